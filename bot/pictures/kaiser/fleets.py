"""The fleets of The Kaiser's Pirates: a panel for each seat, with a line for each of its ships."""

from typing import Any

from bot.pictures import marks
from bot.pictures.kaiser.emblems import (
    BADGE_HIGH,
    BADGE_WIDE,
    STATES,
    badge,
    british,
    card_back,
    card_up,
    star,
    upright,
)
from bot.pictures.letters import drawable
from bot.pictures.shapes import BODY, SMALL, Palette, at, box, path, text, wide

Seat = dict[str, Any]

HEAD = 62
LEAST, MOST = 24, 32
PAD = 10
STRIP = 34
SIGN = 22
LEAST_NAME = 16


def name_of(seat: Seat) -> str:
    """Return a seat's name, or a substitute if no letter of the name can be drawn."""
    return drawable(seat["name"]) or seat["nameless"]


def lines_of(seat: Seat, columns: int) -> int:
    """Return the number of lines that the ships of a seat need."""
    fleet, row = len(seat["ships"]) + len(seat["prizes"]), len(seat["row"])
    return -(-fleet // columns) + -(-row // columns)


def strip_of(seat: Seat) -> int:
    """Return the height of the strip of committed cards that lie on no ship."""
    return STRIP if seat["committed"] else 0


def height_of(seat: Seat, tall: float, columns: int) -> float:
    """Return the height of a panel whose ships have lines of a given height."""
    return HEAD + max(1, lines_of(seat, columns)) * tall + 12 + strip_of(seat)


def panel(seat: Seat, room: float, high: float, tall: float, columns: int, palette: Palette) -> str:
    """Return a seat with its cards, amounts and ships; the seat to move has a glowing rim and a needle."""
    line, thick = (palette.glow, 4) if seat["turn"] else (palette.frame, 1.5)
    shown = [
        box(0, 0, room, high, palette.plate, round_by=10, line=line, thick=thick),
        heading(seat, room, palette),
    ]
    y = float(HEAD)
    for group in ([*seat["ships"], *seat["prizes"]], seat["row"]):
        across = (room - 2 * PAD + 6) / columns
        for n, vessel in enumerate(group):
            x = PAD + (n % columns) * across
            shown.append(at(x, y + (n // columns) * tall, vessel_line(vessel, across - 6, tall, palette)))
        y += -(-len(group) // columns) * tall
        if group is not seat["row"]:
            shown.append(path(f"M{PAD} {y + 2}H{room - PAD}", line=palette.line, thick=2))
            y += 5
    if seat["committed"]:
        shown.append(at(PAD, high - STRIP, strip(seat, room - 2 * PAD, palette)))
    return "".join(shown)


def heading(seat: Seat, room: float, palette: Palette) -> str:
    """Return the top of a panel: number, name and marks; below them hand, victory amount and points."""
    states = [STATES[state](palette.bad, palette.plate) for state in seat["states"]]
    number = marks.numbered(seat["number"], palette, turned=False)
    left = PAD + 38
    shown = [at(PAD, 5, number)]
    if seat["turn"]:
        shown.append(at(left, 8, marks.turn(palette.glow)))
        left += 30
    right = room - PAD - len(states) * 28
    shown += [at(right + n * 28 + 4, 8, sign) for n, sign in enumerate(states)]
    shown.append(text(left, 29, name_of(seat), BODY, palette.ink, room=right - left - 4, least=SMALL))
    shown += [
        at(PAD + 4, 36, marks.cards(palette.soft, palette.plate), scale=0.84),
        text(PAD + 32, 54, str(seat["hand"]), 22, palette.ink, face="title"),
        text(room / 2 + 8, 54, seat["va"], 22, palette.ink, anchor="middle", face="title", room=room / 2 - 20),
        text(room - PAD, 54, str(seat["total"]), 22, palette.ink, anchor="end", face="title"),
        at(room - PAD - wide(str(seat["total"]), 22, "title") - 26, 36, star(palette.soft, palette.plate), scale=0.84),
    ]
    return "".join(shown)


def vessel_line(vessel: Seat, room: float, tall: float, palette: Palette) -> str:
    """Return a ship in a line: its amount, its name, the cards that lie on it, and its states."""
    scale = min(1.0, (tall - 3) / BADGE_HIGH)
    top = (tall - BADGE_HIGH * scale) / 2
    sign = min(SIGN, tall - 4)
    right = room
    shown = [at(0, top, badge(vessel["kind"], vessel["va"]), scale=scale)]
    for state in reversed(vessel["states"]):
        ink = palette.bad if state in ("damage", "supply") else palette.soft if state == "disguised" else palette.ink
        right -= sign + 3
        shown.append(at(right, (tall - sign) / 2, STATES[state](ink, palette.plate), scale=sign / 24))
        if state == "damage" and vessel["damage"] > 1:
            right -= 13
            shown.append(text(right, tall / 2 + 7, str(vessel["damage"]), SMALL, palette.bad, face="title"))
    for face in vessel["cards"]:
        right -= 21
        shown.append(at(right, (tall - 24) / 2, small_card(face)))
    left = BADGE_WIDE * scale + 8
    size = min(BODY, max(SMALL, tall - 7))
    name = text(
        left, tall / 2 + size * 0.36, vessel["name"], size, palette.ink, room=right - left - 6, least=LEAST_NAME + 2
    )
    return "".join([*shown, name])


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
        shown.append(at(x, 3, sign(palette.soft, palette.plate)))
        x += 30
        for at_place, face in seat["committed"]:
            if at_place == place:
                shown.append(at(x, 3, small_card(face)))
                x += step
        x += 8
    return "".join(shown)
