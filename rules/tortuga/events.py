"""Event cards: revealing one, and the effect of each, one function per card (spec 5.3, 5.4)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.kernel import Option, Play, Table, choose
from rules.tortuga.cards import (
    ARMADA,
    GALLEON,
    ISLAND,
    LETTER,
    NATIONS,
    SHIPS,
    has_dutch,
    hold_of,
    opposite,
    sort_events,
    sort_types,
)
from rules.tortuga.commands import command_of
from rules.tortuga.deciding import decide
from rules.tortuga.ending import armada
from rules.tortuga.pawns import check_albatrosses, maroon, move, tell_ranks
from rules.tortuga.state import State, titles
from rules.tortuga.treasure import Haul, levelling, loaded, transfer


def reveal_card(table: Table, state: State, revealer: int, slot: int) -> Play[None]:
    """Reveal a card and resolve it; the revealer makes every choice, even if forced (R1-R5, TO 3.3b, TO-P6)."""
    card = str(state.row[slot])
    state.row[slot], state.resolving = None, card
    state.stall, state.revealed = 0, True
    table.tell("card_revealed", seat=revealer, slot=slot, card=card, reveals=True, rule="TO 3.3b")
    if card == ARMADA:
        state.resolving = None
        armada(table, state, revealer)
        return  # no refill: sudden death has laid a new row
    kept = yield from EFFECTS[card].play(table, state, revealer)
    state.resolving = None
    if not kept:
        discard(table, state, card)
    refill(table, state, slot)


def discard(table: Table, state: State, card: str, holder: int | None = None) -> None:
    """Put a card on the discard pile, face up (R3); ``holder``: the seat that held it."""
    state.discard.append(card)
    table.tell("card_discarded", card=card, holder=holder, rule=EFFECTS[card].rule)


def keep(table: Table, state: State, holder: int, giver: int, card: str) -> None:
    """Lay a card face up in front of a seat (R3)."""
    state.held[holder].append(card)
    state.resolving = None
    table.tell("card_kept", seat=holder, giver=giver, card=card, rule=EFFECTS[card].rule)


def refill(table: Table, state: State, slot: int) -> None:
    """Lay the top event card face down in the slot (R4); in sudden death the deck never runs out (X5)."""
    if not state.event_deck and state.phase == "sudden_death":
        state.event_deck = table.dice.shuffle("reshuffle", sort_events(state.discard))
        state.discard = []
        table.tell("events_reshuffled", deck=len(state.event_deck), rule="TO 10.3")
    if state.event_deck:
        state.row[slot] = state.event_deck.pop(0)
    filled = state.row[slot] is not None
    table.tell("row_refilled", slot=slot, filled=filled, deck=len(state.event_deck), rule="TO 3.3b")


def nothing_happens(table: Table, card: str, seat: int) -> None:
    """Tell that a card has no effect here."""
    table.tell("no_effect", seat=seat, card=card, rule=EFFECTS[card].rule)


def placed(state: State, seat: int, asked: int) -> dict[str, Any]:
    """Return a seat, its place, and whether it is the one that is asked, for an option."""
    return {"seat": seat, "where": state.where(seat), "oneself": seat == asked}


# ---------------------------------------------------------------- one function per card; it returns whether it is kept


def letter_of_marque(table: Table, state: State, revealer: int) -> Play[bool]:
    """Ask D-LOM: bring a pawn from Tortuga or a boat aboard, or save the letter. If no pawn is there, save it."""
    stranded = state.off_ships()
    picked = "save"
    if stranded:
        picked = yield from choose(
            revealer,
            "letter",
            [
                Option("save"),
                *(
                    Option(f"{seat}/{ship}", {**placed(state, seat, revealer), "ship": ship})
                    for seat in stranded
                    for ship in SHIPS
                ),
            ],
            rule="TO-E LOM",
        )
    if picked == "save":
        keep(table, state, revealer, revealer, LETTER)
        return True
    sent = command_of(f"letter/{picked}")
    move(table, state, sent.seat, sent.where, "TO-E LOM")
    return False


def pistol(table: Table, state: State, revealer: int) -> Play[bool]:
    """Ask D-PISTOL: maroon another seat, from any place."""
    others = state.clockwise_from(revealer)[1:]
    victim = yield from decide(
        revealer,
        "pistol",
        [Option(str(seat), {"seat": seat, "where": state.where(seat)}) for seat in others],
        rule="TO-E PIS",
    )
    yield from maroon(table, state, int(victim), "TO-E PIS", revealer)
    return False


def albatross(table: Table, state: State, revealer: int) -> Play[bool]:
    """Keep the card for the rest of the match; two Albatrosses aboard one ship wreck it."""
    keep(table, state, revealer, revealer, "ALB")
    check_albatrosses(table, state)
    yield from ()
    return True


def black_spot(table: Table, state: State, revealer: int) -> Play[bool]:
    """Maroon the revealer."""
    yield from maroon(table, state, revealer, "TO-E BSP")
    return False


def treasure_map(where: str) -> "Effect":
    """Return the effect of a map: D-MAP, give it to any seat for the rest of the match (TO-H6)."""

    def play(table: Table, state: State, revealer: int) -> Play[bool]:
        seats = state.clockwise_from(revealer)
        holder = yield from choose(
            revealer,
            "map",
            [Option(str(seat), placed(state, seat, revealer)) for seat in seats],
            rule=f"TO-E MAP-{where}",
            data={"card": f"MAP-{where}"},
        )
        keep(table, state, int(holder), revealer, f"MAP-{where}")
        return True

    return Effect(f"TO-E MAP-{where}", play)


def gunpowder(table: Table, state: State, revealer: int) -> Play[bool]:
    """Ask D-GUNPOWDER: destroy a boat; its sailor is marooned."""
    boats = state.intact
    if not boats:
        nothing_happens(table, "GUN", revealer)
        return False
    empty = [boat for boat in boats if state.boats[boat] is None]
    boat = yield from decide(
        revealer,
        "gunpowder",
        [
            Option(boat, {"boat": boat, "seat": state.boats[boat], "oneself": state.boats[boat] == revealer})
            for boat in boats
        ],
        default=(empty or boats)[0],
        rule="TO-E GUN",
    )
    sailor = state.boats[boat]
    state.destroyed.append(boat)
    table.tell("boat_destroyed", boat=boat, seat=sailor, by=revealer, rule="TO-E GUN")
    if sailor is not None:
        yield from maroon(table, state, sailor, "TO-E GUN", None if sailor == revealer else revealer)
    return False


def storm(table: Table, state: State, revealer: int) -> Play[bool]:
    """Put all treasure of the revealer's ship back on the Galleon, in one step."""
    ship = state.ship_of(revealer)
    holds = loaded(state, [hold_of(ship, nation) for nation in NATIONS]) if ship else []
    if holds:
        hauls = [Haul(hold, GALLEON, state.treasure[hold]) for hold in holds]
        transfer(table, state, hauls, "storm", revealer, "TO-E STO")
    else:
        nothing_happens(table, "STO", revealer)
    yield from ()
    return False


def crows_nest(table: Table, state: State, revealer: int) -> Play[bool]:
    """Show the revealer alone all other cards of the row, without the card that refills the slot."""
    slots = state.occupied
    seen = [{"slot": slot, "card": state.row[slot]} for slot in slots]
    table.tell("row_scouted", seat=revealer, slots=slots, private={revealer: {"seen": seen}}, rule="TO-E CRO")
    yield from ()
    return False


def cabin_fever(table: Table, state: State, revealer: int) -> Play[bool]:
    """Reverse the line of the revealer's ship; a revealer aboard no ship names one (D-CABIN)."""
    ship = state.ship_of(revealer)
    if ship is None:
        ship = yield from choose(
            revealer,
            "cabin",
            [Option(ship, {"ship": ship, "line": list(state.lines[ship])}) for ship in SHIPS],
            default=min(SHIPS, key=lambda ship: len(state.lines[ship])),
            rule="TO-E CAB",
        )
    if len(state.lines[ship]) < 2:
        nothing_happens(table, "CAB", revealer)
        return False
    before = titles(state.lines)
    state.lines[ship].reverse()
    table.tell("line_reversed", ship=ship, by=revealer, line=list(state.lines[ship]), rule="TO-E CAB")
    tell_ranks(table, state, before)
    return False


def pieces_of_eight(table: Table, state: State, revealer: int) -> Play[bool]:
    """Ask D-PIECES: move a treasure of either ship to that ship's other hold; mandatory if there is one."""
    holds = loaded(state)
    if not holds:
        nothing_happens(table, "PIE", revealer)
        return False
    hold = yield from decide(
        revealer,
        "pieces",
        [Option(hold, {"source": hold, "hold": opposite(hold)}) for hold in holds],
        default=levelling(state, {hold: [Haul(hold, opposite(hold), 1)] for hold in holds}),
        rule="TO-E PIE",
        data={"dutch": has_dutch(state.seats)},
    )
    transfer(table, state, [Haul(hold, opposite(hold), 1)], "pieces", revealer, "TO-E PIE")
    return False


def kill_devil(table: Table, state: State, revealer: int) -> Play[bool]:
    """Shuffle all vote cards and deal every seat as many as before, beginning with the revealer."""
    sizes = {seat: len(state.hands[seat]) for seat in state.clockwise_from(revealer)}
    hands = [card for seat in sizes for card in state.hands[seat]]
    deck = table.dice.shuffle("kill_devil", sort_types([*state.vote_deck, *hands]))
    for seat, size in sizes.items():
        state.hands[seat], deck = sort_types(deck[:size]), deck[size:]
    state.vote_deck = deck
    private = {seat: {"hand": list(state.hands[seat])} for seat in state.order}
    table.tell("hands_reshuffled", seat=revealer, private=private, rule="TO-E KIL")
    yield from ()
    return False


class Effect(NamedTuple):
    """A card's rule and its effect: a play that returns whether the card is kept."""

    rule: str
    play: Callable[[Table, State, int], Play[bool]]


EFFECTS: Mapping[str, Effect] = {
    "LOM": Effect("TO-E LOM", letter_of_marque),
    "PIS": Effect("TO-E PIS", pistol),
    "ALB": Effect("TO-E ALB", albatross),
    "BSP": Effect("TO-E BSP", black_spot),
    "MAP-FD": treasure_map("FD"),
    "MAP-JR": treasure_map("JR"),
    "MAP-TOR": treasure_map(ISLAND),
    "GUN": Effect("TO-E GUN", gunpowder),
    "STO": Effect("TO-E STO", storm),
    "CRO": Effect("TO-E CRO", crows_nest),
    "CAB": Effect("TO-E CAB", cabin_fever),
    "PIE": Effect("TO-E PIE", pieces_of_eight),
    "KIL": Effect("TO-E KIL", kill_devil),
}
