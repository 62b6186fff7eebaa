"""Battle plans: what each side of a naval battle does in the next three rounds (BN-B1, spec 8.2.7).

A side is asked only if one of its policies says "ask"; the other steps of its form keep what its policies say. So a
battle costs each side at most one answer for three rounds.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, POLICIES, policy_of, recorded
from rules.blackbeard.state import Pirate
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Later, Option, Play, Proposal, choose, form, number

STAGE = 3
"""The rounds for which one plan stands."""
YES, NO, NEVER, NOW = "yes", "no", "never", "now"
IMMUNE = ("warship", "ghost")
"""The enemies whom nothing hurts (spec 4.11.8)."""
OTHER_STEPS = ("smoke", "mainsail", "barrel", "board", "surrender")
"""Steps of a plan that do not depend on whether it breaks off."""
ARMS_STEPS = tuple(f"arms{number}" for number in range(1, STAGE + 1))
"""Steps of a plan: the arms of each round."""
Against = Literal["kc", "warship", "ghost", "pirate"]


class Plan(NamedTuple):
    """The plan of one side for three rounds.

    ``arms``: markers of arms for each round. ``barrel``: the saboteur barrel cancels the first round that would cost
    so many points, 0 for never. ``breaks``: whether it breaks off as soon as it may, "ask" to be asked then.
    ``board``: a value of the policy of that name, or "ask". ``surrender``: "now", "last" (when one more point would
    sink the ship), "never", or "ask" before each round.
    """

    arms: tuple[int, ...] = (0,) * STAGE
    smoke: bool = False
    mainsail: bool = False
    barrel: int = 0
    breaks: str = NO
    board: str = NEVER
    surrender: str = NEVER

    def arms_in(self, turn: int) -> int:
        """Return the markers of arms for a round of the battle, counted from 1."""
        return self.arms[(turn - 1) % STAGE]


class Side(NamedTuple):
    """One side of a battle, as far as everybody sees it.

    ``pirate``: who fights; None for a King's Commissioner, whose controller's seat is ``seat``. ``against``: the enemy.
    ``began``: whether this side started the battle. ``opening``: whether the first round is still to come.
    ``letter``: whether he may surrender under a letter of marque. ``weaker``: whether his Combat is below the enemy's,
    also if that is not known yet. ``bound``: whether it cannot break off in these rounds. ``facts``: what the form
    tells besides.
    """

    seat: int
    pirate: Pirate | None
    against: Against
    began: bool = False
    opening: bool = False
    letter: bool = False
    weaker: bool = True
    bound: bool = False
    facts: Mapping[str, Any] = {}


def battle_plans(voyage: Voyage, sides: Sequence[Side]) -> Play[list[Plan]]:
    """Return the plan of each side; those that want to be asked answer at the same time (BN-B1)."""
    wanted = [side for side in sides if _wants_to_be_asked(voyage, side)]
    answers = iter((yield from put_all(voyage, [_plan_form(voyage, side) for side in wanted])) if wanted else [])
    return [next(answers) if side in wanted else by_policies(voyage, side) for side in sides]


# ---------------------------------------------------------------- policies


def policy(voyage: Voyage, side: Side, name: str) -> str:
    """Return the value of a policy for a side: a hunter's controller has only what his seat recorded."""
    if side.pirate is None:
        return recorded(voyage.table, side.seat, name)
    return policy_of(voyage, side.pirate, name)


def breaking(side: Side) -> str:
    """Return the name of the policy that breaks off from the enemy."""
    return "break_from_pirates" if side.against == "pirate" else "break_from_hunters"


def _settled(voyage: Voyage, side: Side, name: str) -> str:
    """Return the value of a policy; where it says "ask", the default of the rules."""
    value = policy(voyage, side, name)
    return POLICIES[name].values[0] if value == ASK else value


def _open(side: Side) -> Iterator[str]:
    """Yield the policies that this side has to decide on in this battle."""
    if not side.bound:
        yield breaking(side)
    if side.pirate is None:
        return
    if "arms" in side.pirate.ship.markers:
        yield "arms"
    if side.against == "pirate":
        yield "board"
    if side.letter:
        yield "surrender"


def _wants_to_be_asked(voyage: Voyage, side: Side) -> bool:
    return any(policy(voyage, side, name) == ASK for name in _open(side))


def by_policies(voyage: Voyage, side: Side) -> Plan:
    """Return the plan that a side's policies make."""
    breaks = _settled(voyage, side, breaking(side))
    pirate = side.pirate
    if pirate is None:
        return Plan(breaks=breaks)
    return Plan(
        arms=_arms(voyage, side, pirate),
        smoke=_smokes(voyage, side, pirate),
        barrel=_barrel(_settled(voyage, side, "barrel")),
        breaks=breaks,
        board=_settled(voyage, side, "board"),
        surrender=_settled(voyage, side, "surrender"),
    )


def _arms(voyage: Voyage, side: Side, pirate: Pirate) -> tuple[int, ...]:
    """Return the arms that the policy invests in each round, as long as there are any."""
    left, value = pirate.ship.markers.count("arms"), _settled(voyage, side, "arms")
    found: list[int] = []
    for _ in range(STAGE):
        found.append(left if value == "all" else min(left, int(value)))
        left -= found[-1]
    return tuple(found)


def _smokes(voyage: Voyage, side: Side, pirate: Pirate) -> bool:
    """Return whether the policy uses a smoke screen: never in a battle that this side started."""
    if not side.opening or side.began or "smoke" not in pirate.ship.markers:
        return False
    value = _settled(voyage, side, "smoke")
    return {"warships": side.against in ("warship", "ghost"), "weaker": side.weaker, "always": True}.get(value, False)


def _has_barrel(side: Side) -> bool:
    """Return whether a side may use a saboteur barrel: it has one and did not start the battle."""
    return side.pirate is not None and not side.began and "barrel" in side.pirate.ship.markers


def _barrel(value: str) -> int:
    return 0 if value == NEVER else int(value)


# ---------------------------------------------------------------- the form


def _plan_form(voyage: Voyage, side: Side) -> Ask[Plan]:
    """Return the form of one side; only the steps whose policy says "ask" must be answered."""
    question = asked("BN-B1")
    kind = breaking(side)

    def proposals() -> list[Proposal]:
        """Return both courses, first the one that the rules take by default."""
        # Whatever else is decided, such as the arms, does not depend on the course.
        others = [*OTHER_STEPS, *ARMS_STEPS]
        settled = _settled_steps(voyage, side)
        facts = {"escape": side.facts.get("escape", ""), "immune": side.against in IMMUNE}
        courses = [
            Proposal(name, {"breaks": value, **settled}, facts, others)
            for name, value in (("break_off", YES), ("fight_on", NO))
        ]
        if side.bound:
            return [course._replace(answer=settled) for course in courses if course.id == "fight_on"]
        return sorted(courses, key=lambda course: course.answer["breaks"] != POLICIES[kind].values[0])

    return form(
        side.seat,
        question.kind,
        lambda: _steps(voyage, side),
        proposals,
        facts=lambda plan: _facts(side, plan),
        secret=True,
        # A name would tell which seat's policies say "ask".
        show="count",
        data=Later(
            {
                "pirate": "" if side.pirate is None else side.pirate.id,
                "against": side.against,
                "immune": side.against in IMMUNE,
            },
            lambda: side.facts,
        ),
        rule=question.rule if kind == "break_from_hunters" else "BN 12.1",
    )


def _settled_steps(voyage: Voyage, side: Side) -> dict[str, Any]:
    """Return what the rules take by default in the steps that a side wants to be asked about, besides breaking off."""
    steps: dict[str, Any] = {}
    for name in _open(side):
        if name == breaking(side) or policy(voyage, side, name) != ASK:
            continue
        if name == "arms":
            steps.update(zip(ARMS_STEPS, by_policies(voyage, side).arms, strict=True))
        else:
            steps[name] = _settled(voyage, side, name)
    return steps


def _facts(side: Side, plan: Plan) -> Mapping[str, Any]:
    """Return what a plan does, for its summary; barrel, boarding and surrender only where this battle has them."""
    return {
        "arms": sum(plan.arms),
        "smoke": plan.smoke,
        "mainsail": plan.mainsail,
        "barrel": plan.barrel if _has_barrel(side) else 0,
        "breaks": NO if side.bound else plan.breaks,
        "board": plan.board if side.against == "pirate" else NEVER,
        "surrender": plan.surrender if side.letter else NEVER,
    }


def _steps(voyage: Voyage, side: Side) -> Play[Plan]:
    """Ask for everything that a side may decide; every step begins with what its policies say."""
    plan = by_policies(voyage, side)
    pirate = side.pirate
    if pirate is not None:
        plan = yield from _equipment(side, pirate, plan)
        plan = plan._replace(arms=(yield from _ask_arms(voyage, side, pirate, plan)))
    boards = side.against == "pirate" and pirate is not None
    # A captain who is asked whether he boards is asked first whether he breaks off: it is one decision.
    shown = boards and policy(voyage, side, "board") == ASK
    if not side.bound:
        breaks = yield from _ask(voyage, side, "breaks", breaking(side), [YES, NO, ASK], plan.breaks, shown=shown)
        plan = plan._replace(breaks=breaks)
    if boards:
        board = yield from _ask(voyage, side, "board", "board", ["stronger", "always", NEVER, ASK], plan.board)
        plan = plan._replace(board=board)
    if side.letter:
        wanted = yield from _ask(voyage, side, "surrender", "surrender", ["last", NEVER, NOW, ASK], plan.surrender)
        plan = plan._replace(surrender=wanted)
    return plan


def _ask(
    voyage: Voyage, side: Side, step: str, name: str, values: Sequence[str], default: str, *, shown: bool = False
) -> Play[str]:
    """Ask one step; it is quiet unless its policy says "ask", or it is ``shown`` with another one."""
    return (
        yield from choose(
            side.seat,
            f"plan_{step}",
            [Option(value, {"value": value}) for value in values],
            step=step,
            default=default,
            quiet=not shown and policy(voyage, side, name) != ASK,
            data={"pirate": "" if side.pirate is None else side.pirate.id, "against": side.against},
            rule=POLICIES[name].rule,
        )
    )


def _equipment(side: Side, pirate: Pirate, plan: Plan) -> Play[Plan]:
    """Ask for what is used up in a battle: smoke screen, mainsail, saboteur barrel."""
    aboard = pirate.ship.markers
    if side.opening and "smoke" in aboard:
        plan = plan._replace(
            smoke=(yield from _use(side, pirate, "smoke", [NO, YES], YES if plan.smoke else NO)) == YES
        )
    if "mainsail" in aboard and not pirate.now.mainsail:
        plan = plan._replace(mainsail=(yield from _use(side, pirate, "mainsail", [NO, YES], NO)) == YES)
    if _has_barrel(side):
        values = POLICIES["barrel"].values
        plan = plan._replace(
            barrel=_barrel((yield from _use(side, pirate, "barrel", values, str(plan.barrel or NEVER))))
        )
    return plan


def _use(side: Side, pirate: Pirate, item: str, values: Sequence[str], default: str) -> Play[str]:
    """Ask whether, or when, to use one item."""
    return (
        yield from choose(
            side.seat,
            f"plan_{item}",
            [Option(value, {"value": value}) for value in values],
            step=item,
            default=default,
            quiet=True,
            data={"pirate": pirate.id, "against": side.against},
            rule="BN 10.22",
        )
    )


def _ask_arms(voyage: Voyage, side: Side, pirate: Pirate, plan: Plan) -> Play[tuple[int, ...]]:
    """Ask for the arms of each round, as long as any are left."""
    left = pirate.ship.markers.count("arms")
    found: list[int] = []
    for index, wanted in enumerate(plan.arms, 1):
        if not left:
            found.append(0)
            continue
        chosen = yield from number(
            side.seat,
            "plan_arms",
            0,
            left,
            step=ARMS_STEPS[index - 1],
            default=min(wanted, left),
            quiet=policy(voyage, side, "arms") != ASK,
            data={"pirate": pirate.id, "number": index, "against": side.against},
            rule="BN 9.211",
        )
        found.append(chosen)
        left -= chosen
    return tuple(found)


# ---------------------------------------------------------------- carried out


def set_mainsail(voyage: Voyage, pirate: Pirate, plan: Plan) -> None:
    """Set the mainsail that a plan uses: Speed +2 for this turn (BN 10.22)."""
    if plan.mainsail and "mainsail" in pirate.ship.markers:
        ledgers.unload(voyage, pirate, ["mainsail"], "spent", "BN 10.22")
        pirate.now.mainsail = True
        voyage.tell("mainsail_set", seat=pirate.seat, pirate=pirate.id, rule="BN 10.22")


def blow_smoke(voyage: Voyage, pirate: Pirate, plan: Plan) -> bool:
    """Use the smoke screen that a plan wants, which ends the battle; return whether it was used (BN 10.22)."""
    if not plan.smoke or "smoke" not in pirate.ship.markers:
        return False
    ledgers.unload(voyage, pirate, ["smoke"], "spent", "BN 10.22")
    voyage.tell("smoke_screen", seat=pirate.seat, pirate=pirate.id, place=pirate.position.place, rule="BN 10.22")
    return True
