"""Positions laid out by hand in the spec's notation (``FD[0,2] B1=3``, ``FD.B=1``), and short ways to answer."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel import Event, Match, Play, Result, ScriptedDice, Table
from rules.tortuga import GAME
from rules.tortuga.cards import (
    ARMADA,
    BOATS,
    GALLEON,
    HOLDS,
    LINES,
    LOYALTIES,
    SHIP_HOLDS,
    SLOTS,
    UNSTARRED,
    VOTE_DECKS,
    sort_events,
    sort_types,
)
from rules.tortuga.ending import concluded
from rules.tortuga.options import Options
from rules.tortuga.play import play_turns
from rules.tortuga.state import State, new_state
from rules.tortuga.votes import Count, count


class CalmDice(ScriptedDice):
    """Scripted dice. A draw without a script keeps the order of the items, or draws the first."""

    @property
    def kinds(self) -> list[str]:
        return list(GAME.kinds)

    def integer(self, kind: str, n: int, lo: int, hi: int) -> int:
        return super().integer(kind, n, lo, hi) if n < len(self._script.get(kind, [])) else lo

    def permutation(self, kind: str, n: int, items: Sequence[Any], k: int) -> list[Any]:
        if n < len(self._script.get(kind, [])):
            return super().permutation(kind, n, items, k)
        return list(items)[:k]


def start(seats: int, dice: Mapping[str, Sequence[object]] | None = None, **options: Any) -> Match:
    """Begin a match at its set-up, with calm dice."""
    return Match.start("tortuga", seats, "", options=options, dice=CalmDice(dice or {}))


def position(
    places: str = "FD[0,2,4] JR[1,3,5]",
    treasure: str = "FD.F=1 JR.B=1",
    *,
    seats: int = 6,
    active: int = 0,
    loyalty: str = "",
    hands: Mapping[int, str] | None = None,
    top: str = "",
    row: str = "",
    held: Mapping[int, str] | None = None,
    destroyed: str = "",
    starred: str = "GUN STO CRO",
    phase: str = "main",
    stall: int = 0,
    dice: Mapping[str, Sequence[object]] | None = None,
    **options: Any,
) -> Match:
    """Begin at a turn of ``active``.

    Seats that are not given stand at the back of the Jolly Roger. By default the Galleon has 4 pieces, Tortuga 2
    outside the areas, and each hand three cards from the canonical deck. ``top``: the first cards of the vote deck.
    ``row``: the first cards of the row and the event deck; all other event cards follow in canonical order.
    """
    agreed = Options(**options)
    state = new_state(seats, agreed)
    place_pawns(state, places)
    place_treasure(state, treasure)
    deal_votes(state, agreed, hands or {}, top.split())
    lay_events(state, row.split(), held or {}, starred.split(), phase)
    state.loyalty = dict(enumerate(loyalty or LOYALTIES[seats]))
    state.pirates = {seat: seat + 1 for seat in range(seats)}
    state.destroyed = destroyed.split()
    state.active, state.stall, state.phase = active, stall, phase  # type: ignore[assignment]

    def play(table: Table) -> Play[Result]:
        narrate(table, state)
        return (yield from concluded(table, state, play_turns(table, state)))

    match = Match.of(play, seats, CalmDice(dice or {}), agreed, GAME)
    match.state = state
    return match


def place_pawns(state: State, places: str) -> None:
    for where, line in re.findall(r"(\w+)\[([\d,]*)\]", places):
        state.lines[where] = [int(seat) for seat in line.split(",") if seat]
    for boat, seat in re.findall(r"(B\d)=(\d)", places):
        state.boats[boat] = int(seat)
    state.lines["JR"] += [seat for seat in range(state.seats) if not state.where(seat)]


def place_treasure(state: State, treasure: str) -> None:
    told = {hold.replace(".", "-"): int(pieces) for hold, pieces in re.findall(r"([\w.]+)=(\d)", treasure)}
    state.treasure |= {GALLEON: 4, **({} if "TOR-" in str(told) else {"TOR-X": 2}), **told}
    assert list(state.treasure) == list(HOLDS)


def deal_votes(state: State, options: Options, hands: Mapping[int, str], top: list[str]) -> None:
    rest = list(VOTE_DECKS[options.vote_deck])
    for card in [*top, *(card for hand in hands.values() for card in hand.split())]:
        rest.remove(card)
    for seat in range(state.seats):
        told = hands[seat].split() if seat in hands else [rest.pop(0) for _ in range(3)]
        state.hands[seat] = sort_types(told)
        state.forfeits[seat] = 3 - len(told)
    state.vote_deck = [*top, *rest]


def lay_events(state: State, row: list[str], held: Mapping[int, str], starred: list[str], phase: str) -> None:
    rest = sort_events([*UNSTARRED, *starred, *([ARMADA] if phase == "main" else [])])
    for seat, cards in held.items():
        state.held[seat] = cards.split()
    for card in [*row, *(card for cards in state.held.values() for card in cards)]:
        rest.remove(card)
    cards = [*row, *rest]
    state.row = dict(zip(SLOTS, cards, strict=False))
    state.event_deck = cards[len(SLOTS) :]


def narrate(table: Table, state: State) -> None:
    """Tell the events that lead to the position, so that views show it."""
    table.tell("match_started", options={}, order=list(state.order))
    for seat in state.order:
        table.tell("loyalty_dealt", audience=[seat], seat=seat, loyalty=state.loyalty[seat])
        table.tell("hand_dealt", audience=[seat], seat=seat, hand=list(state.hands[seat]))
    table.tell("row_laid", slots=list(SLOTS), deck=len(state.event_deck))
    for seat in state.order:
        table.tell("brethren_chosen", seat=seat, pirate=state.pirates[seat])
        table.tell("card_forfeited", seat=seat, hand_size=len(state.hands[seat]))
        for card in state.held[seat]:
            table.tell("card_kept", seat=seat, giver=seat, card=card)
    for where in LINES:
        for at in range(len(state.lines[where])):
            table.tell("pawn_drawn", seat=state.lines[where][at], where=where, line=state.lines[where][: at + 1])
    for boat in BOATS:
        if state.boats.get(boat) is not None:
            table.tell("pawn_moved", seat=state.boats[boat], origin="JR", destination=boat, line=[])
        if boat in state.destroyed:
            table.tell("boat_destroyed", boat=boat, seat=None)
    for hold in (*SHIP_HOLDS, "TOR-B", "TOR-F"):
        if state.treasure[hold]:
            source = "TOR-X" if hold.startswith("TOR") else GALLEON
            told = [{"source": source, "hold": hold, "pieces": state.treasure[hold]}]
            table.tell("treasure_moved", seat=0, cause="position", hauls=told, british=0, french=0)
    if state.phase == "sudden_death":
        table.tell("sudden_death_started", seat=state.active, deck=len(state.event_deck))


def say(match: Match, *answers: Any) -> list[Event]:
    """Give the answers one after the other, each to the first open question; return the events that follow."""
    before = len(match.log)
    for answer in answers:
        match.answer(next(iter(match.questions)), answer)
    return list(match.log[before:])


def cast(match: Match, ballots: Mapping[int, str]) -> list[Event]:
    """Give ballots in the given order."""
    before = len(match.log)
    for seat, ballot in ballots.items():
        assert match.questions[seat].kind == "ballot"
        match.answer(seat, ballot)
    return list(match.log[before:])


def asked(match: Match) -> list[tuple[int, str]]:
    """Return the open questions as (seat, kind)."""
    return [(seat, question.kind) for seat, question in match.questions.items()]


def offered(match: Match, seat: int | None = None) -> list[str]:
    """Return the option ids of a seat's question, or of the only open question."""
    question = next(iter(match.questions.values())) if seat is None else match.questions[seat]
    return [option.id for option in question.options]


def heads(match: Match) -> list[str]:
    """Return the verbs of the offered commands, each once."""
    return list(dict.fromkeys(option.split("/")[0] for option in offered(match)))


def told(match: Match, kind: str) -> list[Mapping[str, Any]]:
    """Return the public data of every event of a kind since the position."""
    return [event.data for event in since(match) if event.kind == kind]


def since(match: Match) -> list[Event]:
    """Return the events since the beginning of the position's first turn."""
    first = next(n for n, event in enumerate(match.log) if event.kind == "turn_started")
    return list(match.log[first:])


def where(match: Match) -> str:
    """Return the places of all pawns, in the spec's notation."""
    state = match.state
    lines = [f"{name}[{','.join(map(str, line))}]" for name, line in state.lines.items() if line]
    return " ".join([*lines, *(f"{boat}={seat}" for boat, seat in state.boats.items() if seat is not None)])


def treasure(match: Match) -> str:
    """Return the places of all treasure, in the spec's notation."""
    return " ".join(f"{hold.replace('-', '.')}={pieces}" for hold, pieces in match.state.treasure.items() if pieces)


def counted(pool: str) -> Count:
    """Count a pool."""
    return count(pool.split())


def sizes(match: Match) -> list[int]:
    """Return the number of vote cards of each seat."""
    return [len(match.state.hands[seat]) for seat in range(match.seats)]
