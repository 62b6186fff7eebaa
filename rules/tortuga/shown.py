"""The draws in the events of a story, compared with those of the revealed keys."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.kernel.shown import Shown
from rules.tortuga.cards import HAND, LOYALTIES, PIRATES, VOTE_DECKS, sort_types


def shown_draws(story: Shown) -> Iterator[tuple[int, bool]]:
    """Yield the number of each event that shows a draw, and whether it shows what the keys drew.

    These are the order of the seats, the pirates that were dealt and the pawns. Where the table discloses everything,
    they are the loyalties too, and the vote cards dealt to the reader.
    """
    order = list(range(story.seats))
    if story.options.seat_order == "shuffled":
        order = story.dice.shuffle("seat_order", order)
    pirates = story.dice.shuffle("brethren", PIRATES) if story.options.brethren == "auto" else []
    # Not drawn where everybody resigns before that.
    pawns: list[int] | None = None
    hidden = _Hidden(story, order)
    for n, kind, data in story.events:
        if kind == "match_started":
            yield n, data["order"] == order
        elif kind == "brethren_chosen" and pirates:
            yield n, data["pirate"] == pirates[order.index(data["seat"])]
        elif kind == "pawn_drawn":
            pawns = story.dice.shuffle("bag", order) if pawns is None else pawns
            yield n, [data["seat"]] == pawns[:1]
            pawns = pawns[1:]
        elif hidden.disclosed and (right := hidden.right(kind, data)) is not None:
            yield n, right


class _Hidden:
    """The draws of the set-up whose keys are revealed only where the table discloses everything."""

    def __init__(self, story: Shown, order: Sequence[int]) -> None:
        self.disclosed = "loyalties" in story.kinds and "vote_deck" in story.kinds
        self._order = order
        if self.disclosed:
            self._loyalties = story.dice.shuffle("loyalties", LOYALTIES[story.seats])
            deck = story.dice.shuffle("vote_deck", VOTE_DECKS[story.options.vote_deck])
            self._hands = [deck[place : story.seats * HAND : story.seats] for place in range(story.seats)]

    def right(self, kind: str, data: Mapping[str, Any]) -> bool | None:
        """Return whether an event shows what the keys drew; None if it shows nothing of it."""
        if kind == "loyalty_dealt":
            return data["loyalty"] == self._loyalties[self._order.index(data["seat"])]
        if kind == "hand_dealt":
            return data["hand"] == sort_types(self._hands[self._order.index(data["seat"])])
        if kind == "match_over":
            return all(one["loyalty"] == self._loyalties[self._order.index(one["seat"])] for one in data["loyalties"])
        return None
