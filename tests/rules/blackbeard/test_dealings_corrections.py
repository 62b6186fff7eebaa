"""Rules in matches with the patch ``dealings_corrections``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import Entry, SeatOrders
from rules.blackbeard.lasting import FOR_EVER
from rules.blackbeard.league.breach import orders_of_league
from rules.blackbeard.league.contracts import Draft, conclude_contract
from rules.blackbeard.port.assault import assault
from rules.blackbeard.port.business import do_business
from rules.blackbeard.port.sack import sack
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT, inspect_and_attack
from rules.blackbeard.state import Governor, Lasting, Pirate
from rules.blackbeard.turn.entries import operate, operate_all
from rules.blackbeard.turn.trade import trade_window
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, Voyage
from rules.kernel import Match, Play, Table

from .decks import Deck, told
from .scenes import CARTAGENA, CHARLES_TOWN, NEW_PROVIDENCE, QUIET, aboard, attacker, in_port, of_class, sail
from .test_alliances import ONE, TWO, attack, league, pairs, prize
from .test_port import took

ANTI, PRO = "GOV01", "GOV15"


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == DEALINGS_CORRECTIONS)
    return request.param


# ---------------------------------------------------------------- merchants


@pytest.mark.parametrize("target", ["sail2", "random"])
def test_spec_4_3_2_an_attack_ordered_on_one_merchant_is_not_made_on_another(target: str, patched: bool) -> None:
    deck = Deck(**QUIET, dice={"attack": [3, 3], "defence": [3, 3]})
    pirate = attacker(deck)
    # The other one is gone; with an order for any unseen one, only a known one is left.
    sail(deck, of_class(5), pirate.position.place, known=target == "random")
    entries = {pirate.id: Entry(operation="attack_merchant", arguments={"target": target})}
    deck.campaign.hidden.entries = entries
    match = deck.run(lambda voyage: operate(voyage, entries, pirate))
    assert (len(told(match, "operation_lost")), len(told(match, "merchant_fought"))) == ((1, 0) if patched else (0, 1))


def test_spec_4_3_2_a_pirate_who_searched_for_one_merchant_attacks_no_other(patched: bool) -> None:
    deck = Deck(**QUIET, dice={"attack": [3, 3], "defence": [3, 3]})
    pirate = attacker(deck)
    sail(deck, of_class(5), pirate.position.place)
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {"target": "sail2"}))
    assert len(told(match, "merchant_identified")) == (not patched)


def test_op_2a_orders_that_name_no_merchant_take_any() -> None:
    deck = Deck(**QUIET)
    pirate = attacker(deck)
    sail(deck, of_class(5), pirate.position.place)
    able: list[bool] = []
    deck.run(lambda voyage: able.append(ATTACK_MERCHANT.able(voyage, pirate)))
    assert able == [True]


def test_61_an_ally_has_taken_the_prize_too(patched: bool) -> None:
    board, one, two = prize(attack=[6, 6], defence=[1, 1])
    board.policy(two, join_ally="yes")
    match = attack(board, one)
    match.answer(0, {}, question=match.questions[0].id)
    assert (one.last_prize, two.last_prize) == ("English", "English" if patched else "")


# ---------------------------------------------------------------- business


@pytest.mark.parametrize("cargo", [True, False])
def test_bn_10_11_without_cargo_there_is_no_sale(cargo: bool, patched: bool) -> None:
    deck = Deck(dice={"tavern": [2]}, m_cunning=False)
    pirate = in_port(deck, NEW_PROVIDENCE)
    if cargo:
        aboard(pirate, "cloth")
    deck.run(lambda voyage: do_business(voyage, pirate, {"sell": True}))
    sold = cargo or not patched
    # After a sale in a pirate port the crew must debauch.
    assert (pirate.call.sold, pirate.debauched) == (sold, 2 if sold else 0)


def test_54_a_pirate_who_is_arrested_does_no_more_business(patched: bool) -> None:
    """He is set free in his Refuge, the very port, but has orders again only from the next turn on (BN 18.2)."""
    deck = Deck(dice={"arrest": [1], "treason": [6]}, m_cunning=False)
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge, pirate.chests = CHARLES_TOWN, [CHARLES_TOWN]
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("governor1", "GOV14")
    deck.campaign.hidden.treasures[pirate.id] = {CHARLES_TOWN: 1000}
    deck.campaign.state.lasting = [Lasting("event1", "54", "", FOR_EVER)]
    aboard(pirate, "drugs")
    deck.run(lambda voyage: do_business(voyage, pirate, {"sell": True, "shop": ["pet"]}))
    assert (pirate.status, pirate.pet) == ("active", not patched)


def ordered(deck: Deck, captains: list[Pirate], *entries: Entry) -> Match:
    """Carry out the operations of some captains."""
    by_name = {one.id: entry for one, entry in zip(captains, entries, strict=True)}
    return deck.run(lambda voyage: operate_all(voyage, captains, by_name))


SELLS, SHOPS = Entry(operation="business", arguments={"sell": True}), Entry(operation="purchases")
BRIBES = Entry(operation="purchases", arguments={"bribe": "600"})


@pytest.mark.parametrize(
    ("goods", "entries", "disputed"),
    [
        ("cloth", (SELLS, SELLS), True),
        ("gold5", (SELLS, SELLS), False),
        ("cloth", (SELLS, SHOPS), False),
        ("cloth", (SELLS, BRIBES), True),
    ],
)
def test_spec_4_6_sales_of_goods_and_bribes_in_one_port_are_a_dispute(
    goods: str, entries: tuple[Entry, Entry], disputed: bool, patched: bool
) -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6], "bribe": [1]}, m_cunning=False)
    captains = [in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15")]
    captains[1].seat, captains[1].cabin = 1, 100
    for captain in captains:
        aboard(captain, goods)
    deck.campaign.hidden.stocks["governors"] = [PRO]
    match = ordered(deck, captains, *entries)
    assert len(told(match, "dispute")) == (disputed and patched)
    if entries == (SELLS, SELLS) and goods == "cloth":
        # Goods that are on display already are not sold.
        assert [event["pirate"] for event in told(match, "sold") if event["goods"]] == ["PI15" if patched else "PI12"]


def test_spec_4_6_a_bribe_in_a_governed_port_changes_nothing_for_others() -> None:
    deck = Deck(dice={"bribe": [1, 1]}, m_cunning=False)
    captains = [in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15")]
    captains[1].seat = 1
    deck.campaign.state.ports[CARTAGENA].governor = Governor("governor1", PRO)
    for captain in captains:
        captain.cabin = 100
    match = ordered(deck, captains, BRIBES, BRIBES)
    assert told(match, "dispute") == []
    assert [captain.refuge for captain in captains] == [CARTAGENA] * 2


def test_spec_4_6_a_sack_and_what_others_do_in_the_port_are_a_dispute(patched: bool) -> None:
    dispute = [1, 1, 6, 6]
    deck = Deck(dice={"dispute": dispute, "assault": [6, 6], "garrison": [1] * 3, "sack": [1]}, m_cunning=False)
    captains = [in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15")]
    captains[1].seat = 1
    took(deck, captains[0], CARTAGENA)
    aboard(captains[1], "cloth")
    match = ordered(deck, captains, Entry(operation="sack"), SELLS)
    assert (len(told(match, "dispute")), len(told(match, "sold"))) == ((1, 1) if patched else (0, 0))
    assert deck.campaign.state.ports[CARTAGENA].destroyed


# ---------------------------------------------------------------- ports


def test_c_11_an_anti_pirate_governor_for_good_stays(patched: bool) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1]}, m_cunning=False)
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge = CHARLES_TOWN
    port = deck.campaign.state.ports[CHARLES_TOWN]
    port.governor = Governor("governor1", permanent=True)
    deck.campaign.hidden.stocks["governors"] = [PRO]
    deck.run(lambda voyage: assault(voyage, pirate, {}))
    assert port.governor is not None
    assert (port.captured, port.governor.permanent) == (1, patched)
    assert pirate.restored == ("" if patched else CHARLES_TOWN)


def test_bn_4_34_a_sack_that_fails_turns_up_the_governor(patched: bool) -> None:
    """He came face down after the port had been taken and left (event 23)."""
    deck = Deck(dice={"assault": [1, 1], "garrison": [6, 6, 1], "location": [1]}, m_cunning=False)
    pirate = in_port(deck, CHARLES_TOWN)
    port = deck.campaign.state.ports[CHARLES_TOWN]
    port.governor, port.captured = Governor("governor1"), 1
    deck.campaign.hidden.faces["governor1"] = ANTI
    match = deck.run(lambda voyage: sack(voyage, pirate, {}))
    while match.questions:
        match.answer(0, match.questions[0].default)
    assert not port.destroyed
    assert port.governor.face == (ANTI if patched else "")


def test_bn_11_5_goods_without_room_are_left_behind_in_a_sack(patched: bool) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [1]}, m_cunning=False)
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, *["gold1000"] * 4 * len(pirate.ship.holds))
    pirate.ship.holds[0].markers.pop()
    took(deck, pirate, CARTAGENA)
    deck.campaign.state.ports[CARTAGENA].display = ["cloth"] * 3
    match = deck.run(lambda voyage: sack(voyage, pirate, {"take": ["cloth", "cloth"]}))
    (sacked,) = told(match, "port_sacked")
    assert (sacked["goods"], sacked["left"]) == (["cloth"] * (1 if patched else 2), ["cloth"])


# ---------------------------------------------------------------- alliances and trade


def falling_out(board: Deck, *, offers: bool = False) -> Match:
    """Let two captains become allies by their orders, and the first end the alliance in the trade window.

    ``offers``: whether he offers money to the other, and gold for it is asked.
    """

    def act(voyage: Voyage) -> Play[None]:
        voyage.hidden.seat_orders = {
            0: SeatOrders(ally=(f"{ONE}/{TWO}",), parley=True),
            1: SeatOrders(ally=(f"{TWO}/{ONE}",)),
        }
        yield from orders_of_league(voyage)
        yield from trade_window(voyage)

    match = board.run(act, GAME)
    bargain: dict[str, Any] = {"offer1": f"{ONE}/{TWO}", "offer1_ask": ["gold500.1"], "offer1_pay": 100}
    ends = {"break_with": [f"{ONE}/{TWO}"]}
    match.answer(0, {**ends, **(bargain if offers else {})}, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)
    return match


def duel(board: Deck, match: Match) -> None:
    """Let the first captain challenge the other, who never surrenders, after their alliance."""
    board.policy(board.campaign.state.pirates[TWO], duel_surrender="0")
    match.answer(0, {"answer": "duel"}, question=match.questions[0].id)
    match.answer(1, {}, question=match.questions[1].id)


def test_bn_20_8_an_alliance_that_was_ended_is_not_made_again_in_the_turn(patched: bool) -> None:
    board, one, two = league(allies=False)
    one.cabin = two.cabin = 100
    match = falling_out(board)
    for seat in (0, 1):
        match.answer(seat, {}, question=match.questions[seat].id)
    assert [event["seat"] for event in told(match, "alliance_ended")] == [0]
    assert pairs(board) == ([] if patched else [[ONE, TWO]])


def test_bn_6_8_nobody_trades_with_the_dead(patched: bool) -> None:
    """The duel after the alliance kills the second captain; his successor has the ship, and made no bargain."""
    board, one, two = league(allies=False, dice={"duel": [6, 1, 1, 6] * 6, "downed": [1]})
    one.cabin, two.ship.holds[0].markers = 100, ["gold500"]
    match = falling_out(board, offers=True)
    duel(board, match)
    match.answer(1, {f"{TWO}_{ONE}": "offer/1"}, question=match.questions[1].id)
    assert (two.status, one.ship.markers) == ("dead", [] if patched else ["gold500"])
    assert len(told(match, "offer_lapsed")) == patched


def test_spec_6_1_nobody_trades_after_a_victory(patched: bool) -> None:
    board, one, two = league(allies=False, dice={"duel": [6, 1, 1, 6] * 6, "downed": [6], "wound_part": [1]})
    one.cabin, two.ship.holds[0].markers, one.notoriety, two.notoriety = 100, ["gold500"], 99, 20
    match = falling_out(board, offers=True)
    duel(board, match)
    assert board.campaign.state.ended == "notoriety"
    assert sorted(match.questions) == ([] if patched else [1])


def test_spec_7_a_private_contract_does_not_tell_how_many_others_there_are(patched: bool) -> None:
    board, _, _ = league(allies=False)
    third, fourth = board.pirate("PI15", 2), board.pirate("PI16", 0)

    def act(voyage: Voyage) -> None:
        for members in ((ONE, TWO), (third.id, fourth.id)):
            conclude_contract(voyage, Draft(members[0], members, "peace", {}, {}, 4))

    match = board.run(act, GAME)
    (mine,) = [event.data["contract"] for event in match.events(2) if event.kind == "contract_made"]
    assert mine == ("pact1.PI15" if patched else "pact1.2")
    assert len({contract.id for contract in board.campaign.hidden.contracts}) == 2
