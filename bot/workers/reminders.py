"""What people are told directly beside any table's story: reminders, what was played for them, who is back.

One worker for all tables, so that somebody at several of them is reminded once for all. A notice is written before it
is sent, in the transaction that drops the timers it settles; one of which nobody knows whether it arrived is looked for
in the direct messages. So each is sent exactly once, or not any more where it is no news.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot import limits
from bot.clock import wait_for
from bot.due import ASKED, CALLS, REMINDERS, deadlines_of
from bot.habits import habits_now
from bot.messages import ORDINARY, refuses
from bot.pace import WISHES, Habits, Wish, habits_of, pace_of, quiet_until
from bot.rounds import Rounds
from bot.screens.notices import NOTICE_MARK, Due, notice_page, reminder_page
from bot.streams import context_of, hearing_of
from bot.tables import Table, TableFrozen
from bot.text import words_for
from storage import DueRow, NewTimer, NoticeRow, OfferRow

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 30)  # seconds between attempts; what is due for others must not wait for longer
NOT_DUE = timedelta(days=3650)


class Reminders:
    """Writes and sends the notices of one bot."""

    def __init__(self, bot: "Quartermaster") -> None:
        self._bot = bot
        self._store = bot.store
        self._clock = bot.clock
        self._rounds = Rounds()
        self._unsure: set[int] = set()
        """Notices of which nobody knows whether they have arrived."""

    def wake(self) -> None:
        """Say that there may be something to send."""
        self._rounds.wake.set()

    async def settled(self, within: float) -> None:
        """Wait until what is due by now was sent, or could not be; give up ``within`` seconds."""
        await self._rounds.settled(within)

    async def run(self) -> None:
        """Send whatever is due, for as long as the bot runs."""
        failures, begun = 0, False
        while True:
            try:
                if not begun:
                    # The bot may have stopped between sending and noting it.
                    self._unsure = {notice.id for notice in await self._store.notices.unsent()}
                    begun = True
                    self.wake()
                await wait_for(self._clock, self._rounds.wake, await self._store.timers.next_due(REMINDERS))
                self._rounds.wake.clear()
                await self._call()
                whole = await self._send_all()
            except Exception:
                whole = False
                log.exception("reminders failed")
            await self._rounds.over()
            if whole:
                failures = 0
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._rounds.wake.wait(), RETRY[min(failures, len(RETRY) - 1)])
                failures += 1
                self.wake()

    # ---------------------------------------------------------------- what is due

    async def _call(self) -> None:
        """Write the reminders that are due: one for each person, whatever tables wait for them."""
        now = self._clock.now()
        due = await self._store.timers.due(REMINDERS, now)
        for user_id in dict.fromkeys(row.user_id for row in due):
            habits = await habits_now(self._store, user_id)
            told = [row for row in await self._store.notices.of(user_id) if row.body["kind"] == "reminder"]
            ready: list[DueRow] = []
            for row in [row for row in due if row.user_id == user_id]:
                moment = await self._when(row, habits, told, now)
                if moment is not None and moment <= now:
                    ready.append(row)
                else:
                    await self._put_off(row, moment)
            if ready:
                await self._remind(user_id, [*ready, *await self._near(ready, habits, told, now)])

    async def _when(self, row: DueRow, habits: Habits, told: Sequence[NoticeRow], now: datetime) -> datetime | None:
        """Return when somebody is to be reminded of what a timer is about, now or later; None: not at all.

        As they wish by now, and as the table does: it may have slept through the moment, or been paused meanwhile.
        """
        table = await self._bot.tables.get(row.table_id)
        if table is None or row.seat is None or row.kind not in habits.remind:
            return None
        if not await self._open(table, row.seat, row.data["question"], row.user_id):
            return None
        pace, asked = pace_of(table.row.pace), asked_id(table, row.seat)
        before = [(notice.written_at, line) for notice in told for line in notice.body["tables"]]
        here = [(at, line) for at, line in before if (line["table"], line["seat"]) == (table.id, row.seat)]
        of_this = [line for _, line in here if line["asked"] == asked]
        if len(of_this) >= pace.most or any(row.kind in line["kinds"] for line in of_this):
            return None
        moment = max([now, *(at + pace.interval for at, _ in here)])
        moment = quiet_until(moment, habits.at(table.id)) or moment
        end = deadlines_of(table.timers).of(row.seat)
        return moment if end is None or moment < end else None

    async def _near(
        self, ready: Sequence[DueRow], habits: Habits, told: Sequence[NoticeRow], now: datetime
    ) -> list[DueRow]:
        """Return what is so near at hand that it would come too soon after the rest: it comes along."""
        user_id = ready[0].user_id
        shortest = min([await self._interval(row) for row in ready])
        coming = await self._store.timers.due(REMINDERS, now + shortest)
        return [
            row
            for row in coming
            if row.user_id == user_id
            and now < row.due_at < now + min(shortest, await self._interval(row))
            and await self._when(row, habits, told, now) == now
        ]

    async def _interval(self, row: DueRow) -> timedelta:
        table = await self._bot.tables.get(row.table_id)
        return timedelta(0) if table is None else pace_of(table.row.pace).interval

    async def _put_off(self, row: DueRow, until: datetime | None) -> None:
        """Remind later; None: not at all."""
        new = [] if until is None else [NewTimer(row.seat, row.kind, until, row.data)]
        await self._store.timers.change(row.table_id, new, [row.id])
        if (table := await self._bot.tables.get(row.table_id)) is not None:
            await table.read_timers()

    async def _remind(self, user_id: int, rows: Sequence[DueRow]) -> None:
        """Write one reminder of all that some timers are about; it settles them."""
        lines: dict[tuple[int, int], dict[str, Any]] = {}
        for row in rows:
            table = await self._bot.tables.get(row.table_id)
            if table is None or row.seat is None:
                continue
            line = {"table": table.id, "seat": row.seat, "question": row.data["question"]}
            line |= {"asked": asked_id(table, row.seat), "kinds": []}
            lines.setdefault((table.id, row.seat), line)["kinds"].append(row.kind)
        ids = [row.id for row in rows]
        key = "reminder-" + "-".join(str(number) for number in ids)
        await self._store.notices.write(user_id, key, {"kind": "reminder", "tables": list(lines.values())}, ids)
        for number, _ in lines:
            if (table := await self._bot.tables.get(number)) is not None:
                await table.read_timers()

    async def _open(self, table: Table, seat: int, question: str, user_id: int) -> bool:
        """Tell whether a question is still open, and for that very person to answer."""
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

    async def _named(self, table: Table, seat: int) -> bool:
        """Tell whether everybody may know that a seat is waited for."""
        return await table.look(lambda match: seat in match.waiting(None).seats)

    # ---------------------------------------------------------------- sending

    async def _send_all(self) -> bool:
        """Send what was written; tell whether all could be."""
        whole = True
        unsent = await self._store.notices.unsent()
        for number, notice in enumerate(unsent):
            try:
                if overtaken(notice, unsent[number + 1 :]):
                    await self._store.notices.give_up(notice.id, "dropped")
                else:
                    await self._send(notice)
            except ORDINARY as error:
                whole = False
                log.warning("a notice was not sent", error=type(error).__name__, code=getattr(error, "code", None))
            except Exception:
                whole = False
                log.exception("a notice was not sent")
        return whole

    async def _send(self, notice: NoticeRow) -> None:
        if notice.body["kind"] == "out" and await self._still_asked(notice.body):
            # It is written before it is played: that is to happen just now, or when the match goes on.
            return
        person = await self._store.people.get(notice.user_id)
        refused = person.dm == "refused"
        # Whoever cannot be written to is called where everybody sees it, as far as everybody may.
        aloud = refused or habits_of(person.settings).by == "channel"
        called = await self._call_in_channels(notice) if aloud and notice.body["kind"] == "reminder" else []
        view = None if refused else await self._worded(notice, person.locale, called)
        if view is None:
            await self._store.notices.give_up(notice.id, "refused" if refused else "dropped")
            return
        channel: int | None = None
        try:
            messages = self._bot.messages
            channel = await messages.open_dm(notice.user_id)
            found = None
            if notice.id in self._unsure:
                # The bot may have stopped before it could note that it had arrived.
                found = await messages.find(channel, (NOTICE_MARK, notice.number), notice.written_at)
            if found is None:
                self._unsure.add(notice.id)
                asleep = (await hearing_of(self._store, notice.user_id, *tables_of(notice))).asleep
                found = await messages.send(channel, view, nonce_of(notice), silent=asleep)
            await self._store.notices.mark_sent(notice.id, channel, found)
            self._unsure.discard(notice.id)
        except discord.HTTPException as error:
            if not refuses(error, channel):
                raise
            await self._store.people.set_dm(notice.user_id, "refused")
            await self._send(notice)

    async def _call_in_channels(self, notice: NoticeRow) -> list[int]:
        """Have tables' messages call for somebody once more, where everybody may know that they are waited for.

        The delivery does it exactly once, however often it is wanted for one notice. Return the tables.
        """
        called: list[int] = []
        for line in notice.body["tables"]:
            table, seat, question = await self._bot.tables.get(line["table"]), line["seat"], line["question"]
            if table is None or not await self._open(table, seat, question, notice.user_id):
                continue
            if not await self._named(table, seat):
                continue
            before = next((t for t in table.timers if t.kind == CALLS and t.seat == seat), None)
            number = max(notice.id, before.data["n"] if before is not None else 0)
            new = NewTimer(seat, CALLS, self._clock.now() + NOT_DUE, {"question": question, "n": number})
            await self._store.timers.change(table.id, [new])
            await table.read_timers()
            table.tell_listeners()
            called.append(table.id)
        return called

    async def _worded(
        self, notice: NoticeRow, locale: str | None, called: Sequence[int]
    ) -> discord.ui.LayoutView | None:
        """Word a notice for its reader; None: it is no news any more. ``called``: tables that have called for them."""
        words = words_for(locale or self._bot.settings.language)
        body = notice.body
        if body["kind"] == "reminder":
            dues: list[Due] = []
            for line in body["tables"]:
                table = await self._bot.tables.get(line["table"])
                if table is None or table.id in called:
                    continue
                if await self._open(table, line["seat"], line["question"], notice.user_id):
                    end = deadlines_of(table.timers).of(line["seat"])
                    context, channel = context_of(table, words), table.row.channel_id
                    dues.append(Due(context, channel, end, most_urgent(line["kinds"]), self._place(table)))
            return reminder_page(words, dues, notice.number) if dues else None
        table = await self._bot.tables.get(body["table"])
        # What was played for somebody may have ended the match.
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

    async def _offer(self, notice: NoticeRow) -> OfferRow | None:
        """Return the seat on offer that a notice is about, if it is so still; the table may not have read it yet."""
        body, offers = notice.body, await self._store.hosting.offers_at(notice.body["table"])
        if body["kind"] == "offer":
            return next((offer for offer in offers if offer.id == body["offer"]), None)
        return next((o for o in offers if (o.seat, o.user_id) == (body["seat"], notice.user_id)), None)

    def _place(self, table: Table) -> str | None:
        """Return what a table's channel is called, if that is known."""
        guild = self._bot.get_guild(table.row.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(table.row.channel_id)
        return None if channel is None else channel.name

    async def _still_asked(self, body: Any) -> bool:
        """Tell whether what was to be played for somebody is still open."""
        table = await self._bot.tables.get(body["table"])
        if table is None or table.row.state != "playing":
            return False
        try:
            asked = await table.look(lambda match: match.questions.get(body["seat"]))
        except TableFrozen:
            return False
        return asked is not None and asked.id == body["question"]

    async def _played(self, table: Table, body: Any) -> bool:
        """Tell whether what was to be played for somebody was, and not by themselves after all."""

        def given(match: Any) -> bool:
            entries = (e for e in reversed(match.entries) if e.question == body["question"] and e.type == "answer")
            entry = next(entries, None)
            return entry is not None and entry.by in ("default", "pilot")

        try:
            return await table.look(given)
        except TableFrozen:
            return False


def asked_id(table: Table, seat: int) -> int | None:
    """Return what tells the question of a seat from all others, also where it is put once more after an undo."""
    return next((timer.id for timer in table.timers if timer.kind == ASKED and timer.seat == seat), None)


def most_urgent(kinds: Sequence[Wish]) -> Wish:
    """Return what to say of a reminder that is several at once."""
    return max(kinds, key=WISHES.index)


def overtaken(notice: NoticeRow, later: Sequence[NoticeRow]) -> bool:
    """Tell whether a reminder that could not be sent in time says nothing that a later one does not say as well."""

    def said(row: NoticeRow) -> list[tuple[int, str]]:
        return [(line["table"], line["question"]) for line in row.body.get("tables", [])]

    newer = [question for row in later if row.user_id == notice.user_id for question in said(row)]
    return notice.body["kind"] == "reminder" and all(question in newer for question in said(notice))


def tables_of(notice: NoticeRow) -> list[int]:
    """Return the tables that a notice is about."""
    body = notice.body
    return [line["table"] for line in body["tables"]] if body["kind"] == "reminder" else [body["table"]]


def nonce_of(notice: NoticeRow) -> str:
    """Name a notice, by what its reader knows. A new database counts from 1 again: the time fills the name up."""
    return f"n{notice.number}-{notice.user_id:x}-{notice.written_at.microsecond}"[: limits.NONCE]
