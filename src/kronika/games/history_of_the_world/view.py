"""Who may know what (chapter 26), and tables that agree with what a seat knows."""
from __future__ import annotations

from typing import Final

from kronika.core.field import HIDDEN, OWNER, PUBLIC, REMEMBERED, Fieldbook, Fields
from kronika.core.rng import Rng
from kronika.games.history_of_the_world import (
    aftermath,
    battle,
    classic,
    conquest,
    draft,
    empire,
    events,
    flow,
    forts,
    guess,
    monuments,
    setup,
    targets,
    track,
    windows,
)
from kronika.games.history_of_the_world.notation import SPOKEN
from kronika.games.history_of_the_world.table import Past, Realm, Seat, Seen, World

BARE_STEPS: Final = [setup.DrawMarkers, setup.Dealing, empire.FirstArmy, empire.LastPiece, targets.ChooseRegionStep]


def all_public(names: list[str]) -> list[tuple[str, str]]:
    return [(name, PUBLIC) for name in names]


FIELDS: Final = Fieldbook([
    Fields(World, all_public(["seats", "classic", "epoch", "called", "player", "pieces", "monuments", "forts", "order",
                              "holder", "active", "built", "tokens", "seat", "realms"])),
    Fields(Seat, [
        ("score", PUBLIC), ("supply", PUBLIC), ("event", OWNER), ("fate", PUBLIC), ("past", PUBLIC),
        ("empire", "sees"), ("sees", PUBLIC), ("seen", REMEMBERED)]),
    Fields(Past, all_public(["rank", "to", "shown"]), shared=True),
    Fields(Seen, all_public(["passed", "given"]), shared=True),
    Fields(Realm, all_public(["seat", "card", "kingdom", "armies", "tokens", "discs", "rails", "ruse", "played",
                              "declined", "used", "empty", "mark"])),
    Fields(flow.Game, all_public(["pc"]), names={"pc": flow.GAME}),
    Fields(flow.Epoch, all_public(["pc"]), names={"pc": flow.EPOCH}),
    Fields(flow.Turn, all_public(["pc", "seat"]), names={"pc": flow.TURN}),
    Fields(flow.Kingdom, all_public(["pc"]), names={"pc": flow.KINGDOM_TURN}),
    Fields(draft.Draft, [
        ("round", PUBLIC), ("events", "sees_events"), ("empires", "sees_empires"), ("sees_events", PUBLIC),
        ("sees_empires", PUBLIC), ("event", "sees_events"), ("empire", "sees_empires"), ("ready", PUBLIC)]),
    Fields(classic.ClassicDraft, [
        ("pile", PUBLIC), ("drawn", PUBLIC), ("card", "sees"), ("sees", PUBLIC), ("has", PUBLIC),
        ("received", HIDDEN)]),
    Fields(windows.Window, all_public(["when", "over"]), names={"when": events.WINDOWS}),
    Fields(empire.Found, all_public(["pc"]), names={"pc": empire.FOUNDING}),
    Fields(conquest.Conquest, all_public(["over"])),
    Fields(battle.Battle, all_public(["moment", "land", "fleet", "level", "armies", "dice", "die", "mine", "theirs",
                                      "passes", "side"]), names={"moment": battle.MOMENTS}),
    Fields(aftermath.Aftermath, all_public(["pc", "land", "fleet", "won", "town", "before", "steps"]),
           names={"pc": aftermath.AFTERMATH}),
    Fields(aftermath.RazeOrSpare, all_public(["land"])),
    Fields(aftermath.ReturnOrStay, all_public(["land"])),
    Fields(aftermath.Outpost, all_public(["land", "what"])),
    Fields(forts.FreeForts, all_public(["left", "least", "where"])),
    Fields(targets.Targeting, all_public(["event", "left", "hit", "region"])),
    Fields(targets.ChooseArea, all_public(["event"])),
    Fields(monuments.Monuments, all_public(["due", "extra"])),
    Fields(track.Conflict, all_public(["seat"])),
    *[Fields(step, []) for step in BARE_STEPS],
    *[verb.fields for verb in SPOKEN],
])


def determinize(v: World, seat: int, rng: Rng) -> World:
    """A whole table that the seat could not tell from the real one."""
    t = v.clone()
    guess.complete(t, seat, rng)
    return t
