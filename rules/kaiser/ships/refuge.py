"""Island Refuge: shelter, repairs and supplies (KS 5.5.20, 5.7.6)."""

from rules.kaiser.choices.deciding import decide
from rules.kaiser.coins import AMOUNTS, Mod, Side, challenge
from rules.kaiser.pieces import action, is_raider, marked
from rules.kaiser.ships.changes import clear_refuge, disguise, repair, supply, transfer
from rules.kaiser.state import State, Vessel
from rules.kernel import Option, Play, Table

RULE = "KP 3.3.20"


def enter_refuge(table: Table, state: State, vessel: Vessel, card: str) -> None:
    """Shelter a ship; its first rolls for repair and supplies follow at once."""
    vessel.refuge, vessel.sheltered = card, state.turn.number
    table.tell("refuge_enter", seat=state.owner(vessel), ship=vessel.card, card=card, rule=RULE)
    recover(table, state, vessel)


def recover(table: Table, state: State, vessel: Vessel) -> None:
    """Roll once for the damage and once for the supplies of a ship in refuge (KS 4.2.4)."""
    if vessel.damage and roll_in_refuge(table, state, vessel, "refuge_repair", []):
        repair(table, state, vessel, RULE)
    if vessel.low_supply and roll_in_refuge(
        table, state, vessel, "refuge_supply", supply_mods(table, vessel, AMOUNTS["coal"])
    ):
        supply(table, state, vessel, RULE)


def roll_in_refuge(table: Table, state: State, vessel: Vessel, purpose: str, mods: list[Mod]) -> bool:
    """Roll one challenge in refuge; return whether it succeeded."""
    owner, printed = state.owner(vessel), action("island_refuge")
    assert owner is not None
    ours = Side(owner, vessel.card, printed.challenge, mods)
    return challenge(table, purpose, ours, Side(state.enemies(owner)[0], "island_refuge", printed.response), RULE)


def supply_mods(table: Table, vessel: Vessel, coal: int) -> list[Mod]:
    """Return the modifiers of a supply roll: sails count the opposite of coal (KS 5.8.1, 5.8.2)."""
    mods: list[Mod] = []
    if table.options.coal and marked(vessel.card, "coal"):
        mods.append(Mod("coal", coal))
    if table.options.sail_raider and marked(vessel.card, "sail"):
        mods.append(Mod("seeadler", -coal))
    return mods


def ships_free_to_leave(state: State, seat: int) -> list[Vessel]:
    """Return the ships that entered refuge in an earlier turn."""
    return [ship for ship in state.forces[seat].ships if ship.refuge is not None and ship.sheltered < state.turn.number]


def leave_refuge(table: Table, state: State, vessel: Vessel) -> None:
    """Take a ship out of its refuge: it acts no more in this turn, and a raider is disguised again (KS 5.5.20)."""
    clear_refuge(state, vessel)
    vessel.left_refuge = True
    table.tell("refuge_leave", seat=state.owner(vessel), ship=vessel.card, rule=RULE)
    if is_raider(vessel.card):
        disguise(table, state, vessel, RULE)


def sail_out(table: Table, state: State, vessel: Vessel) -> Play[None]:
    """Have a ship leave its refuge, disguised; in team play it goes to the partner's force (KS 5.5.20, 5.7.6)."""
    seat = state.owner(vessel)
    assert seat is not None
    leave_refuge(table, state, vessel)
    partner = state.partner(seat)
    if partner is None:
        return
    goes = "yes"
    if table.options.team_refuge_transfer == "optional":
        options = [Option("yes"), Option("no")]
        goes = yield from decide(
            table,
            state,
            seat,
            "refuge_transfer",
            options,
            rule="KP 4.6",
            data={"ship": vessel.card, "partner": partner},
        )
    if goes == "yes":
        transfer(table, state, vessel, partner, "KP 4.6")
