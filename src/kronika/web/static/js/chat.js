// The chat: how much of it this reader has not read, and the way to it.

import { tab } from "./house.js";

const box = () => document.querySelector("[data-read-as]");
const key = () => `read ${box().dataset.readAs}`;

function read() {
  try { return Number(localStorage.getItem(key()) ?? -1); } catch { return -1; }
}

/** Whether the chat is looked at now. */
const looked = () => !document.hidden && Boolean(document.getElementById("log-chat")?.checked) && box().checkVisibility();

/** Count what others said since the chat was last looked at; looking at it is reading it. */
export function count() {
  if (!box()) return;
  const said = [...box().querySelectorAll("[data-said]")].map((line) => Number(line.dataset.said));
  const last = Math.max(-1, ...said);
  if (looked() && last > read()) {
    try { localStorage.setItem(key(), String(last)); } catch { /* private windows */ }
  }
  const unread = looked() ? 0 : said.filter((number) => number > read()).length;
  for (const badge of badges()) {
    badge.hidden = !unread;
    badge.textContent = unread || "";
    badge.setAttribute("aria-label", `${unread} ${badge.dataset.words}`);
  }
}

/** The badge at the chat, and on a phone one at the tab that leads there. */
function badges() {
  const here = document.getElementById("unread");
  const way = document.querySelector("[data-go=log]");
  if (way && here && !way.querySelector("[data-unread]")) {
    const copy = here.cloneNode();
    copy.removeAttribute("id");
    way.append(copy);
  }
  return document.querySelectorAll("[data-unread]");
}

/** To the chat, ready to write. */
export function openChat() {
  const way = document.getElementById("log-chat");
  if (!way) return;
  if (document.querySelector("[data-go=log]")) tab("log");
  way.checked = true;
  count();
  (document.getElementById("chat-text") || document.getElementById("chat-lines")).focus();
}

// Out of the field, so that the keys of the table answer again.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target.id === "chat-text") document.getElementById("main")?.focus({ preventScroll: true });
});
document.addEventListener("change", (event) => { if (event.target.matches("[name=log]")) count(); });
document.addEventListener("click", (event) => { if (event.target.closest("[data-go]")) setTimeout(count); });
document.addEventListener("visibilitychange", count);
addEventListener("storage", count);        // read in another tab
