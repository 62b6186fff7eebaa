"""The emoji that The Kaiser's Pirates adds: ships, dice, states and the fates of ships."""

from collections.abc import Callable

from bot.pictures.emoji import PAPER, Emoji, sign, stands_for, tile
from bot.pictures.kaiser import emblems
from bot.pictures.kaiser.dice import DICE, EDGE, die
from bot.pictures.shapes import at, box, disc, path, text
from bot.text import Words

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001

DOTS = {"B": "🔵", "G": "🟢", "W": "⚪", "R": "🔴"}
"""By colour of a die, the Unicode emoji that the catalogs write for it."""
POOLS = ("BGG", "BGW", "BGR", "BWR", "BBW", "BG", "BW", "BR", "GW", "GR", "WR", "B", "G", "W", "R")
"""The dice that ships, mines and torpedoes roll."""
FIELDS = {2: ((2, 2, 96, 46), (2, 52, 96, 46)), 3: ((2, 2, 96, 46), (2, 52, 46, 46), (52, 52, 46, 46))}
"""By number of dice: left, top, width and height of the field of each."""
FIGURE = 54
"""The size of a number on a field: as large as the field allows, because Discord shows it in 10 pixels."""


def pool(letters: str) -> Callable[[], str]:
    """Return the function that draws dice. One has its shape; of several there is only room for colours and numbers."""

    def draw() -> str:
        if len(letters) == 1:
            return tile(at(4, 4, die(letters, DICE[letters].sides), scale=2.55), fill=0.84)
        return "".join(field(letter, *place) for letter, place in zip(letters, FIELDS[len(letters)], strict=True))

    return draw


def field(letter: str, x: float, y: float, wide: float, high: float) -> str:
    """Return the field of one of several dice: its colour, and the number of its sides."""
    look = DICE[letter]
    number = text(x + wide / 2, y + high / 2 + 18.5, str(look.sides), FIGURE, look.ink, anchor="middle", face="title")
    # White shows on no light ground, the colours on no dark one.
    edge = EDGE if letter == "W" else PAPER
    return box(x, y, wide, high, look.field, round_by=11, line=edge, thick=4) + number


def steamer(ink: str, field: str) -> str:
    """Return a steamer: a merchant."""
    return (
        path("M1 13H23L19.5 21H4.5Z", ink)
        + box(5, 8, 12, 6, ink)
        + box(8.5, 1.5, 4.5, 7, emblems.RED, line=ink, thick=1)
        + path("M7 11H9M11 11H13", line=field, thick=1.8)
    )


def aeroplane(ink: str, field: str) -> str:
    """Return a seaplane."""
    return path(
        "M12 0C14 0 14 4 14 7L24 13V16L14 13V18L17 21V23L12 21.5L7 23V21L10 18V13L0 16V13L10 7C10 4 10 0 12 0Z", ink
    )


def spanner(ink: str, field: str) -> str:
    """Return a spanner: a repair."""
    return path("M22 4A6 6 0 0 1 14 12L6 21A3 3 0 0 1 2 17L11 9A6 6 0 0 1 19 1L15 5L16 8L19 8Z", ink)


def wireless(ink: str, field: str) -> str:
    """Return a mast that sends: a message overheard."""
    return (
        path("M12 10L6 23M12 10L18 23M8.5 17H15.5", line=ink, thick=2.4)
        + disc(12, 8, 2.6, ink)
        + path("M6 2C3 5 3 11 6 14M18 2C21 5 21 11 18 14", line=ink, thick=2.2)
    )


def medal(ink: str, field: str) -> str:
    """Return a medal: a card that counts."""
    return (
        path("M6 0H18L14 10H10Z", "#1F5AA8")
        + disc(12, 16, 7.5, "#E6B03A", line=ink, thick=1.8)
        + at(7.2, 11.2, emblems.star(ink, field), scale=0.4)
    )


def prize_flag(ink: str, field: str) -> str:
    """Return a flag that is taken down: a prize."""
    return (
        path("M5 1V23", line=ink, thick=3)
        + path("M6 9H23L18 14.5L23 20H6Z", ink)
        + path("M14 1V7M11 4.5L14 8L17 4.5", line=ink, thick=2)
    )


def turned(ink: str, field: str) -> str:
    """Return two arrows in a circle: a ship changes hands."""
    return path("M4 10A8.5 8.5 0 0 1 19 7M20 14A8.5 8.5 0 0 1 5 17", line=ink, thick=3) + path(
        "M22 1V10H13ZM2 23V14H11Z", ink
    )


def open_hand(ink: str, field: str) -> str:
    """Return a hand: the cards held."""
    return path(
        "M6 12V5C6 2.5 9 2.5 9 5V3C9 0.5 12.4 0.5 12.4 3V4C12.4 2 15.6 2 15.6 4V6"
        "C15.6 4 18.6 4 18.6 6V15C18.6 20 16 23.5 11.5 23.5C7 23.5 5 20 2 14.5C1 12.5 3.5 11 6 14Z",
        ink,
    ) + path("M9 5V11M12.4 4V11M15.6 6V11", line=field, thick=1.1)


def dice(letters: str) -> Emoji:
    """Return the emoji of dice. A screen reader says their sides, before what was rolled: "d10 d6 "."""

    def sides(_: Words) -> str:
        return " ".join(f"d{DICE[letter].sides}" for letter in letters) + " "

    return Emoji(f"dice_{letters.lower()}", "".join(map(DOTS.__getitem__, letters)), pool(letters), sides)


EMOJI: tuple[Emoji, ...] = (
    Emoji("merchant", "🚢", sign(steamer)),
    *map(dice, POOLS),
    Emoji("shield", "🛡️", sign(emblems.shield, "#1F5AA8"), stands_for("defence")),
    Emoji("mine", "🧨", sign(emblems.mines)),
    Emoji("supply", "⛽", sign(emblems.supply, "#7A4A21")),
    Emoji("disguise", "🎭", sign(emblems.disguised, "#5B2A86")),
    Emoji("prize", "🏴", sign(prize_flag, PAPER, emblems.RED)),
    Emoji("aeroplane", "✈️", sign(aeroplane)),
    Emoji("spanner", "🔧", sign(spanner, emblems.STEEL)),
    Emoji("wireless", "📻", sign(wireless)),
    Emoji("medal", "🏅", sign(medal)),
    Emoji("plus", "➕", sign(emblems.plus, "#1E7044")),
    Emoji("exchange", "🔁", sign(turned)),
    Emoji("hand", "✋", sign(open_hand)),
)
