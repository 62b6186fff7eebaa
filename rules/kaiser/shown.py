"""The draws in the events of a story, compared with those of the revealed keys."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rules.kaiser.coins import SIDES
from rules.kaiser.pieces import DECK, GERMANS, GONE_AFTER_1914, HAND, MERCHANTS, ROW, SHIPS, action, kind_of
from rules.kernel.shown import Shown, Told

DEALT: Mapping[str, tuple[str, int]] = MappingProxyType(
    {"dealt_ships": ("ships", SHIPS), "dealt_merchants": ("ships", ROW), "dealt_hand": ("hand", HAND)}
)
"""By event of a deal, the name of the cards in its data, and how many each side is dealt in the first round."""


def shown_draws(story: Shown) -> Iterator[tuple[int, bool]]:
    """Yield the number of each event that shows a draw, and whether it shows what the keys drew.

    These are all dice, and in the first round the ships and merchants of every side and the reader's hand.
    """
    decks: Mapping[str, list[str]] = {}
    dealt = dict.fromkeys(DEALT, 0)
    for n, kind, data in story.events:
        if kind == "round_start":
            decks = _decks(story, data) if data["round"] == 1 and story.options.tournament == "off" else {}
        elif kind == "reshuffled":
            # The deck was completed before the deal: which ships it held then is not told.
            decks = {name: deck for name, deck in decks.items() if name != "dealt_ships"}
        elif kind in decks:
            cards, number = DEALT[kind]
            sides = 2 if story.seats == 1 else story.seats
            if cards in data:
                yield n, data[cards] == decks[kind][dealt[kind] :: sides][:number]
            dealt[kind] += 1
        else:
            for die, face in _faces(Told(n, kind, data)):
                yield n, face == story.dice.roll(die, SIDES[die])


def _decks(story: Shown, started: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the shuffled decks of the first round, by the event that tells their deal."""
    options, solo = story.options, story.seats == 1
    ships = [ship for ship in GERMANS if not (options.after_1914 and ship in GONE_AFTER_1914)]
    merchants = [ship for ship, card in MERCHANTS.items() if not (options.drop_1914_merchants and card.lost_1914)]
    broken_out = options.drop_breakout and story.seats == 4
    actions = [
        card
        for card in DECK
        if not (solo and action(card).removed_in_solitaire) and not (broken_out and kind_of(card) == "breakout")
    ]
    return {
        "dealt_ships": story.dice.shuffle("german_deck", ships),
        "dealt_merchants": story.dice.shuffle("merchant_deck", merchants),
        "dealt_hand": story.dice.shuffle("action_deck", actions)[started["aside"] :],
    }


def _faces(event: Told) -> list[tuple[str, int]]:
    """Return the dice that an event shows, in the order in which they were rolled."""
    data = event.data
    if event.kind == "roll":
        return [(one["die"], one["face"]) for side in ("ours", "theirs") for one in data[side]["dice"]]
    if event.kind == "first_rolled":
        return [("B", one["face"]) for one in data["faces"]]
    if event.kind == "line_rolled":
        return [("R", data["face"])]
    return [(data["die"], data["face"])] if event.kind == "phantom_rolled" else []
