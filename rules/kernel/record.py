"""The record of a match: its head and its entries. A match is loaded by replaying its record."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.dataclasses import dataclass

By = Literal["player", "default", "pilot", "order"]
"""The origin of an answer. The rules do not depend on it."""

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


class Seal(BaseModel):
    """Hashes of everything in a record, see :mod:`rules.kernel.seal`.

    ``head``: a hash by field of the record; ``entries``: for each entry the tags of its fields; ``chain``: the running
    hash over the entries; ``whole``: the hash over head and chain.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    head: Mapping[str, str]
    entries: Sequence[str] = ()
    chain: str
    whole: str
