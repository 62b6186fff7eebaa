"""A table: one match in one channel. It locks the match, takes answers and stores them."""

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import structlog

from bot.logs import log_fault
from bot.schedule.pace import pace_of
from bot.tables.ballots import outstanding, renewal_due
from bot.tables.calls import Call, call_of
from bot.tables.errors import AlreadyDone, TableBroken, TableFrozen, TablePaused
from bot.tables.hints import has_met
from bot.tables.replay import replay_in_slices
from bot.tables.sittings import Sittings
from bot.tables.taking_back import take_back, takeback_of
from rules.kernel import By, Diverged, Match, NotYourSeat, Refusal, SeenEvent, StaleQuestion
from storage import (
    Controller,
    DatabaseDamaged,
    InteractionSeen,
    NewNotice,
    Store,
    TableRow,
    WrongState,
)

HERE = timedelta(minutes=5)
"""How long a person counts as being at the table after they did something there."""

NEVER = datetime.min.replace(tzinfo=UTC)

T = TypeVar("T")
log = structlog.get_logger(__name__)


def changes_of_orders(match: Match, seat: int) -> int:
    """Return how often a seat has set, changed or cleared its standing orders. It is as secret as the orders."""
    return sum(entry.type == "orders" and entry.seat == seat for entry in match.entries)


class Table(Sittings):
    """One table. Every use of its match goes through this object, one at a time."""

    def __init__(self, store: Store, row: TableRow, keep: Callable[["Table"], None]) -> None:
        super().__init__(row)
        self._store = store
        self._keep = keep
        self.changes = 0
        """How often the listeners were notified: as long as this count stays the same, all that was read is current."""
        self._lock = asyncio.Lock()
        self._drafting: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._match: Match | None = None
        self._unreadable = False
        self._listeners: list[Callable[[], None]] = []
        self._given_at: dict[int, datetime] = {}
        self._drafted: Counter[int] = Counter()
        self._here: dict[int, datetime] = {}
        """When people last did anything here. Only they themselves may see a result of it."""
        self.misled: set[int] = set()
        """The people whose direct messages offer what is over: not every move of the others edits these."""
        self._result_at: datetime | None = None
        """When the answer was given that brought the latest result (``Game.telling``), if it was since the start.

        What a person's own act has brought, and people read like a result, counts as one here.
        """
        self._out_by_result: Sequence[int] = ()
        """The seats that it has put out of the match."""
        self._seen_to_play: dict[int, datetime] = {}
        """When people last gave an answer of which everybody knows that they gave it."""

    @property
    def frozen(self) -> bool:
        """Whether the stored match is known not to replay; the row of an ended match keeps its state."""
        return self.row.state == "frozen" or self._unreadable

    @property
    def in_use(self) -> bool:
        """Whether the match is being read or changed right now."""
        return self._lock.locked()

    def note_here(self, user_id: int) -> None:
        """Note that a person has just done something at this table."""
        self._here[user_id] = self._store.now()

    def is_here(self, user_id: int, now: datetime) -> bool:
        """Return whether a person has just done something at this table; only they may see a result of this."""
        return now - self._here.get(user_id, NEVER) < HERE

    def plays_openly(self, user_id: int, now: datetime) -> bool:
        """Return whether everybody has seen a short while ago that a person plays at this moment."""
        return now - self._seen_to_play.get(user_id, NEVER) < HERE

    def reading_until(self, pause: timedelta, now: datetime) -> datetime | None:
        """Return until when people who play at this moment read the latest result; None if nobody does.

        Nobody waits for people who are out of the match: they wait for its end. But the result that has put them out is
        theirs to read, too.
        Everybody may see an effect of it: it depends on nothing but public answers.
        """
        if self._result_at is None or now >= self._result_at + pause:
            return None
        readers = (s for s in self.sittings if self.held_by_person(s) or s.seat in self._out_by_result)
        people = [s.user_id for s in readers if s.user_id is not None]
        return self._result_at + pause if any(self.plays_openly(user_id, now) for user_id in people) else None

    async def call_to(self, user_id: int) -> Call | None:
        """Return how the table calls upon a person; None: it does not wait for their answer."""
        sitting = self.sitting_of(user_id)
        if sitting is None or self.row.state != "playing" or self.paused or self.frozen or self.by_ai(sitting):
            return None
        return await self.look(lambda match: call_of(match, sitting.seat))

    def drafting(self, seat: int) -> asyncio.Lock:
        """Return the lock on a seat's draft: two quick presses must not both change the same draft."""
        return self._drafting[seat]

    def listen(self, listener: Callable[[], None]) -> None:
        """Have a function called, on the event loop, after every change."""
        self._listeners.append(listener)

    def notify(self) -> None:
        """Call the listeners: something has changed."""
        self.changes += 1
        for listener in self._listeners:
            listener()

    async def refresh(self) -> None:
        """Read everything but the match anew after a change in the store, and notify the listeners."""
        try:
            await self.read()
        finally:
            self.notify()

    async def read(self) -> None:
        """Read the row, the sittings, the offers, the proposal and the timers anew."""
        found = await self._store.tables.whole(self.id)
        if found is None:
            # Deleted with its server.
            return
        # All are set together, and the caller notifies the listeners at once: nobody sees one change without another,
        # or an end that is not told. Nothing is awaited in between: another task might read or change something newer.
        self.row, self.ever_seated, self.offers, self.proposal, self.timers = found
        self.sittings = sorted((s for s in found.sittings if s.left_at is None), key=lambda sitting: sitting.seat)

    async def changes_shown(self) -> int | None:
        """Return the store's count of changes if everything in memory is as stored.

        Else return None, and the listeners were notified of what is stored: a writer failed after its transaction, or
        has not read it yet.
        """
        # While the match is held, every stored answer is in memory and was notified.
        async with self._lock:
            count = await self._store.work.changes(self.id)
            before = self.row, self.sittings, self.ever_seated, self.offers, self.proposal, self.timers
            await self.read()
            after = self.row, self.sittings, self.ever_seated, self.offers, self.proposal, self.timers
        if before == after:
            return count
        self.notify()
        return None

    async def read_timers(self) -> None:
        """Read the timers anew."""
        self.timers = await self._store.timers.at(self.id)

    async def _read_row(self) -> None:
        row = await self._store.tables.get(self.id)
        if row is not None:
            self.row = row

    async def look(self, render: Callable[[Match], T]) -> T:
        """Return what a pure function makes of the match; every answer that it sees is stored."""
        async with self._lock:
            return render(await self._live())

    def outstanding(self, match: Match) -> int:
        """Return how many answers an open vote lacks, as of the last whole minute: everybody may know that."""
        return outstanding(match, self._given_at, self._store.now())

    @property
    def renewal_due(self) -> datetime | None:
        """When that number changes next, or None if it is exact."""
        return renewal_due(self._given_at.values(), self._store.now())

    async def save_draft(self, seat: int, question: str, draft: Mapping[str, Any]) -> None:
        """Keep the draft of a seat's answer, and have it shown."""
        await self._store.drafts.save(self.id, seat, question, draft)
        self._drafted[seat] += 1
        self.notify()

    def drafted(self, seat: int) -> int:
        """Return how often a seat's drafts have changed since this table was loaded."""
        return self._drafted[seat]

    async def answer(
        self,
        seat: int,
        answer: Any,
        question: str,
        *,
        by: By,
        user_id: int | None = None,
        press: int | None = None,
        stands_in: int | None = None,
    ) -> None:
        """Take an answer: it is checked by the rules, then stored, and only then visible.

        ``stands_in``: the sitting of the person for whom it is given, because their time has run out.

        Raises Refusal as Match.answer does; AlreadyDone if the interaction ``press`` was taken before; TablePaused;
        TableFrozen; TableBroken if the rules or the store failed: then nothing has changed.
        """
        async with self.held() as match:
            self._check_sitter(seat, by, user_id, stands_in)
            self._check_going_on()
            asked = match.questions.get(seat)
            met = "" if asked is None else asked.kind
            await self.change(
                match, lambda match: match.answer(seat, answer, question, by), user_id, press, (seat, question), met
            )
            if user_id is not None and asked is not None and asked.show == "names":
                self._seen_to_play[user_id] = self._store.now()

    async def pin(self, seat: int, step: str, answer: Any, question: str, *, user_id: int, press: int) -> None:
        """Take the answer to a form's final step; the draft of the rest stays. Raises as :meth:`answer`."""
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            self._check_going_on()
            await self.change(match, lambda match: match.pin(seat, step, answer, question), user_id, press)

    async def set_orders(self, seat: int, orders: Mapping[str, Any] | None, user_id: int, press: int) -> None:
        """Record a seat's standing orders, or clear them (None). They may answer at once: raises as :meth:`answer`."""
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            self._check_going_on()
            draft = (seat, f"{seat}.orders")
            met = match.orders_question(seat).kind if orders is not None else ""
            await self.change(match, lambda match: match.set_orders(seat, orders), user_id, press, draft, met)

    async def answer_by_order(self, seat: int, question: str, orders: int | None = None) -> None:
        """Give the answer of a seat's standing orders to a question; raises as :meth:`answer`.

        ``orders``: how often the orders had changed when their wait was drawn. Raises StaleQuestion if they have
        changed since.
        """
        async with self.held() as match:
            self._check_going_on()
            if self.by_ai(self.sitting_at(seat)) or orders not in (None, changes_of_orders(match, seat)):
                raise StaleQuestion("answered_already", seat=seat)
            draft = (seat, question)
            await self.change(match, lambda match: match.answer_by_order(seat, question), None, None, draft)

    async def resign(self, seat: int, user_id: int, press: int) -> None:
        """Resign a seat, also while the match is paused; raises as :meth:`answer`."""
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            await self.change(match, lambda match: match.resign(seat), user_id, press)

    async def take_back(self, seat: int, question: str, user_id: int, press: int) -> None:
        """Take back an answer that a seat may take back without consent; raises as :meth:`answer`."""

        def undo(match: Match) -> None:
            # An old press must not take back a later answer.
            found = takeback_of(self, match, seat)
            if found.step.question != question:
                raise StaleQuestion("answered_already", seat=seat)
            take_back(self, match, seat, found)

        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            await self.change(match, undo, user_id, press)

    async def pause(self, *, paused: bool) -> None:
        """Pause or resume the match. Raises WrongState if it is paused or running already."""
        async with self.held():
            try:
                self.row = await self._store.tables.pause(self.id, paused=paused)
                await self.read_timers()
            finally:
                # It may be stored although reading failed.
                self.notify()

    async def move(self, channel_id: int) -> None:
        """Move the table, frozen or not, to another channel of its server. Raises ChannelBusy, WrongState."""
        async with self._lock:
            try:
                self.row = await self._store.tables.move(self.id, channel_id)
            finally:
                self.notify()

    async def archive(self, warned_before: datetime) -> None:
        """Archive the table if its people were warned before a moment and have done nothing since."""
        async with self._lock:
            try:
                await self._store.tables.archive(self.id, warned_before)
                await self.read()
            finally:
                self.notify()

    async def hand_over(
        self,
        seat: int,
        name: str,
        user_id: int | None = None,
        for_user: int | None = None,
        notices: Sequence[NewNotice] = (),
    ) -> None:
        """Give a seat to a person, or to the AI; its last holder sees nothing of the events that follow.

        ``for_user``: the person for whom the new holder stands in; ``notices``: written in the same transaction.

        Raises WrongState if no match is being played, NoSuchSitting, AlreadySeated.
        """
        async with self._lock:
            match = None if self.frozen else await self._live()
            if match is not None:
                await self._clear_orders(match, seat)
            told = 0 if match is None else len(match.events(seat))
            controller: Controller = "pilot" if user_id is None else "player"
            try:
                await self._store.sittings.hand_over(
                    self.id,
                    seat,
                    name=name,
                    since_event=told,
                    user_id=user_id,
                    controller=controller,
                    for_user=for_user,
                    notices=notices,
                )
                await self.read()
            finally:
                self.notify()

    async def _clear_orders(self, match: Match, seat: int) -> None:
        """Clear a seat's orders before it changes hands, as they belong to the person; not if nothing is played."""
        if self.row.state == "playing" and match.result is None and match.plays(seat) and match.orders(seat):
            await self.change(match, lambda match: match.set_orders(seat, None), None, None)

    async def _clear_former_orders(self, match: Match) -> None:
        """Clear the orders of people who no longer have their seat: it changed hands while nothing was played."""
        recorded = {entry.seat: position for position, entry in enumerate(match.entries) if entry.type == "orders"}
        for seat, position in recorded.items() if self.row.state == "playing" else ():
            row, *_ = await self._store.entries.after(self.id, position)
            if row.user_id not in (None, self.sitting_at(seat).user_id):
                await self._clear_orders(match, seat)

    @asynccontextmanager
    async def held(self) -> AsyncGenerator[Match]:
        """Hold the match's lock: meanwhile nobody answers, sits down or is shown anything. Raises TableFrozen."""
        async with self._lock:
            yield await self._live()

    def _check_sitter(self, seat: int, by: By, user_id: int | None, stands_in: int | None = None) -> None:
        """Make sure that an answer comes from the seat's holder: the seat may have been given away meanwhile."""
        sitting = self.sitting_at(seat)
        if user_id is not None and sitting.user_id != user_id:
            raise NotYourSeat("no_seat", seat=seat)
        if stands_in is not None and (sitting.id != stands_in or self.by_ai(sitting)):
            raise StaleQuestion("answered_already", seat=seat)
        if by == "pilot" and stands_in is None and not self.by_ai(sitting):
            raise StaleQuestion("answered_already", seat=seat)

    def _check_going_on(self) -> None:
        if self.paused:
            raise TablePaused

    async def change(
        self,
        match: Match,
        change: Callable[[Match], object],
        user_id: int | None,
        press: int | None,
        draft: tuple[int, str] | None = None,
        met: str = "",
    ) -> None:
        """Change the match that is :meth:`held`, and store the change; raises as :meth:`answer`.

        ``met``: the kind of question that the person answers.
        """
        position, told = len(match.entries), len(match.events(None))
        first = await self._first_of_kind(user_id, met)
        try:
            change(match)
        except Refusal:
            raise
        except Exception as error:
            self._match = None
            log.exception("rules failed", table=self.id, entries=position)
            raise TableBroken from error
        given_at = await self._commit(match, position, user_id, press, draft, first)
        gone = [*self._out]
        self._note_seats_out(match)
        if self._is_read(match, match.events(None)[told:]):
            self._result_at = given_at
            self._out_by_result = [seat for seat in self._out if seat not in gone]
        self._given_at = {position: self._given_at.get(position, given_at) for position in match.ballots}
        try:
            if match.result is not None or self.row.warned_at is not None:
                await self._read_row()
        finally:
            # The change is stored: listeners must learn of it even if reading the row failed or was cancelled.
            self.notify()

    def _is_read(self, match: Match, events: Sequence[SeenEvent]) -> bool:
        """Return whether people read something of these events: a result, or what a person's own act has brought."""
        if match.game is None:
            return False
        telling, people = match.game.telling, {s.seat for s in self.sittings if self.held_by_person(s)}
        return any(event.kind in telling.results or telling.reader(event) in people for event in events)

    async def _first_of_kind(self, user_id: int | None, kind: str) -> tuple[str, str] | None:
        """Return the game and the kind of a question if a person has never answered one of that kind."""
        if user_id is None or not kind or await has_met(self._store, user_id, self.row.game, kind):
            return None
        return self.row.game, kind

    async def _commit(
        self,
        match: Match,
        position: int,
        user_id: int | None,
        press: int | None,
        draft: tuple[int, str] | None,
        met: tuple[str, str] | None,
    ) -> datetime:
        """Store the entries from ``position`` on and return when; if that fails, drop the match from memory."""
        result = None if match.result is None else match.result._asdict()
        try:
            return await self._store.entries.append(
                self.id,
                position,
                match.entries[position:],
                user_id=user_id,
                interaction_id=press,
                result=result,
                clear_draft=draft,
                known=not match.ballots,
                met=met,
            )
        except InteractionSeen as error:
            self._match = None
            raise AlreadyDone from error
        except WrongState as error:
            # The match was stopped while the answer was on its way.
            self._match = None
            await self._read_row()
            raise StaleQuestion("match_over") from error
        except BaseException as error:
            # Cancelled or failed: only the log knows whether the answer was stored.
            self._match = None
            if isinstance(error, Exception):
                log_fault(log, "answer not stored", table=self.id, position=position)
                raise TableBroken from error
            raise

    async def _live(self) -> Match:
        """Return the match, replayed if it is not in memory. Raises TableFrozen."""
        if self.frozen:
            raise TableFrozen
        if self._match is None:
            self._match = await self._replay()
            await self._clear_former_orders(self._match)
            self._note_seats_out(self._match)
        for sitting in self.ever_seated:
            if sitting.since_event and sitting.id not in self._since:
                self._since[sitting.id] = self._match.events(sitting.seat)[sitting.since_event - 1].known
        self._match.orders_wait = pace_of(self.row.pace).orders_wait
        self._keep(self)
        return self._match

    def _note_seats_out(self, match: Match) -> None:
        self._out = [sitting.seat for sitting in self.sittings if not match.known_to_play(sitting.seat)]

    async def _replay(self) -> Match:
        """Replay the stored match, and freeze the table if it does not replay. Raises TableFrozen."""
        try:
            match = await replay_in_slices(await self._store.entries.record(self.id))
        except (Diverged, DatabaseDamaged) as error:
            log.error("replay failed", table=self.id, why=str(error))
            with contextlib.suppress(WrongState):
                await self._store.tables.freeze(self.id, str(error))
            await self._read_row()
            self._unreadable = self.row.state != "frozen"
            self.notify()
            raise TableFrozen from error
        ballots = match.ballots
        rows = await self._store.entries.after(self.id, ballots[0]) if ballots else []
        self._given_at = {row.position: row.at for row in rows if row.position in ballots}
        return match

    def forget_match(self) -> None:
        """Drop the match from memory; the log has it."""
        self._match = None
