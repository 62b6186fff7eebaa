"""What matches have that began with the patch ``fortune_corrections``, and what older ones keep."""

from typing import Any

import pytest

from rules.blackbeard.crown.hunting import act_hunters
from rules.blackbeard.crown.summons import move_or_draw
from rules.blackbeard.state import Position
from rules.blackbeard.voyage import FORTUNE_CORRECTIONS, Voyage
from rules.kernel import Table

from .omens import HAVANA
from .war import PEARL, Contacts, deck, doubt, order, warship


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == FORTUNE_CORRECTIONS)
    return request.param


# ---------------------------------------------------------------- hunters


@pytest.mark.parametrize(("kind", "goal"), [("goto", "J13"), ("blockade", HAVANA)])
def test_4_25_a_warship_that_sails_again_after_a_challenge_does_not_turn_back_in_its_bonus_move(
    contacts: Contacts, patched: bool, kind: str, goal: str
) -> None:
    board = deck()
    pirate = board.pirate("PI14", seat=1)
    other = board.pirate("PI15", seat=2, at=Position("P13", "sea"))
    hunter = warship(board, PEARL, pirate, "J16")
    order(board, hunter, kind, goal)
    doubt(board, 2, hunter, 3)

    def twice(voyage: Voyage) -> Any:
        yield from act_hunters(voyage)
        yield from move_or_draw(voyage, pirate)

    match = board.run(twice)
    match.answer(0, "sail/PI15")
    assert hunter.target == "PI15"
    assert (hunter.position == other.position) == patched
    assert contacts == [(hunter.token, "PI15")] * patched
