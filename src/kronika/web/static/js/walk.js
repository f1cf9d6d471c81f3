// Walking through history: a slider over all stops, play and pause, without loading the page anew.

import { acts } from "./acts.js";

const PACE = 1500;                         // milliseconds for each stop
const slider = () => document.getElementById("moment");
const stops = () => slider().dataset.stops.split(" ").filter(Boolean);     // none before the first turn
let show = () => {};
let going = false;
let wanted = null;
let dragged = false;
let timer = 0;

/** `way` brings the page of an address into place. */
export const showBy = (way) => { show = way; };

/** To an address of history. Of those asked for while one is on its way, the last counts. */
async function go(url) {
  wanted = url;
  if (going) return;
  going = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    await show(next);
    history.replaceState(null, "", next);
  }
  going = false;
}

const to = (n) => go(`${slider().dataset.page}?at=${stops()[n]}`);

function next() {
  if (!slider()) return pause();
  const here = Number(slider().dataset.here);
  if (here + 1 < stops().length) to(here + 1);
  else pause();
}

function pause() {
  clearInterval(timer);
  timer = 0;
  mark();
}

acts.walk = () => {
  if (timer || !stops().length) { pause(); return; }
  timer = setInterval(next, PACE);
  if (Number(slider().dataset.here) + 1 >= stops().length) to(0);
  else next();
  mark();
};

/** The button says what it does now, and the slider stands where we are. */
export function mark() {
  const button = document.getElementById("walk-play");
  if (!button) return;
  const words = timer ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-pressed", String(Boolean(timer)));
  button.title = words;
  button.querySelector(".unseen").textContent = words;
  if (!dragged) slider().value = slider().dataset.here;
}

document.addEventListener("pointerdown", (event) => { dragged = event.target.id === "moment"; });
document.addEventListener("pointerup", () => { dragged = false; });
document.addEventListener("input", (event) => {
  if (event.target.id !== "moment" || !stops().length) return;
  to(event.target.value);                  // before the slider is put back to where we are
  pause();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-history]");
  if (!link || !slider() || event.ctrlKey || event.metaKey || event.shiftKey || !link.search) return;
  event.preventDefault();
  pause();
  go(link.getAttribute("href"));
});
