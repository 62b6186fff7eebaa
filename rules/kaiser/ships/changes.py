"""Changes to ships: markers, identification, sinking, capture, leaving play (KS 2.8.1, 5.1, 5.3.3)."""

from typing import Any, TypedDict

from rules.kaiser.coins import AMOUNTS, Mod, Outcome, Side, mod_facts
from rules.kaiser.pieces import defence_of, is_german, is_physical, is_raider, is_warship
from rules.kaiser.scoring import surplus_of, waiting_facts
from rules.kaiser.state import Scored, State, Vessel
from rules.kernel import Table


class ShipFacts(TypedDict):
    """The ship of an event, and its owner."""

    seat: int
    ship: str


def ship_facts(state: State, vessel: Vessel) -> ShipFacts:
    """Return the ship and its owner for an event."""
    owner = state.owner(vessel)
    assert owner is not None, vessel.card
    return {"seat": owner, "ship": vessel.card}


def damage(table: Table, state: State, vessel: Vessel, rule: str) -> None:
    """Put a damage marker on a ship; a second one only with ``extra_damage`` (KS 5.2.1, 5.8.8)."""
    if vessel.damage and not table.options.extra_damage:
        return
    vessel.damage += 1
    table.tell("damaged", **ship_facts(state, vessel), damage=vessel.damage, rule=rule)


def repair(table: Table, state: State, vessel: Vessel, rule: str) -> None:
    """Take a damage marker off a ship."""
    vessel.damage -= 1
    table.tell("repaired", **ship_facts(state, vessel), damage=vessel.damage, rule=rule)


def lose_supply(table: Table, state: State, vessel: Vessel, rule: str) -> None:
    """Put the low-supply marker on a ship."""
    vessel.low_supply = True
    table.tell("supply_lost", **ship_facts(state, vessel), rule=rule)


def supply(table: Table, state: State, vessel: Vessel, rule: str) -> None:
    """Take the low-supply marker off a ship."""
    vessel.low_supply = False
    table.tell("supply_gained", **ship_facts(state, vessel), rule=rule)


def identify(table: Table, state: State, vessel: Vessel, rule: str) -> bool:
    """Identify a disguised raider or prize; return whether it was disguised until now (KS 5.1.1)."""
    if vessel.identified or is_warship(vessel.card):
        return False
    vessel.identified = True
    table.tell("identified", **ship_facts(state, vessel), rule=rule)
    return True


def disguise(table: Table, state: State, vessel: Vessel, rule: str) -> None:
    """Disguise a raider or prize again."""
    if vessel.identified:
        vessel.identified = False
        table.tell("disguised", **ship_facts(state, vessel), rule=rule)


def sink(table: Table, state: State, vessel: Vessel, by: int, rule: str, *, doubled: bool = False) -> None:
    """Sink a ship: its card goes to the victory pile of seat ``by`` (KS 5.2.1, 6.1.1)."""
    whose = ship_facts(state, vessel)
    leave_force(state, vessel)
    how = "german" if is_german(vessel.card) else "sunk"
    scorer = state.forces[by]
    surplus = surplus_of(scorer)
    scorer.pile.append(Scored(vessel.card, how, doubled))
    table.tell("sunk", **whose, by=by, doubled=doubled, **waiting_facts(table, scorer, surplus), rule=rule)


def capture(table: Table, state: State, vessel: Vessel, by: int, rule: str) -> Vessel:
    """Take a merchant as a disguised, undamaged prize (KS 5.1.3, 5.3.3)."""
    whose = ship_facts(state, vessel)
    state.forces[whose["seat"]].remove(vessel)
    prize, captor = Vessel(vessel.card), state.forces[by]
    surplus = surplus_of(captor)
    captor.prizes.append(prize)
    table.tell("captured", **whose, by=by, **waiting_facts(table, captor, surplus), rule=rule)
    return prize


def out_of_play(table: Table, state: State, vessel: Vessel, cause: str, rule: str) -> None:
    """Put a ship face up under its deck; no seat scores it (KS 3.3.4)."""
    whose = ship_facts(state, vessel)
    leave_force(state, vessel)
    (state.germans if is_german(vessel.card) else state.merchants).used.append(vessel.card)
    table.tell("out_of_play", **whose, cause=cause, rule=rule)


def transfer(table: Table, state: State, vessel: Vessel, to: int, rule: str) -> None:
    """Move a ship to another force with all its markers (KS 5.5.45).

    A ship in refuge stays there until its new owner's next turn (KS 5.5.20).
    """
    origin = state.owner(vessel)
    assert origin is not None, vessel.card
    state.forces[origin].remove(vessel)
    vessel.sheltered = state.turn.number
    force = state.forces[to]
    (force.ships if is_german(vessel.card) else force.prizes).append(vessel)
    table.tell("transferred", ship=vessel.card, origin=origin, seat=to, rule=rule)


def leave_force(state: State, vessel: Vessel) -> None:
    """Take a ship out of its force; its Island Refuge goes to this turn's discards (KS 5.5.20)."""
    owner = state.owner(vessel)
    assert owner is not None, vessel.card
    state.forces[owner].remove(vessel)
    clear_refuge(state, vessel)


def clear_refuge(state: State, vessel: Vessel) -> None:
    """Move a ship's Island Refuge to this turn's discards; the Phantom's is not an action card (KS 5.5.20)."""
    if vessel.refuge is not None and is_physical(vessel.refuge):
        state.turn.discards.append(vessel.refuge)
    vessel.refuge = None


# ---------------------------------------------------------------- contests of ships


def damage_mods(vessel: Vessel) -> list[Mod]:
    """Return the modifier of a ship's damage markers (KS 5.2.3, 5.8.8)."""
    return [Mod("damaged", AMOUNTS["damaged"] * vessel.damage)] if vessel.damage else []


def low_supply_mods(vessel: Vessel) -> list[Mod]:
    """Return the modifier of low supply."""
    return [Mod("low_supply", AMOUNTS["low_supply"])] if vessel.low_supply else []


def weakness(vessel: Vessel) -> list[dict[str, Any]]:
    """Return the modifiers of an intercept by an own ship that lie in the ship itself, as plain data (KS 5.2.3)."""
    return mod_facts([*damage_mods(vessel), *low_supply_mods(vessel)])


def defence(state: State, vessel: Vessel, extra: list[Mod] | None = None) -> Side:
    """Return the defending side of an attack on a ship; low supply does not matter to it (KS 5.2.3)."""
    owner = state.owner(vessel)
    assert owner is not None, vessel.card
    return Side(owner, vessel.card, defence_of(vessel.card), [*damage_mods(vessel), *(extra or [])])


def apply_outcome(table: Table, state: State, vessel: Vessel, outcome: Outcome, by: int, rule: str) -> None:
    """Apply the outcome of an attack on a German ship or prize (KS 5.2.1)."""
    if outcome == "sunk":
        sink(table, state, vessel, by, rule)
    elif outcome == "damaged":
        damage(table, state, vessel, rule)


def may_be_disguised(vessel: Vessel) -> bool:
    """Return whether Reflag has an effect on a ship: an identified raider or prize (KS 5.5.32)."""
    return vessel.identified and (is_raider(vessel.card) or not is_german(vessel.card))
