"""Standing orders for loads (CO 6.7): an ordered load is one of the question's proposals and is given at once."""

from typing import Any

import pytest

from rules.corsari import GAME
from rules.kernel import IllegalAnswer, Malformed, Match, Question


def to_sailing(seed: str, orders: dict[int, Any], seats: int = 3) -> tuple[Match, dict[int, Question]]:
    """Play by the pilot until a seat sails; return the match and the open questions for loads."""
    match = Match.start(GAME, seats, seed)
    for seat, said in orders.items():
        match.set_orders(seat, said)
    while "sail_declared" not in [event.kind for event in match.log]:
        one(match)
    while any(question.kind == "layout" for question in match.questions.values()):
        one(match)
    return match, {seat: q for seat, q in match.questions.items() if q.kind == "load"}


def one(match: Match) -> None:
    question = next(iter(match.questions.values()))
    match.answer(question.seat, GAME.pilot(match.view(question.seat), question))


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
@pytest.mark.parametrize("wanted", ["best", "heaviest"])
def test_an_ordered_load_is_one_of_the_proposals(seed: str, wanted: str) -> None:
    _, asked = to_sailing(seed, {})
    if not asked:
        pytest.skip("a sweep: nobody loads")
    for seat, question in asked.items():
        ready = {proposal.id: dict(proposal.answer) for proposal in question.proposals}
        match, still = to_sailing(seed, {seat: {"loading": wanted}})
        assert seat not in still
        given = [entry for entry in match.entries if entry.seat == seat and entry.kind == "load"]
        assert [entry.by for entry in given] == ["order"]
        assert dict(given[0].answer) == ready.get(wanted, ready["best"])


def test_a_seat_that_ordered_ask_is_asked() -> None:
    _, asked = to_sailing("a", {})
    assert asked
    for orders in ({"loading": "ask"}, {}):
        assert list(to_sailing("a", dict.fromkeys(asked, orders))[1]) == list(asked)


def test_an_open_load_is_answered_at_once_and_the_round_is_scored() -> None:
    match, asked = to_sailing("a", {})
    for seat in asked:
        match.set_orders(seat, {"loading": "best"})
    assert "loads_revealed" in [event.kind for event in match.events(None)]
    again = Match.replay(match.record())
    assert again.view(None) == match.view(None)


def test_a_round_with_orders_ends_like_one_answered_by_hand() -> None:
    by_order, asked = to_sailing("b", {seat: {"loading": "best"} for seat in range(3)})
    assert asked == {}
    by_hand, asked = to_sailing("b", {})
    for seat, question in asked.items():
        by_hand.answer(seat, dict(question.proposals[0].answer))
    assert [tuple(e) for e in by_order.events(None)] == [tuple(e) for e in by_hand.events(None)]


def test_other_values_are_refused() -> None:
    match = Match.start(GAME, 2, "x")
    with pytest.raises(IllegalAnswer):
        match.set_orders(0, {"loading": "none"})
    with pytest.raises(Malformed):
        match.set_orders(0, {"sail": True})
    assert match.orders_form(0, {"loading": "ask"}) is None
