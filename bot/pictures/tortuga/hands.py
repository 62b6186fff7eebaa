"""Draw a seat's own picture in Tortuga: loyalty, vote cards, event cards it has looked at, event cards it holds."""

from collections.abc import Sequence
from typing import Any

from bot.pictures import marks
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
    of,
    path,
    picture,
    text,
    wide,
)
from bot.pictures.tortuga import cards
from bot.pictures.tortuga.emblems import mate

Scene = dict[str, Any]

LEFT = EDGE + 4
ROOM = WIDTH - 2 * LEFT
TOP = 70
APART = 44  # between the loyalty and the vote cards
STEP = cards.VOTE_WIDE + 36
ROW = 138
MOST = 5  # event cards side by side: the row has five slots, and five kinds of card can be held
CELL = ROOM / MOST
FOOT = 24
AROUND = 4  # between an event card with its name and a frame around both


def hand(scene: Scene, theme: Theme) -> str:
    """Draw what one seat knows: its loyalty beside its vote cards, event cards with their names below."""
    palette = PALETTES[theme]
    shown = [text(LEFT, 52, scene["title"], HEADING, palette.ink, face="title")]
    if scene["calling"]:
        shown.append(at(LEFT + wide(scene["title"], HEADING, "title") + 22, 18, call(scene, palette)))
    side, signs = scene["loyalty"]["side"], scene["signs"]
    loyalty = cards.loyalty(side, scene["letter"], scene["loyalty"]["name"])
    shown.append(at(LEFT, TOP, of(f"loyalty:{side}", loyalty)))
    x = LEFT + cards.LOYALTY_WIDE + APART
    shown.append(path(f"M{x - APART / 2} {TOP + 10}V{TOP + cards.VOTE_HIGH - 10}", line=palette.frame, thick=2))
    for n, card in enumerate(scene["cards"]):
        face = cards.vote(card, tuple(signs[sign] for sign in card))
        shown.append(at(x + n * STEP, TOP, of(f"vote:{card}", face)))
    if not scene["cards"]:
        shown.append(text(x, TOP + 126, scene["words"]["cards"], BODY, palette.soft))
    tall, laid = events(scene, palette)
    y = TOP + cards.VOTE_HIGH + 16
    return picture(theme, round(y + tall) + FOOT - 8, *shown, at(LEFT, y, laid))


def events(scene: Scene, palette: Palette) -> tuple[float, str]:
    """Return the height and the drawing of the event cards that the seat has looked at or holds.

    The two groups stand side by side if they fit.
    """
    words = scene["words"]
    groups = [(words[word], scene[word]) for word in ("seen", "held") if scene[word]]
    abreast = sum(max(2, len(held)) for _, held in groups) <= MOST
    shown: list[str] = []
    x = y = highest = 0.0
    for title, held in groups:
        tall, part = event_row(title, held, palette)
        shown.append(at(x, y, part))
        highest = max(highest, y + tall)
        x, y = (x + max(2, len(held)) * CELL, y) if abreast else (x, y + tall)
    return highest, "".join(shown)


def call(scene: Scene, palette: Palette) -> str:
    """Return the open vote that this seat takes part in."""
    room = ROOM - wide(scene["title"], HEADING, "title") - 22
    line = scene["calling"]["line"]
    long = min(room, wide(line, SMALL) + 52)
    return (
        box(0, 0, long, 44, palette.glow, round_by=8)
        + at(10, 10, mate(palette.glow_ink, palette.glow), scale=0.25)
        + text(42, 29, line, SMALL, palette.glow_ink, room=long - 48, least=SMALL)
    )


def event_row(title: str, held: Sequence[Scene], palette: Palette) -> tuple[float, str]:
    """Return the height and the drawing of event cards side by side, each with its name."""
    room = max(2, len(held)) * CELL - 10
    cells = [at(n * CELL, 34, event_cell(card, palette)) for n, card in enumerate(held)]
    return 34 + ROW, "".join([text(0, 22, title, BODY, palette.soft, room=room, least=SMALL), *cells])


def event_cell(card: Scene, palette: Palette) -> str:
    """Return an event card with its name on at most two lines, and its slot or its count."""
    lines = broken(card["name"], CELL - 6)
    widest = min(CELL - 4 * AROUND, max(cards.EVENT_WIDE, *(wide(line, SMALL) for line in lines)))
    # Nothing is seen of it: a frame around the cell stays clear of the name.
    shown = [
        box(-AROUND, 0, widest + 2 * AROUND, cards.EVENT_HIGH + 22 * len(lines) + 2 * AROUND, "none"),
        at(0, 0, cards.event(card["card"], card["letter"])),
    ]
    if "slot" in card:
        shown.append(at(cards.EVENT_WIDE + 6, 24, marks.numbered(card["slot"], palette)))
    if card.get("times", 1) > 1:
        shown.append(text(cards.EVENT_WIDE + 8, 50, f"×{card['times']}", BODY, palette.ink, face="title"))
    for n, line in enumerate(lines):
        shown.append(text(0, cards.EVENT_HIGH + 22 + n * 22, line, SMALL, palette.ink, room=CELL - 4))
    return of(f"slot:{card['slot']}" if "slot" in card else f"card:{card['card']}", *shown)


def broken(name: str, room: float) -> list[str]:
    """Break a name into at most two lines: between words, after a Japanese colon, or anywhere else without either."""
    if wide(name, SMALL) <= room:
        return [name]
    marks_of_words = [at for at in range(1, len(name)) if name[at] == " " or name[at - 1] == "："]
    marks_of_words = marks_of_words or list(range(1, len(name)))
    fits = [at for at in marks_of_words if wide(name[:at], SMALL) <= room]
    cut = fits[-1] if fits else marks_of_words[0]
    return [name[:cut], name[cut:].strip()]
