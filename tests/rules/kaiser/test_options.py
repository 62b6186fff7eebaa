"""The options of a match (spec 3.1), and the optional rules for the set-up (KS 5.8.4, 5.8.5), each on and off."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kaiser import GAME
from rules.kaiser.options import Options
from rules.kaiser.pieces import CRUISERS, GONE_AFTER_1914, MERCHANTS, UNBALANCED, kind_of, va_of
from rules.kernel import Malformed, Match

from .positions import (
    CalmDice,
    another_round,
    asked,
    commit,
    fleet,
    offered,
    position,
    rolls,
    say,
    trace,
)

ON_AND_OFF = pytest.mark.parametrize("agreed", [True, False], ids=["on", "off"])


def opened(seats: int, **options: Any) -> Match:
    """Begin a match with every deck in its own order and seat 0 first."""
    return Match.start(GAME, seats, "", options=options, dice=CalmDice({"B": [10, 9, 8, 7]}))


def cards_of(match: Match) -> list[str]:
    """Return all action cards in play in the round."""
    return [*match.state.actions, *(card for force in match.state.forces for card in force.hand)]


# ---------------------------------------------------------------- spec 3.1


def test_ks_3_1_the_defaults_are_the_rulebooks():
    agreed = Options()
    optional = (
        "teams coal sail_raider little_wolf after_1914 drop_breakout drop_1914_merchants fast_raiders carry_over "
        "extra_damage torpedo_prizes shallow_pursuit sail_merchants prize_resupply refuge_safe"
    )
    assert not any(getattr(agreed, name) for name in optional.split())
    assert (agreed.reflag_cancels, agreed.auto_safe_passage) == (True, True)
    assert (agreed.rounds, agreed.max_extra_rounds, agreed.tournament, agreed.slim_chooser) == (3, 3, "off", "attacker")
    assert (agreed.first_player, agreed.first_later, agreed.reaction_prompts) == ("d10", "total", "always")
    assert (agreed.team_refuge_transfer, agreed.solo_first, agreed.solo_reshuffle) == (
        "mandatory",
        "live",
        "every_turn",
    )
    assert agreed.pp_targeting == "best"


@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": 4},
        {"rounds": 0},
        {"max_extra_rounds": 10},
        {"deck_size": 101},
        {"after_1914": True, "tournament": "random"},
        {"after_1914": True, "tournament": "choose"},
        {"drop_breakout": True},
        {"drop_1914_merchants": True},
        {"slim_chooser": "anybody"},
        {"house_rule": True},
    ],
)
def test_ks_3_1_options_that_exclude_each_other_are_refused(wrong: dict[str, Any]):
    """KS 5.8.4 and 5.8.5 exclude each other (KS 9.32)."""
    with pytest.raises(ValidationError):
        Options(**wrong)


@pytest.mark.parametrize(("seats", "left", "aside"), [(4, 56, 20), (3, 42, 40), (2, 28, 60), (1, 28, 48)])
def test_ks_3_2_2_how_many_action_cards_are_in_play(seats: int, left: int, aside: int):
    match = opened(seats)
    assert (len(match.state.actions), len(match.state.aside)) == (left, aside)


@pytest.mark.parametrize(("agreed", "size"), [(30, 30), (100, 100), (28, 28), (10, 28), (0, 80)])
def test_ks_3_2_3_another_size_of_the_deck_may_be_agreed(agreed: int, size: int):
    """At least seven for each seat, at most the whole deck."""
    assert len(cards_of(opened(4, deck_size=agreed))) == size


def test_ks_3_2_3_the_size_may_differ_by_round():
    agreed = Options(deck_size=30, deck_size_second=40, deck_size_third=50)
    assert [agreed.agreed_size(number) for number in (1, 2, 3, 4, 5)] == [30, 40, 50, 50, 50]
    agreed = Options(deck_size=30)
    assert [agreed.agreed_size(number) for number in (1, 2, 3, 4)] == [30] * 4
    match = position(seats=2, turns=0, then=another_round, deck_size=40, deck_size_second=21)
    assert len(cards_of(match)) == 21


@ON_AND_OFF
def test_ks_5_3_8_safe_passage_is_tried_or_asked(agreed: bool):
    match = position(
        seats=2,
        ships={0: "R4"},
        rows={1: "M33"},
        hands={0: "trap"},
        auto_safe_passage=agreed,
        dice="G1 / G8" + "  W1 / G1" * agreed,
    )
    commit(match, "trap ship/R4")
    say(match, "trap", "pass")
    if not agreed:
        assert (asked(match), offered(match)) == ([(1, "safe_passage")], ["try", "stay"])
        assert match.questions[1].default == "try"
        say(match, "stay")
    assert len(rolls(match)) == 1 + agreed


@pytest.mark.parametrize(("chooser", "seat"), [("attacker", 0), ("defender", 1)])
def test_ks_9_3_the_chooser_after_slim_pickings(chooser: str, seat: int):
    match = position(
        seats=2,
        ships={0: "R4"},
        rows={1: "M33 M34 M35"},
        hands={0: "trap good_hunting", 1: "slim_pickings"},
        slim_chooser=chooser,
        dice="G1 / G8  W1 / G1",
    )
    commit(match, "trap ship/R4", "good_hunting action")
    say(match, "trap", ["good_hunting"], ["M34", "M33"], "slim_pickings")
    assert (asked(match), offered(match)) == ([(seat, "slim_target")], ["M34", "M33"])
    say(match, "M33", "pass")


@pytest.mark.parametrize(("prompts", "asks"), [("always", ["1 react"]), ("only_if_able", [])])
def test_ks_7_1_windows_open_for_every_hand(prompts: str, asks: list[str]):
    match = position(seats=2, ships={1: "W1"}, hands={0: "trap"}, reaction_prompts=prompts, dice="B1 W1 / B8 W1")
    commit(match, "trap british")
    say(match, "trap")
    assert trace(match)[2:] == asks
    if asks:
        say(match, "pass")


# ---------------------------------------------------------------- KS 5.8.4 a balanced start


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ks_5_8_4_a_balanced_start_by_lot(seats: int):
    match = opened(seats, tournament="random")
    check_balance(match)
    assert asked(match) == [(0, "commit")]


def check_balance(match: Match) -> None:
    """Check that each seat has a cruiser, two raiders, and merchants of 5, 7 and 9, and that no card is lost."""
    state = match.state
    for force in state.forces:
        cruiser, *raiders = [ship.card for ship in force.ships]
        assert cruiser in CRUISERS
        assert len(raiders) == 2
        assert all(raider.startswith("R") and raider not in UNBALANCED for raider in raiders)
        assert [va_of(ship.card) for ship in force.row] == [5, 7, 9]
        assert "M31" not in [ship.card for ship in force.row]
    dealt = [ship.card for force in state.forces for ship in force.ships]
    assert len({*dealt, *state.germans.unused}) == 20
    dealt = [ship.card for force in state.forces for ship in force.row]
    assert len({*dealt, *state.merchants.unused}) == 60
    assert (state.germans.used, state.merchants.used) == ([], [])


def test_ks_5_8_4_a_balanced_start_by_choice():
    match = opened(2, tournament="choose")
    assert asked(match) == [(0, "tournament_pick")]
    assert offered(match) == list(CRUISERS)
    say(match, "W4")
    assert (asked(match), offered(match)) == ([(1, "tournament_pick")], ["W1", "W2", "W6"])
    say(match, "W6")
    # German ships are on the table before merchants are picked.
    assert [ship.card for ship in match.view(1).forces[1].ships] == fleet(match, 1).split()
    assert len(fleet(match, 1).split()) == 3
    for va in (5, 7, 9):
        fitting = [ship for ship in MERCHANTS if va_of(ship) == va and ship != "M31"]
        assert (asked(match), offered(match)) == ([(0, "tournament_pick")], fitting)
        assert match.questions[0].default == fitting[0]
        say(match, fitting[2])
        assert (asked(match), offered(match)) == ([(1, "tournament_pick")], [s for s in fitting if s != fitting[2]])
        say(match, fitting[0])
    check_balance(match)
    assert [match.state.forces[seat].ships[0].card for seat in (0, 1)] == ["W4", "W6"]


def test_ks_5_8_4_without_the_option_ships_are_dealt_in_deck_order():
    match = opened(2)
    assert (fleet(match, 0), fleet(match, 1)) == ("W1 W3 W5", "W2 W4 W6")


# ---------------------------------------------------------------- KS 5.8.5 after 1914


@ON_AND_OFF
def test_ks_5_8_5_ships_lost_in_1914_are_taken_out(agreed: bool):
    match = opened(4, after_1914=agreed)
    ships = [*match.state.germans.unused, *(ship.card for force in match.state.forces for ship in force.ships)]
    assert len(ships) == (12 if agreed else 20)
    assert (set(ships) & set(GONE_AFTER_1914) == set()) is agreed


@ON_AND_OFF
def test_ks_5_8_5_lost_ships_do_not_come_back_in_the_round(agreed: bool):
    everybody = "W1 W2 W3 W4 W5 W6 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"
    match = position(
        seats=2,
        ships={1: everybody},
        used_germans="R14",
        hands={0: "breakout"},
        after_1914=agreed,
        dice="B5 / G4" * (not agreed),
    )
    commit(match, "breakout action")
    if not agreed:
        say(match, "breakout")
    assert fleet(match, 0) == ("" if agreed else "R14")


def test_ks_5_8_5_with_one_unused_ship_left_breakout_draws_that_one():
    match = position(
        seats=2,
        ships={1: "W1 W2 W3 W4 W5 W6 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"},
        germans="R13",
        used_germans="R14",
        hands={0: "breakout"},
        after_1914=True,
        dice="B8 / G4",
    )
    commit(match, "breakout action")
    say(match, "breakout")
    assert fleet(match, 0) == "R13"


def test_ks_5_8_5_between_rounds_the_deck_is_completed_and_shuffled_if_it_cannot_serve():
    laid: dict[str, Any] = {"seats": 3, "turns": 0, "then": another_round, "after_1914": True, "ships": {0: "R14"}}
    others = ["W1", "W4", "R4", "R5", "R6", "R8", "R9", "R10", "R11", "R12", "R13"]

    def lay(match: Match, unused: list[str]) -> Match:
        match.state.germans.unused = unused
        match.state.germans.used = [ship for ship in others if ship not in unused]
        return match

    match = lay(position(**laid), others[9:])
    finish_carry(match)
    assert told_decks(match) == [("german_deck", 12)]
    match = lay(position(**laid), others[2:])
    finish_carry(match)
    assert told_decks(match) == []


# ---------------------------------------------------------------- cards taken out


@ON_AND_OFF
def test_ks_5_8_5_four_seats_may_drop_breakout(agreed: bool):
    match = opened(4, after_1914=True, drop_breakout=agreed)
    everything = [*cards_of(match), *match.state.aside]
    assert sum(kind_of(card) == "breakout" for card in everything) == (0 if agreed else 3)
    assert (len(cards_of(match)), len(match.state.aside)) == (80, 17 if agreed else 20)


def test_ks_5_8_5_fewer_than_four_seats_keep_breakout():
    match = opened(3, after_1914=True, drop_breakout=True)
    assert (len(cards_of(match)), len(match.state.aside)) == (60, 40)


@ON_AND_OFF
def test_ks_5_8_5_merchants_lost_in_1914_may_be_dropped(agreed: bool):
    match = opened(4, after_1914=True, drop_1914_merchants=agreed)
    merchants = [*match.state.merchants.unused, *(ship.card for force in match.state.forces for ship in force.row)]
    assert len(merchants) == (41 if agreed else 60)
    assert any(MERCHANTS[ship].lost_1914 for ship in merchants) is not agreed


def finish_carry(match: Match) -> None:
    """Keep no ships for the next round."""
    while match.questions and next(iter(match.questions.values())).kind == "carry":
        seat = next(iter(match.questions))
        match.answer(seat, match.questions[seat].default)


def told_decks(match: Match) -> list[tuple[str, int]]:
    """Return the reshuffled decks, each with its number of cards."""
    return [(event.data["deck"], event.data["cards"]) for event in match.log if event.kind == "reshuffled"]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_ks_5_7_1_teams_need_four_seats(seats: int):
    with pytest.raises(Malformed) as refused:
        Match.start(GAME, seats, "teams", options={"teams": True})
    assert (refused.value.code, refused.value.data["option"]) == ("bad_option", "teams")
    assert Match.start(GAME, 4, "teams", options={"teams": True}).state.teams


def test_a_ship_that_may_be_kept_says_what_it_is_rid_of():
    """KP 2.4: all markers go between rounds."""
    match = position(seats=2, ships={0: "R4* R5~ W5"}, turns=0, then=another_round)
    question = match.questions[0]
    assert question.kind == "carry"
    told = {option.id: (option.data["mends"], option.data["supplies"]) for option in question.options}
    assert told == {"R4": (True, False), "R5": (False, True), "W5": (False, False)}
