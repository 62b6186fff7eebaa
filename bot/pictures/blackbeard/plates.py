"""The plate of a pirate below or beside the map of the table."""

from collections.abc import Sequence
from typing import Any

from bot.pictures.blackbeard.emblems import SIGNS, die, small
from bot.pictures.blackbeard.layout import LINE, PAD, plate_high
from bot.pictures.blackbeard.paints import COINS
from bot.pictures.shapes import BODY, SMALL, Palette, box, path, text, wide

Scene = dict[str, Any]
SIGN = 21
CHIP = 21.0


def coin(x: float, y: float, label: str, seat: int) -> tuple[float, str]:
    """Return the width and the drawing of a seat's coin, 28 units high, as it lies on the map."""
    metal, ink = COINS[seat]
    long = 28 + (9 if len(label) > 1 else 0)
    shown = box(x, y, long, 28, metal, round_by=14, line="#14202C", thick=2)
    return long, shown + text(x + long / 2, y + 20.5, label, 19, ink, anchor="middle", face="title")


def tone(name: str, palette: Palette) -> str:
    """Return the colour of a tone."""
    return {"ink": palette.ink, "soft": palette.soft, "good": palette.good, "bad": palette.bad}[name]


def chip_wide(item: Sequence[str], size: float = CHIP) -> float:
    """Return the width of a sign with its words."""
    return SIGN if item[0] == "die" else SIGN + 5 + wide(item[1], size, "title")


def chip(x: float, y: float, item: Sequence[str], palette: Palette, size: float = CHIP, room: float = 400) -> str:
    """Return a sign with its words; ``y``: the baseline."""
    sign, words, name = item
    ink = tone(name, palette)
    if sign == "die":
        return f'<g transform="translate({x:.1f} {y - 18.5:.1f})">{die(int(words), ink, palette.plate)}</g>'
    shown = small(SIGNS[sign], x, y - SIGN + 4, SIGN, ink, palette.plate)
    return shown + text(x + SIGN + 5, y, words, size, ink, face="title", room=room - SIGN - 5, least=15)


def chips(x: float, y: float, items: Sequence[Sequence[str]], palette: Palette, room: float, lines: int = 1) -> str:
    """Return signs with their words in at most some lines; a sign that finds no room is left out."""
    shown: list[str] = []
    at_x, line = x, 0
    for item in items:
        long = min(chip_wide(item), room)
        if at_x > x and at_x + long > x + room + 0.5:
            at_x, line = x, line + 1
        if line >= lines:
            break
        shown.append(chip(at_x, y + line * LINE, item, palette, room=room))
        at_x += long + 13
    return "".join(shown)


def plate(scene: Scene, across: float, lines: int, palette: Palette) -> str:
    """Return the plate of a pirate: his coin and name, his figures, where he is, and his ship."""
    high, turned = plate_high(lines), scene["first"]
    rim = palette.glow if turned else palette.frame
    shown = [box(0, 0, across, high, palette.plate, round_by=8, line=rim, thick=3 if turned else 1.5)]
    long, metal = coin(PAD + 1, PAD - 2, scene["label"], scene["seat"])
    shown.append(metal)
    left, baseline = PAD + long + 10, PAD + 20
    inner = across - 2 * PAD - 2
    if lines <= 2:
        fame = sum(chip_wide(item) + 13 for item in scene["fame"])
        right = across - PAD - fame + 8
        shown.append(chips(right, baseline, scene["fame"], palette, fame))
        end = right - 10
        if lines == 1:
            room = (end - left) * 0.5
            shown.append(named(left, baseline, scene, room, palette))
            shown.append(place(left + room + 8, baseline, scene["place"], end - left - room - 8, palette))
            return "".join(shown)
        shown.append(named(left, baseline, scene, end - left, palette))
        y = baseline + LINE
        where = min(wide(scene["place"], SMALL) + 25, 0.46 * inner)
        shown.append(place(PAD + 4, y, scene["place"], where, palette))
        rest = inner - where - 14
        facts = scene["facts"]
        used = sum(chip_wide(item) + 13 for item in facts)
        if used + wide(scene["ship"], SMALL) <= rest:
            shown.append(text(across - PAD - 4, y, scene["ship"], SMALL, palette.soft, anchor="end"))
        shown.append(chips(PAD + 4 + where + 14, y, facts, palette, rest))
        return "".join(shown)
    shown.append(named(left, baseline, scene, across - left - PAD, palette))
    y = baseline + LINE
    shown.append(chips(PAD + 4, y, scene["fame"], palette, inner))
    fame = sum(chip_wide(item) + 13 for item in scene["fame"])
    shown.append(chips(PAD + 4 + fame, y, scene["facts"][:1], palette, inner - fame))
    shown.append(place(PAD + 4, y + LINE, scene["place"], inner, palette))
    if lines > 3:
        shown.append(text(PAD + 4, y + 2 * LINE, scene["ship"], SMALL, palette.soft, room=inner * 0.6, least=16))
        used = min(inner * 0.6, wide(scene["ship"], SMALL)) + 12
        shown.append(chips(PAD + 4 + used, y + 2 * LINE, scene["facts"][1:2], palette, inner - used))
    if lines > 4:
        shown.append(chips(PAD + 4, y + 3 * LINE, scene["facts"][2:], palette, inner))
    return "".join(shown)


def named(x: float, y: float, scene: Scene, room: float, palette: Palette) -> str:
    """Return the pirate's name, and after it the player's as far as there is room."""
    name = text(x, y, scene["name"], BODY, palette.ink, room=room, least=17)
    used = wide(scene["name"], BODY) + 9
    rest = room - used
    return name + (text(x + used, y, scene["player"], SMALL, palette.soft, room=rest) if rest > 60 else "")


def place(x: float, y: float, words: str, room: float, palette: Palette) -> str:
    """Return where a pirate is, behind a needle that points down."""
    needle = path(f"M{x + 7:.1f} {y + 2:.1f}C{x + 1:.1f} {y - 6:.1f} {x:.1f} {y - 9:.1f} {x:.1f} {y - 11:.1f}"
                  f"A7 7 0 0 1 {x + 14:.1f} {y - 11:.1f}C{x + 14:.1f} {y - 9:.1f} {x + 13:.1f} {y - 6:.1f} {x + 7:.1f} {y + 2:.1f}Z",
                  palette.soft)
    return needle + text(x + 20, y, words, SMALL, palette.ink, room=room - 20, least=16)
