"""Choosing how fast a table is played, and playing again after one was away."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.handlers import Handler, Pressed
from bot.lobby import only_hosts
from bot.notices import Notice, tell
from bot.pace import SPEEDS, Pace, pace_of, read_minutes
from bot.screens.pace import FITTING, pace_screen
from storage import WrongState


async def _pace(at: Pressed) -> None:
    only_hosts(at.table, at.guest)
    await at.reply.show(pace_screen(at.context, pace_of(at.table.row.pace)))


async def _set(at: Pressed) -> None:
    only_hosts(at.table, at.guest)
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
    only_hosts(at.table, at.guest)
    if not typed.strip():
        await _pace(at)
        return
    try:
        minutes = read_minutes(typed)
    except ValueError:
        raise Notice(at.words.line("bot-pace-unknown")) from None
    await change_pace(at, {"minutes": minutes})


async def change_pace(at: Pressed, changes: Mapping[str, Any]) -> None:
    """Change a table's pace; what is open has its time from now on. Raises Notice."""
    try:
        pace = Pace.model_validate(pace_of(at.table.row.pace).model_dump() | dict(changes))
        await at.presses.bot.store.tables.set_pace(at.table.id, pace.model_dump())
    except ValidationError:
        raise Notice(at.words.line("bot-unknown-press")) from None
    except WrongState:
        raise Notice(at.words.line("bot-refused-match_over")) from None
    await at.table.refresh()
    await at.reply.show(pace_screen(at.context, pace, at.words.line("bot-pace-done")))


async def _return(at: Pressed) -> None:
    """Let somebody play themselves again for whom the AI played."""
    at.seat()
    sitting = at.table.sitting_of(at.guest.user_id)
    if sitting is None or not await at.presses.bot.store.sittings.set_away(sitting.id, None):
        raise Notice(at.words.line("bot-returned-already"))
    await at.table.refresh()
    await tell(at.reply, at.words.line("bot-returned"))


VERBS: Mapping[str, Handler] = {"pace": _pace, "setpace": _set, "return": _return}
