"""Wounds of a captain, what they cost him, and how they heal (spec 2.6, 4.13.5-4.13.7)."""

from collections.abc import Mapping
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.cunning import Roll, Seen, named, own_roll
from rules.blackbeard.dice import d6
from rules.blackbeard.operation import Operation, Scene
from rules.blackbeard.policies import policy_of
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import PARTS, Grade, Pirate, Wound
from rules.blackbeard.stocks import draw_card
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.blackbeard.world.ports import TERMS, port_at, status_of
from rules.kernel import Play

COST: Mapping[str, int] = {"superficial": 0, "minor": 1, "incapacitating": 2}
"""Popularity that a wound costs (BN 13.93, 13.94)."""


def wound(voyage: Voyage, pirate: Pirate, cause: str, grade: Grade | None = None) -> Play[None]:
    """Wound a captain; a card decides how badly, unless ``grade`` does. ``cause``: the fate that a death has."""
    card = ""
    if grade is None:
        drawn = draw_card(voyage, "wound", lambda card: card.wound)
        grade, card = _grade(drawn.wound), drawn.id
    dealt = grade

    def roll() -> Roll:
        face = d6(voyage, "wound_part")
        while has_prosthesis(pirate, PARTS[face - 1]):
            face = d6(voyage, "wound_part")
        return [face]

    def kills(faces: Roll) -> bool:
        return not spared_by_pet(voyage, pirate) and would_kill(pirate, PARTS[faces[0] - 1], dealt)

    def look(faces: Roll) -> Seen:
        return named("kills") if kills(faces) else named("wounded", part=PARTS[faces[0] - 1])

    def vain(faces: Roll) -> bool:
        del faces
        return all(kills([place]) for place, part in enumerate(PARTS, 1) if not has_prosthesis(pirate, part))

    (face,) = yield from own_roll(voyage, pirate, "wound_part", roll, kills, look=look, vain=vain)
    part = PARTS[face - 1]
    if _pet_takes_it(voyage, pirate, part, grade):
        return
    reds = 2 if grade == "incapacitating" else 1
    until = voyage.state.turn + 1 if grade == "superficial" else 0
    pirate.wounds.setdefault(part, []).append(Wound(grade, until))
    voyage.tell(
        "wounded",
        seat=pirate.seat,
        pirate=pirate.id,
        part=part,
        grade=grade,
        card=card,
        face=face,
        rule="BN 13.9",
    )
    pirate.cruelty_gained += reds
    ledgers.notoriety(voyage, pirate, reds, "wound", "BN 13.92")
    if COST[grade]:
        ledgers.popularity(voyage, pirate, -COST[grade], "wound")
    if is_fatal(pirate):
        leave_play(voyage, pirate, cause)


def _grade(name: str) -> Grade:
    grades: Mapping[str, Grade] = {
        "superficial": "superficial",
        "minor": "minor",
        "incapacitating": "incapacitating",
    }
    return grades[name]


def has_prosthesis(pirate: Pirate, part: str) -> bool:
    """Return whether a part of the body is replaced already, and cannot be hit (BN 13.95)."""
    return any(token.grade == "prosthesis" for token in pirate.wounds.get(part, ()))


def grave_parts(pirate: Pirate) -> list[str]:
    """Return the parts with an incapacitating wound: one such token, or two red ones (spec 4.13.5, 9-A85)."""
    return [part for part in PARTS if _is_grave(pirate.wounds.get(part, []))]


def _is_grave(tokens: list[Wound]) -> bool:
    red = [token for token in tokens if token.grade != "prosthesis"]
    return len(red) > 1 or any(token.grade == "incapacitating" for token in red)


def is_fatal(pirate: Pirate) -> bool:
    """Return whether a captain dies of what he has: both of a pair, or scurvy with a grave wound (BN 13.97)."""
    hurt = [bool(pirate.wounds.get(part)) for part in PARTS]
    pair = any(hurt[one] and hurt[one + 1] for one in range(0, len(PARTS), 2))
    worn = bool(grave_parts(pirate)) or any(has_prosthesis(pirate, part) for part in PARTS)
    return pair or (pirate.scurvy_captain and worn)


def would_kill(pirate: Pirate, part: str, grade: Grade) -> bool:
    """Return whether one more wound of a grade would kill a captain (BN 13.97)."""
    before = list(pirate.wounds.get(part, []))
    pirate.wounds[part] = [*before, Wound(grade)]
    fatal = is_fatal(pirate)
    pirate.wounds[part] = before
    if not before:
        del pirate.wounds[part]
    return fatal


def spared_by_pet(voyage: Voyage, pirate: Pirate) -> bool:
    """Return whether a pet or parrot would take a wound that kills its captain (BN 4.35)."""
    return (pirate.pet or pirate.parrot) and policy_of(voyage, pirate, "pet") != "never"


def _pet_takes_it(voyage: Voyage, pirate: Pirate, part: str, grade: Grade) -> bool:
    """Let a pet or parrot take the whole wound and die, as the policy says; return whether it does (BN 4.35)."""
    if not (pirate.pet or pirate.parrot):
        return False
    policy = policy_of(voyage, pirate, "pet")
    if policy == "never" or (policy == "fatal" and not would_kill(pirate, part, grade)):
        return False
    # The pet that was bought goes first: the parrot stays the only one in play (event 36).
    pet = "pet" if pirate.pet else "parrot"
    if pirate.pet:
        pirate.pet = False
    else:
        pirate.parrot = False
    voyage.tell("pet_lost", seat=pirate.seat, pirate=pirate.id, pet=pet, rule="BN 4.35")
    return True


# ---------------------------------------------------------------- healing


def expire(voyage: Voyage, pirate: Pirate) -> None:
    """End the superficial wounds whose time is over, then heal whom an operation of this turn heals (step 6, 4.17.7).

    In older matches he is healed first, so that a wound which is over counts for the loss of a limb.
    """
    healed_first = not voyage.table.patched(VOYAGE_CORRECTIONS)
    if pirate.now.healing and healed_first:
        heal(voyage, pirate)
    over = [
        part for part, tokens in pirate.wounds.items() if any(0 < token.until <= voyage.state.turn for token in tokens)
    ]
    for part in over:
        _leave(pirate, part, [token for token in pirate.wounds[part] if not 0 < token.until <= voyage.state.turn])
    if over:
        voyage.tell("healed", seat=pirate.seat, pirate=pirate.id, parts=over, rule="BN 13.92")
    if pirate.now.healing:
        heal(voyage, pirate)


def heal(voyage: Voyage, pirate: Pirate) -> None:
    """Remove all red tokens and the scurvy; a part with two red ones gets a prosthesis (BN 13.96)."""
    pirate.now.healing = False
    lost = grave_parts(pirate)
    parts = [part for part, tokens in pirate.wounds.items() if any(token.grade != "prosthesis" for token in tokens)]
    for part in parts:
        _leave(pirate, part, [token for token in pirate.wounds[part] if token.grade == "prosthesis"])
    pirate.scurvy_ship = pirate.scurvy_captain = False
    voyage.tell("healed", seat=pirate.seat, pirate=pirate.id, parts=parts, rule="BN 13.96")
    for part in lost if voyage.options.m_prosthesis else ():
        pirate.wounds[part] = [Wound("prosthesis")]
        pirate.cruelty_gained += 1
        voyage.tell(
            "wounded",
            seat=pirate.seat,
            pirate=pirate.id,
            part=part,
            grade="prosthesis",
            card="",
            face=PARTS.index(part) + 1,
            rule="BN 13.96",
        )
        ledgers.notoriety(voyage, pirate, 1, "wound", "BN 13.96")


def _leave(pirate: Pirate, part: str, tokens: list[Wound]) -> None:
    if tokens:
        pirate.wounds[part] = tokens
    else:
        pirate.wounds.pop(part, None)


def _needs_healing(pirate: Pirate) -> bool:
    red = any(token.grade != "prosthesis" for tokens in pirate.wounds.values() for token in tokens)
    return red or pirate.scurvy_ship or pirate.scurvy_captain


def _offered(scene: Scene) -> bool:
    port = port_at(scene.there.place)
    if not port or scene.there.mode != "port" or not _needs_healing(scene.pirate):
        return False
    # A port whose governor is face down is offered: who turns up is not known before he enters.
    status = status_of(scene.state, scene.pirate, port)
    return TERMS[status].open or status == "unknown"


def _able(voyage: Voyage, pirate: Pirate) -> bool:
    port = port_at(pirate.position.place)
    return bool(port) and pirate.position.mode == "port" and TERMS[status_of(voyage.state, pirate, port)].open


def _heal(voyage: Voyage, pirate: Pirate, arguments: Mapping[str, Any]) -> Play[None]:
    """Begin to heal; the wounds go at the end of the turn."""
    del voyage, arguments
    yield from ()
    pirate.now.healing = True


HEAL = Operation("heal", "BN 13.96", _offered, _able, _heal)
"""OP-9: heal in a port where the pirate may do business."""
