"""A cluster of Dask or Ray as the processes of a run, by joblib's backends.

`dask:ADDRESS` is the address of a scheduler, `ray:ADDRESS` that of a head node, or `ray:auto` on one of its machines.
Either does a chunk again, on another worker, when the one that had it dies.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from joblib import Parallel, parallel_config, register_parallel_backend

PATIENCE = 20.0                          # seconds in which a cluster has to answer
AGAIN = 3                              # how often a chunk is done again whose worker died

Joined = tuple[Any, Callable[[], None]]          # joblib's backend, and how to leave the cluster


class NoCluster(ValueError):
    """A cluster that is none, has no library here, or does not answer: the key of a sentence and its arguments."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(f"{key} {arguments}")
        self.key = key
        self.arguments = arguments


def kind_of(cluster: str) -> tuple[str, str]:
    """`dask` or `ray`, and its address. Raises NoCluster."""
    kind, _, address = cluster.partition(":")
    if kind not in JOIN or not address:
        raise NoCluster("error-cluster", said=cluster)
    return kind, address


@contextmanager
def joined(cluster: str) -> Iterator[Parallel]:
    """What gives chunks to the workers of a cluster, one at a time to each. Raises NoCluster."""
    kind, address = kind_of(cluster)
    try:
        backend, leave = JOIN[kind](address)
    except ImportError:
        raise NoCluster("error-cluster-missing", kind=kind) from None
    except (OSError, ValueError, RuntimeError):
        raise NoCluster("error-cluster-away", kind=kind, address=address) from None
    try:
        with parallel_config(backend=backend, n_jobs=-1):
            workers = Parallel(return_as="generator_unordered", batch_size=1)
        yield workers
    finally:
        leave()


def join_dask(address: str) -> Joined:
    """The workers of a Dask scheduler."""
    client: Any = import_module("distributed").Client(address, timeout=PATIENCE, set_as_default=False)
    with parallel_config(backend="dask", client=client, wait_for_workers_timeout=PATIENCE) as config:
        return config["backend"], client.close


def join_ray(address: str) -> Joined:
    """The workers of a Ray cluster: actors that are started again when they die."""
    ray: Any = import_module("ray")
    backend: Any = import_module("ray.util.joblib.ray_backend").RayBackend

    class Steady(backend):  # type: ignore[misc]
        """Ray's backend, whose results may be had as they come."""

        supports_return_generator = True

    ray.init(address=address, log_to_driver=False, logging_level="error")
    register_parallel_backend("kronika_ray", Steady)
    lasting = {"num_cpus": 1, "max_restarts": -1, "max_task_retries": AGAIN}
    with parallel_config(backend="kronika_ray", ray_remote_args=lasting) as config:
        return config["backend"], ray.shutdown


JOIN: dict[str, Callable[[str], Joined]] = {"dask": join_dask, "ray": join_ray}
