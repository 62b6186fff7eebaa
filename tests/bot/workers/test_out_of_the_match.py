"""Resigned seats: they do not count as absent, no deadline waits for them, and nobody takes them over."""

import pytest

from bot.loopback import Person
from bot.tables.table import Table

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, answers
from ..vacations import DAY, goes_away, heard, seated
from ..watching import publicly

LONG = "+".join(["two"] * 12)


async def silent(house: Weeks, *people: Person, ai: int = 0, then: str = "pilot") -> Table:
    """Begin a match with two hours for each answer in which the first player misses one."""
    table = await house.sit_down(*people, ai=ai, game="toy", options=f"script={LONG}")
    await house.bot.store.tables.set_pace(table.id, {"minutes": 120, "after": 2, "then": then})
    await table.refresh()
    await house.pass_by(table, 2 * HOUR)
    assert await table.look(lambda match: [entry.by for entry in match.entries][:1]) == ["default"]
    return table


async def resigns(house: Weeks, table: Table, person: Person) -> None:
    screen = (await settled(await person.slash("game resign", house.server.channel))).message
    assert screen is not None
    await house.press(person, screen, "doresign")
    await house.told(table)


@pytest.mark.parametrize("then", ["pilot", "offer", "nothing"])
async def test_a_resigned_player_is_not_away(weeks: Weeks, then: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben, cat, then=then)
    await resigns(weeks, table, ann)
    for _ in range(4):
        # The rules play for the resigned seat.
        for seat in await table.look(lambda match: list(match.questions)):
            await answers(weeks, table, seat)
    assert (table.sitting_at(0).away, table.offers) == (None, [])
    assert "Ann is away" not in publicly(weeks, ben)[-1].text
    assert (heard(ann, "the AI is playing for you"), heard(ann, "free for anyone")) == (0, 0)


@pytest.mark.parametrize("then", ["pilot", "nothing"])
async def test_ais_finish_the_match_after_the_only_player_resigns(weeks: Weeks, then: str) -> None:
    (ann,) = weeks.people("Ann")
    table = await silent(weeks, ann, ai=2, then=then)
    await resigns(weeks, table, ann)
    await weeks.pass_by(table, 3 * HOUR)
    assert not table.deserted
    assert table.row.state == "over"


async def test_resigning_ends_an_absence(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben, cat)
    await goes_away(weeks, table, ann, 5, ai=True)
    assert "Ann is on vacation" in publicly(weeks, ben)[-1].text
    await resigns(weeks, table, ann)
    assert (table.sitting_at(0).away, seated(table)) == (None, (ann.id, None))
    assert "Ann is on vacation" not in publicly(weeks, ben)[-1].text
    await weeks.pass_by(table, 6 * DAY)
    assert heard(ann, "You’re playing again") == 0


async def test_the_match_waits_when_all_players_who_have_not_resigned_are_away(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben, cat, then="offer")
    await resigns(weeks, table, ann)
    await goes_away(weeks, table, ben, 5, ai=True)
    assert not table.deserted
    await goes_away(weeks, table, cat, 5, ai=True)
    assert table.deserted
    assert "The match is waiting" in publicly(weeks, ann)[-1].text
    entries = await table.look(lambda match: len(match.entries))
    await weeks.pass_by(table, DAY)
    assert await table.look(lambda match: len(match.entries)) == entries
