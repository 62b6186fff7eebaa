"""The bot: one discord.py client with its store, tables and workers."""

import asyncio
import contextlib
from datetime import timedelta
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.clock import Clock, SystemClock
from bot.commands import CatalogTranslator, add_commands
from bot.components import ChosenSelect, PressedButton, answer_the_rest
from bot.deadlines import TableTime
from bot.delivery import Delivery
from bot.forgetting import note_servers, purge_servers
from bot.habits import LONGEST
from bot.idle import EVERY, look_over
from bot.live import Tables
from bot.messages import Messages
from bot.pictures import Painter
from bot.pilots import PilotRunner
from bot.presses import Presses
from bot.reminders import Reminders
from bot.replies import Interaction, Reply
from bot.settings import Settings
from bot.tables import Table
from bot.uploads import Uploads
from storage import Store, StoreError

log = structlog.get_logger(__name__)

DAY = timedelta(days=1)
BEAT = timedelta(seconds=30)
UNNOTICED = timedelta(minutes=1)
"""So long the bot may be away without anybody's time standing still."""
NOTICES_KEPT = timedelta(days=LONGEST + 30)
"""Longer than anybody is away: who was asked to stand in, and did not want to, is not asked again meanwhile."""

# The bot does not speak: discord.py need not warn that it could not.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Quartermaster(discord.Client):
    """The game master. Made by :func:`create_bot`; all start-up work is in ``setup_hook``."""

    store: Store
    tables: Tables
    presses: Presses
    reminders: Reminders

    def __init__(self, settings: Settings, clock: Clock) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=settings.ready_timeout,
            max_messages=None,
        )
        self.settings = settings
        self.clock = clock
        self.tree = CommandTree(self)
        self.painter = Painter()
        self.uploads = Uploads(self.painter.png)
        self.messages = Messages(self, self.uploads, clock, settings.table_message_age)
        self._deliveries: dict[int, Delivery] = {}
        self.times: dict[int, TableTime] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._locales: dict[int, str] = {}
        self.serving = asyncio.Event()
        """Set as soon as interactions can come in."""
        self.tidied = asyncio.Event()
        """Set when it is known which servers the bot is on."""

    async def setup_hook(self) -> None:
        """Open the store, register commands and components, and take up every table where it was left."""
        self.store = await Store.open(self.settings.database, now=self.clock.now)
        await self.store.running.begin(UNNOTICED)
        self.tables = Tables(self.store, self.settings.live_matches)
        self.presses = Presses(self)
        self.reminders = Reminders(self)
        self.add_dynamic_items(PressedButton, ChosenSelect)
        add_commands(self)
        await self.tree.set_translator(CatalogTranslator())
        await self.tree.sync()
        for table in await self.tables.load():
            self.watch(table)
        self._work(self.reminders.run(), "reminders")
        # Not begun by on_ready, which discord.py may still want to call when the bot has been closed.
        self._work(self._tidy(), "tidy")
        self._work(self._look_after_idle(), "idle")
        self._work(self._run_on(), "running")

    async def on_connect(self) -> None:
        """Note that the gateway is open: what is pressed now, arrives."""
        self.serving.set()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is stored of a server that the bot is on again."""
        await self.store.privacy.set_left(guild.id, left=False)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server: its data go some time later."""
        await self.store.privacy.set_left(guild.id, left=True)

    async def _tidy(self) -> None:
        """Delete what is stored of servers that the bot left long ago: once it is known which are there, every day."""
        await self.wait_until_ready()
        while True:
            try:
                await note_servers(self)
                await purge_servers(self)
                await self.store.notices.clear(self.clock.now() - NOTICES_KEPT)
            except StoreError:
                log.exception("what is to be forgotten could not be")
            self.tidied.set()
            await self.clock.sleep_until(self.clock.now() + DAY)

    async def _look_after_idle(self) -> None:
        """Look after the tables at which nobody plays any more, again and again."""
        while True:
            try:
                await look_over(self)
            except StoreError:
                log.exception("tables that lie still could not be looked after")
            await self.clock.sleep_until(self.clock.now() + EVERY)

    async def _run_on(self) -> None:
        """Note again and again that the bot runs, should it ever be ended without notice."""
        while True:
            # By the loop's time: it is about the process, and wakes nobody who waits for a moment.
            await asyncio.sleep(BEAT.total_seconds())
            try:
                await self.store.running.note()
            except StoreError:
                log.exception("that the bot runs could not be noted")

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what no command and no component claims."""
        await answer_the_rest(interaction)

    def watch(self, table: Table) -> None:
        """Start the workers of a table."""
        chosen = self.settings
        times = self.times[table.id] = TableTime(self, table)
        delivery = Delivery(
            self.messages,
            self.store,
            table,
            chosen.language,
            chosen.pictures,
            self.clock,
            chosen.owner,
            times.sync,
        )
        self._deliveries[table.id] = delivery
        self._work(self._deliver(table, delivery), worker_name(table.id))
        self._work(times.run(), worker_name(table.id))
        self._work(PilotRunner(table, chosen.pilot_pause).run(), worker_name(table.id))

    async def _deliver(self, table: Table, delivery: Delivery) -> None:
        await delivery.run()
        # Over and told: nothing of it needs to stay in memory.
        del self._deliveries[table.id]
        self.times.pop(table.id, None)
        self.tables.forget(table)

    async def drop(self, table_id: int) -> None:
        """Stop the workers of a table that is to be deleted, and forget it."""
        workers = [worker for worker in self._workers if worker.get_name() == worker_name(table_id)]
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        self._deliveries.pop(table_id, None)
        self.times.pop(table_id, None)
        if (table := await self.tables.get(table_id)) is not None:
            self.tables.forget(table)

    async def wake(self, table_id: int) -> None:
        """Let an archived match go on, with new workers. Raises ChannelBusy, WrongState."""
        await self.drop(table_id)
        try:
            await self.store.tables.wake(table_id)
        finally:
            if (table := await self.tables.get(table_id)) is not None:
                await table.refresh()
                # Also where it could not be woken: perhaps not everybody has been told yet that it is archived.
                if table.row.told_at is None:
                    self.watch(table)

    async def settled(self, table: Table, within: float) -> None:
        """Wait until what has changed at a table by now was told, or could not be; give up ``within`` seconds."""
        delivery = self._deliveries.get(table.id)
        if delivery is not None:
            await delivery.settled(within)

    async def remember_locale(self, user_id: int, locale: str) -> None:
        """Keep the language that a person's Discord speaks, for direct messages."""
        if self._locales.get(user_id) != locale:
            await self.store.people.set_locale(user_id, locale)
            self._locales[user_id] = locale

    def forget_locale(self, user_id: int) -> None:
        """Forget a person's language."""
        self._locales.pop(user_id, None)

    async def close(self) -> None:
        """Stop the workers, close the store, leave Discord. What was not told yet is told after the next start."""
        workers = list(self._workers)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        if hasattr(self, "presses"):
            await self.presses.screens.close()
        await super().close()
        await self.painter.aclose()
        if hasattr(self, "store"):
            with contextlib.suppress(StoreError):  # it was noted half a minute ago
                await self.store.running.note()
            await self.store.close()

    def _work(self, work: Any, name: str) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work, name=name)
        self._workers.add(task)
        task.add_done_callback(self._worker_done)

    def _worker_done(self, task: asyncio.Task[None]) -> None:
        self._workers.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a worker failed", worker=task.get_name(), exc_info=error)


class CommandTree(app_commands.CommandTree[Quartermaster]):
    """The commands; whatever one of them raises, the person is told kindly."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Log and answer."""
        log.error("a command failed", command=getattr(interaction.command, "qualified_name", "?"), exc_info=error)
        if interaction.type is discord.InteractionType.application_command:
            presses = self.client.presses
            async with Reply(interaction) as reply:
                await presses.apologise(reply, await presses.words(interaction))


def worker_name(table_id: int) -> str:
    """Return what the tasks of a table's workers are called."""
    return f"table-{table_id}"


def create_bot(settings: Settings, clock: Clock | None = None) -> Quartermaster:
    """Return an unstarted client: ``async with bot: await bot.start(token)``. Several may live in one process.

    ``clock`` None: the machine's.
    """
    return Quartermaster(settings, clock or SystemClock())
