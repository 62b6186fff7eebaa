"""What Discord refuses in embeds."""

from __future__ import annotations

from typing import Any

from bot.loopback.errors import Form

MAX_EMBEDS = 10
MAX_TOTAL = 6000


def check_embeds(form: Form, embeds: list[dict[str, Any]], filenames: frozenset[str]) -> None:
    """Check the limits of every embed, their sum, and the files they name."""
    form.items(["embeds"], embeds, 0, MAX_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        at = ["embeds", index]
        form.text([*at, "title"], embed.get("title"), 0, 256, required=False)
        form.text([*at, "description"], embed.get("description"), 0, 4096, required=False)
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
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
            _check_file(form, [*at, key, "url"], (embed.get(key) or {}).get("url"), filenames)
    if total > MAX_TOTAL:
        wrong = f"Embed size exceeds maximum size of {MAX_TOTAL}"
        form.wrong(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", wrong)


def _check_file(form: Form, path: list[str | int], url: str | None, filenames: frozenset[str]) -> None:
    if url and url.startswith("attachment://") and url.removeprefix("attachment://") not in filenames:
        wrong = f"The referenced attachment ({url}) was not found"
        form.wrong(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", wrong)
