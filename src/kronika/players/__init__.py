"""Players that decide by themselves. They get a view, never the table."""
from __future__ import annotations

from kronika.core.game import Game
from kronika.players.budget import Budget, read
from kronika.players.judgement import judgement_of
from kronika.players.master import Master
from kronika.players.player import Greedy, Noisy, Player
from kronika.players.search import Search
from kronika.players.stranger import stranger
from kronika.players.uct import Uct

LEVELS = ["random", "greedy", "search", "master"]      # those at the table, the weakest first
THINKING = ["search", "master", "uct"]                 # those that a budget means something to
BOTS = ["random", "greedy", "noisy", *THINKING]
LONGEST = 16                           # letters of a bot at the table

__all__ = ["BOTS", "LEVELS", "Budget", "Greedy", "Player", "level_of", "make", "named", "seatable"]


def level_of(bot: str) -> str:
    """`search` of `search@100ms`."""
    return bot.partition("@")[0]


def named(bot: str) -> bool:
    """Whether that is a bot of ours, with a budget that can be read or none: `greedy`, `search@500`, `search@1s`."""
    level, at, budget = bot.partition("@")
    if level not in BOTS:
        return False
    return not at or (level in THINKING and read(budget) is not None)


def seatable(bot: str) -> bool:
    """Whether that may sit at a table: one of our levels, with a budget or without. Nobody's code is loaded there."""
    return named(bot) and level_of(bot) in LEVELS and len(bot) <= LONGEST


def make(bot: str, game: Game, ms: float = 0.0) -> Player:
    """The player of that name for the game, which thinks no longer than `ms` about a decision if that is given.

    `LEVEL`, `LEVEL@BUDGET`, `package.module:Class` or `run:COMMAND`. Raises ValueError with one clear sentence.
    """
    if not named(bot):
        return stranger(bot, game, BOTS)
    level, _, text = bot.partition("@")
    budget = read(text) if text else None
    if ms:
        budget = (budget or Budget()).within(ms)
    if level == "random":
        return Player()
    if level == "greedy":
        return Greedy(judgement_of(game.key))
    if level == "noisy":
        return Noisy(judgement_of(game.key))
    if level == "uct":
        return Uct(game, budget)
    return (Master if level == "master" else Search)(game, judgement_of(game.key), budget)
