"""Twins: two matches that differ only in what is hidden from one reader, played side by side (spec 7).

The first match plays one round. In its twin, all cards that the reader did not see in that round are swapped among
themselves: in the hands of others, in the pile, face down on the discard pile.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rules.corsari.cards import DECK
from rules.kernel import Game, Match, ScriptedDice

from ...secrets.twins import Move
from .courses import Chance
from .positions import SWEEPER, stacked


class Twins:
    """Plays the first round of a match, and of its twin."""

    def __init__(
        self,
        game: Game,
        seats: int,
        reader: int | None,
        chance: Chance,
        options: Mapping[str, Any],
        length: int = 10_000,
    ) -> None:
        self.game, self.seats, self.reader, self.chance, self.length = game, seats, reader, chance, length
        self.options: dict[str, Any] = {**options, "first_dealer": seats - 1}
        self.deck: Sequence[str] = chance.random.sample(DECK, k=110)
        if chance.random.random() < 0.3:
            self.deck = stacked(range(seats), seats - 1, {0: SWEEPER}, "N1")
        self.said: list[tuple[int, str, Any]] = []

    def start(self) -> Match:
        return self.begin(self.deck)

    def begin(self, deck: Sequence[str]) -> Match:
        dice = ScriptedDice({"deal": [deck, *[DECK] * 10]})
        return Match.start(self.game, self.seats, "", options=self.options, dice=dice)

    def moves(self, match: Match) -> Iterator[Move]:
        """Play a round, but stop before the answer that reveals all loads. Note the cards that the reader sees."""
        deal, reader = match.state.round, self.reader
        self.known = [*deal.tavern, *deal.discard, *deal.hands.get(reader, [])]
        while match.result is None and match.state.rounds == 1 and len(self.said) < self.length:
            seat = self.chance.random.choice(list(match.questions))
            question = match.questions[seat]
            if question.kind == "load" and len(match.questions) == 1:
                break
            yield Move(seat, self.chance.answer(match, seat, question))
            answer = match.entries[-1].answer
            self.said.append((seat, question.kind, answer))
            self.known += deal.hands.get(reader, [])
            if question.kind == "act":
                self.known.append(answer.removeprefix("drop:"))
            elif question.kind == "layout":
                self.known += deal.hands[seat]
                if match.result is not None or match.view(None).options["scuttle_face"] == "up":
                    self.known.append(answer["scuttle"])

    def start_again(self) -> Match:
        self.swap = swap_of_all_but(self.known, self.chance.random)
        return self.begin([self.swap[card] for card in self.deck])

    def moves_again(self, match: Match) -> Iterator[Move]:
        for seat, kind, answer in self.said:
            if kind == "layout":
                yield Move(seat, {**answer, "scuttle": self.swap[answer["scuttle"]]})
            elif kind == "load" and seat != self.reader:
                # A load is as hidden as the hand that it is made of, so the twin cannot repeat it.
                yield Move(seat, match.questions[seat].default, "default")
            else:
                yield Move(seat, answer)


def swap_of_all_but(known: Sequence[str], random: Random) -> dict[str, str]:
    """Return a mapping that shuffles all cards but the known ones, which map to themselves."""
    hidden = [card for card in DECK if card not in known]
    return {card: card for card in DECK} | dict(zip(hidden, random.sample(hidden, k=len(hidden)), strict=True))
