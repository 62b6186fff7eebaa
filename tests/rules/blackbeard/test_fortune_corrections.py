"""Rules in matches with the patch ``fortune_corrections``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.crown.summons import hunt_most_notorious, move_or_draw
from rules.blackbeard.hazards.family import grief
from rules.blackbeard.lasting import FAMILY
from rules.blackbeard.sea.search import storm
from rules.blackbeard.state import Position
from rules.blackbeard.voyage import FORTUNE_CORRECTIONS, Voyage
from rules.blackbeard.world.zones import ZONES
from rules.kernel import Table

from .decks import told
from .omens import HAVANA, LOW, TEACH, Omens, damage
from .war import PEARL, SWALLOW, Contacts, deck, doubt, order, warship


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == FORTUNE_CORRECTIONS)
    return request.param


# ---------------------------------------------------------------- hunters


@pytest.mark.parametrize(("kind", "goal"), [("goto", "J13"), ("blockade", HAVANA)])
def test_4_25_a_warship_that_sails_again_after_a_challenge_does_not_turn_back_in_its_bonus_move(
    contacts: Contacts, patched: bool, kind: str, goal: str
) -> None:
    board = deck()
    pirate = board.pirate("PI14", seat=1)
    other = board.pirate("PI15", seat=2, at=Position("P13", "sea"))
    hunter = warship(board, PEARL, pirate, "J16")
    order(board, hunter, kind, goal)
    doubt(board, 2, hunter, 3)

    def twice(voyage: Voyage) -> Any:
        yield from act_hunters(voyage)
        yield from move_or_draw(voyage, pirate)

    match = board.run(twice)
    match.answer(0, "sail/PI15")
    assert hunter.target == "PI15"
    assert (hunter.position == other.position) == patched
    assert contacts == [(hunter.token, "PI15")] * patched


def test_bn_7_36_a_warship_that_the_card_turns_upon_another_cites_the_card(patched: bool) -> None:
    """Seat 1 controls the first and keeps it; the second passes from the seat of its new target to seat 2."""
    board = deck()
    teach, low = board.pirate("PI14", seat=0), board.pirate("PI15", seat=2)
    warship(board, PEARL, low, "J16", controller=1)
    warship(board, SWALLOW, low, "J17", "warship2", controller=0)
    match = board.run(lambda voyage: hunt_most_notorious(voyage, teach))
    turned = [
        (event.data["hunter"], event.data["seat"], event.rule) for event in match.log if event.kind == "hunter_turned"
    ]
    assert turned == [("warship1", 1, "BN 7.36" if patched else "BN 14.15"), ("warship2", 2, "BN 7.36")]


# ---------------------------------------------------------------- hazards


@pytest.mark.parametrize("event", FAMILY[1:])
@pytest.mark.parametrize("rivals", [True, False])
def test_42_to_45_without_rivals_nobody_is_abducted(patched: bool, event: str, rivals: bool) -> None:
    """Nobody could free her (spec 13): no grief follows, and no penalty at the next hazard event."""
    board = Omens(m_rivals=rivals, dice={"grief": [6]})
    teach, low = board.pirate(TEACH, 0), board.pirate(LOW, 1)
    teach.notoriety = low.notoriety = 20
    match = board.strike(event, teach)
    abducted = rivals or not patched
    assert [one["target"] for one in told(match, "relative_abducted")] == [LOW if abducted else ""]
    assert len(told(board.run(lambda voyage: grief(voyage, teach)), "grief")) == abducted
    board.hazard(teach)
    assert (teach.notoriety, teach.popularity) == ((15, 5) if abducted else (20, 7))


def test_41_without_rivals_the_beloved_is_arrested_all_the_same(patched: bool) -> None:
    """Her pirate may beat the guard."""
    board = Omens(m_rivals=False, dice={"port": [1, 1]})
    board.strike("41", board.pirate(TEACH, 0))
    assert [entry.event for entry in board.campaign.state.lasting] == ["41"]


@pytest.mark.parametrize(("sea", "also"), [("GC-C6", ["TZ2", "TZ3", "TZ4"]), ("IO-F12", ["TZ5", "TZ6"])])
@pytest.mark.parametrize("openings", ["chain", "all"])
def test_4_8_3_a_storm_over_a_whole_sea_reaches_the_zones_that_open_onto_it(
    patched: bool, sea: str, also: list[str], openings: str
) -> None:
    board = Omens(5, dice={"storm": [6]}, transit_openings=openings)
    board.pirate(TEACH, 0, at=Position(sea, "sea"))
    there = {
        zone: board.pirate(name, 1, at=Position(zone, "zone"))
        for zone, name in zip(list(ZONES), ("PI01", LOW, "PI03", "PI04", "PI05", "PI06"), strict=True)
    }
    board.run(lambda voyage: storm(voyage, 0))
    hit = [zone for zone, pirate in there.items() if damage(pirate)]
    assert hit == (also if patched and openings == "all" else [zone for zone in also if zone in ("TZ3", "TZ6")])
