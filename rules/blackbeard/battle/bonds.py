"""How a captain becomes a captive, changes hands, and is freed (spec 4.12.7, 4.12.9, 4.18.4, BN 12.2)."""

from typing import Literal

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.duellists import duellist
from rules.blackbeard.battle.prisoners import captivity_of, prisoners_of
from rules.blackbeard.captivity.pledges import can_pay, pledged, redeem
from rules.blackbeard.cunning import Roll, named, own_roll
from rules.blackbeard.dice import dice
from rules.blackbeard.names import asked
from rules.blackbeard.ship.figures import new_ship
from rules.blackbeard.ship.homecoming import restart, set_free
from rules.blackbeard.state import Captive, Pirate, Position, State
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, JUSTICE_CORRECTIONS, TABLE_RULINGS, Voyage
from rules.blackbeard.world.hexes import HEXES, nearest
from rules.blackbeard.world.ports import nation_of
from rules.kernel import Option, Play, choose

RULE = "BN 12.2"
FREED, RESCUERS_DICE = 5, 2
"""The Notoriety of a captive who is freed, and the dice for that of his rescuer (BN 16.24, 16.27)."""
FREE = "free"
Bonds = Literal["plank", "mast"]


def maroon(voyage: Voyage, winner: Pirate, loser: Pirate) -> None:
    """Put a beaten captain on an island: the nearest coastal hex without a port (spec 4.12.7a)."""
    island = island_near(voyage.state, winner.position.place)
    loser.status, loser.position = "marooned", Position(island, "anchored")
    _capture(voyage, winner, loser, Captive(loser.id, island, "island"), island)


def hold(voyage: Voyage, winner: Pirate, loser: Pirate, how: Bonds) -> None:
    """Keep a pirate aboard as a captive: to walk the plank, or tied to the mast for torture (spec 4.12.7b, c)."""
    state = voyage.state
    kept = [captive for captive in state.captives if captive.pirate == loser.id]
    state.captives = [captive for captive in state.captives if captive not in kept]
    loser.status, loser.position = "captive", winner.position
    # His pledge stands. Endurance lost to torture is not recovered before he is free; in older matches it was
    # recovered on the plank.
    lasting = ("pledge", "promise", *(("endurance",) if voyage.table.patched(JUSTICE_CORRECTIONS) else ()))
    data = {name: old.data[name] for old in kept for name in lasting if name in old.data}
    if how == "mast":
        left = next((old.data["endurance"] for old in kept if "endurance" in old.data), duellist(loser).endurance)
        data |= {"endurance": left, "since": state.turn}
    _capture(voyage, winner, loser, Captive(loser.id, winner.id, how, data), winner.position.place)


def _capture(voyage: Voyage, winner: Pirate, loser: Pirate, captive: Captive, place: str) -> None:
    loser.ship = new_ship("sloop")
    loser.mutiny_due, loser.undone_by = False, winner.id
    voyage.state.captives.append(captive)
    voyage.tell(
        "captive_taken",
        seat=loser.seat,
        pirate=loser.id,
        captain=winner.id,
        how=captive.how,
        place=place,
        rule=RULE,
    )


def island_near(state: State, place: str) -> str:
    """Return the coastal hex without a port that is nearest to a place (spec 4.12.7a)."""
    coasts = [name for name, one in HEXES.items() if one.terrain == "coast" and not one.port and one.sea in state.seas]
    return nearest(place, coasts)[0]


def hand_over_prisoners(voyage: Voyage, loser: Pirate, winner: Pirate) -> None:
    """Pass the loser's captives on to the winner; those of the winner's own seat are free (spec 4.12.8, 4.12.9)."""
    state = voyage.state
    for captive in prisoners_of(state, loser):
        held = state.pirates[captive.pirate]
        if held.seat == winner.seat:
            set_free(voyage, held, winner.id)
        else:
            captive.holder = winner.id
            voyage.tell(
                "captive_taken",
                seat=held.seat,
                pirate=held.id,
                captain=winner.id,
                how=captive.how,
                place=winner.position.place,
                rule=RULE,
            )


def release_prisoners(voyage: Voyage, captor: Pirate) -> None:
    """Free the captives of a captor whom a nation has captured: they restart without rewards (spec 4.12.8)."""
    for captive in prisoners_of(voyage.state, captor):
        set_free(voyage, voyage.state.pirates[captive.pirate])


def rescued(voyage: Voyage, pirate: Pirate, by: Pirate, *, prison: bool) -> Play[None]:
    """Free a captive or prisoner through another pirate, who rolls for his fame by it; see :func:`free`."""
    held = captivity_of(voyage.state, pirate.id)
    times = 2 if prison and held is not None and _in_spain(voyage.state, held) else 1
    faces = yield from own_roll(
        voyage,
        by,
        "rescue",
        lambda: dice(voyage, "rescue", RESCUERS_DICE),
        look=lambda faces: named("fame", notoriety=times * sum(faces)),
    )
    free(voyage, pirate, by, faces, prison=prison)


def _in_spain(state: State, held: Captive) -> bool:
    """Return whether a prisoner sits in a Spanish port, which doubles the reward of his rescuer (spec 4.18.4)."""
    return held.holder in PORTS and nation_of(state, held.holder) == "Spanish"


def free(voyage: Voyage, pirate: Pirate, by: Pirate | None = None, faces: Roll = (), *, prison: bool) -> None:
    """Free a captive or prisoner: he restarts in his Refuge (spec 4.12.9, 4.18.4).

    ``by``: the pirate who frees him, for the rewards of both, with ``faces``, the dice of his reward; None where there
    are none. ``prison``: he comes out of a prison, so that he keeps ship and Popularity; one in a Spanish port doubles
    the rescuer's reward.
    """
    state = voyage.state
    held = captivity_of(state, pirate.id)
    rolls = list(faces)
    if prison:
        doubled = held is not None and _in_spain(state, held)
        captain = "" if by is None else by.id
        voyage.tell("captive_freed", seat=pirate.seat, pirate=pirate.id, captain=captain, rolls=rolls, rule="BN 18.2")
        restart(voyage, pirate, sloop=False)
        reward = sum(rolls) * (2 if doubled else 1)
    else:
        set_free(voyage, pirate, "" if by is None else by.id, rolls)
        reward = sum(rolls)
    if by is None:
        return
    ledgers.notoriety(voyage, pirate, FREED, "freed", "BN 16.24")
    if prison:
        ledgers.popularity(voyage, pirate, 1, "freed")
        if voyage.table.patched(COMBAT_CORRECTIONS):
            # He has it before he goes on, so that no crew rises against it.
            pirate.mutiny_due = not pirate.popularity
    ledgers.notoriety(voyage, by, reward, "rescued", "BN 16.27")


def free_or_keep(voyage: Voyage, rescuer: Pirate, held: Pirate) -> Play[None]:
    """Let a rescuer free a captive or keep him (BN-A2); one of his own seat is free without rewards."""
    if held.seat == rescuer.seat:
        free(voyage, held, prison=False)
        return
    captive = captivity_of(voyage.state, held.id)
    promised = None if captive is None or not voyage.table.patched(TABLE_RULINGS) else pledged(captive)
    chosen = yield from _ask_fate(voyage, rescuer, held, promised=promised)
    captive = captivity_of(voyage.state, held.id)
    asks_again = chosen == FREE and voyage.table.patched(JUSTICE_CORRECTIONS)
    if asks_again and captive is not None and not can_pay(voyage, captive):
        # A captive who cannot pay what he has pledged may be kept for it (spec 4.12.9); in older matches he was free.
        chosen = yield from _ask_fate(voyage, rescuer, held, unpaid=pledged(captive))
    if chosen == FREE:
        for captive in [captive for captive in voyage.state.captives if captive.pirate == held.id]:
            yield from redeem(voyage, captive, rescuer)
        yield from rescued(voyage, held, rescuer, prison=False)
    else:
        hold(voyage, rescuer, held, "mast" if chosen == "mast" else "plank")


def _ask_fate(
    voyage: Voyage, rescuer: Pirate, held: Pirate, *, promised: int | None = None, unpaid: int = 0
) -> Play[str]:
    """Ask whether a captive is freed or kept.

    ``promised``: the doubloons that he has pledged; None if the question does not name them, as in older matches.
    ``unpaid``: those of a pledge that he cannot pay.
    """
    question = asked("BN-A2")
    facts = {"pirate": rescuer.id, "target": held.id, "pledge": unpaid, "promised": promised}
    options = [Option(name, {"fate": name}) for name in (FREE, "plank", "mast")]
    ask = choose(rescuer.seat, question.kind, options, default=FREE, data=facts, rule=question.rule)
    return (yield from put(voyage, ask))
