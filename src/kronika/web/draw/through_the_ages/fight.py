"""A fight in which units are sacrificed: both sides' sums now and afterwards, and what one more would add."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.games.through_the_ages.aggression import defence_value
from kronika.games.through_the_ages.armies import tactical_strength
from kronika.games.through_the_ages.cards import WAR
from kronika.games.through_the_ages.colonies import strength_of_units
from kronika.games.through_the_ages.pacts import attack_bonus
from kronika.games.through_the_ages.ratings import strength_rating
from kronika.games.through_the_ages.sacrifice import Sacrifice, Stand
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.locale import Texts
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.face import Face, face_of, name
from kronika.web.draw.through_the_ages.hand import named
from kronika.web.draw.through_the_ages.panel import Panel
from kronika.web.draw.through_the_ages.said import Say

WIDTH: Final = 1000                    # of the bars that compare two strengths


@dataclass
class Addend:
    """A part of a side's strength in the fight."""

    text: str
    amount: int
    kind: str                          # base, unit, army or card
    x: float = 0
    width: float = 0


@dataclass
class Side:
    """A side: what its strength is made of, and what is left of it afterwards."""

    panel: Panel
    role: str                          # attacker or defender
    addends: list[Addend]
    before: int                        # its strength without the fight
    after: int                         # its strength when the units named so far are gone
    state: str                         # decides, ready or waits

    @property
    def total(self) -> int:
        return sum(addend.amount for addend in self.addends)

    @property
    def lost(self) -> bool:
        return self.after < self.before


@dataclass
class More:
    """A unit or a bonus card that could still be named: what it adds, and what it costs for good."""

    face: Face
    word: str
    number: int                        # so many are left
    adds: int
    total: int                         # the side's strength in the fight with it
    after: int                         # and its strength when the fight is over
    unit: bool


@dataclass
class Fight:
    """The whole dialogue."""

    face: Face
    war: bool
    attacker: Side
    defender: Side
    more: list[More] = field(default_factory=list)
    verdict: str = ""
    good: bool = False                 # whether the viewer would be content with it


def fight(t: ThroughTheAges, sight: Sight, top: Sacrifice | Stand, panels: dict[int, Panel], says: list[Say],
          texts: Texts) -> Fight:
    answering = isinstance(top, Stand) or top.side == top.rival
    attacker = side(t, panels[top.seat], top.attackers(t), [], attack_bonus(t, top.seat, top.rival), texts)
    cards = named(t, top.rival) if isinstance(top, Stand) else []
    defender = side(t, panels[top.rival], top.defenders(t), cards, 0, texts)
    attacker.role, attacker.state = "attacker", "ready" if answering else "decides"
    defender.role, defender.state = "defender", "decides" if answering else "waits"
    scale = WIDTH / max(attacker.total, defender.total, 1)
    for each in (attacker, defender):
        lay_out(each, scale)
    out = Fight(face_of(t.box, top.card, texts), t.box.cards[top.card].category == WAR, attacker, defender)
    mine = defender if answering else attacker
    if says:
        out.more = more(t, sight.viewer, top, mine, says, texts)
    judge(out, sight, texts)
    return out


def side(t: ThroughTheAges, panel: Panel, sent: list[int], cards: list[int], pact: int, texts: Texts) -> Side:
    seat = panel.civ.seat
    p = t.seat[seat]
    before = strength_rating(t, seat)
    addends = [Addend(texts.text("tta-bar-base", strength=before), before, "base")]
    if pact:
        addends.append(Addend(texts.text("tta-fight-pact"), pact, "base"))
    for slot in range(t.box.first_unit, t.box.worked):
        if sent[slot]:
            said = texts.text("tta-fight-units", number=sent[slot], card=name(t.box, slot, texts.lang))
            addends.append(Addend(said, sent[slot] * t.box.cards[slot].strength, "unit"))
    army = tactical_strength(p, sent) if p.tactic != NONE else 0
    if army:
        addends.append(Addend(name(t.box, p.tactic, texts.lang), army, "army"))
    if p.lead().force(p, sent):
        addends.append(Addend(name(t.box, p.leader, texts.lang), p.lead().force(p, sent), "unit"))
    addends += [Addend(face_of(t.box, card, texts).plain, defence_value(p, card), "card") for card in cards
                if card != NONE]
    return Side(panel, "", addends, before, without(t, seat, sent), "")


def without(t: ThroughTheAges, seat: int, sent: list[int]) -> int:
    """The strength of a seat when these units are gone."""
    c = t.clone()
    for slot, number in enumerate(sent):
        c.seat[seat].workers[slot] -= number
    return strength_rating(c, seat)


def lay_out(each: Side, scale: float) -> None:
    x = 0.0
    for addend in each.addends:
        addend.x, addend.width = x, max(0.0, addend.amount * scale - 2)
        x += addend.amount * scale


def more(t: ThroughTheAges, seat: int, top: Sacrifice | Stand, mine: Side, says: list[Say],
         texts: Texts) -> list[More]:
    """One line for each unit and each bonus card that can still be named."""
    p = t.seat[seat]
    sent = top.defenders(t) if seat == top.rival else top.attackers(t)
    now = strength_of_units(p, sent)
    out: list[More] = []
    for say in says:
        card = say.move.key()[0] if say.move.key() else NONE
        if say.verb == "send":
            also = sent[:]
            also[card] += 1
            adds = strength_of_units(p, also) - now
            out.append(More(face_of(t.box, card, texts), say.words, p.workers[card] - sent[card], adds,
                            mine.total + adds, without(t, seat, also), True))
        elif say.verb == "use":
            adds = defence_value(p, card)
            held = p.hand.count(card) - named(t, seat).count(card)
            out.append(More(face_of(t.box, card, texts), say.words, held, adds, mine.total + adds, mine.after, False))
    return out


def judge(out: Fight, sight: Sight, texts: Texts) -> None:
    """What comes of it if nobody adds anything more."""
    ahead = out.attacker.total - out.defender.total
    winner = out.attacker if ahead > 0 else out.defender
    mine = winner.panel.civ.seat == sight.viewer
    key = ("war" if ahead else "war-even") if out.war else "attack-wins" if ahead > 0 else "attack-held"
    out.verdict = texts.text(f"tta-fight-{key}", name=winner.panel.person.name, by=abs(ahead),
                             who="you" if mine else "other")
    out.good = mine or (out.war and not ahead)
