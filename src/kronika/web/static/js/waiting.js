// The waiting room: sending the link by whatever the device has, and remembering the seal of chance.

import { remember } from "./seals.js";

const share = () => document.querySelector("[data-share]");

function offer() {
  if (navigator.share && share()) share().hidden = false;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) navigator.share({ url: button.dataset.share, title: document.title }).catch(() => { /* changed their mind */ });
});
document.addEventListener("htmx:afterSwap", offer);
offer();
remember();
