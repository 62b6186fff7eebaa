"""Hazard events of ports and coasts: earthquake, tournament, rising, governors, shortage (11, 12, 21, 23, 56)."""

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.interception import fugitives
from rules.blackbeard.hazards.procedure import EVENTS
from rules.blackbeard.lasting import FOR_EVER, port_destroyed
from rules.blackbeard.port.sales import sell
from rules.blackbeard.sea.bounty import deliver
from rules.blackbeard.state import Captive, Position
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.kernel import Table

from .decks import told
from .omens import (
    BOSTON,
    CARIBBEAN,
    CHARLES_TOWN,
    HAVANA,
    LOW,
    MISSON,
    NEW_PROVIDENCE,
    NORTH,
    TEACH,
    TORTUGA,
    Omens,
    aboard,
    hostage,
    moored,
)
from .test_blockade import finish

PRO = [name for name, row in GOVERNORS.items() if row.stance == "pro"]
ANTI = [name for name, row in GOVERNORS.items() if row.stance == "anti"]

# ---------------------------------------------------------------- 11: earthquake


def test_11_an_earthquake_destroys_a_port_with_everything_in_it() -> None:
    deck = Omens(3)
    state, hidden = deck.campaign.state, deck.campaign.hidden
    drawing = deck.pirate(TEACH, 0, at=NORTH)
    guest = deck.pirate(LOW, 1, at=moored(CHARLES_TOWN))
    prisoner = deck.pirate(MISSON, 2, at=moored(CHARLES_TOWN))
    prisoner.status = "imprisoned"
    state.captives.append(Captive(MISSON, CHARLES_TOWN, "prison", {"sentence": "trial"}))
    drawing.refuge, drawing.chests = CHARLES_TOWN, [CHARLES_TOWN]
    hidden.treasures[TEACH] = {CHARLES_TOWN: 700}
    state.ports[CHARLES_TOWN].display = ["cloth"]
    deck.governor(CHARLES_TOWN, PRO[0], up=True)
    match = deck.strike("11", drawing, port=[2, 1])
    match.answer(1, "F11")
    port = state.ports[CHARLES_TOWN]
    assert (port.destroyed, port.governor, port.display) == (True, None, [])
    assert (drawing.refuge, hidden.treasure_of(TEACH)) == ("", 0)
    assert (guest.position, guest.popularity) == (Position("F11", "sea"), 7)
    assert (prisoner.fate, state.captives) == ("captivity", [])


def test_11_pirate_ports_may_fall_and_destroyed_ones_are_rolled_again() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH)
    deck.campaign.state.ports[CHARLES_TOWN].destroyed = True
    match = deck.strike("11", drawing, port=[2, 1, 6, 6, 3, 5])
    assert told(match, "earthquake") == [{"port": TORTUGA, "rolls": [21, 66, 35]}]
    assert deck.campaign.state.ports[TORTUGA].destroyed


def test_11_the_destruction_of_a_port_ends_what_needs_it() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH)
    drawing.notoriety = 20
    deck.campaign.hidden.stolen[deck.lasting("35", drawing, port=BOSTON).id] = 500
    deck.lasting("41", drawing, port=BOSTON, holder="")
    deck.lasting("46", drawing, port=BOSTON, holder=TEACH)
    deck.lasting("53", port=HAVANA, goal=BOSTON, loaded=True)
    deck.lasting("56", until=FOR_EVER, port=BOSTON, goods="cloth")
    aboard(drawing, "chest")
    deck.run(lambda voyage: port_destroyed(voyage, BOSTON))
    assert (deck.events(), deck.campaign.hidden.stolen, drawing.ship.markers) == ([], {}, [])
    assert (drawing.notoriety, drawing.popularity) == (15, 5)


# ---------------------------------------------------------------- 12: tournament


def test_12_a_pirate_who_misses_the_tournament_loses_notoriety_at_the_next_hazard_event() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0, at=moored(HAVANA))
    comes, stays = deck.pirate(LOW, 1, at=NORTH), deck.pirate(MISSON, 2, at=NORTH)
    for pirate in (drawing, comes, stays):
        pirate.notoriety = 20
    deck.strike("12", drawing, port=[2, 5])
    late = deck.pirate("PI01", 1, at=NORTH)
    late.notoriety = 20
    comes.position = Position(PORTS[HAVANA].hex, "sea")
    match = deck.run(deliver)
    assert told(match, "tournament_joined") == [{"seat": 1, "pirate": LOW, "port": HAVANA}]
    comes.position = NORTH
    deck.hazard(drawing)
    assert [one.notoriety for one in (drawing, comes, stays, late)] == [20, 20, 15, 20]
    assert deck.events() == []


# ---------------------------------------------------------------- 21: native rising


def test_21_a_rising_chases_pirates_and_governors_from_the_coasts_of_a_sea() -> None:
    deck = Omens(4)
    deck.campaign.state.seas = ("NA", "CAR")
    state = deck.campaign.state
    inside = deck.pirate(TEACH, 0, at=moored(CHARLES_TOWN))
    anchored = deck.pirate(LOW, 1, at=Position("E12", "anchored"))
    careened = deck.pirate(MISSON, 2, at=moored(BOSTON))
    careened.careened = True
    away = deck.pirate("PI01", 3, at=moored(HAVANA))
    for number in state.ports:
        if PORTS[number].sea == "NA" and number not in ("11", "12", "13"):
            state.ports[number].governor = None
    stock = deck.campaign.hidden.stocks["governors"]
    deck.governor("11", PRO[0], up=True)
    deck.governor("12", PRO[1])
    deck.governor("13", ANTI[0])
    # Draws for the ports without governor: 11, 12, 14, 15, 16, 21, 22, 23.
    deck.campaign.hidden.stocks["governors"] = [
        ANTI[1],
        PRO[2],
        *[name for name in stock if name not in (ANTI[1], PRO[2])],
    ]
    match = deck.strike("21", inside, random_sea=[1])
    match.answer(0, "F11")
    match.answer(1, match.questions[1].options[0].id)
    assert (inside.position, inside.popularity, inside.banned) == (Position("F11", "sea"), 6, [CHARLES_TOWN])
    assert (anchored.position.mode, anchored.popularity, anchored.banned) == ("sea", 6, [])
    assert (careened.status, careened.fate, away.position) == ("dead", "natives", moored(HAVANA))
    drawn = state.ports["11"].governor
    assert drawn is not None
    assert drawn.face == ANTI[1]
    assert state.ports["12"].governor is None
    hidden_one = state.ports["13"].governor
    assert hidden_one is not None
    assert hidden_one.face == ""
    assert sorted(state.governors_out) == sorted(PRO[:2])
    assert PRO[2] in deck.campaign.hidden.stocks["governors"]
    causes = [(one["port"], one["cause"]) for one in told(match, "governor_gone")]
    assert causes[:3] == [("11", "natives"), ("12", "natives"), ("12", "returned")]


def test_21_a_careened_ship_is_lost_with_all_aboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in GAME.patches)
    deck = Omens(3)
    captain, held = deck.pirate(TEACH, 0, at=Position("F13", "anchored")), deck.pirate(LOW, 1)
    captain.careened, captain.hostages, captain.cabin, captain.chests = True, [hostage()], 500, [HAVANA]
    held.status, deck.campaign.state.captives = "captive", [Captive(LOW, TEACH, "plank")]
    deck.campaign.hidden.treasures[TEACH] = {HAVANA: 300}
    deck.strike("21", captain, random_sea=[1])
    state = deck.campaign.state
    assert (captain.status, held.status, state.captives, captain.hostages) == ("dead", "dead", [], [])
    # Nobody takes over the ship: the seats draw new pirates at the start of the next turn (spec 4.20.3).
    assert ([*state.active(0), *state.active(1)], sorted(state.owed)) == ([], [0, 1])
    # The treasures die with him (4.20.4).
    assert (captain.cabin, deck.campaign.hidden.treasure_of(TEACH), deck.campaign.hidden.scores) == (0, 0, {})


def test_21_pirate_ports_draw_no_governor_and_an_empty_stock_gives_permanent_ones() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, 0, at=moored(NEW_PROVIDENCE))
    deck.campaign.hidden.stocks["governors"] = []
    match = deck.strike("21", drawing, random_sea=[2])
    match.answer(0, match.questions[0].default)
    ports = deck.campaign.state.ports
    assert drawing.position.mode == "sea"
    assert ports[NEW_PROVIDENCE].governor is None
    governor = ports[HAVANA].governor
    assert governor is not None
    assert governor.permanent


@pytest.mark.parametrize("event", ["21", "23"])
def test_4_11_9_a_pirate_chased_by_an_event_meets_the_hunter_before_the_port(crown: bool, event: str) -> None:
    board = Omens(3, {"random_sea": [2], "interception": [6, 1]})
    pirate = board.pirate(TEACH, 1, at=moored(HAVANA))
    board.campaign.hidden.stocks["governors"] = []
    hunter = board.warship(pirate, Position(PORTS[HAVANA].hex, "sea"), 0)
    match = finish(board.strike(event, pirate))
    assert [one["pirate"] for one in told(match, "chased")] == [pirate.id]
    later = finish(board.run(fugitives))
    tried = [one["hunter"] for one in told(match, "interception") + told(later, "interception")]
    assert tried == ([hunter.token] if crown else [])


# ---------------------------------------------------------------- 23: new governors


def test_23_every_port_of_a_sea_without_governor_gets_a_hidden_one() -> None:
    deck = Omens()
    state, hidden = deck.campaign.state, deck.campaign.hidden
    drawing = deck.pirate(TEACH, 0, at=NORTH)
    deck.governor("11", PRO[0])
    deck.dice = {"random_sea": [1]}
    match = deck.run(lambda voyage: EVENTS["23"](voyage, drawing), GAME)
    tokens = [one["token"] for one in told(match, "governor_came")]
    assert len(tokens) == 8
    assert all(token in hidden.faces and not hidden.known.get(token) for token in tokens)
    assert all(port.governor is not None for number, port in state.ports.items() if PORTS[number].sea == "NA")
    faces = [hidden.faces[token] for token in tokens]
    for reader in (0, 1, None):
        shown = match.view(reader).model_dump_json()
        assert not any(f'"{face}"' in shown for face in faces)


def test_23_where_ships_are_inside_the_governor_is_turned_up_at_once() -> None:
    deck = Omens(3)
    state = deck.campaign.state
    chased = deck.pirate(TEACH, 0, at=moored("11"))
    stays = deck.pirate(LOW, 1, at=moored("12"))
    rich = deck.pirate(MISSON, 2, at=moored("13"))
    rich.chests = ["13"]
    kc = deck.commissioner(chased, moored("14"), 1)
    stock = deck.campaign.hidden.stocks["governors"]
    first = [ANTI[0], PRO[0], ANTI[1], PRO[1]]
    deck.campaign.hidden.stocks["governors"] = [*first, *[name for name in stock if name not in first]]
    match = deck.strike("23", chased, random_sea=[1])
    while match.questions:
        seat = min(match.questions)
        match.answer(seat, match.questions[seat].default)
    assert (chased.position.mode, chased.popularity) == ("sea", 6)
    assert (stays.position, rich.position) == (moored("12"), moored("13"))
    assert kc.position.mode == "sea"
    governor = state.ports["11"].governor
    assert governor is not None
    assert governor.face == ANTI[0]


def test_23_an_empty_stock_gives_permanent_anti_pirate_governors() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, 0, at=NORTH)
    deck.campaign.hidden.stocks["governors"] = []
    deck.strike("23", drawing, random_sea=[1])
    governor = deck.campaign.state.ports["11"].governor
    assert governor is not None
    assert governor.permanent


# ---------------------------------------------------------------- 56: shortage


def test_56_a_shortage_pays_a_bounty_outside_the_sale_once() -> None:
    deck = Omens()
    pirate = deck.pirate(TEACH, 0, ship="brigantine", at=moored(HAVANA))
    deck.strike("56", pirate, port=[2, 5], event=[1])
    deck.campaign.state.ports[HAVANA].display = ["cloth"]
    pirate.ship.holds[0].markers = ["cloth", "cloth", "food"]
    match = deck.run(lambda voyage: sell(voyage, pirate, HAVANA))
    sold = told(match, "sold")[0]
    assert (sold["goods"], sold["price"], sold["proceeds"], sold["lost"]) == (["food"], 100, 100, [])
    assert (pirate.cabin, pirate.notoriety, deck.events()) == (2100, 0, [])
    assert deck.campaign.state.ports[HAVANA].display == ["cloth", "food", "cloth", "cloth"]


def test_56_the_bounty_beyond_the_cabin_goes_into_free_holds_or_to_the_own_treasure() -> None:
    deck = Omens()
    pirate = deck.pirate(TEACH, 0, at=moored(HAVANA))
    pirate.cabin = 4500
    deck.lasting("56", until=FOR_EVER, port=HAVANA, goods="alcohol")
    aboard(pirate, "alcohol")
    deck.run(lambda voyage: sell(voyage, pirate, HAVANA))
    assert (pirate.cabin, pirate.ship.markers) == (5000, ["gold500"])
    pirate.refuge = HAVANA
    deck.lasting("56", until=FOR_EVER, port=HAVANA, goods="alcohol")
    aboard(pirate, "alcohol")
    deck.run(lambda voyage: sell(voyage, pirate, HAVANA))
    assert deck.campaign.hidden.treasure_of(TEACH, HAVANA) == 1000


def test_56_a_new_shortage_of_the_same_port_replaces_it() -> None:
    deck = Omens()
    pirate = deck.pirate(TEACH, 0, at=CARIBBEAN)
    deck.strike("56", pirate, port=[2, 5, 2, 5], event=[1])
    deck.strike("56", pirate, port=[2, 5], event=[6])
    assert [entry.data["goods"] for entry in deck.campaign.state.lasting] == ["alcohol"]
    deck.hazard(pirate)
    assert deck.events() == ["56"]


@pytest.mark.parametrize(
    ("face", "goods"), [(1, "cloth"), (2, "drink"), (3, "spices"), (4, "living"), (5, "drugs"), (6, "alcohol")]
)
def test_56_the_die_names_the_goods(face: int, goods: str) -> None:
    deck = Omens()
    deck.strike("56", deck.pirate(TEACH, 0, at=CARIBBEAN), port=[2, 5], event=[face])
    assert [entry.data["goods"] for entry in deck.campaign.state.lasting] == [goods]


# ---------------------------------------------------------------- random seas

AT_SEA, ON_COASTS = ["NA", "CAR", "CAR", "GC", "IO", "IO"], ["NA", "CAR", "GC", "GC", "IO", "IO"]


@pytest.mark.parametrize(
    ("event", "kind", "seas"),
    [
        ("14", "sea_storm", AT_SEA),
        ("21", "rising", ON_COASTS),
        ("23", "new_governors", ON_COASTS),
        ("63", "reef", AT_SEA),
        ("64", "currents", AT_SEA),
    ],
)
def test_5_0_every_face_of_the_random_sea_die(event: str, kind: str, seas: list[str]) -> None:
    found: list[str] = []
    for face in range(1, 7):
        deck = Omens(4)
        drawing = deck.pirate(TEACH, 0, at=CARIBBEAN)
        match = deck.strike(event, drawing, random_sea=[face], event=[1])
        found.append(told(match, kind)[0]["sea"])
    assert found == seas


def test_21_a_governor_who_is_replaced_makes_what_was_known_of_the_port_worthless() -> None:
    deck = Omens()
    deck.campaign.state.seas = ("NA", "CAR")
    away = deck.pirate(TEACH, 0, at=moored(HAVANA))
    away.info = ["11", "12", "13", HAVANA]
    for number, port in deck.campaign.state.ports.items():
        if PORTS[number].sea == "NA" and number not in ("11", "12", "13"):
            port.destroyed = True
    deck.governor("11", PRO[0], up=True)
    deck.governor("12", PRO[1])
    stock = deck.campaign.hidden.stocks["governors"]
    drawn = [ANTI[0], PRO[2], ANTI[1]]
    deck.campaign.hidden.stocks["governors"] = [*drawn, *(name for name in stock if name not in drawn)]
    deck.strike("21", away, random_sea=[1])
    # The governor of 11 is replaced; 12 becomes neutral, and 13 had none.
    assert away.info == ["12", "13", HAVANA]
