"""Draws the scenes of Corsari."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.pictures.corsari import cards
from bot.pictures.corsari.emblems import BANDS, emblem
from bot.pictures.corsari.seats import lane, seat_row
from bot.pictures.drawing import Theme
from bot.pictures.shapes import (
    BODY,
    EDGE,
    HEADING,
    LARGE,
    PALETTES,
    SMALL,
    WIDTH,
    Palette,
    at,
    box,
    picture,
    text,
    wide,
)

TOP = 66  # below the title
ROOM = WIDTH - 2 * EDGE - 8
LEFT = EDGE + 4

Scene = dict[str, Any]


def table(scene: Scene, theme: Theme) -> str:
    """Draw what everybody sees: while it is played, the tavern above piles and seats; then each seat's own lane."""
    palette = PALETTES[theme]
    title = heading(scene["title"], scene["note"], palette)
    if scene["phase"] in ("over", "ended"):
        return ending(scene, theme, title)
    shown: list[str] = [title]
    y = TOP
    declarer = next((seat for seat in scene["seats"] if seat["laid"]), None)
    if declarer is None:
        shown.append(at(LEFT, y, tavern(scene, palette)))
    else:
        shown.append(at(LEFT, y, lane(declarer, scene["words"], ROOM, palette, named=False)))
    y += 170
    rows = scene["seats"]
    tall = 176 // max(3, len(rows))
    shown.append(at(LEFT, y, piles(scene, palette)))
    for n, seat in enumerate(rows):
        shown.append(at(LEFT + 224, y + n * tall, seat_row(seat, ROOM - 224, tall - 6, palette)))
    return picture(theme, y + 176 + 24, *shown)


def heading(title: str, note: str, palette: Palette) -> str:
    """Return the line above everything: a title on the left, a note on the right."""
    return text(LEFT, 50, title, HEADING, palette.ink, face="title", room=ROOM * 0.6) + text(
        LEFT + ROOM, 48, note, BODY, palette.soft, anchor="end", room=ROOM * 0.4
    )


def plaque(colour: str, words: str, palette: Palette) -> str:
    """Return the tavern's sign: its colour, emblem and letter."""
    band = BANDS[colour]
    long = wide(words, BODY)
    return "".join(
        [
            box(0, 0, long + 88, 40, palette.plate, round_by=8, line=palette.frame),
            text(12, 29, words, BODY, palette.ink),
            box(long + 22, 4, 62, 32, band.field, round_by=5),
            at(long + 27, 8, emblem(colour, band.ink, band.field), scale=0.24),
            text(long + 78, 29, colour, BODY, band.ink, anchor="end", face="title"),
        ]
    )


def tavern(scene: Scene, palette: Palette) -> str:
    """Return the tavern: a fan of its cards with the top one wholly seen."""
    held: Sequence[str] = scene["tavern"]
    if not held:
        return ""
    step = min(cards.WIDE + 6, (ROOM - cards.WIDE) / max(1, len(held) - 1))
    shown = [at(n * step, 44, cards.fanned(card)) for n, card in enumerate(held[:-1])]
    last = (len(held) - 1) * step
    top = box(last - 4, 40, cards.WIDE + 8, cards.HIGH + 8, "none", round_by=11, line=palette.glow, thick=4)
    return plaque(held[-1][0], scene["words"]["tavern"], palette) + "".join(
        [*shown, at(last, 44, cards.face(held[-1])), top]
    )


def piles(scene: Scene, palette: Palette) -> str:
    """Return the draw pile with its size, and the discard pile."""
    words = scene["words"]
    stack = [at(4 * n, 4 - 2 * n, cards.back()) for n in range(min(3, scene["pile"]))] or [
        at(0, 0, cards.empty(palette.line))
    ]
    count = box(18, 50, 56, 34, palette.deep, round_by=17, line=palette.frame) + text(
        46, 76, str(scene["pile"]), BODY, palette.ink, anchor="middle", face="title"
    )
    top = cards.face(scene["discard"]) if scene["discard"] else cards.empty(palette.line)
    return "".join(
        [
            at(0, 8, *stack, count),
            text(46, 160, words["pile"], SMALL, palette.soft, anchor="middle", room=104),
            at(112, 8, top),
            text(112 + 42, 160, words["discard"], SMALL, palette.soft, anchor="middle", room=104),
        ]
    )


def ending(scene: Scene, theme: Theme, title: str) -> str:
    """Return a round that is over: a lane for each seat."""
    palette = PALETTES[theme]
    shown, y = [title], TOP
    for seat in scene["seats"]:
        shown.append(at(LEFT, y, lane(seat, scene["words"], ROOM, palette)))
        y += 140 if seat["laid"] else 60
    return picture(theme, y + 24, *shown)


def hand(scene: Scene, theme: Theme) -> str:
    """Draw what one seat holds."""
    palette = PALETTES[theme]
    shown = [heading(scene["title"], "", palette)]
    y = TOP + 16
    for row in rows_of(scene["cards"]):
        x = LEFT
        for before, card in pairwise(["", *row]):
            if before and before[0] != card[0]:
                x += 8
            lift = -8 if card == scene["drawn"] else 0
            glow = box(-4, -4, cards.WIDE + 8, cards.HIGH + 8, palette.glow, round_by=12) if lift else ""
            shown.append(at(x, y + lift, glow, cards.face(card)))
            x += cards.WIDE + 5
        y += cards.HIGH + 16
    if scene["colour"]:
        shown.append(at(WIDTH - 260, 14, plaque(scene["colour"], scene["words"]["tavern"], palette)))
    if scene["advice"] is not None:
        shown.append(text(LEFT, y + 20, f"{scene['words']['advice']} {scene['advice']}", LARGE, palette.ink))
        y += 40
    return picture(theme, y + 24, *shown)


def rows_of(held: Sequence[str]) -> list[Sequence[str]]:
    """Break a hand into rows of at most seven."""
    half = (len(held) + 1) // 2
    return [held] if len(held) <= 7 else [held[:half], held[half:]]
