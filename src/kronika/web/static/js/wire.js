// Asking the server for something, and telling what came of it.

import { tellWhy } from "./house.js";

const headers = () => ({ "Content-Type": "application/json", "X-CSRF": document.body.dataset.csrf || "" });
const failed = () => document.querySelector("[data-failed]")?.dataset.failed;

/** The server's answer, or null when there was none: that is told at once. */
export async function post(url, body, method = "POST") {
  try {
    return await fetch(url, { method, headers: headers(), body: method === "POST" ? JSON.stringify(body || {}) : null });
  } catch {
    toast(failed());
    return null;
  }
}

/** Why the server refused: the rule, or a sentence. */
export async function explain(answer) {
  let body = {};
  try { body = await answer.json(); } catch { /* not JSON */ }
  if (body.ref) tellWhy(body.ref, body.text, body.because);
  else toast(body.text || failed());
}

let timer = 0;
export function toast(text) {
  const box = document.getElementById("toast");
  box.textContent = text || "";
  box.hidden = !text;
  clearTimeout(timer);
  timer = setTimeout(() => { box.hidden = true; }, 5000);
}
