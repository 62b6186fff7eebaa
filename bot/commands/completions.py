"""Completions that could not be sent: one line in the log for each."""

import logging

import structlog

from bot.delivery.messages import ORDINARY

log = structlog.get_logger(__name__)

LOGGER = "discord.app_commands.tree"
"""discord.py's logger of failed completions: it offers no other way to learn of them."""

BEGINNING = "Ignoring exception in autocomplete"


class LostCompletions(logging.Filter):
    """Replaces discord.py's traceback of a completion that came too late, or whose connection dropped."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether discord.py may log a record itself."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, ORDINARY) or not str(record.msg).startswith(BEGINNING):
            return True
        code = getattr(error, "code", None)
        log.warning("completion not sent", error=type(error).__name__, code=code)
        return False


def log_lost_completions() -> None:
    """Install the filter, once for the whole process."""
    logger = logging.getLogger(LOGGER)
    if not any(isinstance(known, LostCompletions) for known in logger.filters):
        logger.addFilter(LostCompletions())
