"""A brain for bots that plan nothing and say nothing in barter."""

import json
from typing import Any


def mute(asked: dict[str, Any]) -> list[str]:
    return ["done" if '"Planning"' in json.dumps(job["view"]) else "" for job in asked["jobs"]]
