"""What chance was asked can be told draw by draw, and answered from the seed alone."""

import hashlib
import hmac

import pytest

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.referee.chance import Fair
from kronika.referee.record import Record
from kronika.referee.referee import Referee
from kronika.referee.replay import prove
from kronika.referee.urns import Shuffle, Urn, drawn, hands


class Answers:
    """The rules of chance once more, in a few lines of their own."""

    def __init__(self, seed: str, strings: list[str]) -> None:
        self.key, self.k = hashlib.sha256("\n".join([seed, *strings]).encode()).digest(), 0

    def below(self, n: int) -> int:
        while True:
            number = int.from_bytes(hmac.digest(self.key, self.k.to_bytes(8, "big"), "sha256")[:8], "big")
            self.k += 1
            if number < 2 ** 64 - 2 ** 64 % n:
                return number % n

    def shuffled(self, items: list[str]) -> list[str]:
        out = items[:]
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


def played(key: str, seats: int, seed: str, mode: str = "") -> Record:
    game, strings = load(key), [f"word {n}" for n in range(seats)]
    setup = game.setup(seats, mode=mode)
    referee, rng = Referee(game, setup, Fair(seed, strings)), Rng(7)
    while not referee.table.over:
        seat = lowest(actors(referee.table))
        offers = options(referee.table, seat)
        referee.act(seat, offers[rng.below(len(offers))])
    log = [(line.seat, line.words) for line in referee.journal]
    out = Record(key, seats, setup.edition, setup.mode, setup.options, log=log)
    prove(out, seed, strings)
    return out


# In the last of them two cards are left that are alike: no word depends on the number that was drawn.
@pytest.mark.parametrize(("key", "seats", "seed", "mode"), [
    ("seven_wonders", 4, 4, ""), ("history_of_the_world", 3, 3, ""), ("through_the_ages", 2, 2, ""),
    ("through_the_ages", 2, 118, "first")])
def test_every_draw_is_told_and_answered(key: str, seats: int, seed: int, mode: str) -> None:
    record = played(key, seats, f"{seed:064x}", mode)
    answers, found = Answers(record.seed, record.strings), drawn(record)
    assert found
    for line in found:
        said = line.words.split()
        for n, ask in enumerate(line.asks):
            if isinstance(ask, Urn):
                number = answers.below(ask.size)
                words = [word for word, count in ask.of for _ in range(count)]
                assert words[number] == (said[ask.at] if ask.at >= 0 else "")
            elif ask.at >= 0:
                top = answers.shuffled(ask.before)
                assert hands(top, ask.count, ask.hand) == hands(said[ask.at:], ask.count, ask.hand)
            else:
                after = line.asks[n + 1]
                assert isinstance(after, Shuffle)
                assert answers.shuffled(ask.before)[:ask.into] == after.before[-ask.into:]
