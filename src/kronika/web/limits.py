"""Rate limits: a bucket for each asker, and a larger one for each address, refilled with time."""
from __future__ import annotations

import math
import time
from collections import OrderedDict

from kronika.table.problem import Problem
from kronika.table.settings import LIMITS, Settings, rate
from kronika.web.streams import Streams

MOST = 50_000                          # buckets of one kind; whoever comes when all are in use shares one
PROVEN = 20_000                        # tokens remembered as good
CROWD = "crowd"


class Bucket:
    """What is left, and since when; `most` refill in `seconds`."""

    __slots__ = ("left", "most", "seconds", "since")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self.left, self.most, self.seconds, self.since = most, most, seconds, now

    def fill(self, now: float) -> None:
        self.left = min(self.most, self.left + (now - self.since) * self.most / self.seconds)
        self.since = now

    def wait(self) -> int:
        """Whole seconds until there is one again."""
        return math.ceil((1 - self.left) * self.seconds / self.most)


class Kind:
    """The buckets of one kind of request, the longest untouched first. One that had time to fill is forgotten; one that
    is in use never is, so that nobody gets a fresh one by making others up."""

    def __init__(self, text: str, times: int) -> None:
        self.most, self.seconds = rate(text)
        self.times = times                       # an address, and the crowd, get so many times as much
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str, times: int, now: float) -> Bucket:
        found = self.buckets.get(key)
        if found is None:
            self.forget(now)
            if len(self.buckets) >= MOST and key != CROWD:
                return self.bucket(CROWD, self.times, now)
            found = self.buckets[key] = Bucket(self.most * times, self.seconds, now)
        self.buckets.move_to_end(key)
        found.fill(now)
        return found

    def forget(self, now: float) -> None:
        while self.buckets:
            key = next(iter(self.buckets))
            if now - self.buckets[key].since < self.seconds:
                return
            del self.buckets[key]


class Limits:
    """`spend` takes one from the bucket of an asker and one from its address's. Raises Problem if one is empty."""

    def __init__(self, settings: Settings) -> None:
        self.kinds = {kind: Kind(getattr(settings, f"limit_{kind}"), settings.address_times) for kind in LIMITS}
        self.proven: OrderedDict[str, None] = OrderedDict()
        self.streams = Streams(settings.streams, settings.streams_address)

    def spend(self, kind: str, asker: str, address: str = "") -> None:
        """Without an address, only the asker counts."""
        now = time.monotonic()
        found = self.kinds[kind]
        spent = [found.bucket(f"= {asker}", 1, now)]
        if address:
            spent.append(found.bucket(f"@ {address}", found.times, now))
        wait = max(bucket.wait() for bucket in spent)
        if wait > 0:
            raise Problem("too-many", status=429, seconds=wait)
        for bucket in spent:
            bucket.left -= 1

    def prove(self, token: str) -> None:
        """A token that opened something counts by itself from now on, not among the made-up ones of its address."""
        self.proven[token] = None
        self.proven.move_to_end(token)
        while len(self.proven) > PROVEN:
            self.proven.popitem(last=False)
