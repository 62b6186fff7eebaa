"""The cabin under the option ``exact_change`` strict: at most five chests, paid whole (spec 2.4)."""

from typing import Any

import pytest

from rules.blackbeard import ledgers
from rules.blackbeard.port.treasure import move_treasure

from .decks import Deck, told
from .scenes import in_port

CHARLES_TOWN = "16"


@pytest.mark.parametrize(
    ("chests", "price", "paid"),
    [
        ([1000, 5], 5, [5]),
        ([1000, 5], 6, [1000]),
        ([1000, 400, 300, 200], 600, [400, 200]),
        ([600, 400, 200], 600, [600]),
        ([1000, 1000], 1500, [1000, 1000]),
        ([300, 200], 0, []),
    ],
)
def test_the_chests_that_lose_least_pay(chests: list[int], price: int, paid: list[int]) -> None:
    assert ledgers.cheapest(chests, price) == paid


@pytest.mark.parametrize(
    ("chests", "packed"),
    [
        ([1000, 5], [1000, 5]),
        ([100, 200, 300, 400, 500, 600], [700, 500, 400, 300, 200]),
        ([1000, 1000, 1000, 999, 999, 2], [1000, 1000, 1000, 1000, 1000]),
    ],
)
def test_a_sixth_chest_is_poured_into_the_others(chests: list[int], packed: list[int]) -> None:
    assert ledgers.packed_chests(chests) == packed


def test_an_overpayment_is_lost() -> None:
    deck = Deck(exact_change="strict")
    pirate = deck.pirate()

    def act(voyage: Any) -> None:
        ledgers.earn(voyage, pirate, 1005, "sale")
        ledgers.earn(voyage, pirate, 300, "sale")
        ledgers.pay(voyage, pirate, 200, "bought", "BN 10.22")

    match = deck.run(act)
    assert (pirate.cabin, pirate.coffers) == (1005, [1000, 5])
    assert [event["doubloons"] for event in told(match, "doubloons_lost")] == [100]
    assert [event["now"] for event in told(match, "cabin")] == [1005, 1305, 1005]


def test_whole_chests_are_deposited_and_nothing_is_lost() -> None:
    deck = Deck(exact_change="strict")
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge = CHARLES_TOWN

    def act(voyage: Any) -> None:
        ledgers.earn(voyage, pirate, 1200, "sale")
        move_treasure(voyage, pirate, 150)

    match = deck.run(act)
    assert (pirate.cabin, deck.campaign.hidden.treasure_of("PI12", CHARLES_TOWN)) == (1000, 200)
    assert told(match, "doubloons_lost") == []


def test_without_the_option_payments_are_exact() -> None:
    deck = Deck()
    pirate = deck.pirate()

    def act(voyage: Any) -> None:
        ledgers.earn(voyage, pirate, 1005, "sale")
        ledgers.pay(voyage, pirate, 6, "bought", "BN 10.22")

    deck.run(act)
    assert (pirate.cabin, pirate.coffers) == (999, [])
