"""/settings me and /settings zone: quiet hours, weekends, reminders and time zone, and deadlines that follow them."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.handlers.habits import habits_now
from bot.limits import CHOICE_NAME, CHOICES
from bot.loopback import Message, Person
from bot.schedule.pace import Habits, known_zones
from bot.schedule.timers import DEADLINE
from bot.tables.table import Table

from ...house import House, settled
from ...weeks import Weeks
from ..ears import HOUR, begun, wants
from ..evenings import told

DAY = 24 * HOUR


async def screen_of(house: House, person: Person) -> Message:
    return await told(house, person, "settings me")


async def picked(house: House, person: Person, screen: Message, what: str, *values: str) -> str:
    """Choose from a menu of a settings screen; return the texts of all replies."""
    changed: list[tuple[str, Message]] = []
    stop = house.server.watch(lambda change, message: changed.append((change, message)))
    await house.select(person, screen, "setme", list(values), step=what)
    stop()
    # A table's message may be edited because its deadline moved; all other messages are private.
    heard = [message for change, message in changed if change != "edit" or message.ephemeral_for is not None]
    assert {message.ephemeral_for for message in heard} == {person.id}
    return "\n".join(dict.fromkeys(message.text for message in heard))


async def said(house: House, person: Person, command: str, /, **options: Any) -> str:
    return (await settled(await person.slash(command, house.server.channel, **options))).text


def due(table: Table) -> datetime:
    return next(timer.due_at for timer in table.timers if timer.kind == DEADLINE)


# ---------------------------------------------------------------- /settings me


async def test_every_setting_is_chosen_from_a_menu_and_shown_at_once(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await screen_of(house, ann)
    assert "Quiet hours: none" in screen.text
    for what, values, shown, chosen in [
        ("quiet-from", ("22",), "Quiet hours: from 22:00 to 8:00", {"quiet": (22, 8)}),
        ("quiet-to", ("7",), "Quiet hours: from 22:00 to 7:00", {"quiet": (22, 7)}),
        ("weekends", ("true",), "Weekends: quiet", {"weekends": True}),
        ("weekends", ("false",), "Weekends: same as other days", {"weekends": False}),
        (
            "remind-which",
            ("last", "half"),
            "when half the time is up and shortly before time is up,",
            {"remind": ("half", "last")},
        ),
        ("by-which", ("channel",), "time is up, in the channel", {"by": "channel"}),
        ("by-which", ("both",), "by direct message, and for my turn also in the channel", {"by": "both"}),
        ("by-which", ("usual",), "time is up, by direct message\n", {"by": None}),
        ("remind-which", (), "Reminders: none\n", {"remind": ()}),
        ("quiet-from", ("none",), "Quiet hours: none", {"quiet": None}),
        ("confirms", ("false",), "Choices that can’t be undone: take at once", {"confirms": False}),
        ("confirms", ("true",), "Choices that can’t be undone: ask me to confirm", {"confirms": True}),
    ]:
        heard = await picked(house, ann, screen, what, *values)
        assert "Done." in heard
        assert shown in screen.text
        habits = await habits_now(house.bot.store, ann.id)
        assert {name: getattr(habits, name) for name in chosen} == chosen
    assert "quiet-to" not in str(screen.components)


async def test_simultaneous_choices_are_all_kept(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await screen_of(house, ann)
    chosen = {"quiet-from": ["22"], "weekends": ["true"], "remind-which": ["last"], "by-which": ["channel"]}
    await asyncio.gather(
        *(house.select(ann, screen, "setme", values, step=what) for what, values in chosen.items()),
        settled(await ann.slash("settings zone", house.server.channel, zone="Asia/Tokyo")),
    )
    habits = await habits_now(house.bot.store, ann.id)
    assert habits == Habits(zone="Asia/Tokyo", quiet=(22, 8), weekends=True, remind=("last",), by="channel")


@pytest.mark.parametrize(
    ("before", "start", "after"),
    [(None, 9, (9, 17)), (None, 1, (1, 8)), (None, 8, (8, 16)), ((22, 8), 9, (9, 17)), ((9, 17), 20, (20, 4))],
)
async def test_quiet_hours_can_begin_at_any_hour(
    house: House, before: tuple[int, int] | None, start: int, after: tuple[int, int]
) -> None:
    """Choosing the first hour also moves the last, so that people who work by night can set theirs."""
    (ann,) = house.people("Ann")
    await house.bot.store.people.set_settings(ann.id, Habits(quiet=before).model_dump(mode="json"))
    await picked(house, ann, await screen_of(house, ann), "quiet-from", str(start))
    assert (await habits_now(house.bot.store, ann.id)).quiet == after


async def test_every_menu_marks_the_current_choice(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await screen_of(house, ann)

    def marked() -> list[list[str]]:
        return [[option.value for option in select.options if option.default] for select in screen.selects]

    assert marked() == [["none"], ["false"], ["turn", "half", "last"], ["usual"], ["true"], ["true"]]
    await picked(house, ann, screen, "by-which", "both")
    assert marked()[-3] == ["both"]
    await picked(house, ann, screen, "hints", "false")
    assert marked()[-2:] == [["false"], ["true"]]
    await picked(house, ann, screen, "confirms", "false")
    assert marked()[-2:] == [["false"], ["false"]]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", "Done. Your quiet hours now end at 2:00, because at least four hours of the day can’t be quiet."),
        (
            "fr",
            "C’est fait. Les heures calmes finissent maintenant à 2 h\u00a0: il doit rester quatre heures par jour.",
        ),
        ("ja", "設定しました。一日に4時間以上を残すため、おやすみ時間の終わりを2時にしました。"),
    ],
)
async def test_an_adjusted_end_of_quiet_hours_is_reported(house: House, locale: str, told: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    screen = await screen_of(house, ann)
    assert told not in await picked(house, ann, screen, "quiet-from", "9")
    await picked(house, ann, screen, "quiet-to", "18")
    assert told in await picked(house, ann, screen, "quiet-from", "18")
    assert told not in await picked(house, ann, screen, "quiet-from", "20")


@pytest.mark.parametrize(
    ("locale", "refusal"),
    [
        ("en-US", "Quiet hours must leave at least four hours of the day free."),
        ("fr", "Les heures calmes doivent laisser au moins quatre heures par jour."),
        ("ja", "おやすみ時間は、一日に4時間以上を残してください。"),
    ],
)
async def test_quiet_hours_that_leave_too_little_of_a_day_are_refused(house: House, locale: str, refusal: str) -> None:
    (ann,) = house.people("Ann", locale=locale)
    screen = await screen_of(house, ann)
    await picked(house, ann, screen, "quiet-from", "22")
    before = await house.bot.store.people.get(ann.id)
    for hour in ("22", "21", "19"):
        heard = await picked(house, ann, screen, "quiet-to", hour)
        assert heard.split("\n")[0] == screen.text.split("\n")[0] == refusal
        assert await house.bot.store.people.get(ann.id) == before
    assert refusal not in await picked(house, ann, screen, "quiet-to", "18")
    assert (await habits_now(house.bot.store, ann.id)).quiet == (22, 18)


async def test_a_refusal_replaces_the_earlier_confirmation(house: House) -> None:
    (ann,) = house.people("Ann")
    screen = await screen_of(house, ann)
    await picked(house, ann, screen, "quiet-from", "22")
    assert screen.text.startswith("Done.")
    await picked(house, ann, screen, "quiet-to", "21")
    assert "Done." not in screen.text


@pytest.mark.parametrize(
    ("what", "value"), [("quiet-from", "24"), ("quiet-from", "-1"), ("quiet-to", "noon"), ("by-which", "pigeon")]
)
async def test_a_value_that_no_menu_offers_changes_nothing(house: House, what: str, value: str) -> None:
    (ann,) = house.people("Ann")
    screen = await screen_of(house, ann)
    custom_id = next(s.custom_id for s in screen.selects if "by-which" in s.custom_id).replace("by-which", what)
    before = await habits_now(house.bot.store, ann.id)
    reply = await settled(await ann.forge(screen, custom_id, 3, [value]))
    assert reply.message is not None
    assert await habits_now(house.bot.store, ann.id) == before


@pytest.mark.parametrize(
    ("locale", "title", "done", "named"),
    [
        ("fr", "Vos réglages", "C’est fait.", "Week-ends\u00a0: calmes"),
        ("ja", "おやすみ時間", "設定しました。", "週末"),
    ],
)
async def test_settings_are_in_the_readers_language(
    house: House, locale: str, title: str, done: str, named: str
) -> None:
    (ann,) = house.people("Ann", locale=locale)
    screen = await screen_of(house, ann)
    assert title in screen.text
    assert done in await picked(house, ann, screen, "weekends", "true")
    assert named in screen.text
    labels = [option.label for select in screen.selects for option in select.options]
    assert not [label for label in labels if "Weekends" in label or "Remind" in label]


async def test_a_settings_screen_changes_only_its_owners_habits(house: House) -> None:
    ann, ben = house.people("Ann", "Ben")
    screen = await screen_of(house, ann)
    await picked(house, ann, screen, "weekends", "true")
    assert (await habits_now(house.bot.store, ann.id)).weekends
    assert await habits_now(house.bot.store, ben.id) == Habits()


# ---------------------------------------------------------------- /settings zone


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("", None),
        ("a", None),
        ("new y", "America/New_York"),
        ("PARIS", "Europe/Paris"),
        ("utc", "UTC"),
        ("Germany", "Europe/Berlin"),
        ("India", "Asia/Kolkata"),
        ("東京", "Asia/Tokyo"),
        ("Londr", "Europe/London"),
        ("united s", "America/New_York"),
        ("GMT+2", "Etc/GMT-2"),
        ("UTC+5:30", "Asia/Kolkata"),
    ],
)
async def test_offered_zones_fit_discords_limits(house: House, typed: str, first: str | None) -> None:
    (ann,) = house.people("Ann")
    offered = await ann.autocomplete("settings zone", house.server.channel, "zone", typed)
    assert 0 < len(offered) <= CHOICES
    assert all(0 < len(choice.name) <= CHOICE_NAME and choice.value in known_zones() for choice in offered)
    if first is not None:
        assert offered[0].value == first


async def test_zones_are_offered_in_the_readers_language(house: House) -> None:
    shown = []
    for locale in ("en-US", "fr", "ja"):
        (reader,) = house.people(f"Ann {locale}", locale=locale)
        offered = await reader.autocomplete("settings zone", house.server.channel, "zone", "Tokyo")
        shown.append([choice.name for choice in offered])
    assert shown == [["Tokyo (Japan)"], ["Tokyo (Japon)"], ["東京（日本）"]]


@pytest.mark.parametrize("typed", ["atlantis", "!", "x" * 100, "Factory", "localtime", "UTC+25"])
async def test_nothing_is_offered_for_nonsense(house: House, typed: str) -> None:
    (ann,) = house.people("Ann")
    assert await ann.autocomplete("settings zone", house.server.channel, "zone", typed) == []


@pytest.mark.parametrize(
    ("typed", "zone", "named", "now"),
    [
        ("asia/kathmandu", "Asia/Kathmandu", "Kathmandu (Nepal)", "14:45"),
        ("New York", "America/New_York", "New York (United States)", "04:00"),
        ("Germany", "Europe/Berlin", "Berlin (Germany)", "10:00"),
        ("UTC", "UTC", "UTC", "09:00"),
    ],
)
async def test_a_zone_is_chosen_by_its_name_city_or_country(
    weeks: Weeks, typed: str, zone: str, named: str, now: str
) -> None:
    (ann,) = weeks.people("Ann")
    heard = await said(weeks, ann, "settings zone", zone=typed)
    assert heard == f"Your time zone is {named}. Your local time is {now}."
    assert (await habits_now(weeks.bot.store, ann.id)).zone == zone
    assert f"Time zone: {named}" in (await screen_of(weeks, ann)).text
    assert f"Your local time is {now}" in (await screen_of(weeks, ann)).text


@pytest.mark.parametrize(
    ("locale", "refusal"),
    [
        ("en-US", "I don’t know that time zone."),
        ("fr", "Je ne connais pas ce fuseau horaire."),
        ("ja", "そのタイムゾーンは見つかりません。"),
    ],
)
@pytest.mark.parametrize("typed", ["Atlantis/Port", "../../etc/passwd", "Factory", "localtime", "Europe/"])
async def test_an_unknown_zone_is_refused_and_changes_nothing(
    house: House, locale: str, refusal: str, typed: str
) -> None:
    (ann,) = house.people("Ann", locale=locale)
    await wants(house, ann, zone="Asia/Tokyo")  # pyright: ignore[reportArgumentType]
    assert refusal in await said(house, ann, "settings zone", zone=typed)
    assert (await habits_now(house.bot.store, ann.id)).zone == "Asia/Tokyo"


async def test_an_offset_is_a_zone_without_summer_time_and_half_hours_need_a_city(weeks: Weeks) -> None:
    (ann,) = weeks.people("Ann")
    heard = await said(weeks, ann, "settings zone", zone="GMT+2")
    assert "Your time zone is UTC+2. Your local time is 11:00." in heard
    assert "has no summer time" in heard
    refused = await said(weeks, ann, "settings zone", zone="UTC+5:30")
    assert "name a city" in refused
    assert "Kolkata (India)" in refused
    assert (await habits_now(weeks.bot.store, ann.id)).zone == "Etc/GMT-2"


async def test_a_nearly_right_zone_is_suggested(weeks: Weeks) -> None:
    (ann,) = weeks.people("Ann")
    assert "Paris (France)" in await said(weeks, ann, "settings zone", zone="Pariss")
    heard = await said(weeks, ann, "settings zone", zone="China")
    assert "Shanghai (China)" in heard
    assert (await habits_now(weeks.bot.store, ann.id)).zone == "UTC"


# ---------------------------------------------------------------- deadlines follow the settings


async def test_an_open_deadline_moves_out_of_a_weekend_and_with_the_zone(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    weeks.clock.move(4 * DAY)  # Friday
    table = await begun(weeks, ann, ben)
    saturday = datetime(2026, 3, 7, 9, tzinfo=UTC)
    assert due(table) == saturday
    screen = await screen_of(weeks, ann)
    await picked(weeks, ann, screen, "weekends", "true")
    await weeks.told(table)
    assert due(table) == datetime(2026, 3, 9, 9, tzinfo=UTC)  # a weekend later
    await said(weeks, ann, "settings zone", zone="Asia/Kolkata")
    await weeks.told(table)
    assert due(table) == datetime(2026, 3, 9, 9, tzinfo=UTC)  # the weekend is as long there, 5.5 hours earlier
    await picked(weeks, ann, screen, "quiet-from", "14")
    await weeks.told(table)
    assert due(table) == datetime(2026, 3, 10, 3, 30, tzinfo=UTC)  # nine in the morning
    await picked(weeks, ann, screen, "quiet-from", "none")
    await picked(weeks, ann, screen, "weekends", "false")
    await weeks.told(table)
    assert due(table) == saturday
    # Ben's habits do not affect Ann's deadline.
    await picked(weeks, ben, await screen_of(weeks, ben), "weekends", "true")
    await weeks.told(table)
    assert due(table) == saturday


async def test_settings_hold_at_all_tables_at_once(weeks: Weeks) -> None:
    ann, ben = weeks.people("Ann", "Ben")
    tables: list[Table] = []
    for name in ("attic", "bay"):
        weeks.server.channel = weeks.server.add_channel(name)
        tables.append(await begun(weeks, ann, ben))
    await picked(weeks, ann, await screen_of(weeks, ann), "quiet-from", "7")
    for table in tables:
        await weeks.told(table)
        assert due(table) == datetime(2026, 3, 3, 9, tzinfo=UTC)  # seven to eight: an hour after it
    screen = await screen_of(weeks, ann)
    await picked(weeks, ann, screen, "quiet-to", "12")
    for table in tables:
        await weeks.told(table)
        assert due(table) == datetime(2026, 3, 3, 13, tzinfo=UTC)
