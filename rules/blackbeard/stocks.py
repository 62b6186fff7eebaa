"""The stocks: action cards and counters, drawn in a secret order (spec 3.3.2, 4.25). Only this room draws and returns.

Only the number left in a stock is public. A piece that is drawn face down gets a token that is never used again, so
that no id tells what the piece is.
"""

from collections.abc import Callable

from rules.blackbeard.dice import d6, jd66
from rules.blackbeard.hidden import STOCKS
from rules.blackbeard.state import Sail
from rules.blackbeard.tables import (
    CARDS,
    COMMISSIONERS,
    GOVERNORS,
    LANES,
    LETTERS,
    MERCHANTS,
    PIRATES,
    WARSHIPS,
    ActionCard,
)
from rules.blackbeard.voyage import Voyage

MOST_REROLLS = 50
"""Rolls for something that is in play, before the lowest one is taken (spec 3.3.1)."""
ANY = "*"
CONTENTS = (PIRATES, GOVERNORS, MERCHANTS, COMMISSIONERS, WARSHIPS, LETTERS)


def shuffle_all(voyage: Voyage) -> None:
    """Shuffle the action cards and every stock (BN 4.2)."""
    for name, contents in zip(STOCKS, CONTENTS, strict=True):
        voyage.hidden.stocks[name] = voyage.table.dice.shuffle(name, list(contents))
    voyage.hidden.deck = voyage.table.dice.shuffle("cards", list(CARDS))
    _count(voyage)


# ---------------------------------------------------------------- cards


def draw_card(voyage: Voyage, what: str, read: Callable[[ActionCard], object]) -> ActionCard:
    """Draw an action card and tell the one field that is read from it (spec 8.3 of the data).

    ``what`` names the field for the texts; ``read`` returns it. The empty deck is made of the discards again.
    """
    hidden = voyage.hidden
    if not hidden.deck:
        hidden.deck, hidden.discard = voyage.table.dice.shuffle("cards", hidden.discard), []
        voyage.tell("reshuffled", cards=len(hidden.deck), rule="BN 7.3")
    card = CARDS[hidden.deck.pop(0)]
    hidden.discard.append(card.id)
    _count(voyage)
    voyage.tell("card_drawn", card=card.id, what=what, value=read(card), reveals=True, rule="BN 7.3")
    return card


# ---------------------------------------------------------------- counters


def draw(voyage: Voyage, stock: str) -> str | None:
    """Take the next counter of a stock, None if it is empty."""
    counters = voyage.hidden.stocks[stock]
    if not counters:
        return None
    counter = counters.pop(0)
    _count(voyage)
    return counter


def give_back(voyage: Voyage, stock: str, counter: str) -> None:
    """Put a counter back and shuffle the stock, as if it was thrown back into the cup."""
    counters = voyage.hidden.stocks[stock]
    voyage.hidden.stocks[stock] = voyage.table.dice.shuffle(stock, sorted([*counters, counter]))
    _count(voyage)


def new_token(voyage: Voyage, prefix: str) -> str:
    """Return a token for a face-down piece; a token is never used again."""
    voyage.state.placed += 1
    return f"{prefix}{voyage.state.placed}"


def _count(voyage: Voyage) -> None:
    voyage.state.deck = len(voyage.hidden.deck)
    voyage.state.stocks = {name: len(counters) for name, counters in voyage.hidden.stocks.items()}


# ---------------------------------------------------------------- merchants


def place_merchant(voyage: Voyage, place: str, lane: str = "", rolled: int = 0) -> Sail | None:
    """Place a merchant face down on a hex; None if the stock is empty (BN 4.4, 4.41)."""
    merchant = draw(voyage, "merchants")
    if merchant is None:
        return None
    sail = Sail(new_token(voyage, "sail"), place)
    voyage.hidden.faces[sail.token] = merchant
    voyage.state.sails.append(sail)
    voyage.tell("merchant_placed", token=sail.token, hex=place, lane=lane, rolled=rolled, rule="BN 4.4")
    return sail


def remove_merchant(voyage: Voyage, sail: Sail) -> None:
    """Return a merchant to the stock; the caller tells why.

    It may have gone there already: while its captor was asked something, a search found the stock empty (BN 4.41).
    """
    if sail not in voyage.state.sails:
        return
    voyage.state.sails.remove(sail)
    give_back(voyage, "merchants", voyage.hidden.faces.pop(sail.token))


def merchant_to_lane(voyage: Voyage) -> Sail | None:
    """Draw a card for a lane and place a merchant there; None if the stock is empty (BN 4.4)."""
    lane, rolled = drawn_lane(voyage)
    return place_merchant(voyage, LANES[lane].hex, lane, rolled)


def drawn_lane(voyage: Voyage) -> tuple[str, int]:
    """Draw a card for a lane in play; return the lane, and the roll if the card asks for one, else 0.

    A card whose lane lies in a sea that is not in play is drawn again (spec 3.3.1).
    """
    lanes = [number for number, lane in LANES.items() if lane.sea in voyage.state.seas]
    for _ in range(MOST_REROLLS):
        lane = draw_card(voyage, "lane", lambda card: card.lane).lane
        if lane == ANY:
            rolled = random_lane(voyage)
            return rolled, int(rolled)
        if lane in lanes:
            return lane, 0
    return lanes[0], 0


def random_lane(voyage: Voyage) -> str:
    """Roll for a lane in play (spec 3.3.1)."""
    lanes = [number for number, lane in LANES.items() if lane.sea in voyage.state.seas]
    return _rolled(voyage, "lane", lanes)


def random_sea(voyage: Voyage, by_face: tuple[str, str, str, str, str, str]) -> str:
    """Roll for a sea in play; ``by_face``: the sea of each face (spec 5.0)."""
    for _ in range(MOST_REROLLS):
        sea = by_face[d6(voyage, "random_sea") - 1]
        if sea in voyage.state.seas:
            return sea
    return voyage.state.seas[0]


def _rolled(voyage: Voyage, kind: str, numbers: list[str]) -> str:
    for _ in range(MOST_REROLLS):
        number = str(jd66(voyage, kind))
        if number in numbers:
            return number
    return numbers[0]
