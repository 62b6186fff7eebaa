"""What Tortuga's golden playthroughs hold between them; that they replay is tested for every game."""

from rules.tortuga.ending import END_RULES
from rules.tortuga.events import EFFECTS

from ...fixtures.playthroughs import files_of, read, told_in

PUBLIC = [
    "armada", "boat_destroyed", "brethren_chosen", "card_discarded", "card_forfeited", "card_kept", "card_revealed",
    "events_reshuffled", "forced", "hands_reshuffled", "line_reversed", "marooned", "match_over", "match_started",
    "no_effect", "pawn_drawn", "pawn_moved", "peeked", "ranks_changed", "row_laid", "row_refilled", "row_scouted",
    "seat_resigned", "shipwreck", "start_hold_chosen", "sudden_death_started", "treasure_moved", "turn_started",
    "vote_called", "vote_recycled", "vote_result", "vote_revealed",
]  # fmt: skip


def test_every_end_of_a_match_has_one():
    results = [read(path)["result"][0] for path in files_of("tortuga")]
    assert sorted({result["reason"] for result in results}) == sorted(END_RULES)
    nations = {result["data"]["loyalty"] for result in results if result["reason"] == "most_treasure"}
    assert nations == {"B", "F"}


def test_everything_that_the_public_can_be_told_is_told_in_one():
    assert sorted({kind for kind, _, _ in told_in("tortuga")}) == PUBLIC


def test_every_card_every_vote_and_every_way_to_go_is_in_one():
    assert {data["card"] for kind, _, data in told_in("tortuga") if kind == "card_revealed"} == {*EFFECTS, "ARM"}
    outcomes = {(data["vote"], data["outcome"]) for kind, _, data in told_in("tortuga") if kind == "vote_result"}
    assert outcomes == {
        ("attack", "success"), ("attack", "failure"), ("mutiny", "success"), ("mutiny", "failure"),
        ("brawl", "british"), ("brawl", "french"), ("brawl", "split"),
    }  # fmt: skip
    marooned = {rule for kind, rule, _ in told_in("tortuga") if kind == "marooned"}
    assert marooned == {"TO 3.4b", "TO 8.5", "TO-E PIS", "TO-E BSP", "TO-E GUN"}
    causes = {data["cause"] for kind, _, data in told_in("tortuga") if kind == "treasure_moved"}
    assert causes == {"attack", "stow", "brawl", "storm", "pieces"}
