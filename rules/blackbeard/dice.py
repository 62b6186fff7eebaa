"""The kinds of dice and draws, one for each purpose, and the notations of the rulebook (C-13).

All kinds are declared from the start, those of the war too: a running match keeps the list that it began with. Within
one contest the dice are rolled in the order of spec 4.26; dice of different kinds never move each other.
"""

from rules.blackbeard.voyage import Voyage

LOWEST, HIGHEST = 1, 6
"""The faces of a die that a roll can hope for or fear."""
LOWEST_JD66 = 11

STOCK_KINDS = ("pirates", "governors", "merchants", "commissioners", "warships", "letters", "cards")
"""Shuffles of the stocks and of the action cards."""
KINDS = (
    *STOCK_KINDS,
    "starter",  # the seat that begins
    "lane",  # jd66: a lane
    "port",  # jd66: a port
    "random_sea",
    "dispute",  # jd66: disputes, clashes and ties between seats
    "move",  # movement dice
    "spare",  # the sealed second movement dice
    "drift",
    "storm",
    "attack",  # a pirate against a merchant
    "arms",
    "ally",
    "defence",  # a merchant's
    "cargo",  # the number of goods, then the goods
    "passenger",
    "torture",
    "prize",  # whether a hull is usable
    "danger",  # dangerous cargo
    "leak",
    "flood",
    "jury",
    "fire",
    "crates",
    "assault",  # a pirate against a port
    "information",
    "garrison",
    "assault_damage",
    "sack",
    "handful",
    "location",  # the section that is hit
    "wound_part",
    "ransom",
    "letter_price",
    "bribe",
    "tavern",
    "retirement",
    "mutiny",
    "ending",  # ties at the end of the match
    # the war against the pirates
    "evasion",
    "interception",
    "hunter_battle",
    "battle",
    "speed_tie",
    "hot_shot",
    "duel",
    "downed",
    "captive",
    "treason",
    "fine",
    "petition",
    "rescue",
    "hazard",
    "event",
    "grief",
    "arrest",
)


def d6(voyage: Voyage, kind: str) -> int:
    """Roll one die."""
    return voyage.table.dice.roll(kind, 6)


def dice(voyage: Voyage, kind: str, count: int) -> list[int]:
    """Roll several dice, one after the other."""
    return [d6(voyage, kind) for _ in range(count)]


def jd66(voyage: Voyage, kind: str) -> int:
    """Roll two dice and read them as tens and ones, 11 to 66."""
    return 10 * d6(voyage, kind) + d6(voyage, kind)


def highest(voyage: Voyage, seats: list[int]) -> tuple[int, list[dict[str, int]]]:
    """Roll jd66 for each seat, the tied ones again, and return the highest seat and all rolls (spec 4.6)."""
    order, rolls = ranked(voyage, seats)
    return order[0], rolls


def ranked(voyage: Voyage, seats: list[int]) -> tuple[list[int], list[dict[str, int]]]:
    """Return the seats by their jd66, the highest first, and all rolls; the tied ones roll again among themselves."""
    if len(seats) == 1:
        return list(seats), []
    faces = {seat: jd66(voyage, "dispute") for seat in seats}
    rolls = [{"seat": seat, "face": face} for seat, face in faces.items()]
    order: list[int] = []
    for face in sorted(set(faces.values()), reverse=True):
        tied, more = ranked(voyage, [seat for seat in seats if faces[seat] == face])
        order += tied
        rolls += more
    return order, rolls
