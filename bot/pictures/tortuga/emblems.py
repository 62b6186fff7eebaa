"""The signs of Tortuga, each 100 units wide and high: vote and event cards, ranks, flags, treasure, boats."""

import math

from bot.pictures.shapes import at, box, disc, path, text

DARK, PALE = "#14202C", "#FFFFFF"
GOLD, RED, BLUE, WOOD, FIRE, WATER = "#E6B03A", "#B3282D", "#23407F", "#7A4A21", "#D9541E", "#1F6FB5"

# -------------------------------------------------------------------- flags


def british() -> str:
    """Return the British flag of 1606: one cross on another."""
    return (
        box(2, 18, 96, 64, BLUE, round_by=5)
        + path("M2 18H15L98 73V82H85L2 27ZM98 18H85L2 73V82H15L98 27Z", PALE)
        + path("M38 18H62V38H98V62H62V82H38V62H2V38H38Z", PALE)
        + path("M44 18H56V44H98V56H56V82H44V56H2V44H44Z", RED)
        + box(2, 18, 96, 64, "none", round_by=5, line=DARK, thick=3)
    )


def french() -> str:
    """Return the flag with the lily of the French kings."""
    return box(2, 18, 96, 64, BLUE, round_by=5, line=DARK, thick=3) + at(22, 22, lily(), scale=0.56)


def dutch() -> str:
    """Return the Dutch flag: three stripes."""
    return (
        box(2, 18, 96, 64, PALE, round_by=5)
        + path("M2 39H98V23Q98 18 93 18H7Q2 18 2 23Z", RED)
        + path("M2 61H98V77Q98 82 93 82H7Q2 82 2 77Z", BLUE)
        + box(2, 18, 96, 64, "none", round_by=5, line=DARK, thick=3)
    )


def lily() -> str:
    """Return a fleur-de-lys."""
    middle = path("M50 2C62 18 66 32 58 48L56 62H44L42 48C34 32 38 18 50 2Z", GOLD)
    side = "M40 62C40 44 30 32 18 34C6 36 6 54 18 56C12 46 26 44 32 62Z"
    foot = path("M44 72H56L54 84L50 98L46 84Z", GOLD)
    mirrored = f'<g transform="translate(100 0) scale(-1 1)">{path(side, GOLD)}</g>'
    return middle + path(side, GOLD) + mirrored + box(26, 62, 48, 9, GOLD, round_by=3) + foot


FLAGS = {"B": british, "F": french, "D": dutch}

# -------------------------------------------------------------------- the parts of vote cards


def cannon() -> str:
    """Return a ship's gun on its wheel."""
    spokes = "".join(
        path(f"M40 66L{40 + 17 * math.cos(n * math.pi / 4):.1f} {66 + 17 * math.sin(n * math.pi / 4):.1f}", line=DARK)
        for n in range(8)
    )
    return (
        path("M8 40C6 32 12 26 20 27L86 14C92 13 95 17 96 23C97 30 95 35 90 36L24 60C14 62 10 52 8 40Z", DARK)
        + path("M84 12L90 39", line=DARK, thick=9)
        + disc(7, 46, 6, DARK)
        + path("M40 62L14 88H4", line=WOOD, thick=9)
        + disc(40, 66, 20, "#D9B989", line=WOOD, thick=8)
        + spokes
        + disc(40, 66, 6, DARK)
    )


def torch() -> str:
    """Return a burning torch."""
    return (
        path("M41 62H59L55 98H45Z", WOOD)
        + path("M50 2C66 18 80 30 76 48C73 60 62 66 50 66C38 66 27 60 24 48C22 36 32 30 34 18C42 24 44 30 46 34Z", FIRE)
        + path("M51 28C60 38 64 44 61 54C59 60 55 62 50 62C44 62 40 59 39 53C38 46 44 44 45 38Z", GOLD)
        + box(35, 60, 30, 9, DARK, round_by=3)
    )


def water() -> str:
    """Return water, which puts out a torch."""
    return path("M50 4C64 32 82 46 82 66C82 84 67 96 50 96C33 96 18 84 18 66C18 46 36 32 50 4Z", WATER) + path(
        "M32 64C32 76 39 83 48 84", line=PALE, thick=7
    )


def skull(ink: str = DARK, field: str = "#FBF4E2") -> str:
    """Return a skull, the sign that counts for a mutiny."""
    bones = path("M8 66L92 96M92 66L8 96", line=ink, thick=10)
    head = path("M50 4C28 4 16 19 17 36C18 47 24 53 33 56V72H67V56C76 53 82 47 83 36C84 19 72 4 50 4Z", ink)
    holes = disc(37, 36, 9, field) + disc(63, 36, 9, field) + path("M50 45L44 55H56Z", field)
    return bones + path("M30 56H70V76H30Z", field) + head + holes + path("M44 62V72M56 62V72", line=field, thick=4)


TOPS = {"C": cannon, "T": torch, "W": water}

# -------------------------------------------------------------------- treasure, boats, ranks


def chest() -> str:
    """Return a treasure chest."""
    return (
        path("M8 44C8 22 20 14 34 14H66C80 14 92 22 92 44V46H8Z", WOOD, line=DARK, thick=4)
        + box(8, 46, 84, 42, WOOD, line=DARK, thick=4)
        + path("M26 16V88M74 16V88M8 46H92", line=GOLD, thick=8)
        + box(40, 38, 20, 24, GOLD, round_by=4, line=DARK, thick=3)
        + disc(50, 49, 4, DARK)
    )


def rowboat(ink: str, field: str) -> str:
    """Return a rowboat with its oars."""
    hull = path("M4 44H96C92 68 80 80 66 80H34C20 80 8 68 4 44Z", ink)
    return hull + path("M10 56H90", line=field, thick=4) + path("M40 30L16 92M60 30L84 92", line=ink, thick=7)


def blast(ink: str) -> str:
    """Return an explosion: the sign of a destroyed rowboat."""
    points = [(50 + r * math.cos(a), 50 + r * math.sin(a)) for n in range(18) for r, a in [spike(n)]]
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", ink) + path(
        "M34 34L66 66M66 34L34 66", line=DARK, thick=9
    )


def spike(n: int) -> tuple[float, float]:
    """Return the position of the n-th corner of an explosion."""
    return (46 if n % 2 else 27), n * math.pi / 9


def captain(ink: str, field: str) -> str:
    """Return a tricorne with a skull: the captain."""
    brim = "M3 62C18 66 26 44 32 28C40 16 60 16 68 28C74 44 82 66 97 62C88 88 68 82 50 82C32 82 12 88 3 62Z"
    return path(brim, ink) + disc(50, 46, 12, field) + disc(45, 45, 3.5, ink) + disc(55, 45, 3.5, ink)


def mate(ink: str, field: str) -> str:
    """Return two crossed sabres: the first mate, who may lead a mutiny."""
    blade = path("M14 10C44 20 66 44 76 70L68 74C56 50 36 30 14 10Z", ink, line=ink, thick=4)
    hilt = path("M58 82C68 82 82 74 84 62M74 74L90 92", line=ink, thick=9)
    mirrored = f'<g transform="translate(100 0) scale(-1 1)">{blade}{hilt}</g>'
    return blade + hilt + path("M86 12L18 84", line=field, thick=15) + mirrored


def boy(ink: str, field: str) -> str:
    """Return a knotted headscarf: the cabin boy."""
    return (
        path("M12 62C10 28 30 12 52 14C72 16 84 34 84 60C64 50 34 50 12 62Z", ink)
        + path("M80 52C90 46 98 52 96 60C92 66 86 62 82 60C90 70 92 82 84 92C82 78 78 70 74 60Z", ink)
        + disc(32, 38, 5, field)
        + disc(52, 30, 5, field)
        + disc(66, 42, 5, field)
    )


def governor(ink: str, field: str) -> str:
    """Return a crown: the governor."""
    return path("M12 84L4 26L32 52L50 12L68 52L96 26L88 84Z", ink) + box(16, 67, 68, 6, field)


RANKS = {"CPT": captain, "FM": mate, "CB": boy, "GOV": governor}


def eye(ink: str, field: str) -> str:
    """Return an eye: the mark of seats that have looked at a card."""
    return path("M4 50C24 18 76 18 96 50C76 82 24 82 4 50Z", ink) + disc(50, 50, 18, field) + disc(50, 50, 9, ink)


def palm(trunk: str, leaf: str) -> str:
    """Return a palm of the island."""
    left = "M54 34C42 12 20 14 8 34C24 26 38 28 54 34C40 40 28 52 26 68C36 54 44 46 54 34"
    right = "C66 10 88 16 96 34C80 26 66 28 54 34C66 40 78 52 78 68C68 56 60 46 54 34Z"
    return path("M54 34C58 58 54 78 44 98", line=trunk, thick=8) + path(left + right, leaf)


# -------------------------------------------------------------------- event cards


def letter_of_marque() -> str:
    """Return a letter with a royal seal."""
    return (
        path("M20 8H80C88 8 90 20 80 20V84H28C18 84 16 96 26 96H20C8 96 8 80 20 80Z", PALE, line=DARK, thick=4)
        + path("M32 34H68M32 48H68M32 62H54", line=DARK, thick=5)
        + disc(66, 76, 14, RED, line=DARK, thick=3)
    )


def pistol() -> str:
    """Return a flintlock pistol."""
    return (
        path("M4 26H66C78 26 86 34 88 44L98 84C94 94 82 94 78 88L66 54C62 48 56 46 50 46H4Z", WOOD, line=DARK, thick=4)
        + path("M2 28H58V40H2Z", DARK)
        + path("M56 26L66 10M50 50C50 66 60 66 64 56", line=DARK, thick=6)
    )


def albatross() -> str:
    """Return a great white bird."""
    wing = "M50 44C38 22 20 18 2 30C18 30 26 36 32 46C24 44 18 46 14 50C28 52 40 58 50 66"
    mirrored = "C60 58 72 52 86 50C82 46 76 44 68 46C74 36 82 30 98 30C80 18 62 22 50 44Z"
    return (
        path("M50 40L42 76L50 90L58 76Z", PALE, line=DARK, thick=4)
        + path(wing + mirrored, PALE, line=DARK, thick=4)
        + disc(50, 36, 9, PALE, line=DARK, thick=4)
        + path("M50 24L46 34H54Z", GOLD, line=DARK, thick=2)
    )


def black_spot() -> str:
    """Return a page with a black spot on it."""
    return path("M18 8L84 4L90 88L76 96L12 92Z", PALE, line=DARK, thick=4) + path(
        "M50 22C68 20 80 34 78 52C76 70 64 78 48 76C32 74 22 62 24 46C26 32 36 24 50 22Z", DARK
    )


def treasure_map(letter: str) -> str:
    """Return a map with a cross, and the letter of the place where it can be used."""
    return (
        path("M4 18L34 8L66 18L96 8V84L66 94L34 84L4 94Z", "#F0D9A0", line=DARK, thick=4)
        + path("M34 8V84M66 18V94", line="#B98F4E", thick=3)
        + path("M14 76Q24 60 34 66", line=DARK, thick=4)
        + path("M10 30L24 44M24 30L10 44", line=RED, thick=7)
        + text(61, 72, letter, 58, DARK, anchor="middle", face="title")
    )


def gunpowder() -> str:
    """Return a keg with a burning fuse."""
    return (
        path("M24 32H70C80 50 80 76 70 94H24C14 76 14 50 24 32Z", WOOD, line=DARK, thick=4)
        + path("M18 48H76M18 78H76", line=DARK, thick=6)
        + path("M47 32C47 14 62 22 70 16", line=DARK, thick=5)
        + disc(76, 14, 8, FIRE)
        + path("M76 0V4M90 4L86 8M92 18H88M64 2L68 6M88 28L85 24", line=FIRE, thick=5)
    )


def storm() -> str:
    """Return a cloud with a flash of lightning."""
    return path("M48 56L30 80H46L36 100L70 72H54L66 56Z", GOLD, line=DARK, thick=3) + path(
        "M22 60C4 60 2 36 22 34C24 12 54 6 64 24C86 18 100 44 82 58C80 60 76 60 74 60Z", "#4C6478", line=DARK, thick=4
    )


def crows_nest() -> str:
    """Return the lookout on its mast."""
    return (
        path("M50 4V98", line=WOOD, thick=9)
        + path("M50 2L84 12L50 24Z", RED)
        + path("M18 46H82L74 76H26Z", WOOD, line=DARK, thick=4)
        + path("M14 46H86M22 60H78M38 48L40 74M62 48L60 74", line=DARK, thick=5)
        + path("M50 76L14 98M50 76L86 98", line=DARK, thick=3)
    )


def cabin_fever() -> str:
    """Return two opposite arrows: the line is reversed."""
    return path("M30 92V16M70 8V84", line=DARK, thick=10) + path(
        "M30 2L50 30H10ZM70 98L50 70H90Z", RED, line=DARK, thick=3
    )


def pieces_of_eight() -> str:
    """Return a Spanish dollar."""
    return (
        disc(50, 50, 45, GOLD, line=DARK, thick=5)
        + disc(50, 50, 35, "none", line=DARK, thick=3)
        + text(50, 71, "8", 62, DARK, anchor="middle", face="title")
    )


def kill_devil() -> str:
    """Return a bottle of rum."""
    return (
        path("M40 6H60V30C74 38 78 46 78 56V90C78 96 74 98 70 98H30C26 98 22 96 22 90V56C22 46 26 38 40 30Z", "#3E5B34")
        + path("M40 6H60V14H40Z", WOOD)
        + box(28, 54, 44, 32, "#F0D9A0", round_by=3)
        + path("M36 62L64 78M64 62L36 78", line=DARK, thick=6)
    )


def armada() -> str:
    """Return a Spanish man-of-war."""
    return (
        path("M6 66H94L84 92H20Z", WOOD, line=DARK, thick=4)
        + path("M32 66V8M66 66V4", line=DARK, thick=5)
        + path("M12 16H50C58 30 58 44 50 58H12C22 44 22 30 12 16Z", PALE, line=DARK, thick=3)
        + path("M54 12H86C94 26 94 44 86 58H54C62 44 62 26 54 12Z", PALE, line=DARK, thick=3)
        + path("M24 26L46 48M46 26L24 48M66 24L84 46M84 24L66 46", line=RED, thick=7)
    )


EVENTS = {
    "LOM": letter_of_marque,
    "PIS": pistol,
    "ALB": albatross,
    "BSP": black_spot,
    "GUN": gunpowder,
    "STO": storm,
    "CRO": crows_nest,
    "CAB": cabin_fever,
    "PIE": pieces_of_eight,
    "KIL": kill_devil,
    "ARM": armada,
}
MAPS = ("MAP-FD", "MAP-JR", "MAP-TOR")


def event(card: str, letter: str) -> str:
    """Return the picture of an event card. ``letter``: that of the place of a treasure map, else none."""
    return treasure_map(letter) if card in MAPS else EVENTS[card]()
