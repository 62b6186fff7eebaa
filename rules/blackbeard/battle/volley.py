"""One round of a battle between pirates: dice, damage, fires, hot shot (spec 4.12.3, 4.11.16, 4.11.17)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.battle.broadside import afloat_boxes, battle_speed
from rules.blackbeard.battle.hotshot import BURNS, BURST, hot_shot_die
from rules.blackbeard.battle.plans import Plan
from rules.blackbeard.cunning import CUNNING_IN_EVERY_ROLL, Look, Rival, Roll, by_totals, contested, never_grave, tried
from rules.blackbeard.dice import HIGHEST, LOWEST, dice
from rules.blackbeard.ship.damage import cistern_die, fire, flood, hit, hit_somewhere
from rules.blackbeard.ship.figures import combat, debauch_cost
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

Result = Literal["won", "tied", "lost"]
"""How a round ends for the side that began the battle."""


@dataclass
class Battle:
    """A battle under way. ``helper``: the ally who defends with the defender; ``fires``: by pirate, fires aboard."""

    attacker: Pirate
    defender: Pirate
    helper: Pirate | None = None
    round: int = 0
    plans: dict[str, Plan] = field(default_factory=dict[str, Plan])
    fires: dict[str, int] = field(default_factory=dict[str, int])

    @property
    def captains(self) -> tuple[Pirate, Pirate]:
        """The two captains, the attacker first."""
        return self.attacker, self.defender

    @property
    def on(self) -> bool:
        """Whether both sides still fight."""
        return self.attacker.status == "active" and self.defender.status == "active"

    def plan(self, pirate: Pirate) -> Plan:
        """Return what a side has planned for these rounds."""
        return self.plans.get(pirate.id, Plan())

    def foe(self, pirate: Pirate) -> Pirate:
        """Return the enemy of one of the two captains."""
        return self.defender if pirate is self.attacker else self.attacker


class Volley(NamedTuple):
    """The result of a round. ``killed``: captains who died of wounds in it, with the doubloons in their cabins."""

    result: Result
    cancelled: bool
    killed: tuple[tuple[Pirate, int], ...] = ()

    @property
    def decided(self) -> bool:
        """Whether one side has won the round."""
        return not self.cancelled and self.result != "tied"


def faster(voyage: Voyage, battle: Battle) -> Play[Pirate]:
    """Return the faster of two ships; dice decide between equal ones (spec 4.26)."""
    attacker, defender = battle.attacker, battle.defender
    mine, theirs = battle_speed(attacker), battle_speed(defender)
    if mine != theirs:
        return attacker if mine > theirs else defender

    def lead(faces: Roll) -> int:
        return faces[-2] - debauch_cost(attacker) - faces[-1] + debauch_cost(defender)

    def roll() -> Roll:
        faces = dice(voyage, "speed_tie", 2)
        while not lead(faces):
            faces += dice(voyage, "speed_tie", 2)
        return faces

    # In matches that began before, nobody may use cunning in this roll.
    able = battle.captains if voyage.table.patched(CUNNING_IN_EVERY_ROLL) else ()
    looks: dict[str, Look] = {
        attacker.id: lambda faces: tried(passed=lead(faces) > 0, own=faces[-2:-1], foe=faces[-1:]),
        defender.id: lambda faces: tried(passed=lead(faces) < 0, own=faces[-1:], foe=faces[-2:-1]),
    }
    rivals = [Rival(pirate, never_grave, look=looks[pirate.id]) for pirate in able]
    faces = yield from contested(voyage, rivals, "speed_tie", roll)
    fast = attacker if lead(faces) > 0 else defender
    voyage.tell(
        "faster_ship",
        seat=fast.seat,
        pirate=fast.id,
        target=battle.foe(fast).id,
        rolls=list(faces),
        rule="BN 12.11",
    )
    return fast


# ---------------------------------------------------------------- the dice


def at_extremes(test: Callable[[Roll], bool], split: int, first: int, second: int) -> Callable[[Roll], bool]:
    """Return a test of a roll with the same face on each of its first ``split`` dice, and another one on the others."""
    return lambda faces: test([first] * split + [second] * (len(faces) - split))


def fire_volley(voyage: Voyage, battle: Battle) -> Play[Volley]:
    """Fight one round: dice, then damage to the side that lost it (BN 12.1)."""
    attacker, defender = battle.attacker, battle.defender
    ours, theirs = _load_arms(voyage, battle, attacker), _load_arms(voyage, battle, defender)
    known = attacker.info.count(defender.id)
    kept = 2
    thrown = kept + (battle.helper is not None)

    def roll() -> Roll:
        return [
            *dice(voyage, "battle", 2),
            *dice(voyage, "arms", ours),
            *dice(voyage, "information", known),
            *dice(voyage, "battle", thrown),
            *dice(voyage, "arms", theirs),
        ]

    split = 2 + ours + known

    def totals(faces: Roll) -> tuple[int, int]:
        guns = sorted(faces[split : split + thrown], reverse=True)[:kept]
        mine = combat(attacker) + sum(faces[:split]) - debauch_cost(attacker)
        return mine, combat(defender) + sum(guns) + sum(faces[split + thrown :]) - debauch_cost(defender)

    def margin(faces: Roll) -> int:
        mine, other = totals(faces)
        return mine - other

    def sinks_attacker(faces: Roll) -> bool:
        return -margin(faces) >= afloat_boxes(attacker)

    def sinks_defender(faces: Roll) -> bool:
        return margin(faces) >= afloat_boxes(defender)

    hopeless = (
        at_extremes(sinks_attacker, split, HIGHEST, LOWEST),
        at_extremes(sinks_defender, split, LOWEST, HIGHEST),
    )
    rivals = [
        Rival(attacker, sinks_attacker, look=by_totals(totals, split), vain=hopeless[0]),
        Rival(defender, sinks_defender, look=by_totals(totals, split, second=True), vain=hopeless[1]),
    ]
    faces = yield from contested(voyage, rivals, "battle", roll)
    total, rolled = totals(faces)
    result: Result = "lost" if total < rolled else "tied" if total == rolled else "won"
    points = abs(total - rolled)
    voyage.tell(
        "pirate_round",
        seat=attacker.seat,
        pirate=attacker.id,
        target=defender.id,
        helper="" if battle.helper is None else battle.helper.id,
        round=battle.round,
        combat=combat(attacker),
        dice=list(faces[:2]),
        arms=list(faces[2 : 2 + ours]),
        information=list(faces[2 + ours : split]),
        debauch=debauch_cost(attacker),
        total=total,
        foe_combat=combat(defender),
        foe_dice=list(faces[split : split + thrown]),
        foe_arms=list(faces[split + thrown :]),
        foe_debauch=debauch_cost(defender),
        rolled=rolled,
        result=result,
        points=points,
        rule="BN 12.1",
    )
    if result == "won" and _cancels(voyage, battle, points):
        return Volley(result, cancelled=True)
    killed: list[tuple[Pirate, int]] = []
    for victim in _victims(battle, result):
        cabin = victim.cabin
        yield from hit_somewhere(voyage, victim, points, "battle", combat=True)
        if victim.fate == "wounds":
            killed.append((victim, cabin))
    return Volley(result, cancelled=False, killed=tuple(killed))


def _load_arms(voyage: Voyage, battle: Battle, pirate: Pirate) -> int:
    """Use up the arms that a side has planned for this round (BN 9.211)."""
    arms = min(battle.plan(pirate).arms_in(battle.round), pirate.ship.markers.count("arms"))
    ledgers.unload(voyage, pirate, ["arms"] * arms, "spent", "BN 9.211")
    return arms


def _cancels(voyage: Voyage, battle: Battle, points: int) -> bool:
    """Let the defender's saboteur barrel cancel a costly round, by his plan; return whether it does (BN 10.22)."""
    defender = battle.defender
    least = battle.plan(defender).barrel
    if not least or points < least or "barrel" not in defender.ship.markers:
        return False
    ledgers.unload(voyage, defender, ["barrel"], "spent", "BN 10.22")
    voyage.tell("barrel_used", seat=defender.seat, pirate=defender.id, points=points, rule="BN 10.22")
    return True


def _victims(battle: Battle, result: Result) -> list[Pirate]:
    """Return who takes the damage of a round: of two defenders each takes all of it (BN 20.5)."""
    if result == "tied":
        return []
    if result == "lost":
        return [battle.attacker]
    return [battle.defender, *([battle.helper] if battle.helper is not None else [])]


# ---------------------------------------------------------------- fires


def burn(voyage: Voyage, battle: Battle) -> Play[None]:
    """Let the fires that hot shot lit in earlier rounds burn: 1 sails damage each (BN 10.22)."""
    for pirate in (battle.attacker, battle.defender):
        points = battle.fires.get(pirate.id, 0)
        if points and pirate.status == "active":
            yield from hit(voyage, pirate, "sails", points, "hot_shot", combat=True)


def shoot_hot(voyage: Voyage, battle: Battle, volley: Volley) -> Play[None]:
    """Roll for the hot-shot cannons: the winner's may set the enemy alight, the loser's may burst (BN 10.22)."""
    if not volley.decided:
        return
    winner = battle.attacker if volley.result == "won" else battle.defender
    for pirate in (battle.attacker, battle.defender):
        if not battle.on or "cannon" not in pirate.ship.markers:
            continue
        face = yield from hot_shot_die(voyage, pirate, won=pirate is winner)
        if pirate is winner:
            yield from _set_alight(voyage, battle, pirate, face)
        else:
            yield from _burst(voyage, pirate, face)


def _set_alight(voyage: Voyage, battle: Battle, pirate: Pirate, face: int) -> Play[None]:
    """Set the enemy alight at 5 or 6, unless his cistern puts the fire out."""
    enemy = battle.foe(pirate)
    result = "burns" if face >= BURNS else "missed"
    voyage.tell("hot_shot", seat=pirate.seat, pirate=pirate.id, face=face, result=result, rule="BN 10.22")
    if face < BURNS:
        return
    if "cistern" in enemy.ship.markers:
        put_out = yield from cistern_die(voyage, enemy)
        out = put_out > 1
        voyage.tell("fire", seat=enemy.seat, pirate=enemy.id, face=put_out, out=out, markers=[], rule="BN 10.22")
        if out:
            return
        ledgers.unload(voyage, enemy, ["cistern"], "fire", "BN 10.22")
        if holds := enemy.ship.usable:
            drawn = voyage.table.dice.roll("fire", len(holds))
            flood(voyage, enemy, holds[drawn - 1], drawn)
    battle.fires[enemy.id] = battle.fires.get(enemy.id, 0) + 1


def _burst(voyage: Voyage, pirate: Pirate, face: int) -> Play[None]:
    """Let the cannon of a side that lost a round burst at 1, which sets its own ship alight."""
    result = "burst" if face == BURST else "held"
    voyage.tell("hot_shot", seat=pirate.seat, pirate=pirate.id, face=face, result=result, rule="BN 10.22")
    if face == BURST:
        ledgers.unload(voyage, pirate, ["cannon"], "fire", "BN 10.22")
        yield from fire(voyage, pirate, combat=True)
