"""The cards of Corsari: faces, backs and small cards. Each is drawn once and cached."""

from functools import cache

from bot.pictures.corsari.emblems import BANDS, emblem
from bot.pictures.marks import bars
from bot.pictures.shapes import at, box, disc, path, text, wide

WIDE, HIGH = 84, 122
SMALL_WIDE, SMALL_HIGH = 42, 60
PAPER, EDGE = "#FBF4E2", "#14202C"
BACK, BACK_LINE = "#7B2A2F", "#E2B659"


@cache
def face(card: str, letter: str) -> str:
    """Return a card's face: number and letter at the top, where a fan shows them, and the emblem below.

    ``letter``: one or two letters that the reader's language has for the colour.
    """
    band, digits = BANDS[card[0]], card[1:]
    room = WIDE - 19 - wide(digits, 40, "title")
    return "".join(
        [
            box(0, 0, WIDE, HIGH, PAPER, round_by=9, line=EDGE, thick=1.5),
            box(4, 4, WIDE - 8, HIGH - 8, band.field, round_by=6),
            text(8, 43, digits, 40, band.ink, face="title"),
            text(WIDE - 8, 31, letter, 23, band.ink, anchor="end", face="title", room=room, least=18),
            at(WIDE - 67, HIGH - 68, emblem(card[0], band.ink, band.field), scale=0.58),
        ]
    )


@cache
def prisoner() -> str:
    """Return the bars for a card of the tavern colour, which costs nothing."""
    return disc(17, HIGH - 14, 15, PAPER, line=EDGE, thick=1.5) + at(7.5, HIGH - 23.5, bars(EDGE), scale=0.8)


@cache
def small(card: str, letter: str) -> str:
    """Return a small card, as it lies in a group: number above letter; a narrow letter leaves room for the emblem."""
    band, digits = BANDS[card[0]], card[1:]
    marked = [text(SMALL_WIDE / 2, 52, letter, 20, band.ink, anchor="middle", face="title")]
    if wide(letter, 20, "title") < 16:
        sign = at(SMALL_WIDE - 21, 37, emblem(card[0], band.ink, band.field), scale=0.16)
        marked = [text(6, 52, letter, 20, band.ink, face="title"), sign]
    return "".join(
        [
            box(0, 0, SMALL_WIDE, SMALL_HIGH, PAPER, round_by=6, line=EDGE, thick=1),
            box(2.5, 2.5, SMALL_WIDE - 5, SMALL_HIGH - 5, band.field, round_by=4),
            text(SMALL_WIDE / 2, 28, digits, 27, band.ink, anchor="middle", face="title"),
            *marked,
        ]
    )


@cache
def back() -> str:
    """Return the back of a card: a ship's wheel on red."""
    spoke = path("M0 -8V-29", line=BACK_LINE, thick=4)
    spokes = "".join(f'<g transform="rotate({45 * n})">{spoke}</g>' for n in range(8))
    wheel = at(WIDE / 2, HIGH / 2, spokes, disc(0, 0, 19, "none", line=BACK_LINE, thick=4), disc(0, 0, 7, BACK_LINE))
    return "".join(
        [
            box(0, 0, WIDE, HIGH, PAPER, round_by=9, line=EDGE, thick=1.5),
            box(4, 4, WIDE - 8, HIGH - 8, BACK, round_by=6),
            box(9, 9, WIDE - 18, HIGH - 18, "none", round_by=4, line=BACK_LINE, thick=1.5),
            wheel,
        ]
    )


def empty(line: str) -> str:
    """Return the outline of a missing card."""
    return box(2, 2, WIDE - 4, HIGH - 4, "none", round_by=9, line=line, thick=3)
