"""What processes cost: seconds of computing and bytes of memory, as Linux counts them."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def computed(pid: int) -> float:
    """Seconds that a process has computed; 0 for one that is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def below(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    try:
        tasks = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    except (FileNotFoundError, ProcessLookupError):
        return []
    children = [int(number) for text in tasks for number in text.split()]
    return children + [deeper for child in children for deeper in below(child)]


def machine() -> float:
    """Seconds that all cores have computed, for whomever."""
    user, nice, system, _, _, irq, soft = (int(n) for n in Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / TICKS


@dataclass(frozen=True)
class Costs:
    """Seconds computed so far, by who computes."""

    at: float
    servers: float
    bots: float
    database: float
    clients: float
    machine: float

    def since(self, before: "Costs") -> "Costs":
        return Costs(*(mine - other for mine, other in zip(vars(self).values(), vars(before).values())))


def costs(servers: list[int], database: int) -> Costs:
    """Up to now. `database` is the first process of a PostgreSQL, or 0."""
    times = os.times()
    return Costs(time.monotonic(), sum(map(computed, servers)),
                 sum(computed(child) for pid in servers for child in below(pid)),
                 sum(map(computed, [database, *below(database)])) if database else 0.0,
                 times.user + times.system, machine())
