"""Twins of Barbe Noire 2: everything that a reader has not seen is different in the second match of a pair.

Counters and cards that no event has shown to the reader change places, in every stock and every shuffle: the faces of
governors that others have placed, of merchants that nobody has inspected, the order of the cards to come. While orders
are open, the others' movement dice, all second dice and the orders that others have given are different, too.

A warship that the reader does not know is another one of its nation and Speed: a default sails at the printed Speed,
and ports open by nation. Of the nation of a letter that a warship has won, the letters keep their places: it is the
first of them.
"""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from rules.blackbeard.dice import STOCK_KINDS
from rules.blackbeard.tables import LETTERS, WARSHIPS
from rules.kernel import Game, IllegalAnswer, Malformed, Match

from ...games.twins import FateDice, RedrawnTwins
from ...secrets.twins import Move
from .courses import Chance


def alike(counters: Mapping[str, Any]) -> list[list[str]]:
    """Return counters in groups of those with an equal value."""
    return [[one for one, other in counters.items() if other == value] for value in dict.fromkeys(counters.values())]


SQUADRONS = alike({row.id: (row.nationality, row.speed) for row in WARSHIPS.values()})
"""The warships of one nation and Speed."""


class Twins(RedrawnTwins):
    """A random match of some answers, and its twin.

    ``swapped``: the counters and cards that changed places; ``redealt``: warships in play among them;
    ``changed``: the dice and orders that are different;
    ``compared``: the answers after which the twins were compared; ``parted``: whether an answer of another seat became
    impossible, because that seat knows what is different.
    """

    def __init__(
        self, game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any], most: int
    ) -> None:
        super().__init__(self._redrawn, game, seats, reader, seed, options, most)
        self._dice = FateDice("", game.kinds)
        self._open_since = 0
        self.swapped = self.redealt = self.changed = self.compared = 0
        self.parted = False

    def start(self) -> Match:
        """Begin the first match."""
        self._dice = FateDice(f"twins {self.seed}", self.game.kinds)
        return Match.start(self.game, self.seats, "", options=self.options, dice=self._dice)

    def start_again(self) -> Match:
        """Begin the twin: what the reader has not seen is redrawn."""
        return super().start()

    def moves(self, match: Match) -> Iterator[Move]:
        """Choose the moves of the first match."""
        chance = Chance(self.random, curious=0.2)
        while match.result is None and len(self.said) < self.length:
            open_before = open_ids(match)
            seat = self.random.choice(list(match.questions))
            self.said.append((seat, chance.answer(match, seat, match.questions[seat])))
            yield Move(*self.said[-1])
            if not open_ids(match) < open_before or not match.questions:
                self._open_since = len(self.said)
        self.planned = dict(self._redrawn(match, self.reader, self.random))

    def moves_again(self, match: Match) -> Iterator[Move]:
        """Repeat the moves; where questions are still open at the end, the others answer in secret by default."""
        for number, (seat, said) in enumerate(self.said):
            question = match.questions[seat]
            hidden = number >= self._open_since and seat != self.reader and question.secret
            self.changed += hidden
            answer = question.default if hidden else said
            try:
                question.checked(answer)
            except (IllegalAnswer, Malformed):
                self.parted = True
                return
            self.compared += 1
            yield Move(seat, answer)

    def _redrawn(self, match: Match, reader: int | None, random: Random) -> dict[tuple[str, int], Any]:
        """Return other outcomes for what the reader has not seen."""
        # A planted leak shows what is to be found by the difference that it makes.
        told = [event for event in match.events(reader) if event.kind != "leaked"]
        shown = json.dumps([{key: value for key, value in event.data.items() if key != "leaked"} for event in told])
        planned: dict[tuple[str, int], Any] = {}
        won = {event.data["nation"] for event in told if event.kind == "letter_won"}
        letters = alike({row.id: row.nationality if row.nationality in won else "" for row in LETTERS.values()})
        groups = {"warships": SQUADRONS, "letters": letters}
        for kind in STOCK_KINDS:
            shuffles = {number: outcome for (drawn, number), outcome in self._dice.fallen.items() if drawn == kind}
            counters = sorted(max(shuffles.values(), key=len, default=[]))
            swap: dict[str, str] = {}
            for group in groups.get(kind, [counters]):
                unseen = [counter for counter in group if counter in counters and f'"{counter}"' not in shown]
                swap |= dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))
            self.swapped += sum(counter != other for counter, other in swap.items())
            for number, outcome in shuffles.items():
                planned[kind, number] = [swap.get(counter, counter) for counter in outcome]
            if kind == "warships":
                faces = (match.state.hidden.faces.get(hunter.token, "") for hunter in match.state.state.hunters)
                self.redealt += sum(swap.get(face, face) != face for face in faces)
        if any(question.kind == "orders" for question in match.questions.values()):
            planned |= self._other_dice(match, reader, random)
        return planned

    def _other_dice(self, match: Match, reader: int | None, random: Random) -> dict[tuple[str, int], Any]:
        """Return other movement dice of this turn for other seats, and other second dice for all who may not know."""
        hidden, pirates = match.state.hidden, match.state.state.pirates
        planned: dict[tuple[str, int], Any] = {}
        for kind, dice in (("move", hidden.dice), ("spare", hidden.spare)):
            numbers = [number for drawn, number, _ in match.draws if drawn == kind]
            for pirate, number in zip(dice, numbers[len(numbers) - len(dice) :], strict=True):
                sealed = kind == "spare" and reader in match.questions
                if pirates[pirate].seat != reader or sealed:
                    planned[kind, number] = random.randint(1, 6)
                    self.changed += 1
        return planned


def open_ids(match: Match) -> set[str]:
    """Return the ids of the open questions."""
    return {question.id for question in match.questions.values()}
