"""The log in sentences: every note of 7 Wonders, in both languages, for those who may know and those who may not."""

import re
from pathlib import Path

import pytest

from kronika.core.ledger import GAINED, LOST
from kronika.core.rng import stream
from kronika.core.table import Note, options
from kronika.games import home, load
from kronika.games.seven_wonders import notes
from kronika.games.seven_wonders.cards import CARDS
from kronika.locale import LANGUAGES, Texts
from kronika.locale.log import SPEAKER, Stretch, line, offer, stretches
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.referee import Referee
from tests.players import Without

GAME = load("seven_wonders")
NAMES = ["Anna", "Béla", "Cili", "Dani"]
CARD = {card.id: card.index for card in CARDS}
NOBODY = 3


def hu(note: Note, viewer: int) -> str:
    return line(Texts("hu"), notes, note, NAMES, viewer)


def en(note: Note, viewer: int) -> str:
    return line(Texts("en"), notes, note, NAMES, viewer)


def test_every_note_of_the_rules_is_known() -> None:
    said = {word for path in Path(home("seven_wonders")).glob("*.py")
            for word in re.findall(r"""\.note\(\s*"(\w+)\"""", path.read_text(encoding="utf-8"))}
    assert said | {GAINED, LOST} == set(notes.NOTES)         # those are the ledger's own


def test_built() -> None:
    """How it was paid: own goods, nothing, a chain, Olympia, a coin, neighbours by name."""
    note = Note("built", 0, (CARD["temple"], 1, 2, 0))
    assert hu(note, 0) == (
        "Megépítetted a Templomot; ehhez balról (Béla) 1 érméért, jobbról (Dani) 2 érméért vásároltál.")
    assert hu(note, 1) == (
        "Anna megépítette a Templomot; ehhez tőled 1 érméért, jobbról (Dani) 2 érméért vásárolt.")
    assert en(note, 3) == "Anna built the Temple, paying 1 coin to Béla on the left and 2 coins to you."
    assert hu(Note("built", 1, (CARD["baths"], 0, 0, 0)), 0) == "Béla megépítette a Fürdőt saját erőforrásból."
    assert hu(Note("built", 1, (CARD["altar"], 0, 0, 1)), 1) == "Ingyen megépítetted az Oltárt."
    assert hu(Note("built", 1, (CARD["statue"], 0, 0, 2)), 0) == "Béla ingyen, láncolattal megépítette a Szobrot."
    assert hu(Note("built", 1, (CARD["palace"], 0, 0, 3)), 0) == (
        "Béla ingyen megépítette a Palotát, Olümpia jóvoltából.")
    assert hu(Note("built", 0, (CARD["sawmill"], 0, 0, 0)), 0) == "Megépítetted a Fűrészmalmot 1 érméért."
    assert en(Note("built", 2, (CARD["sawmill"], 0, 0, 0)), 0) == "Cili built the Sawmill for 1 coin."


def test_names_are_marked_in_their_sentence() -> None:
    """Whatever case they stand in, and whatever else in the sentence looks like them."""
    built = Note("built", 0, (CARD["well"], 1, 0, 0))
    assert stretches(Texts("hu"), notes, built, ["e", "Kút", "Cili"], 2) == [
        Stretch("e", SPEAKER, 0), Stretch(" megépítette a "), Stretch("Kutat", "card", CARD["well"]),
        Stretch("; ehhez balról ("), Stretch("Kút", "seat", 1), Stretch(") 1 érméért vásárolt.")]
    staged = Note("staged", 2, (1, CARD["tavern"], 0, 0), 2)
    assert Stretch("Tavernával", "card", CARD["tavern"]) in stretches(Texts("hu"), notes, staged, NAMES, 2)
    assert all(part.kind in ("", SPEAKER) for part in stretches(Texts("hu"), notes, staged, NAMES, 1))


def test_a_sentence_is_the_same_with_and_without_its_names() -> None:
    for word in notes.NOTES:
        note = Note(word, 1, (0, 1, 2, 0, 0, 0))
        for lang in LANGUAGES:
            said = stretches(Texts(lang), notes, note, NAMES, 0)
            assert "".join(part.text for part in said) == line(Texts(lang), notes, note, NAMES, 0)


def test_what_lies_face_down_is_told_to_its_owner_alone() -> None:
    staged = Note("staged", 2, (1, CARD["tavern"], 0, 2), 2)
    assert hu(staged, 2) == (
        "A Tavernával megépítetted a csodád 1. szintjét; ehhez jobbról (Béla) 2 érméért vásároltál.")
    assert hu(staged, 0) == "Cili megépítette a csodája 1. szintjét; ehhez jobbról (Béla) 2 érméért vásárolt."
    sold = Note("sold", 1, (CARD["well"], 3), 1)
    assert (hu(sold, 1), hu(sold, 0)) == ("Eladtad a Kutat 3 érméért.", "Béla eladott egy kártyát 3 érméért.")
    assert (en(sold, 1), en(sold, 0)) == ("You sold the Well for 3 coins.", "Béla sold a card for 3 coins.")
    left = Note("leftover", 0, (CARD["arena"],), 1)
    assert hu(left, 0) == "A megmaradt kártyád, az Aréna, a dobópakliba került."
    assert hu(left, 1) == "Anna megmaradt kártyája a dobópakliba került."


def test_the_pile() -> None:
    assert hu(Note("salvaged", 0, (len(CARDS),)), 1) == "Anna nem épített semmit a dobópakliból."
    assert hu(Note("salvaged", 0, (CARD["well"],)), 0) == "Ingyen megépítetted a Kutat a dobópakliból."
    assert en(Note("salvaged", 0, (len(CARDS),)), 0) == "You built nothing from the discard pile."


def test_conflicts() -> None:
    victory = Note("victory", 0, (1, 3, 4, 2))
    assert hu(victory, 0) == "Győztél Béla ellen (4 : 2 pajzs): neked +3, a vesztesnek −1 pont."
    assert hu(victory, 1) == "Anna győzött ellened (4 : 2 pajzs): neked −1, a győztesnek +3 pont."
    assert hu(victory, 2) == "Anna győzött Béla ellen (4 : 2 pajzs): a győztesnek +3, a vesztesnek −1 pont."
    peace = Note("peace", 2, (3, 1))
    assert [hu(peace, viewer) for viewer in (0, 2, 3)] == [
        "Béke: Cili és Dani (1 : 1 pajzs).", "Béke: te és Dani (1 : 1 pajzs).", "Béke: te és Cili (1 : 1 pajzs)."]


def finished(seats: int, seed: int) -> Referee:
    """A game at random in which more is built than sold."""
    rng = stream(seed, 0)
    referee = Referee(GAME, GAME.setup(seats), rng)
    Match(GAME, referee, [Without("sell")] * seats, rng).run()
    return referee


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_in_sentences(lang: str) -> None:
    """Every note makes a sentence, nothing hidden slips in, and no name of a player takes a suffix."""
    texts = Texts(lang)
    told: set[str] = set()
    for seed in range(12):
        for entry in finished(4, seed).entries:
            for note in entry.notes:
                told.add(note.word)
                for viewer in (0, NOBODY, 14):
                    said = line(texts, notes, note, NAMES, viewer)
                    assert not re.search(r"unknown|none|[{}]|  ", said), said
                    assert not re.search(rf"(?:{'|'.join(NAMES)})\w", said), said
                    hidden = note.secret and viewer != note.seat
                    card = note.args[[row[1] for row in notes.NOTES[note.word]].index("card")] if hidden else -1
                    assert card < 0 or CARDS[card].names[lang] not in said
    assert told == set(notes.NOTES) - {GAINED, LOST}         # the rules tell every coin themselves


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offer_has_a_label(lang: str) -> None:
    texts = Texts(lang)
    labels: set[str] = set()
    rng = stream(3, 0)
    referee = Referee(GAME, GAME.setup(5, options={"boards": "choice"}), rng)
    for seat in Match(GAME, referee, [make("random", GAME)] * 5, rng).seats():
        said = [offer(texts, notes, move) for move in options(referee.table, seat)]
        assert len(set(said)) == len(said)
        labels.update(said)
    assert not [label for label in labels if re.search(r"unknown|[{}]", label)]
