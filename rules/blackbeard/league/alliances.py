"""Alliances between pirates of different seats (spec 4.21, BN 20)."""

from rules.blackbeard.state import Pirate, State


def allied(state: State, one: Pirate, other: Pirate) -> bool:
    """Return whether two pirates are allies."""
    return any(one.id in members and other.id in members for members in state.alliances)


def allies_at(state: State, pirate: Pirate, place: str) -> list[Pirate]:
    """Return the allies of a pirate who are at large in a hex, in their order."""
    return [other for other in state.active() if other.position.place == place and allied(state, pirate, other)]
