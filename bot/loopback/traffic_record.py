"""The record of all REST traffic: one JSON object a request, as openapi_check.py reads it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from bot.loopback.calls import Call

Entry = dict[str, Any]


def entry_of(call: Call) -> Entry:
    """Begin the entry of a request; `status` and `response` are still to come (None: never answered)."""
    return {
        "method": call.method,
        "path": call.path,
        "query": call.query,
        "json": call.json,
        "payload_json": call.payload_json,
        "files": [{"name": u.field, "filename": u.filename} for u in call.uploads],
        "status": None,
        "response": None,
    }


class Recording:
    """All entries in `traffic`, and in a JSON-lines file when there is one."""

    def __init__(self, path: Path | None) -> None:
        self.traffic: list[Entry] = []
        self._path = path
        self._file: TextIO | None = None

    def open(self) -> None:
        """Start the file anew."""
        if self._path:
            self._file = self._path.open("w", encoding="utf-8")

    def close(self) -> None:
        """Finish the file."""
        if self._file:
            self._file.close()
            self._file = None

    def add(self, entry: Entry) -> None:
        """Keep an entry, and write it out at once: the process may be killed."""
        self.traffic.append(entry)
        if self._file:
            self._file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()
