"""Random matches in which most action cards bring a hazard event: invariants of chapter 11, names, replay."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.blackbeard import GAME, cards
from rules.blackbeard.hazards.procedure import EVENTS as TABLE
from rules.blackbeard.markers import CHEST
from rules.blackbeard.names import EVENTS
from rules.blackbeard.state import MOST_CABIN, State
from rules.blackbeard.stocks import CONTENTS
from rules.blackbeard.tables import ActionCard
from rules.blackbeard.voyage import Campaign, Voyage
from rules.blackbeard.world.ports import governor_of
from rules.kernel import Match

from .test_matches import check_captain, check_captives, check_cunning
from .war import war_walk


@pytest.fixture
def stormy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let most action cards bring a hazard event."""
    draw = cards.draw_card

    def drawn(voyage: Voyage, what: str, read: Callable[[ActionCard], object]) -> ActionCard:
        card = draw(voyage, what, read)
        return replace(card, action="hazard") if int(card.id.strip("AC")) % 4 else card

    monkeypatch.setattr(cards, "draw_card", drawn)


def check(campaign: Campaign) -> None:
    """Check the invariants of chapter 11 that hazard events touch."""
    state, hidden = campaign.state, campaign.hidden
    for name, contents in zip(
        ("pirates", "governors", "merchants", "commissioners", "warships", "letters"), CONTENTS, strict=True
    ):
        if name != "pirates":
            assert len(hidden.stocks[name]) + in_play(state, name) == len(contents), name
    for port in state.ports.values():
        assert not port.destroyed or (port.governor is None and not port.display)
    for pirate in state.pirates.values():
        assert 0 <= pirate.notoriety <= 100
        assert 0 <= pirate.cabin <= MOST_CABIN
        for hold in pirate.ship.holds:
            assert CHEST not in hold.markers or hold.markers == [CHEST]
            assert len(hold.markers) <= 4
    for entry in state.lasting:
        assert entry.event in TABLE
        owner = state.pirates.get(entry.owner)
        assert owner is None or owner.in_play or entry.event == "46"
    assert list(hidden.stolen) == [entry.id for entry in state.lasting if entry.event == "35"]
    assert sum(pirate.parrot and pirate.in_play for pirate in state.pirates.values()) <= 1


def in_play(state: State, stock: str) -> int:
    """Return the counters of a stock that are not in it."""
    if stock == "merchants":
        return len(state.sails)
    if stock == "commissioners":
        return sum(hunter.kind == "kc" for hunter in state.hunters)
    if stock == "warships":
        return sum(hunter.kind != "kc" for hunter in state.hunters)
    if stock == "letters":
        held = sum(bool(pirate.letter) for pirate in state.pirates.values())
        return held + len(state.offered) + sum(map(len, state.aside.values()))
    ports = [number for number in state.ports if governor_of(state, number) != "none"]
    standing = [number for number in ports if not _permanent(state, number)]
    return len(standing) + len(state.governors_out)


def _permanent(state: State, number: str) -> bool:
    governor = state.ports[number].governor
    return governor is not None and governor.permanent


@pytest.mark.usefixtures("stormy")
@pytest.mark.parametrize("seed", range(10))
def test_matches_full_of_hazards_keep_the_invariants(seed: int) -> None:
    match = None
    seats = 2 + seed % 4
    for found in war_walk(seats, 700 + seed, turns=10, most=500, m_hazards=True, m_rivals=True):
        match = found
        under_the_hammer = any(question.kind == "sealed_bid" for question in found.questions.values())
        if found.state.state.turn and not under_the_hammer:
            check(found.state)
            check_captives(found)
            for pirate in found.state.state.pirates.values():
                if not found.state.state.ended:
                    check_captain(pirate)
    assert match is not None
    check_cunning(match)
    for event in match.log:
        wanted = EVENTS[event.kind].split()
        keys = {*event.data, *(key for more in event.private.values() for key in more)}
        assert keys <= {key.rstrip("?") for key in wanted}, event.kind
        assert keys >= {key for key in wanted if not key.endswith("?")}, event.kind


@pytest.mark.usefixtures("stormy")
def test_a_replay_of_hazards_equals_the_play() -> None:
    for seed in (1, 2):
        *_, match = war_walk(2 + seed, 800 + seed, turns=10, most=500, m_hazards=True, m_rivals=True)
        again = Match.replay(match.record(), GAME)
        assert again.log == match.log
        assert again.state == match.state
