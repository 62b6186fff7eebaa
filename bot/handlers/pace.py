"""Choosing how fast a table is played, and playing again after an absence."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from pydantic import ValidationError

from bot.handlers.habits import end_absence
from bot.handlers.own_screen import show_own
from bot.handlers.seat_service import check_hosts, check_running, seat_of
from bot.interactions.notice import Notice
from bot.interactions.reply import Reply, Show
from bot.interactions.request import Handler, TableRequest
from bot.schedule.durations import LengthError, read_minutes
from bot.schedule.pace import SPEEDS, Pace, pace_of, usual_reactions
from bot.schedule.timers import PACED
from bot.screens.pace import FITTING, SAME, pace_screen
from bot.tables.ballots import voters
from bot.tables.handover import give_back
from bot.workers.absences import clear_inactive_marks
from storage import NewTimer, NoSuchSitting, WrongState

NEWS = timedelta(days=1)
"""The least time for which a change of the pace is shown; after it, the next event ends it."""


async def _pace(request: TableRequest) -> Reply:
    await check_hosts(request)
    return Show(pace_screen(request.context, pace_of(request.table.row.pace)))


async def _set(request: TableRequest) -> Reply:
    await check_hosts(request)
    chosen, step = request.values[0] if request.values else "", request.press.step
    changes: dict[str, Any] = {}
    if step == "speed" and chosen in SPEEDS:
        changes |= new_time(request, next(minutes for speed, minutes in SPEEDS.items() if speed == chosen))
    elif step == "reactions":
        changes["reactions"] = None if chosen == SAME else chosen
    elif step == "by":
        changes["by"] = chosen
    elif step == "every":
        changes["every"] = None if chosen == FITTING else chosen
    elif step == "then":
        changes["then"], _, after = chosen.partition("-")
        changes |= {"after": after} if after else {}
    return await change_pace(request, changes)


def new_time(request: TableRequest, minutes: int | None) -> dict[str, Any]:
    """Return what a new time for own turns changes: in a game with windows, the time for a reaction, too."""
    reactions = {"reactions": usual_reactions(minutes)} if request.context.game.windows else {}
    return {"minutes": minutes, **reactions}


async def type_pace(request: TableRequest, time: str, reactions: str = "") -> Reply:
    """Do what ``/game pace`` asks: set the times that were typed, or show the choice."""
    await check_hosts(request)
    if not time.strip() and not reactions.strip():
        return await _pace(request)
    changes: dict[str, Any] = {}
    if time.strip():
        changes |= new_time(request, _read(request, time))
    if reactions.strip():
        if not request.context.game.windows:
            raise Notice(request.words.line("bot-pace-no-reactions"))
        changes["reactions"] = _read(request, reactions)
    return await change_pace(request, changes)


def _read(request: TableRequest, typed: str) -> int | None:
    """Return the minutes of a time that was typed. Raises Notice."""
    try:
        return read_minutes(typed)
    except LengthError:
        raise Notice(request.words.line("bot-pace-length")) from None
    except ValueError:
        raise Notice(request.words.line("bot-pace-unknown")) from None


async def change_pace(request: TableRequest, changes: Mapping[str, Any]) -> Reply:
    """Change a table's pace and tell everybody; no open question loses time by it. Raises Notice."""
    table, words, services = request.table, request.words, request.services
    before = pace_of(table.row.pace)
    try:
        pace = Pace.model_validate(before.model_dump() | dict(changes))
        news = [await _news(request)] if is_news(before, pace) and table.row.state == "playing" else []
        row = await services.store.tables.set_pace(table.id, pace.model_dump(include=set(changes)), news)
    except ValidationError:
        raise Notice(words.line("bot-unknown-press")) from None
    except WrongState:
        raise Notice(words.line("bot-refused-match_over")) from None
    if pace.then != before.then:
        # People are told before the AI starts or stops playing for them.
        await clear_inactive_marks(services, table)
    await table.refresh()
    what = "nothing"
    if row.state == "playing" and (pace.minutes, pace.reactions) != (before.minutes, before.reactions):
        what = "gone" if pace.minutes is None else "kept"
    return Show(pace_screen(request.context, pace_of(row.pace), words.line("bot-pace-done", open=what)))


def is_news(before: Pace, pace: Pace) -> bool:
    """Return whether everybody is told of a change: of any but how often reminders are sent."""
    same = {"every": None, "most": 0}
    return before.model_copy(update=same) != pace.model_copy(update=same)


async def _news(request: TableRequest) -> NewTimer:
    """Return the timer that tells everybody who changed the pace, and mentions the people who are asked just now."""
    table, now = request.table, request.services.clock.now()
    # In a vote everyone with a voice in it: nobody learns who has voted.
    asked, told_events = await table.look(
        lambda match: ({*match.waiting(None).seats, *voters(match)}, len(match.events(None)))
    )
    sitting = () if table.paused else map(table.sitting_at, sorted(asked))
    called = [s.id for s in sitting if not table.by_ai(s) and s.user_id != request.user_id]
    said = {"user": request.user_id, "called": called, "told": told_events, "n": int(now.timestamp() * 1000)}
    return NewTimer(None, PACED, now + NEWS, said)


async def _return(request: TableRequest) -> Reply:
    """Let a person play again after the AI or a stand-in has played for them."""
    services, table, words, user_id = request.services, request.table, request.words, request.user_id
    async with services.seating:
        kept = table.kept_for(user_id)
        if kept is None:
            seat_of(request)
        else:
            check_running(table, words)
        returned = await end_absence(services, user_id, table)
        try:
            if kept is not None:
                returned = await give_back(services.store, table, kept, wake=services.crew.remind, tell_stand_in=True)
        except (WrongState, NoSuchSitting):
            raise Notice(words.line("bot-refused-match_over")) from None
    if not returned:
        raise Notice(words.line("bot-returned-already"))
    return await show_own(request, words.line("bot-returned"))


VERBS: Mapping[str, Handler] = {"pace": _pace, "setpace": _set, "return": _return}
