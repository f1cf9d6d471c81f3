"""The box holds what the rulebook says it holds."""

from kronika.games.civilization.areas import AREA_IDS, AREAS, NODES, PLAIN_IDS, PLAINS, VOLCANOES, WHITE
from kronika.games.civilization.cards import (
    CARDS,
    CHARTS,
    COPIES,
    COST,
    GOODS,
    GROUP_IDS,
    KINDS,
    MYSTICISM,
    NATION_IDS,
    NATIONS,
    STARTS,
    VALUE,
    price,
)
from kronika.games.civilization.table import empty_table

AT = {name: i for i, name in enumerate(AREA_IDS)}


def test_trade_cards() -> None:
    """CV-1.06 CV-1.07 CV-1.10: sixty-six commodity cards of eleven kinds, and eight calamities."""
    assert (len(KINDS), GOODS, sum(COPIES[:GOODS]), sum(COPIES)) == (19, 11, 66, 74)
    assert {kind.id: kind.copies for kind in KINDS[:GOODS]} == {
        "hides": 7, "ochre": 7, "iron": 5, "papyrus": 5, "salt": 9, "grain": 8, "cloth": 7, "bronze": 6, "spices": 5,
        "gems": 4, "gold": 3}
    assert set(VALUE[:GOODS]) == set(range(1, 10))
    assert [kind.stack for kind in KINDS[GOODS:]] == list(range(2, 10))
    assert [kind.red for kind in KINDS[GOODS:]] == [True] * 4 + [False] * 4
    full = {kind.id: kind.value * kind.copies**2 for kind in KINDS[:GOODS]}
    assert (full["salt"], full["grain"], full["cloth"], full["bronze"]) == (243, 256, 245, 216)


def test_civilization_cards() -> None:
    """CV-1.11 CV-1.12 CV-1.13 CV-3.03 CV-14.07: seventy-two cards of sixteen kinds in four groups."""
    assert len(CARDS) == 16
    assert sum(card.copies for card in CARDS) == 72
    assert len(GROUP_IDS) == 4
    assert {card.id: card.copies for card in CARDS if card.copies != 4} == {
        "mysticism": 3, "democracy": 5, "philosophy": 5, "architecture": 6, "literacy": 6, "law": 7}
    assert [empty_table(seats, 0, 0, 16).left[MYSTICISM] for seats in range(2, 8)] == [1, 1, 2, 2, 3, 3]
    assert sum(sorted(COST)[-11:]) == 1460
    for card in CARDS:
        if card.id in ("law", "democracy", "philosophy"):
            assert not any(card.credits)
    everything = (1 << 16) - 1
    assert all(price(card, everything) >= 0 for card in range(16))


def test_the_map() -> None:
    """CV-2.01 CV-2.04 CV-2.05 CV-2.06 CV-2.07: areas, limits, sites, flood plains and volcanoes."""
    assert len(AREAS) == 123
    assert {area.limit for area in AREAS} == {1, 2, 3, 4, 5}
    assert sum(1 for area in AREAS if area.site) == 55
    assert sum(1 for area in AREAS if area.site == WHITE) == 8
    assert (len(PLAIN_IDS), sum(len(plain) for plain in PLAINS)) == (4, 17)
    assert [sorted(AREA_IDS[area] for area in volcano) for volcano in VOLCANOES] == [
        ["milazzo", "syracuse"], ["campania", "cumae"], ["thera"]]
    assert sum(1 for node in NODES if node.open) == 8
    assert {area.region for area in AREAS} == {0, 1, 2, 3}


def test_borders_go_both_ways() -> None:
    for area in AREAS:
        assert all(area.index in AREAS[to].borders for to in area.borders)
    for node in NODES:
        assert all(node.index in NODES[to].near for to in node.near)


def test_lakes_part_areas() -> None:
    """CV-R65 CV-R83 CV-2.12: Armenia and Elam touch across a lake only; six areas have two waters."""
    chart = CHARTS[6]
    assert AT["elam"] not in chart.beside[AT["armenia"]]
    assert AT["miletus"] in chart.beside[AT["rhodes"]]
    assert sorted(area.id for area in AREAS if len(area.coasts) > 1) == [
        "armenia", "delphi", "galatia", "lesser_armenia", "nineveh", "scythia"]


def test_waters() -> None:
    """CV-R37: the Mediterranean and the Black Sea are one water, the Red Sea and the Caspian are not."""
    water = CHARTS[6].water
    at = {node.id: water[node.index] for node in NODES}
    assert at["crimea"] == at["carthage"] == at["adriatic_sea"] == at["tyre"]
    assert len({at["tyre"], at["nubia"], at["media"], at["chaldaea"], at["kanesh"]}) == 5


def test_nations_and_rows() -> None:
    """CV-4.04 CV-18.10: nine nations in the order of the table, each with a row of five epochs."""
    assert NATION_IDS == ["africa", "italy", "illyria", "thrace", "crete", "asia", "assyria", "babylon", "egypt"]
    for nation in NATIONS:
        assert nation.epoch[15] == 5
        assert nation.epoch == sorted(nation.epoch)
        assert max(nation.value) in (1200, 1300, 1400)
    for players, start in STARTS.items():
        assert all(CHARTS[players].used[NATIONS[nation].starts[players]] for nation in start.nations)


def test_stacks() -> None:
    """CV-3.01 CV-3.02: nine stacks; the first two mix two commodities, and a calamity lies below each but the first."""
    t = empty_table(5, 0, 0, 16)
    assert [pile.size() for pile in t.piles] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert [bool(pile.layers[0].counts) for pile in t.piles] == [True, True] + [False] * 7
    assert [pile.layers[-1].run[-1:] for pile in t.piles[1:]] == [[kind.index] for kind in KINDS[GOODS:]]
