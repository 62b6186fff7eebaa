"""Standing orders that wait: where a table lets them, a window stays open until the bot gives the orders' answer."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import (
    Abandoned,
    All,
    Ask,
    IllegalAnswer,
    Match,
    NotYourSeat,
    Play,
    Result,
    StaleQuestion,
    Table,
    choose,
    form,
)

from .programs import answer_from
from .test_orders_twins import seen
from .test_replay import assert_same, through_json
from .toys import SEED, over, toy


def watch(table: Table, state: list[Any]) -> Play[Result]:
    """Let each seat strike in turn, twice round; all others may react, and a strike that none parries is rolled."""
    try:
        for striker in [*range(table.seats)] * 2:
            blow = yield from choose(striker, "strike", ["high", "low"], takeback=True)
            table.tell("struck", seat=striker, blow=blow)
            others = [seat for seat in range(table.seats) if seat != striker]
            replies = yield from All(react(seat) for seat in others)
            table.tell("replied", seat=striker, replies=replies)
            state.append([blow, replies, None if "parry" in replies else table.dice.roll("hit", 6)])
    except Abandoned:
        return over(table, "abandoned")
    return over(table)


def react(seat: int) -> Ask[str]:
    return choose(
        seat,
        "react",
        ["suffer", "parry"],
        takeback=True,
        window=True,
        standing=lambda said: None if said["reply"] == "ask" else said["reply"],
        waits=lambda said: said["timing"] == "later",
    )


def watch_orders(table: Table, state: list[Any], seat: int) -> Ask[Any]:
    """Ask for orders: the answer to every window ("lunge" is never legal), and when it is given."""

    def steps() -> Play[None]:
        yield from choose(seat, "reply", ["ask", "suffer", "parry", "lunge"])
        yield from choose(seat, "timing", ["later", "at_once"])

    return form(seat, "orders", steps)


WATCH = replace(toy(watch, kinds=("hit",)), orders=watch_orders)
LATER = {"reply": "suffer", "timing": "later"}
AT_ONCE = {"reply": "suffer", "timing": "at_once"}


@pytest.fixture
def match() -> Match:
    match = Match.start(WATCH, 3, SEED)
    match.orders_wait = True
    return match


def reloaded(match: Match) -> Match:
    """Return the match as it is after a restart of the bot."""
    again = Match.replay(through_json(match.record()), WATCH)
    assert_same(again, match)
    again.orders_wait = True
    return again


def test_a_question_says_whether_it_is_a_window(match: Match) -> None:
    assert not match.questions[0].window
    match.answer(0, "high")
    assert [question.window for question in match.questions.values()] == [True, True]
    assert match.questions[1].plain()["window"] is True


def test_a_window_waits_for_orders_that_wait_and_takes_the_others_at_once(match: Match) -> None:
    match.set_orders(1, LATER)
    match.set_orders(2, AT_ONCE)
    match.answer(0, "high")
    assert list(match.questions) == [1]
    assert match.ordered(1) == "suffer"
    assert (match.ordered(0), match.ordered(2)) == (None, None)
    events = match.answer_by_order(1, "1.1")
    assert [event.kind for event in events] == ["replied"]
    assert [(entry.seat, entry.answer, entry.by) for entry in match.acts] == [
        (0, "high", "player"),
        (2, "suffer", "order"),
        (1, "suffer", "order"),
    ]
    reloaded(match)


def test_orders_answer_at_once_where_the_table_does_not_let_them_wait() -> None:
    match = Match.start(WATCH, 2, SEED)
    assert not match.orders_wait
    match.set_orders(1, LATER)
    match.answer(0, "high")
    assert list(match.questions) == [1]
    assert match.questions[1].kind == "strike"


def test_an_answer_by_order_may_let_other_orders_answer(match: Match) -> None:
    match.set_orders(1, LATER)
    match.answer(0, "high")
    match.answer(2, "suffer")
    match.set_orders(2, AT_ONCE)
    match.answer_by_order(1, "1.1")
    match.answer(1, "low")
    assert [entry.by for entry in match.acts] == ["player", "player", "order", "player", "order"]


def test_nothing_is_ordered_without_orders_or_by_orders_that_ask_or_are_illegal(match: Match) -> None:
    match.answer(0, "high")
    assert match.ordered(1) is None
    for reply in ("ask", "lunge"):
        match.set_orders(1, {"reply": reply})
        assert match.ordered(1) is None
        with pytest.raises(IllegalAnswer, match="no_order"):
            match.answer_by_order(1, "1.1")
    match.set_orders(1, LATER)
    assert match.ordered(1) == "suffer"
    match.set_orders(1, None)
    assert match.ordered(1) is None


def test_an_answer_by_order_is_refused_like_any_other_when_its_question_is_not_open(match: Match) -> None:
    match.set_orders(1, LATER)
    with pytest.raises(StaleQuestion, match="answered_already"):
        match.answer_by_order(1, "1.1")
    match.answer(0, "high")
    entries = len(match.entries)
    with pytest.raises(NotYourSeat, match="other_seat"):
        match.answer_by_order(1, "2.1")
    with pytest.raises(StaleQuestion, match="answered_already"):
        match.answer_by_order(1, "1.2")
    for ask in (match.ordered, lambda seat: match.answer_by_order(seat, f"{seat}.1")):
        with pytest.raises(NotYourSeat):
            ask(7)
    assert len(match.entries) == entries
    match.answer(1, "parry")
    with pytest.raises(StaleQuestion, match="answered_already"):
        match.answer_by_order(1, "1.1")


def test_changed_orders_answer_at_once_or_wait_as_they_say(match: Match) -> None:
    match.set_orders(1, LATER)
    match.answer(0, "high")
    match.set_orders(1, {"reply": "parry", "timing": "later"})
    assert match.ordered(1) == "parry"
    match.set_orders(1, AT_ONCE)
    assert 1 not in match.questions


@pytest.mark.parametrize("restarted", [False, True])
def test_a_reopened_window_waits_for_a_person_or_for_new_orders(match: Match, *, restarted: bool) -> None:
    match.set_orders(1, LATER)
    match.answer(0, "high")
    match.answer_by_order(1, "1.1")
    match.undo(1)
    match = reloaded(match) if restarted else match
    (question,) = [question for seat, question in match.questions.items() if seat == 1]
    assert match.ordered(1) is None
    with pytest.raises(IllegalAnswer, match="no_order"):
        match.answer_by_order(1, question.id)
    match.set_orders(1, LATER)
    match = reloaded(match) if restarted else match
    assert match.ordered(1) == "suffer"
    match.answer_by_order(1, question.id)
    assert match.entries[-1].by == "order"


def test_an_undo_leaves_the_wait_of_those_who_had_not_answered(match: Match) -> None:
    for seat in (1, 2):
        match.set_orders(seat, LATER)
    match.answer(0, "high")
    match.answer_by_order(1, "1.1")
    match.undo(1)
    for one in (match, reloaded(match)):
        assert (one.ordered(1), one.ordered(2)) == (None, "suffer")
    match.answer_by_order(2, "2.2")
    match.undo(2)
    for one in (match, reloaded(match)):
        assert (one.ordered(1), one.ordered(2)) == (None, None)


def test_a_window_that_an_undo_leaves_to_a_person_is_followed_by_windows_that_wait_again(match: Match) -> None:
    match.set_orders(1, LATER)
    match.answer(0, "high")
    match.undo(0, to=0, consent=(1, 2))
    match.answer(0, "low")
    assert match.ordered(1) == "suffer"


def test_a_resignation_ends_the_wait(match: Match) -> None:
    match.set_orders(1, LATER)
    match.answer(0, "high")
    match.resign(1)
    assert match.entries[-1].by == "default"
    assert 1 not in match.questions


def test_only_windows_wait() -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "word", ["a"], standing=lambda said: "a", waits=lambda said: True)
        return over(table)

    match = Match.start(replace(toy(play), orders=watch_orders), 1, SEED)
    match.orders_wait = True
    match.set_orders(0, LATER)
    assert match.result is not None


def test_a_window_may_have_orders_that_never_wait(match: Match) -> None:
    def play(table: Table, state: list[Any]) -> Play[Any]:
        yield from choose(0, "react", ["a"], window=True, standing=lambda said: "a")
        return over(table)

    match = Match.start(replace(toy(play), orders=watch_orders), 1, SEED)
    match.orders_wait = True
    match.set_orders(0, LATER)
    assert match.result is not None


# ---------------------------------------------------------------- properties


def random_orders(match: Match, seat: int, rng: random.Random, timings: Mapping[str, str]) -> None:
    """Record random orders; ``timings``: what stands for the timing that was drawn."""
    if rng.randrange(4) == 0:
        match.set_orders(seat, None)
        return
    draft: dict[str, Any] = {}
    while (step := match.orders_form(seat, draft)) is not None:
        drawn = answer_from(step, rng)
        draft[step.step] = timings.get(drawn, drawn)
    match.set_orders(seat, draft)


def play_at_random(match: Match, seed: int, timings: Mapping[str, str], most: int = 60) -> None:
    rng = random.Random(seed)
    for _ in range(most):
        if match.result is not None:
            return
        deed = rng.choice(["orders", "answer", "answer", "undo", "resign" if rng.randrange(6) == 0 else "answer"])
        playing = [seat for seat in range(match.seats) if match.plays(seat)]
        if deed == "orders":
            random_orders(match, rng.choice(playing), rng, timings)
        elif deed == "resign":
            match.resign(rng.choice(playing))
        elif deed == "undo":
            try:
                match.undo(rng.choice(playing))
            except IllegalAnswer:
                continue
        else:
            seat = rng.choice(list(match.questions))
            match.answer(seat, answer_from(match.questions[seat], rng))


@settings(deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_where_orders_may_not_wait_their_timing_changes_nothing(seats: int, seed: int) -> None:
    matches = [Match.start(WATCH, seats, SEED) for _ in range(2)]
    play_at_random(matches[0], seed, {})
    play_at_random(matches[1], seed, {"later": "at_once"})
    assert seen(matches[0]) == seen(matches[1])


@settings(deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_a_match_with_orders_that_wait_replays(seats: int, seed: int) -> None:
    match = Match.start(WATCH, seats, SEED)
    match.orders_wait = True
    rng = random.Random(seed)
    for turn in range(6):
        play_at_random(match, seed + turn, {}, 8)
        for seat, question in list(match.questions.items()):
            if match.ordered(seat) is not None and rng.randrange(2):
                match.answer_by_order(seat, question.id)
    again = Match.replay(through_json(match.record()), WATCH)
    assert_same(again, match)
    assert [again.ordered(seat) for seat in range(seats)] == [match.ordered(seat) for seat in range(seats)]


def told_to_others(match: Match, seat: int) -> Any:
    """Return everything that the other readers can see, and when the seat is asked what."""
    others = [reader for reader in (None, *range(match.seats)) if reader != seat]
    return {
        "events": [list(match.events(reader)) for reader in others],
        "views": [match.view(reader) for reader in others],
        "waiting": [match.waiting(reader) for reader in others],
        "questions": [question.plain() for question in match.questions.values()],
        "acts": [(act.type, act.seat, act.question, act.answer) for act in match.acts],
        "ordered": [match.ordered(reader) for reader in others if reader is not None],
        "undo": [attempt(lambda reader=reader: match.takeback(reader)) for reader in others if reader is not None],
    }


def attempt(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except (IllegalAnswer, StaleQuestion) as refusal:
        return refusal.code


@settings(deadline=None)
@given(seed=st.integers(0, 10**6), reply=st.sampled_from(["ask", "suffer", "parry", "lunge"]))
def test_an_open_window_looks_the_same_with_and_without_orders_that_wait(seed: int, reply: str) -> None:
    ordered, without = (Match.start(WATCH, 3, SEED) for _ in range(2))
    ordered.orders_wait = without.orders_wait = True
    ordered.set_orders(1, {"reply": reply, "timing": "later"})
    rng = random.Random(seed)
    while ordered.result is None:
        assert told_to_others(ordered, 1) == told_to_others(without, 1)
        seat = rng.choice(list(without.questions))
        question = without.questions[seat]
        if (answer := ordered.ordered(seat)) is not None:
            # At a moment chosen by chance, as the bot chooses it.
            ordered.answer_by_order(seat, question.id)
            without.answer(seat, answer, question.id)
            continue
        answer = answer_from(question, rng)
        for match in (ordered, without):
            match.answer(seat, answer, question.id)
