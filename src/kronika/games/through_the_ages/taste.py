"""What a player thinks things are worth, in culture at the end: the numbers in greedy's judgement, and better ones."""
from __future__ import annotations

from typing import Final

UNITS: Final = 7                       # sorts of cards of which a player may be fond: before them farms, mines and the
RULE: Final = 8                        # urban buildings one by one
SPECIAL: Final = 9
LEADERS: Final = 10
ACTIONS: Final = 11
FONDS: Final = 12

NAMES: Final = [
    "culture", "science", "insight", "mining", "resource", "grain", "white", "red", "face", "arms", "older", "farm",
    "strength", "ahead", "surplus", "corruption", "drawn", "promised", "leader", "hunger", "lacking", "rest", "idle",
    "second", "yellow", "uprising", "discontent", "content", "open", "upgrading", "construction", "limit", "smile",
    "hand", "begun", "done", "late", "held", "delay", "blue", "ships", "cheaper", "deed", "settlers", "territory",
    "wonder", "stage", "crowd", "fond", "card", "fetched", "envy", "enough", "prepare", "impact", "strong", "weak",
    "war", "hope", "margin", "defence", "booty", "spoils", "effort", "bid", "tactic", "event", "attack"]


class Taste:
    """Greedy's own numbers."""

    def __init__(self) -> None:
        self.culture = 1.0                       # a point of culture rating, for each turn to come
        self.science = 0.8                       # a point of science rating, for all of them but two
        self.insight = 0.5                       # a point of science
        self.mining = 0.8                        # a resource each turn
        self.resource = 0.5                      # a resource
        self.grain = 0.5                         # a food
        self.white = 1.4                         # a civil action, for each turn to come
        self.red = 0.55                          # a military one
        self.face = 0.25                         # a happy face, for each of six turns
        self.arms = 0.35                         # strength beside that of the strongest rival
        self.older = 0.13                        # and so much more with each age
        self.farm = 0.55                         # what a farm makes, as a share of what a mine makes
        self.strength = 0.35                     # strength, whatever the rivals have
        self.ahead = 0.7                         # the share of it that counts for who is ahead
        self.surplus = 0.5                       # and of resources beyond nine a turn
        self.corruption = 0.5                    # a resource that corruption takes, for each of three turns
        self.drawn = 0.7                         # a military card at the end of the turn
        self.promised = 0.8                      # the share of what would score at the end that counts before
        self.leader = 1.0                        # what a leader does beyond the ratings
        self.hunger = 2.5                        # a food that will be missing
        self.lacking = 0.4                       # a food a turn less than is eaten
        self.rest = 0.75                         # a food a turn more, as a share of a resource
        self.idle = 1.9                          # an unused worker
        self.second = 0.45                       # the share of it for two more
        self.yellow = 0.2                        # a yellow token in the bank
        self.uprising = 6.0                      # an uprising beside what is not produced
        self.discontent = 1.4                    # a worker who is discontent
        self.content = 0.7                       # faces more than are needed
        self.open = 0.25                         # the share of a technology's promise for one more worker
        self.upgrading = 0.4                     # and for those who stand on lower ones
        self.construction = 0.3                  # a level of construction, for each of eight turns
        self.limit = 0.3                         # an urban building more that is allowed
        self.smile = 2.0                         # the faces of a wonder, beside others
        self.hand = 2.0                          # its room for cards in hand
        self.begun = 0.3                         # the share of a wonder's worth that counts when it is begun
        self.done = 0.6                          # and the share that grows with what is paid
        self.late = 0.6                          # what is left of it where the wonder may be lost
        self.held = 0.55                         # the share of a card's worth while it is in hand
        self.delay = 0.15                        # science that has to be gathered first
        self.blue = 0.6                          # a blue token of a technology
        self.ships = 0.7                         # a bonus for colonies
        self.cheaper = 0.9                       # a resource that an action card saves
        self.deed = 0.75                         # the share of an action card's worth before it is played
        self.settlers = 2.0                      # the people of a colony
        self.territory = 1.5                     # a colony beside all that
        self.wonder = 0.6                        # the share of a wonder's worth when it is taken
        self.stage = 0.9                         # the action for a stage
        self.crowd = 0.6                         # a full hand
        self.fond = [0.0] * FONDS                # a card of the row beside its effect, by sort
        self.card = 0.9                          # a military card in hand
        self.fetched = 0.7                       # one that an action draws
        self.envy = 0.35                         # what a rival's loss is worth to me
        self.enough = 0.05                       # the least gain that is worth an action
        self.prepare = 0.3                       # what an event costs that is prepared
        self.impact = 0.5                        # the share of what it would bring me beside the others
        self.strong = 1.2                        # an event for the strongest, if I am that
        self.weak = 1.5                          # one against the weakest, if I may be that
        self.war = 0.8                           # the strength by which a war may be won
        self.hope = 0.25                         # that an aggression succeeds
        self.margin = 0.1                        # and for each point of strength that I am ahead
        self.defence = 0.04                      # less for each card of the rival
        self.booty = 3.0                         # what an aggression brings
        self.spoils = 1.8                        # and with each age
        self.effort = 0.8                        # a military action for it
        self.bid = 0.9                           # the strength that a colony takes
        self.tactic = 1.5                        # a better tactic in hand
        self.event = 0.8                         # an event in hand
        self.attack = 1.6                        # an aggression or a war in hand, if I am strong


GREEDY: Final = Taste()


def practised() -> Taste:
    """The numbers of a player who thinks, found by play (docs/bots.md): each by itself means little."""
    taste = Taste()
    taste.culture = 4.68
    taste.science = -0.18
    taste.insight = 0.39
    taste.mining = 0.24
    taste.resource = 0.73
    taste.grain = -0.94
    taste.white = 0.29
    taste.red = 1.38
    taste.face = -0.27
    taste.arms = 1.77
    taste.older = 0.35
    taste.farm = 0.67
    taste.strength = 0.92
    taste.ahead = 2.25
    taste.surplus = -0.45
    taste.corruption = 0.72
    taste.drawn = 1.02
    taste.promised = 1.69
    taste.leader = 2.62
    taste.hunger = 4.2
    taste.lacking = 0.35
    taste.rest = 0.23
    taste.idle = 1.51
    taste.second = 0.23
    taste.yellow = 0.42
    taste.uprising = -0.31
    taste.discontent = -0.48
    taste.content = -0.02
    taste.open = 0.14
    taste.upgrading = 0.16
    taste.construction = 0.42
    taste.limit = 0.25
    taste.smile = 3.58
    taste.hand = 5.63
    taste.begun = -0.01
    taste.done = 0.66
    taste.late = 0.23
    taste.held = 0.25
    taste.delay = 0.2
    taste.blue = 1.11
    taste.ships = 0.66
    taste.cheaper = 0.75
    taste.deed = 0.65
    taste.settlers = 0.71
    taste.territory = 3.88
    taste.wonder = 0.28
    taste.stage = 1.15
    taste.crowd = 1.26
    taste.fond = [-1.55, 0.0, 0.02, -1.46, 3.4, -3.45, -0.66, -0.31, 0.39, 1.43, -0.07, 0.44]
    taste.card = 2.35
    taste.fetched = 1.68
    taste.envy = 0.48
    taste.enough = -0.11
    taste.prepare = 0.54
    taste.impact = 1.02
    taste.strong = 2.52
    taste.weak = 3.24
    taste.war = 2.44
    taste.hope = 0.46
    taste.margin = 0.07
    taste.defence = 0.16
    taste.booty = -0.27
    taste.spoils = 2.78
    taste.effort = -0.62
    taste.bid = 1.97
    taste.tactic = -1.65
    taste.event = 1.36
    taste.attack = -0.4
    return taste


SKILLED: Final = practised()
