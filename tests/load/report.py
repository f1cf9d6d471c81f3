"""What a run of the load test came to, in words."""

import importlib
from dataclasses import dataclass, field

from tests.load.people import Figures, Person
from tests.load.processes import Costs

GOAL = 0.100                           # seconds for 99 of 100 moves
GROWTH = 1.10                          # memory at the end, compared with after the warm-up
MB = 1 << 20
NOTHING = Costs(0, 0, 0, 0, 0, 0)


@dataclass
class Run:
    """Everything that was measured."""

    kind: type[Person]
    tables: int
    seconds: float
    pids: list[int]
    figures: Figures = field(default_factory=Figures)
    memory: list[int] = field(default_factory=list)                    # bytes, once a second after the warm-up
    before: Costs = NOTHING
    after: Costs = NOTHING
    told: list[dict[str, float]] = field(default_factory=list)         # what each server says of itself

    def taken(self, rows: list[tuple[float, float]]) -> list[float]:
        """The seconds of what began while it was measured."""
        return [seconds for at, seconds in rows if self.before.at <= at < self.after.at]

    def sum(self, name: str) -> float:
        return sum(row.get(f"kronika_{name}", 0.0) for row in self.told)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def trip(name: str, values: list[float]) -> str:
    shares = " ".join(f"{label} {percentile(values, share) * 1000:.0f} ms" for label, share in
                      (("p50", 0.5), ("p99", 0.99), ("max", 1.0)))
    return f"  {name:<24}{shares} ({len(values)})"


def report(run: Run) -> bool:
    """Tell it all; whether the goals are met."""
    spent, figures = run.after.since(run.before), run.figures
    moves, pages = run.taken(figures.moves), run.taken(figures.pages)
    tenth = max(1, len(run.memory) // 10)
    warm, end = (sum(rows) / tenth / MB for rows in (run.memory[:tenth], run.memory[-tenth:]))
    replaced = run.sum("bot_moves_replaced_total")
    each = {name: getattr(spent, name) / max(1, len(moves)) * 1000
            for name in ("servers", "bots", "database", "clients")}
    others = spent.machine - spent.servers - spent.bots - spent.database - spent.clients
    way = "by pages" if run.kind is not Person else "by the API"
    print(f"{way}, {mode()}: {len(moves) / spent.at:.1f} moves/s, {len(pages) / spent.at:.1f} pages/s, "
          f"{figures.games} games over, {figures.stale} stale, {len(figures.errors)} errors {figures.errors[:2] or ''}")
    print(trip("move answered", moves))
    if pages:
        print(trip("page fetched", pages))
    print(trip("bots have answered", run.taken(figures.bots)))
    print(f"  bot moves replaced      {replaced:.0f} of {run.sum('bot_moves_total'):.0f}; "
          f"tables thrown out of memory {run.sum('evictions_total'):.0f}")
    print("  computed for each move  " + ", ".join(f"{name} {ms:.2f} ms" for name, ms in each.items()))
    print(f"  cores in use            servers {spent.servers / spent.at:.2f}, bots {spent.bots / spent.at:.2f}, "
          f"database {spent.database / spent.at:.2f}, clients {spent.clients / spent.at:.2f}, "
          f"others on the machine {others / spent.at:.2f}")
    print(f"  memory of the server    {warm:.0f} MB after the warm-up, {end:.0f} MB at the end", flush=True)
    return percentile(moves, 0.99) < GOAL and not replaced and not figures.errors and end < warm * GROWTH


def mode() -> str:
    path = importlib.import_module("kronika.core.table").__file__ or ""
    return "compiled" if path.endswith((".so", ".pyd")) else "interpreted"
