"""Reads message components: the one module that knows the keys of every kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

Component = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
CHOOSERS = frozenset({STRING_SELECT, RADIO, CHECKBOXES})
LINK_BUTTON, PREMIUM_BUTTON = 5, 6


class Button(NamedTuple):
    """A button as a person sees it; `style` is 1 to 6, `url` is set for links, `emoji` is a character or a name."""

    custom_id: str
    label: str
    disabled: bool
    style: int
    emoji: str
    url: str


class Option(NamedTuple):
    """One line of a select menu."""

    label: str
    value: str
    description: str
    default: bool
    emoji: str


class Select(NamedTuple):
    """A select menu as a person sees it; type 3 has options, types 5 to 8 offer people, roles or channels."""

    custom_id: str
    placeholder: str
    disabled: bool
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    type: int


def walk(components: Iterable[Component]) -> Iterator[Component]:
    """Yield every component, a parent before its children, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk((component[key],))


def find(components: Iterable[Component], custom_id: str) -> Component | None:
    """Return the component with this custom_id, or None."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def buttons(components: Iterable[Component]) -> list[Button]:
    """List the buttons in reading order."""
    return [
        Button(
            custom_id=c.get("custom_id") or "",
            label=c.get("label") or "",
            disabled=bool(c.get("disabled")),
            style=c["style"],
            emoji=_emoji(c),
            url=c.get("url") or "",
        )
        for c in walk(components)
        if c["type"] == BUTTON
    ]


def selects(components: Iterable[Component]) -> list[Select]:
    """List the select menus in reading order."""
    return [as_select(c) for c in walk(components) if c["type"] in SELECTS]


def as_select(component: Component) -> Select:
    """Read one select menu, radio group or group of checkboxes."""
    low, high = component.get("min_values"), component.get("max_values")
    return Select(
        custom_id=component["custom_id"],
        placeholder=component.get("placeholder") or "",
        disabled=bool(component.get("disabled")),
        options=tuple(
            Option(o["label"], o["value"], o.get("description") or "", bool(o.get("default")), _emoji(o))
            for o in component.get("options") or ()
        ),
        min_values=1 if low is None else low,
        max_values=1 if high is None else high,
        type=component["type"],
    )


def texts(components: Iterable[Component]) -> list[str]:
    """List the texts of the text displays, in reading order."""
    return [c["content"] for c in walk(components) if c["type"] == TEXT]


def media(components: Iterable[Component]) -> Iterator[Component]:
    """Yield everything that shows a picture or a file: gallery items, thumbnails and file components."""
    for component in walk(components):
        if component["type"] == GALLERY:
            yield from component["items"]
        elif component["type"] in (THUMBNAIL, FILE):
            yield component


def alt_texts(components: Iterable[Component]) -> list[str]:
    """List the descriptions of pictures, in reading order."""
    return [m["description"] for m in media(components) if m.get("description")]


def _emoji(holder: Component) -> str:
    emoji: Component = holder.get("emoji") or {}
    return emoji.get("name") or ""
