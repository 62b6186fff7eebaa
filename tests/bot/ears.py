"""Helpers for tests of time: who was notified, when and how, and matches with deadlines."""

from datetime import datetime, timedelta

from bot.handlers.habits import keep
from bot.loopback import Message, Person
from bot.schedule.pace import Habits
from bot.schedule.timers import DEADLINE, REMINDERS
from bot.screens.notices import NOTICE_MARK
from bot.tables.table import Table

from ..end_to_end.audit import mark_of
from ..house import settled
from ..weeks import Weeks

HOUR = timedelta(hours=1)
SUPPRESS_NOTIFICATIONS = 1 << 12
"""The flag of a silent message."""
DUE = (DEADLINE, *REMINDERS)


class Ears:
    """Records all notifications from now on.

    Each line of ``heard`` holds the hours since the beginning, the person and the kind: a "reminder", another "notice",
    a "page" with a hand or a question (all direct messages), or a "call", which is a mention in a channel. Silent
    messages are in ``unheard``.
    """

    def __init__(self, house: Weeks) -> None:
        self._house = house
        self._begin = house.clock.now()
        self.heard: list[str] = []
        self.unheard: list[str] = []
        self.reminders: list[Message] = []
        house.server.watch(self._note)

    def _note(self, change: str, message: Message) -> None:
        if change != "create" or message.author.id != self._house.server.bot_id or message.ephemeral_for is not None:
            return
        home = next((p for p in self._house.server.people if p.dm is message.channel), None)
        if home is None:
            for person in self._house.server.people:
                if person.id in message.mentions:
                    self._hear(message, f"{person.name} call")
            return
        mark = mark_of(message)
        what = "page"
        if mark is not None and mark[0] == NOTICE_MARK:
            what = "reminder" if "⏰" in message.text else "notice"
        if what == "reminder":
            self.reminders.append(message)
        self._hear(message, f"{home.name} {what}")

    def _hear(self, message: Message, what: str) -> None:
        hours = (self._house.clock.now() - self._begin) / HOUR
        (self.unheard if message.flags & SUPPRESS_NOTIFICATIONS else self.heard).append(f"{hours:g} {what}")

    def of(self, person: Person, *kinds: str) -> list[str]:
        """Return a person's notifications of the given kinds, or of all kinds: hours and kind."""
        split = [line.split() for line in self.heard]
        return [f"{at} {what}" for at, name, what in split if name == person.name and (not kinds or what in kinds)]


async def begun(house: Weeks, *people: Person, time: str = "daily", script: str = "two+two", **pace: object) -> Table:
    """Begin a match of the toy game in the house's channel; the first player is asked."""
    table = await house.sit_down(*people, game="toy", options=f"script={script}")
    await settled(await people[0].slash("game pace", house.server.channel, time=time))
    assert table.row.pace
    if pace:
        await house.bot.store.tables.set_pace(table.id, {**table.row.pace, **pace})
        await table.refresh()
    await house.told(table)
    return table


async def wants(house: Weeks, person: Person, **habits: object) -> None:
    """Save a person's habits."""
    await keep(house.bot, person.id, Habits(**habits))  # pyright: ignore[reportArgumentType]


async def answers(house: Weeks, table: Table, seat: int = 0) -> None:
    """Answer the open question of a seat by its default."""
    question = await table.look(lambda match: match.questions[seat])
    user = table.sitting_at(seat).user_id
    await table.answer(seat, question.default, question.id, by="player", user_id=user)
    await house.told(table)


async def pass_together(house: Weeks, time: timedelta, *tables: Table) -> None:
    """Let time pass at several tables, from each due timer to the next."""
    end = house.clock.now() + time
    await all_told(house, *tables)
    # The times come from the timers: work at one table may delay the moment at which the reminders sleep.
    while (moment := min((m for table in tables for m in coming(house, table)), default=end)) < end:
        house.clock.set(moment)
        await all_told(house, *tables)
    house.clock.set(end)
    await all_told(house, *tables)


def coming(house: Weeks, table: Table) -> list[datetime]:
    """Return the future times at which a table's timers are due."""
    playing = table.row.state == "playing" and not table.paused
    return [
        timer.due_at for timer in table.timers if playing and timer.kind in DUE and timer.due_at > house.clock.now()
    ]


async def all_told(house: Weeks, *tables: Table) -> None:
    """Wait until everything due at the tables is done and delivered."""
    for table in tables:
        await house.told(table)
