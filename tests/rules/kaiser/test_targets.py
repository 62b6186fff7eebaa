"""Legal targets of cards in a turn (KS 4.2.9 to 4.2.11a, 5.5.14)."""

import pytest

from .positions import asked, commit, fleet, offered, position, rolls, row, say, told

EVERYWHERE = dict(enumerate(("W1", "W2", "W4", "W6")))


# ---------------------------------------------------------------- one attack target


def test_ks_4_2_9_all_attacks_of_a_turn_are_at_one_seat():
    """Intercepts, Interrogate, Monitor, mines and torpedoes alike."""
    match = position(
        seats=4,
        ships={0: "R11 R4", 1: "W1 R5 R3^", 2: "W2 R6 R9^", 3: "W3"},
        hands={0: "recalled qqq submarine_u interrogate monitor lay_mines"},
        rows={1: "M33", 2: "M34", 3: "M37"},
        # In order of play: recalled, submarine, interrogate, monitor, mines, the raider and a safe passage.
        dice="B1 G1 / B8 W1  B1 W1 R1 / G8  B1 / G8  B1 G1 / W6  B1 R1 / G8  G1 / G8  W1 / G8",
    )
    commit(
        match,
        "recalled british",
        "qqq ship/R4",
        "submarine_u action",
        "interrogate action",
        "monitor action",
        "lay_mines lay/R11",
    )
    say(match, "recalled")
    assert asked(match) == [(0, "target_seat")]
    assert offered(match) == ["1", "2", "3"]
    assert match.questions[0].default == "1"
    say(match, "1", "pass")
    # The target is fixed, so it is not asked.
    for card in ("submarine_u", "interrogate", "monitor", "lay_mines", "qqq"):
        say(match, card)
        if asked(match) == [(1, "react")]:
            say(match, "pass")
        assert match.state.turn.attack_target == 1
    assert [data["seat"] for data in told(match, "declared")] == [0] * 5
    assert {data["defender"] for data in told(match, "declared")} == {1}


@pytest.mark.parametrize("first", ["submarine_u", "interrogate", "monitor", "lay_mines"])
def test_ks_4_2_9_whichever_attack_is_first_sets_the_target(first: str):
    match = position(
        ships={0: "R11", 1: "R5 R4^", 2: "R6 R3^"},
        rows={1: "M33", 2: "M34"},
        hands={0: f"{first} recalled"},
        dice={
            "submarine_u": "B1 W1 R1 / G8",
            "interrogate": "B1 / G8",
            "monitor": "B1 G1 / W6",
            "lay_mines": "B1 R1 / G8",
        }[first],
    )
    commit(match, f"{first} {'lay/R11' if first == 'lay_mines' else 'action'}", "recalled british")
    say(match, first, "2")
    if asked(match) == [(2, "react")]:
        say(match, "pass")
    assert len(rolls(match)) == 1
    assert match.state.turn.attack_target == 2


def test_ks_4_2_9_an_attack_without_a_target_at_that_seat_is_not_listed():
    match = position(
        ships={0: "R4", 1: "R5", 2: "W1"},
        hands={0: "recalled qqq"},
        rows={1: "M33", 2: "M34"},
        dice="G1 / G8  W1 / G8",
    )
    commit(match, "recalled british", "qqq ship/R4")
    assert offered(match) == ["qqq", "recalled", "end_turn", "end_turn/order"]
    say(match, "qqq", "1", "pass")
    # Only seat 2 has a warship.
    assert offered(match) == ["end_turn", "end_turn/order"]


# ---------------------------------------------------------------- one other target


def test_ks_4_2_10_without_an_attack_cards_hit_one_seat():
    match = position(
        seats=4,
        ships=EVERYWHERE,
        hands={0: "breakdown rendezvous_missed#1 interned fog_bank intelligence deception"},
        dice="G1 / G8  B1 G1 / B8",
    )
    commit(
        match,
        "breakdown action",
        "rendezvous_missed#1 action",
        "interned action",
        "fog_bank action",
        "deception action",
        "intelligence action",
    )
    say(match, "breakdown")
    assert offered(match) == ["1", "2", "3"]
    say(match, "2")
    # Everything else must be aimed at seat 2 as well, so the seat is not asked.
    say(match, "interned")
    assert rolls(match)[-1].startswith("interned")
    say(match, "fog_bank")
    assert match.state.forces[2].fog
    # Fog hides its ships, no other seat may be hit, and it has no hand to look at.
    assert offered(match) == ["intelligence", "end_turn", "end_turn/order"]


@pytest.mark.parametrize(
    "card", ["breakdown", "deception", "fog_bank", "intelligence", "interned", "rendezvous_missed", "transfer_command"]
)
def test_ks_4_2_10_the_attacked_seat_and_one_other(card: str):
    dice = {
        "breakdown": "G1 / G8",
        "interned": "B1 G1 / B8",
        "rendezvous_missed": "G1 / G8",
        "transfer_command": "G1 / B8",
    }
    follower = "breakdown" if card == "interned" else "interned"
    match = position(
        seats=4,
        ships=EVERYWHERE,
        hands={0: f"recalled {card} {follower}", 1: "trap", 2: "amc", 3: "qqq"},
        # The last roll is that of the following attack.
        dice=f"B1 G1 / B8 W1  {dice.get(card, '')}  {dice[follower]}",
    )
    commit(match, "recalled british", f"{card} action", f"{follower} action")
    say(match, "recalled", "1", "pass", card)
    # Any seat may be hit, also the attacked one.
    assert offered(match) == (["deck", "hand/1", "hand/2", "hand/3"] if card == "intelligence" else ["1", "2", "3"])
    say(match, "hand/3" if card == "intelligence" else "3")
    assert match.state.turn.others == [3]
    say(match, follower)
    if card != "fog_bank":
        assert offered(match) == ["1", "3"]
        say(match, "1")
    assert match.state.turn.others == [3, 1]
    assert rolls(match)[-1].startswith(follower)


def test_ks_4_2_10_the_attack_may_come_after_the_other_card():
    """KS G8: any two seats may be hit if one of them is attacked."""
    match = position(
        seats=4, ships=EVERYWHERE, hands={0: "recalled breakdown#1 interned"}, dice="G1 / G8  B1 G1 / B8 W1  B1 G1 / B8"
    )
    commit(match, "recalled british", "breakdown#1 action", "interned action")
    say(match, "breakdown", "1", "recalled", "2", "pass", "interned")
    assert offered(match) == ["1", "2"]
    say(match, "2")
    assert match.state.turn.others == [1, 2]


def test_ks_4_2_10_recon_aircraft_may_hit_any_enemy():
    match = position(
        seats=4,
        ships=EVERYWHERE,
        hands={0: "recon_aircraft#1 recon_aircraft#2 breakdown", 1: "trap", 2: "amc", 3: "qqq"},
        dice="G1 / G8",
    )
    commit(match, "recon_aircraft#1 action", "recon_aircraft#2 action", "breakdown action")
    say(match, "breakdown", "1", "recon_aircraft", "2", "recon_aircraft")
    assert offered(match) == ["1", "3"]
    say(match, "3")
    assert match.state.turn.others == [1]


# ---------------------------------------------------------------- limits of a turn


def test_ks_4_2_11_a_ship_is_intercepted_once_by_the_navy_even_if_that_is_cancelled():
    match = position(
        seats=2, ships={1: "R5!"}, hands={0: "recalled qqq", 1: "break_contact break_contact"}, dice="B5 / G4"
    )
    commit(match, "recalled british", "qqq british")
    say(match, "recalled", "break_contact")
    assert rolls(match) == ["break_contact 5:4 success"]
    assert offered(match) == ["end_turn", "end_turn/order"]


def test_ks_4_2_11_a_merchant_is_intercepted_once_but_torpedoed_and_mined_repeatedly():
    match = position(
        seats=2,
        ships={0: "R4 R6 R10"},
        rows={1: "M33"},
        hands={0: "trap amc submarine_u#1 submarine_u#2 submarine_uc lay_mines"},
        dice="G1 / G8  W1 / G8  B1 W1 R1 / G8  B1 W1 R1 / G8  B1 R1 / G8  B1 R1 / G8",
    )
    commit(
        match,
        "trap ship/R4",
        "amc ship/R6",
        "lay_mines lay/R10",
        "submarine_u#1 action",
        "submarine_u#2 action",
        "submarine_uc action",
    )
    say(match, "trap", "pass")
    assert "amc" not in offered(match)
    say(match, "submarine_u", "pass", "submarine_u", "pass", "submarine_uc", "mines", "pass", "lay_mines", "pass")
    assert offered(match) == ["end_turn", "end_turn/order"]
    assert len(rolls(match)) == 6


def test_ks_4_2_11_the_next_turn_has_fresh_limits():
    match = position(seats=2, ships={1: "W1"}, hands={0: "recalled", 1: "trap"}, dice="B1 G1 / B8 W1", turns=2, left=20)
    commit(match, "recalled british")
    say(match, "recalled", "pass")
    assert asked(match) == [(1, "commit")]
    assert not match.state.forces[1].ships[0].intercepted


def test_ks_4_2_15_a_merchant_lost_is_not_replaced_before_the_turn_ends():
    match = position(
        seats=2,
        rows={1: "M33"},
        hands={0: "submarine_u#1 submarine_u#2"},
        merchants="M01 M02 M03",
        dice="B8 W1 R1 / G4",
    )
    commit(match, "submarine_u#1 action", "submarine_u#2 action")
    say(match, "submarine_u", "pass")
    assert (offered(match), row(match, 1)) == (["end_turn", "end_turn/order"], "")
    say(match, "end_turn")
    assert row(match, 1) == "M01 M02 M03"


def test_ks_4_2_11a_own_ships_are_not_attacked():
    match = position(
        seats=2,
        ships={0: "R9! W1^*"},
        prizes={0: "M60"},
        rows={1: "M33"},
        hands={0: "recalled interned monitor interrogate breakdown"},
        dice="B1 / W1",
    )
    commit(match, "recalled british", "interned action", "monitor action", "interrogate action", "breakdown action")
    assert offered(match) == ["leave_refuge/W1", "end_turn", "end_turn/order"]


# ---------------------------------------------------------------- fog


def test_ks_5_6_a_fog_bank_may_go_to_the_attacked_seat_and_ends_the_attacks_on_it():
    match = position(
        ships={0: "R4", 1: "W1 W2", 2: "W3"},
        rows={1: "M33"},
        hands={0: "recalled qqq fog_bank trap"},
        dice="B1 G1 / B8 W1",
    )
    commit(match, "recalled british", "qqq british", "trap ship/R4", "fog_bank action")
    say(match, "recalled", "1", "W1", "pass", "fog_bank", "1")
    # Another seat cannot be attacked either: the attack target of the turn is set.
    assert offered(match) == ["end_turn", "end_turn/order"]
    assert match.state.forces[1].fog


def test_ks_5_5_14_cards_aimed_at_the_hand_pierce_the_fog():
    match = position(hands={0: "intelligence recon_aircraft", 1: "trap"}, fog=[1], seats=2)
    commit(match, "intelligence action", "recon_aircraft action")
    say(match, "intelligence", "hand/1", "recon_aircraft")
    assert len(told(match, "cards_taken")) == 1


def test_ks_4_2_8_a_question_with_one_answer_is_not_asked_and_ships_are_named_by_slot():
    match = position(ships={1: "R5! W1 R9!"}, hands={0: "recalled"}, dice="B1 G1 / B8 W1")
    commit(match, "recalled british")
    say(match, "recalled")
    # Only seat 1 has a ship to intercept.
    assert asked(match) == [(0, "target_ship")]
    assert offered(match) == ["R5", "W1", "R9"]
    assert match.questions[0].default == "R5"
    say(match, "W1", "pass")
    assert fleet(match, 1) == "R5! W1 R9!"


def test_a_target_can_be_taken_back_until_somebody_answers():
    match = position(ships={0: "R9"}, rows={1: "M14 M35", 2: "M20"}, hands={0: "trap"}, deck="collier qqq")
    commit(match, "trap ship/R9")
    say(match, "trap", "1")
    question = match.questions[0].id
    match.answer(0, "M35")
    assert asked(match) == [(1, "react")]
    assert match.takeback(0).question == question


# ---------------------------------------------------------------- knowledge of a target


def test_kp_3_2_7_a_target_says_how_often_it_is_damaged():
    laid = {"seats": 2, "ships": {0: "R11"}, "rows": {1: "M48* M46** M24"}, "extra_damage": True}
    match = position(hands={0: "qqq"}, **laid)
    commit(match, "qqq ship/R11")
    say(match, "qqq")
    assert asked(match) == [(0, "target_ship")]
    damage = {"M48": 1, "M46": 2, "M24": 0}
    assert {option.id: option.data["damage"] for option in match.questions[0].options} == damage
    # Moves planned ahead say the same, and so does an order of attack.
    ahead = position(hands={0: "qqq#1 qqq#2 good_hunting#1"}, **{**laid, "ships": {0: "R11 R12"}})
    ahead.set_orders(0, {"moves": "ahead"})
    commit(ahead, "qqq#1 ship/R11", "qqq#2 ship/R12", "good_hunting action")
    for assists, kind in ([], "ahead_ship"), (["good_hunting#1"], "ahead_ships"):
        steps = ahead.questions[0].steps_with({"1": "reveal/1", "1_assists": assists})
        step = next(step for step in steps if step.step == "1_ship")
        assert step.kind == kind
        assert {option.id: option.data["damage"] for option in step.options} == damage


@pytest.mark.parametrize("place", ["british", "action"])
def test_an_enemy_is_marked_whom_a_card_for_the_royal_navy_could_not_attack(place: str):
    """All attacks of a turn go against one seat, and the place of the card and the ships are public."""
    match = position(ships={0: "R11", 1: "R5", 2: "R6!"}, hands={0: "qqq recalled"})
    commit(match, "qqq ship/R11", f"recalled {place}")
    if asked(match) == [(0, "play")]:
        say(match, "qqq")
    assert asked(match) == [(0, "target_seat")]
    marks = {option.id: "no_prey" in option.data for option in match.questions[0].options}
    assert marks == {"1": place == "british", "2": False}


@pytest.mark.parametrize(
    ("laid", "harms"),
    [
        (["fog_bank action", "collier action"], ["fog_bank#1"]),
        (["fog_bank british", "collier action"], []),
        (["collier action", "recon_aircraft action"], []),
    ],
)
def test_ks_4_2_10_the_question_for_an_enemy_names_the_cards_that_may_hit_another_one(
    laid: list[str], harms: list[str]
):
    """Only those that lie there to be played as such: a card for the Royal Navy attacks like any other."""
    hand = " ".join(["trap", *(card.partition(" ")[0] for card in laid)])
    fleets, rows = {0: "R9", 1: "W1", 2: "W2"}, {1: "M14 M35", 2: "M20"}
    match = position(ships=fleets, rows=rows, hands={0: hand, 1: "qqq"})
    commit(match, "trap ship/R9", *laid)
    say(match, "trap")
    assert asked(match) == [(0, "target_seat")]
    assert match.questions[0].data["harms"] == harms


# ---------------------------------------------------------------- one enemy a turn


def test_ks_4_2_9_a_first_attack_says_whom_all_later_ones_go_against():
    """Only seat 1 has a ship for the Royal Navy, so that no seat is asked for: the move itself has to say it."""
    match = position(ships={0: "R9", 1: "W1", 2: "R6"}, rows={1: "M14 M35", 2: "M20"}, hands={0: "trap recalled"})
    commit(match, "trap ship/R9", "recalled british")
    defenders = {option.data.get("place"): option.data.get("defender") for option in match.questions[0].options}
    assert defenders["british"] == 1
    # For the raid, two enemies are in reach, and the question for one of them says it.
    assert defenders["ship"] is None


@pytest.mark.parametrize(
    ("seats", "laid"), [(2, ["trap ship/R9", "recalled british"]), (3, ["recalled british", "trap action"])]
)
def test_ks_4_2_9_an_attack_binds_nothing_where_there_is_one_enemy_or_no_other_attack(seats: int, laid: list[str]):
    ships, rows = {0: "R9", 1: "W1"}, {1: "M14 M35"}
    match = position(seats=seats, ships=ships, rows=rows, hands={0: "trap recalled"})
    commit(match, *laid)
    assert not any("defender" in option.data for option in match.questions[0].options)


@pytest.mark.parametrize(("seats", "bound"), [(2, None), (3, True)])
def test_ks_4_2_9_a_later_attack_says_that_an_earlier_one_has_chosen_the_enemy(seats: int, bound: bool | None):
    ships, rows = {0: "R9 R11", 1: "W1"}, {1: "M14 M35 M20", 2: "M21 M22"}
    match = position(
        seats=seats,
        ships=ships,
        rows=dict(list(rows.items())[: seats - 1]),
        hands={0: "trap recalled qqq surprise_attack"},
        reaction_prompts="only_if_able",
        dice="B1 G1 / B10 W1",
    )
    commit(match, "trap ship/R9", "qqq ship/R11", "recalled british", "surprise_attack action")
    say(match, "recalled", [])
    say(match, "trap")
    assert asked(match) == [(0, "assists")]
    assert match.questions[0].data.get("bound") is bound
    say(match, [])
    assert asked(match) == [(0, "target_ship")]
    assert match.questions[0].data.get("bound") is bound
