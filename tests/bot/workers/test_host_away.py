"""While the host is away, the players on their own seats may host, and nobody else."""

import pytest

from ...weeks import Weeks
from ..ears import begun
from ..vacations import DAY, goes_away, is_back, more, said, sits_down


@pytest.mark.parametrize("how", ["plain", "ai", "person"])
async def test_the_other_players_may_host_while_the_host_is_on_vacation(weeks: Weeks, how: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    assert ann.mention in await said(weeks, ben, "game pause")
    assert not table.paused
    options = {"plain": {}, "ai": {"ai": True}, "person": {"person": cat}}[how]
    await goes_away(weeks, table, ann, 5, **options)
    if how == "person":
        await sits_down(weeks, table, cat)
    await said(weeks, ben, "game pause")
    assert table.paused
    await more(weeks, table, ben, "resume")
    assert not table.paused
    await is_back(weeks, table, ann)
    assert ann.mention in await said(weeks, ben, "game pause")
    assert not table.paused


async def test_only_the_host_may_host_before_a_vacation_and_after_an_early_return(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await said(weeks, ann, "vacation", start="2026-03-04", until="2026-03-06", ai=True)
    assert ann.mention in await said(weeks, ben, "game pause")
    await weeks.pass_by(table, 2 * DAY)
    await more(weeks, table, ann, "return")
    assert ann.mention in await said(weeks, ben, "game pause")
    assert not table.paused


async def test_a_stand_in_does_not_host(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, 5, person=cat)
    await sits_down(weeks, table, cat)
    for command in ("game stop", "game pause", "game pace"):
        assert ann.mention in await said(weeks, cat, command)
    assert table.row.state == "playing"
