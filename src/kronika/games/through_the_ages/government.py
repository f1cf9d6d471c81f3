"""Governments: the change itself, and revolutions (TA15-6.35 to TA15-6.39)."""
from __future__ import annotations

from kronika.core.rule import Rule
from kronika.games.through_the_ages.ratings import update_actions
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import release


def replace(t: ThroughTheAges, seat: int, card: int) -> None:
    """The old government is removed whatever its level; the action tokens are counted anew."""
    p = t.seat[seat]
    if p.government != t.box.government:
        release(t, p.government)
    t.note("replaced", seat, (p.government,))
    p.techs = (p.techs & ~t.box.cards[p.government].bit) | t.box.cards[card].bit
    p.government = card
    spent_civil = p.white - p.civil
    spent_military = p.red - p.military
    update_actions(t, seat)
    if not t.box.spent_go_first:
        p.civil = max(0, p.white - spent_civil)
        p.military = max(0, p.red - spent_military)


def refuse_revolution(p: Seat) -> Rule | None:
    """All civil actions, or with Robespierre all military ones, must be available."""
    if p.lead().red_revolution:
        return None if p.box.unspent(p, True) else p.box.book.robespierre
    return None if p.box.unspent(p, False) else p.box.book.revolution


def revolution(t: ThroughTheAges, seat: int, card: int) -> None:
    """TA15-6.37, TA15-6.39: the actions are spent, and those of that colour gained by the change are spent too."""
    p = t.seat[seat]
    replace(t, seat, card)
    if p.lead().red_revolution:
        p.military = 0
        if t.box.spare_revolts:
            p.spare = 0
        p.culture += p.lead().revolution_culture
    else:
        p.civil = 0
