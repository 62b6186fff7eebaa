"""A table: one match in one channel. Locks, answers, commits; nothing else."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, TypeVar

import structlog

from bot.counting import outstanding, renewal_due
from bot.pace import pace_of
from bot.replaying import replay_in_slices
from bot.seating import Seating, seating_of
from rules.kernel import By, Diverged, Match, NotYourSeat, Question, Refusal, StaleQuestion
from storage import (
    Controller,
    DatabaseDamaged,
    InteractionSeen,
    NewNotice,
    OfferRow,
    ProposalRow,
    SittingRow,
    Store,
    TableRow,
    TimerRow,
    WrongState,
)

T = TypeVar("T")
log = structlog.get_logger(__name__)


class TableFrozen(Exception):  # noqa: N818 - a state, not a fault of whoever presses
    """The stored match does not replay; nothing can be played until somebody has looked at it."""


class TablePaused(Exception):  # noqa: N818 - a state, not a fault of whoever presses
    """No answers are taken until the match goes on."""


class TableBroken(Exception):  # noqa: N818 - worded for people
    """Something failed while an answer was taken; the match goes on from the last stored answer."""


class AlreadyDone(Exception):  # noqa: N818 - not a fault
    """This very press was taken before."""


class Table:
    """One table. Everything that touches its match goes through here, one at a time."""

    def __init__(self, store: Store, row: TableRow, keep: Callable[["Table"], None]) -> None:
        self.row = row
        self.sittings: list[SittingRow] = []
        self.ever_seated: list[SittingRow] = []
        """Everybody who has sat here, also in the lobby, in the order in which they sat down."""
        self.offers: list[OfferRow] = []
        self.proposal: ProposalRow | None = None
        self.timers: list[TimerRow] = []
        self._store = store
        self._keep = keep
        self._lock = asyncio.Lock()
        self._match: Match | None = None
        self._unreadable = False
        self._listeners: list[Callable[[], None]] = []
        self._given_at: dict[int, datetime] = {}
        self._since: dict[int, int] = {}
        """Of each sitting that began in the match: how many events everybody had seen by then."""
        self._out: list[int] = []
        """The seats that decide nothing any more, when the match was last seen."""

    @property
    def id(self) -> int:
        """The number of the table, which is that of its match."""
        return self.row.id

    @property
    def frozen(self) -> bool:
        """Whether the stored match is known not to replay; one that is over already keeps its state."""
        return self.row.state == "frozen" or self._unreadable

    @property
    def paused(self) -> bool:
        """Whether no answers are taken just now."""
        return self.row.paused_at is not None

    @property
    def in_use(self) -> bool:
        """Whether somebody looks at the match, or changes it, right now."""
        return self._lock.locked()

    def sitting_of(self, user_id: int) -> SittingRow | None:
        """Return where a person sits now."""
        return next((sitting for sitting in self.sittings if sitting.user_id == user_id), None)

    def kept_for(self, user_id: int) -> SittingRow | None:
        """Return where somebody, or the AI, sits only until a person is back."""
        return next((sitting for sitting in self.sittings if sitting.for_user == user_id), None)

    def sitting_at(self, seat: int) -> SittingRow:
        """Return who sits on a seat now."""
        return next(sitting for sitting in self.sittings if sitting.seat == seat)

    def by_ai(self, sitting: SittingRow) -> bool:
        """Tell whether nobody waits for who sits there: the AI answers, or the match stands still for all."""
        if sitting.away == "absent" and pace_of(self.row.pace).then != "pilot":
            return self.deserted
        return sitting.controller == "pilot" or sitting.away is not None

    @property
    def deserted(self) -> bool:
        """Whether everybody who plays is away: neither AI nor defaults play on among their own, the match waits."""
        people = [s for s in self.sittings if s.controller != "pilot" and self.plays(s.seat)]
        return bool(people) and all(sitting.away for sitting in people)

    def plays(self, seat: int) -> bool:
        """Tell whether a seat still decides anything: nobody waits for one that has resigned, or is out."""
        return seat not in self._out

    def name(self, seat: int) -> str:
        """Return the display name of a seat."""
        return next((sitting.name for sitting in self.sittings if sitting.seat == seat), str(seat + 1))

    def seating(self) -> Seating:
        """Return who has sat here since the match began; to be asked while it is looked at."""
        return seating_of(self.ever_seated, self.row.started_at, self._since)

    def listen(self, listener: Callable[[], None]) -> None:
        """Have a function called, on the event loop, whenever something has changed."""
        self._listeners.append(listener)

    def tell_listeners(self) -> None:
        """Say that something has changed."""
        for listener in self._listeners:
            listener()

    async def refresh(self) -> None:
        """Read all that stands beside the match anew, after a change in the store."""
        await self.read()
        self.tell_listeners()

    async def read(self) -> None:
        """Read the row anew, who sits where, which seats are on offer, and what was proposed."""
        found = await self._store.tables.whole(self.id)
        if found is None:
            # Deleted with its server.
            return
        # All at once, and whoever calls says so at once: nobody sees one without the other, or an end that is not told.
        # Nor does it await anything between: what another has read, or changed, meanwhile is newer than this.
        self.row, self.ever_seated, self.offers, self.proposal, self.timers = found
        self.sittings = sorted((s for s in found.sittings if s.left_at is None), key=lambda sitting: sitting.seat)

    async def read_timers(self) -> None:
        """Read the timers anew."""
        self.timers = await self._store.timers.at(self.id)

    async def _read_row(self) -> None:
        row = await self._store.tables.get(self.id)
        if row is not None:
            self.row = row

    async def look(self, render: Callable[[Match], T]) -> T:
        """Return what a pure function makes of the match; nobody sees an answer that is not stored."""
        async with self._lock:
            return render(await self._live())

    def outstanding(self, match: Match) -> int:
        """Return how many answers of an open vote are still out, as slowly as everybody may know it."""
        return outstanding(match, self._given_at, self._store.now())

    @property
    def renewal_due(self) -> datetime | None:
        """The moment at which that number changes, if it is behind."""
        return renewal_due(self._given_at.values(), self._store.now())

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
        """Take an answer: checked by the rules, then stored, and only then visible.

        ``stands_in``: the sitting of a person for whom it is given, because their time is over.

        Raises Refusal as Match.answer; AlreadyDone if the interaction ``press`` was taken before; TablePaused;
        TableFrozen; TableBroken when rules or store failed: then nothing has changed.
        """
        async with self.held() as match:
            self._check_sitter(seat, by, user_id, stands_in)
            self._check_going_on()
            await self.change(
                match, lambda match: match.answer(seat, answer, question, by), user_id, press, (seat, question)
            )

    async def pin(self, seat: int, step: str, answer: Any, question: str, *, user_id: int, press: int) -> None:
        """Take the answer to a form's final step; raises as :meth:`answer`. The draft of the rest stays."""
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            self._check_going_on()
            await self.change(match, lambda match: match.pin(seat, step, answer, question), user_id, press)

    async def orders_form(
        self, seat: int, draft: Mapping[str, Any], user_id: int, render: Callable[[Match, Question | None], T]
    ) -> T:
        """Return what a pure function makes of the next step of a seat's standing orders (None: the draft is complete).

        For whoever sits there and nobody else. Raises Refusal as Match.orders_form; TableFrozen.
        """
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            return render(match, match.orders_form(seat, draft))

    async def set_orders(self, seat: int, orders: Mapping[str, Any] | None, user_id: int, press: int) -> None:
        """Record a seat's standing orders, or none; raises as :meth:`answer`: they may answer at once."""
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            self._check_going_on()
            draft = (seat, f"{seat}.orders")
            await self.change(match, lambda match: match.set_orders(seat, orders), user_id, press, draft)

    async def resign(self, seat: int, user_id: int, press: int) -> None:
        """Resign a seat, also while the match is paused; raises as :meth:`answer`."""
        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            await self.change(match, lambda match: match.resign(seat), user_id, press)

    async def take_back(self, seat: int, question: str, user_id: int, press: int) -> None:
        """Take back the answer to a question that a seat may take back alone; raises as :meth:`answer`."""

        def undo(match: Match) -> None:
            # An old press must not take back what was answered since then.
            if match.takeback(seat).question != question:
                raise StaleQuestion("answered_already", seat=seat)
            match.undo(seat)

        async with self.held() as match:
            self._check_sitter(seat, "player", user_id)
            await self.change(match, undo, user_id, press)

    async def pause(self, *, paused: bool) -> None:
        """Take no more answers from now on, or take them again. Raises WrongState where it is so already."""
        async with self.held():
            self.row = await self._store.tables.pause(self.id, paused=paused)
            await self.read_timers()
        self.tell_listeners()

    async def archive(self, warned_before: datetime) -> None:
        """Set the table aside, if its people were warned before a moment and have done nothing since."""
        async with self._lock:
            await self._store.tables.archive(self.id, warned_before)
            await self.read()
        self.tell_listeners()

    async def hand_over(
        self,
        seat: int,
        name: str,
        user_id: int | None = None,
        for_user: int | None = None,
        notices: Sequence[NewNotice] = (),
    ) -> None:
        """Give a seat to a person, or to the AI; its last holder gets to see nothing that comes after.

        ``for_user``: for whom they only stand in; ``notices``: what is told with it.

        Raises WrongState where nothing is played, NoSuchSitting, AlreadySeated.
        """
        async with self._lock:
            match = None if self.frozen else await self._live()
            if match is not None:
                await self._lay_down(match, seat)
            told = 0 if match is None else len(match.events(seat))
            controller: Controller = "pilot" if user_id is None else "player"
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
        self.tell_listeners()

    async def _lay_down(self, match: Match, seat: int) -> None:
        """Clear a seat's orders before it changes hands: they are a person's. Where nothing is played, they stand."""
        if self.row.state == "playing" and match.result is None and match.plays(seat) and match.orders(seat):
            await self.change(match, lambda match: match.set_orders(seat, None), None, None)

    async def _lay_down_others(self, match: Match) -> None:
        """Clear the orders of whoever does not sit there any more: the seat changed hands while nothing was played."""
        recorded = {entry.seat: place for place, entry in enumerate(match.entries) if entry.type == "orders"}
        for seat, place in recorded.items() if self.row.state == "playing" else ():
            row, *_ = await self._store.entries.after(self.id, place)
            if row.user_id not in (None, self.sitting_at(seat).user_id):
                await self._lay_down(match, seat)

    @asynccontextmanager
    async def held(self) -> AsyncGenerator[Match]:
        """Hold the match still: meanwhile nobody answers, sits down or is shown anything. Raises TableFrozen."""
        async with self._lock:
            yield await self._live()

    def _check_sitter(self, seat: int, by: By, user_id: int | None, stands_in: int | None = None) -> None:
        """Make sure that who gives an answer still sits there: the seat may have been given away meanwhile."""
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
    ) -> None:
        """Change the match that is :meth:`held` and store it; raises as :meth:`answer`."""
        position = len(match.entries)
        try:
            change(match)
        except Refusal:
            raise
        except Exception as error:
            self._match = None
            log.exception("rules failed", table=self.id, entries=position)
            raise TableBroken from error
        given_at = await self._commit(match, position, user_id, press, draft)
        self._see(match)
        self._given_at = {place: self._given_at.get(place, given_at) for place in match.ballots}
        try:
            if match.result is not None or self.row.warned_at is not None:
                await self._read_row()
        finally:
            # It is stored, so it is told, whatever became of whoever gave it.
            self.tell_listeners()

    async def _commit(
        self, match: Match, position: int, user_id: int | None, press: int | None, draft: tuple[int, str] | None
    ) -> datetime:
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
            )
        except InteractionSeen as error:
            self._match = None
            raise AlreadyDone from error
        except WrongState as error:
            # Stopped while the answer was on its way.
            self._match = None
            await self._read_row()
            raise StaleQuestion("match_over") from error
        except BaseException as error:
            # Cancelled or failed: whether it was stored or not, the log knows; this object does not.
            self._match = None
            if isinstance(error, Exception):
                log.exception("an answer could not be stored", table=self.id, position=position)
                raise TableBroken from error
            raise

    async def _live(self) -> Match:
        if self.frozen:
            raise TableFrozen
        if self._match is None:
            self._match = await self._replay()
            await self._lay_down_others(self._match)
            self._see(self._match)
        for sitting in self.ever_seated:
            if sitting.since_event and sitting.id not in self._since:
                self._since[sitting.id] = self._match.events(sitting.seat)[sitting.since_event - 1].known
        self._keep(self)
        return self._match

    def _see(self, match: Match) -> None:
        self._out = [sitting.seat for sitting in self.sittings if not match.plays(sitting.seat)]

    async def _replay(self) -> Match:
        try:
            match = await replay_in_slices(await self._store.entries.record(self.id))
        except (Diverged, DatabaseDamaged) as error:
            log.error("a stored match does not replay", table=self.id, why=str(error))
            with contextlib.suppress(WrongState):
                await self._store.tables.freeze(self.id, str(error))
            await self._read_row()
            self._unreadable = self.row.state != "frozen"
            self.tell_listeners()
            raise TableFrozen from error
        ballots = match.ballots
        rows = await self._store.entries.after(self.id, ballots[0]) if ballots else []
        self._given_at = {row.position: row.at for row in rows if row.position in ballots}
        return match

    def forget_match(self) -> None:
        """Drop the match from memory; the log has it."""
        self._match = None
