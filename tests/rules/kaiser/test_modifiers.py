"""Every line of the table of modifiers (spec appendix B; KS 5.2.3, section 5.5 and the options)."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.kernel import Match

from .positions import commit, mods, position, say
from .scenes import mines, navy, raid, strike, torpedo

TABLE = Path(__file__).parents[2] / "fixtures" / "kaiser" / "modifiers.csv"

MISS = "B1 G1 W1 / G8"
"""Möwe misses Matheran, and Matheran's try for a port fails."""
PORT = "W1 / G8"

CASES: dict[tuple[str, str, str], Callable[[], dict[str, int]]] = {}


def case(row: str, condition: str, option: str = ""):
    """Register a case for a line of the table; it returns the modifiers of the roll."""

    def keep(function: Callable[[], dict[str, int]]) -> Callable[[], dict[str, int]]:
        CASES[row, condition, option] = function
        return function

    return keep


def passed(match: Match, which: int = -1, side: str = "ours") -> dict[str, int]:
    say(match, "pass")
    return mods(match, which, side)


@case("own_intercept", "ship damaged (per marker with extra_damage)")
def _():
    assert passed(raid("R11**", extra_damage=True, dice=f"{MISS} / {PORT}"), 0) == {"damaged": -4}
    return passed(raid("R11*", dice=f"{MISS} / {PORT}"), 0)


@case("own_intercept", "ship low on supply")
def _():
    both = passed(raid("R11*~", dice=f"{MISS} / {PORT}"), 0)
    assert both == {"damaged": -2, "low_supply": -2}
    return passed(raid("R11~", dice=f"{MISS} / {PORT}"), 0)


@case("any_attack", "target damaged (per marker with extra_damage)")
def _():
    found = [
        passed(raid(row="M48* M46 M24", dice=MISS), 0, "theirs"),
        passed(navy("R9!*", dice="B1 G1 / G8"), 0, "theirs"),
        passed(torpedo(row="M48* M46 M24", dice="B1 W1 R1 / G8"), 0, "theirs"),
        passed(mines("M48", row="M48*", dice="B1 R1 / G8"), 0, "theirs"),
        passed(strike("monitor", ships={1: "R9*^"}, dice="B1 G1 / G8"), 0, "theirs"),
    ]
    assert found == [{"damaged": -2}] * 5
    assert passed(navy("R9!***", extra_damage=True, dice="B1 G1 / G8"), 0, "theirs") == {"damaged": -6}
    # Low supply does not affect defence.
    assert passed(navy("R9!~", dice="B1 G1 / G8"), 0, "theirs") == {}
    return found[0]


@case("intercept", "night card")
def _():
    assert passed(navy(night=True, dice="B1 G1 / G8")) == {"night": -1}
    return passed(raid(night=True, dice=f"{MISS} / {PORT}"), 0)


@case("surprise_attack", "attached")
def _():
    found = [
        passed(raid(attach="surprise_attack", dice=f"{MISS} / {PORT}"), 0),
        passed(navy(attach="surprise_attack", dice="B1 G1 / G8")),
    ]
    assert found[0] == found[1]
    assert passed(strike("monitor", attach="surprise_attack", ships={1: "R9^"}, dice="B1 G1 / G8")) == {
        "surprise_attack": 2,
        "monitor": 2,
    }
    return found[0]


@case("surprise_attack", "attached to Wolf intercept (instead of +2)", "little_wolf")
def _():
    wolf = {"dice": f"B1 G1 G1 / G8 / {PORT}", "attach": "surprise_attack"}
    assert passed(raid("R14", **wolf), 0) == {"surprise_attack": 2}
    other = raid(little_wolf=True, attach="surprise_attack", dice=f"{MISS} / {PORT}")
    assert passed(other, 0) == {"surprise_attack": 2}
    return passed(raid("R14", little_wolf=True, **wolf), 0)


@case("searchlight", "attached, night")
def _():
    all_three = navy(night=True, attach="searchlight surprise_attack", dice="B1 G1 / G8")
    assert passed(all_three) == {"night": -1, "surprise_attack": 2, "searchlight": 3}
    found = passed(raid(night=True, attach="searchlight", dice=f"{MISS} / {PORT}"), 0)
    assert found.pop("night") == -1
    return found


@case("fast_ship", "played")
def _():
    match = raid(defender="fast_ship", dice=f"{MISS} / {PORT}")
    say(match, "fast_ship")
    return mods(match, 0)


@case("fast_ship", "played against Seeadler (instead of -2)", "sail_raider")
def _():
    found: list[dict[str, int]] = []
    for sail_raider in (False, True):
        match = raid("R13", sail_raider=sail_raider, defender="fast_ship", dice=f"G1 R1 / G8 / {PORT}")
        say(match, "fast_ship")
        found.append(mods(match, 0))
    assert found[0] == {"fast_ship": -2}
    return found[1]


@case("fast_ship", "played against a fast raider that pursues (instead of -2)", "fast_raiders")
def _():
    match = raid("R8", fast_raiders=True, defender="fast_ship", dice=f"B1 R1 / G8 / {PORT} / B9 / B1 R1")
    say(match, "fast_ship", "yes")
    assert mods(match, 0) == {}
    return {"fast_ship": 0}


@case("non_combatant", "played")
def _():
    match = raid(defender="non_combatant", dice=f"{MISS} / {PORT}")
    say(match, "non_combatant")
    return mods(match, 0)


@case("monitor", "always")
def _():
    return passed(strike("monitor", ships={1: "R9^"}, dice="B1 G1 / G8"))


@case("amc", "night card (both sides)")
def _():
    match = raid("R11*~", night=True, attach="surprise_attack", defender="amc", dice="B1 G1 W1 / B9 / B1 G1 / G8")
    say(match, "amc")
    # Assists and the ship's own markers count for the ship alone.
    assert mods(match, 0) == {"night": -1, "surprise_attack": 2, "damaged": -2, "low_supply": -2}
    assert mods(match, 1, "theirs") == {"damaged": -2}
    return mods(match, 1)


@case("trap", "night card (both sides)")
def _():
    match = raid(night=True, attach="searchlight", defender="trap", dice=f"{MISS} / G1 W1 / G8 / {PORT}")
    say(match, "trap")
    assert mods(match, 0) == {"night": -1, "searchlight": 3}
    return mods(match, 1)


@case("safe_passage", "after Non-Combatant")
def _():
    match = raid(defender="non_combatant", dice=f"{MISS} / {PORT}")
    say(match, "non_combatant")
    return mods(match, 1)


@case("safe_passage", "by Fair Seas")
def _():
    match = own_card("fair_seas", "M48", rows={0: "M48 M46 M24"}, dice="W1 / G8")
    return mods(match)


def own_card(card: str, *answers: str, **rest) -> Match:
    """Play an action card for own ships, or against another seat's."""
    match = position(seats=2, hands={0: card}, **rest)
    commit(match, f"{card} action")
    say(match, card, *answers)
    return match


def away(match: Match) -> dict[str, int]:
    say(match, "break_contact")
    return mods(match, 0)


FAIL = "B1 / G8"


@case("break_contact", "target damaged (per marker with extra_damage)")
def _():
    card = {"defender": "break_contact"}
    assert away(navy("R9!**", extra_damage=True, dice=f"{FAIL} / B1 G1 / G8", **card)) == {"damaged": -4}
    assert away(raid(row="M48* M46 M24", dice=f"{FAIL} / {MISS}", **card)) == {"damaged": -2}
    assert away(navy("R9!*~", dice=f"{FAIL} / B1 G1 / G8", **card)) == {"damaged": -2, "low_supply": -2}
    return away(navy("R9!*", dice=f"{FAIL} / B1 G1 / G8", **card))


@case("break_contact", "target low on supply")
def _():
    return away(navy("R9!~", defender="break_contact", dice=f"{FAIL} / B1 G1 / G8"))


@case("break_contact", "target is Seeadler", "sail_raider")
def _():
    card = {"defender": "break_contact", "dice": f"{FAIL} / B1 G1 / W6"}
    assert away(navy("R13!", **card)) == {}
    return away(navy("R13!", sail_raider=True, **card))


@case("break_contact", "merchant against Seeadler", "sail_raider")
def _():
    card = {"defender": "break_contact", "dice": f"{FAIL} / G1 R1 / G8 / {PORT}"}
    assert away(raid("R13", **card)) == {}
    return away(raid("R13", sail_raider=True, **card))


@case("break_contact", "target is Wolf", "little_wolf")
def _():
    card = {"defender": "break_contact", "dice": f"{FAIL} / B1 G1 / G8"}
    assert away(navy("R14!", **card)) == {}
    return away(navy("R14!", little_wolf=True, **card))


@case("break_contact", "target is a sailing merchant", "sail_merchants")
def _():
    card = {"row": "M31 M46 M24", "defender": "break_contact", "dice": f"{FAIL} / B1 G1 W1 / R4 / R1 / W6"}
    assert away(raid(targets="M31", **card)) == {}
    return away(raid(targets="M31", sail_merchants=True, **card))


@case("blockade_runner", "owner has a prize")
def _():
    # The same amount for any number of prizes (KS 9.18).
    return mods(own_card("blockade_runner", ships={0: "R11~"}, prizes={0: "M48 M46"}, dice=FAIL))


@case("blockade_runner", "coal ship", "coal")
def _():
    assert mods(own_card("blockade_runner", ships={0: "R3~"}, dice=FAIL)) == {}
    assert mods(own_card("blockade_runner", ships={0: "R11~"}, coal=True, dice=FAIL)) == {}
    return mods(own_card("blockade_runner", ships={0: "R3~"}, coal=True, dice=FAIL))


@case("blockade_runner", "Seeadler", "sail_raider")
def _():
    return mods(own_card("blockade_runner", ships={0: "R13~"}, sail_raider=True, dice=FAIL))


@case("rendezvous_missed", "target seat has a prize")
def _():
    return mods(own_card("rendezvous_missed", ships={1: "R11"}, prizes={1: "M48 M46"}, dice="G1 / G8"))


@case("rendezvous_missed", "coal ship", "coal")
def _():
    return mods(own_card("rendezvous_missed", ships={1: "R12"}, coal=True, fast_raiders=True, dice="G1 / G8"))


@case("rendezvous_missed", "Seeadler", "sail_raider")
def _():
    return mods(own_card("rendezvous_missed", ships={1: "R13"}, sail_raider=True, dice="G1 / G8"))


@case("island_refuge_resupply", "coal ship", "coal")
def _():
    match = own_card("island_refuge", ships={0: "R3*~"}, coal=True, dice="B1 / W6 / B1 / W6")
    # Coal does not affect repairs.
    assert mods(match, 0) == {}
    return mods(match, 1)


@case("island_refuge_resupply", "Seeadler", "sail_raider")
def _():
    match = own_card("island_refuge", ships={0: "R13*~"}, sail_raider=True, dice="B1 / W6 / B1 / W6")
    assert mods(match, 0) == {}
    return mods(match, 1)


@case("interned", "target damaged (per marker with extra_damage)")
def _():
    both = own_card("interned", ships={1: "W1**~"}, extra_damage=True, dice="B1 G1 / B9")
    assert mods(both) == {"damaged": 4, "low_supply": 2}
    return mods(own_card("interned", ships={1: "W1*"}, dice="B1 G1 / B9"))


@case("interned", "target low on supply")
def _():
    return mods(own_card("interned", ships={1: "W1~"}, dice="B1 G1 / B9"))


@case("shallow_run", "ship already damaged (per marker with extra_damage)")
def _():
    match = navy("R9!**", extra_damage=True, defender="shallow_run", dice="B1 R1 / B9")
    say(match, "shallow_run")
    assert mods(match) == {"damaged": -4}
    match = navy("R9!*", defender="shallow_run", dice="B1 R1 / B9")
    say(match, "shallow_run")
    return mods(match)


@case("shallow_run", "fast raider", "fast_raiders or shallow_pursuit")
def _():
    found: list[dict[str, int]] = []
    for options in ({}, {"fast_raiders": True}, {"shallow_pursuit": True}):
        match = navy("R12!", defender="shallow_run", dice="B1 R1 / B9", **options)
        say(match, "shallow_run")
        found.append(mods(match))
    assert found == [{}, {"fast_raider": -2}, {"fast_raider": -2}]
    match = navy("R12!*", defender="shallow_run", dice="B1 R1 / B9", fast_raiders=True, shallow_pursuit=True, coal=True)
    say(match, "shallow_run")
    # Either option or both: the same -2 (KS 5.8.13).
    assert mods(match) == {"damaged": -2, "fast_raider": -2}
    return found[1]


def lines() -> list[dict[str, str]]:
    with TABLE.open(encoding="utf-8", newline="") as rows:
        return list(csv.DictReader(rows))


@pytest.mark.parametrize("line", lines(), ids=lambda line: f"{line['card_or_roll']}: {line['condition']}")
def test_ks_5_2_3_modifier(line):
    found = CASES[line["card_or_roll"], line["condition"], line["option"]]()
    assert list(found.values()) == [int(line["amount"])]


def test_every_case_belongs_to_a_line():
    assert sorted(CASES) == sorted((line["card_or_roll"], line["condition"], line["option"]) for line in lines())
