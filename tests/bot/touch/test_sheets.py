"""Which sheets of the table there are, and to which one a question leads."""

from random import Random
from typing import Any, cast

import pytest

from bot.pictures import table_drawing
from bot.screens.context import Context
from bot.tables.drafts import Draft
from bot.text import words_for
from bot.touch.asking import Ask
from bot.touch.frames import TABLE, Maker, Shared, Sight
from bot.touch.items import Signs
from rules.blackbeard import GAME
from rules.kernel import Match, Option, Question, choose

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
    ask = None if question is None else Ask(CONTEXT, match, question, Draft(), Signs())
    return maker.board(CONTEXT, match, public, drawing, question, ask), maker.sight


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


def to_be_chased() -> tuple[Match, Question, Question]:
    """Return a match after a duel, with the form that settled it, and the question where the loser is chased to."""
    chance, before = Random(31), None
    match = Match.start(GAME, 4, "find 31", salt="", options={"turn_cap": 12})
    while match.result is None:
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        if question.kind == "chased_to" and before is not None:
            return match, before, question
        if question.kind == "aftermath":
            before = question
        match.answer(seat, hunting(question, chance), question=question.id)
    raise AssertionError("nobody is chased")


@pytest.mark.parametrize("led", [True, False], ids=["led there", "turned there"])
def test_a_fight_gives_way_to_the_map_when_the_next_question_is_answered_there(led: bool) -> None:
    match, settled, chased = to_be_chased()
    assert [fight.closed for fight in cast("Any", match.view(None)).fights] == [True, True]
    board, _ = shown(match, Sight(TABLE, "light"))
    fight = next(name for name, _ in reversed(board["sheets"]) if name.startswith("moment-"))
    # What is answered with buttons leaves the fight to be read.
    board, sight = shown(match, Sight(fight, "light", fight if led else "", "0.1"), settled)
    assert board["sheet"] == fight
    board, sight = shown(match, sight, chased)
    assert board["sheet"] == TABLE
    assert sight == Sight(TABLE, "light", "", chased.id)
    # During the same question one may read it again.
    board, sight = shown(match, sight._replace(sheet=fight), chased)
    assert board["sheet"] == fight
    # The other maps stay: one reads them while one chooses.
    look = next(name for name, _ in board["sheets"] if name.startswith("map-"))
    board, _ = shown(match, Sight(look, "light", "", settled.id), chased)
    assert board["sheet"] == look


def test_a_question_about_a_fight_keeps_it_although_it_lights_up_on_the_map() -> None:
    match, begun = fought_to_the_next_turn()
    n = next(n for n in range(1, begun) if cast("Any", match.view(None, at=n)).fights)
    (fight, *_) = cast("Any", match.view(None, at=n)).fights
    pirate = fight.sides[0][0]
    question = Question(choose(0, "battle_course", [Option("x", {"pirate": pirate})], data={"pirate": pirate}), "0.1")
    maker = Maker(cast("Any", None), Shared(), WORDS, cast("Any", None), Sight("moment-1-0", "light", "moment-1-0"))
    maker.lead(GAME, match.view(None, at=n), question, 1, begun=False, on_table=True)
    assert maker.sight.sheet == "moment-1-0"
