"""A refusal changes nothing: not the record, the events, the questions, the digest or the rest of the match."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import IllegalAnswer, Malformed, Match, NotYourSeat, Question, Refusal, StaleQuestion

from .programs import game_for, move, programs, told
from .toys import DEAL, DUEL, PARLEY, REGATTA, SEED, SURVIVORS, VOTE

Attempt = tuple[Callable[[], object], type[Refusal]]


def snapshot(match: Match) -> Any:
    """Return everything that a refusal must not change."""
    return copy.deepcopy(
        (
            match.record().model_dump_json(),
            match._engine.digest,
            told(match),
            {reader: list(match.events(reader)) for reader in (None, *range(match.seats))},
            {reader: match.view(reader) for reader in (None, *range(match.seats))},
            {reader: match.waiting(reader) for reader in (None, *range(match.seats))},
            {seat: question.plain() for seat, question in match.questions.items()},
        )
    )


def attempts(match: Match) -> Iterator[Attempt]:
    """Return every kind of illegal call that can be tried now."""
    for seat in (-1, match.seats, 99):
        yield lambda seat=seat: match.answer(seat, "a"), NotYourSeat
        yield lambda seat=seat: match.step(seat, {}), NotYourSeat
        yield lambda seat=seat: match.pin(seat, "a", "a"), NotYourSeat
        yield lambda seat=seat: match.resign(seat), NotYourSeat
    for seat in range(match.seats):
        if seat not in match.questions:
            # A seat that is out of the match decides nothing more; these matches have no resignations.
            kind = StaleQuestion if match.plays(seat) else NotYourSeat
            yield lambda seat=seat: match.answer(seat, "a"), kind
            yield lambda seat=seat: match.answer(seat, "a", question=f"{seat}.1"), kind
            yield lambda seat=seat: match.step(seat, {}), kind
            yield lambda seat=seat: match.pin(seat, "a", "a"), kind
    for seat, question in match.questions.items():
        default = question.default
        for other in (f"{seat + 1}.1", f"{seat}{seat}.1", "", "x", ".1", f" {seat}.1"):
            yield lambda seat=seat, d=default, other=other: match.answer(seat, d, question=other), NotYourSeat
        for old in (f"{seat}.0", f"{seat}.99", f"{seat}", f"{seat}.", f"{question.id}.1", f"{question.id}/x"):
            yield lambda seat=seat, d=default, old=old: match.answer(seat, d, question=old), StaleQuestion
        yield from wrong_answers(match, question)


def wrong_answers(match: Match, question: Question) -> Iterator[Attempt]:
    seat = question.seat
    for answer in (None, True, 0.5, [None], {"\0": 1}, [["a"]], float("nan"), b""):
        yield lambda answer=answer: match.answer(seat, answer, question=question.id), Malformed
    if question.shape == "choose":
        yield lambda: match.answer(seat, "no such option"), IllegalAnswer
    elif question.shape == "pick":
        first = question.options[0].id
        yield lambda: match.answer(seat, ["no such option"]), IllegalAnswer
        yield lambda: match.answer(seat, [first, first]), IllegalAnswer
    elif question.number is not None:
        hi = question.number[1]
        yield lambda: match.answer(seat, hi + 1), IllegalAnswer
    else:
        yield from wrong_forms(match, question)


def wrong_forms(match: Match, question: Question) -> Iterator[Attempt]:
    seat = question.seat
    yield lambda: match.step(seat, []), Malformed  # type: ignore[arg-type]
    yield lambda: match.pin(seat, "no such step", "a"), Malformed
    for step in question.steps:
        yield lambda step=step: match.answer(seat, {step.step: None}), Malformed
        yield lambda step=step: match.answer(seat, {step.step: step.default, "no such step": 1}), Malformed
        yield lambda step=step: match.pin(seat, step.step, None, question=f"{seat}.99"), StaleQuestion
        yield lambda step=step: match.pin(seat, step.step, None, question=f"{seat + 1}.1"), NotYourSeat
        if step.step in question.pins:
            yield lambda step=step: match.pin(seat, step.step, question.pins[step.step]), IllegalAnswer
        elif step.final:
            yield lambda step=step: match.pin(seat, step.step, None), Malformed
            yield lambda step=step: match.pin(seat, step.step, "no such option"), IllegalAnswer
        else:
            yield lambda step=step: match.pin(seat, step.step, step.default), Malformed


def try_everything(match: Match) -> None:
    before = snapshot(match)
    for attempt, kind in list(attempts(match)):
        with pytest.raises(Refusal) as caught:
            attempt()
        assert type(caught.value) is kind, caught.value
        assert caught.value.code
        assert snapshot(match) == before


def by_question(match: Match, seed: int, disturb: Callable[[Match], object]) -> Match:
    while match.result is None:
        disturb(match)
        seat = random.Random(f"{seed} {len(match.entries)}").choice(list(match.questions))
        move(match, seat, random.Random(f"{seed} {match.questions[seat].id}"))
    return match


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [DEAL, DUEL, PARLEY, REGATTA, SURVIVORS, VOTE], ids=lambda game: game.name)
def test_refusals_change_nothing_and_the_match_plays_on(game: Any, seed: int) -> None:
    disturbed = by_question(Match.start(game, 4, SEED), seed, try_everything)
    straight = by_question(Match.start(game, 4, SEED), seed, lambda match: None)
    assert disturbed.record() == straight.record()
    assert told(disturbed) == told(straight)


@settings(deadline=None, max_examples=20)
@given(program=programs((0, 1, 2)), seed=st.integers(0, 99))
def test_refusals_change_nothing_in_random_games(program: Any, seed: int) -> None:
    disturbed = by_question(Match.start(game_for(program), 3, SEED), seed, try_everything)
    straight = by_question(Match.start(game_for(program), 3, SEED), seed, lambda match: None)
    assert disturbed.record() == straight.record()
    assert told(disturbed) == told(straight)


WORDS = st.sampled_from(["o0", "o1", "o2", "first", "second", "third", "count", "x", "y"]) | st.text(max_size=3)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)


@settings(deadline=None)
@given(program=programs((0, 1, 2)), rng=st.randoms(), answers=st.lists(ANYTHING, min_size=1, max_size=5))
def test_any_answer_is_accepted_or_refused(program: Any, rng: random.Random, answers: list[Any]) -> None:
    game = game_for(program)
    match = Match.start(game, 3, SEED)
    while match.result is None:
        seat = rng.choice(list(match.questions))
        question, before = match.questions[seat], match.record()
        for answer in answers:
            try:
                match.answer(seat, answer, question=question.id)
            except (Malformed, IllegalAnswer):
                assert match.record() == before
                assert match.questions[seat] is question
            else:
                break
        else:
            move(match, seat, rng)
    assert told(Match.replay(match.record(), game)) == told(match)


def test_every_question_is_stale_when_the_match_is_over() -> None:
    match = by_question(Match.start(PARLEY, 3, SEED), 1, lambda match: None)
    before = snapshot(match)
    for act in (
        lambda: match.answer(0, {}),
        lambda: match.answer(0, {}, question="0.1"),
        lambda: match.step(0, {}),
        lambda: match.pin(0, "peek", "no"),
        lambda: match.resign(0),
    ):
        with pytest.raises(StaleQuestion) as caught:
            act()
        assert caught.value.code == "match_over"
    with pytest.raises(NotYourSeat):
        match.answer(3, {})
    assert snapshot(match) == before


def test_a_second_answer_to_a_question_is_refused_as_stale() -> None:
    match = Match.start(VOTE, 3, SEED)
    match.answer(1, "aye", question="1.1")
    with pytest.raises(StaleQuestion) as caught:
        match.answer(1, "nay", question="1.1")
    assert caught.value.code == "answered_already"
    with pytest.raises(StaleQuestion) as caught:
        match.answer(1, "nay")
    assert caught.value.code == "not_asked"


def test_a_refusal_has_a_code_a_rule_and_facts() -> None:
    refusal = IllegalAnswer("not_offered", "TOY 1", option="x")
    assert (refusal.code, refusal.rule, refusal.data) == ("not_offered", "TOY 1", {"option": "x"})
    assert str(refusal) == "not_offered (TOY 1), option='x'"
    assert str(Malformed("bad_form")) == "bad_form"
    assert str(Malformed("wrong_seats", seats=10**4999, lo=2)) == "wrong_seats, seats=..., lo=2"
    for kind in (Malformed, IllegalAnswer, StaleQuestion, NotYourSeat):
        assert issubclass(kind, Refusal)
