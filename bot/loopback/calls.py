"""REST requests as the routes see them, and the answers of the routes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.loopback.drafts import Upload
from bot.loopback.errors import Form, Refusal
from bot.loopback.ids import number_of
from bot.loopback.json_values import is_object
from bot.loopback.keys import fits
from bot.loopback.state import State
from bot.loopback.world import Channel, Message, Permission


@dataclass(slots=True)
class Call:
    """A REST request; `params` are the variable parts of its path, `authorization` is the header of that name."""

    method: str
    path: str
    query: dict[str, str]
    params: Mapping[str, str]
    authorization: str = ""
    json: Any = None
    payload_json: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])

    @property
    def body(self) -> dict[str, Any]:
        """The body as an object.

        Raises Refusal 50035 for any other body.
        """
        body: Any = self.payload_json if self.payload_json is not None else self.json
        if body is None:
            return {}
        if not is_object(body):
            form = Form()
            form.wrong([], "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            form.finish()
        return body

    def flag(self, name: str) -> bool:
        """Return whether a flag of the query is set."""
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str) -> int:
        """Return an id of the path; 0, which is no id, for text that is not a number."""
        return number_of(self.params[name])


class Answer(NamedTuple):
    """A status and a JSON body (None: no body). `then` runs after the answer was sent."""

    status: int
    payload: Any = None
    then: Callable[[], None] | None = None


Handler = Callable[[State, Call], Answer]


def check_bot_token(state: State, call: Call) -> None:
    """Check the token in the header.

    Raises Refusal 401.
    """
    if not fits(call.authorization, f"Bot {state.bot_token}"):
        raise Refusal(0, status=401, message="401: Unauthorized")


class Route(NamedTuple):
    """A method and a path below /api/v10.

    `check` refuses callers without the right token. It runs before the body is read, so the call has none yet.
    """

    method: str
    template: str
    handler: Handler
    check: Callable[[State, Call], object] = check_bot_token


def channel_of(state: State, call: Call, wanted: Permission = Permission.VIEW_CHANNEL) -> Channel:
    """Return the channel of the path.

    Raises Refusal: 10003 for an unknown channel, 50001 if the bot may not see it, 50013 if it lacks `wanted` there.
    """
    channel = state.world.channels.get(call.number("channel"))
    if channel is None:
        raise Refusal(10003)
    if not state.world.may(state.world.bot.id, channel, Permission.VIEW_CHANNEL):
        raise Refusal(50001)
    if not state.world.may(state.world.bot.id, channel, wanted):
        raise Refusal(50013)
    return channel


def message_of(channel: Channel, call: Call) -> Message:
    """Return the message of the path; ephemeral messages have no path.

    Raises Refusal 10008.
    """
    message = channel.messages.get(call.number("message"))
    if message is None or message.ephemeral_for is not None:
        raise Refusal(10008)
    return message
