"""Tells what is new: one worker per table, each thing to each person exactly once.

A stream is one recipient's numbered messages: "t" for the channel, "s<sitting>" for a player's direct messages. Each
message tells one part of the story, (after_event, upto_event]. The newest is edited to tell more while it is fresh;
then the next one goes on where it ends. Before a send its row is written; a retry sends exactly that part with the
same nonce, after looking whether it arrived. Nothing else is remembered: what has been told is what the rows say.
"""

import asyncio
import contextlib
import json
from datetime import timedelta

import discord
import structlog
from discord import ui

from bot.screens.pages import MARK
from bot.streams import OwnStream, Plan, Stream, TableStream
from bot.tables import Table, TableFrozen
from storage import OutboxRow, Store

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60, 300)  # seconds between attempts
CARRIED = 6  # so many newer messages, and the table's has been carried up
CANNOT_DM = 50007
UNKNOWN_MESSAGE = 10008
SEARCHED = 50  # messages looked through for one that may have arrived
ENDED = ("over", "stopped", "cancelled")


class Delivery:
    """The delivery worker of one table."""

    def __init__(self, client: discord.Client, store: Store, table: Table, language: str, fresh_for: timedelta) -> None:
        self._client = client
        self._store = store
        self._table = table
        self._language = language
        self._fresh_for = fresh_for
        self._wake = asyncio.Event()
        self._shown: dict[str, str] = {}
        self._tidied: set[str] = set()
        self._told = asyncio.Condition()
        self._rounds = 0
        table.listen(self._wake.set)

    async def run(self) -> None:
        """Deliver whenever something has changed, until all of an ended table is told."""
        failures = 0
        self._wake.set()
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._deliver()
            except (discord.HTTPException, OSError, TimeoutError) as error:
                wait = RETRY[min(failures, len(RETRY) - 1)]
                failures += 1
                log.warning("delivery failed", table=self._table.id, error=type(error).__name__, again_in=wait)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)
                self._wake.set()
                continue
            failures = 0
            async with self._told:
                self._rounds += 1
                self._told.notify_all()
            if self._table.row.state in ENDED and not self._wake.is_set():
                await self._store.tables.mark_told(self._table.id)
                return

    async def settled(self, within: float) -> None:
        """Wait until everything that has changed by now was told, or could not be; give up ``within`` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within), self._told:
                # A round may be under way that began before the change.
                target = self._rounds + 2
                self._wake.set()
                while self._rounds < target:
                    self._wake.set()
                    await self._told.wait()

    async def _deliver(self) -> None:
        streams: list[Stream] = [TableStream(self._store, self._table, self._language)]
        streams += [
            OwnStream(self._store, self._table, sitting, self._language, self._open_dm)
            for sitting in self._table.sittings
            if sitting.user_id is not None
        ]
        for stream in streams:
            try:
                await self._advance(stream)
            except TableFrozen:
                self._wake.set()

    async def _advance(self, stream: Stream) -> None:
        """Bring one recipient up to date."""
        channel = await stream.channel()
        if channel is None:
            return
        last = await self._store.outbox.last(self._table.id, stream.recipient)
        plan = await stream.plan(last)
        if plan is None or (last is not None and last.state == "refused"):
            return
        if last is not None and last.state == "written":
            await self._send_again(stream, plan, last, channel)
            self._wake.set()
        elif last is None:
            await self._post(stream, plan, None, channel)
        else:
            await self._bring_up(stream, plan, last, channel)

    async def _bring_up(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Edit the newest message, or go on in a new one."""
        if plan.turn:
            await self._post(stream, plan, last, channel)
            return
        view = plan.render(last.after_event, plan.upto, last.n)
        news = plan.upto != last.upto_event
        known = self._shown.get(stream.recipient)
        if not news and known == seen(view):
            return
        # After a start nobody knows what the message shows: it is edited once, however old it is.
        if (news or known is not None) and await self._stale(last, channel):
            await self._post(stream, plan, last, channel)
        elif await self._edit(channel, last, view):
            self._shown[stream.recipient] = seen(view)
            if news or plan.body != last.body:
                await self._store.outbox.extend(last.id, plan.upto, plan.body)
            await self._tidy(stream, plan, last, channel)
        else:
            # The message was deleted: what it told is told again, in the next one.
            await self._post(stream, plan, None, channel, after=last.after_event)

    async def _post(
        self, stream: Stream, plan: Plan, last: OutboxRow | None, channel: int, after: int | None = None
    ) -> None:
        """Go on in a new message, and reduce the last one to its part of the story."""
        begin = after if after is not None else last.upto_event if last else 0
        row = await self._store.outbox.write(
            self._table.id,
            stream.recipient,
            after_event=begin,
            upto_event=plan.upto,
            channel_id=channel,
            body=plan.body,
        )
        await self._send(stream, plan, row, channel)
        if last is not None:
            await self._reduce(plan, last, channel, row)

    async def _send(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> None:
        view = plan.render(row.after_event, row.upto_event, row.n)
        nonce = f"{self._table.id}-{row.recipient}-{row.n}"
        try:
            message = await self._client.get_partial_messageable(channel).send(
                view=view,
                nonce=nonce,
                silent=plan.silent,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(user) for user in plan.mentions]
                ),
            )
        except discord.Forbidden as error:
            if isinstance(stream, OwnStream) and error.code == CANNOT_DM:
                await self._store.outbox.mark_refused(row.id)
                await self._store.people.set_dm(stream.user_id, "refused")
                return
            raise
        await self._sent(stream, row, message.id, channel)
        self._shown[stream.recipient] = seen(view)

    async def _sent(self, stream: Stream, row: OutboxRow, message_id: int, channel: int) -> None:
        await self._store.outbox.mark_sent(row.id, message_id, channel)
        if isinstance(stream, OwnStream):
            await self._store.people.set_dm(stream.user_id, "open")

    async def _send_again(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> None:
        """Send a message of which nobody knows whether it arrived: look first, then the same part, the same nonce."""
        found = await self._find(row, channel)
        if found is None:
            await self._send(stream, plan, row, channel)
        else:
            await self._sent(stream, row, found, channel)

    async def _find(self, row: OutboxRow, channel: int) -> int | None:
        """Return the id of the message with the row's number, if it arrived: history tells no nonce."""
        messageable = self._client.get_partial_messageable(channel)
        async for message in messageable.history(limit=SEARCHED):
            if marks_of(message) == (MARK + self._table.id, row.n):
                return message.id
        return None

    async def _edit(self, channel: int, row: OutboxRow, view: ui.LayoutView) -> bool:
        """Edit a message; tell whether it is still there."""
        message = self._client.get_partial_messageable(channel).get_partial_message(int(row.message_id or 0))
        try:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def _stale(self, row: OutboxRow, channel: int) -> bool:
        """Tell whether the message is too old to be edited, or talk has carried it up."""
        message_id = int(row.message_id or 0)
        if discord.utils.utcnow() - discord.utils.snowflake_time(message_id) > self._fresh_for:
            return True
        if row.recipient != "t":
            return False
        messageable = self._client.get_partial_messageable(channel)
        newer = [message async for message in messageable.history(limit=CARRIED, after=discord.Object(message_id))]
        return len(newer) >= CARRIED

    async def _reduce(self, plan: Plan, last: OutboxRow, channel: int, newest: OutboxRow) -> None:
        if plan.told is None or last.message_id is None:
            return
        sent = await self._store.outbox.last(self._table.id, newest.recipient)
        link = jump_link(self._table.row.guild_id, channel, sent.message_id, newest.recipient) if sent else ""
        await self._edit(channel, last, plan.told(last.after_event, last.upto_event, last.n, link))
        self._tidied.add(newest.recipient)

    async def _tidy(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Once after a start: the last but one may not have been reduced before the bot was stopped."""
        if stream.recipient in self._tidied:
            return
        self._tidied.add(stream.recipient)
        before = await self._store.outbox.get(self._table.id, stream.recipient, last.n - 1)
        if before is not None and before.body.get("kind") == last.body.get("kind"):
            await self._reduce(plan, before, channel, last)

    async def _open_dm(self, user_id: int) -> int:
        channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id


def seen(view: ui.LayoutView) -> str:
    """Return what a message shows, to tell whether it would change."""
    return json.dumps(view.to_components(), sort_keys=True)


def marks_of(message: discord.Message) -> tuple[int, int] | None:
    """Return the frame's id and the number of the first text of one of our messages."""
    for frame in message.components:
        if isinstance(frame, discord.Container) and frame.children:
            first = frame.children[0]
            if isinstance(first, discord.TextDisplay):
                return int(frame.id or 0), int(first.id or 0)
    return None


def jump_link(guild_id: int, channel: int, message_id: int | None, recipient: str) -> str:
    """Return the address of a message as Discord writes it."""
    where = guild_id if recipient == "t" else "@me"
    return f"https://discord.com/channels/{where}/{channel}/{message_id}"
