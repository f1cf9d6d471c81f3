"""The guided games: lessons in the order in which the rulebook teaches, and what a friend would do now."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages import notes
from kronika.games.through_the_ages.board import phase
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.games.through_the_ages.verb import civil_actions
from kronika.locale import Texts
from kronika.locale.log import offer
from kronika.web.draw.guide import Hint, friend
from kronika.web.draw.sight import Sight
from kronika.web.draw.through_the_ages.said import Say, view_of
from kronika.web.draw.through_the_ages.why import why

# By round, then by the move of the turn; the sentences are `tta-guide-` and the word.
LESSONS: Final = {
    "simple": [["row", "kinds"], ["turn", "workers", "land", "city"], ["events", "units", "wonder", "leader"],
               ["action", "hand", "technology"], ["government", "upgrade"], ["tokens", "food"], ["ending-simple"]],
    "first": [["row", "kinds"], ["turn", "workers", "land", "city"], ["cards", "units", "wonder", "leader"],
              ["action", "hand", "technology"], ["government", "upgrade"], ["tactics", "tokens"],
              ["faces", "corruption"], ["food"], ["antiquated"], ["ending-first"]]}
PHASES: Final = {"politics": "politics", "auction": "territory", "force": "territory"}
# The name of a rule that refuses where the lesson is not heeded
RULES: Final = {"row": "take", "kinds": "one_wonder", "made": "first_round", "workers": "population", "land": "build",
                "city": "urban_limit", "units": "unit", "wonder": "stage", "leader": "leader", "action": "action_card",
                "hand": "hand_limit", "technology": "develop", "government": "revolution", "upgrade": "upgrade",
                "tactics": "tactic", "politics": "prepare", "territory": "bid"}
# Where the lesson stands, by edition, if no refusal tells it
PLACES: Final = {
    "turn": ("TA06-4.03", "TA15-3.02"), "events": ("TA06-5.09", ""), "tokens": ("TA06-3.05", "TA15-8.01"),
    "food": ("TA06-12.03", "TA15-11.08"), "cards": ("TA06-12.09", "TA15-11.11"),
    "faces": ("TA06-12.06", "TA15-10.04"), "corruption": ("TA06-12.08", "TA15-11.06"),
    "antiquated": ("TA06-14.02", "TA15-4.08"), "ending-simple": ("TA06-15.02", ""),
    "ending-first": ("", "TA15-15.04"), "last": ("TA06-15.01", "TA15-4.18")}
POLITICAL: Final = ("prepared", "attacked", "declared", "pact_offered", "pact_ended", "discovered", "discarded", "bid",
                    "passed", "sent", "used")       # what is told of moves before the actions
EDITIONS: Final = ("2006", "2015")


def hint(sight: Sight, says: list[Say], texts: Texts) -> Hint | None:
    """The lesson of this moment, what a friend would do, and why."""
    t = view_of(sight)
    key = "over" if t.over else lesson(t, sight.viewer, sight.setup.mode, done_this_turn(sight)) if says else ""
    out = Hint(key or "advice")
    if key:
        out.title, out.text = texts.text(f"tta-guide-title-{key}"), texts.text(f"tta-guide-{key}")
        out.rule = place(t, key)
    move = friend(sight) if says else None
    if move is not None:
        out.words = sight.game.grammar.say(move)
        out.advice = advice(t, next(say for say in says if say.words == out.words), texts)
        out.why = why(t, sight.viewer, move, texts)
    return out if key or move is not None else None


def lesson(t: ThroughTheAges, seat: int, mode: str, done: int) -> str:
    """What the rulebook would teach now; empty when the lessons of this turn are over. `done`: moves in this turn."""
    now = phase(t)
    if now != "actions":
        return PHASES.get(now, "")
    if t.round == 1 and not civil_actions(t.seat[seat]):
        return "made"
    if t.round == t.last:
        return "last"
    rounds = LESSONS.get(mode, LESSONS["first"])
    taught = rounds[min(t.round, len(rounds)) - 1]
    return taught[done] if done < len(taught) else ""


def done_this_turn(sight: Sight) -> int:
    """How many actions the viewer has made since the last turn began."""
    out = 0
    for line in reversed(sight.lines):
        if any(note.word == "turn" for note in line.notes):
            break
        acted = bool(line.notes) and not any(note.word in POLITICAL for note in line.notes)
        out += line.seat == sight.viewer and acted
    return out


def place(t: ThroughTheAges, key: str) -> str:
    """The rule that tells more of it."""
    if key in RULES:
        return t.box.book.refs.get(RULES[key], "")
    return PLACES.get(key, ("", ""))[EDITIONS.index(t.box.name)] if t.box.name in EDITIONS else ""


def advice(t: ThroughTheAges, say: Say, texts: Texts) -> str:
    """The move as the label of a button."""
    if say.verb == "done":
        return say.label
    if say.verb in ("attack", "declare", "offer"):
        return f"{texts.text(f'tta-verb-{say.verb}')}: {say.chip}"
    return offer(texts, notes.of(t.box.name), say.move)
