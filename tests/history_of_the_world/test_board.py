"""The drawable parts follow from the view alone, and every open decision has its prompt."""

from kronika.core.rng import Rng, stream
from kronika.core.step import WATCHER
from kronika.core.table import options
from kronika.games.history_of_the_world.board import PHASES, board
from kronika.games.history_of_the_world.game import GAME
from kronika.games.history_of_the_world.lands import LAND_IDS
from kronika.games.history_of_the_world.moves import Invade
from kronika.games.history_of_the_world.parts import Board
from kronika.games.history_of_the_world.scoring import worth
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.players import make
from kronika.players.match import Match, Quick
from kronika.referee.chance import luck

PROMPTS = {"events", "empires", "opening", "window", "reroll", "siege", *(word for _, word in PHASES)}


def plain(value: object) -> object:
    """Everything in a part, as values that can be compared."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if type(value).__module__.startswith("kronika."):  # compiled parts have no __dict__
        return {key: plain(getattr(value, key)) for key in dir(value) if not key.startswith("_")}
    return value


def pictures(draft: str, seed: int) -> list[tuple[World, int, Board]]:
    rng = stream(seed, 0)
    door = Quick(GAME, GAME.setup(3, options={"draft": draft}), luck(seed, 0))
    out: list[tuple[World, int, Board]] = []
    for seat in Match(GAME, door, [make("random", GAME)] * 3, rng).seats():
        t = door.table
        if rng.below(4) == 0:
            copy = t.clone()
            view = GAME.view(t, seat)
            assert isinstance(copy, World)
            assert isinstance(view, World)
            out.append((copy, seat, board(view, seat)))
    t = door.table
    assert isinstance(t, World)
    out.append((t, WATCHER, board(t, WATCHER)))
    return out


def test_a_picture_of_every_moment() -> None:
    seen = set()
    for draft in ("normal", "classic"):
        for seed in range(3):
            for t, seat, picture in pictures(draft, seed):
                seen.add(picture.phase)
                assert len(picture.lands) == 67
                assert [player.worth for player in picture.players] == [worth(t, i) for i in range(t.seats)]
                offered = {move.land for move in options(t, seat) if isinstance(move, Invade)}
                if picture.phase == "conquest":
                    assert {target.land for target in picture.targets} == offered
                for target in picture.targets:
                    assert abs(target.win + target.tie + target.lose - 1) < 1e-9
                    assert target.word == f"invade {LAND_IDS[target.land]}"
    assert {"events", "empires", "classic", "opening", "window", "conquest", "siege", "monuments", "over"} <= seen
    assert seen - {"over", "chance"} <= PROMPTS


def test_a_picture_tells_nothing_hidden() -> None:
    """HW-26.02: two tables that a seat cannot tell apart give it the same picture."""
    for t, seat, picture in pictures("normal", 5):
        if not t.over:
            world = GAME.determinize(GAME.view(t, seat), seat, Rng(1))
            view = GAME.view(world, seat)
            assert isinstance(view, World)
            assert plain(board(view, seat)) == plain(picture)


def test_every_moment_has_a_prompt() -> None:
    for lang in ("en", "hu"):
        texts = Texts(lang)
        for word in PROMPTS:
            assert texts.text(f"history_of_the_world-prompt-{word}")
