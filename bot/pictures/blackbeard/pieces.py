"""Draw what stands on a map: ports, merchants, crates, hunters, tracks and ships."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from bot.pictures.blackbeard.board import DARK, LABEL, Board, Spot
from bot.pictures.blackbeard.chart import READABLE
from bot.pictures.blackbeard.emblems import (
    EVENT_SIGNS,
    HUNTER_SIGNS,
    anchor,
    careened,
    crate,
    flame,
    hold,
    notoriety,
    sail,
    small,
)
from bot.pictures.blackbeard.framing import Frame, whole
from bot.pictures.blackbeard.paints import COINS, FLAGS, Paints
from bot.pictures.letters import drawable
from bot.pictures.shapes import Palette, at, box, disc, number, path, text, wide
from rules.blackbeard.view.standing import BLOCKADE
from rules.blackbeard.world.hexes import HEXES

Scene = dict[str, Any]
CLOTH = "#FBF4E2"
CHASE = "#8E1B22"
"""The red of hunters."""
GOVERNORS = {"?": "#E9E2D0", "+": "#7FD6A2", "-": "#FF9E8A"}
"""By sign, the field of a governor's disc."""

LEAST_COIN, BETWEEN, RAFT = 12.0, 3.0, 5.0
"""The smallest coin of several in a hex, the gap between them, and the rim of the raft under them."""
SMALL_LABEL = 15.0
"""The size of the name of a port where there is less room."""
OWN = 6.0
"""How near to a port a name seems to be the name of that port."""
SHIFTS = (-0.25, 0.25, -0.5, 0.5)
"""How much higher or lower than its port a name beside it may stand, in heights of the port."""


class Pieces(Board):
    """The signs of this game on one map."""

    def port(self, port: Scene) -> None:
        """Draw a port: its flag with the letter of the nation, and around it governor, Refuges and goods."""
        high, homes = self.badge, port["refuge"]
        flag, hut = 1.1 * high, 0.84 * high
        ruled = 0.8 * high if port["governor"] and not port["destroyed"] else 0.0
        goods = str(port["goods"]) if port["goods"] and self.frame.side >= READABLE and not port["destroyed"] else ""
        shelf = wide(goods, 0.8 * high, "title") + 0.8 * high + 5 if goods else 0.0
        long = flag + hut * len(homes) + ruled + shelf
        x, y = self.put(port["hex"], long + 3, high + 2)
        left, top = x - long / 2, y - high / 2
        port["spot"] = (left, top, long)
        tag = f"port:{port['id']} place:{port['hex']}"
        field, ink = FLAGS[port["flag"]]
        for n, seat in enumerate(homes):
            self.drawn.append(house(left + hut * n, top, hut, high, seat))
        x = left + hut * len(homes)
        if port["destroyed"]:
            shown = box(x, top, flag, high, "#6B6B6B", round_by=3, line=self.paints.halo, thick=2)
            shown += small(flame, x + (flag - high * 0.9) / 2, top + 0.05 * high, 0.9 * high, "#F2C14E", "#6B6B6B")
            self.drawn.append(self.tagged(tag, shown))
            return
        shown = box(x, top, flag, high, field, round_by=3, line=self.paints.halo, thick=2)
        if port["letter"]:
            size = 0.86 * high
            shown += text(x + flag / 2, top + high * 0.81, port["letter"], size, ink, anchor="middle", face="title")
        else:
            shown += small(notoriety, x + (flag - 0.8 * high) / 2, top + 0.1 * high, 0.8 * high, ink, field)
        if port["governor"]:
            shown += self.governor(x + flag, top, ruled, port["governor"], told=port["told"])
        if goods:
            x += flag + ruled
            shown += box(x + 1, top, shelf - 1, high, "#E9DFC6", round_by=4, line=DARK, thick=1.6)
            shown += small(hold, x + 4, top + 0.2 * high, 0.6 * high, "#8A5A2B", "#E9DFC6")
            shown += text(x + 0.8 * high, top + 0.79 * high, goods, 0.8 * high, DARK, face="title")
        self.drawn.append(self.tagged(tag, shown))

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
        if found["hidden"] and HEXES[found["hex"]].lane and self.frame.side >= READABLE:
            x, y = self.frame.hex(found["hex"])
            self.leads.append(disc(x, y, 0.56 * self.frame.side, self.paints.deep))
        if found["hidden"]:
            count = f"×{found['hidden']}" if found["hidden"] > 1 else ""
            more = wide(count, 16, "title") if count else 0
            x, y = self.put(found["hex"], size + more, size)
            left = x - (size + more) / 2
            shown = at(left, y - size / 2, sail(DARK, CLOTH), scale=size / 24)
            shown += self.lettered(left + size + 1, y + 6, count, 16) if count else ""
            self.drawn.append(self.tagged(f"place:{found['hex']}", shown))
        for merchant in found["known"]:
            field, ink = FLAGS[merchant["flag"]]
            label = f"{merchant['letter']}{merchant['defence']}"
            long = size + wide(label, 0.8 * size, "title") + 6
            x, y = self.put(found["hex"], long, size)
            left = x - long / 2
            shown = box(left + size - 3, y - size / 2 + 1, long - size + 3, size - 2, field, round_by=3, line=DARK)
            shown += text(left + size + 1, y + 0.29 * size, label, 0.8 * size, ink, face="title")
            shown = at(left, y - size / 2, sail(DARK, CLOTH), scale=size / 24) + shown
            self.drawn.append(self.tagged(f"place:{found['hex']}", shown))

    def crates(self, place: str) -> None:
        """Draw crates that float in a hex."""
        size = min(20.0, max(16.0, 0.7 * self.frame.side))
        x, y = self.put(place, size, size)
        self.drawn.append(
            self.tagged(f"place:{place}", small(crate, x - size / 2, y - size / 2, size, DARK, "#D9A05A"))
        )

    def hunter(self, found: Scene) -> None:
        """Draw a hunter: its sign on red, its flag with Combat and Speed, "?" if hidden; in cross hairs, its target.

        The flag is ringed if only the reader knows it.
        """
        size = min(26.0, max(20.0, 0.95 * self.frame.side))
        field, ink = FLAGS[found["flag"]]
        label = found["letter"] + found["figures"]
        long = size + wide(label, 0.74 * size, "title") + 9
        target = found["target"]
        x, y = self.put(found["hex"], long + 3, size + (15 if target else 3))
        left, top = x - long / 2, y - size / 2 - (6 if target else 0)
        rim, thick = (self.palette.glow, 3) if found["told"] else (DARK, 1.6)
        shown = box(left + size - 3, top + 1, long - size + 3, size - 2, field, round_by=3, line=rim, thick=thick)
        shown += text(left + size + 4, top + 0.77 * size, label, 0.74 * size, ink, face="title")
        shown += box(left, top, size, size, CHASE, round_by=5, line=DARK, thick=1.6)
        shown += small(HUNTER_SIGNS[found["what"]], left + 0.12 * size, top + 0.12 * size, 0.76 * size, CLOTH, CHASE)
        if target:
            shown += sight(left + 2, top + size - 4, target[1])
        self.drawn.append(self.tagged(f"place:{found['hex']}", shown))

    def mark(self, found: tuple[str, str]) -> None:
        """Draw the sign of something that lasts in a hex; a blockade is a bar on red."""
        place, what = found
        size = min(26.0, max(20.0, 0.95 * self.frame.side))
        x, y = self.put(place, size + 2, size + 2)
        if what == BLOCKADE:
            self.drawn.append(disc(x, y, size / 2, "#B3282D", line="#FFFFFF", thick=2))
            self.drawn.append(box(x - 0.32 * size, y - 0.1 * size, 0.64 * size, 0.2 * size, "#FFFFFF"))
            return
        self.drawn.append(disc(x, y, size / 2, "#F2C14E", line=DARK, thick=1.8))
        self.drawn.append(small(EVENT_SIGNS[what], x - 0.33 * size, y - 0.33 * size, 0.66 * size, DARK, "#F2C14E"))

    def arrow(self, found: tuple[str, str, bool]) -> None:
        """Draw an arrow out of the map in a hex that leads into a transit zone, and in one the name of the zone."""
        place, zone, named = found
        last = HEXES[place].row == whole(self.frame.board).bottom
        turn = 90 if last else 180 if HEXES[place].col == 0 else 0
        self.leads.append(way_out(*self.frame.hex(place), self.frame.side, turn, self.paints))
        if named:
            long = wide(zone, LABEL, "title")
            u, v = self.put(place, long + 4, LABEL, aside=True, lead=False)
            self.drawn.append(self.lettered(u - long / 2, v + 6, zone, LABEL))

    def track(self, found: Scene) -> str:
        """Return the hexes that a ship entered in its last move, as dots in the colour of its seat."""
        points = [self.frame.hex(place) for place in found["path"] if self.frame.holds(place)]
        return dotted(points, self.frame.side, int(found["seat"]))

    def ship(self, found: Scene) -> None:
        """Draw a pirate's coin alone in a hex."""
        self.fleet([found])

    def fleet(self, ships: Sequence[Scene]) -> None:
        """Draw the coins of the pirates in a hex; several lie on one raft, which stands for the hex as a whole."""
        r = self.coin if len(ships) == 1 else min(self.coin, max(LEAST_COIN, 0.48 * self.frame.side))
        longs = [2 * r + (5 if len(ship["label"]) > 1 else 0) for ship in ships]
        rows = rows_of(len(ships))
        wide_by = max(sum(longs[n] for n in row) + BETWEEN * (len(row) - 1) for row in rows)
        high_by = 2 * r * len(rows) + BETWEEN * (len(rows) - 1)
        rim = 3 if len(ships) == 1 else 2 * RAFT
        x, y = self.put(ships[0]["hex"], wide_by + rim, high_by + rim)
        if len(ships) > 1:
            left, top = x - wide_by / 2 - RAFT, y - high_by / 2 - RAFT
            raft = box(left, top, wide_by + rim, high_by + rim, DARK, round_by=r + RAFT, line="#FFFFFF", thick=1.8)
            self.drawn.append(raft)
        signs: list[str] = []
        for line, row in enumerate(rows):
            u = x - (sum(longs[n] for n in row) + BETWEEN * (len(row) - 1)) / 2
            v = y - high_by / 2 + line * (2 * r + BETWEEN) + r
            for n in row:
                ship, tag = ships[n], f"pirate:{ships[n]['id']} place:{ships[n]['hex']}"
                shown = coin(u + longs[n] / 2, v, longs[n], r, ship, alone=len(ships) == 1)
                self.drawn.append(self.tagged(tag, shown))
                u += longs[n] + BETWEEN
                if state := state_sign(u - BETWEEN, v + r, ship["state"]):
                    signs.append(self.tagged(tag, state))
        self.drawn += signs

    def names(self, ports: Sequence[Scene]) -> None:
        """Write the names of ports: those with little room first, and last, farther away with a line, those with none.

        So no name that finds no room beside its port takes the room beside another one, whose name it would seem.
        """
        room = {port["id"]: sum(1 for _ in self.openings(port, self.taken)) for port in ports}
        left = [port for port in sorted(ports, key=lambda port: room[port["id"]]) if not self.name(port, ports)]
        for port in left:
            self.name_aside(port, ports)

    def name(self, port: Scene, ports: Sequence[Scene]) -> bool:
        """Write the name of a port beside it, smaller where there is little room; return whether there is any.

        A name rather stands elsewhere than beside another port too, or on the number of a lane.
        """
        others = self.others(port, ports)
        for avoided in ((*self.taken, *others, *self.rings), (*self.taken, *others), self.taken):
            for u, v, size, found in self.openings(port, avoided):
                self.taken.append(found)
                self.drawn.append(self.lettered(u, v, drawable(port["name"]), size, face="text"))
                return True
        return False

    def name_aside(self, port: Scene, ports: Sequence[Scene]) -> None:
        """Write the name of a port farther away, with a line to it, and rather not beside another port."""
        words = drawable(port["name"])
        long = wide(words, SMALL_LABEL)
        apart = self.others(port, ports)
        x, y = self.put(port["hex"], long + 4, SMALL_LABEL + 2, aside=True, apart=apart)
        self.drawn.append(self.lettered(x - long / 2, y + 0.36 * SMALL_LABEL, words, SMALL_LABEL, face="text"))

    def others(self, port: Scene, ports: Sequence[Scene]) -> list[Spot]:
        """Return the areas of the other ports, each with the margin in which a name would seem to be its own."""
        spots = (other["spot"] for other in ports if other["id"] != port["id"])
        return [Spot(left, top, left + across, top + self.badge).wider(OWN) for left, top, across in spots]

    def openings(self, port: Scene, avoided: Sequence[Spot]) -> Iterator[tuple[float, float, float, Spot]]:
        """Yield where the name of a port may begin beside it, the best first, with its size and the area it takes."""
        words = drawable(port["name"])
        ways = product((self.beside, self.cornered, self.shifted), (LABEL, SMALL_LABEL))
        for spots, size in ways:
            long = wide(words, size)
            for u, v in spots(port, long, size):
                found = Spot(u - 2, v - 0.83 * size, u + long + 2, v + 0.28 * size)
                if self.shows(found) and not any(found.meets(other) for other in avoided):
                    yield u, v, size, found

    def beside(self, port: Scene, long: float, size: float) -> list[tuple[float, float]]:
        """Return where a name may begin: at the left of its port, at the right, above, below."""
        left, top, across = port["spot"]
        x, y = left + across / 2, top + self.badge / 2
        gap, level = across / 2 + 5, y + size / 3
        above, below = self.levels(y, size)
        return [(x - gap - long, level), (x + gap, level), (x - long / 2, above), (x - long / 2, below)]

    def cornered(self, port: Scene, long: float, size: float) -> list[tuple[float, float]]:
        """Return where a name may begin that ends, or begins, over or under its port."""
        left, top, across = port["spot"]
        return [(u, v) for v in self.levels(top + self.badge / 2, size) for u in (left, left + across - long)]

    def shifted(self, port: Scene, long: float, size: float) -> list[tuple[float, float]]:
        """Return where a name may begin at the left or the right of its port, a little higher or lower than it."""
        left, top, across = port["spot"]
        level, ends = top + self.badge / 2 + size / 3, (left - 5 - long, left + across + 5)
        return [(u, level + by * self.badge) for by in SHIFTS for u in ends]

    def levels(self, y: float, size: float) -> tuple[float, float]:
        """Return the base lines of a name above and below a sign."""
        return y - self.badge / 2 - 0.39 * size, y + self.badge / 2 + 0.89 * size

    def shows(self, found: Spot) -> bool:
        """Return whether an area lies inside the map."""
        frame = self.frame
        across = frame.x < found.left and found.right < frame.x + frame.wide
        return across and frame.y < found.top and found.bottom < frame.y + frame.high


def rows_of(count: int) -> list[range]:
    """Return the numbers of the coins on a raft, row by row: up to three beside each other, else in a square."""
    across = count if count <= 3 else math.ceil(math.sqrt(count))
    return [range(first, min(count, first + across)) for first in range(0, count, across)]


def coin(x: float, y: float, long: float, r: float, ship: Scene, *, alone: bool) -> str:
    """Return a pirate's coin around a point, with a white rim if he is alone in his hex."""
    metal, ink = COINS[int(ship["seat"])]
    shown = box(x - long / 2, y - r, long, 2 * r, metal, round_by=r, line=DARK, thick=2.4)
    if alone:
        white = "#FFFFFF"
        shown += box(x - long / 2 - 2, y - r - 2, long + 4, 2 * r + 4, "none", round_by=r + 2, line=white, thick=1.8)
    size = 1.3 * r
    return shown + text(x, y + 0.36 * size, ship["label"], size, ink, anchor="middle", face="title")


def state_sign(right: float, bottom: float, state: str) -> str:
    """Return the sign of a ship at anchor, in a port or on its side, at the corner of its coin."""
    sign = careened if state == "careened" else anchor if state in ("anchored", "port") else None
    if sign is None:
        return ""
    shown = disc(right - 1, bottom - 2, 8.5, "#FFFFFF", line=DARK, thick=1.4)
    return shown + small(sign, right - 7, bottom - 8, 12, DARK, "#FFFFFF")


def way_out(x: float, y: float, side: float, turn: int, paints: Paints) -> str:
    """Return an arrow at a point. ``side``: of a hex; ``turn``: in degrees, clockwise from the right."""
    a = 0.5 * side
    d = f"M{-a:.1f} 0H{a:.1f}M{0.2 * a:.1f} {-0.7 * a:.1f}L{a:.1f} 0L{0.2 * a:.1f} {0.7 * a:.1f}"
    style = f'stroke="{paints.border}" stroke-width="{number(max(1.8, 0.12 * side))}" fill="none"'
    return f'<path transform="translate({x:.1f} {y:.1f}) rotate({turn})" d="{d}" {style}/>'


def dotted(points: Iterable[tuple[float, float]], side: float, seat: int) -> str:
    """Return a dotted line in the colour of a seat. ``side``: of a hex."""
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    thick = max(2.4, 0.15 * side)
    dashes = f'stroke-dasharray="0.1 {number(2.4 * thick)}" stroke-linecap="round" stroke-linejoin="round"'
    return "".join(
        f'<path d="{d}" fill="none" stroke="{line}" stroke-width="{number(by)}" {dashes}/>'
        for line, by in ((DARK, thick + 2.4), (COINS[seat][0], thick))
    )


def sight(x: float, y: float, label: str) -> str:
    """Return the number of a hunted pirate in the cross hairs of a gun, which no coin of a ship looks like."""
    high, tick = 15.0, 4.0
    long = high + (8 if len(label) > 1 else 0)
    u, v = x + long / 2, y + high / 2
    hairs = f"M{number(u)} {number(y - tick)}V{number(y + high + tick)}"
    hairs += f"M{number(x - tick)} {number(v)}H{number(x + long + tick)}"
    shown = path(hairs, line=CLOTH, thick=5) + path(hairs, line=CHASE, thick=2.4)
    shown += box(x, y, long, high, CLOTH, round_by=high / 2, line=CHASE, thick=2.4)
    return shown + text(u, y + high - 3, label, 13, DARK, anchor="middle", face="title")


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
    """Return everything that stands on a map. Ships at sea get their hexes first, then ports, then ships in ports."""
    board = Pieces(frame, palette, paints)
    harbours = {port["hex"] for port in scene["ports"]}
    fleets: dict[str, list[Scene]] = {}
    for ship in scene["ships"]:
        fleets.setdefault(ship["hex"], []).append(ship)
    inside: list[Any] = [fleet for place, fleet in fleets.items() if place in harbours]
    outside: list[Any] = [fleet for place, fleet in fleets.items() if place not in harbours]
    named = sorted(scene["ports"], key=lambda port: not port["refuge"])
    rounds: tuple[tuple[Callable[[Any], None], list[Any]], ...] = (
        (board.arrow, scene["arrows"]),
        (board.fleet, outside),
        (board.port, scene["ports"]),
        (board.fleet, inside),
        (board.hunter, scene["hunters"]),
        (board.mark, scene["marks"]),
        (board.sails, scene["sails"]),
        (board.crates, scene["crates"]),
        (board.names, [named]),
    )
    for draw, found in rounds:
        for one in found:
            draw(one)
    return "".join([*(board.track(track) for track in scene["tracks"]), *board.leads, *board.drawn])
