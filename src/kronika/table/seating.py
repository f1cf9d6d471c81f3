"""Taking, leaving and lending seats; votes; links. Each function gives the change to be written."""
from __future__ import annotations

import json
from dataclasses import dataclass

from kronika.core.table import gong
from kronika.players import LEVELS, seatable
from kronika.players.names import bot_name
from kronika.table import clock, judge, secret
from kronika.table.live import Live
from kronika.table.pace import HOUSE
from kronika.table.problem import Clash, Forbidden, Missing, Problem
from kronika.table.rows import BOT, EMPTY, HUMAN, LATE, Change, Seat, reserved

STAND_IN = "greedy"


@dataclass
class Guest:
    """Who wants a seat. `token` is the secret that will be theirs."""

    name: str
    token: str
    string: str = ""
    number: int = -1                   # -1: the first that is free
    visitor: str = ""
    account: int | None = None


def seat_at(live: Live, number: int) -> Seat:
    if not 0 <= number < live.facts.seats:
        raise Missing("no-seat")
    return live.seats[number]


def sits(live: Live, token: str) -> int | None:
    """The seat that the secret opens."""
    return next((seat.number for seat in live.seats if secret.same(token, seat.secret)), None)


def join(live: Live, guest: Guest) -> tuple[Change, int]:
    """Sit down at a table that has not begun."""
    if live.facts.status != "open":
        raise Clash("started")
    free = [seat.number for seat in live.seats if seat.kind == EMPTY and not reserved(seat)]
    number = guest.number if guest.number >= 0 else (free[0] if free else -1)
    if number not in free:
        raise Clash("seat-taken" if free else "table-full")
    change = Change()
    change.seat(number, kind=HUMAN, name=secret.name(guest.name), secret=secret.hashed(guest.token),
                string=secret.random_string(guest.string), account=guest.account, email="", webhook="")
    if guest.visitor:
        change.claims.append((guest.visitor, number, secret.hashed(guest.token)))
    change.messages.append((-2, secret.name(guest.name), "joined", ""))
    return change, number


def renew(live: Live, number: int, guest: Guest) -> Change:
    """A player who already sits changes the name, until the end, or the random string, before the start. A table that
    is called after its maker is called by the new name."""
    if live.facts.status != "open" and (guest.string or not guest.name):
        raise Clash("started")
    if live.facts.status == "over":
        raise Clash("over")
    change, old = Change(), seat_at(live, number).name
    if guest.name and secret.name(guest.name) != old:
        new = secret.name(guest.name)
        if live.playing and any(seat.name == new for seat in live.seats):
            raise Clash("name-taken")            # nobody passes for another in the middle of a game
        change.seat(number, name=new)
        # The maker sits first of all who are called so.
        if live.facts.maker == old and not any(seat.name == old for seat in live.seats[:number]):
            change.table["maker"] = new
        if live.playing:
            change.messages.append((-2, old, "renamed", new))
    if guest.string:
        change.seat(number, string=secret.random_string(guest.string))
    return change


def agree(live: Live, numbers: list[int]) -> Change | None:
    """Whoever a seat of the rematch waits for sits down there. None: it does not wait, or not any more."""
    mine = [live.seats[number] for number in numbers if reserved(live.seats[number])]
    if live.facts.status != "open" or not mine:
        return None
    change = Change()
    for seat in mine:
        change.seat(seat.number, kind=HUMAN)
        change.messages.append((-2, seat.name, "joined", ""))
    return change


def leave(live: Live, number: int, pulse: int) -> Change:
    """Stand up: before the start the seat is free again, later a bot plays on until the player comes back."""
    seat = seat_at(live, number)
    change = Change(messages=[(-2, seat.name, "left", "")])
    if live.facts.status == "open":
        change.seat(number, kind=EMPTY, name="", level="", account=None, secret="", string="", vote="",
                    email="", webhook="")
    elif live.playing:
        stand_in(live, change, number, STAND_IN, pulse)
        others = [each for each in live.humans() if each.number != number]
        if others and all(each.vote == "end" for each in others):
            end(live, change, "agreed")
    else:
        raise Clash("over")
    return change


def put_bot(live: Live, number: int, level: str, pulse: int) -> Change:
    """A bot takes a free seat, or stands in for a player."""
    if not seatable(level):
        raise Problem("bad-choice", status=422, what="bot", known=", ".join(LEVELS))
    seat = seat_at(live, number)
    if live.facts.status == "over":
        raise Clash("over")
    change = Change()
    if live.playing:
        change.messages.append((-2, seat.name, "bot-in", ""))
        stand_in(live, change, number, level, pulse)
    elif seat.kind == HUMAN:
        raise Clash("seat-taken")
    else:
        change.seat(number, kind=BOT, level=level, name=bot_name(number), string=secret.random_string(""), secret="",
                    account=None, email="", webhook="")
    return change


def stand_in(live: Live, change: Change, number: int, level: str, pulse: int) -> None:
    seat = live.seats[number]
    change.seat(number, kind=BOT, level=level, stand_in=seat.kind == HUMAN or seat.stand_in,
                bank=clock.left(seat, pulse), since=None, deadline=None, vote="")


def back(live: Live, number: int, pulse: int) -> Change:
    """The player comes back, or a free seat is free of its bot again. A clock that had run out starts with its gain."""
    seat = seat_at(live, number)
    if live.facts.status == "over":
        raise Clash("over")
    if seat.kind != BOT:
        raise Clash("no-bot")
    change = Change()
    if live.facts.status == "open":
        change.seat(number, kind=EMPTY, level="", name="", string="")
        return change
    if not seat.stand_in:
        raise Clash("no-player")
    change.seat(number, kind=HUMAN, stand_in=False, level="")
    change.table["pace"] = HOUSE
    change.messages.append((-2, seat.name, "bot-out", ""))
    kind = clock.clock(live.facts.clock)
    if kind is not None:
        bank = max(seat.bank, kind.gain, 60 * clock.SECOND)
        change.seat(number, bank=bank)
        if (live.awaits() >> number) & 1:
            change.seat(number, since=pulse, deadline=pulse + bank)
    return change


def new_link(live: Live, number: int, guest: Guest, own: bool) -> Change:
    """A new secret for a seat; the old one is void, with whatever was claimed by it. Given by somebody else, the seat
    is no account's any more; asked for by the player, the browser that asked keeps it."""
    seat = seat_at(live, number)
    if seat.kind == EMPTY or (seat.kind == BOT and not seat.stand_in):
        raise Clash("no-player")
    change = Change()
    change.seat(number, secret=secret.hashed(guest.token))
    if not own:
        change.seat(number, account=None, email="", webhook="")
    if guest.visitor:
        change.claims.append((guest.visitor, number, secret.hashed(guest.token)))
    return change


def vote(live: Live, number: int, what: str, pulse: int) -> Change:
    """`end`: agree to end the game without a result. `no`: the game goes on, whoever wanted to end it.
    `bot`: replace those whose time is up. Empty: withdraw."""
    if not live.playing:
        raise Clash("not-started" if live.facts.status == "open" else "over")
    if what == "bot" and not late(live, pulse):
        raise Clash("not-late")
    if what == "bot" and number in late(live, pulse):
        raise Clash("late")
    change = Change()
    if what == "no":
        return go_on(live, change, number)
    change.seat(number, vote=what)
    votes = {seat.number: what if seat.number == number else seat.vote for seat in live.humans()}
    if what:
        change.messages.append((-2, live.seats[number].name, f"vote-{what}", ""))
    if what == "end" and all(said == "end" for said in votes.values()):
        end(live, change, "agreed")
    if what == "bot":
        voters = [n for n in votes if n not in late(live, pulse)]
        if 2 * sum(votes[n] == "bot" for n in voters) > len(voters):
            replace_late(live, change, pulse)
    return change


def go_on(live: Live, change: Change, number: int) -> Change:
    """Somebody does not want the game to end: no offer to end it stands any more."""
    for seat in live.humans():
        if seat.vote == "end":
            change.seat(seat.number, vote="")
    if change.seats:
        change.messages.append((-2, live.seats[number].name, "vote-no", ""))
    return change


def late(live: Live, pulse: int) -> list[int]:
    """The seats whose time is up. The mark `late` on one of them means that the others have been told."""
    return [seat.number for seat in live.seats if seat.since is not None and clock.left(seat, pulse) == 0]


def replace_late(live: Live, change: Change, pulse: int) -> None:
    for number in late(live, pulse):
        change.messages.append((-2, live.seats[number].name, "time-up", ""))
        stand_in(live, change, number, STAND_IN, pulse)
    for seat in live.humans():
        change.seat(seat.number, vote="")


def time_up(live: Live, pulse: int) -> Change | None:
    """What the table agreed on happens to those whose time is up; None if there is nothing to do.

    Where anybody may speak, the gong sounds instead, once nobody who is still dealing has any time left.
    """
    if not live.playing or all(live.seats[number].deadline is None for number in late(live, pulse)):
        return None
    if live.opened() and gong(live.referee.table) is not None:
        trading = [seat.number for seat in live.humans() if seat.since is not None]
        return judge.rung(live, pulse) if set(trading) <= set(late(live, pulse)) else None
    change = Change()
    voters = [seat for seat in live.humans() if seat.number not in late(live, pulse)]
    if live.facts.timeout == "bot" or not voters:
        replace_late(live, change, pulse)
        return change
    for number in late(live, pulse):
        if live.seats[number].deadline is not None:
            change.messages.append((-2, live.seats[number].name, "time-vote", ""))
            change.seat(number, deadline=None, vote=LATE)
    return change


def end(live: Live, change: Change, reason: str) -> None:
    """The game ends without a result by its rules."""
    change.table |= {"status": "over", "ended": clock.now(), "awaits": 0, "result": json.dumps({"reason": reason})}
    for seat in live.seats:
        change.seat(seat.number, since=None, deadline=None)
    change.messages.append((-2, "", reason, ""))


def must_host(host: bool) -> None:
    if not host:
        raise Forbidden("not-host")
