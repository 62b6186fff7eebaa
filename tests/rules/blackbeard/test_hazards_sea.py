"""Hazard events of the sea: scurvy, storms, sirens, reefs, currents, fires, creatures (events 13, 14, 55, 63 to 66)."""

import pytest

from rules.blackbeard.hazards.scurvy import worsen
from rules.blackbeard.ship.wounds import HEAL, expire
from rules.blackbeard.state import Hunter, Pirate, Position, Wound
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

from .decks import told
from .omens import (
    CARIBBEAN,
    CHARLES_TOWN,
    HAVANA,
    IN_ZONE,
    LOW,
    MISSON,
    NORTH,
    TEACH,
    Omens,
    aboard,
    damage,
    hostage,
    moored,
)
from .scenes import of_class, sail

# ---------------------------------------------------------------- 13: scurvy


def test_13_scurvy_hits_zones_and_the_drawing_seat_at_sea() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0, at=NORTH)
    other = deck.pirate(LOW, 1, at=NORTH)
    far = deck.pirate(MISSON, 2, at=IN_ZONE)
    near = deck.commissioner(drawing, IN_ZONE, 1)
    before = near.combat
    match = deck.strike("13", drawing, event=[3, 4])
    assert [one["pirate"] for one in told(match, "scurvy")] == [TEACH, MISSON]
    assert (drawing.scurvy_ship, other.scurvy_ship, far.scurvy_ship) == (True, False, True)
    assert (damage(drawing), drawing.popularity) == ({"crew": 1}, 5)
    assert (near.scurvy, near.combat) == (True, before - 2)


def test_13_a_commissioner_at_sea_sickens_only_under_the_drawing_seat_and_never_sinks() -> None:
    deck = Omens()
    drawing, foe = deck.pirate(TEACH, 0, at=moored(CHARLES_TOWN)), deck.pirate(LOW, 1, at=moored(HAVANA))
    own, other = deck.commissioner(foe, NORTH, 0), deck.commissioner(drawing, NORTH, 1, "KC7")
    own.combat = 2
    deck.strike("13", drawing)
    assert (own.scurvy, own.combat, other.scurvy) == (True, 1, False)


def test_13_c1_a_captain_falls_ill_and_at_the_second_time_dies() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, at=NORTH)
    deck.strike("13", drawing, event=[1])
    assert (drawing.scurvy_captain, drawing.popularity) == (True, 4)
    deck.run(worsen)
    assert (drawing.status, drawing.fate) == ("dead", "disease")


def test_13_c1_the_hostages_die_at_two() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, at=NORTH)
    drawing.hostages.append(hostage())
    match = deck.strike("13", drawing, event=[2])
    assert (drawing.hostages, told(match, "scurvy")[0]["result"]) == ([], "hostages_died")


def test_13_an_ill_captain_with_a_prosthesis_dies() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, at=NORTH)
    drawing.wounds["left_leg"] = [Wound("prosthesis")]
    deck.strike("13", drawing, event=[1])
    assert drawing.fate == "disease"


def test_13_c2_scurvy_worsens_at_each_hazard_event_but_not_in_port() -> None:
    deck = Omens()
    drawing, other = deck.pirate(TEACH, 0, at=NORTH), deck.pirate(LOW, 1, at=moored(HAVANA))
    hunter = deck.commissioner(drawing, moored(CHARLES_TOWN), 1)
    drawing.scurvy_ship = other.scurvy_ship = hunter.scurvy = True
    before = hunter.combat
    deck.hazard(drawing, 34, event=[6])
    assert (damage(drawing), drawing.popularity) == ({"crew": 1}, 5)
    assert (damage(other), hunter.combat) == ({}, before - 2)


def test_13_c3_healing_removes_the_mark() -> None:
    deck = Omens()
    pirate = deck.pirate(TEACH, at=moored(CHARLES_TOWN))
    pirate.scurvy_ship = pirate.scurvy_captain = True

    def heal(voyage: Voyage) -> Play[None]:
        yield from HEAL.run(voyage, pirate, {})
        expire(voyage, pirate)

    deck.run(heal)
    assert (pirate.scurvy_ship, pirate.scurvy_captain) == (False, False)


# ---------------------------------------------------------------- 14: storm


def test_14_a_storm_hits_every_ship_of_a_sea_and_its_zones() -> None:
    deck = Omens(4)
    deck.campaign.state.seas = ("NA", "CAR")
    in_port = deck.pirate(TEACH, 0, at=moored(CHARLES_TOWN))
    coast = deck.pirate(LOW, 1, at=Position("E12", "sea"))
    zone = deck.pirate(MISSON, 2, at=IN_ZONE)
    away = deck.pirate("PI01", 3, at=CARIBBEAN)
    merchant = sail(deck, of_class(5), "J9")
    kc, ship = deck.commissioner(in_port, NORTH, 1), deck.warship(in_port, NORTH, 1)
    speed = kc.speed
    match = deck.strike("14", in_port, random_sea=[4, 1])
    assert told(match, "sea_storm")[0]["rolls"] == [4, 1]
    assert (damage(in_port), damage(coast), damage(zone), damage(away)) == (
        {"sails": 1},
        {"sails": 1, "hull": 1},
        {"sails": 1},
        {},
    )
    assert merchant not in deck.campaign.state.sails
    assert deck.campaign.state.hunters == [kc]
    assert kc.speed == max(0, speed - 2)
    assert ship not in deck.campaign.state.hunters


# ---------------------------------------------------------------- 55: sirens


def test_55_sirens_take_a_random_crew_at_sea() -> None:
    deck = Omens(3)
    one, two = deck.pirate(TEACH, 0, at=NORTH), deck.pirate(LOW, 1, at=IN_ZONE)
    port = deck.pirate(MISSON, 2, at=moored(HAVANA))
    deck.strike("55", one, event=[2])
    assert (damage(one), damage(two), damage(port), two.popularity) == ({}, {"crew": 1}, {}, 6)


def test_55_without_a_ship_at_sea_sirens_do_nothing() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=Position("E12", "anchored"))
    one.careened = True
    match = deck.strike("55", one)
    assert told(match, "sirens") == [{"seat": None, "pirate": ""}]


# ---------------------------------------------------------------- 63: reefs


def test_63_a_reef_damages_a_random_ship_under_way() -> None:
    deck = Omens(3)
    one, zone = deck.pirate(TEACH, 0, at=NORTH), deck.pirate(LOW, 1, at=IN_ZONE)
    anchored = deck.pirate(MISSON, 2, at=Position("E12", "anchored"))
    match = deck.strike("63", one, random_sea=[1], event=[2])
    assert (damage(one), damage(zone), damage(anchored)) == ({}, {"hull": 1}, {})
    assert told(match, "reef")[0]["pirate"] == LOW


def test_63_a_ship_in_harbour_is_not_anchored() -> None:
    deck = Omens()
    anchored, loose = deck.pirate(TEACH, 0, at=moored(HAVANA)), deck.pirate(LOW, 1, at=moored(HAVANA))
    loose.position = Position(loose.position.place, "harbour")
    deck.strike("63", anchored, random_sea=[2], event=[1])
    assert (damage(anchored), damage(loose)) == ({}, {"hull": 1})


def test_63_without_a_ship_there_the_reef_does_nothing() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=NORTH)
    match = deck.strike("63", one, random_sea=[2])
    assert told(match, "reef")[0]["pirate"] == ""
    assert damage(one) == {}


# ---------------------------------------------------------------- 64: currents


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Note contacts of hunters instead of carrying them out."""
    found: list[tuple[str, str]] = []

    def contact(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> Play[None]:
        del voyage, automatic
        yield from ()
        found.append((hunter.token, pirate.id))

    monkeypatch.setattr("rules.blackbeard.crown.contacts.contact", contact)
    return found


def test_64_currents_shift_all_ships_under_way_and_bring_hunters_to_pirates(met: list[tuple[str, str]]) -> None:
    deck = Omens(3)
    one = deck.pirate(TEACH, 0, at=NORTH)
    anchored = deck.pirate(LOW, 1, at=Position("E12", "anchored"))
    away = deck.pirate(MISSON, 2, at=CARIBBEAN)
    hunter = deck.warship(one, Position("J7", "sea"), 1)
    still = deck.warship(one, NORTH, 1, "W19")
    match = deck.strike("64", one, random_sea=[1], event=[4])
    assert (one.position.place, one.facing, anchored.position.place, away.position.place) == ("J10", 4, "E12", "D19")
    assert (hunter.position.place, still.position.place) == ("J8", "J10")
    assert [one["pirate"] for one in told(match, "shifted")] == [TEACH]
    # The warship that shared his hex still does: that is no new contact.
    assert met == []


def test_64_currents_drive_ships_ashore() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=Position("E12", "sea"))
    kc = deck.commissioner(one, Position("E12", "sea"), 1)
    ghost = deck.warship(one, Position("E12", "sea"), 1)
    speed = kc.speed
    deck.strike("64", one, random_sea=[1], event=[5])
    assert (one.position.place, damage(one), one.popularity) == ("E12", {"hull": 1}, 7)
    assert (kc.speed, ghost.position.place) == (speed - 1, "E12")


def test_64_off_the_map_a_ship_stays_unharmed() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=Position("I1", "sea"))
    deck.strike("64", one, random_sea=[1], event=[1])
    assert (one.position.place, damage(one)) == ("I1", {})


def test_64_a_pirate_shifted_to_a_hunter_meets_it(met: list[tuple[str, str]]) -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=NORTH)
    hunter = deck.warship(one, Position("J10", "sea"), 1)
    # The hunter lies in a port of the hex below and is not shifted.
    hunter.position = Position("J10", "anchored")
    deck.strike("64", one, random_sea=[1], event=[4])
    assert met == []
    other = deck.pirate(LOW, 1, at=Position("E12", "anchored"))
    kc = deck.commissioner(other, Position("E11", "sea"), 0)
    deck.strike("64", one, random_sea=[1], event=[4])
    assert (kc.position.place, met) == ("E12", [(kc.token, LOW)])


# ---------------------------------------------------------------- 65: fire


def test_65_fire_breaks_out_at_one_where_alcohol_or_arms_are_aboard() -> None:
    deck = Omens(3)
    one, two, three = deck.pirate(TEACH, 0), deck.pirate(LOW, 1), deck.pirate(MISSON, 2)
    aboard(one, "alcohol", "arms")
    aboard(two, "arms")
    aboard(three, "cloth")
    match = deck.strike("65", one, event=[1, 2])
    assert [(one["pirate"], one["result"]) for one in told(match, "fire_danger")] == [(TEACH, "fire"), (LOW, "safe")]
    assert (one.ship.markers, sum(damage(one).values())) == ([], 2)
    assert (two.ship.markers, three.ship.markers) == (["arms"], ["cloth"])


# ---------------------------------------------------------------- 66: creatures


@pytest.mark.parametrize(
    ("face", "lost"),
    [(1, {"crew": 1}), (2, {"hull": 1}), (3, {"crew": 1}), (5, {"crew": 1}), (6, {"sails": 1, "hull": 1})],
)
def test_66_a_creature_damages_a_random_ship(face: int, lost: dict[str, int]) -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=NORTH)
    deck.strike("66", one, event=[face])
    assert damage(one) == lost


def test_66_dolphins_give_a_free_operation_to_a_seat_that_wants_it() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=NORTH)
    match = deck.strike("66", one, event=[4], move=[3, 3])
    assert match.questions[0].kind == "dolphins"
    match.answer(0, {})
    assert (one.position, match.questions) == (NORTH, {})
    match = deck.strike("66", one, event=[4], move=[3, 3])
    match.answer(0, {"PI14_spend": "yes", "PI14_move": "N/near/J8"})
    assert (one.position.place, one.tokens) == ("J8", 0)


def test_66_without_a_ship_at_sea_no_creature_comes() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=moored(HAVANA))
    match = deck.strike("66", one)
    assert told(match, "creature")[0]["pirate"] == ""
