"""Business in port: sale, ransom, letter of marque, bribe, purchases, debauch, in this order (spec 4.10)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.cunning import Roll, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import blockaders, hunters_at_sea
from rules.blackbeard.lasting import DRUGS, contraband, end, shortage_in
from rules.blackbeard.markers import gold_in, is_cargo, is_good
from rules.blackbeard.names import asked
from rules.blackbeard.odds import within
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.port.shop import buy, on_offer, pay, price_of, purse
from rules.blackbeard.port.treasure import port_inside
from rules.blackbeard.sea.bounty import pay_bounty
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.sea.harbour import chase_out
from rules.blackbeard.state import Call, Governor, Pirate, State
from rules.blackbeard.stocks import draw, give_back, new_token
from rules.blackbeard.tables import GOVERNORS, LETTERS, PORTS
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import TERMS, governor_of, nation_of, port_at, status_of
from rules.kernel import Option, Play, choose, pick

THOUSAND = 1000
RICH = 5000
"""Proceeds above which a sale brings more fame (BN 10.8)."""
RICH_FAME = 5
GOODS_PRICE = 100
RANSOM = 100
BRIBE = 100
DEAREST_LETTER = 100
"""What each point of the die for a letter may cost (spec 4.7)."""
DRUGS_BONUS = 10
"""How many times its price a marker of drugs brings besides under the law against them (law 54)."""
SHORTAGE_PRICE = 1000
"""What a port pays for each marker of which it is short (event 56)."""
ARRESTED = 1
"""The die at which a captain who sells drugs is arrested (law 54)."""
LIMITS = ("no", "100", "200", "300", "400", "500", "600", "ask")
"""How much a captain pays for a letter or a bribe at most."""


# ---------------------------------------------------------------- prices


def price_here(state: State, number: str) -> int:
    """Return the price of a marker of goods: 100 for each type on display, 100 if there is none (BN 10.61)."""
    kinds = len(dict.fromkeys(state.ports[number].display))
    return GOODS_PRICE * max(1, kinds)


def adjustment(total: int, percentage: int) -> int:
    """Return what a percentage adds, rounded to the nearest doubloon, an exact half down (C-17)."""
    added = (abs(percentage) * total + 49) // 100
    return added if percentage >= 0 else -added


def proceeds_of(state: State, pirate: Pirate, number: str) -> int:
    """Return what a sale of everything aboard would bring now, a bounty included, by what everybody sees."""
    terms = TERMS[status_of(state, pirate, number)]
    if terms.percentage is None:
        return 0
    goods, bounty = _saleable(state, pirate, number), SHORTAGE_PRICE * len(_awaited(state, pirate, number))
    total = gold_in(pirate.ship.markers) + price_here(state, number) * len(goods) + drugs_bonus(state, number, goods)
    return total + adjustment(total, terms.percentage) + bounty


def _awaited(state: State, pirate: Pirate, number: str) -> list[str]:
    """Return the goods aboard of which a port is short: it pays a bounty instead of their price (event 56)."""
    shortage = shortage_in(state, number)
    return [] if shortage is None else [one for one in pirate.ship.markers if one == shortage.data["goods"]]


def _saleable(state: State, pirate: Pirate, number: str) -> list[str]:
    """Return the goods aboard that a port buys: those that are not on display there yet, nor paid as a shortage."""
    taken = [*state.ports[number].display, *_awaited(state, pirate, number)]
    return [marker for marker in pirate.ship.markers if is_good(marker) and marker not in taken]


def drugs_bonus(state: State, number: str, goods: Sequence[str]) -> int:
    """Return what drugs bring beside their price under the law against them (law 54)."""
    return DRUGS_BONUS * price_here(state, number) * goods.count(DRUGS) if contraband(state) else 0


# ---------------------------------------------------------------- the operation


def _open(state: State, pirate: Pirate, place: str, mode: str) -> str:
    """Return the port in which a pirate may do business, "" if there is none; a hidden governor may let him."""
    number = port_at(place) if mode == "port" else ""
    if not number:
        return ""
    status = status_of(state, pirate, number)
    return number if TERMS[status].open or status == "unknown" else ""


def _offered(scene: Scene) -> bool:
    return bool(_open(scene.state, scene.pirate, scene.there.place, scene.there.mode))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    number = port_inside(pirate)
    anchored = bool(number) and pirate.position.mode == "port"
    return anchored and TERMS[status_of(voyage.state, pirate, number)].open


def _business(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask for the parts of the operation; by default everything is sold and ransomed, and nothing is bought."""
    pirate = scene.pirate
    free = not besieged(scene.state, pirate, HEXES[scene.there.place].port)
    sells = free and any(is_cargo(marker) for marker in pirate.ship.markers) and not call_there(scene).sold
    found: dict[str, Any] = {}
    found["sell"] = sells and (yield from _agrees(scene, prefix, "sell"))
    ransoms = free and bool(pirate.hostages)
    found["ransom"] = ransoms and (yield from _agrees(scene, prefix, "ransom"))
    return {**found, **(yield from _purchases(scene, prefix, earns=found["sell"] or found["ransom"]))}


def call_there(scene: Scene) -> Call:
    """Return the call in which he does business: the present one if he stays inside the port, else a new one."""
    stays = scene.pirate.position.inside and not scene.moved
    return scene.pirate.call if stays or not scene.table.patched(VOYAGE_CORRECTIONS) else Call()


def besieged(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a pirate could neither sell nor ransom in a port, by the hunters that lie before it (BN 14.3)."""
    there = hunters_at_sea(state, PORTS[number].hex)
    return any(hunter.kind != "ghost" and hunter.controller != pirate.seat for hunter in there)


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


def _facts(scene: Scene) -> Mapping[str, Any]:
    """Return what business in a port is worth: its status, what a sale would bring and what would be lost."""
    state, pirate, number = scene.state, scene.pirate, HEXES[scene.there.place].port
    goods = [marker for marker in pirate.ship.markers if is_good(marker)]
    return {
        "port": number,
        "status": status_of(state, pirate, number),
        "sale": 0 if call_there(scene).sold else proceeds_of(state, pirate, number),
        "price": price_here(state, number),
        "unsold": len(goods) - len(_saleable(state, pirate, number)) - len(_awaited(state, pirate, number)),
        "hostages": len(pirate.hostages),
    }


def _purchases(scene: Scene, prefix: str, *, earns: bool = False) -> Play[Mapping[str, Any]]:
    """Ask what is bought: a letter, a bribe, items of the shop. ``earns``: whether a sale or ransom comes first."""
    state, pirate = scene.state, scene.pirate
    number = HEXES[scene.there.place].port
    facts = {"pirate": pirate.id, "port": number}
    found: dict[str, Any] = {"letter": "no", "bribe": "no", "shop": []}
    if letters_for(state, pirate, number):
        found["letter"] = yield from choose(
            pirate.seat,
            "business_letter",
            limits(TERMS[status_of(state, pirate, number)].letter or DEAREST_LETTER),
            step=f"{prefix}letter",
            default="no",
            rule="BN 15E",
            data={**facts, "nation": nation_of(state, number), "cabin": pirate.cabin},
        )
    if _bribe_offered(scene, number, earns=earns):
        found["bribe"] = yield from choose(
            pirate.seat,
            "business_bribe",
            limits(BRIBE),
            step=f"{prefix}bribe",
            default="no",
            rule="BN 10.32",
            data={**facts, "cabin": pirate.cabin, "empty": status_of(state, pirate, number) == "neutral"},
        )
    items = on_offer(state, pirate, number, scene.table.options)
    if items:
        found["shop"] = yield from pick(
            pirate.seat,
            "business_shop",
            [Option(item, {"item": item, "price": price_of(item)}) for item in items],
            k=(0, len(items)),
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
    if call_there(scene).bribed or not (earns or pirate.cabin >= BRIBE or number in pirate.chests):
        return False
    # Who is hidden there may turn out to be pro-pirate.
    hidden = status_of(state, pirate, number) == "unknown"
    return number != pirate.refuge and (hidden or takes_bribes(state, pirate, number))


def limits(each: int) -> list[Option]:
    """Return how much a captain pays at most, with the chance that a price of one die times ``each`` is within it."""
    return [
        Option(limit, {"limit": int(limit), "odds": within(int(limit), each)} if limit.isdigit() else {})
        for limit in LIMITS
    ]


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
    if TERMS[status].debauch and (status != "pirate" or traded):
        yield from debauch(voyage, pirate, forced=status == "pirate", port=number)


def _contests(state: State, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return the letter that a pirate wants to buy: the first buyer may take it (spec 4.6)."""
    number = port_inside(pirate)
    if not number or arguments.get("letter", "no") == "no":
        return []
    return [f"letter/{found}" for found in letters_for(state, pirate, number)[:1]]


def markets(state: State, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return the port whose display or governor a pirate's business changes for those who come after him (spec 4.6).

    Goods that he sells go on display, and a bribe may bring a governor to a port that has none.
    """
    number, call = port_inside(pirate), pirate.call
    if not number:
        return []
    goods = any(is_good(marker) for marker in pirate.ship.markers)
    sells = bool(arguments.get("sell")) and goods and not call.sold
    bribes = arguments.get("bribe", "no") != "no" and governor_of(state, number) == "none" and not call.bribed
    return [f"market/{number}"] if sells or bribes else []


BUSINESS = Operation(
    "business", "BN 10.1", _offered, _able, do_business, arguments=_business, contests=_contests, facts=_facts
)
"""OP-4: sell, ransom, buy a letter, bribe, shop, debauch."""
PURCHASES = Operation("purchases", "BN 10.1", _offered, _able, do_business, arguments=_purchases, contests=_contests)
"""OP-5: the same without a sale."""


# ---------------------------------------------------------------- sale and ransom


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
    price, goods = price_here(state, number), _saleable(state, pirate, number)
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
    count = [*_saleable(state, pirate, number), *_awaited(state, pirate, number)].count(DRUGS)

    def roll() -> Roll:
        return [d6(voyage, "arrest")]

    faces: list[int] = []
    while contraband(state) and len(faces) < count and ARRESTED not in faces:
        faces += yield from rerolled(voyage, pirate, "arrest", roll, lambda found: found[0] == ARRESTED)
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
    shortage, delivered = shortage_in(voyage.state, number), _awaited(voyage.state, pirate, number)
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


def receive(voyage: Voyage, pirate: Pirate, number: str, doubloons: int, cause: str) -> None:
    """Pay money into the cabin; in his Refuge what it cannot hold goes to the treasure there (spec 4.10.4)."""
    surplus = ledgers.earn(voyage, pirate, doubloons, cause)
    if not surplus:
        return
    if number == pirate.refuge and status_of(voyage.state, pirate, number) == "refuge":
        ledgers.treasure(voyage, pirate, number, surplus, cause)
    else:
        ledgers.lose_surplus(voyage, pirate, surplus, cause)


def ransom(voyage: Voyage, pirate: Pirate, number: str) -> Play[None]:
    """Hand over all hostages for money: one die times 100 for each (BN 10.6)."""
    hostages = pirate.hostages
    (face,) = yield from rerolled(voyage, pirate, "ransom", lambda: [d6(voyage, "ransom")])
    total = len(hostages) * face * RANSOM
    proceeds = total + adjustment(total, TERMS[status_of(voyage.state, pirate, number)].percentage or 0)
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


# ---------------------------------------------------------------- letters of marque


def offer_letter(voyage: Voyage) -> None:
    """Put a letter of marque on public offer, if one is left (BN 15E)."""
    drawn = draw(voyage, "letters")
    if drawn is not None:
        voyage.state.offered.append(drawn)
        nation = LETTERS[drawn].nationality
        voyage.tell("letter_offered", letter=drawn, nation=nation, rule="BN 15E")


def letters_for(state: State, pirate: Pirate, number: str) -> list[str]:
    """Return the letters that a pirate could buy in a port: of its nation, never his enemy (spec 4.10.7)."""
    nation = nation_of(state, number)
    status = status_of(state, pirate, number)
    if TERMS[status].letter is None and status != "unknown":
        return []
    if nation in pirate.enemy or (pirate.letter and LETTERS[pirate.letter].nationality == nation):
        return []
    return [letter for letter in state.offered if LETTERS[letter].nationality == nation]


def letter(voyage: Voyage, pirate: Pirate, number: str, limit: str) -> Play[None]:
    """Roll the price of a letter on offer, and buy it if the captain pays so much (BN 15E)."""
    found = letters_for(voyage.state, pirate, number)
    each = TERMS[status_of(voyage.state, pirate, number)].letter
    if limit == "no" or not found or each is None or pirate.call.letter_priced:
        return
    pirate.call.letter_priced = True
    face = d6(voyage, "letter_price")
    price = face * each
    bought = yield from _pays(voyage, pirate, price, limit, "letter", purse(voyage, pirate))
    voyage.tell(
        "letter_price",
        seat=pirate.seat,
        pirate=pirate.id,
        letter=found[0],
        face=face,
        price=price,
        bought=bought,
        rule="BN 15E",
    )
    if not bought:
        return
    pay(voyage, pirate, price, "letter", "BN 15E")
    voyage.state.offered.remove(found[0])
    if pirate.letter:
        give_back(voyage, "letters", pirate.letter)
    pirate.letter, pirate.pardon = found[0], False
    if not voyage.options.m_hazards:
        # Without hazard events there is always a letter on offer (spec 13).
        offer_letter(voyage)


def _pays(voyage: Voyage, pirate: Pirate, price: int, limit: str, what: str, most: int) -> Play[bool]:
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


# ---------------------------------------------------------------- bribes


def may_bribe(state: State, pirate: Pirate, number: str, *, corrected: bool = True) -> bool:
    """Return whether a pirate may try to move his Refuge to a port (spec 4.10.8).

    ``corrected``: whether a treasure that he has there since it was his Refuge may pay for it, whose amount is secret
    (9-A48); not in older matches.
    """
    if pirate.call.bribed or number == pirate.refuge:
        return False
    if pirate.cabin < BRIBE and not (corrected and number in pirate.chests):
        return False
    return takes_bribes(state, pirate, number)


def takes_bribes(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a port would take a pirate's money to become his Refuge, by what everybody sees."""
    status, governor = status_of(state, pirate, number), governor_of(state, number)
    if status in ("pro", "refuge"):
        return True
    # A letter may soften an anti-pirate governor, but his seat is taken.
    return status == "neutral" and governor == "none"


def bribe(voyage: Voyage, pirate: Pirate, number: str, limit: str) -> Play[None]:
    """Offer a bribe so that the Refuge moves to this port (BN 10.32, 10.42)."""
    corrected = voyage.table.patched(VOYAGE_CORRECTIONS)
    if limit == "no" or not may_bribe(voyage.state, pirate, number, corrected=corrected):
        return
    most = pirate.cabin + (voyage.hidden.treasure_of(pirate.id, number) if corrected else 0)
    if most < BRIBE:
        return
    pirate.call.bribed = True
    # A letter may make a port friendly that has no governor: then none comes.
    neutral = status_of(voyage.state, pirate, number) == "neutral"
    rule = "BN 10.42" if neutral else "BN 10.32"
    (face,) = yield from rerolled(voyage, pirate, "bribe", lambda: [d6(voyage, "bribe")])
    price = face * BRIBE
    paid = yield from _pays(voyage, pirate, price, limit, "bribe", most)
    stance = ""
    if paid:
        pay(voyage, pirate, price, "bribe", rule)
        stance = governor_of(voyage.state, number)
        if neutral:
            stance = draw_governor(voyage, number)
    moves = paid and stance != "anti"
    voyage.tell(
        "bribed",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        face=face,
        price=price,
        result="moved" if moves else "refused" if paid else "not_paid",
        stance=stance,
        rule=rule,
    )
    if moves:
        pirate.refuge = number
        voyage.tell("refuge_moved", seat=pirate.seat, pirate=pirate.id, port=number, rule=rule)
    elif paid:
        yield from chase_out(voyage, pirate, number)


def draw_governor(voyage: Voyage, number: str) -> str:
    """Draw a governor for a port, face up; an empty stock gives a permanent anti-pirate one. Return his stance."""
    drawn = draw(voyage, "governors")
    permanent = drawn is None
    voyage.state.ports[number].governor = Governor(new_token(voyage, "governor"), drawn or "", permanent)
    voyage.tell("governor_drawn", port=number, governor=drawn or "", permanent=permanent, reveals=True, rule="BN 10.42")
    return "anti" if drawn is None else GOVERNORS[drawn].stance
