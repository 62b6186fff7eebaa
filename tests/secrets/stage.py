"""Play a pair of twins at the real bot and record what it sends to the reader and to a spectator, per slot of time.

Each move has a slot of ten seconds. Moves whose time must stay secret are made early in the slot in the first match,
and late in the twin. In between, the reader and the spectator use commands that show the match.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import cycle, zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.cli.player import Cast, Player, holding
from bot.cli.transcript import changed
from bot.interactions.door import Door
from bot.loopback import Message, Person
from bot.tables.options import typed
from rules import GAMES
from rules.kernel import Match, MatchRecord

from ..bot.painting import PlainPainter, scenes
from ..hand_clock import HandClock
from ..house import House, settled
from .twins import Move, Pair

Slot = dict[str, dict[str, str]]
"""The messages sent during one move, by place."""

NUMBERED = re.compile(r"(?<=hm=)[0-9a-f]+|(?<=127\.0\.0\.1:)\d+|(?<!\d)\d{17,20}(?!\d)")
"""Numbers that differ from run to run: ids, the port, the signatures of files."""

LIMIT = 60.0  # seconds to wait for something expected
PRESS = 1000  # the id of an interaction that is not made
ANSWER = Door.answer


def everything(message: Message) -> Any:
    """Return everything a client gets of a message: texts, labels, custom_ids, alt texts, files, pictures, nonce."""
    files = [(file.filename, file.description) for file in message.attachments]
    return [message.content, message.embeds, message.components, files, scenes(message), str(message.nonce)]


class Patient(Player):
    """A reader who waits for all deliveries before each press, so that equal presses show equal screens."""

    def __init__(self, stage: "Stage", cast: Cast, seat: int) -> None:
        super().__init__(cast, stage.table, seat)
        self._stage = stage

    async def _after(self, *done: Any) -> None:
        await super()._after(*done)
        await self._stage.settle()


class Stage:
    """One match of a pair, played at a table of the real bot."""

    def __init__(self, house: House, clock: HandClock, pair: Pair, match: Match, *, late: bool) -> None:
        self.house, self.clock, self.pair, self.match, self.late = house, clock, pair, match, late
        self.game = GAMES[match.game.name] if match.game else None
        self.slot: Slot = {}
        self.answering: set[asyncio.Task[Any]] = set()

    async def answer(self, door: Door, *about: Any) -> None:
        """Have an interaction answered, and note its task."""
        task = asyncio.current_task()
        assert task is not None
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)
        await ANSWER(door, *about)

    # ---------------------------------------------------------------- messages

    def watch(self, change: str, message: Message) -> None:
        """Note a change of one of the bot's messages under the place where it is seen."""
        alone = message.ephemeral_for or (message.channel.recipient.id if message.channel.recipient else None)
        place = "channel" if alone is None else "reader" if alone == self.reader_id else "spectator"
        if place == "channel":
            # Note every change in order, since the time of a change may reveal as much as its content.
            self.note(place, change, everything(message))
        else:
            # Note only the final state of a reader's own messages: the number of edits in between varies.
            name = f"{place}, privately" if message.ephemeral_for else place
            self.slot.setdefault(name, {})[str(message.id)] = self.plain(everything(message))

    def note(self, place: str, *what: Any) -> None:
        kept = self.slot.setdefault(place, {})
        kept[str(len(kept))] = self.plain(what)

    def plain(self, what: Any) -> str:
        told = json.dumps(what, ensure_ascii=False)
        for person in self.house.server.people:
            told = told.replace(str(person.id), person.name)
        return NUMBERED.sub("#", told)

    async def settle(self) -> None:
        """Wait until all changes are delivered, and private screens are refreshed or removed."""
        async with asyncio.timeout(LIMIT):
            # The reply that a new one replaces is removed after the new one was given.
            while self.answering:
                await asyncio.wait([*self.answering])
        await self.house.bot.settled(self.table, LIMIT)
        async with asyncio.timeout(LIMIT):
            # A refreshed screen that looks the same sends nothing, so the loopback would not notice its end.
            while workers := list(self.house.bot.door.screens._workers.values()):
                await asyncio.wait(workers)

    # ---------------------------------------------------------------- the course

    async def sit_down(self) -> None:
        """Seat the reader, and AIs that move only when told to; the spectator is the host and has the most rights."""
        pair, game = self.pair, self.match.game
        assert game is not None
        self.eve = self.house.server.add_person("Eve")
        self.reader = None if pair.reader is None else self.house.server.add_person("Rea")
        self.reader_id = None if self.reader is None else self.reader.id
        chosen = " ".join(f"{name}={typed(game, name, value)}" for name, value in changed(game, pair.options).items())
        card = await self.house.open_lobby(self.eve, game.name, **({"options": chosen} if chosen else {}))
        for seat in range(pair.seats):
            if self.reader is not None and seat == pair.reader:
                await self.house.press(self.reader, card, "join")
            else:
                await self.house.press(self.eve, card, "ai")
        await self.house.shown(lambda: holding(card, lambda press: press.verb == "start"))
        table = await self.house.bot.tables.in_channel(self.house.server.channel.id)
        assert table is not None
        self.table = table
        # The last edits of the lobby belong to no slot.
        await self.house.bot.settled(table, LIMIT)
        self.house.server.watch(self.watch)
        await self.house.press(self.eve, card, "start")
        if self.reader is not None:
            people = {pair.reader: self.reader}
            self.player = Patient(self, Cast(self.house.server, self.house.bot, people), pair.reader)  # type: ignore[arg-type]

    async def play(self, moves: Iterator[Move], asks: int, other: list[Slot] | None = None) -> list[Slot]:
        """Play, one slot for each move; return what was sent in each, until a slot parts from the ``other`` match's."""
        await self.sit_down()
        await self.settle()
        slots = [self.slot]
        curious = self.questions()
        begin = self.clock.now()
        for n, move in enumerate(moves):
            self.slot = {}
            if not (move.hidden and self.late):
                await self.make(move)
            self.clock.set(begin + timedelta(seconds=n * 10 + 5))
            if move.hidden:
                await self.ask("game status", self.eve)
            for _ in range(asks):
                await self.ask(*next(curious))
            if move.hidden and self.late:
                await self.make(move)
            self.clock.set(begin + timedelta(seconds=n * 10 + 10))
            await self.settle()
            slots.append(self.slot)
            if other is not None and parted(other[n + 1 : n + 2], slots[-1:]):
                break
        return slots

    async def make(self, move: Move) -> None:
        """Make a move: the reader's own answers are pressed, all other moves are given to the table directly."""
        if move.orders:
            await self.record(move)
            return
        question = await self.table.look(lambda match: match.questions[move.seat])
        if move.seat == self.pair.reader and move.by == "player":
            await self.player.give(question, move.answer)
        else:
            await self.table.answer(move.seat, move.answer, question.id, by=move.by)
        await self.settle()

    async def record(self, move: Move) -> None:
        """Record standing orders: an AI has none of its own, but its seat may."""
        if self.reader is not None and move.seat == self.pair.reader:
            await self.table.set_orders(move.seat, move.answer, self.reader.id, PRESS)
        else:
            async with self.table.held() as match:
                await self.table.change(match, lambda match: match.set_orders(move.seat, move.answer), None, None)
        await self.settle()

    # ---------------------------------------------------------------- asking

    def questions(self) -> Iterator[tuple[str, Person]]:
        """Cycle through all commands and people that ask."""
        commands = (
            "game log",
            "game export",
            "game undo",
            "hand",
            "answer",
            "complete",
            "game at",
            "my games",
            "forge",
        )
        looks = [f"{self.table.row.game} {what}" for what in GAMES[self.table.row.game].looks]
        commands = (*commands, "game verify", "orders", "advise", *looks)
        people = [self.eve] if self.reader is None else [self.eve, self.reader]
        return cycle([(command, person) for command in commands for person in people])

    async def ask(self, command: str, person: Person) -> None:
        channel = self.house.server.channel
        if command == "complete":
            found = await person.autocomplete("answer", channel, "answer", "")
            self.note(person.name, [(choice.name, choice.value) for choice in found])
        elif command == "advise":
            screen = (await settled(await person.slash("hand", channel))).message
            if screen is not None and holding(screen, lambda press: press.verb == "advise"):
                await self.house.press(person, screen, "advise")
            await self.settle()
        elif command == "forge":
            # The board has no "move" once the match is over.
            board = await self.house.board(self.eve, "move" if self.table.row.state == "playing" else "log")
            seats = range(self.pair.seats)
            for seat in seats:
                await settled(await person.forge(board, f"qb:{self.table.id}:a:{seat}.1::blind"))
        else:
            about = {"answer": {"answer": "anything"}, "game at": {"number": len(self.match.events(None)) // 2}}
            await settled(await person.slash(command, channel, **about.get(command, {})))


async def staged(folder: Path, pair: Pair, asks: int = 1) -> tuple[list[Slot], list[Slot]]:
    """Play both of a pair; return what the reader and the spectator were sent in each slot."""
    first = await play_one(folder / "first", pair, asks, again=False)
    return first, await play_one(folder / "again", pair, asks, again=True)


async def told_apart(folder: Path, pair: Pair, asks: int = 1) -> bool:
    """Play both of a pair, the second only until something differs; return whether anything does."""
    first = await play_one(folder / "first", pair, asks, again=False)
    again = await play_one(folder / "again", pair, asks, again=True, other=first)
    return bool(parted(first, again))


async def play_one(folder: Path, pair: Pair, asks: int, *, again: bool, other: list[Slot] | None = None) -> list[Slot]:
    """Play one of a pair at a table of its own house, until it parts from the ``other``."""
    folder.mkdir(parents=True)
    match = pair.start_again() if again else pair.start()
    moves = pair.moves_again(match) if again else pair.moves(match)

    async def take_up(record: MatchRecord) -> Match:
        match._head = record.model_copy(update={"entries": ()})
        return match

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.app.Painter", PlainPainter())
        # No dice could deal the twin's cards, so the table is handed the twin instead of a replay of its log.
        patch.setattr("bot.tables.table.replay_in_slices", take_up)
        patch.setattr("bot.handlers.export.replay_in_slices", take_up)
        # The match of a pair has its own beginning.
        patch.setattr("bot.tables.lobby.begin_with_orders", lambda _match, _seated: {})
        clock = HandClock()
        house = House(folder, clock, dice_seed="7", pictures="dark", pilot_pause=60)
        await house.start()
        stage = Stage(house, clock, pair, match, late=again)

        async def answer(door: Door, *about: Any) -> None:
            await stage.answer(door, *about)

        patch.setattr(Door, "answer", answer)
        try:
            return await stage.play(moves, asks, other)
        finally:
            await house.close()
            assert house.server.trouble == []


def parted(first: list[Slot], again: list[Slot]) -> list[str]:
    """Return the slots in which what was sent differs, as far as both matches have the same moves."""
    found: list[str] = []
    for n, (left, right) in enumerate(zip(first, again, strict=False)):
        for place in sorted({*left, *right}):
            pairs = zip_longest(left.get(place, {}).values(), right.get(place, {}).values())
            found += [f"{n} {place}:\n  {one}\n  {other}" for one, other in pairs if one != other]
    return found
