"""The events that a seat had seen when it last answered in person: its own page of news begins there."""

import pytest

from rules.kernel import All, Malformed, Match, News, NotYourSeat, Play, Result, SeenEvent, Table, choose

from .toys import toy


def play(table: Table, state: list[str]) -> Play[Result]:
    """Tell all seats something, then seat 0 alone, then ask all; turn after turn."""
    for turn in range(9):
        table.tell("turn_start", turn=turn)
        table.tell("whispered", audience=[0])
        yield from All(choose(seat, "course", ["north", "south"], takeback=True) for seat in range(table.seats))
    return Result(((0, 1),), (0, 1), {0: 0, 1: 0}, "done")


def begun() -> Match:
    return Match.start(toy(play), 2, "present")


def test_a_seat_that_never_answered_has_everything_to_read() -> None:
    match = begun()
    assert [match.seen_when_present(seat) for seat in (0, 1)] == [0, 0]
    match.answer(0, "north")
    assert [match.seen_when_present(seat) for seat in (0, 1)] == [2, 0]


def test_only_what_the_seat_saw_is_counted() -> None:
    match = begun()
    for _ in range(2):
        match.answer(0, "north")
        match.answer(1, "north")
    assert [match.seen_when_present(seat) for seat in (0, 1)] == [4, 2]
    assert [event.kind for event in match.events(1)[2:]] == ["turn_start"]


@pytest.mark.parametrize("by", ["default", "pilot", "order"])
def test_an_answer_that_somebody_else_gave_does_not_count(by: str) -> None:
    match = begun()
    match.answer(1, "north")
    match.answer(0, "north")
    for _ in range(3):
        match.answer(0, "south")
        match.answer(1, "south", by=by)  # pyright: ignore[reportArgumentType]
    assert [match.seen_when_present(seat) for seat in (0, 1)] == [8, 1]
    assert len(match.events(1)) == 5


def test_an_answer_that_was_taken_back_does_not_count() -> None:
    match = begun()
    match.answer(0, "north")
    match.answer(1, "north")
    match.answer(0, "north")
    assert match.seen_when_present(0) == 4
    match.undo(0)
    assert match.seen_when_present(0) == 2


def recalling(table: Table, state: list[str]) -> Play[Result]:
    """Ask all seats in secret, turn after turn; an answer may be recalled while others are asked."""
    for turn in range(9):
        table.tell("turn_start", turn=turn)
        yield from All(
            choose(seat, "course", ["north", "south"], secret=True, recall=True) for seat in range(table.seats)
        )
    return Result(((0, 1),), (0, 1), {0: 0, 1: 0}, "done")


def test_an_answer_that_was_recalled_does_not_count() -> None:
    match = Match.start(toy(recalling), 2, "present")
    for seat in (0, 1, 0):
        match.answer(seat, "north")
    assert match.seen_when_present(0) == 2
    match.undo(0)
    assert match.seen_when_present(0) == 1


def test_a_replayed_match_says_the_same() -> None:
    match = begun()
    for seat, by in ((0, "player"), (1, "player"), (1, "default"), (0, "player")):
        match.answer(seat, "north", by=by)
    again = Match.replay(match.record(), toy(play))
    assert [again.seen_when_present(seat) for seat in (0, 1)] == [match.seen_when_present(seat) for seat in (0, 1)]


def test_only_seats_are_asked_about() -> None:
    with pytest.raises(NotYourSeat):
        begun().seen_when_present(2)
    with pytest.raises(Malformed):
        begun().seen_when_present("0")  # pyright: ignore[reportArgumentType]


def test_unread_is_the_page_that_was_open_then_and_all_that_follows() -> None:
    news = News(("turn_start",), lambda event: None, lambda view, since: [])
    match = begun()
    for seat, by in ((1, "player"), (0, "player"), (1, "default"), (0, "default"), (1, "default"), (0, "player")):
        match.answer(seat, "north", by=by)

    def unread(seat: int) -> list[tuple[int, str]]:
        events = news.unread(match.events(seat), match.seen_when_present(seat))
        return [(event.data.get("turn", -1), event.kind) for event in events]

    assert unread(1) == [(turn, "turn_start") for turn in range(4)]
    assert unread(0) == [(2, "turn_start"), (-1, "whispered"), (3, "turn_start"), (-1, "whispered")]
    assert [event.n for event in news.unread(match.events(0), 0)] == [*range(1, 9)]


def test_undone_events_are_not_unread() -> None:
    news = News(("turn_start",), lambda event: None, lambda view, since: [])

    def told(n: int, kind: str, undone: int | None = None) -> SeenEvent:
        return SeenEvent(n, kind, {}, None, personal=False, undone=undone)

    events = [
        told(1, "turn_start"),
        told(2, "sailed"),
        told(3, "sailed", 5),
        told(4, "turn_start", 5),
        told(5, "undone"),
    ]
    assert [event.n for event in news.unread(events, 4)] == [1, 2, 5]
