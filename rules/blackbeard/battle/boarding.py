"""How a battle between pirates ends: a boarding and its duel, a dead captain, a failed rescue (spec 4.12.4, 4.12.9)."""

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.battle.aftermath import Beaten, before, conquest, free_or_keep
from rules.blackbeard.battle.duel import duellist, fight_duel
from rules.blackbeard.battle.prisoners import Prize, carry_home, prisoners_of, prize_of
from rules.blackbeard.battle.volley import Battle, Volley
from rules.blackbeard.names import asked
from rules.blackbeard.sea.harbour import ask_way, leave_hex
from rules.blackbeard.sea.passage import danger
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.figures import lost
from rules.blackbeard.state import Pirate, Position
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, TABLE_CUSTOMS, Voyage
from rules.blackbeard.world.hexes import STEPS, direction_of, in_order
from rules.kernel import Option, Play, choose

RULE = "BN 12.1"


def board(voyage: Voyage, battle: Battle, boarder: Pirate, aim: str) -> Play[None]:
    """Fight the duel of a boarding, and carry out what follows from it (BN 12.1, 12.2)."""
    boarded = battle.foe(boarder)
    voyage.tell("boarded", seat=boarder.seat, pirate=boarder.id, target=boarded.id, rule=RULE)
    known = {boarder.id: before(boarder, boarded), boarded.id: before(boarded, boarder)}
    prize = prize_of(aim)
    fates = (_fate(battle, boarder, prize), _fate(battle, boarded, prize))
    falls = (_fall(battle, boarder, prize, known[boarded.id]), _fall(battle, boarded, prize, known[boarder.id]))
    won = yield from fight_duel(voyage, duellist(boarder), duellist(boarded), fates, falls)
    winner = boarder if won == "attacker" else boarded
    loser = battle.foe(winner)
    if winner.status != "active":
        return
    if prize is None:
        yield from conquest(voyage, winner, loser, known[winner.id])
    elif winner is battle.attacker:
        yield from _rescue(voyage, winner, loser, prize, known[winner.id])
    elif loser.status == "active":
        yield from chase_off(voyage, loser)


def _fate(battle: Battle, pirate: Pirate, prize: Prize | None) -> str:
    """Return the cause with which a captain leaves play if the duel of a boarding kills him.

    A captain who falls before a conqueror loses his ship; one who fails in a rescue, or holds a relative, does not
    (spec 4.12.9).
    """
    spared = prize is not None and (pirate is battle.attacker or prize.what != "captive")
    return "duel" if spared else "boarded"


def _fall(battle: Battle, pirate: Pirate, prize: Prize | None, known: Beaten) -> str:
    """Return what befalls a captain who loses the duel of a boarding and lives (spec 4.12.7, 4.12.9).

    ``known``: the figures of his enemy as the winner.
    """
    if prize is None:
        return "captive" if known.winner >= known.loser else "beaten"
    if pirate is battle.attacker:
        return "chased"
    return "mercy" if prize.what == "captive" else ""


def _rescue(voyage: Voyage, rescuer: Pirate, captor: Pirate, prize: Prize, known: Beaten) -> Play[None]:
    """Free the one for whom a rescuer came; the captor of a captive may then be treated as conquered (9-A82)."""
    if prize.what != "captive":
        carry_home(voyage, rescuer, captor, prize)
        return
    held = _held(voyage, captor, prize)
    if held is not None:
        yield from free_or_keep(voyage, rescuer, held)
    yield from conquest(voyage, rescuer, captor, known, rescue=True)


def chase_off(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Chase a rescuer who was beaten into an adjacent hex of his choice, for 1 Popularity (spec 4.12.9, BN-M1)."""
    start = pirate.position.place
    ways = in_order(other for _, other in STEPS[start])
    if not ways:
        return
    corrected = voyage.table.patched(STRIFE_CORRECTIONS)
    if len(ways) == 1 and not lost(pirate.ship, "rudder") and voyage.table.patched(TABLE_CUSTOMS):
        chosen = ways[0]
    else:
        chosen = yield from ask_way(voyage, pirate, "", ways, start) if corrected else _ask_hex(voyage, pirate, ways)
    place, _, facing = chosen.partition("/")
    leave_hex(voyage, pirate)
    pirate.position = Position(place, "sea")
    pirate.facing = int(facing) if facing else direction_of(start, place)
    pirate.careened, pirate.now.stopped = False, True
    if corrected:
        voyage.hidden.fled.append(pirate.id)
    voyage.tell("chased", seat=pirate.seat, pirate=pirate.id, port="", place=place, rule="BN 12.2")
    ledgers.popularity(voyage, pirate, -1, "chased")


def _ask_hex(voyage: Voyage, pirate: Pirate, ways: list[str]) -> Play[str]:
    """Ask for the hex alone, as older matches do."""
    feared = danger(voyage.state, pirate)
    safe = [other for other in ways if other not in feared]
    question = asked("BN-M1")
    return (
        yield from put(
            voyage,
            choose(
                pirate.seat,
                question.kind,
                [Option(other, {"place": other}) for other in ways],
                default=(safe or ways)[0],
                rule="BN 12.2",
                data={"pirate": pirate.id, "port": ""},
            ),
        )
    )


def take_from_dead(voyage: Voyage, battle: Battle, volley: Volley, aim: str) -> Play[None]:
    """Let the enemy of a captain who died of a wound dispose of his ship, without a duel (spec 4.20.3)."""
    for victim, cabin in volley.killed:
        winner = battle.defender if victim is battle.attacker else battle.attacker
        if winner.status != "active":
            # Nobody is left to take the ship: it goes down with everybody aboard.
            for captive in prisoners_of(voyage.state, victim):
                leave_play(voyage, voyage.state.pirates[captive.pirate], "captivity")
            continue
        yield from conquest(voyage, winner, victim, Beaten(0, 0, cabin))
        prize = prize_of(aim)
        held = None if prize is None or winner is not battle.attacker else _held(voyage, winner, prize)
        if held is not None:
            yield from free_or_keep(voyage, winner, held)


def _held(voyage: Voyage, holder: Pirate, prize: Prize) -> Pirate | None:
    """Return the captive for whom a rescuer has come, if a pirate holds him."""
    if prize.what != "captive":
        return None
    found = any(captive.pirate == prize.id and captive.holder == holder.id for captive in voyage.state.captives)
    return voyage.state.pirates[prize.id] if found else None
