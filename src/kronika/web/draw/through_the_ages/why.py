"""Why a move is a good one, in a sentence with the numbers that it changes."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.core.move import Move
from kronika.core.table import play
from kronika.games.through_the_ages import production, ratings
from kronika.games.through_the_ages.board import forecast, phase
from kronika.games.through_the_ages.cards import (
    ACTION,
    CATEGORIES,
    FARM,
    GOVERNMENT,
    LEADER,
    MINE,
    WONDER,
    Card,
)
from kronika.games.through_the_ages.costs import population_cost
from kronika.games.through_the_ages.goods import food, resources
from kronika.games.through_the_ages.moves import Attack, Declare, Prepare, Stage, Take
from kronika.games.through_the_ages.table import NONE, ThroughTheAges
from kronika.games.through_the_ages.verb import civil_actions, military_actions
from kronika.locale import Texts
from kronika.web.draw.through_the_ages.face import Value, face_of
from kronika.web.draw.words import signed

# What a civilization has each turn, and what it has now
LASTING: Final[list[tuple[str, Callable[[ThroughTheAges, int], int]]]] = [
    ("food", lambda t, seat: production.food_production(t, seat, None)),
    ("res", lambda t, seat: production.resource_production(t, seat, None)),
    ("sci", lambda t, seat: ratings.science_rating(t, seat, None)),
    ("cul", lambda t, seat: ratings.culture_rating(t, seat, None)),
    ("str", lambda t, seat: ratings.strength_rating(t, seat, None)),
    ("hap", lambda t, seat: ratings.happiness(t, seat, None)),
    ("ca", lambda t, seat: ratings.civil_total(t, seat, None)),
    ("ma", lambda t, seat: ratings.military_total(t, seat, None))]
AT_ONCE: Final[list[tuple[str, Callable[[ThroughTheAges, int], int]]]] = [
    ("food", lambda t, seat: food(t.seat[seat])), ("res", lambda t, seat: resources(t.seat[seat])),
    ("sci", lambda t, seat: t.seat[seat].science), ("cul", lambda t, seat: t.seat[seat].culture)]
CHANGES: Final = ("build", "upgrade", "lead", "develop", "revolt", "adopt", "copy", "stage", "enlist", "immigrate",
                  "churchill")
TOLD: Final = ("pass", "discard", "send", "use", "accept", "refuse", "offer", "split", "bid", "destroy", "disband",
               "keep", "fetch", "hammurabi", "trade", "dismiss", "colonize")


def why(t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> str:
    """What speaks for the move; and what it is worth at the end, where a mode scores civilizations."""
    said = reason(t, seat, move, texts)
    points = final_points(t, seat, move)
    return f"{said} {texts.text('tta-hint-final', points=points)}" if points > 0 else said


def reason(t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> str:
    word = move.word
    if isinstance(move, Take):
        return taking(t, seat, t.box.cards[move.card], texts)
    if word in CHANGES:
        return changing(t, seat, move, texts)
    if word == "increase":
        return texts.text("tta-hint-increase", food=population_cost(t, t.seat[seat], 0))
    if word == "play":
        return face_of(t.box, move.key()[0], texts).text
    if word == "done":
        return ending(t, seat, texts)
    if isinstance(move, (Attack, Declare)):
        mine, theirs = (ratings.strength_rating(t, each, None) for each in (seat, move.rival))
        return texts.text("tta-hint-attack", mine=mine, theirs=theirs)
    if isinstance(move, Prepare):
        return texts.text("tta-hint-prepare", culture=t.box.event_culture[t.box.cards[move.card].age])
    if word == "choose":
        return texts.text("tta-hint-choose", phase=phase(t))
    return texts.text(f"tta-hint-{word}", phase=phase(t)) if word in TOLD else texts.text("tta-hint-best")


# cards of the row

def taking(t: ThroughTheAges, seat: int, row: Card, texts: Texts) -> str:
    """What the card will be good for."""
    face = face_of(t.box, row.index, texts)
    kind = CATEGORIES[row.category]
    if row.category == ACTION:
        return texts.text("tta-hint-take-action", text=face.text)
    if row.category == WONDER:
        return texts.text("tta-hint-take-wonder", does=does(t, row, texts), stages=len(row.stages),
                          cost=sum(row.stages))
    if row.category == GOVERNMENT:
        old = t.seat[seat].rules_by()
        return texts.text("tta-hint-take-government", white=row.white, red=row.red, old_white=old.white,
                          old_red=old.red)
    if row.category == LEADER or row.index in t.box.specials:
        return texts.text("tta-hint-take-leader" if row.category == LEADER else "tta-hint-take-special",
                          does=does(t, row, texts))
    if row.category in (FARM, MINE):
        return texts.text(f"tta-hint-take-{kind}", new=row.value, old=best(t, seat, row).value)
    old = best(t, seat, row)
    return texts.text("tta-hint-take-unit" if row.unit else "tta-hint-take-urban", kind=texts.text(f"tta-kind-{kind}"),
                      does=does(t, row, texts), new=row.strength, old=old.strength if old is not row else 0)


def best(t: ThroughTheAges, seat: int, row: Card) -> Card:
    """The best card of its type that the seat has in play; the card itself where there is none."""
    mine = [t.box.cards[slot] for slot in t.box.types[row.category] if t.seat[seat].has(slot)]
    return mine[-1] if mine else row


def does(t: ThroughTheAges, row: Card, texts: Texts) -> str:
    """What a card gives, in a few words."""
    face = face_of(t.box, row.index, texts)
    numbers = [gives(value.icon, value.number, texts) for value in face.values]
    return texts.join([*numbers, *([face.short] if face.short else [])]) or face.text.rstrip(".")


def gives(icon: str, number: str, texts: Texts) -> str:
    count = abs(int(number.replace("−", "-").replace("+", ""))) if number.strip("+−-").isdigit() else 2
    return texts.text("tta-gives", icon=icon, number=number, count=count)


# what changes

def changing(t: ThroughTheAges, seat: int, move: Move, texts: Texts) -> str:
    after = t.clone()
    play(after, seat, move)
    lasting = gained(t, after, seat, LASTING)
    lasting_words = texts.join([texts.text("tta-gains", icon=value.icon, number=value.number,
                                           count=int(value.number[1:])) for value in lasting])
    if isinstance(move, Stage) and after.seat[seat].unfinished != NONE:
        left = len(t.box.cards[t.seat[seat].unfinished].stages) - after.seat[seat].stages
        return texts.text("tta-hint-stage", left=left)
    if lasting_words:
        return texts.text("tta-hint-gains", gains=lasting_words)
    now = [gives(value.icon, value.number, texts) for value in gained(t, after, seat, AT_ONCE)]
    if now:
        return texts.text("tta-hint-now", gains=texts.join(now))
    card = t.seat[seat].unfinished if isinstance(move, Stage) else move.key()[0] if move.key() else NONE
    if move.word == "develop" and card not in t.box.specials and t.box.cards[card].category != GOVERNMENT:
        return texts.text("tta-hint-develop", does=does(t, t.box.cards[card], texts))
    if 0 <= card < len(t.box.cards) and move.word in ("lead", "develop", "revolt", "stage"):
        return face_of(t.box, card, texts).text
    return texts.text("tta-hint-best")


def gained(t: ThroughTheAges, after: ThroughTheAges, seat: int,
           numbers: list[tuple[str, Callable[[ThroughTheAges, int], int]]]) -> list[Value]:
    """The numbers that have grown."""
    grown = [(icon, number(after, seat) - number(t, seat)) for icon, number in numbers]
    return [Value(icon, signed(more)) for icon, more in grown if more > 0]


def ending(t: ThroughTheAges, seat: int, texts: Texts) -> str:
    """The end of a turn with what production brings; of anything else: it is enough."""
    if phase(t) != "actions":
        return texts.text("tta-hint-done", phase=phase(t))
    p = t.seat[seat]
    ahead = forecast(t, seat)
    made = [("sci", ahead.science), ("cul", ahead.culture), ("food", ahead.food), ("res", ahead.resources)]
    brings = texts.join([gives(icon, signed(number), texts) for icon, number in made if number])
    left = civil_actions(p) + military_actions(p)
    return texts.text("tta-hint-end", left=left, brings=brings or "0")


def final_points(t: ThroughTheAges, seat: int, move: Move) -> int:
    """What the move adds to the final scoring of a mode that scores civilizations."""
    if move.word not in CHANGES or not t.rules().bonus:
        return 0
    after = t.clone()
    play(after, seat, move)
    return t.box.scoring.bonus(after, seat) - t.box.scoring.bonus(t, seat)
