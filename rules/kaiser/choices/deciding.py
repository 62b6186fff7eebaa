"""Asking for a choice; a single option is not asked, and the Phantom Player's choices are judged (KS 4.2.8, 5.9.13)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rules.kaiser.choices.phantom import Worth, phantom_pick
from rules.kaiser.orders import ordered_choice
from rules.kaiser.state import State
from rules.kernel import Option, Play, Table, choose


def decide(
    table: Table,
    state: State,
    seat: int,
    kind: str,
    options: Sequence[Option],
    *,
    fixed: str = "",
    worth: Callable[[str], Worth] | None = None,
    ordered: str = "",
    **ask: Any,
) -> Play[str]:
    """Ask for one of the options; a single option is taken without asking.

    For the Phantom, ``fixed`` is its constant choice and ``worth`` rates the options. ``ordered``: the standing order
    that may answer.
    """
    if len(options) == 1:
        return options[0].id
    if state.is_phantom(seat):
        return fixed or (yield from phantom_pick(table, kind, [option.id for option in options], worth))
    if ordered:
        ask["standing"] = partial(ordered_choice, ordered)
    return (yield from choose(seat, kind, options, **ask))


def agree(table: Table, state: State, seat: int, kind: str, *, phantom: bool, **ask: Any) -> Play[bool]:
    """Ask for a yes, with no as the default; return whether it was given. ``phantom``: the Phantom's answer."""
    options = [Option("no"), Option("yes")]
    return (yield from decide(table, state, seat, kind, options, fixed="yes" if phantom else "no", **ask)) == "yes"
