"""The rows as the rest of the bot sees them. They are frozen, and their repr leaves out what must not be logged."""

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from rules.kernel.record import Entry, MatchRecord
from storage.values import from_json

TableState = Literal["lobby", "playing", "over", "stopped", "cancelled", "frozen", "archived"]
CURRENT: tuple[TableState, ...] = ("lobby", "playing", "frozen")
"""The states in which a table holds its channel."""

Controller = Literal["player", "pilot"]
DirectMessages = Literal["unknown", "open", "refused"]
OutboxState = Literal["written", "sent", "refused"]
NoticeState = Literal["written", "sent", "refused", "dropped"]
Away = Literal["absent", "vacation"]


def _parsed(value: object) -> Any:
    return from_json(value) if isinstance(value, str) else value


def _head(value: object) -> Any:
    return MatchRecord.model_validate_json(value) if isinstance(value, str) else value


JsonObject = Annotated[Mapping[str, Any], BeforeValidator(_parsed)]
OptionalJsonObject = Annotated[Mapping[str, Any] | None, BeforeValidator(_parsed)]
JsonNumbers = Annotated[tuple[int, ...], BeforeValidator(_parsed)]


class Row(BaseModel):
    """One row at the moment at which it was read."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class GuildRow(Row):
    """A server's settings. ``language`` is None if nobody chose one; ``left_at``: when the bot left the server."""

    id: int
    language: str | None = None
    settings: JsonObject = {}
    left_at: datetime | None = None


class PersonRow(Row):
    """A person: whether direct messages reach them, the locale last seen from Discord, and their settings."""

    user_id: int
    dm: DirectMessages = "unknown"
    locale: str | None = None
    settings: JsonObject = {}


class TableRow(Row):
    """One match in one channel. ``id`` is the match's id, ``seats`` the number of seats in the lobby.

    - ``head``: the record without entries; None before the start.
    - ``told_at``: when everybody had been told of the end.
    - ``paused_at``: the beginning of the pause; None if answers are taken.
    - ``pace``: the chosen deadlines.
    - ``warned_at``: when the players were warned that the table would be archived.
    - ``archived_at``: when the table was archived.
    - ``woken_at``: when a player last ended a pause or an archiving.
    - ``hindered``: what keeps the bot from writing to the channel as it should; None: nothing.
    - ``hindrances``: how often that was noticed.
    - ``settings``: what the host chose beside the options of the game and the pace.
    - ``learner``: whose lesson the table is, which then has no channel; None: it is a table in a channel.
    - ``read_to``: the number of the learner's last event of which they have read.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    seats: int
    state: TableState
    why_frozen: str | None
    host_id: int
    options: JsonObject
    seed: str = Field(repr=False)
    salt: str = Field(repr=False)
    head: Annotated[MatchRecord | None, BeforeValidator(_head)] = Field(repr=False)
    commitment: str
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    told_at: datetime | None
    paused_at: datetime | None
    pace: JsonObject
    warned_at: datetime | None
    archived_at: datetime | None
    woken_at: datetime | None
    hindered: OptionalJsonObject = None
    hindrances: int = 0
    settings: JsonObject = {}
    learner: int | None = None
    read_to: int = 0


class SittingRow(Row):
    """A person or AI (``user_id`` None) on a seat from ``joined_at`` until ``left_at`` (None: still there).

    - ``since_event``: the number of events told before they sat down. Those are not told to them again.
    - ``away``: why the person is away; where the table uses the AI for absent players, it answers for them.
    - ``back_at``: when the person came back.
    - ``for_user``: the person for whom they stand in.
    - ``recommended``: in the lobby they chose to begin with the standing orders that the game recommends.
    - ``interaction_id``: the interaction that seated the person in the lobby; None for AI seats and takeovers.
    """

    id: int
    table_id: int
    seat: int
    user_id: int | None
    name: str
    controller: Controller
    since_event: int
    joined_at: datetime
    left_at: datetime | None
    away: Away | None
    back_at: datetime | None
    for_user: int | None
    recommended: bool = False
    interaction_id: int | None = None


class Newcomer(NamedTuple):
    """A person or AI (``user_id`` None) who sits at a table from its opening.

    ``interaction_id``: the interaction that seated the person.
    """

    user_id: int | None
    name: str
    interaction_id: int | None = None


class PlaceRow(NamedTuple):
    """The place of a table, and what keeps the bot from writing there. ``told``: nobody has anything left to hear."""

    id: int
    guild_id: int
    channel_id: int
    hindered: Mapping[str, Any] | None
    told: bool


class DueTable(NamedTuple):
    """A table at which something is due at a moment."""

    table_id: int
    due_at: datetime


class Outage(NamedTuple):
    """A time in which the bot did not run."""

    since: datetime
    until: datetime


class Absentee(Row):
    """A person with a vacation at one table: the table, and the person's settings."""

    table_id: int
    settings: JsonObject


class EntryRow(Row):
    """An entry of the log, with the person and the interaction that gave it, and its time."""

    table_id: int
    position: int
    entry: Entry = Field(repr=False)
    user_id: int | None
    interaction_id: int | None
    at: datetime


class OutboxRow(Row):
    """The ``n``-th message to a recipient. It tells the events after ``after_event`` up to ``upto_event``."""

    id: int
    table_id: int
    recipient: str
    n: int
    after_event: int
    upto_event: int
    channel_id: int | None
    message_id: int | None
    body: JsonObject = Field(repr=False)
    state: OutboxState
    written_at: datetime
    sent_at: datetime | None


ANYBODY = 0
"""The user id of an offer that anybody may accept."""


class OfferRow(Row):
    """A seat that one person may take over; with ``user_id`` ANYBODY, the first person who accepts.

    ``for_user``: the person on vacation for whom the taker only stands in, and who gets the seat back.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    offered_at: datetime
    for_user: int | None


class ProposalRow(Row):
    """A proposed undo of everything from entry ``position`` on, made when the log had that many ``entries``.

    ``consents``: the people who agreed.
    """

    id: int
    table_id: int
    position: int
    entries: int
    user_id: int
    consents: JsonNumbers
    refused_by: int | None
    asked_at: datetime


class TimerRow(Row):
    """An action that is due at ``due_at``; ``seat`` None: for the whole table."""

    id: int
    table_id: int
    seat: int | None
    kind: str
    due_at: datetime
    data: JsonObject


class DueRow(TimerRow):
    """A timer of a seat, with the person on that seat."""

    user_id: int


class WholeTable(NamedTuple):
    """A table at one moment, without its log. ``sittings``: all sittings, past ones included, in order of time."""

    row: TableRow
    sittings: list[SittingRow]
    offers: list[OfferRow]
    proposal: ProposalRow | None
    timers: list[TimerRow]


class Snapshot(NamedTuple):
    """The facts that one delivery round needs beside the match.

    ``newest``: the newest message by recipient; ``drafts``: half-given answers by seat and question. Damaged rows are
    left out, so that they hold up nobody else: ``unreadable`` names the recipients whose newest message is damaged.
    """

    now: datetime
    server: "GuildRow"
    people: Mapping[int, "PersonRow"]
    newest: Mapping[str, "OutboxRow"]
    unreadable: frozenset[str]
    drafts: Mapping[tuple[int, str], Mapping[str, Any]]


class NewTimer(NamedTuple):
    """A timer to set."""

    seat: int | None
    kind: str
    due_at: datetime
    data: Mapping[str, Any]


class NewNotice(NamedTuple):
    """A notice to send to one person directly; ``key`` identifies its subject."""

    user_id: int
    key: str
    body: Mapping[str, Any]


class NoticeRow(Row):
    """A notice to one person, sent once. ``number`` counts that person's notices and is shown to them."""

    id: int
    number: int
    user_id: int
    key: str
    body: JsonObject = Field(repr=False)
    state: NoticeState
    channel_id: int | None
    message_id: int | None
    written_at: datetime


class Kept(Row):
    """Counts of what is stored about one person.

    ``tables``: the tables at which the person sits or sat. ``open``: the unfinished tables at which they sit.
    ``lessons``: their lessons, which are counted nowhere else but in ``entries``.
    """

    locale: str | None
    dm: DirectMessages
    settings: JsonObject
    tables: int
    lessons: int
    open: int
    hosted: int
    entries: int
    messages: int


class ResultRow(Row):
    """The result of a match, as the rules returned it."""

    table_id: int
    result: JsonObject
    at: datetime
