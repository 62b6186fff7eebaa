"""The tables of the game: each column is read, and each cell is the spec's (spec 2, 5.4.4)."""

import csv
from dataclasses import fields
from pathlib import Path

import pytest

from rules.kaiser.combat.answering import CONDITIONS
from rules.kaiser.pieces import ANSWERS, PACKAGE, ActionCard, Answers, GermanShip, Merchant, SolitaireCard
from rules.kernel.data import table

SPEC = Path(__file__).parents[4] / "shared" / "specs" / "data" / "kaiser"
TABLES = {
    "action_cards": ActionCard,
    "german_ships": GermanShip,
    "merchants": Merchant,
    "reactions": Answers,
    "solitaire_cards": SolitaireCard,
}
OTHER_NAMES = {"family": "class"}
"""The spec's names of columns that are called differently here."""
AS_TOLD = {
    "": "",
    "not for a sailing merchant with sail_merchants": "not_sailing",
    "day; no SA; the target is not in refuge": "by_day",
    "day; no SA; undamaged; not for a sailing merchant with sail_merchants": "by_day undamaged not_sailing",
    "a sunk merchant lies in own pile; slot unused": "has_sunk_merchant",
    "undamaged": "undamaged",
    "the raider is disguised": "by_disguised_raider",
    "not for a sailing merchant with sail_merchants; not for a prize": "not_prize not_sailing",
    "sunk by this intercept; slot unused; the ship is still in play (later windows: KS 5.4.5)": "",
    "BI: target is an identified raider or prize and reflag_cancels; IN: owner, after resolution; "
    "RI: the attacking owner, after QQQ/AMC/Trap; also answers Interned and Transfer Command": (
        "reflag_cancels identified"
    ),
    "sailing merchant only; not for a prize": "not_prize sailing",
    "day; no SA": "by_day",
    "declared against one target: react; against several: only slim; not against Wolf with little_wolf": (
        "not_by_wolf not_offered_before"
    ),
}
"""By the spec's words, the names of the conditions; those about a used window are the flow of an attack."""


def of_spec(name: str) -> list[dict[str, str]]:
    if not SPEC.exists():
        pytest.skip(f"the spec's tables are not here ({SPEC}): the copies are not compared with them")
    with (SPEC / f"{name}.csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


@pytest.mark.parametrize("name", TABLES)
def test_every_column_is_read(name: str):
    assert {*table(PACKAGE, name)[0]} == {field.name for field in fields(TABLES[name])}


@pytest.mark.parametrize("name", [name for name in TABLES if name != "reactions"])
def test_every_cell_is_the_specs(name: str):
    ours, theirs = table(PACKAGE, name), of_spec(name)
    assert len(ours) == len(theirs)
    for line, printed in zip(ours, theirs, strict=True):
        assert line == {column: printed[OTHER_NAMES.get(column, column)] for column in line}


def test_ks_5_4_4_the_answers_are_the_specs():
    """Reflag's own window after an attack is no answer to the attack."""
    keys = {line["name"]: line["key"] for line in of_spec("action_cards")}
    ours, theirs = table(PACKAGE, "reactions"), of_spec("reactions")
    assert [line["key"] for line in ours] == [keys[line["card"]] for line in theirs]
    for line, told in zip(ours, theirs, strict=True):
        attacks = {attack: told[attack].replace("own window after", "-") for attack in ("BI", "IN", "MO", "WI", "RI")}
        assert {attack: line[attack] for attack in attacks} == attacks
        assert (line["MI"], line["TO"]) == (told["MI"].replace("own window after", "-"), told["TO"])
        assert line["conditions"] == AS_TOLD[told["condition"]]


def test_ks_5_4_4_every_condition_of_the_table_has_a_rule_and_every_rule_is_used():
    assert {condition for row in ANSWERS.values() for condition in row.conditions.split()} == {*CONDITIONS}
