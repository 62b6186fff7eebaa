"""Helpers for tests of the war: hunters on a board built by hand, contacts that are only noted, whole matches."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.blackbeard import GAME
from rules.blackbeard.hidden import HunterEntry, SeatOrders
from rules.blackbeard.state import Hunter, Pirate, Position
from rules.blackbeard.tables import COMMISSIONERS, PORTS
from rules.blackbeard.voyage import Voyage
from rules.kernel import Match, Play

from .decks import Deck
from .walks import any_answer

ROGERS, MAYNARD = "KC2", "KC7"
PEARL, SWALLOW, LUDLOW, GUARD = "W05", "W19", "W20", "W09"
"""English 8/5, English 11/3, French 11/2, of no nation 8/5."""


def deck(seats: int = 3, dice: dict[str, Any] | None = None, **options: Any) -> Deck:
    found = Deck(seats, dice, **{"m_hunters": True, "m_cunning": False, **options})
    found.campaign.state.stocks = {name: len(stock) for name, stock in found.campaign.hidden.stocks.items()}
    return found


def warship(deck: Deck, piece: str, target: Pirate, place: str, token: str = "warship1", **about: Any) -> Hunter:
    """Put a warship at sea, face down, under the seat to the right of its target's."""
    state, hidden = deck.campaign.state, deck.campaign.hidden
    hidden.stocks["warships"].remove(piece)
    state.stocks["warships"] -= 1
    seat = about.get("controller", state.right_of(target.seat))
    hunter = Hunter(token, "warship", about.get("at", Position(place, "sea")), seat, target.id)
    hidden.faces[token] = piece
    hidden.known[token] = [seat]
    state.hunters.append(hunter)
    return hunter


def commissioner(deck: Deck, piece: str, target: Pirate, at: Position, controller: int, **about: Any) -> Hunter:
    """Put a King's Commissioner on the board."""
    deck.campaign.hidden.stocks["commissioners"].remove(piece)
    deck.campaign.state.stocks["commissioners"] -= 1
    row = COMMISSIONERS[piece]
    token, nation = about.get("token", "kc1"), about.get("nation", "English")
    hunter = Hunter(token, "kc", at, controller, target.id, piece, nation, row.combat, row.speed)
    deck.campaign.state.hunters.append(hunter)
    return hunter


def order(deck: Deck, hunter: Hunter, kind: Any, goal: str = "", hexes: int | None = None, **more: Any) -> None:
    deck.campaign.hidden.hunter_entries[hunter.token] = HunterEntry(kind, goal, hexes, **more)


def doubt(deck: Deck, seat: int, hunter: Hunter, hexes: int) -> None:
    deck.campaign.hidden.seat_orders[seat] = SeatOrders(challenge={hunter.token: hexes})


def at_anchor(number: str) -> Position:
    return Position(PORTS[number].hex, "port")


class Contacts(list[tuple[str, str]]):
    """Hunter and pirate of each contact. ``attacks``: hunters that attack whomever they meet."""

    def __init__(self) -> None:
        self.attacks: list[str] = []
        self.captured: list[tuple[str, str]] = []

    def contact(self, voyage: Voyage, hunter: Hunter, pirate: Pirate, *, automatic: bool = False) -> Play[None]:
        yield from ()
        self.append((hunter.token, pirate.id))
        pirate.now.tested.append(hunter.token)
        if hunter.token in self.attacks:
            hunter.fought = pirate.id

    def capture(self, voyage: Voyage, pirate: Pirate, *, nation: str, by: Hunter | None) -> Play[None]:
        yield from ()
        self.captured.append((pirate.id, nation))


def knows(board: Deck, match: Match, seat: int | None, hunter: Hunter) -> bool:
    """Return whether anything that a reader gets names the counter of a hunter."""
    view = match.view(seat)
    shown = [str(event.data) for event in match.events(seat)] + [view.model_dump_json()]
    question = match.questions.get(seat) if seat is not None else None
    shown += [] if question is None else [str(question.plain())]
    piece = hunter.face or board.campaign.hidden.faces[hunter.token]
    return any(f"'{piece}'" in text or f'"{piece}"' in text for text in shown)


def war_walk(seats: int, seed: int, *, turns: int = 8, most: int = 400, **options: Any) -> Iterator[Match]:
    """Play a random match of the war; yield it before each answer and at the end."""
    chance = Random(seed)
    chosen = {"turn_cap": turns, "m_hunters": True, **options}
    match = Match.start(GAME, seats=seats, seed=f"war {seed}", salt="", options=chosen)
    for _ in range(most):
        yield match
        if match.result is not None:
            return
        seat = chance.choice(sorted(match.questions))
        question = match.questions[seat]
        match.answer(seat, any_answer(question, chance), question=question.id)
