"""Joint acts of allies: attacks on merchants and ports, and the shares of the loot (spec 4.21.2)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from rules.blackbeard.asking import put
from rules.blackbeard.league.alliances import allies_at
from rules.blackbeard.markers import numbered
from rules.blackbeard.names import asked
from rules.blackbeard.policies import decide
from rules.blackbeard.ship.figures import combat
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Ask, Option, Play, choose, form, pick

What = Literal["merchant", "port"]
RULES: Mapping[What, str] = MappingProxyType({"merchant": "BN 20.4", "port": "BN 20.6"})
YES = "yes"
OWN, ALLY = "own", "ally"


class Shares(NamedTuple):
    """The share of an ally in joint loot: markers, and whether a hostage goes aboard his ship."""

    markers: Sequence[str] = ()
    hostage: bool = False


def helpers(state: State, pirate: Pirate, what: What) -> list[Pirate]:
    """Return the allies who could join an attack: afloat in the hex, or anchored in the same port."""
    found = allies_at(state, pirate, pirate.position.place)
    if what == "port":
        return [ally for ally in found if ally.position.mode == "port"]
    return [ally for ally in found if ally.position.afloat and not ally.careened]


def searchers(state: State, pirate: Pirate) -> list[Pirate]:
    """Return the allies who search with a pirate: those at sea in his hex (BN 20.3)."""
    return [ally for ally in allies_at(state, pirate, pirate.position.place) if ally.position.mode == "sea"]


def joined(voyage: Voyage, pirate: Pirate, what: What, merchant: str = "") -> Play[Pirate | None]:
    """Return the first ally who joins an attack, as their policies or their seats decide; None if nobody does.

    ``merchant``: the id of the one that is attacked, "" in an attack on a port.
    """
    for ally in helpers(voyage.state, pirate, what):
        if ally.careened and voyage.table.patched(VOYAGE_CORRECTIONS):
            continue
        answer = yield from decide(
            voyage,
            ally,
            "join_ally",
            by=lambda policy: policy,
            ask=lambda ally=ally: _ask_join(ally, pirate, what, merchant),
        )
        if answer == YES:
            voyage.tell(
                "ally_joined",
                seat=ally.seat,
                pirate=ally.id,
                target=pirate.id,
                what=what,
                combat=combat(ally),
                rule=RULES[what],
            )
            return ally
    return None


def _ask_join(ally: Pirate, pirate: Pirate, what: What, merchant: str) -> Ask[str]:
    """Ask an ally whether he joins an attack (BN-V2)."""
    kind, rule = asked("BN-V2")
    facts = {"pirate": ally.id, "target": pirate.id, "what": what, "merchant": merchant, "combat": combat(ally)}
    return choose(ally.seat, kind, ["no", YES], default="no", data=facts, rule=rule)


def shared(
    voyage: Voyage, pirate: Pirate, ally: Pirate | None, markers: Sequence[str], *, hostage: bool
) -> Play[Shares]:
    """Return what the operating captain leaves to his ally; without one nothing (BN-A4, BN 20.4, 20.6).

    ``hostage``: whether there may be one, so that he decides on her too.
    """
    if ally is None or not (markers or hostage):
        return Shares()
    return (yield from put(voyage, _ask_shares(pirate, ally, markers, hostage=hostage)))


def _ask_shares(pirate: Pirate, ally: Pirate, markers: Sequence[str], *, hostage: bool) -> Ask[Shares]:
    kind, rule = asked("BN-A4")
    facts = {"pirate": pirate.id, "target": ally.id}

    def steps() -> Play[Shares]:
        given: list[str] = []
        if markers:
            options = [Option(name, one) for name, one in numbered(markers)]
            given = yield from pick(
                pirate.seat,
                "share_markers",
                options,
                (0, len(options)),
                step="markers",
                default=list[str],
                data=facts,
                rule=rule,
            )
        to = OWN
        if hostage:
            to = yield from choose(
                pirate.seat, "share_hostage", [OWN, ALLY], step="hostage", default=OWN, data=facts, rule=rule
            )
        return Shares([name.partition("/")[2] for name in given], to == ALLY)

    return form(
        pirate.seat,
        kind,
        steps,
        facts=lambda shares: {"markers": list(shares.markers), "hostage": shares.hostage},
        data={**facts, "markers": list(markers)},
        rule=rule,
    )
