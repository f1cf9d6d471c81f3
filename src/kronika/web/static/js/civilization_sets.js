// Sets of trade cards: what they are worth, and which ones go with an offer. Without a page.

/** `kinds`: [id, value, copies that others can have]; `counts`: by place in it. Calamities have no value. */
export const worth = (kinds, counts) => counts.reduce((sum, n, at) => sum + kinds[at][1] * n * n, 0);

export const none = (kinds) => kinds.map(() => 0);

export const plus = (one, other, sign = 1) => one.map((n, at) => n + sign * other[at]);

/** How many of each kind, by their ids. */
export function counted(kinds, ids) {
  const counts = none(kinds);
  for (const id of ids) counts[kinds.findIndex((kind) => kind[0] === id)]++;
  return counts;
}

/** What the cards of an offer add to a hand at least, whichever of the sets that fit it is. */
export function least(kinds, offer, hand) {
  let rows = new Map([["0 0", 0]]);                      // number and total: the least that is added
  kinds.forEach(([id, value, copies], at) => {
    const next = new Map();
    for (const [key, gain] of rows) {
      const [cards, total] = key.split(" ").map(Number);
      for (let n = id === offer.named ? 1 : 0; n <= copies; n++) {
        const sum = [cards + n, total + value * n * n];
        if (sum[0] > offer.count || sum[1] > offer.worth) break;
        const more = gain + value * ((hand[at] + n) ** 2 - hand[at] ** 2);
        const name = sum.join(" ");
        next.set(name, Math.min(more, next.get(name) ?? Infinity));
      }
    }
    rows = next;
  });
  return rows.get(`${offer.count} ${offer.worth}`);
}

/** Every set of so many cards and that total with the one named. Of very many only the first are found. */
export function fitting(kinds, offer, most = 400) {
  const out = [];
  const named = kinds.findIndex((kind) => kind[0] === offer.named);
  const walk = (at, cards, value, counts) => {
    if (out.length >= most) return;
    if (at === kinds.length) {
      if (cards === offer.count && value === offer.worth) out.push(counts.slice());
      return;
    }
    for (let n = at === named ? 1 : 0; n <= kinds[at][2]; n++) {
      const total = value + kinds[at][1] * n * n;
      if (cards + n > offer.count || total > offer.worth) break;
      counts[at] = n;
      walk(at + 1, cards + n, total, counts);
    }
    counts[at] = 0;
  };
  walk(0, 0, 0, none(kinds));
  return out;
}

/** Whole sets and tokens that come to the cost with the least waste: counts by kind, or null. */
export function payment(kinds, counts, treasury, cost) {
  const held = counts.map((n, at) => (n && kinds[at][1] ? at : -1)).filter((at) => at >= 0);
  let best = null;
  for (let chosen = 0; chosen < 1 << held.length; chosen++) {
    const paid = none(kinds);
    held.forEach((at, i) => { if (chosen >> i & 1) paid[at] = counts[at]; });
    const value = worth(kinds, paid);
    const waste = Math.max(0, value - cost);
    if (value + treasury >= cost && (!best || waste < best.waste)) best = { paid, waste };
  }
  return best?.paid || null;
}
