"""A PostgreSQL server of the tests' own: its own folder, its own socket, a free port; never the packaged one."""

import contextlib
import itertools
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.patience import PATIENCE


def binaries() -> Path | None:
    """Where initdb and postgres are, the newest first."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parent.parent.name))
    return homes[-1].parent if homes else None


def other_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses root: whom it runs as instead."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


# Ports that the system gives to nobody by itself; each process of the tests begins elsewhere among them.
PORTS = (10_000 + (os.getpid() * 97 + n) % 20_000 for n in itertools.count())


def free_port() -> int:
    """A port that nobody has now, nor gets before it is used."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port := next(PORTS)))
            return port


# The server ends when the pipe from the test run is closed, so a run that is killed leaves none behind.
WATCHED = '"$@" </dev/null & pid=$!; cat >/dev/null; kill -QUIT $pid; wait $pid'


class Postgres:
    """Started on entry, stopped and removed on exit. Skips the test where PostgreSQL is not installed."""

    def __enter__(self) -> "Postgres":
        home = binaries()
        if home is None:
            pytest.skip("PostgreSQL is not installed")
        self.bin = home
        self.user = other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="kronika-pg-", dir="/tmp"))
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.port = free_port()
        data = self.folder / "data"
        self.run("initdb", "-D", str(data), "-U", "kronika", "--auth=trust", "--encoding=UTF8", "--locale=C", "-N")
        command = [str(self.bin / "postgres"), "-D", str(data), "-p", str(self.port), "-k", str(self.folder),
                   "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        self.process = subprocess.Popen(["sh", "-c", WATCHED, "sh", *command], stdin=subprocess.PIPE,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.manner())
        self.wait()
        return self

    def wait(self, seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def manner(self) -> dict[str, Any]:
        """In which folder, as whom and with what environment its programs run."""
        user = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}
        return {"cwd": self.folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C"}, **user}

    def run(self, name: str, *args: str) -> None:
        done = subprocess.run([str(self.bin / name), *args], capture_output=True, text=True, **self.manner())
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stdout}{done.stderr}")

    def url(self, name: str) -> str:
        return f"postgresql://kronika@127.0.0.1:{self.port}/{name}"


@contextmanager
def database(server: Postgres) -> Iterator[str]:
    """A new empty database, dropped at the end."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield server.url(name)
    with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
