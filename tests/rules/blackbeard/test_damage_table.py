"""The tables of damage and wounds, cell by cell (spec 4.13.1 to 4.13.6, BN 13.8, 13.91)."""

import pytest

from rules.blackbeard.ship.damage import hit_somewhere, leaks
from rules.blackbeard.ship.figures import adrift, combat, rating, speed
from rules.blackbeard.ship.wounds import is_fatal, wound
from rules.blackbeard.state import PARTS, SECTIONS, Section, Wound

from .decks import Deck, told


@pytest.mark.parametrize(
    ("section", "figures"),
    [
        ("hull", [(6, 2), (6, 1), (6, 0)]),
        ("rudder", [(6, 3), (6, 3), (6, 3)]),
        ("guns", [(4, 3), (2, 3), (0, 3)]),
        ("crew", [(5, 2), (4, 1), (3, 0)]),
    ],
)
def test_bn_13_8_combat_and_speed_follow_the_lost_boxes_of_a_section(
    section: Section, figures: list[tuple[int, int]]
) -> None:
    """A sloop has Combat 6 and Speed 3."""
    found: list[tuple[int, int]] = []
    for lost in (1, 2, 3):
        pirate = Deck().pirate()
        pirate.ship.damage[section] = lost
        found.append((combat(pirate), speed(pirate)))
    assert found == figures


def test_bn_5_21_combat_never_falls_below_zero() -> None:
    pirate = Deck().pirate()
    pirate.ship.damage.update(guns=3, crew=3)
    assert combat(pirate) == 0


@pytest.mark.parametrize(
    ("ship", "lost", "pace", "immobile"),
    [
        ("sloop", 1, 0, True),
        ("schooner", 1, 0, False),
        ("schooner", 2, -3, True),
        ("square-rigger", 1, -3, False),
        ("square-rigger", 2, -5, True),
        ("square-rigger", 3, -5, True),
    ],
)
def test_bn_13_8_each_box_of_sails_costs_three_and_the_last_one_all_way(
    ship: str, lost: int, pace: int, immobile: bool
) -> None:
    """Two boxes of a square-rigger bring its Speed to -6, below the least that still moves (BN 5.22)."""
    pirate = Deck().pirate(ship=ship)
    pirate.ship.damage["sails"] = lost
    assert (speed(pirate), adrift(pirate)) == (pace, immobile)


@pytest.mark.parametrize(("hull", "flooded"), [(1, 1), (2, 1), (3, 2)])
def test_bn_13_8_the_flood_dice_of_each_level_of_the_hull(hull: int, flooded: int) -> None:
    deck = Deck(dice={"leak": [6], "flood": [1, 2]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.ship.damage["hull"] = hull
    match = deck.run(lambda voyage: leaks(voyage, pirate))
    assert [one["hold"] for one in told(match, "flooded")] == [1, 2][:flooded]
    assert pirate.ship.damage["hull"] == hull


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_bn_13_8_the_location_die_names_a_section_or_the_captain(face: int) -> None:
    deck = Deck(dice={"location": [face], "wound_part": [1]})
    pirate = deck.pirate()
    match = deck.run(lambda voyage: hit_somewhere(voyage, pirate, 1, "port_attack", combat=True))
    found = [section for section in SECTIONS if pirate.ship.damage[section]]
    assert found == ([SECTIONS[face - 1]] if face < 6 else [])
    assert len(told(match, "wounded")) == (face == 6)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_bn_13_91_the_die_names_a_part_and_only_its_twin_makes_it_fatal(face: int) -> None:
    deck = Deck(dice={"wound_part": [face]})
    pirate = deck.pirate()
    deck.run(lambda voyage: wound(voyage, pirate, "wounds", "minor"))
    assert list(pirate.wounds) == [PARTS[face - 1]]
    twin = PARTS[(face - 1) ^ 1]
    for part in PARTS:
        pirate.wounds = {PARTS[face - 1]: [Wound("minor")]}
        pirate.wounds.setdefault(part, [Wound("minor")])
        assert is_fatal(pirate) is (part == twin)


@pytest.mark.parametrize(("grade", "fatal"), [("minor", False), ("incapacitating", True), ("prosthesis", True)])
def test_bn_13_97_scurvy_of_the_captain_kills_with_a_grave_wound_or_a_prosthesis(grade: str, fatal: bool) -> None:
    pirate = Deck().pirate()
    pirate.wounds["left_eye"] = [Wound(grade)]
    assert not is_fatal(pirate)
    pirate.scurvy_captain = True
    assert is_fatal(pirate) is fatal


def test_13c_scurvy_of_the_captain_costs_two_of_every_rating_and_none_falls_below_zero() -> None:
    """Teach: Competence 4, Endurance 5, Cunning 2."""
    pirate = Deck().pirate()
    pirate.scurvy_captain = True
    assert [rating(pirate, name) for name in ("competence", "endurance", "cunning")] == [2, 3, 0]
    pirate.wounds["left_eye"] = [Wound("minor")]
    assert [rating(pirate, name) for name in ("competence", "endurance", "cunning")] == [1, 2, 0]
