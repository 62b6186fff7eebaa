"""The loopback Discord as one object: lifecycle, people, what a test may do to it."""

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
from bot.loopback.listening import Listener
from bot.loopback.people import Person
from bot.loopback.recording import Entry, Recording
from bot.loopback.rest import MAX_BODY, Hooks, Rest
from bot.loopback.state import State
from bot.loopback.world import EVERYONE, Channel, Guild, Permission, Watcher


def utc_now() -> datetime:
    """The machine's clock."""
    return datetime.now(UTC)


class LoopbackDiscord:
    """A Discord of one machine on 127.0.0.1; also an async context manager.

    `port` 0 takes a free one. `record` writes all REST traffic there as JSON lines. `rate_limits` sends Discord's
    headers with every answer and 429s. An enforced nonce holds for `nonce_window`, an interaction wants an answer
    within `reply_within` seconds, in which everything may run. `now` gives aware datetimes for messages, tokens and
    nonces. `first_id` begins the plain counter of people, guilds, channels and commands; messages and interactions
    carry the time of `now`.
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
        bot_token: str = "loopback",  # noqa: S107 - it opens nothing but this
    ) -> None:
        self.state = State(
            bot_token=bot_token, now=now, first_id=first_id, nonce_window=nonce_window, reply_within=reply_within
        )
        self._port = port
        self._recording = Recording(record)
        self._rest = Rest(self.state, self._recording, RateLimits(enabled=rate_limits))
        self._runner: web.AppRunner | None = None
        self._more_routes: list[Callable[[web.Application], None]] = []
        self._listener = Listener(self.state.trouble.append)
        self.people: list[Person] = []
        self.guild = self.add_guild("The Tavern")
        self.channel = self.add_channel("tavern")

    # ------------------------------------------------------------------ lifecycle

    def add_routes(self, add_to: Callable[[web.Application], None]) -> None:
        """Serve more than Discord's own routes, such as a page; to be called before `start`."""
        self._more_routes.append(add_to)

    async def start(self) -> Self:
        """Listen."""
        app = web.Application(client_max_size=MAX_BODY)
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
        """Hang up on everyone and stop listening."""
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
        """Where it listens: what `aim_discord_py_at` takes."""
        return self.state.url

    @property
    def bot_token(self) -> str:
        """The one token that it takes."""
        return self.state.bot_token

    @property
    def reply_within(self) -> float:
        """How many seconds an interaction waits for its answer."""
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
        """Open a guild with the bot in it; bots that are connected hear of it."""
        guild = self.state.world.add_guild(name, locale)
        payload = payloads.guild_create(self.state.world, guild, EVERYONE)
        # Without `unavailable` it is a guild that the bot has just been invited to.
        self.state.gateway.publish("GUILD_CREATE", {k: v for k, v in payload.items() if k != "unavailable"})
        return guild

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Open a text channel, in the first guild unless another is named."""
        channel = self.state.world.add_channel(guild or self.guild, name)
        self.state.gateway.publish("CHANNEL_CREATE", payloads.channel(channel))
        return channel

    def add_thread(self, name: str, parent: Channel | None = None) -> Channel:
        """Open a public thread, below the first channel unless another is named."""
        parent = parent or self.channel
        assert parent.guild is not None
        thread = self.state.world.add_channel(parent.guild, name, parent)
        self.state.gateway.publish("THREAD_CREATE", payloads.channel(thread) | {"newly_created": True})
        return thread

    def add_person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        dms: bool = True,
        permissions: int = 0,
        guilds: list[Guild] | None = None,
    ) -> Person:
        """Let somebody join, every guild unless some are named; `permissions` (bits) come on top of everyone's."""
        user = self.state.world.add_user(name, locale=locale, dms=dms)
        for guild in self.state.world.guilds.values() if guilds is None else guilds:
            self.state.world.join(guild, user, Permission(permissions))
        person = Person(self.state, user)
        self.people.append(person)
        return person

    def hand_over(self, person: Person, guild: Guild | None = None) -> None:
        """Make a person the owner of a guild, the first where none is named; to be called before the bot connects."""
        (guild or self.guild).owner_id = person.id

    def deny(self, channel: Channel, permissions: int, who: Person | None = None) -> None:
        """Take permissions (bits) away in a channel, from the bot unless a person is named; 0 gives all back."""
        channel.denied[who.id if who else self.bot_id] = Permission(permissions)
        if channel.parent is None:
            self.state.gateway.publish("CHANNEL_UPDATE", payloads.channel(channel))

    # ------------------------------------------------------------------ watching

    @property
    def trouble(self) -> list[str]:
        """What no sound bot causes: refusals, unknown routes, silence, errors that discord.py only logs."""
        return self.state.trouble

    @property
    def expected(self) -> set[int]:
        """Discord's codes that are no trouble: 50007, and what a test adds."""
        return self._rest.expected

    @property
    def traffic(self) -> list[Entry]:
        """Every REST request of the bot and its answer."""
        return self._recording.traffic

    def watch(self, callback: Watcher) -> Callable[[], None]:
        """Call back with ("create" | "edit" | "delete", message) at every change, in order; returns how to stop."""
        self.state.world.watchers.append(callback)
        return lambda: self.state.world.watchers.remove(callback)

    async def until(self, condition: Callable[[], object], timeout: float = 30.0) -> None:  # noqa: ASYNC109 - its promise
        """Wait until a condition holds, looking again after every change.

        Raises TimeoutError, with the trouble so far.
        """
        try:
            await self.state.until(condition, timeout)
        except TimeoutError:
            raise TimeoutError(f"not within {timeout:g} s; trouble: {self.trouble}") from None

    @property
    def connected(self) -> bool:
        """Whether a bot is connected to the gateway now."""
        return any(session.live for session in self.state.gateway.sessions.values())

    # ------------------------------------------------------------------ making life hard

    @property
    def faults(self) -> Faults:
        """Faults to inject: `faults.add("POST", "/messages$", status=503)`."""
        return self._rest.faults

    @property
    def hooks(self) -> Hooks:
        """What to do at the turning points of every request."""
        return self._rest.hooks

    @property
    def limits(self) -> RateLimits:
        """The rate limits: `enabled`, `limit`, `per`."""
        return self._rest.limits

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Have the bot removed from a guild, the first where none is named."""
        guild = guild or self.guild
        guild.members.pop(self.bot_id, None)
        self.state.gateway.guild_changed(guild)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Have the bot added to a guild again."""
        guild = guild or self.guild
        self.state.world.join(guild, self.state.world.bot)
        self.state.gateway.guild_changed(guild)

    async def disconnect(self, code: int = 4000) -> None:
        """Hang up on every client; discord.py resumes after 4000."""
        await self.state.gateway.disconnect(code)

    async def ask_reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        self.state.gateway.ask_reconnect()

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); discord.py identifies anew, five seconds later."""
        self.state.gateway.invalidate(resumable=resumable)
