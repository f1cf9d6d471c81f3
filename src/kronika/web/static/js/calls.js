// Calling the reader: the icon and the title of the tab, one soft sound, a notice.

import { acts } from "./acts.js";

const facts = () => document.getElementById("table").dataset;
const sound = () => /(^|; )sound=on/.test(document.cookie);

/** The icon of the tab wears a dot while the table waits for you. */
export function badge() {
  const icon = document.getElementById("icon");
  icon.dataset.calm ??= icon.getAttribute("href");
  const wanted = facts().turn ? icon.dataset.turn : icon.dataset.calm;
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** One soft sound and, where allowed, a notice, each time the table begins to wait for you. */
let waited = null;
export function call() {
  const mine = facts().turn;
  if (waited === null) { waited = mine; return; }
  if (mine && mine !== waited) {
    if (sound()) chime();
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(facts().title, { tag: `${facts().move} ${mine}` });   // one for each turn, from however many tabs
    }
  }
  waited = mine;
}

function chime() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.frequency.value = 660;
  loud.gain.setValueAtTime(0.08, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.6);
  tone.connect(loud).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

acts.sound = (el) => {
  const on = sound() ? "off" : "on";
  document.cookie = `sound=${on};path=/;max-age=31536000;samesite=lax`;
  el.setAttribute("aria-pressed", String(on === "on"));
  if (on !== "on") return;
  chime();
  if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
};
