"""One round between hunters and a pirate: dice, damage to both sides, hot shot (spec 4.11.8, 4.11.15 to 4.11.17)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.battle.hotshot import BURNS, BURST, hot_shot_die
from rules.blackbeard.battle.plans import Plan
from rules.blackbeard.cunning import Roll, by_totals, rerolled, tried
from rules.blackbeard.dice import HIGHEST, LOWEST, dice
from rules.blackbeard.hunters import figures, reveal, wear
from rules.blackbeard.ship.damage import fire, hit_somewhere
from rules.blackbeard.ship.figures import boxes_left, combat, debauch_cost, rating, speed
from rules.blackbeard.state import SECTIONS, Hunter, Pirate
from rules.blackbeard.voyage import STRIFE_CORRECTIONS, Voyage
from rules.kernel import Play

CANNON = "cannon"


@dataclass
class Battle:
    """A battle between hunters and a pirate. Several hunters are a squadron of warships (BN 14.2).

    ``began``: the side that started it. ``helper``: an ally who fights beside the pirate. ``fires``: how often red-hot
    shot has set the enemy on fire. ``paid``: who has paid Popularity already, if that is due once for a battle.
    """

    hunters: list[Hunter]
    pirate: Pirate
    began: Literal["hunter", "pirate"]
    helper: Pirate | None = None
    round: int = 0
    fires: int = 0
    paid: list[str] = field(default_factory=list[str])

    @property
    def commissioner(self) -> Hunter | None:
        """The King's Commissioner who fights, None for warships and the ghost ship."""
        return next((hunter for hunter in self.hunters if hunter.kind == "kc"), None)

    @property
    def tokens(self) -> list[str]:
        """The tokens of the hunters."""
        return [hunter.token for hunter in self.hunters]


class Outcome(NamedTuple):
    """How a round ended for the pirate; ``points``: the damage to his ship. "cancelled": a saboteur barrel undid it."""

    result: Literal["won", "tied", "lost", "cancelled"]
    difference: int
    points: int


# ---------------------------------------------------------------- figures


def strength(voyage: Voyage, battle: Battle) -> tuple[int, int]:
    """Return the hunters' Combat, added up, and the highest of their Speeds (BN 14.2)."""
    found = [figures(voyage, hunter) for hunter in battle.hunters]
    return sum(one for one, _ in found), max(one for _, one in found)


def battle_speed(pirate: Pirate) -> int:
    """Return a pirate's Speed in interceptions and battles: 0 at anchor (spec 4.5.1)."""
    return 0 if pirate.position.mode == "anchored" else speed(pirate)


def afloat_boxes(pirate: Pirate) -> int:
    """Return how many points of damage would sink the ship."""
    return sum(boxes_left(pirate.ship, section) for section in SECTIONS)


# ---------------------------------------------------------------- the round


def fight_round(voyage: Voyage, battle: Battle, plan: Plan) -> Play[Outcome]:
    """Fight one round and return how it ended (BN 13.61, 14.4)."""
    outcome = yield from _roll(voyage, battle, plan)
    if _uses_barrel(voyage, battle, plan, outcome):
        if voyage.table.patched(STRIFE_CORRECTIONS):
            _burn_commissioner(voyage, battle)
        return Outcome("cancelled", 0, 0)
    _hurt_commissioner(voyage, battle, outcome)
    for pirate in (battle.pirate, battle.helper):
        if pirate is not None and outcome.points:
            yield from _suffer(voyage, battle, pirate, outcome.points)
    yield from _hot_shot(voyage, battle, outcome)
    if battle.helper is not None and battle.helper.status != "active":
        battle.helper = None
    return outcome


def _roll(voyage: Voyage, battle: Battle, plan: Plan) -> Play[Outcome]:
    """Roll a round: the hunter's die, the pirate's, his ally's, then his arms (spec 4.26)."""
    pirate, helper = battle.pirate, battle.helper
    arms = min(plan.arms_in(battle.round), pirate.ship.markers.count("arms"))
    ledgers.unload(voyage, pirate, ["arms"] * arms, "spent", "BN 9.211")
    for hunter in battle.hunters:
        reveal(voyage, hunter, "figures")
    guns, pace = strength(voyage, battle)
    competence = rating(pirate, "competence")
    fixed = combat(pirate) + battle_speed(pirate) + competence - debauch_cost(pirate)

    def roll() -> Roll:
        count = 2 if helper is None else 3
        return [*dice(voyage, "hunter_battle", count), *dice(voyage, "arms", arms)]

    def split(faces: Roll) -> tuple[int, int, list[int]]:
        """Return the pirate's own die, his ally's (0 without one), and the dice of the arms."""
        own = list(faces[1:])
        return own[0], 0 if helper is None else own[1], own[1 if helper is None else 2 :]

    def totals(faces: Roll) -> tuple[int, int]:
        own, other, armed = split(faces)
        if helper is not None:
            other -= debauch_cost(helper)
        return guns + pace + faces[0], fixed + max(own, other) + sum(armed)

    def sinks(faces: Roll) -> bool:
        theirs, ours = totals(faces)
        return theirs - ours >= afloat_boxes(pirate)

    look = by_totals(totals, 1, second=True)
    faces = yield from rerolled(
        voyage,
        pirate,
        "hunter_battle",
        roll,
        sinks,
        look=look,
        vain=lambda faces: sinks([LOWEST, *[HIGHEST] * (len(faces) - 1)]),
    )
    theirs, ours = totals(faces)
    own, other, armed = split(faces)
    difference = theirs - ours
    result = "won" if difference < 0 else "lost" if difference else "tied"
    points = 1 if difference < 0 else difference
    voyage.tell(
        "hunter_round",
        seat=pirate.seat,
        pirate=pirate.id,
        hunters=battle.tokens,
        round=battle.round,
        hunter_combat=guns,
        hunter_speed=pace,
        face=faces[0],
        hunter_total=theirs,
        combat=combat(pirate),
        speed=battle_speed(pirate),
        competence=competence,
        debauch=debauch_cost(pirate),
        dice=[own],
        helper="" if helper is None else helper.id,
        ally=[] if helper is None else [other],
        arms=armed,
        total=ours,
        result=result,
        points=points,
        rule="BN 13.61" if battle.commissioner is not None else "BN 14.4",
    )
    return Outcome(result, difference, points)


def _uses_barrel(voyage: Voyage, battle: Battle, plan: Plan, outcome: Outcome) -> bool:
    """Let an attacked pirate's saboteur barrel cancel a round for both sides; return whether it does (BN 10.22)."""
    pirate = battle.pirate
    costly = 0 < plan.barrel <= outcome.points
    if battle.began == "pirate" or not costly or "barrel" not in pirate.ship.markers:
        return False
    ledgers.unload(voyage, pirate, ["barrel"], "spent", "BN 10.22")
    voyage.tell("barrel_used", seat=pirate.seat, pirate=pirate.id, points=outcome.points, rule="BN 10.22")
    return True


def _hurt_commissioner(voyage: Voyage, battle: Battle, outcome: Outcome) -> None:
    """Take squares from both tracks of a King's Commissioner: the difference if he lost, 1 if he won (BN 13.61)."""
    hunter = battle.commissioner
    squares = {"won": -outcome.difference, "lost": 1}.get(outcome.result, 0)
    if hunter is not None and squares:
        wear(voyage, hunter, combat=squares, speed=squares, cause="battle", rule="BN 13.61")


def _suffer(voyage: Voyage, battle: Battle, pirate: Pirate, points: int) -> Play[None]:
    """Damage a pirate by his own location die (BN 13.8, 20.5)."""
    yield from _paying(
        voyage,
        battle,
        pirate,
        lambda combat_damage: hit_somewhere(voyage, pirate, points, "battle", combat=combat_damage),
    )


def _paying(voyage: Voyage, battle: Battle, pirate: Pirate, act: Callable[[bool], Play[None]]) -> Play[None]:
    """Damage a pirate and let him pay for it: for each point, or once for the battle (option ``combat_popularity``)."""
    if voyage.options.combat_popularity == "per_point":
        yield from act(True)
        return
    hurt, white = pirate.now.hurt, len(pirate.ship.white)
    yield from act(False)
    # Points that a white box takes cost nothing (BN 4.35).
    suffered = pirate.now.hurt - hurt - (white - len(pirate.ship.white))
    if suffered > 0 and pirate.id not in battle.paid and pirate.status == "active":
        battle.paid.append(pirate.id)
        ledgers.popularity(voyage, pirate, -1, "combat_damage")


# ---------------------------------------------------------------- hot shot


def _burn_commissioner(voyage: Voyage, battle: Battle) -> None:
    """Let the fires that hot shot lit in earlier rounds burn on a Commissioner: 1 Speed each (BN 10.22)."""
    hunter = battle.commissioner
    if hunter is not None and battle.fires and hunter.combat:
        wear(voyage, hunter, speed=battle.fires, cause="fire", rule="BN 10.22")


def _hot_shot(voyage: Voyage, battle: Battle, outcome: Outcome) -> Play[None]:
    """Let a Commissioner burn who was set on fire before, then roll for the pirate's own cannon (BN 10.22)."""
    hunter, pirate = battle.commissioner, battle.pirate
    _burn_commissioner(voyage, battle)
    if pirate.status != "active" or CANNON not in pirate.ship.markers:
        return
    if outcome.result == "won" and hunter is not None and hunter.combat:
        face = yield from hot_shot_die(voyage, pirate, won=True)
        battle.fires += face >= BURNS
        _tell_shot(voyage, battle, face, "burns" if face >= BURNS else "missed")
    elif outcome.result == "lost":
        face = yield from hot_shot_die(voyage, pirate, won=False)
        _tell_shot(voyage, battle, face, "burst" if face == BURST else "held")
        if face == BURST:
            ledgers.unload(voyage, pirate, [CANNON], "fire", "BN 10.22")
            yield from _paying(voyage, battle, pirate, lambda combat_damage: fire(voyage, pirate, combat=combat_damage))


def _tell_shot(voyage: Voyage, battle: Battle, face: int, result: str) -> None:
    pirate = battle.pirate
    voyage.tell("hot_shot", seat=pirate.seat, pirate=pirate.id, face=face, result=result, rule="BN 10.22")


# ---------------------------------------------------------------- the faster side


def pirate_is_faster(voyage: Voyage, battle: Battle) -> Play[bool]:
    """Return whether the pirate is faster than the hunters; equal Speeds are settled by dice (BN 13.62)."""
    pirate = battle.pirate
    _, pace = strength(voyage, battle)
    own = battle_speed(pirate)
    if own != pace:
        return own > pace
    cost = debauch_cost(pirate)

    def roll() -> Roll:
        faces = dice(voyage, "speed_tie", 2)
        while faces[-2] - cost == faces[-1]:
            faces += dice(voyage, "speed_tie", 2)
        return faces

    def wins(faces: Roll) -> bool:
        return faces[-2] - cost > faces[-1]

    faces = yield from rerolled(
        voyage,
        pirate,
        "speed_tie",
        roll,
        look=lambda faces: tried(passed=wins(faces), own=faces[-2:-1], foe=faces[-1:]),
    )
    faster = wins(faces)
    voyage.tell(
        "speed_tie",
        seat=pirate.seat,
        pirate=pirate.id,
        hunters=battle.tokens,
        dice=list(faces),
        result="faster" if faster else "slower",
        rule="BN 13.62",
    )
    return faster
