"""News of a changed pace: how long it is shown, and that it names only the players asked at the time."""

from ...weeks import Weeks
from ..ears import HOUR, answers, begun
from ..vacations import DAY, goes_away, said, sits_down
from ..watching import publicly

NEWS = "has changed the pace:"


async def test_old_news_of_the_pace_leaves_with_the_next_event(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="slow")
    messages = len(publicly(weeks, ben))
    assert NEWS in publicly(weeks, ben)[-1].text
    await weeks.pass_by(table, DAY + HOUR)
    assert len(publicly(weeks, ben)) == messages
    for seat in (0, 1):
        await answers(weeks, table, seat)
    assert NEWS not in publicly(weeks, ben)[-1].text


async def test_messages_within_a_day_keep_news_of_the_pace(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="slow")
    await weeks.pass_by(table, 2 * HOUR)
    await answers(weeks, table)
    assert NEWS in publicly(weeks, ben)[-1].text
    await weeks.pass_by(table, DAY)
    await answers(weeks, table, 1)
    assert NEWS not in publicly(weeks, ben)[-1].text


async def test_a_later_stand_in_is_not_named_in_news_of_the_pace(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ben, ann)
    await said(weeks, ben, "game pace", time="slow")
    await answers(weeks, table)
    await said(weeks, ben, "game pace", time="daily")
    await weeks.told(table)
    line = next(line for line in publicly(weeks, ben)[-1].text.splitlines() if NEWS in line)
    assert f"{ann.mention}:" in line
    await goes_away(weeks, table, ann, person=cat)
    await sits_down(weeks, table, cat)
    assert line in publicly(weeks, ben)[-1].text
