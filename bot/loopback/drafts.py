"""Checks the body of a request and makes a message of it, or refuses it as Discord does."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.loopback import stored_form
from bot.loopback.component_rules import ComponentCheck
from bot.loopback.components import texts
from bot.loopback.embed_rules import check_embeds
from bot.loopback.errors import Form, Refusal
from bot.loopback.ids import Ids
from bot.loopback.json_values import Json
from bot.loopback.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Message,
    World,
)

MAX_CONTENT = 2000
MAX_NONCE = 25
MAX_FILES = 10
MAX_FILE_BYTES = 10 * 1024 * 1024
UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
USER_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(slots=True)
class Upload:
    """A file part of a multipart body; `index` is the n of `files[n]`."""

    index: int
    field: str
    filename: str
    data: bytes


@dataclass(slots=True)
class Draft:
    """The checked content of a message, ready to store."""

    content: str
    embeds: list[dict[str, Any]]
    components: list[dict[str, Any]]
    attachments: list[Attachment]
    flags: int
    mentions: list[int]

    def apply(self, message: Message) -> Message:
        """Write the draft into a message."""
        message.content, message.embeds, message.components = self.content, self.embeds, self.components
        message.attachments, message.flags, message.mentions = self.attachments, self.flags, self.mentions
        return message


class Drafter:
    """Makes the drafts of messages; `file_url` gives the URL of a file."""

    def __init__(self, world: World, ids: Ids, file_url: Callable[[Channel, int, str], str]) -> None:
        self._world = world
        self._ids = ids
        self._file_url = file_url

    def new(self, channel: Channel, body: dict[str, Any], uploads: list[Upload], *, in_interaction: bool) -> Draft:
        """Draft a new message.

        Raises Refusal.
        """
        form = Form()
        asked = _flags(form, body, in_interaction=in_interaction)
        kept = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | (EPHEMERAL if in_interaction else 0)
        return self._draft(form, channel, body, uploads, asked & kept, None)

    def edit(self, message: Message, body: dict[str, Any], uploads: list[Upload]) -> None:
        """Edit a message. Fields that the body does not name stay as they are; a loading message is filled in.

        Raises Refusal.
        """
        form = Form()
        asked = _flags(form, body, in_interaction=True)
        flags = message.flags | (asked & COMPONENTS_V2)
        if body.get("flags") is not None:
            flags = flags & ~SUPPRESS_EMBEDS | asked & SUPPRESS_EMBEDS
        filling = message.loading
        draft = self._draft(form, message.channel, body, uploads, flags & ~LOADING, message)
        self._world.forget_files(a for a in message.attachments if a not in draft.attachments)
        draft.apply(message)
        self._world.edited(message, silently=filling)

    def _draft(
        self,
        form: Form,
        channel: Channel,
        body: dict[str, Any],
        uploads: list[Upload],
        flags: int,
        old: Message | None,
    ) -> Draft:
        form.text(["content"], body.get("content"), 0, MAX_CONTENT, required=False)
        _check_mentions(form, body.get("allowed_mentions"))
        content = _kept(body, "content", old.content if old else "", "")
        embeds = _kept(body, "embeds", old.embeds if old else [], [])
        components = _kept(body, "components", old.components if old else [], [])
        attachments = self._attachments(form, channel, body, uploads, old)
        names = frozenset(a.filename for a in attachments)
        v2 = bool(flags & COMPONENTS_V2)
        if body.get("components") is not None:
            ComponentCheck(form, names, self._world.emojis).message(components, v2=v2)
        if body.get("embeds") is not None:
            check_embeds(form, embeds, names)
        if v2:
            _check_pure_v2(form, content, embeds)
        form.finish()
        if not (content or embeds or components or attachments):
            raise Refusal(50006)
        if body.get("components") is not None:
            components = stored_form.components_as_stored(components, self._ids, attachments)
        if body.get("embeds") is not None:
            embeds = stored_form.embeds_as_stored(embeds, attachments)
        mentions = self._mentions(channel, [content, *texts(components)], body.get("allowed_mentions"))
        return Draft(content, embeds, components, attachments, flags, mentions)

    def _attachments(
        self, form: Form, channel: Channel, body: dict[str, Any], uploads: list[Upload], old: Message | None
    ) -> list[Attachment]:
        existing = {str(a.id): a for a in old.attachments} if old else {}
        waiting = {str(u.index): u for u in uploads}
        listed = body.get("attachments")
        kept = list(existing.values()) if listed is None else []
        for index, entry in enumerate(listed or ()):
            key = str(entry.get("id"))
            if key in existing:
                kept.append(existing.pop(key))
            elif key in waiting:
                kept.append(self._attach(channel, waiting.pop(key), entry))
            else:
                form.wrong(["attachments", index, "id"], "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        kept += [self._attach(channel, upload, {}) for upload in waiting.values()]
        if len(kept) > MAX_FILES:
            form.wrong(["attachments"], "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
        return kept

    def _attach(self, channel: Channel, upload: Upload, entry: dict[str, Any]) -> Attachment:
        number = self._ids.moment()
        filename = safe_name(entry.get("filename") or upload.filename)
        width, height = _png_size(upload.data)
        return Attachment(
            id=number,
            filename=filename,
            url=self._file_url(channel, number, filename),
            data=upload.data,
            content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
            description=entry.get("description") or "",
            width=width,
            height=height,
        )

    def _mentions(self, channel: Channel, said: list[str], allowed: dict[str, Any] | None) -> list[int]:
        """List the ids of the pinged users: named in the text, in this channel, and allowed by the request."""
        named = dict.fromkeys(int(i) for text in said for i in USER_MENTION.findall(text))
        if allowed is not None and "users" not in (allowed.get("parse") or ()):
            pingable = {int(i) for i in allowed.get("users") or ()}
            named = {i: None for i in named if i in pingable}
        return [i for i in named if i in self._world.users and self._world.permissions(i, channel)]


def _kept(body: dict[str, Any], key: str, old: Any, empty: Any) -> Any:
    """Return a field after an edit: an absent field keeps its old value, null empties it."""
    if key not in body:
        return old
    return empty if body[key] is None else body[key]


def _flags(form: Form, body: dict[str, Any], *, in_interaction: bool) -> int:
    flags = body.get("flags") or 0
    if not form.number(["flags"], flags, 0, 2**31 - 1):
        return 0
    if flags & EPHEMERAL and not in_interaction:
        wrong = "Ephemeral messages can only be sent in response to an interaction"
        form.wrong(["flags"], "MESSAGE_FLAGS_INVALID", wrong)
    return flags


def _check_mentions(form: Form, allowed: Json | None) -> None:
    allowed = allowed or {}
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            wrong = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(["allowed_mentions"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", wrong)
        form.items(["allowed_mentions", kind], allowed.get(kind), 0, 100)


def _check_pure_v2(form: Form, content: str, embeds: list[Any]) -> None:
    for key, value in (("content", content), ("embeds", embeds)):
        if value:
            wrong = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.wrong([key], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", wrong)


def check_nonce(body: dict[str, Any]) -> str | int | None:
    """Return the nonce of a new message.

    Raises Refusal for more than 25 characters.
    """
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > MAX_NONCE:
        form = Form()
        form.wrong(["nonce"], "NONCE_TYPE_TOO_LONG", f"Must be {MAX_NONCE} or fewer in length.")
        form.finish()
    return nonce


def safe_name(filename: str) -> str:
    """Return the name that Discord gives a file: plain letters, digits, "_", "." and "-"."""
    return UNSAFE.sub("", "_".join(filename.split())).strip("._") or "unknown"


def _png_size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    if len(data) < 24 or not data.startswith(PNG_SIGNATURE):
        return None, None
    return struct.unpack(">II", data[16:24])
