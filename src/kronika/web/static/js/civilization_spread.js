// What stands on the map keeps its size while the map gets smaller: rows of pieces that would lie over each other move
// apart a little, and names or empty lands that are covered then are left out.

const ROUNDS = 40, FAR = 24, GAP = 2;      // how often rows are moved; how far, in pixels; what is left between them
const RIM = 2;                             // pixels that signs may have in common

const homes = new WeakMap();               // by place: where it belongs, and where we have put it
const chart = () => document.getElementById("chart");
const moved = (x, y) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** Where a place belongs: as the server wrote it, unless that is what we wrote. */
function home(place) {
  const now = place.getAttribute("transform"), known = homes.get(place);
  if (known?.put === now) return known;
  const [x, y] = now.match(/-?[\d.]+/g).map(Number);
  return { x, y };
}

/** A row of pieces: where it belongs, and half its width and height, in units of the map. */
function row(place, size) {
  const { x, y } = home(place), { width, height } = place.querySelector(".pieces").getBBox();
  const gap = GAP / 2 * size;
  return { place, x, y, dx: 0, dy: 0, wide: width / 2 * size + gap, high: Math.min(height / 2, 11) * size + gap };
}

/** Two rows that meet move apart the shorter way, each by half. */
function part(a, b) {
  const x = b.x + b.dx - a.x - a.dx, y = b.y + b.dy - a.y - a.dy;
  const across = a.wide + b.wide - Math.abs(x), down = a.high + b.high - Math.abs(y);
  if (across <= 0 || down <= 0) return;
  const way = across < down ? "dx" : "dy", by = Math.min(across, down) / 2 * Math.sign((across < down ? x : y) || 1);
  a[way] -= by;
  b[way] += by;
}

function spread(rows, most) {
  for (let round = 0; round < ROUNDS; round++) {
    rows.forEach((a, i) => { for (const b of rows.slice(i + 1)) part(a, b); });
    for (const each of rows) {
      const far = Math.hypot(each.dx, each.dy), keep = far > most ? most / far : 1;
      each.dx *= keep;
      each.dy *= keep;
    }
  }
}

/** Whether two boxes of the screen lie over each other by more than their rims. */
const meets = (a, b) => a.left < b.right - RIM && b.left < a.right - RIM && a.top < b.bottom - RIM && b.top < a.bottom - RIM;

function put() {
  const svg = chart();
  if (!svg?.checkVisibility()) return;
  const unit = 1 / svg.getScreenCTM().a, size = Math.min(1.85, Math.max(0.72, unit * 0.92));
  const places = [...svg.querySelectorAll(".spot")].map((spot) => spot.parentNode);
  const bare = places.filter((place) => place.querySelector(".bare"));
  const rows = places.filter((place) => !bare.includes(place)).map((place) => row(place, size));
  spread(rows, FAR * unit);
  for (const { place, x, y, dx, dy } of rows) {
    homes.set(place, { x, y, put: moved(x + dx, y + dy) });
    place.setAttribute("transform", moved(x + dx, y + dy));
  }
  cover(svg, places);
}

/** Names and empty lands stand back behind pieces, and names behind names. */
function cover(svg, places) {
  for (const each of svg.querySelectorAll(".covered")) each.classList.remove("covered");
  const bare = (place) => place.querySelector(".bare"), box = (el) => el.getBoundingClientRect();
  const pieces = (place) => place.querySelector(".pieces");
  const taken = places.filter((place) => !bare(place)).map((place) => ({ place, box: box(pieces(place)) }));
  const free = (place, here) => !taken.some((other) => other.place !== place && meets(here, other.box));
  for (const place of places.filter(bare)) {
    if (!free(place, box(pieces(place)))) pieces(place).classList.add("covered");
  }
  for (const place of places) {
    const name = place.querySelector(".spot > text"), here = box(name);
    if (!here.width) continue;
    if (free(place, here)) taken.push({ place, box: here });
    else name.classList.add("covered");
  }
}

document.addEventListener("map:scaled", put);
put();
