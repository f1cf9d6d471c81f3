"""Bots that fail in every way a bot can, and one that tells its box."""

import os
import time
from typing import Any

from kronika.games import box


def crash(asked: dict[str, Any]) -> list[str]:
    os._exit(7)


def sleep(asked: dict[str, Any]) -> list[str]:
    time.sleep(3600)
    return []


def error(asked: dict[str, Any]) -> list[str]:
    raise RuntimeError("no idea")


def nonsense(asked: dict[str, Any]) -> list[str]:
    return ["fly to the moon" for _ in asked["jobs"]]


def illegal(asked: dict[str, Any]) -> list[str]:
    return ["build palace" for _ in asked["jobs"]]


def box_in_use(asked: dict[str, Any]) -> list[str]:
    """One that only tells which components its process has."""
    return [box.digest(asked["game"]), box.name(asked["game"])]


def paced(asked: dict[str, Any]) -> list[str]:
    """Takes as long as it is told to."""
    time.sleep(asked["seconds"])
    return []
