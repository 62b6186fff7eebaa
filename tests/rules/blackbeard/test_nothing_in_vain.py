"""Nothing is asked, offered or spent in vain in matches with the patch ``nothing_in_vain``."""

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.setup import choose_refuges
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import NOTHING_IN_VAIN
from rules.kernel import Table

from .decks import Deck, told


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by all changed rules, and by those before this patch."""
    known = [patch for patch in GAME.patches if request.param or patch != NOTHING_IN_VAIN]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    return request.param


# ---------------------------------------------------------------- the Refuge (BN 7.2)


def northern(*free: str, seats: int = 2) -> Deck:
    """Return a deck in which only some ports of the North Atlantic stand."""
    deck = Deck(seats)
    for number, port in deck.campaign.state.ports.items():
        port.destroyed = PORTS[number].sea == "NA" and number not in free
    return deck


def asked_for_refuges(deck: Deck, *answers: str) -> list[list[str]]:
    """Return the kinds of questions that wait, one list after the other, as some answers of seat 0 come in."""
    dealt = ["PI14", "PI15", "PI16"][: deck.campaign.state.seats]
    match = deck.run(lambda voyage: choose_refuges(voyage, dealt))
    found = [[f"{seat} {one.kind}" for seat, one in match.questions.items()]]
    for answer in answers:
        match.answer(0, answer)
        found.append([f"{seat} {one.kind}" for seat, one in match.questions.items()])
    return found


def test_bn_7_2_one_port_is_taken_without_a_question(patched: bool) -> None:
    deck = northern("14", "21")
    assert asked_for_refuges(deck, "14") == [["0 choose_refuge"], [] if patched else ["1 choose_end"]]
    refuges = {name: pirate.refuge for name, pirate in deck.campaign.state.pirates.items()}
    assert refuges == ({"PI14": "14", "PI15": "21"} if patched else {"PI14": "14"})
    match = deck.match
    assert match is not None
    assert not any("taken" in event for event in told(match, "refuge_chosen"))


def test_bn_7_2_who_comes_after_a_sure_port_is_asked_about_the_sea_beyond(patched: bool) -> None:
    """The second seat has one port; the third one comes to two ends of the Caribbean."""
    waiting = asked_for_refuges(northern("14", "21", seats=3), "14")[1]
    assert waiting == (["2 choose_end"] if patched else ["1 choose_end", "2 choose_end"])


def test_bn_7_2_two_ports_are_a_choice_for_the_first_of_the_others() -> None:
    assert asked_for_refuges(northern("14", "15", "21"), "15") == [["0 choose_refuge"], ["1 choose_end"]]


def test_bn_7_2_whom_another_seat_leaves_one_port_has_no_choice(patched: bool) -> None:
    """Of two ports the second seat takes either; then one is left for the third."""
    waiting = asked_for_refuges(northern("14", "15", "21", seats=3), "15")[1]
    assert waiting == ["1 choose_end", *(["2 choose_end"] * (not patched))]


def test_bn_7_2_the_first_captain_takes_the_only_port(patched: bool) -> None:
    assert asked_for_refuges(northern("14"))[0][:1] == (["1 choose_end"] if patched else ["0 choose_refuge"])
