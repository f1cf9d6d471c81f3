"""Every sentence that the viewer can say now: its question, its button, what it costs and what it brings."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.move import Move
from kronika.core.table import Table, check, options, play
from kronika.games.through_the_ages import moves, notes
from kronika.games.through_the_ages.aggression import Defence, attack_cost
from kronika.games.through_the_ages.colonies import SendForce
from kronika.games.through_the_ages.course_2006 import Staying
from kronika.games.through_the_ages.flow import Actions
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.moves import Attack, Declare, Take
from kronika.games.through_the_ages.politics import Politics
from kronika.games.through_the_ages.sacrifice import Sacrifice, Stand
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import civil_actions, military_actions
from kronika.locale import Texts
from kronika.locale.log import value
from kronika.web.draw import page
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.face import Value, face_of

# What is paid and gained at once, seen by carrying the move out on a copy
PRICED: Final = ("take", "increase", "build", "upgrade", "destroy", "disband", "lead", "stage", "develop", "revolt",
                 "play", "enlist", "adopt", "copy", "immigrate", "hammurabi", "trade", "churchill", "prepare")
KNOWN: Final = ("build", "upgrade", "destroy", "disband", "enlist", "send", "choose")
COSTS: Final = ("ca", "ma", "food", "res", "sci", "cul")


@dataclass
class Say(page.Say):
    """A sentence with its question, and what it costs."""

    move: Move
    ask: str                           # the question of the strip
    chip: str                          # without its verb: what is meant
    text: str                          # what the card says
    price: list[Value] = field(default_factory=list)


def sentences(sight: Sight, texts: Texts) -> list[Say]:
    """What can be said, likeliest first; the dearer copies in the row and resigning at the end."""
    t = view_of(sight)
    if not sight.seated or not sight.live or t.over:
        return []
    seat = sight.viewer
    legal = options(t, seat)
    return [said(sight, t, seat, move, texts) for move in ordered(legal) + unlisted(t, seat, legal)]


def view_of(sight: Sight) -> ThroughTheAges:
    view: Table = sight.view
    assert isinstance(view, ThroughTheAges)
    return view


def ordered(legal: list[Move]) -> list[Move]:
    """Ending a phase comes last: the first sentence that fits a pick is proposed."""
    last = ("done", "pass", "destroy", "disband")
    return sorted(legal, key=lambda move: last.index(move.word) + 1 if move.word in last else 0)


def unlisted(t: ThroughTheAges, seat: int, legal: list[Move]) -> list[Move]:
    """What is legal though nobody is offered it: another copy of a card in the row, and giving up."""
    out: list[Move] = []
    for number, card in enumerate(t.row):
        if card != NONE and t.row.index(card) != number and moves.TAKE[card] in legal:
            move = Take(card, number + 1)
            if check(t, seat, move) is None:
                out.append(move)
    top: object = t.stack[-1]
    if legal and isinstance(top, (Politics, Actions, Staying)) and check(t, seat, moves.RESIGN) is None:
        out.append(moves.RESIGN)
    return out


def said(sight: Sight, t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> Say:
    args = arguments(sight, move, texts)
    key = meaning(t, move)
    return Say(sight.game.grammar.say(move), texts.text(f"tta-do-{key}", **args), "", move,
               texts.text(f"tta-ask-{key}", **args), label(move, args, texts), card_text(t, move, texts),
               price(t, seat, move))


def meaning(t: ThroughTheAges, move: Move) -> str:
    """The word of the move; what `done` ends has a word of its own, and so has what is sent to its death."""
    top: object = t.stack[-1]
    if isinstance(top, (Sacrifice, Stand)) and move.word == "send":
        return "sacrifice"
    if move.word != "done":
        return move.word
    if isinstance(top, Sacrifice):
        return "fight"
    if isinstance(top, Stand):
        return "defended" if top.missing(t) <= 0 else "yield"
    if isinstance(top, Defence):
        return "defended" if top.cards() else "undefended"
    return "end" if isinstance(top, Actions) else "land" if isinstance(top, SendForce) else "done"


def arguments(sight: Sight, move: Move, texts: Texts) -> dict[str, str | int]:
    """The arguments of the sentence by name, players by their names."""
    box = view_of(sight).box
    out: dict[str, str | int] = {
        argument.name: face_of(box, argument.number, texts).plain if argument.kind == "card"
        else value(texts, notes.of(box.name), argument, []) for argument in notes.said(move)}
    if move.word in ("attack", "declare", "offer"):
        out["name"] = sight.names[move.key()[1]]
    return out


def label(move: Move, args: dict[str, str | int], texts: Texts) -> str:
    """A chip of a list under its verb."""
    if move.word == "upgrade":
        return f"{args['card']} → {args['to']}"
    if move.word in ("attack", "declare", "offer", "lead", "play", "take", "stage", "churchill", "split", "bid"):
        return texts.text(f"tta-chip-{move.word}", **args)
    return str(args["card"]) if "card" in args else texts.text(f"tta-do-{move.word}", **args)


def card_text(t: ThroughTheAges, move: Move, texts: Texts) -> str:
    """What the card says; of what stands on the board everybody knows it."""
    rows = [argument.number for argument in notes.said(move) if argument.kind == "card"]
    return face_of(t.box, rows[0], texts).text if rows and move.word not in KNOWN else ""


def price(t: ThroughTheAges, seat: int, move: Move) -> list[Value]:
    """What it costs (plain) and brings (with a plus), by carrying it out on a copy."""
    if isinstance(move, (Attack, Declare)):
        return [Value("ma", str(attack_cost(t, move.card, move.rival)))]
    if move.word not in PRICED:
        return []
    after = t.clone()
    play(after, seat, move)
    before, now = stock(t.seat[seat]), stock(after.seat[seat])
    return [Value(icon, str(was - has) if has < was else f"+{has - was}")
            for icon, was, has in zip(COSTS, before, now) if was != has]


def stock(p: Seat) -> list[int]:
    return [civil_actions(p), military_actions(p), food(p), resources(p), p.science, p.culture]


def about(says: list[Say], card: str) -> list[Say]:
    """The sentences in which a word stands."""
    return [say for say in says if card in say.list]
