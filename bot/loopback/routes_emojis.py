"""The routes of the application's own emoji, and the address of their pictures."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from bot.loopback import payloads
from bot.loopback.calls import Answer, Call, Route
from bot.loopback.errors import Form, Refusal
from bot.loopback.ids import number_of
from bot.loopback.state import State
from bot.loopback.world import Emoji, World

MOST = 2000
MAX_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]+")
DATA_URI = re.compile(r"data:(image/[a-z]+);base64,(.*)", re.DOTALL)
SIGNATURES = {
    "image/png": (b"\x89PNG\r\n\x1a\n",),
    "image/gif": (b"GIF87a", b"GIF89a"),
    "image/jpeg": (b"\xff\xd8\xff",),
}
ENDINGS = {"png": "image/png", "gif": "image/gif", "jpg": "image/jpeg"}
CACHED = {"Cache-Control": "public, max-age=31536000, immutable"}
"""An emoji's picture never changes."""


def list_emojis(state: State, call: Call) -> Answer:
    """GET all emoji."""
    _own(state, call)
    return Answer(200, {"items": [payloads.emoji(state.world, emoji) for emoji in state.world.emojis.values()]})


def get_emoji(state: State, call: Call) -> Answer:
    """GET one emoji."""
    return Answer(200, payloads.emoji(state.world, _one(state, call)))


def create_emoji(state: State, call: Call) -> Answer:
    """POST an emoji: a name, and a picture as a data URI."""
    _own(state, call)
    form = Form()
    _check_name(form, call.body.get("name"))
    content_type, data = _picture(form, call.body.get("image"))
    form.finish()
    if len(state.world.emojis) >= MOST:
        raise Refusal(30008, message=f"Maximum number of emojis reached ({MOST})")
    made = Emoji(state.ids.moment(), call.body["name"], data, content_type)
    state.world.emojis[made.id] = made
    return Answer(201, payloads.emoji(state.world, made))


def rename_emoji(state: State, call: Call) -> Answer:
    """PATCH the name of an emoji."""
    emoji = _one(state, call)
    form = Form()
    _check_name(form, call.body.get("name", emoji.name))
    form.finish()
    emoji.name = call.body.get("name", emoji.name)
    return Answer(200, payloads.emoji(state.world, emoji))


def delete_emoji(state: State, call: Call) -> Answer:
    """DELETE an emoji."""
    del state.world.emojis[_one(state, call).id]
    return Answer(204)


def _own(state: State, call: Call) -> None:
    if call.number("application") != state.world.bot.id:
        raise Refusal(10002)


def _one(state: State, call: Call) -> Emoji:
    _own(state, call)
    found = state.world.emojis.get(call.number("emoji"))
    if found is None:
        raise Refusal(10014)
    return found


def _check_name(form: Form, name: object) -> None:
    if form.text(["name"], name, 2, 32) and not NAME.fullmatch(str(name)):
        form.wrong(["name"], "STRING_TYPE_REGEX", "String value did not match validation regex.")


def _picture(form: Form, image: object) -> tuple[str, bytes]:
    """Return the type and the bytes of a picture in a data URI."""
    if not form.text(["image"], image, 1, 2 * MAX_BYTES):
        return "", b""
    found = DATA_URI.fullmatch(str(image))
    if found is None or found[1] not in SIGNATURES:
        form.wrong(["image"], "IMAGE_INVALID", "Invalid image data")
        return "", b""
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        data = b""
    if not data.startswith(SIGNATURES[found[1]]):
        raise Refusal(50046)
    if len(data) > MAX_BYTES:
        form.wrong(["image"], "BINARY_TYPE_MAX_LENGTH", f"File cannot be larger than {MAX_BYTES / 1024} kb.")
    return found[1], data


def picture(world: World, file: str) -> web.Response:
    """Return the picture of an emoji by its file name, "<id>.png"."""
    number, _, ending = file.partition(".")
    found = world.emojis.get(number_of(number))
    if found is None or ENDINGS.get(ending) != found.content_type:
        return web.Response(status=404)
    return web.Response(body=found.data, content_type=found.content_type, headers=CACHED)


PICTURES = "/cdn/emojis/{file}"
OF_APPLICATION = "/applications/{application}/emojis"
ROUTES = [
    Route("GET", OF_APPLICATION, list_emojis),
    Route("POST", OF_APPLICATION, create_emoji),
    Route("GET", OF_APPLICATION + "/{emoji}", get_emoji),
    Route("PATCH", OF_APPLICATION + "/{emoji}", rename_emoji),
    Route("DELETE", OF_APPLICATION + "/{emoji}", delete_emoji),
]
