"""``replay``: print the story of a record, or show a record or a story as a page or as a picture that moves."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.cli.failures import Failure, check_folder, read_file
from bot.cli.records import is_story, no_record, read_object, replayed, say
from bot.pictures import THEMES, Theme
from bot.private_files import write_private
from bot.replays import EVERYBODY, Replay, Viewpoint, dice_of, page_of, replay_of, replay_of_story, viewpoints_of
from bot.replays.moving import moving_picture
from bot.tables.seating import Holder, Seating
from bot.tables.stories import Story, check_story, disclosed, story_text
from bot.tables.verification import record_in
from bot.text import FALLBACK, locales
from rules import GAMES
from rules.kernel import Diverged, Match, commitment_of

FORMAT = 1
"""The format of records and stories that this version reads."""

SPECTATOR = "spectator"


def add_to(commands: Any) -> None:
    """Add the command."""
    replay = commands.add_parser(
        "replay",
        help="print what happened in a match, or write it as a web page or a moving picture",
        description="Print what happened in the match of a record. --html writes a record or a story as one web page"
        " that works offline, with every event, its picture and the keys of the dice. --webp writes the"
        " last round as a moving picture. A story shows only what its reader saw. A record shows what each player saw"
        " if the match is over and keeps no secret; otherwise it shows what a spectator saw, or with --as what one"
        " player saw. A game that keeps its secrets after the end, such as Tortuga 1667, makes no records: players"
        " get their own story from the Export button at the end of the match.",
    )
    replay.add_argument(
        "file", type=Path, metavar="RECORD.json|STORY.json", help="a file that export or the bot has written"
    )
    replay.add_argument("--html", type=Path, metavar="OUT", help="write the match as one HTML file")
    replay.add_argument("--webp", type=Path, metavar="OUT", help="write the last round as a moving picture")
    replay.add_argument(
        "--as",
        dest="viewer",
        metavar="WHO",
        help=f"whose view of a record to show: the number of a seat, {SPECTATOR}, or {EVERYBODY} (all seats at once)",
    )
    replay.add_argument("--language", choices=locales(), help=f"the language of the texts (default: {FALLBACK})")
    replay.add_argument("--theme", choices=THEMES, help=f"the colours of the pictures (default: {THEMES[0]})")
    replay.add_argument("--names", metavar="ANN,BEN,...", help="the players' names by seat; files do not hold them")
    replay.set_defaults(work=work_replay)


def work_replay(args: argparse.Namespace) -> int:
    """Print the story of a record, or write what shows it."""
    outs = [out for out in (args.html, args.webp) if out is not None]
    for out in outs:
        check_out(out)
    asked = {"--as": args.viewer, "--language": args.language, "--theme": args.theme, "--names": args.names}
    if not outs and (idle := [option for option, value in asked.items() if value is not None]):
        msg = f"{idle[0]} goes with --html or --webp; without them, what a spectator saw is printed in English"
        raise Failure(msg)
    data = read_file(args.file, read_object)
    check_file(args.file, data)
    if is_story(data):
        if not outs:
            msg = f"{args.file} is a story: it tells what one reader saw, and cannot be played again."
            raise Failure(msg + " `verify` checks its dice; `replay --html OUT` shows it.")
        shown = shown_story(args.file, data, args.viewer)
    else:
        match = match_of(args.file, data)
        if isinstance(match, Diverged):
            say(f"{args.file} does not replay: {match}", sys.stderr)
            return 1
        if not outs:
            say(story_text(match))
            return 0
        shown = replay_of(match, dice_of(match, commitment_of(match.key_hashes())), viewpoints(match, args.viewer))
    write(named(shown, args.names), args.html, args.webp, args.language or FALLBACK, args.theme or THEMES[0])
    return 0


def check_out(out: Path) -> None:
    """Check that a file can be written, before the work is done. Raises Failure."""
    if out.exists():
        msg = f"{out} is there already"
        raise Failure(msg)
    check_folder(out)


def check_file(path: Path, data: Mapping[str, Any]) -> None:
    """Check that an object is a record or a story of a known format and game. Raises Failure."""
    if "game" not in data or not ("entries" in data or is_story(data)):
        msg = f"{path} is neither a record nor a story of a match"
        raise Failure(msg)
    if data.get("format", FORMAT) != FORMAT:
        msg = f"{path} has format {data['format']!r}; this version of Quartermaster reads format {FORMAT}."
        raise Failure(msg + " A newer version may read it.")
    if data["game"] not in GAMES:
        msg = f"{path} is of the game {data['game']!r}; I know {', '.join(GAMES)}"
        raise Failure(msg)


def match_of(path: Path, data: dict[str, Any]) -> Match | Diverged:
    """Return the match of a record, or where it diverged. Raises Failure."""
    try:
        return replayed(record_in(data))
    except ValidationError as error:
        raise Failure(no_record(path, error)) from None


def shown_story(path: Path, data: dict[str, Any], viewer: str | None) -> Replay:
    """Return what shows a story. Raises Failure."""
    if viewer is not None:
        msg = "a story shows only what its reader saw; --as goes with a record"
        raise Failure(msg)
    faults = check_story(data).faults
    if faults:
        msg = f"{path} was altered, or is no story: {faults[0]}"
        raise Failure(msg)
    return replay_of_story(Story.model_validate(data))


def viewpoints(match: Match, viewer: str | None) -> Sequence[Viewpoint]:
    """Return the viewpoints from which a record is shown. Raises Failure."""
    if viewer is None:
        return viewpoints_of(match)
    if viewer == SPECTATOR:
        return [None]
    if viewer == EVERYBODY:
        if not disclosed(match):
            why = "the match is not over" if match.result is None else "the match keeps some of its secrets for ever"
            msg = f"all cards may not be shown: {why}. Choose {SPECTATOR} or a seat."
            raise Failure(msg)
        return [EVERYBODY]
    if not viewer.isdecimal() or int(viewer) - 1 not in range(match.seats):
        msg = f"--as takes {SPECTATOR}, {EVERYBODY} or a seat from 1 to {match.seats}, not {viewer!r}"
        raise Failure(msg)
    return [int(viewer) - 1]


def named(shown: Replay, names: str | None) -> Replay:
    """Return a replay with the names of the players. Raises Failure."""
    if names is None:
        return shown
    given = [name.strip() for name in names.split(",")]
    if len(given) != shown.seats or not all(given):
        msg = f"--names must name {shown.seats} players, with commas between them"
        raise Failure(msg)
    holders = [Holder(seat, name, None, 0) for seat, name in enumerate(given)]
    return shown.model_copy(update={"seating": Seating(holders)})


def write(shown: Replay, html: Path | None, webp: Path | None, language: str, theme: Theme) -> None:
    """Write the files. Raises Failure."""
    try:
        if html is not None:
            keep(html, page_of(shown, language, theme).encode())
        if webp is not None:
            keep(webp, moving_picture(shown, language, theme))
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        # A story may hold anything, and only its dice can be checked.
        msg = f"the match cannot be shown: {error}"
        raise Failure(msg) from error


def keep(out: Path, data: bytes) -> None:
    """Write a file that may hold a seat's secrets. Raises Failure."""
    try:
        write_private(out, data)
    except OSError as error:
        msg = f"{out}: {error.strerror}"
        raise Failure(msg) from None
    say(f"replay written to {out} ({len(data) / 1000:,.0f} kB)")
