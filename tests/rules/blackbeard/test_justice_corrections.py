"""Rules in matches with the patch ``justice_corrections``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard.battle.bonds import free_or_keep, hold
from rules.blackbeard.battle.captives import captive_steps, settle_captives
from rules.blackbeard.battle.duty import challenge
from rules.blackbeard.battle.interception import stayed
from rules.blackbeard.captivity.jailbreak import INFILTRATE
from rules.blackbeard.crown.contacts import meet_all_who_stayed, note_berths
from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.hidden import Entry, Move, SeatOrders
from rules.blackbeard.markers import gold_in
from rules.blackbeard.operation import Scene
from rules.blackbeard.state import Position
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.entries import carry_out
from rules.blackbeard.turn.orders import ask_orders
from rules.blackbeard.turn.play import entries as steps_2_and_3
from rules.blackbeard.voyage import JUSTICE_CORRECTIONS, VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Match, Play, Table, form

from .decks import told
from .hunting import commissioner, hunting, warship
from .scenes import CARTAGENA, in_port
from .test_captives import Hold
from .test_jailbreak import rescuer
from .test_port import took
from .test_sea import search_card
from .test_treason import hoard, imprisoned
from .war import deck

TEACH, LOW = "PI14", "PI02"
HAVANA, LA_MAZANA = "25", "26"


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == JUSTICE_CORRECTIONS)
    return request.param


# ---------------------------------------------------------------- pirates tried where they have stayed


def tried(match: Match) -> list[str]:
    return [one["pirate"] for one in told(match, "interception")]


def test_4_11_2_a_hunter_tries_its_target_first_among_those_who_stay(patched: bool) -> None:
    """Low is its target and stays, too; Teach is only first in the order of seats."""
    board = hunting(3, interception=[6, 1, 6, 1])
    teach, low = board.pirate(TEACH, 0), board.pirate(LOW, 1)
    warship(board, target=LOW, seat=2)
    entries = {teach.id: Entry(), low.id: Entry()}
    board.campaign.hidden.entries.update(entries)
    match = board.run(lambda voyage: carry_out(voyage, [teach, low], entries))
    assert tried(match) == ([LOW, TEACH] if patched else [TEACH, LOW])


def test_4_11_2_then_the_others_by_falling_notoriety(patched: bool) -> None:
    board = hunting(4, interception=[6, 1] * 3)
    pirates = [board.pirate(name, seat) for seat, name in enumerate((TEACH, LOW, "PI15"))]
    for pirate, notoriety in zip(pirates, (3, 5, 0), strict=True):
        pirate.notoriety = notoriety
    warship(board, target="PI15", seat=3)
    entries = {pirate.id: Entry() for pirate in pirates}
    board.campaign.hidden.entries.update(entries)
    match = board.run(lambda voyage: carry_out(voyage, pirates, entries))
    assert tried(match) == (["PI15", LOW, TEACH] if patched else [TEACH, LOW, "PI15"])


def test_4_11_2_a_hunter_stops_once_it_has_attacked_one(patched: bool) -> None:
    """Low, its target, is Teach's ally: older matches let it attack both."""
    board = hunting(3, interception=[1, 6] * 2, hunter_battle=[3] * 60, location=[6] * 60)
    teach, low = board.pirate(TEACH, 0), board.pirate(LOW, 1)
    for pirate in (teach, low):
        board.policy(pirate, smoke="always")
        pirate.ship.holds[0].markers = ["smoke"]
    board.campaign.state.alliances = [[LOW, TEACH]]
    warship(board, target=LOW, seat=2)

    def act(voyage: Voyage) -> Play[None]:
        note_berths(voyage)
        if patched:
            yield from meet_all_who_stayed(voyage, [teach, low])
        else:
            yield from stayed(voyage, teach)
            yield from stayed(voyage, low)

    match = board.run(act)
    assert [one["pirate"] for one in told(match, "hunter_battle")] == ([LOW] if patched else [TEACH, LOW])
    assert tried(match) == ([LOW] if patched else [TEACH, LOW])


def test_14_2_warships_try_a_pirate_who_has_stayed_as_one_squadron_and_a_commissioner_alone(patched: bool) -> None:
    board = hunting(3, interception=[6, 1] * 3)
    teach = board.pirate(TEACH, 0)
    warship(board, target=TEACH, seat=2)
    commissioner(board, target=TEACH)
    warship(board, "W19", target=TEACH, seat=2)
    board.dice["warships"] = [sorted([*board.campaign.hidden.stocks["warships"], "W05", "W19"])]
    board.policy(teach, interception_won="no")
    entries = {teach.id: Entry()}
    board.campaign.hidden.entries.update(entries)
    match = board.run(lambda voyage: carry_out(voyage, [teach], entries))
    tokens = [one["hunter"] for one in told(match, "interception")]
    assert tokens == ["kc2", "warship1", "warship3"]


def test_4_11_1b_a_pirate_who_misses_his_turn_stays_with_a_hunter_too() -> None:
    board = hunting(3, interception=[6, 1])
    teach = board.pirate(TEACH, 0)
    teach.debauched = board.campaign.state.turn
    warship(board, target=TEACH, seat=2)
    board.campaign.state.step = 2
    assert tried(board.run(steps_2_and_3)) == [TEACH]


def test_4_11_1b_a_warship_that_another_has_found_was_not_there_when_his_turn_began(patched: bool) -> None:
    """Its target, who has found it, is tried at once; older matches let it try Low, too."""
    board = hunting(3, interception=[6, 1, 6, 1], warships=[])
    teach, low = board.pirate(TEACH, 0, at=Position("J5", "sea")), board.pirate(LOW, 1)
    board.campaign.state.stocks["warships"] = len(board.campaign.hidden.stocks["warships"])
    search_card(board, "warship")
    teach.now.die = 1
    entries = {teach.id: Entry(Move("go", low.position.place, "direct"), operation="search"), low.id: Entry()}
    board.campaign.hidden.entries.update(entries)
    match = board.run(lambda voyage: carry_out(voyage, [teach, low], entries))
    assert [one["result"] for one in told(match, "searched")] == ["warship"]
    assert tried(match) == ([TEACH] if patched else [TEACH, LOW])


# ---------------------------------------------------------------- captives


def pledged(doubloons: int, **more: Any) -> Hold:
    """Return Teach with Low tied to his mast, who has pledged 500 doubloons and has so many."""
    held = Hold("mast", **more)
    hoard(held.deck, held.low, doubloons, "11")
    held.state.captives[0].data["pledge"] = 500
    return held


def test_4_12_9_a_pledge_is_paid_to_the_captor_who_releases(patched: bool) -> None:
    """It is binding, and is paid at the moment of release."""
    held = pledged(800)
    held.wish("release")
    match = held.deck.run(settle_captives)
    assert (held.low.status, held.state.captives) == ("active", [])
    assert [one["result"] for one in told(match, "pledge_paid")] == ["paid"] * patched
    assert gold_in(held.teach.ship.markers) == 500 * patched
    assert held.deck.campaign.hidden.treasure_of(LOW) == 800 - 500 * patched


def test_4_12_9_without_a_pledge_a_release_brings_nothing() -> None:
    held = Hold("mast")
    hoard(held.deck, held.low, 800, "11")
    held.wish("release")
    match = held.deck.run(settle_captives)
    assert (told(match, "pledge_paid"), gold_in(held.teach.ship.markers), held.low.status) == ([], 0, "active")


@pytest.mark.parametrize("fate", ["free", "plank", "mast"])
def test_4_12_9_a_rescuer_may_keep_a_captive_who_cannot_pay_his_pledge(fate: str, patched: bool) -> None:
    held = pledged(200, dice={"rescue": [1, 1]}, seats=3)
    savior = held.deck.pirate("PI15", 2)
    match = held.deck.run(lambda voyage: free_or_keep(voyage, savior, held.low))
    assert match.questions[2].data["pledge"] == 0
    match.answer(2, "free", question=match.questions[2].id)
    assert (2 in match.questions) == patched
    if patched:
        question = match.questions[2]
        assert (question.kind, question.data["pledge"], question.default) == ("free_or_keep", 500, "free")
        assert held.low.status == "captive"
        match.answer(2, fate, question=question.id)
    freed = fate == "free" or not patched
    assert held.low.status == ("active" if freed else "captive")
    assert [one["result"] for one in told(match, "pledge_paid")] == ["short"] * freed
    assert gold_in(savior.ship.markers) == 200 * freed
    if not freed:
        assert [(one.holder, one.how, one.data["pledge"]) for one in held.state.captives] == [("PI15", fate, 500)]


def test_4_12_9_a_captive_who_can_pay_is_free_at_once() -> None:
    held = pledged(500, dice={"rescue": [1, 1]}, seats=3)
    savior = held.deck.pirate("PI15", 2)
    match = held.deck.run(lambda voyage: free_or_keep(voyage, savior, held.low))
    match.answer(2, "free", question=match.questions[2].id)
    assert (held.low.status, match.questions, gold_in(savior.ship.markers)) == ("active", {}, 500)


def test_4_12_8_endurance_lost_to_torture_is_not_recovered_on_the_plank(patched: bool) -> None:
    held = Hold("mast", seats=4)
    whole = held.state.captives[0].data["endurance"]
    held.state.captives[0].data["endurance"] = 1
    second, third = held.deck.pirate("PI15", 2), held.deck.pirate("PI01", 3)

    def act(voyage: Voyage) -> None:
        hold(voyage, second, held.low, "plank")
        hold(voyage, third, held.low, "mast")

    held.deck.run(act)
    assert held.state.captives[0].data["endurance"] == (1 if patched else whole)


def test_4_12_8_a_captor_who_misses_his_turn_may_still_release_his_captive(patched: bool) -> None:
    held = Hold("mast", seats=3)
    held.teach.debauched = held.state.turn
    match = held.deck.run(ask_orders)
    assert (0 in match.questions) == patched
    if patched:
        match.answer(0, {"PI02_captive": "release"})
    match.answer(1, match.questions[1].default)
    assert held.low.status == ("active" if patched else "captive")


def test_3_2_without_hazards_a_seat_may_give_up_a_prisoner(patched: bool) -> None:
    """No hazard event comes that ends his time (spec 3.1)."""
    board = deck(m_rivals=True, m_hazards=False)
    prisoner = imprisoned(board, "trial")

    def ask(voyage: Voyage) -> Play[None]:
        _, abandoned = yield from form(0, "orders", lambda: captive_steps(voyage.table, voyage.state, 0))
        voyage.hidden.seat_orders[0] = SeatOrders(abandoned=abandoned)
        yield from settle_captives(voyage)

    match = board.run(ask)
    assert [step.kind for step in match.questions[0].steps] == ["abandon_captive"] * patched
    match.answer(0, {"abandoned": [prisoner.id]} if patched else {})
    assert (prisoner.status, prisoner.fate) == (("dead", "abandoned") if patched else ("imprisoned", ""))
    assert (board.campaign.state.captives == [], board.campaign.state.owed) == (patched, [0] * patched)


# ---------------------------------------------------------------- across a blocked side


def test_2_7_a_port_is_infiltrated_from_a_hex_that_a_legal_step_reaches(patched: bool) -> None:
    """Between Havana and La Mazana, on the other side of Cuba, no ship passes."""
    board = deck(m_rivals=True)
    imprisoned(board, "trial", HAVANA)
    pirate = rescuer(board, Position(PORTS[LA_MAZANA].hex, "anchored"))
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.extend([INFILTRATE.offered(scene), INFILTRATE.able(voyage, pirate)])
        found.append(bool(INFILTRATE.contests(voyage, pirate, {})))

    board.run(look)
    assert found == [not patched] * 3


def test_2_7_a_debauch_obliges_to_no_duel_across_an_island(patched: bool) -> None:
    """A captain before Havana is not beside one before La Mazana, on the other coast of Cuba (spec 4.9.9)."""
    board = hunting(duel=[6, 1] * 9, downed=[6], wound_part=[1])
    teach = board.pirate(TEACH, 0, at=Position(PORTS[HAVANA].hex, "sea"))
    board.pirate(LOW, 1, at=Position(PORTS[LA_MAZANA].hex, "sea"))
    match = board.run(lambda voyage: challenge(voyage, teach))
    assert len(told(match, "challenged")) == (not patched)


def test_4_11_1b_hunters_that_leave_a_sacked_port_try_the_sacker_in_step_4(
    patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They come out in step 3 (BN 11.5), not at sea with him before; in older matches they try him twice."""
    begun = (VOYAGE_CORRECTIONS, JUSTICE_CORRECTIONS) if patched else (VOYAGE_CORRECTIONS,)
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in begun)
    board = hunting(assault=[6, 6], garrison=[1, 1, 1], sack=[4], interception=[6, 1] * 2)
    teach = in_port(board, CARTAGENA, TEACH)
    took(board, teach, CARTAGENA)
    hunter = commissioner(board, at=teach.position, target=TEACH)
    board.campaign.state.kcs_active = True
    entries = {teach.id: Entry(operation="sack")}
    board.campaign.hidden.entries.update(entries)
    before_step_4: list[str] = []

    def play(voyage: Voyage) -> Play[None]:
        yield from carry_out(voyage, [teach], entries)
        before_step_4.extend(teach.now.tested)
        yield from act_hunters(voyage)

    match = board.run(play)
    assert (len(told(match, "port_sacked")), hunter.position) == (1, Position(PORTS[CARTAGENA].hex, "sea"))
    assert before_step_4 == ([] if patched else [hunter.token])
    assert tried(match) == ([TEACH] if patched else [TEACH, TEACH])
