"""Alliances between pirates of different seats (spec 4.21, BN 20). An alliance is a pair of pirates."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from rules.blackbeard.options import Options
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, Voyage
from rules.kernel import Option, Play, pick

RULE = "BN 20.2"


def allied(state: State, one: Pirate, other: Pirate) -> bool:
    """Return whether two pirates are allies."""
    return any(one.id in members and other.id in members for members in state.alliances)


def allies_of(state: State, pirate: Pirate) -> list[Pirate]:
    """Return the allies of a pirate who are at large, in their order."""
    names = [name for members in state.alliances if pirate.id in members for name in members if name != pirate.id]
    return [other for other in state.active() if other.id in names] if names else []


def allies_at(state: State, pirate: Pirate, place: str) -> list[Pirate]:
    """Return the allies of a pirate who are at large in a hex, in their order."""
    return [other for other in allies_of(state, pirate) if other.position.place == place]


def may_ally(state: State, one: Pirate, other: Pirate) -> bool:
    """Return whether two pirates could be allies: of different seats, and neither has an ally of the other's seat."""
    seats = {pirate.id: allied_seats(state, pirate) for pirate in (one, other)}
    return other.status == "active" == one.status and _may_ally(one, other, seats)


def allied_seats(state: State, pirate: Pirate) -> list[int]:
    """Return the seats of a pirate's allies."""
    return [ally.seat for ally in allies_of(state, pirate)]


def _may_ally(one: Pirate, other: Pirate, seats: Mapping[str, Sequence[int]]) -> bool:
    """Return whether two pirates at large could be allies; ``seats``: by pirate, those of the allies."""
    return one.seat != other.seat and other.seat not in seats[one.id] and one.seat not in seats[other.id]


# ---------------------------------------------------------------- orders


def pair_id(own: str, other: str) -> str:
    """Return the id of an option about an own pirate and another's."""
    return f"{own}/{other}"


def pair_of(option: str) -> tuple[str, str]:
    """Return the own pirate and the other's of an option, by id."""
    own, _, other = option.partition("/")
    return own, other


def alliance_steps(
    state: State, options: Options, seat: int, *, near: bool = False
) -> Play[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Ask with whom the seat's pirates want to be allied, and which alliances it ends; return pairs of ids.

    ``near``: only those who are together in a port now, as in step 7.
    """
    if not options.allied(state.seats):
        return (), ()
    active = state.active()
    own = [pirate for pirate in active if pirate.seat == seat]
    seats = {pirate.id: allied_seats(state, pirate) if state.alliances else () for pirate in active}
    wanted = [(one, other) for one in own for other in active if _may_ally(one, other, seats)]
    if near:
        wanted = [(one, other) for one, other in wanted if _together(one, other)]
    held = [(one, other) for one in own for other in allies_of(state, one)]
    ally = yield from _ask_pairs(seat, "ally_with", wanted)
    breaks = yield from _ask_pairs(seat, "break_with", held)
    return tuple(ally), tuple(breaks)


def _ask_pairs(seat: int, kind: str, pairs: Sequence[tuple[Pirate, Pirate]]) -> Play[list[str]]:
    """Ask for some pairs, by default none."""
    if not pairs:
        return []

    def options() -> list[Option]:
        return [
            Option(pair_id(one.id, other.id), {"pirate": one.id, "target": other.id, "place": other.position.place})
            for one, other in pairs
        ]

    return (
        yield from pick(
            seat,
            kind,
            options,
            (0, len(pairs)),
            step=kind,
            default=list[str],
            quiet=True,
            data={"count": len(pairs)},
            rule=RULE if kind == "ally_with" else "BN 20.8",
        )
    )


# ---------------------------------------------------------------- forming and ending


def _together(one: Pirate, other: Pirate) -> bool:
    """Return whether two pirates are anchored in the same port."""
    modes = (one.position.mode, other.position.mode)
    return modes == ("port", "port") and one.position.place == other.position.place


def form_alliances(voyage: Voyage, wishes: Iterable[str]) -> None:
    """Let pirates become allies who are anchored in the same port and each name the other (BN 20.2)."""
    state = voyage.state
    wanted = dict.fromkeys(wishes)
    for own, other in map(pair_of, wanted):
        if pair_id(other, own) not in wanted:
            continue
        one, two = state.pirates[own], state.pirates[other]
        if not allied(state, one, two) and _together(one, two) and may_ally(state, one, two):
            state.alliances.append([own, other])
            voyage.tell("allied", seat=one.seat, pirate=own, target=other, place=one.position.place, rule=RULE)


def wishes_of(voyage: Voyage) -> list[str]:
    """Return the alliances that this turn's orders want, in the order of seats."""
    orders = voyage.hidden.seat_orders
    return [wish for seat in voyage.state.from_marker() if seat in orders for wish in orders[seat].ally]


def settle_alliances(voyage: Voyage) -> None:
    """End the alliances of pirates who have left play, and form those that this turn's orders want."""
    state = voyage.state
    gone = [pair for pair in state.alliances if not all(state.pirates[name].in_play for name in pair)]
    if gone:
        state.alliances = [pair for pair in state.alliances if pair not in gone]
    form_alliances(voyage, wishes_of(voyage))


def dissolve(voyage: Voyage, pirate: Pirate, other: Pirate) -> None:
    """End the alliance of a pirate with another at his declaration, or because he attacks him (BN 20.8)."""
    state = voyage.state
    pairs = [pair for pair in state.alliances if pirate.id in pair and other.id in pair]
    if pairs:
        state.alliances = [pair for pair in state.alliances if pair not in pairs]
        if voyage.table.patched(DEALINGS_CORRECTIONS):
            _forget_wishes(voyage, pirate, other)
        voyage.tell("alliance_ended", seat=pirate.seat, pirate=pirate.id, target=other.id, rule="BN 20.8")


def _forget_wishes(voyage: Voyage, pirate: Pirate, other: Pirate) -> None:
    """Strike two pirates from the alliances that this turn's orders want: their alliance was made, and has ended."""
    orders = voyage.hidden.seat_orders
    for one, two in ((pirate, other), (other, pirate)):
        if one.seat in orders:
            wanted = tuple(wish for wish in orders[one.seat].ally if wish != pair_id(one.id, two.id))
            orders[one.seat] = replace(orders[one.seat], ally=wanted)
