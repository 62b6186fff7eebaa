"""Rules of the Crown and of hazards in matches with the patch ``combat_corrections``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard.crown import fleet
from rules.blackbeard.crown.contacts import meet
from rules.blackbeard.crown.harbours import settle
from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.crown.summons import come_upon
from rules.blackbeard.ending import conclude
from rules.blackbeard.hazards.procedure import hit_all
from rules.blackbeard.hidden import SeatOrders
from rules.blackbeard.port.assault import assault
from rules.blackbeard.port.sack import sack
from rules.blackbeard.state import Position
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.turn.trade import trade_window
from rules.blackbeard.voyage import COMBAT_CORRECTIONS
from rules.kernel import Table

from .decks import told
from .omens import CARIBBEAN, HAVANA, MISSON, NORTH, RACKHAM, TEACH, Omens, aboard
from .scenes import CARTAGENA, NEW_PROVIDENCE
from .test_alliances import TWO, league
from .test_blockade import before, deck, finish, moored, order
from .test_hunting import hunted
from .war import LUDLOW, MAYNARD, PEARL, Contacts, commissioner, doubt, warship


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == COMBAT_CORRECTIONS)
    return request.param


# ---------------------------------------------------------------- hunters


@pytest.mark.parametrize("evaded", [True, False])
def test_bn_14_42_a_warship_that_he_slipped_past_wins_no_letter(patched: bool, evaded: bool) -> None:
    # The French one is after him and lets him slip, the English one sinks him.
    dice: dict[str, Any] = {"interception": [1, 6] if evaded else [6, 1, 1, 6], "evasion": [4, 1]}
    board = deck(3, {**dice, "hunter_battle": [6, 1] * 9, "location": [2] * 9})
    ship, at = ("schooner", Position("A15", "sea")) if evaded else ("sloop", NORTH)
    pirate, other = board.pirate(TEACH, 1, ship, at), board.pirate(MISSON, 2, at=CARIBBEAN)
    hunter = warship(board, LUDLOW, pirate, at.place)
    warship(board, PEARL, other, at.place, "warship2", controller=0)
    board.dice["warships"] = [sorted([*board.campaign.hidden.stocks["warships"], LUDLOW])]
    match = finish(board.run(lambda voyage: meet(voyage, hunter)))
    assert pirate.fate == "sunk"
    assert [one["hunter"] for one in told(match, "letter_won")] == ([] if patched else [hunter.token])
    assert [one["hunter"] for one in told(match, "hunter_gone")] == [hunter.token]


def test_25_a_commissioner_tries_other_pirates_as_it_is_ordered(patched: bool) -> None:
    board = Omens(3, {"interception": [6, 1]})
    drawing = board.pirate(TEACH, 1, at=CARIBBEAN)
    other = board.pirate(MISSON, 2, at=NORTH)
    hunter = board.commissioner(drawing, Position("J10", "sea"), 0)
    match = board.strike("25", drawing)
    match.answer(0, {f"{hunter.token}_order": "goto/N/J9", f"{hunter.token}_others": "yes"})
    assert hunter.position == other.position
    assert len(told(match, "interception")) == patched


def test_25_a_hunter_does_not_try_again_whom_it_fought_at_the_hazard_event(patched: bool) -> None:
    board = Omens(3, {"interception": [6, 1], "hunter_battle": [1, 6], "location": [1], "speed_tie": [6, 1]})
    board.campaign.hidden.stocks["letters"] = []
    pirate = board.pirate(TEACH, 1, at=NORTH)
    hunter = board.commissioner(pirate, NORTH, 0)
    board.policy(pirate, smoke="always")
    pirate.ship.holds[0].markers = ["smoke"]
    match = board.hazard(pirate, 25)
    match.answer(0, {f"{hunter.token}_order": "chase"})
    assert (len(told(match, "hunter_battle")), len(told(match, "interception"))) == (1, not patched)


def test_4_15_6_no_warship_turns_upon_a_pirate_who_has_fallen_meanwhile(contacts: Contacts, patched: bool) -> None:
    board = deck()
    pirate, other = hunted(board), board.pirate(MISSON, 2, at=CARIBBEAN)
    hunter = warship(board, PEARL, pirate, "J13")
    doubt(board, 2, hunter, 3)
    match = board.run(act_hunters)
    # He falls in a battle that is fought at the same time.
    other.status = "dead"
    match.answer(0, f"turn/{MISSON}")
    assert hunter.target == (pirate.id if patched else MISSON)


def test_4_15_5_no_commissioner_comes_for_a_pirate_who_has_fallen_meanwhile(patched: bool) -> None:
    board = deck(4)
    rival = board.pirate(TEACH, 1, at=NORTH)
    match = board.run(lambda voyage: fleet.commissioner(voyage, 0, rival, "English"))
    rival.status = "dead"
    match.answer(0, "TZ1")
    assert len(board.campaign.state.hunters) == (not patched)


@pytest.mark.parametrize(("zone", "nearest"), [("TZ2", "DD14"), ("TZ4", "GC-A6"), ("TZ5", "IO-A17"), ("TZ6", "IO-A17")])
def test_bn_7_36_a_warship_waits_at_the_nearest_arrow_hex(patched: bool, zone: str, nearest: str) -> None:
    board = deck(4)
    pirate = board.pirate(TEACH, 1, at=Position(zone, "zone"))
    board.run(lambda voyage: come_upon(voyage, pirate))
    (hunter,) = board.campaign.state.hunters
    assert hunter.position.place == (nearest if patched or zone == "TZ6" else "DD14")


@pytest.mark.parametrize("chased", [True, False])
def test_bn_14_31_a_raid_that_chases_nobody_brings_no_governor(patched: bool, chased: bool) -> None:
    board = deck(dice={"interception": [6, 1] if chased else [1, 6], "treason": [6]})
    pirate = moored(board, NEW_PROVIDENCE)
    pirate.careened = True
    waiting = warship(board, PEARL, pirate, "", at=before(NEW_PROVIDENCE))
    waiting.target, waiting.controller = board.pirate(MISSON, 2, at=CARIBBEAN).id, 1
    order(board, waiting, "hold")
    commissioner(board, MAYNARD, pirate, before(NEW_PROVIDENCE), 0)
    board.campaign.state.kcs_active = True
    board.dice["commissioners"] = [sorted([*board.campaign.hidden.stocks["commissioners"], MAYNARD])]
    match = finish(board.run(act_hunters))
    assert [one["result"] for one in told(match, "careened_found")] == ["chased" if chased else "captured"]
    assert len(told(match, "governor_drawn")) == (chased or not patched)


# ---------------------------------------------------------------- hazards


def test_52_alcohol_that_was_bought_is_not_sold_once_more(patched: bool) -> None:
    board = Omens(3)
    seller, buyer = board.pirate(TEACH, 0, at=NORTH), board.pirate(MISSON, 1, at=CARIBBEAN)
    aboard(seller, "alcohol", "alcohol")
    aboard(buyer, "alcohol")
    seller.cabin, buyer.cabin = 100, 500
    match = board.strike("52", seller)
    match.answer(1, {f"{buyer.id}_bid": 300})
    match.answer(0, {f"{seller.id}_bid": 0})
    assert [one["count"] for one in told(match, "auction")] == [2, 1 if patched else 3]
    assert buyer.ship.markers == (["alcohol"] * 2 if patched else [])


def test_spec_6_1_nothing_follows_a_victory_at_a_hazard_event(patched: bool) -> None:
    board = Omens(3, {"hunter_battle": [1, 6], "location": [1], "event": [3]})
    winner, other = board.pirate(TEACH, 1, "square-rigger", NORTH), board.pirate(MISSON, 2, at=CARIBBEAN)
    hunter = board.commissioner(winner, NORTH, 0)
    hunter.combat = hunter.speed = 1
    board.warship(other, Position("DD15", "sea"), 0)
    winner.notoriety, other.scurvy_ship = 99, True
    match = board.run(hit_all)
    while match.questions and "enter_zone" not in [question.kind for question in match.questions.values()]:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default)
    assert board.campaign.state.ended == "notoriety"
    assert (len(told(match, "scurvy")), len(match.questions)) == ((0, 0) if patched else (1, 1))


def test_spec_6_1_after_a_victory_no_hunter_is_turned_away(patched: bool) -> None:
    board = deck()
    pirate = moored(board)
    board.campaign.state.offered = [next(name for name, row in LETTERS.items() if row.nationality == "Spanish")]
    commissioner(board, MAYNARD, pirate, pirate.position, 0)
    board.campaign.state.ended = "notoriety"
    assert len(board.run(settle).questions) == (not patched)


# ---------------------------------------------------------------- joint attacks


@pytest.mark.parametrize("sacked", [True, False])
def test_bn_20_6_if_the_leader_falls_his_ally_takes_the_port(patched: bool, sacked: bool) -> None:
    at = Position(PORTS[CARTAGENA].hex, "port")
    # The ally's Combat 5, Competence 4 and 4 on the dice make 13, as the garrison of 8 and its 5 do.
    dice: dict[str, Any] = {"assault": [2, 2], "garrison": [2, 2, 1], "assault_damage": [1], "location": [5, 1]}
    board, one, two = league(at, dice={**dice, "sack": [3]})
    port = board.campaign.state.ports[CARTAGENA]
    port.display, port.captured = ["cloth", "cloth", "drugs"], int(sacked)
    board.policy(two, join_ally="yes")
    one.ship.damage = {"sails": 2, "hull": 3, "rudder": 3, "guns": 3, "crew": 2}
    match = finish(board.run(lambda voyage: (sack if sacked else assault)(voyage, one, {})))
    (fought,) = told(match, "port_attacked")
    assert (fought["result"], one.fate) == ("tied", "sunk")
    taken = [made["pirate"] for made in told(match, "port_sacked" if sacked else "port_taken")]
    assert taken == ([TWO] if patched else [])
    assert two.notoriety == (patched * 6 if sacked else patched * 3)
    assert two.ship.markers == ([] if not patched else ["cloth"] if sacked else ["gold100"] * 3)
    assert port.destroyed is (sacked and patched)


# ---------------------------------------------------------------- the end, and contracts


def test_6_6_the_end_reveals_buried_governors_and_stolen_treasure(patched: bool) -> None:
    board = Omens()
    pirate = board.pirate(TEACH)
    board.pirate(RACKHAM, 1)
    entry = board.lasting("35", pirate, port=HAVANA)
    board.campaign.hidden.stolen[entry.id] = 700
    board.campaign.hidden.governors_out = ["GOV03"]
    board.campaign.state.ended = "turn_cap"
    match = board.run(lambda voyage: conclude(voyage) and None)
    secrets = {"governors": ["GOV03"], "gangs": [{"port": HAVANA, "pirate": TEACH, "doubloons": 700}]}
    assert told(match, "last_secrets") == ([secrets] if patched else [])


def test_6_6_without_such_secrets_the_end_tells_of_none() -> None:
    board = Omens()
    board.pirate(TEACH)
    board.campaign.state.ended = "turn_cap"
    assert told(board.run(lambda voyage: conclude(voyage) and None), "last_secrets") == []


@pytest.mark.parametrize("goods", [True, False])
def test_spec_3_2_without_goods_no_contract_asks_for_a_delivery(patched: bool, goods: bool) -> None:
    board, one, two = league(m_goods=goods)
    board.campaign.hidden.seat_orders = {0: SeatOrders(parley=True)}
    match = board.run(trade_window)
    first = {"contract": one.id, "contract_with": [two.id]}
    steps = {step.step: step for step in match.questions[0].steps_with(first)}
    offered = [option.id for option in steps["contract_condition"].options]
    assert ("deliver" in offered) is (goods or not patched)
