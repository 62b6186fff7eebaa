"""The gateway: websocket sessions, their events, and how they resume."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from bot.loopback import payloads
from bot.loopback.ids import number_of
from bot.loopback.json_values import Json, is_list, is_object, parsed
from bot.loopback.keys import fits, new_key
from bot.loopback.shards import MOST_GUILDS, Shard
from bot.loopback.world import EVERYONE, Change, Channel, Guild, Message, World

HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 1, 2, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 8, 9, 10, 11
IGNORED = frozenset({3, 4})

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)

HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.25
"""Delay of an acknowledgement. discord.py notes in a thread when it sent a heartbeat. It would measure an earlier
acknowledgement from the heartbeat before, and report a connection that is 41 seconds behind."""
REPLAY_EVENTS = 2000
KEPT_SESSIONS = 10
LARGEST_FRAME = 4096
"""The most bytes of a client's frame, as on Discord."""
MARGIN = 16
"""A frame up to so many times as large is closed with Discord's code, a larger one with 1009, before it is read."""
FINAL = frozenset({1000, 1001})  # a client that closes with one of these codes does not resume


class Closed(Exception):  # noqa: N818 - not an error of ours: it carries the close code
    """The gateway closes the connection with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(eq=False, slots=True)
class Session:
    """An identified client, or one shard of it; `socket` is None while it is disconnected and may resume."""

    id: str
    intents: int
    shard: Shard
    socket: web.WebSocketResponse | None = None
    sequence: int = 0
    replay: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY_EVENTS))
    outbox: asyncio.Queue[str] = field(default_factory=asyncio.Queue[str])

    @property
    def live(self) -> bool:
        """Whether its client is connected."""
        return self.socket is not None and not self.socket.closed

    def dispatch(self, event: str, data: str) -> None:
        """Number an event, keep it for a resume, and send it if the client is connected. `data` is JSON text."""
        self.sequence += 1
        frame = f'{{"op":0,"t":"{event}","s":{self.sequence},"d":{data}}}'
        self.replay.append((self.sequence, frame))
        if self.live:
            self.outbox.put_nowait(frame)

    def send(self, op: int, data: Any = None) -> None:
        """Send a frame without an event."""
        self.outbox.put_nowait(dumps({"op": op, "d": data, "s": None, "t": None}))


def dumps(value: Any) -> str:
    """Return compact JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Gateway:
    """All sessions of the bot's application, of all its shards, oldest first."""

    def __init__(
        self, world: World, bot_token: str, trouble: Callable[[str], None], changed: Callable[[], None]
    ) -> None:
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self._world = world
        self._bot_token = bot_token
        self._trouble = trouble
        self._changed = changed
        world.watchers.append(self._message_changed)

    # ------------------------------------------------------------------ events

    def publish(self, event: str, data: Json, guild: Guild | None, intent: int = GUILDS) -> None:
        """Send an event of a guild, or of a direct message, to the sessions of its shard with this intent."""
        listeners = self._listeners(guild, intent)
        if listeners:
            text = dumps(data)
            for session in listeners:
                session.dispatch(event, text)

    def _listeners(self, guild: Guild | None, intent: int) -> list[Session]:
        return [s for s in self.sessions.values() if s.intents & intent and s.shard.hears(guild)]

    def interaction(self, guild: Guild | None, data: Json) -> Session | None:
        """Send an interaction to the newest live session of its shard, or to the newest one that may resume."""
        sessions = [s for s in self.sessions.values() if s.shard.hears(guild)]
        chosen = next((s for s in reversed(sessions) if s.live), sessions[-1] if sessions else None)
        if chosen:
            chosen.dispatch("INTERACTION_CREATE", dumps(data))
        return chosen

    def _message_changed(self, change: Change, message: Message) -> None:
        if message.ephemeral_for is not None or not self.sessions:
            return
        guild = message.channel.guild
        intent = GUILD_MESSAGES if guild else DIRECT_MESSAGES
        if not self._listeners(guild, intent):
            return
        where: Json = {"guild_id": str(guild.id)} if guild else {}
        if change == "delete":
            where |= {"id": str(message.id), "channel_id": str(message.channel.id)}
            self.publish("MESSAGE_DELETE", where, guild, intent)
            return
        if guild and message.author.id in guild.members:
            where["member"] = payloads.partial_member(guild.members[message.author.id])
        event = "MESSAGE_CREATE" if change == "create" else "MESSAGE_UPDATE"
        self.publish(event, payloads.message(self._world, message, nonce=change == "create") | where, guild, intent)

    # ------------------------------------------------------------------ what a test can do to the clients

    def guild_changed(self, guild: Guild) -> None:
        """Tell the bot that it was added to a guild or removed from it."""
        if self._world.bot.id in guild.members:
            joined = payloads.guild_create(self._world, guild, EVERYONE)
            # Discord calls only the guilds of READY unavailable.
            self.publish("GUILD_CREATE", {key: value for key, value in joined.items() if key != "unavailable"}, guild)
        else:
            self.publish("GUILD_DELETE", {"id": str(guild.id)}, guild)

    def guild_renamed(self, guild: Guild) -> None:
        """Tell the bot the new name of a guild."""
        self.publish("GUILD_UPDATE", payloads.guild(guild, EVERYONE), guild)

    def channel_deleted(self, channel: Channel) -> None:
        """Tell the bot that a channel or thread was deleted."""
        assert channel.guild is not None
        gone: Json = {"id": str(channel.id), "guild_id": str(channel.guild.id), "type": channel.type}
        if channel.parent is None:
            self.publish("CHANNEL_DELETE", payloads.channel(channel), channel.guild)
        else:
            self.publish("THREAD_DELETE", gone | {"parent_id": str(channel.parent.id)}, channel.guild)

    def thread_changed(self, thread: Channel) -> None:
        """Tell the bot that a thread was archived, locked or opened."""
        self.publish("THREAD_UPDATE", payloads.channel(thread), thread.guild)

    def _sessions_of(self, shard: int | None) -> list[Session]:
        """Return the sessions of the shards of that number; None: of all."""
        return [s for s in self.sessions.values() if shard in (None, s.shard.number)]

    async def disconnect(self, code: int, shard: int | None = None) -> None:
        """Close the connections of a shard, or all; clients may resume unless the code forbids it."""
        sessions = self._sessions_of(shard)
        sockets = [s.socket for s in sessions if s.socket is not None]
        for session in sessions:
            session.socket = None
        for socket in sockets:
            await socket.close(code=code)

    def ask_reconnect(self, shard: int | None = None) -> None:
        """Ask the clients of a shard, or all, to reconnect (op 7)."""
        for session in self._sessions_of(shard):
            if session.live:
                session.send(RECONNECT)

    def invalidate(self, *, resumable: bool, shard: int | None = None) -> None:
        """Tell the clients of a shard, or all, that their session is invalid (op 9)."""
        for session in self._sessions_of(shard):
            if session.live:
                session.send(INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]

    # ------------------------------------------------------------------ one connection

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve a websocket from HELLO until it closes."""
        socket = web.WebSocketResponse(max_msg_size=MARGIN * LARGEST_FRAME)
        await socket.prepare(request)
        await socket.send_str(dumps({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None}))
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    raise Closed(4002, "Error while decoding payload")
                opened = await self._receive(socket, session, _decode(frame.data))
                if opened is not session and opened is not None:
                    session = opened
                    writer = asyncio.create_task(_write(session.outbox, socket))
                    self._changed()
        except Closed as closed:
            self._trouble(f"gateway closed with {closed.code}: {closed}")
            await socket.close(code=closed.code, message=str(closed).encode())
        finally:
            if writer:
                writer.cancel()
            if session and session.socket is socket:
                session.socket = None
                if socket.close_code in FINAL:
                    self.sessions.pop(session.id, None)
            self._changed()
        return socket

    async def _receive(self, socket: web.WebSocketResponse, session: Session | None, frame: Json) -> Session | None:
        """Handle a frame of a client; return its session, or None before it has one."""
        op, data = frame.get("op"), frame.get("d")
        if op == HEARTBEAT:
            ack = dumps({"op": ACK, "d": None, "s": None, "t": None})
            if session:
                asyncio.get_running_loop().call_later(ACK_SECONDS, session.outbox.put_nowait, ack)
            else:
                await socket.send_str(ack)
        elif op in (IDENTIFY, RESUME):
            if session:
                raise Closed(4005, "Already authenticated")
            return await self._open(socket, op, _object(data))
        elif session is None:
            raise Closed(4003, "Not authenticated")
        elif op == REQUEST_MEMBERS:
            self._members(session, _object(data))
        elif not isinstance(op, int) or op not in IGNORED:
            raise Closed(4001, "Unknown opcode")
        return session

    async def _open(self, socket: web.WebSocketResponse, op: int, data: Json) -> Session | None:
        if not fits(str(data.get("token", "")).removeprefix("Bot "), self._bot_token):
            raise Closed(4004, "Authentication failed")
        if op == IDENTIFY:
            return self._identify(socket, data)
        session = self.sessions.get(str(data.get("session_id")))
        seen = data.get("seq") or 0
        if not isinstance(seen, int):
            raise Closed(4007, "Invalid seq")
        if session is None or seen > session.sequence or (session.replay and session.replay[0][0] > seen + 1):
            await socket.send_str(dumps({"op": INVALID_SESSION, "d": False, "s": None, "t": None}))
            return None
        session.socket = socket
        session.outbox = asyncio.Queue()
        for number, text in session.replay:
            if number > seen:
                session.outbox.put_nowait(text)
        session.dispatch("RESUMED", "{}")
        return session

    def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session:
        intents = data.get("intents")
        if not isinstance(intents, int):
            raise Closed(4013, "Invalid intent(s)")
        if intents & PRIVILEGED:
            raise Closed(4014, "Disallowed intent(s)")
        shard = _shard_of(data)
        world = self._world
        guilds = [guild for guild in world.guilds_of_bot() if shard.hears(guild)]
        if len(guilds) > MOST_GUILDS:
            raise Closed(4011, "Sharding required")
        self._forget_the_oldest()
        session = Session(new_key(), intents, shard, socket)
        self.sessions[session.id] = session
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(world.bot.id), "flags": 0},
        }
        if "shard" in data:
            ready["shard"] = [shard.number, shard.count]
        session.dispatch("READY", dumps(ready))
        if intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", dumps(payloads.guild_create(world, guild, EVERYONE)))
        return session

    def _forget_the_oldest(self) -> None:
        away = [s.id for s in self.sessions.values() if not s.live]
        for number in away[: max(0, len(away) - KEPT_SESSIONS)]:
            del self.sessions[number]

    def _members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(number_of(str(data.get("guild_id"))))
        if guild is None or not session.shard.hears(guild):
            raise Closed(4002, "Error while decoding payload")
        wanted = data.get("user_ids")
        ids = [number_of(str(i)) for i in (wanted if is_list(wanted) else [wanted] if wanted else [])]
        query = str(data.get("query") or "").lower()
        found = [
            m
            for m in guild.members.values()
            if (m.user.id in ids if ids else query and m.user.name.lower().startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(m) for m in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in ids if i not in guild.members],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", dumps(chunk))


def _decode(text: str) -> Json:
    if len(text.encode()) > LARGEST_FRAME:
        raise Closed(4002, "Payload too large")
    try:
        frame = parsed(text)
    except ValueError:
        raise Closed(4002, "Error while decoding payload") from None
    return _object(frame)


def _shard_of(identify: Json) -> Shard:
    """Return the shard that a client identifies as, the only one if it names none. Raises Closed."""
    match identify.get("shard", [0, 1]):
        case [int(number), int(count)] if 0 <= number < count:
            return Shard(number, count)
        case _:
            raise Closed(4010, "Invalid shard")


def _object(value: object) -> Json:
    """Return a parsed value as an object. Raises Closed."""
    if not is_object(value):
        raise Closed(4002, "Error while decoding payload")
    return value


async def _write(outbox: asyncio.Queue[str], socket: web.WebSocketResponse) -> None:
    """Send a session's frames in order until its connection closes."""
    while not socket.closed:
        frame = await outbox.get()
        try:
            await socket.send_str(frame)
        except (ConnectionError, RuntimeError):
            return
