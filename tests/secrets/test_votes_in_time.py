"""Deadlines, counts, edits and handovers do not reveal who has voted, who has yet to vote, or who timed out."""

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.clock import until_text
from bot.delivery import status, teller
from bot.schedule.pace import Vacation
from bot.screens import pages
from bot.tables.table import Table
from bot.workers import deadlines
from bot.workers.ai_seats import AISeats
from rules.kernel import Match

from .polls import (
    AFTER,
    ANN,
    BEN,
    DAN,
    DEADLINE,
    FAY,
    PACE,
    VOTERS,
    Act,
    asks,
    casts,
    differences,
    leaves,
    orders,
    paced,
    poll,
    seen,
    sleeps,
    thinks,
)
from .stage import everything

QUARTER = 15 * 60.0
"""The deadline of the vote in seconds, if nobody sleeps late."""

SOON = datetime(2026, 3, 2, 9, 10, tzinfo=UTC)
DATED = re.compile(r"<t:(\d+)")
EARLY = sleeps(BEN, -30)

USUAL = (casts(ANN, 3), casts(BEN, 40), casts(DAN, 70))
"""Fay never votes."""

OTHERWISE = {
    "in another order": (casts(DAN, 2), casts(ANN, 50), casts(BEN, 119)),
    "who sleeps late does not come": (casts(FAY, 3), casts(DAN, 41), casts(ANN, 70)),
    "by order, and the caller does not come": (orders(ANN, -20), orders(BEN, 30), casts(FAY, 90)),
}
AROUND = (asks(30.5), asks(DEADLINE + 10))


async def test_others_cannot_see_when_or_how_a_seat_votes_or_that_it_never_does(tmp_path: Path) -> None:
    async with poll(tmp_path / "usual", [*USUAL, *AROUND], AFTER) as one:
        usual, edits = one.seen, one.edits()
        assert one.table.sitting_at(FAY).away == "absent"  # she missed a public turn, not a secret vote
    assert edits[:3] == [0.0, 60.0, 120.0]
    assert [moment for moment in edits if 120.0 < moment < DEADLINE] == []
    due = until_text(datetime(2026, 3, 2, 10, 15, tzinfo=UTC))
    assert all(due in told for at, told in usual if told.startswith('["all"') and at < DEADLINE)
    for name, acts in OTHERWISE.items():
        assert differences(usual, await seen(tmp_path / name, [*acts, *AROUND], AFTER)) == [], name


async def test_the_deadline_follows_all_voters_hours_and_the_pace_but_not_who_has_yet_to_vote(tmp_path: Path) -> None:
    vacation = sleeps(DAN, 360, vacation=Vacation(start=SOON, until=SOON + timedelta(days=2)))
    changes = (sleeps(BEN, 300, quiet=(8, 12)), vacation, paced(600, "20"), sleeps(DAN, 630), paced(660, "none"))
    first = await seen(tmp_path / "first", [casts(ANN, 3), casts(BEN, 40), *changes], 700)
    again = await seen(tmp_path / "again", [casts(DAN, 3), casts(FAY, 40), *changes], 700)
    assert differences(first, again) == []
    shown = {at: DATED.findall(told) for at, told in first if told.startswith('["all"') and "newer message" not in told}
    moments = [
        [datetime.fromtimestamp(int(stamp), UTC).isoformat()[8:16] for stamp in found] for found in shown.values()
    ]
    assert list(shown) == [0.0, 60.0, 300.0, 360.0, 540.0, 600.0, 630.0, 660.0]
    # The mentions are all voters who are awake and present, whether or not they have voted.
    (news,) = [told for at, told in first if at == 600.0 and told.startswith('["all", "create"')]
    assert "[Ann, Fay], 32768]" in news
    assert [found[:1] for found in moments] == [
        ["02T10:15"],
        ["02T10:15"],
        ["02T12:15"],
        ["04T09:25"],  # Dan's vacation will begin before the deadline; he gets a quarter of an hour after his return
        ["04T09:25"],  # his vacation has begun, which is public
        ["04T09:30"],
        ["04T09:30"],  # he is back early, but an announced deadline is kept
        [],
    ]


async def test_a_players_return_does_not_reveal_whether_the_ai_has_voted_for_them(tmp_path: Path) -> None:
    away = (leaves(ANN, -20), sleeps(ANN, 300))
    first = await seen(tmp_path / "first", [*away, casts(ANN, 3, "pilot")], 400)
    again = await seen(tmp_path / "again", [*away, casts(FAY, 40)], 400)
    assert differences(first, again) == []
    assert [at for at, _ in first] == [-20.0, 0.0, 60.0, 300.0]


async def test_others_cannot_see_whether_ai_seats_or_people_vote_first(tmp_path: Path) -> None:
    ai = [ANN, DAN]
    first = await seen(tmp_path / "first", [casts(ANN, 2, "pilot"), casts(DAN, 4, "pilot"), casts(BEN, 70)], 200, ai=ai)
    assert [at for at, _ in first] == [0.0, 60.0, 120.0]
    for name, acts in {
        "the other AI and a person first": (casts(DAN, 2, "pilot"), casts(BEN, 30), casts(ANN, 119, "pilot")),
        "all people first": (casts(FAY, 1), casts(BEN, 2), casts(ANN, 90, "pilot")),
    }.items():
        assert differences(first, await seen(tmp_path / name, acts, 200, ai=ai)) == [], name


async def test_others_cannot_see_the_order_in_which_ai_seats_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ai, waits = [ANN, FAY], (thinks(1), thinks(31))
    first = await seen(tmp_path / "first", [orders(BEN, -20), *waits], 100, ai=ai, pause=0.01)
    honest = AISeats._asked

    def last(runner: AISeats, match: Match) -> Any:
        monkeypatch.setattr(match, "_questions", dict(reversed(list(match.questions.items()))))
        return honest(runner, match)

    monkeypatch.setattr(AISeats, "_asked", last)
    again = await seen(tmp_path / "again", [*waits, casts(DAN, 30)], 100, ai=ai, pause=0.01)
    assert differences(first, again) == []
    assert [at for at, _ in first] == [0.0, 60.0]


async def test_a_reminder_does_not_reveal_reminders_to_others(tmp_path: Path) -> None:
    """Ben's reminder is the same no matter which other voters are reminded."""
    found: list[Any] = []
    for number, (first, second) in enumerate([(DAN, FAY), (ANN, DAN)]):
        acts = (EARLY, casts(first, 3), casts(second, 40))
        async with poll(tmp_path / str(number), acts, QUARTER - 1) as one:
            reminders = [message for message in one.written(BEN) if "Your answer is needed" in message.text]
            found.append([one.plain([*everything(m)[:-1], str(m.nonce).split("-")[0]]) for m in reminders])
    assert found[0] == found[1] != []


async def test_only_the_voter_who_timed_out_is_told_and_keeps_the_seat(tmp_path: Path) -> None:
    acts = (casts(BEN, 3), casts(DAN, 40), casts(FAY, 70))
    async with poll(tmp_path / "poll", acts, DEADLINE, pace={**PACE, "after": 1}) as one:
        told = [text for text in one.direct(ANN) if "was played for you" in text]
        assert len(told) == 1
        assert "Play a random card" in told[0]
        assert [seat for seat in VOTERS for text in one.direct(seat) if "was played for you" in text] == [ANN]
        assert all("Ann’s time ran out" not in said for _, said in one.seen)
        assert one.table.sitting_at(ANN).away is None
        assert [offer.seat for offer in one.table.offers] == [FAY]


async def test_the_deadline_stays_on_show_until_the_ai_votes_but_no_timer_is_left_for_it(tmp_path: Path) -> None:
    acts = (sleeps(BEN, -30), casts(BEN, 3), casts(DAN, 40))
    async with poll(tmp_path / "poll", acts, QUARTER + 61, ai=[ANN]) as one:
        assert await one.table.look(lambda match: list(match.questions)) == [ANN]
        assert one.edits() == [0.0, 60.0, QUARTER + 60]
        assert all("<t:" in told for _, told in one.seen)
        assert one.house.bot.crew.awake[one.table.id].times.next_moment() is None


# ---------------------------------------------------------------- planted leaks


def out_by_deadline(patch: pytest.MonkeyPatch) -> None:
    honest = pages.deadline_lines

    def leaking(context: Any, match: Match) -> list[str]:
        return [*honest(context, match), *(f"{seat}: {context.deadlines.of(seat)}" for seat in match.questions)]

    patch.setattr(pages, "deadline_lines", leaking)


def out_by_mention(patch: pytest.MonkeyPatch) -> None:
    honest = pages.waiting_line

    def leaking(context: Any, match: Match, mentions: Any, **how: Any) -> str:
        return honest(context, match, mentions, **how) + "".join(mentions.get(seat, "") for seat in match.questions)

    patch.setattr(pages, "waiting_line", leaking)


def counted_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "outstanding", lambda _, match: match.waiting(None).unnamed)


def edited_at_once(patch: pytest.MonkeyPatch) -> None:
    number = count()
    patch.setattr(teller, "fingerprint", lambda _: str(next(number)))


def deadline_of_who_is_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deadlines, "voters", lambda match: {seat: question.id for seat, question in match.questions.items()})


def known_by_a_ballot(patch: pytest.MonkeyPatch) -> None:
    def leaking(match: Match, seat: int) -> Any:
        return next(((n, e) for n, e in reversed(list(enumerate(match.entries))) if e.seat == seat), None)

    patch.setattr(Match, "last_named", leaking)
    patch.setattr(Match, "counted", [])


def named_when_silent(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, match: Match) -> list[str]:
        return [
            table.name(seat) for seat in range(7) if [e.by for e in match.entries if e.seat == seat][-1] == "default"
        ]

    patch.setattr(status, "out_of_time", leaking)


SILENT = OTHERWISE["who sleeps late does not come"]

LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], Sequence[Act], Sequence[Act], float]] = {
    "a deadline for each who is out": (out_by_deadline, USUAL, SILENT, 65),
    "who is out is mentioned": (out_by_mention, USUAL, SILENT, 65),
    "counted at once": (counted_at_once, USUAL, SILENT, 65),
    "edited when somebody votes": (edited_at_once, [casts(ANN, 3)], [casts(ANN, 40)], 50),
    "the deadline of those who are out": (deadline_of_who_is_out, [orders(BEN, -20)], [casts(ANN, 3)], 10),
    "an offer that a ballot ends": (known_by_a_ballot, [casts(FAY, 3)], [casts(ANN, 3)], 10),
    "a hand-over for a ballot": (known_by_a_ballot, [EARLY, *USUAL], [EARLY, *SILENT], QUARTER),
    "who was silent is named": (named_when_silent, [EARLY, *USUAL], [EARLY, *SILENT], QUARTER),
}


@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, acts, others, until = LEAKS[name]
    plant(monkeypatch)
    assert differences(await seen(tmp_path / "first", acts, until), await seen(tmp_path / "again", others, until))


SHORT = [name for name, (_, acts, *_) in LEAKS.items() if len(acts) == 1]


@pytest.mark.parametrize("name", SHORT)
async def test_without_the_planted_leak_there_is_no_difference(name: str, tmp_path: Path) -> None:
    _, acts, others, until = LEAKS[name]
    assert differences(await seen(tmp_path / "first", acts, until), await seen(tmp_path / "again", others, until)) == []
