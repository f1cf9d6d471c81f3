"""The short run of the fault test; `make faults` is the long one."""

from tests.faults.faults import run
from tests.table.conftest import any_url, postgres, postgres_url, url

__all__ = ["any_url", "postgres", "postgres_url", "url"]


def test_no_move_is_lost_or_doubled_and_no_table_stuck(any_url: str) -> None:
    report = run(any_url, kills=3)
    assert report.good(), report
    assert report.moves > 50
