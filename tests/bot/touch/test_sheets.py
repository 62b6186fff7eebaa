"""Which sheets of the table there are, and to which one a question leads."""

from random import Random
from typing import Any, cast

from bot.pictures import table_drawing
from bot.screens.context import Context
from bot.text import words_for
from bot.touch.frames import TABLE, Maker, Shared, Sight
from rules.blackbeard import GAME
from rules.kernel import Match, Question, choose

from ...rules.blackbeard.walks import hunting

WORDS = words_for("en")
CONTEXT = Context(WORDS, GAME, 7, ("Ann", "Ben", "Cleo", "Dan").__getitem__, "light")  # type: ignore[arg-type]


def fought_to_the_next_turn() -> tuple[Match, int]:
    """Return a random match at the beginning of the turn after a duel, and the event with which that turn began."""
    chance = Random(2)
    match = Match.start(GAME, 4, "find 2", salt="", options={"turn_cap": 12})
    while match.result is None:
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        match.answer(seat, hunting(question, chance), question=question.id)
        starts = [event.n for event in match.events(None) if event.kind == "turn_start"]
        duels = [event.n for event in match.events(None) if event.kind == "duel_over"]
        if duels and starts[-1] > duels[-1]:
            return match, starts[-1]
    raise AssertionError("nobody fights")


def shown(match: Match, sight: Sight, question: Question | None = None) -> tuple[dict[str, Any], Sight]:
    maker = Maker(cast("Any", None), Shared(), WORDS, cast("Any", None), sight)
    public = match.view(None)
    drawing = table_drawing(GAME, public, WORDS, CONTEXT.names, "light")
    return maker.board(CONTEXT, match, public, drawing, question), maker.sight


def test_the_fights_of_the_last_turn_can_still_be_read_and_stay_open() -> None:
    match, begun = fought_to_the_next_turn()
    fights = cast("Any", match.view(None, at=begun - 1)).fights
    assert fights
    board, _ = shown(match, Sight(TABLE, "light"))
    before = [name for name, title in board["sheets"] if title.endswith("(last turn)")]
    assert 0 < len(before) <= len(fights)
    assert board["sheet"] == TABLE
    # A visitor who reads a sheet while the turn ends goes on reading the same sheet.
    reading, _ = shown(match, Sight(before[-1], "light"))
    assert reading["picture"] != board["picture"]
    assert reading["sheet"] == before[-1]


def test_a_question_about_a_fight_leads_to_it_once_and_the_next_turn_back_to_the_table() -> None:
    match, begun = fought_to_the_next_turn()
    n = next(n for n in range(1, begun) if cast("Any", match.view(None, at=n)).fights)
    public = cast("Any", match.view(None, at=n))
    (fight, *_), now = public.fights, 1
    question = Question(choose(0, "battle_course", ["board"], data={"pirate": fight.sides[0][0]}), "0.1")
    maker = Maker(cast("Any", None), Shared(), WORDS, cast("Any", None), Sight(TABLE, "light"))
    maker.lead(GAME, public, question, now, begun=False)
    assert maker.sight == Sight("moment-1-0", "light", "moment-1-0")
    maker.sight = maker.sight._replace(sheet=TABLE)
    maker.lead(GAME, public, question, now, begun=False)
    assert maker.sight.sheet == TABLE, "who has turned back to the table stays there"
    maker.sight = maker.sight._replace(sheet="moment-1-0")
    maker.lead(GAME, cast("Any", match.view(None)), next(iter(match.questions.values())), begun, begun=True)
    assert maker.sight == Sight(TABLE, "light", "")
