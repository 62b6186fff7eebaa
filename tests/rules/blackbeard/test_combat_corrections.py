"""Rules of fights and captivity in matches with the patch ``combat_corrections``, and in older ones."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.asking import put
from rules.blackbeard.battle.aftermath import before, conquest
from rules.blackbeard.battle.bonds import free
from rules.blackbeard.battle.engagement import fight_pirates
from rules.blackbeard.battle.interception import contact, fugitives, stayed
from rules.blackbeard.captivity.jailbreak import INFILTRATE
from rules.blackbeard.captivity.treason import prison_sacked
from rules.blackbeard.cunning import CUNNING_IN_EVERY_ROLL
from rules.blackbeard.hidden import Entry, Move
from rules.blackbeard.lasting import end
from rules.blackbeard.sea.crusades import won_duel
from rules.blackbeard.sea.harbour import chase_out
from rules.blackbeard.sea.movement import turn_clockwise
from rules.blackbeard.sea.passage import outward
from rules.blackbeard.ship.fates import leave_play
from rules.blackbeard.ship.figures import boxes
from rules.blackbeard.ship.homecoming import restart
from rules.blackbeard.state import SECTIONS, Hostage, Hunter, Lasting, Pirate, Position, Wound
from rules.blackbeard.tables import PORTS
from rules.blackbeard.turn.moves import move_all
from rules.blackbeard.turn.rooms import jury
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, Voyage
from rules.kernel import All, Match, Play, Table, choose

from . import hunting
from .decks import Deck, told
from .test_battles import Fleet, hits
from .test_captives import Hold
from .test_hunters import rounds, teach
from .test_jailbreak import infiltrate, scene
from .test_treason import CARTAGENA, CHARLES_TOWN, PHILADELPHIA, hoard

LOW = "PI02"


@pytest.fixture(params=[True, False], autouse=True)
def patched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Play by the changed rules, and by the old ones."""
    monkeypatch.setattr(Table, "patched", lambda _, patch: request.param and patch == COMBAT_CORRECTIONS)
    return request.param


def elsewhere(
    first: Callable[[Voyage], Play[None]], then: Callable[[Voyage], Play[None] | None], *, later: bool = False
) -> Callable[[Voyage], Play[None]]:
    """Return two arenas of one step: the second acts while the first waits for its first answer.

    ``later``: while it waits for its second, because seat 1 is asked at first, too.
    """

    def other(voyage: Voyage) -> Play[None]:
        if later:
            yield from put(voyage, choose(1, "debauch", ["yes", "no"], default="no"))
        acting = then(voyage)
        if acting is not None:
            yield from acting

    def play(voyage: Voyage) -> Play[None]:
        yield from All([first(voyage), other(voyage)])

    return play


def answer(match: Match, given: Any, seat: int = 0) -> None:
    match.answer(seat, given, question=match.questions[seat].id)


# ---------------------------------------------------------------- hunters whose target leaves play elsewhere


def hunted(*, m_cunning: bool = False, **dice: list[Any]) -> tuple[Deck, Pirate, Hunter, Callable[[Voyage], None]]:
    """Return Teach, a warship in his hex that looks for Low, and Low's retirement, which sends the warship home."""
    told_dice = {"interception": [1, 6], "hunter_battle": [1, 6] * 3, "location": [3] * 3, **dice}
    board = Deck(3, dice=told_dice, m_hunters=True, m_rivals=True, m_cunning=m_cunning)
    pirate, low = teach(board), board.pirate(LOW, 1, at=Position(PORTS[PHILADELPHIA].hex, "port"))
    pirate.refuge = PHILADELPHIA
    hunter = hunting.warship(board, target=LOW, seat=2)
    return board, pirate, hunter, lambda voyage: leave_play(voyage, low, "retired")


def meeting(pirate: Pirate, hunter: Hunter) -> Callable[[Voyage], Play[None]]:
    return lambda voyage: contact(voyage, hunter, pirate)


def test_4_15_8_a_warship_that_has_gone_home_fights_no_further_round(patched: bool) -> None:
    """Its figures were not known yet: nobody may look for them, or learn them, when its counter is in the stock."""
    board, pirate, hunter, retires = hunted()
    board.policy(pirate, break_from_hunters="ask")
    match = board.run(elsewhere(meeting(pirate, hunter), retires), GAME)
    answer(match, {})
    assert told(match, "hunter_battle_over")[0]["result"] == "gone"
    assert len(rounds(match)) == (not patched)
    assert told(match, "hunter_known") == board.campaign.state.hunters == []
    assert "W05" in board.campaign.hidden.stocks["warships"]


def test_4_15_8_a_warship_that_has_gone_home_catches_nobody(patched: bool) -> None:
    board, pirate, hunter, retires = hunted(m_cunning=True)
    board.policy(pirate, cunning="ask")
    match = board.run(elsewhere(meeting(pirate, hunter), retires), GAME)
    answer(match, "no")
    assert told(match, "interception")[0]["result"] == "caught"
    assert (pirate.now.stopped, told(match, "hunter_battle")) == (not patched, [])
    assert told(match, "hunter_nation") == []


def test_14_12_a_warship_that_has_gone_home_takes_no_letter(patched: bool) -> None:
    board, pirate, hunter, retires = hunted()
    hunting.letter(board, pirate)
    board.policy(pirate, give_letter="ask")
    match = board.run(elsewhere(meeting(pirate, hunter), retires))
    answer(match, "yes")
    assert (pirate.letter, rounds(match)) == ("LM07" if patched else "", [])


def test_13_63_nobody_surrenders_to_a_warship_that_has_gone_home(patched: bool) -> None:
    board, pirate, hunter, retires = hunted(treason=[6])
    hunting.letter(board, pirate)
    board.policy(pirate, give_letter="no", surrender="ask")
    match = board.run(elsewhere(meeting(pirate, hunter), retires, later=True))
    answer(match, {"surrender": "ask"})
    answer(match, "no", seat=1)
    answer(match, "surrender")
    assert told(match, "hunter_battle_over")[0]["result"] == ("gone" if patched else "surrendered")
    assert len(told(match, "captured")) == (not patched)


def test_9_22_nobody_attacks_a_warship_that_has_gone_home(patched: bool) -> None:
    board, pirate, hunter, retires = hunted(interception=[6, 1])
    board.policy(pirate, interception_won="ask")
    match = board.run(elsewhere(meeting(pirate, hunter), retires))
    answer(match, "attack")
    assert pirate.enemy == ([] if patched else ["English"])


def test_15_5_a_warship_that_has_gone_home_captures_no_careened_ship(patched: bool) -> None:
    """Two warships find him; the first one is gone before the roll of the second is settled."""
    board, pirate, hunter, retires = hunted(m_cunning=True, interception=[1, 6, 1, 6])
    there = Position("A15", "anchored")
    pirate.position, pirate.careened = there, True
    hunter.position = Position(there.place, "sea")
    hunting.warship(board, "W19", at=hunter.position, target=pirate.id, seat=2)
    stock = board.campaign.hidden.stocks["warships"]
    board.dice["warships"] = [sorted([*stock, "W05"]), sorted([*stock, "W05", "W19"])]
    board.policy(pirate, cunning="ask")
    match = board.run(elsewhere(meeting(pirate, hunter), retires, later=True))
    answer(match, "no")
    answer(match, "no", seat=1)
    answer(match, "no")
    assert told(match, "taken_careened")[0]["hunter"] == ("warship2" if patched else "warship1")
    assert pirate.fate == "hanged"


def test_20_5_an_ally_who_has_sailed_on_does_not_help_any_longer(patched: bool) -> None:
    """Teach meets the warship on his way; his ally helps, and sails on while Teach is asked for his plan."""
    board = hunting.hunting(3, interception=[1, 6], hunter_battle=[3] * 18)
    pirate, ally = teach(board, Position("J8", "sea")), board.pirate("PI15", 2)
    board.campaign.state.alliances = [["PI14", "PI15"]]
    hunting.warship(board)
    entries = {
        "PI14": Entry(Move("go", "J10", "direct"), overrides={"break_from_hunters": "ask"}),
        "PI15": Entry(Move("go", "I10"), overrides={"help_ally": "yes"}),
    }
    board.campaign.hidden.entries = entries
    pirate.now.die = ally.now.die = 3
    match = board.run(lambda voyage: move_all(voyage, [pirate, ally], entries))
    answer(match, {})
    assert (told(match, "hunter_battle")[0]["helper"], ally.position.place) == ("PI15", "I10")
    assert [one["helper"] for one in told(match, "hunter_round")] == (["", "", ""] if patched else ["PI15"] * 3)


def test_14_42_a_warship_wins_its_letter_although_it_has_met_an_ally_meanwhile(patched: bool) -> None:
    """While Teach is asked for his plan, his ally comes through the hex, and escapes behind smoke."""
    board = hunting.hunting(3, interception=[1, 6] * 2, hunter_battle=[6, 1], location=[1])
    pirate, ally = teach(board), board.pirate("PI15", 2)
    board.campaign.state.alliances = [["PI14", "PI15"]]
    pirate.ship.damage |= {section: boxes(pirate.ship, section) for section in SECTIONS[:-1]}
    board.policy(pirate, break_from_hunters="ask")
    board.policy(ally, smoke="always")
    ally.ship.holds[0].markers = ["smoke"]
    hunter = hunting.warship(board)
    match = board.run(elsewhere(meeting(pirate, hunter), meeting(ally, hunter)))
    assert len(told(match, "smoke_screen")) == 1
    answer(match, {})
    assert (pirate.fate, ally.status) == ("sunk", "active")
    assert len(told(match, "letter_won")) == patched


@pytest.mark.parametrize("turned", [True, False])
def test_4_11_1_a_ship_that_has_only_turned_has_not_left(turned: bool, patched: bool) -> None:
    board = hunting.hunting(interception=[6, 1])
    pirate = teach(board)
    hunting.warship(board)
    board.campaign.state.step = 3

    def act(voyage: Voyage) -> Play[None]:
        if turned:
            turn_clockwise(voyage, pirate)
        yield from stayed(voyage, pirate)

    assert len(told(board.run(act), "interception")) == (patched or not turned)


def test_4_11_1_a_pirate_who_was_chased_has_entered_the_hex_of_a_hunter(patched: bool) -> None:
    """He wins the roll and is past the warship. Only a pirate who has stayed with it is asked whether he attacks."""
    board = hunting.hunting(interception=[6, 1])
    port = Position(PORTS[CARTAGENA].hex, "port")
    pirate = teach(board, port)
    board.policy(pirate, interception_won="ask")
    (place, *others) = outward(CARTAGENA)
    hunting.warship(board, at=Position(place, "sea"))
    board.campaign.state.step = 3

    def act(voyage: Voyage) -> Play[None]:
        yield from chase_out(voyage, pirate, CARTAGENA)
        yield from stayed(voyage, pirate)
        yield from fugitives(voyage)

    match = board.run(act)
    assert others
    answer(match, place)
    assert told(match, "interception")[0]["result"] == "avoided"
    assert bool(match.questions) != patched


# ---------------------------------------------------------------- relatives


@pytest.mark.parametrize("alive", [True, False])
def test_16_27_nobody_earns_fame_for_a_relative_who_has_died_in_the_battle(alive: bool, patched: bool) -> None:
    """In the only round two boxes of the crew are lost, or of the guns."""
    dice = {
        "battle": [4, 4, 3, 3],
        "location": [5 if not alive else 4],
        "duel": hits(6),
        "downed": [6],
        "wound_part": [1],
    }
    fleet = Fleet(dice=dice)
    fleet.low.hostages = [Hostage("hostage1", "English", "11", 1, "PI14")]
    fleet.orders(fleet.teach, board="always")
    match = fleet.fight("hostage/hostage1")
    assert len(told(match, "hostages_lost")) == (not alive)
    earned = alive or not patched
    assert (len(told(match, "relative_rescued")), fleet.teach.notoriety) == (earned, 5 * earned)


def test_5_1_a_relative_whose_pirate_has_fallen_elsewhere_is_rescued_by_nobody() -> None:
    fleet = Fleet(3, dice={"battle": [4, 4, 3, 4], "location": [3], "duel": hits(6), "downed": [6], "wound_part": [1]})
    owner = fleet.deck.pirate("PI15", 2, at=Position("K9", "sea"))
    fleet.deck.campaign.state.lasting = [Lasting("event1", "42", owner.id, "hazard", {"holder": LOW})]
    fleet.orders(fleet.teach, board="always", duel_surrender="ask")

    def rescue(voyage: Voyage) -> Play[None]:
        return fight_pirates(voyage, fleet.teach, fleet.low, aim="lasting/event1")

    match = fleet.deck.run(elsewhere(rescue, lambda voyage: leave_play(voyage, owner, "retired")))
    answer(match, {})
    assert (told(match, "relative_rescued"), fleet.teach.notoriety) == ([], 0)
    assert told(match, "pirate_battle_over")[0]["result"] == "board"


@pytest.mark.parametrize("cunning", ["ask", "never"])
def test_61_62_a_crusade_is_for_one_winner(cunning: str, patched: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Teach is asked for a reroll, or for the home of the first hostages, while somebody else wins the other duel."""
    known = [CUNNING_IN_EVERY_ROLL, *([COMBAT_CORRECTIONS] if patched else [])]
    monkeypatch.setattr(Table, "patched", lambda _, patch: patch in known)
    board = Deck(3, dice={"event": [1, 1] * 4}, m_rivals=True, m_cunning=cunning == "ask")
    teach, low = board.pirate(), board.pirate(LOW, 1)
    board.campaign.state.lasting = [Lasting(f"event{number}", number, "", "ever") for number in ("61", "62")]
    board.policy(teach, cunning=cunning)

    def first(voyage: Voyage) -> Play[None]:
        voyage.table.order(2, {"home_port": "ask"})
        yield from won_duel(voyage, teach, low)

    def then(voyage: Voyage) -> None:
        for entry in voyage.state.lasting[:]:
            end(voyage, entry, "triggered")

    # By this card the seat on the right chooses the home.
    board.card("AC07")
    match = board.run(elsewhere(first, then))
    assert match.questions
    while match.questions:
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default, question=question.id)
    assert len(teach.hostages) == (2 if patched else 4)


# ---------------------------------------------------------------- prisons, and who starts again


@pytest.mark.parametrize("fate", ["free", "kill"])
def test_bn_18_2_a_prisoner_freed_by_a_sack_is_not_freed_again_or_killed(fate: str, patched: bool) -> None:
    board, held, pirate = scene()
    pirate.seat, held.seat = 0, 1
    hoard(board, held, 100)
    board.campaign.state.captives[0].data["pledge"] = 300
    at_night = elsewhere(
        lambda voyage: INFILTRATE.run(voyage, pirate, {}), lambda voyage: prison_sacked(voyage, CHARLES_TOWN)
    )
    match = board.run(at_night, GAME)
    answer(match, fate)
    assert held.status == ("dead" if fate == "kill" and not patched else "active")
    assert pirate.notoriety == (7 if fate == "free" and not patched else 0)
    assert board.campaign.hidden.treasure_of(held.id) == (100 if patched else 0)


def test_4_18_4_a_prisoner_is_popular_again_before_his_crew_may_rise(patched: bool) -> None:
    board, held, pirate = scene()
    held.popularity = 0
    board.run(lambda voyage: free(voyage, held, pirate, [3, 4], prison=True))
    assert (held.popularity, held.mutiny_due) == (1, not patched)


def test_4_24_1_after_a_sack_his_crew_may_rise() -> None:
    board, held, _ = scene()
    held.popularity = 0
    board.run(lambda voyage: prison_sacked(voyage, CHARLES_TOWN))
    assert (held.popularity, held.mutiny_due) == (0, True)


def test_bn_20_1_a_pirate_who_kills_a_prisoner_has_fulfilled_a_contract(patched: bool) -> None:
    board, held, pirate = scene()
    board.campaign.state.captives[0].data["pledge"] = 300
    match = infiltrate(board, pirate)
    answer(match, "kill", seat=1)
    assert (held.status, held.undone_by) == ("dead", pirate.id if patched else "")


@pytest.mark.parametrize("dies", [True, False])
def test_bn_20_1_a_pirate_who_tortures_a_captive_to_death_has_fulfilled_a_contract(dies: bool, patched: bool) -> None:
    held = Hold("mast", dice={"captive": [6, 1], "wound_part": [1]})
    held.state.captives[0].data = {"endurance": 0, "talked": held.teach.id}
    held.low.undone_by = ""
    held.wish("on")
    held.deck.cards(wound="minor")
    if dies:
        held.low.wounds["left_eye"] = [Wound("minor")]
    held.suffer()
    assert (held.low.status, held.low.now.foe) == ("dead" if dies else "captive", "")
    assert held.low.undone_by == (held.teach.id if dies and patched else "")


def test_bn_13_5_a_pirate_who_restarts_in_a_port_has_been_in_another(patched: bool) -> None:
    deck = Deck()
    pirate = deck.pirate()
    pirate.refuge = PHILADELPHIA
    pirate.banned = pirate.attack_banned = [CARTAGENA, PHILADELPHIA]
    deck.run(lambda voyage: restart(voyage, pirate))
    left = [PHILADELPHIA] if patched else [CARTAGENA, PHILADELPHIA]
    assert pirate.banned == pirate.attack_banned == left


# ---------------------------------------------------------------- jury repairs


def rigged(pirate: Pirate) -> None:
    """Let a mast stand upright since the turn before."""
    pirate.ship.damage["sails"], pirate.ship.jury, pirate.now.rigged = 1, ["sails"], ["sails"]


def test_bn_15_6_an_upright_mast_may_fall_aboard_a_conqueror_too(patched: bool) -> None:
    deck = Deck(dice={"jury": [1]}, m_rivals=True, m_cunning=False)
    teach, low = deck.pirate(), deck.pirate(LOW, 1, ship="brigantine")
    rigged(low)

    def act(voyage: Voyage) -> Play[None]:
        yield from conquest(voyage, teach, low, before(teach, low))
        yield from jury(voyage, teach)

    match = deck.run(act)
    answer(match, {"ship": "exchange"})
    assert (teach.ship.type, teach.ship.jury) == ("brigantine", [] if patched else ["sails"])


def test_bn_15_6_an_upright_mast_may_fall_aboard_a_successor_too(patched: bool) -> None:
    deck = Deck(dice={"jury": [1]}, m_rivals=True, m_cunning=False)
    teach = deck.pirate()
    rigged(teach)

    def act(voyage: Voyage) -> Play[None]:
        leave_play(voyage, teach, "duel")
        (heir,) = voyage.state.active()
        yield from jury(voyage, heir)
        assert heir.ship.jury == ([] if patched else ["sails"])

    deck.run(act)
