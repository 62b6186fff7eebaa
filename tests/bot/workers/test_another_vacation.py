"""A changed vacation: who is asked to stand in, and which earlier vacation it replaces."""

import pytest

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, begun
from ..vacations import DAY, day, goes_away, heard, more, said, sits_down

LONG = "+".join(["two"] * 20)


async def test_a_stand_in_named_again_is_asked_again_even_before_the_vacation(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben)
    for person in (cat, dan, cat):
        await goes_away(weeks, table, ann, 5, start=day(weeks, 0), person=person)
        await weeks.pass_by(table, HOUR)
        assert [offer.user_id for offer in table.offers] == [person.id]
    assert (heard(cat, "stand in"), heard(dan, "stand in")) == (2, 1)
    # Cat has the offer already and is not asked a second time.
    await goes_away(weeks, table, ann, 6, start=day(weeks, 0), person=cat)
    assert heard(cat, "stand in") == 2
    await weeks.pass_by(table, HOUR)
    await sits_down(weeks, table, cat)
    screen = (await weeks.press(cat, await weeks.board(cat, "more"), "more")).message
    assert screen is not None
    await weeks.press(cat, screen, "ask", arg="leave")
    await weeks.press(cat, screen, "doleave")
    await weeks.told(table)
    await weeks.pass_by(table, HOUR)
    assert table.offers == []
    await goes_away(weeks, table, ann, 6, start=day(weeks, 0), person=cat)
    assert [offer.user_id for offer in table.offers] == [cat.id]


async def test_an_offer_by_the_host_stays_open_when_the_player_goes_on_vacation(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await begun(weeks, ann, ben)
    await said(weeks, dan, "help")
    await said(weeks, ann, "game replace", seat="2", person=dan)
    await goes_away(weeks, table, ben, 5, person=cat)
    assert [(offer.user_id, offer.for_user) for offer in table.offers] == [(dan.id, None)]
    assert heard(cat, "stand in") == 0
    ask = (await settled(await ann.slash("game replace", weeks.server.channel, seat="2"))).message
    assert ask is not None
    await weeks.press(ann, ask, "withdraw")
    await weeks.told(table)
    assert [(offer.user_id, offer.for_user) for offer in table.offers] == [(cat.id, ben.id)]


async def test_a_player_back_at_a_table_stays_back_when_the_vacation_is_changed(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="none", script=LONG)
    await goes_away(weeks, table, ann, 5, ai=True)
    await more(weeks, table, ann, "return")
    back = f"In <#{weeks.server.channel.id}>, you’re back and playing yourself."
    assert back in await goes_away(weeks, table, ann, 8, ai=True)
    assert table.sitting_at(0).away is None
    # A vacation on other days counts as a new one.
    assert back not in await goes_away(weeks, table, ann, 12, start=day(weeks, 10), ai=True)
    await weeks.pass_by(table, 10 * DAY)
    assert table.sitting_at(0).away == "vacation"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "It replaces your current vacation. Until it begins, you play yourself."),
        ("fr", "Elles remplacent vos vacances en cours\u00a0: jusqu’à leur début, vous jouez vous-même."),
        ("ja", "今の休暇はここで終わり、次の休暇が始まるまではご自分でプレイします。"),
    ],
)
async def test_the_reply_to_a_later_vacation_says_that_it_ends_the_current_one(
    weeks: Weeks, locale: str, told: str
) -> None:
    (ann,) = weeks.people("Ann", locale=locale)
    assert told not in await said(weeks, ann, "vacation", start=day(weeks, 2), until=day(weeks, 4))
    assert told not in await said(weeks, ann, "vacation", until=day(weeks, 4))
    assert told in await said(weeks, ann, "vacation", start=day(weeks, 9), until=day(weeks, 12))
    assert told not in await said(weeks, ann, "vacation", start=day(weeks, 9), until=day(weeks, 12))
