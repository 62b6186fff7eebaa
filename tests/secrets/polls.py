"""Votes of Tortuga with deadlines, on a clock that the test sets: records what uninvolved people are sent, and when.

Seven people play and four of them vote. One voter sleeps late. Another is inactive after a missed deadline, and that
seat is on offer. A list of acts says what happens at which second. Every ballot is blind, so that the outcome of the
vote does not depend on who casts it or how.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.handlers.habits import keep
from bot.loopback import Message
from bot.schedule.pace import Habits, Vacation
from bot.schedule.timers import OUT
from bot.tables.ballots import voters
from rules.kernel import By, Match, commitment_of, key_hashes
from rules.tortuga import GAME
from rules.tortuga.cards import BLIND
from storage import ANYBODY, NewTimer

from ..bot.painting import PlainPainter
from ..hand_clock import HandClock
from ..house import House, settled
from .stage import LIMIT, NUMBERED, everything

ANN, BEN, CAT, DAN, FAY, GIL, HAL = range(7)
NAMES = ("Ann", "Ben", "Cat", "Dan", "Fay", "Gil", "Hal")
VOTERS = [ANN, BEN, DAN, FAY]
"""Dan calls an attack; Ben sleeps until ten; Fay has missed a deadline. The other three only watch."""

OPTIONS = {"brethren": "auto", "attack_target": "captain_choice"}
SEED = "7"  # chosen so that the seats get the roles described above
PACE = {"minutes": 15, "after": 2, "then": "pilot"}
LATE = Habits(quiet=(8, 10))
DEADLINE = 74 * 60.0
"""A quarter of an hour after Ben wakes at ten, in seconds after the vote is called, at one minute past nine."""
AFTER = DEADLINE + 16 * 60.0
"""A moment after the next turn, which is Fay's, has timed out as well."""

BLINDLY = {"attack": [BLIND], "mutiny": ["ask"], "brawl": ["ask"]}
SECOND = timedelta(seconds=1)


class Act(NamedTuple):
    """Something that happens ``at`` seconds after the vote is called; negative: before it."""

    at: float
    do: Callable[["Poll"], Awaitable[object]]


def casts(seat: int, at: float, by: By = "player") -> Act:
    """Cast a seat's ballot, as its player or as its AI."""

    async def do(poll: "Poll") -> None:
        question = await poll.table.look(lambda match: match.questions[seat])
        user_id = poll.table.sitting_at(seat).user_id if by == "player" else None
        await poll.table.answer(seat, BLIND, question.id, by=by, user_id=user_id)

    return Act(at, do)


def resigns(seat: int, at: float) -> Act:
    """Have a player resign, with the command and its confirmation."""

    async def do(poll: "Poll") -> None:
        person, channel = poll.people[seat], poll.house.server.channel
        reply = await settled(await person.slash("game resign", channel))
        assert reply.message is not None
        assert "resigned" in (await poll.house.press(person, reply.message, "doresign")).text

    return Act(at, do)


def orders(seat: int, at: float) -> Act:
    """Have a player give the standing order to vote blind."""

    async def do(poll: "Poll") -> None:
        user_id = poll.table.sitting_at(seat).user_id
        assert user_id is not None
        await poll.table.set_orders(seat, BLINDLY, user_id, 1000 + seat)

    return Act(at, do)


def sleeps(seat: int, at: float, **habits: Any) -> Act:
    """Have a player change their habits, such as quiet hours."""
    return Act(at, lambda poll: keep(poll.house.bot, poll.table.sitting_at(seat).user_id or 0, Habits(**habits)))


def paced(at: float, time: str) -> Act:
    """Have the host change the pace, which is announced to everybody."""

    async def do(poll: "Poll") -> None:
        reply = await settled(await poll.eve.slash("game pace", poll.house.server.channel, time=time))
        assert "The pace is set" in reply.text

    return Act(at, do)


def leaves(seat: int, at: float) -> Act:
    """Have a player go on vacation and let the AI play for them."""

    async def do(poll: "Poll") -> None:
        now = poll.clock.now()
        vacation = Vacation(start=now, until=now + timedelta(days=9), ai=True)
        await keep(poll.house.bot, poll.people[seat].id, Habits(vacation=vacation))

    return Act(at, do)


def thinks(at: float) -> Act:
    """Wait until no question to an AI seat is open."""

    async def do(poll: "Poll") -> None:
        async with asyncio.timeout(LIMIT):
            while await poll.table.look(
                lambda match: any(poll.table.by_ai(s) and s.seat in match.questions for s in poll.table.sittings)
            ):
                await asyncio.sleep(0.01)

    return Act(at, do)


def asks(at: float) -> Act:
    """Have a spectator and a player without a vote use commands that show the match."""

    async def do(poll: "Poll") -> None:
        for person in (poll.eve, poll.people[CAT]):
            for command in ("game status", "game undo", "game verify", "my games", "orders"):
                reply = await settled(await person.slash(command, poll.house.server.channel))
                assert reply.message is not None
                poll.note(person.name, command, everything(reply.message))

    return Act(at, do)


class Poll:
    """One vote, starting shortly before it is called."""

    def __init__(self, house: House, clock: HandClock) -> None:
        self.house = house
        self.clock = clock
        self.seen: list[tuple[float, str]] = []
        """The messages to uninvolved people, and their times."""

    async def sit_down(self, ai: Sequence[int], pace: Mapping[str, Any]) -> None:
        """Start from a match in progress. ``ai``: the seats that the AI plays."""
        await self.house.server.start()
        self.people = self.house.people(*NAMES)
        (self.eve,) = self.house.people("Eve")
        match = Match.start(GAME, len(NAMES), SEED, options=OPTIONS)
        head = match.head
        while not self.may_call(match):
            ((seat, question),) = match.questions.items()
            match.answer(seat, question.default, by="default" if seat == FAY else "player")
        await self.house.start()
        store, channel = self.house.bot.store, self.house.server.channel
        assert channel.guild is not None
        row = await store.tables.open(
            guild_id=channel.guild.id,
            channel_id=channel.id,
            game=GAME.name,
            seats=len(NAMES),
            host_id=self.eve.id,
            options=OPTIONS,
            seed=head.seed,
            commitment=commitment_of(key_hashes(bytes.fromhex(head.seed), head.kinds)),
        )
        seated = [
            await store.sittings.sit(row.id, None, None, f"{name}bot", "pilot")
            if seat in ai
            else await store.sittings.sit(row.id, None, self.people[seat].id, name, "player")
            for seat, name in enumerate(NAMES)
        ]
        await store.tables.set_pace(row.id, pace)
        await store.tables.start(row.id, head, [sitting.id for sitting in seated])
        await store.people.set_settings(self.people[BEN].id, LATE.model_dump(mode="json"))
        self.clock.move(SECOND)
        await store.entries.append(row.id, 0, match.entries)
        if FAY not in ai:
            missed = next(entry for entry in reversed(match.entries) if entry.seat == FAY)
            out = {"question": missed.question, "secret": False}
            await store.timers.change(row.id, [NewTimer(FAY, OUT, self.clock.now(), out)])
            await store.offers.offer(row.id, FAY, ANYBODY)
        table = await self.house.bot.tables.get(row.id)
        assert table is not None
        self.table = table
        self.house.bot.crew.start(table)
        await self.rest()
        self.begin = self.clock.now() + 59 * SECOND
        self.house.server.watch(self._watch)

    def may_call(self, match: Match) -> bool:
        ((seat, question),) = match.questions.items()
        return seat == DAN and len(match.entries) > len(NAMES) and "attack/GAL" in [o.id for o in question.options]

    async def call(self) -> None:
        """Call the vote."""
        question = await self.table.look(lambda match: match.questions[DAN])
        await self.table.answer(DAN, "attack/GAL", question.id, by="player")
        assert await self.table.look(lambda match: list(voters(match))) == VOTERS

    # ---------------------------------------------------------------- messages

    def _watch(self, change: str, message: Message) -> None:
        alone = message.ephemeral_for or (message.channel.recipient.id if message.channel.recipient else None)
        lookers = [self.eve.id, *(self.people[seat].id for seat in (CAT, GIL, HAL))]
        if alone is None or (alone in lookers and message.ephemeral_for is None):
            whose = "all" if alone is None else str(alone)
            self.note(whose, change, everything(message), message.mentions, message.flags)

    def note(self, *what: Any) -> None:
        self.seen.append(((self.clock.now() - self.begin).total_seconds(), self.plain(what)))

    def plain(self, what: Any) -> str:
        told = json.dumps(what, ensure_ascii=False)
        for person in self.house.server.people:
            told = told.replace(str(person.id), person.name)
        return NUMBERED.sub("#", told)

    def edits(self) -> list[float]:
        """Return the moments at which the table's message was edited."""
        return [at for at, told in self.seen if told.startswith('["all", "edit"')]

    def written(self, seat: int) -> list[Message]:
        """Return the direct messages to a player."""
        person = self.people[seat]
        return [] if person.dm is None else list(person.sees(person.dm))

    def direct(self, seat: int) -> list[str]:
        """Return the texts of the direct messages to a player."""
        return [message.text for message in self.written(seat)]

    # ---------------------------------------------------------------- time

    async def wait_until(self, seconds: float) -> None:
        """Advance the clock from one due event to the next."""
        goal = self.begin + timedelta(seconds=seconds)
        while (moment := self.clock.next_moment()) is not None and moment <= goal:
            self.clock.set(moment)
            await self.rest()
        self.clock.set(goal)
        await self.rest()

    async def rest(self) -> None:
        """Wait until everything due is done and delivered, and all workers sleep until the next due event."""
        bot = self.house.bot
        times = bot.crew.awake[self.table.id].times
        await times.rounds.settled(LIMIT)
        await bot.crew.reminders.rounds.settled(LIMIT)
        await bot.settled(self.table, LIMIT)
        async with asyncio.timeout(LIMIT):
            for due in (self.table.renewal_due, times.next_moment()):
                while due is not None and due > self.clock.now() and (self.clock.next_moment() or due + SECOND) > due:
                    await asyncio.sleep(0)


@asynccontextmanager
async def poll(
    folder: Path,
    acts: Sequence[Act],
    until: float,
    *,
    ai: Sequence[int] = (),
    pace: Mapping[str, Any] = PACE,
    pause: float = 60,
) -> AsyncGenerator[Poll]:
    """Play a vote. ``until``: seconds after it is called, or negative. ``pause``: how long an AI thinks."""
    folder.mkdir(parents=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.app.Painter", PlainPainter())
        clock = HandClock()
        house = House(folder, clock, pilot_pause=pause, pictures="dark")
        one = Poll(house, clock)
        try:
            await one.sit_down(ai, pace)
            for at, do in sorted([*acts, Act(0.0, Poll.call)], key=lambda act: act.at):
                if at <= until:
                    await one.wait_until(at)
                    await do(one)
                    await one.rest()
            await one.wait_until(until)
            yield one
        finally:
            await house.close()
            assert house.server.trouble == []


async def seen(folder: Path, acts: Sequence[Act], until: float, **how: Any) -> list[tuple[float, str]]:
    """Play a vote; return what uninvolved people were sent, and when."""
    async with poll(folder, acts, until, **how) as one:
        return one.seen


def differences(first: Sequence[tuple[float, str]], again: Sequence[tuple[float, str]]) -> list[str]:
    """Return the differences between two records of what was sent."""
    found = [f"{a}\n{b}" for a, b in zip(first, again, strict=False) if a != b]
    return found if len(first) == len(again) else [*found, f"{len(first)} and {len(again)} messages"]
