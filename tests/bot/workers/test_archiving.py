"""Idle tables: the notice before archiving, the archive, and waking a table."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.cli.transcript import presses
from bot.handlers.habits import keep
from bot.handlers.seat_service import seat_to_ai
from bot.loopback import Message, Permission, Person
from bot.loopback.world import SUPPRESS_NOTIFICATIONS
from bot.schedule.pace import Habits
from bot.settings import NOTICE, Settings
from bot.tables.table import Table
from bot.workers.archiving import archive_idle
from storage import TableRow

from ...end_to_end.playing import eventually
from ...hand_clock import HandClock
from ...house import House, settled
from ..evenings import opened, told, went_on
from ..watching import publicly

MONTH = timedelta(days=30)


@pytest.fixture
async def month(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose clock is set by hand."""
    async with House(tmp_path, clock=HandClock()) as house:
        yield house


async def later(house: House, table: Table, by: timedelta) -> None:
    """Move the clock, archive idle tables and wait for delivery."""
    assert isinstance(house.clock, HandClock)
    house.clock.move(by)
    await archive_idle(house.bot.services)
    await house.bot.settled(table, 30)


async def begun(house: House, *people: Person, ai: int = 0) -> Table:
    table = await house.sit_down(*people, ai=ai, options="first_dealer=2")
    await went_on(house, table, 2)
    return table


async def archived(house: House, *people: Person) -> Table:
    table = await begun(house, *people)
    await later(house, table, MONTH - NOTICE)
    await later(house, table, NOTICE)
    assert table.row.state == "archived"
    return table


def newest(house: House, person: Person) -> Message:
    return publicly(house, person)[-1]


async def test_the_channel_and_the_players_are_warned_once_three_days_before(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    await later(month, table, MONTH - NOTICE - timedelta(minutes=1))
    assert "archived" not in newest(month, ann).text
    before = [len(person.sees(person.dm)) for person in (ann, ben) if person.dm]
    count = len(publicly(month, ann))
    await later(month, table, timedelta(minutes=2))
    for _ in range(3):
        await later(month, table, timedelta(hours=1))
    assert len(publicly(month, ann)) == count + 1
    assert "will be archived" in newest(month, ann).text
    assert month.called[newest(month, ann).id] == sorted([ann.id, ben.id])
    for person, had in zip((ann, ben), before, strict=True):
        assert person.dm is not None
        assert len(person.sees(person.dm)) == had + 1
        assert "will be archived" in person.sees(person.dm)[-1].text


@pytest.mark.parametrize("stopped", [False, True])
async def test_direct_warnings_are_edited_silently_when_the_table_is_archived(month: House, *, stopped: bool) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    await later(month, table, MONTH - NOTICE)

    def newest_direct(person: Person) -> Message:
        assert person.dm is not None
        return person.sees(person.dm)[-1]

    before = [newest_direct(person).id for person in (ann, ben)]
    if stopped:
        await month.stop()
        await month.start()
        (table,) = await month.bot.tables.of_user(ann.id)
        await month.bot.settled(table, 30)
    await later(month, table, NOTICE)
    assert table.row.state == "archived"
    for person in (ann, ben):
        await month.shown(lambda person=person: "💤 Archived" in newest_direct(person).text)
        assert "Any move prevents that" not in newest_direct(person).text
    assert [newest_direct(person).id for person in (ann, ben)] == before
    await opened(month, ann, newest(month, ann), "wake")
    for person in (ann, ben):
        await month.shown(lambda person=person: "rchived" not in newest_direct(person).text)


async def test_any_move_keeps_the_table(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    await later(month, table, MONTH - NOTICE)
    assert "will be archived" in newest(month, ann).text
    await went_on(month, table, 1)
    assert table.row.warned_at is None
    assert "will be archived" not in newest(month, ann).text
    await later(month, table, NOTICE + timedelta(days=1))
    assert table.row.state == "playing"
    await later(month, table, MONTH)
    assert "will be archived" in newest(month, ann).text


async def test_nobody_is_warned_while_a_player_is_on_vacation(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    last = (month.clock.now() + 2 * MONTH).date().isoformat()
    await settled(await ben.slash("vacation", month.server.channel, until=last))
    await later(month, table, 2 * MONTH)
    assert table.row.warned_at is None
    # The day of the return is too early, too.
    await later(month, table, MONTH - NOTICE)
    assert table.row.warned_at is None
    await later(month, table, timedelta(days=1))
    assert table.row.warned_at is not None


async def test_pausing_and_resuming_each_withdraw_the_warning(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    for paused in (True, False):
        await later(month, table, MONTH - NOTICE)
        assert "will be archived" in newest(month, ann).text
        await table.pause(paused=paused)
        await later(month, table, timedelta(minutes=1))
        assert "will be archived" not in newest(month, ann).text


async def test_an_archived_table_frees_its_channel(month: House) -> None:
    ann, ben, eve = month.people("Ann", "Ben", "Eve")
    table = await archived(month, ann, ben)
    notice = newest(month, eve)
    assert "this match has been archived" in notice.text
    assert [press.verb for _, press in presses(notice)] == ["wake"]
    assert not any(press.verb == "move" for message in publicly(month, ann) for _, press in presses(message))
    assert "💤 Archived" in (await told(month, ann, "my games")).text
    assert "is archived" in (await told(month, ann, "hand")).text
    assert "The match begins" in (await told(month, eve, "game log", page=1)).text
    await month.open_lobby(eve)
    assert "already a table in this channel" in (await month.press(ann, notice, "wake")).text
    assert table.row.state == "archived"


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_woken_table_goes_on_where_it_was(month: House, restarted: bool) -> None:
    ann, ben, eve = month.people("Ann", "Ben", "Eve")
    table = await archived(month, ann, ben)
    record = await table.look(lambda match: match.record())
    if restarted:
        await month.stop()
        await month.start()
    notice = newest(month, ann)
    assert "Only players in this match" in (await month.press(eve, notice, "wake")).text
    assert (await month.press(ann, notice, "wake")).message is notice
    again = await month.bot.tables.in_channel(month.server.channel.id)
    assert again is not None
    assert again.id == table.id
    await month.bot.settled(again, 30)
    assert await again.look(lambda match: match.record()) == record
    # The table's next message retires the notice's button.
    assert presses(notice) == []
    assert "no archived match" in (await told(month, ben, "game wake")).text
    await went_on(month, again, 2)
    screen = await month.own_screen(ann)
    assert "Your hand" in screen.text
    assert "will be archived" not in newest(month, ann).text


async def test_reading_a_table_while_it_is_woken_gives_the_woken_one(
    month: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = month.people("Ann", "Ben")
    number = (await archived(month, ann, ben)).id
    bot, read = month.bot, list[Table]()
    wake = bot.store.tables.wake
    # The archiving has been delivered to everybody, so the table leaves memory.
    await eventually(lambda: number not in bot.crew.awake)

    async def slowly(table_id: int, channel_id: int | None) -> TableRow:
        table = await bot.tables.get(table_id)
        assert table is not None
        await table.look(lambda match: match.result)
        read.append(table)
        return await wake(table_id, channel_id)

    monkeypatch.setattr(bot.store.tables, "wake", slowly)
    await bot.crew.wake(number)
    # The table is dropped from memory and read again.
    monkeypatch.setattr(bot.tables, "_live_matches", 0)
    for table in read:
        bot.tables._keep(table)
    assert bot.crew.awake[number].times._table is await bot.tables.get(number)


async def test_a_server_manager_wakes_a_table_by_command(month: House) -> None:
    ann, ben, eve = month.people("Ann", "Ben", "Eve")
    (max_,) = month.people("Max", permissions=Permission.MANAGE_GUILD)
    assert "no archived match" in (await told(month, max_, "game wake")).text
    table = await archived(month, ann, ben)
    assert "Only players in this match" in (await told(month, eve, "game wake")).text
    assert "continues where it left off" in (await told(month, max_, "game wake")).text
    row = await month.bot.store.tables.get(table.id)
    assert row is not None
    assert row.state == "playing"


async def test_an_ai_does_not_play_on_before_the_table_is_woken(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await archived(month, ann, ben)
    entries = await table.look(lambda match: len(match.entries))
    screen = ann.sees(ann.dm)[-1] if ann.dm else None
    assert screen is not None
    for custom_id, press in presses(screen):
        if press.verb == "a":
            await settled(await ann.forge(screen, custom_id))
    assert await table.look(lambda match: len(match.entries)) == entries
    await month.press(ann, newest(month, ann), "wake")
    again = await month.bot.tables.in_channel(month.server.channel.id)
    assert again is not None
    async with month.bot.services.seating:
        await seat_to_ai(month.bot.services, again, 0)
        await seat_to_ai(month.bot.services, again, 1)
    await month.shown(lambda: len(again._match.entries if again._match else []) > entries + 3)


async def test_screens_follow_a_woken_table(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    await month.own_screen(ann)
    await later(month, table, MONTH - NOTICE)
    await later(month, table, NOTICE)
    await month.press(ann, newest(month, ann), "wake")
    again = await month.bot.tables.in_channel(month.server.channel.id)
    assert again is not None
    assert again is not table
    screen = await month.own_screen(ann)
    before = screen.text
    await again.pause(paused=True)
    await month.shown(lambda: screen.text != before)


async def test_a_bot_back_from_a_long_downtime_gives_notice_first(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    await month.stop()
    assert isinstance(month.clock, HandClock)
    month.clock.move(timedelta(days=100))
    await month.start()
    found = await month.bot.tables.get(table.id)
    assert found is not None
    await later(month, found, timedelta(days=1))
    assert found.row.state == "playing"
    assert found.row.warned_at is not None
    await later(month, found, NOTICE)
    assert found.row.state == "archived"


async def test_erasing_a_persons_data_takes_them_from_an_archived_table(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await archived(month, ann, ben)
    screen = await told(month, ben, "privacy")
    await opened(month, ben, screen, "forget")
    await opened(month, ben, screen, "doforget")
    await month.press(ann, newest(month, ann), "wake")
    again = await month.bot.tables.in_channel(month.server.channel.id)
    assert again is not None
    assert again.id == table.id
    assert again.sitting_at(1).controller == "pilot"


def test_the_idle_time_must_be_longer_than_the_notice() -> None:
    with pytest.raises(ValueError, match="greater than"):
        Settings(_env_file=None, idle_after=NOTICE)


@pytest.mark.parametrize(("locale", "said"), [("fr", "Cette table sera archivée"), ("ja", "保管されます")])
async def test_direct_warnings_are_in_the_readers_language(month: House, locale: str, said: str) -> None:
    (ann,) = month.people("Ann", locale=locale)
    (ben,) = month.people("Ben")
    table = await begun(month, ann, ben)
    await later(month, table, MONTH - NOTICE)
    assert ann.dm is not None
    assert said in ann.sees(ann.dm)[-1].text


async def test_warnings_in_quiet_hours_are_silent(month: House) -> None:
    ann, ben = month.people("Ann", "Ben")
    table = await begun(month, ann, ben)
    night = (month.clock.now() - timedelta(hours=1)).hour
    await keep(month.bot, ben.id, Habits(quiet=(night, (night + 3) % 24)))
    await later(month, table, MONTH - NOTICE)
    assert "will be archived" in newest(month, ann).text
    assert month.called[newest(month, ann).id] == [ann.id]
    for person, sound in ((ann, True), (ben, False)):
        assert person.dm is not None
        told_now = person.sees(person.dm)[-1]
        assert "will be archived" in told_now.text
        assert bool(told_now.flags & SUPPRESS_NOTIFICATIONS) is not sound


@pytest.mark.parametrize(
    ("locale", "command"), [("en-US", "`/game wake`"), ("fr", "`/partie réveiller`"), ("ja", "`/ゲーム 起こす`")]
)
async def test_commands_at_an_archived_match_say_how_to_wake_it(month: House, locale: str, command: str) -> None:
    ann, ben = month.people("Ann", "Ben", locale=locale)
    await archived(month, ann, ben)
    for asked in ("move", "hand", "game status"):
        assert command in (await told(month, ben, asked)).text
