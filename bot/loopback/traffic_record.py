"""The record of all REST traffic: one JSON object per request, as openapi_check.py reads it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from bot.loopback.calls import Call
from bot.private_files import open_private

Entry = dict[str, Any]


def entry_of(call: Call) -> Entry:
    """Return the entry of a request before its answer; `status` and `response` stay None without an answer."""
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
    """All entries, in `traffic` and in a JSON-lines file if a path is given."""

    def __init__(self, path: Path | None) -> None:
        self.traffic: list[Entry] = []
        self._path = path
        self._file: TextIO | None = None

    def open(self) -> None:
        """Open the file and empty it."""
        if self._path:
            self._file = open_private(self._path)

    def close(self) -> None:
        """Close the file."""
        if self._file:
            self._file.close()
            self._file = None

    def add(self, entry: Entry) -> None:
        """Add an entry, and write it at once: the process may be killed."""
        self.traffic.append(entry)
        if self._file:
            self._file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()
