"""The odds in the question of a window: exact, and from public facts and the own hand alone."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from rules.kaiser.coins import SIDES, outcome_of
from rules.kaiser.pieces import ACTIONS, ANSWERS
from rules.kernel import Match

from .positions import asked, position, say
from .scenes import mines, navy, raid, strike, torpedo


def rolled(coin: str, plus: int, against: str, minus: int) -> dict[str, Fraction]:
    """Return the chances of the results of an attack, by trying all dice."""
    found: Counter[str] = Counter()
    ours = [max(faces) for faces in product(*(range(1, SIDES[die] + 1) for die in coin))]
    theirs = [max(faces) for faces in product(*(range(1, SIDES[die] + 1) for die in against))]
    for attack, times in Counter(ours).items():
        for defence, often in Counter(theirs).items():
            found[outcome_of(max(1, attack + plus), max(1, defence + minus))] += times * often
    return {result: Fraction(found[result], len(ours) * len(theirs)) for result in ("none", "damaged", "sunk")}


def won(coin: str, plus: int, against: str) -> Fraction:
    """Return the chance of a challenge, by trying all dice."""
    found = rolled(coin, plus, against, 0)
    return found["sunk"] + found["damaged"]


def data(match: Match) -> Any:
    """Return the facts of the open window."""
    assert [kind for _, kind in asked(match)] == ["react"]
    return match.questions[1].data


def reply(match: Match, kind: str) -> tuple[Any, Any, Any]:
    """Return the odds of a card: that it ends the attack, and of the two results."""
    (row,) = [row for row in data(match)["replies"] if row["card"] == f"{kind}#1"]
    return row["ends"], row["sunk"], row["damaged"]


# ---------------------------------------------------------------- as things stand

FIGHTS = {
    "a raider": (lambda: raid("R11"), "BGW", 0, "G", 0),
    "a damaged raider at night": (lambda: raid("R11*~", night=True), "BGW", -5, "G", 0),
    "with assists": (lambda: raid("R11", night=True, attach="surprise_attack searchlight"), "BGW", 4, "G", 0),
    "a patrol": (lambda: navy("R9!", attach="surprise_attack"), "BG", 2, "G", 0),
    "a Monitor": (lambda: strike("monitor", ships={1: "R9^"}), "BG", 2, "G", 0),
    "a torpedo": (torpedo, "BWR", 0, "G", 0),
}


@pytest.mark.parametrize("fight", FIGHTS)
def test_the_odds_of_an_attack_are_exact(fight: str):
    build, coin, plus, against, minus = FIGHTS[fight]
    match = build()
    assert data(match)["coin"] == coin
    found = rolled(coin, plus, against, minus)
    assert (data(match)["sunk"], data(match)["damaged"]) == (
        round(100 * found["sunk"]),
        round(100 * found["damaged"]),
    )


def test_a_damaged_merchant_gets_a_second_marker_only_by_the_option():
    found = rolled("BGW", 0, "G", -2)
    for extra in (False, True):
        shown = data(raid("R11", row="M48* M46 M24", extra_damage=extra))
        assert shown["sunk"] == round(100 * found["sunk"])
        assert shown["damaged"] == (round(100 * found["damaged"]) if extra else 0)


def test_a_boarding_party_captures_and_damages_nothing():
    match = raid("R11", attach="boarding_party")
    say(match, "yes")
    found = rolled("BGW", 0, "G", 0)
    assert (data(match)["sunk"], data(match)["damaged"]) == (round(100 * found["sunk"]), 0)


def test_mines_have_odds_for_every_target():
    match = mines("M24 M48 M46", row="M48* M46 M24", defender="minesweeper")
    sunk = {row["ship"]: (row["sunk"], row["damaged"]) for row in data(match)["odds"]}
    assert [*sunk] == ["M24", "M48", "M46"]
    found = rolled("BR", 0, "G", -2)
    assert sunk["M48"] == (round(100 * found["sunk"]), 0)
    assert reply(match, "minesweeper") == (100, None, None)


# ---------------------------------------------------------------- after a card


def of(found: dict[str, Fraction], left: Fraction = Fraction(1)) -> tuple[int, int]:
    return round(100 * left * found["sunk"]), round(100 * left * found["damaged"])


def test_the_odds_after_each_card_against_a_raider():
    match = raid("R11", defender="amc trap qqq#2 fast_ship non_combatant break_contact shallow_run slim_pickings")
    plain = rolled("BGW", 0, "G", 0)
    away = won("B", 0, "G")
    assert [row["card"] for row in data(match)["replies"]] == [option.id for option in match.questions[1].options[1:]]
    for spared in ("amc", "slim_pickings"):
        assert reply(match, spared) == (100, None, None)
    assert reply(match, "trap") == (None, *of(plain))
    assert reply(match, "fast_ship") == (None, *of(rolled("BGW", -2, "G", 0)))
    assert reply(match, "non_combatant") == (None, of(rolled("BGW", -2, "G", 0))[0], 0)
    assert reply(match, "break_contact") == (round(100 * away), *of(plain, 1 - away))
    shallow = ACTIONS["shallow_run"]
    aground = 1 - won(shallow.challenge, 0, shallow.response)
    assert reply(match, "shallow_run") == (100, 0, round(100 * aground))


def gains(match: Match) -> dict[str, tuple[Any, bool]]:
    """Return by card the odds of what it fires back, and whether it identifies the attacker."""
    return {row["card"]: (row["back"], row["identifies"]) for row in data(match)["replies"]}


def test_a_card_that_fires_back_has_odds_against_the_attacker():
    """The ship defends with its damage and without its assists, as in the fight (KS 5.5.1, 5.5.46)."""
    match = raid("R11~", night=True, attach="surprise_attack", defender="amc trap qqq")
    for card, coin in (("amc#1", "BG"), ("trap#1", "GW")):
        sunk, damaged = of(rolled(coin, -1, "G", 0))
        assert gains(match)[card] == ({"sunk": sunk, "damaged": damaged}, True)
    assert gains(match)["qqq#1"] == (None, True)
    hurt = gains(raid("R11!*", defender="trap qqq"))
    assert hurt["trap#1"] == ({"sunk": of(rolled("GW", 0, "G", -2))[0], "damaged": 0}, False)


def test_a_merchant_cruiser_names_the_odds_of_its_own_loss():
    """It is rolled against in the merchant's place with the attack's modifiers, and scored if sunk (KS 5.5.1)."""
    match = raid("R11", attach="surprise_attack", defender="amc trap")
    risks = {row["card"]: row.get("lost") for row in data(match)["replies"]}
    assert risks == {"amc#1": {"sunk": of(rolled("BGW", 2, "B", 0))[0], "va": 7}, "trap#1": None}


def test_the_odds_after_each_card_against_the_navy_and_torpedoes():
    match = navy("R9!", defender="pull_the_plug reflag")
    assert reply(match, "pull_the_plug") == reply(match, "reflag") == (100, None, None)
    match = torpedo(defender="razzle_dazzle q_ship")
    away = won("G", 0, "W")
    assert reply(match, "razzle_dazzle") == (round(100 * away), *of(rolled("BWR", 0, "G", 0), 1 - away))
    assert reply(match, "q_ship") == (100, None, None)


def test_no_odds_where_the_attacker_decides_first():
    """A fast raider may pursue a fast ship, and may follow into shallow water (KS 5.8.6, 5.8.10)."""
    match = raid("R12", defender="fast_ship shallow_run", fast_raiders=True, shallow_pursuit=True)
    assert reply(match, "fast_ship") == reply(match, "shallow_run") == (None, None, None)


def test_no_card_in_the_hand_means_no_reply():
    assert data(raid(defender="collier"))["replies"] == []
    assert {kind for kind in ANSWERS if ANSWERS[kind].MI == "Y"} == {"minesweeper"}
    assert "replies" not in position(hands={0: "qqq"}).questions[0].data
