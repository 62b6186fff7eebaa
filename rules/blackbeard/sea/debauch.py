"""Debauchery at sea and in port, and what happens in the taverns (spec 4.9.9, 4.10.11)."""

from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, Seen, named, rerolled
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import chasers_of
from rules.blackbeard.names import asked
from rules.blackbeard.options import Options
from rules.blackbeard.policies import decide
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.repair import mend
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.voyage import REASONS_TOLD, Voyage
from rules.blackbeard.world.ports import TERMS, status_of
from rules.kernel import Ask, Option, Play, choose, number

TEMPTING = ("search", "attack_merchant", "business")
"""The operations after which a crew may demand a debauch."""
PATIENT, PATIENT_WHEN_HUNTED = 5, 3
"""The popularity from which a crew had better be refused a debauch, and the same with a hunter after the captain."""
UNPOPULAR = 3
"""The popularity at which a crew had better get a debauch of which its captain is free."""
LOYAL = 2
"""The popularity from which a crew that is refused a debauch does not mutiny at once (BN 17.1)."""


def patience(state: State, pirate: Pirate) -> int:
    """Return the popularity from which a captain had better refuse a debauch, because his crew likes him well enough.

    Who debauches at sea lies there for a turn, for every hunter to find.
    """
    return PATIENT_WHEN_HUNTED if chasers_of(state, pirate) else PATIENT


def keeps_sober(state: State, pirate: Pirate) -> bool:
    """Return whether a captain had better refuse a debauch, because of his crew's patience."""
    return pirate.popularity >= patience(state, pirate)


def keeps_last_turn(options: Options, turn: int, pirate: Pirate) -> bool:
    """Return whether a captain had better refuse a debauch, because he would miss the last turn that is agreed on.

    Only who retires by then counts for sure (spec 6.2).
    """
    return skips_last(options, turn) and pirate.popularity >= LOYAL


def skips_last(options: Options, turn: int) -> bool:
    """Return whether the turn that a debauch costs is the last one that is agreed on."""
    return options.is_last(turn + 1) and not options.is_last(turn)


def debauch(voyage: Voyage, pirate: Pirate, *, forced: bool, port: str = "", prize: str = "") -> Play[None]:
    """Let a crew debauch if the captain wants it; to refuse what is compulsory costs Popularity (BN 9.28, 10.21).

    ``port``: its number if the crew goes ashore there; ``prize``: else the merchant that it has taken.
    """
    wanted = yield from decide(
        voyage,
        pirate,
        "debauch_forced" if forced else "debauch_free",
        by=lambda policy: policy,
        ask=lambda: _ask(voyage, pirate, port, prize, forced=forced),
    )
    if wanted == "no":
        if forced:
            ledgers.popularity(voyage, pirate, -1, "debauch_refused", _compulsory(port))
        return
    pirate.debauched = voyage.state.turn + 1
    rule = "BN 10.21" if port else "BN 9.28"
    if voyage.options.m_rivals:
        voyage.state.duties.append(pirate.id)
    why: dict[str, Any] = {}
    if voyage.table.patched(REASONS_TOLD):
        why["because"] = ("trade" if port else "prize") if forced else "wish"
    voyage.tell("debauched", seat=pirate.seat, pirate=pirate.id, place=pirate.position.place, rule=rule, **why)
    ledgers.popularity(voyage, pirate, 1, "debauch")
    drunk = [marker for marker in pirate.ship.markers if marker == "alcohol"]
    ledgers.unload(voyage, pirate, drunk, "alcohol", "BN 9.28")
    for _ in drunk:
        ledgers.popularity(voyage, pirate, 1, "alcohol")
    yield from _drugs(voyage, pirate)
    if port and voyage.options.m_taverns:
        yield from tavern(voyage, pirate, port)


def _compulsory(port: str) -> str:
    """Return the rule that makes a debauch compulsory, in a port or after a prize."""
    return "BN 10.21" if port else "BN 9.282"


def _ask(voyage: Voyage, pirate: Pirate, port: str, prize: str, *, forced: bool) -> Ask[str]:
    """Ask for a debauch. ``patience``: the popularity from which most people refuse one; 0 if nobody threatens them."""
    question = asked("BN-C6")
    turn, options = voyage.state.turn, voyage.options
    facts = {"forced": forced, "last": options.is_last(turn), "tokens": pirate.tokens}
    facts["final"] = skips_last(options, turn)
    return choose(
        pirate.seat,
        question.kind,
        [Option(answer, facts) for answer in ("yes", "no")],
        default="yes" if forced else "no",
        rule=_compulsory(port) if forced else question.rule,
        data={
            "pirate": pirate.id,
            "port": port,
            "merchant": prize,
            **facts,
            "popularity": pirate.popularity,
            "patience": patience(voyage.state, pirate) if options.threatened() else 0,
            "unhappy": UNPOPULAR,
            "alcohol": pirate.ship.markers.count("alcohol"),
        },
    )


def _drugs(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let the crew take drugs: none, all, or as many as its captain says when he is asked (BN 17.2)."""
    aboard = pirate.ship.markers.count("drugs")
    if not aboard:
        return
    question = asked("BN-C10")
    count = yield from decide(
        voyage,
        pirate,
        "drugs",
        by=lambda policy: aboard if policy == "yes" else 0,
        ask=lambda: number(
            pirate.seat,
            question.kind,
            0,
            aboard,
            default=0,
            rule=question.rule,
            data={"pirate": pirate.id, "popularity": pirate.popularity},
        ),
    )
    ledgers.unload(voyage, pirate, ["drugs"] * count, "drugs", "BN 17.2")
    for _ in range(count):
        ledgers.popularity(voyage, pirate, 1, "drugs")


def tavern(voyage: Voyage, pirate: Pirate, port: str) -> Play[None]:
    """Roll for the crew ashore: men may be lost, or hired (BN 10.211, 10.311, 10.411, 10.741)."""
    terms = TERMS[status_of(voyage.state, pirate, port)]
    if not terms.debauch:
        return

    def roll() -> Roll:
        return [d6(voyage, "tavern")]

    def change_by(faces: Roll) -> int:
        loses, gains = faces[0] <= terms.tavern_loss, faces[0] >= terms.tavern_gain
        return -1 if loses else terms.tavern_repair if gains else 0

    def look(faces: Roll) -> Seen:
        change = change_by(faces)
        return named("crew_lost" if change < 0 else "crew_found" if change else "nothing", count=max(0, change))

    (face,) = yield from rerolled(voyage, pirate, "tavern", roll, look=look)
    change = change_by([face])
    rule = "BN 10.211"
    voyage.tell("tavern", seat=pirate.seat, pirate=pirate.id, port=port, face=face, change=change, rule=rule)
    if change < 0:
        yield from hit(voyage, pirate, "crew", 1, "tavern", combat=False)
    elif change:
        mend(voyage, pirate, "crew", change, "tavern", rule)
