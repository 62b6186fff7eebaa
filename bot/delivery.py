"""Tells what is new: one worker per table, each thing to each person exactly once.

A stream is one recipient's numbered messages: "t" for the channel, "s<sitting>" for a player's direct messages, "o" for
the owner's. Each message tells one part of the story, (after_event, upto_event]. The newest is edited to tell more
while it is fresh; then the next one goes on where it ends, and it is reduced to its part. Before a send its row is
written; a retry sends exactly that part with the same nonce, after looking whether it arrived. Nothing else is
remembered: what has been told is what the rows say.
"""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import pairwise

import aiohttp
import discord
import structlog
from discord import ui

from bot import limits
from bot.clock import Clock, wait_for
from bot.direct_streams import OwnerStream, OwnStream, SeatGone
from bot.parting import PartedStream, parted
from bot.rounds import Rounds
from bot.settings import Look
from bot.streams import Plan, Stream
from bot.table_stream import TableStream
from bot.tables import Table, TableFrozen
from bot.uploads import Uploads
from storage import OutboxRow, Store

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60, 300)  # seconds between attempts
CARRIED = 6  # so many newer messages, and the table's has been carried up
SKEW = timedelta(hours=1)  # between Discord's clock and ours, at most
UNKNOWN_MESSAGE = 10008
TOO_OLD_TO_EDIT = 30046
ENDED = ("over", "stopped", "cancelled", "archived")


class CannotLook(Exception):  # noqa: N818 - worded for the log
    """The bot may not read the channel's history: whether a message arrived cannot be known."""


# What a network and Discord do to everybody. Anything else is a fault of ours: logged whole, and tried again as well.
ORDINARY = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, CannotLook)


class Delivery:
    """The delivery worker of one table."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        table: Table,
        language: str,
        look: Look,
        fresh_for: timedelta,
        uploads: Uploads,
        clock: Clock,
        owner: int | None = None,
        prepare: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._client = client
        self._store = store
        self._table = table
        self._language = language
        self._look: Look = look
        self._fresh_for = fresh_for
        self._uploads = uploads
        self._clock = clock
        self._owner = owner
        self._prepare = prepare
        self._rounds = Rounds()
        self._shown: dict[str, str] = {}
        self._tidied: set[str] = set()
        self._struck: dict[str, int] = {}
        self._more = False
        table.listen(self._rounds.wake.set)

    async def run(self) -> None:
        """Deliver whenever something has changed, until all of an ended table is told."""
        failures = 0
        self._rounds.wake.set()
        try:
            while True:
                await self._woken()
                self._rounds.wake.clear()
                self._more = False
                whole = await self._deliver()
                if whole and self._more:
                    self._rounds.wake.set()
                    continue
                await self._rounds.over()
                if not whole:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._woken(), RETRY[min(failures, len(RETRY) - 1)])
                    failures += 1
                    self._rounds.wake.set()
                    continue
                failures = 0
                if self._table.row.state in ENDED and not self._rounds.wake.is_set():
                    await self._store.tables.mark_told(self._table.id)
                    return
        finally:
            await self._rounds.over(finished=True)

    async def _woken(self) -> None:
        """Wait until something has changed, or the count of an open vote is to be renewed."""
        # Exactly then: if it were left to the next change, the message would be edited when somebody votes.
        await wait_for(self._clock, self._rounds.wake, self._table.renewal_due)

    async def settled(self, within: float) -> None:
        """Wait until everything that has changed by now was told, or could not be; give up ``within`` seconds."""
        await self._rounds.settled(within)

    # ---------------------------------------------------------------- one round

    async def _deliver(self) -> bool:
        """Bring every recipient up to date; tell whether all could be. One who cannot be told holds up no other."""
        whole = await self._prepared()
        for stream in self._streams():
            try:
                await self._advance(stream)
            except (TableFrozen, SeatGone):
                # Found out just now: the next round says so, and to whom.
                self._more = True
            except ORDINARY as error:
                whole = False
                code = getattr(error, "code", None)
                log.warning(
                    "delivery failed",
                    table=self._table.id,
                    recipient=stream.recipient,
                    error=type(error).__name__,
                    code=code,
                )
            except Exception:
                whole = False
                log.exception("delivery failed", table=self._table.id, recipient=stream.recipient)
        return whole

    async def _prepared(self) -> bool:
        """Have done what must come before any telling: until when whoever is asked has to answer."""
        try:
            if self._prepare is not None:
                await self._prepare()
        except TableFrozen:
            self._more = True
        except Exception:
            log.exception("nothing could be prepared", table=self._table.id)
            return False
        return True

    def _streams(self) -> list[Stream]:
        common: tuple[Store, Table, str, Look] = (self._store, self._table, self._language, self._look)
        streams: list[Stream] = [TableStream(*common)]
        streams.extend(
            OwnStream(sitting, *common, self._open_dm)
            for sitting in self._table.sittings
            # Whoever was forgotten has no number of a person any more.
            if (sitting.user_id or 0) > 0
        )
        streams.extend(PartedStream(sitting, *common, self._open_dm) for sitting in parted(self._table))
        if self._owner is not None:
            streams.append(OwnerStream(self._owner, *common, self._open_dm))
        return streams

    async def _advance(self, stream: Stream) -> None:
        """Bring one recipient up to date."""
        last = await self._store.outbox.last(self._table.id, stream.recipient)
        plan = await stream.plan(last)
        if plan is None:
            return
        channel: int | None = None
        try:
            channel = await stream.channel(last)
            if channel is not None:
                await self._carry_out(stream, plan, last, channel)
        except discord.HTTPException as error:
            if stream.user_id is None or not refuses(error, channel):
                raise
            await self._refused(stream, stream.user_id, plan)

    async def _carry_out(self, stream: Stream, plan: Plan, last: OutboxRow | None, channel: int) -> None:
        if last is None:
            await self._post(stream, plan, channel, plan.begin)
        elif last.state == "written":
            await self._send_again(stream, plan, last, channel)
            self._more = True
        elif last.state == "refused":
            await self._post(stream, plan, channel, last.after_event)
        else:
            await self._tidy(stream, plan, last, channel)
            await self._strike(stream, plan, channel)
            await self._bring_up(stream, plan, last, channel)

    async def _bring_up(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Edit the newest message, or go on in a new one."""
        if plan.turn or plan.render is None:
            await self._go_on(stream, plan, last, channel)
            return
        view = await plan.render(last.after_event, plan.upto, last.n)
        news = plan.upto != last.upto_event
        shown, known = seen(view), self._shown.get(stream.recipient)
        if not news and known == shown:
            # It may have been planned before somebody answered, and worded after that: what is noted is put right.
            if plan.body != last.body:
                await self._store.outbox.extend(last.id, plan.upto, plan.body)
            return
        # After a start nobody knows what the message shows: it is edited once, however old it is.
        # Nor is what nobody is asked a reason to write anew.
        if (news or (known is not None and not plan.silent)) and await self._stale(last, channel):
            await self._go_on(stream, plan, last, channel)
        elif await self._edit(channel, last, view) is None:
            self._shown[stream.recipient] = shown
            if news or plan.body != last.body:
                await self._store.outbox.extend(last.id, plan.upto, plan.body)
        else:
            await self._go_on(stream, plan, last, channel)

    async def _go_on(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Go on in a new message. What a message told that somebody has deleted meanwhile is told again in it."""
        there = last.after_event == last.upto_event or await self._is_there(plan, last, channel)
        await self._post(stream, plan, channel, last.upto_event if there else last.after_event)

    # ---------------------------------------------------------------- sending

    async def _post(self, stream: Stream, plan: Plan, channel: int, after: int) -> None:
        """Tell in a new message what follows an event, as far as it holds; then reduce the one before."""
        self._tidied.discard(stream.recipient)
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
        await self._tidy(stream, plan, sent, channel)
        if row.upto_event < plan.upto:
            self._more = True

    async def _send(self, stream: Stream, plan: Plan, row: OutboxRow, channel: int) -> OutboxRow:
        if plan.render is None:
            msg = "a plan that words nothing cannot be sent"
            raise TypeError(msg)
        view = await plan.render(row.after_event, row.upto_event, row.n)
        # A picture that fails is not missed: the message is as it should be, and is not edited to try again.
        shown, files = seen(view), await self._uploads.of(view, pictures=self._may_attach(channel))
        # Pings are for the message under which there is something to do.
        newest = row.upto_event >= plan.upto
        message = await self._client.get_partial_messageable(channel).send(
            view=view,
            files=files,
            nonce=self._nonce(row),
            silent=plan.silent or not newest,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in plan.mentions if newest]
            ),
        )
        self._shown[stream.recipient] = shown
        return await self._sent(stream, row, message.id, channel)

    def _may_attach(self, channel_id: int) -> bool:
        """Tell whether the bot may send files there, as far as it knows; a message must not fail for its picture."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).attach_files
        return True

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
        """Return the id of the message with the row's number, if it arrived: history tells no nonce.

        Raises CannotLook.
        """
        if row.recipient == "t":
            await self._check_history(channel)
        # Who sat here before may have been written to in the same direct channel, with the same numbers.
        known = {other.message_id for other in await self._store.outbox.all(self._table.id)}
        since = discord.utils.time_snowflake(row.written_at - SKEW)
        me = self._client.user
        async for message in self._client.get_partial_messageable(channel).history(
            limit=None, after=discord.Object(since)
        ):
            ours = me is not None and message.author.id == me.id and message.id not in known
            if ours and marks_of(message) == (mark + self._table.id, row.n):
                return message.id
        return None

    async def _check_history(self, channel_id: int) -> None:
        """Make sure that history can be believed: to those who may not read it, Discord shows an empty one."""
        await self._client.wait_until_ready()
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            allowed = channel.permissions_for(channel.guild.me)
            if not allowed.read_message_history:
                raise CannotLook

    # ---------------------------------------------------------------- what was sent before

    async def _edit(self, channel: int, row: OutboxRow, view: ui.LayoutView) -> int | None:
        """Edit a message; return None, or Discord's code why it cannot be edited any more."""
        message = self._client.get_partial_messageable(channel).get_partial_message(int(row.message_id or 0))
        # Discord does not say by what to keep the files of components: each edit sends them again, or takes them away.
        files = await self._uploads.of(view, pictures=self._may_attach(channel))
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                return error.code
            raise
        return None

    async def _stale(self, row: OutboxRow, channel: int) -> bool:
        """Tell whether the message is too old to be edited, or talk has carried it up."""
        message_id = int(row.message_id or 0)
        if self._clock.now() - discord.utils.snowflake_time(message_id) > self._fresh_for:
            return True
        if row.recipient != "t":
            return False
        return len(await self._since(channel, message_id, CARRIED)) >= CARRIED

    async def _is_there(self, plan: Plan, row: OutboxRow, channel: int) -> bool:
        """Tell whether a message was not deleted."""
        message_id = int(row.message_id or 0)
        if plan.reduce is None or message_id in await self._since(channel, message_id - 1, 1):
            return True
        # An empty history may only mean that it may not be read; an edit tells for certain.
        view = plan.reduce(row, row, "")
        return view is None or await self._edit(channel, row, view) != UNKNOWN_MESSAGE

    async def _since(self, channel: int, message_id: int, most: int) -> list[int]:
        """Return the ids of the first messages that follow one."""
        history = self._client.get_partial_messageable(channel).history(limit=most, after=discord.Object(message_id))
        return [message.id async for message in history]

    async def _tidy(self, stream: Stream, plan: Plan, last: OutboxRow, channel: int) -> None:
        """Reduce the last message but one to its part of the story, unless that was done: the bot may have stopped."""
        if stream.recipient in self._tidied or plan.reduce is None:
            return
        before = await self._sent_before(last)
        if before is not None and not before.body.get("reduced"):
            view = plan.reduce(before, last, jump_link(self._table.row.guild_id, channel, last))
            if view is not None:
                await self._edit(channel, before, view)
            body = {**before.body, "reduced": True, "struck": undone_in(plan, before)}
            await self._store.outbox.extend(before.id, before.upto_event, body)
        self._tidied.add(stream.recipient)

    async def _strike(self, stream: Stream, plan: Plan, channel: int) -> None:
        """Strike through in older messages what was taken back after they were reduced."""
        if plan.reduce is None or len(plan.undone) == self._struck.get(stream.recipient, 0):
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
        self._struck[stream.recipient] = len(plan.undone)

    async def _sent_before(self, row: OutboxRow) -> OutboxRow | None:
        """Return the last message before one that the recipient has: those that were refused are nowhere."""
        for n in range(row.n - 1, 0, -1):
            before = await self._store.outbox.get(row.table_id, row.recipient, n)
            if before is not None and before.state == "sent":
                return before
        return None

    async def _open_dm(self, user_id: int) -> int:
        channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id


def refuses(error: discord.HTTPException, channel: int | None) -> bool:
    """Tell whether an error means that a person cannot be written to: not now, and not by trying again."""
    # Without a code it is not Discord's API that refuses, but something before it.
    return error.code != 0 and (
        isinstance(error, discord.Forbidden) or (channel is None and error.status in (400, 404))
    )


def undone_in(plan: Plan, row: OutboxRow) -> int:
    """Count the events of a message that were taken back."""
    return sum(row.after_event < n <= row.upto_event for n in plan.undone)


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


def jump_link(guild_id: int, channel: int, row: OutboxRow) -> str:
    """Return the address of a message as Discord writes it."""
    where = guild_id if row.recipient == "t" else "@me"
    return f"https://discord.com/channels/{where}/{channel}/{row.message_id}"
