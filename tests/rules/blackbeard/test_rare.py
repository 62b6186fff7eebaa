"""Events that no playthrough tells: each is told here, as the sample that stands for it in the suite."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.blackbeard.hidden import Entry, Move
from rules.blackbeard.port.sack import sack
from rules.blackbeard.port.shop import buy
from rules.blackbeard.sea.movement import carry_out_move
from rules.blackbeard.ship.damage import fire
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import Governor, Position, Wound
from rules.blackbeard.turn.bargains import carry_out_offer
from rules.blackbeard.turn.moves import move_all
from rules.blackbeard.turn.offers import Offer
from rules.kernel import Match

from ...games.blackbeard import RARE
from .decks import Deck
from .scenes import CARTAGENA, CHARLES_TOWN, in_port


def pet_lost() -> Match:
    deck = Deck(dice={"wound_part": [5]})
    pirate = deck.pirate()
    pirate.pet, pirate.wounds = True, {"left_leg": [Wound("prosthesis")]}
    return deck.run(lambda voyage: wound(voyage, pirate, "wounds"))


def sextant_used() -> Match:
    deck = Deck()
    pirate = deck.pirate(at=Position("K10", "sea"))
    pirate.ship.holds[0].markers, pirate.now.die = ["sextant"], 1
    entry = Entry(move=Move("go", "E11"), end="enter_port", sextant=True)
    return deck.run(lambda voyage: carry_out_move(voyage, pirate, entry))


def upgraded() -> Match:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV11")
    pirate.refuge, pirate.cabin = CHARLES_TOWN, 1000
    return deck.run(lambda voyage: buy(voyage, pirate, ["box/rudder"]))


def handful() -> Match:
    coins = ["gold100", "gold50"]
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [1], "handful": [1, 1, coins]}, m_cunning=False)
    pirate, other = in_port(deck, CARTAGENA, "PI14"), deck.pirate("PI15", seat=1)
    other.chests = [CARTAGENA]
    deck.campaign.hidden.treasures["PI15"] = {CARTAGENA: 750}
    deck.campaign.state.ports[CARTAGENA].captured = 1
    return deck.run(lambda voyage: sack(voyage, pirate, {}))


def pursuit_circle() -> Match:
    deck = Deck(3, dice={"dispute": [6, 6, 1, 1, 6, 6, 1, 1, 1, 1, 6, 6, 2, 1, 1, 1, 3, 1]})
    names = ["PI14", "PI15", "PI16"]
    for seat, (name, place) in enumerate(zip(names, ("H9", "J9", "L9"), strict=True)):
        deck.pirate(name, seat, at=Position(place, "sea")).now.die = 6
    prey = dict(zip(names, [*names[1:], names[0]], strict=True))
    entries = {name: Entry(move=Move("pursue", prey[name], "direct")) for name in names}
    return deck.run(lambda voyage: move_all(voyage, list(voyage.state.pirates.values()), entries))


def offer_lapsed() -> Match:
    deck = Deck()
    deck.pirate().ship.holds[0].markers = ["cloth"]
    deck.pirate("PI15", 1)
    offer = Offer("PI14", "PI15", give=["cloth"], charge=200, promise="peace")
    return deck.run(lambda voyage: carry_out_offer(voyage, offer))


def fire_aboard() -> Match:
    deck = Deck()
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["alcohol", "arms", "cloth"]
    return deck.run(lambda voyage: fire(voyage, pirate))


SCENES: dict[str, Callable[[], Match]] = {
    "pet_lost": pet_lost,
    "sextant_used": sextant_used,
    "upgraded": upgraded,
    "handful": handful,
    "pursuit_circle": pursuit_circle,
    "offer_lapsed": offer_lapsed,
    "fire": fire_aboard,
}


@pytest.mark.parametrize(("kind", "rule", "data"), RARE)
def test_the_sample_of_a_rare_event_is_what_the_rules_tell(kind: str, rule: str, data: dict[str, Any]) -> None:
    (event,) = [event for event in SCENES[kind]().log if event.kind == kind]
    assert (event.rule, dict(event.data)) == (rule, data)
