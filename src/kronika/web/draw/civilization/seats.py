"""The players: what everybody may know of them, each number with its sum."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.games.civilization.cards import CARDS, CITIES, NATIONS, SHIPS, STARTS
from kronika.games.civilization.parts import Board, Player
from kronika.games.civilization.table import NOBODY, Civilization
from kronika.locale import Texts
from kronika.web.draw.civilization.face import Good, goods
from kronika.web.draw.page import you_or
from kronika.web.draw.sight import Person, Seated, Sight


@dataclass
class Number:
    """A number of a player, with its icon, name and sum."""

    key: str
    amount: int
    of: int                            # how many pieces there are; 0: no bound
    sum: str


@dataclass
class SeatPanel(Seated):
    """A player."""

    player: Player
    person: Person
    name: str
    nation: str
    numbers: list[Number]
    state: str                         # now, done, wait
    place: int                         # in the order of movement; 0: none
    red: list[Good]                    # calamities that lie open


def panels(board: Board, table: Civilization, sight: Sight, texts: Texts) -> list[SeatPanel]:
    """In AST order, as soon as there is one; at the end by rank."""
    rows = [panel(board, table, player, sight, texts) for player in board.players]
    if board.phase == "over":
        return sorted(rows, key=lambda row: row.player.rank)
    order = board.order or list(range(len(rows)))
    return [rows[seat] for seat in order]


def panel(board: Board, table: Civilization, player: Player, sight: Sight, texts: Texts) -> SeatPanel:
    nation = NATIONS[player.nation].names[texts.lang] if player.nation != NOBODY else ""
    state = "now" if player.undecided else "done" if board.phase not in ("over", "chance") else "wait"
    place = 0
    if board.moving:
        at = board.moving.index(player.seat)
        place = at + 1
        now = board.moving.index(board.mover) if board.mover >= 0 else len(board.moving)
        state = "now" if at == now else "done" if at < now else "wait"
    red = [goods(texts.lang)[kind] for kind in player.red]
    return SeatPanel(player, sight.people[player.seat], you_or(sight, texts, player.seat), nation,
                     numbers(table, player, texts), state, place, red)


def numbers(table: Civilization, player: Player, texts: Texts) -> list[Number]:
    """Cities, tokens on the map, stock, treasury, ships, trade cards, civilization cards."""
    tokens = STARTS[table.chart].tokens
    parts = texts.text("cv-sum-tokens", all=tokens, map=player.people, stock=player.stock, treasury=player.treasury)
    cards = "\n".join(f"{CARDS[card].cost} {CARDS[card].names[texts.lang]}" for card in player.cards)
    out = [
        Number("cities", player.cities, CITIES, texts.text("cv-sum-cities", number=player.cities, all=CITIES,
                                                           need=2 * table.supported(player.seat))),
        Number("people", player.people, 0, parts),
        Number("stock", player.stock, 0, f"{tokens} − {player.people} − {player.treasury}")]
    if table.trading():
        out.append(Number("treasury", player.treasury, 0, f"{tokens} − {player.people} − {player.stock}"))
    out.append(Number("ships", player.ships, SHIPS, texts.text("cv-sum-ships", number=player.ships, all=SHIPS)))
    if table.trading():
        out.append(Number("hand", player.hand, 0, texts.text("cv-sum-hand", number=player.hand)))
        out.append(Number("cards", len(player.cards), 0,
                          f"{player.points} =\n{cards}" if cards else texts.text("cv-sum-no-cards")))
    return out
