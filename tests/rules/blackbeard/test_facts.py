"""The facts of options of questions: odds, prices, distances; and the ready-made places of governors."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from rules.blackbeard import GAME, odds
from rules.blackbeard.arrivals import refuge_facts
from rules.blackbeard.chart import publish
from rules.blackbeard.markers import counted, numbered
from rules.blackbeard.operation import Scene
from rules.blackbeard.port.assault import fight
from rules.blackbeard.port.business import BUSINESS, limits
from rules.blackbeard.port.sack import SACK
from rules.blackbeard.setup import governor_ports, spread
from rules.blackbeard.ship.figures import combat, rating
from rules.blackbeard.ship.repair import REFIT
from rules.blackbeard.state import Governor, Hostage, Hunter, Lasting, Pirate, Position
from rules.blackbeard.tables import MERCHANTS, PORTS
from rules.blackbeard.turn.goals import Goals
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Question

from .decks import Deck
from .scenes import CARTAGENA, CHARLES_TOWN, NEW_PROVIDENCE, aboard, attacker, in_port, of_class, sail
from .walks import orders_open

TWO_DICE = 36 * 36


def step(question: Question, name: str, answer: dict[str, Any] | None = None) -> Question:
    return next(one for one in question.steps_with(answer or {}) if one.step == name)


# ---------------------------------------------------------------- odds


def test_two_dice_against_two_dice() -> None:
    """Of 1296 results 146 are equal: the sum of the squares 1, 4, 9, 16, 25, 36, 25 ... The rest is shared."""
    equal = 2 * (1 + 4 + 9 + 16 + 25) + 36
    found = odds.contest(0, 2, 2)
    assert found.tied == Fraction(equal, TWO_DICE)
    assert found.won == found.lost == Fraction(TWO_DICE - equal, 2 * TWO_DICE)


@pytest.mark.parametrize(
    ("lead", "won"),
    # A lead of 9: lost only by 2 against 12 (1 way), tied by 2 against 11 and 3 against 12 (2 + 2 ways).
    [
        (11, Fraction(1)),
        (10, Fraction(1295, 1296)),
        (9, Fraction(1291, 1296)),
        (-10, Fraction(0)),
        (-9, Fraction(1, 1296)),
    ],
)
def test_a_lead_before_the_dice(lead: int, won: Fraction) -> None:
    assert odds.contest(lead, 2, 2).won == won


def test_one_die_against_none() -> None:
    assert odds.contest(-3, 1, 0) == (Fraction(2, 6), Fraction(1, 6), Fraction(3, 6))


def test_per_cent_say_certain_only_of_what_is() -> None:
    chances = [Fraction(0), Fraction(1, 1296), Fraction(1, 2), Fraction(17, 1000), Fraction(1295, 1296), Fraction(1)]
    assert [odds.percent(chance) for chance in chances] == [0, 1, 50, 2, 99, 100]


def test_a_merchant_that_nobody_knows_is_the_mean_of_those_not_face_up() -> None:
    deck = Deck()
    pirate = attacker(deck)
    chances = [odds.contest(5 - row.defence, 2, 2).won for row in MERCHANTS.values()]
    assert odds.capture_unseen(deck.campaign.state, pirate) == odds.percent(sum(chances, Fraction(0)) / 32)
    for number, name in enumerate(list(MERCHANTS)[:-1]):
        sail(deck, name, "D19", f"sail{number}", known=True)
    assert odds.capture_unseen(deck.campaign.state, pirate) == odds.capture(pirate, 8)


def test_arms_and_information_add_dice() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    state = deck.campaign.state
    # Combat 10 against garrison 8, two dice against three.
    assert odds.assault(state, pirate, CARTAGENA) == odds.percent(1 - odds.contest(2, 2, 3).lost)
    pirate.info = [CARTAGENA, "21"]
    assert odds.assault(state, pirate, CARTAGENA, arms=2) == odds.percent(1 - odds.contest(2, 5, 3).lost)
    assert odds.assault(state, pirate, CARTAGENA, sack=True) == odds.percent(1 - odds.contest(2, 2, 3).lost)


def test_retirement_is_jd66_against_hundreds() -> None:
    assert [odds.retire(worth) for worth in (0, 1099, 1100, 1699, 3600, 6600)] == [0, 0, 3, 17, 50, 100]


def test_a_debauched_crew_is_easier_prey() -> None:
    deck = Deck()
    pirate, other = deck.pirate(), deck.pirate("PI02", 1)
    assert odds.battle(pirate, other) == odds.percent(odds.contest(0, 2, 2).won)
    other.debauched = 1
    assert odds.battle(pirate, other) == odds.percent(odds.contest(2, 2, 2).won)
    pirate.debauched, pirate.info = 1, [other.id]
    assert odds.battle(pirate, other) == odds.percent(odds.contest(0, 3, 2).won)


def test_torture_is_a_die_against_cruelty() -> None:
    assert odds.torture(4) == {"dies": 50, "talks": 17, "silent": 33}
    assert odds.torture(7) == {"dies": 100, "talks": 0, "silent": 0}


def test_the_deck_of_40_cards_says_what_a_search_finds() -> None:
    assert odds.search("deep") == {"merchants": 58, "storm": 10, "warship": 10}
    assert odds.search("coast")["merchants"] < odds.search("deep")["merchants"]


def test_limits_say_how_likely_they_are_to_be_enough() -> None:
    by_hundred = {option.id: option.data.get("odds") for option in limits(100)}
    assert by_hundred == {"no": None, "100": 17, "200": 33, "300": 50, "400": 67, "500": 83, "600": 100, "ask": None}
    assert [option.data["odds"] for option in limits(50) if option.id in ("100", "300")] == [33, 100]


# ---------------------------------------------------------------- options


def goals(deck: Deck, pirate: Pirate, die: int = 4, *boosts: str) -> dict[str, dict[str, Any]]:
    found = Goals(deck.campaign.state, deck.options, pirate, die, boosts)
    return {option.id: dict(option.data) for option in found.options()}


def test_51_a_lane_and_a_hex_tell_of_the_wreck_that_lies_there() -> None:
    deck = Deck()
    pirate = deck.pirate("PI12", ship="sloop", at=Position("I9", "sea"))
    deck.campaign.state.lasting.append(Lasting("event1", "51", "", "ever", {"place": "J9"}))
    found = goals(deck, pirate)
    assert [found[name]["wreck"] for name in ("lane/14", "lane/13", "hold")] == [True, False, False]


def test_a_port_tells_its_status_the_way_and_what_the_cargo_brings() -> None:
    deck = Deck()
    pirate = deck.pirate("PI12", ship="sloop", at=Position("J16", "sea"))
    aboard(pirate, "cloth", "gold100")
    deck.campaign.state.ports["25"].governor = Governor("governor1")
    pirate.banned = ["22"]
    found = goals(deck, pirate)
    near = found[f"port/{NEW_PROVIDENCE}"]
    assert (near["status"], near["reached"], near["cost"], near["turns"], near["sale"]) == ("pirate", True, 2, 1, 160)
    assert (found["port/25"]["status"], found["port/25"]["sale"]) == ("unknown", 0)
    assert found["port/22"]["status"] == "banned"
    far = found["port/33"]
    # Die 4 and Speed 3 carry 7 hexes now; 6.5 a turn on average later.
    assert not far["reached"]
    assert far["turns"] == 1 + -(-2 * (far["hexes"] - 7) // 13)


def test_where_he_is_and_other_waters() -> None:
    deck = Deck(seas="all")
    pirate = in_port(deck, CARTAGENA)
    found = goals(deck, pirate)
    assert (found[f"port/{CARTAGENA}"]["turns"], found[f"port/{CARTAGENA}"]["hexes"]) == (0, 0)
    away = deck.pirate("PI14", seat=1, at=Position("GC-C6", "sea"))
    assert goals(deck, pirate)[f"pursue/{away.id}"]["turns"] == -1


def test_a_hunter_is_in_reach_of_a_pursuer_and_out_of_that_of_a_cautious_captain() -> None:
    """A safe route enters no hex with a foreign hunter, but a pursuer sails straight there (spec 4.5.8)."""
    deck = Deck()
    pirate = deck.pirate("PI12", at=Position("J9", "sea"))
    rival = deck.pirate("PI14", seat=1, at=Position("J11", "sea"))
    deck.campaign.state.hunters = [Hunter("warship1", "warship", Position("J11", "sea"), 1, "PI12")]
    found = goals(deck, pirate)
    for prey in ("warship1", rival.id):
        way = found[f"pursue/{prey}"]
        assert (way["reached"], way["cost"], way["turns"]) == (True, 2, 1)
    assert not any(name.endswith("/J11") for name in found)


def test_merchants_of_a_hex_with_the_best_chance() -> None:
    deck = Deck()
    pirate = attacker(deck)
    other = deck.pirate("PI14", seat=1, at=pirate.position)
    sail(deck, of_class(8), "D19", "sail1", known=True)
    taken = sail(deck, of_class(2), "D19", "sail2", known=True)
    assert goals(deck, pirate)["hold"]["odds"] == odds.capture(pirate, 2)
    taken.attached = other.id
    found = goals(deck, pirate)["hold"]
    assert (found["sails"], found["odds"]) == (1, odds.capture(pirate, 8))


def test_a_search_is_possible_where_the_whole_allowance_is_used() -> None:
    deck = Deck()
    pirate = attacker(deck)
    hexes = {name: data for name, data in goals(deck, pirate).items() if name.count("/") == 2}
    assert {data["cost"] for data in hexes.values() if data["search"]} == {7}
    pirate.ship.holds[0].markers = ["mainsail"]
    hexes = {name: data for name, data in goals(deck, pirate, 4, "mainsail").items() if name.count("/") == 2}
    assert {data["cost"] for data in hexes.values() if data["search"]} == {9}


def test_operations_tell_their_odds() -> None:
    match = orders_open(2)
    question = match.questions[0]
    own = next(one for one in question.steps if one.step.endswith("_operation"))
    facts = {option.id: option.data for option in own.options}
    assert facts["retire"]["worth"] == facts["retire"]["odds"] == 0
    assert facts["assault"]["garrison"] == PORTS[facts["assault"]["port"]].garrison
    assert facts["business"]["status"] == "refuge"
    assert facts["nothing"] == {"operation": "nothing"}


def test_a_refuge_tells_lanes_and_merchants_near_it() -> None:
    deck = Deck()
    sail(deck, of_class(4), PORTS["11"].hex)
    sail(deck, of_class(5), PORTS["33"].hex, "sail2")
    facts = refuge_facts(deck.campaign.state, "11")
    assert (facts["sails"], facts["sea"], facts["nation"]) == (1, "NA", "English")
    assert facts["lanes"] > 0


def test_markers_that_are_alike_are_told_apart() -> None:
    found = [(one["marker"], one["copy"], one["copies"]) for one in counted(["arms", "cloth", "arms"])]
    assert found == [("arms", 1, 2), ("cloth", 1, 1), ("arms", 2, 2)]
    assert [name for name, _ in numbered(["arms", "arms"])] == ["0/arms", "1/arms"]


# ---------------------------------------------------------------- governors


@pytest.mark.parametrize(("seats", "each", "seas"), [(2, 5, 2), (3, 5, 2), (4, 5, 2), (4, 5, 4), (5, 4, 4)])
def test_seats_that_spread_their_governors_never_meet(seats: int, each: int, seas: int) -> None:
    ports = governor_ports([port.number for port in PORTS.values() if port.sea in ("NA", "CAR", "GC", "IO")[:seas]])
    places = [spread(ports, seats, seat, each) for seat in range(seats)]
    chosen = [port for own in places for port in own]
    assert len(set(chosen)) == seats * each
    assert set(chosen) <= set(ports)
    for own in places:
        gaps = [ports.index(two) - ports.index(one) for one, two in pairwise(own)]
        assert max(gaps) - min(gaps) <= 1


def test_one_press_places_all_governors() -> None:
    match = governors_open()
    question = match.questions[0]
    (proposal,) = question.proposals
    assert proposal.id == "spread"
    assert [row["port"] for row in proposal.data["placed"]] == list(proposal.answer.values())
    match.answer(0, proposal.answer)
    assert not match.questions.get(0)


def test_nobody_is_told_faces_without_the_peek() -> None:
    question = governors_open(governor_peek=False).questions[0]
    assert {row["governor"] for row in question.proposals[0].data["placed"]} == {""}
    assert all("stance" not in one.data for one in question.steps)


def governors_open(**options: Any) -> Match:
    return Match.start(GAME, seats=2, seed="1718", salt="", options=options)


def test_only_who_placed_a_governor_sees_the_stance_in_the_form() -> None:
    match = governors_open()
    wishes = {seat: question.proposals[0] for seat, question in match.questions.items()}
    stances = {row["port"]: row["stance"] for row in wishes[0].data["placed"]}
    for seat, proposal in wishes.items():
        match.answer(seat, proposal.answer)
    while {question.kind for question in match.questions.values()} != {"orders"}:
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default)
    for seat, question in match.questions.items():
        moves = next(one for one in question.steps if one.step.endswith("_move"))
        shown = {option.data["port"]: option.data["status"] for option in moves.options if "status" in option.data}
        found = {port: shown[port] for port in stances}
        own = {port: f"own_{stance}" for port, stance in stances.items()}
        assert found == (own if seat == 0 else dict.fromkeys(stances, "unknown"))


def test_a_seat_is_told_the_governors_that_it_is_to_place() -> None:
    match = Match.start(GAME, 2, "drawn")
    (fact,) = match.view(0).own()
    assert (fact.kind, len(fact.data["governors"])) == ("own_drawn", 5)
    assert match.view(None).own() == []


@pytest.mark.parametrize("controller", [0, 1])
def test_bn_14_3_a_blockaded_captain_is_told_of_no_sale(controller: int) -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, "gold500")
    pirate.hostages = [Hostage("hostage1", "Spanish", CARTAGENA, 1)]
    place = Position(PORTS[CARTAGENA].hex, "sea")
    deck.campaign.state.hunters = [Hunter("warship1", "warship", place, controller, pirate.id)]
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.append(BUSINESS.facts(scene))

    deck.run(look)
    assert [(facts["sale"], facts["hostages"]) for facts in found] == [(0, 0) if controller else (500, 1)]


@pytest.mark.parametrize(("option", "fame", "die"), [("value", 3, True), ("garrison", 16, False)])
def test_bn_16_23_a_sack_is_worth_the_value_and_a_die_or_twice_the_garrison(option: str, fame: int, die: bool) -> None:
    deck = Deck(port_notoriety=option)
    pirate = in_port(deck, CARTAGENA)
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.append(SACK.facts(scene))

    deck.run(look)
    assert [(facts["fame"], facts["die"]) for facts in found] == [(fame, die)]


@pytest.mark.parametrize(("damage", "points"), [(1, 0), (2, 0), (3, 2)])
def test_bn_15_2_a_port_that_repairs_no_less_than_the_damage_repairs_everything(damage: int, points: int) -> None:
    deck = Deck()
    pirate = in_port(deck, CHARLES_TOWN)
    deck.campaign.state.ports[CHARLES_TOWN].governor = Governor("gov1", "GOV15")
    pirate.ship.damage["guns"] = damage
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.append(REFIT.facts(scene))

    deck.run(look)
    assert [(facts["points"], facts["damage"]) for facts in found] == [(points, damage)]


def test_bn_20_6_the_odds_of_a_joint_attack_count_the_ally_and_the_leaders_competence() -> None:
    deck = Deck()
    pirate, ally = in_port(deck, CARTAGENA), in_port(deck, CARTAGENA, "PI15", "sloop")
    aboard(pirate, "arms")
    deck.policy(pirate, arms="ask")
    alone = odds.assault(deck.campaign.state, pirate, CARTAGENA)
    match = deck.run(lambda voyage: fight(voyage, pirate, CARTAGENA, sack=False, ally=ally))
    joint = combat(ally) + rating(pirate, "competence")
    assert match.questions[0].data["odds"] == [
        {"arms": arms, "chance": odds.assault(deck.campaign.state, pirate, CARTAGENA, arms=arms, allied=joint)}
        for arms in (0, 1)
    ]
    assert match.questions[0].data["odds"][0]["chance"] > alone


def test_56_the_worth_of_a_sale_counts_the_bounty_for_goods_of_which_the_port_is_short() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, "cloth", "cloth", "food", "drink")
    deck.campaign.state.ports[CARTAGENA].display = ["cloth", "drink"]
    deck.campaign.state.lasting = [Lasting("event1", "56", "", "ever", {"port": CARTAGENA, "goods": "cloth"})]
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
        found.append(BUSINESS.facts(scene))

    deck.run(look)
    # The port has drink already, and pays 1000 for each cloth.
    assert [(facts["sale"], facts["unsold"]) for facts in found] == [(2200, 1)]


def test_the_worth_of_a_sale_comes_with_what_the_port_adds_to_the_price() -> None:
    deck = Deck()
    pirate = in_port(deck, CARTAGENA)
    aboard(pirate, "cloth", "food")
    found: list[Any] = []

    def look(voyage: Voyage) -> None:
        for refuge in ("", CARTAGENA):
            pirate.refuge = refuge
            scene = Scene(voyage.table, voyage.state, pirate, pirate.position, moved=False, spent=False)
            found.append(BUSINESS.facts(scene))

    deck.run(look)
    assert [(facts["sale"], facts["percentage"]) for facts in found] == [(200, 0), (240, 20)]


@pytest.mark.parametrize(
    ("governor", "told"),
    [
        (Governor("governor1", "GOV01"), ["GOV01"]),
        (Governor("governor1", permanent=True), ["permanent"]),
        # Ports whose governor is face down have a line of their own.
        (Governor("governor1"), []),
    ],
)
def test_c_11_the_board_tells_a_governor_for_good_from_one_face_down(governor: Governor, told: list[str]) -> None:
    deck = Deck()
    deck.campaign.state.ports[CARTAGENA].governor = governor
    match = deck.run(publish, GAME)
    assert [fact.data["governor"] for fact in match.view(None).board() if fact.kind == "board_port"] == told


def test_9_22_a_captain_reads_that_his_refuge_no_longer_receives_him() -> None:
    anti = Governor("governor1", permanent=True)
    for enemies, governor, shut in (([], None, ""), (["Spanish"], None, "enemy"), ([], anti, "governor")):
        deck = Deck()
        pirate = deck.pirate()
        pirate.refuge, pirate.enemy = CARTAGENA, enemies
        deck.campaign.state.ports[CARTAGENA].governor = governor
        (line,) = deck.run(publish, GAME).view(None).look("ships", 0)
        assert (line.data["refuge"], line.data["shut"]) == (CARTAGENA, shut)


def test_bn_15_6_the_picture_of_a_fight_lets_a_jury_mast_fall_at_once() -> None:
    deck = Deck()
    pirate, foe = deck.pirate(), deck.pirate("PI15", 1)
    pirate.ship.damage["sails"], pirate.ship.jury = 1, ["sails"]

    def act(voyage: Voyage) -> None:
        publish(voyage)
        sides = {"seat": 0, "pirate": pirate.id, "target": foe.id, "aim": "conquer", "place": "J9", "helper": ""}
        voyage.tell("pirate_battle", **sides, rule="BN 12.1")
        voyage.tell("jury_fell", seat=0, pirate=pirate.id, section="sails", rule="BN 15.6")

    (fight,) = deck.run(act, GAME).view(None).fights
    assert fight.pirates[pirate.id].ship.jury == []
