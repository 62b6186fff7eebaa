"""What somebody could not be told directly: they see it where they look, on "My hand"."""

from bot.screens.notices import out_text
from bot.streams import context_of
from bot.tables import Table
from bot.text import Words
from rules.kernel import Match
from storage import Store


async def untold(store: Store, table: Table, user_id: int, words: Words) -> str:
    """Return what was played for somebody whose messages are closed, as long as it is the last of their seat."""
    missed = [
        notice.body
        for notice in await store.notices.of(user_id)
        if notice.state == "refused" and notice.body["kind"] == "out" and notice.body["table"] == table.id
    ]
    if not missed:
        return ""
    body = missed[-1]

    def stands(match: Match) -> bool:
        # Of what was taken back there is nothing to tell any more.
        since = (e for e in reversed(match.entries) if e.type == "undo" or (e.type, e.seat) == ("answer", body["seat"]))
        last = next(since, None)
        return last is not None and last.question == body["question"] and last.by in ("default", "pilot")

    return out_text(context_of(table, words), table, body) if await table.look(stands) else ""
