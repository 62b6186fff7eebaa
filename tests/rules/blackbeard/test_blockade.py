"""Ports and hunters: who enters, who is chased, blockades, the campaign against pirate ports (spec 4.11.9-4.11.13)."""

from typing import Any

import pytest

from rules.blackbeard.battle.interception import fugitives
from rules.blackbeard.crown.harbours import may_enter, settle, settle_blockades, unwelcome
from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.hunters import blockaders
from rules.blackbeard.operation import Scene
from rules.blackbeard.port.assault import ASSAULT, assault
from rules.blackbeard.port.business import BUSINESS, do_business
from rules.blackbeard.port.sales import besieged
from rules.blackbeard.sea.harbour import chase_out
from rules.blackbeard.sea.passage import outward
from rules.blackbeard.state import Governor, Hunter, Pirate, Position
from rules.blackbeard.tables import GOVERNORS, LETTERS, PORTS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import garrison_of, nation_of
from rules.kernel import Match

from .decks import Deck, told
from .scenes import CARTAGENA, CHARLES_TOWN, NEW_PROVIDENCE, aboard
from .war import (
    LUDLOW,
    MAYNARD,
    PEARL,
    ROGERS,
    Contacts,
    at_anchor,
    commissioner,
    deck,
    order,
    warship,
)

ANTI = next(name for name, row in GOVERNORS.items() if row.stance == "anti")
PRO = next(name for name, row in GOVERNORS.items() if row.stance == "pro")
FRENCH = next(number for number, port in PORTS.items() if port.nationality == "French" and port.sea == "CAR")


def before(number: str) -> Position:
    """Return the position at sea in the hex of a port."""
    return Position(PORTS[number].hex, "sea")


def moored(board: Deck, number: str = CARTAGENA, name: str = "PI14", seat: int = 1) -> Pirate:
    return board.pirate(name, seat=seat, at=at_anchor(number))


def active(board: Deck) -> Match:
    board.campaign.state.kcs_active = True
    return board.run(act_hunters)


def governor(board: Deck, number: str, face: str, *, hidden: bool = False) -> None:
    found = Governor("governor1", "" if hidden else face)
    board.campaign.hidden.stocks["governors"].remove(face)
    if hidden:
        board.campaign.hidden.faces["governor1"] = face
    board.campaign.state.ports[number].governor = found


def finish(match: Match) -> Match:
    """Answer every question by its default."""
    while match.questions:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default)
    return match


# ---------------------------------------------------------------- blockades


def test_bn_14_3_a_blockade_costs_popularity_and_its_end_gives_it_back() -> None:
    board = deck()
    pirate = moored(board)
    hunter = warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    match = board.run(settle_blockades)
    assert [made["port"] for made in told(match, "blockaded")] == [CARTAGENA]
    assert pirate.popularity == 6
    assert not board.run(settle_blockades).log
    hunter.position = Position("J9", "sea")
    match = board.run(settle_blockades)
    assert [made["port"] for made in told(match, "blockade_over")] == [CARTAGENA]
    assert pirate.popularity == 7


def test_bn_14_3_it_ends_when_the_pirate_leaves_too() -> None:
    board = deck()
    pirate = moored(board)
    warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    board.run(settle_blockades)
    pirate.position = before(CARTAGENA)
    match = board.run(settle_blockades)
    assert told(match, "blockade_over")
    assert pirate.popularity == 7


def test_bn_14_3_not_for_a_pirate_who_is_chased_out() -> None:
    board = deck()
    pirate = moored(board)
    warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    board.run(settle_blockades)
    finish(board.run(lambda voyage: chase_out(voyage, pirate, CARTAGENA)))
    assert not board.run(settle_blockades).log
    assert pirate.popularity == 5


def test_bn_14_3_only_the_hunter_before_the_port_blockades_the_pirates_in_it() -> None:
    board = deck()
    pirate = moored(board)
    state = board.campaign.state
    hunter = warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    assert blockaders(state, pirate) == [hunter]
    hunter.controller = 1
    assert blockaders(state, pirate) == []
    hunter.controller, hunter.position = 0, at_anchor(CARTAGENA)
    assert blockaders(state, pirate) == []
    hunter.position, hunter.kind = before(CARTAGENA), "ghost"
    assert blockaders(state, pirate) == []
    hunter.kind, pirate.position = "warship", Position(PORTS[CARTAGENA].hex, "anchored")
    assert blockaders(state, pirate) == []


def test_bn_14_3_blockaded_pirates_neither_sell_nor_ransom() -> None:
    board = deck()
    pirate = moored(board)
    aboard(pirate, "cloth", "food")
    warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    assert besieged(board.campaign.state, pirate, CARTAGENA)

    def asked_steps(voyage: Voyage) -> Any:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        chosen = yield from BUSINESS.arguments(scene, "x_")
        assert (chosen["sell"], chosen["ransom"]) == (False, False)
        yield from do_business(voyage, pirate, {"sell": True, "ransom": True})

    match = board.run(asked_steps)
    assert not told(finish(match), "sold")
    assert pirate.ship.markers == ["cloth", "food"]


def test_4_15_10_a_chase_ends_before_the_port_of_its_target(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board)
    hunter = warship(board, LUDLOW, pirate, outward(CARTAGENA)[0])
    match = board.run(act_hunters)
    assert hunter.position == before(CARTAGENA)
    assert contacts == []
    assert told(match, "blockaded")


def test_4_3_3_a_blockade_by_orders(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board, "44")
    hunter = warship(board, LUDLOW, pirate, outward(CARTAGENA)[0])
    order(board, hunter, "blockade", CARTAGENA, 1)
    board.run(act_hunters)
    assert hunter.position == before(CARTAGENA)


# ---------------------------------------------------------------- entering ports


def test_6_7_a_warship_enters_only_ports_of_its_nation() -> None:
    board = deck()
    pirate = moored(board)
    hunter = warship(board, LUDLOW, pirate, "J9")
    state = board.campaign.state
    assert may_enter(state, hunter, FRENCH, "French")
    assert not may_enter(state, hunter, CARTAGENA, "French")
    assert not may_enter(state, hunter, CARTAGENA, "unidentified")
    assert not may_enter(state, hunter, NEW_PROVIDENCE, "French")
    state.ports[FRENCH].destroyed = True
    assert not may_enter(state, hunter, FRENCH, "French")


def test_4_31_a_commissioner_enters_neutral_and_anti_pirate_ports() -> None:
    for stance, allowed in (("", True), (ANTI, True), (PRO, False)):
        board = deck()
        pirate = moored(board, "44")
        hunter = commissioner(board, ROGERS, pirate, before(CARTAGENA), 0)
        if stance:
            governor(board, CARTAGENA, stance)
        assert may_enter(board.campaign.state, hunter, CARTAGENA, "English") is allowed


def test_e2_a_letter_closes_the_ports_of_its_nation_to_commissioners() -> None:
    board = deck()
    pirate = moored(board, "44")
    hunter = commissioner(board, ROGERS, pirate, at_anchor(CARTAGENA), 0)
    state = board.campaign.state
    assert unwelcome(state) == []
    spanish = next(letter for letter, row in LETTERS.items() if row.nationality == "Spanish")
    english = next(letter for letter, row in LETTERS.items() if row.nationality == "English")
    state.offered = [english]
    assert unwelcome(state) == []
    pirate.letter = spanish
    assert unwelcome(state) == [hunter]
    match = board.run(settle)
    question = match.questions[0]
    assert (question.kind, question.default) == ("thrown_out", outward(CARTAGENA)[0])
    match.answer(0, outward(CARTAGENA)[-1])
    assert hunter.position == Position(outward(CARTAGENA)[-1], "sea")
    assert not may_enter(state, hunter, CARTAGENA, "English")


def test_e2_a_letter_closes_no_english_port_to_commissioners() -> None:
    board = deck()
    pirate = moored(board, NEW_PROVIDENCE)
    hunter = commissioner(board, ROGERS, pirate, at_anchor(CHARLES_TOWN), 0)
    state = board.campaign.state
    english = [letter for letter, row in LETTERS.items() if row.nationality == "English"]
    state.offered, pirate.letter = english[:1], english[1]
    assert unwelcome(state) == []
    match = board.run(settle)
    assert (match.questions, hunter.position) == ({}, at_anchor(CHARLES_TOWN))
    assert may_enter(state, hunter, CHARLES_TOWN, "English")


def test_4_32_a_hidden_pro_pirate_governor_throws_him_out(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board)
    hunter = commissioner(board, ROGERS, pirate, before(CARTAGENA), 0)
    governor(board, CARTAGENA, PRO, hidden=True)
    match = finish(active(board))
    assert told(match, "governor_revealed")[0]["stance"] == "pro"
    assert [made["place"] for made in told(match, "hunter_thrown_out")] == [outward(CARTAGENA)[0]]
    assert pirate.position == at_anchor(CARTAGENA)
    assert hunter.position == Position(outward(CARTAGENA)[0], "sea")


# ---------------------------------------------------------------- chased out


def test_13_5_a_commissioner_chases_the_pirates_of_other_seats(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board)
    other = moored(board, name="PI15", seat=2)
    own = moored(board, name="PI12", seat=0)
    hunter = commissioner(board, MAYNARD, pirate, Position(outward(CARTAGENA)[0], "sea"), 0)
    match = finish(active(board))
    assert sorted(made["pirate"] for made in told(match, "chased")) == [pirate.id, other.id]
    assert own.position == at_anchor(CARTAGENA)
    assert hunter.position == at_anchor(CARTAGENA)
    assert pirate.banned == [CARTAGENA]
    assert (pirate.popularity, other.popularity, own.popularity) == (6, 6, 7)
    assert contacts == []


def test_6_7_a_warship_chases_and_shows_its_nation(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board, FRENCH)
    hunter = warship(board, LUDLOW, pirate, "", at=before(FRENCH))
    match = finish(board.run(act_hunters))
    assert hunter.nation == "French"
    assert hunter.face == ""
    assert [made["pirate"] for made in told(match, "chased")] == [pirate.id]


def test_14_31_hunters_at_sea_try_a_pirate_who_is_chased_out(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board)
    waiting = warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    order(board, waiting, "hold")
    beyond = warship(board, LUDLOW, pirate, outward(CARTAGENA)[0], token="warship2")
    order(board, beyond, "hold")
    commissioner(board, MAYNARD, pirate, before(CARTAGENA), 0)
    match = active(board)
    assert contacts == [(waiting.token, pirate.id)]
    match.answer(1, outward(CARTAGENA)[0])
    assert contacts == [(waiting.token, pirate.id), (beyond.token, pirate.id)]
    assert pirate.position.place == outward(CARTAGENA)[0]


def test_4_11_9_a_pirate_who_fails_to_take_a_port_meets_the_hunter_before_it(crown: bool) -> None:
    dice: dict[str, Any] = {"assault": [1, 1], "garrison": [1, 1, 1], "assault_damage": [1], "location": [5]}
    board = deck(dice={**dice, "interception": [6, 1]})
    pirate = moored(board)
    hunter = warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    match = finish(board.run(lambda voyage: assault(voyage, pirate, {})))
    assert [one["pirate"] for one in told(match, "chased")] == [pirate.id]
    refuge = pirate.position
    later = finish(board.run(fugitives))
    tried = [(one["hunter"], one["place"]) for one in told(later, "interception")]
    assert tried == ([(hunter.token, hunter.position.place)] if crown else [])
    # He has outrolled it, and sails on to where he fled.
    assert pirate.position == refuge
    assert not board.run(fugitives).log


def test_4_11_9_he_meets_the_hunter_before_the_port_before_that_where_he_flees(crown: bool) -> None:
    board = deck(dice={"interception": [6, 1] * 2})
    pirate = moored(board)
    beyond = warship(board, LUDLOW, pirate, outward(CARTAGENA)[0])
    waiting = warship(board, PEARL, pirate, "", "warship2", at=before(CARTAGENA))
    match = board.run(lambda voyage: chase_out(voyage, pirate, CARTAGENA))
    match.answer(1, beyond.position.place)
    match = finish(board.run(fugitives))
    tried = [one["hunter"] for one in told(match, "interception")]
    assert tried == ([waiting.token, beyond.token] if crown else [beyond.token])


def test_4_11_9_a_pirate_taken_by_the_hunter_before_the_port_does_not_get_away(crown: bool) -> None:
    board = deck(dice={"interception": [1, 6], "hunter_battle": [6, 1] * 30, "location": [2] * 30})
    pirate = moored(board)
    hunter = warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    board.dice["warships"] = [sorted([*board.campaign.hidden.stocks["warships"], PEARL])]
    finish(board.run(lambda voyage: chase_out(voyage, pirate, CARTAGENA)))
    match = finish(board.run(fugitives))
    assert (pirate.fate == "sunk") == crown
    assert [one["place"] for one in told(match, "hunter_battle")] == ([hunter.position.place] if crown else [])


def test_4_11_9_a_hunter_that_comes_after_a_hunter_has_chased_him_is_too_late(crown: bool) -> None:
    board = deck(dice={"interception": [6, 1]})
    pirate = moored(board)
    commissioner(board, MAYNARD, pirate, before(CARTAGENA), 0)
    finish(active(board))
    warship(board, PEARL, pirate, "", at=before(CARTAGENA))
    assert not told(finish(board.run(fugitives)), "interception")


@pytest.mark.parametrize(("own", "theirs"), [(4, 3), (3, 3), (2, 5)])
def test_15_5_a_careened_pirate_in_port_is_chased_or_captured(contacts: Contacts, own: int, theirs: int) -> None:
    board = deck(dice={"interception": [own, theirs]})
    pirate = moored(board)
    pirate.careened = True
    commissioner(board, MAYNARD, pirate, before(CARTAGENA), 0)
    match = finish(active(board))
    (found,) = told(match, "careened_found")
    assert found["dice"] == [own, theirs]
    assert found["result"] == ("chased" if own > theirs else "captured")
    assert contacts.captured == ([] if own > theirs else [(pirate.id, "English")])
    assert bool(told(match, "chased")) is (own > theirs)
    assert pirate.careened is (own <= theirs)


# ---------------------------------------------------------------- the campaign


def campaign(board: Deck, stance: str) -> tuple[Match, list[Pirate], Hunter]:
    """Let a commissioner enter New Providence while a warship waits outside; the next governor is of a stance."""
    stock = board.campaign.hidden.stocks["governors"]
    stock.sort(key=lambda name: GOVERNORS[name].stance != stance)
    pirates = [moored(board, NEW_PROVIDENCE), moored(board, NEW_PROVIDENCE, "PI12", seat=0)]
    waiting = warship(board, PEARL, pirates[0], "", at=before(NEW_PROVIDENCE))
    order(board, waiting, "hold")
    hunter = commissioner(board, MAYNARD, pirates[0], before(NEW_PROVIDENCE), 0)
    return finish(active(board)), pirates, hunter


def test_14_31_a_pirate_port_becomes_english(contacts: Contacts) -> None:
    board = deck()
    match, pirates, hunter = campaign(board, "anti")
    port = board.campaign.state.ports[NEW_PROVIDENCE]
    assert sorted(made["pirate"] for made in told(match, "chased")) == sorted(pirate.id for pirate in pirates)
    assert contacts == [("warship1", pirates[0].id)]
    assert told(match, "port_english")
    assert (port.english, port.value) == (True, 1)
    assert garrison_of(board.campaign.state, NEW_PROVIDENCE) == 4
    assert nation_of(board.campaign.state, NEW_PROVIDENCE) == "English"
    assert hunter.position == at_anchor(NEW_PROVIDENCE)


def test_14_31_a_pro_pirate_governor_leaves_the_game(contacts: Contacts) -> None:
    board = deck()
    match, _, _ = campaign(board, "pro")
    port = board.campaign.state.ports[NEW_PROVIDENCE]
    assert not told(match, "port_english")
    assert (port.english, port.governor) == (False, None)
    assert len(board.campaign.state.governors_out) == 1


def test_14_31_nobody_inside_nothing_happens(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board)
    waiting = warship(board, PEARL, pirate, "", at=before(NEW_PROVIDENCE))
    order(board, waiting, "hold")
    hunter = commissioner(board, MAYNARD, pirate, before(NEW_PROVIDENCE), 0)
    order(board, hunter, "enter", NEW_PROVIDENCE, 0)
    match = active(board)
    assert hunter.position == at_anchor(NEW_PROVIDENCE)
    assert not told(match, "governor_drawn")


def test_14_31_not_alone(contacts: Contacts) -> None:
    board = deck()
    pirate = moored(board, NEW_PROVIDENCE)
    hunter = commissioner(board, MAYNARD, pirate, before(NEW_PROVIDENCE), 0)
    active(board)
    assert hunter.position == before(NEW_PROVIDENCE)
    assert pirate.position == at_anchor(NEW_PROVIDENCE)


def test_4_10_a_1_a_hidden_warship_of_the_ports_nation_prevents_an_attack() -> None:
    board = deck()
    pirate = moored(board, FRENCH)
    hunter = warship(board, LUDLOW, pirate, "", at=before(FRENCH))
    other = warship(board, PEARL, pirate, "", at=before(FRENCH), token="warship2")
    able: list[bool] = []
    match = board.run(lambda voyage: able.append(ASSAULT.able(voyage, pirate)))
    assert able == [False]
    assert (hunter.nation, other.nation) == ("French", "")
    assert [made["hunter"] for made in told(match, "hunter_nation")] == [hunter.token]
