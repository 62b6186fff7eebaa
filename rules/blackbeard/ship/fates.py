"""How a pirate leaves play, and who takes his place: mutiny, retirement, death, replacement (spec 4.19, 4.20, 4.24).

:func:`leave_play` is the only way out of play. Its cause decides whether the pirate is dead or retired, what becomes of
his ship, and what his treasure is worth in the end.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.arrivals import activate, deal_pirate
from rules.blackbeard.cunning import Roll, Seen, points_left, rerolled, tried
from rules.blackbeard.dice import LOWEST, LOWEST_JD66, d6, jd66
from rules.blackbeard.hunters import target_gone
from rules.blackbeard.lasting import owner_left
from rules.blackbeard.names import Cause
from rules.blackbeard.odds import HUNDRED
from rules.blackbeard.odds import retire as likely
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.options import Options
from rules.blackbeard.policies import ASK, LISTED, recorded
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.ship.homecoming import set_free
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.stocks import give_back
from rules.blackbeard.tables import LETTERS
from rules.blackbeard.voyage import (
    COMBAT_CORRECTIONS,
    RETIREMENT_REROLLED,
    STRIFE_CORRECTIONS,
    TABLE_CUSTOMS,
    TABLE_RULINGS,
    Voyage,
)
from rules.blackbeard.world.ports import nation_of, port_at, status_of
from rules.kernel import Option, Play, choose

QUELLED = 6
"""Popularity after a mutiny that failed (BN 17.31)."""
AGAIN, AS_EVER = "yes", "policy"
"""Whether cunning rolls again for a failed retirement, or the captain's policy decides about that roll, too."""
RETIRING = ("refuge", "pirate", "pro")
"""The status of ports where a pirate may retire (spec 4.7)."""


class Fate(NamedTuple):
    """The end of a captain who leaves play for one cause.

    ``retired``: else dead. ``inherited``: the next captain takes over the ship (BN 17.4). ``cabin``, ``treasures``:
    whether they count in the end.
    """

    retired: bool
    inherited: bool
    cabin: bool = False
    treasures: bool = False


FATES: Mapping[str, Fate] = MappingProxyType(
    {
        "retired": Fate(retired=True, inherited=True, cabin=True, treasures=True),
        "pardoned": Fate(retired=True, inherited=True, cabin=True, treasures=True),
        "deposed": Fate(retired=True, inherited=True, treasures=True),
        "marooned_by_crew": Fate(retired=False, inherited=True),
        "duel": Fate(retired=False, inherited=True),
        "disease": Fate(retired=False, inherited=True),
        "wounds": Fate(retired=False, inherited=False),
        "sunk": Fate(retired=False, inherited=False),
        "boarded": Fate(retired=False, inherited=False),
        "captivity": Fate(retired=False, inherited=False),
        "hanged": Fate(retired=False, inherited=False),
        "abandoned": Fate(retired=False, inherited=False),
        "natives": Fate(retired=False, inherited=False),
        "prison": Fate(retired=True, inherited=False, treasures=True),
    }
)
"""All causes: voluntary retirement and by pardon; mutiny with an equal and with a higher die; a duel; disease; wounds;
sinking; death in a boarding duel; death as a captive; hanging; a captive given up; a native rising; retirement after a
fine (BN 17.3, 17.4, 18.2, 18.3)."""

SHIP_LOST = ("sunk", "wounds")
"""Causes with which the ship and everybody aboard is lost (spec 4.20.3)."""
CAREERS_OWED = "careers_owed"
"""The change of this rule: a pirate who is drawn at the start of the next turn counts as a career begun (spec 11.9)."""


AFTER_LEAVING: tuple[Callable[[Voyage, Pirate], None], ...] = (target_gone, owner_left)
"""The steps that follow when a pirate has left play."""


def leave_play(voyage: Voyage, pirate: Pirate, cause: str) -> None:
    """Take a pirate out of play for good. ``cause``: a key of :data:`FATES`.

    His seat's next pirate takes over the ship at once, or comes at the start of the next turn, if careers remain.
    """
    fate, state = FATES[cause], voyage.state
    pirate.status, pirate.fate = "retired" if fate.retired else "dead", cause
    pirate.undone_by = pirate.now.foe if pirate.now.foe in state.pirates else ""
    _settle_treasure(voyage, pirate, fate)
    if pirate.letter:
        give_back(voyage, "letters", pirate.letter)
        pirate.letter, pirate.pardon = "", False
    pirate.info = []
    for sail in state.sails:
        sail.attempts.pop(pirate.id, None)
        if sail.attached == pirate.id:
            sail.attached = ""
    state.captives = [captive for captive in state.captives if captive.pirate != pirate.id]
    voyage.tell("left_play", seat=pirate.seat, pirate=pirate.id, cause=cause, rule="BN 17.4")
    _leave_prisoners(voyage, pirate, cause)
    for follow in AFTER_LEAVING:
        follow(voyage, pirate)
    if not _career_left(voyage, pirate.seat):
        return
    if fate.inherited:
        _inherit(voyage, pirate)
    else:
        pirate.hostages = []
        state.owed.append(pirate.seat)


def _career_left(voyage: Voyage, seat: int) -> bool:
    """Return whether a seat may begin another career; the pirates that it is to draw have begun theirs (BN 17.4)."""
    state = voyage.state
    coming = state.owed.count(seat) if voyage.table.patched(CAREERS_OWED) else 0
    return state.careers[seat] + coming < voyage.options.careers


def _settle_treasure(voyage: Voyage, pirate: Pirate, fate: Fate) -> None:
    """Count what a retired pirate keeps as his score; everything else is lost (spec 4.19, 4.20.4).

    A pirate who falls to another leaves him the cabin (spec 4.12.7): it waits for the one who takes the ship. In older
    matches it was told at once, as taken or as lost.
    """
    score = pirate.cabin if fate.cabin else 0
    kept: tuple[Cause, str] = ("retired", "BN 18.3")
    lost: tuple[Cause, str] = ("lost", "BN 17.4")
    prey = _falls_to_victor(voyage, pirate)
    if not prey or not voyage.table.patched(TABLE_CUSTOMS):
        if fate.cabin:
            told = kept
            voyage.hidden.kept[pirate.id] = pirate.cabin
        else:
            told = ("conquered", "BN 12.2") if prey and voyage.table.patched(TABLE_RULINGS) else lost
        ledgers.spend(voyage, pirate, pirate.cabin, *told)
    for port in list(pirate.chests):
        amount = voyage.hidden.treasure_of(pirate.id, port)
        score += amount if fate.treasures else 0
        if fate.treasures and voyage.options.refuge_amounts == "public":
            voyage.hidden.kept[pirate.id] = voyage.hidden.kept.get(pirate.id, 0) + amount
        ledgers.treasure(voyage, pirate, port, -amount, *(kept if fate.treasures else lost))
    if fate.retired:
        voyage.hidden.scores[pirate.id] = score


def _falls_to_victor(voyage: Voyage, pirate: Pirate) -> bool:
    """Return whether a captain who has left play has fallen to a pirate who disposes of his ship (spec 4.20.2, 3)."""
    return pirate.fate == "boarded" or (pirate.fate == "wounds" and pirate.now.foe in voyage.state.pirates)


def sink_untaken(voyage: Voyage, *pirates: Pirate | None) -> None:
    """Let the ships go down, with cabins and captives, of captains who have fallen in a fight and whom nobody took."""
    fallen = [pirate for pirate in pirates if pirate is not None and pirate.status == "dead"]
    for pirate in fallen if voyage.table.patched(TABLE_CUSTOMS) else ():
        ledgers.spend(voyage, pirate, pirate.cabin, "lost", "BN 17.4")
        for captive in [captive for captive in voyage.state.captives if captive.holder == pirate.id]:
            leave_play(voyage, voyage.state.pirates[captive.pirate], "captivity")


def _leave_prisoners(voyage: Voyage, pirate: Pirate, cause: str) -> None:
    """Free the captives of a captain who retires or is captured; those on a lost ship die with it (spec 4.12.8).

    A captain who falls in a battle or duel with a pirate leaves them to the winner, the others to their successor.
    """
    state = voyage.state
    inherited = FATES[cause].inherited and _career_left(voyage, pirate.seat)
    if _falls_to_victor(voyage, pirate):
        return
    for captive in [captive for captive in state.captives if captive.holder == pirate.id]:
        held = state.pirates[captive.pirate]
        if cause in SHIP_LOST or (cause == "natives" and voyage.table.patched(STRIFE_CORRECTIONS)):
            leave_play(voyage, held, "captivity")
        elif FATES[cause].retired or not inherited:
            set_free(voyage, held)


def _inherit(voyage: Voyage, pirate: Pirate) -> None:
    """Let the next captain of the seat take over ship, position, holds and hostages (BN 17.4)."""
    name = deal_pirate(voyage, pirate.seat)
    new = activate(voyage, name, pirate.seat, None, ship=pirate.ship)
    new.position, new.facing, new.careened = pirate.position, pirate.facing, pirate.careened
    new.hostages, pirate.hostages = pirate.hostages, []
    if voyage.table.patched(COMBAT_CORRECTIONS):
        new.now.rigged = pirate.now.rigged
    for captive in voyage.state.captives:
        if captive.holder == pirate.id:
            captive.holder = new.id
    voyage.tell(
        "replaced", seat=pirate.seat, pirate=pirate.id, successor=new.id, place=new.position.place, rule="BN 17.4"
    )


# ---------------------------------------------------------------- mutiny


def answer_mutinies(voyage: Voyage) -> Play[None]:
    """Let the crews rise whose captains' Popularity has come to 0, one attempt a pirate and step (BN 17.1, 4.24.3)."""
    if not any(pirate.mutiny_due for pirate in voyage.state.pirates.values()):
        return
    for pirate in voyage.state.in_order():
        if pirate.mutiny_due and not pirate.now.mutinied and pirate.status == "active":
            yield from mutiny(voyage, pirate)


def mutiny(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Carry out one mutiny: a die against Charisma (BN 17.3)."""
    pirate.mutiny_due, pirate.now.mutinied = False, True
    charisma = rating(pirate, "charisma")

    def roll() -> Roll:
        return [d6(voyage, "mutiny")]

    def deposed(faces: Roll) -> bool:
        return faces[0] >= charisma

    def look(faces: Roll) -> Seen:
        return tried(passed=not deposed(faces))

    def vain(faces: Roll) -> bool:
        """Return whether even a 1 would not do more for him: who is deposed retires, who is marooned is lost."""
        return deposed([LOWEST]) and (charisma < LOWEST or faces[0] == LOWEST)

    (face,) = yield from rerolled(voyage, pirate, "mutiny", roll, deposed, look=look, vain=vain)
    result = "quelled" if not deposed([face]) else "retired" if face == charisma else "marooned"
    voyage.tell(
        "mutiny",
        seat=pirate.seat,
        pirate=pirate.id,
        face=face,
        charisma=charisma,
        result=result,
        rule="BN 17.3",
    )
    if result == "quelled":
        ledgers.reset_popularity(voyage, pirate, QUELLED, "mutiny_quelled")
    else:
        leave_play(voyage, pirate, "deposed" if result == "retired" else "marooned_by_crew")


# ---------------------------------------------------------------- retirement


def may_retire(pirate: Pirate, port: str, status: str) -> bool:
    """Return whether a pirate may try to retire in a port; his old Refuge lets him even as an enemy (BN 9.22)."""
    return status in RETIRING or (status == "anti" and pirate.refuge == port)


def pardoned(options: Options, state: State, pirate: Pirate, port: str) -> bool:
    """Return whether a royal pardon of the port's nation lets a pirate retire there without a die (spec 4.19.4)."""
    pardon = options.pardon_retirement and pirate.pardon and pirate.letter
    return bool(pardon) and LETTERS[pirate.letter].nationality == nation_of(state, port)


def spend_pardon(voyage: Voyage, pirate: Pirate) -> None:
    """Hand in a royal pardon, so that a pirate is no longer the enemy of its nation (event 26).

    A Refuge that only the mark has closed (spec 4.9.5) is one again: line 4 of spec 4.7 asks for the mark, and whose
    Refuge the port is only a bribe changes. A Refuge that he has won back in spite of the mark (BN 10.72) needs that
    leave no more, so that his next attack on the nation closes it; in older matches it did not.
    """
    if not pirate.pardon or not pirate.letter:
        return
    nation = LETTERS[pirate.letter].nationality
    give_back(voyage, "letters", pirate.letter)
    pirate.letter, pirate.pardon = "", False
    pirate.enemy = [enemy for enemy in pirate.enemy if enemy != nation]
    won_back = pirate.restored and nation_of(voyage.state, pirate.restored) == nation
    if won_back and voyage.table.patched(TABLE_RULINGS):
        pirate.restored = ""
    voyage.tell("pardon_used", seat=pirate.seat, pirate=pirate.id, nation=nation, rule="BN 22.1")


def _try_of(scene: Scene) -> tuple[bool, int]:
    """Return whether a captain needs no die to retire where he arrives, and what he retires on."""
    port = port_at(scene.there.place)
    free = scene.there.mode == "port" and pardoned(scene.table.options, scene.state, scene.pirate, port)
    return free, scene.pirate.cabin + int(scene.secrets.get("treasure", 0))


def _offered(scene: Scene) -> bool:
    port = port_at(scene.there.place)
    if not port or not scene.there.inside:
        return False
    free, worth = _try_of(scene)
    if free:
        return True
    enough = worth >= int(scene.secrets.get("refused", 0))
    status = status_of(scene.state, scene.pirate, port, scene.stances)
    return enough and may_retire(scene.pirate, port, status)


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    port = port_at(pirate.position.place)
    if not port or not pirate.position.inside:
        return False
    worth = pirate.cabin + voyage.hidden.treasure_of(pirate.id)
    if pirate.position.mode == "port" and pardoned(voyage.options, voyage.state, pirate, port):
        return True
    enough = worth >= voyage.hidden.refused.get(pirate.id, 0)
    return enough and may_retire(pirate, port, status_of(voyage.state, pirate, port))


def _rerolls(scene: Scene, prefix: str) -> Play[Mapping[str, Any]]:
    """Ask whether cunning rolls again if the attempt fails (BN 21.1).

    By default it does, unless his captain wants to be asked about rolls, or never to use cunning.
    """
    pirate, table = scene.pirate, scene.table
    left, (free, _) = points_left(pirate), _try_of(scene)
    if free or not (left and table.options.m_cunning and table.patched(RETIREMENT_REROLLED)):
        return {}
    policy = recorded(table, pirate.seat, "cunning", pirate.id)
    again = yield from choose(
        pirate.seat,
        "retire_cunning",
        [Option(AGAIN), Option(AS_EVER)],
        step=f"{prefix}cunning",
        default=AS_EVER if policy in (ASK, "never") else AGAIN,
        quiet=True,
        data={"pirate": pirate.id, "cunning": left},
        rule="BN 21.1",
    )
    return {"cunning": again}


def _retire(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Try to retire: jd66 against the treasure in hundreds. Nobody learns of the sum by a failure (BN 18.3)."""
    port = port_at(pirate.position.place)
    if pirate.position.mode == "port" and pardoned(voyage.options, voyage.state, pirate, port):
        nation = nation_of(voyage.state, port)
        voyage.tell("pardon_used", seat=pirate.seat, pirate=pirate.id, nation=nation, rule="BN 18.1")
        leave_play(voyage, pirate, "pardoned")
        return
    worth = pirate.cabin + voyage.hidden.treasure_of(pirate.id)

    def roll() -> Roll:
        return [jd66(voyage, "retirement")]

    def enough(faces: Roll) -> bool:
        return faces[0] <= worth // HUNDRED

    def look(faces: Roll) -> Seen:
        return tried(passed=enough(faces))

    policy = f"{LISTED}/retirement" if arguments.get("cunning") == AGAIN else ""
    (face,) = yield from rerolled(
        voyage, pirate, "retirement", roll, policy=policy, look=look, vain=lambda _: not enough([LOWEST_JD66])
    )
    succeeded = enough([face])
    voyage.tell(
        "retirement_tried",
        seat=pirate.seat,
        pirate=pirate.id,
        result="retired" if succeeded else "failed",
        rule="BN 18.3",
    )
    if succeeded:
        leave_play(voyage, pirate, "retired")
    else:
        voyage.hidden.refused[pirate.id] = needed_after(worth)


def needed_after(worth: int) -> int:
    """Return the treasure with which a pirate may try again to retire who has failed with this one (BN 18.3)."""
    return (worth // HUNDRED + 1) * HUNDRED


def _facts(scene: Scene) -> Mapping[str, Any]:
    """Return what he retires on, which counts as his score, and the chance to succeed."""
    free, worth = _try_of(scene)
    return {"worth": worth, "odds": 100 if free else likely(worth)}


RETIRE = Operation("retire", "BN 18.3", _offered, _able, _retire, arguments=_rerolls, facts=_facts)
"""OP-10: retire for good."""
