"""The leaders of the 2006 edition and what they do beyond the numbers of their rows (TA06-13.01 to TA06-13.30)."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.armies import best_army
from kronika.games.through_the_ages.cards import CAVALRY, LAB, LIBRARY, TEMPLE, THEATER, WONDER, Card
from kronika.games.through_the_ages.hooks import BY_CIVIL, Leader
from kronika.games.through_the_ages.leaders_2015 import (
    PAIR,
    Aristotle,
    Bard,
    Chaplin,
    Einstein,
    Gandhi,
    Leonardo,
    Meier,
    Moses,
    Newton,
)
from kronika.games.through_the_ages.ratings import building_faces, temples_and_theaters, units
from kronika.games.through_the_ages.table import NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.war import SEATS

HOMER_WARRIORS: Final = 2              # so many give culture
JOAN_CULTURE: Final = 5
COLONY_CULTURE: Final = 2


class Alexander(Leader):
    """TA06-13.04: one strength for each unit, of the civilization."""

    def strength(self, p: Seat) -> int:
        return units(p)


class Homer(Bard):
    """TA06-13.01, TA06-13.03, TA06-R.101: a resource for units each turn; culture for up to two Warriors."""

    def culture(self, p: Seat) -> int:
        return min(HOMER_WARRIORS, p.workers[p.box.first_unit])


class Columbus(Leader):
    """TA06-13.06: he colonizes once, and stays."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.4
        self.colonizes = True
        self.stays = True


class Barbarossa(Leader):
    """TA06-13.07."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.7
        self.enlists = BY_CIVIL


class Genghis(Leader):
    """TA06-13.05: no armies; each cavalry is stronger, also when it is sacrificed, and gives culture."""

    def __init__(self) -> None:
        super().__init__()
        self.no_armies = True

    def culture(self, p: Seat) -> int:
        return p.built(p.box.types[CAVALRY])

    def strength(self, p: Seat) -> int:
        return self.force(p, p.workers)

    def force(self, p: Seat, sent: list[int]) -> int:
        return sum(sent[slot] for slot in p.box.types[CAVALRY])


class Joan(Leader):
    """TA06-13.08, TA06-13.09: strength for the faces of temples; culture when she is attacked."""

    def strength(self, p: Seat) -> int:
        return building_faces(p, p.box.types[TEMPLE])

    def attacked(self, t: ThroughTheAges, seat: int) -> None:
        t.seat[seat].culture += JOAN_CULTURE


class Michelangelo(Leader):
    """TA06-13.08, TA06-13.25: culture for faces; a wonder costs one civil action less."""

    def culture(self, p: Seat) -> int:
        return temples_and_theaters(p)

    def taking(self, p: Seat, row: Card) -> int:
        return -1 if row.category == WONDER else 0


class Cook(Leader):
    """TA06-13.24: better bonus cards for colonizing, culture for colonies."""

    def __init__(self) -> None:
        super().__init__()
        self.ships = 1

    def culture(self, p: Seat) -> int:
        return COLONY_CULTURE * p.colonies.bit_count()


class Bach(Leader):
    """TA06-13.16, TA06-13.18, TA06-13.30: theaters are cheaper to learn and to build, and give more."""

    def __init__(self) -> None:
        super().__init__()
        self.odd_costs = True

    def stage_culture(self, p: Seat) -> int:
        return p.built(p.box.types[THEATER])

    def learning(self, p: Seat, row: Card) -> int:
        return -1 if row.category == THEATER else 0

    def founding(self, t: ThroughTheAges, seat: int, row: Card) -> int:
        return -1 if row.category == THEATER else 0


class Robespierre(Leader):
    """TA06-13.12."""

    def __init__(self) -> None:
        super().__init__()
        self.red_revolution = True


class Napoleon(Leader):
    """TA06-13.13: the best army counts once more."""

    def strength(self, p: Seat) -> int:
        return 0 if p.tactic == NONE else best_army(p, p.workers)


class Shakespeare(Leader):
    """TA06-13.18: culture for each library, and for pairs of a library and a theater."""

    def stage_culture(self, p: Seat) -> int:
        libraries = p.built(p.box.types[LIBRARY])
        return libraries + PAIR * min(libraries, p.built(p.box.types[THEATER]))


class Tesla(Leader):
    """TA06-13.14, TA06-13.15: labs are mines too; rivals pay more for labs and libraries."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.3
        self.labs_produce = True
        self.labs_are_mines = True
        self.odd_costs = True

    def hindering(self, row: Card) -> int:
        return 1 if row.category in (LAB, LIBRARY) else 0


class Churchill(Leader):
    """TA06-13.16, TA06-13.23, TA06-13.30, TA06-R.67: cheaper unit technologies, and units in a war on him."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.6
        self.odd_costs = True
        self.defense_factor = 2

    def learning(self, p: Seat, row: Card) -> int:
        return -3 if row.unit else 0

    def founding(self, t: ThroughTheAges, seat: int, row: Card) -> int:
        return -2 if row.unit and any(war % SEATS == seat for rival in t.seat for war in rival.wars) else 0


LEADERS: Final[dict[str, Leader]] = {
    "alexander_the_great": Alexander(), "aristotle": Aristotle(), "homer": Homer(), "moses": Moses(),
    "christopher_columbus": Columbus(), "frederick_barbarossa": Barbarossa(), "genghis_khan": Genghis(),
    "joan_of_arc": Joan(), "leonardo_da_vinci": Leonardo(), "michelangelo": Michelangelo(), "isaac_newton": Newton(),
    "james_cook": Cook(), "johann_sebastian_bach": Bach(), "maximilien_robespierre": Robespierre(),
    "napoleon_bonaparte": Napoleon(), "william_shakespeare": Shakespeare(), "albert_einstein": Einstein(),
    "nikola_tesla": Tesla(), "rock_and_roll_icon": Chaplin(), "mahatma_gandhi": Gandhi(), "game_designer": Meier(),
    "winston_churchill": Churchill()}
