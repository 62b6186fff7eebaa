"""Bargains: accepted offers, carried out at once or not at all (spec 8 "Trade", BN 6.8)."""

from collections.abc import Sequence
from dataclasses import replace

from rules.blackbeard import ledgers
from rules.blackbeard.lasting import hand_over as give_relative
from rules.blackbeard.lasting import relatives_with
from rules.blackbeard.markers import EQUIPMENT, without
from rules.blackbeard.sea.cargo import automatic, stowed
from rules.blackbeard.state import Hostage, Pirate, Ship, State
from rules.blackbeard.turn.arenas import settled
from rules.blackbeard.turn.offers import HOSTAGE, PARROT, PET, RELATIVE, RULE, SHIP, Offer, aground
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, Voyage
from rules.kernel import Play


def carry_out_all(voyage: Voyage, offers: Sequence[Offer]) -> Play[None]:
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
    for receiver in (yield from settled(voyage, receivers, contests, "trade")):
        for offer in by_receiver[receiver.id]:
            carry_out_offer(voyage, offer)


def carry_out_offer(voyage: Voyage, offer: Offer) -> None:
    """Exchange everything at once, or let the offer lapse."""
    mine, theirs = voyage.state.pirates[offer.by], voyage.state.pirates[offer.to]
    together = in_reach(mine, theirs) or not voyage.table.patched(DEALINGS_CORRECTIONS)
    if not (together and possible(voyage.state, offer, mine, theirs, voyage.options.hold_capacity)):
        voyage.tell("offer_lapsed", audience=[mine.seat, theirs.seat], seat=mine.seat, rule=RULE, **offer.facts())
        return
    facts = offer.facts()
    # The promise is known to the two of them alone (spec 7).
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


def in_reach(one: Pirate, other: Pirate) -> bool:
    """Return whether two pirates at large are in one hex: one may have fallen in a duel since the offer was made."""
    return one.status == other.status == "active" and one.position.place == other.position.place


def possible(state: State, offer: Offer, mine: Pirate, theirs: Pirate, capacity: int) -> bool:
    """Return whether both have what is to change hands, and room for it (invariant: equipment is unique aboard)."""
    if mine.cabin < offer.pay or theirs.cabin < offer.charge:
        return False
    if not (owns(state, mine, offer.give) and owns(state, theirs, offer.ask)):
        return False
    given, got = _markers(offer.give), _markers(offer.ask)
    swaps = SHIP in offer.give
    if swaps and aground(mine, theirs):
        return False
    for owner, other, lost, new in ((mine, theirs, given, got), (theirs, mine, got, given)):
        after = [*without(owner.ship.markers, lost), *new]
        if any(after.count(item) > 1 for item in EQUIPMENT):
            return False
        ship, markers = (_emptied(other.ship), after) if swaps else (_lightened(owner.ship, lost), new)
        if automatic(ship, markers, capacity)[1]:
            return False
    pets = [(PET, mine.pet, theirs.pet), (PARROT, mine.parrot, theirs.parrot)]
    return not any((one in offer.give or one in offer.ask) and both and other for one, both, other in pets)


def _emptied(ship: Ship) -> Ship:
    """Return a ship with nothing in its holds."""
    return replace(ship, holds=[replace(hold, markers=[]) for hold in ship.holds])


def _lightened(ship: Ship, lost: Sequence[str]) -> Ship:
    """Return a ship without some of its markers, which come out of the lowest hold."""
    holds = [replace(hold, markers=list(hold.markers)) for hold in ship.holds]
    for marker in lost:
        next(hold for hold in reversed(holds) if marker in hold.markers).markers.remove(marker)
    return replace(ship, holds=holds)


def owns(state: State, pirate: Pirate, items: Sequence[str]) -> bool:
    """Return whether a pirate has all of some items."""
    others = {PET: pirate.pet, PARROT: pirate.parrot, SHIP: True}
    people = [f"{HOSTAGE}/{hostage.id}" for hostage in pirate.hostages]
    people += [f"{RELATIVE}/{entry.id}" for entry in relatives_with(state, pirate)]
    aboard = list(pirate.ship.markers)
    for item in items:
        if item in others:
            if not others[item]:
                return False
        elif "/" in item:
            if item not in people:
                return False
        elif item in aboard:
            aboard.remove(item)
        else:
            return False
    return True


def stow(voyage: Voyage, pirate: Pirate, markers: Sequence[str]) -> None:
    """Put markers into the holds, which have room for them."""
    placed, left = stowed(voyage, pirate, markers)
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
    elif item.startswith(f"{RELATIVE}/"):
        entry = next(one for one in voyage.state.lasting if one.id == item.partition("/")[2])
        give_relative(voyage, entry, taker)


def _hostage(pirate: Pirate, name: str) -> Hostage:
    return next(hostage for hostage in pirate.hostages if hostage.id == name)


def _markers(items: Sequence[str]) -> list[str]:
    """Return the markers among some items."""
    return [item for item in items if item not in (PET, PARROT, SHIP) and "/" not in item]
