"""Capture, the treason table, prisons, fines, pledges (spec 4.18, 4.12.9, BN 18.2)."""

from random import Random
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.interception import contact
from rules.blackbeard.captivity.pledges import Pledge, pledge_steps, post_pledges
from rules.blackbeard.captivity.treason import (
    SENTENCES,
    arrested,
    captured,
    prison_of,
    prison_sacked,
    prisoners_expire,
)
from rules.blackbeard.hidden import SeatOrders
from rules.blackbeard.port.sack import SACK
from rules.blackbeard.state import Captive, Hostage, Pirate, Position
from rules.blackbeard.tables import LETTERS, PORTS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Play, form

from .decks import Deck, told
from .scenes import aboard
from .war import PEARL, deck, warship

ENGLISH, SPANISH, FRENCH = "LM07", "LM10", "LM01"
CHARLES_TOWN, PHILADELPHIA, CARTAGENA, NEW_PROVIDENCE = "21", "14", "24", "44"
OFF_CHARLES_TOWN = Position("F11", "sea")


def with_letter(board: Deck, letter: str = ENGLISH, name: str = "PI12", at: Position = OFF_CHARLES_TOWN) -> Pirate:
    """Put a pirate with a letter at sea off Charles Town; his Refuge is Philadelphia."""
    pirate = board.pirate(name, ship="schooner", at=at)
    pirate.refuge, pirate.letter = PHILADELPHIA, letter
    stock = board.campaign.hidden.stocks["letters"]
    stock.remove(letter)
    board.dice = {**board.dice, "letters": [sorted([*stock, letter])] * 2}
    return pirate


def hoard(board: Deck, pirate: Pirate, doubloons: int, port: str = PHILADELPHIA) -> None:
    """Give a pirate a treasure in a port."""
    board.campaign.hidden.treasures.setdefault(pirate.id, {})[port] = doubloons
    pirate.chests.append(port)


def imprisoned(board: Deck, sentence: str, port: str = CHARLES_TOWN, name: str = "PI12", seat: int = 0) -> Pirate:
    """Put a pirate into a prison."""
    pirate = board.pirate(name, seat, ship="schooner", at=Position(PORTS[port].hex, "port"))
    pirate.status, pirate.refuge = "imprisoned", PHILADELPHIA
    board.campaign.state.captives.append(Captive(pirate.id, port, "prison", {"sentence": sentence}))
    return pirate


def capture(board: Deck, pirate: Pirate, nation: str = "English") -> Match:
    return board.run(lambda voyage: captured(voyage, pirate, nation=nation, by=None), GAME)


def expire(board: Deck) -> Match:
    return board.run(prisoners_expire, GAME)


# ---------------------------------------------------------------- capture (4.18.2)


@pytest.mark.golden("G29")
def test_golden_only_a_letter_of_the_captors_nation_brings_a_pirate_to_trial() -> None:
    for letter, tried in ((ENGLISH, True), (FRENCH, False)):
        board = deck(dice={"treason": [1]})
        pirate = with_letter(board, letter)
        match = capture(board, pirate)
        assert bool(told(match, "treason_tried")) is tried
        assert (pirate.status, pirate.fate) == ("dead", "hanged")


def test_bn_18_2_a_pirate_without_a_letter_is_hanged() -> None:
    board = deck()
    pirate = board.pirate("PI12")
    match = capture(board, pirate)
    assert told(match, "captured") == [{"seat": 0, "pirate": "PI12", "nation": "English", "hunter": ""}]
    assert (pirate.fate, board.campaign.state.owed) == ("hanged", [0])


def test_bn_18_2_a_prisoner_loses_letter_holds_cabin_and_hostages() -> None:
    board = deck(dice={"treason": [4]})
    pirate = with_letter(board)
    aboard(pirate, "gold500", "cloth", "sextant")
    pirate.cabin, pirate.careened = 700, True
    pirate.hostages.append(Hostage("hostage1", "English", "11", 1))
    capture(board, pirate)
    assert (pirate.letter, pirate.cabin, pirate.ship.markers, pirate.hostages) == ("", 0, [], [])
    assert not pirate.careened
    assert ENGLISH in board.campaign.hidden.stocks["letters"]


@pytest.mark.parametrize(("letter", "status"), [(ENGLISH, "imprisoned"), (FRENCH, "dead")])
def test_g29_a_careened_pirate_is_captured_by_a_warship(letter: str, status: str) -> None:
    board = deck(dice={"interception": [1, 6], "treason": [4]})
    pirate = with_letter(board, letter, at=Position("E12", "anchored"))
    pirate.careened = True
    hunter = warship(board, PEARL, pirate, "E12")
    stock = board.campaign.hidden.stocks
    board.dice["warships"] = [sorted([*stock["warships"], PEARL])]
    match = board.run(lambda voyage: contact(voyage, hunter, pirate), GAME)
    assert told(match, "captured")[0]["nation"] == "English"
    assert pirate.status == status


def test_spec_4_12_8_captives_of_a_captured_captain_are_free() -> None:
    board = deck(dice={"treason": [4]})
    pirate = with_letter(board)
    held = board.pirate("PI15", 1, at=OFF_CHARLES_TOWN)
    held.status, held.refuge = "captive", "13"
    board.campaign.state.captives.append(Captive(held.id, pirate.id, "plank"))
    capture(board, pirate)
    assert (held.status, held.position) == ("active", Position(PORTS["13"].hex, "port"))
    assert [one.pirate for one in board.campaign.state.captives] == [pirate.id]


# ---------------------------------------------------------------- the treason table


def test_bn_18_2_treason_1_is_hanged() -> None:
    board = deck(dice={"treason": [1]})
    pirate = with_letter(board)
    match = capture(board, pirate)
    assert (pirate.status, pirate.fate) == ("dead", "hanged")
    assert told(match, "treason_tried")[0]["result"] == "hanged"


@pytest.mark.parametrize(
    ("face", "sentence", "guard"),
    [
        (2, "high_security", (2, 2, 2)),
        (3, "death_row", (2, 2, 1)),
        (4, "trial", (2, 1, 1)),
        (5, "hearing", (1, 1, 1)),
    ],
)
def test_bn_18_2_treason_2_to_5_is_prison(face: int, sentence: str, guard: tuple[int, int, int]) -> None:
    board = deck(dice={"treason": [face]})
    pirate = with_letter(board)
    match = capture(board, pirate)
    assert (pirate.status, pirate.position) == ("imprisoned", Position("E11", "port"))
    (held,) = board.campaign.state.captives
    assert (held.pirate, held.holder, held.how, held.data["sentence"]) == ("PI12", CHARLES_TOWN, "prison", sentence)
    assert SENTENCES[sentence].guard == guard
    assert told(match, "treason_tried")[0] | {"seat": 0} == {
        "seat": 0,
        "pirate": "PI12",
        "face": face,
        "bonus": 0,
        "result": sentence,
        "port": CHARLES_TOWN,
    }


def test_bn_18_2_treason_6_goes_on_at_once_in_the_old_ship() -> None:
    board = deck(dice={"treason": [6]})
    pirate = with_letter(board)
    pirate.ship.damage["hull"] = 1
    aboard(pirate, "cloth")
    capture(board, pirate)
    assert (pirate.status, pirate.position) == ("active", Position(PORTS[PHILADELPHIA].hex, "port"))
    assert (pirate.ship.type, pirate.ship.damage["hull"], pirate.ship.markers) == ("schooner", 1, [])
    assert pirate.ready == 2
    assert board.campaign.state.captives == []


def test_bn_21_1_cunning_saves_from_the_gallows_by_default() -> None:
    board = deck(dice={"treason": [1, 6]}, m_cunning=True)
    pirate = with_letter(board)
    capture(board, pirate)
    assert (pirate.status, pirate.cunning_used) == ("active", 1)


def test_event_54_an_arrest_needs_no_letter_but_one_helps() -> None:
    board = deck(dice={"treason": [4]})
    pirate = board.pirate("PI12", at=Position(PORTS[CARTAGENA].hex, "port"))
    board.run(lambda voyage: arrested(voyage, pirate, CARTAGENA))
    (held,) = board.campaign.state.captives
    assert (held.holder, held.data["sentence"]) == (CARTAGENA, "trial")
    board = deck(dice={"treason": [4]})
    pirate = with_letter(board, SPANISH, at=Position(PORTS[CARTAGENA].hex, "port"))
    board.run(lambda voyage: arrested(voyage, pirate, CARTAGENA))
    assert board.campaign.state.captives[0].data["sentence"] == "hearing"


def test_event_54_an_arrest_in_a_pirate_port_leads_to_the_nearest_english_prison() -> None:
    board = deck(dice={"treason": [4]})
    pirate = board.pirate("PI12", at=Position(PORTS[NEW_PROVIDENCE].hex, "port"))
    board.run(lambda voyage: arrested(voyage, pirate, NEW_PROVIDENCE))
    prison = board.campaign.state.captives[0].holder
    assert PORTS[prison].nationality == "English"


# ---------------------------------------------------------------- the prison (4.18.3)


def test_spec_4_18_3_the_prison_is_the_nearest_undestroyed_port_of_the_nation() -> None:
    board = deck()
    pirate = board.pirate("PI12", at=OFF_CHARLES_TOWN)
    state = board.campaign.state
    assert prison_of(state, pirate, "English") == CHARLES_TOWN
    state.ports[CHARLES_TOWN].destroyed = True
    assert prison_of(state, pirate, "English") not in ("", CHARLES_TOWN)
    pirate.position = Position("K16", "sea")
    state.ports[NEW_PROVIDENCE].english = True
    assert prison_of(state, pirate, "English") == NEW_PROVIDENCE
    pirate.position = Position("TZ1", "zone")
    assert prison_of(state, pirate, "Spanish") == "22"


def test_spec_4_18_3_without_a_port_of_the_nation_he_is_hanged() -> None:
    board = deck(dice={"treason": [5]})
    pirate = with_letter(board, "LM04")
    match = capture(board, pirate, "Portuguese")
    assert (pirate.fate, told(match, "treason_tried")[0]["result"]) == ("hanged", "hanged")


# ---------------------------------------------------------------- not freed in time


def test_bn_18_2_high_security_ends_by_hanging() -> None:
    board = deck()
    pirate = imprisoned(board, "high_security")
    expire(board)
    assert (pirate.fate, board.campaign.state.captives) == ("hanged", [])


@pytest.mark.parametrize(
    ("sentence", "dice", "score"), [("death_row", [2, 3], 500), ("trial", [4], 600), ("death_row", [5, 6], 0)]
)
def test_bn_18_2_a_fine_then_the_career_ends(sentence: str, dice: list[int], score: int) -> None:
    board = deck(dice={"fine": dice})
    pirate = imprisoned(board, sentence)
    hoard(board, pirate, 1000)
    match = expire(board)
    assert (pirate.status, pirate.fate) == ("retired", "prison")
    assert board.campaign.hidden.scores[pirate.id] == score
    (passed,) = told(match, "sentence_passed")
    assert passed["percentage"] == min(100, 10 * sum(dice))
    assert "doubloons" not in passed


def test_bn_18_2_a_hearing_costs_a_fine_and_he_goes_on() -> None:
    board = deck(dice={"fine": [3]})
    pirate = imprisoned(board, "hearing")
    hoard(board, pirate, 333)
    expire(board)
    assert (pirate.status, pirate.position) == ("active", Position(PORTS[PHILADELPHIA].hex, "port"))
    assert board.campaign.hidden.treasure_of(pirate.id) == 233


def test_spec_5_0_prisoners_expire_in_the_order_of_seats() -> None:
    board = deck(dice={"fine": [1, 2]})
    first = imprisoned(board, "trial")
    second = imprisoned(board, "trial", name="PI15", seat=1)
    board.campaign.state.marker = 1
    match = expire(board)
    assert [one["pirate"] for one in told(match, "sentence_passed")] == [second.id, first.id]


def test_a_fine_is_a_secret_of_the_prisoners_seat() -> None:
    board = deck(dice={"fine": [3]})
    pirate = imprisoned(board, "hearing")
    hoard(board, pirate, 333)
    match = expire(board)
    seen = {
        seat: next(event.data for event in match.events(seat) if event.kind == "sentence_passed") for seat in (0, 1)
    }
    assert (seen[0]["doubloons"], "doubloons" in seen[1]) == (100, False)
    assert all("333" not in str(event.data) and "233" not in str(event.data) for event in match.events(1))


def test_bn_18_2_a_sacked_prison_frees_without_gain() -> None:
    board = deck()
    pirate = imprisoned(board, "high_security")
    board.run(lambda voyage: prison_sacked(voyage, CHARLES_TOWN))
    assert (pirate.status, pirate.notoriety, pirate.popularity) == ("active", 0, 7)


def test_bn_11_5_the_sack_of_a_port_opens_its_prison() -> None:
    board = deck(dice={"assault": [6, 6], "garrison": [1, 1, 1], "sack": [2]})
    held = imprisoned(board, "death_row", CARTAGENA)
    robber = board.pirate("PI15", 1, "square-rigger", Position(PORTS[CARTAGENA].hex, "port"))
    match = board.run(lambda voyage: SACK.run(voyage, robber, {}), GAME)
    assert told(match, "port_destroyed") == [{"port": CARTAGENA}]
    assert (held.status, board.campaign.state.captives) == ("active", [])
    assert told(match, "captive_freed")[0]["captain"] == ""


# ---------------------------------------------------------------- pledges (4.12.9)


def pledging(board: Deck, **answers: Any) -> Match:
    """Ask seat 0 for pledges, and post them."""

    def act(voyage: Voyage) -> Play[None]:
        treasures = dict(board.campaign.hidden.treasures)
        found = yield from form(0, "orders", lambda: pledge_steps(voyage.state, 0, treasures), secret=True)
        voyage.hidden.seat_orders[0] = SeatOrders(pledges=found)
        post_pledges(voyage)

    match = board.run(act, GAME)
    match.answer(0, answers, question=match.questions[0].id)
    return match


def test_spec_4_12_9_a_pledge_is_public_and_stays() -> None:
    board = deck()
    pirate = imprisoned(board, "trial")
    hoard(board, pirate, 1001)
    match = pledging(board, PI12_pledge=501, PI12_promise="peace")
    assert told(match, "pledge_posted") == [{"seat": 0, "pirate": "PI12", "doubloons": 501, "promise": "peace"}]
    assert board.campaign.state.captives[0].data["pledge"] == 501
    board.campaign.hidden.seat_orders[0] = SeatOrders(pledges={"PI12": Pledge(10)})
    board.run(post_pledges)
    assert board.campaign.state.captives[0].data["pledge"] == 501


def test_spec_4_18_4_a_prisoner_pledges_at_most_what_the_half_leaves() -> None:
    board = deck()
    pirate = imprisoned(board, "trial")
    hoard(board, pirate, 1000)
    match = board.run(
        lambda voyage: form(
            0, "orders", lambda: pledge_steps(voyage.state, 0, voyage.hidden.treasures), secret=True
        ).__iter__(),
        GAME,
    )
    (step,) = match.questions[0].steps_with({})
    assert (step.number, step.quiet) == ((0, 500), True)


# ---------------------------------------------------------------- random situations


@pytest.mark.parametrize("seed", range(25))
def test_captured_pirates_end_in_exactly_one_place(seed: int) -> None:
    chance = Random(seed)
    board = deck(dice={"treason": [chance.randint(1, 6)], "fine": [chance.randint(1, 6) for _ in range(2)]})
    letter = chance.choice([ENGLISH, SPANISH, FRENCH])
    place = chance.choice(["J9", "F11", "R25", "K17"])
    pirate = with_letter(board, letter, at=Position(place, "sea"))
    aboard(pirate, *chance.choices(["cloth", "gold100", "alcohol"], k=chance.randint(0, 4)))
    pirate.cabin = chance.randint(0, 5000)
    hoard(board, pirate, worth := chance.randint(1, 9000))
    capture(board, pirate, chance.choice(["English", "Spanish", LETTERS[letter].nationality]))
    held = [one.pirate for one in board.campaign.state.captives]
    assert (held == [pirate.id]) is (pirate.status == "imprisoned")
    assert pirate.status != "imprisoned" or PORTS[board.campaign.state.captives[0].holder].hex == pirate.position.place
    expire(board)
    assert board.campaign.state.captives == []
    assert pirate.status in ("active", "retired", "dead")
    left = board.campaign.hidden.treasure_of(pirate.id) + board.campaign.hidden.scores.get(pirate.id, 0)
    assert 0 <= left <= worth
