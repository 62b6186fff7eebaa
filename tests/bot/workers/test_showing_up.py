"""Silent players who show up: any sign of life ends the absence, and a vacation replaces it."""

import pytest

from bot.loopback import Person
from bot.tables.table import Table

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, answers, begun
from ..vacations import DAY, day, goes_away, heard, is_back, said, seated
from ..watching import publicly

LONG = "+".join(["two"] * 20)


async def silent(house: Weeks, *people: Person, then: str = "pilot") -> Table:
    """Begin a match with two hours for each answer in which the first player misses one and counts as absent."""
    table = await begun(house, *people, time="2h", then=then, after=1, script=LONG)
    await house.pass_by(table, 2 * HOUR)
    await answers(house, table, 1)
    assert table.sitting_at(0).away == "absent"
    return table


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


def board(house: Weeks, person: Person) -> str:
    return publicly(house, person)[-1].text


async def test_a_vacation_makes_deadlines_wait_even_after_the_ai_played_on(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await silent(weeks, ann, ben)
    await answers(weeks, table, 1)
    assert "your deadlines are suspended" in await goes_away(weeks, table, ann, 4)
    assert "Ann is on vacation" in board(weeks, ben)
    assert "💤" not in board(weeks, ben)
    entries = await by_whom(table)
    await answers(weeks, table, 1)
    await weeks.pass_by(table, DAY)
    assert await by_whom(table) == [*entries, "player"]
    assert "Welcome back" in await is_back(weeks, table, ann)
    assert "🏖️" not in board(weeks, ben)


@pytest.mark.parametrize("ended", [False, True])
async def test_the_ai_stops_playing_after_a_vacation(weeks: Weeks, *, ended: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await silent(weeks, ann, ben)
    await goes_away(weeks, table, ann, 1, ai=True)
    assert "🏖️ Ann" in board(weeks, ben)
    assert "💤 Ann" not in board(weeks, ben)
    await (is_back(weeks, table, ann) if ended else weeks.pass_by(table, 2 * DAY))
    assert heard(ann, "You’re playing again") == 1
    assert table.sitting_at(0).away is None or not ended


@pytest.mark.parametrize("how", ["vacation", "planned", "zone", "reminders"])
async def test_a_seats_open_offer_ends_when_its_owner_shows_up(weeks: Weeks, how: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben, then="offer")
    take = await weeks.board(cat, "sit")
    sit = next(button.custom_id for button in take.buttons if ":sit:" in button.custom_id)
    assert "🪑" in board(weeks, ben)
    if how == "vacation":
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
    # Missed answers are counted from zero again.
    assert table.sitting_at(0).away is None


async def test_the_first_player_back_at_a_deserted_table_ends_the_offer_of_their_seat(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="offer", after=1, script=LONG)
    await weeks.pass_by(table, DAY)
    assert [offer.seat for offer in table.offers] == [0, 1]
    await weeks.press(ann, await weeks.board(ann, "return"), "return")
    await weeks.told(table)
    assert [offer.seat for offer in table.offers] == [1]
    assert table.sitting_at(0).away is None


async def test_the_beginning_of_a_vacation_ends_the_offer_of_the_seat(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="offer", after=1, script=LONG)
    await said(weeks, ann, "vacation", start=day(weeks, 1), until=day(weeks, 3))
    await weeks.pass_by(table, 2 * HOUR)
    assert len(table.offers) == 1
    await weeks.pass_by(table, DAY)
    assert ([offer.seat for offer in table.offers], table.sitting_at(0).away) == ([1], None)


@pytest.mark.parametrize("why", ["vacation", "absent"])
async def test_taking_back_a_move_of_the_ai_ends_the_absence(weeks: Weeks, why: str) -> None:
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
    assert "The AI is playing for you" not in reply.text
    assert table.sitting_at(0).away is None
    assert list(await table.look(lambda match: list(match.questions))) == [0]
    assert ("💤" in board(weeks, ben), "🏖️" in board(weeks, ben)) == (False, False)


async def test_a_refused_take_back_does_not_end_the_absence(weeks: Weeks) -> None:
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
