"""Tells what is new: one worker per table, each thing to each person exactly once.

A stream is one recipient's numbered messages: "t" for the channel, "s<sitting>" for a player's direct messages, "o" for
the owner's. In each round every recipient is told by a teller of its own (:mod:`bot.telling`) what its stream plans.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from bot.clock import Clock, wait_for
from bot.direct_streams import OwnerStream, OwnStream, SeatGone
from bot.messages import ORDINARY, Messages
from bot.parting import PartedStream, parted
from bot.rounds import Rounds
from bot.settings import Look
from bot.streams import Stream
from bot.table_stream import TableStream
from bot.tables import Table, TableFrozen
from bot.telling import Teller
from storage import Store

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60, 300)  # seconds between attempts
ENDED = ("over", "stopped", "cancelled", "archived")


class Delivery:
    """The delivery worker of one table."""

    def __init__(
        self,
        messages: Messages,
        store: Store,
        table: Table,
        language: str,
        look: Look,
        clock: Clock,
        owner: int | None = None,
        prepare: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._messages = messages
        self._store = store
        self._table = table
        self._language = language
        self._look: Look = look
        self._clock = clock
        self._owner = owner
        self._prepare = prepare
        self._rounds = Rounds()
        self._tellers: dict[str, Teller] = {}
        self._more = False
        """Whether this round has found out that there is more to tell than it tells."""
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
                if await self._teller(stream.recipient).advance(stream):
                    self._more = True
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
            OwnStream(sitting, *common, self._messages.open_dm)
            for sitting in self._table.sittings
            # Whoever was forgotten has no number of a person any more.
            if (sitting.user_id or 0) > 0
        )
        streams.extend(PartedStream(sitting, *common, self._messages.open_dm) for sitting in parted(self._table))
        if self._owner is not None:
            streams.append(OwnerStream(self._owner, *common, self._messages.open_dm))
        return streams

    def _teller(self, recipient: str) -> Teller:
        return self._tellers.setdefault(recipient, Teller(self._store, self._table, self._messages))
