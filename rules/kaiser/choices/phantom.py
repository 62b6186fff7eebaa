"""The Phantom Player's choices: the best option for it, a random one, or the live player's judgement (KS 5.9.13)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from rules.kaiser.pieces import MERCHANTS, va_of
from rules.kaiser.state import State, Vessel
from rules.kernel import Option, Play, Table, choose

Worth: TypeAlias = tuple[Fraction, ...]
Told: TypeAlias = Callable[[str], Mapping[str, Any]]
LIVE = 0


def phantom_pick(
    table: Table,
    kind: str,
    candidates: Sequence[str],
    worth: Callable[[str], Worth] | None,
    *,
    by_rule: bool = False,
    told: Told | None = None,
) -> Play[str]:
    """Return the Phantom's choice among its legal options.

    ``by_rule``: the rules name the best, also where targets are random. Only the live player may choose otherwise (KS
    5.9.4, 5.9.17). ``told``: what the live player is told of each.
    """
    if len(candidates) == 1:
        return candidates[0]
    targeting = table.options.pp_targeting
    if targeting == "random" and not by_rule:
        return at_random(table, candidates)
    if targeting == "live":
        # A question needs no draw: the first of equally good options is the default.
        best = best_of(candidates, worth)[0]
        options = [Option(one, {"choice": one, **(told(one) if told is not None else {})}) for one in candidates]
        return (yield from choose(LIVE, "pp_choice", options, default=best, rule="KP 5.0", data={"about": kind}))
    finest = best_of(candidates, worth)
    return finest[0] if len(finest) == 1 else table.dice.draw("phantom", finest)[0]


def best_of(candidates: Sequence[str], worth: Callable[[str], Worth] | None) -> list[str]:
    """Return the candidates of the highest worth."""
    if worth is None:
        return list(candidates)
    highest = max(worth(candidate) for candidate in candidates)
    return [candidate for candidate in candidates if worth(candidate) == highest]


def at_random(table: Table, candidates: Sequence[str]) -> str:
    """Choose a candidate at random, with a die if one fits (KS 5.9.13)."""
    dice = {2: ("W", 6), 3: ("W", 6), 4: ("R", 4), 6: ("W", 6)}
    if len(candidates) not in dice:
        return table.dice.draw("phantom", candidates)[0]
    die, sides = dice[len(candidates)]
    face = table.dice.roll(die, sides)
    chosen = candidates[(face - 1) * len(candidates) // sides]
    table.tell("phantom_rolled", die=die, face=face, choices=list(candidates), choice=chosen, rule="KP 5.5.1")
    return chosen


def by_va(card: str) -> Worth:
    """Rank ships by their VA."""
    return (Fraction(va_of(card)),)


def german_first(state: State, card: str) -> Worth:
    """Rank own ships: German ships before prizes before merchants, then by VA (KS 5.9.13)."""
    force = next(force for force in state.forces if force.vessel(card) is not None)
    rank = 0 if any(vessel.card == card for vessel in force.row) else 1 if card in MERCHANTS else 2
    return Fraction(rank), Fraction(va_of(card))


def vessel_named(vessels: Sequence[Vessel], card: str) -> Vessel:
    """Return the ship with that id."""
    return next(vessel for vessel in vessels if vessel.card == card)


def pick_vessel(
    table: Table,
    kind: str,
    vessels: Sequence[Vessel],
    worth: Callable[[str], Worth],
    *,
    by_rule: bool = False,
    told: Told | None = None,
) -> Play[Vessel]:
    """Have the Phantom choose a ship."""
    ships = [vessel.card for vessel in vessels]
    card = yield from phantom_pick(table, kind, ships, worth, by_rule=by_rule, told=told)
    return vessel_named(vessels, card)


def by_chance(table: Table, vessels: Sequence[Vessel]) -> Vessel:
    """Draw one of the ships."""
    if len(vessels) == 1:
        return vessels[0]
    return vessel_named(vessels, table.dice.draw("phantom", [vessel.card for vessel in vessels])[0])
