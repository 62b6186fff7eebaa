"""Invariants that hold after every answer of every match (spec 11); options, seats, seeds and answers are random."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from rules.kernel import Match
from rules.tortuga.actions import commands, restricted
from rules.tortuga.cards import ARMADA, BOATS, SHIPS, STARRED, TYPES, UNSTARRED, VOTE_DECKS
from rules.tortuga.counting import UNKNOWN
from rules.tortuga.odds import hidden
from rules.tortuga.options import Options
from rules.tortuga.state import State, ranks_of

from ...games.courses import course
from .courses import Chance, chances, matches


def options_of(match: Match) -> Options:
    return Options.model_validate(match.head.options)


def at_rest(match: Match) -> bool:
    """Return whether no vote is open and no decision after a vote is pending."""
    return not match.state.pool and all(question.kind != "ballot" for question in match.questions.values())


def check_pawns(state: State) -> None:
    """I1, I6."""
    if state.phase == "setup":
        return
    everybody = [*(seat for line in state.lines.values() for seat in line), *filter_none(state.boats.values())]
    assert sorted(everybody) == list(range(state.seats))
    assert all(state.boats[boat] is None for boat in state.destroyed)
    for ship in SHIPS:
        assert sum(state.held[seat].count("ALB") for seat in state.lines[ship]) < 2


def filter_none(sailors: object) -> list[int]:
    return [sailor for sailor in sailors if sailor is not None]  # type: ignore[attr-defined]


def check_treasure(state: State) -> None:
    """I2, I10."""
    if state.phase == "setup":
        return
    assert sum(state.treasure.values()) == 8
    assert min(state.treasure.values()) >= 0
    assert sum(state.treasure[hold] for hold in ("TOR-B", "TOR-F", "TOR-X")) == 2
    if state.phase == "sudden_death":
        assert state.tallies[0] == state.tallies[1]


def check_vote_cards(match: Match) -> None:
    """I3, I4."""
    state, deck = match.state, VOTE_DECKS[options_of(match).vote_deck]
    cards = [*state.vote_deck, *state.pool, *(card for hand in state.hands.values() for card in hand)]
    assert Counter(cards) == Counter(deck)
    for hand in state.hands.values():
        assert hand == sorted(hand, key=TYPES.index)
    if at_rest(match):
        for seat, hand in state.hands.items():
            assert len(hand) == max(0, 3 - state.forfeits[seat])
        assert len(state.vote_deck) >= len(deck) - 27


def check_event_cards(match: Match) -> None:
    """I5, I7."""
    state, options = match.state, options_of(match)
    laid = [card for card in state.row.values() if card is not None]
    cards = [*laid, *state.event_deck, *state.discard, *(card for held in state.held.values() for card in held)]
    cards += [state.resolving] if state.resolving else []
    main = state.phase in ("setup", "main")
    starred = [card for card in cards if card in STARRED]
    assert len(starred) == len(set(starred)) == (0 if options.event_set == "core" else 3)
    assert Counter(cards) - Counter(starred) == Counter([*UNSTARRED, *([ARMADA] if main else [])])
    held = Counter(card.split("-")[0] for held in state.held.values() for card in held)
    assert all(held[name] <= 3 for name in ("ALB", "LOM", "MAP"))
    assert set(held) <= {"ALB", "LOM", "MAP"}
    if any(question.kind == "action" for question in match.questions.values()):
        assert len(laid) == 5 or (main and not state.event_deck)
        assert not main or ARMADA in [*laid, *state.event_deck]


def check_questions(match: Match) -> None:
    """I9, and 4.5: only one seat is asked except in a vote; votes and forfeits are secret; no undo."""
    kinds = [question.kind for question in match.questions.values()]
    assert len(kinds) == 1 or set(kinds) == {"ballot"}
    for question in match.questions.values():
        ids = [option.id for option in question.options]
        assert question.secret == (question.kind in ("ballot", "forfeit"))
        # A pirate is a name and a colour, and has no effect.
        assert question.takeback == (question.kind == "brethren")
        assert len(ids) <= 150
        assert len(ids) > 1 or question.kind == "action"
        assert all(option.count("/") <= 2 for option in ids)


def check_turns(match: Match) -> None:
    """I8: seats take turns in order, none is skipped, and each has its actions."""
    turns = [event.data for event in match.log if event.kind == "turn_started"]
    order = match.state.order
    agreed = options_of(match).actions_per_turn
    actions = (2 if match.seats == 2 else 1) if agreed == "auto" else int(agreed)
    first = order.index(turns[0]["seat"]) if turns else 0
    for n, turn in enumerate(turns):
        assert turn["seat"] == order[(first + n) % match.seats]
        assert turn["round"] == 1 + n // match.seats
        assert turn["actions"] == actions


@settings(max_examples=30)
@given(matches(), chances)
def test_all_invariants_hold_at_every_decision(match: Match, chance: Chance):
    """I1-I10, and 11.2: at most 19 (k n + 1) turns in the main phase, and then so many rounds."""
    for _ in course(match, chance):
        check_pawns(match.state)
        check_treasure(match.state)
        check_vote_cards(match)
        check_event_cards(match)
        check_questions(match)
        assert match.view(None).actions == match.state.actions_left
    check_turns(match)
    options = options_of(match)
    turns = 19 * (options.stall_rounds * match.seats + 1) + match.seats * (options.sudden_death_rounds + 1)
    assert match.state.turns <= turns
    assert sum(match.state.treasure.values()) == 8 or match.result.reason == "resigned"


@pytest.mark.parametrize("seats", range(2, 10))
def test_at_every_number_of_seats_somebody_wins_or_all_share(seats: int):
    for seed in range(12):
        match = Match.start("tortuga", seats, f"ends {seed}", options={"sudden_death_rounds": 3})
        for _ in course(match, Chance(Random(seed))):
            pass
        reasons = ["most_treasure", "dutch"] if seats % 2 else ["most_treasure", "sudden_death", "draw"]
        assert match.result.reason in reasons
        winners = match.result.winners
        loyalties = {match.state.loyalty[seat] for seat in winners}
        assert len(loyalties) == (2 if match.result.reason == "draw" else 1)
        if match.result.reason != "draw":
            assert winners == tuple(s for s in range(seats) if match.state.loyalty[s] in loyalties)


@settings(max_examples=20)
@given(matches(), chances)
def test_views_say_what_is_so(match: Match, chance: Chance):
    """Spec 7.1, compared with the state."""
    for _ in course(match, chance):
        state, view = match.state, match.view(None)
        assert (view.order, view.phase) == (state.order, state.phase)
        assert view.lines == state.lines
        assert view.boats == state.boats
        assert view.destroyed == state.destroyed
        if state.phase != "setup":
            assert view.treasure == state.treasure
            assert (view.active, view.round) == (state.active, state.round)
            assert view.restricted == restricted(state, options_of(match))
        assert view.deck == len(state.event_deck)
        assert view.row == {slot: "down" if card else "empty" for slot, card in state.row.items()}
        assert view.discard == state.discard
        assert view.held == state.held
        assert view.pirates == state.pirates
        asked = [question.kind for question in match.questions.values()]
        assert (view.vote is not None) == ("ballot" in asked)
        if at_rest(match):
            assert view.hand_sizes == {seat: len(hand) for seat, hand in state.hands.items()}
        for seat in range(match.seats):
            mine = match.view(seat)
            assert mine.me is not None
            assert mine.me.hand == state.hands[seat]
            assert mine.me.loyalty == state.loyalty[seat]
            assert mine.me.memory.items() <= state.row.items()
            assert mine.model_copy(update={"me": None, "seat": None}) == view
        assert view.me is None
        assert view.own() == []
        assert [fact.kind for fact in match.view(0).own()][:2] == ["own_loyalty", "own_hand"]


def check_counted(match: Match) -> None:
    """V5, V8, M3: what can be counted of the vote deck is so, and each seat reckons with just the cards left over."""
    state, counted = match.state, match.view(None).vote_deck
    deck, unknown = list(state.vote_deck), list(state.vote_deck[: counted.above])
    assert counted.size == len(deck)
    assert list(counted.pool) == state.pool
    left = deck[counted.above :]
    for layer in counted.under:
        cards, left = left[: len(layer)], left[len(layer) :]
        if layer == (UNKNOWN,):
            unknown += cards
        else:
            assert Counter(cards) == Counter(layer)
    assert not left
    for seat in range(match.seats):
        assert match.view(seat).vote_deck == counted
        reckoned = hidden(options_of(match).vote_deck, state.hands[seat], counted)
        others = [card for other, hand in state.hands.items() if other != seat for card in hand]
        assert Counter([*others, *unknown]) == reckoned.others
        assert deck[0] in reckoned.top


@pytest.mark.parametrize("deck", VOTE_DECKS)
@pytest.mark.parametrize("seats", range(2, 10))
def test_what_lies_under_the_vote_deck_can_be_counted(seats: int, deck: str):
    """At every decision of matches with many votes, marooned seats and Kill-Devil."""
    starred = {"starred_pick": "chosen", "starred_third": "KIL", "vote_deck": deck}
    most, seen = 0, set[str]()
    for seed in range(3):
        match = Match.start("tortuga", seats, f"counted {seed}", options={**starred, "sudden_death_rounds": 3})
        for _ in course(match, Chance(Random(seed), votes=0.7)):
            check_counted(match)
            most = max(most, len(match.view(None).vote_deck.under))
        seen |= {event.kind for event in match.log}
    assert most > 1
    assert {"card_forfeited", "hands_reshuffled", "vote_recycled"} <= seen


@settings(max_examples=15)
@given(matches(), chances)
def test_the_actions_offered_are_those_that_the_rules_allow(match: Match, chance: Chance):
    """4.2, read from the spec once more."""
    for _ in course(match, chance):
        for seat, question in match.questions.items():
            if question.kind != "action":
                continue
            state, options = match.state, options_of(match)
            verbs = {option.id.split("/")[0] for option in question.options}
            where, ranks = state.where(seat), ranks_of(state.lines, seat)
            if restricted(state, options):
                assert verbs <= {"reveal", "force"}
                continue
            assert {"reveal", "peek"} <= verbs
            assert ("mutiny" in verbs) == ("FM" in ranks)
            assert ("maroon" in verbs) == ("CPT" in ranks and len(state.lines[where]) > 1)
            assert ("brawl" in verbs) == ("GOV" in ranks or (where == "TOR" and "MAP-TOR" in state.held[seat]))
            loaded = where in SHIPS and state.treasure[f"{where}-B"] + state.treasure[f"{where}-F"] > 0
            assert ("stow" in verbs) == (loaded and ("CB" in ranks or f"MAP-{where}" in state.held[seat]))
            others = sum(state.treasure[hold] for hold in state.treasure if hold[:2] in SHIPS and hold[:2] != where)
            assert ("attack" in verbs) == ("CPT" in ranks and state.treasure["GAL"] + others > 0)
            free = [
                boat for boat in BOATS[: options.rowboats] if boat not in state.destroyed and state.boats[boat] is None
            ]
            assert ("move" in verbs) == (where in state.boats or bool(free))
            ashore = [other for other in range(match.seats) if state.where(other) not in SHIPS]
            assert ("letter" in verbs) == ("LOM" in state.held[seat] and bool(ashore))
            assert [option.id for option in commands(state, options, seat)] == [o.id for o in question.options]


def test_public_events_hold_no_card_that_lies_face_down():
    """Public events name no vote cards outside the pool, and no event cards that were not turned up."""
    for seed in range(20):
        match = Match.start("tortuga", 2 + seed % 8, f"public {seed}")
        for _ in course(match, Chance(Random(seed))):
            pass
        for event in match.events(None):
            if event.kind == "vote_revealed":
                assert event.data["pool"] == sorted(event.data["pool"], key=TYPES.index)
            else:
                assert not any(card in str(event.data) for card in TYPES), event
            if event.kind not in ("match_started", "card_revealed", "card_discarded", "card_kept", "no_effect"):
                assert "'card'" not in str(event.data), event
            if event.kind != "match_over":
                assert "loyalt" not in str(event.data).replace("'post_game_disclosure': 'loyalties'", ""), event
