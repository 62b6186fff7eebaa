"""Whether a window opens follows from public facts alone (KS 7.1): a spectator foretells every one of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rules.kaiser import GAME
from rules.kaiser.combat import sinkings, windows
from rules.kaiser.state import State
from rules.kernel import Match

from ...games.courses import course, play_out
from ...games.kaiser import CASE
from ...games.twins import told_apart
from .courses import Chance, chances, options
from .observer import Observer

ALWAYS = {"reaction_prompts": "always"}
"""The table has agreed not to tell by its windows what a hand holds (KS 9.5)."""


@st.composite
def played(draw: st.DrawFn) -> Match:
    """Draw a match of several seats, and play it to its end."""
    seats = draw(st.integers(2, 4))
    chosen = {**draw(options(seats)), **ALWAYS}
    match = Match.start(GAME, seats, f"foretold {draw(st.integers(0, 2**32))}", options=chosen)
    return play_out(match, draw(chances))


@settings(max_examples=20)
@given(played())
def test_ks_7_1_a_spectator_foretells_every_window(match: Match):
    # A match that all have left ends in the middle of a window.
    assume(match.result.reason != "resigned")
    observer = Observer(match)
    observer.watch()
    assert observer.surprises == []


def observed(seeds: Sequence[int]) -> list[Observer]:
    """Play matches with many windows, and observe them."""
    found: list[Observer] = []
    for seed in seeds:
        seats = 2 + seed % 3
        chosen = {**ALWAYS, "deck_size": 16 * seats, "rounds": 1, "max_extra_rounds": 0, "teams": seed % 6 == 2}
        match = Match.start(GAME, seats, f"windows {seed}", options=chosen)
        found.append(Observer(play_out(match, Chance(Random(seed), bold=0.9))))
        found[-1].watch()
    return found


def test_ks_7_1_the_spectator_sees_windows_of_every_kind_opened_and_left_out():
    """So that the property above says something."""
    observers = observed(range(32))
    opened, left_out = Counter[str](), Counter[str]()
    for observer in observers:
        assert observer.surprises == []
        opened += observer.opened
        left_out += observer.left_out
    assert {*opened} == {"after_sinking", "react", "recall_late", "reflag", "slim"}
    assert {*left_out} >= {"after_sinking", "after_sinking without cards", "react", "recall_late"}


def with_hands(state: State) -> list[str]:
    """Return the cards that are face up, and those in the hands of the seats that do not have their turn."""
    return [*FACE_UP(state), *(card for f in state.forces for card in f.hand if f.seat != state.turn.seat)]


FACE_UP: Callable[[State], list[str]] = State.face_up
LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "no window for a hand without a fitting card": (windows, "hides_an_empty_hand", lambda *_: False),
    "cards in hands count as face up": (State, "face_up", with_hands),
    "cards set aside count as face up": (State, "face_up", lambda state: [*FACE_UP(state), *state.aside]),
    "a window although everybody sees that nothing fits": (windows, "hides_an_empty_hand", lambda *_: True),
    "Recalled offered for the last time too late": (sinkings, "nothing_to_come", lambda *_: False),
}
HIDDEN = list(LEAKS)[:3]
"""The leaks that depend on hidden cards."""


@pytest.mark.parametrize("leak", LEAKS)
def test_the_spectator_notices_a_planted_leak(leak: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(*LEAKS[leak])
    assert any(observer.surprises for seed in range(60) for observer in observed([seed]))


@pytest.mark.parametrize("leak", HIDDEN)
def test_twins_with_other_hidden_cards_notice_a_planted_leak(leak: str, monkeypatch: pytest.MonkeyPatch):
    """The suite plays them for all readers: hidden cards never decide whether a window opens."""
    monkeypatch.setattr(*LEAKS[leak])
    assert told_apart(CASE, GAME, [2, 3, 4], ALWAYS)


def test_ks_7_1_alone_every_window_offers_a_card():
    """Nobody is there to hide an empty hand from."""
    met = 0
    for seed in range(6):
        match = Match.start(GAME, 1, f"alone {seed}", options={"deck_size": 40, "rounds": 1})
        for seat, _ in course(match, Chance(Random(seed))):
            question = match.questions[seat]
            met += question.window
            assert not question.window or len(question.options) > 1
    assert met > 5
