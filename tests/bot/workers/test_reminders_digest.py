"""Reminders for a player of several tables: one message for all that are due, in the reader's language."""

from datetime import timedelta

import pytest

from bot.clock import until_text
from bot.loopback import Person
from bot.tables.table import Table

from ...weeks import Weeks
from ..ears import HOUR, Ears, all_told, answers, begun, pass_together, wants

MINUTE = timedelta(minutes=1)


async def at_tables(house: Weeks, *people: Person, names: tuple[str, ...], apart: timedelta) -> list[Table]:
    """Begin a match in a new channel of each name, one after the other; the first person is asked."""
    tables: list[Table] = []
    for name in names:
        if tables:
            await pass_together(house, apart, *tables)
        house.server.channel = house.server.add_channel(name)
        tables.append(await begun(house, *people))
    return tables


async def test_one_reminder_covers_all_tables_that_are_due_or_nearly_due(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    await wants(weeks, ben, remind=())
    begin = weeks.clock.now()
    tables = await at_tables(weeks, ann, ben, names=("attic", "bay", "cave"), apart=HOUR)
    ears = Ears(weeks)
    await pass_together(weeks, 22 * HOUR - MINUTE, *tables)
    # Ears count from two hours after the first table; reminders due within three hours come together.
    assert ears.of(ann) == ["10 reminder", "19 reminder"]
    for reminder in ears.reminders:
        assert "⏰ 3 tables are waiting for you." in reminder.text
        for number, table in enumerate(tables):
            assert f"<#{table.row.channel_id}> · **Toy**" in reminder.text
            assert until_text(begin + (24 + number) * HOUR) in reminder.text
        assert len(reminder.buttons) == len(tables)
    for button, table in zip(ears.reminders[-1].buttons, tables, strict=True):
        screen = (await ann.press(ears.reminders[-1], button.custom_id)).message
        assert screen is not None
        assert f"qb:{table.id}:a:" in str([button.custom_id for button in screen.buttons])


async def test_a_digest_leaves_out_answered_and_paused_tables(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    tables = await at_tables(weeks, ann, ben, names=("attic", "bay", "cave"), apart=MINUTE)
    ears = Ears(weeks)
    await answers(weeks, tables[0])
    await tables[2].pause(paused=True)
    await all_told(weeks, *tables)
    await pass_together(weeks, 13 * HOUR, *tables)
    (reminder,) = [message for message in ears.reminders if message.channel is ann.dm]
    assert "⏰ It is your turn." in reminder.text
    assert f"<#{tables[1].row.channel_id}>" in reminder.text
    assert f"<#{tables[0].row.channel_id}>" not in reminder.text
    assert f"<#{tables[2].row.channel_id}>" not in reminder.text


async def test_tables_of_different_paces_keep_their_own_last_calls(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    daily = await begun(weeks, ann, ben)
    ears = Ears(weeks)
    await pass_together(weeks, 20 * HOUR + 50 * MINUTE, daily)
    assert ears.of(ann) == ["12 reminder"]
    weeks.server.channel = weeks.server.add_channel("bay")
    live = await begun(weeks, ann, ben, time="5m", script="two")
    # The live table's last call comes a minute before its deadline; the daily table's follows at its own time.
    await pass_together(weeks, 4 * MINUTE, daily, live)
    await answers(weeks, live)
    await pass_together(weeks, 3 * HOUR, daily, live)
    assert ears.of(ann, "reminder") == ["12 reminder", "20.9 reminder", "21 reminder"]
    assert [f"<#{table.row.channel_id}>" in ears.reminders[-1].text for table in (daily, live)] == [True, False]


async def test_a_slow_table_brings_no_reminder_forward(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    slow = await begun(weeks, ann, ben, time="slow")
    ears = Ears(weeks)
    await pass_together(weeks, 23 * HOUR, slow)
    weeks.server.channel = weeks.server.add_channel("bay")
    daily = await begun(weeks, ann, ben)
    await pass_together(weeks, 24 * HOUR - MINUTE, slow, daily)
    # Half-way for both tables within an hour; the daily table's last call nine hours later.
    assert ears.of(ann, "reminder") == ["35 reminder", "44 reminder"]
    assert ears.reminders[0].text.count("**Toy**") == 2
    assert f"<#{daily.row.channel_id}>" in ears.reminders[1].text
    assert f"<#{slow.row.channel_id}>" not in ears.reminders[1].text


@pytest.mark.parametrize(("locale", "said"), [("fr", "2 tables vous attendent"), ("ja", "2卓")])
async def test_a_digest_is_in_the_readers_language(weeks: Weeks, locale: str, said: str) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    ann.locale = locale
    tables: list[Table] = []
    for name in ("attic", "bay"):
        weeks.server.channel = weeks.server.add_channel(name)
        tables.append(await weeks.sit_down(ann, ben, options="first_dealer=2"))
        await weeks.bot.store.tables.set_pace(tables[-1].id, {"minutes": 24 * 60})
        await tables[-1].refresh()
    ears = Ears(weeks)
    await pass_together(weeks, 12 * HOUR, *tables)
    (reminder,) = [message for message in ears.reminders if message.channel is ann.dm]
    assert said in reminder.text
    assert "wait" not in reminder.text
