"""Attack, mutiny and brawl (spec 5.5; TO 7, 8, 9)."""

from itertools import permutations

import pytest

from rules.kernel import IllegalAnswer, NotYourSeat, StaleQuestion, Table
from rules.tortuga.cards import TYPES
from rules.tortuga.state import BALLOTS_NAMED, BRAWLS_EXPLAINED

from .positions import asked, cast, counted, offered, position, say, told, treasure, where


def attack_with(ballots: dict[int, str], top: str, places: str = "FD[0,2,4] JR[1,3,5]", **rest):
    """Let seat 0 attack with these cards as ballots."""
    hands = {seat: f"{card} CBN" for seat, card in ballots.items()}
    match = position(places, hands=hands, top=top, **rest)
    say(match, "attack")
    cast(match, ballots)
    return match


# ---------------------------------------------------------------- attack


@pytest.mark.golden("G1")
def test_golden_a_water_cancels_a_torch_and_another_burns():
    """TO 7.5."""
    found = counted("CBS TFN WBN TBS")
    assert (found.cannons, found.torches, found.waters, found.lit, found.hit) == (1, 2, 1, 1, True)


@pytest.mark.golden("G2")
def test_golden_the_only_torch_is_put_out():
    found = counted("CBS TFN WBN")
    assert (found.lit, found.hit) == (0, False)
    match = attack_with({0: "CBS", 2: "TFN"}, top="WBN", places="FD[0,2] JR[1,3,4,5]")
    assert told(match, "vote_result")[0]["outcome"] == "failure"
    assert match.state.treasure["GAL"] == 4


@pytest.mark.golden("G3")
def test_golden_an_attack_without_a_cannon_fails():
    assert not counted("TBS TFN TBN").hit


@pytest.mark.golden("G4")
def test_golden_a_surplus_still_takes_one_treasure():
    """TO 7.7."""
    found = counted("CBS CFN TBN TFS TFN WFS")
    assert (found.lit, found.hit) == (2, True)
    match = position(
        "FD[0,1,2,3,4] JR[5]",
        hands={0: "CBS CBN", 1: "CFN CBN", 2: "TBN CBN", 3: "TFS TFS", 4: "TFN TFS"},
        top="WFS",
    )
    say(match, "attack")
    cast(match, {0: "CBS", 1: "CFN", 2: "TBN", 3: "TFS", 4: "TFN"})
    assert told(match, "vote_revealed")[0]["pool"] == ["CBS", "CFN", "TBN", "TFS", "TFN", "WFS"]
    say(match, "FD-B")
    assert treasure(match) == "GAL=3 FD.B=1 FD.F=1 JR.B=1 TOR.X=2"


@pytest.mark.golden("G5")
def test_golden_surplus_water_puts_out_torches_but_no_cannon():
    found = counted("CFN WBS WBN TFS")
    # Surplus water has no further effect (spec 5.5): no torch burns, not fewer than none.
    assert (found.cannons, found.lit, found.hit) == (1, 0, False)


@pytest.mark.golden("G6")
def test_golden_a_captain_alone_attacks_with_the_card_of_the_deck():
    """TO 7.1."""
    match = position("FD[0,2] JR[1] TOR[3,4,5]", active=1, hands={1: "CBN WFN"}, top="TFS")
    say(match, "attack", "CBN", "JR-F")
    assert treasure(match) == "GAL=3 FD.F=1 JR.B=1 JR.F=1 TOR.X=2"
    assert told(match, "treasure_moved")[-1]["hauls"] == [{"source": "GAL", "hold": "JR-F", "pieces": 1}]


@pytest.mark.golden("G7")
def test_golden_the_captain_picks_the_hold_that_is_robbed_and_his_own():
    """TO 7.6, TO-P5."""
    match = attack_with({0: "CBS", 2: "TFN", 4: "TBN"}, "TBS", treasure="GAL=0 JR.B=2 JR.F=1")
    assert asked(match) == [(0, "attack_source")]
    assert offered(match) == ["JR-B", "JR-F"]
    assert not any(option.reveals for option in match.questions[0].options)
    say(match, "JR-B")
    assert match.undoable(1)
    say(match, "FD-F")
    assert treasure(match) == "FD.F=1 JR.B=1 JR.F=1 TOR.X=2"


@pytest.mark.golden("G8")
def test_golden_a_ship_without_a_crew_can_be_robbed_and_one_hold_needs_no_question():
    """TO 5.3, 7.6; ask rule 4.5."""
    match = attack_with(
        {0: "CBS", 2: "TFN", 4: "TBN"}, "TBS", places="FD[0,2,4] TOR[1,3,5] JR[]", treasure="GAL=0 JR.F=1"
    )
    assert asked(match) == [(0, "attack_dest")]
    say(match, "FD-B")
    assert treasure(match) == "FD.B=1 TOR.X=2"


def test_the_captain_may_choose_the_other_ship_only_with_the_option():
    """Option attack_target (A11)."""
    rest = {"places": "FD[0] JR[1,2,3,4,5]", "treasure": "JR.F=1"}
    assert [option for option in offered(position(**rest)) if "attack" in option] == ["attack"]
    match = position(**rest, hands={0: "CBS CBN"}, top="TFN", attack_target="captain_choice")
    assert [option for option in offered(match) if "attack" in option] == ["attack/GAL", "attack/JR"]
    say(match, "attack/JR", "CBS", "FD-F")
    assert treasure(match) == "GAL=4 FD.F=1 TOR.X=2"


def test_a_captain_alone_without_cards_fails_and_the_deck_card_goes_under_the_deck():
    """Spec 5.5.5."""
    match = position("FD[0] JR[1,2,3,4,5]", hands={0: ""}, top="CBS TFN")
    say(match, "attack")
    assert told(match, "vote_called")[0]["voters"] == []
    assert told(match, "vote_called")[0]["cardless"] == [0]
    assert told(match, "vote_revealed")[0]["pool"] == ["CBS"]
    assert told(match, "vote_result")[0]["outcome"] == "failure"
    assert match.state.vote_deck[0] == "TFN"
    assert match.state.vote_deck[-1] == "CBS"
    assert asked(match) == [(1, "action")]


# ---------------------------------------------------------------- mutiny


@pytest.mark.golden("G10")
def test_golden_more_than_half_skulls_maroon_the_captain():
    """TO 8.5."""
    match = position("FD[0,2,4] JR[1,3] TOR[5]", active=2, hands={2: "TBS WFN", 4: "CBN WFN"}, top="WFS")
    say(match, "mutiny")
    assert told(match, "vote_called")[0]["voters"] == [2, 4]
    cast(match, {4: "CBN", 2: "TBS"})
    assert (told(match, "vote_revealed")[0]["skulls"], told(match, "vote_revealed")[0]["size"]) == (2, 3)
    assert where(match) == "FD[2,4] JR[1,3] TOR[5,0]"
    gained = told(match, "ranks_changed")[0]["gained"]
    assert {"seat": 2, "where": "FD", "ranks": ["CPT"]} in gained
    assert {"seat": 4, "where": "FD", "ranks": ["FM", "CB"]} in gained
    assert match.view(None).where(0) == "TOR"


@pytest.mark.golden("G11")
def test_golden_half_skulls_are_not_enough():
    """A14, A15: the deck's card counts, too."""
    hands = {2: "CBS CBN", 4: "TFS CBN", 1: "WBN CBN"}
    match = position("FD[0,2,4,1] JR[3,5]", active=2, hands=hands, top="WFN")
    say(match, "mutiny")
    cast(match, {2: "CBS", 4: "TFS", 1: "WBN"})
    assert (told(match, "vote_revealed")[0]["skulls"], told(match, "vote_revealed")[0]["size"]) == (2, 4)
    assert told(match, "vote_result")[0]["outcome"] == "failure"
    assert where(match) == "FD[0,2,4,1] JR[3,5]"


@pytest.mark.parametrize(("ballot", "top", "gone"), [("CBS", "TFS", True), ("CBS", "TFN", False)])
def test_a_first_mate_alone_needs_two_skulls(ballot: str, top: str, gone: bool):
    """Spec 5.5.5."""
    match = position("FD[0,2] JR[1,3,4,5]", active=2, hands={2: f"{ballot} WFN"}, top=top)
    say(match, "mutiny", ballot)
    assert (match.state.where(0) == "TOR") == gone


@pytest.mark.parametrize(("top", "gone"), [("TFS", True), ("TFN", False)])
def test_a_first_mate_without_cards_depends_on_the_deck_card(top: str, gone: bool):
    """Spec 5.5.5, TO-H8."""
    match = position("FD[0,2] JR[1,3,4,5]", active=2, hands={2: ""}, top=top)
    say(match, "mutiny")
    assert (match.state.where(0) == "TOR") == gone


# ---------------------------------------------------------------- brawl


@pytest.mark.golden("G12")
def test_golden_the_majority_of_flags_takes_both_treasures():
    """TO 9.5, A3."""
    match = position("FD[0,2] JR[1,4] TOR[3,5]", active=3, hands={3: "CBS CBN", 5: "TFN CBN"}, top="WFS")
    say(match, "brawl")
    cast(match, {3: "CBS", 5: "TFN"})
    assert (match.state.treasure["TOR-F"], match.state.treasure["TOR-X"]) == (2, 0)


@pytest.mark.parametrize("patched", [True, False])
@pytest.mark.parametrize(
    ("island", "top", "outcome", "stays"),
    [
        ("TOR.B=1 TOR.F=1", "CFS", "split", True),
        ("TOR.B=2", "CFS", "split", False),
        ("TOR.X=2", "CFS", "split", False),
        ("TOR.B=2", "CBS", "british", True),
        ("TOR.F=2", "CBS", "british", False),
    ],
)
def test_the_result_of_a_brawl_says_whether_the_chests_stay(
    island: str, top: str, outcome: str, stays: bool, patched: bool, monkeypatch: pytest.MonkeyPatch
):
    """TO 9.5, 9.6. Older matches go on without."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == BRAWLS_EXPLAINED)
    match = position("FD[0,2,4] JR[1,5] TOR[3]", f"FD.F=1 JR.B=1 {island}", active=3, hands={3: "TBN WFN"}, top=top)
    say(match, "brawl", "TBN")
    (result,) = told(match, "vote_result")
    assert result["outcome"] == outcome
    assert result.get("stays") == (stays if patched else None)
    assert bool(told(match, "treasure_moved")) != stays


@pytest.mark.parametrize("patched", [True, False])
def test_a_voter_is_told_in_which_vote_the_card_was_cast(patched: bool, monkeypatch: pytest.MonkeyPatch):
    """TO-H7: to nobody else. Older matches do not name the vote."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == BALLOTS_NAMED)
    match = position("FD[0,2] JR[1,3,4,5]", hands={0: "CBS TBN", 2: "CFN TBN"})
    say(match, "attack")
    cast(match, {0: "CBS", 2: "TBN"})
    for seat, card in ((0, "CBS"), (2, "TBN")):
        (told,) = [event.data for event in match.events(seat) if event.kind == "ballot_ack"]
        assert told["type"] == card
        assert told.get("vote") == ("attack" if patched else None)
    assert not [event for event in match.events(1) if event.kind == "ballot_ack"]


@pytest.mark.golden("G13")
def test_golden_a_tie_of_flags_splits_them():
    """TO 9.6."""
    match = position("FD[0,2,4] JR[1,5] TOR[3]", "TOR.F=2", active=3, hands={3: "TBN WFN"}, top="CFS")
    say(match, "brawl", "TBN")
    assert (match.state.treasure["TOR-B"], match.state.treasure["TOR-F"]) == (1, 1)
    assert told(match, "treasure_moved")[0]["hauls"] == [{"source": "TOR-F", "hold": "TOR-B", "pieces": 1}]


def test_a_governor_without_cards_depends_on_the_deck_card_which_never_ties():
    """Spec 5.5.5."""
    match = position("FD[0,2,4] JR[1,5] TOR[3]", active=3, hands={3: ""}, top="CFS")
    say(match, "brawl")
    assert match.state.treasure["TOR-F"] == 2


@pytest.mark.golden("G39")
def test_golden_the_map_of_tortuga_lets_its_holder_call_a_brawl():
    """TO-H6: the whole line votes, the Governor too."""
    match = position("FD[0] JR[1,3,4] TOR[2,5]", active=5, held={5: "MAP-TOR"})
    assert "brawl" in offered(match)
    say(match, "brawl")
    assert told(match, "vote_called")[0]["voters"] == [2, 5]


# ---------------------------------------------------------------- voters and ballots


@pytest.mark.golden("G18")
def test_golden_a_seat_in_a_boat_does_not_vote():
    """TO 6.2."""
    match = position("FD[0,2,4] JR[1,5] B1=3")
    say(match, "attack")
    assert told(match, "vote_called")[0]["voters"] == [0, 2, 4]
    with pytest.raises(NotYourSeat) as caught:
        match.answer(3, "CBS")
    assert caught.value.rule == "TO 6.2"


@pytest.mark.golden("G28")
def test_golden_the_order_of_ballots_makes_no_difference():
    """TO-H7."""
    logs = []
    for order in permutations([0, 2, 4]):
        match = position("FD[0,2,4] JR[1,3,5]", hands={0: "WFN CBN", 2: "CFS CBN", 4: "TBS CBN"}, top="CBS")
        say(match, "attack")
        cast(match, {seat: {0: "WFN", 2: "CFS", 4: "TBS"}[seat] for seat in order})
        assert told(match, "vote_revealed")[0]["pool"] == ["CBS", "CFS", "TBS", "WFN"]
        logs.append(list(match.log))
    assert all(log == logs[0] for log in logs)


@pytest.mark.golden("G41")
def test_golden_a_hand_of_equal_cards_is_still_asked():
    match = position("FD[0,2] JR[1,3,4,5]", hands={0: "TBS TBS TBS"})
    say(match, "attack")
    assert asked(match) == [(0, "ballot"), (2, "ballot")]
    assert offered(match, 0) == ["TBS", "blind"]
    assert match.questions[0].default == "blind"
    assert match.questions[0].secret


def test_a_single_card_is_cast_without_a_question_and_an_empty_hand_casts_nothing():
    """V2, A13."""
    match = position("FD[0,2,4] JR[1,3,5]", hands={0: "CBS CBN", 2: "TFN", 4: ""}, top="WFN TFN")
    say(match, "attack")
    assert asked(match) == [(0, "ballot")]
    (called,) = told(match, "vote_called")
    assert (called["voters"], called["cardless"]) == ([0, 2], [4])
    cast(match, {0: "CBS"})
    assert told(match, "vote_revealed")[0]["pool"] == ["CBS", "TFN", "WFN"]


@pytest.mark.golden("G45")
def test_golden_the_pool_goes_under_the_deck_and_the_caller_draws_first():
    """V8, TO 7.8."""
    match = position("FD[0,2,4] JR[1,3,5]", hands={0: "CBS CFN", 2: "CBS CFN", 4: "WBS CFN"}, top="WBN TBS TBN TFS TFN")
    say(match, "attack")
    cast(match, {4: "WBS", 0: "CBS", 2: "CBS"})
    assert {seat: match.state.hands[seat] for seat in (0, 2, 4)} == {
        0: ["CFN", "TBS"],
        2: ["CFN", "TBN"],
        4: ["CFN", "TFS"],
    }
    assert match.state.vote_deck[0] == "TFN"
    # Calm dice keep the canonical order.
    assert match.state.vote_deck[-4:] == ["CBS", "CBS", "WBS", "WBN"]


def test_the_first_voter_after_a_caller_without_a_ballot_draws_first():
    """V8."""
    match = position(
        "FD[0,2,4,1] JR[3,5]",
        active=2,
        hands={1: "CBN CFN", 2: "", 4: "CBN CFN"},
        top="WBN TBN TFN",
    )
    say(match, "mutiny")
    cast(match, {1: "CBN", 4: "CBN"})
    assert match.state.hands[4] == ["CFN", "TBN"]
    assert match.state.hands[1] == ["CFN", "TFN"]


@pytest.mark.golden("G46")
def test_golden_a_blind_ballot_is_drawn_and_looks_like_any_other_ballot():
    match = position("FD[0,2,4] JR[1,3,5]", active=3, hands={3: "CBS TFN WBN", 5: "WFN TBS"}, dice={"blind": [1]})
    say(match, "mutiny")
    shown = cast(match, {3: "blind", 5: "TBS"})
    again = position("FD[0,2,4] JR[1,3,5]", active=3, hands={3: "CBS TFN WBN", 5: "WFN TBS"})
    say(again, "mutiny")
    plain = cast(again, {3: "TFN", 5: "TBS"})
    assert match.draws[0] == ("blind", 0, 1)
    assert [event for event in shown if event.seen_by(None)] == [event for event in plain if event.seen_by(None)]
    (ack,) = [event for event in shown if event.kind == "ballot_ack" and event.seen_by(3)]
    assert (ack.audience, ack.data["blind"], ack.data["type"]) == ((3,), True, "TFN")


def test_blind_ballots_are_drawn_in_the_order_of_seats_not_of_the_line():
    """V4."""
    hands = {0: "CBS TFN", 2: "CBN TBS WFN", 4: "CFN WBN"}
    match = position("FD[4,2,0] JR[1,3,5]", active=4, hands=hands, dice={"blind": [1, 2, 0]})
    say(match, "attack")
    cast(match, {2: "blind", 4: "blind", 0: "blind"})
    acks = {event.data["seat"]: event.data["type"] for event in match.log if event.kind == "ballot_ack"}
    assert acks == {0: "TFN", 2: "WFN", 4: "CFN"}


def test_ballots_are_final():
    """TO-H7: no second ballot, and no undo, alone or by consent."""
    for show in ("count", "names"):
        match = position("FD[0,2,4] JR[1,3,5]", missing_voters=show)
        say(match, "attack")
        question = match.questions[2].id
        match.answer(2, "blind", question)
        with pytest.raises(StaleQuestion):
            match.answer(2, "blind", question)
        with pytest.raises(IllegalAnswer):
            match.undo(2)
        with pytest.raises(IllegalAnswer):
            match.undo(2, to=1, consent=range(6))
        with pytest.raises(IllegalAnswer):
            match.undo(0, to=0, consent=range(6))


@pytest.mark.parametrize(
    ("places", "command", "seat", "code", "rule"),
    [
        ("FD[0,2,4] JR[1,3,5]", "attack", 1, "not_in_electorate", "TO 7.2"),
        ("FD[0,2,4] JR[1,5] B1=3", "attack", 3, "not_in_electorate", "TO 6.2"),
        ("FD[2,0,4] JR[1,3,5]", "mutiny", 2, "not_in_electorate", "TO 8.2"),
        ("FD[2,0,4] JR[1,3,5]", "mutiny", 5, "not_in_electorate", "TO 8.2"),
        ("FD[2,4] TOR[0,1] JR[3,5]", "brawl", 5, "not_in_electorate", "TO 9.2"),
        ("FD[0,2,4] JR[1,3,5]", "attack", 2, "ballot_final", "TO-H7"),
    ],
)
def test_a_refused_ballot_is_told_the_reason_and_the_rule(places: str, command: str, seat: int, code: str, rule: str):
    """Spec 4.6."""
    match = position(places)
    say(match, command)
    questions: list[str | None] = [None]
    if code == "ballot_final":
        questions.append(match.questions[seat].id)
        match.answer(seat, "blind")
    before = len(match.entries)
    for question in questions:
        for refused in (lambda question=question: match.answer(seat, "blind", question), lambda: match.asked(seat)):
            with pytest.raises(StaleQuestion if code == "ballot_final" else NotYourSeat) as caught:
                refused()
            assert (caught.value.code, caught.value.rule) == (code, rule)
    assert len(match.entries) == before


def test_a_member_of_the_vote_without_vote_cards_has_no_ballot():
    """TO-H8; the only card of a hand is cast unasked, and is as final as others."""
    match = position("FD[0,2,4] JR[1,3,5]", hands={4: "CBS"})
    match.state.hands[2] = []
    say(match, "attack")
    with pytest.raises(NotYourSeat) as none:
        match.answer(2, "blind")
    assert (none.value.code, none.value.rule) == ("no_vote_card", "TO-H8")
    with pytest.raises(StaleQuestion) as stale:
        match.answer(4, "CBS")
    assert stale.value.code == "ballot_final"


def test_after_the_vote_a_ballot_is_behind_everybody_and_the_others_wait():
    match = attack_with({0: "CBS", 2: "TFN"}, top="WBN", places="FD[0,2] JR[1,3,4,5]")
    assert match.state.vote is None
    with pytest.raises(StaleQuestion) as caught:
        match.answer(2, "blind", "2.1")
    assert caught.value.code == "answered_already"
    with pytest.raises(StaleQuestion) as caught:
        match.answer(2, "blind")
    assert (caught.value.code, caught.value.rule) == ("wait", "TO 3.1")


def test_the_number_of_missing_ballots_is_shown_and_names_only_with_the_option():
    """V3."""
    match = position("FD[0,2,4] JR[1,3,5]")
    say(match, "attack")
    match.answer(2, "blind")
    assert match.waiting(None) == ((), 2)
    assert match.waiting(2) == ((), 2)
    assert match.waiting(4) == ((4,), 1)
    match = position("FD[0,2,4] JR[1,3,5]", missing_voters="names")
    say(match, "attack")
    match.answer(2, "blind")
    assert match.waiting(None) == ((0, 4), 0)


def test_a_ballot_must_be_a_card_of_the_own_hand():
    match = position("FD[0,2,4] JR[1,3,5]", hands={0: "CBS CBN TBS"})
    say(match, "attack")
    for card in [card for card in TYPES if card not in ("CBS", "CBN", "TBS")]:
        with pytest.raises(IllegalAnswer):
            match.answer(0, card)


def test_every_voter_reads_the_same_prompt():
    """Spec 5.5.6, 4."""
    match = position("FD[0,2,4] JR[1,3,5]")
    say(match, "attack")
    assert len({(q.kind, str(q.data), q.rule, q.show) for q in match.questions.values()}) == 1
