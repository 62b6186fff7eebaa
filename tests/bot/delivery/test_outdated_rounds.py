"""An answer that comes during a delivery round is told with its deadline, or not in that round."""

import pytest

from bot.delivery.channel import TableStream
from bot.delivery.streams import Round, RoundOutdated

from ...house import House


async def test_a_round_that_began_before_a_change_tells_nothing(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await house.bot.settled(table, 30)
    store, services = house.bot.store, house.bot.services
    snapshot = await store.snapshots.take(table.id, table.row.guild_id, [ann.id, ben.id])
    current = TableStream(Round(services, table, snapshot, changes=table.changes))
    assert await current.plan(snapshot.newest["t"]) is not None
    question = await table.look(lambda match: match.questions[0])
    await table.answer(0, "pile", question.id, by="player", user_id=ann.id)
    with pytest.raises(RoundOutdated):
        await current.plan(snapshot.newest["t"])
    restless = TableStream(Round(services, table, snapshot))
    assert await restless.plan(snapshot.newest["t"]) is not None
    await house.bot.settled(table, 30)
    assert any("Ann" in message.text and "pile" in message.text for message in ben.sees(house.server.channel))
