// The map: drag, wheel, pinch, buttons and keys move it; a tapped land tells of itself. It knows no rules and no moves.

const WIDTH = 1427, HEIGHT = 686, CLOSEST = 4;
let view = null;                           // x, y: the middle; k: pixels for each unit. Kept when the page is morphed.
let home = "";
let bare = false;                          // without pieces
let shown = null;                          // the id of the land whose words are shown
let centred = "";                          // the land that was last brought into sight

const box = () => document.querySelector("[data-map]");
const svg = () => box()?.querySelector("svg.world");

function size() {
  const rect = box().getBoundingClientRect();
  return { w: Math.max(rect.width, 1), h: Math.max(rect.height, 1) };
}

const farthest = ({ w, h }) => Math.min(w / WIDTH, h / HEIGHT);

/** The first view: the server's part of the map on a desk, the middle of events on a small screen. */
function start() {
  const { w, h } = size();
  const [x, y, width, height] = box().dataset.home.split(" ").map(Number);
  if (w >= 700) return { x: x + width / 2, y: y + height / 2, k: Math.min(w / width, h / height) };
  const [fx, fy] = box().dataset.focus.split(" ").map(Number);
  return { x: fx, y: fy, k: 1.15 };
}

function apply() {
  if (!svg()) return;
  const { w, h } = size();
  view.k = Math.min(CLOSEST, Math.max(farthest({ w, h }), view.k));
  const across = w / view.k, down = h / view.k;
  const within = (at, part, whole) => part >= whole ? whole / 2 : Math.min(Math.max(at, part / 2), whole - part / 2);
  view.x = within(view.x, across, WIDTH);
  view.y = within(view.y, down, HEIGHT);
  svg().setAttribute("viewBox", `${(view.x - across / 2).toFixed(1)} ${(view.y - down / 2).toFixed(1)} ${across.toFixed(1)} ${down.toFixed(1)}`);
  svg().setAttribute("preserveAspectRatio", "xMidYMid meet");
  box().toggleAttribute("data-nopieces", bare);
  document.querySelector('[data-zoom="pieces"]')?.setAttribute("aria-pressed", String(bare));
}

/** After the page has come or changed: the same view as before, unless the server shows another part of the world. */
function settle() {
  if (!box()) return;
  if (!view || home !== box().dataset.home) view = start();
  home = box().dataset.home;
  apply();
  watch();
  picked();
  tell(shown && document.getElementById(shown));
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
  world() { view = { x: WIDTH / 2, y: HEIGHT / 2, k: 0 }; apply(); },
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

document.addEventListener("keydown", (event) => {
  if (!event.target.closest("[data-map]") || event.ctrlKey || event.metaKey) return;
  const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (event.key === "+" || event.key === "=") kit.in();
  else if (event.key === "-") kit.out();
  else if (event.key === "0") kit.world();
  else if (move && event.target === box()) {
    view.x += move[0] * 60 / view.k;
    view.y += move[1] * 60 / view.k;
    apply();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// A land tells of itself: on hover, on focus, on a tap. Lands in reach have their own panel once they are picked.
function tell(land) {
  const tip = document.getElementById("landtip");
  if (!tip) return;
  const silent = !land || (land.classList.contains("selected") && land.dataset.aim);
  tip.hidden = silent;
  if (silent) return;
  const text = land.getAttribute("aria-label");
  const cut = text.indexOf(" (");
  const name = document.createElement("b");
  name.textContent = cut > 0 ? text.slice(0, cut) : text;
  tip.querySelector("p").replaceChildren(name, cut > 0 ? text.slice(cut) : "");
  const why = tip.querySelector("[data-why]");
  why.hidden = !land.dataset.ask;
  why.dataset.why = land.dataset.ask || "";
}

const landOf = (event) => event.target.closest?.("[data-map] .land");
for (const kind of ["pointerover", "focusin", "click"]) {
  document.addEventListener(kind, (event) => {
    if (event.target.closest?.("#landtip")) return;
    const land = landOf(event);
    if (kind === "pointerover" && event.pointerType === "touch") return;
    if (!land && kind !== "click" && !event.target.closest?.("[data-map]")) return;
    shown = land ? land.id : null;
    tell(land);
  });
}

// The panel of the land that is picked. The picker marks it; here its data are written out.
const watcher = new MutationObserver(() => picked());
let watched = null;
function watch() {
  if (watched === svg()) return;
  watcher.disconnect();
  watched = svg();
  watcher.observe(watched, { attributes: true, attributeFilter: ["class"], subtree: true });
}

const fill = (pattern, values) => pattern.replace(/\{(\d)\}/g, (_, n) => values[Number(n)]);

function picked() {
  const panel = document.getElementById("aim");
  const land = svg()?.querySelector(".land.selected");
  const arrow = document.querySelector("[data-worth]");
  if (panel) panel.hidden = !land?.dataset.aim;
  if (arrow) arrow.hidden = !land?.dataset.aim;
  if (!land) { centred = ""; return; }
  if (panel && land.dataset.aim) write(panel, land, arrow);
  if (centred !== land.id) { centred = land.id; bring(land); }
  if (shown === land.id) tell(land);
}

function write(panel, land, arrow) {
  const [seat, held, ground, ways, dice, ladder, end, fate, gain, region, regionGain, builtGain] = land.dataset.aim.split("|");
  const words = panel.dataset;
  const slot = (name, text) => { panel.querySelector(`[data-slot="${name}"]`).textContent = text; };
  const sign = panel.querySelector('[data-slot="seat"]');
  sign.setAttribute("class", `seat seat${seat}`);
  sign.hidden = seat === "0";
  if (seat !== "0") sign.querySelector("use").setAttribute("href", `#g${seat}`);
  const label = land.getAttribute("aria-label");
  slot("name", label.slice(0, label.indexOf(" (")));
  slot("held", held);
  slot("ground", ground);
  slot("dice", dice);
  slot("end", end && fill(words.end, end.split("~")));
  slot("fate", fate);
  slot("gain", gain);
  slot("region", region);
  slot("region_gain", region && regionGain);
  slot("built", builtGain === "0" ? "" : words.built);
  slot("built_gain", builtGain === "0" ? "" : builtGain);
  steps(panel.querySelector('[data-slot="ladder"]'), ladder);
  ways.split("^").forEach((way, i) => route(panel.querySelector(`[data-way="${i}"]`), way.split("~"), words));
  if (arrow) arrow.hidden = gain === "0";
  if (arrow) arrow.textContent = `→ ${Number(arrow.dataset.worth) + Number(gain.replace("−", "-"))}`;
}

function steps(line, ladder) {
  const rungs = ladder ? ladder.split("^").map((text) => Object.assign(document.createElement("b"), { textContent: text })) : [];
  line.replaceChildren(...(rungs.length ? [line.dataset.label, ...rungs] : []));
}

function route(button, [way, over, win, tie, lose, rerolls, first, second], words) {
  const slot = (name, text) => { button.querySelector(`[data-slot="${name}"]`).textContent = text; };
  button.classList.toggle("free", !win);
  button.querySelector("svg.i use").setAttribute("href", `#h-${way === "land" ? "landway" : way}`);
  slot("way", words[way]);
  slot("over", over);
  slot("win", win || "");
  slot("rest", win ? fill(words.rest, [tie, lose]) + (rerolls ? `; ${words.rerolls}` : "") : "");
  button.querySelector(".w").setAttribute("d", `M0 0h${first || 0}v8H0z`);
  button.querySelector(".t").setAttribute("d", `M0 0h${second || 0}v8H0z`);
}

/** Bring the land into sight if it is not: where the panel takes room from the map, it may be covered. */
function bring(land) {
  const { w, h } = size();
  const [x, y] = land.dataset.at.split(" ").map(Number);
  const dx = Math.abs(x - view.x) * view.k, dy = Math.abs(y - view.y) * view.k;
  if (dx > w / 2 - 40 || dy > h / 2 - 40) { view.x = x; view.y = y; }
  apply();
}

document.addEventListener("htmx:afterSwap", settle);
addEventListener("resize", () => { if (box() && view) apply(); });
document.addEventListener("click", (event) => { if (event.target.closest("[data-go]")) requestAnimationFrame(settle); });
settle();
