"""The draws in the events of a story, compared with those of the revealed keys."""

from collections.abc import Iterator

from rules.corsari.cards import DECK, SETUP, sort_hand
from rules.corsari.play import HAND
from rules.corsari.sailing import clockwise_from
from rules.kernel.shown import Shown


def shown_draws(story: Shown) -> Iterator[tuple[int, bool]]:
    """Yield the number of each event that shows a draw, and whether it shows what the keys drew.

    These are the first dealer, and of each round the tavern, the first discard, the reader's hand and the cards that
    the reader drew from the pile.
    """
    hand: list[str] = []
    pile: list[str] = []
    for n, kind, data in story.events:
        if kind == "match_started" and story.options.first_dealer == "random":
            yield n, data["first_dealer"] == story.dice.below("first_dealer", story.seats)
        elif kind == "round_started":
            order = clockwise_from(data["dealer"], data["seats"])
            deck = story.dice.shuffle("deal", DECK)
            dealt = len(order) * HAND
            laid = dealt + SETUP[len(order)].tavern_size + 1
            hand = deck[order.index(story.seat) : dealt : len(order)] if story.seat in order else []
            pile = deck[laid:]
            yield n, [*data["tavern"], data["discard"]] == deck[dealt:laid]
        elif kind == "hand_dealt":
            yield n, data["hand"] == sort_hand(hand)
        elif kind == "drew" and data["source"] == "pile":
            drawn, *pile = pile
            hand = [drawn]
        elif kind == "drew_card":
            yield n, [data["card"]] == hand
