"""What docs/research.md shows runs and prints what it says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kronika.cli import run as kronika
from kronika.sim.arena import Contest, run

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```\n\nprints\n\n((?:    [^\n]*\n)+)", TEXT, re.DOTALL)


def command(name: str) -> list[str]:
    """A command of the page that begins with these words."""
    return re.findall(rf"^    ({name} .*)$", TEXT, re.MULTILINE)[-1].split()


def shown(code: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=folder, check=True)
    return "".join(f"    {line}\n" for line in done.stdout.splitlines())


def test_a_random_game(tmp_path: Path) -> None:
    code, prints = BLOCKS[0]
    assert shown(code, tmp_path) == prints


def test_a_seed_leads_to_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert kronika(command("kronika sim")[1:]) == 0
    code, prints = BLOCKS[1]
    assert shown(code, tmp_path) == prints


def test_the_linear_learner_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trained as the page says, it has the share of first places that the page tells."""
    source = DOCS / "linear_learner.py"
    assert len(source.read_text(encoding="utf-8").splitlines()) < 100
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(DOCS))
    subprocess.run([sys.executable, source, *command("python linear_learner.py")[2:]], cwd=tmp_path, check=True)
    asked = command("kronika arena")
    bots = asked[asked.index("--bots") + 1].split(",")
    first = run(Contest("seven_wonders", 3, bots, int(asked[-1])))["bots"][0]
    assert f"| `linear_learner:Linear` | {100 * first['first']:.1f} % |" in TEXT
