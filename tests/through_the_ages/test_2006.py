"""The 2006 edition: its component files against what the rulebook counts, its modes and variants, and its seams."""

import ast
import itertools
from pathlib import Path

import pytest

from kronika.core import data
from kronika.core.playout import playout
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import actors, lowest, options, play
from kronika.games import load
from kronika.games.through_the_ages.box_2006 import BOX, FEWER_BONUSES, MODES
from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    BONUS,
    CATEGORIES,
    EVENT,
    GOVERNMENT,
    HOME,
    LEADER,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
)
from kronika.games.through_the_ages.edition import Edition
from kronika.games.through_the_ages.politics import Politics
from kronika.games.through_the_ages.table import ThroughTheAges
from kronika.players import make
from kronika.sim.batch import Plan, run
from tests.laws.walk import walk

GAME = load("through_the_ages").of("2006")
FULL, ADVANCED, SIMPLE = range(3)
PLAIN = [0] * 10
VALUES = [(name, value) for name, values in BOX.options.items() for value in values[1:]]


def box(mode: int, **chosen: str) -> Edition:
    return BOX.variant(mode, [values.index(chosen.get(name, values[0])) for name, values in BOX.options.items()])


def categories(deck: list[int]) -> set[int]:
    return {BOX.cards[card].category for card in deck}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """TA06-1.01, TA06-2.02, TA06-2.03: cards by age and kind, with and without those marked for more players."""
    counts = data.load(HOME, "2006_board.toml")["decks"]
    assert [len(BOX.civil_deck(age, 4)) for age in range(4)] == counts["civil"] == [20, 55, 55, 55]
    assert [len(BOX.military_deck(age, 4, FULL)) for age in range(4)] == counts["military"] == [10, 50, 50, 45]
    for players, civil in ((2, 45), (3, 50), (4, 55)):
        assert [len(BOX.civil_deck(age, players)) for age in range(4)] == [20, civil, civil, civil]
    assert len(BOX.cards) == 244


def test_marks() -> None:
    """TA06-1.02: five cards of each later age are marked 3+, five are marked 4."""
    for age in range(1, 4):
        cards = [card for card in BOX.cards if card.civil and card.age == age]
        assert sum(card.copies[1] - card.copies[0] for card in cards) == 5
        assert sum(card.copies[2] - card.copies[1] for card in cards) == 5


def test_colours_tell_the_class() -> None:
    """TA06-1.04: each class of cards has its colour."""
    rows = [row for name in ("civil", "military") for row in data.load(HOME, f"2006_{name}.toml")["card"]]
    colours = {CATEGORIES[GOVERNMENT]: "orange", CATEGORIES[LEADER]: "green", CATEGORIES[WONDER]: "purple",
               CATEGORIES[ACTION]: "yellow", CATEGORIES[TACTIC]: "red", CATEGORIES[AGGRESSION]: "brown",
               CATEGORIES[PACT]: "blue", CATEGORIES[WAR]: "black", CATEGORIES[TERRITORY]: "green",
               CATEGORIES[EVENT]: "green"}
    for row in rows:
        number = CATEGORIES.index(row["category"])
        kind = "brown" if number < 2 else "gray" if number < 7 else "red" if number < GOVERNMENT else "blue"
        if number != BONUS:
            assert row["color"] == colours.get(row["category"], kind), row["id"]


def test_kinds_of_cards() -> None:
    """TA06-1.01: the kinds that the dossier counts."""
    numbers = [len(BOX.of(kind)) for kind in (GOVERNMENT, LEADER, WONDER, ACTION, TACTIC, BONUS, AGGRESSION, WAR, PACT,
                                              TERRITORY, EVENT)]
    assert numbers == [8, 24, 16, 40, 16, 3, 12, 6, 10, 12, 51]
    assert len(BOX.impacts) == 13


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    assert all(card.names[lang] and card.texts[lang] for card in BOX.cards)


def test_decks_of_the_advanced_game() -> None:
    """TA06-2.11, TA06-16.02: no wars; with two players no pacts; no Age III."""
    assert BOX.modes[ADVANCED].ages == 2
    for players, sizes in ((2, [48, 42]), (3, [50, 46]), (4, [50, 46])):
        decks = [box(ADVANCED).military_deck(age, players, ADVANCED) for age in (1, 2)]
        assert [len(deck) for deck in decks] == sizes
        assert not any(WAR in categories(deck) for deck in decks)
        assert any(PACT in categories(deck) for deck in decks) == (players > 2)
    assert (box(ADVANCED).yellow_lost, box(FULL).yellow_lost, box(SIMPLE).yellow_lost) == (0, 2, 0)


def test_decks_of_the_full_game() -> None:
    """TA06-2.14, TA06-2.15, TA06-16.03: all decks, the later ones wait; with two players no pacts."""
    decks = [BOX.military_deck(age, 2, FULL) for age in (1, 2, 3)]
    assert [len(deck) for deck in decks] == [48, 46, 41]
    assert not any(PACT in categories(deck) for deck in decks)
    assert WAR in categories(decks[1])
    assert BOX.modes[FULL].ages == 3
    t = GAME.new(GAME.setup(3, "2006"))
    assert isinstance(t, ThroughTheAges)
    playout(t, Rng(1), 60, False)
    assert t.age == 1
    held = len(t.deck) + sum(len(p.hand) + len(p.thrown) for p in t.seat)
    assert held <= 50
    assert {BOX.cards[card].age for card in t.deck} == {1}


def test_decks_of_the_simple_game() -> None:
    """TA06-2.10: nine events of Age A and nothing else."""
    simple = box(SIMPLE)
    assert [len(simple.military_deck(age, 2, SIMPLE)) for age in range(3)] == [9, 0, 0]
    assert simple.by_id["development_of_politics"] not in simple.military_deck(0, 2, SIMPLE)
    assert simple.events == [9, 9, 9]


@pytest.mark.parametrize("mode", [FULL, ADVANCED])
def test_the_peaceful_variant(mode: int) -> None:
    """TA06-17.04: neither aggressions nor wars; with the second value no pacts."""
    for value, gone in (("on", {AGGRESSION, WAR}), ("no_pacts", {AGGRESSION, WAR, PACT})):
        peaceful = box(mode, peaceful=value)
        found = categories(peaceful.military_deck(1, 4, mode) + peaceful.military_deck(2, 4, mode))
        assert not found & gone
        assert (PACT in found) == (value == "on")


def test_banks_and_limits() -> None:
    """TA06-3.01, TA06-3.02, TA06-12.04, TA06-12.08, TA06-17.12: the tables of the boards."""
    assert [BOX.food[n] for n in (18, 17, 16, 12, 8, 4, 1)] == [2, 2, 3, 4, 5, 7, 7]
    assert [BOX.consumption[n] for n in (17, 16, 12, 8, 4, 1, 0)] == [0, 1, 2, 3, 4, 4, 6]
    assert [BOX.happiness[n] for n in (18, 16, 12, 10, 8, 6, 4, 2, 0)] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [BOX.corruption[n] for n in (18, 9, 8, 5, 4, 1, 0)] == [0, 0, 2, 2, 4, 4, 6]
    assert (BOX.most_science, BOX.track, BOX.most_strength) == (40, 190, 60)
    german = box(SIMPLE, board_limits="german")
    assert (german.most_science, german.track) == (30, 170)
    assert set(german.happiness) == set(german.corruption) == {0}


def test_there_are_always_two_more_events_than_players() -> None:
    """TA06-5.04: before each political action."""
    for seats, mode in ((2, "full"), (4, "advanced")):
        for t in walk(GAME, GAME.setup(seats, "2006", mode), 3):
            assert isinstance(t, ThroughTheAges)
            if not t.over and isinstance(t.stack[-1], Politics):
                assert len(t.current) + len(t.future) == seats + 2


def test_resigning_is_never_offered() -> None:
    """TA06-18.01: it is legal when it is said by name."""
    for t in walk(GAME, GAME.setup(2, "2006"), 4):
        assert all("resign" not in {move.word for move in options(t, seat)} for seat in range(t.seats))


def allowed(mode: str, chosen: dict[str, str]) -> bool:
    try:
        GAME.new(GAME.setup(2, "2006", mode, chosen))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("mode", MODES)
def test_options_alone_and_in_pairs_play_to_their_end(mode: str) -> None:
    """Every option alone and in every allowed pair: a short random game each, all of it accounted for."""
    alone = [dict([one]) for one in VALUES]
    pairs = [dict(pair) for pair in itertools.combinations(VALUES, 2) if pair[0][0] != pair[1][0]]
    played = 0
    for number, chosen in enumerate([*alone, *pairs]):
        if not allowed(mode, chosen):
            continue
        t = GAME.new(GAME.setup(2, "2006", mode, chosen))
        playout(t, Rng(number), 5000, False)
        assert t.over, chosen
        assert not GAME.audit(t), chosen
        played += 1
    assert played == {"full": 86, "advanced": 27, "simple": 1}[mode]


@pytest.mark.parametrize(("mode", "seats"), [("simple", 3), ("advanced", 2), ("full", 4)])
def test_greedy_plays_every_mode_to_its_end(mode: str, seats: int) -> None:
    result = run(Plan("through_the_ages", seats, ["greedy"], 1, edition="2006", mode=mode))
    assert (result["finished"], result["refused"]) == (1, 0)
    assert result["stats"]["culture"] > {"simple": 25, "advanced": 45, "full": 100}[mode]


def test_greedy_beats_random() -> None:
    result = run(Plan("through_the_ages", 2, ["greedy", "random"], 4, edition="2006"))
    assert result["bots"][0]["wins"] == 4


@pytest.mark.parametrize("bonus", ["private", "open_draft"])
def test_greedy_chooses_bonus_cards(bonus: str) -> None:
    """TA06-17.09, TA06-17.10: a bot keeps and chooses as many as the rule says."""
    t = GAME.new(GAME.setup(3, "2006", "full", {"bonus": bonus}))
    assert isinstance(t, ThroughTheAges)
    rng = Rng(5)
    player = make("greedy", GAME)
    while t.round == 0:
        if actors(t) >> 15:
            playout(t, rng, 1, True)
            continue
        seat = lowest(actors(t))
        move = player.decide(GAME.view(t, seat), seat, options(t, seat), 0, rng)
        assert move is not None
        play(t, seat, move)
    assert len(t.finals) + sum(len(p.kept) for p in t.seat) == 3


def test_what_a_form_offers_is_what_the_rulebook_allows() -> None:
    """An option can be chosen exactly where the setup is not refused because of it."""
    game = load("through_the_ages")
    for option, values in game.options["2006"].items():
        needed = game.conditions("2006", option)
        others = {name: known[0] for name, known in needed.items() if name != "mode"}
        for mode in game.modes["2006"]:
            setup = game.setup(2, "2006", mode, {**others, option: values[-1]})
            number, chosen = MODES.index(mode), [known.index(setup.options[name])
                                                 for name, known in game.options["2006"].items()]
            assert (BOX.refuse(2, number, chosen) is None) == (mode in needed["mode"]), (option, mode)
    assert game.conditions("2006", "bonus_public_cards") == {"mode": ["full"], "bonus": ["public"]}


def test_a_variant_is_made_once() -> None:
    """Tables of the same mode and options share one box, and clones keep it."""
    assert BOX.variant(FULL, PLAIN) is BOX.variant(FULL, PLAIN)
    chosen = [*PLAIN]
    chosen[FEWER_BONUSES] = 1
    assert BOX.variant(FULL, chosen) is not BOX.variant(FULL, PLAIN)
    t = GAME.new(GAME.setup(2, "2006", "simple"))
    assert isinstance(t, ThroughTheAges)
    assert t.clone().box is t.box


def test_no_rule_asks_which_edition_it_is() -> None:
    """Editions differ by data and seams: no comparison with an edition's name stands in the package."""
    for path in sorted(Path(HOME).glob("*.py")):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Compare):
                values = {value.value for value in ast.walk(part) if isinstance(value, ast.Constant)}
                assert not values & {"2006", "2015"}, f"{path.name}:{part.lineno}"
