"""The leaders of the 2015 edition and what they do beyond the numbers of their rows (TA15-13.01 to TA15-13.23)."""
from __future__ import annotations

from typing import Final

from kronika.games.through_the_ages.cards import (
    INFANTRY,
    LAB,
    LEADER,
    LIBRARY,
    TEMPLE,
    THEATER,
    WONDER,
    Card,
)
from kronika.games.through_the_ages.goods import gain_resources, gain_science
from kronika.games.through_the_ages.hooks import BY_MILITARY, Leader
from kronika.games.through_the_ages.leaders import among_strongest, churchill
from kronika.games.through_the_ages.ratings import (
    best,
    blessed,
    building_faces,
    lab_levels,
    temples_and_theaters,
    units,
)
from kronika.games.through_the_ages.table import CHURCHILL_CHOSE, HOMER_USED, NONE, Seat, ThroughTheAges
from kronika.games.through_the_ages.verb import take_back_civil

PAIR: Final = 2                        # Shakespeare's culture for a library and a theater
NAPOLEON_STRENGTH: Final = 2           # for each type of unit
EINSTEIN_CULTURE: Final = 3
GENGHIS_CULTURE: Final = 3


class Alexander(Leader):
    """TA15-13.02: one strength for each unit; he may leave for a yellow token."""

    def __init__(self) -> None:
        super().__init__()
        self.dismisses = True

    def strength(self, p: Seat) -> int:
        return units(p)


class Aristotle(Leader):
    """TA15-13.01: one science for each technology taken."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.6

    def took(self, p: Seat, row: Card) -> None:
        if row.technology:
            gain_science(p, 1)


class Hammurabi(Leader):
    """TA15-13.04: a military action as a civil one; leaders cost one civil action less."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.8
        self.lends_action = True

    def taking(self, p: Seat, row: Card) -> int:
        return -1 if row.category == LEADER else 0


class Bard(Leader):
    """TA15-13.05: a resource for units each turn."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.4

    def arms(self, p: Seat) -> int:
        return 0 if p.did(HOMER_USED) else 1

    def pay_arms(self, p: Seat, cost: int) -> int:
        if cost == 0 or p.did(HOMER_USED):
            return 0
        p.done |= HOMER_USED
        return 1


class Homer(Bard):
    """TA15-13.06: he may be tucked under a wonder."""

    def __init__(self) -> None:
        super().__init__()
        self.tucks = True


class Caesar(Leader):
    """TA15-5.03."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.3
        self.acts_again = True


class Moses(Leader):
    """TA15-13.07."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.6
        self.people_cheaper = 1


class Columbus(Leader):
    """TA15-13.03."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.5
        self.colonizes = True


class Barbarossa(Leader):
    """TA15-13.08."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.7
        self.enlists = BY_MILITARY


class Genghis(Leader):
    """TA15-7.15, TA15-13.09: infantry stands for cavalry; culture for one of the strongest."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.9
        self.infantry_rides = True

    def turn_ends(self, t: ThroughTheAges, seat: int) -> None:
        if among_strongest(t, seat):
            t.seat[seat].culture += GENGHIS_CULTURE
            t.note("genghis", seat, (GENGHIS_CULTURE,))


class Joan(Leader):
    """TA15-13.10, TA15-5.05: strength for the faces of temples and government; a look at the top event."""

    def __init__(self) -> None:
        super().__init__()
        self.peeks = True

    def strength(self, p: Seat) -> int:
        return building_faces(p, p.box.types[TEMPLE]) + blessed(p, max(0, p.rules_by().happy))


class Scholar(Leader):
    """TA15-13.12: the level of the best lab or library."""

    def science(self, p: Seat) -> int:
        study = best(p, p.box.studies)
        return 0 if study == NONE else p.box.cards[study].age


class Leonardo(Scholar):
    """TA15-13.12: a resource for each technology developed."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.5

    def developed(self, t: ThroughTheAges, seat: int) -> None:
        gain_resources(t.seat[seat], 1)


class Newton(Scholar):
    """TA15-13.13: a civil action back for each technology developed."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.9

    def developed(self, t: ThroughTheAges, seat: int) -> None:
        take_back_civil(t.seat[seat])


class Einstein(Scholar):
    """Culture for each technology developed."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 1.0

    def developed(self, t: ThroughTheAges, seat: int) -> None:
        t.seat[seat].culture += EINSTEIN_CULTURE


class Michelangelo(Leader):
    """TA15-13.11: culture for faces; completed wonders make a new one no dearer."""

    def culture(self, p: Seat) -> int:
        return temples_and_theaters(p)

    def taking(self, p: Seat, row: Card) -> int:
        return -p.wonders.bit_count() if row.category == WONDER else 0


class Cook(Leader):
    """TA15-13.14: two culture for the first colony, one for each other; two cards as force."""

    def __init__(self) -> None:
        super().__init__()
        self.other_cards = 2

    def culture(self, p: Seat) -> int:
        n = p.colonies.bit_count()
        return n + 1 if n else 0


class Bach(Leader):
    """TA15-13.15: culture for each theater, cheaper theaters, and other buildings become theaters."""

    def __init__(self) -> None:
        super().__init__()
        self.to_theaters = True

    def stage_culture(self, p: Seat) -> int:
        return p.built(p.box.types[THEATER])

    def learning(self, p: Seat, row: Card) -> int:
        return -2 if row.category == THEATER else 0


class Robespierre(Leader):
    """TA15-6.39."""

    def __init__(self) -> None:
        super().__init__()
        self.red_revolution = True
        self.revolution_culture = 3


class Napoleon(Leader):
    """TA15-13.18: strength for each type of unit."""

    def strength(self, p: Seat) -> int:
        types = p.box.types
        return NAPOLEON_STRENGTH * sum(p.built(types[kind]) > 0 for kind in range(INFANTRY, len(types)))


class Shakespeare(Leader):
    """TA15-13.16: culture for pairs of a library and a theater; each makes the other cheaper."""

    def stage_culture(self, p: Seat) -> int:
        return PAIR * min(p.built(p.box.types[LIBRARY]), p.built(p.box.types[THEATER]))

    def building(self, p: Seat, row: Card) -> int:
        return -1 if paired(p, row.category) else 0

    def learning(self, p: Seat, row: Card) -> int:
        return -1 if paired(p, row.category) else 0


def paired(p: Seat, category: int) -> bool:
    """TA15-13.16: whether a worker stands on the other type of the pair."""
    if category == THEATER:
        return p.built(p.box.types[LIBRARY]) > 0
    return category == LIBRARY and p.built(p.box.types[THEATER]) > 0


class Gates(Leader):
    """TA15-13.19: labs produce resources; their levels score when he leaves, or at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.3
        self.labs_produce = True

    def legacy(self, p: Seat) -> int:
        return lab_levels(p)


class Chaplin(Leader):
    """TA15-13.20: the best theater counts twice."""

    def stage_culture(self, p: Seat) -> int:
        theater = best(p, p.box.types[THEATER])
        return 0 if theater == NONE else p.box.cards[theater].culture


class Gandhi(Leader):
    """TA15-13.21."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 0.4
        self.peaceful = True
        self.attack_factor = 2


class Meier(Leader):
    """TA15-13.22: labs give culture by their level, and one science less."""

    def urban_culture(self, p: Seat) -> int:
        return lab_levels(p)

    def science(self, p: Seat) -> int:
        return -p.built(p.box.types[LAB])


class Churchill(Leader):
    """TA15-13.23: each turn culture, or science and resources for the military."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = 3.0
        self.chooses = True

    def arms(self, p: Seat) -> int:
        return p.churchill_arms

    def pay_arms(self, p: Seat, cost: int) -> int:
        pool = min(p.churchill_arms, cost)
        p.churchill_arms -= pool
        return pool

    def scholarship(self, p: Seat, row: Card) -> int:
        return p.churchill_science if row.unit else 0

    def pay_science(self, p: Seat, row: Card, cost: int) -> int:
        lent = min(p.churchill_science, cost) if row.unit else 0
        p.churchill_science -= lent
        return lent

    def turn_ends(self, t: ThroughTheAges, seat: int) -> None:
        if not t.seat[seat].did(CHURCHILL_CHOSE):
            churchill(t, seat, True)


LEADERS: Final[dict[str, Leader]] = {
    "alexander_the_great": Alexander(), "aristotle": Aristotle(), "hammurabi": Hammurabi(), "homer": Homer(),
    "julius_caesar": Caesar(), "moses": Moses(), "christopher_columbus": Columbus(),
    "frederick_barbarossa": Barbarossa(), "genghis_khan": Genghis(), "joan_of_arc": Joan(),
    "leonardo_da_vinci": Leonardo(), "michelangelo": Michelangelo(), "isaac_newton": Newton(), "james_cook": Cook(),
    "johann_sebastian_bach": Bach(), "maximilien_robespierre": Robespierre(), "napoleon_bonaparte": Napoleon(),
    "william_shakespeare": Shakespeare(), "albert_einstein": Einstein(), "bill_gates": Gates(),
    "charlie_chaplin": Chaplin(), "mahatma_gandhi": Gandhi(), "sid_meier": Meier(), "winston_churchill": Churchill()}
