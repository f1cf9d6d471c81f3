"""The README's example runs and prints what it says."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_plays_is_refused_and_names_the_rule(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)[0]
    statements = [line for line in code.splitlines() if line.strip() and not line.startswith("from ")]
    assert len(statements) <= 12
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=True)
    first, second = done.stdout.splitlines()
    assert first.split("(")[0] in ("build", "stage", "sell")
    assert second.startswith("SW-3.06 ")
    assert second.endswith(".")
