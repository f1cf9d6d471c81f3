"""Records as datasets: written, read back, and the same as the game that was played."""

import importlib
import itertools
import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from kronika.cli import run as kronika
from kronika.referee.record import read
from kronika.research import columns
from kronika.research.columns import positions_file
from kronika.research.export import export, observations, positions, records_file
from kronika.research.layout import layout, numbers
from kronika.research.replays import Replays, log_hash
from kronika.sim.batch import Plan, run
from tests.research.secrecy import anew

KEPT = Path(__file__).parents[2] / "records"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of greedy and random players."""
    folder = tmp_path_factory.mktemp("records")
    run(Plan("seven_wonders", 3, ["greedy", "random"], 3, seed=5, records=str(folder)))
    return folder


def test_what_is_written_is_what_was_played(played: Path, tmp_path: Path) -> None:
    done = export([played], tmp_path)
    rows = [row for batch in positions(tmp_path / positions_file("seven_wonders", "")) for row in batch.to_pylist()]
    assert (done.games, done.decisions) == (3, len(rows))
    records = {path.name: read(path.read_text(encoding="utf-8")) for path in played.iterdir()}
    games = pq.read_table(tmp_path / records_file()).to_pylist()
    assert [game["record"] for game in games] == sorted(records)
    for game in games:
        record = records[game["record"]]
        said = [(row["seat"], row["words"]) for row in rows if row["record"] == game["record"]]
        assert said == [(seat, words) for seat, words in record.log if seat < record.seats]
        assert (game["scores"], game["seed"], game["hash"]) == (record.scores, record.seed, log_hash(record))
        assert game["levels"] == [name.split()[0] for name in record.names]
    for row in rows:
        record = records[row["record"]]
        assert row["choice"] in row["options"]
        assert (row["score"], row["rank"]) == (record.scores[row["seat"]], record.ranks[row["seat"]])
        assert row["level"] == record.names[row["seat"]].split()[0]


@pytest.mark.parametrize("key", ["seven_wonders", "history_of_the_world", "through_the_ages", "civilization"])
def test_an_observation_comes_back_as_the_seat_had_it(key: str, tmp_path: Path) -> None:
    path = min((KEPT / key).glob("*.kronika"), key=lambda path: path.stat().st_size)
    record = read(path.read_text(encoding="utf-8"))
    export([path], tmp_path)
    written = layout(key, record.edition)
    batches = list(positions(tmp_path / positions_file(key, record.edition), ["seat", "observation"]))
    seen = np.concatenate([observations(batch) for batch in batches])
    assert seen.dtype == np.int32
    assert seen[:, 0].tolist() == [seat for batch in batches for seat in batch.column("seat").to_pylist()]
    assert (seen[:, -1] == 0).all()
    decisions = Replays().decisions(record)
    for row, decision in itertools.zip_longest(seen, decisions):
        assert np.array_equal(row, numbers(anew(written).written(decision.table, decision.seat)))
    assert batches[0].schema.metadata[b"layout"].decode() == written.version()


def test_a_file_of_another_format_is_not_read(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(columns, "FORMAT", "1")
    export([played], tmp_path)
    with pytest.raises(ValueError, match="export the records again"):
        next(positions(tmp_path / positions_file("seven_wonders", "")))


def test_lists_and_bytes_are_the_same_in_one_part_or_in_several(played: Path, tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    name = positions_file("seven_wonders", "")
    assert kronika(["export", str(played), str(tmp_path / "lists"), "--lists"]) == 0
    monkeypatch.setattr(columns, "TOGETHER", 40_000)       # a record of many rows is written in several parts
    export([played], tmp_path / "bytes")
    parts, lists = list(positions(tmp_path / "bytes" / name)), list(positions(tmp_path / "lists" / name))
    assert (len(parts), len(lists)) == (9, 1)
    assert isinstance(parts[0].column("observation")[0].as_py(), bytes)
    assert isinstance(lists[0].column("observation")[0].as_py(), list)
    wanted = observations(lists[0])
    assert np.array_equal(np.concatenate([observations(batch) for batch in parts]), wanted)
    assert np.array_equal(observations(parts[0].slice(5, 7)), wanted[5:12])


def test_records_of_all_games_in_one_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [min((KEPT / key).glob("*.kronika"), key=lambda path: path.stat().st_size)
             for key in ("seven_wonders", "history_of_the_world", "through_the_ages")]
    broken = tmp_path / "broken.kronika"
    broken.write_text(files[0].read_text(encoding="utf-8").replace("0 build", "0 sell", 1), encoding="utf-8")
    assert kronika(["export", *map(str, files), str(broken), str(tmp_path / "out"), "--json", "--lang", "en"]) == 1
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert (told["games"], told["bad"], len(told["files"])) == (3, 1, 4)
    assert said.err.count("\n") == 1
    assert "broken.kronika" in said.err
    assert pq.read_table(tmp_path / "out" / records_file()).num_rows == 3


def test_several_processes_write_parts(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = export([played], tmp_path / "one")
    assert kronika(["export", str(played), str(tmp_path / "two"), "--jobs", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["decisions"], len(told["files"])) == (whole.games, whole.decisions, 6)
    parts = pq.read_table(sorted((tmp_path / "two").glob("positions*")))
    assert parts.equals(pq.read_table(tmp_path / "one" / positions_file("seven_wonders", "")))


def test_many_records_are_written_by_all_processors(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                    capsys: pytest.CaptureFixture[str]) -> None:
    command = importlib.import_module("kronika.cli.export")
    for much, files in ((1, 6), (1_000_000, 2)):             # the second export takes the place of the first
        monkeypatch.setattr(command, "MUCH", much)
        monkeypatch.setattr(command, "effective_n_jobs", lambda jobs: 2)
        assert kronika(["export", str(played), str(tmp_path), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["games"], len(told["files"]), len(list(tmp_path.iterdir()))) == (3, files, files)


def test_export_says_what_it_did(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert kronika(["export", str(played), str(tmp_path), "--lang", "hu"]) == 0
    assert "3 játszma és" in capsys.readouterr().out
    assert kronika(["export", "/no/such/place", str(tmp_path), "--lang", "hu"]) == 2
