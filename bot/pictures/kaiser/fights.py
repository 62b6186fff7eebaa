"""The last contest of The Kaiser's Pirates: the dice of both sides, their modifiers and results, the outcome."""

from collections.abc import Sequence
from typing import Any

from bot.pictures import marks
from bot.pictures.kaiser.dice import DIE, rolled
from bot.pictures.shapes import BODY, LARGE, SMALL, Palette, at, box, path, text, wide

Scene = dict[str, Any]

HIGH, STACKED = 118, 206
TITLE = 32
NAME, DICE, FARTHEST = 48, 232, 288
"""Where the names begin, and where the dice do: farther to the right where a name needs the room."""
APART = 10
"""The room between a title and its outcome, and between modifiers and the arrow."""
LEAST = 16
"""The size below which a name is cut."""
LEAST_MODS = 14
"""The size below which modifiers are cut."""


def panel(fight: Scene, room: float, palette: Palette, *, stacked: bool = False) -> str:
    """Return the last contest in two lines; ``stacked``: in a narrow panel, each side in two lines."""
    high = STACKED if stacked else HIGH
    ink = palette.bad if fight["hit"] else palette.good if fight["good"] else palette.soft
    left = room - 24 - APART
    named = title_room(fight, left)
    shown = [
        box(0, 0, room, high, palette.plate, round_by=10, line=palette.frame, thick=1.5),
        text(12, 25, fight["title"], SMALL, palette.soft, room=named, least=LEAST),
        text(room - 12, 26, fight["outcome"], BODY, ink, anchor="end", face="title", room=left - named, least=LEAST),
        path(f"M10 {TITLE}H{room - 10}", line=palette.line, thick=2),
    ]
    step = (high - TITLE - 4) / 2
    begin = dice_begin(fight)
    for n, side in enumerate(fight["sides"]):
        line = narrow(side, room, palette) if stacked else across(side, room, palette, begin)
        shown.append(at(0, TITLE + 2 + n * step, line))
    return "".join(shown)


def title_room(fight: Scene, room: float) -> float:
    """Return the room of a title beside its outcome: both get smaller letters before either of them is cut."""
    title, outcome = fight["title"], fight["outcome"]
    # A little more than they need, against rounding.
    for name, result in ((SMALL, BODY), (SMALL, SMALL), (LEAST, SMALL)):
        beside = room - wide(outcome, result, "title") - 1
        if wide(title, name) <= beside:
            return beside
    return room - wide(outcome, LEAST, "title") - 1


def dice_begin(fight: Scene) -> float:
    """Return where the dice of both sides begin."""
    widest = max(wide(side["what"], LEAST) for side in fight["sides"])
    return min(FARTHEST, max(DICE, NAME + widest + 10))


def across(side: Scene, room: float, palette: Palette, begin: float) -> str:
    """Return a side in one line; ``begin``: where its dice begin."""
    after, told = begin + len(side["dice"]) * (DIE + 4) + 8, " · ".join(side["mods"])
    return "".join(
        [
            at(10, 6, marks.numbered(side["mark"], palette)),
            text(NAME, 29, side["what"], BODY, palette.ink, room=begin - NAME - 8, least=LEAST),
            at(begin, 3, rolled(side["dice"])),
            text(after, 28, told, SMALL, palette.soft, room=room - 69 - APART - after, least=LEAST_MODS),
            text(room - 12, 33, str(side["result"]), LARGE, palette.ink, anchor="end", face="title"),
            at(room - 60, 23, arrow(palette)),
        ]
    )


def narrow(side: Scene, room: float, palette: Palette) -> str:
    """Return a side in two lines: who, then the dice."""
    after = 14 + len(side["dice"]) * (DIE + 4) + 4
    return "".join(
        [
            at(10, 4, marks.numbered(side["mark"], palette)),
            text(48, 27, side["what"], BODY, palette.ink, room=room - 60, least=18),
            at(14, 40, rolled(side["dice"])),
            mods(side["mods"], after, room - 67 - APART - after, palette),
            text(room - 12, 70, str(side["result"]), LARGE, palette.ink, anchor="end", face="title"),
            at(room - 58, 59, arrow(palette)),
        ]
    )


def mods(told: Sequence[str], x: float, room: float, palette: Palette) -> str:
    """Return the modifiers beside dice: in one line, or in several with smaller letters where that has no room."""
    whole = " · ".join(told)
    if len(told) < 2 or wide(whole, LEAST) <= room:
        return text(x, 65, whole, SMALL, palette.soft, room=room, least=LEAST_MODS)
    rows = rows_of(told, room)
    step = 17 if len(rows) < 3 else 15
    top = 64.5 - step * (len(rows) - 1) / 2
    return "".join(
        text(x, top + n * step, row, LEAST, palette.soft, room=room, least=LEAST_MODS) for n, row in enumerate(rows)
    )


def rows_of(told: Sequence[str], room: float) -> list[str]:
    """Break modifiers into rows, each with as many as there is room for."""
    rows = [told[0]]
    for mod in told[1:]:
        longer = f"{rows[-1]} · {mod}"
        if wide(longer, LEAST_MODS) <= room:
            rows[-1] = longer
        else:
            rows.append(mod)
    return rows


def arrow(palette: Palette) -> str:
    """Return the sign between dice and their result: the highest die counts, no sum."""
    return path("M-9 0H8M2 -6L8 0L2 6", line=palette.soft, thick=2.5)
