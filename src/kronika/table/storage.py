"""Database work off the event loop: one transaction per job; on SQLite many jobs share one commit."""
from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from kronika.table.problem import Conflict

P = ParamSpec("P")
R = TypeVar("R")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]
TOGETHER = 64                          # jobs in one commit


class Storage:
    """`read` and `write` run a function of a connection in a transaction of their own."""

    def __init__(self, engine: Engine, threads: int = 6) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.reader = engine if self.sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        self.pool = ThreadPoolExecutor(threads, "storage")
        self.writer = Writer(engine) if self.sqlite else None

    async def read(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """All that the work reads is of one moment."""
        def job() -> R:
            with self.reader.connect() as connection, connection.begin():
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self.pool, job)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Raises Conflict if a row was already there. When it returns, the work is on disk."""
        def job(connection: Connection) -> R:
            try:
                return work(connection, *args, **kwargs)
            except IntegrityError as error:
                raise Conflict from error

        if self.writer is not None:
            done = self.writer.put(job)
        else:
            done = self.pool.submit(self._alone, job)
        result: R = await asyncio.wrap_future(done)
        return result

    def _alone(self, job: Callable[[Connection], R]) -> R:
        with self.engine.begin() as connection:
            return job(connection)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.pool.shutdown(wait=True)
        self.engine.dispose()


class Writer:
    """SQLite has one writer at a time: a thread that carries out what has queued up and commits it together."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, work: Callable[[Connection], Any]) -> Future[Any]:
        done: Future[Any] = Future()
        self.jobs.put((work, done))
        return done

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        open_ = True
        while open_:
            batch = [self.jobs.get()]
            while len(batch) < TOGETHER and not self.jobs.empty():
                batch.append(self.jobs.get())
            open_ = None not in batch
            self.commit([job for job in batch if job is not None])

    def commit(self, jobs: list[Job]) -> None:
        results: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with self.engine.connect().execution_options(writing=True) as connection, connection.begin():
                if len(jobs) == 1:
                    results.append((jobs[0][1], jobs[0][0](connection), None))
                else:
                    results += [(done, *attempt(connection, work)) for work, done in jobs]
        except Exception as error:
            results = [(done, None, error) for _, done in jobs]
        for done, result, error_ in results:
            settle(done, result, error_)


def attempt(connection: Connection, work: Callable[[Connection], R]) -> tuple[R | None, Exception | None]:
    """One job among others: its failure undoes its own work alone."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO job")
        return None, error
    connection.exec_driver_sql("RELEASE job")
    return result, None


def settle(done: Future[R], result: R, error: Exception | None) -> None:
    """Tell the waiter, unless it has gone away."""
    if not done.set_running_or_notify_cancel():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
