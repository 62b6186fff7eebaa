"""The flow of a match (spec 4): rounds until the match is over."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.corsari.arrange import best_sail
from rules.corsari.cards import DECK, SETUP, colour_of, sort_hand
from rules.corsari.ending import close_round, everybody_resigned
from rules.corsari.sailing import Sailed, Swept, clockwise_from, sail
from rules.corsari.state import Round, State, next_clockwise
from rules.kernel import Abandoned, Ask, Later, Option, Play, Result, Table, choose

HAND = 12


def play_match(table: Table, state: State) -> Play[Result]:
    """Play rounds until the match is over; the deal passes clockwise (spec 4.1)."""
    state.dealer = first_dealer(table)
    options = table.options.model_dump(mode="json")
    chance = options["first_dealer"] == "random"
    table.tell(
        "match_started", options=options, seats=table.seats, first_dealer=state.dealer, chance=chance, rule="CO 3.1"
    )
    return (yield from concluded(table, state, play_rounds(table, state, deal_round(table, state))))


def resume_match(table: Table, state: State) -> Play[Result]:
    """Play on from the beginning of a turn."""
    assert state.round is not None, "a turn belongs to a round"
    return (yield from concluded(table, state, play_rounds(table, state, state.round)))


def concluded(table: Table, state: State, play: Play[Result]) -> Play[Result]:
    """Play until the match is over or everybody has resigned."""
    try:
        return (yield from play)
    except Abandoned:
        return everybody_resigned(table, state)


def play_rounds(table: Table, state: State, deal: Round) -> Play[Result]:
    """Play the round that is dealt and all later ones; the deal passes clockwise (spec 4.1)."""
    while True:
        outcome = yield from play_turns(table, state, deal)
        result = close_round(table, state, outcome)
        if result is not None:
            return result
        state.dealer = state.next_active(state.dealer)
        deal = deal_round(table, state)


SAIL = Option("sail", final=True)
"""The option that ends the round: the hand is laid open, and cannot be taken back."""


def first_dealer(table: Table) -> int:
    """Return the first dealer: the seat that the options name, or a random one (CO 3.1)."""
    chosen = table.options.first_dealer
    return table.dice.below("first_dealer", table.seats) if chosen == "random" else chosen


def play_turns(table: Table, state: State, deal: Round) -> Play[Sailed | Swept | None]:
    """Play a round turn by turn until a seat sails or takes the last tavern card; return its outcome (spec 4.1).

    The outcome is None if the round is void (CO 7.1).
    """
    while True:
        table.checkpoint(state)
        deal.laps[deal.mover] = deal.laps.get(deal.mover, 0) + 1
        source = yield from draw(table, deal)
        take_card(table, deal, source)
        if not deal.tavern:
            table.tell("round_void", seat=deal.mover, rule="CO 7.1")
            return None
        forced = not deal.pile
        if forced or (yield from act(table, deal, source)) == "sail":
            return (yield from sail(table, state, deal, forced=forced))
        if deal.doldrums:
            table.tell("doldrums", closed=True, turns=deal.idle, rule="spec 5.9")
        deal.mover = next_clockwise(deal.mover, deal.hands)


def deal_round(table: Table, state: State) -> Round:
    """Shuffle, deal, lay out the tavern and turn up the first discard (spec 3.2)."""
    state.rounds += 1
    deck = table.dice.shuffle("deal", DECK)
    order = clockwise_from(state.dealer, state.active)
    setup = SETUP[len(order)]
    dealt = len(order) * HAND
    hands = {seat: sort_hand(deck[place : dealt : len(order)]) for place, seat in enumerate(order)}
    tavern = deck[dealt : dealt + setup.tavern_size]
    discard, *pile = deck[dealt + setup.tavern_size :]
    deal = Round(hands, tavern, [discard], pile[::-1], mover=order[0])
    state.round = deal
    table.tell(
        "round_started",
        round=state.rounds,
        dealer=state.dealer,
        starter=deal.mover,
        seats=deal.seats,
        tavern=list(tavern),
        colour=deal.colour,
        discard=discard,
        pile_size=len(pile),
        rule="CO 3.2",
    )
    for seat in deal.seats:
        table.tell("hand_dealt", audience=[seat], hand=list(hands[seat]), rule="CO 3.2")
    return deal


def draw(table: Table, deal: Round) -> Ask[str]:
    """Ask D-DRAW: the source of the draw (CO 5.2)."""
    pile, discard, tavern = len(deal.pile), None if deal.doldrums else deal.discard[-1], tuple(deal.tavern)
    closed = len(tavern) == 1 and table.options.last_tavern_card == "closed"
    # Taking the last card of the pile forces the seat to sail; the default must not do that (spec 4.2).
    default = "discard" if pile == 1 and discard is not None else "pile"
    return choose(
        deal.mover,
        "draw",
        lambda: sources(pile, discard, () if closed else tavern),
        default=default,
        takeback=True,
        rule="CO 5.2",
    )


def sources(pile: int, discard: str | None, tavern: Sequence[str]) -> list[Option]:
    """Return the sources of a draw.

    The tavern's option has the tavern colour that taking its top card would bring, and whether it stays the same. The
    last card of the tavern voids the round (CO 7.1), and that of the pile forces the seat to sail (CO 7.2). Neither can
    be taken back.
    """
    options = [Option("pile", {"pile_size": pile}, final=pile == 1)]
    if discard is not None:
        options.append(Option("discard", {"card": discard}))
    if tavern:
        colours = [colour_of(card) for card in tavern[-2:]]
        beneath = {"colour": colours[0], "stays": len(set(colours)) == 1} if len(tavern) > 1 else {}
        facts = {"card": tavern[-1], "tavern_size": len(tavern), **beneath}
        options.append(Option("tavern", facts, final=len(tavern) == 1))
    return options


def take_card(table: Table, deal: Round, source: str) -> None:
    """Move the drawn card and tell it to everybody; a card from the pile is shown only to the seat that drew it."""
    colour, closed = deal.colour, deal.doldrums
    if source == "discard":
        card = deal.discard.pop()
        deal.idle += 1
    else:
        card = deal.pile.pop() if source == "pile" else deal.tavern.pop()
        deal.idle = 0
    seat = deal.mover
    shown: dict[str, Any] = {} if source == "pile" else {"card": card}
    table.tell(
        "drew", seat=seat, source=source, pile_size=len(deal.pile), tavern_size=len(deal.tavern), **shown, rule="CO 5.2"
    )
    if source == "pile":
        table.tell("drew_card", audience=[seat], seat=seat, card=card, rule="CO 5.2")
    if not deal.tavern:
        deal.taken_last = [card]
        return
    deal.drawn = card
    deal.hands[seat] = sort_hand([*deal.hands[seat], card])
    if deal.colour != colour:
        table.tell("tavern_colour", colour=deal.colour, rule="CO 5.3")
    if closed:
        table.tell("doldrums", closed=False, source=source, rule="spec 5.9")


def sailing_now(hand: Sequence[str], colour: str) -> dict[str, Any]:
    """Return the lowest total with which the hand could sail, and the card to scuttle for it."""
    best = best_sail(hand, colour)
    return {"total": best.total, "scuttled": best.scuttled}


def act(table: Table, deal: Round, source: str) -> Play[str]:
    """Ask D-ACT: drop a card, or hoist the sails (CO 5.4, 5.5).

    Return "sail" or "drop". ``source``: that of the draw.
    """
    seat, hand, drawn, colour = deal.mover, tuple(deal.hands[deal.mover]), deal.drawn, deal.colour
    may_sail = deal.laps[seat] > 1 or not table.options.no_sail_first_lap
    facts: Mapping[str, Any] = {
        "card": drawn,
        "source": source,
        "colour": colour,
        "sails": may_sail,
        "sweep": table.options.sweep,
    }
    if table.options.advice:
        # Without advice, the player adds up the total, and finds the card to put aside.
        facts = Later(facts, lambda: sailing_now(hand, colour))
    answer = yield from choose(
        seat,
        "act",
        lambda: [*(Option(f"drop:{card}", {"card": card}) for card in hand), *([SAIL] if may_sail else [])],
        default=f"drop:{drawn}",
        secret=True,
        takeback=True,
        rule="CO 5.5",
        data=facts,
    )
    verb, _, card = answer.partition(":")
    if verb == "drop":
        deal.hands[seat].remove(card)
        deal.discard.append(card)
        deal.drawn = None
        table.tell("discarded", seat=seat, card=card, rule="CO 5.5")
    return verb
