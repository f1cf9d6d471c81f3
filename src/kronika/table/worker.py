"""A bot process: reads a question on each line, answers it, and knows nothing but the view it is given."""
from __future__ import annotations

import contextlib
import json
import os
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

from kronika.core.rng import Rng
from kronika.core.table import options
from kronika.games import KEYS, box, load
from kronika.players import coach, make, seatable
from kronika.referee.codec import decode

BRAIN = "kronika.table.worker:decide"


def decide(asked: dict[str, Any]) -> list[str]:
    """A sentence for each seat that is asked for; empty where the bot has nothing to say. Of a study, its finding."""
    if "study" in asked:
        return [json.dumps(coach.work(asked["study"]))]
    game = load(asked["game"]).of(asked["edition"])
    out: list[str] = []
    for job in asked["jobs"]:
        view = decode(game, job["view"])
        player = make(job["level"] if seatable(job["level"]) else "greedy", game, job["ms"])
        move = player.decide(view, job["seat"], options(view, job["seat"]), 0, Rng(job["seed"]))
        out.append("" if move is None else game.grammar.say(move))
    return out


def learn() -> None:
    """Read every game beforehand."""
    for key in KEYS:
        load(key)


def answer(brain: Any, line: str) -> dict[str, Any]:
    try:
        return {"words": brain(json.loads(line))}
    except Exception:
        return {"error": traceback.format_exc()}


def serve(brain_name: str, source: TextIO, target: TextIO) -> None:
    module, _, name = brain_name.partition(":")
    brain = getattr(import_module(module), name)
    if brain_name == BRAIN:
        learn()
    print(json.dumps({"computed": time.process_time()}), file=target, flush=True)      # from now on it thinks
    for line in source:
        print(json.dumps({**answer(brain, line), "computed": time.process_time()}), file=target, flush=True)


def main() -> None:
    """Arguments: the function that decides, and a folder of component files or nothing."""
    with contextlib.suppress(OSError, AttributeError):     # Windows knows no such thing
        os.nice(5)                               # pages come first
    if sys.argv[2]:
        box.use(Path(sys.argv[2]))
    replies, sys.stdout = sys.stdout, sys.stderr
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.argv[1], sys.stdin, replies)


if __name__ == "__main__":
    main()
