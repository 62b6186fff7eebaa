"""SQLite for houses in tests, without the thread of aiosqlite: handing statements over takes a quarter of their CPU.

Statements run as they do in the thread: in the order of their calls, never within a call, and also if its caller has
been cancelled. The thread itself serves ``make fuzz``, the tests of the store, and bots in processes of their own.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import aiosqlite

Asked = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class LoopConnection(aiosqlite.Connection):
    """A connection whose statements run on the event loop."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(connector, iter_chunk_size)
        self._tx: Any = _Turns()

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()


class _Turns:
    """The queue of a connection: what is put there has its turn on the event loop."""

    def put_nowait(self, asked: Asked) -> None:
        asyncio.get_running_loop().call_soon(_done, *asked)


def _done(future: asyncio.Future[Any] | None, function: Callable[[], Any]) -> None:
    try:
        result = function()
    except Exception as error:
        if future is not None and not future.done():
            future.set_exception(error)
    else:
        if future is not None and not future.done():
            future.set_result(result)


@contextmanager
def on_the_loop() -> Iterator[None]:
    """Open databases with such connections meanwhile."""
    with patch("aiosqlite.core.Connection", LoopConnection):
        yield
