"""How attacks and wars are fought: the way of the 2015 edition. Another edition derives its own Combat."""
from __future__ import annotations

from mypy_extensions import mypyc_attr

from kronika.core.rule import Rule
from kronika.games.through_the_ages import aggression, war
from kronika.games.through_the_ages.aggression import Defence, attack_strength, has_target, strength_against
from kronika.games.through_the_ages.colonies import nothing_yet
from kronika.games.through_the_ages.table import ThroughTheAges


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat:
    """The defender adds cards; wars compare the strengths as they are."""

    def refuse_target(self, t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
        """TA15-5.37, TA15-13.73: only a weaker rival, and where the card needs a target, one that has it."""
        if attack_strength(t, seat, rival) <= strength_against(t, rival, seat):
            return t.box.book.stronger
        return None if has_target(t, card, rival) else t.box.book.target

    def cost(self, t: ThroughTheAges, card: int, rival: int) -> int:
        """TA15-5.35, TA15-5.45: the military actions that an attack on this rival costs."""
        return t.box.cards[card].cost

    def refuse_war(self, t: ThroughTheAges, seat: int, card: int, rival: int) -> Rule | None:
        """What forbids a war beyond what forbids it in every edition."""
        return None

    def declared(self, t: ThroughTheAges, seat: int, rival: int) -> None:
        """A war has been declared."""

    def spared(self, t: ThroughTheAges) -> bool:
        """Whether no unit may be sacrificed in a fight now."""
        return False

    def may_send(self, t: ThroughTheAges) -> bool:
        """Whether units may be sent to colonize now."""
        return True

    def fight(self, t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
        """TA15-5.39: the aggression is paid for; now the rival may defend."""
        t.push(Defence(seat, rival, card, attack_strength(t, seat, rival), nothing_yet(t.box)))

    def succeed(self, t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
        """TA15-5.41: the text of the card."""
        aggression.succeed(t, seat, rival, card)

    def battle(self, t: ThroughTheAges, seat: int, rival: int, card: int) -> None:
        """TA15-4.20: a war is resolved."""
        war.conclude(t, seat, rival, card, war.compare(t, seat, rival, card, 0, 0))

    def spoils(self, t: ThroughTheAges, card: int, victor: int, loser: int, advantage: int) -> None:
        """TA15-4.22: victor takes, defeated loses."""
        war.spoils(t, card, victor, loser, advantage)
