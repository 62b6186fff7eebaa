"""People's settings of their own time: zone, quiet hours, reminders, vacations. They hold at all their tables."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from pydantic import ValidationError

from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, Show, told
from bot.interactions.request import Answered, Person, Request
from bot.schedule.dates import TwoDaysError, read_day
from bot.schedule.habits import EVENING, LONGEST, MORNING, begin_of, quiet_from
from bot.schedule.pace import WISHES, Habits, Vacation
from bot.schedule.zones import is_fixed, read_offset, read_zone, zone_words, zones_near
from bot.screens.habits import NEVER, USUAL, here, me_screen, vacation_words
from bot.screens.layout import page, text
from bot.services import Services
from bot.tables.handover import takeover_obstacle
from bot.tables.people import habits_now
from bot.tables.table import Table
from bot.text import Words
from bot.workers.absences import note_return
from storage import MET, SittingRow


class TypedVacation(NamedTuple):
    """A vacation as it was typed: first and last day, and who plays meanwhile."""

    start: str
    until: str
    ai: bool
    person: Person | None


async def keep(services: Services, user_id: int, habits: Habits, *only: str) -> None:
    """Store a person's habits; every table of theirs follows them at once, also where somebody stands in for them.

    ``only``: the fields that were changed; the others may have been chosen anew meanwhile.
    """
    await services.store.people.set_settings(user_id, habits.model_dump(mode="json", include=set(only) or None))
    mine = await services.tables.of_user(user_id)
    for table in mine:
        await note_return(services, table, user_id)
    for table in [*mine, *await services.tables.kept_for(user_id)]:
        table.notify()
    services.crew.remind()


async def end_absence(services: Services, user_id: int, table: Table) -> bool:
    """Have a person play at a table again, on vacation or not; return whether they were away.

    Elsewhere their absence goes on. Hold ``services.seating`` meanwhile.
    """
    habits = await habits_now(services.store, user_id)
    vacation = habits.vacation
    # The vacation first: otherwise they would be away again at once.
    if vacation is not None and vacation.holds(services.clock.now()) and table.id not in vacation.back:
        vacation = vacation.model_copy(update={"back": (*vacation.back, table.id)})
        await keep(services, user_id, habits.model_copy(update={"vacation": vacation}), "vacation")
    sitting = table.sitting_of(user_id)
    returned = sitting is not None and await services.store.sittings.set_away(sitting.id, None)
    await note_return(services, table, user_id)
    await table.refresh()
    return returned


async def show_me(request: Request, note: str = "") -> Reply:
    """Show a person's habits, to be changed."""
    services, now, user_id = request.services, request.services.clock.now(), request.user_id
    habits = await habits_now(services.store, user_id)
    if habits.vacation is not None and habits.vacation.until <= now:
        # A vacation that is over is not shown.
        habits = habits.model_copy(update={"vacation": None})
    exceptions = await _exceptions(services, request.words, user_id, habits.vacation)
    return Show(me_screen(request.words, habits, now, note, exceptions))


def _changes(habits: Habits, step: str, values: Sequence[str]) -> dict[str, Any]:
    """Return the habits that a choice in a menu changes."""
    first = values[0] if values else ""
    changes: dict[str, Any] = {}
    start, end = habits.quiet or (EVENING, MORNING)
    if step == "quiet-from":
        changes["quiet"] = None if first == NEVER else quiet_from(first, end)
    elif step == "quiet-to":
        changes["quiet"] = (start, first)
    elif step == "weekends":
        changes["weekends"] = first == "true"
    elif step == "remind-which":
        changes["remind"] = tuple(sorted(values, key=[*WISHES, *values].index))
    elif step == "by-which":
        changes["by"] = None if first == USUAL else first
    elif step == "hints":
        changes["hints"] = first == "true"
    elif step == "confirms":
        changes["confirms"] = first == "true"
    return changes


async def _set(request: Request) -> Reply:
    services, words, step = request.services, request.words, request.press.step
    habits = await habits_now(services.store, request.user_id)
    by_button = request.press.arg
    changes = _changes(habits, step, [by_button] if by_button else request.values)
    _, end = habits.quiet or (EVENING, MORNING)
    try:
        changed = Habits.model_validate(habits.model_dump() | changes)
    except ValidationError:
        if "quiet" not in changes:
            raise Notice(words.line("bot-unknown-press")) from None
        # This note replaces an earlier one that may have said that all was well.
        return await show_me(request, words.line("bot-me-awake"))
    if changed.hints and not habits.hints:
        # Hints that are turned on again begin anew: the kinds of question answered meanwhile do not count.
        await services.store.people.set_settings(request.user_id, {MET: {}})
    await keep(services, request.user_id, changed, *changes)
    if by_button:
        # It stands beside what turned confirmations off, and not among the habits.
        return told(words.line("bot-confirm-again-set"))
    note = words.line("bot-me-set")
    if step == "quiet-from" and habits.quiet and changed.quiet and changed.quiet[1] != end:
        note = words.line("bot-me-night", end=changed.quiet[1])
    return await show_me(request, note)


async def set_zone(request: Request, typed: str) -> Reply:
    """Choose a time zone by a city, a country, or the hours from UTC. Raises Notice."""
    services, words, now = request.services, request.words, request.services.clock.now()
    zone = await asyncio.to_thread(read_zone, typed, now)
    if zone is None:
        near = await asyncio.to_thread(zones_near, typed, now)
        named = words.listing([zone_words(words, zone) for zone in near]) if near else None
        asked_hours = named is not None and read_offset(typed) is not None
        raise Notice(words.line("bot-zone-city" if asked_hours else "bot-zone-unknown", near=named))
    habits = (await habits_now(services.store, request.user_id)).model_copy(update={"zone": zone})
    await keep(services, request.user_id, habits, "zone")
    shown = here(words, habits, now)
    return told(words.line("bot-zone-set", zone=zone_words(words, zone), now=shown, fixed=is_fixed(zone)))


# ---------------------------------------------------------------- vacations


async def plan_vacation(request: Request, typed: TypedVacation) -> Reply:
    """Do what ``/vacation`` asks: plan a vacation, or show the one that is planned. Raises Notice."""
    services, words, user_id, person = request.services, request.words, request.user_id, typed.person
    now = services.clock.now()
    habits = await habits_now(services.store, user_id)
    if not typed.until.strip():
        return await _show_vacation(request, typed, habits)
    if person is not None and (person.bot or person.user_id == user_id):
        raise Notice(words.line("bot-vacation-self"))
    vacation = planned_vacation(words, typed, habits, now_utc=now)
    running = habits.vacation if habits.vacation is not None and habits.vacation.holds(now) else None
    if running is not None and vacation.start <= now:
        # A longer vacation does not apply to the tables to which they have come back.
        vacation = vacation.model_copy(update={"back": running.back})
    habits = habits.model_copy(update={"vacation": vacation})
    await keep(services, user_id, habits, "vacation")
    lines = [words.line("bot-vacation-set", vacation=vacation_words(words, habits))]
    if person is not None and typed.ai:
        lines.append(words.line("bot-vacation-both", person=f"<@{person.user_id}>"))
    if running is not None and vacation.start > now:
        lines.append(words.line("bot-vacation-instead"))
    return Show(page([text("\n".join([*lines, *await _exceptions(services, words, user_id, vacation)]))]))


async def _show_vacation(request: Request, typed: TypedVacation, habits: Habits) -> Reply:
    """Show the planned vacation to a person who typed no last day. Raises Notice."""
    if typed.start.strip() or typed.ai or typed.person is not None:
        raise Notice(request.words.line("bot-vacation-last"))
    if habits.vacation is None or habits.vacation.until <= request.services.clock.now():
        raise Notice(request.words.line("bot-vacation-none"))
    return await show_me(request)


def planned_vacation(words: Words, typed: TypedVacation, habits: Habits, *, now_utc: datetime) -> Vacation:
    """Return the vacation that was typed, in the person's time zone. Raises Notice."""
    zone = ZoneInfo(habits.zone)
    today = now_utc.astimezone(zone).date()
    first = day_typed(words, typed.start, today, today) if typed.start.strip() else None
    last = day_typed(words, typed.until, first or today, today)
    if (first is not None and last < first) or last < today or last - (first or today) >= timedelta(days=LONGEST):
        raise Notice(words.line("bot-vacation-long", days=LONGEST))
    return Vacation(
        start=now_utc if first is None else begin_of(first, zone),
        until=begin_of(last + timedelta(days=1), zone),
        ai=typed.ai,
        person=None if typed.person is None or typed.ai else typed.person.user_id,
        planned=now_utc,
    )


async def _exceptions(services: Services, words: Words, user_id: int, vacation: Vacation | None) -> list[str]:
    """Say at which tables a vacation is not as it was chosen."""
    if vacation is None:
        return []
    lines: list[str] = []
    if vacation.holds(services.clock.now()):
        tables = await services.tables.of_user(user_id)
        back = [table for table in tables if table.id in vacation.back and table.row.state == "playing"]
        if back:
            lines.append(words.line("bot-vacation-back", channels=places(words, back)))
        for table in await services.tables.kept_for(user_id):
            sitting = table.kept_for(user_id)
            if sitting is not None and not is_chosen(sitting, vacation):
                person = None if sitting.user_id is None else f"<@{sitting.user_id}>"
                lines.append(words.line("bot-vacation-kept", channel=f"<#{table.row.channel_id}>", person=person))
    waiting = [] if vacation.person is None else await without(services, user_id, vacation.person, vacation.back)
    if waiting:
        person = f"<@{vacation.person}>"
        lines.append(words.line("bot-vacation-without", channels=places(words, waiting), person=person))
    return lines


def is_chosen(sitting: SittingRow, vacation: Vacation) -> bool:
    """Return whether a kept seat is held by the AI or stand-in that the vacation names."""
    return vacation.ai if sitting.user_id is None else sitting.user_id == vacation.person


def places(words: Words, tables: Sequence[Table]) -> str:
    """Return a list of the channels of some tables."""
    return words.listing([f"<#{table.row.channel_id}>" for table in tables])


async def without(services: Services, user_id: int, stand_in: int, back: Collection[int]) -> list[Table]:
    """Return a person's tables at which their stand-in may have no seat. ``back``: tables that need no stand-in."""
    found: list[Table] = []
    for table in await services.tables.of_user(user_id):
        sitting = table.sitting_of(user_id)
        if sitting is None or table.row.state != "playing" or table.frozen or table.id in back:
            continue
        # Nobody stands in for a stand-in.
        if sitting.for_user is not None or await takeover_obstacle(table, sitting.seat, stand_in) in (
            "seated",
            "knows",
        ):
            found.append(table)
    return found


def day_typed(words: Words, typed: str, since: date, today: date) -> date:
    """Return a day that was typed, from ``since`` on. Raises Notice."""
    try:
        return read_day(typed, since, today)
    except TwoDaysError:
        raise Notice(words.line("bot-vacation-two-days")) from None
    except ValueError:
        raise Notice(words.line("bot-vacation-day")) from None


async def _end(request: Request) -> Reply:
    services = request.services
    habits = await habits_now(services.store, request.user_id)
    await keep(services, request.user_id, habits.model_copy(update={"vacation": None}), "vacation")
    return Show(page([text(request.words.line("bot-vacation-over"))]))


VERBS: Mapping[str, Answered] = {"setme": _set, "endholiday": _end}
