"""Moves from all over the grammar of a game, and beside those that are offered."""

import itertools
from math import prod

from kronika.core.game import Game
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.words import Form


def some_of_the_grammar(game: Game, seed: int, most: int) -> list[Move]:
    """Moves from all over the grammar: every one of a short form, a share by chance of a long one."""
    rng = Rng(seed)
    share = most // len(game.grammar.forms)
    out: list[Move] = []
    for form in game.grammar.forms.values():
        ranges = [kind.every() for part in form.parts for kind in part.kinds]
        if not any(part.many for part in form.parts) and prod(len(numbers) for numbers in ranges) <= share:
            out += [form.make(key) for key in itertools.product(*ranges)]
        else:
            out += [form.make(random_key(form, rng)) for _ in range(share)]
    return out


def random_key(form: Form, rng: Rng) -> tuple[int, ...]:
    """Numbers for a sentence of this form; half of the optional parts are left unsaid."""
    key: list[int] = []
    for part in form.parts:
        count = rng.below(4) if part.many else len(part.kinds)
        kinds = part.kinds * count if part.many else part.kinds
        unsaid = part.optional and rng.below(2)
        if part.many:
            key.append(0 if unsaid else count)
        if not (part.many and unsaid):
            key += [0 if unsaid else kind.every()[rng.below(len(kind.every()))] for kind in kinds]
    return tuple(key)


def near(game: Game, offers: list[Move], seed: int) -> list[Move]:
    """Every move that differs from some offer in one number only; of many offers, a dozen by chance."""
    rng = Rng(seed)
    out: list[Move] = []
    for offer in offers if len(offers) <= 12 else [offers[rng.below(len(offers))] for _ in range(12)]:
        form = game.grammar.forms[offer.word]
        if any(part.many for part in form.parts):
            continue
        kinds = [kind for part in form.parts for kind in part.kinds]
        for i, kind in enumerate(kinds):
            out += [form.make((*offer.key()[:i], number, *offer.key()[i + 1:])) for number in kind.every()]
    return out
