"""Texts and questions in matches with the patch ``table_customs``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.boarding import chase_off
from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.crown.harbours import throw_out
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import Captive, Position
from rules.blackbeard.voyage import TABLE_CUSTOMS, Voyage
from rules.kernel import All, Play, Table, choose

from .decks import Deck, told
from .test_battles import Fleet, hits
from .war import ROGERS, at_anchor, commissioner, deck

DEAD_END = "F4"
"""A bay with one way out."""
ONE_WAY, WAY = "42", "U24"
"""A port with one way out, and its hex."""


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by all changed rules, and by those before this patch."""
    known = [patch for patch in GAME.patches if request.param or patch != TABLE_CUSTOMS]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    return request.param


# ---------------------------------------------------------------- the cabin of a captain who falls to a pirate (4.12.7)


def boarding() -> Fleet:
    """Return a fleet in which Teach boards and kills Low, who has 300 doubloons and a captive on the plank."""
    fleet = Fleet(3, dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(3), "downed": [1]})
    fleet.orders(fleet.teach)
    fleet.orders(fleet.low, duel_surrender="0")
    fleet.low.notoriety, fleet.low.cabin = 20, 300
    fleet.deck.pirate("PI12", 2).status = "captive"
    fleet.deck.campaign.state.captives.append(Captive("PI12", "PI02", "plank"))
    return fleet


def cabins(fleet: Fleet) -> list[tuple[str, str, int]]:
    """Return what is told of cabins: whose, the cause and the sum."""
    assert fleet.deck.match is not None
    return [(event["pirate"], event["cause"], event["by"]) for event in told(fleet.deck.match, "cabin")]


def test_4_12_7_the_cabin_of_a_dead_captain_is_told_when_the_winner_takes_it(patched: bool) -> None:
    fleet = boarding()
    match = fleet.fight()
    assert match.questions[0].data["cabin"] == 300
    assert cabins(fleet) == ([] if patched else [("PI02", "conquered", -300)])
    match.answer(0, {})
    assert cabins(fleet) == [("PI02", "conquered", -300), ("PI14", "conquest", 300)]
    assert (fleet.low.cabin, fleet.teach.cabin) == (0, 300)
    assert fleet.deck.campaign.state.captives[0].holder == "PI14"


def test_4_20_3_a_cabin_that_nobody_takes_is_lost_and_the_captives_drown(patched: bool) -> None:
    fleet = boarding()

    def sinks(voyage: Voyage) -> Play[None]:
        yield from choose(2, "operation", ["nothing"])
        leave_play(voyage, fleet.teach, "sunk")

    def act(voyage: Voyage) -> Play[Any]:
        yield from All([sinks(voyage), fight(voyage)])

    def fight(voyage: Voyage) -> Play[None]:
        yield from fight_pirates(voyage, fleet.teach, fleet.low)

    match = fleet.deck.run(act)
    match.answer(0, {})
    match.answer(2, "nothing")
    assert (fleet.low.fate, fleet.teach.fate) == ("boarded", "sunk")
    if patched:
        assert cabins(fleet) == [("PI02", "lost", -300)]
        assert told(match, "conquered") == []
        assert fleet.deck.campaign.state.pirates["PI12"].fate == "captivity"
        assert fleet.deck.campaign.state.captives == []
    else:
        assert cabins(fleet)[0] == ("PI02", "conquered", -300)


# ---------------------------------------------------------------- one way is not asked for (BN-M1, BN-K4)


@pytest.mark.parametrize("rudder", [0, 1])
def test_bn_m1_a_pirate_with_one_way_to_flee_is_not_asked(rudder: int, patched: bool) -> None:
    board = Deck()
    pirate = board.pirate(at=Position(DEAD_END, "sea"))
    pirate.ship.damage["rudder"] = rudder
    match = board.run(lambda voyage: chase_off(voyage, pirate))
    # With a damaged rudder he chooses his facing.
    assert bool(match.questions) == (not patched or bool(rudder))
    if match.questions:
        match.answer(0, match.questions[0].default)
    (chased,) = told(match, "chased")
    assert pirate.position == Position(chased["place"], "sea")


def test_bn_k4_a_hunter_with_one_way_out_of_a_port_is_not_asked(patched: bool) -> None:
    board = deck()
    pirate = board.pirate("PI14", seat=1, at=at_anchor(ONE_WAY))
    hunter = commissioner(board, ROGERS, pirate, at_anchor(ONE_WAY), 0)
    match = board.run(lambda voyage: throw_out(voyage, [hunter]))
    assert bool(match.questions) == (not patched)
    if match.questions:
        match.answer(0, match.questions[0].default)
    assert hunter.position == Position(WAY, "sea")
