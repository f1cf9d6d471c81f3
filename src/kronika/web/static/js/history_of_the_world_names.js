// The names of lands can be read from any distance: they keep their size on the screen (style sheet), and where there is
// no room for all of them, those that promise most and those that can be chosen go before the others.

const SIGNS = ".plate, .odds-flag, .flag-mark, .pieces > [href^='#u'], .pieces > [href^='#d']";
const RIM = 2;                             // pixels that a name may have in common with something else

const meets = (a, b) => a.left < b.right - RIM && b.left < a.right - RIM && a.top < b.bottom - RIM && b.top < a.bottom - RIM;

function put() {
  const world = document.getElementById("world");
  if (!world?.checkVisibility()) return;
  const taken = [...world.querySelectorAll(SIGNS)].map((sign) => sign.getBoundingClientRect()).filter((box) => box.width);
  const names = [...world.querySelectorAll("[data-rank]")].sort((a, b) => a.dataset.rank - b.dataset.rank);
  const boxes = names.map((name) => name.getBoundingClientRect());
  names.forEach((name, i) => {
    const covered = taken.some((other) => meets(boxes[i], other));
    name.classList.toggle("covered", covered);
    if (!covered) taken.push(boxes[i]);
  });
}

document.addEventListener("map:scaled", put);
put();
