"""/vacation: typed days, who plays meanwhile, and what the other players see."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.cli.transcript import public_messages
from bot.clock import day_text
from bot.handlers.habits import habits_now

from ...weeks import Weeks
from ..ears import HOUR, begun, wants
from ..handlers.test_habits import DAY, due, said, screen_of
from ..vacations import goes_away, more, sits_down


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"until": "soon"}, "I couldn’t read that day"),
        ({"until": "2026-02-30"}, "I couldn’t read that day"),
        ({"until": "9999-12-31"}, "at most"),
        ({"until": "3/4"}, "two different days"),
        ({"start": "2026-03-10"}, "Please also give your last day away"),
        ({"ai": True}, "Please also give your last day away"),
        ({"until": "2026-03-01"}, "at most"),
        ({"until": "2026-08-01"}, "at most"),
        ({"start": "2026-03-10", "until": "2026-03-05"}, "at most"),
        ({}, "planned"),
    ],
)
async def test_invalid_days_plan_no_vacation(weeks: Weeks, options: dict[str, Any], refusal: str) -> None:
    (ann,) = weeks.people("Ann")
    assert refusal in await said(weeks, ann, "vacation", **options)
    assert (await habits_now(weeks.bot.store, ann.id)).vacation is None


@pytest.mark.parametrize("zone", ["UTC", "America/New_York", "Asia/Tokyo", "Pacific/Auckland"])
async def test_a_vacation_is_shown_with_its_last_day_and_ends_after_it(weeks: Weeks, zone: str) -> None:
    (ann,) = weeks.people("Ann")
    await wants(weeks, ann, zone=zone)
    heard = await said(weeks, ann, "vacation", start="Mar 10", until="12.3.")
    first, last = (day_text(date(2026, 3, day)) for day in (10, 12))
    assert f"from {first} to {last} (your last day away)" in heard
    assert f"from {first} to {last}" in (await screen_of(weeks, ann)).text
    vacation = (await habits_now(weeks.bot.store, ann.id)).vacation
    assert vacation is not None
    home = ZoneInfo(zone)
    assert vacation.start == datetime(2026, 3, 10, tzinfo=home)
    assert vacation.until == datetime(2026, 3, 13, tzinfo=home)


async def test_tomorrow_means_the_day_after_today_even_for_a_later_vacation(weeks: Weeks) -> None:
    (ann,) = weeks.people("Ann")
    await said(weeks, ann, "vacation", start="tomorrow", until="tomorrow")
    vacation = (await habits_now(weeks.bot.store, ann.id)).vacation
    assert vacation is not None
    assert (vacation.start.day, vacation.until.day) == (3, 4)
    assert "at most" in await said(weeks, ann, "vacation", start="2026-03-20", until="tomorrow")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "🏖️ Ann is on vacation, back after {}."),
        ("fr", "🏖️ Ann\u00a0: en vacances, de retour après le {}."),
        ("ja", "🏖️ Annは{}まで休暇中です。"),
    ],
)
async def test_the_table_shows_a_vacation_on_which_deadlines_wait_while_it_lasts(
    weeks: Weeks, locale: str, told: str
) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await weeks.bot.store.guilds.set_language(weeks.server.guild.id, locale)
    table = await begun(weeks, ann, ben)
    line = told.format(day_text(date(2026, 3, 6)))

    def board() -> str:
        return public_messages(ben, weeks.server.channel)[-1].text

    await said(weeks, ann, "vacation", start="2026-03-04", until="2026-03-06")
    await weeks.told(table)
    assert "🏖️" not in board()
    await weeks.pass_by(table, 3 * DAY)
    assert line in board()
    assert board().count("🏖️") == 1
    await weeks.pass_by(table, 3 * DAY)
    assert "🏖️" not in board()


@pytest.mark.parametrize(
    ("locale", "ai", "told"),
    [
        ("en-US", True, "🏖️ Ann is on vacation, back after {}. The AI is playing meanwhile."),
        ("fr", True, "🏖️ Ann\u00a0: en vacances, de retour après le {}\u202f; l’IA joue entre-temps."),
        ("ja", True, "🏖️ Annは{}まで休暇中です。その間はAIが代わります。"),
        ("en-US", False, "🏖️ Ann is on vacation, back after {}."),
    ],
)
async def test_the_table_shows_the_last_day_while_somebody_else_plays(
    weeks: Weeks, locale: str, ai: bool, told: str
) -> None:
    ann, ben, cat = weeks.people("Ann", "Ben", "Cat")
    await weeks.bot.store.guilds.set_language(weeks.server.guild.id, locale)
    table = await begun(weeks, ann, ben, script="two+two+two")
    await (goes_away(weeks, table, ann, 5, ai=True) if ai else goes_away(weeks, table, ann, 5, person=cat))
    if not ai:
        await sits_down(weeks, table, cat)
    last = (weeks.clock.now() + 5 * DAY).date()
    board = public_messages(ben, weeks.server.channel)[-1].text
    assert told.format(day_text(last)) in board
    assert board.count("🏖️") == 1
    # /game log says it, too; a new last day is shown at once.
    assert f"Ann is on vacation, back after {day_text(last)}." in await said(weeks, ben, "game log")
    await goes_away(weeks, table, ann, 6, **({"ai": True} if ai else {"person": cat}))
    board = public_messages(ben, weeks.server.channel)[-1].text
    assert told.format(day_text(last + timedelta(days=1))) in board


async def test_the_table_shows_every_last_day_when_all_players_are_on_vacation(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, 5, ai=True)
    await goes_away(weeks, table, ben, 9, ai=True)
    board = public_messages(ben, weeks.server.channel)[-1].text
    assert "The match is waiting" in board
    for name, days in (("Ann", 5), ("Ben", 9)):
        last = day_text((weeks.clock.now() + days * DAY).date())
        assert f"🏖️ {name} is on vacation, back after {last}." in board


async def test_a_new_vacation_needs_its_own_last_day(weeks: Weeks) -> None:
    (ann,) = weeks.people("Ann")
    await said(weeks, ann, "vacation", until="2026-03-08")
    before = (await habits_now(weeks.bot.store, ann.id)).vacation
    assert "Please also give your last day away" in await said(weeks, ann, "vacation", start="2026-04-01")
    assert (await habits_now(weeks.bot.store, ann.id)).vacation == before
    assert "Vacation: from" in await said(weeks, ann, "vacation")


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "In {}, you’re back and playing yourself."),
        ("fr", "Dans {}, vous êtes de retour et jouez vous-même."),
        ("ja", "{}では、すでに戻ってご自分でプレイしています。"),
    ],
)
async def test_vacation_names_the_tables_where_the_player_is_back_early(weeks: Weeks, locale: str, told: str) -> None:
    (ann,) = weeks.people("Ann", locale=locale)
    (ben,) = weeks.people("Ben")
    first = weeks.server.channel
    weeks.server.channel = weeks.server.add_channel("attic")
    await begun(weeks, ann, ben, script="two+two+two")
    weeks.server.channel = first
    table = await begun(weeks, ann, ben, script="two+two+two")
    await goes_away(weeks, table, ann, 5, ai=True)
    line = told.format(f"<#{first.id}>")
    assert line not in await said(weeks, ann, "vacation")
    await more(weeks, table, ann, "return")
    assert line in await said(weeks, ann, "vacation")
    assert line in (await screen_of(weeks, ann)).text
    # A changed last day keeps the line.
    assert line in await goes_away(weeks, table, ann, 6, ai=True)


async def test_a_past_vacation_is_not_shown(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await goes_away(weeks, table, ann, 2, ai=True)
    assert "Vacation: from" in (await screen_of(weeks, ann)).text
    await weeks.pass_by(table, 3 * DAY)
    assert "Vacation" not in (await screen_of(weeks, ann)).text
    assert "You have no vacation planned" in await said(weeks, ann, "vacation")


async def test_choosing_the_ai_and_a_person_says_that_the_ai_plays(weeks: Weeks) -> None:
    ann, dan = weeks.people("Ann", "Dan")
    heard = await said(weeks, ann, "vacation", until="tomorrow", ai=True, person=dan)
    assert "the AI plays for you" in heard
    assert f"so <@{dan.id}> isn’t asked" in heard
    vacation = (await habits_now(weeks.bot.store, ann.id)).vacation
    assert vacation is not None
    assert (vacation.ai, vacation.person) == (True, None)


async def test_one_press_ends_a_vacation_and_deadlines_count_again(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    table = await begun(weeks, ann, ben)
    await weeks.pass_by(table, 2 * HOUR)
    await said(weeks, ann, "vacation", until="2026-03-08")
    await weeks.told(table)
    # Two hours of the day are used up; 22 follow after the vacation.
    assert due(table) == datetime(2026, 3, 9, 22, tzinfo=UTC)
    screen = await screen_of(weeks, ann)
    assert "Vacation" in screen.text
    await weeks.pass_by(table, 3 * DAY)
    await weeks.press(ann, screen, "endholiday")
    await weeks.told(table)
    assert (await habits_now(weeks.bot.store, ann.id)).vacation is None
    assert due(table) == weeks.clock.now() + timedelta(hours=22)
