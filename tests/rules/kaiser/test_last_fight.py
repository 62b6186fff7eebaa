"""The last contest in a view says what its hit does (KS 5.2.1, 5.3.3)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.kaiser.coins import hit_of
from rules.kaiser.options import Options
from rules.kaiser.view.watcher import KaiserWatcher
from rules.kernel import SeenEvent

from ...games.playthroughs import files_of, read

FATES = ("captured", "damaged", "sunk")
"""Kinds of event that tell what becomes of a ship that was hit."""


def test_a_hit_is_shown_as_what_becomes_of_the_ship() -> None:
    """Over all golden playthroughs: with a Boarding Party, without one, by the Phantom."""
    met: Counter[tuple[str, str]] = Counter()
    for path in files_of("kaiser"):
        golden = read(path)
        head, told = golden["head"][0], golden["told"]
        watcher = KaiserWatcher(None, head["seats"], Options.model_validate(head["options"]))
        for n, (kind, rule, data) in enumerate(told):
            watcher.see(SeenEvent(n, kind, data, rule, personal=False))
            if kind != "roll" or data["outcome"] not in ("sunk", "damaged") or data["theirs"]["what"] != data["ship"]:
                continue
            fight = watcher.view().last_fight
            assert fight is not None
            hit = hit_of(fight)
            fate = fate_of(data["ship"], told[n + 1 :])
            met[hit, fate] += 1
            assert (hit == "captured") == (fate == "captured"), (path.name, n)
            assert fate or hit in ("spared", "again"), (path.name, n)
            assert not fate or hit != "spared", (path.name, n)
    assert met["captured", "captured"] > 5
    assert met["spared", ""] > 3
    assert met["again", ""] > 0


def fate_of(ship: str, after: Sequence[Sequence[Any]]) -> str:
    """Return the first event about a ship before the next attack on it, "" for none."""
    for kind, _, data in after:
        if kind == "roll" and data["theirs"]["what"] == ship:
            return ""
        if kind in FATES and data["ship"] == ship:
            return kind
    return ""
