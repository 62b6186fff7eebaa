"""Nothing is asked, offered or spent in vain in matches with the patch ``nothing_in_vain``."""

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.hunters import fight_hunters
from rules.blackbeard.setup import choose_refuges
from rules.blackbeard.state import Pirate, Position
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import NOTHING_IN_VAIN, Voyage
from rules.kernel import Match, Play, Table

from .decks import Deck, told
from .hunting import commissioner, hunting, warship
from .scenes import aboard


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


# ---------------------------------------------------------------- breaking off (BN 13.62)


def slow(deck: Deck, *markers: str) -> Pirate:
    """Return Teach in a sloop that has lost four points of Speed: it makes -1."""
    pirate = deck.pirate()
    pirate.ship.damage.update({"hull": 2, "crew": 2})
    aboard(pirate, *markers)
    return pirate


def battle(deck: Deck, pirate: Pirate, foe: str, **policies: str) -> Match:
    """Begin a battle whose captain wants to be asked about breaking off."""
    hunter = commissioner(deck, foe) if foe.startswith("KC") else warship(deck, foe)
    if hunter.kind == "warship":
        hunter.face = foe

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask", **policies})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    return deck.run(play)


def asks(match: Match) -> bool:
    """Return whether the captain is asked for his plan at the start."""
    return 0 in match.questions and not told(match, "hunter_round")


def sinking() -> Deck:
    """Return a deck in which each round costs the captain five points."""
    return hunting(hunter_battle=[6, 1] * 9, location=[4, 5, 1, 3, 2] * 9, crates=[1])


@pytest.mark.parametrize(
    ("foe", "markers", "sure"),
    [
        ("W05", (), True),  # Speed 5
        ("W05", ("mainsail",), True),  # he would make 1
        ("KC7", (), True),  # its Speed never falls below 0
        ("KC7", ("mainsail",), False),
    ],
)
def test_bn_13_62_who_cannot_break_off_is_not_asked(
    foe: str, markers: tuple[str, ...], sure: bool, patched: bool
) -> None:
    deck = sinking()
    assert asks(battle(deck, slow(deck, *markers), foe)) is not (sure and patched)


@pytest.mark.parametrize("foe", ["W05", "KC7"])
def test_bn_13_62_who_may_yet_break_off_is_asked(foe: str) -> None:
    """Speed 3 and a mainsail are as fast as W05; KC7 may lose Speed in each round."""
    deck = hunting()
    pirate = deck.pirate()
    aboard(pirate, "mainsail")
    assert asks(battle(deck, pirate, foe))


def test_bn_13_62_a_mainsail_moves_no_ship_at_anchor(patched: bool) -> None:
    deck = sinking()
    pirate = deck.pirate(at=Position("A15", "anchored"))
    aboard(pirate, "mainsail")
    hunter = warship(deck, "W05", Position("A15", "sea"))
    hunter.face = "W05"

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask"})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    assert asks(deck.run(play)) is not patched


def test_bn_13_62_a_secret_speed_is_not_betrayed() -> None:
    deck = hunting()
    pirate, hunter = slow(deck), warship(deck, "W05")

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask"})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    assert asks(deck.run(play))


def test_bn_13_62_a_plan_for_arms_leaves_out_the_step_that_cannot_matter(patched: bool) -> None:
    deck = sinking()
    match = battle(deck, slow(deck, "arms"), "W05", arms="ask")
    question = match.questions[0]
    courses = ["fight_on"] if patched else ["break_off", "fight_on"]
    assert [one.id for one in question.proposals] == courses
    assert ("breaks" in [step.step for step in question.steps]) is not patched
    match.answer(0, question.proposals[0].answer)
    assert told(match, "hunter_round")
