"""The component files against what the rulebook counts, and the typed rows against the files."""

import pytest

from kronika.core import data
from kronika.games.through_the_ages.box_2015 import BOX, MODES
from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    BONUS,
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
from kronika.games.through_the_ages.table import empty_seat

FULL, FIRST, PEACEFUL, SHORT = range(4)
CARDS = BOX.cards


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """TA15-1.03, TA15-14.01, TA15-2.02: cards by age, and without the marked ones."""
    counts = data.load(HOME, "2015_board.toml")["decks"]
    assert [len(BOX.civil_deck(age, 4)) for age in range(4)] == counts["civil"] == [20, 53, 53, 53]
    assert [len(BOX.military_deck(age, 4, FULL)) for age in range(4)] == counts["military"] == [10, 45, 50, 45]
    for players, civil in ((2, 44), (3, 50), (4, 53)):
        assert [len(BOX.civil_deck(age, players)) for age in (1, 2, 3)] == [civil] * 3
        assert len(BOX.civil_deck(0, players)) == 20
    assert len(CARDS) == 236


def test_pacts_need_three_players() -> None:
    """TA15-14.02, TA15-2.02: no pacts for two."""
    assert [len(BOX.military_deck(age, 2, FULL)) for age in (1, 2, 3)] == [43, 46, 41]
    assert not [card for age in (1, 2, 3) for card in BOX.military_deck(age, 2, FULL) if CARDS[card].category == PACT]


def test_modes() -> None:
    """TA15-15.01, TA15-15.02, TA15-15.05, TA15-15.06: which cards each mode plays with."""
    assert [mode.id for mode in BOX.modes] == MODES
    assert BOX.modes[FULL].ages == BOX.modes[PEACEFUL].ages == 3
    assert BOX.modes[FIRST].ages == BOX.modes[SHORT].ages == 2
    for players in (2, 3, 4):
        for mode in (FIRST, PEACEFUL):
            decks = [BOX.military_deck(age, players, mode) for age in (1, 2)]
            assert [len(deck) for deck in decks] == [37, 33]
            assert not [card for deck in decks for card in deck if CARDS[card].category in (AGGRESSION, WAR, PACT)]
    assert len(BOX.military_deck(1, 4, SHORT)) == 45
    assert (BOX.modes[SHORT].open_events, BOX.modes[SHORT].hidden_events) == (3, 2)


def number(category: int) -> int:
    return len(BOX.of(category))


def test_kinds_of_cards() -> None:
    """TA15-1.04, TA15-1.05, TA15-1.06, TA15-1.08: categories and their numbers."""
    assert (number(LEADER), number(WONDER), number(ACTION), number(GOVERNMENT)) == (24, 16, 33, 8)
    assert (number(TACTIC), number(BONUS), number(AGGRESSION), number(WAR), number(PACT)) == (15, 3, 11, 3, 10)
    assert (number(TERRITORY), number(EVENT)) == (12, 55)
    assert [len(slots) for slots in BOX.types] == [4, 4, 4, 3, 3, 3, 3, 4, 3, 2, 1]
    assert [card.id for card in CARDS if card.starting >= 0] == [
        "agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"]


def test_technologies_come_first() -> None:
    """The index of a technology is its bit; workers stand on the first of them."""
    assert all(card.technology == (i < BOX.techs) and card.worked == (i < BOX.worked) for i, card in enumerate(CARDS))
    assert BOX.techs < 62
    for slots in BOX.types:
        assert [CARDS[slot].age for slot in slots] == sorted(CARDS[slot].age for slot in slots)


def test_bank_tables() -> None:
    """TA15-10.01, TA15-11.06, TA15-11.08, TA15-6.11, TA15-4.04, TA15-14.03."""
    assert [BOX.happiness[n] for n in (18, 17, 16, 13, 12, 10, 8, 6, 4, 2, 0)] == [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [BOX.corruption[n] for n in (16, 11, 10, 6, 5, 1, 0)] == [0, 0, 2, 2, 4, 4, 6]
    assert [BOX.consumption[n] for n in (17, 16, 12, 8, 4, 1, 0)] == [0, 1, 2, 3, 4, 4, 6]
    assert [BOX.food[n] for n in (18, 17, 16, 12, 8, 4, 1)] == [2, 2, 3, 4, 5, 7, 7]
    assert BOX.row_cost == [1] * 5 + [2] * 4 + [3] * 4
    assert BOX.row_discard == [3, 2, 1]


def test_a_player_board() -> None:
    """TA15-2.05, TA15-1.09, TA15-1.12: 25 yellow and 16 blue tokens, four white and two red."""
    p = empty_seat(BOX)
    assert p.yellow + p.unused + sum(p.workers) == 25
    assert (p.bank, p.white, p.red) == (16, 4, 2)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for card in CARDS:
        assert card.names[lang]
        assert card.texts[lang]


def test_events_come_once() -> None:
    """Views rely on it: an event or territory is one of a kind."""
    assert all(card.copies == [1, 1, 1] for card in CARDS if card.category in (EVENT, TERRITORY))


@pytest.mark.parametrize(("name", "strength", "outdated"), [
    ("fighting_band", 1, 1), ("phalanx", 3, 3), ("conquistadors", 5, 3), ("fortifications", 5, 3),
    ("classic_army", 8, 4), ("shock_troops", 11, 6), ("modern_army", 13, 7)])
def test_tactics(name: str, strength: int, outdated: int) -> None:
    """TA15-7.11: Age I tactics have no second value."""
    card = CARDS[BOX.by_id[name]]
    assert (card.tactical, card.outdated) == (strength, outdated)
