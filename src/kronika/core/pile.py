"""A pile of cards: an undrawn card has no place yet, unless somebody put it there."""
from __future__ import annotations

from kronika.core.rng import Rng


class Layer:
    """A stretch of a pile: a *bag* (counts by card, order unknown) or a *run* (cards from the top, known to some).

    It never changes: another one takes its place. So clones share it.
    """

    def __init__(self, size: int, counts: list[int], run: list[int], knows: int) -> None:
        self.size = size
        self.counts = counts                     # of a bag; empty for a run; -1 each where unknown
        self.run = run                           # of a run; empty for a bag; -1 each where unknown
        self.knows = knows                       # the seats that know the run, or what the bag holds, as bits


class Pile:
    """Layers from the top down. Nothing to shuffle: drawing from a bag is the shuffle."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def values(self) -> tuple[object, ...]:
        """What the field table names, in its order."""
        return (self.layers,)

    def clone(self) -> Pile:
        return Pile(self.layers[:])

    def size(self) -> int:
        total = 0
        for layer in self.layers:
            total += layer.size
        return total

    def weights(self, kinds: int) -> list[int]:
        """How likely each card is to lie on top: counts of the top bag, or a single 1 for a known top."""
        top = self.layers[0]
        if not top.run:
            return top.counts[:]
        out = [0] * kinds
        out[top.run[0]] = 1
        return out

    def sample(self, kinds: int, rng: Rng) -> int:
        """A card that may lie on top, by its weight."""
        weights = self.weights(kinds)
        at = rng.below(sum(weights))
        card = 0
        while at >= weights[card]:
            at -= weights[card]
            card += 1
        return card

    def may_be_next(self, card: int) -> bool:
        if not self.layers:
            return False
        top = self.layers[0]
        return top.run[0] == card if top.run else 0 <= card < len(top.counts) and top.counts[card] > 0

    def take(self, card: int, seen: int = 0) -> None:
        """Draw the card from the top; it must be one that may be next. Who does not see it loses count of the bag."""
        top = self.layers[0]
        if top.size == 1:
            del self.layers[0]
        elif top.run:
            self.layers[0] = Layer(top.size - 1, [], top.run[1:], top.knows)
        else:
            counts = top.counts[:]
            counts[card] -= 1
            self.layers[0] = Layer(top.size - 1, counts, [], top.knows & seen)

    def put_on_top(self, card: int, knows: int) -> None:
        self._put(0, card, knows)

    def put_under(self, card: int, knows: int) -> None:
        self._put(len(self.layers), card, knows)

    def fill(self, cards: list[int], kinds: int) -> None:
        """In a view: complete what is unknown with cards from the end of the list."""
        for at, layer in enumerate(self.layers):
            if -1 in layer.run:
                self.layers[at] = Layer(layer.size, [], [cards.pop() for _ in layer.run], layer.knows)
            elif -1 in layer.counts:
                counts = [0] * kinds
                for _ in range(layer.size):
                    counts[cards.pop()] += 1
                self.layers[at] = Layer(layer.size, counts, [], layer.knows)

    def _put(self, at: int, card: int, knows: int) -> None:
        """A card of its own layer joins a neighbouring run that the same seats know."""
        beside = 0 if at == 0 else at - 1
        if self.layers and self.layers[beside].run and self.layers[beside].knows == knows:
            run = self.layers[beside].run
            self.layers[beside] = Layer(len(run) + 1, [], [card, *run] if at == 0 else [*run, card], knows)
        else:
            self.layers.insert(at, Layer(1, [], [card], knows))

    def shuffle(self, kinds: int) -> None:
        """All layers become one bag: nobody knows any order."""
        counts = [0] * kinds
        for layer in self.layers:
            for card in layer.run:
                counts[card] += 1
            for card, n in enumerate(layer.counts):
                counts[card] += n
        size = sum(counts)
        self.layers = [Layer(size, counts, [], 0)] if size else []


def bag(counts: list[int]) -> Pile:
    """A pile of which only the contents are known."""
    size = sum(counts)
    return Pile([Layer(size, counts, [], 0)] if size else [])
