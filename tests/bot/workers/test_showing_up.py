"""Whoever was silent, and then shows up: a holiday says why they are away, and takes the place of that."""

import pytest

from bot.loopback import Person
from bot.tables import Table

from ..house import settled
from ..weeks import Weeks
from .ears import HOUR, answers, begun
from .vacations import DAY, day, goes_away, heard, is_back, said, seated
from .watching import publicly

LONG = "+".join(["two"] * 20)


async def silent(house: Weeks, *people: Person, then: str = "pilot") -> Table:
    """Begin a match of two hours for each answer, in which the first of them has missed one, which was too much."""
    table = await begun(house, *people, time="2h", then=then, after=1, script=LONG)
    await house.pass_by(table, 2 * HOUR)
    await answers(house, table, 1)
    assert table.sitting_at(0).away == "absent"
    return table


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


def board(house: Weeks, person: Person) -> str:
    return publicly(house, person)[-1].text


async def test_who_goes_on_holiday_has_their_deadlines_wait_also_where_the_ai_had_played_on(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await silent(weeks, ann, ben)
    await answers(weeks, table, 1)
    assert "your deadlines wait" in await goes_away(weeks, table, ann, 4)
    assert "Ann is on holiday" in board(weeks, ben)
    assert "💤" not in board(weeks, ben)
    entries = await by_whom(table)
    await answers(weeks, table, 1)
    await weeks.pass_by(table, DAY)
    assert await by_whom(table) == [*entries, "player"]
    assert "Welcome back" in await is_back(weeks, table, ann)
    assert "🏖️" not in board(weeks, ben)


@pytest.mark.parametrize("ended", [False, True])
async def test_after_a_holiday_on_which_the_ai_played_it_plays_no_more(weeks: Weeks, *, ended: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await silent(weeks, ann, ben)
    await goes_away(weeks, table, ann, 1, ai=True)
    assert "🏖️ Ann" in board(weeks, ben)
    assert "💤 Ann" not in board(weeks, ben)
    await (is_back(weeks, table, ann) if ended else weeks.pass_by(table, 2 * DAY))
    assert heard(ann, "You play again") == 1
    assert table.sitting_at(0).away is None or not ended


@pytest.mark.parametrize("how", ["holiday", "planned", "zone", "reminders"])
async def test_a_seat_that_was_on_offer_to_anybody_is_not_when_its_owner_shows_up(weeks: Weeks, how: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben, then="offer")
    take = await weeks.board(cat, "sit")
    sit = next(button.custom_id for button in take.buttons if ":sit:" in button.custom_id)
    assert "🪑" in board(weeks, ben)
    if how == "holiday":
        await goes_away(weeks, table, ann, 4)
    elif how == "planned":
        await said(weeks, ann, "vacation", start=day(weeks, 3), until=day(weeks, 5))
    elif how == "zone":
        await said(weeks, ann, "settings zone", zone="Paris")
    else:
        screen = (await settled(await ann.slash("settings me", weeks.server.channel))).message
        assert screen is not None
        await weeks.select(ann, screen, "setme", ["last"], step="remind-which")
    await weeks.told(table)
    assert (table.offers, seated(table)) == ([], (ann.id, None))
    assert "🪑" not in board(weeks, ben)
    assert "Nothing has changed" in (await settled(await cat.forge(take, sit))).text
    # What they miss from now on is counted anew.
    assert table.sitting_at(0).away is None


async def test_where_nobody_was_there_whoever_plays_again_has_their_seat_off_offer(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="offer", after=1, script=LONG)
    await weeks.pass_by(table, DAY)
    assert [offer.seat for offer in table.offers] == [0, 1]
    await weeks.press(ann, await weeks.board(ann, "return"), "return")
    await weeks.told(table)
    assert [offer.seat for offer in table.offers] == [1]
    assert table.sitting_at(0).away is None


async def test_a_planned_holiday_that_begins_takes_the_seat_off_offer(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="offer", after=1, script=LONG)
    await said(weeks, ann, "vacation", start=day(weeks, 1), until=day(weeks, 3))
    await weeks.pass_by(table, 2 * HOUR)
    assert len(table.offers) == 1
    await weeks.pass_by(table, DAY)
    assert ([offer.seat for offer in table.offers], table.sitting_at(0).away) == ([1], None)


@pytest.mark.parametrize("why", ["holiday", "absent"])
async def test_who_takes_back_what_the_ai_has_played_is_back(weeks: Weeks, why: str) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="pilot", after=1, script=LONG)
    if why == "absent":
        await weeks.pass_by(table, 2 * HOUR)
    else:
        await goes_away(weeks, table, ann, 4, ai=True)
    assert (await by_whom(table))[-1] in ("pilot", "default")
    hand = (await settled(await ann.slash("hand", weeks.server.channel))).message
    assert hand is not None
    reply = await weeks.press(ann, hand, "takeback")
    await weeks.told(table)
    assert "The AI plays for you" not in reply.text
    assert table.sitting_at(0).away is None
    assert list(await table.look(lambda match: list(match.questions))) == [0]
    assert ("💤" in board(weeks, ben), "🏖️" in board(weeks, ben)) == (False, False)


async def test_what_can_be_taken_back_no_more_brings_nobody_back(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="pilot", after=1, script=LONG)
    await goes_away(weeks, table, ann, 4, ai=True)
    hand = (await settled(await ann.slash("hand", weeks.server.channel))).message
    assert hand is not None
    first = next(button.custom_id for button in hand.buttons if "takeback" in button.custom_id)
    await answers(weeks, table, 1)
    await settled(await ann.forge(hand, first))
    await weeks.told(table)
    assert table.sitting_at(0).away == "vacation"
