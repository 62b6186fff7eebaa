"""Rolls that cunning may make again in matches that began with this change (spec 4.22.2)."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rules.blackbeard.battle.bonds import rescued
from rules.blackbeard.battle.captives import captives
from rules.blackbeard.battle.duel import duel, duellist
from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.battle.hotshot import hot_shot_die
from rules.blackbeard.battle.hunters import fight_hunters
from rules.blackbeard.battle.interception import contact
from rules.blackbeard.battle.volley import Battle, faster
from rules.blackbeard.captivity.treason import captured, prisoners_expire
from rules.blackbeard.cunning import CUNNING_IN_EVERY_ROLL, CUNNING_IN_OWN_ROLLS
from rules.blackbeard.hazards.auctions import auction
from rules.blackbeard.port.assault import assault
from rules.blackbeard.port.bribes import bribe
from rules.blackbeard.port.sales import ransom
from rules.blackbeard.sea.cargo import dangerous_cargo
from rules.blackbeard.sea.crusades import won_duel
from rules.blackbeard.sea.debauch import tavern
from rules.blackbeard.sea.merchants import inspect_and_attack
from rules.blackbeard.ship.damage import BURNING, fire, free_damage, hit_somewhere, leaks
from rules.blackbeard.ship.figures import boxes, boxes_left, combat
from rules.blackbeard.ship.repair import jury_rolls
from rules.blackbeard.ship.wounds import wound
from rules.blackbeard.state import PARTS, SECTIONS, Captive, Hostage, Lasting, Pirate, Position, Status, Wound
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.moves import slowest
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.ports import garrison_of
from rules.kernel import Match, Play, Table

from ...games.playthroughs import told_in
from .decks import Deck, told
from .hunting import COAST, commissioner
from .scenes import of_class, sail, stock_order
from .test_treason import with_letter
from .war import deck, warship

Act = Callable[[Voyage], Any]
"""An act of a room."""


@pytest.fixture(params=[True, False], ids=["today", "before"])
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the match began with cunning for hot-shot cannons."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == CUNNING_IN_OWN_ROLLS)
    return bool(request.param)


@pytest.fixture(params=[True, False], ids=["today", "before"])
def everywhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the match began with cunning in all rolls of a pirate's own."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == CUNNING_IN_EVERY_ROLL)
    return bool(request.param)


def gunner(deck: Deck, **policies: str) -> Pirate:
    """Return Teach with a hot-shot cannon; in battle he breaks off as soon as he may."""
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cannon"]
    peace = {"board": "never", "break_from_pirates": "yes", "break_from_hunters": "yes"}
    deck.policy(pirate, **{**peace, **policies})
    return pirate


def answer_rerolls(match: Match, wanted: str) -> list[str]:
    """Roll one kind of dice again and keep the others; return what was asked."""
    asked: list[str] = []
    while 0 in match.questions:
        question = match.questions[0]
        assert question.kind == "reroll"
        asked.append(question.data["what"])
        match.answer(0, "yes" if asked[-1] == wanted else "no", question=question.id)
    return asked


@pytest.mark.parametrize(
    ("battle", "first", "result"), [([3, 3, 2, 3], 2, ("missed", "burns")), ([2, 3, 3, 3], 1, ("burst", "held"))]
)
def test_hot_shot_between_pirates(patched: bool, battle: list[int], first: int, result: tuple[str, str]) -> None:
    deck = Deck(dice={"battle": battle, "location": [4], "hot_shot": [first, 5]}, m_rivals=True)
    pirate, foe = gunner(deck, cunning="ask"), deck.pirate("PI02", 1)
    deck.policy(foe, board="never", break_from_pirates="yes", cunning="never")
    match = deck.run(lambda voyage: fight_pirates(voyage, pirate, foe, aim="conquer", arms=None))
    assert answer_rerolls(match, "hot_shot") == (["battle", "hot_shot"] if patched else ["battle"])
    assert [one["result"] for one in told(match, "hot_shot")] == [result[patched]]
    again = [(one["what"], one["before"], one["after"]) for one in told(match, "rerolled")]
    assert again == ([("hot_shot", [first], [5])] if patched else [])
    assert ("cannon" in pirate.ship.markers) is (result[patched] != "burst")


@pytest.mark.parametrize(
    ("battle", "first", "result"), [([1, 3], 2, ("missed", "burns")), ([6, 1], 1, ("burst", "held"))]
)
def test_hot_shot_against_a_commissioner(patched: bool, battle: list[int], first: int, result: tuple[str, str]) -> None:
    rolls: dict[str, Any] = {
        "hunter_battle": [*battle, *[1, 1] * 9],
        "location": [4] * 10,
        "hot_shot": [first, 5, *[2] * 9],
    }
    deck = Deck(dice=rolls, m_hunters=True, m_rivals=True)
    pirate, hunter = gunner(deck, cunning="ask"), commissioner(deck)
    match = deck.run(lambda voyage: fight_hunters(voyage, [hunter], pirate, began="hunter"))
    answer_rerolls(match, "hot_shot")
    assert told(match, "hot_shot")[0]["result"] == result[patched]
    again = [(one["what"], one["before"], one["after"]) for one in told(match, "rerolled")]
    assert again == ([("hot_shot", [first], [5])] if patched else [])


@pytest.mark.parametrize(
    ("cargo", "full", "won", "dice"),
    [
        (["alcohol"] * 3, True, False, [1, 4]),
        (["alcohol"] * 2, True, False, [1]),
        (["alcohol"] * 3, False, False, [1]),
        (["alcohol"] * 3, True, True, [1]),
        (["alcohol"] * 3 + ["cistern"], True, False, [1]),
    ],
)
def test_by_default_only_a_cannon_that_sinks_its_own_ship_is_worth_cunning(
    cargo: list[str], full: bool, won: bool, dice: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three boxes are left, one in each section that burns; unless ``full``, one more in the guns."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == CUNNING_IN_OWN_ROLLS)
    deck = Deck(dice={"hot_shot": [1, 4]})
    pirate = deck.pirate()
    pirate.ship.holds[0].markers = ["cannon", *cargo]
    for section in SECTIONS:
        spared = section in BURNING or (section == "guns" and not full)
        pirate.ship.damage[section] = boxes_left(pirate.ship, section) - spared
    faces: list[int] = []

    def act(voyage: Voyage) -> Play[None]:
        faces.append((yield from hot_shot_die(voyage, pirate, won=won)))

    match = deck.run(act)
    assert (match.questions, faces) == ({}, dice[-1:])
    assert len(told(match, "rerolled")) == len(dice) - 1


# ---------------------------------------------------------------- all other rolls of a pirate's own


def sly(deck: Deck, name: str = "PI14", seat: int = 0) -> Pirate:
    """Return a pirate who is asked about each of his rolls."""
    pirate = deck.pirate(name, seat)
    deck.policy(pirate, cunning="ask", pet="never")
    return pirate


def prisoner(deck: Deck, status: Status, captive: Captive) -> Pirate:
    pirate = sly(deck)
    pirate.status = status
    deck.campaign.state.captives = [captive]
    return pirate


def location(deck: Deck) -> Act:
    pirate = sly(deck)
    return lambda voyage: hit_somewhere(voyage, pirate, 2, "port_attack", combat=True)


def wound_part(deck: Deck) -> Act:
    pirate = sly(deck)
    return lambda voyage: wound(voyage, pirate, "wounds", "minor")


def flood(deck: Deck) -> Act:
    pirate = sly(deck)
    pirate.ship.damage["hull"] = 1
    return lambda voyage: leaks(voyage, pirate)


def jury(deck: Deck) -> Act:
    pirate = sly(deck)
    pirate.ship.damage["rudder"], pirate.ship.jury = 1, ["rudder"]
    return lambda voyage: jury_rolls(voyage, pirate, ["rudder"])


def crates(deck: Deck) -> Act:
    pirate = sly(deck)
    pirate.ship.holds[0].markers = ["cloth", "cloth", "food"]
    points = sum(boxes(pirate.ship, section) for section in SECTIONS)
    return lambda voyage: free_damage(voyage, pirate, points, "reef", combat=False)


def cistern(deck: Deck) -> Act:
    pirate = sly(deck)
    pirate.ship.holds[0].markers = ["cistern", "alcohol"]
    return lambda voyage: fire(voyage, pirate)


def danger_damage(deck: Deck) -> Act:
    pirate = sly(deck)
    pirate.ship.holds[0].markers = ["arms", "alcohol"]
    return lambda voyage: dangerous_cargo(voyage, pirate)


def assault_damage(deck: Deck) -> Act:
    pirate = sly(deck)
    pirate.position = Position(PORTS["24"].hex, "port")
    wanted = garrison_of(deck.campaign.state, "24") + 3 - combat(pirate)
    deck.dice["assault"] = [wanted // 2, wanted - wanted // 2]
    return lambda voyage: assault(voyage, pirate, {})


def goods(deck: Deck) -> Act:
    pirate, merchant = sly(deck), of_class(5)
    sail(deck, merchant, pirate.position.place)
    deck.dice["merchants"] = [stock_order(deck, merchant)]
    deck.cards(debauchery=False)
    return lambda voyage: inspect_and_attack(voyage, pirate, {})


def crusade(deck: Deck) -> Act:
    pirate, other = sly(deck), deck.pirate("PI02", 1)
    deck.campaign.state.lasting = [Lasting("crusade1", "61", pirate.id, "ever")]
    return lambda voyage: won_duel(voyage, pirate, other)


def rescue(deck: Deck) -> Act:
    rescuer, held = sly(deck), deck.pirate("PI02", 1)
    held.status = "marooned"
    deck.campaign.state.captives = [Captive(held.id, "J9", "island")]
    return lambda voyage: rescued(voyage, held, rescuer, prison=False)


def hunger(deck: Deck) -> Act:
    pirate = prisoner(deck, "marooned", Captive("PI14", "J9", "island"))
    return lambda voyage: captives(voyage, pirate)


def captive(deck: Deck) -> Act:
    """The victim's die, as the captor's policy is to use no cunning."""
    captor = deck.pirate("PI02", 1)
    deck.policy(captor, cunning="never")
    pirate = prisoner(deck, "captive", Captive("PI14", "PI02", "mast", {"endurance": 3, "since": 1}))
    return lambda voyage: captives(voyage, pirate)


def fine(deck: Deck) -> Act:
    prisoner(deck, "imprisoned", Captive("PI14", "11", "prison", {"sentence": "hearing"}))
    return prisoners_expire


def speed_tie(deck: Deck) -> Act:
    pirate, foe = sly(deck), deck.pirate("PI02", 1)
    deck.policy(foe, cunning="never")
    return lambda voyage: faster(voyage, Battle(pirate, foe))


Case = tuple[Callable[[Deck], Act], str, list[int], list[int]]
CASES: list[Case] = [
    (location, "location", [1], [4]),
    (wound_part, "wound_part", [1], [2]),
    (flood, "flood", [1], [6]),
    (jury, "jury", [1], [2]),
    (crates, "crates", [1], [6]),
    (cistern, "fire", [1], [2]),
    (danger_damage, "danger", [6], [1]),
    (assault_damage, "assault_damage", [6], [1]),
    (goods, "cargo", [1, 6], [2, 3, 3]),
    (crusade, "event", [1, 1], [1, 2]),
    (rescue, "rescue", [1, 1], [6, 5]),
    (hunger, "captive", [1], [2]),
    (captive, "captive", [6, 1], [1, 6]),
    (fine, "fine", [6], [1]),
    (speed_tie, "speed_tie", [3, 3, 1, 2], [5, 4]),
]
BEFORE: Mapping[str, Mapping[str, list[int]]] = {
    "flood": {"leak": [2]},
    "danger_damage": {"danger": [1]},
    "assault_damage": {"garrison": [1, 1, 1], "location": [4]},
    "hunger": {"wound_part": [3]},
    "goods": {"attack": [6, 6], "defence": [1, 1], "passenger": [2, 1], "prize": [1]},
}
"""By roll, the dice of the act that are not rolled again."""


@pytest.mark.parametrize(("scene", "kind", "first", "second"), CASES, ids=[case[0].__name__ for case in CASES])
def test_4_22_2_cunning_is_offered_in_every_roll_of_a_pirates_own(
    scene: Callable[[Deck], Act], kind: str, first: list[int], second: list[int], everywhere: bool
) -> None:
    what = scene.__name__
    others = {name: list(faces) for name, faces in BEFORE.get(what, {}).items()}
    deck = Deck(dice={**others, kind: [*others.get(kind, []), *first, *second]}, m_rivals=True, m_dangerous=True)
    match = deck.run(scene(deck))
    rolls = answer_own_rolls(match, what)
    again = [(one["what"], one["before"], one["after"]) for one in told(match, "rerolled")]
    assert again == ([(what, first, second)] if everywhere else [])
    assert rolls.count(what) == everywhere


STANDS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "location": ("hit", {"sections": ["sails"]}),
    "wound_part": ("wounded", {"part": PARTS[0]}),
    "flood": ("flooded", {"hold": 1}),
    "jury": ("failed", {}),
    "crates": ("floats", {"count": 1}),
    "cistern": ("failed", {}),
    "danger_damage": ("hurts", {"points": 6}),
    "assault_damage": ("hurts", {"points": 6}),
    "goods": ("goods", {"goods": ["furniture"]}),
    "crusade": ("hostages", {"count": 2}),
    "rescue": ("fame", {"notoriety": 2}),
    "hunger": ("failed", {}),
    "captive": ("lost", {}),
    "fine": ("fined", {"percentage": 60}),
    "speed_tie": ("lost", {}),
}
"""By roll of :data:`CASES`, how the first dice stand."""
ALWAYS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "leak": ("tight", {}),
    "danger": ("damaged", {"hold": 1}),
    "passenger": ("nobody", {}),
    "prize_ship": ("useless", {}),
}
"""The same of other rolls on the way there."""


@pytest.mark.parametrize(("scene", "kind", "first", "second"), CASES, ids=[case[0].__name__ for case in CASES])
def test_4_22_1_every_roll_says_how_it_stands(
    scene: Callable[[Deck], Act], kind: str, first: list[int], second: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    del second
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == CUNNING_IN_EVERY_ROLL)
    what = scene.__name__
    others = {name: list(faces) for name, faces in BEFORE.get(what, {}).items()}
    deck = Deck(dice={**others, kind: [*others.get(kind, []), *first]}, m_rivals=True, m_dangerous=True)
    match = deck.run(scene(deck))
    seen: dict[str, Mapping[str, Any]] = {}
    while what not in seen:
        seat, question = next(iter(match.questions.items()))
        if question.kind == "reroll":
            seen[question.data["what"]] = question.data
        if what not in seen:
            match.answer(seat, question.default, question=question.id)
    for name, data in seen.items():
        result, facts = {**ALWAYS, what: STANDS[what]}.get(name, (data["result"], {}))
        assert data["result"] == result != ""
        assert {key: data[key] for key in facts} == facts


@pytest.mark.parametrize(
    ("face", "hull", "result"), [(1, 3, "sinks"), (1, 2, "leaks"), (2, 3, "tight")], ids=["sinks", "leaks", "tight"]
)
def test_4_22_1_a_leak_says_whether_the_ship_sinks(face: int, hull: int, result: str) -> None:
    deck = Deck(dice={"leak": [face]})
    pirate = sly(deck)
    pirate.ship.damage["hull"] = hull
    assert seen(deck.run(lambda voyage: leaks(voyage, pirate))) == ("leak", result, [], [])


@pytest.mark.parametrize(("face", "result"), [(1, "wrecked"), (2, "wrecked_and_fought"), (3, "nothing")])
def test_4_22_1_living_goods_say_what_they_do(face: int, result: str) -> None:
    deck = Deck(dice={"danger": [face]})
    pirate = sly(deck)
    pirate.ship.holds[1].markers = ["living"]
    match = deck.run(lambda voyage: dangerous_cargo(voyage, pirate))
    assert seen(match) == ("danger", result, [], [])
    assert match.questions[0].data["hold"] == pirate.ship.holds[1].number


def test_4_22_1_a_number_on_the_page_says_what_it_brings() -> None:
    """The die alone tells nothing of taverns, ransoms and bribes."""
    deck = Deck(dice={"tavern": [1], "ransom": [3], "bribe": [6]}, m_rivals=True)
    pirate = sly(deck)
    pirate.position, pirate.cabin = Position(PORTS["24"].hex, "port"), 900
    pirate.hostages = [Hostage("hostage1", "English", "11", 1)] * 2

    def act(voyage: Voyage) -> Play[None]:
        yield from tavern(voyage, pirate, "24")
        yield from ransom(voyage, pirate, "24")
        yield from bribe(voyage, pirate, "24", "600")

    match = deck.run(act)
    found: list[tuple[str, str, Any]] = []
    while 0 in match.questions:
        question = match.questions[0]
        if question.kind == "reroll":
            found.append((question.data["what"], question.data["result"], question.data.get("doubloons")))
        match.answer(0, question.default, question=question.id)
    assert found == [("tavern", "crew_lost", None), ("ransom", "brings", 600), ("bribe", "costs", 600)]


def answer_own_rolls(match: Match, wanted: str) -> list[str]:
    """Roll one kind of dice again, once; take the default for all else; return which rolls were asked about."""
    rolls: list[str] = []
    while match.questions:
        seat, question = next(iter(match.questions.items()))
        answer = question.default
        if question.kind == "reroll":
            rolls.append(question.data["what"])
            answer = "yes" if rolls[-1] == wanted and rolls.count(wanted) == 1 else "no"
        match.answer(seat, answer, question=question.id)
    return rolls


@pytest.mark.parametrize(
    ("full", "face", "dice"), [(True, 1, [1, 6]), (True, 6, [6]), (False, 1, [1])], ids=["sinks", "captain", "floats"]
)
def test_by_default_a_location_that_sinks_the_ship_is_worth_cunning(
    full: bool, face: int, dice: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == CUNNING_IN_EVERY_ROLL)
    deck = Deck(dice={"location": [face, 6], "wound_part": [1, 2, 3, 4, 5]})
    pirate = deck.pirate()
    for section in SECTIONS:
        pirate.ship.damage[section] = boxes_left(pirate.ship, section) - (section == "guns" or not full)
    deck.cards(wound="superficial")
    match = deck.run(lambda voyage: hit_somewhere(voyage, pirate, 1, "battle", combat=True))
    assert [one["after"] for one in told(match, "rerolled")] == [[6]] * (len(dice) - 1)
    assert pirate.status == "active"


@pytest.mark.parametrize("pet", [True, False])
def test_by_default_a_wound_that_kills_is_worth_cunning_unless_a_pet_takes_it(
    pet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch == CUNNING_IN_EVERY_ROLL)
    deck = Deck(dice={"wound_part": [2, 3]})
    pirate = deck.pirate()
    pirate.wounds, pirate.pet = {PARTS[0]: [Wound("minor")]}, pet
    match = deck.run(lambda voyage: wound(voyage, pirate, "wounds", "minor"))
    assert pirate.status == "active"
    assert len(told(match, "rerolled")) == (not pet)
    assert len(told(match, "pet_lost")) == pet


def test_4_5_8_cunning_in_a_circle_of_pursuers(everywhere: bool) -> None:
    deck = Deck(seats=3, dice={"dispute": [1, 1, 2, 2, 3, 3, *[4, 4, 3, 3, 5, 5]]})
    circle = [sly(deck, name, seat) for seat, name in enumerate(("PI14", "PI02", "PI03"))]
    names = [pirate.id for pirate in circle]
    slow: list[str] = []

    def act(voyage: Voyage) -> Play[None]:
        found = yield from slowest(voyage, circle, dict(zip(names, [*names[1:], names[0]], strict=True)))
        slow.append(found.id)

    match = deck.run(act)
    if everywhere:
        assert seen(match) == ("dispute", "lost", [11], [22, 33])
    answer_own_rolls(match, "dispute" if everywhere else "")
    assert slow == [names[1] if everywhere else names[0]]


def test_cunning_where_two_have_bid_the_same(everywhere: bool) -> None:
    deck = Deck(dice={"dispute": [1, 1, 2, 2, 3, 3, 2, 2]}, m_hazards=True)
    bidders = [sly(deck), sly(deck, "PI02", 1)]
    for pirate in bidders:
        pirate.cabin = 100
    won: list[str] = []

    def act(voyage: Voyage) -> Play[None]:
        winner, _ = yield from auction(voyage, "parrot", bidders, {})
        won.append("" if winner is None else winner.id)

    match = deck.run(act)
    for seat, question in list(match.questions.items()):
        match.answer(seat, {step.step: 100 for step in question.steps}, question=question.id)
    if everywhere:
        assert seen(match) == ("dispute", "lost", [11], [22])
    answer_own_rolls(match, "dispute")
    assert won == ["PI14" if everywhere else "PI02"]


def test_a_playthrough_tells_of_a_hot_shot_that_was_rolled_again() -> None:
    """Every playthrough's story goes through the checkers of dice (tests/verify, tests/page)."""
    told_again = [data["what"] for kind, _, data in told_in("blackbeard") if kind == "rerolled"]
    assert "hot_shot" in told_again


# ---------------------------------------------------------------- results seen before cunning is used


def seen(match: Match, seat: int = 0) -> tuple[str, str, list[int], list[int]]:
    """Return what a seat that is asked for a reroll sees: the roll, how it stands, and whose dice are whose."""
    question = match.questions[seat]
    assert question.kind == "reroll"
    return question.data["what"], question.data["result"], question.data["own"], question.data["foe"]


def test_4_22_1_the_result_is_seen_before_cunning_is_used() -> None:
    """The die is the same; one warship has Speed 5, the other 3, of which the question says no more than the result."""
    asked: list[dict[str, Any]] = []
    for piece in ("W05", "W19"):
        board = deck(m_cunning=True, dice={"evasion": [4]})
        pirate = board.pirate("PI12", 0, ship="schooner", at=COAST)
        board.policy(pirate, cunning="ask")
        hunter = warship(board, piece, pirate, COAST.place)
        match = board.run(lambda voyage, hunter=hunter, pirate=pirate: contact(voyage, hunter, pirate))
        asked.append(dict(match.questions[0].data))
    failed, passed = asked
    assert (failed["result"], passed["result"]) == ("failed", "passed")
    assert {**failed, "result": "passed"} == passed
    assert passed == {
        "pirate": "PI12",
        "what": "evasion",
        "dice": [4],
        "grave": False,
        "cunning": 2,
        "result": "passed",
        "own": [],
        "foe": [],
    }


@pytest.mark.parametrize(("dice", "result"), [([2, 4], "won"), ([2, 5], "lost"), ([2, 6], "lost")])
def test_4_22_1_an_interception_says_whose_dice_are_whose(dice: list[int], result: str) -> None:
    """A sloop has Speed 3."""
    board = deck(m_cunning=True, dice={"interception": dice})
    pirate = board.pirate()
    board.policy(pirate, cunning="ask")
    hunter = warship(board, "W05", pirate, pirate.position.place)
    match = board.run(lambda voyage: contact(voyage, hunter, pirate))
    assert seen(match) == ("interception", result, dice[:1], dice[1:])


@pytest.mark.parametrize(
    ("dice", "results"), [([6, 5, 2, 1], ("ahead", "behind")), ([1, 2, 6, 5], ("behind", "ahead"))]
)
def test_4_22_1_a_battle_says_who_is_ahead_to_either_side(
    everywhere: bool, dice: list[int], results: tuple[str, str]
) -> None:
    del everywhere
    board = Deck(dice={"battle": dice}, m_rivals=True)
    teach, low = board.pirate(), board.pirate("PI02", 1)
    for pirate in (teach, low):
        board.policy(pirate, cunning="ask", board="never")
    match = board.run(lambda voyage: fight_pirates(voyage, teach, low, aim="conquer", arms=None))
    assert seen(match) == ("battle", results[0], dice[:2], dice[2:])
    match.answer(0, "no", question=match.questions[0].id)
    assert seen(match, 1) == ("battle", results[1], dice[2:], dice[:2])


def test_4_22_1_a_round_with_a_hunter_says_who_is_ahead() -> None:
    """The hunter's die is rolled first."""
    board = Deck(dice={"hunter_battle": [6, 1]}, m_hunters=True, m_rivals=True)
    pirate = board.pirate()
    board.policy(pirate, cunning="ask")
    hunter = commissioner(board)
    match = board.run(lambda voyage: fight_hunters(voyage, [hunter], pirate, began="hunter"))
    assert seen(match) == ("hunter_battle", "behind", [1], [6])


def test_4_22_1_a_duel_says_who_wins_the_blow_to_either_side(everywhere: bool) -> None:
    """Teach strikes and has the higher total."""
    del everywhere
    board = Deck(dice={"duel": [6, 1]}, m_rivals=True)
    teach, low = board.pirate(), board.pirate("PI02", 1)
    for pirate in (teach, low):
        board.policy(pirate, cunning="ask")
    match = board.run(lambda voyage: duel(voyage, duellist(teach), duellist(low)))
    while any(question.kind == "duel_plan" for question in match.questions.values()):
        found, plan = next((seat, one) for seat, one in match.questions.items() if one.kind == "duel_plan")
        match.answer(found, {"cunning": "ask"}, question=plan.id)
    assert seen(match) == ("duel", "won", [6], [1])
    match.answer(0, "no", question=match.questions[0].id)
    assert seen(match, 1) == ("duel", "lost", [1], [6])


@pytest.mark.parametrize(("die", "result"), [(1, "hanged"), (3, "imprisoned"), (6, "released")])
def test_4_22_1_a_trial_says_what_its_die_means(die: int, result: str) -> None:
    board = deck(m_cunning=True, dice={"treason": [die]})
    pirate = with_letter(board)
    board.policy(pirate, cunning="ask")
    match = board.run(lambda voyage: captured(voyage, pirate, nation="English", by=None))
    assert seen(match) == ("treason", result, [], [])


@pytest.mark.parametrize(("dice", "result"), [([6, 6, 1, 1], "ahead"), ([1, 1, 6, 6], "behind")])
def test_4_22_1_the_attack_on_a_merchant_says_who_is_ahead(dice: list[int], result: str) -> None:
    board = Deck(dice={"attack": dice[:2], "defence": dice[2:]})
    pirate = board.pirate("PI12", at=Position("D19", "sea"))
    board.policy(pirate, cunning="ask", attack_merchant="yes")
    merchant = of_class(5, "brigantine")
    sail(board, merchant, "D19")
    board.dice["merchants"] = [stock_order(board, merchant)]
    match = board.run(lambda voyage: inspect_and_attack(voyage, pirate, {}))
    while 0 in match.questions and match.questions[0].kind != "reroll":
        match.answer(0, match.questions[0].default, question=match.questions[0].id)
    assert seen(match) == ("merchant", result, dice[:2], dice[2:])
