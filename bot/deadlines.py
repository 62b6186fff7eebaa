"""The time of one table: sets its timers, answers when time has run out, and knows who is away.

One worker per table. What it does to a match, it does by ``tables.answer``; all else it does to seats, as a host would.
"""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

import structlog

from bot.clock import wait_for
from bot.due import DEADLINE, OUT, Asked, planned
from bot.pace import Habits, Pace, Vacation, habits_of, pace_of
from bot.pilots import RETRY, decided, give
from bot.rounds import Rounds
from bot.tables import Table, TableBroken, TableFrozen, TablePaused
from bot.text import words_for
from rules import GAMES
from rules.kernel import By, Match, Question
from storage import ANYBODY, AlreadySeated, NewTimer, NoSuchSitting, SittingRow, WrongState

if TYPE_CHECKING:
    from bot.app import Quartermaster

log = structlog.get_logger(__name__)


class TableTime:
    """The time of one table."""

    def __init__(self, bot: "Quartermaster", table: Table) -> None:
        self._bot = bot
        self._store = bot.store
        self._clock = bot.clock
        self._table = table
        self._rounds = Rounds()
        self._lock = asyncio.Lock()
        self._habits: dict[int, Habits] = {}
        table.listen(self._rounds.wake.set)

    async def run(self) -> None:
        """Keep the table's time until the match is over."""
        self._rounds.wake.set()
        failures = 0
        try:
            while self._table.row.state in ("lobby", "playing"):
                await wait_for(self._clock, self._rounds.wake, self.next_moment())
                self._rounds.wake.clear()
                try:
                    await self._round()
                    failures = 0
                except TableFrozen:
                    return
                except Exception as error:
                    if not isinstance(error, TableBroken):
                        log.exception("a table's time could not be kept", table=self._table.id)
                    await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                    failures += 1
                    self._rounds.wake.set()
                await self._rounds.over()
        finally:
            await self._rounds.over(finished=True)

    async def settled(self, within: float) -> None:
        """Wait until what is due by now has been done; give up ``within`` seconds."""
        await self._rounds.settled(within)

    def _going_on(self) -> bool:
        table = self._table
        return table.row.state == "playing" and not table.paused and not table.frozen

    def next_moment(self) -> datetime | None:
        """Return the first moment at which there is something to do, if nothing changes before."""
        if not self._going_on():
            return None
        now = self._clock.now()
        moments = [timer.due_at for timer in self._table.timers if timer.kind == DEADLINE]
        for habits in self._habits.values():
            if habits.vacation is not None:
                moments += [m for m in (habits.vacation.start, habits.vacation.until) if m > now]
        return min(moments, default=None)

    async def _round(self) -> None:
        if not self._going_on():
            return
        await self._read_habits()
        await self._mind_absences()
        await self.sync()
        await self._run_out()

    # ---------------------------------------------------------------- timers

    async def sync(self) -> None:
        """Set and drop timers by what is asked now: called before anything is told, so that it tells of deadlines."""
        async with self._lock:
            if not self._going_on():
                return
            habits = await self._read_habits()
            # Reminders that were sent are gone from the store.
            await self._table.read_timers()
            asked = await self._table.look(lambda match: self._asked(match, habits))
            timers = self._table.timers
            new, drop = planned(self._clock.now(), pace_of(self._table.row.pace), asked, timers)
            if new or drop:
                await self._store.timers.change(self._table.id, new, drop)
                await self._table.read_timers()
                # Whoever called: the worker has to know until when it may sleep.
                self._rounds.wake.set()
                self._bot.reminders.wake()

    def _asked(self, match: Match, habits: Mapping[int, Habits]) -> list[Asked]:
        seats = {s.seat: habits.get(s.user_id or 0, Habits()) for s in self._table.sittings if not self._table.by_ai(s)}
        return [
            Asked(seat, question.id, question.show == "count", seats[seat])
            for seat, question in sorted(match.questions.items())
            if seat in seats
        ]

    async def _read_habits(self) -> Mapping[int, Habits]:
        """Read what the people here chose, and those for whom somebody stands in."""
        people = {
            user for s in self._table.sittings for user in (s.user_id, s.for_user) if user is not None and user > 0
        }
        self._habits = {user: habits_of((await self._store.people.get(user)).settings) for user in sorted(people)}
        return self._habits

    # ---------------------------------------------------------------- time runs out

    async def _run_out(self) -> None:
        """Answer for those whose time has run out."""
        now = self._clock.now()
        for timer in [t for t in self._table.timers if t.kind == DEADLINE and t.due_at <= now]:
            if timer.seat is not None:
                await self._time_out(timer.seat, timer.data["question"])
                continue
            for seat, question in sorted(timer.data["questions"].items()):
                await self._time_out(int(seat), question)

    async def _time_out(self, seat: int, question_id: str) -> None:
        """Answer for one seat, as the table chose; whoever sits there is told what was played."""
        table, sitting = self._table, self._table.sitting_at(seat)
        if not self._going_on() or table.by_ai(sitting) or sitting.user_id is None:
            return
        question, view, entries = await table.look(
            lambda match: (match.questions.get(seat), match.view(seat), len(match.entries))
        )
        if question is None or question.id != question_id:
            return
        by: By = "default"
        answer = question.default
        if pace_of(table.row.pace).by == "pilot":
            answer, by = await asyncio.to_thread(decided, table.row.game, view, question)
        played = await self._worded(sitting.user_id, question, answer)
        # Before it is played: when it is told, the log says whether it was.
        await self._store.notices.write(
            sitting.user_id,
            f"out-{table.id}-{question.id}-{entries}",
            {"kind": "out", "table": table.id, "seat": seat, "question": question.id, "by": by, "played": played},
        )
        out = {"question": question.id, "named": question.show == "names", "secret": question.secret}
        await self._store.timers.change(table.id, [NewTimer(seat, OUT, self._clock.now(), out)])
        await table.read_timers()
        try:
            await give(table, question, answer, by, stands_in=sitting.id)
        except TablePaused:
            # In this very moment; its time goes on when the match does.
            return
        self._bot.reminders.wake()

    async def _worded(self, user_id: int, question: Question, answer: Any) -> str:
        person = await self._store.people.get(user_id)
        words = words_for(person.locale or self._bot.settings.language)
        game = GAMES[self._table.row.game]
        try:
            return await self._table.look(lambda _: words.answer(game, question, answer, self._table.name))
        except Exception:
            # It is told without: that it is played matters more.
            log.exception("an answer could not be worded", table=self._table.id, kind=question.kind)
            return ""

    # ---------------------------------------------------------------- who is away

    async def _mind_absences(self) -> None:
        """Hand seats of people who are away to the AI or a stand-in, and back when they have returned."""
        now = self._clock.now()
        for sitting in [s for s in self._table.sittings if s.user_id is not None and s.user_id > 0]:
            if sitting.for_user is not None:
                vacation = self._habits.get(sitting.for_user, Habits()).vacation
                if vacation is None or not vacation.holds(now):
                    await self._give_back(sitting, sitting.for_user)
                continue
            vacation = self._habits.get(sitting.user_id or 0, Habits()).vacation
            await self._mind_vacation(sitting, vacation if vacation is not None and vacation.holds(now) else None)
            await self._mind_silence(sitting, pace_of(self._table.row.pace))

    async def _mind_vacation(self, sitting: SittingRow, vacation: Vacation | None) -> None:
        ai = vacation is not None and vacation.ai
        if ai and sitting.away is None:
            await self._set_away(sitting, "vacation")
        elif not ai and sitting.away == "vacation":
            await self._tell(sitting.user_id, f"back-{sitting.id}-{sitting.back_at}", "back", sitting.seat)
            await self._set_away(sitting, None)
        if vacation is not None and vacation.person is not None and sitting.controller == "player":
            await self._call_stand_in(sitting, vacation, vacation.person)

    async def _call_stand_in(self, sitting: SittingRow, vacation: Vacation, person: int) -> None:
        """Offer the seat of somebody who is away to their stand-in, once."""
        table = self._table
        knows = any(s.user_id == person and s.seat != sitting.seat for s in table.ever_seated)
        if knows or not await table.look(lambda match: match.plays(sitting.seat)):
            return
        key = f"standin-{sitting.id}-{vacation.start.isoformat()}"
        if await self._tell(person, key, "standin", sitting.seat):
            await self._store.hosting.offer(table.id, sitting.seat, person)
            await table.refresh()

    async def _give_back(self, sitting: SittingRow, user_id: int) -> None:
        """Give a seat back to whom a stand-in sat there for."""
        before = next((s for s in reversed(self._table.ever_seated) if s.user_id == user_id), None)
        if before is None:
            return
        async with self._bot.presses.seating:
            try:
                await self._table.hand_over(sitting.seat, before.name, user_id)
            except (AlreadySeated, NoSuchSitting, WrongState) as error:
                log.info("a seat was not given back", table=self._table.id, why=type(error).__name__)
                return
        await self._tell(user_id, f"back-{sitting.id}", "back", sitting.seat)
        await self._tell(sitting.user_id, f"over-{sitting.id}", "over", sitting.seat)

    async def _mind_silence(self, sitting: SittingRow, pace: Pace) -> None:
        """Let the AI play on for somebody who let their time run out too often, or offer their seat."""
        table = self._table
        last = await table.look(
            lambda match: next(
                ((n, entry) for n, entry in reversed(list(enumerate(match.entries))) if entry.seat == sitting.seat),
                None,
            )
        )
        if last is None or sitting.controller != "player":
            return
        position, entry = last
        offered = next((offer for offer in table.offers if offer.seat == sitting.seat), None)
        if entry.by == "player":
            # They are there after all.
            if sitting.away == "absent":
                await self._set_away(sitting, None)
            if offered is not None and offered.user_id == ANYBODY:
                await self._store.hosting.withdraw(offered.id)
                await table.refresh()
            return
        out = next((t for t in table.timers if t.kind == OUT and t.seat == sitting.seat), None)
        if entry.by not in ("default", "pilot") or sitting.away is not None or out is None or not out.data["named"]:
            # Where nobody is named, nor does it come out who was silent.
            return
        since = max(sitting.joined_at, sitting.back_at or sitting.joined_at)
        if pace.then == "nothing" or await self._store.entries.missed(table.id, sitting.seat, since) < pace.after:
            return
        if pace.then == "pilot":
            await self._tell(sitting.user_id, f"away-{sitting.id}-{position}", "away", sitting.seat)
            await self._set_away(sitting, "absent")
        elif not offered and await self._tell(
            sitting.user_id, f"offered-{sitting.id}-{position}", "offered", sitting.seat
        ):
            await self._store.hosting.offer(table.id, sitting.seat, ANYBODY)
            await table.refresh()

    async def _set_away(self, sitting: SittingRow, away: Any) -> None:
        await self._store.sittings.set_away(sitting.id, away)
        await self._table.refresh()

    async def _tell(self, user_id: int | None, key: str, kind: str, seat: int) -> bool:
        """Have a person told something; tell whether that is new."""
        if user_id is None or user_id <= 0:
            return False
        body = {"kind": kind, "table": self._table.id, "seat": seat}
        row = await self._store.notices.write(user_id, f"{self._table.id}-{key}", body)
        self._bot.reminders.wake()
        return row is not None
