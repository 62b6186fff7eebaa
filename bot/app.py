"""The bot: one discord.py client with all its shards. It builds the services and starts the workers."""

import asyncio
import contextlib
from collections.abc import Callable
from random import SystemRandom

import discord
import structlog
import yarl
from discord import app_commands

from bot.clock import Clock, SystemClock
from bot.commands import CatalogTranslator, add_commands
from bot.delivery.emoji import OwnEmoji
from bot.delivery.messages import Messages
from bot.delivery.servers import KnownServers
from bot.delivery.uploads import Uploads
from bot.handlers.router import route
from bot.interactions.components import ChosenSelect, PressedButton, answer_the_rest
from bot.interactions.door import Door, Interaction
from bot.logs import log_fault
from bot.pictures import Painter
from bot.services import Services
from bot.settings import Settings
from bot.tables.people import Locales
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.workers import archiving, emoji, heartbeat, places, purging, texts
from bot.workers.crew import TableCrew
from bot.workers.trouble import StoreTroubles
from storage import Store, StoreError, trouble_of

log = structlog.get_logger(__name__)

# The bot does not use voice: discord.py need not warn about missing libraries.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Quartermaster(discord.AutoShardedClient):
    """The game master, made by :func:`create_bot`; all start-up work is in ``setup_hook``."""

    services: Services
    crew: TableCrew
    door: Door

    def __init__(self, settings: Settings, clock: Clock, chance: Callable[[], float]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=settings.ready_timeout,
            max_messages=None,
        )
        self.settings = settings
        self.clock = clock
        self._chance = chance
        self.tree = CommandTree(self)
        self.painter = Painter()
        self.emoji = OwnEmoji()
        self.uploads = Uploads(self.painter.png, self.emoji)
        self.messages = Messages(self, self.uploads, clock, settings.table_message_age)
        self.serving = asyncio.Event()
        """Set as soon as interactions can arrive from every server."""
        self.servers = KnownServers(self)
        self._connected: set[int] = set()
        self._known_before: dict[int, list[discord.Guild]] = {}
        self.purged = asyncio.Event()
        """Set when the bot knows its servers and has purged old data."""

    @property
    def store(self) -> Store:
        """The store; it is open after ``setup_hook``."""
        return self.services.store

    @property
    def tables(self) -> TableRegistry:
        """The registry of tables."""
        return self.services.tables

    async def settled(self, table: Table, within: float) -> None:
        """Wait until every change up to now was delivered or failed, at most ``within`` seconds."""
        await self.crew.settled(table, within)

    async def setup_hook(self) -> None:
        """Open the store, register commands and components, and start the workers."""
        store = await Store.open(self.settings.database, now=self.clock.now)
        self.services = Services(
            self.settings,
            self.clock,
            store,
            TableRegistry(store, self.settings.live_matches),
            self.painter,
            self.servers,
            Locales(store),
            self._chance,
        )
        self.crew = self.services.crew = TableCrew(self.services, self.messages)
        self.crew.work(StoreTroubles(self.services, self.messages).run(), "store")
        self.door = Door(self.services, self.uploads, self.messages, route)
        last_seen = await store.running.begin(heartbeat.UNNOTICED)
        self.add_dynamic_items(PressedButton, ChosenSelect)
        add_commands(self.tree)
        await self.tree.set_translator(CatalogTranslator())
        await self.tree.sync()
        await self.crew.begin(last_seen, self.serving.wait)
        self.crew.work(self.crew.reminders.run(), "reminders")
        # Not started by on_ready, which discord.py may still call when the bot has been closed.
        self.crew.work(purging.run(self.services, self.wait_until_ready, self.purged), "purging")
        self.crew.work(archiving.run(self.services), "archiving")
        self.crew.work(heartbeat.run(self.services), "heartbeat")
        self.crew.work(texts.run(self.serving.wait), "texts")
        if self.settings.emoji:
            self.crew.work(emoji.run(self.services, self, self.emoji), "emoji")

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, unless the bot was closed meanwhile: discord.py would try again for ever."""
        if not self.is_closed():
            await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait as long as Discord asks for, and remember which servers the shard knew until now."""
        await super().before_identify_hook(shard_id, initial=initial)
        assert shard_id is not None
        self._known_before[shard_id] = [guild for guild in self.guilds if guild.shard_id == shard_id]

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard is open: every press in its servers arrives from now on."""
        self._connected.add(shard_id)
        if len(self._connected) == self.shard_count:
            self.serving.set()
        # discord.py keeps the servers of which a shard is no longer told; it has made the others anew.
        for guild in self._known_before.pop(shard_id, []):
            if self.get_guild(guild.id) is guild:
                self.servers.forget(guild)
                await self.on_guild_remove(guild)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Check the tables of the shard's servers: channels may have changed while it was not connected."""
        # discord.py may still call this when the bot has been closed.
        if not self.services.stopping:
            here = places.check_shard(self.services, self.wait_until_ready, shard_id, self.shard_count)
            self.crew.work(here, "places")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server that the bot is on again, and let its tables go on."""
        await self._note_server(guild, left=False)
        await places.check_server(self.services, guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server: its data are purged some time later."""
        await self._note_server(guild, left=True)
        await places.check_server(self.services, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the people of a table whose channel was deleted."""
        await places.channel_deleted(self.services, channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Tell the people of a table whose thread was deleted."""
        await places.channel_deleted(self.services, thread.guild_id, thread.thread_id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Check the tables of a server after a change of a thread, such as its unlocking."""
        await places.check_server(self.services, thread.guild_id)

    async def on_guild_channel_update(
        self,
        before: discord.abc.GuildChannel,  # noqa: ARG002 - discord.py passes both
        after: discord.abc.GuildChannel,
    ) -> None:
        """Check the tables of a server after a change of permissions in a channel."""
        await places.check_server(self.services, after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:  # noqa: ARG002 - as above
        """Check the tables of a server after a change of a role."""
        await places.check_server(self.services, after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:  # noqa: ARG002 - as above
        """Check the tables of a server after a change of the bot's own roles, the only member it hears of."""
        await places.check_server(self.services, after.guild.id)

    async def _note_server(self, guild: discord.Guild, *, left: bool) -> None:
        """Note whether the bot is on a server; after a failure the daily purge notes it."""
        try:
            await self.store.privacy.set_left(guild.id, left=left)
        except Exception:
            log_fault(log, "server not noted", server=guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer interactions that no command and no component claims."""
        await answer_the_rest(interaction)

    async def close(self) -> None:
        """Stop the workers, close the store and leave Discord. The rest is delivered after the next start."""
        started = hasattr(self, "services")
        if started:
            self.services.stopping = True
            await self.crew.close()
            await self.door.close()
        await super().close()
        await self.painter.aclose()
        if started:
            with contextlib.suppress(StoreError):  # the last heartbeat is at most half a minute old
                await self.store.running.note()
            await self.store.close()


class CommandTree(app_commands.CommandTree[Quartermaster]):
    """The slash commands. If one of them fails, the person is told kindly."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Log the error and answer."""
        if trouble_of(error) is None:
            log.error("command failed", command=getattr(interaction.command, "qualified_name", "?"), exc_info=error)
        if interaction.type is discord.InteractionType.application_command:
            await self.client.door.apologise(interaction, error)


def create_bot(
    settings: Settings, clock: Clock | None = None, chance: Callable[[], float] | None = None
) -> Quartermaster:
    """Return an unstarted client: ``async with bot: await bot.start(token)``. One process may have several.

    ``clock`` None: the machine's clock. ``chance`` None: numbers from 0 until below 1 that nobody can foresee.
    """
    return Quartermaster(settings, clock or SystemClock(), chance or SystemRandom().random)
