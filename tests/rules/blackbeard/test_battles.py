"""Battles between pirates: the operation, rounds, choices, boarding, conquest, rescue (spec 4.12.1-4.12.7, 4.12.9)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.blackbeard.battle.aftermath import island_near
from rules.blackbeard.battle.boarding import take_from_dead
from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.battle.pirates import ATTACK_PIRATE
from rules.blackbeard.battle.prisoners import rescuable
from rules.blackbeard.battle.volley import Battle, Volley
from rules.blackbeard.hidden import Entry
from rules.blackbeard.operation import Scene
from rules.blackbeard.sea.prizes import ship_facts
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import SECTIONS, Captive, Hostage, Lasting, Pirate, Position, Wound
from rules.blackbeard.turn.entries import operate_all
from rules.kernel import Match

from .decks import Deck, told

SEA = Position("J9", "sea")
PEACE = {"board": "never", "break_from_pirates": "yes"}
"""Policies of a captain who breaks off as soon as he may."""
FIGHT_ON = {"board": "never"}
DEFAULTS: Mapping[str, str] = {}


class Fleet:
    """Teach (seat 0) attacks Low (seat 1) on sloops of Combat 6, without cunning."""

    def __init__(self, seats: int = 2, dice: dict[str, Any] | None = None, **options: Any) -> None:
        self.deck = Deck(seats, dice=dice, **{"m_rivals": True, "m_cunning": False, **options})
        self.teach = self.deck.pirate("PI14", 0)
        self.low = self.deck.pirate("PI02", 1)
        self.orders(self.teach, PEACE)
        self.orders(self.low, PEACE)

    def orders(self, pirate: Pirate, policies: Mapping[str, str] = DEFAULTS, **overrides: str) -> None:
        self.deck.campaign.hidden.entries[pirate.id] = Entry(overrides={**policies, **overrides})

    def aims(self, arguments: Mapping[str, Any]) -> None:
        """Order Teach to attack."""
        self.deck.campaign.hidden.entries["PI14"] = Entry(arguments=arguments, overrides=PEACE)

    def fight(self, aim: str = "conquer", arms: int | None = None) -> Match:
        return self.deck.run(lambda voyage: fight_pirates(voyage, self.teach, self.low, aim=aim, arms=arms))

    def damage(self, pirate: Pirate) -> dict[str, int]:
        return {section: lost for section, lost in pirate.ship.damage.items() if lost}


def hits(count: int) -> list[int]:
    """Dice of a duel in which the first attacker never loses."""
    return [face for round_ in range(count) for face in ((6, 1) if round_ % 2 == 0 else (1, 6))]


# ---------------------------------------------------------------- the round (4.12.3)


def test_bn_12_1_a_lower_attacker_takes_the_difference() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 2, 3], "location": [4]})
    match = fleet.fight()
    (round_,) = told(match, "pirate_round")
    assert (round_["total"], round_["rolled"], round_["result"], round_["points"]) == (8, 11, "lost", 3)
    assert (fleet.damage(fleet.teach), fleet.damage(fleet.low)) == ({"guns": 3}, {})
    assert fleet.teach.popularity == 4
    # The defender has won the round: he chooses, and breaks off by his policy.
    assert [one["pirate"] for one in told(match, "broke_off")] == ["PI02"]


def test_bn_12_1_a_higher_attacker_hurts_the_defender_and_chooses() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [2]})
    fleet.teach.notoriety = 5
    match = fleet.fight()
    assert (fleet.damage(fleet.low), fleet.low.popularity) == ({"hull": 1}, 6)
    assert [one["pirate"] for one in told(match, "broke_off")] == ["PI14"]
    # Broken off before the end of the third round: Notoriety only (BN 12.1).
    assert (fleet.teach.notoriety, fleet.teach.popularity) == (4, 7)
    assert told(match, "pirate_battle_over")[0]["result"] == "broke_off"
    assert (fleet.teach.now.foe, fleet.low.now.foe) == ("", "")
    assert fleet.teach.position == fleet.low.position == SEA


def test_bn_12_1_equal_no_damage_and_the_faster_ship_chooses() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 4]})
    fleet.teach.ship.damage["hull"] = 1
    match = fleet.fight()
    assert told(match, "pirate_round")[0]["result"] == "tied"
    assert [one["pirate"] for one in told(match, "broke_off")] == ["PI02"]
    assert told(match, "faster_ship") == []


def test_equal_speeds_are_settled_by_dice_and_an_anchored_ship_has_none() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 4], "speed_tie": [2, 2, 5, 3]})
    match = fleet.fight()
    assert [(one["pirate"], one["rolls"]) for one in told(match, "faster_ship")] == [("PI14", [2, 2, 5, 3])]
    fleet = Fleet(dice={"battle": [3, 3, 2, 4]})
    fleet.low.position = Position("E11", "anchored")
    fleet.teach.position = Position("E11", "sea")
    match = fleet.fight()
    assert told(match, "faster_ship") == []
    assert [one["pirate"] for one in told(match, "broke_off")] == ["PI14"]


def test_9_a81_information_helps_only_the_side_that_began() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 1, 1], "information": [2, 3], "location": [1]})
    fleet.teach.info = ["PI02", "24", "PI02"]
    fleet.low.info = ["PI14"]
    match = fleet.fight()
    (round_,) = told(match, "pirate_round")
    assert (round_["information"], round_["total"], round_["rolled"]) == ([2, 3], 13, 8)


def test_arms_are_used_up_round_by_round() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 1, 1, 1, 1, 6, 6], "arms": [5, 2, 4, 1], "location": [3, 3]})
    fleet.teach.ship.holds[0].markers = ["arms", "arms", "cloth"]
    fleet.low.ship.holds[0].markers = ["arms", "arms"]
    fleet.orders(fleet.teach, FIGHT_ON)
    fleet.orders(fleet.low, {**PEACE, "arms": "1"})
    match = fleet.fight(arms=1)
    first, second = told(match, "pirate_round")[:2]
    assert (first["arms"], first["foe_arms"], first["total"], first["rolled"]) == ([5], [2], 13, 10)
    assert (second["arms"], second["foe_arms"], second["total"], second["rolled"]) == ([4], [1], 12, 19)
    assert (fleet.teach.ship.markers, fleet.low.ship.markers) == (["cloth"], [])


def test_the_arms_of_the_order_are_where_the_battle_plan_begins() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 1, 1], "arms": [1, 1], "location": [3]})
    fleet.teach.ship.holds[0].markers = ["arms"] * 3
    fleet.orders(fleet.teach, break_from_pirates="ask", arms="0")
    match = fleet.fight(arms=1)
    steps = {step.step: step for step in match.questions[0].steps}
    assert (steps["arms1"].default, steps["arms1"].quiet) == (1, True)
    match.answer(0, {"breaks": "yes", "arms1": 2})
    assert told(match, "pirate_round")[0]["arms"] == [1, 1]
    # The order was for this battle alone.
    assert fleet.deck.campaign.hidden.entries["PI14"].overrides["arms"] == "0"


def test_bn_9_28_a_debauched_crew_fights_at_minus_two() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 4, 4], "speed_tie": [3, 4]})
    fleet.low.debauched = 1
    match = fleet.fight()
    (round_,) = told(match, "pirate_round")
    assert (round_["debauch"], round_["foe_debauch"]) == (0, 2)
    assert (round_["total"], round_["rolled"], round_["result"]) == (12, 12, "tied")
    # The dice for the faster ship suffer too: 3 against 4 - 2 (spec 4.9.9).
    assert told(match, "faster_ship")[0]["pirate"] == "PI14"


def test_bn_12_11_after_the_third_round_the_faster_ship_chooses_and_popularity_is_lost_too() -> None:
    fleet = Fleet(dice={"battle": [1, 2, 1, 1] * 3, "location": [3, 3, 3]})
    fleet.teach.ship.damage["hull"] = 1
    fleet.orders(fleet.teach, FIGHT_ON)
    fleet.low.notoriety = 3
    match = fleet.fight()
    assert len(told(match, "pirate_round")) == 3
    assert [one["pirate"] for one in told(match, "broke_off")] == ["PI02"]
    # Three points of damage and the break-off.
    assert (fleet.low.notoriety, fleet.low.popularity) == (2, 3)


def test_a_battle_ends_after_thirty_rounds_as_broken_off_by_the_attacker() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 1, 1] * 30, "speed_tie": [6, 1] * 30})
    fleet.orders(fleet.teach, FIGHT_ON)
    fleet.orders(fleet.low, FIGHT_ON)
    fleet.teach.notoriety = 2
    match = fleet.fight()
    assert told(match, "pirate_battle_over")[0]["rounds"] == 30
    assert [one["pirate"] for one in told(match, "broke_off")] == ["PI14"]
    assert (fleet.teach.notoriety, fleet.teach.popularity) == (1, 6)


def test_a_ship_may_sink_in_a_battle_and_brings_nothing() -> None:
    fleet = Fleet(dice={"battle": [6, 6, 1, 1], "location": [2]})
    for section in SECTIONS:
        fleet.low.ship.damage[section] = {"sails": 1, "hull": 3, "rudder": 3, "guns": 3, "crew": 2}[section]
    fleet.low.cabin = 900
    match = fleet.fight()
    assert (fleet.low.status, fleet.low.fate) == ("dead", "sunk")
    assert (fleet.teach.cabin, told(match, "conquered")) == (0, [])
    assert told(match, "pirate_battle_over")[0]["result"] == "won"


def test_bn_17_4_the_enemy_of_a_captain_killed_by_a_round_takes_ship_and_cargo() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [6], "wound_part": [1]})
    fleet.low.wounds["left_eye"] = [Wound("minor")]
    fleet.low.ship.holds[0].markers = ["gold500", "cloth"]
    fleet.low.cabin, fleet.low.notoriety = 700, 40
    match = fleet.fight()
    question = match.questions[0]
    assert question.kind == "aftermath"
    match.answer(0, {})
    assert (fleet.low.status, fleet.low.fate) == ("dead", "wounds")
    assert fleet.teach.cabin == 700
    assert sorted(fleet.teach.ship.markers) == ["cloth", "gold500"]
    # No duel, no reward of one; and nobody lives to be disgraced.
    assert fleet.teach.notoriety == 0
    assert deck_owed(fleet) == [1]


def deck_owed(fleet: Fleet) -> list[int]:
    return fleet.deck.campaign.state.owed


def test_combat_popularity_once_for_a_battle() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 2] * 2, "location": [3, 2]}, combat_popularity="per_battle")
    fleet.orders(fleet.teach, FIGHT_ON, break_from_pirates="ask")
    match = fleet.fight()
    match.answer(0, {"breaks": "ask"})
    match.answer(0, "go_on")
    match.answer(0, "break_off")
    assert fleet.damage(fleet.low) == {"rudder": 2, "hull": 2}
    assert fleet.low.popularity == 6
    assert not fleet.low.now.bled


# ---------------------------------------------------------------- plans and choices


def test_by_default_a_captain_boards_if_he_need_not_fear_the_duel() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)})
    fleet.orders(fleet.teach)
    match = fleet.fight()
    assert told(match, "boarded") == [{"seat": 0, "pirate": "PI14", "target": "PI02"}]
    assert match.questions[0].kind == "aftermath"


def test_bn_b2_the_winner_of_a_round_may_be_asked() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4]})
    fleet.orders(fleet.teach, board="ask")
    match = fleet.fight()
    assert match.questions[0].kind == "battle_plan"
    match.answer(0, {"board": "ask"})
    question = match.questions[0]
    assert (question.kind, question.default) == ("press_on", "board")
    assert [option.id for option in question.options] == ["break_off", "go_on", "board"]
    match.answer(0, "break_off")
    assert told(match, "pirate_battle_over")[0]["result"] == "broke_off"


def test_both_sides_plan_three_rounds_at_the_same_time() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 1, 1] * 3, "speed_tie": [6, 1] * 3})
    fleet.orders(fleet.teach, break_from_pirates="ask", board="never")
    fleet.orders(fleet.low, break_from_pirates="ask", board="never")
    match = fleet.fight()
    assert [one.kind for one in match.questions.values()] == ["battle_plan", "battle_plan"]
    assert all(one.secret for one in match.questions.values())
    # The default of the rules stands first: an attacker does not break off by confirming.
    assert [one.id for one in match.questions[0].proposals] == ["fight_on", "break_off"]
    assert all({"arms1", "board"} <= set(one.keeps) for one in match.questions[0].proposals)
    facts = match.questions[1].facts({"board": "always"})
    assert (facts["board"], facts["surrender"]) == ("always", "never")
    match.answer(1, {"breaks": "no"})
    assert told(match, "pirate_round") == []
    match.answer(0, {"breaks": "no"})
    assert len(told(match, "pirate_round")) == 3
    assert [one.kind for one in match.questions.values()] == ["battle_plan", "battle_plan"]


def test_one_press_gives_a_battle_plan_whatever_its_captain_wants_to_be_asked_about() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 1, 1] * 3})
    fleet.teach.ship.holds[0].markers = ["arms"] * 2
    fleet.orders(fleet.teach, break_from_pirates="ask", board="ask", arms="ask")
    question = fleet.fight().questions[0]
    ready = question.proposals[0]
    assert (ready.id, question.filling(ready.answer).open) == ("fight_on", None)
    assert (ready.answer["arms1"], ready.answer["board"]) == (0, "stronger")
    # What the captain has chosen for the arms does not depend on the course.
    assert {"arms1", "arms2", "arms3", "board"} <= set(question.proposals[1].keeps)


def test_bn_10_22_a_smoke_screen_ends_the_battle() -> None:
    fleet = Fleet()
    fleet.low.ship.holds[0].markers = ["smoke"]
    fleet.orders(fleet.low, smoke="always")
    match = fleet.fight()
    assert told(match, "pirate_round") == []
    assert told(match, "pirate_battle_over")[0]["result"] == "smoke"
    assert fleet.low.ship.markers == []


def test_bn_10_22_a_saboteur_barrel_cancels_a_round_for_both_sides() -> None:
    fleet = Fleet(dice={"battle": [6, 6, 1, 1, 1, 1, 2, 2], "location": [4]})
    fleet.low.ship.holds[0].markers = ["barrel"]
    fleet.orders(fleet.teach, FIGHT_ON)
    match = fleet.fight()
    assert told(match, "barrel_used") == [{"seat": 1, "pirate": "PI02", "points": 10}]
    # Nobody has won the first round; the second goes on.
    assert len(told(match, "pirate_round")) == 2
    assert (fleet.damage(fleet.low), fleet.low.ship.markers) == ({}, [])


def test_the_attackers_barrel_does_nothing() -> None:
    fleet = Fleet(dice={"battle": [1, 1, 4, 4], "location": [4]})
    fleet.teach.ship.holds[0].markers = ["barrel"]
    match = fleet.fight()
    assert told(match, "barrel_used") == []


# ---------------------------------------------------------------- hot shot (4.11.16)


def test_hot_shot_burns_the_enemy_at_the_end_of_each_later_round() -> None:
    dice = {"battle": [3, 3, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1], "location": [3], "hot_shot": [5]}
    fleet = Fleet(dice=dice)
    fleet.low.ship = new_ship("square-rigger")
    fleet.low.ship.damage["guns"] = 2
    fleet.teach.ship.holds[0].markers = ["cannon"]
    fleet.orders(fleet.teach, break_from_pirates="ask", board="never")
    match = fleet.fight()
    match.answer(0, {"breaks": "ask"})
    for wanted in ("go_on", "go_on", "break_off"):
        match.answer(0, wanted)
    assert told(match, "hot_shot") == [{"seat": 0, "pirate": "PI14", "face": 5, "result": "burns"}]
    assert [one["points"] for one in told(match, "damaged") if one["cause"] == "hot_shot"] == [1, 1]
    assert fleet.low.popularity == 7 - 1 - 2


@pytest.mark.parametrize(("face", "burnt"), [(1, []), (4, []), (5, [1]), (6, [1])])
def test_bn_10_22_after_a_won_round_the_enemy_burns_at_5_or_6(face: int, burnt: list[int]) -> None:
    """Teach wins the first round and goes on; Low wins the second and breaks off."""
    dice = {"battle": [3, 3, 2, 3, 1, 1, 1, 2], "location": [3, 3], "hot_shot": [face, 2]}
    fleet = Fleet(dice=dice)
    fleet.teach.ship.holds[0].markers = ["cannon"]
    fleet.orders(fleet.teach, FIGHT_ON)
    match = fleet.fight()
    assert [one["face"] for one in told(match, "hot_shot")] == [face, 2]
    assert [one["points"] for one in told(match, "damaged") if one["cause"] == "hot_shot"] == burnt
    assert fleet.teach.ship.markers == ["cannon"]


def test_bn_10_22_fires_of_hot_shot_add_up() -> None:
    """Teach sets Low on fire in the first round and in the second: 1 box of sails at the end of this, then 2."""
    dice = {"battle": [3, 3, 2, 3, 3, 3, 2, 3, 1, 1, 1, 1], "location": [3, 3], "hot_shot": [5, 6]}
    fleet = Fleet(dice=dice)
    fleet.low.ship = new_ship("square-rigger")
    fleet.low.ship.damage["guns"] = 2
    fleet.teach.ship.holds[0].markers = ["cannon"]
    fleet.orders(fleet.teach, break_from_pirates="ask", board="never")
    match = fleet.fight()
    match.answer(0, {"breaks": "ask"})
    for wanted in ("go_on", "go_on", "break_off"):
        match.answer(0, wanted)
    assert [one["points"] for one in told(match, "damaged") if one["cause"] == "hot_shot"] == [1, 2]
    assert fleet.damage(fleet.low)["sails"] == 3


@pytest.mark.parametrize(("cistern", "out"), [(2, True), (1, False)])
def test_a_cistern_may_put_the_fire_out(cistern: int, out: bool) -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "hot_shot": [6], "fire": [cistern, 2]})
    fleet.teach.ship.holds[0].markers = ["cannon"]
    fleet.low.ship.holds[0].markers = ["cistern"]
    match = fleet.fight()
    assert told(match, "fire")[0]["out"] is out
    assert ("cistern" in fleet.low.ship.markers) is out
    assert [hold.water for hold in fleet.low.ship.holds] == (["dry", "dry"] if out else ["dry", "flooded"])


def test_the_cannon_of_the_loser_may_burst_and_that_costs_popularity() -> None:
    fleet = Fleet(dice={"battle": [2, 3, 3, 3], "location": [4], "hot_shot": [1]})
    fleet.teach.ship.holds[0].markers = ["cannon", "alcohol", "cloth"]
    match = fleet.fight()
    assert fleet.teach.ship.markers == ["cloth"]
    assert told(match, "hot_shot") == [{"seat": 0, "pirate": "PI14", "face": 1, "result": "burst"}]
    assert [one["cause"] for one in told(match, "damaged")] == ["battle", "fire"]
    # A point of the round, a point of crew that burnt in a battle, and the lost box of crew.
    assert fleet.teach.popularity == 7 - 1 - 2


# ---------------------------------------------------------------- an ally helps (20.5)


@pytest.mark.golden("G28")
def test_golden_two_defenders_take_the_damage_each_by_his_own_die() -> None:
    fleet = Fleet(3, dice={"battle": [3, 4, 1, 3, 3], "location": [4, 2]}, alliances="on")
    ally = fleet.deck.pirate("PI12", 2)
    fleet.deck.campaign.state.alliances = [["PI02", "PI12"]]
    fleet.orders(ally, help_ally="yes")
    match = fleet.fight()
    (round_,) = told(match, "pirate_round")
    # Three dice, the best two count: 6 + 7 against 6 + 6.
    assert (round_["helper"], round_["total"], round_["rolled"], round_["points"]) == ("PI12", 13, 12, 1)
    assert (fleet.damage(fleet.low), fleet.damage(ally)) == ({"guns": 1}, {"hull": 1})
    assert (fleet.low.popularity, ally.popularity) == (6, 6)


def test_an_ally_may_be_asked_once_for_a_battle() -> None:
    fleet = Fleet(3, dice={"battle": [3, 3, 2, 3], "location": [4]}, alliances="on")
    ally = fleet.deck.pirate("PI12", 2)
    fleet.deck.campaign.state.alliances = [["PI02", "PI12"]]
    fleet.orders(ally, help_ally="ask")
    match = fleet.fight()
    assert (match.questions[2].kind, match.questions[2].default) == ("help_ally", "no")
    match.answer(2, "no")
    assert told(match, "pirate_round")[0]["helper"] == ""


def test_bn_21_5_to_attack_an_ally_dissolves_the_alliance() -> None:
    fleet = Fleet(3, dice={"battle": [3, 3, 2, 3], "location": [4]}, alliances="on")
    fleet.deck.pirate("PI12", 2)
    fleet.deck.campaign.state.alliances = [["PI14", "PI02"]]
    fleet.fight()
    assert fleet.deck.campaign.state.alliances == []


# ---------------------------------------------------------------- boarding and conquest (4.12.4, 4.12.7)


def boarding(fame: tuple[int, int], dice: dict[str, Any] | None = None, **options: Any) -> tuple[Fleet, Match]:
    """Let Teach board Low, who surrenders in the second round; the aftermath is asked."""
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2), **(dice or {})}, **options)
    fleet.orders(fleet.teach)
    fleet.teach.notoriety, fleet.low.notoriety = fame
    fleet.low.ship.holds[0].markers = ["gold500", "cloth", "spyglass"]
    fleet.low.cabin = 700
    fleet.low.hostages.append(Hostage("hostage1", "English", "11", 1))
    return fleet, fleet.fight()


def test_bn_12_2_the_figures_of_both_ships_are_those_with_which_the_winner_sails_on() -> None:
    fleet, match = boarding((20, 10))
    damage = fleet.low.ship.damage
    damage["hull"], damage["crew"] = 1, 2
    assert damage["guns"] > 0
    own, theirs = next(step for step in match.questions[0].steps if step.kind == "keep_ship").options
    names = ("combat", "speed", "damage")
    printed = ship_facts(new_ship(fleet.low.ship.type))
    assert [theirs.data[name] for name in names] == [printed["combat"], printed["speed"] - 1, 1]
    assert own.data["ship"] == fleet.teach.ship.type


def test_bn_12_2_the_loser_loses_hostages_cargo_and_cabin() -> None:
    fleet, match = boarding((20, 10))
    question = match.questions[0]
    assert (question.kind, question.data["target"], question.data["rescue"]) == ("aftermath", "PI02", False)
    match.answer(0, {"fate": "plank"})
    assert fleet.low.hostages == []
    assert (fleet.teach.cabin, fleet.low.cabin) == (700, 0)
    assert sorted(fleet.teach.ship.markers) == ["cloth", "gold500", "spyglass"]
    assert fleet.low.ship.markers == []


def test_the_winner_keeps_what_he_likes_and_no_equipment_twice() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)}, hold_capacity=1)
    fleet.orders(fleet.teach)
    fleet.teach.ship.holds[0].markers = ["spyglass"]
    fleet.low.ship.holds[0].markers = ["spyglass"]
    fleet.low.ship.holds[1].markers = ["cloth"]
    match = fleet.fight()
    steps = {step.step: step for step in match.questions[0].steps_with({"fate": "maroon", "ship": "own"})}
    assert [option.id for option in steps["cargo"].options] == ["0/spyglass", "1/cloth"]
    match.answer(0, {"cargo": ["1/cloth"]})
    assert fleet.teach.ship.markers == ["cloth"]


def test_he_may_exchange_ships_and_has_crew_and_guns_repaired() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)})
    fleet.orders(fleet.teach)
    ours, theirs = fleet.teach.ship, fleet.low.ship
    theirs.damage["crew"], theirs.damage["hull"] = 2, 1
    ours.damage["crew"] = 2
    match = fleet.fight()
    match.answer(0, {"fate": "maroon", "ship": "exchange"})
    assert fleet.teach.ship is theirs
    # The round's point hit the guns; that is repaired too, the hull is not.
    assert {section: lost for section, lost in theirs.damage.items() if lost} == {"hull": 1}
    assert told(match, "ship_scuttled") == [{"seat": 1, "pirate": "PI02", "ship": "sloop"}]


def test_bn_12_2_a_dead_losers_ship_sinks_and_he_is_not_replaced_at_once() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(3), "downed": [1]})
    fleet.orders(fleet.teach)
    fleet.orders(fleet.low, duel_surrender="0")
    fleet.low.notoriety, fleet.low.cabin = 20, 300
    match = fleet.fight()
    question = match.questions[0]
    assert [step.step for step in question.steps_with({})] == ["ship"]
    assert question.data["cabin"] == 300
    match.answer(0, {})
    assert (fleet.low.status, fleet.low.fate, deck_owed(fleet)) == ("dead", "boarded", [1])
    assert (fleet.teach.notoriety, fleet.teach.popularity, fleet.teach.cabin) == (10, 10, 300)


@pytest.mark.parametrize(("fate", "status"), [("maroon", "marooned"), ("plank", "captive"), ("mast", "captive")])
def test_bn_12_2_a_winner_of_no_less_notoriety_takes_him_captive(fate: str, status: str) -> None:
    fleet, match = boarding((10, 10))
    question = match.questions[0]
    steps = {step.step: step for step in question.steps_with({})}
    assert [option.id for option in steps["fate"].options] == ["maroon", "plank", "mast"]
    assert steps["fate"].data["stronger"]
    assert steps["fate"].default == "maroon"
    match.answer(0, {"fate": fate})
    # Half of 10 for the duel; the loser pays 3 for his surrender and 10 for the conquest.
    assert (fleet.teach.notoriety, fleet.low.notoriety) == (15, 0)
    assert (fleet.teach.popularity, fleet.low.popularity) == (7 + 3 + 1, 0)
    assert fleet.low.status == status
    (captive,) = fleet.deck.campaign.state.captives
    assert (captive.pirate, captive.how) == ("PI02", "island" if fate == "maroon" else fate)
    if fate == "maroon":
        assert captive.holder == fleet.low.position.place == island_near(fleet.deck.campaign.state, "J9")
    else:
        assert captive.holder == "PI14"
    assert captive.data == ({"endurance": 3, "since": 1} if fate == "mast" else {})
    assert not fleet.low.mutiny_due


def test_bn_12_2_the_values_before_the_duel_are_compared() -> None:
    _, match = boarding((9, 10))
    steps = {step.step: step for step in match.questions[0].steps_with({})}
    assert [option.id for option in steps["fate"].options] == ["ashore", "wreck"]
    assert not steps["fate"].data["stronger"]


def test_bn_12_2_a_wreck_has_lost_two_boxes_of_crew_and_guns_and_its_cargo() -> None:
    fleet, match = boarding((5, 10))
    match.answer(0, {"fate": "wreck"})
    assert fleet.low.status == "active"
    # One box of guns was lost in the round; each lost box of crew costs Popularity.
    assert fleet.damage(fleet.low) == {"guns": 2, "crew": 2}
    assert fleet.low.popularity == 7 - 1 - 3 - 2
    assert (fleet.low.notoriety, fleet.low.ship.markers) == (0, [])
    assert told(match, "ship_scuttled") == []
    assert fleet.low.now.stopped


def test_a_wreck_keeps_the_worse_damage_that_it_has() -> None:
    fleet = Fleet(dice={"battle": [5, 5, 2, 3], "location": [5], "duel": hits(2)})
    fleet.orders(fleet.teach)
    fleet.low.notoriety = 30
    fleet.low.ship.white.append("guns")
    match = fleet.fight()
    match.answer(0, {"fate": "wreck"})
    # The round cost 5 points: 3 of crew, 2 of the white box and of the guns. A wreck needs one more box of guns.
    assert fleet.damage(fleet.low) == {"crew": 3, "guns": 2}


def test_bn_12_2_put_ashore_he_restarts_in_his_refuge() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)})
    fleet.orders(fleet.teach)
    fleet.low.notoriety, fleet.low.refuge = 30, "11"
    fleet.low.ship.damage["hull"] = 2
    match = fleet.fight()
    steps = {step.step: step for step in match.questions[0].steps_with({})}
    assert steps["fate"].default == "ashore"
    match.answer(0, {})
    assert (fleet.low.status, fleet.low.popularity) == ("active", 7)
    assert told(match, "restarted") == [{"seat": 1, "pirate": "PI02", "port": "11", "ship": "sloop"}]
    assert fleet.low.position.mode == "port"
    assert (fleet.damage(fleet.low), fleet.low.ready) == ({}, 2)
    # Surrender and conquest.
    assert fleet.low.notoriety == 30 - 3 - 10


def test_the_boarded_captain_may_win_and_conquer() -> None:
    # Low boards Teach by order, and loses the duel.
    fleet = Fleet(dice={"battle": [2, 3, 3, 3], "location": [4], "duel": [1, 6, 6, 1]})
    fleet.orders(fleet.low, board="always")
    fleet.low.notoriety = 3
    match = fleet.fight()
    assert told(match, "boarded")[0]["pirate"] == "PI02"
    assert match.questions[0].kind == "aftermath"
    assert match.questions[0].data["target"] == "PI02"


@pytest.mark.parametrize(("fame", "fall"), [(0, "beaten"), (30, "captive")])
def test_who_plans_the_duel_of_a_boarding_is_told_what_a_surrender_brings(fame: int, fall: str) -> None:
    """It spares him wounds alone: he is conquered all the same (spec 4.12.7)."""
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4]})
    fleet.orders(fleet.teach, board="always")
    fleet.orders(fleet.low, duel_surrender="ask")
    fleet.teach.notoriety, fleet.low.notoriety = fame, 20
    (question,) = fleet.fight().questions.values()
    assert (question.kind, question.steps[0].data["fall"]) == ("duel_plan", fall)


def test_prisoners_pass_to_the_conqueror_and_shipmates_are_free() -> None:
    fleet = Fleet(3, dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)})
    fleet.orders(fleet.teach)
    other, own = fleet.deck.pirate("PI12", 2), fleet.deck.pirate("PI15", 0)
    for held in (other, own):
        held.status = "captive"
        fleet.deck.campaign.state.captives.append(Captive(held.id, "PI02", "plank"))
    match = fleet.fight()
    match.answer(0, {"fate": "maroon"})
    assert {one.pirate: one.holder for one in fleet.deck.campaign.state.captives if one.how == "plank"} == {
        "PI12": "PI14"
    }
    # Freed by a pirate of his own seat: without rewards.
    assert (own.status, own.notoriety, own.popularity) == ("active", 0, 7)
    assert told(match, "captive_freed")[0]["rolls"] == []


# ---------------------------------------------------------------- rescue (4.12.9)


def held_aboard(dice: dict[str, Any], seat: int = 2, how: Any = "plank") -> tuple[Fleet, Pirate]:
    """Put a captive of another seat aboard Low's ship; Teach comes for him."""
    fleet = Fleet(3, dice={"battle": [3, 3, 2, 3], "location": [4], **dice})
    fleet.orders(fleet.teach)
    held = fleet.deck.pirate("PI12", seat)
    held.status = "captive"
    fleet.deck.campaign.state.captives.append(Captive(held.id, "PI02", how))
    return fleet, held


def test_bn_16_27_a_captive_is_freed_and_the_captor_let_go() -> None:
    fleet, held = held_aboard({"duel": hits(2), "rescue": [3, 4]})
    held.refuge, held.popularity = "12", 2
    match = fleet.fight("captive/PI12")
    question = match.questions[0]
    assert (question.kind, question.default) == ("free_or_keep", "free")
    match.answer(0, "free")
    assert (held.status, held.notoriety, held.popularity) == ("active", 5, 7)
    assert told(match, "restarted")[0]["port"] == "12"
    # The rescuer's two dice; the duel gave half of nothing.
    assert fleet.teach.notoriety == 7
    steps = {step.step: step for step in match.questions[0].steps_with({})}
    assert [option.id for option in steps["fate"].options] == ["let_go", "maroon", "plank", "mast"]
    assert steps["fate"].data["rescue"] is True
    match.answer(0, {})
    assert (fleet.low.status, fleet.low.notoriety, fleet.low.ship.type) == ("active", 0, "sloop")
    assert fleet.deck.campaign.state.captives == []


def test_9_a82_the_beaten_captor_may_be_treated_as_conquered() -> None:
    fleet, _ = held_aboard({"duel": hits(2), "rescue": [3, 4]})
    match = fleet.fight("captive/PI12")
    match.answer(0, "free")
    match.answer(0, {"fate": "plank"})
    assert [(one.pirate, one.holder) for one in fleet.deck.campaign.state.captives] == [("PI02", "PI14")]


@pytest.mark.parametrize("how", ["plank", "mast"])
def test_a_rescuer_may_keep_the_prisoner(how: str) -> None:
    fleet, held = held_aboard({"duel": hits(2)})
    match = fleet.fight("captive/PI12")
    match.answer(0, how)
    match.answer(0, {})
    assert held.status == "captive"
    assert [(one.holder, one.how) for one in fleet.deck.campaign.state.captives] == [("PI14", how)]
    assert (fleet.teach.notoriety, held.notoriety) == (0, 0)


def test_a_rescuer_who_loses_is_only_chased() -> None:
    fleet, _ = held_aboard({"duel": [1, 6, 6, 1, 1, 6, 6, 1], "downed": [6], "wound_part": [1]})
    fleet.teach.wounds["left_leg"] = [Wound("minor")]
    fleet.orders(fleet.teach, board="always")
    fleet.teach.notoriety = 20
    match = fleet.fight("captive/PI12")
    question = match.questions[0]
    assert question.kind == "chased_to"
    match.answer(0, question.default)
    assert fleet.teach.position.place != "J9"
    assert told(match, "conquered") == []
    # Surrender at Endurance 1 against 3, and the chase; no conquest, no -10.
    assert (fleet.teach.notoriety, fleet.teach.popularity) == (17, 7 - 3 - 1)
    assert fleet.low.notoriety == 10


@pytest.mark.parametrize(("asked", "fall"), [("teach", "chased"), ("low", "mercy")])
def test_who_plans_the_duel_of_a_rescue_is_told_what_a_surrender_brings(asked: str, fall: str) -> None:
    fleet, _ = held_aboard({})
    fleet.orders(fleet.teach, board="always", duel_surrender="ask" if asked == "teach" else "1")
    fleet.orders(fleet.low, duel_surrender="ask" if asked == "low" else "1")
    (question,) = fleet.fight("captive/PI12").questions.values()
    assert (question.kind, question.steps[0].data["fall"]) == ("duel_plan", fall)


def test_a_rescuer_who_is_killed_leaves_his_ship_to_a_successor() -> None:
    fleet, _ = held_aboard({"duel": [1, 6, 6, 1, 1, 6, 6, 1, 1, 6], "downed": [1]})
    fleet.orders(fleet.teach, board="always", duel_surrender="0")
    fleet.fight("captive/PI12")
    assert (fleet.teach.fate, deck_owed(fleet)) == ("duel", [])
    assert [one.position.place for one in fleet.deck.campaign.state.active(0)] == ["J9"]


def test_bn_12_2_the_ship_of_a_captor_whom_the_rescuer_kills_sinks() -> None:
    fleet, held = held_aboard({"duel": hits(3), "downed": [1], "rescue": [3, 4]})
    fleet.orders(fleet.low, duel_surrender="0")
    match = fleet.fight("captive/PI12")
    match.answer(0, "free")
    match.answer(0, {})
    assert (fleet.low.status, held.status) == ("dead", "active")
    # As after a boarding: nobody takes over the ship, the replacement comes at the start of the next turn.
    assert (fleet.deck.campaign.state.active(1), deck_owed(fleet)) == ([], [1])
    assert told(match, "ship_scuttled") == [{"seat": 1, "pirate": "PI02", "ship": "sloop"}]


def test_a_shipmate_is_freed_without_rewards() -> None:
    fleet, held = held_aboard({"duel": hits(2)}, seat=0)
    match = fleet.fight("captive/PI12")
    assert match.questions[0].kind == "aftermath"
    match.answer(0, {})
    assert (held.status, held.notoriety, fleet.teach.notoriety) == ("active", 0, 0)


def test_bn_17_2_his_own_relative_brings_notoriety_and_popularity() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)})
    fleet.orders(fleet.teach)
    fleet.low.hostages = [
        Hostage("hostage1", "English", "PI14", 1, "PI14"),
        Hostage("hostage2", "English", "11", 1),
    ]
    state = fleet.deck.campaign.state
    assert [one.aim for one in rescuable(state, fleet.teach, fleet.low)] == ["hostage/hostage1"]
    match = fleet.fight("hostage/hostage1")
    assert match.questions == {}
    assert (fleet.teach.notoriety, fleet.teach.popularity) == (5, 7 + 3 + 2)
    # The captor keeps his ship and his freedom, and his other hostage.
    assert (fleet.low.status, [one.id for one in fleet.low.hostages]) == ("active", ["hostage2"])
    assert told(match, "relative_rescued")[0]["is_own"] is True


@pytest.mark.parametrize(
    ("event", "owner", "notoriety", "popularity", "ends"),
    [("43", "PI14", 5, 2, True), ("43", "PI12", 5, 0, False), ("46", "PI02", 0, 0, False)],
)
def test_relatives_of_the_events(event: str, owner: str, notoriety: int, popularity: int, ends: bool) -> None:
    fleet = Fleet(3, dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(2)})
    fleet.orders(fleet.teach)
    fleet.deck.pirate("PI12", 2, at=Position("R9", "sea"))
    state = fleet.deck.campaign.state
    state.lasting = [Lasting("lasting1", event, owner, "hazard", {"holder": "PI02"})]
    assert [one.aim for one in rescuable(state, fleet.teach, fleet.low)] == ["lasting/lasting1"]
    match = fleet.fight("lasting/lasting1")
    assert (fleet.teach.notoriety, fleet.teach.popularity) == (notoriety, 7 + 3 + popularity)
    assert [one.data["holder"] for one in state.lasting] == ([] if ends else ["PI14"])
    assert [one["cause"] for one in told(match, "event_over")] == (["home"] if ends else [])


def test_the_owners_shipmates_may_not_free_her() -> None:
    fleet = Fleet()
    fleet.deck.pirate("PI12", 0)
    state = fleet.deck.campaign.state
    state.lasting = [Lasting("lasting1", "42", "PI12", "hazard", {"holder": "PI02"})]
    assert rescuable(state, fleet.teach, fleet.low) == []


# ---------------------------------------------------------------- the operation (OP-2b)


def test_bn_12_1_only_ships_at_sea_in_the_hex_and_never_of_one_seat() -> None:
    fleet = Fleet(3)
    deck = fleet.deck
    mate = deck.pirate("PI15", 0)
    inside = deck.pirate("PI12", 2)
    inside.position = Position("J9", "port")
    fleet.aims({"aim": "conquer", "targets": [mate.id, inside.id, "PI02"]})
    deck.dice.update({"battle": [3, 3, 2, 3], "location": [4]})
    match = deck.run(lambda voyage: ATTACK_PIRATE.run(voyage, fleet.teach, voyage.hidden.entries["PI14"].arguments))
    assert told(match, "pirate_battle")[0]["target"] == "PI02"
    # The seat that was attacked may act in another round of extra actions.
    assert deck.campaign.hidden.touched == [1]


@pytest.mark.parametrize("change", ["port", "careened", "stopped", "off", "gone"])
def test_each_of_five_conditions_makes_an_attack_impossible(change: str) -> None:
    fleet = Fleet(m_rivals=change != "off")
    fleet.aims({"aim": "conquer", "targets": ["PI02"]})
    if change == "port":
        fleet.low.position = Position("J9", "port")
    elif change == "careened":
        fleet.teach.careened = True
    elif change == "stopped":
        fleet.teach.now.stopped = True
    elif change == "gone":
        fleet.low.position = Position("K9", "sea")
    found: list[bool] = []
    fleet.deck.run(lambda voyage: found.append(ATTACK_PIRATE.able(voyage, fleet.teach)))
    assert found == [False]


def arguments_of(fleet: Fleet) -> Match:
    """Put the steps of the operation's arguments as questions."""

    def ask(voyage: Any) -> Any:
        scene = Scene(voyage.table, voyage.state, fleet.teach, SEA, moved=False, spent=False)
        assert ATTACK_PIRATE.offered(scene)
        fleet.aims((yield from ATTACK_PIRATE.arguments(scene, "x_")))

    return fleet.deck.run(ask)


def test_the_form_asks_for_targets_in_order_and_for_arms() -> None:
    fleet = Fleet(3)
    fleet.deck.pirate("PI12", 2, ship="square-rigger")
    fleet.teach.ship.holds[0].markers = ["arms", "arms"]
    match = arguments_of(fleet)
    question = match.questions[0]
    assert (question.kind, question.ordered, question.default) == ("attack_targets", True, ["PI02", "PI12"])
    assert question.options[0].data["odds"] > question.options[1].data["odds"]
    match.answer(0, ["PI12"])
    assert match.questions[0].kind == "attack_arms"
    match.answer(0, 2)
    assert fleet.deck.campaign.hidden.entries["PI14"].arguments == {"aim": "conquer", "targets": ["PI12"], "arms": 2}


def test_the_form_asks_for_the_aim_if_there_is_somebody_to_rescue() -> None:
    fleet, _ = held_aboard({})
    match = arguments_of(fleet)
    question = match.questions[0]
    assert (question.kind, question.default) == ("attack_aim", "conquer")
    assert [option.id for option in question.options] == ["conquer", "captive/PI12"]
    match.answer(0, "captive/PI12")
    assert fleet.deck.campaign.hidden.entries["PI14"].arguments == {"aim": "captive/PI12"}
    assert match.questions == {}


def test_a_rescue_is_lost_if_the_captive_is_not_there() -> None:
    fleet, held = held_aboard({})
    fleet.aims({"aim": "captive/PI12"})
    fleet.deck.campaign.state.captives[0].holder = "PI15"
    del held
    found: list[bool] = []
    fleet.deck.run(lambda voyage: found.append(ATTACK_PIRATE.able(voyage, fleet.teach)))
    assert found == [False]


# ---------------------------------------------------------------- in the course of a turn


def test_bn_7_1_an_attack_and_what_its_victim_does_are_a_dispute() -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "dispute": [1, 1, 6, 6]})
    deck = fleet.deck
    deck.campaign.state.marker = 0
    fleet.low.position = fleet.teach.position = Position("G10", "sea")
    entries = {
        "PI14": Entry(operation="attack_pirate", arguments={"aim": "conquer", "targets": ["PI02"]}, overrides=PEACE),
        "PI02": Entry(operation="jury"),
    }
    fleet.low.ship.damage["hull"] = 1
    deck.campaign.hidden.entries = entries
    match = deck.run(lambda voyage: operate_all(voyage, [fleet.teach, fleet.low], entries))
    (dispute,) = told(match, "dispute")
    assert (dispute["what"], dispute["seats"], dispute["seat"]) == ("operation", [0, 1], 1)
    kinds = [event.kind for event in match.log]
    # The victim has won: he repairs his ship before he is attacked.
    assert kinds.index("jury_rigged") < kinds.index("pirate_battle")


def test_an_attack_whose_target_has_sailed_is_lost() -> None:
    fleet = Fleet()
    entries = {"PI14": Entry(operation="attack_pirate", arguments={"aim": "conquer", "targets": ["PI02"]})}
    fleet.low.position = Position("K9", "sea")
    fleet.deck.campaign.hidden.entries = dict(entries)
    match = fleet.deck.run(lambda voyage: operate_all(voyage, [fleet.teach], entries))
    assert told(match, "operation_lost")[0]["operation"] == "attack_pirate"


def test_if_both_captains_die_their_prisoners_drown() -> None:
    fleet = Fleet(3)
    held = fleet.deck.pirate("PI12", 2)
    held.status = "captive"
    fleet.deck.campaign.state.captives.append(Captive("PI12", "PI02", "plank"))

    def act(voyage: Any) -> Any:
        fleet.low.now.foe, fleet.teach.now.foe = "PI14", "PI02"
        leave_play(voyage, fleet.low, "wounds")
        leave_play(voyage, fleet.teach, "sunk")
        battle = Battle(fleet.teach, fleet.low)
        yield from take_from_dead(voyage, battle, Volley("won", cancelled=False, killed=((fleet.low, 0),)), "conquer")

    fleet.deck.run(act)
    assert (held.status, held.fate) == ("dead", "captivity")
    assert fleet.deck.campaign.state.captives == []
