"""A request as the routes see it, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.loopback.drafts import Upload
from bot.loopback.errors import Form, Refusal
from bot.loopback.state import State
from bot.loopback.world import Channel, Message, Permission


@dataclass(slots=True)
class Call:
    """One REST request; `params` are the variable parts of its path."""

    method: str
    path: str
    query: dict[str, str]
    params: Mapping[str, str]
    json: Any = None
    payload_json: Any = None
    uploads: list[Upload] = field(default_factory=list)

    @property
    def body(self) -> dict[str, Any]:
        """The body as an object.

        Raises Refusal 50035 where it is something else.
        """
        body = self.payload_json if self.payload_json is not None else self.json
        if body is None:
            return {}
        if not isinstance(body, dict):
            form = Form()
            form.wrong([], "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            form.finish()
        return body

    def flag(self, name: str) -> bool:
        """Read a yes or no of the query."""
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str) -> int:
        """Read an id of the path; what is no number is an id that nobody has."""
        value = self.params[name]
        return int(value) if value.isdecimal() else 0


class Answer(NamedTuple):
    """A status and a JSON body (None: no body). `then` runs once the answer has left."""

    status: int
    payload: Any = None
    then: Callable[[], None] | None = None


Handler = Callable[[State, Call], Answer]


class Route(NamedTuple):
    """A method and a path below /api/v10; `authorised` False where the path itself carries a token."""

    method: str
    template: str
    handler: Handler
    authorised: bool = True


def channel_of(state: State, call: Call, wanted: Permission = Permission.VIEW_CHANNEL) -> Channel:
    """Find the channel of the path.

    Raises Refusal: 10003 unknown, 50001 the bot may not see it, 50013 it may not do `wanted` there.
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
    """Find the message of the path; nobody finds an ephemeral one this way.

    Raises Refusal 10008.
    """
    message = channel.messages.get(call.number("message"))
    if message is None or message.ephemeral_for is not None:
        raise Refusal(10008)
    return message
