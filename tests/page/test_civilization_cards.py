"""Cards of Civilization on the page: hand, barter, market, succession table, calamities and score, from a referee."""

import re
from functools import cache
from typing import cast

import pytest

from kronika.core.rng import Rng
from kronika.games import load
from kronika.games.civilization.board import board, phase
from kronika.games.civilization.cards import CARD_IDS, CARDS, KIND_IDS, counted, price, worth
from kronika.games.civilization.parts import Bid
from kronika.games.civilization.table import Civilization
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from kronika.web.draw.civilization import page as pages
from kronika.web.draw.civilization import score
from kronika.web.draw.civilization.sets import claimed, possible
from kronika.web.draw.civilization.succession import asked
from kronika.web.render import texts
from kronika.web.table_page import Reader, card_fragment, score_page, table_page
from tests.page.stub import WATCHER, seen

KEY = "civilization"
STYLE = re.compile(r"<[^>]*\s(style|on\w+)=")
CALAMITY = ("shares", "losses", "reductions", "nominate", "own_part", "other_part", "follow", "take", "piracy", "flood",
            "eruption", "earthquake")


@cache
def reached(where: str, seats: int = 5, seed: int = 3, turn: int = 0) -> tuple[Referee, int]:
    """The first moment of a game of greedy players in this phase, and who is asked."""
    game = load(KEY)
    referee = Referee(game, game.setup(seats), Rng(seed))
    for seat in Match(game, referee, [make("greedy", game)] * seats, Rng(seed)).seats():
        table = cast(Civilization, referee.table)
        if phase(table) == where and table.turn >= turn:
            return referee, seat
    raise AssertionError(f"no {where}")


def drawn(referee: Referee, viewer: int, lang: str = "en") -> pages.Page:
    return pages.draw(seen(referee, viewer), texts(lang))


def bid(count: int, total: int, named: str, claims: tuple[str, ...] = ()) -> Bid:
    out = Bid(1, 1, count, total, KIND_IDS.index(named))
    out.claims = [KIND_IDS.index(name) for name in claims]
    return out


def held(*names: str) -> list[int]:
    return counted([KIND_IDS.index(name) for name in names])


# grain 3, salt 2, cloth, ochre 2, papyrus: the hand of the drawings
HAND = held("grain", "grain", "grain", "salt", "salt", "cloth", "ochre", "ochre", "papyrus")
NOTHING = held()


def test_what_an_offer_may_be_is_counted() -> None:
    """Three cards worth 21 with cloth: no calamity fits; it is cloth twice with one of value 1, or three others."""
    found = possible(bid(3, 21, "cloth", ("grain", "grain")), HAND, NOTHING)
    assert (found.fits, found.calamity) == (4, False)
    assert worth(HAND) + found.least == 59 + 31
    assert claimed(bid(3, 21, "cloth", ("grain", "grain")), HAND, NOTHING) == 79
    assert possible(bid(3, 7, "grain"), HAND, NOTHING).calamity, "grain and salt, and a calamity"


def test_a_claim_that_cannot_be_true_promises_nothing() -> None:
    assert claimed(bid(3, 21, "cloth", ("grain", "salt")), HAND, NOTHING) is None, "the total is another"
    assert claimed(bid(3, 21, "cloth"), HAND, NOTHING) is None, "it does not tell all"
    assert claimed(bid(3, 9 * 9, "gold", ("gold", "gold")), held("gold"), NOTHING) is None, "I hold the third gold"


def test_an_answer_is_weighed_against_what_it_costs() -> None:
    """Whoever gives both salts for a third grain has them no more."""
    given = held("salt", "salt")
    with_them = possible(bid(3, 7, "grain"), HAND, NOTHING).least
    assert possible(bid(3, 7, "grain"), HAND, given).least <= with_them


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_barter_shows_what_everybody_may_know(lang: str) -> None:
    referee, seat = reached("barter", turn=7)
    match = Match(referee.game, referee, [make("greedy", referee.game)] * 5, Rng(1))
    for _ in match.seats(4):
        pass
    html = table_page(seen(referee, seat), Reader(lang), "/api/tables/demo")
    page = drawn(referee, seat, lang)
    assert page.barter is not None
    assert page.hand is not None
    assert page.hand.use == "give"
    shown = [*page.barter.to_me, *page.barter.to_all, *page.barter.mine, *page.barter.others]
    assert sorted(row.bid.number for row in shown) == sorted(each.number for each in board(
        cast(Civilization, referee.game.view(referee.table, seat)), seat).bids)
    assert all(bool(row.cards) == (row.place == "mine") for row in shown), "hidden cards are nobody else's"
    assert html.count("data-give=") >= page.hand.count - 2
    assert not STYLE.search(html)
    watched = table_page(seen(referee, WATCHER), Reader(lang), "/api/tables/demo")
    assert "data-give=" not in watched
    assert 'id="draft"' not in watched


def test_pages_do_not_know_what_a_hand_holds() -> None:
    """Two worlds that differ in the other hands give the same page through a trade phase."""
    referee, _ = reached("barter", seed=5, turn=5)
    game = referee.game
    for count, _ in enumerate(Match(game, referee, [make("greedy", game)] * 5, Rng(2)).seats(12)):
        for viewer in (0, 3, WATCHER):
            sight = seen(referee, viewer)
            html = table_page(sight, Reader("hu"), "/api/tables/demo")
            guess = game.determinize(game.view(referee.table, viewer), viewer, Rng(count))
            sight.view = game.view(guess, viewer)
            assert table_page(sight, Reader("hu"), "/api/tables/demo") == html


def test_the_market_tells_the_price_with_its_sum() -> None:
    referee, seat = reached("buying", turn=12)
    page = drawn(referee, seat)
    market = page.market
    assert market is not None
    assert market.buying
    assert [len(column.wares) for column in market.columns] == [4, 4, 4, 4]
    owned = cast(Civilization, referee.table).seat[seat].cards
    for ware in (ware for column in market.columns for ware in column.wares):
        assert ware.price == price(ware.face.card, owned)
        assert ware.sum.startswith(f"{ware.price} = {CARDS[ware.face.card].cost} ")
        assert (ware.state == "can") == (not ware.rule and ware.price <= market.means)
    html = table_page(seen(referee, seat), Reader("en"), "/api/tables/demo")
    assert html.count("data-buy=") == market.affordable


def test_the_succession_table_says_who_moves() -> None:
    """What it says at the end of a turn is what happens."""
    game = load(KEY)
    referee = Referee(game, game.setup(4), Rng(4))
    right = wrong = 0
    said: dict[int, str] = {}
    before: list[int] = []
    for _ in Match(game, referee, [make("greedy", game)] * 4, Rng(4)).seats(900):
        table = cast(Civilization, referee.table)
        now = [p.space for p in table.seat]
        if before and now != before and said:
            for seat, moves in said.items():
                step = {"on": 1, "stay": 0, "back": -1}[moves]
                right += now[seat] == before[seat] + step
                wrong += now[seat] != before[seat] + step
        before = now
        said = {}
        if board(table, 0).event == 12 and phase(table) == "hands":
            for seat in range(4):
                shown = drawn(referee, seat).succession
                assert shown is not None
                assert shown.mine is not None
                said[seat] = shown.mine.moves
    assert right >= 20
    assert wrong <= right * 0.1, "cards that are returned may lower a total"


def test_another_hand_is_not_counted() -> None:
    """Of the total of others only what lies open is told."""
    table = cast(Civilization, load(KEY).view(reached("buying", turn=12)[0].table, 0))
    wants = [want for to in range(1, 17) for want in asked(table, 1, 0, to)]
    assert all(want.hidden for want in wants if want.what == "total")
    assert any(want.what == "total" for want in wants)


@pytest.mark.parametrize("where", ["shares", "losses", "reductions", "nominate"])
def test_a_calamity_names_its_victims_and_every_choice(where: str) -> None:
    referee, seat = reached(where, seed=1)
    for lang in ("en", "hu"):
        page = drawn(referee, seat, lang)
        scene = page.calamity
        assert scene is not None
        assert scene.good is not None
        assert scene.victims[0].role == "primary"
        offered = {say.words for choice in scene.choices for _, say in choice.says}
        assert offered == {say.words for say in page.sentences if say.words != "done"}
        html = table_page(seen(referee, seat), Reader(lang), "/api/tables/demo")
        for words in offered:
            assert f'data-word="{words}"' in html
        assert scene.good.text in html or "&#39;" in html


def test_cards_are_returned_from_the_hand() -> None:
    referee, seat = reached("hands", turn=6)
    page = drawn(referee, seat)
    html = table_page(seen(referee, seat), Reader("en"), "/api/tables/demo")
    for say in page.sentences:
        assert f'data-word="{say.words}"' in html


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_card_has_a_large_face(lang: str) -> None:
    for key in [*KIND_IDS, *CARD_IDS]:
        assert card_fragment(KEY, key, lang)
    assert card_fragment(KEY, "no_such_card", lang) is None


@pytest.mark.parametrize("mode", ["short2", "nomads", "farmers"])
def test_the_score_sheet_adds_up(mode: str) -> None:
    game = load(KEY)
    referee = Referee(game, game.setup(3, mode=mode), Rng(2))
    match = Match(game, referee, [make("greedy", game)] * 3, Rng(2))
    for _ in match.seats():
        pass
    assert referee.table.over
    for lang in ("en", "hu"):
        html = score_page(seen(referee, 0), [referee.table.clone()] * 3, Reader(lang, extra={"last_moment": 1}), "/api")
        assert "<tfoot>" in html
    sheet = score.draw(seen(referee, 0), texts("en"), [cast(Civilization, referee.table)])
    for at, column in enumerate(sheet.columns):
        assert sum(int(row.cells[at].points) for row in sheet.rows) == column.total


def test_who_deals_is_not_interrupted_by_what_others_did() -> None:
    """It is shown when I am asked alone, not while everybody may speak."""
    follow = re.compile(r"\sdata-follow[\s>]")
    for where, shown in (("barter", False), ("buying", True)):
        referee, seat = reached(where, turn=7)
        sight = seen(referee, seat, since=[3, 4, 5])
        assert bool(follow.search(table_page(sight, Reader("en"), "/api/tables/demo"))) == shown


@pytest.mark.parametrize(("lang", "said", "left"), [("hu", "tőled kapta", "város van hátra"),
                                                    ("en", "it came from you", "cities left")])
def test_whoever_dealt_out_pirates_reads_you_and_counts_cities(lang: str, said: str, left: str) -> None:
    referee, seat = reached("piracy", 5, 4)
    shown = drawn(referee, seat, lang).calamity
    assert shown is not None
    assert shown.counted == "cities"
    html = table_page(seen(referee, seat), Reader(lang), "/api")
    assert said in html
    assert left in html


def test_whoever_is_at_the_goal_is_not_held_back() -> None:
    """The end: a check instead of a lock, and the places are told by the spaces that decide them."""
    game = load(KEY)
    referee = Referee(game, game.setup(3), Rng(3))
    Match(game, referee, [make("greedy", game)] * 3, Rng(3)).run(10 ** 6)
    shown = drawn(referee, 0)
    table = cast(Civilization, referee.table)
    assert shown.succession is not None
    assert [row.moves for row in shown.succession.rows if row.space >= table.goal] == ["there"]
    spaces = [int(note.rsplit(" ", 1)[1]) for _, note, _ in shown.standings]
    assert spaces == sorted(spaces, reverse=True)
