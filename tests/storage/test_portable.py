"""The statements of the store are SQL that PostgreSQL runs too; one module alone knows which database there is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import storage

FOLDER = Path(storage.__file__).parent
OF_THE_FILE = {"database", "opening", "copying", "schema", "migrate", "files"}
"""The connection, and what opens, checks, copies and migrates an SQLite file."""
SUBJECTS = sorted(path for path in FOLDER.glob("*.py") if path.stem not in OF_THE_FILE)
SQL = re.compile(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|PRAGMA)\b")
REFUSED = {
    "a function for JSON": r"\bjson(_\w+)?\s*\(",
    "an arrow into JSON": r"->",
    "IS with a value": r"\bIS (NOT )?(?!NULL\b|NOT NULL\b|DISTINCT\b)\S",
    "INSERT OR": r"\b(INSERT|UPDATE) OR\b|\bREPLACE INTO\b",
    "a pragma": r"\bpragma\b|\bpragma_",
    "a table of SQLite": r"\bsqlite_",
    "rowid": r"\b_?rowid_?\b",
    "GLOB": r"\bGLOB\b",
    "a function for times": r"\b(datetime|julianday|strftime|unixepoch|date|time)\s*\(",
    "iif or ifnull": r"\b(iif|ifnull)\s*\(",
    "INDEXED BY": r"\bINDEXED BY\b",
    "a derived table without a name": r"\bFROM \((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?! AS \w)",
    "IN without values": r"\bIN \(\s*\)",
    "a name in double quotes": r"\"",
}


def texts(path: Path) -> Iterator[str]:
    """Yield every text of SQL in a module, with § for what is filled in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    apart: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        lines = body if isinstance(body, list) else []
        apart |= {id(line.value) for line in lines if isinstance(line, ast.Expr)}  # docstrings
        if isinstance(node, ast.JoinedStr):
            apart |= {id(part) for part in ast.walk(node) if part is not node}
    for node in ast.walk(tree):
        if id(node) in apart:
            continue
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "§" for part in node.values)
        if isinstance(text, str):
            yield text


STATEMENTS = [(path.stem, text) for path in SUBJECTS for text in texts(path) if SQL.search(text)]


def arguments(sql: str) -> Iterator[tuple[str, int]]:
    """Yield the name of each function that is called, and the number of its arguments."""
    for call in re.finditer(r"\b(\w+)\s*\(", sql):
        depth, commas = 1, 0
        for sign in sql[call.end() :]:
            depth += {"(": 1, ")": -1}.get(sign, 0)
            commas += sign == "," and depth == 1
            if not depth:
                break
        yield call[1].lower(), commas + 1


def faults(sql: str) -> list[str]:
    """Return what of a statement only SQLite would understand."""
    bare = re.sub(r"'(?:[^']|'')*'", "''", sql)
    found = [what for what, pattern in REFUSED.items() if re.search(pattern, bare, re.IGNORECASE)]
    found += [f"{name} of several values" for name, count in arguments(bare) if name in ("min", "max") and count > 1]
    if re.search(r"\?\d", bare) and re.search(r"\?(?!\d)", bare):
        found.append("values both with numbers and without")
    return found


def test_the_statements_are_found() -> None:
    assert len(STATEMENTS) > 100
    assert {"entries", "outbox", "privacy", "seals", "tables", "timers"} <= {module for module, _ in STATEMENTS}


@pytest.mark.parametrize("module", sorted({module for module, _ in STATEMENTS}))
def test_no_statement_is_for_sqlite_alone(module: str) -> None:
    found = {text: faults(text) for stem, text in STATEMENTS if stem == module}
    assert {text: wrong for text, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("path", SUBJECTS, ids=lambda path: path.stem)
def test_one_module_knows_the_database(path: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    assert imported.isdisjoint({"sqlite3", "aiosqlite"})


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT id FROM people WHERE user_id IN (SELECT value FROM json_each(?))",
        "SELECT settings ->> '$.zone' FROM people",
        "SELECT max((SELECT max(n) FROM outbox), 0)",
        "SELECT id FROM sittings WHERE away IS NOT ?1",
        "SELECT id FROM sittings WHERE away IS ?",
        "SELECT id FROM sittings WHERE name IS NOT user_id",
        "INSERT OR IGNORE INTO people (user_id) VALUES (?)",
        "SELECT name FROM pragma_foreign_key_list('tables')",
        "PRAGMA user_version",
        "SELECT rowid FROM tables",
        "SELECT 1 FROM outbox WHERE recipient GLOB 's*'",
        "UPDATE tables SET told_at = datetime('now')",
        "SELECT iif(paused_at IS NULL, 1, 2) FROM tables",
        "SELECT next FROM (SELECT max(position) AS next FROM entries) WHERE next > 1",
        "SELECT id FROM tables WHERE id = ?1 AND host_id = ?",
        'SELECT "id" FROM tables',
    ],
)
def test_sqlites_own_words_are_refused(sql: str) -> None:
    assert faults(sql)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT max(n), min(n) FROM outbox WHERE message_id IS NOT NULL AND sent_at IS NULL",
        "SELECT next FROM (SELECT max(position) AS next FROM entries) AS log WHERE next > ?1 AND next < ?1 + ?2",
        "SELECT id FROM people WHERE settings LIKE '%\"vacation\"%' AND locale = '->'",
        "SELECT coalesce(max(n), 0) FROM outbox WHERE body = 'json_each(?)'",
    ],
)
def test_sql_of_both_databases_is_allowed(sql: str) -> None:
    assert not faults(sql)
