"""Attacks on ports, and their capture (spec 4.10A.1-4.10A.6)."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, by_totals, named, own_roll, rerolled
from rules.blackbeard.dice import d6, dice
from rules.blackbeard.hunters import nation_of_hunter, reveal
from rules.blackbeard.league.joint import joined, shared
from rules.blackbeard.markers import as_gold, without
from rules.blackbeard.odds import assault as chance
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.sea.cargo import take_aboard
from rules.blackbeard.sea.harbour import chase_out, reveal_governor
from rules.blackbeard.sea.merchants import invest_arms, mark_enemy
from rules.blackbeard.sea.passage import leaves_or_sacks
from rules.blackbeard.ship.damage import hit_somewhere
from rules.blackbeard.ship.figures import combat, debauch_cost, rating
from rules.blackbeard.state import UNSEEN, Governor, Pirate, State
from rules.blackbeard.stocks import new_token
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.voyage import (
    COMBAT_CORRECTIONS,
    DEALINGS_CORRECTIONS,
    STRIFE_CORRECTIONS,
    VOYAGE_CORRECTIONS,
    WAR_CORRECTIONS,
    Voyage,
)
from rules.blackbeard.world.ports import garrison_of, governor_of, nation_of, port_at
from rules.kernel import Play

LOOT = 100
"""Doubloons for each point of a port's value (BN 11.4)."""
GARRISON_DICE = 3


# ---------------------------------------------------------------- permitted attacks


def may_assault(state: State, pirate: Pirate, number: str) -> bool:
    """Return whether a port may be attacked, by what everybody sees (spec 4.10A.1)."""
    port = state.ports[number]
    if port.destroyed or (PORTS[number].pirate and not port.english) or number in pirate.attack_banned:
        return False
    # Its captor may only sack it (BN 11.4).
    return not leaves_or_sacks(state, pirate, PORTS[number].hex)


def lies_inside(pirate: Pirate) -> bool:
    """Return whether a pirate is where he may attack a port: anchored inside, and not careened (BN 15.5)."""
    inside = bool(port_at(pirate.position.place)) and pirate.position.mode == "port"
    return inside and not pirate.careened and not pirate.now.stopped


def _assault_offered(scene: Scene) -> bool:
    number = port_at(scene.there.place)
    inside = bool(number) and scene.there.mode == "port" and not scene.pirate.careened
    return inside and may_assault(scene.state, scene.pirate, number) and not openly_guarded(scene, number)


def _assault_able(voyage: Voyage, pirate: Pirate) -> bool:
    number = port_at(pirate.position.place)
    return lies_inside(pirate) and may_assault(voyage.state, pirate, number) and not guarded(voyage, number)


def openly_guarded(scene: Scene, number: str) -> bool:
    """Return whether everybody knows that a hunter of the port's own nation lies in its hex (spec 4.10A.1)."""
    nation, place = nation_of(scene.state, number), PORTS[number].hex
    there = [hunter for hunter in scene.state.hunters if hunter.position.place == place and hunter.kind != "ghost"]
    known = any(hunter.nation == nation for hunter in there)
    return known and scene.table.patched(VOYAGE_CORRECTIONS)


def guarded(voyage: Voyage, number: str) -> bool:
    """Return whether a hunter of the port's own nation lies in its hex (spec 4.10A.1).

    Then tell its nation, and turn up the governor: the pirate is inside all the same (BN 4.34).
    """
    nation, place = nation_of(voyage.state, number), PORTS[number].hex
    there = [hunter for hunter in voyage.state.hunters if hunter.position.place == place and hunter.kind != "ghost"]
    guards = [hunter for hunter in there if nation_of_hunter(voyage, hunter) == nation]
    for hunter in guards:
        reveal(voyage, hunter, "nation")
    if guards and voyage.table.patched(VOYAGE_CORRECTIONS):
        reveal_governor(voyage, number)
    return bool(guards)


def contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    """Return the port: captains who attack or sack it at once dispute who is first (spec 4.6)."""
    del voyage, arguments
    number = port_at(pirate.position.place)
    return [f"assault/{number}"] if number else []


# ---------------------------------------------------------------- the fight


def fight(voyage: Voyage, pirate: Pirate, number: str, *, sack: bool, ally: Pirate | None = None) -> Play[str]:
    """Fight for a port and return ``lost``, ``tied`` or ``won``; tell the dice, and take the damage (spec 4.10A.3).

    With an ally the Combat of both ships counts, and the Competence of the captain who leads (BN 20.6).
    """
    allied = [pirate] if ally is None else [pirate, ally]
    joint = 0 if ally is None else combat(ally) + rating(pirate, "competence")
    strength = combat(pirate) + joint
    arms = yield from invest_arms(
        voyage,
        pirate,
        lambda arms: chance(voyage.state, pirate, number, sack=sack, arms=arms, allied=joint),
        port=number,
    )
    for one in allied if voyage.table.patched(VOYAGE_CORRECTIONS) else [pirate]:
        one.now.bled = False
    sources = 0 if sack else pirate.info.count(number)
    garrison = garrison_of(voyage.state, number)

    def roll() -> Roll:
        return [
            *dice(voyage, "assault", 2),
            *dice(voyage, "arms", arms),
            *dice(voyage, "information", sources),
            *dice(voyage, "garrison", GARRISON_DICE),
        ]

    weakened = debauch_cost(pirate) if voyage.table.patched(WAR_CORRECTIONS) else 0

    def totals(faces: Roll) -> tuple[int, int]:
        return strength + sum(faces[:-GARRISON_DICE]) - weakened, garrison + sum(faces[-GARRISON_DICE:])

    faces = yield from rerolled(voyage, pirate, "port", roll, look=by_totals(totals, -GARRISON_DICE))
    ours, theirs = list(faces[:-GARRISON_DICE]), list(faces[-GARRISON_DICE:])
    total, defence = totals(faces)
    facts: dict[str, Any] = {"debauch": weakened} if weakened else {}
    result = "lost" if total < defence else "tied" if total == defence else "won"
    voyage.tell(
        "port_attacked",
        seat=pirate.seat,
        pirate=pirate.id,
        port=number,
        combat=strength,
        dice=ours[:2],
        arms=ours[2 : 2 + arms],
        information=ours[2 + arms :],
        total=total,
        garrison_dice=theirs,
        garrison_total=defence,
        sack=sack,
        result=result,
        **facts,
        rule="BN 11.3",
    )
    for one in allied:
        mark_enemy(voyage, one, nation_of(voyage.state, number), "BN 11.22")
    for other in voyage.state.pirates.values():
        if other not in allied:
            # The others' information about the port is lost (BN 9.2742).
            other.info = [source for source in other.info if source != number]
    points = defence - total if result == "lost" else voyage.options.port_win_damage
    if result == "tied":
        (points,) = yield from own_roll(
            voyage,
            pirate,
            "assault_damage",
            lambda: [d6(voyage, "assault_damage")],
            look=lambda faces: named("hurts", points=faces[0]),
        )
    for one in allied:
        yield from hit_somewhere(voyage, one, points, "port_attack", combat=True)
        if result == "lost" and one.status == "active":
            one.attack_banned.append(number)
            yield from chase_out(voyage, one, number)
    return result


# ---------------------------------------------------------------- the capture


def assault(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Attack a port and take it (BN 11)."""
    del arguments
    number = port_at(pirate.position.place)
    ally = yield from joined(voyage, pirate, "port")
    result = yield from fight(voyage, pirate, number, sack=False, ally=ally)
    reveal_governor(voyage, number)
    captors = captors_of(voyage, result, pirate, ally)
    if captors:
        yield from _take(voyage, captors[0], number, captors[1] if len(captors) > 1 else None)


def captors_of(voyage: Voyage, result: str, pirate: Pirate, ally: Pirate | None) -> list[Pirate]:
    """Return who takes a port by an attack, the leader first: who has lost ship or life in it takes none (BN 20.6).

    If the leader falls, his ally takes it; in older matches nobody does.
    """
    found = [one for one in (pirate, ally) if result != "lost" and one is not None and one.status == "active"]
    return found if pirate in found or voyage.table.patched(COMBAT_CORRECTIONS) else []


def _assault_facts(scene: Scene) -> Mapping[str, Any]:
    """Return the chance to take the port, and what it is worth."""
    number = port_at(scene.there.place)
    facts = {"garrison": garrison_of(scene.state, number), "loot": scene.state.ports[number].value * LOOT}
    return {"port": number, "odds": chance(scene.state, scene.pirate, number), **facts}


ASSAULT = Operation(
    "assault", "BN 11.1", _assault_offered, _assault_able, assault, contests=contests, facts=_assault_facts
)
"""OP-7: attack the port."""


def _take(voyage: Voyage, pirate: Pirate, number: str, ally: Pirate | None) -> Play[None]:
    """Loot a captured port; its value falls by one (BN 11.4). An ally gains the same Notoriety (BN 20.6)."""
    state = voyage.state
    port, value = state.ports[number], state.ports[number].value
    fame, rule = value, "BN 11.4"
    if voyage.options.port_notoriety == "garrison":
        fame, rule = garrison_of(state, number), "BN 16.23"
    ledgers.notoriety(voyage, pirate, fame, "port_taken", rule)
    if ally is not None:
        ledgers.notoriety(voyage, ally, fame, "port_taken", "BN 20.6")
        ally.ports += 1
    port.value, port.captured = max(0, value - 1), state.turn
    pirate.captured, pirate.captured_turn = number, state.turn
    pirate.ports += 1
    voyage.tell(
        "port_taken", seat=pirate.seat, pirate=pirate.id, port=number, value=value, loot=value * LOOT, rule="BN 11.4"
    )
    loot = as_gold(value * LOOT)
    shares = yield from shared(voyage, pirate, ally, loot, hostage=False)
    yield from take_aboard(voyage, pirate, without(loot, shares.markers), "loot")
    if ally is not None:
        yield from take_aboard(voyage, ally, shares.markers, "loot")
    if number == pirate.refuge and governor_of(state, number) == "anti" and not _stays_for_good(voyage, number):
        _restore(voyage, pirate, number)


def _stays_for_good(voyage: Voyage, number: str) -> bool:
    """Return whether a port has an anti-pirate governor whom nobody can remove (C-11)."""
    governor = voyage.state.ports[number].governor
    return governor is not None and governor.permanent and voyage.table.patched(DEALINGS_CORRECTIONS)


def _restore(voyage: Voyage, pirate: Pirate, number: str) -> None:
    """Give a captor his suspended Refuge back under the first pro-pirate governor of the stock (BN 10.72)."""
    state = voyage.state
    remove_governor(voyage, number)
    stock = voyage.hidden.stocks["governors"]
    friendly = next((name for name in stock if GOVERNORS[name].stance == "pro"), None)
    if friendly is not None:
        stock.remove(friendly)
        state.stocks["governors"] = len(stock)
        state.ports[number].governor = Governor(new_token(voyage, "governor"), friendly)
        voyage.tell("governor_drawn", port=number, governor=friendly, permanent=False, reveals=True, rule="BN 10.72")
    pirate.restored = number
    # Information about a port is lost with its governor (BN 9.2742).
    everybody = voyage.table.patched(VOYAGE_CORRECTIONS)
    for one in state.pirates.values() if everybody else [pirate]:
        one.info = [source for source in one.info if source != number]


def remove_governor(voyage: Voyage, number: str, *, unseen: bool = False) -> None:
    """Take a port's governor out of the game. ``unseen``: one who is face down stays so (spec 7)."""
    governor = voyage.state.ports[number].governor
    if governor is not None:
        face = governor.face or voyage.hidden.faces.pop(governor.token, "")
        voyage.hidden.known.pop(governor.token, None)
        if face and unseen and not governor.face and voyage.table.patched(STRIFE_CORRECTIONS):
            voyage.hidden.governors_out.append(face)
            face = UNSEEN
        if face:
            voyage.state.governors_out.append(face)
        voyage.state.ports[number].governor = None
