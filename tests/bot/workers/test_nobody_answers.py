"""Matches that seat no AI for silent players: the match waits when all are silent and goes on when one acts."""

import pytest

from bot.cli.transcript import presses
from bot.loopback import Person
from bot.schedule.timers import DEADLINE
from bot.tables.table import Table

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, Ears, answers, begun
from ..vacations import DAY, goes_away, said, seated, started_anew
from ..watching import publicly

WAITS = "The match is waiting because everyone is away."
LONG = "+".join(["two"] * 40)


async def silent(house: Weeks, *people: Person, then: str = "nothing", script: str = LONG, after: int = 2) -> Table:
    """Begin a match with two hours for each answer and let two days pass without one."""
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
async def test_a_match_waits_while_all_its_players_are_silent(weeks: Weeks, then: str, *, restarted: bool) -> None:
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
    # One press resumes the match for both players: with the full time for each, and without AI.
    assert "Welcome back" in (await weeks.press(ben, await weeks.board(ben, "return"), "return")).text
    await weeks.told(table)
    assert WAITS not in board(weeks, ann)
    assert due(table) == [weeks.clock.now() + 2 * HOUR]
    await weeks.pass_by(table, 3 * HOUR)
    assert await by_whom(table) == ["default"] * 5
    # Both stay silent after the press.
    await weeks.pass_by(table, DAY)
    assert WAITS in board(weeks, ann)
    assert set(await by_whom(table)) == {"default"}
    assert len(await by_whom(table)) < 10


@pytest.mark.parametrize("how", ["hand", "move", "log", "command", "play", "message"])
async def test_anything_a_player_does_at_the_table_wakes_the_match(weeks: Weeks, how: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await silent(weeks, ann, ben)
    # An onlooker's press does not wake the match.
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


async def test_the_match_goes_on_while_one_player_plays_and_shows_nobody_as_away(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=2, script=LONG)
    for _ in range(6):
        await answers(weeks, table)
        await weeks.pass_by(table, 3 * HOUR)
    assert await by_whom(table) == ["player", "default"] * 6
    assert not table.deserted
    assert "away" not in board(weeks, ann)
    assert "The AI is playing for you" not in await said(weeks, ben, "hand")


async def test_taking_over_a_seat_wakes_the_match(weeks: Weeks) -> None:
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


async def test_missed_secret_votes_mark_nobody_absent(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    votes = "+".join(["ballot"] * 5)
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=f"{votes} together=true")
    await weeks.pass_by(table, 2 * DAY)
    assert table.row.state == "over"
    assert set(await by_whom(table)) == {"default"}


async def test_a_vote_that_waited_restarts_its_time_and_marks_nobody_absent(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    script = "two+ballot+two together=true"
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=script)
    await weeks.pass_by(table, 2 * HOUR)
    assert table.deserted
    assert due(table, None) == []
    await weeks.pass_by(table, DAY)
    await answers(weeks, table)
    assert table.deserted  # a vote stored without a press wakes nothing
    await said(weeks, ben, "hand")
    await weeks.told(table)
    assert not table.deserted
    assert due(table, None) == [weeks.clock.now() + 2 * HOUR]
    assert {sitting.away for sitting in table.sittings} == {None}


async def test_a_silent_player_who_goes_on_vacation_may_have_the_ai_play(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=LONG)
    await weeks.pass_by(table, 3 * HOUR)
    await answers(weeks, table, 1)
    await goes_away(weeks, table, ann, 5, ai=True)
    assert "Ann is on vacation" in board(weeks, ben)
    assert (await by_whom(table))[-1] == "pilot"


async def test_a_new_choice_for_silent_players_clears_their_absence(weeks: Weeks) -> None:
    """The AI takes no seat before its player has been told of the new choice."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben, time="2h", then="nothing", after=1, script=LONG)
    await weeks.pass_by(table, 3 * HOUR)
    assert table.sitting_at(0).away == "absent"
    screen = (await settled(await ann.slash("game pace", weeks.server.channel))).message
    assert screen is not None
    await weeks.select(ann, screen, "setpace", ["pilot-1"], step="then")
    await weeks.told(table)
    assert table.sitting_at(0).away is None
