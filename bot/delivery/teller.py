"""Tells one recipient of a table what is new, each event exactly once: by an edit, or in the next message.

Each message tells one part of the story, (after_event, upto_event]. The newest is edited to tell more while it is
fresh; then the next message continues after it, and it is reduced to its part. A message's row is written before the
message is sent; a retry first looks whether the message arrived, then sends the same part with the same nonce. These
rows alone record what a person has been told.
"""

import asyncio
from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import pairwise
from typing import Any

import discord

from bot import limits
from bot.delivery.messages import (
    ORDINARY,
    THREAD_ARCHIVED,
    UNKNOWN_MESSAGE,
    CannotLook,
    Messages,
    fingerprint,
    jump_link,
    refuses,
)
from bot.delivery.servers import UNREACHABLE
from bot.delivery.streams import OF_TABLE, Plan, Stream
from bot.screens.layout import Screen
from bot.tables.table import Table
from storage import OutboxRow, Store

Note = Callable[[int, int, Mapping[str, Any]], None]
"""(id of an outbox row, the last event that its message tells now, the row's new body)."""

DELETED = "deleted"
"""Key in the body of an outbox row: its message told nothing, and was deleted when the next one was sent."""

SHOWN = "shown"
"""Key in the body of an outbox row: the mark of what its message shows. After a start it need not be edited to know."""

CLAIMS = (SHOWN, OF_TABLE)
"""Keys in the body of an outbox row that say what its message shows."""


def mark_of(screen: Screen) -> str:
    """Return a short text that differs whenever the message of a screen would look different."""
    return sha256(fingerprint(screen).encode()).hexdigest()[:16]


def unclaimed(row: OutboxRow) -> dict[str, Any]:
    """Return the body of a row of whose message nobody knows what it shows."""
    return {key: told for key, told in row.body.items() if key not in CLAIMS}


class Teller:
    """Carries out the plans of one recipient's stream. Its memory only saves work."""

    def __init__(self, store: Store, table: Table, messages: Messages, note: Note, *, sure: bool) -> None:
        """``note`` keeps what edited messages tell, to be stored at the end of the round.

        ``sure`` False: the newest message may have been edited without a note in the store, so that it is edited once.
        """
        self._store = store
        self._note = note
        self._table = table
        self._messages = messages
        self._sure = sure
        self._shown: str | None = None
        """The mark of what the newest message shows, if that is known."""
        self._reduced_at: int | None = None
        """The stage of the plan for which the messages before the newest are known to be reduced."""
        self._struck = 0
        """The number of undone events when older messages were last struck through."""
        self.doubted = False
        """Whether somebody may have deleted the newest message: it is looked for, even if it would not change."""

    async def advance(self, stream: Stream, last: OutboxRow | None) -> bool:
        """Bring the recipient up to date with at most one new message; return whether more remains to be told.

        ``last``: the newest message to the recipient.
        """
        if last is not None and not self._sure:
            last = last.model_copy(update={"body": unclaimed(last)})
        plan = await stream.plan(last)
        if plan is None:
            return False
        channel: int | None = None
        try:
            channel = await stream.channel(last)
            if channel is None:
                return False
            more = await self._carry_out(stream, plan, last, channel)
            self._sure = True
            return more or plan.followed
        except discord.HTTPException as error:
            if stream.user_id is None or not refuses(error, channel):
                raise
            await self._refused(stream, stream.user_id, plan)
            return False

    async def _carry_out(self, stream: Stream, plan: Plan, last: OutboxRow | None, channel: int) -> bool:
        if last is None:
            return await self._post(stream, plan, channel, plan.begin)
        if stream.user_id is None and last.channel_id not in (None, channel):
            return await self._move(stream, plan, last, channel)
        if last.state == "written":
            await self._send_again(stream, plan, last, channel)
            return True
        if last.state == "refused":
            return await self._post(stream, plan, channel, last.after_event)
        await self._reduce_previous(plan, last, channel)
        await self._strike_undone(stream, plan, channel)
        return False if plan.unchanged else await self._update_newest(stream, plan, last, channel)

    async def _update_newest(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> bool:
        """Edit the newest message, or continue in a new one; return whether more remains."""
        doubted, self.doubted = self.doubted, False
        if doubted:
            self._messages.doubt(channel)
        if plan.turn or plan.render is None:
            return await self._continue(stream, plan, last, channel)
        screen = await plan.render(last.after_event, plan.upto, last.n)
        news = plan.upto != last.upto_event
        shown, known = mark_of(screen), self._shown or last.body.get(SHOWN)
        if not news and known == shown:
            # An answer between planning and rendering may have changed the body: the row is corrected.
            if {**plan.body, SHOWN: shown} != last.body:
                self._note(last.id, plan.upto, {**plan.body, SHOWN: shown})
            if doubted and not await self._exists(plan, last, channel, screen):
                return await self._post(stream, plan, channel, last.after_event)
            return False
        # If it is unknown what the message shows, it is edited once, however old it is. Nor is a silent change a reason
        # for a new message.
        if (news or (known is not None and not plan.silent)) and await self._is_stale(last, channel):
            return await self._continue(stream, plan, last, channel)
        try:
            refused = await self._edit(channel, last, screen)
        except (*ORDINARY, asyncio.CancelledError):
            # It may have been made nevertheless: nobody knows what the message shows, so that it is edited again.
            self._shown = None
            self._note(last.id, last.upto_event, unclaimed(last))
            raise
        if refused is not None:
            return await self._continue(stream, plan, last, channel)
        self._shown = shown
        self._note(last.id, plan.upto, {**plan.body, SHOWN: shown})
        return False

    async def _continue(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> bool:
        """Continue in a new message; return whether more remains. The part of a deleted last message is told again."""
        stream.check_post()
        exists = plan.paged or last.after_event == last.upto_event or await self._exists(plan, last, channel)
        return await self._post(stream, plan, channel, last.upto_event if exists else last.after_event)

    # ---------------------------------------------------------------- a new message

    async def _post(self, stream: Stream, plan: Plan, channel: int, after: int) -> bool:
        """Send a new message with what follows an event, and reduce the one before it; return whether more remains."""
        stream.check_post()
        self._reduced_at = None
        upto = max(after, min(plan.upto, plan.reach(after)))
        row = await self._store.outbox.write(
            self._table.id,
            stream.recipient,
            after_event=after,
            upto_event=upto,
            channel_id=channel,
            body=self._body(plan, upto),
        )
        sent = await self._send(stream, plan, row, channel)
        await self._reduce_previous(plan, sent, channel)
        return row.upto_event < plan.upto

    async def _send(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> OutboxRow:
        if plan.render is None:
            msg = "a plan without render cannot be sent"
            raise TypeError(msg)
        screen = await plan.render(row.after_event, row.upto_event, row.n)
        # The mark covers all pictures, even one that fails to be drawn: the message is not edited for it.
        shown = mark_of(screen)
        # Only the newest message alerts people: its buttons are the ones to press.
        newest = row.upto_event >= plan.upto
        # More may have happened since the row was written: what it notes is what this message shows, and whom it calls.
        body = self._body(plan, row.upto_event) or row.body
        message_id = await self._messages.send(
            channel,
            screen,
            self._nonce(row),
            silent=plan.silent or not newest or not plan.alerts,
            mentions=plan.mentions if newest else (),
        )
        self._shown = shown
        return await self._sent(stream, row, message_id, channel, {**body, SHOWN: shown})

    def _body(self, plan: Plan, upto: int) -> dict[str, Any]:
        """Return the body of a message that tells the story up to an event: one that tells a part calls nobody."""
        return plan.body if upto >= plan.upto else {**plan.body, **plan.uncalled}

    def _nonce(self, row: OutboxRow) -> str:
        """Return a message's nonce. A new database counts its tables from 1 again: the commitment tells them apart."""
        name = f"{self._table.id}-{row.recipient}-{row.n}"
        return f"{name}-{self._table.row.commitment}"[: max(len(name), limits.NONCE)]

    async def _sent(
        self, stream: Stream, row: OutboxRow, message_id: int, channel: int, body: Mapping[str, Any] | None = None
    ) -> OutboxRow:
        sent = await self._store.outbox.mark_sent(row.id, message_id, channel, body or row.body)
        if stream.user_id is not None and (await self._store.people.get(stream.user_id)).dm != "open":
            await self._store.people.set_dm(stream.user_id, "open")
        return sent

    async def _refused(self, stream: Stream, user_id: int, plan: Plan) -> None:
        """Note that a person refuses direct messages; what they were not told waits until they accept them."""
        last = await self._store.outbox.last(self._table.id, stream.recipient)
        if last is None:
            # Not even the channel could be opened; the row records the attempt.
            last = await self._store.outbox.write(
                self._table.id, stream.recipient, after_event=0, upto_event=0, body=plan.body
            )
        if last.state == "written":
            await self._store.outbox.mark_refused(last.id)
        await self._store.people.set_dm(user_id, "refused")

    async def _send_again(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> None:
        """Look whether a message arrived that was about to be sent; else send the same part with the same nonce."""
        stream.check_post()
        found = await self._find(row, channel, plan.mark)
        if found is not None:
            await self._sent(stream, row, found, channel)
        elif plan.render is None:
            await self._store.outbox.mark_refused(row.id)
        else:
            await self._send(stream, plan, row, channel)

    async def _move(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> bool:
        """Continue in another channel; return whether more remains.

        A message that may have arrived in the old channel is looked for there first. If the old channel can no longer
        be read, the part of the story in its newest message is told again.
        """
        stream.check_post()
        left = int(last.channel_id or 0)
        self._messages.doubt(left)
        try:
            if last.state == "written":
                found = await self._find(last, left, plan.mark)
                if found is not None:
                    await self._sent(stream, last, found, left)
                    return True
            stands = last.state == "sent" and (plan.paged or await self._exists(plan, last, left))
        except CannotLook:
            stands = False
        except discord.HTTPException as error:
            if error.code not in UNREACHABLE:
                raise
            stands = False
        if last.state == "written":
            await self._store.outbox.mark_refused(last.id)
            return True
        if last.state == "sent":
            await self._reduce_previous(plan, last, channel)
        return await self._post(stream, plan, channel, last.upto_event if stands else last.after_event)

    async def _find(self, row: OutboxRow, channel: int, mark: int) -> int | None:
        """Return the id of the row's message, if it arrived. Raises CannotLook."""
        if row.recipient == "t":
            await self._messages.check_history(channel)
        # An earlier sitting of the same person may have used the same direct channel and the same numbers.
        known = {other.message_id for other in await self._store.outbox.all(self._table.id)}
        return await self._messages.find(channel, (mark + self._table.id, row.n), row.written_at, known)

    # ---------------------------------------------------------------- messages sent before

    async def _edit(self, channel: int, row: OutboxRow, screen: Screen) -> int | None:
        return await self._messages.edit(channel, int(row.message_id or 0), screen)

    async def _is_stale(self, row: OutboxRow, channel: int) -> bool:
        """Return whether a message is too old to be edited, or newer ones have moved it out of sight."""
        message_id = int(row.message_id or 0)
        if self._messages.is_old(message_id):
            return True
        return row.recipient == "t" and await self._messages.is_buried(channel, message_id)

    async def _exists(self, plan: Plan, row: OutboxRow, channel: int, shown: Screen | None = None) -> bool:
        """Return whether a message was not deleted. ``shown``: what it shows; None: it may be reduced for that."""
        if plan.reduce is None or await self._messages.is_there(channel, int(row.message_id or 0)):
            return True
        # The history may look empty because the bot may not read it; an edit gives a certain answer.
        screen = shown or plan.reduce(row, row, "")
        return screen is None or await self._edit(channel, row, screen) != UNKNOWN_MESSAGE

    async def _reduce_previous(self, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Reduce the messages before the last one to their parts of the story, unless that was done.

        Those that tell nothing are deleted. The last one was sent: nobody is left without a message in between. If the
        bot stops before this is noted, it is done once more.
        """
        if self._reduced_at == plan.stage or plan.reduce is None:
            return
        newer = last
        while (before := await self._sent_before(newer)) is not None and not before.body.get("reduced"):
            if not plan.stays(before):
                body = {**before.body, "reduced": True, "struck": undone_in(plan, before)}
                if plan.drops(before):
                    await self._messages.delete(before.channel_id or channel, int(before.message_id or 0))
                    body[DELETED] = True
                elif not await self._edit_older(plan, before, newer, channel):
                    return
                self._note(before.id, before.upto_event, body)
            newer = before
        self._reduced_at = plan.stage

    async def _strike_undone(self, stream: Stream, plan: Plan, channel: int) -> None:
        """Strike through in older messages the events that were taken back after the messages were reduced."""
        if plan.reduce is None or len(plan.undone) == self._struck:
            return
        rows = [row for row in await self._store.outbox.all(self._table.id) if row.recipient == stream.recipient]
        sent = [row for row in rows if row.state == "sent"]
        for row, following in pairwise(sent):
            struck = undone_in(plan, row)
            settled = row.body.get("reduced") or plan.stays(row)
            if settled and row.body.get("struck", 0) != struck:
                if not await self._edit_older(plan, row, following, channel):
                    return
                self._note(row.id, row.upto_event, {**row.body, "struck": struck})
        self._struck = len(plan.undone)

    async def _edit_older(self, plan: Plan, row: OutboxRow, newer: OutboxRow, channel: int) -> bool:
        """Reduce a message that is not the newest; return whether the attempt is finished.

        The message may stand in a channel that the table has left. In a closed thread, which the next message opens,
        the attempt is to be repeated.
        """
        link = jump_link(self._table.row.guild_id, newer.channel_id or channel, newer)
        screen = None if plan.reduce is None else plan.reduce(row, newer, link)
        if screen is None:
            return True
        try:
            code = await self._edit(row.channel_id or channel, row, screen)
        except discord.HTTPException as error:
            if row.channel_id in (None, channel) or error.code not in UNREACHABLE:
                raise
            return True
        return code != THREAD_ARCHIVED or row.channel_id not in (None, channel)

    async def _sent_before(self, row: OutboxRow) -> OutboxRow | None:
        """Return the last message before one that the recipient got, skipping refused ones, or None."""
        for n in range(row.n - 1, 0, -1):
            before = await self._store.outbox.get(row.table_id, row.recipient, n)
            if before is not None and before.state == "sent":
                return before
        return None


def undone_in(plan: Plan, row: OutboxRow) -> int:
    """Count the events of a message that were taken back."""
    return sum(row.after_event < n <= row.upto_event for n in plan.undone)
