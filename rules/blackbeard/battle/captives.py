"""Captives from turn to turn: hunger, torture, release, and rescue from an island (spec 4.12.8, 4.12.9).

The decisions of their captors and of their seats are part of the orders form: they are done at the start of step 2.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.blackbeard.battle.bonds import free_or_keep
from rules.blackbeard.battle.prisoners import captivity_of, prisoners_of
from rules.blackbeard.captivity.pledges import pledged, redeem
from rules.blackbeard.cunning import (
    CUNNING_IN_EVERY_ROLL,
    Rival,
    Roll,
    Seen,
    contested,
    never_grave,
    own_roll,
    rerolled,
    tried,
)
from rules.blackbeard.dice import d6
from rules.blackbeard.names import asked
from rules.blackbeard.operation import Operation, Scene, still_there
from rules.blackbeard.options import Options
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.figures import cruelty
from rules.blackbeard.ship.homecoming import set_free
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import Captive, Pirate, State
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, JUSTICE_CORRECTIONS, STRIFE_CORRECTIONS, Voyage
from rules.kernel import Option, Play, Table, choose, pick

RULE = "BN 12.2"
STOP, ON, RELEASE = "stop", "on", "release"
HUNGRY = 1
"""The die at which a captive on an island or on the plank is wounded (spec 4.12.8)."""


# ---------------------------------------------------------------- step 6


def captives(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Carry out what a captive suffers in this turn (step 6); nothing for a pirate who is at large."""
    held = captivity_of(voyage.state, pirate.id)
    if held is None or pirate.status not in ("captive", "marooned"):
        return
    if held.how in ("island", "plank"):
        yield from _hunger(voyage, pirate, held)
    elif held.how == "mast" and _tortured(voyage, held):
        yield from _torture(voyage, voyage.state.pirates[held.holder], pirate, held)


def _hunger(voyage: Voyage, pirate: Pirate, held: Captive) -> Play[None]:
    """Roll for a captive on an island or on the plank: a wound at 1."""
    (face,) = yield from own_roll(
        voyage, pirate, "hunger", lambda: [d6(voyage, "captive")], look=lambda faces: tried(passed=faces[0] != HUNGRY)
    )
    voyage.tell(
        "captive_weakened",
        seat=pirate.seat,
        pirate=pirate.id,
        how=held.how,
        face=face,
        result="wounded" if face == HUNGRY else "holds_out",
        rule=RULE,
    )
    if face == HUNGRY:
        yield from wound(voyage, pirate, "captivity")


def _tortured(voyage: Voyage, held: Captive) -> bool:
    """Return whether a captive at the mast is tortured in this turn: in the first one, then as his captor orders."""
    captor = voyage.state.pirates.get(held.holder)
    if captor is None or captor.status != "active":
        return False
    if held.data.get("since") == voyage.state.turn:
        return True
    orders = voyage.hidden.seat_orders.get(captor.seat)
    return orders is not None and orders.captives.get(held.pirate) == ON


def _torture(voyage: Voyage, captor: Pirate, pirate: Pirate, held: Captive) -> Play[None]:
    """Torture a captive at the mast: the captor's die and Cruelty against his die and the Endurance that he has left.

    At 0 the captor learns of his Refuge; from the next turn on each success is a wound. A captive who had no Endurance
    left when this captor got him talks at the first success; in older matches it was a wound already.
    """
    left, hardness = int(held.data.get("endurance", 0)), cruelty(captor)
    corrected = voyage.table.patched(STRIFE_CORRECTIONS)
    talks = left == 1 or (not left and corrected and held.data.get("talked") != captor.id)

    def breaks(faces: Roll) -> bool:
        return hardness + faces[0] > left + faces[1]

    mine, theirs = yield from _roll_torture(voyage, captor, pirate, breaks)
    broken = breaks([mine, theirs])
    result = "silent" if not broken else "talked" if talks else "weakened" if left else "wounded"
    voyage.tell(
        "captive_tortured",
        seat=captor.seat,
        pirate=captor.id,
        target=pirate.id,
        dice=[mine, theirs],
        total=hardness + mine,
        rolled=left + theirs,
        endurance=max(0, left - broken),
        result=result,
        about=pirate.refuge if result == "talked" else "",
        rule=RULE,
    )
    if not broken:
        return
    if result == "wounded":
        # If it kills him, his captor has done it (BN 20.1); in older matches nobody.
        pirate.now.foe = captor.id if voyage.table.patched(COMBAT_CORRECTIONS) else ""
        yield from wound(voyage, pirate, "captivity")
        pirate.now.foe = ""
        return
    held.data["endurance"] = max(0, left - 1)
    if result == "talked":
        if corrected:
            held.data["talked"] = captor.id
        if pirate.refuge:
            captor.info.append(pirate.refuge)


def _roll_torture(voyage: Voyage, captor: Pirate, pirate: Pirate, breaks: Callable[[Roll], bool]) -> Play[Roll]:
    """Roll the dice of captor and captive; ``breaks``: whether they break the captive."""

    def roll() -> Roll:
        return [d6(voyage, "captive"), d6(voyage, "captive")]

    def by_captor(faces: Roll) -> Seen:
        return tried(passed=breaks(faces), own=faces[:1], foe=faces[1:])

    def by_captive(faces: Roll) -> Seen:
        return tried(passed=not breaks(faces), own=faces[1:], foe=faces[:1])

    if not voyage.table.patched(CUNNING_IN_EVERY_ROLL):
        return (yield from rerolled(voyage, captor, "captive", roll, never_grave, look=by_captor))
    rivals = [Rival(captor, never_grave, look=by_captor), Rival(pirate, never_grave, look=by_captive)]
    return (yield from contested(voyage, rivals, "captive", roll, held=True))


# ---------------------------------------------------------------- orders


def has_captive_orders(table: Table, state: State, seat: int) -> bool:
    """Return whether a seat has captives aboard to decide about, or may give up one of its own.

    Either is reason enough to ask it for orders; in older matches only the second.
    """
    holds = table.patched(JUSTICE_CORRECTIONS) and any(prisoners_of(state, captor) for captor in state.active(seat))
    return holds or may_give_up(table, state, seat)


def may_give_up(table: Table, state: State, seat: int) -> bool:
    """Return whether a seat has a captured pirate whom it may abandon."""
    options: Options = table.options
    return options.m_rivals and options.abandon_captive and bool(_lost(table, state, seat))


def _lost(table: Table, state: State, seat: int) -> list[Pirate]:
    """Return the pirates of a seat that a pirate holds or has marooned, and prisoners for whom no hazard comes.

    In older matches these prisoners are not among them.
    """
    lost = ["captive", "marooned"]
    if not table.options.m_hazards and table.patched(JUSTICE_CORRECTIONS):
        lost.append("imprisoned")
    return [pirate for pirate in state.pirates.values() if pirate.seat == seat and pirate.status in lost]


def captive_steps(table: Table, state: State, seat: int) -> Play[tuple[dict[str, str], tuple[str, ...]]]:
    """Ask what becomes of the captives aboard the seat's ships (BN-A3), and which own captives it gives up (BN-R2)."""
    pays = table.patched(JUSTICE_CORRECTIONS)
    wishes: dict[str, str] = {}
    for captor in state.active(seat):
        for held in prisoners_of(state, captor):
            wishes[held.pirate] = yield from _ask_captor(captor, held, pledged(held) if pays else 0)
    abandoned: tuple[str, ...] = ()
    own = _lost(table, state, seat)
    if own and table.options.abandon_captive:
        question = asked("BN-R2")
        chosen = yield from pick(
            seat,
            question.kind,
            [Option(pirate.id, {"pirate": pirate.id}) for pirate in own],
            (0, len(own)),
            step="abandoned",
            default=list[str],
            quiet=True,
            data={"count": len(own)},
            rule=question.rule,
        )
        abandoned = tuple(chosen)
    return wishes, abandoned


def _ask_captor(captor: Pirate, held: Captive, pledge: int) -> Play[str]:
    """Ask whether a captive is tortured, left alone, or released; on the plank there is only keeping or releasing.

    ``pledge``: the doubloons that he pays if he is released.
    """
    question = asked("BN-A3")
    mast = held.how == "mast"
    return (
        yield from choose(
            captor.seat,
            question.kind,
            [Option(name, {"fate": name}) for name in ([STOP, ON, RELEASE] if mast else [STOP, RELEASE])],
            step=f"{held.pirate}_captive",
            default=STOP,
            quiet=not mast,
            data={
                "pirate": captor.id,
                "target": held.pirate,
                "how": held.how,
                "endurance": held.data.get("endurance", 0),
                "cruelty": cruelty(captor),
                "pledge": pledge,
            },
            rule=question.rule,
        )
    )


def settle_captives(voyage: Voyage) -> Play[None]:
    """Release and give up captives as the seats have ordered, when the forms are revealed.

    A captive's pledge is paid to the captor who releases him (spec 4.12.9); in older matches it was not.
    """
    state, pays = voyage.state, voyage.table.patched(JUSTICE_CORRECTIONS)
    for seat in state.from_marker():
        orders = voyage.hidden.seat_orders.get(seat)
        if orders is None:
            continue
        for name in orders.abandoned:
            if any(pirate.id == name for pirate in _lost(voyage.table, state, seat)):
                leave_play(voyage, state.pirates[name], "abandoned")
        for captive in list(state.captives):
            captor = state.pirates.get(captive.holder)
            if captor is not None and captor.seat == seat and orders.captives.get(captive.pirate) == RELEASE:
                if pays:
                    yield from redeem(voyage, captive, captor)
                set_free(voyage, state.pirates[captive.pirate], captor.id)


# ---------------------------------------------------------------- rescue from an island


def castaways(state: State, pirate: Pirate, place: str) -> list[Captive]:
    """Return the captives whom a pirate may take off an island: those of other seats (spec 4.12.9).

    The island may be an arrow hex, DD21, on which he has come out of a transit zone: that was the whole movement, not
    the operation of the turn; only a search needs an allowance that is spent (spec 4.5.10, 9-A72).
    """
    return [
        captive
        for captive in state.captives
        if captive.how == "island" and captive.holder == place and state.pirates[captive.pirate].seat != pirate.seat
    ]


def _offered(scene: Scene) -> bool:
    afloat = scene.there.afloat and not scene.pirate.careened
    return scene.table.options.m_rivals and afloat and bool(castaways(scene.state, scene.pirate, scene.there.place))


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    afloat = pirate.position.afloat and not pirate.careened and not pirate.now.stopped
    found = [captive.pirate for captive in castaways(voyage.state, pirate, pirate.position.place)]
    return voyage.options.m_rivals and afloat and still_there(voyage, pirate, "captive", found)


def _arguments(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask whom to rescue, where there are several."""
    found = castaways(scene.state, scene.pirate, scene.there.place)
    if len(found) == 1:
        return {"captive": found[0].pirate}
    chosen = yield from choose(
        scene.pirate.seat,
        "rescue_whom",
        [Option(captive.pirate, {"pirate": captive.pirate}) for captive in found],
        step=f"{prefix}captive",
        default=found[0].pirate,
        rule=RULE,
        data={"pirate": scene.pirate.id, "place": scene.there.place},
    )
    return {"captive": chosen}


def _contests(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Sequence[str]:
    del arguments
    return [f"castaway/{captive.pirate}" for captive in castaways(voyage.state, pirate, pirate.position.place)]


def _rescue(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Take a marooned captain aboard, to free or to keep him (OP-15)."""
    found = castaways(voyage.state, pirate, pirate.position.place)
    wanted = next((captive for captive in found if captive.pirate == arguments.get("captive")), found[0])
    held = voyage.state.pirates[wanted.pirate]
    voyage.tell("castaway_found", seat=pirate.seat, pirate=pirate.id, target=held.id, place=wanted.holder, rule=RULE)
    yield from free_or_keep(voyage, pirate, held)


RESCUE = Operation("rescue", RULE, _offered, _able, _rescue, arguments=_arguments, contests=_contests)
"""OP-15: rescue a marooned captain."""
