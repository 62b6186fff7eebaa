"""The coverage of the golden playthroughs of The Kaiser's Pirates.

The requirements for all games' playthroughs are in ``tests/games``.
"""

from rules.kaiser.pieces import ANSWERS, kind_of

from ...games.playthroughs import files_of, read, told_in


def results() -> list[tuple[int, dict]]:
    """Return the number of seats and the result of each playthrough."""
    return [(golden["head"][0]["seats"], golden["result"][0]) for golden in map(read, files_of("kaiser"))]


def test_every_end_against_the_phantom_has_a_playthrough():
    """KS 5.9.4."""
    alone = [result for seats, result in results() if seats == 1 and result["reason"] != "resigned"]
    assert {(result["data"]["phantom"], tuple(result["winners"])) for result in alone} >= {(True, ()), (False, (0,))}
    assert any(seats == 1 and result["reason"] == "resigned" for seats, result in results())


def test_most_reactions_and_every_outcome_are_in_a_playthrough():
    """The rarest reactions are tested elsewhere: a Sail Q-Ship, for example, needs a torpedo at a sailing ship."""
    reacted = {kind_of(data["card"]) for kind, _, data in told_in("kaiser") if kind == "reacted"}
    assert set(ANSWERS) - reacted <= {"sail_q_ship", "minesweeper", "pull_the_plug", "recalled"}
    outcomes = {(data["contest"], data["outcome"]) for kind, _, data in told_in("kaiser") if kind == "roll"}
    assert outcomes == {
        ("attack", "none"), ("attack", "damaged"), ("attack", "sunk"),
        ("challenge", "success"), ("challenge", "failure"),
    }  # fmt: skip
