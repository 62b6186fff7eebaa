"""The fold of the events that one reader saw into its view (spec 7)."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.corsari.cards import colour_of, sort_hand
from rules.corsari.options import Options
from rules.corsari.score import names_two
from rules.corsari.view import CorsariView, Groups, Left, Me, RoundView
from rules.kernel import SeenEvent


class CorsariWatcher:
    """A fold of one reader's events into its view."""

    def __init__(self, seat: int | None, seats: int, options: Options) -> None:
        self._seat = seat
        self._seats = seats
        self._options = options.model_dump(mode="json")
        self._totals = dict.fromkeys(range(seats), 0)
        self._active = list(range(seats))
        self._places: dict[int, int] = {}
        self._left: dict[int, Left] = {}
        self._ended: Groups | None = None
        self._round: RoundView | None = None
        self._discards: list[str] = []
        self._me: Me | None = None
        self._resigned: list[int] = []

    def see(self, event: SeenEvent) -> None:
        """Take in the next event."""
        handler = HANDLERS.get(event.kind)
        if handler is not None:
            handler(self, event.data)

    def view(self) -> CorsariView:
        """Return a copy of the view; later events do not change it."""
        return CorsariView(
            seat=self._seat,
            seats=self._seats,
            options=self._options,
            totals=dict(self._totals),
            active=list(self._active),
            places=dict(self._places),
            left=dict(self._left),
            ended=self._ended,
            resigned=list(self._resigned),
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
            taken={seat: [] for seat in seats},
            dropped={seat: [] for seat in seats},
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
        # The last tavern card voids the round and goes to no hand (CO 7.1).
        if deal.tavern:
            deal.hand_sizes[seat] += 1
            if source != "pile":
                deal.taken[seat].append(data["card"])
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
        deal.dropped[seat].append(card)
        if card in deal.taken[seat]:
            deal.taken[seat].remove(card)
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
        deal.layout = {name: data[name] for name in (*GROUPS, "total")}
        # A seat that has resigned cannot sweep (spec 6.6).
        swept = data["total"] == 0 and data["seat"] not in self._resigned
        deal.phase = "press" if swept and names_two(self._options["sweep"], len(deal.seats) - 1) else "load"
        deal.hand_sizes[data["seat"]] -= 1
        # A card scuttled face down adds to the discard pile but does not show as its top.
        deal.discards += 1
        if self._options["scuttle_face"] == "up":
            deal.discard = data["scuttled"]
        if "scuttled" in data:
            deal.layout["scuttled"] = data["scuttled"]
            if self._me is not None and data["seat"] == self._seat:
                self._me.scuttled = data["scuttled"]
                self._me.drawn = None
                self._me.hand.remove(data["scuttled"])

    def _seat_resigned(self, data: Mapping[str, Any]) -> None:
        self._resigned.append(data["seat"])
        if self._round is not None and self._round.phase == "press" and data["seat"] == self._round.declarer:
            self._round.phase = "load"

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
        self._left[data["seat"]] = Left(round=self._deal.number, cause=data["cause"])
        self._active = [seat for seat in self._active if seat != data["seat"]]

    def _match_ended(self, data: Mapping[str, Any]) -> None:
        self._ended = dict(data)
        self._deal.phase = "over"


GROUPS = ("prisoners", "crew", "stowaways")

# By kind of event, the method that takes it in.
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
        ("seat_resigned", "seat_resigned"),
        ("loads_revealed", "loads_revealed"),
        ("round_scored", "round_scored"),
        ("round_void", "round_over"),
        ("sweep", "round_over"),
        ("seat_eliminated", "seat_eliminated"),
        ("match_ended", "match_ended"),
    )
}
