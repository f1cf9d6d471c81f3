"""Pages drawn from a referee, without a server: every phase, every seat, both languages."""

import re
from itertools import pairwise
from math import hypot

import pytest

from kronika.core.rng import Rng
from kronika.core.table import actors, lowest, options
from kronika.games import load
from kronika.games.seven_wonders.cards import CARDS
from kronika.players.coach import Finding, Reason
from kronika.referee.referee import Referee
from kronika.web.draw.chances import SMALL, WIDE, Mark, Size, apart
from kronika.web.draw.chart import chart, spread
from kronika.web.draw.coach import places, reasons
from kronika.web.draw.seven_wonders.brief import brief
from kronika.web.draw.seven_wonders.page import draw
from kronika.web.draw.words import SOFT, signed, soften, total
from kronika.web.pages.books import linked
from kronika.web.render import texts
from kronika.web.table_page import Reader, card_fragment, score_page, table_page, why_fragment
from tests.page.stub import WATCHER, played, seen

STYLE = re.compile(r"<[^>]*\sstyle=")
HANDLER = re.compile(r"<[^>]*\son\w+=")


def rendered(referee: Referee, viewer: int, lang: str) -> str:
    return table_page(seen(referee, viewer), Reader(lang), "/api/tables/demo")


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_every_moment_can_be_drawn(seats: int, lang: str) -> None:
    """Random games with chosen boards pass through every phase; nothing inline, no offer without its words."""
    game = load("seven_wonders")
    rng = Rng(seats)
    referee = Referee(game, game.setup(seats, options={"boards": "choice"}), Rng(5))
    phases: set[str] = set()
    count = 0
    while not referee.table.over:
        seat = lowest(actors(referee.table))
        page = draw(seen(referee, seat), texts(lang))
        said = {way.words for choice in page.hand.choices for act in choice.acts for way in act.ways}
        said |= {offer.words for offer in page.offers} | set(page.hand.more)
        assert said == {game.grammar.say(move) for move in options(game.view(referee.table, seat), seat)}
        if page.board.phase not in phases or count % 17 == 0:
            phases.add(page.board.phase)
            for viewer in (seat, (seat + 1) % seats, WATCHER):
                html = rendered(referee, viewer, lang)
                assert not STYLE.search(html)
                assert not HANDLER.search(html)
        offers = options(referee.table, seat)
        referee.act(seat, offers[rng.below(len(offers))])
        count += 1
    assert {"boards", "sides", "choose"} <= phases
    for viewer in (0, WATCHER):
        assert rendered(referee, viewer, lang)


def test_the_page_of_one_seat_does_not_know_the_others_hands() -> None:
    """Two tables that differ only in what the seat cannot see give the same page."""
    referee = played(5, 27)
    game = referee.game
    for seed in range(5):
        other = seen(referee, 0)
        other.view = game.view(game.determinize(game.view(referee.table, 0), 0, Rng(seed)), 0)
        assert table_page(other, Reader("hu"), "/api/tables/demo") == rendered(referee, 0, "hu")


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_score_sheet(lang: str) -> None:
    referee = played(4, 400)
    assert referee.table.over
    html = score_page(seen(referee, 1), [referee.table.clone(), referee.table.clone()],
                      Reader(lang, extra={"last_moment": 1}), "/api")
    assert html.count("<tbody>") == 1
    assert not STYLE.search(html)


def test_every_payment_names_what_it_buys() -> None:
    """Whatever a neighbour is paid, the page can say for which of its resources."""
    for decisions in range(8, 90, 9):
        referee = played(5, decisions, seed=decisions)
        for seat in range(5):
            page = draw(seen(referee, seat), texts("hu"))
            for way in (way for choice in page.hand.choices for act in choice.acts for way in act.ways):
                assert bool(way.bought.left) == bool(way.left)
                assert bool(way.bought.right) == bool(way.right)


def test_names_are_data() -> None:
    sight = seen(played(3, 9), 0)
    sight.people[1].name = "<script>alert(1)</script>"
    html = table_page(sight, Reader("en"), "/api")
    assert "<script>alert" not in html


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_every_card_has_a_large_face_and_every_refusal_a_sentence(lang: str) -> None:
    game = load("seven_wonders")
    for card in game.grammar.forms["sell"].parts[0].kinds[0].words:
        assert card_fragment("seven_wonders", card, lang)
    assert card_fragment("seven_wonders", "no_such_card", lang) is None
    for rule in game.rules:
        assert why_fragment(game.key, rule.ref, lang)
    assert why_fragment(game.key, "SW-99.99", lang) is None


def test_long_words_can_break() -> None:
    assert soften("Agyaglelőhely", "hu") == f"Agyag{SOFT}lelő{SOFT}hely"
    assert soften("Nyugati kereskedőállomás", "hu") == f"Nyugati keres{SOFT}kedő{SOFT}állomás"
    assert soften("Halikarnasszosz", "hu") == f"Hali{SOFT}kar{SOFT}nasszosz"
    assert soften("Csing-dinasztia", "hu") == "Csing-dinasztia"
    assert soften("Monarchia", "hu", 6) == f"Monar{SOFT}chia"
    assert soften("Mezoamerikaiak", "hu") == f"Mezo{SOFT}amerikaiak"
    assert soften("Papiruszprés", "hu") == f"Papi{SOFT}rusz{SOFT}prés"
    assert soften("Marketplace of plenty", "en") == f"Market{SOFT}place of plenty"
    assert soften("Gardens of Babylon", "en") == "Gardens of Babylon"
    assert soften("Tudósok céhe", "hu") == "Tudósok céhe"


def test_a_card_of_the_hand_says_in_few_words_what_it_does_and_what_it_is_worth() -> None:
    for lang in ("hu", "en"):
        assert all(len(brief(card, texts(lang))) < 64 for card in CARDS)
    assert brief(CARDS[0], texts("hu")) == "1 fa minden körben"
    page = draw(seen(played(5, 70), 0), texts("en"))
    for choice in page.hand.choices:
        said = " ".join(choice.worth)
        assert (signed(choice.points) in said) == bool(choice.points)
        assert not choice.worth or choice.points or choice.coins or choice.face.color == "red"


def test_the_friend_of_the_first_game_advises_what_can_be_done() -> None:
    for decisions in range(4, 72, 4):
        page = draw(seen(played(4, decisions), 0, guided=True), texts("hu"))
        if page.board.phase == "choose" and page.awaited:
            choice = next(each for each in page.hand.choices if page.tip and each.word == CARDS[page.tip.card].id)
            assert next(act for act in choice.acts if page.tip and act.word == page.tip.act).ways
            assert page.hint
            assert choice.face.plain in page.hint.advice


def test_numbers_are_said_with_their_signs() -> None:
    assert [signed(n) for n in (3, 0, -1)] == ["+3", "0", "−1"]
    assert total([("a", 3), ("b", 0), ("c", -2)]) == "3 a − 2 c"


@pytest.mark.parametrize(("high", "lines"), [(64, 6), (100, 10), (273, 5), (1345, 6), (3000, 6)])
def test_the_numbers_beside_the_chart_can_be_read(high: int, lines: int) -> None:
    """However high a game counts: to a hundred in 7 Wonders, to more than a thousand in Civilization."""
    grid = chart([[0, high], [0, 10]], ["A", "B"], [("I", 2)]).grid
    assert len(grid) == lines + 1
    assert all(below - above >= 17 for (below, _), (above, _) in pairwise(grid))


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_moments_on_the_coachs_chart_lie_apart(size: Size) -> None:
    """Five dear decisions in a row that came to nothing all lie at the foot; the first stays where it is."""
    marks = [Mark(100.0 + 4 * n, float(size.bottom), n + 1) for n in range(5)]
    apart(marks, size)
    assert marks[0].y == size.bottom
    assert all(size.top <= mark.y <= size.bottom for mark in marks)
    assert all(hypot(a.x - b.x, a.y - b.y) >= 2 * size.radius for n, a in enumerate(marks) for b in marks[:n])


def test_turns_are_counted_in_each_stretch_or_through_all() -> None:
    for through, counted in ((False, ["1", "3", "1", "3"]), (True, ["1", "3", "6", "8"])):
        drawn = chart([list(range(10))], ["A"], [("", 5), ("", 5)], through)
        assert [text for _, text in drawn.ticks] == counted


def test_labels_of_the_chart_do_not_overlap() -> None:
    ends = sorted(spread([100.0, 101.0, 99.0, 360.0, 372.0]))
    assert all(b - a >= 16.9 for a, b in zip(ends, ends[1:]))  # noqa: RUF007
    drawn = chart([[1, 5, 9], [0, 2, 30]], ["A", "B"], [("I", 3)])
    assert [curve.value for curve in drawn.curves] == [9, 30]


def test_a_rulebook_links_rules_and_marks_what_can_be_typed() -> None:
    said = linked("Say `salvage none` (SW-R09, SW-9.99).", {"SW-R09"})
    assert said == 'Say <code>salvage none</code> (<a href="#SW-R09">SW-R09</a>, SW-9.99).'


@pytest.mark.parametrize(("scenes", "awaited", "wanted"), [(0, 40, 5), (2, 40, 3), (0, 1, 1), (4, 3, 1), (3, 0, 0)])
def test_the_coach_keeps_no_more_places_than_there_are_decisions(scenes: int, awaited: int, wanted: int) -> None:
    assert places(scenes, awaited) == wanted


@pytest.mark.parametrize(("gain", "told"), [
    (9.5, ["green cards +4.0", "treasury −1.0", "all else together +6.5 points"]),
    (3.0, ["green cards +4.0", "treasury −1.0"]),
])
def test_why_another_move_is_better_adds_up(gain: float, told: list[str]) -> None:
    """What is not told by name is told as the rest."""
    why = [Reason("green", 4.0, 4.0), Reason("treasury", -1.0, -1.0)]
    found = Finding(0, 0, 0, "sell altar", "build baths", 50, [0.5, 0.5], 0.4, 0.5, 0.01, gain, 0.3, 6.0,
                    "sell altar", why)
    assert reasons("seven_wonders", found, texts("en")) == told
    assert reasons("seven_wonders", Finding.load({**found.save(), "reasons": []}), texts("en")) == []
    hurt = Finding.load({**found.save(), "rival": -7.0})
    assert reasons("seven_wonders", hurt, texts("en")) == [*told, "the strongest opponent −7.0 points"]
    assert reasons("seven_wonders", Finding.load({**found.save(), "rival": 0.4}), texts("en")) == told
