"""Builds tell themselves apart by all that gives a saved table its meaning; a fork's start is read by names."""

import json
from typing import Any

import pytest

from kronika.core.field import Fieldbook, Fields
from kronika.core.game import Game
from kronika.core.rng import Rng
from kronika.core.table import actors, draw, lowest, options, play
from kronika.core.words import Grammar, Kind, Part
from kronika.games import KEYS, load
from kronika.referee import start
from kronika.referee.chance import Fair
from kronika.referee.codec import encode, save
from kronika.referee.legend import build, legend
from kronika.referee.record import Record
from kronika.referee.referee import Referee
from kronika.referee.replay import verify


def like(game: Game, tables: list[Fields] | None = None, grammar: Grammar | None = None) -> Game:
    """The game with other field tables or another grammar."""
    return Game(game.key, game.version, game.seats, game.editions, game.modes, game.options, grammar or game.grammar,
                Fieldbook(tables) if tables else game.fields, game.rules, game.final, game.files)


def counted(game: Game) -> Fields:
    """A sequence of the game."""
    return next(fields for fields in game.fields.tables.values() if "pc" in fields.names)


def other(fields: Fields, names: tuple[str, ...] | None = None, rows: list[tuple[str, str]] | None = None) -> Fields:
    return Fields(fields.cls, rows or fields.rows, fields.owner, fields.shared, fields.make,
                  {**fields.names, "pc": names} if names else fields.names)


def changes(game: Game) -> list[Fields]:
    """A sequence with a place more, a place less, two places changed, and a field more; another name of its class."""
    old = counted(game)
    names = old.names["pc"]
    renamed = other(old)
    renamed.name = "Renamed"
    return [other(old, ("new", *names)), other(old, names[1:]), other(old, (names[1], names[0], *names[2:])),
            other(old, rows=[*old.rows, ("new", "public")]), renamed]


@pytest.mark.parametrize("key", KEYS)
def test_whatever_changes_the_meaning_changes_the_build(key: str) -> None:
    game = load(key)
    rest = [fields for fields in game.fields.tables.values() if fields is not counted(game)]
    builds = {build(like(game, [changed, *rest])) for changed in changes(game)}
    assert len(builds) == 5
    assert build(game) not in builds
    assert build(like(game)) == build(game)


def test_cards_in_another_order_are_another_build() -> None:
    game = load("seven_wonders")
    forms = list(game.grammar.forms.values())
    kind = forms[0].parts[0].kinds[0]
    forms[0] = type(forms[0])(forms[0].word, [Part("", [Kind(kind.name, kind.words[::-1])])], forms[0].make)
    assert build(like(game, grammar=Grammar(forms))) != build(game)


@pytest.mark.parametrize("key", KEYS)
def test_every_sequence_names_its_places(key: str) -> None:
    for fields in load(key).fields.tables.values():
        assert ("pc" in [name for name, _ in fields.rows]) == ("pc" in fields.names), fields.name
        for names in fields.names.values():
            assert len(set(names)) == len(names)


def position(game: Game) -> Any:
    """A table in the middle of a game."""
    t, rng = game.new(game.setup(3)), Rng(7)
    for _ in range(60):
        seat = lowest(actors(t))
        offers = options(t, seat)
        play(t, seat, offers[rng.below(len(offers))] if offers else draw(t, rng))
    return t


@pytest.mark.parametrize("key", [key for key in KEYS if key in json.loads(start.OLDEST.read_text("utf-8"))])
def test_a_start_without_a_legend_is_read_by_the_oldest(key: str) -> None:
    game = load(key)
    t = position(game)
    assert save(game, start.load(game, game.setup(3), json.dumps(older(game, encode(game, t))))) == save(game, t)


def older(game: Game, saved: dict[str, Any]) -> dict[str, Any]:
    """The position as it was saved before there was a legend."""
    told = start._Reader(game, game.setup(3), legend(game), json.loads(start.OLDEST.read_text("utf-8"))[game.key])
    return {**saved, "table": told.read(saved["table"]), "stack": told.read(saved["stack"])}


@pytest.mark.parametrize("key", KEYS)
def test_a_start_with_other_names_is_read_by_them(key: str) -> None:
    """The fields and places of every class in another order, one of them gone since, one new."""
    game = load(key)
    t = position(game)
    saved = json.loads(start.save(game, t))
    then = {name: [*[[row[0], ["gone", *row[1][::-1]]] if isinstance(row, list) else row for row in rows[::-1]], "less"]
            for name, rows in saved["legend"].items()}
    reader = start._Reader(game, game.setup(3), saved["legend"], {name: rows[:-1] for name, rows in then.items()})

    def losing(value: Any) -> Any:
        if isinstance(value, list):
            return [losing(item) for item in value]
        if not isinstance(value, dict) or "say" in value:
            return value
        (name, content), = value.items()
        return {name: [*[losing(item) for item in content], 99]}

    written = {**saved, "legend": then, "table": losing(reader.read(saved["table"])),
               "stack": losing(reader.read(saved["stack"]))}
    assert save(game, start.load(game, game.setup(3), json.dumps(written))) == save(game, t)


@pytest.mark.parametrize("change", ["class", "place", "field"])
def test_a_start_that_cannot_be_told_is_refused_in_a_sentence(change: str) -> None:
    game = load("seven_wonders")
    setup = game.setup(3)
    text = start.save(game, position(game))
    wrong = {"class": text.replace('"Turn"', '"Whirl"'), "place": text.replace('"last_cards"', '"lost_cards"'),
             "field": text.replace('"ready",', "")}[change]
    assert wrong != text
    with pytest.raises(start.Untold):
        start.load(game, setup, wrong)
    verdict = verify(Record(game.key, 3, options=setup.options, start=wrong))
    assert verdict.reason is not None
    assert verdict.reason.key == "record-bad-start"


def test_a_record_of_a_fork_is_proven_with_its_legend() -> None:
    game = load("seven_wonders")
    t = position(game)
    setup = game.setup(3)
    referee = Referee(game, setup, Fair("seed", []), start.load(game, setup, start.save(game, t)))
    seat = lowest(actors(referee.table))
    referee.say(seat, referee.offers(seat)[0])
    log = [(entry.seat, game.grammar.say(entry.move)) for entry in referee.entries]
    assert verify(Record(game.key, 3, options=setup.options, start=start.save(game, t), log=log)).replayed
