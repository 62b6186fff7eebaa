"""The chart compares the state with what it has kept: the same is told as if everything were told each time."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.chart import FACTS, FIELDS, placed
from rules.blackbeard.state import Governor, Part
from rules.blackbeard.voyage import Campaign
from rules.kernel import Match
from rules.kernel.asking import OptionsAsk

from .walks import walk


class Told:
    """All that the chart events of a match have told so far, as plain JSON by piece and field."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        self._read = 0

    def read(self, match: Match) -> None:
        for event in match.log[self._read :]:
            if event.kind == "chart":
                for key, facts in event.data["changed"].items():
                    whole = key.startswith("table/")
                    self.facts[key] = facts if whole else {**self.facts.get(key, {}), **facts}
                for key in event.data["gone"]:
                    del self.facts[key]
        self._read = len(match.log)


def everything(campaign: Campaign) -> dict[str, Any]:
    """Return the whole public state as plain JSON by piece and field, computed without what the chart has kept."""
    found: dict[str, Any] = {
        f"{kind}/{one}": {
            name: adapter.dump_python(getattr(piece, name), mode="json") for name, adapter in FIELDS[kind].items()
        }
        for kind, pieces in placed(campaign.state)
        for one, piece in pieces.items()
    }
    facts = {name: adapter.dump_python(getattr(campaign.state, name), mode="json") for name, adapter in FACTS.items()}
    return found | {f"table/{name}": fact for name, fact in facts.items()}


def changeable(value: Any) -> list[Any]:
    """Return everything in a value that can change, at any depth; what a tuple holds must not."""
    if isinstance(value, list):
        return [value, *(inner for one in value for inner in changeable(one))]
    if isinstance(value, dict):
        return [value, *(inner for one in value.values() for inner in changeable(one))]
    if isinstance(value, tuple):
        assert not [inner for one in value for inner in changeable(one)], value
        return []
    if isinstance(value, str | int | None | Governor):
        return []
    return [value, *(inner for one in vars(value).values() for inner in changeable(one))]


@pytest.mark.parametrize("seats", [3, 5])
def test_facts_told_piece_by_piece_add_up_to_the_whole_state(seats: int) -> None:
    told = Told()

    def look(match: Match) -> None:
        campaign: Campaign = match.state
        told.read(match)
        assert told.facts == everything(campaign)
        pieces = [(kind, one, vars(piece)) for kind, found in placed(campaign.state) for one, piece in found.items()]
        assert len(pieces) == len(campaign.charted), "no two lists share an id"
        assert campaign.charted == {one: (kind, facts) for kind, one, facts in pieces}
        # What is kept would follow every change of the state, and no change would be told, if they shared an object.
        kept = {
            id(one) for one in changeable([*(one.facts for one in campaign.charted.values()), campaign.charted_table])
        }
        assert not kept & {id(one) for one in changeable(campaign.state)}

    match = walk(seats, 40 + seats, turns=8, look=look)
    assert match.result is not None


def test_the_parts_of_pieces_are_equal_by_their_facts() -> None:
    class One(Part):
        def __init__(self, fact: int) -> None:
            self.fact = fact

    assert One(1) == One(1)
    assert One(1) != One(2)
    assert One(1) != 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(One(1))


def test_a_replay_computes_no_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walk(3, 9, turns=6)
    record = match.record()

    def listed(ask: OptionsAsk[Any]) -> Any:
        raise AssertionError(ask.kind)

    monkeypatch.setattr(OptionsAsk, "_listed", listed)
    assert Match.replay(record, GAME).log == match.log
