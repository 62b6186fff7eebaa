"""Ready-made answers to a form: what is pressed fills it in."""

import pytest

from bot.custom_ids import Press
from bot.handlers.answers import done, edit, propose
from bot.screens.widgets import picked_of
from bot.tables.drafts import Draft, FormSheet
from rules.kernel import Match, Play, Proposal, ScriptedDice, Table, form

from ..toys.questions import sailing

SOUTH = Proposal("south", {"course": "south", "speed": 1}, keeps=("sails", "speed", "flags"))


def asked(table: Table) -> Play[None]:
    """Ask one form with a ready-made answer."""
    del table
    yield from form(0, "bare", lambda: sailing(0), [SOUTH])


def test_a_ready_made_answer_leaves_the_steps_that_it_keeps_as_they_are_answered() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    draft = Draft(steps={"course": "north", "sails": ["fore"], "speed": 12})
    outcome = propose(match, match.questions[0], Press(1, "propose", "0.1", arg="south"), (), draft)
    assert outcome.draft is not None
    assert outcome.draft.steps == {"course": "south", "sails": ["fore"], "speed": 12}
    # What is not answered yet is taken from the ready-made answer.
    draft = Draft(steps={"course": "north"})
    outcome = propose(match, match.questions[0], Press(1, "propose", "0.1", arg="south"), (), draft)
    assert outcome.draft is not None
    assert outcome.draft.steps == {"course": "south", "speed": 1}


def test_what_a_ready_made_answer_picks_stays_picked_when_its_step_is_opened() -> None:
    ready = Proposal("north", {"course": "north", "sails": ["fore", "main"], "speed": 3})

    def play(table: Table) -> Play[None]:
        del table
        yield from form(0, "bare", lambda: sailing(0), [ready])

    match = Match.of(play, 1, ScriptedDice({}))
    question = match.questions[0]
    opened = edit(match, question, Press(1, "edit", "0.1", "sails"), (), Draft()).draft
    assert opened is not None
    # Nothing is changed yet: other ready-made answers may still come.
    assert (opened.steps, opened.editing) == (None, "sails")
    asked = next(step for step in question.steps_with(ready.answer) if step.step == "sails")
    assert picked_of(asked, "sails", opened) == ["fore", "main"]
    given = done(match, question, Press(1, "done", "0.1", "sails"), (), opened).draft
    assert given is not None
    assert given.steps == dict(ready.answer)


@pytest.mark.parametrize(
    ("steps", "changed", "others"),
    [
        (None, False, []),
        ({"course": "south", "sails": [], "speed": 1}, False, []),
        # Choices that a ready-made answer keeps are not lost.
        ({"course": "south", "sails": ["fore"], "speed": 9}, False, []),
        ({"course": "north", "sails": [], "speed": 1}, True, ["south"]),
    ],
)
def test_a_form_knows_whether_every_ready_made_answer_would_replace_what_was_chosen(
    steps: dict[str, object] | None, changed: bool, others: list[str]
) -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    sheet = FormSheet(match, match.questions[0], Draft(steps=steps))
    assert (sheet.changed, [ready.id for ready in sheet.others]) == (changed, others)
