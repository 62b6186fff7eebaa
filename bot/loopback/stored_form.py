"""Turns checked components and embeds into what Discord stores: with ids and file URLs, without null."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from bot.loopback import components as kinds
from bot.loopback.components import Component, walk
from bot.loopback.ids import Ids
from bot.loopback.world import Attachment

REQUEST_ONLY = frozenset({"required"})
DEFAULTS: dict[int, Component] = {
    kinds.CONTAINER: {"accent_color": None, "spoiler": False},
    kinds.GALLERY: {},
    kinds.THUMBNAIL: {"description": None, "spoiler": False},
    kinds.FILE: {"spoiler": False},
    kinds.SEPARATOR: {"spacing": 1, "divider": True},
    **{kind: {"min_values": 1, "max_values": 1} for kind in kinds.SELECTS},
}


def components_as_stored(
    components: Sequence[Component], ids: Ids, attachments: Sequence[Attachment]
) -> list[Component]:
    """Return the components as they are stored.

    A component without an id (or with id 0) gets the smallest number that no other one in the message has.
    """
    converter = _Converter({c["id"] for c in walk(components) if c.get("id")}, ids, attachments)
    return [converter.component(c) for c in components]


class _Converter:
    def __init__(self, used: set[int], ids: Ids, attachments: Sequence[Attachment]) -> None:
        self._numbers = (n for n in count(1) if n not in used)
        self._ids = ids
        self._files = {a.filename: a for a in attachments}

    def component(self, component: Component) -> Component:
        kind = component["type"]
        stored = {"type": kind, "id": component.get("id") or next(self._numbers), **DEFAULTS.get(kind, {})}
        for key, value in component.items():
            if value is not None and key not in REQUEST_ONLY and key != "id":
                stored[key] = self._field(key, value)
        if kind == kinds.FILE:
            stored |= _file_facts(component["file"]["url"], self._files)
        return stored

    def _field(self, key: str, value: Any) -> Any:
        match key:
            case "components":
                return [self.component(child) for child in value]
            case "accessory":
                return self.component(value)
            case "media" | "file":
                return _media(value["url"], self._ids, self._files)
            case "items":
                return [_gallery_item(item, self._ids, self._files) for item in value]
            case "options":
                return [_plain(option) for option in value]
            case "emoji":
                return _emoji(value)
            case _:
                return value


def embeds_as_stored(embeds: Sequence[dict[str, Any]], attachments: Sequence[Attachment]) -> list[dict[str, Any]]:
    """Return the embeds as they are stored: of type "rich", with the URLs of their files."""
    files = {a.filename: a for a in attachments}
    stored: list[dict[str, Any]] = []
    for embed in embeds:
        kept: dict[str, Any] = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
        for key in ("image", "thumbnail"):
            if kept.get(key):
                url = _url(kept[key]["url"], files)
                kept[key] = {"url": url, "proxy_url": url}
        stored.append(kept)
    return stored


def _gallery_item(item: Component, ids: Ids, files: dict[str, Attachment]) -> Component:
    return {
        "media": _media(item["media"]["url"], ids, files),
        "description": item.get("description"),
        "spoiler": bool(item.get("spoiler")),
    }


def _media(url: str, ids: Ids, files: dict[str, Attachment]) -> Component:
    found = _named(url, files)
    if found is None:
        return {"id": str(ids.moment()), "url": url, "proxy_url": url}
    media: Component = {
        "id": str(found.id),
        "url": found.url,
        "proxy_url": found.url,
        "content_type": found.content_type,
        "attachment_id": str(found.id),
    }
    if found.width and found.height:
        media |= {"width": found.width, "height": found.height}
    return media


def _file_facts(url: str, files: dict[str, Attachment]) -> Component:
    found = _named(url, files)
    return {"name": found.filename if found else None, "size": len(found.data) if found else None}


def _url(url: str, files: dict[str, Attachment]) -> str:
    found = _named(url, files)
    return found.url if found else url


def _named(url: str, files: dict[str, Attachment]) -> Attachment | None:
    """Return the file that a URL refers to: by `attachment://`, or by the address that serves it."""
    if url.startswith("attachment://"):
        return files.get(url.removeprefix("attachment://"))
    return next((a for a in files.values() if a.url == url), None)


def _plain(value: Component) -> Component:
    """Return a value without its null fields."""
    kept = {key: inner for key, inner in value.items() if inner is not None}
    if "emoji" in kept:
        kept["emoji"] = _emoji(kept["emoji"])
    return kept


def _emoji(value: Component) -> Component:
    """Return an emoji of a button or an option; its id is text, however it was sent."""
    kept = _plain(value)
    return kept | {"id": str(kept["id"])} if "id" in kept else kept
