"""The rest of a turn that a person has begun to plan: what goes best with the cards that have been chosen already."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.kaiser.committing import is_assist, playable_upright
from rules.kaiser.pieces import kind_of
from rules.kaiser.pilot.card_gains import ATTACKING, gain_of
from rules.kaiser.pilot.judging import Judge
from rules.kaiser.pilot.planning import (
    NEARLY,
    Commitment,
    Plan,
    Step,
    best_of,
    committed,
    lay_for_text,
    open_enemies,
    worth_keeping,
)
from rules.kernel import Begun

TRIED = 12
"""The first steps from which the rest of a turn is planned: the best one is not always part of the best turn."""


class Laid(NamedTuple):
    """The cards that have been chosen, and the places of some; ``closed``: no other card is to be added."""

    cards: Sequence[str]
    places: Mapping[str, str]
    closed: bool


def laid_by(begun: Begun) -> Laid:
    """Return what has been chosen in the form of the cards to lay."""
    closed = begun.open != "cards"
    cards: Sequence[str] = begun.steps.get("cards", ()) if closed else begun.picked
    return Laid(cards, {card: begun.steps[card] for card in cards if card in begun.steps}, closed)


class Continuation(Plan):
    """The attacks of a turn on one enemy with some cards that are laid in any case.

    ``left``: those of them that serve no attack. ``first``: a step with which it begins. ``firsts``: the most promising
    of those with which it could.
    """

    def __init__(self, judge: Judge, seat: int, laid: Laid, first: Step | None = None) -> None:
        self.laid = laid
        self.first = first
        self.firsts: Sequence[Step] = ()
        self.left: list[str] = []
        self.reserved = [place.partition("/")[2] for place in laid.places.values() if "/" in place]
        super().__init__(judge, seat)

    def build(self) -> None:
        """Take the best step again and again; then lay what is left of the chosen cards."""
        if self.first is not None:
            self.take(self.first)
        else:
            self.firsts = sorted(self.steps(), key=lambda step: -step.profit)[:TRIED]
        super().build()
        for card in self.due:
            self.leave(card)

    @property
    def due(self) -> list[str]:
        """The chosen cards that have no place in the plan yet: assist cards last, for they help other cards."""
        return sorted((card for card in self.hand if card in self.laid.cards), key=is_assist)

    def steps(self) -> Iterator[Step]:
        """Return every possible next step with the chosen cards in their places."""
        return (step for step in super().steps() if all(self.may_lie(card, place) for card, place in step.cards))

    def may_lie(self, card: str, place: str) -> bool:
        """Return whether a card may be laid in a place, beside what has been chosen."""
        if card in self.laid.places:
            return self.laid.places[card] == place
        taken = place.partition("/")[2] in self.reserved
        return not taken and (card in self.laid.cards or not self.laid.closed)

    def price(self, card: str) -> float:
        """Return the worth of a card otherwise: a chosen one does not return to the hand."""
        if card not in self.laid.cards:
            return super().price(card)
        return 0.0 if card in self.laid.places else max(0.0, gain_of(self.judge, card))

    def keeps(self, card: str) -> float:
        """Return the worth of a card that is kept in the hand; a chosen one is not."""
        return self.price(card) if card in self.laid.cards else super().keeps(card)

    def cheapest(self, *, but: str = "") -> Iterator[str]:
        """Return the cards with which an own ship may be sent: the chosen ones, and the cheapest of the others."""
        yield from (card for card in self.due if card != but)
        yield from self.cheapest_of([card for card in self.hand if card not in (*self.laid.cards, but)])

    def held(self, kind: str) -> str:
        """Return a card of this kind that may be laid upright, a chosen one first; "" if there is none."""
        found = [card for card in self.hand if kind_of(card) == kind and self.may_lie(card, "action")]
        return next((card for card in found if card in self.laid.cards), found[0] if found else "")

    def layers(self, card: str) -> list[str]:
        """Return the raiders that may lay the mines of a card."""
        return [ship for ship in super().layers(card) if self.may_lie(card, f"lay/{ship}")]

    def take(self, step: Step) -> None:
        """Add a step to the plan. What a chosen card would be worth in the hand counts against it."""
        chosen = [card for card, _ in step.cards if card in self.laid.cards]
        more = sum(self.price(card) - Plan.price(self, card) for card in chosen)
        super().take(step)
        self.profit += more

    def leave(self, card: str) -> None:
        """Lay a chosen card that serves no attack: for its text, if that helps; else it is lost."""
        place = self.laid.places.get(card, "action")
        if place != "action" or not has_text(self.judge, card):
            self.profit -= super().price(card)
        else:
            self.left.append(card)
        self.hand.remove(card)
        self.placed.append((card, place))


def has_text(judge: Judge, card: str) -> bool:
    """Return whether a card does something upright by itself now that is no attack."""
    text = playable_upright(card, teams=judge.teams) and not is_assist(card) and kind_of(card) not in ATTACKING
    return text and gain_of(judge, card) > 0


class Continued(NamedTuple):
    """The turn that goes on from what has been chosen.

    ``added``: the cards that it adds. ``gain``: what all its cards promise beyond their worth in the hand. ``loss``: by
    how much the turn ``instead`` is better, which the AI would choose from the start.
    """

    turn: Commitment
    added: Sequence[str]
    closed: bool
    gain: float
    loss: float
    instead: Commitment


def continued(judge: Judge, begun: Begun) -> Continued:
    """Choose the rest of a turn, whose first cards have been chosen."""
    laid, free = laid_by(begun), committed(judge)
    turn = free if begun.kept_by(free.answer) else rest_of(judge, laid)
    gain = worth(judge, turn)
    added = [card for card in turn.answer["cards"] if card not in laid.cards]
    return Continued(turn, added, laid.closed, gain, worth(judge, free) - gain, free)


def rest_of(judge: Judge, laid: Laid) -> Commitment:
    """Return the best turn with these cards."""
    plans: list[Continuation] = []
    for seat in open_enemies(judge):
        bare = Continuation(judge, seat, laid)
        plans += [bare, *(Continuation(judge, seat, laid, first) for first in bare.firsts)]
    best = best_of(judge, plans)
    placed = list(best.placed) if best else [(card, laid.places.get(card, "action")) for card in laid.cards]
    own = list(best.left) if best else [card for card, place in placed if place == "action" and has_text(judge, card)]
    own += [] if laid.closed else lay_for_text(judge, placed)
    answer: dict[str, Any] = {"cards": [card for card, _ in placed], **dict(placed)}
    lost = sum(judge.keeps(card) for card, _ in placed if card not in own)
    profit = min(best.profit, best.stake) if best else -lost
    attacks = best is not None and bool(best.met or best.salvos)
    return Commitment(answer, best.seat if best and attacks else None, profit, own, len(judge.hand))


def worth(judge: Judge, turn: Commitment) -> float:
    """Return what the cards of a turn promise beyond their worth in the hand."""
    return turn.profit + sum(gain_of(judge, card) - max(NEARLY, worth_keeping(judge, card)) for card in turn.own)
