"""Notes: who may know which argument, also where several seats share a secret; and lines kept from before that."""

import pytest

from kronika.core.step import WATCHER
from kronika.core.table import Note
from kronika.table.rows import Line, dump_notes


def line(notes: str) -> Line:
    return Line("t", 0, 0, "done", 0, False, 0, 0, notes, 0)


@pytest.mark.parametrize(("seat", "seen"), [(0, (7, 8)), (1, (7, -1)), (2, (7, 8)), (WATCHER, (7, -1))])
def test_a_secret_of_several_seats(seat: int, seen: tuple[int, ...]) -> None:
    assert Note("got", 0, (7, 8), secret=2, knows=1 << 2).seen(seat).args == seen


def test_notes_are_kept_with_those_who_share_the_secret() -> None:
    notes = [Note("got", 0, (7,), 1, 5), Note("drew", 1, (8,), 1), Note("done", 2, ())]
    again = line(dump_notes(notes)).told()
    assert [facts(note) for note in again] == [facts(note) for note in notes]


def facts(note: Note) -> tuple[object, ...]:
    return note.word, note.seat, note.args, note.secret, note.knows


def test_old_lines_are_still_read_and_others_are_written_as_before() -> None:
    old = '[["drew",1,[8],1]]'
    assert line(old).told()[0].seen(2).args == (-1,)
    assert dump_notes(line(old).told()) == old
