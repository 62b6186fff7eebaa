"""Reminders: each at its moment, where and as often as their reader and the table chose, and silent in quiet time."""

from datetime import timedelta
from typing import Any

import pytest

from bot.clock import until_text
from bot.pace import WISHES

from ..end_to_end.playing import restart, table_of
from ..house import settled
from ..weeks import Weeks
from .ears import HOUR, Ears, answers, begun, wants

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
async def test_each_comes_at_its_moment(weeks: Weeks, remind: tuple[str, ...], heard: list[str]) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, remind=remind, by="dm")
    await wants(weeks, ben, remind=())
    ears = Ears(weeks)
    table = await begun(weeks, ann, ben)
    welcome = len(ears.of(ann)) - len([line for line in heard if line == "0 page"])
    await weeks.pass_by(table, NEARLY)
    assert ears.of(ann)[welcome:] == heard
    assert ears.of(ben, "reminder", "call") == []


async def test_a_reminder_says_where_and_until_when_and_the_move_is_one_press_away(weeks: Weeks) -> None:
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


async def test_in_the_channel_or_directly_and_never_both(weeks: Weeks) -> None:
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
@pytest.mark.parametrize("by", ["dm", "channel"])
async def test_never_more_nor_more_often_than_the_table_chose(
    weeks: Weeks, by: str, pace: dict[str, Any], heard: list[str]
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by=by)
    table = await begun(weeks, ann, ben, **pace)
    ears = Ears(weeks)
    await weeks.pass_by(table, NEARLY)
    kind = "call" if by == "channel" else "reminder"
    assert ears.of(ann) == [f"{at} {kind}" for at in heard]


async def test_nothing_once_it_is_answered(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ben, remind=())
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 11 * HOUR)
    ears = Ears(weeks)
    await answers(weeks, table)
    await weeks.pass_by(table, 20 * HOUR)
    assert ears.heard == []


async def test_a_pause_counts_for_nothing(weeks: Weeks) -> None:
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


async def test_in_quiet_hours_the_question_is_silent_and_the_reminder_comes_at_their_end(weeks: Weeks) -> None:
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
async def test_a_reminder_that_falls_into_quiet_hours_comes_at_their_end(weeks: Weeks, when: str, by: str) -> None:
    """Also if they were chosen only after the question had been asked."""
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by=by, **({"quiet": (20, 23)} if when == "before" else {}))
    table = await begun(weeks, ann, ben)
    await wants(weeks, ann, by=by, quiet=(20, 23))
    ears = Ears(weeks)
    await weeks.pass_by(table, NEARLY)
    kind = "call" if by == "channel" else "reminder"
    assert ears.of(ann) == [f"14 {kind}", f"21 {kind}"]


async def test_one_that_makes_no_sense_at_their_end_is_not_sent(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="10h")  # until seven in the evening
    # Asleep from one in the afternoon, and up an hour before time is up: too late for anything but the last call.
    await wants(weeks, ann, quiet=(13, 18))
    ears = Ears(weeks)
    await weeks.pass_by(table, 10 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["9 reminder"]


async def test_a_bot_that_slept_until_they_began_waits_for_their_end(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, quiet=(22, 2))
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await weeks.pass_by(table, 11 * HOUR)
    await weeks.stop()
    weeks.clock.move(3 * HOUR)  # past the reminder of nine in the evening; it does not count
    await weeks.start()
    table = await table_of(weeks)
    await weeks.pass_by(table, 13 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["17 reminder", "24 reminder"]


async def test_a_pause_moves_no_reminder_into_them(weeks: Weeks) -> None:
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


# ---------------------------------------------------------------- changing one's mind


async def test_never_holds_for_what_is_open_too(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await wants(weeks, ann, remind=())
    ears = Ears(weeks)
    await weeks.pass_by(table, NEARLY)
    assert ears.heard == []


async def test_so_does_wanting_them_after_all(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, remind=())
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 13 * HOUR)
    await wants(weeks, ann, remind=("half", "last"))
    ears = Ears(weeks)
    await weeks.pass_by(table, 11 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["8 reminder"]


async def test_a_deadline_that_moves_brings_no_reminder_twice(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await weeks.pass_by(table, 13 * HOUR)
    await wants(weeks, ann, quiet=(8, 14))
    await weeks.pass_by(table, 17 * HOUR - timedelta(seconds=1))  # until an hour after fourteen
    # Half of it is over at midnight; but that was told at nine in the evening.
    assert ears.of(ann, "reminder") == ["12 reminder", "29 reminder"]


async def test_restarts_bring_none_twice(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    for _ in range(3):
        await weeks.pass_by(table, 8 * HOUR - timedelta(seconds=1))
        await restart(weeks)
        table = await table_of(weeks)
        await weeks.told(table)
    assert ears.of(ann) == ["12 reminder", "21 reminder"]
