"""The command line: the output of each command, and its errors."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import failures, opponents, simulate
from rules.corsari import GAME as CORSARI
from rules.kaiser import GAME as KAISER
from rules.kernel import Match

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"


def finished(seed: str = "cli", seats: int = 2) -> Match:
    match = Match.start("corsari", seats, seed)
    while match.result is None:
        for seat, question in list(match.questions.items()):
            assert match.game is not None
            match.answer(seat, match.game.pilot(match.view(seat), question), question.id)
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_text(finished().record().model_dump_json(), encoding="utf-8")
    return path


# ---------------------------------------------------------------- simulate


def test_simulate_counts_wins_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "corsari", "--seats", "2", "--matches", "6", "--seed", "s", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["matches"] == 6
    assert sum(summary["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
    assert summary["answers_per_second"] > 0
    assert sum(summary["reasons"].values()) == 6


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(seed: str) -> dict[str, object]:
        main(["simulate", "corsari", "--matches", "4", "--seed", seed, "--json"])
        summary = json.loads(capsys.readouterr().out)
        timed = ("seconds", "answers_per_second", "ai_cpu_ms_per_decision")
        return {key: value for key, value in summary.items() if key not in timed}

    assert figures("one") == figures("one")
    assert figures("one") != figures("two")


@pytest.mark.parametrize("other", ["default", "random"])
def test_the_pilot_wins_clearly_more_than_its_share(capsys: pytest.CaptureFixture[str], other: str) -> None:
    assert main(["simulate", "corsari", "--seats", "2", "--matches", "24", "--against", other, "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["ai_share_of_seats"] == 0.5
    assert summary["ai_win_share"] > 0.75


def test_the_pilot_against_itself_has_no_advantage_on_mirrored_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "corsari", "--seats", "2", "--matches", "8", "--against", "pilot", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ai_win_share"] == 0.5


def test_one_rival_sits_in_every_seat_once_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    """Four mirrors of every deal; the AI has three of four seats, and the same AI gets exactly its share."""
    mirrored = ["corsari", "--seats", "4", "--matches", "5", "--options", '{"limit": 20}', "--rivals"]
    summary = summary_of(capsys, *mirrored, "one", "--against", "pilot")
    assert (summary["matches"], summary["ai_share_of_seats"]) == (8, 0.75)
    assert (summary["ai_win_share"], summary["ai_win_share_interval"]) == (0.75, 0)
    assert summary["ai_cpu_ms_per_decision"] > 0
    alone = summary_of(capsys, *mirrored, "rest", "--against", "default")
    assert alone["ai_share_of_seats"] == 0.25
    assert alone["ai_win_share"] > 0.5


def test_the_interval_counts_a_deal_and_its_mirrors_as_one_sample() -> None:
    assert opponents.half_width([0.5, 0.5, 0.5]) == 0
    assert opponents.half_width([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5 / 99**0.5)
    assert opponents.sides_of(3, "half") == [(1,), (0, 2)]
    assert opponents.sides_of(3, "one") == [(1, 2), (0, 2), (0, 1)]
    assert opponents.sides_of(3, "rest") == [(0,), (1,), (2,)]


def test_simulate_prints_a_sentence_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "corsari", "--matches", "2", "--options", '{"limit": 20}', "--against", "random"]) == 0
    printed = capsys.readouterr().out
    assert "2 matches of corsari at 3 seats" in printed
    assert "the AI against random" in printed


def summary_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return what ``simulate --json`` prints."""
    assert main(["simulate", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_simulate_tells_how_often_a_match_waits_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    told = summary_of(capsys, "corsari", "--seats", "2", "--matches", "4", "--seed", "s")["per_match"]
    assert 0 < told["hand_overs"] < told["questions"]
    assert (told["windows"], told["only_pass"], told["ordered"]) == (0, 0, 0), "a game without windows"
    assert told["days"] == pytest.approx(told["hand_overs"] * 4 / 24, abs=0.01)


def test_simulate_says_what_windows_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "tortuga", "--matches", "1"]) == 0
    told = capsys.readouterr().out
    assert "window" not in told
    assert "questions a match whether to react to another player’s act: " in told


def test_simulate_counts_the_waits_of_a_turn_and_the_figures_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["blackbeard", "--seats", "2", "--matches", "2", "--options", '{"careers": 1, "turn_cap": 20}']
    told = summary_of(capsys, *short)
    turn, measures = told["per_turn"], told["measures"]
    assert 0 < turn["turns"] <= 40
    assert 0 < turn["hand_overs"] * turn["turns"] <= 2 * told["per_match"]["hand_overs"] + 1
    assert 0 <= turn["over_3"] <= 1
    assert sum(measures["career_ends"].values()) == 4
    quieter = summary_of(capsys, *short, "--orders", "defaults")["per_turn"]
    assert quieter["hand_overs"] <= turn["hand_overs"]
    assert measures.get("career_turns", 1) >= 1
    assert main(["simulate", *short]) == 0
    printed = capsys.readouterr().out
    assert f"waits for another person a turn: {turn['hand_overs']} in {turn['turns']} turns" in printed
    assert "career ends: " in printed


def test_simulate_takes_a_preset_or_other_options_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    voyage = summary_of(capsys, "blackbeard", "--seats", "2", "--matches", "1", "--options", "short_voyage")
    assert (voyage["options"]["careers"], voyage["options"]["m_rivals"]) == (1, False)
    assert summary_of(capsys, "corsari", "--matches", "4", "--options", "random")["options"] == "random"
    drawn = [simulate.options_by_chance(CORSARI, 3, str(number)) for number in range(20)]
    assert drawn == [simulate.options_by_chance(CORSARI, 3, str(number)) for number in range(20)]
    assert all(len({str(options[name]) for options in drawn}) > 1 for name in drawn[0])


def test_simulate_gives_every_seat_the_recommended_orders(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(failures, "GAMES", {"kaiser": KAISER})
    short = ["kaiser", "--seats", "3", "--matches", "2", "--options", '{"rounds": 1}']
    plain = summary_of(capsys, *short)["per_match"]
    ordering = summary_of(capsys, *short, "--orders", "recommended")
    told = ordering["per_match"]
    assert ordering["orders"] == "recommended"
    assert plain["only_pass"] > 0.5 * plain["windows"]
    assert (plain["ordered"], told["only_pass"]) == (0, 0)
    assert told["hand_overs"] < 0.7 * plain["hand_overs"]
    # The waits of orders are in the days, and not in the times that a person is waited for.
    assert told["ordered"] > 0
    assert told["days"] == pytest.approx((told["hand_overs"] + told["ordered"] / 2) * 4 / 24, abs=0.01)


def test_alone_against_the_phantom_nothing_is_asked_that_could_only_be_passed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(failures, "GAMES", {"kaiser": KAISER})
    told = summary_of(capsys, "kaiser", "--seats", "1", "--matches", "2")["per_match"]
    assert (told["hand_overs"], told["only_pass"]) == (1, 0)
    assert told["windows"] > 0


# ---------------------------------------------------------------- replay and verify


def test_replay_prints_the_story_and_the_result(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("⚓ The match begins.")
    assert "Round 1" in printed
    assert "wins the match" in printed.splitlines()[-3] + printed


def test_verify_says_that_a_record_replays(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("record: ")


@pytest.mark.parametrize("part", ["answer", "digest", "seed", "salt"])
def test_verify_finds_a_changed_record(
    record: Path, tmp_path: Path, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    if part == "answer":
        entry = next(entry for entry in data["entries"] if entry["kind"] == "draw")
        entry["answer"] = "tavern" if entry["answer"] != "tavern" else "pile"
    elif part == "digest":
        data["entries"][3]["digest"] = "0" * 32
    elif part == "seed":
        data["seed"] = "0" * 64
    else:
        data["salt"] = "another"
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(data), encoding="utf-8")
    assert main(["verify", str(changed)]) == 1
    assert "does not replay" in capsys.readouterr().out
    assert main(["replay", str(changed)]) == 1


# ---------------------------------------------------------------- bad calls


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "corsari", "--orders", "recommended"], "recommends no standing orders"),
        (["simulate", "corsari", "--seats", "9"], "takes 2 to 4 seats"),
        (
            ["simulate", "corsari", "--against", "v0"],
            "has no opponent 'v0'; it has v1, waiter, band, level (its own), and default",
        ),
        (
            ["simulate", "kaiser", "--against", "v1"],
            "has no opponent 'v1'; it has none of its own, only default, pilot",
        ),
        (["simulate", "corsari", "--options", "{"], "such as '{\"limit\": 50}', not '{'\n"),
        (["simulate", "blackbeard", "--options", "shortvoyage"], "or two_captains, not 'shortvoyage'\n"),
        (["simulate", "corsari", "--rivals", "one"], "--rivals goes with --against: without it, the AI plays"),
        (["simulate", "corsari", "--options", "[1]"], "--options must be a JSON object"),
        (["simulate", "corsari", "--options", '{"limit": 3}'], "option 'limit' must be at least 20\n"),
        (["simulate", "corsari", "--options", '{"limit": "x"}'], "option 'limit' must be a whole number\n"),
        (["simulate", "corsari", "--options", '{"advice": 1}'], "option 'advice' must be true or false\n"),
        (["simulate", "corsari", "--options", '{"sweep": "x"}'], "option 'sweep' must be 'match', 'round' or "),
        (["simulate", "corsari", "--options", '{"limits": 30}'], "option 'limits' does not exist\n"),
        *(
            (
                ["demo", "corsari", option, "/no/such/file"],
                "/no/such/file cannot be created: there is no folder /no/such\n",
            )
            for option in ("--db", "--record-http", "--transcript")
        ),
        (["replay", "/no/such/file.json"], "/no/such/file.json: No such file"),
        (["verify", "/no/such/file.json"], "/no/such/file.json: No such file"),
        *(
            (call, "/no/such/file.db cannot be read: there is no folder /no/such\n")
            for call in (
                ["verify", "--all", "/no/such/file.db"],
                ["backup", "/no/such/file.db", "/tmp/never"],
                ["export", "/no/such/file.db", "1", "never.json"],
                ["forget", "/no/such/file.db", "--person", "1"],
            )
        ),
        (["backup", "/no-such-file.db", "/tmp/never"], "/no-such-file.db cannot be read: there is no such file\n"),
        (["backup", "/tmp", "/tmp/never"], "/tmp cannot be read: it is no file\n"),
        *(
            (call, "/no/such/file cannot be created: there is no folder /no/such\n")
            for call in (["backup", __file__, "/no/such/file"], ["export", __file__, "1", "/no/such/file"])
        ),
    ],
)
def test_a_wrong_call_is_explained_and_exits_with_2(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("quartermaster: ")
    assert told in error
    assert "Traceback" not in error


def test_a_word_in_place_of_a_number_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["play", "--port", "abc"])
    assert "argument --port: 'abc' is not a whole number" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{}", "[]", "not json", '{"game": "corsari"}', "\x00"])
def test_a_file_that_is_no_record_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert main(["replay", str(path)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_run_without_a_token_says_where_to_get_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("QUARTERMASTER_TOKEN", raising=False)
    assert main(["run"]) == 2
    assert "no token" in capsys.readouterr().err


def test_run_without_a_folder_for_its_database_names_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTERMASTER_TOKEN", "a token")
    monkeypatch.setenv("QUARTERMASTER_DATABASE", "/no/such/ship.db")
    assert main(["run"]) == 2
    assert "/no/such/ship.db cannot be created: there is no folder /no/such\n" in capsys.readouterr().err


def test_run_with_a_bad_setting_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTERMASTER_LOG_LEVEL", "loud")
    assert main(["run"]) == 2
    assert "QUARTERMASTER_LOG_LEVEL" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "is not what I can read: it is no JSON from line 1, column 1 on"),
        (b"{\n,", "is not what I can read: it is no JSON from line 2, column 1 on"),
        (b"\x89PNG", "is not what I can read: it is no text"),
        (b"[" * 99_999, "is not what I can read: its parts lie too deep in each other"),
        (b"[]", "is not what I can read: it holds no JSON object"),
        (b'{"a": 1}', "is no record that I can read: game is missing"),
    ],
)
def test_verify_says_in_plain_words_what_it_cannot_read(
    content: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.file"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 2
    assert capsys.readouterr().err == f"quartermaster: {path} {told}\n"


def test_run_in_an_unknown_language_names_the_known_ones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTERMASTER_LANGUAGE", "tlh")
    assert main(["run"]) == 2
    told = capsys.readouterr().err
    assert "setting QUARTERMASTER_LANGUAGE: I do not speak 'tlh'. I speak en (English), fr (français), ja" in told
    monkeypatch.delenv("QUARTERMASTER_LANGUAGE")
    assert main(["demo", "corsari", "--locale", "tlh"]) == 2
    assert "I do not speak 'tlh'" in capsys.readouterr().err


def test_ctrl_c_while_the_bot_is_still_being_imported_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.__main__.parser", interrupted)
    assert main(["run"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0 but not really" * 40, b"nonsense" * 200])
def test_a_file_that_is_no_database_of_the_bot_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.db"
    path.write_bytes(content)
    for call in (["verify", "--all", str(path)], ["backup", str(path), str(tmp_path / "copy.db")]):
        assert main(call) == 2
        assert str(path) in capsys.readouterr().err
        assert path.read_bytes() == content
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("command", ["run", "demo", "simulate", "replay", "verify", "export", "backup"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert "usage: quartermaster " + command in capsys.readouterr().out


# ---------------------------------------------------------------- demo


def test_a_demo_plays_a_whole_match_with_valid_traffic(tmp_path: Path) -> None:
    http, transcript = tmp_path / "http.jsonl", tmp_path / "transcript.txt"
    done = subprocess.run(
        [sys.executable, "-m", "bot", "demo", "corsari", "--seats", "2", "--seed", "8", "--record-http", str(http)]
        + ["--transcript", str(transcript), "--options", '{"limit": 20}'],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stderr == ""
    assert "wins the match" in done.stdout
    assert transcript.read_text(encoding="utf-8") == done.stdout
    assert "DM Anne" in done.stdout
    assert "only Bartholomew" in done.stdout
    checker = SHARED / "tools" / "openapi_check.py"
    if not checker.exists():
        pytest.skip("LOUD: ../shared is absent, Discord's own description was not held against the demo's traffic")
    checked = subprocess.run(
        [sys.executable, str(checker), str(http), "--strict", "--rules", "--responses", "-q"],
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout[-3000:]
    assert checked.stdout.strip().endswith(", 0 failed")


def test_the_same_seed_plays_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    def result() -> list[str]:
        assert main(["demo", "corsari", "--seats", "2", "--seed", "8", "--options", '{"limit": 20}']) == 0
        return capsys.readouterr().out.splitlines()[-3:]

    assert result() == result()


def test_a_demo_with_a_closed_output_finishes_quietly(tmp_path: Path) -> None:
    transcript = tmp_path / "transcript.txt"
    command = [
        sys.executable,
        "-m",
        "bot",
        "demo",
        "corsari",
        "--seats",
        "2",
        "--seed",
        "8",
        "--options",
        '{"limit": 20}',
    ]
    demo = subprocess.Popen(
        [*command, "--transcript", str(transcript)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True
    )
    assert demo.stdout is not None
    assert demo.stderr is not None
    demo.stdout.readline()
    demo.stdout.close()
    errors = demo.stderr.read()
    demo.stderr.close()
    assert demo.wait(120) == 0
    assert errors == ""
    assert "wins the match" in transcript.read_text(encoding="utf-8")


def test_a_demo_stops_at_ctrl_c() -> None:
    command = [sys.executable, "-m", "bot", "demo", "corsari", "--seats", "2", "--seed", "8"]
    demo = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        # A shell starts background jobs with SIGINT ignored, and the demo would inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,  # noqa: PLW1509
    )
    assert demo.stdout is not None
    demo.stdout.readline()
    demo.send_signal(signal.SIGINT)
    _, errors = demo.communicate(timeout=60)
    assert demo.returncode == 130
    assert "Traceback" not in errors
