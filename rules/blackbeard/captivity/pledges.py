"""Pledges of captives: doubloons of a treasure for their liberator, and promises that bind nobody (spec 4.12.9).

A pledge stands in the data of the captive's entry: ``pledge``, its doubloons, and ``promise``. Its seat orders it in
the orders form and not in step 7, so that nobody is asked once more each turn. Everybody sees the sum. It may be
raised, never taken back.
"""

from collections.abc import Mapping

from rules.blackbeard import ledgers
from rules.blackbeard.hidden import Pledge
from rules.blackbeard.markers import as_gold
from rules.blackbeard.names import Cause
from rules.blackbeard.sea.cargo import take_aboard
from rules.blackbeard.state import Captive, Pirate, State
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play, choose, number

RULE = "BN 18.2"
NONE = "none"
PROMISES = (NONE, "peace", "way_clear", "favour")
"""The promises that a captive may add, as in the trade window."""


def held_pirates(state: State, seat: int) -> list[Captive]:
    """Return the captives and prisoners who are pirates of a seat."""
    return [captive for captive in state.captives if state.pirates[captive.pirate].seat == seat]


def payable(treasure: int, how: str) -> int:
    """Return the largest pledge that a treasure can pay: of a prisoner's, half goes to his rescuer in any case."""
    return treasure - treasure // 2 if how == "prison" else treasure


def pledged(captive: Captive) -> int:
    """Return the doubloons that a captive has pledged."""
    return int(captive.data.get("pledge", 0))


def pledge_steps(state: State, seat: int, treasures: Mapping[str, Mapping[str, int]]) -> Play[dict[str, Pledge]]:
    """Ask what the seat's captives pledge.

    ``treasures``: by own pirate, doubloons by port, which the seat alone knows.
    """
    found: dict[str, Pledge] = {}
    for captive in held_pirates(state, seat):
        now, most = pledged(captive), payable(sum(treasures.get(captive.pirate, {}).values()), captive.how)
        if most <= now:
            continue
        facts = {"pirate": captive.pirate, "pledge": now, "how": captive.how}
        doubloons = yield from number(
            seat,
            "pledge_amount",
            now,
            most,
            step=f"{captive.pirate}_pledge",
            default=now,
            quiet=True,
            data=facts,
            rule=RULE,
        )
        if doubloons > now:
            promise = yield from choose(
                seat,
                "pledge_promise",
                PROMISES,
                step=f"{captive.pirate}_promise",
                default=NONE,
                quiet=True,
                data=facts,
                rule=RULE,
            )
            found[captive.pirate] = Pledge(doubloons, promise)
    return found


def post_pledges(voyage: Voyage) -> None:
    """Post the pledges of this turn's orders when the forms are revealed."""
    for seat in voyage.state.from_marker():
        orders = voyage.hidden.seat_orders.get(seat)
        if orders is None:
            continue
        for captive in held_pirates(voyage.state, seat):
            doubloons, promise = orders.pledges.get(captive.pirate, Pledge())
            if doubloons > pledged(captive):
                captive.data |= {"pledge": doubloons, "promise": promise}
                voyage.tell(
                    "pledge_posted",
                    seat=seat,
                    pirate=captive.pirate,
                    doubloons=doubloons,
                    promise=promise,
                    rule=RULE,
                )


# ---------------------------------------------------------------- paying


def pay_from_treasures(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, rule: str = RULE) -> None:
    """Take doubloons out of a pirate's treasures, which hold so many: out of his Refuge first."""
    for port in sorted(pirate.chests, key=lambda port: port != pirate.refuge):
        taken = min(doubloons, voyage.hidden.treasure_of(pirate.id, port))
        if taken:
            ledgers.treasure(voyage, pirate, port, -taken, cause, rule)
            doubloons -= taken


def hand_over(voyage: Voyage, pirate: Pirate, rescuer: Pirate, doubloons: int, cause: Cause) -> Play[None]:
    """Bring doubloons of a captive's treasures into his rescuer's holds as gold; what finds no room is lost.

    ``cause``: "jailbreak" or "pledge".
    """
    pay_from_treasures(voyage, pirate, doubloons, cause)
    yield from take_aboard(voyage, rescuer, as_gold(doubloons), cause)


def can_pay(voyage: Voyage, captive: Captive) -> bool:
    """Return whether a captive's treasures still pay what he has pledged; only for carrying out his release."""
    return pledged(captive) <= payable(voyage.hidden.treasure_of(captive.pirate), captive.how)


def redeem(voyage: Voyage, captive: Captive, rescuer: Pirate) -> Play[None]:
    """Pay a captive's pledge to the pirate who frees him; of what is missing nothing is paid."""
    pirate, doubloons = voyage.state.pirates[captive.pirate], pledged(captive)
    if not doubloons:
        return
    paid = min(doubloons, voyage.hidden.treasure_of(pirate.id))
    voyage.tell(
        "pledge_paid",
        seat=pirate.seat,
        pirate=pirate.id,
        target=rescuer.id,
        doubloons=doubloons,
        result="paid" if paid == doubloons else "short",
        rule=RULE,
    )
    yield from hand_over(voyage, pirate, rescuer, paid, "pledge")
