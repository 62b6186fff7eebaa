"""Choosing how fast a table is played, and playing again after one was away."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from pydantic import ValidationError

from bot.absences import forgive
from bot.counting import voters
from bot.due import PACED
from bot.habits import be_back
from bot.handlers import Handler, Pressed
from bot.hosting import must_run
from bot.notices import Notice, tell
from bot.pace import SPEEDS, Pace, pace_of
from bot.screens.pace import FITTING, pace_screen
from bot.standing_in import give_back
from bot.typed_times import LengthError, read_minutes
from storage import NewTimer, NoSuchSitting, WrongState

NEWS = timedelta(days=1)
"""So long it is told that the pace was changed, and then until anything else is."""


async def _pace(at: Pressed) -> None:
    await at.only_hosts()
    await at.reply.show(pace_screen(at.context, pace_of(at.table.row.pace)))


async def _set(at: Pressed) -> None:
    await at.only_hosts()
    chosen = at.values[0] if at.values else ""
    changes: dict[str, Any] = {}
    if at.press.step == "speed" and chosen in SPEEDS:
        changes["minutes"] = next(minutes for speed, minutes in SPEEDS.items() if speed == chosen)
    elif at.press.step == "by":
        changes["by"] = chosen
    elif at.press.step == "every":
        changes["every"] = None if chosen == FITTING else chosen
    elif at.press.step == "then":
        changes["then"], _, after = chosen.partition("-")
        changes |= {"after": after} if after else {}
    await change_pace(at, changes)


async def type_pace(at: Pressed, typed: str) -> None:
    """Do what ``/game pace`` asks: set the time that was typed, or show the choice."""
    await at.only_hosts()
    if not typed.strip():
        await _pace(at)
        return
    try:
        minutes = read_minutes(typed)
    except LengthError:
        raise Notice(at.words.line("bot-pace-length")) from None
    except ValueError:
        raise Notice(at.words.line("bot-pace-unknown")) from None
    await change_pace(at, {"minutes": minutes})


async def change_pace(at: Pressed, changes: Mapping[str, Any]) -> None:
    """Change a table's pace, which everybody is told; nothing that is open loses time by it. Raises Notice."""
    before = pace_of(at.table.row.pace)
    try:
        pace = Pace.model_validate(before.model_dump() | dict(changes))
        news = [await _news(at)] if is_news(before, pace) and at.table.row.state == "playing" else []
        row = await at.presses.bot.store.tables.set_pace(at.table.id, pace.model_dump(include=set(changes)), news)
    except ValidationError:
        raise Notice(at.words.line("bot-unknown-press")) from None
    except WrongState:
        raise Notice(at.words.line("bot-refused-match_over")) from None
    if pace.then != before.then:
        # For nobody the AI plays on, or does not any more, without their having heard of it.
        await forgive(at.presses.bot, at.table)
    await at.table.refresh()
    what = "nothing"
    if row.state == "playing" and pace.minutes != before.minutes:
        what = "gone" if pace.minutes is None else "kept"
    await at.reply.show(pace_screen(at.context, pace_of(row.pace), at.words.line("bot-pace-done", open=what)))


def is_news(before: Pace, pace: Pace) -> bool:
    """Tell whether everybody is told of a change: of all but how often there are reminders."""
    same = {"every": None, "most": 0}
    return before.model_copy(update=same) != pace.model_copy(update=same)


async def _news(at: Pressed) -> NewTimer:
    """Return what has everybody told for a while who changed the pace, and calls those who are asked just now."""
    table, now = at.table, at.presses.bot.clock.now()
    # Of a vote all who have a voice in it: nobody learns who has used theirs.
    asked, told = await table.look(
        lambda match: ({*match.waiting(None).seats, *voters(match)}, len(match.events(None)))
    )
    sitting = [] if table.paused else map(table.sitting_at, sorted(asked))
    called = [s.id for s in sitting if not table.by_ai(s) and s.user_id != at.guest.user_id]
    said = {"user": at.guest.user_id, "called": called, "told": told, "n": int(now.timestamp() * 1000)}
    return NewTimer(None, PACED, now + NEWS, said)


async def _return(at: Pressed) -> None:
    """Let somebody play themselves again for whom the AI, or a stand-in, played."""
    bot, user_id = at.presses.bot, at.guest.user_id
    async with at.presses.seating:
        kept = at.table.kept_for(user_id)
        if kept is None:
            at.seat()
        else:
            must_run(at.table, at.words)
        returned = await be_back(bot, user_id, at.table)
        try:
            if kept is not None:
                returned = await give_back(bot, at.table, kept, thanked=True)
        except (WrongState, NoSuchSitting):
            raise Notice(at.words.line("bot-refused-match_over")) from None
    if not returned:
        raise Notice(at.words.line("bot-returned-already"))
    await tell(at.reply, at.words.line("bot-returned"))


VERBS: Mapping[str, Handler] = {"pace": _pace, "setpace": _set, "return": _return}
