"""Replays: a match that is over as an HTML file, as its reader saw it."""

from collections.abc import Mapping

import structlog

from bot import limits
from bot.handlers.history import reader_of
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.pictures import THEMES
from bot.replays import EVERYBODY, CannotMakeError, Replay, Viewpoint, dice_of, made, replay_of
from bot.screens.layout import Document, page, text
from bot.tables.stories import disclosed
from rules.kernel import Match

log = structlog.get_logger(__name__)


async def _replay(request: TableRequest) -> Reply:
    """Give the file to the person who asked: as they and as spectators saw it, and all cards open where allowed."""
    reader_of(request)
    table, words, services = request.table, request.words, request.services
    if table.row.state == "playing":
        # Only the last message has the button.
        raise Notice(words.line("bot-unknown-press"))
    seating, commitment = table.seating(), table.row.commitment

    def take(match: Match) -> Replay:
        viewpoints: list[Viewpoint] = [reader_of(request), None, *([EVERYBODY] if disclosed(match) else [])]
        return replay_of(match, dice_of(match, commitment), list(dict.fromkeys(viewpoints)), seating)

    taken = await table.look(take)
    theme = await request.look() or THEMES[0]
    whole, own = EVERYBODY in taken.viewpoints, taken.viewpoints[0] is not None
    try:
        async with services.showing:
            file = await made(taken, words.locale, theme)
    except CannotMakeError as error:
        log.error("replay failed", table=table.id, why=str(error))
        raise Notice(words.line("replay-not-made")) from None
    if len(file) > limits.FILE:
        raise Notice(words.line("replay-not-made"))
    lines = [words.line("replay-told" if own else "replay-told-public", whole=whole)]
    if own and not whole:
        lines.append(words.line("replay-told-own"))
    document = Document(f"{table.row.game}-{table.id}-replay.html", file)
    return Show(page([text("\n".join(lines)), document]), fresh=True, kind="file")


VERBS: Mapping[str, Handler] = {"replay": _replay}
