"""The plate of a pirate below or beside the map of the table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.pictures.blackbeard.emblems import SIGNS, die, small
from bot.pictures.blackbeard.layout import LINE, PAD, plate_high
from bot.pictures.blackbeard.paints import COINS
from bot.pictures.shapes import BODY, SMALL, Palette, at, box, of, path, text, wide

Scene = dict[str, Any]
SIGN = 21
CHIP, APART = 21.0, 13
BASELINE = PAD + 20
"""That of the first line."""
ROWS = (19, 39, 59)
"""The baselines of three rows on a plate of two lines."""
NEEDLE = 20
"""The width of the needle before a place."""
LEAST, LEAST_BESIDE, LEAST_PLACE = 14, 17, 16
"""The smallest sizes of a name where there is little room, of a name elsewhere, and of a place."""


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
    size = CHIP
    if lines == 1 and (total := sum(chip_wide(item) + APART for item in items) - APART) > room:
        size = CHIP * max(
            0.8, (room - (SIGN + 5 + APART) * len(items)) / (total - (SIGN + 5 + APART) * len(items) + 0.1)
        )
    for item in items:
        long = min(chip_wide(item, size), room)
        if at_x > x and at_x + long > x + room + 0.5:
            if line + 1 >= lines:
                continue
            at_x, line = x, line + 1
        shown.append(chip(at_x, y + line * LINE, item, palette, size, room))
        at_x += long + APART
    return "".join(shown)


def plate(scene: Scene, across: float, lines: int, palette: Palette) -> str:
    """Return the plate of a pirate: his coin and name, his figures, where he is, and his ship."""
    high, turned = plate_high(lines), scene["first"]
    rim = palette.glow if turned else palette.frame
    shown = [box(0, 0, across, high, palette.plate, round_by=8, line=rim, thick=3 if turned else 1.5)]
    long, metal = coin(PAD + 1, PAD - 2, scene["label"], scene["seat"])
    shown.append(metal)
    draw = FORMS.get(lines, on_more_lines)
    shown += draw(scene, across, lines, PAD + long + 10, palette)
    return of(f"pirate:{scene['id']} seat:{scene['seat']}", *shown)


def chips_wide(items: Sequence[Sequence[str]]) -> float:
    """Return the width of signs with their words, and of the gap after each."""
    return sum(chip_wide(item) + APART for item in items)


def on_one_line(scene: Scene, across: float, lines: int, left: float, palette: Palette) -> list[str]:
    """Return name, place and fame on one line; the place stands below the name where they are too long."""
    del lines
    fame = chips_wide(scene["fame"])
    right = across - PAD - fame + 8
    shown = [chips(right, BASELINE, scene["fame"], palette, fame)]
    whole = right - 10 - left
    room = whole - min(wide(scene["short"], SMALL) + 28, 0.55 * whole)
    rest = whole - room - 8
    if wide(scene["name"], LEAST) <= room and wide(scene["short"], LEAST_PLACE) + NEEDLE <= rest:
        shown.append(named(left, BASELINE, scene, room, palette, least=LEAST))
        shown.append(place(left + room + 8, BASELINE, scene["short"], rest, palette))
    else:
        shown.append(text(left, 16, scene["name"], LEAST_PLACE, palette.ink, room=whole, least=LEAST))
        shown.append(text(left, 32, scene["short"], LEAST_PLACE, palette.soft, room=whole, least=LEAST))
    return shown


def on_two_lines(scene: Scene, across: float, lines: int, left: float, palette: Palette) -> list[str]:
    """Return name and fame, and below them all else; fame stands below a name that finds no room beside it."""
    del lines
    inner, y = across - 2 * PAD - 2, BASELINE + LINE
    facts: Sequence[Sequence[str]] = scene["facts"]
    fame, used = chips_wide(scene["fame"]), chips_wide(facts)
    right = across - PAD - fame + 8
    where = wide(scene["place"], SMALL) + 25
    room = right - 10 - left
    if wide(scene["name"], LEAST_BESIDE) > room and where + 14 + fame + used <= inner:
        return [
            named(left, BASELINE, scene, across - PAD - left, palette),
            place(PAD + 4, y, scene["place"], where, palette),
            chips(PAD + 4 + where + 14, y, [*scene["fame"], *facts], palette, inner - where - 14),
        ]
    if wide(scene["name"], LEAST) > room:
        return on_three_rows(scene, across, left, palette)
    shown = [chips(right, BASELINE, scene["fame"], palette, fame)]
    shown.append(named(left, BASELINE, scene, room, palette, least=LEAST))
    where = min(where, max(0.46 * inner, inner - used - 14))
    # A place in smaller letters leaves room for the type of the ship.
    lesser, least = wide(scene["place"], LEAST_PLACE) + 25, wide(scene["ship"], LEAST)
    if lesser + 14 + used + least <= inner:
        where = min(where, inner - 14 - used - least)
    shown.append(place(PAD + 4, y, scene["place"], where, palette))
    rest = inner - where - 14
    shown.append(ship(across, y, scene, rest - used, palette))
    return [*shown, chips(PAD + 4 + where + 14, y, facts, palette, rest)]


def on_three_rows(scene: Scene, across: float, left: float, palette: Palette) -> list[str]:
    """Return name, fame and place one below the other, close together, on a plate of two lines."""
    top, middle, bottom = ROWS
    inner = across - 2 * PAD - 2
    used, where = chips_wide(scene["facts"]), wide(scene["place"], SMALL) + 25
    where = min(where, max(0.46 * inner, inner - used - 14))
    return [
        text(left, top, scene["name"], SMALL, palette.ink, room=across - PAD - left, least=LEAST),
        chips(left, middle, scene["fame"], palette, across - PAD - left),
        place(PAD + 4, bottom, scene["place"], where, palette),
        chips(PAD + 18 + where, bottom, scene["facts"], palette, inner - where - 14),
    ]


def on_more_lines(scene: Scene, across: float, lines: int, left: float, palette: Palette) -> list[str]:
    """Return name, player, figures, place and ship one below the other, as far as there are lines."""
    inner, y = across - 2 * PAD - 2, BASELINE
    shown: list[str] = []
    if lines > 4:
        shown.append(named(left, y, {**scene, "player": ""}, across - left - PAD, palette))
        y += LINE
        shown.append(text(PAD + 4, y, scene["player"], SMALL, palette.soft, room=inner, least=16))
    else:
        shown.append(named(left, y, scene, across - left - PAD, palette))
    y += LINE
    shown.append(chips(PAD + 4, y, scene["fame"], palette, inner))
    fame = chips_wide(scene["fame"])
    shown.append(chips(PAD + 4 + fame, y, scene["facts"][:1], palette, inner - fame))
    y += LINE
    words = scene["place"] if lines > 3 else scene["short"]
    where, facts = min(inner, wide(words, SMALL) + 21), scene["facts"][1:]
    rest = inner - where - 12
    if lines == 3:
        shown.append(place(PAD + 4, y, words, where, palette))
        shown.append(ship(across, y, scene, rest - chips_wide(facts), palette))
        return [*shown, chips(PAD + 16 + where, y, facts, palette, rest)]
    # The type of the ship stands behind the place or, where it is too long, on the next line.
    below = inner - chips_wide(facts)
    least = wide(scene["ship"], LEAST)
    if wide(scene["ship"], SMALL) > max(rest, below) and wide(words, LEAST_PLACE) + 33 + least <= inner:
        rest = max(rest, least)
        where = inner - 12 - rest
    shown.append(place(PAD + 4, y, words, where, palette))
    shown.append(ship(across, *((y, scene, rest) if least <= rest else (y + LINE, scene, below)), palette))
    return [*shown, chips(PAD + 4, y + LINE, facts, palette, inner)]


FORMS: Mapping[int, Callable[[Scene, float, int, float, Palette], list[str]]] = {1: on_one_line, 2: on_two_lines}
"""By the number of lines, what draws a plate beside its coin; those of more lines have one form."""


def named(x: float, y: float, scene: Scene, room: float, palette: Palette, least: float = LEAST_BESIDE) -> str:
    """Return the pirate's name and after it the player's, both smaller where there is little room for the two."""
    long, player = wide(scene["name"], BODY), wide(scene["player"], LEAST) + 9
    if long + player > room >= wide(scene["name"], least) + player:
        long = room - player
    name = text(x, y, scene["name"], BODY, palette.ink, room=min(long, room), least=least)
    rest = room - long - 9
    if rest <= 60 and player - 9 > rest + 0.1:
        return name
    return name + text(x + long + 9, y, scene["player"], SMALL, palette.soft, room=rest + 0.1, least=LEAST)


def ship(across: float, y: float, scene: Scene, room: float, palette: Palette) -> str:
    """Return the type of a pirate's ship at the right edge of his plate, smaller where there is little room."""
    if wide(scene["ship"], LEAST) > room + 0.1:
        return ""
    words: str = scene["ship"]
    return text(across - PAD - 4, y, words, SMALL, palette.soft, anchor="end", room=room + 0.1, least=LEAST)


def place(x: float, y: float, words: str, room: float, palette: Palette) -> str:
    """Return where a pirate is, behind a needle that points down."""
    needle = at(x, y, path("M7 2C1 -6 0 -9 0 -11A7 7 0 0 1 14 -11C14 -9 13 -6 7 2Z", palette.soft))
    return needle + text(x + NEEDLE, y, words, SMALL, palette.ink, room=room - NEEDLE, least=LEAST_PLACE)
