"""/game pace: typed times are read in every language, and each menu of the screen explains itself."""

import asyncio
from typing import Any

import pytest

from bot.loopback import Permission, Person
from bot.schedule.pace import Pace, pace_of
from bot.screens.pace import pace_words
from bot.text import words_for

from ...house import House, settled


async def heard(house: House, person: Person, command: str, **options: Any) -> str:
    return (await settled(await person.slash(command, house.server.channel, **options))).text


@pytest.mark.parametrize(
    ("locale", "typed", "minutes", "shown"),
    [
        ("en-US", "1.5h", 90, "1 hour 30 minutes for an answer"),
        ("en-US", "2 jours", 2880, "2 days for an answer"),
        ("en-US", "60 hours", 3600, "2 days 12 hours for an answer"),
        ("fr", "1,5 h", 90, "1 heure 30 minutes par réponse"),
        ("fr", "quotidien", 1440, "Quotidien\u202f: 1 jour par réponse"),
        ("fr", "毎日", 1440, "Quotidien\u202f: 1 jour par réponse"),
        ("ja", "１時間半", 90, "回答は1時間30分以内"),
        ("ja", "ゆっくり", 4320, "ゆっくり：回答は3日以内"),
    ],
)
async def test_a_typed_time_is_read_in_any_language(
    house: House, locale: str, typed: str, minutes: int, shown: str
) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await house.open_lobby(ann)
    assert shown in await heard(house, ann, "game pace", time=typed)
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.row.pace["minutes"] == minutes


@pytest.mark.parametrize(
    ("locale", "unread", "too_long"),
    [
        ("en-US", "live, daily, slow or none", "from one minute to four weeks"),
        ("fr", "en direct, quotidien, lent ou sans échéance", "d’une minute à quatre semaines"),
        ("ja", "「リアルタイム」「一日一手」「ゆっくり」「締め切りなし」", "1分から4週間まで"),
    ],
)
async def test_a_refusal_says_what_is_wrong_in_the_readers_language(
    house: House, locale: str, unread: str, too_long: str
) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await house.open_lobby(ann)
    assert unread in await heard(house, ann, "game pace", time="soon")
    assert too_long in await heard(house, ann, "game pace", time="100000d")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.row.pace.get("minutes") is None


async def test_the_completion_says_how_a_time_is_understood(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    offered = await ann.autocomplete("game pace", house.server.channel, "time", "1,5h")
    assert [(choice.name, choice.value) for choice in offered] == [("1 hour 30 minutes", "1,5h")]
    assert await ann.autocomplete("game pace", house.server.channel, "time", "100000d") == []


async def test_simultaneous_choices_are_all_kept(house: House) -> None:
    (ann,) = house.people("Ann")
    (max_,) = house.people("Max", permissions=Permission.MANAGE_GUILD)
    await house.open_lobby(ann)
    screens = [(await settled(await one.slash("game pace", house.server.channel))).message for one in (ann, max_)]
    chosen = [("by", "pilot"), ("speed", "daily"), ("every", "60"), ("then", "offer-2")]
    await asyncio.gather(
        *(
            house.select(one, screen, "setpace", [value], step=step)
            for (one, screen), (step, value) in zip([*zip((ann, max_), screens, strict=True)] * 2, chosen, strict=True)
            if screen is not None
        )
    )
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert pace_of(table.row.pace) == Pace(minutes=24 * 60, by="pilot", every=60, then="offer", after=2)


async def test_each_menu_keeps_its_label_after_a_choice(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    screen = await settled(await ann.slash("game pace", house.server.channel, time="daily"))
    for label in (
        "**How long an answer may take**",
        "**When time runs out**\n-# The default is what the game plays for somebody who does not answer",
        "**When somebody misses answers**",
        "**Between two reminders, at least**",
    ):
        assert label in screen.text
    assert screen.message is not None
    chosen = [option.label for menu in screen.message.selects for option in menu.options if option.default]
    assert chosen == [
        "Daily: a day",
        "The default is played",
        "After 3 in a row: the AI plays on",
        "As long as it fits the pace: 3 hours",
    ]


async def test_without_deadlines_the_reminder_interval_is_the_usual_one(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    screen = await settled(await ann.slash("game pace", house.server.channel))
    assert screen.message is not None
    chosen = [option.label for menu in screen.message.selects for option in menu.options if option.default]
    assert chosen[0] == "No deadlines"
    assert chosen[-1] == "The usual time: 3 hours"


@pytest.mark.parametrize(
    ("locale", "once", "thrice"),
    [
        ("en", "after one answer missed, the seat is on offer", "after 3 answers missed in a row, the AI plays on"),
        ("fr", "dès la première réponse manquée, la place est proposée", "après 3 réponses manquées de suite, l’IA"),
        ("ja", "一度でも回答がないと席を引き継ぐ人を募集", "3回続けて回答がないとAIに交代"),
    ],
)
def test_the_pace_says_what_follows_how_many_missed_answers(locale: str, once: str, thrice: str) -> None:
    words = words_for(locale)
    assert pace_words(words, Pace(minutes=60, after=1, then="offer")).endswith(once)
    assert thrice in pace_words(words, Pace(minutes=60, after=3))
    assert "3" not in pace_words(words, Pace(minutes=60, after=3, then="nothing"))
    assert "3" not in pace_words(words, Pace(after=3))
