"""Structured logs of events and their place; never a hand, a ballot or the token."""

import logging
import sqlite3
import sys
import traceback
from collections.abc import Iterator, MutableMapping
from typing import Any, TextIO, cast

import discord
import structlog
from structlog.typing import ExcInfo

from storage import StoreError, trouble_of

HARMLESS = (OSError, sqlite3.Error, StoreError, discord.HTTPException, discord.LoginFailure, discord.ConnectionClosed)
"""Errors whose texts come from outside the rules, and so contain no card."""


def plain_traceback(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an error by its frames and its class, without local variables and its text, which may contain a hand."""
    error: object = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = cast("ExcInfo", error)[1]
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(described(error))
    return event


def described(error: BaseException) -> Iterator[str]:
    """Yield an error and its causes, the first cause first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from described(cause)
    yield "".join(traceback.format_tb(error.__traceback__)).rstrip()
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    yield f"{kind}: {error}" if isinstance(error, HARMLESS) else kind


def log_fault(log: Any, event: str, **fields: Any) -> None:
    """Log the error that is being handled, with its traceback; not one that the database's trouble caused.

    That trouble has a line of its own, when it begins (:mod:`bot.workers.trouble`).
    """
    if trouble_of(sys.exc_info()[1]) is None:
        log.exception(event, **fields)


def set_up_logs(level: str, form: str, stream: TextIO) -> None:
    """Send the bot's and discord.py's logs to one stream, as text or as JSON lines."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Any = structlog.processors.JSONRenderer()
    if form != "json":
        renderer = structlog.dev.ConsoleRenderer(colors=stream.isatty())
    last: list[Any] = [plain_traceback, renderer]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # discord.py's debug log contains whole payloads, with hands and the token.
    root.setLevel(max(number, logging.INFO))
    logging.getLogger("discord").setLevel(max(number, logging.WARNING))
