"""The grammar: which sentences there are, and of which ids they are made."""
from __future__ import annotations

from typing import Final

from kronika.core.move import Move
from kronika.core.words import Form, Grammar, Kind, Number, Part
from kronika.games.through_the_ages.cards import (
    ACTION,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    TACTIC,
    WAR,
    WONDER,
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
from kronika.games.through_the_ages.edition import Edition
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

    def __init__(self, box: Edition, name: str, first: int, last: int) -> None:
        super().__init__(name, [card.id for card in box.cards])
        self.numbers = list(range(first, last))
        self.reads = {}
        for card in box.cards[first:last]:
            self.reads[card.id] = [card.index]
        for card in box.cards[first:last]:
            for end in ("_a", "_i", "_ii", "_iii"):
                if card.id.endswith(end) and card.id.removesuffix(end) not in box.by_id:
                    self.reads.setdefault(card.id.removesuffix(end), []).append(card.index)

    def every(self) -> list[int]:
        return self.numbers


def kind(box: Edition, name: str, category: int) -> Among:
    return Among(box, name, box.of(category)[0], box.of(category)[-1] + 1)


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


def grammar(box: Edition) -> Grammar:
    """The sentences of an edition: every edition has the same words, and its own ids of cards."""
    kinds = len(box.cards)
    card = Among(box, "card", 0, kinds)
    civil = Among(box, "civil", 0, box.of(ACTION)[-1] + 1)
    military = Among(box, "military", box.first_tactic, kinds)
    technology = Among(box, "technology", 0, box.techs)
    work = Among(box, "building", 0, box.worked)
    govern = kind(box, "government", GOVERNMENT)
    leaders = kind(box, "leader", LEADER)
    wonders = kind(box, "wonder", WONDER)
    actions = kind(box, "action", ACTION)
    tactics = kind(box, "tactic", TACTIC)
    aggressions = kind(box, "aggression", AGGRESSION)
    wars = kind(box, "war", WAR)
    pacts = kind(box, "pact", PACT)
    events = Among(box, "event", box.first_territory, box.of(EVENT)[-1] + 1)
    return Grammar([
        Form("take", [Part("", [civil]), Part("at", [SPACE], optional=True)], make_take),
        Form("increase", [], make_increase),
        Form("build", [Part("", [work])], make_build),
        Form("upgrade", [Part("", [work]), Part("to", [work])], make_upgrade),
        Form("destroy", [Part("", [work])], make_destroy),
        Form("disband", [Part("", [work])], make_disband),
        Form("lead", [Part("", [leaders]), Part("under", [wonders], optional=True)], make_lead),
        Form("stage", [Part("", [COUNT])], make_stage),
        Form("develop", [Part("", [technology])], make_develop),
        Form("revolt", [Part("", [govern])], make_revolt),
        Form("play", [Part("", [actions]), Part("", [GOODS], optional=True)], make_play),
        Form("enlist", [Part("", [work])], make_enlist),
        Form("adopt", [Part("", [tactics])], make_adopt),
        Form("copy", [Part("", [tactics])], make_copy),
        Form("churchill", [Part("", [CHURCHILLS])], make_churchill),
        Form("immigrate", [], make_immigrate),
        Form("hammurabi", [], make_hammurabi),
        Form("trade", [], make_trade),
        Form("done", [], make_done),
        Form("pass", [], make_pass),
        Form("prepare", [Part("", [events])], make_prepare),
        Form("attack", [Part("", [aggressions]), Part("on", [SEAT])], make_attack),
        Form("declare", [Part("", [wars]), Part("on", [SEAT])], make_declare),
        Form("offer", [Part("", [pacts]), Part("to", [SEAT]), Part("as", [SIDE], optional=True)], make_offer),
        Form("cancel", [Part("", [pacts])], make_cancel),
        Form("resign", [], make_resign),
        Form("dismiss", [], make_dismiss),
        Form("colonize", [Part("", [events])], make_colonize),
        Form("bid", [Part("", [AMOUNT])], make_bid),
        Form("send", [Part("", [work])], make_send),
        Form("use", [Part("", [military])], make_use),
        Form("discard", [Part("", [military])], make_discard),
        Form("accept", [], make_accept),
        Form("refuse", [], make_refuse),
        Form("choose", [Part("", [card])], make_choose),
        Form("split", [Part("", [FEW, FEW])], make_split),
        Form("first", [Part("", [SEAT])], make_first),
        Form("events", [Part("", [events], many=True)], make_events),
        Form("finals", [Part("", [events], many=True), Part("hidden", [events], many=True)], make_finals),
        Form("deal", [Part("", [civil], many=True)], make_deal),
        Form("draw", [Part("", [SEAT]), Part("", [military], many=True)], make_draw),
        Form("reveal", [Part("", [events])], make_reveal),
        Form("peek", [Part("", [SEAT, events])], make_peek),
    ])
