"""A match of three that runs for six weeks, in seconds: nothing is lost, doubled, late, or told to the wrong person.

People return after hours or never, go on vacation, are replaced twice, take their seats back from the AI; clocks change
for summer and winter; the bot is restarted every few hours. The loopback Discord has the same clock.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.loopback import Person
from bot.schedule.pace import Habits, presence
from bot.schedule.timers import ASKED
from rules.kernel import Match

from ..hand_clock import BEGIN, HandClock
from ..weeks import Weeks
from .audit import complaints, lost
from .regulars import HOUR, Regulars
from .witness import Judge, Witness

DAY = timedelta(days=1)
WEEKS = 6
OPTIONS = "limit=200 end_mode=fixed_rounds fixed_rounds=12 sweep=round"
NIGHT, FIRST_MOMENT = time(22), time(9)
"""Quiet hours end at eight; for another hour no deadline passes."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Weeks]:
    asyncio.get_running_loop().set_debug(False)  # drawing would take most of the time
    async with Weeks(tmp_path, HandClock(BEGIN), dice_seed="six weeks") as house:
        yield house


async def test_six_weeks(house: Weeks) -> None:
    sent = interactions_of(house)
    people = house.people("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
    table = await house.sit_down(*people[:3], options=OPTIONS)
    match = Regulars(house, table, people, Random("six weeks"))
    await six_weeks(match, *people)
    await match.told()

    assert match.table.row.state == "playing", "the match lasts six weeks"
    assert house.clock.now() == BEGIN + WEEKS * 7 * DAY
    assert match.restarts > 100
    assert match.outages > 10
    record = await house.bot.store.entries.record(table.id)
    rows = await house.bot.store.entries.after(table.id)
    given = Counter(row.entry.by for row in rows if row.entry.type == "answer")
    assert given["player"] > 60
    assert given["default"] >= 8
    assert given["pilot"] >= 4
    assert given["order"] >= 1
    assert [row.entry.seat for row in rows if row.entry.type == "orders"] == [0]
    happened(match.witness)
    clocks_change(match.witness)
    judge = Judge(match.witness, match.table, rows, Match.replay(record.model_copy(update={"entries": ()})))
    assert judge.moves() == []
    assert judge.time_outs_told() == []
    assert judge.reminders() == []
    assert judge.notices() == []
    assert judge.secrets() == []
    assert judge.in_time() == []
    assert await lost(sent, house.settings.database) == []
    assert await complaints(house.server, house.settings.database) == []


async def six_weeks(
    match: Regulars, ann: Person, ben: Person, cat: Person, dan: Person, eve: Person, fay: Person
) -> None:
    """Run the events of those weeks in order."""
    await match.settle_in(ann, "Europe/Paris")
    await match.settle_in(ben, "America/New_York")
    await match.settle_in(cat, "Asia/Tokyo", weekends=True)
    await match.settle_in(dan, "Europe/London")
    await match.settle_in(eve, "Australia/Sydney")
    await match.slash(ann, "game pace", time="daily")
    await match.choose(ann, "game pace", "setpace", then="offer-3")

    await match.live(BEGIN + 4 * DAY)
    await orders(match, ann)

    # Ben is silent until another person takes his seat.
    match.silent.add(ben.id)
    await match.live(lambda: match.table.offers)
    await match.wait(match.house.clock.now() + 5 * HOUR)
    await match.sit(dan)

    # The match is paused for some days.
    await match.live(lambda: match.witness.deadlines(match.table))
    await pause(match, ann, 2 * DAY)

    # Ann is on vacation, and the AI plays for her.
    back = await match.go_away(ann, 4, ai=True)
    assert match.table.sitting_at(0).away == "vacation"
    await match.live(back - HOUR)
    assert match.table.sitting_at(0).away == "vacation"
    await match.live(back + HOUR)
    assert match.table.sitting_at(0).away is None

    # Cat is silent, too, until another person takes her seat.
    match.silent.add(cat.id)
    await match.live(lambda: match.table.offers)
    await match.sit(eve)

    # The pace is slower now, and the AI plays for a person who is silent twice.
    await match.choose(ann, "game pace", "setpace", then="pilot-2")
    await match.slash(ann, "game pace", time="36h")
    await match.live(match.house.clock.now() + DAY)
    match.silent.add(ann.id)
    await match.live(lambda: match.table.sitting_at(0).away == "absent")
    await match.live(match.house.clock.now() + 3 * DAY)
    assert ann.dm is not None
    away = next(m for m in reversed(ann.sees(ann.dm)) if "the AI is playing for you" in m.text)
    await match.press(ann, away, "return")
    match.silent.remove(ann.id)
    assert match.table.sitting_at(0).away is None

    # Dan is on vacation, and Fay substitutes for him; Eve is on vacation, and her time stands still.
    await stand_in(match, dan, fay, 3)
    await vacation(match, eve, 2)
    await match.live(BEGIN + WEEKS * 7 * DAY)


async def orders(match: Regulars, person: Person) -> None:
    """Have a person give standing orders for loading when another player sails."""
    screen = (await match.slash(person, "orders")).message
    assert screen is not None
    await match.house.press(person, screen, "a", step="loading", arg="best")
    await match.press(person, screen, "confirm")


async def pause(match: Regulars, host: Person, long: timedelta) -> None:
    """Pause the match: the asked player keeps a whole day, before and after the pause."""
    (asked,) = [timer for timer in match.table.timers if timer.kind == ASKED and timer.seat is not None]
    await match.slash(host, "game pause")
    begun = match.house.clock.now()
    await match.live(begun + long)
    await match.slash(host, "game resume")
    resumed = match.house.clock.now()
    ((seat, due),) = match.witness.deadlines(match.table)
    assert seat is not None
    assert seat == asked.seat
    user = match.table.sitting_at(seat).user_id or 0
    days = Habits(zone=match.zones[user].key, weekends=user in match.free_weekends)
    left = presence(resumed, due, days)
    assert DAY <= presence(asked.due_at, begun, days) + left <= DAY + 12 * HOUR, "a night may be added"


async def stand_in(match: Regulars, person: Person, other: Person, days: int) -> None:
    """Have a person go on vacation and another one substitute."""
    seat = next(s.seat for s in match.table.sittings if s.user_id == person.id)
    back = await match.go_away(person, days, person=other)
    await match.sit(other)
    await match.live(back - HOUR)
    assert match.table.sitting_at(seat).user_id == other.id
    await match.live(back + HOUR)
    assert match.table.sitting_at(seat).user_id == person.id


async def vacation(match: Regulars, person: Person, days: int) -> None:
    """Have an asked person go on vacation without a substitute: their time stands still."""
    seat = next(s.seat for s in match.table.sittings if s.user_id == person.id)
    match.silent.add(person.id)
    await match.live(lambda: [one for one, _ in match.witness.deadlines(match.table)] == [seat])
    (asked,) = [timer.due_at for timer in match.table.timers if timer.kind == ASKED and timer.seat == seat]
    begun = match.house.clock.now()
    back = await match.go_away(person, days)
    # On return they have their remaining time, apart from the night.
    left = (asked + 36 * HOUR + (back - begun)).astimezone(match.zones[person.id])
    if not FIRST_MOMENT <= left.time() < NIGHT:
        morning = left.date() + (DAY if left.time() >= NIGHT else 0 * DAY)
        left = datetime.combine(morning, FIRST_MOMENT, match.zones[person.id])
    assert match.witness.deadlines(match.table) == [(seat, left.astimezone(UTC))]
    await match.live(back)
    match.silent.remove(person.id)


def interactions_of(house: Weeks) -> list[Any]:
    """Return a list to which every later interaction is added."""
    sent: list[Any] = []
    send = house.server.state.send

    def remember(interaction: Any) -> None:
        sent.append(interaction)
        send(interaction)

    house.server.state.send = remember  # type: ignore[method-assign]
    return sent


def happened(witness: Witness) -> None:
    """Check that everything planned happened, and was told only to the people concerned."""
    told = {
        kind: sorted(name for name, _ in witness.notices(kind))
        for kind in ("offered", "away", "back", "standin", "over")
    }
    assert told == {
        "offered": ["Ben", "Cat"],
        "away": ["Ann"],
        "back": ["Ann", "Dan"],
        "standin": ["Fay"],
        "over": ["Fay"],
    }
    outs = Counter(name for name, _ in witness.notices("out"))
    assert outs["Ben"] >= 3
    assert outs["Cat"] >= 3
    assert outs["Ann"] >= 2


def clocks_change(witness: Witness) -> None:
    """Check that nights stay quiet in each person's own time zone through the changes of the clocks."""
    for name, zone, change in (
        ("Ann", "Europe/Paris", date(2026, 3, 29)),
        ("Eve", "Australia/Sydney", date(2026, 4, 5)),
    ):
        here = [due.astimezone(ZoneInfo(zone)).replace(tzinfo=None) for _, who, due in witness.shown() if who == name]
        assert all(FIRST_MOMENT <= due.time() < NIGHT for due in here)
        assert any(due.date() < change for due in here)
        # The night moved a later one to the same hour by the new time.
        assert any(due.date() > change and due.time() == FIRST_MOMENT for due in here)
    for name, zone, winter in (("Ann", "Europe/Paris", 1), ("Ben", "America/New_York", -5)):
        woken = [at.astimezone(ZoneInfo(zone)) for who, at in witness.notices("reminder") if who == name]
        mornings = {at.utcoffset() for at in woken if (at.hour, at.minute) == (8, 0)}
        assert mornings == {winter * HOUR, (winter + 1) * HOUR}, "a question of the night is announced at eight"
