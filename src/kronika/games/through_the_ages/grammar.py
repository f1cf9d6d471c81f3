"""The grammar: which sentences there are, and of which ids they are made."""
from __future__ import annotations

from typing import Final

from kronika.core.field import HIDDEN, OWNER
from kronika.core.move import Move
from kronika.core.verb import Verb
from kronika.core.words import Grammar, Kind, Number, Part
from kronika.games.through_the_ages import chance, moves
from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    TACTIC,
    WAR,
    WONDER,
)
from kronika.games.through_the_ages.edition import Edition


def ids(name: str) -> Kind:
    """Cards of a sort: which ids these are depends on the edition (`words`)."""
    return Kind(name, [], told="card")


CARD: Final = ids("card")
CIVIL: Final = ids("civil")
MILITARY: Final = ids("military")
TECHNOLOGY: Final = ids("technology")
BUILDING: Final = ids("building")
GOVERN: Final = ids("government")
LEADERS: Final = ids("leader")
TUCKED: Final = Kind("wonder", [], told="number")          # 0: under no wonder
ACTIONS: Final = ids("action")
TACTICS: Final = ids("tactic")
AGGRESSIONS: Final = ids("aggression")
WARS: Final = ids("war")
PACTS: Final = ids("pact")
EVENTS: Final = ids("event")
GOODS: Final = Kind("goods", ["none", "food", "resources"])
SIDE: Final = Kind("side", ["none", "a", "b"])
CHURCHILLS: Final = Kind("choice", ["culture", "arms"])
SPACE: Final = Number("space", 13)
COUNT: Final = Number("stages", 4)
SEAT: Final = Number("seat", 3)
AMOUNT: Final = Number("amount", 12)
FEW: Final = Number("amount", 8)


def one(cls: type[Move], kind: Kind) -> Verb:
    """A verb that names a card."""
    return Verb(cls, [Part("", [kind])], ["card"])


# What a seat may be offered
VERBS: Final[list[Verb]] = [
    Verb(moves.Take, [Part("", [CIVIL]), Part("at", [SPACE], optional=True)], ["card", "space"]),
    Verb(moves.Increase, [], []),
    one(moves.Build, BUILDING),
    Verb(moves.Upgrade, [Part("", [BUILDING]), Part("to", [BUILDING])], ["card", "to"]),
    one(moves.Destroy, BUILDING),
    one(moves.Disband, BUILDING),
    Verb(moves.Lead, [Part("", [LEADERS]), Part("under", [TUCKED], optional=True)], ["card", "under"]),
    Verb(moves.Stage, [Part("", [COUNT])], ["count"]),
    one(moves.Develop, TECHNOLOGY),
    one(moves.Revolt, GOVERN),
    Verb(moves.Play, [Part("", [ACTIONS]), Part("", [GOODS], optional=True)], ["card", "goods"]),
    one(moves.Enlist, BUILDING),
    one(moves.Adopt, TACTICS),
    one(moves.Copy, TACTICS),
    Verb(moves.Churchill, [Part("", [CHURCHILLS])], ["choice"]),
    Verb(moves.Immigrate, [], []),
    Verb(moves.Hammurabi, [], []),
    Verb(moves.Trade, [], []),
    Verb(moves.Done, [], []),
    Verb(moves.Pass, [], []),
    Verb(moves.Prepare, [Part("", [EVENTS])], ["card"], {"card": OWNER}),
    Verb(moves.Attack, [Part("", [AGGRESSIONS]), Part("on", [SEAT])], ["card", "rival"]),
    Verb(moves.Declare, [Part("", [WARS]), Part("on", [SEAT])], ["card", "rival"]),
    Verb(moves.Offer, [Part("", [PACTS]), Part("to", [SEAT]), Part("as", [SIDE], optional=True)],
         ["card", "partner", "side"]),
    one(moves.Cancel, PACTS),
    Verb(moves.Resign, [], []),
    Verb(moves.Dismiss, [], []),
    one(moves.Colonize, EVENTS),
    Verb(moves.Bid, [Part("", [AMOUNT])], ["amount"]),
    one(moves.Send, BUILDING),
    Verb(moves.Use, [Part("", [MILITARY])], ["card"], {"card": OWNER}),
    Verb(moves.Discard, [Part("", [MILITARY])], ["card"], {"card": OWNER}),
    Verb(moves.Accept, [], []),
    Verb(moves.Refuse, [], []),
    one(moves.Choose, CARD),
    Verb(moves.Split, [Part("", [FEW, FEW])], ["food", "resources"]),
    Verb(moves.Fetch, [], []),
    Verb(moves.Keep, [Part("", [EVENTS])], ["card"], {"card": OWNER}),
]
CHANCE_VERBS: Final[list[Verb]] = [
    Verb(chance.First, [Part("", [SEAT])], ["seat"]),
    Verb(chance.Events, [Part("", [EVENTS], many=True)], ["cards"], {"cards": HIDDEN}),
    Verb(chance.Finals, [Part("", [EVENTS], many=True), Part("hidden", [EVENTS], many=True)], ["open", "hidden"],
         {"hidden": HIDDEN}),
    Verb(chance.Deal, [Part("", [CIVIL], many=True)], ["cards"]),
    Verb(chance.Draw, [Part("", [SEAT]), Part("", [MILITARY], many=True)], ["seat", "cards"], {"cards": OWNER},
         owner="seat"),
    one(chance.Reveal, EVENTS),
    Verb(chance.Peek, [Part("", [SEAT, EVENTS])], ["seat", "card"], {"card": OWNER}, owner="seat"),
]
SPOKEN: Final[list[Verb]] = [*VERBS, *CHANCE_VERBS]


class Among(Kind):
    """The ids of the cards from `first` to `last`-1; a name without its age may mean several."""

    def __init__(self, box: Edition, name: str, first: int, last: int) -> None:
        super().__init__(name, [card.id for card in box.cards], None, "card")
        self.numbers = list(range(first, last))
        self.reads = {}
        for card in box.cards[first:last]:
            self.reads[card.id] = [card.index]
        for card in box.cards[first:last]:
            for end in ("_a", "_i", "_ii", "_iii"):
                if card.id.endswith(end) and card.id.removesuffix(end) not in box.by_id:
                    self.reads.setdefault(card.id.removesuffix(end), []).append(card.index)

    def every(self) -> list[int]:
        return self.numbers


def kind(box: Edition, name: str, category: int) -> Among:
    return Among(box, name, box.of(category)[0], box.of(category)[-1] + 1)


def words(box: Edition) -> dict[str, Kind]:
    """The ids of an edition, by the sort of card."""
    kinds = len(box.cards)
    found: list[Kind] = [
        Among(box, "card", 0, kinds),
        Among(box, "civil", 0, box.of(ACTION)[-1] + 1),
        Among(box, "military", box.first_tactic, kinds),
        Among(box, "technology", 0, box.techs),
        Among(box, "building", 0, box.worked),
        kind(box, "government", GOVERNMENT),
        kind(box, "leader", LEADER),
        kind(box, "wonder", WONDER),
        kind(box, "action", ACTION),
        kind(box, "tactic", TACTIC),
        kind(box, "aggression", AGGRESSION),
        kind(box, "war", WAR),
        kind(box, "pact", PACT),
        Among(box, "event", box.first_territory, box.of(EVENT)[-1] + 1),
    ]
    return {each.name: each for each in found}


def grammar(box: Edition) -> Grammar:
    """The sentences of an edition: every edition has the same words, and its own ids of cards."""
    known = words(box)
    return Grammar([verb.spoken(known) for verb in SPOKEN])
