"""A clock that jumps while standing orders wait: nothing is answered twice, never, or after another wait."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.tables.table import Table

from ...hand_clock import BEGIN
from ...weeks import Weeks
from .test_deadlines import DAY, HOUR, MINUTE, due
from .test_orders_wait import ANN, BEN, LATER, answers, asked, draws, reload, waits, windows

FOUR = "script=window+window+window+window together=true"


async def jumps(weeks: Weeks, table: Table, moment: datetime) -> None:
    """Set the clock to a moment at once, as when a wrong clock is corrected."""
    weeks.clock.set(moment)
    await weeks.told(table)


async def given(table: Table) -> list[tuple[str | None, str]]:
    """Return the questions that were answered since the first of each seat, and by whom; none has two answers."""
    entries = await table.look(lambda match: [entry for entry in match.entries if entry.type == "answer"])
    assert max(Counter(entry.question for entry in entries).values()) == 1
    return [(entry.question, entry.by) for entry in entries if entry.question not in ("0.1", "1.1")]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_clock_set_days_ahead_ends_every_wait_and_deadline_once(weeks: Weeks, *, restarted: bool) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, options=FOUR)
    await jumps(weeks, table, BEGIN + 3 * DAY)
    if restarted:
        table = await reload(weeks)
    assert await given(table) == [("0.2", "order"), ("1.2", "default")]
    assert await asked(table) == {ANN: "0.3", BEN: "1.3"}
    assert waits(table) == {ANN: BEGIN + 3 * DAY + HOUR, BEN: BEGIN + 3 * DAY + HOUR}
    assert due(table, BEN) == BEGIN + 3 * DAY + 4 * HOUR
    await weeks.pass_by(table, HOUR)
    assert await given(table) == [("0.2", "order"), ("1.2", "default"), ("0.3", "order")]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_clock_set_hours_back_leaves_waits_and_deadlines_where_they_were(
    weeks: Weeks, *, restarted: bool
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, options=FOUR)
    await weeks.pass_by(table, 0.5 * HOUR)
    draws(weeks, 0.9)
    await jumps(weeks, table, BEGIN - 5 * HOUR)
    if restarted:
        table = await reload(weeks)
    assert waits(table) == {ANN: BEGIN + HOUR, BEN: BEGIN + HOUR}
    assert due(table, BEN) == BEGIN + 4 * HOUR
    await weeks.pass_by(table, 6 * HOUR - MINUTE)
    assert await given(table) == []
    await weeks.pass_by(table, MINUTE)
    assert await given(table) == [("0.2", "order")]
    await weeks.pass_by(table, 3 * HOUR)
    assert await given(table) == [("0.2", "order"), ("1.2", "default")]


@pytest.mark.parametrize("orders", [LATER, None])
async def test_after_a_wrong_clock_is_set_back_new_waits_and_deadlines_end_in_time(weeks: Weeks, orders: Any) -> None:
    """The table's time must wake for moments before those that it has handled already."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, orders=orders, options=FOUR)
    await jumps(weeks, table, BEGIN + 3 * DAY)
    assert await asked(table) == {ANN: "0.3", BEN: "1.3"}
    await jumps(weeks, table, BEGIN + 6 * HOUR)
    await answers(weeks, table, ANN, ann, "o1")
    await answers(weeks, table, BEN, ben, "o1")
    assert await asked(table) == {ANN: "0.4", BEN: "1.4"}
    for moment in (BEGIN + 7 * HOUR, BEGIN + 10 * HOUR):
        assert weeks.bot.crew.awake[table.id].times.next_moment() == moment
        await jumps(weeks, table, moment)
    assert (await given(table))[-2:] == [("0.4", "order" if orders else "default"), ("1.4", "default")]


MOVES: Sequence[Sequence[timedelta]] = (
    (2 * DAY, -5 * HOUR, DAY, -2 * DAY),
    (-8 * HOUR, 9 * HOUR, -HOUR, 4 * HOUR, -4 * HOUR, DAY),
)


@pytest.mark.parametrize("moves", MOVES)
async def test_however_the_clock_jumps_every_window_is_answered_once_and_the_match_ends(
    weeks: Weeks, moves: Sequence[timedelta]
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, options="script=window+window+window+window+window together=true")
    for number, move in enumerate(moves):
        before = waits(table), await given(table)
        draws(weeks, 0.1 * number)
        if number % 2:
            table = await reload(weeks)
            assert (waits(table), await given(table)) == before
        await jumps(weeks, table, weeks.clock.now() + move)
        if move < timedelta():
            assert (waits(table), await given(table)) == before
    await weeks.pass_by(table, 4 * DAY)
    assert table.row.state == "over"
    found = await given(table)
    assert [f"{seat}.{n}" for seat in (ANN, BEN) for n in range(2, 6)] == sorted(
        question or "" for question, _ in found
    )
    assert {by for question, by in found if question and question.startswith("0")} == {"order"}
