"""The lobby of a table: its seats, its options and the start of its match."""

import re
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from bot.schedule.pace import pace_of
from bot.tables.ai_names import number_of
from bot.tables.options import TRUTHS, TableSettings, preset, read_value
from bot.tables.recommended import begin_with_orders
from bot.tables.table import Table
from bot.text.names import spaced
from bot.text.typed import narrow
from rules import GAMES
from rules.kernel import Game, Malformed, Match, commitment_of, key_hashes, read_options, secret_of
from storage import AlreadySeated, Newcomer, NoSuchSitting, SittingRow, Store, TableFull, TableRow, WrongState

CLOSED = "bot-lobby-closed"


class LobbyRefusal(Exception):  # noqa: N818 - worded for people
    """A refused action in the lobby; ``message`` is the id of its text in the catalog."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.args_of = args


@dataclass(frozen=True)
class Guest:
    """A person who presses a button or uses a command."""

    user_id: int
    name: str
    manager: bool
    """Whether they may manage the server."""


async def open_table(
    store: Store,
    game: Game,
    guild_id: int,
    channel_id: int,
    host_id: int,
    options: Mapping[str, Any],
    seed: str | None,
    seated: Sequence[Newcomer] = (),
    pace: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
) -> TableRow:
    """Open a lobby. Its dice are fixed now, and their commitment is public. Raises ChannelBusy."""
    secret = secret_of(seed) if seed is not None else secrets.token_bytes(32)
    return await store.tables.open(
        guild_id=guild_id,
        channel_id=channel_id,
        game=game.name,
        seats=max(game.seats),
        host_id=host_id,
        options=options,
        seed=secret.hex(),
        commitment=commitment_of(key_hashes(secret, game.kinds)),
        seated=seated,
        pace=pace,
        settings=settings,
    )


def distinct(name: str, taken: Collection[str]) -> str:
    """Return a person's name at a table; numbered if it is ``taken``, because messages tell seats apart by name."""
    return _free((name if n == 1 else f"{name} ({n})" for n in count(1)), taken)


def ai_name(name: Callable[[int], str], taken: Collection[str]) -> str:
    """Return the first name of an AI that is not taken, in any language. ``name`` returns that of the n-th AI seat."""
    used = {number_of(one) for one in taken}
    return _free((name(n) for n in count(1) if n not in used), taken)


def _free(names: Iterable[str], taken: Collection[str]) -> str:
    """Return the first of some names that is not taken; names that differ in their spaces alone are the same."""
    known = {spaced(name) for name in taken}
    return next(name for name in names if spaced(name) not in known)


def last_ai(table: Table) -> SittingRow | None:
    """Return the AI that sat down last, or None."""
    return max(table.ais, key=lambda one: one.id, default=None)


async def join(store: Store, table: Table, guest: Guest, interaction_id: int) -> SittingRow | None:
    """Take the first free seat, by an interaction that will be part of the salt.

    Where none is free, the AI that came last gives up its own; return its sitting, which has ended.
    """
    full = len(table.sittings) >= table.row.seats and table.row.state == "lobby"
    gone = last_ai(table) if full and table.sitting_of(guest.user_id) is None else None
    if gone is not None:
        await _stand(store, gone)
    name = distinct(guest.name, [sitting.name for sitting in table.sittings if sitting is not gone])
    await _sit(store, table, guest.user_id, name, interaction_id)
    return gone


async def add_ai(store: Store, table: Table, guest: Guest, name: Callable[[int], str]) -> None:
    """Put an AI on the first free seat. ``name`` returns the name of the n-th AI seat."""
    only_host(table, guest)
    await _sit(store, table, None, ai_name(name, [sitting.name for sitting in table.sittings]))


async def remove_ai(store: Store, table: Table, guest: Guest) -> None:
    """Free the seat of the AI that sat down last."""
    only_host(table, guest)
    sitting = last_ai(table)
    if sitting is None:
        raise LobbyRefusal("bot-lobby-no-ai")
    await _stand(store, sitting)
    await table.refresh()


async def _sit(store: Store, table: Table, user_id: int | None, name: str, interaction_id: int | None = None) -> None:
    try:
        await store.sittings.sit(
            table.id, None, user_id, name, "pilot" if user_id is None else "player", interaction_id
        )
    except AlreadySeated:
        raise LobbyRefusal("bot-lobby-already") from None
    except TableFull:
        raise LobbyRefusal("bot-lobby-full") from None
    except WrongState:
        raise LobbyRefusal(CLOSED) from None
    await table.refresh()


async def leave(store: Store, table: Table, guest: Guest) -> SittingRow:
    """Free the guest's seat; a host without a seat removes the last AI. Return the sitting that ended."""
    sitting = table.sitting_of(guest.user_id)
    if sitting is None and guest.user_id == table.row.host_id:
        sitting = last_ai(table)
    if sitting is None:
        raise LobbyRefusal("bot-no-seat")
    left = await _stand(store, sitting)
    await table.refresh()
    return left


async def _stand(store: Store, sitting: SittingRow) -> SittingRow:
    try:
        return await store.sittings.stand(sitting.id)
    except (NoSuchSitting, WrongState):
        raise LobbyRefusal(CLOSED) from None


async def set_option(store: Store, table: Table, guest: Guest, name: str, text: str) -> None:
    """Change one option. Raises Malformed for a value that the game does not accept."""
    only_host(table, guest)
    game = GAMES[table.row.game]
    value = read_value(game, name, text)
    chosen = read_options(game, max(game.seats), {**table.row.options, name: value})
    await _set_options(store, table, chosen.model_dump(mode="json"))


async def set_preset(store: Store, table: Table, guest: Guest, name: str) -> None:
    """Set all options as a preset of the game does. Raises Malformed if there is no such preset."""
    only_host(table, guest)
    await _set_options(store, table, preset(GAMES[table.row.game], name))


async def set_settings(store: Store, table: Table, guest: Guest, *, advise: bool) -> None:
    """Choose what is agreed at the table beside the options of its game."""
    only_host(table, guest)
    try:
        await store.tables.set_settings(table.id, {"advise": advise})
    except WrongState:
        raise LobbyRefusal(CLOSED) from None
    await table.refresh()


async def _set_options(store: Store, table: Table, options: Mapping[str, Any]) -> None:
    try:
        await store.tables.set_options(table.id, options, table.row.seats)
    except WrongState:
        raise LobbyRefusal(CLOSED) from None
    await table.refresh()


def salt_of(seated: Sequence[SittingRow], interaction_id: int) -> str:
    """Return the salt: the ids of the interactions that seated the people, by seat, and of the start, joined by "-".

    It is part of the dice. Nobody knew it when their seed was fixed, and no single person chose it. Ids of the table to
    touch are negative; the salt has no signs.
    """
    joins = [sitting.interaction_id for sitting in sorted(seated, key=lambda sitting: sitting.seat)]
    return "-".join(str(abs(number)) for number in (*joins, interaction_id) if number is not None)


async def start(store: Store, table: Table, guest: Guest, interaction_id: int, *, salted: bool) -> None:
    """Start the match with the people and AIs who have a seat; ``salted``: its dice have a salt."""
    only_host(table, guest)
    game = GAMES[table.row.game]
    seated = sorted(table.sittings, key=lambda sitting: sitting.seat)
    if len(seated) not in game.seats:
        raise LobbyRefusal("bot-lobby-too-few", least=min(game.seats))
    salt = salt_of(seated, interaction_id) if salted else ""
    match = Match.start(game, len(seated), table.row.seed, salt, table.row.options)
    match.orders_wait = pace_of(table.row.pace).orders_wait
    people = begin_with_orders(match, seated)
    if match.result is not None:
        # Orders alone must not play the whole match: nobody could change them.
        match, people = Match.start(game, len(seated), table.row.seed, salt, table.row.options), {}
    try:
        await store.tables.start(
            table.id, match.head, [sitting.id for sitting in seated], entries=match.entries, people=people
        )
    except WrongState:
        raise LobbyRefusal(CLOSED) from None
    await table.refresh()


async def cancel(store: Store, table: Table, guest: Guest) -> None:
    """Close the lobby without a match."""
    if not guest.manager:
        only_host(table, guest)
    try:
        await store.tables.cancel(table.id)
    except WrongState:
        raise LobbyRefusal(CLOSED) from None
    await table.refresh()


def only_host(table: Table, guest: Guest) -> None:
    """Make sure that the guest is the host and the lobby is open. Raises LobbyRefusal."""
    if guest.user_id != table.row.host_id:
        raise LobbyRefusal("bot-host-only", host=f"<@{table.row.host_id}>")
    if table.row.state != "lobby":
        raise LobbyRefusal(CLOSED)


def closed_to(table: Table, guest: Guest) -> frozenset[str]:
    """Return what the guest cannot do in a lobby, by the verbs of its buttons, even while others can."""
    hosting = guest.user_id == table.row.host_id
    found = set[str]() if hosting else {"ai", "removeai", "options", "start"}
    if not hosting and not guest.manager:
        found.add("cancel")
    if table.sitting_of(guest.user_id) is not None:
        found.add("join")
    elif not (hosting and table.ais):
        found.add("leave")
    return frozenset(found)


def may_host(table: Table, guest: Guest, *, away: bool) -> bool:
    """Return whether a person may do what a host does.

    The host and the server's managers may. While the host of a match does not play, or is ``away``, everyone who plays
    for themselves may, too, so that the match can still be managed.
    """
    if guest.manager or guest.user_id == table.row.host_id:
        return True
    host, sitting = table.sitting_of(table.row.host_id), table.sitting_of(guest.user_id)
    gone = table.row.started_at is not None and (away or host is None or table.by_ai(host))
    return gone and sitting is not None and sitting.for_user is None


def read_settings(text: str) -> tuple[dict[str, Any], str]:
    """Return the settings of a table among options typed as "advise=yes, limit=50", and the rest of the text.

    Raises Malformed, which names the wrong one.
    """
    settings: dict[str, Any] = {}
    rest: list[str] = []
    for part in words_of(text):
        name, _, value = part.partition("=")
        if name.lower() not in TableSettings.model_fields:
            rest.append(part)
        elif value.lower() not in TRUTHS:
            raise Malformed("bad_option", option=name)
        else:
            settings[name.lower()] = TRUTHS[value.lower()]
    return settings, " ".join(rest)


def words_of(text: str) -> list[str]:
    """Return the words of options that were typed, each "name=value" or the name of a preset."""
    return re.sub(r"\s*=\s*", "=", narrow(text).replace(",", " ")).split()


def read_choices(game: Game, text: str) -> dict[str, Any]:
    """Return options typed as "limit=50, sweep=round", perhaps after the name of a preset.

    Raises Malformed, which names the wrong option.
    """
    given: dict[str, Any] = {}
    for part in words_of(text):
        name, equals, value = part.partition("=")
        given |= {name: read_value(game, name, value)} if equals else preset(game, name.lower())
    return read_options(game, max(game.seats), given).model_dump(mode="json")
