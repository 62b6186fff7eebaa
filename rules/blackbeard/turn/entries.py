"""One pirate's entry in steps 2 and 3: what comes before the move, and the operation after it (spec 4.3, 4.1)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.battle.hunters import ATTACK_HUNTER
from rules.blackbeard.battle.interception import stayed
from rules.blackbeard.battle.pirates import ATTACK_PIRATE, battlefield, may_attack
from rules.blackbeard.chart import publish
from rules.blackbeard.crown.contacts import meet_all_who_stayed, note_berths
from rules.blackbeard.ending import finished
from rules.blackbeard.hidden import Entry
from rules.blackbeard.port.business import BUSINESS, PURCHASES, markets
from rules.blackbeard.port.sack import SACK
from rules.blackbeard.port.treasure import move_treasure, port_inside
from rules.blackbeard.sea.bounty import load_chest
from rules.blackbeard.sea.cargo import stow_safely
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT
from rules.blackbeard.sea.search import LEAVE, SEARCH
from rules.blackbeard.ship.fates import answer_mutinies, spend_pardon
from rules.blackbeard.state import Pirate
from rules.blackbeard.turn.arenas import in_arenas, settled
from rules.blackbeard.turn.moves import move_all
from rules.blackbeard.turn.rooms import AFTER_ACTS, OPERATIONS
from rules.blackbeard.voyage import DEALINGS_CORRECTIONS, JUSTICE_CORRECTIONS, OUTCOMES_TOLD, VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import port_at
from rules.kernel import Play

Entries = Mapping[str, Entry]


def carry_out(voyage: Voyage, pirates: Sequence[Pirate], entries: Entries) -> Play[None]:
    """Carry out the moves of some pirates, then their operations: steps 2 and 3, and each round of extra actions."""
    note_berths(voyage)
    for pirate in pirates:
        before_moving(voyage, pirate, entries[pirate.id])
    yield from move_all(voyage, pirates, entries)
    yield from after_acts(voyage)
    if finished(voyage):
        return
    yield from begin_step(voyage, max(voyage.state.step, 3))
    if finished(voyage):
        return
    alive = [pirate for pirate in pirates if pirate.status == "active"]
    yield from operate_all(voyage, alive, entries)
    yield from hunt_after_all(voyage, alive)
    yield from after_acts(voyage)


def begin_step(voyage: Voyage, number: int) -> Play[None]:
    """Begin a step: crews rise again that were quelled in the last one, if they have a reason to (spec 4.24.3)."""
    voyage.state.step = number
    for pirate in voyage.state.active():
        pirate.now.mutinied = False
    yield from answer_mutinies(voyage)


def before_moving(voyage: Voyage, pirate: Pirate, entry: Entry) -> None:
    """Throw markers overboard, stow the others anew, move treasure, at the start of step 2 (spec 4.3.2f, g)."""
    aboard = list(pirate.ship.markers)
    thrown: list[str] = []
    for marker in entry.jettison:
        if marker in aboard:
            aboard.remove(marker)
            thrown.append(marker)
    ledgers.unload(voyage, pirate, thrown, "jettison", "BN 9.271")
    if entry.stow and sorted(marker for markers in entry.stow.values() for marker in markers) == sorted(aboard):
        ledgers.restow(voyage, pirate, entry.stow)
    elif not entry.stow:
        stow_safely(voyage, pirate)
    if entry.pardon:
        spend_pardon(voyage, pirate)
    if entry.treasure_first:
        move_treasure(voyage, pirate, entry.treasure)


def operate_all(voyage: Voyage, pirates: Sequence[Pirate], entries: Entries) -> Play[None]:
    """Carry out the operations: in sequence where they share a hex or a quarrel, else side by side (spec 4.6)."""
    contests = {pirate.id: quarrels(voyage, pirate, entries[pirate.id]) for pirate in pirates}
    for pirate in pirates:
        for other, thing in disturbed(voyage, pirate, entries):
            if other.id in contests and entries[other.id].operation in OPERATIONS:
                contests[other.id].append(thing)
    order = yield from settled(voyage, pirates, contests, "operation")
    keys = {pirate.id: [pirate.position.place, *contests[pirate.id]] for pirate in pirates}
    yield from in_arenas(voyage, order, keys, partial(operate, voyage, entries))


def quarrels(voyage: Voyage, pirate: Pirate, entry: Entry) -> list[str]:
    """Return what an operation may quarrel over with other seats, as keys (:class:`Operation`)."""
    state, table, place = voyage.state, voyage.table, pirate.position.place
    operation = OPERATIONS.get(entry.operation)
    found = [] if operation is None else list(operation.contests(voyage, pirate, entry.arguments))
    attacks = operation is SEARCH and entry.arguments.get("target") != LEAVE
    if attacks and state.sails_in(place) and table.patched(VOYAGE_CORRECTIONS):
        # A pirate who searches may attack a merchant that lies there already.
        found = [f"merchants/{place}"]
    if operation in (BUSINESS, PURCHASES) and table.patched(DEALINGS_CORRECTIONS):
        found += markets(state, pirate, entry.arguments)
    if entry.chest:
        found.append(f"chest/{place}")
    return found


def disturbed(voyage: Voyage, pirate: Pirate, entries: Entries) -> list[tuple[Pirate, str]]:
    """Return the pirates whose operations another's may prevent, each with the key of their dispute (spec 4.6).

    An attack and what its victims want to do are a dispute, and so are a sack and what others do in the port.
    """
    operation = entries[pirate.id].operation
    if operation == ATTACK_PIRATE.id:
        return [(other, battlefield(other.position.place)) for other in may_attack(voyage.state, pirate)]
    if operation == SACK.id and voyage.table.patched(DEALINGS_CORRECTIONS):
        inside = [other for other in voyage.state.active() if other is not pirate and other.position.inside]
        there = [other for other in inside if other.position.place == pirate.position.place]
        return [(other, f"assault/{port_inside(pirate)}") for other in there]
    return []


def operate(voyage: Voyage, entries: Entries, pirate: Pirate) -> Play[None]:
    """Carry out one operation; one that has become impossible is lost without penalty (spec 4.3.2c)."""
    entry = entries[pirate.id]
    operation = OPERATIONS.get(entry.operation)
    if operation is not None:
        allowed = not pirate.now.stopped and not (operation.still and (pirate.now.moved or pirate.now.sailed))
        if allowed and operation.able(voyage, pirate):
            pirate.now.operation = operation.id
            yield from operation.run(voyage, pirate, entry.arguments)
        else:
            voyage.tell(
                "operation_lost",
                seat=pirate.seat,
                pirate=pirate.id,
                operation=operation.id,
                rule=operation.rule,
                private=_why_lost(voyage, pirate, entry),
            )
    if pirate.status == "active" and not entry.treasure_first:
        move_treasure(voyage, pirate, entry.treasure)
    if entry.chest:
        load_chest(voyage, pirate)
    yield from hunt_after_each(voyage, pirate)
    if operation is not None:
        publish(voyage)


def _why_lost(voyage: Voyage, pirate: Pirate, entry: Entry) -> Mapping[int, Mapping[str, Any]] | None:
    """Return why an order is lost, for its own seat alone, because its target is secret; None if no reason is known.

    ``because`` is one of these:

    - "stopped": he has lost a battle or had to leave a port, which ends his turn.
    - "moved": the work needs a ship at rest, and he has sailed.
    - "left": the ``target`` has sailed away. "out_of_play": the target is dead, retired or captive.
    - "taken": another ``captain`` was faster at the merchants of the hex.
    - "gone": the merchant or hunter has left the hex.
    - "outside": he did not get into the port.
    """
    if not voyage.table.patched(OUTCOMES_TOLD):
        return None
    state, now = voyage.state, pirate.now
    named = [*entry.arguments.get("targets", ()), entry.arguments.get("target", "")]
    rivals = [state.pirates[name] for name in named if name in state.pirates]
    facts: dict[str, Any] = {}
    if now.stopped:
        facts = {"because": "stopped"}
    elif OPERATIONS[entry.operation].still and (now.moved or now.sailed):
        facts = {"because": "moved"}
    elif rivals:
        first = rivals[0]
        if first.status != "active":
            facts = {"because": "out_of_play", "target": first.id}
        elif first.position.place != pirate.position.place:
            facts = {"because": "left", "target": first.id}
    elif entry.operation == ATTACK_MERCHANT.id:
        there = (one for one in state.active() if one.position.place == pirate.position.place and one is not pirate)
        rival = next((one.id for one in there if one.now.operation in (ATTACK_MERCHANT.id, SEARCH.id)), "")
        facts = {"because": "taken", "captain": rival} if rival else {"because": "gone"}
    elif entry.operation == ATTACK_HUNTER.id:
        facts = {"because": "gone"}
    elif port_at(pirate.position.place) and not pirate.position.inside and entry.end != "sea":
        facts = {"because": "outside"}
    return {pirate.seat: facts} if facts else None


def hunt_after_each(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """In older matches, let hunters try a pirate who has stayed, after his operation or without one (BN 6.51)."""
    if not voyage.table.patched(JUSTICE_CORRECTIONS):
        yield from stayed(voyage, pirate)


def hunt_after_all(voyage: Voyage, pirates: Sequence[Pirate]) -> Play[None]:
    """Carry out what may happen to pirates who stay where they are, when all have acted (BN 6.51).

    A pirate who misses his turn through a debauch stays, too.
    """
    if voyage.table.patched(JUSTICE_CORRECTIONS) and not voyage.state.ended:
        names = [pirate.id for pirate in pirates]
        turn = voyage.state.turn
        staying = [one for one in voyage.state.in_order() if one.id in names or one.debauched == turn]
        yield from meet_all_who_stayed(voyage, staying)


def after_acts(voyage: Voyage) -> Play[None]:
    """Carry out what follows when everybody has acted: storms, then mutinies. Nothing follows a victory (spec 6.1)."""
    for follow in AFTER_ACTS:
        if voyage.state.ended and voyage.table.patched(VOYAGE_CORRECTIONS):
            return
        yield from follow(voyage)
