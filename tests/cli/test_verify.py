"""verify on records and stories: what was altered is named, and the exit code is 1."""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.tables.stories import story_of
from rules import GAMES
from rules.kernel import Match, MatchRecord, Refusal, commitment_of
from rules.kernel.dice import key_hashes
from rules.kernel.seal import FIELDS, seal_of
from storage import VERSION

from ..games.playthroughs import files_of, read, record_of
from ..sealing import sealed

HEAD = ("format", "game", "seats", "options", "seed", "salt", "kinds", "patches", "version", "commitment", "result")
Change = Callable[[dict[str, Any]], object]
Verify = Callable[..., tuple[int, str]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """Write data to a file, verify it, and return the exit code and what was printed."""

    def run(data: object, *arguments: str) -> tuple[int, str]:
        path = tmp_path / "file.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        capsys.readouterr()
        code = main(["verify", str(path), *arguments])
        return code, capsys.readouterr().out

    return run


def finished(seed: str, game: str = "corsari", seats: int = 2, **options: Any) -> Match:
    match = Match.start(game, seats, seed, "a salt", options)
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        assert match.game is not None
        match.answer(seat, match.game.pilot(match.view(seat), question), question.id)
    return match


def file_of(match: Match) -> dict[str, Any]:
    """Return the file of a match's sealed record."""
    record = sealed(match.record(), VERSION, commitment_of(match.key_hashes()), match.result._asdict())
    return json.loads(record.model_dump_json())


MATCH = finished("verify", limit=20)
RECORD = file_of(MATCH)
LAST = len(RECORD["entries"]) - 1


def changed(change: Change, data: dict[str, Any] = RECORD) -> dict[str, Any]:
    """Return a copy of a file with a change."""
    other = copy.deepcopy(data)
    change(other)
    return other


# ---------------------------------------------------------------- records


def test_a_sealed_record_passes_and_its_commitment_is_told(verify: Verify) -> None:
    code, told = verify(RECORD)
    assert code == 0
    assert f"{LAST + 1} entries and {len(MATCH.draws)} draws replay as they were played" in told
    assert f"its seal, of version {VERSION}, is whole" in told
    assert f"commitment: {RECORD['commitment']}" in told
    assert "Compare it with the one that the lobby showed before the match (--commitment HEX)" in told


def other_value(value: Any) -> Any:
    if isinstance(value, str):
        return ("0" if value[0] != "0" else "1") + value[1:]
    return [*value, "x"] if isinstance(value, list) else {**value, "x": 1} if isinstance(value, dict) else value + 1


@pytest.mark.parametrize("key", HEAD)
def test_each_altered_field_of_the_head_is_named(verify: Verify, key: str) -> None:
    code, told = verify(changed(lambda data: data.update({key: other_value(data[key])})))
    assert code == 1
    assert told.startswith("record: TAMPERED WITH\n")
    assert f"  {key}: altered\n" in told


@pytest.mark.parametrize("key", [*HEAD, "entries", "seal"])
def test_each_missing_field_is_named(verify: Verify, key: str) -> None:
    code, told = verify(changed(lambda data: data.pop(key)))
    assert (code, f"  {key}: missing\n" in told) == (1, True)


def test_an_added_field_is_named(verify: Verify) -> None:
    code, told = verify(changed(lambda data: data.update(note="")))
    assert (code, "  note: added\n" in told) == (1, True)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("type", "orders"),
        ("seat", 1),
        ("question", "0.9"),
        ("kind", "act"),
        ("step", "peek"),
        ("answer", "tavern"),
        ("by", "default"),
        ("digest", "0" * 32),
    ],
)
def test_each_altered_missing_and_added_field_of_an_entry_is_named(verify: Verify, field: str, value: object) -> None:
    assert RECORD["entries"][0][field] != value
    code, told = verify(changed(lambda data: data["entries"][0].update({field: value})))
    assert (code, f"  entry 0, {field}: altered\n" in told) == (1, True)
    code, told = verify(changed(lambda data: data["entries"][0].pop(field)))
    assert (code, f"  entry 0, {field}: missing\n" in told) == (1, True)
    code, told = verify(changed(lambda data: data["entries"][0].update({f"{field}_too": value})))
    assert (code, f"  entry 0, {field}_too: added\n" in told) == (1, True)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data["entries"].pop(), f"entry {LAST}: missing"),
        (lambda data: data["entries"].pop(0), "entry 0: missing"),
        (lambda data: data["entries"].pop(3), "entry 3: missing"),
        (lambda data: data["entries"].clear(), "entries: none"),
        (lambda data: data["entries"].append(data["entries"][2]), f"entry {LAST + 1}: added"),
        (lambda data: data["entries"].insert(2, {**data["entries"][0], "digest": ""}), "entry 2: added"),
        (lambda data: data["entries"].insert(4, data["entries"].pop(1)), "entry 4: reordered"),
        (lambda data: data["entries"].reverse(), "entry 0: reordered"),
        (lambda data: data["kinds"].reverse(), "kinds: reordered"),
        (lambda data: data["kinds"].pop(), "kinds: altered"),
        (lambda data: data["result"].update(winners=[0, 1]), "result: altered"),
        (lambda data: data["result"]["scores"].update({"0": -99}), "result: altered"),
        (lambda data: data["options"].update(limit=30), "options: altered"),
        (lambda data: data["patches"].append("old rule"), "patches: altered"),
        (lambda data: data["seal"].pop("whole"), "seal.whole: missing"),
        (lambda data: data["seal"].update(whole="0" * 64), "seal.whole: altered"),
        (lambda data: data["seal"].update(chain="0" * 64), "seal.chain: altered"),
        (lambda data: data["seal"]["head"].update(seed="0" * 64), "seal.head.seed: altered"),
        (lambda data: data["seal"]["head"].pop("by", data["seal"]["entries"].pop()), "seal.entries: altered"),
        (lambda data: data["seal"].update(more=1), "seal.more: added"),
    ],
)
def test_a_change_of_the_entries_the_kinds_or_the_seal_is_named(verify: Verify, change: Change, fault: str) -> None:
    code, told = verify(changed(change))
    assert (code, f"  {fault}\n" in told) == (1, True), told


def test_many_faults_are_cut_short(verify: Verify) -> None:
    def change(data: dict[str, Any]) -> None:
        for entry in data["entries"]:
            entry.update(dict.fromkeys(FIELDS, "x"))

    code, told = verify(changed(change))
    assert code == 1
    assert f"  and {len(FIELDS) * (LAST + 1) - 20} more\n" in told


def test_a_record_with_other_dice_is_refused(verify: Verify) -> None:
    """It is made anew: another seed, the same players, digests that fit."""
    anew = file_of(finished("other dice", limit=20))
    code, told = verify({**anew, "seal": RECORD["seal"]})
    assert (code, "  seed: altered\n" in told) == (1, True)
    code, told = verify(changed(lambda data: data.update({"commitment": RECORD["commitment"]}), anew))
    assert (code, "  commitment: altered\n" in told) == (1, True)
    resealed = {**anew, "commitment": RECORD["commitment"]}
    resealed["seal"] = json.loads(seal_of(resealed).model_dump_json())
    code, told = verify(resealed)
    assert (code, "  the commitment does not follow from seed and kinds\n" in told) == (1, True)


def test_a_record_made_anew_as_a_whole_is_found_only_by_its_commitment(verify: Verify) -> None:
    anew = file_of(finished("other dice", limit=20))
    assert verify(anew)[0] == 0
    code, told = verify(anew, "--commitment", RECORD["commitment"])
    assert (code, "  the commitment is not the given one\n" in told) == (1, True)
    code, told = verify(RECORD, "--commitment", RECORD["commitment"].upper())
    assert (code, "the commitment is the given one\n" in told) == (0, True)


def test_a_resealed_result_is_compared_with_the_replay(verify: Verify) -> None:
    resealed = changed(lambda data: data["result"].update(winners=[]))
    resealed["seal"] = json.loads(seal_of(resealed).model_dump_json())
    code, told = verify(resealed)
    assert (code, "  the result is not the one that was played\n" in told) == (1, True)
    cut = changed(lambda data: data["entries"].pop())
    cut["seal"] = json.loads(seal_of(cut).model_dump_json())
    code, told = verify(cut)
    assert (code, "  the match is not over after the last entry, but it has a result\n" in told) == (1, True)
    cut["result"] = None
    cut["seal"] = json.loads(seal_of(cut).model_dump_json())
    code, told = verify(cut)
    assert (code, "  the match is not over after the last entry\n" in told) == (1, True)


def test_a_key_that_is_given_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Some readers show the first of the two, others the last."""
    for data in (RECORD, STORY):
        path = tmp_path / "twice.json"
        path.write_text('{"salt": "another", ' + json.dumps(data)[1:], encoding="utf-8")
        assert main(["verify", str(path)]) == 2
        assert "a key is given twice" in capsys.readouterr().err


# ---------------------------------------------------------------- older rules, and no seal


def resealed_as(version: Any, data: dict[str, Any]) -> dict[str, Any]:
    other = {**data, "version": version}
    return {**other, "seal": json.loads(seal_of(other).model_dump_json())}


def altered_answer(data: dict[str, Any]) -> None:
    data["entries"][0]["digest"] = "0" * 32


def test_older_rules_are_said_only_of_a_whole_seal_of_an_older_version(
    verify: Verify, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_otherwise = resealed_as(VERSION, changed(altered_answer))
    monkeypatch.setattr("bot.tables.verification.VERSION", "0.10.0")
    code, told = verify(played_otherwise)
    assert (code, "record: unaltered, but played under older rules: entry 0" in told) == (0, True)
    for version in ("0.10.0", "99.0.0"):
        code, told = verify(resealed_as(version, played_otherwise))
        assert code == 1
        assert "DOES NOT REPLAY: entry 0: the digest differs" in told
        assert "older" not in told
    code, told = verify(changed(altered_answer))
    assert code == 1
    assert "  entry 0, digest: altered\n" in told
    assert "older" not in told


@pytest.mark.parametrize("version", ["0.0.9", "", "older", 5])
def test_a_version_without_seals_sealed_nothing(verify: Verify, version: Any) -> None:
    code, told = verify(resealed_as(version, changed(altered_answer)))
    assert code == 1
    assert "older rules" not in told


def test_faults_of_the_head_are_named_beside_those_of_the_entries(verify: Verify) -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][0].pop("by")
        data["salt"] = "other"

    code, told = verify(changed(change))
    assert (code, "  entry 0, by: missing\n" in told, "  salt: altered\n" in told) == (1, True, True)


def unsealed() -> dict[str, Any]:
    return json.loads(MATCH.record().model_dump_json())


def test_a_record_of_today_has_a_seal(verify: Verify) -> None:
    """A salt of several ids came with the seals."""
    match = Match.start("corsari", 2, "seal", "1-2-3")
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default, question.id)
    code, told = verify(json.loads(match.record().model_dump_json()))
    assert (code, "  seal: missing\n" in told) == (1, True)


def test_an_unsealed_record_is_called_so(verify: Verify) -> None:
    code, told = verify(unsealed())
    assert code == 0
    assert "unsealed, from before 0.1.0: what was altered so that it still replays cannot be seen" in told
    assert f"commitment: {RECORD['commitment']}" in told
    assert verify(unsealed(), "--commitment", RECORD["commitment"])[0] == 0
    assert verify(unsealed(), "--commitment", "0" * 64)[0] == 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data["entries"].clear(), "entries: none"),
        (lambda data: data["entries"].pop(), "the match is not over after the last entry"),
        (lambda data: data["kinds"].reverse(), "kinds: reordered"),
        (altered_answer, "unsealed, from before 0.1.0, and does not replay: entry 0: the digest differs"),
    ],
)
def test_a_fault_that_shows_without_a_seal_is_named(verify: Verify, change: Change, fault: str) -> None:
    code, told = verify(changed(change, unsealed()))
    assert (code, fault in told) == (1, True), told


@pytest.mark.parametrize("game", list(GAMES))
def test_every_golden_record_passes_sealed_and_unsealed(verify: Verify, game: str) -> None:
    for path in files_of(game)[:4]:
        golden = read(path)
        record = record_of(golden)
        commitment = commitment_of(key_hashes(bytes.fromhex(record.seed), record.kinds))
        whole = json.loads(sealed(record, VERSION, commitment, golden["result"][0]).model_dump_json())
        assert verify(whole, "--commitment", commitment)[0] == 0, path.name
        assert verify(json.loads(record.model_dump_json()))[0] == 0, path.name


def test_a_record_with_an_unknown_patch_is_refused_by_name(
    verify: Verify, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    patched = MatchRecord.model_validate({**unsealed(), "patches": ["slower dice"]})
    code, told = verify(json.loads(patched.model_dump_json()))
    assert (code, "the game knows no changed rule 'slower dice'" in told) == (1, True)
    assert main(["replay", str(tmp_path / "file.json")]) == 1
    assert "no changed rule 'slower dice'" in capsys.readouterr().err


def test_replay_plays_a_sealed_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "wins the match" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--commitment", "abc"], ["--commitment", "g" * 64], ["--commitment"]])
def test_a_wrong_commitment_is_explained(
    verify: Verify, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        verify(RECORD, *arguments)
    assert ended.value.code == 2
    assert "--commitment" in capsys.readouterr().err


# ---------------------------------------------------------------- stories


def story(match: Match, seat: int | None = None) -> dict[str, Any]:
    return json.loads(story_of(match, commitment_of(match.key_hashes()), seat).model_dump_json())


STORY = story(MATCH, 0)
OPEN_STORY = story(Match.start("corsari", 2, "open"), 0)


def test_a_story_passes_and_the_answer_says_what_is_not_checked(verify: Verify) -> None:
    code, told = verify(STORY)
    assert code == 0
    assert "its dice keys fit the commitment, and " in told
    assert "not checked: what was answered, by whom, and the events that show no draw of a revealed key" in told
    assert "neither seal nor digests" in told
    assert f"commitment: {STORY['commitment']}" in told
    code, told = verify(OPEN_STORY)
    assert (code, "no keys are revealed" in told) == (0, True)


def forged_key(data: dict[str, Any]) -> None:
    data["keys"]["deal"] = "00" * 32


def at(data: dict[str, Any], kind: str) -> dict[str, Any]:
    """Return the first event of a kind."""
    return next(event for event in data["events"] if event["kind"] == kind)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data["events"].clear(), "events: none"),
        (lambda data: data.pop("events"), "events: missing"),
        (lambda data: data["events"].pop(2), "events: number 3 is missing, or is not in its place"),
        (lambda data: data["events"].insert(1, data["events"][5]), "events: number 2 is missing"),
        (lambda data: data["events"].reverse(), "events: number 1 is missing"),
        (lambda data: data["events"][0].update(undone=1), "event 1, undone: altered"),
        (lambda data: at(data, "hand_dealt").update(undone=len(data["events"])), "event 3, undone: altered"),
        (lambda data: data["events"][0].pop("kind"), "events, 0, kind: missing"),
        (lambda data: data["events"][0].update(note=1), "events, 0, note: added"),
        (forged_key, "keys, deal: it is not the key that was committed to"),
        (lambda data: data["keys"].update(deal="zz"), "keys, deal: it is not the key"),
        (lambda data: data["keys"].update(deal=data["keys"]["deal"].upper()), "keys, deal: it is not the key"),
        (lambda data: data["keys"].update(more="00" * 32), "keys, more: it is not the key"),
        (lambda data: data["keys"].pop("deal"), "keys, deal: missing"),
        (lambda data: data["key_hashes"].pop("deal"), "key_hashes, deal: missing"),
        (lambda data: data["key_hashes"].update(more="0" * 64), "key_hashes, more: added"),
        (lambda data: data["key_hashes"].update(deal="0" * 64), "the hashes of the dice keys do not match"),
        (lambda data: data.update(key_hashes=dict(reversed(data["key_hashes"].items()))), "key_hashes: reordered"),
        (lambda data: data.update(commitment="0" * 64), "the hashes of the dice keys do not match the commitment"),
        (lambda data: data.pop("commitment"), "commitment: missing"),
        (lambda data: data["draws"].clear(), "draws: draw 0 of 'deal' is missing"),
        (lambda data: data.pop("draws"), "draws: missing"),
        (lambda data: data.update(seats=2.0), "seats: altered"),
        (lambda data: data.update(seat="0"), "seat: altered"),
        (lambda data: data["events"][0].update(n=True), "events, 0, n: altered"),
        (lambda data: data.update(salt="another"), "it does not show what the keys drew"),
        (lambda data: data.update(game="chess"), "game: there is no game 'chess'"),
        (lambda data: data.update(seats=9), "seats or options: wrong_seats"),
        (lambda data: data["options"].update(limit=3), "seats or options: bad_option"),
        (lambda data: data.update(seat=2), "seat: the match does not have it"),
        (lambda data: at(data, "round_started")["data"].update(discard="R1"), "it does not show what the keys drew"),
        (lambda data: at(data, "hand_dealt")["data"]["hand"].reverse(), "it does not show what the keys drew"),
        (lambda data: at(data, "match_started")["data"].update(first_dealer=9), "event 1: it does not show"),
        (lambda data: at(data, "round_started").update(data={}), "events: they cannot be compared with the keys"),
    ],
)
def test_a_change_of_a_story_is_named(verify: Verify, change: Change, fault: str) -> None:
    code, told = verify(changed(change, STORY))
    assert told.startswith("story: TAMPERED WITH\n")
    assert (code, fault in told) == (1, True), told


def test_a_story_with_forged_keys_that_fit_shows_other_draws(verify: Verify) -> None:
    """The forger keeps the events, and makes key, hash and commitment fit each other."""
    other = story(finished("other dice", limit=20), 0)
    forged = {**STORY, **{part: other[part] for part in ("keys", "key_hashes", "commitment")}}
    code, told = verify(forged)
    assert (code, "it does not show what the keys drew" in told) == (1, True)


def test_a_story_made_anew_as_a_whole_is_found_only_by_its_commitment(verify: Verify) -> None:
    other = story(finished("other dice", limit=20), 0)
    code, told = verify(other)
    assert (code, "(--commitment HEX): a file that was made anew as a whole passes" in told) == (0, True)
    code, told = verify(other, "--commitment", STORY["commitment"])
    assert (code, "  the commitment is not the given one\n" in told) == (1, True)
    assert verify(STORY, "--commitment", STORY["commitment"])[0] == 0


def test_a_story_of_kept_secrets_is_checked_as_far_as_its_keys_go(verify: Verify) -> None:
    match = Match.start("tortuga", 3, "kept", options={"seat_order": "shuffled", "brethren": "auto"})
    for seat in range(3):
        match.resign(seat)
    data = story(match, 1)
    assert set(data["keys"]) == {"seat_order", "brethren", "bag"}
    code, told = verify(data)
    assert (code, "and 7 draws that it shows are those of the keys" in told) == (0, True)
    forged = changed(lambda data: at(data, "pawn_drawn")["data"].update(seat=9), data)
    assert verify(forged)[0] == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_every_golden_story_passes_for_every_reader(verify: Verify, game: str) -> None:
    for path in files_of(game)[:6]:
        match = Match.replay(record_of(read(path)))
        for seat in (None, *range(match.seats)):
            assert verify(story(match, seat))[0] == 0, (path.name, seat)


@pytest.mark.parametrize("kind", ["roll", "first_rolled", "dealt_ships", "dealt_merchants", "dealt_hand"])
def test_forged_dice_and_deals_of_kaiser_are_found(verify: Verify, kind: str) -> None:
    golden = next(path for path in files_of("kaiser") if path.stem == "playthrough_two_seats")
    data = story(Match.replay(record_of(read(golden))), 0)
    event = at(data, kind)
    if kind == "roll":
        event["data"]["ours"]["dice"][0]["face"] += 1
    elif kind == "first_rolled":
        event["data"]["faces"][0]["face"] += 1
    else:
        event["data"]["hand" if kind == "dealt_hand" else "ships"].reverse()
    code, told = verify(data)
    assert (code, f"  event {event['n']}: it does not show what the keys drew\n" in told) == (1, True)


def test_the_draws_of_a_story_with_answers_taken_back_are_those_that_stand(verify: Verify) -> None:
    match = Match.start("kaiser", 2, "undone")
    taken_back = False
    while match.result is None:
        seat, question = next(iter(match.questions.items()))
        assert match.game is not None
        told = match.answer(seat, match.game.pilot(match.view(seat), question), question.id)
        if not taken_back and any(event.kind == "roll" for event in told):
            with suppress(Refusal):
                match.undo(seat, to=len(match.acts) - 1, consent=range(2))
                taken_back = True
    assert taken_back
    data = story(match, 0)
    assert any(event["undone"] for event in data["events"] if event["kind"] == "roll")
    assert verify(data)[0] == 0


def test_the_fields_of_an_entry_are_those_that_the_tests_alter() -> None:
    assert FIELDS == ("type", "seat", "question", "kind", "step", "answer", "by", "digest")
    assert {*HEAD, "entries", "seal"} == {*RECORD}
