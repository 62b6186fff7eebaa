"""The place of a table: what the bot needs in its channel, and what keeps it from writing there."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

Lack = Literal[
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "manage_threads",
    "read_message_history",
    "attach_files",
]
"""A permission that the bot may lack, by Discord's name for it. Embed Links is not needed: no message has an embed."""

WRITING: tuple[Lack, ...] = ("view_channel", "send_messages", "send_messages_in_threads", "manage_threads")
"""Permissions without which no message can be sent; "manage_threads" is missing in a thread that was locked."""


@dataclass(frozen=True)
class Obstacle:
    """The reason why the bot cannot write to a channel as it should.

    "server": the bot is no longer there. "channel": it was deleted. "permissions": those in ``missing`` are missing.
    """

    kind: Literal["server", "channel", "permissions"]
    missing: tuple[Lack, ...] = ()

    @property
    def gone(self) -> bool:
        """Whether the place does not exist for the bot."""
        return self.kind != "permissions"

    @property
    def blocks(self) -> bool:
        """Whether no message can be sent at all."""
        return self.gone or any(lack in WRITING for lack in self.missing)

    @property
    def why(self) -> str:
        """The kind, as the catalogs word it; "files" if only the table's pictures are missing."""
        return "files" if self.missing == ("attach_files",) else self.kind

    @property
    def stored(self) -> dict[str, Any]:
        """The obstacle as the store keeps it."""
        return {"kind": self.kind, "missing": list(self.missing)}


def obstacle_of(stored: Mapping[str, Any] | None) -> Obstacle | None:
    """Return the obstacle that the store keeps, or None."""
    return None if stored is None else Obstacle(stored["kind"], tuple(stored["missing"]))


def missing_of(allowed: Collection[str], *, thread: bool) -> tuple[Lack, ...]:
    """Return the permissions that a table with pictures needs in its channel and that are not allowed."""
    write: Lack = "send_messages_in_threads" if thread else "send_messages"
    needed: list[Lack] = ["view_channel", write, "read_message_history"]
    if write in allowed:
        # Discord denies files wherever it denies messages.
        needed.append("attach_files")
    missing: tuple[Lack, ...] = tuple(lack for lack in needed if lack not in allowed)
    # Discord denies everything in a channel that the bot may not see.
    return ("view_channel",) if "view_channel" in missing else missing


def without_files(missing: tuple[Lack, ...]) -> tuple[Lack, ...]:
    """Return the missing permissions of a channel that shows no pictures."""
    return tuple(lack for lack in missing if lack != "attach_files")


def without_pictures(obstacle: Obstacle | None) -> Obstacle | None:
    """Return an obstacle as it is where no pictures are shown: files are not needed there."""
    if obstacle is None or obstacle.gone:
        return obstacle
    missing = without_files(obstacle.missing)
    return Obstacle("permissions", missing) if missing else None
