"""A table in memory equals its row in the store, even if it is refreshed during a change."""

import asyncio

from bot.tables.table import Table

from ...end_to_end.playing import eventually
from ...house import House
from ...weeks import Weeks
from ..ears import answers, begun


async def as_stored(house: House, table: Table) -> bool:
    return table.row == await house.bot.store.tables.get(table.id)


async def test_a_refresh_during_a_pause_does_not_lose_the_pause(weeks: Weeks) -> None:
    table = await begun(weeks, *weeks.people("Ann", "Ben"))
    for paused in (True, False):
        await asyncio.gather(table.refresh(), table.pause(paused=paused))
        assert table.paused is paused
        assert await as_stored(weeks, table)


async def test_a_refresh_during_the_last_answer_does_not_lose_the_end(weeks: Weeks) -> None:
    table = await begun(weeks, *weeks.people("Ann", "Ben"), script="two")
    await answers(weeks, table)
    (question,) = (await table.look(lambda match: match.questions)).values()
    user = table.sitting_at(question.seat).user_id
    last = table.answer(question.seat, question.default, question.id, by="player", user_id=user)
    await asyncio.gather(table.refresh(), last)
    assert table.row.state == "over"
    await eventually(lambda: table.id not in weeks.bot.tables._tables)
