// Sentences and what is left of them: the picker's arithmetic, without a page.

export const words = (text) => text.split(" ").filter(Boolean);

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

/** The sentences that go with everything picked so far. `said`: words are picked in the order in which they are said. */
export function narrow(sentences, phrases, said = false) {
  const fits = said ? begins : holds;
  return sentences.filter((sentence) => fits(sentence, phrases));
}
