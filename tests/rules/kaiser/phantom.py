"""Turns of the Phantom Player, and helpers that read their events."""

from rules.kernel import Match

from .positions import position, told

LIVE, PHANTOM = 0, 1


READY = "trap pull_the_plug minesweeper razzle_dazzle"
"""A hand that can answer every attack, so that a window opens (KS 7.1)."""


def turn(cards: str, dice: str, **laid) -> Match:
    """Begin at the Phantom's turn; an identified raider at its end turns up one more card (KS 5.9.14).

    Unless a hand is told, the live player has a card against every attack.
    """
    laid = {"hands": {LIVE: READY}, **laid}
    return position(seats=1, active=PHANTOM, solitaire=cards, dice=dice, **laid)


def idle(match: Match) -> list[tuple[str, bool]]:
    """Return the impossible actions, each with whether it ended the turn."""
    return [(data["action"], data["ends"]) for data in told(match, "phantom_idle")]


def read(match: Match) -> list[str]:
    """Return the cards turned up, each with the part that was read: ``"S01 attack"``."""
    return [f"{data['card']} {data['part']}" for data in told(match, "solitaire_card")]


def declared(match: Match) -> list[tuple[str, list[str]]]:
    return [(data["ship"], data["targets"]) for data in told(match, "declared")]
