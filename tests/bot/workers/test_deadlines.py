"""Deadlines under change: vacations, votes, a new pace, downtime of the bot, a pause. The clock is set by hand."""

from datetime import datetime, timedelta

import pytest

from bot.clock import until_text
from bot.handlers.habits import keep
from bot.handlers.pace import NEWS
from bot.loopback import Message, Person
from bot.schedule.pace import Habits, Vacation
from bot.schedule.timers import DEADLINE
from bot.tables.table import Table
from bot.workers.heartbeat import UNNOTICED

from ...end_to_end.playing import restart, table_of
from ...hand_clock import BEGIN
from ...house import settled
from ...weeks import Weeks
from ..ears import Ears
from ..toys.questions import QUESTIONS
from ..toys.questions import chosen as question_of
from ..watching import publicly

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
DAY = 24 * HOUR
VOTE = {"game": "toy", "options": "script=ballot together=true"}


async def paced(weeks: Weeks, *people: Person, time: str = "daily", **sitting: str) -> Table:
    """Begin a match with a pace chosen in the lobby; the first player is asked, or all vote."""
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
    """Save a person's habits."""
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


async def test_the_time_left_at_the_start_of_a_vacation_is_left_at_its_end_or_early_return(
    weeks: Weeks,
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, 4 * HOUR)
    await lives(weeks, table, ann, vacation=Vacation(start=BEGIN + 4 * HOUR, until=BEGIN + 6 * DAY))
    assert due(table) == BEGIN + 6 * DAY + 20 * HOUR
    await weeks.pass_by(table, 3 * DAY)
    # She chooses another end; the beginning stays.
    longer = Vacation(start=BEGIN + 3 * DAY + 4 * HOUR, until=BEGIN + 9 * DAY)
    await lives(weeks, table, ann, vacation=longer)
    told = BEGIN + 9 * DAY + 20 * HOUR
    assert due(table) == told
    assert until_text(told) in publicly(weeks, ben)[-1].text
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.pass_by(table, 2 * DAY)
    assert due(table) == told
    # She is back early and keeps the time left; a later vacation takes none of it.
    await lives(weeks, table, ann)
    told = weeks.clock.now() + 20 * HOUR
    assert due(table) == told
    await lives(weeks, table, ann, vacation=Vacation(start=BEGIN + 20 * DAY, until=BEGIN + 30 * DAY))
    assert due(table) == told
    before = len(direct(ann, "⏰"))
    await weeks.pass_by(table, told - weeks.clock.now() - MINUTE)
    assert len(direct(ann, "⏰")) > before
    assert await by_whom(table) == []
    await weeks.pass_by(table, MINUTE)
    assert await by_whom(table) == ["default"]


async def test_planning_the_next_vacation_takes_no_time_from_the_deadline(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, 2 * HOUR)
    await lives(weeks, table, ann, vacation=Vacation(start=BEGIN + 2 * HOUR, until=BEGIN + 7 * DAY))
    await weeks.pass_by(table, 7 * DAY)
    await lives(weeks, table, ann, vacation=Vacation(start=BEGIN + 18 * DAY, until=BEGIN + 23 * DAY))
    assert due(table) == BEGIN + 7 * DAY + 22 * HOUR


async def test_a_vote_waits_for_a_voter_on_vacation_and_sends_no_reminders(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(QUESTIONS, "ballot", question_of(3, secret=True, show="count", takeback=False))
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await paced(weeks, ann, ben, cat, **VOTE)
    ears = Ears(weeks)
    assert due(table, None) == BEGIN + DAY
    await votes(weeks, table, ben)
    await weeks.pass_by(table, 4 * HOUR)
    # Ann has not voted, Ben has.
    for person in (ann, ben):
        await lives(weeks, table, person, vacation=Vacation(start=BEGIN + 4 * HOUR, until=BEGIN + 3 * DAY))
        assert due(table, None) == BEGIN + 3 * DAY + 20 * HOUR
        assert until_text(BEGIN + 3 * DAY + 20 * HOUR) in publicly(weeks, cat)[-1].text
        # The announced deadline holds after an early return.
        await lives(weeks, table, person)
        assert due(table, None) == BEGIN + 3 * DAY + 20 * HOUR
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


async def test_a_shorter_pace_holds_from_the_next_question_and_a_longer_one_at_once(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    assert "keep their deadline" in await change(weeks, table, ann, "1 minute")
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
    assert "no longer have a deadline" in await change(weeks, table, ann, "none")
    assert due(table, 1) is None
    assert "⏰" not in publicly(weeks, ben)[-1].text


@pytest.mark.parametrize(("step", "value"), [("then", "nothing"), ("every", "60"), ("by", "pilot")])
async def test_other_pace_settings_leave_the_deadline_alone(weeks: Weeks, step: str, value: str) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, 5 * HOUR)
    screen = (await settled(await ann.slash("game pace", weeks.server.channel))).message
    assert screen is not None
    reply = await weeks.select(ann, screen, "setpace", [value], step=step)
    await weeks.told(table)
    assert "The pace is set" in screen.text + reply.text
    assert "Open questions" not in screen.text + reply.text
    assert due(table) == BEGIN + DAY


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_changed_pace_is_announced_and_mentions_the_player_to_move(weeks: Weeks, asleep: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await votes(weeks, table, ann)
    if asleep:
        await lives(weeks, table, ben, quiet=(8, 12))
    before = publicly(weeks, ben)[-1]
    assert "has changed the pace:" not in before.text
    await change(weeks, table, ann, "slow")
    board = publicly(weeks, ben)[-1]
    assert f"{ann.mention} has changed the pace:" in board.text
    assert "3 days" in board.text
    assert board is not before
    assert weeks.called[board.id] == ([] if asleep else [ben.id])
    # Choosing the same pace again is not announced.
    await change(weeks, table, ann, "slow")
    await weeks.pass_by(table, NEWS)
    assert publicly(weeks, ben)[-1].text == board.text


# ---------------------------------------------------------------- downtime and pauses


async def test_downtime_of_the_bot_does_not_count(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await lives(weeks, table, ann, quiet=(21, 8))
    await weeks.pass_by(table, HOUR)
    await weeks.stop()
    weeks.clock.move(DAY + 13 * HOUR)  # to eleven in the evening
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    # 23 hours are left, and no deadline falls in the night.
    morning = BEGIN + 3 * DAY
    assert due(table) == morning
    assert until_text(morning) in publicly(weeks, ben)[-1].text
    before = len(direct(ann, "⏰"))
    await weeks.pass_by(table, morning - weeks.clock.now() - MINUTE)
    assert await by_whom(table) == []
    assert len(direct(ann, "⏰")) > before
    await weeks.pass_by(table, MINUTE)
    assert await by_whom(table) == ["default"]


async def test_downtime_after_a_crash_counts_from_the_last_heartbeat(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, 5 * HOUR)
    await weeks.bot.store.running.note()
    weeks.bot.store.running.note = nothing  # no heartbeat is noted from here on
    await weeks.pass_by(table, UNNOTICED / 2)
    await weeks.stop()
    weeks.clock.move(2 * DAY)
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    assert due(table) == BEGIN + 3 * DAY + UNNOTICED / 2


async def nothing() -> None:
    """Do nothing."""


async def test_a_short_downtime_counts_as_time_to_answer(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await weeks.pass_by(table, DAY - MINUTE)
    await weeks.stop()
    weeks.clock.move(UNNOTICED)
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    assert await by_whom(table) == ["default"]


async def test_no_deadline_falls_in_the_night_after_a_pause(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await lives(weeks, table, ann, quiet=(22, 8))
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.pass_by(table, 16 * HOUR)
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.told(table)
    # A day and sixteen hours after nine in the morning is one at night, so the deadline moves to the morning.
    assert due(table) == BEGIN + 2 * DAY
    assert until_text(BEGIN + 2 * DAY) in publicly(weeks, ben)[-1].text


@pytest.mark.parametrize(("since", "until", "runs_out"), [(62, 110, 120), (12, 36, 72), (1, 61, 84)])
async def test_a_pause_takes_no_time_that_a_quiet_weekend_adds(
    weeks: Weeks, since: int, until: int, runs_out: int
) -> None:
    weeks.clock.move(4 * DAY + 13 * HOUR)
    friday = weeks.clock.now()
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben)
    await lives(weeks, table, ann, weekends=True)
    assert due(table) == friday + 3 * DAY
    await weeks.pass_by(table, since * HOUR)
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.pass_by(table, (until - since) * HOUR)
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.told(table)
    assert due(table) == friday + runs_out * HOUR


@pytest.mark.parametrize(
    ("before", "during", "left"), [("daily", "live", 14), ("36h", "daily", 26), ("12h", "daily", 24)]
)
async def test_a_pace_chosen_in_a_pause_takes_none_of_the_time_left(
    weeks: Weeks, before: str, during: str, left: int
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await paced(weeks, ann, ben, time=before)
    await weeks.pass_by(table, 10 * HOUR)
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.pass_by(table, 5 * DAY)
    await settled(await ann.slash("game pace", weeks.server.channel, time=during))
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.told(table)
    assert due(table) == weeks.clock.now() + left * HOUR


async def test_a_substitute_has_the_whole_time_for_an_open_vote(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await paced(weeks, ann, ben, cat, **VOTE)
    await weeks.pass_by(table, DAY - 5 * MINUTE)
    await weeks.bot.store.sittings.hand_over(
        table.id, 1, name="Dan", since_event=0, user_id=dan.id, controller="player"
    )
    await table.refresh()
    await weeks.told(table)
    assert due(table, None) == BEGIN + 2 * DAY - 5 * MINUTE
