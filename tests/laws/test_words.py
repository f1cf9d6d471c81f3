"""Words: notation goes both ways, what may follow leads to something legal, garbage is answered."""

from kronika.core.game import Game, Setup
from kronika.core.rng import Rng
from kronika.core.step import CHANCE, WATCHER
from kronika.core.table import Table, check, options
from kronika.core.words import Meant, Unclear, expect, hear
from tests.laws.grammar import some_of_the_grammar
from tests.laws.walk import every_game, sampled, waiting


@every_game
def test_notation_goes_both_ways(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 9, 7):
        for seat in waiting(t):
            for move in options(t, seat):
                words = game.grammar.say(move)
                heard = hear(game.grammar, t, seat, words)
                assert isinstance(heard, Meant)
                assert (heard.move, heard.rule) == (move, None)
                moves = game.grammar.parse(words)
                assert isinstance(moves, list)
                assert move in moves
    for move in some_of_the_grammar(game, 9, 3000):
        moves = game.grammar.parse(game.grammar.say(move))
        assert isinstance(moves, list), moves
        assert moves[0].key() == move.key()


@every_game
def test_expect_walks_to_every_offer_and_nowhere_else(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 10, 13):
        for seat in waiting(t):
            if t.stack[-1].open:
                continue
            found: set[str] = set()
            paths: list[list[str]] = [[]]
            while paths:
                said = paths.pop()
                now = expect(game.grammar, t, seat, said)
                if now.done:
                    found.add(" ".join(said))
                paths += [[*said, word] for word in now.words]
            assert found == {game.grammar.say(move) for move in options(t, seat)}


@every_game
def test_expect_leads_from_every_word_of_an_open_step_to_something_legal(game: Game, setup: Setup) -> None:
    """Whoever follows it word by word comes to a whole legal sentence, and every offer is on one of its ways."""
    rng, walks = Rng(21), 0
    for t in sampled(game, setup, 21, 5):
        for seat in waiting(t) if not t.over and t.stack[-1].open else []:
            for move in options(t, seat):
                words = game.grammar.words(move)
                for n, word in enumerate(words):
                    assert word in expect(game.grammar, t, seat, words[:n]).words
            assert follow_expect(game, t, seat, rng)
            walks += 1
    assert walks or game.key != "market"


def follow_expect(game: Game, t: Table, seat: int, rng: Rng) -> str:
    """A legal sentence, said word by word; it may stop wherever it is whole."""
    said: list[str] = []
    while True:
        now = expect(game.grammar, t, seat, said)
        if now.done:
            heard = hear(game.grammar, t, seat, " ".join(said))
            assert isinstance(heard, Meant)
            assert heard.rule is None
            assert check(t, seat, heard.move) is None
            if not now.words or rng.below(2):
                return " ".join(said)
        assert now.words, f"a dead end after: {' '.join(said)}"
        assert len(set(now.words)) == len(now.words)
        said.append(now.words[rng.below(len(now.words))])


GARBAGE = ["", " ", "\0", "😀 😀", "build", "build build", "xyzzy " * 10_000, "pay 1 2", "-1", "build ?", "?",
           "\ud800 a", "build altar pay 99999999999999999999 1", "ÉPÍTS", "build altar pay １ ２", "a" * 100_000]


@every_game
def test_garbage_is_answered(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 11, 40):
        for seat in [*range(t.seats), WATCHER, CHANCE]:
            for text in GARBAGE:
                heard = hear(game.grammar, t, seat, text)
                assert isinstance(heard, Unclear) or heard.rule is not None or not text.isascii()
                assert isinstance(heard, Unclear) or heard.rule is check(t, seat, heard.move)
