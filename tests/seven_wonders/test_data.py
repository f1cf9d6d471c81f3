"""The component files hold what the rulebook says is in the box."""

from collections import Counter

import pytest

from kronika.games.seven_wonders.cards import (
    BOX,
    CARDS,
    CATEGORIES,
    CHAINS,
    COLORS,
    CONSTANTS,
    DECKS,
    GUILDS,
    SYMBOLS,
    TURNS,
    WONDERS,
    Cost,
)
from kronika.games.seven_wonders.city import take_board
from kronika.games.seven_wonders.goods import GOODS, RAW
from kronika.games.seven_wonders.science import points
from kronika.games.seven_wonders.table import empty_table
from kronika.games.seven_wonders.trade import Trade
from kronika.locale import LANGUAGES, Texts
from kronika.web.draw.seven_wonders.room import ROOM

BY_ID = {card.id: card for card in CARDS}


def test_boards() -> None:
    """SW-1.02: seven boards, two sides of 2 to 4 stages, one starting resource."""
    assert len(WONDERS) == 7
    assert Counter(len(side) for wonder in WONDERS for side in wonder.sides) == {2: 2, 3: 11, 4: 1}
    assert {w.id: w.start_name for w in WONDERS} == {
        "alexandria": "glass", "babylon": "wood", "ephesos": "papyrus", "giza": "stone", "halikarnassos": "textile",
        "olympia": "clay", "rhodos": "ore"}
    assert all(stage.cost.resources and not stage.cost.coins for w in WONDERS for side in w.sides for stage in side)


def test_card_counts() -> None:
    """SW-1.03: 148 cards, 49, 49 and 40 with 10 guilds; 80 designs."""
    copies = Counter((card.age, card.guild) for card in CARDS for _ in card.copies)
    assert copies == {(1, False): 49, (2, False): 49, (3, False): 40, (3, True): 10}
    assert len(CARDS) == 80
    assert len(GUILDS) == 10


def test_colors_resources_symbols() -> None:
    """SW-1.04, SW-1.05, SW-1.06: seven colours with a shape each, seven resources, three symbols."""
    assert COLORS == ["brown", "grey", "blue", "yellow", "red", "green", "purple"]
    assert [row["shape"] for row in BOX["color"]] == [
        "square", "diamond", "upright_bar", "circle", "cross", "triangle", "star"]
    assert (RAW, GOODS) == (["wood", "stone", "ore", "clay"], ["glass", "papyrus", "textile"])
    assert SYMBOLS == ["compass", "gear", "tablet"]


def test_coins_and_tokens() -> None:
    """SW-1.07, SW-1.08, SW-2.06, SW-R27: coins of 126 in all, 8 victories an age, 24 defeats, 3 coins to begin with."""
    assert CONSTANTS["coin_value"] == 54 * 1 + 24 * 3
    assert CONSTANTS["victory"] == [1, 3, 5]
    assert CONSTANTS["defeat"] == -1
    assert CONSTANTS["victory_tokens"] >= 7
    assert CONSTANTS["defeat_tokens"] >= 7 * 3
    assert CONSTANTS["starting_coins"] == 3


def test_what_a_card_shows() -> None:
    """SW-1.09, SW-6.02, SW-6.05: at most one chain symbol in, at most two out; none builds a card of age I."""
    for card in CARDS:
        assert card.chain.bit_count() <= 1
        assert card.gives.bit_count() <= 2
        assert card.names["en"]
        assert card.names["hu"]
        if card.age == 1 or COLORS[card.color] in ("brown", "grey", "purple"):
            assert card.chain == 0
    assert {card.id for card in CARDS if card.gives.bit_count() == 2} == {
        "apothecary", "workshop", "scriptorium", "dispensary", "laboratory", "library", "school"}


def test_nothing_hidden_in_the_reference_sheets() -> None:
    """SW-1.12: every card, its copies and its chains are public: whoever looks at the cards of the house sees them."""
    for lang in LANGUAGES:
        shown = [face for _, _, cards in ROOM.cards(Texts(lang), "")["groups"] for face, _ in cards]
        assert sorted(face.id for face in shown) == sorted(card.id for card in CARDS)
        for face in shown:
            card = BY_ID[face.id]
            assert (face.plain, face.text) == (card.names[lang], card.texts[lang])
            assert face.copies == card.copies
            assert (face.chain != "", len(face.gives)) == (card.chain != 0, card.gives.bit_count())


@pytest.mark.parametrize("seats", range(3, 8))
def test_deck_sizes(seats: int) -> None:
    """SW-2.01, SW-2.03, SW-2.04: exactly seven cards a player; only cards marked for so many players."""
    assert len(DECKS[1][seats]) == len(DECKS[2][seats]) == 7 * seats
    assert len(DECKS[3][seats]) + seats + 2 == 7 * seats
    for age in (1, 2, 3):
        for index, copies in Counter(DECKS[age][seats]).items():
            assert copies == sum(marker <= seats for marker in CARDS[index].copies)


BY_COLOR = {  # seats: brown, grey, blue, yellow, red, green of ages I, II, III
    3: [(6, 3, 3, 3, 3, 3), (4, 3, 4, 3, 3, 4), (0, 0, 5, 3, 3, 5)],
    4: [(9, 3, 4, 4, 4, 4), (8, 3, 4, 4, 4, 5), (0, 0, 6, 5, 5, 6)],
    5: [(12, 3, 5, 5, 5, 5), (8, 6, 5, 5, 5, 6), (0, 0, 7, 7, 7, 7)],
    6: [(14, 6, 6, 6, 5, 5), (8, 6, 6, 8, 7, 7), (0, 0, 9, 9, 8, 8)],
    7: [(14, 6, 8, 9, 6, 6), (8, 6, 8, 10, 9, 8), (0, 0, 10, 10, 10, 10)],
}


@pytest.mark.parametrize("seats", BY_COLOR)
def test_cards_per_color(seats: int) -> None:
    """SW-2.04: the table of cards by colour and number of players."""
    for age in (1, 2, 3):
        counts = Counter(CARDS[index].color for index in DECKS[age][seats])
        assert tuple(counts[color] for color in range(6)) == BY_COLOR[seats][age - 1]


CHAIN_TABLE = {
    "star": (["altar"], "pantheon"), "mask": (["theater"], "gardens"), "drop": (["baths"], "aqueduct"),
    "hammer": (["well"], "statue"), "stall": (["east_trading_post", "west_trading_post"], "forum"),
    "camel": (["marketplace"], "caravansery"), "horseshoe": (["apothecary"], "stables"),
    "mortar": (["apothecary"], "dispensary"), "target": (["workshop"], "archery_range"),
    "lamp": (["workshop"], "laboratory"), "scales": (["scriptorium"], "courthouse"),
    "book": (["scriptorium"], "library"),
    "barrel": (["forum"], "haven"), "lighthouse": (["caravansery"], "lighthouse"),
    "wall": (["walls"], "fortifications"),
    "helmet": (["training_ground"], "circus"), "bolt": (["dispensary"], "arena"), "torch": (["dispensary"], "lodge"),
    "planet": (["laboratory"], "observatory"), "saw": (["laboratory"], "siege_workshop"),
    "columns": (["library"], "senate"), "scroll": (["library"], "university"), "lyre": (["school"], "academy"),
    "feather": (["school"], "study"),
}


def test_chain_table() -> None:
    """SW-6.01, SW-6.06: 24 symbols, who gives them and what they build."""
    assert sorted(CHAINS) == sorted(CHAIN_TABLE)
    for number, symbol in enumerate(CHAINS):
        givers = sorted(card.id for card in CARDS if card.gives >> number & 1)
        built = [card.id for card in CARDS if card.chain >> number & 1]
        assert (givers, built) == (sorted(CHAIN_TABLE[symbol][0]), [CHAIN_TABLE[symbol][1]])


def test_names_across_ages() -> None:
    """SW-4.03: Loom, Glassworks and Press of ages I and II are the same structure; all other names differ."""
    twice = {name for name, n in Counter(card.structure for card in CARDS).items() if n > 1}
    assert twice == {"loom", "glassworks", "press"}
    for card in CARDS:
        assert {other.id for other in CARDS if other.late == card.late and other.bit & card.same} == {
            other.id for other in CARDS if other.structure == card.structure}


def test_costs_never_mix() -> None:
    """SW-R40: a card costs nothing, or 1 coin, or resources; SW-5.02 names the cards of 1 coin."""
    for card in CARDS:
        assert not (card.cost.coins and card.cost.resources)
        assert card.cost.coins in (0, 1)
        choice = card.effect.raw.bit_count() > 8 and COLORS[card.color] == "brown" and card.age == 1
        brown_two = COLORS[card.color] == "brown" and card.age == 2
        assert bool(card.cost.coins) == (choice or brown_two)


def test_a_cost_of_coins_and_resources_would_ask_for_both() -> None:
    """SW-R40: no card has such a cost, but coins and resources of a cost add up."""
    both = Cost(1, {"stone": 1})
    t = empty_table(3, True)
    for seat, board in enumerate(("giza", "babylon", "ephesos")):
        take_board(t.seat[seat], next(wonder.index for wonder in WONDERS if wonder.id == board))
    t.seat[0].coins, t.seat[1].coins = 1, 2
    assert Trade(t, 0).payments(both) == [0]                        # Giza's own stone, and a coin
    t.seat[0].coins = 0
    assert Trade(t, 0).payments(both) == []
    assert Trade(t, 1).payments(both) == []                         # two coins buy the stone, a third is missing
    t.seat[1].coins = 3
    assert len(Trade(t, 1).payments(both)) == 1
    assert Trade(t, 1).cheapest(both) == 3


def test_the_shape_of_the_game() -> None:
    """SW-3.01, SW-3.04: three ages of six turns, hands of seven."""
    assert (CONSTANTS["ages"], TURNS, CONSTANTS["hand_size"]) == (3, 6, 7)


def test_score_categories() -> None:
    """SW-10.02: the seven lines of the score pad."""
    assert CATEGORIES == ["wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple"]


def test_the_most_symbols_a_city_can_have() -> None:
    """SW-R25: four of each kind among the cards, and two symbols of choice."""
    kinds: Counter[int] = Counter()
    choice = 0
    for card in CARDS:
        for kind in range(3):
            kinds[kind] += card.effect.science >> (4 * kind) & 15
        choice += card.effect.science >> 12
    stages = [sum(stage.effect.science >> 12 for stage in side) for w in WONDERS for side in w.sides]
    assert list(kinds.values()) == [4, 4, 4]
    assert choice + max(stages) == 2


def test_values_that_hold() -> None:
    """SW-R38: the science table, the token values and the chain symbols, which the pictures had shown."""
    assert [points(n, 0, 0) for n in range(5)] == [0, 1, 4, 9, 16]
    assert [points(n, n, n) - 3 * n * n for n in range(4)] == [0, 7, 14, 21]
    assert (CONSTANTS["victory"], CONSTANTS["defeat"]) == ([1, 3, 5], -1)
    for chain in range(len(CHAINS)):
        givers = [card for card in CARDS if card.gives >> chain & 1]
        takers = [card for card in CARDS if card.chain >> chain & 1]
        assert givers, CHAINS[chain]
        assert takers, CHAINS[chain]
        assert max(card.age for card in givers) < min(card.age for card in takers)
    assert BY_ID["tavern"].effect.coins == 5
