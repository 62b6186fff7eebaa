"""Twins: two matches that differ only in what is hidden from one reader, played side by side (spec 5.5.4, 7).

The first is played by chance. Its twin is given the same public answers, but before each of them everything that the
reader cannot know is dealt anew: the hands of others and the vote deck, and at the beginning loyalties and face-down
event cards. Every vote of the twin has the same pool by other hands, from other seats, blind or chosen, in another
order.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from rules.kernel import By, Game, Match, ScriptedDice
from rules.tortuga import GAME
from rules.tortuga.cards import BLIND, sort_types
from rules.tortuga.state import State

from ...secrets.twins import Move
from .courses import Chance


class FateDice(ScriptedDice):
    """Each draw falls by chance, the same for the same seed, kind and number; or as forced, for the next of a kind."""

    def __init__(self, seed: str) -> None:
        super().__init__({})
        self._seed = seed
        self.forced: dict[str, list[Any]] = {}
        self.fallen: dict[str, list[Any]] = {}

    @property
    def kinds(self) -> list[str]:
        return list(GAME.kinds)

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        if self.forced.get(kind):
            return self.forced[kind].pop(0)
        return Random(f"{self._seed}:{kind}:{n}").randint(lo, hi)

    def permutation(self, kind: str, n: int, items: Sequence[Any], k: int) -> list[Any]:
        if self.forced.get(kind):
            outcome = self.forced[kind].pop(0)
            assert sorted(outcome) == sorted(items)
        else:
            outcome = Random(f"{self._seed}:{kind}:{n}").sample(list(items), k=k)
        self.fallen.setdefault(kind, []).append(list(outcome))
        return outcome


class Said(NamedTuple):
    """One answer of the first match: whose, to what; the hand of the reader before and after; and a vote's course."""

    seat: int
    kind: str
    answer: str
    before: list[str]
    after: list[str]
    pool: list[str] | None
    """The pool of the vote that this answer called."""
    cast: dict[int, str]
    """What the reader's ballot came to, if it had one in that vote."""


class Course(NamedTuple):
    """A first match: what was said, and which event cards the reader knows."""

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
        self.turncoats = seed % 3 > 0  # whether loyalties change places, too
        self.sudden = 0
        self.ended = False
        self.compared = 0
        self.votes = 0
        self.blinds: dict[int, int] = {}

    # ---------------------------------------------------------------- the first match

    def start(self) -> Match:
        self.dice = FateDice(f"twins {self.seed}")
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
                break  # the end shows all loyalties
            for event in match.log[told:]:
                seen = [row["slot"] for row in event.private.get(self.reader, {}).get("seen", [])]
                slots = [event.data["slot"]] if event.kind == "card_revealed" else seen
                # The cards of sudden death are the same in both, and all shuffled.
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
        """Tell whether nobody may notice when the seat answers: it casts a ballot that is not the last one."""
        counted = match.questions[seat].show == "count"
        return counted and seat != self.reader and len(match.questions) > 1

    # ---------------------------------------------------------------- its twin

    def start_again(self) -> Match:
        self.fate = FateDice(f"twins {self.seed}")
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
        """Deal other loyalties to others, and lay other event cards where the reader has seen none."""
        order = self.dice.fallen.get("seat_order", [list(range(self.seats))])[0]
        dealt = self.dice.fallen["loyalties"][0]
        others = [place for place, seat in enumerate(order) if seat != self.reader]
        if self.turncoats:
            dice.forced["loyalties"] = [permuted(dealt, others, self.random)]
        deck = [*self.dice.fallen["event_deck"][0][:-4], *self.dice.fallen["last_five"][0]]
        hidden = [place for place in range(len(deck)) if place not in course.known]
        # The Armada stays among the last five.
        early, late = ([p for p in hidden if (p < len(deck) - 5) == first] for first in (True, False))
        deck = permuted(permuted(deck, early, self.random), late, self.random)
        fourth = [card for card in deck[-5:] if card != "ARM"]
        dice.forced["event_deck"] = [[*deck[:-5], *fourth]]
        dice.forced["last_five"] = [deck[-5:]]

    def deal_anew(self, state: State, own: Sequence[str]) -> None:
        """Deal all vote cards anew that are not the reader's, as many to each place as before."""
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
        """Deal so that the coming vote can have its pool from others; return who is to cast what."""
        state = match.state
        last = next((one for one in said if one.pool is not None), None)
        if last is None:
            return {}  # the course stops before it is revealed
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
        """Deal so that every voter holds what it is to cast; return the rest of the deck, ``first`` in it."""
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
        """Cast a ballot: the reader's own when it cast it, else that of any other who is missing; blind or chosen."""
        named = self.options.get("missing_voters") == "names"
        others = [seat for seat in match.questions if seat != self.reader]
        seat = said.seat if said.seat == self.reader or named else self.random.choice(others)
        hidden = self.is_hidden(match, seat)
        if not ballots:
            return Move(seat, said.answer if seat == self.reader else BLIND, hidden=hidden)
        blind = said.answer == BLIND if seat == self.reader else self.random.random() < 0.5
        if blind:
            # Which card of the hand it has to be.
            self.blinds[seat] = match.state.hands[seat].index(ballots[seat])
        if len(match.questions) == 1:
            dice.forced["blind"] = [self.blinds[voter] for voter in match.state.in_order(self.blinds)]
            self.blinds = {}
        by = self.random.choice(BY_OTHERS) if seat != self.reader else "player"
        return Move(seat, BLIND if blind else ballots[seat], by, hidden)

    def force_own_blind(self, dice: FateDice, said: Said, course: Course, at: int) -> None:
        """See that the reader's own blind forfeit is the card that it was."""
        if said.kind == "forfeit" and said.answer == BLIND:
            lost = list(said.before)
            for card in course.said[at].after:
                lost.remove(card)
            dice.forced["blind"] = [said.before.index(lost[0])]


BY_OTHERS: tuple[By, ...] = ("player", "default", "pilot", "order")
"""By whom a ballot may be given: chosen, out of time, by the AI or by a standing order."""


def called(answer: str) -> bool:
    return answer.split("/", maxsplit=1)[0] in ("attack", "mutiny", "brawl")


def after_of(said: Sequence[Said], last: Said, own: str | None) -> str | None:
    """Return the card that the reader drew when the vote was over, if it had cast one and the deck was drawn from."""
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


def permuted(cards: Sequence[str], places: Sequence[int], random: Random) -> list[str]:
    """Return the cards with those at some places mixed among themselves."""
    found = list(cards)
    mixed = random.sample([cards[place] for place in places], k=len(places))
    for place, card in zip(places, mixed, strict=True):
        found[place] = card
    return found
