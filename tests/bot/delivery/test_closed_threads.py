"""Matches in threads that somebody closes: the next message opens them again, unless they are locked."""

from datetime import timedelta

import pytest

import bot.delivery.messages
import bot.delivery.worker
from bot.loopback import Channel

from ...end_to_end.playing import eventually
from ...house import House
from ..places import Placed, placed

ARCHIVED = 50083


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the waits of the delivery between attempts and between looks at a channel."""
    monkeypatch.setattr(bot.delivery.worker, "RETRY", (0.01, 0.02))
    monkeypatch.setattr(bot.delivery.messages, "LOOK", timedelta(0))


async def begun(house: House) -> tuple[Placed, Channel]:
    house.server.expected.add(ARCHIVED)
    thread = house.server.channel = house.server.add_thread("cellar")
    ann, ben = house.people("Ann", "Ben")
    return await placed(house, ann, ben), thread


async def test_a_match_goes_on_in_a_thread_that_was_closed(house: House) -> None:
    game, thread = await begun(house)
    await game.on(2)
    for _ in range(3):
        house.server.archive_thread(thread)
        await game.on(3)
        assert not thread.archived
        assert await game.hindered() is None
    assert [game.notices(person) for person in game.people] == [[], []]
    await game.whole()


async def test_a_locked_thread_is_told_once_and_gone_on_with(house: House) -> None:
    game, thread = await begun(house)
    ann, _ = game.people
    house.server.archive_thread(thread, locked=True)
    await game.on(3)
    await house.shown(lambda: game.notices(ann))
    assert "Manage Threads" in game.notices(ann)[0]
    asked = game.asked_of(thread)
    worker = house.bot.crew.awake[game.number].delivery
    await eventually(lambda: worker.rounds.at_rest(house.clock.now()))
    house.server.open_thread(thread)
    await game.settle()
    await game.on(3)
    await game.whole()
    assert game.asked_of(thread) > asked
    assert len(game.notices(ann)) == 1
    assert await game.hindered() is None
