"""Signs of Barbe Noire 2 for its emoji, 24 units wide and high: things and places."""

from bot.pictures.emoji import GOLD, GREEN, INK, RED, SKY, WOOD
from bot.pictures.shapes import box, disc, path

# Signs are functions of one shape, (ink, field): some need no field.
# ruff: noqa: ARG001


def tilted(turn: float, *parts: str) -> str:
    """Turn a sign, by degrees clockwise."""
    return f'<g transform="rotate({turn} 12 12)">{"".join(parts)}</g>'


def key(ink: str, field: str) -> str:
    """Return a key: hidden treasure."""
    return disc(7, 7, 5.2, "none", line=ink, thick=3.4) + path(
        "M10.5 10.5L22 22M17 17L21 13M20 20L23 17", line=ink, thick=3
    )


def scales(ink: str, field: str) -> str:
    """Return a pair of scales: justice."""
    pans = path("M0.5 14H10.5C10.5 18 0.5 18 0.5 14ZM13.5 14H23.5C23.5 18 13.5 18 13.5 14Z", ink)
    return pans + path(
        "M12 1V22M7 22.5H17M3 5H21M5.5 5L1.5 14M5.5 5L9.5 14M18.5 5L14.5 14M18.5 5L22.5 14", line=ink, thick=1.9
    )


def gravestone(ink: str, field: str) -> str:
    """Return a gravestone: the end of a career."""
    return (
        path("M4 22V9C4 -1 20 -1 20 9V22Z", ink)
        + path("M12 5V15M8 9H16", line=field, thick=2.4)
        + path("M1 22.5H23", line=ink, thick=2.6)
    )


def port(ink: str, field: str) -> str:
    """Return a building with columns: a port and its governor."""
    return path("M12 0L23 7V9H1V7ZM1 20H23V23H1Z", ink) + path(
        "M4.5 10V19M9.5 10V19M14.5 10V19M19.5 10V19", line=ink, thick=2.8
    )


def contract(ink: str, field: str) -> str:
    """Return a signed sheet: a contract."""
    return (
        path("M4 1H20V23H4Z", ink)
        + path("M7.5 6H16.5M7.5 10H16.5M7.5 14H12", line=field, thick=1.7)
        + path("M12 19C13 16 14 20 15 18S17 18 17.5 19", line=field, thick=1.5)
    )


def church(ink: str, field: str) -> str:
    """Return a church: a crusade, and Jesuits."""
    return (
        path("M12 0V7M9 2.5H15", line=ink, thick=2.2)
        + path("M12 6L18 12V23H6V12Z", ink)
        + path("M0.5 23V16L6 13V23ZM23.5 23V16L18 13V23Z", ink)
        + box(10, 16, 4, 7, field)
    )


def globe(ink: str, field: str) -> str:
    """Return a globe: waters off the chart."""
    return disc(12, 12, 10.8, "none", line=ink, thick=2.4) + path(
        "M1.5 12H22.5M12 1.5V22.5M12 1.5C5 7 5 17 12 22.5M12 1.5C19 7 19 17 12 22.5", line=ink, thick=1.9
    )


def hammer(ink: str, field: str) -> str:
    """Return a hammer: a repair."""
    return path("M4 3H14L20 6V11H14V9H4Z", ink) + path("M9.5 9V23", line=WOOD, thick=4)


def homestead(ink: str, field: str) -> str:
    """Return a house and a tree: a relative at home."""
    return (
        path("M8 5L16 12H14V22H2V12H0Z", ink)
        + box(6, 15, 4, 7, field)
        + disc(19.5, 10, 4.4, GREEN)
        + path("M19.5 13V22", line=WOOD, thick=2.4)
    )


def open_lock(ink: str, field: str) -> str:
    """Return an open lock: freedom."""
    return (
        path("M7 11V6C7 -1 17 -1 17 5", line=ink, thick=3)
        + box(3, 10.5, 18, 13, ink, round_by=2)
        + path("M12 15V19", line=field, thick=3)
    )


def purse(ink: str, field: str) -> str:
    """Return a purse: a bribe."""
    return (
        path("M8 1H16L14.5 6C20 9 22 14 22 18C22 22 20 23 12 23C4 23 2 22 2 18C2 14 4 9 9.5 6Z", ink)
        + path("M8 6.5H16", line=field, thick=1.8)
        + disc(12, 15, 4, GOLD)
    )


def question(ink: str, field: str) -> str:
    """Return a question mark: a governor face down."""
    return path("M7 8C7 1 17 1 17 7.5C17 11.5 12 11 12 16", line=ink, thick=3.6) + disc(12, 21.4, 2.2, ink)


def gazette(ink: str, field: str) -> str:
    """Return a newspaper: the news of a turn."""
    return (
        path("M1 2H19V22H4C2 22 1 21 1 19ZM20 7H23V20C23 22 21 22 20 22Z", ink)
        + path("M4 6H16", line=field, thick=2.8)
        + path("M4 11H9M4 14H9M4 17H9M11.5 17H16", line=field, thick=1.5)
        + box(11, 10, 5, 4.5, field)
    )


def rolled_gazette(ink: str, field: str) -> str:
    """Return a rolled newspaper: your own news."""
    return tilted(
        -30,
        box(0, 6, 24, 12, ink, round_by=5),
        path("M4 9.5H15M4 14H15", line=field, thick=1.5),
        box(16.5, 5, 3, 14, RED),
    )


def alarm(ink: str, field: str) -> str:
    """Return a bell that rings: a warship is sighted."""
    return (
        path("M12 2C17 2 18 6 18.5 12C19 16 21 17 21 19H3C3 17 5 16 5.5 12C6 6 7 2 12 2Z", ink)
        + disc(12, 21, 2.6, ink)
        + path("M2 4C0 6 0 9 1 11M22 4C24 6 24 9 23 11", line=ink, thick=2)
    )


def flag(ink: str, field: str) -> str:
    """Return a flag: the colours of a nation."""
    return path("M4 1V23", line=INK, thick=3) + path("M5 2H22L17 7.5L22 13H5Z", ink)


def quill(ink: str, field: str) -> str:
    """Return a quill: a petition."""
    return path("M23 1C12 1 6 8 6 16L8 18C16 18 23 12 23 1Z", field, line=ink, thick=2) + path(
        "M16 8L1 23", line=ink, thick=2.4
    )


def lens(ink: str, field: str) -> str:
    """Return a magnifying glass: a search."""
    return disc(10, 10, 7.6, SKY, line=ink, thick=3) + path("M15.8 15.8L22 22", line=ink, thick=4)


def envelope(ink: str, field: str) -> str:
    """Return an envelope: an offer."""
    return box(1, 4, 22, 16, ink, round_by=2) + path("M2 6L12 14L22 6", line=field, thick=2.2)


def castle(ink: str, field: str) -> str:
    """Return a fort: an attack on a port."""
    return path("M2 23V2H6V5H10V2H14V5H18V2H22V23Z", ink) + path("M9 23V16C9 12 15 12 15 16V23Z", field)


def knot(ink: str, field: str) -> str:
    """Return a knot: a jury repair."""
    return path("M1 17C9 17 20 14 20 8C20 3 13 3 13 8C13 14 17 17 23 17M1 21C8 21 10 11 4 10", line=WOOD, thick=3.2)


def book(ink: str, field: str) -> str:
    """Return an open book: a captain's log."""
    return path(
        "M12 5C9 2 5 2 1 3V20C5 19 9 19 12 22C15 19 19 19 23 20V3C19 2 15 2 12 5Z", field, line=ink, thick=2.2
    ) + path("M12 5V21M4 8H9M4 12H9M15 8H20M15 12H20", line=ink, thick=1.6)


def target(ink: str, field: str) -> str:
    """Return a target."""
    return (
        disc(12, 12, 11, field, line=RED, thick=3) + disc(12, 12, 5.6, "none", line=RED, thick=3) + disc(12, 12, 2, ink)
    )


def grapnel(ink: str, field: str) -> str:
    """Return a grapnel."""
    return path(
        "M12 5V20M3 12C3 18 7 21 12 21C17 21 21 18 21 12M0.5 14L3 11L6 13.5M18 13.5L21 11L23.5 14", line=ink, thick=2.4
    ) + disc(12, 3, 2.4, "none", line=ink, thick=2)


def volcano(ink: str, field: str) -> str:
    """Return a volcano."""
    return (
        path("M1 23L9 9H15L23 23Z", WOOD, line=ink, thick=1.8)
        + path("M8 9L12 15L16 9Z", RED)
        + path("M12 8V2M8 6L6 2M16 6L18 2", line=RED, thick=2.4)
    )


def arrest(ink: str, field: str) -> str:
    """Return handcuffs: an arrest."""
    return (
        disc(6, 14, 4.8, "none", line=ink, thick=2.6)
        + disc(18, 14, 4.8, "none", line=ink, thick=2.6)
        + path("M8 9L12 5L16 9", line=ink, thick=2)
    )


def forward(ink: str, field: str) -> str:
    """Return two arrows: an extra action."""
    return path("M1 3L12 12L1 21ZM12 3L23 12L12 21Z", ink)


def circling(ink: str, field: str) -> str:
    """Return an arrow that turns: a broken rudder."""
    return path("M20 8A9.3 9.3 0 1 0 21 14", line=ink, thick=3.2) + path("M23 1V11H13Z", ink)


def barred(ink: str, field: str) -> str:
    """Return a barred circle: something that cannot be done."""
    return disc(12, 12, 9.6, field, line=ink, thick=3.6) + path("M5.5 5.5L18.5 18.5", line=ink, thick=3.6)


def horn(ink: str, field: str) -> str:
    """Return a speaking trumpet: Notoriety."""
    return (
        path("M2 9H7L19 2V22L7 15H2Z", ink)
        + path("M6 16L8 23", line=ink, thick=3)
        + path("M22 9V15", line=ink, thick=2.4)
    )


def lost_money(ink: str, field: str) -> str:
    """Return a coin with wings: doubloons lost."""
    wings = path("M8 10C4 4 1 4 0 5C0 10 3 13 7 14M16 10C20 4 23 4 24 5C24 10 21 13 17 14", ink)
    return wings + disc(12, 14, 7, GOLD, line=ink, thick=1.8) + path("M12 10V18", line=ink, thick=2)


def bag(ink: str, field: str) -> str:
    """Return a seaman's bag: something used up."""
    return (
        path("M5 8C5 3 19 3 19 8L21 20C21 23 3 23 3 20Z", WOOD, line=ink, thick=1.8)
        + path("M9 5C9 -1 15 -1 15 5", line=ink, thick=2.2)
        + box(7, 13, 10, 6, field, round_by=1, line=ink, thick=1.4)
    )


def knife(ink: str, field: str) -> str:
    """Return a knife: a murder or a theft."""
    return path("M22 2C22 9 17 14 10 16L8 14Z", ink) + path("M8.5 15.5L2 22", line=WOOD, thick=4.4)


def basket(ink: str, field: str) -> str:
    """Return a basket: a purchase."""
    return path("M1 10H23L20 22H4Z", WOOD, line=ink, thick=1.8) + path(
        "M5 10C5 0 19 0 19 10M8.5 13V19M12 13V19M15.5 13V19", line=ink, thick=1.8
    )


def beach(ink: str, field: str) -> str:
    """Return a hull ashore: a careened ship."""
    hull = tilted(-24, path("M1 8H23C22 15 18 18 12 18C6 18 2 15 1 8Z", WOOD, line=ink, thick=1.6))
    return hull + path("M0 21Q12 16 24 21V24H0Z", GOLD, line=ink, thick=1.4)
