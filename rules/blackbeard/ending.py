"""The end of the match: when it ends, who wins, what is revealed (spec 6)."""

from collections.abc import Mapping
from typing import Any

from rules.blackbeard.chart import publish
from rules.blackbeard.dice import ranked
from rules.blackbeard.hunters import reveal
from rules.blackbeard.ship.fates import FATES
from rules.blackbeard.state import State
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Result

NOTORIETY, CAREERS, CAP, RESIGNED = "notoriety", "careers", "turn_cap", "resigned"
RETIRED = tuple(name for name, fate in FATES.items() if fate.retired)
Key = tuple[int, ...]


def finished(voyage: Voyage) -> bool:
    """Return whether the match is over; look after every micro-step (spec 6.1, 6.2).

    A seat that has lost or retired its last pirate ends it, even if others sail on.
    """
    state, options = voyage.state, voyage.options
    over = [pirate.seat for pirate in state.pirates.values() if not pirate.in_play]
    if len(over) >= options.careers and max(map(over.count, range(state.seats))) >= options.careers:
        state.ended = state.ended or CAREERS
    return bool(state.ended)


def capped(voyage: Voyage) -> bool:
    """End the match after the last agreed turn; return whether the match has ended (spec 6.2)."""
    if voyage.options.is_last(voyage.state.turn):
        voyage.state.ended = voyage.state.ended or CAP
    return bool(voyage.state.ended)


def conclude(voyage: Voyage, *, resigned: bool = False) -> Result:
    """Rank the seats, reveal everything, and return the result (spec 6.3-6.6)."""
    state = voyage.state
    reason = RESIGNED if resigned else state.ended
    keys = {seat: key_of(voyage, seat) for seat in range(state.seats)}
    order = sorted(dict.fromkeys(keys.values()), reverse=True)
    ranking = [tuple(seat for seat, key in keys.items() if key == best) for best in order]
    if reason == NOTORIETY:
        first = notorious(voyage)
        rest = [tuple(seat for seat in place if seat != first) for place in ranking]
        ranking = [(first,), *(place for place in rest if place)]
    winners = () if resigned else ranking[0]
    scores = {seat: score_of(voyage, seat) for seat in keys}
    if voyage.table.patched(VOYAGE_CORRECTIONS):
        for hunter in state.hunters:
            reveal(voyage, hunter, "figures")
    publish(voyage)
    if voyage.table.patched(COMBAT_CORRECTIONS):
        tell_secrets(voyage)
    voyage.tell(
        "match_end",
        reason=reason,
        winners=list(winners),
        scores=[scores[seat] for seat in range(state.seats)],
        pirates=careers(voyage),
        governors=faces(voyage),
        treasures={name: dict(by_port) for name, by_port in voyage.hidden.treasures.items()},
        reveals=True,
        rule="BN 18.1",
    )
    return Result(tuple(ranking), winners, scores, reason, {"turns": state.turn})


def scoring(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return how the scores of the end came about, for its words (spec 6.3-6.5).

    ``scored``: "treasure" if a pirate has retired, else "notoriety". ``without``: how many seats have nobody retired,
    and so score 0. ``tied``: whether two of the other seats have the same score.
    """
    scores = data["scores"]
    retired = {career["seat"] for career in data["pirates"] if career["fate"] in RETIRED}
    counted = [score for seat, score in enumerate(scores) if not retired or seat in retired]
    return {
        "scored": "treasure" if retired else "notoriety",
        "without": len(scores) - len(counted),
        "tied": len(set(counted)) < len(counted),
    }


def tell_secrets(voyage: Voyage) -> None:
    """Tell what no port shows: governors who have left face down, and what a gang has stolen (spec 6.6)."""
    state, hidden = voyage.state, voyage.hidden
    gangs = [
        {"port": entry.data["port"], "pirate": entry.owner, "doubloons": hidden.stolen[entry.id]}
        for entry in state.lasting
        if entry.id in hidden.stolen
    ]
    if gangs or hidden.governors_out:
        voyage.tell("last_secrets", governors=list(hidden.governors_out), gangs=gangs, reveals=True, rule="BN 18.1")


def notorious(voyage: Voyage) -> int:
    """Return the seat of the pirate who came to Notoriety 100; of several the highest before clamping, then jd66."""
    reached = [pirate for pirate in voyage.state.pirates.values() if pirate.unclamped]
    most = max(pirate.unclamped for pirate in reached)
    seats = sorted(dict.fromkeys(pirate.seat for pirate in reached if pirate.unclamped == most))
    order, _ = ranked(voyage, seats)
    return order[0]


def key_of(voyage: Voyage, seat: int) -> Key:
    """Return what ranks a seat: its richest retired pirate, his Notoriety, all its retired treasure (spec 6.3, 6.4).

    A seat without one comes after those with one: by the Notoriety of its most notorious pirate in play, then by what
    its pirates own (spec 6.5).
    """
    scores = voyage.hidden.scores
    own = [pirate for pirate in voyage.state.pirates.values() if pirate.seat == seat]
    retired = [pirate for pirate in own if pirate.id in scores]
    if retired:
        best = max((scores[pirate.id], pirate.notoriety) for pirate in retired)
        return (1, *best, sum(scores[pirate.id] for pirate in retired))
    live = [pirate for pirate in own if pirate.in_play]
    owned = sum(pirate.cabin + voyage.hidden.treasure_of(pirate.id) for pirate in live)
    return (0, max((pirate.notoriety for pirate in live), default=0), owned)


def score_of(voyage: Voyage, seat: int) -> int:
    """Return a seat's score: the treasure of its richest retired pirate; if nobody has retired, its Notoriety."""
    key = key_of(voyage, seat)
    if key[0]:
        return key[1]
    return 0 if voyage.hidden.scores else key[1]


def careers(voyage: Voyage) -> list[dict[str, Any]]:
    """Return the career of every pirate for the final report."""
    return [
        {
            "seat": pirate.seat,
            "pirate": pirate.id,
            "fate": pirate.fate or pirate.status,
            "notoriety": pirate.notoriety,
            "popularity": pirate.popularity,
            "treasure": voyage.hidden.scores.get(pirate.id, 0),
            "prizes": pirate.prizes,
            "ports": pirate.ports,
            "duels": pirate.duels,
        }
        for pirate in voyage.state.pirates.values()
    ]


def faces(voyage: Voyage) -> list[dict[str, str]]:
    """Return the governors that were still face down."""
    state: State = voyage.state
    return [
        {"port": port.number, "governor": voyage.hidden.faces[port.governor.token]}
        for port in state.ports.values()
        if port.governor is not None and port.governor.token in voyage.hidden.faces
    ]
