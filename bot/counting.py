"""How many ballots of an open vote are still out: a number so slow that it goes with nobody's coming and going.

It is renewed at whole minutes of the clock and at no other moment, for everybody and everywhere at once. Between two of
them it stays as it was, whoever votes; with the last ballot the vote is told, and there is nothing to count any more.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from rules.kernel import Match

MINUTE = timedelta(minutes=1)


def renewed_at(now: datetime) -> datetime:
    """Return when the number was last renewed: not after anybody did something, but when the minute began."""
    return now.replace(second=0, microsecond=0)


def voters(match: Match) -> dict[int, str]:
    """Return who has a voice in the open vote, whether they have used it or not, with the ids of their questions."""
    asked = {seat: question.id for seat, question in match.questions.items() if question.show == "count"}
    used = [match.entries[place] for place in given(match)]
    return dict(sorted({**asked, **{entry.seat: str(entry.question) for entry in used}}.items()))


def given(match: Match) -> list[int]:
    """Return the places among the entries of the answers that are in."""
    return [place for place in match.ballots if match.entries[place].type == "answer"]


def outstanding(match: Match, given_at: Mapping[int, datetime], now: datetime) -> int:
    """Return how many answers of the open vote were out when the number was last renewed.

    ``given_at``: when each entry of :attr:`Match.ballots` was given; one that is not in it is as good as brand new.
    """
    since = renewed_at(now)
    return len(voters(match)) - sum(given_at.get(place, now) < since for place in given(match))


def renewal_due(given_at: Iterable[datetime], now: datetime) -> datetime | None:
    """Return when the number will change next; None: nothing has come in since it was renewed."""
    since = renewed_at(now)
    return since + MINUTE if any(moment >= since for moment in given_at) else None
