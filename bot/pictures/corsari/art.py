"""Draw the scenes of Corsari."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.pictures import marks
from bot.pictures.corsari import cards
from bot.pictures.corsari.emblems import BANDS, emblem
from bot.pictures.corsari.seats import LANE, SHORT_LANE, lane, legend, seat_row
from bot.pictures.corsari.touching import CHOSEN
from bot.pictures.drawing import Theme
from bot.pictures.shapes import (
    BODY,
    EDGE,
    HEADING,
    PALETTES,
    SMALL,
    WIDTH,
    Palette,
    at,
    box,
    disc,
    of,
    path,
    picture,
    text,
    wide,
)

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TOP = 68  # below the title
SIGN = 42
FAN = 0.93  # the scale of the tavern's cards, a little smaller than those of a hand
SEATS_AT = 228  # the left edge of the seats, which are right of the piles
BLOCK = 180  # the height of piles and seats
FOOT = 24

Scene = dict[str, Any]

OUT, ROUND = 1, 10
RIGHT, DOWN = cards.WIDE + OUT, cards.HIGH + OUT
RING = (
    f"M{ROUND - OUT} {-OUT}H{RIGHT - ROUND}Q{RIGHT} {-OUT} {RIGHT} {ROUND - OUT}V{DOWN - ROUND}"
    f"Q{RIGHT} {DOWN} {RIGHT - ROUND} {DOWN}H{ROUND - OUT}Q{-OUT} {DOWN} {-OUT} {DOWN - ROUND}V{ROUND - OUT}"
    f"Q{-OUT} {-OUT} {ROUND - OUT} {-OUT}Z"
)
"""A ring around a card."""
CORNERS = (
    f"M{-OUT} 34V{ROUND - OUT}Q{-OUT} {-OUT} {ROUND - OUT} {-OUT}H28M{RIGHT - 31} {-OUT}H{RIGHT - ROUND}"
    f"Q{RIGHT} {-OUT} {RIGHT} {ROUND - OUT}V34M{-OUT} {DOWN - 37}V{DOWN - ROUND}Q{-OUT} {DOWN} {ROUND - OUT} {DOWN}H28"
)
"""The corners of such a ring, but for the one where a badge lies."""


def table(scene: Scene, theme: Theme) -> str:
    """Draw what everybody sees: during a round the tavern above piles and seats, after it a lane for each seat."""
    palette = PALETTES[theme]
    if scene["phase"] in ("over", "ended"):
        return ending(scene, theme)
    declarer = next((seat for seat in scene["seats"] if seat["laid"]), None)
    hoisted = any(seat["sails"] for seat in scene["seats"])
    shown = [heading(scene["title"], scene["note"], palette), at(WIDTH - 172, 16, marks.ship(palette, hoisted=hoisted))]
    if scene["tavern"]:
        shown.append(at(LEFT, TOP, plaque(scene["tavern"][-1][0], scene, palette)))
    y = TOP + SIGN + 10
    if declarer is None:
        shown.append(at(LEFT, y, tavern(scene, palette)))
        y += cards.HIGH * FAN + 18
    else:
        shown.append(at(LEFT, y, lane(declarer, scene["letters"], ROOM, palette)))
        y += LANE + 12
    shown.append(at(LEFT, y, piles(scene, palette)))
    tall = (BLOCK + 6) / len(scene["seats"])
    for n, seat in enumerate(scene["seats"]):
        shown.append(at(LEFT + SEATS_AT, y + n * tall, seat_row(seat, ROOM - SEATS_AT, tall - 6, palette)))
    y += BLOCK
    if declarer is not None:
        shown.append(at(LEFT, y + 12, legend(scene["words"], ROOM, palette)))
        y += 36
    return picture(theme, round(y) + FOOT, *shown)


def ending(scene: Scene, theme: Theme) -> str:
    """Draw a round that is over: a lane for each seat; best place first at the end of the match."""
    palette = PALETTES[theme]
    shown = [
        heading(scene["title"], scene["note"], palette),
        at(WIDTH - 146, 12, marks.ship(palette, hoisted=True), scale=0.62),
    ]
    y = TOP + 8
    for seat in scene["seats"]:
        shown.append(at(LEFT, y, lane(seat, scene["letters"], ROOM, palette)))
        y += (LANE if seat["laid"] else SHORT_LANE) + 10
    if any(seat["laid"] for seat in scene["seats"]):
        shown.append(at(LEFT, y + 4, legend(scene["words"], ROOM, palette)))
        y += 32
    return picture(theme, y + FOOT - 6, *shown)


def heading(title: str, note: str, palette: Palette) -> str:
    """Return the line above everything: a title, and a note after it."""
    after = LEFT + wide(title, HEADING, "title") + 20
    return text(LEFT, 52, title, HEADING, palette.ink, face="title", room=440) + text(
        after, 51, note, BODY, palette.soft, room=WIDTH - 180 - after, least=SMALL
    )


def plaque(colour: str, scene: Scene, palette: Palette) -> str:
    """Return the tavern's sign: its colour, emblem and letter, and the prison bars."""
    band, words, letter = BANDS[colour], scene["words"]["tavern"], scene["letters"][colour]
    long = wide(words, BODY)
    return "".join(
        [
            box(0, 0, long + 128, SIGN, palette.plate, round_by=8, line=palette.frame),
            text(12, 30, words, BODY, palette.ink),
            box(long + 24, 5, 64, SIGN - 10, band.field, round_by=5, line=cards.PAPER),
            at(long + 30, 10, emblem(colour, band.ink, band.field), scale=0.23),
            text(long + 82, 30, letter, BODY, band.ink, anchor="end", face="title", room=26, least=SMALL),
            at(long + 96, 9, marks.bars(palette.soft)),
        ]
    )


def face(card: str, scene: Scene) -> str:
    """Return a card with the reader's letter for its colour."""
    return of(f"card:{card}", cards.face(card, scene["letters"][card[0]]))


def tavern(scene: Scene, palette: Palette) -> str:
    """Return the tavern's cards side by side, bottom first; the top one stands apart and is marked.

    Where the last one was taken, its place is empty.
    """
    held, apart = scene["tavern"], 14
    if not held:
        return cards.empty(palette.line)
    scale = min(FAN, (ROOM - apart) / (len(held) * (cards.WIDE + 3)))
    step = scale * (cards.WIDE + 3) if scale < FAN else min(FAN * cards.WIDE + 6, (ROOM - apart) / len(held))
    shown = [at(n * step, 0, face(card, scene), scale=scale) for n, card in enumerate(held[:-1])]
    glow = box(-5, -5, cards.WIDE + 10, cards.HIGH + 10, palette.glow, round_by=13)
    top = of("pile:tavern", at((len(held) - 1) * step + apart - 4, 0, glow, face(held[-1], scene), scale=scale))
    return at(0, cards.HIGH * (FAN - scale) / 2, *shown, top)


def piles(scene: Scene, palette: Palette) -> str:
    """Return the draw pile with its size, and the discard pile."""
    words, middle = scene["words"], cards.WIDE / 2
    stack = [at(4 * n, 4 * n, cards.back()) for n in reversed(range(min(3, scene["pile"])))]
    coin = box(middle - 24, 46, 56, 36, palette.deep, round_by=18, line=palette.frame)
    count = text(middle + 4, 73, str(scene["pile"]), BODY, palette.ink, anchor="middle", face="title")
    top = face(scene["discard"], scene) if scene["discard"] else cards.empty(palette.line)
    veil = path(f"M4 4H{cards.WIDE - 4}V{cards.HIGH - 4}H4Z", palette.deep, clear=0.6)
    closed = veil + disc(58, 88, 21, palette.deep) + at(40, 70, marks.calm(palette.bad), scale=1.5)
    return "".join(
        [
            of("pile:pile", at(0, 4, *(stack or [cards.empty(palette.line)]), coin, count)),
            text(middle + 4, 158, words["pile"], SMALL, palette.soft, anchor="middle", room=100),
            of("pile:discard", at(106, 4, top, closed if scene["closed"] else "")),
            text(106 + middle, 158, words["discard"], SMALL, palette.soft, anchor="middle", room=100),
        ]
    )


def hand(scene: Scene, theme: Theme) -> str:
    """Draw what one seat holds: sorted, the drawn card lifted, prisoners marked, and what a form has chosen."""
    palette, words = PALETTES[theme], scene["words"]
    shown = [heading(scene["title"], "", palette)]
    if scene["colour"]:
        sign = plaque(scene["colour"], scene, palette)
        shown.append(at(WIDTH - LEFT - wide(words["tavern"], BODY) - 128, 18, sign))
    y = TOP + 24.0
    for row in rows_of(scene["cards"]):
        shown.append(at(LEFT, y, hand_row(row, scene, palette)))
        y += cards.HIGH + 28
    if chosen := scene.get("chosen"):
        shown.append(
            at(LEFT, y - 8, chosen_legend([kind for kind in CHOSEN if kind in chosen.values()], scene, palette))
        )
        y += 28
    if scene["advice"] is not None:
        shown.append(at(LEFT, y, marks.sails(palette.ink), scale=1.2))
        shown.append(text(LEFT + 40, y + 23, words["advice"], BODY, palette.ink))
        after = LEFT + 54 + wide(words["advice"], BODY)
        shown.append(text(after, y + 26, str(scene["advice"]), HEADING, palette.ink, face="title"))
        y += 36
    if scene["scuttled"]:
        shown.append(text(LEFT, y + 36, words["scuttled"], BODY, palette.soft))
        scuttled = cards.small(scene["scuttled"], scene["letters"][scene["scuttled"][0]])
        shown.append(at(LEFT + wide(words["scuttled"], BODY) + 16, y, scuttled))
        y += cards.SMALL_HIGH
    return picture(theme, round(y) + FOOT, *shown)


def hand_row(row: Sequence[str], scene: Scene, palette: Palette) -> str:
    """Return a row of a hand; the bands stand a little apart."""
    shown: list[str] = []
    x = 0.0
    for before, card in pairwise(["", *row]):
        if before and before[0] != card[0]:
            x += 9
        drawn = card == scene["drawn"]
        parts = [cards.face(card, scene["letters"][card[0]]), cards.prisoner() if card[0] == scene["colour"] else ""]
        if drawn:
            parts.insert(0, box(-4, -4, cards.WIDE + 8, cards.HIGH + 8, palette.glow, round_by=12))
            parts.append(at(cards.WIDE / 2 - 9, -23, marks.drawn(palette.glow), scale=0.75))
        if kind := scene.get("chosen", {}).get(f"card:{card}"):
            parts.append(chosen_sign(kind, palette))
        shown.append(of(f"card:{card}", at(x, -4 if drawn else 0, *parts)))
        x += cards.WIDE + 5
    return "".join(shown)


def chosen_sign(kind: str, palette: Palette) -> str:
    """Return how a card stands out that a step of a form has chosen: a ring or a veil, and a badge with its mark."""
    look, mark = CHOSEN[kind]
    around = {
        "kept": path(RING, line=palette.good, thick=4.5),
        "given": path(CORNERS, line=palette.good, thick=4.5),
        "gone": path(RING, palette.sheet, clear=0.6),
    }[look]
    badge = disc(0, 0, 16, cards.PAPER, line=cards.EDGE, thick=1.5) + at(-10, -10, mark(cards.EDGE), scale=0.84)
    return around + at(cards.WIDE - 17, cards.HIGH - 15, badge)


def chosen_legend(kinds: Sequence[str], scene: Scene, palette: Palette) -> str:
    """Return the legend of the marks of what a form has chosen."""
    shown: list[str] = []
    x = 0.0
    for kind in kinds:
        words = scene["words"]["scuttled" if kind == "scuttle" else kind]
        shown += [at(x, 0, CHOSEN[kind].mark(palette.soft)), text(x + 30, 19, words, SMALL, palette.ink)]
        x += 30 + wide(words, SMALL) + 28
    return "".join(shown)


def rows_of(held: Sequence[str]) -> list[Sequence[str]]:
    """Break a hand into rows of at most seven."""
    half = (len(held) + 1) // 2
    return [held] if len(held) <= 7 else [held[:half], held[half:]]
