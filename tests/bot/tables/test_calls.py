"""How a seat is called upon: for its turn, for an answer, or for a reaction."""

import pytest

from bot.screens.context import Context
from bot.screens.pages import waiting_line
from bot.tables.calls import Call, call_of
from bot.text import words_for
from rules import GAMES
from rules.kernel import Match

LINES: dict[Call, str] = {"turn": "⏳ Your turn.", "answer": "⏳ You have to answer.", "react": "⏳ You may react."}


def met(name: str, seats: int) -> dict[Call, set[str]]:
    """Play a match as the AI would; return by call the kinds of question with which it came.

    Where one seat alone is asked openly, the line about whose turn it is says the same.
    """
    found: dict[Call, set[str]] = {}
    match = Match.start(name, seats=seats, seed="calls")
    game = GAMES[name]
    context = Context(words_for("en"), game, 1, ("Ann", "Ben", "Cleo", "Dan").__getitem__)
    while match.result is None:
        assert all(call_of(match, seat) is None for seat in range(seats) if seat not in match.questions)
        seat, question = next(iter(match.questions.items()))
        call = call_of(match, seat)
        assert call is not None
        found.setdefault(call, set()).add(question.kind)
        waiting = match.waiting(None)
        if [*waiting.seats] == [seat] and not waiting.unnamed and question.show != "count":
            assert waiting_line(context, match, {}, asked=question) == LINES[call]
        match.answer(seat, game.pilot(match.view(seat), question), question.id)
    return found


@pytest.mark.parametrize(
    ("name", "seats", "call", "kind"),
    [
        ("kaiser", 3, "react", "react"),
        ("kaiser", 3, "turn", "commit"),
        ("kaiser", 3, "turn", "play"),
        ("tortuga", 4, "turn", "action"),
        ("tortuga", 4, "answer", "ballot"),
        ("corsari", 2, "turn", "draw"),
    ],
)
def test_a_seat_is_called_upon_by_what_is_asked(name: str, seats: int, call: Call, kind: str) -> None:
    found = met(name, seats)
    assert kind in found[call]
    assert [other for other, kinds in found.items() if kind in kinds] == [call]
