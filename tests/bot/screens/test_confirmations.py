"""The confirmation of a choice: what is said of an undo, and the button that ends all confirmations."""

from dataclasses import replace

import pytest

from bot.screens.context import Context
from bot.screens.questions import question_items, undoing
from bot.tables.drafts import Draft
from bot.text import words_for
from rules.corsari import GAME
from rules.kernel import Ask, Match, Play, Question, ScriptedDice, Table, choose

WORDS = words_for("en")


def asked(ask: Ask[str]) -> Question:
    """Return a question as a match puts it."""

    def play(_: Table) -> Play[None]:
        yield from ask

    return Match.of(play, 1, ScriptedDice({})).questions[0]


def context(*, alone: bool = False) -> Context:
    return replace(Context(WORDS, GAME, 1, str), alone=alone)


@pytest.mark.parametrize(
    ("ask", "alone", "undo"),
    [
        (choose(0, "go", "ab"), True, "alone"),
        (choose(0, "go", "ab"), False, "others"),
        (choose(0, "go", "ab", secret=True), True, "never"),
        (choose(0, "go", "ab", secret=True), False, "never"),
        (choose(0, "go", "ab", show="count"), False, "never"),
        (choose(0, "go", "ab", secret=True, recall=True), False, "waiting"),
    ],
)
def test_a_confirmation_says_whether_the_choice_can_be_undone(ask: Ask[str], alone: bool, undo: str) -> None:
    question = asked(ask)
    assert undoing(context(alone=alone), question, question) == undo


def test_a_final_step_of_a_form_can_never_be_undone() -> None:
    question, step = asked(choose(0, "go", "ab", recall=True)), asked(choose(0, "go", "ab"))
    assert undoing(context(), question, step) == "never"


@pytest.mark.parametrize("lesson", [False, True])
def test_no_lesson_offers_to_end_the_confirmations(lesson: bool) -> None:
    match = Match.start("corsari", 2, "sail", options={"first_dealer": 1})
    match.answer(0, "pile")
    draft = Draft(value="sail", editing="confirm")
    shown = str(question_items(replace(context(), lesson=lesson), match, match.questions[0], draft))
    assert ":confirm:" in shown
    assert (":always:" in shown) != lesson


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_each_way_of_an_undo_has_words_of_its_own(locale: str) -> None:
    told = [
        words_for(locale).line("bot-confirm-ask", answer="x", undo=undo)
        for undo in ("alone", "others", "waiting", "never")
    ]
    assert len(set(told)) == len(told)
