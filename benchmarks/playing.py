"""People who play with a bot in another process, one answer at a time, while everything is counted."""

import re
import sqlite3
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.process import Process, Usage
from bot.cli.demo import NAMES
from bot.cli.player import WITHIN, Cast, Player, newest, public_messages
from bot.cli.transcript import custom_id_of
from bot.loopback import LoopbackDiscord, Message, Person
from bot.loopback.traffic_record import Entry
from bot.loopback.world import SUPPRESS_NOTIFICATIONS
from tests.end_to_end.crew import LogReader

BEYOND_LIMIT = ("POST callback", "interaction token")
"""Beginnings of the routes that do not count for the bot's global limit."""


@dataclass
class Played:
    """The counts between the first answer and the last.

    ``waits``: seconds from the last press of each answer to the last request. ``turns``: for each turn of a person, the
    messages that notified them of it. ``notified``: all messages with a notification, by seat.
    """

    game: str
    seats: int
    answers: int = 0
    interactions: int = 0
    routes: Counter[str] = field(default_factory=Counter[str])
    waits: list[float] = field(default_factory=list[float])
    turns: list[int] = field(default_factory=list[int])
    notified: list[int] = field(default_factory=list[int])
    pictures: int = 0
    """Different pictures that were sent: each was drawn once."""
    before: Usage | None = None
    after: Usage | None = None

    @property
    def requests(self) -> int:
        """All requests."""
        return self.routes.total()

    @property
    def limited(self) -> int:
        """The requests that count for the global limit."""
        return sum(count for route, count in self.routes.items() if not route.startswith(BEYOND_LIMIT))

    @property
    def usage(self) -> tuple[Usage, Usage]:
        """The figures of the process before the first answer and after the last."""
        assert self.before is not None
        assert self.after is not None
        return self.before, self.after

    @property
    def cpu(self) -> float:
        """The bot's CPU seconds."""
        before, after = self.usage
        return after.cpu - before.cpu


MATCHES = (("corsari", 3), ("tortuga", 9))
_played: dict[tuple[str, int, int, bool], Played] = {}


async def matches(arguments: Namespace, *, trace: bool = False) -> list[Played]:
    """Return a match of each game; two measurements of one run share a match."""
    for game, seats in MATCHES[: arguments.games]:
        key = game, seats, arguments.answers, trace
        if key not in _played:
            _played[key] = await played(game, seats, arguments.answers, trace=trace)
    return [_played[game, seats, arguments.answers, trace] for game, seats in MATCHES[: arguments.games]]


async def played(
    game: str, seats: int, answers: int, *, trace: bool = False, pictures: str = "off", pause: float = 0
) -> Played:
    """Play a match of people who all press buttons, up to a number of answers; wait for the delivery of each.

    ``pause``: seconds between two answers, by the clocks of the bot and of Discord, which are put forward.
    """
    ahead = timedelta()

    def now() -> datetime:
        return datetime.now(UTC) + ahead

    def later() -> float:
        nonlocal ahead
        ahead += timedelta(seconds=pause)
        return ahead.total_seconds()

    with tempfile.TemporaryDirectory(prefix="quartermaster-bench-") as name:
        async with (
            LoopbackDiscord(now=now) as server,
            Process(server, Path(name), trace=trace, pictures=pictures) as bot,
        ):
            people = [server.add_person(NAMES[seat]) for seat in range(seats)]
            # The bot learns of them only by what they press.
            await bot.connected()
            evening = Evening(server, bot, people, Played(game, seats))
            await evening.sit_down()
            await evening.play(answers, later if pause else None)
            if server.trouble:
                raise RuntimeError(f"the loopback reports: {server.trouble[:3]}")
            await bot.stop()
            return evening.counted


class Evening:
    """One match and what is counted of it."""

    def __init__(self, server: LoopbackDiscord, bot: Process, people: Sequence[Person], counted: Played) -> None:
        self.server, self.bot, self.people, self.counted = server, bot, people, counted
        self._pressed = perf_counter()
        self._heard: Counter[int] = Counter()
        send = server.state.send

        def note(interaction: Any) -> None:
            self._pressed = perf_counter()
            send(interaction)

        server.state.send = note
        server.watch(self._hear)

    def _hear(self, change: str, message: Message) -> None:
        """Count a new message for everybody whom it notifies."""
        loud = not message.flags & SUPPRESS_NOTIFICATIONS and message.ephemeral_for is None
        if change == "create" and loud and message.author.id == self.server.bot_id:
            recipient = message.channel.recipient
            self._heard.update({recipient.id} if recipient is not None else set(message.mentions))

    async def sit_down(self, pace: str | None = None) -> None:
        """Have the first person open a lobby and choose its pace, everybody join, and the match start."""
        host, channel = self.people[0], self.server.channel
        await (await host.slash("game new", channel, game=self.counted.game)).done(WITHIN)
        if pace is not None:
            await (await host.slash("game pace", channel, time=pace)).done(WITHIN)
        for person in self.people:
            await self._press(person, "join")
        await self._press(host, "start")
        await self.bot.quiet()

    async def _press(self, person: Person, verb: str) -> None:
        channel = self.server.channel

        def card() -> Message | None:
            return newest(public_messages(person, channel), lambda press: press.verb == verb)

        await self.server.until(lambda: card() is not None, WITHIN)
        message = card()
        assert message is not None
        # While the painters start, the press is only acknowledged, and the table's own message is the answer.
        await (await person.press(message, custom_id_of(message, verb))).settled(WITHIN)
        await self.bot.quiet()

    async def play(self, answers: int, later: Callable[[], float] | None = None) -> None:
        """Play, and count from the first answer on. ``later`` puts Discord's clock forward before each answer."""
        reader: Any = LogReader(self.bot.database, 1)
        try:
            cast = Cast(self.server, reader.bot, self._seated())
            players = [Player(cast, reader, seat) for seat in range(len(cast.people))]
            counted = self.counted
            counted.before = await self.bot.usage()
            begun, entries = len(self.server.traffic), len(reader.match.entries)
            self._heard.clear()
            while (asked := await reader.look(lambda match: dict(match.questions))) and counted.answers < answers:
                for seat, question in asked.items():
                    if counted.answers >= answers or not reader.is_open(question):
                        continue
                    if later is not None:
                        self.bot.ahead = later()
                        await self.bot.usage()
                    waiting, heard = set(reader.match.questions), self._heard.copy()
                    await players[seat].answer(question)
                    await self.bot.quiet()
                    counted.waits.append(self.bot.last_request - self._pressed)
                    reader.read()
                    counted.answers = len(reader.match.entries) - entries
                    begun_now = set(reader.match.questions) - waiting
                    counted.turns += [(self._heard - heard)[cast.people[seat].id] for seat in sorted(begun_now)]
            counted.after = await self.bot.usage()
            counted.notified = [self._heard[person.id] for person in cast.people]
            counted.routes = Counter(self._route(entry) for entry in self.server.traffic[begun:])
            counted.interactions = counted.routes["POST callback"]
            files = [file["filename"] for entry in self.server.traffic[begun:] for file in entry["files"]]
            counted.pictures = len({name for name in files if name.endswith(".png")})
        finally:
            reader.close()

    def _seated(self) -> list[Person]:
        """Return the people by their seats."""
        with sqlite3.connect(f"{self.bot.database.absolute().as_uri()}?mode=ro", uri=True) as read:
            rows = read.execute("SELECT user_id FROM sittings WHERE left_at IS NULL ORDER BY seat").fetchall()
        read.close()
        known = {person.id: person for person in self.people}
        return [known[user_id] for (user_id,) in rows]

    def _route(self, entry: Entry) -> str:
        return route_of(entry, self.server.channel.id)


def route_of(entry: Entry, table_channel: int) -> str:
    """Return the kind of a request."""
    method, path = entry["method"], entry["path"]
    if path.endswith("/callback"):
        return "POST callback"
    if path.startswith("/webhooks/"):
        return f"interaction token {method}"
    if found := re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", path):
        where = "table's channel" if int(found[1]) == table_channel else "direct messages"
        what = "history" if method == "GET" and not found[2] else "message"
        return f"{method} {what}, {where}"
    return f"{method} {re.sub(r'[0-9]+', '#', path)}"
