"""Draw the log books of a reader's pirates."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.emblems import SECTION_SIGNS, SIGNS, eye, small
from bot.pictures.blackbeard.layout import GAP, HEAD, PAD, ROOM, ROW, Form, chip_lines, log_high, log_wide
from bot.pictures.blackbeard.paints import FLAGS
from bot.pictures.blackbeard.plates import chips, coin, tone
from bot.pictures.shapes import BODY, SMALL, Palette, at, box, of, path, text, wide

Scene = dict[str, Any]
BOX = 15


def logbook(scene: Scene, palette: Palette) -> tuple[float, str]:
    """Return the height and the drawing of all log books and the notes below them."""
    form: Form = scene["form"]
    logs, across = scene["logs"], log_wide(form)
    each = 1 if form == "full" else 2
    shown: list[str] = []
    y = 0.0
    for start in range(0, len(logs), each):
        row = logs[start : start + each]
        high = max(log_high(form, one) for one in row)
        for n, one in enumerate(row):
            shown.append(at(n * (across + GAP), y, log(one, form, across, high, palette)))
        y += high + GAP
    for note in scene["notes"]:
        shown.append(small(eye, 2, y + 3, 20, palette.glow, palette.sheet))
        shown.append(text(30, y + 20, note, SMALL, palette.ink, room=ROOM - 32, least=15))
        y += ROW
    return y - (0 if scene["notes"] else GAP), "".join(shown)


def log(scene: Scene, form: Form, across: float, high: float, palette: Palette) -> str:
    """Return one log book."""
    inner = across - 2 * PAD - 4
    left = PAD + 3
    shown = [box(0, 0, across, high, palette.plate, round_by=8, line=palette.frame, thick=1.5)]
    long, metal = coin(left, PAD, scene["label"], scene["seat"])
    name = left + long + 10
    figures = min(wide(scene["figures"], SMALL), inner * 0.5)
    end = across - left - figures - 12
    shown += [metal, text(name, PAD + 22, scene["name"], BODY, palette.ink, room=end - name, least=17)]
    after = name + wide(scene["name"], BODY) + 10
    if end - after > 60:
        shown.append(text(after, PAD + 22, scene["ship"], SMALL, palette.soft, room=end - after))
    shown.append(
        text(across - left, PAD + 22, scene["figures"], SMALL, palette.soft, anchor="end", room=figures + 1, least=15)
    )
    y = float(HEAD + ROW - 5)
    shown.append(fame(left, y, scene["fame"], inner, palette))
    y += ROW
    lines = chip_lines(form, scene)
    shown.append(chips(left, y, scene["chips"], palette, inner, lines))
    y += lines * ROW
    if scene["sections"]:
        shown.append(sections(left, y, scene["sections"], inner, palette))
        y += ROW
    if form == "brief":
        if scene["holds"]:
            held = " · ".join(words for _, words, _ in scene["holds"])
            shown.append(line(left, y, ["hold", held, "ink"], inner, palette))
            y += ROW
    else:
        columns = 2 if form == "full" else 1
        for n, hold in enumerate(scene["holds"]):
            x = left + n % columns * (inner / columns)
            shown.append(hold_line(x, y + n // columns * ROW, hold, inner / columns - 8, palette))
        y += -(-len(scene["holds"]) // columns) * ROW
    for found in scene["lines"] if form != "brief" else scene["lines"][:1]:
        shown.append(line(left, y, found, inner, palette))
        y += ROW
    return of(f"pirate:{scene['id']}", *shown)


def fame(x: float, y: float, found: Sequence[Sequence[Any]], inner: float, palette: Palette) -> str:
    """Return Notoriety and Popularity, each as a bar with its number and its most."""
    shown: list[str] = []
    room = inner - 14
    for (sign, now, most), share in zip(found, (0.62, 0.38), strict=True):
        label = f"{now}/{most}"
        bar = room * share - 30 - wide(label, SMALL, "title") - 8
        shown.append(small(SIGNS[sign], x, y - 17, 21, palette.ink, palette.plate))
        shown.append(box(x + 28, y - 13, bar, 13, palette.deep, round_by=6, line=palette.frame, thick=1))
        if now:
            shown.append(box(x + 28, y - 13, max(8.0, bar * min(1.0, now / most)), 13, palette.glow, round_by=6))
        shown.append(text(x + 28 + bar + 8, y, label, SMALL, palette.ink, face="title"))
        x += room * share + 14
    return "".join(shown)


def sections(x: float, y: float, found: Sequence[Sequence[str]], inner: float, palette: Palette) -> str:
    """Return the sections of a ship: a sign, and its boxes; lost ones are crossed out."""
    shown: list[str] = []
    step = inner / len(found)
    size = min(BOX, (step - 30) / max(len(boxes) for _, boxes in found) - 3)
    for n, (section, boxes) in enumerate(found):
        left = x + n * step
        hurt = "x" in boxes
        ink = palette.bad if hurt else palette.ink
        parts = [small(SECTION_SIGNS[section], left, y - 17, 21, ink, palette.plate)]
        for place, state in enumerate(boxes):
            parts.append(square(left + 27 + place * (size + 3), y - 8 - size / 2, size, state, palette))
        shown.append(of(f"section:{section}", *parts))
    return "".join(shown)


def square(x: float, y: float, size: float, state: str, palette: Palette) -> str:
    """Return a box: sound ones are filled, white ones ringed, jury-repaired ones half filled, lost ones crossed out."""
    if state == "x":
        cross = path(
            f"M2 2L{size - 2:.1f} {size - 2:.1f}M{size - 2:.1f} 2L2 {size - 2:.1f}", line=palette.bad, thick=2.4
        )
        return at(x, y, box(0, 0, size, size, "none", round_by=2, line=palette.bad, thick=1.6), cross)
    if state == "j":
        return box(x, y, size, size, "none", round_by=2, line=palette.ink, thick=1.6) + box(
            x, y + size / 2, size, size / 2, palette.ink
        )
    if state == "w":
        return box(x, y, size, size, "#FFFFFF", round_by=2, line=palette.glow, thick=2.6)
    return box(x, y, size, size, palette.good, round_by=2, line=palette.good, thick=1.6)


def hold_line(x: float, y: float, hold: Sequence[str], room: float, palette: Palette) -> str:
    """Return a hold: its number on a crate, and what lies in it."""
    place, words, water = hold
    ink = palette.ink if water == "dry" else palette.bad
    shown = box(x, y - 18, 23, 23, "none", round_by=3, line=ink, thick=2)
    shown += text(x + 11.5, y - 0.5, place, 18, ink, anchor="middle", face="title")
    return shown + text(x + 32, y, words or "–", SMALL, ink, room=room - 32, least=15)


def line(x: float, y: float, found: Sequence[Any], room: float, palette: Palette) -> str:
    """Return a sign and the words of a line, or the flags of nations."""
    sign, words, name = found
    ink = tone(name, palette)
    shown = small(SIGNS[sign], x, y - 17, 21, ink, palette.plate)
    if not isinstance(words, str):
        return shown + "".join(flag(x + 32 + n * 34, y - 18, *one) for n, one in enumerate(words))
    return shown + text(x + 32, y, words, SMALL, ink, room=room - 32, least=15)


def flag(x: float, y: float, nation: str, letter: str) -> str:
    """Return the flag of a nation with its letter, as ports have it on the map."""
    field, ink = FLAGS[nation]
    shown = box(x, y, 28, 23, field, round_by=3, line="#14202C", thick=1.5)
    return shown + text(x + 14, y + 18.5, letter, 19, ink, anchor="middle", face="title")
