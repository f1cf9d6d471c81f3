"""Who may know what (chapter 11), what a seat remembers (SW-R48), and tables that agree with it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from kronika.core.field import EACH, OWNER, PUBLIC, REMEMBERED, Fieldbook, Fields
from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.core.table import Table
from kronika.games.seven_wonders import babylon, flow, halikarnassos, moves, setup
from kronika.games.seven_wonders.bots import decide
from kronika.games.seven_wonders.cards import CARDS, DECKS, GUILDS, TURNS
from kronika.games.seven_wonders.guess import Group, complete
from kronika.games.seven_wonders.table import Facedown, Memory, Salvaged, Seat, SevenWonders

FIELDS: Final = Fieldbook([
    Fields(SevenWonders, [
        ("seats", PUBLIC), ("all_day", PUBLIC), ("age", PUBLIC), ("turn", PUBLIC), ("salvager", PUBLIC),
        ("looker", PUBLIC), ("looked", PUBLIC), ("pile", PUBLIC), ("salvaged", PUBLIC), ("seat", PUBLIC),
        ("look", PUBLIC), ("memory", REMEMBERED)]),
    Fields(Seat, [
        ("board", PUBLIC), ("side", PUBLIC), ("coins", PUBLIC), ("hand", OWNER), ("stages", PUBLIC), ("under", PUBLIC),
        ("early", PUBLIC), ("late", PUBLIC), ("colors", PUBLIC), ("chains", PUBLIC), ("raw", PUBLIC),
        ("raw_sold", PUBLIC), ("goods", PUBLIC), ("goods_sold", PUBLIC), ("wild", PUBLIC), ("discount", PUBLIC),
        ("shields", PUBLIC), ("science", PUBLIC), ("ability", PUBLIC), ("won", PUBLIC), ("lost", PUBLIC)]),
    Fields(Facedown, [("card", OWNER), ("age", PUBLIC), ("turn", PUBLIC), ("origin", PUBLIC), ("seat", PUBLIC)],
           owner="seat", shared=True),
    Fields(Salvaged, [("card", PUBLIC), ("among", PUBLIC)], shared=True),
    Fields(flow.Game, [("pc", PUBLIC), ("choose_boards", PUBLIC)], names={"pc": flow.GAME}),
    Fields(setup.BoardsAtRandom, []),
    Fields(setup.BoardsInTurn, [("first", PUBLIC), ("chosen", PUBLIC)]),
    Fields(setup.Sides, [("ready", PUBLIC), ("picks", EACH)]),
    Fields(flow.Age, [("pc", PUBLIC)], names={"pc": flow.AGE}),
    Fields(setup.Dealing, []),
    Fields(flow.Turn, [("pc", PUBLIC)], names={"pc": flow.TURN}),
    Fields(flow.Choose, [("ready", PUBLIC), ("picks", EACH)]),
    Fields(babylon.SeventhCard, [("seat", PUBLIC)]),
    Fields(halikarnassos.FromPile, [("seat", PUBLIC), ("done", PUBLIC)]),
    *[verb.fields for verb in moves.SPOKEN],
])


def view(t: SevenWonders, seat: int) -> SevenWonders:
    """The table as the seat may know it, with what it has seen pass and, if it has looked, what lies in the pile."""
    seen = cast(SevenWonders, FIELDS.view(t, seat))
    for name, value in recalled(t, seat).items():
        setattr(seen, name, value)
    return seen


def recalled(t: SevenWonders, seat: int) -> dict[str, Any]:
    """What only the seat's view has, by the name of its field."""
    if t.over or not 0 <= seat < t.seats:
        return {}
    out: dict[str, Any] = {"memory": memory(t, seat)}
    if seat == t.looker:
        out["look"] = tuple(sorted([slot.card for slot in t.pile[:t.looked]]))
    return out


def first_sight(t: SevenWonders, seat: int, age: int, origin: int) -> int:
    """The turn in which the seat first holds the hand that was dealt to `origin`; beyond turn 6: never."""
    return 1 + (origin - seat if age == 2 else seat - origin) % t.seats


def has_seen(t: SevenWonders, seat: int, age: int, origin: int) -> bool:
    sight = first_sight(t, seat, age, origin)
    return sight <= (t.turn if age == t.age else TURNS)


def hidden_slots(t: SevenWonders, seat: int, age: int, origin: int, since: int, until: int) -> list[Facedown]:
    """The face-down cards of that hand that others put away in the turns from `since` to `until`."""
    everywhere = [*t.pile, *[slot for p in t.seat for slot in p.under]]
    return [slot for slot in everywhere
            if slot.age == age and slot.origin == origin and since <= slot.turn <= until and slot.seat != seat]


def holder(t: SevenWonders, origin: int) -> int:
    """Who holds the hand that was dealt to `origin` in this age."""
    passed = t.turn - 1
    return (origin - passed if t.age == 2 else origin + passed) % t.seats


def memory(t: SevenWonders, seat: int) -> Memory:
    """SW-11.01: for each age and each hand, the cards that the seat has seen in it and that are not open since."""
    out: list[list[int]] = [[] for _ in range(t.age * t.seats)]
    recall(t, seat, t.pile, out)
    for p in t.seat:
        recall(t, seat, p.under, out)
    for origin in range(t.seats if t.age else 0):
        if holder(t, origin) != seat and has_seen(t, seat, t.age, origin):
            out[(t.age - 1) * t.seats + origin] += t.seat[holder(t, origin)].hand
    return tuple([tuple(sorted(cards)) for cards in out])


def recall(t: SevenWonders, seat: int, slots: Sequence[Facedown], out: list[list[int]]) -> None:
    """The face-down cards that others put away after the seat had seen them."""
    for slot in slots:
        if slot.seat != seat:
            sight = first_sight(t, seat, slot.age, slot.origin)
            if sight <= slot.turn and sight <= (t.turn if slot.age == t.age else TURNS):
                out[(slot.age - 1) * t.seats + slot.origin].append(slot.card)


def determinize(v: SevenWonders, seat: int, rng: Rng) -> SevenWonders:
    """A whole table that the seat could not tell from the real one."""
    t = v.clone()
    groups = [group for age in range(1, t.age + 1) for group in unknown_groups(t, seat, age, v.memory, rng)]
    complete(t, groups, v.look, rng)
    t.look = ()
    t.memory = ()
    for p in t.seat:
        p.hand = tuple(sorted(p.hand))
    seal_picks(t, seat, rng)
    return t


def unknown_groups(t: SevenWonders, seat: int, age: int, known: Memory, rng: Rng) -> list[Group]:
    """The places of one age whose cards the seat does not know one by one, each group with the cards it must hold."""
    groups: list[Group] = []
    unseen = Group([], [], unseen_cards(t, seat, age, known, rng))
    for origin in range(t.seats):
        since = first_sight(t, seat, age, origin) if has_seen(t, seat, age, origin) else TURNS + 2
        unseen.slots += hidden_slots(t, seat, age, origin, 0, since - 1)
        hands = [holder(t, origin)] if age == t.age and holder(t, origin) != seat else []
        if since <= TURNS + 1:
            cards = known[(age - 1) * t.seats + origin]
            groups.append(Group(hidden_slots(t, seat, age, origin, since, TURNS + 1), hands, list(cards)))
        else:
            unseen.hands += hands
    del unseen.cards[unseen.size(t):]             # the guilds that were not drawn
    groups.append(unseen)
    return groups


def unseen_cards(t: SevenWonders, seat: int, age: int, known: Memory, rng: Rng) -> list[int]:
    """The cards of an age that may lie where the seat has never looked: all, less those it can account for.

    At the end stand the guilds, those first that were seen in the pile or built from it.
    """
    rest = DECKS[age][t.seats][:]
    guilds = GUILDS[:] if age == 3 else []
    for card in accounted(t, seat, age, known):
        (guilds if CARDS[card].guild else rest).remove(card)
    rng.shuffle(guilds)
    in_pile = [*t.look, *[salvaged.card for salvaged in t.salvaged]]
    return rest + sorted(guilds, key=lambda card: card not in in_pile)


def accounted(t: SevenWonders, seat: int, age: int, known: Memory) -> list[int]:
    """Structures (but for those that came from the pile), own hand, own face-down cards, and what was seen to pass."""
    cards = [card for p in t.seat for card in p.city() if CARDS[card].age == age]
    for salvaged in t.salvaged:
        if CARDS[salvaged.card].age == age:
            cards.remove(salvaged.card)
    if age == t.age:
        cards += t.seat[seat].hand
    cards += [slot.card for slot in [*t.pile, *t.seat[seat].under] if slot.age == age and slot.seat == seat]
    for origin in range(t.seats):
        cards += known[(age - 1) * t.seats + origin]
    return cards


def seal_picks(t: SevenWonders, seat: int, rng: Rng) -> None:
    """Those who have already chosen have chosen what a sensible player takes from the hand that they have here."""
    top = cast("Table", t).stack[-1] if t.stack else None
    if isinstance(top, (flow.Choose, setup.Sides)):
        for other in range(t.seats):
            if other != seat and (top.ready >> other) & 1:
                offers: list[Move] = top.options(t, other)
                top.apply(t, other, decide(t, other, offers, rng))
