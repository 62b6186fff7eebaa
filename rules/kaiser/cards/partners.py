"""Partners: Exchange Information and its fixed wishes (KS 5.5.11, 5.7.1)."""

from rules.kaiser.pieces import card_facts, sort_actions
from rules.kaiser.state import State
from rules.kernel import All, Ask, Option, Play, Table, choose, pick

WISHES = ("nothing", "reactions", "assists", "supply_or_repair", "attacks")
"""The only wishes that a partner may send before the exchange."""


def exchange(table: Table, state: State, seat: int) -> Play[None]:
    """Ask both partners for wishes, then exchange any of their cards at the same time (KS 5.5.11)."""
    partner = state.partner(seat)
    assert partner is not None
    pair = [seat, partner]
    wishes = yield from All([ask_wish(one, other) for one, other in (pair, pair[::-1])])
    for one, wished in zip(pair, wishes, strict=True):
        table.tell("wished", audience=pair, seat=one, wish=wished, reveals=True, rule="KP 3.3.11")
    given = yield from All([ask_gift(state, one, other) for one, other in (pair, pair[::-1])])
    for one, cards in zip(pair, given, strict=True):
        for card in cards:
            state.forces[one].hand.remove(card)
    for other, cards in zip(pair[::-1], given, strict=True):
        state.forces[other].hand += cards
    table.tell(
        "exchanged",
        seat=seat,
        partner=partner,
        cards=[len(cards) for cards in given],
        gifts=[{"seat": one, "count": len(cards)} for one, cards in zip(pair, given, strict=True)],
        private={
            seat: {"gave": given[0], "got": given[1]},
            partner: {"gave": given[1], "got": given[0]},
        },
        reveals=True,
        rule="KP 3.3.11",
    )


def ask_wish(seat: int, partner: int) -> Ask[str]:
    """Ask for a wish to the partner."""
    return choose(
        seat, "wish", [Option(wished) for wished in WISHES], secret=True, rule="KP 3.3.11", data={"partner": partner}
    )


def ask_gift(state: State, seat: int, partner: int) -> Play[list[str]]:
    """Ask which cards of the hand to give, without committed cards. An empty hand is not asked.

    The answer is sorted, so that the order of acquisition stays secret.
    """
    hand = state.forces[seat].hand
    if not hand:
        return []
    options = [Option(card, card_facts(card, hand)) for card in hand]
    given = yield from pick(
        seat,
        "exchange",
        options,
        (0, len(hand)),
        default=[],
        secret=True,
        rule="KP 3.3.11",
        data={"partner": partner},
    )
    return sort_actions(given)
