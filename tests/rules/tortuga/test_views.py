"""What a reader knows of the hidden row: cards that it has looked at, and an Armada that can be nowhere else."""

from typing import Any

import pytest

from rules.kernel import Fact
from rules.tortuga.view import TortugaView

from .positions import position, say


def last_cards(reader: int | None, late: list[int], memory: dict[int, str] | None = None, **more: Any) -> TortugaView:
    """Return a view at the end of the deck: the Armada is in one of these slots."""
    treasure = more.pop("treasure", "FD.B=2 JR.F=1")
    view = position("FD[2,0] JR[1]", treasure, **more).view(reader)
    me = view.me and view.me.model_copy(update={"memory": memory or {}})
    return view.model_copy(update={"deck": 0, "late": late, "me": me})


def test_the_armada_is_known_where_it_can_be_nowhere_else() -> None:
    assert last_cards(0, [3, 4]).armada is None
    assert last_cards(0, [3, 4], {3: "ALB"}).armada == 4
    assert last_cards(0, [3, 4], {3: "ARM"}).armada == 3
    assert last_cards(0, [4]).armada == last_cards(None, [4]).armada == 4
    assert last_cards(0, [4]).model_copy(update={"deck": 1}).armada is None
    assert last_cards(0, [4]).model_copy(update={"phase": "sudden_death"}).armada is None


def test_what_one_seat_can_tell_is_not_open_to_all() -> None:
    view = last_cards(0, [3, 4], {3: "ALB"})
    assert view.open_armada is None
    assert "own_deduced" not in {fact.kind for fact in view.board()}
    assert Fact("own_deduced", {"slot": 4}) in view.own()
    assert last_cards(0, [4]).open_armada == 4
    # A seat that has looked at a card reads that it has, and not what it could conclude without looking.
    assert "own_deduced" not in {fact.kind for fact in last_cards(0, [4], {4: "ARM"}).own()}


@pytest.mark.parametrize(
    ("seats", "loyalty", "treasure", "end"),
    [
        (4, "BFBF", "FD.B=2 JR.F=1", ("won", 2, 1)),
        (4, "FBFB", "FD.B=2 JR.F=1", ("lost", 1, 2)),
        (4, "FBFB", "FD.B=1 JR.F=1", ("sudden", 1, 1)),
        (3, "FBD", "FD.B=1 JR.F=1", ("lost", 1, 1)),
        (3, "DBF", "FD.B=1 JR.F=1", ("won", 1, 1)),
        (3, "DBF", "FD.B=2 JR.F=1", ("lost", 2, 1)),
    ],
)
@pytest.mark.parametrize("memory", [{}, {4: "ARM"}])
def test_an_option_says_how_the_armada_would_end_the_match(
    seats: int, loyalty: str, treasure: str, end: tuple[str, int, int], memory: dict[int, str]
) -> None:
    match = position("FD[2,0] JR[1]", treasure, seats=seats, loyalty=loyalty)
    view = last_cards(0, [4], memory, seats=seats, loyalty=loyalty, treasure=treasure)
    options = {option.id: view.informed(option) for option in match.questions[0].options}
    ends = {**dict(zip(("ends", "mine", "theirs"), end, strict=True)), "dutch": loyalty[0] == "D"}
    armada = {"slot": 4, "card": "ARM", "deduced": not memory}
    assert options["reveal/4"].data == {"slot": 4, "known": armada, **ends}
    assert options["reveal/3"].data == {"slot": 3}
    assert options["peek/3-4"].data["seen"] == [armada]
    assert view.known(match.questions[0], "reveal/4")[-1] == Fact("own_end", {"maybe": False, **ends})
    assert "own_end" not in {fact.kind for fact in view.known(match.questions[0], "peek/3-4")}


def test_only_turning_up_what_may_be_the_armada_says_how_it_would_end_the_match() -> None:
    match = position("FD[2,0] JR[1]", "FD.B=2 JR.F=1", seats=4, loyalty="BFBF")

    def ended(view: TortugaView, answer: str) -> list[bool]:
        return [fact.data["maybe"] for fact in view.known(match.questions[0], answer) if fact.kind == "own_end"]

    early = match.view(0)
    late = last_cards(0, [3, 4], seats=4, loyalty="BFBF")
    seen = last_cards(0, [3, 4], {3: "ALB"}, seats=4, loyalty="BFBF")
    for option in match.questions[0].options:
        assert ended(early, option.id) == []
        assert ended(late, option.id) == [True] * (option.id in ("reveal/3", "reveal/4"))
        assert ended(seen, option.id) == [False] * (option.id == "reveal/4")


@pytest.mark.parametrize("row", ["PIS", "GUN", "MAP-FD"])
def test_a_choice_for_another_card_says_nothing_of_the_armada(row: str) -> None:
    match = position("FD[0,2,4] JR[1,3,5]", row=row)
    say(match, "reveal/1")
    view = match.view(0)
    assert [view.known(match.questions[0], option.id) for option in match.questions[0].options if option.id] == [
        [] for _ in match.questions[0].options
    ]
