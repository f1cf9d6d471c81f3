"""A server that cannot start says why in one sentence, in both languages, with exit code 2, and touches nothing."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.server import MAIN


def run(*args: str, **environment: str) -> tuple[int, str]:
    done = subprocess.run([sys.executable, "-c", MAIN, *args], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment})
    return done.returncode, done.stderr


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_taken_port_a_bad_url_a_damaged_database(tmp_path: Path, lang: str) -> None:
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"nonsense" * 1000)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        good = f"sqlite:///{tmp_path / 'good.sqlite'}"
        for args, word in (
                (["--port", port, "--database", good], port),
                (["--port", "0", "--database", f"sqlite:///{damaged}"], "damaged.sqlite"),
                (["--port", "0", "--database", "mysql://a@b/c"], "mysql"),
                (["--port", "0", "--database", good, "--base-url", "ftp://x"], "ftp://x"),
                (["--port", "99999", "--database", good], "99999"))[:6 if lang == "en" else 2]:
            code, error = run("serve", *args, "--lang", lang)
            assert code == 2, args
            assert len(error.strip().splitlines()) == 1
            assert word in error
    assert damaged.read_bytes() == b"nonsense" * 1000
    assert not (tmp_path / "good.sqlite").exists()


def test_a_bad_setting_is_named(tmp_path: Path) -> None:
    code, error = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'k'}", KRONIKA_WORKERS="many")
    assert code == 2
    assert "KRONIKA_WORKERS" in error


def test_backup_says_what_it_did(tmp_path: Path) -> None:
    target = tmp_path / "b.sqlite"
    code, error = run("backup", str(target), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert code == 2
    assert "none.sqlite" in error
    assert not target.exists()
    target.write_text("precious")
    code, error = run("backup", str(target), "--database", f"sqlite:///{tmp_path / 'none.sqlite'}", "--lang", "hu")
    assert code == 2
    assert target.read_text() == "precious"
