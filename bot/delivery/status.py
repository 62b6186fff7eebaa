"""The parts of a table's message beside the match: substitutes, offers, proposals, absences and mentions."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.schedule.pace import habits_of, pace_of
from bot.schedule.timers import CALLS, OUT, PACED
from bot.screens.archive import idle_line
from bot.screens.context import Context
from bot.screens.pace import changed_words
from bot.screens.status import TableStatus
from bot.tables.table import Table
from bot.tables.undo_votes import fate, open_proposal, still_to_agree, unagreed
from rules.kernel import Match
from storage import PersonRow, Store, TimerRow


def substitutes(table: Table) -> list[tuple[int, str]]:
    """Return (sitting, name of the first player) for every person who plays on a seat that somebody else began with."""
    started = table.row.started_at
    if started is None:
        return []
    at_first = [s for s in table.ever_seated if s.joined_at <= started and (s.left_at or started) >= started]
    # If a seat changed hands at the very start, its first holder counts.
    first = {sitting.seat: sitting for sitting in reversed(at_first)}
    return [
        (sitting.id, first[sitting.seat].name)
        for sitting in table.sittings
        if sitting.user_id is not None and sitting.user_id != first[sitting.seat].user_id
    ]


async def vacations_at(store: Store, table: Table) -> dict[int, date]:
    """Return the vacations of a table's people, as :func:`vacations_of` does."""
    return vacations_of(await store.people.many(people_of(table)), table, store.now())


def vacations_of(people: Mapping[int, PersonRow], table: Table, now: datetime) -> dict[int, date]:
    """Return the last day of each current vacation of a table's people, by user id."""
    found: dict[int, date] = {}
    for user_id in sorted(people_of(table) & people.keys()):
        habits = habits_of(people[user_id].settings).at(table.id)
        if habits.vacation is not None and habits.vacation.holds(now):
            found[user_id] = habits.vacation.last(ZoneInfo(habits.zone))
    return found


def people_of(table: Table) -> set[int]:
    """Return the people who have a seat at a table, or for whom one is kept."""
    # People who were forgotten have negative numbers.
    return {user for s in table.sittings for user in (s.for_user, s.user_id) if user is not None and user > 0}


def on_vacation(table: Table, vacations: Mapping[int, date]) -> list[tuple[int, str, date]]:
    """Return (person, name, last day) of the vacations, by seat: first the person for whom the seat is kept."""
    names = {sitting.user_id: sitting.name for sitting in table.ever_seated}
    return [
        (user, names.get(user, sitting.name), vacations[user])
        for sitting in table.sittings
        for user in (sitting.for_user, sitting.user_id)
        if user is not None and user in vacations and table.plays(sitting.seat)
    ]


def status_of(context: Context, table: Table, match: Match, vacations: Mapping[int, date]) -> TableStatus:
    """Return what the table's message shows beside the match. ``vacations``: last days, by user id."""
    proposal = table.proposal
    people = {sitting.id: f"<@{sitting.user_id}>" for sitting in table.sittings if sitting.user_id is not None}
    playing = [sitting for sitting in table.sittings if table.plays(sitting.seat)]
    away = [sitting for sitting in playing if sitting.away is not None and table.by_ai(sitting)]
    by_ai = [sitting.user_id for sitting in away if sitting.away == "vacation"]
    return TableStatus(
        substitutes=[(people[sitting], before) for sitting, before in substitutes(table)],
        offers=table.offers,
        proposal=proposal,
        fate=None if proposal is None else fate(proposal, match),
        missing=[] if proposal is None else unagreed(table, match, proposal),
        idle_warning=None if warning(table) is None else idle_line(context, table.row.warned_at, list(people.values())),
        pace_news=paced_line(context, table),
        timed_out=out_of_time(table, match),
        away=[(str(s.away), s.name, vacations.get(s.user_id or 0) if s.away == "vacation" else None) for s in away],
        deserted=table.deserted,
        vacations=[(name, last) for user, name, last in on_vacation(table, vacations) if user not in by_ai],
    )


def out_of_time(table: Table, match: Match) -> list[str]:
    """Return the names of players whose last public answer was given for them."""
    found: list[str] = []
    for timer in table.timers:
        if timer.kind == OUT and timer.seat is not None and not timer.data["secret"]:
            last = match.last_named(timer.seat)
            if last is not None and last[1].question == timer.data["question"] and last[1].by in ("default", "pilot"):
                found.append(table.name(timer.seat))
    return found


def calls_of(table: Table, match: Match) -> dict[str, list[int]]:
    """Return the user ids to mention for something beside the match, by reason."""
    # An offer to anybody mentions the host.
    calls = {f"offer-{offer.id}": [offer.user_id or table.row.host_id] for offer in table.offers}
    for timer in table.timers:
        user_id = None if timer.kind != CALLS or timer.seat is None else table.sitting_at(timer.seat).user_id
        if user_id is not None and timer.seat in match.waiting(None).seats:
            calls[f"turn-{timer.data['question']}-{timer.data['n']}"] = [user_id]
    proposal = open_proposal(table, match)
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
    """Return the line about a changed pace while it is news: who changed it, to what, and whom it mentions."""
    news = pace_news(table)
    if news is None:
        return None
    sitting = [s for s in table.ever_seated if s.id in news.data["called"]]
    # People who were forgotten have negative numbers.
    called = [f"<@{s.user_id}>" for s in sitting if s.user_id is not None and s.user_id > 0]
    return changed_words(context.words, f"<@{news.data['user']}>", pace_of(table.row.pace), called)


def pace_news(table: Table) -> TimerRow | None:
    """Return the timer of the last change of the pace while it is news, or None."""
    return next((timer for timer in table.timers if timer.kind == PACED), None)


def warning(table: Table) -> str | None:
    """Return the key of the warning that an idle table will be archived while it holds, or None."""
    since = table.row.warned_at
    return None if since is None or table.row.state != "playing" else f"still-{int(since.timestamp())}"


def fresh_call(body: Mapping[str, Any], call: str) -> bool:
    """Return whether a message has not made a mention yet; ``call``: its reason."""
    return call not in body.get("calls", [])
