"""Deadlines while something changes: holidays, votes, the pace, a bot that was away, a pause. Time is set by hand."""

from datetime import datetime, timedelta

import pytest

from bot.clock import until_text
from bot.due import DEADLINE
from bot.habits import keep
from bot.loopback import Message, Person
from bot.pace import Habits, Vacation
from bot.pacing import NEWS
from bot.tables import Table

from ..end_to_end.playing import restart, table_of
from ..hand_clock import BEGIN
from ..house import settled
from ..weeks import Weeks
from .ears import Ears
from .toys.questions import QUESTIONS
from .toys.questions import chosen as question_of
from .watching import publicly

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
DAY = 24 * HOUR
VOTE = {"game": "toy", "options": "script=ballot together=true"}


async def paced(weeks: Weeks, *people: Person, time: str = "daily", **sitting: str) -> Table:
    """Begin a match in which the first one is to play, or all vote, with a pace chosen in the lobby."""
    sitting = sitting or {"game": "toy", "options": "script=two+two+two"}
    await weeks.open_lobby(people[0], **sitting)
    reply = await settled(await people[0].slash("game pace", weeks.server.channel, time=time))
    assert "The pace is set" in reply.text
    assert "open" not in reply.text
    card = await weeks.board(people[0], "join")
    for person in people:
        await weeks.press(person, card, "join")
    await weeks.press(people[0], card, "start")
    table = await table_of(weeks)
    await weeks.told(table)
    return table


def due(table: Table, seat: int | None = 0) -> datetime | None:
    return next((timer.due_at for timer in table.timers if timer.kind == DEADLINE and timer.seat == seat), None)


def direct(person: Person, what: str) -> list[Message]:
    return [] if person.dm is None else [message for message in person.sees(person.dm) if what in message.text]


async def lives(weeks: Weeks, table: Table, person: Person, **habits: object) -> None:
    """Have somebody choose about their time."""
    await keep(weeks.bot, person.id, Habits(**habits))  # pyright: ignore[reportArgumentType]
    await weeks.told(table)


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


async def votes(weeks: Weeks, table: Table, person: Person) -> None:
    sitting = table.sitting_of(person.id)
    assert sitting is not None
    question = await table.look(lambda match: match.questions[sitting.seat])
    await table.answer(sitting.seat, question.default, question.id, by="player", user_id=person.id)
    await weeks.told(table)


# ---------------------------------------------------------------- absence


async def test_a_holiday_takes_no_time_and_one_that_is_over_early_gives_no_days_away(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, 4 * HOUR)
    await lives(weeks, table, ann, vacation=Vacation(start=BEGIN + 4 * HOUR, until=BEGIN + 9 * DAY))
    assert due(table) == BEGIN + 9 * DAY + 20 * HOUR
    assert until_text(BEGIN + 9 * DAY + 20 * HOUR) in publicly(weeks, ben)[-1].text
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.pass_by(table, 5 * DAY)
    assert due(table) == BEGIN + 9 * DAY + 20 * HOUR
    # She is back, and has an hour, of which she is told.
    await lives(weeks, table, ann)
    back = BEGIN + 5 * DAY + 4 * HOUR
    assert due(table) == back + HOUR
    before = len(direct(ann, "⏰"))
    await weeks.pass_by(table, HOUR - MINUTE)
    assert len(direct(ann, "⏰")) == before + 1
    assert await by_whom(table) == []
    await weeks.pass_by(table, MINUTE)
    assert await by_whom(table) == ["default"]


async def test_a_voter_who_goes_on_holiday_is_waited_for_by_all_and_left_alone(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUESTIONS, "ballot", question_of(3, secret=True, show="count", takeback=False))
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await paced(weeks, ann, ben, cat, **VOTE)
    ears = Ears(weeks)
    assert due(table, None) == BEGIN + DAY
    await votes(weeks, table, ben)
    await weeks.pass_by(table, 4 * HOUR)
    # Whether they have voted or not.
    for person in (ann, ben):
        await lives(weeks, table, person, vacation=Vacation(start=BEGIN + 4 * HOUR, until=BEGIN + 3 * DAY))
        assert due(table, None) == BEGIN + 3 * DAY + 20 * HOUR
        assert until_text(BEGIN + 3 * DAY + 20 * HOUR) in publicly(weeks, cat)[-1].text
        await lives(weeks, table, person)
        assert due(table, None) == BEGIN + DAY
    await lives(weeks, table, ann, vacation=Vacation(start=BEGIN + 4 * HOUR, until=BEGIN + 3 * DAY))
    await weeks.pass_by(table, 3 * DAY - 4 * HOUR - MINUTE)
    assert ears.of(ann, "reminder") == []
    assert await by_whom(table) == ["player"]
    await weeks.pass_by(table, 20 * HOUR)
    assert await by_whom(table) == ["player"]
    assert ears.of(ann, "reminder") != []
    await weeks.pass_by(table, MINUTE)
    assert sorted(await by_whom(table)) == ["default", "default", "player"]


# ---------------------------------------------------------------- another pace


async def change(weeks: Weeks, table: Table, host: Person, time: str) -> str:
    reply = await settled(await host.slash("game pace", weeks.server.channel, time=time))
    await weeks.told(table)
    return reply.text


async def test_a_shorter_pace_holds_from_the_next_question_on_and_a_longer_one_at_once(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    assert "keeps its deadline" in await change(weeks, table, ann, "1 minute")
    assert due(table) == BEGIN + DAY
    await weeks.pass_by(table, HOUR)
    assert await by_whom(table) == []
    await votes(weeks, table, ann)
    assert due(table, 1) == BEGIN + HOUR + MINUTE
    await change(weeks, table, ann, "slow")
    assert due(table, 1) == BEGIN + HOUR + 3 * DAY
    await weeks.pass_by(table, HOUR)
    await change(weeks, table, ann, "daily")
    assert due(table, 1) == BEGIN + HOUR + 3 * DAY
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.told(table)
    assert due(table, 1) == BEGIN + HOUR + 3 * DAY
    assert "has no deadline any more" in await change(weeks, table, ann, "none")
    assert due(table, 1) is None
    assert "⏰" not in publicly(weeks, ben)[-1].text


@pytest.mark.parametrize(("step", "value"), [("then", "nothing"), ("every", "60"), ("by", "pilot")])
async def test_what_else_is_chosen_touches_no_deadline(weeks: Weeks, step: str, value: str) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, 5 * HOUR)
    screen = (await settled(await ann.slash("game pace", weeks.server.channel))).message
    assert screen is not None
    reply = await weeks.select(ann, screen, "setpace", [value], step=step)
    await weeks.told(table)
    assert "The pace is set" in screen.text + reply.text
    assert "What is open" not in screen.text + reply.text
    assert due(table) == BEGIN + DAY


@pytest.mark.parametrize("asleep", [False, True])
async def test_everybody_is_told_who_has_changed_the_pace_and_whoever_is_asked_hears_it(
    weeks: Weeks, asleep: bool
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await votes(weeks, table, ann)
    if asleep:
        await lives(weeks, table, ben, quiet=(8, 12))
    before = publicly(weeks, ben)[-1]
    assert "has changed the pace" not in before.text
    await change(weeks, table, ann, "slow")
    board = publicly(weeks, ben)[-1]
    assert f"{ann.mention} has changed the pace" in board.text
    assert "3 days" in board.text
    assert board is not before
    assert weeks.called[board.id] == ([] if asleep else [ben.id])
    # To choose the same once more is no news; it is told for a day, and then no longer, without any other reason.
    await change(weeks, table, ann, "slow")
    await weeks.pass_by(table, NEWS - MINUTE)
    assert "has changed the pace" in publicly(weeks, ben)[-1].text
    await weeks.pass_by(table, MINUTE)
    assert "has changed the pace" not in publicly(weeks, ben)[-1].text


# ---------------------------------------------------------------- nobody could answer


async def test_what_passed_while_the_bot_was_away_is_put_off_and_shown(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await lives(weeks, table, ann, quiet=(21, 8))
    assert due(table) == BEGIN + DAY
    await weeks.stop()
    weeks.clock.move(DAY + 14 * HOUR)  # eleven in the evening
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    morning = BEGIN + 2 * DAY
    assert due(table) == morning
    assert until_text(morning) in publicly(weeks, ben)[-1].text
    before = len(direct(ann, "⏰"))
    await weeks.pass_by(table, 10 * HOUR - MINUTE)
    assert await by_whom(table) == []
    assert len(direct(ann, "⏰")) == before + 1
    await weeks.pass_by(table, MINUTE)
    assert await by_whom(table) == ["default"]


async def test_what_falls_due_as_the_bot_begins_is_not_put_off(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.stop()
    weeks.clock.move(DAY + MINUTE)
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    assert await by_whom(table) == ["default"]


async def test_after_a_pause_no_time_runs_out_in_the_night(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await lives(weeks, table, ann, quiet=(22, 8))
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.pass_by(table, 16 * HOUR)
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.told(table)
    # A day and sixteen hours after nine in the morning is one at night.
    assert due(table) == BEGIN + 2 * DAY
    assert until_text(BEGIN + 2 * DAY) in publicly(weeks, ben)[-1].text
