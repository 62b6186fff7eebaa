"""Hazard events of crowns, crews and laws, and the procedure (spec 5.0; events 15, 16, 22, 24, 25, 31, 32, 34, 54)."""

import pytest

from rules.blackbeard.battle.duel import duel, duellist
from rules.blackbeard.hazards.procedure import EVENTS, STORIES, hit_all, roll_event
from rules.blackbeard.lasting import FOR_EVER, outlaw_reward, prices_on, settle_prices
from rules.blackbeard.port.sales import sell
from rules.blackbeard.sea.harbour import enter_port
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.tables import LETTERS, WARSHIPS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Play

from .decks import told
from .omens import (
    BOSTON,
    CARIBBEAN,
    HAVANA,
    IN_ZONE,
    LOW,
    MISSON,
    NORTH,
    TEACH,
    Omens,
    aboard,
    moored,
)
from .test_blockade import finish

FRENCH = next(name for name, row in LETTERS.items() if row.nationality == "French")
SPANISH = next(name for name, row in LETTERS.items() if row.nationality == "Spanish")


def stock_first(deck: Omens, stock: str, *pieces: str) -> None:
    """Put pieces on top of a stock."""
    rest = [one for one in deck.campaign.hidden.stocks[stock] if one not in pieces]
    deck.campaign.hidden.stocks[stock] = [*pieces, *rest]


# ---------------------------------------------------------------- the procedure


def test_the_table_has_all_36_events_and_the_story_events_may_be_off() -> None:
    assert list(EVENTS) == [f"{ten}{one}" for ten in range(1, 7) for one in range(1, 7)]
    kept = ["11", "12", "13", "14", "15", "16", "21", "22", "23", "24", "25", "26", "31", "32", "33"]
    assert [event for event in EVENTS if event not in STORIES] == kept
    deck = Omens(m_story_events=False, dice={"hazard": [3, 4, 6, 6, 1, 5]})
    rolled: list[object] = []
    deck.run(lambda voyage: rolled.append(roll_event(voyage)))
    assert rolled == [("15", [34, 66, 15])]


def test_5_0_b_hunters_intercept_without_dice_outside_ports_and_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[str, str, bool]] = []

    def contact(voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> Play[None]:
        del voyage
        yield from ()
        met.append((hunter.token, pirate.id, automatic))

    monkeypatch.setattr("rules.blackbeard.crown.contacts.contact", contact)
    deck = Omens(3)
    at_sea = deck.pirate(TEACH, 0, at=NORTH)
    in_zone = deck.pirate(LOW, 0, at=IN_ZONE)
    inside = deck.pirate(MISSON, 0, at=moored(HAVANA))
    one = deck.warship(at_sea, NORTH, 1)
    deck.commissioner(in_zone, IN_ZONE, 1)
    deck.commissioner(inside, Position("G19", "sea"), 1, "KC7")
    own = deck.warship(at_sea, NORTH, 0, "W19")
    deck.run(hit_all)
    assert met == [(one.token, TEACH, True)]
    assert own.position == NORTH
    # The blockaded pirate loses 1 Popularity.
    assert (at_sea.popularity, in_zone.popularity, inside.popularity) == (7, 7, 6)


def test_5_0_b_a_commissioner_intercepts_every_pirate_in_his_hex_at_a_hazard_event(crown: bool) -> None:
    board = Omens(3, {"hunter_battle": [6, 1] * 30, "location": [2] * 30})
    prey, other = board.pirate(TEACH, 1, at=CARIBBEAN), board.pirate(LOW, 2, at=NORTH)
    hunter = board.commissioner(prey, NORTH, 0)
    board.policy(other, surrender="never")
    match = finish(board.run(hit_all))
    fought = [(one["hunters"], one["pirate"]) for one in told(match, "hunter_battle")]
    assert fought == ([([hunter.token], other.id)] if crown else [])


def test_5_0_b_his_controller_may_decline_the_attack(crown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Omens(3)
    prey, other = board.pirate(TEACH, 1, at=CARIBBEAN), board.pirate(LOW, 2, at=NORTH)
    hunter = board.commissioner(prey, NORTH, 0)
    monkeypatch.setattr("rules.blackbeard.battle.interception.recorded", lambda *_: "no")
    match = finish(board.run(hit_all))
    let_go = [(one["hunter"], one["pirate"]) for one in told(match, "hunter_let_go")]
    assert let_go == ([(hunter.token, other.id)] if crown else [])
    assert told(match, "hunter_battle") == []


def test_5_0_b_hunters_on_arrow_hexes_may_enter_their_zone() -> None:
    deck = Omens()
    prey = deck.pirate(TEACH, 0, at=NORTH)
    one = deck.commissioner(prey, Position("DD14", "sea"), 1)
    match = deck.run(hit_all)
    assert (match.questions[1].kind, match.questions[1].default) == ("enter_zone", "no")
    match.answer(1, "yes")
    assert one.position == Position("TZ1", "zone")


# ---------------------------------------------------------------- 15, 31: letters, peace


def test_15_a_letter_is_put_on_offer_and_commissioners_leave_its_ports() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, 0, at=NORTH)
    stock_first(deck, "letters", SPANISH)
    kc = deck.commissioner(drawing, moored(HAVANA), 1)
    match = deck.strike("15", drawing)
    match.answer(1, match.questions[1].default)
    assert deck.campaign.state.offered == [SPANISH]
    assert kc.position.mode == "sea"


def test_15_an_empty_stock_of_letters_has_no_effect() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, 0, at=NORTH)
    deck.campaign.hidden.stocks["letters"] = []
    deck.strike("15", drawing)
    assert deck.campaign.state.offered == []


def test_31_peace_calls_in_all_letters_and_restores_cunning() -> None:
    deck = Omens()
    state = deck.campaign.state
    one, other = deck.pirate(TEACH, 0), deck.pirate(LOW, 1)
    three = list(deck.campaign.hidden.stocks["letters"][:3])
    deck.campaign.hidden.stocks["letters"] = deck.campaign.hidden.stocks["letters"][3:]
    one.letter, one.pardon, state.offered, state.aside = three[0], True, [three[1]], {1: [three[2]]}
    other.cunning_used, other.cunning_blocked, state.cunning = 2, True, 1
    match = deck.strike("31", one)
    assert (one.letter, one.pardon, state.offered, state.aside) == ("", False, [], {})
    assert (other.cunning_used, other.cunning_blocked, state.cunning) == (0, False, None)
    assert len(deck.campaign.hidden.stocks["letters"]) == 12
    assert sorted(told(match, "peace")[0]["letters"]) == sorted(three)


# ---------------------------------------------------------------- 16, 32: mutiny


@pytest.mark.parametrize("event", ["16", "32"])
def test_16_32_the_drawing_seat_names_the_pirate_whose_crew_may_rise(event: str) -> None:
    deck = Omens(3)
    drawing, one, two = deck.pirate(TEACH, 0), deck.pirate(LOW, 1), deck.pirate(MISSON, 2)
    one.notoriety, two.notoriety, drawing.notoriety = 10, 20, 30
    match = deck.strike(event, drawing, event=[4, 4], mutiny=[1])
    assert (match.questions[0].kind, match.questions[0].default) == ("mutiny_pirate", MISSON)
    match.answer(0, LOW)
    assert told(match, "discontent")[0]["result"] == "mutiny"
    assert (told(match, "mutiny")[0]["pirate"], one.popularity) == (LOW, 6)


def test_16_no_mutiny_if_the_dice_do_not_exceed_popularity() -> None:
    deck = Omens()
    drawing = deck.pirate(TEACH, 0)
    match = deck.strike("16", drawing, event=[3, 4])
    assert told(match, "discontent")[0]["result"] == "calm"
    assert told(match, "mutiny") == []


# ---------------------------------------------------------------- 22: the Pope


def test_22_commissioners_go_home_and_the_seats_vote_on_a_law() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0)
    kc, ship = deck.commissioner(drawing, NORTH, 1), deck.warship(drawing, CARIBBEAN, 1)
    kc.combat = 1
    match = deck.strike("22", drawing)
    assert deck.campaign.state.hunters == [ship]
    assert len(deck.campaign.hidden.stocks["commissioners"]) == 8
    assert {one.kind for one in match.questions.values()} == {"law_vote"}
    assert all(one.secret and one.default == "52" for one in match.questions.values())
    match.answer(0, "52")
    match.answer(1, "54")
    match.answer(2, "54")
    assert told(match, "law_voted")[0]["event"] == "54"
    assert deck.events() == ["54"]


@pytest.mark.parametrize(("votes", "law"), [(("54", "34", "52"), "54"), (("34", "54", "52"), "34")])
def test_22_a_tie_goes_to_the_drawing_seats_vote(votes: tuple[str, ...], law: str) -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0)
    match = deck.strike("22", drawing)
    for seat, vote in enumerate(votes):
        match.answer(seat, vote)
    assert told(match, "law_voted")[0]["event"] == law


def test_22_a_tie_without_the_drawing_seat_goes_to_the_lowest_number() -> None:
    deck = Omens(5)
    drawing = deck.pirate(TEACH, 0)
    match = deck.strike("22", drawing)
    for seat, vote in enumerate(("52", "54", "54", "34", "34")):
        match.answer(seat, vote)
    assert told(match, "law_voted")[0]["event"] == "34"


def test_22_without_story_events_nobody_votes() -> None:
    deck = Omens(m_story_events=False)
    match = deck.strike("22", deck.pirate(TEACH, 0))
    assert match.questions == {}


# ---------------------------------------------------------------- 24: Blackbeard


def test_24_the_ghost_ship_comes_openly_to_a_lane_and_leaves_at_the_next_hazard_event() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0, at=CARIBBEAN)
    stock_first(deck, "warships", "W05")
    match = deck.strike("24", drawing, lane=[1, 4])
    (ghost,) = deck.campaign.state.hunters
    row = WARSHIPS["W05"]
    assert (ghost.kind, ghost.controller, ghost.position) == ("ghost", 2, Position("J9", "sea"))
    assert (ghost.face, ghost.combat, ghost.speed) == ("W05", row.strength, row.speed)
    assert told(match, "hunter_arrived")[0]["piece"] == "W05"
    assert deck.events() == ["24"]
    deck.hazard(drawing)
    assert (deck.campaign.state.hunters, deck.events()) == ([], [])
    assert len(deck.campaign.hidden.stocks["warships"]) == 24


def test_24_without_a_warship_in_stock_nothing_happens() -> None:
    deck = Omens()
    deck.campaign.hidden.stocks["warships"] = []
    deck.strike("24", deck.pirate(TEACH, 0))
    assert (deck.campaign.state.hunters, deck.events()) == ([], [])


# ---------------------------------------------------------------- 25: the hunt


def test_25_a_seat_without_hunters_gets_an_english_commissioner_against_the_drawer() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0)
    deck.strike("25", drawing)
    (kc,) = deck.campaign.state.hunters
    assert (kc.kind, kc.controller, kc.target, kc.nation) == ("kc", 2, TEACH, "English")


def test_25_without_commissioners_a_warship_comes_to_a_lane() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0)
    deck.campaign.hidden.stocks["commissioners"] = []
    deck.cards(lane="14")
    deck.strike("25", drawing)
    (ship,) = deck.campaign.state.hunters
    assert (ship.kind, ship.controller, ship.target, ship.position.place) == ("warship", 2, TEACH, "J9")


def test_25_otherwise_one_of_its_hunters_makes_a_full_operation_and_may_enter_a_zone() -> None:
    deck = Omens(3)
    drawing = deck.pirate(TEACH, 0, at=CARIBBEAN)
    one = deck.commissioner(drawing, Position("DD15", "sea"), 2)
    deck.warship(drawing, NORTH, 2)
    match = deck.strike("25", drawing)
    assert (match.questions[2].kind, match.questions[2].default) == ("free_hunter", one.token)
    match.answer(2, one.token)
    question = match.questions[2]
    assert question.kind == "free_operation"
    assert question.secret


# ---------------------------------------------------------------- 34: against slavery


def test_34_is_for_ever_and_drawn_again_without_effect() -> None:
    deck = Omens()
    one = deck.pirate(TEACH, 0, at=CARIBBEAN)
    deck.strike("34", one)
    match = deck.strike("34", one)
    assert (deck.events(), told(match, "law")[0]["again"]) == (["34"], True)
    deck.hazard(one)
    assert deck.events() == ["34"]


def test_34_a_pirate_who_puts_an_outlaw_out_of_action_is_paid_in_the_next_port() -> None:
    deck = Omens()
    hunter, outlaw = deck.pirate(TEACH, 0), deck.pirate(LOW, 1)
    outlaw.notoriety = 30
    assert outlaw_reward(deck.campaign.state, outlaw) == 0
    deck.lasting("34", until=FOR_EVER)
    aboard(outlaw, "living")
    aboard(hunter, "cloth")

    def battle(voyage: Voyage) -> None:
        prices = prices_on(voyage.state, hunter, outlaw)
        outlaw.ship.holds[-1].markers = []
        outlaw.status = "captive"
        settle_prices(voyage, prices)

    match = deck.run(battle)
    assert told(match, "outlaw_beaten") == [{"seat": 0, "pirate": TEACH, "target": LOW, "doubloons": 3000}]
    assert (hunter.due, hunter.cabin) == (3000, 0)
    hunter.position = Position("G19", "sea")
    deck.run(lambda voyage: enter_port(voyage, hunter, HAVANA, anchored=True))
    assert (hunter.due, hunter.cabin) == (0, 3000)


def test_34_a_duel_to_the_death_counts() -> None:
    deck = Omens(dice={"duel": [6, 1, 1, 6, 6, 1], "downed": [1]})
    hunter, outlaw = deck.pirate(TEACH, 0), deck.pirate(LOW, 1)
    outlaw.notoriety = 30
    deck.policy(outlaw, duel_surrender="0")
    deck.lasting("34", until=FOR_EVER)
    aboard(outlaw, "living")
    deck.run(lambda voyage: duel(voyage, duellist(hunter), duellist(outlaw)))
    assert (outlaw.status, hunter.due) == ("dead", 3000)


# ---------------------------------------------------------------- 54: against drugs


@pytest.mark.golden("G30")
def test_golden_a_marker_of_drugs_brings_ten_times_its_price_besides() -> None:
    deck = Omens(dice={"arrest": [2]})
    pirate = deck.pirate(TEACH, 0, at=moored(HAVANA))
    deck.lasting("54", until=FOR_EVER)
    aboard(pirate, "drugs")
    match = deck.run(lambda voyage: sell(voyage, pirate, HAVANA))
    assert (pirate.cabin, pirate.notoriety, pirate.popularity) == (1100, 1, 8)
    assert told(match, "drugs_watched")[0]["rolls"] == [2]


def test_54_at_one_the_seller_is_arrested_and_the_sale_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    arrests: list[tuple[str, str]] = []

    def arrested(voyage: Voyage, pirate: Pirate, port: str) -> Play[None]:
        del voyage
        yield from ()
        arrests.append((pirate.id, port))

    monkeypatch.setattr("rules.blackbeard.hazards.laws.arrested", arrested)
    deck = Omens(dice={"arrest": [3, 1]})
    pirate = deck.pirate(TEACH, 0, at=moored(BOSTON))
    deck.lasting("54", until=FOR_EVER)
    aboard(pirate, "drugs", "drugs", "drugs")
    match = deck.run(lambda voyage: sell(voyage, pirate, BOSTON))
    assert arrests == [(TEACH, BOSTON)]
    assert (told(match, "drugs_watched")[0]["result"], told(match, "sold"), pirate.cabin) == ("arrested", [], 0)
    assert pirate.notoriety == 0


def test_54_drugs_on_display_are_not_sold_and_bring_no_danger() -> None:
    deck = Omens()
    pirate = deck.pirate(TEACH, 0, at=moored(BOSTON))
    deck.lasting("54", until=FOR_EVER)
    deck.campaign.state.ports[BOSTON].display = ["drugs"]
    aboard(pirate, "drugs")
    match = deck.run(lambda voyage: sell(voyage, pirate, BOSTON))
    assert told(match, "sold")[0]["lost"] == ["drugs"]


# ---------------------------------------------------------------- 61, 62: crusades


@pytest.mark.parametrize("event", ["61", "62"])
def test_61_62_the_next_winner_of_a_duel_takes_hostages(event: str) -> None:
    deck = Omens(dice={"duel": [6, 1, 1, 6, 6, 1], "downed": [6], "wound_part": [1], "event": [1, 2]})
    winner, loser = deck.pirate(TEACH, 0, at=CARIBBEAN), deck.pirate(LOW, 1, at=CARIBBEAN)
    deck.policy(loser, duel_surrender="0")
    loser.last_prize = "Dutch"
    deck.strike(event, winner)
    deck.hazard(winner)
    assert deck.events() == [event]
    before = winner.notoriety
    deck.run(lambda voyage: duel(voyage, duellist(winner), duellist(loser)))
    assert [one.nation for one in winner.hostages] == ["Dutch"] * 3
    assert all(one.home in deck.campaign.state.ports for one in winner.hostages)
    assert (winner.notoriety - before, deck.events()) == (3, [])


def test_61_and_62_stack() -> None:
    deck = Omens(dice={"duel": [6, 1, 1, 6, 6, 1], "downed": [6], "wound_part": [1], "event": [1, 1, 1, 1]})
    winner, loser = deck.pirate(TEACH, 0), deck.pirate(LOW, 1)
    deck.policy(loser, duel_surrender="0")
    for event in ("61", "62", "61"):
        deck.strike(event, winner)
    assert deck.events() == ["61", "62"]
    deck.run(lambda voyage: duel(voyage, duellist(winner), duellist(loser)))
    assert (len(winner.hostages), winner.hostages[0].nation, deck.events()) == (4, "unidentified", [])
