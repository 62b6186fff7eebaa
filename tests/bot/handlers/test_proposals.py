"""Ready-made answers to a form: what is pressed fills it in."""

import pytest

from bot import limits
from bot.custom_ids import Press
from bot.handlers.answers import done, edit, propose
from bot.screens.context import Context
from bot.screens.questions import main_lines, proposal_label
from bot.screens.widgets import picked_of
from bot.tables.drafts import Advised, Draft, FormSheet
from bot.text import words_for
from bot.text.catalog import locales
from rules import GAMES
from rules.kernel import Match, Play, Proposal, ScriptedDice, Table, choose, form

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


def test_a_ready_made_answer_keeps_what_the_advice_says_that_is_shown() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    draft = Draft(advice=Advised(answer={"course": "north", "sails": ["fore"], "speed": 12}, kind="advice"))
    outcome = propose(match, match.questions[0], Press(1, "propose", "0.1", arg="south"), (), draft)
    assert outcome.draft is not None
    assert outcome.draft.steps == {"course": "south", "sails": ["fore"], "speed": 12}


def test_a_ready_made_plan_keeps_the_refuge_and_the_extra_actions_that_the_advice_asks_for() -> None:
    """In Barbe Noire 2 the plan that is shown first asks for the best Refuge, and for extra actions before a sale."""
    game, match = GAMES["blackbeard"], Match.start("blackbeard", seats=2, seed="s1", options={"turn_cap": 12})
    kept = dict.fromkeys(("_refuge", "seat_extras"), 0)
    while match.result is None and not all(kept.values()):
        question = next(iter(match.questions.values()))
        advice = game.advise(match.view(question.seat), question)
        if question.kind == "orders":
            draft = Draft(advice=Advised(answer=advice.answer, kind=advice.reason.kind))
            asks = {name: value for name, value in advice.answer.items() if name.endswith(tuple(kept))}
            for ready in question.proposals:
                outcome = propose(match, question, Press(1, "propose", question.id, arg=ready.id), (), draft)
                assert outcome.draft is not None
                assert asks.items() <= (outcome.draft.steps or {}).items()
                for end in kept:
                    kept[end] += any(name.endswith(end) for name in asks)
        match.answer(question.seat, advice.answer, question.id)
    assert all(kept.values()), kept


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


@pytest.mark.parametrize(
    ("steps", "others"),
    [
        ({"course": "north"}, ["west"]),
        ({"course": "north", "reefed": "no"}, ["west"]),
        ({"course": "north", "reefed": "yes"}, ["plain", "west"]),
        ({"course": "west"}, ["plain"]),
    ],
)
def test_a_ready_made_answer_that_differs_in_defaults_alone_is_no_other_plan(
    steps: dict[str, object], others: list[str]
) -> None:
    """What it answers expressly may be what the form answers anyway."""

    def course() -> Play[object]:
        chosen = yield from choose(0, "course", ["north", "west"])
        return chosen, (yield from choose(0, "reefed", ["no", "yes"], default="no", quiet=True))

    def play(table: Table) -> Play[None]:
        del table
        ready = [Proposal("plain", {"course": "north", "reefed": "no"}), Proposal("west", {"course": "west"})]
        yield from form(0, "bare", course, ready)

    match = Match.of(play, 1, ScriptedDice({}))
    sheet = FormSheet(match, match.questions[0], Draft(steps=steps))
    assert [ready.id for ready in sheet.others] == others


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seed", ["l1", "l2"])
def test_no_plan_is_offered_beside_itself(seed: str, locale: str) -> None:
    """In Barbe Noire 2 the AI's advice is shown first: the same plan but for standing orders says so on its button."""
    game, words = GAMES["blackbeard"], words_for(locale, strict=True)
    context = Context(words, game, 1, ("Ann", "Ben", "Cid").__getitem__)
    match = Match.start("blackbeard", seats=3, seed=seed)
    offered = 0
    while match.result is None and offered < 40:
        question = next(iter(match.questions.values()))
        advice = game.counsel(match.view(question.seat), question)
        if question.shape == "form" and question.proposals:
            draft = Draft(advice=Advised(answer=advice.answer, kind=advice.reason.kind, data=dict(advice.reason.data)))
            sheet = FormSheet(match, question, draft)
            shown = words.answer(game, question, sheet.answer, context.names)
            others = sheet.others if sheet.asked is None else []
            offered += len(others)
            labels = [proposal_label(context, question, ready, shown) for ready in others]
            assert len({*labels}) == len(labels)
            for ready, label in zip(others, labels, strict=True):
                told = words.answer(game, question, ready.answer, context.names)
                bare = words.proposal(game, question, ready, context.names)
                mine, theirs = main_lines(shown), main_lines(told)
                alike = theirs <= mine or mine <= theirs
                beside = f"bot-propose-{'details' if mine == theirs else 'part' if theirs < mine else 'more'}"
                kept = label.removesuffix(words.line(beside, label="")) if alike else label
                whole = words.line(beside, label=bare) if alike else bare
                assert bare.startswith(kept.removesuffix("…"))
                assert label == whole or (len(whole) > limits.BUTTON_LABEL and kept.endswith("…"))
                assert len(label) <= limits.BUTTON_LABEL
                assert told != shown
        match.answer(question.seat, advice.answer, question.id)
    assert offered >= 40
