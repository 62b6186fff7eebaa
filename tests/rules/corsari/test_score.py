"""The scores of a round, eliminations, and final places (spec 5.7, 6 and 10.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.corsari.score import Departure, SeatScore, eliminated, implied, places, ranking, score_round

LIMIT = 101


def pairs(cell: str) -> dict[int, int]:
    """Read ``seat:value`` pairs as the tables of the spec write them."""
    return {int(seat): int(value) for seat, _, value in (pair.partition(":") for pair in cell.split())}


@pytest.mark.golden_table("golden_score")
def test_golden_score(row: dict[str, str]):
    option, _, value = row["options"].partition("=")
    variants = {option: value} if option in ("overtake_penalty", "score_floor") else {}
    scored = score_round(
        pairs(row["before"]),
        int(row["declarer"]),
        int(row["declarer_total"]),
        pairs(row["opponent_totals"]),
        received=pairs(row["opponent_minima"]) if option == "received" else None,
        **variants,
    )
    assert {seat: score.case for seat, score in scored.items() if seat != int(row["declarer"])} == pairs(row["case"])
    assert {seat: score.change for seat, score in scored.items()} == pairs(row["delta"])
    after = {seat: score.total for seat, score in scored.items()}
    assert after == pairs(row["after"])
    assert " ".join(map(str, eliminated(after, LIMIT))) == row["eliminated"].replace("-", "")


def test_a_scored_round_implies_who_overtook_and_how():
    rows = [{"seat": 0, "case": "2", "load": 4}, {"seat": 1, "case": "1", "load": 25}, {"seat": 2, "case": "3+"}]
    found = implied("round_scored", {"seat": 2, "declared": 11, "scores": rows})
    assert found == {
        "overtakers": [0],
        "lead": 4,
        "level": False,
        "scores": [{**rows[0], "declarer": 2}, rows[1], {**rows[2], "overtakers": [0]}],
    }
    assert implied("round_scored", {"seat": 2, "declared": 4, "scores": rows})["level"]
    none = implied("round_scored", {"seat": 2, "declared": 3, "scores": rows[1:]})
    assert none == {"overtakers": [], "scores": [rows[1], {**rows[2], "overtakers": []}]}


def test_each_case_names_its_rule():
    assert score_round({0: 30, 1: 45, 2: 60, 3: 20}, 2, 11, {0: 4, 1: 25, 3: 11}) == {
        0: SeatScore(2, "CO 8.3", -10, 20),
        1: SeatScore(1, "CO 8.2", 25, 70),
        2: SeatScore(3, "CO 8.5", 36, 96, surcharge=10, received=15),
        3: SeatScore(2, "CO 8.3", -10, 10),
    }
    assert score_round({0: 30, 1: 45}, 0, 11, {1: 12})[0] == SeatScore(3, "CO 8.4", 0, 30)


def test_an_overtaker_without_stowaways_still_overtakes():
    assert score_round({0: 0, 1: 0}, 0, 7, {1: 0})[0].change == 10 + 7


def test_opponents_are_never_compared_with_each_other():
    alone = score_round({0: 0, 1: 0}, 0, 9, {1: 20})[1]
    beside = score_round({0: 0, 1: 0, 2: 0}, 0, 9, {1: 20, 2: 3})[1]
    assert alone == beside


@st.composite
def rounds(draw: st.DrawFn) -> tuple[dict[int, int], int, int, dict[int, int]]:
    """Draw totals below the limit, the declarer, its declared total, and the opponents' loads."""
    seats = draw(st.lists(st.integers(0, 3), min_size=2, max_size=4, unique=True).map(sorted))
    totals = {seat: draw(st.integers(-60, LIMIT - 1)) for seat in seats}
    declarer = draw(st.sampled_from(seats))
    laid = st.integers(0, 129)
    return totals, declarer, draw(laid), {seat: draw(laid) for seat in seats if seat != declarer}


penalties = st.sampled_from(["once", "each"])


@given(rounds(), penalties)
def test_changes_of_a_scored_round(played: tuple[dict[int, int], int, int, dict[int, int]], penalty):
    totals, declarer, declared, loads = played
    scored = score_round(totals, declarer, declared, loads, overtake_penalty=penalty)
    overtakers = [seat for seat, laid in loads.items() if laid <= declared]
    assert list(scored) == list(totals)
    assert [seat for seat in scored if scored[seat].change == -10] == overtakers
    assert scored[declarer].change == 0 if not overtakers else scored[declarer].change >= 10
    for seat, score in scored.items():
        assert score.total == totals[seat] + score.change
        assert score.change > 0 or seat == declarer or seat in overtakers


@given(rounds(), penalties)
def test_every_stowaway_is_charged_once(played: tuple[dict[int, int], int, int, dict[int, int]], penalty):
    totals, declarer, declared, loads = played
    scored = score_round(totals, declarer, declared, loads, overtake_penalty=penalty)
    count = sum(score.case == 2 for score in scored.values())
    paid = sum(loads.values()) + (declared if count else 0)
    surcharge = 10 * (count if penalty == "each" else min(count, 1))
    assert sum(score.change for score in scored.values()) == paid + surcharge - 10 * count


@given(rounds(), penalties)
def test_a_scored_round_always_leaves_a_survivor(played: tuple[dict[int, int], int, int, dict[int, int]], penalty):
    totals, declarer, declared, loads = played
    scored = score_round(totals, declarer, declared, loads, overtake_penalty=penalty)
    after = {seat: score.total for seat, score in scored.items()}
    out = eliminated(after, LIMIT)
    assert len(out) < len(totals)
    assert all((total >= LIMIT) == (seat in out) for seat, total in after.items())


@given(rounds())
def test_the_floor_raises_totals_and_changes_nothing_else(played: tuple[dict[int, int], int, int, dict[int, int]]):
    plain = score_round(*played)
    floored = score_round(*played, score_floor="zero")
    for seat, score in plain.items():
        assert floored[seat] == score._replace(total=max(0, score.total))


@given(rounds(), st.data())
def test_minimised_stowaways_change_only_the_declarers_score(
    played: tuple[dict[int, int], int, int, dict[int, int]], data: st.DataObject
):
    totals, declarer, declared, loads = played
    minima = {seat: data.draw(st.integers(0, laid)) for seat, laid in loads.items()}
    as_laid = score_round(totals, declarer, declared, loads)
    minimised = score_round(totals, declarer, declared, loads, received=minima)
    saved = sum(laid - minima[seat] for seat, laid in loads.items() if laid <= declared)
    assert minimised[declarer].change == as_laid[declarer].change - saved
    assert all(minimised[seat] == as_laid[seat] for seat in loads)


def test_seats_that_fell_together_rank_by_total_behind_the_winner():
    # after C11
    out = [Departure(seat, 5, total) for seat, total in ((0, 112), (2, 143), (3, 102))]
    assert ranking({1: 88}, out) == ((1,), (3,), (0,), (2,))


def test_a_later_elimination_ranks_better():
    assert ranking({0: 50}, [Departure(1, 2, 101), Departure(2, 4, 180), Departure(3, 3, 120)]) == (
        (0,),
        (2,),
        (3,),
        (1,),
    )


def test_equal_totals_eliminated_in_one_round_share_a_place():
    ranked = ranking({3: 9}, [Departure(2, 4, 110), Departure(0, 4, 110), Departure(1, 4, 111)])
    assert ranked == ((3,), (0, 2), (1,))
    assert places(ranked) == {3: 1, 0: 2, 2: 2, 1: 4}


def test_lowest_total_wins_and_equal_totals_share_first_place():
    ranked = ranking({0: 101, 1: 35, 2: 35})
    assert ranked == ((1, 2), (0,))
    assert places(ranked) == {1: 1, 2: 1, 0: 3}


def test_a_resigned_seat_ranks_last_of_its_round_at_any_total():
    out = [Departure(0, 3, -20, resigned=True), Departure(1, 3, 130), Departure(2, 2, 101)]
    assert ranking({3: 60}, out) == ((3,), (1,), (0,), (2,))


def test_seats_that_resigned_in_one_round_share_the_place():
    out = [Departure(0, 3, 5, resigned=True), Departure(1, 3, 70, resigned=True)]
    assert ranking({2: 60, 3: 60}, out) == ((2, 3), (0, 1))


def test_if_all_seats_fall_or_resign_the_lowest_busted_total_wins():
    out = [Departure(0, 3, 5, resigned=True), Departure(1, 3, 103), Departure(2, 3, 101), Departure(3, 3, 101)]
    assert ranking({}, out) == ((2, 3), (1,), (0,))


def test_a_sweeper_is_first_at_any_total():
    # 6.4: the others active until then by total, then those eliminated earlier
    out = [Departure(0, 6, 10), Departure(2, 6, 30), Departure(3, 4, 101)]
    assert ranking({1: 95}, out) == ((1,), (0,), (2,), (3,))


departures = st.builds(Departure, st.integers(0, 3), st.integers(1, 5), st.integers(-30, 200), st.booleans())


@given(st.dictionaries(st.integers(0, 3), st.integers(-30, 100), min_size=1), st.lists(departures))
def test_every_seat_has_one_place_and_seats_still_playing_come_first(standing: dict[int, int], left: list[Departure]):
    gone = {departure.seat: departure for departure in left if departure.seat not in standing}
    ranked = ranking(standing, gone.values())
    flat = [seat for shared in ranked for seat in shared]
    assert sorted(flat) == sorted([*standing, *gone])
    assert sorted(flat[: len(standing)]) == sorted(standing)
    numbered = places(ranked)
    assert sorted(flat, key=lambda seat: (numbered[seat], seat)) == flat
    assert all(numbered[seat] == 1 + sum(numbered[other] < numbered[seat] for other in flat) for seat in flat)
