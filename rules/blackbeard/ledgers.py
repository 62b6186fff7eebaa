"""The ledgers: Notoriety, Popularity, doubloons and the markers in holds (spec 4.23, 2.4).

No other room writes these. Each change is clamped to its scale at once and told as one event with its cause, so that
the log explains every coin, every marker and every point. Causes are words of :data:`rules.blackbeard.names.Cause`.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from rules.blackbeard.markers import CHEST as PAPERS
from rules.blackbeard.markers import space
from rules.blackbeard.names import Cause
from rules.blackbeard.state import MOST_CABIN, MOST_NOTORIETY, MOST_POPULARITY, Hostage, Pirate
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage

CHEST = 1000
MOST_CHESTS = 5
"""A cabin holds at most five chests of at most 1000 doubloons (BN 10.71)."""

# ---------------------------------------------------------------- Notoriety and Popularity


def notoriety(voyage: Voyage, pirate: Pirate, change: int, cause: Cause, rule: str = "BN 16.1") -> int:
    """Change a pirate's Notoriety and return the change after clamping; at 100 the match ends (BN 16, C-18)."""
    before = pirate.notoriety
    pirate.notoriety = max(0, min(MOST_NOTORIETY, before + change))
    moved = pirate.notoriety - before
    if moved:
        voyage.tell(
            "notoriety", seat=pirate.seat, pirate=pirate.id, by=moved, now=pirate.notoriety, cause=cause, rule=rule
        )
    beyond = pirate.unclamped if voyage.table.patched(VOYAGE_CORRECTIONS) else 0
    if beyond or before + change >= MOST_NOTORIETY:
        pirate.unclamped = (beyond or before) + change
        voyage.state.ended = voyage.state.ended or "notoriety"
    return moved


def popularity(voyage: Voyage, pirate: Pirate, change: int, cause: Cause, rule: str = "BN 17.2") -> int:
    """Change a pirate's Popularity and return the change after clamping; at 0 a mutiny is due (BN 17.1, 17.2)."""
    before = pirate.popularity
    pirate.popularity = max(0, min(MOST_POPULARITY, before + change))
    moved = pirate.popularity - before
    if moved:
        voyage.tell(
            "popularity", seat=pirate.seat, pirate=pirate.id, by=moved, now=pirate.popularity, cause=cause, rule=rule
        )
    if change < 0 and pirate.popularity == 0:
        pirate.mutiny_due = True
    return moved


def reset_popularity(voyage: Voyage, pirate: Pirate, value: int, cause: Cause, rule: str = "BN 17.31") -> None:
    """Set a pirate's Popularity, as a quelled mutiny or a new start does."""
    pirate.mutiny_due = False
    if pirate.popularity != value:
        popularity(voyage, pirate, value - pirate.popularity, cause, rule)


# ---------------------------------------------------------------- money


def earn(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, rule: str = "BN 10.71") -> int:
    """Pay doubloons into a pirate's cabin and return the surplus over 5000, which the caller places or loses."""
    kept = min(doubloons, MOST_CABIN - pirate.cabin)
    if voyage.options.exact_change == "strict":
        pirate.coffers = packed_chests([*coffers_of(pirate), *chests_of(kept)])
    pirate.cabin += kept
    if kept:
        _tell_cabin(voyage, pirate, kept, cause, rule)
    return doubloons - kept


def lose_surplus(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, rule: str = "BN 10.71") -> None:
    """Tell that doubloons found no room and are lost."""
    if doubloons:
        voyage.tell("doubloons_lost", seat=pirate.seat, pirate=pirate.id, doubloons=doubloons, cause=cause, rule=rule)


def spend(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, rule: str) -> int:
    """Take doubloons from a pirate's cabin, which must hold them; return how many were taken.

    With the option ``exact_change`` strict they are whole chests, which may hold more (spec 2.4).
    """
    if doubloons > pirate.cabin:
        msg = f"{pirate.id} cannot pay {doubloons} out of {pirate.cabin}"
        raise ValueError(msg)
    if voyage.options.exact_change == "strict":
        chests = coffers_of(pirate)
        paid = cheapest(chests, doubloons)
        for chest in paid:
            chests.remove(chest)
        pirate.coffers = chests
        doubloons = sum(paid)
    pirate.cabin -= doubloons
    if doubloons:
        _tell_cabin(voyage, pirate, -doubloons, cause, rule)
    return doubloons


def pay(voyage: Voyage, pirate: Pirate, doubloons: int, cause: Cause, rule: str) -> None:
    """Pay out of a pirate's cabin; what whole chests hold above the price is lost (spec 2.4)."""
    lose_surplus(voyage, pirate, spend(voyage, pirate, doubloons, cause, rule) - doubloons, cause, rule)


def chests_of(doubloons: int) -> list[int]:
    """Return the chests that a sum comes in: full ones, then the rest."""
    full, rest = divmod(doubloons, CHEST)
    return [CHEST] * full + [rest] * (rest > 0)


def coffers_of(pirate: Pirate) -> list[int]:
    """Return the chests in a pirate's cabin."""
    return list(pirate.coffers) if sum(pirate.coffers) == pirate.cabin else chests_of(pirate.cabin)


def packed_chests(chests: Sequence[int]) -> list[int]:
    """Return the chests with the smallest poured into the others until there are at most five."""
    packed = sorted(chests, reverse=True)
    while len(packed) > MOST_CHESTS:
        rest = packed.pop()
        for place, chest in enumerate(packed):
            poured = min(rest, CHEST - chest)
            packed[place] += poured
            rest -= poured
        packed.sort(reverse=True)
    return packed


def cheapest(chests: Sequence[int], doubloons: int) -> list[int]:
    """Return the chests that pay a price with the least loss; of equal ones the fewest chests, then the largest."""
    ways = [list(way) for count in range(len(chests) + 1) for way in combinations(sorted(chests, reverse=True), count)]
    return min((way for way in ways if sum(way) >= doubloons), key=lambda way: (sum(way), len(way)))


def treasure(voyage: Voyage, pirate: Pirate, port: str, change: int, cause: Cause, rule: str = "BN 10.71") -> None:
    """Change a pirate's treasure in a port: everybody sees that he does, only his seat how much (spec 7).

    With ``refuge_amounts`` public everybody sees the amount. Raises ValueError if he has not so much there.
    """
    treasures = voyage.hidden.treasures.setdefault(pirate.id, {})
    now = treasures.get(port, 0) + change
    if now < 0:
        msg = f"{pirate.id} has no {-change} doubloons in {port}"
        raise ValueError(msg)
    treasures[port] = now
    if now and port not in pirate.chests:
        pirate.chests.append(port)
    elif not now and port in pirate.chests:
        pirate.chests.remove(port)
    amounts = {"by": change, "now": now}
    facts: dict[str, Any] = {"seat": pirate.seat, "pirate": pirate.id, "port": port, "cause": cause}
    if voyage.options.refuge_amounts == "public":
        facts.update(amounts)
        voyage.tell("treasure", rule=rule, **facts)
    else:
        voyage.tell("treasure", rule=rule, private={pirate.seat: amounts}, **facts)


# ---------------------------------------------------------------- holds


def load(
    voyage: Voyage, pirate: Pirate, placed: Mapping[int, Sequence[str]], cause: Cause, rule: str = "BN 9.27"
) -> None:
    """Put markers into holds, by the number of the hold. Raises ValueError if a hold cannot take them."""
    capacity = voyage.options.hold_capacity
    taken: list[str] = []
    for hold in pirate.ship.holds:
        new = list(placed.get(hold.number, ()))
        crowded = PAPERS in new and len([*hold.markers, *new]) > 1
        if new and (hold.water != "dry" or len(new) > space(hold.markers, capacity) or crowded):
            msg = f"hold {hold.number} of {pirate.id} cannot take {new}"
            raise ValueError(msg)
        hold.markers += new
        taken += new
    if taken:
        voyage.tell("loaded", seat=pirate.seat, pirate=pirate.id, markers=taken, cause=cause, rule=rule)


def unload(voyage: Voyage, pirate: Pirate, markers: Iterable[str], cause: Cause, rule: str = "BN 9.27") -> list[str]:
    """Take markers out of the holds, from the lowest hold up, and return them. Raises ValueError if one is missing."""
    taken = list(markers)
    for marker in taken:
        hold = next((hold for hold in reversed(pirate.ship.holds) if marker in hold.markers), None)
        if hold is None:
            msg = f"{pirate.id} has no {marker} aboard"
            raise ValueError(msg)
        hold.markers.remove(marker)
    if taken:
        voyage.tell("unloaded", seat=pirate.seat, pirate=pirate.id, markers=taken, cause=cause, rule=rule)
    return taken


def empty_hold(voyage: Voyage, pirate: Pirate, number: int, cause: Cause, rule: str = "BN 13.8") -> list[str]:
    """Lose everything in one hold and return it: it was flooded or wrecked."""
    hold = next(hold for hold in pirate.ship.holds if hold.number == number)
    lost, hold.markers = hold.markers, []
    if lost:
        voyage.tell("unloaded", seat=pirate.seat, pirate=pirate.id, markers=lost, cause=cause, rule=rule)
    return lost


def restow(voyage: Voyage, pirate: Pirate, holds: Mapping[int, Sequence[str]], rule: str = "BN 9.27") -> None:
    """Distribute the markers anew over the holds. Raises ValueError unless they are the same ones and fit."""
    before = sorted(pirate.ship.markers)
    after = {hold.number: list(holds.get(hold.number, ())) for hold in pirate.ship.holds}
    wet = [hold.number for hold in pirate.ship.holds if hold.water != "dry" and after[hold.number]]
    if wet or sorted(marker for markers in after.values() for marker in markers) != before:
        msg = f"{pirate.id} cannot stow {after}"
        raise ValueError(msg)
    if any(len(markers) > voyage.options.hold_capacity for markers in after.values()):
        msg = f"a hold of {pirate.id} is too full: {after}"
        raise ValueError(msg)
    for hold in pirate.ship.holds:
        hold.markers = after[hold.number]
    voyage.tell("restowed", seat=pirate.seat, pirate=pirate.id, rule=rule)


def take_hostage(
    voyage: Voyage, pirate: Pirate, nation: str, home: str, relative_of: str = "", rule: str = "BN 9.274"
) -> Hostage:
    """Put a hostage aboard: +1 Notoriety (BN 9.274, 16.22)."""
    voyage.state.hostages += 1
    hostage = Hostage(f"hostage{voyage.state.hostages}", nation, home, voyage.state.turn, relative_of)
    pirate.hostages.append(hostage)
    voyage.tell(
        "hostage_taken",
        seat=pirate.seat,
        pirate=pirate.id,
        hostage=hostage.id,
        nation=nation,
        home=home if home in PORTS else "",
        relative_of=relative_of,
        rule=rule,
    )
    notoriety(voyage, pirate, 1, "hostage", "BN 16.22")
    return hostage


def _tell_cabin(voyage: Voyage, pirate: Pirate, change: int, cause: Cause, rule: str) -> None:
    voyage.tell("cabin", seat=pirate.seat, pirate=pirate.id, by=change, now=pirate.cabin, cause=cause, rule=rule)
