// What has just happened, for the reader of a screen: the sentences of the log that were not there before.

const MOST = 6;                            // sentences at a time
let known = null;

/** After every change of the page. */
export function hear() {
  const box = document.getElementById("news");
  if (!box) return;
  const table = document.getElementById("table");
  const lines = [...document.querySelectorAll(".entries > .group li")];
  const fresh = lines.filter((line) => !known?.has(name(line)));
  const before = known;
  known = new Set(lines.map(name));
  if (!before || !fresh.length || table.matches(".past, .following")) return;
  const order = fresh.sort((a, b) => at(a) - at(b)).slice(-MOST);
  box.textContent = order.map((line) => line.textContent.trim()).join(" ");
}

const at = (line) => parseInt(line.closest(".group").id.slice("log-".length), 10);
const name = (line) => `${at(line)} ${line.textContent}`;
