"""Channels and their messages."""

from __future__ import annotations

from itertools import islice, takewhile

from bot.loopback import payloads
from bot.loopback.calls import Answer, Call, Route, channel_of, message_of
from bot.loopback.drafts import check_nonce
from bot.loopback.errors import Form, Refusal
from bot.loopback.state import State
from bot.loopback.world import DEFAULT_MESSAGE, REPLY_MESSAGE, Channel, Message, Permission


def get_channel(state: State, call: Call) -> Answer:
    """GET a channel, thread or DM."""
    return Answer(200, payloads.channel(channel_of(state, call)))


def create_message(state: State, call: Call) -> Answer:
    """POST a message; an enforced nonce that is known returns the message that has it."""
    world = state.world
    channel = channel_of(state, call)
    if channel.recipient and not channel.recipient.dms:
        raise Refusal(50007)
    if not world.may_send(world.bot.id, channel):
        raise Refusal(50013)
    if channel.locked:
        raise Refusal(50083)
    if call.uploads and not world.may(world.bot.id, channel, Permission.ATTACH_FILES):
        raise Refusal(50013)
    nonce = check_nonce(call.body)
    if nonce is not None and call.body.get("enforce_nonce"):
        known = world.posted_with(world.bot, channel, nonce)
        if known:
            return Answer(200, payloads.message(world, known, nonce=True))
    reference = _reference(state, channel, call)
    draft = state.drafter.new(channel, call.body, call.uploads, in_interaction=False)
    message = Message(
        id=state.ids.moment(),
        channel=channel,
        author=world.bot,
        created_at=state.now(),
        type=REPLY_MESSAGE if reference else DEFAULT_MESSAGE,
        reference=reference,
        nonce=nonce,
    )
    world.post(draft.apply(message))
    if channel.archived:
        channel.archived = False
        state.gateway.thread_changed(channel)
    return Answer(200, payloads.message(world, message, nonce=True))


def _reference(state: State, channel: Channel, call: Call) -> Message | None:
    """Return the message that a new one replies to."""
    asked = call.body.get("message_reference")
    if not asked:
        return None
    if not state.world.may(state.world.bot.id, channel, Permission.READ_MESSAGE_HISTORY):
        raise Refusal(50013)
    found = channel.messages.get(int(asked["message_id"]))
    if found is None and asked.get("fail_if_not_exists", True):
        form = Form()
        form.wrong(["message_reference"], "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.finish()
    return found


def history(state: State, call: Call) -> Answer:
    """GET messages, newest first; none without the permission to read the history, as on Discord."""
    channel = channel_of(state, call)
    limit = call.query.get("limit", "50")
    form = Form()
    form.number(["limit"], int(limit) if limit.isdecimal() else -1, 1, 100)
    form.finish()
    if not state.world.may(state.world.bot.id, channel, Permission.READ_MESSAGE_HISTORY):
        return Answer(200, [])
    page = _page(channel, call.query, int(limit))
    return Answer(200, [payloads.message(state.world, m) for m in page])


def _page(channel: Channel, query: dict[str, str], limit: int) -> list[Message]:
    """Return the messages that `before`, `after` or `around` asks for, newest first."""
    newest_first = (m for m in reversed(channel.messages.values()) if m.ephemeral_for is None)
    if "after" in query:
        return list(takewhile(lambda m: m.id > int(query["after"]), newest_first))[-limit:]
    if "before" in query:
        return list(islice((m for m in newest_first if m.id < int(query["before"])), limit))
    if "around" in query:
        everything = list(newest_first)
        newer = sum(m.id > int(query["around"]) for m in everything)
        start = max(0, newer - limit // 2)
        return everything[start : start + limit]
    return list(islice(newest_first, limit))


def get_message(state: State, call: Call) -> Answer:
    """GET one message."""
    channel = channel_of(state, call, Permission.READ_MESSAGE_HISTORY)
    return Answer(200, payloads.message(state.world, message_of(channel, call)))


def edit_message(state: State, call: Call) -> Answer:
    """PATCH a message of the bot's own."""
    message = message_of(channel_of(state, call), call)
    if message.author is not state.world.bot:
        raise Refusal(50005)
    if message.channel.archived or message.channel.locked:
        raise Refusal(50083)
    state.drafter.edit(message, call.body, call.uploads)
    return Answer(200, payloads.message(state.world, message))


def delete_message(state: State, call: Call) -> Answer:
    """DELETE a message: the bot's own, or any if the bot may manage messages."""
    channel = channel_of(state, call)
    message = message_of(channel, call)
    if message.author is not state.world.bot:
        if channel.recipient:
            raise Refusal(50003)
        if not state.world.may(state.world.bot.id, channel, Permission.MANAGE_MESSAGES):
            raise Refusal(50013)
    state.world.delete(message)
    return Answer(204)


def typing(state: State, call: Call) -> Answer:
    """POST that the bot is typing, which is not shown."""
    channel_of(state, call)
    return Answer(204)


def join_thread(state: State, call: Call) -> Answer:
    """PUT the bot into a thread."""
    if channel_of(state, call).parent is None:
        raise Refusal(50003)
    return Answer(204)


MESSAGES = "/channels/{channel}/messages"
ROUTES = [
    Route("GET", "/channels/{channel}", get_channel),
    Route("POST", MESSAGES, create_message),
    Route("GET", MESSAGES, history),
    Route("GET", MESSAGES + "/{message}", get_message),
    Route("PATCH", MESSAGES + "/{message}", edit_message),
    Route("DELETE", MESSAGES + "/{message}", delete_message),
    Route("POST", "/channels/{channel}/typing", typing),
    Route("PUT", "/channels/{channel}/thread-members/@me", join_thread),
]
