"""Numbered actions and observation arrays."""

import json

import numpy as np
import pytest

from kronika.core.rng import Rng, stream
from kronika.core.table import options
from kronika.games import KEYS, load
from kronika.research import zoo
from kronika.research.actions import Actions
from kronika.research.batch import Batch
from kronika.research.layout import FILE
from kronika.research.world import Rules, World
from tests.research.secrecy import compare

EDITIONS = [(key, edition) for key in KEYS for edition in load(key).editions]


def walked(key: str, edition: str, decisions: int) -> list[World]:
    """A game played at random, in which something is looked at after every decision."""
    world, rng = World(Rules(key, edition=edition), 3), Rng(5)
    for _ in range(decisions):
        if world.seat < 0:
            break
        world.act(world.numbers[rng.below(len(world.numbers))])
    return [world]


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_actions_and_words_go_both_ways(key: str, edition: str) -> None:
    world, rng = World(Rules(key, edition=edition), 1), Rng(2)
    actions = world.rules.actions
    for _ in range(150):
        if world.seat < 0:
            break
        assert len(set(world.numbers)) == len(world.offers)
        for number, move in zip(world.numbers, world.offers):
            words = actions.grammar.say(move)
            assert actions.words(number, world.offers) == words
            assert actions.number(words, world.offers) == number
        world.act(world.numbers[rng.below(len(world.numbers))])


def test_an_action_that_nobody_offers_is_refused() -> None:
    world = World(Rules("seven_wonders"), 1)
    missing = next(n for n in range(world.rules.actions.size) if n not in world.numbers)
    with pytest.raises(ValueError, match="not legal"):
        world.act(missing)
    with pytest.raises(ValueError, match="not one of"):
        world.rules.actions.words(world.rules.actions.size)


def test_who_takes_an_illegal_action_of_an_environment_loses() -> None:
    env = zoo.env("seven_wonders")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.last()[1] == -1
    assert [env.rewards[each] for each in env.agents] == [-1, 0, 0]
    for _ in range(3):
        env.step(None)
    assert not env.agents


def test_the_version_tells_of_the_meaning() -> None:
    assert Actions(load("seven_wonders"), "").version() == Actions(load("seven_wonders"), "").version()
    ages = load("through_the_ages")
    assert Actions(ages, "2006").version() != Actions(ages, "2015").version()


def test_a_move_has_a_number_of_its_own_in_every_edition() -> None:
    """Moves are shared: the number that one edition gave them is not taken for that of another."""
    ages = load("through_the_ages")
    old, new = Actions(ages, "2006"), Actions(ages, "2015")
    offers = [move for world in walked("through_the_ages", "2006", 40) for move in world.offers]
    assert offers
    numbers = old.numbers(offers)
    for move in offers:
        new.own(move)
    assert old.numbers(offers) == numbers == Actions(ages, "2006").numbers(offers)
    assert [old.words(number, offers) for number in numbers] == [old.grammar.say(move) for move in offers]


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_an_array_holds_nothing_that_its_seat_may_not_know(key: str, edition: str) -> None:
    """Positions of random games: a world that the seat cannot tell from the real one gives the same array."""
    rules = Rules(key, edition=edition)
    assert compare(rules, 40, 4, strict=True) > 5
    assert len(World(rules, 1).observation(0)) == rules.layout.size == len(rules.layout.names())


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_what_a_class_tells_in_one_go_are_its_fields(key: str, edition: str) -> None:
    t = walked(key, edition, 30)[0].table
    fields = load(key).of(edition).fields
    for value in [t, *t.seat, *getattr(t, "realms", [])]:
        assert value.values() == tuple(getattr(value, name) for name, _ in fields.of(value).rows)


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_every_shape_is_one_of_a_field(key: str, edition: str) -> None:
    """A field that was renamed or taken away was measured under its old name."""
    again = f"the fields have changed: python -m kronika.research.layout {key} measures again"
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert f"{key} {edition}".strip() in kept, again
    shapes = kept[f"{key} {edition}".strip()]
    tables = load(key).of(edition).fields.tables
    fields = {f"{name}.{field}" for name, table in tables.items() for field, _ in table.rows} | {"Table.step"}
    measured = {path.removesuffix(".item").removesuffix(".item")
                for path in [*shapes["lengths"], *shapes["wide"], *shapes["classes"]] if path}
    assert measured <= fields, f"{again}: {sorted(measured - fields)}"
    kinds = {kind for path in shapes["classes"].values() for kind in path}
    assert kinds <= {*tables, "Move"}, f"{again}: {sorted(kinds - {*tables})}"


def test_what_is_hidden_changes_the_array_of_its_owner() -> None:
    world = walked("seven_wonders", "", 12)[0]
    rows = [world.observation(seat) for seat in range(world.rules.seats)]
    assert not np.array_equal(rows[0][1:], rows[1][1:])


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_many_tables_offer_what_each_would_alone(key: str, edition: str) -> None:
    """Who chooses in secret is asked before the others have chosen, and what it takes is carried out later."""
    batch, rng = Batch(key, 3, seed=3, edition=edition), Rng(4)
    many, alone = batch.many, [World(batch.rules, 3) for _ in range(3)]
    for number, world in enumerate(alone):
        world.luck, world.table, world.seat = stream(3, number), batch.rules.game.new(batch.rules.setup), 0
        world.go_on()
    for number in range(150):
        assert (many.seat, many.offers()) == ([world.seat for world in alone], [world.offers for world in alone])
        if number % 7 == 0:
            seen = [world.observation(world.seat) for world in alone]
            assert np.array_equal(batch.observations(), np.stack(seen))
        choices = [rng.below(count) for count in many.counts]
        batch.step(choices)
        for world, choice in zip(alone, choices):
            world.act(world.numbers[choice])
        if batch.finished:
            break


def test_a_place_that_is_not_offered_is_refused() -> None:
    batch = Batch("seven_wonders", 2, seed=1)
    for wrong in (batch.counts, -np.ones(2, dtype=int)):
        with pytest.raises(IndexError, match="table 0 offers no place"):
            batch.step(wrong)


def test_many_tables_play_what_one_table_plays() -> None:
    """Side by side or alone, the same choices lead to the same game."""
    batch = Batch("seven_wonders", 3, seed=7)
    seen: list[int] = []
    while not batch.finished:
        assert batch.counts.tolist() == [len(offers) for offers in batch.many.offers()]
        legal, starts = batch.legal()
        assert len(legal) == starts[-1] == batch.counts.sum()
        assert batch.features().shape[0] == len(legal)
        batch.step(batch.counts - 1)
        seen.append(batch.steps)
    assert seen[-1] == 3 * len(seen)
    assert all(sum(rewards) == pytest.approx(0) for _, rewards in batch.finished)
    assert batch.observations().shape == (3, batch.rules.layout.size)
    table = batch.many.tables[0]
    assert batch.many.counts[0] == len(options(table, batch.many.seat[0]))
