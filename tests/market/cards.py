"""The components as rows, read once."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kronika.core import data

BOX: Final[dict[str, Any]] = data.load(Path(__file__).parent, "market.toml")
KINDS: Final[list[dict[str, Any]]] = BOX["kind"]
AREAS: Final[list[dict[str, Any]]] = BOX["area"]
TRADERS: Final[list[dict[str, Any]]] = BOX["trader"]

KIND_IDS: Final[list[str]] = [row["id"] for row in KINDS]
AREA_IDS: Final[list[str]] = [row["id"] for row in AREAS]
VALUE: Final[list[int]] = [row["value"] for row in KINDS]
DECK: Final[list[int]] = [row["cards"] for row in KINDS]
BLIGHT: Final = KIND_IDS.index("blight")
GOODS: Final = [kind for kind in range(len(KINDS)) if kind != BLIGHT]
BORDERS: Final = [[AREA_IDS.index(name) for name in row["near"]] for row in AREAS]
HOMES: Final = [AREA_IDS.index(row["home"]) for row in TRADERS]

TOKENS: Final[int] = BOX["tokens"]
ACTS: Final[int] = BOX["acts"]
ROOM: Final[int] = BOX["room"]
ROUNDS: Final[int] = BOX["rounds"]
FEWEST: Final[int] = BOX["fewest"]
MOST: Final[int] = BOX["most"]
SEATS: Final = 3
LOSS: Final = 6                        # points for each blight at the end
