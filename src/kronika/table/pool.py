"""Bot processes and the questions they are asked. One that fails or is late is ended and replaced."""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Any

from kronika.table.worker import BRAIN

LOG = logging.getLogger("kronika.bots")


class BotFailed(Exception):
    """No answer: the bot raised an error, its process died, or its time was up."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, brain: str, data: str) -> None:
        self.brain = brain
        self.data = data                         # a folder of component files, or nothing
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "kronika.table.worker", self.brain, self.data, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})

    async def ask(self, question: str) -> list[str]:
        """Raises BotFailed. If this is cancelled, the process must be ended: its answer would be out of step."""
        if self.process is None:
            self.process = await self.start()
        source, target = self.process.stdin, self.process.stdout
        assert source is not None
        assert target is not None
        try:
            source.write(question.encode() + b"\n")
            await source.drain()
            line = await target.readline()
        except OSError as error:
            raise BotFailed(f"the bot process broke off: {error}") from None
        if not line:
            raise BotFailed(f"the bot process died with code {await self.process.wait()}")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise BotFailed(reply["error"])
        return [str(words) for words in reply["words"]]

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """So many workers; a question waits for one that is free, but never beyond its deadline."""

    def __init__(self, count: int = 0, brain: str = BRAIN, data: str = "") -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker(brain, data) for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def ask(self, question: dict[str, Any], seconds: float) -> list[str]:
        """The answers of the bots, or BotFailed when the time is up."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(json.dumps(question, separators=(",", ":")))
        except TimeoutError:
            raise BotFailed(f"no answer within {seconds} s") from None

    async def _ask(self, question: str) -> list[str]:
        worker = await self.free.get()
        try:
            return await worker.ask(question)
        except BaseException:
            await asyncio.shield(worker.end())
            raise
        finally:
            self.free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
