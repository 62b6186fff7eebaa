"""Keeping German ships for the next round, and exchanging them between partners (KS 3.3.2, 5.7.9)."""

from collections.abc import Mapping

from rules.kaiser.choices.keeping import carried_facts, keep_ships
from rules.kaiser.state import Force, State, Vessel
from rules.kernel import All, Ask, Option, Play, Table, choose, form, pick

KEEP, OFFER, GIVE_UP = "keep", "offer", "give_up"


def carry_over(table: Table, state: State) -> Play[None]:
    """Ask everybody at once which ships to keep; the others go face up under their deck (KP 2.4.1, 4.9)."""
    most = table.options.carried_most
    if state.teams:
        kept = yield from carry_in_teams(table, state, most)
    else:
        kept = yield from keep_ships(table, state, most)
    afloat = ships_afloat(state)
    for force in state.forces:
        force.ships = [afloat.pop(card) for card in kept.get(force.seat, [])]
        table.tell("carried", seat=force.seat, ships=[ship.card for ship in force.ships], reveals=True, rule="KP 2.4.1")
    state.germans.used += list(afloat)


def ships_afloat(state: State) -> dict[str, Vessel]:
    """Return the German ships of all forces, by card."""
    return {ship.card: ship for force in state.forces for ship in force.ships}


# ---------------------------------------------------------------- partners


def carry_in_teams(table: Table, state: State, most: int) -> Play[dict[int, list[str]]]:
    """Ask each seat which ships to keep, offer and give up, then ask the partners about the offers (KS 5.7.9)."""
    asked = [force for force in state.forces if force.ships]
    answers = yield from All([sort_fleet(force, most) for force in asked])
    fates: dict[int, dict[str, str]] = {force.seat: {} for force in state.forces}
    for force, answer in zip(asked, answers, strict=True):
        fates[force.seat] = answer
    table.tell(
        "fleets_sorted",
        fleets=[
            {"seat": seat, "keep": with_fate(fate, KEEP), "offer": with_fate(fate, OFFER)}
            for seat, fate in sorted(fates.items())
        ],
        reveals=True,
        rule="KP 4.9",
    )
    kept = {seat: with_fate(fate, KEEP) for seat, fate in fates.items()}
    offered = {seat: with_fate(fates[partner_of(state, seat)], OFFER) for seat in fates}
    choosers = [seat for seat in sorted(kept) if offered[seat]]
    afloat = ships_afloat(state)
    swaps = yield from All([ask_carry_swap(seat, kept[seat], offered[seat], most, afloat) for seat in choosers])
    return kept | dict(zip(choosers, swaps, strict=True))


def partner_of(state: State, seat: int) -> int:
    """Return a seat's partner."""
    partner = state.partner(seat)
    assert partner is not None
    return partner


def with_fate(fate: dict[str, str], wanted: str) -> list[str]:
    """Return the ships with this fate."""
    return [card for card, is_ in fate.items() if is_ == wanted]


def sort_fleet(force: Force, most: int) -> Ask[dict[str, str]]:
    """Ask for each surviving ship: keep it, offer it to the partner, or give it up."""

    def steps() -> Play[dict[str, str]]:
        fate: dict[str, str] = {}
        for ship in force.ships:
            room = len(with_fate(fate, KEEP)) < most
            fate[ship.card] = yield from choose(
                force.seat,
                "carry_fate",
                [GIVE_UP, *([KEEP] if room else []), OFFER],
                step=ship.card,
                rule="KP 4.9",
                data=carried_facts(ship),
            )
        return fate

    return form(force.seat, "carry", steps, secret=True, rule="KP 4.9", data={"most": most})


def ask_carry_swap(
    seat: int, kept: list[str], offered: list[str], most: int, afloat: Mapping[str, Vessel]
) -> Ask[list[str]]:
    """Ask which ships to begin the next round with; the default is the seat's own kept ships. ``afloat``: by card."""
    options = [Option(card, carried_facts(afloat[card])) for card in [*kept, *offered]]
    return pick(
        seat,
        "carry_swap",
        options,
        (0, min(most, len(options))),
        default=kept,
        secret=True,
        rule="KP 4.9",
        data={"most": most},
    )
