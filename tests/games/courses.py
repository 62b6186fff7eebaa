"""Random but legal play of any game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from rules.kernel import Entry, IllegalAnswer, Match, Question


@dataclass(kw_only=True)
class Chance:
    """Seats that give random legal answers. ``resign``, ``undo``: the probability of each per answer.

    A game overrides the method for a shape of question if random answers alone would hardly get anywhere.
    """

    random: Random = field(kw_only=False)
    resign: float = 0.0
    undo: float = 0.0

    LAZY: ClassVar[float] = 0.05
    """The probability of the default answer."""

    def answer(self, match: Match, seat: int, question: Question) -> Any:
        """Choose a legal answer."""
        if self.random.random() < self.LAZY:
            return question.default
        if question.shape == "form":
            return self.form(match, seat, question)
        return self.simple(question)

    def simple(self, question: Question) -> Any:
        """Answer a question other than a form, or a step of a form."""
        if question.number is not None:
            return self.random.randint(*question.number)
        ids = [option.id for option in question.options]
        return self.chosen(question, ids) if question.pick is None else self.picked(question, ids)

    def chosen(self, question: Question, ids: list[str]) -> str:
        """Choose the verb, then one of its options: menus are paths with "/"."""
        head = self.random.choice(list(dict.fromkeys(option.split("/")[0] for option in ids)))
        return self.random.choice([option for option in ids if option.split("/")[0] == head])

    def picked(self, question: Question, ids: list[str]) -> list[str]:
        """Pick any allowed number of options."""
        assert question.pick is not None
        lo, hi = question.pick
        return self.random.sample(ids, self.random.randint(lo, min(hi, len(ids))))

    def form(self, match: Match, seat: int, question: Question) -> Any:
        """Answer a form step by step; if the steps do not fit together, answer by default."""
        try:
            return self.form_of(lambda draft: match.step(seat, draft))
        except IllegalAnswer:
            return question.default

    def form_of(self, step_after: Callable[[dict[str, Any]], Question | None]) -> dict[str, Any]:
        """Answer one step after another; return the whole form."""
        draft: dict[str, Any] = {}
        while (step := step_after(draft)) is not None and not step.final:
            draft[step.step] = self.step(step)
        return draft

    def step(self, step: Question) -> Any:
        """Answer one step of a form."""
        return self.simple(step)


def course(match: Match, chance: Chance) -> Iterator[tuple[int, Any]]:
    """Play to the end; yield each seat and its answer before the answer is given; None is a resignation."""
    while match.result is None:
        if chance.random.random() < chance.resign:
            seat = chance.random.choice([seat for seat in range(match.seats) if match.plays(seat)])
            yield seat, None
            match.resign(seat)
            continue
        if chance.undo and chance.random.random() < chance.undo:
            take_back(match, chance.random)
        seat = chance.random.choice(list(match.questions))
        answer = chance.answer(match, seat, match.questions[seat])
        yield seat, answer
        match.answer(seat, answer)


def play_out(match: Match, chance: Chance) -> Match:
    """Play to the end."""
    for _ in course(match, chance):
        pass
    return match


def take_back(match: Match, random: Random) -> bool:
    """Try to take back answers, of one seat or with everybody's consent; return whether the rules allowed it."""
    seat = random.choice([seat for seat in range(match.seats) if match.plays(seat)])
    try:
        if random.random() < 0.5:
            match.undo(seat)
        else:
            match.undo(seat, to=random.choice(match.undoable(4)).position, consent=range(match.seats))
    except IllegalAnswer:
        return False
    return True


def given_again(match: Match, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Give a match those entries that it lacks, one by one, as players would; yield each before it is given."""
    for n, entry in enumerate(entries):
        if n < len(match.entries):
            continue  # already there, perhaps as a default that a resignation caused
        yield entry
        if entry.type == "resign":
            match.resign(entry.seat)
        elif entry.type == "undo":
            match.undo(entry.seat, to=entry.answer, consent=range(match.seats))
        else:
            match.answer(entry.seat, entry.answer, entry.question, by=entry.by)
