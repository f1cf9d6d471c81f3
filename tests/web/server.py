"""A real server for the tests: `kronika serve` in a process of its own, on a free port."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.table.postgres import free_port
from tests.web.nursery import Child, said, start

ENVIRONMENT = {"KRONIKA_LIMIT_READ": "100000/1", "KRONIKA_LIMIT_MOVE": "100000/1", "KRONIKA_LIMIT_TABLE": "100000/1",
               "KRONIKA_LIMIT_CHAT": "100000/1", "KRONIKA_LIMIT_ACCOUNT": "100000/1",
               "KRONIKA_LIMIT_STATIC": "100000/1", "KRONIKA_LIMIT_ALL": "100000/1", "KRONIKA_BOTS_ONLY_PAUSE": "0.01",
               "KRONIKA_BOTS_OPEN_PAUSE": "0.01"}


MAIN = "from kronika.cli import main; main()"


class Server:
    """Started on a database; `kill` is kill -9."""

    def __init__(self, url: str, port: int = 0, **environment: str) -> None:
        self.url = url
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
        self.process: Child | subprocess.Popen[str] | None = None

    def start(self, wait: bool = True) -> "Server":
        log = self.log()
        self.process = start(["serve", "--port", str(self.port), "--database", self.url], self.environment, err=log)
        if log != subprocess.DEVNULL:
            os.close(log)
        if wait:
            self.wait()
        return self

    def log(self) -> int:
        path = self.environment.get("TEST_LOG")
        return os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY) if path else subprocess.DEVNULL

    def wait(self, seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        with httpx.Client(timeout=10, verify=False) as client:
            while time.monotonic() < until:
                try:
                    if client.get(f"{self.base}/api/health").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                assert self.process is None or self.process.poll() is None, "the server ended"
                time.sleep(0.05)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command on the same database while the server runs."""
        args = [*words, "--database", self.url, "--lang", "en"]
        code, out, error = said(args, self.environment)
        return subprocess.CompletedProcess(args, code, out, error)

    def visitor(self, **more: Any) -> httpx.Client:
        """A browser at the pages."""
        return httpx.Client(base_url=self.base, timeout=PATIENCE, verify=False, **more)

    def client(self, token: str = "", **headers: str) -> httpx.Client:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.Client(base_url=f"{self.base}/api", headers=headers, timeout=PATIENCE, verify=False)


@contextmanager
def serving(url: str, **environment: str) -> Iterator[Server]:
    server = Server(url, **environment).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'kronika.sqlite'}"
