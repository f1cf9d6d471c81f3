"""The master: search with a network that has learned from its own games (docs/bots.md)."""
from __future__ import annotations

from kronika.core.judgement import Evaluation
from kronika.core.move import Move
from kronika.core.network import Network
from kronika.core.paired import Paired
from kronika.core.table import Table
from kronika.players.search import Search, chosen
from kronika.players.weights import trained

SLOPE = 0.25                           # of the chance to win over the lead, where nothing is decided yet
OWN = 0.25                             # of the network's error, what two positions of one decision do not share


class Master(Search):
    """More candidates than search has, and another evaluation; where a mode has no network, it plays like search."""

    level = "master"

    def network(self, view: Table) -> Network | None:
        return trained(self.game.key, *self.judgement.variety(view), view.seats)

    def evaluation(self, view: Table) -> Evaluation:
        return self.network(view) or super().evaluation(view)

    def breadth(self, view: Table) -> int:
        return self.judgement.breadth if self.network(view) is None else self.judgement.wide

    def chosen(self, paired: Paired) -> Move:
        """The best candidate; greedy's unless the gain is clearly more than chance and the network's error explain."""
        return chosen(paired, SLOPE * OWN * paired.evaluation.doubt / paired.evaluation.scale)
