"""Duellists: captains and guards with their ratings in use, and what a captain plans for a duel (BN 19, BN-D1)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.blackbeard.asking import put_all
from rules.blackbeard.cunning import may_reroll
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, LISTED, LOST, POLICIES, policy_of, values_in_force
from rules.blackbeard.ship.figures import rating
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import TIDY_CHOICES, Voyage
from rules.kernel import Ask, Option, Play, choose, form

SIDES = range(1, 7)
NO_FALLS = ("", "")
"""What befalls the losers of a duel about which nothing but the duel is decided."""


class Duellist(NamedTuple):
    """One side of a duel: a pirate, or a guard without one."""

    pirate: Pirate | None
    name: str
    attack: int
    defence: int
    endurance: int


class DuelPlan(NamedTuple):
    """The plan of a captain for a duel.

    ``surrender``: he gives up once his Endurance is at most this and below the enemy's, 0 for never. ``cunning``: a
    value of the policy of that name.
    """

    surrender: int = 0
    cunning: str = ""


def guard(attack: int, defence: int, endurance: int) -> Duellist:
    """Return a guard or bandit, who is played by the dice alone."""
    return Duellist(None, "guard", attack, defence, endurance)


def duellist(pirate: Pirate) -> Duellist:
    """Return a captain as a duellist, with his ratings in use; a tattoo gives 1 Endurance (BN 19.1, 4.35)."""
    return Duellist(
        pirate,
        pirate.id,
        rating(pirate, "duel_attack"),
        rating(pirate, "duel_defence"),
        rating(pirate, "endurance") + pirate.tattoo,
    )


def stronger(one: Pirate, other: Pirate) -> bool:
    """Return whether a captain need not fear a duel: his attack and Endurance reach the other's (spec 4.4)."""
    mine, theirs = duellist(one), duellist(other)
    return mine.attack + mine.endurance >= theirs.attack + theirs.endurance


# ---------------------------------------------------------------- the odds


def duel_odds(first: Duellist, second: Duellist) -> float:
    """Return the chance to win a duel for the one who strikes first (BN 19.2): a miss costs the striker Endurance."""
    hits, hit_by = _hits(first, second), _hits(second, first)
    # The keys are the remaining Endurance of the first and of the second one. The values are the chances that the first
    # one wins: if he strikes next, and if the second one does.
    odds: dict[tuple[int, int], tuple[float, float]] = {}
    for mine in range(first.endurance + 1):
        for theirs in range(second.endurance + 1):
            if not mine or not theirs:
                odds[mine, theirs] = float(mine > 0), float(mine > 0)
                continue
            weakened, ahead = odds[mine - 1, theirs], odds[mine, theirs - 1]
            odds[mine, theirs] = (
                hits * ahead[1] + (1 - hits) * weakened[1],
                hit_by * weakened[0] + (1 - hit_by) * ahead[0],
            )
    return odds[first.endurance, second.endurance][0]


def _hits(striker: Duellist, other: Duellist) -> float:
    """Return the chance that a blow hits."""
    rolls = [striker.attack + own >= other.defence + die for own in SIDES for die in SIDES]
    return sum(rolls) / len(rolls)


def boarding_odds(pirate: Pirate, other: Pirate) -> float:
    """Return the chance of a captain who boards another to win the duel."""
    return duel_odds(duellist(pirate), duellist(other))


def boarding_chance(pirate: Pirate, other: Pirate) -> int:
    """Return the same chance in per cent (BN 19), for people to read."""
    return round(100 * boarding_odds(pirate, other))


# ---------------------------------------------------------------- plans


def duel_plans(
    voyage: Voyage, sides: tuple[Duellist, Duellist], falls: tuple[str, str] = NO_FALLS
) -> Play[list[DuelPlan]]:
    """Return the plans of both sides; those who want to be asked answer at the same time (BN-D1).

    ``falls``: what besides befalls the one and the other if he loses the duel and lives, see ``fight_duel``.
    """
    between_pirates = all(side.pirate is not None for side in sides)
    wanted = [
        side
        for side in sides
        if between_pirates and side.pirate is not None and policy_of(voyage, side.pirate, "duel_surrender") == ASK
    ]
    forms = [
        _form(voyage, side, next(other for other in sides if other is not side), fall)
        for side, fall in zip(sides, falls, strict=True)
        if side in wanted
    ]
    answers = iter((yield from put_all(voyage, forms)) if forms else [])
    return [next(answers) if side in wanted else _by_policies(voyage, side, fair=between_pirates) for side in sides]


def _by_policies(voyage: Voyage, side: Duellist, *, fair: bool) -> DuelPlan:
    """Return the plan that a captain's policies make; ``fair``: whether he fights a pirate."""
    if side.pirate is None or not fair:
        return DuelPlan()
    return DuelPlan(surrender=int(_settled(voyage, side.pirate)))


def _settled(voyage: Voyage, pirate: Pirate) -> str:
    value = policy_of(voyage, pirate, "duel_surrender")
    return POLICIES["duel_surrender"].values[0] if value == ASK else value


def _cunning_in_duels(voyage: Voyage, pirate: Pirate) -> tuple[Sequence[str], str]:
    """Return how cunning may be used in a duel, and how a captain's policy uses it."""
    value, *triggers = policy_of(voyage, pirate, "cunning").split("/")
    if value == LISTED:
        value = LOST if "duels" in triggers else "grave" if "grave" in triggers else "never"
    ways = values_in_force(voyage.table, "cunning")
    return [LOST if way == LISTED else way for way in ways], value


def _form(voyage: Voyage, mine: Duellist, theirs: Duellist, fall: str) -> Ask[DuelPlan]:
    """Return the form of one captain: when he surrenders, and when he uses cunning."""
    question = asked("BN-D1")
    pirate = mine.pirate
    assert pirate is not None, "guards have no plan"
    ways, usual = _cunning_in_duels(voyage, pirate)
    limits = sorted(value for value in POLICIES["duel_surrender"].values if value != ASK)
    if voyage.table.patched(TIDY_CHOICES):
        # From the Endurance that he has on, all of them mean: at once, if he can.
        usual_limit = _settled(voyage, pirate)
        limits = [value for value in limits if int(value) <= mine.endurance or value == usual_limit]

    def steps() -> Play[DuelPlan]:
        surrender = yield from choose(
            pirate.seat,
            "duel_surrender",
            [Option(value, {"value": value, "now": 0 < mine.endurance <= int(value)}) for value in limits],
            step="surrender",
            default=_settled(voyage, pirate),
            data={
                "pirate": pirate.id,
                "endurance": mine.endurance,
                "foe_endurance": theirs.endurance,
                "fall": fall,
            },
            rule="BN 19.6",
        )
        cunning = ""
        if may_reroll(voyage, pirate):
            cunning = yield from choose(
                pirate.seat,
                "duel_cunning",
                [Option(value, {"value": value}) for value in ways],
                step="cunning",
                default=usual,
                quiet=True,
                data={"pirate": pirate.id},
                rule="BN 21.1",
            )
        return DuelPlan(int(surrender), cunning)

    return form(
        pirate.seat,
        question.kind,
        steps,
        facts=lambda plan: {"surrender": plan.surrender, "cunning": plan.cunning},
        secret=True,
        # A name would tell who lets policies answer.
        show="count",
        data={
            "pirate": pirate.id,
            "target": theirs.name,
            "attack": mine.attack,
            "defence": mine.defence,
            "endurance": mine.endurance,
            "foe_attack": theirs.attack,
            "foe_defence": theirs.defence,
            "foe_endurance": theirs.endurance,
        },
        rule=question.rule,
    )
