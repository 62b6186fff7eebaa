"""A person's habits (time, reminders, vacation, hints, confirmations): in words, and the screen to change them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.clock import day_text
from bot.custom_ids import NO_TABLE, Press
from bot.schedule.pace import WISHES, Habits, Wish
from bot.schedule.zones import zone_words
from bot.screens.layout import PRIVATE_COLOUR, Button, Item, Screen, button, menu, option, page, rows, text
from bot.text import Words

CONFIRMED_AGAIN = Press(NO_TABLE, "setme", "", "confirms", "true")
"""Has a person's choices confirmed again."""

NEVER = "none"

USUAL = "usual"
"""The menu's value for reminders in the default place."""


def habits_words(words: Words, habits: Habits) -> str:
    """Return a person's habits in words."""
    quiet = None if habits.quiet is None else words.line("bot-me-quiet", start=habits.quiet[0], end=habits.quiet[1])
    return words.line(
        "bot-me",
        zone=zone_words(words, habits.zone),
        quiet=quiet,
        weekends=str(habits.weekends).lower(),
        remind=words.listing([wish_words(words, wish) for wish in habits.remind]) if habits.remind else None,
        by=where(habits),
        vacation=None if habits.vacation is None else vacation_words(words, habits),
        hints=habits.hints,
        confirms=habits.confirms,
    )


def where(habits: Habits) -> str:
    """Return the menu's value for where a person is told that it is their turn."""
    return USUAL if habits.by in (None, "dm") else habits.by


def wish_words(words: Words, wish: Wish) -> str:
    """Return the name of a kind of reminder."""
    return words.line("bot-me-remind", value=wish)


def vacation_words(words: Words, habits: Habits) -> str:
    """Return the first and last day of a planned vacation, and who plays meanwhile."""
    vacation, zone = habits.vacation, ZoneInfo(habits.zone)
    if vacation is None:
        return ""
    who = "ai" if vacation.ai else "nobody" if vacation.person is None else f"<@{vacation.person}>"
    first = vacation.start.astimezone(zone).date()
    return words.line("bot-vacation", start=day_text(first), until=day_text(vacation.last(zone)), who=who)


def here(words: Words, habits: Habits, now: datetime) -> str:
    """Return the time of day in a person's time zone."""
    shown = now.astimezone(ZoneInfo(habits.zone))
    return words.line("bot-me-clock", hour=f"{shown:%H}", minute=f"{shown:%M}")


def me_screen(words: Words, habits: Habits, now: datetime, note: str = "", otherwise: Sequence[str] = ()) -> Screen:
    """Show a person's habits, with a menu for each. ``otherwise``: tables where the vacation is not as chosen."""
    start, end = habits.quiet or (None, None)
    hours = {str(hour): words.line("bot-me-hour", hour=hour) for hour in range(24)}
    told = [
        note,
        habits_words(words, habits).rstrip(),
        *otherwise,
        "-# " + words.line("bot-me-zone", now=here(words, habits, now)),
    ]
    items: list[Item] = [
        text("\n".join(part for part in told if part)),
        _menu(
            words,
            "quiet-from",
            {NEVER: words.line("bot-me-quiet-none")} | hours,
            [NEVER if start is None else str(start)],
        ),
        *([] if habits.quiet is None else [_menu(words, "quiet-to", hours, [str(end)])]),
        _menu(
            words,
            "weekends",
            {value: words.line("bot-me-weekends", value=value) for value in ("false", "true")},
            [str(habits.weekends).lower()],
        ),
        _menu(
            words,
            "remind-which",
            {wish: wish_words(words, wish) for wish in WISHES},
            list(habits.remind),
            several=True,
        ),
        _menu(
            words,
            "by-which",
            {by: words.line("bot-me-by", value=by) for by in (USUAL, "channel", "both")},
            [where(habits)],
        ),
        _menu(
            words,
            "hints",
            {value: words.line("bot-me-hints", value=value) for value in ("true", "false")},
            [str(habits.hints).lower()],
        ),
        _menu(
            words,
            "confirms",
            {value: words.line("bot-me-confirms", value=value) for value in ("true", "false")},
            [str(habits.confirms).lower()],
        ),
    ]
    if habits.vacation is not None:
        end_it = Press(NO_TABLE, "endholiday").custom_id()
        items += rows([button(words.line("bot-vacation-end"), end_it, "success")])
    return page(items, PRIVATE_COLOUR)


def again_button(words: Words) -> Button:
    """Return the button that has a person's choices confirmed again."""
    return button(words.line("bot-confirm-again"), CONFIRMED_AGAIN.custom_id())


def _menu(words: Words, what: str, offered: Mapping[str, str], now: list[str], *, several: bool = False) -> Item:
    placeholder = f"{what}-which" if what in ("weekends", "hints", "confirms") else what
    return menu(
        Press(NO_TABLE, "setme", "", what).custom_id("s"),
        [option(label, value, default=value in now) for value, label in offered.items()],
        words.line(f"bot-me-{placeholder}"),
        least=0 if several else 1,
        most=len(offered) if several else 1,
    )
