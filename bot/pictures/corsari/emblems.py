"""The ten bands of corsairs: each has a colour, an emblem and a letter, so nobody depends on the colours."""

from typing import NamedTuple

from bot.pictures.shapes import box, disc, path

DARK, PALE = "#14202C", "#FFFFFF"


class Band(NamedTuple):
    """The colours of a band: ``field`` is the background, ``ink`` is drawn on it."""

    field: str
    ink: str


BANDS: dict[str, Band] = {
    "R": Band("#D63B2B", PALE),
    "O": Band("#EF8A2B", DARK),
    "Y": Band("#F7D244", DARK),
    "G": Band("#0F6E4C", PALE),
    "A": Band("#6CC6EA", DARK),
    "B": Band("#2568C4", PALE),
    "V": Band("#582688", PALE),
    "P": Band("#FBB0C6", DARK),
    "N": Band("#5C3513", PALE),
    "S": Band("#8D99A3", DARK),
}


def emblem(letter: str, ink: str, field: str) -> str:
    """Return a band's emblem, 100 units wide and high; ``field`` shows through its holes."""
    return EMBLEMS[letter](ink, field)


def anchor(ink: str, field: str) -> str:  # noqa: ARG001 - emblems are functions of one shape
    """Return an anchor: the red band."""
    return path("M50 30V88M30 42H70M14 60Q20 88 50 88Q80 88 86 60", line=ink, thick=10) + disc(
        50, 19, 10, "none", line=ink, thick=8
    )


def sun(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a sun: the orange band."""
    return disc(50, 50, 21, ink) + path(
        "M50 6V18M50 82V94M6 50H18M82 50H94M19 19L27 27M73 73L81 81M19 81L27 73M73 27L81 19", line=ink, thick=9
    )


def star(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a star: the yellow band."""
    return path("M50 4L62 37L97 38L69 59L79 93L50 73L21 93L31 59L3 38L38 37Z", ink)


def palm(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a palm: the green band."""
    left = "M50 36C36 12 16 16 6 34C22 26 36 28 50 36C38 40 26 50 24 66C34 54 42 46 50 36"
    right = "C64 12 84 16 94 34C78 26 64 28 50 36C62 40 74 50 76 66C66 54 58 46 50 36Z"
    return path(left + right, ink) + path("M50 36C56 58 54 76 46 92", line=ink, thick=9)


def waves(ink: str, field: str) -> str:  # noqa: ARG001
    """Return waves: the light blue band."""
    return "".join(path(f"M8 {y}Q22 {y - 24} 36 {y}T64 {y}T92 {y}", line=ink, thick=10) for y in (30, 54, 78))


def fish(ink: str, field: str) -> str:
    """Return a fish: the blue band."""
    return path("M6 50C22 20 54 20 72 44L94 26V74L72 56C54 80 22 80 6 50Z", ink) + disc(27, 45, 5, field)


def crown(ink: str, field: str) -> str:
    """Return a crown: the violet band."""
    return path("M14 80L6 28L32 52L50 16L68 52L94 28L86 80Z", ink) + box(17, 66, 66, 5, field)


def heart(ink: str, field: str) -> str:  # noqa: ARG001
    """Return a heart: the pink band."""
    return path("M50 92C10 62 4 42 8 28C14 8 40 6 50 30C60 6 86 8 92 28C96 42 90 62 50 92Z", ink)


def barrel(ink: str, field: str) -> str:
    """Return a barrel: the brown band."""
    return (
        path("M28 8H72C86 34 86 66 72 92H28C14 66 14 34 28 8Z", ink)
        + box(16, 29, 68, 6, field)
        + box(16, 65, 68, 6, field)
    )


def skull(ink: str, field: str) -> str:
    """Return a skull: the grey band."""
    head = path("M50 6C22 6 8 26 10 46C11 58 18 64 28 68V88H72V68C82 64 89 58 90 46C92 26 78 6 50 6Z", ink)
    return (
        head
        + disc(32, 44, 11, field)
        + disc(68, 44, 11, field)
        + path("M50 56L44 68H56Z", field)
        + path("M42 78V88M58 78V88", line=field, thick=5)
    )


EMBLEMS = {
    "R": anchor,
    "O": sun,
    "Y": star,
    "G": palm,
    "A": waves,
    "B": fish,
    "V": crown,
    "P": heart,
    "N": barrel,
    "S": skull,
}
