"""The cards of Corsari: faces, backs and small ones; each is drawn once and then used again."""

from functools import cache

from bot.pictures.corsari.emblems import BANDS, DARK, emblem
from bot.pictures.shapes import at, box, path, text

WIDE, HIGH = 84, 122
SMALL_WIDE, SMALL_HIGH = 45, 62
PAPER, EDGE = "#FBF4E2", "#14202C"
BACK, BACK_LINE = "#7B2A2F", "#E2B659"


@cache
def face(card: str) -> str:
    """Return a card: number and letter where a fan shows them, the emblem below."""
    band, letter, digits = BANDS[card[0]], card[0], card[1:]
    return "".join(
        [
            box(0, 0, WIDE, HIGH, PAPER, round_by=9, line=EDGE, thick=1.5),
            box(4, 4, WIDE - 8, HIGH - 8, band.field, round_by=6),
            text(10, 42, digits, 40, band.ink, face="title"),
            text(WIDE - 11, 32, letter, 24, band.ink, anchor="end", face="title") if len(digits) == 1 else "",
            text(11, 70, letter, 24, band.ink, face="title") if len(digits) > 1 else "",
            at(WIDE - 60, HIGH - 62, emblem(letter, band.ink, band.field), scale=0.5),
        ]
    )


@cache
def fanned(card: str) -> str:
    """Return a card of which others hide all but the left: the letter stands under the number."""
    band, letter, digits = BANDS[card[0]], card[0], card[1:]
    return "".join(
        [
            box(0, 0, WIDE, HIGH, PAPER, round_by=9, line=EDGE, thick=1.5),
            box(4, 4, WIDE - 8, HIGH - 8, band.field, round_by=6),
            text(10, 42, digits, 38, band.ink, face="title"),
            text(11, 70, letter, 24, band.ink, face="title"),
            at(10, 80, emblem(letter, band.ink, band.field), scale=0.3),
        ]
    )


@cache
def small(card: str) -> str:
    """Return a small card, as it lies in a group: number above letter."""
    band, letter, digits = BANDS[card[0]], card[0], card[1:]
    return "".join(
        [
            box(0, 0, SMALL_WIDE, SMALL_HIGH, PAPER, round_by=6, line=EDGE, thick=1),
            box(2.5, 2.5, SMALL_WIDE - 5, SMALL_HIGH - 5, band.field, round_by=4),
            text(SMALL_WIDE / 2, 28, digits, 27, band.ink, anchor="middle", face="title"),
            text(8, 53, letter, 20, band.ink, face="title"),
            at(SMALL_WIDE - 22, 38, emblem(letter, band.ink, band.field), scale=0.16),
        ]
    )


@cache
def back() -> str:
    """Return the back of a card: a ship's wheel on red."""
    spokes = "".join(
        f'<g transform="rotate({45 * n})">{path("M0 -8V-29", line=BACK_LINE, thick=4)}</g>' for n in range(8)
    )
    wheel = at(
        WIDE / 2,
        HIGH / 2,
        spokes,
        path("M0 -19A19 19 0 1 1 -0.1 -19Z", line=BACK_LINE, thick=4),
        path("M0 -7A7 7 0 1 1 -0.1 -7Z", BACK_LINE),
    )
    return "".join(
        [
            box(0, 0, WIDE, HIGH, PAPER, round_by=9, line=EDGE, thick=1.5),
            box(4, 4, WIDE - 8, HIGH - 8, BACK, round_by=6),
            box(9, 9, WIDE - 18, HIGH - 18, "none", round_by=4, line=BACK_LINE, thick=1.5),
            wheel,
        ]
    )


def empty(line: str) -> str:
    """Return the place of a card that is not there."""
    return box(2, 2, WIDE - 4, HIGH - 4, "none", round_by=9, line=line, thick=3)


__all__ = ["DARK", "HIGH", "SMALL_HIGH", "SMALL_WIDE", "WIDE", "back", "empty", "face", "fanned", "small"]
