"""Tables: a clone shares nothing, the field table has every field, what is saved loads again."""

from kronika.core.game import Game, Setup
from kronika.core.table import Table
from kronika.referee.codec import load, save
from tests.laws.walk import every_game, sampled


def reachable(game: Game, value: object, seen: set[int]) -> set[int]:
    """The ids of every mutable object in the value."""
    if isinstance(value, list):
        seen.add(id(value))
    if isinstance(value, (list, tuple)):         # a tuple may be shared, but not what is mutable in it
        for item in value:
            reachable(game, item, seen)
    fields = game.fields.of(value)
    if fields is not None and not fields.shared:
        seen.add(id(value))
        for field, _ in fields.rows:
            reachable(game, getattr(value, field), seen)
    return seen


def everything(game: Game, t: Table) -> set[int]:
    seen: set[int] = {id(t.stack)}
    for value in [t, *t.stack]:
        reachable(game, value, seen)
    return seen


@every_game
def test_a_clone_is_equal_and_shares_nothing(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 1, 5):
        c = t.clone()
        assert save(game, c) == save(game, t)
        assert not everything(game, t) & everything(game, c)


@every_game
def test_every_field_stands_in_the_field_table(game: Game, setup: Setup) -> None:
    of_every_table = {"seats", "stack", "over", "shown", "notes"}
    for t in sampled(game, setup, 2, 9):
        for value in [t, *t.stack]:
            fields = game.fields.of(value)
            assert fields is not None, type(value).__name__
            if hasattr(value, "__dict__"):
                kept = {f for f, _ in fields.rows}.union(fields.derived)
                assert set(vars(value)) - of_every_table == kept - of_every_table


@every_game
def test_saved_tables_load_again(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 3, 5):
        assert save(game, load(game, save(game, t))) == save(game, t)
