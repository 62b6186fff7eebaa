"""Drawings of Tortuga: their content and their alt texts."""

import json

import pytest

from bot.pictures.initials import marks_of
from bot.pictures.tortuga import scene
from bot.text import words_for
from rules.kernel import Match
from rules.tortuga import GAME

from ..rules.tortuga.positions import asked, cast, position, say
from .tortuga import PLAIN, drawings, hand_of, moments, table_of

SEATS = range(2, 10)


def shown(match: Match) -> dict:
    drawing = table_of(match.view(None))
    assert drawing is not None
    return json.loads(drawing.scene)


def held(match: Match, seat: int) -> dict:
    drawing = hand_of(match.view(seat))
    assert drawing is not None
    return json.loads(drawing.scene)


def line_of(place: dict) -> list[int]:
    return [seat["number"] - 1 for seat in place["line"]]


def test_map_and_hand_are_drawn_from_the_start() -> None:
    match = Match.start(GAME, 4, "a", options={"brethren": "pick"})
    assert asked(match) == [(0, "brethren")]
    assert [ship["line"] for ship in shown(match)["ships"]] == [[], []]
    assert shown(match)["mover"] is None
    table = table_of(match.view(None))
    assert table is not None
    assert table.alt.startswith("Everyone chooses a pirate.")
    assert hand_of(match.view(None)) is None
    assert len(held(match, 0)["cards"]) == 3


def test_a_map_with_everybody_in_a_boat_tells_whose_turn_it_is() -> None:
    table = table_of(position("B1=0 B2=1", seats=2, active=1).view(None))
    assert table is not None
    assert table.alt.startswith("Round 1: ")


def test_before_the_first_turn_the_captain_who_loads_is_marked() -> None:
    """S8: the Jolly Roger's captain loads first."""
    match = Match.start(GAME, 5, "a", options={"brethren": "auto"})
    for ship in ("JR", "FD"):
        ((seat, kind),) = asked(match)
        assert kind == "start_hold"
        assert match.view(None).lines[ship][0] == seat
        assert shown(match)["mover"]["number"] == seat + 1
        assert [row["number"] for part in shown(match)["ships"] for row in part["line"] if row["turn"]] == [seat + 1]
        say(match, f"{ship}-B")


@pytest.mark.parametrize("seats", SEATS)
def test_every_pawn_is_somewhere_and_every_treasure_counted(seats: int) -> None:
    for moment in moments(seats):
        found = json.loads(next(drawings(moment, "dark")).scene)
        lines = [line for place in (*found["ships"], found["island"]) for line in place["line"]]
        rowing = [boat["sailor"] for boat in found["boats"] if boat["sailor"]]
        assert sorted(seat["number"] for seat in (*lines, *rowing)) == list(range(1, seats + 1))
        counted = sum(sum(place["holds"]) for place in (*found["ships"], found["island"]))
        loading = "start_hold" in moment.phase
        assert counted + found["island"]["outside"] + found["galleon"] == 8 or loading
        assert sum(found["tally"]) == counted
        turns = [seat for seat in (*lines, *rowing) if seat["turn"]]
        assert len(turns) == (moment.phase != "ended")


def test_lines_are_drawn_front_first_with_their_ranks() -> None:
    found = shown(position("FD[4,0,2] JR[1] TOR[5,3]"))
    assert [line_of(place) for place in found["ships"]] == [[4, 0, 2], [1]]
    assert line_of(found["island"]) == [5, 3]
    assert [seat["ranks"] for seat in found["ships"][0]["line"]] == [["CPT"], ["FM"], ["CB"]]
    assert found["ships"][1]["line"][0]["ranks"] == ["CPT", "CB"]
    assert [seat["ranks"] for seat in found["island"]["line"]] == [["GOV"], []]


def test_a_boat_is_shown_as_free_taken_or_destroyed() -> None:
    match = position("FD[0,2,4] JR[1,5] B2=3", destroyed="B1", held={3: "ALB", 0: "LOM LOM"})
    boats = shown(match)["boats"]
    assert [boat["destroyed"] for boat in boats] == [True, False]
    assert boats[0]["sailor"] is None
    assert (boats[1]["sailor"]["number"], boats[1]["sailor"]["held"]) == (4, ["ALB"])
    told = table_of(match.view(None)).alt
    assert "Flying Dutchman’s boat: destroyed\nJolly Roger’s boat: Dan" in told
    assert "Ann: Letter of Marque\nAnn: Letter of Marque\nDan: Albatross" in told


def test_all_see_who_looked_at_a_card_but_only_that_seat_sees_the_card() -> None:
    match = position(row="PIS ALB BSP LOM STO")
    say(match, "peek/2-4")
    found = shown(match)
    assert [[seat for _, seat in slot["peekers"]] for slot in found["row"]] == [[], ["A"], [], ["A"], []]
    assert [(card["slot"], card["card"]) for card in held(match, 0)["seen"]] == [(2, "ALB"), (4, "LOM")]
    assert held(match, 1)["seen"] == []
    assert "2: Albatross\n4: Letter of Marque" in hand_of(match.view(0)).alt


def test_at_the_end_the_armada_lies_where_it_was_turned_up_and_an_earlier_vote_is_gone() -> None:
    ended = [next(one.table for one in moments(seats) if one.table.ended) for seats in (2, 5, 9)]
    met = 0
    for view in ended:
        table = table_of(view)
        assert table is not None
        scene = json.loads(table.scene)
        turned = [slot["slot"] for slot in scene["row"] if slot["turned"] == "ARM"]
        assert turned == ([view.turned] if view.turned else [])
        if view.turned:
            met += 1
            assert view.votes
            assert view.row[view.turned] == "empty"
            assert scene["vote"] is None
            assert "Last vote" not in table.alt
    assert met


def test_the_armada_is_marked_once_all_can_tell_and_in_the_hand_of_the_seat_that_knows() -> None:
    match = position(row="PIS ALB BSP LOM STO")
    own, public = match.view(0), match.view(None)
    memory = own.me.model_copy(update={"memory": {3: "BSP"}})
    for late, marked in (([3, 4], []), ([4], [4])):
        last = {"deck": 0, "late": late}
        table, hand = table_of(public.model_copy(update=last)), hand_of(own.model_copy(update={**last, "me": memory}))
        assert table is not None
        assert hand is not None
        assert [slot["slot"] for slot in json.loads(table.scene)["row"] if slot["armada"]] == marked
        assert ("Card 4 is the Spanish Armada." in table.alt) == bool(marked)
        assert [(card["slot"], card["card"]) for card in json.loads(hand.scene)["seen"]] == [(3, "BSP"), (4, "ARM")]
        assert "3: Black Spot\n4: Spanish Armada" in hand.alt


def test_a_pawn_bears_the_number_of_its_ai_or_an_initial_and_never_that_of_its_seat() -> None:
    names = ("Anne", "AI\u00a01", "AI\u00a02", "Arthur", "ben")
    match = position("FD[0,2,4] JR[1,3]", seats=5, active=0)
    drawing = table_of(match.view(None), names=names)
    assert drawing is not None
    found = json.loads(drawing.scene)
    marks = {row["name"]: row["mark"] for ship in found["ships"] for row in ship["line"]}
    assert [marks[name] for name in names] == ["An", "1", "2", "Ar", "B"]


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (["Ann", "Ben", "Cleo"], ["A", "B", "C"]),
        (["IA 1", "IA 10", "AI3"], ["1", "10", "3"]),
        (["Ann", "ann", "Anton"], ["A1", "A2", "A3"]),
        (["AI 2", "Ben 2"], ["AI", "BE"]),
        (["黒ひげ", "黒い人", "海"], ["黒ひ", "黒い", "海"]),
    ],
)
def test_marks_on_pawns_all_differ(names: list[str], marks: list[str]) -> None:
    found = marks_of(names)
    assert [mark.upper() for mark in found] == marks
    assert len({*found}) == len(names)


def test_the_top_discard_is_shown() -> None:
    match = position("FD[0,2,4] JR[1,3,5]", row="BSP")
    say(match, "reveal/1")
    found = shown(match)
    assert found["discard"] == {"top": "BSP", "size": 1}
    assert line_of(found["island"]) == [0]
    assert "discards 1, on top Black Spot" in table_of(match.view(None)).alt


# -------------------------------------------------------------------- votes


def test_a_picture_does_not_change_while_ballots_come_in() -> None:
    """TO-H7: the number of outstanding ballots is updated late and only in text."""
    for options in ({}, {"missing_voters": "names"}):
        match = position("FD[0,2,4] JR[1,3,5]", active=0, **options)
        say(match, "attack")
        before = table_of(match.view(None))
        own = [hand_of(match.view(seat)) for seat in range(6)]
        cast(match, {4: "blind", 0: "blind"})
        assert table_of(match.view(None)) == before
        assert [hand_of(match.view(seat)) for seat in range(6)] == own
        cast(match, {2: "blind"})
        assert table_of(match.view(None)) != before


@pytest.mark.parametrize(
    ("kind", "places", "target", "captain"),
    [("attack", "FD[2,0]", "Galleon", None), ("mutiny", "FD[0,2]", None, "A"), ("brawl", "TOR[2,0] FD[4]", None, None)],
)
def test_an_open_vote_says_what_it_is_about(kind: str, places: str, target: str | None, captain: str | None) -> None:
    match = position(places, active=2)
    say(match, kind)
    vote = shown(match)["vote"]
    assert vote["open"]
    assert (vote["kind"], vote["target"], vote["caller"][1]) == (kind, target, "C")
    assert (vote["captain"] or [None, None])[1] == captain
    assert (vote["pool"], vote["counts"], vote["outcome"]) == ([], [], "")
    assert "Vote in progress. Cleo" in table_of(match.view(None)).alt
    callings = [held(match, seat)["calling"] is not None for seat in range(6)]
    assert callings == [seat in match.view(None).vote.voters for seat in range(6)]


def test_after_a_vote_its_cards_are_shown_sorted_and_counted() -> None:
    """G1: cannon 1, torch 2, water 1: the attack succeeds."""
    match = position(
        "JR[3,1,5] FD[0,2,4]", active=3, hands={3: "TFN CFN CFN", 1: "WBN WFN WFN", 5: "CBS CBN CBN"}, top="TBS"
    )
    say(match, "attack")
    cast(match, {3: "TFN", 5: "CBS", 1: "WBN"})
    vote = shown(match)["vote"]
    assert not vote["open"]
    assert vote["pool"] == ["CBS", "TBS", "TFN", "WBN"]
    assert vote["counts"] == [["C", 1], ["T", 2], ["W", 1]]
    assert (vote["outcome"], vote["good"]) == ("success", True)
    told = table_of(match.view(None)).alt
    assert "Cannons 1, torches 2, water 1: success. Cards: cannon, British flag, skull; " in told


# -------------------------------------------------------------------- hands


def test_a_hands_picture_shows_what_its_seat_knows() -> None:
    match = position(loyalty="BFFBFB", hands={1: "TFN CBS CBS", 2: ""}, held={1: "ALB LOM ALB"})
    found = held(match, 1)
    assert found["loyalty"] == {"side": "F", "name": "French"}
    assert found["cards"] == ["CBS", "CBS", "TFN"]
    assert [(card["card"], card["times"]) for card in found["held"]] == [("LOM", 1), ("ALB", 2)]
    told = hand_of(match.view(1)).alt
    assert told.startswith("Your loyalty: French\nYour vote cards:\ncannon, British flag, skull; cannon, ")
    assert held(match, 2)["cards"] == []
    assert "You have no vote cards." in hand_of(match.view(2)).alt


@pytest.mark.parametrize("seats", [2, 6, 9])
def test_loyalties_are_shown_only_after_the_match(seats: int) -> None:
    for moment in moments(seats):
        found = json.loads(next(drawings(moment, "dark")).scene)
        boats = [boat["sailor"] for boat in found["boats"] if boat["sailor"]]
        rows = [*boats, *(seat for place in (*found["ships"], found["island"]) for seat in place["line"])]
        ended = moment.table.ended
        if ended is None:
            assert {seat["loyalty"] for seat in rows} == {None}
            assert not any(seat["won"] for seat in rows)
            continue
        assert {seat["number"] - 1: seat["loyalty"] for seat in rows} == {
            row["seat"]: row["loyalty"] for row in ended["loyalties"]
        }
        assert sorted(seat["number"] - 1 for seat in rows if seat["won"]) == sorted(ended["winners"])


# -------------------------------------------------------------------- words


def test_a_spectator_has_no_hand() -> None:
    assert scene.hand(position().view(None), words_for("en"), PLAIN.__getitem__) is None
    assert list(scene.hand_facts(position().view(None))) == []
