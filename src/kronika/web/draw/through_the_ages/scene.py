"""The moments of their own: politics, an attack, an auction, a pact. Everything with the numbers of both sides."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.games.through_the_ages.aggression import Defence, attack_strength, strength_against
from kronika.games.through_the_ages.board import phase
from kronika.games.through_the_ages.bonus import Drafting, Keeping
from kronika.games.through_the_ages.cards import (
    AGGRESSION,
    EVENT,
    PACT,
    TERRITORY,
    WAR,
)
from kronika.games.through_the_ages.colonies import Auction, SendForce, force, largest_force
from kronika.games.through_the_ages.moves import Attack, Declare, Send, Use
from kronika.games.through_the_ages.moves import Offer as OfferMove
from kronika.games.through_the_ages.pacts import Answer
from kronika.games.through_the_ages.sacrifice import Sacrifice, Stand
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.war import refuse_war
from kronika.locale import Texts
from kronika.web.draw.page import refusal
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.acts import APART, Chip
from kronika.web.draw.through_the_ages.choice import Choice, choice
from kronika.web.draw.through_the_ages.defence import Shield, shields
from kronika.web.draw.through_the_ages.face import Face, Value, face_of
from kronika.web.draw.through_the_ages.fight import Fight, fight
from kronika.web.draw.through_the_ages.hand import named, worth
from kronika.web.draw.through_the_ages.panel import Panel
from kronika.web.draw.through_the_ages.said import Say, about
from kronika.web.draw.words import signed

WIDTH: Final = 1000                    # of the bar that compares two strengths
POLITICAL: Final = (EVENT, TERRITORY, AGGRESSION, WAR, PACT)


@dataclass
class Option:
    """A political card and what can be done with it."""

    face: Face
    chips: list[Chip]


@dataclass
class Bar:
    """A stretch of the bar: strength, and each card that was added."""

    x: float
    width: float
    kind: str                          # base or add
    text: str


@dataclass
class Duel:
    """An aggression: both sides, the card, and how far the defence is."""

    face: Face
    attacker: Panel
    rival: Panel
    strength: int
    defence: int
    bars: list[Bar]
    goal: float
    missing: int
    chosen: int
    most: int
    mine: bool                         # whether the viewer defends
    stakes: bool                       # whether stored goods are at stake
    chips: list[Chip]                  # the cards that the viewer can use
    shields: list[Shield]              # whole defences of the viewer

    def reason(self, texts: Texts) -> str:
        return texts.text("tta-because-defence", card=self.face.plain, theirs=self.strength, mine=self.defence,
                          missing=self.missing)


@dataclass
class Bidder:
    """A seat at an auction."""

    panel: Panel
    state: str                         # high, out, none, wait
    force: int                         # what its units, tactic and ships come to, without cards


@dataclass
class Sale:
    """A territory at auction, or on its way to its owner."""

    face: Face
    bid: int
    high: int
    limit: int                         # what the viewer could send at most
    force: int                         # what has been sent
    sending: bool
    bidders: list[Bidder] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)        # the bids, or what can be sent


@dataclass
class Treaty:
    """A pact on offer."""

    face: Face
    owner: Panel
    partner: Panel
    owner_side: str
    partner_side: str


@dataclass
class Promise:
    """Bonus cards to choose from: what each scores at the end, those chosen already, and how many more."""

    options: list[Option]
    chosen: list[Face]
    left: int
    secret: bool                       # nobody else learns what is chosen


@dataclass
class Scene:
    """What stands in the place of the civilization for a moment; at most one of them."""

    politics: list[Option] | None = None
    duel: Duel | None = None
    sale: Sale | None = None
    treaty: Treaty | None = None
    fight: Fight | None = None
    promise: Promise | None = None
    choice: Choice | None = None

    @property
    def shown(self) -> bool:
        moments = (self.duel, self.sale, self.treaty, self.fight, self.promise)
        drawn = self.choice is not None and self.choice.drawn
        return bool(self.politics) or drawn or any(each is not None for each in moments)

    @property
    def said(self) -> set[str]:
        """The sentences that the scene itself offers."""
        options = [*(self.politics or []), *(self.promise.options if self.promise else [])]
        chips = [chip for option in options for chip in option.chips]
        chips += self.duel.chips if self.duel else []
        chips += self.sale.chips if self.sale else []
        asked = [row.word for row in self.choice.rows] + [say.words for say in self.choice.less] if self.choice else []
        return {chip.word for chip in chips} | set(asked)

    @property
    def tall(self) -> bool:
        """Whether it takes the place of the hand too."""
        return self.promise is not None or (self.choice is not None and self.choice.drawn and self.choice.tall)


def scene(t: ThroughTheAges, sight: Sight, panels: list[Panel], says: list[Say], texts: Texts) -> Scene:
    top: object = None if t.over else t.stack[-1]
    by_seat = {panel.civ.seat: panel for panel in panels}
    if phase(t) == "politics" and says:
        return Scene(politics=politics(t, sight, says, texts))
    if isinstance(top, (Keeping, Drafting)) and says:
        return Scene(promise=promise(t, sight, top, says, texts))
    if isinstance(top, (Sacrifice, Stand)):
        return Scene(fight=fight(t, sight, top, by_seat, says, texts))
    if isinstance(top, Defence):
        return Scene(duel=duel(t, sight, top, by_seat, says, texts))
    if isinstance(top, (Auction, SendForce)):
        found = sale(t, sight, top, panels, texts)
        found.chips = [Chip(say.words, say.chip, say.verb, adds(t, top, say)) for say in says if say.verb not in APART]
        return Scene(sale=found)
    if isinstance(top, Answer):
        symmetric = t.box.cards[top.card].symmetric
        sides = ("", "") if symmetric else ("AB"[top.side], "BA"[top.side])
        return Scene(treaty=Treaty(face_of(t.box, top.card, texts), by_seat[top.seat], by_seat[top.partner], *sides))
    return Scene(choice=choice(t, sight, by_seat, says, texts))


def promise(t: ThroughTheAges, sight: Sight, top: Keeping | Drafting, says: list[Say], texts: Texts) -> Promise:
    """TA06-17.09, TA06-17.10: every bonus card that can be chosen, with its text."""
    options = [Option(face_of(t.box, say.move.key()[0], texts), [Chip(say.words, say.label, say.verb)]) for say in says]
    each = t.box.bonus_kept[t.seats - 2]
    chosen = top.chosen if isinstance(top, Keeping) else t.finals
    left = each - len(chosen) if isinstance(top, Keeping) else t.seats * each - top.place
    return Promise(options, [face_of(t.box, card, texts) for card in chosen], left, isinstance(top, Keeping))


# politics

def politics(t: ThroughTheAges, sight: Sight, says: list[Say], texts: Texts) -> list[Option]:
    """Every military card of the hand that is played in politics, with each rival it could be played on."""
    hand = [card for card in dict.fromkeys(t.seat[sight.viewer].hand) if t.box.cards[card].category in POLITICAL]
    return [Option(face_of(t.box, card, texts), chips(t, sight, card, says, texts)) for card in hand]


def chips(t: ThroughTheAges, sight: Sight, card: int, says: list[Say], texts: Texts) -> list[Chip]:
    legal = [Chip(say.words, political_label(t, sight, say, texts), say.verb, say.price)
             for say in about(says, t.box.cards[card].id)]
    return legal + forbidden(t, sight, card, texts)


def political_label(t: ThroughTheAges, sight: Sight, say: Say, texts: Texts) -> str:
    """The verb; against whom, with both strengths."""
    move = say.move
    if isinstance(move, (Attack, Declare)):
        return texts.text("tta-versus", name=sight.names[move.rival], mine=attack_strength(t, sight.viewer, move.rival),
                          theirs=strength_against(t, move.rival, sight.viewer))
    return say.chip if isinstance(move, OfferMove) else texts.text(f"tta-verb-{say.verb}")


def forbidden(t: ThroughTheAges, sight: Sight, card: int, texts: Texts) -> list[Chip]:
    """The rivals whom this attack is forbidden against, with the reason."""
    seat = sight.viewer
    category = t.box.cards[card].category
    if category not in (AGGRESSION, WAR):
        return []
    out: list[Chip] = []
    for rival in t.clockwise(seat)[1:]:
        rule = refuse_war(t, seat, card, rival) if category == WAR else None
        why = rule.ref if rule else refusal(t, seat, Attack(card, rival)) if category == AGGRESSION else ""
        if why:
            said = texts.text("tta-versus", name=sight.names[rival], mine=attack_strength(t, seat, rival),
                              theirs=strength_against(t, rival, seat))
            out.append(Chip("", said, "attack" if category == AGGRESSION else "declare", [], why))
    return out


# an attack

def duel(t: ThroughTheAges, sight: Sight, top: Defence, panels: dict[int, Panel], says: list[Say],
         texts: Texts) -> Duel:
    rival = panels[top.rival]
    base = rival.civ.ratings["strength"].total
    cards = named(t, top.rival)
    worths = [worth(t, top.rival, card) for card in cards]
    defence = base + sum(worths)
    scale = WIDTH * 0.92 / max(top.strength, defence, 1)
    bars = [Bar(0, base * scale, "base", texts.text("tta-bar-base", strength=base))]
    for card, value in zip(cards, worths):
        x = bars[-1].x + bars[-1].width
        bars.append(Bar(x + 2, value * scale - 2, "add", f"{face_of(t.box, card, texts).plain} +{value}"))
    takes = t.box.cards[top.card].effect.get("take", {})
    return Duel(face_of(t.box, top.card, texts), panels[top.seat], rival, top.strength, defence, bars,
                top.strength * scale, max(0, top.strength - defence), len(cards), t.seat[top.rival].red,
                sight.viewer == top.rival, "food_or_resources" in takes,
                [Chip(say.words, f"{say.chip} +{worth(t, top.rival, say.move.card)}", say.verb)
                 for say in says if isinstance(say.move, Use)],
                shields(t, top, texts) if says else [])


# an auction

def sale(t: ThroughTheAges, sight: Sight, top: Auction | SendForce, panels: list[Panel], texts: Texts) -> Sale:
    limit = largest_force(t.seat[sight.viewer]) if sight.seated else 0
    if isinstance(top, SendForce):
        sent = force(t.seat[top.seat], top.sent(t.seat[top.seat]), top.cards())
        return Sale(face_of(t.box, top.card, texts), top.bid, top.seat, limit, sent, True)
    bidders = [Bidder(panel, bidder_state(t, top, panel.civ.seat), public_force(t, panel.civ.seat))
               for panel in panels if panel.civ.plays]
    return Sale(face_of(t.box, top.card, texts), top.bid, top.high, limit, 0, False, bidders)


def adds(t: ThroughTheAges, top: Auction | SendForce, say: Say) -> list[Value]:
    """What a unit or a card adds to the force that has been chosen so far."""
    if not isinstance(top, SendForce) or not isinstance(say.move, (Send, Use)):
        return []
    p, sent, cards = t.seat[top.seat], list(top.sent(t.seat[top.seat])), list(top.cards())
    before = force(p, sent, cards)
    if isinstance(say.move, Send):
        sent[say.move.card] += 1
    else:
        cards.append(say.move.card)
    return [Value("ship", signed(force(p, sent, cards) - before))]


def public_force(t: ThroughTheAges, seat: int) -> int:
    """What everybody can count: units, armies and ships, without cards."""
    p = t.seat[seat]
    return force(p, p.workers, []) if any(panel_units(t, seat)) else 0


def panel_units(t: ThroughTheAges, seat: int) -> list[int]:
    return [n for slot, n in enumerate(t.seat[seat].workers) if t.box.cards[slot].unit]


def bidder_state(t: ThroughTheAges, top: Auction, seat: int) -> str:
    if seat == top.high:
        return "high"
    if (top.out >> seat) & 1:
        return "out"
    if not any(panel_units(t, seat)):
        return "none"
    return "wait" if top.waiting(t) == seat else ""
