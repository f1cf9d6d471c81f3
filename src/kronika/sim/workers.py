"""Work that is cut into chunks, done by one process, by several of this machine, or by a cluster.

What a chunk comes to depends on its arguments alone: it may be done anywhere, and done again where a worker died. So
results are the same for one process and for any number of them.
"""
from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from joblib import Parallel, delayed
from joblib.externals.loky.process_executor import BrokenProcessPool

from kronika.sim.cluster import AGAIN, joined

R = TypeVar("R")
Chunk = tuple[Any, ...]
ALONE = threading.Lock()               # a worker of several threads does one chunk at a time


def mapped(work: Callable[..., R], chunks: Iterable[Chunk], jobs: int = 1, cluster: str = "",
           ordered: bool = True) -> Iterator[R]:
    """What the work makes of each chunk, given as its arguments: in their order, or as they are done.

    `cluster` is `dask:ADDRESS` or `ray:ADDRESS`; all its workers take part, whatever `jobs` is. Raises NoCluster.
    """
    if jobs == 1 and not cluster:
        return (work(*chunk) for chunk in chunks)
    numbered = dict(enumerate(chunks))
    done = by_cluster(work, numbered, cluster) if cluster else by_processes(work, numbered, jobs)
    return in_order(done) if ordered else (result for _, result in done)


def in_order(done: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Results by number, from 0 on."""
    early: dict[int, R] = {}
    following = 0
    for number, result in done:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def numbered_work(work: Callable[..., R], number: int, chunk: Chunk) -> tuple[int, R]:
    """What a worker does."""
    with ALONE:
        return number, work(*chunk)


def by_cluster(work: Callable[..., R], chunks: dict[int, Chunk], cluster: str) -> Iterator[tuple[int, R]]:
    """On the workers of a cluster, which does a chunk again when its worker dies."""
    with joined(cluster) as workers:
        yield from workers(delayed(numbered_work)(work, number, chunk) for number, chunk in chunks.items())


def by_processes(work: Callable[..., R], chunks: dict[int, Chunk], jobs: int) -> Iterator[tuple[int, R]]:
    """In processes of this machine. If one dies, the chunks under way are done again."""
    left = dict(chunks)
    for attempt in range(1 + AGAIN):
        workers = Parallel(n_jobs=jobs, return_as="generator_unordered")
        try:
            for number, result in workers(delayed(numbered_work)(work, *row) for row in list(left.items())):
                del left[number]
                yield number, result
            return
        except BrokenProcessPool:
            if attempt == AGAIN:
                raise
