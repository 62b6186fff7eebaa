"""/my games: a private list of all of a person's tables."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.loopback import Message, Person
from bot.schedule.timers import deadlines_of
from bot.screens.context import Context
from bot.screens.my_games import AT_ONCE, Mine, mine_screen
from bot.screens.notices import Due, reminder_page
from bot.tables.calls import Call
from bot.text import words_for
from rules import GAMES
from rules.corsari.cards import DECK

from ...house import House, settled
from ..evenings import opened, told, went_on
from .test_secrets import cards_in, everything

ENGLISH = words_for("en", strict=True)


async def in_channel(house: House, name: str, *people: Person, options: str) -> Message:
    """Open a lobby in a new channel and let people join; return its card."""
    channel = house.server.add_channel(name)
    await settled(await people[0].slash("game new", channel, game="corsari", options=options))
    card = await house.shown(lambda: next((m for m in people[0].sees(channel) if m.buttons), None))
    for person in people:
        await house.press(person, card, "join")
    return card


async def test_tables_waiting_for_the_reader_come_first(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    await house.sit_down(ann, ben, options="first_dealer=2")  # Ann plays first
    card = await in_channel(house, "second", ann, ben, options="first_dealer=1")  # Ben does
    await house.press(ann, card, "start")
    await in_channel(house, "third", ann, ben, options="")
    for person, other in ((ann, "Ben"), (ben, "Ann")):
        shown = await told(house, person, "my games")
        assert "Your 3 tables** · one is waiting for you" in shown.text
        mine, *others = [part for part in shown.text.split("**Corsari**") if "http" in part or "<#" in part]
        assert "It is your turn." in mine
        assert "to play." not in mine
        assert not any("your turn" in part for part in others)
        assert any(f"{other} to play" in part for part in others)
        assert any("2 of 4 seats" in part for part in others)


def test_waiting_tables_are_sorted_by_deadline() -> None:
    now = datetime(2026, 3, 4, tzinfo=UTC)
    tables = [
        Mine("Corsari", "W", "<#1>", "Ben to play"),
        Mine("Corsari", "W", "<#2>", "-", call="turn"),
        Mine("Corsari", "W", "<#3>", "-", call="turn", until=now + timedelta(days=2)),
        Mine("Corsari", "W", "<#4>", "-", call="turn", until=now + timedelta(hours=2)),
    ]
    shown = str(mine_screen(ENGLISH, tables, 1))
    places = [shown.index(f"<#{number}>") for number in (4, 3, 2, 1)]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("locale", "turn", "answer", "react"),
    [
        ("en-US", "It is your turn.", "Your answer is needed.", "You may react."),
        ("fr", "C’est à vous de jouer.", "C’est à vous de répondre.", "Vous pouvez réagir."),
        ("ja", "あなたの番です。", "あなたの選択待ちです。", "リアクションできます。"),
    ],
)
def test_a_table_and_its_reminder_say_how_they_call(locale: str, turn: str, answer: str, react: str) -> None:
    words = words_for(locale, strict=True)
    calls: dict[Call, str] = {"turn": turn, "answer": answer, "react": react}
    for call, said in calls.items():
        mine = str(mine_screen(words, [Mine("Corsari", "W", "<#1>", "-", call=call)], 1))
        due = Due(Context(words, GAMES["corsari"], 1, str), 1, None, call)
        for shown in (mine, str(reminder_page(words, [due], 1))):
            assert [one for one in calls.values() if one in shown] == [said]


async def test_each_table_names_its_server_and_link_and_shows_no_card(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await went_on(house, table, 3)
    board = await house.board(ann)
    shown = await told(house, ann, "my games")
    assert house.server.guild.name in shown.text
    assert f"{house.server.channel.id}/{board.id}" in shown.text
    assert cards_in(everything(shown)) == set()
    assert not any(card in shown.text for card in DECK if len(card) > 2)


async def test_my_games_works_in_direct_messages_and_without_a_table(house: House) -> None:
    ann, ben, eve = house.people("Ann", "Ben", "Eve")
    await house.sit_down(ann, ben, options="first_dealer=2")
    reply = await settled(await ann.slash("my games", ann.dm or ann.open_dm()))
    assert "waiting for you" in reply.text
    assert "You’re not in any match" in (await told(house, eve, "my games")).text


async def test_only_the_readers_own_deadline_is_shown(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await told(house, ann, "game pace", time="5h")
    # The table's worker sets the timer after the command.
    await house.shown(lambda: deadlines_of(table.timers).of(0))
    assert "<t:" in (await told(house, ann, "my games")).text
    assert "<t:" not in (await told(house, ben, "my games")).text


async def test_paused_and_frozen_tables_are_marked(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    table = await house.sit_down(ann, ben, options="first_dealer=2")
    await table.pause(paused=True)
    shown = (await told(house, ann, "my games")).text
    assert "paused" in shown
    assert "your turn" not in shown
    await table.pause(paused=False)
    await house.bot.store.tables.freeze(table.id, "for a test")
    await table.refresh()
    assert "Frozen" in (await told(house, ann, "my games")).text


async def test_a_replaced_player_no_longer_has_the_table(house: House) -> None:
    ann, ben, cat = house.people("Ann", "Ben", "Cat")
    table = await house.sit_down(ann, ben)
    await table.hand_over(0, "Cat", cat.id)
    assert "You’re not in any match" in (await told(house, ann, "my games")).text
    assert "Your table" in (await told(house, cat, "my games")).text


async def test_pages_turn_in_place_even_after_a_restart(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    for number in range(AT_ONCE + 1):
        await in_channel(house, f"tavern-{number}", ann, options="")
    shown = await told(house, ann, "my games")
    assert shown.text.count("**Corsari**") == AT_ONCE
    await house.stop()
    await house.start()
    first = shown.text
    assert await opened(house, ann, shown, "mine", arg="2") is shown
    assert shown.text.count("**Corsari**") == 1
    await opened(house, ann, shown, "mine", arg="1")
    assert shown.text == first
    await house.open_lobby(ben)
    assert "You’re not in any match" in (await told(house, ben, "my games")).text


@pytest.mark.parametrize("asked", [-5, 0, 3, 999])
def test_an_unknown_page_number_shows_the_nearest_page(asked: int) -> None:
    tables = [Mine("Corsari", "W" * 100, "<#1>", "-", call="turn" if n % 2 == 0 else None) for n in range(2 * AT_ONCE)]
    shown = mine_screen(ENGLISH, tables, asked)
    assert shown == mine_screen(ENGLISH, tables, 1 if asked < 1 else 2)


@pytest.mark.parametrize(("locale", "said"), [("fr", "elle vous attend"), ("ja", "あなたの番です")])
async def test_my_games_is_in_the_readers_language(house: House, locale: str, said: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await house.sit_down(ann, ai=1, options="first_dealer=2")
    assert said in (await told(house, ann, "my games")).text
