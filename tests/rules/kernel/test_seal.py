"""A seal names every field of a record that was altered, and every entry that is missing, added or reordered."""

import copy
import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rules.kernel import Match, commitment_of
from rules.kernel.seal import FIELDS, RECORD, SEALING, chained, entry_seal, faults, head_seal, is_sealed

from ...sealing import SealedRecord, sealed
from .toys import CONVOY, PARLEY, SEED

VERSION = "0.1.0"
HEAD = [key for key in (*RECORD, *SEALING) if key not in ("entries", "seal")]
Change = Callable[[dict[str, Any]], object]


def played() -> Match:
    """Play a match with answers, orders and undos, and resign it."""
    match = Match.start(CONVOY, 3, SEED, salt="salt")
    match.set_orders(2, {"fire": "never"})
    match.answer(0, 5)
    match.set_orders(1, {"speed": 7})
    match.undo(1, to=0, consent=(0, 2))
    match.answer(0, 6)
    for seat in range(3):
        match.resign(seat)
    assert match.result is not None
    return match


def whole() -> dict[str, Any]:
    """Return a sealed record as plain JSON."""
    match = played()
    record = sealed(match.record(), VERSION, commitment_of(match.key_hashes()), match.result._asdict())
    return json.loads(record.model_dump_json())


RECORDED = whole()
COUNT = len(RECORDED["entries"])


def named(change: Change) -> list[str]:
    """Return the faults that a change of the record brings."""
    data = copy.deepcopy(RECORDED)
    change(data)
    return [str(fault) for fault in faults(data)]


def other(value: object) -> object:
    """Return another value of the same shape."""
    if isinstance(value, str):
        return value[::-1] + "x"
    if isinstance(value, list):
        return [*value, "x"]
    return {**value, "x": 1} if isinstance(value, dict) else 7 if value is None else int(str(value)) + 1


def test_a_sealed_record_has_no_faults_and_replays() -> None:
    assert faults(RECORDED) == []
    assert {entry["type"] for entry in RECORDED["entries"]} == {"answer", "orders", "undo", "resign"}
    record = SealedRecord.model_validate(RECORDED)
    assert Match.replay(record, CONVOY).result == played().result
    assert is_sealed(RECORDED)
    assert not is_sealed(json.loads(played().record().model_dump_json()))


def test_a_match_without_a_result_is_sealed_as_well() -> None:
    match = Match.start(CONVOY, 3, SEED)
    record = sealed(match.record(), VERSION, commitment_of(match.key_hashes()), None)
    data = json.loads(record.model_dump_json())
    assert faults(data) == []
    assert [str(fault) for fault in faults({**data, "result": {}})] == ["result: altered"]


def test_pins_are_sealed() -> None:
    match = Match.start(PARLEY, 2, SEED)
    match.pin(0, "peek", "yes")
    match.pin(1, "price", "no-high")
    data = json.loads(sealed(match.record(), VERSION, "", None).model_dump_json())
    assert faults(data) == []
    data["entries"][1]["step"] = "peek"
    assert [str(fault) for fault in faults(data)] == ["entry 1, step: altered"]


# ---------------------------------------------------------------- the head


@pytest.mark.parametrize("key", HEAD)
def test_an_altered_field_of_the_head_is_named(key: str) -> None:
    assert named(lambda data: data.update({key: other(data[key])})) == [f"{key}: altered"]


@pytest.mark.parametrize("key", [*HEAD, "entries", "seal"])
def test_a_missing_field_is_named(key: str) -> None:
    assert f"{key}: missing" in named(lambda data: data.pop(key))


def test_an_added_field_is_named() -> None:
    assert named(lambda data: data.update(note="mine")) == ["note: added"]


@pytest.mark.parametrize("inside", ["options", "result"])
def test_the_keys_inside_a_field_count_but_not_their_order(inside: str) -> None:
    assert named(lambda data: data[inside].update(x=1)) == [f"{inside}: altered"]
    assert named(lambda data: data.update({inside: dict(reversed(data[inside].items()))})) == []


def test_the_order_of_the_kinds_counts() -> None:
    match = played()
    twofold = match.record().model_copy(update={"kinds": ["a", "b"]})
    data = json.loads(sealed(twofold, VERSION, "", None).model_dump_json())
    assert [str(fault) for fault in faults({**data, "kinds": ["b", "a"]})] == ["kinds: altered"]


# ---------------------------------------------------------------- the entries


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("position", range(COUNT))
def test_an_altered_field_of_an_entry_is_named(position: int, field: str) -> None:
    def change(data: dict[str, Any]) -> None:
        entry = data["entries"][position]
        entry[field] = other(entry[field])

    assert named(change) == [f"entry {position}, {field}: altered"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_of_an_entry_is_named(field: str) -> None:
    assert named(lambda data: data["entries"][1].pop(field)) == [f"entry 1, {field}: missing"]


def test_an_added_field_of_an_entry_is_named() -> None:
    assert named(lambda data: data["entries"][1].update(note=1)) == ["entry 1, note: added"]


@pytest.mark.parametrize("position", range(COUNT))
def test_a_missing_entry_is_named(position: int) -> None:
    found = named(lambda data: data["entries"].pop(position))
    assert found == ["number of entries: altered", f"entry {position}: missing"]


@pytest.mark.parametrize("position", range(COUNT + 1))
def test_an_added_entry_is_named(position: int) -> None:
    entry = {**RECORDED["entries"][0], "question": "0.9", "digest": "0" * 32}
    found = named(lambda data: data["entries"].insert(position, entry))
    assert found == ["number of entries: altered", f"entry {position}: added"]


@pytest.mark.parametrize("position", range(1, COUNT))
def test_reordered_entries_are_named(position: int) -> None:
    def swap(data: dict[str, Any]) -> None:
        entries = data["entries"]
        entries[position - 1], entries[position] = entries[position], entries[position - 1]

    found = named(swap)
    assert found
    assert all(fault.endswith(": reordered") for fault in found)
    assert {fault.split(":")[0] for fault in found} <= {f"entry {position - 1}", f"entry {position}"}


def test_several_changes_are_each_named() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][0]["by"] = "pilot"
        del data["entries"][3]
        data["entries"][-1]["seat"] = 9

    assert named(change) == [
        "number of entries: altered",
        "entry 0, by: altered",
        "entry 3: missing",
        f"entry {COUNT - 2}, seat: altered",
    ]


def test_a_record_without_entries_misses_all_of_them() -> None:
    found = named(lambda data: data["entries"].clear())
    assert found == ["number of entries: altered", *(f"entry {position}: missing" for position in range(COUNT))]


# ---------------------------------------------------------------- the seal itself


@pytest.mark.parametrize("part", ["head", "entries", "chain", "whole"])
def test_a_missing_or_altered_part_of_the_seal_is_named(part: str) -> None:
    assert named(lambda data: data["seal"].pop(part)) == [f"seal.{part}: missing"]
    found = named(lambda data: data["seal"].update({part: other(data["seal"][part])}))
    assert len(found) == 1
    assert found[0].startswith(f"seal.{part}")
    assert named(lambda data: data["seal"].update({part: 5})) == [f"seal.{part}: altered"]


def test_an_added_part_of_the_seal_is_named() -> None:
    assert named(lambda data: data["seal"].update(more="")) == ["seal.more: added"]


@pytest.mark.parametrize("key", [*HEAD, "entries"])
def test_an_altered_hash_of_the_head_is_told_from_an_altered_field(key: str) -> None:
    assert named(lambda data: data["seal"]["head"].update({key: "0" * 64})) == [f"seal.head.{key}: altered"]


def test_an_altered_or_missing_tag_is_told_from_an_altered_entry() -> None:
    assert named(lambda data: data["seal"]["entries"].__setitem__(2, "0" * 64)) == ["seal.entries: altered"]
    assert named(lambda data: data["seal"]["entries"].pop()) == ["seal.entries: altered"]


def test_an_alteration_that_the_short_tags_miss_breaks_the_chain() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][1]["by"] = "pilot"
        data["seal"]["entries"][1] = entry_seal(data["entries"][1])

    assert named(change) == ["an entry or seal.chain: altered"]


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(entries=None),
        lambda data: data.update(entries={"0": 1}),
        lambda data: data["entries"].__setitem__(0, "gone"),
        lambda data: data.update(seal=[]),
        lambda data: data["seal"].update(entries=[1]),
        lambda data: data.update(seed="\ud800"),
        lambda data: data["entries"][0].update(answer=float("nan")),
    ],
)
def test_any_shape_can_be_checked(change: Change) -> None:
    assert named(change)


# ---------------------------------------------------------------- made anew


def test_a_seal_can_be_written_again_from_its_description() -> None:
    def hashed(label: str, value: object) -> str:
        text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(f"quartermaster seal 1|{label}|{text}".encode()).hexdigest()

    head = {key: hashed(f"head.{key}", RECORDED[key]) for key in HEAD} | {"entries": hashed("head.entries", COUNT)}
    chain = ""
    for entry in RECORDED["entries"]:
        chain = hashed("chain", [chain, *(entry[field] for field in FIELDS)])
    tags = ["".join(hashed(f"entry.{field}", entry[field])[:8] for field in FIELDS) for entry in RECORDED["entries"]]
    assert RECORDED["seal"] == {
        "head": head,
        "entries": tags,
        "chain": chain,
        "whole": hashed("whole", [head, chain]),
    }


def test_text_is_hashed_as_it_is_written() -> None:
    entry: Mapping[str, Any] = dict.fromkeys(FIELDS) | {"answer": {"b": "é日", "a": [1, True, None]}}
    written = 'quartermaster seal 1|entry.answer|{"a":[1,true,null],"b":"é日"}'
    assert entry_seal(entry)[40:48] == hashlib.sha256(written.encode()).hexdigest()[:8]
    assert head_seal({"seats": 2}) == {"seats": hashlib.sha256(b"quartermaster seal 1|head.seats|2").hexdigest()}


def test_the_chain_goes_on_where_it_stopped() -> None:
    entries = RECORDED["entries"]
    assert chained(chained("", entries[:3]), entries[3:]) == chained("", entries) == RECORDED["seal"]["chain"]
