"""A toy game with every kind of question: its option ``script`` names the questions, joined by "+".

With ``together`` all seats are asked each question at once, otherwise one after the other. ``marks`` is not a question:
it tells each seat a mark of its own, which nobody else may ever see. Nor is ``dice``: it rolls a die.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict

from rules.kernel import (
    Advice,
    All,
    Ask,
    Fact,
    Game,
    Option,
    Play,
    Proposal,
    Question,
    Reason,
    Refusal,
    Result,
    SeenEvent,
    Table,
    View,
    choose,
    default_advice,
    form,
    number,
)

from .questions import QUESTIONS, named

TRIES = 20


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    script: str = "two"
    together: bool = False
    seed: int = 0


class ToyView(View):
    """The view of a seat or of the public: the answers told so far, and the seat's own marks."""

    told: list[str]
    marks: tuple[str, ...] = ()

    def board(self) -> list[Fact]:
        return [Fact("board_told", {"count": len(self.told)})]

    def own(self) -> list[Fact]:
        facts = [Fact("own_seat", {"seat": self.seat, "count": len(self.told)})] if self.seat is not None else []
        return facts + [Fact("own_mark", {"mark": mark}) for mark in self.marks]


class Watcher:
    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._head = {"seat": seat, "seats": seats, "options": options.model_dump(mode="json")}
        self._told: list[str] = []
        self._marks: list[str] = []

    def see(self, event: SeenEvent) -> None:
        if event.kind == "marked":
            self._marks.append(event.data["mark"])
        self._told += [row["said"] for row in event.data.get("answers", [])]

    def view(self) -> ToyView:
        return ToyView(**self._head, told=list(self._told), marks=tuple(self._marks))


def mark_of(options: Options, seat: int) -> str:
    """Return the secret mark of a seat."""
    return f"Mark{'ABC'[seat]}{options.seed}"


def play(table: Table, state: Any) -> Play[Result]:
    for name in table.options.script.split("+"):
        if name == "marks":
            for seat in range(table.seats):
                table.tell("marked", audience=[seat], mark=mark_of(table.options, seat))
            continue
        if name == "dice":
            table.dice.roll("never", 6)
            continue
        asks = [QUESTIONS[name](seat) for seat in range(table.seats)]
        if table.options.together:
            answers = yield from All(asks)
        else:
            answers = []
            for ask in asks:
                answers.append((yield from ask))
        rows = [{"seat": seat, "said": str(answer)[:60]} for seat, answer in enumerate(answers)]
        table.tell("answered", name=name, answers=rows)
    everybody = tuple(range(table.seats))
    return Result((everybody,), everybody, dict.fromkeys(everybody, 0), "done")


def pilot(view: ToyView, question: Question) -> Any:
    """Answer at random, seeded by the options and the question."""
    random = Random(f"{view.options['seed']} {question.id} {question.kind}")
    return anything(random, question)


def anything(random: Random, question: Question) -> Any:
    """Return a random legal answer."""
    if question.shape == "form":
        if question.proposals and random.random() < 0.3:
            return dict(random.choice(question.proposals).answer)
        return any_form(random, question)
    if question.shape == "number":
        return random.randint(*(question.number or (0, 0)))
    ids = [option.id for option in question.options]
    if question.shape == "choose":
        return random.choice(ids)
    lo, hi = question.pick or (0, 0)
    picked = random.sample(ids, random.randint(lo, min(hi, len(ids))))
    return picked if question.ordered else sorted(picked, key=ids.index)


def any_form(random: Random, question: Question) -> dict[str, Any]:
    """Fill in a form step by step with random answers, or with a step's default if none fits."""
    filled: dict[str, Any] = {}
    while (step := next((s for s in steps_met(question, filled) if s.step not in filled), None)) is not None:
        for _ in range(TRIES):
            value = anything(random, step)
            if steps_met(question, filled | {step.step: value}):
                filled[step.step] = value
                break
        else:
            filled[step.step] = step.default
    return filled


def steps_met(question: Question, filled: Mapping[str, Any]) -> tuple[Question, ...]:
    """Return the form's steps with these answers, or none if the answers are refused."""
    try:
        return question.steps_with(filled)
    except Refusal:
        return ()


NEW_STATE: Callable[[int, Any], Any] = lambda seats, options: None  # noqa: E731


def orders(table: Table, state: Any, seat: int) -> Ask[Any]:
    """Ask for a seat's standing orders: a choice, and an amount where 0 stands for no order.

    In a script with windows, also whether the orders may wait; one set of orders is then recommended.
    """
    windows = "window" in table.options.script.split("+")
    most = 1000 if "n1000ordered" in table.options.script else 20

    def steps() -> Play[None]:
        yield from choose(seat, "choice", [Option("ask", {"label": "Ask me"}), *named(3)], takeback=True)
        yield from number(seat, "amount", 0, most)
        if windows:
            yield from choose(seat, "timing", ["later", "at_once"])

    recommended = [Proposal("recommended", {"choice": "o2"})] if windows else []
    return form(seat, "orders", steps, [Proposal("first", {"choice": "o1"}), *recommended])


GAME = Game(
    name="toy",
    seats=(1, 2, 3),
    options=Options,
    play=play,
    state=NEW_STATE,
    watcher=Watcher,
    advise=lambda view, question: Advice(pilot(view, question), Reason("toy", {"kind": question.kind})),
    # Its forms begin with their own ready-made answers.
    counsels=lambda view, question: default_advice(question),
    kinds=("never",),
    vocabulary={"seat": "seat", "winners": "seat"},
    orders=orders,
    windows=True,
)
