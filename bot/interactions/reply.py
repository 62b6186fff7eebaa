"""What a handler returns, to be shown to the person who asked. No type of discord.py, so that any door can show it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.custom_ids import Press
from bot.screens.layout import Button, Screen, page, rows, text
from bot.tables.table import Table

Render = Callable[[], Awaitable[Screen]]


@dataclass(frozen=True)
class Follow:
    """How a private screen follows its table while it stays open.

    ``changes``: the table's count of changes before the screen was rendered; a later change calls for a new rendering,
    if ``mark`` no longer returns ``seen``: it returns something that differs whenever there is news for the reader.
    """

    table: Table
    changes: int
    render: Render
    mark: Callable[[], Awaitable[object]]
    seen: object


@dataclass(frozen=True)
class Show:
    """Show a private screen: in place of the private screen that was pressed, or ``fresh`` in a message of its own."""

    screen: Screen
    fresh: bool = False
    follow: Follow | None = None


@dataclass(frozen=True)
class Acknowledge:
    """Show nothing: delivery edits the direct message that was pressed."""


@dataclass(frozen=True)
class OpenBox:
    """Open a box to type into; what is typed comes back as a request with the same ``press``."""

    press: Press
    title: str
    label: str
    placeholder: str


Reply = Show | Acknowledge | OpenBox


def told(words: str, *buttons: Button) -> Show:
    """Return a reply that says something in a message of its own, with buttons for what can be done about it."""
    return Show(page([text(words), *rows(buttons)]), fresh=True)
