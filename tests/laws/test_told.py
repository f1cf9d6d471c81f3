"""The law of the log (told.py), for every game, edition and mode: a few games here, a thousand by `make laws`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kronika.core.field import PUBLIC
from kronika.core.game import Game, Setup
from kronika.core.step import WATCHER
from kronika.games import KEYS, load, notes, part
from kronika.locale import LANGUAGES, Texts
from kronika.locale.log import line
from kronika.referee.scenario import Report, Runner
from tests.laws.told import stretches, untold
from tests.laws.walk import FEW, name

OURS = [(game, setup) for game, setup in FEW if game.key in KEYS]
every_game = pytest.mark.parametrize(("game", "setup"), OURS, ids=name)
SCENARIOS = Path(__file__).parents[2] / "scenarios"
MOVES = 1200                                     # of a game, at the most


@every_game
def test_every_public_number_that_changes_is_told(game: Game, setup: Setup) -> None:
    for bots in ("random", "greedy"):
        for number, (words, before, told, after) in enumerate(stretches(game, setup, 31, bots)):
            assert not untold(game, setup.edition, before, told, after), f"{words}: {told}"
            if number == MOVES:
                break


class Told(Runner):
    """A scenario under the law of the log: what one play changed is told by what it led to."""

    def play(self, number: int, play: dict[str, Any]) -> None:
        before = self.game.view(self.table(), WATCHER)
        count = len(self.referee.entries)
        super().play(number, play)
        led = self.referee.entries[count:]       # none where it was refused, asked or taken back
        after = self.game.view(self.table(), WATCHER)
        told = [note for entry in led for note in entry.notes]
        assert not led or not untold(self.game, self.referee.setup.edition, before, told, after), f"{play}: {told}"


@pytest.mark.parametrize("key", KEYS)
def test_every_scenario_tells_what_it_changes(key: str) -> None:
    """Moments that hardly ever come in a game."""
    tried = 0
    for path in sorted(SCENARIOS.glob(f"{key}/*.toml")):
        report = Report(path, path.stem, [])
        Told(tomllib.loads(path.read_text(encoding="utf-8")), report).run()
        tried += 1
    assert tried > 50


@every_game
def test_every_note_is_a_sentence_in_both_languages(game: Game, setup: Setup) -> None:
    """For whom it is about and for who looks on; it begins with a capital letter or a number."""
    names = [f"Név{seat}" for seat in range(setup.seats)]
    tells = notes(game.key, setup.edition)
    seen: set[str] = set()
    for _, _, told, _ in stretches(game, setup, 32, "greedy"):
        for note in told:
            if note.word in seen:
                continue
            seen.add(note.word)
            for lang in LANGUAGES:
                for viewer in (*range(setup.seats), WATCHER):
                    said = line(Texts(lang), tells, note, names, viewer)
                    assert said[0].isupper() or said[0].isdigit(), said


@pytest.mark.parametrize("key", KEYS)
def test_the_ledger_and_the_notes_agree(key: str) -> None:
    """Every note that the ledger knows is one of the game, with the arguments that it reads."""
    ledger = part(key, "ledger").LEDGER
    words = part(key, "notes").NOTES
    for word, tells in ledger.tells.items():
        for tell in tells:
            assert tell.number in ledger.numbers
            assert tell.arg < len(words[word])
            assert tell.whose < 0 or words[word][tell.whose][1] == "seat"
    assert {word: len(words[word]) for word in ledger.acts} == ledger.acts
    for lang in LANGUAGES:
        for number in ledger.numbers:
            assert "7" in Texts(lang).text(f"{key}-amount-{number}", number=7)


# How the log tells of each public field of a seat: by numbers of the ledger, by things that notes name, or not at all,
# because it follows from what is told (what cards in play are worth) or lasts no longer than a turn.
FOLLOWS = {
    "seven_wonders": "colors chains raw raw_sold goods goods_sold wild discount shields science ability under",
    "through_the_ages": "yellow bank blue led white red lent spare arms churchill_arms churchill_science traded_food "
                        "traded_resources done caesar silent exclusive partner side fresh backs turns uprisings prey",
    "history_of_the_world": "supply past sees",
    "civilization": "stock kept fresh due furthest",
}
TOLD = {
    "seven_wonders": "board side coins stages early late won lost",
    "through_the_ages": "culture science unused workers techs government leader homer wonders ruined unfinished stages "
                        "colonies civil military tactic pact wars cards yellows blues",
    "history_of_the_world": "score fate",
    "civilization": "nation treasury people cities ships hand red cards space",
}


@pytest.mark.parametrize("key", KEYS)
def test_somebody_decided_how_each_public_field_of_a_seat_is_told(key: str) -> None:
    public = {field for field, sight in load(key).fields.tables["Seat"].rows if sight == PUBLIC}
    told, follows = set(TOLD[key].split()), set(FOLLOWS[key].split())
    assert public == told | follows
    assert not told & follows
