"""The emoji that Tortuga 1667 adds: vote cards and their symbols, flags, pirates, event cards."""

from collections.abc import Callable
from functools import partial

from bot.pictures.emoji import INK, PAPER, Emoji, on_tile, sign, stands_for, tile
from bot.pictures.shapes import at, box, disc, path
from bot.pictures.tortuga import emblems
from bot.text import Words

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001

TOPS = {"C": "💣", "T": "🔥", "W": "💧"}
NATIONS = {"B": "🇬🇧", "F": "🇫🇷", "D": "🇳🇱"}
SKULLS = {"S": "💀", "N": "▫️"}
PAWNS = {1: "⬛", 2: "🟥", 3: "🟧", 4: "🟩", 5: "🟦", 6: "🟨", 7: "🟪", 8: "🟫", 9: "⬜"}
COLOURS = {
    1: "#26262B",
    2: "#C9302C",
    3: "#EF8A2B",
    4: "#1E7A46",
    5: "#2158B5",
    6: "#F7D244",
    7: "#6A2C91",
    8: "#7A4A21",
    9: "#FFFFFF",
}


def vote(top: str, nation: str, skull: str) -> Callable[[], str]:
    """Return the function that draws a vote card: its symbol above the flag, and the skull if it has one.

    The lower part has the colour of the flag, which tells the nations apart where the flag is too small.
    """

    def draw() -> str:
        ground = emblems.RED if nation == "B" else emblems.BLUE
        card = box(3, 3, 94, 94, PAPER, round_by=18, line=INK, thick=5)
        below = path("M5.5 56H94.5V82Q94.5 94.5 82 94.5H18Q5.5 94.5 5.5 82Z", ground)
        flag = at(7, 51, emblems.FLAGS[nation](), scale=0.46)
        head = disc(73, 72, 22, PAPER, line=INK, thick=3) + at(54, 53, emblems.skull(), scale=0.38)
        return card + below + at(26, 6, emblems.TOPS[top](), scale=0.5) + flag + (head if skull == "S" else "")

    return draw


def worded(card: str, words: Words) -> str:
    """Return what is on a vote card in words."""
    return words.line("tortuga-spoken-vote", letters=card)


def flag(draw: Callable[[], str]) -> Callable[[], str]:
    """Return the function that draws a flag as large as an emoji can be."""
    return lambda: box(0, 16, 100, 68, PAPER, round_by=8) + draw()


def spanish() -> str:
    """Return the cross of Burgundy, the flag of the Spanish fleet."""
    saltire = path("M8 24L92 76M92 24L8 76", line=emblems.RED, thick=11)
    knots = path(
        "M20 24L14 36M34 32L28 44M80 24L86 36M66 32L72 44M20 76L14 64M34 68L28 56M80 76L86 64M66 68L72 56",
        line=emblems.RED,
        thick=6,
    )
    return box(2, 18, 96, 64, "#FFFFFF", round_by=5, line=INK, thick=3) + saltire + knots


def no_skull() -> str:
    """Return an empty corner of a vote card: no skull."""
    return tile(path("M24 24L76 76M76 24L24 76", line="#8C9299", thick=9), fill=0.8)


def pawn(colour: str) -> Callable[[], str]:
    """Return the function that draws a pawn in a colour."""

    def draw() -> str:
        body = path("M50 42C66 42 70 62 78 88H22C30 62 34 42 50 42Z", colour, line=INK, thick=5)
        hat = path("M12 40C30 44 34 14 50 14C66 14 70 44 88 40C80 56 20 56 12 40Z", colour, line=INK, thick=5)
        return tile(body, hat, fill=0.84)

    return draw


def fist(ink: str, field: str) -> str:
    """Return a fist: the outcome of a brawl."""
    return path(
        "M4 8C4 4 8 4 8 7C8 3 13 3 13 7C13 3 18 3 18 7C18 4 22 5 22 9V15"
        "C22 21 18 23 13 23C8 23 4 20 3 15C2 12 4 11 4 8Z",
        ink,
    ) + path("M8 7V12M13 7V12M18 7V12M4 14H12", line=field, thick=1.5)


def pointing(ink: str, field: str) -> str:
    """Return a hand that points: somebody is forced."""
    return path(
        "M1 8H7C9 5 12 5 12 8H22C24.5 8 24.5 12 22 12H16C18 12 18 15 16 15C17 16 17 18 15 18C16 20 15 21 13 21H7L1 19Z",
        ink,
    ) + path("M16 12H11M16 15H11.5M15 18H11", line=field, thick=1.2)


def ladder(ink: str, field: str) -> str:
    """Return a ladder: somebody climbs aboard."""
    return path("M7 1V23M17 1V23M7 5H17M7 10H17M7 15H17M7 20H17", line=ink, thick=2.6)


def loop(ink: str, field: str) -> str:
    """Return a loop: one more action."""
    return path("M2 20C18 20 20 2 12 2C4 2 6 20 22 20", line=ink, thick=3)


def sealed_lips(ink: str, field: str) -> str:
    """Return a face with sealed lips: a secret ballot."""
    eyes = disc(8, 9, 1.7, ink) + disc(16, 9, 1.7, ink)
    return (
        disc(12, 12, 11, emblems.GOLD, line=ink, thick=1.8)
        + eyes
        + path("M6 16H18M8 14V18M12 14V18M16 14V18", line=ink, thick=1.8)
    )


def medal(ink: str, field: str) -> str:
    """Return a medal: ranks."""
    return path("M5 0H10L14 9H9ZM19 0H14L10 9H15Z", emblems.RED) + disc(12, 16, 7, emblems.GOLD, line=ink, thick=1.8)


EMOJI: tuple[Emoji, ...] = (
    *(
        Emoji(
            f"vote_{top}{nation}{skull}".lower(),
            TOPS[top] + NATIONS[nation] + SKULLS[skull],
            vote(top, nation, skull),
            partial(worded, top + nation + skull),
        )
        for top in TOPS
        for nation in ("B", "F")
        for skull in SKULLS
    ),
    Emoji("flag_b", NATIONS["B"], flag(emblems.FLAGS["B"]), stands_for("british")),
    Emoji("flag_f", NATIONS["F"], flag(emblems.FLAGS["F"]), stands_for("french")),
    Emoji("flag_d", NATIONS["D"], flag(emblems.FLAGS["D"])),
    Emoji("flag_s", "🇪🇸", flag(spanish)),
    *(Emoji(f"pawn_{number}", shown, pawn(COLOURS[number])) for number, shown in PAWNS.items()),
    Emoji("cannon", "💣", on_tile(emblems.cannon), stands_for("cannon")),
    Emoji("skull", "💀", on_tile(emblems.skull), stands_for("skull")),
    Emoji("no_skull", "▫️", no_skull, stands_for("no_skull")),
    Emoji("black_spot", "⚫", on_tile(emblems.black_spot, "#8A5A2B")),
    Emoji("pistol", "🔫", on_tile(emblems.pistol)),
    Emoji("cabin_fever", "🌀", on_tile(emblems.cabin_fever)),
    Emoji("rum", "🥃", on_tile(emblems.kill_devil)),
    Emoji("captain", "🎩", sign(lambda ink, field: at(0, 0, emblems.captain(ink, field), scale=0.24))),
    Emoji("fist", "🥊", sign(fist, "#A33A2A")),
    Emoji("pointing", "👉", sign(pointing)),
    Emoji("ladder", "🪜", sign(ladder, "#7A4A21")),
    Emoji("loop", "➰", sign(loop)),
    Emoji("sealed_lips", "🤐", sign(sealed_lips)),
    Emoji("ranks", "🎖️", sign(medal)),
)
