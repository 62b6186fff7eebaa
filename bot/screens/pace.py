"""The pace of a table: in words, and the screen on which the host chooses it."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import reduce

from bot.custom_ids import Press
from bot.schedule.pace import SPEEDS, Pace
from bot.screens.context import Context
from bot.screens.layout import PRIVATE_COLOUR, Item, Screen, menu, option, page, text
from bot.text import Words

EVERY: Sequence[int] = (30, 60, 4 * 60, 12 * 60, 24 * 60)
"""The offered intervals between reminders, in minutes."""

AFTER: Sequence[int] = (1, 2, 3, 5)
"""The offered numbers of missed answers in a row."""

REACTIONS: Sequence[int] = (30, 60, 4 * 60, 12 * 60, 24 * 60)
"""The offered times for a reaction, in minutes, besides the time for an own turn."""

FITTING = "fit"
SAME = "same"


def time_words(words: Words, minutes: int) -> str:
    """Return a number of minutes in days, hours and minutes."""
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    parts = {"days": days, "hours": hours, "minutes": minutes}
    told = [words.line(f"bot-time-{unit}", count=count) for unit, count in parts.items() if count]
    return reduce(lambda time, more: words.line("bot-time-both", time=time, more=more), told)


def pace_words(words: Words, pace: Pace) -> str:
    """Return a line about a pace: the time for an answer and for a reaction, and what happens when it runs out."""
    time = "" if pace.minutes is None else time_words(words, pace.minutes)
    minutes = pace.of(window=True).minutes
    reactions = None if minutes is None or minutes == pace.minutes else time_words(words, minutes)
    return words.line(
        "bot-pace",
        speed=pace.speed,
        time=time,
        reactions=reactions,
        by=pace.by,
        then=pace.then,
        after=pace.after,
    )


def changed_words(words: Words, person: str, pace: Pace, called: Sequence[str]) -> str:
    """Return the news of a change of pace. ``person``: who changed it; ``called``: the mentions in it."""
    people = words.listing(called) if called else None
    told = pace_words(words, pace)
    return words.line("bot-pace-changed", person=person, speed=pace.speed, pace=told, people=people)


def then_value(pace: Pace) -> str:
    """Return the menu's value for what happens to an inactive player."""
    return pace.then if pace.then == "nothing" else f"{pace.then}-{pace.after}"


def pace_screen(context: Context, pace: Pace, note: str = "") -> Screen:
    """Show a table's pace, with a menu for each part of it."""
    words = context.words
    speeds = {speed: words.line("bot-pace-speed", value=speed) for speed in SPEEDS}
    if pace.speed == "own":
        speeds["own"] = time_words(words, pace.minutes or 0)
    thens = {
        f"{then}-{after}": words.line("bot-pace-then", value=then, count=after)
        for then in ("pilot", "offer")
        for after in sorted({*AFTER, pace.after})
    }
    thens["nothing"] = words.line("bot-pace-then", value="nothing", count=0)
    fitting = pace.model_copy(update={"every": None}).interval
    fit = time_words(words, fitting // timedelta(minutes=1))
    everies = {FITTING: words.line("bot-pace-every-fit", speed=pace.speed, time=fit)}
    everies |= {str(m): words.line("bot-pace-every", time=time_words(words, m)) for m in EVERY}
    bys = {by: words.line("bot-pace-by", value=by) for by in ("default", "pilot")}
    menus = {
        "speed": _menu(context, "speed", speeds, pace.speed),
        **_reactions_menu(context, pace),
        "by": _menu(context, "by", bys, pace.by),
        "then": _menu(context, "then", thens, then_value(pace)),
        "every": _menu(context, "every", everies, FITTING if pace.every is None else str(pace.every)),
    }
    # A menu with a chosen option hides its placeholder.
    labels = {what: "**" + words.line(f"bot-pace-choose-{what}") + "**" for what in menus}
    if "reactions" in labels:
        labels["reactions"] += "\n-# " + words.line("bot-pace-reactions")
    labels["by"] += "\n-# " + words.line("bot-pace-default")
    labelled = [item for what, menu in menus.items() for item in (text(labels[what]), menu)]
    told = [note, words.line("bot-pace-title"), words.line("bot-pace-line", pace=pace_words(words, pace))]
    told.append("-# " + words.line("bot-pace-typed"))
    return page([text("\n".join(part for part in told if part)), *labelled], PRIVATE_COLOUR)


def _reactions_menu(context: Context, pace: Pace) -> dict[str, Item]:
    """Return the menu of the time for a reaction; none where the game has no windows or an own turn has no limit."""
    own, chosen = pace.minutes, pace.of(window=True).minutes
    if not context.game.windows or own is None or chosen is None:
        return {}
    words = context.words
    offered = {SAME: words.line("bot-pace-reactions-same", time=time_words(words, own))}
    shorter = sorted({minutes for minutes in (*REACTIONS, chosen) if minutes < own})
    offered |= {str(minutes): time_words(words, minutes) for minutes in shorter}
    return {"reactions": _menu(context, "reactions", offered, SAME if chosen == own else str(chosen))}


def _menu(context: Context, what: str, offered: Mapping[str, str], now: str) -> Item:
    return menu(
        Press(context.table, "setpace", "", what).custom_id("s"),
        [option(label, value, default=value == now) for value, label in offered.items()],
        context.words.line(f"bot-pace-choose-{what}"),
    )
