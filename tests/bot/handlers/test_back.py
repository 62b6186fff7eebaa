"""Back leads to the step before, with what was chosen in it."""

from bot.custom_ids import Press
from bot.handlers.answers import back, done
from bot.screens.widgets import picked_of
from bot.tables.drafts import Draft, FormSheet
from rules.kernel import Match, Play, ScriptedDice, Table, choose, form, pick

CARDS = ["ace", "king", "queen"]


def asked(table: Table) -> Play[None]:
    """Ask one form: which cards, and where each goes."""
    del table

    def steps() -> Play[None]:
        yield from choose(0, "side", ["left", "right"], step="side")
        cards = yield from pick(0, "cards", CARDS, (0, 3), step="cards")
        for card in cards:
            yield from choose(0, "place", ["sea", "port"], step=f"place.{card}")

    yield from form(0, "commit", steps)


def gone_back(match: Match, draft: Draft) -> Draft:
    question = match.questions[0]
    found = back(match, question, Press(1, "back", question.id), (), draft)
    assert found.draft is not None
    return found.draft


def test_back_to_several_choices_keeps_them_chosen() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    question = match.questions[0]
    draft = gone_back(match, Draft(steps={"side": "left", "cards": ["ace", "queen"]}))
    sheet = FormSheet(match, question, draft)
    assert sheet.asked is not None
    assert (sheet.asked.step, picked_of(sheet.asked, "cards", draft)) == ("cards", ["ace", "queen"])
    # They are the answer again without another touch.
    again = done(match, question, Press(1, "done", question.id, "cards"), (), draft).draft
    assert again is not None
    assert again.steps == {"side": "left", "cards": ["ace", "queen"]}


def test_back_from_several_choices_leads_to_the_step_before() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    cards = gone_back(match, Draft(steps={"side": "left", "cards": ["ace", "queen"]}))
    side = gone_back(match, cards)
    assert side == Draft(steps={})


def test_back_from_one_place_to_another_keeps_the_cards() -> None:
    match = Match.of(asked, 1, ScriptedDice({}))
    steps = {"side": "left", "cards": ["ace", "queen"], "place.ace": "sea"}
    draft = gone_back(match, Draft(steps=steps))
    assert draft == Draft(steps={"side": "left", "cards": ["ace", "queen"]})
    assert gone_back(match, draft).partial == ["ace", "queen"]
