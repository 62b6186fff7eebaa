"""Twins: two matches that differ only in what is hidden from one reader, played side by side (spec 5.5.4, 7).

The first match is played by chance. Its twin is given the same public answers. Before each of them, everything that the
reader cannot know is dealt anew: the hands of others and the vote deck, and at the start also loyalties and face-down
event cards. Every vote of the twin has the same pool, but other seats cast the cards, in another order, blind or
chosen.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from rules.kernel import By, Game, Match
from rules.tortuga.cards import BLIND, sort_types
from rules.tortuga.state import State

from ...games.twins import FateDice, permuted
from ...secrets.twins import Move
from .courses import Chance


class Said(NamedTuple):
    """One answer of the first match: its seat and question, the reader's hand before and after, and the vote."""

    seat: int
    kind: str
    answer: str
    before: list[str]
    after: list[str]
    pool: list[str] | None
    """The pool of the vote that this answer ended."""
    cast: dict[int, str]
    """The reader's seat and the card that it cast, if it had a ballot in that vote."""


class Course(NamedTuple):
    """A first match: its answers, and the event cards that the reader knows."""

    said: list[Said]
    known: list[int]


def begin(game: Game, seats: int, options: Mapping[str, Any], dice: FateDice) -> Match:
    return Match.start(game, seats, "", options=options, dice=dice)


def hand_of(match: Match, reader: int | None) -> list[str]:
    return [] if reader is None else list(match.state.hands[reader])


class Twins:
    """Plays a match and its twin and notes where a reader could tell them apart."""

    def __init__(
        self, game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any], length: int
    ) -> None:
        self.random = Random(seed)
        self.reader = reader
        self.game, self.seats, self.options = game, seats, options
        self.seed, self.length = seed, length
        self.turncoats = seed % 3 > 0  # whether loyalties are swapped, too
        self.sudden = 0
        self.ended = False
        self.compared = 0
        self.votes = 0
        self.blinds: dict[int, int] = {}

    # ---------------------------------------------------------------- the first match

    def start(self) -> Match:
        self.dice = FateDice(f"twins {self.seed}", self.game.kinds)
        return begin(self.game, self.seats, self.options, self.dice)

    def moves(self, match: Match) -> Iterator[Move]:
        chance = Chance(self.random, votes=0.6)
        course = self.course = Course([], [])
        size = 16 if self.options.get("event_set") == "core" else 19
        lying = {slot: slot - 1 for slot in range(1, 6)}  # which of the first event deck's cards lies in each slot
        while match.result is None and len(course.said) < self.length:
            seat = self.random.choice(list(match.questions))
            question = match.questions[seat]
            answer = chance.answer(match, seat, question)
            told, before = len(match.log), hand_of(match, self.reader)
            main = match.state.phase != "sudden_death"
            yield Move(seat, answer, hidden=self.is_hidden(match, seat))
            if match.result is not None and self.turncoats:
                break  # the end of the match reveals all loyalties
            for event in match.log[told:]:
                seen = [row["slot"] for row in event.private.get(self.reader, {}).get("seen", [])]
                slots = [event.data["slot"]] if event.kind == "card_revealed" else seen
                # Sudden death reshuffles the same cards in both matches, so only the main phase counts.
                course.known.extend(lying[slot] for slot in slots if main)
                if event.kind == "row_refilled" and event.data["filled"]:
                    lying[event.data["slot"]] = size - 1 - event.data["deck"]
            cast = {
                event.data["seat"]: event.data["type"]
                for event in match.log[told:]
                if event.kind == "ballot_ack" and event.data["seat"] == self.reader
            }
            pools = [event.data["pool"] for event in match.log[told:] if event.kind == "vote_revealed"]
            course.said.append(
                Said(
                    seat, question.kind, answer, before, hand_of(match, self.reader), pools[0] if pools else None, cast
                )
            )
            self.compared += 1
        self.ended = match.result is not None and not self.turncoats
        self.sudden += match.state.sudden_turns
        self.votes += sum(said.pool is not None for said in course.said)

    def is_hidden(self, match: Match, seat: int) -> bool:
        """Return whether the time of the answer must stay secret: another seat's ballot that is not the last one."""
        counted = match.questions[seat].show == "count"
        return counted and seat != self.reader and len(match.questions) > 1

    # ---------------------------------------------------------------- its twin

    def start_again(self) -> Match:
        self.fate = FateDice(f"twins {self.seed}", self.game.kinds)
        self.swap_secrets(self.fate, self.course)
        return begin(self.game, self.seats, self.options, self.fate)

    def moves_again(self, match: Match) -> Iterator[Move]:
        dice, course = self.fate, self.course
        ballots: dict[int, str] = {}
        for at, said in enumerate(course.said):
            if said.kind == "action":
                self.deal_anew(match.state, said.before)
                if called(said.answer):
                    ballots = self.prepare(match, dice, course.said[at:])
                yield Move(said.seat, said.answer)
            elif said.kind == "ballot":
                yield self.give(match, dice, said, ballots)
            elif said.kind == "forfeit" and said.seat != self.reader:
                offered = [option.id for option in match.questions[said.seat].options]
                yield Move(said.seat, self.random.choice(offered), "default")
            else:
                self.force_own_blind(dice, said, course, at)
                yield Move(said.seat, said.answer)

    def swap_secrets(self, dice: FateDice, course: Course) -> None:
        """Swap the loyalties of other seats, and the event cards that the reader has not seen."""
        order = self.dice.fallen.get(("seat_order", 0), list(range(self.seats)))
        dealt = self.dice.fallen["loyalties", 0]
        others = [place for place, seat in enumerate(order) if seat != self.reader]
        if self.turncoats:
            dice.forced["loyalties"] = [permuted(dealt, others, self.random)]
        deck = [*self.dice.fallen["event_deck", 0][:-4], *self.dice.fallen["last_five", 0]]
        hidden = [place for place in range(len(deck)) if place not in course.known]
        # The Armada must stay among the last five cards.
        early, late = ([p for p in hidden if (p < len(deck) - 5) == first] for first in (True, False))
        deck = permuted(permuted(deck, early, self.random), late, self.random)
        fourth = [card for card in deck[-5:] if card != "ARM"]
        dice.forced["event_deck"] = [[*deck[:-5], *fourth]]
        dice.forced["last_five"] = [deck[-5:]]

    def deal_anew(self, state: State, own: Sequence[str]) -> None:
        """Deal all vote cards but the reader's anew; hands and deck keep their sizes."""
        hidden = [card for seat, hand in state.hands.items() if seat != self.reader for card in hand]
        hidden += state.vote_deck
        self.random.shuffle(hidden)
        for seat, hand in state.hands.items():
            if seat == self.reader:
                hand[:] = sort_types(own)
            else:
                hand[:] = sort_types(hidden[: len(hand)])
                del hidden[: len(hand)]
        state.vote_deck[:] = hidden

    def prepare(self, match: Match, dice: FateDice, said: Sequence[Said]) -> dict[int, str]:
        """Deal so that other seats can cast the next vote's pool; return the card that each seat must cast."""
        state = match.state
        last = next((one for one in said if one.pool is not None), None)
        if last is None:
            return {}  # the first match stops before the vote is revealed
        seat, verb = said[0].seat, said[0].answer.split("/")[0]
        line = state.lines[state.where(seat)][1 if verb == "mutiny" else 0 :]
        voters = [voter for voter in line if state.hands[voter]]
        own = last.cast.get(-1 if self.reader is None else self.reader)
        pool = list(last.pool or [])
        if own is not None:
            pool.remove(own)
        self.random.shuffle(pool)
        top = pool.pop()
        cast = {voter: pool.pop() for voter in voters if voter != self.reader}
        assert not pool
        drawn = after_of(said, last, own)
        order = [voter for voter in state.clockwise_from(seat) if voter in voters]
        mixed = sort_types([*cast.values(), top, *([own] if own else [])])
        self.random.shuffle(mixed)
        at = order.index(self.reader) if drawn is not None else 0
        left = len(state.vote_deck) - 1
        rest = self.deal_for(state, cast, top, drawn if at < left else None)
        if drawn is not None:
            place, cards = (at, rest) if at < left else (at - left, mixed)
            other = cards.index(drawn)
            cards[place], cards[other] = cards[other], cards[place]
        state.vote_deck[:] = [top, *rest]
        dice.forced["recycle"] = [mixed]
        return {**cast, **({self.reader: own} if own is not None and self.reader is not None else {})}

    def deal_for(self, state: State, cast: Mapping[int, str], top: str, first: str | None) -> list[str]:
        """Deal so that every voter holds the card that it must cast; return the rest of the deck, with ``first``."""
        spare = [card for seat, hand in state.hands.items() if seat != self.reader for card in hand]
        spare += state.vote_deck
        for card in [*cast.values(), top, *([first] if first else [])]:
            spare.remove(card)
        self.random.shuffle(spare)
        for seat, hand in state.hands.items():
            if seat != self.reader:
                size = len(hand)
                cards = [cast[seat]] if seat in cast else []
                while len(cards) < size:
                    cards.append(spare.pop())
                hand[:] = sort_types(cards)
        return [*([first] if first else []), *spare]

    def give(self, match: Match, dice: FateDice, said: Said, ballots: Mapping[int, str]) -> Move:
        """Return a ballot: the reader's own at its place, otherwise any other missing voter's, blind or chosen."""
        named = self.options.get("missing_voters") == "names"
        others = [seat for seat in match.questions if seat != self.reader]
        seat = said.seat if said.seat == self.reader or named else self.random.choice(others)
        hidden = self.is_hidden(match, seat)
        if not ballots:
            return Move(seat, said.answer if seat == self.reader else BLIND, hidden=hidden)
        blind = said.answer == BLIND if seat == self.reader else self.random.random() < 0.5
        if blind:
            # The position in the hand that the blind draw must hit.
            self.blinds[seat] = match.state.hands[seat].index(ballots[seat])
        if len(match.questions) == 1:
            dice.forced["blind"] = [self.blinds[voter] for voter in match.state.in_order(self.blinds)]
            self.blinds = {}
        by = self.random.choice(BY_OTHERS) if seat != self.reader else "player"
        return Move(seat, BLIND if blind else ballots[seat], by, hidden)

    def force_own_blind(self, dice: FateDice, said: Said, course: Course, at: int) -> None:
        """Make the reader's own blind forfeit draw the same card as in the first match."""
        if said.kind == "forfeit" and said.answer == BLIND:
            lost = list(said.before)
            for card in course.said[at].after:
                lost.remove(card)
            dice.forced["blind"] = [said.before.index(lost[0])]


BY_OTHERS: tuple[By, ...] = ("player", "default", "pilot", "order")
"""The ways in which a ballot may be given: by the player, by default, by the AI or by a standing order."""


def called(answer: str) -> bool:
    return answer.split("/", maxsplit=1)[0] in ("attack", "mutiny", "brawl")


def after_of(said: Sequence[Said], last: Said, own: str | None) -> str | None:
    """Return the card that the reader drew after the vote, if it had cast one and the deck was not empty."""
    if own is None:
        return None
    kept = list(last.before)
    kept.remove(own)
    drawn = next((one.after for one in said[said.index(last) :] if len(one.after) > len(kept)), None)
    if drawn is None:
        return None
    rest = list(drawn)
    for card in kept:
        rest.remove(card)
    return rest[0]
