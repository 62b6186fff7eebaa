"""The check of a stored or exported match: its seal, its dice and its replay."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

from bot.tables.drawn import course_of
from rules import GAMES
from rules.kernel import Diverged, Malformed, Match, MatchRecord, commitment_of, key_hashes, read_options
from rules.kernel.seal import DERIVED, FIRST_SEALED, RECORD, faults, is_sealed
from storage import VERSION, Evidence

FINISHED = ("over", "stopped")
MOST_FAULTS = 20
"""How many faults are printed of one match."""


class Verdict(NamedTuple):
    """The findings of a check.

    - ``state``: "whole": sealed, unaltered and replayed; "unsealed": it began before there were seals; "older": sealed
      and unaltered, but played under older rules; "tampered": altered; "broken": unaltered, but it does not replay.
    - ``faults``: what was altered, each with the name of its field or entry.
    - ``diverged``: where the replay stopped, or None.
    - ``right``: whether nothing is wrong.
    """

    state: Literal["whole", "unsealed", "older", "tampered", "broken"]
    faults: Sequence[str]
    diverged: Diverged | None
    right: bool


def record_in(data: Mapping[str, Any]) -> MatchRecord:
    """Return the record in plain JSON, without its seal. Raises ValidationError."""
    sealed = is_sealed(data)
    return MatchRecord.model_validate(
        {key: value for key, value in data.items() if key in RECORD or not (sealed or key == DERIVED)}
    )


def judged_record(data: Mapping[str, Any], outcome: Match | Diverged, commitment: str | None) -> Verdict:
    """Judge the file of a record; ``outcome``: of its replay; ``commitment``: what was posted, if the caller knows."""
    found = _altered(data)
    if not data.get("entries"):
        found.append("entries: none")
    if is_sealed(data):
        found += [*_against_dice(data, data.get("commitment")), *_against_result(outcome, data.get("result"))]
    if isinstance(outcome, Match) and outcome.result is None and data.get("result") is None:
        # Only matches that are over are exported as records.
        found.append("the match is not over after the last entry")
    if DERIVED in data and isinstance(outcome, Match):
        found += _against_course(course_of(outcome), data[DERIVED])
    if commitment is not None and _commitment(data) != commitment:
        found.append("the commitment is not the given one")
    # Nothing confirms an unsealed file that does not replay; in a database, such a match is only an old one.
    return _verdict(data, found, outcome, finished=is_sealed(data))


def judged_evidence(kept: Evidence, outcome: Match | Diverged) -> Verdict:
    """Judge a match of a database; ``outcome``: of its replay."""
    data = kept.data or {}
    found = [
        *([] if kept.data is not None else ["head: missing"]),
        *_altered(data),
        *_against_dice(data, kept.commitment),
        *_against_result(outcome, kept.result),
        *kept.strays,
    ]
    if _options(data, kept.options) != _options(data, data.get("options")):
        found.append("tables.options are not the options of the head")
    if isinstance(outcome, Match) and kept.told > len(outcome.log):
        found.append(f"{kept.told} events were told, but only {len(outcome.log)} happened")
    return _verdict(data, list(dict.fromkeys(found)), outcome, finished=kept.state in FINISHED)


def _verdict(data: Mapping[str, Any], found: Sequence[str], outcome: Match | Diverged, *, finished: bool) -> Verdict:
    diverged = outcome if isinstance(outcome, Diverged) else None
    if found:
        return Verdict("tampered", found, diverged, right=False)
    if not is_sealed(data):
        return Verdict("unsealed", (), diverged, right=diverged is None or finished)
    if diverged is None:
        return Verdict("whole", (), None, right=True)
    older = finished and _number(data["version"]) < _number(VERSION)
    return Verdict("older" if older else "broken", (), diverged, right=older)


def _number(version: object) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall("[0-9]{1,9}", str(version)))


def _altered(data: Mapping[str, Any]) -> list[str]:
    """Return what differs from the seal."""
    found = [str(fault) for fault in faults(data)] if is_sealed(data) else []
    if not is_sealed(data) and "-" in str(data.get("salt")):
        # Salts of several ids came with the seals.
        found.append("seal: missing")
    if "version" in data and _number(data["version"]) < _number(FIRST_SEALED):
        found.append(f"version: no version before {FIRST_SEALED} sealed anything")
    # The dice do not depend on the order of the kinds, but the commitment does.
    game, kinds = GAMES.get(str(data.get("game"))), _kinds(data)
    if game is not None and kinds != list(game.kinds) and sorted(kinds) == sorted(game.kinds):
        return [*(fault for fault in found if fault != "kinds: altered"), "kinds: reordered"]
    return found


def _commitment(data: Mapping[str, Any]) -> str | None:
    """Return the commitment that follows from seed and kinds, or None if there is none."""
    seed = data.get("seed")
    if not isinstance(seed, str) or re.fullmatch("[0-9a-f]{64}", seed) is None:
        return None
    return commitment_of(key_hashes(bytes.fromhex(seed), _kinds(data)))


def _kinds(data: Mapping[str, Any]) -> list[str]:
    kinds: object = data.get("kinds")
    return [str(kind) for kind in cast("list[object]", kinds)] if isinstance(kinds, list) else []


def _against_dice(data: Mapping[str, Any], commitment: object) -> list[str]:
    return [] if _commitment(data) == commitment else ["the commitment does not follow from seed and kinds"]


def _against_result(outcome: Match | Diverged, result: object) -> list[str]:
    if isinstance(outcome, Diverged):
        return []
    played = None if outcome.result is None else json.loads(json.dumps(outcome.result._asdict()))
    if played == result:
        return []
    if played is None:
        return ["the match is not over after the last entry, but it has a result"]
    return ["the result is not the one that was played"]


def _against_course(played: Sequence[object], course: object) -> list[str]:
    """Return what differs between what followed from the start and the entries, and what a file says of it."""
    if not isinstance(course, list):
        return ["course: altered"]
    told = cast("list[object]", course)
    if len(told) != len(played):
        return ["course: missing" if len(told) < len(played) else "course: added"]
    return [
        f"course {place}: altered"
        for place, (one, other) in enumerate(zip(told, played, strict=True))
        # As text, because Python finds True equal to 1.
        if json.dumps(one, sort_keys=True) != json.dumps(other, sort_keys=True)
    ]


def _options(data: Mapping[str, Any], options: object) -> object:
    """Return the options with today's defaults, or a word for what cannot be read."""
    game, seats = GAMES.get(str(data.get("game"))), data.get("seats")
    if game is None or not isinstance(options, dict) or not isinstance(seats, int):
        return "unreadable"
    try:
        return read_options(game, seats, cast("dict[str, Any]", options)).model_dump(mode="json")
    except Malformed:
        return "unreadable"
