"""Notices: direct messages beside a table's story, such as reminders, answers given for a person, and returns.

One worker serves all tables, so that a person with several tables gets one reminder for all of them. A notice is
written before it is sent, in the transaction that drops its timers. After a failure the worker first looks in the
direct messages whether the notice arrived. So each notice is sent exactly once, or dropped if it is no longer news.
"""

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
import structlog

from bot import limits
from bot.clock import wait_for
from bot.delivery.hindrance import tell_others
from bot.delivery.messages import ORDINARY, Messages, refuses
from bot.delivery.rounds import Rounds
from bot.delivery.streams import availability_of
from bot.logs import log_fault
from bot.schedule.pace import WISHES, Habits, Pace, Wish, habits_of, pace_of, quiet_until
from bot.schedule.timers import ASKED, CALLS, REMINDERS, deadlines_of
from bot.screens.layout import Screen
from bot.screens.notices import NOTICE_MARK, Due, notice_page, reminder_page
from bot.screens.place import place_page
from bot.screens.table_context import context_of
from bot.services import Services
from bot.tables.errors import TableFrozen
from bot.tables.people import habits_now
from bot.tables.place import obstacle_of
from bot.tables.table import Table
from bot.text import Words, words_for
from storage import DueRow, NewTimer, NoticeRow, OfferRow

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 30)  # seconds between attempts; other people's notices wait no longer than that
NOT_DUE = timedelta(days=3650)


class Reminders:
    """Writes and sends the notices of one bot."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self._services = services
        self._messages = messages
        self._store = services.store
        self._clock = services.clock
        self.rounds = Rounds()
        self._sleeps_until: datetime | None = None
        """The time of the next reminder while the worker sleeps; None: it works, or there is no next reminder."""
        self._unconfirmed: set[int] = set()
        """The ids of notices that may have arrived already."""

    def wake(self) -> None:
        """Start a round: something may have to be sent."""
        self.rounds.wake.set()

    def expect(self, moments: Iterable[datetime]) -> None:
        """Start a round if a reminder is now due before the one for which the worker sleeps."""
        if any(self._sleeps_until is None or moment < self._sleeps_until for moment in moments):
            self.wake()

    async def run(self) -> None:
        """Send everything that is due, for as long as the bot runs."""
        failures, begun = 0, False
        while True:
            try:
                if not begun:
                    # The bot may have stopped after sending a notice and before noting that.
                    self._unconfirmed = {notice.id for notice in await self._store.notices.unsent()}
                    begun = True
                    self.wake()
                await self._sleep()
                self.rounds.wake.clear()
                await self._write_due()
                whole = await self._send_all()
            except Exception:
                whole = False
                log_fault(log, "reminders failed")
            await self.rounds.over()
            if whole:
                failures = 0
            else:
                # The work that woke this round has failed; without a pause the worker would stall everything else.
                self.rounds.wake.clear()
                # Not asyncio.wait_for, which in Python 3.11 may lose a cancellation that comes with the event.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(RETRY[min(failures, len(RETRY) - 1)]):
                        await self.rounds.wake.wait()
                failures += 1
                self.wake()

    async def _sleep(self) -> None:
        """Wait until the next reminder is due, or until something wakes the worker."""
        # A timer that is set during the query wakes the worker, because it does not sleep yet.
        self._sleeps_until = await self._store.timers.next_due(REMINDERS)
        try:
            await wait_for(self._clock, self.rounds.wake, self._sleeps_until)
        finally:
            self._sleeps_until = None

    # ---------------------------------------------------------------- due reminders

    async def _write_due(self) -> None:
        """Write the reminders that are due: one for each person, for all tables that wait for them."""
        now = self._clock.now()
        due = await self._store.timers.due(REMINDERS, now)
        if due and self._store.running.outages:
            # The deadlines of these tables may not have been moved yet by the time in which the bot did not run.
            for number in dict.fromkeys(row.table_id for row in due):
                if (table := await self._services.tables.get(number)) is not None:
                    await self._services.crew.keep_time(table)
            due = await self._store.timers.due(REMINDERS, now)
        for user_id in dict.fromkeys(row.user_id for row in due):
            habits = await habits_now(self._store, user_id)
            told = [row for row in await self._store.notices.of(user_id) if row.body["kind"] == "reminder"]
            ready: list[DueRow] = []
            for row in [row for row in due if row.user_id == user_id]:
                moment = await self._moment_of(row, habits, told, now)
                if moment is not None and moment <= now:
                    ready.append(row)
                else:
                    await self._postpone(row, moment)
            if ready:
                await self._remind(user_id, [*ready, *await self._due_soon(ready, habits, told, now)])

    async def _moment_of(
        self, row: DueRow, habits: Habits, told: Sequence[NoticeRow], now: datetime
    ) -> datetime | None:
        """Return when a timer's reminder is to be sent, now or later; None: not at all.

        The person's current habits and the table's current pace count: both may have changed since the timer was set.
        """
        table = await self._services.tables.get(row.table_id)
        if table is None or row.seat is None or row.kind not in habits.remind:
            return None
        if not await self._is_open(table, row.seat, row.data["question"], row.user_id):
            return None
        if not await self._is_aloud(row.user_id) and await self._is_ordered(table, row.seat):
            return None
        pace, asked = await self._pace(table, row.seat), asked_id(table, row.seat)
        before = [(notice.written_at, line) for notice in told for line in notice.body["tables"]]
        here = [(at, line) for at, line in before if (line["table"], line["seat"]) == (table.id, row.seat)]
        of_this = [line for _, line in here if line["asked"] == asked]
        if len(of_this) >= pace.most or any(row.kind in line["kinds"] for line in of_this):
            return None
        moment = max([now, *(at + pace.interval for at, _ in here)])
        moment = quiet_until(moment, habits.at(table.id)) or moment
        end = deadlines_of(table.timers).of(row.seat)
        return moment if end is None or moment < end else None

    async def _due_soon(
        self, ready: Sequence[DueRow], habits: Habits, told: Sequence[NoticeRow], now: datetime
    ) -> list[DueRow]:
        """Return the timers that would fire too soon after a reminder that is sent now, so that it includes them."""
        user_id = ready[0].user_id
        shortest = min([await self._interval(row) for row in ready])
        coming = await self._store.timers.due(REMINDERS, now + shortest)
        return [
            row
            for row in coming
            if row.user_id == user_id
            and now < row.due_at < now + min(shortest, await self._interval(row))
            and await self._moment_of(row, habits, told, now) == now
        ]

    async def _interval(self, row: DueRow) -> timedelta:
        """Return the least time between two reminders at a timer's table."""
        table = await self._services.tables.get(row.table_id)
        return timedelta(0) if table is None or row.seat is None else (await self._pace(table, row.seat)).interval

    async def _pace(self, table: Table, seat: int) -> Pace:
        """Return the pace of a seat's open question: a window has that of reactions."""
        pace = pace_of(table.row.pace)
        try:
            asked = await table.look(lambda match: match.questions.get(seat))
        except TableFrozen:
            return pace
        return pace.of(window=asked is not None and asked.window)

    async def _postpone(self, row: DueRow, until: datetime | None) -> None:
        """Set a timer to a later moment; None: drop it."""
        new = [] if until is None else [NewTimer(row.seat, row.kind, until, row.data)]
        await self._store.timers.change(row.table_id, new, [row.id])
        if (table := await self._services.tables.get(row.table_id)) is not None:
            await table.read_timers()

    async def _remind(self, user_id: int, rows: Sequence[DueRow]) -> None:
        """Write one reminder for several timers of a person, and drop them."""
        lines: dict[tuple[int, int], dict[str, Any]] = {}
        for row in rows:
            table = await self._services.tables.get(row.table_id)
            if table is None or row.seat is None:
                continue
            line = {"table": table.id, "seat": row.seat, "question": row.data["question"]}
            line |= {"asked": asked_id(table, row.seat), "kinds": []}
            lines.setdefault((table.id, row.seat), line)["kinds"].append(row.kind)
        ids = [row.id for row in rows]
        key = "reminder-" + "-".join(str(number) for number in ids)
        await self._store.notices.write(user_id, key, {"kind": "reminder", "tables": list(lines.values())}, ids)
        for number, _ in lines:
            if (table := await self._services.tables.get(number)) is not None:
                await table.read_timers()

    async def _is_open(self, table: Table, seat: int, question: str, user_id: int) -> bool:
        """Return whether a question is still open, and this person is to answer it."""
        sitting = table.sitting_of(user_id)
        if table.row.state != "playing" or table.paused or sitting is None or sitting.seat != seat:
            return False
        if table.by_ai(sitting):
            return False
        try:
            asked = await table.look(lambda match: match.questions.get(seat))
        except TableFrozen:
            return False
        return asked is not None and asked.id == question

    async def _is_ordered(self, table: Table, seat: int) -> bool:
        """Return whether a seat's standing orders are going to answer its question. Only its player may know that."""
        return await table.look(lambda match: match.ordered(seat) is not None)

    async def _is_aloud(self, user_id: int) -> bool:
        """Return whether a person is reminded in the channel, where everybody sees it."""
        person = await self._store.people.get(user_id)
        return person.dm == "refused" or habits_of(person.settings).by == "channel"

    async def _is_public(self, table: Table, seat: int) -> bool:
        """Return whether everybody may know that the match waits for a seat."""
        return await table.look(lambda match: seat in match.waiting(None).seats)

    # ---------------------------------------------------------------- sending

    async def _send_all(self) -> bool:
        """Send the written notices; return whether that succeeded for all."""
        whole = True
        unsent = await self._store.notices.unsent()
        for number, notice in enumerate(unsent):
            try:
                if superseded(notice, unsent[number + 1 :]):
                    await self._store.notices.give_up(notice.id, "dropped")
                else:
                    await self._send(notice)
            except ORDINARY as error:
                whole = False
                log.warning("notice not sent", error=type(error).__name__, code=getattr(error, "code", None))
            except Exception:
                whole = False
                log_fault(log, "notice not sent")
        return whole

    async def _send(self, notice: NoticeRow) -> None:
        """Send one notice, or drop it if it is no longer news or the person refuses direct messages."""
        if notice.body["kind"] == "out" and await self._still_asked(notice.body):
            # The notice is written before the answer is given: that happens soon, or when the match is resumed.
            return
        person = await self._store.people.get(notice.user_id)
        refused = person.dm == "refused"
        # A person who refuses direct messages is mentioned in the channel, if everybody may know it.
        aloud = refused or habits_of(person.settings).by == "channel"
        called = await self._call_in_channels(notice) if aloud and notice.body["kind"] == "reminder" else []
        view = None if refused else await self._worded(notice, person.locale, called)
        if view is None:
            if refused and notice.body["kind"] == "place":
                await self._tell_others(notice)
            await self._store.notices.give_up(notice.id, "refused" if refused else "dropped")
            return
        channel: int | None = None
        try:
            messages = self._messages
            channel = await messages.open_dm(notice.user_id)
            found = None
            if notice.id in self._unconfirmed:
                # The bot may have stopped before it noted that the notice was sent.
                found = await messages.find(channel, (NOTICE_MARK, notice.number), notice.written_at)
            if found is None:
                self._unconfirmed.add(notice.id)
                asleep = availability_of(person, self._clock.now(), *tables_of(notice)).asleep
                found = await messages.send(channel, view, nonce_of(notice), silent=asleep)
            await self._store.notices.mark_sent(notice.id, channel, found)
            self._unconfirmed.discard(notice.id)
        except discord.HTTPException as error:
            if not refuses(error, channel):
                raise
            await self._store.people.set_dm(notice.user_id, "refused")
            await self._send(notice)

    async def _tell_others(self, notice: NoticeRow) -> None:
        """Have others told of what keeps the bot from a table's channel, if that is still so."""
        table = await self._services.tables.get(notice.body["table"])
        if table is not None and self._is_cut_off(table, notice):
            await tell_others(self._services, table)

    def _is_cut_off(self, table: Table, notice: NoticeRow) -> bool:
        """Return whether a table's obstacle is still the one of a notice, and somebody can do something about it."""
        row = table.row
        return row.hindered is not None and row.ended_at is None and row.hindrances == notice.body["number"]

    async def _call_in_channels(self, notice: NoticeRow) -> list[int]:
        """Have tables mention a person in their channels, if everybody may know that the match waits for them.

        Delivery does it exactly once for each notice, even if this is called again. Return the tables' ids.
        """
        called: list[int] = []
        for line in notice.body["tables"]:
            table, seat, question = await self._services.tables.get(line["table"]), line["seat"], line["question"]
            if table is None or not await self._is_open(table, seat, question, notice.user_id):
                continue
            if not await self._is_public(table, seat):
                continue
            before = next((t for t in table.timers if t.kind == CALLS and t.seat == seat), None)
            number = max(notice.id, before.data["n"] if before is not None else 0)
            new = NewTimer(seat, CALLS, self._clock.now() + NOT_DUE, {"question": question, "n": number})
            await self._store.timers.change(table.id, [new])
            await table.read_timers()
            table.notify()
            called.append(table.id)
        return called

    async def _worded(self, notice: NoticeRow, locale: str | None, called: Sequence[int]) -> Screen | None:
        """Word a notice for its reader; None: it is no longer news. ``called``: tables whose channel mentions them."""
        words = words_for(locale or self._services.settings.language)
        body = notice.body
        if body["kind"] == "reminder":
            return await self._reminder_worded(notice, words, called)
        if body["kind"] == "place":
            return await self._place_worded(notice, words)
        table = await self._services.tables.get(body["table"])
        # An answer given for the person may have ended the match.
        states = ("playing", "over") if body["kind"] == "out" else ("playing",)
        if table is None or table.row.state not in states:
            return None
        if body["kind"] == "out" and not await self._played(table, body):
            return None
        if body["kind"] in ("offer", "standin"):
            offer = await self._offer(notice)
            if offer is None:
                return None
            body = {**body, "offer": offer.id}
        context = context_of(table, words)
        try:
            return await table.look(lambda match: notice_page(context, table, match, body, notice.number))
        except TableFrozen:
            return notice_page(context, table, None, body, notice.number)

    async def _reminder_worded(self, notice: NoticeRow, words: Words, called: Sequence[int]) -> Screen | None:
        """Word a reminder of the tables that still wait for its reader, without those that mention them."""
        dues: list[Due] = []
        for line in notice.body["tables"]:
            table = await self._services.tables.get(line["table"])
            if table is None or table.id in called:
                continue
            if await self._is_open(table, line["seat"], line["question"], notice.user_id):
                end, call = deadlines_of(table.timers).of(line["seat"]), await table.call_to(notice.user_id) or "turn"
                context, channel = context_of(table, words), table.row.channel_id
                dues.append(Due(context, channel, end, call, most_urgent(line["kinds"]), self._place(table)))
        return reminder_page(words, dues, notice.number) if dues else None

    async def _place_worded(self, notice: NoticeRow, words: Words) -> Screen | None:
        """Word what keeps the bot from a table's channel, unless the match has ended or the channel is open again."""
        table = await self._services.tables.get(notice.body["table"])
        obstacle = None if table is None else obstacle_of(table.row.hindered)
        if table is None or obstacle is None or not self._is_cut_off(table, notice):
            return None
        return place_page(context_of(table, words), obstacle, table.row.channel_id, notice.number)

    async def _offer(self, notice: NoticeRow) -> OfferRow | None:
        """Return the offer that a notice is about, or None; read from the store, as the table may be behind."""
        body, offers = notice.body, await self._store.offers.offers_at(notice.body["table"])
        if body["kind"] == "offer":
            return next((offer for offer in offers if offer.id == body["offer"]), None)
        return next((o for o in offers if (o.seat, o.user_id) == (body["seat"], notice.user_id)), None)

    def _place(self, table: Table) -> str | None:
        """Return the name of a table's channel, or None if it is unknown."""
        return self._services.servers.channel_name(table.row.guild_id, table.row.channel_id)

    async def _still_asked(self, body: Any) -> bool:
        """Return whether the question that was to be answered for a person is still open."""
        table = await self._services.tables.get(body["table"])
        if table is None or table.row.state != "playing":
            return False
        try:
            asked = await table.look(lambda match: match.questions.get(body["seat"]))
        except TableFrozen:
            return False
        return asked is not None and asked.id == body["question"]

    async def _played(self, table: Table, body: Any) -> bool:
        """Return whether a question was answered for the person, and not by the person."""

        def given(match: Any) -> bool:
            entries = (e for e in reversed(match.entries) if e.question == body["question"] and e.type == "answer")
            entry = next(entries, None)
            return entry is not None and entry.by in ("default", "pilot")

        try:
            return await table.look(given)
        except TableFrozen:
            return False


def asked_id(table: Table, seat: int) -> int | None:
    """Return the id of a seat's current asking, or None; a question asked again after an undo gets a new one."""
    return next((timer.id for timer in table.timers if timer.kind == ASKED and timer.seat == seat), None)


def most_urgent(kinds: Sequence[Wish]) -> Wish:
    """Return the most urgent kind of a reminder that is several at once."""
    return max(kinds, key=WISHES.index)


def superseded(notice: NoticeRow, later: Sequence[NoticeRow]) -> bool:
    """Return whether later reminders to the same person cover every question of an unsent reminder."""

    def said(row: NoticeRow) -> list[tuple[int, str]]:
        return [(line["table"], line["question"]) for line in row.body.get("tables", [])]

    newer = [question for row in later if row.user_id == notice.user_id for question in said(row)]
    return notice.body["kind"] == "reminder" and all(question in newer for question in said(notice))


def tables_of(notice: NoticeRow) -> list[int]:
    """Return the ids of the tables that a notice is about."""
    body = notice.body
    return [line["table"] for line in body["tables"]] if body["kind"] == "reminder" else [body["table"]]


def nonce_of(notice: NoticeRow) -> str:
    """Return a notice's nonce, from what its reader knows. The time tells notices of different databases apart."""
    return f"n{notice.number}-{notice.user_id:x}-{notice.written_at.microsecond}"[: limits.NONCE]
