"""What everybody can know of the vote deck by counting the cards that go under it after each vote (V8)."""

from collections.abc import Iterator

from pydantic import BaseModel, ConfigDict

UNKNOWN = "?"
"""A forfeited card: only its owner knows its type (M3)."""


class VoteDeck(BaseModel):
    """The vote deck as everybody can count it.

    ``above``: the number of cards at its top of which nothing is known. ``under``: what lies below them, from the top
    down: the pools of past votes, each in an unknown order, and forfeited cards. ``pool``: the cards of the vote that
    is being resolved; they go under the deck next.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    above: int = 0
    under: tuple[tuple[str, ...], ...] = ()
    pool: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The number of cards in the deck."""
        return self.above + sum(map(len, self.under))

    @property
    def laid(self) -> Iterator[str]:
        """The known cards under the deck and in the open pool, which nobody has in the hand."""
        return (card for layer in (*self.under, self.pool) for card in layer if card != UNKNOWN)

    @property
    def next_of(self) -> tuple[str, ...]:
        """The pool from which the next card of the deck comes; empty if it may be any card that is not laid."""
        pool = self.under[0] if self.under and not self.above else ()
        return () if UNKNOWN in pool else pool

    def drawn(self, cards: int) -> "VoteDeck":
        """Take cards from the top.

        Nobody knows the order of a pool. So once one of its cards is drawn, the rest counts as unknown again: its
        cards may be in the deck or in a hand. It would still be known that they come from that pool; that is left out.
        """
        above, under = self.above - cards, self.under
        while above < 0 and under:
            above, under = above + len(under[0]), under[1:]
        return self.model_copy(update={"above": max(0, above), "under": under})

    def revealed(self, pool: tuple[str, ...]) -> "VoteDeck":
        """Take the deck's card of a vote, and lay the pool open (V5, V6)."""
        return self.drawn(1).model_copy(update={"pool": pool})

    def recycled(self, voters: int) -> "VoteDeck":
        """Put the pool under the deck; then each voter draws a card (V8)."""
        return self.model_copy(update={"under": (*self.under, self.pool), "pool": ()}).drawn(voters)

    def forfeited(self, cards: int) -> "VoteDeck":
        """Put cards under the deck that only their owner knows (M3)."""
        return self.model_copy(update={"under": (*self.under, *[(UNKNOWN,)] * cards)})

    def shuffled(self) -> "VoteDeck":
        """Shuffle it: nothing is known any more (TO-E KIL)."""
        return VoteDeck(above=self.size)
