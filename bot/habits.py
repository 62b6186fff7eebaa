"""What people choose about their own time: zone, quiet hours, reminders, holidays. It holds at all their tables."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import discord
from pydantic import ValidationError

from bot.absences import show_up
from bot.custom_ids import Press
from bot.notices import Notice, tell
from bot.pace import AWAKE, WISHES, Habits, Vacation, habits_of
from bot.replies import Reply
from bot.screens.context import page, text
from bot.screens.habits import NEVER, USUAL, here, me_screen, vacation_words
from bot.standing_in import why_not
from bot.tables import Table
from bot.text import Words
from bot.typed_days import TwoDaysError, read_day
from bot.zones import is_fixed, read_offset, read_zone, zone_words, zones_near
from storage import SittingRow, Store

if TYPE_CHECKING:
    from bot.app import Quartermaster

LONGEST = 90  # days of a holiday
EVENING = 22
MORNING = 8
NIGHT = 8  # hours


async def habits_now(store: Store, user_id: int) -> Habits:
    """Return what a person chose."""
    return habits_of((await store.people.get(user_id)).settings)


async def keep(bot: "Quartermaster", user_id: int, habits: Habits, *only: str) -> None:
    """Store what a person chose; every table of theirs goes by it at once, also where somebody stands in for them.

    ``only``: what of it they have changed; all else may have been chosen anew meanwhile.
    """
    await bot.store.people.set_settings(user_id, habits.model_dump(mode="json", include=set(only) or None))
    kept = [await bot.tables.get(number) for number in await bot.store.sittings.kept_for(user_id)]
    mine = await bot.tables.of_user(user_id)
    for table in mine:
        await show_up(bot, table, user_id)
    for table in [*mine, *kept]:
        if table is not None:
            table.tell_listeners()
    bot.reminders.wake()


async def be_back(bot: "Quartermaster", user_id: int, table: Table) -> bool:
    """Have somebody play at a table again, on holiday or not; tell whether they were away. Hold ``seating`` meanwhile.

    Elsewhere they are away as they were.
    """
    habits = await habits_now(bot.store, user_id)
    vacation = habits.vacation
    # First, or they would be away again at once.
    if vacation is not None and vacation.holds(bot.clock.now()) and table.id not in vacation.back:
        vacation = vacation.model_copy(update={"back": (*vacation.back, table.id)})
        await keep(bot, user_id, habits.model_copy(update={"vacation": vacation}), "vacation")
    sitting = table.sitting_of(user_id)
    returned = sitting is not None and await bot.store.sittings.set_away(sitting.id, None)
    await show_up(bot, table, user_id)
    await table.refresh()
    return returned


async def show_me(bot: "Quartermaster", reply: Reply, words: Words, note: str = "") -> None:
    """Show whoever asks what they chose, to be changed."""
    now, user_id = bot.clock.now(), reply.interaction.user.id
    habits = await habits_now(bot.store, user_id)
    if habits.vacation is not None and habits.vacation.until <= now:
        # It is nothing to be shown any more.
        habits = habits.model_copy(update={"vacation": None})
    await reply.show(me_screen(words, habits, now, note, await otherwise(bot, words, user_id, habits.vacation)))


async def _set(bot: "Quartermaster", reply: Reply, words: Words, press: Press, values: Sequence[str]) -> None:
    habits = await habits_now(bot.store, reply.interaction.user.id)
    first = values[0] if values else ""
    changes: dict[str, Any] = {}
    start, end = habits.quiet or (EVENING, MORNING)
    if press.step == "quiet-from":
        changes["quiet"] = None if first == NEVER else quiet_from(first, end)
    elif press.step == "quiet-to":
        changes["quiet"] = (start, first)
    elif press.step == "weekends":
        changes["weekends"] = first == "true"
    elif press.step == "remind-which":
        changes["remind"] = tuple(sorted(values, key=[*WISHES, *values].index))
    elif press.step == "by-which":
        changes["by"] = None if first == USUAL else first
    try:
        changed = Habits.model_validate(habits.model_dump() | changes)
    except ValidationError:
        if "quiet" not in changes:
            raise Notice(words.line("bot-unknown-press")) from None
        # In place of what the screen said before: it may have been that all was well.
        await show_me(bot, reply, words, words.line("bot-me-awake"))
        return
    await keep(bot, reply.interaction.user.id, changed, *changes)
    told = words.line("bot-me-set")
    if press.step == "quiet-from" and habits.quiet and changed.quiet and changed.quiet[1] != end:
        told = words.line("bot-me-night", end=changed.quiet[1])
    await show_me(bot, reply, words, told)


def quiet_from(first: str, end: int) -> tuple[int, int]:
    """Return quiet hours from an hour that was chosen, until ``end`` or, if they cannot be that long, for a night."""
    start = int(first) if first.isdecimal() else -1
    return start, end if 0 < (end - start) % 24 <= 24 - AWAKE else (start + NIGHT) % 24


async def set_zone(bot: "Quartermaster", reply: Reply, words: Words, typed: str) -> None:
    """Choose a time zone by a city, a country, or the hours from UTC. Raises Notice."""
    now, user_id = bot.clock.now(), reply.interaction.user.id
    zone = await asyncio.to_thread(read_zone, typed, now)
    if zone is None:
        near = await asyncio.to_thread(zones_near, typed, now)
        named = words.listing([zone_words(words, zone) for zone in near]) if near else None
        asked_hours = named is not None and read_offset(typed) is not None
        raise Notice(words.line("bot-zone-city" if asked_hours else "bot-zone-unknown", near=named))
    habits = (await habits_now(bot.store, user_id)).model_copy(update={"zone": zone})
    await keep(bot, user_id, habits, "zone")
    told = words.line("bot-zone-set", zone=zone_words(words, zone), now=here(words, habits, now), fixed=is_fixed(zone))
    await tell(reply, told)


# ---------------------------------------------------------------- holidays


async def plan_vacation(
    bot: "Quartermaster",
    reply: Reply,
    words: Words,
    start: str,
    until: str,
    ai: bool,  # noqa: FBT001 - as it is typed
    person: discord.User | discord.Member | None,
) -> None:
    """Do what ``/vacation`` asks: plan a holiday, or show the one that is planned. Raises Notice."""
    user_id = reply.interaction.user.id
    habits = await habits_now(bot.store, user_id)
    if not until.strip():
        if start.strip() or ai or person is not None:
            raise Notice(words.line("bot-vacation-last"))
        if habits.vacation is None or habits.vacation.until <= bot.clock.now():
            raise Notice(words.line("bot-vacation-none"))
        await show_me(bot, reply, words)
        return
    if person is not None and (person.bot or person.id == user_id):
        raise Notice(words.line("bot-vacation-self"))
    now, zone = bot.clock.now(), ZoneInfo(habits.zone)
    today = now.astimezone(zone).date()
    first = day_typed(words, start, today, today) if start.strip() else None
    last = day_typed(words, until, first or today, today)
    if (first is not None and last < first) or last < today or last - (first or today) >= timedelta(days=LONGEST):
        raise Notice(words.line("bot-vacation-long", days=LONGEST))
    begin = now if first is None else begin_of(first, zone)
    running = habits.vacation if habits.vacation is not None and habits.vacation.holds(now) else None
    vacation = Vacation(
        start=begin,
        until=begin_of(last + timedelta(days=1), zone),
        ai=ai,
        person=None if person is None or ai else person.id,
        # Where they play, they do not stop because they are away elsewhere for longer.
        back=running.back if running is not None and begin <= now else (),
        planned=now,
    )
    habits = habits.model_copy(update={"vacation": vacation})
    await keep(bot, user_id, habits, "vacation")
    told = [words.line("bot-vacation-set", vacation=vacation_words(words, habits))]
    if person is not None and ai:
        told.append(words.line("bot-vacation-both", person=f"<@{person.id}>"))
    if running is not None and begin > now:
        told.append(words.line("bot-vacation-instead"))
    await tell(reply, "\n".join([*told, *await otherwise(bot, words, user_id, vacation)]))


async def otherwise(bot: "Quartermaster", words: Words, user_id: int, vacation: Vacation | None) -> list[str]:
    """Say at which tables a holiday is not as it was chosen: whoever has sat down for them there keeps the seat."""
    if vacation is None:
        return []
    told: list[str] = []
    if vacation.holds(bot.clock.now()):
        back = [t for t in await bot.tables.of_user(user_id) if t.id in vacation.back and t.row.state == "playing"]
        if back:
            told.append(words.line("bot-vacation-back", channels=places(words, back)))
        for number in await bot.store.sittings.kept_for(user_id):
            table = await bot.tables.get(number)
            sitting = None if table is None else table.kept_for(user_id)
            if table is not None and sitting is not None and not is_chosen(sitting, vacation):
                person = None if sitting.user_id is None else f"<@{sitting.user_id}>"
                told.append(words.line("bot-vacation-kept", channel=f"<#{table.row.channel_id}>", person=person))
    waiting = [] if vacation.person is None else await without(bot, user_id, vacation.person, vacation.back)
    if waiting:
        person = f"<@{vacation.person}>"
        told.append(words.line("bot-vacation-without", channels=places(words, waiting), person=person))
    return told


def is_chosen(sitting: SittingRow, vacation: Vacation) -> bool:
    """Tell whether who sits there meanwhile is who was chosen for it."""
    return vacation.ai if sitting.user_id is None else sitting.user_id == vacation.person


def places(words: Words, tables: Sequence[Table]) -> str:
    """List where some tables are."""
    return words.listing([f"<#{table.row.channel_id}>" for table in tables])


async def without(bot: "Quartermaster", user_id: int, stand_in: int, back: Collection[int]) -> list[Table]:
    """Return a person's tables at which somebody cannot stand in for them: they have a seat there, or may have none.

    ``back``: where nobody is to stand in.
    """
    found: list[Table] = []
    for table in await bot.tables.of_user(user_id):
        sitting = table.sitting_of(user_id)
        if sitting is None or table.row.state != "playing" or table.frozen or table.id in back:
            continue
        # Nobody stands in for a stand-in.
        if sitting.for_user is not None or await why_not(table, sitting.seat, stand_in) in ("seated", "knows"):
            found.append(table)
    return found


def day_typed(words: Words, typed: str, since: date, today: date) -> date:
    """Return a day that somebody typed, from ``since`` on. Raises Notice."""
    try:
        return read_day(typed, since, today)
    except TwoDaysError:
        raise Notice(words.line("bot-vacation-two-days")) from None
    except ValueError:
        raise Notice(words.line("bot-vacation-day")) from None


def begin_of(day: date, zone: ZoneInfo) -> datetime:
    """Return when a day begins in a time zone."""
    return datetime.combine(day, time(), zone).astimezone(UTC)


async def _end(bot: "Quartermaster", reply: Reply, words: Words, _press: Press, _values: Sequence[str]) -> None:
    user_id = reply.interaction.user.id
    habits = await habits_now(bot.store, user_id)
    await keep(bot, user_id, habits.model_copy(update={"vacation": None}), "vacation")
    await reply.show(page([text(words.line("bot-vacation-over"))]))


OWN: Mapping[str, Callable[["Quartermaster", Reply, Words, Press, Sequence[str]], Awaitable[None]]] = {
    "setme": _set,
    "endholiday": _end,
}
"""The verbs of what stands on a screen about the presser's own time, at no table."""
