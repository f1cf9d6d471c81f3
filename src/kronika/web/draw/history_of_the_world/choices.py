"""What can be said now: every legal sentence with its label, and buttons for what stands on no part of the table."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.move import Move
from kronika.core.table import options
from kronika.games.history_of_the_world import notes
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.moves import Give, Invade, Siege
from kronika.games.history_of_the_world.parts import Board
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw.history_of_the_world.face import percent
from kronika.web.draw.page import Button, Say
from kronika.web.draw.sight import Sight

ICONS: Final = {"invade": "landway", "fort": "fort", "monument": "monument", "city": "city", "capital": "capital",
                "raze": "raze", "siege": "catapult", "fleet": "fleet", "play": "event", "event": "event",
                "empire": "capital", "recall": "lying", "remove": "lying", "replace": "army", "ravage": "torch"}
# Moments with one land and few words: everything is a button too
SMALL: Final = ("raze", "outpost")
HEAD: Final = ("siege", "give")        # their first argument belongs to the button
BARE: Final = ("keep", "withdraw", "pass", "gain", "lose", "decline", "return", "stay", "spare", "end", "done")


@dataclass
class Choices:
    """Everything that can be said."""

    says: list[Say] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    forts: list[str] = field(default_factory=list)         # lands that could get a fort for an army

    @property
    def words(self) -> set[str]:
        return {word for say in self.says for word in say.list}

    @property
    def verbs(self) -> set[str]:
        return {say.verb for say in self.says}


def choices(board: Board, table: World, sight: Sight, texts: Texts) -> Choices:
    out = Choices()
    if not sight.live or not sight.seated:
        return out
    odds = {target.land: target for target in board.targets}
    for move in options(table, sight.viewer):
        words = GAME.grammar.say(move)
        icon = ICONS.get(move.word, "")
        if isinstance(move, Invade):
            target = odds[move.land]
            route = target.routes[-1] if move.way else target.routes[0]
            chance = percent(route.win, texts.lang) if target.defended else ""
            icon = "landway" if route.way == "land" else route.way
            label = texts.text("hw-do-invade", odds=chance or "none")
        else:
            label = labelled(move, board, sight, texts)
        out.says.append(Say(words, label, icon or "house/check"))
        if move.word in HEAD or move.word in BARE or board.phase in SMALL:
            short = texts.text("hw-end") if move.word == "end" else label
            out.buttons.append(button(move, words, short, icon, board))
        if move.word == "fort":
            out.forts.append(words.split(" ")[1])
    return out


def labelled(move: Move, board: Board, sight: Sight, texts: Texts) -> str:
    """The label of the main button."""
    if isinstance(move, Give):
        return texts.text("hw-do-give", name=sight.names[move.seat])
    if isinstance(move, Siege) and board.fight:
        return texts.text("hw-do-siege", pay="token" if move.pay else "army", odds=percent(board.fight.win, texts.lang))
    if move.word == "fort" and board.phase == "conquest":
        return texts.text("hw-do-fort")
    if move.word in ("event", "empire"):
        return texts.text("hw-do-take")
    if move.word == "end":
        return texts.text("hw-do-end", armies=board.card.armies if board.card else 0)
    if move.word == "done":
        return texts.text("hw-do-done", phase=board.phase)
    return offer(texts, notes, move)


def button(move: Move, words: str, label: str, icon: str, board: Board) -> Button:
    seat = move.seat if isinstance(move, Give) else -1
    word = move.word if board.phase in SMALL else words
    return Button(word, label, icon, seat, word in ("end", "decline"))
