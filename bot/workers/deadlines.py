"""The time of one table: sets its timers, answers when time has run out, and has those who are away minded.

One worker per table. What it does to a match, it does by ``tables.answer``; all else it does to seats, as a host would.
"""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import structlog

from bot.absences import Absences
from bot.clock import wait_for
from bot.counting import voters
from bot.due import DEADLINE, OUT, PACED, Asked, Vote, planned
from bot.habits import habits_now
from bot.pace import Habits, pace_of
from bot.pilots import RETRY, decided, give
from bot.rounds import Rounds
from bot.tables import Table, TableBroken, TableFrozen, TablePaused
from bot.text import words_for
from rules import GAMES
from rules.kernel import By, Match, Question
from storage import NewTimer

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
        self._absences = Absences(bot, table)
        self._rounds = Rounds()
        self._lock = asyncio.Lock()
        self._habits: dict[int, Habits] = {}
        self._run_out_until = datetime.min.replace(tzinfo=UTC)
        """Until when every deadline was seen to; one whose seats the AI answers for stands on after that."""
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
        deadlines = [timer.due_at for timer in self._table.timers if timer.kind in (DEADLINE, PACED)]
        moments = [due for due in deadlines if due > self._run_out_until]
        for habits in self._habits.values():
            if habits.vacation is not None:
                moments += [m for m in (habits.vacation.start, habits.vacation.until) if m > now]
        return min(moments, default=None)

    async def _round(self) -> None:
        if not self._going_on():
            return
        await self._read_habits()
        await self._absences.mind(self._habits)
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
            asked, vote = await self._table.look(lambda match: (self._asked(match, habits), self._vote(match, habits)))
            told = await self._table.look(lambda match: len(match.events(None)))
            # News of the pace go with what is told next: neither with a message of their own, nor when somebody votes.
            timers = [t for t in self._table.timers if t.kind != PACED or t.data.get("told") != told]
            pace = pace_of(self._table.row.pace)
            new, drop = planned(self._clock.now(), pace, asked, timers, vote)
            if new or drop:
                await self._store.timers.change(self._table.id, new, drop)
                await self._table.read_timers()
                # Whoever called: the worker has to know until when it may sleep.
                self._rounds.wake.set()
                self._bot.reminders.wake()

    def _asked(self, match: Match, habits: Mapping[int, Habits]) -> list[Asked]:
        people = self._people(habits)
        return [
            Asked(seat, question.id, question.show == "count", self._table.sitting_at(seat).id, people[seat])
            for seat, question in sorted(match.questions.items())
            if seat in people
        ]

    def _vote(self, match: Match, habits: Mapping[int, Habits]) -> Vote | None:
        """Return the open vote, the same whoever has voted, by hand, by an order or not at all."""
        if self._table.deserted:
            # They have all the time for it once somebody is back.
            return None
        asked, people = voters(match), self._people(habits)
        by_sitting = {self._table.sitting_at(seat).id: people[seat] for seat in asked if seat in people}
        return Vote(asked, by_sitting) if asked else None

    def _people(self, habits: Mapping[int, Habits]) -> dict[int, Habits]:
        """Return what the people chose who play for themselves, by seat."""
        return {s.seat: habits.get(s.user_id or 0, Habits()) for s in self._table.sittings if not self._table.by_ai(s)}

    async def _read_habits(self) -> Mapping[int, Habits]:
        """Read what the people here chose, and those for whom somebody stands in."""
        people = {
            user for s in self._table.sittings for user in (s.user_id, s.for_user) if user is not None and user > 0
        }
        chosen = {user: await habits_now(self._store, user) for user in sorted(people)}
        self._habits = {user: habits.at(self._table.id) for user, habits in chosen.items()}
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
        self._run_out_until = now

    async def _time_out(self, seat: int, question_id: str) -> None:
        """Answer for one seat, as the table chose; whoever sits there is told what was played."""
        table, sitting = self._table, self._table.sitting_at(seat)
        if not self._going_on() or table.by_ai(sitting) or sitting.user_id is None:
            return
        question, view = await table.look(lambda match: (match.questions.get(seat), match.view(seat)))
        if question is None or question.id != question_id:
            return
        by: By = "default"
        answer = question.default
        if pace_of(table.row.pace).by == "pilot":
            answer, by = await asyncio.to_thread(decided, table.row.game, view, question)
        played = await self._worded(sitting.user_id, question, answer)
        # Before it is played: when it is told, the log says whether it was.
        key = f"out-{table.id}-{question.id}"
        told = {"kind": "out", "table": table.id, "seat": seat, "question": question.id, "by": by, "played": played}
        if await self._store.notices.write(sitting.user_id, key, told) is None:
            # It was about to be played before, and perhaps otherwise.
            await self._store.notices.correct(sitting.user_id, key, told)
        if question.show == "names":
            # Of one who is only counted nothing is noted: whatever followed from it would name them.
            out = {"question": question.id, "secret": question.secret}
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
