"""Action cards about hands, decks and turns (KS 5.5), and a deceived seat's turn (KS 4.2.3)."""

import pytest

from rules.kaiser.state import State
from rules.kaiser.turn import take_turn
from rules.kernel import Play, Table

from .positions import (
    asked,
    commit,
    discards,
    finish,
    fleet,
    hand,
    mods,
    offered,
    position,
    prizes,
    rolls,
    row,
    say,
    since,
    told,
    trace,
)

# ---------------------------------------------------------------- Deception and Fog Bank


@pytest.mark.parametrize("card", ["deception", "fog_bank"])
def test_ks_5_5_10_5_5_14_the_card_lies_before_an_enemy_with_neither(card: str):
    """KS 9.23."""
    match = position(seats=4, hands={0: card}, fog=[1], deception=[2])
    commit(match, f"{card} action")
    say(match, card)
    lying = match.state.forces[3]
    assert (lying.fog if card == "fog_bank" else lying.deception) == f"{card}#1"
    # It is discarded in the victim's turn, not in this one (KS 4.2.12).
    assert discards(match) == ""


@pytest.mark.parametrize("card", ["deception", "fog_bank"])
def test_ks_9_23_a_second_one_is_illegal(card: str):
    match = position(seats=3, hands={0: card}, fog=[1], deception=[2])
    commit(match, f"{card} action")
    assert told(match, "revealed") == []


def test_ks_4_2_2_a_fogged_turn_has_refuge_rolls_and_nothing_else():
    """KS 9.24: no card, no leaving, no draw."""
    match = position(
        active=1,
        ships={1: "W5^*~ R11"},
        rows={0: "M01 M02", 1: "M03 M04 M05", 2: "M06 M07 M08"},
        hands={1: "reflag trap"},
        fog=[1],
        merchants="M09",
        dice="B4 / W3  B2 / W2",
    )
    assert asked(match) == []
    assert rolls(match) == ["refuge_repair 4:3 success", "refuge_supply 2:2 failure"]
    assert (fleet(match, 1), hand(match, 1), row(match, 0)) == ("W5~^ R11", "reflag trap", "M01 M02 M09")
    assert (discards(match), told(match, "drew_card")) == ("fog_bank", [])
    assert match.state.forces[1].fog is None


def test_ks_4_2_3_a_deceived_turn_has_one_random_card_from_the_hand():
    match = position(
        active=1,
        ships={1: "W5*~"},
        hands={1: "trap collier damage_control"},
        deception=[1],
        draws={"hand": [2]},
    )
    (drawn,) = [event for event in since(match) if event.kind == "deception_drawn"]
    assert drawn.data == {"seat": 1, "cards": 1}
    assert drawn.private == {1: {"faces": ["damage_control#1"]}}
    assert asked(match) == [(1, "play")]
    assert match.questions[1].default == "end_turn"
    assert offered(match) == ["damage_control", "end_turn"]
    say(match, "damage_control")
    assert fleet(match, 1) == "W5~"
    assert trace(match) == ["1 play"]
    assert discards(match) == "damage_control deception"
    assert (hand(match, 1).split()[:2], len(told(match, "drew_card"))) == (["trap", "collier"], 1)


def test_ks_5_5_10_a_deceived_seat_may_decline():
    match = position(active=1, ships={1: "W5~"}, hands={1: "collier"}, deception=[1])
    say(match, "end_turn")
    assert (fleet(match, 1), discards(match)) == ("W5~", "collier deception")


@pytest.mark.parametrize("card", ["surprise_attack", "trap", "good_hunting", "collier", "lay_mines"])
def test_ks_5_5_10_a_card_that_cannot_be_used_is_ignored(card: str):
    """No assist, no reaction, nothing without use; mines need a raider with the mark outside refuge."""
    match = position(active=1, ships={1: "R9 W5 R11^"}, hands={1: card}, deception=[1], turns=1)
    # What may be left is to leave refuge, which is no card play.
    assert offered(match) == ["leave_refuge/R11", "end_turn"]
    say(match, "end_turn")
    assert discards(match) == f"{card} deception"


def test_ks_5_5_10_an_empty_hand_draws_nothing():
    match = position(active=1, deception=[1])
    assert asked(match) == []
    assert (discards(match), len(told(match, "drew_card"))) == ("deception", 1)


def test_ks_5_5_10_reflag_and_attacks_are_action_halves():
    match = position(active=1, ships={1: "R9!"}, hands={1: "reflag"}, deception=[1])
    say(match, "reflag")
    assert fleet(match, 1) == "R9"
    match = position(active=1, hands={1: "submarine_u"}, rows={2: "M33"}, deception=[1], dice="B4 W1 R1 / G3")
    say(match, "submarine_u", "2", "pass")
    assert row(match, 2).startswith("M33*")


def test_ks_5_5_10_a_deceived_seat_names_a_raider_for_lay_mines():
    match = position(
        active=1,
        ships={1: "R9 R10 R11 R14^"},
        rows={0: "M01", 2: "M33"},
        hands={1: "lay_mines"},
        deception=[1],
        dice="B4 R1 / G4",
    )
    say(match, "lay_mines")
    assert asked(match) == [(1, "target_ship")]
    assert offered(match) == ["R10", "R11"]
    say(match, "R11")
    assert told(match, "revealed")[0]["place"] == "lay/R11"
    say(match, "2", "pass")
    assert rolls(match) == ["mines 4:4 none"]


def test_ks_5_5_10_second_chance_by_deception_gives_a_normal_extra_turn():
    match = position(active=1, hands={1: "second_chance collier"}, deception=[1], ships={1: "W5~"})
    say(match, "second_chance")
    assert asked(match) == [(1, "commit")]
    commit(match, "collier action")
    say(match, "collier")
    assert fleet(match, 1) == "W5"
    assert discards(match) == "second_chance deception collier"


def test_ks_5_5_10_a_deceived_seat_reacts_as_usual():
    match = position(ships={0: "R9"}, rows={1: "M33 M34 M35"}, hands={0: "recalled", 1: "slim_pickings"}, deception=[1])
    commit(match, "recalled ship/R9")
    say(match, "recalled", "1", "M33")
    assert offered(match) == ["pass", "slim_pickings"]
    say(match, "slim_pickings")
    assert match.state.forces[1].deception == "deception#1"


def test_ks_4_2_12_deception_is_discarded_after_the_victims_cards_and_before_reactions():
    match = position(active=1, hands={1: "interned", 0: "reflag"}, ships={0: "R9!"}, deception=[1], discard="trap")
    say(match, "interned", "reflag")
    assert discards(match) == "trap interned deception reflag"


# ---------------------------------------------------------------- Intelligence


def test_ks_5_5_17_intelligence_looks_at_a_hand():
    match = position(seats=4, hands={0: "intelligence", 1: "trap amc", 3: "qqq"})
    commit(match, "intelligence action")
    say(match, "intelligence")
    assert asked(match) == [(0, "intelligence_mode")]
    assert offered(match) == ["deck", "hand/1", "hand/3"]
    assert match.questions[0].default == "deck"
    say(match, "hand/1")
    (seen,) = [event for event in since(match) if event.kind == "hand_seen"]
    assert seen.private == {0: {"hand": ["trap#1", "amc#1"]}}
    assert seen.data == {"seat": 0, "victim": 1, "cards": 2}
    assert match.view(0).me.known == {1: ["trap#1", "amc#1"]}
    assert match.view(2).me.known == {}


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 3), (4, 4)])
def test_ks_5_5_17_intelligence_reorders_as_many_cards_as_there_are_seats(seats: int, count: int):
    top = ["trap#1", "amc#1", "qqq#1", "recalled#1"]
    match = position(seats=seats, hands={0: "intelligence"}, deck=" ".join(top))
    commit(match, "intelligence action")
    # With empty hands everywhere there is nothing else to look at.
    say(match, "intelligence")
    (question,) = match.questions.values()
    assert (question.kind, question.secret, question.default) == ("intelligence_order", True, top[:count])
    say(match, top[:count][::-1])
    assert hand(match, 0) == top[count - 1].partition("#")[0]
    assert match.state.actions[: count - 1] == top[: count - 1][::-1]
    # Others learn that it happened, and of how many cards.
    assert told(match, "deck_seen") == [{"seat": 0, "cards": count}]


def test_ks_5_5_17_fewer_cards_are_shown_where_fewer_remain():
    match = position(seats=4, hands={0: "intelligence"}, left=2)
    commit(match, "intelligence action")
    say(match, "intelligence")
    assert len(offered(match)) == 2


# ---------------------------------------------------------------- Recon Aircraft


def test_ks_5_5_31_recon_aircraft_takes_two_random_cards():
    match = position(hands={0: "recon_aircraft", 1: "trap amc qqq"}, seats=2, draws={"hand": [2, 0]}, deck="recalled")
    commit(match, "recon_aircraft action")
    say(match, "recon_aircraft")
    (taken,) = [event for event in since(match) if event.kind == "cards_taken"]
    assert taken.data == {"seat": 0, "victim": 1, "cards": 2}
    assert taken.private == {0: {"taken": ["qqq#1", "trap#1"]}, 1: {"taken": ["qqq#1", "trap#1"]}}
    assert (hand(match, 0), hand(match, 1)) == ("qqq trap recalled", "amc")


def test_ks_5_5_31_fewer_cards_are_taken_from_a_smaller_hand_and_none_is_illegal():
    match = position(hands={0: "recon_aircraft#1 recon_aircraft#2", 1: "trap"}, fog=[1])
    commit(match, "recon_aircraft#1 action", "recon_aircraft#2 action")
    # It is aimed at the hand, which no fog hides (KS 5.5.14).
    say(match, "reveal/1")
    assert (hand(match, 0), hand(match, 1)) == ("trap", "")
    assert offered(match) == ["end_turn", "end_turn/order"]


# ---------------------------------------------------------------- Wireless Intercept


def test_ks_5_5_47_wireless_intercept_takes_the_top_two_discards_once_a_turn():
    match = position(
        hands={0: "wireless_intercept#1 wireless_intercept#2"}, discard="trap amc qqq fog_bank", deck="recalled"
    )
    commit(match, "wireless_intercept#1 action", "wireless_intercept#2 action")
    say(match, "reveal/1")
    assert hand(match, 0) == "fog_bank qqq"
    assert discards(match) == "trap amc"
    # Anybody may look at what is on top now (KS 4.3.1).
    assert match.view(1).top == ["amc#1", "trap#1"]
    assert offered(match) == ["end_turn", "end_turn/order"]
    say(match, "end_turn")
    # This turn's cards were not yet on the pile.
    assert discards(match) == "trap amc wireless_intercept wireless_intercept"


def test_ks_5_5_47_one_card_is_taken_where_there_is_one_and_none_is_illegal():
    match = position(hands={0: "wireless_intercept"}, discard="trap", deck="recalled")
    commit(match, "wireless_intercept action")
    say(match, "wireless_intercept")
    assert hand(match, 0) == "trap recalled"
    match = position(hands={0: "wireless_intercept"})
    commit(match, "wireless_intercept action")
    assert told(match, "revealed") == []


def test_ks_4_2_6_a_card_gained_cannot_be_played_in_the_turn():
    match = position(hands={0: "wireless_intercept collier"}, discard="damage_control", ships={0: "W5*~"})
    commit(match, "wireless_intercept action", "collier action")
    say(match, "wireless_intercept")
    assert offered(match) == ["collier", "end_turn", "end_turn/order"]


# ---------------------------------------------------------------- Second Chance


def test_ks_5_5_37_second_chance_gives_one_more_turn_with_fresh_limits():
    match = position(
        hands={0: "second_chance#1 recalled second_chance#2 wireless_intercept trap"},
        ships={0: "W5"},
        rows={1: "M33 M34 M35", 2: "M36 M37 M38"},
        discard="qqq amc",
        dice="B1 G1 R1 / G8 W1 / G1  B1 G1 R1 / G8 W1 / G1",
    )
    commit(match, "second_chance#1 action", "second_chance#2 action", "recalled ship/W5")
    say(match, "second_chance")
    assert offered(match) == ["recalled", "end_turn", "end_turn/order"]
    say(match, "recalled", "1", "M33", "pass", "end_turn")
    assert asked(match) == [(0, "commit")]
    assert len(told(match, "drew_card")) == 1
    assert match.state.turn.extra
    # The ship may act again, and at another seat; the two cards may not be played.
    commit(match, "wireless_intercept action", "trap ship/W5")
    assert offered(match) == ["trap", "end_turn", "end_turn/order"]
    say(match, "trap")
    assert asked(match) == [(0, "target_seat")]
    say(match, "2", "M37", "pass", "end_turn")
    assert len(told(match, "drew_card")) == 2
    assert match.state.turn.second_chance is False


def test_ks_5_5_37_no_second_chance_in_an_extra_turn():
    match = position(hands={0: "second_chance#1 second_chance#2"}, turns=1)
    commit(match, "second_chance#1 action")
    say(match, "second_chance")
    commit(match, "second_chance#2 action")
    assert [data["extra"] for data in told(match, "turn_start")] == [False, True]
    assert asked(match) == []


def test_ks_4_1_1_no_extra_turn_after_the_last_card():
    match = position(hands={0: "second_chance"}, left=1)
    commit(match, "second_chance action")
    say(match, "second_chance")
    assert len(told(match, "turn_start")) == 1
    assert (asked(match), told(match, "turn_end")) == ([], [])


# ---------------------------------------------------------------- submarines


def test_ks_5_5_43_a_uc_boat_chooses_torpedo_or_mines():
    match = position(
        seats=2,
        rows={1: "M33 M34 M35"},
        hands={0: "submarine_uc#1 submarine_uc#2"},
        dice="B4 R1 / G4 B4 R1 / G4 B4 R1 / G4 B4 W1 / G4",
    )
    commit(match, "submarine_uc#1 action", "submarine_uc#2 action")
    say(match, "reveal/1")
    assert asked(match) == [(0, "uc_mode")]
    assert offered(match) == ["torpedo", "mines"]
    assert match.questions[0].default == "torpedo"
    say(match, "mines", ["M33", "M34", "M35"], "pass")
    assert rolls(match) == ["mines 4:4 none"] * 3
    say(match, "reveal/2", "torpedo", "M34", "pass")
    assert rolls(match)[3:] == ["torpedo 4:4 none"]


def test_ks_5_5_42_a_u_boat_has_torpedoes_only():
    match = position(seats=2, rows={1: "M33"}, hands={0: "submarine_u"}, dice="B4 W6 R1 / G4")
    commit(match, "submarine_u action")
    say(match, "submarine_u", "pass")
    assert trace(match)[:3] == ["0 commit", "0 play", "1 react"]
    assert rolls(match) == ["torpedo 6:4 damaged"]


# ---------------------------------------------------------------- Interrogate and Monitor


def test_ks_5_5_19_a_failed_interrogate_is_no_intercept_but_sets_the_attack_target():
    """KS 9.21."""
    match = position(
        ships={1: "R5", 2: "R9"},
        hands={0: "interrogate#1 interrogate#2 surprise_attack"},
        dice="B4 / G4  B5 / G4  B1 W1 / G8",
    )
    commit(match, "interrogate#1 action", "interrogate#2 action", "surprise_attack action")
    say(match, "reveal/1", "1")
    assert rolls(match) == ["interrogate 4:4 failure"]
    assert not match.state.forces[1].ships[0].intercepted
    say(match, "reveal/2")
    # No seat to choose any more, and no assist may be attached.
    assert asked(match) == [(1, "react")]
    say(match, "pass")
    assert mods(match) == {}
    assert asked(match) == [(1, "reflag")]
    say(match, "pass")
    assert (rolls(match)[1:], fleet(match, 1)) == (["interrogate 5:4 success", "intercept 1:8 none"], "R5!")


def test_ks_5_5_19_after_the_intercept_the_owner_may_reflag():
    match = position(seats=2, ships={1: "R5"}, hands={0: "interrogate", 1: "reflag"}, dice="B5 / G4  B1 W1 / G8")
    commit(match, "interrogate action")
    say(match, "interrogate")
    # Never before (KS 5.6): the card itself is no answer.
    assert offered(match) == ["pass"]
    say(match, "pass", "reflag")
    assert fleet(match, 1) == "R5"


def test_ks_5_5_19_a_prize_tries_for_a_port_before_reflag():
    match = position(
        seats=2, prizes={1: "M60"}, hands={0: "interrogate", 1: "reflag"}, dice="B5 / G4  B1 W1 / G8  W4 / G4"
    )
    commit(match, "interrogate action")
    say(match, "interrogate", "pass", "reflag")
    assert rolls(match)[2:] == ["safe_passage 4:4 failure"]
    assert prizes(match, 1) == "M60"


def test_ks_5_6_a_ship_already_intercepted_is_not_interrogated():
    match = position(seats=2, ships={1: "R5!"}, hands={0: "recalled interrogate", 1: "reflag"})
    commit(match, "recalled british", "interrogate action")
    say(match, "recalled", "reflag")
    assert fleet(match, 1) == "R5"
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_5_5_24_monitor_reaches_a_ship_in_refuge_with_surprise():
    """KS 9.43."""
    match = position(
        seats=2,
        ships={1: "R5^ R9! W1^*"},
        hands={0: "monitor surprise_attack good_hunting", 1: "break_contact pull_the_plug"},
        dice="B4 G1 / G4",
    )
    commit(match, "monitor action", "surprise_attack action", "good_hunting action")
    say(match, "monitor")
    assert asked(match) == [(0, "assists")]
    assert offered(match) == ["surprise_attack"]
    say(match, ["surprise_attack"])
    assert offered(match) == ["R5", "W1"]
    say(match, "R5")
    assert offered(match) == ["pass", "pull_the_plug"]
    say(match, "pass")
    assert mods(match) == {"surprise_attack": 2, "monitor": 2}
    assert rolls(match) == ["intercept 8:4 sunk"]
    assert fleet(match, 1) == "R9! W1*^"
    say(match, "end_turn")
    assert discards(match).split()[-1] == "good_hunting"
    assert "island_refuge" in discards(match)


def test_ks_5_5_24_monitor_is_the_ships_intercept_of_the_turn():
    match = position(seats=2, ships={1: "W1^"}, hands={0: "monitor recalled"}, dice="B1 G1 / B8 W1")
    commit(match, "monitor action", "recalled british")
    assert offered(match) == ["monitor", "end_turn", "end_turn/order"]
    say(match, "monitor", "pass")
    assert offered(match) == ["end_turn", "end_turn/order"]


# ---------------------------------------------------------------- team cards outside team play


@pytest.mark.parametrize("card", ["bounding_main", "exchange_information"])
def test_ks_5_5_4_5_5_11_team_cards_are_only_intercept_cards_without_teams(card: str):
    match = position(seats=4, hands={0: card}, ships={1: "W1"})
    commit(match, f"{card} action")
    assert told(match, "revealed") == []
    match = position(seats=4, hands={0: card}, ships={1: "W1"}, dice="B1 W1 / B8 W1")
    commit(match, f"{card} british")
    say(match, card, "pass")
    assert rolls(match) == ["intercept 1:8 none"]


def test_ks_4_2_14_exactly_one_card_is_drawn_each_turn():
    match = position(hands={0: "trap collier"}, turns=3)
    finish(match)
    assert [data["seat"] for data in told(match, "drew_card")] == [0, 1, 2]


def test_ks_5_9_19_what_the_phantom_laid_before_the_live_player_is_gone_when_that_turn_ends():
    """It is no card, so nothing is discarded."""
    match = position(seats=1, turns=0, hands={0: "trap"}, then=befogged)
    assert match.state.forces[0].fog is None
    assert not match.view(0).forces[0].fog
    assert discards(match) == ""


def befogged(table: Table, state: State) -> Play[None]:
    """Have the Phantom lay a fog, and the live player take that turn."""
    state.forces[0].fog = "fog_bank"
    table.tell("fog", seat=0, by=1, card="fog_bank")
    yield from take_turn(table, state, 0)


def test_ks_4_2_3_supplies_from_prizes_are_no_card_play():
    match = position(
        active=1,
        ships={1: "W5~"},
        prizes={1: "M60"},
        hands={1: "trap"},
        deception=[1],
        prize_resupply=True,
        dice="B1 / B1 G1",
    )
    assert offered(match) == ["resupply/M60/W5", "end_turn"]
    say(match, "resupply/M60/W5")
    assert fleet(match, 1) == "W5"


def test_ks_7_the_deceived_seat_alone_sees_its_card_until_it_is_used():
    match = position(active=1, ships={1: "W5~"}, hands={1: "collier"}, deception=[1])
    assert [slot.card for slot in match.view(1).committed] == ["collier#1"]
    for reader in (0, 2, None):
        assert [slot.card for slot in match.view(reader).committed] == [None]
    say(match, "end_turn")
    assert match.view(2).top == ["deception#1", "collier#1"]
