"""Duels (spec 4.12.5, 4.12.6, BN 19).

Both captains say beforehand when they would surrender; then the dice speak until one is down or gives up. Guards and
bandits are played by the dice alone, and against them nobody surrenders.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.blackbeard import ledgers
from rules.blackbeard.battle.duellists import NO_FALLS, Duellist, DuelPlan, duel_plans, duellist, guard
from rules.blackbeard.cunning import Rival, Roll, Seen, contested, named, rerolled, tried
from rules.blackbeard.dice import HIGHEST, LOWEST, d6
from rules.blackbeard.lasting import prices_on, settle_prices
from rules.blackbeard.sea.crusades import won_duel
from rules.blackbeard.ship.fates import leave_play, sink_untaken
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import Grade, Pirate
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.kernel import Play

__all__ = ["CHIEF", "Duellist", "duel", "duellist", "fight_duel", "guard", "meet", "part", "refuse"]

SURRENDERED = -3
"""The cost of a surrender, in Popularity and in Notoriety (BN 19.6)."""
SIDES = ("attacker", "defender")
DEAD = 1
CHIEF = "chief"
"""The name of a gang's chief, who does nothing to a captain whom he has beaten (event 35)."""
DRAWN: Mapping[int, int] = MappingProxyType({2: 3, 3: 2})
"""By the die of a captain who is down, the wounds whose grade a card decides (BN 19.4)."""
GRADES: Mapping[int, Grade] = MappingProxyType({4: "incapacitating", 5: "minor", 6: "superficial"})
"""By the die of a captain who is down, the grade of his one wound (BN 19.4)."""
HURT_BY_GUARD = (2, 3)
"""The dice at which a guard wounds the captain whom he has beaten (spec 4.12.6)."""


@dataclass
class _Bout:
    """A duel under way: the sides and, side by side, their plans, their Endurance, and the fates of the killed."""

    sides: tuple[Duellist, Duellist]
    plans: Sequence[DuelPlan]
    left: list[int]
    fates: tuple[str, str]
    round: int = 0


def duel(voyage: Voyage, attacker: Duellist, defender: Duellist, *, boarding: bool = False) -> Play[str]:
    """Fight a duel; return "attacker" or "defender", the side that won.

    ``boarding``: a captain who is killed loses his ship to the winner, so that nobody inherits it.
    """
    fate = "boarded" if boarding else "duel"
    meet(attacker.pirate, _id(defender))
    meet(defender.pirate, _id(attacker))
    prices = prices_on(voyage.state, attacker.pirate, defender.pirate)
    won = yield from fight_duel(voyage, attacker, defender, (fate, fate))
    settle_prices(voyage, prices)
    part(attacker.pirate, defender.pirate)
    sink_untaken(voyage, attacker.pirate, defender.pirate)
    return won


def fight_duel(
    voyage: Voyage,
    attacker: Duellist,
    defender: Duellist,
    fates: tuple[str, str],
    falls: tuple[str, str] = NO_FALLS,
) -> Play[str]:
    """Fight a duel; ``fates``: the causes with which the attacker and the defender leave play if they are killed.

    ``falls``: what besides befalls the one and the other if he loses and lives, as by a surrender: "captive" or
    "beaten" after a conquest, "mercy" if the winner may let him go, "chased" one hex, "" for nothing.
    """
    sides = (attacker, defender)
    voyage.tell(
        "duel_begun",
        seat=_seat(attacker) if attacker.pirate else _seat(defender),
        pirate=_id(attacker),
        target=_id(defender),
        attack=[side.attack for side in sides],
        defence=[side.defence for side in sides],
        endurance=[side.endurance for side in sides],
        rule="BN 19.1",
    )
    fame = [0 if side.pirate is None else side.pirate.notoriety for side in sides]
    plans = yield from duel_plans(voyage, sides, falls)
    bout = _Bout(sides, plans, [side.endurance for side in sides], fates)
    loser, result = yield from _fight(voyage, bout)
    winner = 1 - loser
    voyage.tell(
        "duel_over",
        seat=_seat(sides[winner]),
        pirate=_id(sides[winner]),
        target=_id(sides[loser]),
        result=result,
        rounds=bout.round,
        rule="BN 19.4" if result == "down" else "BN 19.6",
    )
    if result == "down":
        yield from _go_down(voyage, sides[winner], sides[loser], fates[loser])
    else:
        _pay_surrender(voyage, sides[loser])
    _reward(voyage, sides[winner], sides[loser], fame[loser])
    victor, vanquished = sides[winner].pirate, sides[loser].pirate
    if victor is not None and vanquished is not None:
        yield from won_duel(voyage, victor, vanquished)
    return SIDES[winner]


def refuse(voyage: Voyage, challenger: Pirate, challenged: Pirate) -> Play[None]:
    """Let a captain refuse a challenge, which counts as a surrender: the challenger has won (spec 4.12.5)."""
    voyage.tell("duel_refused", seat=challenged.seat, pirate=challenged.id, target=challenger.id, rule="BN 9.281")
    fame = challenged.notoriety
    _pay_surrender(voyage, duellist(challenged))
    _reward(voyage, duellist(challenger), duellist(challenged), fame)
    if voyage.table.patched(STRIFE_CORRECTIONS):
        yield from won_duel(voyage, challenger, challenged)


# ---------------------------------------------------------------- the rounds


def _fight(voyage: Voyage, bout: _Bout) -> Play[tuple[int, str]]:
    """Fight until one side is down or surrenders; return who has lost, and how."""
    while 0 not in bout.left:
        bout.round += 1
        hurt = yield from _round(voyage, bout)
        if not bout.left[hurt]:
            return hurt, "down"
        if _gives_up(bout, hurt):
            return hurt, "surrender"
        if _gives_up(bout, 1 - hurt):
            return 1 - hurt, "surrender"
    return bout.left.index(0), "down"


def _gives_up(bout: _Bout, side: int) -> bool:
    mine, theirs = bout.left[side], bout.left[1 - side]
    return mine <= bout.plans[side].surrender and mine < theirs


def _round(voyage: Voyage, bout: _Bout) -> Play[int]:
    """Fight a round, in which the sides attack by turns; return which side has lost a point of Endurance (BN 19.2)."""
    striker = (bout.round - 1) % 2
    attacker, defender = bout.sides[striker], bout.sides[1 - striker]

    def loses(faces: Roll) -> int:
        low = attacker.attack + faces[0] < defender.defence + faces[1]
        return striker if low else 1 - striker

    def rival(side: int) -> Rival:
        """Return a side of the roll; the round is grave for it if it would go down."""

        def grave(faces: Roll) -> bool:
            return loses(faces) == side and bout.left[side] == 1

        def look(faces: Roll) -> Seen:
            own, foe = (faces[:1], faces[1:]) if side == striker else (faces[1:], faces[:1])
            return tried(passed=loses(faces) != side, own=own, foe=foe)

        def vain(faces: Roll) -> bool:
            del faces
            best = [HIGHEST, LOWEST] if side == striker else [LOWEST, HIGHEST]
            return loses(best) == side

        return Rival(bout.sides[side].pirate, grave, bout.plans[side].cunning, look, vain)

    def roll() -> Roll:
        return [d6(voyage, "duel"), d6(voyage, "duel")]

    rivals = [rival(striker), rival(1 - striker)]
    faces = yield from contested(voyage, rivals, "duel", roll)
    hurt = loses(faces)
    bout.left[hurt] -= 1
    voyage.tell(
        "duel_round",
        seat=_seat(attacker),
        pirate=_id(attacker),
        target=_id(defender),
        round=bout.round,
        dice=list(faces),
        attack=attacker.attack,
        total=attacker.attack + faces[0],
        defence=defender.defence,
        rolled=defender.defence + faces[1],
        result="parried" if hurt == striker else "hit",
        endurance=bout.left[striker],
        foe_endurance=bout.left[1 - striker],
        rule="BN 19.2",
    )
    return hurt


# ---------------------------------------------------------------- the end


def _go_down(voyage: Voyage, winner: Duellist, loser: Duellist, fate: str) -> Play[None]:
    """Roll what becomes of a captain who is down; a beaten guard just runs (BN 19.1, 19.4)."""
    pirate = loser.pirate
    if pirate is None or winner.name == CHIEF:
        return

    def roll() -> Roll:
        return [d6(voyage, "downed")]

    # The winner rolls; against a guard the captain's own luck does.
    roller = winner.pirate or pirate
    by_guard = winner.pirate is None
    (face,) = yield from rerolled(
        voyage,
        roller,
        "downed",
        roll,
        lambda faces: roller is pirate and faces[0] == DEAD,
        look=lambda faces: named(_downed(faces[0], by_guard=by_guard), victim=pirate.id),
    )
    result = _downed(face, by_guard=by_guard)
    voyage.tell(
        "downed",
        seat=pirate.seat,
        pirate=pirate.id,
        captain=_id(winner),
        face=face,
        result=result,
        rule="BN 19.1" if by_guard else "BN 19.4",
    )
    if result == "dead":
        leave_play(voyage, pirate, fate)
    elif result == "disgraced":
        ledgers.popularity(voyage, pirate, -1, "duel_lost", "BN 19.1")
    elif by_guard:
        yield from wound(voyage, pirate, fate)
    elif face in GRADES:
        yield from wound(voyage, pirate, fate, GRADES[face])
    else:
        for _ in range(DRAWN[face]):
            if pirate.status == "active":
                yield from wound(voyage, pirate, fate)


def _downed(face: int, *, by_guard: bool) -> str:
    """Return what a die means for a captain who is down."""
    if face == DEAD:
        return "dead"
    if by_guard:
        return "wound" if face in HURT_BY_GUARD else "disgraced"
    if face in DRAWN:
        return {2: "wounds_2", 3: "wounds_3"}[DRAWN[face]]
    return GRADES[face]


def _pay_surrender(voyage: Voyage, loser: Duellist) -> None:
    """Take what a surrender costs (BN 16.26, 19.6)."""
    if loser.pirate is not None:
        ledgers.popularity(voyage, loser.pirate, SURRENDERED, "surrendered", "BN 19.6")
        ledgers.notoriety(voyage, loser.pirate, SURRENDERED, "surrendered", "BN 16.26")


def _reward(voyage: Voyage, winner: Duellist, loser: Duellist, fame: int) -> None:
    """Reward the winner over a pirate with half of the Notoriety that the loser had before (BN 16.26, 19.5)."""
    if winner.pirate is None or loser.pirate is None:
        return
    winner.pirate.duels += 1
    ledgers.notoriety(voyage, winner.pirate, (fame + 1) // 2, "duel_won", "BN 16.26")
    ledgers.popularity(voyage, winner.pirate, voyage.options.duel_win_popularity, "duel_won", "BN 19.5")


def meet(pirate: Pirate | None, foe: str) -> None:
    """Note that a battle or duel of a pirate begins. ``foe``: the id of the pirate whom he fights, or ""."""
    if pirate is not None:
        pirate.now.foe, pirate.now.bled, pirate.now.troubled = foe, False, pirate.mutiny_due


def part(*pirates: Pirate | None) -> None:
    """Note that a battle or duel of some pirates is over.

    Only the Popularity that is left in the end decides whether a crew rises that it has cost (spec 4.24.1).
    """
    for pirate in pirates:
        if pirate is not None:
            pirate.now.foe, pirate.now.bled = "", False
            pirate.mutiny_due = pirate.mutiny_due and (pirate.now.troubled or not pirate.popularity)


def _id(side: Duellist) -> str:
    """Return the id of a pirate, "" for a guard."""
    return "" if side.pirate is None else side.pirate.id


def _seat(side: Duellist) -> int | None:
    return None if side.pirate is None else side.pirate.seat
