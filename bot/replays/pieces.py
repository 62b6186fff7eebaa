"""Many pictures that repeat most of their parts, with every part stored once.

A picture is a tree of SVG elements, and a step of a match changes few of them. Equal subtrees are one *piece*: a text
in which "{k}" stands for piece number k, in base 36. The bot's SVG holds neither braces nor text between tags.
"""

import re
from collections import Counter
from collections.abc import Sequence

TAG = re.compile(r"<(/?)[^>]*?(/?)>")
OUTLINE = re.compile(r' d="([^"]{24,})"')
REFERENCE = re.compile(r"\{([0-9a-z]+)\}")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Pieces:
    """Pieces of pictures, numbered in the order in which they were first met."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._whole: dict[str, int] = {}

    def add(self, svg: str) -> int:
        """Take in a picture; return the number of its piece."""
        if svg not in self._whole:
            self._whole[svg] = self._picture(svg)
        return self._whole[svg]

    def _picture(self, svg: str) -> int:
        levels: list[list[str]] = [[]]
        for tag in TAG.finditer(svg):
            closing, alone = tag.groups()
            if not closing:
                levels.append([OUTLINE.sub(self._outline, tag[0])])
            if closing:
                levels[-1].append(tag[0])
            if closing or alone:
                element = "".join(levels.pop())
                levels[-1].append(reference(self._number(element)))
        (picture,) = levels[0]
        return int(picture[1:-1], 36)

    def _outline(self, found: re.Match[str]) -> str:
        return f' d="{reference(self._number(found[1]))}"'

    def _number(self, piece: str) -> int:
        return self._numbers.setdefault(piece, len(self._numbers))

    def stored(self, pictures: Sequence[int]) -> tuple[list[str], dict[int, int]]:
        """Return the pieces that these pictures need, and by number of a picture its place among them.

        A piece that stands at one place only is no piece of its own.
        """
        texts = list(self._numbers)
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
