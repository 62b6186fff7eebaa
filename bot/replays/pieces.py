"""Many pictures that repeat most of their parts, with every part stored once.

A picture is a tree of SVG elements, and a step of a match changes few of them. Equal subtrees are one *piece*: a text
in which "{k}" stands for piece number k, in base 36. The bot's SVG holds neither braces nor text between tags.
"""

import re
from collections import Counter
from collections.abc import Sequence

ALONE = r"<[^/>][^>]*/>"
TAG = re.compile(rf"(?P<group><g[^>]*>(?:{ALONE})+</g>)|(?P<alone>{ALONE})|<(?P<end>/?)[^>]*>")
"""A group of elements that hold no others, such as the letters of a word; one such element; the end of another."""
OUTLINE = re.compile(r' d="([^"]{24,})"')
REFERENCE = re.compile(r"\{([0-9a-z]+)\}")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Pieces:
    """Pieces of pictures, numbered in the order in which they were first met."""

    def __init__(self) -> None:
        self._references: dict[str, str] = {}
        """By piece, what stands for it."""
        self._known: dict[str, str] = {}
        """By a part of a picture as it was drawn, what stands for it."""

    def add(self, svg: str) -> int:
        """Take in a picture; return the number of its piece."""
        if svg not in self._known:
            self._known[svg] = self._inside(svg)
        return int(self._known[svg][1:-1], 36)

    def _inside(self, svg: str) -> str:
        """Take in the elements of some SVG; return what stands for them."""
        levels: list[list[str]] = [[]]
        for tag in TAG.finditer(svg):
            if tag["group"] or tag["alone"]:
                levels[-1].append(self._part(tag[0], alone=tag["alone"] is not None))
            elif tag["end"]:
                levels[-1].append(tag[0])
                element = "".join(levels.pop())
                levels[-1].append(self._reference(element))
            else:
                levels.append([OUTLINE.sub(self._outline, tag[0])])
        return "".join(levels[0])

    def _part(self, part: str, *, alone: bool) -> str:
        if part not in self._known:
            if alone:
                self._known[part] = self._reference(OUTLINE.sub(self._outline, part))
            else:
                opening, inner = part[: part.index(">") + 1], part[part.index(">") + 1 : -len("</g>")]
                self._known[part] = self._reference(f"{opening}{self._inside(inner)}</g>")
        return self._known[part]

    def _outline(self, found: re.Match[str]) -> str:
        return f' d="{self._reference(found[1])}"'

    def _reference(self, piece: str) -> str:
        found = self._references.get(piece)
        if found is None:
            found = self._references[piece] = reference(len(self._references))
        return found

    def stored(self, pictures: Sequence[int]) -> tuple[list[str], dict[int, int]]:
        """Return the pieces that these pictures need, and by number of a picture its place among them.

        A piece that stands at one place only is no piece of its own.
        """
        texts = list(self._references)
        uses = Counter(int(key, 36) for text in texts for key in REFERENCE.findall(text))
        kept = {number for number in range(len(texts)) if uses[number] > 1} | set(pictures)
        places = {number: place for place, number in enumerate(sorted(kept))}

        def written(number: int) -> str:
            return REFERENCE.sub(put, texts[number])

        def put(found: re.Match[str]) -> str:
            number = int(found[1], 36)
            return reference(places[number]) if number in places else written(number)

        return [written(number) for number in sorted(kept)], {number: places[number] for number in pictures}


def reference(number: int) -> str:
    """Return what stands for a piece."""
    digits = ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return f"{{{digits}}}"
