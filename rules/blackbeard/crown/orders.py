"""The hunters' part of the orders form, and the challenges of a seat (spec 4.3.3, 4.3.5).

Every step is quiet: a hunter without orders chases its target at its printed Speed. Everybody who controls a warship
has the same menu of 0 to 5 hexes, so that no menu tells its Speed.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from rules.blackbeard.crown.courses import away, in_zone, open_arrows
from rules.blackbeard.crown.harbours import may_enter
from rules.blackbeard.hidden import HunterEntry, HunterOrder
from rules.blackbeard.hunters import MOST_HEXES, Known, known_of
from rules.blackbeard.options import Options
from rules.blackbeard.state import Hunter, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import CROWN_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, direction_of
from rules.blackbeard.world.ports import port_at
from rules.blackbeard.world.routes import reach
from rules.blackbeard.world.zones import ZONES, is_zone, zone_of, zones_in_play
from rules.kernel import Option, Play, choose, number

SECTORS = ("N", "NE", "SE", "S", "SW", "NW")
NEVER = "never"
DOUBTS = (NEVER, "3", "4", "5")
"""From how many hexes on a seat challenges a warship (spec 4.15.6)."""


class Bridge(NamedTuple):
    """The facts from which the hunters' part of a form is computed. ``known``: by token, the seat's known hunters.

    ``doubts``: by warship, the hexes from which on the seat has challenged it until now.
    """

    state: State
    options: Options
    seat: int
    known: Mapping[str, Known]
    doubts: Mapping[str, int]


def bridge_of(voyage: Voyage, seat: int) -> Bridge:
    """Return the bridge of a seat."""
    faces = voyage.hidden.faces
    own = [hunter for hunter in voyage.state.hunters if hunter.controller == seat]
    known = {hunter.token: known_of(voyage, hunter) for hunter in own if hunter.face or hunter.token in faces}
    return Bridge(voyage.state, voyage.options, seat, known, standing_doubts(voyage, seat))


def standing_doubts(voyage: Voyage, seat: int) -> Mapping[str, int]:
    """Return by warship the hexes from which on a seat challenges it until its orders say otherwise (spec 4.15.6).

    In older matches a challenge holds for one turn.
    """
    orders = voyage.hidden.seat_orders.get(seat)
    return orders.challenge if orders is not None and voyage.table.patched(CROWN_CORRECTIONS) else {}


def own_hunters(state: State, options: Options, seat: int) -> list[Hunter]:
    """Return the hunters that a seat may give orders to in this turn (spec 4.15.3, ``kc_timing``)."""
    own = [hunter for hunter in state.hunters if hunter.controller == seat]
    active = state.kcs_active or options.kc_timing == "immediate"
    return [hunter for hunter in own if hunter.kind != "kc" or active]


def doubtful(state: State, options: Options, seat: int) -> list[Hunter]:
    """Return the warships that a seat may challenge: neither its own nor after it, not challenged by it yet."""
    if not options.bluffs(state.seats):
        return []
    found = [one for one in state.hunters if one.kind == "warship" and one.controller != seat]
    return [one for one in found if state.pirates[one.target].seat != seat and seat not in one.challenged]


# ---------------------------------------------------------------- one hunter


def farthest(options: Options, seats: int, hunter: Hunter, known: Known) -> int:
    """Return the hexes that a hunter may sail: a warship up to five, if others may doubt its Speed (BN 14.15)."""
    bluffs = hunter.kind == "warship" and options.bluffs(seats)
    return MOST_HEXES if bluffs else known.speed


def hunter_steps(bridge: Bridge, hunter: Hunter, *, into_zone: bool = False, quiet: bool = True) -> Play[HunterEntry]:
    """Ask for the orders of one hunter. ``into_zone``: whether it may sail into a zone in this operation (event 25K).

    By default it chases its target at its Speed.
    """
    known = bridge.known[hunter.token]
    shown = {"hunter": hunter.token, "target": hunter.target, "place": hunter.position.place, **known._asdict()}
    shown["what"] = hunter.kind
    chosen = yield from choose(
        bridge.seat,
        "hunter_order",
        lambda: _orders(bridge, hunter, into_zone=into_zone),
        step=f"{hunter.token}_order",
        default="chase",
        quiet=quiet,
        data=shown,
        rule="BN 7.34" if hunter.kind == "warship" else "BN 6.5",
    )
    kind, _, goal = chosen.partition("/")
    order = cast("HunterOrder", kind)
    hexes: int | None = None
    if order in ("chase", "blockade", "enter") and not in_zone(hunter.position):
        # The menu of a warship is the same for everybody, whatever its Speed.
        most = MOST_HEXES if hunter.kind == "warship" else known.speed
        hexes = yield from number(
            bridge.seat,
            "hunter_hexes",
            0,
            most,
            step=f"{hunter.token}_hexes",
            default=known.speed,
            quiet=True,
            data={**shown, "bluff": bridge.options.bluffs(bridge.state.seats)},
            rule="BN 14.15",
        )
    others = "no"
    if hunter.kind == "kc":
        others = yield from choose(
            bridge.seat,
            "hunter_others",
            ["no", "yes"],
            step=f"{hunter.token}_others",
            default="no",
            quiet=True,
            data={"hunter": hunter.token, "target": hunter.target},
            rule="BN 13.6",
        )
    return HunterEntry(order, goal.rpartition("/")[2], hexes, others == "yes")


def _orders(bridge: Bridge, hunter: Hunter, *, into_zone: bool) -> Iterator[Option]:
    """Yield everything that a hunter may be ordered to do."""
    state, place = bridge.state, hunter.position.place
    yield Option("chase", {"target": hunter.target})
    if hunter.kind == "ghost":
        for pirate in state.active():
            if pirate.seat != hunter.controller:
                yield Option(f"chase/{pirate.id}", {"target": pirate.id, "place": pirate.position.place})
    yield Option("hold", {"place": place})
    if in_zone(hunter.position):
        beside = [other for other in ZONES[place].beside if other in zones_in_play(state.seas)]
        for way in (*beside, *open_arrows(state, bridge.options, place)):
            yield Option(f"transit/{way}", {"place": way, "zone": is_zone(way)})
        return
    if may_refit(state, hunter):
        yield Option("refit", {"port": port_at(place)})
    if into_zone:
        for zone in zones_near(bridge, hunter):
            yield Option(f"transit/{zone}", {"place": zone, "zone": True})
    yield from _places(bridge, hunter)


def _places(bridge: Bridge, hunter: Hunter) -> Iterator[Option]:
    """Yield the ports of the map, and the hexes in reach."""
    state, place = bridge.state, hunter.position.place
    known = bridge.known[hunter.token]
    for name, port in state.ports.items():
        spot = PORTS[name].hex
        if port.destroyed or HEXES[spot].map != HEXES[place].map:
            continue
        facts = {"port": name, "place": spot, "hexes": away(place, spot)}
        yield Option(f"blockade/{name}", facts)
        if may_enter(state, hunter, name, known.nation):
            yield Option(f"enter/{name}", facts)
    found = reach(place, farthest(bridge.options, state.seats, hunter, known))
    for spot, cost in found.costs.items():
        if cost:
            sector = SECTORS[direction_of(place, found.path(spot)[0]) - 1]
            facts = {"place": spot, "cost": cost, "port": HEXES[spot].port, "lane": HEXES[spot].lane}
            yield Option(f"goto/{sector}/{spot}", {**facts, "bluff": cost > known.speed})


def may_refit(state: State, hunter: Hunter) -> bool:
    """Return whether a hunter may refit: a commissioner inside a port (BN 15.4)."""
    del state
    return hunter.kind == "kc" and hunter.position.inside


def zones_near(bridge: Bridge, hunter: Hunter) -> list[str]:
    """Return the zones whose arrow hexes are within a hunter's Speed (event 25K)."""
    place = hunter.position.place
    within = reach(place, bridge.known[hunter.token].speed).costs
    found = [zone_of(spot, bridge.options.transit_openings) for spot in within]
    open_zones = zones_in_play(bridge.state.seas)
    return sorted({zone for zone in found if zone is not None and zone in open_zones})


# ---------------------------------------------------------------- challenges


def _doubts() -> list[Option]:
    return [Option(doubt, {"hexes": 0 if doubt == NEVER else int(doubt)}) for doubt in DOUBTS]


def challenge_steps(bridge: Bridge) -> Play[dict[str, int]]:
    """Ask from how many hexes on the seat challenges each warship that it may doubt (BN 14.15).

    By default as in the last turn, and never if it did not doubt the warship yet.
    """
    found: dict[str, int] = {}
    for hunter in doubtful(bridge.state, bridge.options, bridge.seat):
        chosen = yield from choose(
            bridge.seat,
            "challenge_speed",
            _doubts,
            step=f"{hunter.token}_challenge",
            default=str(bridge.doubts.get(hunter.token, NEVER)),
            quiet=True,
            data={"hunter": hunter.token, "target": hunter.target, "place": hunter.position.place},
            rule="BN 14.15",
        )
        if chosen != NEVER:
            found[hunter.token] = int(chosen)
    return found


# ---------------------------------------------------------------- to confirm


def hunter_facts(bridge: Bridge, entries: Mapping[str, HunterEntry]) -> list[dict[str, Any]]:
    """Return the facts of the hunters' entries, for the summary of the form, which their controller alone reads.

    ``bluff``: whether a hunter is to sail farther than its ``speed``. ``explained``: whether it is the first warship
    that merely chases, by which the summary says once who moves warships (BN 14.13).
    """
    kinds = {hunter.token: hunter.kind for hunter in bridge.state.hunters}
    chasing = [token for token, entry in entries.items() if entry.kind == "chase" and kinds.get(token) == "warship"]
    return [
        {
            "hunter": token,
            "order": entry.kind,
            "place": "" if entry.kind in ("blockade", "enter", "chase") else entry.goal,
            "port": entry.goal if entry.kind in ("blockade", "enter") else "",
            "target": entry.goal if entry.kind == "chase" else "",
            "hexes": entry.hexes,
            "speed": bridge.known[token].speed,
            "bluff": _sails(bridge, token, entry) > bridge.known[token].speed,
            "explained": token in chasing[:1],
        }
        for token, entry in entries.items()
    ]


def _sails(bridge: Bridge, token: str, entry: HunterEntry) -> int:
    """Return the hexes that a hunter is ordered to sail at most."""
    if entry.kind != "goto":
        return entry.hexes or 0
    place = next(hunter.position.place for hunter in bridge.state.hunters if hunter.token == token)
    return reach(place, MOST_HEXES).cost(entry.goal)
