"""Infiltration of a port by night (OP-13): a prisoner, a gang's treasure, a beloved (spec 4.18.4, events 35, 41).

The gang and the beloved are lasting events in a port (:mod:`rules.blackbeard.lasting`); a beloved who is aboard a ship
is freed only from there.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.bonds import rescued
from rules.blackbeard.battle.duel import CHIEF, Duellist, duel, duellist, guard
from rules.blackbeard.captivity.pledges import can_pay, hand_over, pledged, redeem
from rules.blackbeard.captivity.treason import SENTENCES
from rules.blackbeard.lasting import BELOVED, GANG, end, holder_of
from rules.blackbeard.lasting import RULE as EVENTS_RULE
from rules.blackbeard.names import asked
from rules.blackbeard.operation import Operation, Scene, still_there
from rules.blackbeard.sea.bounty import pay_bounty
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import Captive, Lasting, Pirate, Position, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, JUSTICE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import BESIDE, HEXES, NEIGHBOURS, in_order
from rules.kernel import Option, Play, Table, choose

RULE = "BN 18.2"
GANG_CHIEF = (2, 1, 1)
BELOVED_GUARD = (1, 1, 1)
"""Attack, defence and Endurance of those who stand in the way (events 35, 41)."""
RESCUED, WELCOME = 5, 2
"""Notoriety for a beloved who is freed, and Popularity if she is the rescuer's own (event 41)."""
FREE, KILL = "free", "kill"
What = Literal["prisoner", "gang", "beloved"]
KINDS: Mapping[str, What] = MappingProxyType({GANG: "gang", BELOVED: "beloved"})


class Errand(NamedTuple):
    """An errand of a pirate in a port by night. ``name``: the prisoner, or the id of the lasting event."""

    what: What
    name: str
    port: str

    @property
    def id(self) -> str:
        """Its id as an option."""
        return f"{self.what}/{self.name}"


def beside(number: str, *, across: bool = False) -> tuple[str, ...]:
    """Return the hexes from which a port is infiltrated: the coast next to it; its own hex if there is none.

    Next to it is where a legal step leads (spec 2.7). ``across``: also across land, as in older matches.
    """
    home = PORTS[number].hex
    near = NEIGHBOURS[home] if across else BESIDE[home]
    coast = [place for place in near if place and HEXES[place].terrain == "coast"]
    return tuple(in_order(coast)) or (home,)


def errands(state: State, pirate: Pirate, there: Position, *, across: bool = False) -> list[Errand]:
    """Return what a pirate may do who lies at anchor somewhere; not for a prisoner or an event of his own seat.

    ``across``: see :func:`beside`.
    """
    if there.mode != "anchored":
        return []
    ports = [
        number
        for number in dict.fromkeys(
            [one.holder for one in state.captives if one.how == "prison"]
            + [one.data["port"] for one in state.lasting if one.event in KINDS and "port" in one.data]
        )
        if number in state.ports and not state.ports[number].destroyed and there.place in beside(number, across=across)
    ]
    found = [
        Errand("prisoner", captive.pirate, captive.holder)
        for captive in state.captives
        if captive.how == "prison" and captive.holder in ports and state.pirates[captive.pirate].seat != pirate.seat
    ]
    found += [
        Errand(KINDS[one.event], one.id, one.data["port"])
        for one in state.lasting
        if one.event in KINDS and one.data.get("port") in ports and _may_try(state, one, pirate)
    ]
    return found


def _may_try(state: State, lasting: Lasting, pirate: Pirate) -> bool:
    """Return whether a pirate may act for himself or against another seat; a beloved must still be in the port."""
    owner = state.pirates.get(lasting.owner)
    mine = owner is None or owner.id == pirate.id or owner.seat != pirate.seat
    return mine and not holder_of(lasting)


# ---------------------------------------------------------------- the operation


def _errands_of(table: Table, state: State, pirate: Pirate, there: Position) -> list[Errand]:
    """Return what a pirate may do who lies at anchor somewhere, by the rules of this match."""
    return errands(state, pirate, there, across=not table.patched(JUSTICE_CORRECTIONS))


def _offered(scene: Scene) -> bool:
    return not scene.pirate.careened and bool(_errands_of(scene.table, scene.state, scene.pirate, scene.there))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    ready = not pirate.careened and not pirate.now.stopped
    found = [errand.id for errand in _errands_of(voyage.table, voyage.state, pirate, pirate.position)]
    return ready and still_there(voyage, pirate, "errand", found)


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask for the errand, if there are several; the ship will lie at anchor, though that is not ordered yet."""
    found = _errands_of(scene.table, scene.state, scene.pirate, scene.there._replace(mode="anchored"))
    if len(found) == 1:
        return {"errand": found[0].id}
    chosen = yield from choose(
        scene.pirate.seat,
        "errand",
        [Option(errand.id, _facts_of(scene.state, errand)) for errand in found],
        step=f"{prefix}errand",
        default=found[0].id,
        data={"pirate": scene.pirate.id, "place": scene.there.place},
        rule=RULE,
    )
    return {"errand": chosen}


def _facts_of(state: State, errand: Errand) -> dict[str, Any]:
    """Return the facts of an errand: who or what, where, the guard, and what a prisoner has pledged."""
    figures = dict(zip(("attack", "defence", "endurance"), guard_of(state, errand), strict=True))
    held = _captive(state, errand.name)
    pledge = 0 if held is None else pledged(held)
    target = errand.name if errand.what == "prisoner" else ""
    return {"what": errand.what, "target": target, "port": errand.port, "pledge": pledge, **figures}


def guard_of(state: State, errand: Errand) -> tuple[int, int, int]:
    """Return attack, defence and Endurance of the guard of an errand."""
    if errand.what == "gang":
        return GANG_CHIEF
    held = _captive(state, errand.name)
    return BELOVED_GUARD if held is None else SENTENCES[held.data["sentence"]].guard


def _captive(state: State, name: str) -> Captive | None:
    return next((captive for captive in state.captives if captive.pirate == name and captive.how == "prison"), None)


def _facts(scene: Scene) -> Mapping[str, Any]:
    return _facts_of(scene.state, _errands_of(scene.table, scene.state, scene.pirate, scene.there)[0])


def _contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    del arguments
    return [f"errand/{errand.id}" for errand in _errands_of(voyage.table, voyage.state, pirate, pirate.position)]


def _infiltrate(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Steal into a port and fight the guard; who wins does what he came for (BN 18.2)."""
    found = _errands_of(voyage.table, voyage.state, pirate, pirate.position)
    errand = next((one for one in found if one.id == arguments.get("errand")), found[0])
    voyage.tell(
        "infiltrated",
        seat=pirate.seat,
        pirate=pirate.id,
        port=errand.port,
        what=errand.what,
        target=errand.name if errand.what == "prisoner" else "",
        rule=RULE,
    )
    figures = guard_of(voyage.state, errand)
    foe = Duellist(None, CHIEF, *figures) if errand.what == "gang" else guard(*figures)
    won = yield from duel(voyage, duellist(pirate), foe)
    if won == "attacker" and pirate.status == "active":
        yield from SUCCESSES[errand.what](voyage, pirate, errand)


INFILTRATE = Operation(
    "infiltrate", RULE, _offered, _able, _infiltrate, arguments=_arguments, contests=_contests, facts=_facts
)
"""OP-13: infiltrate a port by night."""


# ---------------------------------------------------------------- prisoners


def _break_out(voyage: Voyage, pirate: Pirate, errand: Errand) -> Play[None]:
    """Free a prisoner: half of his treasures go to the rescuer, and what he has pledged besides (BN 18.2)."""
    prisoner, held = voyage.state.pirates[errand.name], _captive(voyage.state, errand.name)
    if held is None:
        return
    killed = not can_pay(voyage, held) and (yield from _ask_bargain(voyage, pirate, held)) == KILL
    if _is_out(voyage, held):
        return
    if killed:
        voyage.tell("bargain_broken", seat=pirate.seat, pirate=pirate.id, target=prisoner.id, rule=RULE)
        if voyage.table.patched(COMBAT_CORRECTIONS):
            # A contract may have asked for it (BN 20.1).
            prisoner.now.foe = pirate.id
        leave_play(voyage, prisoner, "captivity")
        return
    yield from hand_over(voyage, prisoner, pirate, voyage.hidden.treasure_of(prisoner.id) // 2, "jailbreak")
    if _is_out(voyage, held):
        return
    yield from redeem(voyage, held, pirate)
    if _is_out(voyage, held):
        return
    yield from rescued(voyage, prisoner, pirate, prison=True)


def _is_out(voyage: Voyage, held: Captive) -> bool:
    """Return whether somebody has sacked the port and freed a prisoner while his rescuer was asked (spec 4.18.4)."""
    return held not in voyage.state.captives and voyage.table.patched(COMBAT_CORRECTIONS)


def _ask_bargain(voyage: Voyage, pirate: Pirate, held: Captive) -> Play[str]:
    """Ask what becomes of a prisoner who cannot pay what he has pledged (BN-A5)."""
    kind, rule = asked("BN-A5")
    facts = {"pirate": pirate.id, "target": held.pirate, "pledge": pledged(held)}
    options = [Option(name, {"fate": name}) for name in (FREE, KILL)]
    return (yield from put(voyage, choose(pirate.seat, kind, options, default=FREE, data=facts, rule=rule)))


# ---------------------------------------------------------------- gang and beloved


def _lasting(voyage: Voyage, errand: Errand) -> Lasting | None:
    return next((one for one in voyage.state.lasting if one.id == errand.name), None)


def _rob_gang(voyage: Voyage, pirate: Pirate, errand: Errand) -> Play[None]:
    """Take the stolen treasure: its owner gets twice the sum, another pirate the sum (event 35)."""
    yield from ()
    lasting = _lasting(voyage, errand)
    if lasting is None:
        return
    doubloons = voyage.hidden.stolen.get(lasting.id, 0)
    own = lasting.owner == pirate.id
    voyage.tell("gang_beaten", seat=pirate.seat, pirate=pirate.id, port=errand.port, is_own=own, rule=EVENTS_RULE)
    if own:
        ledgers.treasure(voyage, pirate, errand.port, 2 * doubloons, "gang", EVENTS_RULE)
    else:
        pay_bounty(voyage, pirate, doubloons, "gang", errand.port)
    end(voyage, lasting, "robbed")


def _free_beloved(voyage: Voyage, pirate: Pirate, errand: Errand) -> Play[None]:
    """Free a beloved: she is home, or becomes the hostage of another pirate (event 41)."""
    yield from ()
    lasting = _lasting(voyage, errand)
    if lasting is None:
        return
    own = lasting.owner == pirate.id
    voyage.tell("beloved_freed", seat=pirate.seat, pirate=pirate.id, target=lasting.owner, is_own=own, rule=EVENTS_RULE)
    ledgers.notoriety(voyage, pirate, RESCUED, "relative", "BN 16.27")
    if own:
        ledgers.popularity(voyage, pirate, WELCOME, "relative", "BN 17.2")
        end(voyage, lasting, "home")
    else:
        lasting.data["holder"] = pirate.id


SUCCESSES: Mapping[What, Callable[[Voyage, Pirate, Errand], Play[None]]] = MappingProxyType(
    {"prisoner": _break_out, "gang": _rob_gang, "beloved": _free_beloved}
)
"""By kind of errand, the act of a pirate who has beaten the guard."""
