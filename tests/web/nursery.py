"""Where the servers and terminals of the tests come from: a process that has loaded Krónika forks for each of them,
since loading takes longer than most tests. The tests of the wheel and of the browser start theirs as people do."""

import fcntl
import functools
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import time
import traceback
from importlib import import_module

from argon2 import PasswordHasher

from tests.patience import PATIENCE

WORK = "from tests.web.nursery import work; work({!r})"
# What is loaded before the fork: all of Krónika; for an owner's box, what reads none; for another game, nothing of it.
LIBRARIES = ("typer", "rich.console", "rich.progress", "fluent.runtime", "fastapi.routing", "uvicorn.config", "uvloop",
             "sqlalchemy", "alembic.context", "psycopg", "jinja2", "argon2", "openskill.models", "segno", "multipart")
HOUSE, BOX, GAME = ("kronika.cli", "kronika.web.run"), (*LIBRARIES, "kronika.cli"), LIBRARIES


class Child:
    """A forked process, with what is used of `subprocess.Popen`."""

    def __init__(self, pid: int, ended: int) -> None:
        self.pid = pid
        self.ended = ended                       # a pipe that tells how it ended
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self.wait_for(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self.wait_for(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(["kronika"], timeout or 0)
        return code

    def wait_for(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self.ended], [], [], timeout)[0]:
            self.returncode = int(os.read(self.ended, 100))
            os.close(self.ended)
        return self.returncode

    def send_signal(self, sig: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sig)


class Nursery:
    """The process that forks; it ends with the one that asks it."""

    def __init__(self, loaded: tuple[str, ...]) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen([sys.executable, "-c", WORK.format(loaded)], stdin=theirs, env=environment)
        theirs.close()

    def start(self, args: list[str], environment: dict[str, str], streams: list[int]) -> Child:
        reading, writing = os.pipe()
        with tempfile.TemporaryFile() as wish:   # an environment may be longer than a packet
            wish.write(json.dumps([args, environment, os.getcwd(), umask()]).encode())
            wish.flush()
            socket.send_fds(self.line, [b"start"], [wish.fileno(), *streams, writing])
        os.close(writing)
        return Child(int(self.line.recv(100)), reading)


def umask() -> int:
    os.umask(mask := os.umask(0))
    return mask


@functools.cache
def nursery(_process: int, loaded: tuple[str, ...]) -> Nursery:
    return Nursery(loaded)


def start(args: list[str], environment: dict[str, str], out: int = subprocess.DEVNULL, err: int = subprocess.DEVNULL,
          into: int = subprocess.DEVNULL) -> Child:
    """`kronika ...` with this environment and these streams; a terminal is its own."""
    loaded = HOUSE
    if environment.get("KRONIKA_GAMES"):
        loaded = GAME
    elif "--data" in args or environment.get("KRONIKA_DATA"):
        loaded = BOX
    with open(os.devnull, "r+") as nothing:
        streams = [nothing.fileno() if each == subprocess.DEVNULL else each for each in (into, out, err)]
        return nursery(os.getpid(), loaded).start(args, environment, streams)


def said(args: list[str], environment: dict[str, str], timeout: float = PATIENCE) -> tuple[int, str, str]:
    """The code and the words, on both channels, of a command that ends by itself."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        code = start(args, environment, out.fileno(), err.fileno()).wait(timeout)
        out.seek(0)
        err.seek(0)
        return code, out.read(), err.read()


# in the nursery

def work(loaded: tuple[str, ...]) -> None:
    """Load so much, and fork whenever it is asked for. Passwords take a moment, and not the fifth of a second that they
    should (tests/security/test_kept.py)."""
    sys.modules["readline"] = None  # type: ignore[assignment]     # it looks at the terminal when it is loaded
    for name in loaded:
        import_module(name)
    if loaded == HOUSE:
        import_module("kronika.table.people").HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=os.dup(0))
    while True:
        message, files, _, _ = socket.recv_fds(line, 100, 5)
        if not message:
            return
        reading, writing = os.pipe()
        if not os.fork():
            watch(files, writing)
        os.close(writing)
        line.send(os.read(reading, 100))
        for file in (reading, *files):
            os.close(file)


def watch(files: list[int], born: int) -> None:
    """Fork the command, tell its number, and at its end how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        run(files)
    os.write(born, str(pid).encode())
    _, status = os.waitpid(pid, 0)
    os.write(files[4], str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def run(files: list[int]) -> None:
    """`kronika` with the wished arguments, as in a process of its own."""
    code = 1
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.lseek(files[0], 0, os.SEEK_SET)
        with open(files[0], closefd=False) as wish:
            args, environment, folder, mask = json.load(wish)
        for mine, given in enumerate(files[1:4]):
            os.dup2(given, mine)
        os.closerange(3, 1000)
        os.chdir(folder)
        os.umask(mask)
        os.environ.clear()
        os.environ.update(environment)
        random.seed()
        if hasattr(time, "tzset"):
            time.tzset()
        if os.isatty(0):
            take_terminal()
        import_module("kronika.cli").main(args)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def take_terminal() -> None:
    """Lead the terminal that was given: its interruptions come here, and lines are edited as it can."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(n, mode, 1, closefd=False) for n, mode in enumerate("rww"))
    del sys.modules["readline"]
    import_module("kronika.cli.prompt").readline = import_module("readline")
