"""Database work off the event loop: one transaction per job; on SQLite many jobs share one commit."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kronika.table.file import Held, refusal
from kronika.table.problem import Conflict, Problem

P = ParamSpec("P")
R = TypeVar("R")
Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any, Exception | None]
TOGETHER = 64                          # jobs in one commit
LOG = logging.getLogger("kronika.storage")


class Storage:
    """`read` and `write` run a function of a connection in a transaction of their own.

    Both raise a Problem of status 503 while the database cannot be used: it is worth asking again.
    """

    def __init__(self, engine: Engine, held: Held | None = None, threads: int = 6) -> None:
        self.engine = engine
        self.held = held
        self.sqlite = engine.dialect.name == "sqlite"
        self.reader = engine if self.sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        self.pool = ThreadPoolExecutor(threads, "storage")
        self.writer = Writer(engine, held, self.standing) if self.sqlite else None
        self.writing = 0                         # jobs that are not yet on disk
        self.calm = asyncio.Event()              # there are none
        self.calm.set()

    async def read(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """All that the work reads is of one moment."""
        def job() -> R:
            with self.standing(), self.reader.connect() as connection, connection.begin():
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self.pool, job)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Raises Conflict if a row was already there. When it returns, the work is on disk."""
        def job(connection: Connection) -> R:
            try:
                return work(connection, *args, **kwargs)
            except IntegrityError as error:
                raise Conflict from error

        self.writing += 1
        self.calm.clear()
        try:
            if self.writer is not None:
                result: R = await self.writer.put(job)
                return result
            return await asyncio.get_running_loop().run_in_executor(self.pool, self._alone, job)
        finally:
            self.writing -= 1
            if not self.writing:
                self.calm.set()

    def _alone(self, job: Callable[[Connection], R]) -> R:
        with self.standing(), self.engine.begin() as connection:
            return job(connection)

    def gone(self) -> bool:
        """Whether the file under this server is not there any more, or is another."""
        return self.held is not None and self.held.gone()

    @contextlib.contextmanager
    def standing(self) -> Iterator[None]:
        """A transaction counts only if the database was there before it and is there after it."""
        self.must_stand()
        with available():
            yield
        self.must_stand()

    def must_stand(self) -> None:
        if self.gone():
            raise Problem("gone", status=503)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.pool.shutdown(wait=True)
        if self.held is not None:
            self.held.close()
        self.engine.dispose()
        if self.held is not None:
            self.held.release()


@contextlib.contextmanager
def available() -> Iterator[None]:
    """What is the database's fault, not the request's, is a refusal for now."""
    try:
        yield
    except (IntegrityError, DataError, ProgrammingError):
        raise
    except (DatabaseError, InterfaceError, PoolTimeout) as error:
        cause = first(error)
        said = " ".join(str(cause).split())[:300]
        LOG.warning("the database cannot be used: %s", said)
        raise Problem("database" if refusal(cause, "") is None else "disk", status=503, reason=said) from error


def first(error: BaseException) -> BaseException:
    """What the driver said first; undoing the work may have failed after it."""
    said = getattr(error, "orig", None) or error
    context: BaseException | None = error
    while context is not None:
        said = getattr(context, "orig", None) or said
        context = context.__context__
    return said


class Writer:
    """SQLite has one writer at a time: a thread that carries out what has queued up and commits it together."""

    def __init__(self, engine: Engine, held: Held | None,
                 standing: Callable[[], contextlib.AbstractContextManager[None]]) -> None:
        self.engine = engine
        self.standing = standing
        self.mark = held.mark if held is not None else ""
        self.marked = 0.0
        self.connection: Connection | None = None          # kept from commit to commit, as long as all goes well
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, work: Callable[[Connection], Any]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
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
        self.let_go()

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(writing=True)
        return self.connection

    def let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                connection.close()

    def keep_marked(self, connection: Connection) -> None:
        """Every second the stamp of the file goes into its log too: so the two are known to belong together."""
        if self.mark and time.monotonic() - self.marked >= 1:
            connection.exec_driver_sql(self.mark)
            self.marked = time.monotonic()

    def commit(self, jobs: list[Job]) -> None:
        results: list[Result] = []
        try:
            with self.standing(), (connection := self.connected()).begin():
                self.keep_marked(connection)
                if len(jobs) == 1:
                    results.append((jobs[0][1], jobs[0][0](connection), None))
                else:
                    results += [(done, *attempt(connection, work)) for work, done in jobs]
        except Exception as error:
            self.let_go()
            results = [(done, None, error) for _, done in jobs]
        for loop in {done.get_loop() for done, _, _ in results}:
            with contextlib.suppress(RuntimeError):        # it is closed: nobody waits there any more
                loop.call_soon_threadsafe(settle, [row for row in results if row[0].get_loop() is loop])


def attempt(connection: Connection, work: Callable[[Connection], R]) -> tuple[R | None, Exception | None]:
    """One job among others: its failure undoes its own work alone.

    Raises DBAPIError: after a full disk or the like SQLite may have undone the work of the others too.
    """
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = work(connection)
    except DBAPIError:
        raise
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO job")
        return None, error
    connection.exec_driver_sql("RELEASE job")
    return result, None


def settle(results: list[Result]) -> None:
    """Tell the waiters, but for those who have gone away."""
    for done, result, error in results:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
