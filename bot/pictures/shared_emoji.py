"""The emoji that more than one game shows."""

from bot.pictures.blackbeard import emblems as pirate
from bot.pictures.emoji import (
    BLUE,
    GOLD,
    GREEN,
    INK,
    NIGHT,
    PAPER,
    RED,
    SEA,
    SKY,
    WOOD,
    Emoji,
    on_tile,
    sign,
    stands_for,
    tile,
)
from bot.pictures.kaiser import emblems as war
from bot.pictures.shapes import at, box, disc, path
from bot.pictures.tortuga import emblems as tortuga

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001


def jolly_roger() -> str:
    """Return a black flag with skull and bones."""
    cloth = path("M4 14Q28 4 50 14T96 14V86Q74 96 50 86T4 86Z", NIGHT, line=PAPER, thick=5)
    return cloth + at(24, 22, tortuga.skull(PAPER, NIGHT), scale=0.52)


def white_flag() -> str:
    """Return a white flag on its pole: somebody gives up."""
    return path("M20 8V96", line=WOOD, thick=8) + path(
        "M24 10Q44 2 60 12T94 12V60Q74 68 60 58T24 60Z", "#FFFFFF", line=INK, thick=5
    )


def swords(ink: str, field: str) -> str:
    """Return two crossed swords: an attack."""
    blade = path("M2 2L6 2L17 15L14.5 17.5L2 6Z", ink) + path("M12 19.5L19.5 12M17.5 17.5L22 22", line=ink, thick=2.6)
    mirrored = f'<g transform="translate(24 0) scale(-1 1)">{blade}</g>'
    return blade + path("M20 4L6 18", line=field, thick=5) + mirrored


def dagger(ink: str, field: str) -> str:
    """Return a dagger: a mutiny."""
    blade = path("M23 1L21 7L10 17L7 14L17 3Z", ink)
    return (
        blade + path("M19 5L10 14", line=field, thick=1.2) + path("M4.5 10.5L13.5 19.5M8 16L2 22", line=ink, thick=3.2)
    )


def sailing_ship() -> str:
    """Return a ship under sail."""
    return (
        path("M8 68H92L80 90H22Z", WOOD, line=INK, thick=4)
        + path("M50 68V6", line=INK, thick=5)
        + path("M46 8V60H12C14 38 26 18 46 8Z", "#FFFFFF", line=INK, thick=4)
        + path("M55 14C74 26 84 42 84 60H55Z", "#FFFFFF", line=INK, thick=4)
    )


def trophy() -> str:
    """Return a cup: victory."""
    return (
        path("M24 8H76V38C76 60 64 68 50 68C36 68 24 60 24 38Z", GOLD, line=INK, thick=4)
        + path("M24 16H8C8 36 14 46 28 46M76 16H92C92 36 86 46 72 46", line=INK, thick=6)
        + path("M50 66V84M28 90H72", line=INK, thick=10)
    )


def mugs() -> str:
    """Return two tankards that meet: a tavern, or a brawl."""
    mug = path("M8 30H40V88H8Z", GOLD, line=INK, thick=5) + path(
        "M5 30C2 16 14 10 20 18C26 8 44 12 43 30Z", "#FFFFFF", line=INK, thick=4
    )
    ear = path("M8 44H0V70H8", line=INK, thick=6)
    left = f'<g transform="rotate(12 24 60)">{ear}{mug}</g>'
    return left + f'<g transform="translate(100 0) scale(-1 1)">{left}</g>'


def beer() -> str:
    """Return a tankard."""
    return (
        path("M70 40H92V78H70", line=INK, thick=9)
        + path("M18 34H70V94H18Z", GOLD, line=INK, thick=5)
        + path("M12 36C6 18 24 8 36 16C44 2 74 6 76 36Z", "#FFFFFF", line=INK, thick=5)
        + path("M34 50V82M52 50V82", line=WOOD, thick=5)
    )


def scroll() -> str:
    """Return a written scroll."""
    return path(
        "M20 8H80C90 8 92 22 80 22V78C80 92 70 94 64 94H20C8 94 8 78 20 78Z", "#F0D9A0", line=INK, thick=5
    ) + path("M32 34H68M32 48H68M32 62H58", line=INK, thick=5)


def wave() -> str:
    """Return a breaking wave."""
    return path(
        "M2 78C20 78 18 16 62 16C82 16 94 30 92 46C86 34 70 32 64 44C58 58 72 72 98 74V92H2Z", SEA, line=INK, thick=4
    ) + path("M44 40C36 52 36 66 44 76", line="#FFFFFF", thick=6)


def wind(ink: str, field: str) -> str:
    """Return gusts of wind: speed, or an escape."""
    return path(
        "M1 8H14C19 8 19 2 15 2C13 2 12 3 12 5M1 13H19C25 13 24 21 19 21C17 21 16 19 16 18M1 18H11", line=ink, thick=2.6
    )


def burst() -> str:
    """Return an explosion."""
    return tortuga.blast("#F08A24").replace(tortuga.DARK, "#FFE08A")


def chart() -> str:
    """Return a map with a cross."""
    return (
        path("M4 18L34 8L66 18L96 8V84L66 94L34 84L4 94Z", "#F0D9A0", line=INK, thick=5)
        + path("M34 8V84M66 18V94", line="#B98F4E", thick=3)
        + path("M14 70Q26 52 44 60T60 44", line=INK, thick=5)
        + path("M66 30L84 48M84 30L66 48", line=RED, thick=9)
    )


def telescope() -> str:
    """Return a spyglass."""
    return (
        path("M6 72L66 26L82 48L20 90Z", WOOD, line=INK, thick=5)
        + path("M62 22L84 6L98 26L84 50Z", GOLD, line=INK, thick=5)
        + path("M30 54L44 76", line=GOLD, thick=7)
    )


def hourglass(ink: str, field: str) -> str:
    """Return an hourglass: time runs out."""
    return pirate.token(ink, field)


def flame() -> str:
    """Return a flame."""
    return path(
        "M50 2C68 20 90 36 88 64C86 84 70 98 50 98C30 98 12 84 12 62"
        "C12 44 26 36 30 18C40 26 44 36 44 40C52 30 54 16 50 2Z",
        "#D9541E",
        line=INK,
        thick=4,
    ) + path("M52 44C62 56 70 62 68 76C66 88 60 93 50 93C38 93 32 86 32 76C32 64 42 60 44 50C48 54 50 56 52 44Z", GOLD)


def shuffle(ink: str, field: str) -> str:
    """Return two arrows that cross: cards are shuffled."""
    return path("M1 6H6C12 6 12 18 18 18H21M1 18H6C12 18 12 6 18 6H21", line=ink, thick=2.8) + path(
        "M18 1L24 6L18 11ZM18 13L24 18L18 23Z", ink
    )


def hole(ink: str, field: str) -> str:
    """Return a hole."""
    return '<ellipse cx="12" cy="14" rx="11" ry="6.5" fill="' + ink + '"/>'


def compass() -> str:
    """Return a compass."""
    return (
        disc(50, 50, 46, "#FFFFFF", line=INK, thick=7)
        + path("M50 12L61 50H39Z", RED)
        + path("M50 88L61 50H39Z", INK)
        + path("M10 50H18M82 50H90", line=INK, thick=6)
    )


def card() -> str:
    """Return a card face up."""
    return box(18, 6, 64, 88, "#FFFFFF", round_by=9, line=INK, thick=6) + path("M50 24L68 50L50 76L32 50Z", RED)


def card_back() -> str:
    """Return a card face down."""
    return (
        box(18, 6, 64, 88, "#FFFFFF", round_by=9, line=INK, thick=6)
        + box(28, 16, 44, 68, "#7B2A2F", round_by=4)
        + path("M50 28L63 50L50 72L37 50Z", GOLD)
    )


def hands(ink: str, field: str) -> str:
    """Return a handshake: an agreement."""
    return path("M0 6L5 4L13 8L9 12L13 14L16 11L21 16L17 20L13 18L8 19L3 14L0 14Z", ink) + path(
        "M24 6L19 4L12 6L8 11L11 13L15 10L22 15H24Z", ink, line=field, thick=1.4
    )


def mist(ink: str, field: str) -> str:
    """Return a bank of fog."""
    return war.fog(ink, field)


def buoy_skull() -> str:
    """Return skull and bones: the end of somebody or something."""
    return at(8, 4, tortuga.skull(INK, PAPER), scale=0.84)


def die() -> str:
    """Return a die."""
    dots = "".join(disc(x, y, 8, INK) for x, y in ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)))
    return box(6, 6, 88, 88, "#FFFFFF", round_by=18, line=INK, thick=6) + dots


def bin_(ink: str, field: str) -> str:
    """Return a bin: discarded cards, or what is thrown overboard."""
    return path("M4 7H20L18.5 23H5.5ZM2 3.5H22V5.5H2ZM9 1H15V3.5H9Z", ink) + path(
        "M9 10V20M12 10V20M15 10V20", line=field, thick=1.5
    )


def keg() -> str:
    """Return a keg with a burning fuse."""
    return tortuga.gunpowder()


def house(ink: str, field: str) -> str:
    """Return a house: home, or a Refuge."""
    return path("M12 1L24 12H20V23H4V12H0Z", ink) + box(9.5, 14, 5, 9, field)


def sunrise() -> str:
    """Return the sun above the sea: a beginning."""
    rays = path("M50 8V20M16 24L25 32M84 24L75 32M4 56H14M86 56H96", line=GOLD, thick=7)
    return (
        path("M20 66A30 30 0 0 1 80 66Z", GOLD, line=INK, thick=4) + rays + path("M2 72H98M14 86H86", line=SEA, thick=8)
    )


def chequers(ink: str, field: str) -> str:
    """Return the flag at the end of a race: home, or over."""
    squares = "".join(
        box(6 + 4.25 * x, 2 + 4 * y, 4.25, 4, ink) for x in range(4) for y in range(3) if (x + y) % 2 == 0
    )
    return box(6, 2, 17, 12, field, line=ink, thick=1.4) + squares + path("M5 1V23", line=ink, thick=3)


def palms(fill: float = 0.8) -> str:
    """Return a palm on an island."""
    sand = path("M8 92Q50 70 92 92Z", GOLD, line=INK, thick=4)
    return tile(at(2, 0, tortuga.palm(WOOD, GREEN), scale=0.94), sand, ground=SKY, fill=fill)


def bird() -> str:
    """Return a white bird."""
    return tile(tortuga.albatross(), ground=SKY, fill=0.84)


def mermaids_coin() -> str:
    """Return a gold coin."""
    return (
        disc(50, 50, 45, GOLD, line=INK, thick=6)
        + disc(50, 50, 32, "none", line=INK, thick=4)
        + path("M50 30V70M40 38H60M40 62H60", line=INK, thick=7)
    )


def boat() -> str:
    """Return a rowboat on the water."""
    return tile(tortuga.rowboat(WOOD, PAPER), ground=SKY, fill=0.8)


def ballot() -> str:
    """Return a box with a ballot: a vote."""
    paper = path("M34 6H66V46H34Z", "#FFFFFF", line=INK, thick=5) + path("M42 22L48 30L58 14", line=GREEN, thick=6)
    return paper + path("M6 42H94V94H6Z", WOOD, line=INK, thick=5) + path("M26 54H74", line=INK, thick=8)


def lock(ink: str, field: str) -> str:
    """Return a closed lock: a secret."""
    shackle = path("M7 11V7C7 0 17 0 17 7V11", line=ink, thick=3)
    return shackle + box(3, 10.5, 18, 13, ink, round_by=2) + path("M12 15V19", line=field, thick=3)


def undo(ink: str, field: str) -> str:
    """Return an arrow that turns back."""
    return path("M7 8H15C24 8 24 20 15 20H8", line=ink, thick=3) + path("M9 1V15L0 8Z", ink)


EMOJI: tuple[Emoji, ...] = (
    Emoji("jolly_roger", "🏴‍☠️", jolly_roger),
    Emoji("swords", "⚔️", sign(swords), stands_for("attack")),
    Emoji("anchor", "⚓", sign(pirate.anchor)),
    Emoji("sails", "⛵", lambda: tile(sailing_ship(), ground=SKY)),
    Emoji("chest", "💰", on_tile(tortuga.chest)),
    Emoji("coin", "🪙", mermaids_coin),
    Emoji("skull_bones", "☠️", lambda: tile(buoy_skull())),
    Emoji("trophy", "🏆", on_tile(trophy)),
    Emoji("white_flag", "🏳️", on_tile(white_flag, "#8FA3B0")),
    Emoji("scroll", "📜", on_tile(scroll, "#8A5A2B")),
    Emoji("card_back", "🎴", on_tile(card_back)),
    Emoji("card", "🃏", on_tile(card)),
    Emoji("eye", "👁️", sign(war.identified)),
    Emoji("dagger", "🗡️", sign(dagger)),
    Emoji("island", "🏝️", palms),
    Emoji("rowboat", "🚣", boat),
    Emoji("tavern", "🍻", on_tile(mugs, fill=0.86)),
    Emoji("beer", "🍺", on_tile(beer)),
    Emoji("fog", "🌫️", sign(mist, "#41586B", "#E3E8EC")),
    Emoji("wave", "🌊", on_tile(wave, SKY, 0.86)),
    Emoji("wind", "💨", sign(wind, BLUE, SKY)),
    Emoji("burst", "💥", on_tile(burst, INK, 0.86)),
    Emoji("flame", "🔥", on_tile(flame), stands_for("torch")),
    Emoji("map", "🗺️", on_tile(chart, "#8A5A2B")),
    Emoji("spyglass", "🔭", on_tile(telescope)),
    Emoji("hourglass", "⏳", sign(hourglass)),
    Emoji("shuffle", "🔀", sign(shuffle)),
    Emoji("hole", "🕳️", sign(hole)),
    Emoji("compass", "🧭", compass),
    Emoji("handshake", "🤝", sign(hands)),
    Emoji("die", "🎲", die),
    Emoji("lock", "🔒", sign(lock, "#8A6414")),
    Emoji("bin", "🗑️", sign(bin_)),
    Emoji("keg", "🛢️", on_tile(keg)),
    Emoji("house", "🏠", sign(house, RED)),
    Emoji("sunrise", "🌅", on_tile(sunrise, NIGHT, 0.84)),
    Emoji("chequers", "🏁", sign(chequers)),
    Emoji("crown", "👑", sign(pirate.crown, GOLD, NIGHT)),
    Emoji("ghost", "👻", sign(pirate.ghost, "#FFFFFF", NIGHT)),
    Emoji("chain", "⛓️", sign(pirate.chain)),
    Emoji("storm", "⛈️", on_tile(tortuga.storm, SKY, 0.82)),
    Emoji("bird", "🕊️", bird),
    Emoji("drop", "💧", on_tile(tortuga.water), stands_for("water")),
    Emoji("ballot", "🗳️", on_tile(ballot)),
    Emoji("undo", "↩️", sign(undo, BLUE)),
    Emoji(
        "silence",
        "🤫",
        sign(
            lambda ink, field: (
                disc(12, 12, 11, GOLD, line=ink, thick=1.8)
                + disc(8, 9, 1.6, ink)
                + disc(16, 9, 1.6, ink)
                + path("M12 12V22", line=field, thick=5)
                + path("M12 12V22", line=ink, thick=2.6)
            )
        ),
    ),
)
