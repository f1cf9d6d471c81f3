"""Governments: the change itself, and revolutions (TA15-6.35 to TA15-6.39)."""
from __future__ import annotations

from kronika.core.rule import Rule
from kronika.games.through_the_ages import rulebook
from kronika.games.through_the_ages.cards import CARDS, DESPOTISM, ROBESPIERRE
from kronika.games.through_the_ages.ratings import update_actions
from kronika.games.through_the_ages.table import Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import release


def replace(t: ThroughTheAges, seat: int, card: int) -> None:
    """The old government is removed whatever its level."""
    p = t.seat[seat]
    if p.government != DESPOTISM:
        release(t, p.government)
    p.techs = (p.techs & ~CARDS[p.government].bit) | CARDS[card].bit
    p.government = card


def refuse_revolution(p: Seat) -> Rule | None:
    """All civil actions, or with Robespierre all military ones, must be available."""
    if p.leader == ROBESPIERRE:
        return None if p.military == p.red else rulebook.ROBESPIERRE
    return None if p.civil == p.white else rulebook.REVOLUTION


def revolution(t: ThroughTheAges, seat: int, card: int) -> None:
    """TA15-6.37, TA15-6.39: the actions are spent, and those of that colour gained by the change are spent too."""
    p = t.seat[seat]
    replace(t, seat, card)
    update_actions(t, seat)
    if p.leader == ROBESPIERRE:
        p.military = 0
        p.culture += 3
    else:
        p.civil = 0
