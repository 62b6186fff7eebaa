"""The set-up, S1 to S9 (spec 3.2)."""

from collections.abc import Sequence

from rules.kernel import Option, Play, Table, choose
from rules.tortuga.cards import (
    ARMADA,
    ASHORE,
    GALLEON,
    HAND,
    ISLAND,
    LAST,
    LOYALTIES,
    NATIONS,
    PIRATES,
    SHIPS,
    SLOTS,
    STARRED,
    UNSTARRED,
    VOTE_DECKS,
    has_dutch,
    hold_of,
    sort_events,
    sort_types,
)
from rules.tortuga.deciding import decide
from rules.tortuga.state import State
from rules.tortuga.treasure import Haul, levelling


def set_up(table: Table, state: State) -> Play[None]:
    """Set up the match; the captain of the Jolly Roger begins (TO 3.1)."""
    if table.options.seat_order == "shuffled":
        state.order = table.dice.shuffle("seat_order", state.order)
    table.tell("match_started", options=table.options.model_dump(mode="json"), order=list(state.order), rule="TO 2.1")
    deal_loyalties(table, state)
    deal_hands(table, state)
    lay_row(table, state)
    yield from pick_pirates(table, state)
    draw_pawns(table, state)
    yield from load_ships(table, state)
    state.active = state.lines["JR"][0]
    state.phase = "main"


def deal_loyalties(table: Table, state: State) -> None:
    """S2: deal each seat a loyalty that only it sees (TO 2.1, 2.2)."""
    dealt = table.dice.shuffle("loyalties", LOYALTIES[state.seats])
    state.loyalty = dict(zip(state.order, dealt, strict=True))
    for seat in state.order:
        table.tell("loyalty_dealt", audience=[seat], seat=seat, loyalty=state.loyalty[seat], rule="TO 2.1")


def deal_hands(table: Table, state: State) -> None:
    """S3: deal each seat three vote cards, one at a time (TO 2.3)."""
    deck = table.dice.shuffle("vote_deck", VOTE_DECKS[table.options.vote_deck])
    dealt = state.seats * HAND
    for place, seat in enumerate(state.order):
        state.hands[seat] = sort_types(deck[place : dealt : state.seats])
    state.vote_deck = deck[dealt:]
    for seat in state.order:
        table.tell("hand_dealt", audience=[seat], seat=seat, hand=list(state.hands[seat]), rule="TO 2.3")


def lay_row(table: Table, state: State) -> None:
    """S4, S5: shuffle the Armada into the last five cards and lay five cards face down (TO 2.4-2.6)."""
    cards = sort_events([*UNSTARRED, *starred_cards(table)])
    deck = table.dice.shuffle("event_deck", cards)
    last = table.dice.shuffle("last_five", [*deck[1 - LAST :], ARMADA])
    deck = [*deck[: 1 - LAST], *last]
    for slot in SLOTS:
        state.row[slot] = deck[slot - 1]
    state.event_deck = deck[len(SLOTS) :]
    table.tell("row_laid", slots=list(SLOTS), deck=len(state.event_deck), rule="TO 2.6")


def starred_cards(table: Table) -> Sequence[str]:
    """Return the starred cards of this match: three drawn in secret, or the host's choice (TO 2.4)."""
    if table.options.event_set == "core":
        return ()
    if table.options.starred_pick == "chosen":
        return table.options.chosen_cards
    return table.dice.draw("starred", STARRED, 3)


def pick_pirates(table: Table, state: State) -> Play[None]:
    """S6: let each seat pick one of the Brethren in turn, or deal them at random (TO 2.8)."""
    if table.options.brethren == "auto":
        given = table.dice.shuffle("brethren", PIRATES)[: state.seats]
        for seat, pirate in zip(state.order, given, strict=True):
            take_pirate(table, state, seat, pirate)
        return
    for seat in state.order:
        free = [pirate for pirate in PIRATES if pirate not in state.pirates.values()]
        # A name and a colour without any effect: nobody is asked whether they are sure.
        picked = yield from decide(
            seat,
            "brethren",
            [Option(str(pirate), {"pirate": pirate}) for pirate in free],
            takeback=True,
            rule="TO 2.8",
        )
        take_pirate(table, state, seat, int(picked))


def take_pirate(table: Table, state: State, seat: int, pirate: int) -> None:
    """Give a seat its pirate."""
    state.pirates[seat] = pirate
    table.tell("brethren_chosen", seat=seat, pirate=pirate, rule="TO 2.8")


def draw_pawns(table: Table, state: State) -> None:
    """S7: draw the pawns; they board the ships alternately, the Flying Dutchman first (TO 2.9-2.12)."""
    for place, seat in enumerate(table.dice.shuffle("bag", state.order)):
        ship = SHIPS[place % 2]
        state.lines[ship].append(seat)
        table.tell("pawn_drawn", seat=seat, where=ship, line=list(state.lines[ship]), reveals=True, rule="TO 2.9")


def load_ships(table: Table, state: State) -> Play[None]:
    """S8: place four pieces on the Galleon, two on Tortuga and one in each captain's choice of hold (TO 2.14, 2.15)."""
    state.treasure[GALLEON] = 4
    if table.options.tortuga_start == "split":
        for nation in NATIONS:
            state.treasure[hold_of(ISLAND, nation)] = 1
    else:
        state.treasure[ASHORE] = 2
    for ship in reversed(SHIPS):
        captain = state.lines[ship][0]
        holds = [hold_of(ship, nation) for nation in NATIONS]
        # The piece is new. The Galleon stands in as its source because its treasure counts for nobody.
        even = levelling(state, {hold: [Haul(GALLEON, hold, 1)] for hold in holds})
        hold = yield from choose(
            captain,
            "start_hold",
            [Option(hold, {"hold": hold}, reveals=False) for hold in holds],
            default=even,
            rule="TO 2.15",
            data={"ship": ship, "dutch": has_dutch(state.seats)},
        )
        state.treasure[hold] += 1
        table.tell("start_hold_chosen", seat=captain, hold=hold, rule="TO 2.15")
