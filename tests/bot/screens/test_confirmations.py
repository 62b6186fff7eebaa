"""The confirmation of a choice: what is said of an undo, and the button that ends all confirmations."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.screens.context import Context
from bot.screens.questions import followers, question_items, undoing
from bot.tables.drafts import Draft
from bot.text import words_for
from rules.corsari import GAME
from rules.kernel import Ask, Match, Option, Play, Question, ScriptedDice, Table, choose

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
        # Among AIs, even a choice that dice follow can be taken back, unless a secret has come to light.
        (choose(0, "go", [Option("a", final=True), "b"], takeback=True), True, "alone"),
        (choose(0, "go", [Option("a", final=True), "b"], takeback=True), False, "never"),
        (choose(0, "go", ["a", Option("b", final=True)]), True, "alone"),
        (choose(0, "go", [Option("a", reveals=False), "b"]), True, "free"),
        (choose(0, "go", [Option("a", reveals=False), "b"]), False, "agreed"),
        (choose(0, "go", ["a", Option("b", reveals=False)]), False, "others"),
    ],
)
def test_a_confirmation_says_whether_the_choice_can_be_undone(ask: Ask[str], alone: bool, undo: str) -> None:
    question = asked(ask)
    assert undoing(context(alone=alone), question, question, "a") == undo


def test_a_final_step_of_a_form_can_never_be_undone() -> None:
    question, step = asked(choose(0, "go", "ab", recall=True)), asked(choose(0, "go", "ab"))
    assert undoing(context(), question, step, "a") == "never"


def test_what_sailing_comes_to_stands_before_its_rule() -> None:
    match = Match.start("corsari", 2, "sail", options={"first_dealer": 1})
    match.answer(0, "pile")
    shown = str(question_items(context(), match, match.questions[0], Draft(value="sail", editing="confirm")))
    assert -1 < shown.find("Your total would be") < shown.find("This ends the round")


def test_the_last_card_of_the_tavern_is_confirmed_in_words() -> None:
    match = Match.start("corsari", 2, "tavern", options={"first_dealer": 1})
    for turn in range(6):
        match.answer(turn % 2, "tavern")
        match.answer(turn % 2, match.questions[turn % 2].options[0].id)
    question = match.questions[0]
    assert question.is_final("tavern")
    shown = str(question_items(context(), match, question, Draft(value="tavern", editing="confirm")))
    assert "This is the last card of the tavern: taking it voids the round, and nobody scores." in shown
    assert "You can’t undo this." in shown
    assert ":confirm:" in shown


@pytest.mark.parametrize(
    ("locale", "forced"),
    [
        ("en", "This is the last card of the pile: if you draw it, you must sail at once. This ends the round"),
        ("fr", "vous devez hisser les voiles aussitôt. La manche prend fin"),
        ("ja", "引くと、すぐに出航しなければなりません。このラウンドはここで終わり"),
    ],
)
def test_the_last_card_of_the_pile_is_confirmed_in_words(locale: str, forced: str) -> None:
    match = Match.start("corsari", 2, "pile", options={"first_dealer": 1})
    while match.questions[(seat := next(iter(match.questions)))].options[0].data["pile_size"] > 1:
        match.answer(seat, "pile")
        match.answer(seat, match.questions[seat].options[0].id)
    question, draft = match.questions[seat], Draft(value="pile", editing="confirm")
    shown = str(question_items(replace(context(), words=words_for(locale)), match, question, draft))
    assert forced in shown.replace("\u2060", "")
    assert ":confirm:" in shown


@pytest.mark.parametrize("lesson", [False, True])
def test_no_lesson_offers_to_end_the_confirmations(lesson: bool) -> None:
    match = Match.start("corsari", 2, "sail", options={"first_dealer": 1})
    match.answer(0, "pile")
    draft = Draft(value="sail", editing="confirm")
    shown = str(question_items(replace(context(), lesson=lesson), match, match.questions[0], draft))
    assert ":confirm:" in shown
    assert (":always:" in shown) != lesson


@pytest.mark.parametrize(
    ("replies", "others"), [((), False), (("pass",), False), (("pass", "pass"), False), (("pass", "hold"), True)]
)
def test_an_undo_names_the_moves_of_others_but_not_that_they_passed(replies: Sequence[str], *, others: bool) -> None:
    def play(_: Table) -> Play[None]:
        yield from choose(0, "go", "ab")
        for _reply in replies:
            yield from choose(1, "react", ["pass", "hold"])
        yield from choose(0, "go", "ab")

    match = Match.of(play, 2, ScriptedDice({}))
    match.answer(0, "a")
    for reply in replies:
        match.answer(1, reply)
    assert followers(replace(GAME, passes=("pass",)), match, 0, match.last_decision(0)) == ({1} if others else set())


def test_an_undo_does_not_name_moves_of_others_that_were_taken_back_already() -> None:
    def play(_: Table) -> Play[None]:
        yield from choose(0, "go", "ab")
        yield from choose(0, "on", "ab")
        yield from choose(1, "reply", "ab")
        yield from choose(0, "go", "ab")

    match = Match.of(play, 2, ScriptedDice({}))
    for seat in (0, 0, 1):
        match.answer(seat, "a")
    step = match.last_decision(0)
    assert followers(GAME, match, 0, step) == {1}
    match.undo(0, step.position, consent=[1])
    assert match.questions[0].kind == "on"
    assert followers(GAME, match, 0, match.last_decision(0)) == set()


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_each_way_of_an_undo_has_words_of_its_own(locale: str) -> None:
    told = [
        words_for(locale).line("bot-confirm-ask", answer="x", undo=undo)
        for undo in ("free", "agreed", "alone", "others", "waiting", "never")
    ]
    assert len(set(told)) == len(told)
    assert all(line == line.rstrip() for line in told)
    known = words_for(locale).line("bot-confirm-ask", answer="x", undo="until", until="Until then.")
    assert known.endswith("Until then.")
    assert known not in told
