"""What an AI seat casts in a vote."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kernel import Question
from rules.tortuga.beliefs import Beliefs
from rules.tortuga.cards import BLIND


def ballot(beliefs: Beliefs, question: Question) -> str:
    """Cast the most helpful card, among equals the least useful to keep; sometimes the second best, as a bluff."""
    types = candidates(question)
    ranked = sorted(types, key=lambda card: (-worth(beliefs, question, card), keepsake(beliefs, card)))
    bluffs = len(ranked) > 1 and question.data["caller"] != beliefs.seat and beliefs.whim(9)
    return ranked[bluffs]


def candidates(question: Question) -> Sequence[str]:
    """Return the types of card that a seat may choose to cast."""
    return [option.id for option in question.options if option.id != BLIND]


def worth(beliefs: Beliefs, question: Question, card: str) -> float:
    """Return how much a card helps the seat in a vote."""
    return BALLOTS[question.data["vote"]](beliefs, question.data, card)


def keepsake(beliefs: Beliefs, card: str) -> float:
    """Return the value of keeping a vote card."""
    return {"C": 1.0, "T": 1.1, "W": 0.7}[card[0]] + 0.4 * (card[1] == beliefs.flag) + 0.2 * (card[2] == "S")


def serves(beliefs: Beliefs, question: Question, card: str) -> bool:
    """Return whether a card brings about what the seat wants of a vote, and is not only its least harmful one."""
    data = question.data
    if data["vote"] == "attack":
        return (card[0] != "W") == (beliefs.wishes_attack(data["caller"], data["where"], data["target"]) > 0)
    return worth(beliefs, question, card) > 0


def for_attack(beliefs: Beliefs, data: Mapping[str, Any], card: str) -> float:
    """Prefer cannons as the captain, torches as a friend of the captain, and water otherwise."""
    if beliefs.wishes_attack(data["caller"], data["where"], data["target"]) < 0:
        return {"W": 2.0, "C": 1.0, "T": 0.5}[card[0]]
    if data["caller"] == beliefs.seat:
        return {"C": 2.0, "T": 1.5, "W": 0.0}[card[0]]
    return {"T": 2.0, "C": 1.0, "W": 0.0}[card[0]]


def for_mutiny(beliefs: Beliefs, data: Mapping[str, Any], card: str) -> float:
    """Prefer skulls if the mutiny should succeed, none if it should fail, and neither if that is all the same."""
    wish = beliefs.wishes_mutiny(data["caller"], data["captain"])
    return float(wish != 0 and (card[2] == "S") == (wish > 0))


def for_brawl(beliefs: Beliefs, data: Mapping[str, Any], card: str) -> float:
    """Prefer the flag that the seat brawls for; none if either is all the same to it."""
    return float(beliefs.even_brawl or card[1] == beliefs.flag)


BALLOTS: Mapping[str, Callable[[Beliefs, Mapping[str, Any], str], float]] = {
    "attack": for_attack,
    "mutiny": for_mutiny,
    "brawl": for_brawl,
}
