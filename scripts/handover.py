"""Serves from the sources while the compiled rules are built, then hands the open socket to the built server.

    handover.py [--host H] [--port P] [--build COMMAND] [--first COMMAND] [--then COMMAND] [--log FILE]

The socket stays open all the time: who asks while one server ends and the other begins waits a moment and is answered.
Whatever was answered before is in the database, which both share.
"""
from __future__ import annotations

import argparse
import os
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
FIRST = f"{shlex.quote(sys.executable)} -c 'from kronika.cli import main; main()' serve --open"
THEN = ".venv/bin/kronika serve"
BUILD = "nice -n 10 scripts/setup.sh"
LOG = ".venv/build.log"


def listening(host: str, port: int) -> socket.socket | None:
    """The socket that both servers use; None if the address is taken: the server says so better."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        return None
    return listener


def served(command: str, listener: socket.socket | None, **more: str) -> subprocess.Popen[bytes]:
    """A server on the socket, which it finds as systemd would give it: LISTEN_FDS, from the third file on."""
    if listener is None:
        return subprocess.Popen(shlex.split(command), env={**os.environ, **more})
    given = f"LISTEN_FDS=1 LISTEN_PID=$$ exec {command} 3<&{listener.fileno()}"
    return subprocess.Popen(["sh", "-c", given], env={**os.environ, **more}, pass_fds=[listener.fileno()])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    for name, default in [("host", "127.0.0.1"), ("port", "8000"), ("build", BUILD), ("first", FIRST), ("then", THEN),
                          ("log", LOG)]:
        parser.add_argument(f"--{name}", default=default)
    asked = parser.parse_args(arguments)
    os.chdir(HOME)
    listener = listening(asked.host, int(asked.port))
    server = served(asked.first, listener, PYTHONPATH=str(HOME / "src"))
    if listener is None:
        return ended(server)
    signal.signal(signal.SIGINT, signal.SIG_IGN)             # the terminal tells the server too
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True
        server.terminate()

    signal.signal(signal.SIGTERM, stop)
    with Path(asked.log).open("wb") as log:
        build = subprocess.Popen(shlex.split(asked.build), stdout=log, stderr=log, start_new_session=True)
    try:
        if not finished(build, server):
            return ended(server)
        if build.returncode:
            print(f"kronika: compiling failed ({asked.log}); the tables stay in plain Python", flush=True)
            return ended(server)
        server.terminate()
        server.wait()
        server = served(asked.then, listener)
        if stopped:                                          # before the other was there to be told
            server.terminate()
        return ended(server)
    finally:
        if build.poll() is None:
            os.killpg(build.pid, signal.SIGTERM)


def ended(server: subprocess.Popen[bytes]) -> int:
    """Its code when it ends; a server that was told to stop has done well."""
    code = server.wait()
    return 0 if -code in (signal.SIGINT, signal.SIGTERM) else code


def finished(build: subprocess.Popen[bytes], server: subprocess.Popen[bytes]) -> bool:
    """Wait for whichever ends first: whether the build is done and the server still serves."""
    while True:
        try:
            build.wait(0.2)
        except subprocess.TimeoutExpired:
            if server.poll() is None:
                continue
        return server.poll() is None and build.returncode is not None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
