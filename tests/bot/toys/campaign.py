"""A long toy game that is told in pages: every turn its seats sail at once, and each may find a secret treasure.

``noise``: how many lines each seat's turn has besides. ``parley``: after the orders, seat 0 is asked once more.
"""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from rules.kernel import (
    Advice,
    All,
    Fact,
    Game,
    News,
    Play,
    Question,
    Reason,
    Result,
    SeenEvent,
    Table,
    View,
    choose,
)

COURSES = ("north", "south")


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    turns: int = 3
    noise: int = 0
    parley: bool = False


class CampaignView(View):
    """The turn, where everybody is, and the reader's own gold."""

    turn: int = 0
    places: dict[int, str] = Field(default_factory=dict)
    gold: int = 0

    def board(self) -> list[Fact]:
        return [Fact("board_turn", {"turn": self.turn, "places": ", ".join(self.places.values())})]

    def own(self) -> list[Fact]:
        return [] if self.seat is None else [Fact("own_gold", {"gold": self.gold})]


class Watcher:
    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._view = CampaignView(seat=seat, seats=seats, options=options.model_dump(mode="json"))

    def see(self, event: SeenEvent) -> None:
        if event.kind == "turn_start":
            self._view.turn = event.data["turn"]
        elif event.kind == "sailed":
            self._view.places[event.data["seat"]] = event.data["course"]
        elif event.kind == "found":
            self._view.gold += event.data["gold"]

    def view(self) -> CampaignView:
        return self._view.model_copy(deep=True)


def play(table: Table, state: Any) -> Play[Result]:
    table.tell("began", seats=[*range(table.seats)])
    for turn in range(1, table.options.turns + 1):
        table.tell("turn_start", turn=turn, seat=turn % table.seats)
        courses = yield from All(
            choose(seat, "course", COURSES, takeback=True, data={"turn": turn}) for seat in range(table.seats)
        )
        for seat, course in enumerate(courses):
            table.tell("sailed", seat=seat, course=course, turn=turn)
            for n in range(table.options.noise):
                table.tell("heard", seat=seat, n=n, words=f"turn {turn} seat {seat} gossip {n} " + "blah " * 20)
            if table.dice.roll("find", 6) > 3:
                table.tell("found", audience=[seat], gold=100 * turn)
        if table.options.parley:
            yield from choose(0, "parley", ["yes", "no"], takeback=True)
            table.tell("parleyed", seat=0, turn=turn)
        table.tell("weather", turn=turn)
    everybody = tuple(range(table.seats))
    return Result((everybody,), everybody, dict.fromkeys(everybody, 0), "done")


def pilot(view: CampaignView, question: Question) -> Any:
    return question.options[-1].id


def about(event: SeenEvent) -> Fact | None:
    if event.kind in ("turn_start", "began") or "seat" not in event.data:
        return None
    return Fact("captain", {"seat": event.data["seat"]})


def facts(view: CampaignView, since: Sequence[SeenEvent]) -> list[Fact]:
    """Tell how many turns have passed, and what was found in each."""
    turns = sum(event.kind == "turn_start" for event in since) - 1
    if turns < 1:
        return []
    found = [Fact("news_found", dict(event.data)) for event in since if event.kind == "found"]
    heard = [Fact("news_heard", dict(event.data)) for event in since if event.kind == "heard"]
    return [Fact("news_since", {"turns": turns}), *found, *heard, Fact("news_log", {"gold": view.gold})]


GAME = Game(
    name="campaign",
    seats=(1, 2, 3),
    options=Options,
    play=play,
    state=lambda seats, options: None,
    watcher=Watcher,
    advise=lambda view, question: Advice(pilot(view, question), Reason("toy", {"kind": question.kind})),
    kinds=("find",),
    vocabulary={"seat": "seat", "seats": "seat", "winners": "seat"},
    news=News(closes=("turn_start",), about=about, facts=facts),
)
