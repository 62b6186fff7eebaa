"""The coverage of Corsari's golden playthroughs, beyond the suite's requirements for all games."""

from ...games.playthroughs import told_in


def test_every_end_of_a_round_has_a_playthrough():
    """A seat sails, is forced to sail, or the round is swept."""
    told = told_in("corsari")
    forced = [data["forced"] for kind, _, data in told if kind == "sail_declared"]
    assert True in forced
    assert False in forced
    swept = [data["fallen"] for kind, _, data in told if kind == "sweep"]
    assert sorted({len(fallen) for fallen in swept}) == [2]
    assert any(kind == "layout_revealed" and data["total"] == 0 for kind, _, data in told)


def test_every_case_of_the_scoring_has_a_playthrough():
    told = told_in("corsari")
    scored = [data["scores"] for kind, _, data in told if kind == "round_scored"]
    assert sorted({row["case"] for rows in scored for row in rows}) == ["1", "2", "3", "3+"]
