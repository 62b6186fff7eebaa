"""Set-up: governors in secret, merchants, Refuges by contiguous numbers (spec 3.3)."""

from collections import Counter
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.arrivals import activate, refuge_candidates, refuge_facts
from rules.blackbeard.options import WAR, Options
from rules.blackbeard.setup import ask_end, resolve_clashes
from rules.blackbeard.state import Governor, Position
from rules.blackbeard.tables import GOVERNORS, LANES, PORTS
from rules.kernel import Malformed, Match
from rules.kernel.question import Question

from .decks import Deck, told
from .walks import orders_open, walk


def start(seats: int = 3, seed: str = "1718", **options: Any) -> Match:
    return Match.start(GAME, seats=seats, seed=seed, salt="", options=options)


def place(match: Match, **wishes: list[str]) -> None:
    """Answer the form of governors: ``s0=["11", ...]``; other seats take the default."""
    for seat, question in dict(match.questions).items():
        ports = wishes.get(f"s{seat}", [])
        answer = {f"governor{number}": port for number, port in enumerate(ports, 1)}
        match.answer(seat, answer, question=question.id)


# ---------------------------------------------------------------- Refuges


def test_bn_7_2_every_valid_port_serves_the_first_and_the_circle_closes() -> None:
    deck = Deck()
    state = deck.campaign.state
    assert refuge_candidates(state) == ["11", "12", "13", "14", "15", "16", "21", "22", "23"]
    pirate = deck.pirate()
    pirate.refuge = "11"
    # Below 11 comes the highest number of the sea.
    assert refuge_candidates(state) == ["12", "23"]
    state.ports["12"].governor = Governor("governor1", "GOV09")
    state.ports["23"].governor = Governor("governor2", "GOV01")
    state.ports["22"].destroyed = True
    assert refuge_candidates(state) == ["12", "21"]


def test_bn_7_2_the_question_says_whether_both_directions_lead_to_the_same_port() -> None:
    deck = Deck()
    state = deck.campaign.state
    deck.pirate().refuge = "14"
    apart = {"port": "14", "home": "", "same": False, "certain": False, "second": True}
    assert Question(ask_end(state, 1, "14"), "1.1").data == apart
    for number, port in state.ports.items():
        port.destroyed = PORTS[number].sea == "NA" and number not in ("14", "21")
    asked = Question(ask_end(state, 1, "14"), "1.1")
    assert asked.data == {"port": "14", "home": "21", "same": True, "certain": False, "second": True}
    # Without them another sea serves, at whose two ends the directions lead apart.
    assert [(option.data["port"], option.data["next"]) for option in asked.options] == [("21", "46"), ("21", "24")]
    for option in asked.options:
        beyond = refuge_facts(state, option.data["next"])
        assert (option.data["next_lanes"], option.data["next_sails"]) == (beyond["lanes"], beyond["sails"])
    first = Question(ask_end(state, 1, "14", before=0), "1.1")
    assert first.data == {"port": "14", "home": "21", "same": True, "certain": True, "second": False}
    assert [option.data["next"] for option in first.options] == ["", ""]
    for port in state.ports.values():
        port.destroyed = True
    assert Question(ask_end(state, 1, "14"), "1.1").data == apart


def test_without_a_port_in_the_north_another_sea_serves_and_then_none() -> None:
    deck = Deck()
    state = deck.campaign.state
    for number, port in state.ports.items():
        if PORTS[number].sea == "NA":
            port.destroyed = True
    assert refuge_candidates(state)[:3] == ["24", "25", "26"]
    assert not {"35", "44"} & set(refuge_candidates(state))
    for port in state.ports.values():
        port.destroyed = not PORTS[port.number].pirate
    assert refuge_candidates(state) == []
    deck.run(lambda voyage: activate(voyage, "PI01", 0, ""))
    assert state.pirates["PI01"].position == Position(PORTS["35"].hex, "port")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_starts_anchored_in_its_refuge(seats: int) -> None:
    match = orders_open(seats, starter="2", governors_per_seat=1)
    state = match.state.state
    assert state.marker == state.starter == 1
    assert [pirate.seat for pirate in state.pirates.values()] == [*range(1, seats), 0]
    for pirate in state.pirates.values():
        assert pirate.position == Position(PORTS[pirate.refuge].hex, "port")
        assert (pirate.ship.type, pirate.notoriety, pirate.popularity, pirate.facing) == ("sloop", 0, 7, 1)
    assert len(set(state.refuges())) == seats
    assert state.careers == [1] * seats


def test_the_others_choose_an_end_all_at_once_and_get_it_in_seat_order() -> None:
    match = start(3, starter="1")
    place(
        match, s0=["24", "25", "26", "31", "32"], s1=["33", "34", "36", "41", "42"], s2=["43", "45", "46", "11", "12"]
    )
    match.answer(0, "15", question=match.questions[0].id)
    assert sorted(match.questions) == [1, 2]
    match.answer(2, "upper", question=match.questions[2].id)
    match.answer(1, "upper", question=match.questions[1].id)
    assert {pirate.seat: pirate.refuge for pirate in match.state.state.pirates.values()} == {0: "15", 1: "16", 2: "21"}


# ---------------------------------------------------------------- governors


def test_bn_4_3_governors_lie_where_seats_want_them() -> None:
    match = start(2)
    place(match, s0=["24", "25", "26", "31", "32"], s1=["33", "34", "36", "41", "42"])
    placed = {event["port"]: event["seat"] for event in told(match, "governor_placed")}
    assert placed == dict.fromkeys(("24", "25", "26", "31", "32"), 0) | dict.fromkeys(("33", "34", "36", "41", "42"), 1)
    assert told(match, "governor_clash") == []


def test_a_governor_that_loses_a_clash_goes_to_the_next_free_port() -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6]})
    ports = [number for number in deck.campaign.state.ports if not PORTS[number].pirate]
    found: dict[str, tuple[int, int]] = {}
    wishes = [["24", "25"], ["46", "24"]]
    match = deck.run(lambda voyage: found.update(resolve_clashes(voyage, wishes, ports)))
    assert found == {"24": (1, 1), "25": (0, 1), "46": (1, 0), "26": (0, 0)}
    assert told(match, "governor_clash")[0]["seat"] == 1


def test_the_next_free_port_after_the_last_is_the_first() -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6]})
    ports = [number for number in deck.campaign.state.ports if not PORTS[number].pirate]
    found: dict[str, tuple[int, int]] = {}
    deck.run(lambda voyage: found.update(resolve_clashes(voyage, [["46"], ["46"]], ports)))
    assert found == {"46": (1, 0), "11": (0, 0)}


def test_five_seats_place_four_each_and_no_port_gets_two() -> None:
    match = orders_open(5)
    state = match.state.state
    governors = [port.governor for port in state.ports.values() if port.governor is not None]
    assert len(governors) == 20
    assert len({governor.token for governor in governors}) == 20
    assert not any(PORTS[port.number].pirate for port in state.ports.values() if port.governor is not None)
    assert state.stocks["governors"] == 4


@pytest.mark.parametrize("peek", [True, False])
def test_only_the_seat_that_placed_a_governor_may_know_the_face(*, peek: bool) -> None:
    match = orders_open(3, governor_peek=peek)
    placed = {event["token"]: event["seat"] for event in told(match, "governor_placed")}
    faces = match.state.hidden.faces
    for reader in (0, 1, 2, None):
        seen = str([(event.kind, event.data) for event in match.events(reader)]) + str(match.view(reader))
        known = {GOVERNORS[faces[token]].id for token, seat in placed.items() if seat == reader and peek}
        assert {name for name in GOVERNORS if f"'{name}'" in seen} == known
    me = match.view(0).me
    assert me is not None
    assert set(me.governors) == {token for token, seat in placed.items() if seat == 0 and peek}
    assert me.drawn == []


def test_the_form_of_governors_never_offers_a_port_twice() -> None:
    match = start(2)
    question = match.questions[0]
    assert [len(step.options) for step in question.steps] == [22, 21, 20, 19, 18]
    assert question.secret
    assert [step.default for step in question.steps] == ["11", "12", "13", "14", "15"]


# ---------------------------------------------------------------- merchants and options


@pytest.mark.parametrize(("seats", "seas"), [(2, {"NA", "CAR"}), (3, {"NA", "CAR"}), (4, {"NA", "CAR", "GC", "IO"})])
def test_bn_4_1_merchants_lie_on_lanes_of_the_seas_in_play(seats: int, seas: set[str]) -> None:
    state = orders_open(seats).state.state
    lanes = {lane.hex: lane.sea for lane in LANES.values()}
    assert len(state.sails) == 5 * seats
    assert {lanes[sail.hex] for sail in state.sails} <= seas
    assert set(state.seas) == seas
    assert {PORTS[number].sea for number in state.ports} == seas


def test_a_merchant_shows_only_its_token() -> None:
    match = orders_open(3)
    for reader in (0, None):
        seen = str([(event.kind, event.data) for event in match.events(reader)])
        assert not [name for name in match.state.hidden.stocks["merchants"] if f"'{name}'" in seen]
        assert not [name for name in match.state.hidden.faces.values() if name.startswith("M") and f"'{name}'" in seen]


def test_options_are_checked() -> None:
    for options in ({"starter": "4"}, {"careers": 0}, {"m_hazards": 1}, {"seas": "io"}):
        with pytest.raises(Malformed):
            start(3, **options)
    assert start(3, starter="3").state.state.starter == 2
    assert start(4, seas="na_car").state.state.seas == ("NA", "CAR")


def test_the_war_is_on_and_each_of_its_modules_may_be_switched_off() -> None:
    assert all(getattr(Options(), module) for module in WAR)
    for module in WAR:
        assert not start(3, **{module: False}).head.options[module]


def test_a_match_without_governors_or_merchants_starts_all_the_same() -> None:
    match = orders_open(3, governors_per_seat=0, merchants_per_seat=0)
    assert match.state.state.sails == []
    assert told(match, "governors_drawn") == []


def test_the_starter_is_drawn_by_lot() -> None:
    starters = Counter(start(3, seed=str(seed)).state.state.starter for seed in range(60))
    assert sorted(starters) == [0, 1, 2]
    assert walk(2, 5, turns=1, starter="2").state.state.starter == 1


@pytest.mark.parametrize(("hazards", "letters"), [(False, 1), (True, 0)])
def test_spec_13_without_hazard_events_a_letter_is_on_offer_from_the_start(hazards: bool, letters: int) -> None:
    assert len(orders_open(2, m_hazards=hazards).state.state.offered) == letters
