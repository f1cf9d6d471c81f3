"""The edition is a value on the table: a second box, made of the seams alone, plays beside 2015 in one process."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kronika.core.game import Game, Setup
from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.table import actors, check, lowest, options, play
from kronika.games import load
from kronika.games.through_the_ages import flow, notes
from kronika.games.through_the_ages.aggression import defence_value
from kronika.games.through_the_ages.box_2015 import BOX
from kronika.games.through_the_ages.cards import BONUS, HOLDERS, MOST_BITS
from kronika.games.through_the_ages.colonies import force_value
from kronika.games.through_the_ages.costs import new_cost, upgrade_cost
from kronika.games.through_the_ages.edition import Edition
from kronika.games.through_the_ages.goods import gain_science
from kronika.games.through_the_ages.government import replace
from kronika.games.through_the_ages.moves import Colonize
from kronika.games.through_the_ages.politics import Politics
from kronika.games.through_the_ages.row import take_cost
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.referee import rulebook
from kronika.referee.codec import load as load_table
from kronika.referee.codec import save
from kronika.referee.referee import Referee
from tests.laws import test_games, test_moves, test_replays, test_tables, test_views, test_words
from tests.laws.grammar import some_of_the_grammar
from tests.laws.walk import walk
from tests.through_the_ages.tiny import EASY, GONE, NAME, SCIENCE, Tiny, published

LAWS: list[Callable[[Game, Setup], None]] = [
    test_tables.test_a_clone_is_equal_and_shares_nothing, test_tables.test_every_field_stands_in_the_field_table,
    test_tables.test_saved_tables_load_again, test_replays.test_seed_and_moves_give_the_same_log,
    test_moves.test_what_is_offered_is_legal_and_what_is_legal_is_offered,
    test_moves.test_check_answers_every_move_of_everybody, test_words.test_notation_goes_both_ways,
    test_words.test_expect_walks_to_every_offer_and_nowhere_else, test_words.test_garbage_is_answered,
    test_views.test_a_view_tells_nothing_hidden, test_views.test_the_view_answers_as_the_table_does,
    test_games.test_everything_is_accounted_for_after_every_move, test_games.test_no_dead_end_and_no_endless_game,
    test_views.test_bots_decide_by_their_view_alone, test_replays.test_undo_returns_exactly]


@pytest.fixture
def tiny() -> Iterator[Game]:
    with published() as game:
        yield game


def begun(game: Game, setup: Setup, decisions: int, seed: int = 1) -> ThroughTheAges:
    t = game.new(setup)
    playout(t, Rng(seed), decisions, False)
    assert isinstance(t, ThroughTheAges)
    return t


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_the_laws_hold_for_a_second_edition(tiny: Game, law: Callable[[Game, Setup], None]) -> None:
    law(tiny, tiny.setup(3, NAME))


@pytest.mark.parametrize(("mode", "seats", "limits"), [("first", 2, "board"), ("full", 4, EASY)])
def test_each_mode_and_option_plays_to_its_end(tiny: Game, mode: str, seats: int, limits: str) -> None:
    for bots in ("random", "greedy"):
        for t in walk(tiny, tiny.setup(seats, NAME, mode, {"limits": limits}), 3, bots):
            assert not tiny.audit(t)
        assert t.over


def test_two_editions_play_by_turns_in_one_process(tiny: Game) -> None:
    """Tables of both, move by move: each comes out as it does alone."""
    setups = [tiny.setup(2, "2015"), tiny.setup(2, NAME)]
    alone = [save(tiny.of(s.edition), begun(tiny, s, 10_000, 5)) for s in setups]
    tables = [tiny.new(s) for s in setups]
    rngs = [Rng(5), Rng(5)]
    while not all(t.over for t in tables):
        for t, rng in zip(tables, rngs):
            playout(t, rng, 1, True)
    assert [save(tiny.of(s.edition), t) for s, t in zip(setups, tables)] == alone


def test_the_registry_finds_both(tiny: Game) -> None:
    game = load("through_the_ages")
    assert game.editions == ["2015", "2006", NAME]
    assert game.of(NAME) is tiny
    assert game.of("2015") is game
    assert game.setup(2, NAME).options == {"limits": "board"}
    assert game.setup(2).options == {}
    assert game.modes == {"2015": ["full", "first", "peaceful", "short"], "2006": ["full", "advanced", "simple"],
                          NAME: ["full", "first"]}
    with pytest.raises(ValueError, match="peaceful"):
        game.setup(2, NAME, "peaceful")


def test_each_refuses_by_its_own_rules(tiny: Game) -> None:
    old, new = load("through_the_ages"), tiny
    for game, edition, prefix in ((old, "2015", "TA15-"), (new, NAME, "TT07-")):
        t = begun(game, game.setup(2, edition), 40)
        while not isinstance(t.stack[-1], flow.Actions):
            play(t, lowest(actors(t)), options(t, lowest(actors(t)))[0])
        seat = lowest(actors(t))
        t.seat[seat].civil = t.seat[seat].lent = 0
        refused = [check(t, seat, move) for move in some_of_the_grammar(game, 1, 2000)]
        refs = {rule.ref for rule in refused if rule is not None and not rule.ref.startswith("core.")}
        assert refs
        assert refs <= {rule.ref for rule in game.rules}
        assert all(ref.startswith(prefix) for ref in refs)
    assert old.final is not None
    assert new.final is None


def test_a_word_that_an_edition_lacks_belongs_to_another_moment(tiny: Game) -> None:
    t = begun(tiny, tiny.setup(2, NAME), 40)
    while not isinstance(t.stack[-1], flow.Actions):
        play(t, lowest(actors(t)), options(t, lowest(actors(t)))[0])
    moves = tiny.grammar.parse("copy phalanx")
    assert isinstance(moves, list)
    refusal = check(t, lowest(actors(t)), moves[0])
    assert refusal is not None
    assert refusal.ref == "core.moment"


def test_each_has_its_own_cards_and_words(tiny: Game) -> None:
    """The same number is another card, the same card another number; ids and names follow the edition."""
    box = Tiny()
    assert GONE in BOX.by_id
    assert GONE not in box.by_id
    old, new = load("through_the_ages"), tiny
    number = BOX.by_id["phalanx"]
    assert box.by_id["phalanx"] == number - 1
    moves = new.grammar.parse("adopt phalanx")
    assert isinstance(moves, list)
    assert new.grammar.say(moves[0]) == "adopt phalanx"
    assert old.grammar.say(moves[0]) == f"adopt {BOX.cards[number - 1].id}"
    assert notes.of(NAME).NAMES["card"][number - 1] == notes.of("2015").NAMES["card"][number]
    assert "nikola_tesla" in new.grammar.forms["lead"].parts[0].kinds[0].words
    assert "nikola_tesla" not in old.grammar.forms["lead"].parts[0].kinds[0].words


def test_a_saved_table_keeps_its_edition_and_options(tiny: Game) -> None:
    setup = tiny.setup(2, NAME, options={"limits": EASY})
    t = begun(tiny, setup, 60)
    again = load_table(tiny, save(tiny, t))
    assert isinstance(again, ThroughTheAges)
    assert (again.box.name, again.options) == (NAME, [1])
    assert again.box is t.box
    assert all(p.box is t.box for p in [*again.seat, *t.clone().seat])
    assert Referee(load("through_the_ages"), setup, Rng(1)).game is tiny


def test_limits_and_options_bind(tiny: Game) -> None:
    for limits, most in (("board", SCIENCE), (EASY, 2 * SCIENCE)):
        t = begun(tiny, tiny.setup(2, NAME, options={"limits": limits}), 0)
        gain_science(t.seat[0], 1000)
        assert t.seat[0].science == most
    t = begun(tiny, tiny.setup(2), 0)
    gain_science(t.seat[0], 1000)
    assert t.seat[0].science == 1000


def test_hooks_of_odd_cards_are_the_editions(tiny: Game) -> None:
    """Michelangelo takes one off a wonder here, the whole surcharge there; Tesla makes a rival's labs dearer."""
    costs = []
    for edition in ("2015", NAME):
        t = begun(tiny, tiny.setup(2, edition), 0)
        p = t.seat[0]
        p.wonders = 0b111
        t.row[0] = t.box.by_id["kremlin"]
        p.leader = t.box.by_id["michelangelo"]
        costs.append(take_cost(t, p, t.row[0], 0))
    assert costs == [1, 3]
    t = begun(tiny, tiny.setup(2, NAME), 0)
    lab = t.box.by_id["philosophy"]
    better = t.box.by_id["alchemy"]
    before = (new_cost(t, 0, lab), upgrade_cost(t, t.seat[0], lab, better, 0))
    t.seat[1].leader = t.box.by_id["nikola_tesla"]
    now = (new_cost(t, 0, lab), upgrade_cost(t, t.seat[0], lab, better, 0))
    assert now == (before[0] + 1, before[1] + 1)
    assert new_cost(t, 1, lab) == before[0]


def test_columbus_stays_and_acts_once(tiny: Game) -> None:
    t = begun(tiny, tiny.setup(2, NAME), 0)
    p = t.seat[0]
    land = t.box.first_territory
    p.leader = t.box.by_id["christopher_columbus"]
    p.hand, p.backs = [land, land + 1], [t.box.cards[land].age, t.box.cards[land + 1].age]
    step = Politics(0, False)
    t.stack = [step]
    assert step.check(t, 0, Colonize(land)) is None
    step.apply(t, 0, Colonize(land))
    assert (p.leader, p.colonies) == (t.box.by_id["christopher_columbus"], 1)
    assert step.check(t, 0, Colonize(land + 1)) is t.box.book.columbus


def test_a_change_of_government_keeps_what_was_spent(tiny: Game) -> None:
    """Five white tokens of which two are spent, then four: two are left here, three in 2015."""
    left = []
    for edition in ("2015", NAME):
        t = begun(tiny, tiny.setup(2, edition), 0)
        p = t.seat[0]
        replace(t, 0, t.box.by_id["monarchy"])
        assert p.white == 5
        p.civil = 3
        replace(t, 0, t.box.government)
        left.append(p.civil)
    assert left == [3, 2]


def test_bonus_cards_and_units_as_the_leader_has_them(tiny: Game) -> None:
    t = begun(tiny, tiny.setup(2, NAME), 0)
    p = t.seat[0]
    card = t.box.of(BONUS)[0]
    warriors = t.box.by_id["warriors"]
    plain = (defence_value(p, card), force_value(p, card), new_cost(t, 0, warriors))
    p.leader = t.box.by_id["winston_churchill"]
    led = (defence_value(p, card), force_value(p, card), new_cost(t, 0, warriors))
    assert led == (2 * plain[0], plain[1] + 1, plain[2] - 2)


def test_the_order_of_a_turn_is_the_editions(tiny: Game) -> None:
    """Military cards above the limit go right after politics here, at the end of the turn there."""
    places = []
    for edition in ("2015", NAME):
        t = begun(tiny, tiny.setup(2, edition), 0)
        places.append((t.box.course.after_turn[flow.POLITICS_AGAIN], t.box.course.after_turn[flow.ACTIONS]))
    assert places == [(flow.ACTIONS, flow.END_OF_TURN), (flow.DISCARD_EXCESS, flow.END_OF_TURN)]


class Crowded(Tiny):
    """A box with more technologies than a bit set holds."""

    def read_cards(self, rows: list[dict[str, object]]) -> None:
        more = [{**rows[HOLDERS], "id": f"more_{n}"} for n in range(MOST_BITS)]
        super().read_cards(rows[:HOLDERS] + more + rows[HOLDERS:])


def test_a_box_that_bit_sets_cannot_hold_is_refused() -> None:
    assert BOX.techs <= MOST_BITS
    with pytest.raises(ValueError, match="too many cards"):
        Crowded()


def test_rule_and_card_pages_are_the_editions(tiny: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = pytest.importorskip("kronika.web.table_page")
    (tmp_path / "page.md").write_text("# Tiny\n\n## One\n\n[TT07-6.05] Nobody has the same card twice.\n")
    real = rulebook.path
    monkeypatch.setattr(rulebook, "path", lambda game, edition, lang: (
        tmp_path / "page.md" if edition == NAME else real(game, edition, lang)))
    rulebook.load.cache_clear()
    key = "through_the_ages"
    assert "the same card twice" in pages.why_fragment(key, "TT07-6.05", "en", NAME)
    assert pages.why_fragment(key, "TA15-6.05", "en", NAME) is None
    assert pages.why_fragment(key, "TT07-6.05", "en") is None
    assert f"?edition={NAME}#TT07-6.05" in pages.why_fragment(key, "TT07-6.05", "en", NAME)
    assert "Nikola Tesla" in pages.card_fragment(key, "nikola_tesla", "en", NAME)
    assert pages.card_fragment(key, "nikola_tesla", "en") is None
    assert pages.card_fragment(key, "bill_gates", "en", NAME) is None
    rulebook.load.cache_clear()


def test_an_edition_is_known_by_one_name() -> None:
    with published(), pytest.raises(ValueError, match="there already"), published():
        pass


def test_switches_of_2015_are_the_defaults() -> None:
    """An edition says only what differs."""
    box: Edition = BOX
    assert (box.corruption_eats, box.one_tactic, box.trimmed_decks, box.variant(0, [])) == (True, True, True, box)
