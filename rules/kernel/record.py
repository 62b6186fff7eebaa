"""The record of a match: its head and its entries. A match is loaded by replaying its record."""

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.dataclasses import dataclass

By = Literal["player", "default", "pilot", "order"]
"""Who gave an answer. The rules do not depend on it."""

EntryType = Literal["answer", "pin", "orders", "undo", "resign"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the append-only log.

    ``question`` is "<seat>.<n>", ``kind`` that question's kind, ``step`` the form's step of a pin. ``answer`` is plain
    JSON in its canonical form. ``digest`` is the running digest after everything that followed from the entry.
    """

    type: EntryType
    seat: int
    question: str | None
    kind: str | None
    step: str | None
    answer: Any
    by: By
    digest: str


class MatchRecord(BaseModel):
    """A whole match as plain data, enough to replay it to the last draw."""

    model_config = ConfigDict(extra="forbid")

    format: Literal[1] = 1
    game: str
    seats: int = Field(ge=1)
    options: dict[str, Any] = {}
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    salt: str = ""
    kinds: list[str]
    patches: list[str] = []
    entries: Sequence[Entry] = ()
