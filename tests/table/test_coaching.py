"""Studies at the tables: what is kept, what is made again, and who may ask."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from kronika.players.coach import Finding
from kronika.referee.record import Record
from kronika.table.coaching import Coaching, Study, advised, marks
from kronika.table.pool import COACH, Pool
from kronika.table.problem import Clash

LOG = [(0, "a"), (1, "b"), (0, "c")]


def test_a_mark_stands_for_all_that_led_to_a_decision() -> None:
    first = marks(LOG, [0, 2, 3])
    longer = marks([*LOG, (1, "d")], [0, 2, 4])
    assert first[:2] == longer[:2]
    assert first[2] != longer[2]
    assert marks([(0, "x"), *LOG[1:]], [0, 2])[1] != first[1]


def test_a_study_is_kept_as_it_is() -> None:
    study = Study("table", 1)
    study.decisions, study.marks, study.done, study.lines = [(0, 0), (2, 1)], ["x", "y"], True, 9
    study.found = {"x": Finding(0, 0, 0, "a", "b", 3, [0.4, 0.6], 0.4, 0.5, 0.1, 1.5, 0.2, 6.0), "y": None, "old": None}
    again = Study("table", 1).read(study.dump())
    assert again.findings() == study.findings()
    assert again.judged == again.until() == 2
    assert again.ended
    assert "old" not in again.found


def chair(number: int, kind: str, stand_in: bool = False) -> Any:
    return SimpleNamespace(number=number, kind=kind, stand_in=stand_in, name=f"N{number}")


def table(*others: Any, playing: bool = True, coached: bool = False) -> Any:
    facts = SimpleNamespace(coached=coached, touched=5)
    return SimpleNamespace(playing=playing, facts=facts, seats=[chair(0, "human"), *others])


def test_against_bots_the_coach_may_be_asked_and_that_is_marked() -> None:
    change = advised(table(chair(1, "bot")), 0)
    assert change is not None
    assert change.table == {"coached": True, "touched": 5}
    assert change.messages == [(-2, "N0", "coach", "")]
    assert advised(table(chair(1, "bot"), coached=True), 0) is None


@pytest.mark.parametrize("other", [chair(1, "human"), chair(1, "bot", True)])
def test_never_at_a_table_with_other_people(other: Any) -> None:
    with pytest.raises(Clash, match="coach-people"):
        advised(table(other), 0)


def test_the_coach_stands_behind_every_table_and_makes_no_bot_hurry() -> None:
    async def run() -> None:
        pool = Pool(1)
        pool.free = []                           # all are at work
        asked = [asyncio.ensure_future(pool.ask(rank, lambda: "", 1)) for rank in (COACH, 0)]
        await asyncio.sleep(0)
        assert pool.waiting() == 1
        assert [question.rank for question in pool.next()] == [0]
        for each in asked:
            each.cancel()

    asyncio.run(run())


class Answering:
    """A pool whose processes answer at once."""

    def __init__(self) -> None:
        self.workers = [0]
        self.asked: list[dict[str, Any]] = []

    async def ask(self, rank: int, question: Callable[[], str], seconds: float) -> list[str]:
        assert rank == COACH
        study = json.loads(question())["study"]
        self.asked.append(study)
        if study["number"] < 0:
            return ['{"decisions": [[0, 0], [2, 1]]}' if len(self.asked) > 1 else '{"walked": 1, "of": 3}']
        found = Finding(study["number"], study["number"], 0, "a", "b", 3, [0.4, 0.6], 0.4, 0.5, 0.1, 1.5, 0.2, 6.0)
        return [json.dumps({"found": found.save()})]


class Kept:
    """A storage that keeps studies alone."""

    sqlite = True

    def __init__(self) -> None:
        self.body: tuple[str, int] | None = None

    async def read(self, *_: Any) -> tuple[str, int] | None:
        return self.body

    async def write(self, _: Any, table: str, seat: int, body: str, now: int) -> None:
        self.body = (body, now)


def test_a_study_is_made_once_and_goes_on_where_the_game_went_on() -> None:
    async def run() -> None:
        pool, storage = Answering(), Kept()
        live: Any = SimpleNamespace(facts=SimpleNamespace(id="t"), lines=[1, 2, 3],
                                    record=lambda _: Record("market", 2, log=LOG))
        coach = Coaching(storage, pool, 1.0)     # type: ignore[arg-type]
        study = await coach.ask(live, 0)
        await asyncio.gather(*coach.tasks.values())
        assert study.done
        assert [asked["number"] for asked in pool.asked] == [-1, -1, 0, 1]
        assert (await coach.ask(live, 0)) is study
        later = Coaching(storage, pool, 1.0)     # type: ignore[arg-type]
        assert len((await later.ask(live, 0)).findings()) == 2
        assert len(pool.asked) == 4, "what is kept is not made again"
        live.lines.append(4)
        live.record = lambda _: Record("market", 2, log=[*LOG[:2], (0, "d")])
        await later.ask(live, 0)
        await asyncio.gather(*later.tasks.values())
        assert [asked["number"] for asked in pool.asked[4:]] == [-1, 1], "only the decision that is another now"

    asyncio.run(run())
