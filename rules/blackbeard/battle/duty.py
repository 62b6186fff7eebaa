"""The duel to which a debauch obliges a captain who has a rival near (spec 4.9.9, 4.12.5, BN 9.281)."""

from rules.blackbeard.asking import put
from rules.blackbeard.battle.duel import duel, refuse
from rules.blackbeard.battle.duellists import duellist
from rules.blackbeard.names import asked
from rules.blackbeard.policies import decide
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.voyage import JUSTICE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import BESIDE, distance
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Ask, Option, Play, choose

FIGHT, REFUSE = "fight", "refuse"


def duel_duties(voyage: Voyage) -> Play[None]:
    """Let captains who declared a debauch in this step challenge a rival, when everybody has acted."""
    state = voyage.state
    owing, state.duties = state.duties, []
    for name in owing:
        pirate = state.pirates[name]
        if voyage.options.m_rivals and pirate.status == "active":
            yield from challenge(voyage, pirate)


def rivals_near(state: State, pirate: Pirate, *, across: bool = False) -> list[Pirate]:
    """Return the pirates of other seats in the same hex or in one beside it: the weakest first, then by seat.

    Beside it is where a legal step leads (spec 2.7). ``across``: also across land, as in older matches.
    """
    place = pirate.position.place
    if is_zone(place):
        return []
    found = [
        other
        for other in state.active()
        if other.seat != pirate.seat
        and not is_zone(other.position.place)
        and (other.position.place in (place, *BESIDE[place]) or (across and distance(place, other.position.place) == 1))
    ]
    return sorted(found, key=lambda other: (duellist(other).endurance, other.seat, other.id))


def challenge(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Challenge one rival near by (BN-C8)."""
    found = rivals_near(voyage.state, pirate, across=not voyage.table.patched(JUSTICE_CORRECTIONS))
    if not found:
        return
    name = found[0].id
    if len(found) > 1:
        name = yield from put(voyage, _ask_whom(pirate, found))
    yield from meet_rival(voyage, pirate, voyage.state.pirates[name], "BN 9.281")


def meet_rival(voyage: Voyage, pirate: Pirate, rival: Pirate, rule: str) -> Play[None]:
    """Let a captain challenge a rival, who may refuse as if he surrendered (BN-D2)."""
    voyage.tell("challenged", seat=pirate.seat, pirate=pirate.id, target=rival.id, rule=rule)
    answer = yield from decide(
        voyage, rival, "duel_surrender", by=lambda _: FIGHT, ask=lambda: _ask_rival(pirate, rival)
    )
    if answer == REFUSE:
        yield from refuse(voyage, pirate, rival)
    else:
        yield from duel(voyage, duellist(pirate), duellist(rival))


def _ask_whom(pirate: Pirate, found: list[Pirate]) -> Ask[str]:
    question = asked("BN-C8")
    return choose(
        pirate.seat,
        question.kind,
        [Option(other.id, {"target": other.id, **_figures(other)}) for other in found],
        default=found[0].id,
        rule=question.rule,
        data={"pirate": pirate.id, **_figures(pirate)},
    )


def _ask_rival(pirate: Pirate, rival: Pirate) -> Ask[str]:
    question = asked("BN-D2")
    return choose(
        rival.seat,
        question.kind,
        [FIGHT, REFUSE],
        default=FIGHT,
        rule=question.rule,
        data={
            "pirate": rival.id,
            "target": pirate.id,
            **_figures(rival),
            **{f"foe_{name}": value for name, value in _figures(pirate).items()},
        },
    )


def _figures(pirate: Pirate) -> dict[str, int]:
    captain = duellist(pirate)
    return {"attack": captain.attack, "defence": captain.defence, "endurance": captain.endurance}
