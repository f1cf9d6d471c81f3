// A live table: says moves, listens for events, brings the page up to date, and calls when it is your turn.

import { acts, refreshBy } from "./acts.js";
import { badge, call } from "./calls.js";
import { count, openChat } from "./chat.js";
import { hear } from "./heard.js";
import { tab } from "./house.js";
import { hold, release } from "./morph.js";
import { Picker } from "./picker.js";
import { attendSteps, followBy, instead } from "./since.js";
import { mark, showBy } from "./walk.js";
import { explain, post, toast } from "./wire.js";

const page = () => document.getElementById("table");
const facts = () => page().dataset;
let picker = null;

/** Fetch the page as it is now and morph it in place. Calls that come in the meantime are one more call. */
let loading = false;
let again = false;
let heard = "";                       // the name of what the last event told
const shown = () => facts().now === heard;
export async function refresh() {
  if (loading) { again = true; return; }
  loading = true;
  try {
    await bring(facts().refresh);
  } catch {
    document.body.classList.add("offline");  // the stream of events will tell when the line is back
  } finally {
    loading = false;
    const more = again || (behind && !shown());
    again = behind = false;
    if (more) refresh();
  }
}

/** Put the page of an address in the place of this one. */
const bring = (url) => htmx.ajax("GET", url, { target: "#table", swap: "morph:outerHTML", source: page() });
refreshBy(refresh);
showBy(bring);
followBy(bring);

/** Refresh for an event, unless what is being fetched shows it too. */
let behind = false;
function catchUp() {
  if (loading) behind = true;
  else refresh();
}

/** Say a move. A stale one brings the present decision; a refused one answers with the rule. Said lightly, what could not
 *  be undone is not played: the reader is asked first. */
async function say(words, decision, lightly = false) {
  if (Array.isArray(words)) return sayAll(words, decision);
  const before = facts().now;
  const answer = await post(facts().move, { words, decision, undoable: lightly });
  if (!answer) return false;
  if (lightly && !answer.ok) return false;
  if (answer.ok || answer.status === 409) {
    if (!answer.ok) toast(facts().stale);
    if (answer.ok && source?.readyState === EventSource.OPEN) soon(before);
    else setTimeout(refresh);
    return answer.ok || "stale";
  }
  await explain(answer);
  return false;
}

/** Several moves as one act: each answers with the decision that it leaves open. */
async function sayAll([words, ...rest], decision) {
  if (!rest.length) return say(words, decision);
  const answer = await post(facts().move, { words, decision });
  if (answer?.ok) return sayAll(rest, (await answer.json()).decision);
  if (answer) await explain(answer);
  refresh();
  return false;
}

/** What we did comes back as an event, often with the bots' answer; if it does not, we look ourselves. */
const SOON = 1000;
function soon(before) {
  setTimeout(() => { if (facts().now === before && !loading) refresh(); }, SOON);
}

// Events: an event that the page does not show yet means that something changed; the page itself is the state. A browser
// comes back by itself when the line breaks, but not when it is answered with an error, as by a proxy whose server is
// away: then we do.
const PAUSE = 2000;
let source = null;
let retry = 0;
const later = () => { clearTimeout(retry); retry = setTimeout(refresh, PAUSE); };
function listen() {
  if (!facts().events || source || asking) return;
  source = new EventSource(facts().events);
  source.addEventListener("table", (event) => {
    const news = JSON.parse(event.data);
    heard = news.now;
    document.body.classList.toggle("busy", news.busy);
    if (!shown()) catchUp();
  });
  source.addEventListener("ended", lookAgain);
  source.addEventListener("error", () => {
    document.body.classList.add("offline");
    if (source.readyState !== EventSource.CLOSED) return;
    source = null;
    setTimeout(listen, PAUSE);
    later();                                 // it may be refused because the seat is not ours any more
  });
  source.addEventListener("open", () => {
    if (document.body.classList.contains("offline")) refresh();
    document.body.classList.remove("offline");
  });
}

/** The seat is not this browser's any more: the table is shown anew, as whoever looks on now may see it. */
function lookAgain() {
  source?.close();
  location.replace(location.pathname);
}
// A page that comes out of the browser's memory may show what it may not show any more.
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

// A browser has six lines to one address for all its tabs. The tab that is looked at has a stream of events, and so do
// two others; the rest give theirs up while they are hidden, and ask now and then.
const STREAMS = 2;
const ASK = 20000;
let kept = false;
let asking = 0;

/** Try to be one of the few: a lock that is held for as long as the tab is there. */
async function keep() {
  for (let n = 0; n < STREAMS && !kept && navigator.locks; n++) {
    await new Promise((next) => navigator.locks.request(`stream ${n}`, { ifAvailable: true }, (lock) => {
      kept = kept || Boolean(lock);
      next();
      return lock && new Promise(() => {});
    }));
  }
}

async function attend() {
  if (!facts().events) return;
  if (document.hidden) await keep();
  clearInterval(asking);
  asking = 0;
  if (kept || !document.hidden) { listen(); return; }
  source?.close();
  source = null;
  asking = setInterval(refresh, ASK);
}
document.addEventListener("visibilitychange", attend);

/** After every change of the page. */
function settle() {
  const root = document.querySelector("[data-picker]");
  if (!root) picker = null;
  else if (!picker || picker.root !== root) picker = new Picker(root, say);
  else picker.refresh();
  document.title = facts().title;
  badge();
  call();
  count();
  mark();
  lead();
  hear();
  attendSteps();
  scene();
  release();
}

/** On a small screen what can be done next is on the screen: if it stands behind another tab, that one is opened; first
 *  of all a scene, which tells why. Who has opened a tab since their last decision is left where they are reading. */
let mine = "";
let reading = false;
document.addEventListener("click", (event) => { if (event.isTrusted && event.target.closest("[data-go]")) reading = true; });
function lead() {
  const { decision, turn } = facts();
  const before = mine;
  mine = turn ? decision : "";
  if (before && before !== decision) reading = false;
  const tabs = [...document.querySelectorAll("[data-go]")].filter((each) => each.checkVisibility());
  if (reading || !turn || before === decision || !tabs.length) return;
  const parts = (box) => [...page().querySelectorAll(`${box} [data-word].legal, ${box} [data-series].legal`)];
  const wanted = parts(".board .scene").length ? ".board .scene" : ".board";
  const open = () => parts(wanted).some((each) => each.checkVisibility());
  const now = tabs.find((each) => each.classList.contains("on"));
  const found = open() ? now : tabs.find((each) => { tab(each.dataset.go); return open(); });
  if (!found && now) tab(now.dataset.go);
}

/** The conflicts of an age open by themselves, once. */
function scene() {
  const box = document.querySelector("dialog[data-scene]");
  if (!box || page().classList.contains("following")) return;
  const key = `scene ${facts().move} ${box.dataset.scene}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "1");
  } catch { return; }
  if (!document.querySelector("dialog[open]")) box.showModal();
}

/** What the log told before is fetched when the reader comes to the end of it. */
async function earlier(link) {
  if (link.ariaBusy) return;
  link.ariaBusy = "true";
  const answer = await fetch(link.href);
  if (answer.ok) link.closest(".earlier").innerHTML = await answer.text();
  link.ariaBusy = null;
}
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-earlier]");
  if (!link) return;
  event.preventDefault();
  earlier(link);
});
document.addEventListener("scroll", (event) => {
  const box = event.target;
  if (!box.matches?.(".entries") || box.scrollTop + box.clientHeight < box.scrollHeight - 40) return;
  const link = box.querySelector("a[data-earlier]");
  if (link) earlier(link);
}, true);

// Clocks count down between events.
setInterval(() => {
  for (const el of document.querySelectorAll("[data-left]")) {
    if (!el.hasAttribute("data-ticking")) continue;
    const left = Math.max(0, Number(el.dataset.left) - 1);
    el.dataset.left = left;
    const h = Math.floor(left / 3600), m = Math.floor(left / 60) % 60, s = left % 60;
    const two = (n) => String(n).padStart(2, "0");
    el.textContent = h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }
}, 1000);

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-chat]");
  if (!form) return;
  event.preventDefault();
  const field = form.elements.text;
  if (!field.value.trim()) return;
  const answer = await post(form.dataset.chat, { text: field.value });
  if (answer?.ok) { field.value = ""; refresh(); } else if (answer) explain(answer);
});

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey) return;
  const link = { ArrowLeft: "before", ArrowRight: "after", Home: "first", End: "last" }[event.key];
  const to = link && document.querySelector(`[data-history="${link}"]`);
  if (to) to.click();
  const key = event.key.toLowerCase();
  if (key === "u" || key === "z") document.querySelector("[data-act=undo]")?.click();
  if (key === "h") picker?.hint();
  if (key === "p") document.getElementById("walk-play")?.click();
  if (key === "c") { event.preventDefault(); openChat(); }
});

acts.ask = (el) => {
  const on = el.getAttribute("aria-pressed") !== "true";
  document.cookie = `ask=${on ? "on" : "off"};path=/;max-age=31536000;samesite=lax`;
  el.setAttribute("aria-pressed", String(on));
  page().toggleAttribute("data-ask", on);
};

// Hints at this table, whatever the game gives by itself.
acts.hints = (el) => {
  const on = el.getAttribute("aria-pressed") !== "true";
  document.cookie = `guide=${on ? "" : "-"}${el.dataset.table};path=/;max-age=31536000;samesite=lax`;
  el.setAttribute("aria-pressed", String(on));
  refresh();
};

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target === page() && instead(event.detail.serverResponse)) event.detail.shouldSwap = false;
  else hold();
});

// A page that the server could not give just now is asked for again.
document.addEventListener("htmx:responseError", (event) => {
  const status = event.detail.xhr.status;
  if (status === 429 || status >= 500) later();
  if (status === 401 || status === 403) lookAgain();
});

document.addEventListener("htmx:afterSwap", () => {
  document.body.classList.remove("offline");
  const name = document.querySelector("[data-go].on")?.dataset.go;
  let kept = null;
  try { kept = sessionStorage.getItem("tab"); } catch { /* private windows */ }
  if (kept && kept !== name && document.querySelector(`[data-go="${kept}"]`)) tab(kept);
  settle();
});

settle();
attend();
