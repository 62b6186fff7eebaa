"""Structured logs: what happened, where; never a hand, a ballot or the token."""

import logging
from typing import Any, TextIO

import structlog


def set_up_logs(level: str, form: str, stream: TextIO) -> None:
    """Send our logs and discord.py's to one stream, as text for people or as JSON lines."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Any]
    if form == "json":
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        last = [
            structlog.dev.ConsoleRenderer(
                colors=stream.isatty(),
                # Local variables hold hands and tokens: tracebacks go without them.
                exception_formatter=structlog.dev.plain_traceback,
            )
        ]
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
    # discord.py's debug log holds whole payloads: hands, and the token when it identifies.
    root.setLevel(max(number, logging.INFO))
    logging.getLogger("discord").setLevel(max(number, logging.WARNING))
