"""The number of ballots that an open vote still lacks, updated once a minute so that it reveals no voter.

It changes only when a minute of the clock begins, at the same moment for every reader. Between two such moments it
stays the same, even if somebody votes. The last ballot ends the vote, and the number with it.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from rules.kernel import Match

MINUTE = timedelta(minutes=1)


def renewed_at(now: datetime) -> datetime:
    """Return when the number was last updated: at the beginning of the current minute."""
    return now.replace(second=0, microsecond=0)


def voters(match: Match) -> dict[int, str]:
    """Return the question id of every seat in the open vote, whether or not the seat has voted."""
    asked = {seat: question.id for seat, question in match.questions.items() if question.show == "count"}
    used = [match.entries[position] for position in given_ballots(match)]
    return dict(sorted({**asked, **{entry.seat: str(entry.question) for entry in used}}.items()))


def given_ballots(match: Match) -> list[int]:
    """Return the positions of the answers to the open vote among the match's entries."""
    return [position for position in match.ballots if match.entries[position].type == "answer"]


def outstanding(match: Match, given_at: Mapping[int, datetime], now: datetime) -> int:
    """Return how many answers the open vote lacked when the number was last updated.

    ``given_at``: the time of each entry of :attr:`Match.ballots`; an entry without one counts as given just now.
    """
    since = renewed_at(now)
    return len(voters(match)) - sum(given_at.get(position, now) < since for position in given_ballots(match))


def renewal_due(given_at: Iterable[datetime], now: datetime) -> datetime | None:
    """Return when the number changes next, or None if nothing was answered since its last update."""
    since = renewed_at(now)
    return since + MINUTE if any(moment >= since for moment in given_at) else None
