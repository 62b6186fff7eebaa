"""The loopback Discord as one object: its lifecycle, its people, and the faults that a test can cause."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.loopback import payloads
from bot.loopback.faults import Faults, RateLimits
from bot.loopback.ids import FIRST_ID, Clock
from bot.loopback.log_listener import LogListener
from bot.loopback.own_site import keep_to_own_site, only_own_site
from bot.loopback.people import Person
from bot.loopback.rest import Hooks, Rest
from bot.loopback.state import State
from bot.loopback.traffic_record import Entry, Recording
from bot.loopback.world import Channel, Guild, Permission, Watcher


def utc_now() -> datetime:
    """Return the time of the machine's clock."""
    return datetime.now(UTC)


class LoopbackDiscord:
    """A Discord on this machine, at 127.0.0.1; also an async context manager.

    `port` 0 takes a free port. `record` is a file for all REST traffic, as JSON lines. `rate_limits` turns on Discord's
    rate limits: their headers with every answer, and 429s. An enforced nonce holds for `nonce_window`. The bot must
    answer an interaction within `reply_within` seconds. `now` gives aware datetimes for messages, tokens and nonces.
    `first_id` is the first number of the plain counter of people, guilds, channels and commands; the ids of messages
    and interactions carry the time of `now`.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        record: Path | None = None,
        rate_limits: bool = False,
        nonce_window: timedelta = timedelta(minutes=5),
        reply_within: float = 3.0,
        now: Clock = utc_now,
        first_id: int = FIRST_ID,
    ) -> None:
        self.state = State(now=now, first_id=first_id, nonce_window=nonce_window, reply_within=reply_within)
        self._port = port
        self._recording = Recording(record)
        self._rest = Rest(self.state, self._recording, RateLimits(enabled=rate_limits))
        self._runner: web.AppRunner | None = None
        self._more_routes: list[Callable[[web.Application], None]] = []
        self._listener = LogListener(self.state.trouble.append)
        self.people: list[Person] = []
        self.guild = self.add_guild("The Tavern")
        self.channel = self.add_channel("tavern")

    # ------------------------------------------------------------------ lifecycle

    def add_routes(self, add_to: Callable[[web.Application], None]) -> None:
        """Add routes beside Discord's own, such as those of a page. Call it before `start`."""
        self._more_routes.append(add_to)

    async def start(self) -> Self:
        """Start the server."""
        app = web.Application(middlewares=[only_own_site])
        app.on_response_prepare.append(keep_to_own_site)
        app.router.add_get("/gateway", self.state.gateway.handle)
        self._rest.add_to(app)
        for add_to in self._more_routes:
            add_to(app)
        self._recording.open()
        self._listener.start()
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        host, port = self._runner.addresses[0][:2]
        self.state.url = f"http://{host}:{port}"
        self.state.gateway.url = f"ws://{host}:{port}/gateway"
        return self

    async def stop(self) -> None:
        """Close all connections and stop the server."""
        await self.state.gateway.disconnect(1001)
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        self._recording.close()
        self._listener.stop()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """The address of the server, for `aim_discord_py_at`."""
        return self.state.url

    @property
    def bot_token(self) -> str:
        """The only token that the server accepts; each server has its own."""
        return self.state.bot_token

    @property
    def reply_within(self) -> float:
        """The seconds in which the bot must answer an interaction."""
        return self.state.interactions.reply_within

    @reply_within.setter
    def reply_within(self, seconds: float) -> None:
        self.state.interactions.reply_within = seconds

    @property
    def bot_id(self) -> int:
        """The id of the bot's account and application."""
        return self.state.world.bot.id

    # ------------------------------------------------------------------ the world

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Open a guild with the bot in it, and send the event to connected bots."""
        guild = self.state.world.add_guild(name, locale)
        self.state.gateway.guild_changed(guild)
        return guild

    def rename_guild(self, guild: Guild, name: str) -> None:
        """Give a guild another name, and send the event to connected bots."""
        if name != guild.name:
            guild.name = name
            self.state.gateway.guild_renamed(guild)

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Open a text channel, in the first guild by default."""
        channel = self.state.world.add_channel(guild or self.guild, name)
        self.state.gateway.publish("CHANNEL_CREATE", payloads.channel(channel), channel.guild)
        return channel

    def add_thread(self, name: str, parent: Channel | None = None) -> Channel:
        """Open a public thread, below the first channel by default."""
        parent = parent or self.channel
        assert parent.guild is not None
        thread = self.state.world.add_channel(parent.guild, name, parent)
        self.state.gateway.publish("THREAD_CREATE", payloads.channel(thread) | {"newly_created": True}, parent.guild)
        return thread

    def archive_thread(self, thread: Channel, *, locked: bool = False) -> None:
        """Close a thread; `locked`: so that the bot cannot open it."""
        thread.archived, thread.locked = True, locked
        self.state.gateway.thread_changed(thread)

    def open_thread(self, thread: Channel) -> None:
        """Open a thread that was archived or locked."""
        thread.archived = thread.locked = False
        self.state.gateway.thread_changed(thread)

    def delete_channel(self, channel: Channel, *, silently: bool = False) -> None:
        """Delete a channel or thread; `silently`: without an event, as while the bot is not connected."""
        self.state.world.delete_channel(channel)
        if not silently:
            self.state.gateway.channel_deleted(channel)

    def add_person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        dms: bool = True,
        permissions: int = 0,
        guilds: list[Guild] | None = None,
    ) -> Person:
        """Let a person join the guilds, all by default; `permissions` (bits) are added to everyone's."""
        user = self.state.world.add_user(name, locale=locale, dms=dms)
        for guild in self.state.world.guilds.values() if guilds is None else guilds:
            self.state.world.join(guild, user, Permission(permissions))
        person = Person(self.state, user)
        self.people.append(person)
        return person

    def hand_over(self, person: Person, guild: Guild | None = None) -> None:
        """Make a person the owner of a guild, the first by default. Call it before the bot connects."""
        (guild or self.guild).owner_id = person.id

    def deny(self, channel: Channel, permissions: int, who: Person | None = None) -> None:
        """Deny permissions (bits) in a channel, to the bot by default; 0 denies none."""
        channel.denied[who.id if who else self.bot_id] = Permission(permissions)
        if channel.parent is None:
            self.state.gateway.publish("CHANNEL_UPDATE", payloads.channel(channel), channel.guild)

    # ------------------------------------------------------------------ watching

    @property
    def trouble(self) -> list[str]:
        """What a correct bot never causes: refusals, unknown routes, missing answers, errors in discord.py's log."""
        return self.state.trouble

    @property
    def expected(self) -> set[int]:
        """Discord's codes that are not added to the trouble: 50007, and those that a test adds."""
        return self._rest.expected

    @property
    def traffic(self) -> list[Entry]:
        """Every REST request of the bot and its answer."""
        return self._recording.traffic

    def watch(self, callback: Watcher) -> Callable[[], None]:
        """Call back with ("create" | "edit" | "delete", message) at every change, in order; return what stops it."""
        self.state.world.watchers.append(callback)
        return lambda: self.state.world.watchers.remove(callback)

    async def until(self, condition: Callable[[], object], timeout: float = 30.0) -> None:  # noqa: ASYNC109 - its promise
        """Wait until a condition holds, checking it after every change.

        Raises TimeoutError with the trouble so far.
        """
        try:
            await self.state.until(condition, timeout)
        except TimeoutError:
            raise TimeoutError(f"not within {timeout:g} s; trouble: {self.trouble}") from None

    @property
    def connected(self) -> bool:
        """Whether a bot is connected to the gateway."""
        return any(session.live for session in self.state.gateway.sessions.values())

    # ------------------------------------------------------------------ faults

    @property
    def faults(self) -> Faults:
        """Faults to inject: `faults.add("POST", "/messages$", status=503)`."""
        return self._rest.faults

    @property
    def hooks(self) -> Hooks:
        """Functions that run at three moments of every request."""
        return self._rest.hooks

    @property
    def limits(self) -> RateLimits:
        """The rate limits: `enabled`, `limit`, `per`."""
        return self._rest.limits

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Remove the bot from a guild, the first by default."""
        guild = guild or self.guild
        guild.members.pop(self.bot_id, None)
        self.state.gateway.guild_changed(guild)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Add the bot to a guild again, the first by default."""
        guild = guild or self.guild
        self.state.world.join(guild, self.state.world.bot)
        self.state.gateway.guild_changed(guild)

    async def disconnect(self, code: int = 4000, shard: int | None = None) -> None:
        """Close every connection of a bot, or those of one shard; discord.py resumes after 4000."""
        await self.state.gateway.disconnect(code, shard)

    async def ask_reconnect(self, shard: int | None = None) -> None:
        """Ask every client, or those of one shard, to reconnect and resume (op 7)."""
        self.state.gateway.ask_reconnect(shard)

    async def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Declare every session, or those of one shard, invalid (op 9); discord.py identifies again after 5 s."""
        self.state.gateway.invalidate(resumable=resumable, shard=shard)
