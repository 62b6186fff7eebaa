"""Seal a record at once; the bot seals each entry when it stores it (storage/seals.py)."""

import json
from collections.abc import Mapping
from typing import Any

from rules.kernel import MatchRecord
from rules.kernel.record import Seal
from rules.kernel.seal import RECORD, seal_of


class SealedRecord(MatchRecord):
    """A record with what shows that it is the one that was stored.

    ``version``: the version that started the match; ``commitment``: what was posted before it; ``result``: None for a
    match that is not over.
    """

    version: str
    commitment: str
    result: dict[str, Any] | None
    seal: Seal


def sealed(record: MatchRecord, version: str, commitment: str, result: Mapping[str, Any] | None) -> SealedRecord:
    """Return a record with its seal."""
    plain = record.model_dump(mode="json")
    facts = {
        **{key: plain[key] for key in RECORD},
        "version": version,
        "commitment": commitment,
        "result": None if result is None else dict(result),
    }
    data: dict[str, Any] = json.loads(json.dumps(facts))
    return SealedRecord(**data, seal=seal_of(data))
