"""Delivers what is new at a table: tells each person everything, exactly once.

A stream is one recipient's numbered messages: "t" for the channel, "s<sitting>" for a player's direct messages, "o" for
the owner's. In each round every recipient's teller (:mod:`bot.delivery.teller`) sends what its stream plans.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import structlog

from bot.clock import wait_for
from bot.delivery.channel import TableStream
from bot.delivery.departed import DepartedStream, departed_sittings
from bot.delivery.direct import OwnerStream, OwnStream, SeatGone
from bot.delivery.hindrance import note_obstacle
from bot.delivery.messages import ORDINARY, CannotLook, Messages
from bot.delivery.rounds import Rounds
from bot.delivery.streams import Hindered, Round, RoundOutdated, Stream
from bot.delivery.teller import Teller
from bot.logs import log_fault
from bot.services import Services
from bot.tables.errors import TableFrozen
from bot.tables.place import Obstacle, obstacle_of
from bot.tables.table import Table

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60, 300)  # seconds between attempts
PATIENCE = 3  # rounds in a row that a change may cut short
CHANNEL = TableStream.recipient
ENDED = ("over", "stopped", "cancelled", "archived")


class Delivery:
    """The delivery worker of one table."""

    def __init__(
        self,
        services: Services,
        messages: Messages,
        table: Table,
        prepare: Callable[[], Awaitable[object]],
        *,
        interrupted: bool,
    ) -> None:
        """``interrupted``: an earlier bot may have ended in the middle of a round, with edits that it did not note."""
        self._services = services
        self._store = services.store
        self._messages = messages
        self._table = table
        self._prepare = prepare
        self.rounds = Rounds()
        self._tellers: dict[str, Teller] = {}
        self._unnoted = interrupted
        """Whether messages may have been edited without a note in the store."""
        self._edited: dict[int, tuple[int, Mapping[str, Any]]] = {}
        """Messages that were edited in this round, by outbox row: the last event that each tells now, and its body."""
        self._outdated = 0
        """How many rounds in a row a change of the table has cut short."""
        self._more = False
        """Whether the next round has something left to tell."""
        self._held: Obstacle | None = None
        """The obstacle that keeps news from the channel, until something changes."""
        self._refusals = 0
        """How often in a row Discord has refused the channel's messages for a reason that the bot cannot see."""
        self._channel = table.row.channel_id
        """The channel of which that is counted."""
        self._doubted = False
        """Whether the channel's newest message may have been deleted."""

    def check(self) -> None:
        """Look for the table's message in the next round, and try again if the channel was closed to the bot."""
        self._doubted, self._refusals = True, 0
        self.rounds.wake.set()

    async def run(self) -> None:
        """Deliver whenever the worker is woken, until the end of the table is told to everybody."""
        failures = 0
        self.rounds.wake.set()
        try:
            while True:
                # At that exact moment: an update with the next change would edit the message when somebody votes.
                await self.rounds.rest(self._services.clock, self._table.renewal_due)
                self.rounds.wake.clear()
                self._more = False
                whole = await self._deliver()
                if whole and self._more:
                    self.rounds.wake.set()
                    continue
                await self.rounds.over()
                # A deleted channel stays deleted; any other place may be open to the bot again.
                waits = self._held is not None and self._held.kind != "channel"
                if whole and self._table.row.state in ENDED and not waits and not self.rounds.wake.is_set():
                    if await self._noted_end():
                        return
                    whole = False
                if not whole:
                    # Not asyncio.wait_for, which in Python 3.11 may lose a cancellation that comes with the event.
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(RETRY[min(failures, len(RETRY) - 1)]):
                            await wait_for(self._services.clock, self.rounds.wake, self._table.renewal_due)
                    failures += 1
                    self.rounds.wake.set()
                    continue
                failures = 0
        finally:
            await self.rounds.over(finished=True)

    async def _noted_end(self) -> bool:
        """Note that everybody was told the end of the table; return whether that succeeded."""
        try:
            await self._store.tables.mark_told(self._table.id)
        except Exception:
            log_fault(log, "end not noted", table=self._table.id)
            return False
        return True

    # ---------------------------------------------------------------- one round

    async def _deliver(self) -> bool:
        """Bring every recipient up to date; return whether that succeeded. A failure holds up nobody else."""
        # A table that never comes to rest is told as it is, after a few tries.
        changes = self._table.changes if self._outdated < PATIENCE else None
        lent = self._messages.loans.open()
        whole = await self._prepared()
        try:
            now = await self._snapshot(changes)
        except Exception:
            log_fault(log, "delivery failed", table=self._table.id)
            return False
        try:
            whole = await self._tell_all(now) and whole
            return await self._store_edits() and whole
        except asyncio.CancelledError:
            # The bot stops: its next start must know what people see.
            await self._store_edits()
            raise
        finally:
            newest = {row.message_id for row in now.snapshot.newest.values()}
            self._messages.loans.end(message_id for message_id in lent if message_id in newest)

    async def _tell_all(self, now: Round) -> bool:
        """Tell every recipient what is new; return whether that succeeded."""
        whole = True
        for stream in self._streams(now):
            try:
                if stream.recipient == CHANNEL:
                    whole = await self._tell_channel(stream, now) and whole
                elif await self._teller(stream.recipient).advance(stream, now.last(stream.recipient)):
                    self._more = True
            except RoundOutdated:
                # The change has woken this worker: it begins anew, with the deadlines that follow from the change.
                self._more = True
                self._outdated += 1
                return whole
            except (TableFrozen, SeatGone):
                # The table changed during this round: the next round tells it.
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
                log_fault(log, "delivery failed", table=self._table.id, recipient=stream.recipient)
        self._outdated = 0
        return whole

    async def _tell_channel(self, stream: Stream, now: Round) -> bool:
        """Tell the channel the news; return whether the attempt is finished: if not, it is repeated soon.

        The bot tries nothing that it may not do: a change of its permissions, or of the table, begins the next round.
        """
        teller, obstacle, row = self._teller(CHANNEL), self._known_obstacle(now), self._table.row
        if row.channel_id != self._channel:
            self._channel, self._refusals = row.channel_id, 0
        teller.doubted, self._doubted = teller.doubted or self._doubted, False
        self._held, whole = None, True
        if obstacle is not None and (obstacle.gone or "view_channel" in obstacle.missing):
            self._held = obstacle
        else:
            try:
                if await teller.advance(stream, now.last(CHANNEL)):
                    self._more = True
                self._refusals = 0
            except Hindered as error:
                self._held = obstacle = error.obstacle
            except CannotLook:
                self._held = obstacle = obstacle or Obstacle("permissions", ("read_message_history",))
            except discord.HTTPException as error:
                refused = now.needed(self._services.servers.refused(row.guild_id, row.channel_id, error.code))
                if refused is None:
                    raise
                if not refused.gone and obstacle is None:
                    # The event about it may still be on its way, or there is a reason that the bot cannot see.
                    self._refusals += 1
                    whole = self._refusals > len(RETRY)
                self._held = obstacle = refused
        # Of the channel as it was: the table may have moved during the round.
        await note_obstacle(self._services, self._table, row.channel_id, obstacle)
        return whole

    def _known_obstacle(self, now: Round) -> Obstacle | None:
        """Return what keeps the bot from writing to the channel, as far as it knows or has found out before."""
        before = obstacle_of(self._table.row.hindered)
        if before is not None and before.kind == "channel" and not self._doubted:
            return before
        return now.obstacle()

    async def _prepared(self) -> bool:
        """Set the deadlines that this round will show; return whether that succeeded."""
        try:
            await self._prepare()
        except TableFrozen:
            self._more = True
        except Exception:
            log_fault(log, "delivery not prepared", table=self._table.id)
            return False
        return True

    async def _snapshot(self, changes: int | None) -> Round:
        """Read everything that this round needs from the store, at one moment."""
        table, owner = self._table, self._services.settings.owner
        holders = [*table.ever_seated, *table.offers]
        people = {user for holder in holders for user in (holder.user_id, holder.for_user) if user}
        people |= {table.row.host_id} | (set() if owner is None else {owner})
        sittings, departed = tuple(table.sittings), tuple(departed_sittings(table))
        snapshot = await self._store.snapshots.take(table.id, table.row.guild_id, people)
        return Round(self._services, table, snapshot, sittings, departed, changes)

    def _streams(self, now: Round) -> list[Stream]:
        """Return every recipient's stream."""
        owner, open_dm = self._services.settings.owner, self._messages.open_dm
        streams: list[Stream] = [TableStream(now)]
        # People who were forgotten have negative numbers.
        streams.extend(OwnStream(sitting, now, open_dm) for sitting in now.sittings if (sitting.user_id or 0) > 0)
        streams.extend(DepartedStream(sitting, now, open_dm) for sitting in now.departed)
        if owner is not None:
            streams.append(OwnerStream(owner, now, open_dm))
        return streams

    def _teller(self, recipient: str) -> Teller:
        if recipient not in self._tellers:
            sure = not self._unnoted
            self._tellers[recipient] = Teller(self._store, self._table, self._messages, self._note, sure=sure)
        return self._tellers[recipient]

    def _note(self, row_id: int, upto_event: int, body: Mapping[str, Any]) -> None:
        """Note what an edited message tells now. If this is never stored, the message is edited again."""
        self._edited[row_id] = upto_event, body

    async def _store_edits(self) -> bool:
        """Store in one transaction what the edited messages tell; return whether that succeeded."""
        edited, self._edited = self._edited, {}
        if not edited:
            return True
        try:
            await self._store.outbox.extend_all([(row_id, *told) for row_id, told in edited.items()])
        except Exception:
            self._tellers.clear()
            self._unnoted = True
            log_fault(log, "edits not noted", table=self._table.id)
            return False
        return True
