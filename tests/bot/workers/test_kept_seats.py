"""Seats kept by a stand-in: the owner finds the table, reads who plays, and takes the seat back."""

import pytest

from bot.clock import day_text
from bot.handlers.seat_service import seat_to_ai
from bot.loopback import Person
from bot.tables.table import Table

from ...house import settled
from ...weeks import Weeks
from ..ears import HOUR, begun
from ..evenings import told
from ..vacations import DAY, goes_away, heard, is_back, said, seated, sits_down


async def kept(weeks: Weeks, ann: Person, ben: Person, cat: Person) -> Table:
    """Begin a match in which Cat stands in for Ann for five days."""
    table = await begun(weeks, ann, ben, script="two+two+two")
    await weeks.pass_by(table, HOUR)
    await goes_away(weeks, table, ann, 5, person=cat)
    await sits_down(weeks, table, cat)
    assert seated(table) == (cat.id, ann.id)
    return table


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "Cat is playing for you, up to {}."),
        ("fr", "Cat joue pour vous jusqu’au {} inclus."),
        ("ja", "{}まで、Catが代わりにプレイしています。"),
    ],
)
async def test_my_games_lists_the_table_for_the_owner(weeks: Weeks, locale: str, line: str) -> None:
    (ann,) = weeks.people("Ann", locale=locale)
    ben, cat = weeks.people("Ben", "Cat")
    table = await kept(weeks, ann, ben, cat)
    shown = await said(weeks, ann, "my games")
    assert line.format(day_text((weeks.clock.now() + 5 * DAY).date())) in shown
    board = await weeks.board(ben)
    assert f"{weeks.server.channel.id}/{board.id}" in shown
    assert "🔔" not in shown
    # It stays listed when the AI plays instead of the stand-in.
    async with weeks.bot.services.seating:
        await seat_to_ai(weeks.bot.services, table, 0)
    assert str(board.id) in await said(weeks, ann, "my games")
    assert "http" not in await said(weeks, cat, "my games")


@pytest.mark.parametrize("command", ["hand", "move", "orders"])
async def test_the_owner_reads_who_has_their_hand_and_takes_it_back_by_one_press(weeks: Weeks, command: str) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    table = await kept(weeks, ann, ben, cat)
    for place in (weeks.server.channel, ann.dm):
        assert place is not None
        screen = (await settled(await ann.slash(command, place))).message
        assert screen is not None
        assert "Cat is playing for you here until you’re back" in screen.text
        assert "You are Ann" not in screen.text
    assert "Welcome back" in (await weeks.press(ann, screen, "return")).text
    await weeks.told(table)
    assert seated(table) == (ann.id, None)


@pytest.mark.parametrize(("locale", "name"), [("en-US", "The AI is playing"), ("fr", "L’IA joue"), ("ja", "AIが")])
async def test_the_owner_reads_that_the_ai_has_their_hand(weeks: Weeks, locale: str, name: str) -> None:
    (ann,) = weeks.people("Ann", locale=locale)
    ben, cat = weeks.people("Ben", "Cat")
    table = await kept(weeks, ann, ben, cat)
    async with weeks.bot.services.seating:
        await seat_to_ai(weeks.bot.services, table, 0)
    screen = await told(weeks, ann, "hand")
    assert name in screen.text
    assert [button.custom_id for button in screen.buttons if ":return" in button.custom_id]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "Cat is playing for you in"),
        ("fr", "Cat joue pour vous dans"),
        ("ja", "あなたが戻るまでCatが代わりにプレイします"),
    ],
)
async def test_the_owner_is_told_that_the_stand_in_is_temporary(weeks: Weeks, locale: str, line: str) -> None:
    (ann,) = weeks.people("Ann", locale=locale)
    ben, cat = weeks.people("Ben", "Cat")
    table = await kept(weeks, ann, ben, cat)
    await weeks.told(table)
    assert heard(ann, line) == 1
    assert heard(ann, "You have nothing more to do there") == 0


async def test_a_person_without_a_kept_seat_is_welcome_to_watch(weeks: Weeks) -> None:
    ann, ben, cat, dan = weeks.people("Ann", "Ben", "Cat", "Dan")
    table = await kept(weeks, ann, ben, cat)
    assert "you’re welcome to watch" in await said(weeks, dan, "hand")
    await is_back(weeks, table, ann)
    assert "you’re welcome to watch" in await said(weeks, cat, "hand")
    assert "You’re not in any match" in await said(weeks, cat, "my games")
