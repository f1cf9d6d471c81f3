"""How a position of 7 Wonders is written in a scenario file, and how its facts are read."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kronika.core.data import Unfit
from kronika.core.game import Game, Setup
from kronika.core.position import Plan, Positions
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.games.seven_wonders import flow
from kronika.games.seven_wonders.build import ways_to_build
from kronika.games.seven_wonders.cards import (
    CARDS,
    CATEGORIES,
    CHAINS,
    DECKS,
    EXTRA_GUILDS,
    GUILDS,
    HAND,
    SIDES,
    SYMBOLS,
    TURNS,
    VICTORY,
    WONDERS,
)
from kronika.games.seven_wonders.city import add_structure, gain, take_board
from kronika.games.seven_wonders.conflicts import conflict_points, tokens
from kronika.games.seven_wonders.moves import BOARD, CARD, GRAMMAR, SIDE
from kronika.games.seven_wonders.rulebook import PLAYERS
from kronika.games.seven_wonders.score import sheet, total
from kronika.games.seven_wonders.setup import Sides
from kronika.games.seven_wonders.table import Facedown, Seat, SevenWonders, empty_table
from kronika.games.seven_wonders.trade import Trade

PHASES = ["boards", "sides", "turn", "conflicts", "end"]
AT: Plan = {"age": "number", "turn": "number", "phase": "phase", "seat": "[{seat}]", "pile": "[card | {discard}]"}
SEAT: Plan = {
    "board": "board", "side": "side", "coins": "number", "hand": "[card]", "city": "[card]", "stages": "number",
    "under": "[card]", "tokens": "[number]", "shields": "number", "science": "{symbol: number}"}
PLANS: dict[str, Plan] = {"at": AT, "seat": SEAT, "discard": {"card": "card", "seat": "seat", "turn": "number"}}
WORDS = {"phase": PHASES, "board": [wonder.id for wonder in WONDERS], "side": SIDES, "symbol": [*SYMBOLS, "choice"],
         "card": sorted({name for card in CARDS for name in (card.id, card.structure)})}


def position(game: Game, setup: Setup, at: dict[str, Any], rng: Rng) -> SevenWonders:
    """The table of a scenario. Raises Unfit for what cannot be."""
    if not 3 <= setup.seats <= 7:
        raise Refused(PLAYERS)
    Positions(PLANS, WORDS, setup.seats).check(at)
    phase = at.get("phase", "turn")
    t = empty_table(setup.seats, setup.options["sides"] == "all_day")
    rows: list[dict[str, Any]] = at.get("seat", [])
    rows = rows + [{}] * (t.seats - len(rows))
    begin(t, setup, phase, int(at.get("age", 1)), int(at.get("turn", 1)))
    give_boards(t, rows, phase, rng)
    for seat, row in enumerate(rows):
        furnish(t, seat, row)
    for entry in at.get("pile", []):
        t.pile.append(discarded(t, entry))
    if phase == "turn":
        give_hands(t, rows, rng)
    if phase == "end":
        t.stack.clear()
    return t


def word(kind: Any, name: object) -> int:
    return int(kind.read(str(name))[0])


def begin(t: SevenWonders, setup: Setup, phase: str, age: int, turn: int) -> None:
    """The steps under way at that moment."""
    if not 1 <= age <= 3 or not 1 <= turn <= TURNS:
        raise Unfit("scenario-turn", {"turn": str(turn), "age": str(age)})
    choice = setup.options["boards"] == "choice"
    if phase in ("boards", "sides"):
        t.push(flow.Game(flow.BOARDS if phase == "boards" else flow.SIDES, choice))
        return
    t.age = age
    t.turn = TURNS if phase in ("conflicts", "end") else turn
    t.push(flow.Game(flow.FIRST_AGE + age, choice))
    t.push(flow.Age(flow.CONFLICTS if phase == "conflicts" else flow.FIRST_TURN + t.turn))
    if phase == "turn":
        t.push(flow.Turn(flow.CHOOSE))


def give_boards(t: SevenWonders, rows: list[dict[str, Any]], phase: str, rng: Rng) -> None:
    """The boards that are named; the others by chance, on the day side unless said."""
    if phase == "boards":
        return
    named = [word(BOARD, row["board"]) if "board" in row else -1 for row in rows]
    if len({b for b in named if b >= 0}) < sum(b >= 0 for b in named):
        name = next(BOARD.say(board) for board in named if board >= 0 and named.count(board) > 1)
        raise Unfit("data-twice", {"where": "[at], seat, board", "name": name})
    rest = [wonder.index for wonder in WONDERS if wonder.index not in named]
    rng.shuffle(rest)
    for seat, p in enumerate(t.seat):
        take_board(p, named[seat] if named[seat] >= 0 else rest.pop())
        if phase != "sides":
            p.side = word(SIDE, rows[seat].get("side", SIDES[0]))


def furnish(t: SevenWonders, seat: int, row: dict[str, Any]) -> None:
    """Everything that a seat's row says of its city."""
    p = t.seat[seat]
    p.coins = int(row.get("coins", p.coins))
    for name in row.get("city", []):
        card = CARDS[word(CARD, name)]
        if p.has(card):
            raise Unfit("data-twice", {"where": f"[at], seat {seat}, city", "name": str(name)})
        add_structure(p, card)
    build_stages(t, seat, int(row.get("stages", 0)), row.get("under", []))
    for token in row.get("tokens", []):
        take_token(p, int(token))
    p.shields = int(row.get("shields", p.shields))
    if "science" in row:
        p.science = science(row["science"])


def build_stages(t: SevenWonders, seat: int, stages: int, under: list[str]) -> None:
    p = t.seat[seat]
    if stages and not 0 <= stages <= len(p.plan()):
        raise Unfit("data-range", {"where": f"[at], seat {seat}, stages", "least": "0", "most": str(len(p.plan())),
                                   "said": str(stages)})
    for number in range(stages):
        gain(p, p.plan()[number].effect)
        card = word(CARD, under[number]) if number < len(under) else DECKS[1][t.seats][0]
        p.under += (Facedown(card, CARDS[card].age, 1, seat, seat),)
    p.stages = stages


def take_token(p: Seat, token: int) -> None:
    if token < 0:
        p.lost += 1
    elif token in VICTORY:
        p.won += 1 << (4 * VICTORY.index(token))
    else:
        raise Unfit("data-word", {"where": "[at], seat, tokens", "said": str(token), "known": ", ".join(
            str(value) for value in [-1, *VICTORY])})


def science(symbols: dict[str, int]) -> int:
    names = [*SYMBOLS, "choice"]
    return sum(int(n) << (4 * names.index(name)) for name, n in symbols.items())


def discarded(t: SevenWonders, entry: str | dict[str, Any]) -> Facedown:
    """A card of the pile: its name, or a table that also says who discarded it and when."""
    row = {"card": entry} if isinstance(entry, str) else entry
    card = word(CARD, row["card"])
    seat = int(row.get("seat", 0))
    return Facedown(card, CARDS[card].age, int(row.get("turn", 1)), seat, seat)


def give_hands(t: SevenWonders, rows: list[dict[str, Any]], rng: Rng) -> None:
    """The hands that are written; the others by chance from what is left of the age's deck."""
    rest = DECKS[t.age][t.seats][:]
    if t.age == 3:
        guilds = GUILDS[:]
        rng.shuffle(guilds)
        rest += guilds[:t.seats + EXTRA_GUILDS]
    for seat, row in enumerate(rows):
        if "hand" in row:
            t.seat[seat].hand = tuple(sorted(in_age(t, name) for name in row["hand"]))
    placed = [card for p in t.seat for card in [*p.hand, *p.city()]]
    placed += [slot.card for slot in t.pile] + [slot.card for p in t.seat for slot in p.under]
    for card in placed:
        if card in rest:
            rest.remove(card)
    rng.shuffle(rest)
    for seat, row in enumerate(rows):
        if "hand" not in row:
            t.seat[seat].hand = tuple(sorted(rest.pop() for _ in range(min(HAND + 1 - t.turn, len(rest)))))


def in_age(t: SevenWonders, name: object) -> int:
    """A card of a hand; `loom` is the one of the age."""
    found = CARD.read(str(name))
    return next((card for card in found if CARDS[card].age == t.age), found[0])


def fact(t: SevenWonders, path: list[str]) -> Any:
    """A fact of the table by its path, such as seat.0.coins or score.2.green."""
    head = path[0]
    if head in ("age", "turn"):
        return getattr(t, head)
    if head == "pile":
        return pile_fact(t, path[1:])
    if head == "memory" and len(path) == 3:
        return names(t.memory[(int(path[1]) - 1) * t.seats + int(path[2])])
    if head == "seat" and len(path) >= 3:
        return seat_fact(t, int(path[1]), path[2:])
    if head == "score" and len(path) == 3:
        seat = int(path[1])
        return total(t, seat) if path[2] == "total" else sheet(t, seat)[CATEGORIES.index(path[2])]
    if head in ("payments", "every_payment") and len(path) == 3:
        return payments(t, int(path[1]), path[2], head == "every_payment")
    if head == "left":
        return t.left(int(path[1]))
    if head == "right":
        return t.right(int(path[1]))
    if head == "deck" and len(path) >= 3:
        return deck_fact(t, int(path[1]), path[2])
    raise ValueError(f"there is no fact {'.'.join(path)!r}")


def pile_fact(t: SevenWonders, path: list[str]) -> Any:
    if path == ["size"]:
        return len(t.pile) - len(t.salvaged)
    if path == ["ages"]:
        ages = [slot.age for slot in t.pile]
        for salvaged in t.salvaged:
            ages.remove(CARDS[salvaged.card].age)
        return sorted(ages)
    return names(t.discards())


def names(cards: Sequence[int]) -> list[str]:
    return [CARD.say(card) for card in cards]


def seat_fact(t: SevenWonders, seat: int, path: list[str]) -> Any:
    p = t.seat[seat]
    name = path[0]
    if name in ("coins", "stages", "shields"):
        return getattr(p, name)
    if name == "board":
        return BOARD.say(p.board)
    if name == "side":
        return SIDE.say(p.side)
    if name in ("hand", "city"):
        return names(p.hand if name == "hand" else p.city())
    if name == "hand_size":
        return len(p.hand)
    if name == "under":
        return names([slot.card for slot in p.under])
    if name == "under_ages":
        return [slot.age for slot in p.under]
    if name == "tokens":
        return tokens(p)
    if name == "conflicts":
        return conflict_points(p)
    if name == "chains":
        return [chain for i, chain in enumerate(CHAINS) if (p.chains >> i) & 1]
    if name in ("ready", "picked"):
        return choice(t, seat, name)
    raise ValueError(f"there is no fact 'seat.{seat}.{'.'.join(path)}'")


def choice(t: SevenWonders, seat: int, name: str) -> Any:
    """Whether the seat has made its sealed choice, and which one, as far as it is known."""
    top: object = t.stack[-1] if t.stack else None
    if not isinstance(top, (flow.Choose, Sides)):
        return False if name == "ready" else ""
    if name == "ready":
        return bool((top.ready >> seat) & 1)
    if isinstance(top, Sides):
        return SIDE.say(top.picks[seat])
    pick = top.picks[seat]
    return "" if pick is None else GRAMMAR.say(pick)


def payments(t: SevenWonders, seat: int, what: str, every: bool) -> list[list[int]]:
    """The payments offered (or all legal ones) for a card, or for the next `stage`."""
    trade = Trade(t, seat)
    p = t.seat[seat]
    if what == "stage":
        coming = p.next_stage()
        found = [] if coming is None else trade.every_payment(coming.cost) if every else trade.payments(coming.cost)
    else:
        card = CARDS[in_age(t, what)]
        ways = ways_to_build(t, p, card, trade)
        found = trade.every_payment(card.cost) if every and ways and ways != [0] else ways
    if every:
        found = [pay for pay in found if (pay >> 4) + (pay & 15) <= p.coins]
    return sorted([pay >> 4, pay & 15] for pay in found)


def deck_fact(t: SevenWonders, age: int, what: str) -> Any:
    """What the deck of an age holds for this number of seats: its size, its guilds, its highest player marker."""
    cards = DECKS[age][t.seats]
    guilds = t.seats + EXTRA_GUILDS if age == 3 else 0
    if what == "size":
        return len(cards) + guilds
    if what == "guilds":
        return guilds
    if what == "marker":
        return max(marker for card in cards for marker in CARDS[card].copies if marker <= t.seats)
    raise ValueError(f"there is no fact 'deck.{age}.{what}'")


