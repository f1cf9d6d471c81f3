"""What the greedy player thinks of each offer."""
from __future__ import annotations

from kronika.core.move import Move
from kronika.core.rng import Rng
from kronika.games.history_of_the_world.table import World


def decide(t: World, seat: int, offers: list[Move], rng: Rng) -> Move:
    return offers[rng.below(len(offers))]
