"""Random toy games: a program is a nested tuple, played by :func:`perform`; hypothesis writes the programs."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from hypothesis import strategies as st

from rules.kernel import (
    Abandoned,
    All,
    Ask,
    Game,
    IllegalAnswer,
    Match,
    Option,
    Play,
    Question,
    Result,
    Table,
    choose,
    form,
    number,
    pick,
)

from .toys import over, toy

KINDS = ("a", "b")
SHAPES = ("choose", "pick", "order", "number", "form", "final")
Program = tuple[Any, ...]


def game_for(program: Program) -> Game:
    """Make the game that plays the program."""

    def program_play(table: Table, state: list[Any]) -> Play[Result]:
        try:
            yield from perform(table, state, program)
        except Abandoned:
            return over(table, "abandoned")
        return over(table, state=[str(item) for item in state])

    return replace(toy(program_play, kinds=KINDS), orders=program_orders)


def perform(table: Table, state: list[Any], step: Program) -> Play[Any]:
    """Play one step of a program."""
    match step:
        case ("ask", seat, shape):
            answer = yield from question(seat, shape, len(state))
            state.append([seat, shape, answer])
            table.tell("asked", seat=seat, private={seat: {"answer": answer}})
        case ("roll", kind):
            state.append(table.dice.below(kind, 10**9))
        case ("draw", kind, k):
            state.append(table.dice.draw(kind, list(range(7)), k))
        case ("tell", audience):
            table.tell("told", audience=audience, so_far=len(state))
        case ("then", seat, rest):
            if (yield from choose(seat, "react", ["no", "yes"])) == "yes":
                yield from perform(table, state, rest)
        case ("seq", steps):
            for part in steps:
                yield from perform(table, state, part)
        case ("all", parts):
            yield from All(perform(table, state, part) for part in parts)
        case _:
            raise AssertionError(step)


def question(seat: int, shape: str, so_far: int) -> Ask[Any]:
    """Ask in one of the shapes; the options are computed late and change during the match."""

    def options() -> list[Option]:
        return [Option(f"o{(n + so_far) % 5}", {"n": n}) for n in range(4)]

    def steps() -> Play[list[Any]]:
        first = yield from pick(seat, "first", options, (0, 2), default=lambda: [f"o{so_far % 5}"])
        if first:
            second = yield from choose(seat, "second", first, final=shape == "final")
        else:
            second = yield from number(seat, "count", 0, 9)
        third = yield from choose(seat, "third", ["x", "y"], default="y")
        return [first, second, third]

    by_order = partial(ordered, shape)
    asks: dict[str, Callable[[], Ask[Any]]] = {
        "choose": lambda: choose(seat, "choose", options, standing=by_order),
        "pick": lambda: pick(seat, "pick", options, (1, 3), standing=by_order),
        "order": lambda: pick(seat, "order", options, (0, 4), ordered=True, standing=by_order),
        "number": lambda: number(seat, "number", -2, 5, default=3, standing=by_order),
        "form": lambda: form(seat, "form", steps, standing=by_order),
        "final": lambda: form(seat, "final", steps, standing=by_order),
    }
    return asks[shape]()


def program_orders(table: Table, state: list[Any], seat: int) -> Ask[Any]:
    """Return a form of orders: shapes of question, and an option and a number to answer them, not always legal."""

    def steps() -> Play[None]:
        yield from pick(seat, "shapes", SHAPES, (0, len(SHAPES)), ordered=True)
        yield from choose(seat, "option", [f"o{n}" for n in range(5)])
        yield from number(seat, "number", -4, 7)

    return form(seat, "orders", steps)


def ordered(shape: str, said: Mapping[str, Any]) -> Any:
    """Turn a seat's orders into an answer to a question of that shape, not always a legal one."""
    if shape not in said["shapes"]:
        return None
    if shape in ("form", "final"):
        return {"first": [said["option"]], "third": "x"}
    return {"choose": said["option"], "number": said["number"]}.get(shape, [said["option"]])


def order(match: Match, seat: int, rng: random.Random) -> None:
    """Record random orders for the seat, or delete its orders."""
    if rng.randrange(4) == 3:
        match.set_orders(seat, None)
        return
    draft: dict[str, Any] = {}
    while (step := match.orders_form(seat, draft)) is not None:
        draft[step.step] = answer_from(step, rng)
    match.set_orders(seat, draft)


@st.composite
def programs(draw: st.DrawFn, seats: tuple[int, ...], depth: int = 3) -> Program:
    """Write a program for these seats; parts that run side by side share no seat."""
    choices = ["ask", "ask", "roll", "draw", "tell"]
    if depth:
        choices += ["then", "seq", "seq", *(["all"] * 3 if len(seats) > 1 else [])]
    match draw(st.sampled_from(choices)):
        case "ask":
            return ("ask", draw(st.sampled_from(seats)), draw(st.sampled_from(SHAPES)))
        case "roll":
            return ("roll", draw(st.sampled_from(KINDS)))
        case "draw":
            return ("draw", draw(st.sampled_from(KINDS)), draw(st.integers(0, 7)))
        case "tell":
            audience = draw(st.none() | st.lists(st.sampled_from(seats), unique=True))
            return ("tell", None if audience is None else tuple(audience))
        case "then":
            return ("then", draw(st.sampled_from(seats)), draw(programs(seats, depth - 1)))
        case "seq":
            return ("seq", tuple(draw(st.lists(programs(seats, depth - 1), max_size=4))))
        case _:
            at = draw(st.integers(1, len(seats) - 1))
            mixed = draw(st.permutations(seats))
            parts = (tuple(mixed[:at]), tuple(mixed[at:]))
            return ("all", tuple(draw(programs(part, depth - 1)) for part in parts))


def answer_from(question: Question, rng: random.Random) -> Any:
    """Make a legal answer to a question that is not a form."""
    ids = [option.id for option in question.options]
    if question.shape == "choose":
        return rng.choice(ids)
    if question.pick is not None:
        lo, hi = question.pick
        return rng.sample(ids, rng.randint(lo, min(hi, len(ids))))
    assert question.number is not None
    return rng.randint(*question.number)


def fill(match: Match, seat: int, rng: random.Random) -> dict[str, Any]:
    """Fill the first steps of the seat's form, sometimes with a pin, and leave the others to their defaults."""
    final = [step for step in match.questions[seat].steps if step.final]
    if final and rng.randrange(3) == 0:
        # A pin is checked with the defaults of the steps before it, so those must not be changed.
        match.pin(seat, final[0].step, answer_from(final[0], rng))
        last = match.questions[seat].steps[-1]
        return {} if last.final else {last.step: answer_from(last, rng)}
    draft: dict[str, Any] = {}
    while (step := match.step(seat, draft)) is not None and rng.randrange(4):
        longer = {**draft, step.step: answer_from(step, rng)}
        try:
            match.step(seat, longer)
        except IllegalAnswer:
            break
        draft = longer
        if step.final:
            break
    return draft


def move(match: Match, seat: int, rng: random.Random) -> None:
    """Answer the seat's question legally."""
    question = match.questions[seat]
    answer = fill(match, seat, rng) if question.shape == "form" else answer_from(question, rng)
    match.answer(seat, answer, question=question.id)


def play_out(match: Match, rng: random.Random, resignations: bool = False, orders: bool = False) -> Match:
    """Play to the end; the open seats answer in a random order, and record orders at random moments if wanted."""
    while match.result is None:
        # Compared with 2, because hypothesis prefers 0 and the match must come to its end.
        if orders and rng.randrange(3) == 2:
            order(match, rng.choice([seat for seat in range(match.seats) if match.plays(seat)]), rng)
            continue
        seat = rng.choice(list(match.questions))
        if resignations and rng.randrange(8) == 0:
            match.resign(seat)
        else:
            move(match, seat, rng)
    return match


def told(match: Match) -> tuple[Any, ...]:
    """Return everything that happened: events, draws, state, result."""
    return list(match.log), list(match.draws), match.state, match.result
