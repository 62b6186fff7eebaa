"""Ballots by standing order: the first wish that the hand fulfils is cast, and looks like any other ballot."""

from typing import Any

import pytest

from rules.kernel import IllegalAnswer, Malformed, Match
from rules.tortuga import GAME
from rules.tortuga.orders import ordered_ballot
from rules.tortuga.pilot import v1

from ...secrets.twins import sight

HAND = ["CBS", "CFN", "TBS"]


@pytest.mark.parametrize(
    ("vote", "wishes", "cast"),
    [
        ("attack", ["T"], "TBS"),
        ("attack", ["C", "T"], "CBS"),
        ("attack", ["W", "T", "C"], "TBS"),
        ("attack", ["W"], None),
        ("attack", ["W", "blind"], "blind"),
        ("attack", ["W", "ask", "blind"], None),
        ("attack", ["blind", "C"], "blind"),
        ("attack", ["ask"], None),
        ("mutiny", ["S"], "CBS"),
        ("mutiny", ["N", "S"], "CFN"),
        ("brawl", ["F", "B"], "CFN"),
        ("brawl", ["B"], "CBS"),
    ],
)
def test_the_first_wish_that_the_hand_fulfils_is_cast(vote: str, wishes: list[str], cast: str | None) -> None:
    others = {other: ["blind"] for other in ("attack", "mutiny", "brawl") if other != vote}
    assert ordered_ballot({**others, vote: wishes}, vote, HAND) == cast


def test_a_seat_without_orders_is_asked() -> None:
    assert ordered_ballot({}, "attack", HAND) is None
    match = Match.start(GAME, 4, "x", options={"brethren": "auto"})
    match.set_orders(0, {"brawl": ["blind"]})
    assert match.orders(0) == {"attack": ["ask"], "mutiny": ["ask"], "brawl": ["blind"]}
    assert match.orders_form(0, {"attack": ["T"], "mutiny": ["S"], "brawl": ["ask"]}) is None


@pytest.mark.parametrize("orders", [{"attack": []}, {"attack": ["S"]}, {"attack": ["C", "C"]}, {"steal": ["C"]}])
def test_other_values_are_refused(orders: dict[str, Any]) -> None:
    with pytest.raises((IllegalAnswer, Malformed)):
        Match.start(GAME, 2, "x").set_orders(0, orders)


ORDERS = {"attack": ["W", "T", "blind"], "mutiny": ["blind"], "brawl": ["B", "blind"]}


def voted(seed: str, ordered: list[int]) -> tuple[Match, int]:
    """Play by the older AI, whose play stays as it is.

    Seats 1 and 3 cast the same ballots, by order if they are in ``ordered``, else by hand.
    """
    match, ballots = Match.start(GAME, 5, seed, options={"brethren": "auto"}), 0
    for seat in ordered:
        match.set_orders(seat, ORDERS)
    while match.result is None:
        question = next(iter(match.questions.values()))
        answer = v1(match.view(question.seat), question)
        if question.kind == "ballot" and question.seat in (1, 3):
            hand = [option.id for option in question.options[:-1]]
            answer = ordered_ballot(ORDERS, question.data["vote"], hand)
            ballots += 1
        match.answer(question.seat, answer)
    return match, ballots


def test_a_ballot_by_order_looks_like_one_by_hand() -> None:
    by_hand, asked = voted("orders", [])
    by_order, still = voted("orders", [1, 3])
    assert asked > 2
    assert still == 0
    assert sum(entry.by == "order" for entry in by_order.entries) == asked
    for reader in (None, *range(5)):
        assert sight(by_order, reader) == sight(by_hand, reader)
    assert list(by_order.draws) == list(by_hand.draws)
    again = Match.replay(by_order.record())
    assert again.view(None) == by_order.view(None)


def test_orders_given_while_a_vote_is_open_cast_at_once() -> None:
    match = Match.start(GAME, 5, "orders", options={"brethren": "auto"})
    while len(match.questions) < 3:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, v1(match.view(question.seat), question))
    seat = next(iter(match.questions))
    before = match.waiting(None).unnamed
    match.set_orders(seat, {vote: ["blind"] for vote in ("attack", "mutiny", "brawl")})
    assert seat not in match.questions
    assert match.waiting(None).unnamed == before - 1
