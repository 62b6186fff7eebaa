"""Rows that the store keeps in memory, because they are read many times for each change."""

from collections import OrderedDict
from typing import Generic, TypeVar

R = TypeVar("R")

MOST = 4000
"""The most rows of one kind that are kept."""


class Kept(Generic[R]):
    """The rows of one kind by id, those used last. All are dropped with every transaction that writes to their table.

    Use it only while the database's lock is held: a row that was read before a change must not be put in after it.
    """

    def __init__(self) -> None:
        self._rows: OrderedDict[int, R] = OrderedDict()

    def get(self, key: int) -> R | None:
        """Return a row if it is kept."""
        row = self._rows.get(key)
        if row is not None:
            self._rows.move_to_end(key)
        return row

    def put(self, key: int, row: R) -> None:
        """Keep a row that was just read."""
        self._rows[key] = row
        if len(self._rows) > MOST:
            self._rows.popitem(last=False)

    def clear(self) -> None:
        """Drop all rows."""
        self._rows.clear()
