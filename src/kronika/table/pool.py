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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kronika.table.worker import BRAIN

LOG = logging.getLogger("kronika.bots")
START = 120.0                          # seconds for a new process to be ready: no bot's fault, so many of them
TOLD = ("KRONIKA_GAMES",)              # the only settings that a bot process gets to see
GRACE = 0.05                           # seconds in which an answer that is already here is read, if we are late
TOGETHER = 16                          # quick questions that are said at once
COACH = 3                              # the rank of what can wait for everything else
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

    async def tell(self, questions: list[str]) -> asyncio.subprocess.Process:
        """Say them all; they are answered one by one."""
        process = await self.ready()
        assert process.stdin is not None
        try:
            process.stdin.write("".join(f"{question}\n" for question in questions).encode())
            await process.stdin.drain()
        except OSError as error:
            raise BotFailed(f"the bot process broke off: {error}") from None
        return process

    async def answer(self, process: asyncio.subprocess.Process, seconds: float) -> list[str]:
        """To the next of what it was told. After BotFailed the process must be ended: it would be out of step."""
        try:
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


@dataclass(order=True)
class Question:
    """What waits for a worker: those of lower rank first, then whoever came first."""

    rank: int
    order: int
    words: Callable[[], str] = field(compare=False)        # called when somebody is there to answer
    seconds: float = field(compare=False)
    quick: bool = field(compare=False)                     # answered in a moment: may be said with others
    reply: asyncio.Future[list[str]] = field(compare=False)


class Pool:
    """So many workers. A question waits for one that is free; quick ones are said several at a time, so that a worker
    has something to do while the server has no time for it."""

    def __init__(self, count: int = 0, brain: str = BRAIN, data: str = "") -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker(brain, data) for _ in range(count)]
        self.free = self.workers[:]
        self.queue: list[Question] = []
        self.order = itertools.count()
        self.working: set[asyncio.Task[None]] = set()

    async def ask(self, rank: int, words: Callable[[], str], seconds: float, quick: bool = False) -> list[str]:
        """The answers of the bots; nothing to an empty question. BotFailed when they thought for too long."""
        reply: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.queue, Question(rank, next(self.order), words, seconds, quick, reply))
        self.more()
        return await reply

    def more(self) -> None:
        """Whoever is free is set to work, as long as somebody waits."""
        if self.free and (questions := self.next()):
            task = asyncio.create_task(self.work(self.free.pop(), questions))
            self.working.add(task)
            task.add_done_callback(self.working.discard)

    async def work(self, worker: Worker, questions: list[Question]) -> None:
        """Until nobody waits."""
        try:
            while questions:
                await self.answer(worker, questions)
                questions = self.next()
        finally:
            self.free.append(worker)

    def next(self) -> list[Question]:
        """The question that comes next, and quick ones that come after a quick one."""
        out: list[Question] = []
        while self.queue and len(out) < TOGETHER and (not out or (out[0].quick and self.queue[0].quick)):
            question = heapq.heappop(self.queue)
            if not question.reply.done():
                out.append(question)
        return out

    async def answer(self, worker: Worker, questions: list[Question]) -> None:
        """Whoever asks is answered as soon as the worker says it. If it fails, those after it wait for the next one."""
        asked: list[Question] = []
        try:
            await worker.ready()
            said = [(question, words) for question in questions if (words := self.put(question))]
            asked = [question for question, _ in said]
            if asked:
                process = await worker.tell([words for _, words in said])
            while asked:
                reply = await worker.answer(process, asked[0].seconds)
                settle(asked.pop(0), reply)
        except BotFailed as failed:
            await worker.end()
            first, *rest = asked or questions
            settle(first, failed)
            for question in rest:
                heapq.heappush(self.queue, question)
        except BaseException:
            await asyncio.shield(worker.end())
            for question in asked or questions:
                question.reply.cancel()
            raise

    def put(self, question: Question) -> str:
        """The question in words; nothing if it is answered already, or cannot be asked."""
        try:
            words = "" if question.reply.done() else question.words()
        except Exception as error:
            settle(question, error)
            return ""
        if not words:
            settle(question, [])
        return words

    def waiting(self) -> int:
        """How many questions of tables wait."""
        return sum(not question.reply.done() and question.rank < COACH for question in self.queue)

    async def close(self) -> None:
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        for worker in self.workers:
            await worker.end()


def settle(question: Question, answer: list[str] | Exception) -> None:
    """Whoever asked hears it, if they still listen."""
    if question.reply.done():
        return
    if isinstance(answer, Exception):
        question.reply.set_exception(answer)
    else:
        question.reply.set_result(answer)
