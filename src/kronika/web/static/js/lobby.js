// The lobby asks now and then what has changed; mostly nothing has, and the answer is empty.

import { remember } from "./seals.js";

const LOOK = 4000;                    // milliseconds, while the page is looked at
const AWAY = 20000;
const lobby = () => document.getElementById("lobby");
const clock = (left) => {
  const two = (n) => String(n).padStart(2, "0");
  const h = Math.floor(left / 3600), m = Math.floor(left / 60) % 60;
  return h ? `${h}:${two(m)}:${two(left % 60)}` : `${m}:${two(left % 60)}`;
};

let last = Date.now();
async function look() {
  last = Date.now();
  try {
    await htmx.ajax("GET", `/?seen=${lobby().dataset.now}`, { target: "#lobby", swap: "morph:outerHTML", source: lobby() });
  } catch { /* the next look will tell */ }
}

/** Title, icon and bell say at how many tables somebody waits for the reader. */
function tell() {
  remember();
  const waiting = Number(lobby().dataset.waiting);
  document.title = lobby().dataset.title;
  const bell = document.getElementById("bell");
  if (bell) { bell.textContent = waiting; bell.hidden = !waiting; }
  const icon = document.getElementById("icon");
  icon.dataset.calm ??= icon.getAttribute("href");
  icon.setAttribute("href", waiting ? icon.dataset.turn : icon.dataset.calm);
}

setInterval(() => {
  if (Date.now() - last >= (document.hidden ? AWAY : LOOK)) look();
  for (const el of document.querySelectorAll("[data-ticking]")) {
    el.dataset.left = Math.max(0, Number(el.dataset.left) - 1);
    el.textContent = clock(Number(el.dataset.left));
  }
}, 1000);
document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
document.addEventListener("htmx:afterSwap", tell);
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// The name that was typed goes with whatever is started.
document.addEventListener("submit", (event) => {
  const field = document.getElementById("name");
  const hidden = event.target.querySelector("input[type=hidden][name=name]");
  if (field && hidden && !hidden.value) hidden.value = field.value;
});
tell();
