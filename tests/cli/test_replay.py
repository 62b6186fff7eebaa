"""quartermaster replay: a page or a moving picture from a record or a story, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.tables.stories import story_of
from bot.text import words_for
from rules.kernel import Match, commitment_of

from ..bot.replays.shown import match_of, packed, told


def record(match: Match) -> dict[str, Any]:
    return json.loads(match.record().model_dump_json())


def story(match: Match, seat: int | None) -> dict[str, Any]:
    return json.loads(story_of(match, commitment_of(match.key_hashes()), seat).model_dump_json())


@pytest.fixture
def written(tmp_path: Path):
    def write(data: object) -> str:
        path = tmp_path / "match.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        return str(path)

    return write


def views(path: Path) -> list[str]:
    return [view["name"] for view in packed(path.read_text(encoding="utf-8"))["views"]]


def test_a_record_that_is_over_shows_every_viewpoint(written: Any, tmp_path: Path) -> None:
    out = tmp_path / "match.html"
    arguments = ["--html", str(out), "--language", "fr", "--theme", "light", "--names", "Anne, Bart ,Cléo"]
    assert main(["replay", written(record(match_of("corsari"))), *arguments]) == 0
    words = words_for("fr")
    everybody, spectator = words.line("replay-everybody"), words.line("replay-spectator")
    assert views(out) == [everybody, spectator, "Anne", "Bart", "Cléo"]
    assert '<html lang="fr" data-theme="light">' in out.read_text(encoding="utf-8")
    assert any("Bart" in line for step in told(packed(out.read_text(encoding="utf-8")), 1) for line in step)
    assert out.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(("who", "name"), [("2", "Seat 2"), ("spectator", "A spectator"), ("everybody", "Everyone")])
def test_a_record_shows_one_viewpoint_alone(who: str, name: str, written: Any, tmp_path: Path) -> None:
    out = tmp_path / "match.html"
    assert main(["replay", written(record(match_of("corsari"))), "--html", str(out), "--as", who]) == 0
    assert [shown.split(",")[0] for shown in views(out)] == [name]


def test_a_record_with_secrets_shows_the_spectators_view(written: Any, tmp_path: Path) -> None:
    out = tmp_path / "match.html"
    path = written(record(match_of("tortuga", "all_resign")))
    assert main(["replay", path, "--html", str(out)]) == 0
    assert views(out) == ["A spectator"]


def test_a_story_shows_what_its_reader_saw(written: Any, tmp_path: Path) -> None:
    match, out, picture = match_of("corsari"), tmp_path / "match.html", tmp_path / "match.webp"
    assert main(["replay", written(story(match, 1)), "--html", str(out), "--webp", str(picture)]) == 0
    assert views(out) == ["Seat 2"]
    lines = [line for step in told(packed(out.read_text(encoding="utf-8")), 0) for line in step]
    (dealt,) = [event for event in match.events(1) if event.kind == "hand_dealt"][:1]
    (other,) = [event for event in match.events(0) if event.kind == "hand_dealt"][:1]
    assert any(line.startswith("Your 12 cards") for line in lines)
    assert set(dealt.data["hand"]) != set(other.data["hand"])
    assert picture.read_bytes()[8:12] == b"WEBP"


def test_an_unfinished_record_keeps_its_cards(written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, out = Match.start("corsari", 2, "open", "a salt"), tmp_path / "match.html"
    path = written(record(match))
    assert main(["replay", path, "--html", str(out), "--as", "everybody"]) == 2
    assert "all cards may not be shown: the match is not over" in capsys.readouterr().err
    assert not out.exists()
    assert main(["replay", path, "--html", str(out)]) == 0
    assert views(out) == ["A spectator"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("", "is not what I can read: it is no JSON from line 1, column 1 on\n"),
        ('{"a": 1, "a": 2}', "is not what I can read: a key is given twice\n"),
        ("[]", "it holds no JSON object"),
        ({"hello": 1}, "is neither a record nor a story of a match"),
        ({**record(match_of("corsari")), "format": 7}, "has format 7; this version of Quartermaster reads format 1."),
        ({**record(match_of("corsari")), "game": "chess"}, "is of the game 'chess'; I know corsari"),
        ({**record(match_of("corsari")), "seed": "x"}, "is no record that I can read: seed:"),
        ({**story(match_of("corsari"), 1), "events": []}, "was altered, or is no story: events: none"),
        ({**story(match_of("corsari"), 1), "seat": 9}, "was altered, or is no story: seat"),
    ],
)
def test_a_file_that_shows_nothing_is_explained(
    data: object, said: str, written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.html"
    assert main(["replay", written(data), "--html", str(out)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.startswith("quartermaster: ")
    assert not out.exists()


def test_a_story_with_events_that_no_match_tells_is_explained(
    written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = story(Match.start("corsari", 2, "open", "a salt"), 0)
    data["events"].append(
        {"n": len(data["events"]) + 1, "kind": "discarded", "data": {"seat": 0, "card": "R1"}, "rule": None}
    )
    assert main(["replay", written(data), "--html", str(tmp_path / "match.html")]) == 2
    assert "the match cannot be shown" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--html", "{tmp}/none/match.html"], "there is no folder {tmp}/none"),
        (["--html", "{tmp}/match.json"], "is there already"),
        (["--webp", "{tmp}"], "is there already"),
        (["--html", "{tmp}/a.html", "--as", "9"], "--as takes spectator, everybody or a seat from 1 to 3, not '9'"),
        (["--html", "{tmp}/a.html", "--as", "0"], "not '0'"),
        (["--as", "1"], "--as goes with --html or --webp"),
        (["--language", "fr"], "--language goes with --html or --webp; without them, what a spectator saw is printed"),
        (["--html", "{tmp}/a.html", "--names", "Ann,Ben"], "--names must name 3 players"),
    ],
)
def test_a_wrong_option_is_explained(
    arguments: list[str], said: str, written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(record(match_of("corsari")))
    assert main(["replay", path, *(one.format(tmp=tmp_path) for one in arguments)]) == 2
    assert said.format(tmp=tmp_path) in capsys.readouterr().err
    assert {file.name for file in tmp_path.iterdir()} == {"match.json"}


def test_the_viewer_of_a_story_is_its_reader(written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(story(match_of("corsari"), 1))
    assert main(["replay", path, "--html", str(tmp_path / "a.html"), "--as", "1"]) == 2
    assert "a story shows only what its reader saw" in capsys.readouterr().err


def test_a_record_that_does_not_replay_is_not_shown(
    written: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record(match_of("corsari"))
    data["entries"][0]["answer"] = "never offered"
    assert main(["replay", written(data), "--html", str(tmp_path / "a.html")]) == 1
    assert "does not replay" in capsys.readouterr().err
