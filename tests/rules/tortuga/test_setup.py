"""The set-up and the options that change it (spec 3; TO 2)."""

import pytest

from rules.kernel import Malformed, Match
from rules.tortuga.cards import ARMADA, STARRED, UNSTARRED, VOTE_DECKS, sort_events

from .positions import asked, offered, say, start, where


def set_up(seats: int, seed: str = "set-up", **options: object) -> Match:
    """Take every default until the first turn."""
    match = Match.start("tortuga", seats, seed, options=options)
    while match.state.phase == "setup":
        say(match, next(iter(match.questions.values())).default)
    return match


@pytest.mark.golden("G19")
def test_golden_the_set_up_of_seven_seats():
    """TO 2.1, 2.2, 2.9."""
    match = set_up(7)
    assert sorted(match.state.loyalty.values()) == ["B", "B", "B", "D", "F", "F", "F"]
    assert (len(match.state.lines["FD"]), len(match.state.lines["JR"])) == (4, 3)


@pytest.mark.parametrize("seats", range(2, 10))
def test_loyalties_hands_and_pawns_for_every_number_of_seats(seats: int):
    """Spec 2.1, 3.3."""
    match = set_up(seats)
    state = match.state
    loyalties = list(state.loyalty.values())
    assert loyalties.count("B") == loyalties.count("F") == seats // 2
    assert loyalties.count("D") == seats % 2
    assert len(state.lines["FD"]) == (seats + 1) // 2
    assert len(state.lines["JR"]) == seats // 2
    assert state.active == state.lines["JR"][0]
    assert [len(hand) for hand in state.hands.values()] == [3] * seats
    assert state.treasure["GAL"] == 4
    assert state.tallies == (1, 1)
    assert match.questions[state.active].data["actions"] == (2 if seats == 2 else 1)


@pytest.mark.golden("G20")
def test_golden_the_event_deck():
    """TO 2.4-2.6, A2."""
    for seats in range(2, 10):
        for seed in range(20):
            state = set_up(seats, f"event deck {seed}").state
            deck = [*state.row.values(), *state.event_deck]
            assert len(deck) == 19
            assert len(state.event_deck) == 14
            assert ARMADA in deck[-5:]
            starred = [card for card in deck if card in STARRED]
            assert len(starred) == len(set(starred)) == 3
            assert sort_events(deck) == sort_events([*UNSTARRED, *starred, ARMADA])


def test_the_armada_may_have_any_place_among_the_last_five():
    found = [set_up(2, f"armada {seed}").state.event_deck[-5:].index(ARMADA) for seed in range(60)]
    assert sorted(set(found)) == [0, 1, 2, 3, 4]


def test_the_core_set_has_no_starred_cards():
    state = set_up(4, event_set="core").state
    assert sort_events([*state.row.values(), *state.event_deck]) == sort_events([*UNSTARRED, ARMADA])
    assert len(state.event_deck) == 11


def test_the_host_may_choose_three_different_starred_cards():
    """TO 2.4: public then; A29."""
    chosen = {"starred_pick": "chosen", "starred_first": "PIE", "starred_second": "KIL", "starred_third": "CAB"}
    state = set_up(4, **chosen).state
    assert [card for card in sort_events([*state.row.values(), *state.event_deck]) if card in STARRED] == [
        "CAB",
        "PIE",
        "KIL",
    ]
    with pytest.raises(Malformed):
        set_up(4, **{**chosen, "starred_third": "pie"})
    # The three options count only with starred_pick=chosen, and accept upper and lower case.
    options = Match.start("tortuga", 4, "", options={"starred_third": "GUN"}).head.options
    assert (options["starred_first"], options["starred_third"]) == ("gun", "gun")


@pytest.mark.golden("G42")
def test_golden_the_rest_of_the_vote_deck_with_nine_seats():
    for deck, left in (("pub32", 5), ("ks30", 3)):
        match = set_up(9, vote_deck=deck)
        for _ in range(60):
            while asked(match)[0][1] != "action":
                say(match, next(iter(match.questions.values())).default)
            assert len(match.state.vote_deck) == left + sum(match.state.forfeits.values())
            ids = offered(match)
            default = next(iter(match.questions.values())).default
            say(match, next((verb for verb in ("attack", "brawl", "mutiny", "move/B1") if verb in ids), default))
    assert (len(VOTE_DECKS["pub32"]), len(VOTE_DECKS["ks30"])) == (32, 30)


@pytest.mark.golden("G43")
def test_golden_pawns_board_in_turn_and_the_treasure_is_level():
    """TO 2.9-2.13, 2.15, 3.1."""
    match = start(5, {"bag": [[3, 0, 4, 1, 2]]}, brethren="auto")
    assert where(match) == "FD[3,4,2] JR[0,1]"
    assert asked(match) == [(0, "start_hold")]
    say(match, match.questions[0].default)
    assert asked(match) == [(3, "start_hold")]
    say(match, match.questions[3].default)
    assert asked(match) == [(0, "action")]
    assert match.state.treasure == {
        "GAL": 4, "FD-B": 0, "FD-F": 1, "JR-B": 1, "JR-F": 0, "TOR-B": 0, "TOR-F": 0, "TOR-X": 2,
    }  # fmt: skip
    assert match.state.tallies == (1, 1)


def test_everybody_picks_a_pirate_in_turn():
    """TO 2.8."""
    match = start(3)
    assert asked(match) == [(0, "brethren")]
    say(match, "4")
    assert offered(match) == ["1", "2", "3", "5", "6", "7", "8", "9"]
    assert match.questions[1].default == "1"
    say(match, "9", "1")
    assert match.state.pirates == {0: 4, 1: 9, 2: 1}


def test_the_order_of_seats_may_be_shuffled():
    match = start(4, {"seat_order": [[2, 0, 3, 1]]}, seat_order="shuffled", brethren="auto")
    say(match, "JR-B", "FD-B")
    order = []
    for _ in range(5):
        order.append(asked(match)[0][0])
        say(match, match.questions[order[-1]].default)
    assert order == [0, 3, 1, 2, 0]
    assert match.view(None).order == [2, 0, 3, 1]
    assert match.state.loyalty == {2: "B", 0: "B", 3: "F", 1: "F"}


def test_the_treasure_of_tortuga_may_start_split():
    match = start(4, tortuga_start="split", brethren="auto")
    assert (match.state.treasure["TOR-B"], match.state.treasure["TOR-F"], match.state.treasure["TOR-X"]) == (1, 1, 0)
    assert match.view(None).treasure == match.state.treasure


def test_there_may_be_one_rowboat():
    """A5."""
    match = set_up(4, rowboats=1)
    assert [option for option in offered(match) if option.startswith("move")] == ["move/B1"]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"event_set": "all"},
        {"rowboats": 3},
        {"rowboats": 0},
        {"actions_per_turn": 3},
        {"stall_rounds": 10},
        {"sudden_death_rounds": 100},
        {"starred_first": "ARM"},
        {"starred_first": 3},
    ],
)
def test_other_options_are_refused(options: dict[str, object]):
    with pytest.raises(Malformed):
        Match.start("tortuga", 4, "", options=options)


@pytest.mark.parametrize("seats", [0, 1, 10])
def test_a_match_has_two_to_nine_seats(seats: int):
    with pytest.raises(Malformed):
        Match.start("tortuga", seats, "")


def test_actions_per_turn_follow_the_option():
    """TO-P1, A25."""
    for agreed, seats, expected in ((1, 2, 1), ("1", 2, 1), (2, 5, 2), ("auto", 2, 2), ("auto", 3, 1)):
        match = set_up(seats, actions_per_turn=agreed)
        assert next(iter(match.questions.values())).data["actions"] == expected
