"""Captives from turn to turn, their release, rescue from an island, and where they restart (spec 4.12.8, 4.12.9)."""

from typing import Any

import pytest

from rules.blackbeard.battle.aftermath import hold, island_near, maroon, release_prisoners
from rules.blackbeard.battle.bonds import rescued
from rules.blackbeard.battle.captives import (
    RESCUE,
    captive_steps,
    captives,
    castaways,
    has_captive_orders,
    settle_captives,
)
from rules.blackbeard.hidden import SeatOrders
from rules.blackbeard.operation import Scene
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.homecoming import haven, restart, set_free
from rules.blackbeard.state import Captive, Governor, Pirate, Position, Wound
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.orders import ask_orders, has_orders
from rules.blackbeard.turn.play import end_of_turn, play_turn
from rules.blackbeard.view.standing import standing
from rules.blackbeard.voyage import JUSTICE_CORRECTIONS
from rules.blackbeard.world.hexes import HEXES, distance
from rules.kernel import Match, Table, form

from .decks import Deck, told
from .test_treason import imprisoned
from .war import deck

SEA = Position("J9", "sea")
PRO, ANTI = "GOV09", "GOV01"


class Hold:
    """Teach (seat 0) holds Low (seat 1)."""

    def __init__(self, how: Any = "plank", dice: dict[str, Any] | None = None, seats: int = 2, **options: Any) -> None:
        self.deck = Deck(seats, dice=dice, **{"m_rivals": True, "m_cunning": False, **options})
        self.state = self.deck.campaign.state
        self.teach = self.deck.pirate("PI14", 0)
        self.low = self.deck.pirate("PI02", 1)
        self.low.refuge = "11"
        if how == "island":
            self.deck.run(lambda voyage: maroon(voyage, self.teach, self.low))
        else:
            self.deck.run(lambda voyage: hold(voyage, self.teach, self.low, how))
        self.state.turn = 2

    def suffer(self) -> Match:
        return self.deck.run(lambda voyage: captives(voyage, self.low))

    def wish(self, what: str) -> None:
        self.deck.campaign.hidden.seat_orders[0] = SeatOrders(captives={"PI02": what})


# ---------------------------------------------------------------- step 6


@pytest.mark.parametrize("how", ["island", "plank"])
@pytest.mark.parametrize("face", [1, 2, 6])
def test_a_die_of_1_wounds_a_captive_on_an_island_or_the_plank(how: str, face: int) -> None:
    held = Hold(how, dice={"captive": [face], "wound_part": [3]})
    match = held.suffer()
    (event,) = told(match, "captive_weakened")
    assert (event["pirate"], event["how"], event["face"]) == ("PI02", how, face)
    assert len(told(match, "wounded")) == (face == 1)


def test_wounds_in_captivity_may_kill_and_the_seat_gets_a_new_pirate() -> None:
    held = Hold(dice={"captive": [1], "wound_part": [1]})
    held.low.wounds["left_eye"] = [Wound("minor")]
    held.suffer()
    assert (held.low.status, held.low.fate) == ("dead", "captivity")
    assert (held.state.captives, held.state.owed) == ([], [1])


def test_a_free_pirate_suffers_nothing() -> None:
    held = Hold()
    match = held.deck.run(lambda voyage: captives(voyage, held.teach))
    assert told(match, "captive_weakened") == []


def test_end_of_turn_dice_reach_captives_whose_superficial_wounds_heal() -> None:
    held = Hold(dice={"captive": [2]})
    held.low.wounds["left_eye"] = [Wound("superficial", 2)]
    held.low.ship.damage["hull"] = 1
    match = held.deck.run(end_of_turn)
    assert len(told(match, "captive_weakened")) == 1
    assert held.low.wounds == {}


def test_torture_at_the_mast_takes_endurance_then_tells_of_the_refuge_then_wounds() -> None:
    # Teach has Cruelty 4, Low Endurance 3: strictly higher wins.
    held = Hold("mast", dice={"captive": [2, 3, 3, 3, 1, 1, 1, 1, 1, 1], "wound_part": [3]})
    held.wish("on")
    first = told(held.suffer(), "captive_tortured")[0]
    assert (first["total"], first["rolled"], first["result"], first["endurance"]) == (6, 6, "silent", 3)
    held.deck.dice["captive"] = held.deck.dice["captive"][2:]
    assert told(held.suffer(), "captive_tortured")[0]["result"] == "weakened"
    held.deck.dice["captive"] = held.deck.dice["captive"][2:]
    assert told(held.suffer(), "captive_tortured")[0]["endurance"] == 1
    assert held.teach.info == []
    match = held.suffer()
    (event,) = told(match, "captive_tortured")
    assert (event["result"], event["about"], event["endurance"]) == ("talked", "11", 0)
    assert held.teach.info == ["11"]
    match = held.suffer()
    assert told(match, "captive_tortured")[0]["result"] == "wounded"
    assert len(told(match, "wounded")) == 1


@pytest.mark.parametrize(("wish", "tortured"), [("on", 1), ("stop", 0), ("", 0)])
def test_the_captor_may_stop_the_torture_at_will(wish: str, tortured: int) -> None:
    held = Hold("mast", dice={"captive": [6, 1]})
    held.wish(wish)
    assert len(told(held.suffer(), "captive_tortured")) == tortured


def test_torture_begins_in_the_turn_of_capture() -> None:
    held = Hold("mast", dice={"captive": [6, 1]})
    held.state.turn = 1
    assert len(told(held.suffer(), "captive_tortured")) == 1


def test_endurance_is_not_recovered_before_he_is_free() -> None:
    held = Hold("mast", seats=3)
    held.state.captives[0].data["endurance"] = 1
    other = held.deck.pirate("PI12", 2)
    held.deck.run(lambda voyage: hold(voyage, other, held.low, "mast"))
    assert held.state.captives[0].data == {"endurance": 1, "since": 2}


def test_prisoners_of_a_captor_whom_a_nation_captures_are_free() -> None:
    held = Hold()
    held.deck.run(lambda voyage: release_prisoners(voyage, held.teach))
    assert (held.low.status, held.low.notoriety, held.state.captives) == ("active", 0, [])


# ---------------------------------------------------------------- orders


def decides(board: Deck, seat: int) -> bool:
    """Return whether a seat has anything to order about captives."""
    return board.returned(lambda voyage: has_captive_orders(voyage.table, voyage.state, seat))


def steps_of(held: Hold, seat: int) -> Match:
    """Put the steps about captives as a form of their own."""

    def ask(voyage: Any) -> Any:
        wishes, abandoned = yield from form(seat, "orders", lambda: captive_steps(voyage.table, voyage.state, seat))
        voyage.hidden.seat_orders[seat] = SeatOrders(captives=wishes, abandoned=abandoned)
        yield from settle_captives(voyage)

    return held.deck.run(ask)


@pytest.mark.parametrize(("how", "ways"), [("mast", ["stop", "on", "release"]), ("plank", ["stop", "release"])])
def test_bn_a3_the_captor_is_asked_in_his_orders(how: str, ways: list[str]) -> None:
    held = Hold(how)
    match = steps_of(held, 0)
    (step,) = match.questions[0].steps
    assert (step.kind, step.default, [option.id for option in step.options]) == ("captive_fate", "stop", ways)
    assert step.quiet == (how == "plank")
    match.answer(0, {"PI02_captive": "release"})
    assert (held.low.status, held.low.popularity, held.low.notoriety) == ("active", 7, 0)
    assert told(match, "restarted")[0]["port"] == "11"
    assert held.state.captives == []


def test_bn_r2_a_seat_may_give_up_its_captive() -> None:
    held = Hold()
    assert decides(held.deck, 1)
    match = steps_of(held, 1)
    (step,) = match.questions[1].steps
    assert (step.kind, step.default, step.quiet) == ("abandon_captive", [], True)
    match.answer(1, {"abandoned": ["PI02"]})
    assert (held.low.status, held.low.fate, held.state.owed) == ("dead", "abandoned", [1])
    assert held.state.captives == []


def test_the_orders_of_a_seat_say_who_is_held_and_may_be_given_up() -> None:
    held = Hold()
    data = held.deck.run(ask_orders).questions[1].data
    assert (data["captains"], data["detained"], data["gives_up"]) == (0, ["PI02"], True)


@pytest.fixture(params=[True, False])
def justice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play with the patch ``justice_corrections``, and without it."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param or patch != JUSTICE_CORRECTIONS)
    return request.param


def test_4_12_8_a_captor_who_misses_his_turn_is_asked_for_his_captives(justice: bool) -> None:
    held = Hold("mast")
    held.teach.debauched = held.state.turn
    assert held.deck.returned(lambda voyage: has_orders(voyage.table, voyage.state, 0)) == justice


def test_3_2_without_hazards_a_prisoner_does_not_wait_for_ever(justice: bool) -> None:
    """No hazard event comes that ends his time, so his seat may at least give him up (spec 3.1, 11.13)."""
    board = deck(m_rivals=True, m_hazards=False)
    imprisoned(board, "trial")
    assert decides(board, 0) == justice
    usual = deck(m_rivals=True, m_hazards=True)
    imprisoned(usual, "trial")
    assert not decides(usual, 0)


def test_the_option_takes_that_choice_away() -> None:
    held = Hold(abandon_captive=False)
    assert not decides(held.deck, 1)
    assert steps_of(held, 1).questions[1].steps == ()


@pytest.mark.parametrize("how", ["island", "plank", "mast", "prison"])
def test_4_12_9_everybody_sees_on_the_board_what_a_captive_has_pledged(how: str) -> None:
    held = Hold(how)
    held.state.captives[0].data["pledge"] = 500
    assert [fact.data["doubloons"] for fact in standing(held.state) if fact.kind == "board_pledge"] == [500]


# ---------------------------------------------------------------- the captor's end


@pytest.mark.parametrize("cause", ["sunk", "wounds"])
def test_a_captive_dies_with_the_captors_ship(cause: str) -> None:
    held = Hold()
    held.deck.run(lambda voyage: leave_play(voyage, held.teach, cause))
    assert (held.low.status, held.low.fate) == ("dead", "captivity")


@pytest.mark.parametrize("cause", ["retired", "deposed", "pardoned", "hanged", "prison"])
def test_a_captive_is_free_without_rewards_when_the_captor_retires_or_is_taken(cause: str) -> None:
    held = Hold()
    match = held.deck.run(lambda voyage: leave_play(voyage, held.teach, cause))
    assert (held.low.status, held.low.notoriety, held.low.popularity) == ("active", 0, 7)
    assert told(match, "captive_freed") == [{"seat": 1, "pirate": "PI02", "captain": "", "rolls": []}]


@pytest.mark.parametrize("cause", ["duel", "disease", "marooned_by_crew"])
def test_a_successor_inherits_the_captives(cause: str) -> None:
    held = Hold()
    held.deck.run(lambda voyage: leave_play(voyage, held.teach, cause))
    (captive,) = held.state.captives
    assert captive.holder == held.state.active(0)[0].id


# ---------------------------------------------------------------- islands


def test_the_island_is_the_nearest_coastal_hex_without_a_port() -> None:
    held = Hold("island")
    island = held.low.position.place
    assert (held.low.status, held.state.captives[0].holder) == ("marooned", island)
    assert HEXES[island].terrain == "coast"
    assert not HEXES[island].port
    away = distance("J9", island)
    assert away is not None
    nearer = [
        one
        for one, hexagon in HEXES.items()
        if hexagon.terrain == "coast" and not hexagon.port and (distance("J9", one) or 99) < away
    ]
    assert nearer == []
    assert island_near(held.state, island) == island


def rescue(held: Hold, rescuer: Pirate) -> Match:
    return held.deck.run(lambda voyage: RESCUE.run(voyage, rescuer, {}))


def test_bn_16_27_a_marooned_captain_is_freed() -> None:
    held = Hold("island", dice={"rescue": [5, 6]}, seats=3)
    rescuer = held.deck.pirate("PI12", 2, at=held.low.position)
    match = rescue(held, rescuer)
    assert match.questions[2].kind == "free_or_keep"
    match.answer(2, "free")
    assert (held.low.status, held.low.notoriety, held.low.popularity) == ("active", 5, 7)
    assert (rescuer.notoriety, rescuer.popularity) == (11, 7)
    assert told(match, "captive_freed")[0]["rolls"] == [5, 6]
    assert held.low.ship.type == "sloop"


def test_or_taken_aboard() -> None:
    held = Hold("island", seats=3)
    rescuer = held.deck.pirate("PI12", 2, at=held.low.position)
    match = rescue(held, rescuer)
    match.answer(2, "mast")
    assert [(one.holder, one.how) for one in held.state.captives] == [("PI12", "mast")]
    assert (held.low.status, rescuer.notoriety) == ("captive", 0)


def test_only_a_pirate_of_another_seat_at_the_island_may_rescue() -> None:
    held = Hold("island", seats=3)
    island = held.low.position.place
    mate, stranger = held.deck.pirate("PI15", 1), held.deck.pirate("PI12", 2)
    assert castaways(held.state, mate, island) == []
    assert castaways(held.state, stranger, "J9") == []
    assert [one.pirate for one in castaways(held.state, stranger, island)] == ["PI02"]
    found: list[bool] = []

    def look(voyage: Any) -> None:
        for where in (Position(island, "sea"), Position(island, "anchored"), Position("J9", "sea")):
            stranger.position = where
            scene = Scene(voyage.table, voyage.state, stranger, where, moved=False, spent=False)
            found.extend((RESCUE.offered(scene), RESCUE.able(voyage, stranger)))

    held.deck.run(look)
    assert found == [True, True, True, True, False, False]


def test_4_5_10_a_pirate_who_comes_out_of_a_zone_onto_the_island_may_rescue_but_not_search() -> None:
    """4.12.9 asks only that his move ends there; 9-A72: the movement is used up, not the operation."""
    held = Hold("island", {"rescue": [5, 6], "move": [1] * 9}, seats=3)
    rescuer = held.deck.pirate("PI12", 2, at=Position("TZ1", "zone"))
    held.state.captives[0].holder, held.low.position = "DD21", Position("DD21", "sea")
    out = {"PI12_move": "transit/DD21"}
    match = held.deck.run(play_turn)
    offered = next(step for step in match.questions[2].steps_with(out) if step.step == "PI12_operation")
    names = [option.id for option in offered.options]
    assert ("rescue" in names, "search" in names) == (True, False)
    for seat, question in dict(match.questions).items():
        match.answer(seat, {**out, "PI12_operation": "rescue"} if seat == 2 else question.default, question=question.id)
    match.answer(2, "free")
    assert (rescuer.position.place, held.low.status, rescuer.notoriety) == ("DD21", "active", 11)


# ---------------------------------------------------------------- prison, and where a pirate restarts


@pytest.mark.parametrize(("port", "doubled"), [("24", 2), ("11", 1)])
def test_bn_18_2_free_from_a_prison(port: str, doubled: int) -> None:
    deck = Deck(dice={"rescue": [2, 4]}, m_rivals=True)
    rescuer, held = deck.pirate("PI14", 0), deck.pirate("PI02", 1, ship="brigantine")
    held.status, held.refuge, held.popularity = "imprisoned", "12", 0
    held.ship.damage["guns"] = 2
    held.ship.holds[0].markers = ["cloth"]
    deck.campaign.state.captives = [Captive("PI02", port, "prison")]
    assert (PORTS[port].nationality == "Spanish") == (doubled == 2)
    deck.run(lambda voyage: rescued(voyage, held, rescuer, prison=True))
    assert rescuer.notoriety == 6 * doubled
    assert (held.status, held.notoriety, held.popularity) == ("active", 5, 1)
    # His old ship, as it was, with empty holds.
    assert (held.ship.type, held.ship.damage["guns"], held.ship.markers) == ("brigantine", 2, [])
    # He resumes play with Popularity 0, which counts as arriving there (spec 4.24.1).
    assert held.mutiny_due
    assert deck.campaign.state.captives == []


def refugee(deck: Deck, refuge: str = "11") -> Pirate:
    pirate = deck.pirate("PI02", 1, at=Position(PORTS[refuge].hex, "sea"))
    pirate.refuge = refuge
    return pirate


def test_a_pirate_restarts_in_his_refuge() -> None:
    deck = Deck()
    pirate = refugee(deck)
    pirate.debauched, pirate.careened = 3, True
    deck.run(lambda voyage: restart(voyage, pirate))
    assert pirate.position == Position(PORTS["11"].hex, "port")
    assert (pirate.ready, pirate.debauched, pirate.careened) == (2, 0, False)
    assert pirate.now.stopped


@pytest.mark.parametrize("trouble", ["anti", "hidden", "enemy", "destroyed", "none"])
def test_without_a_usable_refuge_he_restarts_in_the_nearest_open_port(trouble: str) -> None:
    deck = Deck()
    pirate = refugee(deck)
    port = deck.campaign.state.ports["11"]
    if trouble == "anti":
        port.governor = Governor("governor1", ANTI)
    elif trouble == "hidden":
        port.governor = Governor("governor1")
    elif trouble == "enemy":
        pirate.enemy = [PORTS["11"].nationality]
    elif trouble == "destroyed":
        port.destroyed = True
    else:
        pirate.refuge = ""
    found = haven(deck.campaign.state, pirate)
    if trouble == "none":
        # The port is neutral and he lies before it.
        assert found == "11"
        return
    assert found != "11"
    assert PORTS[found].nationality not in pirate.enemy
    assert not PORTS[found].pirate


def test_if_every_port_is_closed_he_restarts_in_a_pirate_port() -> None:
    deck = Deck()
    pirate = refugee(deck)
    pirate.enemy = ["English", "French", "Spanish", "Dutch", "Portuguese", "Moorish"]
    assert PORTS[haven(deck.campaign.state, pirate)].pirate


def test_a_captive_who_is_set_free_in_a_zone_finds_a_port() -> None:
    held = Hold()
    held.teach.position = Position("TZ1", "zone")
    held.low.refuge = ""
    held.deck.run(lambda voyage: set_free(voyage, held.low))
    assert held.low.position.mode == "port"
