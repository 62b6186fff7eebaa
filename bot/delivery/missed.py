"""Answers given for a person who refuses direct messages: "My hand" shows the last one."""

from bot.screens.notices import out_text
from bot.screens.table_context import context_of
from bot.tables.table import Table
from bot.text import Words
from rules.kernel import Match
from storage import Store


async def missed_answers(store: Store, table: Table, user_id: int, words: Words) -> str:
    """Return the words about the last answer given for a person who refuses messages; "" once their seat plays on."""
    if (await store.people.get(user_id)).dm != "refused":
        return ""
    missed = [
        notice.body
        for notice in await store.notices.of(user_id)
        if notice.state == "refused" and notice.body["kind"] == "out" and notice.body["table"] == table.id
    ]
    if not missed:
        return ""
    body = missed[-1]

    def stands(match: Match) -> bool:
        # An answer that was taken back is not told.
        since = (e for e in reversed(match.entries) if e.type == "undo" or (e.type, e.seat) == ("answer", body["seat"]))
        last = next(since, None)
        return last is not None and last.question == body["question"] and last.by in ("default", "pilot")

    return out_text(context_of(table, words), table, body) if await table.look(stands) else ""
