"""What a row looks like outside the database. Frozen; what must not reach a log is left out of the repr."""

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
JsonNumbers = Annotated[tuple[int, ...], BeforeValidator(_parsed)]


class Row(BaseModel):
    """One row, as it was when it was read."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class GuildRow(Row):
    """A server's settings; ``language`` None: nobody chose one. ``left_at``: since when the bot is there no more."""

    id: int
    language: str | None = None
    settings: JsonObject = {}
    left_at: datetime | None = None


class PersonRow(Row):
    """What is known of a person: whether direct messages reach them, the locale Discord last told, what they chose."""

    user_id: int
    dm: DirectMessages = "unknown"
    locale: str | None = None
    settings: JsonObject = {}


class TableRow(Row):
    """One match in one channel. ``id`` is the match's id, ``seats`` the number that the lobby offers.

    ``head`` is the record without entries, from the start on; ``told_at``: when everybody had been told of the end;
    ``paused_at``: since when no answers are taken; ``pace``: what was chosen about deadlines. ``warned_at``: since when
    its people have known that it will be archived; ``archived_at``: since when it is; ``woken_at``: when it was not any
    more.
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


class SittingRow(Row):
    """Someone on a seat from ``joined_at`` until ``left_at`` (None: still). ``user_id`` None: an AI seat.

    ``since_event``: how many events had been told when they sat down; earlier ones are not news to them. ``away``: why
    the AI answers for them meanwhile, or that they are silent where it does not; ``back_at``: when they came back.
    ``for_user``: for whom they stand in.
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


class Newcomer(NamedTuple):
    """Somebody who sits at a table from its opening on; ``user_id`` None: an AI."""

    user_id: int | None
    name: str


class EntryRow(Row):
    """An entry of the log with who gave it, through which interaction, and when."""

    table_id: int
    position: int
    entry: Entry = Field(repr=False)
    user_id: int | None
    interaction_id: int | None
    at: datetime


class OutboxRow(Row):
    """A message to one recipient: ``n``-th to them, telling the events after ``after_event`` up to ``upto_event``."""

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
"""To whom a seat is offered that anybody may take."""


class OfferRow(Row):
    """A seat that one person may take over; ``user_id`` ANYBODY: whoever comes first.

    ``for_user``: for whom they only stand in, who has the seat back after a holiday.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    offered_at: datetime
    for_user: int | None


class ProposalRow(Row):
    """An undo of all from entry ``position`` on, asked for when the log had ``entries``; ``consents``: who agreed."""

    id: int
    table_id: int
    position: int
    entries: int
    user_id: int
    consents: JsonNumbers
    refused_by: int | None
    asked_at: datetime


class TimerRow(Row):
    """Something to do at ``due_at``; ``seat`` None: for the whole table."""

    id: int
    table_id: int
    seat: int | None
    kind: str
    due_at: datetime
    data: JsonObject


class DueRow(TimerRow):
    """A timer of a seat, with the person who sits there."""

    user_id: int


class WholeTable(NamedTuple):
    """A table at one moment, with all that stands beside its match. ``sittings``: of everyone who ever sat there."""

    row: TableRow
    sittings: list[SittingRow]
    offers: list[OfferRow]
    proposal: ProposalRow | None
    timers: list[TimerRow]


class NewTimer(NamedTuple):
    """A timer to be set."""

    seat: int | None
    kind: str
    due_at: datetime
    data: Mapping[str, Any]


class NewNotice(NamedTuple):
    """Something to be told to one person directly; ``key`` says what it is about."""

    user_id: int
    key: str
    body: Mapping[str, Any]


class NoticeRow(Row):
    """Something to tell one person directly, once. ``number``: which it is of theirs, for them to see."""

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
    """What is stored about one person, counted. ``tables``: at which they sit or sat; ``open``: those still current."""

    locale: str | None
    dm: DirectMessages
    settings: JsonObject
    tables: int
    open: int
    hosted: int
    entries: int
    messages: int


class ResultRow(Row):
    """How a match ended, as the rules told it."""

    table_id: int
    result: JsonObject
    at: datetime
