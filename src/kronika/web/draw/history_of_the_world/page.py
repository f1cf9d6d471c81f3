"""The table page of History of the World: everything its template shows, from one sight."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from kronika.games.history_of_the_world.board import board as picture
from kronika.games.history_of_the_world.cards import EMPIRES, EPOCHS, EVENTS
from kronika.games.history_of_the_world.lands import AREAS, LANDS
from kronika.games.history_of_the_world.modifiers import siege_bonus
from kronika.games.history_of_the_world.moves import PLAY
from kronika.games.history_of_the_world.parts import Board
from kronika.games.history_of_the_world.prospects import aimable, waters
from kronika.games.history_of_the_world.table import World
from kronika.games.history_of_the_world.targets import ChooseArea, Targeting
from kronika.locale import Texts
from kronika.web.draw import page
from kronika.web.draw.history_of_the_world import world
from kronika.web.draw.history_of_the_world.choices import SMALL, Choices, choices
from kronika.web.draw.history_of_the_world.drafting import Drafting, drafting
from kronika.web.draw.history_of_the_world.face import Face, empire_face, event_face, in_brief
from kronika.web.draw.history_of_the_world.fight import Duel, Space, catapult, duel
from kronika.web.draw.history_of_the_world.regions import Row, Share, foremost, rows, share_sum, shares
from kronika.web.draw.history_of_the_world.seats import Called, SeatPanel, Track, calls, panels, track
from kronika.web.draw.history_of_the_world.target import Aim, aims
from kronika.web.draw.history_of_the_world.turns import Turn, groups, last_land, turns
from kronika.web.draw.history_of_the_world.world import Map
from kronika.web.draw.page import Button, Moments, Say, Tab, When
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import ROMAN

ARMIES_SHOWN: Final = 25
NAMED: Final = 5                       # lands of an event that are told by name


@dataclass
class Held:
    """An event in the viewer's hand, or one played this turn."""

    face: Face
    brief: str
    state: str                         # legal, no, wait, played
    why: str = ""
    lands: list[str] = field(default_factory=list)         # that it could be aimed at now
    aim: str = ""                      # the same in words


@dataclass
class Empire:
    """The card being played, or the viewer's own that waits."""

    face: Face
    seat: int
    armies: int
    tokens: int
    kingdom: bool
    declined: bool
    discs: list[tuple[str, str]]       # icon and name
    played: list[str]
    current: bool                      # being played now
    spent: list[bool]                  # for each army of its strength: used


@dataclass
class Page(page.Page):
    """The whole page."""

    board: Board
    map: Map
    choices: Choices
    aims: list[Aim]
    duel: Duel | None
    catapult: list[Space]
    drafting: Drafting | None
    regions: list[Row]
    seats: list[SeatPanel]
    calls: list[Called]
    track: Track
    empire: Empire | None
    hand: list[Held]
    shares: list[Share]
    share_sum: str
    ages: list[tuple[str, list[str]]]
    next_bonus: int

    quiet = True
    linked_titles = True

    @property
    def sentences(self) -> list[Say]:
        return self.choices.says

    @property
    def buttons(self) -> list[Button]:
        return self.choices.buttons

    @property
    def questions(self) -> list[When]:
        return questions(self)

    @property
    def reason(self) -> str:
        return self.texts.text(
            f"hw-because-{self.phase}", targets=len(self.aims), armies=self.empire.armies if self.empire else 0,
            name=(self.drafting and self.drafting.next_name) or "none", bonus=self.next_bonus,
            text=self.event.text if self.event else "")

    @property
    def event(self) -> Face | None:
        """The card that asks where it strikes or where the fleet goes."""
        top: object = None if self.over else self.sight.view.stack[-1]
        return event_face(top.event, self.texts.lang) if isinstance(top, Targeting | ChooseArea) else None

    @property
    def reasons(self) -> list[When]:
        """Of a card that is picked, in the place of the reason: where it could strike."""
        return [When(held.face.id, held.aim) for held in self.hand if held.aim]

    @property
    def idle(self) -> str:
        if self.over or not self.actor or not self.sight.live:
            return super().idle
        return self.texts.text("hw-ask-other", name=self.actor.name, empire=self.actor.empire)

    @property
    def idle_reason(self) -> str:
        return self.texts.text("hw-because-over") if self.over else super().idle_reason

    @property
    def tabs(self) -> list[Tab]:
        badge = (len(self.aims) or "!") if self.can_act else ""
        icons = {"map": "globe", "me": "army", "others": "house/people", "log": "house/log"}
        return [Tab(name, icon, self.texts.text(f"hw-tab-{name}"), badge if name == "map" else "")
                for name, icon in icons.items()]

    @property
    def refusals(self) -> list[str]:
        return page.once([mark.ask for mark in self.map.marks] + [held.why for held in self.hand])

    @property
    def phase(self) -> str:
        return self.board.phase

    @property
    def roman(self) -> str:
        return ROMAN[self.board.epoch]

    @property
    def me(self) -> SeatPanel | None:
        return next((row for row in self.seats if row.player.seat == self.sight.viewer), None)

    @property
    def actor(self) -> SeatPanel | None:
        """Whose turn it is."""
        return next((row for row in self.seats if row.player.seat == self.board.player), None)

    @property
    def aimed(self) -> dict[str, Aim]:
        return {aim.id: aim for aim in self.aims}

    @property
    def doubt(self) -> bool:
        """Whether something of the lands in reach was only reconstructed."""
        return any(LANDS[target.land].reconstructed for target in self.board.targets)


def draw(sight: Sight, texts: Texts) -> Page:
    table = cast(World, sight.view)
    board = picture(table, sight.viewer)
    said = choices(board, table, sight, texts)
    standing = rows(board, table, sight, texts)
    mine = board.player == sight.viewer and sight.live
    aimed = aims(board, table, sight, texts) if mine else []
    chart = world.draw(board, table, sight, texts, said.words, standing, last_land(sight.lines))
    done = turns(sight.lines)
    me = sight.viewer if sight.seated else board.player
    bonus = siege_bonus(table.realm(), board.fight.level + 1) if board.fight else 0
    return Page(
        sight, texts, groups(sight, texts), moments(sight, done, texts), board, chart, said, aimed,
        duel(board, said, texts), catapult(board, table), drafting(board, table, sight, texts, said.words), standing,
        panels(board, table, sight, texts), calls(board, table, sight, texts), track(board, sight, texts),
        empire(board, table, sight, texts), hand(board, table, sight, texts, said),
        foremost(shares(board, me, texts), texts) if me >= 0 else [], share_sum(board, me, texts) if me >= 0 else "",
        ages(board, table), bonus)


def questions(shown: Page) -> list[When]:
    """The question of the moment, then one for each land, button and card that can be picked."""
    texts = shown.texts
    out = [When("", texts.text(f"hw-ask-{shown.phase}", land=shown.duel.name if shown.duel else "", roman=shown.roman,
                               kingdom="yes" if shown.empire and shown.empire.kingdom else "no",
                               card=shown.event.name if shown.event else ""))]
    out += [When(aim.id, texts.text("hw-ask-aim", land=aim.name, ways=len(aim.ways))) for aim in shown.aims]
    if shown.phase not in SMALL:
        out += [When(button.word, f"{button.label}?") for button in shown.choices.buttons]
    if shown.aims:
        out += [When(f"fort {mark.id}", texts.text("hw-ask-fort", land=mark.name))
                for mark in shown.map.marks if mark.id in shown.choices.forts]
    else:
        out += [When(mark.id, mark.name) for mark in shown.map.marks if mark.pick]
    out += [When(held.face.id, texts.text("hw-ask-play", card=held.face.name)) for held in shown.hand
            if held.state == "legal"]
    return out + [When(card.face.id, texts.text("hw-ask-take", card=card.face.name))
                  for card in (shown.drafting.cards if shown.drafting else []) if card.pick]


def empire(board: Board, table: World, sight: Sight, texts: Texts) -> Empire | None:
    """The card being played; while nobody plays, the viewer's own."""
    lang = texts.lang
    if board.card and board.player >= 0:
        realm = table.realm()
        face = event_face(realm.card, lang) if realm.kingdom else empire_face(realm.card, lang)
        icons = [(name, "fleet") for name in face.fleets] + [(name, "caravan") for name in face.caravans]
        more = [(area, "fleet") for area in extra(board, lang) if area not in face.fleets + face.caravans]
        armies = board.card.armies
        spent = [i >= armies for i in range(max(face.strength, min(armies, ARMIES_SHOWN)))]
        return Empire(face, realm.seat, armies, board.card.tokens, realm.kingdom, board.card.declined,
                      [(icon, name) for name, icon in [*icons, *more]],
                      [EVENTS[event].names[lang] for event in realm.played], True, spent)
    own = table.seat[sight.viewer].empire if sight.seated else -1
    if own < 0:
        return None
    face = empire_face(own, lang)
    discs = [("fleet", name) for name in face.fleets] + [("caravan", name) for name in face.caravans]
    return Empire(face, sight.viewer, 0, 0, False, False, discs, [], False, [False] * EMPIRES[own].strength)


def extra(board: Board, lang: str) -> list[str]:
    """Names of the areas with discs."""
    names = {water.id: water.names[lang] for water in AREAS}
    return [names[area] for area in board.card.discs] if board.card else []


def hand(board: Board, table: World, sight: Sight, texts: Texts, said: Choices) -> list[Held]:
    """The events that the viewer holds; those that cannot be played now say why."""
    out: list[Held] = []
    for event in board.hand:
        face = event_face(event, texts.lang)
        if face.id in said.words and "play" in said.verbs:
            lands, areas = aimable(table, sight.viewer, event), waters(event)
            marked = [LANDS[land].id for land in lands] + [AREAS[area].id for area in areas]
            names = [LANDS[land].names for land in lands] + [AREAS[area].names for area in areas]
            told = prospect([name[texts.lang] for name in names], "area" if areas else "land", texts)
            out.append(Held(face, in_brief(face, texts), "legal", "", marked, "" if EVENTS[event].kingdom else told))
        else:
            why = page.refusal(table, sight.viewer, PLAY[event]) if not table.over and sight.live else ""
            out.append(Held(face, in_brief(face, texts), "no" if why else "wait", why))
    return out


def prospect(names: list[str], kind: str, texts: Texts) -> str:
    """Where the event could strike, before it is played: how many lands or waters, and the names of the first."""
    return texts.text("hw-aimable", number=len(names), kind=kind, names=", ".join(names[:NAMED]),
                      more=max(0, len(names) - NAMED)) if names else ""


def moments(sight: Sight, done: list[Turn], texts: Texts) -> Moments:
    """The stops of history: the beginning of each epoch and of each turn."""
    now = done[-1] if done else None
    if now is None:
        title = texts.text("hw-moment-setup")
    elif now.empire < 0:
        title = texts.text("hw-moment-draft", epoch=ROMAN[now.epoch])
    else:
        title = texts.text("hw-moment", epoch=ROMAN[now.epoch], empire=EMPIRES[now.empire].names[texts.lang])
    return page.moments(sight, [turn.at for turn in done], title)


def ages(board: Board, table: World) -> list[tuple[str, list[str]]]:
    """The five epochs; in the present one a point for each turn."""
    out: list[tuple[str, list[str]]] = []
    for epoch in range(1, EPOCHS + 1):
        pips: list[str] = []
        if epoch == board.epoch and board.phase != "over":
            called = sum(player.empire >= 0 for player in board.players)
            playing = board.player >= 0
            pips = ["on" if i < called - playing else "current" if playing and i == called - 1 else ""
                    for i in range(table.seats)]
        out.append((ROMAN[epoch], pips))
    return out
