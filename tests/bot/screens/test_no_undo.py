"""Why there is no Undo where there would be one: a secret has come to light since the choice."""

import pytest

from bot.screens.context import Context
from bot.screens.layout import Button, Text
from bot.screens.questions import take_back
from bot.text import locales, words_for
from rules import GAMES
from rules.kernel import Match, Refusal, Undoable

KAISER = GAMES["kaiser"]
TOLD = {
    "en": "-# ↩️ Your last choice can’t be undone: a card has been drawn or turned up since.",
    "fr": "-# ↩️ Votre dernier choix ne peut plus être annulé\u00a0: une carte a été piochée ou retournée depuis.",
    "ja": "-# ↩️ 最後の選択は取り消せません。その後にカードが引かれたか、表になったためです。",
}


def among_ais(match: Match, seat: int) -> Undoable:
    """Return what a seat may take back that plays with AIs alone."""
    try:
        return match.takeback(seat)
    except Refusal:
        return match.last_decision(seat, [other for other in range(match.seats) if other != seat])


def offered(match: Match, locale: str = "en") -> tuple[list[Button], list[str]]:
    """Return the buttons of Undo for seat 0, and the lines beside them."""
    names = ("Ann", "Ben", "Cleo").__getitem__
    buttons, beside = take_back(Context(words_for(locale), KAISER, 1, names, takeback=among_ais), match, 0)
    return buttons, [item.content for item in beside if isinstance(item, Text)]


def until_a_turn_ends_with_a_target(match: Match) -> None:
    """Play until seat 0 has named a target with its last card, so that its turn has ended by itself."""
    while True:
        seat, question = next(iter(match.questions.items()))
        by = "player" if seat == 0 else "pilot"
        told = match.answer(seat, KAISER.pilot(match.view(seat), question), question.id, by=by)
        if (seat, question.kind) == (0, "target_ship") and "turn_end" in {event.kind for event in told}:
            return
        buttons, beside = offered(match)
        # Where something is asked, or may be undone, or the choice was final, nothing is said.
        if 0 in match.questions or buttons or (seat == 0 and question.kind in ("commit", "play")):
            assert not [line for line in beside if "can’t" in line]


@pytest.mark.parametrize("locale", locales())
def test_a_turn_that_ends_with_its_last_card_says_why_there_is_no_undo(locale: str) -> None:
    match = Match.start("kaiser", seats=3, seed="a last card", options={"reaction_prompts": "only_if_able"})
    until_a_turn_ends_with_a_target(match)
    assert 0 not in match.questions
    assert offered(match, locale) == ([], [TOLD[locale]])


def test_before_any_choice_nothing_is_said_of_undo() -> None:
    assert offered(Match.start("kaiser", seats=3, seed="a last card")) == ([], [])
