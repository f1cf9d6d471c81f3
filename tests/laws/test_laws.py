"""Laws that hold for every game: what the platform relies on, checked over random play."""

import hashlib
import itertools
import tomllib
from collections.abc import Iterator
from math import prod
from pathlib import Path

import pytest

from kronika.core.game import Game, Setup
from kronika.core.move import Move
from kronika.core.rng import Rng, stream
from kronika.core.sealed import Plans
from kronika.core.step import CHANCE, CHANCE_BIT, WATCHER, Step
from kronika.core.table import Table, actors, admits, check, draw, gong, lowest, options, play
from kronika.core.words import Form, Meant, Unclear, expect, hear
from kronika.games import load as load_game
from kronika.players import make
from kronika.players.match import Match
from kronika.referee.chance import Fair
from kronika.referee.codec import load, save
from kronika.referee.record import read
from kronika.referee.referee import Referee
from kronika.referee.replay import prove, replay, to_record, verify
from tests.laws.walk import ALL, COUNTABLE, FEW, GAMES, name, sampled, waiting, walk

every_game = pytest.mark.parametrize(("game", "setup"), FEW, ids=name)
every_setup = pytest.mark.parametrize(("game", "setup"), ALL, ids=name)
LONGEST = 7000                                   # decisions in a random game


def reachable(game: Game, value: object, seen: set[int]) -> set[int]:
    """The ids of every mutable object in the value."""
    if isinstance(value, list):
        seen.add(id(value))
    if isinstance(value, (list, tuple)):         # a tuple may be shared, but not what is mutable in it
        for item in value:
            reachable(game, item, seen)
    fields = game.fields.of(value)
    if fields is not None and not fields.shared:
        seen.add(id(value))
        for field, _ in fields.rows:
            reachable(game, getattr(value, field), seen)
    return seen


def everything(game: Game, t: Table) -> set[int]:
    seen: set[int] = {id(t.stack)}
    for value in [t, *t.stack]:
        reachable(game, value, seen)
    return seen


@every_game
def test_a_clone_is_equal_and_shares_nothing(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 1, 5):
        c = t.clone()
        assert save(game, c) == save(game, t)
        assert not everything(game, t) & everything(game, c)


@every_game
def test_every_field_stands_in_the_field_table(game: Game, setup: Setup) -> None:
    of_every_table = {"seats", "stack", "over", "shown", "notes"}
    for t in sampled(game, setup, 2, 9):
        for value in [t, *t.stack]:
            fields = game.fields.of(value)
            assert fields is not None, type(value).__name__
            if hasattr(value, "__dict__"):
                kept = {f for f, _ in fields.rows}.union(fields.derived)
                assert set(vars(value)) - of_every_table == kept - of_every_table


@every_game
def test_saved_tables_load_again(game: Game, setup: Setup) -> None:
    for t in sampled(game, setup, 3, 5):
        assert save(game, load(game, save(game, t))) == save(game, t)


def referee_game(game: Game, setup: Setup, seed: int) -> Referee:
    referee = Referee(game, setup, Fair(f"seed {seed}", ["a", "b"]))
    Match(game, referee, [make("random", game)] * setup.seats, stream(seed, 1)).run()
    return referee


@every_game
def test_a_record_replays_to_its_result_and_proves_its_chance(game: Game, setup: Setup) -> None:
    referee = referee_game(game, setup, 4)
    record = to_record(referee)
    prove(record, "seed 4", ["a", "b"])
    again = read(record.dump())
    assert again == record
    verdict = verify(again)
    assert verdict.proven, verdict.text
    assert save(game, replay(again).table) == save(game, referee.table)


@every_game
def test_a_false_record_is_found_out(game: Game, setup: Setup) -> None:
    record = to_record(referee_game(game, setup, 5))
    prove(record, "seed 5", ["a", "b"])
    assert not verify(read(record.dump().replace("scores = [", "scores = [1"))).replayed
    prove(record, "seed 6", ["a", "b"])
    assert not verify(record).replayed
    record.commitment = "0" * 64
    assert "committed" in verify(record).text


@every_game
def test_seed_and_moves_give_the_same_log(game: Game, setup: Setup) -> None:
    referee = referee_game(game, setup, 6)
    again = Referee(game, setup, Fair("seed 6", ["a", "b"]))
    for entry in referee.entries:
        if entry.seat != CHANCE:
            again.act(entry.seat, entry.move)
    assert again.journal == referee.journal


def some_of_the_grammar(game: Game, seed: int, most: int) -> list[Move]:
    """Moves from all over the grammar: every one of a short form, a share by chance of a long one."""
    rng = Rng(seed)
    share = most // len(game.grammar.forms)
    out: list[Move] = []
    for form in game.grammar.forms.values():
        ranges = [kind.every() for part in form.parts for kind in part.kinds]
        if not any(part.many for part in form.parts) and prod(len(numbers) for numbers in ranges) <= share:
            out += [form.make(key) for key in itertools.product(*ranges)]
        else:
            out += [form.make(random_key(form, rng)) for _ in range(share)]
    return out


def random_key(form: Form, rng: Rng) -> tuple[int, ...]:
    """Numbers for a sentence of this form; half of the optional parts are left unsaid."""
    key: list[int] = []
    for part in form.parts:
        count = rng.below(4) if part.many else len(part.kinds)
        kinds = part.kinds * count if part.many else part.kinds
        unsaid = part.optional and rng.below(2)
        if part.many:
            key.append(0 if unsaid else count)
        if not (part.many and unsaid):
            key += [0 if unsaid else kind.every()[rng.below(len(kind.every()))] for kind in kinds]
    return tuple(key)


def near(game: Game, offers: list[Move], seed: int) -> list[Move]:
    """Every move that differs from some offer in one number only; of many offers, a dozen by chance."""
    rng = Rng(seed)
    out: list[Move] = []
    for offer in offers if len(offers) <= 12 else [offers[rng.below(len(offers))] for _ in range(12)]:
        form = game.grammar.forms[offer.word]
        if any(part.many for part in form.parts):
            continue
        kinds = [kind for part in form.parts for kind in part.kinds]
        for i, kind in enumerate(kinds):
            out += [form.make((*offer.key()[:i], number, *offer.key()[i + 1:])) for number in kind.every()]
    return out


@every_game
def test_what_is_offered_is_legal_and_what_is_legal_is_offered(game: Game, setup: Setup) -> None:
    for number, t in enumerate(sampled(game, setup, 7, 11)):
        for seat in range(t.seats):
            offers = options(t, seat)
            assert len({game.grammar.say(m) for m in offers}) == len(offers), "an offer stands twice"
            for move in offers:
                assert check(t, seat, move) is None, game.grammar.say(move)
            if t.over or t.stack[-1].open:
                continue
            offered = set(offers)
            for move in [*near(game, offers, number), *some_of_the_grammar(game, number, 1500)]:
                if check(t, seat, move) is None:
                    covered = move in offered or any(offer.covers(move) for offer in offers)
                    assert covered, f"legal, but neither offered nor covered: {game.grammar.say(move)}"


@every_game
def test_check_answers_every_move_of_everybody(game: Game, setup: Setup) -> None:
    known = {rule.ref for rule in game.rules}
    for number, t in enumerate(sampled(game, setup, 8, 17)):
        before = save(game, t)
        for seat in [*range(t.seats), WATCHER, CHANCE]:
            for move in some_of_the_grammar(game, number, 300):
                rule = check(t, seat, move)
                assert rule is None or rule.ref in known or rule.ref.startswith("core."), rule
        assert save(game, t) == before, "check changed the table"


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


@every_game
def test_the_gong_ends_an_open_step_and_only_chance_may_say_it(game: Game, setup: Setup) -> None:
    rung = 0
    for t in sampled(game, setup, 22, 4):
        move = gong(t)
        if move is None:
            continue
        step = t.stack[-1]
        assert step.open
        assert check(t, CHANCE, move) is None
        for seat in range(t.seats):
            rule = check(t, seat, move)
            assert rule is not None
            assert rule in game.rules
        c = t.clone()
        depth, left = len(c.stack), c.stack[-1]
        play(c, CHANCE, move)
        assert len(c.stack) < depth or c.stack[depth - 1] is not left
        assert not game.audit(c)
        rung += 1
    assert rung or game.key != "market"


def lists_in_order(game: Game, t: Table, order: list[int], lists: dict[int, list[Move]]) -> str:
    c = t.clone()
    left = {seat: moves[:] for seat, moves in lists.items()}
    for seat in order:
        play(c, seat, left[seat].pop(0))
    return save(game, c)


@every_game
def test_sealed_lists_do_not_depend_on_how_they_are_interleaved(game: Game, setup: Setup) -> None:
    """Each seat says its small moves to its own `done`; however these mingle, the same comes of them."""
    tried = 0
    for number, t in enumerate(walk(game, setup, 23)):
        top = None if t.over else t.stack[-1]
        if not isinstance(top, Plans) or top.ready or any(plan.moves for plan in top.plans if plan):
            continue
        rng = Rng(number)
        lists = {seat: random_list(t.clone(), seat, rng) for seat in range(t.seats)}
        order = [seat for seat, moves in lists.items() for _ in moves]
        results = {lists_in_order(game, t, order, lists), lists_in_order(game, t, order[::-1], lists)}
        for _ in range(4):
            rng.shuffle(order)
            results.add(lists_in_order(game, t, order, lists))
        assert len(results) == 1
        tried += 1
    assert tried or game.key != "market"


def random_list(t: Table, seat: int, rng: Rng) -> list[Move]:
    """What the seat says until it is not awaited any more; no other seat says anything."""
    out: list[Move] = []
    while (actors(t) >> seat) & 1:
        offers = options(t, seat)
        out.append(offers[rng.below(len(offers))])
        t.stack[-1].apply(t, seat, out[-1])
    return out


@every_game
def test_a_sealed_list_is_taken_back_move_by_move_while_others_go_on(game: Game, setup: Setup) -> None:
    referee = Referee(game, setup, Fair("lists", []))
    if not isinstance(referee.table.stack[-1], Plans):
        return
    rng = Rng(24)
    before: list[str] = []
    for _ in range(3):
        before.append(save(game, game.view(referee.table, 0)))
        offers = [move for move in options(referee.table, 0) if move != referee.table.stack[-1].done()]
        referee.act(0, offers[rng.below(len(offers))])
        others = options(referee.table, 1)
        referee.act(1, others[rng.below(len(others) - 1)])
    begun = Referee(game, setup, Fair("lists", [])).table
    assert save(game, game.view(referee.table, 2)) == save(game, game.view(begun, 2)), "a list was seen by another seat"
    for seen in reversed(before):
        referee.undo(0)
        assert save(game, game.view(referee.table, 0)) == seen
    assert len(referee.table.stack[-1].listed(1)) == 3


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


ALONE = ("through_the_ages",)          # one seat at a time chooses in secret


def sealed_rounds(game: Game, setup: Setup) -> Iterator[Table]:
    """Every moment of a random game at which seats choose in secret."""
    for t in walk(game, setup, 12):
        if not t.over and t.stack[-1].sealed and waiting(t):
            yield t


@pytest.mark.parametrize("key", GAMES)
def test_the_order_of_sealed_picks_is_irrelevant(key: str) -> None:
    """A game that has sealed steps must come to one of them, and one in which several seats choose at once to such a
    moment, or nothing was proven."""
    tried = alone = 0
    for game, setup in [row for row in ALL if row[0].key == key]:
        for t in sealed_rounds(game, setup):
            seats = waiting(t)
            if len(seats) == 1:
                alone += 1
                continue
            rng = Rng(tried)
            picks = {}
            for seat in seats:
                offers = options(t, seat)
                picks[seat] = offers[rng.below(len(offers))]
            results = set()
            for order in (seats, seats[::-1], seats[1:] + seats[:1]):
                c = t.clone()
                for seat in order:
                    play(c, seat, picks[seat])
                results.add(save(game, c))
            assert len(results) == 1
            tried += 1
    steps = [table.cls for table in load_game(key).fields.tables.values() if issubclass(table.cls, Step)]
    sealed = any(step.sealed for step in steps)
    assert bool(tried or alone) == sealed
    assert bool(tried) == (sealed and key not in ALONE)


def other_worlds(game: Game, t: Table, seat: int, seed: int) -> list[Table]:
    """Tables that the seat could not tell from this one."""
    return [game.determinize(game.view(t, seat), seat, Rng(seed + i)) for i in range(2)]


@every_game
def test_a_view_tells_nothing_hidden(game: Game, setup: Setup) -> None:
    different = 0
    for number, t in enumerate(sampled(game, setup, 13, 7)):
        if t.over:
            continue
        for seat in range(t.seats):
            seen = save(game, game.view(t, seat))
            for world in other_worlds(game, t, seat, number):
                assert save(game, game.view(world, seat)) == seen
                assert (actors(world), admits(world)) == (actors(t), admits(t))
                assert not game.audit(world)
                different += save(game, world) != save(game, t)
    assert different or setup.mode in COUNTABLE, "determinize never changed anything: it was given the table"


@every_game
def test_the_view_answers_as_the_table_does(game: Game, setup: Setup) -> None:
    for number, t in enumerate(sampled(game, setup, 14, 11)):
        for seat in range(t.seats):
            v = game.view(t, seat)
            assert options(v, seat) == options(t, seat)
            for move in some_of_the_grammar(game, number, 250):
                assert check(v, seat, move) is check(t, seat, move), game.grammar.say(move)


@every_game
def test_everything_is_accounted_for_after_every_move(game: Game, setup: Setup) -> None:
    for bots in ("random", "greedy"):
        for t in walk(game, setup, 15, bots):
            assert not game.audit(t)


@every_setup
def test_no_dead_end_and_no_endless_game(game: Game, setup: Setup) -> None:
    for seed in range(3):
        for decisions, t in enumerate(walk(game, setup, 16 + seed)):
            assert decisions < LONGEST
            for seat in waiting(t):
                assert options(t, seat)
        outcome = game.outcome(t)
        assert len(outcome.scores) == len(outcome.ranks) == t.seats
        assert 1 in outcome.ranks


@every_game
def test_bots_decide_by_their_view_alone(game: Game, setup: Setup) -> None:
    player = make("greedy", game)
    for number, t in enumerate(sampled(game, setup, 19, 13)):
        for seat in waiting(t):
            world = other_worlds(game, t, seat, number)[0]
            mine = player.decide(game.view(t, seat), seat, options(t, seat), 0, Rng(number))
            theirs = player.decide(game.view(world, seat), seat, options(world, seat), 0, Rng(number))
            assert mine == theirs
            assert mine is None or check(t, seat, mine) is None


@every_game
def test_undo_returns_exactly(game: Game, setup: Setup) -> None:
    """A move taken back leaves no trace; where it cannot be, the refusal names a rule."""
    referee = Referee(game, setup, Fair("undo", []))
    rng = Rng(20)
    for _ in range(40):
        if referee.table.over:
            break
        seat = lowest(actors(referee.table))
        offers = options(referee.table, seat)
        before = save(game, referee.table)
        referee.act(seat, offers[rng.below(len(offers))])
        why = referee._why_final(max(i for i, e in enumerate(referee.entries) if e.seat == seat))
        if why is None:
            referee.undo(seat)
            assert save(game, referee.table) == before
            referee.act(seat, offers[0])
        else:
            assert why.ref


def log_of(game: Game, setup: Setup, seed: int) -> str:
    """A whole random game in words."""
    rng = stream(seed, 0)
    t = game.new(setup)
    lines = []
    while not t.over:
        waiting_bits = actors(t)
        seat = lowest(waiting_bits)
        offers = options(t, seat)
        move = draw(t, rng) if waiting_bits & CHANCE_BIT else offers[rng.below(len(offers))]
        lines.append(f"{seat} {game.grammar.say(move)}")
        play(t, seat, move)
    return "\n".join([*lines, str(game.outcome(t).scores)])


def test_equal_seeds_give_equal_logs_in_both_modes() -> None:
    """The kept hashes are those of both modes: each run compares its own logs with them."""
    kept = tomllib.loads((Path(__file__).parent / "logs.toml").read_text(encoding="utf-8"))
    found = {}
    for game, setup in FEW:
        logs = "\n".join(log_of(game, setup, seed) for seed in range(3))
        found[f"{game.key}/{name(setup)}"] = hashlib.sha256(logs.encode()).hexdigest()[:16]
    changed = {key: value for key, value in found.items() if kept.get(key) != value}
    assert not changed, "\n".join(f'"{key}" = "{value}"' for key, value in found.items())
    assert not set(kept) - set(found)


def test_the_registry_is_under_test() -> None:
    """Every game in every edition and mode, each setup once and with a name of its own."""
    tried = {(game.key, setup.edition, setup.mode) for game, setup in ALL}
    assert tried == {(key, edition, mode) for key in GAMES
                     for edition, modes in load_game(key).modes.items() for mode in modes}
    assert len({(game.key, name(setup)) for game, setup in ALL}) == len(ALL)
