"""Action cards about hands, decks and turns, submarines, Interrogate and Monitor (KS 5.5)."""

import pytest

from rules.kaiser.state import LAID_EXPLAINED
from rules.kernel import Table

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
    say,
    since,
    told,
    trace,
)

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
    assert seen.private == {0: {"hand": ["amc#1", "trap#1"]}}
    assert seen.data == {"seat": 0, "victim": 1, "cards": 2}
    assert match.view(0).me.known == {1: ["amc#1", "trap#1"]}
    assert match.view(2).me.known == {}


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 3), (4, 4)])
def test_ks_5_5_17_intelligence_reorders_as_many_cards_as_there_are_seats(seats: int, count: int):
    top = ["trap#1", "amc#1", "qqq#1", "recalled#1"]
    match = position(seats=seats, hands={0: "intelligence"}, deck=" ".join(top))
    commit(match, "intelligence action")
    # All hands are empty, so only the deck can be looked at.
    say(match, "intelligence")
    (question,) = match.questions.values()
    assert (question.kind, question.secret, question.default) == ("intelligence_order", True, top[:count])
    say(match, top[:count][::-1])
    assert hand(match, 0) == top[count - 1].partition("#")[0]
    assert match.state.actions[: count - 1] == top[: count - 1][::-1]
    # Others learn of it and the number of cards.
    assert told(match, "deck_seen") == [{"seat": 0, "cards": count}]


def test_ks_5_5_17_a_short_deck_shows_fewer_cards():
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
    assert taken.private == {0: {"taken": ["qqq#1", "trap#1"]}, 1: {"lost": ["qqq#1", "trap#1"]}}
    assert (hand(match, 0), hand(match, 1)) == ("qqq trap recalled", "amc")


def test_ks_5_5_31_a_small_hand_loses_fewer_cards_and_an_empty_hand_is_illegal():
    match = position(hands={0: "recon_aircraft#1 recon_aircraft#2", 1: "trap"}, fog=[1])
    commit(match, "recon_aircraft#1 action", "recon_aircraft#2 action")
    # It is aimed at the hand, which fog does not hide (KS 5.5.14).
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
    # Every player may look at the top discards now (KS 4.3.1).
    assert match.view(1).top == ["amc#1", "trap#1"]
    assert offered(match) == ["end_turn", "end_turn/order"]
    say(match, "end_turn")
    # This turn's cards were not on the pile yet.
    assert discards(match) == "trap amc wireless_intercept wireless_intercept"


def test_ks_5_5_47_a_single_discard_is_taken_and_an_empty_pile_is_illegal():
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
    # The ship may act again, at another seat; the two cards taken may not be played.
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
    # The seat is fixed, and no assist may be attached.
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
    # Reflag never answers Interrogate itself (KS 5.6).
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


def test_ks_5_5_19_interrogate_says_its_dice_and_whose_a_prize_is():
    match = position(
        seats=2, ships={1: "R5"}, prizes={1: "M59"}, rows={0: "M33", 1: "M01"}, hands={0: "interrogate trap"}
    )
    commit(match, "interrogate action", "trap british")
    say(match, "interrogate")
    question = match.questions[0]
    assert (question.data["challenge"], question.data["response"]) == ("B", "G")
    assert [option.data.get("captor") for option in question.options] == [None, 1]


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


@pytest.mark.parametrize("patched", [False, True])
@pytest.mark.parametrize("card", ["fog_bank", "deception"])
def test_the_discards_of_a_turn_say_whose_card_lay_in_front(card: str, patched: bool, monkeypatch: pytest.MonkeyPatch):
    """Matches that began before the patch tell what they told."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch != LAID_EXPLAINED or patched)
    match = position(seats=3, active=1, hands={1: card}, turns=2)
    commit(match, f"{card} action")
    say(match, card, "2")
    finish(match)
    (hindered,) = told(match, "discarded")
    assert (hindered["seat"], hindered["faces"]) == (2, [f"{card}#1"])
    assert hindered.get("answers") == ([{"card": f"{card}#1", "seat": 1}] if patched else None)
    assert match.state.forces[2].laid_by is None
