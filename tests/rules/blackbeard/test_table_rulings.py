"""Rules in matches with the patch ``table_rulings``, and in older ones."""

import pytest

from rules.blackbeard.battle.bonds import free_or_keep
from rules.blackbeard.hidden import Entry
from rules.blackbeard.sea.merchants import mark_enemy
from rules.blackbeard.state import Pirate, Wound
from rules.blackbeard.turn.entries import before_moving
from rules.blackbeard.voyage import TABLE_RULINGS
from rules.blackbeard.world.ports import status_of
from rules.kernel import Table

from .decks import Deck, told
from .scenes import CARTAGENA, CHARLES_TOWN, in_port
from .test_battles import Fleet, hits
from .test_captives import Hold

ENGLISH = "LM07"
"""An English letter of marque."""


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == TABLE_RULINGS)
    return request.param


# ---------------------------------------------------------------- a pardon and the Refuge (4.9.5, 4.10A.6)


def pardoned(deck: Deck, port: str, *enemy: str) -> Pirate:
    """Return a pirate in a Refuge that he has won back, after an English pardon took off one of his marks."""
    pirate = in_port(deck, port)
    stock = deck.campaign.hidden.stocks["letters"]
    stock.remove(ENGLISH)
    deck.dice["letters"] = [sorted([*stock, ENGLISH])]
    pirate.refuge = pirate.restored = port
    pirate.enemy, pirate.letter, pirate.pardon = list(enemy), ENGLISH, True
    deck.run(lambda voyage: before_moving(voyage, pirate, Entry(pardon=True)))
    return pirate


def test_4_9_5_after_a_pardon_a_new_mark_closes_also_a_refuge_that_was_won_back(patched: bool) -> None:
    deck = Deck()
    pirate = pardoned(deck, CHARLES_TOWN, "English")
    assert status_of(deck.campaign.state, pirate, CHARLES_TOWN) == "refuge"
    deck.run(lambda voyage: mark_enemy(voyage, pirate, "English"))
    assert status_of(deck.campaign.state, pirate, CHARLES_TOWN) == ("anti" if patched else "refuge")


def test_4_9_5_a_pardon_of_another_nation_leaves_it_as_it_is() -> None:
    deck = Deck()
    pirate = pardoned(deck, CARTAGENA, "Spanish", "English")
    assert (pirate.enemy, pirate.restored) == (["Spanish"], CARTAGENA)
    assert status_of(deck.campaign.state, pirate, CARTAGENA) == "refuge"


# ---------------------------------------------------------------- the cabin of a captain who falls to a pirate (4.12.7)


def cabin_of_low(fleet: Fleet) -> list[tuple[str, int]]:
    """Return what is told of the loser's cabin: each cause and sum."""
    assert fleet.deck.match is not None
    return [(event["cause"], event["by"]) for event in told(fleet.deck.match, "cabin") if event["pirate"] == "PI02"]


def test_4_12_7_the_cabin_of_a_captain_who_dies_in_the_duel_is_told_as_taken(patched: bool) -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [4], "duel": hits(3), "downed": [1]})
    fleet.orders(fleet.teach)
    fleet.orders(fleet.low, duel_surrender="0")
    fleet.low.notoriety, fleet.low.cabin = 20, 300
    fleet.fight().answer(0, {})
    assert (fleet.low.fate, fleet.teach.cabin) == ("boarded", 300)
    assert cabin_of_low(fleet) == [("conquered" if patched else "lost", -300)]


def test_4_20_3_so_is_that_of_one_who_is_killed_by_a_round(patched: bool) -> None:
    fleet = Fleet(dice={"battle": [3, 3, 2, 3], "location": [6], "wound_part": [1]})
    fleet.low.wounds["left_eye"] = [Wound("minor")]
    fleet.low.cabin = 700
    fleet.fight().answer(0, {})
    assert (fleet.low.fate, fleet.teach.cabin) == ("wounds", 700)
    assert cabin_of_low(fleet) == [("conquered" if patched else "lost", -700)]


def test_4_20_3_the_cabin_of_a_captain_whose_ship_sinks_is_lost() -> None:
    fleet = Fleet(dice={"battle": [6, 6, 1, 1], "location": [2, 2, 2, 2]})
    fleet.low.cabin = 700
    fleet.low.ship.damage["hull"] = 3
    fleet.fight()
    assert (fleet.low.fate, fleet.teach.cabin) == ("sunk", 0)
    assert cabin_of_low(fleet) == [("lost", -700)]


# ---------------------------------------------------------------- the pledge told to a rescuer (4.12.9)


@pytest.mark.parametrize("pledge", [0, 500])
def test_4_12_9_a_rescuer_is_told_what_the_captive_has_pledged(pledge: int, patched: bool) -> None:
    held = Hold("island", seats=3)
    held.state.captives[0].data["pledge"] = pledge
    rescuer = held.deck.pirate("PI12", 2, at=held.low.position)
    match = held.deck.run(lambda voyage: free_or_keep(voyage, rescuer, held.low))
    assert match.questions[2].data["promised"] == (pledge if patched else None)
