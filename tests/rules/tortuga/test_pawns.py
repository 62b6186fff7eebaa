"""Marooning, boats, Albatrosses and forfeited cards (spec 5.1, 5.2, 5.6; TO 5, 6)."""

import pytest

from rules.kernel import IllegalAnswer

from .positions import asked, offered, position, say, sizes, start, told, treasure, where


@pytest.mark.golden("G14")
def test_golden_a_crew_member_marooned_by_the_captain_loses_no_card():
    """TO 3.4b, 5.1, 5.2."""
    match = position("FD[0,2,4] JR[1,3] TOR[5]")
    say(match, "maroon/2")
    assert where(match) == "FD[0,4] JR[1,3] TOR[5,2]"
    assert len(match.state.hands[2]) == 3
    assert {"seat": 4, "where": "FD", "ranks": ["FM", "CB"]} in told(match, "ranks_changed")[0]["gained"]


@pytest.mark.golden("G15")
def test_golden_a_seat_marooned_on_tortuga_goes_to_the_back_and_loses_a_card():
    """TO 5.5, TO-H4."""
    match = position("FD[0,4] JR[1,3] TOR[5,2]", row="PIS", hands={5: "CBS TFN WBN"})
    say(match, "reveal/1", "5")
    assert asked(match) == [(5, "forfeit")]
    assert offered(match) == ["CBS", "TFN", "WBN", "blind"]
    assert match.questions[5].secret
    assert match.questions[5].default == "blind"
    say(match, "TFN")
    assert where(match) == "FD[0,4] JR[1,3] TOR[2,5]"
    assert match.state.hands[5] == ["CBS", "WBN"]
    assert match.state.vote_deck[-1] == "TFN"
    (event,) = [event for event in match.log if event.kind == "card_forfeited" and event.private]
    assert (dict(event.data), dict(event.private)) == (
        {"seat": 5, "hand_size": 2},
        {5: {"type": "TFN", "hand": ["CBS", "WBN"]}},
    )


@pytest.mark.golden("G16")
def test_golden_alone_on_tortuga_a_black_spot_costs_a_card():
    match = position("FD[0,4] JR[1,2,3] TOR[5]", row="BSP", active=5, dice={"blind": [2]}, hands={5: "CBS TFN WBN"})
    say(match, "reveal/1", "blind")
    assert where(match) == "FD[0,4] JR[1,2,3] TOR[5]"
    assert match.state.hands[5] == ["CBS", "TFN"]
    assert match.state.vote_deck[-1] == "WBN"


@pytest.mark.golden("G17")
def test_golden_a_seat_marooned_from_a_boat_loses_no_card():
    """TO 6.4."""
    match = position("FD[0,2,4] JR[1] TOR[5] B1=3", row="PIS")
    say(match, "reveal/1", "3")
    assert where(match) == "FD[0,2,4] JR[1] TOR[5,3]"
    assert sizes(match) == [3] * 6


@pytest.mark.golden("G25")
def test_golden_two_albatrosses_wreck_a_ship_from_the_rear():
    """TO-E ALB, TO-P4; its treasure stays (TO 5.3)."""
    match = position("FD[0,2,4] JR[1,3] TOR[5]", active=4, held={2: "ALB"}, row="ALB")
    before = treasure(match)
    say(match, "reveal/1")
    assert where(match) == "JR[1,3] TOR[5,4,2,0]"
    assert told(match, "shipwreck")[0]["crew"] == [4, 2, 0]
    assert treasure(match) == before
    assert sizes(match) == [3] * 6
    assert match.state.held[2] == match.state.held[4] == ["ALB"]


def test_boarding_brings_albatrosses_together_and_one_pawn_may_hold_two():
    """TO-E ALB: by a move, or by a letter."""
    match = position("FD[0,2] JR[1,3,4] B1=5", active=5, held={5: "ALB ALB"})
    say(match, "move/FD")
    assert where(match) == "JR[1,3,4] TOR[5,2,0]"
    match = position("FD[0,2] JR[1,3,4] TOR[5]", active=1, held={5: "ALB", 0: "ALB", 1: "LOM"})
    say(match, "letter/5/FD")
    assert where(match) == "JR[1,3,4] TOR[5,2,0]"
    match = position("FD[0,2] JR[1,3,4] TOR[5]", active=1, held={5: "ALB", 0: "ALB", 1: "LOM"})
    say(match, "letter/5/JR")
    assert where(match) == "FD[0,2] JR[1,3,4,5]"


@pytest.mark.golden("G26")
def test_golden_the_line_on_tortuga_may_be_longer_than_its_printed_places():
    """TO 5.4."""
    match = position("JR[8] TOR[0,1,2,3,4,5,6,7]", seats=9, active=8, row="BSP")
    say(match, "reveal/1")
    assert match.state.lines["TOR"] == [0, 1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.golden("G32")
def test_golden_a_saved_letter_is_a_whole_action():
    """TO-E LOM."""
    match = position("FD[0,4] JR[1,3] TOR[2,5]", held={0: "LOM"})
    say(match, "letter/5/JR")
    assert where(match) == "FD[0,4] JR[1,3,5] TOR[2]"
    assert match.state.discard == ["LOM"]
    assert match.state.held[0] == []
    assert sizes(match) == [3] * 6
    assert asked(match) == [(1, "action")]
    assert match.view(None).held[0] == []


@pytest.mark.golden("G47")
def test_golden_the_last_card_is_lost_without_a_question():
    """TO-H8: the seat is still Governor, and loses no more cards."""
    match = position("FD[0,4] JR[1,3,5] TOR[2]", active=2, hands={2: "WFN"}, row="BSP")
    say(match, "reveal/1")
    assert asked(match) == [(3, "action")]
    assert match.state.vote_deck[-1] == "WFN"
    assert match.state.hands[2] == []
    assert "brawl" in offered(position("FD[0,4] JR[1,3,5] TOR[2]", active=2, hands={2: ""}))
    match = position("FD[0,4] JR[1,3,5] TOR[2]", active=2, hands={2: ""}, row="BSP")
    say(match, "reveal/1")
    assert told(match, "card_forfeited") == []


def test_a_boat_leads_to_any_line_and_holds_one_pawn():
    """TO 3.3d, 6.1, 6.2."""
    match = position("FD[0,2,4] JR[1,3] TOR[5]")
    assert [option for option in offered(match) if option.startswith("move")] == ["move/B1", "move/B2"]
    say(match, "move/B1")
    assert where(match) == "FD[2,4] JR[1,3] TOR[5] B1=0"
    assert {"seat": 2, "where": "FD", "ranks": ["CPT"]} in told(match, "ranks_changed")[0]["gained"]
    assert [option for option in offered(match) if option.startswith("move")] == ["move/B2"]
    match = position("FD[2,4] JR[1,3] TOR[5] B1=0")
    assert [option for option in offered(match) if option.startswith("move")] == ["move/FD", "move/JR", "move/TOR"]
    say(match, "move/TOR")
    assert where(match) == "FD[2,4] JR[1,3] TOR[5,0]"


def test_a_move_can_be_undone_by_consent_only_and_a_secret_never():
    """Spec 4.2: commands are final, but consent can undo a command that revealed nothing."""
    match = start(4, {"bag": [[0, 1, 2, 3]]}, brethren="auto")
    say(match, "JR-B", "FD-F", "move/B1")
    with pytest.raises(IllegalAnswer):
        match.undo(1)
    match.undo(1, to=2, consent=range(4))
    assert asked(match) == [(1, "action")]
    assert match.view(None).where(1) == match.state.where(1) == "JR"
    say(match, "peek/1-2")
    with pytest.raises(IllegalAnswer):
        match.undo(1, to=4, consent=range(4))


@pytest.mark.parametrize(
    ("places", "held", "wrecked"),
    [
        ("FD[0] B1=1 TOR[2]", {0: "ALB", 1: "ALB LOM"}, ["letter/1/FD", "move/FD"]),
        ("FD[0] B1=1 TOR[2]", {1: "ALB ALB LOM"}, ["letter/1/FD", "letter/1/JR", "move/FD", "move/JR"]),
        ("FD[0] B1=1 TOR[2]", {0: "ALB", 1: "LOM", 2: "ALB"}, ["letter/2/FD"]),
        ("FD[0] B1=1 TOR[2]", {0: "ALB", 1: "LOM"}, []),
    ],
)
def test_options_say_where_two_albatrosses_meet(places: str, held: dict[int, str], wrecked: list[str]) -> None:
    """TO-E ALB: everybody sees the Albatrosses, so that nobody need walk into a shipwreck unwarned."""
    found: list[str] = []
    for option in position(places, held=held, active=1).questions[1].options:
        if option.data.get("wrecks"):
            found.append(option.id)
        if option.id.startswith(("move", "letter")):
            match = position(places, held=held, active=1)
            assert bool(option.data["wrecks"]) == ("shipwreck" in [event.kind for event in say(match, option.id)])
    assert sorted(found) == wrecked
