"""The events that each reader sees, their numbers, and the views that they fold into."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel import Match, NotYourSeat, Play, ScriptedDice, SeenEvent, Table, choose

from .programs import game_for, play_out, programs
from .toys import DEAL, SEED, Ear, NoOptions, toy

ORDER = ["c0", "c1", "c2", "c3", "c4", "c5"]


def dealt() -> Match:
    """Play a deal: three seats hold c0 c1, c2 c3, c4 c5; seat 0 has peeked at c3; then all cards were shown."""
    match = Match.start(DEAL, 3, SEED, dice=ScriptedDice({"deal": [ORDER]}))
    match.answer(0, "right")
    match.answer(1, "now")
    return match


def kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


# ---------------------------------------------------------------- audiences


def test_everybody_sees_an_event_without_an_audience() -> None:
    assert kinds(dealt().events(None)) == ["dealt", "shown"]
    assert kinds(dealt().events(2)) == ["dealt", "shown"]


def test_only_the_audience_sees_its_event() -> None:
    match = dealt()
    assert kinds(match.events(0)) == ["dealt", "peeked", "shown"]
    assert kinds(match.events(1)) == ["dealt", "peeked", "whispered", "shown"]


def test_only_its_seat_sees_a_private_part() -> None:
    match = dealt()
    assert match.events(0)[0].data == {"each": 2, "hand": ["c0", "c1"]}
    assert match.events(1)[0].data == {"each": 2, "hand": ["c2", "c3"]}
    assert match.events(None)[0].data == {"each": 2}
    assert match.events(0)[1].data == {"which": "right", "card": "c3"}
    assert match.events(1)[1].data == {"which": "right"}


def test_a_private_part_reaches_its_seat_beyond_the_audience() -> None:
    def play(table: Table) -> Play[None]:
        table.tell("note", audience=(), private={1: {"word": "hush"}}, to="one")
        yield from choose(0, "any", ["a"])

    match = Match.of(play, seats=3)
    assert [list(match.events(reader)) for reader in (None, 0, 2)] == [[], [], []]
    assert match.events(1) == [SeenEvent(1, "note", {"to": "one", "word": "hush"}, None, True)]


def test_events_are_numbered_for_each_reader() -> None:
    match = dealt()
    for reader in (None, 0, 1, 2):
        assert [event.n for event in match.events(reader)] == list(range(1, len(match.events(reader)) + 1))
    assert [event.position for event in match.log] == [0, 1, 2, 3]


def test_a_public_event_has_one_number_for_all_readers() -> None:
    match = dealt()
    assert [event.public for event in match.events(1)] == [1, None, None, 2]
    assert [event.public for event in match.events(None)] == [1, 2]


def test_an_unknown_seat_is_refused() -> None:
    match = Match.start(DEAL, 3, SEED)
    for seat in (-1, 3, 9):
        for read in (match.view, match.events, match.waiting):
            with pytest.raises(NotYourSeat, match="no_seat"):
                read(seat)


def test_an_event_is_personal_if_it_holds_data_that_the_public_does_not_see() -> None:
    match = dealt()
    assert [event.personal for event in match.events(1)] == [True, True, True, False]
    assert [event.personal for event in match.events(None)] == [False, False]


def test_rules_and_reveals_go_with_events() -> None:
    match = dealt()
    assert match.events(None)[0].rule == "TOY 4"
    assert [event.reveals for event in match.log] == [False, False, False, True]


def test_events_are_the_same_whether_read_late_or_early() -> None:
    early = Match.start(DEAL, 3, SEED)
    read = {reader: [*early.events(reader)] for reader in (None, 0, 1, 2)}
    for seat, answer in ((0, "left"), (1, "now")):
        early.answer(seat, answer)
        for reader, events in read.items():
            events.extend(early.events(reader)[len(events) :])
    late = Match.start(DEAL, 3, SEED)
    late.answer(0, "left")
    late.answer(1, "now")
    assert read == {reader: list(late.events(reader)) for reader in read}


def test_an_answer_returns_the_events_that_follow_from_it() -> None:
    match = Match.start(DEAL, 3, SEED)
    assert kinds(match.log) == ["dealt"]
    assert kinds(match.answer(0, "left")) == ["peeked", "whispered"]
    assert kinds(match.answer(1, "now")) == ["shown"]


# ---------------------------------------------------------------- views


def test_a_view_follows_from_the_events_of_its_reader() -> None:
    match = dealt()
    for reader in (None, 0, 1, 2):
        view = match.view(reader)
        assert (view.seat, view.seats, view.options) == (reader, 3, {})
        assert view.heard == [(event.n, event.kind, dict(event.data)) for event in match.events(reader)]


def test_a_view_after_the_nth_event_that_the_reader_saw() -> None:
    match = Match.start(DEAL, 3, SEED)
    now = {reader: {len(match.events(reader)): match.view(reader)} for reader in (None, 0, 1, 2)}
    for seat, answer in ((0, "left"), (1, "now")):
        match.answer(seat, answer)
        for reader, views in now.items():
            views[len(match.events(reader))] = match.view(reader)
    for reader, views in now.items():
        for at, view in views.items():
            assert match.view(reader, at=at) == view
        assert match.view(reader, at=0).heard == []
        assert match.view(reader) == match.view(reader, at=len(match.events(reader)))


def test_a_past_view_does_not_change_the_present_one() -> None:
    match = dealt()
    before = match.view(1)
    assert len(match.view(1, at=2).heard) == 2
    assert match.view(1) == before


def test_a_watcher_takes_in_every_event_once() -> None:
    heard: list[int] = []

    class Counting(Ear):
        def see(self, event: SeenEvent) -> None:
            heard.append(event.n)
            super().see(event)

    game = toy(DEAL.play, kinds=("deal",))
    object.__setattr__(game, "watcher", Counting)
    match = Match.start(game, 3, SEED)
    match.view(1)
    match.view(1)
    match.answer(0, "left")
    match.view(1)
    match.view(1)
    assert heard == [1, 2, 3]


def test_a_bare_play_has_views_only_with_a_game() -> None:
    def play(table: Table) -> Play[None]:
        table.tell("hello")
        yield from choose(0, "any", ["a"])

    with pytest.raises(TypeError):
        Match.of(play, seats=1).view(0)
    assert Match.of(play, seats=1).events(0)[0].kind == "hello"
    assert Match.of(play, seats=1, options=NoOptions(), game=DEAL).view(None).heard == [(1, "hello", {})]


# ---------------------------------------------------------------- random games


@settings(deadline=None)
@given(program=programs((0, 1, 2)), rng=st.randoms())
def test_readers_of_random_games_see_the_events_meant_for_them(program: Any, rng: Any) -> None:
    match = play_out(Match.start(game_for(program), 3, SEED), rng, resignations=True)
    for reader in (None, 0, 1, 2):
        seen = match.events(reader)
        full = [event for event in match.log if event.seen_by(reader)]
        assert [event.n for event in seen] == list(range(1, len(full) + 1))
        for event, whole in zip(seen, full, strict=True):
            others = [dict(extra) for seat, extra in whole.private.items() if seat != reader]
            own = dict(whole.private.get(reader, {})) if reader is not None else {}
            assert dict(event.data) == {**whole.data, **own}
            assert not any(set(extra) & set(event.data) for extra in others if not own)
            assert event.personal == bool(own or whole.audience is not None)
        shared = [event for event in seen if event.public is not None]
        assert [(event.public, event.kind) for event in shared] == [(e.n, e.kind) for e in match.events(None)]
        assert match.view(reader, at=len(seen)) == match.view(reader)
    hidden = [event for event in match.log if event.audience is not None]
    assert all(not event.seen_by(None) for event in hidden)
