"""Nothing is asked, offered or spent in vain in matches with the patch ``nothing_in_vain``."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.duel import duel
from rules.blackbeard.battle.duellists import duellist, guard
from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.battle.hunters import fight_hunters
from rules.blackbeard.cunning import rerolled, tried
from rules.blackbeard.dice import d6
from rules.blackbeard.hazards.crown import discontent
from rules.blackbeard.lasting import DAUGHTER
from rules.blackbeard.port.business import BUSINESS, PURCHASES
from rules.blackbeard.sea.prizes import prize_ship
from rules.blackbeard.setup import choose_refuges
from rules.blackbeard.ship.fates import AGAIN, RETIRE, mutiny
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import Lasting, Pirate, Position, Wound
from rules.blackbeard.tables import PORTS
from rules.blackbeard.voyage import NOTHING_IN_VAIN, Voyage
from rules.kernel import Match, Play, Question, Table

from .decks import Deck, told
from .hunting import commissioner, hunting, warship
from .scenes import CHARLES_TOWN, NEW_PROVIDENCE, aboard, in_port
from .test_orders import turn_of


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by all changed rules, and by those before this patch."""
    known = [patch for patch in GAME.patches if request.param or patch != NOTHING_IN_VAIN]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    return request.param


# ---------------------------------------------------------------- the Refuge (BN 7.2)


def northern(*free: str, seats: int = 2) -> Deck:
    """Return a deck in which only some ports of the North Atlantic stand."""
    deck = Deck(seats)
    for number, port in deck.campaign.state.ports.items():
        port.destroyed = PORTS[number].sea == "NA" and number not in free
    return deck


def asked_for_refuges(deck: Deck, *answers: str) -> list[list[str]]:
    """Return the kinds of questions that wait, one list after the other, as some answers of seat 0 come in."""
    dealt = ["PI14", "PI15", "PI16"][: deck.campaign.state.seats]
    match = deck.run(lambda voyage: choose_refuges(voyage, dealt))
    found = [[f"{seat} {one.kind}" for seat, one in match.questions.items()]]
    for answer in answers:
        match.answer(0, answer)
        found.append([f"{seat} {one.kind}" for seat, one in match.questions.items()])
    return found


def test_bn_7_2_one_port_is_taken_without_a_question(patched: bool) -> None:
    deck = northern("14", "21")
    assert asked_for_refuges(deck, "14") == [["0 choose_refuge"], [] if patched else ["1 choose_end"]]
    refuges = {name: pirate.refuge for name, pirate in deck.campaign.state.pirates.items()}
    assert refuges == ({"PI14": "14", "PI15": "21"} if patched else {"PI14": "14"})
    match = deck.match
    assert match is not None
    assert not any("taken" in event for event in told(match, "refuge_chosen"))


def test_bn_7_2_who_comes_after_a_sure_port_is_asked_about_the_sea_beyond(patched: bool) -> None:
    """The second seat has one port; the third one comes to two ends of the Caribbean."""
    waiting = asked_for_refuges(northern("14", "21", seats=3), "14")[1]
    assert waiting == (["2 choose_end"] if patched else ["1 choose_end", "2 choose_end"])


def test_bn_7_2_two_ports_are_a_choice_for_the_first_of_the_others() -> None:
    assert asked_for_refuges(northern("14", "15", "21"), "15") == [["0 choose_refuge"], ["1 choose_end"]]


def test_bn_7_2_whom_another_seat_leaves_one_port_has_no_choice(patched: bool) -> None:
    """Of two ports the second seat takes either; then one is left for the third."""
    waiting = asked_for_refuges(northern("14", "15", "21", seats=3), "15")[1]
    assert waiting == ["1 choose_end", *(["2 choose_end"] * (not patched))]


def test_bn_7_2_the_first_captain_takes_the_only_port(patched: bool) -> None:
    assert asked_for_refuges(northern("14"))[0][:1] == (["1 choose_end"] if patched else ["0 choose_refuge"])


# ---------------------------------------------------------------- breaking off (BN 13.62)


def slow(deck: Deck, *markers: str) -> Pirate:
    """Return Teach in a sloop that has lost four points of Speed: it makes -1."""
    pirate = deck.pirate()
    pirate.ship.damage.update({"hull": 2, "crew": 2})
    aboard(pirate, *markers)
    return pirate


def battle(deck: Deck, pirate: Pirate, foe: str, **policies: str) -> Match:
    """Begin a battle whose captain wants to be asked about breaking off."""
    hunter = commissioner(deck, foe) if foe.startswith("KC") else warship(deck, foe)
    if hunter.kind == "warship":
        hunter.face = foe

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask", **policies})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    return deck.run(play)


def asks(match: Match) -> bool:
    """Return whether the captain is asked for his plan at the start."""
    return 0 in match.questions and not told(match, "hunter_round")


def sinking() -> Deck:
    """Return a deck in which each round costs the captain five points."""
    return hunting(hunter_battle=[6, 1] * 9, location=[4, 5, 1, 3, 2] * 9, crates=[1])


@pytest.mark.parametrize(
    ("foe", "markers", "sure"),
    [
        ("W05", (), True),  # Speed 5
        ("W05", ("mainsail",), True),  # he would make 1
        ("KC7", (), True),  # its Speed never falls below 0
        ("KC7", ("mainsail",), False),
    ],
)
def test_bn_13_62_who_cannot_break_off_is_not_asked(
    foe: str, markers: tuple[str, ...], sure: bool, patched: bool
) -> None:
    deck = sinking()
    assert asks(battle(deck, slow(deck, *markers), foe)) is not (sure and patched)


@pytest.mark.parametrize("foe", ["W05", "KC7"])
def test_bn_13_62_who_may_yet_break_off_is_asked(foe: str) -> None:
    """Speed 3 and a mainsail are as fast as W05; KC7 may lose Speed in each round."""
    deck = hunting()
    pirate = deck.pirate()
    aboard(pirate, "mainsail")
    assert asks(battle(deck, pirate, foe))


def test_bn_13_62_a_mainsail_moves_no_ship_at_anchor(patched: bool) -> None:
    deck = sinking()
    pirate = deck.pirate(at=Position("A15", "anchored"))
    aboard(pirate, "mainsail")
    hunter = warship(deck, "W05", Position("A15", "sea"))
    hunter.face = "W05"

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask"})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    assert asks(deck.run(play)) is not patched


def test_bn_13_62_a_secret_speed_is_not_betrayed() -> None:
    deck = hunting()
    pirate, hunter = slow(deck), warship(deck, "W05")

    def play(voyage: Voyage) -> Play[None]:
        voyage.table.order(0, {"break_from_hunters": "ask"})
        yield from fight_hunters(voyage, [hunter], pirate, began="hunter")

    assert asks(deck.run(play))


def test_bn_13_62_a_plan_for_arms_leaves_out_the_step_that_cannot_matter(patched: bool) -> None:
    deck = sinking()
    match = battle(deck, slow(deck, "arms"), "W05", arms="ask")
    question = match.questions[0]
    courses = ["fight_on"] if patched else ["break_off", "fight_on"]
    assert [one.id for one in question.proposals] == courses
    assert ("breaks" in [step.step for step in question.steps]) is not patched
    match.answer(0, question.proposals[0].answer)
    assert told(match, "hunter_round")


# ---------------------------------------------------------------- cunning (BN 21.1)

Act = Callable[[Deck], Callable[[Voyage], Any]]


def hopeful(name: str, pairs: int = 0) -> Callable[[Deck], Pirate]:
    """Return how to put a pirate into a deck who is wounded on some parts of his body."""

    def put(deck: Deck) -> Pirate:
        pirate = deck.pirate(name)
        for part in ("right_eye", "right_hand", "right_leg")[:pairs]:
            pirate.wounds[part] = [Wound("minor")]
        return pirate

    return put


def times(match: Match) -> int:
    """Return how often cunning rolled again."""
    return len(told(match, "rerolled"))


@pytest.mark.parametrize(
    ("wounds", "scurvy", "faces", "spent"),
    [
        (3, False, [4, 4], False),  # Charisma 0: he is marooned whatever the die
        (2, False, [1, 1], False),  # Charisma 1: nothing is better than to be deposed
        (2, False, [4, 1], True),  # who is marooned may yet be deposed, and keep his treasure
        (1, False, [4, 1], True),
    ],
)
def test_bn_17_3_a_mutiny_without_hope(wounds: int, scurvy: bool, faces: list[int], spent: bool, patched: bool) -> None:
    """Portugues: Charisma 3, Cunning 5."""
    deck = Deck(dice={"mutiny": faces})
    pirate = hopeful("PI21", wounds)(deck)
    match = deck.run(lambda voyage: mutiny(voyage, pirate))
    assert times(match) == (spent or not patched)
    assert pirate.cunning_used == times(match)


@pytest.mark.parametrize(("favour", "spent"), [(1, False), (2, True)])
def test_bn_17_1_a_crew_that_rises_whatever_the_dice(favour: int, spent: bool, patched: bool) -> None:
    deck = Deck(dice={"event": [3, 3, 1, 1], "mutiny": [1]})
    pirate = deck.pirate()
    pirate.popularity = favour
    match = deck.run(lambda voyage: discontent(voyage, pirate))
    assert [one["what"] for one in told(match, "rerolled")] == ["discontent"] * (spent or not patched)


@pytest.mark.parametrize(("worth", "spent"), [(1000, False), (1099, False), (1100, True)])
def test_bn_18_3_a_treasure_too_small_to_retire_on(worth: int, spent: bool, patched: bool) -> None:
    deck = Deck(dice={"retirement": [3, 3, 4, 4]})
    pirate = in_port(deck, CHARLES_TOWN)
    pirate.refuge, pirate.cabin = CHARLES_TOWN, worth
    match = deck.run(lambda voyage: RETIRE.run(voyage, pirate, {"cunning": AGAIN}))
    assert times(match) == (spent or not patched)


@pytest.mark.parametrize(("guns", "spent"), [(2, False), (0, True)])
def test_bn_13_61_a_round_that_sinks_him_whatever_the_dice(guns: int, spent: bool, patched: bool) -> None:
    """The warship makes 11 + 3 and a die; his Speed is -2, his Competence 4."""
    deck = Deck(m_hunters=True, dice={"hunter_battle": [6, 1, 6, 1], "location": [4] * 9})
    pirate = deck.pirate()
    pirate.ship.damage.update({"guns": guns, "crew": 3, "hull": 2, "rudder": 3})
    hunter = warship(deck, "W19")
    match = deck.run(lambda voyage: fight_hunters(voyage, [hunter], pirate, began="hunter"))
    again = [one["what"] for one in told(match, "rerolled")]
    assert ("hunter_battle" in again) is (spent or not patched)


@pytest.mark.parametrize(("crew", "spent"), [(3, False), (0, True)])
def test_bn_12_1_a_round_between_pirates_that_is_lost_whatever_the_dice(crew: int, spent: bool, patched: bool) -> None:
    """A square-rigger with Combat 10 against a debauched sloop without guns, with or without a crew."""
    deck = Deck(m_rivals=True, dice={"battle": [6, 6, 1, 1] * 2, "location": [4] * 9})
    strong, weak = deck.pirate("PI14", ship="square-rigger"), deck.pirate("PI15", 1)
    weak.ship.damage.update({"hull": 3, "rudder": 3, "sails": 1, "crew": crew, "guns": 2})
    weak.debauched = 1
    strong.cunning_blocked = True
    match = deck.run(lambda voyage: fight_pirates(voyage, strong, weak))
    again = [one["what"] for one in told(match, "rerolled")]
    assert ("battle" in again) is (spent or not patched)


@pytest.mark.parametrize(("defence", "spent"), [(11, False), (9, True)])
def test_bn_19_2_a_thrust_that_nobody_could_land(defence: int, spent: bool, patched: bool) -> None:
    """Teach strikes with 4 and a die, and has 1 Endurance left."""
    deck = Deck(dice={"duel": [3, 3, 6, 1, 1, 6], "downed": [6, 6], "wound_part": [1, 1]})
    pirate = deck.pirate()
    sides = duellist(pirate)._replace(endurance=1), guard(1, defence, 1)
    match = deck.run(lambda voyage: duel(voyage, *sides))
    assert [one["what"] for one in told(match, "rerolled")] == ["duel"] * (spent or not patched)


@pytest.mark.parametrize(("healthy", "spent"), [(False, False), (True, True)])
def test_bn_13_97_a_wound_that_kills_wherever_it_is(healthy: bool, spent: bool, patched: bool) -> None:
    """Davis, Cunning 5, with a prosthesis in two or three of the pairs."""
    deck = Deck(dice={"wound_part": [2, 4] if not healthy else [2, 5]})
    pirate = deck.pirate("PI03")
    for part in ("right_eye", "right_hand", "right_leg")[: 2 if healthy else 3]:
        pirate.wounds[part] = [Wound("prosthesis")]
    match = deck.run(lambda voyage: wound(voyage, pirate, "duel", "minor"))
    assert times(match) == (spent or not patched)
    assert (pirate.status == "dead") is not healthy


@pytest.mark.parametrize(("log_books", "spent"), [(0, False), (4, True)])
def test_bn_9_24_a_hull_for_which_there_is_no_log_book(
    log_books: int, spent: bool, patched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.blackbeard.sea.prizes._log_book_left", lambda *_: bool(log_books))
    deck = Deck(dice={"prize": [2, 3]})
    pirate = deck.pirate()
    deck.policy(pirate, cunning="listed/prizes")
    match = deck.run(lambda voyage: prize_ship(voyage, pirate, "brigantine"))
    assert times(match) == (spent or not patched)


@pytest.mark.parametrize("hopeless", [True, False])
def test_bn_21_1_nobody_is_asked_about_a_roll_that_cannot_end_better(hopeless: bool, patched: bool) -> None:
    deck = Deck(dice={"mutiny": [5]})
    pirate = deck.pirate()
    deck.policy(pirate, cunning="ask")

    def play(voyage: Voyage) -> Play[Any]:
        yield from rerolled(
            voyage,
            pirate,
            "mutiny",
            lambda: [d6(voyage, "mutiny")],
            look=lambda faces: tried(passed=faces[0] > 5),
            vain=lambda _: hopeless,
        )

    assert bool(deck.run(play).questions) is not (hopeless and patched)


# ---------------------------------------------------------------- business (spec 4.10)


def offered(deck: Deck, move: str = "") -> set[str]:
    """Return which business the orders form offers Teach after a move."""
    question = turn_of(deck).questions[0]
    found = operations(question, {"PI14_move": move} if move else {})
    return {BUSINESS.id, PURCHASES.id} & found


def operations(question: Question, answer: dict[str, Any]) -> set[str]:
    step = question.step_with("PI14_operation", answer)
    return set() if step is None else {option.id for option in step.options}


def captain(deck: Deck, number: str, **about: Any) -> Pirate:
    """Put Teach at anchor in a port with some facts about him."""
    pirate = in_port(deck, number, "PI14", ship="sloop")
    for name, value in about.items():
        setattr(pirate, name, value)
    return pirate


@pytest.mark.parametrize(
    ("cabin", "markers", "found"),
    [
        (0, (), set[str]()),
        (499, (), set[str]()),
        (500, (), {"business", "purchases"}),
        (0, ("food",), {"business"}),
    ],
)
def test_bn_10_22_a_pirate_port_sells_nothing_to_who_cannot_pay(
    cabin: int, markers: tuple[str, ...], found: set[str], patched: bool
) -> None:
    deck = Deck()
    aboard(captain(deck, NEW_PROVIDENCE, cabin=cabin), *markers)
    assert offered(deck) == (found if patched else {"business", "purchases"})


def test_bn_10_22_what_he_may_buy_is_what_he_can_pay(patched: bool) -> None:
    """The fire cistern costs 2000, all else that is of use in peace 500."""
    for cabin, market in ((500, False), (2000, True)):
        deck = Deck()
        captain(deck, NEW_PROVIDENCE, cabin=cabin)
        answer = {"PI14_operation": "purchases"}
        step = turn_of(deck).questions[0].step_with("PI14_purchases_shop", answer)
        assert step is not None
        assert ("cistern" in [option.id for option in step.options]) is (market or not patched)
    deck = Deck()
    aboard(captain(deck, NEW_PROVIDENCE), "food")
    answer = {"PI14_operation": "business", "PI14_business_sell": "yes"}
    step = turn_of(deck).questions[0].step_with("PI14_business_shop", answer)
    # Nobody knows what will be left of a sale.
    assert step is not None


@pytest.mark.parametrize(("cabin", "found"), [(49, False), (50, True)])
def test_bn_15e_a_letter_is_offered_to_who_could_pay_the_lowest_price(cabin: int, found: bool, patched: bool) -> None:
    """His Refuge asks 50 for each point of the die."""
    deck = Deck()
    captain(deck, CHARLES_TOWN, cabin=cabin).refuge = CHARLES_TOWN
    deck.campaign.state.offered = ["LM07"]
    assert ("purchases" in offered(deck)) is (found or not patched)


def test_bn_10_41_a_debauch_needs_no_money() -> None:
    deck = Deck()
    captain(deck, CHARLES_TOWN)
    assert "business" in offered(deck)


def test_bn_10_71_money_that_he_may_fetch_before_he_sails_counts(patched: bool) -> None:
    """His treasure lies in the port from which he sails to another one, where he may bribe the governor."""
    for treasure in (0, 500):
        deck = Deck()
        pirate = captain(deck, CHARLES_TOWN, refuge=CHARLES_TOWN)
        deck.campaign.hidden.treasures["PI14"] = {CHARLES_TOWN: treasure}
        pirate.chests = [CHARLES_TOWN] if treasure else []
        near = offered(deck, "port/22")
        assert ("purchases" in near) is (bool(treasure) or not patched)


@pytest.mark.parametrize("earns", ["chest", "due", "daughter"])
def test_2_4_5_a_reward_that_may_be_paid_on_arrival_counts(earns: str) -> None:
    deck = Deck()
    pirate = captain(deck, NEW_PROVIDENCE)
    if earns == "chest":
        aboard(pirate, "chest")
    elif earns == "due":
        pirate.due = 500
    else:
        event = Lasting("event1", DAUGHTER, "PI14", until="hazard", data={"holder": "PI14", "port": NEW_PROVIDENCE})
        deck.campaign.state.lasting.append(event)
    assert "purchases" in offered(deck)


def test_bn_10_1_the_words_of_business_say_what_there_is() -> None:
    deck = Deck()
    captain(deck, NEW_PROVIDENCE, cabin=500)
    options = {one.id: one.data for one in step_of(deck).options}
    shops = {"buys": False, "bribes": False, "shops": True, "stocked": True}
    assert {key: options["purchases"][key] for key in shops} == shops
    assert {key: options["business"][key] for key in shops} == shops
    assert not options["business"]["celebrates"]


def step_of(deck: Deck) -> Question:
    step = turn_of(deck).questions[0].step_with("PI14_operation", {})
    assert step is not None
    return step
