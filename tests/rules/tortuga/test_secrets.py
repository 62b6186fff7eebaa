"""Secrets (spec 5.5.4, 7; I11): leaks within a vote, and checks that twins cannot make.

The suite (tests/games) plays the twins of ``twins.py`` and plants the leaks that need only the state.
"""

from random import Random
from typing import Any

import pytest

import rules.tortuga.votes as votes
from rules.kernel import Match, Table, key_hashes
from rules.tortuga import GAME, HIDDEN_KINDS, OPEN_KINDS
from rules.tortuga.state import State

from ...games.tortuga import CASE
from ...games.twins import told_apart
from .courses import Chance
from .positions import cast, position, say

# ---------------------------------------------------------------- leaks planted in votes, which the twins notice


def test_an_unsorted_pool_makes_a_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(votes, "sort_types", list)
    assert told_apart(CASE, GAME, [4, 5, 6, 7], {})


def test_names_instead_of_counts_make_a_difference(monkeypatch: pytest.MonkeyPatch):
    honest = votes.choose
    monkeypatch.setattr(votes, "choose", lambda *asked, **ask: honest(*asked, **{**ask, "show": "names"}))
    assert told_apart(CASE, GAME, [4, 5, 6, 7], {})


def test_telling_who_voted_blind_makes_a_difference(monkeypatch: pytest.MonkeyPatch):
    honest = votes.reveal

    def reveal(table: Table, state: State, vote: Any, given: Any, cards: Any) -> None:
        honest(table, state, vote, given, cards)
        table.tell("blind_ballots", number=list(given.values()).count("blind"))

    monkeypatch.setattr(votes, "reveal", reveal)
    assert told_apart(CASE, GAME, [4, 5, 6, 7], {})


def test_not_asking_a_hand_of_equal_cards_makes_a_difference(monkeypatch: pytest.MonkeyPatch):
    honest = votes.ballot

    def ballot(table: Table, state: State, vote: Any, seat: int) -> Any:
        hand = state.hands[seat]
        return votes.only(hand[0]) if len(set(hand)) == 1 else honest(table, state, vote, seat)

    monkeypatch.setattr(votes, "ballot", ballot)
    hands = {0: "CBS CBN TFN", 2: "TFS TFS"}
    waiting = []
    for other in ("TFS TFS", "TFS TBN"):
        match = position("FD[0,2] JR[1,3,4,5]", hands={**hands, 2: other})
        say(match, "attack")
        waiting.append(match.waiting(None))
    assert waiting[0] != waiting[1]


# ---------------------------------------------------------------- checks that twins cannot make


def test_the_recycled_deck_does_not_depend_on_who_cast_what():
    """Shuffle input (5.5.4): later draws reveal nothing about the order of seats."""
    decks = []
    for first, second in (("CBS", "TFN"), ("TFN", "CBS")):
        hands = {0: f"{first} CBN", 2: f"{second} CBN"}
        match = position("FD[0,2] JR[1,3,4,5]", hands=hands, top="WFS WBS")
        say(match, "attack")
        cast(match, {0: first, 2: second})
        while match.questions[next(iter(match.questions))].kind != "action":
            say(match, next(iter(match.questions.values())).default)
        decks.append([card for card in match.state.vote_deck if card != "CBN"])
    assert decks[0] == decks[1]


def test_no_audience_holds_two_seats_and_private_parts_are_their_own():
    """7.2: private events go to one seat each."""
    match = Match.start("tortuga", 7, "audiences")
    chance = Chance(Random(3))
    while match.result is None:
        seat = next(iter(match.questions))
        match.answer(seat, chance.answer(match, seat, match.questions[seat]))
    alone = {event.kind for event in match.log if event.audience is not None}
    assert alone == {"loyalty_dealt", "hand_dealt", "ballot_ack", "hand_refilled"}
    assert all(len(event.audience) == 1 for event in match.log if event.audience is not None)
    partly = {event.kind for event in match.log if event.private}
    assert partly <= {"peeked", "row_scouted", "card_forfeited", "hands_reshuffled"}
    for event in match.log:
        assert all(seat == event.data["seat"] or event.kind == "hands_reshuffled" for seat in event.private)


def test_keys_of_what_stays_secret_stay_secret_unless_all_is_disclosed():
    """5.5.4, Seed: if only ``loyalties`` are disclosed, the keys would still reveal hands, ballots and peeks."""
    assert (*OPEN_KINDS, *HIDDEN_KINDS) == tuple(GAME.kinds)
    secret = Match.start("tortuga", 4, "a seed")
    assert tuple(secret.secret_kinds) == HIDDEN_KINDS
    assert sorted(key_hashes(b"\0" * 32, GAME.kinds)) == sorted(GAME.kinds)
    full = Match.start("tortuga", 4, "a seed", options={"post_game_disclosure": "full"})
    assert tuple(full.secret_kinds) == ()


def test_draws_of_open_kinds_decide_only_face_up_cards():
    """The keys of open kinds reveal nothing, since their outcomes are public at once."""
    match = Match.start("tortuga", 5, "open", options={"seat_order": "shuffled", "brethren": "auto"})
    drawn = {kind: outcome for kind, _, outcome in match.draws if kind in OPEN_KINDS}
    told = {event.kind: event.data for event in match.events(None)}
    assert told["match_started"]["order"] == drawn["seat_order"]
    assert [e.data["seat"] for e in match.events(None) if e.kind == "pawn_drawn"] == drawn["bag"]
    assert [e.data["pirate"] for e in match.events(None) if e.kind == "brethren_chosen"] == drawn["brethren"][:5]
