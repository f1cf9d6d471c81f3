"""The battle odds of the bots are those of all dice counted one by one (HW-R.36, HW-R.64)."""

from functools import cache
from itertools import product

import pytest

from kronika.core.rng import Rng
from kronika.core.step import CHANCE, CHANCE_BIT
from kronika.core.table import actors, lowest, options, play, settle
from kronika.games.history_of_the_world.battle import begin_battle
from kronika.games.history_of_the_world.bots import decide
from kronika.games.history_of_the_world.cards import EMPIRES, EVENTS, FORT
from kronika.games.history_of_the_world.chance import Roll
from kronika.games.history_of_the_world.conquest import Conquest
from kronika.games.history_of_the_world.lands import LAND_IDS
from kronika.games.history_of_the_world.moves import Withdraw
from kronika.games.history_of_the_world.odds import battle_odds, fight, odds
from kronika.games.history_of_the_world.table import World, empty_table, new_realm


@cache
def brute(lead: int, dice: int, mine: int, theirs: int, ties: bool) -> list[float]:
    """Win, tie, lose: every die on the table, both sides rerolling their lowest while they are behind."""
    out = [0.0] * 3

    def go(attack: tuple[int, ...], held: tuple[int, ...], mine: int, theirs: int, side: int, passes: int,
           weight: float) -> None:
        a = max(attack) + lead
        d = max(held)
        wins = a > d or (a == d and ties)
        if passes == 2 or mine + theirs == 0:
            out[0 if wins else 1 if a == d else 2] += weight
            return
        own, left, behind = (attack, mine, not wins) if side == 0 else (held, theirs, a >= d)
        if left == 0 or not behind:
            go(attack, held, mine, theirs, 1 - side, passes + 1, weight)
            return
        low = own.index(min(own))
        for face in range(1, 7):
            new = (*own[:low], face, *own[low + 1:])
            if side == 0:
                go(new, held, mine - 1, theirs, 1, 0, weight / 6)
            else:
                go(attack, new, mine, theirs - 1, 0, 0, weight / 6)

    for roll in product(range(1, 7), repeat=2 + dice):
        go(roll[:2], roll[2:], mine, theirs, 0, 0, 1 / 6 ** (2 + dice))
    return out


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize("theirs", [0, 1])
@pytest.mark.parametrize("mine", [0, 1, 2])
@pytest.mark.parametrize("dice", [1, 2])
def test_odds_are_exact(dice: int, mine: int, theirs: int, ties: bool) -> None:
    """HW-10.01 to HW-10.10, HW-R.36, HW-R.47, HW-R.64, for every lead from -1 to +6."""
    for lead in range(-1, 7) if mine + theirs < 2 else (-1, 0, 1, 3):
        found = odds(lead, dice, mine, theirs, ties)
        wanted = brute(lead, dice, mine, theirs, ties)
        assert [found.win, found.tie, found.lose] == pytest.approx(wanted, abs=1e-12)


def battlefield(empire: str, land: str, fort: bool, played: list[str]) -> World:
    t = empty_table(3, False)
    t.epoch = 2
    t.player = 0
    card = next(e.index for e in EMPIRES if e.id == empire)
    realm = new_realm(0, card, False)
    realm.armies = 9
    realm.played = [e.index for e in EVENTS if e.id in played]
    t.realms = [realm]
    at = LAND_IDS.index(land)
    t.holder[at] = 1
    t.built[at] = FORT if fort else 0
    return t


COMBINATIONS = [(land, fort, fleet, level, played) for land in ("gaul", "rhineland", "anatolia")
                for fort in (False, True) for fleet in (False, True) for level in (0, 1, 2, 3, 4)
                for played in ([], ["weaponry"])]


@pytest.mark.parametrize("empire", ["romans", "macedonians", "carthaginians", "vikings", "ottomans", "mongols",
                                    "spanish"])
def test_modifiers_of_every_combination(empire: str) -> None:
    """HW-10.05 to HW-10.08: terrain, fort, fleet, siege level and bonus count as they do in the battle."""
    for land, fort, fleet, level, played in COMBINATIONS:
        t = battlefield(empire, land, fort, played)
        found = battle_odds(t, t.realms[0], LAND_IDS.index(land), fleet, level)
        hard = land != "gaul" and empire != "carthaginians"
        lead = min(level, 3) + len(played) - hard
        lead += (empire == "macedonians" and land == "gaul") + (empire == "spanish" and fleet)
        wanted = brute(lead, 2 if fort and empire != "ottomans" else 1, 0,
                       1 if fleet and empire != "vikings" else 0, empire == "mongols")
        assert [found.win, found.tie, found.lose] == pytest.approx(wanted, abs=1e-12)


def test_odds_agree_with_battles_played_by_bots() -> None:
    """The same in the engine: bots reroll as the calculator thinks (HW-R.09, HW-R.36)."""
    t = battlefield("hittites", "rhineland", True, [])
    at = LAND_IDS.index("rhineland")
    wanted = battle_odds(t, t.realms[0], at, True, 0)
    t.push(Conquest(False))
    begin_battle(t, t.realms[0], at, True)
    settle(t)
    rng = Rng(5)
    results = [0, 0, 0]
    games = 3000
    for _ in range(games):
        c = t.clone()
        while True:
            waiting = actors(c)
            if waiting & CHANCE_BIT:
                play(c, CHANCE, c.stack[-1].sample(c, rng))
                if len(c.stack) < 2:
                    break
                continue
            seat = lowest(waiting)
            offers = options(c, seat)
            if any(isinstance(move, Withdraw) for move in offers):
                break
            play(c, seat, decide(c, seat, offers, rng))
            if len(c.stack) < 2:
                break
        results[0 if c.holder[at] == 0 else 1 if c.holder[at] < 0 else 2] += 1
    for share, chance in zip(results, (wanted.win, wanted.tie, wanted.lose)):
        assert abs(share / games - chance) < 0.04


def siege_by_hand(t: World, land: int, level: int, armies: int, tokens: int) -> tuple[float, float]:
    """The chance to hold the land and the armies spent, by plain recursion."""
    now = battle_odds(t, t.realms[0], land, False, level)
    holds, spent = now.win, 0.0
    if armies:
        holds += now.tie
        spent += now.tie
    if tokens:
        more = siege_by_hand(t, land, level + 1, armies, tokens - 1)
    elif armies:
        more = siege_by_hand(t, land, level + 1, armies - 1, 0)
        spent += now.lose
    else:
        return holds, spent
    return holds + now.lose * more[0], spent + now.lose * more[1]


@pytest.mark.parametrize(("armies", "tokens"), [(0, 0), (1, 0), (0, 2), (4, 1), (8, 3)])
def test_sieges_fought_to_the_end(armies: int, tokens: int) -> None:
    """HW-11.02, HW-11.04, HW-11.08, HW-10.04: the value of a whole siege."""
    t = battlefield("romans", "rhineland", True, [])
    land = LAND_IDS.index("rhineland")
    found = fight(t, t.realms[0], land, False, 0, armies, tokens)
    assert (found.holds, found.armies) == pytest.approx(siege_by_hand(t, land, 0, armies, tokens), abs=1e-5)


def test_typed_dice_are_accepted_exactly() -> None:
    """A real table's dice can be typed in: every possible roll, and nothing else."""
    t = battlefield("romans", "rhineland", True, [])
    t.push(Conquest(False))
    begin_battle(t, t.realms[0], LAND_IDS.index("rhineland"), False)
    step = t.stack[-1]
    for dice in product(range(7), repeat=4):
        assert (step.check(t, CHANCE, Roll(list(dice))) is None) == (min(dice) > 0)
    assert step.check(t, CHANCE, Roll([1, 2, 3])) is not None
