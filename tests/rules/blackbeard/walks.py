"""Random matches: every question gets a legal answer, chosen by a seeded generator."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from rules.blackbeard import GAME
from rules.blackbeard.tables import LETTERS, WARSHIPS
from rules.kernel import IllegalAnswer, Match
from rules.kernel.question import Question

from ...games.twins import FateDice
from .courses import AtWar, may_be_proposed, war_options


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


LIKELY = {
    "arrest": (1,),
    "attack": (4, 5, 6),
    "downed": (1, 2, 3, 4, 5),
    "letter_price": (1, 2),
    "mutiny": (1, 1, 1, 6),
    "petition": (1,),
    "treason": (1, 2, 3, 4, 5, 6),
}
"""Faces of dice that make captains rich and notorious, give them letters, and put them on trial."""


class WarDice(FateDice):
    """Dice that make rare events likely. ``events``: the first hazard events, by number."""

    def __init__(self, seed: str, events: Iterable[int] = ()) -> None:
        super().__init__(seed, GAME.kinds)
        english = {
            "letters": sorted(LETTERS, key=lambda one: LETTERS[one].nationality != "English"),
            "warships": sorted(WARSHIPS, key=lambda one: WARSHIPS[one].nationality != "English"),
        }
        self.forced = {"hazard": [face for event in events for face in divmod(event, 10)]}
        self.forced |= {kind: [order] for kind, order in english.items()}

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        faces = LIKELY.get(kind, ())
        if faces and (lo, hi) == (1, 6):
            return Random(f"{self._seed}:{kind}:{n}").choice(faces)
        return super().integer(kind, n, lo, hi)


POLICIES_OF_WAR = {
    **dict.fromkeys(("extra_actions", "cunning", "board", "surrender", "prize_ship"), "ask"),
    **dict.fromkeys(("join_ally", "help_ally", "drugs"), "yes"),
    **dict.fromkeys(("give_letter", "break_from_hunters"), "no"),
    "duel_surrender": "2",
}


def begin_at_war(seats: int, seed: int, events: Iterable[int] = (), **wanted: Any) -> Match:
    """Begin a match with all modules, whose other options are at random.

    ``events``: its first hazard events. ``wanted``: options that are not at random.
    """
    options = war_options(seats, Random(f"options {seats} {seed}"), **wanted)
    match = Match.start(GAME, seats, "", options=options, dice=WarDice(f"war {seats} {seed}", events))
    for seat in range(seats):
        match.set_orders(seat, POLICIES_OF_WAR)
    return match


def at_war(match: Match, seed: int) -> Iterator[Match]:
    """Play a match full of fights to its end; yield it before each answer and at the end."""
    chance = Random(f"war {match.seats} {seed}")
    captains = AtWar(chance)
    while match.result is None:
        yield match
        seat = chance.choice(sorted(match.questions))
        match.answer(seat, captains.answer(match, seat, match.questions[seat]))
    yield match


def orders_open(seats: int = 3, seed: str = "1718", **options: Any) -> Match:
    """Return a match whose first orders forms are open; set-up was answered by defaults."""
    match = Match.start(GAME, seats=seats, seed=seed, salt="", options=options)
    while not any(question.kind == "orders" for question in match.questions.values()):
        for seat, question in dict(match.questions).items():
            match.answer(seat, question.default, question=question.id)
    return match
