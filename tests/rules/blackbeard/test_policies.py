"""Policies that are lists, and those of a single pirate (spec 4.4)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.policies import (
    FINER_POLICIES,
    OWN_POLICIES,
    POLICIES,
    TRIGGERS,
    policy_facts,
    policy_of,
    triggered,
)
from rules.blackbeard.ship.damage import free_damage, leaks
from rules.blackbeard.state import SECTIONS
from rules.blackbeard.voyage import Voyage
from rules.kernel import IllegalAnswer, Match, MatchRecord, Play, Table

from .decks import Deck, told
from .test_duels import duelling, fight, hits
from .walks import orders_open

CHANGED = (FINER_POLICIES, OWN_POLICIES)


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have today's policies, in scenes without a whole match too."""
    now = Table.patched
    monkeypatch.setattr(Table, "patched", lambda table, patch: patch in CHANGED or now(table, patch))


@pytest.fixture
def before(today: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in a match that began before policies could be lists, or a pirate's own."""
    del today
    now = Table.patched
    monkeypatch.setattr(Table, "patched", lambda table, patch: patch not in CHANGED and now(table, patch))


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
        policy_facts("free_damage", "hull/sails", once=True),
        policy_facts("cunning", "listed/ports", once=True),
    ]


# ---------------------------------------------------------------- policies of one pirate


@pytest.fixture(scope="module")
def fleet() -> MatchRecord:
    """Return a match in which seat 1 has just got a second captain."""
    match = Match.start(GAME, 2, "7", options={"max_active": 2})
    while len(captains(match)) < 2:
        for seat, question in [*match.questions.items()]:
            match.answer(seat, GAME.pilot(match.view(seat), question), question.id)
    return match.record()


def captains(match: Match) -> list[str]:
    """Return the captains whom the form of the policies of seat 1 names; none without that step."""
    found = [step for step in match.orders_question(1).steps if step.step == "own_policies"]
    return [option.id for step in found for option in step.options]


def test_4_4_a_seat_records_policies_of_one_captain(fleet: MatchRecord) -> None:
    match = Match.replay(fleet)
    first, second = captains(match)
    wanted = {"torture": "no", "own_policies": [first], f"{first}_policies": ["torture", "free_damage"]}
    own: dict[str, Any] = {f"{first}_policy_torture": "yes", f"{first}_policy_free_damage": "sails"}
    own[f"{first}_policy_free_damage_list"] = ["hull"]
    match.set_orders(1, {**wanted, **own})
    assert {name: match.orders(1)[name] for name in own} == own
    assert Match.replay(match.record()).orders(1) == match.orders(1)
    # Whatever else the form changes, a captain keeps his own until they are taken from him.
    match.set_orders(1, {"torture": "ask"})
    assert {name: match.orders(1)[name] for name in own} == own
    match.set_orders(1, {"own_policies": []})
    assert not [name for name in match.orders(1) if name.startswith("PI")]
    for refused in ({"own_policies": ["PI99"]}, {"own_policies": [second], f"{second}_policies": ["storm"]}):
        with pytest.raises(IllegalAnswer):
            match.set_orders(1, refused)
    assert match.orders(1)["own_policies"] == []


def test_4_4_ready_made_policies_keep_those_of_one_captain(fleet: MatchRecord) -> None:
    match = Match.replay(fleet)
    first, _ = captains(match)
    own = {f"{first}_policies": ["board"], f"{first}_policy_board": "never"}
    match.set_orders(1, {"own_policies": [first], **own})
    proposals = match.orders_question(1).proposals
    assert [proposal.id for proposal in proposals] == ["unchanged", "ask_fights"]
    for proposal in proposals:
        match.set_orders(1, dict(proposal.answer))
        assert {name: match.orders(1)[name] for name in own} == own


def test_4_4_the_policy_of_a_captain_goes_before_that_of_his_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded: dict[str, Any] = {"torture": "ask", "board": "always", "own_policies": ["PI14"]}
    own = {
        "PI14_policies": ["torture", "free_damage"],
        "PI14_policy_torture": "yes",
        "PI14_policy_free_damage": "sails",
    }
    monkeypatch.setattr(Table, "read_orders", lambda *_: {**recorded, **own, "PI14_policy_free_damage_list": ["hull"]})
    board = Deck()
    teach, low = board.pirate(), board.pirate("PI15")
    found: list[tuple[str, ...]] = []

    def look(voyage: Voyage) -> Play[None]:
        found.extend(tuple(policy_of(voyage, one, name) for one in (teach, low)) for name in ("torture", "board"))
        found.append((policy_of(voyage, teach, "free_damage"), policy_of(voyage, low, "free_damage")))
        # What is ordered for a turn goes before both.
        board.policy(teach, torture="no")
        found.append((policy_of(voyage, teach, "torture"), policy_of(voyage, low, "torture")))
        yield from ()

    board.run(look)
    assert found == [("yes", "ask"), ("always", "always"), ("sails/hull", "crew"), ("no", "ask")]


def test_4_4_a_single_captain_follows_the_policies_of_his_seat() -> None:
    assert not captains(orders_open(2))


@pytest.mark.usefixtures("before")
def test_in_older_matches_a_seat_has_one_set_of_policies(fleet: MatchRecord) -> None:
    assert not captains(Match.replay(fleet))


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
