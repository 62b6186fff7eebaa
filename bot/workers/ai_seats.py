"""The AI seats of one table: the AI answers from the seat's own view, off the event loop."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import structlog

from bot.delivery.rounds import Rounds
from bot.logs import log_fault
from bot.services import Services
from bot.tables.errors import TableBroken, TableFrozen, TablePaused
from bot.tables.table import Table
from bot.tables.undo_votes import open_proposal, settle
from rules import GAMES
from rules.kernel import By, Match, Question, Refusal, StaleQuestion, View

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60)  # seconds until an AI seat tries again
READING = 6
"""Pauses before an answer for which the AI seats wait after a result, so that people at the table can read it."""
HURRY = 10
"""Once only AI seats still play, they answer this many times faster, because people wait for the end of the match."""


class AISeats:
    """Answers every question to an AI seat of one table."""

    def __init__(self, services: Services, table: Table) -> None:
        self._clock = services.clock
        self._pause = services.settings.pilot_pause
        self._due: datetime | None = None
        """Until when people read a result."""
        self._table = table
        self.rounds = Rounds()

    async def run(self) -> None:
        """Answer the questions to AI seats, one at a time, until the match is over."""
        try:
            await self._run()
        finally:
            await self.rounds.over(finished=True)

    async def _run(self) -> None:
        self.rounds.wake.set()
        failures = 0
        while self._table.row.state in ("lobby", "playing"):
            await self.rounds.rest(self._clock, self._due)
            self.rounds.wake.clear()
            if self._table.row.state != "playing" or self._table.paused:
                continue
            try:
                if await settle(self._table) or await self._answer_one():
                    self.rounds.wake.set()
                failures = 0
            except TableFrozen:
                return
            except TablePaused:
                # Resuming the match wakes this worker.
                failures = 0
            except Exception as error:
                # Nothing was lost. People wait for this seat: it tries again by itself.
                if not isinstance(error, TableBroken):
                    log_fault(log, "AI seat failed", table=self._table.id)
                await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                failures += 1
                self.rounds.wake.set()

    async def _answer_one(self) -> bool:
        """Answer the first open question of an AI seat; return whether there was one."""
        asked = await self._table.look(self._asked)
        now = self._clock.now()
        self._due = None if asked is None else self._table.reading_until(READING * timedelta(seconds=self._pause), now)
        if asked is None or self._due is not None:
            return False
        view, question = asked
        await asyncio.sleep(self._pause / HURRY if self._table.left_to_ais else self._pause)
        answer, by = await asyncio.to_thread(decided, self._table.row.game, view, question)
        if not await self._table.look(lambda match: self._still_pilot(match, question.seat)):
            return True
        await give(self._table, question, answer, by)
        return True

    def _still_pilot(self, match: Match, seat: int) -> bool:
        """Return whether the AI still has the seat and may answer after it has decided."""
        table = self._table
        going_on = table.row.state == "playing" and open_proposal(table, match) is None and not table.deserted
        return going_on and table.by_ai(table.sitting_at(seat))

    def _asked(self, match: Match) -> tuple[View, Question] | None:
        """Return the first open question to an AI seat, and the seat's view, or None."""
        # While an undo waits for consent, an AI that played on would make it lapse.
        if open_proposal(self._table, match) is not None or self._table.deserted:
            return None
        return asked_of_ai(self._table, match)


def asked_of_ai(table: Table, match: Match) -> tuple[View, Question] | None:
    """Return the first open question to an AI seat, and the seat's view, or None."""
    seats = [sitting.seat for sitting in table.sittings if table.by_ai(sitting)]
    for seat, question in match.questions.items():
        if seat in seats:
            return match.view(seat), question
    return None


async def play_on(table: Table) -> None:
    """Have the AI seats of a lesson answer at once, until its learner is asked or the match is over.

    Raises TableFrozen, TableBroken.
    """
    while table.row.state == "playing":
        asked = await table.look(lambda match: asked_of_ai(table, match))
        if asked is None:
            return
        view, question = asked
        answer, by = await asyncio.to_thread(decided, table.row.game, view, question)
        await give(table, question, answer, by)


def decided(game: str, view: View, question: Question) -> tuple[Any, By]:
    """Return the AI's answer, or the default if the AI fails. Call it off the event loop."""
    try:
        return GAMES[game].pilot(view, question), "pilot"
    except Exception:
        log.exception("pilot failed", game=game, kind=question.kind)
        return question.default, "default"


async def give(table: Table, question: Question, answer: Any, by: By, stands_in: int | None = None) -> None:
    """Give an answer for a seat, or the default if the rules refuse it; do nothing if the question is not open."""
    try:
        try:
            await table.answer(question.seat, answer, question.id, by=by, stands_in=stands_in)
        except StaleQuestion:
            raise
        except Refusal as refusal:
            log.error("AI answer refused", table=table.id, kind=question.kind, code=refusal.code)
            await table.answer(question.seat, question.default, question.id, by="default", stands_in=stands_in)
    except StaleQuestion:
        # The question was answered, or the seat handed over, at the same moment.
        log.info("answer no longer needed", table=table.id)
