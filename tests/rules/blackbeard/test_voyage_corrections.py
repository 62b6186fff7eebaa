"""The rules of the patch ``voyage_corrections``: in matches that begin today, and in those that began before it."""

from functools import partial
from typing import Any

import pytest

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put
from rules.blackbeard.ending import conclude, notorious
from rules.blackbeard.hidden import Entry, Move
from rules.blackbeard.league.joint import joined
from rules.blackbeard.operation import Scene
from rules.blackbeard.port.assault import assault
from rules.blackbeard.port.business import BUSINESS, PURCHASES
from rules.blackbeard.port.sack import sack
from rules.blackbeard.sea.hostages import home_in
from rules.blackbeard.sea.merchants import mark_enemy
from rules.blackbeard.sea.prizes import prize_ship
from rules.blackbeard.sea.search import SEARCH
from rules.blackbeard.ship.damage import hit
from rules.blackbeard.ship.wounds import expire
from rules.blackbeard.state import Flotsam, Governor, Hold, Pirate, Position, Wound
from rules.blackbeard.tables import ANY, CARDS, LETTERS, PORTS, WARSHIPS
from rules.blackbeard.turn.arenas import settled
from rules.blackbeard.turn.entries import after_acts, operate_all
from rules.blackbeard.turn.moves import move_all
from rules.blackbeard.turn.orders import reveal_dice
from rules.blackbeard.turn.play import action_card
from rules.blackbeard.turn.rooms import drift_on
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Voyage
from rules.kernel import Play, Table, form

from .decks import Deck, told
from .hunting import warship
from .scenes import CARTAGENA, CHARLES_TOWN, NEW_PROVIDENCE, aboard, in_port, of_class, sail


@pytest.fixture(params=[True, False], ids=["today", "before"])
def corrected(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the match began with these corrections."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == VOYAGE_CORRECTIONS)
    return bool(request.param)


# ---------------------------------------------------------------- letters


def test_bn_e1_another_attack_voids_a_pardon_that_was_not_spent(corrected: bool) -> None:
    """A pardon is a letter too, and its holder may be an enemy of the nation already (event 26)."""
    deck = Deck(dice={"letters": [list(LETTERS)]})
    pirate = deck.pirate()
    english = next(name for name, row in LETTERS.items() if row.nationality == "English")
    deck.campaign.hidden.stocks["letters"].remove(english)
    pirate.letter, pirate.pardon, pirate.enemy = english, True, ["English"]
    match = deck.run(lambda voyage: mark_enemy(voyage, pirate, "English"))
    assert (pirate.letter, pirate.pardon) == (("", False) if corrected else (english, True))
    assert (pirate.enemy, told(match, "enemy_mark")) == (["English"], [])


# ---------------------------------------------------------------- cunning


def test_spec_4_22_4_rerolled_movement_dice_are_booked_from_the_marker_on(corrected: bool) -> None:
    """The captain booked last has the marker, and waits for another seat before he uses cunning again."""
    deck = Deck(3)
    state, hidden = deck.campaign.state, deck.campaign.hidden
    captains = [deck.pirate("PI14", 0), deck.pirate("PI02", 1)]
    state.marker = 1
    hidden.dice = hidden.spare = {captain.id: 3 for captain in captains}
    deck.run(lambda voyage: reveal_dice(voyage, {captain.id: True for captain in captains}))
    assert state.cunning == (0 if corrected else 1)
    assert [captain.cunning_blocked for captain in captains] == [corrected, not corrected]


# ---------------------------------------------------------------- disputes


@pytest.mark.parametrize(("place", "rolls"), [("J9", 1), ("J11", 2)])
def test_spec_4_6_two_seats_roll_once_for_each_hex(place: str, rolls: int, corrected: bool) -> None:
    """Of four captains two meet in each hex; the second roll turns the order round."""
    deck = Deck(dice={"dispute": [6, 6, 1, 1, 1, 1, 6, 6]})
    names, places = ("PI14", "PI15", "PI16", "PI17"), ("J9", place, "J9", place)
    captains = [
        deck.pirate(name, number // 2, at=Position(there, "sea"))
        for number, (name, there) in enumerate(zip(names, places, strict=True))
    ]
    contests = {
        "PI14": ["merchants/J9"],
        "PI16": ["merchants/J9"],
        "PI15": [f"castaway/{place}1"],
        "PI17": [f"castaway/{place}1"],
    }
    found: list[str] = []

    def act(voyage: Voyage) -> Play[None]:
        found.extend(one.id for one in (yield from settled(voyage, captains, contests, "operation")))

    match = deck.run(act)
    assert len(told(match, "dispute")) == (rolls if corrected else 1)
    second_first = corrected and rolls == 2
    assert found == (["PI14", "PI17", "PI16", "PI15"] if second_first else ["PI14", "PI15", "PI16", "PI17"])


def test_spec_4_6_two_pursuers_of_one_seat_roll_once_for_their_prey(corrected: bool) -> None:
    deck = Deck(dice={"dispute": [6, 6, 1, 1, 1, 1, 6, 6]})
    first, second = deck.pirate("PI14", 0, at=Position("H9", "sea")), deck.pirate("PI15", 0, at=Position("I9", "sea"))
    deck.pirate("PI16", 1, at=Position("J9", "sea"))
    moves = {"PI14": Move("pursue", "PI16"), "PI15": Move("pursue", "PI16"), "PI16": Move("go", "J11")}
    captains = deck.campaign.state.active()
    for captain in captains:
        captain.now.die = 6
    entries = {name: Entry(move=move, end="sea") for name, move in moves.items()}
    match = deck.run(partial(move_all, pirates=captains, entries=entries))
    assert len(told(match, "dispute")) == (1 if corrected else 2)
    assert (first.position.place, second.position.place) == ("J11", "J11" if corrected else "J9")


@pytest.mark.parametrize(("merchants", "rolls"), [(1, 1), (0, 0)])
def test_spec_4_6_a_pirate_who_searches_disputes_the_merchants_of_the_hex(
    merchants: int, rolls: int, corrected: bool
) -> None:
    deck = Deck(dice={"dispute": [1, 1, 6, 6]}, m_cunning=False)
    one, two = deck.pirate("PI14", 0), deck.pirate("PI15", 1)
    for captain in (one, two):
        captain.now.moved = captain.now.spent = True
    for merchant in [of_class(8)] * merchants:
        sail(deck, merchant, one.position.place)
    quiet = [card for card, row in CARDS.items() if row.search == {"coast": "nothing", "deep": "nothing"}]
    for card in quiet[:2]:
        deck.card(card)
    entries = {name: Entry(operation="search") for name in ("PI14", "PI15")}
    match = deck.run(partial(operate_all, pirates=[one, two], entries=entries))
    assert len(told(match, "dispute")) == rolls * corrected
    first, _ = [event["pirate"] for event in told(match, "searched")]
    assert first == ("PI15" if rolls and corrected else "PI14")


# ---------------------------------------------------------------- searches, crates


def test_bn_8_13_a_pirate_who_searches_chooses_what_he_attacks(corrected: bool) -> None:
    deck = Deck()
    pirate = deck.pirate()
    sail(deck, of_class(8), pirate.position.place, known=True)

    def ask(voyage: Voyage) -> Play[Any]:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=True, spent=True)
        return (yield from put(voyage, form(0, "orders", lambda: SEARCH.arguments(scene, ""))))

    match = deck.run(ask)
    steps = match.questions[0].steps_with({}) if match.questions else []
    assert [[option.id for option in step.options] for step in steps] == [["random", "sail1", "leave"]] * corrected


@pytest.mark.parametrize(("target", "seen"), [("leave", ""), ("known", "known"), ("random", "sail1")])
def test_bn_8_13_merchants_that_are_found_may_be_let_alone(target: str, seen: str, corrected: bool) -> None:
    del corrected
    deck = Deck()
    pirate = deck.pirate()
    pirate.notoriety = 5
    deck.policy(pirate, merchant="0")
    sail(deck, of_class(8), pirate.position.place, "known", known=True)
    deck.campaign.state.stocks["merchants"] = 1
    deck.cards(search={"coast": "merchant_1", "deep": "merchant_1"})
    match = deck.run(lambda voyage: SEARCH.run(voyage, pirate, {"target": target}))
    assert len(told(match, "merchant_sighted")) == 1
    assert [one["token"] for one in told(match, "merchant_declined")] == ([seen] if seen else [])
    assert pirate.notoriety == (4 if seen else 5)


@pytest.mark.parametrize("wins", [True, False])
def test_bn_6_3_prey_and_pursuer_dispute_the_crates_that_both_pass(wins: bool, corrected: bool) -> None:
    crates = [1, 1, 6, 6] if wins else [6, 6, 1, 1]
    deck = Deck(dice={"dispute": [1, 1, 6, 6, *crates]})
    captains = [deck.pirate("PI14", 0, at=Position("N8", "sea")), deck.pirate("PI15", 1, at=Position("N9", "sea"))]
    deck.campaign.state.flotsam = [Flotsam("N7", ("cloth",))]
    for captain in captains:
        captain.now.die = 4
    moves = {"PI14": Move("go", "N6", "direct"), "PI15": Move("pursue", "PI14", "direct")}
    entries = {name: Entry(move=move, end="sea") for name, move in moves.items()}
    match = deck.run(partial(move_all, pirates=captains, entries=entries))
    assert [captain.position.place for captain in captains] == ["N6", "N6"]
    assert [event["what"] for event in told(match, "dispute")] == ["pursuit", *["crates"] * corrected]
    first, second = (captain.ship.markers for captain in captains)
    assert (first, second) == (([], ["cloth"]) if corrected and wins else (["cloth"], []))
    assert deck.campaign.hidden.crates == {}


def test_bn_6_3_a_ship_that_drifts_onto_crates_takes_them(corrected: bool) -> None:
    deck = Deck(dice={"drift": [1]})
    pirate = deck.pirate()
    pirate.ship.damage["sails"], pirate.immobile_turns = 1, 1
    deck.campaign.state.flotsam = [Flotsam("J8", ("cloth",))]
    deck.run(lambda voyage: drift_on(voyage, pirate))
    assert (pirate.position.place, pirate.ship.markers) == ("J8", ["cloth"] if corrected else [])


# ---------------------------------------------------------------- wounds


def test_spec_4_17_a_wound_that_is_over_costs_no_limb(corrected: bool) -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.wounds["left_leg"] = [Wound("superficial", deck.campaign.state.turn), Wound("minor")]
    pirate.now.healing = True
    match = deck.run(lambda voyage: expire(voyage, pirate))
    assert bool(pirate.wounds) != corrected
    assert [one["parts"] for one in told(match, "healed")] == [["left_leg"]] * (1 + corrected)


# ---------------------------------------------------------------- ships in use, careened ships


@pytest.mark.parametrize("status", ["active", "imprisoned", "captive", "marooned"])
def test_spec_2_1_the_ship_of_a_captive_needs_no_log_book(status: Any, corrected: bool) -> None:
    deck = Deck(dice={"prize": [6]}, m_cunning=False)
    pirate = deck.pirate("PI12")
    owners = [deck.pirate(name, 1, "schooner") for name in ("PI01", "PI02", "PI03", "PI04")]
    owners[0].status = status
    match = deck.run(lambda voyage: prize_ship(voyage, pirate, "schooner"))
    assert told(match, "prize_ship")[0]["usable"] == (corrected and status in ("captive", "marooned"))


@pytest.mark.parametrize(("second", "stowed"), [("", [["cloth"], ["chest"]]), ("food", [["cloth"], ["food"]])])
def test_53_the_chest_of_carrs_hold_goes_into_an_empty_hold_or_is_lost(
    second: str, stowed: list[list[str]], corrected: bool
) -> None:
    deck = Deck()
    ship = deck.pirate().ship
    ship.white.append("hull")
    ship.holds = [Hold(1, ["cloth"]), Hold(2, [second] if second else []), Hold(3, ["chest"])]
    deck.run(lambda voyage: hit(voyage, deck.campaign.state.pirates["PI14"], "hull", 1, "storm", combat=False))
    before = [["cloth", "chest"], [second] if second else []]
    assert [hold.markers for hold in ship.holds] == (stowed if corrected else before)


@pytest.mark.parametrize("careened", [True, False])
def test_bn_15_5_a_careened_ally_joins_no_attack_on_a_port(careened: bool, corrected: bool) -> None:
    deck = Deck(3, m_rivals=True, alliances="on")
    one, two = in_port(deck, CARTAGENA, "PI12"), in_port(deck, CARTAGENA, "PI15", seat=1)
    deck.campaign.state.alliances.append(["PI12", "PI15"])
    deck.policy(two, join_ally="yes")
    two.careened = careened
    match = deck.run(lambda voyage: joined(voyage, one, "port"))
    assert bool(told(match, "ally_joined")) == (not (careened and corrected))


# ---------------------------------------------------------------- business in a port that is entered now


def steps_of(deck: Deck, pirate: Pirate, number: str, *, moved: bool, sale: bool = True) -> list[str]:
    """Return the parts of business that the orders of a pirate may name."""
    operation, there = (BUSINESS if sale else PURCHASES), Position(PORTS[number].hex, "port")

    def act(voyage: Voyage) -> Play[None]:
        scene = Scene(voyage.table, voyage.state, pirate, there, moved=moved, spent=False)
        yield (form(0, "orders", lambda: operation.arguments(scene, "")),)

    match = deck.run(act)
    return [step.step for step in match.questions[0].steps_with({})]


@pytest.mark.parametrize(
    ("cabin", "cargo", "sale", "offered"),
    [(100, "", True, True), (0, "cloth", True, True), (0, "", True, False), (0, "cloth", False, False)],
)
def test_4_10_8_the_money_of_the_sale_may_pay_the_bribe(
    cabin: int, cargo: str, sale: bool, offered: bool, corrected: bool
) -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    pirate.cabin = cabin
    aboard(pirate, *([cargo] if cargo else []))
    steps = steps_of(deck, pirate, CARTAGENA, moved=False, sale=sale)
    assert ("bribe" in steps) == (offered and (corrected or cabin > 0))


def test_4_10_a_call_in_one_port_does_not_count_in_the_next(corrected: bool) -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.cabin, pirate.call.sold, pirate.call.bribed = 600, True, True
    aboard(pirate, "cloth")
    assert steps_of(deck, pirate, CHARLES_TOWN, moved=False) == []
    assert steps_of(deck, pirate, CARTAGENA, moved=True) == (["sell", "bribe"] if corrected else [])


def test_4_10_8_a_governor_who_is_hidden_yet_may_turn_out_to_take_a_bribe(corrected: bool) -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.cabin = 600
    deck.campaign.state.ports[CARTAGENA].governor = Governor("governor1")
    assert steps_of(deck, pirate, CARTAGENA, moved=True) == (["bribe"] if corrected else [])


# ---------------------------------------------------------------- crates, battles with ports


def test_bn_6_3_a_pirate_who_comes_out_of_a_zone_takes_the_crates_on_the_arrow_hex(corrected: bool) -> None:
    deck = Deck(seats=4, dice={"dispute": [1, 1, 6, 6]})
    one = deck.pirate("PI14", 0, at=Position("TZ1", "zone"))
    two = deck.pirate("PI15", 1, at=Position("TZ1", "zone"))
    deck.campaign.state.flotsam = [Flotsam("DD14", ("cloth",))]
    entries = {name: Entry(move=Move("transit", "DD14"), end="sea") for name in ("PI14", "PI15")}
    deck.run(partial(move_all, pirates=[one, two], entries=entries))
    assert (one.ship.markers, two.ship.markers) == ([], ["cloth"] if corrected else [])


def test_bn_6_6_a_pirate_who_comes_out_of_a_zone_may_anchor_on_a_coast(corrected: bool) -> None:
    deck = Deck(seats=4)
    pirate = deck.pirate(at=Position("TZ1", "zone"))
    for goal, mode in (("DD21", "anchored"), ("TZ1", "zone"), ("DD20", "sea")):
        entry = Entry(move=Move("transit", goal), end="anchor")
        match = deck.run(partial(move_all, pirates=[pirate], entries={"PI14": entry}))
        assert pirate.position == Position(goal, mode if corrected or mode == "zone" else "sea")  # type: ignore[arg-type]
        assert len(told(match, "anchored")) == (corrected and mode == "anchored")


def test_17_2_an_ally_loses_popularity_once_for_each_battle_with_a_port(corrected: bool) -> None:
    dice: dict[str, Any] = {"assault": [1, 1], "garrison": [2, 3, 3], "assault_damage": [1], "location": [4, 4]}
    options = {"m_rivals": True, "alliances": "on", "combat_popularity": "per_battle"}
    deck = Deck(3, dice=dice, m_cunning=False, **options)
    one = in_port(deck, CARTAGENA, "PI12", ship="schooner")
    two = in_port(deck, CARTAGENA, "PI15", ship="schooner", seat=1)
    deck.campaign.state.alliances.append(["PI12", "PI15"])
    deck.policy(two, join_ally="yes")
    one.now.bled = two.now.bled = True
    match = deck.run(lambda voyage: assault(voyage, one, {}))
    assert told(match, "port_attacked")[0]["result"] == "tied"
    lost = [event["pirate"] for event in told(match, "popularity") if event["cause"] == "combat_damage"]
    assert lost == (["PI12", "PI15"] if corrected else ["PI12"])


def test_bn_14_31_the_sack_of_a_port_that_was_turned_counts_the_value_of_its_marker(corrected: bool) -> None:
    deck = Deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [4]}, m_cunning=False)
    pirate = in_port(deck, NEW_PROVIDENCE)
    port = deck.campaign.state.ports[NEW_PROVIDENCE]
    port.english, port.value, port.captured = True, 1, 1
    deck.run(lambda voyage: sack(voyage, pirate, {}))
    assert (pirate.notoriety, pirate.popularity) == (4 + corrected, 7 + corrected)


def test_9_2741_a_hostage_may_come_from_a_pirate_port_that_was_turned(corrected: bool) -> None:
    deck = Deck(3)
    state = deck.campaign.state
    for number, port in state.ports.items():
        port.destroyed = PORTS[number].sea == "CAR" and number != NEW_PROVIDENCE
    state.ports[NEW_PROVIDENCE].english = True
    deck.card(next(card for card, row in CARDS.items() if row.home["CAR"] == ANY))
    found: list[str] = []

    def act(voyage: Voyage) -> Play[None]:
        found.append((yield from home_in(voyage, deck.pirate(), "CAR")))

    deck.run(act)
    assert found == [NEW_PROVIDENCE if corrected else ""]


def test_bn_17_1_a_mutiny_after_the_action_card_waits_for_no_turn_even_without_hunters(corrected: bool) -> None:
    deck = Deck(dice={"mutiny": [1]}, m_hazards=True, m_cunning=False)
    pirate = deck.pirate()
    pirate.popularity, pirate.mutiny_due = 0, True
    deck.cards(action="remove_even")
    match = deck.run(action_card)
    assert [event["result"] for event in told(match, "mutiny")] == (["quelled"] if corrected else [])


# ---------------------------------------------------------------- the end


def test_6_1_points_beyond_100_add_up(corrected: bool) -> None:
    """The first pirate would have 104, the second 103; without the sum the first one would have 101."""
    deck = Deck()
    one, two = deck.pirate("PI14", 0), deck.pirate("PI15", 1)
    found: list[int] = []

    def act(voyage: Voyage) -> None:
        for pirate, changes in ((one, (6, 1)), (two, (6,))):
            pirate.notoriety = 97
            for change in changes:
                ledgers.notoriety(voyage, pirate, change, "capture")
        found.append(notorious(voyage))

    deck.run(act)
    assert (one.unclamped, two.unclamped) == (104 if corrected else 101, 103)
    assert found == [0 if corrected else 1]


@pytest.mark.parametrize("won", [True, False])
def test_6_1_no_storm_and_no_duel_follow_a_victory(won: bool, corrected: bool) -> None:
    deck = Deck(dice={"storm": [1]}, m_cunning=False)
    pirate = deck.pirate()
    pirate.notoriety = 97
    deck.campaign.state.storms = [pirate.id]

    def act(voyage: Voyage) -> Play[None]:
        ledgers.notoriety(voyage, pirate, 3 if won else 2, "capture")
        yield from after_acts(voyage)

    assert len(told(deck.run(act), "storm")) == (not (won and corrected))


def test_6_6_the_end_reveals_the_warships_in_play(corrected: bool) -> None:
    deck = Deck(m_hunters=True)
    deck.pirate()
    hunter = warship(deck)
    match = deck.run(lambda voyage: conclude(voyage) and None)
    row = WARSHIPS["W05"]
    figures: list[dict[str, Any]] = [
        {
            "hunter": hunter.token,
            "seat": hunter.controller,
            "piece": "W05",
            "nation": row.nationality,
            "combat": row.strength,
            "speed": row.speed,
        }
    ]
    assert told(match, "hunter_known") == (figures if corrected else [])
