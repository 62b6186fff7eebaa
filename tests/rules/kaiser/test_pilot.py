"""The AI seat: it always answers legally; what it does, and how well it plays."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from rules.kaiser import GAME
from rules.kaiser.coins import AMOUNTS, SIDES, outcome_of, success_counts
from rules.kaiser.pieces import kind_of
from rules.kaiser.pilot.aiming import gain_of_sorties
from rules.kaiser.pilot.answers import ANSWERS, advise, pilot
from rules.kaiser.pilot.judging import Judge, fight, wins
from rules.kaiser.pilot.planning import Commitment, Plan
from rules.kaiser.pilot.planning import committed as plan_commitment
from rules.kaiser.pilot.reasons import reason_to_commit
from rules.kaiser.pilot.waters import Waters
from rules.kernel import Match, Question, choose, pick

from .courses import SWITCHES, Chance
from .positions import asked, commit, position, say
from .scenes import navy, raid, torpedo
from .test_modifiers import lines

LONG = 20
"""The size of the deck when every seat has ten turns left in the round."""


def answer(match: Match, seat: int) -> Any:
    """Return the pilot's answer, after checking that it is legal."""
    question = match.questions[seat]
    given = pilot(match.view(seat), question)
    question.checked(given)
    return given


def committed(match: Match, seat: int = 0) -> dict[str, list[str]]:
    """Return the kinds of cards that the pilot would commit, by place."""
    given = answer(match, seat)
    found: dict[str, list[str]] = {}
    for card in given["cards"]:
        found.setdefault(given[card], []).append(kind_of(card))
    return found


# ---------------------------------------------------------------- legal answers


RARE = ("mistaken_pick", "recall_ship", "resupply_capture", "slim_target")
"""Kinds of question that random matches rarely ask; tests below ask them."""


def planned(match: Match, seat: int, question: Question) -> Sequence[Question]:
    """Return the steps of the plan that the pilot would make, none for other questions."""
    return question.steps_with(answer(match, seat)) if question.kind == "ahead" else ()


def test_it_answers_every_kind_of_question():
    missing = {*ANSWERS, "pp_choice"} - {*RARE}
    for seed in range(60):
        seats = 4 - seed % 4
        agreed = dict.fromkeys(SWITCHES, True) | {"tournament": "choose", "team_refuge_transfer": "optional"}
        agreed |= {"auto_safe_passage": False, "pp_targeting": "live", "teams": seats == 4, "rounds": 2}
        chance = Chance(Random(seed), bold=0.9)
        match = Match.start(GAME, seats, f"kinds {seed}", options=agreed)
        if seats > 1:
            match.set_orders(0, {"moves": "ahead"})
        while missing and match.result is None:
            for seat, question in list(match.questions.items()):
                kinds = {question.kind, *(step.kind for step in planned(match, seat, question))}
                if missing & kinds:
                    missing -= kinds
                    answer(match, seat)
                match.answer(seat, chance.answer(match, seat, question))
        if not missing:
            break
    assert not missing


def test_ks_5_5_23_it_gives_the_cheapest_merchant_for_the_one_it_has_lost():
    match = position(seats=2, hands={0: "mistaken_identity", 1: "qqq"}, piles={0: "M38 M01 M24"})
    put = choose(0, "mistaken_pick", ["M38", "M01", "M24"], data={"ship": "M52"})
    assert pilot(match.view(0), Question(put, "0.9")) == "M01"


def test_ks_5_8_12_it_risks_a_small_prize_for_supplies_but_not_a_great_one():
    match = position(seats=2, ships={0: "R11~"}, prizes={0: "M01 M52"}, hands={0: "qqq"}, left=20, prize_resupply=True)
    for prize, taken in (("M01", "yes"), ("M52", "no")):
        put = choose(0, "resupply_capture", ["no", "yes"], data={"ship": "R11", "prize": prize})
        assert pilot(match.view(0), Question(put, "0.9")) == taken


# ---------------------------------------------------------------- its commitments


def test_it_intercepts_with_its_best_ship_and_the_best_merchant_it_can_hope_for():
    match = position(seats=2, ships={0: "R4 R11", 1: ""}, rows={1: "M53 M38 M01"}, hands={0: "qqq"}, left=2)
    assert committed(match) == {"ship/R11": ["qqq"]}
    commit(match, "qqq ship/R11")
    assert answer(match, 0) == "reveal/1"
    say(match, "qqq")
    # Georgic (9, blue) is harder to sink than Dramatist (7, white); a ship of 3 VA is hardly worth a shot.
    assert asked(match) == [(0, "target_ship")]
    assert answer(match, 0) == "M38"


def test_it_does_not_burn_its_hand_in_one_turn_while_the_round_is_long():
    hand = "qqq trap amc slim_pickings recalled q_ship"
    match = position(seats=2, ships={0: "R11 R9 R5", 1: ""}, hands={0: hand}, left=26)
    assert len(answer(match, 0)["cards"]) <= 3


def test_it_keeps_the_cards_that_guard_its_ships_and_spends_less_useful_ones():
    match = position(seats=2, ships={0: "R11", 1: ""}, hands={0: "amc trap collier"}, left=LONG)
    assert committed(match) == {"ship/R11": ["collier"]}


def test_in_the_last_turn_of_the_round_it_keeps_nothing_that_could_score():
    hand = "qqq trap amc slim_pickings"
    match = position(seats=2, ships={0: "R11 R9 R5", 1: ""}, hands={0: hand}, left=1)
    assert sum(place.startswith("ship/") for place in committed(match)) == 3


def test_it_sends_the_royal_navy_after_a_damaged_warship():
    match = position(seats=2, ships={0: "", 1: "W5*"}, piles={0: "M38"}, hands={0: "searchlight qqq"}, left=LONG)
    # Searchlight is the better intercept card (BGR).
    assert committed(match) == {"british": ["searchlight"]}


def test_ks_6_1_2_it_does_not_hunt_german_ships_that_would_not_count():
    beyond = position(seats=2, ships={0: "", 1: "R12!"}, piles={0: "R1 R2"}, hands={0: "qqq"}, left=1)
    assert Judge(beyond.view(0)).counts(beyond.view(0).forces[0]) < 0.2
    within = position(seats=2, ships={0: "", 1: "R12!"}, piles={0: "M01 M02"}, hands={0: "qqq"}, left=1)
    assert committed(within) == {"british": ["qqq"]}


def test_it_lays_mines_with_a_raider_that_can():
    match = position(seats=2, ships={0: "R11 R9", 1: ""}, rows={1: "M38 M39 M24"}, hands={0: "lay_mines"}, left=LONG)
    assert committed(match) == {"lay/R11": ["lay_mines"]}


def test_it_boards_the_last_great_merchant_since_a_prize_counts_double():
    match = position(seats=2, ships={0: "R14", 1: ""}, rows={1: "M52"}, hands={0: "qqq boarding_party"}, left=1)
    assert committed(match) == {"ship/R14": ["qqq"], "action": ["boarding_party"]}
    commit(match, "qqq ship/R14", "boarding_party action")
    say(match, "qqq")
    assert asked(match) == [(0, "boarding")]
    assert answer(match, 0) == "yes"


def test_it_takes_more_merchants_with_good_hunting_if_it_has_only_one_ship():
    match = position(seats=2, ships={0: "R14", 1: ""}, rows={1: "M38 M39 M24"}, hands={0: "qqq good_hunting"}, left=1)
    assert committed(match) == {"ship/R14": ["qqq"], "action": ["good_hunting"]}
    commit(match, "qqq ship/R14", "good_hunting action")
    say(match, "qqq")
    assert answer(match, 0) == ["good_hunting#1"]
    say(match, ["good_hunting#1"])
    assert answer(match, 0) == ["M38", "M39"]


def test_it_promises_no_more_than_there_is_to_win():
    """A merchant meets mines, torpedoes and an intercept in one turn, but is sunk once, and frees one German ship."""
    hand = "lay_mines submarine_uc submarine_u qqq trap slim_pickings"
    facing = {"ships": {0: "R14 R11 W3", 1: ""}, "rows": {1: "M38 M14 M12"}, "hands": {0: hand}, "left": 4}
    match = position(seats=2, piles={0: "R5"}, **facing)
    judge = Judge(match.view(0))
    plan = Plan(judge, 1)
    assert len(plan.placed) > 2
    # 7, 5 and 3 for the merchants, and 10 for the ship that waits for one.
    assert plan.stake == 25
    assert plan_commitment(judge).profit <= plan.profit < 25
    assert all(0 <= part <= 1 for left in plan.waters.left.values() for part in left)
    assert plan.waters.sunk <= 3
    # Of three ships that wait, three merchants let as many count.
    more = Plan(Judge(position(seats=2, piles={0: "W1 W2 W4"}, **facing).view(0)), 1)
    assert plan.profit < more.profit < more.stake


def test_of_mines_and_a_torpedo_at_the_same_merchant_the_second_brings_less():
    judge = Judge(position(seats=2, ships={0: "R14"}, rows={1: "M38"}, left=LONG).view(0))
    waters = Waters(judge, judge.view.forces[1])
    target = judge.view.forces[1].row[0]
    alone = waters.fired("BWR", [target])
    raid = waters.struck("R14", 0, target)
    waters.fight(target, "BWR")
    assert 0 < waters.fired("BWR", [target]) < alone
    assert 0 < waters.struck("R14", 0, target) < raid
    waters.raid("R14", target, 0, captures=False)
    assert sum(waters.left["M38"]) < 0.5


def test_no_two_ships_meet_the_same_merchant_at_the_enemy_whom_they_attack():
    match = position(seats=2, ships={0: "R14 R11", 1: ""}, rows={1: "M38 M01"}, hands={0: "qqq trap"}, left=LONG)
    judge = Judge(match.view(0))
    both = gain_of_sorties(judge, [("R14", "qqq#1"), ("R11", "trap#1")], 1)
    best = [gain_of_sorties(judge, [(ship, "qqq#1")], 1) for ship in ("R14", "R11")]
    assert max(best) < both < sum(best)


def test_it_spends_one_of_two_cards_alike_before_a_reaction():
    fleets, rows = {0: "R14", 1: ""}, {0: "M01* M02* M03*", 1: "M56 M58 M60"}
    match = position(seats=2, ships=fleets, rows=rows, hands={0: "reflag fair_seas#1 fair_seas#2"}, left=LONG)
    assert committed(match)["ship/R14"] == ["fair_seas"]


def test_its_reason_for_attacks_names_what_is_laid_for_its_text_beside_them():
    placed = {"cards": ["trap#1", "fair_seas#1"], "trap#1": "british", "fair_seas#1": "action"}
    facts = reason_to_commit(Commitment(placed, 1, 4.0, ["fair_seas#1"], 5), 6.9).data
    assert (facts["laid"], facts["kept"], facts["besides"]) == (1, 3, ["fair_seas#1"])
    # Both figures add up to what the whole turn promises, as it is compared with another one.
    assert (facts["gain"], facts["more"]) == (4, 3)


def test_it_brings_a_great_merchant_home_and_repairs_its_best_ship():
    match = position(seats=2, ships={0: "", 1: ""}, rows={0: "M55 M01 M02"}, hands={0: "fair_seas"}, left=LONG)
    assert committed(match) == {"action": ["fair_seas"]}
    commit(match, "fair_seas action")
    say(match, "fair_seas")
    assert answer(match, 0) == "M55"
    match = position(seats=2, ships={0: "W3* R4*", 1: "W1 W2"}, hands={0: "damage_control"}, left=LONG)
    commit(match, "damage_control action")
    say(match, "damage_control")
    assert answer(match, 0) == "W3"


def test_it_does_not_raise_a_storm_that_hurts_only_itself():
    match = position(seats=2, ships={0: "R9* R11*", 1: "R4"}, hands={0: "heavy_weather"}, left=LONG)
    commit(match, "heavy_weather action")
    assert answer(match, 0) == "end_turn"


def test_it_lays_fog_before_the_enemy_who_is_ahead():
    match = position(
        seats=3, ships={0: "", 1: "", 2: ""}, piles={2: "M52 M53 M54"}, hands={0: "fog_bank", 1: "qqq", 2: "trap"}
    )
    commit(match, "fog_bank action")
    say(match, "fog_bank")
    assert asked(match) == [(0, "target_seat")]
    assert answer(match, 0) == "2"


def test_nobody_in_fog_is_attacked():
    match = position(seats=2, ships={0: "R11", 1: "W5*"}, hands={0: "qqq"}, fog=[1], left=LONG)
    assert committed(match) == {}


def test_it_arranges_the_next_cards_so_that_the_best_is_its_own():
    match = position(seats=3, hands={0: "intelligence"}, deck="collier trap searchlight", left=LONG)
    commit(match, "intelligence action")
    say(match, "intelligence")
    while asked(match) == [(0, "intelligence_mode")]:
        assert answer(match, 0) == "deck"
        say(match, "deck")
    assert kind_of(answer(match, 0)[0]) == "trap"


# ---------------------------------------------------------------- its answers to attacks


@pytest.mark.parametrize("card", ["amc", "trap", "slim_pickings"])
def test_it_saves_a_great_merchant_with_what_it_has(card: str):
    match = raid("R11", "M55", row="M55 M24 M46", defender=card, left=LONG)
    assert asked(match) == [(1, "react")]
    assert kind_of(answer(match, 1)) == card


def test_it_saves_nothing_that_is_not_worth_a_card():
    match = raid("R4", "M01", row="M01 M24 M46", defender="fast_ship shallow_run", left=LONG)
    assert answer(match, 1) == "pass"


@pytest.mark.parametrize(
    ("ship", "target", "hand", "card"),
    [("R4", "M01", "fast_ship shallow_run", None), ("R11", "M55", "fast_ship amc", "amc")],
)
def test_its_reason_weighs_its_best_reaction_against_the_card_in_the_hand(
    ship: str, target: str, hand: str, card: str | None
):
    match = raid(ship, target, row=f"{target} M24 M46", defender=hand, left=LONG)
    advice = advise(match.view(1), match.questions[1])
    told, reason = advice.reason.data, advice.reason.kind
    assert reason == ("react_card" if card else "react_pass")
    assert told["card"] is not None
    assert (told["gain"] > told["price"]) if card else (told["gain"] <= told["price"])
    if card:
        assert kind_of(told["card"]) == card


def test_a_card_that_helps_nothing_has_no_worth_here():
    match = navy("W3", night=True, defender="pull_the_plug", left=LONG)
    advice = advise(match.view(1), match.questions[1])
    assert (advice.answer, advice.reason.kind, advice.reason.data["card"]) == ("pass", "react_pass", None)


@pytest.mark.parametrize(
    ("rows", "piles", "other", "why"),
    [
        ({1: "M55", 2: "M02"}, {}, 1, "more"),
        ({1: "M01", 2: "M55"}, {}, 2, "more"),
        ({1: "M01", 2: "M02"}, {}, 1, "even"),
        ({1: "M01", 2: "M02"}, {2: "M52 M53"}, 2, "ahead"),
    ],
)
def test_its_reason_for_an_enemy_says_what_the_attacks_bring_there_and_elsewhere(
    rows: dict[int, str], piles: dict[int, str], other: int, why: str
) -> None:
    match = position(
        seats=3,
        ships={0: "R14", 1: "", 2: ""},
        rows=rows,
        piles=piles,
        hands={0: "qqq", 1: "trap", 2: "trap"},
        left=LONG,
    )
    commit(match, "qqq ship/R14")
    say(match, "qqq")
    assert asked(match) == [(0, "target_seat")]
    reason = advise(match.view(0), match.questions[0]).reason
    told = {fact: reason.data[fact] for fact in ("other", "rival", "why")}
    assert told == {"other": other, "rival": 3 - other, "why": why}
    assert (reason.data["gain"] > reason.data["less"]) == (why == "more")


def test_what_loses_a_turn_is_no_attack_in_its_reason():
    match = position(seats=3, hands={0: "fog_bank", 1: "qqq", 2: "qqq"}, left=LONG)
    commit(match, "fog_bank action")
    say(match, "fog_bank")
    assert asked(match) == [(0, "target_seat")]
    advice = advise(match.view(0), match.questions[0])
    assert advice.reason.kind == "seat_card"
    assert kind_of(advice.reason.data["card"]) == "fog_bank"


@pytest.mark.parametrize(
    ("row", "pile", "told"),
    [
        ("M48 M46 M24", "", {"target": "M24", "even": False, "over": "M48", "why": "port", "frees": False}),
        ("M48 M46 M24", "W5 W6", {"target": "M24", "even": False, "over": "M48", "why": "unlock", "frees": False}),
        ("M24 M25 M48", "", {"target": "M24", "even": True, "over": "M48", "why": "port"}),
        ("M01 M31 M36", "W5 W6", {"target": "M31", "even": False, "over": None, "frees": True}),
        ("M31 M16 M01", "", {"target": "M31", "even": True, "over": None, "frees": False}),
    ],
)
def test_its_reason_for_a_target_does_not_contradict_the_numbers(row: str, pile: str, told: dict[str, Any]):
    """VA 5 at 53 % is less than VA 7 at 40 %: what decides is then named."""
    match = position(seats=2, ships={0: "R11"}, rows={1: row}, hands={0: "qqq"}, piles={0: pile}, left=LONG)
    commit(match, "qqq ship/R11")
    say(match, "qqq")
    question = match.questions[0]
    reason = advise(match.view(0), question).reason
    assert reason.kind == "ship_odds"
    assert {fact: reason.data[fact] for fact in told} == told
    shown = {option.id: option.data["odds"]["sunk"] for option in question.options}
    assert reason.data["odds"] == shown[told["target"]]
    if told["over"]:
        assert reason.data["over_odds"] == shown[told["over"]]


@pytest.mark.parametrize(
    ("laid", "rest"),
    [
        (["qqq ship/R11"], "none"),
        (["qqq ship/R11", "trap ship/W5"], "best"),
        (["qqq ship/R11", "trap british"], "attacks"),
        (["qqq ship/W5", "lay_mines lay/R11"], "weaker"),
        (["lay_mines lay/R11", "trap british"], "attacks"),
        (["lay_mines lay/R11", "trap british", "bounding_main action", "second_chance action"], "mixed"),
        (["submarine_uc#1 action", "qqq ship/R11"], "weaker"),
        (["qqq ship/W5", "lay_mines lay/R11", "boarding_party action"], "unhurt"),
        (["qqq ship/R11", "bounding_main action", "second_chance action"], "others"),
    ],
)
def test_its_reason_for_an_attack_says_what_else_there_is(laid: list[str], rest: str):
    hand = " ".join(card.partition(" ")[0] for card in laid)
    match = position(
        seats=2, ships={0: "R11 W5", 1: "W6"}, rows={1: "M48 M46 M24"}, hands={0: hand, 1: "qqq"}, left=LONG
    )
    commit(match, *laid)
    reason = advise(match.view(0), match.questions[0]).reason
    assert (reason.kind, reason.data["rest"]) == ("play_attack", rest)


def test_its_reason_for_a_ship_names_the_card_and_its_chance():
    match = position(seats=2, ships={1: "R9! W5"}, rows={1: "M48"}, hands={0: "interned"}, left=LONG)
    commit(match, "interned action")
    say(match, "interned")
    reason = advise(match.view(0), match.questions[0]).reason
    assert (reason.kind, reason.data["kind"]) == ("ship_best", "interned")
    assert reason.data["chance"] == match.questions[0].options[0].data["succeeds"]


def test_of_several_cards_it_plays_the_one_that_saves_most():
    match = raid("R11", "M55", row="M55 M24 M46", defender="fast_ship amc", left=LONG)
    assert kind_of(answer(match, 1)) == "amc"


def test_slim_pickings_answers_a_sweep_along_the_row():
    match = raid("W3", "M48 M38 M24", row="M48 M38 M24", attach="shipping_lanes", defender="slim_pickings", left=LONG)
    assert asked(match) == [(1, "slim")]
    assert kind_of(answer(match, 1)) == "slim_pickings"
    say(match, "slim_pickings")
    assert asked(match) == [(0, "slim_target")]
    # The attacker keeps the most promising target.
    assert answer(match, 0) == "M38"


@pytest.mark.parametrize(("left", "kind"), [(LONG, "after_pass"), (2, "after_recall")])
def test_an_answer_to_a_sinking_shows_its_chance_and_weighs_it(left: int, kind: str):
    match = position(
        seats=2,
        ships={0: "R11"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq", 1: "recalled"},
        dice="B10 G1 W1 / G1",
        left=left,
    )
    commit(match, "qqq ship/R11")
    say(match, "qqq", "M48", "pass")
    question = match.questions[1]
    chance = question.options[1].data["succeeds"]
    reason = advise(match.view(1), question).reason
    assert (question.kind, reason.kind, reason.data["chance"]) == ("after_sinking", kind, chance)
    if kind == "after_pass":
        assert reason.data["gain"] <= reason.data["price"]


def test_it_recalls_the_enemy_ship_that_would_do_most():
    match = position(
        seats=2,
        ships={0: "R11 W5"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq#1 collier trap", 1: "recalled"},
        dice="B10 G1 W1 / G1 / B10 G1 R1 / G1",
        left=LONG,
    )
    commit(match, "qqq#1 ship/R11", "trap ship/W5", "collier action")
    say(match, "qqq", "M48", "pass", "pass", "trap", "M46", "pass", "pass", "end_turn")
    say(match, "recalled")
    assert asked(match) == [(1, "recall_ship")]
    assert answer(match, 1) == "R11"


def test_a_hunted_raider_flies_another_flag():
    match = navy("R11!", defender="reflag", left=LONG)
    assert kind_of(answer(match, 1)) == "reflag"


def test_it_answers_a_torpedo_with_a_q_ship():
    match = torpedo("M48", defender="q_ship", left=LONG)
    assert asked(match) == [(1, "react")]
    assert kind_of(answer(match, 1)) == "q_ship"


def test_ks_3_3_2_it_keeps_its_best_ship_if_that_is_better_than_a_card():
    view = position(seats=2, hands={0: "qqq"}).view(0)
    for ships, kept in (("R4 R14 W5", ["R14"]), ("R4 R3 W5", [])):
        put = pick(0, "carry", ships.split(), (0, 1), data={"most": 1})
        assert pilot(view, Question(put, "0.9")) == kept


# ---------------------------------------------------------------- its knowledge of the rules


PRINTED = {
    "coal": ("blockade_runner", "coal ship"),
    "coal_rendezvous_missed": ("rendezvous_missed", "coal ship"),
    "damaged": ("own_intercept", "ship damaged (per marker with extra_damage)"),
    "fair_seas": ("safe_passage", "by Fair Seas"),
    "fast_raider": ("shallow_run", "fast raider"),
    "fast_ship": ("fast_ship", "played"),
    "fast_ship_from_seeadler": ("fast_ship", "played against Seeadler (instead of -2)"),
    "low_supply": ("own_intercept", "ship low on supply"),
    "monitor": ("monitor", "always"),
    "night": ("intercept", "night card"),
    "non_combatant": ("non_combatant", "played"),
    "non_combatant_to_port": ("safe_passage", "after Non-Combatant"),
    "prize_supplies": ("blockade_runner", "owner has a prize"),
    "sailing_ship": ("break_contact", "target is a sailing merchant"),
    "searchlight": ("searchlight", "attached, night"),
    "seeadler": ("break_contact", "target is Seeadler"),
    "surprise_attack": ("surprise_attack", "attached"),
    "surprise_attack_by_wolf": ("surprise_attack", "attached to Wolf intercept (instead of +2)"),
    "wolf": ("break_contact", "target is Wolf"),
}
TARGET = {"damaged": "target damaged (per marker with extra_damage)", "low_supply": "target low on supply"}


def test_ks_5_2_3_its_modifiers_are_those_of_the_table():
    """The lines of the table are tested against the rules in test_modifiers."""
    printed = {(line["card_or_roll"], line["condition"]): int(line["amount"]) for line in lines()}
    assert dict(AMOUNTS) == {cause: printed[row] for cause, row in PRINTED.items()}
    for mirrored in ("damaged", "low_supply"):
        assert printed["interned", TARGET[mirrored]] == -AMOUNTS[mirrored]
    assert printed["break_contact", "merchant against Seeadler"] == -AMOUNTS["seeadler"]
    for roll, coal in (
        ("blockade_runner", "coal"),
        ("rendezvous_missed", "coal_rendezvous_missed"),
        ("island_refuge_resupply", "coal"),
    ):
        assert (printed[roll, "coal ship"], printed[roll, "Seeadler"]) == (AMOUNTS[coal], -AMOUNTS[coal])
    assert printed["rendezvous_missed", "target seat has a prize"] == -AMOUNTS["prize_supplies"]


@pytest.mark.parametrize("plus", range(-9, 8, 3))
@pytest.mark.parametrize("minus", [0, -2, -6])
def test_its_odds_are_the_exact_ones(plus: int, minus: int):
    for coin, against in product(("BGR", "BBW", "W"), ("R", "GW")):
        throws = list(product(throws_of(coin), throws_of(against)))
        outcomes = [outcome_of(max(1, ours + plus), max(1, theirs + minus)) for ours, theirs in throws]
        expected = tuple(outcomes.count(outcome) / len(throws) for outcome in ("sunk", "damaged"))
        assert fight(coin, plus, against, minus) == expected
        won = sum(max(1, ours + plus) > theirs for ours, theirs in throws)
        assert wins(coin, plus, against) == won / len(throws)


def throws_of(coin: str) -> list[int]:
    """Return the highest die of every throw of a coin."""
    return [max(faces) for faces in product(*(range(1, SIDES[letter] + 1) for letter in coin))]


# ---------------------------------------------------------------- how well it plays


def test_it_beats_the_phantom_more_often_than_not():
    won = 0
    for seed in range(12):
        match = Match.start(GAME, 1, f"alone {seed}")
        while match.result is None:
            for seat, question in match.questions.items():
                match.answer(seat, pilot(match.view(seat), question))
        won += match.result.winners == (0,) and not match.result.data["phantom"]
    assert won >= 7


def test_it_counts_the_odds_of_each_port_once_in_a_decision(monkeypatch: pytest.MonkeyPatch):
    counted: list[tuple[str, int, str]] = []

    def count(coin: str, plus: int, against: str) -> tuple[int, int]:
        counted.append((coin, plus, against))
        return success_counts(coin, plus, against)

    monkeypatch.setattr("rules.kaiser.pilot.judging.success_counts", count)
    match = Match.start(GAME, 3, "ports")
    while next(iter(match.questions.values())).kind != "commit":
        for seat, question in list(match.questions.items()):
            match.answer(seat, question.default)
    (seat,) = match.questions
    judge = Judge(match.view(seat))
    merchants = [target for force in match.view(seat).forces.values() for target in force.row]
    chances = [judge.port(target) for target in merchants]
    assert len(counted) == len(merchants) > 6
    assert [judge.port(target) for target in merchants] == chances
    assert len(counted) == len(merchants)
    damaged = merchants[0].but(damage=1)
    assert judge.port(damaged) == 0 != judge.port(merchants[0])
