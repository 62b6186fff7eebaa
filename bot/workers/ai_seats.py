"""The AI seats of one table: they answer from their own view, off the event loop."""

import asyncio
from typing import Any

import structlog

from bot.proposals import settle, standing
from bot.tables import Table, TableBroken, TableFrozen, TablePaused
from rules import GAMES
from rules.kernel import By, Match, Question, Refusal, StaleQuestion, View

log = structlog.get_logger(__name__)

RETRY = (1, 2, 5, 15, 60)  # seconds until an AI seat tries again


class PilotRunner:
    """Answers for the AI seats of one table whenever they are asked."""

    def __init__(self, table: Table, pause: float) -> None:
        self._table = table
        self._pause = pause
        self._wake = asyncio.Event()
        table.listen(self._wake.set)

    async def run(self) -> None:
        """Answer whatever AI seats are asked, one question after the other, until the match is over."""
        self._wake.set()
        failures = 0
        while self._table.row.state in ("lobby", "playing"):
            await self._wake.wait()
            self._wake.clear()
            if self._table.row.state != "playing" or self._table.paused:
                continue
            try:
                if await settle(self._table) or await self._answer_one():
                    self._wake.set()
                failures = 0
            except TableFrozen:
                return
            except TablePaused:
                # Whoever lets the match go on wakes it.
                failures = 0
            except Exception as error:
                # Nothing was lost. People wait for this seat, so nobody else's change may be needed to try again.
                if not isinstance(error, TableBroken):
                    log.exception("an AI seat could not answer", table=self._table.id)
                await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                failures += 1
                self._wake.set()

    async def _answer_one(self) -> bool:
        """Answer the first open question of an AI seat; tell whether there was one."""
        asked = await self._table.look(self._asked)
        if asked is None:
            return False
        view, question = asked
        await asyncio.sleep(self._pause)
        answer, by = await asyncio.to_thread(decided, self._table.row.game, view, question)
        if not await self._table.look(lambda match: self._still_pilot(match, question.seat)):
            return True
        await give(self._table, question, answer, by)
        return True

    def _still_pilot(self, match: Match, seat: int) -> bool:
        """Tell whether the AI still sits there, and is to play on, after it has thought."""
        table = self._table
        going_on = table.row.state == "playing" and standing(table, match) is None and not table.deserted
        return going_on and table.by_ai(table.sitting_at(seat))

    def _asked(self, match: Match) -> tuple[View, Question] | None:
        # While the others are being asked whether to go back, an AI that played on would answer for them.
        if standing(self._table, match) is not None or self._table.deserted:
            return None
        seats = [sitting.seat for sitting in self._table.sittings if self._table.by_ai(sitting)]
        for seat, question in match.questions.items():
            if seat in seats:
                return match.view(seat), question
        return None


def decided(game: str, view: View, question: Question) -> tuple[Any, By]:
    """Return what an AI answers, or the default; to be called off the event loop."""
    try:
        return GAMES[game].pilot(view, question), "pilot"
    except Exception:
        log.exception("a pilot failed", game=game, kind=question.kind)
        return question.default, "default"


async def give(table: Table, question: Question, answer: Any, by: By, stands_in: int | None = None) -> None:
    """Give an answer for a seat, or the default where the rules do not take it; none where that is settled already."""
    try:
        try:
            await table.answer(question.seat, answer, question.id, by=by, stands_in=stands_in)
        except StaleQuestion:
            raise
        except Refusal as refusal:
            log.error("an AI's answer was refused", table=table.id, kind=question.kind, code=refusal.code)
            await table.answer(question.seat, question.default, question.id, by="default", stands_in=stands_in)
    except StaleQuestion:
        # Answered, or the seat has changed hands, in the same moment.
        log.info("nobody had to be answered for", table=table.id)
