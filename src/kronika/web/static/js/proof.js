// The proof of chance, computed here: from the record alone, with the browser's own SHA-256 and HMAC. No word of the
// server is believed. What chance was asked (`draws`) says how numbers become cards; each answer is compared with the record.

import { remembered } from "./seals.js";

const main = document.getElementById("main");
const words = JSON.parse(main.dataset.words);
const byId = (id) => document.getElementById(id);
const WORD = 1n << 64n;
const SHOWN = 3;                      // lines that are shown before all are asked for
const bytes = (text) => new TextEncoder().encode(text);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = (text) => crypto.subtle.digest("SHA-256", bytes(text));
const same = (one, two) => one.length === two.length && one.every((each, n) => each === two[n]);
const el = (tag, cls, ...inside) => {
  const made = document.createElement(tag);
  if (cls) made.className = cls;
  made.append(...inside);
  return made;
};

/** A record: its header by name, and the lines of its log. */
function read(text) {
  const [head, log] = text.split("\n---\n");
  const facts = {};
  for (const line of head.split("\n")) {
    const [, name, value] = /^(\w+) = (.*)$/.exec(line) || [];
    try { if (name) facts[name] = JSON.parse(value); } catch { /* a table of options */ }
  }
  return { ...facts, log: log.split("\n").filter(Boolean) };
}

/** Numbers as the rulebook of chance has them: draw k is the first eight bytes of HMAC(key, k); what would favour some
 *  results is thrown away. Every draw is noted. */
class Chance {
  static async of(seed, strings) {
    const made = new Chance();
    made.raw = await sha256([seed, ...strings].join("\n"));
    made.key = await crypto.subtle.importKey("raw", made.raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    made.count = 0;
    return made;
  }

  async below(size, noted) {
    const fair = WORD - (WORD % BigInt(size));
    for (;;) {
      const place = new DataView(new ArrayBuffer(8));
      place.setBigUint64(0, BigInt(this.count));
      const signed = await crypto.subtle.sign("HMAC", this.key, place.buffer);
      const number = new DataView(signed).getBigUint64(0);
      const draw = { nth: ++this.count, hex: hex(signed).slice(0, 16), number, size, rest: Number(number % BigInt(size)) };
      noted.push(draw);
      if (number < fair) return draw.rest;
    }
  }

  async shuffle(items, noted) {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i--) {
      const j = await this.below(i + 1, noted);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }
}

function pick(of, number) {
  for (const [word, count] of of) {
    if (number < count) return word;
    number -= count;
  }
  return undefined;
}

const hands = (cards, count, size) => Array.from({ length: count / size },
  (_, n) => cards.slice(n * size, (n + 1) * size).sort().join(" "));

/** What chance answers to all that a line asked, and whether that is what the record says. */
async function answer(chance, line) {
  const said = line.words.split(" ");
  const out = { line, asks: [], right: true };
  for (const [n, ask] of line.asks.entries()) {
    const noted = [];
    let came, right;
    if (ask.before) {
      came = await chance.shuffle(ask.before, noted);
      const next = line.asks[n + 1];
      right = ask.at < 0 ? Boolean(ask.into && next?.before && same(next.before.slice(-ask.into), came.slice(0, ask.into)))
        : same(hands(came, ask.count, ask.hand), hands(said.slice(ask.at), ask.count, ask.hand));
    } else {
      const number = await chance.below(ask.size, noted);
      came = [ask.at < 0 ? "" : pick(ask.of, number)];
      right = ask.at < 0 ? ask.of.length === 1 : came[0] === said[ask.at];     // all alike: whatever came is the same
    }
    out.asks.push({ ask, noted, came, right });
    out.right &&= right;
  }
  return out;
}

let names = {};
let players = [];
const called = (word) => names[word] || word;

/** A word of an answer by its name; bare numbers that are as many as the seats are seats. */
function named(ask, word) {
  const all = ask.before || ask.of.map(([each]) => each);
  const seats = all.length === players.length && all.every((each) => /^\d$/.test(each) && players[each] !== undefined);
  return seats ? players[word] : called(word);
}
const chip = (box, right, text) => {
  box.hidden = false;
  box.className = `chip-of${right ? "" : " bad"}`;
  box.textContent = text || (right ? words.matches : words.differs);
};

/** The digits that are the same, marked. */
function marked(box, text, like) {
  let n = 0;
  while (n < text.length && text[n] === like[n]) n++;
  const shown = n === text.length ? 8 : n;
  box.replaceChildren(el("em", n === text.length ? "" : "bad", text.slice(0, shown)), text.slice(shown));
}

function face(ask, word) {
  if (ask.size === 6 && /^[1-6]$/.test(word)) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `${main.dataset.sprite}#dice-${word}`);
    svg.setAttribute("class", "die");
    svg.append(use);
    return svg;
  }
  return el("b", "card-name", named(ask, word));
}

const figures = (draw) => el("p", "sum-of", el("span", "mono", el("em", "", draw.hex), "…"),
  ` = ${String(draw.number).replace(/\B(?=(\d{3})+$)/g, "\u202f")}; mod ${draw.size} = ${draw.rest}`);

/** One line of chance with its numbers. */
function show(found) {
  const item = el("li", "draw");
  const body = el("div", "body");
  for (const { ask, noted, came } of found.asks) {
    const range = noted.length > 1 ? `${noted[0].nth}–${noted.at(-1).nth}.` : `${noted[0]?.nth ?? ""}.`;
    if (ask.before) {
      body.append(el("p", "then", el("span", "nr", range), " ", words.shuffled.replace("#", ask.before.length)));
      noted.slice(0, 2).forEach((draw) => body.append(figures(draw)));
      if (noted.length > 2) {
        body.append(el("details", "urn", el("summary", "q", words.numbers), ...noted.slice(2).map(figures)));
      }
      const top = came.slice(0, ask.count || ask.into);
      body.append(el("p", "q", top.map((word) => named(ask, word)).join(", ")));
    } else {
      body.append(el("p", "then", el("span", "nr", range), " ", came[0] ? face(ask, came[0]) : words.alone));
      noted.forEach((draw) => body.append(figures(draw)));
      if (ask.of.length > 1 && ask.size !== 6) {
        const urn = el("details", "urn", el("summary", "q", `${words.left}: ${ask.size}`),
          el("p", "q", ask.of.map(([word, count]) => (count > 1 ? `${called(word)} ×${count}` : called(word))).join(", ")));
        body.append(urn);
      }
    }
  }
  const right = el("span", "");
  chip(right, found.right);
  item.append(body, right);
  return item;
}

function verdict(right, title, more) {
  main.dataset.verdict = right ? "pure" : "impure";
  byId("verdict").textContent = title;
  byId("verdict-more").textContent = more;
}

/** The seal: told before the game, and perhaps remembered by this very browser. */
async function checkSeal(record) {
  const sealed = hex(await sha256(record.seed));
  const seen = remembered(main.dataset.table);
  const right = sealed === record.commitment && (!seen || seen[0] === sealed);
  byId("seed").textContent = record.seed;
  marked(byId("sealed"), sealed, record.commitment);
  marked(byId("told"), record.commitment, sealed);
  if (seen) {
    byId("seen-row").hidden = false;
    marked(byId("seen"), seen[0], sealed);
    byId("seen").append(` (${new Date(seen[1]).toLocaleString(document.documentElement.lang)})`);
  }
  chip(byId("seal-chip"), right);
  return right;
}

/** Another word, another key, other cards: so nobody could compute them before. */
async function tryWord(record, { line, asks }) {
  const field = byId("word");
  byId("try").hidden = false;
  field.value = record.strings[0];
  const look = async () => {
    const strings = [field.value, ...record.strings.slice(1)];
    const chance = await Chance.of(record.seed, strings);
    chance.count = asks[0].noted[0].nth - 1;
    const found = await answer(chance, line);
    if (field.value !== strings[0]) return;
    byId("came").textContent = found.asks.flatMap(({ ask, came }) => came.slice(0, ask.before ? ask.count || ask.into : 1)
      .map((word) => named(ask, word))).join(", ");
    chip(byId("try-chip"), found.right, found.right ? words.happened : words.otherwise);
  };
  field.addEventListener("input", look);
  await look();
}

async function prove() {
  if (!crypto.subtle) { verdict(false, words.failed, words["no-crypto"]); return; }
  const [record, asked] = await Promise.all([
    fetch(main.dataset.record).then((answer) => answer.text()).then(read),
    fetch(main.dataset.draws).then((answer) => answer.json())]);
  names = asked.names;
  players = record.names;
  const sealed = await checkSeal(record);
  document.querySelectorAll("[data-string]").forEach((box) => { box.textContent = record.strings[box.dataset.string]; });
  const chance = await Chance.of(record.seed, record.strings);
  byId("key").textContent = hex(chance.raw);
  chip(byId("key-chip"), true);
  if (record.practice) { verdict(false, words.failed, words.practice); return; }
  const found = [];
  for (const line of asked.draws) {
    const here = await answer(chance, line);
    here.right &&= record.log[line.line - 1] === `chance ${line.words}`;
    found.push(here);
  }
  const right = found.every((each) => each.right);
  chip(byId("draws-chip"), right);
  const list = byId("draws");
  const wrong = found.filter((each) => !each.right);
  list.append(...[...wrong, ...found.filter((each) => each.right)].slice(0, Math.max(SHOWN, wrong.length)).map(show));
  byId("all").hidden = found.length <= list.children.length;
  byId("all").addEventListener("click", () => { list.replaceChildren(...found.map(show)); byId("all").hidden = true; });
  const draws = ({ asks }) => asks.reduce((sum, { noted }) => sum + noted.length, 0);
  const rich = found.slice(0, SHOWN).sort((one, two) => draws(two) - draws(one))[0];
  if (rich) await tryWord(record, rich);
  const more = (sealed && right ? words.pure : words.impure).split("|");
  verdict(sealed && right, more[0].trim(), more[1].trim().replace("#", chance.count));
}

prove().catch(() => verdict(false, words.failed, words.impure.split("|")[1].trim()));
