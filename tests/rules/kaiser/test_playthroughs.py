"""What the golden playthroughs of The Kaiser's Pirates hold between them; that they replay is tested for every game."""

from rules.kaiser.cards import ANSWERS, kind_of

from ...fixtures.playthroughs import files_of, read, told_in

PUBLIC = [
    "bounding_main", "broke_out", "captured", "card_scored", "cards_lost", "cards_taken", "carried", "committed",
    "damaged", "dealt_hand", "dealt_merchants", "dealt_ships", "deception", "deception_drawn", "deck_ordered",
    "deck_seen", "declared", "discarded", "disguised", "drew_card", "exchanged", "first_rolled", "first_seat",
    "fleets_sorted", "fog", "hand_seen", "identified", "line_rolled", "match_end", "out_of_play", "overheard",
    "passed", "phantom_answered", "phantom_drew", "phantom_idle", "phantom_rolled", "phantom_specials", "picked",
    "pursued", "reacted", "refilled", "refuge_enter", "refuge_leave", "released", "repaired", "reshuffled",
    "revealed", "roll", "round_points", "round_start", "safe", "score", "seat_resigned", "solitaire_card", "sunk",
    "supply_gained", "supply_lost", "swapped", "transferred", "turn_end", "turn_skipped", "turn_start",
]  # fmt: skip


def results() -> list[tuple[int, dict]]:
    """Return the number of seats and the result of each."""
    return [(golden["head"][0]["seats"], golden["result"][0]) for golden in map(read, files_of("kaiser"))]


def test_every_end_of_a_match_has_one():
    """KS 6.3, and nobody left to play."""
    assert {result["reason"] for _, result in results()} == {"points", "amounts", "further_round", "shared", "resigned"}


def test_every_end_against_the_phantom_has_one():
    """KS 5.9.4."""
    alone = [result for seats, result in results() if seats == 1 and result["reason"] != "resigned"]
    assert {(result["data"]["phantom"], tuple(result["winners"])) for result in alone} >= {(True, ()), (False, (0,))}
    assert any(seats == 1 and result["reason"] == "resigned" for seats, result in results())


def test_everything_that_the_public_can_be_told_is_told_in_one():
    assert sorted({kind for kind, _, _ in told_in("kaiser")}) == PUBLIC


def test_most_reactions_and_every_outcome_is_in_one():
    """A Sail Q-Ship needs a torpedo at a sailing ship, and so on: the rarest are tried elsewhere."""
    reacted = {kind_of(data["card"]) for kind, _, data in told_in("kaiser") if kind == "reacted"}
    assert set(ANSWERS) - reacted <= {"sail_q_ship", "minesweeper", "pull_the_plug", "recalled"}
    outcomes = {(data["contest"], data["outcome"]) for kind, _, data in told_in("kaiser") if kind == "roll"}
    assert outcomes == {
        ("attack", "none"), ("attack", "damaged"), ("attack", "sunk"),
        ("challenge", "success"), ("challenge", "failure"),
    }  # fmt: skip
