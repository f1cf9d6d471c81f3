// The coach's page grows while the coach works: it asks again as long as there is more to come.

import "./acts.js";

const LOOK = 1200;                    // milliseconds
const main = () => document.getElementById("main");

async function look() {
  try {
    await htmx.ajax("GET", `${main().dataset.url}&seen=${main().dataset.seen}`,
      { target: "#main", select: "#main", swap: "morph:outerHTML", source: main() });
  } catch { /* the next look will tell */ }
  again();
}

const again = () => { if ("working" in main().dataset) setTimeout(look, LOOK); };
again();
