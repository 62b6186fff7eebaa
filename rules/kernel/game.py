"""What the kernel needs to know of a game, and what a match comes to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from pydantic import BaseModel, ConfigDict

from rules.kernel.asking import Ask, Play
from rules.kernel.events import SeenEvent
from rules.kernel.question import Question
from rules.kernel.table import Table


class Result(NamedTuple):
    """How a match ended.

    ``ranking``: best place first, seats that share a place together. ``winners`` may be empty (everybody resigned).
    ``scores`` by seat. ``reason`` is a stable code, ``data`` facts about it.
    """

    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    scores: Mapping[int, int]
    reason: str
    data: Mapping[str, Any] = {}


class Waiting(NamedTuple):
    """Who is still to answer: the seats that may be named, and the number of the others."""

    seats: tuple[int, ...]
    unnamed: int


class Fact(NamedTuple):
    """A line to be worded, as an event is: a kind and plain data, never prose."""

    kind: str
    data: Mapping[str, Any]


class View(BaseModel):
    """What one seat may see, or a spectator (``seat`` None): a function of the events that it saw."""

    model_config = ConfigDict(extra="forbid")

    seat: int | None
    seats: int
    options: dict[str, Any]

    def board(self) -> list[Fact]:
        """Return where the match stands, in lines: only what is public."""
        raise NotImplementedError

    def own(self) -> list[Fact]:
        """Return what only this reader knows, in lines; nothing for a spectator."""
        raise NotImplementedError


class Watcher(Protocol):
    """Folds the events that one viewer sees into its view."""

    def see(self, event: SeenEvent) -> None:
        """Take in the next event."""
        ...

    def view(self) -> View:
        """Return what the viewer knows now."""
        ...


Pilot = Callable[[Any, Question], Any]
"""(view of the seat, its question) -> answer; the same view gives the same answer."""


@dataclass(frozen=True)
class Game:
    """A game: everything that Match needs to run it.

    ``kinds`` are the kinds of draw it makes; ``vocabulary`` says what the values under a key of events and questions
    are ("card", "seat", ...), so that catalogs can word them. ``orders`` is the form of a seat's standing orders, as
    (table, state, seat) allow it; None: the game has none. ``secret_kinds``: those of ``kinds`` whose keys a match with
    such options never reveals.
    """

    name: str
    seats: tuple[int, ...]
    options: type[BaseModel]
    play: Callable[[Table, Any], Play[Result]]
    state: Callable[[int, Any], Any]
    watcher: Callable[[int | None, int, Any], Watcher]
    pilot: Pilot
    kinds: Sequence[str]
    patches: Sequence[str] = ()
    vocabulary: Mapping[str, str] = field(default_factory=dict[str, str])
    secret_kinds: Callable[[Any], Sequence[str]] = lambda _: ()
    orders: Callable[[Table, Any, int], Ask[Any]] | None = None
