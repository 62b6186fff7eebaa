"""The chances of votes that the AI reckons with, and tells as advice."""

from itertools import product

import pytest

from rules.kernel import Match
from rules.tortuga.beliefs import Beliefs
from rules.tortuga.cards import VOTE_DECKS
from rules.tortuga.odds import Voter, attack_odds, cast, mutiny_odds, shares
from rules.tortuga.pilot import reasoned
from rules.tortuga.votes import count

from .positions import position

HOSTILE, WILLING = Voter(3, 0.0), Voter(3, 1.0)


@pytest.mark.parametrize(
    ("hand", "own", "chance"),
    [
        ("CBS CBN CFS", "C", 12 / 29),
        ("CBS TBN WFS", "C", 11 / 29),
        ("CBS TBN WFS", "T", 11 / 29),
        ("TBS TBN WFS", "T", 12 / 29),
        ("WBS WBN WFS", "W", 0),
    ],
)
def test_alone_the_card_of_the_deck_must_bring_what_the_hand_lacks(hand: str, own: str, chance: float):
    """TO 7.5: at least one cannon, and more torches than water."""
    assert attack_odds("pub32", hand.split(), own, []) == pytest.approx(chance)


def test_the_chance_is_that_of_every_pool_as_the_rules_count_it():
    hand, own = ["CBS", "TBN", "WFS"], "C"
    unseen = [*VOTE_DECKS["ks30"]]
    for card in hand:
        unseen.remove(card)
    shown = shares("ks30", hand, 0)
    brought = cast(shown, "WCT", 3)
    expected = sum(
        brought[icon] / len(unseen)
        for icon, card in product("CTW", unseen)
        if count([f"{own}BN", f"{icon}BN", card]).hit
    )
    assert attack_odds("ks30", hand, own, [HOSTILE]) == pytest.approx(expected)


def test_a_voter_casts_the_first_icon_of_an_order_that_the_hand_has():
    shown = {"C": 0.5, "T": 0.25, "W": 0.25}
    assert cast(shown, "TCW", 1) == pytest.approx({"T": 0.25, "C": 0.5, "W": 0.25})
    assert cast(shown, "TCW", 3) == pytest.approx({"T": 1 - 0.75**3, "C": 0.75**3 - 0.25**3, "W": 0.25**3})


def test_willing_voters_help_and_unwilling_ones_harm():
    hand = ["CBS", "TBN", "WFS"]
    alone = attack_odds("pub32", hand, "C", [])
    assert attack_odds("pub32", hand, "C", [HOSTILE]) < alone < attack_odds("pub32", hand, "C", [WILLING])
    assert mutiny_odds("pub32", hand, "S", [HOSTILE]) < 0.6 < 0.9 < mutiny_odds("pub32", hand, "S", [WILLING])


def test_a_mutiny_needs_skulls_on_more_than_half_of_all_cards():
    """TO 8.5: exactly half is not enough."""
    assert mutiny_odds("pub32", ["CBS", "TBN", "WFS"], "S", []) == pytest.approx(14 / 29)
    assert mutiny_odds("pub32", ["CBN", "TBN", "WFN"], "N", []) == 0


def reason_of(match: Match) -> object:
    return reasoned(match.view(0), match.questions[0])[1]


def test_the_advice_on_an_attack_tells_the_chance_of_this_hand():
    for hand, percent in (("CBS CBN CFS", 41), ("CBS TBN WFS", 38)):
        match = position("FD[0] JR[1,3,4,5,2]", "JR.B=1 JR.F=1", hands={0: hand})
        assert reason_of(match) == ("attack_chance", {"percent": percent, "target": "GAL"})


def test_members_of_a_crew_without_vote_cards_do_not_count():
    """A13: they have no ballot."""
    match = position("FD[0,2] JR[1,3,4,5]", hands={0: "CBS CBN CFS", 2: ""})
    assert Beliefs(match.view(0)).attack_chance == pytest.approx(12 / 29)


def test_a_hopeless_attack_still_exchanges_a_card():
    match = position("FD[0] JR[1,3,4,5,2]", "JR.B=1 JR.F=1", hands={0: "WBS WBN WFS"})
    assert Beliefs(match.view(0)).attack_chance == 0
    assert reason_of(match) == ("attack_chance", {"percent": 0, "target": "GAL"})
