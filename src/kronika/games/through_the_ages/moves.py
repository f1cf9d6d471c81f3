"""The words that can be said in Through the Ages. Moves are shared: the same move is the same object."""
from __future__ import annotations

from typing import ClassVar, Final

from kronika.core.move import Move
from kronika.core.words import Form, Grammar, Kind, Number, Part
from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    CARDS,
    EVENT,
    GOVERNMENTS,
    LEADER,
    PACT,
    TACTIC,
    TECHS,
    WAR,
    WONDERS,
    WORKED,
    of,
)


class Take(Move):
    """`take iron`: take the cheapest copy from the row; `take iron at 7` insists on the space (TA15-6.03)."""

    word: ClassVar[str] = "take"

    def __init__(self, card: int, space: int) -> None:
        self.card = card
        self.space = space

    def key(self) -> tuple[int, ...]:
        return (self.card, self.space)

    def covers(self, other: Move) -> bool:
        return isinstance(other, Take) and self.card == other.card and self.space == 0

class Increase(Move):
    """`increase`: increase the population (TA15-6.11)."""

    word: ClassVar[str] = "increase"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Build(Move):
    """`build iron`: build a farm, mine, urban building or unit (TA15-6.14, TA15-7.01)."""

    word: ClassVar[str] = "build"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Upgrade(Move):
    """`upgrade bronze to iron` (TA15-6.17, TA15-7.02)."""

    word: ClassVar[str] = "upgrade"

    def __init__(self, card: int, to: int) -> None:
        self.card = card
        self.to = to

    def key(self) -> tuple[int, ...]:
        return (self.card, self.to)

class Destroy(Move):
    """`destroy religion` (TA15-6.20)."""

    word: ClassVar[str] = "destroy"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Disband(Move):
    """`disband warriors` (TA15-7.03)."""

    word: ClassVar[str] = "disband"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Lead(Move):
    """`lead moses`; `lead moses under pyramids` tucks Homer (TA15-6.21, TA15-6.24)."""

    word: ClassVar[str] = "lead"

    def __init__(self, card: int, under: int) -> None:
        self.card = card
        self.under = under

    def key(self) -> tuple[int, ...]:
        return (self.card, self.under)

class Stage(Move):
    """`stage 2`: build so many stages of the wonder (TA15-6.25, TA15-6.26)."""

    word: ClassVar[str] = "stage"

    def __init__(self, count: int) -> None:
        self.count = count

    def key(self) -> tuple[int, ...]:
        return (self.count,)

class Develop(Move):
    """`develop iron` (TA15-6.30, TA15-6.35)."""

    word: ClassVar[str] = "develop"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Revolt(Move):
    """`revolt monarchy`: a revolution (TA15-6.36)."""

    word: ClassVar[str] = "revolt"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Play(Move):
    """`play rich_land_i`, `play reserves_i food`: play an action card (TA15-6.41)."""

    word: ClassVar[str] = "play"

    def __init__(self, card: int, goods: int) -> None:
        self.card = card
        self.goods = goods

    def key(self) -> tuple[int, ...]:
        return (self.card, self.goods)

class Enlist(Move):
    """`enlist knights`: Barbarossa (TA15-13.08)."""

    word: ClassVar[str] = "enlist"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Adopt(Move):
    """`adopt legion`: play a tactic (TA15-7.04)."""

    word: ClassVar[str] = "adopt"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Copy(Move):
    """`copy legion`: copy a common tactic (TA15-7.05)."""

    word: ClassVar[str] = "copy"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Churchill(Move):
    """`churchill culture`, `churchill arms` (TA15-13.23)."""

    word: ClassVar[str] = "churchill"

    def __init__(self, option: int) -> None:
        self.option = option

    def key(self) -> tuple[int, ...]:
        return (self.option,)

class Immigrate(Move):
    """`immigrate`: the free population of the Ocean Liner Service (TA15-13.33)."""

    word: ClassVar[str] = "immigrate"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Hammurabi(Move):
    """`hammurabi`: use a military action as a civil one (TA15-13.04)."""

    word: ClassVar[str] = "hammurabi"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Trade(Move):
    """`trade`: use one food as a resource, or the reverse, by Trade Routes (TA15-13.78)."""

    word: ClassVar[str] = "trade"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Done(Move):
    """`done`: end the phase, or what one is choosing."""

    word: ClassVar[str] = "done"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Pass(Move):
    """`pass`: do nothing of it."""

    word: ClassVar[str] = "pass"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Prepare(Move):
    """`prepare rats`: prepare an event (TA15-5.07)."""

    word: ClassVar[str] = "prepare"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Attack(Move):
    """`attack aggression_spy on 2`: play an aggression (TA15-5.35)."""

    word: ClassVar[str] = "attack"

    def __init__(self, card: int, rival: int) -> None:
        self.card = card
        self.rival = rival

    def key(self) -> tuple[int, ...]:
        return (self.card, self.rival)

class Declare(Move):
    """`declare war_over_culture on 2`: declare a war (TA15-5.45)."""

    word: ClassVar[str] = "declare"

    def __init__(self, card: int, rival: int) -> None:
        self.card = card
        self.rival = rival

    def key(self) -> tuple[int, ...]:
        return (self.card, self.rival)

class Offer(Move):
    """`offer peace_treaty to 1`, `offer loss_of_sovereignty to 1 as a`: offer a pact (TA15-5.52)."""

    word: ClassVar[str] = "offer"

    def __init__(self, card: int, partner: int, side: int) -> None:
        self.card = card
        self.partner = partner
        self.side = side

    def key(self) -> tuple[int, ...]:
        return (self.card, self.partner, self.side)

class Cancel(Move):
    """`cancel peace_treaty`: cancel a pact (TA15-5.57)."""

    word: ClassVar[str] = "cancel"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Resign(Move):
    """`resign` (TA15-5.59)."""

    word: ClassVar[str] = "resign"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Dismiss(Move):
    """`dismiss`: Alexander leaves for a yellow token (TA15-13.02)."""

    word: ClassVar[str] = "dismiss"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Colonize(Move):
    """`colonize vast_territory_i`: Columbus colonizes from the hand (TA15-13.03)."""

    word: ClassVar[str] = "colonize"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Bid(Move):
    """`bid 4` (TA15-5.25)."""

    word: ClassVar[str] = "bid"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def key(self) -> tuple[int, ...]:
        return (self.amount,)

class Send(Move):
    """`send warriors`: a unit joins the colonization force (TA15-5.27)."""

    word: ClassVar[str] = "send"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Use(Move):
    """`use military_bonus_i`: add a military card to the force or the defense (TA15-5.27, TA15-5.39)."""

    word: ClassVar[str] = "use"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Discard(Move):
    """`discard legion` (TA15-11.03)."""

    word: ClassVar[str] = "discard"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Accept(Move):
    """`accept` the pact (TA15-5.54)."""

    word: ClassVar[str] = "accept"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Refuse(Move):
    """`refuse` the pact (TA15-5.53)."""

    word: ClassVar[str] = "refuse"

    def __init__(self) -> None:
        pass

    def key(self) -> tuple[int, ...]:
        return ()

class Choose(Move):
    """`choose religion`: name the card that an event, an attack or a loss concerns (TA15-17.08)."""

    word: ClassVar[str] = "choose"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Split(Move):
    """`split 2 1`: so much food and so many resources (TA15-R.13)."""

    word: ClassVar[str] = "split"

    def __init__(self, food: int, resources: int) -> None:
        self.food = food
        self.resources = resources

    def key(self) -> tuple[int, ...]:
        return (self.food, self.resources)

class First(Move):
    """`first 2`: chance names the starting player (TA15-2.01)."""

    word: ClassVar[str] = "first"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

class Events(Move):
    """`events ...`: chance lays out the first current events (TA15-2.04)."""

    word: ClassVar[str] = "events"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        return (len(self.cards), *self.cards)

class Finals(Move):
    """`finals ...`: chance lays out the final events of the shorter game, open ones first (TA15-15.06)."""

    word: ClassVar[str] = "finals"

    def __init__(self, open: list[int], hidden: list[int]) -> None:
        self.open = open
        self.hidden = hidden

    def key(self) -> tuple[int, ...]:
        return (len(self.open), *self.open, len(self.hidden), *self.hidden)

class Deal(Move):
    """`deal iron coal`: chance deals to the row (TA15-4.03)."""

    word: ClassVar[str] = "deal"

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        return (len(self.cards), *self.cards)

class Draw(Move):
    """`draw 1 legion rats`: chance draws military cards for a seat (TA15-11.11)."""

    word: ClassVar[str] = "draw"

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat = seat
        self.cards = cards

    def key(self) -> tuple[int, ...]:
        return (self.seat, len(self.cards), *self.cards)

class Reveal(Move):
    """`reveal rats`: chance turns over the top current event (TA15-5.09)."""

    word: ClassVar[str] = "reveal"

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.card,)

class Peek(Move):
    """`peek 1 rats`: chance tells what Joan of Arc sees (TA15-5.05)."""

    word: ClassVar[str] = "peek"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.card)


class Among(Kind):
    """The ids of some neighbouring cards, beginning with card `first`."""

    def __init__(self, name: str, first: int, last: int) -> None:
        super().__init__(name, [card.id for card in CARDS[first:last]])
        self.first = first
        for i, card in enumerate(CARDS[first:last]):
            self.reads[card.id] = [first + i]

    def say(self, number: int) -> str:
        return "?" if number < 0 else CARDS[number].id

    def every(self) -> list[int]:
        return list(range(self.first, self.first + len(self.words)))


CARD: Final = Among("card", 0, len(CARDS))
CIVIL: Final = Among("civil card", 0, of(ACTION)[-1] + 1)
MILITARY: Final = Among("military card", of(TACTIC)[0], len(CARDS))
TECHNOLOGY: Final = Among("technology", 0, TECHS)
WORK: Final = Among("technology", 0, WORKED)
GOVERN: Final = Among("government", GOVERNMENTS[0], GOVERNMENTS[-1] + 1)
LEADERS: Final = Among("leader", of(LEADER)[0], of(LEADER)[-1] + 1)
ACTIONS: Final = Among("action card", of(ACTION)[0], of(ACTION)[-1] + 1)
TACTICS: Final = Among("tactic", of(TACTIC)[0], of(TACTIC)[-1] + 1)
AGGRESSIONS: Final = Among("aggression", of(AGGRESSION)[0], of(AGGRESSION)[-1] + 1)
WARS: Final = Among("war", of(WAR)[0], of(WAR)[-1] + 1)
PACTS: Final = Among("pact", of(PACT)[0], of(PACT)[-1] + 1)
EVENTS: Final = Among("event", of(PACT)[-1] + 1, of(EVENT)[-1] + 1)
UNDER: Final = Kind("wonder", ["none", *[CARDS[wonder].id for wonder in WONDERS]])
GOODS: Final = Kind("goods", ["none", "food", "resources"])
SIDE: Final = Kind("side", ["none", "a", "b"])
CHURCHILLS: Final = Kind("choice", ["culture", "arms"])
SPACE: Final = Number("space", 13)
COUNT: Final = Number("stages", 4)
SEAT: Final = Number("seat", 3)
AMOUNT: Final = Number("amount", 12)
FEW: Final = Number("amount", 8)

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
TAKE: Final = [Take(card.index, 0) for card in CARDS]
BUILD: Final = [Build(slot) for slot in range(WORKED)]
UPGRADE: Final = [[Upgrade(slot, to) for to in range(WORKED)] for slot in range(WORKED)]
DESTROY: Final = [Destroy(slot) for slot in range(WORKED)]
DISBAND: Final = [Disband(slot) for slot in range(WORKED)]
LEAD: Final = [Lead(card.index, 0) for card in CARDS]
STAGE: Final = [Stage(n) for n in range(6)]
DEVELOP: Final = [Develop(tech) for tech in range(TECHS)]
REVOLT: Final = [Revolt(tech) for tech in range(TECHS)]
PLAY: Final = [[Play(card.index, goods) for goods in range(3)] for card in CARDS]
ENLIST: Final = [Enlist(slot) for slot in range(WORKED)]
ADOPT: Final = [Adopt(card.index) for card in CARDS]
COPY: Final = [Copy(card.index) for card in CARDS]
CHURCHILL: Final = [Churchill(0), Churchill(1)]
PREPARE: Final = [Prepare(card.index) for card in CARDS]
CHOOSE: Final = [Choose(card.index) for card in CARDS]
DISCARD: Final = [Discard(card.index) for card in CARDS]
USE: Final = [Use(card.index) for card in CARDS]
SEND: Final = [Send(slot) for slot in range(WORKED)]
BID: Final = [Bid(amount) for amount in range(200)]


def make_take(key: tuple[int, ...]) -> Move:
    return Take(key[0], key[1])


def make_increase(key: tuple[int, ...]) -> Move:
    return INCREASE


def make_build(key: tuple[int, ...]) -> Move:
    return Build(key[0])


def make_upgrade(key: tuple[int, ...]) -> Move:
    return Upgrade(key[0], key[1])


def make_destroy(key: tuple[int, ...]) -> Move:
    return Destroy(key[0])


def make_disband(key: tuple[int, ...]) -> Move:
    return Disband(key[0])


def make_lead(key: tuple[int, ...]) -> Move:
    return Lead(key[0], key[1])


def make_stage(key: tuple[int, ...]) -> Move:
    return Stage(key[0])


def make_develop(key: tuple[int, ...]) -> Move:
    return Develop(key[0])


def make_revolt(key: tuple[int, ...]) -> Move:
    return Revolt(key[0])


def make_play(key: tuple[int, ...]) -> Move:
    return Play(key[0], key[1])


def make_enlist(key: tuple[int, ...]) -> Move:
    return Enlist(key[0])


def make_adopt(key: tuple[int, ...]) -> Move:
    return Adopt(key[0])


def make_copy(key: tuple[int, ...]) -> Move:
    return Copy(key[0])


def make_churchill(key: tuple[int, ...]) -> Move:
    return Churchill(key[0])


def make_immigrate(key: tuple[int, ...]) -> Move:
    return IMMIGRATE


def make_hammurabi(key: tuple[int, ...]) -> Move:
    return HAMMURABI


def make_trade(key: tuple[int, ...]) -> Move:
    return TRADE


def make_done(key: tuple[int, ...]) -> Move:
    return DONE


def make_pass(key: tuple[int, ...]) -> Move:
    return PASS


def make_prepare(key: tuple[int, ...]) -> Move:
    return Prepare(key[0])


def make_attack(key: tuple[int, ...]) -> Move:
    return Attack(key[0], key[1])


def make_declare(key: tuple[int, ...]) -> Move:
    return Declare(key[0], key[1])


def make_offer(key: tuple[int, ...]) -> Move:
    return Offer(key[0], key[1], key[2])


def make_cancel(key: tuple[int, ...]) -> Move:
    return Cancel(key[0])


def make_resign(key: tuple[int, ...]) -> Move:
    return RESIGN


def make_dismiss(key: tuple[int, ...]) -> Move:
    return DISMISS


def make_colonize(key: tuple[int, ...]) -> Move:
    return Colonize(key[0])


def make_bid(key: tuple[int, ...]) -> Move:
    return Bid(key[0])


def make_send(key: tuple[int, ...]) -> Move:
    return Send(key[0])


def make_use(key: tuple[int, ...]) -> Move:
    return Use(key[0])


def make_discard(key: tuple[int, ...]) -> Move:
    return Discard(key[0])


def make_accept(key: tuple[int, ...]) -> Move:
    return ACCEPT


def make_refuse(key: tuple[int, ...]) -> Move:
    return REFUSE


def make_choose(key: tuple[int, ...]) -> Move:
    return Choose(key[0])


def make_split(key: tuple[int, ...]) -> Move:
    return Split(key[0], key[1])


def make_first(key: tuple[int, ...]) -> Move:
    return First(key[0])


def make_events(key: tuple[int, ...]) -> Move:
    return Events(list(key[1:]))


def make_finals(key: tuple[int, ...]) -> Move:
    return Finals(list(key[1:1 + key[0]]), list(key[2 + key[0]:]))


def make_deal(key: tuple[int, ...]) -> Move:
    return Deal(list(key[1:]))


def make_draw(key: tuple[int, ...]) -> Move:
    return Draw(key[0], list(key[2:]))


def make_reveal(key: tuple[int, ...]) -> Move:
    return Reveal(key[0])


def make_peek(key: tuple[int, ...]) -> Move:
    return Peek(key[0], key[1])


GRAMMAR: Final = Grammar([
    Form("take", [Part("", [CIVIL]), Part("at", [SPACE], optional=True)], make_take),
    Form("increase", [], make_increase),
    Form("build", [Part("", [WORK])], make_build),
    Form("upgrade", [Part("", [WORK]), Part("to", [WORK])], make_upgrade),
    Form("destroy", [Part("", [WORK])], make_destroy),
    Form("disband", [Part("", [WORK])], make_disband),
    Form("lead", [Part("", [LEADERS]), Part("under", [UNDER], optional=True)], make_lead),
    Form("stage", [Part("", [COUNT])], make_stage),
    Form("develop", [Part("", [TECHNOLOGY])], make_develop),
    Form("revolt", [Part("", [GOVERN])], make_revolt),
    Form("play", [Part("", [ACTIONS]), Part("", [GOODS], optional=True)], make_play),
    Form("enlist", [Part("", [WORK])], make_enlist),
    Form("adopt", [Part("", [TACTICS])], make_adopt),
    Form("copy", [Part("", [TACTICS])], make_copy),
    Form("churchill", [Part("", [CHURCHILLS])], make_churchill),
    Form("immigrate", [], make_immigrate),
    Form("hammurabi", [], make_hammurabi),
    Form("trade", [], make_trade),
    Form("done", [], make_done),
    Form("pass", [], make_pass),
    Form("prepare", [Part("", [EVENTS])], make_prepare),
    Form("attack", [Part("", [AGGRESSIONS]), Part("on", [SEAT])], make_attack),
    Form("declare", [Part("", [WARS]), Part("on", [SEAT])], make_declare),
    Form("offer", [Part("", [PACTS]), Part("to", [SEAT]), Part("as", [SIDE], optional=True)], make_offer),
    Form("cancel", [Part("", [PACTS])], make_cancel),
    Form("resign", [], make_resign),
    Form("dismiss", [], make_dismiss),
    Form("colonize", [Part("", [EVENTS])], make_colonize),
    Form("bid", [Part("", [AMOUNT])], make_bid),
    Form("send", [Part("", [WORK])], make_send),
    Form("use", [Part("", [MILITARY])], make_use),
    Form("discard", [Part("", [MILITARY])], make_discard),
    Form("accept", [], make_accept),
    Form("refuse", [], make_refuse),
    Form("choose", [Part("", [CARD])], make_choose),
    Form("split", [Part("", [FEW, FEW])], make_split),
    Form("first", [Part("", [SEAT])], make_first),
    Form("events", [Part("", [EVENTS], many=True)], make_events),
    Form("finals", [Part("", [EVENTS], many=True), Part("hidden", [EVENTS], many=True)], make_finals),
    Form("deal", [Part("", [CIVIL], many=True)], make_deal),
    Form("draw", [Part("", [SEAT]), Part("", [MILITARY], many=True)], make_draw),
    Form("reveal", [Part("", [EVENTS])], make_reveal),
    Form("peek", [Part("", [SEAT, EVENTS])], make_peek),
])
