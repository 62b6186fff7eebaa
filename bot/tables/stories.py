"""Exports: a record holds everything and replays; a story holds what its reader may see."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.text import words_for
from rules.kernel import Match, commitment_of, key_hashes, key_of


class ToldEvent(BaseModel):
    """One event of a story, as its reader saw it."""

    model_config = ConfigDict(extra="forbid")

    n: int
    kind: str
    data: Mapping[str, Any]
    rule: str | None
    undone: int | None = None
    """The ``n`` of the event that tells of this one's undo."""


class Story(BaseModel):
    """What one reader saw of a match (``seat`` None: everybody), the commitment, and the keys that are revealed.

    ``keys``: kind to key, in hex, of the kinds that may be checked; ``key_hashes``: SHA-256 of every kind's key.
    """

    model_config = ConfigDict(extra="forbid")

    format: Literal[1] = 1
    game: str
    seats: int
    seat: int | None
    options: Mapping[str, Any]
    salt: str
    commitment: str
    key_hashes: Mapping[str, str]
    keys: Mapping[str, str]
    events: list[ToldEvent]


def disclosed(match: Match) -> bool:
    """Return whether everything may be known: the match is over, and its game keeps nothing secret for ever."""
    return match.result is not None and not match.secret_kinds


def story_of(match: Match, commitment: str, seat: int | None = None) -> Story:
    """Return what a reader may see of a match. Once it is over, all keys are revealed but those that stay secret."""
    secret = bytes.fromhex(match.head.seed)
    kinds = match.head.kinds
    revealed = [kind for kind in kinds if match.result is not None and kind not in match.secret_kinds]
    return Story(
        game=match.head.game,
        seats=match.head.seats,
        seat=seat,
        options=match.head.options,
        salt=match.head.salt,
        commitment=commitment,
        key_hashes=key_hashes(secret, kinds),
        keys={kind: key_of(secret, kind).hex() for kind in revealed},
        events=[ToldEvent(n=e.n, kind=e.kind, data=e.data, rule=e.rule, undone=e.undone) for e in match.events(seat)],
    )


def verify_story(story: Story) -> str | None:
    """Return what is wrong with a story's commitment or keys, or None."""
    if commitment_of(story.key_hashes) != story.commitment:
        return "the hashes of the dice keys do not match the commitment"
    for kind, key in story.keys.items():
        if sha256(bytes.fromhex(key)).hexdigest() != story.key_hashes.get(kind):
            return f"the revealed key of {kind!r} is not the one that was committed to"
    return None


def story_text(match: Match) -> str:
    """Return the public story of a match in English, a line for each event, and its result."""
    words = words_for("en")
    game = match.game
    if game is None:
        msg = "a match without a game has no story"
        raise TypeError(msg)

    def names(seat: int) -> str:
        return words.line("bot-seat-name", number=seat + 1) if seat < match.seats else ""

    lines = [words.event(game, event, names) for event in match.events(None)]
    if match.result is not None:
        lines.append(words.result(game, match.result, names))
    return "\n".join(line for line in lines if line)
