"""The seats of Corsari: a row for each during a round, a lane with its cards once they are laid open."""

from typing import Any

from bot.pictures import marks
from bot.pictures.corsari import cards
from bot.pictures.letters import drawable
from bot.pictures.shapes import BODY, LARGE, SMALL, Palette, at, box, figure, of, text, wide

Seat = dict[str, Any]

GROUPS = {"crew": marks.crew, "added": marks.added, "prisoners": marks.bars, "stowaways": marks.crate}
LANE, SHORT_LANE = 122, 50
PAD = 10
TWO_LINES = 54


def name_of(seat: Seat) -> str:
    """Return a seat's name, or a substitute if no letter of the name can be drawn."""
    return drawable(seat["name"]) or seat["nameless"]


def tag_of(seat: Seat) -> str:
    """Return the tag of a seat."""
    return f"seat:{seat['number'] - 1}"


def signed(change: int) -> str:
    """Format a change of a total with its sign."""
    return f"+{change}" if change > 0 else figure(change)


def seat_row(seat: Seat, room: float, tall: float, palette: Palette) -> str:
    """Return one seat: its number, name, marks, cards and total. The seat to move is gold and has a needle.

    The marks stand below the name if there is room, otherwise after it.
    """
    fill, ink = (palette.glow, palette.glow_ink) if seat["turn"] else (palette.plate, palette.ink)
    two_lines = tall >= TWO_LINES
    middle, before_total = tall / 2, room - 74
    shown = [
        box(0, 0, room, tall, fill, round_by=8, line=palette.frame, thick=1.5),
        at(8, middle - 15, marks.numbered(seat["number"], palette, turned=seat["turn"])),
        text(room - 12, middle + 11, figure(seat["total"]), LARGE, ink, anchor="end", face="title"),
    ]
    status, long = row_marks(seat, ink, fill)
    if two_lines:
        name_room, name_line = before_total - 46, middle - 3
        shown.append(at(46, middle + 4, *status, scale=0.83))
    else:
        name_room, name_line = before_total - long - 52, middle + 9
        shown.append(at(before_total - long, middle - 12, *status))
    shown.append(text(46, name_line, name_of(seat), BODY, ink, room=name_room, least=SMALL))
    if seat["turn"]:
        shown.append(at(-25, middle - 12, marks.turn(palette.glow)))
    return of(tag_of(seat), *shown)


def row_marks(seat: Seat, ink: str, field: str) -> tuple[list[str], float]:
    """Return the marks of a seat and their width: dealer, sails, resigned, then cards in hand or place."""
    wanted = (
        (seat["dealer"], marks.deck(ink, field)),
        (seat["sails"], marks.sails(ink)),
        (seat["resigned"], marks.flag(ink)),
    )
    shown = [mark for held, mark in wanted if held]
    count = seat["rank"] if seat["out"] else str(seat["hand"])
    shown.append(marks.overboard(ink) if seat["out"] else marks.cards(ink, field))
    placed = [at(n * (marks.MARK + 6), 0, mark) for n, mark in enumerate(shown)]
    after = len(shown) * (marks.MARK + 6)
    return [*placed, text(after, 21, count, BODY, ink)], after + max(wide("12", BODY), wide(count, BODY)) + 6


def lane(seat: Seat, letters: dict[str, str], room: float, palette: Palette) -> str:
    """Return one seat with its name, its points of the round, and the groups of its cards."""
    laid, won = seat["laid"], seat["won"]
    line = palette.glow if won else palette.frame
    number = at(10, 9, marks.numbered(seat["number"], palette))
    if seat["place"] and not seat["out"]:
        number = at(8, 7, marks.medal(seat["place"], palette, won=won))
    height = LANE if laid else SHORT_LANE
    shown = [box(0, 0, room, height, palette.plate, round_by=10, line=line, thick=3 if won else 1.5), number]
    right = room - PAD
    shown.append(text(right, 36, figure(seat["total"]), LARGE, palette.ink, anchor="end", face="title"))
    right -= 70
    if seat["change"] is not None:
        tint = palette.good if seat["change"] <= 0 else palette.bad
        shown.append(text(right, 34, signed(seat["change"]), BODY, tint, anchor="end"))
        right -= 60
    if seat["out"]:
        shown.append(text(right, 34, seat["rank"], BODY, palette.ink, anchor="end"))
        right -= marks.MARK + max(22, wide(seat["rank"], BODY) + 8)
        shown.append(at(right, 13, marks.overboard(palette.ink)))
    if laid:
        shown.append(text(right, 34, str(laid["total"]), BODY, palette.ink, anchor="end"))
        right -= wide(str(laid["total"]), BODY) + marks.MARK + 6
        shown.append(at(right, 13, marks.crate(palette.ink)))
    if seat["sails"]:
        right -= marks.MARK + 12
        shown.append(at(right, 12, marks.sails(palette.ink)))
    if seat["resigned"]:
        right -= marks.MARK + 12
        shown.append(at(right, 12, marks.flag(palette.ink)))
    shown.append(text(50, 34, name_of(seat), BODY, palette.ink, room=right - 60, least=SMALL))
    return of(
        tag_of(seat), *shown, at(PAD, LANE - cards.SMALL_HIGH - 8, groups(seat, letters, palette)) if laid else ""
    )


def groups(seat: Seat, letters: dict[str, str], palette: Palette) -> str:
    """Return the groups of a seat's cards, each behind its mark."""
    shown: list[str] = []
    x = 0.0
    for group, mark in GROUPS.items():
        held = seat["laid"][group]
        if not held:
            continue
        shown.append(at(x, cards.SMALL_HIGH / 2 - 10, mark(palette.soft), scale=0.85))
        x += 24
        for card in held:
            shown.append(at(x, 0, of(f"card:{card}", cards.small(card, letters[card[0]]))))
            x += cards.SMALL_WIDE + 2
        x += 7
    return "".join(shown)


def legend(words: dict[str, str], room: float, palette: Palette) -> str:
    """Return the legend of the groups' marks."""
    shown: list[str] = []
    x = 0.0
    for group, mark in GROUPS.items():
        shown += [at(x, 0, mark(palette.soft)), text(x + 30, 19, words[group], SMALL, palette.ink, room=room / 4 - 34)]
        x += room / 4
    return "".join(shown)
