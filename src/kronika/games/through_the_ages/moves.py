"""The words that can be said in Through the Ages. Moves are shared: the same move is the same object."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.move import Move
from kronika.games.through_the_ages.cards import MOST_BITS, MOST_KINDS, MOST_WORKED


class Take(Move):
    """`take iron`: take the cheapest copy from the row; `take iron at 7` insists on the space (TA15-6.03)."""

    word: ClassVar[str] = "take"

    def __init__(self, card: int, space: int) -> None:
        super().__init__((card, space))
        self.card = card
        self.space = space

    def covers(self, other: Move) -> bool:
        return isinstance(other, Take) and self.card == other.card and self.space == 0


class Increase(Move):
    """`increase`: increase the population (TA15-6.11)."""

    word: ClassVar[str] = "increase"


class Build(Move):
    """`build iron`: build a farm, mine, urban building or unit (TA15-6.14, TA15-7.01)."""

    word: ClassVar[str] = "build"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Upgrade(Move):
    """`upgrade bronze to iron` (TA15-6.17, TA15-7.02)."""

    word: ClassVar[str] = "upgrade"

    def __init__(self, card: int, to: int) -> None:
        super().__init__((card, to))
        self.card = card
        self.to = to


class Destroy(Move):
    """`destroy religion` (TA15-6.20)."""

    word: ClassVar[str] = "destroy"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Disband(Move):
    """`disband warriors` (TA15-7.03)."""

    word: ClassVar[str] = "disband"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Lead(Move):
    """`lead moses`; `lead moses under pyramids` tucks Homer (TA15-6.21, TA15-6.24)."""

    word: ClassVar[str] = "lead"

    def __init__(self, card: int, under: int) -> None:
        super().__init__((card, under))
        self.card = card
        self.under = under


class Stage(Move):
    """`stage 2`: build so many stages of the wonder (TA15-6.25, TA15-6.26)."""

    word: ClassVar[str] = "stage"

    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count = count


class Develop(Move):
    """`develop iron` (TA15-6.30, TA15-6.35)."""

    word: ClassVar[str] = "develop"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Revolt(Move):
    """`revolt monarchy`: a revolution (TA15-6.36)."""

    word: ClassVar[str] = "revolt"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Play(Move):
    """`play rich_land_i`, `play reserves_i food`: play an action card (TA15-6.41)."""

    word: ClassVar[str] = "play"

    def __init__(self, card: int, goods: int) -> None:
        super().__init__((card, goods))
        self.card = card
        self.goods = goods


class Enlist(Move):
    """`enlist knights`: Barbarossa (TA15-13.08)."""

    word: ClassVar[str] = "enlist"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Adopt(Move):
    """`adopt legion`: play a tactic (TA15-7.04)."""

    word: ClassVar[str] = "adopt"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Copy(Move):
    """`copy legion`: copy a common tactic (TA15-7.05)."""

    word: ClassVar[str] = "copy"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Churchill(Move):
    """`churchill culture`, `churchill arms` (TA15-13.23)."""

    word: ClassVar[str] = "churchill"

    def __init__(self, choice: int) -> None:
        super().__init__((choice,))
        self.choice = choice


class Immigrate(Move):
    """`immigrate`: the free population of the Ocean Liner Service (TA15-13.33)."""

    word: ClassVar[str] = "immigrate"


class Hammurabi(Move):
    """`hammurabi`: use a military action as a civil one (TA15-13.04)."""

    word: ClassVar[str] = "hammurabi"


class Trade(Move):
    """`trade`: use one food as a resource, or the reverse, by Trade Routes (TA15-13.78)."""

    word: ClassVar[str] = "trade"


class Done(Move):
    """`done`: end the phase, or what one is choosing. Who was not asked for politics may still pass or resign."""

    word: ClassVar[str] = "done"

    def covers(self, other: Move) -> bool:
        return isinstance(other, (Pass, Resign))


class Pass(Move):
    """`pass`: do nothing of it. Resigning is never offered: it stays legal when it is said by name."""

    word: ClassVar[str] = "pass"

    def covers(self, other: Move) -> bool:
        return isinstance(other, Resign)


class Prepare(Move):
    """`prepare rats`: prepare an event (TA15-5.07)."""

    word: ClassVar[str] = "prepare"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Attack(Move):
    """`attack aggression_spy on 2`: play an aggression (TA15-5.35)."""

    word: ClassVar[str] = "attack"

    def __init__(self, card: int, rival: int) -> None:
        super().__init__((card, rival))
        self.card = card
        self.rival = rival


class Declare(Move):
    """`declare war_over_culture on 2`: declare a war (TA15-5.45)."""

    word: ClassVar[str] = "declare"

    def __init__(self, card: int, rival: int) -> None:
        super().__init__((card, rival))
        self.card = card
        self.rival = rival


class Offer(Move):
    """`offer peace_treaty to 1`, `offer loss_of_sovereignty to 1 as a`: offer a pact (TA15-5.52)."""

    word: ClassVar[str] = "offer"

    def __init__(self, card: int, partner: int, side: int) -> None:
        super().__init__((card, partner, side))
        self.card = card
        self.partner = partner
        self.side = side


class Cancel(Move):
    """`cancel peace_treaty`: cancel a pact (TA15-5.57)."""

    word: ClassVar[str] = "cancel"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Resign(Move):
    """`resign` (TA15-5.59)."""

    word: ClassVar[str] = "resign"


class Dismiss(Move):
    """`dismiss`: Alexander leaves for a yellow token (TA15-13.02)."""

    word: ClassVar[str] = "dismiss"


class Colonize(Move):
    """`colonize vast_territory_i`: Columbus colonizes from the hand (TA15-13.03)."""

    word: ClassVar[str] = "colonize"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Bid(Move):
    """`bid 4` (TA15-5.25)."""

    word: ClassVar[str] = "bid"

    def __init__(self, amount: int) -> None:
        super().__init__((amount,))
        self.amount = amount


class Send(Move):
    """`send warriors`: a unit joins the colonization force (TA15-5.27)."""

    word: ClassVar[str] = "send"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Use(Move):
    """`use military_bonus_i`: add a military card to the force or the defense (TA15-5.27, TA15-5.39)."""

    word: ClassVar[str] = "use"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Discard(Move):
    """`discard legion` (TA15-11.03)."""

    word: ClassVar[str] = "discard"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Accept(Move):
    """`accept` the pact (TA15-5.54)."""

    word: ClassVar[str] = "accept"


class Refuse(Move):
    """`refuse` the pact (TA15-5.53)."""

    word: ClassVar[str] = "refuse"


class Choose(Move):
    """`choose religion`: name the card that an event, an attack or a loss concerns (TA15-17.08)."""

    word: ClassVar[str] = "choose"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


class Split(Move):
    """`split 2 1`: so much food and so many resources (TA15-R.13)."""

    word: ClassVar[str] = "split"

    def __init__(self, food: int, resources: int) -> None:
        super().__init__((food, resources))
        self.food = food
        self.resources = resources


class Fetch(Move):
    """`fetch`: draw a military card for a military action (TA06-17.05)."""

    word: ClassVar[str] = "fetch"


class Keep(Move):
    """`keep impact_of_science`: keep a bonus card that only its owner knows (TA06-17.09)."""

    word: ClassVar[str] = "keep"

    def __init__(self, card: int) -> None:
        super().__init__((card,))
        self.card = card


# Moves are numbers: one set serves every edition, whatever its cards are called
INCREASE: Final = Increase()
IMMIGRATE: Final = Immigrate()
HAMMURABI: Final = Hammurabi()
TRADE: Final = Trade()
DONE: Final = Done()
PASS: Final = Pass()
RESIGN: Final = Resign()
DISMISS: Final = Dismiss()
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
FETCH: Final = Fetch()
TAKE: Final = [Take(card, 0) for card in range(MOST_KINDS)]
BUILD: Final = [Build(slot) for slot in range(MOST_WORKED)]
UPGRADE: Final = [[Upgrade(slot, to) for to in range(MOST_WORKED)] for slot in range(MOST_WORKED)]
DESTROY: Final = [Destroy(slot) for slot in range(MOST_WORKED)]
DISBAND: Final = [Disband(slot) for slot in range(MOST_WORKED)]
LEAD: Final = [Lead(card, 0) for card in range(MOST_KINDS)]
STAGE: Final = [Stage(n) for n in range(6)]
DEVELOP: Final = [Develop(tech) for tech in range(MOST_BITS)]
REVOLT: Final = [Revolt(tech) for tech in range(MOST_BITS)]
PLAY: Final = [[Play(card, goods) for goods in range(3)] for card in range(MOST_KINDS)]
ENLIST: Final = [Enlist(slot) for slot in range(MOST_WORKED)]
ADOPT: Final = [Adopt(card) for card in range(MOST_KINDS)]
COPY: Final = [Copy(card) for card in range(MOST_KINDS)]
CHURCHILL: Final = [Churchill(0), Churchill(1)]
PREPARE: Final = [Prepare(card) for card in range(MOST_KINDS)]
CHOOSE: Final = [Choose(card) for card in range(MOST_KINDS)]
DISCARD: Final = [Discard(card) for card in range(MOST_KINDS)]
USE: Final = [Use(card) for card in range(MOST_KINDS)]
SEND: Final = [Send(slot) for slot in range(MOST_WORKED)]
BID: Final = [Bid(amount) for amount in range(200)]
