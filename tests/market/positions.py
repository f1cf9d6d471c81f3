"""Positions of the market, and saying something in them."""
from __future__ import annotations

from kronika.core.rng import Rng
from kronika.core.step import CHANCE
from kronika.core.table import check, settle
from kronika.core.words import Unclear
from kronika.games import add
from kronika.referee.referee import Referee
from tests.market.game import GAME
from tests.market.scenario import position

KEY = add("tests.market")
HANDS = [["gold", "gold", "salt", "salt"], ["salt", "salt", "cloth", "blight"], ["bronze", "cloth", "cloth", "salt"]]


def referee(phase: str = "barter", **options: str) -> Referee:
    """A table in this phase, with hands that are known."""
    setup = GAME.setup(3, options=options)
    table = position(GAME, setup, {"phase": phase, "hands": HANDS}, Rng(1))
    settle(table)
    return Referee(GAME, setup, Rng(1), table)


def say(table: Referee, seat: int, words: str) -> None:
    table.say(seat, words)


def refuses(table: Referee, seat: int, words: str) -> str:
    """The rule that forbids the words."""
    moves = GAME.grammar.parse(words)
    assert not isinstance(moves, Unclear), moves
    rule = check(table.table, seat, moves[0])
    assert rule is not None, f"{seat} {words} is legal"
    return rule.ref


__all__ = ["CHANCE", "HANDS", "KEY", "referee", "refuses", "say"]
