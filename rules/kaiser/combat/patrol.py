"""Royal Navy intercepts: with any card, by Interrogate, by Monitor (KS 5.3.9, 5.5.19, 5.5.24, appendix C.3)."""

from rules.kaiser.attack import Attack, attack_mods
from rules.kaiser.cards import is_german, kind_of
from rules.kaiser.coins import Side
from rules.kaiser.coins import attack as roll_attack
from rules.kaiser.moves import defence, disguise, out_of_play, suffer
from rules.kaiser.passage import try_passage
from rules.kaiser.reactions import got_away, run_aground
from rules.kaiser.state import Force, State, Vessel
from rules.kaiser.windows import react, reflag_window
from rules.kernel import Play, Table


def hunted(force: Force) -> list[Vessel]:
    """Return what a Royal Navy intercept may be aimed at (KS 5.1.2, 4.2.11)."""
    return [vessel for vessel in force.fleet if vessel.exposed and vessel.refuge is None and not vessel.intercepted]


def hidden(force: Force) -> list[Vessel]:
    """Return what may be Interrogated: disguised raiders and prizes (KS 5.5.19)."""
    return [vessel for vessel in force.fleet if not vessel.exposed and vessel.refuge is None and not vessel.intercepted]


def sheltered(force: Force) -> list[Vessel]:
    """Return what only a Monitor reaches: ships in refuge (KS 5.5.24)."""
    return [vessel for vessel in force.ships if vessel.refuge is not None and not vessel.intercepted]


def patrol(table: Table, state: State, attack: Attack) -> Play[None]:
    """Resolve an intercept by the Royal Navy, and what the owner may do after an Interrogate (KS C.3)."""
    (target,) = attack.targets
    target.intercepted = True
    yield from hunt(table, state, attack, target)
    if attack.kind == "IN" and state.owner(target) == attack.defender:
        yield from reflag_window(table, state, target, "interrogate")


def hunt(table: Table, state: State, attack: Attack, target: Vessel) -> Play[None]:
    """Carry out the reaction; roll if the intercept survives it."""
    card = yield from react(table, state, attack, target)
    kind, prize = kind_of(card), not is_german(target.card)
    if kind == "reflag":
        disguise(table, state, target, "KP 3.3.32")
        return
    if kind == "pull_the_plug":
        out_of_play(table, state, target, "pull_the_plug", "KP 3.3.26")
        return
    if kind == "break_contact":
        avoided = got_away(table, state, attack, target, card)
    elif kind == "shallow_run":
        avoided = True
        run_aground(table, state, attack, target, card)
    else:
        avoided = False
    if not avoided:
        ours = Side(attack.seat, attack.what, attack.coin, attack_mods(table.options, attack))
        outcome = roll_attack(table, "intercept", ours, defence(state, target), attack.rule)
        suffer(table, state, target, outcome, attack.seat, attack.rule)
    if prize and not target.damage and state.owner(target) == attack.defender:
        yield from try_passage(table, state, target, attack.seat, [])
