"""The safest stowage of cargo (spec 4.4, 4.3.2g, BN 9.272)."""

import time
from itertools import chain

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import Entry
from rules.blackbeard.markers import CHEST
from rules.blackbeard.sea.cargo import automatic, take_aboard
from rules.blackbeard.sea.stowage import dangers_of, restowed, safest
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.turn.entries import before_moving
from rules.blackbeard.voyage import SAFE_STOWAGE
from rules.kernel import Table

from .decks import Deck, told

AS_FOUND = (["drugs", "drugs", "arms", "gold50"], ["gold100", "cloth", "gold10", "arms"])
"""A full ship in which drugs lie next to gold, though they need not."""


@pytest.fixture(params=[True, False])
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    known = [patch for patch in GAME.patches if request.param or patch != SAFE_STOWAGE]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    return bool(request.param)


@pytest.mark.parametrize("holds", [2, 3, 5])
def test_9_272_a_safer_stowage_is_found_quickly(holds: int) -> None:
    ship = new_ship("sloop")
    ship.holds[:] = new_ship("sloop", holds - len(ship.holds)).holds
    kinds = ["gold100", "arms", "drugs", "alcohol", "cloth"]
    planned = {hold.number: [kinds[(place + hold.number) % 5] for place in range(4)] for hold in ship.holds}
    began = time.perf_counter()
    found = safest(ship, planned, 4)
    assert time.perf_counter() - began < 1
    assert sorted(chain(*found.values())) == sorted(chain(*planned.values()))
    assert all(len(markers) <= 4 for markers in found.values())
    assert dangers_of(ship, found) <= dangers_of(ship, planned)
    assert dangers_of(ship, found) == 0 or holds == 2


def test_9_272_what_cannot_be_safe_stays_as_it_is() -> None:
    ship = new_ship("sloop")
    ship.holds[:] = ship.holds[:1]
    ship.holds[0].markers = ["drugs", "gold5"]
    assert restowed(ship, 4) == {}


def test_event_53_the_chest_keeps_its_hold_to_itself() -> None:
    ship = new_ship("schooner")
    ship.holds[0].markers, ship.holds[1].markers, ship.holds[2].markers = [CHEST], ["drugs", "gold5"], []
    found = restowed(ship, 4)
    assert found[1] == [CHEST]
    assert dangers_of(new_ship("schooner"), found) == 0


def test_9_27_cargo_that_comes_aboard_together_is_stowed_safely(patched: bool) -> None:
    """One after the other, the gold would fill up the hold that the drugs have left free."""
    deck = Deck()
    pirate = deck.pirate()
    markers = ["gold100", "cloth", "food", "spices", "drugs", "gold50"]
    assert dangers_of(pirate.ship, automatic(pirate.ship, markers, 4)[0]) == 1
    deck.run(lambda voyage: take_aboard(voyage, pirate, markers, "prize"))
    assert sorted(pirate.ship.markers) == sorted(markers)
    assert dangers_of(pirate.ship, {}) == (0 if patched else 1)


@pytest.mark.parametrize("policy", ["auto", "ask"])
def test_4_3_2g_what_lies_dangerously_is_stowed_anew_before_the_move(policy: str, patched: bool) -> None:
    deck = Deck()
    pirate = deck.pirate()
    for hold, markers in zip(pirate.ship.holds, AS_FOUND, strict=True):
        hold.markers = list(markers)
    entry = Entry(overrides={"stowage": policy})
    deck.campaign.hidden.entries[pirate.id] = entry
    match = deck.run(lambda voyage: before_moving(voyage, pirate, entry))
    safe = patched and policy == "auto"
    assert len(told(match, "restowed")) == safe
    assert dangers_of(pirate.ship, {}) == (0 if safe else 1)
    assert sorted(pirate.ship.markers) == sorted(chain(*AS_FOUND))


@pytest.mark.parametrize("module", ["m_goods", "m_dangerous"])
def test_harmless_cargo_is_not_moved(module: str) -> None:
    deck = Deck(m_goods=module != "m_goods", m_dangerous=module != "m_dangerous")
    pirate = deck.pirate()
    for hold, markers in zip(pirate.ship.holds, AS_FOUND, strict=True):
        hold.markers = list(markers)
    match = deck.run(lambda voyage: before_moving(voyage, pirate, Entry()))
    assert told(match, "restowed") == []
