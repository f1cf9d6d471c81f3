"""A referee saved and resumed goes on as the one that never stopped: moves, draws, decisions and undo."""

import pytest

from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import actors, options
from kronika.games import load
from kronika.referee import resume
from kronika.referee.chance import Fair
from kronika.referee.codec import save
from kronika.referee.referee import Referee

GAME = load("seven_wonders")


def state(referee: Referee) -> tuple[str, list[int], int, list[str]]:
    undoable = [undo_reason(referee, seat) for seat in range(referee.setup.seats)]
    return save(GAME, referee.table), referee.decisions, referee.lines(), undoable


def undo_reason(referee: Referee, seat: int) -> str:
    try:
        return str(referee.first_entry + referee.undoable(seat))
    except Refused:
        return ""


@pytest.mark.parametrize("boards", ["random", "choice"])
def test_a_resumed_referee_is_the_same(boards: str) -> None:
    setup = GAME.setup(4, options={"boards": boards})
    referee = Referee(GAME, setup, Fair("seed", ["a"]))
    rng = Rng(1)
    saved, since = resume.save(referee).dump(), referee.lines()
    while not referee.table.over:
        assert isinstance(referee.rng, Fair)
        again = resume.resume(GAME, setup, Fair("seed", ["a"], referee.rng.counter), resume.read(saved))
        resume.follow(again, referee.journal[since:])
        assert state(again) == state(referee)
        seats = [seat for seat in range(4) if (actors(referee.table) >> seat) & 1]
        seat = seats[rng.below(len(seats))]
        if rng.below(5) == 0 and undo_reason(referee, seat):
            referee.undo(seat)
        else:
            referee.act(seat, options(referee.table, seat)[rng.below(len(options(referee.table, seat)))])
        if rng.below(4) == 0:
            saved, since = resume.save(referee).dump(), referee.lines()


def test_a_draft_leaves_the_referee_alone() -> None:
    referee = Referee(GAME, GAME.setup(3), Fair("seed", []))
    before = state(referee)
    for seat in range(3):
        draft = resume.draft(referee, Fair("seed", [], 1))
        draft.act(seat, options(draft.table, seat)[0])
        draft.undo(seat)
        assert state(referee) == before
    assert len(referee.entries) == len(referee.journal)
