// What others did since my last decision, step by step: it begins by itself when my turn comes, and never stands in the
// way. What has been on the screen for a while counts as seen.

import { acts } from "./acts.js";

const STEP = 2400;                         // milliseconds for each step at the pace 1
const SEEN = 1500;                         // that the present must have been shown
const FEWEST = 2;                          // steps that begin by themselves
const table = () => document.getElementById("table");
const following = () => table()?.classList.contains("following");
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const pace = () => /(?:^|; )since=(1|2|4|off)/.exec(document.cookie)?.[1] ?? "2";
let bring = () => {};
let timer = 0;
let dwell = 0;
let wanted = null;
let going = false;

/** `way` brings the page of an address into place. */
export const followBy = (way) => { bring = way; };

const key = () => `since ${table().dataset.step}`;
function seen() {
  try { return Number(sessionStorage.getItem(key()) || 0); } catch { return 0; }
}
function mark(moment) {
  try { sessionStorage.setItem(key(), moment); } catch { /* private windows */ }
}

const moments = (since) => since.split(" ").filter(Boolean).map(Number);

/** The first step of a page that has not been seen, if it is to be shown by itself; else 0. */
function unseen(since) {
  const fresh = moments(since).filter((moment) => moment > seen());
  return pace() !== "off" && fresh.length >= FEWEST ? moments(since).length - fresh.length + 1 : 0;
}

/** Of the addresses asked for while one is on its way, the last counts. */
async function go(url) {
  wanted = url;
  if (going) return;
  going = true;
  try {
    while (wanted) {
      const next = wanted;
      wanted = null;
      await bring(next);
    }
  } catch { /* the line is down: the page will be asked for again */ } finally { going = false; }
}
const to = (step) => go(`${table().dataset.step}${step}`);

function leave() {
  const now = document.querySelector("[data-leave]").getAttribute("href");
  const ats = table().dataset.since;
  stop();
  mark(moments(ats).at(-1) ?? 0);
  go(now);
}

function next() {
  const link = document.querySelector(".reel [data-reel=after]");
  if (!link) stop();
  else if (link.dataset.to) to(link.dataset.to);
  else leave();
}

function start() {
  stop();
  timer = setInterval(() => { if (!document.hidden && !document.querySelector("dialog[open]")) next(); },
    STEP / (Number(pace()) || 1));
  show();
}
function stop() {
  clearInterval(timer);
  timer = 0;
  show();
}

/** A page that has come but is not shown yet: whether the story is shown instead. */
export function instead(html) {
  const head = html.slice(0, 4000);
  if (following() || !/\sdata-follow[\s>]/.test(head)) return false;
  const step = unseen(/data-since="([^"]*)"/.exec(head)?.[1] ?? "");
  if (step) begin(step);
  return step > 0;
}

function begin(step) {
  if (!still()) start();
  setTimeout(() => to(step));
}

/** After every change of the page. */
export function attendSteps() {
  clearTimeout(dwell);
  const { since, follow } = table().dataset;
  if (following()) { show(); return; }
  if (timer && !going) stop();
  const step = follow === undefined || going ? 0 : unseen(since);
  if (step) begin(step);
  else if (since) dwell = setTimeout(() => { if (!document.hidden) mark(moments(since).at(-1)); }, SEEN);
}

/** The button says what it does, the list shows where we are. */
function show() {
  const button = document.getElementById("reel-play");
  if (!button) return;
  const words = timer ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-pressed", String(Boolean(timer)));
  button.title = words;
  button.querySelector(".unseen").textContent = words;
  const box = document.querySelector(".reel-steps"), now = box?.querySelector(".now");
  if (now) box.scrollTop = now.offsetTop - box.clientHeight / 2;
}

acts.reel = () => { if (timer) stop(); else { start(); next(); } };
acts.pace = (el) => {
  document.cookie = `since=${el.dataset.pace};path=/;max-age=31536000;samesite=lax`;
  for (const each of document.querySelectorAll("[data-act=pace]")) {
    each.setAttribute("aria-pressed", String(each.dataset.pace === el.dataset.pace));
  }
  if (!following()) return;
  if (el.dataset.pace === "off") stop();
  else if (timer) start();
};

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-to], a[data-leave]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.hasAttribute("data-leave")) { leave(); return; }
  if (following()) stop();
  else if (!still() && pace() !== "off") start();
  to(link.dataset.to);
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!following()) {
    if (event.key.toLowerCase() === "f") document.getElementById("see-steps")?.click();
    return;
  }
  const press = (part) => document.querySelector(part)?.click();
  const keys = {
    ArrowLeft: () => press(".reel [data-reel=before]"), ArrowRight: () => press(".reel [data-reel=after]"),
    Home: () => press(".reel [data-to='1']"), End: leave, Escape: leave, p: acts.reel, P: acts.reel,
  };
  if (!event.target.closest("a, button, summary")) keys.Enter = leave;
  if (!event.target.closest("a, button, summary")) keys[" "] = acts.reel;
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
