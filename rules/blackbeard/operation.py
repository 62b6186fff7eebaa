"""The operations of pirates, which rooms offer to the orders form (spec 4.3.4).

Each room exports its operations as values; :mod:`rules.blackbeard.turn.rooms` lists them. So the orders form, the
extra actions and the entries know no operation by name.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from rules.blackbeard.state import Pirate, Position, State
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import NOBODY, Governor
from rules.kernel import Play, Table


class Scene(NamedTuple):
    """The knowledge of the form when it offers an operation: only facts that the seat itself may know.

    ``pirate`` as he is now; ``there``: where his move would end; ``moved``: whether he moves at all; ``spent``: whether
    the move uses the whole allowance; ``extra``: whether it is an extra action. ``table`` is for options and standing
    orders. ``secrets``: what the seat alone knows and a room may need, such as ``treasure``, the doubloons that this
    pirate has hidden in all.
    """

    table: Table
    state: State
    pirate: Pirate
    there: Position
    moved: bool
    spent: bool
    secrets: Mapping[str, Any] = {}
    extra: bool = False

    @property
    def stances(self) -> Mapping[str, Governor]:
        """By port, the stances of face-down governors whom the seat knows."""
        return self.secrets.get("stances", NOBODY)


def no_contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return nothing: the operation quarrels with nobody."""
    del voyage, pirate, arguments
    return ()


def no_facts(scene: Scene) -> Mapping[str, Any]:
    """Return nothing: there is nothing to reckon."""
    del scene
    return {}


def no_arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask nothing: the operation has no arguments, or policies decide them all."""
    del scene, prefix
    yield from ()
    return {}


def still_there(
    voyage: Voyage, pirate: Pirate, argument: str, found: Collection[str], *, since: str = STRIFE_CORRECTIONS
) -> bool:
    """Return whether a pirate still finds what the orders for his operation name.

    An order against one target is not carried out on another: it is lost (spec 4.3.2c). Orders that name nothing take
    anything, and so did matches that began before the changed rule ``since``.
    """
    entry = voyage.hidden.entries.get(pirate.id)
    wanted = "" if entry is None else entry.arguments.get(argument, "")
    return bool(found) and (not wanted or wanted in found or not voyage.table.patched(since))


class Operation(NamedTuple):
    """One operation.

    - ``id``: its word in orders and texts, such as ``search``; ``rule``: what it cites, such as ``BN 8.1``.
    - ``offered``: whether the form offers it where the move ends. It may be generous; ``able`` is checked again.
    - ``able``: whether it can be carried out now; if not it is lost without penalty (spec 4.3.2c).
    - ``run``: carry it out with the arguments of the order.
    - ``still``: only without any move in the same turn (S of spec 4.3.4).
    - ``arguments``: the steps of the form that ask for its arguments; the name of each begins with ``prefix``. They are
      quiet: each has a default that a policy gives.
    - ``contests``: what the operation may quarrel over with other seats, as keys: the hex of merchants,
      ``letter/LM01``, ``assault/24``. Seats that share a key roll a dispute, and their pirates act one after the other.
    - ``facts``: what the form tells beside its name, such as the odds.
    """

    id: str
    rule: str
    offered: Callable[[Scene], bool]
    able: Callable[[Voyage, Pirate], bool]
    run: Callable[[Voyage, Pirate, Mapping[str, Any]], Play[None]]
    still: bool = False
    arguments: Callable[[Scene, str], Play[Mapping[str, Any]]] = no_arguments
    contests: Callable[[Voyage, Pirate, Mapping[str, Any]], Sequence[str]] = no_contests
    facts: Callable[[Scene], Mapping[str, Any]] = no_facts
