"""Twins: two matches that differ only in what is hidden from one reader, played side by side (spec 7).

The first match is played by chance. Its twin repeats the public moves, but before a card is committed or turned up,
everything that the reader cannot know is dealt anew: others' hands, face-down committed cards, the order of all decks,
the cards set aside. Two kinds of card stay in place: those that the reader comes to know before the next such moment,
and those that decide by the rules whether a question is asked (the place of mines, the only card of a turn).
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from rules.kaiser.pieces import ANSWERS, DECK, kind_of
from rules.kaiser.state import State
from rules.kaiser.turn import own_discards
from rules.kernel import Event, Game, Match, Question

from ...games.twins import FateDice, permuted
from ...secrets.twins import Move
from .courses import Chance

Place = tuple[str, int]
"""A zone, and the index of a card in it."""
MOMENTS = ("commit", "play")
"""The questions before which cards are dealt anew: they look at the cards only when they are answered."""
WINDOWS = ("react", "slim", "after_sinking", "recall_late", "reflag")
NUMBERED = ("exchange", "intelligence_order")
"""Questions whose answers name hidden cards; the twin names the cards in the same places."""
AWAY = ("island_refuge", "fog_bank", "deception", "submarine_u", "submarine_uc")
"""Cards that may stay out of the turn's discards, so that a turn may end without a question (KS 4.2.7)."""
SHIPS = ("germans", "merchants", "solitaire")
DECKS = {"german_deck": "germans", "merchant_deck": "merchants", "solitaire_deck": "solitaire"}


class Said(NamedTuple):
    """One answer of the first match, and the position in which it was given.

    ``offered``: the options. ``layout``: the places of all hidden cards, if cards can be dealt anew at that moment.
    ``fixed``: the cards that must stay in place, because the reader knows them or because they decide what is asked.
    ``told``: the cards that the answer revealed to the reader. ``shuffled``: the decks that it shuffled.
    ``round``: the round. ``slots``: the slots of the committed cards.
    """

    seat: int
    kind: str
    answer: Any
    offered: list[str]
    layout: dict[Place, str]
    fixed: list[str]
    told: list[str]
    shuffled: list[str]
    round: int
    slots: list[int]


class Twins:
    """Plays a match and its twin."""

    def __init__(
        self, game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any], length: int
    ) -> None:
        self.random = Random(seed)
        self.reader = reader
        self.game, self.seats, self.options = game, seats, dict(options)
        self.seed, self.length = seed, length
        self.compared = self.swapped = 0
        self.course: list[Said] = []
        self.parted = False
        self.seen: list[str] = []
        """The kinds of event that occurred."""

    # ---------------------------------------------------------------- the first match

    def start(self) -> Match:
        self.dice = FateDice(f"twins {self.seed}", self.game.kinds)
        return Match.start(self.game, self.seats, "", options=self.options, dice=self.dice)

    def moves(self, match: Match) -> Iterator[Move]:
        chance = Chance(self.random)
        while match.result is None and len(self.course) < self.length:
            seat = self.random.choice(list(match.questions))
            question = match.questions[seat]
            answer, offered = chance.answer(match, seat, question), ids_of(question)
            layout, fixed = self.layout(match.state, question.kind), self.fixed(match)
            told, played, unasked = len(match.log), match.state.round, unordered(match)
            slots = [committed.slot for committed in match.state.turn.committed]
            yield Move(seat, answer)
            events = match.log[told:]
            self.seen += [event.kind for event in events]
            learned = [card for event in events for card in self.learned(event, unasked)]
            shuffled = [DECKS[e.data["deck"]] for e in events if e.kind == "reshuffled"]
            self.course.append(
                Said(seat, question.kind, answer, offered, layout, fixed, learned, shuffled, played, slots)
            )
            self.compared += 1
        self.last = self.layout(match.state, "play")
        self.hands = [
            event.private[self.reader]["hand"] if self.reader in event.private else []
            for event in match.log
            if event.kind == "dealt_hand" and event.data["seat"] == (self.reader or 0)
        ]

    def layout(self, state: State, kind: str) -> dict[Place, str]:
        """Return the places of all cards hidden from the reader, if cards can be dealt anew at this moment."""
        if kind not in MOMENTS:
            return {}
        zones = {"actions": state.actions, "aside": state.aside}
        zones |= {f"hand/{force.seat}": force.hand for force in state.forces if force.seat != self.reader}
        zones |= {name: getattr(state, name).unused for name in SHIPS}
        if state.solo and self.reader is None:
            zones["discard"] = state.discard  # face down
        found = {(zone, n): card for zone, cards in zones.items() for n, card in enumerate(cards)}
        if state.turn.seat != self.reader:
            found |= {("table", n): c.card for n, c in enumerate(state.turn.committed) if c.state == "down"}
        return found

    def fixed(self, match: Match) -> list[str]:
        """Return the cards that the reader knows, or whose faces decide what is asked (KS 4.2.7)."""
        me = match.view(self.reader).me if self.reader is not None else None
        found = [] if me is None else [*me.deck, *(card for cards in me.known.values() for card in cards)]
        found += self.exempt()
        few = unordered(match) or sum(kind_of(card) not in AWAY for card in own_discards(match.state)) < 2
        down = [committed for committed in match.state.turn.committed if committed.state == "down"]
        return [*found, *(c.card for c in down if c.mode == "lay" or (few and c.place == "action"))]

    def exempt(self) -> list[str]:
        """Return the cards that stay in place because a window tells a spectator of a match for one that it is held.

        There a window opens only if a card can be played (KS 7.1).
        """
        return [card for card in DECK if kind_of(card) in ANSWERS] if self.seats == 1 and self.reader is None else []

    def learned(self, event: Event, unasked: bool) -> list[str]:
        """Return the cards that an event rightly reveals to the reader, or that decide what is asked next.

        ``unasked``: nobody is asked for the order of the discards in this turn.
        """
        data, own = event.data, event.private.get(self.reader, {})  # type: ignore[arg-type]
        match event.kind:
            case "revealed" | "reacted":
                return [data["card"]]
            case "discarded":
                return data.get("faces", [])
            case "drew_card":
                return [own["card"]] if own else []
            case "hand_seen" | "deck_seen" | "deck_ordered" | "cards_taken" | "cards_lost" | "exchanged":
                return [card for cards in own.values() for card in cards]
            case "deception_drawn":
                return event.private[data["seat"]]["faces"]
            case "committed":
                faces, places = event.private[data["seat"]]["faces"], [slot["place"] for slot in data["slots"]]
                few = unasked or sum(kind_of(card) not in AWAY for card in faces) < 2
                both = zip(faces, places, strict=True)
                return [card for card, place in both if place == "lay" or (few and place == "action")]
            case _:
                return []

    # ---------------------------------------------------------------- its twin

    def start_again(self) -> Match:
        fate = FateDice(f"twins {self.seed}", self.game.kinds)
        for (kind, n), outcome in self.dice.fallen.items():
            fate.planned[kind, n] = outcome
            begun = next((said for said in self.course if said.round == n + 1), None)
            if kind == "action_deck" and begun is not None and begun.layout:
                own = self.hands[n] if n < len(self.hands) else []
                hidden = [place for place, card in enumerate(outcome) if card not in (*own, *self.exempt())]
                fate.planned[kind, n] = permuted(outcome, hidden, self.random)
        return Match.start(self.game, self.seats, "", options=self.options, dice=fate)

    def moves_again(self, match: Match) -> Iterator[Move]:
        for n, said in enumerate(self.course):
            question = match.questions.get(said.seat)
            if question is None or question.kind != said.kind:
                self.parted = True
                return
            if said.layout:
                self.deal_anew(match.state, n)
            answer = self.answer_again(match, said)
            by = "order" if said.kind in WINDOWS and said.seat != self.reader and n % 2 else "player"
            yield Move(said.seat, answer, by)

    def answer_again(self, match: Match, said: Said) -> Any:
        """Return the twin's answer: the same, but with the hidden cards that now lie in the same places."""
        now = ids_of(match.questions[said.seat])
        if said.kind in NUMBERED:
            return [now[said.offered.index(card)] for card in said.answer]
        if said.seat == self.reader:
            return said.answer
        if said.kind == "play" and said.answer.startswith("reveal/"):
            n = said.slots.index(int(said.answer.partition("/")[2]))
            return f"reveal/{match.state.turn.committed[n].slot}"
        if said.kind != "commit":
            return said.answer
        # A card that stays hidden can be any card of the hand.
        cards = said.answer.get("cards", [])
        free = [card for card in now if card not in self.bound]
        self.random.shuffle(free)
        there = {card: card if card in self.bound else free.pop() for card in cards}
        return {"cards": list(there.values()), **{there[card]: said.answer.get(card, "action") for card in cards}}

    def deal_anew(self, state: State, at: int) -> None:
        """Deal all hidden cards anew, except those revealed before the next deal."""
        said = self.course[at]
        end = next((n for n in range(at + 1, len(self.course)) if self.course[n].layout), len(self.course))
        span = self.course[at:end]
        after = self.course[end].layout if end < len(self.course) else self.last
        fixed = self.bound = {*said.fixed, *(card for one in span for card in one.told)}
        shuffled = {deck for one in span for deck in one.shuffled}
        dealt = dict(said.layout)
        for zones in (("germans",), ("merchants",), ("solitaire",), ("actions", "aside", "hand", "table", "discard")):
            places = [place for place in dealt if place[0].split("/")[0] in zones]
            if zones[0] in SHIPS:
                stay = {card for place, card in after.items() if place[0] == zones[0]}
                free = [p for p in places if dealt[p] in stay and zones[0] not in shuffled]
            else:
                free = [place for place in places if dealt[place] not in fixed]
            self.shuffle(dealt, free, fixed)
        self.swapped += sum(dealt[place] != card for place, card in said.layout.items())
        lay_out(state, dealt)
        if state.turn.seat != self.reader:
            self.number_slots(state)

    def number_slots(self, state: State) -> None:
        """Renumber the committed cards within each place, since nobody may know which is which."""
        down = [committed for committed in state.turn.committed if committed.state == "down"]
        for place in dict.fromkeys(committed.place for committed in down):
            same = [committed for committed in down if committed.place == place]
            slots = self.random.sample([committed.slot for committed in same], k=len(same))
            for committed, slot in zip(same, slots, strict=True):
                committed.slot = slot

    def shuffle(self, dealt: dict[Place, str], free: list[Place], fixed: set[str]) -> None:
        """Deal the cards in the free places anew; a card that will be played stays the first of its kind."""
        before = {place: dealt[place] for place in free}
        for _ in range(20):
            cards = self.random.sample([dealt[place] for place in free], k=len(free))
            dealt |= dict(zip(free, cards, strict=True))
            if first_of_their_kind(dealt, fixed):
                return
        dealt |= before


def first_of_their_kind(dealt: Mapping[Place, str], fixed: set[str]) -> bool:
    """Return whether each card that will be played is the first of its kind, since only the first is offered."""
    met: dict[str, list[str]] = {}
    for (zone, _), card in dealt.items():
        if zone == "table" or zone.startswith("hand"):
            if card in fixed and kind_of(card) in met.get(zone, []):
                return False
            if card not in fixed:
                met.setdefault(zone, []).append(kind_of(card))
    # A drawn card may be played at once.
    drawn = [kind_of(card) for (zone, _), card in dealt.items() if zone == "actions" and card in fixed]
    return not any(kind in ANSWERS and kind in kinds for kind in drawn for kinds in met.values())


def lay_out(state: State, dealt: Mapping[Place, str]) -> None:
    """Put the hidden cards in their new places."""
    for (zone, n), card in dealt.items():
        name, _, seat = zone.partition("/")
        if name == "table":
            state.turn.committed[n].card = card
        elif name == "hand":
            state.forces[int(seat)].hand[n] = card
        elif name in SHIPS:
            getattr(state, name).unused[n] = card
        else:
            getattr(state, name)[n] = card


def unordered(match: Match) -> bool:
    """Return whether the discards of this turn need no order, so that a turn may end without a question (KS 4.2.7)."""
    return match.seats == 1 or len(match.state.actions) < 2


def ids_of(question: Question) -> list[str]:
    """Return the ids of the options of a question, or of a form's first step."""
    asked = question.steps[0] if question.shape == "form" else question
    return [option.id for option in asked.options]
