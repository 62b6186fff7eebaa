"""Coins, contests and their odds (spec 2.1, 5.2, appendix A)."""

import csv
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from rules.kaiser.coins import (
    SIDES,
    Mod,
    Side,
    challenge,
    chances,
    margin,
    mean,
    odds,
    outcome_of,
    roll_attack,
    success,
)
from rules.kaiser.pieces import ACTIONS, GERMANS, MERCHANTS
from rules.kernel import ScriptedDice
from rules.kernel.dice import Dice
from rules.kernel.table import Table

ODDS = Path(__file__).parents[2] / "fixtures" / "kaiser" / "attack_odds.csv"


def table(faces: str) -> Table:
    """Return a table with told dice."""
    script: dict[str, list[object]] = {die: [] for die in SIDES}
    for fall in faces.split():
        script[fall[0]].append(int(fall[1:]))
    return Table(2, None, Dice(ScriptedDice(script), list(SIDES)), ())


def fell(at: Table) -> str:
    return " ".join(f"{kind}{face}" for kind, _, face in at.dice.draws)


def test_ks_2_1_3_dice_of_a_coin_fall_blue_green_white_red_and_the_attacker_rolls_first():
    at = table("B3 B7 G1 W6 R4 B10 G2")
    roll_attack(at, "intercept", Side(0, "x", "RWGBB"), Side(1, "y", "GB"), "KP 1.2")
    assert fell(at) == "B3 B7 G1 W6 R4 B10 G2"
    (event,) = at.events
    assert event.kind == "roll"
    assert event.audience is None
    assert [f"{die['die']}{die['face']}" for die in event.data["ours"]["dice"]] == ["B3", "B7", "G1", "W6", "R4"]
    assert [event.data[side]["result"] for side in ("ours", "theirs")] == [7, 10]


def test_ks_5_2_1_an_attack_does_nothing_damages_or_sinks():
    for a, d in product(range(1, 15), repeat=2):
        expected = "none" if a <= d else "sunk" if a >= 2 * d else "damaged"
        assert outcome_of(a, d) == expected


def test_ks_5_2_2_an_equal_challenge_fails():
    assert not challenge(table("B5 G5"), "recalled", Side(0, "x", "B"), Side(1, "y", "G"), "")
    assert challenge(table("B6 G5"), "recalled", Side(0, "x", "B"), Side(1, "y", "G"), "")
    assert margin(table("B10 G5"), "breakout", Side(0, "x", "B"), Side(1, "y", "G"), "") == 2
    assert margin(table("B9 G5"), "breakout", Side(0, "x", "B"), Side(1, "y", "G"), "") == 1


def test_ks_5_2_3_modifiers_add_up_and_no_result_is_below_one():
    at = table("B4 G2")
    ours = Side(0, "x", "B", [Mod("night", -1), Mod("surprise_attack", 2), Mod("searchlight", 3)])
    roll_attack(at, "intercept", ours, Side(1, "y", "G", [Mod("damaged", -2)]), "")
    assert [at.events[0].data[side]["result"] for side in ("ours", "theirs")] == [8, 1]
    at = table("B2 G1")
    ours = Side(0, "x", "B", [Mod("damaged", -2), Mod("low_supply", -2)])
    assert roll_attack(at, "intercept", ours, Side(1, "y", "G"), "") == "none"
    assert at.events[0].data["ours"]["result"] == 1


def rows() -> list[dict[str, str]]:
    with ODDS.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


@pytest.mark.parametrize("line", rows(), ids=lambda line: f"{line['attack']}-{line['defence']}")
def test_appendix_a_odds_of_an_attack(line):
    sunk, damaged = odds(line["attack"], 0, line["defence"], 0)
    assert float(line["p_sunk"]) == pytest.approx(float(sunk), abs=5.1e-5)
    assert float(line["p_damaged"]) == pytest.approx(float(damaged), abs=5.1e-5)
    # The same odds, counted over every throw of the dice.
    falls = [product(*(range(1, SIDES[die] + 1) for die in line[side])) for side in ("attack", "defence")]
    highest = [[max(faces) for faces in fall] for fall in falls]
    found = [outcome_of(a, d) for a, d in product(*highest)]
    assert (sunk, damaged) == tuple(Fraction(found.count(what), len(found)) for what in ("sunk", "damaged"))


CHALLENGES = [
    ("break_contact", {0: 55, -2: 35, -4: 19}),
    ("blockade_runner", {0: 55, 2: 74}),
    ("breakdown", {0: 44}),
    ("breakout", {0: 55}),
    ("heavy_weather", {0: 35}),
    ("interned", {0: 56, 2: 74, 4: 89}),
    ("interrogate", {0: 55}),
    ("island_refuge", {0: 65}),
    ("mistaken_identity", {0: 55}),
    ("q_ship", {0: 55}),
    ("sail_q_ship", {0: 55}),
    ("razzle_dazzle", {0: 56}),
    ("recalled", {0: 45}),
    ("rendezvous_missed", {0: 44, -2: 23, 2: 67}),
    ("shallow_run", {0: 48, -2: 29}),
    ("transfer_command", {0: 35}),
    ("W/G", {0: 31, 1: 44, 2: 56}),
    ("R/W", {0: 25, 1: 42}),
    ("G/G", {0: 44, 1: 56}),
    ("G/B", {0: 35, 1: 45}),
    ("B/BR", {0: 42}),
    ("BG/B", {0: 56}),
    ("B/BG", {0: 34}),
]


@pytest.mark.parametrize(("what", "rates"), CHALLENGES, ids=[what for what, _ in CHALLENGES])
def test_appendix_a_odds_of_a_challenge(what, rates):
    card = ACTIONS.get(what)
    ours, theirs = (card.challenge, card.response) if card else what.split("/")
    for plus, percent in rates.items():
        assert abs(float(success(ours, plus, theirs)) * 100 - percent) <= 0.5


def average(kind: str, va: int) -> tuple[int, int]:
    """Return the percentages of an average ship of a type against an average merchant of a VA."""
    ships = [ship.attack for ship in GERMANS.values() if ship.type == kind]
    merchants = [merchant.defence for merchant in MERCHANTS.values() if merchant.va == va]
    return percents([odds(ship, 0, merchant, 0) for ship, merchant in product(ships, merchants)])


def percents(found: list[tuple[Fraction, Fraction]]) -> tuple[int, int]:
    sunk, damaged = (sum(part, Fraction(0)) / len(found) for part in zip(*found, strict=True))
    return round(sunk * 100), round(damaged * 100)


@pytest.mark.parametrize(
    ("kind", "va", "sunk", "damaged"),
    [
        ("raider", 3, 61, 21),
        ("raider", 5, 43, 26),
        ("raider", 7, 36, 26),
        ("raider", 9, 31, 24),
        ("warship", 3, 73, 20),
        ("warship", 5, 52, 30),
        ("warship", 7, 43, 32),
        ("warship", 9, 37, 30),
    ],
)
def test_appendix_a_an_average_ship_on_an_average_merchant(kind, va, sunk, damaged):
    assert average(kind, va) == (sunk, damaged)


@pytest.mark.parametrize(("kind", "sunk", "damaged"), [("warship", 14, 27), ("raider", 35, 24)])
def test_appendix_a_an_average_royal_navy_card(kind, sunk, damaged):
    found = [
        odds(card.intercept_attack, -card.intercept_night, ship.defence, 0)
        for card in ACTIONS.values()
        for ship in GERMANS.values()
        if ship.type == kind
        for _ in range(card.count)
    ]
    assert percents(found) == (sunk, damaged)


@pytest.mark.parametrize(
    ("coin", "va", "sunk", "damaged"), [("BWR", 5, 47, 27), ("BWR", 7, 39, 28), ("BR", 5, 43, 24), ("BR", 7, 36, 25)]
)
def test_appendix_a_torpedoes_and_mines_on_an_average_merchant(coin, va, sunk, damaged):
    assert {ACTIONS["submarine_u"].coin_torp, ACTIONS["lay_mines"].coin_mine} == {"BWR", "BR"}
    assert percents([odds(coin, 0, m.defence, 0) for m in MERCHANTS.values() if m.va == va]) == (sunk, damaged)


def test_appendix_a_boarding_by_prinz_eitel_friedrich():
    eitel, lovat = GERMANS["R12"].attack, MERCHANTS["M46"].defence
    assert [round(odds(eitel, plus, lovat, 0)[0] * 100) for plus in (0, 2)] == [35, 48]


def test_ks_5_9_4_the_mean_of_a_coin_is_exact():
    assert mean("R") == Fraction(5, 2)
    assert mean("BW") == sum(Fraction(max(b, w), 60) for b in range(1, 11) for w in range(1, 7))
    assert sum(chances("BGW")) == 1
