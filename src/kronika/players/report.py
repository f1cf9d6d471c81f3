"""What the findings of a coach come to: the dearest decisions, the finest ones, and how often they agreed."""
from __future__ import annotations

from dataclasses import dataclass

from kronika.players.coach import Finding

MOMENTS = 5
FINE = 2


@dataclass
class Report:
    """All that is told of one seat's game, as far as it has been judged."""

    findings: list[Finding]            # in the order of the game
    worst: list[Finding]               # the dearest first
    finest: list[Finding]              # the choices that were better than any other by most
    same: int                          # as the coach would have chosen, or as good as far as it can tell
    judged: int
    cost: float                        # points that the worst cost together
    doubt: float                       # the mean error of a difference in points
    worlds: int                        # on the mean, of each decision
    now: Finding | None                # the decision that is still open


def report(findings: list[Finding]) -> Report:
    ordered = sorted(findings, key=lambda found: found.number)
    passed = [found for found in ordered if found.said]
    past = [found for found in passed if found.second]
    mistakes = sorted((found for found in past if found.mistake), key=lambda found: -found.weight)
    worst = mistakes[:MOMENTS]
    good = sorted((found for found in past if fine(found)), key=lambda found: -found.gain)
    count = max(1, len(past))
    return Report(passed, worst, good[:FINE], len(past) - len(mistakes), len(past),
                  sum(max(0.0, found.gain) for found in worst), sum(found.doubt for found in past) / count,
                  round(sum(found.worlds for found in past) / count),
                  next((found for found in ordered if not found.said), None))


def fine(found: Finding) -> bool:
    """Whether what was played was clearly better than anything else."""
    return found.said == found.best and found.gain > 2 * found.doubt and found.gain > 0
