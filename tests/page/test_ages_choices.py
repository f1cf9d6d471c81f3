"""Whoever is asked sees why: each kind of choice of Through the Ages, from positions, with the card behind it."""

import re
from typing import Any

import pytest

from kronika.core.table import actors, lowest, options
from kronika.games.through_the_ages.board import phase
from kronika.games.through_the_ages.cards import EVENT
from kronika.games.through_the_ages.edition import EDITIONS, number_of
from kronika.referee.referee import Referee
from kronika.web.draw.through_the_ages.page import Page, draw
from kronika.web.render import texts
from kronika.web.table_page import Reader, table_page
from tests.browser.ages_positions import BENCE, DORA, HYPATIA, JUDIT, MIDDLE, laid
from tests.page.stub import seen

STRONG = {**JUDIT, "hand": ["aggression_raid_ii", "aggression_plunder_ii", "aggression_annex", "aggression_infiltrate",
                            "aggression_enslave", "aggression_spy"], "military": 4}
WEAK = {**HYPATIA, "hand": [], "unfinished": "kremlin", "stages": 0, "unused": 0, "bank": 0,
        "blue": {"agriculture": 2, "irrigation": 2, "bronze": 2, "iron": 2}}
COLONIES = [["fertile_territory_i", "historic_territory_i"], ["developed_territory_i", "inhabited_territory_i"],
            ["strategic_territory_i", "developed_territory_ii"],
            ["inhabited_territory_ii", "vast_territory_ii", "fertile_territory_ii"]]


def asked(referee: Referee, lang: str) -> Page:
    return draw(seen(referee, lowest(actors(referee.table))), texts(lang))


def check(referee: Referee, lang: str) -> str:
    """The decision that is open shows its cause; its kind."""
    page = asked(referee, lang)
    found = page.scene.choice
    assert found is not None
    assert found.question
    assert page.questions[0].text == found.question
    assert page.reasons[0].text == found.reason
    if found.why is None:
        assert found.kind in ("discard", "spare")
    else:
        html = table_page(seen(referee, lowest(actors(referee.table))), Reader(lang), "/api")
        assert found.reason.startswith(found.why.face.plain)
        assert f"<h2>{found.why.face.plain}</h2>" in html.replace("&#39;", "'")
        assert found.why.origin
    words = {say.words for say in page.says}
    assert {row.word for row in found.rows} <= words
    return found.kind


def follow(referee: Referee, lang: str) -> set[str]:
    """Answer with the last offer until the turn goes on; the kinds of choices on the way."""
    kinds: set[str] = set()
    for _ in range(60):
        if referee.table.over or phase(referee.table) in ("politics", "actions"):
            return kinds
        seat = lowest(actors(referee.table))
        if phase(referee.table) not in ("auction", "force", "defence", "pact", "sacrifice"):
            kinds.add(check(referee, lang))
        referee.act(seat, options(referee.table, seat)[-1])
    return kinds


def events(edition: str) -> list[str]:
    return [card.id for card in EDITIONS[number_of(edition)].cards if card.category == EVENT]


def fitting(edition: str, row: dict[str, Any]) -> dict[str, Any]:
    """The seat without cards that the edition does not have."""
    known = EDITIONS[number_of(edition)].by_id
    return {key: [each for each in value if each in known] if isinstance(value, list) else
            {each: n for each, n in value.items() if each in known} if isinstance(value, dict) else value
            for key, value in row.items() if not isinstance(value, str) or value in known}


BY_EVENTS = {"own_building", "own_colony", "own_wonder", "terror", "markets", "foray", "raiders", "workers", "tokens",
             "free", "civilization", "agreement", "discard"}


@pytest.mark.parametrize(("edition", "never"), [("2015", set()), ("2006", {"civilization"})])
def test_every_event_tells_why_it_asks(edition: str, never: set[str]) -> None:
    """The languages take turns."""
    rows = [fitting(edition, {**row, "colonies": colonies, "hand": ["rats", "rats", "crusades", "pestilence"]})
            for row, colonies in zip(({**DORA, "wonders": ["pyramids", "colossus"]}, JUDIT, BENCE, WEAK), COLONIES)]
    rows[0]["unused"] = 2
    table = {key: value for key, value in MIDDLE.items() if key not in ("row", "common", "current", "past")}
    kinds: set[str] = set()
    for i, card in enumerate(events(edition)):
        referee = laid({**table, "phase": "politics", "event": card, "seat": rows}, edition=edition)
        kinds |= follow(referee, ("hu", "en")[i % 2])
    assert kinds == BY_EVENTS - never


@pytest.mark.parametrize(("card", "kind"), [("raid_ii", "raid"), ("plunder_ii", "plunder"), ("annex", "annex"),
                                            ("infiltrate", "infiltrate"), ("enslave", "workers")])
def test_every_aggression_tells_why_it_asks(card: str, kind: str) -> None:
    at = {**MIDDLE, "phase": "politics", "active": 1, "seat": [WEAK, STRONG]}
    assert follow(laid(at, (1, f"attack aggression_{card} on 0")), "hu") == {kind}


def test_a_war_over_technology_tells_what_can_be_taken() -> None:
    loser = {**WEAK, "techs": ["code_of_laws", "masonry", "cartography"]}
    at = {**MIDDLE, "phase": "politics", "active": 1, "seat": [loser, {**STRONG, "hand": ["war_over_technology"]}]}
    referee = laid(at, (1, "declare war_over_technology on 0"), (1, "done"), (0, "pass"), (0, "done"))
    while phase(referee.table) != "spoils":
        referee.act(lowest(actors(referee.table)), options(referee.table, lowest(actors(referee.table)))[0])
    assert check(referee, "hu") == "spoils"
    assert asked(referee, "hu").scene.choice.why.seats[0].number.number.isdigit()       # type: ignore[union-attr]


def test_a_card_of_action_a_wonder_and_a_full_hand_tell_why_they_ask() -> None:
    active = {**DORA, "cards": ["urban_growth_i"], "bank": 0, "resources": 6, "unused": 1}
    referee = laid({**MIDDLE, "phase": "actions", "seat": [active, JUDIT]}, (0, "play urban_growth_i"))
    assert check(referee, "hu") == "ordered"
    full = {**DORA, "hand": ["military_bonus_i"] * 3 + ["rats"] * 3, "government": "despotism"}
    referee = laid({**MIDDLE, "phase": "actions", "seat": [full, JUDIT]}, (0, "done"))
    assert check(referee, "hu") == "discard"
    poor = {"unfinished": "hanging_gardens", "cards": ["engineering_genius_a"], "blue": {"agriculture": 3, "bronze": 2},
            "bank": 0}
    referee = laid({"phase": "actions", "seat": [poor, {}]}, (0, "play engineering_genius_a"), (0, "stage 1"))
    assert follow(referee, "hu") == {"tokens"}



def test_defences_are_shown_as_sets() -> None:
    """Every set that holds and has no card too many, the cheapest first; doing without comes last."""
    weak = {**HYPATIA, "hand": ["military_bonus_i", "military_bonus_ii", "legion"], "workers": {"warriors": 2}}
    strong = {**JUDIT, "hand": ["aggression_spy"], "workers": {"warriors": 6}, "techs": [], "wonders": []}
    at = {**MIDDLE, "phase": "politics", "active": 1, "seat": [weak, strong]}
    referee = laid(at, (1, "attack aggression_spy on 0"))
    duel = asked(referee, "en").scene.duel
    assert duel is not None
    *holds, without = duel.shields
    assert holds
    assert without.series == "done"
    assert not without.enough
    for each in holds:
        assert each.enough
        assert all(each.total - used.adds < duel.strength for used in each.cards)
        assert each.series == ";".join([*(f"use {used.face.id}" for used in each.cards), "done"])
    assert [each.total for each in holds] == sorted(each.total for each in holds)
    for words in holds[0].series.split(";"):
        referee.say(0, words)
    assert phase(referee.table) == "actions"


def test_an_event_without_a_choice_is_shown_large() -> None:
    """The card and what each seat gained stand there until the one whose turn it is does something."""
    rows = [{"hand": ["rats"], "culture": 5, "food": 2}, {"culture": 1}]
    at = {"phase": "politics", "current": ["development_of_science", "development_of_agriculture"], "seat": rows}
    referee = laid(at, (0, "prepare rats"))
    for seat in range(2):
        page = draw(seen(referee, seat), texts("hu"))
        assert page.happened is not None
        assert page.happened.face.kind == "event"
        assert all(each.told for each in page.happened.seats)
        assert "happened panel" in table_page(seen(referee, seat), Reader("hu"), "/api")
    referee.say(0, "increase")
    assert all(draw(seen(referee, seat), texts("hu")).happened is None for seat in range(2))


@pytest.mark.parametrize("edition", ["2015", "2006"])
def test_an_uprising_is_foretold(edition: str) -> None:
    """Whoever would have an uprising is told so before the turn ends, though nothing is produced then."""
    referee = laid({"phase": "actions", "seat": [{"yellow": 4, "unused": 0}, {}]}, edition=edition)
    page = draw(seen(referee, 0), texts("hu"))
    assert (page.warning, page.outlook) == ("uprising", [])
    assert texts("hu").text("tta-warn-uprising") in table_page(seen(referee, 0), Reader("hu"), "/api")


def test_politics_without_a_card_to_play_leaves_the_civilization_in_sight() -> None:
    hands: list[tuple[list[str], bool]] = [(["military_bonus_i"], False), (["aggression_spy"], True)]
    for hand, shown in hands:
        page = asked(laid({**MIDDLE, "phase": "politics", "seat": [{**DORA, "hand": hand}, WEAK]}), "en")
        assert page.scene.shown is shown
        assert (page.because == texts("en").text("tta-scene-politics-none")) is not shown


def test_a_card_of_the_row_means_itself_though_there_is_another_of_its_name() -> None:
    """One click takes it: `take patriotism_ii` is whole, though `take patriotism_ii at 2` begins so."""
    row = ["patriotism_ii", "patriotism_ii", *MIDDLE["row"][3:7], "strategy", *MIDDLE["row"][9:]]
    page = table_page(seen(laid({**MIDDLE, "phase": "actions", "row": [*row, ""]}), 0), Reader("en"), "/api")
    assert 'data-word="take patriotism_ii" data-level="1" data-whole' in page
    assert 'data-word="take patriotism_ii at 2" data-level="1" data-whole' in page


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_whoever_throws_cards_sees_the_own_civilization(lang: str) -> None:
    """The cards are chosen in the hand: there is no scene, and the reason is a sentence."""
    full = {**DORA, "hand": ["military_bonus_i"] * 3 + ["rats"] * 3, "government": "despotism"}
    referee = laid({**MIDDLE, "phase": "actions", "seat": [full, JUDIT]}, (0, "done"))
    page = asked(referee, lang)
    assert page.board.phase == "discard"
    assert page.because[0].isupper()
    for viewer in (0, 1):
        assert 'class="panel scene' not in table_page(seen(referee, viewer), Reader(lang), "/api")


def test_cards_of_the_row_are_taken_from_the_row_alone() -> None:
    """An event gives the strongest cards of the row: each lies there to be touched, none has a button as well."""
    rows = [fitting("2006", row) for row in (DORA, JUDIT, BENCE, HYPATIA)]
    table = {key: value for key, value in MIDDLE.items() if key not in ("row", "common", "current", "past")}
    at = {**table, "phase": "politics", "event": "international_agreement", "seat": rows}
    page = asked(laid(at, edition="2006"), "hu")
    assert page.board.phase == "agreement"
    assert page.takeable > 5
    assert page.acts.first == []


@pytest.mark.parametrize(("lang", "mine", "theirs"), [("hu", "Te gyarmatosítasz", "Dóra gyarmatosít"),
                                                      ("en", "You colonize", "Dóra colonizes")])
def test_whoever_colonizes_reads_what_each_unit_and_card_adds(lang: str, mine: str, theirs: str) -> None:
    strong = {"hand": ["military_bonus_ii"], "workers": {"warriors": 2, "swordsmen": 2}, "yellow": 9}
    at = {**MIDDLE, "phase": "politics", "event": "vast_territory_ii", "seat": [strong, {**JUDIT, "workers": {}}]}
    referee = laid(at)
    referee.say(0, "bid 3")
    referee.say(1, "pass")
    assert phase(referee.table) == "force"
    sale = asked(referee, lang).scene.sale
    assert sale is not None
    added = {chip.word: [value.number for value in chip.price] for chip in sale.chips}
    assert added == {"send warriors": ["+1"], "send swordsmen": ["+2"], "use military_bonus_ii": ["+2"]}
    assert mine in table_page(seen(referee, 0), Reader(lang), "/api")
    assert theirs in table_page(seen(referee, 1), Reader(lang), "/api")


@pytest.mark.parametrize(("lang", "now", "later"), [
    ("hu", "Ha most befejezed a kört", "A köröd végén, ha így marad"),
    ("en", "If you end your turn now", "End of turn, as it stands")])
def test_whoever_waits_is_not_told_to_end_the_turn_now(lang: str, now: str, later: str) -> None:
    referee = laid({**MIDDLE, "phase": "actions"})
    for viewer, said, other in ((0, now, later), (1, later, now)):
        html = table_page(seen(referee, viewer), Reader(lang), "/api")
        assert said in html
        assert other not in html


def test_the_attacker_reads_you_over_the_own_strength() -> None:
    referee = laid({**MIDDLE, "phase": "politics", "active": 1}, (1, "attack aggression_plunder_ii on 0"))
    name = re.compile(r'class="goal-name">(\w+) ')
    assert [name.findall(table_page(seen(referee, viewer), Reader("hu"), "/api")) for viewer in (0, 1)] == \
        [["Judit"], ["Te"]]


@pytest.mark.parametrize(("lang", "said"), [("hu", "Folytatom"), ("en", "Go on")])
def test_whoever_stays_in_the_game_goes_on(lang: str, said: str) -> None:
    """The 2006 edition asks at the beginning of a turn whether one leaves: to stay is not to pass."""
    referee = laid({"age": "A", "phase": "actions", "seat": [{}, {}]}, (0, "done"), edition="2006")
    while phase(referee.table) != "stay":
        referee.act(lowest(actors(referee.table)), options(referee.table, lowest(actors(referee.table)))[-1])
    assert asked(referee, lang).buttons[0].label == said
