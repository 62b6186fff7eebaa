"""Reminders that are refused or whose sending is uncertain: at most one message, and no endless retries."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

import bot.workers.reminders
from bot.loopback import Person
from bot.schedule.timers import CALLS

from ...end_to_end.playing import eventually, restart, table_of
from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, Ears, answers, begun, wants

SENDING = r"^/channels/{}/messages$"
FORBIDDEN = 403


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the wait between attempts."""
    monkeypatch.setattr(bot.workers.reminders, "RETRY", (0.02, 0.05))


def path_to(person: Person) -> str:
    assert person.dm is not None
    return SENDING.format(person.dm.id)


def refusals(house: Weeks) -> int:
    return sum(entry["status"] == FORBIDDEN for entry in house.server.traffic)


# ---------------------------------------------------------------- refused


@pytest.mark.parametrize("by", [None, "dm"])
async def test_a_player_who_refuses_direct_messages_is_mentioned_in_the_channel(weeks: Weeks, by: str | None) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by=by)
    table = await begun(weeks, ann, ben)
    ann.dms = False
    ears = Ears(weeks)
    await weeks.pass_by(table, 24 * HOUR - timedelta(seconds=1))
    assert ears.of(ann) == ["12 call", "21 call"]
    # The bot tries a direct message once.
    assert refusals(weeks) == 1
    assert (await weeks.bot.store.people.get(ann.id)).dm == "refused"
    assert [row.state for row in await weeks.bot.store.notices.of(ann.id)] == ["refused", "refused"]
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.told(table)
    assert ears.of(ann) == ["12 call", "21 call"]
    screen = await weeks.own_screen(ann)
    assert "Choice 1" in [button.label for button in screen.buttons]
    await weeks.pass_by(table, HOUR)
    assert await table.look(lambda match: [entry.by for entry in match.entries]) == ["default"]
    assert refusals(weeks) == 1


async def test_no_missing_voter_of_a_secret_vote_is_mentioned(weeks: Weeks) -> None:
    """The channel shows how many votes are missing, not whose, so reminders come directly even to Ben."""
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    await wants(weeks, ben, by="channel")
    await wants(weeks, cat, remind=())
    table = await weeks.sit_down(ann, ben, cat, game="toy", options="script=ballot together=true")
    await settled(await ann.slash("game pace", weeks.server.channel, time="daily"))
    await weeks.told(table)
    ann.dms = False
    ears = Ears(weeks)
    await weeks.pass_by(table, 22 * HOUR)
    assert ears.heard == ["12 Ben reminder", "21 Ben reminder"]
    assert "Choice" not in "".join(message.text for message in ears.reminders)
    assert [row.state for row in await weeks.bot.store.notices.of(ann.id)] == ["refused", "refused"]
    assert refusals(weeks) == 1


async def test_a_former_player_is_not_reminded(weeks: Weeks) -> None:
    """The seat is handed over while the reminder is being sent."""
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    weeks.server.faults.add("POST", path_to(ann), status=503, times=1000)
    await weeks.pass_by(table, 12 * HOUR)
    assert [row.state for row in await weeks.bot.store.notices.of(ann.id)] == ["written"]
    await table.hand_over(0, "Cat", cat.id)
    # The attempt under way fails: its text dates from before the handover.
    await settle(weeks, ann)
    weeks.server.faults.clear()
    await weeks.told(table)
    assert [row.state for row in await weeks.bot.store.notices.of(ann.id)] == ["dropped"]
    assert ears.of(ann, "reminder") == []


# ---------------------------------------------------------------- unsure


@pytest.mark.parametrize("nonces", [True, False])
async def test_the_bot_looks_up_whether_a_reminder_arrived(weeks: Weeks, *, nonces: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    if not nonces:
        weeks.server.state.world.nonce_window = timedelta(0)
    ears = Ears(weeks)
    weeks.server.faults.add("POST", path_to(ann), status=503, times=2, after=True)
    weeks.server.faults.add("POST", path_to(ann), drop=True, times=2, after=True)
    await weeks.pass_by(table, 12 * HOUR)
    await eventually(lambda: ears.heard)
    await weeks.told(table)
    await settle(weeks, ann)
    assert ears.heard == ["12 Ann reminder"]


async def settle(house: Weeks, person: Person) -> None:
    """Wait until every notice for a person is sent or given up."""
    async with asyncio.timeout(60):
        while any(row.state == "written" for row in await house.bot.store.notices.of(person.id)):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("nonces", [True, False])
@pytest.mark.parametrize("arrived", [False, True])
async def test_a_crash_around_sending_gives_one_reminder(weeks: Weeks, *, arrived: bool, nonces: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    if not nonces:
        weeks.server.state.world.nonce_window = timedelta(0)
    ears, reached, stopped = Ears(weeks), asyncio.Event(), asyncio.Event()

    async def hold(entry: dict[str, Any]) -> None:
        if entry["method"] == "POST" and ann.dm is not None and entry["path"] == f"/channels/{ann.dm.id}/messages":
            reached.set()
            await stopped.wait()

    if arrived:
        weeks.server.hooks.after_request = hold
    else:
        weeks.server.faults.add("POST", path_to(ann), status=503, times=1000)
        reached.set()
    for _ in range(12):
        weeks.clock.move(HOUR)
    await asyncio.wait_for(reached.wait(), 60)
    await eventually(lambda: [e for e in weeks.server.traffic if e["path"].endswith(f"{ann.dm.id}/messages")][-1:])  # pyright: ignore[reportOptionalMemberAccess]
    if not arrived:
        async with asyncio.timeout(60):
            while not await weeks.bot.store.notices.of(ann.id):
                await asyncio.sleep(0.01)
    (notice,) = await weeks.bot.store.notices.of(ann.id)
    await weeks.stop()
    stopped.set()
    weeks.server.hooks.after_request = None
    weeks.server.faults.clear()
    assert notice.state == "written"
    assert ears.of(ann, "reminder") == (["12 reminder"] if arrived else [])
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    assert ears.of(ann, "reminder") == ["12 reminder"]
    (now,) = await weeks.bot.store.notices.of(ann.id)
    assert (now.id, now.state, now.message_id) == (notice.id, "sent", ears.reminders[0].id)


async def test_a_crash_around_a_mention_in_the_channel_gives_one_mention(weeks: Weeks) -> None:
    """The call is stored; the table's message is not sent, or is sent without being noted."""
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, by="channel")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    channel = SENDING.format(weeks.server.channel.id)
    weeks.server.faults.add("POST", channel, status=503, times=1000)
    weeks.clock.move(12 * HOUR)
    await eventually(lambda: any(timer.kind == CALLS for timer in table.timers))
    await weeks.stop()
    assert ears.heard == []
    weeks.server.faults.clear()
    weeks.server.faults.add("POST", channel, status=503, after=True)
    await weeks.start()
    table = await table_of(weeks)
    await eventually(lambda: ears.heard)
    await restart(weeks)
    table = await table_of(weeks)
    await weeks.told(table)
    assert ears.heard == ["12 Ann call"]


async def test_a_reminder_is_dropped_when_the_answer_comes_before_it(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    weeks.server.faults.add("POST", path_to(ann), status=503, times=1000)
    await weeks.pass_by(table, 12 * HOUR)
    await answers(weeks, table)
    await settle(weeks, ann)
    weeks.server.faults.clear()
    await weeks.told(table)
    assert ears.of(ann, "reminder") == []


async def test_a_reminder_delayed_into_quiet_hours_is_silent(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ann, quiet=(22, 5))
    table = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    weeks.server.faults.add("POST", path_to(ann), status=503, times=1000)
    await weeks.pass_by(table, 14 * HOUR)
    weeks.server.faults.clear()
    await settle(weeks, ann)
    assert (ears.heard, ears.unheard) == ([], ["14 Ann reminder"])


async def test_an_unreachable_player_delays_no_other_reminder(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await weeks.sit_down(ann, ben, game="toy", options="script=two together=true")
    await settled(await ann.slash("game pace", weeks.server.channel, time="daily"))
    await weeks.told(table)
    ears = Ears(weeks)
    weeks.server.faults.add("POST", path_to(ann), status=503, times=1000)
    for hours in (12, 9):
        await weeks.pass_by(table, hours * HOUR)
    assert ears.heard == ["12 Ben reminder", "21 Ben reminder"]
    weeks.server.faults.clear()
    await settle(weeks, ann)
    assert ears.of(ann, "reminder") == ["21 reminder"]
