"""The reply that a handler returns to the person who asked. It has no type of discord.py: any door can show it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from bot.custom_ids import Press
from bot.screens.layout import Button, Screen, page, rows, text
from bot.tables.table import Table

Render = Callable[[], Awaitable[Screen]]

Kind = Literal["play", "beside", "note", "file"]
"""The kind of a private screen, which says what the screen replaces: see :mod:`bot.interactions.standing`."""


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
    """Show a private screen: in place of the private screen that was pressed, or ``fresh`` in a message of its own.

    ``table``: the number of the table, for a play screen. ``lobby``: the table whose lobby it is about; it goes when
    that closes.
    """

    screen: Screen
    fresh: bool = False
    follow: Follow | None = None
    kind: Kind = "beside"
    table: int = 0
    lobby: Table | None = None


@dataclass(frozen=True)
class Acknowledge:
    """Show nothing: delivery edits the direct message or the table's message that was pressed."""


@dataclass(frozen=True)
class Dismiss:
    """Show nothing, and remove the private screen that was pressed."""


@dataclass(frozen=True)
class OpenBox:
    """Open a box to type into; what is typed comes back as a request with the same ``press``.

    ``free``: any words, in place of a number.
    """

    press: Press
    title: str
    label: str
    placeholder: str
    free: bool = False


Reply = Show | Acknowledge | Dismiss | OpenBox


def told(words: str, *buttons: Button) -> Show:
    """Return a reply that says something in passing, with buttons for what can be done about it.

    It has a message of its own, until the person does something else.
    """
    return Show(page([text(words), *rows(buttons)]), fresh=True, kind="note")


def play_screen(screen: Screen, table: Table, follow: Follow | None = None, lobby: Table | None = None) -> Show:
    """Return a reply that shows a person's one play screen at a table."""
    return Show(screen, follow=follow, kind="play", table=table.id, lobby=lobby)
