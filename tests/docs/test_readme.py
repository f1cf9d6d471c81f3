"""The README's example runs and prints what it says."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_plays_is_refused_and_names_the_rule(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 12
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=True)
    shown = re.findall(r"the other one:\n\n    (.*)\n    (.*)\n", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert [tuple(done.stdout.splitlines())] == shown
