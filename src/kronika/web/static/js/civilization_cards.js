// The panels of trade and civilization cards. The market is fetched when it is opened.

import "./civilization_deal.js";
import "./civilization_purchase.js";

document.addEventListener("click", async (event) => {
  const button = event.target.closest('[data-open="market"][data-load]');
  if (!button) return;
  const answer = await fetch(button.dataset.load);
  if (answer.ok) document.getElementById("wares").innerHTML = await answer.text();
});
