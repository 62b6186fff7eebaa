"""The Phantom Player's turn: an automaton of solitaire cards (spec 5.9)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from rules.kaiser.attack import Attack
from rules.kaiser.cards import (
    GERMANS,
    MERCHANTS,
    PHANTOM,
    SolitaireCard,
    action,
    is_raider,
    is_warship,
    va_of,
)
from rules.kaiser.coins import success
from rules.kaiser.decks import can_break_out, refill
from rules.kaiser.declaring import declare, mine_layers, question_ship, untouched
from rules.kaiser.hand_cards import random_cards
from rules.kaiser.hostile_cards import (
    exposed_ships,
    intern,
    miss_rendezvous,
    storm,
    storm_tossed,
    supplied_ships,
    take_over,
)
from rules.kaiser.intercept import intercept, recall_late
from rules.kaiser.moves import disguise, may_be_disguised, repair
from rules.kaiser.own_cards import break_out, coal_all, damaged_own, open_ships, run_blockade, seaworthy, with_fair_seas
from rules.kaiser.patrol import hidden, hunted, patrol, sheltered
from rules.kaiser.phantom_cards import draw_solitaire, red_die, reshuffle_solitaire
from rules.kaiser.phantom_mind import LIVE, Worth, by_va, german_first, phantom_pick, vessel_named, worth_of
from rules.kaiser.prizes import resupplies, resupply
from rules.kaiser.raid import lay_mines, torpedo
from rules.kaiser.refuge import RULE, enter, recover
from rules.kaiser.state import Force, State, Vessel
from rules.kaiser.turn import begin_turn, clear_table
from rules.kernel import Play, Table


def phantom_turn(table: Table, state: State) -> Play[None]:
    """Play the Phantom's turn, steps a to g (spec 5.9)."""
    force = state.forces[PHANTOM]
    begin_turn(state, PHANTOM)
    fogged = force.fog is not None
    table.tell(
        "turn_start", seat=PHANTOM, extra=False, fog=fogged, deception=force.deception is not None, rule="KP 5.4"
    )
    leave_or_recover(table, state, force)
    if not fogged:
        if table.options.prize_resupply:
            supply_from_prizes(table, state)
        yield from act(table, state)
        yield from recall_late(table, state)
        yield from reflag_at_end(table, state)
    clear_table(table, state, PHANTOM, [])
    if not fogged:
        card = state.actions.pop(0)
        state.discard.append(card)
        table.tell("phantom_drew", seat=PHANTOM, left=len(state.actions), rule="KP 5.4.2")
        if not state.actions:
            return
    refill(table, state, PHANTOM)
    if table.options.solo_reshuffle == "every_turn" or not state.solitaire.unused:
        reshuffle_solitaire(table, state)
    table.tell("turn_end", seat=PHANTOM, rule="KP 5.4")


def leave_or_recover(table: Table, state: State, force: Force) -> None:
    """Step b: tries in refuge; a ship without markers comes back, disguised (KS 5.9.17)."""
    for ship in list(force.ships):
        if ship.refuge is None:
            continue
        recover(table, state, ship)
        if not ship.damage and not ship.low_supply:
            ship.refuge = None
            table.tell("refuge_leave", seat=PHANTOM, ship=ship.card, rule=RULE)
            if is_raider(ship.card):
                disguise(table, state, ship, RULE)


def supply_from_prizes(table: Table, state: State) -> None:
    """Take supplies from prizes, for the ships of the highest VA first (KS 5.9.13)."""
    while offers := resupplies(state, PHANTOM):
        prize, ship = max(offers, key=lambda offer: va_of(offer[1]))
        resupply(table, state, PHANTOM, prize, ship)


def act(table: Table, state: State) -> Play[None]:
    """Step c: read solitaire cards until the turn ends, or the one card of a limited turn."""
    limited, state.limited = state.limited, ""
    if state.forces[PHANTOM].deception is not None:
        yield from deceived(table, state)
        return
    while (card := draw_solitaire(table, state, "attack")) is not None:
        goes_on = yield from read(table, state, card)
        if not goes_on or limited:
            return


def deceived(table: Table, state: State) -> Play[None]:
    """Read one card's third or fourth line only (KS 5.9.15)."""
    card = draw_solitaire(table, state, "deception")
    if card is None:
        return
    if red_die(table, "deception", card) in (1, 3):
        yield from line(table, state, card.attack3, card.attack3_coin, card.attack3_night, card.attack3_mode)
    else:
        yield from line(table, state, card.attack4, card.attack4_coin, card.attack4_night, card.attack4_mode)


def read(table: Table, state: State, card: SolitaireCard) -> Play[bool]:
    """Roll the red die and do what that line says; tell whether the turn goes on."""
    face = red_die(table, "attack", card)
    if face == 1:
        return False
    if face == 2:
        return (yield from intercept_line(table, state, card))
    if face == 3:
        yield from line(table, state, card.attack3, card.attack3_coin, card.attack3_night, card.attack3_mode)
        return not card.attack3_et
    yield from line(table, state, card.attack4, card.attack4_coin, card.attack4_night, card.attack4_mode)
    return not card.attack4_et


# ---------------------------------------------------------------- line 2: an intercept (KS 5.9.11)


def intercept_line(table: Table, state: State, card: SolitaireCard) -> Play[bool]:
    """Intercept with a warship or raider; what is not possible ends the turn."""
    fits = is_warship if card.attack2 == "warship_intercept" else is_raider
    ships = [
        ship
        for ship in state.forces[PHANTOM].ships
        if fits(ship.card) and not ship.acted and ship.refuge is None and not ship.left_refuge
    ]
    foe = state.forces[LIVE]
    if not ships or foe.fog is not None or not untouched(foe):
        table.tell("phantom_idle", action=card.attack2, ends=True, rule="KP 5.4.3")
        return False
    specials = special_actions(table, state, card.attack2)
    attack, ship = yield from choose_attack(table, state, ships, specials, night=bool(card.attack2_night))
    declare(table, attack)
    yield from intercept(table, state, attack)
    if "reflag" in specials and state.owner(ship) == PHANTOM and may_be_disguised(ship):
        disguise(table, state, ship, "KP 3.3.32")
    return True


def special_actions(table: Table, state: State, intercept_kind: str) -> list[str]:
    """Draw cards for special actions until one is blank, repeated or impossible (KS 5.9.11)."""
    found: list[str] = []
    warship = intercept_kind == "warship_intercept"
    eligible = untouched(state.forces[LIVE])
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
    """Choose ship and targets (KS 5.9.13)."""
    boarding = "boarding_party" in specials
    eligible = untouched(state.forces[LIVE])
    count = len(eligible) if "shipping_lanes" in specials else 2 if "good_hunting" in specials else 1
    if boarding and count == 1:
        eligible = [vessel for vessel in eligible if not vessel.damage]

    def plan(ship: Vessel) -> Attack:
        kind = "WI" if is_warship(ship.card) else "RI"
        coin, surprise = GERMANS[ship.card].attack, "surprise_attack" in specials
        return Attack(kind, PHANTOM, LIVE, ship.card, coin, "KP 3.2.4", [], ship, night, surprise)

    def promise(ship: Vessel, target: Vessel) -> Worth:
        return worth_of(table.options, state, plan(ship), target.card, boarding=boarding)

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
    if boarding:
        attack.boarding = [target.card for target in attack.targets if not target.damage][:1]
    return attack, named[picked]


# ---------------------------------------------------------------- lines 3 and 4 (KS 5.9.12)


def line(table: Table, state: State, name: str, coin: str, night: int, mode: str) -> Play[None]:
    """Carry out an action if it is possible."""
    order = Order(name, coin, bool(night), mode)
    if not (yield from LINES[name](table, state, order)):
        table.tell("phantom_idle", action=name, ends=False, rule="KP 5.4.3")


class Order:
    """One line of a solitaire card."""

    def __init__(self, name: str, coin: str, night: bool, mode: str) -> None:  # noqa: FBT001
        self.name = name
        self.coin = coin
        self.night = night
        self.mode = mode


def foe(state: State) -> Force:
    """Return the live player's force."""
    return state.forces[LIVE]


def reachable(state: State) -> bool:
    """Tell whether the live player's ships can be aimed at."""
    return foe(state).fog is None


def pick_vessel(table: Table, kind: str, vessels: Sequence[Vessel], worth: Callable[[str], Worth]) -> Play[Vessel]:
    """Have the Phantom choose a ship."""
    card = yield from phantom_pick(table, kind, [vessel.card for vessel in vessels], worth)
    return vessel_named(vessels, card)


def by_chance(table: Table, vessels: Sequence[Vessel]) -> Vessel:
    """Draw one of some ships."""
    if len(vessels) == 1:
        return vessels[0]
    return vessel_named(vessels, table.dice.draw("phantom", [vessel.card for vessel in vessels])[0])


def blockade_runner(table: Table, state: State, order: Order) -> Play[bool]:
    """Supply every ship that is low, if the dice will (KS 5.5.2)."""
    yield from ()
    if not any(ship.low_supply for ship in state.forces[PHANTOM].ships):
        return False
    run_blockade(table, state, PHANTOM)
    return True


def collier(table: Table, state: State, order: Order) -> Play[bool]:
    """Supply every ship (KS 5.5.8)."""
    yield from ()
    if not any(ship.low_supply for ship in state.forces[PHANTOM].ships):
        return False
    coal_all(table, state, PHANTOM)
    return True


def breakout(table: Table, state: State, order: Order) -> Play[bool]:
    """Try for new ships (KS 5.5.7)."""
    yield from ()
    if not can_break_out(state):
        return False
    break_out(table, state, PHANTOM)
    return True


def damage_control(table: Table, state: State, order: Order) -> Play[bool]:
    """Repair a ship (KS 5.5.9)."""
    damaged = damaged_own(state.forces[PHANTOM])
    if not damaged:
        return False
    vessel = yield from pick_vessel(table, "damage_control", damaged, lambda card: german_first(state, card))
    repair(table, state, vessel, "KP 3.3.9")
    return True


def british_intercept(table: Table, state: State, order: Order) -> Play[bool]:
    """Intercept a ship that is known (KS 5.3.9)."""
    targets = hunted(foe(state))
    if not reachable(state) or not targets:
        return False
    attack = Attack("BI", PHANTOM, LIVE, "royal_navy", order.coin, "KP 3.2.3", [], night=order.night)
    yield from royal_navy(table, state, attack, targets)
    return True


def monitor(table: Table, state: State, order: Order) -> Play[bool]:
    """Bombard a ship in refuge (KS 5.5.24)."""
    targets = sheltered(foe(state))
    if not reachable(state) or not targets:
        return False
    yield from royal_navy(table, state, Attack("MO", PHANTOM, LIVE, "monitor", order.coin, "KP 3.3.24", []), targets)
    return True


def royal_navy(table: Table, state: State, attack: Attack, targets: Sequence[Vessel]) -> Play[None]:
    """Choose among targets and intercept."""
    target = yield from pick_vessel(table, "target", targets, lambda card: worth_of(table.options, state, attack, card))
    attack.targets = [target]
    declare(table, attack)
    yield from patrol(table, state, attack)


def interrogate(table: Table, state: State, order: Order) -> Play[bool]:
    """Recognise a disguised ship of lowest, highest or any VA (KS 5.9.12)."""
    targets = hidden(foe(state))
    if not reachable(state) or not targets:
        return False
    if order.mode == "random":
        target = by_chance(table, targets)
    else:
        extreme = (min if order.mode == "low" else max)(va_of(vessel.card) for vessel in targets)
        finest = [vessel for vessel in targets if va_of(vessel.card) == extreme]
        target = by_chance(table, finest)
    coin = action("interrogate").coin_attack
    yield from question_ship(table, state, PHANTOM, LIVE, target, "interrogate", coin)
    return True


def interned(table: Table, state: State, order: Order) -> Play[bool]:
    """Try to have a ship interned (KS 5.5.18)."""
    return (yield from against_exposed(table, state, "interned"))


def transfer_command(table: Table, state: State, order: Order) -> Play[bool]:
    """Try to take over a ship (KS 5.5.45)."""
    return (yield from against_exposed(table, state, "transfer_command"))


def against_exposed(table: Table, state: State, card: str) -> Play[bool]:
    """Aim Interned or Transfer Command at the ship that promises most: VA times the chance (KS 5.9.13)."""
    targets = exposed_ships(table)(foe(state))
    if not reachable(state) or not targets:
        return False
    printed = action(card)

    def promise(ship: str) -> Worth:
        vessel = next(vessel for vessel in targets if vessel.card == ship)
        plus = 2 * vessel.damage + 2 * vessel.low_supply if card == "interned" else 0
        return va_of(ship) * success(printed.challenge, plus, printed.response), Fraction(va_of(ship))

    vessel = yield from pick_vessel(table, card, targets, promise)
    yield from (intern if card == "interned" else take_over)(table, state, vessel, PHANTOM, LIVE, card)
    return True


def deception(table: Table, state: State, order: Order) -> Play[bool]:
    """Remember Deception for the live player's next turn (KS 5.9.12, 5.9.19)."""
    return (yield from confuse(table, state, "deception"))


def fog_bank(table: Table, state: State, order: Order) -> Play[bool]:
    """Remember a Fog Bank for the live player's next turn."""
    return (yield from confuse(table, state, "fog"))


def confuse(table: Table, state: State, what: str) -> Play[bool]:
    """Lay one of both in front of the live player, unless one lies there."""
    yield from ()
    force = foe(state)
    if force.fog is not None or force.deception is not None:
        return False
    if what == "fog":
        force.fog = "fog_bank"
        table.tell("fog", seat=LIVE, by=PHANTOM, card="fog_bank", rule="KP 5.4.3")
    else:
        force.deception = "deception"
        table.tell("deception", seat=LIVE, by=PHANTOM, card="deception", rule="KP 5.4.3")
    return True


def fair_seas(table: Table, state: State, order: Order) -> Play[bool]:
    """Have a merchant or prize try for a port (KS 5.5.12)."""
    force = state.forces[PHANTOM]
    vessels = seaworthy(force)
    if not vessels:
        return False

    def promise(card: str) -> Worth:
        merchant = MERCHANTS[card]
        chance = success(merchant.challenge, 1, merchant.response)
        twice = 2 if any(prize.card == card for prize in force.prizes) else 1
        return twice * merchant.va * chance, Fraction(merchant.va)

    vessel = yield from pick_vessel(table, "fair_seas", vessels, promise)
    with_fair_seas(table, state, vessel, PHANTOM)
    return True


def heavy_weather(table: Table, state: State, order: Order) -> Play[bool]:
    """Test every damaged ship at sea (KS 5.5.16)."""
    yield from ()
    if not storm_tossed(state, PHANTOM):
        return False
    storm(table, state, PHANTOM)
    return True


def island_refuge(table: Table, state: State, order: Order) -> Play[bool]:
    """Shelter the ship with the most troubles (KS 5.9.17)."""
    ships = open_ships(state.forces[PHANTOM])
    if not ships:
        return False
    if any(ship.troubles for ship in ships):
        named = {ship.card: ship for ship in ships}
        vessel = yield from pick_vessel(
            table, "island_refuge", ships, lambda card: (Fraction(named[card].troubles), Fraction(va_of(card)))
        )
    else:
        vessel = by_chance(table, ships)
    enter(table, state, vessel, "island_refuge")
    return True


def mine_attack(table: Table, state: State, order: Order) -> Play[bool]:
    """Lay mines with a raider, or by submarine (KS 5.3.10)."""
    row = list(foe(state).row)
    if not reachable(state) or not row:
        return False
    what = "submarine_uc"
    if order.name == "lay_mines":
        layers = mine_layers(state.forces[PHANTOM])
        if not layers:
            return False
        raider = min(layers, key=lambda ship: va_of(ship.card))
        raider.acted, what = True, "lay_mines"
    attack = Attack("MI", PHANTOM, LIVE, what, order.coin, action(what).rule, row)
    declare(table, attack)
    yield from lay_mines(table, state, attack)
    return True


def submarine_torpedo(table: Table, state: State, order: Order) -> Play[bool]:
    """Fire a torpedo at a merchant (KS 5.3.11)."""
    if not reachable(state) or not foe(state).row:
        return False
    attack = Attack("TO", PHANTOM, LIVE, "submarine_u", order.coin, action("submarine_u").rule, [])
    target = yield from pick_vessel(
        table, "target", foe(state).row, lambda card: worth_of(table.options, state, attack, card)
    )
    attack.targets = [target]
    declare(table, attack)
    yield from torpedo(table, state, attack)
    return True


def recon_aircraft(table: Table, state: State, order: Order) -> Play[bool]:
    """Have two random cards of the live player discarded face down (KS 5.9.12)."""
    yield from ()
    lost = random_cards(table, state, LIVE, 2)
    if not lost:
        return False
    for card in lost:
        foe(state).hand.remove(card)
    state.discard += lost
    table.tell(
        "cards_lost", seat=LIVE, cards=len(lost), private={LIVE: {"lost": list(lost)}}, reveals=True, rule="KP 5.4.3"
    )
    return True


def rendezvous_missed(table: Table, state: State, order: Order) -> Play[bool]:
    """Try to cut the live player's ships off (KS 5.5.33)."""
    yield from ()
    if not reachable(state) or not supplied_ships(foe(state)):
        return False
    miss_rendezvous(table, state, PHANTOM, LIVE)
    return True


LINES: Mapping[str, Callable[[Table, State, Order], Play[bool]]] = {
    "blockade_runner": blockade_runner,
    "breakout": breakout,
    "british_intercept": british_intercept,
    "collier": collier,
    "damage_control": damage_control,
    "deception": deception,
    "fair_seas": fair_seas,
    "fog_bank": fog_bank,
    "heavy_weather": heavy_weather,
    "interned": interned,
    "interrogate": interrogate,
    "island_refuge": island_refuge,
    "lay_mines": mine_attack,
    "monitor": monitor,
    "recon_aircraft": recon_aircraft,
    "rendezvous_missed": rendezvous_missed,
    "submarine_mines": mine_attack,
    "submarine_torpedo": submarine_torpedo,
    "transfer_command": transfer_command,
}


# ---------------------------------------------------------------- the end of the turn


def reflag_at_end(table: Table, state: State) -> Play[None]:
    """Step d: one card; its Reflag disguises an identified raider or prize (KS 5.9.14)."""
    known = [vessel for vessel in state.forces[PHANTOM].fleet if may_be_disguised(vessel)]
    if not known:
        return
    card = draw_solitaire(table, state, "reflag")
    if card is None or card.special != "reflag":
        return
    vessel = yield from pick_vessel(table, "reflag", known, by_va)
    disguise(table, state, vessel, "KP 5.4.3")
