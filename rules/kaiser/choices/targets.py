"""Legal targets of the cards in a turn (KS 4.2.9 to 4.2.11, 5.5.14, 5.7.3)."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from rules.kaiser.choices.deciding import decide
from rules.kaiser.choices.planned import Standing, planned_seat, planned_ship
from rules.kaiser.coins import SIDES, percent, success
from rules.kaiser.pieces import action, kind_of
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import Later, Option, Play, Table

Within = Callable[[Force], list[Vessel]]
"""Returns the possible targets in a force."""
Fires = Callable[[Force], bool]
"""Returns whether the choice of a seat sets off what can't be taken back, such as dice or a reaction."""
ToldOf = Callable[[State, Vessel], Mapping[str, Any]]
"""Returns further facts about a ship among the options of a question."""
ToldOfForce = Callable[[Force], Mapping[str, Any]]
"""Returns further facts about a seat among the options of a question."""


def attack_target_seats(state: State, within: Within) -> list[int]:
    """Return the enemies that may be attacked at present: one seat in each turn, never a seat in fog (KS 4.2.9)."""
    turn = state.turn
    seats = state.enemies(turn.seat) if turn.attack_target is None else [turn.attack_target]
    return [seat for seat in seats if state.forces[seat].fog is None and within(state.forces[seat])]


def bound_facts(state: State) -> Mapping[str, Any]:
    """Return that an earlier attack of the turn decides whom this one goes against, where there are several enemies.

    Nobody is asked for a seat then (KS 4.2.9). To be read before the attack is aimed.
    """
    turn = state.turn
    return {"bound": True} if turn.attack_target is not None and len(state.enemies(turn.seat)) > 1 else {}


def card_target_seats(state: State, within: Callable[[Force], object], *, ships: bool = True) -> list[int]:
    """Return the enemies that a single-target card other than an attack may be aimed at (KS 4.2.10).

    ``ships``: whether it is aimed at ships, which a Fog Bank hides (KS 5.5.14).
    """
    turn = state.turn
    found: list[int] = []
    for seat in state.enemies(turn.seat):
        force = state.forces[seat]
        hit = [other for other in dict.fromkeys([*turn.others, seat]) if other != turn.attack_target]
        if len(hit) <= 1 and not (ships and force.fog is not None) and within(force):
            found.append(seat)
    return found


ELSEWHERE = ("breakdown", "deception", "fog_bank", "interned", "rendezvous_missed", "transfer_command")
"""The cards that do harm without an attack, and may hit one enemy beside the one that is attacked (KS 4.2.10)."""


def harms_elsewhere(state: State) -> list[str]:
    """Return the active seat's face-down cards that may hit an enemy whom it does not attack: only it knows them."""
    return [
        committed.card
        for committed in state.turn.committed
        if committed.state == "down" and committed.place == "action" and kind_of(committed.card) in ELSEWHERE
    ]


def always(_: Force) -> bool:
    """Return that the choice of a seat sets off what can't be taken back, whatever its force."""
    return True


def never(_: Force) -> bool:
    """Return that the choice of a seat can be taken back."""
    return False


def at_only(within: Within) -> Fires:
    """Return whether a card is carried out once its seat is chosen, because it has one possible target there."""
    return lambda force: len(within(force)) == 1


def ask_attack_seat(
    table: Table,
    state: State,
    within: Within,
    fires: Fires | None = None,
    told: ToldOfForce | None = None,
    **facts: Any,
) -> Play[int]:
    """Ask for the seat to attack; it stays the attack target of the turn (KS 4.2.9).

    ``told``: what the option of a seat says beside its name.
    """
    seats = attack_target_seats(state, within)
    fires = fires or at_only(within)
    facts |= {"attack": True, "harms": harms_elsewhere(state)}
    seat = yield from ask_seat(table, state, seats, "KP 3.1.3", fires, told, **facts)
    state.turn.attack_target = seat
    return seat


def ask_card_seat(
    table: Table,
    state: State,
    within: Callable[[Force], object],
    fires: Fires = never,
    told: ToldOfForce | None = None,
    *,
    ships: bool = True,
    **facts: Any,
) -> Play[int]:
    """Ask for the target seat of a card other than an attack, and note it (KS 4.2.10).

    ``told``: what the option of a seat says beside its name.
    """
    what = facts["what"]
    facts = {**facts, "kind": kind_of(what), **dice_facts(what)}
    # Other cards have modifiers that differ from ship to ship.
    if facts["kind"] in ("breakdown", "transfer_command"):
        facts |= success_facts(what)
    seats = card_target_seats(state, within, ships=ships)
    seat = yield from ask_seat(table, state, seats, "KP 3.1.4", fires, told, **facts)
    if seat not in state.turn.others:
        state.turn.others.append(seat)
    return seat


def ask_seat(
    table: Table,
    state: State,
    seats: list[int],
    rule: str,
    fires: Fires,
    told: ToldOfForce | None = None,
    **facts: Any,
) -> Play[int]:
    """Ask for one of the seats. ``fires``: whether the choice sets off what can't be taken back, so is confirmed.

    ``told``: what the option of a seat says beside its name.
    """
    options = [
        Option(str(seat), {"seat": seat, **({} if told is None else told(force))}, fires(force))
        for seat in seats
        for force in [state.forces[seat]]
    ]
    return int((yield from _ask_target(table, state, "target_seat", options, planned_seat(state), rule, facts)))


def ship_options(
    state: State, vessels: Iterable[Vessel], told: ToldOf | None = None, *, final: bool = False
) -> list[Option]:
    """Return ships as options. ``final``: whether the choice sets off what can't be taken back, so is confirmed.

    They say how often each is damaged, which weakens its defence (KP 3.2.7), of a prize whose it is, and what else is
    ``told`` of them.
    """
    options: list[Option] = []
    for vessel in vessels:
        facts: dict[str, Any] = {"ship": vessel.card, "damage": vessel.damage}
        if state.is_prize(vessel):
            facts["captor"] = state.owner(vessel)
        data = facts if told is None else Later(facts, partial(told, state, vessel))
        options.append(Option(vessel.card, data, final))
    return options


def dice_facts(card: str) -> Mapping[str, Any]:
    """Return the dice that an action card rolls against its target, by which alone it succeeds or fails (KS 5.2.2)."""
    printed = action(card)
    if not set(printed.challenge) <= SIDES.keys():
        return {}
    dice = {"challenge": printed.challenge, "response": printed.response}
    return {"kind": printed.key, **dice} if printed.challenge else {}


def success_facts(card: str, plus: int = 0) -> Mapping[str, int]:
    """Return the chance of a card that succeeds or fails by its own dice, in percent."""
    printed = action(card)
    return {"succeeds": percent(success(printed.challenge, plus, printed.response))}


def ask_ship(
    table: Table,
    state: State,
    vessels: list[Vessel],
    rule: str,
    told: ToldOf | None = None,
    *,
    final: bool = True,
    **facts: Any,
) -> Play[Vessel]:
    """Ask for one of the ships; the question names the enemy that they belong to.

    ``told``: what its option says of each, beside what it always says. ``final``: whether dice or a reaction follow, so
    that the choice is confirmed.
    """
    options = ship_options(state, vessels, told, final=final)
    owner = state.owner(vessels[0])
    if owner != state.turn.seat:
        facts = {**facts, "defender": owner}
    picked = yield from _ask_target(table, state, "target_ship", options, planned_ship(state), rule, facts)
    return next(vessel for vessel in vessels if vessel.card == picked)


def ask_own_ship(
    table: Table, state: State, vessels: list[Vessel], rule: str, card: str, told: ToldOf | None = None
) -> Play[Vessel]:
    """Ask for one of the active seat's own ships, which a card helps or removes."""
    facts = {"what": card, **dice_facts(card), "kind": kind_of(card), "own": True}
    return (yield from ask_ship(table, state, vessels, rule, told, final=kind_of(card) == "fair_seas", **facts))


def _ask_target(
    table: Table,
    state: State,
    kind: str,
    options: list[Option],
    standing: Standing,
    rule: str,
    facts: Mapping[str, Any],
) -> Play[str]:
    """Ask the active seat for a target."""
    return (
        yield from decide(
            table, state, state.turn.seat, kind, options, takeback=True, standing=standing, rule=rule, data=facts
        )
    )
