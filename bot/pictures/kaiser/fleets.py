"""The fleets of The Kaiser's Pirates: a panel for each seat, with a line for each of its ships."""

from itertools import pairwise
from typing import Any, Literal

from bot.pictures import marks
from bot.pictures.kaiser.emblems import (
    BADGE_HIGH,
    BADGE_WIDE,
    STATES,
    badge,
    british,
    card_back,
    card_up,
    mines,
    star,
    upright,
    waiting,
)
from bot.pictures.letters import drawable
from bot.pictures.shapes import BODY, SMALL, Palette, at, box, of, path, text, wide

Seat = dict[str, Any]
Fill = Literal["single", "mixed", "tight", "double"]

HEAD, TAIL, BETWEEN = 58, 8, 5
LEAST, ROOMY, MOST = 23, 27, 32
PAD = 10
APART = 6
"""The room between two ships in a line."""
STRIP = 30
SIGN = 22
LEAST_NAME = 16
"""The least size of a name in one line of letters, if it can be broken into two."""
LEAST_WORD = 11
"""The least size of a name that is a single word."""


def name_of(seat: Seat) -> str:
    """Return a seat's name, or a substitute if no letter of the name can be drawn."""
    return drawable(seat["name"]) or seat["nameless"]


def size_of(seat: Seat) -> int:
    """Return the number of a seat's ships."""
    return len(seat["ships"]) + len(seat["prizes"]) + len(seat["row"])


def lines_of(seat: Seat, fill: Fill, room: float, tall: float) -> list[list[list[Seat]]]:
    """Return the lines of a seat's ships: those that the Royal Navy hunts, and the merchants."""
    return [filled(vessels, fill, room, tall) for vessels in ([*seat["ships"], *seat["prizes"]], seat["row"])]


def filled(vessels: list[Seat], fill: Fill, room: float, tall: float) -> list[list[Seat]]:
    """Break ships into lines of one or two.

    ``mixed``: a ship with several signs has a line of its own. ``tight``: a ship stands beside the first one that
    leaves the room for both names. ``double``: all ships stand in pairs, though names are cut.
    """
    lines: list[list[Seat]] = []
    for vessel in vessels:
        if fill == "tight":
            single = (line for line in lines if len(line) == 1)
            beside = next((line for line in single if fits([*line, vessel], room, tall)), None)
        else:
            last = lines[-1] if lines else []
            alone = fill == "single" or (fill == "mixed" and any(signs_of(ship) > 1 for ship in (*last, vessel)))
            beside = None if alone or len(last) != 1 else last
        if beside is None:
            lines.append([vessel])
        else:
            beside.append(vessel)
    return lines


def signs_of(vessel: Seat) -> int:
    """Return the number of signs beside a ship's name."""
    return len(vessel["states"]) + len(vessel["cards"]) + sum(lays for lays, _ in vessel["cards"])


def strip_of(seat: Seat) -> int:
    """Return the height of the strip of committed cards that lie on no ship."""
    return STRIP if seat["committed"] else 0


def height_of(seat: Seat, room: float, tall: float, fill: Fill) -> float:
    """Return the height of a panel of a given width whose ships have lines of a given height."""
    lines = sum(map(len, lines_of(seat, fill, room - 2 * PAD, tall)))
    return HEAD + max(1, lines) * tall + BETWEEN + TAIL + strip_of(seat)


def panel(seat: Seat, room: float, high: float, tall: float, fill: Fill, palette: Palette) -> str:
    """Return a seat with its cards, amounts and ships; the seat to move has a glowing rim and a needle."""
    line, thick = (palette.glow, 4) if seat["turn"] else (palette.frame, 1.5)
    shown = [
        box(0, 0, room, high, palette.plate, round_by=10, line=line, thick=thick),
        heading(seat, room, palette),
    ]
    y = float(HEAD)
    inner = room - 2 * PAD
    hunted, merchants = (shifted(lines, inner, tall) for lines in lines_of(seat, fill, inner, tall))
    for line in (*hunted, *merchants):
        if line is (merchants or [None])[0]:
            shown.append(path(f"M{PAD} {y + 2:.1f}H{room - PAD}", line=palette.line, thick=2))
            y += BETWEEN
        x = float(PAD)
        for ship, share in zip(line, shares(line, inner, tall), strict=True):
            shown.append(at(x, y, vessel_line(ship, share, tall, palette)))
            x += share + APART
        y += tall
    if seat["committed"]:
        shown.append(at(PAD, high - STRIP - 2, strip(seat, inner, palette)))
    return of(f"seat:{seat['number'] - 1}", *shown)


def shares(line: list[Seat], room: float, tall: float) -> list[float]:
    """Return the widths of the ships in a line: equal, unless a long name needs the room that another one leaves."""
    if len(line) == 1:
        return [room]
    size = next((size for size in (name_size(tall), LEAST_NAME) if fits(line, room, tall, size)), None)
    first, second = (needed(ship, tall, size) for ship in line)
    room -= APART
    wider = max(room / 2, room - second)
    begin = min(max(room / 2, first), room - second) if first + second <= room else min(wider, first)
    return [begin, room - begin]


def shifted(lines: list[list[Seat]], room: float, tall: float) -> list[list[Seat]]:
    """Return lines with long names alone, where the ship beside one may stand with the single ship of the next line."""
    found = list(lines)
    for n, (line, after) in enumerate(pairwise(lines)):
        parted = [line[-1], *after]
        crowded = (len(line), len(after)) == (2, 1) and not fits(line, room, tall, LEAST_NAME)
        if crowded and fits(parted, room, tall, LEAST_NAME):
            found[n : n + 2] = [line[0]], parted
    return found


def fits(line: list[Seat], room: float, tall: float, size: float | None = None) -> bool:
    """Return whether no name in a line is cut; ``size``: that of the names in one line of letters."""
    return sum(needed(ship, tall, size) for ship in line) + APART * (len(line) - 1) <= room


def needed(vessel: Seat, tall: float, size: float | None = None) -> float:
    """Return the width of a ship in a line whose name has a size; without one, the least width."""
    signs = len(vessel["states"]) * (sign_size(tall) + 3) + (13 if vessel["damage"] > 1 else 0)
    cards = sum(44 if lays else 21 for lays, _ in vessel["cards"])
    # A little more, against rounding.
    return name_left(tall) + name_wide(vessel["name"], tall, size) + 6 + signs + cards


def name_wide(name: str, tall: float, size: float | None) -> float:
    """Return the width of a name of a size; without one, the least width in which it is not cut."""
    if size is not None:
        return wide(name, size)
    if len(broken(name)) == 1:
        return wide(name, LEAST_WORD)
    return min(wide(name, LEAST_NAME), max(wide(part, half_size(tall)) for part in broken(name)))


def broken(name: str) -> list[str]:
    """Return a name broken at the space that leaves the shortest lines; a single word as it is."""
    spaces = [n for n, letter in enumerate(name) if letter == " "]
    halves = [[name[:n], name[n + 1 :]] for n in spaces]
    return min(halves, key=lambda parts: max(wide(part, BODY) for part in parts), default=[name])


def badge_scale(tall: float) -> float:
    """Return the scale of the badge in a line of a given height."""
    return min(1.0, (tall - 3) / BADGE_HIGH)


def name_left(tall: float) -> float:
    """Return where a ship's name begins."""
    return BADGE_WIDE * badge_scale(tall) + 8


def name_size(tall: float) -> float:
    """Return the size of a ship's name where it has the room."""
    return min(BODY, max(SMALL, tall - 7))


def half_size(tall: float) -> float:
    """Return the size of a ship's name in two lines of letters."""
    return min(LEAST_NAME, tall / 2)


def sign_size(tall: float) -> float:
    """Return the width of the sign of a state."""
    return min(SIGN, tall - 4)


def heading(seat: Seat, room: float, palette: Palette) -> str:
    """Return the top of a panel: initial, name and marks; below them hand, victory amount and points."""
    states = [STATES[state](palette.bad, palette.plate) for state in seat["states"]]
    number = marks.numbered(seat["mark"], palette, turned=False)
    left = PAD + 38
    shown = [at(PAD, 4, number)]
    if seat["turn"]:
        shown.append(at(left, 8, marks.turn(palette.glow)))
        left += 30
    right = room - PAD - len(states) * 28
    shown += [at(right + n * 28 + 4, 8, sign) for n, sign in enumerate(states)]
    shown.append(text(left, 28, name_of(seat), BODY, palette.ink, room=right - left - 4, least=SMALL))
    hand = str(seat["hand"])
    right = room - PAD - wide(seat["points"], 22, "title") - 26
    shown += [
        at(PAD + 4, 34, marks.cards(palette.soft, palette.plate), scale=0.84),
        text(PAD + 32, 52, hand, 22, palette.ink, face="title"),
        amount(seat, (PAD + 32 + wide(hand, 22, "title") + 10, room / 2 + 8, right - 10), palette),
        text(room - PAD, 52, seat["points"], 22, palette.ink, anchor="end", face="title"),
        at(right, 34, star(palette.soft, palette.plate), scale=0.84),
    ]
    return "".join(shown)


def amount(seat: Seat, between: tuple[float, float, float], palette: Palette) -> str:
    """Return a seat's victory amount, and behind an hourglass the number of sunk German ships that do not count yet.

    ``between``: the left end of the room, the middle of the panel, where the amount stands if it can, the right end.
    """
    left, middle, right = between
    late = str(seat["waiting"]) if seat["waiting"] else ""
    behind = wide(late, 22, "title") + 30 if late else 0
    room = right - left - behind
    taken = min(wide(seat["va"], 22, "title"), room)
    x = max(left, min(middle - (taken + behind) / 2, right - behind - taken))
    shown = [text(x, 52, seat["va"], 22, palette.ink, face="title", room=room, least=LEAST_NAME)]
    if late:
        shown.append(at(x + taken + 8, 35, waiting(palette.soft, palette.plate), scale=0.8))
        shown.append(text(x + taken + 30, 52, late, 22, palette.soft, face="title"))
    return "".join(shown)


def vessel_line(vessel: Seat, room: float, tall: float, palette: Palette) -> str:
    """Return a ship in a line: its amount, its name, the cards that lie on it, and its states."""
    scale = badge_scale(tall)
    top = (tall - BADGE_HIGH * scale) / 2
    sign = sign_size(tall)
    right = room
    shown = [at(0, top, badge(vessel["kind"], vessel["va"]), scale=scale)]
    for state in reversed(vessel["states"]):
        ink = palette.bad if state in ("damage", "supply") else palette.soft if state == "disguised" else palette.ink
        right -= sign + 3
        shown.append(at(right, (tall - sign) / 2, STATES[state](ink, palette.plate), scale=sign / 24))
        if state == "damage" and vessel["damage"] > 1:
            right -= 13
            shown.append(text(right, tall / 2 + 7, str(vessel["damage"]), SMALL, palette.bad, face="title"))
    for lays, face in vessel["cards"]:
        right -= 21
        place = f"place:{'lay' if lays else 'ship'}/{vessel['ship']}"
        shown.append(of(place, at(right, (tall - 24) / 2, small_card(face))))
        if lays:
            right -= 23
            shown.append(at(right, (tall - 20) / 2, mines(palette.ink, palette.plate), scale=20 / 24))
    left = name_left(tall)
    shown.append(at(left, 0, name_line(vessel["name"], right - left - 5, tall, palette)))
    return of(f"ship:{vessel['ship']} piece:{vessel['ship']}", *shown)


def name_line(name: str, room: float, tall: float, palette: Palette) -> str:
    """Return a ship's name in a line of a given height; a long one with little room has two lines of letters."""
    size, parts = name_size(tall), broken(name)
    if len(parts) == 1 or wide(name, LEAST_NAME) <= room:
        least = LEAST_WORD if len(parts) == 1 else LEAST_NAME
        return text(0, tall / 2 + size * 0.36, name, size, palette.ink, room=room, least=least)
    size = half_size(tall)
    return "".join(
        text(0, tall / 2 + down * size, part, size, palette.ink, room=room, least=LEAST_WORD)
        for part, down in zip(parts, (-0.14, 0.78), strict=True)
    )


def small_card(face: list[str]) -> str:
    """Return a committed card, 18 units wide and 24 high: face down, or in the colours of its classes."""
    return card_up(*face) if face else card_back()


def strip(seat: Seat, room: float, palette: Palette) -> str:
    """Return the committed cards that lie on no ship, each place behind its sign."""
    places = list(dict.fromkeys(place for place, _ in seat["committed"]))
    needed = sum(30 + 22 * sum(place == at_place for at_place, _ in seat["committed"]) for place in places)
    step = 22 * min(1.0, (room - 38 * len(places)) / max(1.0, needed - 30 * len(places)))
    shown: list[str] = []
    x = 0.0
    for place in places:
        sign = british if place == "british" else upright
        laid = [at(x, 3, sign(palette.soft, palette.plate))]
        x += 30
        for at_place, face in seat["committed"]:
            if at_place == place:
                laid.append(at(x, 3, small_card(face)))
                x += step
        shown.append(of(f"place:{place}", *laid))
        x += 8
    return "".join(shown)
