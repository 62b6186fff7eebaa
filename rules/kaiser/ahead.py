"""Planning the moves of a turn ahead, for a seat whose standing orders want it (KS 8.1).

The plan answers the active seat's questions by order. The match therefore need not wait for that seat after every
reaction of an enemy. The plan ends when its next move is no longer possible: the seat is then asked.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any, Literal, NamedTuple

from rules.kaiser.cards.hostile import (
    chance_of,
    exposed_ships,
    rendezvous_facts,
    supplied_ships,
    undamaged_germans,
)
from rules.kaiser.cards.own import (
    fair_seas_facts,
    fair_seas_targets,
    outside_refuge,
    reflag_targets,
    repair_targets,
    scuttle_targets,
)
from rules.kaiser.choices.targets import (
    ToldOf,
    Within,
    attack_target_seats,
    card_target_seats,
    dice_facts,
    harms_elsewhere,
    ship_options,
)
from rules.kaiser.combat.aimed import planned_odds
from rules.kaiser.combat.attack import ROYAL_NAVY
from rules.kaiser.combat.declaring import (
    ASSISTS_OF_MONITOR,
    ASSISTS_UNDERSEA,
    assist_facts,
    assists_at_sea,
    assists_of_patrol,
    intercept_targets,
    mine_targets,
    navy_left_out,
    torpedo_targets,
)
from rules.kaiser.combat.patrol import interrogate_targets, monitor_targets, navy_targets
from rules.kaiser.combat.windows import one_of_each_kind
from rules.kaiser.committed import upright
from rules.kaiser.pieces import action, kind_of
from rules.kaiser.state import Committed, Force, Planned, State
from rules.kernel import Ask, Option, Play, Table, choose, form, pick

END, ASK = "end_turn", "ask_again"
Facts = Mapping[str, Any]
Moves = Callable[[], Iterable[Option]]


def ask_plan(table: Table, state: State, seat: int, moves: Moves) -> Ask[list[Planned]]:
    """Ask for the moves of a turn, in order, up to its end or to the next question.

    A time-out ends the turn, as it does where the moves are asked one by one.
    """
    return form(
        seat,
        "ahead",
        lambda: Planning(table, state, seat).steps(list(moves())),
        facts=summary,
        secret=True,
        rule="KP 3.2",
    )


def summary(plan: list[Planned]) -> Mapping[str, Any]:
    """Return the facts for confirmation: each move with its targets and assists."""
    return {"moves": [planned_facts(n, planned) for n, planned in enumerate(plan, 1)]}


def planned_facts(n: int, planned: Planned) -> dict[str, Any]:
    """Return the n-th move of a plan, with its targets and assists, as plain data."""
    head = planned.move.id.partition("/")[0]
    aimed = {"targets": list(planned.targets), "assists": list(planned.assists)}
    return {"n": n, "move": head, **planned.move.data, **aimed}


class Aim(NamedTuple):
    """The aim of a committed card.

    ``at``: at an enemy as an attack (all attacks of a turn go to one seat) or otherwise, or at an own ship. ``within``:
    the ships of a force that it may be aimed at. ``ships``: whether its player chooses one, or it hits all of them.
    ``told``: what is said of each of these ships, beside what always is. ``told_of``: what is said of each enemy.
    """

    at: Literal["attack", "enemy", "own"]
    within: Callable[[Table], Within]
    ships: bool = True
    told: ToldOf | None = None
    told_of: Callable[[Table, Force], Facts] | None = None


def always(within: Within) -> Callable[[Table], Within]:
    """Return targets that are the same whatever the options of the table."""
    return lambda _: within


def torpedoed(table: Table) -> Within:
    """Return the targets of a torpedo, which depend on an option."""
    return partial(torpedo_targets, table)


AIMS: Mapping[str, Aim] = {
    "ship": Aim("attack", always(intercept_targets)),
    "lay": Aim("attack", always(mine_targets), ships=False),
    "british": Aim("attack", always(navy_targets)),
    "interrogate": Aim("attack", always(interrogate_targets)),
    "monitor": Aim("attack", always(monitor_targets)),
    "submarine_u": Aim("attack", torpedoed),
    "breakdown": Aim("enemy", undamaged_germans, told=chance_of("breakdown")),
    "interned": Aim("enemy", exposed_ships, told=chance_of("interned")),
    "transfer_command": Aim("enemy", exposed_ships, told=chance_of("transfer_command")),
    "rendezvous_missed": Aim("enemy", always(supplied_ships), ships=False, told_of=rendezvous_facts),
    "damage_control": Aim("own", always(repair_targets)),
    "fair_seas": Aim("own", always(fair_seas_targets), told=fair_seas_facts),
    "island_refuge": Aim("own", always(outside_refuge)),
    "reflag": Aim("own", always(reflag_targets)),
    "scuttle": Aim("own", always(scuttle_targets)),
}
"""By place, and by kind of card for cards in front of the force. A card that is missing here has nothing, or other
things, to choose.
"""


def aim_of(committed: Committed) -> Aim | None:
    """Return what a committed card is aimed at, None for other cards."""
    return AIMS.get(kind_of(committed.card) if committed.mode == "action" else committed.mode)


def targets_of(table: Table, state: State, aim: Aim) -> dict[int, list[str]]:
    """Return the ships that a card may be aimed at now, by seat."""
    within = aim.within(table)
    if aim.at == "own":
        seats = [state.turn.seat]
    else:
        seats = (attack_target_seats if aim.at == "attack" else card_target_seats)(state, within)
    return {seat: [ship.card for ship in within(state.forces[seat])] for seat in seats}


def assists_of(committed: Committed, targets: int) -> Sequence[str]:
    """Return the kinds of assist for a committed attack."""
    if committed.mode == "ship":
        return [*assists_at_sea(committed.ship, committed.card, targets), "boarding_party"]
    if committed.mode == "lay":
        return ASSISTS_UNDERSEA
    if committed.mode == "british":
        return assists_of_patrol(committed.card)
    if committed.mode != "action":
        return ()
    return {"monitor": ASSISTS_OF_MONITOR, "submarine_u": ASSISTS_UNDERSEA}.get(kind_of(committed.card), ())


TARGET_RULES: Mapping[str, str] = {"ship": "KP 3.2.4", "british": "KP 3.2.3"}
"""The rules of the targets of cards that lie sideways."""


def attacker_facts(committed: Committed) -> Facts:
    """Return the facts about what a committed card sends against its target."""
    if committed.mode == "british":
        return {"what": ROYAL_NAVY, "card": committed.card}
    if committed.mode == "action":
        return {"what": committed.card, "kind": kind_of(committed.card), **dice_facts(committed.card)}
    return {"what": committed.ship, "raid": True} if committed.mode == "ship" else {"what": committed.card}


class Planning:
    """The steps of a plan.

    ``aimed``: the seat to attack, which is one in each turn. ``used``: the moves and assists in the plan. ``met``: the
    ships that it attacks.
    """

    def __init__(self, table: Table, state: State, seat: int) -> None:
        self.table = table
        self.state = state
        self.seat = seat
        self.aimed = state.turn.attack_target
        self.used: list[str] = []
        self.met: list[str] = []

    def steps(self, moves: list[Option]) -> Play[list[Planned]]:
        """Ask for one move after the other."""
        plan: list[Planned] = []
        for n in count(1):
            open_moves = [move for move in moves if self.is_open(move)]
            if not open_moves:
                return [*plan, Planned(Option(END))]
            options = [*open_moves, Option(END), Option(ASK)]
            facts = {"n": n, **({"before": planned_facts(n - 1, plan[-1])} if plan else {})}
            chosen = yield from choose(
                self.seat, "ahead_move", options, step=str(n), default=END, rule="KP 3.2", data=facts
            )
            if chosen in (END, ASK):
                return [*plan, Planned(Option(chosen))]
            self.used.append(chosen)
            plan.append((yield from self.aim(n, next(move for move in open_moves if move.id == chosen))))
        return plan

    def is_open(self, move: Option) -> bool:
        """Return whether a move can still be added to the plan."""
        committed = self.committed(move)
        if move.id in self.used or (committed is not None and committed.card in self.used):
            return False
        aim = aim_of(committed) if committed is not None else None
        return aim is None or bool(self.targets_left(aim))

    def committed(self, move: Option) -> Committed | None:
        """Return the committed card that a move turns up, if any."""
        card = move.data.get("card")
        return next((other for other in self.state.turn.committed if card is not None and other.card == card), None)

    def targets_left(self, aim: Aim) -> dict[int, list[str]]:
        """Return the ships that a card may be aimed at, by seat; a ship is attacked once in a plan."""
        found = targets_of(self.table, self.state, aim)
        if aim.at == "attack":
            found = {
                seat: [ship for ship in ships if ship not in self.met]
                for seat, ships in found.items()
                if self.aimed in (None, seat)
            }
        return {seat: ships for seat, ships in found.items() if ships}

    def aim(self, n: int, move: Option) -> Play[Planned]:
        """Ask for the targets and the assists of a move, if it has any."""
        committed = self.committed(move)
        if committed is None:
            return Planned(move)
        aim = aim_of(committed)
        if aim is None:
            return Planned(move)
        facts, found = {"n": n, **attacker_facts(committed)}, self.targets_left(aim)
        rule = TARGET_RULES.get(committed.mode) or action(committed.card).rule
        seat = yield from self.target_seat(facts, list(found), aim)
        ships = found[seat]
        if seat == self.seat:
            facts |= {"own": True, "kind": kind_of(committed.card)}
        else:
            facts |= {"defender": seat, **({"target": ships[0]} if len(ships) == 1 else {})}
            if aim.at == "attack" and self.aimed is not None and len(self.state.enemies(self.seat)) > 1:
                facts |= {"bound": True}
        assists = yield from self.assists(facts, committed, len(ships))
        targets: list[str] = []
        if aim.ships:
            most = most_targets(assists, len(ships))
            told = aim.told or planned_odds(self.table, self.state, committed, seat, assists)
            targets = yield from self.targets(facts, ships, most, rule, told)
        if aim.at == "attack":
            self.aimed = seat
            self.met += targets
        return Planned(move, True, seat, tuple(targets), tuple(assists))

    def target_seat(self, facts: Facts, seats: Sequence[int], aim: Aim) -> Play[int]:
        """Ask for the seat that a card is aimed at."""
        if len(seats) == 1:
            return seats[0]
        options = [Option(str(seat), {"seat": seat, **self.told_of(aim, self.state.forces[seat])}) for seat in seats]
        step = f"{facts['n']}_seat"
        if aim.at == "attack":
            facts = {**facts, "attack": True, "harms": harms_elsewhere(self.state)}
        return int((yield from choose(self.seat, "ahead_seat", options, step=step, rule="KP 3.1.3", data=facts)))

    def told_of(self, aim: Aim, force: Force) -> Facts:
        """Return what is said of an enemy: all attacks of the turn go against the one that is attacked first."""
        if aim.at == "attack":
            return navy_left_out(self.state, force)
        return {} if aim.told_of is None else aim.told_of(self.table, force)

    def assists(self, facts: Facts, committed: Committed, targets: int) -> Play[list[str]]:
        """Ask for the assists of an attack, at most one of each kind."""
        kinds = assists_of(committed, targets)
        free = [other.card for other in upright(self.state, kinds) if other.card not in self.used]
        offered = one_of_each_kind(free, kinds)
        if not offered:
            return []
        options = [Option(card, assist_facts(card)) for card in offered]
        step, k = f"{facts['n']}_assists", (0, len(offered))
        chosen = yield from pick(
            self.seat, "ahead_assists", options, k, step=step, default=[], rule="KP 3.2.1", data=facts
        )
        self.used += chosen
        return chosen

    def targets(self, facts: Facts, ships: Sequence[str], most: int, rule: str, told: ToldOf | None) -> Play[list[str]]:
        """Ask for the targets of a move, in order."""
        if len(ships) == 1:
            return list(ships)
        found = (force.vessel(ship) for ship in ships for force in self.state.forces)
        options = ship_options(self.state, (vessel for vessel in found if vessel is not None), told)
        step = f"{facts['n']}_ship"
        if most == 1:
            return [(yield from choose(self.seat, "ahead_ship", options, step=step, rule=rule, data=facts))]
        facts = {**facts, "count": most}
        return (
            yield from pick(
                self.seat, "ahead_ships", options, (most, most), ordered=True, step=step, rule="KP 3.2.8", data=facts
            )
        )


def most_targets(assists: Sequence[str], ships: int) -> int:
    """Return the number of targets of an attack with these assists."""
    kinds = [kind_of(card) for card in assists]
    return ships if "shipping_lanes" in kinds else min(2, ships) if "good_hunting" in kinds else 1


# ---------------------------------------------------------------- carrying out


def next_planned(table: Table, state: State, options: Iterable[Option]) -> str | None:
    """Return the option that the plan takes next, None if there is no plan or its next move is not possible."""
    planned = next(iter(state.turn.plan), None)
    if planned is None:
        return None
    for option in options:
        # The slot of a card changes when another one in its place is turned up.
        same = option.data.get("card") == planned.card if planned.card else option.id == planned.move.id
        if same and is_possible(table, state, planned):
            return option.id
    return None


def is_possible(table: Table, state: State, planned: Planned) -> bool:
    """Return whether a planned move still finds its targets."""
    if not planned.aimed:
        return True
    aim = aim_of(next(other for other in state.turn.committed if other.card == planned.card))
    found = targets_of(table, state, aim) if aim is not None else {}
    return planned.seat in found and all(target in found[planned.seat] for target in planned.targets)


def follow_plan(state: State, *, planned: bool) -> None:
    """Take the next move of the plan; a move that was not planned ends the plan."""
    turn = state.turn
    turn.move = turn.plan.pop(0) if planned else None
    if not planned:
        turn.plan.clear()
