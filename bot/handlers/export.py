"""Exports: what a reader may know of a match, as files; and the check that the stored match is as it was played."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import structlog
from pydantic import ValidationError

from bot import limits
from bot.handlers.history import reader_of
from bot.handlers.reading import to_read
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Document, Item, page, text
from bot.tables.drawn import course_of
from bot.tables.replay import replay_in_slices
from bot.tables.stories import Story, disclosed, record_text, story_of
from bot.tables.verification import MOST_FAULTS, Verdict, judged_evidence, record_in
from rules.kernel import Diverged, Match
from rules.kernel.seal import FIRST_SEALED
from storage import DatabaseDamaged, Evidence

log = structlog.get_logger(__name__)


class Export(NamedTuple):
    """The files that one reader may have: the story, and the record with its course where everything may be known."""

    story: Story
    record: Evidence | None
    course: Sequence[Mapping[str, Any]]

    def files(self, name: str) -> list[tuple[str, bytes]]:
        """Return each file's name and contents; slow for a long match."""
        files = [(f"{name}-story.json", self.story.model_dump_json(indent=1).encode())]
        if self.record is not None:
            files.append((f"{name}-record.json", record_text(self.record, self.course).encode()))
        return files


async def _export(request: TableRequest) -> Reply:
    """Give the files to the person who asked."""
    reader_of(request)
    table, words, commitment = request.table, request.words, request.table.row.commitment

    def take(match: Match) -> Export:
        course = course_of(match) if disclosed(match) else ()
        return Export(story_of(match, commitment, reader_of(request)), None, course)

    taken = await table.look(take)
    if taken.course:
        # Only a match that is over is disclosed, so it is the same match still.
        taken = taken._replace(record=await request.services.store.seals.kept(table.id))
    files = await asyncio.to_thread(taken.files, f"{table.row.game}-{table.id}")
    state = table.row.state
    keys = bool(taken.story.keys)
    lines = [
        words.line("bot-export-public", keys=keys)
        if taken.story.seat is None
        else words.line("bot-export-story", keys=keys, open=state not in ("over", "stopped"))
    ]
    if state == "stopped":
        lines.append(words.line("bot-export-stopped"))
    if taken.record is not None:
        lines.append(words.line("bot-export-record"))
    documents: list[Item] = []
    room = limits.FILE
    for name, data in files:
        room -= len(data)
        if room < 0:
            lines.append(words.line("bot-export-too-large"))
            break
        documents.append(Document(name, data))
    return Show(page([text("\n".join(lines)), *documents]), fresh=True, kind="file")


async def _verify(request: TableRequest) -> Reply:
    """Check the stored match as the command line does, and say what was found."""
    reader_of(request)
    words, kept, outcome = request.words, None, None
    try:
        kept = await request.services.store.seals.kept(request.table.id)
        outcome = await replay_in_slices(record_in(kept.data or {}))
    except Diverged as error:
        outcome = error
    except (ValidationError, DatabaseDamaged) as error:
        outcome = Diverged(-1, type(error).__name__)
    if kept is None:
        log.error("verify failed", table=request.table.id, why=str(outcome))
        return await to_read(request, page([text(words.line("bot-verify-bad"))]))
    verdict = await asyncio.to_thread(judged_evidence, kept, outcome)
    if not verdict.right:
        faults = verdict.faults[:MOST_FAULTS]
        log.error("verify failed", table=request.table.id, faults=faults, why=str(verdict.diverged or ""))
    return await to_read(request, page([text("\n".join(findings(request, kept, verdict, outcome)))]))


def findings(request: TableRequest, kept: Evidence, verdict: Verdict, outcome: Match | Diverged) -> list[str]:
    """Word the result of a check; until everything may be known, only what everybody can count."""
    words = request.words
    if verdict.state == "tampered":
        return [words.line("bot-verify-altered")]
    if isinstance(outcome, Diverged):
        if verdict.state == "older":
            return [words.line("bot-verify-older", version=(kept.data or {})["version"])]
        if verdict.right:
            return [words.line("bot-verify-unreplayed", version=FIRST_SEALED)]
        return [words.line("bot-verify-bad")]
    lines: list[str] = []
    if disclosed(outcome):
        lines += [
            words.line("bot-verify-over", entries=len(outcome.entries), draws=len(outcome.draws)),
            words.line("bot-verify-keys"),
        ]
    else:
        # Neither pins, orders nor the ballots of an open vote: their number is their seat's secret.
        answers = sum(entry.type in ("answer", "undo", "resign") for entry in outcome.known_acts)
        state = "stopped" if kept.state == "stopped" else "open" if outcome.result is None else "over"
        lines.append(words.line("bot-verify-open", answers=answers, state=state))
    if verdict.state == "unsealed":
        lines.append(words.line("bot-verify-unsealed", version=FIRST_SEALED))
    lines.append(words.line("bot-verify-compare", commitment=kept.commitment))
    return lines


VERBS: Mapping[str, Handler] = {"export": _export, "verify": _verify}
