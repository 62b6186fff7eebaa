"""The second line of a solitaire card: an intercept by a warship or raider of the Phantom Player (KS 5.9.11)."""

from collections.abc import Sequence

from rules.kaiser.choices.phantom import LIVE, Worth, phantom_pick, pick_vessel, vessel_named
from rules.kaiser.combat.attack import Attack, worth_of_attack
from rules.kaiser.combat.declaring import declare, intercept_targets
from rules.kaiser.combat.intercept import resolve_intercept
from rules.kaiser.decks.solitaire import draw_solitaire
from rules.kaiser.pieces import GERMANS, PHANTOM, SolitaireCard, is_raider, is_warship
from rules.kaiser.ships.changes import disguise, may_be_disguised
from rules.kaiser.state import State, Vessel
from rules.kernel import Play, Table


def intercept_line(table: Table, state: State, card: SolitaireCard) -> Play[bool]:
    """Intercept with a warship or raider; return whether that was possible and the turn goes on."""
    fits = is_warship if card.attack2 == "warship_intercept" else is_raider
    ships = [ship for ship in state.forces[PHANTOM].ships if fits(ship.card) and ship.ready]
    foe = state.forces[LIVE]
    if not ships or foe.fog is not None or not intercept_targets(foe):
        table.tell("phantom_idle", action=card.attack2, ends=True, rule="KP 5.4.3")
        return False
    specials = special_actions(table, state, card.attack2)
    attack, ship = yield from choose_attack(table, state, ships, specials, night=bool(card.attack2_night))
    declare(table, attack)
    yield from resolve_intercept(table, state, attack)
    if "reflag" in specials and state.owner(ship) == PHANTOM and may_be_disguised(ship):
        disguise(table, state, ship, "KP 3.3.32")
    return True


def special_actions(table: Table, state: State, intercept_kind: str) -> list[str]:
    """Draw cards for special actions until one is blank, repeated or impossible (KS 5.9.11)."""
    found: list[str] = []
    warship = intercept_kind == "warship_intercept"
    eligible = intercept_targets(state.forces[LIVE])
    while (card := draw_solitaire(table, state, "special")) is not None:
        special = card.special
        impossible = (
            not special
            or special in found
            or (special == "shipping_lanes" and (not warship or len(eligible) < 2))
            or (special == "good_hunting" and (warship or len(eligible) < 2))
            or (special == "reflag" and warship)
            or (special == "boarding_party" and all(vessel.damage for vessel in eligible))
        )
        if impossible:
            break
        found.append(special)
    table.tell("phantom_specials", specials=found, rule="KP 5.5.1")
    return found


def choose_attack(
    table: Table, state: State, ships: Sequence[Vessel], specials: Sequence[str], *, night: bool
) -> Play[tuple[Attack, Vessel]]:
    """Choose the ship and its targets (KS 5.9.13)."""
    boarding = "boarding_party" in specials
    eligible = intercept_targets(state.forces[LIVE])
    count = len(eligible) if "shipping_lanes" in specials else 2 if "good_hunting" in specials else 1
    if boarding and count == 1:
        eligible = [vessel for vessel in eligible if not vessel.damage]

    def plan(ship: Vessel) -> Attack:
        kind = "WI" if is_warship(ship.card) else "RI"
        coin, surprise = GERMANS[ship.card].attack, "surprise_attack" in specials
        return Attack(kind, PHANTOM, LIVE, ship.card, coin, "KP 3.2.4", [], ship, night, surprise)

    def promise(ship: Vessel, target: Vessel) -> Worth:
        return worth_of_attack(table.options, state, plan(ship), target.card, boarding=boarding)

    named = {ship.card: ship for ship in ships}
    picked = yield from phantom_pick(
        table, "ship", list(named), lambda card: max(promise(named[card], target) for target in eligible)
    )
    attack = plan(named[picked])
    left = list(eligible)
    while left and len(attack.targets) < count:
        target = yield from pick_vessel(
            table, "target", left, lambda card: promise(named[picked], vessel_named(eligible, card))
        )
        attack.targets.append(target)
        left = [vessel for vessel in left if vessel is not target]
    # It goes to the first undamaged target, also after Slim Pickings (KS 5.9.13).
    attack.aboard = boarding
    return attack, named[picked]
