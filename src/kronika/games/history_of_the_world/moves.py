"""The words that can be said in History of the World. Moves are shared: the same move is the same object."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.move import Move
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS, FACES
from kronika.games.history_of_the_world.lands import AREA_IDS, LAND_IDS, REGION_IDS

ANY_WAY: Final = 0                     # land, then caravans, then fleets (HW-R.13)
WAY_LAND: Final = 1
WAY_CARAVAN: Final = 2
WAY_FLEET: Final = 3
ARMY: Final = 0
TOKEN: Final = 1
WAYS: Final = ["any", "land", "caravan", "fleet"]
PAYS: Final = ["army", "token"]


class Invade(Move):
    """`invade nile by fleet`: place an army from the card on a land, on a way of one's choice (HW-9.04, HW-15.07)."""

    word: ClassVar[str] = "invade"

    def __init__(self, land: int, way: int) -> None:
        super().__init__((land, way))
        self.land = land
        self.way = way

    def covers(self, other: Move) -> bool:
        return isinstance(other, Invade) and self.land == other.land and self.way == ANY_WAY


class BuildFort(Move):
    """`fort nile`: build a fort (HW-14.01, HW-14.02)."""

    word: ClassVar[str] = "fort"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class BuildMonument(Move):
    """`monument nile`: build a monument (HW-16.02)."""

    word: ClassVar[str] = "monument"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class BuildCity(Move):
    """`city crete`: build a city in a land just occupied."""

    word: ClassVar[str] = "city"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class BuildCapital(Move):
    """`capital andes`: the only capital left goes there (HW-R.67)."""

    word: ClassVar[str] = "capital"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class Raze(Move):
    """`raze nile`: raze one step (HW-12.01)."""

    word: ClassVar[str] = "raze"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class Remove(Move):
    """`remove nile`: an event removes the army of the land."""

    word: ClassVar[str] = "remove"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class Replace(Move):
    """`replace nile`: an event replaces the army of the land by one's own."""

    word: ClassVar[str] = "replace"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class Ravage(Move):
    """`ravage gaul`: Barbarians fall upon the land (HW-R.26)."""

    word: ClassVar[str] = "ravage"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class Recall(Move):
    """`recall nile`: take an inactive army back for the new empire (HW-R.07)."""

    word: ClassVar[str] = "recall"

    def __init__(self, land: int) -> None:
        super().__init__((land,))
        self.land = land


class PlaceFleet(Move):
    """`fleet caspian_sea`: one more fleet for this turn."""

    word: ClassVar[str] = "fleet"

    def __init__(self, area: int) -> None:
        super().__init__((area,))
        self.area = area


class ChooseRegion(Move):
    """`region india`: its lands are adjacent to one another this turn."""

    word: ClassVar[str] = "region"

    def __init__(self, region: int) -> None:
        super().__init__((region,))
        self.region = region


class Play(Move):
    """`play weaponry`: play an advancement or a kingdom."""

    word: ClassVar[str] = "play"

    def __init__(self, event: int) -> None:
        super().__init__((event,))
        self.event = event


class TakeEvent(Move):
    """`event weaponry`: take an event from the pile (HW-5.02)."""

    word: ClassVar[str] = "event"

    def __init__(self, event: int) -> None:
        super().__init__((event,))
        self.event = event


class TakeEmpire(Move):
    """`empire romans`: take an empire from the pile (HW-5.03)."""

    word: ClassVar[str] = "empire"

    def __init__(self, empire: int) -> None:
        super().__init__((empire,))
        self.empire = empire


class Give(Move):
    """`give 2`: give the drawn card to a seat (HW-25.02)."""

    word: ClassVar[str] = "give"

    def __init__(self, seat: int) -> None:
        super().__init__((seat,))
        self.seat = seat


class Siege(Move):
    """`siege army`, `siege token`: besiege, and what pays for it (HW-11.02, HW-11.10)."""

    word: ClassVar[str] = "siege"

    def __init__(self, pay: int) -> None:
        super().__init__((pay,))
        self.pay = pay


class Reroll(Move):
    """`reroll 2`: roll the own die that shows a 2 again (HW-10.10)."""

    word: ClassVar[str] = "reroll"

    def __init__(self, face: int) -> None:
        super().__init__((face,))
        self.face = face


class Keep(Move):
    """`keep`: keep the drawn card (HW-25.02)."""

    word: ClassVar[str] = "keep"


class Withdraw(Move):
    """`withdraw`: give the siege up (HW-11.07)."""

    word: ClassVar[str] = "withdraw"


class Pass(Move):
    """`pass`: no reroll for now (HW-R.09)."""

    word: ClassVar[str] = "pass"


class GainPoint(Move):
    """`gain`: a point more, off the score of another (HW-19.03)."""

    word: ClassVar[str] = "gain"


class LosePoint(Move):
    """`lose`: a point less, off the score of another (HW-19.03)."""

    word: ClassVar[str] = "lose"


class Decline(Move):
    """`decline`: do without the ability for the moment (HW-23.01)."""

    word: ClassVar[str] = "decline"


class Return(Move):
    """`return`: the victorious army goes back to the card (HW-23.06)."""

    word: ClassVar[str] = "return"


class Stay(Move):
    """`stay`: the victorious army holds the land."""

    word: ClassVar[str] = "stay"


class Spare(Move):
    """`spare`: leave the structures as they are."""

    word: ClassVar[str] = "spare"


class End(Move):
    """`end`: end the conquest (HW-R.46)."""

    word: ClassVar[str] = "end"


class Done(Move):
    """`done`: no more of what is offered."""

    word: ClassVar[str] = "done"


INVADE: Final = [[Invade(land, way) for way in range(len(WAYS))] for land in range(len(LAND_IDS))]
FORT: Final = [BuildFort(i) for i in range(len(LAND_IDS))]
MONUMENT: Final = [BuildMonument(i) for i in range(len(LAND_IDS))]
CITY: Final = [BuildCity(i) for i in range(len(LAND_IDS))]
CAPITAL: Final = [BuildCapital(i) for i in range(len(LAND_IDS))]
RAZE: Final = [Raze(i) for i in range(len(LAND_IDS))]
REMOVE: Final = [Remove(i) for i in range(len(LAND_IDS))]
REPLACE: Final = [Replace(i) for i in range(len(LAND_IDS))]
RAVAGE: Final = [Ravage(i) for i in range(len(LAND_IDS))]
RECALL: Final = [Recall(i) for i in range(len(LAND_IDS))]
FLEET: Final = [PlaceFleet(i) for i in range(len(AREA_IDS))]
REGION: Final = [ChooseRegion(i) for i in range(len(REGION_IDS))]
PLAY: Final = [Play(i) for i in range(len(EVENTS))]
EVENT: Final = [TakeEvent(i) for i in range(len(EVENTS))]
EMPIRE: Final = [TakeEmpire(i) for i in range(len(EMPIRES))]
GIVE: Final = [Give(i) for i in range(6)]
SIEGE: Final = [Siege(ARMY), Siege(TOKEN)]
REROLL: Final = [Reroll(i) for i in range(FACES + 1)]
KEEP: Final = Keep()
WITHDRAW: Final = Withdraw()
PASS: Final = Pass()
GAIN: Final = GainPoint()
LOSE: Final = LosePoint()
DECLINE: Final = Decline()
RETURN: Final = Return()
STAY: Final = Stay()
SPARE: Final = Spare()
END: Final = End()
DONE: Final = Done()
