"""Drafts of forms: what a changed step leaves of the later ones."""

from bot.tables.drafts import Draft, FormSheet, with_step

from ...rules.blackbeard.walks import orders_open


def test_a_later_answer_is_kept_when_a_change_opens_a_new_step() -> None:
    match = orders_open(2)
    question = match.questions[0]
    name = match.state.state.active(0)[0].id
    draft = Draft()
    for step, value in (("seat_extras", ["parley"]), (f"{name}_extras", ["treasure"])):
        draft = Draft(steps=with_step(match, question, draft, step, value))
    asked = FormSheet(match, question, draft).asked
    assert asked is not None
    assert asked.step == f"{name}_treasure"
    sheet = FormSheet(match, question, Draft(steps=with_step(match, question, draft, asked.step, "deposit_all")))
    assert sheet.asked is None
    assert sheet.answer["seat_extras"] == ["parley"]
