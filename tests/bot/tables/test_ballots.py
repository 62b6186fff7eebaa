"""The public count of missing votes is updated once a minute, so that it reveals no voter before the last vote."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.loopback import Message, Person
from bot.tables.ballots import outstanding, renewal_due, voters
from bot.tables.table import Table
from rules.kernel import All, Match, Play, choose
from rules.kernel import Table as Board

from ...hand_clock import BEGIN, HandClock
from ...house import House, settled

VOTERS = 4


def poll(table: Board) -> Play[None]:
    """A secret vote of three seats."""
    yield from All([choose(seat, "ballot", ["aye", "nay"], secret=True, show="count") for seat in range(3)])


@pytest.mark.parametrize(
    ("given", "seconds", "count", "due"),
    [
        ([], 59, 3, None),
        ([10], 10, 3, 60),
        ([10], 59.9, 3, 60),
        ([10], 60, 2, None),
        ([10, 59.9], 60, 1, None),
        ([10, 60], 60, 2, 120),
        ([10, 60], 119, 2, 120),
        ([10, 60], 600, 1, None),
    ],
)
def test_the_count_is_that_of_the_last_whole_minute(
    given: Sequence[float], seconds: float, count: int, due: float | None
) -> None:
    def after(moment: float) -> datetime:
        return BEGIN + timedelta(seconds=moment)

    match = Match.of(poll, 3)
    for seat in range(len(given)):
        match.answer(2 - seat, "aye")
    moments = {place: after(moment) for place, moment in enumerate(given)}
    assert outstanding(match, moments, after(seconds)) == count
    assert renewal_due(moments.values(), after(seconds)) == (None if due is None else after(due))


def test_the_voters_stay_the_same_until_all_have_voted() -> None:
    match = Match.of(poll, 3)
    for seat in (1, 0):
        assert voters(match) == {0: "0.1", 1: "1.1", 2: "2.1"}
        match.answer(seat, "aye")
    assert voters(match) == {0: "0.1", 1: "1.1", 2: "2.1"}
    match.answer(2, "aye")
    assert voters(match) == {}


# ---------------------------------------------------------------- at the table


class Ballot(NamedTuple):
    """A voter and the seconds after the call at which they vote; ``press`` means by their direct messages."""

    voter: int
    at: float
    press: bool = False


class Evening:
    """A vote of Tortuga, and all that a spectator sees of it, with times."""

    def __init__(self, house: House, clock: HandClock) -> None:
        self.house = house
        self.clock = clock
        self.seen: list[Any] = []

    async def call_a_vote(self) -> None:
        *self.people, self.eve = self.house.people("Ann", "Ben", "Cat", "Dan", "Fay", "Gil", "Hal", "Eve")
        options = "brethren=auto attack_target=captain_choice"
        self.table = await self.house.sit_down(*self.people, game="tortuga", options=options)
        while not await self.table.look(lambda match: len(match.questions) == VOTERS):
            for seat, question in (await self.table.look(lambda match: dict(match.questions))).items():
                wanted = [option.id for option in question.options if option.id.startswith("attack")]
                await self.table.answer(seat, wanted[0] if wanted else question.default, question.id, by="player")
        await self.house.bot.settled(self.table, 30)
        self.begin = self.clock.now()
        self.voters = await self.table.look(lambda match: list(match.questions))
        self.house.server.watch(self._watch)

    def _watch(self, change: str, message: Message) -> None:
        if message.channel_id == self.house.server.channel.id and message.ephemeral_for is None:
            self.note(change, message.components, str(message.nonce))

    def note(self, *what: Any) -> None:
        self.seen.append(((self.clock.now() - self.begin).total_seconds(), *what))

    async def wait_until(self, seconds: float) -> None:
        """Move the clock from each due time to the next, and settle at each."""
        goal = self.begin + timedelta(seconds=seconds)
        while (moment := self.clock.next_moment()) is not None and moment <= goal:
            self.clock.set(moment)
            await self.house.bot.settled(self.table, 30)
        self.clock.set(goal)
        await self.house.bot.settled(self.table, 30)

    async def cast(self, ballot: Ballot) -> None:
        """Vote with the last card of a hand, which does not reveal who voted first."""
        seat = self.voters[ballot.voter]
        question = await self.table.look(lambda match: match.questions[seat])
        card = question.options[-2].id
        if ballot.press:
            person = self.people[seat]
            page = await self.house.shown(lambda: asking(person, question.id))
            await self.house.press(person, page, "a", arg=card)
            await self.house.shown(lambda: confirming(person, question.id))
            await self.house.press(person, page, "confirm")
            await self.house.server.until(lambda: "Your answer is in" in page.text or "draws" in page.text, 10)
        else:
            await self.table.answer(seat, card, question.id, by="player")
        await self.house.bot.settled(self.table, 30)

    async def ask_around(self) -> None:
        """Use every command that shows the table, as a spectator."""
        channel = self.house.server.channel
        for command in ("game status", "game log", "game verify", "game undo", "my games"):
            reply = await settled(await self.eve.slash(command, channel))
            assert reply.message is not None
            self.note(command, reply.message.components)


def asking(person: Person, question: str) -> Message | None:
    assert person.dm is not None
    pages = [m for m in person.sees(person.dm) if any(f"a:{question}" in (b.custom_id or "") for b in m.buttons)]
    return pages[-1] if pages else None


def confirming(person: Person, question: str) -> bool:
    assert person.dm is not None
    return any("confirm" in (b.custom_id or "") for b in person.sees(person.dm)[-1].buttons)


async def evening(folder: Path, ballots: Sequence[Ballot]) -> list[Any]:
    """Play a vote with the given ballots; return what a spectator saw, with times."""
    clock = HandClock()
    folder.mkdir()
    house = House(folder, clock, dice_seed="7")
    await house.start()
    try:
        one = Evening(house, clock)
        await one.call_a_vote()
        todo: list[tuple[float, Ballot | None]] = [(moment, None) for moment in (0.0, 58.0, 61.0, 95.0, 119.0, 121.0)]
        todo += [(ballot.at, ballot) for ballot in ballots]
        for moment, ballot in sorted(todo, key=lambda due: due[0]):
            await one.wait_until(moment)
            await (one.ask_around() if ballot is None else one.cast(ballot))
        return one.seen
    finally:
        await house.close()
        assert house.server.trouble == []


FIRST = (Ballot(0, 3), Ballot(1, 40), Ballot(2, 70), Ballot(3, 130))
OTHERWISE = {
    "another order": (Ballot(3, 3), Ballot(2, 40), Ballot(1, 70), Ballot(0, 130)),
    "other moments": (Ballot(1, 20), Ballot(0, 21), Ballot(2, 110), Ballot(3, 130)),
    "by pressing": (Ballot(2, 50, press=True), Ballot(3, 55), Ballot(0, 90, press=True), Ballot(1, 130)),
}


@pytest.fixture
async def usual(tmp_path: Path) -> list[Any]:
    return await evening(tmp_path / "usual", FIRST)


async def test_order_and_time_of_votes_within_a_minute_change_nothing_public(usual: list[Any], tmp_path: Path) -> None:
    edits = [moment for moment, change, *_ in usual if change == "edit"]
    assert edits[:2] == [60.0, 120.0]  # the count changes at whole minutes, not when somebody votes
    assert [moment for moment in edits if moment > 120.0] == [130.0] * edits.count(130.0) != []
    for name, ballots in OTHERWISE.items():
        assert await evening(tmp_path / name, ballots) == usual, name


async def test_a_planted_immediate_count_is_found(
    usual: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "outstanding", lambda _, match: match.waiting(None).unnamed)
    eager = await evening(tmp_path / "eager", FIRST)
    assert eager != usual
    assert eager != await evening(tmp_path / "other", OTHERWISE["other moments"])


async def test_the_count_goes_on_after_a_restart(tmp_path: Path) -> None:
    clock = HandClock()
    house = House(tmp_path, clock, dice_seed="7")
    await house.start()
    one = Evening(house, clock)
    await one.call_a_vote()
    await one.wait_until(50)
    await one.cast(Ballot(0, 50))
    await house.stop()
    await house.start()
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert await table.look(table.outstanding) == VOTERS
    one.table = table
    await one.wait_until(60)
    board = await house.board(one.eve)
    assert f"{VOTERS - 1} more answers" in board.text
    await house.close()
