// The picker: every part of the page that can be chosen carries its words; picking parts narrows the legal sentences.
//
//   [data-picker]                  the root: data-url, data-decision, data-order="said" for words in their order
//   template[data-say="..."]       each legal sentence, likeliest first; its content is the label of the main button. With
//                                  data-each="WORD=its name|..." it is one for each of them, `*` stands for it; with data-most
//                                  also for each number from that down to one: `#`
//   [data-word="..."][data-level]  a part; picking one of a lower level drops what was picked at higher levels
//   [data-whole]                   on a part of level 1: its words are all of the sentence, though longer ones begin so
//   [data-when="..."]              shown when all these words stand in the proposal; empty: when nothing is picked
//   [data-series="...;..."]        a part that stands for several sentences, said one after the other by the main button, whose
//                                  label is data-says; data-weighed on the root: what is sole is asked all the same
//   [data-picked="..."]            shown while the first pick is the part with exactly these words
//   [data-confirm], [data-back]    the main button; one step back
//   [data-word][data-hint]         what a friend would do: key H, by `hint()`
//
// One click, tap or key is enough where it leaves a single sentence that can be taken back: it is said at once, unless the
// root has data-ask, or what was clicked data-look: that tells why something cannot be done. A question that has one
// answer is not asked at all, in the same way.
// A part with data-plain says what cannot be taken back, and nobody would take back, by one click all the same.
// `say(words, decision, lightly)` answers whether it was played, or "stale": then the page comes anew. Said lightly, only
// what can be undone is played.
//
// Where more can be said than is offered, the root has data-expect, the address that answers what may follow the words
// said so far. The sentences are proposals then, and a part of level 1 says a whole one. Words follow each other:
//   [data-next]                    is filled with a button for each word that may come next; a sole one is said by itself
//   [data-so-far]                  tells what has been said, in the reader's words
//   [data-typed]                   a field in which the next word can be typed
//   [data-compose="..."]           a part that says this sentence, offered or not
// A game's own panel may put a sentence together by itself: it sends `picker:compose` ({text, mildly}) to the root, and is told
// `picker:anew` when the page has changed, `picker:said` (the words) and `picker:back`. `picker:say` says words at once;
// `picker:prefer` ({level, text}) picks a part for the reader, who takes it back together with what was picked before it.

import { begun, face, narrow, offered, words } from "./sentences.js";

const PAUSE = 60;                          // milliseconds of quiet before the server is asked

const KEYS = ["Enter", " "];
const typing = (el) => el.closest("input, textarea, select, [contenteditable]");

export class Picker {
  constructor(root, say) {
    this.root = root;
    this.say = say;
    this.picks = [];                       // [{level, text}], lowest level first
    this.busy = false;
    this.trying = false;                   // whether something is being said lightly
    this.answered = null;                  // the page on which a move was said, until another is shown
    this.wished = false;                   // whether the hint was asked for while a move was on its way
    this.next = null;                      // {said, choices: [{word, name}], done, text}: the last answer
    this.known = new Map();                // answers until the page changes
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("click", (event) => { if (event.target.closest("[data-act=undo]")) this.takenBack(); });
    root.addEventListener("input", (event) => { if (event.target.matches("[data-typed]")) this.filter(); });
    root.addEventListener("keydown", (event) => { if (event.target.matches("[data-typed]")) this.type(event); });
    root.addEventListener("keydown", (event) => this.walk(event));
    root.ownerDocument.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("picker:compose", (event) => this.compose(event.detail));
    root.addEventListener("picker:say", (event) => this.say(event.detail, this.decision));
    root.addEventListener("picker:prefer", (event) => this.prefer(event.detail));
    this.refresh();
  }

  all(selector) { return [...this.root.querySelectorAll(selector)]; }

  get free() { return Boolean(this.root.dataset.expect); }

  get said() { return this.free || this.root.dataset.order === "said"; }

  get sentence() { return this.picks.map((pick) => pick.text).join(" "); }

  /** Read the sentences again after the page has changed; keep the picks while the decision is the same. */
  refresh() {
    this.offers = offered(this.root);
    if (this.decision !== this.root.dataset.decision && !(this.free && this.was)) this.picks = [];
    this.decision = this.root.dataset.decision;
    this.was = this.free;
    this.known.clear();
    if (!this.free) while (this.picks.length && !this.fitting(this.picks).length) this.picks.pop();
    this.show();
    this.ask();
    this.tell("anew");
    this.sole();
    this.grant();
  }

  /** Whether a move is on its way: said, or answered by a page that is not here yet. */
  get underway() { return this.trying || this.busy || this.outdated; }

  /** Whether what is shown has been answered: whatever is said before the next page comes would be refused. */
  get outdated() { return this.answered !== null && this.answered === this.shown; }

  takenBack() {
    this.undone = true;
    this.answered = null;                  // the same page may come again
  }

  get shown() { return `${this.root.dataset.decision} ${this.root.dataset.now}`; }

  /** Say a sentence of the decision that is shown, and remember that it is answered. */
  async utter(text, lightly = false) {
    const { shown } = this;
    const played = await this.say(text, this.decision, lightly);
    if (played === true) this.answered = shown;
    return Boolean(played);
  }

  /** Do what the hint says; once more says it. Asked for while a move is on its way, it is done on the page that follows. */
  hint() {
    if (this.underway) this.wished = true;
    else this.all("[data-word][data-hint]")[0]?.click();
  }

  grant() {
    if (!this.wished || this.underway) return;
    this.wished = false;
    this.hint();
  }

  tell(what, detail = null) {
    this.root.dispatchEvent(new CustomEvent(`picker:${what}`, { detail, bubbles: true }));
  }

  /** The sentence that a panel has put together, or nothing any more; mildly, it does not displace what was picked. */
  compose({ text, mildly = false }) {
    const composed = this.picks[0]?.composed;
    if (!this.free || text === this.sentence || (!composed && (mildly ? this.picks.length : !text))) return;
    this.picks = text ? [{ level: 1, text, composed: true }] : [];
    this.show();
    this.ask();
  }

  /** A whole sentence, picked by a part that bears it; once more lets go. */
  phrase(text) {
    this.picks = this.sentence === text ? [] : [{ level: 1, text }];
    this.show();
    this.ask();
  }

  fitting(picks) {
    const said = picks.filter((pick) => !pick.series).map((pick) => words(pick.text));
    const left = narrow(this.offers.map((offer) => offer.words), said, this.said);
    const whole = picks.find((pick) => pick.whole)?.text;
    return this.offers.filter((offer) => left.includes(offer.words) && (!whole || offer.words.join(" ") === whole));
  }

  below(level) { return this.picks.filter((pick) => pick.level < level); }

  level(part) { return Number(part.dataset.level || (this.said ? this.picks.length + 1 : 1)); }

  /** The sentence that the main button would say now. */
  get proposal() {
    if (!this.picks.length) return null;
    const [{ series, says }] = this.picks;
    if (series) return { words: [], series, text: says };
    if (this.free) return this.whole;
    const left = this.fitting(this.picks);
    return this.said && left.length > 1 ? null : left[0] || null;
  }

  /** What has been said, if it is a whole legal sentence. */
  get whole() {
    const said = this.sentence;
    const offer = this.offers.find((each) => each.words.join(" ") === said);
    if (offer) return offer;
    return this.next?.said === said && this.next.done ? { words: words(said), text: this.next.text } : null;
  }

  /** Whether the words can be said now: all of them as a proposal, or after those said before. */
  sayable(part) {
    const text = part.dataset.word;
    if (part.dataset.level === "1") return this.offers.some((offer) => offer.words.join(" ") === text);
    return this.next?.said === this.sentence && this.next.choices.some((choice) => choice.word === text);
  }

  /** Say a word more, or a proposal instead. */
  add(part) {
    if (!this.sayable(part)) return;
    const text = part.dataset.word;
    const again = part.dataset.level === "1" && this.sentence === text;
    if (part.dataset.level === "1") this.picks = again ? [] : [{ level: 1, text }];
    else this.picks.push({ level: this.picks.length + 1, text, name: this.named(text) });
    this.show();
    this.ask();
  }

  named(word) { return this.next?.choices.find((choice) => choice.word === word)?.name || word; }

  /** Ask what may follow, a moment after the last change. */
  ask() {
    clearTimeout(this.timer);
    if (!this.free) { this.next = null; return; }
    const said = this.sentence;
    if (this.known.has(said)) this.hear(this.known.get(said));
    else this.timer = setTimeout(() => this.fetch(said), PAUSE);
  }

  async fetch(said) {
    const url = new URL(this.root.dataset.expect, this.root.ownerDocument.baseURI);
    url.searchParams.set("said", said);
    let body = null;
    try {
      const answer = await fetch(url, { headers: { Accept: "application/json" } });
      if (answer.ok) body = await answer.json();
    } catch { /* the line is down: the page will be asked for again */ }
    if (!body || !this.free || said !== this.sentence) return;
    const choices = body.words.map((word, i) => ({ word, name: body.names[i] }));
    this.known.set(said, { said, choices, done: body.done, text: body.text });
    this.hear(this.known.get(said));
  }

  /** The answer. A sole word is said at once; what has come to nothing is taken back. */
  hear(next) {
    this.next = next;
    if (this.picks[0]?.composed && !next.done) this.picks = [];
    else if (this.picks.length && !next.done && next.choices.length < 2) {
      const [sole] = next.choices;
      if (sole) this.picks.push({ level: this.picks.length + 1, text: sole.word, name: sole.name, sole: true });
      else this.drop();
      this.ask();
    }
    this.show();
  }

  /** Take the last word back, with those that followed by themselves. */
  drop() {
    let last = this.picks.pop();
    while (last?.sole) last = this.picks.pop();
  }

  chosen(part) {
    if (part.dataset.series) return this.picks[0]?.text === part.dataset.series;
    return this.picks.some((pick) => pick.level === this.level(part) && pick.text === part.dataset.word);
  }

  /** A question with one answer is not asked: it is said lightly, once, unless the reader has just taken something back. */
  async sole() {
    const { decision } = this;
    if (this.offers.length !== 1 || this.free || this.undone || this.soled === decision) return;
    if (!decision || this.root.matches("[data-ask], [data-weighed]") || this.underway) return;
    this.soled = decision;
    this.trying = true;
    try { await this.utter(this.offers[0].words.join(" "), true); } finally { this.trying = false; }
    this.grant();
  }

  /** A part was clicked, tapped or pressed: pick it, and say what is meant where that is beyond doubt. */
  async act(part) {
    this.undone = false;
    this.pick(part);
    const left = this.picks.length && !this.free && !part.dataset.series ? this.fitting(this.picks) : [];
    if (left.length !== 1 || this.underway || this.root.hasAttribute("data-ask")) return;
    if (part.hasAttribute("data-look")) return;
    const said = this.picks;
    this.trying = true;
    try {
      const lightly = !part.hasAttribute("data-plain");
      if (await this.utter(left[0].words.join(" "), lightly) && this.picks === said) this.picks = [];
    } finally {
      this.trying = false;
      this.show();
    }
    this.grant();
  }

  pick(part) {
    if (this.free) { this.add(part); return; }
    if (part.dataset.series) { this.line(part); return; }
    const level = this.level(part);
    const text = part.dataset.word;
    const again = this.picks.some((pick) => pick.level === level && pick.text === text);
    const picks = [...this.below(level), { level, text, whole: part.hasAttribute("data-whole") }];
    if (again && level === 1) this.picks = [];
    else if (this.fitting(picks).length) this.picks = picks;
    this.show();
  }

  /** Several sentences as one act; once more lets go. */
  line(part) {
    const { series: text, says } = part.dataset;
    this.picks = this.chosen(part) ? [] : [{ level: 1, text, series: text.split(";"), says }];
    this.show();
  }

  /** A pick that a panel makes for the reader; nothing is said by it. */
  prefer({ level, text }) {
    if (this.picks.some((pick) => pick.level === level && pick.text === text)) return;
    const picks = [...this.below(level), { level, text, sole: true }];
    const all = [...picks, ...this.picks.filter((pick) => pick.level > level)];
    if (!this.fitting(picks).length) return;
    this.picks = this.fitting(all).length ? all : picks;
    this.show();
  }

  back() {
    if (this.picks[0]?.composed) { this.tell("back"); return; }
    this.drop();
    this.show();
    this.ask();
  }

  async confirm() {
    const offer = this.proposal;
    if (!offer || this.busy || this.outdated) return;
    this.undone = false;
    this.busy = true;
    this.show();
    try {
      if (await this.utter(offer.series || offer.words.join(" "))) {
        this.picks = [];                                   // before the page comes anew
        this.tell("said", offer.words.join(" "));
      }
    } finally {
      this.busy = false;
      this.show();
      this.ask();
    }
    this.grant();
  }

  show() {
    this.chips();
    const proposal = this.proposal;
    const said = this.picks.filter((pick) => !pick.series).flatMap((pick) => words(pick.text));
    const now = new Set([...(proposal ? proposal.words : []), ...said]);
    for (const part of this.all("[data-series]")) {
      part.classList.add("legal");
      part.classList.toggle("selected", this.chosen(part));
      part.setAttribute("aria-checked", String(this.chosen(part)));
    }
    for (const part of this.all("[data-word]")) this.mark(part, proposal);
    for (const part of this.all("[data-when]")) {
      const need = words(part.dataset.when);
      part.toggleAttribute("hidden", need.length ? !need.every((word) => now.has(word)) : now.size > 0);
    }
    for (const part of this.all("[data-picked]")) {
      part.toggleAttribute("hidden", this.picks[0]?.text !== part.dataset.picked);
    }
    for (const button of this.all("[data-confirm]")) this.label(button, proposal);
    for (const button of this.all("[data-back]")) button.hidden = !this.picks.length;
    this.root.toggleAttribute("data-picking", this.picks.length > 0);
    this.follow();
  }

  /** Where the part that the keyboard picked gives way, the keyboard goes on to the main button, which says what a key does now. */
  follow() {
    const at = this.root.ownerDocument.activeElement;
    const main = this.all("[data-confirm]").find((button) => !button.hidden && !button.disabled);
    const left = this.root.contains(at) && at.matches(":focus-visible") && !at.checkVisibility();
    if (main && left && this.picks.length) main.focus({ preventScroll: true });
  }

  /** The words that may follow, as buttons; what has been said before them. */
  chips() {
    const now = this.free && this.next?.said === this.sentence ? this.next.choices : [];
    for (const box of this.all("[data-next]")) {
      const key = JSON.stringify(now);
      if (box.shown !== key) this.fill(box, now, key);
    }
    for (const line of this.all("[data-so-far]")) {
      line.textContent = this.free ? this.picks.map((pick) => pick.name || pick.text).join(" ") : "";
    }
    this.filter();
  }

  fill(box, choices, key) {
    const held = box.contains(box.ownerDocument.activeElement);
    box.shown = key;
    box.replaceChildren(...choices.map(({ word, name }) => {
      const chip = box.ownerDocument.createElement("button");
      chip.type = "button";
      chip.className = "btn chip";
      chip.dataset.word = word;
      chip.textContent = name;
      return chip;
    }));
    this.held = this.held || held;
    if (!this.held || this.next?.said !== this.sentence) return;
    this.held = false;
    const confirm = this.whole && this.all("[data-confirm]")[0];
    if (confirm) this.label(confirm, this.whole);
    (confirm || box.querySelector("button"))?.focus();
  }

  /** While a word is being typed, only those that begin so are shown. */
  filter() {
    const typed = this.all("[data-typed]")[0]?.value.trim() || "";
    const fits = begun(this.next?.choices || [], typed);
    for (const box of this.all("[data-next]")) {
      [...box.children].forEach((chip, i) => { chip.hidden = Boolean(typed) && !fits.includes(i); });
    }
  }

  /** Space, Tab or Enter says the word typed; Enter in an empty field the whole; Backspace takes a word back. */
  type(event) {
    const field = event.target, typed = field.value.trim();
    const chips = this.all("[data-next] button").filter((chip) => !chip.hidden);
    if (!typed && event.key === "Enter") this.confirm();
    else if (!typed && (event.key === "Backspace" || event.key === "Escape")) this.back();
    else if (typed && [" ", "Enter", "Tab"].includes(event.key) && chips.length) {
      field.value = "";
      this.add(chips[0]);
    } else if (!(event.key === " " && !typed)) return;
    event.preventDefault();
  }

  mark(part, proposal) {
    if (this.free) { this.markFree(part); return; }
    const level = this.level(part);
    const text = part.dataset.word;
    const open = this.fitting([...this.below(level), { level, text }]).length > 0;
    const chosen = this.picks.some((pick) => (this.said || pick.level === level) && pick.text === text);
    const meant = !chosen && level > 1 && open && !this.picks.some((pick) => pick.level === level) &&
      proposal !== null && narrow([proposal.words], [words(text)]).length > 0;
    part.classList.toggle("legal", open);
    part.classList.toggle("selected", chosen || meant);
    const state = part.getAttribute("role") === "radio" ? "aria-checked" : "aria-pressed";
    part.setAttribute(state, String(chosen || meant));
  }

  markFree(part) {
    const chosen = part.dataset.level === "1" && this.sentence === part.dataset.word;
    part.classList.toggle("legal", this.sayable(part));
    part.classList.toggle("selected", chosen);
    if (part.dataset.level === "1") part.setAttribute("aria-pressed", String(chosen));
    else part.removeAttribute("aria-pressed");
  }

  label(button, proposal) {
    button.disabled = !proposal || this.busy || this.outdated;
    button.hidden = !proposal;
    const text = proposal?.label ? [proposal.label.innerHTML, proposal.name, proposal.number].join(" ") : proposal?.text;
    if (!proposal || button.shown === text) return;
    button.shown = text;
    button.replaceChildren(proposal.label ? face(proposal) : proposal.text);
  }

  click(event) {
    const target = event.target.closest("[data-word], [data-series], [data-compose], [data-confirm], [data-back]");
    if (!target || target.disabled || event.target.closest("a[href], [data-why]")) return;
    const back = target.hasAttribute("data-back"), same = this.pressed === target;
    this.pressed = target;
    if (event.detail > 1 && !(back && same)) return;       // of a double click, only the first counts, whatever is there now
    if (back) return this.back();                          // twice in a hurry means twice
    if (target.hasAttribute("data-confirm")) this.confirm();
    else if (target.hasAttribute("data-compose")) this.phrase(target.dataset.compose);
    else if (!this.chosen(target)) this.act(target);
    else if (event.detail) this.pick(target);              // a second click lets go
    else this.confirm();                                   // a key on what is picked says it
  }

  /** Arrows walk among the parts of a group; Enter or Space picks, and on what is already picked says it. */
  walk(event) {
    const part = event.target.closest("[data-word], [data-series]");
    if (!part) return;
    if (KEYS.includes(event.key) && !event.defaultPrevented && event.target === part) {
      const meant = part.classList.contains("selected") && this.proposal;
      if (!meant && part.matches("button")) return;        // which makes a click of it
      event.preventDefault();
      event.stopPropagation();
      if (meant) this.confirm();
      else this.act(part);
      return;
    }
    const group = part.closest("[data-arrows]");
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!group || !step) return;
    event.preventDefault();
    event.stopPropagation();
    const parts = [...group.querySelectorAll("[data-word], [data-series]")].filter((each) => !each.closest("[hidden]"));
    const next = parts[(parts.indexOf(part) + step + parts.length) % parts.length];
    next.focus();
    if (next.getAttribute("role") === "radio") this.pick(next);
  }

  /** What can be picked first, as the reader sees it in order: what lies on the table, then the buttons beside the
   *  question, which say that one is done, and last what only ends something. */
  offered() {
    if (this.free && this.picks.length) return this.all("[data-next] button").filter((chip) => !chip.hidden);
    const open = this.all('[data-word][data-level="1"], [data-series]')
      .filter((part) => part.classList.contains("legal") && part.checkVisibility());
    const late = (part) => [".picks *", ".picks .quiet"].filter((each) => part.matches(each)).length;
    return open.sort((a, b) => late(a) - late(b));
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (this.root.ownerDocument.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.picks.length) this.back();
    else if (event.key === "Enter" && !event.target.closest("button, a, summary")) this.confirm();
    else if (/^[1-9]$/.test(event.key)) {
      const part = this.offered()[Number(event.key) - 1];
      if (part) { part.focus(); if (!this.chosen(part)) this.act(part); }
    }
  }
}
