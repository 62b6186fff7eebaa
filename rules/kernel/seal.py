"""The seal of a record: hashes without a key, which show what was altered after a match was stored.

    canon(v)       = v as JSON: keys sorted, no spaces, every character as it is that JSON need not escape
    hash(label, v) = SHA-256 of "quartermaster seal 1|<label>|<canon(v)>", in hex
    head           = for every field of the record but the entries, the course and the seal:
                     hash("head.<field>", value); and hash("head.entries", number of entries)
    entries        = for each entry the first 8 digits of hash("entry.<field>", value) of each field, joined
    chain(0)       = ""
    chain(n)       = hash("chain", [chain(n - 1), the fields of the n-th entry])
    whole          = hash("whole", [head, chain])

``whole`` says whether a record is as it was sealed; the other hashes say what was altered. Anybody can make a seal: a
record that was made anew from beginning to end is sealed as well. Only the commitment that was posted before the match
shows such a forgery. A seal would confirm guesses of secrets, so nobody gets the seal of an open match.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from hashlib import sha256
from typing import Any, Literal, NamedTuple, cast

from rules.kernel.record import MatchRecord, Seal

FIRST_SEALED = "0.1.0"
"""The first version that seals matches."""

FIELDS = ("type", "seat", "question", "kind", "step", "answer", "by", "digest")
"""The fields of an entry, in the order in which they are sealed."""
RECORD = tuple(MatchRecord.model_fields)
"""The fields of a record."""
SEALING = ("version", "commitment", "result", "seal")
"""The fields that a sealed record has beside those of a record."""
DERIVED = "course"
"""The field of an exported record that follows from the others and the rules; it is not sealed."""
PARTS = ("head", "entries", "chain", "whole")
NO_CHAIN = ""
TAG = 8

_canon = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


class Fault(NamedTuple):
    """A difference between a record and its seal: ``what`` names the field or the entry; entries count from 0."""

    what: str
    how: Literal["altered", "missing", "added", "reordered"]

    def __str__(self) -> str:
        return f"{self.what}: {self.how}"


def hashed(label: str, value: object) -> str:
    """Return the hash of plain JSON under a label."""
    # A changed file may hold lone surrogates, which are no characters.
    return sha256(f"quartermaster seal 1|{label}|{_canon(value)}".encode(errors="surrogatepass")).hexdigest()


# ---------------------------------------------------------------- sealing


def head_seal(facts: Mapping[str, Any]) -> dict[str, str]:
    """Return the hash of each fact of a record, plain JSON; ``entries`` is their number."""
    return {fact: hashed(f"head.{fact}", value) for fact, value in facts.items()}


def entry_seal(entry: Mapping[str, Any]) -> str:
    """Return the tags of an entry's fields."""
    return "".join(hashed(f"entry.{name}", entry.get(name))[:TAG] for name in FIELDS)


def chained(chain: str, entries: Iterable[Mapping[str, Any]]) -> str:
    """Return the running hash after some more entries."""
    for entry in entries:
        chain = hashed("chain", [chain, *(entry.get(name) for name in FIELDS)])
    return chain


def whole_seal(head: Mapping[str, str], chain: str) -> str:
    """Return the hash over a whole seal."""
    return hashed("whole", [dict(head), chain])


def seal_of(data: Mapping[str, Any]) -> Seal:
    """Return the seal of a record that is plain JSON; a seal that it has is not looked at."""
    entries: Sequence[Mapping[str, Any]] = data["entries"]
    facts = {key: value for key, value in data.items() if key not in ("entries", DERIVED, "seal")}
    head, chain = head_seal({**facts, "entries": len(entries)}), chained(NO_CHAIN, entries)
    return Seal(head=head, entries=[entry_seal(entry) for entry in entries], chain=chain, whole=whole_seal(head, chain))


# ---------------------------------------------------------------- checking


def is_sealed(data: Mapping[str, Any]) -> bool:
    """Return whether a record has a seal, or had one: none of what a seal adds is in an unsealed record."""
    return any(key in data for key in SEALING)


def faults(data: Mapping[str, Any]) -> list[Fault]:
    """Return every difference between a sealed record, as plain JSON of any shape, and its seal."""
    found = [Fault(key, "missing") for key in (*RECORD, *SEALING) if key not in data]
    found += _misshapen(data.get("entries"), data.get("seal"))
    if found:
        return list(dict.fromkeys([*found, *_of_odd_head(data)]))
    seal, right = cast("Mapping[str, Any]", data["seal"]), seal_of(data)
    # Equal here: the record is the sealed one, and what differs below is the seal itself.
    intact = right.whole == seal["whole"]
    found = [
        *_of_mappings(seal["head"], right.head, intact=intact),
        *_of_entries(seal["entries"], right.entries, intact=intact),
    ]
    if not intact and not found:
        # Either is as unlikely as the other, and neither has a name of its own.
        found.append(Fault("seal.whole" if right.chain == seal["chain"] else "an entry or seal.chain", "altered"))
    elif intact and right.chain != seal["chain"]:
        found.append(Fault("seal.chain", "altered"))
    return found


def _misshapen(entries: object, seal: object) -> list[Fault]:
    """Return what keeps a record from being compared with its seal."""
    found: list[Fault] = []
    if not isinstance(entries, list):
        found.append(Fault("entries", "altered"))
    else:
        for position, entry in enumerate(cast("list[object]", entries)):
            found += _misshapen_entry(position, entry)
    if not isinstance(seal, Mapping):
        return [*found, Fault("seal", "altered")]
    parts = cast("Mapping[object, object]", seal)
    found += [Fault(f"seal.{part}", "missing") for part in PARTS if part not in parts]
    found += [Fault(f"seal.{part}", "added") for part in parts if part not in PARTS]
    right = {
        "head": isinstance(parts.get("head"), Mapping),
        "entries": isinstance(listed := parts.get("entries"), list)
        and all(isinstance(tags, str) for tags in cast("list[object]", listed)),
        "chain": isinstance(parts.get("chain"), str),
        "whole": isinstance(parts.get("whole"), str),
    }
    return found + [Fault(f"seal.{part}", "altered") for part in PARTS if part in parts and not right[part]]


def _misshapen_entry(position: int, entry: object) -> list[Fault]:
    if not isinstance(entry, Mapping):
        return [Fault(f"entry {position}", "altered")]
    fields = cast("Mapping[object, object]", entry)
    lost = [Fault(f"entry {position}, {name}", "missing") for name in FIELDS if name not in fields]
    return lost + [Fault(f"entry {position}, {name}", "added") for name in fields if name not in FIELDS]


def _of_odd_head(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield the differences of the head of a record that cannot be compared as a whole."""
    seal, entries = data.get("seal"), data.get("entries")
    head: object = cast("Mapping[object, object]", seal).get("head") if isinstance(seal, Mapping) else None
    if isinstance(head, Mapping):
        facts = {key: value for key, value in data.items() if key not in ("entries", "seal")}
        number = {"entries": len(cast("list[object]", entries))} if isinstance(entries, list) else {}
        yield from _of_mappings(cast("Mapping[str, str]", head), head_seal({**facts, **number}), intact=False)


def _of_mappings(sealed_head: Mapping[str, str], right: Mapping[str, str], *, intact: bool) -> Iterator[Fault]:
    for key in dict.fromkeys((*right, *sealed_head)):
        if intact and sealed_head.get(key) != right.get(key):
            yield Fault(f"seal.head.{key}", "altered")
        elif key not in sealed_head:
            yield Fault(key, "added")
        elif key not in right:
            yield Fault(key, "missing")
        elif sealed_head[key] != right[key]:
            yield Fault("number of entries" if key == "entries" else key, "altered")


def _of_entries(sealed_tags: Sequence[str], right: Sequence[str], *, intact: bool) -> list[Fault]:
    if intact:
        return [] if list(sealed_tags) == list(right) else [Fault("seal.entries", "altered")]
    found: list[tuple[int, Fault]] = []
    blocks = SequenceMatcher(None, sealed_tags, right, autojunk=False).get_opcodes()
    differing = [(range(i, j), range(k, m)) for what, i, j, k, m in blocks if what != "equal"]
    moved = Counter(sealed_tags[i] for was, _ in differing for i in was)
    moved &= Counter(right[k] for _, now in differing for k in now)
    for was, now in differing:
        gone = [(i, sealed_tags[i]) for i in was if not moved[sealed_tags[i]]]
        come = [(k, right[k]) for k in now if not moved[right[k]]]
        found += [(k, Fault(f"entry {k}", "reordered")) for k in now if moved[right[k]]]
        found += _replaced(gone, come)
    return [fault for _, fault in sorted(found, key=lambda one: one[0])]


def _replaced(gone: list[tuple[int, str]], come: list[tuple[int, str]]) -> Iterator[tuple[int, Fault]]:
    """Yield what became of the entries of one place: pairs of the same entry are altered, the rest missing or added."""
    aligned = len(gone) == len(come)
    while gone and come:
        (was, sealed_one), (now, one) = gone[0], come[0]
        if aligned or _same(sealed_one, one):
            yield from ((now, Fault(f"entry {now}, {name}", "altered")) for name in _different(sealed_one, one))
            gone, come = gone[1:], come[1:]
        elif len(gone) > len(come):
            yield was, Fault(f"entry {was}", "missing")
            gone = gone[1:]
        else:
            yield now, Fault(f"entry {now}", "added")
            come = come[1:]
    yield from ((was, Fault(f"entry {was}", "missing")) for was, _ in gone)
    yield from ((now, Fault(f"entry {now}", "added")) for now, _ in come)


def _tags(tags: str) -> dict[str, str]:
    return {name: tags[TAG * place : TAG * (place + 1)] for place, name in enumerate(FIELDS)}


def _same(one: str, other: str) -> bool:
    """Return whether two tags are of the same entry: every digest is another, and most questions are."""
    first, second = _tags(one), _tags(other)
    return first["digest"] == second["digest"] or (
        first["question"] == second["question"] != hashed("entry.question", None)[:TAG]
    )


def _different(one: str, other: str) -> list[str]:
    first, second = _tags(one), _tags(other)
    return [name for name in FIELDS if first[name] != second[name]] or ["its seal"]
