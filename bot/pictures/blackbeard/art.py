"""Draw the scenes of Barbe Noire 2: the table, one map, and with :mod:`logbook` a reader's log books."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.chart import chart
from bot.pictures.blackbeard.emblems import notoriety, popularity, small
from bot.pictures.blackbeard.framing import Frame, framed
from bot.pictures.blackbeard.geography import Extent
from bot.pictures.blackbeard.key_art import key
from bot.pictures.blackbeard.layout import BESIDE, FOOT, GAP, HIGHEST, LEFT, ROOM, TOP, Plan, plate_high
from bot.pictures.blackbeard.logbook import logbook
from bot.pictures.blackbeard.paints import PAINTS
from bot.pictures.blackbeard.pieces import pieces
from bot.pictures.blackbeard.plates import plate
from bot.pictures.drawing import Theme
from bot.pictures.shapes import BODY, HEADING, PALETTES, SMALL, WIDTH, Palette, at, picture, text, wide

__all__ = ["hand", "look", "table"]

Scene = dict[str, Any]

TITLE = 300
"""The room of a title."""
NOTE = 16
"""The size below which the note beside a title is cut."""


def table(scene: Scene, theme: Theme) -> str:
    """Draw what everybody sees: the map around the pirates, and a plate for each pirate."""
    palette, plan, plates = PALETTES[theme], Plan(*scene["plan"]), scene["plates"]
    frame = place(scene["map"], LEFT, TOP, plan.wide, plan.high)
    high = plate_high(plan.lines)
    shown = [heading(scene["title"], scene["sea"], palette, legend=scene["legend"]), sea(frame, scene["map"], theme)]
    if plan.way == "beside":
        x, y = WIDTH - LEFT - BESIDE, float(TOP)
        for one in plates:
            shown.append(at(x, y, plate(one, BESIDE, plan.lines, palette)))
            y += high + GAP
        bottom = max(y - GAP, frame.y + frame.high)
    else:
        half, bottom = (ROOM - GAP) / 2, frame.y + frame.high
        for n, one in enumerate(plates):
            alone = n == len(plates) - 1 and n % 2 == 0
            y = frame.y + frame.high + GAP + n // 2 * (high + GAP)
            wide_by = ROOM if alone else half
            shown.append(at(LEFT + n % 2 * (half + GAP), y, plate(one, wide_by, plan.lines, palette)))
            bottom = y + high
    return picture(theme, min(HIGHEST, round(bottom + FOOT)), *shown)


def hand(scene: Scene, theme: Theme) -> str:
    """Draw a reader's own ships on the map, and their log books."""
    palette = PALETTES[theme]
    shown = [heading(scene["title"], scene["note"], palette)]
    y = float(TOP)
    found, bottom = scene["maps"], 0.0
    across = (ROOM - GAP * (len(found) - 1)) / max(1, len(found))
    for n, one in enumerate(found):
        frame = place(one, LEFT + n * (across + GAP), TOP, across, scene["high"])
        shown.append(sea(frame, one, theme))
        bottom = max(bottom, frame.y + frame.high + GAP)
    y = max(y, bottom)
    high, logs = logbook(scene, palette)
    return picture(theme, min(HIGHEST, round(y + high + FOOT)), *shown, at(LEFT, y, logs))


def look(scene: Scene, theme: Theme) -> str:
    """Draw what anybody may look up: a whole map, or a sheet of the key."""
    return board(scene, theme) if "map" in scene else key(scene, theme)


def board(scene: Scene, theme: Theme) -> str:
    """Draw a whole map."""
    frame = place(scene["map"], LEFT, TOP, ROOM, HIGHEST - TOP - FOOT)
    shown = heading(scene["title"], scene["note"], PALETTES[theme])
    return picture(theme, round(frame.y + frame.high + FOOT), shown, sea(frame, scene["map"], theme))


def place(scene: Scene, x: float, y: float, across: float, down: float) -> Frame:
    """Return where the map of a scene lies."""
    return framed(scene["board"], Extent(*scene["extent"]), x, y, across, down)


def sea(frame: Frame, scene: Scene, theme: Theme) -> str:
    """Return a map with all that stands on it."""
    return chart(frame, theme) + pieces(frame, scene, PALETTES[theme], PAINTS[theme])


def heading(title: str, note: str, palette: Palette, legend: Sequence[Sequence[str]] = ()) -> str:
    """Return the line above everything: the title, a note, and what the figures on the plates are."""
    left, room = note_room(title, [word for _, word in legend])
    # A long title makes room for the note.
    lack = min(60.0, max(0.0, wide(note, NOTE) + 1 - room))
    shown = [text(LEFT, 48, title, HEADING, palette.ink, face="title", room=left - 14 - LEFT - lack, least=BODY)]
    signs = {"notoriety": notoriety, "popularity": popularity}
    right = float(WIDTH - LEFT)
    for sign, word in reversed(legend):
        right -= wide(word, SMALL)
        shown.append(text(right, 46, word, SMALL, palette.soft))
        right -= 26
        shown.append(small(signs[sign], right, 29, 20, palette.soft, palette.sheet))
        right -= 14
    shown.append(text(left - lack, 47, note, SMALL, palette.soft, room=max(40.0, room + lack), least=NOTE))
    return "".join(shown)


def note_room(title: str, legend: Sequence[str]) -> tuple[float, float]:
    """Return where the note beside a title begins, and the room that the words of the legend leave for it."""
    left = LEFT + min(TITLE, wide(title, HEADING, "title")) + 14
    return left, WIDTH - LEFT - sum(wide(word, SMALL) + 40 for word in legend) - left
