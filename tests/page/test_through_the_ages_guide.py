"""The guided games of Through the Ages: every decision has a hint that can be followed, with its reason."""
import pytest

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest
from kronika.games import load
from kronika.locale import LANGUAGES
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.guide import Hint
from kronika.web.draw.through_the_ages.guide import LESSONS, hint
from kronika.web.draw.through_the_ages.said import sentences
from kronika.web.draw.through_the_ages.score import draw
from kronika.web.render import texts
from tests.page.stub import seen

GAME = "through_the_ages"
STEPS = 400                            # decisions of a game, at most


def hints(edition: str, mode: str) -> list[tuple[int, Hint]]:
    """Who is told what at each decision of a game between greedy players, in one language after the other."""
    game = load(GAME).of(edition)
    referee = Referee(game, game.setup(2, edition, mode), Rng(4))
    match = Match(game, referee, [make("greedy", game)] * 2, Rng(4))
    out: list[tuple[int, Hint]] = []
    while not referee.table.over and len(out) < STEPS:
        sight = seen(referee, lowest(actors(referee.table)), guided=True)
        said = texts(LANGUAGES[len(out) % len(LANGUAGES)])
        says = sentences(sight, said)
        found = hint(sight, says, said)
        assert found is not None
        assert found.words in [say.words for say in says]
        out.append((sight.viewer, found))
        match.run(1)
    last = hint(seen(referee, 0, guided=True), [], texts("en"))
    assert last is not None
    return [*out, (0, last)]


@pytest.mark.parametrize(("edition", "mode"), [("2006", "simple"), ("2015", "first")])
def test_every_decision_has_a_hint_with_its_reason(edition: str, mode: str) -> None:
    told = hints(edition, mode)
    for _, each in told[:-1]:
        for text in (each.advice, each.why):
            assert text
            assert "tta-" not in text
            assert "{" not in text
    keys = [each.key for seat, each in told if seat == 0]
    assert told[0][1].key == "row"
    assert keys[-1] == "over"
    taught = [key for lessons in LESSONS[mode] for key in lessons]
    order = [key for key in dict.fromkeys(keys) if key in taught]
    assert order == [key for key in taught if key in order]
    assert len(order) >= len(taught) // 2


def test_the_simple_game_is_scored_line_by_line() -> None:
    """TA06-15.02: the lines of the sheet add up to the culture of each civilization."""
    game = load(GAME).of("2006")
    referee = Referee(game, game.setup(3, "2006", "simple"), Rng(2))
    Match(game, referee, [make("greedy", game)] * 3, Rng(2)).run(STEPS)
    assert referee.table.over
    sheet = draw(seen(referee, 0), texts("en"), [])
    names = [row.name for row in sheet.rows]
    assert [name for name in names if "×" in name] == [
        "Technologies of Age I, × 2", "Strength, × 2", "Happy faces, × 2", "Science per turn, × 1",
        "Food and resources per turn, × 1"]
    for n, column in enumerate(sheet.columns):
        assert sum(int(row.cells[n].points.replace("−", "-")) for row in sheet.rows) == column.total
