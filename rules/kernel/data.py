"""Tables of facts: a game's ``data/*.csv``, read once into frozen values. The only I/O in rules."""

import csv
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from io import StringIO
from types import MappingProxyType
from typing import TypeVar, get_type_hints

T = TypeVar("T")


@cache
def table(package: str, name: str) -> tuple[Mapping[str, str], ...]:
    """Read ``data/<name>.csv`` of ``package``: one read-only mapping per line, column to cell.

    Raises ``ValueError`` for a line with more or fewer cells than there are columns.
    """
    text = (files(package) / "data" / f"{name}.csv").read_text(encoding="utf-8")
    columns, *lines = csv.reader(StringIO(text), strict=True)
    return tuple(MappingProxyType(dict(zip(columns, line, strict=True))) for line in lines)


def rows(package: str, name: str, row_type: Callable[..., T]) -> tuple[T, ...]:
    """Read a table into values of ``row_type``, a NamedTuple or dataclass of ``int``, ``int | None``, ``str`` fields.

    Each field takes the column of its name; other columns are ignored. A blank cell is None in an ``int | None`` field.
    Raises ``KeyError`` for a field without a column, ``ValueError`` for a cell that is not an integer in an ``int``
    field.
    """
    fields = get_type_hints(row_type)
    if wrong := [field for field, kind in fields.items() if kind not in READERS]:
        raise TypeError(f"{row_type!r} has fields that are neither int nor str: {', '.join(wrong)}")
    readers = {field: READERS[kind] for field, kind in fields.items()}
    return tuple(
        row_type(**{field: read(line[field]) for field, read in readers.items()}) for line in table(package, name)
    )


def integer_or_blank(cell: str) -> int | None:
    """Return the integer in a cell, None for a blank cell."""
    return int(cell) if cell else None


READERS: Mapping[object, Callable[[str], object]] = MappingProxyType({int: int, str: str, int | None: integer_or_blank})
"""By type of a field, the function that reads its cells."""
