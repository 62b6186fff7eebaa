"""Collects exceptions that discord.py only logs: those of callbacks, events and tasks."""

from __future__ import annotations

import logging
from collections.abc import Callable

LOGGERS = ("discord", "asyncio")
ORDINARY = ("Attempting a reconnect",)


class LogListener(logging.Handler):
    """Reports every error that discord.py or asyncio logs in this process."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def start(self) -> None:
        """Begin to listen."""
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self)

    def stop(self) -> None:
        """Stop listening."""
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Report an error with the exception that caused it."""
        said = record.getMessage()
        if said.startswith(ORDINARY):
            return
        error = record.exc_info[1] if record.exc_info else None
        self._tell(f"{record.name} logged: {said}" + (f" ({error!r})" if error else ""))
