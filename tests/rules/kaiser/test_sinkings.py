"""After a sinking: Recalled and Mistaken Identity; Minesweeper before it (spec 5.4.5, 5.5.22, 5.5.23, 5.5.30)."""

from rules.kernel import Match

from .positions import (
    asked,
    commit,
    discards,
    finish,
    fleet,
    offered,
    pile,
    position,
    rolls,
    row,
    say,
    told,
    trace,
)
from .scenes import mines, raid, torpedo

SUNK = "B10 G1 W1 / G1"
NO_PORT, PORT = "W1 / G8", "W6 / G1"


# ---------------------------------------------------------------- after a sinking (5.4.5)


def test_ks_5_4_5_recalled_is_offered_after_the_sinking():
    match = raid(defender="recalled mistaken_identity", dice=f"{SUNK} / B6 / B5")
    say(match, "pass")
    # The defender has no sunk merchant in its pile.
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass", "recalled"])
    say(match, "recalled")
    assert rolls(match)[-1] == "recalled 6:5 success"
    assert (fleet(match, 0), pile(match, 0)) == ("", "M48")
    assert match.state.germans.used == ["R11"]
    assert told(match, "out_of_play")[0]["ship"] == "R11"


def test_ks_5_4_5_recalled_works_on_disguised_and_warships_and_equal_fails():
    match = raid("W5", defender="recalled", dice="B10 G1 R1 / G1 / B5 / B5")
    say(match, "pass", "recalled")
    assert rolls(match)[-1] == "recalled 5:5 failure"
    assert fleet(match, 0) == "W5"
    # The defender's one reaction is used: no other window opens.
    finish(match)
    assert "1 recall_late" not in trace(match)


def test_ks_5_4_5_after_a_pass_recalled_is_offered_before_each_later_target_and_at_the_end():
    """Directly after the pass nothing has changed, so that the next target opens no second window (ruling)."""
    match = raid(
        "W5",
        "M48 M46 M24",
        attach="shipping_lanes",
        also="collier",
        defender="recalled",
        dice="B10 G1 R1 / G1 / B1 G1 R1 / G8 / W1 / G8 / B1 G1 R1 / W6 / W1 / G8 / B6 / B5",
    )
    say(match, "pass", "pass")
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass", "recalled"])
    say(match, "pass")
    assert asked(match) == [(1, "react")]
    say(match, "pass")
    assert asked(match) == [(1, "after_sinking")]
    say(match, "pass", "pass")
    assert asked(match) == [(0, "play")]
    say(match, "end_turn")
    assert (asked(match), offered(match)) == ([(1, "recall_late")], ["pass", "recalled"])
    say(match, "recalled")
    assert rolls(match)[-1] == "recalled 6:5 success"
    assert fleet(match, 0) == ""
    # Before T4: the card lies on top of this turn's discards.
    assert discards(match) == "qqq shipping_lanes collier recalled"


def test_ks_5_4_5_recalled_before_a_further_target_releases_it():
    match = raid(
        "W5",
        "M48 M46 M24",
        attach="shipping_lanes",
        also="trap",
        ships={0: "R4"},
        defender="recalled",
        dice=f"B10 G1 R1 / G1 / B1 G1 R1 / G8 / {NO_PORT} / B9 / B1",
    )
    say(match, "pass", "pass", "pass", "pass", "recalled")
    assert fleet(match, 0) == "R4"
    assert row(match, 1) == "M46 M24"
    assert [vessel.intercepted for vessel in match.state.forces[1].row] == [True, False]
    assert "1 recall_late" not in trace(match)


def test_ks_5_4_5_no_late_window_if_the_ship_is_gone_or_the_window_used():
    match = raid(defender="qqq#2", dice=SUNK)
    say(match, "qqq", "pass")
    finish(match)
    assert "1 recall_late" not in trace(match)


def test_ks_5_4_5_the_late_window_names_one_ship():
    match = position(
        seats=2,
        ships={0: "R11 W5"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq#1 collier trap", 1: "recalled"},
        dice="B10 G1 W1 / G1 / B10 G1 R1 / G1 / B6 / B5",
    )
    # A card that is still face down may be played: the window after the sinking is not the last.
    commit(match, "qqq#1 ship/R11", "trap ship/W5", "collier action")
    say(match, "qqq", "M48", "pass", "pass", "trap", "M46", "pass", "pass", "end_turn")
    assert asked(match) == [(1, "recall_late")]
    assert match.questions[1].data["ships"] == ["R11", "W5"]
    say(match, "recalled")
    assert (asked(match), offered(match)) == ([(1, "recall_ship")], ["R11", "W5"])
    say(match, "W5")
    assert fleet(match, 0) == "R11"


def two_sinkings(hand: str, rest: str) -> Match:
    """Have two ships sink a merchant each, with the attacker's last cards; the defender passes after the first."""
    match = position(
        seats=2,
        ships={0: "R11 W5"},
        rows={1: "M48 M46 M24"},
        hands={0: "qqq#1 trap", 1: hand},
        dice=f"B10 G1 W1 / G1 / B10 G1 R1 / G1{rest}",
    )
    commit(match, "qqq#1 ship/R11", "trap ship/W5")
    say(match, "qqq", "M48", "pass", "pass", "trap", "M46", "pass")
    return match


def test_ks_5_4_5_the_last_window_after_a_sinking_is_the_late_window_too():
    """Ruling on KS 8.1: where they fall together they are one question, which offers the ships of both."""
    match = two_sinkings("recalled", " / B6 / B5")
    assert asked(match) == [(1, "after_sinking")]
    assert match.questions[1].data["ships"] == ["W5", "R11"]
    say(match, "recalled")
    assert (asked(match), offered(match)) == ([(1, "recall_ship")], ["W5", "R11"])
    say(match, "R11")
    assert (fleet(match, 0), rolls(match)[-1]) == ("W5", "recalled 6:5 success")
    finish(match)
    assert "1 recall_late" not in trace(match)


def test_ks_5_4_5_a_pass_in_the_last_window_ends_all_of_them():
    match = two_sinkings("recalled", "")
    say(match, "pass")
    finish(match)
    assert "1 recall_late" not in trace(match)
    assert fleet(match, 0) == "R11 W5"


def test_ks_5_4_5_after_mistaken_identity_the_late_window_is_for_the_other_ship():
    match = position(
        seats=2,
        ships={0: "R11 W5"},
        rows={1: "M48 M46 M24"},
        piles={1: "M01"},
        hands={0: "qqq#1 trap", 1: "recalled mistaken_identity"},
        dice="B10 G1 W1 / G1 / B10 G1 R1 / G1 / B5 / G5 / B6 / B5",
    )
    commit(match, "qqq#1 ship/R11", "trap ship/W5")
    say(match, "qqq", "M48", "pass", "pass", "trap", "M46", "pass", "mistaken_identity")
    pass_play(match)
    assert (asked(match), match.questions[1].data["ships"]) == ([(1, "recall_late")], ["R11"])
    say(match, "recalled")
    assert fleet(match, 0) == "W5"


def pass_play(match: Match) -> None:
    """End the turn if the attacker is asked."""
    if asked(match) == [(0, "play")]:
        say(match, "end_turn")


def test_ks_5_5_30_recalled_is_not_offered_after_a_capture():
    match = raid(attach="boarding_party", defender="recalled", dice=SUNK)
    say(match, "yes", "pass")
    finish(match)
    assert not {"1 after_sinking", "1 recall_late"} & set(trace(match))


def test_ks_5_5_30_recalled_is_not_offered_after_mines_or_torpedoes():
    match = torpedo(defender="recalled", piles={1: "M01"}, dice="B10 W1 R1 / G1")
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass"])
    finish(match)
    assert "1 recall_late" not in trace(match)


# ---------------------------------------------------------------- mines (5.5.22, 5.5.23)


def test_ks_5_5_22_minesweeper_cancels_before_any_roll():
    match = mines(defender="minesweeper mistaken_identity", piles={1: "M01"})
    assert offered(match) == ["pass", "minesweeper"]
    say(match, "minesweeper")
    assert (rolls(match), row(match, 1)[:11]) == ([], "M48 M46 M24")
    assert "1 after_sinking" not in trace(match)


def test_ks_5_5_23_mistaken_identity_swaps_two_sunk_merchants():
    match = mines(
        "M48 M46 M24",
        attach="special_cargo",
        defender="mistaken_identity",
        piles={1: "M01 M02x2 M03=safe W5"},
        dice="B10 R1 / G1 / B6 / G5 / B10 R1 / G1 / B1 R1 / W6",
    )
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass", "mistaken_identity"])
    say(match, "mistaken_identity")
    # Neither merchants in port nor German ships count.
    assert (asked(match), offered(match)) == ([(1, "mistaken_pick")], ["M01", "M02"])
    assert match.questions[1].default == "M01"
    say(match, "M02")
    assert rolls(match)[1] == "mistaken_identity 6:5 success"
    # Doubling belongs to the slot (KS 9.15); one Mistaken Identity in each attack.
    assert pile(match, 1) == "M01 M48x2 M03=safe W5"
    assert pile(match, 0) == "M02x2 M46x2"
    assert trace(match).count("1 after_sinking") == 1


def test_ks_5_5_23_the_default_gives_the_lowest_va_whatever_its_slot():
    match = torpedo("M24", defender="mistaken_identity", piles={1: "M14 M01x2"}, dice="B10 W1 R1 / W1 / B5 / G5")
    say(match, "pass", "mistaken_identity")
    assert match.questions[1].default == "M01"
    say(match, "M14")
    assert rolls(match)[-1] == "mistaken_identity 5:5 failure"
    assert (pile(match, 0), pile(match, 1)) == ("M24", "M14 M01x2")


def test_ks_5_5_23_mistaken_identity_needs_a_sunk_merchant_in_the_pile():
    """Without one, everybody can see that it cannot be played, and no window opens (ruling on KS 7.1)."""
    match = torpedo(defender="mistaken_identity", piles={1: "M01"}, dice="B10 W1 R1 / G1")
    say(match, "pass")
    assert (asked(match), offered(match)) == ([(1, "after_sinking")], ["pass", "mistaken_identity"])
    match = torpedo(defender="mistaken_identity", piles={1: "W5 M03=safe M04=exhausted"}, dice="B10 W1 R1 / G1")
    say(match, "pass")
    assert "1 after_sinking" not in trace(match)


def test_ks_5_5_23_mistaken_identity_after_an_intercept():
    match = raid(defender="mistaken_identity recalled", piles={1: "M01"}, dice=f"{SUNK} / B6 / G5")
    say(match, "pass")
    assert offered(match) == ["pass", "mistaken_identity", "recalled"]
    say(match, "mistaken_identity")
    # The only sunk merchant is taken without a question.
    assert (pile(match, 0), pile(match, 1)) == ("M01", "M48")
    finish(match)
    assert "1 recall_late" not in trace(match)
