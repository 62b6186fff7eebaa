"""Events whose effect lasts: the public list, and what rooms everywhere ask of it (spec 5.0, 5.1).

This room stands beside ``stocks``: the sale, ports, battles and the ways out of play use it. The events themselves
are carried out in :mod:`rules.blackbeard.hazards`.

The data of an entry: ``port`` and ``place`` where it happens; ``holder``, the id of the captain on whose ship a
relative is (events 41 to 46), "" while she is in a port; ``goal``, the destination of the chest (53); ``goods``, what a
port is short of (56); ``hunter``, the ghost ship (24); ``entrants`` and ``came``, pirates by id (12).
"""

from collections.abc import Sequence
from typing import Any, Literal

from rules.blackbeard import ledgers
from rules.blackbeard.markers import CHEST as CHEST_MARKER
from rules.blackbeard.state import Lasting, Pirate, State
from rules.blackbeard.stocks import new_token
from rules.blackbeard.voyage import Voyage

RULE = "BN 22.1"
TOURNAMENT, GHOST, SLAVERY, GANG, BELOVED = "12", "24", "34", "35", "41"
FAMILY = ("41", "42", "43", "44", "45")
DAUGHTER, WRECK, CHEST, CONTRABAND, SHORTAGE = "46", "51", "53", "54", "56"
CRUSADES = ("61", "62")
NEXT_HAZARD: Literal["hazard"] = "hazard"
FOR_EVER: Literal["ever"] = "ever"
LOST_FAME, LOST_FAVOUR = -5, -2
"""The cost to a pirate of a relative who is not home in time (events 41 to 45)."""
OUTLAWS_WORTH = 100
"""Doubloons for each point of Notoriety of an outlaw (event 34)."""
LIVING, DRUGS = "living", "drugs"


# ---------------------------------------------------------------- the list


def begin(voyage: Voyage, event: str, owner: str, until: str, **data: Any) -> Lasting:
    """Add an event to the public list. ``owner``: the id of a pirate, or ""; ``until``: when it ends (spec 5.0)."""
    entry = Lasting(new_token(voyage, "event"), event, owner, until, data)
    voyage.state.lasting.append(entry)
    return entry


def end(voyage: Voyage, entry: Lasting, cause: str) -> None:
    """Take an event off the list and tell why; nothing if it has ended already."""
    if entry not in voyage.state.lasting:
        return
    voyage.state.lasting.remove(entry)
    voyage.hidden.stolen.pop(entry.id, None)
    owner = voyage.state.pirates.get(entry.owner)
    voyage.tell(
        "event_over",
        event=entry.event,
        seat=None if owner is None else owner.seat,
        pirate=entry.owner,
        cause=cause,
        rule=RULE,
    )


def all_of(state: State, *events: str) -> list[Lasting]:
    """Return the entries of some events, the oldest first."""
    return [entry for entry in state.lasting if entry.event in events]


def first_of(state: State, event: str) -> Lasting | None:
    """Return the oldest entry of an event, None if it does not last now."""
    return next(iter(all_of(state, event)), None)


# ---------------------------------------------------------------- relatives (events 41 to 46)


def holder_of(entry: Lasting) -> str:
    """Return the id of the captain on whose ship a relative is, "" if she is in a port."""
    return str(entry.data.get("holder", ""))


def lose_relative(voyage: Voyage, entry: Lasting, cause: str) -> None:
    """End an event whose relative is lost; her pirate pays for it, except for the governor's daughter."""
    owner = voyage.state.pirates.get(entry.owner)
    end(voyage, entry, cause)
    if entry.event in FAMILY and owner is not None and owner.in_play:
        ledgers.notoriety(voyage, owner, LOST_FAME, "relative_lost", "BN 16.27")
        ledgers.popularity(voyage, owner, LOST_FAVOUR, "relative_lost")


def lose_relatives_of(voyage: Voyage, holder: Pirate, cause: str) -> None:
    """End the events whose relatives are aboard a ship that is gone (spec 5.1, notes 1 and 3)."""
    for entry in all_of(voyage.state, *FAMILY, DAUGHTER):
        if holder_of(entry) == holder.id:
            lose_relative(voyage, entry, cause)


def relatives_with(state: State, holder: Pirate) -> list[Lasting]:
    """Return the events whose relatives are aboard a pirate's ship."""
    return [entry for entry in all_of(state, *FAMILY, DAUGHTER) if holder_of(entry) == holder.id]


def hand_over(voyage: Voyage, entry: Lasting, taker: Pirate) -> None:
    """Pass a relative to another captain by trade; traded to her own pirate she is home, without reward (note 6)."""
    if entry.owner == taker.id and entry.event != DAUGHTER:
        end(voyage, entry, "home")
    else:
        entry.data["holder"] = taker.id


def find_strays(voyage: Voyage) -> None:
    """Settle the relatives whose captor is no longer at large (spec 5.1, notes 1 and 3).

    The captor of his ship has taken them already. A successor has them with the ship; a captor who retired sets them
    free; with a ship that is gone they are lost.
    """
    state = voyage.state
    for entry in all_of(state, *FAMILY, DAUGHTER):
        holder = state.pirates.get(holder_of(entry))
        if holder is None or holder.status == "active":
            continue
        successor = next((pirate for pirate in state.active(holder.seat) if pirate.ship is holder.ship), None)
        if holder.status == "retired":
            end(voyage, entry, "set_free")
        elif successor is not None:
            hand_over(voyage, entry, successor)
        else:
            lose_relative(voyage, entry, "ship_lost")


# ---------------------------------------------------------------- early ends of events


def owner_left(voyage: Voyage, pirate: Pirate) -> None:
    """End the events of a pirate who has left play, without penalty (spec 5.1, note 2)."""
    pirate.parrot, pirate.due = False, 0
    for entry in all_of(voyage.state, GANG, *FAMILY):
        if entry.owner == pirate.id:
            end(voyage, entry, "owner_left")


def port_destroyed(voyage: Voyage, number: str) -> None:
    """End the events that need a port which is destroyed now (spec 5.1, note 2)."""
    for entry in all_of(voyage.state, GANG, BELOVED, DAUGHTER, CHEST, SHORTAGE):
        if number not in (entry.data.get("port"), entry.data.get("goal")):
            continue
        if entry.event == BELOVED:
            if not holder_of(entry):
                lose_relative(voyage, entry, "port_destroyed")
        else:
            if entry.event == CHEST:
                remove_chest(voyage)
            end(voyage, entry, "port_destroyed")


# ---------------------------------------------------------------- the chest of event 53


def chest_waits_in(state: State) -> str:
    """Return the port where the chest of event 53 waits to be loaded, "" if it does not."""
    entry = first_of(state, CHEST)
    return "" if entry is None or entry.data.get("loaded") else str(entry.data["port"])


def remove_chest(voyage: Voyage) -> None:
    """Take the chest of event 53 out of the hold where it is."""
    for pirate in voyage.state.pirates.values():
        if CHEST_MARKER in pirate.ship.markers and pirate.in_play:
            ledgers.unload(voyage, pirate, [CHEST_MARKER], "lost", RULE)


# ---------------------------------------------------------------- laws and shortages


def outlaw_reward(state: State, pirate: Pirate) -> int:
    """Return what another seat's pirate earns who puts this one out of action now (law 34); 0 if he is no outlaw.

    It is noted when a battle or duel begins: what he carries then decides.
    """
    outlawed = first_of(state, SLAVERY) is not None and LIVING in pirate.ship.markers
    return OUTLAWS_WORTH * pirate.notoriety if outlawed else 0


def prices_on(state: State, *pirates: Pirate | None) -> list[tuple[Pirate, int]]:
    """Return the rewards for outlaws among pirates who begin a battle or duel."""
    return [(pirate, outlaw_reward(state, pirate)) for pirate in pirates if pirate is not None]


def settle_prices(voyage: Voyage, prices: Sequence[tuple[Pirate, int]]) -> None:
    """Promise the reward for an outlaw to the enemy who has put him out of action; the next port pays it (law 34).

    ``prices``: those of the two sides, noted when the battle or duel began.
    """
    for place, (loser, doubloons) in enumerate(prices):
        winner = prices[1 - place][0] if len(prices) > 1 else loser
        beaten = doubloons and loser.status != "active" and winner.in_play
        if beaten and winner.seat != loser.seat:
            winner.due += doubloons
            voyage.tell(
                "outlaw_beaten",
                seat=winner.seat,
                pirate=winner.id,
                target=loser.id,
                doubloons=doubloons,
                rule=RULE,
            )


def contraband(state: State) -> bool:
    """Return whether the law against drugs is in force (law 54)."""
    return first_of(state, CONTRABAND) is not None


def shortage_in(state: State, number: str) -> Lasting | None:
    """Return the shortage of a port, None if there is none (event 56)."""
    return next((entry for entry in all_of(state, SHORTAGE) if entry.data["port"] == number), None)


def wrecks(state: State) -> list[str]:
    """Return the hexes of wrecks, where ships may anchor although it is deep (event 51)."""
    return [str(entry.data["place"]) for entry in all_of(state, WRECK)]


def daughters_port(state: State, pirate: Pirate) -> list[str]:
    """Return the ports that let a pirate in because he brings the governor's daughter (event 46)."""
    return [str(entry.data["port"]) for entry in all_of(state, DAUGHTER) if holder_of(entry) == pirate.id]
