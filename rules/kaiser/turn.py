"""A turn: status, refuge, commitment, play, discards, draw, refill (spec 4.2)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rules.kaiser.ahead import END, aim_of, ask_plan, assists_of, follow_plan, next_planned, targets_of
from rules.kaiser.cards.effects import EFFECTS
from rules.kaiser.cards.hands import random_cards
from rules.kaiser.choices.targets import ask_own_ship
from rules.kaiser.coins import AMOUNTS, Mod, mod_facts
from rules.kaiser.combat.aimed import CARD_ATTACKS, planned_odds
from rules.kaiser.combat.declaring import (
    can_intercept,
    can_lay,
    can_mine,
    can_patrol,
    declare_intercept,
    declare_mine_laying,
    declare_patrol,
    mine_layers,
)
from rules.kaiser.combat.sinkings import recall_late
from rules.kaiser.committed import turn_up, upright
from rules.kaiser.committing import commit_cards, is_assist
from rules.kaiser.decks.dealing import refill
from rules.kaiser.orders import lapse, ordered_end, plans_ahead
from rules.kaiser.pieces import action, card_facts, is_german, is_physical, kind_of
from rules.kaiser.scoring import unpaired_facts
from rules.kaiser.ships.changes import weakness
from rules.kaiser.ships.prizes import resupplies, resupply
from rules.kaiser.ships.refuge import recover, sail_out, ships_free_to_leave
from rules.kaiser.state import DISCARDS_EXPLAINED, LAID_EXPLAINED, TURNS_EXPLAINED, Committed, State, Turn, Vessel
from rules.kernel import Later, Option, Play, Table, choose, pick

ORDER = "end_turn/order"


class Target(NamedTuple):
    """A ship that a card is aimed at, and the seat in whose force it is."""

    seat: int
    vessel: Vessel


def take_turn(table: Table, state: State, seat: int, *, extra: bool = False) -> Play[None]:
    """Play one turn of a seat, T0 to T6; the caller checks whether the round is over (KS 4.1.1)."""
    force = state.forces[seat]
    begin_turn(state, seat, extra=extra)
    if force.skipped:
        force.skipped = False
        table.tell("turn_skipped", seat=seat, rule="KP 3.3.4")
        return
    lapse(table, seat)
    fogged, deceived = force.fog is not None, force.deception is not None
    rule = rule_of_start(extra=extra, fogged=fogged, deceived=deceived)
    table.tell("turn_start", seat=seat, extra=extra, fog=fogged, deception=deceived, rule=rule)
    for ship in list(force.ships):
        if ship.refuge is not None:
            recover(table, state, ship)
    order: list[str] = []
    spent = False
    if not fogged:
        yield from (deceive(table, state, seat) if deceived else commit_cards(table, state, seat))
        order, spent = yield from play_cards(table, state, seat)
        yield from recall_late(table, state)
    clear_table(table, state, seat, order, spent=spent)
    if not fogged:
        draw(table, state, seat)
        if not state.actions:
            # The round stops at once (KS 4.1.1).
            return
    refill(table, state, seat)
    table.tell("turn_end", seat=seat, rule="KP 3.1")


def rule_of_start(*, extra: bool, fogged: bool, deceived: bool) -> str:
    """Return the rule that says what is special about a turn: the card that has made it so."""
    if fogged:
        return "KP 3.3.14"
    if deceived:
        return "KP 3.3.10"
    return "KP 3.3.37" if extra else "KP 3.1"


def begin_turn(state: State, seat: int, *, extra: bool = False) -> None:
    """Begin a turn and reset all limits of a turn (KS 4.2.16, C.1)."""
    state.turn = Turn(state.turn.number + 1, seat, extra)
    for force in state.forces:
        for vessel in force.vessels:
            vessel.new_turn()


def deceive(table: Table, state: State, seat: int) -> Play[None]:
    """Draw the one card that a deceived seat may use, and show it to that seat alone (KS 4.2.3, 5.5.10)."""
    drawn = random_cards(table, state, seat, 1)
    for card in drawn:
        state.forces[seat].hand.remove(card)
    state.turn.committed = [Committed(1, card, "action") for card in drawn]
    table.tell(
        "deception_drawn", seat=seat, cards=len(drawn), private={seat: {"faces": drawn}}, reveals=True, rule="KP 3.3.10"
    )
    yield from ()


# ---------------------------------------------------------------- the play loop


def play_cards(table: Table, state: State, seat: int) -> Play[tuple[list[str], bool]]:
    """Play committed cards one by one (KS 4.2.7).

    Return the order of the discards, if one was chosen, and whether the turn ended because nothing was left to do.
    """
    options = partial(possible_moves, table, state, seat)
    if plans_ahead(table.read_orders(seat)) and len(moves_of(options())) > 1:
        state.turn.plan = yield from ask_plan(table, state, seat, lambda: moves_of(options()))
    while True:
        found = [option.id for option in options()]
        if found == [END]:
            return [], bool(state.turn.committed)
        standing = partial(move_by_order, table, state, options)
        # A card that cannot be used now is not among the options, and its owner looks for it there.
        down = [committed for committed in state.turn.committed if committed.state == "down"]
        idle = [committed for committed in down if f"reveal/{committed.slot}" not in found]
        # Sideways, an assist card is the raid or the intercept that any card is.
        assists = [committed.card for committed in idle if is_assist(committed.card) and committed.mode == "action"]
        chosen = yield from choose(
            seat,
            "play",
            options,
            default=END,
            secret=True,
            # What turns up nothing and draws nothing can be taken back, such as the wish to order the discards.
            takeback=True,
            standing=standing,
            rule="KP 3.2",
            data={
                "idle": [idle_facts(state, other) for other in idle if other.card not in assists],
                "assists": assists,
                "moves": sum(move not in (END, ORDER) for move in found),
                "down": len(down),
                "fog": any(kind_of(other.card) == "fog_bank" and other.place == "action" for other in down),
            },
        )
        planned = plans_ahead(table.read_orders(seat)) and next_planned(table, state, options()) == chosen
        follow_plan(state, planned=planned)
        verb, *rest = chosen.split("/")
        if verb == "reveal":
            yield from play_committed(table, state, next(c for c in state.turn.committed if c.slot == int(rest[0])))
        elif verb == "leave_refuge":
            ship = state.forces[seat].vessel(rest[0])
            assert ship is not None
            yield from sail_out(table, state, ship)
        elif verb == "resupply":
            resupply(table, state, seat, *rest)
        elif chosen == ORDER:
            return (yield from ask_discard_order(state, seat)), False
        else:
            return [], False


def move_by_order(
    table: Table, state: State, options: Callable[[], Sequence[Option]], orders: Mapping[str, Any]
) -> str | None:
    """Return the next planned move, or the end of the turn if nothing else is left and the orders give it."""
    found = options()
    planned = next_planned(table, state, found) if plans_ahead(orders) else None
    return planned or ordered_end(orders, [move.id for move in moves_of(found)])


def moves_of(options: Sequence[Option]) -> list[Option]:
    """Return the options that do not end the turn."""
    return [option for option in options if option.id not in (END, ORDER)]


def possible_moves(table: Table, state: State, seat: int) -> list[Option]:
    """Return the legal moves of the seat (KS 4.2.7)."""
    playable = [other for other in state.turn.committed if other.state == "down" and can_play(table, state, other)]
    faces = [committed.card for committed in playable]
    found = [reveal_option(table, state, committed, faces) for committed in playable]
    found += [Option(f"leave_refuge/{ship.card}", {"ship": ship.card}) for ship in ships_free_to_leave(state, seat)]
    if table.options.prize_resupply:
        found += [
            Option(f"resupply/{prize}/{ship}", {"prize": prize, "ship": ship}, final=True)
            for prize, ship in resupplies(state, seat)
        ]
    found.append(Option(END, final=True))
    if order_matters(state):
        found.append(Option(ORDER))
    return found


def reveal_option(table: Table, state: State, committed: Committed, faces: Sequence[str]) -> Option:
    """Return the move that turns up a card. ``faces``: the cards among which its name must tell it apart."""
    target = only_target(table, state, committed)
    only = None if target is None else told_of_only(state, committed, target)
    facts: Mapping[str, Any] = {
        **card_facts(committed.card, faces),
        **committed.where(),
        "only": only,
        "coin": action(committed.card).intercept_attack if committed.mode == "british" else None,
        "mods": mods_of(state, committed),
        **surplus_facts(state, committed, only),
        **binding_facts(table, state, committed),
    }
    if target is not None and aims_at(committed):
        # While assist cards may still join, the odds are not known, but the target's VA and defence dice are.
        joined = bool(upright(state, assists_of(committed, 1)))
        known = {**facts, "aim": {"id": target.vessel.card}}
        facts = known if joined else Later(facts, partial(odds_facts, table, state, committed, target))
    return Option(f"reveal/{committed.slot}", facts, final=True)


def binding_facts(table: Table, state: State, committed: Committed) -> Mapping[str, int]:
    """Return the enemy whom a first attack also makes the only one for those that may follow (KS 4.2.9).

    Where several enemies are in reach, the question for one of them says so itself.
    """
    turn = state.turn
    later = any(other is not committed and other.state == "down" and attacks(other) for other in turn.committed)
    if not later or not attacks(committed) or turn.attack_target is not None or len(state.enemies(turn.seat)) == 1:
        return {}
    aim = aim_of(committed)
    seats = [] if aim is None else list(targets_of(table, state, aim))
    return {"defender": seats[0]} if len(seats) == 1 else {}


def attacks(committed: Committed) -> bool:
    """Return whether a card goes against the one enemy that a turn attacks."""
    aim = aim_of(committed)
    return kind_of(committed.card) == "submarine_uc" or (aim is not None and aim.at == "attack")


def aims_at(committed: Committed) -> bool:
    """Return whether a card attacks one target, of which the odds can be told."""
    return committed.mode in ("ship", "british") or kind_of(committed.card) in CARD_ATTACKS


def odds_facts(table: Table, state: State, committed: Committed, target: Target) -> Mapping[str, Any]:
    """Return what an option of the question for a target would have said of the only ship in reach."""
    told = planned_odds(table, state, committed, target.seat, ())
    return {} if told is None else {"aim": {"id": target.vessel.card, **told(state, target.vessel)}}


def mods_of(state: State, committed: Committed) -> list[dict[str, Any]]:
    """Return the modifiers of an attack with a sideways card, as far as they are known before it (KS 5.2.3)."""
    if committed.mode not in ("ship", "british"):
        return []
    night = mod_facts([Mod("night", AMOUNTS["night"])] if action(committed.card).intercept_night else [])
    ship = state.forces[state.turn.seat].vessel(committed.ship) if committed.mode == "ship" else None
    return [*([] if ship is None else weakness(ship)), *night]


def surplus_facts(state: State, committed: Committed, only: Mapping[str, Any] | None) -> Mapping[str, bool]:
    """Return that the only German ship in reach would not count yet if it were sunk (KS 6.1.2)."""
    attacks = committed.mode == "british" or kind_of(committed.card) in ("interrogate", "monitor")
    if only is None or not attacks or not is_german(only["ship"]):
        return {}
    return unpaired_facts(state.forces[state.turn.seat])


def idle_facts(state: State, committed: Committed) -> dict[str, Any]:
    """Return a face-down card that cannot be turned up now, its place, and why.

    "gone", "refuge" and "acted": its ship left play, is in refuge, or has attacked. "foe": no merchant of an enemy, or
    no identified ship, can be attacked. "reaction", "mines" and "teams": cards that do nothing in front of the force.
    "other": nothing there fits them.
    """
    return {"card": committed.card, **committed.where(), "why": why_idle(state, committed)}


def why_idle(state: State, committed: Committed) -> str:
    """Return why a face-down card cannot be turned up now."""
    if committed.mode in ("ship", "lay"):
        ship = state.forces[state.turn.seat].vessel(committed.ship)
        if ship is None:
            return "gone"
        return "refuge" if ship.refuge is not None else "foe" if ship.ready else "acted"
    if committed.mode == "british":
        return "foe"
    printed = action(committed.card)
    if kind_of(committed.card) == "lay_mines":
        return "mines"
    if printed.family == "reaction" and kind_of(committed.card) != "reflag":
        return "reaction"
    return "teams" if printed.team_only and not state.teams else "other"


def only_target(table: Table, state: State, committed: Committed) -> Target | None:
    """Return the ship that a card is aimed at, if it could be aimed at no other; nobody is asked then."""
    aim = aim_of(committed)
    if aim is None or not aim.ships:
        return None
    ships = [(seat, ship) for seat, found in targets_of(table, state, aim).items() for ship in found]
    if len(ships) != 1:
        return None
    ((seat, ship),) = ships
    vessel = state.forces[seat].vessel(ship)
    assert vessel is not None
    return Target(seat, vessel)


def told_of_only(state: State, committed: Committed, target: Target) -> Mapping[str, Any]:
    """Return what the question for the target of a card would have said of its only one."""
    aim = aim_of(committed)
    told = None if aim is None else aim.told
    return {"ship": target.vessel.card, **(told(state, target.vessel) if told is not None else {})}


def order_matters(state: State) -> bool:
    """Return whether the seat may put its discards in order (KS 4.2.12).

    The order matters only to Wireless Intercept in a later turn; the turn that draws the last card has none after it.
    """
    return len(own_discards(state)) > 1 and not state.solo and len(state.actions) > 1


def can_play(table: Table, state: State, committed: Committed) -> bool:
    """Return whether a committed card has a legal use now."""
    if committed.mode == "ship":
        return can_intercept(state, committed)
    if committed.mode == "lay":
        return can_lay(state, committed)
    if committed.mode == "british":
        return can_patrol(state)
    kind = kind_of(committed.card)
    if kind == "lay_mines":
        # In front of the force it does nothing; but in a deceived turn a raider may be named for it (KS 5.5.10).
        force = state.forces[state.turn.seat]
        return force.deception is not None and bool(mine_layers(force)) and can_mine(state)
    return kind in EFFECTS and EFFECTS[kind].can(table, state)


def play_committed(table: Table, state: State, committed: Committed) -> Play[None]:
    """Turn a committed card up and carry it out."""
    if committed.mode == "ship":
        yield from declare_intercept(table, state, committed)
    elif committed.mode == "lay":
        yield from declare_mine_laying(table, state, committed)
    elif committed.mode == "british":
        yield from declare_patrol(table, state, committed)
    elif kind_of(committed.card) == "lay_mines":
        layers = mine_layers(state.forces[state.turn.seat])
        raider = yield from ask_own_ship(table, state, layers, "KP 3.3.10", committed.card)
        committed.place = f"lay/{raider.card}"
        yield from declare_mine_laying(table, state, committed)
    else:
        turn_up(table, state, committed)
        yield from EFFECTS[kind_of(committed.card)].play(table, state, committed.card)


# ---------------------------------------------------------------- the end of a turn


def own_discards(state: State) -> list[str]:
    """Return the active seat's discards: played cards in order, then unplayed ones (KS 4.2.12)."""
    turn = state.turn
    unplayed = [committed.card for committed in turn.committed if committed.state == "down"]
    return [*turn.played, *turn.discards, *unplayed]


def ask_discard_order(state: State, seat: int) -> Play[list[str]]:
    """Ask for the order of the cards on the discard pile; the last is on top (KS 4.2.12)."""
    cards = own_discards(state)
    options = [Option(card, card_facts(card, cards)) for card in cards]
    return (
        yield from pick(
            seat, "discard_order", options, (len(cards), len(cards)), ordered=True, secret=True, rule="KP 3.1.5"
        )
    )


def clear_table(table: Table, state: State, seat: int, order: Sequence[str], *, spent: bool = False) -> None:
    """Discard all used cards, then the cards in front of the seat (KS 4.2.12).

    ``spent``: whether the turn ended by itself, as nothing was left to play.
    """
    force, turn = state.forces[seat], state.turn
    # A refuge card may have joined the discards after the order was chosen; it goes last.
    own = [*order, *(card for card in own_discards(state) if card not in order)]
    # The Phantom's Fog Bank and Deception are not cards of this deck (KS 5.9.12).
    laid = [card for card in (force.fog, force.deception) if card is not None and is_physical(card)]
    known = force.laid_by is not None and table.patched(LAID_EXPLAINED)
    answers = [{"card": card, "seat": force.laid_by} for card in laid] if known else []
    own += laid
    force.fog = force.deception = force.laid_by = None
    pile = [*own, *turn.reactions]
    answers += [{"card": card, "seat": turn.answered[card]} for card in turn.reactions if turn.answered[card] != seat]
    turn.committed, turn.played, turn.discards, turn.reactions = [], [], [], []
    if not pile:
        return
    state.discard += pile
    ended: dict[str, Any] = {"spent": True} if spent and table.patched(TURNS_EXPLAINED) else {}
    if answers and table.patched(DISCARDS_EXPLAINED):
        ended["answers"] = answers
    if state.solo:
        # The pile is face down (KS 5.9.5).
        table.tell("discarded", seat=seat, cards=len(pile), **ended, rule="KP 5.3.1")
    else:
        table.tell("discarded", seat=seat, cards=len(pile), faces=pile, **ended, reveals=True, rule="KP 3.1.5")


def draw(table: Table, state: State, seat: int) -> None:
    """Draw exactly one action card (KS 4.2.14)."""
    card = state.actions.pop(0)
    state.forces[seat].hand.append(card)
    private = {seat: {"card": card}}
    table.tell("drew_card", private=private, seat=seat, left=len(state.actions), reveals=True, rule="KP 3.1.1")
