// What every page needs: theme, dialogs, tabs, hover cards, copying a link. No state of the game.

const root = document.documentElement;
const cookie = (name, value) => { document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`; };
const dark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

const does = {
  theme() {
    root.dataset.theme = dark() ? "light" : "dark";
    cookie("theme", root.dataset.theme);
  },
  open(el) { show(el.dataset.open); },
  close(el) { el.closest("dialog")?.close(); },
  async copy(el) {
    const field = document.getElementById(el.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    el.textContent = el.dataset.done;
  },
  go(el) { tab(el.dataset.go); },
  print() { window.print(); },
  share(el) { navigator.share({ title: el.dataset.title, url: el.dataset.link }).catch(() => {}); },
};

/** Open a dialog; what another one opens takes its place. Of the keys it tells those that this page answers to. */
function show(id) {
  const box = document.getElementById(id);
  if (!box) return;
  document.querySelector("dialog[open]")?.close();
  for (const row of box.querySelectorAll("[data-needs]")) row.hidden = !document.querySelector(row.dataset.needs);
  box.showModal();
}

function tab(name) {
  const board = document.querySelector("[data-tab]");
  if (!board) return;
  board.dataset.tab = name;
  try { sessionStorage.setItem("tab", name); } catch { /* private windows */ }
  document.querySelectorAll("[data-go]").forEach((el) => {
    el.classList.toggle("on", el.dataset.go === name);
    el.setAttribute("aria-selected", String(el.dataset.go === name));
  });
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-do]");
  if (target) does[target.dataset.do]?.(target);
  const why = event.target.closest("[data-why]");
  if (why) { event.preventDefault(); tellWhy(why.dataset.why, "", why.dataset.because); }
  if (event.target instanceof HTMLDialogElement && !event.target.hasAttribute("data-stay")) event.target.close();
});

/** Why not: what is missing, where that needs saying; our sentence, the rule's id, and the way into the rulebook. */
export async function tellWhy(ref, text, because) {
  const dialog = document.getElementById("why");
  const known = [...document.querySelectorAll("template[data-reason]")].find((each) => each.dataset.reason === ref);
  const body = dialog.querySelector("[data-body]");
  if (known) body.replaceChildren(known.content.cloneNode(true));
  else {
    const edition = dialog.dataset.edition ? `?edition=${encodeURIComponent(dialog.dataset.edition)}` : "";
    const answer = await fetch(`${dialog.dataset.url}${encodeURIComponent(ref)}${edition}`);
    if (answer.ok) body.innerHTML = await answer.text();
    else body.textContent = text || ref;
  }
  if (because) {
    const missing = document.createElement("p");
    missing.className = "missing";
    missing.textContent = because;
    body.prepend(missing);
  }
  dialog.showModal();
}

// A card, large, beside whatever names it.
const seen = new Map();
let over = null;

async function enlarge(el) {
  over = el;
  const url = el.dataset.card;
  if (!seen.has(url)) {
    const answer = await fetch(url);
    seen.set(url, answer.ok ? await answer.text() : "");
  }
  if (over !== el || !seen.get(url)) return;
  const box = document.getElementById("hover");
  box.innerHTML = seen.get(url);
  box.hidden = false;
  const at = el.getBoundingClientRect();
  const left = at.left > innerWidth / 2 ? at.left - box.offsetWidth - 10 : at.right + 10;
  box.style.left = `${Math.max(6, Math.min(left, innerWidth - box.offsetWidth - 6))}px`;
  box.style.top = `${Math.max(6, Math.min(at.top - 20, innerHeight - box.offsetHeight - 6))}px`;
}

function shrink() {
  over = null;
  const box = document.getElementById("hover");
  if (box) box.hidden = true;
}

let wait = 0;
const later = (el, time) => { clearTimeout(wait); wait = setTimeout(() => enlarge(el), time); };
document.addEventListener("pointerover", (event) => {
  const el = event.target.closest("[data-card]");
  if (event.pointerType === "touch") return;
  if (el) later(el, 260);
  else { clearTimeout(wait); shrink(); }
});
document.addEventListener("focusin", (event) => {
  const el = event.target.closest("[data-card]");
  if (el && event.target.matches(":focus-visible")) later(el, 400);
  else shrink();
});
document.addEventListener("pointerdown", (event) => {
  const el = event.target.closest("[data-card]");
  if (el && event.pointerType === "touch") later(el, 420);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => { clearTimeout(wait); shrink(); }, { capture: true, passive: true });
}
// A choice that was clicked at its label gives the keyboard back to the table; who came to it by keys stays there.
document.addEventListener("click", (event) => {
  const field = event.target.closest("#table label")?.control;
  if (field?.matches("[type=radio], [type=checkbox]") && field !== event.target) setTimeout(() => field.blur());
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") shrink();
  if (event.key === "?" && !event.target.closest("input, textarea")) show("keys");
});

/** The tab that was opened last; a table that waits for its reader leads on from there to what can be done. */
function reopen() {
  let name = null;
  try { name = sessionStorage.getItem("tab"); } catch { /* private windows */ }
  if (name && document.querySelector(`[data-go="${name}"]`)) tab(name);
}
reopen();
export { tab };
