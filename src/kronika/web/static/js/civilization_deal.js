// The offer being made in the barter: cards are picked from the hand, the page counts them, the picker says the sentence.
// The draft is nobody's business: it stays in this browser until it is sent.

import { counted, fitting, least, plus, worth } from "./civilization_sets.js";

const DEAL = 3;                       // cards in an offer, at least
const LIST = 12;                      // sets that are written out
const table = () => document.querySelector("[data-barter]");
const box = () => document.getElementById("draft");
const one = (selector) => box()?.querySelector(selector);
const fill = (pattern, ...values) => pattern.replace(/\{(\d)\}/g, (_, n) => values[Number(n)]);
const empty = () => ({ cards: [], named: "", claims: [], want: [], to: "", answers: "", once: false, change: "" });
let draft = empty();
let after = "";                       // an own offer that goes when the new one stands

const SVG = "http://www.w3.org/2000/svg";
const kinds = () => JSON.parse(table().dataset.facts);
const value = (id) => kinds().find((kind) => kind[0] === id)[1];
const held = () => [...document.querySelectorAll(".set[data-set]")].flatMap((set) =>
  Array(set.querySelectorAll(".trade-card").length).fill(set.dataset.set));
const standing = (number) => {
  const el = table()?.querySelector(`[data-offer="${number}"]`);
  return el && { el, count: Number(el.dataset.count), worth: Number(el.dataset.worth), named: el.dataset.named,
    claims: el.dataset.claims.split(" ").filter(Boolean), maker: el.dataset.maker };
};
const called = (id) => table().dataset.names.split("|").find((one) => one.startsWith(`${id}=`)).split("=")[1];

/** A trade card as a small tile. */
function face(id) {
  const tile = document.createElement("span"), svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  tile.className = `good-tile good-${id}${value(id) ? "" : " bad-tile"}`;
  tile.role = "img";
  tile.title = called(id);
  svg.setAttribute("class", "i");
  use.setAttribute("href", `#c-${id}`);
  svg.append(use);
  tile.append(svg);
  return tile;
}

const ready = () => draft.cards.length >= DEAL && draft.cards.some(value);

/** The draft as it is said; nothing while it is not whole. */
function sentence() {
  if (!ready()) return "";
  const list = (word, ids) => (ids.length ? [word, ...ids] : []);
  const cards = [...draft.cards].sort();
  return ["offer", cards.length, "worth", worth(kinds(), counted(kinds(), cards)), draft.named,
    ...list("claim", draft.claims), "cards", ...cards, ...list("want", draft.want),
    ...(draft.once && !draft.answers ? ["if", one("[data-least]").value, one("[data-price]").value || 0] : []),
    ...(draft.to && !draft.answers ? ["to", draft.to] : []), ...list("for", draft.answers ? [draft.answers] : [])].join(" ");
}

/** What no longer goes together is let go: cards that left the hand, an answer to what is gone, claims too many. */
function mend() {
  const left = held();
  draft.cards = draft.cards.filter((id) => { const at = left.indexOf(id); return at >= 0 && left.splice(at, 1).length; });
  if (draft.answers && !table().querySelector(`[data-answer="${draft.answers}"]`)) {
    draft.answers = "";
    draft.to = draft.partner || "";
  }
  const named = [...new Set(draft.cards)].filter(value);
  if (!draft.chosen || !named.includes(draft.named)) draft.named = named.sort((a, b) => value(b) - value(a))[0] || "";
  draft.claims = draft.claims.slice(0, Math.max(0, draft.cards.length - 1));
}

/** `mildly`: without taking the place of something else that is picked. */
function update(mildly = false) {
  if (!table() || !box()) { draft = empty(); return; }
  mend();
  draw();
  box().dataset.live = "";                               // whoever waits for the script sees it here
  tell("compose", { text: sentence(), mildly });
}
const tell = (what, detail) =>
  document.querySelector("[data-picker]").dispatchEvent(new CustomEvent(`picker:${what}`, { detail }));

// drawing

function draw() {
  const begun = Boolean(draft.cards.length || draft.answers || draft.to || draft.want.length);
  const offer = draft.answers && standing(draft.answers);
  const title = one("[data-draft-title]");
  title.textContent = offer ? fill(title.dataset.answer, offer.maker) : title.dataset.new;
  one("[data-draft-hint]").hidden = begun;
  one("[data-draft-rows]").hidden = !begun;
  one("[data-draft-clear]").hidden = !begun;
  for (const el of box().querySelectorAll("[data-new-only]")) el.hidden = Boolean(offer);
  one("[data-too-few]").hidden = ready();
  chips(one("[data-given]"), draft.cards, "drop");
  chips(one("[data-claimed]"), draft.claims, "unclaim", "ghost");
  chips(one("[data-wanted]"), draft.want, "unwant");
  one("[data-count]").textContent = draft.cards.length;
  one("[data-worth]").textContent = worth(kinds(), counted(kinds(), draft.cards));
  name();
  note();
  sides();
  hand();
  outcome(offer);
}

/** A button for each card, that takes it out again. */
function chips(list, ids, act, style = "") {
  const key = ids.join(" ");
  if (list.shown === key) return;
  list.shown = key;
  list.replaceChildren(...ids.map((id, at) => {
    const chip = document.createElement("button");
    chip.type = "button";
    chip.dataset[act] = at;
    chip.append(face(id));
    chip.title = list.dataset.hint;
    if (style) chip.firstElementChild.classList.add(style);
    return chip;
  }));
}

/** A button for each commodity. */
function offered(list, act) {
  list.append(...kinds().filter((kind) => kind[1]).map(([id]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset[act] = id;
    button.append(face(id));
    return button;
  }));
}

/** The one commodity that is named truly. */
function name() {
  const list = one("[data-named-list]");
  const ids = [...new Set(draft.cards)].filter(value).sort((a, b) => value(b) - value(a));
  const key = `${ids.join(" ")}: ${draft.named}`;
  if (list.shown === key) return;
  const focused = list.contains(document.activeElement);
  list.shown = key;
  list.replaceChildren(...ids.map((id) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.name = id;
    button.setAttribute("role", "radio");
    button.setAttribute("aria-checked", String(id === draft.named));
    button.append(face(id));
    return button;
  }));
  if (focused) list.querySelector('[aria-checked="true"]')?.focus();
}

/** The rest of the cards, as they truly are; calamities are never told. */
function truth() {
  const rest = [...draft.cards];
  rest.splice(rest.indexOf(draft.named), 1);
  return rest.filter(value);
}

/** Whether the claim is true, might be, or can not be. */
function note() {
  const el = one("[data-claim-note]");
  const told = [draft.named, ...draft.claims];
  const whole = told.length === draft.cards.length;
  const sum = worth(kinds(), counted(kinds(), draft.cards));
  const same = [...draft.claims].sort().join(" ") === truth().sort().join(" ");
  const state = !draft.claims.length || !ready() ? "" : same ? "true" :
    whole && worth(kinds(), counted(kinds(), told)) !== sum ? "wrong" : "bluff";
  el.textContent = state ? el.dataset[state] : "";
  el.className = `note ${state}`;
  one("[data-truth]").hidden = same || !ready();
}

function sides() {
  for (const el of box().querySelectorAll("[data-to]")) el.setAttribute("aria-checked", String(el.dataset.to === draft.to));
  for (const el of box().querySelectorAll("[data-want-good]")) {
    el.setAttribute("aria-pressed", String(draft.want.includes(el.dataset.wantGood)));
  }
  one("[data-condition]").hidden = !draft.once;
  one("[data-at-once]").checked = draft.once;
  for (const el of document.querySelectorAll("button[data-answer]")) {
    const on = el.dataset.answer === draft.answers && Boolean(draft.answers);
    el.setAttribute("aria-pressed", String(on));
    el.closest(".offer")?.classList.toggle("answering", on);
  }
}

/** The cards that lie in the draft stand out in the hand. */
function hand() {
  for (const set of document.querySelectorAll(".set[data-set]")) {
    const given = draft.cards.filter((id) => id === set.dataset.set).length;
    set.classList.toggle("chosen", given > 0);
    set.querySelectorAll("[data-give]").forEach((card, at) => card.setAttribute("aria-pressed", String(at < given)));
  }
}

/** What the hand comes to after it. */
function outcome(offer) {
  const line = one("[data-after]");
  line.hidden = !draft.cards.length;
  if (line.hidden) return;
  const all = counted(kinds(), held()), rest = plus(all, counted(kinds(), draft.cards), -1);
  const now = worth(kinds(), all), left = worth(kinds(), rest);
  const parts = [];
  if (offer) {
    parts.push(fill(line.dataset.answer, now, left + (least(kinds(), offer, rest) || 0)));
    const told = counted(kinds(), [offer.named, ...offer.claims]);
    if (offer.claims.length + 1 === offer.count && worth(kinds(), told) === offer.worth) {
      parts.push(fill(line.dataset.true, worth(kinds(), plus(rest, told))));
    }
  } else parts.push(fill(line.dataset.give, now, left));
  const goal = Number(box().dataset.goal);
  if (goal > now) parts.push(fill(line.dataset.need, goal, box().dataset.goalName));
  line.textContent = parts.join(" ");
}

// what is clicked

/** Nothing is offered yet, and no palette is open. */
function begin() {
  draft = empty();
  for (const list of box()?.querySelectorAll("[data-palette-of]") || []) list.hidden = true;
  for (const button of box()?.querySelectorAll("[data-palette]") || []) button.setAttribute("aria-expanded", "false");
}

const acts = {
  give(el) {
    const given = draft.cards.filter((id) => id === el.dataset.give).length;
    if (Number(el.dataset.place) < given) draft.cards.splice(draft.cards.lastIndexOf(el.dataset.give), 1);
    else draft.cards.push(el.dataset.give);
  },
  drop(el) { draft.cards.splice(Number(el.dataset.drop), 1); },
  name(el) { draft.named = el.dataset.name; draft.chosen = true; },
  claim(el) { if (draft.claims.length < draft.cards.length - 1) draft.claims.push(el.dataset.claim); },
  unclaim(el) { draft.claims.splice(Number(el.dataset.unclaim), 1); },
  truth() { draft.claims = truth(); },
  wantGood(el) {
    const id = el.dataset.wantGood;
    draft.want = draft.want.includes(id) ? draft.want.filter((each) => each !== id) : [...draft.want, id];
  },
  unwant(el) { draft.want.splice(Number(el.dataset.unwant), 1); },
  to(el) { draft.to = el.dataset.to; },
  answer(el) {
    const on = draft.answers === el.dataset.answer;
    draft.answers = on ? "" : el.dataset.answer;
    draft.change = "";
    const maker = standing(draft.answers)?.maker;
    draft.partner = box().querySelector(`[data-partner="${CSS.escape(maker || "")}"]`)?.dataset.to || "";
  },
  counter(el) { draft = { ...draft, answers: "", to: el.dataset.counter, change: "" }; },
  change(el) {
    const { claims, named, el: row } = standing(el.dataset.change);
    const list = (name) => row.dataset[name].split(" ").filter(Boolean);
    const [cards, points] = row.dataset.if.split(" ").map(Number);
    draft = { ...empty(), cards: list("cards"), named, chosen: true, claims, want: list("want"),
      once: cards > 0, change: el.dataset.change };
    one("[data-least]").value = cards || DEAL;
    one("[data-price]").value = points;
  },
  draftClear() { begin(); },
  palette(el) {
    const list = one(`[data-palette-of="${el.dataset.palette}"]`);
    if (!list.childElementCount) offered(list, el.dataset.palette === "want" ? "wantGood" : "claim");
    list.hidden = !list.hidden;
    el.setAttribute("aria-expanded", String(!list.hidden));
  },
};
/** A click beside the cards of a set means the last of them. */
const setOf = (target) => [...target.closest(".set")?.querySelectorAll("[data-give]") || []].at(-1);
const NAMES = Object.keys(acts).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
const WANTED = NAMES.map((name) => `button[data-${name}]`).join(",");

document.addEventListener("click", (event) => {
  const el = table() && (event.target.closest(WANTED) || setOf(event.target));
  if (!el || !box() || el.closest("dialog")) return;
  for (const name of Object.keys(acts)) if (name in el.dataset) acts[name](el);
  update();
  if (el.matches("[data-answer], [data-counter], [data-change]")) box().scrollIntoView({ block: "nearest" });
});
document.addEventListener("input", (event) => {
  if (!box()?.contains(event.target)) return;
  if (event.target.matches("[data-at-once]")) {
    draft.once = event.target.checked;
    if (!Number(one("[data-price]").value)) one("[data-price]").value = worth(kinds(), counted(kinds(), draft.cards));
  }
  update();
});

// What may be in somebody's offer: the sets that fit, best first.
document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-fits]");
  const offer = el && standing(el.dataset.fits);
  if (!offer) return;
  const list = document.querySelector("[data-fits-list]"), title = document.getElementById("fits-title");
  const own = counted(kinds(), held());
  const rows = fitting(kinds(), offer).map((set) => ({ set, after: worth(kinds(), plus(own, set)) }));
  rows.sort((a, b) => b.after - a.after);
  const told = counted(kinds(), [offer.named, ...offer.claims]).join(" ");
  rows.sort((a, b) => (b.set.join(" ") === told) - (a.set.join(" ") === told));
  title.textContent = fill(title.dataset.pattern, offer.maker);
  list.replaceChildren(...rows.slice(0, LIST).map(({ set, after }) => line(list, set, after, set.join(" ") === told)));
  if (rows.length > LIST) list.append(Object.assign(document.createElement("li"),
    { className: "q", textContent: fill(list.dataset.most, rows.length - LIST) }));
  document.getElementById("fits").showModal();
});

function line(list, set, after, claimed) {
  const row = document.createElement("li");
  const tiles = document.createElement("span"), sum = document.createElement("span"), worthy = document.createElement("span");
  set.forEach((n, at) => { for (let i = 0; i < n; i++) tiles.append(face(kinds()[at][0])); });
  const parts = set.map((n, at) => n * n * kinds()[at][1]).filter(Boolean);
  sum.textContent = `${parts.join(" + ")} = ${parts.reduce((a, b) => a + b, 0)}`;
  sum.className = "q";
  worthy.textContent = fill(list.dataset.hand, after);
  worthy.className = "push";
  row.append(tiles, sum);
  if (claimed) row.append(Object.assign(document.createElement("i"), { textContent: list.dataset.claimed }));
  row.append(worthy);
  row.classList.toggle("claimed", claimed);
  return row;
}

// What the picker tells: the page was made anew, something was said, a step back was wanted.
document.addEventListener("picker:anew", () => {
  if (after && table()?.querySelector(`[data-compose="withdraw ${after}"]`)) {
    tell("say", `withdraw ${after}`);
    after = "";
  }
  update(true);
});
document.addEventListener("picker:said", (event) => {
  if (!event.detail.startsWith("offer ")) return;
  after = draft.change;
  begin();
});
document.addEventListener("picker:back", () => {
  if (!table()) return;
  draft.cards.pop();
  update();
});
update(true);
