"""Interceptions: which hunters try which pirates, evasion, the roll, and what follows (spec 4.11.1 to 4.11.7)."""

from dataclasses import replace
from typing import Literal

from rules.blackbeard.asking import put
from rules.blackbeard.battle.broadside import battle_speed
from rules.blackbeard.battle.endings import enemy_facts
from rules.blackbeard.battle.hunters import fight_hunters, may_fight, targets
from rules.blackbeard.battle.spoils import forget, got_away, letter_for
from rules.blackbeard.captivity.treason import captured
from rules.blackbeard.cunning import Roll, rerolled, tried
from rules.blackbeard.dice import d6
from rules.blackbeard.hunters import figures, has_gone, hunters_at_sea, in_play, known_of, reveal, took, tries
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, decide, policy_of, recorded
from rules.blackbeard.ship.figures import combat, debauch_cost
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.tables import SHIPS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, CROWN_CORRECTIONS, STRIFE_CORRECTIONS, Voyage
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.zones import is_zone
from rules.kernel import Ask, Play, choose

EXTRA_ACTIONS = 5
"""The first step of a turn in which no captain's own turn begins, so that staying in a hex exposes nobody."""
Case = Literal["entered", "stayed", "contact", "automatic"]
"""The reason why hunter and pirate meet (spec 4.11.1): lines a, b, c and d; or a hazard event."""


def passing(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let the hunters of a hex try a pirate who enters it, or who puts out of its port (BN 6.51)."""
    got_away(voyage, pirate)
    yield from _meet(voyage, pirate, _willing(voyage, pirate), "entered")


def has_stayed(voyage: Voyage, pirate: Pirate) -> bool:
    """Return whether a pirate is where his turn began, so that the hunters there try him (BN 6.51)."""
    now, step = pirate.now, voyage.state.step
    # Older matches let a turn begin with dolphins, too (event 66).
    over = step >= EXTRA_ACTIONS if voyage.table.patched(STRIFE_CORRECTIONS) else step == EXTRA_ACTIONS
    # A pirate who has only turned stays where he lay, and a chased pirate is tried where he flees to. In older matches
    # it was the other way round.
    elsewhere = bool(now.path) or pirate.id in voyage.hidden.fled
    left = elsewhere if voyage.table.patched(COMBAT_CORRECTIONS) else now.moved
    return not (left or now.sailed or over)


def stayed(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let the hunters of his hex try a pirate who has stayed there, as older matches do after each operation."""
    if has_stayed(voyage, pirate):
        yield from _meet(voyage, pirate, _willing(voyage, pirate), "stayed")


def meet_who_stayed(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[None]:
    """Let a hunter try a pirate who has stayed with it, unless it has come only in this turn (BN 6.51)."""
    berths, place = voyage.hidden.berths, pirate.position.place
    willing = [one for one in _willing(voyage, pirate) if berths.get(one.token) == place]
    yield from _meet(voyage, pirate, _joined(voyage, hunter, pirate, willing), "stayed")


def contact(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> Play[None]:
    """Let a hunter try a pirate in its hex, and fight him if it succeeds (BN 13.6, 14.11).

    Other warships that lie there try him too, but for those that look for somebody else there: those that succeed fight
    as a squadron (BN 14.2). ``automatic``: the interception succeeds without dice, as at a hazard event (BN 22.1).
    """
    hunters = _joined(voyage, hunter, pirate, _willing(voyage, pirate, automatic=automatic))
    yield from _meet(voyage, pirate, hunters, "automatic" if automatic else "contact")


def fugitives(voyage: Voyage) -> Play[None]:
    """Let hunters before the port, then those where they fled, try the pirates who were chased out of it (BN 13.5)."""
    fled, voyage.hidden.fled = voyage.hidden.fled, []
    for name in dict.fromkeys(fled):
        pirate = voyage.state.pirates[name]
        yield from run_past(voyage, pirate)
        if pirate.status == "active":
            yield from passing(voyage, pirate)


def run_past(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Let the hunters that lie before the port try a pirate who was chased out of it (spec 4.11.9, 4.11.11).

    He meets them in the hex of the port, and then goes on to where he flees.
    """
    place = voyage.hidden.chased_from.pop(pirate.id, "")
    if not place or pirate.status != "active" or not pirate.position.afloat:
        return
    refuge, before = pirate.position, Position(place, "sea")
    pirate.position = before
    for hunter in hunters_at_sea(voyage.state, place):
        if pirate.position == before:
            hunter.engaged = pirate.id
            yield from contact(voyage, hunter, pirate)
            hunter.engaged = ""
    # A pirate whom a court has let go on has restarted elsewhere (BN 18.2).
    if pirate.status == "active" and pirate.position == before:
        pirate.position = refuge


# ---------------------------------------------------------------- hunters and the pirates they try


def _willing(voyage: Voyage, pirate: Pirate, *, automatic: bool = False) -> list[Hunter]:
    """Return the hunters that try a pirate where he is, in the order of dice; none in a port or a zone."""
    state = voyage.state
    if pirate.status != "active" or not pirate.position.afloat or is_zone(pirate.position.place):
        return []
    there = targets(state, pirate, pirate.position.place)
    found = [hunter for hunter in there if _tries(voyage, hunter, pirate, automatic=automatic)]
    if len(found) < 2:
        return found
    places = state.from_marker()
    return sorted(found, key=lambda hunter: (places.index(hunter.controller), hunter.token))


def _joined(voyage: Voyage, hunter: Hunter, pirate: Pirate, willing: list[Hunter]) -> list[Hunter]:
    """Return a hunter with the warships that try the pirate together with it; nobody if it does not try him itself."""
    if hunter not in willing:
        return []
    squadron = [one for one in willing if one.kind != "kc" and not _looks_for_another(voyage, one, pirate)]
    return [one for one in willing if one is hunter or (one in squadron and hunter.kind != "kc")]


def _tries(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool) -> bool:
    """Return whether a hunter tries a pirate now: not twice in a step, nor another than it has fought in this turn."""
    done = hunter.token in pirate.now.tested or pirate.id in hunter.ignores
    able = not done and may_fight(voyage.state, hunter, pirate)
    return able and tries(voyage, hunter, pirate, automatic=automatic)


def _looks_for_another(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> bool:
    """Return whether a hunter's target is another pirate in the hex, whom it has still to try first (spec 4.11.2).

    In older matches it joins against the first one all the same.
    """
    prey = voyage.state.pirates.get(hunter.target)
    other = prey is not None and prey is not pirate and hunter in _willing(voyage, prey)
    return other and voyage.table.patched(CROWN_CORRECTIONS)


# ---------------------------------------------------------------- the rolls


def _meet(voyage: Voyage, pirate: Pirate, hunters: list[Hunter], case: Case) -> Play[None]:
    """Let each hunter try the pirate; then those that attack fight him: warships as one, Commissioners one by one."""
    if not hunters:
        return
    caught, beaten = yield from _try_all(voyage, pirate, hunters, case)
    if voyage.table.patched(COMBAT_CORRECTIONS):
        for hunter in hunters:
            # Others may still take the pirate; a hunter that let him slip has no part in that (BN 14.42).
            if hunter not in caught:
                hunter.engaged = ""
    if caught and pirate.careened:
        yield from _capture(voyage, caught, pirate)
        return
    yield from _battles(voyage, caught, pirate)
    if case in ("stayed", "contact"):
        for hunter in beaten:
            yield from _counterattack(voyage, hunter, pirate)


def _try_all(
    voyage: Voyage, pirate: Pirate, hunters: list[Hunter], case: Case
) -> Play[tuple[list[Hunter], list[Hunter]]]:
    """Roll for each hunter that is still there; return those that catch the pirate, and those that he has outrolled."""
    caught: list[Hunter] = []
    beaten: list[Hunter] = []
    for hunter in hunters:
        if not _still_there(voyage, hunter, pirate):
            continue
        pirate.now.tested.append(hunter.token)
        if case != "automatic" and (yield from _evades(voyage, hunter, pirate)):
            hunter.ignores.append(pirate.id)
            continue
        voyage.hidden.touched.append(pirate.seat)
        if case != "automatic" and (yield from _outrolls(voyage, hunter, pirate)):
            beaten.append(hunter)
            continue
        if has_gone(voyage, hunter):
            continue
        pirate.now.stopped = True
        reveal(voyage, hunter, "nation")
        caught.append(hunter)
    return caught, beaten


def _still_there(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> bool:
    """Return whether both are still where they met, and at large."""
    here = in_play(voyage, hunter) and hunter.position.place == pirate.position.place
    return here and pirate.status == "active" and pirate.position.afloat


def _evades(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[bool]:
    """Roll for a schooner that slips away on a coast: more than the hunter's Speed, unmodified (BN 5.24)."""
    coastal = HEXES[pirate.position.place].terrain == "coast" and pirate.position.mode == "sea"
    able = SHIPS[pirate.ship.type].evades and coastal and not pirate.careened
    if not able or policy_of(voyage, pirate, "evasion") == "never":
        return False
    _, pace = figures(voyage, hunter)

    def roll() -> Roll:
        return [d6(voyage, "evasion")]

    (face,) = yield from rerolled(voyage, pirate, "evasion", roll, look=lambda faces: tried(passed=faces[0] > pace))
    result = "evaded" if face > pace else "seen"
    voyage.tell(
        "evasion",
        seat=pirate.seat,
        pirate=pirate.id,
        hunter=hunter.token,
        place=pirate.position.place,
        face=face,
        result=result,
        rule="BN 5.24",
    )
    return face > pace


def _outrolls(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[bool]:
    """Roll an interception: the pirate's die and Speed must beat the hunter's die; careened he has no Speed."""
    pace = 0 if pirate.careened else battle_speed(pirate)
    cost = 0 if pirate.careened else debauch_cost(pirate)

    def roll() -> Roll:
        return [d6(voyage, "interception"), d6(voyage, "interception")]

    def caught(faces: Roll) -> bool:
        return faces[0] + pace - cost <= faces[1]

    own, other = yield from rerolled(
        voyage,
        pirate,
        "interception",
        roll,
        lambda faces: pirate.careened and caught(faces),
        look=lambda faces: tried(passed=not caught(faces), own=faces[:1], foe=faces[1:]),
    )
    won = not caught([own, other])
    voyage.tell(
        "interception",
        seat=pirate.seat,
        pirate=pirate.id,
        hunter=hunter.token,
        place=pirate.position.place,
        dice=[own],
        speed=pace,
        debauch=cost,
        total=own + pace - cost,
        face=other,
        result="avoided" if won else "caught",
        rule="BN 6.51",
    )
    return won


# ---------------------------------------------------------------- captures and battles


def _capture(voyage: Voyage, caught: list[Hunter], pirate: Pirate) -> Play[None]:
    """Capture a careened pirate at once: first the hunter whose nation's letter he holds (BN 15.5, 18.2)."""
    caught = [hunter for hunter in caught if not has_gone(voyage, hunter)]
    if not caught:
        return
    first = caught[0]
    if voyage.table.patched(STRIFE_CORRECTIONS):
        first = letter_for(caught, pirate) or first
    voyage.tell(
        "taken_careened",
        seat=pirate.seat,
        pirate=pirate.id,
        hunter=first.token,
        place=pirate.position.place,
        rule="BN 15.5",
    )
    forget(voyage, pirate)
    for hunter in caught:
        hunter.engaged = hunter.fought = pirate.id
        hunter.foes.append(pirate.id)
    yield from captured(voyage, pirate, nation=first.nation, by=first)
    for hunter in caught:
        took(voyage, hunter, pirate)
        hunter.engaged = ""


def _battles(voyage: Voyage, caught: list[Hunter], pirate: Pirate) -> Play[None]:
    """Fight the hunters that attack: first all warships as one squadron, then each Commissioner (BN 14.2)."""
    attackers: list[Hunter] = []
    for hunter in caught:
        if (yield from _attacks(voyage, hunter, pirate)):
            attackers.append(hunter)
        else:
            voyage.tell("hunter_let_go", hunter=hunter.token, pirate=pirate.id, rule="BN 13.6")
    squadron = [hunter for hunter in attackers if hunter.kind != "kc"]
    for group in [squadron, *([hunter] for hunter in attackers if hunter.kind == "kc")]:
        there = [
            hunter
            for hunter in group
            if _still_there(voyage, hunter, pirate) and may_fight(voyage.state, hunter, pirate)
        ]
        if there:
            yield from fight_hunters(voyage, there, pirate, began="hunter")


def _attacks(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[bool]:
    """Return whether a hunter attacks: a warship must attack its target, the ghost ship anybody (BN-B4, BN 14.12)."""
    if hunter.kind == "ghost" or (hunter.kind == "warship" and hunter.target == pirate.id):
        return True
    value = recorded(voyage.table, hunter.controller, "hunter_attacks")
    if value == ASK:
        question = asked("BN-B4")
        answer = yield from put(
            voyage,
            choose(
                hunter.controller,
                question.kind,
                ["attack", "let_go"],
                default="attack",
                secret=True,  # it tells its seat the figures, which others may not know
                rule=question.rule,
                data={"target": pirate.id, **_facts(_as_its_seat_knows(voyage, hunter), pirate)},
            ),
        )
        return answer == "attack"
    return value == "yes"


def _as_its_seat_knows(voyage: Voyage, hunter: Hunter) -> Hunter:
    """Return a hunter with its figures, hidden ones too."""
    known = known_of(voyage, hunter)
    return replace(hunter, face=known.piece, nation=known.nation, combat=known.combat, speed=known.speed)


def _counterattack(voyage: Voyage, hunter: Hunter, pirate: Pirate) -> Play[None]:
    """Let a pirate who won the roll attack the hunter or avoid it; a careened one avoids it (BN-B7, BN 6.51)."""
    if pirate.careened or not _still_there(voyage, hunter, pirate) or not may_fight(voyage.state, hunter, pirate):
        return
    question = asked("BN-B7")

    def ask() -> Ask[str]:
        return choose(
            pirate.seat,
            question.kind,
            ["avoid", "attack"],
            default="avoid",
            rule=question.rule,
            data={"pirate": pirate.id, **_facts(hunter, pirate)},
        )

    def by(policy: str) -> str:
        return "attack" if policy == "yes" else "avoid"

    if (yield from decide(voyage, pirate, "interception_won", by=by, ask=ask)) == "attack":
        yield from fight_hunters(voyage, [hunter], pirate, began="pirate")


def _facts(hunter: Hunter, pirate: Pirate) -> dict[str, object]:
    return {"combat": combat(pirate), "speed": battle_speed(pirate), **enemy_facts([hunter], pirate)}
