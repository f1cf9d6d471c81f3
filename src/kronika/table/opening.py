"""Making tables: new ones, rematches and forks."""
from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from kronika.core.game import Game, NoSuchChoice, Setup
from kronika.core.rng import Rng
from kronika.core.rule import Refused
from kronika.core.table import Table
from kronika.games import KEYS, PACKAGES, box
from kronika.games import load as load_game
from kronika.locale import LANGUAGES
from kronika.players import LEVELS, seatable
from kronika.players.names import bot_name
from kronika.referee import start as starting
from kronika.referee.chance import new_seed
from kronika.table import clock, secret
from kronika.table.judge import refusal, start
from kronika.table.live import Live
from kronika.table.problem import Clash, Forbidden, Problem
from kronika.table.rows import BOT, EMPTY, HUMAN, Change, Facts, Seat
from kronika.table.store import Loaded

Kind = Literal["open", "private", "hotseat", "bots"]
Timeout = Literal["bot", "vote"]
KINDS, TIMEOUTS = list(get_args(Kind)), list(get_args(Timeout))


@dataclass
class Wish:
    """What somebody wants to play. `name` is the seat of the one who asks; empty: only host."""

    game: str
    kind: str = "open"
    seats: int = 0
    edition: str = ""
    mode: str = ""
    options: dict[str, str] = field(default_factory=dict)
    clock: str = "none"
    timeout: str = "bot"
    lang: str = "en"
    memory: bool = False
    title: str = ""
    name: str = ""
    maker: str = ""                    # the name of the one who asks where they do not sit
    string: str = ""
    bots: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)   # of a hot-seat table
    chairs: list[str] = field(default_factory=list)  # where whom: a bot's level, `me`, anything else for people


@dataclass
class Made:
    """A table not yet written, and the secrets that only its maker is told."""

    facts: Facts
    seats: list[Seat]
    change: Change
    mint: secret.Mint


def make(wish: Wish, visitor: str, account: int | None, mint: secret.Mint | None = None) -> Made:
    """A table as wished for. Raises Problem for what does not exist or the rulebook forbids."""
    mint = mint or secret.Mint()
    game = known_game(wish.game)
    check_wish(wish, game)
    seats = wish.seats or max(game.seats[0], len(wish.bots) + bool(wish.name), len(wish.names))
    setup = wished(game, seats, wish)
    now = clock.now()
    title = secret.line(wish.title, 80, "bad-title") if wish.title else ""
    facts = Facts(mint.table_id(), wish.kind, title, game.key, setup.edition, setup.mode, json.dumps(setup.options),
                  seats, wish.clock, wish.timeout, wish.lang, wish.memory, secret.hashed(mint.token(secret.HOST)),
                  account, new_seed(), game.version, box.digest(game.key, setup.edition), now, now,
                  box.name(game.key, setup.edition), maker=maker_of(wish))
    made = Made(facts, [Seat(facts.id, number) for number in range(seats)], Change(), mint)
    if visitor:
        made.change.claims.append((visitor, -1, facts.host))
    fill(made, wish, visitor, account)
    return made


def maker_of(wish: Wish) -> str:
    """The name of whoever asks for a table; of a table for one screen, the first that sits there."""
    name = wish.maker or wish.name or (wish.names[0] if wish.names else "")
    return secret.name(name) if name else ""


def wished(game: Game, seats: int, wish: Wish) -> Setup:
    """The setup of the wish. Raises Problem for what does not exist or the rulebook forbids."""
    try:
        setup = game.setup(seats, wish.edition, wish.mode, wish.options)
        game.new(setup)
    except NoSuchChoice as wrong:
        raise bad_choice(wrong.what, wrong.known) from None
    except Refused as refused:
        raise refusal(refused) from None
    return setup


def bad_choice(what: str, known: Sequence[str]) -> Problem:
    return Problem("bad-choice", status=422, what=what, known=", ".join(known) or "-")


def known_game(key: str) -> Game:
    if key not in PACKAGES:
        raise Problem("no-game", status=422, game=key[:40], known=", ".join(KEYS))
    return load_game(key)


def check_wish(wish: Wish, game: Game) -> None:
    for value, allowed, what in ((wish.kind, KINDS, "kind"), (wish.timeout, TIMEOUTS, "timeout"),
                                 (wish.lang, LANGUAGES, "lang")):
        if value not in allowed:
            raise bad_choice(what, allowed)
    if not all(seatable(bot) for bot in wish.bots):
        raise bad_choice("bot", LEVELS)
    try:
        clock.clock(wish.clock)
    except ValueError:
        raise bad_choice("clock", ["none", "live-600-20", *clock.ASYNC]) from None
    if wish.seats < 0 or wish.seats > game.seats[1] or max(len(wish.bots), len(wish.names)) > game.seats[1]:
        raise Problem("bad-seats", status=422, fewest=game.seats[0], most=game.seats[1])


def fill(made: Made, wish: Wish, visitor: str, account: int | None) -> None:
    """Who sits from the beginning: the maker, the names of a hot-seat table, the bots."""
    names = wish.names if wish.kind == "hotseat" else []
    if wish.name and not names:
        names = [wish.name]
    bots = wish.bots
    if wish.kind == "bots":
        names, bots = [], [*bots, *["greedy"] * (len(made.seats) - len(bots))]
    if len(names) + len(bots) > len(made.seats):
        raise Problem("bad-seats", status=422, fewest=len(names) + len(bots), most=len(made.seats))
    people, places = placed(made.seats, wish.chairs, len(bots))
    for seat, name in zip(people, names):
        seat.kind, seat.name = HUMAN, secret.name(name)
        seat.secret = secret.hashed(made.mint.token(secret.SEAT, seat.number))
        seat.string = secret.random_string(wish.string)
        seat.account = account
        if visitor:
            made.change.claims.append((visitor, seat.number, seat.secret))
    for seat, level in zip(places, bots):
        seat.kind, seat.level, seat.name, seat.string = BOT, level, bot_name(seat.number), secret.random_string("")


def placed(seats: list[Seat], chairs: list[str], bots: int) -> tuple[list[Seat], list[Seat]]:
    """The seats of people, the maker's first, and those of bots: as they were chosen, or else bots sit last."""
    if sum(chair in LEVELS for chair in chairs) != bots or len(chairs) != len(seats):
        return seats, seats[len(seats) - bots:]
    people = [seat for seat in seats if chairs[seat.number] not in LEVELS]
    people.sort(key=lambda seat: chairs[seat.number] != "me")
    return people, [seat for seat in seats if chairs[seat.number] in LEVELS]


def begin(facts: Facts, seats: list[Seat], change: Change, pulse: int) -> None:
    """Begin a new table whose seats are all taken; its first lines are added to the change."""
    if any(seat.kind not in (HUMAN, BOT) for seat in seats):
        return
    live = Live(Loaded(facts, seats, [], "", 0, 0))
    started = start(live, pulse)
    live.advance(started, facts.rev, facts.touched)
    change.lines, change.saved = started.lines, started.saved
    change.messages += started.messages


def begin_with(live: Live, change: Change, pulse: int) -> None:
    """Begin the table if the change fills its last seat: one transaction, so that no table waits full and unbegun."""
    seats = [replace(seat, **change.seats.get(seat.number, {})) for seat in live.seats]
    if any(seat.kind not in (HUMAN, BOT) for seat in seats):
        return
    started = start(Live(Loaded(replace(live.facts), seats, [], "", 0, 0)), pulse)
    for number, values in started.seats.items():
        change.seat(number, **values)
    change.table |= started.table
    change.lines, change.saved, change.referee = started.lines, started.saved, started.referee
    change.messages += started.messages


def is_bot(seat: Seat) -> bool:
    """A bot that stands in for nobody."""
    return seat.kind == BOT and not seat.stand_in


def rematch(live: Live, agreed: list[int], visitor: str, account: int | None,
            mint: secret.Mint | None = None) -> Made:
    """The same table again; bots sit where they sat, and so do those who agreed. The others' seats wait for them."""
    facts = live.facts
    if facts.status != "over":
        raise Clash("not-over")
    wish = Wish(facts.game, facts.kind, facts.seats, facts.edition, facts.mode, json.loads(facts.options), facts.clock,
                facts.timeout, facts.lang, facts.memory, facts.title, maker=facts.maker)
    made = make(wish, visitor, account, mint)
    made.facts.source = facts.id
    for seat, old in zip(made.seats, live.seats):
        take_place(seat, old, facts.kind == "hotseat" or old.number in agreed)
    return made


def take_place(seat: Seat, old: Seat, agreed: bool) -> None:
    """A seat of the rematch as it was: a bot stays; a person keeps the seat and its secret link, and sits there when
    they have agreed."""
    bot = is_bot(old)
    seat.kind = BOT if bot else HUMAN if agreed else EMPTY
    seat.name, seat.level = old.name, old.level if bot else ""
    seat.account, seat.secret = (None, "") if bot else (old.account, old.secret)
    seat.email, seat.webhook = old.email, old.webhook
    seat.string = secret.random_string("")


def fork(live: Live, seat: int, names: list[str], visitor: str, account: int | None,
         mint: secret.Mint | None = None) -> Made:
    """A table of the asker's own that goes on from here with a new seed: from the asker's view while the game runs."""
    if not 0 <= seat < live.facts.seats and live.facts.status != "over":
        raise Forbidden("not-seated")
    table = live.referee.table
    if live.facts.status != "over":
        table = live.game.determinize(live.view(seat), seat, Rng(secrets.randbits(96)))
    return forked(live, table, names, visitor, account, mint)


def forked(live: Live, table: Table, names: list[str], visitor: str, account: int | None,
           mint: secret.Mint | None = None) -> Made:
    """Whoever asks plays for the people; bots stay bots. With names, all seats are people's. Of a game that is over
    an earlier moment is wanted."""
    if table.over:
        raise Clash("over")
    facts = live.facts
    bots = [] if names else [old for old in live.seats if is_bot(old)]
    kind = "bots" if len(bots) == facts.seats else "hotseat"
    wish = Wish(facts.game, kind, facts.seats, facts.edition, facts.mode, json.loads(facts.options),
                lang=facts.lang, memory=facts.memory, title=facts.title, maker=facts.maker,
                names=names or [old.name for old in live.seats])
    made = make(wish, visitor, account, mint)
    for old in bots:
        made.seats[old.number] = Seat(made.facts.id, old.number, BOT, old.name, old.level,
                                      string=secret.random_string(""))
    free = {old.number for old in bots}
    made.change.claims = [claim for claim in made.change.claims if claim[1] not in free]
    made.facts.start, made.facts.source = starting.save(live.game, table), facts.id
    return made
