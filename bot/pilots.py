"""The AI seats of one table: they answer from their own view, off the event loop."""

import asyncio
from typing import Any

import structlog

from bot.tables import Table, TableBroken, TableFrozen
from rules import GAMES
from rules.kernel import By, Match, Question, Refusal, View

log = structlog.get_logger(__name__)


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
        while self._table.row.state in ("lobby", "playing"):
            await self._wake.wait()
            self._wake.clear()
            if self._table.row.state != "playing":
                continue
            try:
                if await self._answer_one():
                    self._wake.set()
            except TableFrozen:
                return
            except TableBroken:
                # Logged where it happened; nothing was lost. The next change tries again.
                await asyncio.sleep(self._pause or 1)

    async def _answer_one(self) -> bool:
        """Answer the first open question of an AI seat; tell whether there was one."""
        asked = await self._table.look(self._asked)
        if asked is None:
            return False
        view, question = asked
        await asyncio.sleep(self._pause)
        answer, by = await asyncio.to_thread(self._decide, view, question)
        try:
            await self._table.answer(question.seat, answer, question.id, by=by)
        except Refusal as refusal:
            log.warning("an AI seat's answer was refused", table=self._table.id, kind=question.kind, code=refusal.code)
            return False
        return True

    def _asked(self, match: Match) -> tuple[View, Question] | None:
        seats = [sitting.seat for sitting in self._table.sittings if sitting.controller == "pilot"]
        for seat, question in match.questions.items():
            if seat in seats:
                return match.view(seat), question
        return None

    def _decide(self, view: View, question: Question) -> tuple[Any, By]:
        try:
            return GAMES[self._table.row.game].pilot(view, question), "pilot"
        except Exception:
            log.exception("a pilot failed", table=self._table.id, kind=question.kind)
            return question.default, "default"
