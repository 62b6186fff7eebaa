"""Challenges: a seat doubts the speed of a warship that has sailed far (spec 4.15.6, BN 14.15)."""

from rules.blackbeard.asking import put
from rules.blackbeard.dice import ranked
from rules.blackbeard.hunters import dismiss, figures, hand_over, reveal
from rules.blackbeard.names import asked
from rules.blackbeard.state import Hunter, Pirate
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, Voyage
from rules.kernel import Option, Play, choose

KEEP = "keep"
FEWEST = 3
"""The fewest hexes that may be doubted."""


def challenged(voyage: Voyage, hunter: Hunter, sailed: int) -> Play[Pirate | None]:
    """Judge a challenge right after a warship has sailed some hexes.

    A warship that sailed beyond its Speed goes to the stock. Otherwise its controller may turn it upon a pirate of the
    challenger. Return that pirate if the warship is to sail again at once towards him, else None.
    """
    seats = _challengers(voyage, hunter, sailed)
    if not seats:
        return None
    order, rolls = ranked(voyage, seats)
    if rolls:
        voyage.tell(
            "dispute",
            place=hunter.position.place,
            what="challenge",
            seats=seats,
            rolls=rolls,
            seat=order[0],
            rule="BN 7.1",
        )
    challenger = order[0]
    hunter.challenged.append(challenger)
    _, speed = figures(voyage, hunter)
    caught = sailed > speed
    voyage.tell(
        "speed_challenged",
        seat=challenger,
        hunter=hunter.token,
        hexes=sailed,
        speed=speed,
        result="caught" if caught else "honest",
        reveals=True,
        rule="BN 14.15",
    )
    reveal(voyage, hunter, "figures")
    if caught:
        dismiss(voyage, hunter)
        return None
    return (yield from _turned(voyage, hunter, challenger))


def _challengers(voyage: Voyage, hunter: Hunter, sailed: int) -> list[int]:
    """Return the seats whose orders challenge a warship that sails so far: not the controller's, not the target's."""
    if hunter.kind != "warship" or sailed < FEWEST or not voyage.options.bluffs(voyage.state.seats):
        return []
    found: list[int] = []
    for seat, orders in sorted(voyage.hidden.seat_orders.items()):
        doubts = orders.challenge.get(hunter.token)
        concerned = seat in (hunter.controller, voyage.state.pirates[hunter.target].seat)
        if doubts is not None and sailed >= doubts and not concerned and seat not in hunter.challenged:
            found.append(seat)
    return found


def _turned(voyage: Voyage, hunter: Hunter, challenger: int) -> Play[Pirate | None]:
    """Ask the controller for a new target after a false challenge; by default it keeps the old one (BN-K2)."""
    prey = voyage.state.active(challenger)
    if not prey:
        return None
    kind, rule = asked("BN-K2")
    options = [Option(KEEP, {"target": hunter.target})]
    for pirate in prey:
        facts = {"target": pirate.id, "place": pirate.position.place}
        options += [Option(f"{way}/{pirate.id}", facts) for way in ("sail", "turn")]
    chosen = yield from put(
        voyage,
        choose(
            hunter.controller,
            kind,
            options,
            default=KEEP,
            data={"hunter": hunter.token, "seat": challenger, "target": hunter.target},
            rule=rule,
        ),
    )
    if chosen == KEEP:
        return None
    way, _, name = chosen.partition("/")
    pirate = voyage.state.pirates[name]
    if pirate.status != "active" and voyage.table.patched(COMBAT_CORRECTIONS):
        # He has fallen elsewhere while the controller was asked; in older matches it hunts him all the same.
        return None
    hand_over(voyage, hunter, pirate)
    return pirate if way == "sail" else None
