"""Views of the war in Barbe Noire 2, built by hand: hunters, what lasts, captives, battles and duels."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.blackbeard.hunters import Known
from rules.blackbeard.state import SECTIONS, Captive, Hunter, Lasting, Pirate, Position, Wound
from rules.blackbeard.tables import PORTS
from rules.blackbeard.view.fights import Fight, Roll
from rules.blackbeard.view.model import BlackbeardView

PORT, OTHER, GOAL = "24", "44", "35"
HIDDEN = Hunter("warship12", "warship", Position("K14", "sea"), 1, "")
KNOWN = Hunter("warship4", "warship", Position("L15", "sea"), 1, "", "W16", "Spanish", 9, 4)
COMMISSIONER = Hunter("kc3", "kc", Position("M14", "sea"), 0, "", "KC2", "English", 9, 1)
GHOST = Hunter("ghost8", "ghost", Position("M16", "sea"), 1, "", "W05", "English", 8, 5)


def besieged(view: BlackbeardView) -> BlackbeardView:
    """Put hunters, a blockade, captives and all that lasts at a place on the map of a view; pirates 0 to 2 are needed.

    The first pirate lies blockaded in Cartagena and holds the second one; the third is marooned.
    """
    state = view.state
    first, second, third = list(state.pirates.values())[:3]
    harbour = PORTS[PORT].hex
    state.pirates[first.id] = first = replace(first, position=Position(harbour, "port"))
    state.pirates[second.id] = replace(second, status="captive")
    state.pirates[third.id] = replace(third, status="marooned")
    state.captives = [Captive(second.id, first.id, "mast"), Captive(third.id, "J19", "island")]
    state.hunters = [replace(one, target=first.id) for one in (HIDDEN, KNOWN, COMMISSIONER)]
    state.hunters += [GHOST, replace(HIDDEN, token="warship9", position=Position(harbour, "sea"), controller=9)]
    state.lasting = lasting(first.id, second.id)
    return view


def lasting(holder: str, owner: str) -> list[Lasting]:
    """Return an event of each kind that lasts."""
    data: dict[str, dict[str, Any]] = {
        "12": {"port": PORT, "place": PORTS[PORT].hex, "entrants": [holder], "came": []},
        "24": {"hunter": "ghost8"},
        "34": {},
        "35": {"port": OTHER},
        "41": {"port": OTHER, "holder": ""},
        "43": {"holder": holder},
        "46": {"port": OTHER, "holder": holder},
        "51": {"place": "N17", "waiting": []},
        "53": {"port": PORT, "goal": GOAL, "loaded": False},
        "56": {"port": GOAL, "goods": "cloth"},
        "61": {},
    }
    owned, ever = ("35", "41", "43"), ("34", "51", "56", "61")
    return [
        Lasting(f"event{event}", event, owner * (event in owned), "ever" if event in ever else "hazard", facts)
        for event, facts in data.items()
    ]


def learned(view: BlackbeardView) -> BlackbeardView:
    """Let the seat of a view know the figures of the hidden warship."""
    assert view.me is not None
    view.me.warships[HIDDEN.token] = Known("W19", "English", 11, 3)
    return view


def torn(pirate: Pirate) -> Pirate:
    """Return a pirate with damage in every section and wounds in every part of the body."""
    ship = replace(
        pirate.ship, damage={section: n % 3 for n, section in enumerate(SECTIONS)}, white=["hull"], jury=["guns"]
    )
    wounds = {
        "right_eye": [Wound("prosthesis")],
        "left_eye": [Wound("minor")],
        "right_hand": [Wound("incapacitating")],
        "left_hand": [Wound("superficial"), Wound("minor")],
        "right_leg": [Wound("superficial")],
        "left_leg": [Wound("minor")],
    }
    return replace(pirate, ship=ship, wounds=wounds)  # fmt: skip


def battle_broken_off(pirate: Pirate, fleet: Mapping[str, Hunter]) -> Fight:
    """Return a battle with a warship that the pirate has broken off."""
    rolls = Roll(11, (4,), 15, (6, 3, 3, -1)), Roll(14, (2,), 16, (12, 2))
    sides = (pirate.id,), ("warship12",)
    ours = {pirate.id: pirate}
    return Fight("hunters", "K14", sides, ours, fleet, 2, rolls, 1, 3, "broke_off", leaver=pirate.id)


def fights(view: BlackbeardView) -> list[Fight]:
    """Return battles and duels: those with most to draw, and those with least."""
    first, second, third = (torn(one) for one in list(view.state.pirates.values())[:3])
    ours = {one.id: one for one in (first, second, third)}
    fleet = {one.token: one for one in (HIDDEN, KNOWN, COMMISSIONER, GHOST)}
    many = {f"warship{n}": replace(KNOWN, token=f"warship{n}") for n in range(20, 32)}
    rolls = Roll(6, (3, 4, 6, 6, 1, 2, 3, 4), 35), Roll(11, (6,), 17)
    duel: dict[str, Any] = {"what": "duel", "place": "K14", "attack": (4, 3), "defence": (2, 2), "endurance": (4, 5)}
    alone = ((first.id,), (second.id,))
    return [
        Fight("pirates", "GC-D7", ((first.id,), (second.id, third.id)), ours, {}, 3, rolls, 0, 18, "won", 0),
        Fight("pirates", "TZ2", alone, ours),
        Fight("hunters", "K14", ((first.id, second.id), ("warship4", "warship12")), ours, fleet, 2, rolls, 1, 4),
        Fight("hunters", "K14", ((first.id,), ("kc3",)), ours, fleet, 4, rolls, None, 0, "surrendered", 1),
        Fight("hunters", "K14", ((first.id,), ("ghost8",)), ours, fleet, 4, rolls, 1, 3, "lost", 1),
        battle_broken_off(first, fleet),
        Fight("hunters", "K14", ((first.id,), tuple(many)), ours, many, 1, rolls, 1, 9),
        Fight(sides=alone, pirates=ours, round=7, rolls=rolls, better=1, result="down", won=1, left=(0, 2), **duel),
        Fight(sides=((first.id,), ("",)), pirates=ours, left=(4, 5), **duel),
        Fight(sides=(("",), (first.id,)), pirates=ours, round=1, rolls=rolls, better=0, left=(4, 4), **duel),
    ]
