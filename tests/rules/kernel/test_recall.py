"""Recall: an answer that allows it can be taken back while other seats are still asked; nobody is told anything."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.kernel import (
    All,
    Ask,
    Diverged,
    IllegalAnswer,
    Malformed,
    Match,
    NotYourSeat,
    Play,
    Proposal,
    Result,
    StaleQuestion,
    Table,
    choose,
    form,
    number,
)

from .toys import SEED, over, toy


def sealed(seat: int, turn: int) -> Ask[list[Any]]:
    """Ask a form: a peek (final), then a bid; standing orders answer it."""

    def steps() -> Play[list[Any]]:
        peek = yield from choose(seat, "peek", ["no", "yes"], final=True, quiet=True)
        bid = yield from number(seat, "bid", 0, 9, data={"peek": peek})
        return [peek, bid]

    return form(
        seat, "sealed", steps, [Proposal("low", {"bid": 1})], secret=True, recall=True, data={"turn": turn},
        standing=lambda said: {"bid": said["bid"]},
    )  # fmt: skip


def auction(table: Table, state: list[Any]) -> Play[Result]:
    """Let everybody bid in secret in three turns; after each, one seat answers in public, which can be taken back."""
    for turn in range(3):
        bids = yield from All(sealed(seat, turn) for seat in range(table.seats))
        luck = table.dice.roll("lot", 6)
        table.tell("sold", bids=bids, luck=luck)
        state.append(bids)
        yield from choose(turn % table.seats, "toast", ["health", "wealth"], takeback=True)
    return over(table)


def bid_orders(table: Table, state: list[Any], seat: int) -> Ask[Any]:
    def steps() -> Play[None]:
        yield from number(seat, "bid", 0, 9)

    return form(seat, "orders", steps)


AUCTION = replace(toy(auction, kinds=("lot",)), orders=bid_orders)


@pytest.fixture
def match() -> Match:
    return Match.start(AUCTION, 3, SEED)


def check_replay(match: Match) -> None:
    again = Match.replay(match.record(), AUCTION)
    assert (again.entries, again.log, again.draws) == (match.entries, match.log, match.draws)
    assert {seat: question.id for seat, question in again.questions.items()} == {
        seat: question.id for seat, question in match.questions.items()
    }


def test_the_question_is_put_again_and_nothing_is_told(match: Match) -> None:
    match.answer(0, {"bid": 3})
    match.answer(1, {"bid": 4})
    told = len(match.log)
    assert match.takeback(0).question == "0.1"
    assert match.undo(0) == []
    assert len(match.log) == told
    assert {seat: question.id for seat, question in match.questions.items()} == {0: "0.2", 2: "2.1"}
    assert match.waiting(None).seats == (0, 2)
    assert match.given(0) is None
    match.answer(0, {"bid": 5}, question="0.2")
    match.answer(2, {"bid": 6})
    assert match.state[0] == [["no", 5], ["no", 4], ["no", 6]]
    check_replay(match)


def test_the_log_keeps_both_answers_and_the_recall(match: Match) -> None:
    match.answer(0, {"bid": 3})
    match.undo(0)
    match.answer(0, {"bid": 5})
    assert [(entry.type, entry.question, entry.answer) for entry in match.entries] == [
        ("answer", "0.1", {"peek": "no", "bid": 3}),
        ("undo", None, None),
        ("answer", "0.2", {"peek": "no", "bid": 5}),
    ]
    check_replay(match)


def test_a_stale_question_is_refused_after_a_recall(match: Match) -> None:
    match.answer(0, {"bid": 3})
    match.undo(0)
    with pytest.raises(StaleQuestion):
        match.answer(0, {"bid": 5}, question="0.1")


def test_pins_stay(match: Match) -> None:
    match.pin(0, "peek", "yes")
    match.answer(0, {"bid": 3})
    match.undo(0)
    assert match.pins(0) == {"peek": "yes"}
    with pytest.raises(IllegalAnswer):
        match.answer(0, {"peek": "no", "bid": 3})
    match.answer(0, {"bid": 2})
    assert match.entries[-1].answer == {"peek": "yes", "bid": 2}
    check_replay(match)


def test_the_last_answer_of_all_is_final(match: Match) -> None:
    for seat in (2, 0, 1):
        match.answer(seat, {"bid": seat})
    for seat in range(3):
        with pytest.raises(IllegalAnswer):
            match.undo(seat)


def test_a_seat_that_has_not_answered_has_nothing_to_recall(match: Match) -> None:
    match.answer(0, {"bid": 3})
    with pytest.raises(IllegalAnswer) as caught:
        match.undo(1)
    assert caught.value.code == "nothing_to_undo"
    match.undo(0)
    with pytest.raises(IllegalAnswer):
        match.undo(0)
    with pytest.raises(NotYourSeat):
        match.undo(7)


def test_a_resigned_seat_recalls_nothing(match: Match) -> None:
    match.answer(0, {"bid": 3})
    match.resign(0)
    with pytest.raises(StaleQuestion):
        match.undo(0)


@pytest.mark.parametrize("show", ["names", "count"])
def test_a_vote_is_never_recalled(show: Any) -> None:
    def vote(table: Table) -> Play[list[str]]:
        return All(choose(seat, "vote", ["aye", "nay"], recall=True, show=show) for seat in range(table.seats))

    match = Match.of(vote, seats=2)
    match.answer(0, "aye")
    if show == "names":
        match.undo(0)
        assert sorted(match.questions) == [0, 1]
    else:
        with pytest.raises(IllegalAnswer) as caught:
            match.undo(0)
        assert caught.value.code == "undo_vote"


def test_an_answer_without_recall_stays() -> None:
    match = Match.of(lambda table: All(choose(seat, "say", ["a", "b"], secret=True) for seat in range(2)), seats=2)
    match.answer(0, "a")
    with pytest.raises(IllegalAnswer):
        match.undo(0)


def test_orders_do_not_answer_the_recalled_question_until_they_change(match: Match) -> None:
    match.set_orders(0, {"bid": 7})
    assert match.entries[-1].by == "order"
    match.undo(0)
    assert match.questions[0].id == "0.2"
    match.answer(1, {"bid": 1})
    assert match.questions[0].id == "0.2"
    match.set_orders(0, {"bid": 8})
    assert match.entries[-1].answer == {"peek": "no", "bid": 8}
    check_replay(match)


def test_an_undo_goes_back_over_a_recall(match: Match) -> None:
    for seat in range(3):
        match.answer(seat, {"bid": seat})
        if seat < 2:
            match.undo(seat)
            match.answer(seat, {"bid": seat + 4})
    match.answer(0, "health")
    # The second turn is open: seat 0 may not take the toast back once others have answered, but everybody may agree.
    match.answer(1, {"bid": 9})
    match.undo(1)
    with pytest.raises(IllegalAnswer):
        match.undo(1)
    match.undo(0)
    assert {seat: question.kind for seat, question in match.questions.items()} == {0: "toast"}
    match.answer(0, "wealth")
    check_replay(match)
    assert match.state[0] == [["no", 4], ["no", 5], ["no", 2]]


def test_tampered_recalls_diverge(match: Match) -> None:
    match.answer(0, {"bid": 3})
    match.undo(0)
    record = match.record()
    for entries in (
        [replace(record.entries[0], type="undo", question=None, kind=None, step=None, answer=None)],
        [record.entries[0], replace(record.entries[1], seat=1)],
        [record.entries[0], record.entries[1], record.entries[1]],
        [record.entries[0], replace(record.entries[1], answer=False)],
    ):
        with pytest.raises(Diverged):
            Match.replay(record.model_copy(update={"entries": entries}), AUCTION)


@pytest.mark.parametrize("seed", range(12))
def test_random_recalls_and_undos_replay(seed: int) -> None:
    random, match = Random(seed), Match.start(AUCTION, 3, SEED, str(seed))
    for _ in range(60):
        if match.result is not None:
            break
        try:
            attempt(match, random)
        except (IllegalAnswer, StaleQuestion, Malformed):
            continue
    check_replay(match)
    whole = [[value for _, value in bids] for bids in match.state]
    assert whole == kept_bids(match)


def attempt(match: Match, random: Random) -> None:
    """Make a random act."""
    seat, act, open_seat = random.randrange(3), random.random(), asked(match, random)
    if act < 0.35:
        match.undo(seat)
    elif act < 0.45:
        match.undo(seat, to=random.randrange(len(match.acts) or 1), consent=range(3))
    elif match.questions[open_seat].kind == "toast":
        match.answer(open_seat, "health")
    elif act < 0.6:
        match.pin(open_seat, "peek", "yes")
    else:
        match.answer(open_seat, {"bid": random.randrange(10)})


def asked(match: Match, random: Random) -> int:
    """Return a seat that is asked."""
    return random.choice(sorted(match.questions))


def kept_bids(match: Match) -> Sequence[Sequence[int]]:
    """Return the bids by turn as they were told in events that stand."""
    return [
        [bid for _, bid in event.data["bids"]] for event in match.log if event.kind == "sold" and event.undone is None
    ]
