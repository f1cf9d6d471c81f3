// The panel of the land that is to be invaded: its data are written out when it is chosen on the map.

const fill = (pattern, values) => pattern.replace(/\{(\d)\}/g, (_, n) => values[Number(n)]);

document.addEventListener("map:chosen", (event) => {
  const land = event.detail;
  const panel = document.getElementById("aim");
  const arrow = document.querySelector("[data-worth]");
  const aimed = Boolean(land?.dataset.aim);
  if (panel) panel.hidden = !aimed;
  if (arrow) arrow.hidden = !aimed;
  if (panel && aimed) write(panel, land, arrow);
});

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
  button.querySelector(".win").setAttribute("d", `M0 0h${first || 0}v8H0z`);
  button.querySelector(".tie").setAttribute("d", `M0 0h${second || 0}v8H0z`);
}

