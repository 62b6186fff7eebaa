"""What Corsari's golden playthroughs hold between them; that they replay is tested for every game."""

from rules.corsari.ending import END_RULES

from ...fixtures.playthroughs import files_of, read, told_in


def test_every_end_of_a_match_has_one():
    assert sorted({read(path)["result"][0]["reason"] for path in files_of("corsari")}) == sorted(END_RULES)


def test_every_end_of_a_round_has_one():
    """Sailed, forced to sail, swept, void; and everything else that can be told."""
    told = told_in("corsari")
    forced = [data["forced"] for kind, _, data in told if kind == "sail_declared"]
    assert True in forced
    assert False in forced
    assert {kind for kind, _, _ in told} == {
        "match_started",
        "round_started",
        "drew",
        "tavern_colour",
        "discarded",
        "doldrums",
        "sail_declared",
        "layout_revealed",
        "sweep",
        "loads_revealed",
        "round_scored",
        "round_void",
        "seat_eliminated",
        "seat_resigned",
        "match_ended",
    }
    swept = [data["fallen"] for kind, _, data in told if kind == "sweep"]
    assert sorted({len(fallen) for fallen in swept}) == [2]
    assert any(kind == "layout_revealed" and data["total"] == 0 for kind, _, data in told)


def test_every_case_of_the_scoring_has_one():
    told = told_in("corsari")
    scored = [data["scores"] for kind, _, data in told if kind == "round_scored"]
    assert sorted({row["case"] for rows in scored for row in rows}) == ["1", "2", "3", "3+"]
