"""Views of The Kaiser's Pirates for tests of pictures, with fleets as large as wanted."""

from collections.abc import Sequence
from functools import cache
from random import Random

from bot.pictures import Drawing, Theme, hand_drawing, table_drawing
from bot.text import words_for
from rules.kaiser import GAME
from rules.kaiser.pieces import DECK, GERMANS, MERCHANTS
from rules.kaiser.view.model import KaiserView, SeenSlot, SeenVessel
from rules.kernel import Match

from .scenes import ODD, PLAIN

__all__ = ["ODD", "PLAIN", "crowded", "full_hand", "hand_of", "table_of"]


@cache
def fought(seats: int) -> Match:
    """Return a match between AIs right after its twelfth contest."""
    match = Match.start(GAME, seats, f"pictures {seats}")
    while sum(event.kind == "roll" for event in match.log) < 12:
        question = next(iter(match.questions.values()))
        match.answer(question.seat, GAME.pilot(match.view(question.seat), question))
    return match


def crowded(seats: int, germans: int, prizes: int) -> KaiserView:
    """Return a spectator's view with so many German ships and prizes at each seat, in all states."""
    view = fought(seats).view(None)
    assert isinstance(view, KaiserView)
    ships, merchants = iter(GERMANS), iter(MERCHANTS)
    for seat, force in view.forces.items():
        force.ships = [
            SeenVessel(card=next(ships), identified=n % 2 == 0, damage=n % 3, low_supply=n % 2 == 1, refuge=n == 2)
            for n in range(germans)
        ]
        force.prizes = [SeenVessel(card=next(merchants), identified=n % 2 == 1, damage=n % 2) for n in range(prizes)]
        force.row = [SeenVessel(card=next(merchants), damage=n % 2) for n in range(3)]
        force.fog, force.deception, force.skipped = seat == 0, seat == 1, True
    active = view.forces[view.active or 0]
    places = [f"ship/{active.ships[0].card}", f"lay/{active.ships[-1].card}", *["british"] * 3, *["action"] * 7]
    view.committed = [SeenSlot(slot=n, place=place) for n, place in enumerate(places, start=1)]
    view.committed[-1] = view.committed[-1].but(card="reflag#1", up=True)
    view.top = ["exchange_information#1", "submarine_uc#2"]
    return view


def full_hand(cards: int, *, knows: bool = False) -> KaiserView:
    """Return the view of a seat with so many cards; ``knows``: it also knows cards of others and of the deck."""
    view = fought(2).view(0)
    assert isinstance(view, KaiserView)
    deck = list(DECK)
    Random(cards).shuffle(deck)
    assert view.me is not None
    view.me.hand = deck[:cards]
    view.me.known, view.me.deck = ({1: deck[-6:]}, deck[-10:-6]) if knows else ({}, [])
    return view


def table_of(
    view: KaiserView, theme: Theme = "dark", locale: str = "en", names: Sequence[str] = PLAIN
) -> Drawing | None:
    return table_drawing(GAME, view, words_for(locale), names.__getitem__, theme)


def hand_of(
    view: KaiserView, theme: Theme = "dark", locale: str = "en", names: Sequence[str] = PLAIN
) -> Drawing | None:
    return hand_drawing(GAME, view, words_for(locale), names.__getitem__, theme)
