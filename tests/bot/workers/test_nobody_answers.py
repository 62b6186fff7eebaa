"""Nobody plays, and the AI is to play on for nobody: the match waits, and goes on with whatever one of them does."""

import pytest

from bot.demo import presses
from bot.due import DEADLINE
from bot.loopback import Person
from bot.tables import Table

from ..house import settled
from ..weeks import Weeks
from .ears import HOUR, Ears, answers, begun
from .vacations import DAY, goes_away, said, seated, started_anew
from .watching import publicly

WAITS = "The match waits: nobody is here to play."
LONG = "+".join(["two"] * 40)


async def silent(house: Weeks, *people: Person, then: str = "nothing", script: str = LONG, after: int = 2) -> Table:
    """Begin a match of two hours for each answer, in which nobody answers for two days."""
    table = await begun(house, *people, time="2h", then=then, after=after, script=script)
    await house.pass_by(table, 2 * DAY)
    return table


async def by_whom(table: Table) -> list[str]:
    return await table.look(lambda match: [entry.by for entry in match.entries])


def board(house: Weeks, person: Person) -> str:
    return publicly(house, person)[-1].text


def due(table: Table, seat: int | None = 0) -> list[object]:
    return [timer.due_at for timer in table.timers if timer.kind == DEADLINE and timer.seat == seat]


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("then", ["nothing", "offer"])
async def test_where_everybody_is_silent_the_match_waits(weeks: Weeks, then: str, *, restarted: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await silent(weeks, ann, ben, then=then)
    assert await by_whom(table) == ["default"] * 4  # two for each of them
    assert WAITS in board(weeks, ann)
    assert "as soon as one of you is back: Ann and Ben." in board(weeks, ann)
    assert "the AI plays" not in board(weeks, ann)
    table = await started_anew(weeks, restarted=restarted)
    ears = Ears(weeks)
    await weeks.pass_by(table, 7 * DAY)
    table = await started_anew(weeks, restarted=restarted)
    assert (await by_whom(table), ears.heard, ears.unheard) == (["default"] * 4, [], [])
    assert (due(table, 0), due(table, 1)) == ([], [])
    assert len(table.offers) == (2 if then == "offer" else 0)
    # One press, and it goes on for both of them as it did: with all the time for each, and with no AI.
    assert "Welcome back" in (await weeks.press(ben, await weeks.board(ben, "return"), "return")).text
    await weeks.told(table)
    assert WAITS not in board(weeks, ann)
    assert due(table) == [weeks.clock.now() + 2 * HOUR]
    await weeks.pass_by(table, 3 * HOUR)
    assert await by_whom(table) == ["default"] * 5
    # They were only looking.
    await weeks.pass_by(table, DAY)
    assert WAITS in board(weeks, ann)
    assert set(await by_whom(table)) == {"default"}
    assert len(await by_whom(table)) < 10


@pytest.mark.parametrize("how", ["hand", "move", "log", "command", "play", "message"])
async def test_whatever_one_of_them_does_there_wakes_it(weeks: Weeks, how: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben)
    # What others do is not for them.
    await weeks.press(cat, await weeks.board(cat, "log"), "log")
    await weeks.told(table)
    assert table.deserted
    if how == "command":
        await said(weeks, ann, "hand")
    elif how == "play":
        await answers(weeks, table)
    elif how == "message":
        assert ann.dm is not None
        asked = next(m for m in reversed(ann.sees(ann.dm)) if "a" in [press.verb for _, press in presses(m)])
        await weeks.press(ann, asked, "a")
    else:
        await weeks.press(ann, await weeks.board(ann, how), how)
    await weeks.told(table)
    assert not table.deserted
    assert WAITS not in board(weeks, ben)
    assert "the AI plays" not in board(weeks, ben)
    entries = len(await by_whom(table))
    await weeks.pass_by(table, 3 * HOUR)
    assert len(await by_whom(table)) == entries + 1
    assert "pilot" not in await by_whom(table)


async def test_as_long_as_one_of_them_plays_it_goes_on_and_nobody_is_called_away(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=2, script=LONG)
    for _ in range(6):
        await answers(weeks, table)
        await weeks.pass_by(table, 3 * HOUR)
    assert await by_whom(table) == ["player", "default"] * 6
    assert not table.deserted
    assert "away" not in board(weeks, ann)
    assert "The AI plays for you" not in await said(weeks, ben, "hand")


async def test_a_seat_that_is_taken_over_wakes_it(weeks: Weeks) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben, then="offer")
    assert table.deserted
    await weeks.press(cat, await weeks.board(cat, "sit"), "sit")
    await weeks.told(table)
    assert seated(table) == (cat.id, None)
    assert not table.deserted
    await answers(weeks, table)
    await weeks.pass_by(table, 3 * HOUR)
    assert (await by_whom(table))[4:] == ["player", "default"]


async def test_what_is_missed_in_votes_does_not_come_out(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    votes = "+".join(["ballot"] * 5)
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=f"{votes} together=true")
    await weeks.pass_by(table, 2 * DAY)
    assert table.row.state == "over"
    assert set(await by_whom(table)) == {"default"}


async def test_a_vote_that_waited_has_its_whole_time_again_and_nobody_is_named(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    script = "two+ballot+two together=true"
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=script)
    await weeks.pass_by(table, 2 * HOUR)
    assert table.deserted
    assert due(table, None) == []
    await weeks.pass_by(table, DAY)
    await answers(weeks, table)
    assert table.deserted  # a vote that came in by itself wakes nothing: only that somebody presses does
    await said(weeks, ben, "hand")
    await weeks.told(table)
    assert not table.deserted
    assert due(table, None) == [weeks.clock.now() + 2 * HOUR]
    assert {sitting.away for sitting in table.sittings} == {None}


async def test_who_is_silent_and_then_on_holiday_has_the_ai_play(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=LONG)
    await weeks.pass_by(table, 3 * HOUR)
    await answers(weeks, table, 1)
    await goes_away(weeks, table, ann, 5, ai=True)
    assert "Ann is on holiday" in board(weeks, ben)
    assert (await by_whom(table))[-1] == "pilot"


async def test_another_choice_of_what_follows_begins_anew(weeks: Weeks) -> None:
    """Nobody finds the AI on their seat without having heard of it."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=LONG)
    await weeks.pass_by(table, 3 * HOUR)
    assert table.sitting_at(0).away == "absent"
    screen = (await settled(await ann.slash("game pace", weeks.server.channel))).message
    assert screen is not None
    await weeks.select(ann, screen, "setpace", ["pilot-1"], step="then")
    await weeks.told(table)
    assert table.sitting_at(0).away is None
