"""The tables of Barbe Noire against the rulebook's files, and against each other."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from rules.blackbeard import tables
from rules.blackbeard.tables import (
    CARDS,
    CARGO,
    COMMISSIONERS,
    GOVERNORS,
    LANES,
    LETTERS,
    MERCHANTS,
    NATIONS,
    PIRATES,
    PORTS,
    SEAS,
    SHIPS,
    UNIDENTIFIED,
    WARSHIPS,
)
from rules.blackbeard.world.hexes import HEXES
from rules.kernel.data import table

SPEC = Path(__file__).parents[4] / "shared" / "specs" / "data" / "blackbeard"
FILES = [
    "action_cards",
    "blocked_sides",
    "cargo_goods",
    "governors",
    "hexes",
    "kcs",
    "lanes",
    "letters_of_marque",
    "merchants",
    "pirates",
    "ports",
    "ships",
    "transit_zones",
    "warships",
]


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_that_of_the_rulebook(name: str) -> None:
    if not SPEC.is_dir():
        pytest.skip(f"THE RULEBOOK'S TABLES ARE NOT HERE: {SPEC}")
    with (SPEC / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        printed = list(csv.DictReader(file))
    ours = [dict(line) for line in table(tables.PACKAGE, name)]
    assert ours
    assert [{key: line[key] for key in ours[0]} for line in printed] == ours


def test_the_counts_of_the_box() -> None:
    assert [len(rows) for rows in (PIRATES, CARDS, MERCHANTS, COMMISSIONERS, WARSHIPS, GOVERNORS, LETTERS)] == [
        24,
        40,
        32,
        8,
        24,
        24,
        12,
    ]
    assert (len(PORTS), len(LANES), len(CARGO), list(SHIPS)) == (
        36,
        36,
        72,
        ["sloop", "schooner", "brigantine", "square-rigger"],
    )
    assert Counter(row.stance for row in GOVERNORS.values()) == {"anti": 8, "pro": 16}
    assert Counter(port.nationality for port in PORTS.values()) == {
        "English": 13,
        "Spanish": 9,
        "pirate": 3,
        "French": 3,
        "Portuguese": 3,
        "Moorish": 3,
        "Dutch": 2,
    }
    assert Counter(lane.parity for lane in LANES.values()) == {"even": 18, "odd": 18}
    assert Counter(row.group for row in MERCHANTS.values()) == {"2-4": 15, "5-6": 11, "7-8": 6}


def test_ports_and_lanes_lie_where_the_map_shows_them() -> None:
    assert {number: port.hex for number, port in PORTS.items()} == {
        one.port: one.id for one in HEXES.values() if one.port
    }
    for port in PORTS.values():
        assert HEXES[port.hex].terrain == "coast"
        assert HEXES[port.hex].sea == port.sea
        assert port.pirate == (port.value is None) == (port.garrison is None)
    for lane in LANES.values():
        place = HEXES[lane.hex]
        assert (place.lane, place.terrain, place.sea) == (lane.lane, "deep", lane.sea)
        assert lane.parity == ("odd" if place.row % 2 else "even")
    assert len([one for one in HEXES.values() if one.lane]) == len(LANES)


def test_rows_refer_to_what_there_is() -> None:
    for card in CARDS.values():
        assert card.lane == tables.ANY or card.lane in LANES
        assert set(card.search) == {"deep", "coast"}
        assert set(card.search.values()) <= {"nothing", "storm", "warship", "merchant_1", "merchant_2"}
        assert card.wound in ("superficial", "minor", "incapacitating")
        assert len(card.gold) == 12
        for sea, home in card.home.items():
            assert home == tables.ANY or PORTS[home].sea == sea
    assert {merchant.silhouette for merchant in MERCHANTS.values()} == {*SHIPS, "corvette"}
    for one in (*MERCHANTS.values(), *WARSHIPS.values(), *COMMISSIONERS.values(), *LETTERS.values()):
        assert one.nationality in (*NATIONS, UNIDENTIFIED)
    for sea in SEAS:
        for die in range(1, 7):
            for group in ("2-4", "5-6", "7-8"):
                cell = CARGO[sea, die, group]
                assert (cell.gold_value is not None) == (cell.good == "gold")


def test_no_id_holds_a_colon() -> None:
    for rows in (PIRATES, CARDS, MERCHANTS, COMMISSIONERS, WARSHIPS, GOVERNORS, LETTERS, PORTS, LANES, SHIPS, HEXES):
        assert not any(":" in name for name in rows)
