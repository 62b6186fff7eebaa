"""Step 5: extra actions, for which pirates spend tokens (spec 4.16, BN 5.11, 7.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from rules.blackbeard.asking import put, put_all
from rules.blackbeard.ending import finished
from rules.blackbeard.hidden import Entry, Hidden
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, policy_of
from rules.blackbeard.state import Pirate
from rules.blackbeard.turn.captain import action_steps, ask_reroll
from rules.blackbeard.turn.desk import Desk, desk_of, may_spend
from rules.blackbeard.turn.entries import carry_out
from rules.blackbeard.turn.handmade import suited
from rules.blackbeard.turn.orders import reveal_dice, roll_movement
from rules.blackbeard.turn.proposals import NOTHING, Steps, acting, proposals
from rules.blackbeard.turn.summary import grave_in, orders_in
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Play, Proposal, choose, form

Entries = Mapping[str, Entry]


class Spending(NamedTuple):
    """The answer of a seat in one round.

    ``entries``: by pirate who spends a token, his action. ``rerolled``: the pirates who took the sealed second die,
    those who pass too.
    """

    entries: Entries
    rerolled: Sequence[str]


def extra_actions(voyage: Voyage) -> Play[None]:
    """Play rounds of extra actions, until nobody spends a token or one round was agreed (spec 4.16)."""
    voyage.hidden.touched = []
    seats: Sequence[int] = range(voyage.state.seats)
    while seats:
        spent = yield from play_round(voyage, seats)
        if finished(voyage) or voyage.options.extra_action_rounds == "single":
            return
        # Another round is for those who spent in this one, or whose piece was pursued in it.
        seats = _touched(voyage, spent)


def _passes(voyage: Voyage, pirate: Pirate) -> bool:
    """Return whether a pirate is on auto-pass: the default, unless this turn's orders or a policy say otherwise."""
    orders = voyage.hidden.seat_orders.get(pirate.seat)
    wants = (orders is not None and orders.spend_tokens) or policy_of(voyage, pirate, "extra_actions") == ASK
    return not wants


def _touched(voyage: Voyage, spent: Entries) -> list[int]:
    """Return the seats that spent, and those whose pirates or hunters were pursued, attacked or intercepted."""
    owners = {pirate.id: pirate.seat for pirate in voyage.state.pirates.values()}
    owners |= {hunter.token: hunter.controller for hunter in voyage.state.hunters}
    prey = [entry.move.goal for entry in spent.values() if entry.move.kind == "pursue"]
    found = {owners[name] for name in (*spent, *prey) if name in owners} | {*voyage.hidden.touched}
    voyage.hidden.touched = []
    return sorted(found)


def play_round(voyage: Voyage, seats: Sequence[int]) -> Play[Entries]:
    """Ask some seats for one round of extra actions, all at once, and carry them out; return the entries."""
    state, hidden = voyage.state, voyage.hidden
    willing = [pirate for pirate in state.in_order() if pirate.seat in seats and not _passes(voyage, pirate)]
    able = [pirate for pirate in willing if may_spend(state, pirate)]
    if not able:
        return {}
    roll_movement(voyage, able)
    asks = [extra_form(voyage, seat) for seat in sorted(dict.fromkeys(pirate.seat for pirate in able))]
    forms = yield from put_all(voyage, asks)
    entries = {name: entry for found in forms for name, entry in found.entries.items()}
    rerolled = [name for found in forms for name in found.rerolled]
    spenders = [pirate for pirate in able if pirate.id in entries]
    for pirate in spenders:
        begin_action(pirate)
        voyage.tell("token_spent", seat=pirate.seat, pirate=pirate.id, tokens=pirate.tokens, rule="BN 7.3")
    hidden.entries = {**hidden.entries, **{name: _in_force(hidden, name, entry) for name, entry in entries.items()}}
    reveal_dice(voyage, {name: name in rerolled for name in (*entries, *rerolled)})
    if spenders:
        yield from carry_out(voyage, spenders, entries)
    return entries


def begin_action(pirate: Pirate) -> None:
    """Take a token, and begin an action of its own: nothing of the last one stops it (spec 4.16).

    Effects for the whole turn stay, such as a mainsail that was set.
    """
    pirate.tokens -= 1
    renew(pirate)


def renew(pirate: Pirate) -> None:
    """Begin another action of the same turn."""
    last = pirate.now
    pirate.now = replace(
        last,
        moved=False,
        spent=False,
        stopped=False,
        path=[],
        tested=[],
        sailed=last.moved or last.sailed,
        track=[*last.track, *last.path],
    )


def _in_force(hidden: Hidden, name: str, entry: Entry) -> Entry:
    """Return an entry with the policies that the pirate's earlier entries set for the turn (spec 4.3.2e)."""
    before = hidden.entries.get(name, Entry())
    return replace(entry, overrides={**before.overrides, **entry.overrides})


def extra_form(voyage: Voyage, seat: int) -> Ask[Spending]:
    """Return the form of a seat's extra actions; the default is to pass (BN-X1).

    The table sees only how many seats are asked: a name would tell which seat is not on auto-pass.
    """
    kind, rule = asked("BN-X1")
    desk = desk_of(voyage, seat, extra=True)

    def ready(pins: Steps = NOTHING) -> list[Proposal]:
        return proposals(desk, ask, pins, paid=True)

    ask = form(
        seat,
        kind,
        partial(steps, desk),
        ready,
        facts=lambda spending: orders_in(desk, spending.entries),
        pinned=ready,
        grave=lambda spending: grave_in(spending.entries),
        suited=partial(suited, desk),
        secret=True,
        show="count",
        data={
            "turn": desk.state.turn,
            "last": desk.state.turn == desk.options.turn_cap,
            "spenders": [_spender(desk, pirate) for pirate in acting(desk)],
        },
        rule=rule,
    )
    return ask


def _spender(desk: Desk, pirate: Pirate) -> Mapping[str, Any]:
    """Return what a seat weighs of one pirate: his tokens, where he is now, and his last operation in this turn."""
    last = desk.last.get(pirate.id, Entry())
    return {
        "pirate": pirate.id,
        "tokens": pirate.tokens,
        "place": pirate.position.place,
        "operation": last.operation,
    }


def steps(desk: Desk) -> Play[Spending]:
    """Ask, pirate by pirate, whether to spend a token, and on what.

    The reroll of the die comes first: it is final, so that no answer before it may decide whether it is asked.
    """
    entries: dict[str, Entry] = {}
    rerolled: list[str] = []
    for pirate in acting(desk):
        die, again = yield from ask_reroll(desk, pirate)
        if again:
            rerolled.append(pirate.id)
        spend = yield from choose(
            desk.seat,
            "spend_token",
            ["no", "yes"],
            step=f"{pirate.id}_spend",
            default="no",
            data={"pirate": pirate.id, "tokens": pirate.tokens, "die": die},
            rule="BN 7.3",
        )
        if spend == "yes":
            entries[pirate.id] = yield from action_steps(desk, pirate, die, reroll=again)
    return Spending(entries, rerolled)


# ---------------------------------------------------------------- dolphins


def free_operation(voyage: Voyage, pirate: Pirate) -> Play[None]:
    """Offer a pirate one free operation at once: a movement die, a move, an operation (event 66, BN-E6)."""
    if pirate.status != "active":
        return
    roll_movement(voyage, [pirate])
    kind, rule = asked("BN-E6")
    desk = desk_of(voyage, pirate.seat, extra=True)

    def ready(pins: Steps = NOTHING) -> list[Proposal]:
        return proposals(desk, ask, pins)

    ask = form(
        pirate.seat,
        kind,
        partial(free_steps, desk, pirate),
        ready,
        facts=lambda spending: orders_in(desk, spending.entries),
        pinned=ready,
        grave=lambda spending: grave_in(spending.entries),
        suited=partial(suited, desk),
        secret=True,
        data={"pirate": pirate.id, "turn": desk.state.turn},
        rule=rule,
    )
    entries, rerolled = yield from put(voyage, ask)
    hidden = voyage.hidden
    hidden.entries = {**hidden.entries, **{name: _in_force(hidden, name, entry) for name, entry in entries.items()}}
    if entries:
        renew(pirate)
        voyage.tell("dolphins_followed", seat=pirate.seat, pirate=pirate.id, rule=rule)
    reveal_dice(voyage, {name: name in rerolled for name in (*entries, *rerolled)})
    if entries:
        yield from carry_out(voyage, [pirate], entries)


def free_steps(desk: Desk, pirate: Pirate) -> Play[Spending]:
    """Ask whether the free operation is used, and for what."""
    die, again = yield from ask_reroll(desk, pirate)
    used = yield from choose(
        desk.seat,
        "free_action",
        ["no", "yes"],
        step=f"{pirate.id}_spend",
        default="no",
        data={"pirate": pirate.id, "die": die},
        rule="BN 22.1",
    )
    entries: dict[str, Entry] = {}
    if used == "yes":
        entries[pirate.id] = yield from action_steps(desk, pirate, die, reroll=again)
    return Spending(entries, [pirate.id] if again else [])
