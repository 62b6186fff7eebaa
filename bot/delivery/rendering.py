"""Turns screens into Discord's components: the only place that makes them."""

from typing import Any, assert_never

import discord
from discord import ui

from bot import limits
from bot.pictures import Drawing
from bot.screens.layout import Button, Document, Item, Line, Mark, Picture, Row, Screen, Section, Select, Style, Text

STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def view_of(screen: Screen) -> ui.LayoutView:
    """Return a screen as discord.py sends it; the files of its pictures and documents are sent with it.

    The view is stopped at once: presses are claimed by custom_id (bot.interactions.components), so that they survive a
    restart and nothing is kept in memory.
    """
    view = ui.LayoutView(timeout=None)
    frame = ui.Container[ui.LayoutView](accent_colour=screen.accent)
    if screen.mark is not None:
        frame.id = screen.mark
    for item in screen.items:
        frame.add_item(component_of(item))
    view.add_item(frame)
    view.stop()
    return view


def component_of(item: Item) -> ui.Item[ui.LayoutView]:
    """Return one part of a screen as a component."""
    match item:
        case Text(content, id=mark):
            return ui.TextDisplay(content, id=mark)
        case Line():
            return ui.Separator()
        case Row(children):
            return ui.ActionRow(*(control_of(child) for child in children))
        case Picture(drawing):
            media = discord.MediaGalleryItem(address_of(drawing), description=alt_of(drawing))
            return ui.MediaGallery(media)
        case Section(content, drawing):
            picture = ui.Thumbnail[ui.LayoutView](address_of(drawing), description=alt_of(drawing))
            return ui.Section(ui.TextDisplay(content), accessory=picture)
        case Document(filename):
            return ui.File(f"attachment://{filename}")
        case _:
            assert_never(item)


def address_of(drawing: Drawing) -> str:
    """Return the address of a picture that is sent along with its message."""
    return f"attachment://{drawing.filename}"


def alt_of(drawing: Drawing) -> str | None:
    """Return the alt text of a picture, or None if it has none."""
    return limits.fit(drawing.alt, limits.ALT) or None


def control_of(control: Button | Select) -> ui.Item[Any]:
    """Return a button or a menu as a component."""
    if isinstance(control, Button):
        return ui.Button(
            label=control.label,
            custom_id=control.custom_id,
            style=STYLES[control.style],
            disabled=control.disabled,
            emoji=emoji_of(control.emoji),
        )
    return ui.Select(
        custom_id=control.custom_id,
        placeholder=control.placeholder,
        min_values=control.least,
        max_values=control.most,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description,
                default=option.default,
                emoji=emoji_of(option.emoji),
            )
            for option in control.options
        ],
    )


def emoji_of(mark: Mark | None) -> discord.PartialEmoji | None:
    """Return the emoji of a button or an option."""
    return None if mark is None else discord.PartialEmoji(name=mark.name, id=mark.id)
