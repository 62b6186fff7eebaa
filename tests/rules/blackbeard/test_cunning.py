"""Rolls that cunning may make again in matches that began with this change (spec 4.22.2)."""

from typing import Any

import pytest

from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.battle.hotshot import hot_shot_die
from rules.blackbeard.battle.hunters import fight_hunters
from rules.blackbeard.cunning import CUNNING_IN_OWN_ROLLS
from rules.blackbeard.ship.damage import BURNING
from rules.blackbeard.ship.figures import boxes_left
from rules.blackbeard.state import SECTIONS, Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Play, Table

from .decks import Deck, told
from .hunting import commissioner


@pytest.fixture(params=[True, False], ids=["today", "before"])
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the match began with cunning in these rolls."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == CUNNING_IN_OWN_ROLLS)
    return bool(request.param)


def gunner(deck: Deck, **policies: str) -> Pirate:
    """Return Teach with a hot-shot cannon; in battle he breaks off as soon as he may."""
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cannon"]
    peace = {"board": "never", "break_from_pirates": "yes", "break_from_hunters": "yes"}
    deck.policy(pirate, **{**peace, **policies})
    return pirate


def answer_rerolls(match: Match, wanted: str) -> list[str]:
    """Roll one kind of dice again and keep the others; return what was asked."""
    asked: list[str] = []
    while 0 in match.questions:
        question = match.questions[0]
        assert question.kind == "reroll"
        asked.append(question.data["what"])
        match.answer(0, "yes" if asked[-1] == wanted else "no", question=question.id)
    return asked


@pytest.mark.parametrize(
    ("battle", "first", "result"), [([3, 3, 2, 3], 2, ("missed", "burns")), ([2, 3, 3, 3], 1, ("burst", "held"))]
)
def test_hot_shot_between_pirates(patched: bool, battle: list[int], first: int, result: tuple[str, str]) -> None:
    deck = Deck(dice={"battle": battle, "location": [4], "hot_shot": [first, 5]}, m_rivals=True)
    pirate, foe = gunner(deck, cunning="ask"), deck.pirate("PI02", 1)
    deck.policy(foe, board="never", break_from_pirates="yes", cunning="never")
    match = deck.run(lambda voyage: fight_pirates(voyage, pirate, foe, aim="conquer", arms=None))
    assert answer_rerolls(match, "hot_shot") == (["battle", "hot_shot"] if patched else ["battle"])
    assert [one["result"] for one in told(match, "hot_shot")] == [result[patched]]
    again = [(one["what"], one["before"], one["after"]) for one in told(match, "rerolled")]
    assert again == ([("hot_shot", [first], [5])] if patched else [])
    assert ("cannon" in pirate.ship.markers) is (result[patched] != "burst")


@pytest.mark.parametrize(
    ("battle", "first", "result"), [([1, 3], 2, ("missed", "burns")), ([6, 1], 1, ("burst", "held"))]
)
def test_hot_shot_against_a_commissioner(patched: bool, battle: list[int], first: int, result: tuple[str, str]) -> None:
    rolls: dict[str, Any] = {
        "hunter_battle": [*battle, *[1, 1] * 9],
        "location": [4] * 10,
        "hot_shot": [first, 5, *[2] * 9],
    }
    deck = Deck(dice=rolls, m_hunters=True, m_rivals=True)
    pirate, hunter = gunner(deck, cunning="ask"), commissioner(deck)
    match = deck.run(lambda voyage: fight_hunters(voyage, [hunter], pirate, began="hunter"))
    answer_rerolls(match, "hot_shot")
    assert told(match, "hot_shot")[0]["result"] == result[patched]
    again = [(one["what"], one["before"], one["after"]) for one in told(match, "rerolled")]
    assert again == ([("hot_shot", [first], [5])] if patched else [])


@pytest.mark.parametrize(
    ("cargo", "full", "won", "dice"),
    [
        (["alcohol"] * 3, True, False, [1, 4]),
        (["alcohol"] * 2, True, False, [1]),
        (["alcohol"] * 3, False, False, [1]),
        (["alcohol"] * 3, True, True, [1]),
        (["alcohol"] * 3 + ["cistern"], True, False, [1]),
    ],
)
def test_by_default_only_a_cannon_that_sinks_its_own_ship_is_worth_cunning(
    cargo: list[str], full: bool, won: bool, dice: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three boxes are left, one in each section that burns; unless ``full``, one more in the guns."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == CUNNING_IN_OWN_ROLLS)
    deck = Deck(dice={"hot_shot": [1, 4]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cannon", *cargo]
    for section in SECTIONS:
        spared = section in BURNING or (section == "guns" and not full)
        pirate.ship.damage[section] = boxes_left(pirate.ship, section) - spared
    faces: list[int] = []

    def act(voyage: Voyage) -> Play[None]:
        faces.append((yield from hot_shot_die(voyage, pirate, won=won)))

    match = deck.run(act)
    assert (match.questions, faces) == ({}, dice[-1:])
    assert len(told(match, "rerolled")) == len(dice) - 1
