"""Exports: what a reader may know of a match, as files; and whether the stored match is as it was played."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

import structlog

from bot import limits
from bot.handlers import Handler, Pressed
from bot.reading import reader_of
from bot.replaying import replay_in_slices
from bot.screens.context import Document, Item, page, text
from bot.stories import Story, disclosed, story_of
from rules.kernel import Diverged, Match, MatchRecord, commitment_of
from storage import DatabaseDamaged, ResultRow

log = structlog.get_logger(__name__)


class Export(NamedTuple):
    """What one reader may take away: the story, and the record where all may be known."""

    story: Story
    record: MatchRecord | None

    def files(self, name: str) -> list[tuple[str, bytes]]:
        """Return each file's name and what is in it; a long match takes a while."""
        files = [(f"{name}-story.json", self.story.model_dump_json(indent=1).encode())]
        if self.record is not None:
            files.append((f"{name}-record.json", self.record.model_dump_json(indent=1).encode()))
        return files


async def _export(at: Pressed) -> None:
    """Give out the files, to whoever asked alone."""
    reader_of(at)
    commitment = at.table.row.commitment

    def take(match: Match) -> Export:
        return Export(story_of(match, commitment, reader_of(at)), match.record() if disclosed(match) else None)

    taken = await at.table.look(take)
    files = await asyncio.to_thread(taken.files, f"{at.table.row.game}-{at.table.id}")
    state = at.table.row.state
    lines = [
        at.words.line("bot-export-public")
        if taken.story.seat is None
        else at.words.line("bot-export-story", open=state not in ("over", "stopped"))
    ]
    if state == "stopped":
        lines.append(at.words.line("bot-export-stopped"))
    if taken.record is not None:
        lines.append(at.words.line("bot-export-record"))
    documents: list[Item] = []
    room = limits.FILE
    for name, data in files:
        room -= len(data)
        if room < 0:
            lines.append(at.words.line("bot-export-too-large"))
            break
        documents.append(Document(name, data))
    await at.reply.show(page([text("\n".join(lines)), *documents]), fresh=True)


async def _verify(at: Pressed) -> None:
    """Play the stored match again, beside the one that is being played, and say what came of it."""
    reader_of(at)
    store = at.presses.bot.store
    try:
        # The result first: a match may end meanwhile.
        ended = await store.tables.result(at.table.id)
        match = await replay_in_slices(await store.entries.record(at.table.id))
    except (Diverged, DatabaseDamaged) as error:
        log.error("a stored match was verified and does not replay", table=at.table.id, why=str(error))
        lines = [at.words.line("bot-verify-bad")]
    else:
        whole = ended is None or ends_as(match, ended)
        lines = found_right(at, match) if whole else [at.words.line("bot-verify-bad")]
    await at.reply.show(page([text("\n".join(lines))]), fresh=True)


def found_right(at: Pressed, match: Match) -> list[str]:
    """Say what of a match is as it was played; until all may be known, only what everybody can count."""
    words = at.words
    if not disclosed(match):
        # Not pins, orders or the ballots of an open vote: that there are any is their seat's secret.
        answers = sum(entry.type in ("answer", "undo", "resign") for entry in match.known_acts)
        return [words.line("bot-verify-open", answers=answers, stopped=at.table.row.state == "stopped")]
    return [
        words.line("bot-verify-over", entries=len(match.entries), draws=len(match.draws)),
        words.line("bot-verify-keys", right=commitment_of(match.key_hashes()) == at.table.row.commitment),
    ]


def ends_as(match: Match, ended: ResultRow) -> bool:
    """Tell whether a match played again ends as the table did."""
    return match.result is not None and list(ended.result["winners"]) == list(match.result.winners)


VERBS: Mapping[str, Handler] = {"export": _export, "verify": _verify}
