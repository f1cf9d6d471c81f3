// The picker: every part of the page that can be chosen carries its words; picking parts narrows the legal sentences.
//
//   [data-picker]                  the root: data-url, data-decision, data-order="said" for words in their order
//   template[data-say="..."]       each legal sentence, likeliest first; its content is the label of the main button
//   [data-word="..."][data-level]  a part; picking one of a lower level drops what was picked at higher levels
//   [data-when="..."]              shown when all these words stand in the proposal; empty: when nothing is picked
//   [data-picked="..."]            shown while the first pick is the part with exactly these words
//   [data-confirm], [data-back]    the main button; one step back

import { narrow, words } from "./sentences.js";

const typing = (el) => el.closest("input, textarea, select, [contenteditable]");

export class Picker {
  constructor(root, say) {
    this.root = root;
    this.say = say;
    this.picks = [];                       // [{level, text}], lowest level first
    this.busy = false;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", (event) => this.walk(event));
    root.ownerDocument.addEventListener("keydown", (event) => this.key(event));
    this.refresh();
  }

  all(selector) { return [...this.root.querySelectorAll(selector)]; }

  get said() { return this.root.dataset.order === "said"; }

  /** Read the sentences again after the page has changed; keep the picks while the decision is the same. */
  refresh() {
    this.offers = this.all("template[data-say]").map((label) => ({ label, words: words(label.dataset.say) }));
    if (this.decision !== this.root.dataset.decision) this.picks = [];
    this.decision = this.root.dataset.decision;
    while (this.picks.length && !this.fitting(this.picks).length) this.picks.pop();
    this.show();
  }

  fitting(picks) {
    const left = narrow(this.offers.map((offer) => offer.words), picks.map((pick) => words(pick.text)), this.said);
    return this.offers.filter((offer) => left.includes(offer.words));
  }

  below(level) { return this.picks.filter((pick) => pick.level < level); }

  level(part) { return Number(part.dataset.level || (this.said ? this.picks.length + 1 : 1)); }

  /** The sentence that the main button would say now. */
  get proposal() {
    if (!this.picks.length) return null;
    const left = this.fitting(this.picks);
    return this.said && left.length > 1 ? null : left[0] || null;
  }

  pick(part) {
    const level = this.level(part);
    const text = part.dataset.word;
    const again = this.picks.some((pick) => pick.level === level && pick.text === text);
    const picks = [...this.below(level), { level, text }];
    if (again && level === 1) this.picks = [];
    else if (this.fitting(picks).length) this.picks = picks;
    this.show();
  }

  back() {
    this.picks.pop();
    this.show();
  }

  async confirm() {
    const offer = this.proposal;
    if (!offer || this.busy) return;
    this.busy = true;
    this.show();
    try {
      if (await this.say(offer.words.join(" "), this.decision)) this.picks = [];   // before the page comes anew
    } finally {
      this.busy = false;
      this.show();
    }
  }

  show() {
    const proposal = this.proposal;
    const now = new Set([...(proposal ? proposal.words : []), ...this.picks.flatMap((pick) => words(pick.text))]);
    for (const part of this.all("[data-word]")) this.mark(part, proposal);
    for (const part of this.all("[data-when]")) {
      const need = words(part.dataset.when);
      part.hidden = need.length ? !need.every((word) => now.has(word)) : now.size > 0;
    }
    for (const part of this.all("[data-picked]")) {
      part.hidden = this.picks[0]?.text !== part.dataset.picked;
    }
    for (const button of this.all("[data-confirm]")) this.label(button, proposal);
    for (const button of this.all("[data-back]")) button.hidden = !this.picks.length;
    this.root.toggleAttribute("data-picking", this.picks.length > 0);
  }

  mark(part, proposal) {
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

  label(button, proposal) {
    button.disabled = !proposal || this.busy;
    button.hidden = !proposal;
    const text = proposal?.label.innerHTML;
    if (!proposal || button.shown === text) return;
    button.shown = text;
    button.replaceChildren(proposal.label.content.cloneNode(true));
  }

  click(event) {
    const target = event.target.closest("[data-word], [data-confirm], [data-back]");
    if (!target || target.disabled || event.target.closest("a[href], [data-why]")) return;
    if (target.hasAttribute("data-confirm")) this.confirm();
    else if (target.hasAttribute("data-back")) this.back();
    else this.pick(target);
  }

  /** Arrows walk among the parts of a group; Enter on what is already picked says it. */
  walk(event) {
    const part = event.target.closest("[data-word]");
    if (!part) return;
    if (event.key === "Enter" && part.classList.contains("selected") && this.proposal) {
      event.preventDefault();
      event.stopPropagation();
      this.confirm();
      return;
    }
    const group = part.closest("[data-arrows]");
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!group || !step) return;
    event.preventDefault();
    event.stopPropagation();
    const parts = [...group.querySelectorAll("[data-word]")].filter((each) => !each.closest("[hidden]"));
    const next = parts[(parts.indexOf(part) + step + parts.length) % parts.length];
    next.focus();
    if (next.getAttribute("role") === "radio") this.pick(next);
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (this.root.ownerDocument.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.picks.length) this.back();
    else if (event.key === "Enter" && !event.target.closest("button, a, summary")) this.confirm();
    else if (/^[1-9]$/.test(event.key)) {
      const part = this.all('[data-word][data-level="1"]')[Number(event.key) - 1];
      if (part) { part.focus(); this.pick(part); }
    }
  }
}
