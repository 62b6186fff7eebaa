"""The flow of rounds and turns, and the public piles (spec 4.1 to 4.3)."""

import pytest

from rules.kaiser.pieces import kind_of
from rules.kernel import IllegalAnswer, Match

from .positions import (
    asked,
    commit,
    discards,
    finish,
    fleet,
    hand,
    offered,
    pass_on,
    pile,
    position,
    rolls,
    row,
    say,
    told,
    trace,
)


def steps(match) -> list[str]:
    """Return the kinds of event in a turn's course, in order."""
    course = ("turn_start", "turn_skipped", "committed", "discarded", "drew_card", "refilled", "turn_end")
    return [event.kind for event in match.log if event.kind in course]


# ---------------------------------------------------------------- rounds


def test_ks_4_1_seats_take_their_turns_clockwise():
    match = position(seats=3, turns=4, active=1, hands={0: "trap", 1: "trap"})
    finish(match)
    assert [data["seat"] for data in told(match, "turn_start")] == [1, 2, 0, 1]


def test_the_start_of_a_turn_names_the_rule_of_what_is_special_about_it():
    """An extra turn, or one that is hindered, follows from a card, and not from who began."""
    match = position(seats=3, turns=4, hands={0: "second_chance", 1: "trap", 2: "trap"}, fog=[1])
    commit(match, "second_chance action")
    say(match, "second_chance")
    finish(match)
    rules = [(e.data["extra"], e.data["fog"], e.rule) for e in match.log if e.kind == "turn_start"]
    assert (True, False, "KP 3.3.37") in rules
    assert (False, True, "KP 3.3.14") in rules
    assert {rule for extra, fog, rule in rules if not extra and not fog} == {"KP 3.1"}


def test_ks_4_1_1_the_round_stops_when_the_last_card_is_drawn():
    """No merchants are replaced, and the turn does not go on."""
    match = position(rows={0: "M01 M02", 1: "M03"}, hands={0: "trap"}, left=1)
    commit(match)
    assert not match.questions
    assert told(match, "drew_card")[0]["left"] == 0
    assert (row(match, 0), row(match, 1)) == ("M01 M02", "M03")
    assert told(match, "refilled") == told(match, "turn_end") == []


def test_ks_4_1_1_the_turn_of_the_last_card_is_played_in_full():
    match = position(ships={0: "R9"}, rows={1: "M01"}, hands={0: "fair_seas"}, left=1, dice="B9 G2 W3 / R2")
    commit(match, "fair_seas ship/R9")
    say(match, "fair_seas")
    finish(match)
    assert pile(match, 0) == "M01"
    assert discards(match) == "fair_seas"


def test_ks_4_1_2_a_seat_without_ships_plays_on():
    match = position(ships={1: "W5"}, hands={0: "trap breakout"}, germans="R1", dice="B1 W1 / G4 W3  B9 / G8")
    commit(match, "trap british", "breakout action")
    assert offered(match) == ["trap", "breakout", "end_turn", "end_turn/order"]
    say(match, "trap", "pass", "breakout")
    assert fleet(match, 0) == "R1"
    finish(match)
    assert len(match.state.forces[0].hand) == 1


# ---------------------------------------------------------------- a turn


def test_ks_4_2_a_turn_goes_from_commitment_to_refill():
    match = position(ships={0: "R9"}, rows={1: "M01"}, hands={0: "fair_seas"}, merchants="M40", dice="B9 G2 W3 / R2")
    commit(match, "fair_seas ship/R9")
    say(match, "fair_seas")
    finish(match)
    assert steps(match)[-6:] == ["turn_start", "committed", "discarded", "drew_card", "refilled", "turn_end"]


def test_ks_4_2_1_a_skipped_turn_leaves_fog_and_deception_where_they_lie():
    match = position(seats=4, teams=True, hands={0: "bounding_main", 1: "trap"}, fog=[1], turns=2)
    commit(match, "bounding_main action")
    say(match, "bounding_main")
    assert told(match, "turn_skipped") == [{"seat": 1}]
    assert match.state.forces[1].fog is not None
    assert match.state.forces[1].skipped is False
    assert steps(match)[-2:] == ["turn_end", "turn_skipped"]
    assert hand(match, 1) == "trap"


def test_ks_4_2_7_cards_without_a_use_are_not_listed():
    """No ship is identified or damaged: only the merchants can be attacked."""
    match = position(ships={0: "R9", 1: "R1"}, hands={0: "trap damage_control interned lay_mines"})
    commit(match, "trap ship/R9", "damage_control action", "interned action", "lay_mines british")
    assert offered(match) == ["trap", "end_turn", "end_turn/order"]


def test_ks_4_2_7_a_card_gets_its_use_while_the_turn_goes_on():
    """A ship that Interrogate has identified may be interned."""
    match = position(ships={1: "R1"}, hands={0: "interrogate interned"}, dice="B9 / G2  B2 W1 / B9")
    commit(match, "interrogate action", "interned action")
    assert offered(match) == ["interrogate", "end_turn", "end_turn/order"]
    say(match, "interrogate", "pass", "pass")
    assert offered(match) == ["interned", "end_turn", "end_turn/order"]


def test_ks_4_2_7_committed_cards_need_not_be_played():
    match = position(ships={0: "R9"}, hands={0: "trap"})
    commit(match, "trap ship/R9")
    say(match, "end_turn")
    assert rolls(match) == []
    assert discards(match) == "trap"


def test_ks_4_2_7_play_is_not_asked_without_a_card_to_play_or_order():
    match = position(hands={0: "trap"})
    commit(match, "trap action")
    assert trace(match) == ["0 commit"]
    assert discards(match) == "trap"


def test_ks_4_2_7_leaving_a_refuge_and_prizes_supplies_are_listed():
    match = position(ships={0: "R9^ W5~"}, prizes={0: "M01"}, prize_resupply=True, hands={0: "trap"})
    commit(match)
    assert offered(match) == ["leave_refuge/R9", "resupply/M01/W5", "end_turn"]


def test_ks_4_2_11_a_fresh_turn_has_fresh_limits():
    rows = {1: "M01 M02 M03"}
    match = position(
        ships={0: "R9"}, seats=2, rows=rows, hands={0: "trap slim_pickings"}, dice="B1 G1 W1 / R4 R1 / W6", turns=3
    )
    commit(match, "trap ship/R9")
    say(match, "trap", "M01", "pass")
    pass_on(match, 0)
    assert not any(v.acted or v.intercepted for force in match.state.forces for v in force.vessels)
    commit(match, "slim_pickings ship/R9")
    say(match, "slim_pickings")
    assert offered(match) == ["M01", "M02", "M03"]


def test_ks_4_2_14_a_hand_has_no_upper_limit():
    match = position(seats=2, hands={0: "trap " * 2 + "reflag " * 5 + "interrogate " * 5}, turns=3)
    finish(match)
    assert len(match.state.forces[0].hand) == 14


def test_ks_4_2_15_rows_are_refilled_the_active_seats_first():
    rows = {0: "M01 M02", 1: "M03", 2: "M04 M05 M06"}
    match = position(rows=rows, active=1, hands={1: "trap"}, merchants="M10 M11 M12")
    commit(match)
    assert [row(match, seat) for seat in range(3)] == ["M01 M02 M12", "M03 M10 M11", "M04 M05 M06"]
    assert told(match, "refilled") == [{"seat": 1, "ships": ["M10", "M11"]}, {"seat": 0, "ships": ["M12"]}]


def test_ks_3_3_4_used_merchants_come_back_when_the_deck_runs_out():
    match = position(rows={0: "M01 M02 M04", 1: "M03", 2: "M05 M06 M07"}, hands={0: "trap"})
    deck = match.state.merchants
    deck.unused, deck.used = ["M08"], deck.unused[1:]
    commit(match)
    assert row(match, 1) == "M03 M08 M09"
    assert told(match, "reshuffled")[0]["deck"] == "merchant_deck"


def test_ks_3_3_4_an_empty_merchant_deck_refills_nothing():
    match = position(rows={0: "M01 M02 M04", 1: "M03", 2: "M05 M06 M07"}, hands={0: "trap"})
    match.state.merchants.unused = ["M08"]
    commit(match)
    assert row(match, 1) == "M03 M08"


# ---------------------------------------------------------------- public piles


def test_ks_4_3_1_the_top_two_discards_are_public():
    match = position(hands={0: "trap scuttle reflag"}, discard="amc qqq")
    assert [card.split("#")[0] for card in match.view(None).top] == ["qqq", "amc"]
    commit(match, "trap action", "scuttle action", "reflag action")
    say(match, "end_turn")
    for reader in (None, 0, 1, 2):
        assert [card.split("#")[0] for card in match.view(reader).top] == ["reflag", "scuttle"]


def test_ks_4_3_2_victory_piles_are_public_with_doubled_cards():
    match = position(piles={0: "M01 M02x2 M03=safe W5 amc"}, hands={0: "trap"})
    for reader in (None, 1):
        seen = match.view(reader).forces[0]
        assert [(scored.card, scored.doubled) for scored in seen.pile] == [
            ("M01", False), ("M02", True), ("M03", False), ("W5", False), ("amc#1", False),
        ]  # fmt: skip
        assert seen.bounds == (3 + 6 + 3 + 12 + 7, 3 + 6 + 3 + 12 + 7)


@pytest.mark.parametrize("reader", [None, 0, 2])
def test_ks_4_3_3_the_number_of_cards_left_is_public(reader: int | None):
    match = position(left=9, hands={0: "trap"})
    assert match.view(reader).left == 9
    commit(match)
    assert match.view(reader).left == 8


def test_spec_7_a_known_hand_is_forgotten_once_partners_exchange_cards():
    hands = {1: "intelligence", 2: "exchange_information qqq trap", 0: "amc"}
    match = position(seats=4, teams=True, active=1, turns=2, hands=hands)
    commit(match, "intelligence action")
    say(match, "intelligence", "hand/2")
    assert match.view(1).me.known == {2: ["exchange_information#1", "qqq#1", "trap#1"]}
    commit(match, "exchange_information action")
    say(match, "exchange_information", "nothing", "nothing")
    match.answer(0, [])
    match.answer(2, ["qqq#1"])
    assert match.view(1).me.known == {2: []}
    assert match.view(3).me.known == {}


def confirmed(match: Match) -> dict[str, bool]:
    """Return the options of the open question, by their cards if they have one, and whether each is confirmed."""
    (question,) = match.questions.values()
    return {
        kind_of(option.data["card"]) if "card" in option.data else option.id: question.is_final(option.id)
        for option in question.options
    }


def test_a_choice_is_confirmed_where_it_sets_off_what_cannot_be_taken_back():
    """To turn up a card is confirmed, because all see it; so is a target, because dice or a reaction follow."""
    match = position(
        seats=3,
        ships={0: "R9 R11", 1: "R1", 2: "R2"},
        rows={1: "M33 M34", 2: "M52"},
        hands={0: "qqq trap breakout fog_bank second_chance", 1: "amc", 2: "amc"},
    )
    commit(match, "qqq ship/R9", "trap ship/R11", "breakout action", "fog_bank action", "second_chance action")
    cards = ("qqq", "trap", "breakout", "fog_bank", "second_chance")
    # In what order to discard is a question of its own, and is confirmed there.
    assert confirmed(match) == {**dict.fromkeys([*cards, "end_turn"], True), "end_turn/order": False}
    say(match, "qqq")
    # Two merchants: the ship is still to be chosen; one: the attack begins at once.
    assert confirmed(match) == {"1": False, "2": True}
    say(match, "1")
    assert confirmed(match) == {"M33": True, "M34": True}


@pytest.mark.parametrize("assist", [True, False])
@pytest.mark.parametrize(
    ("laid", "help_card"),
    [
        ("qqq ship/R11", "surprise_attack"),
        ("qqq british", "surprise_attack"),
        ("monitor action", "surprise_attack"),
        ("lay_mines lay/R11", "special_cargo"),
        ("submarine_u action", "special_cargo"),
    ],
)
def test_a_seat_is_not_confirmed_if_the_assists_against_it_are(laid: str, help_card: str, assist: bool):
    """Either is, before the dice: the seat can be taken back until the assists are confirmed, which turns them up."""
    card = laid.partition(" ")[0]
    match = position(
        seats=3,
        ships={0: "R11", 1: "R1! R3^", 2: "R2! R4^"},
        rows={1: "M33", 2: "M52"},
        hands={0: f"{card} {help_card}", 1: "amc", 2: "amc"},
        reaction_prompts="only_if_able",
    )
    commit(match, laid, f"{help_card} {'action' if assist else 'british'}")
    say(match, card)
    asked_of = match.questions[0]
    assert asked_of.kind == "target_seat"
    assert [asked_of.is_final(option.id) for option in asked_of.options] == [not assist] * 2
    if assist:
        say(match, "1")
        assert match.questions[0].kind == "assists"
        assert match.questions[0].is_final([])


def test_ks_4_2_12_the_wish_to_order_the_discards_can_be_taken_back():
    """It has turned up nothing and drawn nothing: the rest of the cards can still be played."""
    match = position(ships={0: "R9"}, rows={1: "M01"}, hands={0: "trap collier", 1: "qqq"}, turns=2, left=9)
    commit(match, "trap ship/R9", "collier action")
    play = match.questions[0]
    match.answer(0, "end_turn/order")
    assert asked(match) == [(0, "discard_order")]
    assert match.takeback(0).question == play.id
    match.answer(0, ["collier#1", "trap#1"])
    with pytest.raises(IllegalAnswer, match="no_takeback"):
        match.takeback(0)


def test_the_end_of_a_turn_cannot_be_taken_back():
    match = position(ships={0: "R9"}, rows={1: "M01"}, hands={0: "trap collier", 1: "qqq"}, turns=2, left=9)
    commit(match, "trap ship/R9", "collier action")
    match.answer(0, "end_turn")
    with pytest.raises(IllegalAnswer, match="no_takeback"):
        match.takeback(0)


def test_ks_5_5_20_to_leave_a_refuge_can_be_taken_back():
    match = position(ships={0: "R9^"}, rows={1: "M01"}, hands={0: "trap collier", 1: "qqq"}, turns=2, left=9)
    commit(match, "trap action", "collier action")
    play = match.questions[0]
    assert not play.is_final("leave_refuge/R9")
    match.answer(0, "leave_refuge/R9")
    assert match.takeback(0).question == play.id
