"""Windows that are not opened, because everybody can see that nothing could be played (KS 7.1, rulings)."""

import pytest

from rules.kaiser.pieces import ACTIONS
from rules.kaiser.state import MINES_IN_ORDER
from rules.kernel import Table

from .phantom import LIVE, turn
from .positions import asked, commit, finish, offered, position, rolls, row, say, told, trace
from .scenes import mines, raid, torpedo


def copies(*kinds: str) -> str:
    """Return all copies of some kinds of card."""
    return " ".join(f"{kind}#{copy}" for kind in kinds for copy in range(1, ACTIONS[kind].count + 1))


def test_ks_7_1_no_window_opens_once_every_fitting_card_is_face_up():
    match = mines(defender="collier", discard=copies("minesweeper"), dice="B1 R1 / G8 / B1 R1 / G8 / B1 R1 / W6")
    assert "1 react" not in trace(match)
    finish(match)
    assert not [event for event in match.log if event.kind == "passed"]


def test_ks_7_1_the_window_opens_while_one_fitting_card_may_be_held():
    """A card that was set aside is not known to be out of the hands."""
    *seen, _ = copies("minesweeper").split()
    assert asked(mines(defender="collier", discard=" ".join(seen))) == [(1, "react")]


@pytest.mark.parametrize("where", ["discard", "piles", "played"])
def test_ks_7_1_victory_piles_discards_and_played_cards_are_face_up(where: str):
    """Against a torpedo on a steamer: Q-Ship and Razzle-Dazzle, and Sail Q-Ship only against a sailing ship."""
    ships, dazzle = copies("q_ship").split(), copies("razzle_dazzle").split()
    laid = {
        "discard": {"discard": " ".join([*ships, *dazzle])},
        "piles": {"discard": " ".join(dazzle), "piles": {2: " ".join(ships)}},
        "played": {"discard": " ".join([*ships, *dazzle[1:]])},
    }[where]
    match = position(
        seats=3,
        rows={1: "M48 M46"},
        hands={0: f"submarine_u#1 submarine_u#2 {dazzle[0]}" if where == "played" else "submarine_u", 1: "collier"},
        dice="B1 W1 R1 / G8",
        **laid,
    )
    if where == "played":
        # A committed card is not face up before it is turned up or discarded.
        commit(match, "submarine_u#1 action", f"{dazzle[0]} action")
        say(match, "submarine_u", "1", "M48")
        assert asked(match) == [(1, "react")]
        say(match, "pass")
        return
    commit(match, "submarine_u action")
    say(match, "submarine_u", "1", "M48")
    assert "1 react" not in trace(match)


def test_ks_7_1_cards_that_wireless_intercept_took_back_are_face_up_no_longer():
    """They are in a hand again, from which they may be played."""
    last = copies("minesweeper").split()[-1]
    seen = copies("minesweeper").split()[:-1]
    match = position(
        seats=2,
        ships={1: "R10"},
        rows={0: ""},
        merchants="M48",
        hands={0: "wireless_intercept", 1: "lay_mines trap"},
        discard=" ".join([*seen, "collier", last]),
        turns=2,
        left=30,
    )
    commit(match, "wireless_intercept action")
    say(match, "wireless_intercept")
    if asked(match) == [(0, "play")]:
        say(match, "end_turn")
    commit(match, "lay_mines lay/R10")
    say(match, "lay_mines", ["M48", *[ship for ship in row(match, 0).split() if ship != "M48"]])
    assert asked(match) == [(0, "react")]


def test_ks_7_1_no_window_after_mines_without_a_sunk_merchant_of_ones_own():
    for pile, opened in (("", False), ("M01", True)):
        match = mines("M48", row="M48", defender="mistaken_identity", piles={1: pile}, dice="B10 R1 / G1")
        say(match, "pass")
        assert ("1 after_sinking" in trace(match)) == opened


@pytest.mark.parametrize("patched", [False, True])
def test_ks_5_3_10_the_order_of_mines_is_asked_only_where_it_can_matter(patched: bool, monkeypatch: pytest.MonkeyPatch):
    """Only Mistaken Identity makes a difference, on grounds that everybody sees. Older matches always ask."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch != MINES_IN_ORDER or patched)
    answer = "mistaken_identity"
    for pile, discard, matters in (("", "", False), ("M01=safe", "", False), ("M01", "", True), ("M01", answer, False)):
        # What the defender holds changes nothing.
        for held in ("collier", *(() if discard else (answer,))):
            match = position(
                seats=2,
                ships={0: "R10"},
                rows={1: "M48 M46 M24"},
                hands={0: "lay_mines", 1: held},
                piles={1: pile},
                discard=discard,
            )
            commit(match, "lay_mines lay/R10")
            say(match, "lay_mines")
            assert asked(match) == [(0, "mine_order") if matters or not patched else (1, "react")]
            if not matters and patched:
                assert told(match, "declared")[0]["targets"] == ["M48", "M46", "M24"]


def test_ks_5_9_6_the_order_of_mines_never_matters_to_the_phantom(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == MINES_IN_ORDER)
    match = position(
        seats=1,
        ships={0: "R10"},
        rows={1: "M48 M46"},
        hands={0: "lay_mines"},
        piles={1: "M01"},
        solitaire="S02",
        dice="R2 / B1 R1 / G8 / B1 R1 / G8",
    )
    commit(match, "lay_mines lay/R10")
    say(match, "lay_mines")
    assert told(match, "declared")[0]["targets"] == ["M48", "M46"]
    assert "0 mine_order" not in trace(match)


def test_ks_7_1_alone_nothing_is_asked_that_could_only_be_passed():
    """Nobody is there to hide it from."""
    match = turn("S04 S03", "R3 / B1 W1 / W6 / R1", ships={LIVE: "R4!"}, hands={LIVE: "collier"})
    assert (rolls(match), asked(match)) == (["intercept 1:6 none"], [])
    match = turn("S04 S03", "R3", ships={LIVE: "R4!"}, hands={LIVE: "pull_the_plug"})
    assert asked(match) == [(LIVE, "react")]


@pytest.mark.parametrize(("left", "put"), [(30, True), (1, False)], ids=["later turns", "last turn"])
def test_ks_4_2_7_a_play_that_can_only_end_the_turn_is_asked_only_for_the_order(left: int, put: bool):
    """The order of the discards matters only to a Wireless Intercept of a later turn."""
    match = position(hands={0: "amc trap", 1: "qqq"}, left=left)
    commit(match, "amc action", "trap action")
    assert (asked(match) == [(0, "play")]) == put
    if put:
        assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_7_1_a_window_is_a_window_for_the_kernel():
    """So that it has the pace of reactions, and an order may wait (KS 8.1)."""
    for match in (raid(defender="amc"), torpedo(defender="collier")):
        assert [question.window for question in match.questions.values()] == [True]
    assert not position(hands={0: "qqq"}).questions[0].window
