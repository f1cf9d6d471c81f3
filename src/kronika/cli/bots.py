"""Bots as they are named on the command line: LEVEL, LEVEL@BUDGET, package.module:Class, run:COMMAND."""
from __future__ import annotations

from kronika.cli.common import complain, no_choice
from kronika.core.game import Game, Setup
from kronika.locale import Texts
from kronika.players import BOTS, level_of, make, named
from kronika.players.weights import trouble


def known_bots(bots: list[str], game: Game) -> None:
    """Every one of them can play; the first that cannot is bad input."""
    for bot in bots:
        if not named(bot) and ":" not in bot:
            no_choice("bots", bot, [*BOTS, "LEVEL@500", "LEVEL@100ms", "package.module:Class", "run:COMMAND"])
        make(bot, game)


def say_trouble(texts: Texts, bots: list[str], setup: Setup) -> None:
    """Once for each: what a level has not learned yet, and how it plays then."""
    for level in sorted({level_of(bot) for bot in bots}):
        missing = trouble(level, setup.game, setup.edition, setup.mode)
        if missing:
            complain(texts.text("bot-unlearned", level=level, why=missing))
