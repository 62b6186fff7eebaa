"""The view of each reader (spec 7), which :mod:`rules.corsari.watcher` builds."""

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, computed_field

from rules.corsari.arrange import best_sail
from rules.corsari.cards import colour_of
from rules.corsari.load import best_load, heaviest
from rules.corsari.totals import best12_after_drop, best12_total
from rules.kernel import Fact, Question, View

END = ("end_mode", "limit", "fixed_rounds")

Phase = Literal["draw", "act", "layout", "press", "load", "over"]
Groups = dict[str, Any]


class Advice(BaseModel):
    """Private hints: the best totals, layout and loads of the reader's hand."""

    model_config = ConfigDict(extra="forbid")

    total: int | None = None
    """The best total of the hand; with 13 cards, after the best scuttle."""
    after_drop: dict[str, int] | None = None
    layout: Groups | None = None
    load: Groups | None = None
    heaviest: Groups | None = None


class Me(BaseModel):
    """The cards that only this reader knows."""

    model_config = ConfigDict(extra="forbid")

    hand: list[str]
    drawn: str | None = None
    scuttled: str | None = None


class RoundView(BaseModel):
    """The round as everybody sees it.

    ``shown``: every card that was public during the round, in order. By seat, ``taken``: the cards that it took from
    the discard pile or the tavern and still holds; ``dropped``: the cards that it discarded.
    """

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
    taken: dict[int, list[str]]
    dropped: dict[int, list[str]]
    declarer: int | None = None
    forced: bool = False
    layout: Groups | None = None
    loads: list[Groups] | None = None
    scores: list[Groups] | None = None


class Left(BaseModel):
    """The round in which a seat left the match, and why: "limit", "sweep" or "resigned"."""

    model_config = ConfigDict(extra="forbid")

    round: int
    cause: str


class CorsariView(View):
    """A reader's view of a match of Corsari; ``me`` is None for spectators and seats that are out."""

    totals: dict[int, int]
    active: list[int]
    places: dict[int, int]
    left: dict[int, Left]
    """By seat, how those that are out left the match."""
    ended: Groups | None
    resigned: list[int]
    """The seats that have resigned: their answers are the defaults until the round is over."""
    round: RoundView | None
    me: Me | None

    @computed_field
    @cached_property
    def advice(self) -> Advice | None:
        """Hints for the reader's own hand, computed when they are read. None without the option."""
        if self.me is None or self.round is None or not self.options["advice"] or self.round.colour is None:
            return None
        return advise(self.seat, self.me.hand, self.round)

    def known(self, question: Question, answer: Any) -> list[Fact]:
        """Return what the reader's best layout comes to, where they confirm that they sail. None without the option."""
        if question.kind != "act" or answer != "sail" or self.advice is None or self.advice.layout is None:
            return []
        best = self.advice.layout
        facts = {"total": best["total"], "scuttled": best["scuttled"], "sweep": self.options["sweep"]}
        return [Fact("known_sail", facts)]

    def rows(self) -> list[dict[str, Any]]:
        """Return when and why each seat left the match; one that played to its end: "none"."""
        left = {seat: {"out": gone.round, "cause": gone.cause} for seat, gone in self.left.items()}
        return [{"seat": seat, **left.get(seat, {"out": 0, "cause": "none"})} for seat in range(self.seats)]

    def board(self) -> list[Fact]:
        """Return the public state of the match, line by line."""
        deal = self.round
        if deal is None:
            return []
        scores = [
            {
                "seat": seat,
                "total": self.totals[seat],
                "place": self.places.get(seat, 0),
                "resigned": seat in self.resigned,
            }
            for seat in range(self.seats)
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
        """Return what only this reader knows, line by line; nothing once the reader has resigned."""
        if self.me is None or self.round is None or self.seat in self.resigned:
            return []
        hand = self.me.hand
        bands = [{"colour": letter, "hand": cards} for letter, cards in by_colour(hand)]
        facts = [Fact("own_hand", {"bands": bands, "cards": len(hand)})]
        if self.me.drawn is not None:
            facts.append(Fact("own_drawn", {"card": self.me.drawn}))
        if self.me.scuttled is not None:
            facts.append(Fact("own_scuttled", {"card": self.me.scuttled}))
        if self.advice is not None and self.advice.total is not None and self.round.phase in ("draw", "act"):
            aside = {} if self.advice.layout is None else {"scuttled": self.advice.layout["scuttled"]}
            sails = {"sails": self.may_sail(self.seat)}
            facts.append(Fact("own_advice", {"total": self.advice.total, "cards": len(hand), **sails, **aside}))
        return facts

    def may_sail(self, seat: int | None) -> bool:
        """Return whether a seat may sail on its present turn, or else on its next one: the first may be too early."""
        deal = self.round
        if deal is None or seat not in deal.laps or not self.options["no_sail_first_lap"]:
            return True
        return deal.laps[seat] + (seat != deal.mover) > 1


def by_colour(cards: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Group sorted cards by the letter of their colour."""
    return [(letter, list(band)) for letter, band in groupby(cards, key=colour_of)]


def advise(seat: int | None, hand: Sequence[str], deal: RoundView) -> Advice | None:
    """Return the hints for a hand of 12 or 13 cards; None if its seat has nothing more to decide in this round."""
    colour = str(deal.colour)
    if deal.phase in ("press", "over") or (deal.phase == "load" and seat == deal.declarer):
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
