"""What people are told directly beside any table's story: reminders, what was played for them, who is back.

One worker for all tables, so that somebody at several of them is reminded once for all. A notice is written before it
is sent, in the transaction that drops the timers it settles; one of which nobody knows whether it arrived is looked for
in the direct messages. So each is sent exactly once, or not any more where it is no news.
"""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot import limits
from bot.clock import wait_for
from bot.delivery import ORDINARY, RETRY, SKEW, marks_of, refuses
from bot.due import CALLS, REMINDERS, deadlines_of
from bot.pace import habits_of, pace_of
from bot.rounds import Rounds
from bot.screens.notices import NOTICE_MARK, Due, notice_page, reminder_page
from bot.streams import context_of
from bot.tables import Table, TableFrozen
from bot.text import words_for
from storage import DueRow, NewTimer, NoticeRow

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)

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
        # The bot may have stopped between sending and noting it.
        self._unsure = {notice.id for notice in await self._store.notices.unsent()}
        self.wake()
        failures = 0
        while True:
            await wait_for(self._clock, self._rounds.wake, await self._store.timers.next_due(REMINDERS))
            self._rounds.wake.clear()
            try:
                await self._call()
                whole = await self._send_all()
            except Exception:
                whole = False
                log.exception("reminders failed")
            await self._rounds.over()
            if whole:
                failures = 0
            else:
                await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                failures += 1
                self.wake()

    # ---------------------------------------------------------------- what is due

    async def _call(self) -> None:
        """Write the reminders that are due: one for each person, whatever tables wait for them."""
        now = self._clock.now()
        due = await self._store.timers.due(REMINDERS, now)
        for user_id in dict.fromkeys(row.user_id for row in due):
            first = next(row for row in due if row.user_id == user_id)
            table = await self._bot.tables.get(first.table_id)
            interval = timedelta(0) if table is None else pace_of(table.row.pace).interval
            before = await self._last(user_id)
            if before is not None and now < before + interval:
                await self._put_off(first, before + interval)
                self.wake()
                continue
            # What would come within the table's interval comes now, with the rest.
            coming = await self._store.timers.due(REMINDERS, now + interval)
            mine = [row for row in coming if row.user_id == user_id]
            await self._remind(user_id, mine)
            for number in dict.fromkeys(row.table_id for row in mine):
                if (reminded := await self._bot.tables.get(number)) is not None:
                    await reminded.read_timers()

    async def _last(self, user_id: int) -> datetime | None:
        """Return when somebody was last reminded."""
        told = [row for row in await self._store.notices.of(user_id) if row.body.get("kind") == "reminder"]
        return told[-1].written_at if told else None

    async def _put_off(self, row: DueRow, until: datetime) -> None:
        """Remind later, since somebody has just been reminded; not at all if time is up by then."""
        table = await self._bot.tables.get(row.table_id)
        end = None if table is None or row.seat is None else deadlines_of(table.timers).of(row.seat)
        new = [] if end is not None and until >= end else [NewTimer(row.seat, row.kind, until, row.data)]
        await self._store.timers.change(row.table_id, new, [row.id])

    async def _remind(self, user_id: int, rows: Sequence[DueRow]) -> None:
        by = habits_of((await self._store.people.get(user_id)).settings).by
        lines: list[dict[str, Any]] = []
        for row in rows:
            table = await self._bot.tables.get(row.table_id)
            if table is None or row.seat is None or not await self._open(table, row.seat, row.data["question"]):
                continue
            if by == "channel" and await self._named(table, row.seat):
                await self._call_in_channel(table, row)
                continue
            line = {"table": table.id, "seat": row.seat, "question": row.data["question"]}
            if line not in lines:
                lines.append(line)
        ids = [row.id for row in rows]
        if not lines:
            for row in rows:
                await self._store.timers.change(row.table_id, [], [row.id])
            return
        key = "reminder-" + "-".join(str(number) for number in ids[:10]) + f"-{self._clock.now().isoformat()}"
        await self._store.notices.write(user_id, key, {"kind": "reminder", "tables": lines}, ids)

    async def _call_in_channel(self, table: Table, row: DueRow) -> None:
        """Have the table's message call for somebody once more; the delivery does it exactly once."""
        before = next((t for t in table.timers if t.kind == CALLS and t.seat == row.seat), None)
        data = {"question": row.data["question"], "n": 1 + (before.data["n"] if before is not None else 0)}
        new = NewTimer(row.seat, CALLS, self._clock.now() + NOT_DUE, data)
        await self._store.timers.change(table.id, [new], [row.id])
        await table.read_timers()
        table.tell_listeners()

    async def _open(self, table: Table, seat: int, question: str) -> bool:
        """Tell whether a question is still open, and to be answered."""
        if table.row.state != "playing" or table.paused:
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
        for notice in await self._store.notices.unsent():
            try:
                await self._send(notice)
            except ORDINARY as error:
                whole = False
                log.warning("a notice was not sent", error=type(error).__name__, code=getattr(error, "code", None))
            except Exception:
                whole = False
                log.exception("a notice was not sent")
        return whole

    async def _send(self, notice: NoticeRow) -> None:
        person = await self._store.people.get(notice.user_id)
        view = None if person.dm == "refused" else await self._worded(notice, person.locale)
        if view is None:
            await self._store.notices.give_up(notice.id, "refused" if person.dm == "refused" else "dropped")
            return
        channel: int | None = None
        try:
            channel = (await self._bot.create_dm(discord.Object(notice.user_id))).id
            found = await self._find(notice, channel) if notice.id in self._unsure else None
            if found is None:
                self._unsure.add(notice.id)
                message = await self._bot.get_partial_messageable(channel).send(
                    view=view, nonce=f"n{notice.id}-{notice.written_at.timestamp():.6f}"[: limits.NONCE]
                )
                found = message.id
            await self._store.notices.mark_sent(notice.id, channel, found)
            self._unsure.discard(notice.id)
        except discord.HTTPException as error:
            if not refuses(error, channel):
                raise
            await self._store.people.set_dm(notice.user_id, "refused")
            await self._store.notices.give_up(notice.id, "refused")

    async def _find(self, notice: NoticeRow, channel: int) -> int | None:
        """Return the message of a notice, if it has arrived: the bot may have stopped before it could note that."""
        since = discord.utils.time_snowflake(notice.written_at - SKEW)
        history = self._bot.get_partial_messageable(channel).history(limit=None, after=discord.Object(since))
        async for message in history:
            if marks_of(message) == (NOTICE_MARK, notice.id):
                return message.id
        return None

    async def _worded(self, notice: NoticeRow, locale: str | None) -> discord.ui.LayoutView | None:
        """Word a notice for its reader; None: it is no news any more."""
        words = words_for(locale or self._bot.settings.language)
        body = notice.body
        if body["kind"] == "reminder":
            dues: list[Due] = []
            for line in body["tables"]:
                table = await self._bot.tables.get(line["table"])
                if table is not None and await self._open(table, line["seat"], line["question"]):
                    end = deadlines_of(table.timers).of(line["seat"])
                    dues.append(Due(context_of(table, words), table.row.channel_id, end))
            return reminder_page(words, dues, notice.id) if dues else None
        table = await self._bot.tables.get(body["table"])
        if table is None or table.row.state != "playing":
            return None
        if body["kind"] == "out" and not await self._played(table, body):
            return None
        if body["kind"] == "offer" and body["offer"] not in [offer.id for offer in table.offers]:
            return None
        return notice_page(context_of(table, words), table, body, notice.id)

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
