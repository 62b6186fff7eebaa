"""What stands beside a table's match: who plays for whom, what is on offer or proposed, and who is called for it."""

from collections.abc import Mapping
from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

from bot.due import CALLS, OUT, PACED
from bot.habits import habits_now
from bot.pace import pace_of
from bot.proposals import fate, standing, still_to_agree
from bot.screens.context import Context
from bot.screens.hosting import Beside
from bot.screens.idle import idle_line
from bot.screens.pace import changed_words
from bot.tables import Table
from rules.kernel import Match
from storage import Store, TimerRow


def substitutes(table: Table) -> list[tuple[int, str]]:
    """Return (sitting, for whom) for every person who plays on for whoever sat there when the match began."""
    started = table.row.started_at
    if started is None:
        return []
    at_first = [s for s in table.ever_seated if s.joined_at <= started and (s.left_at or started) >= started]
    # The first of them, if a seat changed hands in that very moment.
    first = {sitting.seat: sitting for sitting in reversed(at_first)}
    return [
        (sitting.id, first[sitting.seat].name)
        for sitting in table.sittings
        if sitting.user_id is not None and sitting.user_id != first[sitting.seat].user_id
    ]


async def holidays_at(store: Store, table: Table) -> dict[int, date]:
    """Return the last day of the holiday of everybody who has a seat, or is to have it back, and is away just now."""
    found: dict[int, date] = {}
    # Whoever was forgotten has no number of a person any more.
    people = {user for s in table.sittings for user in (s.for_user, s.user_id) if user is not None and user > 0}
    for user_id in sorted(people):
        habits = (await habits_now(store, user_id)).at(table.id)
        if habits.vacation is not None and habits.vacation.holds(store.now()):
            found[user_id] = habits.vacation.last(ZoneInfo(habits.zone))
    return found


def on_holiday(table: Table, holidays: Mapping[int, date]) -> list[tuple[int, str, date]]:
    """Return (person, name, last day) of the holidays, by seat: first of whom somebody sits there for."""
    names = {sitting.user_id: sitting.name for sitting in table.ever_seated}
    return [
        (user, names.get(user, sitting.name), holidays[user])
        for sitting in table.sittings
        for user in (sitting.for_user, sitting.user_id)
        if user is not None and user in holidays and table.plays(sitting.seat)
    ]


def beside_of(context: Context, table: Table, match: Match, holidays: Mapping[int, date]) -> Beside:
    """Return what the table's message shows beside the match. ``holidays``: the last day of whose is not over."""
    proposal = table.proposal
    missing = still_to_agree(table, match, proposal.consents) if proposal is not None else []
    people = {sitting.id: f"<@{sitting.user_id}>" for sitting in table.sittings if sitting.user_id is not None}
    playing = [sitting for sitting in table.sittings if table.plays(sitting.seat)]
    away = [sitting for sitting in playing if sitting.away is not None and table.by_ai(sitting)]
    by_ai = [sitting.user_id for sitting in away if sitting.away == "vacation"]
    return Beside(
        substitutes=[(people[sitting], before) for sitting, before in substitutes(table)],
        offers=table.offers,
        proposal=proposal,
        fate=None if proposal is None else fate(proposal, match),
        missing=[f"<@{sitting.user_id}>" for sitting in missing],
        still=None if warning(table) is None else idle_line(context, table.row.warned_at, list(people.values())),
        paced=paced_line(context, table),
        out=out_of_time(table, match),
        away=[(str(s.away), s.name, holidays.get(s.user_id or 0) if s.away == "vacation" else None) for s in away],
        deserted=table.deserted,
        holidays=[(name, last) for user, name, last in on_holiday(table, holidays) if user not in by_ai],
    )


def out_of_time(table: Table, match: Match) -> list[str]:
    """Return the names of those whose last answer was given for them, as far as everybody may know it."""
    found: list[str] = []
    for timer in table.timers:
        if timer.kind == OUT and timer.seat is not None and not timer.data["secret"]:
            last = match.last_named(timer.seat)
            if last is not None and last[1].question == timer.data["question"] and last[1].by in ("default", "pilot"):
                found.append(table.name(timer.seat))
    return found


def calls_of(table: Table, match: Match) -> dict[str, list[int]]:
    """Return whom the table's message calls for something beside the match, by what it is."""
    # An offer to anybody is the host's to bring about.
    calls = {f"offer-{offer.id}": [offer.user_id or table.row.host_id] for offer in table.offers}
    for timer in table.timers:
        user_id = None if timer.kind != CALLS or timer.seat is None else table.sitting_at(timer.seat).user_id
        if user_id is not None and timer.seat in match.waiting(None).seats:
            calls[f"turn-{timer.data['question']}-{timer.data['n']}"] = [user_id]
    proposal = standing(table, match)
    if proposal is not None:
        missing = still_to_agree(table, match, proposal.consents)
        calls[f"undo-{proposal.id}"] = [sitting.user_id for sitting in missing if sitting.user_id is not None]
    if (news := pace_news(table)) is not None:
        sitting = [sitting for sitting in table.sittings if sitting.id in news.data["called"]]
        calls[f"pace-{news.data['n']}"] = [s.user_id for s in sitting if s.user_id is not None]
    if (warned := warning(table)) is not None:
        calls[warned] = [sitting.user_id for sitting in table.sittings if sitting.user_id is not None]
    return calls


def paced_line(context: Context, table: Table) -> str | None:
    """Return who has changed the pace and to what, as long as it is news; to those who were called, as ever."""
    news = pace_news(table)
    if news is None:
        return None
    sitting = [s for s in table.ever_seated if s.id in news.data["called"]]
    # Whoever was forgotten has no number of a person any more.
    called = [f"<@{s.user_id}>" for s in sitting if s.user_id is not None and s.user_id > 0]
    return changed_words(context.words, f"<@{news.data['user']}>", pace_of(table.row.pace), called)


def pace_news(table: Table) -> TimerRow | None:
    """Return what is noted about the last change of the pace, as long as it is news."""
    return next((timer for timer in table.timers if timer.kind == PACED), None)


def warning(table: Table) -> str | None:
    """Return what names the warning that a table lies still and will be archived, as long as it holds."""
    since = table.row.warned_at
    return None if since is None or table.row.state != "playing" else f"still-{int(since.timestamp())}"


def fresh_call(body: Mapping[str, Any], call: str) -> bool:
    """Tell whether a message has not called for something yet."""
    return call not in body.get("calls", [])
