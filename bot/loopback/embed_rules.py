"""Checks embeds as Discord does."""

from __future__ import annotations

from bot.loopback.errors import Form
from bot.loopback.json_values import Json

MAX_EMBEDS = 10
MAX_TOTAL = 6000


def check_embeds(form: Form, embeds: list[Json], filenames: frozenset[str]) -> None:
    """Check the limits of every embed, the limit on all embeds together, and the files that they refer to."""
    form.items(["embeds"], embeds, 0, MAX_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        at = ["embeds", index]
        form.text([*at, "title"], embed.get("title"), 0, 256, required=False)
        form.text([*at, "description"], embed.get("description"), 0, 4096, required=False)
        footer: Json = embed.get("footer") or {}
        author: Json = embed.get("author") or {}
        form.text([*at, "footer", "text"], footer.get("text"), 0, 2048, required=False)
        form.text([*at, "author", "name"], author.get("name"), 0, 256, required=False)
        fields = form.items([*at, "fields"], embed.get("fields"), 0, 25)
        for number, field in enumerate(fields):
            form.text([*at, "fields", number, "name"], field.get("name"), 1, 256)
            form.text([*at, "fields", number, "value"], field.get("value"), 1, 1024)
        parts = (embed.get("title"), embed.get("description"), footer.get("text"), author.get("name"))
        total += sum(len(part or "") for part in parts)
        total += sum(len(f.get("name") or "") + len(f.get("value") or "") for f in fields)
        for key in ("image", "thumbnail"):
            picture: Json = embed.get(key) or {}
            _check_file(form, [*at, key, "url"], picture.get("url"), filenames)
    if total > MAX_TOTAL:
        wrong = f"Embed size exceeds maximum size of {MAX_TOTAL}"
        form.wrong(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", wrong)


def _check_file(form: Form, path: list[str | int], url: str | None, filenames: frozenset[str]) -> None:
    if url and url.startswith("attachment://") and url.removeprefix("attachment://") not in filenames:
        wrong = f"The referenced attachment ({url}) was not found"
        form.wrong(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", wrong)
