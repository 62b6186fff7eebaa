"""The contents of the box: ships, merchants, action cards and solitaire cards (spec 2).

A ship or merchant is its id, such as ``"W5"`` or ``"M48"``. An action card is its kind and the number of its copy,
such as ``"q_ship#2"`` (KS 2.6.1). A card that the Phantom plays from a
solitaire card is only a token: it has no number.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.kernel.data import rows

PACKAGE = "rules.kaiser"
HAND = 6
ROW = 3
SHIPS = 3
PHANTOM = 1
"""The seat of the Phantom Player in a match for one."""
AttackKind = Literal["BI", "IN", "MO", "WI", "RI", "MI", "TO"]
"""The kinds of attack (KS 5.3.1)."""
BEFORE, AFTER = "Y", "after"
"""When a reaction card answers an attack: in the window before the dice, or after a sinking."""


@dataclass(frozen=True, slots=True)
class GermanShip:
    """A warship or raider (spec 2.4); the marks are 0 or 1."""

    id: str
    name: str
    type: str
    attack: str
    defence: str
    va: int
    mines: int
    coal: int
    fast: int
    sail: int
    floatplane: int


@dataclass(frozen=True, slots=True)
class Merchant:
    """A merchant (spec 2.5), which may become a prize."""

    id: str
    name: str
    nationality: str
    va: int
    defence: str
    challenge: str
    response: str
    sail: int
    lost_1914: int


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A kind of action card (spec 2.6): its intercept half, its class, and the coins of its action half.

    ``va`` is None for a card that no seat can score.
    """

    key: str
    n: int
    count: int
    family: str
    intercept_attack: str
    intercept_night: int
    challenge: str
    response: str
    coin_attack: str
    coin_gun: str
    coin_dc: str
    coin_torp: str
    coin_mine: str
    coin_defence: str
    va: int | None
    team_only: int
    removed_in_solitaire: int

    @property
    def rule(self) -> str:
        """The rule id of the card (spec 1)."""
        return f"KP 3.3.{self.n}"


@dataclass(frozen=True, slots=True)
class SolitaireCard:
    """A solitaire card (spec 2.7); its first attack line is always the end of the turn."""

    id: str
    defence_1_3: str
    defence_2_4: str
    special: str
    attack2: str
    attack2_night: int
    attack3: str
    attack3_et: int
    attack3_coin: str
    attack3_night: int
    attack3_mode: str
    attack4: str
    attack4_et: int
    attack4_coin: str
    attack4_night: int
    attack4_mode: str


@dataclass(frozen=True, slots=True)
class Answers:
    """The attacks that a reaction card answers, and when: ``BEFORE``, ``AFTER`` or "-" for never (KS 5.4.4).

    ``conditions``: the names of the conditions, with blanks between them; they are in ``combat.answering``.
    """

    key: str
    BI: str
    IN: str
    MO: str
    WI: str
    RI: str
    MI: str
    TO: str
    conditions: str

    def time(self, attack: str) -> str:
        """Return when the card answers a kind of attack."""
        return getattr(self, attack)


GERMANS: Mapping[str, GermanShip] = MappingProxyType({row.id: row for row in rows(PACKAGE, "german_ships", GermanShip)})
MERCHANTS: Mapping[str, Merchant] = MappingProxyType({row.id: row for row in rows(PACKAGE, "merchants", Merchant)})
ACTIONS: Mapping[str, ActionCard] = MappingProxyType(
    {row.key: row for row in rows(PACKAGE, "action_cards", ActionCard)}
)
SOLITAIRE: Mapping[str, SolitaireCard] = MappingProxyType(
    {row.id: row for row in rows(PACKAGE, "solitaire_cards", SolitaireCard)}
)
ANSWERS: Mapping[str, Answers] = MappingProxyType({row.key: row for row in rows(PACKAGE, "reactions", Answers)})
DECK: tuple[str, ...] = tuple(f"{card.key}#{copy}" for card in ACTIONS.values() for copy in range(1, card.count + 1))
"""The hundred action cards."""
DECK_INDEX: Mapping[str, int] = MappingProxyType({card: index for index, card in enumerate(DECK)})
CRUISERS = ("W1", "W2", "W4", "W6")
"""Dresden, Emden, Königsberg and Nürnberg, which are alike (KS 5.8.4)."""
UNBALANCED = ("W5", "W3", "R4", "R6", "R10", "R13")
"""Leipzig, Karlsruhe, Geier, Iltis, Meteor and Seeadler, set aside for a balanced start (KS 5.8.4)."""
FRYE = "M31"
"""The only sailing merchant of more than 3 VA, no part of a balanced start (KS 5.8.4)."""
GONE_AFTER_1914 = ("W2", "W5", "W3", "W6", "R1", "R2", "R7", "R3")
"""Ships that were lost or interned in 1914 (KS 5.8.5)."""


def kind_of(card: str) -> str:
    """Return the kind of an action card."""
    return card.partition("#")[0]


def is_physical(card: str) -> bool:
    """Return whether an action card is one of the hundred, not a token that a solitaire card stands for (KS 5.9.12)."""
    return "#" in card


def action(card: str) -> ActionCard:
    """Return the printed values of an action card."""
    return ACTIONS[kind_of(card)]


def card_facts(card: str, among: Sequence[str]) -> dict[str, str | None]:
    """Return the facts of an option.

    ``copy`` is set if another copy of the same card is among those offered: the card with its number among these, in
    their order. Those that score have names of their own, and keep their numbers.
    """
    copies = [other for other in among if kind_of(other) == kind_of(card)]
    if va_of(card):
        copies.sort()
    return {"card": card, "copy": f"{kind_of(card)}#{copies.index(card) + 1}" if len(copies) > 1 else None}


def is_german(card: str) -> bool:
    """Return whether a ship is a warship or raider."""
    return card in GERMANS


def is_warship(card: str) -> bool:
    """Return whether a ship is a warship, which is never disguised (KS 5.1.1)."""
    return is_german(card) and GERMANS[card].type == "warship"


def is_raider(card: str) -> bool:
    """Return whether a ship is a raider."""
    return is_german(card) and GERMANS[card].type == "raider"


def va_of(card: str) -> int:
    """Return the victory amount of a ship, merchant or action card, counted once; 0 for a card without one."""
    if is_german(card):
        return GERMANS[card].va
    return MERCHANTS[card].va if card in MERCHANTS else action(card).va or 0


def defence_of(card: str) -> str:
    """Return the defence coin of a ship or merchant."""
    return GERMANS[card].defence if is_german(card) else MERCHANTS[card].defence


def sails(card: str) -> bool:
    """Return whether a ship is one of the twelve sailing merchants."""
    return card in MERCHANTS and bool(MERCHANTS[card].sail)


def marked(card: str, mark: Literal["mines", "coal", "fast", "sail", "floatplane"]) -> bool:
    """Return whether a warship or raider carries a mark (KS 2.3.3)."""
    return is_german(card) and bool(getattr(GERMANS[card], mark))


def sort_actions(cards: Sequence[str]) -> list[str]:
    """Sort action cards by their printed number."""
    return sorted(cards, key=DECK_INDEX.__getitem__)
