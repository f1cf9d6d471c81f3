"""How much memory tables may take, and how much one takes."""
from __future__ import annotations

import os
from pathlib import Path

from kronika.table.live import Live

MB = 1 << 20
SHARE = 4                              # a quarter of the machine is for tables, unless it is said otherwise
CGROUPS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))

# Measured, with the views of three viewers: 16 to 40 kB for a new table, then 1.6 to 1.9 kB for each line of its log.
TABLE = 30_000
LINE = 1_800


def budget(megabytes: int) -> int:
    """Bytes for tables in memory."""
    return megabytes * MB if megabytes else machine() // SHARE


def machine() -> int:
    """The bytes of memory that this process may think of as its own: the machine's, or its container's."""
    sizes = [limit for limit in map(limited, CGROUPS) if limit]
    try:
        sizes.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    except (AttributeError, ValueError, OSError):
        sizes.append(1024 * MB)
    return min(sizes)


def limited(path: Path) -> int:
    """What a control group allows; 0 for no limit."""
    try:
        text = path.read_text().strip()
    except OSError:
        return 0
    return int(text) if text.isdigit() else 0


def weight(live: Live) -> int:
    """About the bytes that a table holds."""
    return TABLE + LINE * len(live.lines)
