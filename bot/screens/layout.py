"""The parts of a screen: plain data, fitted to Discord's limits.

:mod:`bot.delivery.rendering` turns a screen into Discord's components.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from bot import limits
from bot.pictures import Drawing

Style = Literal["primary", "secondary", "success", "danger"]

TABLE_COLOUR = 0x2E6F95
PRIVATE_COLOUR = 0x8C5E2A
OVER_COLOUR = 0x6B7280


@dataclass(frozen=True)
class Text:
    """A block of text in Discord's Markdown. ``id``: its component id."""

    content: str
    id: int | None = None


@dataclass(frozen=True)
class Line:
    """A thin line."""


class Mark(NamedTuple):
    """An emoji that the bot has uploaded; as text, what shows it in a message."""

    name: str
    id: int

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"


@dataclass(frozen=True)
class Button:
    """A button; a press is known by its ``custom_id``. :mod:`bot.delivery.emoji` sets the ``emoji``."""

    label: str
    custom_id: str
    style: Style = "secondary"
    disabled: bool = False
    emoji: Mark | None = None


@dataclass(frozen=True)
class Option:
    """An entry of a menu. ``default``: it is selected when the menu is shown."""

    label: str
    value: str
    description: str | None = None
    default: bool = False
    emoji: Mark | None = None


@dataclass(frozen=True)
class Select:
    """A menu from which ``least`` to ``most`` options are chosen."""

    custom_id: str
    options: tuple[Option, ...]
    placeholder: str | None = None
    least: int = 1
    most: int = 1


@dataclass(frozen=True)
class Row:
    """Up to five buttons side by side, or one menu."""

    children: tuple[Button | Select, ...]


@dataclass(frozen=True)
class Picture:
    """A picture; :mod:`bot.delivery.uploads` has it drawn and sends it along.

    ``instead``: a description of the picture in words, for a message without the picture.
    """

    drawing: Drawing
    instead: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Section:
    """A block of text with a small picture beside it; without the picture, the text stands alone."""

    content: str
    drawing: Drawing


@dataclass(frozen=True)
class Document:
    """A file to download; its name: letters, digits, "-", "_" and "." after a first letter."""

    filename: str
    data: bytes


Item = Text | Line | Row | Picture | Section | Document


@dataclass(frozen=True)
class Screen:
    """A message in one frame. ``accent``: the frame's colour; ``mark``: its component id.

    ``place``: where its reader is, as (page, step), if it is one of several pages that follow each other in one frame.
    """

    items: tuple[Item, ...]
    accent: int | None = None
    mark: int | None = None
    place: tuple[str, str] | None = None


def page(items: Iterable[Item], accent: int | None = None, mark: int | None = None) -> Screen:
    """Return a screen whose texts fit into a message. Raises ValueError where its components do not."""
    fitted = fit_texts(list(items))
    if (count := components(fitted)) > limits.COMPONENTS:
        msg = f"{count} components on a screen, {limits.COMPONENTS} fit"
        raise ValueError(msg)
    return Screen(tuple(fitted), accent, mark)


def components(items: Sequence[Item]) -> int:
    """Count the components of a message: the frame, its items, and what is in them."""
    return 1 + sum(count(item) for item in items)


def count(item: Item) -> int:
    """Count the components of an item with those in it: buttons and menus, or the text and the picture of a section."""
    match item:
        case Picture():
            return max(1, len(item.instead))
        case Row():
            return 1 + len(item.children)
        case Section():
            return 3
        case _:
            return 1


def fit_texts(items: list[Item]) -> list[Item]:
    """Cut the longest texts until all of them together fit into one message, with or without its pictures."""
    contents = iter(limits.fit_each([told for item in items for told in texts_of(item)], limits.TEXT))
    return [with_texts(item, [next(contents) for _ in texts_of(item)]) for item in items]


def texts_of(item: Item) -> list[str]:
    """Return the texts of an item, with those that stand instead of its picture."""
    if isinstance(item, Picture):
        return [told.content for told in item.instead]
    return [item.content] if isinstance(item, Text | Section) else []


def with_texts(item: Item, texts: Sequence[str]) -> Item:
    """Return an item with other texts, as many as it has."""
    if isinstance(item, Picture):
        instead = tuple(replace(told, content=content) for told, content in zip(item.instead, texts, strict=True))
        return replace(item, instead=instead)
    return replace(item, content=texts[0]) if isinstance(item, Text | Section) else item


def text(content: str, mark: int | None = None) -> Text:
    """Return a block of text, never empty and never too long."""
    return Text(limits.fit(content, limits.TEXT - 600) or "\u200b", mark)


def line() -> Line:
    """Return a thin line."""
    return Line()


def rows(buttons: Iterable[Button]) -> list[Item]:
    """Return buttons in rows of five."""
    found = list(buttons)
    return [Row(tuple(found[start : start + limits.ROW_BUTTONS])) for start in range(0, len(found), limits.ROW_BUTTONS)]


def with_button(screen: Screen, added: Button) -> Screen:
    """Return a screen with one more button: in its last row if there is room, else in a row of its own.

    A screen that is full stays as it is.
    """
    if components(screen.items) + 2 > limits.COMPONENTS:
        return screen
    *items, last = screen.items
    there = last.children if isinstance(last, Row) else ()
    if 0 < len(there) < limits.ROW_BUTTONS and all(isinstance(child, Button) for child in there):
        return replace(screen, items=(*items, Row((*there, added))))
    return replace(screen, items=(*screen.items, Row((added,))))


def button(label: str, custom_id: str, style: Style = "secondary", *, disabled: bool = False) -> Button:
    """Return a button with a label that fits."""
    return Button(limits.fit(label, limits.BUTTON_LABEL), custom_id, style, disabled)


def menu(
    custom_id: str, options: Iterable[Option], placeholder: str | None = None, *, least: int = 1, most: int = 1
) -> Row:
    """Return a menu in a row of its own, with a placeholder that fits."""
    shown = None if placeholder is None else limits.fit(placeholder, limits.PLACEHOLDER)
    return Row((Select(custom_id, tuple(options), shown, least, most),))


def option(label: str, value: str, description: str = "", *, default: bool = False) -> Option:
    """Return an entry of a menu with a label and a description that fit."""
    described = limits.fit(description, limits.OPTION_DESCRIPTION) or None
    return Option(limits.fit(label, limits.OPTION_LABEL), value, described, default)
