"""A whole house for tests: the real bot through the real discord.py client on a Discord of this machine."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.app import Quartermaster, create_bot
from bot.clock import Clock, SystemClock
from bot.custom_ids import Press
from bot.demo import holding, newest, presses, public_messages
from bot.loopback import LoopbackDiscord, Message, Person, Reply, aim_discord_py_at
from bot.settings import Settings
from bot.tables import Table


class House:
    """Server, database and bot. ``await house.start()``; ``stop`` closes the bot alone, so that it can start again.

    ``clock`` is the time of all three. ``called`` says whom each message called when it arrived: an edit calls nobody,
    and leaves none of it in the message.
    """

    def __init__(self, folder: Path, clock: Clock | None = None, **settings: Any) -> None:
        self.folder = folder
        self.clock = clock or SystemClock()
        self.server = LoopbackDiscord(record=folder / "http.jsonl", now=self.clock.now)
        self.settings = Settings(
            _env_file=None,
            # Drawing takes its time, and most tests do not look.
            **({"database": folder / "q.db", "pilot_pause": 0, "ready_timeout": 0.2, "pictures": "off"} | settings),
        )
        self.called: dict[int, list[int]] = {}
        self.server.watch(self._note)
        self.bot: Quartermaster
        self._running: asyncio.Task[None] | None = None

    def _note(self, change: str, message: Message) -> None:
        if change == "create":
            self.called[message.id] = sorted(message.mentions)

    async def start(self) -> None:
        """Start the bot, and the server if it is not there yet."""
        if not self.server.people and self._running is None:
            await self.server.start()
        aim_discord_py_at(self.server.url)
        self.bot = create_bot(self.settings, self.clock)
        self._running = asyncio.create_task(self.bot.start(self.server.bot_token))
        serving = asyncio.create_task(self.bot.serving.wait())
        await asyncio.wait({serving, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            serving.cancel()
            await self._running

    async def stop(self) -> None:
        """Stop the bot in good order."""
        if self._running is not None:
            await self.bot.close()
            await self._running

    async def close(self) -> None:
        """Stop everything."""
        await self.stop()
        await self.server.stop()

    # ------------------------------------------------------------ people

    def people(self, *names: str, **about: Any) -> list[Person]:
        """Let people in."""
        return [self.server.add_person(name, **about) for name in names]

    async def shown(self, find: Callable[[], Any], within: float = 30.0) -> Any:
        """Wait until something is to be seen, and return it."""
        await self.server.until(lambda: bool(find()), within)
        return find()

    async def press(self, person: Person, message: Message, verb: str, **about: str) -> Reply:
        """Press the button of that verb (and step, arg, question); wait for the private answer."""
        return await settled(await person.press(message, custom_id_of(message, "qb:", verb, about)))

    async def select(self, person: Person, message: Message, verb: str, values: list[str], **about: str) -> Reply:
        """Choose from the menu of that verb."""
        return await settled(await person.select(message, custom_id_of(message, "qs:", verb, about), values))

    async def board(self, person: Person, verb: str = "move") -> Message:
        """Return the newest public message with a button of that verb, as soon as it is there."""
        channel = self.server.channel
        return await self.shown(lambda: newest(public_messages(person, channel), lambda press: press.verb == verb))

    async def open_lobby(self, host: Person, game: str = "corsari", **options: str) -> Message:
        """Have somebody open a lobby; return its card."""
        await settled(await host.slash("game new", self.server.channel, game=game, **options))
        return await self.board(host, "join")

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
        """Press "My move" or "My hand" and return what only this person sees."""
        reply = await self.press(person, await self.board(person, verb), verb)
        assert reply.message is not None
        return reply.message


def custom_id_of(message: Message, widget: str, verb: str, about: dict[str, str]) -> str:
    """Return the custom_id of a message's button ("qb:") or menu ("qs:") of that verb, and of those other fields."""
    for custom_id, press in presses(message):
        if custom_id.startswith(widget) and fits(press, verb, about):
            return custom_id
    raise LookupError(f"no {verb} {about} in {[custom_id for custom_id, _ in presses(message)]}")


def fits(press: Press, verb: str, about: dict[str, str]) -> bool:
    """Tell whether a press is of that verb, and of those other fields."""
    return press.verb == verb and all(getattr(press, name) == value for name, value in about.items())


async def settled(reply: Reply) -> Reply:
    """Wait for a private answer; a press in a direct message has none."""
    in_dm = reply.kind == "deferred update" and reply.message is not None and reply.message.ephemeral_for is None
    return reply if in_dm else await reply.done(30)
