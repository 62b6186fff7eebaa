"""Business in port: what is ordered, and its parts one after the other (OP-4, OP-5, spec 4.10)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rules.blackbeard.hunters import blockaders
from rules.blackbeard.lasting import relatives_with
from rules.blackbeard.markers import CHEST, gold_in, is_cargo, is_good
from rules.blackbeard.odds import within
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.port.bribes import BRIBE, bribe, may_bribe, takes_bribes
from rules.blackbeard.port.letters import letter, letters_for
from rules.blackbeard.port.sales import awaited, besieged, extra_of, price_here, proceeds_of, ransom, saleable, sell
from rules.blackbeard.port.shop import buy, on_offer, price_of
from rules.blackbeard.port.treasure import may_withdraw, port_inside
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.state import Call, Pirate, State
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, NOTHING_IN_VAIN, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import TERMS, governor_of, nation_of, port_at, status_of
from rules.kernel import Option, Play, choose, pick

DEAREST_LETTER = 100
"""The highest price of each point of the die for a letter (spec 4.7)."""
CHEAPEST_LETTER = 50
"""The lowest one."""
LIMITS = ("no", "100", "200", "300", "400", "500", "600", "ask")
"""The most that a captain pays for a letter or a bribe."""


# ---------------------------------------------------------------- possible orders


def _open(state: State, pirate: Pirate, place: str, mode: str) -> str:
    """Return the port in which a pirate may do business, "" if there is none; a hidden governor may let him."""
    number = port_at(place) if mode == "port" else ""
    if not number:
        return ""
    status = status_of(state, pirate, number)
    return number if TERMS[status].open or status == "unknown" else ""


def _is_open(scene: Scene) -> bool:
    return bool(_open(scene.state, scene.pirate, scene.there.place, scene.there.mode))


def _offers_business(scene: Scene) -> bool:
    """Return whether anything could come of business: a sale, a ransom, a purchase, or a debauch that he may wish."""
    if not _is_open(scene) or not scene.table.patched(NOTHING_IN_VAIN):
        return _is_open(scene)
    earns = _sells(scene) or _ransoms(scene)
    return earns or _may_celebrate(scene) or any(wares_there(scene, earns=False))


def _offers_purchases(scene: Scene) -> bool:
    """Return whether there is anything that he could pay without a sale."""
    return _is_open(scene) and (not scene.table.patched(NOTHING_IN_VAIN) or any(wares_there(scene, earns=False)))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    return _does_business(voyage.state, pirate)


def _does_business(state: State, pirate: Pirate) -> bool:
    """Return whether a pirate lies at anchor in a port that is open to him."""
    number = port_inside(pirate)
    anchored = bool(number) and pirate.position.mode == "port"
    return anchored and TERMS[status_of(state, pirate, number)].open


def _business(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask for the parts of the operation; by default everything is sold and ransomed, and nothing is bought.

    The default "nothing" of BN-P1 is that of a seat that orders no business. A captain who orders OP-4, and not
    OP-5, wants to trade: he empties his holds (BN 10.11), also of goods that bring nothing there, which leaves room for
    a prize.
    """
    found: dict[str, Any] = {}
    found["sell"] = _sells(scene) and (yield from _agrees(scene, prefix, "sell"))
    found["ransom"] = _ransoms(scene) and (yield from _agrees(scene, prefix, "ransom"))
    return {**found, **(yield from _purchases(scene, prefix, earns=found["sell"] or found["ransom"]))}


def _sells(scene: Scene) -> bool:
    """Return whether he has cargo that he may sell there."""
    cargo = any(is_cargo(marker) for marker in scene.pirate.ship.markers)
    return cargo and not call_there(scene).sold and _is_free(scene)


def _ransoms(scene: Scene) -> bool:
    """Return whether he has hostages whom he may hand over there for money."""
    return bool(scene.pirate.hostages) and _is_free(scene)


def _is_free(scene: Scene) -> bool:
    return not besieged(scene.state, scene.pirate, HEXES[scene.there.place].port)


def _may_celebrate(scene: Scene) -> bool:
    """Return whether he may have a debauch there without a sale; a hidden governor may let him (spec 4.10.11)."""
    status = status_of(scene.state, scene.pirate, HEXES[scene.there.place].port)
    return status == "unknown" or (TERMS[status].debauch and status != "pirate")


def call_there(scene: Scene) -> Call:
    """Return the call in which he does business: the present one if he stays inside the port, else a new one."""
    stays = scene.pirate.position.inside and not scene.moved
    return scene.pirate.call if stays or not scene.table.patched(VOYAGE_CORRECTIONS) else Call()


def _agrees(scene: Scene, prefix: str, what: str) -> Play[bool]:
    """Ask whether a part of the operation that is possible is done; by default it is."""
    answer = yield from choose(
        scene.pirate.seat,
        f"business_{what}",
        ["yes", "no"],
        step=f"{prefix}{what}",
        default="yes",
        rule="BN 10.1",
        data={"pirate": scene.pirate.id, **_facts(scene)},
    )
    return answer == "yes"


def compels(status: str, *, traded: bool) -> bool:
    """Return whether business ends in a debauch that is compulsory: goods or hostages sold to pirates (BN 10.21)."""
    return status == "pirate" and traded


def _facts(scene: Scene) -> Mapping[str, Any]:
    """Return what business in a port is worth: its status, what a sale would bring and what would be lost.

    A sale is the ``gold``, the goods ``sold`` at their ``price``, and ``more`` for some of them, changed by the
    ``percentage``. Before hunters who blockade the port nothing is sold or ransomed.
    """
    state, pirate, number = scene.state, scene.pirate, HEXES[scene.there.place].port
    goods = [marker for marker in pirate.ship.markers if is_good(marker)]
    free, status = not besieged(state, pirate, number), status_of(state, pirate, number, scene.stances)
    sale = proceeds_of(state, pirate, number, scene.stances) if free and not call_there(scene).sold else 0
    sold = len(saleable(state, pirate, number))
    return {
        "port": number,
        "status": status,
        "sale": sale,
        "gold": gold_in(pirate.ship.markers),
        "sold": sold,
        "price": price_here(state, number),
        "percentage": TERMS[status].percentage or 0,
        "more": extra_of(state, pirate, number),
        "unsold": len(goods) - sold - len(awaited(state, pirate, number)),
        "hostages": len(pirate.hostages) if free else 0,
        "besieged": not free,
        "compulsory": compels(status, traded=bool(sale or (free and pirate.hostages))),
        "celebrates": _may_celebrate(scene),
        **_wares_facts(scene, earns=_sells(scene) or _ransoms(scene)),
    }


def _purchases_facts(scene: Scene) -> Mapping[str, Any]:
    return _wares_facts(scene, earns=False)


def _wares_facts(scene: Scene, *, earns: bool) -> Mapping[str, Any]:
    """Return what there is to buy: a letter (``buys``), a Refuge (``bribes``), equipment (``shops``).

    ``stocked``: any of them.
    """
    wares = wares_there(scene, earns=earns)
    return {"buys": wares.letter, "bribes": wares.bribe, "shops": bool(wares.items), "stocked": any(wares)}


class Wares(NamedTuple):
    """What a pirate may order to buy in a port: a letter, the governor's favour, and items of the shop."""

    letter: bool
    bribe: bool
    items: Sequence[str]


def wares_there(scene: Scene, *, earns: bool) -> Wares:
    """Return what there is to buy; what he cannot pay is left out, unless a sale or ransom comes first (``earns``)."""
    state, pirate, number = scene.state, scene.pirate, HEXES[scene.there.place].port
    letter = bool(letters_for(state, pirate, number))
    items = on_offer(state, pirate, number, scene.table.options)
    if scene.table.patched(NOTHING_IN_VAIN):
        rich, most = earns or _awaits_money(scene), _means(scene)
        least = TERMS[status_of(state, pirate, number)].letter or CHEAPEST_LETTER
        letter = letter and (rich or most >= least) and not call_there(scene).letter_priced
        items = [item for item in items if rich or most >= price_of(item)]
    return Wares(letter, _bribe_offered(scene, number, earns=earns), items)


def _means(scene: Scene) -> int:
    """Return the most that he can spend there: his cabin, with what he fetches first or has in that Refuge."""
    pirate, treasures = scene.pirate, scene.secrets.get("treasures", {})
    at_hand = {HEXES[scene.there.place].port} & {pirate.refuge}
    if may_withdraw(pirate):
        at_hand.add(port_inside(pirate))
    return pirate.cabin + sum(treasures.get(number, 0) for number in at_hand)


def _awaits_money(scene: Scene) -> bool:
    """Return whether something may be paid to him before he does business: a delivery, a reward, a contract."""
    state, pirate = scene.state, scene.pirate
    carries = CHEST in pirate.ship.markers or bool(relatives_with(state, pirate))
    return carries or bool(pirate.due) or bool(state.contracts)


def _purchases(scene: Scene, prefix: str, *, earns: bool = False) -> Play[Mapping[str, Any]]:
    """Ask what is bought: a letter, a bribe, items of the shop. ``earns``: whether a sale or ransom comes first."""
    state, pirate = scene.state, scene.pirate
    number = HEXES[scene.there.place].port
    facts = {"pirate": pirate.id, "port": number}
    found: dict[str, Any] = {"letter": "no", "bribe": "no", "shop": []}
    wares = wares_there(scene, earns=earns)
    if wares.letter:
        found["letter"] = yield from choose(
            pirate.seat,
            "business_letter",
            partial(limits, TERMS[status_of(state, pirate, number)].letter or DEAREST_LETTER),
            step=f"{prefix}letter",
            default="no",
            rule="BN 15E",
            data={**facts, "nation": nation_of(state, number), "cabin": pirate.cabin},
        )
    if wares.bribe:
        found["bribe"] = yield from choose(
            pirate.seat,
            "business_bribe",
            partial(limits, BRIBE),
            step=f"{prefix}bribe",
            default="no",
            rule="BN 10.32",
            data={**facts, "cabin": pirate.cabin, "empty": status_of(state, pirate, number) == "neutral"},
        )
    if wares.items:
        found["shop"] = yield from pick(
            pirate.seat,
            "business_shop",
            [Option(item, {"item": item, "price": price_of(item)}) for item in wares.items],
            k=(0, len(wares.items)),
            step=f"{prefix}shop",
            default=[],
            rule="BN 10.22",
            data={**facts, "cabin": pirate.cabin},
        )
    return found


def _bribe_offered(scene: Scene, number: str, *, earns: bool) -> bool:
    """Return whether a bribe may be ordered; whether he has the money is checked when it is offered (BN 10.32)."""
    state, pirate = scene.state, scene.pirate
    if not scene.table.patched(VOYAGE_CORRECTIONS):
        return may_bribe(state, pirate, number, corrected=False)
    money = pirate.cabin
    if scene.table.patched(NOTHING_IN_VAIN):
        money, earns = _means(scene), earns or _awaits_money(scene)
    if call_there(scene).bribed or not (earns or money >= BRIBE or number in pirate.chests):
        return False
    # A hidden governor there may turn out to be pro-pirate.
    hidden = status_of(state, pirate, number) == "unknown"
    return number != pirate.refuge and (hidden or takes_bribes(state, pirate, number))


def limits(each: int) -> list[Option]:
    """Return how much a captain pays at most, with the chance that a price of one die times ``each`` is within it."""
    return [
        Option(limit, {"limit": int(limit), "odds": within(int(limit), each)} if limit.isdigit() else {})
        for limit in LIMITS
    ]


# ---------------------------------------------------------------- carrying it out


def do_business(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Carry out all parts of the operation that were ordered (spec 4.10)."""
    number = port_inside(pirate)
    traded = False
    free = not blockaders(voyage.state, pirate)
    corrected = voyage.table.patched(DEALINGS_CORRECTIONS)
    cargo = any(is_cargo(marker) for marker in pirate.ship.markers) or not corrected
    if free and arguments.get("sell") and cargo and not pirate.call.sold:
        arrested = yield from sell(voyage, pirate, number)
        traded = True
        if (arrested and corrected) or pirate.status != "active" or port_inside(pirate) != number:
            return
    if free and arguments.get("ransom") and pirate.hostages:
        yield from ransom(voyage, pirate, number)
        traded = True
    yield from letter(voyage, pirate, number, str(arguments.get("letter", "no")))
    yield from bribe(voyage, pirate, number, str(arguments.get("bribe", "no")))
    if port_inside(pirate) != number:
        return
    buy(voyage, pirate, list(arguments.get("shop", ())))
    status = status_of(voyage.state, pirate, number)
    forced = compels(status, traded=traded)
    if TERMS[status].debauch and (status != "pirate" or forced):
        yield from debauch(voyage, pirate, forced=forced, port=number)


def _contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return the letter that a pirate wants to buy: the first buyer may take it (spec 4.6)."""
    number = port_inside(pirate)
    if not number or arguments.get("letter", "no") == "no":
        return []
    return [f"letter/{found}" for found in letters_for(voyage.state, pirate, number)[:1]]


def markets(state: State, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return the port whose display or governor a pirate's business changes for those who come after him (spec 4.6).

    Goods that he sells go on display, and a bribe may bring a governor to a port that has none.
    """
    if not _does_business(state, pirate):
        return []
    number, call = port_inside(pirate), pirate.call
    goods = any(is_good(marker) for marker in pirate.ship.markers)
    sells = bool(arguments.get("sell")) and goods and not call.sold
    bribes = arguments.get("bribe", "no") != "no" and governor_of(state, number) == "none" and not call.bribed
    return [f"market/{number}"] if sells or bribes else []


BUSINESS = Operation(
    "business", "BN 10.1", _offers_business, _able, do_business, arguments=_business, contests=_contests, facts=_facts
)
"""OP-4: sell, ransom, buy a letter, bribe, shop, debauch."""
PURCHASES = Operation(
    "purchases",
    "BN 10.1",
    _offers_purchases,
    _able,
    do_business,
    arguments=_purchases,
    contests=_contests,
    facts=_purchases_facts,
)
"""OP-5: the same without a sale."""
