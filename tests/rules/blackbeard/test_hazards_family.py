"""Hazard events of relatives, auctions and hidden riches (26, 33, 35, 36, 41 to 46, 51, 52, 53; OP-14)."""

from typing import Any

import pytest

from rules.blackbeard.battle.prisoners import carry_home, follow_ship, prize_of, rescuable
from rules.blackbeard.hazards.family import grief
from rules.blackbeard.hazards.treasures import DIVE, dives
from rules.blackbeard.lasting import FOR_EVER
from rules.blackbeard.markers import CHEST
from rules.blackbeard.sea.bounty import deliver, load_chest
from rules.blackbeard.sea.cargo import automatic
from rules.blackbeard.sea.harbour import enter_port
from rules.blackbeard.sea.passage import end_modes, may_enter
from rules.blackbeard.ship.damage import free_damage
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.figures import full, room
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import Governor, Now, Pirate, Position
from rules.blackbeard.tables import GOVERNORS, LETTERS
from rules.blackbeard.turn.bargains import carry_out_offer, possible
from rules.blackbeard.turn.offers import Offer, items_of
from rules.blackbeard.voyage import WAR_CORRECTIONS, Voyage
from rules.kernel import Match, Table

from .decks import told
from .omens import (
    BOSTON,
    CARIBBEAN,
    CHARLES_TOWN,
    HAVANA,
    LOW,
    MISSON,
    NORTH,
    TEACH,
    Omens,
    aboard,
    moored,
)

FAMILY = ["41", "42", "43", "44", "45"]
ANTI = next(name for name, row in GOVERNORS.items() if row.stance == "anti")


def three(**options: Any) -> tuple[Omens, Pirate, Pirate, Pirate]:
    """Teach draws; to his right sits Misson (seat 2), to his left Low (seat 1)."""
    deck = Omens(3, **options)
    found = deck, deck.pirate(TEACH, 0), deck.pirate(LOW, 1), deck.pirate(MISSON, 2)
    for pirate in found[1:]:
        assert isinstance(pirate, Pirate)
        pirate.notoriety = 20
    return found


# ---------------------------------------------------------------- 26, 33: royal pardons


def bid(match: Match, **bids: int) -> None:
    """Answer the sealed bids: by seat, "s0" and so on, one for the seat's only pirate."""
    for seat in sorted(match.questions):
        question = match.questions[seat]
        assert question.kind == "sealed_bid"
        assert question.secret
        match.answer(seat, {step.step: bids.get(f"s{seat}", 0) for step in question.steps})


@pytest.mark.parametrize("event", ["26", "33"])
def test_26_33_a_pardon_goes_to_the_highest_bid_and_the_old_letter_back(event: str) -> None:
    deck, one, two, poor = three()
    letter, old = deck.campaign.hidden.stocks["letters"][:2]
    deck.campaign.hidden.stocks["letters"].remove(old)
    one.cabin = two.cabin = 500
    two.letter = old
    two.enemy = [LETTERS[letter].nationality]
    match = deck.strike(event, one)
    assert sorted(match.questions) == [0, 1]
    assert [step.number for step in match.questions[1].steps] == [(0, 500)]
    bid(match, s0=100, s1=300)
    assert (two.letter, two.pardon, two.cabin, one.cabin, poor.letter) == (letter, True, 200, 500, "")
    assert old in deck.campaign.hidden.stocks["letters"]
    told_bids = told(match, "auction")[0]["bids"]
    assert [(one["pirate"], one["doubloons"]) for one in told_bids] == [(TEACH, 100), (LOW, 300)]


def test_26_ties_are_settled_by_dice_and_no_bid_sends_the_letter_back() -> None:
    deck, one, two, _ = three()
    one.cabin = two.cabin = 500
    match = deck.strike("26", one, dispute=[3, 3, 3, 3, 2, 1, 2, 2])
    bid(match, s0=100, s1=100)
    assert (one.letter, two.letter != "") == ("", True)
    match = deck.strike("26", one)
    bid(match)
    assert len(deck.campaign.hidden.stocks["letters"]) == 11


def test_26_a_seat_bids_for_each_of_its_pirates_and_an_empty_stock_has_no_effect() -> None:
    deck, one, two, _ = three()
    mate = deck.pirate("PI01", 0)
    one.cabin, mate.cabin, two.cabin = 100, 200, 50
    match = deck.strike("26", one)
    assert [step.step for step in match.questions[0].steps] == ["PI14_bid", "PI01_bid"]
    match.answer(0, {"PI14_bid": 0, "PI01_bid": 150})
    match.answer(1, {"PI02_bid": 50})
    assert mate.pardon
    deck.campaign.hidden.stocks["letters"] = []
    assert deck.strike("33", one).questions == {}


# ---------------------------------------------------------------- 36: the parrot


def test_36_the_parrot_is_sold_once_takes_a_wound_and_dies() -> None:
    deck, one, two, _ = three()
    two.cabin = 100
    match = deck.strike("36", one)
    bid(match, s1=10)
    assert (two.parrot, two.cabin) == (True, 90)
    assert deck.strike("36", one).questions == {}
    deck.policy(two, pet="always")
    deck.dice = {"wound_part": [1]}
    deck.run(lambda voyage: wound(voyage, two, "wounds", "minor"))
    assert (two.parrot, two.wounds) == (False, {})
    assert deck.strike("36", one).questions != {}


def test_36_the_parrot_is_free_again_when_its_owner_is_lost() -> None:
    deck, one, two, other = three()
    two.parrot, other.cabin = True, 100
    deck.run(lambda voyage: leave_play(voyage, two, "hanged"))
    assert deck.strike("36", one).questions != {}


# ---------------------------------------------------------------- 52: prohibition


def test_52_each_cargo_of_alcohol_goes_to_the_best_bid_of_another_seat() -> None:
    deck, one, two, other = three()
    aboard(one, "alcohol", "cloth", "alcohol")
    aboard(two, "alcohol")
    one.cabin = two.cabin = 100
    other.ship.holds[0].markers = ["food"] * 4
    other.ship.holds[1].markers = ["food"] * 3
    other.cabin = 300
    match = deck.strike("52", one)
    # First Teach's lot, for which only the others bid.
    assert sorted(match.questions) == [1, 2]
    bid(match, s1=50, s2=200)
    assert (one.cabin, other.cabin, one.ship.markers) == (300, 100, ["cloth"])
    # One marker fits, the other is lost.
    assert other.ship.markers.count("alcohol") == 1
    assert sorted(match.questions) == [0, 2]
    bid(match)
    assert two.ship.markers == []
    assert match.questions != {} or deck.events() == []


# ---------------------------------------------------------------- 35: the stolen treasure


def stolen(deck: Omens, one: Pirate, doubloons: int = 800) -> Match:
    one.refuge, one.chests = CHARLES_TOWN, [CHARLES_TOWN]
    deck.campaign.hidden.treasures[one.id] = {CHARLES_TOWN: doubloons}
    return deck.strike("35", one)


def test_35_the_treasure_is_set_aside_and_the_accomplice_gets_it_in_the_end() -> None:
    deck, one, _, other = three()
    other.refuge = HAVANA
    match = stolen(deck, one)
    (entry,) = deck.campaign.state.lasting
    assert (entry.event, entry.owner, entry.data) == ("35", TEACH, {"port": CHARLES_TOWN})
    assert deck.campaign.hidden.stolen == {entry.id: 800}
    assert (deck.campaign.hidden.treasure_of(TEACH), one.chests) == (0, [])
    assert not any("800" in str(event.data) for event in match.log)
    deck.hazard(one)
    assert deck.campaign.hidden.treasure_of(MISSON, HAVANA) == 800
    assert (deck.events(), deck.campaign.hidden.stolen) == ([], {})


def test_35_the_accomplice_shares_it_among_his_pirates() -> None:
    deck, one, _, other = three()
    mate = deck.pirate("PI01", 2)
    other.notoriety, mate.refuge = 30, HAVANA
    stolen(deck, one)
    match = deck.hazard(one)
    question = match.questions[2]
    assert (question.kind, question.secret) == ("share_treasure", True)
    match.answer(2, {"PI01_share": 300})
    assert (deck.campaign.hidden.treasure_of("PI01", HAVANA), other.cabin) == (300, 500)


def test_35_gang_collusion_lost_and_an_accomplice_without_pirates() -> None:
    deck, one, _, other = three(gang_collusion="lost")
    stolen(deck, one)
    deck.hazard(one)
    assert other.cabin == 0
    deck, one, _, other = three()
    other.status = "captive"
    stolen(deck, one)
    deck.hazard(one)
    assert (other.cabin, deck.events()) == (0, [])


def test_35_without_a_treasure_in_his_refuge_nothing_happens_and_his_death_ends_it() -> None:
    deck, one, _, _ = three()
    deck.strike("35", one)
    assert deck.events() == []
    stolen(deck, one)
    deck.run(lambda voyage: leave_play(voyage, one, "hanged"))
    assert (deck.events(), deck.campaign.hidden.stolen) == ([], {})


# ---------------------------------------------------------------- 41 to 45: relatives


def test_41_the_beloved_is_held_in_a_port_that_her_pirate_might_attack() -> None:
    deck, one, _, _ = three()
    deck.campaign.state.ports[BOSTON].destroyed = True
    one.attack_banned = [HAVANA]
    match = deck.strike("41", one, port=[1, 1, 4, 4, 2, 5, 2, 1])
    assert told(match, "beloved_arrested")[0]["rolls"] == [11, 44, 25, 21]
    (entry,) = deck.campaign.state.lasting
    assert (entry.owner, entry.data) == (TEACH, {"port": CHARLES_TOWN, "holder": ""})


@pytest.mark.parametrize("event", FAMILY[1:])
def test_42_to_45_the_right_hand_pirate_holds_the_relative(event: str) -> None:
    deck, one, _, other = three()
    deck.strike(event, one)
    (entry,) = deck.campaign.state.lasting
    assert (entry.event, entry.owner, entry.data) == (event, TEACH, {"holder": MISSON})
    assert [prize.id for prize in rescuable(deck.campaign.state, one, other)] == [entry.id]


def test_42_without_a_pirate_to_the_right_the_next_seat_has_her_or_nobody() -> None:
    deck, one, two, other = three()
    other.status = "marooned"
    deck.strike("42", one)
    assert deck.campaign.state.lasting[0].data["holder"] == LOW
    two.status = "marooned"
    deck.campaign.state.lasting.clear()
    deck.strike("42", one)
    assert deck.events() == []


@pytest.mark.parametrize("event", FAMILY)
def test_41_to_45_grief_and_the_penalty_at_the_next_hazard_event(event: str) -> None:
    deck, one, _, _ = three(dice={"grief": [1, 2]})
    deck.lasting(event, one, port=BOSTON, holder="" if event == "41" else MISSON)
    deck.run(lambda voyage: grief(voyage, one))
    assert one.notoriety == 19
    deck.dice = {"grief": [2]}
    deck.run(lambda voyage: grief(voyage, one))
    assert one.notoriety == 19
    deck.hazard(one)
    assert (one.notoriety, one.popularity, deck.events()) == (14, 5, [])


def test_41_to_45_rescued_she_is_home_or_the_strangers_hostage() -> None:
    deck, one, two, other = three()
    entry = deck.lasting("42", one, holder=MISSON)
    prize = prize_of(f"lasting/{entry.id}")
    assert prize is not None
    deck.run(lambda voyage: carry_home(voyage, two, other, prize))
    assert (entry.data["holder"], two.notoriety, one.notoriety) == (LOW, 25, 20)
    deck.run(lambda voyage: carry_home(voyage, one, two, prize))
    assert (deck.events(), one.notoriety, one.popularity) == ([], 25, 9)


def test_notes_1_and_3_a_sunk_captor_takes_the_relative_with_him() -> None:
    deck, one, _, other = three()
    deck.lasting("42", one, holder=MISSON)
    deck.lasting("46", other, holder=MISSON, port=BOSTON)

    def sink(voyage: Voyage) -> Any:
        yield from free_damage(voyage, other, 13, "storm", combat=False)
        yield from deliver(voyage)

    deck.run(sink)
    assert (deck.events(), one.notoriety, one.popularity, other.fate) == ([], 15, 5, "sunk")


def test_note_3_she_is_home_if_her_own_pirate_takes_the_ship() -> None:
    deck, one, _, other = three()
    deck.lasting("42", one, holder=MISSON)
    match = deck.run(lambda voyage: follow_ship(voyage, other, one))
    assert (deck.events(), [data["cause"] for data in told(match, "event_over")]) == ([], ["home"])


@pytest.mark.parametrize("told_of", [True, False], ids=["today", "before"])
def test_note_3_a_relative_who_passes_to_a_conqueror_is_told_of(told_of: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "patched", lambda _, patch: told_of and patch == WAR_CORRECTIONS)
    deck, one, two, other = three()
    deck.lasting("42", one, holder=MISSON)
    match = deck.run(lambda voyage: follow_ship(voyage, other, two))
    passed = [(data["pirate"], data["target"]) for data in told(match, "relative_passed")]
    assert passed == ([(two.id, other.id)] if told_of else [])


def test_note_3_she_passes_to_the_captor_of_the_ship_or_to_a_successor_or_goes_free() -> None:
    deck, one, two, other = three()
    entry = deck.lasting("42", one, holder=MISSON)
    deck.run(lambda voyage: follow_ship(voyage, other, two))
    assert entry.data["holder"] == LOW

    def die(voyage: Voyage) -> Any:
        leave_play(voyage, two, "duel")
        yield from deliver(voyage)

    deck.run(die)
    (successor,) = deck.campaign.state.active(1)
    assert entry.data["holder"] == successor.id

    def retire(voyage: Voyage) -> Any:
        voyage.state.careers[1] = 3
        leave_play(voyage, successor, "retired")
        yield from deliver(voyage)

    deck.run(retire)
    assert (deck.events(), one.notoriety) == ([], 20)


@pytest.mark.parametrize("event", FAMILY)
def test_note_2_death_of_her_pirate_ends_it_without_penalty(event: str) -> None:
    deck, one, _, _ = three()
    deck.lasting(event, one, holder=MISSON)
    deck.run(lambda voyage: leave_play(voyage, one, "hanged"))
    assert deck.events() == []


# ---------------------------------------------------------------- 46: the governor's daughter


def test_46_the_most_notorious_pirate_holds_the_governors_daughter() -> None:
    deck, one, two, _ = three()
    two.notoriety = 30
    deck.strike("46", one, port=[4, 4, 2, 5])
    (entry,) = deck.campaign.state.lasting
    assert (entry.owner, entry.data) == (LOW, {"port": HAVANA, "holder": LOW})
    deck.hazard(one)
    assert (deck.events(), two.notoriety, two.popularity) == ([], 30, 7)


def test_46_another_pirate_brings_her_home_whatever_the_status_of_the_port() -> None:
    deck, one, two, _ = three()
    entry = deck.lasting("46", two, port=HAVANA, holder=LOW)
    state = deck.campaign.state
    state.ports[HAVANA].governor = Governor("governor1", ANTI)
    state.pirates[TEACH].enemy = ["Spanish"]
    two.position = moored(HAVANA)
    deck.run(deliver)
    # The abductor himself may not claim the reward.
    assert deck.events() == ["46"]
    assert not may_enter(state, one, HAVANA)
    entry.data["holder"] = TEACH
    assert may_enter(state, one, HAVANA)
    one.position = Position("G19", "sea")

    def arrive(voyage: Voyage) -> Any:
        yield from enter_port(voyage, one, HAVANA, anchored=True)
        yield from deliver(voyage)

    deck.run(arrive)
    assert (one.position, one.cabin, one.notoriety, one.popularity) == (moored(HAVANA), 5000, 30, 9)
    assert sorted(one.ship.markers) == ["gold1000"] * 5
    assert deck.events() == []


# ---------------------------------------------------------------- 51: the treasure map


def test_51_a_card_names_the_wreck_where_ships_may_anchor_and_a_new_map_replaces_it() -> None:
    deck, one, _, _ = three()
    deck.cards(lane="14")
    deck.strike("51", one)
    state = deck.campaign.state
    assert [entry.data["place"] for entry in state.lasting] == ["J9"]
    assert end_modes(state, one, "J9") == ["sea", "anchor"]
    deck.hazard(one)
    assert deck.events() == ["51"]
    deck.cards(lane="13")
    deck.strike("51", one)
    assert [entry.data["place"] for entry in state.lasting] == ["I7"]
    assert end_modes(state, one, "J9") == ["sea"]


def test_op_14_divers_roll_in_the_order_of_arrival_and_the_first_one_finds_the_chest() -> None:
    deck, one, two, other = three()
    deck.lasting("51", until=FOR_EVER, place="J9", waiting=[MISSON])
    one.position, two.position, other.position = NORTH, NORTH, Position("J9", "anchored")
    for pirate in (one, two, other):
        pirate.now = Now()
    deck.cards(lane="14")
    card = deck.campaign.hidden.deck[0]

    def turn(voyage: Voyage) -> Any:
        assert DIVE.able(voyage, one)
        yield from DIVE.run(voyage, one, {})
        yield from dives(voyage)

    deck.dice = {"event": [2, 1]}
    match = deck.run(turn)
    # Misson has stayed at anchor and was there first; Low does not dive.
    assert [(one["pirate"], one["face"]) for one in told(match, "dived")] == [(MISSON, 2), (TEACH, 1)]
    found = told(match, "wreck_found")[0]
    assert (found["pirate"], deck.events()) == (TEACH, [])
    assert card not in deck.campaign.hidden.deck
    assert sum(int(marker.removeprefix("gold")) for marker in one.ship.markers) == found["doubloons"]
    assert one.debauched == 0


def test_op_14_needs_the_wreck_and_the_open_sea() -> None:
    deck, one, _, _ = three()
    able: list[bool] = []

    def ask(voyage: Voyage) -> None:
        able.append(DIVE.able(voyage, one))

    deck.run(ask)
    deck.lasting("51", until=FOR_EVER, place="E11", waiting=[])
    for mode in ("sea", "anchored", "port"):
        one.position = Position("E11", mode)
        deck.run(ask)
    assert able == [False, True, True, False]


# ---------------------------------------------------------------- 53: secret papers


def test_53_the_chest_fills_a_hold_and_is_paid_at_its_destination() -> None:
    deck, one, _, _ = three()
    deck.strike("53", one, port=[2, 1, 2, 1, 2, 5])
    (entry,) = deck.campaign.state.lasting
    assert (entry.data["port"], entry.data["goal"]) == (CHARLES_TOWN, HAVANA)
    one.ship.holds[1].markers = ["cloth"]
    one.position = Position("E11", "harbour")
    deck.run(lambda voyage: load_chest(voyage, one))
    assert CHEST not in one.ship.markers
    one.position = moored(CHARLES_TOWN)
    deck.run(lambda voyage: load_chest(voyage, one))
    assert one.ship.holds[0].markers == [CHEST]
    assert room(one.ship, 4) == 3
    placed, behind = automatic(one.ship, ["food"] * 5, 4)
    assert (placed, behind) == ({2: ["food"] * 3}, ["food"] * 2)
    one.ship.holds[1].markers = ["cloth"] * 4
    assert full(one.ship, 4)
    one.position = moored(HAVANA)
    match = deck.run(deliver)
    assert told(match, "chest_delivered") == [{"seat": 0, "pirate": TEACH, "port": HAVANA}]
    assert (one.cabin, deck.events()) == (5000, [])
    assert one.ship.holds[0].markers == ["gold1000"] * 4


def test_53_without_an_empty_hold_it_stays_and_at_the_next_hazard_event_it_vanishes() -> None:
    deck, one, _, _ = three()
    deck.strike("53", one, port=[2, 1, 2, 5])
    one.position = moored(CHARLES_TOWN)
    one.ship.holds[0].markers, one.ship.holds[1].markers = ["cloth"], ["cloth"]
    deck.run(lambda voyage: load_chest(voyage, one))
    assert CHEST not in one.ship.markers
    one.ship.holds[0].markers = []
    deck.run(lambda voyage: load_chest(voyage, one))
    assert CHEST in one.ship.markers
    deck.hazard(one)
    assert (one.ship.markers, deck.events()) == (["cloth"], [])


def test_the_chest_moves_only_into_an_empty_hold() -> None:
    _deck, one, _, _ = three()
    one.position = CARIBBEAN
    one.ship.holds[1].markers = ["cloth"]
    assert automatic(one.ship, [CHEST], 4) == ({1: [CHEST]}, [])
    one.ship.holds[0].markers = ["cloth"]
    assert automatic(one.ship, [CHEST], 4) == ({}, [CHEST])


# ---------------------------------------------------------------- trade


def test_note_6_relatives_and_the_chest_may_be_traded() -> None:
    deck, one, two, _ = three()
    state = deck.campaign.state
    two.position = one.position
    entry = deck.lasting("42", one, holder=LOW)
    aboard(two, CHEST)
    one.ship.holds[0].markers = ["cloth"] * 3
    assert [option.id for option in items_of(state, two)] == ["chest.1", f"relative/{entry.id}"]
    offer = Offer(LOW, TEACH, give=[f"relative/{entry.id}", CHEST], pay=0)
    deck.run(lambda voyage: carry_out_offer(voyage, offer))
    assert (deck.events(), one.notoriety, one.ship.holds[1].markers, two.ship.markers) == ([], 20, [CHEST], [])


def test_a_trade_lapses_if_the_chest_leaves_no_room_for_the_rest() -> None:
    deck, one, two, _ = three()
    state = deck.campaign.state
    one.ship.holds[0].markers, one.ship.holds[1].markers = [CHEST], ["cloth"] * 3
    two.ship.holds[0].markers = ["food"] * 2
    assert possible(state, Offer(LOW, TEACH, give=["food"]), two, one, 4)
    assert not possible(state, Offer(LOW, TEACH, give=["food", "food"]), two, one, 4)
    # In the other ship the chest has a hold to itself too.
    assert possible(state, Offer(LOW, TEACH, give=["ship"]), two, one, 4)
