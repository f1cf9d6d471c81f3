"""Finished games kept in records/, replayed to the exact score, every draw proven."""

from pathlib import Path

import pytest

from kronika.games import KEYS
from kronika.referee.record import read
from kronika.referee.replay import verify

ROOT = Path(__file__).parents[2] / "records"
FILES = sorted(ROOT.glob("*/*.kronika"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_game_reaches_its_result(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    assert record.scores, "the record names no result"
    verdict = verify(record)
    assert verdict.replayed, verdict.text
    assert verdict.proven or record.typed, verdict.text


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_records_for_every_number_of_seats(key: str) -> None:
    kept = [read(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == key]
    assert len(kept) >= 20
    from kronika.games import load
    least, most = load(key).seats
    assert {record.seats for record in kept} == set(range(least, most + 1))
