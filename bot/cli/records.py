"""``replay``, ``verify``, ``export``, ``backup``: commands for stored matches."""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tqdm import tqdm

from bot.cli.failures import Failure, read_file
from bot.clock import SystemClock
from bot.private_files import open_private
from bot.tables.stories import Story, disclosed, story_of, story_text, verify_story
from rules.kernel import Diverged, Match, MatchRecord
from storage import Store, StoreError, TableRow, backup

STARTED = ("playing", "frozen", "archived", "over", "stopped")


def add_to(commands: Any) -> None:
    """Add the commands."""
    replay = commands.add_parser(
        "replay", help="play a record again and print its story", description="Play a record again; print its story."
    )
    replay.add_argument("record", type=Path)
    replay.set_defaults(work=work_replay)
    verify = commands.add_parser(
        "verify",
        help="check a record or a story, or every match of a database",
        description="A record is played again, every draw and digest compared. A story's revealed dice keys are"
        " compared with the commitment that was posted before the match. --all plays every match of a database again:"
        " open ones must replay; finished ones that do not are reported as played under older rules.",
    )
    what = verify.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?", metavar="RECORD.json|STORY.json")
    what.add_argument("--all", type=Path, metavar="DB", dest="database")
    verify.set_defaults(work=work_verify)
    export = commands.add_parser(
        "export",
        help="write a match to a file: a record where all may be disclosed, else its public story",
        description="Write a finished match as a record; one that is not finished, or not to be disclosed, as a story.",
    )
    export.add_argument("database", type=Path, metavar="DB")
    export.add_argument("match", type=int, metavar="MATCH", help="its number")
    export.add_argument("out", type=Path, metavar="OUT")
    export.set_defaults(work=work_export)
    copy = commands.add_parser(
        "backup", help="copy a database, also while the bot runs", description="Copy a live database in one piece."
    )
    copy.add_argument("database", type=Path, metavar="DB")
    copy.add_argument("out", type=Path, metavar="OUT")
    copy.set_defaults(work=work_backup)


def work_replay(args: argparse.Namespace) -> int:
    """Print the story of a record."""
    if is_story(read_file(args.record, json.loads)):
        msg = f"{args.record} is a story: it tells what one reader saw, and cannot be played again."
        raise Failure(msg + " `verify` checks its dice; `replay` takes a record.")
    record = read_file(args.record, MatchRecord.model_validate_json)
    try:
        match = Match.replay(record)
    except Diverged as error:
        say(f"{args.record} does not replay: {error}", sys.stderr)
        return 1
    say(story_text(match))
    return 0


def is_story(data: object) -> bool:
    """Return whether parsed JSON is a story; otherwise it is a record."""
    return isinstance(data, dict) and "events" in data


def work_verify(args: argparse.Namespace) -> int:
    """Check a file or a database."""
    if args.database is not None:
        return asyncio.run(verify_all(args.database))
    data = read_file(args.file, json.loads)
    if is_story(data):
        story = read_file(args.file, Story.model_validate_json)
        fault = verify_story(story)
        what = (
            "its dice keys fit the commitment that was posted before the match"
            if story.keys
            else "no keys are revealed"
        )
        say(f"story: {fault or what}")
        return 1 if fault else 0
    record = read_file(args.file, MatchRecord.model_validate_json)
    try:
        match = Match.replay(record)
    except Diverged as error:
        say(f"record: does not replay: {error}")
        return 1
    say(f"record: {len(record.entries)} entries and {len(match.draws)} draws replay as they were played")
    return 0


async def verify_all(path: Path) -> int:
    """Replay every match of a database; return 1 if an open one does not replay."""
    bad = 0
    counts = {"replay": 0, "older": 0, "open_bad": 0}
    try:
        async with await Store.snapshot(path, now=SystemClock().now) as store:
            rows = await store.tables.all(*STARTED)
            for row in tqdm(rows, unit=" matches", disable=not sys.stderr.isatty(), leave=False):
                record = await store.entries.record(row.id)
                try:
                    Match.replay(record)
                except Diverged as error:
                    bad += reported(row, error, counts)
                else:
                    counts["replay"] += 1
    except StoreError as error:
        raise Failure(str(error)) from None
    say(
        f"{counts['replay']} of {len(rows)} matches replay;"
        f" {counts['older']} finished ones were played under older rules; {counts['open_bad']} open ones do not replay"
    )
    return 1 if bad else 0


def reported(row: TableRow, error: Diverged, counts: dict[str, int]) -> int:
    """Report a match that does not replay; return 1 if it is open."""
    finished = row.state in ("over", "stopped")
    counts["older" if finished else "open_bad"] += 1
    what = "played under older rules" if finished else "DOES NOT REPLAY"
    say(f"match {row.id} ({row.game}, {row.state}): {what}: {error}")
    return 0 if finished else 1


def work_export(args: argparse.Namespace) -> int:
    """Write a match to a file."""
    if args.out.exists():
        msg = f"{args.out} is there already"
        raise Failure(msg)
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
            record = await store.entries.record(number)
    except StoreError as error:
        raise Failure(str(error)) from None
    try:
        match = Match.replay(record)
    except Diverged as error:
        msg = f"match {number} does not replay: {error}"
        raise Failure(msg) from None
    if disclosed(match):
        return record.model_dump_json(indent=1), "record"
    return story_of(match, row.commitment).model_dump_json(indent=1), "story"


def work_backup(args: argparse.Namespace) -> int:
    """Copy a database."""
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
