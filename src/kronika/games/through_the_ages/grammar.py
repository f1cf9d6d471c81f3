"""The grammar: which sentences there are, and of which ids they are made."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.words import Form, Grammar, Kind, Number, Part
from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    BY_ID,
    CARDS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    TACTIC,
    TECHS,
    WAR,
    WONDER,
    WORKED,
    of,
)
from kronika.games.through_the_ages.chance import (
    Deal,
    Draw,
    Events,
    Finals,
    First,
    Peek,
    Reveal,
)
from kronika.games.through_the_ages.moves import (
    ACCEPT,
    DISMISS,
    DONE,
    HAMMURABI,
    IMMIGRATE,
    INCREASE,
    PASS,
    REFUSE,
    RESIGN,
    TRADE,
    Adopt,
    Attack,
    Bid,
    Build,
    Cancel,
    Choose,
    Churchill,
    Colonize,
    Copy,
    Declare,
    Destroy,
    Develop,
    Disband,
    Discard,
    Enlist,
    Lead,
    Offer,
    Play,
    Prepare,
    Revolt,
    Send,
    Split,
    Stage,
    Take,
    Upgrade,
    Use,
)


class Among(Kind):
    """The ids of the cards from `first` to `last`-1; a name without its age may mean several."""

    def __init__(self, name: str, first: int, last: int) -> None:
        super().__init__(name, [card.id for card in CARDS])
        self.numbers = list(range(first, last))
        self.reads = {}
        for card in CARDS[first:last]:
            self.reads[card.id] = [card.index]
        for card in CARDS[first:last]:
            for end in ("_a", "_i", "_ii", "_iii"):
                if card.id.endswith(end) and card.id.removesuffix(end) not in BY_ID:
                    self.reads.setdefault(card.id.removesuffix(end), []).append(card.index)

    def every(self) -> list[int]:
        return self.numbers


def kind(name: str, category: int) -> Among:
    return Among(name, of(category)[0], of(category)[-1] + 1)


CARD: Final = Among("card", 0, len(CARDS))
CIVIL: Final = Among("civil", 0, of(ACTION)[-1] + 1)
MILITARY: Final = Among("military", of(TACTIC)[0], len(CARDS))
TECHNOLOGY: Final = Among("technology", 0, TECHS)
WORK: Final = Among("building", 0, WORKED)
GOVERN: Final = kind("government", GOVERNMENT)
LEADERS: Final = kind("leader", LEADER)
WONDERS: Final = kind("wonder", WONDER)
ACTIONS: Final = kind("action", ACTION)
TACTICS: Final = kind("tactic", TACTIC)
AGGRESSIONS: Final = kind("aggression", AGGRESSION)
WARS: Final = kind("war", WAR)
PACTS: Final = kind("pact", PACT)
EVENTS: Final = Among("event", of(PACT)[-1] + 1, of(EVENT)[-1] + 1)
GOODS: Final = Kind("goods", ["none", "food", "resources"])
SIDE: Final = Kind("side", ["none", "a", "b"])
CHURCHILLS: Final = Kind("choice", ["culture", "arms"])
SPACE: Final = Number("space", 13)
COUNT: Final = Number("stages", 4)
SEAT: Final = Number("seat", 3)
AMOUNT: Final = Number("amount", 12)
FEW: Final = Number("amount", 8)


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
    Form("lead", [Part("", [LEADERS]), Part("under", [WONDERS], optional=True)], make_lead),
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
