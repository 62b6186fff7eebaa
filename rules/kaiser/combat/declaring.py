"""Declaring attacks: when attack cards can be played, and the attacker's choices (KS 5.3.2 to 5.3.11)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from types import MappingProxyType
from typing import Any

from rules.kaiser.choices.planned import planned_assists, planned_order, planned_ships
from rules.kaiser.choices.targets import (
    Fires,
    ToldOf,
    Within,
    always,
    ask_attack_seat,
    ask_ship,
    at_only,
    attack_target_seats,
    bound_facts,
    dice_facts,
    never,
    ship_options,
)
from rules.kaiser.coins import Side, challenge, success
from rules.kaiser.combat.aimed import (
    able_ship,
    bombardment,
    interrogation,
    patrol,
    raid,
    raid_facts,
    target_facts,
    torpedo,
)
from rules.kaiser.combat.answering import Threat, answers
from rules.kaiser.combat.attack import ROYAL_NAVY, Attack
from rules.kaiser.combat.intercept import resolve_intercept
from rules.kaiser.combat.outlook import ALWAYS
from rules.kaiser.combat.patrol import interrogate_targets, monitor_targets, navy_targets, resolve_patrol
from rules.kaiser.combat.undersea import resolve_mines, resolve_torpedo
from rules.kaiser.committed import may_assist, turn_up, upright
from rules.kaiser.pieces import AFTER, GERMANS, action, is_german, is_warship, kind_of, marked
from rules.kaiser.scoring import unpaired_facts
from rules.kaiser.ships.changes import identify
from rules.kaiser.state import MINES_IN_ORDER, Committed, Force, State, Vessel
from rules.kernel import Option, Play, Table, pick


def intercept_targets(force: Force) -> list[Vessel]:
    """Return the merchants that were not intercepted in this turn (KS 5.3.2)."""
    return [vessel for vessel in force.row if not vessel.intercepted]


def mine_targets(force: Force) -> list[Vessel]:
    """Return all merchants of a row, which mines and torpedoes may hit."""
    return list(force.row)


def torpedo_targets(table: Table, force: Force) -> list[Vessel]:
    """Return the targets of a torpedo: merchants, and disguised prizes under ``torpedo_prizes`` (KS 5.8.9)."""
    prizes = [prize for prize in force.prizes if not prize.identified] if table.options.torpedo_prizes else []
    return [*force.row, *prizes]


# ---------------------------------------------------------------- cards that can be played now


def can_intercept(state: State, committed: Committed) -> bool:
    """Return whether the ship under a card can intercept merchants at present."""
    return able_ship(state, committed) is not None and bool(attack_target_seats(state, intercept_targets))


def can_lay(state: State, committed: Committed) -> bool:
    """Return whether the raider under Lay Mines can lay them at present (KS 5.3.10)."""
    return able_ship(state, committed) is not None and bool(attack_target_seats(state, mine_targets))


def can_patrol(state: State) -> bool:
    """Return whether the Royal Navy finds a target."""
    return bool(attack_target_seats(state, navy_targets))


def can_interrogate(state: State) -> bool:
    """Return whether Interrogate finds a target."""
    return bool(attack_target_seats(state, interrogate_targets))


def can_bombard(state: State) -> bool:
    """Return whether a Monitor finds a target."""
    return bool(attack_target_seats(state, monitor_targets))


def can_torpedo(table: Table, state: State) -> bool:
    """Return whether a torpedo finds a target."""
    return bool(attack_target_seats(state, lambda force: torpedo_targets(table, force)))


def can_mine(state: State) -> bool:
    """Return whether mines find a target."""
    return bool(attack_target_seats(state, mine_targets))


# ---------------------------------------------------------------- assists


def ask_assists(
    table: Table, state: State, kinds: Sequence[str], ships: Sequence[Vessel], defender: int, what: str, **facts: Any
) -> Play[list[str]]:
    """Ask for the committed assist cards to attach, at most one of each kind; they are turned up at once (KS 5.4.6).

    ``ships``: those of the defender that may be attacked; the question names the only one.
    """
    offered: list[Committed] = []
    for committed in upright(state, kinds):
        if kind_of(committed.card) not in [kind_of(other.card) for other in offered]:
            offered.append(committed)
    if not offered and not may_assist(table, state):
        return []
    picked = yield from pick(
        state.turn.seat,
        "assists",
        [Option(committed.card, assist_facts(committed.card)) for committed in offered],
        (0, len(offered)),
        secret=True,
        default=[],
        standing=planned_assists(state, [committed.card for committed in offered]),
        rule="KP 3.2.1",
        data={
            "what": what,
            "defender": defender,
            **({"target": ships[0].card} if len(ships) == 1 else {}),
            "idle": idle_assists(state, kinds, what),
            **facts,
        },
    )
    for committed in offered:
        if committed.card in picked:
            turn_up(table, state, committed, what=what)
    return [kind_of(card) for card in picked]


def assist_facts(card: str) -> dict[str, str]:
    """Return an assist card as an option, whose kind words its effect."""
    return {"card": card, "kind": kind_of(card)}


MOST_IDLE = 3
"""The assist cards of which a question says why they do not fit."""
FITTING: Mapping[str, str] = MappingProxyType(
    {"good_hunting": "raider", "shipping_lanes": "warship", "searchlight": "night", "special_cargo": "merchants"}
)
"""By kind of assist card, what it needs."""


def idle_assists(state: State, kinds: Sequence[str], what: str) -> list[dict[str, str]]:
    """Return the upright assist cards that do not fit an attack, and what they fit; their owner looks for them."""
    laid = [one.card for one in state.turn.committed if one.state == "down" and one.place == "action"]
    cards = [card for card in laid if action(card).family == "assist" and kind_of(card) not in kinds]
    raid = {"boarding_party": "boarding"} if what in GERMANS else {}
    return [{"card": card, "fits": {**FITTING, **raid}.get(kind_of(card), "other")} for card in cards[:MOST_IDLE]]


def assists_at_sea(ship: str, card: str, merchants: int) -> list[str]:
    """Return the kinds of assist for an intercept by an own ship of some merchants; a Boarding Party joins later."""
    several = ["shipping_lanes" if is_warship(ship) else "good_hunting"] if merchants > 1 else []
    return ["surprise_attack", "special_cargo", *lights(card), *several]


ASSISTS_OF_MONITOR = ("surprise_attack",)
"""The kinds of assist for a Monitor."""
ASSISTS_UNDERSEA = ("special_cargo",)
"""The kinds of assist for mines and torpedoes."""


def assists_of_patrol(card: str) -> list[str]:
    """Return the kinds of assist for an intercept by the Royal Navy."""
    return ["surprise_attack", *lights(card)]


def lights(card: str) -> list[str]:
    """Return the assist for an intercept by night."""
    return ["searchlight"] if action(card).intercept_night else []


def fires_at_once(state: State, kinds: Sequence[str], fires: Fires) -> Fires:
    """Return whether the choice of a seat sets off an attack: not if assist cards are chosen and confirmed before.

    ``kinds``: the assists that fit the attack. ``fires``: whether the choice would set it off without any.
    """
    return never if upright(state, kinds) else fires


def navy_left_out(state: State, force: Force) -> Mapping[str, bool]:
    """Return whether a card still lies face down for the Royal Navy that would find no target in a force.

    All attacks of a turn go against one seat. Both the place of the card and the ships are public.
    """
    waits = any(committed.state == "down" and committed.mode == "british" for committed in state.turn.committed)
    return {"no_prey": True} if waits and not navy_targets(force) else {}


def ask_enemy(table: Table, state: State, within: Within, fires: Fires | None = None, **facts: Any) -> Play[int]:
    """Ask for the seat to attack; an option says if a card for the Royal Navy would then find no target."""
    return (yield from ask_attack_seat(table, state, within, fires, partial(navy_left_out, state), **facts))


def declare(table: Table, attack: Attack) -> None:
    """Tell everybody the attack, the attacker and the targets."""
    table.tell(
        "declared",
        **attack.facts(),
        ship=attack.ship.card if attack.ship is not None else None,
        targets=attack.aims(),
        rule=attack.rule,
    )


# ---------------------------------------------------------------- own ships


def declare_intercept(table: Table, state: State, committed: Committed) -> Play[None]:
    """Have the ship under a card intercept merchants (KS 5.3.2)."""
    ship = able_ship(state, committed)
    assert ship is not None, committed
    turn_up(table, state, committed)
    fires = fires_at_once(state, assists_at_sea(ship.card, committed.card, 1), at_only(intercept_targets))
    bound = bound_facts(state)
    defender = yield from ask_enemy(table, state, intercept_targets, fires, what=ship.card)
    force = state.forces[defender]
    eligible = intercept_targets(force)
    helping = assists_at_sea(ship.card, committed.card, len(eligible))
    assists = yield from ask_assists(table, state, helping, eligible, defender, ship.card, **bound)
    attack = raid(state, ship, committed.card, defender, assists)
    attack.boarding = [other.card for other in upright(state, ["boarding_party"])]
    told = partial(raid_facts, table, attack)
    if "shipping_lanes" in assists:
        attack.targets = yield from pick_targets(state, force, len(eligible), ship, told)
    elif "good_hunting" in assists:
        attack.targets = yield from pick_targets(state, force, 2, ship, told)
    else:
        facts: dict[str, Any] = {"what": ship.card, "raid": True, **attacked_facts(force.row), **bound}
        attack.targets = [(yield from ask_ship(table, state, eligible, "KP 3.2.4", told, **facts))]
    declare(table, attack)
    yield from resolve_intercept(table, state, attack)


def attacked_facts(ships: Sequence[Vessel]) -> Mapping[str, list[str]]:
    """Return the ships that can't be attacked again in this turn; the attacker looks for them (KS 5.3.2, 5.3.9)."""
    met = [ship.card for ship in ships if ship.intercepted]
    return {"attacked": met} if met else {}


def pick_targets(state: State, force: Force, count: int, ship: Vessel, told: ToldOf) -> Play[list[Vessel]]:
    """Ask for several merchants of a force in the order of attack."""
    eligible = intercept_targets(force)
    order = yield from pick(
        state.turn.seat,
        "targets",
        ship_options(state, eligible, told),
        (count, count),
        ordered=True,
        takeback=True,
        standing=planned_ships(state),
        rule="KP 3.2.8",
        data={
            "what": ship.card,
            "defender": force.seat,
            "count": count,
            "all": count == len(eligible),
            **attacked_facts(force.row),
        },
    )
    return [next(vessel for vessel in eligible if vessel.card == card) for card in order]


# ---------------------------------------------------------------- the Royal Navy


def ask_quarry(
    table: Table,
    state: State,
    attack: Attack,
    within: Callable[[Force], list[Vessel]],
    *,
    after: Fraction = ALWAYS,
    **facts: Any,
) -> Play[Vessel]:
    """Ask for the ship that the Royal Navy attacks; say whether a German ship would not count yet (KS 6.1.2).

    ``after``: the chance that it comes to the attack.
    """
    force, told = state.forces[attack.defender], partial(target_facts, table, attack, after=after)
    ships = within(force)
    unpaired = unpaired_facts(state.forces[attack.seat]) if any(is_german(ship.card) for ship in ships) else {}
    more: dict[str, Any] = {**unpaired, **attacked_facts(force.fleet)}
    return (yield from ask_ship(table, state, ships, attack.rule, told, **facts, **more))


def declare_patrol(table: Table, state: State, committed: Committed) -> Play[None]:
    """Intercept a German ship or prize with a card's intercept half (KS 5.3.9)."""
    turn_up(table, state, committed)
    facts: dict[str, Any] = {"what": ROYAL_NAVY, "card": committed.card, **bound_facts(state)}
    fires = fires_at_once(state, assists_of_patrol(committed.card), at_only(navy_targets))
    defender = yield from ask_enemy(table, state, navy_targets, fires, **facts)
    ships = navy_targets(state.forces[defender])
    assists = yield from ask_assists(table, state, assists_of_patrol(committed.card), ships, defender, **facts)
    attack = patrol(state, committed.card, defender, assists)
    attack.targets = [(yield from ask_quarry(table, state, attack, navy_targets, **facts))]
    declare(table, attack)
    yield from resolve_patrol(table, state, attack)


def play_interrogate(table: Table, state: State, card: str) -> Play[None]:
    """Interrogate a disguised ship; a recognised ship is intercepted at once (KS 5.5.19)."""
    printed = action(card)
    facts: dict[str, Any] = {"what": card, **dice_facts(card), **bound_facts(state)}
    defender = yield from ask_enemy(table, state, interrogate_targets, **facts)
    attack = interrogation(state, card, defender)
    found = success(printed.challenge, 0, printed.response)
    target = yield from ask_quarry(table, state, attack, interrogate_targets, after=found, **facts)
    yield from roll_interrogate(table, state, state.turn.seat, defender, target, card, printed.coin_attack)


def roll_interrogate(
    table: Table, state: State, seat: int, defender: int, target: Vessel, card: str, coin: str
) -> Play[None]:
    """Roll an Interrogate; a recognised ship is intercepted by day, without assists."""
    printed = action(card)
    ours = Side(seat, card, printed.challenge)
    if not challenge(table, "interrogate", ours, Side(defender, target.card, printed.response), printed.rule):
        return
    identify(table, state, target, printed.rule)
    attack = Attack("IN", seat, defender, card, coin, printed.rule, [target])
    declare(table, attack)
    yield from resolve_patrol(table, state, attack)


def play_monitor(table: Table, state: State, card: str) -> Play[None]:
    """Bombard a ship in refuge (KS 5.5.24)."""
    fires = fires_at_once(state, ASSISTS_OF_MONITOR, at_only(monitor_targets))
    bound = bound_facts(state)
    defender = yield from ask_enemy(table, state, monitor_targets, fires, what=card)
    ships = monitor_targets(state.forces[defender])
    assists = yield from ask_assists(table, state, ASSISTS_OF_MONITOR, ships, defender, card, **bound)
    attack = bombardment(state, card, defender, assists)
    attack.targets = [(yield from ask_quarry(table, state, attack, monitor_targets, what=card, **bound))]
    declare(table, attack)
    yield from resolve_patrol(table, state, attack)


# ---------------------------------------------------------------- mines and torpedoes


def declare_mine_laying(table: Table, state: State, committed: Committed) -> Play[None]:
    """Lay mines with a raider; this is its action and does not identify it (KS 5.3.10)."""
    ship = able_ship(state, committed)
    assert ship is not None, committed
    turn_up(table, state, committed)
    ship.acted = True
    yield from declare_mines(table, state, committed.card)


def declare_mines(table: Table, state: State, card: str) -> Play[None]:
    """Attack a whole row with mines."""
    printed = action(card)
    fires = fires_at_once(state, ASSISTS_UNDERSEA, always)
    bound = bound_facts(state)
    defender = yield from ask_enemy(table, state, mine_targets, fires, what=card)
    targets = mine_targets(state.forces[defender])
    assists = yield from ask_assists(table, state, ASSISTS_UNDERSEA, targets, defender, card, **bound)
    cargo = "special_cargo" in assists
    attack = Attack("MI", state.turn.seat, defender, card, printed.coin_mine, printed.rule, targets, cargo=cargo)
    if len(targets) > 1 and (order_matters(table, state, attack) or not table.patched(MINES_IN_ORDER)):
        order = yield from pick(
            state.turn.seat,
            "mine_order",
            ship_options(state, targets, partial(target_facts, table, attack)),
            (len(targets), len(targets)),
            ordered=True,
            takeback=True,
            standing=planned_order(state, [vessel.card for vessel in targets]),
            rule=printed.rule,
            data={"what": card, "defender": defender, **bound},
        )
        attack.targets = [next(vessel for vessel in targets if vessel.card == ship) for ship in order]
    declare(table, attack)
    yield from resolve_mines(table, state, attack)


def order_matters(table: Table, state: State, attack: Attack) -> bool:
    """Return whether the order of mines may matter, as far as everybody can see (KS 5.3.10, 5.5.23).

    Every merchant is rolled for once, whatever the order. Only an answer to one of several sinkings makes a difference.
    """
    if state.is_phantom(attack.defender):
        return False
    kinds = answers(Threat(table.options, attack, attack.targets[0], state.forces[attack.defender]), (AFTER,))
    return bool(kinds) and not state.all_face_up(kinds)


def declare_torpedo(table: Table, state: State, card: str) -> Play[None]:
    """Fire a submarine's torpedo (KS 5.3.11)."""
    printed = action(card)
    within = partial(torpedo_targets, table)
    fires = fires_at_once(state, ASSISTS_UNDERSEA, at_only(within))
    bound = bound_facts(state)
    defender = yield from ask_enemy(table, state, within, fires, what=card)
    ships = within(state.forces[defender])
    assists = yield from ask_assists(table, state, ASSISTS_UNDERSEA, ships, defender, card, **bound)
    force, attack = state.forces[defender], torpedo(state, card, defender, assists)
    told = partial(target_facts, table, attack)
    target = yield from ask_ship(table, state, ships, printed.rule, told, what=card, **bound)
    attack.targets, attack.at_prize = [target], any(prize is target for prize in force.prizes)
    if attack.at_prize:
        attack.rule = "KP 6.9.1"
    declare(table, attack)
    yield from resolve_torpedo(table, state, attack)


def mine_layers(force: Force) -> list[Vessel]:
    """Return the raiders with the mark for mines that can act (KS 5.5.21)."""
    return [ship for ship in force.ships if marked(ship.card, "mines") and ship.ready]
