"""Committing cards (KS 4.2.5, 4.2.6), and what other seats see of it (KS 7.1)."""

import pytest

from rules.kaiser.pieces import DECK, card_facts
from rules.kaiser.state import TURNS_EXPLAINED
from rules.kernel import IllegalAnswer, Malformed, Match, Table

from .positions import asked, commit, discards, hand, offered, places, position, say, since, told

FLEET = "W5 R9 R11 R10^"


def test_ks_4_2_5_any_card_may_lie_on_any_own_ship_outside_refuge_or_before_the_force():
    match = position(ships={0: FLEET, 1: "R14"}, hands={0: "trap"})
    assert sorted(places(match, "trap")) == ["action", "british", "ship/R11", "ship/R9", "ship/W5"]


def test_ks_4_2_5_lay_mines_may_lie_upright_on_a_raider_with_the_mark():
    match = position(ships={0: FLEET}, hands={0: "lay_mines"})
    assert places(match, "lay_mines") == ["lay/R11", "ship/W5", "ship/R9", "ship/R11", "action", "british"]


def test_ks_4_2_5_one_card_at_most_lies_on_a_ship():
    match = position(ships={0: FLEET}, hands={0: "lay_mines#1 lay_mines#2 trap"})
    for place in ("ship/R11", "lay/R11"):
        assert places(match, "lay_mines#2", ("lay_mines#1", place)) == ["ship/W5", "ship/R9", "action", "british"]
    answer = {"cards": ["lay_mines#1", "trap#1"], "lay_mines#1": "lay/R11", "trap#1": "ship/R11"}
    with pytest.raises(IllegalAnswer):
        match.answer(0, answer)
    with pytest.raises(Malformed):
        match.answer(0, {"cards": [], "trap#1": "british"})
    with pytest.raises(IllegalAnswer):
        match.answer(0, {"cards": ["amc#1"], "amc#1": "british"})


@pytest.mark.parametrize(
    ("card", "enemy", "order"),
    [
        ("trap", "R14", ["ship/W5", "action", "british"]),
        ("trap", "W1", ["british", "ship/W5", "action"]),
        ("shipping_lanes", "W1", ["action", "british", "ship/W5"]),
        ("good_hunting", "W1", ["british", "ship/W5", "action"]),
        ("collier", "W1", ["british", "ship/W5", "action"]),
        ("second_chance", "R14", ["action", "ship/W5", "british"]),
    ],
)
def test_places_without_an_effect_are_offered_last(card: str, enemy: str, order: list[str]):
    match = position(ships={0: "W5", 1: enemy}, hands={0: card})
    assert places(match, card) == order


@pytest.mark.parametrize(
    ("among", "copies"),
    [
        ("reflag#4 trap#1 reflag#3", ["reflag#1", None, "reflag#2"]),
        ("amc#2 amc#1", ["amc#2", "amc#1"]),
        ("amc#2 trap#1", [None, None]),
    ],
)
def test_ks_2_6_1_copies_are_numbered_among_those_offered(among: str, copies: list[str | None]):
    cards = among.split()
    assert [card_facts(card, cards)["copy"] for card in cards] == copies


def test_a_copy_keeps_its_number_when_it_is_chosen_first():
    match = position(ships={0: "R9"}, hands={0: "reflag#4 reflag#3"})
    ask = match.questions[0]
    for chosen in (["reflag#4", "reflag#3"], ["reflag#3", "reflag#4"]):
        steps = [step for step in ask.steps_with({"cards": chosen}) if step.step != "cards"]
        told = {step.step: step.data["copy"] for step in steps}
        assert set(told.items()) <= {("reflag#4", "reflag#1"), ("reflag#3", "reflag#2")}
        assert told


def test_ks_8_2_the_default_commits_nothing_and_draws_a_card():
    match = position(ships={0: "W5"}, hands={0: "trap"}, deck="amc")
    match.answer(0, match.questions[0].default)
    assert (hand(match, 0), discards(match)) == ("trap amc", "")


def test_ks_4_2_7_an_empty_hand_is_not_asked():
    match = position(ships={0: "W5"})
    assert (asked(match), hand(match, 0) != "") == ([], True)


def test_ks_4_2_5_the_table_sees_the_places_and_not_the_faces():
    match = position(ships={0: "R9 R11"}, hands={0: "trap lay_mines amc qqq collier"})
    commit(match, "collier action", "qqq british", "amc ship/R9", "lay_mines lay/R11")
    (event,) = [event for event in since(match) if event.kind == "committed"]
    slots = ["ship/R9", "lay/R11", "british", "action"]
    modes = [("ship", "R9"), ("lay", "R11"), ("british", None), ("action", None)]
    facts = [{"slot": n, "place": mode, "ship": ship} for n, (mode, ship) in enumerate(modes, 1)]
    places = [{"place": mode, "ship": ship, "count": 1} for mode, ship in modes]
    assert event.data == {"seat": 0, "slots": facts, "places": places}
    board = next(fact for fact in match.view(1).board() if fact.kind == "board_committed")
    assert board.data == {"seat": 0, "slots": [{**row, "up": False, "card": None} for row in facts]}
    assert event.private == {0: {"faces": ["amc#1", "lay_mines#1", "qqq#1", "collier#1"]}}
    assert [slot.card for slot in match.view(0).committed] == ["amc#1", "lay_mines#1", "qqq#1", "collier#1"]
    for reader in (1, 2, None):
        assert [(slot.place, slot.card) for slot in match.view(reader).committed] == [(place, None) for place in slots]
    assert hand(match, 0) == "trap"


@pytest.mark.parametrize("seat", [1, None])
def test_ks_7_1_faces_are_secret_until_turned_up(seat: int | None):
    match = position(ships={0: "R9", 1: "W5"}, hands={0: "trap break_contact amc interned"})
    commit(match, "trap action", "break_contact british", "amc ship/R9", "interned action")
    for event in match.events(seat):
        assert not any(f'"{card}"' in str(event.data).replace("'", '"') for card in DECK)
    assert match.questions[0].secret


@pytest.mark.parametrize(
    ("card", "bluff"),
    [
        ("trap", True),
        ("lay_mines", True),
        ("recalled", True),
        ("bounding_main", True),
        ("exchange_information", True),
        ("reflag", False),
        ("boarding_party", False),
        ("collier", False),
    ],
)
def test_ks_4_2_5_a_card_without_an_upright_use_is_marked_as_a_bluff(card: str, bluff: bool):
    match = position(ships={0: "R11"}, hands={0: card})
    (seat,) = match.questions
    step = match.step(seat, {"cards": [f"{card}#1"]})
    assert step is not None
    assert step.data["bluff"] == bluff


@pytest.mark.parametrize("card", ["bounding_main", "exchange_information"])
def test_ks_5_5_4_a_team_card_is_no_bluff_in_team_play(card: str):
    match = position(seats=4, teams=True, ships={0: "R11"}, hands={0: card})
    step = match.step(0, {"cards": [f"{card}#1"]})
    assert step is not None
    assert step.data["bluff"] is False


def test_ks_4_2_5_a_bluff_is_discarded():
    match = position(hands={0: "trap amc qqq"})
    commit(match, "trap action", "amc action")
    assert offered(match) == ["end_turn", "end_turn/order"]
    say(match, "end_turn")
    assert discards(match) == "trap amc"
    assert told(match, "revealed") == []


def test_ks_4_2_6_a_committed_card_never_returns_to_the_hand():
    match = position(ships={0: "W5~"}, hands={0: "collier qqq"}, deck="amc")
    commit(match, "collier action")
    say(match, "end_turn")
    assert (hand(match, 0), discards(match)) == ("qqq amc", "collier")


# ---------------------------------------------------------------- the discards


def test_ks_4_2_12_discards_lie_in_order_of_play_then_of_commitment():
    match = position(ships={0: "W5~*"}, hands={0: "trap collier damage_control amc"})
    commit(match, "trap action", "collier action", "damage_control action", "amc action")
    say(match, "damage_control", "collier", "end_turn")
    assert discards(match) == "damage_control collier trap amc"


def test_ks_4_2_12_the_seat_may_choose_the_order_the_last_on_top():
    match = position(ships={0: "W5~"}, hands={0: "trap collier amc"})
    commit(match, "trap action", "collier action", "amc action")
    say(match, "collier", "end_turn/order")
    (question,) = match.questions.values()
    assert question.default == ["collier#1", "trap#1", "amc#1"]
    say(match, ["amc", "collier", "trap"])
    assert discards(match) == "amc collier trap"
    assert match.view(2).top == ["trap#1", "collier#1"]


def test_ks_4_2_12_reaction_cards_lie_on_top_in_order_of_use():
    match = position(
        ships={0: "R9 R5"},
        rows={1: "M33 M34 M35"},
        hands={0: "collier trap", 1: "slim_pickings qqq"},
        dice="B1 G1 R1 / G8  W1 / G8",
    )
    commit(match, "collier ship/R9", "trap ship/R5")
    say(match, "collier", "1", "M33", "slim_pickings")
    say(match, "trap", "M34", "qqq")
    say(match, "pass", "end_turn")
    assert discards(match) == "collier trap slim_pickings qqq"


def test_ks_4_2_5_cards_in_one_place_are_counted_together():
    match = position(ships={0: "R9"}, hands={0: "trap qqq amc collier"})
    commit(match, "trap action", "qqq british", "amc british", "collier action")
    (event,) = [event for event in since(match) if event.kind == "committed"]
    assert event.data["places"] == [
        {"place": "british", "ship": None, "count": 2},
        {"place": "action", "ship": None, "count": 2},
    ]


# ---------------------------------------------------------------- what a place, a move and an event say


def step_of(match: Match, card: str):
    """Return the question for the place of a card."""
    ((seat, _),) = match.questions.items()
    step = match.step(seat, {"cards": [card]})
    assert step is not None
    return step


@pytest.mark.parametrize(("ships", "hunted"), [("R1 R2", False), ("R1 R2!^", False), ("R1 R2!", True), ("W1", True)])
def test_the_place_of_the_royal_navy_knows_whether_it_has_a_target(ships: str, hunted: bool):
    match = position(seats=2, ships={0: "R9", 1: ships}, hands={0: "trap"})
    told = {option.id: option.data for option in step_of(match, "trap#1").options}
    assert told["british"]["hunted"] is hunted


def test_a_place_on_a_ship_says_what_weakens_its_attack():
    match = position(ships={0: "R9 R11~ W1*~"}, hands={0: "trap"})
    told = {option.id: option.data for option in step_of(match, "trap#1").options}
    weak = {place: [mod["why"] for mod in told[place]["mods"]] for place in told if place.startswith("ship/")}
    assert weak == {"ship/R9": [], "ship/R11": ["low_supply"], "ship/W1": ["damaged", "low_supply"]}


@pytest.mark.parametrize(
    ("ships", "mines", "named"), [("R9", "lacking", []), ("R11^", "taken", []), ("R11 W1", "free", ["R11"])]
)
def test_lay_mines_names_the_ships_that_can_lay_them(ships: str, mines: str, named: list[str]):
    step = step_of(position(ships={0: ships}, hands={0: "lay_mines"}), "lay_mines#1")
    assert (step.data["mines"], step.data["ships"]) == (mines, named)


def test_a_move_says_what_weakens_it_and_an_idle_card_why_it_is_none():
    match = position(
        seats=2,
        ships={0: "R9* W1 R4", 1: "R1"},
        rows={1: "M33 M34"},
        hands={0: "breakout trap qqq lay_mines exchange_information reflag searchlight"},
    )
    commit(
        match,
        *("breakout ship/R9", "trap british", "qqq action", "lay_mines action", "exchange_information action"),
        *("reflag action", "searchlight action"),
    )
    (question,) = match.questions.values()
    assert [mod["why"] for mod in question.options[0].data["mods"]] == ["damaged", "night"]
    assert {row["card"]: row["why"] for row in question.data["idle"]} == {
        "trap#1": "foe",
        "qqq#1": "reaction",
        "lay_mines#1": "mines",
        "exchange_information#1": "teams",
        "reflag#1": "other",
    }
    assert question.data["assists"] == ["searchlight#1"]


def test_an_assist_card_laid_sideways_is_an_idle_raid_and_no_assist():
    laid = {0: "special_cargo surprise_attack lay_mines"}
    match = position(seats=2, ships={0: "W1 W3 R11", 1: "R1"}, rows={1: ""}, hands=laid)
    commit(match, "special_cargo ship/W1", "surprise_attack action", "lay_mines british")
    (question,) = match.questions.values()
    assert {row["card"]: row["why"] for row in question.data["idle"]} == {
        "special_cargo#1": "foe",
        "lay_mines#1": "foe",
    }
    assert question.data["assists"] == ["surprise_attack#1"]


@pytest.mark.parametrize("patched", [False, True])
def test_a_turn_without_a_question_says_why(patched: bool, monkeypatch: pytest.MonkeyPatch):
    """Matches that began before the patch tell what they told."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patched and patch == TURNS_EXPLAINED)
    match = position(ships={0: "R9"}, turns=1)
    assert told(match, "committed")[0].get("empty") is (True if patched else None)
    match = position(seats=2, ships={0: "R9", 1: "R1"}, hands={0: "qqq"})
    commit(match, "qqq action")
    assert told(match, "discarded")[0].get("spent") is (True if patched else None)
    match = position(seats=2, ships={0: "R9", 1: "R1"}, rows={1: "M33"}, hands={0: "qqq"})
    commit(match, "qqq ship/R9")
    say(match, "end_turn")
    assert "spent" not in told(match, "discarded")[0]


def test_the_targets_of_an_attack_say_their_odds_and_what_they_roll_for_a_port():
    match = position(seats=2, ships={0: "W1*", 1: "R1"}, rows={1: "M33 M34*"}, hands={0: "qqq"})
    commit(match, "qqq ship/W1")
    say(match, "qqq")
    (question,) = match.questions.values()
    whole, damaged = [option.data for option in question.options[:2]]
    # d10 d8 d6 at -2 against d8, and against d8 at -2 (KS 5.2.3).
    assert (whole["odds"], damaged["odds"]) == ({"sunk": 27, "damaged": 20}, {"sunk": 51, "damaged": 0})
    assert (whole["passage"]["challenge"], whole["passage"]["response"]) == ("W", "G")
    assert "passage" not in damaged
    assert question.data["raid"] is True


def test_a_reaction_that_does_not_fit_an_attack_says_why():
    match = position(
        seats=2,
        ships={0: "R9", 1: "R1"},
        rows={1: "M33*"},
        hands={0: "breakout", 1: "shallow_run fast_ship non_combatant"},
    )
    commit(match, "breakout ship/R9")
    say(match, "breakout")
    (question,) = match.questions.values()
    assert (question.seat, question.kind) == (1, "react")
    assert {row["card"]: row["why"] for row in question.data["blocked"]} == {
        "shallow_run": "night",
        "fast_ship": "night",
        "non_combatant": "damaged",
    }
