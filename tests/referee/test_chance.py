"""Provable chance: the same draws by the published recipe, in a few lines that use nothing of ours."""

import hashlib
import hmac

from kronika.referee.chance import Fair, commitment, new_seed


def by_hand(seed: str, strings: list[str], sizes: list[int]) -> list[int]:
    key = hashlib.sha256("\n".join([seed, *strings]).encode()).digest()
    out, k = [], 0
    for n in sizes:
        while True:
            x = int.from_bytes(hmac.new(key, k.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")
            k += 1
            if x < 2**64 - 2**64 % n:
                break
        out.append(x % n)
    return out


def test_anybody_can_recompute_the_draws() -> None:
    sizes = [6, 6, 49, 2, 7, 1, 1000, 3 * 2**62]
    fair = Fair("seed", ["anna", "béla", ""])
    assert [fair.below(n) for n in sizes] == by_hand("seed", ["anna", "béla", ""], sizes)
    assert Fair("seed", ["anna", "béla", "x"]).below(2**60) != Fair("seed", ["anna", "béla", "y"]).below(2**60)


def test_an_unfair_number_is_drawn_again() -> None:
    """With 3 * 2^62 results a quarter of the numbers would favour some; they are thrown away."""
    fair = Fair("again", [])
    for _ in range(100):
        assert fair.below(3 * 2**62) < 3 * 2**62
    assert 110 < fair.counter < 170


def test_the_commitment_fixes_the_seed() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 32
    assert seed != new_seed()
    assert commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()
