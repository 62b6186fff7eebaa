"""Reasons that events give in matches that began with them (patch ``reasons_told``)."""

from typing import Any

import pytest

from rules.blackbeard.arrivals import tell_refuge
from rules.blackbeard.cards import action_card
from rules.blackbeard.implied import implied
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.state import Position
from rules.blackbeard.voyage import REASONS_TOLD
from rules.kernel import Table

from .decks import Deck, told


@pytest.fixture
def reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play by this change."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == REASONS_TOLD)


@pytest.mark.usefixtures("reasons")
@pytest.mark.parametrize(
    ("action", "options", "idle"),
    [
        ("hazard", {}, True),
        ("kc_operation", {}, True),
        ("draw_1", {}, False),
        ("kc_operation", {"m_hunters": True}, False),
    ],
)
def test_a_card_about_pieces_that_the_match_does_not_use_says_so(
    action: str, options: dict[str, Any], idle: bool
) -> None:
    deck = Deck(**options)
    deck.pirate()
    deck.cards(action=action)
    (event,) = told(deck.run(action_card), "action_card")
    assert event["idle"] is idle


@pytest.mark.usefixtures("reasons")
@pytest.mark.parametrize(
    ("port", "forced", "because"), [("", True, "prize"), ("26", True, "trade"), ("26", False, "wish")]
)
def test_a_debauch_says_why_it_happens(port: str, forced: bool, because: str) -> None:
    deck = Deck(dice={"tavern": [3]})
    pirate = deck.pirate(at=Position("G19", "port"))
    deck.policy(pirate, debauch_free="yes")
    (event,) = told(deck.run(lambda voyage: debauch(voyage, pirate, forced=forced, port=port)), "debauched")
    assert event["because"] == because


@pytest.mark.usefixtures("reasons")
@pytest.mark.parametrize(("wanted", "taken"), [("11", {"taken": "11"}), ("12", {}), ("", {})])
def test_bn_7_2_a_refuge_that_was_not_wanted_names_the_port_that_another_had_taken(
    wanted: str, taken: dict[str, str]
) -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.refuge = "12"
    (event,) = told(deck.run(lambda voyage: tell_refuge(voyage, pirate, wanted)), "refuge_chosen")
    assert {key: value for key, value in event.items() if key == "taken"} == taken


def test_the_gold_of_a_prize_is_one_sum() -> None:
    data = {"doubloons": 70, "goods": ["gold50", "food"], "left": ["gold50"]}
    found = implied("prize_taken", data)
    assert (found["gold"], found["wares"], found["left_gold"], found["left_wares"]) == (120, ["food"], 50, [])
    assert (found["sorts"], found["left_sorts"]) == (1, 0)


def test_older_matches_go_on_without_reasons() -> None:
    deck = Deck()
    deck.pirate()
    deck.cards(action="hazard")
    (event,) = told(deck.run(action_card), "action_card")
    assert "idle" not in event
