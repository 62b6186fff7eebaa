"""Royal Navy intercepts: with any card, by Interrogate, by Monitor (KS 5.3.9, 5.5.19, 5.5.24, appendix C.3)."""

from rules.kaiser.coins import Side, roll_attack
from rules.kaiser.combat.attack import Attack, attack_mods
from rules.kaiser.combat.reactions import roll_break_contact, run_aground
from rules.kaiser.combat.windows import ask_reaction, ask_reflag
from rules.kaiser.pieces import is_german, kind_of
from rules.kaiser.ships.changes import apply_outcome, defence, disguise, out_of_play
from rules.kaiser.ships.passage import try_passage
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Play, Table


def navy_targets(force: Force) -> list[Vessel]:
    """Return the ships that the Royal Navy may intercept (KS 5.1.2, 4.2.11)."""
    return [vessel for vessel in force.fleet if vessel.exposed and vessel.refuge is None and not vessel.intercepted]


def interrogate_targets(force: Force) -> list[Vessel]:
    """Return the ships that may be interrogated: disguised raiders and prizes (KS 5.5.19)."""
    return [vessel for vessel in force.fleet if not vessel.exposed and vessel.refuge is None and not vessel.intercepted]


def monitor_targets(force: Force) -> list[Vessel]:
    """Return the ships that only a Monitor may attack: those in refuge (KS 5.5.24)."""
    return [vessel for vessel in force.ships if vessel.refuge is not None and not vessel.intercepted]


def resolve_patrol(table: Table, state: State, attack: Attack) -> Play[None]:
    """Resolve an intercept by the Royal Navy, and offer Reflag after an Interrogate (KS C.3)."""
    (target,) = attack.targets
    target.intercepted = True
    yield from resolve_hunt(table, state, attack, target)
    if attack.kind == "IN" and state.owner(target) == attack.defender:
        yield from ask_reflag(table, state, target, "interrogate")


def resolve_hunt(table: Table, state: State, attack: Attack, target: Vessel) -> Play[None]:
    """Carry out the reaction; roll if the intercept goes on."""
    card = yield from ask_reaction(table, state, attack, target)
    kind, prize = kind_of(card), not is_german(target.card)
    if kind == "reflag":
        disguise(table, state, target, "KP 3.3.32")
        return
    if kind == "pull_the_plug":
        out_of_play(table, state, target, "pull_the_plug", "KP 3.3.26")
        return
    if kind == "break_contact":
        avoided = roll_break_contact(table, attack, target, card)
    elif kind == "shallow_run":
        avoided = True
        run_aground(table, state, attack, target, card)
    else:
        avoided = False
    if not avoided:
        ours = Side(attack.seat, attack.what, attack.coin, attack_mods(table.options, attack))
        outcome = roll_attack(table, "intercept", ours, defence(state, target), attack.rule)
        apply_outcome(table, state, target, outcome, attack.seat, attack.rule)
    if prize and not target.damage and state.owner(target) == attack.defender:
        yield from try_passage(table, state, target, attack.seat, [])
