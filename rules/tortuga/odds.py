"""The chances of a vote, from what one seat knows: its own hand, the cards it has not seen, and who else votes.

The card of the deck is any of the cards that the seat has not seen, and that are not known to lie further down in the
deck. Another voter has a hand of them, and casts what helps if the voter is willing, and what harms otherwise.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from rules.tortuga.cards import VOTE_DECKS
from rules.tortuga.counting import VoteDeck

Shares = Mapping[str, float]
"""By icon, the probability that a card shows it."""
CAPTAINS, HELPFUL, HARMFUL = "CTW", "TCW", "WCT"
"""The icons of an attack in the order in which its captain, the willing and the unwilling cast them (TO 7.5)."""


class Voter(NamedTuple):
    """Another voter. ``cards``: the size of the hand; ``will``: the probability that the voter helps."""

    cards: int
    will: float


class Hidden(NamedTuple):
    """The cards that a seat does not see, by type.

    ``top``: those of which one is the next card of the deck; ``others``: those of which the others have their hands.
    """

    top: Mapping[str, int]
    others: Mapping[str, int]


def hidden(deck: str, hand: Sequence[str], counted: VoteDeck) -> Hidden:
    """Return what a seat with this hand does not see. ``counted``: what everybody knows of the vote deck."""
    unseen = Counter(VOTE_DECKS[deck]) - Counter(hand) - Counter(counted.laid)
    return Hidden(Counter(counted.next_of) or unseen, unseen)


def shares(cards: Mapping[str, int], place: int) -> Shares:
    """Return how cards divide by their icons in the top (0) or bottom (2) part."""
    total = sum(cards.values())
    found: Counter[str] = Counter()
    for card, count in cards.items():
        found[card[place]] += count
    return {icon: count / total for icon, count in found.items()}


def cast(shown: Shares, order: str, cards: int) -> Shares:
    """Return what a voter casts that takes the first icon of an order which a hand of so many cards has."""
    found: dict[str, float] = {}
    without = 1.0
    left = 1.0
    for icon in order:
        left = max(0.0, left - shown.get(icon, 0.0))
        found[icon] = without - left**cards
        without = left**cards
    return found


def ballot(shown: Shares, voter: Voter, orders: tuple[str, str]) -> Shares:
    """Return what a voter casts. ``orders``: those of the willing and of the unwilling."""
    willing, unwilling = (cast(shown, order, voter.cards) for order in orders)
    return {icon: voter.will * willing[icon] + (1 - voter.will) * unwilling[icon] for icon in orders[0]}


def attack_odds(cards: Hidden, own: str, others: Iterable[Voter]) -> float:
    """Return the chance of an attack if the seat casts a card with this icon; "": none (TO 7.5)."""
    shown = shares(cards.others, 0)
    pools = {("C" in own, ("T" in own) - ("W" in own)): 1.0}
    for ballots in [shares(cards.top, 0), *(ballot(shown, voter, (HELPFUL, HARMFUL)) for voter in others)]:
        pools = added(pools, ballots)
    return sum(chance for (cannon, lit), chance in pools.items() if cannon and lit > 0)


def added(pools: Mapping[tuple[bool, int], float], ballots: Shares) -> Mapping[tuple[bool, int], float]:
    """Return the pools of an attack with one more card: whether there is a cannon, torches less waters, the chance."""
    found: dict[tuple[bool, int], float] = {}
    for ((cannon, lit), chance), (icon, share) in product(pools.items(), ballots.items()):
        pool = cannon or icon == "C", lit + (icon == "T") - (icon == "W")
        found[pool] = found.get(pool, 0.0) + chance * share
    return found


def mutiny_odds(cards: Hidden, own: str, others: Iterable[Voter]) -> float:
    """Return the chance that more than half of all cards are skulls if the seat casts this icon (TO 8.5)."""
    shown = shares(cards.others, 2)
    counts = {int(own == "S"): 1.0}
    ballots = [shares(cards.top, 2), *(ballot(shown, voter, ("SN", "NS")) for voter in others)]
    for skulls in (one.get("S", 0.0) for one in ballots):
        counts = {
            count: counts.get(count, 0.0) * (1 - skulls) + counts.get(count - 1, 0.0) * skulls
            for count in range(max(counts) + 2)
        }
    return sum(chance for count, chance in counts.items() if 2 * count > len(ballots) + 1)
