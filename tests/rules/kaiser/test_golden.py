"""The seed's examples (spec chapter 10)."""

import pytest

from .positions import (
    asked,
    commit,
    discards,
    fleet,
    hand,
    mods,
    offered,
    pile,
    position,
    prizes,
    rolls,
    row,
    say,
    told,
    trace,
)

JEFF, CRAIG, JAY = 0, 1, 2


@pytest.mark.golden("G2")
def test_golden_a_royal_navy_intercept_with_a_surprise_attack():
    """KP 3.2.9, Jeff's turn."""
    match = position(
        ships={CRAIG: "R9!"}, hands={JEFF: "recalled surprise_attack", CRAIG: "shallow_run"}, dice="B4 G6 / G4"
    )
    commit(match, "recalled british", "surprise_attack action")
    assert offered(match) == ["recalled", "end_turn", "end_turn/order"]
    say(match, "recalled")
    assert asked(match) == [(JEFF, "assists")]
    assert offered(match) == ["surprise_attack"]
    say(match, ["surprise_attack"])
    assert asked(match) == [(CRAIG, "react")]
    assert offered(match) == ["pass"]
    say(match, "pass")
    assert rolls(match) == ["intercept 8:4 sunk"]
    assert mods(match) == {"surprise_attack": 2}
    assert (fleet(match, CRAIG), pile(match, JEFF)) == ("", "R9")
    say(match, "end_turn")
    assert trace(match) == ["0 commit", "0 play", "0 assists", "1 react", "0 play"]
    assert told(match, "discarded")[0]["cards"] == 2
    assert discards(match) == "recalled surprise_attack"
    assert len(told(match, "drew_card")) == 1
