"""A person at a pseudo-terminal: types lines into `kronika play` and reads what comes back."""

import codecs
import os
import pty
import re
import select
import signal
import time

from tests.patience import PATIENCE
from tests.web.nursery import start

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\r")


class Terminal:
    """`kronika ...` at its own terminal. Everything that it prints is kept in `text`."""

    def __init__(self, *args: str, lang: str = "en", width: int = 100) -> None:
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = 0
        self.code: int | None = None
        env = {**os.environ, "KRONIKA_LANG": lang, "LANG": "C.UTF-8", "TERM": "xterm", "COLUMNS": str(width)}
        self.fd, theirs = pty.openpty()
        self.process = start(list(args), env, theirs, theirs, theirs)
        os.close(theirs)

    def read(self, seconds: float) -> bool:
        """Take in what there is; False when the program has ended."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        self.text += ESCAPES.sub("", self.decoder.decode(data))
        return bool(data)

    def wait(self, pattern: str, seconds: float = PATIENCE) -> str:
        """Read until the pattern appears after what was seen before; returns the stretch up to it."""
        end = time.monotonic() + seconds
        while True:
            found = re.compile(pattern).search(self.text, self.seen)
            if found:
                stretch = self.text[self.seen:found.end()]
                self.seen = found.end()
                return stretch
            if not self.read(0.2) or time.monotonic() > end:
                raise AssertionError(f"no {pattern!r} in:\n{self.text[self.seen:][-3000:]}")

    def send(self, data: bytes) -> None:
        """Type bytes, reading on so that neither side waits for the other."""
        while data:
            self.read(0)
            if select.select([], [self.fd], [], 0.2)[1]:
                data = data[os.write(self.fd, data[:1024]):]

    def say(self, line: str, until: str = r"\n> $") -> str:
        """Type a line and read up to the next prompt."""
        self.send(line.encode() + b"\n")
        return self.wait(until)

    def end(self, seconds: float = PATIENCE) -> int:
        """Read to the end; the exit code."""
        stop = time.monotonic() + seconds
        while self.read(0.2):
            assert time.monotonic() < stop, "the program does not end"
        self.code = self.process.wait(seconds)
        os.close(self.fd)
        return self.code

    def kill(self) -> None:
        if self.code is None:
            self.process.send_signal(signal.SIGKILL)
            self.end()
