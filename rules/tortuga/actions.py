"""The commands of a turn: every complete legal one (spec 4.2). :mod:`rules.tortuga.commands` reads them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from rules.kernel import Option
from rules.tortuga.cards import GALLEON, ISLAND, LETTER, LINES, NATIONS, SHIPS, hold_of, opposite, other_ship
from rules.tortuga.commands import parsed
from rules.tortuga.options import Options
from rules.tortuga.pawns import TOO_MANY, albatrosses
from rules.tortuga.state import State, ranks_of
from rules.tortuga.treasure import loaded


def restricted(state: State, options: Options) -> bool:
    """Return whether a row card must be revealed now, because none was for too many rounds (TO-H1)."""
    return options.stall_rounds > 0 and state.stall >= options.stall_rounds * state.seats


def turns_before_restriction(state: State, options: Options) -> int:
    """Return the number of turns, this one included, after which a row card must be revealed; 0: over a round (TO-H1).

    It is also 0 if it is so already, if it never will be, or if the last turn revealed a card.
    """
    left = options.stall_rounds * state.seats - state.stall
    return left if state.stall and 0 < left <= state.seats else 0


def commands(state: State, options: Options, seat: int) -> list[Option]:
    """Return every legal command (spec 4.2); there is always at least one."""
    return [option for verb in verbs(state, options) for option in BY_VERB[verb](state, options, seat)]


def is_legal(state: State, options: Options, seat: int, text: str) -> bool:
    """Return whether a text is one of the legal commands. Only commands that resemble it are listed."""
    command = parsed(text)
    if command is None or command.verb not in verbs(state, options):
        return False
    if command.verb == "force":
        same = forces_on(state, command.seat) if command.seat in state.order and command.seat != seat else iter(())
    else:
        same = BY_VERB[command.verb](state, options, seat)
    return any(option.id == text for option in same)


def verbs(state: State, options: Options) -> Sequence[str]:
    """Return the verbs of the commands that the seat may choose from."""
    return REVEALING if restricted(state, options) else tuple(BY_VERB)


def default_command(state: State, options: Options) -> str:
    """Return the default: look at two cards, or reveal one if the seat must (4.5)."""
    if restricted(state, options):
        return f"reveal/{state.occupied[0]}"
    return f"peek/{'-'.join(map(str, state.occupied[:2]))}"


def peeks(state: State) -> Iterator[Option]:
    """Yield each peek (TO 3.3a): at two face-down cards, or at the only one in the row (A21)."""
    if len(state.occupied) == 1:
        yield Option(f"peek/{state.occupied[0]}", {"slots": list(state.occupied)}, final=True)
    for pair in combinations(state.occupied, 2):
        yield Option(f"peek/{pair[0]}-{pair[1]}", {"slots": list(pair)}, final=True)


def reveals(state: State) -> Iterator[Option]:
    """Yield each reveal of a card of the row (TO 3.3b)."""
    for slot in state.occupied:
        yield Option(f"reveal/{slot}", {"slot": slot}, final=True)


def forces(state: State, seat: int) -> Iterator[Option]:
    """Yield each order to another seat to reveal one of two cards (TO 3.3c, TO-P3)."""
    for other in state.clockwise_from(seat)[1:]:
        yield from forces_on(state, other)


def forces_on(state: State, other: int) -> Iterator[Option]:
    """Yield each order to one other seat."""
    for first, second in combinations(state.occupied, 2):
        facts = {"seat": other, "slots": [first, second], "first": first, "second": second}
        yield Option(f"force/{other}/{first}-{second}", facts)


def moves(state: State, seat: int) -> Iterator[Option]:
    """Yield each move: into an empty boat, or out of a boat to any line (TO 3.3d, 6.1)."""
    if state.where(seat) in state.boats:
        for where in LINES:
            facts = {"where": where, "aboard": len(state.lines[where]), "wrecks": wrecks(state, seat, where)}
            yield Option(f"move/{where}", facts, reveals=state.may_end)
        return
    for boat in state.intact:
        if state.boats[boat] is None:
            yield Option(f"move/{boat}", {"where": boat}, reveals=state.may_end)


def wrecks(state: State, seat: int, where: str) -> bool:
    """Return whether a seat that goes there maroons all who are aboard, itself included (TO-E ALB)."""
    return where in SHIPS and albatrosses(state, [*state.lines[where], seat]) >= TOO_MANY


def targets(state: State, options: Options, ship: str) -> list[str]:
    """Return the targets of a ship's captain that have treasure: the Galleon, the other ship (TO 3.4a, TO-H5)."""
    other = other_ship(ship)
    found = [GALLEON] if state.treasure[GALLEON] else []
    if loaded(state, [hold_of(other, nation) for nation in NATIONS]):
        found.append(other)
    return found if options.attack_target == "captain_choice" else found[:1]


def attacks(state: State, options: Options, seat: int) -> Iterator[Option]:
    """Yield each attack of a captain (TO 3.4a).

    The target is the Galleon, or the other ship once the Galleon is empty, unless the options say otherwise (A11).
    """
    if "CPT" in ranks_of(state.lines, seat):
        for target in targets(state, options, state.where(seat)):
            head = "attack" if options.attack_target == "galleon_first" else f"attack/{target}"
            yield Option(head, {"target": target}, final=True)


def maroonings(state: State, seat: int) -> Iterator[Option]:
    """Yield each marooning of a crew member by the captain (TO 3.4b, A8)."""
    if "CPT" in ranks_of(state.lines, seat):
        for other in state.lines[state.where(seat)][1:]:
            yield Option(f"maroon/{other}", {"seat": other}, reveals=state.may_end)


def mutinies(state: State, seat: int) -> Iterator[Option]:
    """Yield the First Mate's mutiny (TO 3.5)."""
    if "FM" in ranks_of(state.lines, seat):
        yield Option("mutiny", {"seat": state.lines[state.where(seat)][0]}, final=True)


def may_stow(state: State, seat: int) -> bool:
    """Return whether a seat may stow treasure: as the Cabin Boy, or with the ship's map (TO 3.6, TO-H6)."""
    where = state.where(seat)
    return where in SHIPS and ("CB" in ranks_of(state.lines, seat) or f"MAP-{where}" in state.held[seat])


def may_brawl(state: State, seat: int) -> bool:
    """Return whether a seat may call a brawl: as the Governor, or with Tortuga's map (TO 3.7, TO-H6)."""
    return state.where(seat) == ISLAND and ("GOV" in ranks_of(state.lines, seat) or f"MAP-{ISLAND}" in state.held[seat])


def stowings(state: State, seat: int) -> Iterator[Option]:
    """Yield each stowing: one treasure from one hold of the ship to the other (TO 3.6)."""
    if may_stow(state, seat):
        for hold in loaded(state, [hold_of(state.where(seat), nation) for nation in NATIONS]):
            yield Option(f"stow/{hold}", {"source": hold, "hold": opposite(hold)}, reveals=state.may_end)


def brawls(state: State, seat: int) -> Iterator[Option]:
    """Yield the brawl (TO 3.7)."""
    if may_brawl(state, seat):
        yield Option("brawl", final=True)


def letters(state: State, seat: int) -> Iterator[Option]:
    """Yield each use of a saved Letter of Marque: bring a seat on Tortuga or in a boat aboard a ship (TO-E LOM)."""
    if LETTER in state.held[seat]:
        for other in state.off_ships():
            for ship in SHIPS:
                wrecked = wrecks(state, other, ship)
                facts = {"seat": other, "ship": ship, "oneself": other == seat, "wrecks": wrecked}
                yield Option(f"letter/{other}/{ship}", facts, reveals=state.may_end)


REVEALING = ("reveal", "force")
"""The verbs of the commands that reveal a card of the row."""
BY_VERB: Mapping[str, Callable[[State, Options, int], Iterator[Option]]] = {
    "peek": lambda state, _, __: peeks(state),
    "reveal": lambda state, _, __: reveals(state),
    "force": lambda state, _, seat: forces(state, seat),
    "move": lambda state, _, seat: moves(state, seat),
    "attack": attacks,
    "maroon": lambda state, _, seat: maroonings(state, seat),
    "mutiny": lambda state, _, seat: mutinies(state, seat),
    "stow": lambda state, _, seat: stowings(state, seat),
    "brawl": lambda state, _, seat: brawls(state, seat),
    "letter": lambda state, _, seat: letters(state, seat),
}
"""By verb, the legal commands."""
