"""For tests of time: what rang for whom, and when; and choosing how to be reminded."""

from datetime import datetime, timedelta

from bot.due import DEADLINE, REMINDERS
from bot.habits import keep
from bot.loopback import Message, Person
from bot.pace import Habits
from bot.screens.notices import NOTICE_MARK
from bot.tables import Table

from ..end_to_end.audit import mark_of
from ..house import settled
from ..weeks import Weeks

HOUR = timedelta(hours=1)
SUPPRESS_NOTIFICATIONS = 1 << 12
"""Of a message that arrives without a sound."""
DUE = (DEADLINE, *REMINDERS)


class Ears:
    """Hears all that rings from now on.

    Each line of ``heard`` says after how many hours, for whom, and what: a "reminder" or another "notice", a "page"
    with a hand or a question (all directly), or a "call" in a channel. What came without a sound is in ``unheard``.
    """

    def __init__(self, house: Weeks) -> None:
        self._house = house
        self._begin = house.clock.now()
        self.heard: list[str] = []
        self.unheard: list[str] = []
        self.reminders: list[Message] = []
        house.server.watch(self._note)

    def _note(self, change: str, message: Message) -> None:
        if change != "create" or message.author_id != self._house.server.bot_id or message.ephemeral_for is not None:
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
        """Return what rang for somebody, of some kinds (of all, if none is named): hours and kind."""
        split = [line.split() for line in self.heard]
        return [f"{at} {what}" for at, name, what in split if name == person.name and (not kinds or what in kinds)]


async def begun(house: Weeks, *people: Person, time: str = "daily", script: str = "two+two", **pace: object) -> Table:
    """Begin a match of the toy game, in the channel that is the house's first, in which the first one is to play."""
    table = await house.sit_down(*people, game="toy", options=f"script={script}")
    await settled(await people[0].slash("game pace", house.server.channel, time=time))
    assert table.row.pace
    if pace:
        await house.bot.store.tables.set_pace(table.id, {**table.row.pace, **pace})
        await table.refresh()
    await house.told(table)
    return table


async def wants(house: Weeks, person: Person, **habits: object) -> None:
    """Have somebody choose about their time."""
    await keep(house.bot, person.id, Habits(**habits))  # pyright: ignore[reportArgumentType]


async def answers(house: Weeks, table: Table, seat: int = 0) -> None:
    """Have a seat answer its question."""
    question = await table.look(lambda match: match.questions[seat])
    user = table.sitting_at(seat).user_id
    await table.answer(seat, question.default, question.id, by="player", user_id=user)
    await house.told(table)


async def pass_together(house: Weeks, time: timedelta, *tables: Table) -> None:
    """Let time pass at several tables, from one thing that is due to the next."""
    end = house.clock.now() + time
    await all_told(house, *tables)
    # By the timers themselves: what happens at one table may keep the reminders from going to sleep in time.
    while (moment := min((m for table in tables for m in coming(house, table)), default=end)) < end:
        house.clock.set(moment)
        await all_told(house, *tables)
    house.clock.set(end)
    await all_told(house, *tables)


def coming(house: Weeks, table: Table) -> list[datetime]:
    """Return the moments after this one at which something is due at a table."""
    playing = table.row.state == "playing" and not table.paused
    return [
        timer.due_at for timer in table.timers if playing and timer.kind in DUE and timer.due_at > house.clock.now()
    ]


async def all_told(house: Weeks, *tables: Table) -> None:
    """Wait until all that is due at some tables was done and told."""
    for table in tables:
        await house.told(table)
