"""What is offered as a choice in matches with the patch ``tidy_choices``: nothing idle, and goods by their types."""

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.duel import duel
from rules.blackbeard.battle.duellists import duellist
from rules.blackbeard.ship.damage import free_damage
from rules.blackbeard.state import Position
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import TIDY_CHOICES
from rules.kernel import Question, Table

from .decks import Deck, told
from .test_nothing_in_vain import asked_for_refuges, northern
from .test_orders import ids, step, turn_of


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by all changed rules, and by those before this patch."""
    known = [patch for patch in GAME.patches if request.param or patch != TIDY_CHOICES]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    return request.param


@pytest.mark.parametrize(
    ("cabin", "hidden", "parts"),
    [(456, 0, ["deposit"]), (0, 456, ["withdraw"]), (0, 0, []), (10, 10, ["deposit", "withdraw"])],
)
def test_bn_10_71_a_part_of_no_money_is_not_offered(patched: bool, cabin: int, hidden: int, parts: list[str]) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position(PORTS["25"].hex, "port"))
    pirate.refuge, pirate.cabin = "25", cabin
    deck.campaign.hidden.treasures["PI14"] = {"25": hidden} if hidden else {}
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    asked = step(turn_of(deck).questions[0], "PI14_treasure", {"PI14_extras": ["treasure"]})
    # A sale may yet bring money to hide.
    whole = ["deposit_all", "withdraw_all"]
    assert ids(asked) == [*whole, *(parts if patched else ["deposit", "withdraw"])]


def test_bn_6_3_goods_that_may_float_are_listed_by_their_types(patched: bool) -> None:
    deck = Deck(dice={"crates": [2]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["arms", "furniture", "gold50", "furniture"]
    pirate.ship.holds[1].markers = ["arms", "furniture"]
    match = deck.run(lambda voyage: free_damage(voyage, pirate, 13, "storm", combat=False))
    (question,) = match.questions.values()
    listed = [(option.data["marker"], option.data["copy"]) for option in question.options]
    by_type = [("furniture", 1), ("furniture", 2), ("furniture", 3), ("arms", 1), ("arms", 2)]
    as_stowed = [("arms", 1), ("furniture", 1), ("furniture", 2), ("arms", 2), ("furniture", 3)]
    assert listed == (by_type if patched else as_stowed)
    match.answer(0, [option.id for option in question.options if option.data["marker"] == "arms"])
    assert deck.campaign.state.flotsam[0].markers == ("arms", "arms")


def rerolls(question: Question) -> bool:
    return any(one.step == "PI14_reroll" for one in question.steps_with({}))


@pytest.mark.parametrize(("sails", "markers", "of_use"), [(0, [], True), (1, [], False), (1, ["mainsail"], False)])
def test_bn_21_1_the_die_of_a_ship_that_cannot_sail_is_not_rolled_again(
    patched: bool, sails: int, markers: list[str], of_use: bool
) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.ship.damage["sails"] = sails
    pirate.ship.holds[0].markers = markers
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    assert rerolls(turn_of(deck).questions[0]) == (of_use or not patched)


@pytest.mark.parametrize(
    ("free", "asked", "only"), [(("14", "21"), ["0"], [False, True]), (("14", "15", "21"), ["0", "1"], [False, False])]
)
def test_bn_7_2_a_refuge_that_nobody_chose_is_told_as_the_only_port_left(
    patched: bool, free: tuple[str, ...], asked: list[str], only: list[bool]
) -> None:
    deck = northern(*free)
    first, second = asked_for_refuges(deck, "14")
    assert [one.split()[0] for one in [*first, *second]] == asked
    match = deck.match
    assert match is not None
    for question in [*match.questions.values()]:
        match.answer(question.seat, question.default)
    chosen = told(match, "refuge_chosen")
    assert [event.get("only", False) for event in chosen] == [one and patched for one in only]


@pytest.mark.parametrize(("wounds", "offered"), [(0, ["0", "1", "2", "3"]), (1, ["0", "1", "2"]), (2, ["0", "1"])])
def test_bn_19_6_limits_of_a_surrender_that_mean_the_same_are_offered_once(
    patched: bool, wounds: int, offered: list[str]
) -> None:
    deck = Deck()
    low, teach = deck.pirate(at=Position("J9", "sea")), deck.pirate("PI15", 1, at=Position("J9", "sea"))
    deck.policy(low, duel_surrender="ask")
    worn = duellist(low)._replace(endurance=3 - wounds)
    match = deck.run(lambda voyage: duel(voyage, worn, duellist(teach)))
    asked = step(match.questions[0], "surrender", {})
    assert ids(asked) == (offered if patched else ["0", "1", "2", "3"])
