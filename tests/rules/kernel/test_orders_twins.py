"""An answer by order looks like a person's immediate answer: in events, views, questions, undos and refusals."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import IllegalAnswer, Match, Refusal, Undoable

from .programs import answer_from, game_for, order, programs
from .test_replay import assert_same, through_json
from .toys import CONVOY, SEED


def attempt(ask: Callable[[], Any]) -> Any:
    """Return the result of a call, or the text of its refusal."""
    try:
        return ask()
    except Refusal as refusal:
        return type(refusal), refusal.code, refusal.rule, refusal.data


def seen(match: Match) -> Any:
    """Return everything that any reader can see, without the seats' own orders."""
    readers = (None, *range(match.seats))
    return {
        "events": [list(match.events(reader)) for reader in readers],
        "log": list(match.log),
        "views": [match.view(reader) for reader in readers],
        "waiting": [match.waiting(reader) for reader in readers],
        "questions": {seat: question.plain() for seat, question in match.questions.items()},
        "acts": [(act.type, act.seat, act.question, act.kind, act.step, act.answer) for act in match.acts],
        "draws": list(match.draws),
        "plays": [match.plays(seat) for seat in range(match.seats)],
        "result": match.result,
        "alone": [attempt(lambda seat=seat: match.takeback(seat)) for seat in range(match.seats)],
        "together": attempt(lambda: list(match.undoable(99))),
        "previews": [attempt(lambda to=to: match.undo_preview(to)) for to in range(len(match.acts) + 1)],
        "undone draws": [attempt(lambda to=to: match.undo_draws(to)) for to in range(len(match.acts) + 1)],
    }


class Twins:
    """Two matches: in one the seats have standing orders, in the other people give the same answers at once."""

    def __init__(self, ordered: Match, by_hand: Match) -> None:
        self.ordered = ordered
        self.by_hand = by_hand

    def both(self, act: Callable[[Match], object]) -> None:
        """Do something in both."""
        done = len(self.ordered.entries)
        act(self.ordered)
        act(self.by_hand)
        self.follow(done)

    def order(self, act: Callable[[Match], object]) -> None:
        """Record orders in one match only."""
        done = len(self.ordered.entries)
        act(self.ordered)
        self.follow(done)

    def follow(self, done: int) -> None:
        """Give by hand the answers that orders gave, and check that both matches then look the same."""
        for entry in self.ordered.entries[done:]:
            if entry.by == "order":
                self.by_hand.answer(entry.seat, entry.answer, entry.question)
        assert seen(self.ordered) == seen(self.by_hand)

    def step(self, rng: random.Random) -> None:
        """Do one random legal thing."""
        match = self.ordered
        playing = [seat for seat in range(match.seats) if match.plays(seat)]
        deed = rng.choice(["answer", "answer", "answer", "pin", "order", "order", "undo", "together", "resign"])
        if deed == "order" or (deed == "resign" and rng.randrange(3)):
            self.order(lambda match: order(match, rng.choice(playing), rng))
        elif deed == "undo":
            able = [seat for seat in playing if isinstance(attempt(lambda seat=seat: match.takeback(seat)), Undoable)]
            self.both(lambda match: [match.undo(seat) for seat in able[:1]])
        elif deed == "together":
            steps = attempt(lambda: list(match.undoable(5)))
            if isinstance(steps, list) and rng.randrange(2):
                chosen, asker = rng.choice(steps), rng.choice(playing)
                self.both(lambda match: match.undo(asker, chosen.position, playing))
        elif deed == "resign":
            seat = rng.choice(playing)
            self.both(lambda match: match.resign(seat))
        else:
            seat = rng.choice(list(match.questions))
            self.answer(seat, deed == "pin", rng)

    def answer(self, seat: int, pin: bool, rng: random.Random) -> None:
        question = self.ordered.questions[seat]
        if question.shape != "form":
            answer = answer_from(question, rng)
            self.both(lambda match: match.answer(seat, answer, question.id))
            return
        final = [step for step in question.steps if step.final and step.step not in question.pins]
        if final and pin:
            pinned = answer_from(final[0], rng)
            self.both(lambda match: match.pin(seat, final[0].step, pinned, question.id))
        else:
            self.both(lambda match: match.answer(seat, {}, question.id))


def same_for_ever(twins: Twins, rng: random.Random, most: int) -> None:
    for _ in range(most):
        if twins.ordered.result is not None:
            break
        twins.step(rng)


@settings(deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_a_convoy_answered_by_orders_looks_like_one_answered_by_hand(seats: int, seed: int) -> None:
    twins = Twins(*(Match.start(CONVOY, seats, SEED) for _ in range(2)))
    same_for_ever(twins, random.Random(seed), 40)
    assert_same(Match.replay(through_json(twins.ordered.record()), CONVOY), twins.ordered)


@settings(deadline=None)
@given(program=programs((0, 1, 2)), seed=st.integers(0, 10**6))
def test_random_games_answered_by_orders_look_like_games_answered_by_hand(program: Any, seed: int) -> None:
    game = game_for(program)
    twins = Twins(*(Match.start(game, 3, SEED) for _ in range(2)))
    same_for_ever(twins, random.Random(seed), 40)
    assert_same(Match.replay(through_json(twins.ordered.record()), game), twins.ordered)


# ---------------------------------------------------------------- undo


def test_orders_recorded_since_an_answer_neither_block_its_undo_nor_are_undone() -> None:
    match = Match.start(CONVOY, 3, SEED)
    match.answer(0, 5)
    step = match.takeback(0)
    match.set_orders(1, {"speed": 3})
    match.set_orders(0, {"decks": ["aft"]})
    assert match.takeback(0) == step == match.undoable(9)[0]
    match.undo(0)
    assert match.orders(1)["speed"] == 3
    assert match.orders(0)["decks"] == ["aft"]
    assert [entry.type for entry in match.entries] == ["answer", "orders", "orders", "undo"]
    assert match.entries[3].answer == 0
    assert_same(Match.replay(through_json(match.record()), CONVOY), match)
    match.answer(0, 6)
    match.undo(1, to=2, consent=(0, 2))
    assert match.orders(1)["speed"] == 3
    assert_same(Match.replay(through_json(match.record()), CONVOY), match)


def test_an_undo_cannot_go_back_to_orders() -> None:
    match = Match.start(CONVOY, 2, SEED)
    match.set_orders(1, {"speed": 3})
    for ask in (lambda: match.undoable(9), lambda: match.takeback(1), lambda: match.undo(0, to=0, consent=(1,))):
        with pytest.raises(IllegalAnswer, match="nothing_to_undo"):
            ask()


def test_an_answer_by_order_is_its_seats_act() -> None:
    match = Match.start(CONVOY, 3, SEED)
    match.set_orders(1, {"fire": "never"})
    match.answer(0, 5)
    with pytest.raises(IllegalAnswer, match="undo_others_acted"):
        match.undo(0)
    assert match.takeback(1) == (1, 1, "1.1")


def test_an_undone_question_waits_for_a_person_until_there_are_new_orders() -> None:
    match = Match.start(CONVOY, 3, SEED)
    match.set_orders(1, {"fire": "always"})
    match.answer(0, 5)
    match.undo(1)
    assert match.waiting(None).seats == (1, 2)
    loaded = Match.replay(through_json(match.record()), CONVOY)
    assert_same(loaded, match)
    for one in (match, loaded):
        one.answer(2, "hold")
        assert list(one.questions) == [1]
        one.set_orders(1, {"fire": "never"})
        assert one.questions[0].kind == "stow"
    assert_same(loaded, match)


def test_an_undo_to_before_orders_keeps_them_and_they_answer_later_questions() -> None:
    match = Match.start(CONVOY, 3, SEED)
    match.answer(0, 5)
    match.answer(1, "hold")
    match.set_orders(1, {"fire": "always"})
    match.undo(2, to=0, consent=(0, 1))
    assert list(match.questions) == [0]
    match.answer(0, 6)
    assert [(entry.seat, entry.answer, entry.by) for entry in match.acts[-2:]] == [
        (0, 6, "player"),
        (1, "fire", "order"),
    ]
    assert_same(Match.replay(through_json(match.record()), CONVOY), match)
