"""What comes to nothing says so, in matches that began with the patch ``outcomes_told``."""

from typing import Any

import pytest

from rules.blackbeard.cards import action_card
from rules.blackbeard.cunning import rerolled, tried
from rules.blackbeard.hazards.procedure import hazard
from rules.blackbeard.hidden import Entry
from rules.blackbeard.state import Position
from rules.blackbeard.turn.entries import operate
from rules.blackbeard.voyage import OUTCOMES_TOLD
from rules.kernel import Match, Table

from .decks import Deck, told
from .hunting import commissioner

LOST: dict[str, Any] = {"seat": 0, "pirate": "PI14"}


@pytest.fixture(autouse=True)
def outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play by this change."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == OUTCOMES_TOLD)


def lost(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """Return what a reader is told of lost orders."""
    return [dict(event.data) for event in match.events(seat) if event.kind == "operation_lost"]


@pytest.mark.parametrize(
    ("place", "status", "because"), [("J10", "active", "left"), ("J9", "captive", "out_of_play"), ("J9", "active", "")]
)
def test_4_3_2c_a_lost_attack_tells_its_own_seat_alone_what_became_of_its_target(
    place: str, status: str, because: str
) -> None:
    deck = Deck(m_rivals=True)
    pirate, target = deck.pirate(), deck.pirate("PI15", 1, at=Position(place, "sea"))
    target.status = status
    if not because:
        target.position = Position("J9", "port")
    entry = Entry(operation="attack_pirate", arguments={"aim": "conquer", "targets": ["PI15"]})
    match = deck.run(lambda voyage: operate(voyage, {"PI14": entry}, pirate))
    known = {"because": because, "target": "PI15"} if because else {}
    assert lost(match, 0) == [{**LOST, "operation": "attack_pirate", **known}]
    assert lost(match, 1) == lost(match, None) == [{**LOST, "operation": "attack_pirate"}]


@pytest.mark.parametrize(
    ("rival", "because"), [(True, {"because": "taken", "captain": "PI15"}), (False, {"because": "gone"})]
)
def test_4_3_2c_a_lost_attack_on_a_merchant_names_the_rival_who_was_faster(
    rival: bool, because: dict[str, str]
) -> None:
    deck = Deck()
    pirate, other = deck.pirate(), deck.pirate("PI15", 1)
    other.now.operation = "attack_merchant" if rival else ""
    entry = Entry(operation="attack_merchant", arguments={"target": "sail1"})
    match = deck.run(lambda voyage: operate(voyage, {"PI14": entry}, pirate))
    assert lost(match, 0) == [{**LOST, "operation": "attack_merchant", **because}]


def test_4_3_2c_work_on_a_ship_at_rest_is_lost_by_sailing() -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.now.moved = True
    match = deck.run(lambda voyage: operate(voyage, {"PI14": Entry(operation="careen")}, pirate))
    assert lost(match, 0)[0]["because"] == "moved"


@pytest.mark.parametrize("present", [False, True])
def test_bn_7_35_a_card_for_commissioners_says_if_none_is_in_play(present: bool) -> None:
    deck = Deck(m_hunters=True)
    pirate = deck.pirate()
    if present:
        commissioner(deck, target=pirate.id)
    deck.cards(action="kc_operation")
    (event,) = told(deck.run(action_card), "action_card")
    assert event["absent"] is not present


@pytest.mark.parametrize("markers", [[], ["alcohol"]])
def test_bn_22_1_a_hazard_event_that_strikes_nobody_says_so(markers: list[str]) -> None:
    deck = Deck(m_hazards=True, dice={"hazard": [6, 5], "event": [6]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = markers
    match = deck.run(lambda voyage: hazard(voyage, pirate))
    assert told(match, "hazard_idle") == ([] if markers else [{"event": "65"}])


@pytest.mark.parametrize(("face", "asks"), [(6, False), (1, True)])
def test_bn_21_1_nobody_is_asked_about_a_roll_that_is_won(face: int, asks: bool) -> None:
    deck = Deck(m_cunning=True)
    pirate = deck.pirate()
    deck.policy(pirate, cunning="ask")
    match = deck.run(
        lambda voyage: rerolled(voyage, pirate, "dive", lambda: [face], look=lambda faces: tried(passed=faces[0] > 3))
    )
    assert bool(match.questions) is asks
