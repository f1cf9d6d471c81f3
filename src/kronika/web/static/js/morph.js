// What stays as it is when the page is morphed: what the reader opened, chose, is typing or is pressing, and the place of
// the keyboard.

const page = () => document.getElementById("table");
const open = (name, node) => (name === "open" && node.matches("dialog, details")) || name === "data-tab" || name === "checked";
const shown = (node) => node.matches("#unread, [data-unread]") || node.id === "walk-play" || node.id === "reel-play";
// The picker's button is left alone: a press is lost when what was pressed is taken out from under the finger. So are
// the words that it has filled in, and what a panel's own script fills ([data-kept]).
const filled = (node) => node.id === "confirm" || node.matches?.("[data-next], [data-so-far], [data-kept]");
const typing = () => document.activeElement?.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea");

Idiomorph.defaults.callbacks.beforeNodeMorphed = (node, fresh) => !(node.id && node.id === fresh.id && filled(node));
Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) => !open(name, node) && !shown(node);
// Only what is being typed is kept: a button under the focus must get its new words like any other.
Object.defineProperty(Idiomorph.defaults, "ignoreActiveValue", { get: typing, enumerable: true });

const NAMES = ["id", "data-word", "data-act", "data-history", "data-go", "data-open", "data-do", "href"];

/** What a part is called, however often the page is made anew. */
function name(el) {
  const key = NAMES.find((each) => el.hasAttribute(each));
  if (!key) return "";
  const level = el.hasAttribute("data-level") ? `[data-level="${el.dataset.level}"]` : "";
  return `[${key}="${CSS.escape(el.getAttribute(key))}"]${level}`;
}

const seen = (el) => el.checkVisibility();
const group = (el) => el.closest("[data-arrows], .do, [role=tablist], ul, ol");
const among = (box) => [...box.querySelectorAll("[data-word], button, a, [tabindex='0']")].filter(seen);

let held = null;
/** Before the page is morphed: where the keyboard is. */
export function hold() {
  const el = document.activeElement;
  if (!el || el === document.body || !page().contains(el)) { held = null; return; }
  const box = group(el);
  held = { name: name(el), box, at: box ? among(box).indexOf(el) : -1 };
}

/** After it: the same part, or what has taken its place in its row, or the table itself. A second Enter in a hurry must
 *  not end something: the keyboard never comes to such a button by itself. */
export function release() {
  if (!held) return;
  const now = document.activeElement;
  const { name: called, box, at } = held;
  held = null;
  if (now && now !== document.body && seen(now) && name(now) === called) return;
  const same = called && [...page().querySelectorAll(called)].find(seen);
  const row = box?.isConnected && at >= 0 ? among(box).filter((each) => !each.matches(".picks .quiet")) : [];
  (same || row[Math.min(at, row.length - 1)] || document.getElementById("main"))?.focus({ preventScroll: true });
}
