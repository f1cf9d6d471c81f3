// Movement: how many of a stack go is remembered from one stack to the next, and stacks and ships can be dragged.
//
//   [data-area][data-stack="can all feeds"]   own tokens: how many can still move, how many are there, how many the area feeds
//   .vessel[data-ship][data-node]       an own ship, [data-range="NODE NODE|NODE"] what it reaches in one move, in two ...
//   [data-coasts]                       the coasts of an area
//   [data-stay]                        how many stay behind: a number, or as many as the area feeds
//   .how-many [data-word]               how many go, by hand
//   #chart[data-goals]                  "AREA|AREA|NODE x y|...": where stacks can walk and ships can sail
//   #targets, #goals, #chosen-stack     are filled here: these goals as shapes of the map, those of what is chosen as a
//                                       list, and which stack that is
//
// Tokens dragged to a land overseas go aboard a ship that lies with them, sail and go ashore: three moves, said one
// after the other, each undone by itself.

import { offered } from "./sentences.js";

const STORE = "kronika leave", NEAR = 30, SLACK = 6;
let leave = localStorage.getItem(STORE) || "1";
let asked = 0;                             // how many, by hand, for the stack that is chosen
let chosen = null;                         // its id
let plan = [];                             // sentences that are said as soon as they can be
let drag = null;                           // {from, x, y, far}

const root = () => document.getElementById("table");
const chart = () => document.getElementById("chart");
const source = () => chart()?.querySelector(".areas [data-area].selected[data-stack]");
const vessel = () => chart()?.querySelector(".vessel.selected[data-ship]");
const can = (words) => offered(root()).some((offer) => offer.words.join(" ") === words);
const place = (el) => el.dataset.at.split(" ").map(Number);
const id = (area) => area.dataset.word.split(" ").pop();

/** How many of the stack go. */
function going(area) {
  const [free, all, feeds] = area.dataset.stack.split(" ").map(Number);
  return asked || Math.max(1, Math.min(free, all - (leave === "limit" ? feeds : Number(leave))));
}

/** Say a whole sentence, as if a part with its words had been chosen. */
function speak(words) {
  if (!can(words)) return false;
  const part = document.createElement("button");
  part.dataset.word = words;
  part.dataset.level = "1";
  part.dataset.whole = "";
  part.hidden = true;
  root().append(part);
  part.click();
  part.remove();
  return true;
}

/** Say the first sentence; the others follow when the page has come anew. */
function carry(sentences) {
  plan = speak(sentences[0]) ? sentences.slice(1) : [];
}

function show() {
  aims();
  for (const button of document.querySelectorAll("[data-stay]")) {
    button.setAttribute("aria-pressed", String(!asked && button.dataset.stay === leave));
  }
  const area = source();
  if (area) root().dispatchEvent(new CustomEvent("picker:prefer", { detail: { level: 2, text: String(going(area)) } }));
  goals();
  reach();
}

/** All goals as shapes above the lands; the style shows those of what is chosen. */
function aims() {
  const group = document.getElementById("targets"), wanted = chart()?.dataset.goals || "", now = root().dataset.decision;
  if (!group || group.of === now + wanted) return;
  group.of = now + wanted;
  group.replaceChildren(...wanted.split("|").filter(Boolean).map(aim));
}

function aim(goal) {
  const [word, x, y] = goal.split(" "), land = document.getElementById(`area-${word}`), sea = x !== undefined;
  const shapes = chart().querySelector(".areas [data-area]").getAttribute("href").split("#")[0];
  const name = sea ? port(word) : land.getAttribute("aria-label");
  return drawn("use", {
    href: `${shapes}#${sea ? "w-" : ""}${word}`, id: `${sea ? "water" : "to"}-${word}`, ...(sea && { class: "water" }),
    "data-area": "", "data-at": sea ? `${x} ${y}` : land.dataset.at, "data-word": word, "data-level": "3",
    role: "button", tabindex: "0", "aria-label": chart().dataset.to.replace("*", name),
  });
}

/** Where the chosen stack or ship can go, beside the map. */
function goals() {
  const list = document.getElementById("goals");
  if (!list) return;
  const from = source() || vessel(), targets = from ? [...chart().querySelectorAll(".targets [data-area].legal")] : [];
  const key = [root().dataset.decision, from?.id, ...targets.map((target) => target.id)].join(" ");
  if (list.of === key) return;
  list.of = key;
  const stack = from?.dataset.stack && document.getElementById(`stack-${id(from)}`);
  document.getElementById("chosen-stack").textContent = stack ? stack.getAttribute("aria-label") : "";
  list.replaceChildren(...targets.map(goal));
}

/** A goal of the map as a button: its name, and who is there. */
function goal(target) {
  const { word } = target.dataset, land = target.id.startsWith("to-"), meant = target.matches(".selected");
  const [name, words] = land ? told(document.getElementById(`area-${word}`)) : [port(word), ""];
  const button = part("button", "", `way-to legal${meant ? " selected" : ""}`);
  button.type = "button";
  button.id = `${land ? "goal" : "port"}-${word}`;
  Object.assign(button.dataset, { word, level: "3" });
  button.setAttribute("aria-pressed", String(meant));
  button.append(part("b", name, ""), part("span", words, "q cut"));
  const row = document.createElement("li");
  row.append(button);
  return row;
}

function part(tag, text, className) {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}

/** The name of a coast or a sea. */
function port(node) {
  return offered(root()).find((offer) => offer.words[0] === "sail" && offer.words[2] === node)?.name || node;
}

/** The name of an area, and who is there: from its words "NAME (ground): who". */
function told(area) {
  const words = area.getAttribute("aria-label"), cut = words.indexOf(" (");
  return [words.slice(0, cut), words.slice(words.indexOf("): ", cut) + 3)];
}

/** How far everything is that the chosen ship can reach, on the map. */
function reach() {
  const ship = vessel(), old = document.getElementById("range");
  if (old?.dataset.of === (ship?.id || "") && old?.parentNode) return;
  old?.remove();
  if (!ship) return;
  const marks = ship.dataset.range.split("|").flatMap((nodes, i) => nodes.split(" ").filter(Boolean).map((node) => mark(node, i + 1)));
  const group = drawn("g", { id: "range", class: "range selected", "aria-hidden": "true", "data-of": ship.id });
  group.append(...marks);
  ship.before(group);
}

function mark(node, far) {
  const out = drawn("g", { transform: `translate(${document.getElementById(`water-${node}`).dataset.at})` });
  const sign = drawn("g", { class: "mark" }), text = drawn("text", { y: 4 });
  text.textContent = far;
  sign.append(drawn("circle", { r: 9 }), text);
  out.append(sign);
  return out;
}

function drawn(tag, attributes) {
  const out = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) out.setAttribute(name, value);
  return out;
}

document.addEventListener("click", (event) => {
  const helper = event.target.closest("[data-stay]");
  const chip = event.target.closest(".how-many [data-word]");
  if (!helper && !chip) return;
  asked = chip ? Number(chip.dataset.word) : 0;
  if (helper) {
    leave = helper.dataset.stay;
    localStorage.setItem(STORE, leave);
  }
  show();
  event.stopPropagation();
}, { capture: true });

document.addEventListener("map:chosen", () => {
  const now = source()?.id || null;
  if (now !== chosen) asked = 0;
  chosen = now;
  show();
});

/** On a small screen: when cards come to the fore, or the map does, that is what is shown first. */
const fore = () => document.getElementById("main")?.classList.contains("trade");
let trading = fore();
function turn() {
  if (trading === fore()) return;
  trading = fore();
  document.querySelector("[data-go]")?.click();
}

document.addEventListener("htmx:afterSwap", () => {
  turn();
  show();
  if (plan.length) setTimeout(() => carry(plan));
});

// dragging

/** A point of the screen in the units of the map. */
function onMap(event) {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(chart().getScreenCTM().inverse());
  return [at.x, at.y];
}

/** Whether the pointer is on the stack itself, and not just somewhere in its area. */
function grips(area, event) {
  const [x, y] = place(area), [px, py] = onMap(event);
  return Math.hypot(px - x, py - y) * chart().getScreenCTM().a < NEAR;
}

document.addEventListener("pointerdown", (event) => {
  const vessel = event.target.closest?.(".vessel[data-ship]");
  const area = event.target.closest?.(".areas [data-area][data-stack]");
  if (event.button > 0 || !event.isPrimary || !(vessel || (area && grips(area, event)))) return;
  drag = { from: vessel || area, x: event.clientX, y: event.clientY, far: false };
  event.stopPropagation();
}, { capture: true });

document.addEventListener("pointermove", (event) => {
  if (!drag || !chart()) return;
  if (!drag.far && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
  if (!drag.far && !drag.from.matches(".selected")) {
    drag.from.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  drag.far = true;
  pull(event);
}, { capture: true });

/** The line from what is dragged to the pointer. */
function pull(event) {
  let line = document.getElementById("pull");
  if (!line) {
    line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.id = "pull";
    chart().append(line);
  }
  const [x, y] = onMap(event);
  const [ax, ay] = drag.from.dataset.at ? place(drag.from) : middle(drag.from);
  line.setAttribute("d", `M${ax} ${ay}L${x} ${y}`);
}

function middle(vessel) {
  const { e, f } = vessel.transform.baseVal.consolidate().matrix;
  return [e, f];
}

document.addEventListener("pointerup", (event) => {
  document.getElementById("pull")?.remove();
  const dropped = drag;
  drag = null;
  if (!dropped?.far) return;
  for (const onto of document.elementsFromPoint(event.clientX, event.clientY)) {
    const sentences = dropped.from.dataset.ship ? voyage(dropped.from, onto) : march(dropped.from, onto);
    if (sentences) { carry(sentences); return; }
  }
}, { capture: true });

document.addEventListener("pointercancel", () => { drag = null; document.getElementById("pull")?.remove(); });

/** A stack is dropped on a neighbour, on a ship that lies with it, or on a land overseas. */
function march(from, onto) {
  const number = going(from), area = onto.closest("[data-area]"), vessel = onto.closest(".vessel[data-ship]");
  const walk = area && `${from.dataset.word} ${area.id.replace(/^(to|area)-/, "")} ${number}`;
  if (walk && can(walk)) return [walk];
  const aboard = (ship) => {
    const chips = [...document.querySelectorAll(`.load [data-word^="embark ${ship.dataset.ship} "]`)];
    return chips.map((chip) => chip.dataset.word).find((words) => Number(words.split(" ")[2]) <= number);
  };
  if (vessel && aboard(vessel)) return [aboard(vessel)];
  if (!area || area === from) return null;
  for (const ship of chart().querySelectorAll(".vessel[data-ship]")) {
    const by = from.dataset.coasts?.split(" ").includes(ship.dataset.node) && aboard(ship);
    const sailed = by && voyage(ship, onto);
    if (sailed) return [by, sailed[0], `land ${ship.dataset.ship} ${by.split(" ")[2]}`];
  }
  return null;
}

/** A ship is dropped on water, or on a land: there it sails, and its cargo goes ashore. */
function voyage(ship, onto) {
  const number = ship.dataset.ship, area = onto.closest("[data-area]");
  if (!area) return null;
  if (area.id.startsWith("water-")) return can(`sail ${number} ${area.dataset.word}`) ? [`sail ${number} ${area.dataset.word}`] : null;
  const land = document.getElementById(area.id.replace(/^to-/, "area-")), coasts = (land.dataset.coasts || "").split(" ");
  const cargo = ship.querySelector(".cargo text")?.textContent.trim();
  const ashore = cargo ? [`land ${number} ${cargo}`] : [];
  if (coasts.includes(ship.dataset.node)) return ashore.length ? ashore : null;
  const port = coasts.find((coast) => can(`sail ${number} ${coast}`));
  return port ? [`sail ${number} ${port}`, ...ashore] : null;
}

show();
