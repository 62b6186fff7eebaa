"""Orders that name a merchant, in matches with the patch ``named_merchants``, and in older ones."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.hidden import Entry
from rules.blackbeard.policies import ask_policy
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT, inspect_and_attack
from rules.blackbeard.sea.search import SEARCH
from rules.blackbeard.ship.figures import combat
from rules.blackbeard.state import Position, Sail
from rules.blackbeard.view.model import BlackbeardView, Me
from rules.blackbeard.voyage import NAMED_MERCHANTS, VOYAGE_CORRECTIONS
from rules.kernel import Table

from .decks import Deck, told
from .scenes import QUIET, attacker, of_class, sail
from .test_orders import turn_of
from .test_summary import facts

STRONG = of_class(7, nation="English")
"""A merchant beyond most policies, of the flag that would cost a Refuge in an English port."""


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rule, and by the old one."""
    changed = (VOYAGE_CORRECTIONS, *([NAMED_MERCHANTS] if request.param else []))
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in changed)
    return request.param


@pytest.mark.parametrize("policy", ["combat", "5", "0", "spare"])
def test_bn_9_12_a_merchant_that_the_orders_name_is_attacked_whatever_the_policy(policy: str, patched: bool) -> None:
    deck = Deck(**QUIET, dice={"attack": [3, 3], "defence": [2, 2]})
    pirate = attacker(deck)
    pirate.refuge = "16"
    deck.policy(pirate, merchant=policy)
    there = pirate.position.place
    sail(deck, STRONG, there, known=True)
    sail(deck, of_class(2), there, "sail2")
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {"target": "sail1"}))
    assert [one["token"] for one in told(match, "merchant_fought")] == ["sail1"] * patched
    assert len(told(match, "merchant_declined")) == (not patched)


def test_a_summary_leaves_out_the_policy_that_says_nothing_about_a_named_merchant(patched: bool) -> None:
    deck = Deck(**QUIET)
    pirate = deck.pirate("PI14")
    pirate.refuge = "16"
    sail(deck, STRONG, pirate.position.place, known=True)
    entry = Entry(operation="attack_merchant", arguments={"target": "sail1"}, overrides={"merchant": "spare"})
    told = facts(deck, entry)
    assert (told["policies"], told["shuns"], told["nation"]) == ([], not patched, "English")


def test_bn_9_12_the_policy_decides_about_a_merchant_that_nobody_has_seen() -> None:
    for target in ({"target": "random"}, {}):
        deck = Deck(**QUIET)
        pirate = attacker(deck)
        sail(deck, STRONG, pirate.position.place)
        match = deck.run(lambda voyage, who=pirate, target=target: inspect_and_attack(voyage, who, target))
        assert len(told(match, "merchant_declined")) == 1


@pytest.mark.parametrize(("nation", "fights"), [("English", False), ("Spanish", True)])
def test_bn_9_22_a_captain_may_spare_the_flag_of_his_refuge_alone_however_strong_others_are(
    nation: str, *, fights: bool
) -> None:
    deck = Deck(**QUIET)
    pirate = attacker(deck)
    pirate.refuge = "16"
    deck.policy(pirate, merchant="others")
    # A draw.
    deck.dice.update({"attack": [1, 8 - combat(pirate)], "defence": [1, 1]})
    sail(deck, of_class(7, nation=nation), pirate.position.place)
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    assert len(told(match, "merchant_fought")) == fights
    assert len(told(match, "merchant_declined")) == (not fights)


def test_bn_9_12_who_wants_to_be_asked_is_asked_about_a_named_merchant_too() -> None:
    deck = Deck(**QUIET)
    pirate = attacker(deck)
    deck.policy(pirate, merchant="ask")
    sail(deck, STRONG, pirate.position.place, known=True)
    match = deck.run(lambda voyage: inspect_and_attack(voyage, pirate, {"target": "sail1"}))
    assert [(one.kind, one.default) for one in match.questions.values()] == [("attack_merchant", "decline")]


def test_bn_9_12_a_plan_that_names_a_merchant_lets_it_not_go(patched: bool) -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.refuge = "16"
    deck.campaign.state.sails = [Sail("sail1", "J9", STRONG)]
    for policy in ("3", "spare"):
        overrides = {"merchant": policy}
        named = facts(deck, Entry(operation="attack_merchant", arguments={"target": "sail1"}, overrides=overrides))
        assert bool(named["spares"]) is (policy == "3" and not patched)
        assert named["shuns"] is (policy == "spare" and not patched)
        # What the attack costs is told all the same.
        assert named["nation"] == "English"
        unseen = facts(deck, Entry(operation="search", arguments={"target": "random"}, overrides=overrides))
        assert unseen["spares"]
    entry = Entry(operation="search", arguments={"target": "random"}, overrides={"merchant": "others"})
    unseen = facts(deck, entry)
    assert (unseen["spares"], unseen["shuns"], unseen["nation"]) == (0, True, "English")


@pytest.mark.parametrize(("ordered", "asks"), [({}, False), ({"merchant": "ask"}, True)])
def test_bn_9_12_the_question_of_a_target_says_whether_a_named_one_is_attacked(
    ordered: dict[str, str], asks: bool, patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "read_orders", lambda _table, _seat: ordered)
    deck = Deck()
    deck.pirate()
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    deck.campaign.hidden.faces["sail1"] = STRONG
    deck.campaign.state.sails = [Sail("sail1", "J9"), Sail("sail2", "J9", STRONG)]
    question = turn_of(deck).questions[0]
    step = question.step_with("PI14_attack_merchant_target", {"PI14_operation": "attack_merchant"})
    assert step is not None
    assert step.data["sure"] is (patched and not asks)


def test_bn_9_12_the_question_of_the_policy_says_that_named_merchants_are_attacked(patched: bool) -> None:
    deck = Deck()
    found = list[Any]()
    deck.run(lambda voyage: found.extend(next(ask_policy(voyage.table, 0, "merchant", "merchant"))))
    assert found[0].data["named"] is patched


@pytest.mark.parametrize("refuge", ["", "16"])
def test_bn_9_12_nobody_is_sent_against_a_merchant_that_is_named_by_default(refuge: str) -> None:
    """The only merchant of the hex is too strong, or would cost the Refuge."""
    deck = Deck()
    deck.pirate().refuge = refuge
    deck.campaign.state.sails = [Sail("sail1", "J9", of_class(4, nation="English") if refuge else of_class(8))]
    deck.pirate("PI15", 1, at=Position("T5", "sea"))
    question = turn_of(deck).questions[0]
    options, state = deck.options.model_dump(), deck.campaign.state
    view = BlackbeardView(seats=state.seats, seat=0, options=options, state=state, me=Me())
    answers = [*(one.answer for one in question.proposals), GAME.advise(view, question).answer]
    assert len(answers) > 1
    assert all(answer["PI14_operation"] != ATTACK_MERCHANT.id for answer in answers)
    assert answers[-1]["PI14_operation"] == SEARCH.id
