"""The attack cards of a turn: when they can be played, and what the attacker is asked (KS 5.3.2 to 5.3.11)."""

from collections.abc import Sequence

from rules.kaiser.attack import PRIZE_RULE, Attack
from rules.kaiser.cards import GERMANS, action, is_warship, kind_of, marked
from rules.kaiser.coins import Side, challenge
from rules.kaiser.intercept import intercept
from rules.kaiser.moves import identify
from rules.kaiser.patrol import hidden, hunted, patrol, sheltered
from rules.kaiser.raid import lay_mines, torpedo
from rules.kaiser.state import Committed, Force, State, Vessel
from rules.kaiser.tabled import may_assist, turn_up, upright
from rules.kaiser.targets import attack_seat, attackable, pick_ship
from rules.kernel import Option, Play, Table, pick


def untouched(force: Force) -> list[Vessel]:
    """Return the merchants that were not intercepted in this turn (KS 5.3.2)."""
    return [vessel for vessel in force.row if not vessel.intercepted]


def row(force: Force) -> list[Vessel]:
    """Return all merchants of a row: mines and torpedoes spare none."""
    return list(force.row)


def torpedoed(table: Table, force: Force) -> list[Vessel]:
    """Return what a torpedo may be aimed at: merchants, and disguised prizes with that option (KS 5.8.9)."""
    prizes = [prize for prize in force.prizes if not prize.identified] if table.options.torpedo_prizes else []
    return [*force.row, *prizes]


def able(state: State, committed: Committed) -> Vessel | None:
    """Return the own ship on which a card lies, if it can act now (KS 4.2.5, 4.2.11, 5.5.20)."""
    vessel = state.forces[state.turn.seat].vessel(committed.ship)
    if vessel is None or vessel.acted or vessel.refuge is not None or vessel.left_refuge:
        return None
    return vessel


# ---------------------------------------------------------------- what can be played now


def can_intercept(table: Table, state: State, committed: Committed) -> bool:
    """Tell whether the ship under a card can intercept merchants now."""
    return able(state, committed) is not None and bool(attackable(state, untouched))


def can_lay(table: Table, state: State, committed: Committed) -> bool:
    """Tell whether the raider under Lay Mines can lay them now (KS 5.3.10)."""
    return able(state, committed) is not None and bool(attackable(state, row))


def can_patrol(table: Table, state: State, committed: Committed) -> bool:
    """Tell whether the Royal Navy finds a target now."""
    return bool(attackable(state, hunted))


def can_interrogate(table: Table, state: State) -> bool:
    """Tell whether there is anybody to Interrogate."""
    return bool(attackable(state, hidden))


def can_bombard(table: Table, state: State) -> bool:
    """Tell whether a Monitor finds a target."""
    return bool(attackable(state, sheltered))


def can_torpedo(table: Table, state: State) -> bool:
    """Tell whether a torpedo finds a target."""
    return bool(attackable(state, lambda force: torpedoed(table, force)))


def can_mine(table: Table, state: State) -> bool:
    """Tell whether mines find a target."""
    return bool(attackable(state, row))


# ---------------------------------------------------------------- assists


def ask_assists(table: Table, state: State, kinds: Sequence[str], what: str) -> Play[list[str]]:
    """Ask which committed assist cards to attach; they are turned up at once (KS 5.4.6). One of a kind at most."""
    offered: list[Committed] = []
    for committed in upright(state, kinds):
        if kind_of(committed.card) not in [kind_of(other.card) for other in offered]:
            offered.append(committed)
    if not offered and not may_assist(table, state):
        return []
    picked = yield from pick(
        state.turn.seat,
        "assists",
        [Option(committed.card, {"card": committed.card}) for committed in offered],
        (0, len(offered)),
        secret=True,
        default=[],
        rule="KP 3.2.1",
        data={"what": what},
    )
    for committed in offered:
        if committed.card in picked:
            turn_up(table, state, committed, what=what)
    return [kind_of(card) for card in picked]


def declare(table: Table, attack: Attack) -> None:
    """Tell everybody what is attacked, and with what."""
    table.tell(
        "declared",
        **attack.facts(),
        ship=attack.ship.card if attack.ship is not None else None,
        targets=attack.aims(),
        rule=attack.rule,
    )


# ---------------------------------------------------------------- own ships


def intercept_with(table: Table, state: State, committed: Committed) -> Play[None]:
    """Have the ship under a card intercept merchants (KS 5.3.2)."""
    ship = able(state, committed)
    assert ship is not None, committed
    warship, night = is_warship(ship.card), bool(action(committed.card).intercept_night)
    turn_up(table, state, committed)
    defender = yield from attack_seat(table, state, untouched, what=ship.card)
    eligible = untouched(state.forces[defender])
    kinds = ["surprise_attack", "special_cargo", *(["searchlight"] if night else [])]
    if len(eligible) > 1:
        kinds.append("shipping_lanes" if warship else "good_hunting")
    assists = yield from ask_assists(table, state, kinds, ship.card)
    if "shipping_lanes" in assists:
        targets = yield from pick_targets(table, state, eligible, len(eligible), ship)
    elif "good_hunting" in assists:
        targets = yield from pick_targets(table, state, eligible, 2, ship)
    else:
        targets = [(yield from pick_ship(table, state, eligible, "KP 3.2.4", what=ship.card))]
    attack = Attack(
        "WI" if warship else "RI",
        state.turn.seat,
        defender,
        ship.card,
        GERMANS[ship.card].attack,
        "KP 3.2.4",
        targets,
        ship,
        night,
        surprise="surprise_attack" in assists,
        searchlight="searchlight" in assists,
        cargo="special_cargo" in assists,
        boarding=[other.card for other in upright(state, ["boarding_party"])],
    )
    declare(table, attack)
    yield from intercept(table, state, attack)


def pick_targets(table: Table, state: State, eligible: list[Vessel], count: int, ship: Vessel) -> Play[list[Vessel]]:
    """Ask for several merchants, in the order of attack."""
    order = yield from pick(
        state.turn.seat,
        "targets",
        [Option(vessel.card, {"ship": vessel.card}) for vessel in eligible],
        (count, count),
        ordered=True,
        rule="KP 3.2.8",
        data={"what": ship.card, "count": count},
    )
    return [next(vessel for vessel in eligible if vessel.card == card) for card in order]


# ---------------------------------------------------------------- the Royal Navy


def patrol_with(table: Table, state: State, committed: Committed) -> Play[None]:
    """Intercept a German ship or prize with a card's intercept half (KS 5.3.9)."""
    printed = action(committed.card)
    turn_up(table, state, committed)
    defender = yield from attack_seat(table, state, hunted, what=committed.card)
    night = bool(printed.intercept_night)
    kinds = ["surprise_attack", *(["searchlight"] if night else [])]
    assists = yield from ask_assists(table, state, kinds, committed.card)
    target = yield from pick_ship(table, state, hunted(state.forces[defender]), "KP 3.2.3", what=committed.card)
    attack = Attack(
        "BI",
        state.turn.seat,
        defender,
        committed.card,
        printed.intercept_attack,
        "KP 3.2.3",
        [target],
        night=night,
        surprise="surprise_attack" in assists,
        searchlight="searchlight" in assists,
    )
    declare(table, attack)
    yield from patrol(table, state, attack)


def interrogate(table: Table, state: State, card: str) -> Play[None]:
    """Recognise a disguised ship and intercept it at once (KS 5.5.19)."""
    printed = action(card)
    defender = yield from attack_seat(table, state, hidden, what=card)
    target = yield from pick_ship(table, state, hidden(state.forces[defender]), printed.rule, what=card)
    yield from question_ship(table, state, state.turn.seat, defender, target, card, printed.coin_attack)


def question_ship(
    table: Table, state: State, seat: int, defender: int, target: Vessel, card: str, coin: str
) -> Play[None]:
    """Roll an Interrogate; a ship that is recognised is intercepted by day, without assists."""
    printed = action(card)
    ours = Side(seat, card, printed.challenge)
    if not challenge(table, "interrogate", ours, Side(defender, target.card, printed.response), printed.rule):
        return
    identify(table, state, target, printed.rule)
    attack = Attack("IN", seat, defender, card, coin, printed.rule, [target])
    declare(table, attack)
    yield from patrol(table, state, attack)


def monitor(table: Table, state: State, card: str) -> Play[None]:
    """Bombard a ship in refuge (KS 5.5.24)."""
    printed = action(card)
    defender = yield from attack_seat(table, state, sheltered, what=card)
    assists = yield from ask_assists(table, state, ["surprise_attack"], card)
    target = yield from pick_ship(table, state, sheltered(state.forces[defender]), printed.rule, what=card)
    surprise = "surprise_attack" in assists
    attack = Attack(
        "MO", state.turn.seat, defender, card, printed.coin_attack, printed.rule, [target], surprise=surprise
    )
    declare(table, attack)
    yield from patrol(table, state, attack)


# ---------------------------------------------------------------- mines and torpedoes


def lay_with(table: Table, state: State, committed: Committed) -> Play[None]:
    """Have a raider lay mines: that is its action, and does not identify it (KS 5.3.10)."""
    ship = able(state, committed)
    assert ship is not None, committed
    turn_up(table, state, committed)
    ship.acted = True
    yield from mine(table, state, committed.card)


def mine(table: Table, state: State, card: str) -> Play[None]:
    """Attack a whole row with mines."""
    printed = action(card)
    defender = yield from attack_seat(table, state, row, what=card)
    assists = yield from ask_assists(table, state, ["special_cargo"], card)
    targets = row(state.forces[defender])
    if len(targets) > 1:
        order = yield from pick(
            state.turn.seat,
            "mine_order",
            [Option(vessel.card, {"ship": vessel.card}) for vessel in targets],
            (len(targets), len(targets)),
            ordered=True,
            rule=printed.rule,
            data={"what": card},
        )
        targets = [next(vessel for vessel in targets if vessel.card == ship) for ship in order]
    cargo = "special_cargo" in assists
    attack = Attack("MI", state.turn.seat, defender, card, printed.coin_mine, printed.rule, targets, cargo=cargo)
    declare(table, attack)
    yield from lay_mines(table, state, attack)


def torpedo_with(table: Table, state: State, card: str) -> Play[None]:
    """Fire a submarine's torpedo (KS 5.3.11)."""
    printed = action(card)
    defender = yield from attack_seat(table, state, lambda force: torpedoed(table, force), what=card)
    assists = yield from ask_assists(table, state, ["special_cargo"], card)
    force = state.forces[defender]
    target = yield from pick_ship(table, state, torpedoed(table, force), printed.rule, what=card)
    rule = PRIZE_RULE if any(prize is target for prize in force.prizes) else printed.rule
    cargo = "special_cargo" in assists
    attack = Attack("TO", state.turn.seat, defender, card, printed.coin_torp, rule, [target], cargo=cargo)
    declare(table, attack)
    yield from torpedo(table, state, attack)


def mine_layers(force: Force) -> list[Vessel]:
    """Return the raiders that could lay mines now: with the mark, not in refuge, not acted (KS 5.5.21)."""
    return [
        ship
        for ship in force.ships
        if marked(ship.card, "mines") and not ship.acted and ship.refuge is None and not ship.left_refuge
    ]
