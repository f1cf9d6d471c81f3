"""The table page of History of the World: everything its template shows, from one sight."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from kronika.core.table import check
from kronika.games.history_of_the_world.board import board as picture
from kronika.games.history_of_the_world.cards import EMPIRES, EPOCHS, EVENTS
from kronika.games.history_of_the_world.lands import AREAS, LANDS
from kronika.games.history_of_the_world.modifiers import siege_bonus
from kronika.games.history_of_the_world.moves import PLAY
from kronika.games.history_of_the_world.parts import Board
from kronika.games.history_of_the_world.table import World
from kronika.locale import Texts
from kronika.web.draw.history_of_the_world import world
from kronika.web.draw.history_of_the_world.choices import Choices, choices
from kronika.web.draw.history_of_the_world.drafting import Drafting, drafting
from kronika.web.draw.history_of_the_world.face import Face, empire_face, event_face, in_brief
from kronika.web.draw.history_of_the_world.fight import Duel, Space, catapult, duel
from kronika.web.draw.history_of_the_world.regions import Row, Share, foremost, rows, share_sum, shares
from kronika.web.draw.history_of_the_world.seats import Called, SeatPanel, Track, calls, panels, track
from kronika.web.draw.history_of_the_world.target import Aim, aims
from kronika.web.draw.history_of_the_world.turns import Turn, groups, last_land, turns
from kronika.web.draw.history_of_the_world.world import Map
from kronika.web.draw.log import Group
from kronika.web.draw.room import Moments
from kronika.web.draw.sight import Sight
from kronika.web.draw.words import ROMAN

ARMIES_SHOWN: Final = 25


@dataclass
class Held:
    """An event in the viewer's hand, or one played this turn."""

    face: Face
    brief: str
    state: str                         # legal, no, wait, played
    why: str = ""


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
class Page:
    """The whole page."""

    sight: Sight
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
    log: list[Group]
    moments: Moments
    ages: list[tuple[str, list[str]]]
    next_bonus: int

    @property
    def undecided(self) -> list[int]:
        return [player.seat for player in self.board.players if player.undecided]

    @property
    def awaited(self) -> bool:
        return self.sight.viewer in self.undecided

    @property
    def over(self) -> bool:
        return self.board.phase == "over"

    @property
    def can_act(self) -> bool:
        return bool(self.choices.says)

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
    def refusals(self) -> list[str]:
        """Every rule that forbids something here, once."""
        asked = [mark.ask for mark in self.map.marks] + [held.why for held in self.hand]
        return list(dict.fromkeys(ref for ref in asked if ref))

    @property
    def aimed(self) -> dict[str, Aim]:
        return {aim.id: aim for aim in self.aims}

    @property
    def doubt(self) -> bool:
        """Whether something of the lands in reach was only reconstructed."""
        return any(LANDS[target.land].reconstructed for target in self.board.targets)

    @property
    def targets(self) -> int:
        return len(self.aims)


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
        sight, board, chart, said, aimed, duel(board, said, texts), catapult(board, table),
        drafting(board, table, sight, texts, said.words), standing, panels(board, table, sight, texts),
        calls(board, table, sight, texts), track(board, sight, texts), empire(board, table, sight, texts),
        hand(board, table, sight, texts, said), foremost(shares(board, me, texts), texts) if me >= 0 else [],
        share_sum(board, me, texts) if me >= 0 else "", groups(sight, texts), moments(sight, done, texts),
        ages(board, table), bonus)


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
            out.append(Held(face, in_brief(face, texts), "legal"))
        else:
            refused = check(table, sight.viewer, PLAY[event]) if not table.over and sight.live else None
            out.append(Held(face, in_brief(face, texts), "no" if refused else "wait", refused.ref if refused else ""))
    return out


def moments(sight: Sight, done: list[Turn], texts: Texts) -> Moments:
    """The stops of history: the beginning of each epoch and of each turn."""
    stops = [turn.at for turn in done]
    here = sight.at if sight.at >= 0 else len(sight.lines) + 1
    before = [stop for stop in stops if stop < here]
    now = done[-1] if done else None
    if now is None:
        title = texts.text("hw-moment-setup")
    elif now.empire < 0:
        title = texts.text("hw-moment-draft", epoch=ROMAN[now.epoch])
    else:
        title = texts.text("hw-moment", epoch=ROMAN[now.epoch], empire=EMPIRES[now.empire].names[texts.lang])
    return Moments(stops[0] if stops else 0, before[-1] if before else 0, here, len(sight.lines), title)


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
