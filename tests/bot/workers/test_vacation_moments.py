"""Vacations begin and end at their exact times, even when days pass at once."""

from datetime import UTC, datetime

import pytest

from bot.loopback import Message

from ...weeks import Weeks
from ..ears import begun
from ..vacations import DAY, said
from ..watching import publicly


@pytest.mark.parametrize("time", ["none", "slow"])
@pytest.mark.parametrize("ai", [True, False])
async def test_the_table_shows_a_vacation_from_its_beginning_to_its_end(weeks: Weeks, time: str, *, ai: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time=time)
    told: list[tuple[datetime, bool]] = []

    def note(_change: str, _message: Message) -> None:
        away = "Ann is on vacation" in publicly(weeks, ben)[-1].text
        if not told or told[-1][1] != away:
            told.append((weeks.clock.now(), away))

    await said(weeks, ann, "vacation", start="2026-03-04", until="2026-03-06", ai=ai)
    weeks.server.watch(note)
    await weeks.pass_by(table, 10 * DAY)
    begin, end = datetime(2026, 3, 4, tzinfo=UTC), datetime(2026, 3, 7, tzinfo=UTC)
    assert [entry for entry in told if entry[0] >= begin] == [(begin, True), (end, False)]
