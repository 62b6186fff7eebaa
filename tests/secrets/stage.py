"""A pair of twins at the real bot: all that it sends to the reader and to a spectator, slot by slot of the clock.

Each move has ten seconds. Moves of which nobody may know when they came are made early in the first match and late in
the twin; in between, the reader and the spectator ask the bot for whatever it gives.
"""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from itertools import cycle, zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.demo import changed
from bot.loopback import Message, Person
from bot.options import typed
from bot.player import Cast, Player, holding
from rules import GAMES
from rules.kernel import Match, MatchRecord

from ..bot.painting import PlainPainter, scenes
from ..hand_clock import HandClock
from ..house import House, settled
from .twins import Move, Pair

Slot = dict[str, dict[str, str]]
"""What was sent where, while one move was made: by message, or in a row."""

NUMBERED = re.compile(r"(?<=hm=)[0-9a-f]+|(?<=127\.0\.0\.1:)\d+|(?<!\d)\d{17,20}(?!\d)")
"""What Discord, and this machine, number as they go: ids, the port, the signatures of files."""

LIMIT = 40.0  # seconds until something expected must be there


def everything(message: Message) -> Any:
    """Return all that a client is sent of a message: texts, labels, custom_ids, alt texts, files, pictures, nonce."""
    files = [(file.filename, file.description) for file in message.attachments]
    return [message.content, message.embeds, message.components, files, scenes(message), str(message.nonce)]


class Patient(Player):
    """A reader who presses on only when everything stands still, so that the same presses show the same."""

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

    # ---------------------------------------------------------------- what is sent

    def watch(self, change: str, message: Message) -> None:
        """Note what a bot's message is now, for whoever sees it."""
        alone = message.ephemeral_for or (message.channel.recipient.id if message.channel.recipient else None)
        place = "channel" if alone is None else "reader" if alone == self.reader_id else "spectator"
        if place == "channel":
            # Every change, and in its place: when something happens there tells as much as what.
            self.note(place, change, everything(message))
        else:
            # Of one's own messages what they come to: how many edits are made on the way is chance.
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
        """Wait until all that has changed is told, and private screens follow."""
        await self.house.bot.settled(self.table, LIMIT)
        await self.house.server.until(lambda: not self.house.bot.presses.screens._workers, LIMIT)

    # ---------------------------------------------------------------- the course

    async def sit_down(self) -> None:
        """Seat the reader and AIs that never move by themselves; the spectator is the host, who may do most."""
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
        self.house.server.watch(self.watch)
        await self.house.press(self.eve, card, "start")
        table = await self.house.bot.tables.in_channel(self.house.server.channel.id)
        assert table is not None
        self.table = table
        if self.reader is not None:
            people = {pair.reader: self.reader}
            self.player = Patient(self, Cast(self.house.server, self.house.bot, people), pair.reader)  # type: ignore[arg-type]

    async def play(self, moves: Iterator[Move], asks: int) -> list[Slot]:
        """Play, one slot for each move; return what was sent in each."""
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
        return slots

    async def make(self, move: Move) -> None:
        """Make a move: the reader presses; of the others' one sees only what comes of it."""
        question = await self.table.look(lambda match: match.questions[move.seat])
        if move.seat == self.pair.reader and move.by == "player":
            await self.player.give(question, move.answer)
        else:
            await self.table.answer(move.seat, move.answer, question.id, by=move.by)
        await self.settle()

    # ---------------------------------------------------------------- asking

    def questions(self) -> Iterator[tuple[str, Person]]:
        """Go round all that may be asked, endlessly."""
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
        commands = (*commands, "game verify", "orders")
        people = [self.eve] if self.reader is None else [self.eve, self.reader]
        return cycle([(command, person) for command in commands for person in people])

    async def ask(self, command: str, person: Person) -> None:
        channel = self.house.server.channel
        if command == "complete":
            found = await person.autocomplete("answer", channel, "answer", "")
            self.note(person.name, [(choice.name, choice.value) for choice in found])
        elif command == "forge":
            board = await self.house.board(self.eve)
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


async def play_one(folder: Path, pair: Pair, asks: int, *, again: bool) -> list[Slot]:
    """Play one of a pair at a table of its own house."""
    folder.mkdir(parents=True)
    match = pair.start_again() if again else pair.start()
    moves = pair.moves_again(match) if again else pair.moves(match)

    async def take_up(record: MatchRecord) -> Match:
        match._head = record.model_copy(update={"entries": ()})
        return match

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.app.Painter", PlainPainter())
        # A twin lies otherwise than any dice would fall: the table is handed it where it would replay its log.
        patch.setattr("bot.tables.replay_in_slices", take_up)
        patch.setattr("bot.exporting.replay_in_slices", take_up)
        clock = HandClock()
        house = House(folder, clock, dice_seed="7", pictures="dark", pilot_pause=60)
        await house.start()
        try:
            return await Stage(house, clock, pair, match, late=again).play(moves, asks)
        finally:
            await house.close()
            assert house.server.trouble == []


def parted(first: list[Slot], again: list[Slot]) -> list[str]:
    """Return where what was sent differs, as far as the courses are the same."""
    found: list[str] = []
    for n, (left, right) in enumerate(zip(first, again, strict=False)):
        for place in sorted({*left, *right}):
            pairs = zip_longest(left.get(place, {}).values(), right.get(place, {}).values())
            found += [f"{n} {place}:\n  {one}\n  {other}" for one, other in pairs if one != other]
    return found
