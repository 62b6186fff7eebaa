"""Draw what stands on a map: no sign covers another one, and a line leads from a sign set aside to its hex."""

import math
from typing import Any, NamedTuple

from bot.pictures.blackbeard.emblems import anchor, careened, enemy, flame, hold, notoriety, sail, small
from bot.pictures.blackbeard.framing import Frame
from bot.pictures.blackbeard.paints import COINS, FLAGS, Paints
from bot.pictures.letters import drawable, outlines
from bot.pictures.shapes import Palette, at, box, disc, number, path, text, wide
from rules.blackbeard.tables import LANES

Scene = dict[str, Any]
LABEL = 18.0
DARK = "#14202C"
GOVERNORS = {"?": "#E9E2D0", "+": "#7FD6A2", "-": "#FF9E8A"}
"""By sign, the field of a governor's disc."""


class Spot(NamedTuple):
    """An area on the sheet that is taken."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Spot") -> bool:
        """Return whether two areas overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def spot(x: float, y: float, wide_by: float, high_by: float) -> Spot:
    """Return the area around a point."""
    return Spot(x - wide_by / 2, y - high_by / 2, x + wide_by / 2, y + high_by / 2)


class Board:
    """The signs on one map, in the order in which they are drawn, and the areas that they take."""

    def __init__(self, frame: Frame, palette: Palette, paints: Paints) -> None:
        self.frame, self.palette, self.paints = frame, palette, paints
        self.taken: list[Spot] = []
        self.drawn: list[str] = []
        self.leads: list[str] = []
        self.coin = min(16.0, max(13.0, 0.6 * frame.side))
        self.badge = min(23.0, max(17.5, 0.85 * frame.side))
        self.rings = [
            spot(*frame.hex(lane.hex), 1.3 * frame.side, 1.3 * frame.side)
            for lane in LANES.values()
            if frame.holds(lane.hex)
        ]

    def put(self, place: str, wide_by: float, high_by: float, reach: float = 0.0) -> tuple[float, float]:
        """Return where a sign of a hex stands: in its middle, or beside it with a line that leads there."""
        x, y = self.frame.hex(place)
        step = max(self.frame.side * 0.9, high_by * 0.55)
        rounds = [(0.0, 1)] if not reach else []
        rounds += [(step * (1 + 0.35 * n), 12) for n in range(9)]
        for distance, turns in rounds:
            for turn in range(turns):
                angle = math.pi * (2 * turn / turns - 0.5)
                u, v = self.inside(x + distance * math.cos(angle), y + distance * math.sin(angle), wide_by, high_by)
                found = spot(u, v, wide_by, high_by)
                if not any(found.meets(other) for other in self.taken):
                    self.taken.append(found)
                    if distance > 0.6 * self.frame.side:
                        self.leads.append(path(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}", line=self.paints.ink, thick=2))
                        self.leads.append(disc(x, y, 3, self.paints.ink))
                    return u, v
        self.taken.append(spot(x, y, wide_by, high_by))
        return x, y

    def inside(self, x: float, y: float, wide_by: float, high_by: float) -> tuple[float, float]:
        """Move a sign so far that it lies inside the map."""
        frame = self.frame
        return (
            min(max(x, frame.x + wide_by / 2 + 1), frame.x + frame.wide - wide_by / 2 - 1),
            min(max(y, frame.y + high_by / 2 + 1), frame.y + frame.high - high_by / 2 - 1),
        )

    # ---------------------------------------------------------------- signs

    def port(self, port: Scene) -> None:
        """Draw a port: its flag with the letter of the nation, and around it governor, Refuges and goods."""
        high, homes = self.badge, port["refuge"]
        flag, hut = 1.1 * high, 0.84 * high
        ruled = 0.8 * high if port["governor"] and not port["destroyed"] else 0.0
        long = flag + hut * len(homes) + ruled
        x, y = self.put(port["hex"], long + 3, high + 3)
        left, top = x - long / 2, y - high / 2
        port["spot"] = (left, top, long)
        field, ink = FLAGS[port["flag"]]
        for n, seat in enumerate(homes):
            self.drawn.append(house(left + hut * n, top, hut, high, seat))
        x = left + hut * len(homes)
        if port["destroyed"]:
            shown = box(x, top, flag, high, "#6B6B6B", round_by=3, line=self.paints.halo, thick=2)
            shown += small(flame, x + (flag - high * 0.9) / 2, top + 0.05 * high, 0.9 * high, "#F2C14E", "#6B6B6B")
            self.drawn.append(shown)
            return
        shown = box(x, top, flag, high, field, round_by=3, line=self.paints.halo, thick=2)
        if port["letter"]:
            size = 0.86 * high
            shown += text(x + flag / 2, top + high * 0.81, port["letter"], size, ink, anchor="middle", face="title")
        else:
            shown += small(notoriety, x + (flag - 0.8 * high) / 2, top + 0.1 * high, 0.8 * high, ink, field)
        if port["governor"]:
            shown += self.governor(x + flag, top, ruled, port["governor"], told=port["told"])
        if port["goods"] and self.frame.side >= 16:
            shown += small(hold, x + flag - 4, top + high - 9, 13, self.paints.ink, self.paints.halo)
            shown += self.lettered(x + flag + 10, top + high + 4, str(port["goods"]), 15)
        self.drawn.append(shown)

    def governor(self, x: float, y: float, long: float, sign: str, *, told: bool) -> str:
        """Return a governor at a flag: "?" face down, "+" pro-pirate, "-" anti-pirate; ringed if only told to you."""
        high = self.badge
        rim, thick = (self.palette.glow, 3) if told else (DARK, 1.6)
        shown = box(x + 1, y, long - 1, high, GOVERNORS[sign], round_by=4, line=rim, thick=thick)
        middle, level, a = x + 0.5 + long / 2, y + high / 2, 0.27 * high
        if sign == "?":
            return shown + text(middle, y + 0.8 * high, "?", 0.84 * high, DARK, anchor="middle", face="title")
        cross = f"M{number(middle - a)} {number(level)}H{number(middle + a)}"
        cross += f"M{number(middle)} {number(level - a)}V{number(level + a)}" if sign == "+" else ""
        return shown + path(cross, line=DARK, thick=3)

    def sails(self, found: Scene) -> None:
        """Draw the merchants of a hex: sails with their number, and a flag with the Defence of each known one."""
        size = min(25.0, max(19.0, 0.9 * self.frame.side))
        if found["hidden"]:
            count = f"×{found['hidden']}" if found["hidden"] > 1 else ""
            more = wide(count, 16, "title") if count else 0
            x, y = self.put(found["hex"], size + more, size)
            left = x - (size + more) / 2
            shown = at(left, y - size / 2, sail(self.paints.ink, self.paints.halo), scale=size / 24)
            self.drawn.append(shown + (self.lettered(left + size + 1, y + 6, count, 16) if count else ""))
        for merchant in found["known"]:
            field, ink = FLAGS[merchant["flag"]]
            label = f"{merchant['letter']}{merchant['defence']}"
            long = size + wide(label, 0.8 * size, "title") + 6
            x, y = self.put(found["hex"], long, size)
            left = x - long / 2
            shown = box(left + size - 3, y - size / 2 + 1, long - size + 3, size - 2, field, round_by=3, line=DARK)
            shown += text(left + size + 1, y + 0.29 * size, label, 0.8 * size, ink, face="title")
            self.drawn.append(at(left, y - size / 2, sail(self.paints.ink, field), scale=size / 24) + shown)

    def crates(self, place: str) -> None:
        """Draw crates that float in a hex."""
        size = min(20.0, max(16.0, 0.7 * self.frame.side))
        x, y = self.put(place, size, size)
        self.drawn.append(small(hold, x - size / 2, y - size / 2, size, "#D9A05A", DARK))

    def hunter(self, place: str) -> None:
        """Draw a hunter."""
        size = min(24.0, max(16.0, 0.9 * self.frame.side))
        x, y = self.put(place, size, size)
        self.drawn.append(disc(x, y, size / 2, "#B3282D", line=DARK, thick=1.5))
        self.drawn.append(small(enemy, x - size * 0.32, y - size * 0.32, size * 0.64, "#FFFFFF", "#B3282D"))

    def track(self, found: Scene) -> str:
        """Return the hexes that a ship entered in its last move, as dots in the colour of its seat."""
        points = [self.frame.hex(place) for place in found["path"] if self.frame.holds(place)]
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        thick = max(2.4, 0.15 * self.frame.side)
        metal = COINS[found["seat"]][0]
        dashes = f'stroke-dasharray="0.1 {number(2.4 * thick)}" stroke-linecap="round" stroke-linejoin="round"'
        return "".join(
            f'<path d="{d}" fill="none" stroke="{line}" stroke-width="{number(by)}" {dashes}/>'
            for line, by in ((DARK, thick + 2.4), (metal, thick))
        )

    def ship(self, found: Scene) -> None:
        """Draw a pirate's coin, with a sign if the ship lies at anchor, in a port or on its side."""
        r = self.coin
        long = 2 * r + (5 if len(found["label"]) > 1 else 0)
        state = found["state"]
        x, y = self.put(found["hex"], long + 3, 2 * r + 3)
        metal, ink = COINS[found["seat"]]
        shown = box(x - long / 2, y - r, long, 2 * r, metal, round_by=r, line=DARK, thick=2.4)
        shown += box(x - long / 2 - 2, y - r - 2, long + 4, 2 * r + 4, "none", round_by=r + 2, line="#FFFFFF", thick=1.8)
        size = 1.3 * r
        shown += text(x, y + 0.36 * size, found["label"], size, ink, anchor="middle", face="title")
        sign = careened if state == "careened" else anchor if state in ("anchored", "port") else None
        if sign:
            shown += disc(x + long / 2 - 1, y + r - 2, 8.5, "#FFFFFF", line=DARK, thick=1.4)
            shown += small(sign, x + long / 2 - 7, y + r - 8, 12, DARK, "#FFFFFF")
        self.drawn.append(shown)

    def name(self, port: Scene) -> None:
        """Write the name of a port beside it where there is room."""
        words = drawable(port["name"])
        long = wide(words, LABEL)
        left, top, across = port["spot"]
        x, y, gap, frame = left + across / 2, top + self.badge / 2, across / 2 + 5, self.frame
        for u, v in (
            (x - gap - long, y + 6),
            (x + gap, y + 6),
            (x - long / 2, y - self.badge * 0.5 - 7),
            (x - long / 2, y + self.badge * 0.5 + 16),
        ):
            found = Spot(u - 2, v - 15, u + long + 2, v + 5)
            free = not any(found.meets(other) for other in (*self.taken, *self.rings))
            if free and found.left > frame.x and found.right < frame.x + frame.wide and found.bottom < frame.y + frame.high:
                if found.top > frame.y:
                    self.taken.append(found)
                    self.drawn.append(self.lettered(u, v, words, LABEL, face="text"))
                    return

    def lettered(self, x: float, y: float, words: str, size: float, face: Any = "title") -> str:
        """Return words on the map, with a rim that parts them from what lies below."""
        found = outlines(drawable(words, face), size, face)
        rim = f'stroke="{self.paints.halo}" stroke-width="{number(4000 / size)}" stroke-linejoin="round"'
        return at(x, y, f'<g fill="{self.paints.halo}" {rim}>{found}</g><g fill="{self.paints.ink}">{found}</g>')


def house(x: float, y: float, long: float, high: float, seat: int) -> str:
    """Return a house in the colour of a seat, with its number: a Refuge."""
    metal, ink = COINS[seat]
    roof = 0.34 * high
    d = f"M{number(x)} {number(y + roof)}L{number(x + long / 2)} {number(y - 0.1 * high)}L{number(x + long)} "
    d += f"{number(y + roof)}V{number(y + high)}H{number(x)}Z"
    size = 0.76 * high
    return path(d, metal, line=DARK, thick=1.6) + text(
        x + long / 2, y + 0.94 * high, str(seat + 1), size, ink, anchor="middle", face="title"
    )


def pieces(frame: Frame, scene: Scene, palette: Palette, paints: Paints) -> str:
    """Return everything that stands on a map; the ships lie on top."""
    board = Board(frame, palette, paints)
    tracks = "".join(board.track(track) for track in scene["tracks"])
    for port in scene["ports"]:
        board.port(port)
    for ship in scene["ships"]:
        board.ship(ship)
    for found in scene["sails"]:
        board.sails(found)
    for place in scene["crates"]:
        board.crates(place)
    for place in scene["hunters"]:
        board.hunter(place)
    for port in sorted(scene["ports"], key=lambda port: not port["refuge"]):
        board.name(port)
    return "".join([tracks, *board.leads, *board.drawn])
