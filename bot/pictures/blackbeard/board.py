"""Places for signs on a map: no sign covers another one, and a line leads from a sign set aside to its hex."""

import math
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from bot.pictures.blackbeard.framing import Frame
from bot.pictures.blackbeard.paints import Paints
from bot.pictures.letters import Face, drawable, outlines
from bot.pictures.shapes import Palette, at, disc, number, of, path
from rules.blackbeard.tables import LANES

LABEL = 18.0
"""The size of names on a map."""
DARK = "#14202C"
SEEN = 8.0
"""How much of a line at least shows between a sign in the middle of a hex and one set aside."""
NEAR = 120
"""How many places for a name are compared before its line may cross other signs."""
TURNS = 12
"""Directions in which a sign may stand beside its hex."""


class Spot(NamedTuple):
    """An area on the sheet that is taken."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Spot") -> bool:
        """Return whether two areas overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """Return the point of an area that is nearest to a point."""
        return min(max(x, self.left), self.right), min(max(y, self.top), self.bottom)

    def wider(self, by: float) -> "Spot":
        """Return an area with a margin around it."""
        return Spot(self.left - by, self.top - by, self.right + by, self.bottom + by)


def spot(x: float, y: float, wide_by: float, high_by: float) -> Spot:
    """Return the area around a point."""
    return Spot(x - wide_by / 2, y - high_by / 2, x + wide_by / 2, y + high_by / 2)


class Board:
    """The signs on one map, in the order in which they are drawn, and the areas that they take."""

    def __init__(self, frame: Frame, palette: Palette, paints: Paints) -> None:
        self.frame, self.palette, self.paints = frame, palette, paints
        self.taken: list[Spot] = []
        self.middles: dict[str, Spot] = {}
        """By hex, the area of the sign in its middle."""
        self.drawn: list[str] = []
        self.leads: list[str] = []
        self.coin = min(16.0, max(13.0, 0.6 * frame.side))
        self.badge = min(23.0, max(17.5, 0.85 * frame.side))
        self.rings = [
            spot(*frame.hex(lane.hex), 1.3 * frame.side, 1.3 * frame.side)
            for lane in LANES.values()
            if frame.holds(lane.hex)
        ]

    def put(
        self,
        place: str,
        wide_by: float,
        high_by: float,
        *,
        aside: bool = False,
        lead: bool = True,
        apart: Sequence[Spot] = (),
    ) -> tuple[float, float]:
        """Return where a sign of a hex stands: in its middle, or beside it with a line that leads there.

        The line shows, also where another sign of the hex stands in the middle. ``aside``: words, which never stand in
        the middle. Their edge is kept near the hex, however long they are. ``apart``: areas that the sign rather stays
        clear of, to which it would seem to belong.
        """
        avoided = [*self.taken, *([self.middles[place].wider(SEEN)] if lead and place in self.middles else [])]
        x, y = self.frame.hex(place)
        free = (
            one for one in self.spots(x, y, wide_by, high_by, aside=aside) if not any(one[1].meets(o) for o in avoided)
        )
        # The line of a name crosses no other sign near by, which would seem to have that name.
        near = list(islice(free, NEAR)) if aside and lead else []
        clear = [one for one in near if not any(one[1].meets(other) for other in apart)]
        plain = (one for some in (clear, near) for one in some if not self.crossed(x, y, one[1]))
        distance, found = next(chain(plain, clear, near, free), (0.0, spot(x, y, wide_by, high_by)))
        self.taken.append(found)
        if not distance:
            self.middles[place] = found
        u, v = (found.left + found.right) / 2, (found.top + found.bottom) / 2
        if lead and distance > 0.6 * self.frame.side:
            self.lead_to(x, y, *(found.nearest(x, y) if aside else (u, v)))
        return u, v

    def spots(self, x: float, y: float, wide_by: float, high_by: float, *, aside: bool) -> Iterator[tuple[float, Spot]]:
        """Yield the areas that a sign may take around a point, the nearest first, each with its distance."""
        across, down = (wide_by / 2, high_by / 2) if aside else (0.0, 0.0)
        step = max(self.frame.side * 0.9, high_by * 0.55)
        far = math.hypot(self.frame.wide, self.frame.high)
        rounds = [] if aside else [(0.0, 1)]
        rounds += [(step * (1 + 0.35 * n), TURNS) for n in range(math.ceil(far / (0.35 * step)))]
        for distance, turns in rounds:
            for turn in range(turns):
                angle = math.pi * (2 * turn / turns - 0.5)
                u, v = x + (distance + across) * math.cos(angle), y + (distance + down) * math.sin(angle)
                yield distance, spot(*self.inside(u, v, wide_by, high_by), wide_by, high_by)

    def crossed(self, x: float, y: float, found: Spot) -> bool:
        """Return whether the line from a point to an area meets a sign that the point does not lie in."""
        u, v = found.nearest(x, y)
        points = [spot(x + (u - x) * n / TURNS, y + (v - y) * n / TURNS, 2, 2) for n in range(TURNS)]
        others = [other for other in self.taken if not other.meets(points[0])]
        return any(point.meets(other) for point in points for other in others)

    def lead_to(self, x: float, y: float, u: float, v: float) -> None:
        """Draw a line from the middle of a hex to a sign set aside."""
        self.leads.append(path(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}", line=self.paints.ink, thick=2))
        self.leads.append(disc(x, y, 3, self.paints.ink))

    def inside(self, x: float, y: float, wide_by: float, high_by: float) -> tuple[float, float]:
        """Move a sign so far that it lies inside the map."""
        frame = self.frame
        return (
            min(max(x, frame.x + wide_by / 2 + 1), frame.x + frame.wide - wide_by / 2 - 1),
            min(max(y, frame.y + high_by / 2 + 1), frame.y + frame.high - high_by / 2 - 1),
        )

    def tagged(self, tags: str, *parts: str) -> str:
        """Return the drawing of a sign that says what it stands for."""
        return of(tags, *parts)

    def lettered(self, x: float, y: float, words: str, size: float, face: Face = "title") -> str:
        """Return words on the map, with a rim that parts them from what lies below."""
        found = outlines(drawable(words, face), size, face)
        rim = f'stroke="{self.paints.halo}" stroke-width="{number(4000 / size)}" stroke-linejoin="round"'
        return at(x, y, f'<g fill="{self.paints.halo}" {rim}>{found}</g><g fill="{self.paints.ink}">{found}</g>')
