"""Matches and positions for tests: stacked decks, rounds laid out by hand, and short ways to answer."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from rules.corsari import GAME
from rules.corsari.cards import DECK, SETUP, sort_hand
from rules.corsari.options import Options
from rules.corsari.play import play_match, play_turns
from rules.corsari.sailing import clockwise_from
from rules.corsari.score import Departure
from rules.corsari.state import Round, State
from rules.kernel import Event, Match, Play, Result, ScriptedDice, Table

from .oracle import cards

D01_HANDS = {
    0: "R2 R4 R6 R8 R10 O1 O3 O5 O7 O9 O11 Y2",
    1: "R1 R3 R5 R7 R9 R11 O2 O4 O6 O8 O10 Y1",
}
D02_HANDS = {
    0: "R2 R5 R8 R11 O3 O6 O9 Y1 Y4 Y7 Y10 G2",
    1: "R3 R6 R9 O1 O4 O7 O10 Y2 Y5 Y8 Y11 G3",
    2: "R1 R4 R7 R10 O2 O5 O8 O11 Y3 Y6 Y9 G1",
}
D03_HANDS = {
    0: "R1 R5 R9 O2 O6 O10 Y3 Y7 Y11 G4 G8 A1",
    1: "R2 R6 R10 O3 O7 O11 Y4 Y8 G1 G5 G9 A2",
    2: "R3 R7 R11 O4 O8 Y1 Y5 Y9 G2 G6 G10 A3",
    3: "R4 R8 O1 O5 O9 Y2 Y6 Y10 G3 G7 G11 A4",
}
ALONE = {
    0: "R1 R2 R3 R4 R5 R6 O7 O8 O9 Y1 Y2 N11",
    1: "R10 R11 O10 O11 G10 G11 G9 A11 B11 V11 P11 S11",
    2: "Y10 Y11 A9 A10 B9 B10 V9 V10 P9 P10 S9 S10",
    3: "Y8 Y9 G7 G8 A7 A8 B7 B8 V7 V8 P7 P8",
}
"""Seat 0 sails with D = 3 and all others are far above it."""


class Default:
    """An answer that stands for the default of the open question."""


DEFAULT = Default()
SWEEPER = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 O11 N11"
"""A whole crew, and a prisoner where the tavern is brown: with any thirteenth card it sweeps."""


def stacked(
    seats: Sequence[int], dealer: int, hands: Mapping[int, str] | None = None, tavern: str = "", pile: str = ""
) -> list[str]:
    """Order the deck so that these hands, tavern (bottom to top) and pile (top first) are dealt.

    Other cards are filled in from the canonical deck. The first card of the pile comes after the first discard.
    """
    told = {seat: list(cards(hand)) for seat, hand in (hands or {}).items()}
    column, top = list(cards(tavern or "-")), list(cards(pile or "-"))
    taken = [*column, *top, *(card for hand in told.values() for card in hand)]
    assert len(taken) == len(set(taken)), "a card is in two places"
    rest = [card for card in DECK if card not in taken]
    order = clockwise_from(dealer, seats)
    dealt = {seat: told.get(seat, []) for seat in order}
    for hand in dealt.values():
        while len(hand) < 12:
            hand.append(rest.pop(0))
    size = SETUP[len(order)].tavern_size
    column = [*(rest.pop(0) for _ in range(size - len(column))), *column]
    discard = rest.pop(0)
    return [*(dealt[seat][turn] for turn in range(12) for seat in order), *column, discard, *top, *rest]


def start(seats: int, dealer: int = 0, deals: Sequence[Sequence[str]] = (), **options: Any) -> Match:
    """Begin a match with these deals, followed by canonical decks."""
    deck = ScriptedDice({"first_dealer": [dealer], "deal": [*deals, *[DECK] * 40]})
    return Match.start("corsari", seats=seats, seed="", options=options, dice=deck)


def resumed(
    seats: int,
    dealer: int = 0,
    deals: Sequence[Sequence[str]] = (),
    totals: Mapping[int, int] | None = None,
    gone: Sequence[Departure] = (),
    rounds: int = 0,
    **options: Any,
) -> Match:
    """Begin with a new round in the middle of a match."""
    active = [seat for seat in range(seats) if all(seat != left.seat for left in gone)]
    state = State(
        totals={seat: (totals or {}).get(seat, 0) for seat in range(seats)},
        active=active,
        rounds=rounds,
        departures=list(gone),
    )

    def play(table: Table) -> Play[Result]:
        for left in gone:
            table.leave(left.seat)
        return (yield from play_match(table, state))

    deck = ScriptedDice({"deal": [*deals, *[DECK] * 40]})
    match = Match.of(play, seats, deck, Options(first_dealer=dealer, **options), GAME)
    match.state = state
    return match


def midround(
    hands: Mapping[int, str], tavern: str, discard: str, pile: str, mover: int = 0, idle: int = 0, **options: Any
) -> Match:
    """Begin at a turn in the middle of a round, and play that round alone.

    The tavern is given from bottom to top, the pile from its top. Hands are filled up with other cards, the pile is
    not. Cards that are not given are in no place.
    """
    told = [*cards(tavern), *cards(discard), *cards(pile), *(card for hand in hands.values() for card in cards(hand))]
    rest = [card for card in DECK if card not in told]
    full = {seat: list(cards(hand)) for seat, hand in hands.items()}
    for hand in full.values():
        while len(hand) < 12:
            hand.append(rest.pop(0))
    full = {seat: sort_hand(hand) for seat, hand in full.items()}
    deal = Round(full, list(cards(tavern)), list(cards(discard)), list(cards(pile))[::-1], mover, idle)
    state = State(dict.fromkeys(hands, 0), sorted(hands), round=deal)
    match = Match.of(lambda table: play_turns(table, state, deal), len(hands), options=Options(**options), game=GAME)
    match.state = state
    return match


def say(match: Match, *answers: Any) -> list[Event]:
    """Give the answers one after the other, each to the only open question; return the events that follow."""
    before = len(match.log)
    for answer in answers:
        (seat,) = match.questions
        match.answer(seat, match.questions[seat].default if answer is DEFAULT else answer)
    return list(match.log[before:])


def say_all(match: Match, **by_seat: Any) -> None:
    """Answer every open question, with the given answers of seats ``s0``, ``s1``, ... or by default."""
    for seat, question in list(match.questions.items()):
        match.answer(seat, by_seat.get(f"s{seat}", question.default))


def turn(match: Match, source: str) -> list[Event]:
    """Draw from a source and drop the drawn card."""
    return say(match, source, DEFAULT)


def heaviest(match: Match, seat: int) -> Any:
    """Return the proposed answer for the heaviest overtake."""
    return next(found.answer for found in match.questions[seat].proposals if found.id == "heaviest")


def asked(match: Match) -> list[tuple[int, str]]:
    """Return the open questions as (seat, kind)."""
    return [(seat, question.kind) for seat, question in match.questions.items()]


def offered(match: Match) -> list[str]:
    """Return the option ids of the only open question."""
    (question,) = match.questions.values()
    return [option.id for option in question.options]


def told(match: Match, kind: str) -> list[Mapping[str, Any]]:
    """Return the public data of every event of a kind."""
    return [event.data for event in match.log if event.kind == kind]


def changes(match: Match) -> dict[int, int]:
    """Return the changes of the last scored round, by seat."""
    return {row["seat"]: row["change"] for row in told(match, "round_scored")[-1]["scores"]}


def cases(match: Match) -> dict[int, str]:
    """Return the scoring cases of the last scored round, by seat."""
    return {row["seat"]: row["case"] for row in told(match, "round_scored")[-1]["scores"]}


def cards_in(data: Any) -> list[str]:
    """Find every card named anywhere in plain data, even inside ids such as "drop:R9"."""
    return re.findall(r"\b[ROYGABVPNS](?:1[01]|[1-9])\b", json.dumps(data))


def sailed(match: Match) -> Match:
    """Draw from the pile, sail, and choose the best layout, as at the beginning of F01, F03 and F06."""
    say(match, "pile", "sail", DEFAULT)
    return match


def laid(match: Match) -> Any:
    """Return the layout as its declarer sees it, with the scuttled card."""
    event = [event for event in match.log if event.kind == "layout_revealed"][-1]
    return {**event.data, **event.private[event.data["seat"]]}


def d01(**options: Any) -> Match:
    """Begin with D01: two seats, dealer 0, the unshuffled deck."""
    return start(2, dealer=0, **options)


def d02(**options: Any) -> Match:
    """Begin with D02: three seats, dealer 1, the unshuffled deck."""
    return start(3, dealer=1, **options)


def d03(**options: Any) -> Match:
    """Begin with D03: four seats, dealer 3, the unshuffled deck."""
    return start(4, dealer=3, **options)


def cheap_sail(seats: int, **options: Any) -> Match:
    """Begin after seat 0 has sailed with 1 + 2 in stowaways; the other seats are asked to load and cannot overtake."""
    hands = {seat: ALONE[seat] for seat in range(seats)}
    deal = stacked(range(seats), seats - 1, hands, "N1", "Y7")
    match = resumed(seats, dealer=seats - 1, deals=[deal], **options)
    say(match, "pile", "sail", DEFAULT)
    return match


def swept(seats: int, before: tuple[Any, ...] = ("pile", "sail"), **options: Any) -> Match:
    """Begin after seat 0 has sailed and is about to lay out a sweep."""
    deals = [stacked(range(seats), seats - 1, {0: SWEEPER}, "N1")]
    match = resumed(seats, dealer=seats - 1, deals=deals, **options)
    say(match, *before)
    return match


def ended(match: Match) -> tuple[str, tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return reason, ranking and winners of a match that is over, and check that everybody was told the same."""
    result = match.result
    (last,) = told(match, "match_ended")
    assert match.log[-1].kind == "match_ended"
    assert match.questions == {}
    assert (last["reason"], last["winners"]) == (result.reason, list(result.winners))
    assert last["ranking"] == [list(shared) for shared in result.ranking]
    assert match.view(None).ended["reason"] == result.reason
    assert match.view(None).round.phase == "over"
    return result.reason, result.ranking, result.winners


def rounds(match: Match) -> int:
    """Return the number of rounds begun."""
    return len(told(match, "round_started"))
