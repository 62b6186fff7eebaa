"""Tells one recipient of a table what is new, each thing exactly once: by an edit, or in the next message.

Each message tells one part of the story, (after_event, upto_event]. The newest is edited to tell more while it is
fresh; then the next one goes on where it ends, and it is reduced to its part. Before a send its row is written; a retry
sends exactly that part with the same nonce, after looking whether it arrived. What has been told is what the rows say.
"""

from itertools import pairwise

import discord

from bot import limits
from bot.messages import UNKNOWN_MESSAGE, Messages, jump_link, refuses, seen
from bot.streams import Plan, Stream
from bot.tables import Table
from storage import OutboxRow, Store


class Teller:
    """Carries out what the stream of one recipient plans. What it remembers only spares it work."""

    def __init__(self, store: Store, table: Table, messages: Messages) -> None:
        self._store = store
        self._table = table
        self._messages = messages
        self._shown: str | None = None
        """What the newest message shows, if that is known."""
        self._tidied = False
        """Whether the message before it is known to be reduced."""
        self._struck = 0
        """How many events were taken back when it was last seen to that older messages say so."""

    async def advance(self, stream: Stream) -> bool:
        """Bring the recipient up to date with at most one new message; tell whether there is more to tell at once."""
        last = await self._store.outbox.last(self._table.id, stream.recipient)
        plan = await stream.plan(last)
        if plan is None:
            return False
        channel: int | None = None
        try:
            channel = await stream.channel(last)
            return channel is not None and await self._carry_out(stream, plan, last, channel)
        except discord.HTTPException as error:
            if stream.user_id is None or not refuses(error, channel):
                raise
            await self._refused(stream, stream.user_id, plan)
            return False

    async def _carry_out(self, stream: Stream, plan: Plan, last: OutboxRow | None, channel: int) -> bool:
        if last is None:
            return await self._post(stream, plan, channel, plan.begin)
        if last.state == "written":
            await self._send_again(stream, plan, last, channel)
            return True
        if last.state == "refused":
            return await self._post(stream, plan, channel, last.after_event)
        await self._tidy(plan, last, channel)
        await self._strike(stream, plan, channel)
        return await self._bring_up(stream, plan, last, channel)

    async def _bring_up(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> bool:
        """Edit the newest message, or go on in a new one."""
        if plan.turn or plan.render is None:
            return await self._go_on(stream, plan, last, channel)
        view = await plan.render(last.after_event, plan.upto, last.n)
        news = plan.upto != last.upto_event
        shown, known = seen(view), self._shown
        if not news and known == shown:
            # It may have been planned before somebody answered, and worded after that: what is noted is put right.
            if plan.body != last.body:
                await self._store.outbox.extend(last.id, plan.upto, plan.body)
            return False
        # After a start nobody knows what the message shows: it is edited once, however old it is.
        # Nor is what nobody is asked a reason to write anew.
        if (news or (known is not None and not plan.silent)) and await self._stale(last, channel):
            return await self._go_on(stream, plan, last, channel)
        if await self._edit(channel, last, view) is not None:
            return await self._go_on(stream, plan, last, channel)
        self._shown = shown
        if news or plan.body != last.body:
            await self._store.outbox.extend(last.id, plan.upto, plan.body)
        return False

    async def _go_on(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> bool:
        """Go on in a new message. What a message told that somebody has deleted meanwhile is told again in it."""
        there = last.after_event == last.upto_event or await self._is_there(plan, last, channel)
        return await self._post(stream, plan, channel, last.upto_event if there else last.after_event)

    # ---------------------------------------------------------------- a new message

    async def _post(self, stream: Stream, plan: Plan, channel: int, after: int) -> bool:
        """Tell in a new message what follows an event, and reduce the one before; tell whether not all went into it."""
        self._tidied = False
        upto = max(after, min(plan.upto, plan.reach(after)))
        row = await self._store.outbox.write(
            self._table.id,
            stream.recipient,
            after_event=after,
            upto_event=upto,
            channel_id=channel,
            body=plan.body if upto >= plan.upto else {**plan.body, **plan.uncalled},
        )
        sent = await self._send(stream, plan, row, channel)
        await self._tidy(plan, sent, channel)
        return row.upto_event < plan.upto

    async def _send(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> OutboxRow:
        if plan.render is None:
            msg = "a plan that words nothing cannot be sent"
            raise TypeError(msg)
        view = await plan.render(row.after_event, row.upto_event, row.n)
        # With its pictures: one that fails is left out of what is sent.
        shown = seen(view)
        # Pings are for the message under which there is something to do.
        newest = row.upto_event >= plan.upto
        message_id = await self._messages.send(
            channel,
            view,
            self._nonce(row),
            silent=plan.silent or not newest,
            mentions=plan.mentions if newest else (),
        )
        self._shown = shown
        return await self._sent(stream, row, message_id, channel)

    def _nonce(self, row: OutboxRow) -> str:
        """Name a message. A new database counts its tables from 1 again: the seal of the dice fills the name up."""
        name = f"{self._table.id}-{row.recipient}-{row.n}"
        return f"{name}-{self._table.row.commitment}"[: max(len(name), limits.NONCE)]

    async def _sent(self, stream: Stream, row: OutboxRow, message_id: int, channel: int) -> OutboxRow:
        sent = await self._store.outbox.mark_sent(row.id, message_id, channel)
        if stream.user_id is not None and (await self._store.people.get(stream.user_id)).dm != "open":
            await self._store.people.set_dm(stream.user_id, "open")
        return sent

    async def _refused(self, stream: Stream, user_id: int, plan: Plan) -> None:
        """Remember that a person takes no direct messages; what was not told them waits for a better time."""
        last = await self._store.outbox.last(self._table.id, stream.recipient)
        if last is None:
            # Not even a channel with them could be opened; the row says that it was tried.
            last = await self._store.outbox.write(
                self._table.id, stream.recipient, after_event=0, upto_event=0, body=plan.body
            )
        if last.state == "written":
            await self._store.outbox.mark_refused(last.id)
        await self._store.people.set_dm(user_id, "refused")

    async def _send_again(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> None:
        """Send a message of which nobody knows whether it arrived: look first, then the same part, the same nonce."""
        found = await self._find(row, channel, plan.mark)
        if found is not None:
            await self._sent(stream, row, found, channel)
        elif plan.render is None:
            await self._store.outbox.mark_refused(row.id)
        else:
            await self._send(stream, plan, row, channel)

    async def _find(self, row: OutboxRow, channel: int, mark: int) -> int | None:
        """Return the id of the row's message, if it arrived. Raises CannotLook."""
        if row.recipient == "t":
            await self._messages.check_history(channel)
        # Who sat here before may have been written to in the same direct channel, with the same numbers.
        known = {other.message_id for other in await self._store.outbox.all(self._table.id)}
        return await self._messages.find(channel, (mark + self._table.id, row.n), row.written_at, known)

    # ---------------------------------------------------------------- what was sent before

    async def _edit(self, channel: int, row: OutboxRow, view: discord.ui.LayoutView) -> int | None:
        return await self._messages.edit(channel, int(row.message_id or 0), view)

    async def _stale(self, row: OutboxRow, channel: int) -> bool:
        """Tell whether the message is too old to be edited, or talk has carried it up."""
        message_id = int(row.message_id or 0)
        if self._messages.is_old(message_id):
            return True
        return row.recipient == "t" and await self._messages.is_carried_up(channel, message_id)

    async def _is_there(self, plan: Plan, row: OutboxRow, channel: int) -> bool:
        """Tell whether a message was not deleted."""
        if plan.reduce is None or await self._messages.is_there(channel, int(row.message_id or 0)):
            return True
        # An empty history may only mean that it may not be read; an edit tells for certain.
        view = plan.reduce(row, row, "")
        return view is None or await self._edit(channel, row, view) != UNKNOWN_MESSAGE

    async def _tidy(self, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Reduce the last message but one to its part of the story, unless that was done: the bot may have stopped."""
        if self._tidied or plan.reduce is None:
            return
        before = await self._sent_before(last)
        if before is not None and not before.body.get("reduced"):
            view = plan.reduce(before, last, jump_link(self._table.row.guild_id, channel, last))
            if view is not None:
                await self._edit(channel, before, view)
            body = {**before.body, "reduced": True, "struck": undone_in(plan, before)}
            await self._store.outbox.extend(before.id, before.upto_event, body)
        self._tidied = True

    async def _strike(self, stream: Stream, plan: Plan, channel: int) -> None:
        """Strike through in older messages what was taken back after they were reduced."""
        if plan.reduce is None or len(plan.undone) == self._struck:
            return
        rows = [row for row in await self._store.outbox.all(self._table.id) if row.recipient == stream.recipient]
        sent = [row for row in rows if row.state == "sent"]
        for row, onward in pairwise(sent):
            struck = undone_in(plan, row)
            if row.body.get("reduced") and row.body.get("struck", 0) != struck:
                view = plan.reduce(row, onward, jump_link(self._table.row.guild_id, channel, onward))
                if view is not None:
                    await self._edit(channel, row, view)
                await self._store.outbox.extend(row.id, row.upto_event, {**row.body, "struck": struck})
        self._struck = len(plan.undone)

    async def _sent_before(self, row: OutboxRow) -> OutboxRow | None:
        """Return the last message before one that the recipient has: those that were refused are nowhere."""
        for n in range(row.n - 1, 0, -1):
            before = await self._store.outbox.get(row.table_id, row.recipient, n)
            if before is not None and before.state == "sent":
                return before
        return None


def undone_in(plan: Plan, row: OutboxRow) -> int:
    """Count the events of a message that were taken back."""
    return sum(row.after_event < n <= row.upto_event for n in plan.undone)
