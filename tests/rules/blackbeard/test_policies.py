"""The policies that are lists (spec 4.4): the order of free damage, and the rolls at which cunning is used."""

from typing import Any

import pytest

from rules.blackbeard.policies import FINER_POLICIES, POLICIES, TRIGGERS, triggered
from rules.blackbeard.ship.damage import free_damage, leaks
from rules.blackbeard.state import SECTIONS
from rules.kernel import IllegalAnswer, Match, Table

from .decks import Deck, told
from .test_duels import duelling, fight, hits
from .walks import orders_open


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have policies that are lists, in scenes without a whole match too."""
    now = Table.patched
    monkeypatch.setattr(Table, "patched", lambda table, patch: patch == FINER_POLICIES or now(table, patch))


@pytest.fixture
def before(today: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in a match that began before policies could be lists."""
    del today
    now = Table.patched
    monkeypatch.setattr(Table, "patched", lambda table, patch: patch != FINER_POLICIES and now(table, patch))


def recorded(**orders: Any) -> dict[str, Any]:
    """Return what a seat has recorded of both policies once it has given orders."""
    match = Match.start("blackbeard", 2, "policies")
    match.set_orders(0, orders)
    found = match.orders(0)
    return {name: found[name] for name in found if name.startswith(("free_damage", "cunning"))}


# ---------------------------------------------------------------- the form


def test_4_4_a_seat_records_the_order_in_which_its_ships_take_damage() -> None:
    usual = {"free_damage": "crew", "free_damage_list": [], "cunning": "grave"}
    assert recorded(torture="yes") == usual
    assert recorded(free_damage="guns", free_damage_list=["hull", "crew"]) == {
        **usual,
        "free_damage": "guns",
        "free_damage_list": ["hull", "crew"],
    }
    with pytest.raises(IllegalAnswer):
        recorded(free_damage="guns", free_damage_list=["guns"])


def test_4_4_a_list_goes_with_its_first_section() -> None:
    match = Match.start("blackbeard", 2, "policies")
    match.set_orders(0, {"free_damage": "guns", "free_damage_list": ["hull"]})
    match.set_orders(0, {"torture": "yes"})
    assert match.orders(0)["free_damage_list"] == ["hull"]
    match.set_orders(0, {"free_damage": "hull"})
    assert (match.orders(0)["free_damage"], match.orders(0)["free_damage_list"]) == ("hull", [])


def test_4_4_a_seat_lists_the_rolls_at_which_cunning_is_used() -> None:
    assert recorded(cunning="listed", cunning_list=["duels", "grave"])["cunning_list"] == ["grave", "duels"]
    # The usual policy, until some are chosen.
    assert recorded(cunning="listed")["cunning_list"] == ["grave"]
    with pytest.raises(IllegalAnswer):
        recorded(cunning="listed", cunning_list=[])
    assert "cunning_list" not in recorded(cunning="ask")


@pytest.mark.usefixtures("before")
def test_in_older_matches_policies_are_no_lists() -> None:
    assert recorded(torture="yes") == {"free_damage": "crew", "cunning": "grave"}
    with pytest.raises(IllegalAnswer):
        recorded(cunning="listed")


def test_4_3_2e_a_list_may_hold_for_one_pirate_and_one_turn() -> None:
    match = orders_open(2)
    question = match.questions[0]
    pirate = next(step.step for step in question.steps if step.kind == "extras").removesuffix("_extras")
    answer: dict[str, Any] = {f"{pirate}_extras": ["policies"], f"{pirate}_policies": ["free_damage", "cunning"]}
    answer |= {f"{pirate}_policy_free_damage": "hull", f"{pirate}_policy_free_damage_list": ["sails"]}
    answer |= {f"{pirate}_policy_cunning": "listed", f"{pirate}_policy_cunning_list": ["ports"]}
    rows = [row for row in question.facts(answer)["orders"] if row["pirate"] == pirate]
    assert rows[0]["policies"] == [
        {"policy": "free_damage", "which": "free_damage", "value": "hull", "sections": ["sails"], "triggers": []},
        {"policy": "cunning", "which": "cunning", "value": "listed", "sections": [], "triggers": ["ports"]},
    ]


# ---------------------------------------------------------------- free damage


@pytest.mark.parametrize(
    ("policy", "order"),
    [
        ("crew", ["crew", "guns", "rudder", "hull", "sails"]),
        ("sails", ["sails", "crew", "guns", "rudder", "hull"]),
        ("rudder/sails/guns", ["rudder", "sails", "guns", "crew", "hull"]),
        ("hull/sails/rudder/guns/crew", ["hull", "sails", "rudder", "guns", "crew"]),
    ],
)
def test_4_4_free_damage_fills_the_sections_in_the_order_of_the_policy(policy: str, order: list[str]) -> None:
    board = Deck()
    pirate = board.pirate()
    board.policy(pirate, free_damage=policy)
    match = board.run(lambda voyage: free_damage(voyage, pirate, 13, "storm", combat=False))
    assert [event["section"] for event in told(match, "damaged")] == order
    assert sorted(order) == sorted(SECTIONS)


# ---------------------------------------------------------------- cunning


@pytest.mark.parametrize(
    ("policy", "what", "result", "grave", "again"),
    [
        ("grave", "battle", "behind", False, False),
        ("grave", "battle", "behind", True, True),
        ("listed/battles", "battle", "behind", False, True),
        ("listed/battles", "hunter_battle", "behind", False, True),
        ("listed/battles", "battle", "ahead", False, False),
        ("listed/battles", "battle", "tied", False, False),
        ("listed/battles", "merchant", "behind", False, False),
        # Without "grave" in the list only the listed rolls count.
        ("listed/merchants", "mutiny", "failed", True, False),
        ("listed/grave", "mutiny", "failed", True, True),
        ("listed/grave/hull", "leak", "leaks", False, True),
        ("listed/judges", "treason", "hanged", True, True),
        ("lost", "duel", "lost", False, True),
        ("lost", "duel", "won", False, False),
        ("never", "duel", "lost", True, False),
    ],
)
def test_4_4_cunning_is_used_at_the_listed_rolls(policy: str, what: str, result: str, grave: bool, again: bool) -> None:
    assert triggered(policy, what, result, grave=grave) == again


@pytest.mark.parametrize(("policy", "again"), [("grave", 0), ("listed/duels", 0), ("listed/hull", 1)])
def test_4_4_a_trigger_rolls_again_without_a_question(policy: str, again: int) -> None:
    """A leak gets worse on a 1."""
    board = Deck(dice={"leak": [1, 4], "flood": [6]})
    pirate = board.pirate()
    pirate.ship.damage["hull"] = 1
    board.policy(pirate, cunning=policy)
    match = board.run(lambda voyage: leaks(voyage, pirate))
    assert not match.questions
    assert len(told(match, "rerolled")) == again
    assert pirate.ship.damage["hull"] == 2 - again


@pytest.mark.parametrize(("trigger", "count"), [("lost", 1), ("never", 0)])
def test_4_4_a_duellist_may_roll_again_whatever_round_he_loses(trigger: str, count: int) -> None:
    board, teach, low = duelling({"duel": [*hits(1), 6, 1, *hits(4)], "downed": [6], "wound_part": [1]})
    board.options = board.options.model_copy(update={"m_cunning": True})
    board.policy(low, duel_surrender="ask")
    match = fight(board, teach, low)
    match.answer(1, {"surrender": "0", "cunning": trigger})
    assert [event["pirate"] for event in told(match, "rerolled")][:count] == ["PI02"] * count


@pytest.mark.parametrize(
    ("policy", "usual"),
    [
        ("grave", "grave"),
        ("ask", "ask"),
        ("listed/duels", "lost"),
        ("listed/grave", "grave"),
        ("listed/ports", "never"),
    ],
)
def test_4_4_a_duel_begins_with_what_the_policy_says_of_duels(policy: str, usual: str) -> None:
    board, teach, low = duelling({"duel": hits(5)})
    board.options = board.options.model_copy(update={"m_cunning": True})
    board.policy(low, duel_surrender="ask", cunning=policy)
    match = fight(board, teach, low)
    step = next(one for one in match.questions[1].steps if one.step == "cunning")
    assert step.default == usual
    assert [option.id for option in step.options] == ["grave", "lost", "ask", "never"]


def test_every_trigger_has_rolls_of_its_own() -> None:
    rolls = [what for group in TRIGGERS.values() for what in group]
    assert len(rolls) == len({*rolls})
    assert "listed" in POLICIES["cunning"].values
