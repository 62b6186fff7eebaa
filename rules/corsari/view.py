"""Who may see what (spec 7): the events that a reader saw, folded into one object."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, computed_field

from rules.corsari.arrange import best_sail
from rules.corsari.cards import colour_of, sort_hand
from rules.corsari.load import best_load, heaviest
from rules.corsari.options import Options
from rules.corsari.totals import best12_after_drop, best12_total
from rules.kernel import Fact, SeenEvent, View

Phase = Literal["draw", "act", "layout", "load", "over"]
Groups = dict[str, Any]


class Advice(BaseModel):
    """Private hints: totals if the reader sailed or loaded now, and how."""

    model_config = ConfigDict(extra="forbid")

    total: int | None = None
    """The best total of the hand: of 12 cards as they are, of 13 after the best scuttle."""
    after_drop: dict[str, int] | None = None
    layout: Groups | None = None
    load: Groups | None = None
    heaviest: Groups | None = None


class Me(BaseModel):
    """What only this reader knows."""

    model_config = ConfigDict(extra="forbid")

    hand: list[str]
    drawn: str | None = None
    scuttled: str | None = None


class RoundView(BaseModel):
    """The round as everybody sees it. ``shown``: every card that was public in it, in order."""

    model_config = ConfigDict(extra="forbid")

    number: int
    dealer: int
    seats: list[int]
    phase: Phase
    mover: int
    laps: dict[int, int]
    hand_sizes: dict[int, int]
    tavern: list[str]
    colour: str | None
    discard: str | None
    discards: int
    pile: int
    idle: int
    discard_closed: bool
    shown: list[str]
    declarer: int | None = None
    forced: bool = False
    layout: Groups | None = None
    loads: list[Groups] | None = None
    scores: list[Groups] | None = None


class CorsariView(View):
    """A reader's view of a match of Corsari; ``me`` is None for spectators and seats that are out."""

    totals: dict[int, int]
    active: list[int]
    places: dict[int, int]
    ended: Groups | None
    round: RoundView | None
    me: Me | None

    @computed_field
    @cached_property
    def advice(self) -> Advice | None:
        """Hints for the reader's own hand; worked out when they are looked at. None without the option."""
        if self.me is None or self.round is None or not self.options["advice"] or self.round.colour is None:
            return None
        return advise(self.seat, self.me.hand, self.round)

    def board(self) -> list[Fact]:
        """Return where the match stands."""
        deal = self.round
        if deal is None:
            return []
        scores = [
            {"seat": seat, "total": self.totals[seat], "place": self.places.get(seat, 0)} for seat in range(self.seats)
        ]
        facts = [
            Fact("board_round", {"round": deal.number, "dealer": deal.dealer}),
            Fact("board_scores", {"scores": scores, **{name: self.options[name] for name in END}}),
        ]
        if deal.phase != "over" and deal.tavern:
            facts[1:1] = [
                Fact("board_tavern", {"tavern": deal.tavern, "colour": deal.colour, "top": deal.tavern[-1]}),
                Fact("board_piles", {"discard": deal.discard or "none", "pile_size": deal.pile}),
            ]
        return facts

    def own(self) -> list[Fact]:
        """Return what only this reader knows."""
        if self.me is None or self.round is None:
            return []
        hand = self.me.hand
        bands = [{"colour": letter, "hand": cards} for letter, cards in by_colour(hand)]
        facts = [Fact("own_hand", {"bands": bands, "cards": len(hand)})]
        if self.me.drawn is not None:
            facts.append(Fact("own_drawn", {"card": self.me.drawn}))
        if self.me.scuttled is not None:
            facts.append(Fact("own_scuttled", {"card": self.me.scuttled}))
        if self.advice is not None and self.advice.total is not None and self.round.phase in ("draw", "act"):
            facts.append(Fact("own_advice", {"total": self.advice.total}))
        return facts


def by_colour(cards: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Group sorted cards by the letter of their colour."""
    return [(letter, list(band)) for letter, band in groupby(cards, key=colour_of)]


def advise(seat: int | None, hand: Sequence[str], deal: RoundView) -> Advice | None:
    """Return the hints for a hand of 12 or 13 cards; None when there is nothing left to decide for it."""
    colour = str(deal.colour)
    if deal.phase == "over" or (deal.phase == "load" and seat == deal.declarer):
        return None
    if len(hand) == 13:
        best = best_sail(hand, colour)
        return Advice(total=best.total, after_drop=dict(best12_after_drop(hand, colour)), layout=best._asdict())
    if len(hand) != 12:
        return None
    if deal.phase == "load" and deal.layout is not None:
        crew, declared = deal.layout["crew"], deal.layout["total"]
        heavy = heaviest(hand, colour, crew, declared)
        best = best_load(hand, colour, crew)
        return Advice(total=best.total, load=best._asdict(), heaviest=heavy and heavy._asdict())
    return Advice(total=best12_total(hand, colour))


class CorsariWatcher:
    """Takes in one reader's events."""

    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._seat = seat
        self._seats = seats
        self._options = options.model_dump(mode="json")
        self._totals = dict.fromkeys(range(seats), 0)
        self._active = list(range(seats))
        self._places: dict[int, int] = {}
        self._ended: Groups | None = None
        self._round: RoundView | None = None
        self._discards: list[str] = []
        self._me: Me | None = None

    def see(self, event: SeenEvent) -> None:
        """Take in the next event."""
        handler = HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.data)

    def view(self) -> CorsariView:
        """Return the view as it is now; it does not change with later events."""
        return CorsariView(
            seat=self._seat,
            seats=self._seats,
            options=self._options,
            totals=dict(self._totals),
            active=list(self._active),
            places=dict(self._places),
            ended=self._ended,
            round=self._round and self._round.model_copy(deep=True),
            me=self._me and self._me.model_copy(deep=True),
        )

    @property
    def _deal(self) -> RoundView:
        if self._round is None:
            msg = "no round has begun"
            raise ValueError(msg)
        return self._round

    def _round_started(self, data: Mapping[str, Any]) -> None:
        seats = list(data["seats"])
        self._active = seats
        self._me = None
        self._discards = [data["discard"]]
        self._round = RoundView(
            number=data["round"],
            dealer=data["dealer"],
            seats=seats,
            phase="draw",
            mover=data["starter"],
            laps={**dict.fromkeys(seats, 0), data["starter"]: 1},
            hand_sizes=dict.fromkeys(seats, 12),
            tavern=list(data["tavern"]),
            colour=data["colour"],
            discard=data["discard"],
            discards=1,
            pile=data["pile_size"],
            idle=0,
            discard_closed=False,
            shown=[*data["tavern"], data["discard"]],
        )

    def _hand_dealt(self, data: Mapping[str, Any]) -> None:
        self._me = Me(hand=list(data["hand"]))

    def _drew(self, data: Mapping[str, Any]) -> None:
        deal, source, seat = self._deal, data["source"], data["seat"]
        deal.pile = data["pile_size"]
        deal.phase = "act"
        deal.idle = deal.idle + 1 if source == "discard" else 0
        if source == "tavern":
            deal.tavern.pop()
            deal.colour = colour_of(deal.tavern[-1]) if deal.tavern else None
        elif source == "discard":
            self._discards.pop()
            self._show_discards()
        # The last tavern card voids the round and comes into no hand (CO 7.1).
        if deal.tavern:
            deal.hand_sizes[seat] += 1
            if source != "pile":
                self._receive(seat, data["card"])

    def _drew_card(self, data: Mapping[str, Any]) -> None:
        self._receive(data["seat"], data["card"])

    def _show_discards(self) -> None:
        self._deal.discard = self._discards[-1] if self._discards else None
        self._deal.discards = len(self._discards)

    def _receive(self, seat: int, card: str) -> None:
        if self._me is not None and seat == self._seat:
            self._me.hand = sort_hand([*self._me.hand, card])
            self._me.drawn = card

    def _discarded(self, data: Mapping[str, Any]) -> None:
        deal, seat, card = self._deal, data["seat"], data["card"]
        deal.hand_sizes[seat] -= 1
        self._discards.append(card)
        self._show_discards()
        if card not in deal.shown:
            deal.shown.append(card)
        if self._me is not None and seat == self._seat:
            self._me.hand.remove(card)
            self._me.drawn = None
        at = deal.seats.index(seat)
        deal.mover = deal.seats[(at + 1) % len(deal.seats)]
        deal.laps[deal.mover] += 1
        deal.phase = "draw"

    def _doldrums(self, data: Mapping[str, Any]) -> None:
        self._deal.discard_closed = data["closed"]

    def _sail_declared(self, data: Mapping[str, Any]) -> None:
        deal = self._deal
        deal.phase, deal.declarer, deal.forced = "layout", data["seat"], data["forced"]

    def _layout_revealed(self, data: Mapping[str, Any]) -> None:
        deal = self._deal
        deal.phase, deal.layout = "load", {name: data[name] for name in (*GROUPS, "total")}
        deal.hand_sizes[data["seat"]] -= 1
        # Face down it is one card more, but not the top that anybody sees.
        deal.discards += 1
        if self._options["scuttle_face"] == "up":
            deal.discard = data["scuttled"]
        if "scuttled" in data:
            deal.layout["scuttled"] = data["scuttled"]
            if self._me is not None and data["seat"] == self._seat:
                self._me.scuttled = data["scuttled"]
                self._me.drawn = None
                self._me.hand.remove(data["scuttled"])

    def _loads_revealed(self, data: Mapping[str, Any]) -> None:
        self._deal.loads = [dict(load) for load in data["loads"]]
        self._deal.phase = "over"

    def _round_scored(self, data: Mapping[str, Any]) -> None:
        self._deal.scores = [dict(score) for score in data["scores"]]
        for score in data["scores"]:
            self._totals[score["seat"]] = score["total"]

    def _round_over(self, data: Mapping[str, Any]) -> None:
        self._deal.phase = "over"

    def _seat_eliminated(self, data: Mapping[str, Any]) -> None:
        self._places[data["seat"]] = data["place"]
        self._active = [seat for seat in self._active if seat != data["seat"]]

    def _match_ended(self, data: Mapping[str, Any]) -> None:
        self._ended = dict(data)
        self._deal.phase = "over"


END = ("end_mode", "limit", "fixed_rounds")
GROUPS = ("prisoners", "crew", "stowaways")

# Methods of one class in a table: the kinds of event are the keys.
HANDLERS: Mapping[str, Callable[[CorsariWatcher, Mapping[str, Any]], None]] = {
    kind: getattr(CorsariWatcher, f"_{name}")
    for kind, name in (
        ("round_started", "round_started"),
        ("hand_dealt", "hand_dealt"),
        ("drew", "drew"),
        ("drew_card", "drew_card"),
        ("discarded", "discarded"),
        ("doldrums", "doldrums"),
        ("sail_declared", "sail_declared"),
        ("layout_revealed", "layout_revealed"),
        ("loads_revealed", "loads_revealed"),
        ("round_scored", "round_scored"),
        ("round_void", "round_over"),
        ("sweep", "round_over"),
        ("seat_eliminated", "seat_eliminated"),
        ("match_ended", "match_ended"),
    )
}
