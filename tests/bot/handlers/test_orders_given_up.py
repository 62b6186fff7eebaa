"""Standing orders end with a change of player: a stand-in starts without, and the returned owner is told."""

import pytest

from bot.text import words_for

from ...weeks import Weeks
from ..ears import answers, begun
from ..vacations import DAY, goes_away, seated, sits_down
from ..workers.test_notices import notices

GONE = {
    "en-US": "Your standing orders ended",
    "fr": "Vos consignes permanentes ont pris fin",
    "ja": "事前指示は無効になりました",
}


@pytest.mark.parametrize("returns", [(("en-US", True), ("en-US", False), ("ja", True)), (("fr", True),)])
async def test_a_returned_owner_is_told_that_their_orders_are_gone(
    weeks: Weeks, returns: tuple[tuple[str, bool], ...]
) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+ordered+two+two")
    for locale, told in returns:
        ann.locale = locale
        orders = {"amount": 5} if told else None
        await table.set_orders(0, orders, ann.id, 7000 + len(notices(ann)))
        await goes_away(weeks, table, ann, 2, person=cat)
        await sits_down(weeks, table, cat)
        assert await table.look(lambda match: dict(match.orders(0))) == {}, locale
        if told:
            # The stand-in's orders end as well; the owner is not told of those.
            await table.set_orders(0, {"amount": 9}, cat.id, 8000 + len(notices(ann)))
        await weeks.pass_by(table, 3 * DAY)
        assert seated(table) == (ann.id, None), locale
        back = notices(ann)[-1]
        assert words_for(locale.split("-", maxsplit=1)[0]).line("bot-my-hand") in back.text, locale
        assert [GONE[locale] in back.text, any(said in back.text for said in GONE.values())] == [told, told], locale
        assert await table.look(lambda match: dict(match.orders(0))) == {}, locale


async def test_a_second_return_does_not_report_the_same_lost_orders(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, ann, ben, script="two+two+two+two+two")
    await table.set_orders(0, {"amount": 5}, ann.id, 7001)
    for told in (True, False):
        await goes_away(weeks, table, ann, 2, person=cat)
        await sits_down(weeks, table, cat)
        await weeks.pass_by(table, 3 * DAY)
        assert ("standing orders" in notices(ann)[-1].text) is told
        await answers(weeks, table, next(iter(await table.look(lambda match: list(match.questions)))))
