"""The aims of a rescue aboard another's ship: captives, his own relatives, and those of the events (spec 4.12.9).

A relative or beloved of events 41 to 46 is an entry of ``state.lasting`` whose data names the ship that she is aboard:
``holder``, the id of its captain. The entry's ``owner`` is the pirate to whom she belongs.
"""

from typing import Literal, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.lasting import end
from rules.blackbeard.state import Captive, Lasting, Pirate, State
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, STRIFE_CORRECTIONS, WAR_CORRECTIONS, Voyage

RULE = "BN 12.2"
FAMILY = ("41", "42", "43", "44", "45")
GOVERNORS_DAUGHTER = "46"
RESCUED, WELCOME = 5, 2
"""Notoriety for a relative who is freed, and Popularity if she is the rescuer's own (BN 16.27, 17.2)."""
What = Literal["captive", "hostage", "lasting"]


class Prize(NamedTuple):
    """The person a rescue is for: a captive pirate, a hostage, or a lasting event, by id."""

    what: What
    id: str

    @property
    def aim(self) -> str:
        """The aim of an attack that is made for her or him."""
        return f"{self.what}/{self.id}"


def prisoners_of(state: State, pirate: Pirate) -> list[Captive]:
    """Return the captives aboard a pirate's ship."""
    return [captive for captive in state.captives if captive.holder == pirate.id]


def captivity_of(state: State, name: str) -> Captive | None:
    """Return how a pirate is held, aboard a ship, ashore or in prison; None for one who is at large."""
    return next((captive for captive in state.captives if captive.pirate == name), None)


def rescuable(state: State, pirate: Pirate, holder: Pirate) -> list[Prize]:
    """Return whom a pirate may rescue from another's ship."""
    found = [Prize("captive", captive.pirate) for captive in prisoners_of(state, holder)]
    found += [Prize("hostage", hostage.id) for hostage in holder.hostages if hostage.relative_of == pirate.id]
    found += [Prize("lasting", one.id) for one in state.lasting if _may_free(state, one, pirate, holder)]
    return found


def _may_free(state: State, lasting: Lasting, pirate: Pirate, holder: Pirate) -> bool:
    """Return whether a pirate may free a relative of an event; the owner's shipmates may not (spec 5.1, note 6)."""
    if lasting.event not in (*FAMILY, GOVERNORS_DAUGHTER) or lasting.data.get("holder") != holder.id:
        return False
    owner = state.pirates.get(lasting.owner)
    if lasting.event == GOVERNORS_DAUGHTER or owner is None:
        return True
    return owner.id == pirate.id or owner.seat != pirate.seat


def prize_of(aim: str) -> Prize | None:
    """Return whom an attack is made for; None if its aim is conquest."""
    kinds: dict[str, What] = {"captive": "captive", "hostage": "hostage", "lasting": "lasting"}
    what, _, name = aim.partition("/")
    return Prize(kinds[what], name) if what in kinds else None


def carry_home(voyage: Voyage, rescuer: Pirate, holder: Pirate, prize: Prize) -> None:
    """Free the relative for whom a rescuer has come, and reward him (spec 4.12.9, 4.9.10, events 41 to 46)."""
    state, own = voyage.state, True
    home: Lasting | None = None
    if prize.what == "hostage":
        # The successor of a captain who fell in the duel has his ship and his hostages.
        heirs = state.active(holder.seat) if voyage.table.patched(STRIFE_CORRECTIONS) else []
        there = any(hostage.id == prize.id for captain in (holder, *heirs) for hostage in captain.hostages)
        if not there and voyage.table.patched(COMBAT_CORRECTIONS):
            # She has died with the crew around her.
            return
        for captain in (holder, *heirs):
            captain.hostages = [hostage for hostage in captain.hostages if hostage.id != prize.id]
    else:
        lasting = next((one for one in state.lasting if one.id == prize.id), None)
        if lasting is None:
            # The event is over: her pirate has left play meanwhile.
            return
        own = lasting.owner == rescuer.id and lasting.event != GOVERNORS_DAUGHTER
        if own:
            home = lasting
        else:
            lasting.data["holder"] = rescuer.id
        if lasting.event == GOVERNORS_DAUGHTER:
            _tell(voyage, rescuer, holder, own=False)
            return
    _tell(voyage, rescuer, holder, own=own)
    if home is not None:
        end(voyage, home, "home")
    ledgers.notoriety(voyage, rescuer, RESCUED, "relative", "BN 16.27")
    if own:
        ledgers.popularity(voyage, rescuer, WELCOME, "relative", "BN 17.2")


def _tell(voyage: Voyage, rescuer: Pirate, holder: Pirate, *, own: bool) -> None:
    voyage.tell("relative_rescued", seat=rescuer.seat, pirate=rescuer.id, target=holder.id, is_own=own, rule=RULE)


def follow_ship(voyage: Voyage, loser: Pirate, winner: Pirate) -> None:
    """Let the relatives of events pass to the captain who has taken the ship; his own is home (spec 5.1, note 3)."""
    for one in list(voyage.state.lasting):
        if one.event in (*FAMILY, GOVERNORS_DAUGHTER) and one.data.get("holder") == loser.id:
            if one.owner == winner.id and one.event != GOVERNORS_DAUGHTER:
                end(voyage, one, "home")
                continue
            one.data["holder"] = winner.id
            if voyage.table.patched(WAR_CORRECTIONS):
                voyage.tell("relative_passed", seat=winner.seat, pirate=winner.id, target=loser.id, rule=RULE)
