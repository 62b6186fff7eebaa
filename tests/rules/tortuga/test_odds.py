"""The chances of votes that the AI reckons with, and tells as advice."""

from itertools import combinations, product

import pytest

from rules.kernel import Match
from rules.tortuga.beliefs import Beliefs
from rules.tortuga.cards import VOTE_DECKS
from rules.tortuga.counting import UNKNOWN, VoteDeck
from rules.tortuga.odds import Hidden, Voter, attack_odds, cast, hidden, mutiny_odds, shares
from rules.tortuga.pilot import reasoned
from rules.tortuga.votes import count

from .positions import cast as give
from .positions import position, say

HOSTILE, WILLING = Voter(3, 0.0), Voter(3, 1.0)


def unseen(hand: str, deck: str = "pub32", counted: VoteDeck | None = None) -> Hidden:
    """Return what a seat with this hand does not see; by default, nothing of the deck is known."""
    return hidden(deck, hand.split(), counted or VoteDeck(above=5))


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
    assert attack_odds(unseen(hand), own, []) == pytest.approx(chance)


def test_the_chance_is_that_of_every_pool_as_the_rules_count_it():
    hand, own = "CBS TBN WFS", "C"
    others = [*VOTE_DECKS["ks30"]]
    for card in hand.split():
        others.remove(card)
    shown = shares(unseen(hand, "ks30").others, 0)
    brought = cast(shown, "WCT", 3)
    expected = sum(
        brought[icon] / len(others)
        for icon, card in product("CTW", others)
        if count([f"{own}BN", f"{icon}BN", card]).hit
    )
    assert attack_odds(unseen(hand, "ks30"), own, [HOSTILE]) == pytest.approx(expected)


def test_a_voter_casts_the_first_icon_of_an_order_that_the_hand_has():
    shown = {"C": 0.5, "T": 0.25, "W": 0.25}
    assert cast(shown, "TCW", 1) == pytest.approx({"T": 0.25, "C": 0.5, "W": 0.25})
    assert cast(shown, "TCW", 3) == pytest.approx({"T": 1 - 0.75**3, "C": 0.75**3 - 0.25**3, "W": 0.25**3})


def test_willing_voters_help_and_unwilling_ones_harm():
    cards = unseen("CBS TBN WFS")
    alone = attack_odds(cards, "C", [])
    assert attack_odds(cards, "C", [HOSTILE]) < alone < attack_odds(cards, "C", [WILLING])
    assert mutiny_odds(cards, "S", [HOSTILE]) < 0.6 < 0.9 < mutiny_odds(cards, "S", [WILLING])


def test_a_mutiny_needs_skulls_on_more_than_half_of_all_cards():
    """TO 8.5: exactly half is not enough."""
    assert mutiny_odds(unseen("CBS TBN WFS"), "S", []) == pytest.approx(14 / 29)
    assert mutiny_odds(unseen("CBN TBN WFN"), "N", []) == 0


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


# ---------------------------------------------------------------- the cards that went under the deck


def test_cards_under_the_deck_are_not_the_next_one():
    """V8: the Captain's cannon and the deck's torch of a won attack lie under the deck; 11 torches are left of 27."""
    match = position("FD[0] JR[1,3,4,5,2]", "JR.B=1", hands={0: "CBS CBN CFS"}, top="TFN CFN")
    assert Beliefs(match.view(0)).attack_chance == pytest.approx(12 / 29)
    say(match, "attack", "CBS", "FD-B")
    assert match.view(0).vote_deck.under == (("CBS", "TFN"),)
    assert sorted(match.state.hands[0]) == ["CBN", "CFN", "CFS"]
    assert Beliefs(match.view(0)).attack_chance == pytest.approx(11 / 27)


def test_cards_of_a_vote_in_progress_are_neither_in_the_deck_nor_in_a_hand():
    match = position("FD[0] JR[1,3,4,5,2]", "JR.B=1", hands={0: "CBS CBN CFS"}, top="TFN")
    say(match, "attack")
    assert Beliefs(match.view(0)).hidden.top["TFN"] == 3
    say(match, "CBS")
    assert [question.kind for question in match.questions.values()] == ["attack_dest"]
    beliefs = Beliefs(match.view(0))
    assert match.view(0).vote_deck == VoteDeck(above=13, pool=("CBS", "TFN"))
    assert beliefs.hidden.top == beliefs.hidden.others
    assert (beliefs.hidden.top["TFN"], beliefs.hidden.top["CBS"]) == (2, 2)
    assert sum(beliefs.hidden.top.values()) == 32 - 2 - 2


def counted_out() -> Match:
    """Return a match whose next vote card comes from the pool of the only vote: 3 of 30 cards were in the deck."""
    hands = {0: "CBS CBN TBS", 2: "WBS TBN TFS"}
    match = position("FD[0,2]", "JR.B=1", seats=9, hands=hands, top="WFN TFN WFS", vote_deck="ks30")
    say(match, "attack")
    give(match, {0: "CBS", 2: "WBS"})
    return match


def test_a_deck_that_ran_through_to_a_pool_yields_its_cards():
    match = counted_out()
    beliefs = Beliefs(match.view(0))
    assert match.view(0).vote_deck == VoteDeck(under=(("CBS", "WBS", "WFN"),))
    assert match.view(0).me.hand == ["CBN", "TBS", "TFN"]  # type: ignore[union-attr]
    assert dict(beliefs.hidden.top) == {"CBS": 1, "WBS": 1, "WFN": 1}
    # Two of the three have a skull; the others' hands hold 12 of the 24 cards that are left.
    assert mutiny_odds(beliefs.hidden, "S", []) == pytest.approx(2 / 3)
    assert shares(beliefs.hidden.others, 2) == pytest.approx({"S": 12 / 24, "N": 12 / 24})
    # An attack alone fails: none of the three is a torch.
    assert attack_odds(beliefs.hidden, "C", []) == 0


@pytest.mark.parametrize("will", [0.0, 1.0])
def test_the_chance_of_an_attack_is_that_of_every_deal(will: float):
    """Every card of the pool, with every hand of the other voter: exact for one card, close for three."""
    cards = Beliefs(counted_out().view(0)).hidden
    others = [card for card, number in cards.others.items() for _ in range(number)]
    assert len(others) == 24
    order = "TCW" if will else "WCT"
    for size, error in ((1, 1e-9), (3, 0.02)):
        deals = [
            count([f"{own}BN", min(hand, key=lambda card: order.index(card[0])), top]).hit
            for own, top, hand in product("C", cards.top, combinations(others, size))
        ]
        exact = sum(deals) / len(deals)
        assert attack_odds(cards, "C", [Voter(size, will)]) == pytest.approx(exact, abs=error)


def test_a_pool_that_was_drawn_from_is_unknown_again():
    deck = VoteDeck(above=3, under=(("CBS", "TBN", "WFS"), (UNKNOWN,), ("TFN", "WFN")))
    assert deck.next_of == ()
    assert deck.drawn(3) == VoteDeck(under=deck.under)
    assert deck.drawn(3).next_of == ("CBS", "TBN", "WFS")
    assert deck.drawn(4) == VoteDeck(above=2, under=deck.under[1:])
    # Only its owner knows which card was forfeited: to the others it may be any.
    assert deck.drawn(6) == VoteDeck(under=deck.under[1:])
    assert deck.drawn(6).next_of == ()
    assert deck.drawn(8) == VoteDeck(above=1)
    assert deck.shuffled() == VoteDeck(above=9)
    assert list(deck.laid) == ["CBS", "TBN", "WFS", "TFN", "WFN"]
