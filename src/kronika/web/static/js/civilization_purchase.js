// The purchase being made: civilization cards from the market, trade cards from the hand, tokens for the rest. As long as
// nobody picks trade cards, the page pays with whole sets so that least is wasted.

import { counted, none, payment, plus, worth } from "./civilization_sets.js";

const box = () => document.getElementById("purchase");
const one = (selector) => box().querySelector(selector);
const fill = (pattern, ...values) => pattern.replace(/\{(\d)\}/g, (_, n) => values[Number(n)]);
const kinds = () => JSON.parse(box().dataset.facts);
const treasury = () => Number(box().dataset.treasury);
const ware = (id) => document.querySelector(`[data-buy="${id}"]`);
const held = () => counted(kinds(), [...document.querySelectorAll(".set[data-set]")].flatMap((set) =>
  Array(set.querySelectorAll(".trade-card").length).fill(set.dataset.set)));
let basket = [];
let paid = null;                      // by kind; null: the page chooses

const cost = () => basket.reduce((sum, id) => sum + Number(ware(id).dataset.price), 0);
const paying = () => paid || payment(kinds(), held(), treasury(), cost()) || none(kinds());
const tokens = () => Math.max(0, cost() - worth(kinds(), paying()));

function sentence() {
  const cards = kinds().flatMap(([id], at) => Array(paying()[at]).fill(id));
  if (!basket.length || tokens() > treasury()) return "";
  return ["buy", ...basket, ...(cards.length && cost() ? ["pay", ...cards] : []), ...(tokens() ? ["tokens", tokens()] : [])]
    .join(" ");
}

function update(mildly = false) {
  if (!box()) { basket = []; paid = null; return; }
  basket = basket.filter(ware);
  if (!basket.length) paid = null;
  draw();
  box().dataset.live = "";
  document.querySelector("[data-picker]").dispatchEvent(
    new CustomEvent("picker:compose", { detail: { text: sentence(), mildly } }));
}

function draw() {
  const pay = paying(), value = worth(kinds(), pay), rest = plus(held(), pay, -1);
  one("[data-empty]").hidden = basket.length > 0;
  one("[data-bill]").hidden = !basket.length;
  one("[data-self]").hidden = !paid;
  const list = one("[data-basket]");
  list.replaceChildren(...basket.map((id) => {
    const row = document.createElement("li"), name = document.createElement("b"), price = document.createElement("span");
    name.textContent = ware(id).dataset.name;
    price.textContent = ware(id).dataset.price;
    row.append(name, price);
    return row;
  }));
  one("[data-cost]").textContent = cost();
  one("[data-value]").textContent = value;
  one("[data-tokens]").textContent = tokens();
  one("[data-left]").textContent = worth(kinds(), rest);
  const note = one("[data-note]"), short = tokens() - treasury(), waste = value - cost();
  note.textContent = short > 0 ? fill(note.dataset.short, short) : waste > 0 ? fill(note.dataset.waste, waste) : "";
  note.classList.toggle("danger", short > 0);
  marks(pay);
}

/** What lies in the basket and in the payment stands out; what is too dear beside it is dimmed. */
function marks(pay) {
  const left = worth(kinds(), held()) + treasury() - cost();
  for (const el of document.querySelectorAll("[data-buy]")) {
    const chosen = basket.includes(el.dataset.buy);
    el.setAttribute("aria-pressed", String(chosen));
    el.closest(".ware").classList.toggle("chosen", chosen);
    el.closest(".ware").classList.toggle("dear", !chosen && Number(el.dataset.price) > left);
  }
  for (const set of document.querySelectorAll(".set[data-set]")) {
    const n = pay[kinds().findIndex(([id]) => id === set.dataset.set)] || 0;
    set.classList.toggle("chosen", n > 0 && basket.length > 0);
    set.querySelectorAll("[data-give]").forEach((card, at) => card.setAttribute("aria-pressed", String(at < n && basket.length > 0)));
  }
}

document.addEventListener("click", (event) => {
  if (!box()) return;
  const buy = event.target.closest("[data-buy]"), give = event.target.closest("[data-give]");
  if (buy) {
    const id = buy.dataset.buy;
    basket = basket.includes(id) ? basket.filter((each) => each !== id) : [...basket, id];
    paid = null;
  } else if (give && basket.length) {
    paid = paying().slice();
    const at = kinds().findIndex(([id]) => id === give.dataset.give);
    paid[at] += Number(give.dataset.place) < paid[at] ? -1 : 1;
  } else if (event.target.closest("[data-pay-again]")) paid = null;
  else return;
  update();
});
document.addEventListener("picker:anew", () => update(true));
document.addEventListener("picker:said", () => { basket = []; paid = null; });
document.addEventListener("picker:back", () => {
  if (!box()) return;
  basket.pop();
  paid = null;
  update();
});
update(true);
