"""Capture, the treason table and prison (spec 4.18, BN 18.2).

A prisoner is an entry of ``state.captives`` with ``how`` "prison"; its holder is the number of the port, and its data
names the ``sentence``, a key of :data:`SENTENCES`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.battle.bonds import free, release_prisoners
from rules.blackbeard.captivity.pledges import pay_from_treasures
from rules.blackbeard.cunning import Roll, Seen, named, own_roll, rerolled
from rules.blackbeard.dice import d6, dice
from rules.blackbeard.lasting import lose_relatives_of
from rules.blackbeard.port.sales import adjustment
from rules.blackbeard.sea.movement import leave_hex
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.homecoming import restart
from rules.blackbeard.state import Captive, Hunter, Pirate, Position, State
from rules.blackbeard.stocks import give_back
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES, nearest
from rules.blackbeard.world.ports import nation_of
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Play

RULE = "BN 18.2"
HANGED, RELEASED = "hanged", "released"
ENGLISH = "English"
BEST_ROW = 6
TENTH = 10
"""The per cent of a treasure for each point of the dice of a fine (BN 18.2)."""


class Sentence(NamedTuple):
    """A kind of imprisonment: the guard's attack, defence and Endurance; what awaits who is not freed in time.

    ``dice``: those of the fine. ``retires``: whether the career ends then; a sentence without a fine ends by hanging.
    """

    guard: tuple[int, int, int]
    dice: int = 0
    retires: bool = True


SENTENCES: Mapping[str, Sentence] = MappingProxyType(
    {
        "high_security": Sentence((2, 2, 2)),
        "death_row": Sentence((2, 2, 1), dice=2),
        "trial": Sentence((2, 1, 1), dice=1),
        "hearing": Sentence((1, 1, 1), dice=1, retires=False),
    }
)
ROWS = (HANGED, *SENTENCES, RELEASED)
"""The treason table, 1 to 6 on the die."""
GRAVE = (HANGED, "high_security", "death_row", "trial")
"""The rows that end a career unless another pirate comes, at which the default policy uses cunning."""


# ---------------------------------------------------------------- capture


def captured(voyage: Voyage, pirate: Pirate, *, nation: str, by: Hunter | None) -> Play[None]:
    """Let a nation capture a pirate: he is hanged, or his letter brings him before the treason table."""
    _tell_capture(voyage, pirate, nation, "" if by is None else by.token)
    # The ghost ship takes no letter, whatever the nation of its counter (event 24J).
    ghost = by is not None and by.kind == "ghost" and voyage.table.patched(STRIFE_CORRECTIONS)
    if ghost or not _holds_letter_of(pirate, nation):
        leave_play(voyage, pirate, HANGED)
        return
    yield from stand_trial(voyage, pirate, prison_of(voyage.state, pirate, nation))


def arrested(voyage: Voyage, pirate: Pirate, port: str) -> Play[None]:
    """Arrest a pirate in a port (event 54): he stands trial without a letter; one of the port's nation gives +1."""
    state = voyage.state
    nation = nation_of(state, port)
    ours = not PORTS[port].pirate or state.ports[port].english
    _tell_capture(voyage, pirate, nation if ours else ENGLISH, "")
    prison = port if ours else prison_of(state, pirate, ENGLISH)
    bonus = _holds_letter_of(pirate, nation)
    keeps = not bonus and voyage.table.patched(STRIFE_CORRECTIONS)
    yield from stand_trial(voyage, pirate, prison, bonus=int(bonus), keeps_letter=keeps)


def _tell_capture(voyage: Voyage, pirate: Pirate, nation: str, hunter: str) -> None:
    voyage.tell("captured", seat=pirate.seat, pirate=pirate.id, nation=nation, hunter=hunter, rule=RULE)


def _holds_letter_of(pirate: Pirate, nation: str) -> bool:
    return bool(pirate.letter) and LETTERS[pirate.letter].nationality == nation


def prison_of(state: State, pirate: Pirate, nation: str) -> str:
    """Return the port of a nation where a pirate is imprisoned: the nearest, or the lowest of all; "" if none is left.

    A pirate port that has become English is one of England's (spec 4.18.3).
    """
    ports = [
        number
        for number, port in state.ports.items()
        if not port.destroyed and nation_of(state, number) == nation and (not PORTS[number].pirate or port.english)
    ]
    place = pirate.position.place
    near = [number for number in ports if not is_zone(place) and HEXES[PORTS[number].hex].map == HEXES[place].map]
    if not near:
        return min(ports, default="")
    best = nearest(place, [PORTS[number].hex for number in near])
    return min(number for number in near if PORTS[number].hex in best)


# ---------------------------------------------------------------- the treason table


def stand_trial(
    voyage: Voyage, pirate: Pirate, prison: str, *, bonus: int = 0, keeps_letter: bool = False
) -> Play[None]:
    """Take everything from a captured pirate and roll for his fate; without a prison he is hanged (BN 18.2).

    ``keeps_letter``: he holds none of the captor's nation.
    """
    _seize(voyage, pirate, keeps_letter=keeps_letter)

    def row(faces: Roll) -> str:
        return ROWS[min(BEST_ROW, faces[0] + bonus) - 1]

    def verdict(faces: Roll) -> str:
        found = row(faces)
        return HANGED if found in SENTENCES and not prison else found

    def look(faces: Roll) -> Seen:
        result = verdict(faces)
        return Seen("imprisoned" if result in SENTENCES else result)

    def roll() -> Roll:
        return [d6(voyage, "treason")]

    faces = yield from rerolled(voyage, pirate, "treason", roll, lambda faces: row(faces) in GRAVE, look=look)
    result = verdict(faces)
    voyage.tell(
        "treason_tried",
        seat=pirate.seat,
        pirate=pirate.id,
        face=faces[0],
        bonus=bonus,
        result=result,
        port=prison if result in SENTENCES else "",
        rule=RULE,
    )
    if result == HANGED:
        leave_play(voyage, pirate, HANGED)
    elif result == RELEASED:
        restart(voyage, pirate, sloop=False)
    else:
        _imprison(voyage, pirate, prison, result)


def _seize(voyage: Voyage, pirate: Pirate, *, keeps_letter: bool) -> None:
    """Take letter, holds, cabin and hostages; captives aboard are free (spec 4.12.8, 4.18.2)."""
    leave_hex(voyage, pirate)
    if pirate.letter and not keeps_letter:
        give_back(voyage, "letters", pirate.letter)
        pirate.letter, pirate.pardon = "", False
    ledgers.unload(voyage, pirate, pirate.ship.markers, "seized", RULE)
    ledgers.spend(voyage, pirate, pirate.cabin, "seized", RULE)
    pirate.hostages = []
    lose_relatives_of(voyage, pirate, "ship_lost")
    pirate.careened, pirate.jury_job, pirate.jury_turns = False, None, 0
    release_prisoners(voyage, pirate)


def _imprison(voyage: Voyage, pirate: Pirate, prison: str, sentence: str) -> None:
    """Put a pirate into the prison of a port."""
    pirate.status, pirate.position = "imprisoned", Position(PORTS[prison].hex, "port")
    pirate.debauched, pirate.mutiny_due, pirate.now.stopped = 0, False, True
    voyage.state.captives.append(Captive(pirate.id, prison, "prison", {"sentence": sentence}))


# ---------------------------------------------------------------- prisoners who stay in prison


def prisoners_of_port(state: State, port: str) -> list[Captive]:
    """Return the prisoners of a port, in the order in which they came."""
    return [captive for captive in state.captives if captive.how == "prison" and captive.holder == port]


def prisoners_expire(voyage: Voyage) -> Play[None]:
    """Carry out what awaits the prisoners who are not freed by the next hazard event, in the order of seats."""
    for pirate in voyage.state.in_order(held=True):
        held = next((one for one in voyage.state.captives if one.pirate == pirate.id and one.how == "prison"), None)
        if held is not None:
            yield from _carry_out_sentence(voyage, pirate, held)


def _tithe(faces: Roll) -> int:
    """Return the part of a treasure that the dice of a fine take, in per cent."""
    return min(100, TENTH * sum(faces))


def _carry_out_sentence(voyage: Voyage, pirate: Pirate, held: Captive) -> Play[None]:
    """Hang a prisoner, or fine him; then his career ends or he goes on."""
    sentence = SENTENCES[held.data["sentence"]]
    rolls: Roll = []
    if sentence.dice:
        rolls = yield from own_roll(
            voyage,
            pirate,
            "fine",
            lambda: dice(voyage, "fine", sentence.dice),
            look=lambda faces: named("fined", percentage=_tithe(faces)),
        )
    percentage = _tithe(rolls)
    worth = voyage.hidden.treasure_of(pirate.id)
    fine = min(worth, adjustment(worth, percentage))
    voyage.tell(
        "sentence_passed",
        seat=pirate.seat,
        pirate=pirate.id,
        port=held.holder,
        dice=list(rolls),
        percentage=percentage,
        result="retired" if rolls and sentence.retires else "continues" if rolls else HANGED,
        private={pirate.seat: {"doubloons": fine}},
        rule=RULE,
    )
    if not rolls:
        leave_play(voyage, pirate, HANGED)
        return
    pay_from_treasures(voyage, pirate, fine, "fine", RULE)
    if sentence.retires:
        leave_play(voyage, pirate, "prison")
    else:
        restart(voyage, pirate, sloop=False)


def prison_sacked(voyage: Voyage, port: str) -> None:
    """Let the prisoners of a port that is sacked go on, without gain (spec 4.18.4)."""
    for held in prisoners_of_port(voyage.state, port):
        free(voyage, voyage.state.pirates[held.pirate], prison=True)
