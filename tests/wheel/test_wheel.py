"""The wheel brings all that it needs: installed alone in an empty environment, it serves pages and rulebooks."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.games import KEYS
from kronika.web.rooms import ROOMS
from tests.patience import PATIENCE
from tests.table.postgres import free_port

WHEELS = Path(__file__).parents[2] / ".venv" / "wheel"
ALONE = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "KRONIKA", "VIRTUAL_ENV"))}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs from the wheel, in a folder that is not ours."""
    home = tmp_path_factory.mktemp("stranger")
    python = home / "env" / "bin" / "python"
    wheel, = WHEELS.glob("kronika-*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "env"], check=True)
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", "-qq", "--disable-pip-version-check",
                    "--no-compile", wheel], check=True, env=ALONE)
    port = free_port()
    server = subprocess.Popen([home / "env" / "bin" / "kronika", "serve", "--port", str(port)], cwd=home, env=ALONE,
                              stdout=subprocess.DEVNULL, stderr=(home / "log").open("w"))
    url = f"http://127.0.0.1:{port}"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert server.poll() is None, (home / "log").read_text()
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=10).close()
            break
        except OSError:
            time.sleep(0.1)
    yield url
    server.terminate()
    server.wait(PATIENCE)


def get(url: str, lang: str) -> str:
    asked = urllib.request.Request(url, headers={"Accept-Language": lang})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        return str(answer.read().decode())


def test_pages_and_rulebooks_of_an_installed_wheel(address: str) -> None:
    for lang in ("hu", "en"):
        assert 'id="lobby"' in get(address, lang)
        for game in KEYS:
            assert get(f"{address}/rules/{game}", lang).count("data-rule") > 100
        for game in ROOMS:
            assert "<main" in get(f"{address}/cards/{game}", lang)
            assert get(f"{address}/static/css/{game}.css", lang)
