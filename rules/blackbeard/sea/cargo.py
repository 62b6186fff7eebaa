"""Cargo: what is taken aboard and where it is stowed, what floats, and dangerous cargo (spec 4.9.6, 4.9.13, 4.5.9)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, Seen, named, own_roll, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.lasting import LIVING
from rules.blackbeard.markers import CHEST, is_cargo, is_gold, numbered, space, without
from rules.blackbeard.names import Cause, asked
from rules.blackbeard.policies import ASK, decide, policy_of
from rules.blackbeard.sea.stowage import dangers, restowed, safest
from rules.blackbeard.ship.damage import free_damage, hit, wreck
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import Flotsam, Hold, Pirate, Ship
from rules.blackbeard.voyage import SAFE_STOWAGE, Voyage
from rules.kernel import Ask, Option, Play, pick

GOODS_WORTH = 100
"""The worth of a marker of goods when room is short: the lowest price of a port (BN 10.61)."""
RULES: Mapping[str, str] = MappingProxyType(
    {
        "prize": "BN 9.27",
        "flotsam": "BN 6.3",
        "loot": "BN 11.4",
        "handful": "BN 10.73",
        "swap": "BN 9.24",
        "jailbreak": "BN 18.2",
        "pledge": "BN 18.2",
        "wreck": "BN 22.1",
    }
)
"""By the cause why markers are taken aboard, the rule."""


def worth(marker: str) -> int:
    """Return what a marker counts for when room is short; what is no cargo is never thrown away for it."""
    if is_gold(marker):
        return int(marker.removeprefix("gold"))
    return GOODS_WORTH if is_cargo(marker) else 10_000


# ---------------------------------------------------------------- taking aboard


def take_aboard(voyage: Voyage, pirate: Pirate, markers: Sequence[str], cause: Cause) -> Play[list[str]]:
    """Take markers aboard as far as there is room, and return those that stay behind (BN 9.27).

    The captain's policy stows them safely, and throws overboard what is worth less; or his seat chooses (BN-C3).
    """
    capacity = voyage.options.hold_capacity
    if not markers:
        return []
    kept = yield from decide(
        voyage,
        pirate,
        "stowage",
        by=lambda _: kept_of(pirate.ship, markers, capacity),
        ask=lambda: _ask_cargo(pirate, markers, capacity),
    )
    wanted, overboard = chosen_of(pirate.ship, markers, kept, capacity)
    ledgers.unload(voyage, pirate, overboard, "jettison", "BN 9.271")
    placed, behind = stowed(voyage, pirate, wanted)
    ledgers.load(voyage, pirate, placed, cause, RULES[cause])
    return without(markers, wanted) + behind


def competing(ship: Ship, markers: Sequence[str], capacity: int) -> list[str]:
    """Return what competes for room: the cargo aboard if there is too little of it, then the markers offered."""
    aboard = [marker for marker in ship.markers if is_cargo(marker)]
    return [*(aboard if len(markers) > room(ship, capacity) else []), *markers]


def kept_of(ship: Ship, markers: Sequence[str], capacity: int) -> list[str]:
    """Return the ids of what is kept so that most is won: nothing goes overboard for what is not worth more."""
    options = numbered(competing(ship, markers, capacity))
    overboard = too_little_worth(ship, markers, capacity)
    old, new = options[: len(options) - len(markers)], options[len(options) - len(markers) :]
    kept: list[str] = []
    for name, facts in old:
        if facts["marker"] in overboard:
            overboard.remove(facts["marker"])
        else:
            kept.append(name)
    space = places(ship, markers, capacity) - len(kept)
    best = sorted(new, key=lambda option: -worth(option[1]["marker"]))[:space]
    return [name for name, _ in options if name in kept or name in [one for one, _ in best]]


def chosen_of(ship: Ship, markers: Sequence[str], kept: Sequence[str], capacity: int) -> tuple[list[str], list[str]]:
    """Return the markers offered that are taken, and the cargo that goes overboard, by the ids of what is kept."""
    options = numbered(competing(ship, markers, capacity))
    old = len(options) - len(markers)
    wanted = [facts["marker"] for name, facts in options[old:] if name in kept]
    return wanted, [facts["marker"] for name, facts in options[:old] if name not in kept]


def places(ship: Ship, markers: Sequence[str], capacity: int) -> int:
    """Return how many of the markers that compete for room can be kept."""
    found = competing(ship, markers, capacity)
    return min(len(found), room(ship, capacity) + len(found) - len(markers))


def _ask_cargo(pirate: Pirate, markers: Sequence[str], capacity: int) -> Ask[list[str]]:
    """Ask what is kept: of the markers offered, and of the cargo aboard if there is too little room (BN-C3)."""
    question = asked("BN-C3")
    most = places(pirate.ship, markers, capacity)
    options = numbered(competing(pirate.ship, markers, capacity))
    old = len(options) - len(markers)
    return pick(
        pirate.seat,
        question.kind,
        [Option(name, {**facts, "aboard": place < old}) for place, (name, facts) in enumerate(options)],
        k=(0, most),
        default=kept_of(pirate.ship, markers, capacity),
        secret=True,
        rule=question.rule,
        data={"pirate": pirate.id, "room": most, "aboard": old > 0, "fits": most == len(options)},
    )


def too_little_worth(ship: Ship, markers: Sequence[str], capacity: int) -> list[str]:
    """Return the cargo that is thrown overboard so that markers of greater worth find room."""
    space = room(ship, capacity)
    waiting = sorted(markers, key=worth, reverse=True)[space:]
    aboard = sorted((marker for marker in ship.markers if is_cargo(marker)), key=worth)
    return [old for old, new in zip(aboard, waiting, strict=False) if worth(old) < worth(new)]


def automatic(ship: Ship, markers: Sequence[str], capacity: int) -> tuple[dict[int, list[str]], list[str]]:
    """Return where markers are stowed, by the number of the hold, and those for which there is no room.

    The most worth comes first. Each goes where it brings no danger, if it can: from the lowest hold up, so that the top
    one stays free for living cargo (spec 4.4).
    """
    planned: dict[int, list[str]] = {}
    left: list[str] = []
    # Living cargo is first: it needs a hold to itself.
    for marker in sorted(markers, key=lambda marker: (marker != LIVING, -worth(marker))):
        hold = _hold_for(ship, planned, marker, capacity)
        if hold is None:
            left.append(marker)
        else:
            planned.setdefault(hold.number, []).append(marker)
    return planned, left


def stowed(voyage: Voyage, pirate: Pirate, markers: Sequence[str]) -> tuple[dict[int, list[str]], list[str]]:
    """Return where a pirate stows markers, and those for which he has no room; in older matches as they come."""
    capacity = voyage.options.hold_capacity
    placed, behind = automatic(pirate.ship, markers, capacity)
    return safest(pirate.ship, placed, capacity) if voyage.table.patched(SAFE_STOWAGE) else placed, behind


def stow_safely(voyage: Voyage, pirate: Pirate) -> None:
    """Stow anew what would be safer elsewhere, if his orders say so, at the start of step 2 (spec 4.3.2g, 4.4)."""
    options = voyage.options
    if not (voyage.table.patched(SAFE_STOWAGE) and options.m_goods and options.m_dangerous):
        return
    if policy_of(voyage, pirate, "stowage") == ASK:
        return
    if holds := restowed(pirate.ship, options.hold_capacity):
        ledgers.restow(voyage, pirate, holds)


def _hold_for(ship: Ship, planned: Mapping[int, Sequence[str]], marker: str, capacity: int) -> Hold | None:
    """Return the hold for one marker, None if all are full."""
    usable = ship.usable
    order = usable if marker == LIVING else usable[::-1]
    spare = [hold for hold in order if space(_with(hold, planned), capacity) > 0]
    if marker == CHEST:
        spare = [hold for hold in spare if not _with(hold, planned)]
    safe = [hold for hold in spare if not dangers([*_with(hold, planned), marker], top=hold is usable[0])]
    return next(iter(safe or spare), None)


def _with(hold: Hold, planned: Mapping[int, Sequence[str]]) -> list[str]:
    return [*hold.markers, *planned.get(hold.number, ())]


def jettison(voyage: Voyage, pirate: Pirate, markers: Sequence[str]) -> None:
    """Throw markers overboard, those that are still there (BN 9.271)."""
    aboard = pirate.ship.markers
    gone: list[str] = []
    for marker in markers:
        if marker in aboard:
            aboard.remove(marker)
            gone.append(marker)
    ledgers.unload(voyage, pirate, gone, "jettison", "BN 9.271")


def pick_up_flotsam(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Take aboard the crates that float where a ship passes, as far as there is room (BN 6.3).

    They are left to a pirate of another seat who has won the dispute over them and is still to pass (spec 13).
    """
    state = voyage.state
    place = pirate.position.place
    order = voyage.hidden.crates.get(place, [])
    ahead = [state.pirates[name] for name in order[: order.index(pirate.id)]] if pirate.id in order else []
    if any(other.seat != pirate.seat and other.status == "active" for other in ahead):
        return
    for crates in [crates for crates in state.flotsam if crates.hex == place]:
        left = yield from take_aboard(voyage, pirate, crates.markers, "flotsam")
        taken = without(crates.markers, left)
        if not taken:
            continue
        at = state.flotsam.index(crates)
        state.flotsam[at : at + 1] = [Flotsam(place, tuple(left))] if left else []
        voyage.tell("flotsam_taken", seat=pirate.seat, pirate=pirate.id, place=place, markers=taken, rule="BN 6.3")


# ---------------------------------------------------------------- danger


def dangerous_cargo(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Roll for each hold and kind of danger; these are no combat (step 6, BN 9.272)."""
    if not (voyage.options.m_goods and voyage.options.m_dangerous):
        return
    for hold in list(pirate.ship.usable):
        usable = pirate.ship.usable
        for what in dangers(hold.markers, top=bool(usable) and hold is usable[0]):
            if pirate.status == "active" and hold.water == "dry":
                yield from _endure(voyage, pirate, hold, what)


def _endure(voyage: Voyage, pirate: Pirate, hold: Hold, what: str) -> Play[None]:

    def roll() -> Roll:
        return [d6(voyage, "danger")]

    def look(faces: Roll) -> Seen:
        results = {1: "wrecked", 2: "wrecked_and_fought"} if what == "living" else {1: "damaged"}
        return named(results.get(faces[0], "nothing"), hold=hold.number)

    (face,) = yield from rerolled(voyage, pirate, "danger", roll, look=look)
    if what == "living":
        result = "wrecked" if face == 1 else "wrecked_and_fought" if face == 2 else ""
        points = 1 if face == 2 else 0
    else:
        points = 0
        if face == 1:
            (points,) = yield from own_roll(
                voyage, pirate, "danger_damage", roll, look=lambda faces: named("hurts", points=faces[0])
            )
        result = "damaged" if points else ""
    voyage.tell(
        "cargo_danger",
        seat=pirate.seat,
        pirate=pirate.id,
        hold=hold.number,
        what=what,
        face=face,
        result=result,
        rule="BN 9.272",
    )
    if what != "living":
        if points:
            yield from free_damage(voyage, pirate, points, "cargo", combat=False, first=("hull",))
        return
    if result:
        wreck(voyage, pirate, hold)
    if points:
        yield from hit(voyage, pirate, "crew", points, "cargo", combat=False)
