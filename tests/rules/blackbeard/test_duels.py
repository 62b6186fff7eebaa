"""Duels: plans, rounds, surrender, what becomes of the loser, rewards, and the duel duty of a debauch (spec 4.12.5)."""

from typing import Any

import pytest

from rules.blackbeard import ledgers
from rules.blackbeard.battle.duel import Duellist, duel, duellist, guard, meet, part
from rules.blackbeard.battle.duty import challenge, duel_duties, rivals_near
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Hostage, Pirate, Position, Wound
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match

from .decks import Deck, told


def duelling(dice: dict[str, Any], **options: Any) -> tuple[Deck, Pirate, Pirate]:
    """Put Teach (4/3, Endurance 5) and Low (3/2, Endurance 3) of two seats in one hex."""
    deck = Deck(dice=dice, m_rivals=True, m_cunning=False, **options)
    return deck, deck.pirate("PI14", 0), deck.pirate("PI02", 1)


def fight(deck: Deck, one: Pirate, other: Pirate, *, boarding: bool = False) -> Match:
    return deck.run(lambda voyage: duel(voyage, duellist(one), duellist(other), boarding=boarding))


def hits(count: int) -> list[int]:
    """Dice of rounds in which the first attacker never loses: he strikes at 6-1, then parries 1-6."""
    return [face for round_ in range(count) for face in ((6, 1) if round_ % 2 == 0 else (1, 6))]


def test_bn_19_2_equal_or_higher_hits_lower_is_parried_and_the_roles_swap() -> None:
    # Teach attacks 4 + 1 = 5 against 2 + 3 = 5: a hit. Low attacks 3 + 1 against 3 + 2: parried, Low loses again.
    deck, teach, low = duelling({"duel": [1, 3, 1, 2, 1, 6, 1, 6], "downed": [6], "wound_part": [1]})
    deck.policy(low, duel_surrender="0")
    deck.policy(teach, duel_surrender="0")
    match = fight(deck, teach, low)
    rounds = told(match, "duel_round")
    assert [(one["pirate"], one["result"]) for one in rounds[:3]] == [
        ("PI14", "hit"),
        ("PI02", "parried"),
        ("PI14", "parried"),
    ]
    assert (rounds[0]["total"], rounds[0]["rolled"]) == (5, 5)
    assert (rounds[2]["endurance"], rounds[2]["foe_endurance"]) == (4, 1)


@pytest.mark.parametrize(
    ("face", "result", "wounds"),
    [(2, "wounds_3", 3), (3, "wounds_2", 2), (4, "incapacitating", 1), (5, "minor", 1), (6, "superficial", 1)],
)
def test_bn_19_4_a_captain_who_is_down_is_wounded_by_the_winners_die(face: int, result: str, wounds: int) -> None:
    deck, teach, low = duelling({"duel": hits(3), "downed": [face], "wound_part": [1, 3, 5]})
    deck.policy(low, duel_surrender="0")
    match = fight(deck, teach, low)
    assert [(one["face"], one["result"]) for one in told(match, "downed")] == [(face, result)]
    assert len(told(match, "wounded")) == wounds
    if face >= 4:
        assert told(match, "wounded")[0]["grade"] == result
    assert low.status == "active"
    assert told(match, "duel_over")[0]["result"] == "down"


def test_a_surrender_in_a_duel_without_a_boarding_costs_no_more_than_it_says() -> None:
    deck, teach, low = duelling({})
    deck.policy(low, duel_surrender="ask")
    (question,) = fight(deck, teach, low).questions.values()
    assert (question.kind, question.steps[0].data["fall"]) == ("duel_plan", "")


@pytest.mark.parametrize(("boarding", "fate", "owed"), [(False, "duel", []), (True, "boarded", [1])])
def test_bn_19_4_at_1_he_is_dead(boarding: bool, fate: str, owed: list[int]) -> None:
    deck, teach, low = duelling({"duel": hits(3), "downed": [1]})
    deck.policy(low, duel_surrender="0")
    fight(deck, teach, low, boarding=boarding)
    assert (low.status, low.fate) == ("dead", fate)
    assert deck.campaign.state.owed == owed
    # Nobody inherits the ship after a boarding; after another duel the next captain does (BN 17.4).
    assert len(deck.campaign.state.active(1)) == (0 if boarding else 1)


def test_bn_13_97_a_wound_in_a_duel_may_kill() -> None:
    deck, teach, low = duelling({"duel": hits(1), "downed": [5], "wound_part": [2]})
    low.wounds["right_eye"] = [Wound("minor"), Wound("minor")]
    deck.policy(low, duel_surrender="0")
    fight(deck, teach, low)
    assert (low.status, low.fate) == ("dead", "duel")


@pytest.mark.parametrize(("popularity", "option"), [(10, 3), (9, 2)])
def test_bn_19_5_the_winner_gains_half_the_losers_notoriety(popularity: int, option: int) -> None:
    deck, teach, low = duelling({"duel": hits(3), "downed": [2], "wound_part": [1, 3, 5]}, duel_win_popularity=option)
    deck.policy(low, duel_surrender="0")
    low.notoriety = 21
    fight(deck, teach, low)
    # The value before the duel counts: not the Notoriety of the wounds.
    assert (teach.notoriety, teach.popularity, teach.duels) == (11, popularity, 1)


def test_bn_19_6_by_default_a_captain_surrenders_at_1_if_the_enemy_has_more() -> None:
    deck, teach, low = duelling({"duel": hits(2)})
    low.notoriety, teach.notoriety = 20, 5
    match = fight(deck, teach, low)
    assert told(match, "duel_over") == [
        {"seat": 0, "pirate": "PI14", "target": "PI02", "result": "surrender", "rounds": 2}
    ]
    assert (low.notoriety, low.popularity) == (17, 4)
    assert (teach.notoriety, teach.popularity) == (15, 10)
    assert told(match, "downed") == []


def test_a_surrender_costs_no_more_notoriety_than_there_is() -> None:
    deck, teach, low = duelling({"duel": hits(2)})
    low.notoriety = 1
    fight(deck, teach, low)
    assert (low.notoriety, teach.notoriety) == (0, 1)


def test_nobody_surrenders_while_the_enemy_has_no_more_endurance() -> None:
    deck, teach, low = duelling({"duel": [1, 6, 1, 6, 6, 1], "downed": [6], "wound_part": [1]})
    for captain in (teach, low):
        captain.wounds["left_leg"] = [Wound("minor")]
    low.tattoo = True
    teach.wounds["left_hand"] = [Wound("minor"), Wound("minor")]  # Endurance 2 against 3
    deck.policy(teach, duel_surrender="1")
    # Teach is parried: 1 against 3, so he gives up although he could fight on.
    match = fight(deck, teach, low)
    assert told(match, "duel_over")[0]["rounds"] == 1
    deck, teach, low = duelling({"duel": [1, 6, 1, 6, 1, 6, 1, 6]})
    teach.wounds["left_leg"] = [Wound("minor"), Wound("minor")]  # 3 against 3
    deck.policy(teach, duel_surrender="3")
    deck.policy(low, duel_surrender="3")
    match = fight(deck, teach, low)
    assert [(one["endurance"], one["foe_endurance"]) for one in told(match, "duel_round")] == [(2, 3)]


def test_bn_19_6_nobody_surrenders_whose_endurance_is_not_below_the_foes() -> None:
    # Low is hit, and both have Endurance 2; he gives up when he is hit again.
    deck, teach, low = duelling({"duel": hits(2)})
    teach.wounds["left_leg"] = [Wound("minor")] * 3
    for captain in (teach, low):
        deck.policy(captain, duel_surrender="3")
    (over,) = told(fight(deck, teach, low), "duel_over")
    assert (over["target"], over["result"], over["rounds"]) == ("PI02", "surrender", 2)
    # Teach would give up at 5, but Low has less.
    deck, teach, low = duelling({"duel": hits(3), "downed": [6], "wound_part": [1]})
    deck.policy(teach, duel_surrender="5")
    deck.policy(low, duel_surrender="0")
    (over,) = told(fight(deck, teach, low), "duel_over")
    assert (over["target"], over["result"], over["rounds"]) == ("PI02", "down", 3)


def test_bn_4_35_a_tattoo_gives_one_endurance() -> None:
    deck = Deck()
    pirate = deck.pirate()
    assert duellist(pirate) == Duellist(pirate, "PI14", 4, 3, 5)
    pirate.tattoo = True
    assert duellist(pirate).endurance == 6


def test_a_captain_without_endurance_is_down_before_the_first_round() -> None:
    deck, teach, low = duelling({"downed": [6], "wound_part": [2]})
    low.wounds["right_leg"] = [Wound("minor")] * 3
    low.pet = True
    deck.policy(low, pet="always")
    match = fight(deck, teach, low)
    assert told(match, "duel_round") == []
    assert told(match, "duel_over")[0]["pirate"] == "PI14"


def test_endurance_is_recovered_after_a_duel() -> None:
    deck, teach, low = duelling({"duel": hits(2)})
    fight(deck, teach, low)
    assert (rating(low, "endurance"), teach.now.foe, low.now.foe) == (3, "", "")


# ---------------------------------------------------------------- guards


def against_guard(dice: dict[str, Any]) -> tuple[Pirate, Match]:
    deck = Deck(dice=dice, m_rivals=True, m_cunning=False)
    low = deck.pirate("PI02")
    low.notoriety = 10
    return low, deck.run(lambda voyage: duel(voyage, duellist(low), guard(2, 2, 1)))


def test_bn_19_1_a_guard_gives_nothing() -> None:
    low, match = against_guard({"duel": [6, 1]})
    assert told(match, "duel_over")[0]["pirate"] == "PI02"
    assert (low.notoriety, low.popularity) == (10, 7)
    assert match.questions == {}


@pytest.mark.parametrize(
    ("face", "result"), [(1, "dead"), (2, "wound"), (3, "wound"), (4, "disgraced"), (5, "disgraced"), (6, "disgraced")]
)
def test_bn_19_1_a_pirate_who_loses_to_a_guard(face: int, result: str) -> None:
    # He attacks 3 + 1 against 2 + 6; he defends 2 + 1 against 2 + 6; then 3 + 1 again. He never surrenders to a guard.
    low, match = against_guard({"duel": [1, 6, 6, 1, 1, 6], "downed": [face], "wound_part": [1]})
    (down,) = told(match, "downed")
    assert (down["pirate"], down["captain"], down["result"]) == ("PI02", "", result)
    assert (low.status == "dead") == (face == 1)
    assert len(told(match, "wounded")) == (face in (2, 3))
    if face >= 4:
        assert low.popularity == 6


# ---------------------------------------------------------------- plans and cunning


def test_both_captains_plan_at_the_same_time_and_nobody_sees_the_other_plan() -> None:
    deck, teach, low = duelling({"duel": hits(2)})
    deck.policy(teach, duel_surrender="ask")
    deck.policy(low, duel_surrender="ask")
    match = fight(deck, teach, low)
    assert [(seat, one.kind) for seat, one in match.questions.items()] == [(0, "duel_plan"), (1, "duel_plan")]
    question = match.questions[0]
    assert question.secret
    assert (question.data["endurance"], question.data["foe_endurance"]) == (5, 3)
    match.answer(0, {"surrender": "0"})
    assert told(match, "duel_round") == []
    match.answer(1, {"surrender": "2"})
    assert told(match, "duel_over")[0]["rounds"] == 1
    assert not any("surrender" in event.data for event in match.log)


def test_a_plan_may_hold_cunning_back() -> None:
    for trigger, count in (("grave", 1), ("never", 0)):
        deck = Deck(dice={"duel": [*hits(3), 6, 1], "downed": [6], "wound_part": [1]}, m_rivals=True)
        teach, low = deck.pirate("PI14", 0), deck.pirate("PI02", 1)
        deck.policy(low, duel_surrender="ask")
        match = fight(deck, teach, low)
        match.answer(1, {"surrender": "0", "cunning": trigger})
        assert len(told(match, "rerolled")) == count


def test_bn_21_2_the_opposing_die_is_rolled_again_too() -> None:
    deck = Deck(dice={"duel": [*hits(2), 6, 1, 1, 6, 1, 6], "downed": [6], "wound_part": [1]}, m_rivals=True)
    teach, low = deck.pirate("PI14", 0), deck.pirate("PI02", 1)
    deck.policy(low, duel_surrender="0")
    teach.wounds["left_leg"] = [Wound("minor")]
    match = fight(deck, teach, low)
    again = told(match, "rerolled")[0]
    assert (again["pirate"], again["what"], again["before"], again["after"]) == ("PI02", "duel", [6, 1], [1, 6])


# ---------------------------------------------------------------- duel duty


def debauched(dice: dict[str, Any] | None = None) -> tuple[Deck, Pirate]:
    deck = Deck(3, dice=dice, m_rivals=True, m_cunning=False)
    return deck, deck.pirate("PI14", 0, at=Position("J9", "sea"))


def test_bn_9_281_rivals_in_the_same_or_an_adjacent_hex_are_near() -> None:
    deck, teach = debauched()
    deck.pirate("PI15", 0)
    far = deck.pirate("PI01", 1, at=Position("L9", "sea"))
    beside = deck.pirate("PI02", 1, at=Position("K9", "sea"))
    same = deck.pirate("PI12", 2)
    gone = deck.pirate("PI16", 2)
    gone.status = "captive"
    near = rivals_near(deck.campaign.state, teach)
    assert [one.id for one in near] == [beside.id, same.id]
    assert far not in near


def test_2_7_no_rival_is_near_across_an_island() -> None:
    """A captain before Havana is not beside one before La Mazana, on the other coast of Cuba (spec 4.9.9)."""
    deck, teach = debauched()
    teach.position = Position(PORTS["25"].hex, "sea")
    low = deck.pirate("PI02", 1, at=Position(PORTS["26"].hex, "sea"))
    assert rivals_near(deck.campaign.state, teach) == []
    assert rivals_near(deck.campaign.state, teach, across=True) == [low]


def test_bn_9_281_he_chooses_whom_to_challenge() -> None:
    deck, teach = debauched({"duel": hits(2)})
    deck.pirate("PI02", 1)
    deck.pirate("PI12", 2)
    match = deck.run(lambda voyage: challenge(voyage, teach))
    question = match.questions[0]
    assert (question.kind, question.default) == ("duel_duty", "PI02")
    match.answer(0, "PI02")
    assert told(match, "challenged")[0]["target"] == "PI02"
    assert told(match, "duel_over")[0]["pirate"] == "PI14"


def test_a_challenge_may_be_refused_like_a_surrender() -> None:
    deck, teach = debauched()
    low = deck.pirate("PI02", 1)
    low.notoriety = 9
    deck.policy(low, duel_surrender="ask")
    match = deck.run(lambda voyage: challenge(voyage, teach))
    question = match.questions[1]
    assert (question.kind, question.default) == ("accept_duel", "fight")
    match.answer(1, "refuse")
    assert (low.notoriety, low.popularity) == (6, 4)
    assert (teach.notoriety, teach.popularity) == (5, 10)
    assert told(match, "duel_round") == []


def test_the_duty_follows_when_everybody_has_acted() -> None:
    deck, _ = debauched({"duel": hits(2)})
    deck.pirate("PI02", 1)
    deck.campaign.state.duties = ["PI14"]
    match = deck.run(duel_duties)
    assert len(told(match, "duel_over")) == 1
    assert deck.campaign.state.duties == []


def test_without_a_rival_near_there_is_no_duel() -> None:
    deck, teach = debauched()
    deck.pirate("PI02", 1, at=Position("R9", "sea"))
    match = deck.run(lambda voyage: challenge(voyage, teach))
    assert told(match, "challenged") == []


def test_hostages_and_holds_are_not_touched_by_a_duel_without_boarding() -> None:
    deck, teach, low = duelling({"duel": hits(2)})
    low.hostages.append(Hostage("hostage1", "English", "11", 1))
    low.ship.holds[0].markers = ["cloth"]
    fight(deck, teach, low)
    assert (len(low.hostages), low.ship.markers, teach.ship.markers) == (1, ["cloth"], [])


@pytest.mark.parametrize(("rivals", "duties"), [(True, ["PI14"]), (False, [])])
def test_a_debauch_obliges_only_where_pirates_fight_each_other(rivals: bool, duties: list[str]) -> None:
    deck = Deck(m_rivals=rivals, m_cunning=False)
    teach = deck.pirate("PI14", 0)
    deck.run(lambda voyage: debauch(voyage, teach, forced=True))
    assert deck.campaign.state.duties == duties


@pytest.mark.parametrize(("pending", "due"), [(False, False), (True, True)])
def test_bn_17_1_the_popularity_in_the_end_decides_whether_the_crew_rises(pending: bool, due: bool) -> None:
    deck, teach, low = duelling({})
    teach.popularity, teach.mutiny_due = (0 if pending else 2), pending

    def act(voyage: Voyage) -> None:
        meet(teach, low.id)
        ledgers.popularity(voyage, teach, -2, "combat_damage")
        assert teach.mutiny_due
        ledgers.popularity(voyage, teach, 3, "duel_won")
        part(teach, low)

    deck.run(act)
    assert (teach.popularity, teach.mutiny_due) == (3, due)


def test_a_crew_rises_if_nothing_is_left() -> None:
    deck, teach, low = duelling({"duel": hits(2)})
    low.popularity = 2
    fight(deck, teach, low)
    assert (low.popularity, low.mutiny_due) == (0, True)
