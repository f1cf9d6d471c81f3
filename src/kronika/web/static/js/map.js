// A map: drag, wheel, pinch, buttons and keys move it; its areas can be tapped, focused and walked. It knows no game.
//
//   [data-map]                 the box, focusable: data-fit, data-focus, data-close as below
//     svg[viewBox]             the chart; its viewBox is the whole of it, unless data-whole says that
//       [data-area][data-at]   an area: an id, its place "x y", its words in aria-label; role=button where it can be chosen
//       [data-badge="ID"]      what stands on an area: a group, put in a row with the others at the place of the area;
//                              data-gap on the svg is the room that each one takes
//   [data-zoom="in|out|world|pieces"]   buttons; `pieces` sets data-nopieces on the box
//   [data-tip]                 tells the words of the area pointed at: a <p>, and a [data-why] button shown for data-ask
//
// data-fit: what the first view shows, "x y width height" or ids of areas; another fit is gone to unless all that can be
// chosen is in sight. On a small screen data-focus ("x y"), if
// there is one, is the middle instead, with data-close pixels for each unit; it is gone to again when a new decision
// has nothing in sight that could be chosen. When the chosen area changes (the picker
// marks it .selected), the document hears `map:chosen` with the area, or with none. A chosen area with data-panel has
// words of its own elsewhere: the tip is silent then. The svg tells its style how far away it is: --unit, the units of a
// pixel, keeps signs at their size; data-far is there while names have little room. The document hears `map:scaled` when it
// has come nearer or gone farther away, and when it has been made anew.

const CLOSEST = 4, SMALL = 700, MARGIN = 40, FAR = 0.8;
let view = null;                           // x, y: the middle; k: pixels for each unit. Kept when the page is morphed.
let fitted = "";
let asked = "";                            // the decision for which the view was last looked at
let bare = false;                          // without pieces
let shown = null;                          // the id of the area whose words are shown
let centred = "";                          // the area that was last brought into sight
let scaled = 0;                            // the scale that was last told

const box = () => document.querySelector("[data-map]");
const chart = () => box()?.querySelector("svg");
const numbers = (text) => text.split(" ").map(Number);
const areas = () => [...chart().querySelectorAll("[data-area]")];
const middle = (area) => numbers(area.dataset.at);

function size() {
  const rect = box().getBoundingClientRect();
  return { w: Math.max(rect.width, 1), h: Math.max(rect.height, 1) };
}

/** The whole chart: its viewBox as the server wrote it. We write another there, and keep this one as data-whole. */
function whole() {
  chart().dataset.whole ??= chart().getAttribute("viewBox");
  const [x, y, w, h] = numbers(chart().dataset.whole);
  return { x, y, w, h };
}

const farthest = ({ w, h }) => Math.min(w / whole().w, h / whole().h);

/** The rectangle of the first view; around areas there is some room. */
function fit() {
  const wanted = box().dataset.fit || chart().dataset.whole;
  if (/^-?\d/.test(wanted)) {
    const [x, y, w, h] = numbers(wanted);
    return { x, y, w, h };
  }
  const places = wanted.split(" ").map((id) => document.getElementById(id)).filter(Boolean).map(middle);
  if (!places.length) return whole();
  const edge = (at, of) => of(...places.map((place) => place[at]));
  const x = edge(0, Math.min), y = edge(1, Math.min), room = Math.min(whole().w, whole().h) / 5;
  return { x: x - room, y: y - room, w: edge(0, Math.max) - x + 2 * room, h: edge(1, Math.max) - y + 2 * room };
}

function start() {
  const { w, h } = size();
  const first = fit();
  if (w >= SMALL || !box().dataset.focus) {
    return { x: first.x + first.w / 2, y: first.y + first.h / 2, k: Math.min(w / first.w, h / first.h) };
  }
  const [x, y] = numbers(box().dataset.focus);
  return { x, y, k: Number(box().dataset.close || 1) };
}

function apply() {
  if (!chart()) return;
  const { w, h } = size();
  const all = whole();
  view.k = Math.min(CLOSEST, Math.max(farthest({ w, h }), view.k));
  const across = w / view.k, down = h / view.k;
  const within = (at, part, from, room) =>
    part >= room ? from + room / 2 : Math.min(Math.max(at, from + part / 2), from + room - part / 2);
  view.x = within(view.x, across, all.x, all.w);
  view.y = within(view.y, down, all.y, all.h);
  const left = (view.x - across / 2).toFixed(1), top = (view.y - down / 2).toFixed(1);
  chart().setAttribute("viewBox", `${left} ${top} ${across.toFixed(1)} ${down.toFixed(1)}`);
  chart().setAttribute("preserveAspectRatio", "xMidYMid meet");
  chart().style.setProperty("--unit", (1 / view.k).toFixed(3));
  chart().toggleAttribute("data-far", view.k < FAR);
  box().toggleAttribute("data-nopieces", bare);
  document.querySelector('[data-zoom="pieces"]')?.setAttribute("aria-pressed", String(bare));
  if (scaled === view.k) return;
  scaled = view.k;
  document.dispatchEvent(new CustomEvent("map:scaled"));
}

/** After the page has come or changed: the same view as before, unless the server wants another part of the map seen. */
function settle() {
  if (!chart()) return;
  whole();
  if (!view || (fitted !== box().dataset.fit && !enough()) || astray()) view = start();
  fitted = box().dataset.fit;
  badges();
  scaled = 0;
  apply();
  watch();
  chosen();
  tell(shown && document.getElementById(shown));
}

/** Whether the view does as well as the one that is wanted: all that can be chosen is in sight, and not much smaller. */
function enough() {
  const { w, h } = size();
  const open = areas().filter(choosable);
  return open.length > 0 && open.every((area) => seen(area, w, h)) && view.k > 0.8 * start().k;
}

/** On a small screen: whether a new decision has nothing in sight that could be chosen. */
function astray() {
  const { decision } = box().closest("[data-decision]")?.dataset || {};
  const { w, h } = size();
  if (w >= SMALL || w < 2 || !decision || decision === asked) return false;
  asked = decision;
  const open = areas().filter(choosable);
  return open.length > 0 && !open.some((area) => seen(area, w, h));
}

function seen(area, w, h) {
  const [x, y] = middle(area);
  return Math.abs(x - view.x) * view.k < w / 2 - MARGIN && Math.abs(y - view.y) * view.k < h / 2 - MARGIN;
}

/** What stands on an area stands side by side, around its place. */
function badges() {
  const rows = new Map();
  for (const badge of chart().querySelectorAll("[data-badge]")) {
    const id = badge.dataset.badge;
    rows.set(id, [...(rows.get(id) || []), badge]);
  }
  const gap = Number(chart().dataset.gap || 24);
  for (const [id, row] of rows) {
    const [x, y] = middle(document.getElementById(id));
    row.forEach((badge, i) => badge.setAttribute("transform", `translate(${x + (i - (row.length - 1) / 2) * gap} ${y})`));
  }
}

/** Zoom by a factor; the point of the screen stays where it is. */
function zoom(factor, at) {
  const { w, h } = size();
  const k = Math.min(CLOSEST, Math.max(farthest({ w, h }), view.k * factor));
  const dx = at ? at.x - w / 2 : 0, dy = at ? at.y - h / 2 : 0;
  view.x += dx / view.k - dx / k;
  view.y += dy / view.k - dy / k;
  view.k = k;
  apply();
}

const kit = {
  in: () => zoom(1.4),
  out: () => zoom(1 / 1.4),
  world() { view = { x: whole().x + whole().w / 2, y: whole().y + whole().h / 2, k: 0 }; apply(); },
  pieces() { bare = !bare; apply(); },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) kit[button.dataset.zoom]();
});

document.addEventListener("wheel", (event) => {
  if (!event.target.closest("[data-map]")) return;
  event.preventDefault();
  const rect = box().getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX - rect.left, y: event.clientY - rect.top });
}, { passive: false });

// One finger drags, two pinch. A drag is no click.
const fingers = new Map();
let dragged = false;
let reach = 0;

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("[data-map]") || event.button > 0) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: { x: event.clientX, y: event.clientY } });
  reach = spread();
});

function spread() {
  const [a, b] = [...fingers.values()];
  return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

document.addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger || !box()) return;
  const dx = event.clientX - finger.x, dy = event.clientY - finger.y;
  finger.x = event.clientX;
  finger.y = event.clientY;
  if (!dragged && Math.hypot(finger.x - finger.from.x, finger.y - finger.from.y) < 5) return;
  dragged = true;
  box().classList.add("drag");
  if (fingers.size === 2) {
    const [a, b] = [...fingers.values()];
    const rect = box().getBoundingClientRect();
    const now = spread();
    if (reach > 0 && now > 0) zoom(now / reach, { x: (a.x + b.x) / 2 - rect.left, y: (a.y + b.y) / 2 - rect.top });
    reach = now;
  }
  view.x -= dx / view.k / fingers.size;
  view.y -= dy / view.k / fingers.size;
  apply();
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    reach = spread();
    if (!fingers.size) box()?.classList.remove("drag");
  });
}
document.addEventListener("click", (event) => {
  if (!dragged || !event.target.closest("[data-map]")) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, { capture: true });

// Keys: on the box they move the map, on an area they walk to the next one that way or choose it.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (!event.target.closest("[data-map]") || event.ctrlKey || event.metaKey) return;
  const area = event.target.closest("[data-area]");
  const way = WAYS[event.key];
  if (event.key === "+" || event.key === "=") kit.in();
  else if (event.key === "-") kit.out();
  else if (event.key === "0") kit.world();
  else if (way && area) next(area, way)?.focus();
  else if (way && event.target === box()) {
    view.x += way[0] * 60 / view.k;
    view.y += way[1] * 60 / view.k;
    apply();
  } else if (area && choosable(area) && (event.key === " " || (event.key === "Enter" && !area.matches(".selected")))) {
    area.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

const choosable = (area) => area.getAttribute("role") === "button";

/** The nearest area that can be chosen in that direction; what lies aside counts double. */
function next(area, [dx, dy]) {
  const [x, y] = middle(area);
  let best = null, least = Infinity;
  for (const other of areas()) {
    if (other === area || !choosable(other) || !other.checkVisibility()) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy, aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead > 0 && ahead + 2 * aside < least) { best = other; least = ahead + 2 * aside; }
  }
  return best;
}

// An area tells of itself: on hover, on focus, on a tap.
function tell(area) {
  const tip = document.querySelector("[data-tip]");
  if (!tip) return;
  const silent = !area || area.matches(".selected[data-panel]");
  tip.hidden = silent;
  if (silent) return;
  const text = area.getAttribute("aria-label");
  const cut = text.indexOf(" (");
  const name = document.createElement("b");
  name.textContent = cut > 0 ? text.slice(0, cut) : text;
  tip.querySelector("p").replaceChildren(name, cut > 0 ? text.slice(cut) : "");
  const why = tip.querySelector("[data-why]");
  if (!why) return;
  why.hidden = !area.dataset.ask;
  why.dataset.why = area.dataset.ask || "";
}

for (const kind of ["pointerover", "focusin", "click"]) {
  document.addEventListener(kind, (event) => {
    if (event.target.closest?.("[data-tip]")) return;
    const area = event.target.closest?.("[data-map] [data-area]");
    if (kind === "pointerover" && event.pointerType === "touch") return;
    if (!area && kind !== "click" && !event.target.closest?.("[data-map]")) return;
    if (area && kind === "focusin" && area.matches(":focus-visible")) bring(area);
    shown = area ? area.id : null;
    tell(area);
  });
}

// The picker marks the area that is chosen; whoever has more to say of it is told.
const watcher = new MutationObserver(() => chosen());
const room = new ResizeObserver(() => { if (chart() && view) apply(); });        // a longer question takes from the map
let watched = null;
function watch() {
  if (watched === chart()) return;
  watcher.disconnect();
  room.disconnect();
  watched = chart();
  room.observe(box());
  watcher.observe(watched, { attributes: true, attributeFilter: ["class"], subtree: true });
}

function chosen() {
  const area = chart()?.querySelector("[data-area].selected");
  document.dispatchEvent(new CustomEvent("map:chosen", { detail: area || null }));
  if (!area) { centred = ""; return; }
  if (centred !== area.id) { centred = area.id; bring(area); }
  if (shown === area.id) tell(area);
}

/** Bring the area into sight if it is not: where a panel takes room from the map, it may be covered. */
function bring(area) {
  const { w, h } = size();
  if (!seen(area, w, h)) [view.x, view.y] = middle(area);
  apply();
}

document.addEventListener("htmx:afterSwap", settle);
document.addEventListener("click", (event) => { if (event.target.closest("[data-go]")) requestAnimationFrame(settle); });
settle();
