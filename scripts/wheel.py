"""Tries an installed wheel: it is compiled, and plays a game of every kind from its seed to the same end as here."""

import subprocess
import sys

from kronika.games import KEYS
from kronika.sim.batch import Plan, run
from kronika.sim.bench import build


def main() -> None:
    subprocess.run([sys.executable, "-c", "from kronika.cli import main; main()", "--version"], check=True)
    assert build() == "compiled", build()
    for key in KEYS:
        result = run(Plan(key, 4, ["random"], 2))
        assert (result["finished"], result["refused"]) == (2, 0), result
        print(key, result["decisions"], "decisions")


if __name__ == "__main__":
    main()
