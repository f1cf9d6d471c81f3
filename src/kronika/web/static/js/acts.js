// Buttons that ask the server for something: [data-act]. Whoever shows the page says how it is brought up to date.

import { explain, post } from "./wire.js";

let refresh = () => {};
export const refreshBy = (way) => { refresh = way; };

/** Ask before something that others will notice; the button that is meant repeats its own words. */
function sure(el) {
  const box = document.getElementById("sure");
  box.querySelector("[data-title]").textContent = el.textContent.trim();
  box.querySelector("[data-text]").textContent = el.dataset.sure;
  box.querySelector("[data-label]").textContent = el.textContent.trim();
  box.returnValue = "no";
  box.showModal();
  return new Promise((answer) => {
    box.addEventListener("close", () => answer(box.returnValue === "yes"), { once: true });
  });
}

export const acts = {
  async undo() {
    const answer = await post(document.getElementById("table").dataset.undo);
    if (answer?.ok) await refresh();
    else if (answer) await explain(answer);
  },
  async act(el) {
    el.closest("dialog")?.close();
    if (el.dataset.sure && !await sure(el)) return;
    const answer = await post(el.dataset.url, el.dataset.body ? JSON.parse(el.dataset.body) : {}, el.dataset.method);
    if (!answer) return;
    if (!answer.ok) { await explain(answer); return; }
    let body = {};
    try { body = await answer.json(); } catch { /* nothing to read */ }
    if (el.dataset.then && body.table) location.assign(el.dataset.then.replace("ID", body.table.id));
    else await refresh();
  },
  async link(el) {
    el.closest("dialog")?.close();
    await showLink(await fetch(el.dataset.url, { headers: PART }));
  },
  /** A new link for somebody else's seat: a form of our own page. */
  async newlink(el) {
    const form = new URLSearchParams({ csrf: document.body.dataset.csrf, seat: el.dataset.seat });
    await showLink(await fetch(el.dataset.url, { method: "POST", body: form, headers: PART }));
  },
};

const PART = { "HX-Request": "true" };       // without the page around it

/** In the dialog of a table, or on the page of the link itself. */
async function showLink(answer) {
  const box = document.getElementById("link");
  box.querySelector("[data-body]").innerHTML = await answer.text();
  offerToShare();
  if (!box.open) box.showModal?.();
}

function offerToShare() {
  for (const button of document.querySelectorAll("[data-do=share]")) button.hidden = !navigator.share;
}
offerToShare();

document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-act]");
  if (el) acts[el.dataset.act]?.(el);
});
