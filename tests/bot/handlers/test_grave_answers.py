"""A form whose answer ends something is confirmed twice: its summary, and that the player is sure."""

import pytest

from bot.custom_ids import Press
from bot.handlers.answers import back, confirm, decide
from bot.tables.drafts import SURE, Draft, FormSheet, is_sure, mark_of, sure_mark
from rules.kernel import Match, Play, ScriptedDice, StaleQuestion, Table, choose, form

GOES = {"way": "go"}


def asked(table: Table) -> Play[None]:
    """Ask one form in which one may leave for good."""
    del table

    def steps() -> Play[str]:
        return (yield from choose(0, "way", ["stay", "go"], step="way", default="stay"))

    yield from form(0, "bare", steps, grave=lambda way: way == "go")


def pressed(match: Match, draft: Draft, mark: str = "") -> Press:
    question = match.questions[0]
    return Press(1, "confirm", question.id, "", mark or mark_of(FormSheet(match, question, draft).answer))


def test_a_grave_answer_is_given_by_the_second_confirmation_alone() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    draft = Draft(steps=GOES)
    once = decide(match, 0, pressed(match, draft), (), draft)
    assert not once.answered
    assert once.draft is not None
    assert is_sure(match.questions[0], once.draft)
    # A double press on the first button changes nothing.
    with pytest.raises(StaleQuestion):
        decide(match, 0, pressed(match, draft), (), once.draft)
    twice = decide(match, 0, pressed(match, draft, sure_mark(GOES)), (), once.draft)
    assert (twice.answered, twice.answer) == (True, GOES)


def test_a_typed_confirmation_of_a_grave_answer_is_asked_twice_too() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    question, press = match.questions[0], Press(1, "confirm", match.questions[0].id)
    once = confirm(match, question, press, (), Draft(steps=GOES))
    assert once.draft is not None
    assert not once.answered
    assert confirm(match, question, press, (), once.draft).answered


def test_back_leads_from_the_second_confirmation_to_the_summary() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    question = match.questions[0]
    found = back(match, question, Press(1, "back", question.id), (), Draft(steps=GOES, editing=SURE))
    assert found.draft == Draft(steps=GOES)


def test_any_other_answer_is_confirmed_once() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    draft = Draft(steps={"way": "stay"})
    assert decide(match, 0, pressed(match, draft), (), draft).answered
