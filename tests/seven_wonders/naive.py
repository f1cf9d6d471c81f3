"""A second, slow and simple 7 Wonders, written from the component files alone: names and lists, no bits.

It replays a log of words, pays and counts for itself, and knows nothing of the rules' modules.
"""

import tomllib
from collections import Counter
from itertools import combinations_with_replacement, product
from pathlib import Path

import kronika.games.seven_wonders as package

DATA = Path(package.__file__).parent / "data"
CARDS = {row["id"]: row for row in tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]}
WONDERS = {row["id"]: row for row in tomllib.loads((DATA / "wonders.toml").read_text(encoding="utf-8"))["wonder"]}
RAW = {"wood", "stone", "ore", "clay"}


class City:
    def __init__(self) -> None:
        self.board = ""
        self.side = "day"
        self.coins = 3
        self.cards: list[str] = []
        self.stages = 0
        self.tokens: list[int] = []
        self.hand: list[str] = []

    def effects(self) -> list[dict]:
        stages = WONDERS[self.board][self.side][:self.stages]
        return [e for c in self.cards for e in CARDS[c]["effects"]] + [e for s in stages for e in s["effects"]]

    def sold(self) -> list[list[str]]:
        """The symbols that neighbours may buy."""
        made = [e for c in self.cards for e in CARDS[c]["effects"] if e["type"] == "produce" and e["tradable"]]
        return [[WONDERS[self.board]["start"]], *(symbol for e in made for symbol in e["symbols"])]

    def symbols(self) -> list[list[str]]:
        """Everything the city can use itself."""
        made = [e for e in self.effects() if e["type"] == "produce"]
        return [[WONDERS[self.board]["start"]], *(symbol for e in made for symbol in e["symbols"])]

    def price(self, side: str, good: str) -> int:
        discounts = [e for e in self.effects() if e["type"] == "trade_discount"]
        return 1 if any(good in e["resources"] and side in e["from"] for e in discounts) else 2

    def color(self, color: str) -> int:
        return sum(CARDS[c]["color"] == color for c in self.cards)

    def shields(self) -> int:
        return sum(e["amount"] for e in self.effects() if e["type"] == "shields")


def payments(own: City, left: City, right: City, cost: dict[str, int]) -> set[tuple[int, int]]:
    """Every payment of SW-R01 within SW-R02, by trying out every assignment of symbols to units."""
    units = [good for good, n in cost.items() for _ in range(n)]
    sources = [("own", symbol) for symbol in own.symbols()]
    sources += [("left", symbol) for symbol in left.sold()] + [("right", symbol) for symbol in right.sold()]
    states: dict[frozenset[int], set[tuple[int, int, int]]] = {frozenset(): {(0, 0, 0)}}
    for unit in units:
        following: dict[frozenset[int], set[tuple[int, int, int]]] = {}
        for used, ways in states.items():
            for i, (where, symbol) in enumerate(sources):
                if i in used or unit not in symbol:
                    continue
                price = 0 if where == "own" else own.price(where, unit)
                step = {(n + (where != "own"), a + price * (where == "left"), b + price * (where == "right"))
                        for n, a, b in ways}
                following.setdefault(used | {i}, set()).update(step)
        states = following
    found = {way for ways in states.values() for way in ways}
    fewest = min((way[0] for way in found), default=0)
    return {(a, b) for n, a, b in found if n == fewest}


def count(cities: list[City], seat: int, effect: dict) -> int:
    n = len(cities)
    places = {"left": (seat + 1) % n, "self": seat, "right": (seat - 1) % n}
    total = 0
    for scope in effect["scope"]:
        city = cities[places[scope]]
        total += city.stages if effect["count"] == "wonder_stages" else sum(city.color(c) for c in effect["colors"])
    return total * effect["amount"]


def science(city: City) -> int:
    have = Counter(e["symbol"] for e in city.effects() if e["type"] == "science")
    jokers = sum(e["type"] == "science_choice" for e in city.effects())
    names = ["compass", "gear", "tablet"]
    best = 0
    for chosen in combinations_with_replacement(names, jokers):
        n = [have[name] + chosen.count(name) for name in names]
        best = max(best, sum(x * x for x in n) + 7 * min(n))
    return best


def score(cities: list[City], seat: int) -> int:
    city = cities[seat]
    total = city.coins // 3 + sum(city.tokens) + science(city)
    for e in city.effects():
        if e["type"] == "points":
            total += e["amount"]
        elif e["type"] == "points_per":
            total += count(cities, seat, e)
        elif e["type"] == "points_if_wonder_complete":
            total += e["amount"] if city.stages == len(WONDERS[city.board][city.side]) else 0
    return total


class Game:
    """Replays the words of a log; sealed picks are collected and revealed together."""

    def __init__(self, seats: int) -> None:
        self.cities = [City() for _ in range(seats)]
        self.n = seats
        self.age = 0
        self.turn = 0
        self.picks: dict[int, list[str]] = {}
        self.sides: dict[int, str] = {}

    def play(self, seat: str, words: list[str]) -> None:
        if words[0] == "boards":
            for city, board in zip(self.cities, words[1:], strict=True):
                city.board = board
        elif words[0] == "board":
            self.cities[int(seat)].board = words[1]
        elif words[0] == "side":
            self.cities[int(seat)].side = words[1]
        elif words[0] == "deal":
            self.end_age()
            self.age += 1
            for i, city in enumerate(self.cities):
                city.hand = words[1 + 7 * i:8 + 7 * i]
            self.turn = 1
        elif words[0] == "salvage":
            if words[1] != "none":
                self.cities[int(seat)].cards.append(words[1])
                self.earn(int(seat), CARDS[words[1]]["effects"])
        elif words[0] == "discard":
            self.cities[int(seat)].hand = []
        elif self.turn > 6:
            self.resolve({int(seat): words})               # the seventh card
        elif words[0] in ("build", "stage", "sell"):
            self.picks[int(seat)] = words
            if len(self.picks) == self.n:
                self.resolve(self.picks)
                self.picks = {}
                self.turn += 1
                self.pass_hands()

    def resolve(self, picks: dict[int, list[str]]) -> None:
        for seat, words in picks.items():
            self.pay(seat, words)
        for seat, words in picks.items():
            self.place(seat, words)
        for seat, words in picks.items():
            city = self.cities[seat]
            if words[0] == "build":
                self.earn(seat, CARDS[words[1]]["effects"])
            elif words[0] == "stage":
                self.earn(seat, WONDERS[city.board][city.side][city.stages - 1]["effects"])

    def is_free(self, city: City, card: dict) -> bool:
        chains = {symbol for c in city.cards for symbol in CARDS[c].get("gives", [])}
        abilities = {e["type"] for e in city.effects()}
        return (not card.get("coins") and not card.get("cost")) or card.get("chain") in chains \
            or ("free_first_of_color" in abilities and city.color(card["color"]) == 0) \
            or ("free_first_card_of_age" in abilities and self.turn == 1) \
            or ("free_last_card_of_age" in abilities and self.turn == 6)

    def pay(self, seat: int, words: list[str]) -> None:
        city = self.cities[seat]
        left, right = self.cities[(seat + 1) % self.n], self.cities[(seat - 1) % self.n]
        paid = (int(words[-2]), int(words[-1])) if "pay" in words else (0, 0)
        if words[0] == "build":
            card = CARDS[words[1]]
            assert card.get("structure", words[1]) not in [CARDS[c].get("structure", c) for c in city.cards]
            if self.is_free(city, card):
                assert paid == (0, 0)
            else:
                city.coins -= card.get("coins", 0)
                assert paid in payments(city, left, right, card.get("cost", {})), words
        elif words[0] == "stage":
            assert paid in payments(city, left, right, WONDERS[city.board][city.side][city.stages]["cost"]), words
        city.coins -= sum(paid)
        assert city.coins >= 0
        left.coins += paid[0]
        right.coins += paid[1]

    def place(self, seat: int, words: list[str]) -> None:
        city = self.cities[seat]
        card = words[words.index("with") + 1] if words[0] == "stage" else words[1]
        city.hand = city.hand[:]
        city.hand.remove(card)
        if words[0] == "build":
            city.cards.append(card)
        elif words[0] == "stage":
            city.stages += 1
        else:
            city.coins += 3

    def earn(self, seat: int, effects: list[dict]) -> None:
        for e in effects:
            if e["type"] == "coins":
                self.cities[seat].coins += e["amount"]
            elif e["type"] == "coins_per":
                self.cities[seat].coins += count(self.cities, seat, e)

    def pass_hands(self) -> None:
        hands = [city.hand for city in self.cities]
        if self.turn <= 6:
            for i, city in enumerate(self.cities):
                city.hand = hands[(i + 1) % self.n if self.age == 2 else (i - 1) % self.n]

    def end_age(self) -> None:
        """The conflicts of the age that has just been played."""
        if self.age:
            strength = [city.shields() for city in self.cities]
            for i, step in product(range(self.n), (1, -1)):
                other = strength[(i + step) % self.n]
                if strength[i] != other:
                    self.cities[i].tokens.append([1, 3, 5][self.age - 1] if strength[i] > other else -1)

    def scores(self) -> list[int]:
        self.end_age()
        return [score(self.cities, seat) for seat in range(self.n)]
