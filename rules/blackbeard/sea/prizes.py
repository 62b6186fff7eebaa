"""Prizes: everything that the capture of a merchant brings, and its hull (spec 4.9.6-4.9.8, 4.9.12)."""

from collections.abc import Sequence

from rules.blackbeard import ledgers
from rules.blackbeard.arrivals import activate, deal_pirate
from rules.blackbeard.cunning import Roll, named, own_roll, rerolled
from rules.blackbeard.dice import d6, dice
from rules.blackbeard.league.joint import shared
from rules.blackbeard.markers import as_gold, without
from rules.blackbeard.names import asked
from rules.blackbeard.policies import decide
from rules.blackbeard.sea.cargo import take_aboard
from rules.blackbeard.sea.debauch import debauch
from rules.blackbeard.sea.hostages import passengers
from rules.blackbeard.ship.figures import hull_combat, hull_speed, new_ship
from rules.blackbeard.state import Pirate, Sail, Ship
from rules.blackbeard.stocks import draw_card, remove_merchant
from rules.blackbeard.tables import CARGO, SHIPS, Merchant
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.kernel import Ask, Option, Play, choose

SLOOP = "sloop"
"""The type of which there is no limit (spec 2.1)."""
USABLE = 6
"""The die at which the hull of a prize is usable (BN 9.24)."""


def take_prize(voyage: Voyage, pirate: Pirate, sail: Sail, merchant: Merchant, ally: Pirate | None) -> Play[None]:
    """Take everything that a capture brings, in the order of spec 4.9.12; the captain shares with an ally (BN 20.4)."""
    sea = HEXES[pirate.position.place].sea
    card = draw_card(voyage, "cargo", lambda card: [card.gold[sea, merchant.group], card.debauchery])
    doubloons = card.gold[sea, merchant.group]
    goods = yield from _goods(voyage, pirate, sea, merchant)
    pirate.prizes += 1
    pirate.last_prize = merchant.nationality
    face = sail.face
    prize = [*as_gold(doubloons), *goods]
    shares = yield from shared(voyage, pirate, ally, prize, hostage=True)
    left = yield from take_aboard(voyage, pirate, without(prize, shares.markers), "prize")
    if ally is not None:
        ally.prizes += 1
        if voyage.table.patched(DEALINGS_CORRECTIONS):
            ally.last_prize = merchant.nationality
        left += yield from take_aboard(voyage, ally, shares.markers, "prize")
    remove_merchant(voyage, sail)
    voyage.tell(
        "prize_taken",
        seat=pirate.seat,
        pirate=pirate.id,
        merchant=face,
        doubloons=doubloons,
        goods=goods,
        left=left,
        rule="BN 9.27",
    )
    captor = ally if ally is not None and shares.hostage else pirate
    yield from passengers(voyage, captor, merchant.nationality)
    if pirate.status == "active":
        yield from prize_ship(voyage, pirate, merchant.silhouette)
    if pirate.status == "active":
        yield from debauch(voyage, pirate, forced=card.debauchery, prize=face)


def _goods(voyage: Voyage, pirate: Pirate, sea: str, merchant: Merchant) -> Play[list[str]]:
    """Roll for the goods of a prize: how many, then which; gold among them is worth what the table says (BN 9.271).

    Number and kinds are one roll, which cunning makes again as a whole.
    """
    if not voyage.options.m_goods:
        return []

    def roll() -> Roll:
        count = d6(voyage, "cargo")
        return [count, *dice(voyage, "cargo", count)]

    def found(faces: Roll) -> list[str]:
        cells = [CARGO[sea, face, merchant.group] for face in faces[1:]]
        return [cell.good if cell.gold_value is None else f"gold{cell.gold_value}" for cell in cells]

    faces = yield from own_roll(voyage, pirate, "goods", roll, look=lambda faces: named("goods", goods=found(faces)))
    return found(faces)


# ---------------------------------------------------------------- the hull


def prize_ship(voyage: Voyage, pirate: Pirate, silhouette: str) -> Play[None]:
    """Roll whether the hull of a prize can be sailed, and let the seat use it (BN 9.24)."""
    if silhouette not in SHIPS:
        return

    def can_sail(faces: Roll) -> bool:
        return faces[0] == USABLE and _log_book_left(voyage, silhouette)

    (face,) = yield from rerolled(
        voyage,
        pirate,
        "prize_ship",
        lambda: [d6(voyage, "prize")],
        look=lambda faces: named("usable" if can_sail(faces) else "useless"),
        vain=lambda _: not can_sail([USABLE]),
    )
    usable = can_sail([face])
    voyage.tell(
        "prize_ship",
        seat=pirate.seat,
        pirate=pirate.id,
        face=face,
        ship=silhouette,
        usable=usable,
        rule="BN 9.24",
    )
    if not usable:
        return
    able = ["decline", "swap"] + (["commission"] if _may_commission(voyage, pirate) else [])
    chosen = yield from decide(
        voyage,
        pirate,
        "prize_ship",
        by=lambda policy: policy if policy in able else "decline",
        ask=lambda: _ask_ship(voyage, pirate, silhouette, able),
    )
    # Another captain may have been asked at the same time, and have been faster.
    left = _log_book_left(voyage, silhouette)
    if chosen == "swap" and left:
        yield from swap(voyage, pirate, silhouette)
    elif chosen == "commission" and left and _may_commission(voyage, pirate):
        commission(voyage, pirate, silhouette)


def _log_book_left(voyage: Voyage, kind: str) -> bool:
    """Return whether another ship of a type may be sailed (spec 2.1); a pirate's captive or castaway has none."""
    shipless = ("captive", "marooned") if voyage.table.patched(VOYAGE_CORRECTIONS) else ()
    afloat = [one for one in voyage.state.pirates.values() if one.in_play and one.status not in shipless]
    return kind == SLOOP or sum(one.ship.type == kind for one in afloat) < SHIPS[kind].log_books


def _may_commission(voyage: Voyage, pirate: Pirate) -> bool:
    state = voyage.state
    in_play = [other for other in state.pirates.values() if other.seat == pirate.seat and other.in_play]
    coming = state.owed.count(pirate.seat)
    return _careers_left(voyage, pirate) > 0 and len(in_play) + coming < voyage.options.most_active()


def _careers_left(voyage: Voyage, pirate: Pirate) -> int:
    """Return how many more pirates the seat of a pirate may have."""
    state = voyage.state
    return voyage.options.careers - state.careers[pirate.seat] - state.owed.count(pirate.seat)


def _ask_ship(voyage: Voyage, pirate: Pirate, kind: str, able: Sequence[str]) -> Ask[str]:
    question, per_hold = asked("BN-C5"), voyage.options.hold_capacity
    ship, left = new_ship(kind), _careers_left(voyage, pirate)
    # The cargo of the prize comes first (spec 4.9.6, 4.9.8).
    room, aboard = _capacity(pirate.ship, per_hold), len(pirate.ship.markers)
    offer = {"ship": kind, **ship_facts(ship), "capacity": _capacity(ship, per_hold), "careers": left}
    return choose(
        pirate.seat,
        question.kind,
        [Option(name, {} if name == "decline" else offer) for name in able],
        default="decline",
        rule=question.rule,
        data={
            "pirate": pirate.id,
            "ship": kind,
            "own": pirate.ship.type,
            **ship_facts(pirate.ship),
            "capacity": room,
            "markers_aboard": aboard,
            "full": aboard >= room,
            "commission": "commission" in able,
        },
    )


def _capacity(ship: Ship, per_hold: int) -> int:
    """Return how many markers the usable holds of a ship take in all, with those that are aboard."""
    return len(ship.usable) * per_hold


def ship_facts(ship: Ship) -> dict[str, int]:
    """Return the figures of a ship with its damage, under a captain without wounds."""
    damage = sum(ship.damage.values())
    return {"holds": len(ship.holds), "combat": hull_combat(ship), "speed": hull_speed(ship), "damage": damage}


def swap(voyage: Voyage, pirate: Pirate, kind: str) -> Play[None]:
    """Move over to another ship with everything that fits; the old one is scuttled (BN 9.24)."""
    markers = ledgers.unload(voyage, pirate, pirate.ship.markers, "swap", "BN 9.24")
    pirate.ship = new_ship(kind)
    pirate.jury_job, pirate.jury_turns = None, 0
    voyage.tell("ship_swapped", seat=pirate.seat, pirate=pirate.id, ship=kind, rule="BN 9.24")
    yield from take_aboard(voyage, pirate, markers, "swap")


def commission(voyage: Voyage, pirate: Pirate, kind: str) -> None:
    """Put a new pirate of the same seat on the prize; he acts from the next turn on (BN 9.24).

    He chooses his Refuge in the next orders form (spec 13).
    """
    name = deal_pirate(voyage, pirate.seat)
    activate(voyage, name, pirate.seat, None, ship=new_ship(kind), place=pirate.position.place)
    voyage.tell("commissioned", seat=pirate.seat, pirate=name, ship=kind, captain=pirate.id, rule="BN 9.24")
