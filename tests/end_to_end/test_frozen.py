"""A stored match that does not replay is frozen: one plain message, a message to the owner, other tables continue."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.loopback import Message
from bot.tables.table import Table

from ..house import House
from .playing import eventually, everything, of_bot, play_on, restart

STANDSTILL = "This match is frozen"
LONG = "end_mode=fixed_rounds fixed_rounds=8 sweep=round"  # a match that does not end too soon


@pytest.fixture
async def owned(tmp_path: Path) -> AsyncIterator[House]:
    """Start a house whose owner is Oscar, the first person."""
    house = House(tmp_path)
    oscar = house.server.add_person("Oscar")
    house.settings.owner = oscar.id
    await house.server.start()
    await house.start()
    yield house
    await house.close()
    assert house.server.trouble == []


def tamper(house: House, table: Table) -> None:
    """Change the stored outcome of an entry."""
    database = sqlite3.connect(house.settings.database)
    (trigger,) = database.execute("SELECT sql FROM sqlite_schema WHERE name = 'entries_are_not_changed'").fetchone()
    database.execute("DROP TRIGGER entries_are_not_changed")
    database.execute("UPDATE entries SET digest = 'not so' WHERE table_id = ? AND position = 3", (table.id,))
    database.execute(trigger)
    database.commit()
    database.close()


def standstills(messages: list[Message]) -> list[Message]:
    return [message for message in messages if STANDSTILL in message.text]


@pytest.mark.parametrize("in_the_middle", [False, True])
async def test_a_match_that_does_not_replay(owned: House, *, in_the_middle: bool) -> None:
    house, (oscar,) = owned, owned.server.people
    ann, ben, cleo, dan = house.people("Ann", "Ben", "Cleo", "Dan")
    table = await house.sit_down(ann, ben, options=LONG)
    tavern = house.server.channel
    cellar = house.server.channel = house.server.add_channel("cellar")
    other = await house.sit_down(cleo, dan)
    await play_on(table, 5)
    if in_the_middle:
        # The last part of the story is in the outbox and never arrives.
        await house.bot.settled(table, 10)
        house.server.faults.add("POST", f"/{tavern.id}/messages", status=503, times=1000)
        house.server.faults.add("PATCH", f"/{tavern.id}/messages", status=503, times=1000)
        await play_on(table, 30)
    await house.bot.settled(table, 10)
    await house.stop()
    house.server.faults.clear()
    board = [message.text for message in of_bot(house.server, tavern)][-1]
    tamper(house, table)
    for _ in range(3):
        await house.start()
        frozen = await house.bot.tables.get(table.id)
        assert frozen is not None
        await house.bot.settled(frozen, 10)
        assert frozen.row.state == "frozen"
        await house.stop()
    assert len(standstills(of_bot(house.server, tavern))) == 1
    assert board in [message.text for message in of_bot(house.server, tavern)]
    (told,) = of_bot(house.server, oscar.dm)
    assert "frozen" in told.text
    assert "the digest differs" in told.text
    await house.start()
    reply = await house.press(ann, of_bot(house.server, tavern)[-2], "hand")
    assert STANDSTILL in reply.text
    # The other table continues.
    again = await house.bot.tables.get(other.id)
    assert again is not None
    await play_on(again, 40)
    await house.bot.settled(again, 10)
    assert again.row.state in ("playing", "over")
    assert standstills(of_bot(house.server, cellar)) == []


async def test_an_end_that_does_not_replay_is_not_told_again_and_again(owned: House) -> None:
    house = owned
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="end_mode=fixed_rounds fixed_rounds=1")
    house.server.faults.add("POST", "/messages$", status=503, times=1000)
    house.server.faults.add("PATCH", "/messages/", status=503, times=1000)
    await play_on(table)
    await house.stop()
    house.server.faults.clear()
    tamper(house, table)
    await house.start()
    await eventually(lambda: house.idle)
    assert len(standstills(of_bot(house.server, house.server.channel))) == 1
    before = everything(house.server, ann, ben)
    await restart(house)
    assert everything(house.server, ann, ben) == before


async def test_a_frozen_table_can_be_stopped(owned: House) -> None:
    house = owned
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben)
    await play_on(table, 5)
    await house.bot.settled(table, 10)
    await house.stop()
    tamper(house, table)
    await house.start()
    frozen = await house.bot.tables.get(table.id)
    assert frozen is not None
    await house.bot.settled(frozen, 10)
    reply = await ann.slash("game stop", house.server.channel)
    await reply.done()
    assert reply.message is not None
    await house.press(ann, reply.message, "dostop")
    await eventually(lambda: house.idle)
    texts = [message.text for message in of_bot(house.server, house.server.channel)]
    assert sum("The match was stopped" in text for text in texts) == 1
