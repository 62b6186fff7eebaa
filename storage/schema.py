"""Compares the tables, indexes, triggers and views of a database with those that the migrations make."""

import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from storage.errors import DatabaseDamaged
from storage.migrate import migrations

THINGS = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"
COLUMNS = "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_xinfo(t.name) AS c WHERE t.type = 'table'"
GUARDS = ("index", "trigger")
"""The types of schema objects that are attached to a table, and change what can be written into it."""
MOST = 5
"""How many faults are named."""

_PARTS = re.compile(r"--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'|\"[^\"]*\"|\w+|\S", re.DOTALL)


class Schema(NamedTuple):
    """A database's schema: of each thing, by type and name, its table and its words; and the columns of each table."""

    things: Mapping[tuple[str, str], tuple[str, Sequence[str]]]
    columns: Mapping[str, Sequence[str]]


def schema_of(things: Iterable[Sequence[Any]], columns: Iterable[Sequence[Any]]) -> Schema:
    """Return a schema from the rows of ``THINGS`` and ``COLUMNS``."""
    names: dict[str, list[str]] = {}
    for table, column in columns:
        names.setdefault(table, []).append(column)
    return Schema({(kind, name): (table, words_of(sql)) for kind, name, table, sql in things}, names)


@lru_cache(maxsize=512)  # the statements of a database, compared at every start, and once more in memory
def words_of(sql: str) -> Sequence[str]:
    """Return the words and signs of a statement, without comments, spaces, quotes of names and capitals."""
    found = (part for part in _PARTS.findall(sql) if not part.startswith(("--", "/*")))
    return tuple(part if part.startswith("'") else part.strip('"').lower() for part in found)


@cache
def expected(version: int) -> Schema:
    """Return the schema of a database of that version, made anew in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        for step in migrations()[:version]:
            connection.executescript(step.sql)
        return schema_of(connection.execute(THINGS), connection.execute(COLUMNS))


def faults(found: Schema, meant: Schema) -> list[str]:
    """Return what is missing, different or unexpected.

    Tables and views of other programs are left alone, as some tools for backups keep some; but nothing may be attached
    to a table of the bot's.
    """
    wrong: list[str] = []
    for (kind, name), (_, words) in meant.things.items():
        if (kind, name) not in found.things:
            wrong.append(f"{kind} {name} is missing")
        elif found.things[kind, name][1] != words:
            here, there = found.columns.get(name, ()), meant.columns.get(name, ())
            missing = [f"column {column} of {kind} {name} is missing" for column in there if column not in here]
            extra = [f"column {column} of {kind} {name} is unexpected" for column in here if column not in there]
            wrong += [*missing, *extra] or [f"{kind} {name} is different"]
    for (kind, name), (table, _) in found.things.items():
        if (kind, name) not in meant.things and kind in GUARDS and table in meant.columns:
            wrong.append(f"{kind} {name} is unexpected")
    return wrong


def check_schema(path: Path, version: int, found: Schema, *, read_only: bool = False) -> None:
    """Raise ``DatabaseDamaged`` unless a database of that version has the schema that its version made.

    ``read_only``: triggers and indexes do not matter.
    """
    meant = expected(version)
    if read_only:
        found, meant = _without_guards(found), _without_guards(meant)
    if wrong := faults(found, meant):
        more = f", and {len(wrong) - MOST} more" if len(wrong) > MOST else ""
        raise DatabaseDamaged(
            f"The database {path} does not have the form that its version {version} expects:"
            f" {', '.join(wrong[:MOST])}{more}. Restore a backup; nothing was changed."
        )


def _without_guards(schema: Schema) -> Schema:
    return schema._replace(things={key: thing for key, thing in schema.things.items() if key[0] not in GUARDS})
