"""What may follow in an offer that is being said word by word, so that it comes to something."""
from __future__ import annotations

from kronika.core.words import Place
from kronika.games.civilization.bundles import bits, has, sums
from kronika.games.civilization.cards import DEAL, GOODS, KINDS, counted, worth
from kronika.games.civilization.notation import GRAMMAR

COUNT, WORTH, NAMED, CLAIMS, CARDS, WANT, IF, TO, FOR = range(9)     # the parts of an offer


def following(hand: list[int], others: list[int], open_offers: list[int], said: list[str]) -> list[str]:
    """The words that may come next; `others` are the peoples that can be addressed."""
    out: list[str] = []
    for place in GRAMMAR.places(said):
        out += words_at(hand, others, open_offers, place)
    return out


def words_at(hand: list[int], others: list[int], open_offers: list[int], place: Place) -> list[str]:
    said = [*place.said, *[[] for _ in range(FOR + 1 - len(place.said))]]
    at = len(place.said) - (0 if place.lead else 1)
    if not possible(hand, said) or (at > CARDS and not whole(said)):
        return []
    if place.lead:
        return [place.lead] if may_lead(place.lead, said, open_offers) else []
    assert place.kind is not None
    return [place.kind.say(number) for number in numbers_at(hand, others, open_offers, at, said)]


def least(said: list[list[int]], more: int = -1) -> list[int]:
    """What the bundle holds at least, by what was said of it, and one more card."""
    out = counted(said[CARDS])
    if said[NAMED] and out[said[NAMED][0]] == 0 and more != said[NAMED][0]:
        out[said[NAMED][0]] = 1
    if more >= 0:
        out[more] = max(out[more], said[CARDS].count(more) + 1)
    return out


def fits(hand: list[int], need: list[int], said: list[list[int]]) -> bool:
    """Whether a bundle of the hand with all that agrees with the number and the total said."""
    if any(n > m for n, m in zip(need, hand)):
        return False
    reach = sums(hand, need)
    if said[WORTH]:
        return has(reach, said[COUNT][0], said[WORTH][0]) and said[WORTH][0] > 0
    if said[COUNT]:
        return DEAL <= said[COUNT][0] < len(reach) and reach[said[COUNT][0]] > 1
    return any(values > 1 for values in reach[DEAL:])


def possible(hand: list[int], said: list[list[int]]) -> bool:
    if said[COUNT] and said[COUNT][0] < DEAL:
        return False
    if said[NAMED] and said[NAMED][0] >= GOODS:
        return False
    return fits(hand, least(said), said)


def whole(said: list[list[int]]) -> bool:
    """Whether the cards said are all of the bundle."""
    cards = said[CARDS]
    return len(cards) == said[COUNT][0] and worth(counted(cards)) == said[WORTH][0] and said[NAMED][0] in cards


def may_lead(lead: str, said: list[list[int]], open_offers: list[int]) -> bool:
    if lead == "for":
        return bool(open_offers) and not said[TO] and not said[IF]
    return True


def numbers_at(hand: list[int], others: list[int], open_offers: list[int], at: int, said: list[list[int]]) -> list[int]:
    """The numbers of that part which still lead to something legal."""
    if at == COUNT:
        return [count for count, values in enumerate(sums(hand, least(said))) if count >= DEAL and values > 1]
    if at == WORTH:
        return [value for value in bits(sums(hand, least(said))[said[COUNT][0]]) if value > 0]
    if at == NAMED:
        return [kind for kind in range(GOODS) if hand[kind] and fits(hand, least(said, kind), said)]
    if at == CLAIMS:
        return list(range(len(KINDS))) if len(said[CLAIMS]) < said[COUNT][0] else []
    if at == CARDS:
        return [kind for kind in range(len(KINDS)) if fits(hand, least(said, kind), said)]
    if at == WANT:
        return [kind for kind in range(GOODS) if kind not in said[WANT]]
    if at == IF:
        return [DEAL, DEAL + 1, DEAL + 2] if not said[IF] else [said[WORTH][0]]
    return others if at == TO else open_offers
