"""A match of three that runs for six weeks, in seconds: nothing lost, doubled, late, or told to the wrong person.

People come back after hours or not at all, go on holiday, are replaced twice; their clocks are put forward; the bot is
restarted every few hours. The loopback Discord has the same clock.
"""

import asyncio
import json
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from bot.due import DEADLINE
from bot.habits import habits_now, keep
from bot.loopback import Message, Person
from bot.pace import Habits, Vacation, quiet_until
from bot.screens.notices import NOTICE_MARK
from bot.tables import Table

from ..hand_clock import HandClock
from ..weeks import Weeks
from .audit import complaints, mark_of
from .playing import next_answer, restart, table_of

HOUR, DAY, MINUTE = timedelta(hours=1), timedelta(days=1), timedelta(minutes=1)
BEGIN = datetime(2026, 3, 9, 9, 0, tzinfo=UTC)
ZONES = {"Ann": "Europe/Paris", "Ben": "America/New_York", "Cat": "Asia/Tokyo"}
OPTIONS = "limit=200 end_mode=fixed_rounds fixed_rounds=12"


class SixWeeks:
    """One match, and what is noted about it as it goes."""

    def __init__(self, house: Weeks, table: Table, chance: Random) -> None:
        self.house, self.table, self.chance = house, table, chance
        self.dues: dict[str, datetime] = {}
        """When the time of each question runs out, as last announced."""
        self.late: list[str] = []
        self.notices: list[tuple[datetime, Message]] = []
        self.restarts = 0
        house.server.watch(self._note)

    def _note(self, change: str, message: Message) -> None:
        mark = mark_of(message) if message.components else None
        if change == "create" and mark is not None and mark[0] == NOTICE_MARK:
            self.notices.append((self.house.clock.now(), message))

    async def move(self, until: datetime) -> None:
        """Let time pass, one due thing after the other."""
        clock = self.house.clock
        # A bot that has just been started has to find out what it waits for.
        await self.house.told(self.table)
        while (moment := clock.next_moment()) is not None and moment <= until:
            clock.set(max(moment, clock.now()))
            if self.house.concerns(self.table, moment):
                await self.house.told(self.table)
                self.note_dues()
        clock.set(until)

    def note_dues(self) -> None:
        self.dues |= {t.data["question"]: t.due_at for t in self.table.timers if t.kind == DEADLINE}

    def deadlines(self) -> list[tuple[int | None, datetime]]:
        return [(timer.seat, timer.due_at) for timer in self.table.timers if timer.kind == DEADLINE]

    async def restart(self) -> None:
        before = self.deadlines()
        await restart(self.house)
        self.table = await table_of(self.house)
        self.restarts += 1
        assert self.deadlines() == before

    async def somebody_plays(self, absent: set[int]) -> None:
        """Have who is asked answer, if they look in now and it is not night where they are."""
        asked = await self.table.look(next_answer)
        if asked is None:
            return
        question, answer = asked
        sitting = self.table.sitting_at(question.seat)
        user = sitting.user_id
        if user is None or user in absent or self.table.by_ai(sitting) or self.chance.random() < 0.3:
            return
        if quiet_until(self.house.clock.now(), await habits_now(self.house.bot, user)) is None:
            await self.table.answer(question.seat, answer, question.id, by="player", user_id=user)
            await self.house.told(self.table)
            self.note_dues()


async def test_six_weeks(tmp_path: Path) -> None:
    asyncio.get_running_loop().set_debug(False)  # it would take most of the time
    chance = Random("six weeks")
    house = Weeks(tmp_path, HandClock(BEGIN), dice_seed="six weeks")
    await house.start()
    ann, ben, cat, dan, eve = house.people("Ann", "Ben", "Cat", "Dan", "Eve")
    table = await house.sit_down(ann, ben, cat, options=OPTIONS)
    for person in (ann, ben, cat):
        await keep(house.bot, person.id, Habits(zone=ZONES[person.name], quiet=(22, 8), weekends=person is cat))
    await house.bot.store.tables.set_pace(table.id, {"minutes": 24 * 60, "after": 3, "then": "offer"})
    await table.refresh()
    await house.told(table)
    weeks = SixWeeks(house, table, chance)
    weeks.note_dues()
    absent: set[int] = set()
    end = BEGIN + 42 * DAY
    plan = {
        5: lambda: absent.add(ben.id),  # and says nothing: his seat is on offer in the end
        20: lambda: absent.add(cat.id),
    }
    done: set[int] = set()
    taken: list[str] = []
    while house.clock.now() < end and weeks.table.row.state == "playing":
        await weeks.move(house.clock.now() + chance.uniform(4, 10) * HOUR)
        day = (house.clock.now() - BEGIN).days
        for number in [number for number in plan if number <= day and number not in done]:
            done.add(number)
            plan[number]()
        if day >= 12 and 12 not in done:
            done.add(12)
            now = house.clock.now()
            habits = (await habits_now(house.bot, ann.id)).model_copy(
                update={"vacation": Vacation(start=now, until=now + 4 * DAY, ai=True)}
            )
            await keep(house.bot, ann.id, habits)
            await house.told(weeks.table)
        await weeks.somebody_plays(absent)
        for offer in list(weeks.table.offers):
            person = dan if not taken else eve
            await house.press(person, await house.board(person, "sit"), "sit")
            taken.append(person.name)
            await house.told(weeks.table)
            assert weeks.table.sitting_at(offer.seat).user_id == person.id
        if chance.random() < 0.5:
            await weeks.restart()
    await house.told(weeks.table)
    assert weeks.table.row.state == "playing", "it was to last six weeks"
    assert weeks.restarts > 60
    assert taken == ["Dan", "Eve"]
    await check_log(house, weeks)
    check_notices(weeks, [ann, ben, cat, dan, eve])
    assert await complaints(house.server, house.settings.database) == []
    await house.close()
    assert house.server.trouble == []


async def check_log(house: Weeks, weeks: SixWeeks) -> None:
    """Nobody is answered for early, nor more than a minute late, nor in their night."""
    rows = await house.bot.store.entries.after(weeks.table.id)
    given = Counter(row.entry.question for row in rows if row.entry.type == "answer")
    assert max(given.values()) == 1
    kinds = Counter(row.entry.by for row in rows)
    assert kinds["player"] > 20
    assert kinds["default"] >= 6
    assert kinds["pilot"] >= 1
    for row in rows:
        if row.entry.by == "default":
            due = weeks.dues[row.entry.question or ""]
            assert timedelta(0) <= row.at - due <= MINUTE


def check_notices(weeks: SixWeeks, people: list[Person]) -> None:
    """Each notice once, to who it is about, reminders in nobody's night and not too often."""
    marks = [(message.channel_id, mark_of(message)) for _, message in weeks.notices]
    assert len(marks) == len(set(marks))
    homes = {person.dm.id: person for person in people if person.dm is not None}
    reminded: dict[str, datetime] = {}
    for moment, message in weeks.notices:
        person = homes[message.channel_id]
        assert "My hand" not in json.dumps(message.components) or "You play again" in message.text
        if "It is your turn" in message.text:
            if person.name in ZONES:
                assert 8 <= moment.astimezone(ZoneInfo(ZONES[person.name])).hour < 22
            if person.name in reminded:
                assert moment - reminded[person.name] >= 3 * HOUR
            reminded[person.name] = moment
    told = Counter(homes[message.channel_id].name for _, message in weeks.notices if "ran out at" in message.text)
    assert told["Ben"] >= 3
    assert told["Dan"] + told["Eve"] + told["Ann"] <= sum(told.values())
    assert len(reminded) >= 3
