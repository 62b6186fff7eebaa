"""Step 4: hunters move, chase, enter ports and intercept (spec 4.15.3-4.15.10)."""

from collections.abc import Callable, Sequence
from functools import partial

from rules.blackbeard.asking import put
from rules.blackbeard.crown.challenges import challenged
from rules.blackbeard.crown.contacts import in_its_hex, meet
from rules.blackbeard.crown.courses import apart, away, in_zone, leg, out_of_zone, prey_of
from rules.blackbeard.crown.crossings import cross, enter_zones, swept
from rules.blackbeard.crown.harbours import enter, is_pirate_port, may_enter, settle
from rules.blackbeard.crown.orders import (
    Bridge,
    bridge_of,
    challenge_steps,
    farthest,
    hunter_facts,
    hunter_steps,
    may_refit,
    own_hunters,
)
from rules.blackbeard.hidden import HunterEntry
from rules.blackbeard.hunters import figures, in_play, known_of, nation_of_hunter, restore
from rules.blackbeard.names import asked
from rules.blackbeard.state import Hunter, Position
from rules.blackbeard.stocks import remove_merchant
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, FORTUNE_CORRECTIONS, STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import governor_of, port_at
from rules.blackbeard.world.routes import towards
from rules.blackbeard.world.zones import zone_of
from rules.kernel import All, Play, form

__all__ = [
    "Bridge",
    "act_hunters",
    "bridge_of",
    "challenge_steps",
    "enter_zones",
    "hunter_facts",
    "hunter_steps",
    "one_operation",
    "own_hunters",
    "swept",
]


def act_hunters(voyage: Voyage) -> Play[None]:
    """Let every hunter act that may act in this turn (step 4)."""
    yield from settle(voyage)
    yield from act_all(voyage, ["warship", "ghost", *(["kc"] if voyage.state.kcs_active else [])])
    voyage.state.kcs_active = False
    yield from settle(voyage)


def entry_of(voyage: Voyage, hunter: Hunter) -> HunterEntry:
    """Return the orders of a hunter; without any it chases its target (spec 4.3.6)."""
    return voyage.hidden.hunter_entries.get(hunter.token, HunterEntry())


def act_all(voyage: Voyage, kinds: list[str], orders: Callable[[Voyage, Hunter], HunterEntry] = entry_of) -> Play[None]:
    """Let the hunters of some kinds act, in the order of their controllers' seats (spec 4.15.10).

    Those that may meet the same pirate act one after the other; the others act side by side (spec 4.2). ``orders``:
    what each of them does.
    """

    def in_turn(hunters: Sequence[Hunter]) -> Play[None]:
        for hunter in hunters:
            if in_play(voyage, hunter) and not voyage.state.ended:
                yield from act(voyage, hunter, orders(voyage, hunter))

    begin_step(voyage)
    places = {seat: place for place, seat in enumerate(voyage.state.from_marker())}
    found = [hunter for hunter in voyage.state.hunters if hunter.kind in kinds]
    found.sort(key=lambda one: places[one.controller])
    yield from All(in_turn(hunters) for hunters in apart(voyage.state, voyage.options, found))


def begin_step(voyage: Voyage) -> None:
    """Forget whom hunters have tried and attacked in the step before."""
    for hunter in voyage.state.hunters:
        hunter.fought = ""
    for pirate in voyage.state.active():
        pirate.now.tested = []


# ---------------------------------------------------------------- one hunter


def act(voyage: Voyage, hunter: Hunter, entry: HunterEntry, *, into_zone: bool = False) -> Play[None]:
    """Let one hunter act: it moves, may be challenged, then enters a port or intercepts (spec 4.15.10)."""
    if in_zone(hunter.position):
        pass_on(voyage, hunter, entry)
        return
    if entry.kind == "refit":
        if may_refit(voyage.state, hunter) and not _lawless(voyage, port_at(hunter.position.place)):
            steps = 1 if governor_of(voyage.state, port_at(hunter.position.place)) == "none" else 2
            restore(voyage, hunter, steps)
        return
    if entry.kind == "transit":
        if into_zone:
            sail_into_zone(voyage, hunter, entry.goal)
        return
    if hunter.position.inside and _puts_out(voyage, hunter, entry):
        hunter.position = Position(hunter.position.place, "sea")
    sailed = sail(voyage, hunter, _goal(voyage, hunter, entry), _most(voyage, hunter, entry), stops=_stops(entry))
    again = yield from challenged(voyage, hunter, sailed)
    if again is not None:
        goal = leg(voyage.state, voyage.options, hunter.position.place, again.position)
        sail(voyage, hunter, goal, figures(voyage, hunter)[1], stops=True)
        entry = HunterEntry()
        if voyage.table.patched(FORTUNE_CORRECTIONS):
            # Its bonus move goes on from here, not back to where it was sent (spec 4.25).
            voyage.hidden.hunter_entries[hunter.token] = entry
    if in_play(voyage, hunter):
        yield from act_there(voyage, hunter, entry)


def _lawless(voyage: Voyage, number: str) -> bool:
    """Return whether a port has no yard for the Crown's ships, as a pirate port (BN 15.4)."""
    return is_pirate_port(voyage.state, number) and voyage.table.patched(STRIFE_CORRECTIONS)


def act_there(voyage: Voyage, hunter: Hunter, entry: HunterEntry) -> Play[None]:
    """Enter a port as ordered, or after the target; otherwise try the pirates in the hex."""
    number = _port_to_enter(voyage, hunter, entry)
    if number:
        yield from enter(voyage, hunter, number)
    else:
        if hunter.kind == "ghost":
            haunt(voyage, hunter)
        yield from meet(voyage, hunter)


def haunt(voyage: Voyage, hunter: Hunter) -> None:
    """Return the merchants in the hex of the ghost ship to the stock (event 24J)."""
    place = hunter.position.place
    found = voyage.state.sails_in(place)
    for merchant in found:
        remove_merchant(voyage, merchant)
    if found:
        voyage.tell(
            "merchants_haunted",
            hunter=hunter.token,
            seat=hunter.controller,
            place=place,
            tokens=[sail.token for sail in found],
            rule="BN 22.1",
        )


def _port_to_enter(voyage: Voyage, hunter: Hunter, entry: HunterEntry) -> str:
    """Return the port in its hex that a hunter enters now, "" for none."""
    number = port_at(hunter.position.place)
    if not number or hunter.position.mode != "sea":
        return ""
    prey = prey_of(voyage.state, hunter, entry.goal)
    chases = entry.kind == "chase" and prey is not None and prey.position.inside
    after = chases and prey is not None and prey.position.place == hunter.position.place
    wanted = after or (entry.kind == "enter" and entry.goal == number)
    allowed = wanted and may_enter(voyage.state, hunter, number, nation_of_hunter(voyage, hunter))
    return number if allowed else ""


def _goal(voyage: Voyage, hunter: Hunter, entry: HunterEntry) -> str:
    """Return the hex to which a hunter sails, its own if it stays."""
    place = hunter.position.place
    if entry.kind in ("blockade", "enter"):
        goal = PORTS[entry.goal].hex
        return goal if HEXES[goal].map == HEXES[place].map else place
    if entry.kind == "goto":
        return entry.goal
    prey = prey_of(voyage.state, hunter, entry.goal) if entry.kind == "chase" else None
    return place if prey is None else leg(voyage.state, voyage.options, place, prey.position)


def _most(voyage: Voyage, hunter: Hunter, entry: HunterEntry) -> int:
    """Return the hexes that a hunter sails at most; without an order its Speed."""
    known = known_of(voyage, hunter)
    most = farthest(voyage.options, voyage.state.seats, hunter, known)
    if entry.kind == "goto":
        return most
    return min(most, known.speed if entry.hexes is None else entry.hexes)


def _stops(entry: HunterEntry) -> bool:
    """Return whether a hunter stops on contact: if it chases (spec 4.15.10)."""
    return entry.kind == "chase"


def sail(voyage: Voyage, hunter: Hunter, goal: str, most: int, *, stops: bool) -> int:
    """Sail the shortest legal way towards a hex, at most so many hexes; return how many were sailed.

    ``stops``: whether it stops where it meets a pirate whom it tries.
    """
    start = hunter.position
    path: list[str] = []
    for place in towards(start.place, goal, most):
        path.append(place)
        hunter.position = Position(place, "sea")
        if stops and in_its_hex(voyage, hunter):
            break
    if path:
        voyage.tell(
            "hunter_sailed",
            hunter=hunter.token,
            seat=hunter.controller,
            target=hunter.target,
            path=path,
            place=path[-1],
            rule="BN 7.34" if hunter.kind == "warship" else "BN 6.5",
        )
    return len(path)


def _puts_out(voyage: Voyage, hunter: Hunter, entry: HunterEntry) -> bool:
    """Return whether a hunter inside a port comes out to lie before it, or to meet its target there."""
    place = hunter.position.place
    if entry.kind == "blockade":
        return PORTS[entry.goal].hex == place
    prey = prey_of(voyage.state, hunter, entry.goal) if entry.kind == "chase" else None
    return prey is not None and prey.position.place == place and prey.position.afloat


# ---------------------------------------------------------------- zones


def pass_on(voyage: Voyage, hunter: Hunter, entry: HunterEntry) -> None:
    """Leave a zone or pass to the next one, as a hunter's whole operation (spec 4.15.3)."""
    state, options, place = voyage.state, voyage.options, hunter.position.place
    goal = ""
    if entry.kind == "transit":
        goal = entry.goal
    elif entry.kind == "chase":
        prey = prey_of(state, hunter, entry.goal)
        goal = "" if prey is None else out_of_zone(state, options, place, prey.position)
    if goal:
        cross(voyage, hunter, goal)


def sail_into_zone(voyage: Voyage, hunter: Hunter, zone: str) -> None:
    """Sail to the nearest arrow hex of a zone within Speed, and into the zone (event 25K)."""
    options, place = voyage.options, hunter.position.place
    speed = figures(voyage, hunter)[1]
    arrows = [
        (away(place, spot), HEXES[spot].rank, spot)
        for spot in HEXES
        if zone_of(spot, options.transit_openings) == zone and away(place, spot) <= speed
    ]
    if arrows:
        sail(voyage, hunter, min(arrows)[2], speed, stops=False)
        cross(voyage, hunter, zone)


# ---------------------------------------------------------------- a free operation


def one_operation(voyage: Voyage, hunter: Hunter, *, into_zone: bool = False) -> Play[None]:
    """Let a hunter's controller carry out one full operation with it at once (event 25K, BN-K3).

    The form is private: it shows the figures of a warship.
    """
    kind, rule = asked("BN-K3")
    bridge = bridge_of(voyage, hunter.controller)
    entry = yield from put(
        voyage,
        form(
            hunter.controller,
            kind,
            partial(hunter_steps, bridge, hunter, into_zone=into_zone, quiet=False),
            facts=lambda entry: {"hunters": hunter_facts(bridge, {hunter.token: entry})},
            secret=True,
            data={"hunter": hunter.token, "target": hunter.target},
            rule=rule,
        ),
    )
    if voyage.table.patched(COMBAT_CORRECTIONS):
        # The orders of a commissioner name the pirates whom it tries. It tries no pirate twice in a step (4.11.2).
        voyage.hidden.hunter_entries[hunter.token] = entry
        hunter.fought = ""
    else:
        begin_step(voyage)
    yield from act(voyage, hunter, entry, into_zone=into_zone)
    yield from settle(voyage)
