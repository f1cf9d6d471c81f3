"""Rate limits: a bucket for each asker and kind of request, refilled with time."""
from __future__ import annotations

import math
import time
from collections import OrderedDict

from kronika.table.problem import Problem
from kronika.table.settings import Settings, rate

MOST = 20_000                          # buckets kept; the oldest are full again anyway


class Limits:
    """`spend` takes one from the bucket of an asker. Raises Problem if it is empty."""

    def __init__(self, settings: Settings) -> None:
        self.rates = {kind: rate(getattr(settings, f"limit_{kind}"))
                      for kind in ("read", "move", "chat", "table", "account")}
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, asker: str) -> None:
        most, seconds = self.rates[kind]
        now = time.monotonic()
        left, since = self.buckets.pop((kind, asker), (float(most), now))
        left = min(float(most), left + (now - since) * most / seconds)
        if left < 1:
            self.buckets[kind, asker] = (left, now)
            raise Problem("too-many", status=429, seconds=math.ceil((1 - left) * seconds / most))
        self.buckets[kind, asker] = (left - 1, now)
        while len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
