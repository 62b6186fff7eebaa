"""Screens as plain JSON for the client."""

import base64
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, assert_never

from bot.delivery.emoji import OwnEmoji
from bot.pictures import Drawing, all_emoji
from bot.screens.layout import (
    Button,
    Document,
    Item,
    Line,
    Mark,
    Picture,
    Row,
    Screen,
    Section,
    Select,
    Text,
)
from bot.text import Words, escape

Json = dict[str, Any]
MENTION = re.compile(r"<@(\d+)>")
LINK = re.compile(r"(?:\s+|(?<=[。：]))https://discord\.com/channels/[\d/]+")
"""A bare link to a message, with the space before it: what it leads to is shown here already."""
KEPT = 5000
"""Texts kept with the bot's own emoji."""
Draw = Callable[[Drawing], Json]
"""A drawing -> what the client needs to show it."""
NameOf = Callable[[int], str | None]
"""A user id -> the person's name; None: unknown."""


class Signs:
    """The bot's own emoji, which the client gets as drawings from the hub itself."""

    def __init__(self) -> None:
        found = list(all_emoji().values())
        self._found = {one.full_name: one for one in found}
        self.svgs: Mapping[str, str] = MappingProxyType({name: one.svg for name, one in self._found.items()})
        self._texts: dict[str, str] = {}
        self._own = OwnEmoji()
        self._own.know({name: n for n, name in enumerate(self._found, 1)}, found)

    def named(self, words: Words) -> dict[str, str]:
        """Return what a screen reader says for each, by its name."""
        return {name: one.said(words) for name, one in self._found.items()}

    def characters(self, words: Words) -> dict[str, str]:
        """Return what a screen reader says for characters, where they stand in a text as they are."""
        return {one.sign: one.spoken(words) for one in self._found.values() if one.spoken}

    def dressed(self, items: Iterable[Item]) -> Sequence[Item]:
        """Return items with the bot's own emoji in their texts and controls."""
        return self._own.dressed(Screen(tuple(items))).items

    def text(self, content: str) -> str:
        """Return a text with the bot's own emoji. The lines of a story come again with every frame."""
        if content not in self._texts:
            if len(self._texts) >= KEPT:
                self._texts.clear()
            self._texts[content] = self._own.texts([content])[0]
        return self._texts[content]

    def label(self, label: str) -> tuple[Mark | None, str]:
        """Return the emoji of a label, and the label in words."""
        return self._own.lifted(label)


def plain_items(items: Iterable[Item], signs: Signs, draw: Draw, names: NameOf) -> list[Json]:
    """Return items as plain JSON."""
    return [plain(item, draw, names) for item in signs.dressed(items)]


def plain(item: Item, draw: Draw, names: NameOf) -> Json:
    """Return one item as plain JSON."""
    match item:
        case Text(content):
            return {"is": "text", "text": named(content, names)}
        case Line():
            return {"is": "line"}
        case Row(children):
            return {"is": "row", "children": [control(child) for child in children]}
        case Picture(drawing):
            return {"is": "picture", **draw(drawing)}
        case Section(content, drawing):
            return {"is": "section", "text": named(content, names), **draw(drawing)}
        case Document(filename, data):
            return {"is": "file", "name": filename, "data": base64.b64encode(data).decode()}
        case _:
            assert_never(item)


def named(content: str, names: NameOf) -> str:
    """Return a text with names in the place of mentions, and without links to messages."""
    return MENTION.sub(lambda found: f"**@{escape(names(int(found[1])) or '?')}**", LINK.sub("", content))


def control(shown: Button | Select) -> Json:
    """Return a button or a menu as plain JSON."""
    if isinstance(shown, Button):
        return {
            "is": "button",
            "id": shown.custom_id,
            "label": shown.label,
            "style": shown.style,
            "off": shown.disabled,
            "sign": sign(shown.emoji),
        }
    return {
        "is": "menu",
        "id": shown.custom_id,
        "label": shown.placeholder or "",
        "least": shown.least,
        "most": shown.most,
        "options": [
            {
                "value": option.value,
                "label": option.label,
                "about": option.description or "",
                "on": option.default,
                "sign": sign(option.emoji),
            }
            for option in shown.options
        ],
    }


def sign(mark: Mark | None) -> str:
    """Return the name of an emoji's drawing; "" for none."""
    return "" if mark is None else mark.name
