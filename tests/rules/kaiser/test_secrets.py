"""Secrets (spec 7, KS 11.8): leaks within the flow, reaction windows that reveal nothing, audiences of events.

The suite (tests/games) plays the twins of ``twins.py`` and plants the leaks that need only the state.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.kaiser import GAME, committed, committing
from rules.kaiser.combat import declaring, intercept
from rules.kernel import IllegalAnswer, Match, NotYourSeat, StaleQuestion

from ...games.courses import course
from ...games.kaiser import CASE
from ...games.twins import told_apart
from ...secrets.twins import sight
from .courses import Chance
from .positions import asked, commit, position, say
from .scenes import mines, navy, raid, torpedo

# ---------------------------------------------------------------- leaks planted in the flow, which the twins notice


@pytest.mark.parametrize("module", [declaring, intercept])
def test_asking_for_assists_only_if_there_are_some_makes_a_difference(module: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "may_assist", lambda table, state: False)
    assert told_apart(CASE, GAME, [2, 3, 4], {})


def test_committed_cards_in_the_order_of_the_hand_make_a_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(committing, "sorted", lambda placed, key: list(placed), raising=False)
    assert told_apart(CASE, GAME, [2, 3, 4], {})


def test_slots_that_keep_the_order_of_the_hand_make_a_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(committed, "change_slots", lambda state, committed: None)
    assert told_apart(CASE, GAME, [2, 3, 4], {})


# ---------------------------------------------------------------- being asked reveals nothing


def to_others(match: Match, asked_seat: int) -> Any:
    """Return what all other seats and spectators see of a match while one seat is asked."""
    return [sight(match, reader) for reader in (None, *range(match.seats)) if reader != asked_seat]


def declared(defender: str, **rest: Any) -> Match:
    return raid(row="M48 M46 M24", defender=defender, **rest)


def after_sinking(defender: str, **rest: Any) -> Match:
    match = declared(defender, piles={1: "M01"}, dice="B10 G1 W1 / G1", **rest)
    say(match, "pass")
    return match


def last_recall(defender: str) -> Match:
    """End the turn with a face-down card, so that the window after the sinking was not the last (KS 5.4.5)."""
    match = after_sinking(defender, also="damage_control")
    say(match, "pass", "end_turn")
    return match


def interned(defender: str) -> Match:
    match = position(seats=3, ships={1: "R9!"}, hands={0: "interned qqq", 1: defender})
    commit(match, "interned action", "qqq british")
    say(match, "interned")
    return match


WINDOWS: dict[str, tuple[Callable[[str], Match], str, str]] = {
    "an intercept": (declared, "react", "amc"),
    "several merchants": (
        lambda defender: declared(defender, attach="good_hunting", targets="M48 M46"),
        "slim",
        "slim_pickings",
    ),
    "a patrol": (lambda defender: navy(defender=defender), "react", "pull_the_plug"),
    "mines": (lambda defender: mines(defender=defender), "react", "minesweeper"),
    "a torpedo": (lambda defender: torpedo(defender=defender), "react", "razzle_dazzle"),
    "a sinking": (after_sinking, "after_sinking", "mistaken_identity"),
    "the end of the turn": (last_recall, "recall_late", "recalled"),
    "interned": (interned, "reflag", "reflag"),
}


@pytest.mark.parametrize("when", WINDOWS)
def test_ks_7_1_a_reaction_window_opens_for_any_hand(when: str):
    """(b): the window opens even if the only option is to pass, and nobody else can see that."""
    build, kind, card = WINDOWS[when]
    with_it, without = build(card), build("collier")
    assert asked(with_it) == asked(without) == [(1, kind)]
    assert [len(match.questions[1].options) for match in (with_it, without)] == [2, 1]
    assert to_others(with_it, 1) == to_others(without, 1)


@pytest.mark.parametrize(("card", "put"), [("amc", [(1, "react")]), ("collier", [])])
def test_ks_7_1_only_if_able_asks_only_seats_that_can_react(card: str, put: list[tuple[int, str]]):
    fought = "" if card == "amc" else "B1 G1 W1 / G8 / W1 / G8"
    match = declared(card, reaction_prompts="only_if_able", dice=fought)
    assert asked(match) == put


def test_ks_7_1_a_seat_with_any_upright_cards_is_asked_for_assists():
    sights: list[Any] = []
    for other in ("surprise_attack", "collier", "boarding_party"):
        match = position(seats=2, ships={0: "R11"}, rows={1: "M48 M46 M24"}, hands={0: f"qqq {other}"})
        commit(match, "qqq ship/R11", f"{other} action")
        seen: list[Any] = [to_others(match, 0)]
        reveal = next(o.id for o in match.questions[0].options if o.data.get("card", "").startswith("qqq"))
        for answer in (reveal, [], "M48", "no"):
            match.answer(0, answer)
            seen.append(to_others(match, 0))
        assert asked(match) == [(1, "react")]
        sights.append(seen)
    assert sights[0] == sights[1] == sights[2]


@pytest.mark.parametrize(
    ("seats", "prompts", "put"), [(2, "always", True), (2, "only_if_able", False), (1, "always", False)]
)
def test_ks_7_1_nobody_is_asked_for_assists_where_there_is_nothing_to_hide(seats: int, prompts: str, put: bool):
    """The live player has no opponent to hide anything from, or the table has agreed on speed."""
    match = position(
        seats=seats, ships={0: "R11"}, rows={1: "M48 M46 M24"}, hands={0: "qqq collier"}, reaction_prompts=prompts
    )
    commit(match, "qqq ship/R11", "collier action")
    match.answer(0, "reveal/1")
    assert (asked(match) == [(0, "assists")]) == put


def test_ks_7_1_others_are_not_told_which_card_of_a_place_was_turned_up():
    for card in ("collier", "damage_control"):
        match = position(seats=2, ships={0: "R11*~"}, hands={0: "collier damage_control"})
        commit(match, "collier action", "damage_control action")
        (event,) = [event for event in say(match, card) if event.kind == "revealed"]
        assert (event.data["slot"], event.data["card"]) == (1, f"{card}#1")
        mine, other = match.view(0), match.view(1)
        left = "damage_control#1" if card == "collier" else "collier#1"
        assert [(slot.slot, slot.card, slot.up) for slot in mine.committed] == [
            (1, f"{card}#1", True),
            (2, left, False),
        ]
        assert [(slot.slot, slot.card, slot.up) for slot in other.committed] == [
            (1, f"{card}#1", True),
            (2, None, False),
        ]


# ---------------------------------------------------------------- audiences of events


def test_each_event_is_told_to_those_whom_the_spec_names():
    """4.6, chapter 7: the private part of an event is told to the seat that it concerns."""
    whose: dict[str, tuple[str, ...]] = {
        "dealt_hand": ("seat",),
        "drew_card": ("seat",),
        "committed": ("seat",),
        "deception_drawn": ("seat",),
        "hand_seen": ("seat",),
        "deck_seen": ("seat",),
        "deck_ordered": ("seat",),
        "cards_taken": ("seat", "victim"),
        "cards_lost": ("seat",),
        "exchanged": ("seat", "partner"),
    }
    met: list[str] = []
    for seats, seed in [(4, 1), (4, 2), (4, 3), (3, 1), (2, 1), (1, 1), (1, 2)]:
        options = {"deck_size": 18 * max(2, seats), "teams": seats == 4}
        match = Match.start(GAME, seats, f"audiences {seed}", options=options)
        for _ in course(match, Chance(Random(seed), bold=0.95)):
            pass
        for event in match.log:
            if event.private:
                met.append(event.kind)
                named = {event.data[key] for key in whose[event.kind]}
                assert {*event.private} == {seat for seat in named if seat < seats}
            if event.audience is not None:
                assert event.kind == "wished"
                assert sorted(event.audience) in ([0, 2], [1, 3])
    assert {*met} == {*whose}


def test_refusals_reveal_nothing_about_others_cards():
    """KS 7.1 (a)."""
    said: list[Any] = []
    for card in ("amc", "collier"):
        match = declared(card)
        for seat, question in ((0, None), (0, match.questions[1].id)):
            with pytest.raises((StaleQuestion, NotYourSeat)) as refused:
                match.answer(seat, "amc#1", question=question)
            said.append((refused.value.code, refused.value.data))
        with pytest.raises(IllegalAnswer) as illegal:
            match.answer(1, "trap#1")
        said.append((illegal.value.code, illegal.value.data))
    assert said[:3] == said[3:]
