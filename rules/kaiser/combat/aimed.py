"""Attacks by the card that makes them, before they have targets, and what is said of each possible target."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from types import MappingProxyType
from typing import Any

from rules.kaiser.choices.targets import ToldOf
from rules.kaiser.coins import success
from rules.kaiser.combat.attack import ROYAL_NAVY, Attack
from rules.kaiser.combat.outlook import ALWAYS, odds_facts
from rules.kaiser.pieces import GERMANS, action, is_warship, kind_of
from rules.kaiser.ships.passage import passage_facts
from rules.kaiser.state import Committed, State, Vessel
from rules.kernel import Table


def able_ship(state: State, committed: Committed) -> Vessel | None:
    """Return the own ship under a card if it can act, else None (KS 4.2.5, 4.2.11, 5.5.20)."""
    vessel = state.forces[state.turn.seat].vessel(committed.ship)
    return vessel if vessel is not None and vessel.ready else None


def raid(state: State, ship: Vessel, card: str, defender: int, assists: Sequence[str]) -> Attack:
    """Return an intercept by an own ship with a card and some kinds of assist, without its targets."""
    return Attack(
        "WI" if is_warship(ship.card) else "RI",
        state.turn.seat,
        defender,
        ship.card,
        GERMANS[ship.card].attack,
        "KP 3.2.4",
        [],
        ship,
        night=bool(action(card).intercept_night),
        surprise="surprise_attack" in assists,
        searchlight="searchlight" in assists,
        cargo="special_cargo" in assists,
    )


def patrol(state: State, card: str, defender: int, assists: Sequence[str]) -> Attack:
    """Return an intercept by the Royal Navy with a card and some kinds of assist, without its target."""
    printed = action(card)
    return Attack(
        "BI",
        state.turn.seat,
        defender,
        ROYAL_NAVY,
        printed.intercept_attack,
        "KP 3.2.3",
        [],
        night=bool(printed.intercept_night),
        surprise="surprise_attack" in assists,
        searchlight="searchlight" in assists,
    )


def interrogation(state: State, card: str, defender: int, _: Sequence[str] = ()) -> Attack:
    """Return the attack of an Interrogate, without its target."""
    printed = action(card)
    return Attack("IN", state.turn.seat, defender, card, printed.coin_attack, printed.rule, [])


def bombardment(state: State, card: str, defender: int, assists: Sequence[str]) -> Attack:
    """Return the attack of a Monitor with some kinds of assist, without its target."""
    printed, surprise = action(card), "surprise_attack" in assists
    return Attack("MO", state.turn.seat, defender, card, printed.coin_attack, printed.rule, [], surprise=surprise)


def torpedo(state: State, card: str, defender: int, assists: Sequence[str]) -> Attack:
    """Return a torpedo attack with some kinds of assist, without its target."""
    printed, cargo = action(card), "special_cargo" in assists
    return Attack("TO", state.turn.seat, defender, card, printed.coin_torp, printed.rule, [], cargo=cargo)


CARD_ATTACKS: Mapping[str, Callable[[State, str, int, Sequence[str]], Attack]] = MappingProxyType(
    {"interrogate": interrogation, "monitor": bombardment, "submarine_u": torpedo}
)
"""By kind of card, the attack of a card that lies upright and names its one target."""


def target_facts(
    table: Table, attack: Attack, state: State, vessel: Vessel, *, after: Fraction = ALWAYS
) -> Mapping[str, Any]:
    """Return what the option of a ship under attack says: the odds; ``after``: the chance that it comes to it."""
    del state
    return odds_facts(table.options, attack, vessel, after=after)


def raid_facts(table: Table, attack: Attack, state: State, vessel: Vessel) -> Mapping[str, Any]:
    """Return what the option of a merchant under attack says: the odds, and its try for a port after it (KS 5.3.6)."""
    found = odds_facts(table.options, attack, vessel)
    missed = 100 - sum(found["odds"].values())
    return found if vessel.damage else {**found, "passage": {**passage_facts(state, vessel, []), "missed": missed}}


def planned_odds(
    table: Table, state: State, committed: Committed, defender: int, assists: Sequence[str]
) -> ToldOf | None:
    """Return what is said of each target of an attack that is planned ahead, as things stand; None for other cards."""
    kinds = [kind_of(card) for card in assists]
    if committed.mode == "ship":
        ship = able_ship(state, committed)
        return None if ship is None else partial(raid_facts, table, raid(state, ship, committed.card, defender, kinds))
    if committed.mode == "british":
        return partial(target_facts, table, patrol(state, committed.card, defender, kinds))
    card = committed.card
    if committed.mode != "action" or kind_of(card) not in CARD_ATTACKS:
        return None
    printed = action(card)
    after = success(printed.challenge, 0, printed.response) if kind_of(card) == "interrogate" else ALWAYS
    return partial(target_facts, table, CARD_ATTACKS[kind_of(card)](state, card, defender, kinds), after=after)
