"""Acts of people at the very moment at which standing orders answer, in both orders of arrival, and restarts then."""

import asyncio
import io
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from bot.logs import set_up_logs
from bot.loopback import Message, Person, Response
from bot.tables.table import Table

from ...end_to_end.playing import table_of
from ...hand_clock import BEGIN
from ...house import settled
from ...weeks import Weeks
from .test_deadlines import HOUR
from .test_orders_wait import ANN, BEN, answers, asked, draws, waits, windows

INSTANT = timedelta(milliseconds=1)
"""The time from a press to the moment at which the orders answer: Discord's clock is the tests' clock."""
Act = Callable[[], Awaitable[Response]]


@pytest.fixture(autouse=True)
def no_worker_fails() -> Iterator[None]:
    """Check that nothing failed and was tried again."""
    stream = io.StringIO()
    set_up_logs("debug", "text", stream)
    yield
    assert "failed" not in stream.getvalue()


class Turnstile:
    """Stops the next call of a method until it is opened; ``after``: once its work is done, before it returns."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, method: str, *, after: bool = False) -> None:
        self._reached, self._opened = asyncio.Event(), asyncio.Event()
        real = getattr(owner, method)

        async def stopped(*args: Any, **about: Any) -> Any:
            found = await real(*args, **about) if after else None
            self._reached.set()
            await self._opened.wait()
            return found if after else await real(*args, **about)

        patch.setattr(owner, method, stopped)

    async def reached(self) -> None:
        """Wait until somebody stands before it."""
        async with asyncio.timeout(60):
            await self._reached.wait()

    def open(self) -> None:
        """Let everybody through."""
        self._opened.set()


async def just_before(weeks: Weeks, *others: str) -> tuple[Table, Person, Person]:
    """Begin a match of Ann, Ben and others in which Ann's orders answer a window in an instant."""
    ann, ben, *more = weeks.people("Ann", "Ben", *others)
    table = await windows(weeks, ann, ben, *more)
    await weeks.pass_by(table, waits(table)[ANN] - weeks.clock.now() - INSTANT)
    return table, ann, ben


async def race(weeks: Weeks, table: Table, patch: pytest.MonkeyPatch, method: str, act: Act, *, late: bool) -> str:
    """Let a person act in the moment of the orders, before or after them (``late``); return what the person is told.

    ``method``: the method of the table that the act ends in. The second to act has seen the question open.
    """
    if late:
        second = Turnstile(patch, table, method)
        acting = asyncio.ensure_future(act())
        await second.reached()
        await weeks.pass_by(table, INSTANT)
        second.open()
        reply = await acting
    else:
        second = Turnstile(patch, table, "answer_by_order")
        weeks.clock.move(INSTANT)
        await second.reached()
        reply = await act()
        second.open()
    await weeks.told(table)
    patch.undo()
    return " ".join([reply.text, *(message.text for message in reply.followups)])


async def given(table: Table, seat: int = ANN) -> list[tuple[str | None, Any, str]]:
    """Return a seat's answers to windows, which no question has twice."""
    entries = await table.look(lambda match: [entry for entry in match.entries if entry.type == "answer"])
    assert max(Counter(entry.question for entry in entries).values()) == 1
    return [(e.question, e.answer, e.by) for e in entries if e.seat == seat and e.question != f"{seat}.1"]


async def page_of(weeks: Weeks, person: Person, where: str) -> Message:
    """Return the person's own screen, or the page of the open question in their direct messages."""
    if where == "at the table":
        return await weeks.own_screen(person)
    assert person.dm is not None
    return person.sees(person.dm)[-1]


# ---------------------------------------------------------------- a press


@pytest.mark.parametrize("where", ["at the table", "in a direct message"])
@pytest.mark.parametrize("late", [False, True])
async def test_of_a_press_and_the_orders_the_first_answers_and_the_second_changes_nothing(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, where: str, *, late: bool
) -> None:
    table, ann, ben = await just_before(weeks)
    page = await page_of(weeks, ann, where)
    told = await race(weeks, table, monkeypatch, "answer", lambda: weeks.press(ann, page, "a", arg="o1"), late=late)
    # In a direct message nothing more is said: the message itself shows what has become of the question.
    at_table = where == "at the table"
    assert ("already answered" in told + page.text * at_table) is (late and at_table)
    assert await given(table) == [("0.2", "o2", "order") if late else ("0.2", "o1", "player")]
    assert waits(table) == {BEN: BEGIN + HOUR}
    await answers(weeks, table, BEN, ben, "o1")
    assert list(await asked(table)) == [ANN, BEN]


async def test_a_press_that_wins_the_last_window_lets_the_match_go_on_once(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The orders come when the next window is open, which they answer only after a wait of its own."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben, options="script=window+window+window together=true")
    await answers(weeks, table, BEN, ben, "o1")
    await weeks.pass_by(table, HOUR - INSTANT)
    page = await weeks.own_screen(ann)
    await race(weeks, table, monkeypatch, "answer", lambda: weeks.press(ann, page, "a", arg="o1"), late=False)
    assert await asked(table) == {ANN: "0.3", BEN: "1.3"}
    assert waits(table) == {ANN: BEGIN + 2 * HOUR, BEN: BEGIN + 2 * HOUR}
    await weeks.pass_by(table, HOUR)
    assert await given(table) == [("0.2", "o1", "player"), ("0.3", "o2", "order")]


async def test_a_press_and_the_orders_without_any_turnstile_give_one_answer(weeks: Weeks) -> None:
    table, ann, _ = await just_before(weeks)
    page = await weeks.own_screen(ann)
    acting = asyncio.ensure_future(weeks.press(ann, page, "a", arg="o1"))
    weeks.clock.move(INSTANT)
    await acting
    await weeks.told(table)
    assert await given(table) in ([("0.2", "o1", "player")], [("0.2", "o2", "order")])


# ---------------------------------------------------------------- the orders themselves


@pytest.mark.parametrize("late", [False, True])
async def test_orders_cleared_in_the_moment_of_their_answer(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    table, ann, _ = await just_before(weeks)
    screen = (await settled(await ann.slash("orders", weeks.server.channel))).message
    assert screen is not None
    await race(weeks, table, monkeypatch, "set_orders", lambda: weeks.press(ann, screen, "noorders"), late=late)
    assert await table.look(lambda match: match.orders(ANN)) == {}
    assert await given(table) == ([("0.2", "o2", "order")] if late else [])
    await weeks.pass_by(table, 2 * HOUR)
    assert (ANN in await asked(table)) is not late
    await weeks.pass_by(table, HOUR)
    assert await given(table) == [("0.2", "o2", "order") if late else ("0.2", "o1", "default")]


@pytest.mark.parametrize("late", [False, True])
async def test_orders_changed_in_the_moment_of_their_answer(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    table, ann, _ = await just_before(weeks)
    screen = (await settled(await ann.slash("orders", weeks.server.channel))).message
    assert screen is not None
    await weeks.press(ann, screen, "edit", step="choice")
    await weeks.press(ann, screen, "a", step="choice", arg="o1")
    await race(weeks, table, monkeypatch, "set_orders", lambda: weeks.press(ann, screen, "confirm"), late=late)
    assert (await table.look(lambda match: match.orders(ANN)))["choice"] == "o1"
    assert await given(table) == ([("0.2", "o2", "order")] if late else [])
    await weeks.pass_by(table, 0.7 * HOUR)
    # New orders wait anew: a quarter of the three hours that are left.
    assert (ANN in await asked(table)) is not late
    await weeks.pass_by(table, 0.1 * HOUR)
    assert await given(table) == [("0.2", "o2" if late else "o1", "order")]


# ---------------------------------------------------------------- undo, pause, resignation


@pytest.mark.parametrize("late", [False, True])
async def test_an_answer_taken_back_in_the_moment_of_the_orders(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    """All are asked anew, and another wait is drawn; after the orders' answer, Ben's stands."""
    ann, ben = weeks.people("Ann", "Ben")
    table = await windows(weeks, ann, ben)
    await answers(weeks, table, BEN, ben, "o1")
    await weeks.pass_by(table, HOUR - INSTANT)
    page = await weeks.own_screen(ben)
    told = await race(weeks, table, monkeypatch, "take_back", lambda: weeks.press(ben, page, "takeback"), late=late)
    if late:
        assert "Another player has moved since then" in told
        assert await given(table) == [("0.2", "o2", "order")]
        assert await given(table, BEN) == [("1.2", "o1", "player")]
        return
    assert await asked(table) == {ANN: "0.3", BEN: "1.3"}
    assert await given(table) == []
    assert waits(table) == {ANN: BEGIN + 2 * HOUR, BEN: BEGIN + 2 * HOUR}
    await weeks.pass_by(table, HOUR)
    assert await given(table) == [("0.3", "o2", "order")]
    assert list(await asked(table)) == [BEN]


@pytest.mark.parametrize("late", [False, True])
async def test_a_pause_in_the_moment_of_the_orders(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    table, ann, _ = await just_before(weeks)
    act = lambda: pausing(weeks, ann, "pause")  # noqa: E731
    assert "paused" in await race(weeks, table, monkeypatch, "pause", act, late=late)
    assert table.paused
    assert await given(table) == ([("0.2", "o2", "order")] if late else [])
    await weeks.pass_by(table, 5 * HOUR)
    await pausing(weeks, ann, "resume")
    await weeks.told(table)
    # A quarter of the three hours that are left, and not again for a window that is answered.
    assert waits(table) == dict.fromkeys(await asked(table), BEGIN + 6.75 * HOUR)
    await weeks.pass_by(table, HOUR)
    assert await given(table) == [("0.2", "o2", "order")]


async def pausing(weeks: Weeks, host: Person, command: str) -> Response:
    return await settled(await host.slash(f"game {command}", weeks.server.channel))


@pytest.mark.parametrize("late", [False, True])
async def test_a_resignation_in_the_moment_of_the_orders(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    table, ann, _ = await just_before(weeks, "Cat")
    screen = (await settled(await ann.slash("game resign", weeks.server.channel))).message
    assert screen is not None
    await race(weeks, table, monkeypatch, "resign", lambda: weeks.press(ann, screen, "doresign"), late=late)
    assert await table.look(lambda match: match.plays(ANN)) is False
    assert await given(table) == [("0.2", "o2", "order") if late else ("0.2", "o1", "default")]
    assert {*await asked(table)} == {*waits(table)} == {1, 2}


# ---------------------------------------------------------------- restarts


@pytest.mark.parametrize("stored", [False, True])
async def test_a_restart_in_the_moment_of_the_orders(
    weeks: Weeks, monkeypatch: pytest.MonkeyPatch, *, stored: bool
) -> None:
    """The bot stops just before the answer is stored, or just after that, before anybody is told."""
    table, _, _ = await just_before(weeks)
    turnstile = Turnstile(monkeypatch, weeks.bot.store.entries, "append", after=stored)
    weeks.clock.move(INSTANT)
    await turnstile.reached()
    await weeks.stop()
    monkeypatch.undo()
    draws(weeks, 0.9)
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    assert await given(table) == [("0.2", "o2", "order")]
    assert waits(table) == {BEN: BEGIN + HOUR}
    assert await asked(table) == {BEN: "1.2"}


async def test_a_press_on_a_screen_of_before_the_restart_comes_too_late(weeks: Weeks) -> None:
    table, ann, _ = await just_before(weeks)
    page = await weeks.own_screen(ann)
    await weeks.stop()
    weeks.clock.move(INSTANT)
    await weeks.start()
    table = await table_of(weeks)
    await weeks.told(table)
    reply = await weeks.press(ann, page, "a", arg="o1")
    assert "already answered" in reply.text + page.text
    assert await given(table) == [("0.2", "o2", "order")]
