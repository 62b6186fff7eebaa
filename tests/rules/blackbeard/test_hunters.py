"""Battles with hunters, on boards built by hand (spec 4.11.7 to 4.11.17, 4.26)."""

from collections.abc import Iterator
from random import Random
from typing import Any, Literal

import pytest

from rules.blackbeard.battle import hunters as battles
from rules.blackbeard.battle.broadside import afloat_boxes
from rules.blackbeard.battle.hunters import ATTACK_HUNTER, escapes, fight_hunters
from rules.blackbeard.dice import KINDS
from rules.blackbeard.operation import Scene
from rules.blackbeard.ship.figures import combat, speed
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Play

from .decks import AT_SEA, Deck, told
from .event_kinds import EVENTS
from .hunting import COAST, Gallows, commissioner, hunting, letter, lost, warship

EVERY: dict[str, Any] = {"location": [5] * 40}
"""Every hit goes into the crew first."""
RUDDER: dict[str, Any] = {"location": [3] * 40}
"""Every hit goes into the rudder first, which changes no figure."""


@pytest.fixture(autouse=True)
def gallows(monkeypatch: pytest.MonkeyPatch) -> Gallows:
    found = Gallows()
    monkeypatch.setattr(battles, "captured", found.capture)
    return found


def fight(deck: Deck, pirate: Pirate, *hunters: Hunter, began: Literal["hunter", "pirate"] = "hunter") -> Match:
    return deck.run(lambda voyage: fight_hunters(voyage, list(hunters), pirate, began=began))


def rounds(match: Match) -> list[tuple[int, int, str, int]]:
    """Return the totals of hunter and pirate, the result and the damage of each round."""
    return [(one["hunter_total"], one["total"], one["result"], one["points"]) for one in told(match, "hunter_round")]


def ending(match: Match) -> tuple[str, int]:
    (over,) = told(match, "hunter_battle_over")
    return over["result"], over["rounds"]


def teach(deck: Deck, at: Position = AT_SEA, ship: str = "sloop") -> Pirate:
    """Teach on a sloop: Combat 6, Speed 3, Competence 4."""
    return deck.pirate("PI14", ship=ship, at=at)


# ---------------------------------------------------------------- the table of 4.11.8


def test_13_61_the_commissioner_loses_the_difference_on_both_tracks_and_the_pirate_takes_1() -> None:
    """Teach 6 + 3 + 4 + 6 = 19 against KC4 11 + 3 + 1 = 15; then 7 + 0 + 6, then 1 + 0 + 6."""
    deck = hunting(hunter_battle=[1, 6, 6, 6, 6, 6], **RUDDER)
    pirate, hunter = teach(deck), commissioner(deck)
    match = fight(deck, pirate, hunter)
    assert rounds(match) == [(15, 19, "won", 1), (13, 19, "won", 1), (7, 19, "won", 1)]
    tracks = [(one["combat"], one["speed"], one["cause"]) for one in told(match, "hunter_worn")]
    assert tracks == [(7, 0, "battle"), (1, 0, "battle"), (0, 0, "battle")]
    assert (lost(pirate), ending(match), pirate.notoriety) == ({"rudder": 3}, ("won", 3), 11)


def test_13_61_an_equal_round_costs_nobody_anything_and_the_faster_may_break_off() -> None:
    """Teach 13 + 1 = KC1 15 + 1 - 2."""
    deck = hunting(hunter_battle=[1, 4])
    pirate = teach(deck)
    match = fight(deck, pirate, commissioner(deck, "KC1"))
    assert rounds(match) == [(17, 17, "tied", 0)]
    assert (lost(pirate), told(match, "hunter_worn"), pirate.popularity) == ({}, [], 6)
    assert ending(match) == ("broke_off", 1)
    assert told(match, "broke_off") == [{"seat": 0, "pirate": "PI14", "against": "hunter"}]


def test_13_61_the_pirate_takes_the_difference_and_the_commissioner_1_on_both_tracks() -> None:
    """KC4 14 + 4 = 18 against 13 + 1 = 14; then 10 + 2 + 1 against 5 + 2 + 4 + 2, and equal Speeds."""
    deck = hunting(hunter_battle=[4, 1, 1, 2], speed_tie=[6, 1], **RUDDER)
    pirate, hunter = teach(deck), commissioner(deck)
    match = fight(deck, pirate, hunter)
    assert rounds(match) == [(18, 14, "lost", 4), (13, 13, "tied", 0)]
    assert (hunter.combat, hunter.speed) == (10, 2)
    # Three points fill the rudder, the fourth goes where the policy says.
    assert (lost(pirate), ending(match)) == ({"rudder": 3, "crew": 1}, ("broke_off", 2))


def test_14_4_a_warship_is_never_hurt_and_the_winner_takes_1() -> None:
    """Teach 13 + 6 = 19 against W22 12 + 2 + 1 = 15, which is slower."""
    deck = hunting(hunter_battle=[1, 6] * 3, **RUDDER)
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck, "W22"))
    assert rounds(match) == [(15, 19, "won", 1)] * 3
    assert told(match, "hunter_worn") == []
    assert (lost(pirate), ending(match)) == ({"rudder": 3}, ("broke_off", 3))
    # 3 points of combat damage and 1 for breaking off.
    assert pirate.popularity == 7 - 3 - 1


def test_14_4_an_equal_round_against_a_warship_lets_only_a_faster_pirate_go() -> None:
    """W22 has Speed 2, Teach 3; W05 has Speed 5."""
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    assert ending(fight(deck, pirate, warship(deck, "W22"))) == ("broke_off", 1)
    deck = hunting(hunter_battle=[1, 1] * 30, **EVERY)
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck, "W05"))
    assert rounds(match)[0] == (14, 14, "tied", 0)
    # To the end: the warship is faster, and every round is a tie.
    assert ending(match) == ("broke_off", 30)
    assert pirate.popularity == 6


def test_14_4_a_warship_that_wins_hurts_by_the_difference() -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck))
    assert rounds(match)[0] == (19, 14, "lost", 5)
    assert ending(match)[0] == "lost"
    assert (pirate.status, pirate.fate) == ("dead", "sunk")


def test_14_42_a_warship_that_sinks_its_target_goes_home_and_its_controller_wins_a_letter() -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck))
    assert deck.campaign.state.hunters == []
    assert deck.campaign.state.aside == {1: ["LM07"]}
    assert told(match, "letter_won")[0]["nation"] == "English"


def test_14_1_a_warship_without_nation_wins_no_letter() -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    fight(deck, pirate, warship(deck, "W09"))
    assert (deck.campaign.state.hunters, deck.campaign.state.aside) == ([], {})


def test_24j_the_ghost_ship_fights_like_a_warship() -> None:
    deck = hunting(hunter_battle=[1, 6, 1, 6, 1, 6], location=[4] * 3)
    pirate = teach(deck)
    ghost = Hunter("ghost1", "ghost", AT_SEA, 1, "", "W22", "", 12, 2)
    deck.campaign.state.hunters.append(ghost)
    match = fight(deck, pirate, ghost)
    assert (rounds(match)[0], told(match, "hunter_worn")) == ((15, 19, "won", 1), [])
    assert ending(match) == ("broke_off", 3)


# ---------------------------------------------------------------- the order of dice (4.26)


def test_4_26_hunter_pirate_helper_arms_then_location() -> None:
    """W19 11 + 3 + 6 = 20 against 13 + the higher of 1 and 3 + 2 + 5 = 23; then two ties that W19 does not let go."""
    deck = hunting(3, hunter_battle=[6, 1, 3, 1, 1, 2, 1, 1, 2], arms=[2, 5], location=[4, 3])
    deck.options = deck.options.model_copy(update={"warship_battle": "three_rounds"})
    pirate, ally = teach(deck), deck.pirate("PI15", seat=2)
    deck.campaign.state.alliances = [["PI14", "PI15"]]
    pirate.ship.holds[0].markers = ["arms", "arms"]
    ally.ship.holds[0].markers = ["arms"]
    deck.policy(ally, help_ally="yes")
    deck.policy(pirate, arms="2")
    deck.dice["location"] = [4, 3, 1, 1, 1, 1]
    match = fight(deck, pirate, warship(deck, "W19"))
    first = told(match, "hunter_round")[0]
    assert (first["face"], first["dice"], first["ally"], first["arms"]) == (6, [1], [3], [2, 5])
    assert rounds(match)[0] == (20, 23, "won", 1)
    damaged = [(one["pirate"], one["section"]) for one in told(match, "damaged")[:2]]
    assert damaged == [("PI14", "guns"), ("PI15", "rudder")]
    assert (pirate.ship.markers, ally.ship.markers) == ([], ["arms"])


def test_speed_tie_dice_pirate_then_hunter_until_they_differ() -> None:
    """W12 has Speed 3 like the sloop."""
    deck = hunting(hunter_battle=[2, 1], speed_tie=[4, 4, 5, 2])
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck, "W12"))
    (tie,) = told(match, "speed_tie")
    assert (tie["dice"], tie["result"]) == ([4, 4, 5, 2], "faster")
    assert ending(match) == ("broke_off", 1)


def test_9_28_a_debauch_costs_2_in_the_round_and_in_a_speed_tie() -> None:
    deck = hunting(hunter_battle=[1, 2, *[1, 2] * 29], speed_tie=[4, 3, *[1, 6] * 29])
    pirate = teach(deck)
    pirate.debauched = 2
    deck.options = deck.options.model_copy(update={"warship_battle": "three_rounds"})
    match = fight(deck, pirate, warship(deck, "W12"))
    assert rounds(match)[0][:2] == (13, 13)
    assert told(match, "speed_tie")[0]["result"] == "slower", "4 - 2 against 3"


def test_4_5_1_an_anchored_ship_has_speed_0_in_battle() -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck, at=Position("A15", "anchored"))
    match = fight(deck, pirate, warship(deck, at=COAST))
    assert told(match, "hunter_round")[0]["speed"] == 0
    assert rounds(match)[0][1] == 6 + 0 + 4 + 1


def test_14_2_a_squadron_adds_combat_takes_the_highest_speed_and_rolls_one_die() -> None:
    deck = hunting(hunter_battle=[2, 3] * 30, **EVERY)
    pirate = teach(deck)
    first, second = warship(deck, "W22"), warship(deck, "W05")
    deck.dice["warships"] = []
    first.target = "PI15"
    second.target = "PI15"
    match = fight(deck, pirate, first, second)
    begun = told(match, "hunter_round")[0]
    assert (begun["hunter_combat"], begun["hunter_speed"], begun["face"]) == (20, 5, 2)
    assert begun["hunters"] == ["warship1", "warship2"]


# ---------------------------------------------------------------- breaking off


def test_13_62_from_the_end_of_round_3_on_the_faster_breaks_off() -> None:
    """W22 12 + 2 + 2 = 16 against 13 + 2 = 15."""
    deck = hunting(hunter_battle=[2, 2] * 3, **RUDDER)
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck, "W22"))
    assert rounds(match) == [(16, 15, "lost", 1)] * 3
    assert ending(match) == ("broke_off", 3)


def test_the_policy_fights_on_where_it_may_break_off() -> None:
    deck = hunting(hunter_battle=[1, 2, 6, 1, *[6, 1] * 28], **EVERY)
    pirate = teach(deck)
    deck.policy(pirate, break_from_hunters="no")
    match = fight(deck, pirate, warship(deck, "W22"))
    assert len(rounds(match)) > 1
    assert told(match, "broke_off") == []


def test_option_three_rounds_lets_the_pirate_always_break_off_from_a_warship() -> None:
    for option, last in (("three_rounds", 3), ("to_the_end", 30)):
        deck = hunting(hunter_battle=[1, 1] * 30)
        deck.options = deck.options.model_copy(update={"warship_battle": option})
        pirate = teach(deck)
        assert ending(fight(deck, pirate, warship(deck, "W05"))) == ("broke_off", last)


def test_bn_b2_the_controller_of_a_faster_commissioner_may_let_go_free_of_charge() -> None:
    """KC7: Combat 7, Speed 5: 12 + 3 against 13 + 2."""
    deck = hunting(hunter_battle=[3, 2])
    pirate = teach(deck)
    hunter = commissioner(deck, "KC7")

    def play(voyage: Any) -> Play[None]:
        voyage.table.order(1, {"break_from_pirates": "ask"})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    match = deck.run(play)
    assert [question.kind for question in match.questions.values()] == ["battle_plan"]
    match.answer(1, {"breaks": "ask"})
    question = match.questions[1]
    assert (question.kind, question.default, question.data["by"]) == ("press_on", "go_on", "hunter")
    match.answer(1, "break_off")
    assert (ending(match), pirate.popularity) == (("let_go", 1), 7)


def test_by_default_a_commissioner_goes_on_and_nobody_is_asked() -> None:
    deck = hunting(hunter_battle=[3, 2, *[6, 1] * 29], **EVERY)
    pirate = teach(deck)
    match = fight(deck, pirate, commissioner(deck, "KC7"))
    assert match.questions == {}
    assert len(rounds(match)) > 1


@pytest.mark.parametrize(
    ("option", "foe", "escape"),
    [
        ("to_the_end", "warship", "secret"),
        ("three_rounds", "warship", "free"),
        ("three_rounds", "KC4", "equal"),
        ("to_the_end", "KC7", "slower"),
    ],
)
def test_13_62_a_pirate_who_plans_a_battle_sees_whether_he_may_break_off(option: str, foe: str, escape: str) -> None:
    """Teach's Speed is 3, that of KC4 too, that of KC7 is 5; nobody but its controller knows the warship's."""
    deck = hunting()
    deck.options = deck.options.model_copy(update={"warship_battle": option})
    pirate = teach(deck)
    hunter = warship(deck) if foe == "warship" else commissioner(deck, foe)

    def play(voyage: Any) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask"})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    data = deck.run(play).questions[0].data
    assert (data["escape"], data["escape_odds"]) == (escape, 50)


# ---------------------------------------------------------------- rewards


def test_13_64_a_sunk_commissioner_brings_his_printed_combat_and_nothing_for_getting_away() -> None:
    deck = hunting(hunter_battle=[1, 6], location=[4])
    pirate = teach(deck)
    hunter = commissioner(deck, "KC8")
    hunter.combat = 3
    match = fight(deck, pirate, hunter)
    assert (rounds(match), ending(match)) == ([(9, 19, "won", 1)], ("won", 1))
    assert (pirate.notoriety, lost(pirate)) == (6, {"guns": 1})
    assert deck.campaign.state.hunters == []
    assert "KC8" in deck.campaign.hidden.stocks["commissioners"]
    pirate.position = Position("J8", "sea")
    deck.run(escapes)
    assert pirate.notoriety == 6


def test_16_25_getting_away_alive_brings_5_once() -> None:
    deck = hunting(hunter_battle=[1, 2, 1, 2])
    pirate = teach(deck)
    hunter = warship(deck, "W22")
    fight(deck, pirate, hunter)
    fight(deck, pirate, hunter)
    deck.run(escapes)
    assert pirate.notoriety == 0, "he is still in its hex"
    pirate.position = Position("J8", "sea")
    match = deck.run(escapes)
    assert (pirate.notoriety, len(told(match, "got_away"))) == (5, 1)
    deck.run(escapes)
    assert pirate.notoriety == 5


def test_16_25_a_departure_from_several_hunters_earns_5_once() -> None:
    """One award per departure, however many battles were fought there: here with a warship and a commissioner."""
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    one, other = warship(deck, "W22"), commissioner(deck, "KC1")
    fight(deck, pirate, one)
    deck.dice["hunter_battle"] = [1, 4]
    fight(deck, pirate, other)
    pirate.position = Position("J8", "sea")
    match = deck.run(escapes)
    assert [event["hunters"] for event in told(match, "got_away")] == [[one.token, other.token]]
    assert pirate.notoriety == 5
    deck.run(escapes)
    assert pirate.notoriety == 5


def test_16_25_the_port_of_the_same_hex_is_not_away_and_the_hunter_may_leave_first() -> None:
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck, at=Position("E11", "sea"))
    hunter = warship(deck, "W22", at=Position("E11", "sea"))
    fight(deck, pirate, hunter)
    pirate.position = Position("E11", "port")
    deck.run(escapes)
    assert pirate.notoriety == 0
    hunter.position = Position("F11", "sea")
    deck.run(escapes)
    assert pirate.notoriety == 5


def test_16_25_a_battle_that_the_pirate_began_earns_nothing() -> None:
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    fight(deck, pirate, warship(deck, "W22"), began="pirate")
    pirate.position = Position("J8", "sea")
    deck.run(escapes)
    assert pirate.notoriety == 0


# ---------------------------------------------------------------- letters, surrender


@pytest.mark.parametrize("hangs", [False, True])
def test_13_63_he_surrenders_by_policy_when_one_more_point_would_sink_him(hangs: bool, gallows: Gallows) -> None:
    gallows.hangs = hangs
    deck = hunting(hunter_battle=[1, 1] * 30)
    pirate = teach(deck)
    letter(deck, pirate)
    pirate.ship.damage |= {"hull": 3, "rudder": 3, "guns": 3, "crew": 3}
    assert afloat_boxes(pirate) == 1
    deck.policy(pirate, give_letter="no")
    match = fight(deck, pirate, warship(deck))
    assert (ending(match), gallows.captured) == (("surrendered", 0), [("PI14", "English", "warship1")])
    assert deck.campaign.state.hunters == []
    # The letter of a man who is hanged is back in the stock by then.
    assert deck.campaign.state.aside == {1: ["LM07" if hangs else "LM08"]}


def test_13_63_without_a_letter_of_its_nation_there_is_no_surrender(gallows: Gallows) -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    letter(deck, pirate, "LM01")
    deck.policy(pirate, surrender="ask", give_letter="ask")
    match = fight(deck, pirate, warship(deck))
    assert (match.questions, gallows.captured) == ({}, [])
    assert pirate.status == "dead"


@pytest.mark.parametrize(("held", "surrender"), [("LM07", "last"), ("LM01", "never")])
def test_bn_b1_the_summary_of_a_plan_names_only_what_this_battle_has(held: str, surrender: str) -> None:
    """Nobody boards a warship, and nobody surrenders without a letter of its nation."""
    deck = hunting()
    pirate = teach(deck)
    letter(deck, pirate, held)
    deck.policy(pirate, break_from_hunters="ask", give_letter="no")
    facts = fight(deck, pirate, warship(deck)).questions[0].facts({})
    assert (facts["board"], facts["surrender"]) == ("never", surrender)


def test_bn_b5_a_plan_may_leave_the_surrender_open_before_each_round(gallows: Gallows) -> None:
    deck = hunting(hunter_battle=[1, 1] * 30)
    pirate = teach(deck)
    letter(deck, pirate)
    deck.policy(pirate, surrender="ask", give_letter="no")
    match = fight(deck, pirate, warship(deck))
    assert [question.kind for question in match.questions.values()] == ["battle_plan"]
    match.answer(0, {"surrender": "ask"})
    question = match.questions[0]
    assert (question.kind, question.default) == ("surrender", "fight_on")
    match.answer(0, "fight_on")
    match.answer(0, "surrender")
    assert (ending(match), len(gallows.captured)) == (("surrendered", 1), 1)


def test_bn_b6_he_may_be_asked_whether_he_hands_over_his_letter() -> None:
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    letter(deck, pirate)
    deck.policy(pirate, give_letter="ask")
    hunter = warship(deck)
    hunter.nation = "English"
    match = fight(deck, pirate, hunter)
    question = match.questions[0]
    assert (question.kind, question.default) == ("hand_letter", "yes")
    match.answer(0, "yes")
    assert (pirate.letter, hunter.ignores, hunter.foes, told(match, "hunter_battle")) == ("", ["PI14"], [], [])


def test_4_11_7_a_commissioner_takes_no_letter() -> None:
    deck = hunting(hunter_battle=[1, 4])
    pirate = teach(deck)
    letter(deck, pirate)
    match = fight(deck, pirate, commissioner(deck, "KC1"))
    assert (told(match, "letter_handed"), pirate.letter) == ([], "LM07")


def test_9_22_a_pirate_who_attacks_a_hunter_becomes_its_nations_enemy_and_his_letter_is_void() -> None:
    deck = hunting(hunter_battle=[1, 4])
    pirate = teach(deck)
    letter(deck, pirate)
    match = fight(deck, pirate, commissioner(deck, "KC1"), began="pirate")
    assert (pirate.enemy, pirate.letter) == (["English"], "")
    assert len(told(match, "enemy_mark")) == 1
    deck = hunting(hunter_battle=[1, 4])
    pirate = teach(deck)
    fight(deck, pirate, commissioner(deck, "KC1"))
    assert pirate.enemy == [], "the hunter began"


# ---------------------------------------------------------------- equipment


def test_10_22_a_smoke_screen_ends_the_battle_before_it_begins() -> None:
    deck = hunting()
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["smoke"]
    match = fight(deck, pirate, warship(deck))
    assert (ending(match), pirate.ship.markers) == (("smoke", 0), [])
    assert len(told(match, "smoke_screen")) == 1


@pytest.mark.parametrize(
    ("policy", "kind", "used"),
    [
        ("warships", "kc", False),
        ("weaker", "kc", True),
        ("weaker", "warship", True),
        ("always", "kc", True),
        ("no", "warship", False),
    ],
)
def test_the_policy_of_the_smoke_screen(policy: str, kind: str, used: bool) -> None:
    """KC1 has Combat 15; the Combat of a warship is hidden, so that it counts as the stronger."""
    deck = hunting(hunter_battle=[1, 4] if kind == "kc" else [1, 2])
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["smoke"]
    deck.policy(pirate, smoke=policy)
    match = fight(deck, pirate, commissioner(deck, "KC1") if kind == "kc" else warship(deck, "W22"))
    assert (ending(match)[0] == "smoke") == used


def test_a_battle_that_he_began_is_not_ended_by_his_own_smoke() -> None:
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["smoke"]
    match = fight(deck, pirate, warship(deck, "W22"), began="pirate")
    assert ending(match) == ("broke_off", 1)


def test_4_11_17_the_barrel_cancels_the_first_costly_round_for_both_sides() -> None:
    deck = hunting(hunter_battle=[4, 1, 4, 5], speed_tie=[6, 1])
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["barrel"]
    hunter = commissioner(deck)
    match = fight(deck, pirate, hunter)
    assert rounds(match) == [(18, 14, "lost", 4), (18, 18, "tied", 0)]
    assert (told(match, "barrel_used")[0]["points"], pirate.ship.markers) == (4, [])
    assert (hunter.combat, hunter.speed, lost(pirate)) == (11, 3, {})


def test_4_11_17_only_a_pirate_who_was_attacked_uses_the_barrel() -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["barrel"]
    match = fight(deck, pirate, warship(deck), began="pirate")
    assert told(match, "barrel_used") == []


def test_4_11_16_red_hot_shot_sets_a_commissioner_on_fire() -> None:
    """Round 1 is won by 1 and fires (5); at the end of rounds 2 and 3 he loses 1 Speed more."""
    deck = hunting(hunter_battle=[1, 3, 2, 1, 2, 2, 2, 2], location=[4] * 4, hot_shot=[5, 2, 2, 2])
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["cannon"]
    hunter = commissioner(deck)
    deck.policy(pirate, break_from_hunters="yes")
    match = fight(deck, pirate, hunter)
    assert rounds(match)[0] == (15, 16, "won", 1)
    assert told(match, "hot_shot")[0] == {"seat": 0, "pirate": "PI14", "face": 5, "result": "burns"}
    causes = [one["cause"] for one in told(match, "hunter_worn")]
    assert causes.count("fire") == len(rounds(match)) - 1


@pytest.mark.parametrize(("face", "burns"), [(1, False), (4, False), (5, True), (6, True)])
def test_4_11_16_after_a_won_round_a_commissioner_burns_at_5_or_6(face: int, burns: bool) -> None:
    deck = hunting(hunter_battle=[1, 3, 2, 1, 2, 2, 2, 2], hot_shot=[face, 2, 2, 2], **RUDDER)
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["cannon"]
    hunter = commissioner(deck)
    deck.policy(pirate, break_from_hunters="yes")
    match = fight(deck, pirate, hunter)
    assert told(match, "hot_shot")[0]["face"] == face
    assert ("fire" in [one["cause"] for one in told(match, "hunter_worn")]) is burns


def test_4_11_16_warships_are_immune_and_no_die_is_rolled_for_a_won_round() -> None:
    deck = hunting(hunter_battle=[1, 6] * 3, location=[4] * 3)
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["cannon"]
    match = fight(deck, pirate, warship(deck, "W22"))
    assert told(match, "hot_shot") == []


def test_4_11_16_a_lost_round_may_burst_the_cannon_and_the_fire_costs_popularity() -> None:
    """W22 12 + 2 + 2 = 16 against 15: 1 point; the cannon bursts, two markers of arms burn."""
    deck = hunting(hunter_battle=[2, 2, 1, 6, 1, 6], hot_shot=[1], **RUDDER)
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["cannon", "arms", "alcohol"]
    deck.options = deck.options.model_copy(update={"warship_battle": "three_rounds"})
    match = fight(deck, pirate, warship(deck, "W22"))
    assert told(match, "hot_shot")[0]["result"] == "burst"
    assert (told(match, "fire")[0]["markers"], pirate.ship.markers) == (["arms", "alcohol"], [])
    # 1 for the round, 2 for the fire, of which it goes into the crew, and that costs 1 more each.
    paid = [(one["cause"], one["by"]) for one in told(match, "popularity")][:3]
    assert paid == [("combat_damage", -1), ("combat_damage", -2), ("crew_lost", -2)]


# ---------------------------------------------------------------- allies


def allied_battle(*dice: int, **more: Any) -> tuple[Deck, Pirate, Pirate]:
    deck = hunting(3, hunter_battle=list(dice), **more)
    pirate, ally = teach(deck), deck.pirate("PI15", seat=2)
    deck.campaign.state.alliances = [["PI14", "PI15"]]
    return deck, pirate, ally


def test_20_5_an_ally_helps_with_a_die_and_shares_every_result() -> None:
    """W22 12 + 2 + 3 = 17 against 13 + the higher of 1 and 3 = 16: each takes 1, at his own place, and pays 1."""
    deck, pirate, ally = allied_battle(3, 1, 3, 1, 4, 1, location=[4, 3])
    deck.policy(ally, help_ally="yes")
    match = fight(deck, pirate, warship(deck, "W22"))
    assert rounds(match) == [(17, 16, "lost", 1), (15, 15, "tied", 0)]
    damaged = [(one["pirate"], one["section"], one["points"]) for one in told(match, "damaged")]
    assert damaged == [("PI14", "guns", 1), ("PI15", "rudder", 1)]
    paid = [(one["pirate"], one["by"]) for one in told(match, "popularity")]
    assert paid == [("PI14", -1), ("PI15", -1), ("PI14", -1)], "the last one for breaking off"


def test_4_11_15_both_earn_their_own_reward_and_only_the_attacked_one_pays_for_breaking_off() -> None:
    deck, pirate, ally = allied_battle(1, 1, 2)
    deck.policy(ally, help_ally="yes")
    fight(deck, pirate, warship(deck, "W22"))
    assert (pirate.popularity, ally.popularity) == (6, 7)
    pirate.position = ally.position = Position("J8", "sea")
    deck.run(escapes)
    assert (pirate.notoriety, ally.notoriety) == (5, 5)


def test_bn_b8_an_ally_may_be_asked_and_by_policy_does_not_help() -> None:
    deck, pirate, ally = allied_battle(1, 2)
    match = fight(deck, pirate, warship(deck, "W22"))
    assert told(match, "hunter_battle")[0]["helper"] == ""
    deck, pirate, ally = allied_battle(1, 1, 2)
    deck.policy(ally, help_ally="ask")
    match = fight(deck, pirate, warship(deck, "W22"))
    question = match.questions[2]
    assert (question.kind, question.default) == ("help_ally", "no")
    match.answer(2, "yes")
    assert told(match, "hunter_battle")[0]["helper"] == "PI15"


def test_14_42_a_warship_whose_target_is_the_helper_wins_its_letter() -> None:
    deck, pirate, ally = allied_battle(*[6, 1, 1] * 30, location=[5] * 40)
    deck.policy(ally, help_ally="yes")
    ally.ship.damage |= {"sails": 1, "hull": 3, "rudder": 3, "guns": 3}
    match = fight(deck, pirate, warship(deck, target="PI15", seat=1))
    assert ally.status == "dead"
    assert ending(match)[0] == "gone"
    assert deck.campaign.state.aside == {1: ["LM07"]}


# ---------------------------------------------------------------- plans and policies


def test_8_2_7_a_side_is_asked_once_for_three_rounds_and_not_at_all_where_policies_answer() -> None:
    deck = hunting(hunter_battle=[1, 1] * 30)
    pirate = teach(deck)
    deck.policy(pirate, break_from_hunters="ask")
    match = fight(deck, pirate, warship(deck))
    stages = 0
    while match.questions:
        assert [question.kind for question in match.questions.values()] == ["battle_plan"]
        assert [one.id for one in match.questions[0].proposals] == ["break_off", "fight_on"]
        stages += 1
        match.answer(0, {})
    assert (stages, len(rounds(match))) == (10, 30)


def test_7_a_plan_and_its_question_show_no_hidden_figure() -> None:
    deck = hunting(hunter_battle=[1, 1] * 30)
    pirate = teach(deck)
    deck.policy(pirate, break_from_hunters="ask", interception_won="ask")
    match = fight(deck, pirate, warship(deck))
    question = match.questions[0]
    assert question.secret
    assert (question.data["known"], question.data["hunter_combat"], question.data["hunter_speed"]) == (False, 0, 0)
    assert "W05" not in str([event.data for event in match.events(None)]) + str(question.data)
    match.answer(0, {})
    question = match.questions[0]
    assert (question.data["known"], question.data["hunter_combat"], question.data["hunter_speed"]) == (True, 8, 5)


def test_a_plan_sets_arms_and_mainsail() -> None:
    deck = hunting(hunter_battle=[1, 1] * 3, arms=[6, 5], location=[4] * 3)
    deck.options = deck.options.model_copy(update={"warship_battle": "three_rounds"})
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["arms", "arms", "arms", "mainsail"]
    deck.policy(pirate, arms="ask")
    match = fight(deck, pirate, warship(deck))
    match.answer(0, {"arms1": 0, "arms2": 2, "arms3": 0, "mainsail": "yes"})
    fought = told(match, "hunter_round")
    assert [one["arms"] for one in fought] == [[], [6, 5], []]
    assert [one["speed"] for one in fought] == [5, 5, 5]
    assert pirate.ship.markers == ["arms"]


def test_option_combat_popularity_per_battle_costs_1_in_all() -> None:
    deck = hunting(hunter_battle=[1, 6] * 3, **RUDDER)
    deck.options = deck.options.model_copy(update={"combat_popularity": "per_battle"})
    pirate = teach(deck)
    fight(deck, pirate, warship(deck, "W22"))
    assert (lost(pirate), pirate.popularity) == ({"rudder": 3}, 7 - 1 - 1)


def test_grave_rounds_are_rolled_again_by_cunning() -> None:
    deck = Deck(dice={"hunter_battle": [6, 1, 1, 2], "location": [4]}, m_hunters=True, warship_battle="three_rounds")
    pirate = teach(deck)
    pirate.ship.damage |= {"hull": 3, "rudder": 3, "crew": 3}
    match = fight(deck, pirate, warship(deck, "W22"))
    assert told(match, "rerolled")[0]["before"] == [6, 1]


# ---------------------------------------------------------------- the operation


def test_op_2c_is_offered_where_a_foreign_hunter_lies_at_sea() -> None:
    deck = hunting()
    pirate = teach(deck)

    def offered(there: Position = AT_SEA) -> bool:
        found: list[bool] = []

        def look(voyage: Voyage) -> None:
            scene = Scene(voyage.table, voyage.state, pirate, there, moved=False, spent=False)
            found.append(ATTACK_HUNTER.offered(scene))

        deck.run(look)
        return found[0]

    assert not offered()
    hunter = warship(deck)
    assert offered()
    assert not offered(Position("J8", "sea"))
    assert not offered(Position("J9", "port"))
    hunter.controller = 0
    assert not offered()
    hunter.controller, pirate.careened = 1, True
    assert not offered()


def test_op_2c_fights_the_hunter_that_was_named_without_an_interception() -> None:
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    warship(deck)
    warship(deck, "W22")
    match = deck.run(lambda voyage: ATTACK_HUNTER.run(voyage, pirate, {"target": "warship2"}))
    assert told(match, "interception") == []
    assert told(match, "hunter_battle")[0]["hunters"] == ["warship2"]
    assert told(match, "hunter_battle")[0]["began"] == "pirate"
    assert pirate.now.tested == ["warship2"]


def test_a_hunter_that_has_fought_another_cannot_be_attacked_in_the_same_turn() -> None:
    deck = hunting(3)
    pirate = teach(deck)
    other = deck.pirate("PI15", seat=2)
    warship(deck).foes = [other.id]

    def able(voyage: Any) -> None:
        found.append(ATTACK_HUNTER.able(voyage, pirate))

    found: list[bool] = []
    deck.run(able)
    deck.campaign.state.hunters[0].foes = []
    deck.run(able)
    assert found == [False, True]


# ---------------------------------------------------------------- random battles


def shuffles(stock: list[str], piece: str) -> list[list[str]]:
    return [sorted([*stock, piece])]


def any_battle(seed: int) -> Iterator[tuple[Deck, Match, Pirate]]:
    """Yield a random battle, before each question and at its end."""
    chance = Random(seed)
    dice: dict[str, Any] = {
        kind: [chance.randint(1, 6) for _ in range(400)]
        for kind in KINDS
        if kind not in ("pirates", "governors", "merchants", "commissioners", "warships", "letters", "cards", "handful")
    }
    deck = hunting(3, **dice)
    deck.options = deck.options.model_copy(
        update={
            "m_cunning": chance.random() < 0.5,
            "damage_location": chance.choice(["per_round", "per_point"]),
            "combat_popularity": chance.choice(["per_point", "per_battle"]),
            "warship_battle": chance.choice(["to_the_end", "three_rounds"]),
            "careers": 1,
        }
    )
    ship = chance.choice(["sloop", "schooner", "brigantine", "square-rigger"])
    pirate, ally = deck.pirate(ship=ship), deck.pirate("PI15", seat=2)
    deck.campaign.state.alliances = [["PI14", "PI15"]] if chance.random() < 0.5 else []
    gear = ["arms", "arms", "smoke", "barrel", "cannon", "mainsail", "cistern", "alcohol"]
    pirate.ship.holds[0].markers = chance.sample(gear, 4)
    policies = ("arms", "break_from_hunters", "surrender", "give_letter", "interception_won")
    deck.policy(pirate, smoke="no", **dict.fromkeys(policies, "ask"))
    deck.policy(ally, help_ally=chance.choice(["yes", "no", "ask"]))
    if chance.random() < 0.5:
        letter(deck, pirate)
    hunters = (
        [commissioner(deck, chance.choice(["KC1", "KC4", "KC7"]))]
        if chance.random() < 0.5
        else [warship(deck, piece) for piece in chance.sample(["W05", "W12", "W22"], chance.randint(1, 2))]
    )
    began: Literal["hunter", "pirate"] = chance.choice(["hunter", "pirate"])

    def play(voyage: Any) -> Play[None]:
        voyage.table.order(1, {"break_from_pirates": chance.choice(["no", "yes", "ask"])})
        yield from fight_hunters(voyage, hunters[:1] if began == "pirate" else hunters, pirate, began=began)

    match = deck.run(play)
    while match.questions:
        yield deck, match, pirate
        seat, question = next(iter(match.questions.items()))
        if question.shape == "form":
            steps = {
                step.step: chance.choice([option.id for option in step.options])
                if step.shape == "choose"
                else chance.randint(0, 0)
                for step in question.steps
                if chance.random() < 0.5
            }
            match.answer(seat, steps)
        else:
            match.answer(seat, chance.choice([option.id for option in question.options]))
    yield deck, match, pirate


@pytest.mark.parametrize("seed", range(40))
def test_random_battles_end_and_keep_the_invariants(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # Counters go back in any order: no test of it here.
    monkeypatch.setattr("rules.blackbeard.stocks.give_back", lambda *_: None)
    monkeypatch.setattr("rules.blackbeard.hunters.give_back", lambda *_: None)
    monkeypatch.setattr("rules.blackbeard.battle.spoils.give_back", lambda *_: None)
    monkeypatch.setattr("rules.blackbeard.sea.merchants.give_back", lambda *_: None)
    monkeypatch.setattr("rules.blackbeard.ship.fates.give_back", lambda *_: None)
    for deck, match, _ in any_battle(seed):
        for one in deck.campaign.state.pirates.values():
            assert 0 <= one.notoriety <= 100
            assert 0 <= one.popularity <= 15
            assert combat(one) >= 0
            assert -5 <= speed(one) <= 5
        for hunter in deck.campaign.state.hunters:
            assert hunter.combat >= 0
            assert hunter.speed >= 0
        assert len(rounds(match)) <= 30
        if not match.questions:
            assert not any(one.engaged for one in deck.campaign.state.hunters)
            assert len(told(match, "hunter_battle")) == len(told(match, "hunter_battle_over"))
            for event in match.log:
                wanted = EVENTS[event.kind].split()
                assert {key for key in wanted if not key.endswith("?")} <= {*event.data}
                assert {*event.data} <= {key.rstrip("?") for key in wanted}


# ---------------------------------------------------------------- policies, value by value


@pytest.mark.parametrize(("policy", "used"), [("1", [1]), ("2", [2]), ("3", [3]), ("4", []), ("never", [])])
def test_4_11_17_the_policy_names_the_damage_at_which_the_barrel_is_used(policy: str, used: list[int]) -> None:
    """W22 14 + 1, 2, 3 against 13 + 1: three rounds that cost 1, 2 and 3 points."""
    deck = hunting(hunter_battle=[1, 1, 2, 1, 3, 1], **RUDDER)
    deck.options = deck.options.model_copy(update={"warship_battle": "three_rounds"})
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["barrel"]
    deck.policy(pirate, barrel=policy)
    match = fight(deck, pirate, warship(deck, "W22"))
    assert [points for _, _, _, points in rounds(match)] == [1, 2, 3]
    assert [one["points"] for one in told(match, "barrel_used")] == used
    assert sum(lost(pirate).values()) == 6 - sum(used)


@pytest.mark.parametrize(
    ("value", "aboard", "invested"),
    [("0", 3, [0, 0, 0]), ("1", 3, [1, 1, 1]), ("2", 3, [2, 1, 0]), ("all", 3, [3, 0, 0]), ("3", 2, [2, 0, 0])],
)
def test_the_policy_of_arms_holds_for_each_round(value: str, aboard: int, invested: list[int]) -> None:
    deck = hunting(hunter_battle=[1, 6] * 3, arms=[1] * 9, **RUDDER)
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["arms"] * aboard
    deck.policy(pirate, arms=value)
    match = fight(deck, pirate, warship(deck, "W22"))
    assert [len(one["arms"]) for one in told(match, "hunter_round")] == invested


@pytest.mark.parametrize(("plan", "captures"), [("now", 1), ("never", 0)])
def test_a_plan_surrenders_at_once_or_never(plan: str, captures: int, gallows: Gallows) -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    letter(deck, pirate)
    deck.policy(pirate, surrender="ask", give_letter="no")
    match = fight(deck, pirate, warship(deck))
    while match.questions:
        match.answer(0, {"surrender": plan})
    assert (len(gallows.captured), ending(match)[0]) == (captures, "surrendered" if captures else "lost")


def test_a_plan_may_use_smoke_that_the_policy_keeps() -> None:
    deck = hunting()
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["smoke"]
    deck.policy(pirate, smoke="no", break_from_hunters="ask")
    match = fight(deck, pirate, warship(deck))
    match.answer(0, {"smoke": "yes"})
    assert ending(match) == ("smoke", 0)


def test_4_11_7_of_a_squadron_only_the_warship_that_got_the_letter_ignores_him() -> None:
    deck = hunting(hunter_battle=[1, 2])
    pirate = teach(deck)
    letter(deck, pirate)
    english, other = warship(deck, "W05"), warship(deck, "W22")
    match = fight(deck, pirate, english, other)
    assert (told(match, "letter_handed")[0]["hunter"], english.ignores) == ("warship1", ["PI14"])
    assert told(match, "hunter_battle")[0]["hunters"] == ["warship2"]


def test_4_11_16_fires_add_up() -> None:
    """A Commissioner worn to Combat 3 but with Speed 12 is set on fire in rounds 1 and 2, and burns from then on."""
    deck = hunting(hunter_battle=[1, 4, 1, 2, 4, 1, 6, 1, 6, 1], hot_shot=[6, 5], **RUDDER)
    pirate = teach(deck)
    pirate.ship.holds[0].markers = ["cannon"]
    hunter = commissioner(deck)
    hunter.combat, hunter.speed = 3, 12
    match = fight(deck, pirate, hunter)
    assert [one["result"] for one in told(match, "hot_shot")] == ["burns", "burns"]
    worn = [(one["combat"], one["speed"]) for one in told(match, "hunter_worn") if one["cause"] == "fire"]
    assert worn == [(1, 9), (1, 7), (1, 5)]
    assert ending(match) == ("won", 5)


def test_13_8_option_per_point_rolls_a_die_for_each_point() -> None:
    """W22 17 against 14: three points; then a tie without guns, 15 against 15."""
    deck = hunting(hunter_battle=[3, 1, 1, 4], location=[3, 4, 3])
    deck.options = deck.options.model_copy(update={"damage_location": "per_point"})
    pirate = teach(deck)
    match = fight(deck, pirate, warship(deck, "W22"))
    assert (lost(pirate), ending(match)) == ({"rudder": 2, "guns": 1}, ("broke_off", 2))


# ---------------------------------------------------------------- the ghost ship (event 24J)


def ghost_ship(deck: Deck) -> Hunter:
    """Put the ghost ship on the board with the figures of W05: English, 8/5."""
    ghost = Hunter("ghost1", "ghost", AT_SEA, 1, "", "W05", "English", 8, 5)
    deck.campaign.state.hunters.append(ghost)
    return ghost


def test_24j_the_ghost_ship_takes_no_letter_and_no_surrender_and_wins_nothing(gallows: Gallows) -> None:
    deck = hunting(hunter_battle=[6, 1] * 30, **EVERY)
    pirate = teach(deck)
    letter(deck, pirate)
    deck.policy(pirate, surrender="ask", give_letter="ask")
    ghost = ghost_ship(deck)
    match = fight(deck, pirate, ghost)
    assert (match.questions, told(match, "letter_handed"), gallows.captured) == ({}, [], [])
    assert (pirate.status, pirate.fate) == ("dead", "sunk")
    assert (deck.campaign.state.aside, deck.campaign.state.hunters) == ({}, [ghost])


def test_24j_a_pirate_who_attacks_the_ghost_ship_becomes_nobodys_enemy() -> None:
    deck = hunting(hunter_battle=[1, 6] * 3, **RUDDER)
    deck.options = deck.options.model_copy(update={"warship_battle": "three_rounds"})
    pirate = teach(deck)
    letter(deck, pirate)
    fight(deck, pirate, ghost_ship(deck), began="pirate")
    assert (pirate.enemy, pirate.letter) == ([], "LM07")
