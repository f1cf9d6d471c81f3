"""Where the servers of the tests come from: a process that has loaded Krónika forks for each of them, since loading
takes longer than most tests. The tests of the wheel and of the browser start theirs as people do."""

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
import time
import traceback
from importlib import import_module

from argon2 import PasswordHasher

WORK = "from tests.web.nursery import work; work()"
ITS_OWN = ("KRONIKA_GAMES", "KRONIKA_DATA")      # what is read while Krónika is loaded


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

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen([sys.executable, "-c", WORK], stdin=theirs, env=environment)
        theirs.close()

    def start(self, args: list[str], environment: dict[str, str], out: int, err: int) -> Child:
        reading, writing = os.pipe()
        with tempfile.TemporaryFile() as wish:   # an environment may be longer than a packet
            wish.write(json.dumps([args, environment, os.getcwd(), umask()]).encode())
            wish.flush()
            socket.send_fds(self.line, [b"start"], [wish.fileno(), out, err, writing])
        os.close(writing)
        return Child(int(self.line.recv(100)), reading)


def umask() -> int:
    os.umask(mask := os.umask(0))
    return mask


@functools.cache
def nursery(_process: int) -> Nursery:
    return Nursery()


def start(args: list[str], environment: dict[str, str], out: int = subprocess.DEVNULL,
          err: int = subprocess.DEVNULL) -> Child | subprocess.Popen[str]:
    """`kronika ...` with this environment; a box or a game from elsewhere needs a process that has loaded nothing."""
    if "--data" in args or any(environment.get(name) for name in ITS_OWN):
        main = "from kronika.cli import main; main()"
        return subprocess.Popen([sys.executable, "-c", main, *args], env=environment, text=True, stdout=out, stderr=err)
    with open(os.devnull, "w") as nothing:
        files = [nothing.fileno() if file == subprocess.DEVNULL else file for file in (out, err)]
        return nursery(os.getpid()).start(args, environment, *files)


def said(args: list[str], environment: dict[str, str], timeout: float = 300) -> tuple[int, str, str]:
    """The code and the words, on both channels, of a command that ends by itself."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        code = start(args, environment, out.fileno(), err.fileno()).wait(timeout)
        out.seek(0)
        err.seek(0)
        return code, out.read(), err.read()


# in the nursery

def work() -> None:
    """Load Krónika, and fork whenever it is asked for. Passwords take a moment, and not the fifth of a second that they
    should (tests/security/test_kept.py)."""
    for name in ("kronika.cli", "kronika.web.run"):
        import_module(name)
    import_module("kronika.table.people").HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=os.dup(0))
    while True:
        message, files, _, _ = socket.recv_fds(line, 100, 4)
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
    os.write(files[3], str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def run(files: list[int]) -> None:
    """`kronika` with the wished arguments, as in a process of its own."""
    from kronika.cli import main

    code = 1
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.lseek(files[0], 0, os.SEEK_SET)
        with open(files[0], closefd=False) as wish:
            args, environment, folder, mask = json.load(wish)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for mine, given in ((0, nothing), (1, files[1]), (2, files[2])):
            os.dup2(given, mine)
        os.closerange(3, 1000)
        os.chdir(folder)
        os.umask(mask)
        os.environ.clear()
        os.environ.update(environment)
        random.seed()
        if hasattr(time, "tzset"):
            time.tzset()
        main(args)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
