// After the game: who wants to play again is told to the others while they look at the score.

import { refreshBy } from "./acts.js";

const box = () => document.getElementById("after");

async function refresh() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("after");
  if (fresh) box().replaceWith(fresh);
}
refreshBy(refresh);

if (box().dataset.events) {
  const source = new EventSource(box().dataset.events);
  source.addEventListener("table", (event) => { if (JSON.parse(event.data).now !== box().dataset.now) refresh(); });
  source.addEventListener("ended", () => source.close());
}
