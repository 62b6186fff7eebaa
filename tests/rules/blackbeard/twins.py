"""Twins of Barbe Noire 2: everything that a reader has not seen is different in the second match of a pair.

Counters and cards that no event has shown to the reader change places, in every stock and every shuffle: the faces of
governors that others have placed, of merchants that nobody has inspected, the order of the cards to come. While orders
are open, the others' movement dice, all second dice and the orders that others have given are different, too.

A warship that the reader does not know is another one of its nation and Speed: a default sails at the printed Speed,
and ports open by nation. Of the nation of a letter that a warship has won, the letters keep their places: it is the
first of them.

Twins of the war (:class:`WarTwins`) begin their first turn on a board of war, and end with sealed answers open. No
warship sails by default there or meets anybody, so that nothing of it is known: in the twin nation, Combat and Speed
all differ.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from rules.blackbeard import ledgers
from rules.blackbeard.arrivals import activate, deal_pirate, refuge_candidates
from rules.blackbeard.dice import STOCK_KINDS
from rules.blackbeard.hunters import place_warship
from rules.blackbeard.names import asked
from rules.blackbeard.policies import ASK
from rules.blackbeard.state import Pirate, Position, State
from rules.blackbeard.tables import LETTERS, WARSHIPS
from rules.blackbeard.voyage import Voyage
from rules.blackbeard.world.hexes import HEXES, distance
from rules.kernel import Game, IllegalAnswer, Malformed, Match, Play, Question, Result, Table

from ...games.twins import FateDice, RedrawnTwins
from ...secrets.twins import Move
from .courses import Chance

COUNTED = tuple(asked(name).kind for name in ("BN-B1", "BN-D1"))
"""Questions of which nobody may learn who is asked: only seats whose policies say so are."""
SEALED = (*(asked(name).kind for name in ("BN-S1", "BN-O1", "BN-X1", "BN-E3", "BN-E4")), *COUNTED)
"""Questions that are secret by the spec (8.1)."""


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
    impossible, because that seat knows what is different; ``unsealed``: questions that were not as secret as the spec
    has them.
    """

    squadrons = SQUADRONS
    """Groups of warships that may stand for each other."""

    def __init__(
        self, game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any], most: int
    ) -> None:
        super().__init__(self._redrawn, game, seats, reader, seed, options, most)
        self._dice = FateDice("", game.kinds)
        self._open_since = 0
        self.swapped = self.redealt = self.changed = self.compared = 0
        self.parted = False
        self.unsealed: list[str] = []

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
            self._look_at_seals(match)
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

    def _look_at_seals(self, match: Match) -> None:
        """Note open questions that are not as secret as the spec has them."""
        for question in match.questions.values():
            counts = question.show == "count" or question.kind not in COUNTED
            if question.kind in SEALED and not (question.secret and counts):
                self.unsealed.append(question.kind)

    def _redrawn(self, match: Match, reader: int | None, random: Random) -> dict[tuple[str, int], Any]:
        """Return other outcomes for what the reader has not seen."""
        # A planted leak shows what is to be found by the difference that it makes.
        told = [event for event in match.events(reader) if event.kind != "leaked"]
        shown = json.dumps([{key: value for key, value in event.data.items() if key != "leaked"} for event in told])
        planned: dict[tuple[str, int], Any] = {}
        won = {event.data["nation"] for event in told if event.kind == "letter_won"}
        letters = alike({row.id: row.nationality if row.nationality in won else "" for row in LETTERS.values()})
        groups = {"warships": self.squadrons, "letters": letters}
        for kind in STOCK_KINDS:
            shuffles = {number: outcome for (drawn, number), outcome in self._dice.fallen.items() if drawn == kind}
            counters = sorted(max(shuffles.values(), key=len, default=[]))
            swap: dict[str, str] = {}
            for group in groups.get(kind, [counters]):
                unseen = [counter for counter in group if counter in counters and f'"{counter}"' not in shown]
                swap |= self._mixed(kind, unseen, match, random)
            self.swapped += sum(counter != other for counter, other in swap.items())
            for number, outcome in shuffles.items():
                planned[kind, number] = [swap.get(counter, counter) for counter in outcome]
            if kind == "warships":
                self.redealt += sum(swap.get(face, face) != face for face in warships_in(match))
        if any(question.kind == "orders" for question in match.questions.values()):
            planned |= self._other_dice(match, reader, random)
        return planned

    def _mixed(self, kind: str, unseen: list[str], match: Match, random: Random) -> dict[str, str]:
        """Return the counter in whose place each of some counters comes."""
        del kind, match
        return dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))

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


def warships_in(match: Match) -> list[str]:
    """Return the faces of the warships on the board that lie face down."""
    faces = match.state.hidden.faces
    return [faces[hunter.token] for hunter in match.state.state.hunters if hunter.token in faces]


# ---------------------------------------------------------------- twins of the war

ORDERS, BID, BATTLE, DUEL = "orders", "sealed_bid", "battle_plan", "duel_plan"
ENDINGS = (BID, ORDERS, BATTLE, DUEL)
"""By turns, the sealed questions with which pairs end."""
WAR_OPTIONS: Mapping[str, Any] = {
    "governors_per_seat": 0,
    "merchants_per_seat": 1,
    "refuge_amounts": "secret",
}
QUIET_CARD, HAZARD_CARD = "AC01", "AC06"
"""Action cards: one places a merchant, the other brings a hazard event."""
FATES: Mapping[str, list[Any]] = {"petition": [6, 6], "retirement": [6] * 4, "hazard": [2, 6], "battle": [4, 4, 4, 3]}
"""Dice that fall so in both matches: no petition is heard, nobody retires, not even with cunning, the hazard event is
the auction of a pardon, and a captain who attacks wins the first round narrowly."""
BATTLEFIELD = "J9"
LONGEST = 20
"""More answers than a pair of five seats needs to come to its end."""
WIDE_OFF = 9
"""The hexes at least between a warship and every pirate: it meets nobody within two turns."""
SHARED: Mapping[str, str] = {"break_from_pirates": ASK, "duel_surrender": ASK, "board": "always"}
"""Policies of both matches: their captains are asked about battles and duels, and go aboard."""
FIRST: Mapping[str, str] = {"torture": "yes"}
SECOND: Mapping[str, str] = {
    "drugs": ASK,
    "home_port": ASK,
    "spyglass": "never",
    "prize_ship": "commission",
    "give_letter": "no",
    "debauch_free": ASK,
    "smoke": "always",
}
"""Policies of the first match and of its twin, about what does not come up in them."""
SECRETS = (
    *("treasure", "failed retirement", "policies", "policies of a turn"),
    *("warship nation", "warship Combat", "warship Speed"),
    *("petition", ORDERS, BID, BATTLE, DUEL),
)
"""The differences between the twins of the war; at a table of three and more also the secrets of :data:`OF_THREE`."""
OF_THREE = ("challenge", "target of a lost petition")


class WarTwins(Twins):
    """A match on a board of war up to an open sealed question, and its twin.

    Every seat has recorded policies, doubloons in its Refuge, money in its cabin and some fame; a warship hunts each
    seat. In the twin the policies and treasures of others and the warships that the reader does not control are
    different, and what the others order in the first turn as far as it is never revealed: policies of the turn,
    challenges of warships that sail too little, whom a second petition of the seat was against. At the end the others
    answer a sealed question otherwise: bids, orders with petitions, plans of a battle or of a duel.

    ``kept``: by name of :data:`SECRETS`, how many of them are different.
    """

    squadrons = ([*WARSHIPS],)

    def __init__(self, game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any]) -> None:
        super().__init__(at_war(game, self._prepare), seats, reader, seed, {**options, **WAR_OPTIONS}, most=1)
        self.length = LONGEST
        self.ending = ENDINGS[seed // 3 % len(ENDINGS)]
        others = [seat for seat in range(seats) if seat != reader]
        self.schemer = others[0]
        """The seat that petitions and attacks; never the reader."""
        self.retiring = others[-1]
        """The seat that tries to retire in vain; the schemer if there is no other."""
        # With a third seat the reader only looks on at a duel.
        watches = self.ending == DUEL and seats > 2
        self.victim = others[1] if reader is None or watches else reader
        """The seat that is attacked: often the reader, who is asked then; else the reader looks on."""
        self.kept: Counter[str] = Counter()
        self._again = False
        self._answers: list[tuple[int, Any, Any]] = []
        """The seat of each move, its answer, and its answer in the twin if that is different."""

    # ---------------------------------------------------------------- the board

    def start(self) -> Match:
        """Begin the first match."""
        match = super().start()
        self._fix(self._dice)
        return match

    def start_again(self) -> Match:
        """Begin the twin."""
        self._again = True
        dice = FateDice(f"twins {self.seed}", self.game.kinds)
        dice.planned |= self.planned
        self._fix(dice)
        return Match.start(self.game, self.seats, "", options=self.options, dice=dice)

    def _fix(self, dice: FateDice) -> None:
        dice.forced |= {kind: [*faces] for kind, faces in FATES.items()}

    def _record(self) -> Iterator[Move]:
        """Let all seats record policies, at any time."""
        for seat in range(self.seats):
            other = self._differs(seat)
            self.kept["policies"] += other
            orders = {**SHARED, **(SECOND if other else FIRST)}
            yield Move(seat, orders, hidden=seat != self.reader, orders=True)

    def _differs(self, seat: int) -> bool:
        """Return whether this is the twin, and its reader must not know what that seat knows."""
        return self._again and seat != self.reader

    def _prepare(self, voyage: Voyage) -> None:
        """Set up the board of war as the first turn begins, and tell of it by the rules' own events."""
        state = voyage.state
        if self.seats > 2:
            second = deal_pirate(voyage, self.schemer)
            activate(voyage, second, self.schemer, refuge_candidates(state)[0]).ready = state.turn
        for rank, pirate in enumerate(state.in_order()):
            ledgers.notoriety(voyage, pirate, 20 + 3 * rank, "capture")
            ledgers.earn(voyage, pirate, 600 + 100 * rank, "sale")
            hidden = 700 if self._differs(pirate.seat) else 0
            self.kept["treasure"] += hidden > 0
            ledgers.treasure(voyage, pirate, pirate.refuge, 1200 + 300 * rank + hidden, "deposit")
        if self.ending in (BATTLE, DUEL):
            for seat in (self.schemer, self.victim):
                state.active(seat)[0].position = Position(BATTLEFIELD, "sea")
        for place, seat in zip(wide_off(state), range(self.seats), strict=False):
            place_warship(voyage, Position(place, "sea"), state.active(seat)[0])
        self._put_on_top(voyage, HAZARD_CARD if self.ending == BID else QUIET_CARD)

    def _put_on_top(self, voyage: Voyage, card: str) -> None:
        """Put a card on top of the deck; a merchant of set-up may have drawn it."""
        for cards in (voyage.hidden.deck, voyage.hidden.discard):
            if card in cards:
                cards.remove(card)
        voyage.hidden.deck.insert(0, card)

    def _mixed(self, kind: str, unseen: list[str], match: Match, random: Random) -> dict[str, str]:
        """Return the counter in whose place each comes; a warship in play is one that differs in everything."""
        swap = super()._mixed(kind, unseen, match, random)
        if kind != "warships":
            return swap
        met = [WARSHIPS[face] for face in warships_in(match) if face in unseen]

        def values(name: str) -> list[tuple[Any, Any]]:
            return [(getattr(row, name), getattr(WARSHIPS[swap[row.id]], name)) for row in met]

        facts = {"nationality": "warship nation", "strength": "warship Combat", "speed": "warship Speed"}
        while any(one == other for name in facts for one, other in values(name)):
            swap = super()._mixed(kind, unseen, match, random)
        self.kept.update({told: len(values(name)) for name, told in facts.items()})
        return swap

    # ---------------------------------------------------------------- the moves

    def moves(self, match: Match) -> Iterator[Move]:
        """Choose the moves of the first match, up to sealed questions that the others have answered."""
        yield from self._record()
        while len(self._answers) < self.length:
            self._look_at_seals(match)
            last = self._is_last(match)
            able = [seat for seat in match.questions if not last or self._goes_first(match, seat)]
            if not able:
                break
            seat = self.random.choice(able)
            said, other = self._answer(match, match.questions[seat], last=last)
            self._answers.append((seat, said, None if seat == self.reader else other))
            self.said.append((seat, said))
            yield Move(seat, said, hidden=is_counted(match, seat, self.reader))
        assert self._is_last(match), f"the pair never came to its end: {self.ending}"
        self.planned = dict(self._redrawn(match, self.reader, self.random))

    def moves_again(self, match: Match) -> Iterator[Move]:
        """Repeat the moves; the others give other answers where these are never revealed."""
        yield from self._record()
        for seat, said, other in self._answers:
            question = match.questions[seat]
            self.compared += 1
            self.changed += other is not None
            answer = said if other is None else other
            if other is not None:
                self.kept[question.kind] += 1
                self.kept.update(differing(said, other))
            yield Move(seat, answer, hidden=is_counted(match, seat, self.reader))

    def _is_last(self, match: Match) -> bool:
        """Return whether the questions with which the pair ends are open."""
        second = self.ending != ORDERS or match.state.state.turn == 2
        return second and any(question.kind == self.ending for question in match.questions.values())

    def _goes_first(self, match: Match, seat: int) -> bool:
        """Return whether a seat answers the last questions: never the reader, and never the last one to answer."""
        return seat != self.reader and len(match.questions) > 1

    def _answer(self, match: Match, question: Question, *, last: bool) -> tuple[Any, Any]:
        """Return an answer, and the one in the twin, None if it is the same."""
        if question.kind == ORDERS:
            return self._petition(match, question) if last else self._first_orders(match, question)
        if question.kind == BID:
            return {step.step: step.data["cabin"] // 2 for step in question.steps}, question.default
        if question.kind == BATTLE:
            # The loser of the round does not come to break off.
            calm, shy = {"breaks": "no"}, {"breaks": "yes"}
            return calm, shy if last or question.seat == self.victim else None
        if question.kind == DUEL:
            return {"surrender": "2"}, {"surrender": "0"}
        return self.random.choice([option.id for option in question.options]), None

    def _first_orders(self, match: Match, question: Question) -> tuple[Any, Any]:
        """Return orders of the first turn: the board hardly moves, and much of them is never carried out."""
        state, seat = match.state.state, question.seat
        said: dict[str, Any] = {}
        other: dict[str, Any] = {}
        own = state.active(seat)
        for pirate in own:
            said |= deposit_and_policy(pirate, "torture", "yes")
            other |= deposit_and_policy(pirate, "home_port", ASK)
        bluffs = self.seats > 2
        for hunter in state.hunters:
            if hunter.controller == seat:
                orders = {f"{hunter.token}_order": "chase", f"{hunter.token}_hexes": 3 if bluffs else 2}
                said |= orders
                other |= orders
            elif bluffs and state.pirates[hunter.target].seat != seat:
                other[f"{hunter.token}_challenge"] = "5"
        if self.ending in (BATTLE, DUEL):
            if seat == self.schemer:
                said[f"{own[0].id}_operation"] = other[f"{own[0].id}_operation"] = "attack_pirate"
        elif seat == self.schemer and self.seats > 2:
            # Only one petition of a seat is carried out in a turn.
            first, second = [pirate for pirate in state.in_order() if pirate.seat == seat]
            one, another, *_ = [pirate.id for pirate in state.active() if pirate.seat != seat]
            said |= petition(first, one) | petition(second, one)
            other |= petition(first, one) | petition(second, another)
        elif seat == self.retiring and self.ending == ORDERS:
            said[f"{own[0].id}_operation"] = other[f"{own[0].id}_operation"] = "retire"
            self.kept["failed retirement"] += 1
        return said, other

    def _petition(self, match: Match, question: Question) -> tuple[Any, Any]:
        """Return orders with a petition, and none of these in the twin."""
        state = match.state.state
        target = next(pirate.id for pirate in state.active() if pirate.seat != question.seat)
        return petition(state.active(question.seat)[0], target), question.default


def at_war(game: Game, prepare: Callable[[Voyage], None]) -> Game:
    """Return a game whose first turn begins on a board that is prepared by hand."""

    def play(table: Table, campaign: Any) -> Play[Result]:
        honest = table.tell

        def tell(kind: str, *audience: Any, **facts: Any) -> None:
            honest(kind, *audience, **facts)
            if kind == "turn_start" and campaign.state.turn == 1:
                prepare(Voyage(table, campaign))

        table.tell = tell  # type: ignore[method-assign]
        return game.play(table, campaign)

    return replace(game, play=play)


def wide_off(state: State) -> Iterator[str]:
    """Yield hexes of the open sea that are far from every pirate."""
    places = [pirate.position.place for pirate in state.active()]
    for name, hexagon in sorted(HEXES.items(), key=lambda item: item[1].rank):
        if hexagon.terrain == "deep" and hexagon.sea in state.seas:
            ways = [distance(name, place) for place in places]
            if all(way is not None and way >= WIDE_OFF for way in ways):
                yield name


def is_counted(match: Match, seat: int, reader: int | None) -> bool:
    """Return whether nobody may learn when another seat gives its answer: one of those that are only counted."""
    return match.questions[seat].show == "count" and seat != reader and len(match.questions) > 1


def deposit_and_policy(pirate: Pirate, policy: str, value: str) -> dict[str, Any]:
    """Return steps of the orders of a pirate: a policy of this turn, and a deposit if he is in his Refuge."""
    name = pirate.id
    steps = {f"{name}_policies": [policy], f"{name}_policy_{policy}": value}
    if not pirate.position.inside:
        return {f"{name}_extras": ["policies"], **steps}
    return {f"{name}_extras": ["treasure", "policies"], f"{name}_treasure": "deposit", f"{name}_amount": 50, **steps}


def petition(pirate: Pirate, target: str) -> dict[str, Any]:
    """Return steps of the orders of a pirate: a petition."""
    return {f"{pirate.id}_operation": "petition", f"{pirate.id}_petition_target": target}


def differing(said: Mapping[str, Any], other: Mapping[str, Any]) -> Counter[str]:
    """Count what is different in two answers, by name of :data:`SECRETS`."""
    found: Counter[str] = Counter()
    for step in {*said, *other}:
        if said.get(step) != other.get(step):
            found["policies of a turn"] += "_policy_" in step
            found["challenge"] += step.endswith("_challenge")
            found["petition"] += said.get(step) == "petition"
            found["target of a lost petition"] += step.endswith("_petition_target") and step in other
    return found
