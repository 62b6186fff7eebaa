"""docs/verify/verify_dice.py: it accepts what the bot exports, and nothing that was tampered with."""

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.tables.drawn import course_of
from rules.corsari.cards import DECK as CORSARI_DECK
from rules.kaiser import pieces
from rules.kernel import Between, Match, commitment_of
from rules.tortuga import cards as tortuga

from ..games.case import GameCase
from ..games.courses import course, play_out
from ..games.drawn import Drawn, on_drawn_matches
from ..games.registry import SEATS_ON_OFFER
from .files import (
    CHECKER,
    GOLDEN,
    File,
    Tampering,
    altered,
    checker,
    exported_record,
    exported_story,
    faults_of,
    golden,
    missing,
    named,
    of_course,
    of_sealed,
    of_story,
    sealed_anew,
    swapped,
    tampered,
)

SMALL = ("corsari-all_resign", "tortuga-all_resign", "kaiser-shared")
"""Golden playthroughs with which every tampering is tried."""
TRIED = [path for path in GOLDEN if named(path) in SMALL]


def run(file: Path, folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run a copy of the checker without site packages, from another folder."""
    alone = folder / "alone"
    alone.mkdir(exist_ok=True)
    shutil.copy(CHECKER, alone / "checker.py")
    command = [sys.executable, "-I", "-S", "-W", "error", "checker.py", str(file), *more]
    return subprocess.run(command, cwd=alone, capture_output=True, encoding="utf-8", timeout=60)


def written(folder: Path, data: File) -> Path:
    path = folder / "file.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# ---------------------------------------------------------------- the file itself


def test_it_imports_the_standard_library_alone() -> None:
    tree = ast.parse(CHECKER.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = [alias.name for node in imports for alias in node.names] + [str(node.module) for node in froms]
    assert names
    assert [name for name in names if name.split(".")[0] not in sys.stdlib_module_names] == []
    assert [node for node in froms if node.level] == []
    assert "importlib" not in names


def test_it_runs_alone_and_prints_every_draw(tmp_path: Path) -> None:
    match = golden(TRIED[0])
    done = run(written(tmp_path, exported_record(match)), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    drawn = [line for line in lines if line.startswith("checked ")]
    assert len(drawn) == len(match.draws)
    for line, (kind, n, outcome) in zip(drawn, match.draws, strict=True):
        assert f"{kind} {n} " in line
        assert line.endswith(" ".join(map(str, outcome)) if isinstance(outcome, list) else str(outcome))
    assert f"commitment: {commitment_of(match.key_hashes())}" in lines
    assert lines[-2].startswith("right: ")


def test_it_ends_with_one_and_prints_what_it_could_not_check(tmp_path: Path) -> None:
    match = golden(TRIED[0])
    record = exported_record(match)
    places = [place for place, after in enumerate(record["course"]) if "draws" in after]
    broken = record["course"][places[1]]["draws"][0]
    broken["outcome"] = broken["outcome"][::-1]
    done = run(written(tmp_path, record), tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    before = sum(len(after.get("draws", [])) for after in record["course"][: places[1]])
    assert sum(line.startswith("checked ") for line in lines) == before
    assert sum(line.startswith("NOT CHECKED ") for line in lines) == len(match.draws) - before
    assert any(line.startswith("WRONG: ") and "not what its key gives" in line for line in lines)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", '{"events": []}', '{"seed": "x", "seed": "y"}', "[" * 100_000]
)
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(text, encoding="utf-8")
    done = run(path, tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "WRONG: " in done.stdout


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path / "none.json", tmp_path)
    assert (done.returncode, done.stderr) == (1, "")


# ---------------------------------------------------------------- exported files are right


@pytest.mark.parametrize("path", GOLDEN, ids=named)
def test_every_golden_record_and_story_is_right(path: Path) -> None:
    match = golden(path)
    record = checker.check(json.dumps(exported_record(match)), commitment_of(match.key_hashes()))
    assert record.faults == []
    assert [(line.draw["kind"], line.draw["n"], line.draw["outcome"]) for line in record.draws] == list(match.draws)
    for seat in (None, *range(match.seats)):
        story = checker.check(json.dumps(exported_story(match, seat)))
        assert story.faults == []
        revealed = [kind for kind in match.head.kinds if kind not in match.secret_kinds]
        assert len(story.draws) == sum(kind in revealed for kind, _, _ in match.draws)


@on_drawn_matches(6, SEATS_ON_OFFER)
def test_drawn_matches_are_right_with_undos_orders_and_resignations(case: GameCase, drawn: Drawn) -> None:
    drawn.chance.undo, drawn.chance.resign = 0.1, 0.01
    match = drawn.start(case)
    for number, (seat, _) in enumerate(course(match, drawn.chance)):
        if number % 20 == 0 and case.game.orders is not None and match.plays(seat):
            match.set_orders(seat, None)
    assert faults_of(exported_record(match)) == []
    for seat in (None, 0):
        assert faults_of(exported_story(match, seat)) == []


@on_drawn_matches(4, SEATS_ON_OFFER)
def test_the_course_of_a_replayed_match_is_that_of_the_played_one(case: GameCase, drawn: Drawn) -> None:
    drawn.chance.undo = 0.1
    match = play_out(drawn.start(case), drawn.chance)
    assert course_of(Match.replay(match.record(), case.game)) == course_of(match)


def test_an_unfinished_match_reveals_nothing_and_is_no_fault() -> None:
    match = Match.start("corsari", 2, "seed", "salt")
    story = exported_story(match, 0)
    assert (story["keys"], story["draws"]) == ({}, [])
    assert faults_of(story) == []


def test_a_record_from_before_seals_is_checked_without_one() -> None:
    record = exported_record(golden(TRIED[0]))
    for key in ("version", "commitment", "result", "seal"):
        del record[key]
    checked = checker.check(json.dumps(record))
    assert checked.faults == []
    assert any(line.startswith("unsealed") for line in checked.about)


@pytest.mark.parametrize("seats", [0, 10, 10**30, True, "2"])
def test_a_number_of_seats_that_no_game_has_is_refused(seats: object) -> None:
    match = golden(TRIED[0])
    for file in (exported_record(match), exported_story(match, None)):
        faults = checker.check(json.dumps({**file, "seats": seats})).faults
        assert [fault for fault in faults if fault.endswith("is not well-formed")]


def test_a_record_of_today_without_its_seal_is_not_called_right() -> None:
    record = exported_record(golden(TRIED[0]))
    for key in ("version", "commitment", "result", "seal"):
        del record[key]
    record["salt"] = "1-2-3"
    assert "the seal is missing" in checker.check(json.dumps(record)).faults


def test_a_record_that_lists_no_draws_is_not_called_right() -> None:
    record = exported_record(golden(TRIED[0]))
    del record["course"]
    assert "export it again" in faults_of(record)[0]


# ---------------------------------------------------------------- the decks


def test_the_decks_are_those_of_the_rules() -> None:
    assert list(CORSARI_DECK) == checker.CORSARI_DECK
    assert {name: tuple(checker.vote_deck(name)) for name in checker.VOTE_DECKS} == dict(tortuga.VOTE_DECKS)
    assert (tuple(checker.UNSTARRED), tuple(checker.STARRED)) == (tortuga.UNSTARRED, tortuga.STARRED)
    assert list(tortuga.EVENT_INDEX) == checker.EVENTS
    assert [*checker.WARSHIPS, *checker.RAIDERS] == list(pieces.GERMANS)
    assert list(pieces.MERCHANTS) == checker.MERCHANTS
    assert list(pieces.SOLITAIRE) == checker.SOLITAIRE
    assert checker.action_deck(2, {"drop_breakout": False}) == list(pieces.DECK)


@on_drawn_matches(6, SEATS_ON_OFFER)
def test_the_checker_knows_the_first_shuffle_of_every_deck(case: GameCase, drawn: Drawn) -> None:
    """Every draw before the first answer is known without the file, for all options."""
    match = drawn.start(case)
    decks = checker.Decks(match.head.game, match.seats, match.head.options)
    for draw in match.drawn:
        asked = decks.asked(draw.kind, draw.n)
        if isinstance(draw.asked, Between):
            assert (asked.items, asked.low, asked.high) == (None, *draw.asked)
        else:
            assert (asked.items, asked.k) == (list(draw.asked.items), draw.asked.k)
        decks.outcomes.setdefault(draw.kind, []).append(draw.outcome)
    assert [kind for kind in decks.first() if kind not in decks.outcomes] == []


# ---------------------------------------------------------------- tampering


def assert_found(data: File, tamperings: Sequence[Tampering], anew: Callable[[File], File] = lambda data: data) -> None:
    """Check that the file is right, and that it is wrong after each tampering."""
    assert faults_of(data) == []
    tried = {name: changed for name, *work in tamperings if (changed := tampered(data, (name, *work))) is not None}
    assert tried
    assert [name for name, changed in tried.items() if not faults_of(anew(changed))] == []


@pytest.mark.parametrize("path", TRIED, ids=named)
def test_tampering_with_a_record_is_found(path: Path) -> None:
    record = exported_record(golden(path))
    assert_found(record, [*of_sealed(record)])


@pytest.mark.parametrize("path", TRIED, ids=named)
def test_tampering_with_the_course_is_found(path: Path) -> None:
    record = exported_record(golden(path))
    assert_found(record, [*of_course(record)])


DIGESTED = ("type", "seat", "question", "kind", "step", "answer", "digest")
"""The fields of an entry of which the digest or the questions tell; ``by`` is known to the seal alone."""


def of_resealed(record: File) -> list[Tampering]:
    """Return the tamperings that the digests and the dice find, whatever the seal says."""
    found: list[Tampering] = [altered("seed"), altered("commitment"), altered("result"), altered("salt")]
    found += [altered("entries", n, field) for n in range(len(record["entries"])) for field in DIGESTED]
    found += [missing("entries", n) for n in range(len(record["entries"]))]
    found += [swapped("entries", n) for n in range(len(record["entries"]) - 1)]
    return found


@pytest.mark.parametrize("path", TRIED, ids=named)
def test_tampering_is_found_even_if_the_record_is_sealed_anew(path: Path) -> None:
    record = exported_record(golden(path))
    assert_found(record, of_resealed(record), sealed_anew)


@pytest.mark.parametrize("path", TRIED, ids=named)
def test_a_record_made_anew_is_found_by_its_commitment_alone(path: Path) -> None:
    match = golden(path)
    head = match.head
    other = Match.start(head.game, head.seats, "other dice", head.salt, head.options)
    while other.result is None:
        seat, question = next(iter(other.questions.items()))
        other.answer(seat, question.default)
    record = exported_record(other)
    assert faults_of(record) == []
    assert faults_of(record, commitment_of(match.key_hashes())) != []


@pytest.mark.parametrize("path", TRIED, ids=named)
@pytest.mark.parametrize("seat", [None, 0])
def test_tampering_with_a_story_is_found(path: Path, seat: int | None) -> None:
    story = exported_story(golden(path), seat)
    assert_found(story, [*of_story(story)])


def shown(story: Mapping[str, Any], *kinds: str) -> list[int]:
    return [place for place, event in enumerate(story["events"]) if event["kind"] in kinds]


@pytest.mark.parametrize(
    ("name", "kind", "way", "value"),
    [
        ("corsari-all_resign", "match_started", ("first_dealer",), 3),
        ("corsari-all_resign", "round_started", ("tavern", 0), "R1"),
        ("corsari-all_resign", "round_started", ("discard",), "R1"),
        ("corsari-all_resign", "hand_dealt", ("hand", 0), "S11"),
        ("tortuga-anything_goes", "pawn_drawn", ("seat",), 7),
        ("kaiser-shared", "first_rolled", ("faces", 0, "face"), 11),
    ],
)
def test_an_event_that_tells_of_other_dice_is_found(name: str, kind: str, way: tuple[Any, ...], value: object) -> None:
    story = exported_story(golden(next(path for path in GOLDEN if named(path) == name)), 0)
    place = story["events"][shown(story, kind)[0]]["data"]
    for step in way[:-1]:
        place = place[step]
    assert place[way[-1]] != value
    place[way[-1]] = value
    assert any(fault.startswith("event ") for fault in faults_of(story))


def test_an_event_that_is_called_taken_back_by_no_undo_is_found() -> None:
    story = exported_story(golden(TRIED[0]), 0)
    event = story["events"][shown(story, "hand_dealt")[0]]
    event["data"]["hand"][0] = "S11"
    for number in (len(story["events"]), 999):
        event["undone"] = number
        assert faults_of(story) == [f"event {event['n']}: no event tells that it was taken back"]


def test_a_deal_of_which_no_event_tells_is_found() -> None:
    story = exported_story(golden(TRIED[0]), None)
    del story["events"][shown(story, "round_started")[-1]]
    assert any("no event tells" in fault for fault in faults_of(story))


@pytest.mark.parametrize(("before", "after"), [([3, 3, 1, 2], [5, 4]), ([1, 2], [6, 6, 4, 1])])
def test_equal_speeds_may_be_rolled_again_with_more_or_fewer_dice(before: list[int], after: list[int]) -> None:
    """Ties are rolled on within one roll, so cunning may meet another number of dice (Barbe Noire 2)."""
    tie = {"seat": 0, "pirate": "PI14", "hunters": ["kc1"], "dice": after, "result": "faster"}
    again = {"seat": 0, "pirate": "PI14", "what": "speed_tie", "before": before, "after": after}
    voyage = checker.Voyage.__new__(checker.Voyage)
    voyage.groups = {"speed_tie": checker.Groups("speed_tie", [[die] for die in (*before, *after)])}
    voyage.again, voyage.disputed = {}, []
    assert not voyage.take("rerolled", again)
    assert voyage.take("speed_tie", tie)
    assert voyage.groups["speed_tie"].rest == []
