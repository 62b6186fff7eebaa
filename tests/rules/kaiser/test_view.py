"""Views: the public view equals the state at every step; private knowledge is true, and ends when it must."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from rules.kaiser import GAME
from rules.kaiser.pieces import kind_of
from rules.kaiser.scoring import bounds
from rules.kaiser.state import Force, State
from rules.kaiser.view.model import KaiserView
from rules.kernel import Match

from ...games.courses import course
from .courses import Chance, chances, matches
from .positions import another_round, asked, commit, position, say, told

# ---------------------------------------------------------------- the view is the state


def force_of(force: Force) -> dict[str, Any]:
    """Return the public facts of a force from the state (spec 7)."""
    lines = {
        line: [
            {
                "card": vessel.card,
                "identified": vessel.exposed,
                "damage": vessel.damage,
                "low_supply": vessel.low_supply,
                "refuge": vessel.refuge is not None,
            }
            for vessel in getattr(force, line)
        ]
        for line in ("ships", "prizes", "row")
    }
    return {
        **lines,
        "hand_size": len(force.hand),
        "pile": [{"card": s.card, "how": s.how, "doubled": s.doubled} for s in force.pile],
        "fog": force.fog is not None,
        "deception": force.deception is not None,
        "skipped": force.skipped,
        "points": force.points,
        "amounts": force.amounts,
    }


def table_of(match: Match, reader: int | None) -> list[dict[str, Any]]:
    """Return the committed cards as a reader may see them."""
    turn = match.state.turn
    own = reader == turn.seat
    cards = sorted(turn.committed, key=lambda committed: committed.slot)
    return [
        {
            "slot": committed.slot,
            "place": committed.place,
            "card": committed.card if own or committed.state == "played" else None,
            "up": committed.state == "played",
        }
        for committed in cards
    ]


def check(match: Match) -> None:
    state: State = match.state
    board = match.view(None).board()
    for reader in (None, *range(match.seats)):
        view: Any = match.view(reader)
        shown = view.model_dump()
        assert shown["forces"] == {force.seat: force_of(force) for force in state.forces}
        assert shown["committed"] == table_of(match, reader)
        assert (view.round, view.left, view.aside) == (state.round, len(state.actions), len(state.aside))
        assert view.discarded == len(state.discard)
        assert view.top == ([] if state.solo else state.discard[:-3:-1])
        assert view.solitaire == (len(state.solitaire.unused) if state.solo else None)
        assert (view.ended is None) == (match.result is None)
        if view.active is not None:
            assert (view.active, view.extra) == (state.turn.seat, state.turn.extra)
        assert {force.seat: bounds(force) for force in state.forces} == {
            seat: seen.bounds for seat, seen in view.forces.items()
        }
        assert view.board() == board
        check_own(match, view)


def check_own(match: Match, view: KaiserView) -> None:
    """Check that a reader's private knowledge is true."""
    state, me = match.state, view.me
    if view.seat is None:
        assert (me, view.own()) == (None, [])
        return
    assert me is not None
    assert me.hand == state.forces[view.seat].hand
    assert me.deck == state.actions[: len(me.deck)]
    assert view.seat not in me.known
    for seat, cards in me.known.items():
        down = [c.card for c in state.turn.committed if c.state == "down" and seat == state.turn.seat]
        assert len(cards) == len(set(cards))
        assert {*cards} <= {*state.forces[seat].hand, *down}


@settings(max_examples=25)
@given(matches(), chances)
def test_the_public_view_equals_the_state_and_private_knowledge_is_true(match: Match, chance: Chance):
    """Spec 7, at every decision of matches for one to four seats, and in teams."""
    check(match)
    for _ in course(match, chance):
        check(match)
    check(match)


STOPPED = "c54c07573371303474e641ed9b164fd514f1e7ab45c5e127e96f1a13c1982d08"


def test_ks_4_1_1_deception_ends_where_the_round_stops_in_a_deceived_turn():
    match = Match.start(GAME, 1, STOPPED, options={"deck_size": 17, "rounds": 1})
    for _ in course(match, Chance(Random(0), bold=0.4)):
        check(match)
    check(match)
    begun, ended = told_in_match(match, "turn_start"), told_in_match(match, "turn_end")
    assert (begun[-1]["seat"], begun[-1]["deception"], len(begun) - len(ended)) == (0, True, 1)
    assert not match.view(None).forces[0].deception  # type: ignore[attr-defined]


def told_in_match(match: Match, kind: str) -> list[Any]:
    """Return the public data of every event of a kind."""
    return [event.data for event in match.events(None) if event.kind == kind]


@pytest.mark.parametrize("seats", [1, 2])
def test_ks_4_1_1_deception_and_fog_end_with_the_last_turn_of_a_round(seats: int):
    """A deceived seat draws the last card; a fogged seat, whose turn draws none, ends its turn as usual."""
    match = position(seats=seats, deception=[0], left=1, turns=1)
    assert (match.view(0).forces[0].deception, match.result is None) == (False, True)  # type: ignore[attr-defined]
    check(match)
    match = position(seats=seats, fog=[0], left=1, turns=1)
    assert not match.view(0).forces[0].fog  # type: ignore[attr-defined]
    check(match)


def test_ks_4_2_1_a_skipped_turn_is_no_extra_turn_in_the_view():
    """Bounding Main in the extra turn of a Second Chance: the next seat's turn is skipped."""
    match = position(seats=4, teams=True, hands={0: "second_chance bounding_main"}, turns=2, left=30)
    commit(match, "second_chance action")
    say(match, "second_chance")
    assert match.view(None).extra  # type: ignore[attr-defined]
    commit(match, "bounding_main action")
    say(match, "bounding_main")
    view: Any = match.view(None)
    assert told(match, "turn_skipped") == [{"seat": 1}]
    assert (view.active, view.extra, view.forces[1].skipped) == (1, False, False)
    check(match)


@settings(max_examples=15)
@given(matches(), chances, st.integers(0, 2**32))
def test_a_view_that_was_given_never_changes(match: Match, chance: Chance, seed: int):
    sampler = Random(seed)
    kept: list[tuple[Any, str, list[Any]]] = []
    for _ in course(match, chance):
        if sampler.random() < 0.1:
            for reader in (None, *range(match.seats)):
                view = match.view(reader)
                kept.append((view, view.model_dump_json(), [*view.board(), *view.own()]))
    for view, shown, lines in kept:
        assert view.model_dump_json() == shown
        assert [*view.board(), *view.own()] == lines


def test_changing_a_view_changes_no_other():
    match = position(seats=2, ships={0: "R11"}, hands={0: "qqq collier"})
    spoiled: Any = match.view(0)
    shown = spoiled.model_dump_json()
    spoiled.me.hand.clear()
    with pytest.raises(ValidationError, match="frozen"):
        spoiled.forces[0].ships[0].damage = 7
    spoiled.forces[0].ships[0] = spoiled.forces[0].ships[0].but(damage=7)
    spoiled.forces[1].points.append(3)
    spoiled.me.known[1] = ["trap#1"]
    spoiled.options["teams"] = True
    spoiled.top.append("amc#1")
    spoiled.forces[1].row.clear()
    assert match.view(0).model_dump_json() == shown


# ---------------------------------------------------------------- cards that a seat has seen


def known(match: Match, reader: int) -> dict[int, list[str]]:
    view: Any = match.view(reader)
    return {seat: [kind_of(card) for card in cards] for seat, cards in view.me.known.items() if cards}


def deck(match: Match, reader: int) -> list[str]:
    view: Any = match.view(reader)
    return [kind_of(card) for card in view.me.deck]


def facts(match: Match, reader: int) -> dict[str, Any]:
    return {fact.kind: fact.data for fact in match.view(reader).own()}


def spied(hand: str = "amc trap", turns: int = 3, **rest: Any) -> Match:
    """Seat 0 looks at the hand of seat 1."""
    hands = {0: "intelligence", 1: hand, **rest.pop("hands", {})}
    match = position(seats=3, ships={0: "R11", 1: "R9", 2: "R12"}, hands=hands, turns=turns, **rest)
    commit(match, "intelligence action")
    say(match, "intelligence", "hand/1")
    return match


def test_a_hand_that_was_seen_is_known_to_the_reader():
    """KS 5.5.17: no other seat knows it."""
    match = spied()
    assert known(match, 0) == {1: ["amc", "trap"]}
    assert known(match, 1) == known(match, 2) == {}
    assert facts(match, 0)["own_known"] == {"seat": 1, "known": ["amc#1", "trap#1"]}
    assert "own_known" not in facts(match, 2)


def test_a_known_card_is_known_until_it_is_seen_to_leave():
    """It stays known on the table in front of its owner; turned up or discarded it becomes public."""
    match = spied("collier trap")
    commit(match, "trap british", "collier action")
    assert known(match, 0) == {1: ["collier", "trap"]}
    say(match, "end_turn")
    assert known(match, 0) == {}


def test_a_known_reaction_that_is_played_is_gone():
    match = position(seats=2, ships={0: "R11"}, hands={0: "intelligence qqq", 1: "slim_pickings trap"})
    commit(match, "intelligence action", "qqq ship/R11")
    say(match, "intelligence", "hand/1", "qqq", match.state.forces[1].row[0].card)
    assert (asked(match), known(match, 0)) == ([(1, "react")], {1: ["slim_pickings", "trap"]})
    say(match, "slim_pickings")
    assert known(match, 0) == {1: ["trap"]}


def test_cards_taken_by_a_third_seat_make_a_known_hand_uncertain():
    """Recon Aircraft: only the attacker and the victim know the cards (spec 7)."""
    match = spied("amc trap qqq", hands={2: "recon_aircraft"})
    commit(match)
    assert known(match, 0)[1] == ["amc", "qqq", "trap"]
    commit(match, "recon_aircraft action")
    say(match, "recon_aircraft", "1")
    assert known(match, 0) == {}
    assert known(match, 1) == {2: ["amc", "trap"]}
    assert match.view(2).me.hand[:2] == ["amc#1", "trap#1"]  # type: ignore[attr-defined]


def test_cards_that_were_taken_from_the_open_discards_are_known_to_all():
    """Wireless Intercept (KS 5.5.47): the cards were the public top two."""
    match = position(seats=3, hands={0: "wireless_intercept"}, discard="amc trap qqq", turns=2)
    commit(match, "wireless_intercept action")
    assert match.view(None).top == ["qqq#1", "trap#1"]  # type: ignore[attr-defined]
    say(match, "wireless_intercept")
    assert known(match, 1) == known(match, 2) == {0: ["qqq", "trap"]}
    assert match.view(None).top[-1] == "amc#1"  # type: ignore[attr-defined]


def test_partners_know_the_cards_they_gave():
    """Exchange Information: partners know the cards, all others only their number (spec 7)."""
    match = position(seats=4, teams=True, hands={0: "exchange_information amc", 2: "trap qqq"})
    commit(match, "exchange_information action")
    say(match, "exchange_information", "nothing", "nothing", ["amc#1"], ["trap#1"])
    assert known(match, 0) == {2: ["amc"]}
    assert known(match, 2) == {0: ["trap"]}
    assert known(match, 1) == known(match, 3) == {}
    assert told(match, "exchanged")[0]["cards"] == [1, 1]


def test_known_cards_of_the_deck_last_until_drawn_or_reordered():
    """Intelligence on the deck: the reader knows the next draws (spec 7)."""
    match = position(
        seats=3, hands={0: "intelligence#1", 1: "intelligence#2"}, deck="amc trap qqq collier breakdown", turns=2
    )
    commit(match, "intelligence action")
    say(match, "intelligence", "deck")
    assert deck(match, 0) == ["amc", "trap", "qqq"]
    say(match, ["qqq#1", "amc#1", "trap#1"])
    assert match.view(0).me.hand == ["qqq#1"]  # type: ignore[attr-defined]
    assert deck(match, 0) == ["amc", "trap"]
    assert deck(match, 1) == deck(match, 2) == []
    commit(match, "intelligence#2 action")
    say(match, "intelligence", "deck")
    assert deck(match, 1) == ["amc", "trap", "collier"]
    assert deck(match, 0) == ["amc", "trap"]
    say(match, ["collier#1", "trap#1", "amc#1"])
    # Another seat has put them in a new order and drawn one of them, which only that seat knows.
    assert (deck(match, 0), known(match, 0)) == ([], {})
    assert deck(match, 1) == ["trap", "amc"]


def test_a_known_deck_makes_the_next_draw_known():
    match = position(seats=3, hands={0: "intelligence"}, deck="amc trap qqq", turns=2)
    commit(match, "intelligence action")
    say(match, "intelligence", ["amc#1", "trap#1", "qqq#1"])
    assert asked(match) == []
    assert known(match, 0) == {1: ["trap"]}
    assert deck(match, 0) == ["qqq"]


def test_a_new_round_clears_private_knowledge():
    match = spied(turns=1, then=another_round, left=1)
    while match.state.round == 1:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, question.default)
    assert known(match, 0) == {}
    assert deck(match, 0) == []


@pytest.mark.parametrize("reader", [None, 0])
def test_ks_4_3_1_the_discards_are_secret_against_the_phantom(reader: int | None):
    match = position(seats=1, hands={0: "collier breakout"}, turns=1)
    commit(match, "collier action", "breakout british")
    view: Any = match.view(reader)
    assert (view.top, view.discarded) == ([], 2)


def test_own_committed_cards_are_marked_for_their_owner_alone():
    """Spec 8: the hand view marks committed cards."""
    match = position(seats=2, ships={0: "R11"}, hands={0: "qqq collier breakout"})
    commit(match, "qqq ship/R11", "collier action")
    assert facts(match, 0)["own_hand"] == {"hand": ["breakout#1"], "cards": 1}
    placed = [
        {"card": "qqq#1", "place": "ship", "ship": "R11"},
        {"card": "collier#1", "place": "action", "ship": None},
    ]
    assert facts(match, 0)["own_committed"] == {"slots": placed}
    assert "own_committed" not in facts(match, 1)


def test_the_order_of_acquisition_is_secret():
    """Hands are shown and given in sorted order (KS 7.1)."""
    views: list[Any] = []
    for cards in ("amc trap qqq", "trap qqq amc"):
        match = spied(cards)
        views.append(match.view(0).model_dump())
        pair = position(seats=4, teams=True, hands={0: "exchange_information", 2: cards})
        commit(pair, "exchange_information action")
        say(pair, "exchange_information", "nothing", "nothing", ["amc#1", "qqq#1", "trap#1"])
        views.append(pair.view(0).model_dump())
    assert views[:2] == views[2:]
