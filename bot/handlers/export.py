"""Exports: what a reader may know of a match, as files; and the check that the stored match is as it was played."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

import structlog

from bot import limits
from bot.handlers.history import reader_of
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.screens.layout import Document, Item, page, text
from bot.tables.replay import replay_in_slices
from bot.tables.stories import Story, disclosed, story_of
from rules.kernel import Diverged, Match, MatchRecord, commitment_of
from storage import DatabaseDamaged, ResultRow

log = structlog.get_logger(__name__)


class Export(NamedTuple):
    """What one reader may have: the story, and the record where everything may be known."""

    story: Story
    record: MatchRecord | None

    def files(self, name: str) -> list[tuple[str, bytes]]:
        """Return each file's name and contents; slow for a long match."""
        files = [(f"{name}-story.json", self.story.model_dump_json(indent=1).encode())]
        if self.record is not None:
            files.append((f"{name}-record.json", self.record.model_dump_json(indent=1).encode()))
        return files


async def _export(request: TableRequest) -> Reply:
    """Give the files to the person who asked."""
    reader_of(request)
    table, words, commitment = request.table, request.words, request.table.row.commitment

    def take(match: Match) -> Export:
        return Export(story_of(match, commitment, reader_of(request)), match.record() if disclosed(match) else None)

    taken = await table.look(take)
    files = await asyncio.to_thread(taken.files, f"{table.row.game}-{table.id}")
    state = table.row.state
    lines = [
        words.line("bot-export-public")
        if taken.story.seat is None
        else words.line("bot-export-story", open=state not in ("over", "stopped"))
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
    return Show(page([text("\n".join(lines)), *documents]), fresh=True)


async def _verify(request: TableRequest) -> Reply:
    """Replay the stored match beside the live one, and say whether it is as it was played."""
    reader_of(request)
    table, words, store = request.table, request.words, request.services.store
    try:
        # The result first: a match may end meanwhile.
        ended = await store.tables.result(table.id)
        match = await replay_in_slices(await store.entries.record(table.id))
    except (Diverged, DatabaseDamaged) as error:
        log.error("verify failed", table=table.id, why=str(error))
        lines = [words.line("bot-verify-bad")]
    else:
        whole = ended is None or ends_as(match, ended)
        lines = findings(request, match) if whole else [words.line("bot-verify-bad")]
    return Show(page([text("\n".join(lines))]), fresh=True)


def findings(request: TableRequest, match: Match) -> list[str]:
    """Word the result of a successful check; until everything may be known, only what everybody can count."""
    words, row = request.words, request.table.row
    if not disclosed(match):
        # Neither pins, orders nor the ballots of an open vote: their number is their seat's secret.
        answers = sum(entry.type in ("answer", "undo", "resign") for entry in match.known_acts)
        return [words.line("bot-verify-open", answers=answers, stopped=row.state == "stopped")]
    return [
        words.line("bot-verify-over", entries=len(match.entries), draws=len(match.draws)),
        words.line("bot-verify-keys", right=commitment_of(match.key_hashes()) == row.commitment),
    ]


def ends_as(match: Match, ended: ResultRow) -> bool:
    """Return whether a replayed match ends as the table did."""
    return match.result is not None and list(ended.result["winners"]) == list(match.result.winners)


VERBS: Mapping[str, Handler] = {"export": _export, "verify": _verify}
