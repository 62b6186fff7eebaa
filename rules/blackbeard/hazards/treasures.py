"""Hidden riches: the stolen treasure, a wreck and its divers, secret papers (events 35, 51, 53; OP-14)."""

from collections.abc import Mapping
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, named, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.hazards import dice
from rules.blackbeard.lasting import (
    CHEST,
    FOR_EVER,
    GANG,
    NEXT_HAZARD,
    RULE,
    WRECK,
    all_of,
    begin,
    end,
    wrecks,
)
from rules.blackbeard.markers import as_gold
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.sea.cargo import take_aboard
from rules.blackbeard.state import Lasting, Pirate
from rules.blackbeard.stocks import draw_card, drawn_lane
from rules.blackbeard.tables import LANES
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.kernel import Play

FOUND = 1
"""The die at which a diver finds the chest."""
STRENGTH = "7-8"
"""The column of the cargo table for the treasure of a wreck."""


def stolen(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Let a gang steal the drawing pirate's treasure in his Refuge (event 35)."""
    yield from ()
    port = drawing.refuge if drawing.status == "active" else ""
    doubloons = voyage.hidden.treasure_of(drawing.id, port) if port else 0
    if not doubloons:
        return
    voyage.tell("treasure_stolen", seat=drawing.seat, pirate=drawing.id, port=port, rule=RULE)
    ledgers.treasure(voyage, drawing, port, -doubloons, "stolen", RULE)
    entry = begin(voyage, GANG, drawing.id, NEXT_HAZARD, port=port)
    voyage.hidden.stolen[entry.id] = doubloons


# ---------------------------------------------------------------- the wreck


def treasure_map(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Draw the lane where a wreck lies; the wreck of an earlier map is forgotten (event 51)."""
    del drawing
    yield from ()
    lane, rolled = drawn_lane(voyage)
    for entry in all_of(voyage.state, WRECK):
        end(voyage, entry, "replaced")
    place = LANES[lane].hex
    voyage.tell("treasure_map", place=place, lane=lane, rolled=rolled, rule=RULE)
    begin(voyage, WRECK, "", FOR_EVER, place=place, waiting=list[str]())


def _offered(scene: Scene) -> bool:
    return scene.there.place in wrecks(scene.state) and scene.there.mode in ("sea", "anchored")


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    return pirate.position.place in wrecks(voyage.state) and pirate.position.afloat


def _dive(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Let a pirate dive; the dice are rolled at the end of the turn."""
    del voyage, arguments
    yield from ()
    pirate.now.diving = True


DIVE = Operation("dive", RULE, _offered, _able, _dive)
"""OP-14: dive for the treasure of a wreck (event 51)."""


def dives(voyage: Voyage) -> Play[None]:
    """Roll for everybody who dives, or lies at anchor over the wreck, the first to arrive first (step 6, event 51)."""
    for entry in all_of(voyage.state, WRECK):
        here = [one for one in voyage.state.in_order() if one.position.place == entry.data["place"]]
        names = [pirate.id for pirate in here if pirate.position.afloat]
        waited = [name for name in entry.data["waiting"] if name in names]
        order = [*waited, *(name for name in names if name not in waited)]
        if order != entry.data["waiting"]:
            entry.data["waiting"] = order
        for name in order:
            pirate = voyage.state.pirates[name]
            if pirate.status == "active" and entry in voyage.state.lasting and _dives(pirate):
                yield from _search(voyage, entry, pirate)


def _dives(pirate: Pirate) -> bool:
    """Return whether a pirate dives: by his operation, or because he has stayed at anchor."""
    stayed = pirate.position.mode == "anchored" and not (pirate.now.moved or pirate.now.sailed)
    return pirate.now.diving or stayed


def _search(voyage: Voyage, entry: Lasting, pirate: Pirate) -> Play[None]:
    """Roll for one diver; at 1 he finds the chest."""
    place = str(entry.data["place"])

    def roll() -> Roll:
        return [d6(voyage, "event")]

    (face,) = yield from rerolled(
        voyage, pirate, "dive", roll, look=lambda faces: named("chest" if faces[0] == FOUND else "no_chest")
    )
    voyage.tell("dived", seat=pirate.seat, pirate=pirate.id, place=place, face=face, rule=RULE)
    if face != FOUND:
        return
    sea = HEXES[place].sea
    card = draw_card(voyage, "cargo", lambda card: [card.gold[sea, STRENGTH], False])
    doubloons = card.gold[sea, STRENGTH]
    voyage.tell("wreck_found", seat=pirate.seat, pirate=pirate.id, place=place, doubloons=doubloons, rule=RULE)
    end(voyage, entry, "found")
    yield from take_aboard(voyage, pirate, as_gold(doubloons), "wreck")


# ---------------------------------------------------------------- the papers


def papers(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Put a chest of secret papers into a random port, to be brought to another one (event 53)."""
    del drawing
    yield from ()
    number, rolls = dice.port(voyage, dice.standing(voyage))
    goal, more = dice.port(voyage, lambda one: one != number and dice.standing(voyage)(one))
    voyage.tell("secret_papers", port=number, ports=[goal] if goal else [], rolls=[*rolls, *more], rule=RULE)
    if number and goal:
        begin(voyage, CHEST, "", NEXT_HAZARD, port=number, goal=goal, loaded=False)
