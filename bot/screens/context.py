"""What every screen needs: the words of its reader, the game, the table and its names."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import discord
from discord import ui

from bot import limits
from bot.counting import voters
from bot.due import NO_DEADLINES, Deadlines
from bot.pictures import Drawing, Theme
from bot.seating import Seating
from bot.text import Words
from rules.kernel import Game, Match, SeenEvent

Item = ui.Item[ui.LayoutView]

TABLE_COLOUR = discord.Colour(0x2E6F95)
PRIVATE_COLOUR = discord.Colour(0x8C5E2A)
OVER_COLOUR = discord.Colour(0x6B7280)


@dataclass(frozen=True)
class Context:
    """For whom and of what a screen is drawn; ``theme`` None: without pictures.

    ``outstanding``: how many answers of an open vote are still out, as slowly as everybody may know it.
    ``seating``: who sat where when.
    """

    words: Words
    game: Game
    table: int
    names: Callable[[int], str]
    theme: Theme | None = None
    deadlines: Deadlines = NO_DEADLINES
    outstanding: Callable[[Match], int] = lambda match: len(voters(match))
    seating: Callable[[], Seating] = Seating
    paused: bool = False

    def names_at(self, event: SeenEvent) -> Callable[[int], str]:
        """Return the names of whoever sat there when an event was told: what they did stays theirs."""
        return self.seating().names_at(event) or self.names

    def told(self, event: SeenEvent) -> str | None:
        """Word an event, and that it was not its seat's own player who did it; None: the catalog keeps it silent."""
        worded = self.words.event(self.game, event, self.names_at(event))
        return worded and self.words.line("bot-played-for", told=worded) if self.seating().played_for(event) else worded


def page(items: Iterable[Item], accent: discord.Colour | None = None, mark: int | None = None) -> ui.LayoutView:
    """Return a message in one frame. ``mark`` becomes the frame's component id: by it the message is found again.

    The view is stopped at once: presses are claimed by custom_id (bot.components), so that they survive a restart and
    nothing is kept in memory.
    """
    view = ui.LayoutView(timeout=None)
    frame = ui.Container[ui.LayoutView](accent_colour=accent)
    items = list(items)
    fit_texts([item for item in items if isinstance(item, ui.TextDisplay)])
    if mark is not None:
        frame.id = mark
    for item in items:
        frame.add_item(item)
    view.add_item(frame)
    view.stop()
    return view


def fit_texts(texts: list[ui.TextDisplay[ui.LayoutView]]) -> None:
    """Cut the longest texts of a message to what Discord takes of all together."""
    for block, fitted in zip(texts, limits.fit_each([block.content for block in texts], limits.TEXT), strict=True):
        block.content = fitted


def text(content: str, mark: int | None = None) -> Item:
    """Return a block of text, never empty and never too long."""
    return ui.TextDisplay(limits.fit(content, limits.TEXT - 600) or "\u200b", id=mark)


class Picture(ui.MediaGallery[ui.LayoutView]):
    """A picture in a message; :mod:`bot.uploads` has it drawn and sends it along."""

    def __init__(self, drawing: Drawing) -> None:
        alt = limits.fit(drawing.alt, limits.ALT)
        super().__init__(discord.MediaGalleryItem(f"attachment://{drawing.filename}", description=alt or None))
        self.drawing = drawing


class Document(ui.File[ui.LayoutView]):
    """A file in a message, to be downloaded; its name: letters, digits, "-", "_" and "." after a first letter."""

    def __init__(self, filename: str, data: bytes) -> None:
        super().__init__(f"attachment://{filename}")
        self.filename = filename
        self.data = data


def line() -> Item:
    """Return a thin line."""
    return ui.Separator()


def rows(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[Item]:
    """Return buttons in rows of five."""
    all_buttons = list(buttons)
    found: list[Item] = []
    for start in range(0, len(all_buttons), limits.ROW_BUTTONS):
        row = ui.ActionRow[ui.LayoutView]()
        for button in all_buttons[start : start + limits.ROW_BUTTONS]:
            row.add_item(button)
        found.append(row)
    return found


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    """Return a button with a label that fits."""
    return ui.Button(label=limits.fit(label, limits.BUTTON_LABEL), custom_id=custom_id, style=style, disabled=disabled)
