"""The audit of exactly-once finds planted faults: lost, doubled and misplaced events."""

import copy
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.delivery.streams import Story
from bot.loopback import Message
from bot.screens import pages
from bot.screens.summary import summary
from bot.tables.table import Table

from ..house import House
from .audit import complaints, first_text, number
from .playing import of_bot, play_on

Plant = Callable[[House, Table], Awaitable[None]]


async def played(house: House, *, sittings: int = 2, answers: int = 40) -> Table:
    """Play some rounds of Corsari, with talk between, so that there are several messages of each kind."""
    people = house.people("Ann", "Ben", "Cleo")[:sittings]
    table = await house.sit_down(*people, options="first_dealer=2 sweep=round")
    for turn in range(answers):
        await play_on(table, 1)
        if turn % 6 == 5:
            await house.bot.settled(table, 30)
            for _ in range(7):
                await people[0].say(house.server.channel, "Arr!")
            house.bot.crew.check(table)
    await house.bot.settled(table, 30)
    return table


async def wrong(house: House) -> list[str]:
    return await complaints(house.server, house.settings.database)


def messages(house: House, table: Table) -> list[Message]:
    """Return the messages that tell of the match, oldest first: all but the lobby's card."""
    return sorted(of_bot(house.server, house.server.channel), key=number)[1:]


def reword(message: Message, change: Callable[[str], str]) -> None:
    """Change the story of a message."""
    components: list[Any] = copy.deepcopy(list(message.components))
    first = components[0]["components"][0]
    first["content"] = change(first["content"])
    message.components = components


def write(house: House, statement: str, *values: int) -> None:
    """Change the database of a bot that does not run: no code of the bot makes such a fault."""
    database = sqlite3.connect(house.settings.database)
    database.execute(statement, values)
    database.commit()
    database.close()


async def lost_line(house: House, table: Table) -> None:
    told = next(m for m in messages(house, table) if "\n" in first_text(m))
    reword(told, lambda text: text.split("\n", 1)[1])


async def lost_event(house: House, table: Table) -> None:
    told = next(m for m in messages(house, table) if " · " in first_text(m))
    reword(told, lambda text: text.replace(" · ", "", 1))


async def lost_number(house: House, table: Table) -> None:
    told = next(m for m in messages(house, table) if "in the log" in first_text(m))
    reword(told, lambda text: text.replace("*+", "*+1", 1))


async def told_by_another(house: House, table: Table) -> None:
    one, other = [m for m in messages(house, table) if first_text(m)][:2]
    reword(other, lambda _: first_text(one))


async def gap(house: House, table: Table) -> None:
    await moved(house, table, "after_event", 1)


async def overlap(house: House, table: Table) -> None:
    await moved(house, table, "after_event", -1)


async def untold_end(house: House, table: Table) -> None:
    await moved(house, table, "upto_event", -1, last=True)


async def moved(house: House, table: Table, column: str, by: int, *, last: bool = False) -> None:
    """Move the border of a message's part in the outbox."""
    rows = [row for row in await house.bot.store.outbox.all(table.id) if row.recipient == "t" and row.upto_event]
    row = rows[-1] if last else rows[1]
    await house.stop()
    write(house, f"UPDATE outbox SET {column} = {column} + ? WHERE id = ?", by, row.id)


async def result_taken_for_a_page(house: House, table: Table) -> None:
    row = next(r for r in await house.bot.store.outbox.all(table.id) if r.body["kind"] == "result")
    await house.stop()
    write(house, "UPDATE outbox SET body = replace(body, '\"result\"', '\"page\"') WHERE id = ?", row.id)


PLANTS = [lost_line, lost_event, lost_number, told_by_another, gap, overlap, untold_end, result_taken_for_a_page]


async def test_a_faultless_story_has_no_complaints(house: House) -> None:
    table = await played(house)
    kinds = [row.body["kind"] for row in await house.bot.store.outbox.all(table.id) if row.recipient == "t"]
    assert {"page", "result"} <= {*kinds}
    assert await wrong(house) == []


@pytest.mark.parametrize("plant", PLANTS)
async def test_a_planted_fault_is_found(house: House, plant: Plant) -> None:
    table = await played(house)
    await plant(house, table)
    assert await wrong(house)


async def test_a_bot_that_loses_an_event_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Story.part
    monkeypatch.setattr(Story, "part", lambda self, after, upto: whole(self, after, upto)[1:])
    await played(house, answers=8)
    assert await wrong(house)


async def test_a_bot_that_tells_an_event_twice_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Story.part
    monkeypatch.setattr(Story, "part", lambda self, after, upto: whole(self, max(0, after - 1), upto))
    await played(house, answers=16)
    assert await wrong(house)


async def test_a_summary_that_tells_another_part_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []

    def late(context: Any, part: Any, **about: Any) -> str:
        told.append(part)
        return summary(context, told[-2] if len(told) > 1 else part, **about)

    monkeypatch.setattr(pages, "summary", late)
    await played(house, answers=8)
    assert await wrong(house)
