"""Reminders: their times, their place, the limits set by reader and table, and quiet hours."""

from datetime import timedelta
from typing import Any

import pytest

from bot.clock import until_text
from bot.schedule.pace import WISHES

from ...end_to_end.playing import restart, table_of
from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, Ears, answers, begun, wants

DAY = 24 * HOUR
NEARLY = DAY - timedelta(seconds=1)


@pytest.mark.parametrize(
    ("remind", "heard"),
    [
        (WISHES, ["0 page", "12 reminder", "21 reminder"]),
        (("turn",), ["0 page"]),
        (("half",), ["12 reminder"]),
        (("last",), ["21 reminder"]),
        ((), []),
    ],
)
async def test_each_reminder_comes_at_its_time(weeks: Weeks, remind: tuple[str, ...], heard: list[str]) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, remind=remind, by="dm")
    await wants(weeks, ben, remind=())
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)
    welcome = len(ears.of(ann)) - len([line for line in heard if line == "0 page"])
    await weeks.pass_by(table, NEARLY)
    assert ears.of(ann)[welcome:] == heard
    assert ears.of(ben, "reminder", "call") == []


async def test_a_reminder_names_the_channel_and_deadline_and_opens_the_move(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 12 * HOUR)
    (reminder,) = ears.reminders
    assert reminder.channel is ann.dm
    assert "It is your turn" in reminder.text
    assert f"<#{weeks.server.channel.id}> · **Toy**" in reminder.text
    assert until_text(weeks.clock.now() + 12 * HOUR) in reminder.text
    screen = (await weeks.press(ann, reminder, "move")).message
    assert screen is not None
    assert "Choice 1" in [button.label for button in screen.buttons]


async def test_reminders_come_in_the_channel_or_directly_and_never_both(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by="channel")
    await wants(weeks, ben, by="dm")
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 22 * HOUR)
    assert ears.of(ann, "call", "reminder") == ["0 call", "12 call", "21 call"]
    assert "0 Ann page" in ears.unheard
    await answers(weeks, table)
    await weeks.pass_by(table, 22 * HOUR)
    assert ears.of(ann, "call", "reminder") == ["0 call", "12 call", "21 call"]
    assert ears.of(ben, "call", "page", "reminder")[-3:] == ["22 page", "34 reminder", "43 reminder"]
    assert not [line for line in ears.heard if line.endswith("Ben call")]


@pytest.mark.parametrize(
    ("pace", "heard"),
    [
        ({"most": 0}, []),
        ({"most": 1}, ["21"]),
        ({"most": 3}, ["12", "21"]),
        ({"every": 9 * 60}, ["12", "21"]),
        ({"every": 9 * 60 + 1}, ["21"]),
        ({"every": 22 * 60}, []),
    ],
)
async def test_reminders_keep_the_tables_number_and_interval(
    weeks: Weeks, pace: dict[str, Any], heard: list[str]
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by="dm")
    await wants(weeks, ben, by="channel")
    table = await begun(weeks, ann, ben, **pace)
    for seat, (person, kind) in enumerate([(ann, "reminder"), (ben, "call")]):
        ears = Ears(weeks)
        await weeks.pass_by(table, NEARLY)
        assert ears.of(person) == [f"{at} {kind}" for at in heard], kind
        await answers(weeks, table, seat)


async def test_no_reminder_follows_an_answer(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ben, remind=())
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 11 * HOUR)
    ears = Ears(weeks)
    await answers(weeks, table)
    await weeks.pass_by(table, 20 * HOUR)
    assert ears.heard == []


async def test_reminders_wait_during_a_pause(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await weeks.pass_by(table, 10 * HOUR)
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.pass_by(table, 50 * HOUR)
    assert ears.heard == []
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.pass_by(table, 13 * HOUR)
    assert ears.of(ann, "reminder") == ["62 reminder", "71 reminder"]


# ---------------------------------------------------------------- quiet time


async def test_a_question_in_quiet_hours_is_silent_and_a_reminder_follows_them(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, quiet=(8, 12))
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)  # at nine
    assert ears.of(ann, "call") == []
    assert "0 Ann page" in ears.unheard
    await weeks.pass_by(table, 3 * HOUR)
    assert ears.of(ann, "reminder", "call") == ["3 reminder"]


@pytest.mark.parametrize("by", ["dm", "channel"])
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_reminder_due_in_quiet_hours_comes_at_their_end(weeks: Weeks, when: str, by: str) -> None:
    """The quiet hours are chosen before or after the question is asked."""
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by=by, **({"quiet": (20, 23)} if when == "before" else {}))
    table = await begun(weeks, ann, ben)
    await wants(weeks, ann, by=by, quiet=(20, 23))
    ears = Ears(weeks)
    await weeks.pass_by(table, NEARLY)
    kind = "call" if by == "channel" else "reminder"
    assert ears.of(ann) == [f"14 {kind}", f"21 {kind}"]


async def test_a_half_time_reminder_too_late_after_quiet_hours_is_not_sent(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="10h")  # until seven in the evening
    # Quiet from one in the afternoon until an hour before the deadline: too late for all but the last call.
    await wants(weeks, ann, quiet=(13, 18))
    ears = Ears(weeks)
    await weeks.pass_by(table, 10 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["9 reminder"]


async def test_a_bot_restarted_in_quiet_hours_reminds_at_their_end(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, quiet=(22, 2))
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await weeks.pass_by(table, 11 * HOUR)
    await weeks.stop()
    weeks.clock.move(3 * HOUR)  # past the reminder of nine in the evening; the downtime does not count
    await weeks.start()
    table = await table_of(weeks)
    await weeks.pass_by(table, 13 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["17 reminder", "24 reminder"]


async def test_a_pause_moves_no_reminder_into_quiet_hours(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, quiet=(22, 6))
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await weeks.pass_by(table, HOUR)
    await settled(await ann.slash("game pause", weeks.server.channel))
    await weeks.pass_by(table, 3 * HOUR)
    await settled(await ann.slash("game resume", weeks.server.channel))
    await weeks.pass_by(table, 23 * HOUR - timedelta(seconds=1))
    assert ears.of(ann, "reminder") == ["21 reminder", "24 reminder"]


# ---------------------------------------------------------------- changed settings


async def test_turning_reminders_off_holds_for_the_open_question(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await wants(weeks, ann, remind=())
    ears = Ears(weeks)
    await weeks.pass_by(table, NEARLY)
    assert ears.heard == []


async def test_turning_reminders_on_holds_for_the_open_question(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, remind=())
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 13 * HOUR)
    await wants(weeks, ann, remind=("half", "last"))
    ears = Ears(weeks)
    await weeks.pass_by(table, 11 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["8 reminder"]


async def test_a_moved_deadline_repeats_no_reminder(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await weeks.pass_by(table, 13 * HOUR)
    await wants(weeks, ann, quiet=(8, 14))
    await weeks.pass_by(table, 17 * HOUR - timedelta(seconds=1))  # until an hour after fourteen
    # Half of the new time is over at midnight, but the reminder came at nine in the evening.
    assert ears.of(ann, "reminder") == ["12 reminder", "29 reminder"]


async def test_restarts_repeat_no_reminder(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    for _ in range(3):
        await weeks.pass_by(table, 8 * HOUR - timedelta(seconds=1))
        await restart(weeks)
        table = await table_of(weeks)
        await weeks.told(table)
    assert ears.of(ann) == ["12 reminder", "21 reminder"]
