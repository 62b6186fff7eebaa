"""The examples of the rulebook (spec chapter 10): their numbers, questions and options."""

import pytest

from rules.kaiser.coins import Mod, Side, highest_of, roll
from rules.kaiser.scoring import round_points, score_round
from rules.kernel import Match, ScriptedDice
from rules.kernel.dice import Dice
from rules.kernel.table import Table

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
MATHERAN, LOVAT, MARIA = "M48", "M46", "M24"
BOWES_CASTLE, INVERCOE, MOUNT_TEMPLE = "M16", "M06", "M56"
LUNDY_ISLAND, APPAM, KAIPARA = "M22", "M52", "M45"
LEIPZIG, LEOPARD, METEOR, EITEL = "W5", "R9", "R10", "R12"


@pytest.mark.golden("G1")
def test_golden_the_highest_die_counts():
    table = Table(1, None, Dice(ScriptedDice({"G": [2], "R": [4]}), ["G", "R"]), ())
    rolled = roll(table, Side(0, "", "GR"))
    assert rolled.dice == (("G", 2), ("R", 4))
    assert rolled.result == 4


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
    assert (fleet(match, CRAIG), pile(match, JEFF)) == ("", LEOPARD)
    say(match, "end_turn")
    assert trace(match) == ["0 commit", "0 play", "0 assists", "1 react", "0 play"]
    assert told(match, "discarded")[0]["cards"] == 2
    assert discards(match) == "recalled surprise_attack"
    assert [event["seat"] for event in told(match, "drew_card")] == [JEFF]


def craigs_turn(dice: str) -> Match:
    """Craig has declared Prinz Eitel Friedrich against Matheran and Lovat, with Good Hunting."""
    match = position(
        active=CRAIG,
        ships={CRAIG: EITEL},
        rows={JEFF: f"{MATHERAN} {LOVAT} {MARIA}*"},
        hands={CRAIG: "lay_mines good_hunting boarding_party submarine_u", JEFF: "qqq fast_ship"},
        dice=dice,
    )
    placed = "lay_mines ship/R12", "good_hunting action", "boarding_party action", "submarine_u action"
    commit(match, *placed)
    say(match, "lay_mines", "0", ["good_hunting"], [MATHERAN, LOVAT])
    return match


def to_lovat(match: Match) -> None:
    """Jeff plays no Slim Pickings, and a QQQ against the intercept of Matheran, which has no Boarding Party."""
    say(match, "pass", "no", "qqq")


FIRST = "B5 W2 / G6 / W5 / G4"
SECOND = f"{FIRST} / B8 W2 / G2"
TORPEDO = f"{SECOND} / B4 W5 R3 / W2"


@pytest.mark.golden("G3")
def test_golden_the_first_target_of_good_hunting_a_qqq_and_safe_passage():
    match = craigs_turn(FIRST)
    assert trace(match) == ["1 commit", "1 play", "1 target_seat", "1 assists", "1 targets", "0 slim"]
    assert offered(match) == ["pass"]
    say(match, "pass")
    assert asked(match) == [(CRAIG, "boarding")]
    say(match, "no")
    assert asked(match) == [(JEFF, "react")]
    # By day, without a Surprise Attack, against an undamaged Matheran: both cards of the hand are legal.
    assert offered(match) == ["pass", "qqq", "fast_ship"]
    say(match, "qqq")
    assert fleet(match, CRAIG) == f"{EITEL}!"
    # The dice are those of the ship, not of the card.
    assert [told(match, "roll")[0]["ours"][key] for key in ("what", "coin")] == [EITEL, "BW"]
    assert rolls(match) == ["intercept 5:6 none", "safe_passage 5:4 success"]
    assert (row(match, JEFF), pile(match, JEFF)) == (f"{LOVAT} {MARIA}*", f"{MATHERAN}=safe")


@pytest.mark.golden("G4")
def test_golden_the_second_target_with_a_boarding_party_against_a_fast_ship():
    match = craigs_turn(SECOND)
    to_lovat(match)
    assert asked(match) == [(CRAIG, "boarding")]
    say(match, "yes")
    assert (asked(match), offered(match)) == ([(JEFF, "react")], ["pass", "fast_ship"])
    say(match, "fast_ship")
    assert rolls(match)[-1] == "intercept 6:2 sunk"
    assert mods(match) == {"fast_ship": -2}
    assert (prizes(match, CRAIG), row(match, JEFF)) == (LOVAT, f"{MARIA}*")
    # Prinz Eitel Friedrich was identified by this intercept.
    assert asked(match) == [(CRAIG, "reflag")]
    assert [event["card"] for event in told(match, "reacted")] == ["qqq#1", "fast_ship#1"]


@pytest.mark.golden("G4")
def test_golden_a_boarding_party_turns_damage_into_nothing():
    """With a 3 the attack has no effect and no marker; the dice of the try for a port follow."""
    match = craigs_turn(f"{FIRST} / B5 W2 / G2 / W2 / G5")
    to_lovat(match)
    say(match, "yes", "fast_ship")
    assert rolls(match)[-2:] == ["intercept 3:2 damaged", "safe_passage 2:5 failure"]
    assert (prizes(match, CRAIG), row(match, JEFF)) == ("", f"{LOVAT} {MARIA}*")
    assert told(match, "damaged") == []


@pytest.mark.golden("G5")
def test_golden_a_torpedo_and_the_floor_of_one():
    match = craigs_turn(TORPEDO)
    to_lovat(match)
    say(match, "yes", "fast_ship", "pass")
    assert (asked(match), offered(match)) == ([(CRAIG, "play")], ["submarine_u", "end_turn", "end_turn/order"])
    say(match, "submarine_u")
    # Only Maria remains and the attack target is set, so neither is asked.
    assert (asked(match), offered(match)) == ([(JEFF, "react")], ["pass"])
    say(match, "pass")
    assert rolls(match)[-1] == "torpedo 5:1 sunk"
    assert mods(match, side="theirs") == {"damaged": -2}
    assert highest_of([2], [Mod("damaged", -2)]) == 1
    assert (pile(match, CRAIG), row(match, JEFF)) == (MARIA, "")
    # Mistaken Identity cannot be played, because Jeff has no sunk merchant: everybody can see that.
    assert asked(match) == [(CRAIG, "play")]
    say(match, "end_turn")
    assert [event["cards"] for event in told(match, "discarded")] == [6]
    assert discards(match) == "lay_mines good_hunting boarding_party submarine_u qqq fast_ship"
    assert len(hand(match, CRAIG).split()) == 1
    assert hand(match, JEFF) == ""
    assert [(event["seat"], len(event["ships"])) for event in told(match, "refilled")] == [(JEFF, 3)]


def jays_turn(dice: str, jeff: str = "") -> Match:
    """Jay has committed his cards."""
    match = position(
        active=JAY,
        ships={CRAIG: f"{EITEL}!", JAY: METEOR},
        rows={CRAIG: f"{BOWES_CASTLE} {INVERCOE} {MOUNT_TEMPLE}"},
        hands={JAY: "fair_seas lay_mines intelligence deception", CRAIG: "shallow_run", JEFF: jeff},
        deck="collier scuttle monitor reflag",
        dice=dice,
    )
    placed = "fair_seas british", "lay_mines lay/R10", "intelligence action", "deception action"
    commit(match, *placed)
    return match


SHALLOWS = "B6 R3 / B9"
MINES = f"{SHALLOWS} / B7 R2 / R4 / B3 R4 / R2 / B5 R1 / G5"
ORDER = [BOWES_CASTLE, INVERCOE, MOUNT_TEMPLE]


@pytest.mark.golden("G6")
def test_golden_a_shallow_run():
    match = jays_turn(SHALLOWS)
    say(match, "fair_seas")
    assert (asked(match), offered(match)) == ([(CRAIG, "react")], ["pass", "shallow_run"])
    say(match, "shallow_run")
    assert rolls(match) == ["shallow_run 6:9 failure"]
    assert [told(match, "roll")[0][side]["coin"] for side in ("ours", "theirs")] == ["BR", "B"]
    assert fleet(match, CRAIG) == f"{EITEL}!*"
    # Reflag is not offered after a Royal Navy intercept.
    assert asked(match) == [(JAY, "play")]


@pytest.mark.golden("G7")
def test_golden_mines():
    match = jays_turn(MINES)
    say(match, "fair_seas", "shallow_run", "lay_mines")
    assert asked(match) == [(JAY, "mine_order")]
    say(match, ORDER)
    assert (asked(match), offered(match)) == ([(CRAIG, "react")], ["pass"])
    # Craig has no sunk merchant, so that Mistaken Identity is not asked.
    say(match, "pass")
    assert rolls(match)[1:] == ["mines 7:4 damaged", "mines 4:2 sunk", "mines 5:5 none"]
    assert row(match, CRAIG) == f"{BOWES_CASTLE}* {MOUNT_TEMPLE}"
    assert pile(match, JAY) == INVERCOE
    # The raider stays disguised, and mines allow no try for a port.
    assert fleet(match, JAY) == METEOR
    assert asked(match) == [(JAY, "play")]


@pytest.mark.golden("G8")
def test_golden_two_seats_for_cards():
    match = position(
        seats=4,
        active=JAY,
        ships={CRAIG: f"{EITEL}! W5", 3: "W1", JEFF: "W2"},
        hands={JAY: "fair_seas deception interned transfer_command"},
        dice="B1 G1 / G5 / B1 G1 / B9",
    )
    commit(match, "fair_seas british", "deception action", "interned action", "transfer_command action")
    say(match, "fair_seas", str(CRAIG), EITEL, "pass")
    say(match, "deception")
    assert offered(match) == ["3", str(JEFF), str(CRAIG)]
    say(match, str(JEFF))
    assert match.state.forces[JEFF].deception == "deception#1"
    # One other seat at most: Interned against Craig is legal, Transfer Command against the fourth seat is not.
    say(match, "interned")
    assert offered(match) == [str(JEFF), str(CRAIG)]
    say(match, str(CRAIG), "W5")
    say(match, "transfer_command")
    assert offered(match) == [str(JEFF), str(CRAIG)]


@pytest.mark.golden("G9")
def test_golden_intelligence_and_the_end_of_the_turn():
    match = jays_turn(MINES, jeff="trap")
    say(match, "fair_seas", "shallow_run", "lay_mines", ORDER, "pass", "deception", str(JEFF))
    say(match, "intelligence", "deck")
    assert asked(match) == [(JAY, "intelligence_order")]
    assert offered(match) == ["collier", "scuttle", "monitor"]
    say(match, ["monitor#1", "scuttle#1", "collier#1"], "end_turn")
    assert hand(match, JAY) == "monitor"
    assert match.state.actions[:3] == ["scuttle#1", "collier#1", "reflag#1"]
    assert discards(match) == "fair_seas lay_mines intelligence shallow_run"
    assert match.state.forces[JEFF].deception == "deception#1"
    assert [(event["seat"], len(event["ships"])) for event in told(match, "refilled")] == [(CRAIG, 1)]


@pytest.mark.golden("G9")
def test_golden_deception_stays_until_the_deceived_seat_discards():
    match = position(turns=2, active=JAY, hands={JAY: "deception", JEFF: "collier"})
    commit(match, "deception action")
    say(match, "deception", str(JEFF))
    # Both turns are over: the random card, Collier, has no use.
    assert discards(match) == "collier deception"
    assert match.state.forces[JEFF].deception is None


@pytest.mark.golden("G10")
def test_golden_german_ships_beyond_the_merchants_are_struck():
    match = position(
        turns=0,
        prizes={0: LOVAT},
        piles={0: f"{MATHERAN} {LEOPARD} {METEOR} {EITEL}"},
        draws={"surplus": [1]},
        then=score_round,
    )
    assert pile(match, 0) == f"{MATHERAN} {LEOPARD} {METEOR}=struck {EITEL}"
    # 7 for Matheran, twice 7 for Lovat, 10 each for Leopard and Prinz Eitel Friedrich.
    assert told(match, "score")[0] == {"seat": 0, "va": 41, "struck": [METEOR]}


@pytest.mark.golden("G11")
def test_golden_round_points():
    assert round_points([27, 0, 68]) == [2, 0, 3]
    assert round_points([39, 39, 72, 18]) == [3, 3, 4, 1]


@pytest.mark.golden("G12")
def test_golden_a_turn_of_the_phantom():
    """KP 5.5.1, with random targets."""
    match = position(
        seats=1,
        active=1,
        ships={1: f"{LEIPZIG} R14"},
        rows={0: f"M59 {LUNDY_ISLAND} {APPAM}"},
        hands={0: "break_contact collier scuttle"},
        solitaire="S01 S11 S09 S04 S02 S03",
        dice="R2 / W4 / B5 G7 R2 / W4 / R3 / W4 / B3 W2 R4 / G3 / R3",
        draws={"hand": [0, 1]},
        pp_targeting="random",
    )
    cards = [(event["card"], event["part"]) for event in told(match, "solitaire_card")]
    assert cards[:4] == [("S01", "attack"), ("S11", "special"), ("S09", "special"), ("S04", "special")]
    assert told(match, "phantom_specials")[0]["specials"] == ["surprise_attack", "boarding_party"]
    assert told(match, "phantom_rolled")[0]["choice"] == LUNDY_ISLAND
    # Break Contact cannot answer a Surprise Attack, and alone nobody is asked who could only pass.
    assert rolls(match) == ["intercept 9:4 sunk", "torpedo 4:3 damaged"]
    assert prizes(match, 1) == LUNDY_ISLAND
    assert told(match, "phantom_rolled")[1]["choice"] == APPAM
    assert mods(match) == {}
    assert row(match, 0).startswith(f"M59 {APPAM}* ")
    # Recon Aircraft ends the turn: two cards are lost, the Phantom's draw is a discard.
    assert hand(match, 0) == "collier"
    assert len(match.state.discard) == 3
    assert [(event["seat"], len(event["ships"])) for event in told(match, "refilled")] == [(0, 1)]
    assert [event["deck"] for event in told(match, "reshuffled")] == ["solitaire_deck"]
    assert match.questions == {}


@pytest.mark.golden("G13")
def test_golden_a_turn_against_the_phantom():
    """KP 5.5.2."""
    for card in ("S01", "S19"):
        interned_after_a_qqq(card)


def interned_after_a_qqq(card: str) -> None:
    match = position(
        seats=1,
        ships={0: LEOPARD, 1: LEIPZIG},
        rows={1: f"{KAIPARA} M59 M60"},
        hands={0: "lay_mines interned"},
        solitaire=card,
        dice="R2 / B6 G1 W3 / G4 / B8 G4 / B5",
    )
    commit(match, "lay_mines ship/R9", "interned action")
    say(match, "lay_mines", KAIPARA)
    # The Phantom has no window; the raider is identified at the end of the intercept.
    assert rolls(match) == ["intercept 6:4 damaged"]
    assert (row(match, 1), fleet(match, 0)) == (f"{KAIPARA}* M59 M60", f"{LEOPARD}!")
    damaged, identified = (next(n for n, e in enumerate(match.log) if e.kind == k) for k in ("damaged", "identified"))
    assert damaged < identified
    say(match, "interned")
    assert rolls(match)[1:] == ["interned 8:5 success"]
    assert (fleet(match, 1), pile(match, 0), match.state.germans.used) == ("", "", [LEIPZIG])
    # In a match for one the discards are face down and cannot be put in order, so the turn ends by itself.
    assert [(event["cards"], "faces" in event) for event in told(match, "discarded")] == [(2, False)]
    assert len(told(match, "drew_card")) == 1
    assert trace(match) == ["0 commit", "0 play", "0 target_ship", "0 play"]
