"""The end of a match: reasons, ranking, ties, and what is revealed (spec 6)."""

from typing import Any

import pytest

from rules.blackbeard import ledgers
from rules.blackbeard.ending import capped, conclude, finished
from rules.blackbeard.ship.fates import FATES
from rules.blackbeard.state import Governor
from rules.blackbeard.voyage import Voyage
from rules.kernel import Result

from ...games.playthroughs import told_in
from .decks import Deck, told


def ended(deck: Deck) -> Result:
    """Conclude a match and return its result."""
    found: list[Result] = []
    deck.run(lambda voyage: found.append(conclude(voyage)))
    return found[0]


def retire(deck: Deck, name: str, seat: int, score: int, fame: int = 0) -> None:
    """Put a retired pirate with a treasure and a Notoriety on the board."""
    pirate = deck.pirate(name, seat)
    pirate.status, pirate.notoriety = "retired", fame
    deck.campaign.hidden.scores[name] = score


def test_c18_the_richest_single_retired_pirate_wins_and_live_ones_count_for_nothing() -> None:
    deck = Deck(3)
    retire(deck, "PI14", 0, 900)
    retire(deck, "PI15", 0, 900)
    retire(deck, "PI02", 1, 1000)
    live = deck.pirate("PI12", 2)
    live.cabin, live.notoriety = 5000, 90
    result = ended(deck)
    assert (result.ranking, result.winners, result.scores) == (((1,), (0,), (2,)), (1,), {0: 900, 1: 1000, 2: 0})


@pytest.mark.parametrize(
    ("fame", "more", "ranking"),
    [((5, 4), (0, 0), ((0,), (1,))), ((4, 4), (0, 50), ((1,), (0,))), ((4, 4), (50, 50), ((0, 1),))],
)
def test_6_4_ties_go_to_notoriety_then_to_all_retired_treasures_then_are_shared(
    fame: tuple[int, int], more: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    deck = Deck()
    for seat, names in enumerate((("PI14", "PI15"), ("PI02", "PI12"))):
        retire(deck, names[0], seat, 700, fame[seat])
        retire(deck, names[1], seat, more[seat])
    result = ended(deck)
    assert (result.ranking, result.winners) == (ranking, ranking[0])


@pytest.mark.parametrize(
    ("fame", "owned", "ranking"),
    [((9, 8), (0, 500), ((0,), (1,))), ((8, 8), (0, 500), ((1,), (0,))), ((8, 8), (500, 500), ((0, 1),))],
)
def test_6_5_if_nobody_has_retired_the_most_notorious_pirate_in_play_wins_captives_too(
    fame: tuple[int, int], owned: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    deck = Deck()
    for seat, name in enumerate(("PI14", "PI02")):
        pirate = deck.pirate(name, seat)
        pirate.notoriety, pirate.cabin = fame[seat], owned[seat] // 2
        deck.campaign.hidden.treasures[name] = {"11": owned[seat] - pirate.cabin}
    deck.campaign.state.pirates["PI14"].status = "captive"
    lost = deck.pirate("PI12", 1)
    lost.status, lost.notoriety = "dead", 99
    assert ended(deck).ranking == ranking


def over(deck: Deck) -> bool:
    """Return whether a match is over after a micro-step."""
    found: list[bool] = []
    deck.run(lambda voyage: found.append(finished(voyage)))
    return found[0]


@pytest.mark.parametrize(
    ("status", "ends"), [("dead", True), ("retired", True), ("captive", False), ("imprisoned", False)]
)
def test_6_2_the_last_career_of_a_seat_ends_the_match_but_a_captive_is_not_lost_yet(status: Any, ends: bool) -> None:
    deck = Deck(careers=2)
    deck.pirate("PI14").status = "dead"
    last = deck.pirate("PI15")
    deck.pirate("PI02", 1)
    assert not over(deck)
    last.status = status
    assert (over(deck), deck.campaign.state.ended) == (ends, "careers" if ends else "")


@pytest.mark.parametrize(("cap", "turn", "ends"), [(20, 19, False), (20, 20, True), (0, 200, False)])
def test_6_2_the_last_turn_that_was_agreed_ends_the_match(cap: int, turn: int, ends: bool) -> None:
    deck = Deck(turn_cap=cap)
    deck.campaign.state.turn = turn
    deck.run(capped)
    assert deck.campaign.state.ended == ("turn_cap" if ends else "")


@pytest.mark.parametrize(("gain", "wins"), [(2, False), (3, True)])
def test_6_1_the_first_pirate_to_reach_notoriety_100_wins_at_once(gain: int, wins: bool) -> None:
    deck = Deck()
    pirate = deck.pirate("PI02", 1)
    pirate.notoriety = 97
    retire(deck, "PI14", 0, 5000)
    deck.run(lambda voyage: ledgers.notoriety(voyage, pirate, gain, "capture") and None)
    assert (over(deck), deck.campaign.state.ended) == (wins, "notoriety" if wins else "")
    if wins:
        assert ended(deck).winners == (1,)


@pytest.mark.parametrize(("gains", "dice", "winner"), [((5, 4), [], 0), ((4, 5), [], 1), ((5, 5), [1, 1, 6, 6], 1)])
def test_6_1_of_several_who_reach_100_the_highest_total_wins_then_the_dice(
    gains: tuple[int, int], dice: list[int], winner: int
) -> None:
    deck = Deck(3, dice={"dispute": dice})
    pirates = [deck.pirate("PI14", 0), deck.pirate("PI02", 1)]
    retire(deck, "PI12", 2, 5000)

    def act(voyage: Voyage) -> None:
        for pirate, gain in zip(pirates, gains, strict=True):
            pirate.notoriety = 97
            ledgers.notoriety(voyage, pirate, gain, "capture")
        assert finished(voyage)

    deck.run(act)
    assert [pirate.notoriety for pirate in pirates] == [100, 100]
    result = ended(deck)
    assert (result.reason, result.winners, result.ranking[0]) == ("notoriety", (winner,), (winner,))


def test_6_6_the_final_report_reveals_treasures_and_governors_and_tells_every_career() -> None:
    deck = Deck()
    pirate = deck.pirate("PI14")
    pirate.prizes, pirate.ports, pirate.duels, pirate.notoriety, pirate.popularity = 3, 1, 2, 20, 9
    retire(deck, "PI02", 1, 640)
    deck.campaign.hidden.treasures["PI14"] = {"11": 300}
    deck.campaign.hidden.faces["governor1"] = "GOV03"
    deck.campaign.state.ports["12"].governor = Governor("governor1")
    match = deck.run(lambda voyage: conclude(voyage) and None)
    (report,) = told(match, "match_end")
    assert report["treasures"] == {"PI14": {"11": 300}}
    assert report["governors"] == [{"port": "12", "governor": "GOV03"}]
    first, second = report["pirates"]
    assert [first[key] for key in ("fate", "notoriety", "popularity", "prizes", "ports", "duels")] == [
        "active",
        20,
        9,
        3,
        1,
        2,
    ]
    assert (second["fate"], second["treasure"]) == ("retired", 640)


def test_every_way_in_which_a_career_ends_has_a_playthrough() -> None:
    told = {data["cause"] for kind, _, data in told_in("blackbeard") if kind == "left_play"}
    assert sorted(told) == sorted(FATES)
