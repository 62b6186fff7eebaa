"""Matches of war in which most action cards bring a hazard event: invariants of chapter 11, names, draws, replay."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from rules.blackbeard import GAME, cards
from rules.blackbeard.hazards.procedure import EVENTS as TABLE
from rules.blackbeard.sea.passage import can_sail, danger
from rules.blackbeard.ship.figures import lost
from rules.blackbeard.tables import ActionCard
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import BESIDE
from rules.kernel import Match

from ...games.courses import given_again
from .test_matches import check, check_log
from .test_rivals import wrong_draws
from .walks import at_war, begin_at_war
from .war import war_walk


@pytest.fixture
def stormy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let most action cards bring a hazard event."""
    draw = cards.draw_card

    def drawn(voyage: Voyage, what: str, read: Callable[[ActionCard], object]) -> ActionCard:
        card = draw(voyage, what, read)
        return replace(card, action="hazard") if int(card.id.strip("AC")) % 4 else card

    monkeypatch.setattr(cards, "draw_card", drawn)


CONTAINED = {
    # battles, duels and captives
    **dict.fromkeys(("hunter_battle", "hunter_round", "interception", "pirate_battle", "pirate_round"), 5),
    **dict.fromkeys(("duel_begun", "duel_round", "conquered", "captive_taken", "captive_weakened"), 3),
    **dict.fromkeys(("captive_freed", "mutiny", "port_attacked", "wounded", "replaced", "rerolled"), 1),
    # hazards, letters, the Crown and its courts
    **dict.fromkeys(("hazard_drawn", "prize_taken", "sold", "hunter_arrived"), 5),
    **dict.fromkeys(("auction", "letter_offered", "letter_price"), 3),
    **dict.fromkeys(("petitioned", "captured", "treason_tried"), 1),
    # leagues and trade
    **dict.fromkeys(("contract_made", "contract_over", "traded"), 3),
    **dict.fromkeys(("allied", "alliance_ended", "ally_joined"), 1),
}
"""The kinds of events that the matches of war contain together, and how many of each at least."""
ASKED = ("sealed_bid", "battle_plan", "aftermath", "answer_offers", "extra_action", "reroll")


def events_for(number: int, matches: int) -> list[int]:
    """Return the first hazard events of one of some matches: letters and drugs, then its share of the table."""
    table = Random("hazards").sample([int(event) for event in TABLE], len(TABLE))
    first = number * len(table) // matches
    return [15, 26 if number % 2 else 33, 15, 54, *table[first:], *table[:first]]


def caught(match: Match) -> tuple[int, int]:
    """Return how many captains share a hex at sea with a foreign hunter, and how many of them would stay by default.

    Those are left out who cannot sail away, and those whose broken rudder does not let them turn (spec 4.3.6).
    """
    state, found, stay = match.state.state, 0, 0
    for seat, question in match.questions.items():
        if question.kind != "orders":
            continue
        rows = {row["pirate"]: row for row in question.facts(question.default)["orders"]}
        for pirate in state.active(seat):
            place, feared = pirate.position.place, danger(state, pirate)
            if pirate.id not in rows:
                continue
            row = rows[pirate.id]
            assert row["place"] not in feared or row["move"] != "go", "by default, nobody sails to a hunter"
            able = can_sail(pirate) and not pirate.careened and not lost(pirate.ship, "rudder")
            if pirate.position.afloat and place in feared and able and {*BESIDE[place]} - {*feared}:
                found += 1
                stay += row["move"] != "go"
    return found, stay


@pytest.mark.usefixtures("stormy")
def test_matches_of_war_keep_every_invariant() -> None:
    """With all modules and alliances, other options at random, at every size of table (spec 11)."""
    fled = 0
    told: Counter[str] = Counter()
    events: Counter[str] = Counter()
    asked: set[str] = set()
    walks = [(seats, seed) for seats in (2, 3, 4, 5) for seed in (18, 19)]
    for number, (seats, seed) in enumerate(walks):
        begin = partial(begin_at_war, seats, seed, events_for(number, len(walks)), careers=4, turn_cap=24)
        match = begin()
        for _ in at_war(match, seed):
            check(match)
            found, stay = caught(match)
            fled += found
            assert stay == 0, "a captain who gives no orders sails away from hunters"
            asked |= {question.kind for question in match.questions.values()}
        assert match.result is not None
        check_log(match)
        assert wrong_draws(match) == []
        told.update(event.kind for event in match.log)
        events.update(event.data["event"] for event in match.log if event.kind == "hazard_drawn")
        if seed % 2:
            again = begin()
            for _ in given_again(again, match.entries):
                pass
            assert again.log == match.log
            assert again.state == match.state
    assert [kind for kind, least in CONTAINED.items() if told[kind] < least] == []
    assert set(events) == set(TABLE)
    assert set(ASKED) <= asked
    assert fled >= 10


@pytest.mark.usefixtures("stormy")
def test_a_replay_of_hazards_equals_the_play() -> None:
    for seed in (1, 2):
        *_, match = war_walk(2 + seed, 800 + seed, turns=10, most=500, m_hazards=True, m_rivals=True)
        again = Match.replay(match.record(), GAME)
        assert again.log == match.log
        assert again.state == match.state
