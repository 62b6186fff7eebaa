"""The seals of the matches: made with the match, brought forward with every entry, and read to verify it."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from importlib.metadata import version
from typing import Any, NamedTuple, cast

from rules.kernel.record import Entry, MatchRecord
from rules.kernel.seal import NO_CHAIN, SEALING, chained, entry_seal, head_seal, whole_seal
from storage.database import Database, RawRow, Statements
from storage.errors import DatabaseDamaged
from storage.values import from_json, moment_in, to_json

VERSION = version("quartermaster")
"""The version that starts and seals matches."""

_STRAYS = {
    "state and result do not agree": (
        "SELECT 1 FROM tables WHERE id = ?1 AND (state = 'over') <> EXISTS (SELECT 1 FROM results WHERE table_id = ?1)"
    ),
    "the positions of the entries have gaps": (
        "SELECT 1 FROM (SELECT max(position) + 1 AS next, count(*) AS there FROM entries WHERE table_id = ?1) AS log"
        " WHERE next <> there"
    ),
    # A host or a manager who has no seat may have answers taken back.
    "an entry was given by a person who never sat there": (
        "SELECT 1 FROM entries WHERE table_id = ?1 AND type <> 'undo' AND user_id IS NOT NULL AND user_id NOT IN"
        " (SELECT user_id FROM sittings WHERE table_id = ?1 AND user_id IS NOT NULL)"
    ),
    "a message was sent to a sitting of another table": (
        "SELECT 1 FROM outbox WHERE table_id = ?1 AND recipient LIKE 's%' AND NOT EXISTS"
        " (SELECT 1 FROM sittings WHERE table_id = ?1 AND 's' || id = recipient)"
    ),
}
"""By fault, the query that finds it for match ?1: what the seal does not hold must at least be consistent."""

_DAY = timedelta(days=1)
"""Let pass for times, because a machine's clock may have been set."""


class Evidence(NamedTuple):
    """A match as the database holds it.

    - ``data``: the record as plain JSON, with its seal if the match has one; nothing is checked. None: it has no head.
    - ``commitment``, ``result``, ``options``: of the table, plain JSON; an unsealed record does not hold the first two.
    - ``strays``: what does not fit together among the columns that are not sealed.
    - ``told``: the number of events that some message or sitting says were told.
    """

    table_id: int
    game: str
    state: str
    data: Mapping[str, Any] | None
    commitment: str
    result: Any
    options: Any
    strays: Sequence[str]
    told: int


class Seals:
    """The matches with their seals, as evidence. Nothing of an open match's seal may leave the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def started(self) -> list[int]:
        """Return every match that has started, or of which anything says so."""
        async with self._database.reading() as read:
            rows = await read.all(
                "SELECT id FROM tables WHERE head IS NOT NULL OR state NOT IN ('lobby', 'cancelled')"
                " UNION SELECT table_id FROM seals"
                " UNION SELECT table_id FROM entries UNION SELECT table_id FROM results ORDER BY 1"
            )
        return [int(row[0]) for row in rows]

    async def kept(self, table_id: int) -> Evidence:
        """Return a match as it is stored. Raises ``DatabaseDamaged`` if what must be JSON is none."""
        async with self._database.reading() as read:
            table = await read.one(
                "SELECT tables.*, results.result, seals.version, seals.head AS seal, chain, whole,"
                " seals.table_id AS sealed FROM tables"
                " LEFT JOIN results ON results.table_id = id LEFT JOIN seals ON seals.table_id = id WHERE id = ?",
                table_id,
            )
            entries = await read.all("SELECT * FROM entries WHERE table_id = ? ORDER BY position", table_id)
            tags = await read.all("SELECT tags FROM entry_seals WHERE table_id = ? ORDER BY position", table_id)
            sittings = await read.all("SELECT seat, since_event, left_at FROM sittings WHERE table_id = ?", table_id)
            told = await read.one(
                "SELECT coalesce(max(upto_event), 0) AS events FROM outbox WHERE table_id = ?", table_id
            )
            strays = [fault for fault, sql in _STRAYS.items() if await read.one(sql, table_id)]
            sealed = (
                await read.all(
                    "SELECT started_at FROM tables JOIN seals ON seals.table_id = id WHERE version IS NOT NULL"
                )
                if table is not None and table["version"] is None
                else ()
            )
        assert table is not None
        assert told is not None
        try:
            # In a thread, because a long match has thousands of rows.
            data = None if table["head"] is None else await asyncio.to_thread(_record, table, entries, tags)
            result = None if table["result"] is None else from_json(table["result"])
            options = from_json(table["options"])
            strays += _unlike_head(table, sittings) + _disordered(table, entries)
            if _is_bare(table, tags, sealed):
                strays.append("the seal was removed")
        except ValueError:
            msg = f"The database {self._database.path} is damaged: match {table_id} is no JSON."
            raise DatabaseDamaged(msg) from None
        return Evidence(
            table_id=table_id,
            game=table["game"],
            state=table["state"],
            data=data,
            commitment=table["commitment"],
            result=result,
            options=options,
            strays=strays,
            told=max(told["events"], *(row["since_event"] for row in sittings), 0),
        )


def _unlike_head(table: RawRow, sittings: Sequence[RawRow]) -> list[str]:
    """Return how columns of a match differ from its head, and what its state and its seats contradict."""
    head: object = from_json(table["head"] or "{}")
    facts = cast("dict[str, Any]", head) if isinstance(head, dict) else {}
    found = [
        f"tables.{name} is not the {name} of the head"
        for name in ("game", "seed", "salt")
        if table[name] != facts.get(name)
    ]
    if table["state"] in ("lobby", "cancelled"):
        found.append("the state is that of a match that has not started")
    seats, started = facts.get("seats"), table["started_at"]
    if isinstance(seats, int) and any(
        row["seat"] >= seats and (row["left_at"] is None or (started is not None and row["left_at"] > started))
        for row in sittings
    ):
        found.append("a person sat on a seat that the match does not have")
    return found


def _disordered(table: RawRow, entries: Sequence[RawRow]) -> list[str]:
    """Return which times of a match are no times, or are out of order by more than a day."""
    created, started, ended = (moment_in(table[name]) for name in ("created_at", "started_at", "ended_at"))
    found: list[str] = []
    unreadable = created is None or started is None or (ended is None and table["ended_at"] is not None)
    if unreadable or _is_later(created, started) or _is_later(started, ended):
        found.append("the times of the table are out of order")
    moments = [moment_in(row["at"]) for row in entries]
    if any(
        at is None or _is_later(started, at) or _is_later(at, ended) or _is_later(before, at)
        for before, at in zip([None, *moments], moments, strict=False)
    ):
        found.append("the times of the entries are out of order")
    return found


def _is_bare(table: RawRow, tags: Sequence[RawRow], sealed: Sequence[RawRow]) -> bool:
    """Return whether a match lost its seal: of a match from before there were seals there is an empty row."""
    if table["sealed"] is None:
        return True
    started = moment_in(table["started_at"])
    return table["version"] is None and (
        bool(tags) or any(_is_later(started, moment_in(row["started_at"])) for row in sealed)
    )


def _is_later(one: datetime | None, other: datetime | None) -> bool:
    """Return whether one moment is later than another by more than a day."""
    return one is not None and other is not None and one - other > _DAY


def _record(table: RawRow, entries: Sequence[RawRow], tags: Sequence[RawRow]) -> dict[str, Any]:
    """Return a match as the file of its record would hold it."""
    head: object = from_json(table["head"])
    facts = cast("dict[str, Any]", head) if isinstance(head, dict) else {}
    data: dict[str, Any] = {
        # The head has no place for what other columns hold.
        **{f"head.{key}" if key in ("entries", *SEALING) else key: value for key, value in facts.items()},
        "entries": [
            {
                "type": row["type"],
                "seat": row["seat"],
                "question": row["question"],
                "kind": row["kind"],
                "step": row["step"],
                "answer": from_json(row["answer"]),
                "by": row["by_whom"],
                "digest": row["digest"],
            }
            for row in entries
        ],
    }
    if table["version"] is None:
        return data
    seal = {
        "head": from_json(table["seal"]),
        "entries": [row["tags"] for row in tags],
        "chain": table["chain"],
        "whole": table["whole"],
    }
    result = None if table["result"] is None else from_json(table["result"])
    return {**data, "version": table["version"], "commitment": table["commitment"], "result": result, "seal": seal}


class SealSoFar(NamedTuple):
    """The parts of a seal that the next entries change."""

    head: Mapping[str, str]
    chain: str


def seal_in(row: RawRow) -> SealSoFar | None:
    """Return the seal in the columns ``seal`` and ``chain``; None: the match began before there were seals."""
    return None if row["chain"] is None else SealSoFar(from_json(row["seal"]), row["chain"])


async def start_seal(write: Statements, table_id: int, head: MatchRecord, commitment: str) -> SealSoFar:
    """Seal a match that starts, before its first entry."""
    facts = {
        **from_json(head.model_dump_json(exclude={"entries"})),
        "entries": 0,
        "version": VERSION,
        "commitment": commitment,
        "result": None,
    }
    sealed = SealSoFar(head_seal(facts), NO_CHAIN)
    await write.all(
        "INSERT INTO seals (table_id, version, head, chain, whole) VALUES (?, ?, ?, ?, ?)",
        table_id,
        VERSION,
        to_json(sealed.head),
        sealed.chain,
        whole_seal(sealed.head, sealed.chain),
    )
    return sealed


async def extend_seal(
    write: Statements,
    table_id: int,
    sealed: SealSoFar,
    position: int,
    entries: Sequence[Entry],
    result: Mapping[str, Any] | None = None,
) -> None:
    """Seal the entries from ``position`` on, which were just stored, and the result if there is one now."""
    lines = [_plain(entry) for entry in entries]
    changed: dict[str, Any] = {"entries": position + len(lines)}
    if result is not None:
        changed["result"] = from_json(to_json(dict(result)))
    head, chain = {**sealed.head, **head_seal(changed)}, chained(sealed.chain, lines)
    await write.many(
        "INSERT INTO entry_seals (table_id, position, tags) VALUES (?, ?, ?)",
        [(table_id, position + index, entry_seal(line)) for index, line in enumerate(lines)],
    )
    await write.all(
        "UPDATE seals SET head = ?, chain = ?, whole = ? WHERE table_id = ?",
        to_json(head),
        chain,
        whole_seal(head, chain),
        table_id,
    )


def _plain(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain JSON, as it is read back: in Python, a tuple or a number as a key is possible too."""
    return {
        "type": entry.type,
        "seat": entry.seat,
        "question": entry.question,
        "kind": entry.kind,
        "step": entry.step,
        "answer": from_json(to_json(entry.answer)),
        "by": entry.by,
        "digest": entry.digest,
    }
