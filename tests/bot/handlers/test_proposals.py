"""Ready-made answers to a form: what is pressed fills it in."""

from bot.custom_ids import Press
from bot.handlers.answers import propose
from bot.tables.drafts import Draft
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
    assert outcome.draft.steps == {"course": "south", "sails": ["fore"], "speed": 1}
