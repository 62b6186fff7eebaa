"""Action cards against enemy ships, other than attacks (KS 5.5, 5.6.2)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rules.kaiser.choices.targets import (
    ToldOf,
    always,
    ask_card_seat,
    ask_ship,
    at_only,
    card_target_seats,
    dice_facts,
    success_facts,
)
from rules.kaiser.coins import AMOUNTS, Mod, Side, challenge
from rules.kaiser.combat.windows import ask_reflag
from rules.kaiser.pieces import action, kind_of
from rules.kaiser.ships.changes import (
    damage,
    damage_mods,
    lose_supply,
    low_supply_mods,
    out_of_play,
    transfer,
)
from rules.kaiser.ships.refuge import supply_mods
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Play, Table


def undamaged_germans(table: Table) -> Callable[[Force], list[Vessel]]:
    """Return a function for the ships that Breakdown may be aimed at (KS 5.5.6, 9.9)."""
    return lambda force: [ship for ship in force.ships if not ship.damage and not safe_in_refuge(table, ship)]


def exposed_ships(table: Table) -> Callable[[Force], list[Vessel]]:
    """Return a function for the ships that Interned and Transfer Command may be aimed at (KS 5.5.18, 5.5.45, 9.9)."""
    return lambda force: [vessel for vessel in force.fleet if vessel.exposed and not safe_in_refuge(table, vessel)]


def safe_in_refuge(table: Table, vessel: Vessel) -> bool:
    """Return whether a refuge protects a ship from these cards too (KS 9.9)."""
    return table.options.refuge_safe and vessel.refuge is not None


def chance_of(kind: str) -> ToldOf:
    """Return what is said of each target of a kind of card: the chance that the card succeeds against it."""
    return partial(chance_against, kind)


def chance_against(kind: str, state: State, vessel: Vessel) -> Mapping[str, int]:
    """Return the chance that a card succeeds against a ship, which only Interned finds easier in trouble."""
    del state
    mods = interned_mods(vessel) if kind == "interned" else []
    return success_facts(kind, sum(mod.amount for mod in mods))


def can_break_down(table: Table, state: State) -> bool:
    """Return whether an enemy has an undamaged German ship."""
    return bool(card_target_seats(state, undamaged_germans(table)))


def play_breakdown(table: Table, state: State, card: str) -> Play[None]:
    """Try to damage a ship (KS 5.5.6)."""
    printed, within = action(card), undamaged_germans(table)
    seat = yield from ask_card_seat(table, state, within, at_only(within), what=card)
    ships = within(state.forces[seat])
    told = chance_of("breakdown")
    vessel = yield from ask_ship(table, state, ships, printed.rule, told, what=card, **dice_facts(card))
    ours = Side(state.turn.seat, card, printed.challenge)
    if challenge(table, "breakdown", ours, Side(seat, vessel.card, printed.response), printed.rule):
        damage(table, state, vessel, printed.rule)


def can_hit_exposed(table: Table, state: State) -> bool:
    """Return whether an enemy has a warship, or an identified raider or prize."""
    return bool(card_target_seats(state, exposed_ships(table)))


def pick_exposed(table: Table, state: State, card: str) -> Play[tuple[int, Vessel]]:
    """Ask for an enemy and one of its exposed ships as the target of a card."""
    within = exposed_ships(table)
    seat = yield from ask_card_seat(table, state, within, at_only(within), what=card)
    ships, told = within(state.forces[seat]), chance_of(kind_of(card))
    return seat, (yield from ask_ship(table, state, ships, action(card).rule, told, what=card, **dice_facts(card)))


def play_interned(table: Table, state: State, card: str) -> Play[None]:
    """Try to have a ship interned (KS 5.5.18)."""
    seat, vessel = yield from pick_exposed(table, state, card)
    yield from roll_interned(table, state, vessel, state.turn.seat, seat, card)


def roll_interned(table: Table, state: State, vessel: Vessel, by: int, seat: int, card: str) -> Play[None]:
    """Roll Interned against a ship, unless the owner cancels it with Reflag."""
    if (yield from cancelled_by_reflag(table, state, vessel, "interned")):
        return
    printed = action(card)
    ours = Side(by, card, printed.challenge, interned_mods(vessel))
    if challenge(table, "interned", ours, Side(seat, vessel.card, printed.response), printed.rule):
        out_of_play(table, state, vessel, "interned", printed.rule)


def interned_mods(vessel: Vessel) -> list[Mod]:
    """Return the modifiers of Interned, which the troubles of the ship make easier (KS 5.5.18)."""
    return [Mod(mod.why, -mod.amount) for mod in (*damage_mods(vessel), *low_supply_mods(vessel))]


def play_transfer_command(table: Table, state: State, card: str) -> Play[None]:
    """Try to take over a ship (KS 5.5.45)."""
    seat, vessel = yield from pick_exposed(table, state, card)
    yield from roll_transfer_command(table, state, vessel, state.turn.seat, seat, card)


def roll_transfer_command(table: Table, state: State, vessel: Vessel, by: int, seat: int, card: str) -> Play[None]:
    """Roll Transfer Command against a ship, unless the owner cancels it with Reflag."""
    if (yield from cancelled_by_reflag(table, state, vessel, "transfer_command")):
        return
    printed = action(card)
    ours = Side(by, card, printed.challenge)
    if challenge(table, "transfer_command", ours, Side(seat, vessel.card, printed.response), printed.rule):
        transfer(table, state, vessel, by, printed.rule)


def cancelled_by_reflag(table: Table, state: State, vessel: Vessel, cause: str) -> Play[bool]:
    """Ask the owner for Reflag against a card; return whether the card is cancelled (KS 5.5.32 b)."""
    return table.options.reflag_cancels and (yield from ask_reflag(table, state, vessel, cause))


def supplied_ships(force: Force) -> list[Vessel]:
    """Return the ships that Rendezvous Missed affects (KS 5.5.33)."""
    return [ship for ship in force.ships if ship.refuge is None and not ship.low_supply]


def can_miss_rendezvous(state: State) -> bool:
    """Return whether an enemy has a German ship with supplies, outside refuge."""
    return bool(card_target_seats(state, supplied_ships))


def play_rendezvous_missed(table: Table, state: State, card: str) -> Play[None]:
    """Try to take the supplies of every ship of a seat (KS 5.5.33)."""
    told = partial(rendezvous_facts, table)
    seat = yield from ask_card_seat(table, state, supplied_ships, always, told, what=card)
    roll_rendezvous_missed(table, state, state.turn.seat, seat)


def rendezvous_facts(table: Table, force: Force) -> Mapping[str, int]:
    """Return the chance that Rendezvous Missed succeeds against each ship of a force.

    Nothing where coal and sails count: the chance then depends on the ship, and some of them are disguised.
    """
    if table.options.coal or table.options.sail_raider:
        return {}
    return success_facts("rendezvous_missed", sum(mod.amount for mod in prize_mods(force)))


def prize_mods(force: Force) -> Sequence[Mod]:
    """Return the modifier of Rendezvous Missed against a force that has a prize (KS 5.5.33)."""
    return [Mod("prize", -AMOUNTS["prize_supplies"])] if force.prizes else []


def roll_rendezvous_missed(table: Table, state: State, by: int, seat: int) -> None:
    """Roll Rendezvous Missed for every ship of a seat that has supplies and is outside refuge."""
    printed, force = action("rendezvous_missed"), state.forces[seat]
    prized = prize_mods(force)
    for ship in supplied_ships(force):
        mods = [*prized, *supply_mods(table, ship, AMOUNTS["coal_rendezvous_missed"])]
        ours = Side(by, "rendezvous_missed", printed.challenge, mods)
        if challenge(table, "rendezvous_missed", ours, Side(seat, ship.card, printed.response), printed.rule):
            lose_supply(table, state, ship, printed.rule)


def storm_tossed(state: State, seat: int) -> list[Vessel]:
    """Return the ships that Heavy Weather tests, clockwise from a seat (KS 5.5.16)."""
    return [
        vessel
        for side in state.clockwise(seat)
        for vessel in state.forces[side].vessels
        if vessel.damage and vessel.refuge is None
    ]


def can_storm(state: State) -> bool:
    """Return whether a ship outside refuge is damaged."""
    return bool(storm_tossed(state, state.turn.seat))


def play_heavy_weather(table: Table, state: State) -> Play[None]:
    """Test every damaged ship at sea (KS 5.5.16)."""
    roll_heavy_weather(table, state, state.turn.seat)
    yield from ()


def roll_heavy_weather(table: Table, state: State, seat: int) -> None:
    """Roll Heavy Weather for every damaged ship at sea, of all seats."""
    printed = action("heavy_weather")
    for vessel in storm_tossed(state, seat):
        owner = state.owner(vessel)
        assert owner is not None
        ours = Side(seat, "heavy_weather", printed.challenge)
        if challenge(table, "heavy_weather", ours, Side(owner, vessel.card, printed.response), printed.rule):
            out_of_play(table, state, vessel, "heavy_weather", printed.rule)
