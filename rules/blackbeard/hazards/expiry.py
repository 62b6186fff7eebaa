"""The ends that come with a hazard event: deadlines and their penalties (spec 5.0a)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.captivity.treason import prisoners_expire
from rules.blackbeard.hunters import dismiss
from rules.blackbeard.lasting import (
    CHEST,
    DAUGHTER,
    FAMILY,
    GANG,
    GHOST,
    NEXT_HAZARD,
    RULE,
    TOURNAMENT,
    end,
    lose_relative,
    remove_chest,
)
from rules.blackbeard.names import asked
from rules.blackbeard.sea.bounty import note_visit
from rules.blackbeard.state import Lasting, Pirate, State
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Play, form, number

MISSED = -5
"""Notoriety that a pirate loses who did not come to the tournament (event 12)."""


def expire(voyage: Voyage) -> Play[None]:
    """End everything that lasts until the next hazard event, in the order of the owners' seats (spec 5.0a)."""
    for pirate in voyage.state.in_order():
        note_visit(voyage, pirate)
    for entry in in_order(voyage.state):
        if entry in voyage.state.lasting:
            yield from ENDS[entry.event](voyage, entry)
    if any(pirate.status == "imprisoned" for pirate in voyage.state.pirates.values()):
        yield from prisoners_expire(voyage)


def in_order(state: State) -> list[Lasting]:
    """Return the entries that end now: those of nobody first, then those of the seats from the marker on."""
    places = {seat: place for place, seat in enumerate(state.from_marker())}

    def place(entry: Lasting) -> int:
        owner = state.pirates.get(entry.owner)
        return -1 if owner is None else places[owner.seat]

    return sorted((entry for entry in state.lasting if entry.until == NEXT_HAZARD), key=place)


def _close_tournament(voyage: Voyage, entry: Lasting) -> Play[None]:
    """Take Notoriety from every active pirate who was called to the tournament and did not come (event 12)."""
    yield from ()
    missing = [
        pirate
        for pirate in voyage.state.in_order()
        if pirate.id in entry.data["entrants"] and pirate.id not in entry.data["came"]
    ]
    end(voyage, entry, "expired")
    for pirate in missing:
        ledgers.notoriety(voyage, pirate, MISSED, "tournament", RULE)


def _lay_ghost(voyage: Voyage, entry: Lasting) -> Play[None]:
    """Let the ghost ship vanish (event 24)."""
    yield from ()
    for hunter in [one for one in voyage.state.hunters if one.token == entry.data["hunter"]]:
        dismiss(voyage, hunter)
    end(voyage, entry, "expired")


def _lose_relative(voyage: Voyage, entry: Lasting) -> Play[None]:
    yield from ()
    lose_relative(voyage, entry, "expired")


def _lose_chest(voyage: Voyage, entry: Lasting) -> Play[None]:
    """Let the chest of secret papers vanish (event 53)."""
    yield from ()
    remove_chest(voyage)
    end(voyage, entry, "expired")


# ---------------------------------------------------------------- the stolen treasure (event 35)


def _share_loot(voyage: Voyage, entry: Lasting) -> Play[None]:
    """Give the stolen treasure to the pirates of the accomplice, the owner's right-hand seat, as it chooses.

    With the option ``gang_collusion`` lost, or if that seat has no pirate, it is gone.
    """
    state = voyage.state
    doubloons = voyage.hidden.stolen.get(entry.id, 0)
    end(voyage, entry, "expired")
    owner = state.pirates[entry.owner]
    seat = state.right_of(owner.seat)
    pirates = [] if voyage.options.gang_collusion == "lost" or seat == owner.seat else state.active(seat)
    if not pirates or not doubloons:
        return
    shares = {pirates[0].id: doubloons}
    if len(pirates) > 1:
        shares = yield from put(voyage, _ask_shares(state, seat, pirates, doubloons))
    for pirate in pirates:
        share = shares.get(pirate.id, 0)
        if share and pirate.refuge:
            ledgers.treasure(voyage, pirate, pirate.refuge, share, "gang", RULE)
        elif share:
            surplus = ledgers.earn(voyage, pirate, share, "gang", RULE)
            ledgers.lose_surplus(voyage, pirate, surplus, "gang", RULE)


def _ask_shares(state: State, seat: int, pirates: list[Pirate], doubloons: int) -> Ask[Mapping[str, int]]:
    """Ask how the accomplice shares the treasure (BN-E7); by default the most notorious pirate has all."""
    question = asked("BN-E7")
    best = state.most_notorious(pirates)[0]

    def steps() -> Play[Mapping[str, int]]:
        shares: dict[str, int] = {}
        left = doubloons
        others = [pirate for pirate in pirates if pirate is not best]
        for pirate in others:
            shares[pirate.id] = yield from number(
                seat,
                "share",
                0,
                left,
                step=f"{pirate.id}_share",
                default=0,
                data={"pirate": pirate.id, "doubloons": left},
                rule=question.rule,
            )
            left -= shares[pirate.id]
        return {**shares, best.id: left}

    return form(
        seat,
        question.kind,
        steps,
        facts=lambda shares: {"shares": [{"pirate": name, "doubloons": sum_} for name, sum_ in shares.items()]},
        secret=True,
        data={"pirate": best.id, "doubloons": doubloons},
        rule=question.rule,
    )


ENDS: Mapping[str, Callable[[Voyage, Lasting], Play[None]]] = MappingProxyType(
    {
        TOURNAMENT: _close_tournament,
        GHOST: _lay_ghost,
        GANG: _share_loot,
        **dict.fromkeys(FAMILY, _lose_relative),
        DAUGHTER: _lose_relative,
        CHEST: _lose_chest,
    }
)
"""By event, how it ends when the next hazard event comes."""
