"""The trade window (spec 8, BN 6.8)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import SeatOrders
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.state import Hostage, Pirate, Position
from rules.blackbeard.turn.offers import items_of
from rules.blackbeard.turn.trade import trade_window
from rules.kernel import Match, Play

from .decks import Deck, told

PLACE = Position("J9", "sea")


def two_ships(seats: int = 2) -> tuple[Deck, Pirate, Pirate]:
    """Return two schooners in one hex: cloth and 300 doubloons, and spices with a sextant."""
    deck = Deck(seats, dice={"dispute": [1, 1, 2, 2, 3, 3]})
    one, other = deck.pirate(ship="schooner", at=PLACE), deck.pirate("PI15", 1, "schooner", PLACE)
    one.ship.holds[0].markers, one.cabin = ["cloth", "gold500"], 300
    other.ship.holds[0].markers = ["spices", "sextant"]
    return deck, one, other


def parley(deck: Deck, *seats: int) -> Match:
    """Play step 7 of a turn in which these seats have asked for a parley."""

    def act(voyage: Any) -> Play[None]:
        voyage.hidden.seat_orders = {
            seat: SeatOrders(parley=seat in seats) for seat in range(deck.campaign.state.seats)
        }
        yield from trade_window(voyage)

    return deck.run(act, GAME)


def say(match: Match, seat: int, **steps: Any) -> None:
    match.answer(seat, steps, question=match.questions[seat].id)


def offered(match: Match, **about: Any) -> None:
    """Let seat 0 make one offer, and seat 1 none."""
    say(match, 0, offer1="PI14/PI15", **{f"offer1_{key}": value for key, value in about.items()})
    say(match, 1)


def accept(match: Match, option: str = "offer/1") -> None:
    say(match, 1, PI15_PI14=option)


def test_nobody_is_asked_without_a_parley() -> None:
    deck, _, _ = two_ships()
    assert parley(deck).questions == {}


def test_both_partners_are_asked_if_one_wanted_to_talk() -> None:
    deck, _, _ = two_ships(3)
    match = parley(deck, 1)
    assert sorted(match.questions) == [0, 1]
    assert all(question.secret for question in match.questions.values())


@pytest.mark.parametrize("apart", ["elsewhere", "zone", "same seat"])
def test_only_ships_of_two_seats_in_one_hex_may_trade(apart: str) -> None:
    deck, one, other = two_ships()
    if apart == "elsewhere":
        other.position = Position("J10", "sea")
    elif apart == "zone":
        one.position = other.position = Position("TZ1", "zone")
    else:
        other.seat = 0
    assert parley(deck, 0, 1).questions == {}


def test_the_default_is_no_offer() -> None:
    deck, _, _ = two_ships()
    match = parley(deck, 0)
    say(match, 0)
    say(match, 1)
    assert match.questions == {}
    assert told(match, "offered") == []


def test_bn_6_8_goods_gold_and_money_change_hands_at_once() -> None:
    deck, one, other = two_ships()
    match = parley(deck, 0)
    offered(match, give=["cloth.1", "gold500.2"], ask=["sextant.1", "spices.2"], pay=200)
    assert sorted(match.questions) == [1]
    accept(match)
    assert sorted(one.ship.markers) == ["sextant", "spices"]
    assert sorted(other.ship.markers) == ["cloth", "gold500"]
    assert (one.cabin, other.cabin) == (100, 200)
    assert told(match, "traded")[0]["give"] == ["cloth", "gold500"]


def test_an_offer_that_is_refused_changes_nothing() -> None:
    deck, one, _ = two_ships()
    match = parley(deck, 0)
    offered(match, give=["cloth.1"])
    accept(match, "none")
    assert sorted(one.ship.markers) == ["cloth", "gold500"]
    assert told(match, "traded") == []


def test_an_offer_is_known_to_the_two_seats_alone() -> None:
    deck, _, _ = two_ships(3)
    match = parley(deck, 0)
    offered(match, give=["cloth.1"])
    seen = {reader: [event.kind for event in match.events(reader)] for reader in (0, 1, 2, None)}
    assert [reader for reader, kinds in seen.items() if "offered" in kinds] == [0, 1]


def test_the_promise_in_a_trade_is_known_to_the_two_seats_alone() -> None:
    deck, _, _ = two_ships(3)
    match = parley(deck, 0)
    offered(match, give=["cloth.1"], promise="peace")
    accept(match)
    for reader in (0, 1, 2, None):
        (traded,) = [event.data for event in match.events(reader) if event.kind == "traded"]
        assert traded.get("promise") == ("peace" if reader in (0, 1) else None)


def test_nobody_learns_to_whom_an_offer_was_made() -> None:
    deck, _, _ = two_ships(3)
    deck.pirate("PI16", 2, "schooner", PLACE)
    match = parley(deck, 0)
    # The window is known, and who is in it; its answers are not.
    assert match.waiting(None).seats == (0, 1, 2)
    say(match, 2)
    offered(match, give=["cloth.1"])
    assert all(match.questions[seat].secret for seat in match.questions)
    for reader, seats in ((0, ()), (1, (1,)), (2, ()), (None, ())):
        assert match.waiting(reader).seats == seats


def test_each_step_of_an_offer_tells_its_number() -> None:
    deck, _, _ = two_ships()
    question = parley(deck, 0).questions[0]
    draft = {"offer1": "PI14/PI15", "offer2": "PI14/PI15", "offer1_pay": 1, "offer2_pay": 2}
    steps = [step for step in question.steps_with(draft) if step.step.startswith("offer")]
    # "No offer" is another word for none at all than for no further one.
    assert [step.options[0].data["number"] for step in steps if step.kind == "offer_to"] == [1, 2, 3]
    assert len(steps) > 10
    assert [f"offer{step.data['number']}" for step in steps] == [step.step.partition("_")[0] for step in steps]


def test_a_seat_makes_three_offers_and_accepts_one_of_each_partner() -> None:
    deck, one, other = two_ships()
    match = parley(deck, 0)
    steps = {f"offer{place}": "PI14/PI15" for place in (1, 2, 3)}
    say(match, 0, **steps, offer1_pay=10, offer2_pay=20, offer3_pay=30)
    say(match, 1)
    assert [option.id for option in match.questions[1].steps[0].options] == ["none", "offer/1", "offer/2", "offer/3"]
    accept(match, "offer/2")
    assert (one.cabin, other.cabin) == (280, 20)


def test_an_offer_without_room_lapses() -> None:
    deck, one, other = two_ships()
    for hold in other.ship.holds:
        hold.markers = ["food"] * 4
    match = parley(deck, 0)
    offered(match, give=["cloth.1"])
    accept(match)
    assert told(match, "traded") == []
    assert len(told(match, "offer_lapsed")) == 1
    assert "cloth" in one.ship.markers


def test_equipment_stays_unique_aboard() -> None:
    deck, one, _ = two_ships()
    one.ship.holds[0].markers.append("sextant")
    match = parley(deck, 0)
    offered(match, ask=["sextant.1"])
    accept(match)
    assert len(told(match, "offer_lapsed")) == 1


def test_bn_6_8_ships_change_hands_only_ship_for_ship() -> None:
    deck, one, other = two_ships()
    one.ship.damage["hull"], one.ship.white = 2, ["guns"]
    other.ship = new_ship("brigantine")
    match = parley(deck, 0)
    offered(match, give=["ship"])
    accept(match)
    assert (one.ship.type, other.ship.type) == ("brigantine", "schooner")
    # Damage and white boxes go with the hull; the cargo stays with its captain.
    assert (other.ship.damage["hull"], other.ship.white) == (2, ["guns"])
    assert sorted(one.ship.markers) == ["cloth", "gold500"]
    assert other.ship.markers == []


def test_ships_that_cannot_hold_the_cargo_are_not_exchanged() -> None:
    deck, one, other = two_ships()
    for hold in one.ship.holds:
        hold.markers = ["cloth"] * 4
    other.ship = new_ship("sloop")
    match = parley(deck, 0)
    offered(match, give=["ship"])
    accept(match)
    assert (one.ship.type, other.ship.type) == ("schooner", "sloop")


def test_hostages_and_pets_may_be_traded_and_a_relative_is_home() -> None:
    deck, one, other = two_ships()
    stranger, sister = Hostage("hostage1", "Spanish", "24", 1), Hostage("hostage2", "French", "15", 1, "PI15")
    one.hostages, one.pet = [stranger, sister], True
    match = parley(deck, 0)
    offered(match, give=["hostage/hostage1", "hostage/hostage2", "pet"], charge=0)
    accept(match)
    assert (one.hostages, other.hostages, one.pet, other.pet) == ([], [stranger], False, True)
    assert told(match, "relative_home") == [{"seat": 1, "pirate": "PI15", "hostage": "hostage2"}]


def test_the_cabin_takes_five_thousand_and_no_more() -> None:
    deck, _, other = two_ships()
    other.cabin = 4900
    match = parley(deck, 0)
    offered(match, pay=300)
    accept(match)
    assert other.cabin == 5000
    assert told(match, "doubloons_lost")[0]["doubloons"] == 200


def test_the_second_of_two_bargains_about_one_marker_lapses() -> None:
    deck, one, other = two_ships(3)
    third = deck.pirate("PI16", 2, "schooner", PLACE)
    match = parley(deck, 0)
    say(match, 0, offer1="PI14/PI15", offer1_give=["cloth.1"], offer2="PI14/PI16", offer2_give=["cloth.1"])
    say(match, 1)
    say(match, 2)
    say(match, 1, PI15_PI14="offer/1")
    say(match, 2, PI16_PI14="offer/1")
    assert len(told(match, "traded")) == len(told(match, "offer_lapsed")) == 1
    assert len(told(match, "dispute")) == 1
    assert sum(pirate.ship.markers.count("cloth") for pirate in (one, other, third)) == 1


def test_goods_that_nobody_could_give_are_not_asked_for() -> None:
    deck, one, other = two_ships()
    one.cabin, other.ship.holds[0].markers = 0, []
    match = parley(deck, 0)
    asked = [step.step for step in match.questions[0].steps_with({"offer1": "PI14/PI15"}) if not step.quiet]
    assert asked == ["offer1", "offer1_give", "offer1_promise", "offer2"]


def test_5_2_letters_of_marque_are_personal() -> None:
    deck, one, _ = two_ships()
    one.letter, one.pet = "LM01", True
    assert [option.id for option in items_of(deck.campaign.state, one)] == ["cloth.1", "gold500.2", "pet"]
