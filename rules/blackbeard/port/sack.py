"""The sack of a port that was taken, and how a port is destroyed (spec 4.10A.7, 4.10A.8)."""

from collections.abc import Mapping
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import named, own_roll, rerolled
from rules.blackbeard.dice import d6, dice
from rules.blackbeard.lasting import port_destroyed
from rules.blackbeard.league.joint import joined
from rules.blackbeard.markers import as_gold, numbered, without
from rules.blackbeard.odds import assault as chance
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.port.assault import (
    captors_of,
    contests,
    fight,
    guarded,
    lies_inside,
    openly_guarded,
    remove_governor,
)
from rules.blackbeard.sea.cargo import take_aboard
from rules.blackbeard.sea.harbour import reveal_governor
from rules.blackbeard.sea.passage import leaves_or_sacks
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import Pirate, Position, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import garrison_of, port_at, printed_value
from rules.kernel import Option, Play, Table, pick

HANDFUL_DICE = 2


def may_sack(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a port may be sacked, by anybody: it was taken in this turn or the last (BN 11.5)."""
    port = state.ports[number]
    if port.destroyed or not port.captured or number in pirate.attack_banned:
        return False
    return port.captured in (state.turn - 1, state.turn)


def _sack_offered(scene: Scene) -> bool:
    number = port_at(scene.there.place)
    if scene.pirate.careened or not number or scene.there.mode != "port":
        return False
    if not may_sack(scene.state, scene.pirate, number) or openly_guarded(scene, number):
        return False
    if scene.table.patched(VOYAGE_CORRECTIONS):
        must_leave = leaves_or_sacks(scene.state, scene.pirate, scene.there.place)
    else:
        must_leave = scene.pirate.captured == number
    return not (scene.moved and must_leave)


def _sack_able(voyage: Voyage, pirate: Pirate) -> bool:
    number = port_at(pirate.position.place)
    if not (lies_inside(pirate) and may_sack(voyage.state, pirate, number)):
        return False
    return not (voyage.table.patched(VOYAGE_CORRECTIONS) and guarded(voyage, number))


def _sack_arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask which goods are taken from the display; by default as many as there is room for (BN-P3)."""
    number = port_at(scene.there.place)
    takeable = spare_goods(scene.state, number)
    if not takeable:
        return {"take": []}
    capacity = scene.table.options.hold_capacity
    options = [Option(name, facts) for name, facts in numbered(takeable)]
    names = [option.id for option in options]
    chosen = yield from pick(
        scene.pirate.seat,
        "sack_goods",
        options,
        k=(0, len(names)),
        step=f"{prefix}take",
        default=names[: room(scene.pirate.ship, capacity)],
        rule="BN 11.5",
        data={"pirate": scene.pirate.id, "port": number, "room": room(scene.pirate.ship, capacity)},
    )
    return {"take": [name.partition("/")[2] for name in chosen]}


def spare_goods(state: State, number: str) -> list[str]:
    """Return the goods on display that may be taken: one marker of each type stays (BN 11.5)."""
    display = list(state.ports[number].display)
    for kind in dict.fromkeys(display):
        display.remove(kind)
    return display


def sack(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Fight once more and destroy the port (BN 11.5)."""
    number = port_at(pirate.position.place)
    ally = yield from joined(voyage, pirate, "port")
    result = yield from fight(voyage, pirate, number, sack=True, ally=ally)
    if voyage.table.patched(DEALINGS_CORRECTIONS):
        reveal_governor(voyage, number)
    captors = captors_of(voyage, result, pirate, ally)
    if not captors:
        return
    # If the leader has fallen, his ally takes what he finds and has room for (BN-P3).
    captor, take = captors[0], list(arguments.get("take", ()))
    if captor is not pirate:
        take = spare_goods(voyage.state, number)[: room(captor.ship, voyage.options.hold_capacity)]
    sure, face, rule = sure_fame(voyage.table, voyage.state, number), 0, "BN 16.23"
    if not _by_garrison(voyage.table):
        (face,) = yield from rerolled(
            voyage,
            captor,
            "sack",
            lambda: [d6(voyage, "sack")],
            look=lambda faces: named("fame", notoriety=sure + faces[0]),
        )
        rule = "BN 11.5"
    fame = sure + face
    ledgers.notoriety(voyage, captor, fame, "port_sacked", rule)
    for other in captors[1:]:
        ledgers.notoriety(voyage, other, fame, "port_sacked", "BN 20.6")
    ledgers.popularity(voyage, captor, _worth(voyage.table, voyage.state, number), "port_sacked", "BN 11.5")
    spare, wanted = spare_goods(voyage.state, number), list[str]()
    for marker in take:
        if marker in spare:
            spare.remove(marker)
            wanted.append(marker)
    left = yield from take_aboard(voyage, captor, wanted, "loot")
    carried = without(wanted, left) if voyage.table.patched(DEALINGS_CORRECTIONS) else wanted
    voyage.tell(
        "port_sacked",
        seat=captor.seat,
        pirate=captor.id,
        port=number,
        face=face,
        goods=carried,
        left=left,
        rule="BN 11.5",
    )
    yield from _rob_treasures(voyage, captor, number)
    if voyage.table.patched(VOYAGE_CORRECTIONS):
        put_hunters_to_sea(voyage.state, number)
    destroy_port(voyage, number)
    if voyage.hooks.sacked is not None:
        voyage.hooks.sacked(voyage, number)


def _sack_facts(scene: Scene) -> Mapping[str, Any]:
    """Return the chance to sack the port, and the Notoriety that is certain with it. ``die``: whether one is added."""
    number = port_at(scene.there.place)
    odds = chance(scene.state, scene.pirate, number, sack=True)
    fame = sure_fame(scene.table, scene.state, number)
    return {"port": number, "odds": odds, "fame": fame, "die": not _by_garrison(scene.table)}


def sure_fame(table: Table, state: State, number: str) -> int:
    """Return the Notoriety that the sack of a port is sure to bring: by its garrison twice that (BN 16.23)."""
    return 2 * garrison_of(state, number) if _by_garrison(table) else _worth(table, state, number)


def _by_garrison(table: Table) -> bool:
    return table.options.port_notoriety == "garrison"


def _worth(table: Table, state: State, number: str) -> int:
    """Return the value of a port before any attack, which its sack brings in Popularity, too (BN 11.5)."""
    return printed_value(state, number) if table.patched(VOYAGE_CORRECTIONS) else PORTS[number].value or 0


SACK = Operation(
    "sack",
    "BN 11.5",
    _sack_offered,
    _sack_able,
    sack,
    arguments=_sack_arguments,
    contests=contests,
    facts=_sack_facts,
)
"""OP-8: sack a port that was taken last turn."""


def _rob_treasures(voyage: Voyage, pirate: Pirate, number: str) -> Play[None]:
    """Take a blind handful of each other pirate's treasure in the port; the rest is destroyed (BN 10.73)."""
    for other in voyage.state.pirates.values():
        amount = voyage.hidden.treasure_of(other.id, number)
        if not amount or other.id == pirate.id:
            continue
        coins = as_gold(amount)
        grasp = sum(
            (
                yield from own_roll(
                    voyage,
                    pirate,
                    "handful",
                    lambda: dice(voyage, "handful", HANDFUL_DICE),
                    look=lambda faces: named("coins", count=sum(faces)),
                )
            )
        )
        drawn = coins if len(coins) <= grasp else voyage.table.dice.draw("handful", coins, grasp)
        ledgers.treasure(voyage, other, number, -amount, "handful", "BN 10.73")
        voyage.tell(
            "handful",
            seat=pirate.seat,
            pirate=pirate.id,
            port=number,
            victim=other.id,
            markers=drawn,
            reveals=True,
            rule="BN 10.73",
        )
        yield from take_aboard(voyage, pirate, drawn, "handful")


# ---------------------------------------------------------------- the end of a port


def put_hunters_to_sea(state: State, number: str) -> None:
    """Put the hunters that lie in a port to sea in its hex: the port no longer shelters anybody (BN 11.5)."""
    for hunter in state.hunters:
        if hunter.position.inside and hunter.position.place == PORTS[number].hex:
            hunter.position = Position(PORTS[number].hex, "sea")


def destroy_port(voyage: Voyage, number: str) -> None:
    """Destroy a port for good: treasures there are lost, ships inside lie in its hex (BN 11.5)."""
    state = voyage.state
    port = state.ports[number]
    for pirate in state.pirates.values():
        amount = voyage.hidden.treasure_of(pirate.id, number)
        if amount:
            ledgers.treasure(voyage, pirate, number, -amount, "destroyed", "BN 10.71")
        if pirate.refuge == number:
            pirate.refuge = ""
        if pirate.position.inside and port_at(pirate.position.place) == number:
            pirate.position = Position(pirate.position.place, "anchored")
    remove_governor(voyage, number, unseen=True)
    port_destroyed(voyage, number)
    port.destroyed, port.captured, port.display = True, 0, []
    voyage.tell("port_destroyed", port=number, rule="BN 11.5")
