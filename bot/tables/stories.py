"""Exports: a record holds everything and replays; a story holds what its reader may see."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from bot.tables.drawn import Drawn, draws_of, wrong_draw
from bot.text import words_for
from rules import GAMES
from rules.kernel import Draw, Malformed, Match, commitment_of, key_of, read_options
from rules.kernel.dice import Dice, KeyedRoller
from rules.kernel.seal import DERIVED
from rules.kernel.shown import Shown, Told
from storage import Evidence

UNDO_EVENT = "answers_undone"
"""The kind of the event that tells of an undo."""


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
    """The events of a match that one reader saw (``seat`` None: everybody), the commitment, and the revealed keys.

    ``keys``: kind to key, in hex, of the kinds that may be checked; ``key_hashes``: SHA-256 of every kind's key;
    ``draws``: all draws of those kinds, in order.
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
    draws: list[Drawn]
    events: list[ToldEvent]


def disclosed(match: Match) -> bool:
    """Return whether everything may be known: the match is over, and its game keeps nothing secret for ever."""
    return match.result is not None and not match.secret_kinds


def keys_of(match: Match) -> dict[str, str]:
    """Return the dice keys that are revealed, in hex by kind: after the match all but those that stay secret."""
    secret = bytes.fromhex(match.head.seed)
    revealed = [kind for kind in match.head.kinds if match.result is not None and kind not in match.secret_kinds]
    return {kind: key_of(secret, kind).hex() for kind in revealed}


def story_of(match: Match, commitment: str, seat: int | None = None) -> Story:
    """Return what a reader may see of a match. Once it is over, all keys are revealed but those that stay secret."""
    keys = keys_of(match)
    return Story(
        game=match.head.game,
        seats=match.head.seats,
        seat=seat,
        options=match.head.options,
        salt=match.head.salt,
        commitment=commitment,
        key_hashes=match.key_hashes(),
        keys=keys,
        draws=draws_of(match, list(keys)),
        events=[ToldEvent(n=e.n, kind=e.kind, data=e.data, rule=e.rule, undone=e.undone) for e in match.events(seat)],
    )


class StoryCheck(NamedTuple):
    """The findings of the check of a story.

    - ``faults``: what is wrong, each with the name of its field or event.
    - ``commitment``: the story's own. ``keys``: whether it reveals any key. ``draws``: how many draws that it shows
      were compared with the keys.
    """

    faults: Sequence[str]
    commitment: str = ""
    keys: bool = False
    draws: int = 0


def check_story(data: Mapping[str, Any], posted: str | None = None) -> StoryCheck:
    """Check a story that is plain JSON of any shape; ``posted``: the commitment before the match, if the caller knows.

    A story holds neither answers nor digests, so only its dice can be checked.
    """
    try:
        story = Story.model_validate(data, strict=True)
    except ValidationError as error:
        return StoryCheck(list(dict.fromkeys(_shape_fault(fault) for fault in error.errors())))
    faults = [*_faults_of_table(story), *_faults_of_events(story.events), *_faults_of_keys(story)]
    if posted is not None and story.commitment != posted:
        faults.append("the commitment is not the given one")
    if faults:
        return StoryCheck(faults, story.commitment, bool(story.keys))
    dice = Dice(KeyedRoller({kind: bytes.fromhex(key) for kind, key in story.keys.items()}, story.salt), [*story.keys])
    shown = list(_compared(story, dice))
    wrong = dict.fromkeys(
        f"event {n}: it does not show what the keys drew" if n else "events: they cannot be compared with the keys"
        for n, right in shown
        if not right
    )
    wrong_one = wrong_draw(story.draws, story.keys, story.salt)
    faults = [*wrong, *([] if wrong_one is None else [f"draws: {wrong_one}"]), *_faults_of_draws(story, dice.drawn())]
    return StoryCheck(faults, story.commitment, bool(story.keys), len(shown))


def _shape_fault(fault: ErrorDetails) -> str:
    how = {"missing": "missing", "extra_forbidden": "added"}.get(fault["type"], "altered")
    return f"{', '.join(map(str, fault['loc']))}: {how}"


def _faults_of_table(story: Story) -> Iterator[str]:
    """Yield what is wrong with the game, its seats and its options."""
    if story.game not in GAMES:
        yield f"game: there is no game {story.game!r}"
        return
    game = GAMES[story.game]
    try:
        read_options(game, story.seats, story.options)
    except Malformed as refusal:
        yield f"seats or options: {refusal}"
    if story.seat is not None and story.seat not in range(story.seats):
        yield "seat: the match does not have it"
    kinds = list(story.key_hashes)
    yield from (f"key_hashes, {kind}: missing" for kind in game.kinds if kind not in kinds)
    yield from (f"key_hashes, {kind}: added" for kind in kinds if kind not in game.kinds)


def _faults_of_events(events: Sequence[ToldEvent]) -> Iterator[str]:
    """Yield what is wrong with the numbers of the events, which count from 1."""
    if not events:
        yield "events: none"
    for n, event in enumerate(events, 1):
        if event.n != n:
            yield f"events: number {n} is missing, or is not in its place"
            return
        if event.undone is not None and not (
            n < event.undone <= len(events) and events[event.undone - 1].kind == UNDO_EVENT
        ):
            yield f"event {n}, undone: altered"


def _faults_of_keys(story: Story) -> Iterator[str]:
    """Yield what is wrong with the keys, their hashes and the commitment."""
    if commitment_of(story.key_hashes) != story.commitment:
        ordered = (
            {kind: story.key_hashes.get(kind, "") for kind in GAMES[story.game].kinds} if story.game in GAMES else {}
        )
        reordered = commitment_of(ordered) == story.commitment
        yield "key_hashes: reordered" if reordered else "the hashes of the dice keys do not match the commitment"
    for kind, key in story.keys.items():
        if not re.fullmatch("[0-9a-f]{64}", key) or sha256(bytes.fromhex(key)).hexdigest() != story.key_hashes.get(
            kind
        ):
            yield f"keys, {kind}: it is not the key that was committed to"
    if story.keys and story.game in GAMES:
        # A match that reveals any key reveals all but those that stay secret for ever.
        yield from (f"keys, {kind}: missing" for kind in _revealed(story) if kind not in story.keys)


def _revealed(story: Story) -> Sequence[str]:
    game = GAMES[story.game]
    try:
        secret = game.secret_kinds(read_options(game, story.seats, story.options))
    except Malformed:
        return ()
    return [kind for kind in game.kinds if kind not in secret]


def _faults_of_draws(story: Story, made: Sequence[Draw]) -> Iterator[str]:
    """Yield which draws that the rules ``made`` for the events are not listed, or are listed otherwise."""
    listed = {(drawn.kind, drawn.n): drawn.draw for drawn in story.draws}
    for draw in made:
        if (draw.kind, draw.n) not in listed:
            yield f"draws: draw {draw.n} of {draw.kind!r} is missing"
        elif listed[draw.kind, draw.n] != draw:
            yield f"draws: draw {draw.n} of {draw.kind!r} is not the one that the rules made"


def _compared(story: Story, dice: Dice) -> Iterator[tuple[int, bool]]:
    """Yield the number of each event that shows a draw of a revealed key, and whether it shows what the key draws."""
    if not story.keys:
        return
    game, kinds = GAMES[story.game], list(story.keys)
    events = [Told(event.n, event.kind, event.data) for event in story.events if event.undone is None]
    options = read_options(game, story.seats, story.options)
    try:
        draws = [drawn.draw for drawn in story.draws]
        yield from game.shown(Shown(story.seat, story.seats, options, events, kinds, dice, draws))
    except (LookupError, TypeError, ValueError, AttributeError):
        # Nothing that the bot tells looks like this.
        yield 0, False


def record_text(kept: Evidence, course: Sequence[Mapping[str, Any]]) -> str:
    """Return the file of a stored record, with its seal if it has one, and with what the rules drew and asked."""
    return json.dumps({**(kept.data or {}), DERIVED: course}, indent=1, ensure_ascii=False)


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
        lines.append(words.result(game, match.told_result, names))
    return "\n".join(line for line in lines if line)
