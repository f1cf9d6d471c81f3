"""Bot processes and the questions they are asked. One that fails, or thinks too long, is ended and replaced."""
from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import json
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kronika.table.worker import BRAIN

LOG = logging.getLogger("kronika.bots")
START = 120.0                          # seconds for a new process to be ready: no bot's fault, so many of them
TOLD = ("KRONIKA_GAMES",)              # the only settings that a bot process gets to see
GRACE = 0.05                           # seconds in which an answer that is already here is read, if we are late
TIMES = 20                             # so often its time may pass while a bot computes and the machine lets it not


class BotFailed(Exception):
    """No answer: the bot raised an error, its process died, or its time was up."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, brain: str, data: str) -> None:
        self.brain = brain
        self.data = data                         # a folder of component files, or nothing
        self.process: asyncio.subprocess.Process | None = None
        self.computed = 0.0                      # seconds that it had computed when it last said something

    async def ready(self) -> asyncio.subprocess.Process:
        """The process, once it has said that it can think."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "kronika.table.worker", self.brain, self.data, stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE, env=environment())
            try:
                async with asyncio.timeout(START):
                    await self.line(self.process)
            except TimeoutError:
                raise BotFailed("the bot process did not start") from None
        return self.process

    async def line(self, process: asyncio.subprocess.Process) -> dict[str, Any]:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise BotFailed(f"the bot process died with code {await process.wait()}")
        reply: dict[str, Any] = json.loads(line)
        self.computed = reply["computed"]
        return reply

    async def ask(self, question: str, seconds: float) -> list[str]:
        """Raises BotFailed. If it fails or is cancelled, the process must be ended: its answer would be out of step."""
        process = await self.ready()
        assert process.stdin is not None
        try:
            process.stdin.write(question.encode() + b"\n")
            await process.stdin.drain()
            reply = await self.thought(process, seconds)
        except OSError as error:
            raise BotFailed(f"the bot process broke off: {error}") from None
        if "error" in reply:
            raise BotFailed(reply["error"])
        return [str(words) for words in reply["words"]]

    async def thought(self, process: asyncio.subprocess.Process, seconds: float) -> dict[str, Any]:
        """The reply. A bot that computes, but is not given its time by a busy machine, is waited for."""
        reading = asyncio.ensure_future(self.line(process))
        try:
            wait = seconds
            for _ in range(TIMES):
                for patience in (wait, GRACE):
                    if (await asyncio.wait({reading}, timeout=patience))[0]:
                        return reading.result()
                wait = seconds - (computed(process.pid) - self.computed)
                if wait <= 0 or not computing(process.pid):
                    break
        finally:
            reading.cancel()
        raise BotFailed(f"no answer within {seconds} s")

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def environment() -> dict[str, str]:
    """What a bot process is told of the server's settings: which games there are, and no secret."""
    told = {name: value for name, value in os.environ.items() if not name.startswith("KRONIKA_") or name in TOLD}
    return {**told, "PYTHONPATH": os.pathsep.join(sys.path)}


def stat(pid: int) -> list[str]:
    """What Linux says of a process, from its state on; nothing elsewhere."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def computed(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def computing(pid: int) -> bool:
    """Whether a process would go on if it were let."""
    return stat(pid)[:1] in (["R"], ["D"])


class Pool:
    """So many workers. A question waits for one that is free, those of lower rank first, and is put into words then."""

    def __init__(self, count: int = 0, brain: str = BRAIN, data: str = "") -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker(brain, data) for _ in range(count)]
        self.free = self.workers[:]
        self.queue: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self.order = itertools.count()

    async def ask(self, rank: int, question: Callable[[], str], seconds: float) -> list[str]:
        """The answers of the bots; nothing to an empty question. BotFailed when they thought for too long."""
        worker = await self.take(rank)
        try:
            await worker.ready()
            words = question()
            return await worker.ask(words, seconds) if words else []
        except BaseException:
            await asyncio.shield(worker.end())
            raise
        finally:
            self.give(worker)

    async def take(self, rank: int) -> Worker:
        if self.free:
            return self.free.pop()
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.queue, (rank, next(self.order), mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give(mine.result())
            raise

    def give(self, worker: Worker) -> None:
        """The worker is free: for the first that waits."""
        while self.queue:
            waiting = heapq.heappop(self.queue)[2]
            if not waiting.done():
                waiting.set_result(worker)
                return
        self.free.append(worker)

    def waiting(self) -> int:
        return sum(not entry[2].done() for entry in self.queue)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
