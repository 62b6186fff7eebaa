"""All seats have the recommended orders of The Kaiser's Pirates: a match through the bot, by message and live."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.loopback import Person
from bot.tables.table import Table
from rules.kaiser.orders import RECOMMENDED
from rules.kernel import Match, Question

from ...end_to_end.playing import next_answer, table_of
from ...hand_clock import HandClock
from ...house import settled
from ...weeks import Weeks
from .test_deadlines import HOUR
from .test_orders_wait import draws, reload, waits

OPTIONS = "rounds=1 max_extra_rounds=0"


@pytest.fixture
async def weeks(tmp_path: Path) -> AsyncIterator[Weeks]:
    """A house with a clock set by hand, and with the same dice on every run: the tests count windows."""
    async with Weeks(tmp_path, HandClock(), dice_seed="d") as house:
        yield house


async def begun(weeks: Weeks, people: list[Person], time: str, options: str) -> Table:
    """Begin a match of a few turns; in the lobby everybody presses the button that sets the recommended orders."""
    await weeks.open_lobby(people[0], "kaiser", options=options)
    await settled(await people[0].slash("game pace", weeks.server.channel, time=time))
    card = await weeks.board(people[0], "join")
    for person in people:
        welcome = (await weeks.press(person, card, "join")).message
        assert welcome is not None
        await weeks.press(person, welcome, "recommend")
    await weeks.press(people[0], card, "start")
    table = await table_of(weeks)
    await weeks.told(table)
    assert await table.look(lambda m: [m.orders(seat) for seat in range(m.seats)]) == [RECOMMENDED] * len(people)
    return table


def open_windows(match: Match) -> list[tuple[Question, bool]]:
    """Return the open windows, each with whether orders answer it."""
    return [(q, match.ordered(q.seat) is not None) for q in match.questions.values() if q.window]


async def answers_as_the_ai(table: Table) -> None:
    asked = await table.look(next_answer)
    assert asked is not None
    question, answer = asked
    user = table.sitting_at(question.seat).user_id
    await table.answer(question.seat, answer, question.id, by="player", user_id=user)


async def test_by_message_a_match_with_orders_at_all_seats_ends_and_every_window_has_the_same_wait(
    weeks: Weeks,
) -> None:
    people = weeks.people("Ann", "Ben", "Cat", "Dan")
    draws(weeks, 0.25)
    table = await begun(weeks, people, "daily", f"{OPTIONS} deck_size=25 teams=true")
    ordered = by_hand = 0
    while table.row.state == "playing":
        found = await table.look(open_windows)
        if not found:
            await answers_as_the_ai(table)
            continue
        ((question, waiting),) = found
        # Set before the question is shown; it depends on no card and no order.
        await weeks.bot.crew.keep_time(table)
        assert waits(table) == {question.seat: weeks.clock.now() + HOUR}
        assert waiting or len(question.options) > 1
        if not waiting:
            by_hand += 1
            await answers_as_the_ai(table)
            continue
        ordered += 1
        if ordered == 2:
            table = await reload(weeks)
        weeks.clock.move(HOUR)
        await weeks.told(table)
        assert question.id not in await table.look(lambda m: [q.id for q in m.questions.values()])
    assert ordered > 2
    assert by_hand > 0
    assert {*await table.look(lambda m: [entry.by for entry in m.acts])} == {"player", "order"}


async def test_at_a_table_played_live_the_orders_answer_at_once(weeks: Weeks) -> None:
    people = weeks.people("Ann", "Ben", "Cat")
    table = await begun(weeks, people, "live", f"{OPTIONS} deck_size=25")
    while table.row.state == "playing":
        found = await table.look(open_windows)
        assert not [question.id for question, waiting in found if waiting or len(question.options) == 1]
        await answers_as_the_ai(table)
    by = await table.look(lambda m: [entry.by for entry in m.acts])
    assert by.count("order") > 2
    assert waits(table) == {}
