"""Every way in which a round and a match can end, except resignation (spec 5.8, 5.9, 6)."""

from rules.corsari.score import Departure

from .positions import (
    ALONE,
    DEFAULT,
    SWEEPER,
    asked,
    changes,
    cheap_sail,
    d01,
    d02,
    ended,
    midround,
    offered,
    resumed,
    rounds,
    sailed,
    say,
    say_all,
    stacked,
    start,
    swept,
    told,
    turn,
)

# ---------------------------------------------------------------- ends of a round


def test_a_round_ends_with_a_sailing():
    match = cheap_sail(3)
    say_all(match)
    assert [event.kind for event in match.log if event.kind.startswith(("loads", "round"))][1:] == [
        "loads_revealed",
        "round_scored",
        "round_started",
    ]
    assert changes(match)[0] == 0


def test_a_round_ends_with_a_forced_sailing():
    match = midround({0: "", 1: ""}, tavern="S1 N1", discard="S2", pile="S3")
    say(match, "pile", DEFAULT, DEFAULT)
    assert match.result.declarer == 0
    assert told(match, "sail_declared") == [{"seat": 0, "forced": True}]


def test_only_the_last_card_of_the_pile_needs_a_confirmation():
    """CO 7.2: who draws it has to sail, which cannot be taken back."""
    for pile, final in (("S3 S4", []), ("S3", ["pile"])):
        match = midround({0: "", 1: ""}, tavern="S1 N1", discard="S2", pile=pile)
        question = match.questions[0]
        assert [option.id for option in question.options if question.is_final(option.id)] == final


def test_a_forced_sailing_can_sweep():
    match = midround({0: SWEEPER, 1: ""}, tavern="S1 N1", discard="S2", pile="S3")
    say(match, "pile", DEFAULT)
    assert (match.result.declarer, match.result.fallen) == (0, [1])
    assert told(match, "sweep") == [{"seat": 0, "fallen": [1], "sweep": "match"}]


def test_a_round_of_absent_seats_ends():
    """8.2: even a round of absent players ends, by the doldrums and then a forced sailing."""
    match = d02()
    while rounds(match) == 1:
        say_all(match)
    assert told(match, "sail_declared") == [{"seat": told(match, "sail_declared")[0]["seat"], "forced": True}]
    # 64 draws from the pile, 9 discards taken and put back, and the last of the pile.
    assert len([event for event in match.log if event.kind == "drew"]) == 64 + 9 + 1


def test_a_void_round_scores_nothing_and_passes_the_deal():
    match = start(2, dealer=0)
    for _ in range(6):
        turn(match, "tavern")
    events = say(match, "tavern")
    assert [event.kind for event in events if event.audience is None] == ["drew", "round_void", "round_started"]
    assert match.state.totals == {0: 0, 1: 0}
    assert [started["dealer"] for started in told(match, "round_started")] == [0, 1]
    assert match.state.scored_rounds == 0


def test_a_void_round_leaves_the_view_without_tavern_and_the_card_in_no_hand():
    match = start(2, dealer=0)
    for _ in range(6):
        turn(match, "tavern")
    say(match, "tavern")
    for reader in (0, 1, None):
        at = next(event.n for event in match.events(reader) if event.kind == "round_void")
        view = match.view(reader, at)
        assert (view.round.phase, view.round.tavern, view.round.colour) == ("over", [], None)
        assert view.round.hand_sizes == {0: 12, 1: 12}
        assert view.advice is None
        assert [fact.kind for fact in view.board()] == ["board_round", "board_scores"]


def test_a_sweep_asks_no_load_and_scores_nothing():
    match = swept(3)
    say(match, DEFAULT)
    assert told(match, "loads_revealed") == told(match, "round_scored") == []
    assert ended(match) == ("sweep", ((0,), (1, 2)), (0,))


def test_a_declarer_who_leaves_a_stowaway_on_purpose_has_not_swept():
    match = swept(3)
    say(match, {"scuttle": "N11", "crew": SWEEPER.split()[1:11]})
    assert told(match, "sweep") == []
    assert asked(match) == [(1, "load"), (2, "load")]


def test_an_opponents_total_of_zero_is_never_a_sweep():
    match = sailed(d02())
    say_all(match)
    assert told(match, "sweep") == []
    assert match.result is None


def test_the_doldrums_force_a_round_to_its_end():
    """11.3: at most 3n discards are taken between two other draws, and the other sources are finite."""
    match = d01()
    draws = 0
    while rounds(match) == 1:
        say(match, "discard" if "discard" in offered(match) else "tavern")
        draws += 1
        if rounds(match) == 1:
            say(match, DEFAULT)
    assert draws == 7 * (6 + 1)
    assert told(match, "round_void") == [{"seat": 1}]


# ---------------------------------------------------------------- ends of a match


def test_last_standing_the_last_seat_wins():
    match = cheap_sail(2, totals={1: 60})
    say_all(match)
    assert match.state.totals[1] >= 101
    assert ended(match) == ("last_standing", ((0,), (1,)), (0,))
    (out,) = told(match, "seat_eliminated")
    assert out == {"seat": 1, "total": match.state.totals[1], "place": 2, "limit": 101, "cause": "limit"}


def test_last_standing_several_may_fall_at_once_lower_totals_first():
    match = cheap_sail(4, totals={1: 95, 2: 99, 3: 95}, rounds=3)
    say_all(match)
    totals = match.state.totals
    order = sorted((1, 2, 3), key=lambda seat: totals[seat])
    assert len({totals[seat] for seat in order}) == 3
    assert ended(match) == ("last_standing", ((0,), *((seat,) for seat in order)), (0,))


def test_last_standing_equal_totals_share_the_place():
    match = cheap_sail(3, totals={1: 300, 2: 300})
    loads = {seat: match.questions[seat].proposals[0].data["total"] for seat in (1, 2)}
    match = cheap_sail(3, totals={1: 300 - loads[1], 2: 300 - loads[2]}, limit=300)
    say_all(match)
    assert ended(match) == ("last_standing", ((0,), (1, 2)), (0,))
    assert [event["place"] for event in told(match, "seat_eliminated")] == [2, 2]


def test_last_standing_a_seat_that_left_earlier_ranks_behind_at_any_total():
    gone = [Departure(3, 2, 101), Departure(2, 4, 150)]
    deals = [stacked((0, 1), 1, {0: ALONE[0], 1: ALONE[1]}, "N1", "Y7")]
    match = resumed(4, dealer=1, deals=deals, gone=gone, totals={1: 95, 2: 150, 3: 101}, rounds=4)
    say(match, "pile", "sail", DEFAULT)
    say_all(match)
    assert ended(match) == ("last_standing", ((0,), (1,), (2,), (3,)), (0,))


def test_first_bust_ends_with_the_first_total_at_the_limit():
    match = cheap_sail(3, totals={0: 50, 1: 90, 2: 10}, end_mode="first_bust")
    say_all(match)
    totals = match.state.totals
    assert totals[1] >= 101 > totals[2] > totals[0]
    assert ended(match) == ("first_bust", ((0,), (2,), (1,)), (0,))
    assert told(match, "seat_eliminated") == []


def test_first_bust_places_go_by_total():
    match = cheap_sail(3, totals={0: 100, 1: 90, 2: 0}, end_mode="first_bust")
    say_all(match)
    totals = match.state.totals
    assert ended(match)[1] == tuple((seat,) for seat in sorted(totals, key=lambda seat: totals[seat]))


def test_first_bust_goes_on_while_nobody_is_at_the_limit():
    match = cheap_sail(3, end_mode="first_bust")
    say_all(match)
    assert match.result is None
    assert rounds(match) == 2


def test_fixed_rounds_counts_scored_rounds_only_and_ignores_the_limit():
    match = resumed(2, dealer=0, end_mode="fixed_rounds", fixed_rounds=1, totals={0: 200, 1: 300})
    for _ in range(6):
        turn(match, "tavern")
    say(match, "tavern")
    assert match.result is None
    # The ten stays a stowaway on purpose, to avoid a sweep.
    say(match, "pile", "sail", {"scuttle": "R1", "crew": ["R3", "R5", "R7", "R9", "R11", "O2", "O4", "O6", "O8"]})
    say_all(match)
    assert match.state.totals == {0: 220, 1: 290}
    assert ended(match) == ("fixed_rounds", ((0,), (1,)), (0,))
    assert told(match, "seat_eliminated") == []


def test_fixed_rounds_are_as_many_as_the_option_says():
    match = d02(end_mode="fixed_rounds", fixed_rounds=3, sweep="round")
    for number in (1, 2, 3):
        assert (rounds(match), match.result) == (number, None)
        say(match, "pile", "sail", DEFAULT)
        say_all(match)
    assert ended(match)[0] == "fixed_rounds"


def test_fixed_rounds_ties_share_the_place():
    match = cheap_sail(3)
    loads = {seat: match.questions[seat].proposals[0].data["total"] for seat in (1, 2)}
    match = cheap_sail(3, totals={0: 5, 1: 5 - loads[1], 2: 9 - loads[2]}, end_mode="fixed_rounds", fixed_rounds=1)
    say_all(match)
    assert ended(match) == ("fixed_rounds", ((0, 1), (2,)), (0, 1))


def test_max_rounds_ranks_the_active_by_total_and_the_eliminated_behind():
    gone = [Departure(3, 2, 103)]
    hands = {0: ALONE[0], 1: ALONE[1], 2: ALONE[2]}
    match = resumed(
        4, dealer=2, deals=[stacked((0, 1, 2), 2, hands, "N1", "Y7")], gone=gone,
        totals={0: 30, 1: 1, 2: 1, 3: 103}, rounds=39, limit=500,
    )  # fmt: skip
    say(match, "pile", "sail", DEFAULT)
    say_all(match)
    totals = match.state.totals
    active = sorted((0, 1, 2), key=lambda seat: totals[seat])
    assert ended(match) == ("max_rounds", (*((seat,) for seat in active), (3,)), (active[0],))


def test_max_rounds_counts_void_rounds():
    match = resumed(2, dealer=0, rounds=4, max_rounds=5)
    for _ in range(6):
        turn(match, "tavern")
    say(match, "tavern")
    assert ended(match) == ("max_rounds", ((0, 1),), (0, 1))


def test_max_rounds_ends_the_match_before_fixed_rounds():
    match = resumed(2, dealer=0, rounds=4, max_rounds=5, end_mode="fixed_rounds", fixed_rounds=8, totals={1: 4})
    for _ in range(6):
        turn(match, "tavern")
    say(match, "tavern")
    assert ended(match) == ("max_rounds", ((0,), (1,)), (0,))


def test_a_sweep_ranks_the_others_by_total_and_the_eliminated_behind():
    gone = [Departure(1, 2, 120)]
    deals = [stacked((0, 2, 3), 3, {0: SWEEPER}, "N1")]
    match = resumed(4, dealer=3, deals=deals, gone=gone, totals={0: 90, 1: 120, 2: 40, 3: 20}, rounds=4)
    say(match, "pile", "sail", DEFAULT)
    assert ended(match) == ("sweep", ((0,), (3,), (2,), (1,)), (0,))
    assert [(event["seat"], event["place"]) for event in told(match, "seat_eliminated")] == [(2, 3), (3, 2)]
    assert [event.rule for event in match.log if event.kind == "seat_eliminated"] == ["CO 9.5", "CO 9.5"]


def test_eliminate_two_the_declarer_names_two_and_the_third_plays_on():
    match = swept(4, ("pile", "sail", DEFAULT), sweep="eliminate_two")
    question = match.questions[0]
    assert (question.pick, [option.id for option in question.options]) == ((2, 2), ["1", "2", "3"])
    say(match, ["3", "1"])
    assert match.entries[-1].answer == ["1", "3"]
    assert told(match, "sweep") == [{"seat": 0, "fallen": [1, 3], "sweep": "eliminate_two"}]
    assert told(match, "round_started")[1]["seats"] == [0, 2]
    assert match.result is None


def test_eliminate_two_ties_fall_to_the_first_clockwise():
    match = resumed(
        4,
        dealer=1,
        deals=[stacked(range(4), 1, {2: SWEEPER}, "N1")],
        totals={0: 7, 1: 7, 3: 7},
        sweep="eliminate_two",
    )
    say(match, "pile", "sail", DEFAULT)
    assert match.questions[2].default == ["3", "0"]
