"""Where odd cards change the rules. The plain leader and the plain wonder change nothing; an edition gives its odd
cards objects of its own (leaders_2015.py, wonders_2015.py)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kronika.games.through_the_ages.cards import Card

if TYPE_CHECKING:
    from kronika.games.through_the_ages.table import Seat, ThroughTheAges

# What pays for Barbarossa's levy
BY_NOTHING: Final = 0
BY_MILITARY: Final = 1
BY_CIVIL: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Leader:
    """What a leader does beyond the numbers of his row."""

    def __init__(self) -> None:
        self.worth = 0.1                         # to the greedy player, in a turn, beyond the ratings he changes
        self.people_cheaper = 0                  # food less for each increase of the population
        self.lends_action = False                # one military action pays for a civil one, once per turn
        self.tucks = False                       # may be tucked under a wonder when he is replaced
        self.chooses = False                     # culture, or science and resources for the military, once per turn
        self.acts_again = False                  # one more political action, once per game
        self.dismisses = False                   # may leave as a political action for a yellow token
        self.colonizes = False                   # a territory from the hand becomes a colony
        self.stays = False                       # does not leave the game by that
        self.peeks = False                       # looks at the top current event
        self.enlists = BY_NOTHING                # one action for a cheaper worker and a cheaper unit with it
        self.to_theaters = False                 # an urban building becomes a theater, once per turn
        self.red_revolution = False              # a revolution is paid with military actions
        self.revolution_culture = 0
        self.infantry_rides = False              # infantry may stand for cavalry in armies
        self.no_armies = False                   # the own tactic does not count
        self.labs_produce = False                # labs produce resources by their level
        self.labs_are_mines = False              # ... and count wherever mines count
        self.odd_costs = False                   # has something to say in `founding` or `hindering`
        self.peaceful = False                    # neither aggression nor war
        self.attack_factor = 1                   # attacks on him cost so many times as much
        self.defense_factor = 1                  # his bonus cards defend so many times as well
        self.other_cards = 0                     # cards that are no bonus cards in a colonizing force, for 1 each
        self.ships = 0                           # more from each bonus card in a colonizing force

    # ratings

    def culture(self, p: Seat) -> int:
        """What he adds to the culture rating."""
        return self.urban_culture(p)

    def urban_culture(self, p: Seat) -> int:
        """That part of it which urban buildings give."""
        return self.stage_culture(p)

    def stage_culture(self, p: Seat) -> int:
        """That part of it which theaters and libraries give."""
        return 0

    def science(self, p: Seat) -> int:
        """What he adds to the science rating."""
        return 0

    def strength(self, p: Seat) -> int:
        """What he adds to the strength rating."""
        return 0

    def force(self, p: Seat, sent: list[int]) -> int:
        """What he adds to the strength of units that are sent or sacrificed."""
        return 0

    # costs

    def taking(self, p: Seat, row: Card) -> int:
        """Civil actions more (or, negative, less) for taking this leader or wonder."""
        return 0

    def building(self, p: Seat, row: Card) -> int:
        """Resources more or less for an urban building, built or upgraded."""
        return 0

    def founding(self, t: ThroughTheAges, seat: int, row: Card) -> int:
        """Resources more or less for a building or unit that is built, not upgraded."""
        return 0

    def hindering(self, row: Card) -> int:
        """Resources more that his rivals pay to build this, or to upgrade to it."""
        return 0

    def learning(self, p: Seat, row: Card) -> int:
        """Science more or less for developing this technology."""
        return 0

    def arms(self, p: Seat) -> int:
        """Resources of this turn that only units can be paid with."""
        return 0

    def pay_arms(self, p: Seat, cost: int) -> int:
        """Pay for a unit out of them: how much he paid."""
        return 0

    def scholarship(self, p: Seat, row: Card) -> int:
        """Science of this turn that can pay for this technology."""
        return 0

    def pay_science(self, p: Seat, row: Card, cost: int) -> int:
        """Pay for a technology out of it: how much he paid."""
        return 0

    # moments

    def took(self, p: Seat, row: Card) -> None:
        """His owner has taken a card from the row."""

    def developed(self, t: ThroughTheAges, seat: int) -> None:
        """His owner has developed a technology."""

    def attacked(self, t: ThroughTheAges, seat: int) -> None:
        """An aggression or a war is played against his owner."""

    def turn_ends(self, t: ThroughTheAges, seat: int) -> None:
        """The Action Phase of his owner is over."""

    def legacy(self, p: Seat) -> int:
        """Culture for his owner when he leaves, or when the game ends."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Wonder:
    """What a wonder does beyond the numbers of its row."""

    def __init__(self) -> None:
        self.worth = 0.5                         # to the greedy player, beyond the numbers of its row
        self.worth_per_turn = 0.0
        self.worth_as_mine = 0.0

    def strength(self, p: Seat, row: Card) -> int:
        """What it adds to the strength rating."""
        return row.strength

    def taking(self, p: Seat) -> int:
        """Civil actions more (or, negative, less) for taking it."""
        return 0

    def completed(self, p: Seat) -> int:
        """Culture at once when it is completed."""
        return 0


PLAIN_LEADER: Final = Leader()
PLAIN_WONDER: Final = Wonder()
