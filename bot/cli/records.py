"""``verify``, ``export``, ``backup``: commands for stored matches."""

import argparse
import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from pydantic import ValidationError
from tqdm import tqdm

from bot.cli.failures import Failure, check_folder, check_there, read_file, said_of, whole_number
from bot.clock import SystemClock
from bot.private_files import open_private
from bot.tables.drawn import course_of
from bot.tables.stories import check_story, disclosed, record_text, story_of
from bot.tables.verification import MOST_FAULTS, Verdict, judged_evidence, judged_record, record_in
from rules.kernel import Diverged, Match, MatchRecord, commitment_of, key_hashes
from rules.kernel.seal import FIRST_SEALED, is_sealed
from storage import Store, StoreError, backup


def add_to(commands: Any) -> None:
    """Add the commands."""
    verify = commands.add_parser(
        "verify",
        help="check that a file or the matches of a database are unaltered and the dice were fair",
        description="Check a match. A record is a whole match: its seal is checked, then the match is played again, and"
        " every dice roll and every step must come out the same. A story is what one reader saw: its dice keys must fit"
        " the commitment from before the match, and its dice rolls must fit the keys. --all checks every match of a"
        " database as a record. A match that is older than seals is reported as unsealed. A finished match with a good"
        " seal that cannot be played again was played under older rules. A seal shows that a file was changed, but not"
        " that all of it was made up. --commitment shows that too.",
    )
    what = verify.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "file", type=Path, nargs="?", metavar="RECORD.json|STORY.json", help="a file that export or the bot has written"
    )
    what.add_argument("--all", type=Path, metavar="DB", dest="database", help="check every match of this database")
    verify.add_argument(
        "--commitment",
        type=commitment,
        metavar="HEX",
        help="the commitment that the lobby showed before the match; a made-up file has a different one",
    )
    verify.set_defaults(work=work_verify)
    export = commands.add_parser(
        "export",
        help="write a match to a file: a record if nothing in it is secret any more, else its public story",
        description="Write a match to a file. A finished match becomes a record. A match that still runs, or that keeps"
        " secrets after its end, becomes a story, with only what a spectator saw.",
    )
    export.add_argument("database", type=Path, metavar="DB")
    export.add_argument("match", type=whole_number, metavar="MATCH", help="its number")
    export.add_argument("out", type=Path, metavar="OUT")
    export.set_defaults(work=work_export)
    copy = commands.add_parser(
        "backup", help="copy a database, also while the bot runs", description="Copy a live database in one piece."
    )
    copy.add_argument("database", type=Path, metavar="DB")
    copy.add_argument("out", type=Path, metavar="OUT")
    copy.set_defaults(work=work_backup)


def commitment(text: str) -> str:
    """Return a commitment as it is written in records."""
    if not re.fullmatch("[0-9a-f]{64}", text.strip().lower()):
        msg = "it must have 64 hex digits"
        raise argparse.ArgumentTypeError(msg)
    return text.strip().lower()


def read_object(text: str) -> dict[str, Any]:
    """Return a JSON object. Raises ValueError, also for a key given twice, of which readers take one or the other."""
    data: object = json.loads(text, object_pairs_hook=_unique)
    if not isinstance(data, dict):
        msg = "it holds no JSON object"
        raise ValueError(msg)
    return cast("dict[str, Any]", data)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        msg = "a key is given twice"
        raise ValueError(msg)
    return found


def no_record(path: Path, error: ValidationError) -> str:
    """Return why the content of a file is no record."""
    fault = error.errors()[0]
    return f"{path} is no record that I can read: {'.'.join(str(part) for part in fault['loc'])}{said_of(fault)}"


def is_story(data: Mapping[str, Any]) -> bool:
    """Return whether parsed JSON is a story; otherwise it is a record."""
    return "events" in data or "key_hashes" in data


def replayed(record: MatchRecord) -> Match | Diverged:
    """Play a record again; return where it diverged if it did."""
    try:
        return Match.replay(record)
    except Diverged as error:
        return error


def work_verify(args: argparse.Namespace) -> int:
    """Check a file or a database."""
    if args.database is not None:
        check_there(args.database)
        if args.commitment is not None:
            msg = "--commitment goes with a file: every match has a commitment of its own"
            raise Failure(msg)
        return asyncio.run(verify_all(args.database))
    data = read_file(args.file, read_object)
    return say_story(data, args.commitment) if is_story(data) else say_record(args.file, data, args.commitment)


def say_story(data: Mapping[str, Any], posted: str | None) -> int:
    """Print what the check of a story finds; return 1 if something is wrong."""
    checked = check_story(data, posted)
    if checked.faults:
        say_faults("story", checked.faults)
        return 1
    what = (
        f"its dice keys fit the commitment, and {checked.draws} draws that it shows are those of the keys"
        if checked.keys
        else "the hashes of its dice keys fit the commitment; no keys are revealed"
    )
    say(f"story: {what}")
    say(
        "not checked: what was answered, by whom, and the events that show no draw of a revealed key. A story has"
        " neither seal nor digests; only a record can be played again."
    )
    say_posted(posted, checked.commitment)
    return 0


def say_record(path: Path, data: dict[str, Any], posted: str | None) -> int:
    """Print what the check of a record finds; return 1 if something is wrong."""
    try:
        outcome = replayed(record_in(data))
    except ValidationError as error:
        if not is_sealed(data):
            raise Failure(no_record(path, error)) from None
        outcome = Diverged(-1, "it is no record of a match")
    verdict = judged_record(data, outcome, posted)
    if verdict.state == "tampered":
        say_faults("record", verdict.faults)
    if isinstance(outcome, Diverged):
        say(f"record: {not_replayed(verdict)}")
    elif verdict.right:
        say(f"record: {len(data['entries'])} entries and {len(outcome.draws)} draws replay as they were played")
    if verdict.right:
        say(sealing(data, verdict))
        say_posted(posted, commitment_of(key_hashes(bytes.fromhex(data["seed"]), data["kinds"])))
    return 0 if verdict.right else 1


def say_faults(what: str, faults: Sequence[str]) -> None:
    """Print what was tampered with, a line for each fault."""
    say(f"{what}: TAMPERED WITH")
    for fault in faults[:MOST_FAULTS]:
        say(f"  {fault}")
    if len(faults) > MOST_FAULTS:
        say(f"  and {len(faults) - MOST_FAULTS} more")


def not_replayed(verdict: Verdict) -> str:
    """Return why a match does not replay."""
    if verdict.state == "older":
        return f"unaltered, but played under older rules: {verdict.diverged}"
    if verdict.state == "unsealed":
        return f"unsealed, from before {FIRST_SEALED}, and does not replay: {verdict.diverged}"
    return f"DOES NOT REPLAY: {verdict.diverged}"


def sealing(data: Mapping[str, Any], verdict: Verdict) -> str:
    """Return what the seal of a record says."""
    if verdict.state == "unsealed":
        return f"unsealed, from before {FIRST_SEALED}: what was altered so that it still replays cannot be seen"
    return f"its seal, of version {data['version']}, is whole"


def say_posted(posted: str | None, own: str) -> None:
    """Print what is known of the commitment that was posted before the match."""
    if posted is not None:
        say("the commitment is the given one")
    else:
        say(
            f"commitment: {own}\nCompare it with the one that the lobby showed before the match (--commitment HEX):"
            " a file that was made anew as a whole passes every other check."
        )


async def verify_all(path: Path) -> int:
    """Check every match of a database; return 1 if one was altered, or one that must replay does not."""
    counts: Counter[str] = Counter()
    wrong = 0
    try:
        async with await Store.snapshot(path, now=SystemClock().now) as store:
            numbers = await store.seals.started()
            for number in tqdm(numbers, unit=" matches", disable=not sys.stderr.isatty(), leave=False):
                verdict = await verify_one(store, number)
                counts[verdict.state] += 1
                counts["replay"] += verdict.diverged is None
                wrong += not verdict.right
    except StoreError as error:
        raise Failure(str(error)) from None
    say(
        f"{counts['replay']} of {len(numbers)} matches replay; {counts['whole']} are sealed and whole,"
        f" {counts['unsealed']} unsealed, from before {FIRST_SEALED}; {counts['older']} were played under older rules;"
        f" {counts['tampered']} were tampered with; {counts['broken']} that should replay do not"
    )
    return 1 if wrong else 0


async def verify_one(store: Store, number: int) -> Verdict:
    """Check one match of a database, and print what is not as it should be."""
    kept = await store.seals.kept(number)
    try:
        outcome = replayed(record_in(kept.data or {}))
    except ValidationError:
        outcome = Diverged(-1, "it is no record of a match")
    verdict = judged_evidence(kept, outcome)
    what = f"match {number} ({kept.game}, {kept.state})"
    if verdict.state == "tampered":
        say_faults(what, verdict.faults)
    if verdict.diverged is not None:
        say(f"{what}: {not_replayed(verdict)}")
    return verdict


def work_export(args: argparse.Namespace) -> int:
    """Write a match to a file."""
    if args.out.exists():
        msg = f"{args.out} is there already"
        raise Failure(msg)
    check_there(args.database)
    check_folder(args.out)
    text, what = asyncio.run(exported(args.database, args.match))
    try:
        with open_private(args.out, "x") as file:
            file.write(text)
    except OSError as error:
        msg = f"{args.out}: {error.strerror}"
        raise Failure(msg) from None
    say(f"{what} of match {args.match} written to {args.out}")
    return 0


async def exported(path: Path, number: int) -> tuple[str, str]:
    """Return a match as JSON, and whether it is a "record" or a "story"."""
    try:
        async with await Store.snapshot(path, now=SystemClock().now) as store:
            row = await store.tables.get(number)
            if row is None or row.head is None:
                msg = f"{path} has no match {number} that was started"
                raise Failure(msg)
            record, kept = await store.entries.record(number), await store.seals.kept(number)
    except StoreError as error:
        raise Failure(str(error)) from None
    try:
        match = Match.replay(record)
    except Diverged as error:
        msg = f"match {number} does not replay: {error}"
        raise Failure(msg) from None
    if disclosed(match):
        return record_text(kept, course_of(match)), "record"
    return story_of(match, row.commitment).model_dump_json(indent=1), "story"


def work_backup(args: argparse.Namespace) -> int:
    """Copy a database."""
    check_there(args.database)
    check_folder(args.out)
    with tqdm(unit=" pages", disable=not sys.stderr.isatty(), leave=False) as bar:

        def progress(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        try:
            asyncio.run(backup(args.database, args.out, progress))
        except StoreError as error:
            raise Failure(str(error)) from None
    say(f"{args.database} copied to {args.out}")
    return 0


def say(text: str, stream: Any = None) -> None:
    """Print a line."""
    print(text, file=stream or sys.stdout)
