"""Drawings in pieces: what repeats within a drawing, or stays from one drawing to the next, is sent once.

A piece is the inside of a group of the SVG. In the text around it stands ``{name}``, its name: the beginning of the
hash of its content. A reader who has a piece is not sent it again, so that an act costs what has changed.
"""

import re
from collections import OrderedDict
from hashlib import sha256
from typing import NamedTuple

from bot.pictures import Drawing
from bot.pictures.render import svg_of

LEAST = 160
"""Characters of the smallest piece; smaller ones cost less than their names."""
DIGITS = 12
KEPT = 48
"""Drawings kept in pieces: those of all viewers of a table are mostly the same."""
TAG = re.compile(r"<(/?)g(?: [^>]*)?>")
SHAPE = re.compile(r' of="([^"]*)"')


class Cut(NamedTuple):
    """A drawing with the names of its pieces in their places. ``pieces``: by name, each of which may name others."""

    whole: str
    pieces: dict[str, str]


def cut(svg: str) -> Cut:
    """Cut an SVG into pieces at its groups."""
    pieces: dict[str, str] = {}
    open_groups: list[list[str]] = [[]]
    place = 0
    for tag in TAG.finditer(svg):
        open_groups[-1].append(svg[place : tag.start()])
        place = tag.end()
        if not tag[1]:
            open_groups[-1].append(tag[0])
            open_groups.append([])
            continue
        inside = "".join(open_groups.pop())
        if len(inside) >= LEAST:
            name = sha256(inside.encode()).hexdigest()[:DIGITS]
            pieces[name] = inside
            inside = f"{{{name}}}"
        open_groups[-1] += [inside, tag[0]]
    (rest,) = open_groups
    return Cut("".join([*rest, svg[place:]]), pieces)


def tagged(drawing: Cut) -> set[str]:
    """Return the tags of the shapes of a drawing."""
    parts = (drawing.whole, *drawing.pieces.values())
    return {tag for part in parts for tags in SHAPE.findall(part) for tag in tags.split()}


class Cutter:
    """Drawings in pieces, the last ones kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Cut] = OrderedDict()

    def of(self, drawing: Drawing) -> Cut:
        """Return a drawing in pieces."""
        name = f"{drawing.game}/{drawing.filename}"
        found = self._kept.get(name)
        if found is None:
            found = self._kept[name] = cut(svg_of(drawing.game, drawing.subject, drawing.theme, drawing.scene))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return found
