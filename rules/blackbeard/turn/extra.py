"""Step 5: extra actions, for which pirates spend tokens (spec 4.16, BN 5.11, 7.3)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from rules.blackbeard.asking import put_all
from rules.blackbeard.hidden import Entry
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK, recorded
from rules.blackbeard.state import Now, Pirate
from rules.blackbeard.turn.captain import action_steps, ask_reroll
from rules.blackbeard.turn.desk import Desk, desk_of, may_spend
from rules.blackbeard.turn.entries import carry_out
from rules.blackbeard.turn.orders import orders_in, reveal_dice, roll_movement
from rules.blackbeard.turn.proposals import acting, proposals
from rules.blackbeard.voyage import Voyage
from rules.kernel import Ask, Play, choose, form

Entries = Mapping[str, Entry]


class Spending(NamedTuple):
    """What a seat answers in one round.

    ``entries``: by pirate who spends a token, his action. ``rerolled``: the pirates who took the sealed second die,
    those who pass too.
    """

    entries: Entries
    rerolled: Sequence[str]


def extra_actions(voyage: Voyage) -> Play[None]:
    """Play rounds of extra actions, until nobody spends a token or one round was agreed (spec 4.16)."""
    seats = [seat for seat in range(voyage.state.seats) if not _passes(voyage, seat)]
    while seats:
        spent = yield from play_round(voyage, seats)
        if voyage.state.ended or voyage.options.extra_action_rounds == "single":
            return
        # Another round is for those who spent in this one, or whose ship was pursued in it.
        disturbed = list(dict.fromkeys(_touched(voyage, spent)))
        seats = [seat for seat in sorted(disturbed) if not _passes(voyage, seat)]


def _passes(voyage: Voyage, seat: int) -> bool:
    """Return whether a seat is on auto-pass: the default, unless this turn's orders or its policy say otherwise."""
    orders = voyage.hidden.seat_orders.get(seat)
    wants = (orders is not None and orders.spend_tokens) or recorded(voyage.table, seat, "extra_actions") == ASK
    return not wants


def _touched(voyage: Voyage, spent: Entries) -> list[int]:
    pirates = voyage.state.pirates
    prey = [entry.move.goal for entry in spent.values() if entry.move.kind == "pursue"]
    return [pirates[name].seat for name in (*spent, *prey) if name in pirates]


def play_round(voyage: Voyage, seats: Sequence[int]) -> Play[Entries]:
    """Ask some seats for one round of extra actions, all at once, and carry them out; return the entries."""
    state, hidden = voyage.state, voyage.hidden
    able = [pirate for pirate in state.in_order() if pirate.seat in seats and may_spend(state, pirate)]
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
        voyage.tell("token_spent", seat=pirate.seat, pirate=pirate.id, left=pirate.tokens, rule="BN 7.3")
    hidden.entries = {**hidden.entries, **entries}
    reveal_dice(voyage, {name: name in rerolled for name in (*entries, *rerolled)})
    if spenders:
        yield from carry_out(voyage, spenders, entries)
    return entries


def begin_action(pirate: Pirate) -> None:
    """Take a token, and begin an action of its own: nothing of the last one stops it (spec 4.16)."""
    pirate.tokens -= 1
    last = pirate.now
    pirate.now = Now(
        rigged=last.rigged,
        healing=last.healing,
        mutinied=last.mutinied,
        sailed=last.moved or last.sailed,
        track=[*last.track, *last.path],
    )


def extra_form(voyage: Voyage, seat: int) -> Ask[Spending]:
    """Return the form of a seat's extra actions; the default is to pass (BN-X1)."""
    kind, rule = asked("BN-X1")
    desk = desk_of(voyage, seat, extra=True)
    ask = form(
        seat,
        kind,
        partial(steps, desk),
        lambda: proposals(desk, ask),
        facts=lambda spending: orders_in(spending.entries),
        secret=True,
        data={"turn": desk.state.turn},
        rule=rule,
    )
    return ask


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
            entries[pirate.id] = replace((yield from action_steps(desk, pirate, die)), reroll=again)
    return Spending(entries, rerolled)
