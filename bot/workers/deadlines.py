"""The time of one table: sets its timers, answers when time has run out, and hands over the seats of absent players.

One worker for each table that has work; :mod:`bot.workers.moments` wakes the others in time. The worker also gives the
answers of standing orders that have waited. It changes the match only by
``Table.answer`` and ``Table.answer_by_order``, and the seats as a host can.
"""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import structlog

from bot.delivery.rounds import Rounds
from bot.logs import log_fault
from bot.schedule.pace import Habits, Stretch, pace_of
from bot.schedule.timers import DEADLINE, ORDERED, OUT, PACED, Asked, Vote, planned
from bot.services import Services
from bot.tables.ballots import voters
from bot.tables.errors import TableBroken, TableFrozen, TablePaused
from bot.tables.people import habits_of_all
from bot.tables.table import Table, changes_of_orders
from bot.text import words_for
from bot.workers.absences import Absences
from bot.workers.ai_seats import RETRY, decided, give
from rules import GAMES
from rules.kernel import By, Match, Question, Refusal
from storage import NewTimer

log = structlog.get_logger(__name__)


class HandOverFailed(Exception):  # noqa: N818 - logged where it happened
    """Seats of absent players could not be handed over; the worker tries again."""


class TableTime:
    """The time of one table."""

    def __init__(self, services: Services, table: Table) -> None:
        self._services = services
        self._store = services.store
        self._clock = services.clock
        self._table = table
        self._absences = Absences(services, table)
        self.rounds = Rounds()
        self._lock = asyncio.Lock()
        self._habits: dict[int, Habits] = {}
        self._kept_at: tuple[int, datetime] | None = None
        """The table's count of changes at the last sync, and its moment."""
        self._run_out_until = datetime.min.replace(tzinfo=UTC)
        """All timers up to this moment were handled. Some stay set: a wait without orders, an AI seat's deadline."""

    async def run(self) -> None:
        """Keep the table's time until the match is over."""
        self.rounds.wake.set()
        failures = 0
        try:
            while self._table.row.state in ("lobby", "playing"):
                await self.rounds.rest(self._clock, self.next_moment())
                self.rounds.wake.clear()
                try:
                    await self._round()
                    failures = 0
                except TableFrozen:
                    return
                except Exception as error:
                    if not isinstance(error, TableBroken | HandOverFailed):
                        log_fault(log, "timekeeping failed", table=self._table.id)
                    await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                    failures += 1
                    self.rounds.wake.set()
                await self.rounds.over()
        finally:
            await self.rounds.over(finished=True)

    def _going_on(self) -> bool:
        table = self._table
        return table.row.state == "playing" and not table.paused and not table.frozen

    def next_moment(self) -> datetime | None:
        """Return the next moment at which something is due, or None."""
        if not self._going_on():
            return None
        now = self._clock.now()
        dues = [timer.due_at for timer in self._table.timers if timer.kind in (DEADLINE, ORDERED, PACED)]
        moments = [due for due in dues if due > self._run_out_until]
        return min([*moments, *(moment for moment in self._vacation_moments() if moment > now)], default=None)

    def _vacation_moments(self) -> list[datetime]:
        """Return when the vacations of the table's people begin and end."""
        vacations = [habits.vacation for habits in self._habits.values() if habits.vacation is not None]
        return [moment for vacation in vacations for moment in (vacation.start, vacation.until)]

    async def _round(self) -> None:
        if not self._going_on():
            return
        handed_over = await self.sync()
        # One moment for both: what falls due between them is due in the next round.
        now = self._clock.now()
        await self._end_waits(now)
        await self._run_out(now)
        if not handed_over:
            raise HandOverFailed

    # ---------------------------------------------------------------- timers

    async def sync(self) -> bool:
        """Hand over the seats of absent players, and set the timers of the open questions.

        Does nothing if neither the table nor the time has changed anything since the last call. Everything that shows
        deadlines or absences calls it first. Return whether seats could be handed over; timers are set in any case.
        """
        async with self._lock:
            if not self._going_on() or not self._is_stale():
                return True
            kept_at = self._table.changes, self._clock.now()
            habits = await self._read_habits()
            handed_over = await self._hand_over(habits)
            await self._set_timers(habits)
            if handed_over:
                self._kept_at = kept_at
            return handed_over

    async def _hand_over(self, habits: Mapping[int, Habits]) -> bool:
        """Hand over the seats of absent players; return whether that succeeded."""
        try:
            await self._absences.update(habits)
        except TableFrozen:
            raise
        except Exception:
            log_fault(log, "absences not updated", table=self._table.id)
            return False
        return True

    def _is_stale(self) -> bool:
        """Return whether the table changed since the last sync, or a vacation or news of the pace began or ended."""
        if self._kept_at is None:
            return True
        (changes, before), now = self._kept_at, self._clock.now()
        moments = [*self._vacation_moments(), *(timer.due_at for timer in self._table.timers if timer.kind == PACED)]
        return changes != self._table.changes or any(before < moment <= now for moment in moments)

    async def _set_timers(self, habits: Mapping[int, Habits]) -> None:
        # Reminders that were sent are gone from the store.
        await self._table.read_timers()
        asked, vote, told = await self._table.look(
            lambda match: (self._asked(match, habits), self._vote(match, habits), len(match.events(None)))
        )
        # News of the pace ends with the next public event, without a message of its own, and not when somebody votes.
        timers = [t for t in self._table.timers if t.kind != PACED or t.data.get("told") != told]
        pace = pace_of(self._table.row.pace)
        outages = [Stretch(*outage) for outage in self._store.running.outages]
        new, drop = planned(self._clock.now(), pace, asked, timers, vote, outages, chance=self._services.chance)
        if new or drop:
            await self._store.timers.change(self._table.id, new, drop)
            await self._table.read_timers()
            # The worker may sleep until another moment now.
            self.rounds.wake.set()
            self._services.crew.expect_reminders(self._table)

    def _asked(self, match: Match, habits: Mapping[int, Habits]) -> list[Asked]:
        """Return the open questions to people who play for themselves."""
        people = self._people(habits)
        return [
            Asked(
                seat,
                question.id,
                question.show == "count",
                self._table.sitting_at(seat).id,
                people[seat],
                question.window,
                changes_of_orders(match, seat) if question.window else 0,
            )
            for seat, question in sorted(match.questions.items())
            if seat in people
        ]

    def _vote(self, match: Match, habits: Mapping[int, Habits]) -> Vote | None:
        """Return the open vote; it is the same no matter who has voted, by hand or by standing orders."""
        if self._table.deserted:
            # Its full time begins when somebody is back.
            return None
        asked, people = voters(match), self._people(habits)
        by_sitting = {self._table.sitting_at(seat).id: people[seat] for seat in asked if seat in people}
        return Vote(asked, by_sitting) if asked else None

    def _people(self, habits: Mapping[int, Habits]) -> dict[int, Habits]:
        """Return the habits of the people who play for themselves, by seat."""
        return {s.seat: habits.get(s.user_id or 0, Habits()) for s in self._table.sittings if not self._table.by_ai(s)}

    async def _read_habits(self) -> Mapping[int, Habits]:
        """Read the habits of the people who have a seat here, or for whom a seat is kept."""
        people = {
            user for s in self._table.sittings for user in (s.user_id, s.for_user) if user is not None and user > 0
        }
        chosen = await habits_of_all(self._store, people)
        self._habits = {user: habits.at(self._table.id) for user, habits in chosen.items()}
        return self._habits

    # ---------------------------------------------------------------- time runs out

    async def _end_waits(self, now: datetime) -> None:
        """Give the answers of the standing orders whose wait is over. Nobody learns of a wait without orders."""
        for timer in [t for t in self._table.timers if t.kind == ORDERED and t.due_at <= now]:
            if timer.seat is not None and self._going_on():
                await self._answer_by_order(timer.seat, timer.data["question"], timer.data["orders"])
        if GAMES[self._table.row.game].windows and not pace_of(self._table.row.pace).orders_wait:
            for seat, question in await self._table.look(self._never_ending_waits):
                await self._answer_by_order(seat, question)

    def _never_ending_waits(self, match: Match) -> list[tuple[int, str]]:
        """Return the windows, by seat, that orders answer after a wait that no longer has an end.

        It was begun at a slower pace; then a pause ended it, or an undo put the question anew.
        """
        kept = {timer.data["question"] for timer in self._table.timers if timer.kind == ORDERED}
        return [
            (seat, question.id)
            for seat, question in sorted(match.questions.items())
            if question.window and question.id not in kept and match.ordered(seat) is not None
        ]

    async def _answer_by_order(self, seat: int, question: str, orders: int | None = None) -> bool:
        """Answer a question by its seat's standing orders; return whether they answered it."""
        try:
            await self._table.answer_by_order(seat, question, orders)
        except (Refusal, TablePaused):
            return False
        return True

    async def _run_out(self, now: datetime) -> None:
        """Answer for every player whose time has run out."""
        for timer in [t for t in self._table.timers if t.kind == DEADLINE and t.due_at <= now]:
            if timer.seat is not None:
                await self._time_out(timer.seat, timer.data["question"])
                continue
            for seat, question in sorted(timer.data["questions"].items()):
                await self._time_out(int(seat), question)
        self._run_out_until = now

    async def _time_out(self, seat: int, question_id: str) -> None:
        """Answer for one seat, as the table's pace says; its player is told what was played."""
        table, sitting = self._table, self._table.sitting_at(seat)
        if not self._going_on() or table.by_ai(sitting) or sitting.user_id is None:
            return
        question, view = await table.look(lambda match: (match.questions.get(seat), match.view(seat)))
        if question is None or question.id != question_id:
            return
        if question.window and await self._answer_by_order(seat, question.id):
            # An answer by standing orders is not a missed one.
            return
        by: By = "default"
        answer = question.default
        if pace_of(table.row.pace).by == "pilot":
            answer, by = await asyncio.to_thread(decided, table.row.game, view, question)
        played = await self._worded(sitting.user_id, question, answer)
        # Written before the answer is given: before sending it, the reminders check that the answer was taken.
        key = f"out-{table.id}-{question.id}"
        told = {"kind": "out", "table": table.id, "seat": seat, "question": question.id, "by": by, "played": played}
        if await self._store.notices.write(sitting.user_id, key, told) is None:
            # The notice was written before a restart, perhaps with another answer.
            await self._store.notices.correct(sitting.user_id, key, told)
        if question.show == "names":
            # Nothing is noted of a voter: everything that follows from the note would name them.
            out = {"question": question.id, "secret": question.secret}
            await self._store.timers.change(table.id, [NewTimer(seat, OUT, self._clock.now(), out)])
            await table.read_timers()
        try:
            await give(table, question, answer, by, stands_in=sitting.id)
        except TablePaused:
            # The match was paused at this moment: the time goes on when the match does.
            return
        self._services.crew.remind()

    async def _worded(self, user_id: int, question: Question, answer: Any) -> str:
        """Return an answer in words for a person, or "" if that fails."""
        person = await self._store.people.get(user_id)
        words = words_for(person.locale or self._services.settings.language)
        game = GAMES[self._table.row.game]
        try:
            return await self._table.look(lambda _: words.answer(game, question, answer, self._table.name))
        except Exception:
            # The notice goes out without the answer's words: giving the answer matters more.
            log.exception("answer not worded", table=self._table.id, kind=question.kind)
            return ""
