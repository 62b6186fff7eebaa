"""A seat of Tortuga as a row in the line of a place: pawn, name, ranks, event cards it holds, vote cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.pictures import marks
from bot.pictures.letters import drawable
from bot.pictures.shapes import BODY, SMALL, Palette, at, box, of, text, wide
from bot.pictures.tortuga import cards
from bot.pictures.tortuga.emblems import DARK, FLAGS, RANKS

Seat = dict[str, Any]

MARK = 26
FANNED = 84  # the width of the event cards that a seat holds; more of them lie over each other
CLOSE = 9  # what is seen at least of a card under another one, where a name needs the room
NAMED = 42  # the room of a row that its name does not have, beside that of the signs


def name_of(seat: Seat) -> str:
    """Return a seat's name, or a substitute if no letter of the name can be drawn."""
    return drawable(seat["name"]) or seat["nameless"]


def seat_row(seat: Seat, room: float, tall: float, palette: Palette) -> str:
    """Return a seat's row. The seat to move has a glowing plate and a needle, a winner a glowing rim."""
    fill, ink = (palette.glow, palette.glow_ink) if seat["turn"] else (palette.plate, palette.ink)
    line, thick = (palette.glow, 4) if seat["won"] else (palette.frame, 1.5)
    middle, right = tall / 2, room - 6
    shown = [
        box(0, 0, room, tall, fill, round_by=min(8, tall / 3), line=line, thick=thick),
        at(4, middle - 14, cards.pawn(seat["pirate"] or 9, seat["mark"])),
    ]
    size = BODY if tall >= 32 else 22
    for part in badges(seat):
        right -= MARK
        shown.append(at(right, middle - 13, part))
        right -= 3
    if held := seat["held"]:
        spare = right - (MARK + 3) * (1 + len(seat["ranks"])) - NAMED - wide(name_of(seat), size)
        step = min(MARK + 3, max(CLOSE, min(FANNED - MARK, spare) / max(1, len(held) - 1)))
        right -= MARK + step * (len(held) - 1)
        shown += [at(right + n * step, middle - 13, card) for n, card in enumerate(event_cards(held, seat["letters"]))]
        right -= 3
    for rank in reversed(seat["ranks"]):
        right -= MARK
        shown.append(at(right, middle - 12, RANKS[rank](ink, fill), scale=0.24))
        right -= 3
    shown.append(text(38, middle + size * 0.36, name_of(seat), size, ink, room=right - NAMED, least=SMALL))
    if seat["turn"]:
        shown.append(at(-19, middle - 10, marks.turn(palette.glow), scale=0.8))
    return of(f"seat:{seat['number'] - 1}", *shown)


def badges(seat: Seat) -> list[str]:
    """Return the signs at the right end: the number of vote cards or, when the match is over, the loyalty."""
    if seat["loyalty"]:
        return [at(0, -1, FLAGS[seat["loyalty"]](), scale=0.28)]
    return [vote_cards(seat["votes"])]


def event_cards(held: Sequence[str], letters: Mapping[str, str]) -> list[str]:
    """Return the event cards that a seat holds, first those that lie below others where there is little room."""
    return [cards.small_event(card, letters[card]) for card in held]


def vote_cards(number: int) -> str:
    """Return the number of vote cards in hand, on the front card of a pile."""
    behind = box(8, 1, 17, 23, "#C9B58A", round_by=3, line=DARK, thick=1)
    shown = box(4, 2, 18, 24, cards.PAPER, round_by=3, line=DARK, thick=1)
    count = text(13, 21, str(number), SMALL, DARK, anchor="middle", face="title")
    return (behind if number > 1 else "") + shown + count
