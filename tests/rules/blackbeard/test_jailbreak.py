"""Infiltration of ports: prisoners, bargains, gangs and beloved (spec 4.18.4, events 35 and 41, OP-13)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.bonds import free_or_keep
from rules.blackbeard.captivity.jailbreak import INFILTRATE, beside, errands
from rules.blackbeard.markers import gold_in
from rules.blackbeard.operation import Scene
from rules.blackbeard.state import Captive, Lasting, Pirate, Position
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import BESIDE
from rules.kernel import Match, Play

from .decks import Deck, told
from .test_treason import CARTAGENA, CHARLES_TOWN, hoard, imprisoned
from .war import deck

BESIDE_CHARLES_TOWN = Position("E12", "anchored")
WIN_AT_ONCE = [6, 1]
"""The rescuer's attack hits a guard of Endurance 1."""
LOSE = [1, 6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1]
"""Misson, Endurance 3, loses every round."""


def rescuer(board: Deck, at: Position = BESIDE_CHARLES_TOWN, name: str = "PI15", seat: int = 1) -> Pirate:
    return board.pirate(name, seat, ship="brigantine", at=at)


def infiltrate(board: Deck, pirate: Pirate, errand: str = "") -> Match:
    def act(voyage: Voyage) -> Play[None]:
        if INFILTRATE.able(voyage, pirate):
            yield from INFILTRATE.run(voyage, pirate, {"errand": errand})

    return board.run(act, GAME)


def scene(
    sentence: str = "trial", duel: Sequence[int] = WIN_AT_ONCE, port: str = CHARLES_TOWN, **dice: list[int]
) -> tuple[Deck, Pirate, Pirate]:
    """Return a board with a prisoner of seat 0 and a rescuer of seat 1 beside his prison."""
    board = deck(dice={"duel": list(duel), "rescue": [3, 4], **dice})
    held = imprisoned(board, sentence, port)
    return board, held, rescuer(board, Position(beside(port)[0], "anchored"))


# ---------------------------------------------------------------- where, and whom


def test_spec_4_3_4_a_port_is_infiltrated_from_the_coast_beside_it() -> None:
    assert beside(CHARLES_TOWN) == ("E12", "F10")
    assert beside("23") == (PORTS["23"].hex,)
    board, held, pirate = scene()
    state = board.campaign.state
    for there in (Position("E12", "sea"), Position("E11", "anchored"), Position("J9", "anchored")):
        assert errands(state, pirate, there) == []
    assert [one.id for one in errands(state, pirate, BESIDE_CHARLES_TOWN)] == [f"prisoner/{held.id}"]


def test_spec_2_7_a_port_is_infiltrated_only_from_a_hex_that_a_legal_step_reaches() -> None:
    """Between Havana and La Mazana, on the other side of Cuba, no ship passes; nor across land at other ports."""
    havana, la_mazana = "25", "26"
    assert PORTS[la_mazana].hex not in BESIDE[PORTS[havana].hex]
    assert PORTS[la_mazana].hex not in beside(havana)
    assert PORTS[la_mazana].hex in beside(havana, across=True)
    for number, port in PORTS.items():
        assert all(place in BESIDE[port.hex] for place in beside(number) if place != port.hex)


def test_bn_18_2_nobody_frees_a_pirate_of_his_own_seat() -> None:
    board, held, pirate = scene()
    pirate.seat = held.seat
    assert errands(board.campaign.state, pirate, BESIDE_CHARLES_TOWN) == []
    assert told(infiltrate(board, pirate), "infiltrated") == []


def test_the_form_asks_for_the_errand_before_the_end_of_the_move_is_ordered() -> None:
    board, first, pirate = scene()
    second = imprisoned(board, "hearing", name="PI01")
    sailing = Position(BESIDE_CHARLES_TOWN.place, "sea")

    def ask(voyage: Voyage) -> Play[None]:
        there = Scene(voyage.table, voyage.state, pirate, sailing, moved=True, spent=False)
        assert not INFILTRATE.offered(there)
        assert INFILTRATE.offered(there._replace(there=BESIDE_CHARLES_TOWN))
        yield from INFILTRATE.arguments(there, "")

    match = board.run(ask, GAME)
    assert [option.id for option in match.questions[1].options] == [f"prisoner/{first.id}", f"prisoner/{second.id}"]


# ---------------------------------------------------------------- the guard


@pytest.mark.parametrize(
    ("sentence", "figures"),
    [
        ("high_security", ([4, 2], [4, 2], [3, 2])),
        ("death_row", ([4, 2], [4, 2], [3, 1])),
        ("trial", ([4, 2], [4, 1], [3, 1])),
        ("hearing", ([4, 1], [4, 1], [3, 1])),
    ],
)
def test_bn_18_2_the_guard_of_each_sentence(sentence: str, figures: tuple[list[int], ...]) -> None:
    board, _, pirate = scene(sentence, [6, 1, 1, 6, 6, 1])
    (begun,) = told(infiltrate(board, pirate), "duel_begun")
    assert (begun["attack"], begun["defence"], begun["endurance"]) == figures


def test_bn_19_1_a_lost_fight_frees_nobody() -> None:
    board, held, pirate = scene("trial", LOSE, downed=[4])
    infiltrate(board, pirate)
    assert (held.status, pirate.status, pirate.popularity) == ("imprisoned", "active", 6)
    assert [one.id for one in errands(board.campaign.state, pirate, pirate.position)] == [f"prisoner/{held.id}"]


# ---------------------------------------------------------------- success


def test_bn_18_2_the_prisoner_goes_on_and_his_rescuer_has_half_of_his_treasure() -> None:
    board, held, pirate = scene()
    hoard(board, held, 1011)
    infiltrate(board, pirate)
    assert (held.status, held.notoriety, held.popularity) == ("active", 5, 8)
    assert (pirate.notoriety, gold_in(pirate.ship.markers)) == (7, 505)
    assert board.campaign.hidden.treasure_of(held.id) == 506
    assert board.campaign.state.captives == []
    assert (pirate.position, held.position.mode) == (BESIDE_CHARLES_TOWN, "port")


def test_bn_18_2_a_spanish_prison_doubles_the_notoriety() -> None:
    board, _, pirate = scene(port=CARTAGENA)
    infiltrate(board, pirate)
    assert pirate.notoriety == 14


def test_spec_4_12_9_a_pledge_is_paid_besides_the_half() -> None:
    board, held, pirate = scene()
    hoard(board, held, 1000)
    board.campaign.state.captives[0].data["pledge"] = 300
    match = infiltrate(board, pirate)
    assert gold_in(pirate.ship.markers) == 800
    assert told(match, "pledge_paid")[0]["result"] == "paid"
    assert board.campaign.hidden.treasure_of(held.id) == 200


@pytest.mark.parametrize("answer", ["free", "kill"])
def test_bn_a5_a_bargain_that_cannot_be_kept_may_be_called_broken(answer: str) -> None:
    board, held, pirate = scene()
    hoard(board, held, 100)
    board.campaign.state.captives[0].data["pledge"] = 300
    match = infiltrate(board, pirate)
    question = match.questions[1]
    assert (question.kind, question.default) == ("broken_bargain", "free")
    match.answer(1, answer, question=question.id)
    assert (held.status, pirate.notoriety) == (("active", 7) if answer == "free" else ("dead", 0))
    assert bool(told(match, "bargain_broken")) is (answer == "kill")
    assert board.campaign.state.captives == []


def test_spec_4_12_9_a_castaway_pays_his_pledge_to_the_pirate_who_frees_him() -> None:
    board = deck(dice={"rescue": [1, 2]}, m_rivals=True)
    held, pirate = board.pirate("PI12"), rescuer(board)
    held.status, held.refuge = "marooned", "14"
    hoard(board, held, 1000)
    board.campaign.state.captives.append(Captive(held.id, pirate.position.place, "island", {"pledge": 1000}))
    match = board.run(lambda voyage: free_or_keep(voyage, pirate, held), GAME)
    match.answer(1, "free", question=match.questions[1].id)
    assert (gold_in(pirate.ship.markers), board.campaign.hidden.treasure_of(held.id)) == (1000, 0)
    assert (held.status, pirate.notoriety) == ("active", 3)


def test_spec_4_12_9_a_captive_who_is_kept_stays_pledged() -> None:
    board = deck(m_rivals=True)
    held, pirate = board.pirate("PI12"), rescuer(board)
    held.status = "marooned"
    board.campaign.state.captives.append(Captive(held.id, pirate.position.place, "island", {"pledge": 400}))
    match = board.run(lambda voyage: free_or_keep(voyage, pirate, held), GAME)
    match.answer(1, "plank", question=match.questions[1].id)
    (captive,) = board.campaign.state.captives
    assert (captive.holder, captive.data) == (pirate.id, {"pledge": 400})


# ---------------------------------------------------------------- events 35 and 41


def lasting(board: Deck, event: str, owner: Pirate, **data: Any) -> Lasting:
    found = Lasting(f"event{event}", event, owner.id, "hazard", {"port": CHARLES_TOWN, **data})
    board.campaign.state.lasting.append(found)
    return found


@pytest.mark.parametrize("own", [True, False])
def test_event_35_the_gang_is_robbed(own: bool) -> None:
    board = deck(dice={"duel": WIN_AT_ONCE})
    owner = board.pirate("PI12", ship="brigantine", at=BESIDE_CHARLES_TOWN)
    owner.refuge = CHARLES_TOWN
    other = rescuer(board)
    found = lasting(board, "35", owner)
    board.campaign.hidden.stolen[found.id] = 5500
    pirate = owner if own else other
    match = infiltrate(board, pirate)
    assert told(match, "duel_begun")[0]["endurance"][1] == 1
    assert (board.campaign.state.lasting, board.campaign.hidden.stolen) == ([], {})
    if own:
        assert board.campaign.hidden.treasure_of(owner.id, CHARLES_TOWN) == 11000
    else:
        assert (other.cabin, gold_in(other.ship.markers)) == (5000, 500)


def test_event_35_a_lost_fight_has_no_consequence() -> None:
    board = deck(dice={"duel": LOSE})
    owner = board.pirate("PI12", at=BESIDE_CHARLES_TOWN)
    found = lasting(board, "35", owner)
    match = infiltrate(board, owner)
    assert told(match, "downed") == []
    assert (owner.popularity, board.campaign.state.lasting) == (7, [found])


@pytest.mark.parametrize("own", [True, False])
def test_event_41_the_beloved_is_freed(own: bool) -> None:
    board = deck(dice={"duel": WIN_AT_ONCE})
    owner = board.pirate("PI12", at=BESIDE_CHARLES_TOWN)
    other = rescuer(board)
    found = lasting(board, "41", owner)
    pirate = owner if own else other
    infiltrate(board, pirate)
    assert (pirate.notoriety, pirate.popularity) == (5, 9 if own else 7)
    assert board.campaign.state.lasting == ([] if own else [found])
    assert own or found.data["holder"] == other.id
    assert errands(board.campaign.state, owner, BESIDE_CHARLES_TOWN) == []


def test_events_35_and_41_are_no_errands_for_the_owners_shipmates() -> None:
    board = deck()
    owner = board.pirate("PI12", at=BESIDE_CHARLES_TOWN)
    mate = rescuer(board, seat=0)
    lasting(board, "41", owner)
    assert errands(board.campaign.state, mate, BESIDE_CHARLES_TOWN) == []


# ---------------------------------------------------------------- random situations


@pytest.mark.parametrize("seed", range(25))
def test_a_jailbreak_conserves_treasure_and_ends_captivity_only_by_a_won_duel(seed: int) -> None:
    chance = Random(seed)
    board, held, pirate = scene(
        chance.choice(["high_security", "death_row", "trial", "hearing"]),
        [chance.randint(1, 6) for _ in range(20)],
        downed=[chance.randint(4, 6)],
    )
    hoard(board, held, worth := chance.randint(0, 4000))
    board.campaign.state.captives[0].data["pledge"] = chance.randint(0, (worth + 1) // 2)
    match = infiltrate(board, pirate)
    assert match.questions == {}
    won = told(match, "duel_over")[0]["pirate"] == pirate.id
    assert held.status == ("active" if won else "imprisoned")
    gold, kept = gold_in(pirate.ship.markers), board.campaign.hidden.treasure_of(held.id)
    assert gold + kept <= worth
    assert won or (gold, kept) == (0, worth)
