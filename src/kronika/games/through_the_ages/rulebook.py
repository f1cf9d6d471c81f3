"""The rules that can refuse. The code knows each by a name; which rule of an edition's rulebook that is, and whether
it has one, is the edition's. The sentences stand in rules/*.md."""
from __future__ import annotations

from kronika.core.rule import MOMENT, Rule


class Rulebook:
    """The refusals of one edition. A name without a rule is a verb that the edition does not have: another moment's."""

    def __init__(self, refs: dict[str, str]) -> None:
        self.refs = refs                         # by name, in the order of the rulebook
        self.names: dict[str, str] = {}          # the other way round
        self.rules: list[Rule] = []              # every rule that can refuse, once
        self.made: dict[str, Rule] = {}
        for name, ref in refs.items():
            if ref not in self.names:
                self.names[ref] = name
                self.made[ref] = Rule(ref)
                self.rules.append(self.made[ref])
        self.players = self.rule("players")
        self.first_round = self.rule("first_round")
        self.stealable = self.rule("stealable")
        self.one_political = self.rule("one_political")
        self.prepare = self.rule("prepare")
        self.lost_worker = self.rule("lost_worker")
        self.blue_from_card = self.rule("blue_from_card")
        self.bid = self.rule("bid")
        self.force = self.rule("force")
        self.force_parts = self.rule("force_parts")
        self.one_unit = self.rule("one_unit")
        self.aggression = self.rule("aggression")
        self.protected = self.rule("protected")
        self.stronger = self.rule("stronger")
        self.defense = self.rule("defense")
        self.war = self.rule("war")
        self.safe_from_war = self.rule("safe_from_war")
        self.last_round = self.rule("last_round")
        self.pact_sides = self.rule("pact_sides")
        self.cancel = self.rule("cancel")
        self.resign = self.rule("resign")
        self.pact_partner = self.rule("pact_partner")
        self.take = self.rule("take")
        self.hand_limit = self.rule("hand_limit")
        self.same_technology = self.rule("same_technology")
        self.leader_of_age = self.rule("leader_of_age")
        self.one_wonder = self.rule("one_wonder")
        self.wonder_cost = self.rule("wonder_cost")
        self.population_action = self.rule("population_action")
        self.population = self.rule("population")
        self.build = self.rule("build")
        self.upgrade = self.rule("upgrade")
        self.destroy = self.rule("destroy")
        self.leader = self.rule("leader")
        self.replace = self.rule("replace")
        self.homer = self.rule("homer")
        self.stage = self.rule("stage")
        self.stages_at_once = self.rule("stages_at_once")
        self.develop = self.rule("develop")
        self.urban_limit = self.rule("urban_limit")
        self.revolution = self.rule("revolution")
        self.robespierre = self.rule("robespierre")
        self.action_card = self.rule("action_card")
        self.order = self.rule("order")
        self.genius = self.rule("genius")
        self.breakthrough = self.rule("breakthrough")
        self.unit = self.rule("unit")
        self.upgrade_unit = self.rule("upgrade_unit")
        self.disband = self.rule("disband")
        self.tactic = self.rule("tactic")
        self.copy = self.rule("copy")
        self.one_tactic = self.rule("one_tactic")
        self.exclusive = self.rule("exclusive")
        self.excess = self.rule("excess")
        self.leader_leaves = self.rule("leader_leaves")
        self.columbus = self.rule("columbus")
        self.hammurabi = self.rule("hammurabi")
        self.barbarossa = self.rule("barbarossa")
        self.cook = self.rule("cook")
        self.bach = self.rule("bach")
        self.gandhi = self.rule("gandhi")
        self.churchill = self.rule("churchill")
        self.ocean_liner = self.rule("ocean_liner")
        self.free_building = self.rule("free_building")
        self.civilization = self.rule("civilization")
        self.own_building = self.rule("own_building")
        self.agreement = self.rule("agreement")
        self.terrorism = self.rule("terrorism")
        self.ravages = self.rule("ravages")
        self.plunder = self.rule("plunder")
        self.raid = self.rule("raid")
        self.target = self.rule("target")
        self.infiltrate = self.rule("infiltrate")
        self.war_over_technology = self.rule("war_over_technology")
        self.trade_routes = self.rule("trade_routes")
        self.cooperation = self.rule("cooperation")
        self.annex = self.rule("annex")
        self.must_choose = self.rule("must_choose")
        self.undo = self.rule("undo")
        self.free_split = self.rule("free_split")
        self.reach = self.rule("reach")
        self.two_buildings = self.rule("two_buildings")

    def rule(self, name: str) -> Rule:
        """The rule that the code knows by this name; an edition's own code may have names of its own."""
        return self.made[self.refs[name]] if name in self.refs else MOMENT
