"""Advice on a form: how long it stays on show."""

from bot.screens.advice import advice_button, advice_items, is_advised
from bot.screens.context import Context
from bot.screens.layout import Button, Row
from bot.tables.drafts import Advised, Draft
from bot.text import words_for
from rules import GAMES
from rules.kernel import Begun, Match


def test_advice_from_the_start_stays_on_show_when_the_form_it_was_asked_for_is_changed() -> None:
    game, match = GAMES["corsari"], Match.start("corsari", 2, "1")
    seat = next(iter(match.questions))
    for answer in ("pile", "sail"):
        match.answer(seat, answer)
    question = match.questions[seat]
    assert (question.kind, game.continues) == ("layout", None)
    advice = game.advise(match.view(seat), question)
    context = Context(words_for("en"), game, 1, lambda seat: f"S{seat}", advises=True)
    # It was asked for when one card was to be put aside; then another one is, and the crew is asked for again.
    first, other = [one.id for one in question.steps[0].options if one.id != advice.answer["scuttle"]][:2]
    given = Advised(
        answer=advice.answer,
        kind=advice.reason.kind,
        data=dict(advice.reason.data),
        begun=Begun({"scuttle": first}, "crew", []),
    )
    changed = Draft(steps={"scuttle": other}, advice=given)
    for draft in (changed, changed.model_copy(update={"editing": "crew"})):
        assert is_advised(context, match, question, draft)
        assert advice_button(context, match, question, draft) == []
        buttons = [
            one for row in advice_items(context, match, question, draft) if isinstance(row, Row) for one in row.children
        ]
        assert [one.style for one in buttons if isinstance(one, Button)] == ["success"]
