"""Step 7: the trade window, for seats of which one has asked for a parley (spec 4.1, 8 "Trade", BN 6.8).

Two ships of different seats in one hex may trade. Each seat makes up to three offers; then each seat accepts at most
one of those that a partner made. An offer is known to the two seats alone until it is carried out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.ending import finished
from rules.blackbeard.lasting import hand_over as give_relative
from rules.blackbeard.lasting import relatives_with
from rules.blackbeard.league.alliances import alliance_steps, form_alliances, wishes_of
from rules.blackbeard.league.breach import end_alliances
from rules.blackbeard.league.contracts import Draft, conclude_contract, seats_of
from rules.blackbeard.league.talks import contract_answers, contract_steps, invited
from rules.blackbeard.markers import EQUIPMENT, counted, without
from rules.blackbeard.names import asked
from rules.blackbeard.options import Options
from rules.blackbeard.sea.cargo import automatic
from rules.blackbeard.sea.hostages import home_of
from rules.blackbeard.state import Hostage, Pirate, Ship, State
from rules.blackbeard.turn.arenas import settled
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, Voyage
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Ask, Option, Play, choose, form, number, pick

OFFERS = 3
"""The offers that a seat may make in one turn."""
NONE = "none"
PROMISES = (NONE, "peace", "way_clear", "favour")
"""What may be promised besides; it binds nobody (spec 8): peace, to keep out of a partner's way, a favour in return."""
PET, PARROT, SHIP, HOSTAGE, RELATIVE = "pet", "parrot", "ship", "hostage", "relative"
RULE = "BN 6.8"


@dataclass(frozen=True)
class Offer:
    """What one pirate offers another.

    Items are markers, ``hostage/ID``, ``relative/ID`` of an event, ``pet``, ``parrot``; ``ship`` in ``give``: both
    change ships. ``pay``, ``charge``: doubloons from cabin to cabin.
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


@dataclass(frozen=True)
class Talk:
    """What a seat says in one round of the window: offers or those accepted, contracts likewise, and alliances."""

    offers: Sequence[Offer] = ()
    drafts: Sequence[Draft] = ()
    ally: Sequence[str] = ()
    breaks: Sequence[str] = ()

    def facts(self) -> dict[str, Any]:
        """Return the facts of the offers, and of contracts and alliances if there are any."""
        found: dict[str, Any] = {"offers": [offer.facts() for offer in self.offers]}
        if self.drafts:
            found["contracts"] = [draft.facts() for draft in self.drafts]
        return found


def trade_window(voyage: Voyage) -> Play[None]:
    """Let partners make offers, then accept them, and carry out what was accepted (BN 6.8).

    Seats that have asked for a parley may also propose contracts, and make or end alliances (BN 20.1).
    """
    state, options = voyage.state, voyage.options
    wanting = [seat for seat, orders in voyage.hidden.seat_orders.items() if orders.parley]
    pairs = [pair for pair in partners(state) if any(one.seat in wanting for one in pair)]
    seats = [one.seat for pair in pairs for one in pair]
    if options.allied(state.seats):
        seats += [seat for seat in wanting if state.active(seat)]
    seats = sorted(dict.fromkeys(seats))
    if not seats:
        return
    made = yield from put_all(voyage, [ask_offers(state, options, seat, pairs, wanting) for seat in seats])
    yield from end_alliances(voyage, [pair for talk in made for pair in talk.breaks])
    if voyage.table.patched(DEALINGS_CORRECTIONS) and finished(voyage):
        # A duel between former allies has ended the match.
        return
    form_alliances(voyage, [*wishes_of(voyage), *(pair for talk in made for pair in talk.ally)])
    offers = [offer for talk in made for offer in talk.offers]
    drafts = [draft for talk in made for draft in talk.drafts]
    for draft in drafts:
        audience, by = seats_of(state, draft.members), state.pirates[draft.by].seat
        voyage.tell("contract_offered", audience=audience, seat=by, reveals=True, rule="BN 20.1", **draft.facts())
    for offer in offers:
        both = [state.pirates[offer.by].seat, state.pirates[offer.to].seat]
        voyage.tell("offered", audience=both, seat=both[0], reveals=True, rule=RULE, **offer.facts())
    receivers = [
        seat
        for seat in range(state.seats)
        if invited(state, drafts, seat) or any(state.pirates[offer.to].seat == seat for offer in offers)
    ]
    if not receivers:
        return
    answers = yield from put_all(voyage, [ask_answers(state, seat, offers, drafts) for seat in receivers])
    yield from carry_out_all(voyage, [offer for talk in answers for offer in talk.offers])
    for draft in drafts:
        partners_of = [seat for seat in receivers if draft in invited(state, drafts, seat)]
        accepting = [seat for seat, talk in zip(receivers, answers, strict=True) if draft in talk.drafts]
        if accepting == partners_of:
            conclude_contract(voyage, draft)


def partners(state: State) -> list[tuple[Pirate, Pirate]]:
    """Return the pairs of pirates of different seats that share a hex, in the order of seats."""
    able = [pirate for pirate in state.in_order() if not is_zone(pirate.position.place)]
    return [
        (one, other)
        for index, one in enumerate(able)
        for other in able[index + 1 :]
        if one.seat != other.seat and in_reach(one, other)
    ]


def in_reach(one: Pirate, other: Pirate) -> bool:
    """Return whether two pirates at large are in one hex: one may have fallen in a duel since the offer was made."""
    return one.status == other.status == "active" and one.position.place == other.position.place


# ---------------------------------------------------------------- the questions


def items_of(state: State, pirate: Pirate) -> list[Option]:
    """Return everything that a pirate could give (BN 6.8): a letter of marque stays with its captain."""
    options = [
        Option(f"{one['marker']}.{index}", one) for index, one in enumerate(counted(sorted(pirate.ship.markers)), 1)
    ]
    options += [
        Option(f"{HOSTAGE}/{hostage.id}", {"number": number, **home_of(hostage)})
        for number, hostage in enumerate(pirate.hostages, 1)
    ]
    options += [
        Option(f"{RELATIVE}/{entry.id}", {"event": entry.event, "relative_of": entry.owner})
        for entry in relatives_with(state, pirate)
    ]
    options += [Option(one) for one, has in ((PET, pirate.pet), (PARROT, pirate.parrot)) if has]
    return options


def ask_offers(
    state: State, options: Options, seat: int, pairs: Sequence[tuple[Pirate, Pirate]], wanting: Sequence[int]
) -> Ask[Talk]:
    """Return the form of a seat's offers; the default is to make none (BN-T1).

    ``wanting``: the seats that have asked for a parley, and may propose a contract.
    """
    kind, rule = asked("BN-T1")
    own: dict[str, tuple[Pirate, Pirate]] = {}
    for one, other in pairs:
        for mine, theirs in ((one, other), (other, one)):
            if mine.seat == seat:
                own[f"{mine.id}/{theirs.id}"] = mine, theirs

    def steps() -> Play[Talk]:
        offers = (yield from offer_steps(state, seat, own)) if own else []
        ally, breaks = yield from alliance_steps(state, options, seat, near=True)
        draft = (yield from contract_steps(state, options, seat)) if seat in wanting else None
        return Talk(offers, [draft] if draft is not None else [], ally, breaks)

    return form(
        seat,
        kind,
        steps,
        facts=Talk.facts,
        secret=True,
        data={"turn": state.turn},
        rule=rule,
    )


def offer_steps(state: State, seat: int, own: Mapping[str, tuple[Pirate, Pirate]]) -> Play[list[Offer]]:
    """Ask for one offer after another, until there is none."""
    found: list[Offer] = []
    for place in range(1, OFFERS + 1):
        options = [Option(NONE), *(Option(name, {"pirate": m.id, "target": t.id}) for name, (m, t) in own.items())]
        chosen = yield from choose(seat, "offer_to", options, step=f"offer{place}", rule=RULE, data={"number": place})
        if chosen == NONE:
            break
        offer = yield from one_offer(state, seat, f"offer{place}", *own[chosen])
        if not offer.empty:
            found.append(offer)
    return found


def one_offer(state: State, seat: int, step: str, mine: Pirate, theirs: Pirate) -> Play[Offer]:
    """Ask what is given and wanted; where there is nothing to choose, nothing is asked."""
    facts = {"pirate": mine.id, "target": theirs.id}
    give = yield from _ask_items(
        state, seat, "offer_give", f"{step}_give", mine, facts, ships=not _aground(mine, theirs)
    )
    ask = yield from _ask_items(state, seat, "offer_ask", f"{step}_ask", theirs, facts)
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
    state: State, seat: int, kind: str, step: str, owner: Pirate, facts: Mapping[str, Any], *, ships: bool = False
) -> Play[list[str]]:
    """Ask for some of a pirate's things; return them as items."""
    options = [*items_of(state, owner), *([Option(SHIP)] if ships else [])]
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


def ask_answers(state: State, seat: int, offers: Sequence[Offer], drafts: Sequence[Draft]) -> Ask[Talk]:
    """Return the form in which a seat accepts offers, at most one of each pair, and contracts (BN-T2).

    The default accepts none.

    The table sees only how many seats are asked: a name would tell to whom an offer was made.
    """
    kind, rule = asked("BN-T2")
    pairs: dict[str, list[Offer]] = {}
    for offer in offers:
        if state.pirates[offer.to].seat == seat:
            pairs.setdefault(f"{offer.to}_{offer.by}", []).append(offer)

    def steps() -> Play[Talk]:
        accepted: list[Offer] = []
        for name, made in pairs.items():
            numbered = [{**one.facts(), "number": place} for place, one in enumerate(made, 1)]
            options = [Option(NONE), *(Option(f"offer/{one['number']}", one) for one in numbered)]
            facts = {"pirate": made[0].to, "target": made[0].by, "offers": numbered}
            chosen = yield from choose(seat, "accept_offer", options, step=name, data=facts, rule=RULE)
            if chosen != NONE:
                accepted.append(made[int(chosen.rpartition("/")[2]) - 1])
        return Talk(accepted, (yield from contract_answers(state, drafts, seat)))

    facts = {"offers": [offer.facts() for made in pairs.values() for offer in made]}
    return form(seat, kind, steps, facts=_accepted, secret=True, show="count", data=facts, rule=rule)


def _accepted(talk: Talk) -> Mapping[str, Any]:
    facts = talk.facts()
    return {"accepted": facts.pop("offers"), **facts}


# ---------------------------------------------------------------- carrying out


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


def possible(state: State, offer: Offer, mine: Pirate, theirs: Pirate, capacity: int) -> bool:
    """Return whether both have what is to change hands, and room for it (invariant: equipment is unique aboard)."""
    if mine.cabin < offer.pay or theirs.cabin < offer.charge:
        return False
    if not (owns(state, mine, offer.give) and owns(state, theirs, offer.ask)):
        return False
    given, got = _markers(offer.give), _markers(offer.ask)
    swaps = SHIP in offer.give
    if swaps and _aground(mine, theirs):
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
    elif item.startswith(f"{RELATIVE}/"):
        entry = next(one for one in voyage.state.lasting if one.id == item.partition("/")[2])
        give_relative(voyage, entry, taker)


def _hostage(pirate: Pirate, name: str) -> Hostage:
    return next(hostage for hostage in pirate.hostages if hostage.id == name)


def _markers(items: Sequence[str]) -> list[str]:
    """Return the markers among some items."""
    return [item for item in items if item not in (PET, PARROT, SHIP) and "/" not in item]
