"""The money that a captain can spend in port; equipment, and the white boxes that traffickers sell (spec 4.10.9)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.markers import space
from rules.blackbeard.names import Cause, asked
from rules.blackbeard.options import Options
from rules.blackbeard.port.treasure import may_withdraw, port_inside
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import SECTIONS, Hold, Pirate, Section, State
from rules.blackbeard.tables import GOVERNORS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import governor_of, status_of
from rules.kernel import Play, choose

PRICES: Mapping[str, int] = MappingProxyType(
    {
        "smoke": 500,
        "barrel": 500,
        "sextant": 500,
        "spyglass": 500,
        "mainsail": 500,
        "cannon": 2000,
        "cistern": 2000,
    }
)
"""Doubloons for the equipment of pirate ports (BN 10.22)."""
WARLIKE = ("smoke", "barrel", "cannon")
"""Equipment that is of use only in battles with hunters or rivals."""
BOX = 1000
"""Doubloons for a white box, a pet or a tattoo (BN 4.35)."""
CAPTAIN = ("pet", "tattoo")
"""The things that Richier sells."""


def price_of(item: str) -> int:
    """Return the price of an item: equipment by name, ``box/<section>``, ``pet`` or ``tattoo``."""
    return PRICES.get(item, BOX)


def on_offer(state: State, pirate: Pirate, number: str, options: Options) -> list[str]:
    """Return what a pirate could buy in a port, whether or not he can pay."""
    status = status_of(state, pirate, number)
    if status == "pirate":
        if not options.m_equipment:
            return []
        threatened = options.threatened()
        return [item for item in PRICES if item not in pirate.ship.markers and (threatened or item not in WARLIKE)]
    if status not in ("pro", "refuge") or not options.m_traffickers or governor_of(state, number) != "pro":
        return []
    governor = state.ports[number].governor
    section = "" if governor is None else GOVERNORS[governor.face].trafficker_section
    if section == "captain":
        return [item for item in CAPTAIN if not (pirate.pet if item == "pet" else pirate.tattoo)]
    return [f"box/{name}" for name in SECTIONS if name == section and name not in pirate.ship.white]


def purse(voyage: Voyage, pirate: Pirate) -> int:
    """Return the doubloons that a pirate can spend: his cabin, and in his Refuge his treasure there (BN 10.71)."""
    return pirate.cabin + _treasure_at_hand(voyage, pirate)


def _treasure_at_hand(voyage: Voyage, pirate: Pirate) -> int:
    number = port_inside(pirate)
    at_home = bool(number) and number == pirate.refuge and may_withdraw(pirate)
    at_home = at_home and status_of(voyage.state, pirate, number) == "refuge"
    return voyage.hidden.treasure_of(pirate.id, number) if at_home else 0


def pay(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, rule: str) -> None:
    """Pay out of the cabin, and what it lacks out of the treasure at hand."""
    from_cabin = min(doubloons, pirate.cabin)
    ledgers.pay(voyage, pirate, from_cabin, cause, rule)
    if doubloons > from_cabin:
        ledgers.treasure(voyage, pirate, port_inside(pirate), from_cabin - doubloons, cause, rule)


def agrees_to_pay(voyage: Voyage, pirate: Pirate, price: int, limit: str, what: str, most: int) -> Play[bool]:
    """Return whether a captain pays a price that was rolled (BN-P2). ``most``: the doubloons that he can spend."""
    if price > most:
        return False
    if limit != "ask":
        return price <= int(limit)
    question = asked("BN-P2")
    answer = yield from put(
        voyage,
        choose(
            pirate.seat,
            question.kind,
            ["no", "yes"],
            default="no",
            rule=question.rule,
            data={"pirate": pirate.id, "what": what, "price": price, "cabin": pirate.cabin},
        ),
    )
    return answer == "yes"


def buy(voyage: Voyage, pirate: Pirate, items: Sequence[str]) -> None:
    """Buy items one after the other, as far as they are on offer, can be paid and have room (BN 10.22, 4.35)."""
    number = port_inside(pirate)
    for item in items:
        offered = bool(number) and item in on_offer(voyage.state, pirate, number, voyage.options)
        fits = item not in PRICES or room(pirate.ship, voyage.options.hold_capacity) > 0
        if offered and fits and price_of(item) <= purse(voyage, pirate):
            pay(voyage, pirate, price_of(item), "bought", _rule(item))
            _hand_over(voyage, pirate, item)


def _rule(item: str) -> str:
    return "BN 10.22" if item in PRICES else "BN 4.35"


def _hand_over(voyage: Voyage, pirate: Pirate, item: str) -> None:
    ship = pirate.ship
    voyage.tell("bought", seat=pirate.seat, pirate=pirate.id, item=item, price=price_of(item), rule=_rule(item))
    if item in PRICES:
        capacity = voyage.options.hold_capacity
        hold = next(hold for hold in reversed(ship.usable) if space(hold.markers, capacity) > 0)
        ledgers.load(voyage, pirate, {hold.number: [item]}, "bought", "BN 10.22")
    elif item == "pet":
        pirate.pet = True
    elif item == "tattoo":
        pirate.tattoo = True
    else:
        section: Section = next(name for name in SECTIONS if item == f"box/{name}")
        ship.white.append(section)
        if section == "hull":
            # Carr's box brings a hold (BN 4.35).
            ship.holds.append(Hold(len(ship.holds) + 1))
        voyage.tell("upgraded", seat=pirate.seat, pirate=pirate.id, section=section, rule="BN 4.35")
