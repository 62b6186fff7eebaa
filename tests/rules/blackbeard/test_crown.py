"""Petitions, arrivals, rewards, the action card, letters won, figures that stay hidden (spec 4.15, 4.25)."""

from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.cards import action_card
from rules.blackbeard.chart import publish
from rules.blackbeard.crown.fleet import commissioner as bring_commissioner
from rules.blackbeard.crown.fleet import dismiss, figures, reveal, took, warship_on_lane, warship_to
from rules.blackbeard.crown.letters import take_letters
from rules.blackbeard.crown.petition import idle, idle_petitions, petition, prey
from rules.blackbeard.crown.summons import found_by_search
from rules.blackbeard.hidden import HunterEntry, SeatOrders
from rules.blackbeard.sea.search import storm
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.state import Position
from rules.blackbeard.tables import CARDS, COMMISSIONERS, LETTERS, PORTS, WARSHIPS
from rules.blackbeard.turn.entries import carry_out
from rules.blackbeard.turn.orders import ask_orders, has_orders, roll_movement
from rules.blackbeard.voyage import Voyage

from .decks import AT_SEA, Deck, told
from .war import (
    GUARD,
    LUDLOW,
    MAYNARD,
    PEARL,
    ROGERS,
    SWALLOW,
    Contacts,
    at_anchor,
    commissioner,
    deck,
    doubt,
    knows,
    warship,
)


def two(board: Deck, at: Position = AT_SEA, **rival: Any) -> Any:
    """Put a pirate of seat 0 into Boston, and a notorious rival of seat 1 to sea."""
    own = board.pirate("PI12", at=at_anchor("11"))
    other = board.pirate("PI14", seat=1, at=at)
    other.notoriety = 40
    return own, other


# ---------------------------------------------------------------- petitions


def test_bn_13_21_a_petition_succeeds_up_to_the_rivals_notoriety() -> None:
    for first, second, granted in ((3, 6, True), (4, 1, False)):
        board = deck(dice={"petition": [first, second]})
        own, rival = two(board)
        match = board.run(lambda voyage, own=own, rival=rival: petition(voyage, own, rival.id))
        (made,) = told(match, "petitioned")
        assert made["face"] == 10 * first + second
        assert made["result"] == ("granted" if granted else "refused")
        assert len(board.campaign.state.hunters) == granted


def test_bn_13_22_the_petitioner_places_the_commissioner_in_a_zone() -> None:
    board = deck(seats=4, dice={"petition": [1, 1]})
    own, rival = two(board)
    match = board.run(lambda voyage: petition(voyage, own, rival.id))
    question = match.questions[0]
    assert (question.kind, question.default) == ("hunter_zone", "TZ1")
    assert [option.id for option in question.options] == ["TZ1", "TZ2", "TZ3", "TZ4", "TZ5", "TZ6"]
    match.answer(0, "TZ3")
    (hunter,) = board.campaign.state.hunters
    assert (hunter.position, hunter.controller, hunter.target) == (Position("TZ3", "zone"), 0, rival.id)
    row = COMMISSIONERS[hunter.face]
    assert (hunter.combat, hunter.speed) == (row.combat, row.speed)


def test_bn_13_22_with_one_zone_nothing_is_asked() -> None:
    board = deck(dice={"petition": [1, 1]})
    own, rival = two(board)
    match = board.run(lambda voyage: petition(voyage, own, rival.id))
    assert not match.questions
    assert board.campaign.state.hunters[0].position == Position("TZ1", "zone")


def test_9_a34_the_commissioner_has_the_nation_of_the_port_else_the_english() -> None:
    for number, mode, nation in (
        ("24", "port", PORTS["24"].nationality),
        ("44", "port", "English"),
        ("24", "sea", "English"),
    ):
        board = deck(dice={"petition": [1, 1]})
        own, rival = two(board)
        own.position = Position(PORTS[number].hex, mode)
        match = board.run(lambda voyage, own=own, rival=rival: petition(voyage, own, rival.id))
        assert told(match, "petitioned")[0]["nation"] == nation
        assert board.campaign.state.hunters[0].nation == nation


def test_bn_13_21_a_seat_without_a_commissioner_may_petition_against_rivals_in_play() -> None:
    board = deck()
    own, rival = two(board)
    state, options = board.campaign.state, board.options
    assert prey(state, options, 0) == [rival]
    rival.status = "captive"
    assert prey(state, options, 0) == []
    rival.status = "active"
    hunter = commissioner(board, ROGERS, rival, Position("TZ1", "zone"), 0)
    assert prey(state, options, 0) == []
    hunter.controller = 2
    assert prey(state, options, 0) == [rival]
    state.stocks["commissioners"] = 0
    assert prey(state, options, 0) == []
    assert own.seat == 0


@pytest.mark.parametrize(("notoriety", "may"), [(10, False), (11, True)])
def test_bn_13_21_notoriety_below_11_can_never_be_petitioned_against(notoriety: int, may: bool) -> None:
    board = deck(dice={"petition": [1, 1]})
    own, rival = two(board)
    rival.notoriety = notoriety
    assert prey(board.campaign.state, board.options, 0) == ([rival] if may else [])
    match = board.run(lambda voyage: petition(voyage, own, rival.id))
    assert [made["result"] for made in told(match, "petitioned")] == (["granted"] if may else [])


def test_bn_13_21_one_petition_in_a_turn() -> None:
    board = deck(dice={"petition": [6, 6, 6, 6]})
    own, _ = two(board)
    own.debauched = 1
    second = board.pirate("PI15", at=at_anchor("12"))
    second.debauched = 1
    board.campaign.hidden.seat_orders[0] = SeatOrders(petition={own.id: "PI14", second.id: "PI14"})
    match = board.run(idle_petitions)
    assert [made["pirate"] for made in told(match, "petitioned")] == [own.id]


def test_bn_9_28_a_pirate_who_misses_his_turn_may_petition() -> None:
    board = deck()
    own, _ = two(board)
    assert idle(board.campaign.state, board.options, 0) == []
    own.debauched = 1
    assert idle(board.campaign.state, board.options, 0) == [own]


def test_op_11_a_petition_is_an_operation_in_port() -> None:
    board = deck(dice={"petition": [1, 1], "move": [3, 3]})
    own, rival = two(board)

    def act(voyage: Voyage) -> Any:
        roll_movement(voyage, [own, rival])
        yield from ask_orders(voyage)
        yield from carry_out(voyage, [own, rival], voyage.hidden.entries)

    match = board.run(act)
    operation = next(step for step in match.questions[0].steps_with({}) if step.kind == "operation")
    assert "petition" in [option.id for option in operation.options]
    steps = match.questions[0].steps_with({"PI12_operation": "petition"})
    target = next(step for step in steps if step.kind == "petition_target")
    assert [(option.id, option.data["odds"]) for option in target.options] == [("PI14", 50)]
    match.answer(0, {"PI12_operation": "petition"})
    match.answer(1, match.questions[1].default)
    assert told(match, "petitioned")[0]["result"] == "granted"
    assert board.campaign.state.hunters[0].controller == 0


def test_4_1_a_seat_that_only_commands_hunters_or_may_petition_is_asked() -> None:
    board = deck(dice={"move": [3]})
    own, rival = two(board)
    ship = warship(board, PEARL, rival, "K9")
    own.status = "captive"

    def asked_for_orders() -> bool:
        return board.returned(lambda voyage: has_orders(voyage.table, voyage.state, 0))

    assert asked_for_orders()
    ship.controller = 2
    assert not asked_for_orders()
    own.status, own.debauched = "active", 1
    assert asked_for_orders()
    match = board.run(ask_orders)
    assert [step.step for step in match.questions[0].steps_with({})] == [
        "seat_extras",
        "warship1_challenge",
        "PI12_petition",
    ]
    assert [step.step for step in match.questions[2].steps_with({})][:2] == ["warship1_order", "warship1_hexes"]
    match.answer(0, {"PI12_petition": "PI14", "warship1_challenge": "3"})
    match.answer(2, {"warship1_hexes": 5})
    match.answer(1, match.questions[1].default)
    hidden = board.campaign.hidden
    assert hidden.hunter_entries == {"warship1": HunterEntry("chase", "", 5)}
    assert hidden.seat_orders[0].petition == {"PI12": "PI14"}
    assert hidden.seat_orders[0].challenge == {"warship1": 3}


def test_4_15_6_a_challenge_stands_in_turns_without_orders_until_it_is_changed(crown: bool) -> None:
    board = deck(dice={"move": [3]})
    own, rival = two(board)
    hidden = board.campaign.hidden
    hunter = warship(board, PEARL, rival, "K9", controller=2)
    doubt(board, 0, hunter, 4)
    own.status = "captive"
    match = board.run(ask_orders)
    assert sorted(match.questions) == [1, 2]
    for seat in (1, 2):
        match.answer(seat, match.questions[seat].default)
    kept = {hunter.token: 4} if crown else {}
    assert [dict(orders.challenge) for seat, orders in hidden.seat_orders.items() if seat == 0] == (
        [kept] if crown else []
    )
    own.status = "active"
    board.dice = {}
    match = board.run(ask_orders)
    for seat in (0, 1, 2):
        match.answer(seat, match.questions[seat].default)
    assert hidden.seat_orders[0].challenge == kept
    match = board.run(ask_orders)
    match.answer(0, {"warship1_challenge": "never"})
    for seat in (1, 2):
        match.answer(seat, match.questions[seat].default)
    assert hidden.seat_orders[0].challenge == {}


# ---------------------------------------------------------------- arrivals and figures


def test_bn_14_14_a_warship_serves_the_seat_to_the_right_of_its_target() -> None:
    board = deck()
    _, rival = two(board)
    board.run(lambda voyage: warship_to(voyage, AT_SEA, rival) and None)
    (hunter,) = board.campaign.state.hunters
    assert (hunter.controller, hunter.target, hunter.face, hunter.nation) == (0, rival.id, "", "")
    assert (hunter.combat, hunter.speed) == (0, 0)


def test_spec_7_only_the_controller_knows_a_warships_figures() -> None:
    board = deck()
    _, rival = two(board)

    def act(voyage: Voyage) -> Any:
        hunter = warship_to(voyage, AT_SEA, rival)
        assert hunter is not None
        yield from bring_commissioner(voyage, 0, rival, "English")
        publish(voyage)

    match = board.run(act, GAME)
    arrived, known = told(match, "hunter_arrived")
    assert not {"piece", "nation", "combat", "speed"} & set(arrived)
    assert known["nation"] == "English"
    hunter = board.campaign.state.hunters[0]
    row = WARSHIPS[board.campaign.hidden.faces[hunter.token]]
    for reader in (0, 1, 2, None):
        facts = next(event.data for event in match.events(reader) if event.kind == "hunter_arrived")
        assert ("piece" in facts) is (reader == 0)
        view = match.view(reader)
        if reader is not None:
            assert (hunter.token in view.me.warships) is (reader == 0)
    mine = match.view(0).me.warships[hunter.token]
    assert mine == (row.id, row.nationality, row.strength, row.speed)
    assert [fact.data["combat"] for fact in match.view(0).own() if fact.kind == "own_hunter"] == [row.strength]
    assert [fact.kind for fact in match.view(1).own()] == []


def test_spec_7_revealed_figures_are_told_once() -> None:
    board = deck()
    _, rival = two(board)
    hunter = warship(board, LUDLOW, rival, "J9")

    def act(voyage: Voyage) -> None:
        assert figures(voyage, hunter) == (11, 2)
        for what in ("nation", "nation", "figures", "figures", "nation"):
            reveal(voyage, hunter, what)

    match = board.run(act)
    assert [made["nation"] for made in told(match, "hunter_nation")] == ["French"]
    (known,) = told(match, "hunter_known")
    assert (known["piece"], known["combat"], known["speed"]) == (LUDLOW, 11, 2)
    assert (hunter.face, hunter.nation, hunter.combat, hunter.speed) == (LUDLOW, "French", 11, 2)


def test_bn_14_13_an_empty_stock_brings_nobody() -> None:
    board = deck()
    _, rival = two(board)
    board.campaign.hidden.stocks["warships"] = []
    board.campaign.hidden.stocks["commissioners"] = []

    def act(voyage: Voyage) -> Any:
        assert warship_to(voyage, AT_SEA, rival) is None
        assert warship_on_lane(voyage, rival) is None
        assert (yield from bring_commissioner(voyage, 0, rival, "English")) is None

    assert not board.run(act).log


def test_bn_8_12_a_search_finds_a_warship_that_tries_the_searcher_at_once(contacts: Contacts) -> None:
    board = deck()
    own, rival = two(board)
    own.position = rival.position
    board.run(lambda voyage: found_by_search(voyage, own))
    (hunter,) = board.campaign.state.hunters
    assert (hunter.controller, hunter.target, hunter.position) == (2, own.id, AT_SEA)
    assert contacts == [(hunter.token, own.id)]


# ---------------------------------------------------------------- departures


def stock(board: Deck, name: str, piece: str) -> list[str]:
    """Return the order of a stock after a counter was given back."""
    return sorted([*board.campaign.hidden.stocks[name], piece])


def test_bn_13_23_a_hunter_goes_back_repaired() -> None:
    board = deck()
    _, rival = two(board)
    hunter = commissioner(board, ROGERS, rival, AT_SEA, 0)
    hunter.combat = 3
    board.dice = {"commissioners": [stock(board, "commissioners", ROGERS)]}
    board.run(lambda voyage: dismiss(voyage, hunter))
    assert board.campaign.state.hunters == []
    assert len(board.campaign.hidden.stocks["commissioners"]) == 8


def test_4_15_5_hunters_go_home_when_their_target_has_left_play() -> None:
    board = deck()
    _, rival = two(board)
    other = board.pirate("PI15", seat=2)
    hunter = warship(board, PEARL, rival, "K9")
    kept = warship(board, SWALLOW, other, "K9", token="warship2")
    board.dice = {"warships": [stock(board, "warships", PEARL)], "letters": []}
    match = board.run(lambda voyage: leave_play(voyage, rival, "wounds"))
    assert board.campaign.state.hunters == [kept]
    assert [made["hunter"] for made in told(match, "hunter_gone")] == [hunter.token]
    assert not told(match, "letter_won")


def test_bn_14_42_a_warship_that_kills_its_target_wins_a_letter() -> None:
    for piece, nation in ((LUDLOW, "French"), (GUARD, "")):
        board = deck()
        _, rival = two(board)
        hunter = warship(board, piece, rival, "K9")
        hunter.engaged = rival.id
        board.dice = {"warships": [stock(board, "warships", piece)]}
        match = board.run(lambda voyage, rival=rival: leave_play(voyage, rival, "sunk"))
        won = told(match, "letter_won")
        assert [made["nation"] for made in won] == [nation][: bool(nation)]
        assert board.campaign.state.aside == ({0: [won[0]["letter"]]} if nation else {})
        assert board.campaign.state.hunters == []


def test_bn_14_42_no_letter_of_the_nation_in_the_stock() -> None:
    board = deck()
    _, rival = two(board)
    hunter = warship(board, LUDLOW, rival, "K9")
    letters = board.campaign.hidden.stocks["letters"]
    board.campaign.hidden.stocks["letters"] = [one for one in letters if LETTERS[one].nationality != "French"]
    board.dice = {"warships": [stock(board, "warships", LUDLOW)]}
    match = board.run(lambda voyage: took(voyage, hunter, rival))
    assert not told(match, "letter_won")
    assert board.campaign.state.hunters == []


def test_bn_14_42_a_warship_that_beats_another_pirate_stays() -> None:
    board = deck()
    own, rival = two(board)
    hunter = warship(board, LUDLOW, rival, "K9")
    board.run(lambda voyage: took(voyage, hunter, own))
    assert board.campaign.state.hunters == [hunter]


def test_bn_14_42_the_first_to_anchor_takes_the_letter() -> None:
    board = deck()
    own, _ = two(board)
    own.enemy = ["French"]
    sailor = board.pirate("PI15")
    letter = next(one for one in board.campaign.hidden.stocks["letters"] if LETTERS[one].nationality == "French")
    board.campaign.state.aside = {0: [letter]}
    board.run(take_letters)
    assert (own.letter, sailor.letter) == ("", "")
    own.enemy = []
    match = board.run(take_letters)
    assert own.letter == letter
    assert board.campaign.state.aside == {}
    assert [made["pirate"] for made in told(match, "letter_taken")] == [own.id]


def test_bn_14_42_a_pirate_who_holds_a_letter_may_exchange_it() -> None:
    for answer in ("no", "yes"):
        board = deck()
        own, _ = two(board)
        letters = board.campaign.hidden.stocks["letters"]
        own.letter, won = letters[0], letters[-1]
        board.campaign.hidden.stocks["letters"] = letters[1:-1]
        board.campaign.state.aside = {0: [won]}
        board.dice = {"letters": [stock(board, "letters", own.letter)]}
        match = board.run(take_letters)
        assert (match.questions[0].kind, match.questions[0].default) == ("pay_price", "no")
        match.answer(0, answer)
        assert (own.letter == won) is (answer == "yes")
        if answer == "no":
            assert not board.run(take_letters).questions
            own.position = AT_SEA
            board.run(take_letters)
            own.position = at_anchor("12")
            assert board.run(take_letters).questions


def test_bn_8_112_a_storm_costs_commissioners_speed_and_sends_warships_home() -> None:
    board = deck(dice={"storm": [2]})
    own = board.pirate(at=Position("J9", "sea"))
    coast = next(place for place in ("K9", "J10", "I9") if place)
    warship(board, PEARL, own, "J9")
    hunter = commissioner(board, MAYNARD, own, Position(coast, "sea"), 2)
    board.dice["warships"] = [stock(board, "warships", PEARL)]
    board.run(lambda voyage: storm(voyage, 0))
    assert board.campaign.state.hunters == [hunter]
    assert hunter.speed in (1, 3)
    assert hunter.combat == 7


# ---------------------------------------------------------------- the action card


def draw(board: Deck, action: str) -> None:
    board.card(next(card for card in CARDS if CARDS[card].action == action))


def test_bn_7_36_all_warships_turn_upon_the_most_notorious(contacts: Contacts) -> None:
    board = deck()
    own, rival = two(board)
    hunter = warship(board, PEARL, own, "K9")
    his = warship(board, SWALLOW, own, "L9", token="warship2", controller=1)
    draw(board, "intercept_notorious")
    match = board.run(action_card, GAME)
    assert [one.target for one in (hunter, his)] == [rival.id, rival.id]
    assert (hunter.controller, his.controller) == (2, 0)
    assert contacts == []
    assert hunter.token not in match.view(0).me.warships
    assert match.view(0).me.warships[his.token].piece == SWALLOW
    assert not knows(board, match, 1, his)
    assert not knows(board, match, None, his)


@pytest.mark.parametrize("most_notorious_card", ["retarget", "redraw"])
def test_bn_14_11_without_warships_one_comes_to_his_hex(contacts: Contacts, most_notorious_card: str) -> None:
    board = deck(most_notorious_card=most_notorious_card)
    own, rival = two(board)
    if most_notorious_card == "redraw":
        warship(board, PEARL, own, "K9")
        board.dice = {"warships": [stock(board, "warships", PEARL)]}
    draw(board, "intercept_notorious")
    board.run(action_card)
    (hunter,) = board.campaign.state.hunters
    assert (hunter.position, hunter.target, hunter.controller) == (rival.position, rival.id, 0)
    assert contacts == [(hunter.token, rival.id)]


def test_bn_7_36_in_a_port_of_its_nation_it_chases_him_and_follows(contacts: Contacts) -> None:
    board = deck()
    _, rival = two(board)
    rival.position = at_anchor("24")
    spanish = [piece for piece in board.campaign.hidden.stocks["warships"] if WARSHIPS[piece].nationality == "Spanish"]
    board.campaign.hidden.stocks["warships"] = spanish[:1]
    draw(board, "intercept_notorious")
    match = board.run(action_card)
    match.answer(1, match.questions[1].default)
    (hunter,) = board.campaign.state.hunters
    assert rival.position.mode == "sea"
    assert hunter.position == rival.position
    assert hunter.nation == "Spanish"
    assert contacts == [(hunter.token, rival.id)]


def test_bn_7_36_another_hunter_before_the_port_tries_him_on_his_way(crown: bool) -> None:
    board = deck(dice={"interception": [6, 1] * 2})
    _, rival = two(board)
    rival.position = at_anchor("24")
    waiting = commissioner(board, MAYNARD, rival, Position(rival.position.place, "sea"), 2)
    spanish = [piece for piece in board.campaign.hidden.stocks["warships"] if WARSHIPS[piece].nationality == "Spanish"]
    board.campaign.hidden.stocks["warships"] = spanish[:1]
    draw(board, "intercept_notorious")
    match = board.run(action_card)
    while match.questions:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default)
    tried = [one["hunter"] for one in told(match, "interception")]
    assert [token for token in tried if token == waiting.token] == ([waiting.token] if crown else [])
    assert tried[-1] != waiting.token
    assert rival.position.mode == "sea"


def test_bn_7_36_in_another_port_it_blockades_him(contacts: Contacts) -> None:
    board = deck()
    _, rival = two(board)
    rival.position = at_anchor("24")
    board.campaign.hidden.stocks["warships"] = [LUDLOW]
    draw(board, "intercept_notorious")
    match = board.run(action_card)
    (hunter,) = board.campaign.state.hunters
    assert hunter.position == Position(PORTS["24"].hex, "sea")
    assert contacts == []
    assert [made["pirate"] for made in told(match, "blockaded")] == [rival.id]
    assert rival.popularity == 6


def test_bn_7_36_careened_he_is_captured_and_in_a_zone_it_waits(contacts: Contacts) -> None:
    board = deck()
    _, rival = two(board)
    rival.careened = True
    rival.position = Position("J9", "anchored")
    board.campaign.hidden.stocks["warships"] = [LUDLOW]
    board.dice = {"warships": [[LUDLOW]]}
    draw(board, "intercept_notorious")
    board.run(action_card)
    assert contacts.captured == [(rival.id, "French")]
    assert board.campaign.state.hunters == []
    board = deck()
    _, rival = two(board, at=Position("TZ1", "zone"))
    draw(board, "intercept_notorious")
    board.run(action_card)
    assert board.campaign.state.hunters[0].position == Position("DD14", "sea")


def test_bn_7_34_without_warships_one_comes_to_a_lane(contacts: Contacts) -> None:
    board = deck()
    _, rival = two(board)
    draw(board, "move_warships")
    card = board.campaign.hidden.deck[1]
    board.run(action_card)
    (hunter,) = board.campaign.state.hunters
    assert hunter.target == rival.id
    assert hunter.position.mode == "sea"
    assert contacts == []
    assert card


def test_bn_7_35_commissioners_are_active_in_the_next_turn(contacts: Contacts) -> None:
    board = deck()
    _, rival = two(board)
    hunter = commissioner(board, MAYNARD, rival, Position("J14", "sea"), 0)
    draw(board, "kc_operation")
    board.run(action_card)
    assert board.campaign.state.kcs_active
    assert hunter.position.place == "J14"


def test_9_a2_or_act_at_once(contacts: Contacts) -> None:
    board = deck(kc_timing="immediate")
    _, rival = two(board)
    hunter = commissioner(board, MAYNARD, rival, Position("J13", "sea"), 0)
    draw(board, "kc_operation")
    board.run(action_card)
    assert not board.campaign.state.kcs_active
    assert hunter.position == rival.position
    assert contacts == [(hunter.token, rival.id)]


@pytest.mark.parametrize("action", ["move_warships", "intercept_notorious", "kc_operation", "hazard"])
def test_spec_13_without_hunters_the_card_brings_nothing(action: str) -> None:
    board = deck(m_hunters=False)
    two(board)
    draw(board, action)
    match = board.run(action_card)
    assert [event.kind for event in match.log if event.kind not in ("card_drawn", "action_card")] == []
    assert not board.campaign.state.kcs_active
