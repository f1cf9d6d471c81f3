// Sentences and what is left of them: the picker's arithmetic, without a page.

export const words = (text) => text.split(" ").filter(Boolean);

/** The sentences of a page. A template with data-each stands for several: `*` is each of its words, in the label their
    names; with data-most, for each number from there down to one: `#`. */
export function offered(root) {
  return [...root.querySelectorAll("template[data-say]")].flatMap((label) => {
    const { say, each, most } = label.dataset;
    if (!each) return [{ label, words: words(say) }];
    const numbers = most ? Array.from({ length: Number(most) }, (_, i) => most - i) : [""];
    return each.split("|").flatMap((one) => numbers.map((number) => {
      const [word, name = word] = one.split("=");
      return { label, name, number, words: words(say.replace("*", word).replace("#", number)) };
    }));
  });
}

/** What the main button says of a sentence. */
export function face({ label, name, number }) {
  const out = label.content.cloneNode(true);
  if (name === undefined) return out;
  const walker = label.ownerDocument.createTreeWalker(out, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    text.data = text.data.replace("*", name).replace("#", number);
  }
  return out;
}

/** Where the phrase stands in the sentence, leaving out the places already used; -1 if nowhere. */
function place(sentence, phrase, used) {
  for (let at = 0; at + phrase.length <= sentence.length; at++) {
    if (phrase.every((word, i) => sentence[at + i] === word && !used.has(at + i))) return at;
  }
  return -1;
}

/** Whether all phrases stand in the sentence, each in a place of its own. */
export function holds(sentence, phrases) {
  const used = new Set();
  return phrases.every((phrase) => {
    const at = place(sentence, phrase, used);
    if (at < 0) return false;
    phrase.forEach((_, i) => used.add(at + i));
    return true;
  });
}

/** Whether the sentence begins with the phrases, one after the other. */
export function begins(sentence, phrases) {
  return phrases.flat().every((word, i) => sentence[i] === word);
}

/** A text as people may type it: without accents and case. */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The places of the words that begin as typed, by notation or by name; one that is typed in full stands alone. */
export function begun(choices, typed) {
  const start = plain(typed);
  const spelled = (test) => choices.map((choice, i) => (test(plain(choice.word)) || test(plain(choice.name)) ? i : -1))
    .filter((i) => i >= 0);
  const whole = spelled((text) => text === start);
  return whole.length ? whole : spelled((text) => text.startsWith(start));
}

/** The sentences that go with everything picked so far. `said`: words are picked in the order in which they are said. */
export function narrow(sentences, phrases, said = false) {
  const fits = said ? begins : holds;
  return sentences.filter((sentence) => fits(sentence, phrases));
}
