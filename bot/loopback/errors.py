"""Discord's refusals: their codes, texts and the nested errors of a request body."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.loopback.json_values import is_list

Path = Sequence[str | int]

KNOWN: dict[int, tuple[int, str]] = {
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on this channel type"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50046: (400, "Invalid Asset"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
}


class Refusal(Exception):  # noqa: N818 - Discord refuses; the caller erred
    """Discord refuses a request.

    `code` is Discord's own code (0 for plain HTTP errors), `errors` the nested errors of the request body.
    """

    def __init__(self, code: int, *, status: int = 0, message: str = "", errors: dict[str, Any] | None = None) -> None:
        known_status, known_message = KNOWN.get(code, (400, ""))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message}")

    def body(self) -> dict[str, Any]:
        """Return the refusal as Discord's JSON."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Form:
    """Collects the errors of a request body and refuses it with all of them at once."""

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Add an error at a path of keys and indices."""
        node = self.errors
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Refuse the body if it has errors.

        Raises Refusal 50035.
        """
        if self.errors:
            raise Refusal(50035, errors=self.errors)

    def text(self, path: Path, value: object, low: int, high: int, *, required: bool = True) -> bool:
        """Check a string of `low` to `high` characters; None passes if it is not required."""
        if value is None:
            if required:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            return not required
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return False
        if low <= len(value) <= high:
            return True
        if low and not value:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif low:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        else:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return False

    def number(self, path: Path, value: object, low: int, high: int, *, required: bool = False) -> bool:
        """Check an integer from `low` to `high`; None passes if it is not required."""
        if value is None:
            if required:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            return not required
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if value < low:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return low <= value <= high

    def items(self, path: Path, value: object, low: int, high: int) -> list[Any]:
        """Check a list of `low` to `high` items; return its items, or none if it is no list."""
        if value is None:
            value = []
        if not is_list(value):
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            if low and not value:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            elif low:
                self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            else:
                self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        return value
