"""Draw the key: each sign as it is drawn in the other pictures, and beside it what it stands for."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.pictures.blackbeard.chart import COAST, RIDGE, outline, ring
from bot.pictures.blackbeard.emblems import EVENT_SIGNS, SIGNS, die
from bot.pictures.blackbeard.framing import Frame, whole
from bot.pictures.blackbeard.layout import FOOT, GAP, HIGHEST, LEFT, ROOM, TOP
from bot.pictures.blackbeard.paints import FLAGS, PAINTS, Paints
from bot.pictures.blackbeard.pieces import Pieces, dotted, way_out
from bot.pictures.drawing import Theme
from bot.pictures.shapes import (
    BODY,
    HEADING,
    PALETTES,
    SMALL,
    WIDTH,
    Palette,
    at,
    box,
    disc,
    path,
    picture,
    text,
)
from rules.blackbeard.view.standing import BLOCKADE
from rules.blackbeard.world.hexes import HEXES, MAPS

Scene = dict[str, Any]

SIDE = 26.0
"""The side of a hex on a map whose signs have this size."""
HIGH = 44.0
"""The height of a row, if there is room."""
CHIP = 22
"""The size of a sign of a plate."""
HEX = next(place for place, found in HEXES.items() if not found.lane)
"""Signs of the key stand in no hex, but are drawn for one."""
PORT: Mapping[str, Any] = MappingProxyType(
    {"id": "", "hex": HEX, "flag": "Spanish", "governor": "", "told": False, "goods": 0, "destroyed": False}
)
HUNTER: Mapping[str, Any] = MappingProxyType({"hex": HEX, "flag": "English", "told": False, "target": None})
SHIP: Mapping[str, Any] = MappingProxyType({"id": "", "hex": HEX, "seat": 0, "label": "1", "state": "sea"})


class Samples(Pieces):
    """The signs of a map, each drawn around the point 0, 0. They stand for nothing on a board."""

    def __init__(self, palette: Palette, paints: Paints, letters: Mapping[str, str]) -> None:
        super().__init__(Frame(MAPS[0], whole(MAPS[0]), 0, 0, WIDTH, WIDTH, SIDE), palette, paints)
        self.letters = letters

    def put(self, *_: Any, **__: Any) -> tuple[float, float]:
        """Return where every sign stands, whatever it is."""
        return 0, 0

    def tagged(self, tags: str, *parts: str) -> str:
        """Return a drawing without tags: nobody can choose it."""
        del tags
        return "".join(parts)

    def harbour(self, **port: Any) -> None:
        """Draw a port; ``port``: what differs from a plain one."""
        found: Scene = {**PORT, "refuge": [], **port}
        self.port({**found, "letter": self.letters.get(found["flag"], "")})

    def chaser(self, what: str, figures: str, **hunter: Any) -> None:
        """Draw a hunter."""
        found: Scene = {**HUNTER, "what": what, "figures": figures, **hunter}
        self.hunter({**found, "letter": self.letters.get(found["flag"], "")})

    def merchant(self) -> None:
        """Draw a merchant that is known."""
        known = {"flag": "French", "letter": self.letters["French"], "defence": 6}
        self.sails({"hex": HEX, "hidden": 0, "known": [known]})

    def waters(self) -> None:
        """Draw a hex of deep sea, one of coast and one of land."""
        for n, fill in enumerate((self.paints.deep, self.paints.shallow, self.paints.land)):
            d = outline((n - 1) * 26, 0, 13)
            self.drawn.append(f'<path d="{d}" fill="{fill}" stroke="{self.paints.faint}"/>')

    def ridge(self) -> None:
        """Draw narrow land between two hexes."""
        for x in (-13, 13):
            d = outline(x, 0, 13)
            self.drawn.append(f'<path d="{d}" fill="{self.paints.shallow}" stroke="{self.paints.faint}"/>')
        for line, thick in ((self.paints.shore, RIDGE + 2 * COAST), (self.paints.land, RIDGE)):
            self.drawn.append(path("M0 -8V8", line=line, thick=thick * SIDE))

    def border(self) -> None:
        """Draw the border of two seas."""
        style = f'stroke="{self.paints.border}" stroke-width="3.1" stroke-dasharray="9.4 6.9"'
        self.drawn.append(f'<path d="M-36 0H36" {style}/>')

    def lead(self) -> None:
        """Draw a sign that stands beside its hex."""
        self.drawn.append(path("M-30 8L14 -3", line=self.paints.ink, thick=2) + disc(-30, 8, 3, self.paints.ink))
        self.drawn.append(at(24, -5, sample("crates", self.letters, self.palette, self.paints)))


SAMPLES: Mapping[str, Callable[[Samples], object]] = MappingProxyType(
    {
        "waters": Samples.waters,
        "ridge": Samples.ridge,
        "border": Samples.border,
        "lane": lambda board: board.drawn.append(ring(0, 0, SIDE, "34", board.paints)),
        "way_out": lambda board: board.drawn.append(way_out(0, 0, SIDE, 0, board.paints)),
        "port": lambda board: board.harbour(),
        "pirate_port": lambda board: board.harbour(flag="pirate"),
        "refuge": lambda board: board.harbour(refuge=[1]),
        "hidden": lambda board: board.harbour(governor="?"),
        "pro": lambda board: board.harbour(governor="+"),
        "anti": lambda board: board.harbour(governor="-"),
        "told": lambda board: board.harbour(governor="+", told=True),
        "goods": lambda board: board.harbour(goods=2),
        "destroyed": lambda board: board.harbour(destroyed=True),
        "blockade": lambda board: board.mark((HEX, BLOCKADE)),
        "ship": lambda board: board.ship({**SHIP}),
        "several": lambda board: board.ship({**SHIP, "label": "1b"}),
        "anchored": lambda board: board.ship({**SHIP, "state": "anchored"}),
        "careened": lambda board: board.ship({**SHIP, "state": "careened"}),
        "track": lambda board: board.drawn.append(dotted([(-34, 6), (-8, -6), (34, 2)], SIDE, 0)),
        "face_down": lambda board: board.sails({"hex": HEX, "hidden": 2, "known": []}),
        "known": Samples.merchant,
        "crates": lambda board: board.crates(HEX),
        "warship": lambda board: board.chaser("warship", "14/6"),
        "kc": lambda board: board.chaser("kc", "8/4"),
        "ghost": lambda board: board.chaser("ghost", "12/5", flag="unidentified"),
        "target": lambda board: board.chaser("warship", "?", flag="unidentified", target=[0, "1"]),
        "lead": Samples.lead,
    }
)
"""By sign of a map, what draws it."""
CHIPS: Mapping[str, str] = MappingProxyType({"home": "refuge"})
"""Signs of plates and log books that have another name in the key."""


def key(scene: Scene, theme: Theme) -> str:
    """Draw a sheet of the key."""
    palette, columns = PALETTES[theme], scene["columns"]
    most = max(len(column["rows"]) for column in columns)
    row = min(HIGH, (HIGHEST - TOP - FOOT) / most)
    across = (ROOM - GAP * (len(columns) - 1)) / len(columns)
    shown = [text(LEFT, 48, scene["title"], HEADING, palette.ink, face="title", room=ROOM, least=BODY)]
    for n, column in enumerate(columns):
        drawn = rows(column, scene["letters"], across, row, theme, narrow=len(columns) > 1)
        shown.append(at(LEFT + n * (across + GAP), TOP, drawn))
    return picture(theme, round(TOP + most * row + FOOT), *shown)


def rows(column: Scene, letters: Mapping[str, str], across: float, row: float, theme: Theme, *, narrow: bool) -> str:
    """Return signs on the ground on which they stand elsewhere, with their words."""
    palette, paints = PALETTES[theme], PAINTS[theme]
    strip, size = (56.0, SMALL) if narrow else (128.0, BODY)
    ground = paints.deep if column["on"] == "sea" else palette.plate
    high = row * len(column["rows"])
    shown = [box(0, 0, strip, high, ground, round_by=8, line=palette.frame, thick=1.5)]
    for n, (sign, said) in enumerate(column["rows"]):
        y = (n + 0.5) * row
        drawn = sample(sign, letters, palette, paints) if column["on"] == "sea" else chip(sign, palette)
        shown.append(at(strip / 2, y, drawn, scale=1 if narrow else 1.12))
        x = strip + 14
        shown.append(text(x, y + 0.36 * size, said, size, palette.ink, room=across - x, least=15))
    return "".join(shown)


def sample(sign: str, letters: Mapping[str, str], palette: Palette, paints: Paints) -> str:
    """Return a sign as it stands on a map."""
    board = Samples(palette, paints, letters)
    if sign in FLAGS:
        field, ink = FLAGS[sign]
        shown = box(-13, -12, 26, 24, field, round_by=3, line=paints.halo, thick=2)
        return shown + text(0, 8, letters[sign], 21, ink, anchor="middle", face="title")
    if sign in EVENT_SIGNS:
        board.mark((HEX, sign))
    else:
        SAMPLES[sign](board)
    return "".join([*board.leads, *board.drawn])


def chip(sign: str, palette: Palette) -> str:
    """Return a sign as it stands on a plate or in a log book."""
    drawn = (
        die(4, palette.ink, palette.plate)
        if sign == "die"
        else SIGNS[CHIPS.get(sign, sign)](palette.ink, palette.plate)
    )
    return at(-CHIP / 2, -CHIP / 2, drawn, scale=CHIP / 24)
