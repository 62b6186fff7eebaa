"""A house for tests: the real bot with the real discord.py client on a loopback Discord."""

import asyncio
import os
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from bot.app import Quartermaster, create_bot
from bot.cli.transcript import holding, newest, presses, public_messages
from bot.clock import Clock, SystemClock
from bot.custom_ids import Press
from bot.loopback import LoopbackDiscord, Message, Person, Response, aim_discord_py_at
from bot.loopback.routes_commands import GLOBAL
from bot.settings import Settings
from bot.tables.table import Table
from bot.text import catalog
from rules import GAMES
from storage import Store

from .loop_database import on_the_loop

_FRESH: dict[str, bytes] = {}
"""A database with all tables and nothing in them, once it was made."""

_TREES: dict[tuple[str, ...], list[Any]] = {}
"""The commands as Discord keeps them, by the games and languages: they take most of a start's time."""

DICE = os.environ.get("TEST_DICE", "house")
"""The dice of every match that chooses none: the same on every run, but in ``make fuzz``."""

THREADED = "TEST_DICE" in os.environ
"""Whether the database has a thread of its own, as in production: in ``make fuzz``, and where a test asks for it."""


class House:
    """Server, database and bot. ``await house.start()`` starts all; ``stop`` closes only the bot, which can restart.

    ``clock`` is the clock of all three. ``record``: the file for all traffic, in tests that read it. ``threaded``: the
    database has its thread. ``called`` holds the mentions of each message when it arrived: an edit mentions nobody, and
    removes them from the message.
    """

    def __init__(
        self,
        folder: Path,
        clock: Clock | None = None,
        record: Path | None = None,
        *,
        threaded: bool = THREADED,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self._threaded = threaded
        self.clock = clock or SystemClock()
        self._recorded = record is not None
        self.server = LoopbackDiscord(record=record, now=self.clock.now)
        if clock is not None:
            # A clock that is set by hand may jump past the life of a token while a private reply is being removed.
            self.server.expected.add(10015)
        self.settings = Settings(
            _env_file=None,
            # Drawing takes time, and most tests need neither pictures nor the bot's own emoji.
            **(
                {
                    "database": folder / "q.db",
                    "pilot_pause": 0,
                    "ready_timeout": 0.2,
                    "pictures": "off",
                    "emoji": False,
                    "dice_seed": DICE,
                }
                | settings
            ),
        )
        self.called: dict[int, list[int]] = {}
        self.server.watch(self._note)
        self.bot: Quartermaster
        self.chance: Callable[[], float] | None = None
        """The bot's source of chance from its next start on; None: one that nobody can foresee."""
        self._running: asyncio.Task[None] | None = None

    def _note(self, change: str, message: Message) -> None:
        if change == "create":
            self.called[message.id] = sorted(message.mentions)

    async def start(self) -> None:
        """Start the bot, and the server if it does not run."""
        if not self.server.people and self._running is None:
            await self.server.start()
        await lay_database(self.settings.database)
        aim_discord_py_at(self.server.url)
        self.bot = create_bot(self.settings, self.clock, self.chance)
        self.bot.tree.sync = partial(self.sync, self.bot)
        with nullcontext() if self._threaded else on_the_loop():
            self._running = asyncio.create_task(self.bot.start(self.server.bot_token))
            serving = asyncio.create_task(self.bot.serving.wait())
            await asyncio.wait({serving, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            serving.cancel()
            await self._running

    async def sync(self, bot: Quartermaster) -> None:
        """Register the commands as the tree does, or, where a bot with the same ones has, as Discord has kept them."""
        known = (*GAMES, *catalog.locales())
        if known not in _TREES or self._recorded:
            tree: Any = bot.tree
            payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
            _TREES[known] = await bot.http.bulk_upsert_global_commands(bot.application_id, payload)
        # The same numbers in every house, or people's would depend on whether a house was the first of its process.
        state, about = self.server.state, {"application_id": str(bot.application_id)}
        numbers = {one["name"]: {"id": one["id"], "version": one["version"]} for one in state.commands.get(GLOBAL, ())}
        state.commands[GLOBAL] = [
            kept
            | about
            | (numbers.get(kept["name"]) or {"id": str(state.ids.place()), "version": str(state.ids.place())})
            for kept in _TREES[known]
        ]

    async def stop(self) -> None:
        """Stop the bot cleanly."""
        if self._running is not None:
            await self.bot.close()
            await self._running

    async def close(self) -> None:
        """Stop everything."""
        await self.stop()
        await self.server.stop()

    async def __aenter__(self) -> Self:
        """Start everything."""
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop everything; trouble of the bot fails the test."""
        await self.close()
        assert self.server.trouble == []

    @property
    def idle(self) -> bool:
        """Whether no table has workers, and none is going to be looked at after the start."""
        return not self.bot.crew.awake and not len(self.bot.crew.backlog)

    # ------------------------------------------------------------ people

    def people(self, *names: str, **about: Any) -> list[Person]:
        """Add people to the server."""
        return [self.server.add_person(name, **about) for name in names]

    async def shown(self, find: Callable[[], Any], within: float = 30.0) -> Any:
        """Wait until `find` finds something, and return it."""
        await self.server.until(lambda: bool(find()), within)
        return find()

    async def press(self, person: Person, message: Message, verb: str, **about: str) -> Response:
        """Press the button of that verb (and step, arg, question); wait for the private answer."""
        return await settled(await person.press(message, custom_id_of(message, "qb:", verb, about)))

    async def select(self, person: Person, message: Message, verb: str, values: list[str], **about: str) -> Response:
        """Choose from the menu of that verb."""
        return await settled(await person.select(message, custom_id_of(message, "qs:", verb, about), values))

    async def board(self, person: Person, verb: str = "move") -> Message:
        """Wait for the newest public message with a button of that verb, and return it."""
        channel = self.server.channel
        return await self.shown(lambda: newest(public_messages(person, channel), lambda press: press.verb == verb))

    async def open_lobby(self, host: Person, game: str = "corsari", **options: str) -> Message:
        """Have a person open a lobby; return its card."""
        channel = self.server.channel
        # The card of a lobby that was closed a moment ago may still have its buttons.
        before = public_messages(host, channel)
        await settled(await host.slash("game new", channel, game=game, **options))

        def card() -> Message | None:
            new = [message for message in public_messages(host, channel) if message not in before]
            return newest(new, lambda press: press.verb == "join")

        return await self.shown(card)

    async def sit_down(self, *people: Person, ai: int = 0, game: str = "corsari", **options: str) -> Table:
        """Open a lobby, let people and AIs sit down, start the match; return its table."""
        card = await self.open_lobby(people[0], game, **options)
        for person in people:
            await self.press(person, card, "join")
        for _ in range(ai):
            await self.press(people[0], card, "ai")
        await self.shown(lambda: holding(card, lambda press: press.verb == "start"))
        await self.press(people[0], card, "start")
        table = await self.bot.tables.in_channel(self.server.channel.id)
        assert table is not None
        assert table.row.state == "playing"
        return table

    async def own_screen(self, person: Person, verb: str = "move") -> Message:
        """Press "My move" or "My hand", and return the private answer."""
        reply = await self.press(person, await self.board(person, verb), verb)
        assert reply.message is not None
        return reply.message


async def lay_database(path: Path) -> None:
    """Put an empty database where there is none: a copy, because the migrations take longer than the bot's start."""
    if path.exists() or not path.parent.exists():
        return
    if not _FRESH:
        with TemporaryDirectory() as folder:
            made = Path(folder) / "q.db"
            await (await Store.open(made, now=SystemClock().now)).close()
            _FRESH["database"] = made.read_bytes()
    path.touch(0o600)
    path.write_bytes(_FRESH["database"])


def custom_id_of(message: Message, widget: str, verb: str, about: dict[str, str]) -> str:
    """Return the custom_id of a message's button ("qb:") or menu ("qs:") of that verb, and of those other fields."""
    for custom_id, press in presses(message):
        if custom_id.startswith(widget) and fits(press, verb, about):
            return custom_id
    raise LookupError(f"no {verb} {about} in {[custom_id for custom_id, _ in presses(message)]}")


def fits(press: Press, verb: str, about: dict[str, str]) -> bool:
    """Return whether a press has that verb and those other fields."""
    return press.verb == verb and all(getattr(press, name) == value for name, value in about.items())


async def settled(reply: Response) -> Response:
    """Wait for a private answer; a press that was only acknowledged has none."""
    return await reply.settled(30)
