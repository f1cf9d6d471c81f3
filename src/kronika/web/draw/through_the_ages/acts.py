"""What can be done: the verbs with their counts and prices, and for everything that is touched what can follow."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kronika.core.move import Move
from kronika.core.table import cause, check
from kronika.games.through_the_ages import moves, notes
from kronika.games.through_the_ages.board import phase
from kronika.games.through_the_ages.bonus import Drafting, Keeping
from kronika.games.through_the_ages.cards import (
    ACTION,
    GOVERNMENT,
    LEADER,
    TACTIC,
)
from kronika.games.through_the_ages.choices import Pick, Raid
from kronika.games.through_the_ages.sacrifice import Sacrifice, Stand
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.war import Spoils
from kronika.locale import Texts
from kronika.locale.log import because
from kronika.web.draw.page import refusal
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.face import Value, name
from kronika.web.draw.through_the_ages.said import Say, about, view_of

# The verbs in their order, with their icons; the first seven are always in sight
VERBS: Final = {
    "take": "row", "increase": "pop", "build": "build", "upgrade": "upg", "stage": "wonder", "develop": "special",
    "revolt": "gov", "lead": "leader", "play": "action", "adopt": "tactic", "copy": "tactic", "enlist": "infantry",
    "churchill": "leader", "hammurabi": "leader", "immigrate": "pop", "trade": "pact", "destroy": "ruin",
    "disband": "infantry", "prepare": "event", "colonize": "colony", "attack": "aggr", "declare": "war",
    "offer": "pact", "cancel": "pact", "dismiss": "leader", "bid": "ship", "send": "ship", "use": "bonus",
    "discard": "draw", "accept": "pact", "refuse": "pact", "choose": "special", "split": "food", "pass": "end",
    "done": "end", "resign": "upr"}
GROUPED: Final = ("actions", "politics")         # decisions with so many sentences that they are listed by verb
TOUCHED: Final = ("take",)             # said by touching the row alone
APART: Final = ("done", "pass", "resign")        # buttons of the strip
RUINS: Final = ("destroy", "disband")  # never meant by touching a technology: they have a verb of their own
HAND: Final = ("develop", "revolt", "lead", "play", "adopt", "prepare", "attack", "declare", "offer", "colonize", "use",
               "discard")
CELL: Final = ("build", "upgrade", "destroy", "disband", "enlist", "choose", "send")
LEADERS: Final = ("churchill", "hammurabi", "dismiss", "colonize")


@dataclass
class Chip:
    """One thing that can follow, or why it cannot."""

    word: str
    label: str
    verb: str = ""
    price: list[Value] = field(default_factory=list)
    why: str = ""
    number: int = 0                    # of sentences
    because: str = ""                  # what is missing, where the rule has several causes

    @property
    def icon(self) -> str:
        return VERBS.get(self.verb, "")


@dataclass
class Context:
    """What can follow when this is picked."""

    picked: str
    title: str
    chips: list[Chip]


@dataclass
class Acts:
    """The bar under the question."""

    first: list[Chip]                  # level 1
    contexts: list[Context]


def acts(sight: Sight, says: list[Say], texts: Texts) -> Acts:
    t = view_of(sight)
    if not says or isinstance(t.stack[-1], (Sacrifice, Stand, Keeping, Drafting)):
        return Acts([], [])                      # fights and bonus cards are tables of their own
    if phase(t) not in GROUPED:
        return Acts([Chip(say.words, full_label(say), say.verb, say.price) for say in says
                     if say.verb not in TOUCHED + APART], parts(t, sight, says, texts))
    verbs = list(dict.fromkeys(say.verb for say in says if say.verb not in TOUCHED + APART))
    first = [verb_chip(verb, [say for say in says if say.verb == verb], texts) for verb in VERBS if verb in verbs]
    if phase(t) == "actions":
        first = blocked(t, sight.viewer, verbs, texts, first)
    lists = [listed(verb, [say for say in says if say.verb == verb], texts) for verb in verbs]
    return Acts(first, [context for context in lists if context.chips] + parts(t, sight, says, texts))


def full_label(say: Say) -> str:
    return say.label if say.chip in say.label or say.verb in ("done", "pass") else f"{say.label}: {say.chip}"


def verb_chip(verb: str, says: list[Say], texts: Texts) -> Chip:
    """A verb: alone with its price, or with the number of its sentences."""
    one = says[0] if len(says) == 1 else None
    word = one.words if one and len(one.list) == 1 else verb
    priced = one.price if one and verb in ("increase", "immigrate", "prepare") else []
    return Chip(word, texts.text(f"tta-verb-{verb}"), verb, priced, "", 0 if one else len(says))


def listed(verb: str, says: list[Say], texts: Texts) -> Context:
    """All sentences of a verb, each by the rest of its words; what it costs stands on the main button."""
    chips = [Chip(rest(say.list, [verb]), say.chip) for say in says if len(say.list) > 1]
    return Context(verb, texts.text(f"tta-verb-{verb}"), chips)


def blocked(t: ThroughTheAges, seat: int, verbs: list[str], texts: Texts, chips: list[Chip]) -> list[Chip]:
    """The same chips, and among them those verbs that a player looks for, with the rule that forbids them."""
    order = list(VERBS)
    out = chips + [refused(t, seat, tries[0], texts.text(f"tta-verb-{verb}"), texts)
                   for verb, tries in attempts(t, seat) if verb not in verbs and tries]
    return sorted(out, key=lambda chip: order.index(chip.verb))


def refused(t: ThroughTheAges, seat: int, move: Move, label: str, texts: Texts) -> Chip:
    """A move that is forbidden: the rule, and what is missing."""
    return Chip("", label, move.word, [], refusal(t, seat, move), 0, missing(t, seat, move, texts))


def missing(t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> str:
    """Which of the rule's causes forbids the move, and how much is missing; empty where the rule, or the card that is
    shown large, says it all."""
    rule = check(t, seat, move)
    found = None if rule is None else cause(t, seat, move, rule)
    return "" if found is None or found.word == "card" else because(texts, notes.of(t.box.name), found)


def attempts(t: ThroughTheAges, seat: int) -> list[tuple[str, list[Move]]]:
    """For each common verb what the seat would try."""
    p = t.seat[seat]
    hand = [t.box.cards[card] for card in p.cards]
    slots = [slot for slots in t.box.types for slot in slots if p.has(slot)]
    return [
        ("increase", [moves.INCREASE]),
        ("build", [moves.BUILD[slot] for slot in slots]),
        ("stage", [moves.STAGE[1]] if p.unfinished != NONE else []),
        ("develop", [moves.DEVELOP[card.index] for card in hand if card.technology and card.category != GOVERNMENT]),
        ("revolt", [moves.REVOLT[card.index] for card in hand if card.category == GOVERNMENT]),
        ("lead", [moves.LEAD[card.index] for card in hand if card.category == LEADER]),
        ("play", [moves.PLAY[card.index][1 if card.act and card.act.either else 0] for card in hand
                  if card.category == ACTION]),
        ("adopt", [moves.ADOPT[card] for card in p.hand if t.box.cards[card].category == TACTIC])]


def rest(words: list[str], phrase: list[str]) -> str:
    """What is left of a sentence beside a phrase: what follows it or, at its end, what stands before it."""
    at = next(i for i in range(len(words)) if words[i:i + len(phrase)] == phrase)
    after = words[at + len(phrase):]
    return " ".join(after or words[:at])


# What a drawn part stands for

def hand_word(t: ThroughTheAges, card: int, says: list[Say]) -> str:
    """The words of a card in the hand; empty if nothing can be done with it."""
    key = t.box.cards[card].id
    mine = [say for say in about(says, key) if say.verb in HAND]
    if not mine:
        return ""
    return key if len(mine) == len(about(says, key)) else f"{mine[0].verb} {key}"


def own_choice(t: ThroughTheAges, seat: int) -> bool:
    """Whether `choose` is about the own civilization."""
    top: object = t.stack[-1]
    if isinstance(top, (Pick, Raid)):
        return top.victim == seat
    return not isinstance(top, Spoils)


def cell_word(t: ThroughTheAges, seat: int, card: int, says: list[Say]) -> str:
    """The words of a card in play that workers stand on, or that can be named: a sole act by all its words."""
    key = t.box.cards[card].id
    mine = [say for say in about(says, key) if say.verb in CELL and (say.verb != "choose" or own_choice(t, seat))]
    acts_ = [say for say in mine if say.verb not in RUINS]
    if not acts_:
        return ""
    return acts_[0].words if len(acts_) == 1 else key


def leader_word(says: list[Say]) -> str:
    return next((verb for verb in LEADERS for say in says if say.verb == verb), "")


def parts(t: ThroughTheAges, sight: Sight, says: list[Say], texts: Texts) -> list[Context]:
    """What can follow when a card, a technology or a rival is touched."""
    seat = sight.viewer
    p = t.seat[seat]
    out: dict[str, Context] = {}
    for card in dict.fromkeys(p.cards + p.hand):
        word = hand_word(t, card, says)
        if word:
            out[word] = touched(word, name(t.box, card, texts.lang), says, texts, hand_refusals(t, seat, card, texts))
    for slots in t.box.types:
        for slot in slots:
            word = cell_word(t, seat, slot, says) if p.has(slot) else ""
            if word:
                refusals = cell_refusals(t, seat, slot, texts)
                out[word] = touched(word, name(t.box, slot, texts.lang), says, texts, refusals)
    for rival in range(t.seats):
        word = f"on {rival}"
        if any(word in say.words for say in says):
            out[word] = touched(word, sight.names[rival], says, texts, [])
    return [context for context in out.values() if any(chip.word for chip in context.chips)]


def touched(word: str, title: str, says: list[Say], texts: Texts, refused: list[Chip]) -> Context:
    phrase = word.split()
    chips: list[Chip] = []
    for say in says:
        if f" {word} " in f" {say.words} ":
            left = rest(say.list, phrase)
            if left and left not in [chip.word for chip in chips]:
                chips.append(Chip(left, chip_label(say, phrase, texts), say.verb, say.price))
    return Context(word, title, chips + refused)


def chip_label(say: Say, phrase: list[str], texts: Texts) -> str:
    """What follows a touched part: the verb, and what the verb leaves open."""
    verb = texts.text(f"tta-verb-{say.verb}")
    if say.verb == "upgrade":
        return f"{verb}: {say.chip}"
    if say.verb in ("attack", "declare", "offer", "play") or phrase[0] == "on" or "under" in say.list:
        return say.chip
    return verb


def cell_refusals(t: ThroughTheAges, seat: int, slot: int, texts: Texts) -> list[Chip]:
    """Building one more, and upgrading to each better card in play, where that is forbidden."""
    if phase(t) != "actions":
        return []
    rows = t.box.cards
    better = [to for to in t.box.types[rows[slot].category] if t.seat[seat].has(to) and rows[to].age > rows[slot].age]
    out = [refused(t, seat, moves.BUILD[slot], texts.text("tta-verb-build"), texts)]
    for to in better if t.seat[seat].workers[slot] else []:
        said = f"{texts.text('tta-verb-upgrade')}: → {name(t.box, to, texts.lang)}"
        out.append(refused(t, seat, moves.UPGRADE[slot][to], said, texts))
    return [chip for chip in out if chip.why]


def hand_refusals(t: ThroughTheAges, seat: int, card: int, texts: Texts) -> list[Chip]:
    """The other way to a new government, where that is forbidden."""
    found = [refused(t, seat, move, text, texts) for move, text in other_ways(t, seat, card, texts)]
    return [chip for chip in found if chip.why]


def other_ways(t: ThroughTheAges, seat: int, card: int, texts: Texts) -> list[tuple[Move, str]]:
    if phase(t) == "actions" and t.box.cards[card].category == GOVERNMENT:
        return [(moves.DEVELOP[card], texts.text("tta-verb-develop")),
                (moves.REVOLT[card], texts.text("tta-verb-revolt"))]
    return []
