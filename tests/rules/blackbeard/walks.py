"""Random matches: every question gets a legal answer, chosen by a seeded generator."""

from collections.abc import Callable
from random import Random
from typing import Any

from rules.blackbeard import GAME
from rules.kernel import IllegalAnswer, Match
from rules.kernel.question import Question

from .courses import may_be_proposed


def any_answer(question: Question, chance: Random) -> Any:
    """Return a legal answer."""
    if question.shape == "choose":
        return chance.choice([option.id for option in question.options])
    if question.shape == "number":
        lo, hi = question.number or (0, 0)
        return chance.choice([lo, hi, chance.randint(lo, hi)])
    if question.shape == "pick":
        lo, hi = question.pick or (0, 0)
        ids = [option.id for option in question.options]
        return chance.sample(ids, min(len(ids), chance.randint(lo, min(hi, lo + 2))))
    return any_form(question, chance)


def any_form(question: Question, chance: Random) -> dict[str, Any]:
    """Return a legal answer to a form: one of its proposals, or its steps one by one."""
    if may_be_proposed(question) and chance.random() < 0.3 and question.proposals:
        return dict(chance.choice(question.proposals).answer)
    draft: dict[str, Any] = {}
    seen: list[str] = []
    while new := [step for step in question.steps_with(draft) if step.step not in seen]:
        step = new[0]
        seen.append(step.step)
        if chance.random() < 0.8:
            answer = any_answer(step, chance)
            try:
                question.steps_with({**draft, step.step: answer})
            except IllegalAnswer:
                continue
            draft[step.step] = answer
    return draft


def hunting(question: Question, chance: Random) -> Any:
    """Return a legal answer of a captain who pursues and attacks whom he can."""
    return any_answer(question, chance) if question.kind != "orders" else _ordered(question, chance, _wanted)


def careening(question: Question, chance: Random) -> Any:
    """Return a legal answer of a captain who careens his ship where he can."""
    return any_answer(question, chance) if question.kind != "orders" else _ordered(question, chance, _ashore)


def _ordered(question: Question, chance: Random, wish: Callable[[Question, Random], str]) -> dict[str, Any]:
    """Return orders with the options that are wished for, "" for the default."""
    draft: dict[str, Any] = {}
    seen: list[str] = []
    while new := [step for step in question.steps_with(draft) if step.step not in seen]:
        step = new[0]
        seen.append(step.step)
        wanted = wish(step, chance) if step.shape == "choose" else ""
        if wanted:
            draft[step.step] = wanted
    return draft


def _ashore(step: Question, chance: Random) -> str:
    ids = [option.id for option in step.options]
    if step.kind == "operation":
        likely = ("careen", "search", "attack_merchant", "attack_pirate")
        return next((one for one in likely if one in ids and chance.random() < 0.9), "")
    if step.kind == "move" and chance.random() < 0.3:
        prey = [one for one in ids if one.startswith("pursue")]
        return chance.choice(prey or [one for one in ids if one.count("/") == 2] or ["hold"])
    return ""


def _wanted(step: Question, chance: Random) -> str:
    ids = [option.id for option in step.options]
    if step.kind == "operation":
        return next((one for one in ("attack_pirate", "rescue") if one in ids and chance.random() < 0.8), "")
    if step.kind == "move":
        prey = [one for one in ids if one.startswith("pursue")]
        return chance.choice(prey) if prey and chance.random() < 0.8 else ""
    if step.kind in ("captive_fate", "attack_aim"):
        return chance.choice(ids)
    return ""


def walk(
    seats: int, seed: int, *, turns: int = 8, look: Callable[[Match], None] | None = None, **options: Any
) -> Match:
    """Play a random match to its end; ``look`` is called before each answer and at the end."""
    chance = Random(seed)
    match = Match.start(GAME, seats=seats, seed=f"walk {seed}", salt="", options={"turn_cap": turns, **options})
    while match.result is None:
        if look is not None:
            look(match)
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        match.answer(seat, any_answer(question, chance), question=question.id)
    if look is not None:
        look(match)
    return match


def orders_open(seats: int = 3, seed: str = "1718", **options: Any) -> Match:
    """Return a match whose first orders forms are open; set-up was answered by defaults."""
    match = Match.start(GAME, seats=seats, seed=seed, salt="", options=options)
    while not any(question.kind == "orders" for question in match.questions.values()):
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default, question=question.id)
    return match
