"""The lesson's deal: the AI sails only after the learner has played some turns, however they play."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.corsari import GAME
from rules.kernel import LEARNER, Match, Question

PATIENCE = 2
"""Turns that the learner has ended in a round before the AI sails in it."""

Answer = Callable[[Match, Question], Any]


def advised(match: Match, question: Question) -> Any:
    return GAME.pilot(match.view(question.seat), question)


def drawing(source: str) -> Answer:
    """Return a learner who draws there if that is offered, drops the card again, and never sails."""

    def answer(match: Match, question: Question) -> Any:
        offered = [option.id for option in question.options] if question.kind == "draw" else []
        return source if source in offered else question.default

    return answer


def patient(match: Match, question: Question) -> Any:
    """Do as the AI advises, but never sail."""
    answer = advised(match, question)
    return question.default if answer == "sail" else answer


@pytest.mark.parametrize("answer", [advised, patient, drawing("pile"), drawing("discard"), drawing("tavern")])
def test_the_ai_sails_only_after_the_learner_has_played_some_turns(answer: Answer) -> None:
    assert GAME.lesson is not None
    match = Match.start(GAME, GAME.lesson.seats, GAME.lesson.seed, "", GAME.lesson.options)
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, answer(match, question) if seat == LEARNER else advised(match, question), question.id)
    turns, sailed = 0, 0
    for event in match.events(LEARNER):
        if event.kind == "round_started":
            turns = 0
        elif event.kind == "discarded" and event.data["seat"] == LEARNER:
            turns += 1
        elif event.kind == "sail_declared" and event.data["seat"] != LEARNER:
            assert turns >= PATIENCE
            sailed += 1
    assert sailed
