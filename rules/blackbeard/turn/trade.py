"""Step 7: the trade window, for seats of which one has asked for a parley (spec 4.1, 8 "Trade", BN 6.8).

Two ships of different seats in one hex may trade. Each seat makes up to three offers; then each seat accepts at most
one of those that a partner made. An offer is known to the two seats alone until it is carried out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.markers import CHEST, EQUIPMENT, counted
from rules.blackbeard.names import asked
from rules.blackbeard.sea.cargo import automatic
from rules.blackbeard.sea.hostages import home_of
from rules.blackbeard.state import Hostage, Pirate, State
from rules.blackbeard.turn.arenas import settled
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Ask, Option, Play, choose, form, number, pick

OFFERS = 3
"""The offers that a seat may make in one turn."""
NONE = "none"
PROMISES = (NONE, "peace", "way_clear", "favour")
"""What may be promised besides; it binds nobody (spec 8): peace, to keep out of a partner's way, a favour in return."""
PET, PARROT, SHIP, HOSTAGE = "pet", "parrot", "ship", "hostage"
RULE = "BN 6.8"


@dataclass(frozen=True)
class Offer:
    """What one pirate offers another.

    Items are markers, ``hostage/ID``, ``pet``, ``parrot``; ``ship`` in ``give``: both change ships. ``pay``,
    ``charge``: doubloons from cabin to cabin.
    """

    by: str
    to: str
    give: Sequence[str] = ()
    ask: Sequence[str] = ()
    pay: int = 0
    charge: int = 0
    promise: str = NONE

    @property
    def empty(self) -> bool:
        """Whether nothing would change hands."""
        return not (self.give or self.ask or self.pay or self.charge)

    def facts(self) -> dict[str, Any]:
        """Return the facts of the offer."""
        return {
            "pirate": self.by,
            "target": self.to,
            "give": list(self.give),
            "ask": list(self.ask),
            "pay": self.pay,
            "charge": self.charge,
            "promise": self.promise,
        }


def trade_window(voyage: Voyage) -> Play[None]:
    """Let partners make offers, then accept them, and carry out what was accepted (BN 6.8)."""
    state = voyage.state
    wanting = [seat for seat, orders in voyage.hidden.seat_orders.items() if orders.parley]
    pairs = [pair for pair in partners(state) if any(one.seat in wanting for one in pair)]
    seats = sorted(dict.fromkeys(one.seat for pair in pairs for one in pair))
    if not pairs:
        return
    made = yield from put_all(voyage, [ask_offers(state, seat, pairs) for seat in seats])
    offers = [offer for of_seat in made for offer in of_seat]
    for offer in offers:
        both = [state.pirates[offer.by].seat, state.pirates[offer.to].seat]
        voyage.tell("offered", audience=both, seat=both[0], reveals=True, rule=RULE, **offer.facts())
    receivers = [seat for seat in seats if any(state.pirates[offer.to].seat == seat for offer in offers)]
    if not receivers:
        return
    answers = yield from put_all(voyage, [ask_answers(state, seat, offers) for seat in receivers])
    carry_out_all(voyage, [offer for of_seat in answers for offer in of_seat])


def partners(state: State) -> list[tuple[Pirate, Pirate]]:
    """Return the pairs of pirates of different seats that share a hex, in the order of seats."""
    able = [pirate for pirate in state.in_order() if pirate.status == "active" and not is_zone(pirate.position.place)]
    return [
        (one, other)
        for index, one in enumerate(able)
        for other in able[index + 1 :]
        if one.seat != other.seat and one.position.place == other.position.place
    ]


# ---------------------------------------------------------------- the questions


def items_of(pirate: Pirate) -> list[Option]:
    """Return everything that a pirate could give (BN 6.8): a letter of marque stays with its captain."""
    options = [
        Option(f"{one['marker']}.{index}", one)
        for index, one in enumerate(counted(sorted(pirate.ship.markers)), 1)
        if one["marker"] != CHEST
    ]
    options += [
        Option(f"{HOSTAGE}/{hostage.id}", {"number": number, **home_of(hostage)})
        for number, hostage in enumerate(pirate.hostages, 1)
    ]
    options += [Option(one) for one, has in ((PET, pirate.pet), (PARROT, pirate.parrot)) if has]
    return options


def ask_offers(state: State, seat: int, pairs: Sequence[tuple[Pirate, Pirate]]) -> Ask[list[Offer]]:
    """Return the form of a seat's offers; the default is to make none (BN-T1)."""
    kind, rule = asked("BN-T1")
    own: dict[str, tuple[Pirate, Pirate]] = {}
    for one, other in pairs:
        for mine, theirs in ((one, other), (other, one)):
            if mine.seat == seat:
                own[f"{mine.id}/{theirs.id}"] = mine, theirs
    return form(
        seat,
        kind,
        partial(offer_steps, seat, own),
        facts=lambda offers: {"offers": [offer.facts() for offer in offers]},
        secret=True,
        data={"turn": state.turn},
        rule=rule,
    )


def offer_steps(seat: int, own: Mapping[str, tuple[Pirate, Pirate]]) -> Play[list[Offer]]:
    """Ask for one offer after another, until there is none."""
    found: list[Offer] = []
    for place in range(1, OFFERS + 1):
        options = [Option(NONE), *(Option(name, {"pirate": m.id, "target": t.id}) for name, (m, t) in own.items())]
        chosen = yield from choose(seat, "offer_to", options, step=f"offer{place}", rule=RULE, data={"number": place})
        if chosen == NONE:
            break
        offer = yield from one_offer(seat, f"offer{place}", *own[chosen])
        if not offer.empty:
            found.append(offer)
    return found


def one_offer(seat: int, step: str, mine: Pirate, theirs: Pirate) -> Play[Offer]:
    """Ask what is given and wanted; where there is nothing to choose, nothing is asked."""
    facts = {"pirate": mine.id, "target": theirs.id}
    give = yield from _ask_items(seat, "offer_give", f"{step}_give", mine, facts, ships=not _aground(mine, theirs))
    ask = yield from _ask_items(seat, "offer_ask", f"{step}_ask", theirs, facts)
    pay = yield from number(
        seat,
        "offer_pay",
        0,
        mine.cabin,
        step=f"{step}_pay",
        default=0,
        quiet=not mine.cabin,
        data={**facts, "cabin": mine.cabin},
        rule=RULE,
    )
    charge = yield from number(
        seat,
        "offer_charge",
        0,
        theirs.cabin,
        step=f"{step}_charge",
        default=0,
        quiet=not theirs.cabin,
        data={**facts, "cabin": theirs.cabin},
        rule=RULE,
    )
    promise = yield from choose(
        seat, "offer_promise", PROMISES, step=f"{step}_promise", default=NONE, data=facts, rule=RULE
    )
    return Offer(mine.id, theirs.id, give, ask, pay, charge, promise)


def _ask_items(
    seat: int, kind: str, step: str, owner: Pirate, facts: Mapping[str, Any], *, ships: bool = False
) -> Play[list[str]]:
    """Ask for some of a pirate's things; return them as items."""
    options = [*items_of(owner), *([Option(SHIP)] if ships else [])]
    chosen = yield from pick(
        seat,
        kind,
        options,
        (0, len(options)),
        step=step,
        default=list[str],
        quiet=not options,
        data=facts,
        rule=RULE,
    )
    return [option.partition(".")[0] for option in chosen]


def _aground(mine: Pirate, theirs: Pirate) -> bool:
    return mine.careened or theirs.careened


def ask_answers(state: State, seat: int, offers: Sequence[Offer]) -> Ask[list[Offer]]:
    """Return the form in which a seat accepts offers, at most one of each pair; the default accepts none (BN-T2).

    The table sees only how many seats are asked: a name would tell to whom an offer was made.
    """
    kind, rule = asked("BN-T2")
    pairs: dict[str, list[Offer]] = {}
    for offer in offers:
        if state.pirates[offer.to].seat == seat:
            pairs.setdefault(f"{offer.to}_{offer.by}", []).append(offer)

    def steps() -> Play[list[Offer]]:
        accepted: list[Offer] = []
        for name, made in pairs.items():
            numbered = [{**one.facts(), "number": place} for place, one in enumerate(made, 1)]
            options = [Option(NONE), *(Option(f"offer/{one['number']}", one) for one in numbered)]
            facts = {"pirate": made[0].to, "target": made[0].by, "offers": numbered}
            chosen = yield from choose(seat, "accept_offer", options, step=name, data=facts, rule=RULE)
            if chosen != NONE:
                accepted.append(made[int(chosen.rpartition("/")[2]) - 1])
        return accepted

    facts = {"offers": [offer.facts() for made in pairs.values() for offer in made]}
    return form(seat, kind, steps, facts=_accepted, secret=True, show="count", data=facts, rule=rule)


def _accepted(offers: Sequence[Offer]) -> Mapping[str, Any]:
    return {"accepted": [offer.facts() for offer in offers]}


# ---------------------------------------------------------------- carrying out


def carry_out_all(voyage: Voyage, offers: Sequence[Offer]) -> None:
    """Carry out the accepted offers one after another; one that has become impossible lapses (spec 8)."""
    state = voyage.state
    by_receiver: dict[str, list[Offer]] = {}
    for offer in offers:
        by_receiver.setdefault(offer.to, []).append(offer)
    receivers = [state.pirates[name] for name in by_receiver]
    # Seats whose bargains concern the same ship settle by a dispute who goes first.
    contests = {
        name: [f"ship/{one}" for offer in made for one in (offer.by, offer.to)] for name, made in by_receiver.items()
    }
    for receiver in settled(voyage, receivers, contests, "trade"):
        for offer in by_receiver[receiver.id]:
            carry_out_offer(voyage, offer)


def carry_out_offer(voyage: Voyage, offer: Offer) -> None:
    """Exchange everything at once, or let the offer lapse."""
    mine, theirs = voyage.state.pirates[offer.by], voyage.state.pirates[offer.to]
    if not possible(offer, mine, theirs, voyage.options.hold_capacity):
        voyage.tell("offer_lapsed", audience=[mine.seat, theirs.seat], seat=mine.seat, rule=RULE, **offer.facts())
        return
    facts = offer.facts()
    # What was promised is between the two of them (spec 7).
    promised = {"promise": facts.pop("promise")}
    voyage.tell("traded", seat=mine.seat, private={mine.seat: promised, theirs.seat: promised}, rule=RULE, **facts)
    given, got = _markers(offer.give), _markers(offer.ask)
    swaps = SHIP in offer.give
    # All that has to move is taken out first: there may be no room for it before.
    from_mine = ledgers.unload(voyage, mine, mine.ship.markers if swaps else given, "trade", RULE)
    from_theirs = ledgers.unload(voyage, theirs, theirs.ship.markers if swaps else got, "trade", RULE)
    if swaps:
        mine.ship, theirs.ship = theirs.ship, mine.ship
        for pirate in (mine, theirs):
            pirate.jury_job, pirate.jury_turns = None, 0
    stow(voyage, mine, [*without(from_mine, given), *got])
    stow(voyage, theirs, [*without(from_theirs, got), *given])
    for item in offer.give:
        hand_over(voyage, mine, theirs, item)
    for item in offer.ask:
        hand_over(voyage, theirs, mine, item)
    for payer, payee, doubloons in ((mine, theirs, offer.pay), (theirs, mine, offer.charge)):
        if doubloons:
            ledgers.pay(voyage, payer, doubloons, "trade", RULE)
            ledgers.lose_surplus(voyage, payee, ledgers.earn(voyage, payee, doubloons, "trade", RULE), "trade", RULE)


def possible(offer: Offer, mine: Pirate, theirs: Pirate, capacity: int) -> bool:
    """Return whether both have what is to change hands, and room for it (invariant: equipment is unique aboard)."""
    if mine.cabin < offer.pay or theirs.cabin < offer.charge:
        return False
    if not (owns(mine, offer.give) and owns(theirs, offer.ask)):
        return False
    given, got = _markers(offer.give), _markers(offer.ask)
    ships = (theirs.ship, mine.ship) if SHIP in offer.give else (mine.ship, theirs.ship)
    if SHIP in offer.give and _aground(mine, theirs):
        return False
    after = (
        [*without(mine.ship.markers, given), *got],
        [*without(theirs.ship.markers, got), *given],
    )
    for ship, markers in zip(ships, after, strict=True):
        twice = any(markers.count(item) > 1 for item in EQUIPMENT)
        if twice or len(markers) > capacity * len(ship.usable):
            return False
    pets = [(PET, mine.pet, theirs.pet), (PARROT, mine.parrot, theirs.parrot)]
    return not any((one in offer.give or one in offer.ask) and both and other for one, both, other in pets)


def owns(pirate: Pirate, items: Sequence[str]) -> bool:
    """Return whether a pirate has all of some items."""
    others = {PET: pirate.pet, PARROT: pirate.parrot, SHIP: True}
    hostages = [f"{HOSTAGE}/{hostage.id}" for hostage in pirate.hostages]
    aboard = list(pirate.ship.markers)
    for item in items:
        if item in others:
            if not others[item]:
                return False
        elif item.startswith(f"{HOSTAGE}/"):
            if item not in hostages:
                return False
        elif item in aboard:
            aboard.remove(item)
        else:
            return False
    return True


def stow(voyage: Voyage, pirate: Pirate, markers: Sequence[str]) -> None:
    """Put markers into the holds, which have room for them."""
    placed, left = automatic(pirate.ship, markers, voyage.options.hold_capacity)
    if left:
        msg = f"{pirate.id} has no room for {left}"
        raise ValueError(msg)
    ledgers.load(voyage, pirate, placed, "trade", RULE)


def hand_over(voyage: Voyage, giver: Pirate, taker: Pirate, item: str) -> None:
    """Hand over an item that is no marker."""
    if item == PET:
        giver.pet, taker.pet = False, True
    elif item == PARROT:
        giver.parrot, taker.parrot = False, True
    elif item.startswith(f"{HOSTAGE}/"):
        hostage = _hostage(giver, item.partition("/")[2])
        giver.hostages.remove(hostage)
        if hostage.relative_of == taker.id:
            # A captain does not keep his own family captive: she is home.
            voyage.tell("relative_home", seat=taker.seat, pirate=taker.id, hostage=hostage.id, rule=RULE)
        else:
            taker.hostages.append(hostage)


def _hostage(pirate: Pirate, name: str) -> Hostage:
    return next(hostage for hostage in pirate.hostages if hostage.id == name)


def _markers(items: Sequence[str]) -> list[str]:
    """Return the markers among some items."""
    return [item for item in items if item not in (PET, PARROT, SHIP) and not item.startswith(f"{HOSTAGE}/")]


def without(markers: Sequence[str], gone: Sequence[str]) -> list[str]:
    """Return markers without some of them."""
    left = list(markers)
    for marker in gone:
        if marker in left:
            left.remove(marker)
    return left
