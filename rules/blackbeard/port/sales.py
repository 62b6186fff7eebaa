"""Sales and ransoms in port: prices, laws, shortages, and where the money goes (spec 4.10.1-4.10.6)."""

from collections.abc import Mapping, Sequence

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, named, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import hunters_at_sea
from rules.blackbeard.lasting import DRUGS, contraband, end, shortage_in
from rules.blackbeard.markers import gold_in, is_cargo, is_good
from rules.blackbeard.names import Cause
from rules.blackbeard.port.treasure import port_inside
from rules.blackbeard.sea.bounty import pay_bounty
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import NOBODY, TERMS, Governor, status_of
from rules.kernel import Play

THOUSAND = 1000
RICH = 5000
"""Proceeds above which a sale brings more fame (BN 10.8)."""
RICH_FAME = 5
GOODS_PRICE = 100
RANSOM = 100
DRUGS_BONUS = 10
"""How many times its price a marker of drugs brings besides under the law against them (law 54)."""
SHORTAGE_PRICE = 1000
"""The price that a port pays for each marker of which it is short (event 56)."""
ARRESTED = 1
"""The die at which a captain who sells drugs is arrested (law 54)."""


# ---------------------------------------------------------------- prices


def price_here(state: State, number: str) -> int:
    """Return the price of a marker of goods: 100 for each type on display, 100 if there is none (BN 10.61)."""
    kinds = len(dict.fromkeys(state.ports[number].display))
    return GOODS_PRICE * max(1, kinds)


def adjustment(total: int, percentage: int) -> int:
    """Return what a percentage adds, rounded to the nearest doubloon, an exact half down (C-17)."""
    added = (abs(percentage) * total + 49) // 100
    return added if percentage >= 0 else -added


def proceeds_of(state: State, pirate: Pirate, number: str, stances: Mapping[str, Governor] = NOBODY) -> int:
    """Return what a sale of everything aboard would bring now, a bounty included, by what everybody sees.

    ``stances``: see :func:`rules.blackbeard.world.ports.status_of`.
    """
    terms = TERMS[status_of(state, pirate, number, stances)]
    if terms.percentage is None:
        return 0
    goods, bounty = saleable(state, pirate, number), SHORTAGE_PRICE * len(awaited(state, pirate, number))
    total = gold_in(pirate.ship.markers) + price_here(state, number) * len(goods) + drugs_bonus(state, number, goods)
    return total + adjustment(total, terms.percentage) + bounty


def besieged(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a pirate could neither sell nor ransom in a port, by the hunters that lie before it (BN 14.3)."""
    there = hunters_at_sea(state, PORTS[number].hex)
    return any(hunter.kind != "ghost" and hunter.controller != pirate.seat for hunter in there)


def has_sold(pirate: Pirate, number: str) -> bool:
    """Return whether a pirate lies in a port and has sold there in this call: he cannot do so again (BN 10.11)."""
    return port_inside(pirate) == number and pirate.call.sold


def shut(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a pirate could sell nothing in a port: it is besieged, or he has sold in this call."""
    return has_sold(pirate, number) or besieged(state, pirate, number)


def trades(state: State, pirate: Pirate, number: str, stances: Mapping[str, Governor] = NOBODY) -> bool:
    """Return whether business in a port would bring money for what is aboard; arguments as of :func:`proceeds_of`."""
    if besieged(state, pirate, number):
        return False
    return bool(pirate.hostages) or (not has_sold(pirate, number) and proceeds_of(state, pirate, number, stances) > 0)


def extra_of(state: State, pirate: Pirate, number: str) -> int:
    """Return what goods aboard bring besides their price: a bounty for a shortage, and drugs under the law."""
    bounty = SHORTAGE_PRICE * len(awaited(state, pirate, number))
    return bounty + drugs_bonus(state, number, saleable(state, pirate, number))


def awaited(state: State, pirate: Pirate, number: str) -> list[str]:
    """Return the goods aboard of which a port is short: it pays a bounty instead of their price (event 56)."""
    shortage = shortage_in(state, number)
    return [] if shortage is None else [one for one in pirate.ship.markers if one == shortage.data["goods"]]


def saleable(state: State, pirate: Pirate, number: str) -> list[str]:
    """Return the goods aboard that a port buys: those that are not on display there yet, nor paid as a shortage."""
    taken = [*state.ports[number].display, *awaited(state, pirate, number)]
    return [marker for marker in pirate.ship.markers if is_good(marker) and marker not in taken]


def drugs_bonus(state: State, number: str, goods: Sequence[str]) -> int:
    """Return what drugs bring beside their price under the law against them (law 54)."""
    return DRUGS_BONUS * price_here(state, number) * goods.count(DRUGS) if contraband(state) else 0


# ---------------------------------------------------------------- the sale


def sell(voyage: Voyage, pirate: Pirate, number: str) -> Play[bool]:
    """Empty the holds: gold at its value, goods at the price of the port, what it has already is lost (BN 10.61).

    Under the law against drugs a captain may be arrested for them; then the sale stops. Return whether he was.
    """
    state = voyage.state
    pirate.call.sold = True
    if (yield from _caught_with_drugs(voyage, pirate, number)):
        if voyage.hooks.arrested is not None:
            yield from voyage.hooks.arrested(voyage, pirate, number)
        return True
    delivered = meet_shortage(voyage, pirate, number)
    terms = TERMS[status_of(state, pirate, number)]
    price, goods = price_here(state, number), saleable(state, pirate, number)
    gold = gold_in(pirate.ship.markers)
    unsold = [marker for marker in pirate.ship.markers if is_good(marker) and marker not in goods]
    sold = [marker for marker in pirate.ship.markers if is_cargo(marker) and marker not in unsold]
    ledgers.unload(voyage, pirate, sold, "sold", "BN 10.61")
    ledgers.unload(voyage, pirate, unsold, "unsold", "BN 10.61")
    bonus = drugs_bonus(state, number, goods)
    if bonus:
        voyage.tell(
            "drugs_sold",
            seat=pirate.seat,
            pirate=pirate.id,
            port=number,
            count=goods.count(DRUGS),
            doubloons=bonus,
            rule="BN 22.1",
        )
    state.ports[number].display += [*goods, *delivered]
    pirate.now.delivered += [f"{number}/{good}" for good in [*goods, *delivered]]
    total = gold + price * len(goods) + bonus
    added = adjustment(total, terms.percentage or 0)
    proceeds = total + added
    voyage.tell(
        "sold",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        gold=gold,
        goods=goods,
        price=price,
        adjustment=added,
        proceeds=proceeds,
        lost=unsold,
        rule="BN 10.61",
    )
    receive(voyage, pirate, number, proceeds, "sale")
    fame = proceeds // THOUSAND
    for track, rule in ((ledgers.notoriety, "BN 16.21"), (ledgers.popularity, "BN 17.2")):
        if fame:
            track(voyage, pirate, fame, "sale", rule)
        if proceeds > RICH:
            track(voyage, pirate, RICH_FAME, "rich_sale", "BN 10.8")
    if delivered:
        # After the sale, which would take the gold of the bounty out of the holds again.
        pay_bounty(voyage, pirate, len(delivered) * SHORTAGE_PRICE, "shortage", number)
    return False


def _caught_with_drugs(voyage: Voyage, pirate: Pirate, number: str) -> Play[bool]:
    """Roll for each marker of drugs that is to be sold; a 1 means arrest (law 54). Return whether he is caught."""
    state = voyage.state
    count = [*saleable(state, pirate, number), *awaited(state, pirate, number)].count(DRUGS)

    def roll() -> Roll:
        return [d6(voyage, "arrest")]

    faces: list[int] = []
    while contraband(state) and len(faces) < count and ARRESTED not in faces:
        faces += yield from rerolled(
            voyage,
            pirate,
            "arrest",
            roll,
            lambda found: found[0] == ARRESTED,
            look=lambda found: named("arrested" if found[0] == ARRESTED else "unseen"),
        )
    if not faces:
        return False
    caught = ARRESTED in faces
    voyage.tell(
        "drugs_watched",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        rolls=faces,
        result="arrested" if caught else "unseen",
        rule="BN 22.1",
    )
    return caught


def meet_shortage(voyage: Voyage, pirate: Pirate, number: str) -> list[str]:
    """Hand over goods of which a port is short, for a bounty instead of their price; return the markers (event 56)."""
    shortage, delivered = shortage_in(voyage.state, number), awaited(voyage.state, pirate, number)
    if shortage is None or not delivered:
        return []
    ledgers.unload(voyage, pirate, delivered, "delivered", "BN 22.1")
    voyage.tell(
        "shortage_met",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        markers=delivered,
        doubloons=len(delivered) * SHORTAGE_PRICE,
        rule="BN 22.1",
    )
    end(voyage, shortage, "delivered")
    return delivered


def receive(voyage: Voyage, pirate: Pirate, number: str, doubloons: int, cause: Cause) -> None:
    """Pay money into the cabin; in his Refuge what it cannot hold goes to the treasure there (spec 4.10.4)."""
    surplus = ledgers.earn(voyage, pirate, doubloons, cause)
    if not surplus:
        return
    if number == pirate.refuge and status_of(voyage.state, pirate, number) == "refuge":
        ledgers.treasure(voyage, pirate, number, surplus, cause)
    else:
        ledgers.lose_surplus(voyage, pirate, surplus, cause)


# ---------------------------------------------------------------- ransom


def ransom_of(face: int, percentage: int, hostages: int = 1) -> int:
    """Return what some hostages bring with a die, where a percentage is added to ransoms (BN 10.6)."""
    total = hostages * face * RANSOM
    return total + adjustment(total, percentage)


def ransom(voyage: Voyage, pirate: Pirate, number: str) -> Play[None]:
    """Hand over all hostages for money: one die times 100 for each (BN 10.6)."""
    hostages = pirate.hostages

    def worth(faces: Roll) -> int:
        return ransom_of(faces[0], TERMS[status_of(voyage.state, pirate, number)].percentage or 0, len(hostages))

    (face,) = yield from rerolled(
        voyage,
        pirate,
        "ransom",
        lambda: [d6(voyage, "ransom")],
        look=lambda faces: named("brings", doubloons=worth(faces)),
    )
    proceeds = worth([face])
    pirate.hostages = []
    voyage.tell(
        "ransomed",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        hostages=[hostage.id for hostage in hostages],
        face=face,
        proceeds=proceeds,
        rule="BN 10.6",
    )
    receive(voyage, pirate, number, proceeds, "ransom")
