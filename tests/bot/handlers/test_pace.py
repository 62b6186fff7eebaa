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
        ("en-US", "1.5h", 90, "1 hour 30 minutes per answer"),
        ("en-US", "2 jours", 2880, "2 days per answer"),
        ("en-US", "60 hours", 3600, "2 days 12 hours per answer"),
        ("fr", "1,5 h", 90, "1 heure 30 minutes par réponse"),
        ("fr", "quotidien", 1440, "quotidien, 1 jour par réponse"),
        ("fr", "毎日", 1440, "quotidien, 1 jour par réponse"),
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
        ("en-US", "live, daily, slow or none", "between one minute and four weeks"),
        ("fr", "en direct, quotidien, lent ou sans échéance", "d’une minute à quatre semaines"),
        ("ja", "「リアルタイム」「一日一手」「ゆっくり」「期限なし」", "1分から4週間まで"),
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
        "**When time runs out**\n-# The default is the safest choice. The game plays it",
        "**When a player misses answers**",
        "**Minimum time between reminders**",
    ):
        assert label in screen.text
    assert screen.message is not None
    chosen = [option.label for menu in screen.message.selects for option in menu.options if option.default]
    assert chosen == [
        "Daily: a day",
        "The default is played",
        "After 3 in a row: the AI takes over",
        "To fit the pace: 3 hours",
    ]


async def test_without_deadlines_the_reminder_interval_is_the_usual_one(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    screen = await settled(await ann.slash("game pace", house.server.channel))
    assert screen.message is not None
    chosen = [option.label for menu in screen.message.selects for option in menu.options if option.default]
    assert chosen[0] == "No deadlines"
    assert chosen[-1] == "Usual: 3 hours"


@pytest.mark.parametrize(
    ("locale", "once", "thrice"),
    [
        (
            "en",
            "after one missed answer, the seat is offered to anyone",
            "after 3 missed answers in a row, the AI takes over",
        ),
        (
            "fr",
            "dès la première réponse manquée, la place est proposée à tous",
            "après 3 réponses manquées de suite, l’IA",
        ),
        ("ja", "一度でも回答がないと席を引き継ぐ人を募集", "3回続けて回答がないとAIに交代"),
    ],
)
def test_the_pace_says_what_follows_how_many_missed_answers(locale: str, once: str, thrice: str) -> None:
    words = words_for(locale)
    assert pace_words(words, Pace(minutes=60, after=1, then="offer")).endswith(once)
    assert thrice in pace_words(words, Pace(minutes=60, after=3))
    assert "3" not in pace_words(words, Pace(minutes=60, after=3, then="nothing"))
    assert "3" not in pace_words(words, Pace(after=3))


# ---------------------------------------------------------------- the pace of reactions


async def test_reactions_have_a_time_of_their_own_in_a_game_with_windows(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    await toy_house.open_lobby(ann, "toy")
    screen = (await settled(await ann.slash("game pace", toy_house.server.channel, time="daily"))).message
    assert screen is not None
    assert "daily, 1 day per answer, 4 hours per reaction; then the default is played" in screen.text
    assert "**How long a reaction may take**\n-# A reaction is an answer to another player" in screen.text
    table = await toy_house.bot.tables.in_channel(toy_house.server.channel.id)
    assert table is not None
    await toy_house.bot.settled(table, 30)
    card = await toy_house.board(ann, "join")
    assert "4 hours per reaction" in card.text
    for chosen, minutes, said in (("60", 60, "1 hour per reaction"), ("same", None, "1 day per answer; then")):
        reply = await toy_house.select(ann, screen, "setpace", [chosen], step="reactions")
        assert said in reply.text
        assert pace_of(table.row.pace) == Pace(minutes=24 * 60, reactions=minutes)


@pytest.mark.parametrize(
    ("time", "reactions", "pace"),
    [
        ("1 day", "4h", Pace(minutes=1440, reactions=240)),
        ("2 days", "30 minutes", Pace(minutes=2880, reactions=30)),
        ("slow", "", Pace(minutes=4320, reactions=1440)),
        ("live", "", Pace(minutes=5)),
        ("none", "", Pace()),
        ("daily", "none", Pace(minutes=1440)),
    ],
)
async def test_the_time_for_a_reaction_is_typed_beside_that_for_own_turns(
    toy_house: House, time: str, reactions: str, pace: Pace
) -> None:
    (ann,) = toy_house.people("Ann")
    await toy_house.open_lobby(ann, "toy")
    assert "The pace is set" in await heard(toy_house, ann, "game pace", time=time, reactions=reactions)
    table = await toy_house.bot.tables.in_channel(toy_house.server.channel.id)
    assert table is not None
    assert pace_of(table.row.pace) == pace


async def test_a_new_time_for_a_reaction_leaves_that_for_own_turns(toy_house: House) -> None:
    (ann,) = toy_house.people("Ann")
    await toy_house.open_lobby(ann, "toy")
    await heard(toy_house, ann, "game pace", time="slow")
    assert "3 days per answer, 6 hours per reaction" in await heard(toy_house, ann, "game pace", reactions="6h")
    assert "I couldn’t read that time" in await heard(toy_house, ann, "game pace", reactions="soon")
    offered = await ann.autocomplete("game pace", toy_house.server.channel, "reactions", "4")
    assert [choice.name for choice in offered] == ["4 hours"]
    offered = await ann.autocomplete("game pace", toy_house.server.channel, "reactions", "90m")
    assert [(choice.name, choice.value) for choice in offered] == [("1 hour 30 minutes", "90m")]


async def test_a_game_without_windows_has_one_time_for_all_answers(house: House) -> None:
    (ann,) = house.people("Ann")
    await house.open_lobby(ann)
    assert "no reactions" in await heard(house, ann, "game pace", time="daily", reactions="4h")
    table = await house.bot.tables.in_channel(house.server.channel.id)
    assert table is not None
    assert table.row.pace == {}
    assert "reaction" not in await heard(house, ann, "game pace", time="daily")
    assert pace_of(table.row.pace) == Pace(minutes=24 * 60)


def test_a_pace_stored_before_reactions_had_one_is_unchanged() -> None:
    before = {"minutes": 1440, "by": "pilot", "after": 2, "then": "offer", "every": 60, "most": 1}
    pace = pace_of(before)
    assert pace.of(window=True) == pace
    assert {**before, "reactions": None} == pace.model_dump()


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "1 day per answer, 4 hours per reaction; then"),
        ("fr", "1 jour par réponse, 4 heures par réaction"),
        ("ja", "回答は1日以内、リアクションは4時間以内。"),
    ],
)
def test_the_pace_says_how_long_a_reaction_may_take(locale: str, said: str) -> None:
    words = words_for(locale)
    assert said in pace_words(words, Pace(minutes=1440, reactions=240))
    for same in (Pace(minutes=1440), Pace(minutes=240, reactions=240), Pace(minutes=60, reactions=240)):
        assert said.partition("4")[0] not in pace_words(words, same)
