"""Event cards: revealing them, and the effect of each (spec 5.3, 5.4)."""

import pytest

from .positions import asked, offered, position, say, sizes, told, treasure, where


@pytest.mark.golden("G29")
def test_golden_a_peek_is_public_but_its_cards_are_not():
    """TO 3.3a, A28; row memory, spec 7.1."""
    match = position("FD[0,2,4] JR[1,3,5]", row="PIS ALB BSP LOM STO", active=2)
    (peek, *_) = say(match, "peek/2-4")
    assert dict(peek.data) == {"seat": 2, "slots": [2, 4]}
    assert dict(peek.private) == {2: {"seen": [{"slot": 2, "card": "ALB"}, {"slot": 4, "card": "LOM"}]}}
    assert match.view(2).me.memory == {2: "ALB", 4: "LOM"}
    for other in (0, 1, 3, 4, 5):
        assert match.view(other).me.memory == {}
    assert match.view(None).peekers == {2: [2], 4: [2]}
    say(match, "reveal/4")
    assert match.view(2).me.memory == {2: "ALB"}
    assert match.view(None).peekers == {2: [2]}


@pytest.mark.golden("G30")
def test_golden_the_forced_seat_is_the_revealer():
    """TO 3.3c: the next turn follows that of the seat that forced."""
    match = position("FD[0,2] JR[1,3,4,5]", row="LOM PIS BSP", active=1)
    say(match, "force/4/1-3")
    assert asked(match) == [(4, "forced_card")]
    assert offered(match) == ["1", "3"]
    assert match.questions[4].default == "1"
    next_card = match.state.event_deck[0]
    say(match, "3")
    assert where(match) == "FD[0,2] JR[1,3,5] TOR[4]"
    assert match.state.row[3] == next_card
    assert asked(match) == [(2, "action")]


@pytest.mark.golden("G31")
def test_golden_a_letter_is_saved_if_it_can_bring_nobody():
    match = position("FD[0,2,4] JR[1,3,5]", row="LOM")
    say(match, "reveal/1")
    assert match.state.held[0] == ["LOM"]
    assert asked(match) == [(1, "action")]


def test_a_letter_brings_a_seat_from_tortuga_or_a_boat_or_is_saved():
    match = position("FD[0,2] JR[1,3] TOR[4] B2=5", row="LOM")
    say(match, "reveal/1")
    assert offered(match) == ["save", "4/FD", "4/JR", "5/FD", "5/JR"]
    assert match.questions[0].default == "save"
    say(match, "5/JR")
    assert where(match) == "FD[0,2] JR[1,3,5] TOR[4]"
    assert match.state.discard == ["LOM"]
    match = position("FD[2] JR[1,3,5] TOR[4] B2=0", row="LOM")
    say(match, "reveal/1", "0/FD")
    assert where(match) == "FD[2,0] JR[1,3,5] TOR[4]"


@pytest.mark.golden("G33")
def test_golden_a_storm_returns_a_ships_treasure_to_the_galleon():
    match = position("FD[0,2,4] JR[1,3,5]", "JR.B=1 JR.F=2 GAL=2", active=3, row="STO")
    say(match, "reveal/1")
    assert treasure(match) == "GAL=5 TOR.X=2"


@pytest.mark.parametrize("places", ["JR[1,3,5] TOR[0,2,4]", "JR[1,3,5] TOR[2,4] B1=0"])
def test_a_storm_does_nothing_if_the_revealer_is_aboard_no_ship(places: str):
    match = position(places, row="STO")
    before = treasure(match)
    say(match, "reveal/1")
    assert treasure(match) == before
    assert told(match, "no_effect")[0]["card"] == "STO"


@pytest.mark.golden("G34")
def test_golden_gunpowder_destroys_the_empty_boat_by_default():
    match = position("FD[0,2,4] JR[1,5] B1=3", row="GUN")
    say(match, "reveal/1")
    assert offered(match) == ["B1", "B2"]
    say(match, match.questions[0].default)
    assert where(match) == "FD[0,2,4] JR[1,5] B1=3"
    assert match.state.destroyed == ["B2"]


def test_gunpowder_maroons_the_sailor_without_the_loss_of_a_card():
    match = position("FD[0,2,4] JR[1,5] B1=3", row="GUN")
    say(match, "reveal/1", "B1")
    assert where(match) == "FD[0,2,4] JR[1,5] TOR[3]"
    assert sizes(match) == [3] * 6
    assert [option for option in offered(match) if option.startswith("move")] == ["move/B2"]


def test_gunpowder_is_not_asked_with_one_boat_and_does_nothing_with_none():
    match = position("FD[0,2,4] JR[1,5] B1=3", row="GUN", destroyed="B2")
    say(match, "reveal/1")
    assert match.state.destroyed == ["B2", "B1"]
    assert where(match) == "FD[0,2,4] JR[1,5] TOR[3]"
    match = position("FD[0,2,4] JR[1,3,5]", row="GUN", destroyed="B1 B2")
    say(match, "reveal/1")
    assert told(match, "no_effect")[0]["card"] == "GUN"


@pytest.mark.golden("G35")
def test_golden_kill_devil_deals_every_seat_as_many_cards_as_before():
    match = position(
        "FD[0,2] JR[1,3]", seats=4, active=1, row="KIL", starred="KIL GUN STO", hands={1: "CBS CBN", 2: ""}
    )
    assert sizes(match) == [3, 2, 0, 3]
    deck = len(match.state.vote_deck)
    say(match, "reveal/1")
    assert sizes(match) == [3, 2, 0, 3]
    assert len(match.state.vote_deck) == deck
    # Calm dice keep the canonical order, so the first cards go to the revealer, who is dealt first.
    assert match.state.hands[1] == ["CBS", "CBS"]
    assert match.state.hands[3] == ["CBS", "CBN", "CBN"]
    assert match.state.hands[0] == ["CBN", "CFS", "CFS"]
    (event,) = [event for event in match.log if event.kind == "hands_reshuffled"]
    assert dict(event.data) == {"seat": 1}
    assert {seat: data["hand"] for seat, data in event.private.items()} == match.state.hands


@pytest.mark.golden("G36")
def test_golden_cabin_fever_reverses_the_line():
    match = position("FD[0,2,4] JR[1,3,5]", active=2, row="CAB", starred="CAB GUN STO")
    say(match, "reveal/1")
    assert where(match) == "FD[4,2,0] JR[1,3,5]"


def test_cabin_fever_from_ashore_picks_a_ship():
    match = position("FD[0,2,4] JR[1,5] TOR[3]", active=3, row="CAB", starred="CAB GUN STO")
    say(match, "reveal/1")
    assert match.questions[3].default == "JR"
    say(match, "FD")
    assert where(match) == "FD[4,2,0] JR[1,5] TOR[3]"
    match = position("FD[0] JR[1] TOR[2,3,4,5]", active=0, row="CAB", starred="CAB GUN STO")
    say(match, "reveal/1")
    assert told(match, "no_effect")[0]["card"] == "CAB"


def test_pieces_of_eight_move_one_treasure_between_the_holds_of_a_ship():
    match = position("FD[0,2,4] JR[1,3,5]", "FD.B=1 JR.B=1", row="PIE", starred="PIE GUN STO")
    say(match, "reveal/1")
    assert offered(match) == ["FD-B", "JR-B"]
    assert match.questions[0].default == "FD-B"  # level
    say(match, "JR-B")
    assert treasure(match) == "GAL=4 FD.B=1 JR.F=1 TOR.X=2"
    match = position("FD[0,2,4] JR[1,3,5]", "FD.B=1", row="PIE", starred="PIE GUN STO")
    say(match, "reveal/1")
    assert treasure(match) == "GAL=4 FD.F=1 TOR.X=2"
    match = position("FD[0,2,4] JR[1,3,5]", "GAL=4", row="PIE", starred="PIE GUN STO")
    say(match, "reveal/1")
    assert told(match, "no_effect")[0]["card"] == "PIE"


def test_the_crows_nest_shows_the_other_cards_but_not_the_next_one():
    match = position("FD[0,2,4] JR[1,3,5]", row="CRO PIS ALB BSP LOM")
    say(match, "reveal/1")
    assert match.view(0).me.memory == {2: "PIS", 3: "ALB", 4: "BSP", 5: "LOM"}
    assert match.view(1).me.memory == {}
    assert match.view(None).peekers == {2: [0], 3: [0], 4: [0], 5: [0]}


def test_a_pistol_maroons_another_seat_by_default_the_next():
    match = position("FD[0,2,4] JR[1,3,5]", row="PIS", active=5)
    say(match, "reveal/1")
    assert offered(match) == ["0", "1", "2", "3", "4"]
    assert match.questions[5].default == "0"
    say(match, "4")
    assert where(match) == "FD[0,2] JR[1,3,5] TOR[4]"


def test_a_map_goes_to_any_seat_by_default_the_revealer():
    """TO-H6: aboard the map's ship the holder may stow from any place in line."""
    match = position("FD[0,2,4] JR[1,3,5]", row="MAP-FD", active=5)
    say(match, "reveal/1")
    assert match.questions[5].default == "5"
    assert match.questions[5].rule == "TO-E MAP-FD"
    say(match, "0")
    assert match.state.held[0] == ["MAP-FD"]
    assert "stow/FD-F" in offered(match)
    match = position("FD[2,4] JR[0,1,3,5]", held={0: "MAP-FD"})
    assert [option for option in offered(match) if option.startswith("stow")] == []


def test_an_empty_deck_leaves_slots_empty_for_good():
    """R4, A21."""
    match = position("FD[0,2,4] JR[1,3,5]", row="BSP CRO")
    match.state.event_deck.clear()
    say(match, "reveal/1")
    assert match.state.row[1] is None
    assert match.view(None).row[1] == "empty"
    assert told(match, "row_refilled")[0] == {"slot": 1, "filled": False, "deck": 0}
    for slot in (3, 4, 5):
        match.state.row[slot] = None
    assert [option for option in offered(match) if option.split("/")[0] in ("peek", "reveal", "force")] == [
        "peek/2",
        "reveal/2",
    ]
    assert match.questions[1].default == "peek/2"
