"""The table page of 7 Wonders: everything its template shows, from one sight."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, cast

from kronika.core.step import WATCHER
from kronika.games.seven_wonders import notes
from kronika.games.seven_wonders.board import board as picture
from kronika.games.seven_wonders.cards import AGES, CARDS, COLORS, HAND, SIDES, TURNS, WONDERS
from kronika.games.seven_wonders.parts import Board
from kronika.games.seven_wonders.table import SevenWonders
from kronika.games.seven_wonders.view import holder
from kronika.locale import Texts
from kronika.web.draw import page
from kronika.web.draw.guide import Hint
from kronika.web.draw.log import Tellable, groups, recent
from kronika.web.draw.page import Moments, Say, Tab, When
from kronika.web.draw.seven_wonders.brief import brief
from kronika.web.draw.seven_wonders.city import Panel, panel
from kronika.web.draw.seven_wonders.face import Face, Plan, Step, face, plan
from kronika.web.draw.seven_wonders.guide import Advice, advice, hint
from kronika.web.draw.seven_wonders.hand import Act, Choice, Hand, Way, hand
from kronika.web.draw.seven_wonders.turns import Meeting, Play, Turn, coin_sum, last_full, turns
from kronika.web.draw.sight import Person, Sight
from kronika.web.draw.since import Measure
from kronika.web.draw.words import ROMAN

FOLLOW: Final = ["earned"]


@dataclass
class Shown:
    """What one seat revealed."""

    person: Person
    play: Play
    face: Face | None
    step: Step | None                  # the stage that was built
    brief: str                         # what it does, in the fewest words


@dataclass
class Scene:
    """The conflicts at the end of an age."""

    age: int
    roman: str
    meetings: list[Meeting]


@dataclass
class Offer:
    """A choice that is not about a card of the hand: a side, a board, a card of the pile."""

    words: str
    word: str
    plan: Plan | None = None
    face: Face | None = None
    picked: bool = False


@dataclass
class Seen:
    """Cards that the viewer saw in a hand before it was passed on; some may lie face down by now."""

    person: Person
    faces: list[Face]


@dataclass
class Said(Say):
    """A sentence, and the coins that it costs."""

    way: Way | None = None
    enter: bool = True                 # whether the button names its key


@dataclass
class Page(page.Page):
    """The whole page."""

    board: Board
    me: Panel
    left: Panel
    right: Panel
    others: list[Panel]
    hand: Hand
    offers: list[Offer]
    turn: Turn | None
    shown: list[Shown]
    scene: Scene | None
    tip: Advice | None                 # what a friend would do
    next_hand: Person | None           # who gets the rest of the hand
    track: list[tuple[str, list[str]]] = field(default_factory=list)
    memory: list[Seen] = field(default_factory=list)

    hints = True
    glyphs = True

    @property
    def hint(self) -> Hint | None:
        return hint(self.board, self.tip, self.texts) if self.sight.guided and self.sight.live else None

    @property
    def can_act(self) -> bool:
        return self.sight.live and bool(self.hand.choices or self.offers)

    @cached_property
    def sentences(self) -> list[Say]:
        return sentences(self) if self.can_act else []

    @property
    def questions(self) -> list[When]:
        return questions(self)

    @property
    def reasons(self) -> list[When]:
        return [When("", because(self)), *(When(f"{choice.word} {act.word}", act_because(choice, act, self))
                                           for choice, act in self.hand.acts)]

    @property
    def tabs(self) -> list[Tab]:
        icons = {"hand": "house/hand", "me": "house/city", "others": "house/table", "log": "house/log"}
        badges = {"hand": (len(self.hand.choices) or "!") if self.awaited else "",
                  "others": sum(seat != self.sight.viewer for seat in self.undecided) or ""}
        words = {"hand": "turn", "me": "city"} if self.sight.watcher else {}
        return [Tab(name, icon, self.texts.text(f"sw-tab-{words.get(name, name)}"), badges.get(name, ""))
                for name, icon in icons.items()]

    @property
    def refusals(self) -> list[str]:
        return self.hand.refusals if self.can_act else []

    @property
    def undoing(self) -> str:
        """A sealed pick can be taken back; what is done, until the next choice."""
        return "yes" if self.board.picked or (super().undoing == "yes" and not self.awaited) else ""

    @property
    def panels(self) -> list[Panel]:
        """Every city once, the viewer's first, then by the left."""
        return [self.me, self.left, *self.others, self.right]

    @property
    def ranked(self) -> list[tuple[Person, str, int]]:
        """After the end: the first comes first."""
        panels = sorted(self.panels, key=lambda each: (each.city.rank, each.city.seat))
        return [(each.person, each.plan.name if each.plan else "", each.city.score.total) for each in panels]

    @property
    def laid_out(self) -> int:
        """How many cards lie side by side: the hand, or for whoever looks on what was revealed last."""
        looked_at = self.shown if self.sight.watcher and not self.over else []
        return len(self.hand.choices) or min(len(looked_at), HAND)

    @property
    def cards_in_hand(self) -> int:
        return sum(choice.copies for choice in self.hand.choices)

    @property
    def next_stage(self) -> Step | None:
        """The stage that the viewer can build next."""
        built = sum(level.state == "built" for level in self.me.levels)
        return self.me.plan.stages[built] if self.me.plan and built < len(self.me.levels) else None

    @property
    def next_stage_number(self) -> int:
        return self.next_stage.number if self.next_stage else 0

    @property
    def next_stage_text(self) -> str:
        return self.next_stage.text if self.next_stage else ""


def draw(sight: Sight, texts: Texts) -> Page:
    board = picture(cast(SevenWonders, sight.view), sight.viewer)
    done = turns(sight.lines)
    shown = last_full(done)
    cities = [panel(board, city, sight.people[city.seat], texts,
                    coin_sum(shown, city.seat, city.coins, sight.names, texts), fresh(shown, city.seat))
              for city in board.cities]
    tip = advice(sight, board) if sight.guided and sight.live else None
    told = groups(recent(sight, [turn.at for turn in done]), texts, TELLABLE)
    return Page(
        sight, texts, told, moments(sight, done, texts), board, cities[0],
        cities[1], cities[-1], cities[2:-1], hand(board, sight, texts), offers(board, sight, texts), shown,
        reveal(shown, cities, texts), scene(shown, done), tip, receiver(board, sight), track(board),
        memory(sight, texts) if sight.memory else [])


def sentences(shown: Page) -> list[Say]:
    """Every way to use a card of the hand; else a side, a board, a card of the pile, or discarding."""
    out: list[Say] = []
    for _, act in shown.hand.acts:
        label = shown.texts.text(f"sw-do-{act.word}", stage=shown.next_stage_number, gain=act.gain)
        out += [Said(way.words, label, act.word, way) for way in act.ways]
    out += [Said(offer.words, shown.texts.text(f"sw-do-{shown.board.phase}", name=offer.word,
                                               none="yes" if offer.word == "none" else "no"), "house/check")
            for offer in shown.offers]
    return out + [Said(words, shown.texts.text("sw-do-discard"), "house/close", enter=False)
                  for words in shown.hand.more]


def questions(shown: Page) -> list[When]:
    text = shown.texts.text
    out = [When("", text("sw-ask-picked" if shown.board.picked else f"sw-ask-{shown.board.phase}"))]
    out += [When(f"{choice.word} {act.word}", text(f"sw-ask-{act.word}", card=choice.face.plain, ways=len(act.ways)))
            for choice, act in shown.hand.acts]
    out += [When(offer.words, text("sw-ask-offer", name=offered(shown, offer))) for offer in shown.offers]
    return out + [When(words, text("sw-ask-discard")) for words in shown.hand.more]


def offered(shown: Page, offer: Offer) -> str:
    """The name of what is offered."""
    if offer.face:
        return offer.face.plain
    if shown.board.phase == "sides":
        return shown.texts.text(f"sw-side-{offer.word}")
    return offer.plan.name if offer.plan else shown.texts.text("sw-nothing")


def because(shown: Page) -> str:
    """Why the viewer is asked."""
    board, text = shown.board, shown.texts.text
    if board.picked or board.phase != "choose":
        return text("sw-because-picked" if board.picked else f"sw-because-{board.phase}")
    if shown.next_hand is None:
        return text("sw-because-last", cards=shown.cards_in_hand)
    return text("sw-because-choose", cards=shown.cards_in_hand, name=shown.next_hand.name, direction=board.direction)


def act_because(choice: Choice, act: Act, shown: Page) -> str:
    """What the picked card would be used for."""
    text = shown.texts.text
    if act.word == "stage":
        return f"{text('sw-because-stage')} {shown.next_stage_text}"
    if act.word == "sell":
        return text("sw-because-sell")
    if choice.state == "chain":
        return text("sw-because-chain", names=shown.texts.join(choice.chain_from))
    return text("sw-because-build", state=choice.state, points=choice.points, ways=len(act.ways))


def fresh(turn: Turn | None, seat: int) -> list[int]:
    """The structures that the seat added in the turn."""
    plays = turn.plays if turn else []
    return [play.card for play in plays if play.seat == seat and play.kind in ("built", "salvaged")]


TELLABLE = Tellable(notes, notes.HEADINGS, FOLLOW, {card.index: (card.id, COLORS[card.color]) for card in CARDS})


def offers(board: Board, sight: Sight, texts: Texts) -> list[Offer]:
    """The choices of the setup and of the pile."""
    lang = texts.lang
    me = board.cities[0]
    if not sight.seated or not sight.live:
        return []
    if board.phase == "sides" and me.board >= 0:
        return [Offer(f"side {name}", name, plan(me.board, side, lang), None, board.picked == f"side {name}")
                for side, name in enumerate(SIDES)]
    if board.phase == "boards" and me.awaited:
        taken = [city.board for city in board.cities]
        return [Offer(f"board {wonder.id}", wonder.id, plan(wonder.index, 0, lang))
                for wonder in WONDERS if wonder.index not in taken]
    if board.phase == "salvage" and me.awaited:
        names = {CARDS[card].structure for cards in me.structures for card in cards}
        cards = [card for card in dict.fromkeys(board.discards) if CARDS[card].structure not in names]
        return [Offer(f"salvage {CARDS[card].id}", CARDS[card].id, None, face(CARDS[card], lang)) for card in cards] + [
            Offer("salvage none", "none")]
    return []


def reveal(turn: Turn | None, cities: list[Panel], texts: Texts) -> list[Shown]:
    """What everybody did in the last turn, the viewer first."""
    plays = turn.plays if turn else []
    return [revealed(city, play, texts) for city in cities for play in plays if play.seat == city.city.seat]


def revealed(city: Panel, play: Play, texts: Texts) -> Shown:
    """A card as it was shown to all: built, or face down under the board or on the pile."""
    if play.kind == "staged" and city.plan:
        step = city.plan.stages[play.stage - 1]
        return Shown(city.person, play, None, step, step.text)
    if play.kind == "sold":
        return Shown(city.person, play, None, None, texts.text("sw-sold"))
    return Shown(city.person, play, face(CARDS[play.card], texts.lang), None, brief(CARDS[play.card], texts))


def scene(turn: Turn | None, done: list[Turn]) -> Scene | None:
    """The conflicts, until the next turn is revealed."""
    if turn is None or not turn.meetings:
        return None
    return Scene(turn.age, ROMAN[turn.age], turn.meetings)


def moments(sight: Sight, done: list[Turn], texts: Texts) -> Moments:
    """The stops of history: the beginning of each turn; the arrow back passes one in which nothing is revealed yet."""
    now = done[-1] if done else None
    title = texts.text("sw-moment", age=now.age, turn=now.turn) if now else texts.text("sw-moment-setup")
    out = page.moments(sight, [turn.at for turn in done], title)
    if sight.at < 0 and len(done) > 1 and done[-1].at == out.before and not done[-1].plays:
        out.before = done[-2].at
    return out


def measures(table: SevenWonders, texts: Texts) -> list[Measure]:
    """The public numbers of every city."""
    cities = sorted(picture(table, WATCHER).cities, key=lambda city: city.seat)
    return [Measure("house/coin", texts.text("sw-coins-icon"), [city.coins for city in cities]),
            Measure("house/vp", texts.text("sw-points-icon"), [city.score.total for city in cities]),
            Measure("full-shield", texts.text("sw-shields-icon"), [city.shields for city in cities])]


def memory(sight: Sight, texts: Texts) -> list[Seen]:
    """SW-R48: what the viewer has seen of the hands of this age that others hold now."""
    table = cast(SevenWonders, sight.view)
    if not sight.seated or not table.memory or table.over:
        return []
    out: list[Seen] = []
    for origin in range(table.seats):
        cards = table.memory[(table.age - 1) * table.seats + origin]
        if cards and holder(table, origin) != sight.viewer:
            out.append(Seen(sight.people[holder(table, origin)], [face(CARDS[card], texts.lang) for card in cards]))
    return out


def receiver(board: Board, sight: Sight) -> Person | None:
    """Who gets the rest of the hand."""
    if not board.passing or not sight.seated:
        return None
    seats = len(board.cities)
    return sight.people[(sight.viewer + (1 if board.direction == "left" else -1)) % seats]


def track(board: Board) -> list[tuple[str, list[str]]]:
    """The three ages with their turns: on, current or to come."""
    out: list[tuple[str, list[str]]] = []
    for age in range(1, AGES + 1):
        out.append((ROMAN[age], [pip(board, age, turn) for turn in range(1, TURNS + 1)]))
    return out


def pip(board: Board, age: int, turn: int) -> str:
    if board.phase == "over" or (age, turn) < (board.age, board.turn):
        return "on"
    return "current" if (age, turn) == (board.age, board.turn) else ""
