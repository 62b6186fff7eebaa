"""A start with many open tables: CPU time, edits without a reason, memory, a press in the first minute, and SIGTERM."""

import asyncio
import sqlite3
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from benchmarks.figures import Figure, Measured, median
from benchmarks.many_tables import ManyTables
from benchmarks.playing import Evening, Played
from benchmarks.process import Process, Usage
from bot.cli.demo import NAMES
from bot.cli.player import fingerprint, newest, presses, public_messages
from bot.clock import SystemClock
from bot.custom_ids import Press
from bot.loopback import LoopbackDiscord, Message, NotAnswered
from bot.schedule.timers import REMINDERS
from storage import Store
from tests.end_to_end.crew import LogReader

GAME, SEATS = "corsari", 3
UNDER_WAY = 30  # answers in the match that is copied, at most
MINUTE = 60.0
PATIENCE = 900.0  # seconds for the start that only brings the copies up to date
LOOKS = 200


@dataclass
class Start:
    """The measurements of one start. ``answered``: None if the press had no result within a minute."""

    at_gateway: Usage
    to_gateway: float
    later: Usage
    after: float
    idle: bool
    answered: float | None
    edits: int
    posts: int
    stopped: float


async def measure(arguments: Namespace) -> Measured:
    """Make the tables, start a bot once so that it knows them, and measure the next start."""
    tables: int = arguments.tables
    answers = min(UNDER_WAY, arguments.answers)
    with tempfile.TemporaryDirectory(prefix="quartermaster-bench-") as name:
        async with LoopbackDiscord() as server:
            many, floor = await made(server, Path(name), tables, answers)
            settling = None if arguments.unsettled else await settled(server, Path(name))
            start = await started(server, many, Path(name))
            next_due, empty_look = await looked(Path(name) / "q.db")
    known = "the bot had been started before with all of them" if settling else "the bot's first start with the copies"
    measured = Measured(
        "start",
        f"{tables} tables of {GAME} {SEATS} with {answers} answers each, {known}; one start, no rate limits;"
        " floor: the same bot with an empty database",
    )
    measured.figures = {
        "CPU from start to gateway": Figure(start.at_gateway.cpu, "s", 4, floor.cpu),
        "time from start to gateway": Figure(start.to_gateway, "s"),
        "messages edited though nothing changed": Figure(start.edits, "", 0),
        "messages sent though nothing changed": Figure(start.posts, "", 0),
        "memory at the gateway": Figure(start.at_gateway.rss, "MB", 250, floor.rss),
        "seconds until idle, or a minute": Figure(start.after, "s"),
        "memory then": Figure(start.later.rss, "MB", 250),
        "CPU from start until then": Figure(start.later.cpu, "s"),
        "idle then": Figure(float(start.idle), "(1: yes)"),
        "tasks at the gateway": Figure(start.at_gateway.tasks, "", None, floor.tasks),
        "tasks then": Figure(start.later.tasks, "", 20),
        "a press in the first minute, to its result": Figure(
            MINUTE if start.answered is None else start.answered,
            "s" if start.answered is not None else "s, given up",
            1,
        ),
        "SIGTERM to exit": Figure(start.stopped, "s", 3),
        "timers.next_due": Figure(1000 * next_due, f"ms, median of {LOOKS}", 0.05, 1000 * empty_look),
    }
    if settling:
        measured.parts["the start before, which brought the copies up to date"] = settling
    return measured


async def made(server: LoopbackDiscord, folder: Path, tables: int, answers: int) -> tuple[ManyTables, Usage]:
    """Play a match, stop the bot, and copy everything; return also what the bot used at its gateway."""
    people = [server.add_person(NAMES[seat]) for seat in range(SEATS)]
    async with Process(server, folder) as bot:
        await bot.connected()
        usage = await bot.usage()
        evening = Evening(server, bot, people, Played(GAME, SEATS))
        # Three days for an answer: every table has deadlines, and none of them passes during the measurement.
        await evening.sit_down(pace="slow")
        await evening.play(answers)
        await bot.stop()
    many = ManyTables(server, folder / "q.db", people)
    many.make(tables)
    server.traffic.clear()
    return many, usage


class Changes:
    """Counts how often the bot edits each message, and the messages that it sends."""

    def __init__(self, server: LoopbackDiscord) -> None:
        self._edits: Counter[int] = Counter()
        self._sent: dict[int, int] = {}
        """New message -> its channel."""
        self._server = server
        self._stop = server.watch(self._note)

    def _note(self, change: str, message: Message) -> None:
        if message.author.id != self._server.bot_id or message.ephemeral_for is not None:
            return
        if change == "create":
            self._sent[message.id] = message.channel.id
        elif message.id not in self._sent:
            self._edits[message.id] += 1

    def beside(self, messages: Collection[int], channels: Collection[int]) -> tuple[int, int]:
        """Stop counting; return the edits of other messages than these, and the new messages in other channels."""
        self._stop()
        edits = sum(count for message, count in self._edits.items() if message not in messages)
        return edits, sum(channel not in channels for channel in self._sent.values())


async def settled(server: LoopbackDiscord, folder: Path) -> dict[str, float]:
    """Start the bot and wait until it has brought the copies up to date."""
    changes = Changes(server)
    async with Process(server, folder) as bot:
        await bot.connected(PATIENCE)
        began = perf_counter()
        await quiet(server, bot, PATIENCE)
        usage = await bot.usage()
        stopped = await bot.stop()
    edits, posts = changes.beside((), ())
    seconds = perf_counter() - began
    return {"edits": edits, "posts": posts, "s from the gateway": seconds, "s of CPU": usage.cpu, "s to stop": stopped}


async def quiet(server: LoopbackDiscord, bot: Process, within: float) -> bool:
    """Wait until the bot does nothing; return whether it came to that. The record of its requests is dropped."""
    waiting = asyncio.create_task(bot.quiet(within))
    while not waiting.done():
        await asyncio.wait({waiting}, timeout=1)
        server.traffic.clear()
    return waiting.exception() is None


async def started(server: LoopbackDiscord, many: ManyTables, folder: Path) -> Start:
    """Measure one start."""
    pressed_there = {message.id for message in many.messages_of(many.last)}
    changes, began = Changes(server), perf_counter()
    async with Process(server, folder) as bot:
        await bot.connected(PATIENCE)
        gateway = perf_counter()
        at_gateway = await bot.usage()
        answered = await pressed(server, many, bot)
        idle = await quiet(server, bot, max(1.0, gateway + MINUTE - perf_counter()))
        after = perf_counter() - gateway
        later = await bot.usage()
        edits, posts = changes.beside(pressed_there, many.last.channels.values())
        stopped = await bot.stop()
    return Start(at_gateway, gateway - began, later, after, idle, answered, edits, posts, stopped)


async def pressed(server: LoopbackDiscord, many: ManyTables, bot: Process) -> float | None:
    """Answer a question of the last copy; return the seconds until the presser sees the result, None without one."""
    reader = LogReader(bot.database, many.last.table_id)
    try:
        await reader.look(lambda _: None)
        question = next(iter(reader.match.questions.values()))
    finally:
        reader.close()
    with sqlite3.connect(f"{bot.database.absolute().as_uri()}?mode=ro", uri=True) as read:
        (user_id,) = read.execute(
            "SELECT user_id FROM sittings WHERE table_id = ? AND seat = ? AND left_at IS NULL",
            (many.last.table_id, question.seat),
        ).fetchone()
    read.close()
    person, channel = many.person(user_id), many.last.channel

    def asks(press: Press) -> bool:
        return press.table == many.last.table_id and press.question == question.id

    def found() -> Message | None:
        direct = person.dm
        return newest(public_messages(person, channel), asks) or (direct and newest(person.sees(direct), asks))

    message = found()
    assert message is not None, "nobody is asked anything"
    custom_id = next(custom_id for custom_id, press in presses(message) if asks(press))
    options = next((select.options for select in message.selects if select.custom_id == custom_id), None)
    before, began = fingerprint(message), perf_counter()
    try:
        if options is None:
            reply = await person.press(message, custom_id)
        else:
            reply = await person.select(message, custom_id, [options[0].value])
        if reply.kind == "deferred update":
            await server.until(lambda: (now := found()) is None or fingerprint(now) != before, MINUTE)
        else:
            await reply.done(MINUTE)
    except (NotAnswered, TimeoutError):
        return None
    return perf_counter() - began


async def looked(database: Path) -> tuple[float, float]:
    """Return the median seconds to read the next due timer, and to read nothing from the same database."""
    async with await Store.open(database, now=SystemClock().now) as store:

        async def median_of(look: Callable[[], Any]) -> float:
            taken: list[float] = []
            for _ in range(LOOKS):
                began = perf_counter()
                await look()
                taken.append(perf_counter() - began)
            return median(taken)

        due = await median_of(lambda: store.timers.next_due(REMINDERS))
        return due, await median_of(lambda: store.tables.in_channel(0))
