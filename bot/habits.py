"""What people choose about their own time: zone, quiet hours, reminders, holidays. It holds at all their tables."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from pydantic import ValidationError

from bot.custom_ids import Press
from bot.notices import Notice, tell
from bot.pace import Habits, Vacation, habits_of
from bot.replies import Interaction, Reply
from bot.screens.context import page, text
from bot.screens.habits import NEVER, here, me_screen, vacation_words
from bot.text import Words

if TYPE_CHECKING:
    from bot.app import Quartermaster

LONGEST = 90  # days of a holiday
EVENING = 22
MORNING = 8


async def habits_now(bot: "Quartermaster", user_id: int) -> Habits:
    """Return what a person chose."""
    return habits_of((await bot.store.people.get(user_id)).settings)


async def keep(bot: "Quartermaster", user_id: int, habits: Habits) -> None:
    """Store what a person chose; every table of theirs goes by it at once."""
    await bot.store.people.set_settings(user_id, habits.model_dump(mode="json"))
    for table in await bot.tables.of_user(user_id):
        table.tell_listeners()
    bot.reminders.wake()


async def show_me(bot: "Quartermaster", reply: Reply, words: Words, note: str = "") -> None:
    """Show whoever asks what they chose, to be changed."""
    habits = await habits_now(bot, reply.interaction.user.id)
    await reply.show(me_screen(words, habits, bot.clock.now(), note))


async def _set(bot: "Quartermaster", reply: Reply, words: Words, press: Press, values: Sequence[str]) -> None:
    habits = await habits_now(bot, reply.interaction.user.id)
    first = values[0] if values else ""
    changes: dict[str, Any] = {}
    start, end = habits.quiet or (EVENING, MORNING)
    if press.step == "quiet-from":
        changes["quiet"] = None if first == NEVER else (first, end if first != str(end) else (end + MORNING) % 24)
    elif press.step == "quiet-to":
        changes["quiet"] = (start, first)
    elif press.step == "weekends":
        changes["weekends"] = first == "true"
    elif press.step == "remind-which":
        changes["remind"] = tuple(values)
    elif press.step == "by-which":
        changes["by"] = first
    try:
        changed = Habits.model_validate(habits.model_dump() | changes)
    except ValidationError:
        raise Notice(words.line("bot-me-awake")) from None
    await keep(bot, reply.interaction.user.id, changed)
    await show_me(bot, reply, words, words.line("bot-me-set"))


async def set_zone(bot: "Quartermaster", reply: Reply, words: Words, typed: str) -> None:
    """Choose a time zone by its name. Raises Notice."""
    zone = next((zone for zone in available_timezones() if zone.casefold() == typed.strip().casefold()), None)
    if zone is None:
        raise Notice(words.line("bot-zone-unknown"))
    user_id = reply.interaction.user.id
    habits = (await habits_now(bot, user_id)).model_copy(update={"zone": zone})
    await keep(bot, user_id, habits)
    await tell(reply, words.line("bot-zone-set", zone=zone, now=here(habits, bot.clock.now())))


def zones_like(typed: str) -> list[str]:
    """Return the time zones whose name holds what was typed; first those whose city begins so."""
    wanted = typed.strip().casefold().replace(" ", "_")
    zones = [zone for zone in available_timezones() if "/" in zone and not zone.startswith("Etc/")]
    found = [zone for zone in [*sorted(zones), "UTC"] if wanted in zone.casefold()]
    return sorted(found, key=lambda zone: not zone.casefold().rpartition("/")[2].startswith(wanted))


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
    habits = await habits_now(bot, user_id)
    if not until.strip():
        if habits.vacation is None:
            raise Notice(words.line("bot-vacation-none"))
        await show_me(bot, reply, words)
        return
    if person is not None and (person.bot or person.id == user_id):
        raise Notice(words.line("bot-vacation-self"))
    now, zone = bot.clock.now(), ZoneInfo(habits.zone)
    begin = read_day(words, start, zone) if start.strip() else now
    end = read_day(words, until, zone, after=1)
    if not begin < end or end <= now or end - begin > timedelta(days=LONGEST):
        raise Notice(words.line("bot-vacation-long", days=LONGEST))
    vacation = Vacation(start=begin, until=end, ai=ai, person=None if person is None or ai else person.id)
    await keep(bot, user_id, habits.model_copy(update={"vacation": vacation}))
    await tell(reply, words.line("bot-vacation-set", vacation=vacation_words(words, vacation)))


def read_day(words: Words, typed: str, zone: ZoneInfo, after: int = 0) -> datetime:
    """Return when a day begins, or so many days after it, for somebody in a time zone. Raises Notice."""
    try:
        day = date.fromisoformat(typed.strip()) + timedelta(days=after)
        return datetime.combine(day, time(), zone).astimezone(UTC)
    except (ValueError, OverflowError):
        raise Notice(words.line("bot-vacation-day")) from None


async def _end(bot: "Quartermaster", reply: Reply, words: Words, _press: Press, _values: Sequence[str]) -> None:
    user_id = reply.interaction.user.id
    habits = await habits_now(bot, user_id)
    helper = habits.vacation.person if habits.vacation is not None else None
    await keep(bot, user_id, habits.model_copy(update={"vacation": None}))
    for table in [] if helper is None else await bot.tables.of_user(helper):
        table.tell_listeners()
    await reply.show(page([text(words.line("bot-vacation-over"))]))


OWN: Mapping[str, Callable[["Quartermaster", Reply, Words, Press, Sequence[str]], Awaitable[None]]] = {
    "setme": _set,
    "endholiday": _end,
}
"""The verbs of what stands on a screen about the presser's own time, at no table."""


def is_own(interaction: Interaction, press: Press) -> bool:
    """Tell whether a press is about the presser's own time: from a screen that only they see."""
    return press.verb in OWN and press.table == 0 and interaction.message is not None
