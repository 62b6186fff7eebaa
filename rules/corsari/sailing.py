"""The sailing: layout, sweep, loads (CO 6, CO 9.5)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.corsari.arrange import (
    Arrangement,
    best_crew_without,
    best_sail,
    best_scuttle_beside,
    largest_crew,
    runners_up,
)
from rules.corsari.cards import colour_of
from rules.corsari.legality import cards_named, check_layout, check_load, layout_answer, load_answer
from rules.corsari.load import Load, best_added_beside, best_crew_beside, best_load, heaviest
from rules.corsari.orders import ordered_load
from rules.corsari.score import names_two
from rules.corsari.state import Round, Scuttled, State, next_clockwise
from rules.kernel import All, Ask, Later, Play, Proposal, Table, choose, form, pick

MARGIN = 10
"""Points that a proposed layout may lie above the best: with more, fewer openings would never make up for them."""
CARD_GROUPS = ("added", "prisoners", "crew", "stowaways")


class Sailed(NamedTuple):
    """A sailing to be scored: the declarer's layout and the other seats' loads.

    ``minima``: the smallest total of each opponent, charged to the declarer; None if loads are charged as laid.
    """

    declarer: int
    layout: Arrangement
    loads: dict[int, Load]
    minima: dict[int, int] | None


class Swept(NamedTuple):
    """A sweep: the declarer and the seats that it eliminates."""

    declarer: int
    fallen: list[int]


def sail(table: Table, state: State, deal: Round, *, forced: bool) -> Play[Sailed | Swept]:
    """Resolve a declaration of the mover (spec 4.1, SAIL)."""
    declarer = deal.mover
    table.tell("sail_declared", seat=declarer, forced=forced, reveals=True, rule="CO 7.2" if forced else "CO 5.4")
    # A seat that has resigned cannot win (spec 6.6): its round is scored as under sweep=round.
    layout = yield from lay_out(declarer, deal, "round" if table.has_resigned(declarer) else table.options.sweep)
    reveal_layout(table, state, deal, layout)
    # It may have resigned while the question was open.
    if sweep_of(layout.total, table.options.sweep) != "none" and not table.has_resigned(declarer):
        fallen = yield from press(table, state, declarer)
        # The declarer may have resigned while the question was open.
        if not table.has_resigned(declarer):
            table.tell("sweep", seat=declarer, fallen=fallen, sweep=table.options.sweep, reveals=True, rule="CO 9.5")
            return Swept(declarer, fallen)
    opponents = [seat for seat in clockwise_from(declarer, deal.seats) if seat != declarer]
    loads = yield from All(load_aboard(table, state, deal, layout, seat) for seat in opponents)
    reveal_loads(table, deal, layout, opponents, loads)
    return Sailed(declarer, layout, dict(zip(opponents, loads, strict=True)), charged(table, deal, layout, opponents))


def lay_out(seat: int, deal: Round, sweep: str) -> Ask[Arrangement]:
    """Ask D-LAYOUT: one card scuttled, the others in three groups (spec 5.3), with the best proposed (spec 5.4).

    Where the hand sweeps, only layouts that do so are proposed. The ``sweep`` of a layout, and of the question, is that
    of the options if it has one, else "none".
    """
    hand, colour = tuple(deal.hands[seat]), deal.colour

    def default_scuttle(crew: Sequence[str] = ()) -> str:
        return best_scuttle_beside(crew, hand, colour)

    def default_crew(scuttle: str) -> list[str]:
        return list(best_crew_without(scuttle, hand, colour)) if scuttle in hand else []

    def steps() -> Play[Arrangement]:
        scuttle = yield from choose(seat, "scuttle", hand, default=default_scuttle)
        free = [card for card in hand if card != scuttle and colour_of(card) != colour]
        crew = yield from ask_crew(seat, free, lambda: default_crew(scuttle))
        return check_layout({"scuttle": scuttle, "crew": crew}, hand, colour)

    def complete(given: Mapping[str, Any]) -> Mapping[str, Any]:
        scuttle = given["scuttle"] if "scuttle" in given else default_scuttle(cards_named(given, "crew"))
        crew = given["crew"] if "crew" in given else default_crew(scuttle)
        whole = {**given, "scuttle": scuttle, "crew": crew}
        check_layout(whole, hand, colour)
        return whole

    def proposals() -> list[Proposal]:
        best = best_sail(hand, colour)
        margin = MARGIN if sweep_of(best.total, sweep) == "none" else 0
        found = [best, *(other for other in runners_up(hand, colour) if other.total <= best.total + margin)]
        names = ["best", *(f"other-{rank}" for rank in range(2, len(found) + 1))]
        return [
            Proposal(name, layout_answer(layout), {"crew_colours": colours_in(layout)})
            for name, layout in zip(names, found, strict=True)
        ]

    def facts(layout: Arrangement) -> dict[str, Any]:
        lowest = layout.total == best_sail(hand, colour).total
        return {**facts_of(layout), "lowest": lowest, "sweep": sweep_of(layout.total, sweep)}

    data = Later({"colour": colour}, lambda: {"sweep": sweep_of(best_sail(hand, colour).total, sweep)})
    return form(seat, "layout", steps, proposals, complete=complete, facts=facts, secret=True, rule="CO 6.1", data=data)


def sweep_of(total: int, sweep: str) -> str:
    """Return what a total does under an option of ``sweep``: "none" unless it makes a special sweep (CO 9.5)."""
    return sweep if total == 0 and sweep != "round" else "none"


def ask_crew(
    seat: int, cards: Sequence[str], default: Callable[[], list[str]], overtakes: Callable[[], bool] | None = None
) -> Ask[list[str]]:
    """Ask which cards are the seat's crew (CO 6.3).

    ``overtakes``: whether the seat can overtake the declarer; None: the seat is the declarer.
    """
    declares: dict[str, Any] = {"declares": overtakes is None}
    data = declares if overtakes is None else Later(declares, lambda: {"within_reach": overtakes()})
    return pick(seat, "crew", cards, k=(0, largest_crew(cards)), default=default, rule="CO 6.3", data=data)


def load_aboard(table: Table, state: State, deal: Round, layout: Arrangement, seat: int) -> Ask[Load]:
    """Ask D-LOAD: cards added to the declarer's crew, the others in three groups (spec 5.5, 5.6)."""
    hand, colour, aboard = tuple(deal.hands[seat]), deal.colour, layout.crew
    free = [card for card in hand if colour_of(card) != colour]
    welcome = addable(free, aboard)

    def default_added(crew: Sequence[str] = ()) -> list[str]:
        return list(best_added_beside(crew, hand, colour, aboard))

    def default_crew(added: Sequence[str]) -> list[str]:
        return list(best_crew_beside(added, hand, colour))

    def steps() -> Play[Load]:
        added = yield from pick(seat, "add", welcome, k=(0, len(welcome)), default=default_added, rule="CO 6.8")
        rest = [card for card in free if card not in added]
        crew = yield from ask_crew(seat, rest, lambda: default_crew(added), lambda: reach()["within_reach"])
        return check_load({"add": added, "crew": crew}, hand, colour, aboard)

    def complete(given: Mapping[str, Any]) -> Mapping[str, Any]:
        added = given["add"] if "add" in given else default_added(cards_named(given, "crew"))
        whole = {**given, "add": added}
        crew = given["crew"] if "crew" in given else default_crew(cards_named(whole, "add"))
        check_load({**whole, "crew": crew}, hand, colour, aboard)
        return {**whole, "crew": crew}

    def proposals() -> list[Proposal]:
        best = best_load(hand, colour, aboard)
        heavy = heaviest(hand, colour, aboard, layout.total)
        found = [("best", best)]
        if heavy is not None and heavy.total > best.total:
            found.append(("heaviest", heavy))
        return [Proposal(name, load_answer(load), {"overtakes": load.total <= layout.total}) for name, load in found]

    def facts(load: Load) -> dict[str, Any]:
        overtakes = load.total <= layout.total
        lost = {"lost": "none"} if overtakes else loss(table, state.totals[seat] + load.total)
        return {**facts_of(load), "addable": welcome, "overtakes": overtakes, **lost}

    def ordered(orders: Mapping[str, Any]) -> dict[str, object] | None:
        return ordered_load(orders, hand, colour, aboard, layout.total)

    def reach() -> dict[str, Any]:
        least = best_load(hand, colour, aboard).total
        return {"least": least, "within_reach": least <= layout.total}

    laid = {"colour": colour, "crew": list(aboard), "declared": layout.total, "declarer": deal.mover}
    data = Later(laid, reach)
    return form(
        seat,
        "load",
        steps,
        proposals,
        complete=complete,
        facts=facts,
        secret=True,
        standing=ordered,
        rule="CO 6.7",
        data=data,
    )


def loss(table: Table, points: int) -> dict[str, Any]:
    """Return what it means for a seat to have so many ``points``.

    ``lost``: "none", or the end mode under which they reach the ``limit``: the seat is out, or the match ends.
    """
    mode, limit = table.options.end_mode, table.options.limit
    lost = "none" if mode == "fixed_rounds" or points < limit else mode
    return {"lost": lost, "points": points, "limit": limit}


def press(table: Table, state: State, declarer: int) -> Play[list[int]]:
    """Return the seats that fall to a sweep: all opponents.

    Under sweep=eliminate_two a declarer with three opponents names two of them (spec 5.8).
    """
    opponents = [seat for seat in clockwise_from(declarer, state.active) if seat != declarer]
    if not names_two(table.options.sweep, len(opponents)):
        return opponents
    # Lowest totals first; the sort is stable, so the first clockwise from the declarer settles ties.
    lowest = sorted(opponents, key=lambda seat: state.totals[seat])[:2]
    named = yield from pick(
        declarer, "press", [str(seat) for seat in opponents], k=(2, 2), default=[str(s) for s in lowest], rule="CO 9.6"
    )
    return [int(seat) for seat in named]


def reveal_layout(table: Table, state: State, deal: Round, layout: Arrangement) -> None:
    """Tell the layout. Only the declarer sees the scuttled card, unless it lies face up (CO 6.1)."""
    declarer, card = deal.mover, str(layout.scuttled)
    state.scuttled.append(Scuttled(state.rounds, declarer, card))
    # The scuttled card goes from the hand to the discard pile.
    deal.hands[declarer].remove(card)
    deal.discard.append(card)
    facts = facts_of(layout)
    if table.options.scuttle_face == "down":
        del facts["scuttled"]
    private = {declarer: {"scuttled": card}}
    table.tell(
        "layout_revealed", seat=declarer, colour=deal.colour, **facts, private=private, reveals=True, rule="CO 6.1"
    )


def reveal_loads(
    table: Table, deal: Round, layout: Arrangement, opponents: Sequence[int], loads: Sequence[Load]
) -> None:
    """Tell all loads at once, after the last one was chosen (CO 6.7)."""
    rows = [{"seat": seat, **facts_of(load)} for seat, load in zip(opponents, loads, strict=True)]
    table.tell(
        "loads_revealed",
        declarer=deal.mover,
        declared=layout.total,
        crew=list(layout.crew),
        colour=deal.colour,
        loads=rows,
        reveals=True,
        rule="CO 6.7",
    )


def charged(table: Table, deal: Round, layout: Arrangement, opponents: Sequence[int]) -> dict[int, int] | None:
    """Return the minimal totals, if overtakers' stowaways are charged at those; otherwise None (spec 5.7.6)."""
    if table.options.received == "as_laid":
        return None
    return {seat: best_load(deal.hands[seat], deal.colour, layout.crew).total for seat in opponents}


def addable(free: Sequence[str], aboard: Sequence[str]) -> list[str]:
    """Return the cards that may be added to the declarer's crew (CO 6.8)."""
    colours = {colour_of(card) for card in aboard}
    numbers = {card[1:] for card in aboard}
    return [card for card in free if colour_of(card) in colours and card[1:] not in numbers]


def colours_in(layout: Arrangement) -> list[str]:
    """Return the colours of a layout's crew, which tell it from every other proposed layout."""
    return list(dict.fromkeys(map(colour_of, layout.crew)))


def clockwise_from(seat: int, seats: Sequence[int]) -> list[int]:
    """Return the seats clockwise, beginning to the left of that one."""
    first = next_clockwise(seat, seats)
    return [*(s for s in sorted(seats) if s >= first), *(s for s in sorted(seats) if s < first)]


def facts_of(groups: Arrangement | Load) -> dict[str, Any]:
    """Return groups of cards as plain JSON, for events and for the wording of an answer."""
    plain = groups._asdict()
    return {name: list(plain[name]) if name in CARD_GROUPS else plain[name] for name in plain}
