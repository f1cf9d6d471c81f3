"""What lies in the open, thing by thing, for the law of the log: whose it is or where, its kind, its number."""

from collections.abc import Callable, Iterator
from typing import Any

from kronika.games.civilization.areas import NODE_AREA

Thing = tuple[str, str, int]
Things = Callable[[Any], Iterator[Thing]]
NONE = -1


def through_the_ages(t: Any) -> Iterator[Thing]:
    """Cards in play, open cards in hand, workers on cards, ruins, pacts and wars. The row is dealt: it is no news."""
    for seat, p in enumerate(t.seat):
        cards = [*p.cards, *(card for card in (p.leader, p.homer, p.unfinished, p.tactic, p.pact) if card != NONE)]
        cards += [tech.index for tech in t.box.cards if tech.bit and p.techs & tech.bit]
        for bits, first in ((p.wonders, t.box.first_wonder), (p.colonies, t.box.first_territory)):
            cards += [first + n for n in range(bits.bit_length()) if bits >> n & 1]
        cards += [war // 8 for war in p.wars]
        for card in cards:
            yield f"seat {seat}", "card", card
        for slot, count in enumerate(p.workers):
            for _ in range(count):
                yield f"the workers of seat {seat}", "card", slot
        for n in range(p.ruined.bit_length()):
            if p.ruined >> n & 1:
                yield f"the ruins of seat {seat}", "card", t.box.first_wonder + n


def seven_wonders(t: Any) -> Iterator[Thing]:
    """Structures and boards. Hands and what lies face down are told by the turn."""
    for seat, p in enumerate(t.seat):
        for card in p.city():
            yield f"the city of seat {seat}", "card", card
        if p.board >= 0:
            yield f"seat {seat}", "board", p.board
        if p.side >= 0:
            yield f"the board of seat {seat}", "side", p.side


def history_of_the_world(t: Any) -> Iterator[Thing]:
    """Armies and structures by their land; the fleets and railways that events bring."""
    for land, holder in enumerate(t.holder):
        if holder >= 0:
            yield f"the armies of seat {holder}", "land", land
        for bit in (1, 2, 4, 8, 16):
            if t.built[land] & bit:
                yield f"structure {bit}", "land", land


def civilization(t: Any) -> Iterator[Thing]:
    """Tokens, cities and ships by their place, civilization cards, red calamities, nations."""
    for seat, p in enumerate(t.seat):
        for area in range(len(t.city)):
            for _ in range(t.on(area, seat)):
                yield f"the tokens of seat {seat}", "area", area
            if t.city[area] == seat:
                yield f"the cities of seat {seat}", "area", area
        for node in p.ships:
            yield f"the ships of seat {seat}", "node", node
        for card in range(p.cards.bit_length()):
            if p.cards >> card & 1:
                yield f"seat {seat}", "civilization", card
        for kind in p.red:
            yield f"seat {seat}", "card", kind
        if p.nation >= 0:
            yield f"seat {seat}", "nation", p.nation


# Notes that tell of all things in a place at once: the rules leave no choice which
BULK: dict[str, dict[str, str]] = {
    "civilization": {"grew": "the tokens of seat {}", "surplus": "the tokens of seat {}"},
}
# Things that are named with another: a ship lies at the coast of an area
WITH: dict[tuple[str, str], Callable[[int], tuple[str, int]]] = {
    ("civilization", "node"): lambda node: ("area", NODE_AREA[node]),
}
THINGS: dict[str, Things] = {
    "civilization": civilization,
    "seven_wonders": seven_wonders,
    "history_of_the_world": history_of_the_world,
    "through_the_ages": through_the_ages,
}
