"""What a seat must not know (spec 5.5.4, 7; I11): twins that differ only in what is hidden from a reader are one to it.

The twins themselves are in ``twins.py``. Beside them: leaks that are planted, each of which the twins must tell.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import rules.tortuga.votes as votes
from rules.kernel import Game, Match, Table, key_hashes
from rules.tortuga import GAME, HIDDEN_KINDS, OPEN_KINDS
from rules.tortuga.state import State

from ...secrets.twins import differences
from ..leaks import leak_events, leak_questions
from .courses import Chance
from .positions import cast, position, say
from .twins import Twins

VARIANTS: list[dict[str, Any]] = [
    {},
    {"missing_voters": "names"},
    {"event_set": "core", "seat_order": "shuffled"},
    {"vote_deck": "ks30", "rowboats": 1, "brethren": "auto"},
    {"attack_target": "captain_choice", "actions_per_turn": "2"},
]


@pytest.mark.parametrize("seats", range(2, 10))
def test_what_is_hidden_from_a_reader_makes_no_difference_to_it(seats: int):
    """Thousands of moments of hundreds of twins, at every number of seats, to seats and spectators."""
    compared = held = sudden = ended = 0
    for seed in range(30):
        reader = Random(seed).choice([None, *range(seats)])
        options = {**VARIANTS[seed % len(VARIANTS)], "sudden_death_rounds": 3}
        twins = Twins(GAME, seats, reader, seed, options, length=60 if seed % 4 else 300)
        assert differences(twins) == [], (seats, seed, reader)
        compared += twins.compared
        held += twins.votes
        sudden += twins.sudden
        ended += twins.ended
    assert compared > 500
    assert held > 30
    assert ended > 0
    assert sudden > 0 or seats % 2 == 1


# ---------------------------------------------------------------- the twins tell planted leaks apart


Change = Callable[[str, dict[str, Any], State], dict[str, Any]]


def open_to_all(*kinds: str) -> Change:
    """Tell everybody what was for single seats."""

    def change(kind: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
        if kind not in kinds:
            return facts
        (parts, *_) = [*facts.get("private", {}).values(), {}]
        shown = {name: fact for name, fact in parts.items() if name != "hand"}  # views would take it for their own
        return {**facts, "audience": None, "private": None, **shown}

    return change


def add(kind: str, name: str, fact: Callable[[State], Any]) -> Change:
    """Tell one fact more with a kind of event."""

    def change(told: str, facts: dict[str, Any], state: State) -> dict[str, Any]:
        return {**facts, name: fact(state)} if told == kind else facts

    return change


def of_first_voter(state: State) -> Any:
    return state.hands[state.active][:1]


EVENT_LEAKS: dict[str, Change] = {
    "peeks_are_public": open_to_all("peeked", "row_scouted"),
    "refills_are_public": open_to_all("hand_refilled"),
    "ballots_are_public": open_to_all("ballot_ack"),
    "forfeits_are_public": open_to_all("card_forfeited"),
    "loyalties_are_public": open_to_all("loyalty_dealt"),
    "top_of_the_vote_deck": add("turn_started", "deck", lambda state: state.vote_deck[:1]),
    "top_of_the_event_deck": add("row_refilled", "deck_top", lambda state: state.event_deck[:1]),
    "how_far_the_armada_is": add("row_refilled", "armada", lambda state: (state.event_deck + ["ARM"]).index("ARM")),
    "a_card_of_the_active_hand": add("turn_started", "hand", of_first_voter),
    "loyalty_of_the_active_seat": add("turn_started", "loyalty", lambda state: state.loyalty[state.active]),
    "who_has_skulls": add("vote_called", "skulls", lambda state: str(state.hands).count("S'")),
}
QUESTION_LEAKS: dict[str, Callable[[State], dict[str, Any]]] = {
    "next_event_card_in_a_question": lambda state: {"next": state.row[1]},
    "next_vote_card_in_a_question": lambda state: {"next": state.vote_deck[:1]},
}


def told_apart(game: Game, seeds: int = 40) -> bool:
    for seed in range(seeds):
        seats = 4 + seed % 4
        reader = [None, 0, 1][seed % 3]
        if differences(Twins(game, seats, reader, seed, {}, length=60)):
            return True
    return False


def planted(name: str) -> Game:
    return leak_events(GAME, EVENT_LEAKS[name]) if name in EVENT_LEAKS else leak_questions(GAME, QUESTION_LEAKS[name])


@pytest.mark.parametrize("name", [*EVENT_LEAKS, *QUESTION_LEAKS])
def test_a_planted_leak_makes_a_difference(name: str):
    assert told_apart(planted(name))


def test_an_unsorted_pool_makes_a_difference(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(votes, "sort_types", list)
    assert told_apart(GAME)


def test_names_instead_of_counts_make_a_difference(monkeypatch: pytest.MonkeyPatch):
    honest = votes.choose
    monkeypatch.setattr(votes, "choose", lambda *asked, **ask: honest(*asked, **{**ask, "show": "names"}))
    assert told_apart(GAME)


def test_who_was_blind_makes_a_difference(monkeypatch: pytest.MonkeyPatch):
    honest = votes.reveal

    def reveal(table: Table, state: State, vote: Any, given: Any, cards: Any) -> None:
        honest(table, state, vote, given, cards)
        table.tell("blind_ballots", number=list(given.values()).count("blind"))

    monkeypatch.setattr(votes, "reveal", reveal)
    assert told_apart(GAME)


def test_a_uniform_hand_that_is_not_asked_makes_a_difference(monkeypatch: pytest.MonkeyPatch):
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


# ---------------------------------------------------------------- what twins cannot see


def test_the_recycled_deck_does_not_depend_on_who_cast_what():
    """Shuffle input (5.5.4): later draws tell nothing of the order of seats."""
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
    """5.5.4, Seed: with ``loyalties`` hands, ballots and peeks could be worked out from the keys."""
    assert (*OPEN_KINDS, *HIDDEN_KINDS) == tuple(GAME.kinds)
    secret = Match.start("tortuga", 4, "a seed")
    assert tuple(secret.secret_kinds) == HIDDEN_KINDS
    assert sorted(key_hashes(b"\0" * 32, GAME.kinds)) == sorted(GAME.kinds)
    full = Match.start("tortuga", 4, "a seed", options={"post_game_disclosure": "full"})
    assert tuple(full.secret_kinds) == ()


def test_what_falls_face_up_is_all_that_open_kinds_decide():
    """The keys of open kinds betray nothing: their outcomes are told when they fall."""
    match = Match.start("tortuga", 5, "open", options={"seat_order": "shuffled", "brethren": "auto"})
    drawn = {kind: outcome for kind, _, outcome in match.draws if kind in OPEN_KINDS}
    told = {event.kind: event.data for event in match.events(None)}
    assert told["match_started"]["order"] == drawn["seat_order"]
    assert [e.data["seat"] for e in match.events(None) if e.kind == "pawn_drawn"] == drawn["bag"]
    assert [e.data["pirate"] for e in match.events(None) if e.kind == "brethren_chosen"] == drawn["brethren"][:5]
