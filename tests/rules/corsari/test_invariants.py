"""Invariants that hold after every answer of every match (spec 11); options, seats, seeds and answers are random."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.corsari.arrange import best_arrangement, best_sail
from rules.corsari.cards import DECK, SETUP
from rules.corsari.load import best_load
from rules.corsari.state import Round, State
from rules.kernel import Event, Match

from ...games.courses import course, play_out
from . import oracle
from .courses import Chance, chances, matches
from .positions import cards_in

EVERY_CARD = sorted(DECK)


def check_places(state: State) -> None:
    """I1, I3: there are 110 different cards, and seats that are out hold none."""
    deal = state.round
    assert deal is not None
    assert sorted(deal.cards()) == EVERY_CARD


def check_hands(match: Match, deal: Round) -> None:
    """I2: every hand has 12 cards; the mover's has 13 between the draw and its answer."""
    kinds = [question.kind for question in match.questions.values()]
    thirteen = [deal.mover] if kinds in (["act"], ["layout"]) else []
    assert {seat: len(hand) for seat, hand in deal.hands.items()} == {
        seat: 13 if seat in thirteen else 12 for seat in deal.seats
    }


def check_turn(match: Match, deal: Round, tavern: list[str]) -> None:
    """I4, I5: the tavern only shrinks, and no source is empty when a turn begins."""
    size = SETUP[len(deal.seats)].tavern_size
    assert 1 <= len(deal.tavern) <= size
    assert deal.tavern == tavern[: len(deal.tavern)]
    assert deal.colour == deal.tavern[-1][0]
    if any(question.kind == "draw" for question in match.questions.values()):
        assert deal.pile
        assert deal.discard
        assert deal.idle <= 3 * len(deal.seats)


def check_questions(match: Match) -> None:
    """I3: seats that are out are not asked. A form's default is built step by step; a press names two others."""
    for seat, question in match.questions.items():
        assert seat in match.state.active
        if question.shape == "form":
            assert question.default == {}
            for proposal in question.proposals:
                assert match.step(seat, proposal.answer) is None
        if question.shape == "pick":
            assert len(question.default) == 2


@settings(max_examples=30)
@given(matches(), chances)
def test_places_hands_turns_and_questions(match: Match, chance: Chance):
    """I1-I5, and 11.3: a round has at most (3n + 1)(108 - 12n) turns, a match at most max_rounds rounds."""
    tavern, turns, number = list(match.state.round.tavern), 0, 1
    for _, answer in course(match, chance):
        deal = match.state.round
        if match.state.rounds > number:
            tavern, turns, number = list(deal.tavern), 0, match.state.rounds
            assert len(deal.tavern) == 5 + len(deal.seats)
            assert len(deal.pile) == 104 - 13 * len(deal.seats)
        check_places(match.state)
        assert deal.seats == match.state.active
        check_hands(match, deal)
        check_turn(match, deal, tavern)
        check_questions(match)
        turns += answer in ("pile", "discard", "tavern")
        assert turns <= SETUP[len(deal.seats)].max_turns_bound
    check_places(match.state)
    assert match.state.rounds <= match.head.options["max_rounds"]


def test_the_longest_round_is_as_long_as_the_bound_says():
    """11.3: nobody sails, discards are drawn as long as possible, the tavern is drained to its last card."""
    for seats in (2, 3, 4):
        match = Match.start("corsari", seats, "longest", options={"last_tavern_card": "closed"})
        turns = 0
        while match.state.rounds == 1 and not any(question.kind == "layout" for question in match.questions.values()):
            ((seat, question),) = match.questions.items()
            ids = [option.id for option in question.options]
            prefer = [source for source in ("discard", "tavern", "pile") if source in ids]
            turns += question.kind == "draw"
            match.answer(seat, prefer[0] if prefer else question.default)
        # The last draw is forced, so that only (3n + 1) (draws) of the bound's turns are possible.
        assert turns == SETUP[seats].max_turns_bound


@settings(max_examples=30)
@given(matches(), chances)
def test_layouts_loads_and_scores(match: Match, chance: Chance):
    """I6-I10, read from what was told."""
    loads: dict[int, int] = {}
    laid: Any = None
    before = dict.fromkeys(range(match.seats), 0)
    for event in play_out(match, chance).log:
        if event.kind == "layout_revealed":
            laid = event
            check_layout(event.data, event.private[event.data["seat"]]["scuttled"])
        elif event.kind == "loads_revealed":
            for load in event.data["loads"]:
                check_load(load, laid.data)
            loads = {load["seat"]: load["total"] for load in event.data["loads"]}
        elif event.kind == "round_scored":
            check_scores(match, event.data, laid.data["total"], loads, before)
            before |= {row["seat"]: row["total"] for row in event.data["scores"]}
    assert before == match.result.scores
    check_survivors(match)


def prisoners_are_all_of_the_colour(groups: Any) -> str | None:
    """Return the tavern colour if there are prisoners, whose colour it is; otherwise None."""
    colours = {card[0] for card in groups["prisoners"]}
    assert len(colours) <= 1
    return next(iter(colours), None)


def check_layout(groups: Any, scuttled: str) -> None:
    """I6, I8."""
    kept = [*groups["prisoners"], *groups["crew"], *groups["stowaways"]]
    assert len({*kept, scuttled}) == len(kept) + 1 == 13
    tavern = prisoners_are_all_of_the_colour(groups) or ""
    assert oracle.is_crew(groups["crew"], tavern)
    assert len(groups["crew"]) <= 11
    assert tavern not in [card[0] for card in groups["stowaways"]]
    assert groups["total"] == oracle.total(groups["stowaways"])
    assert 0 <= groups["total"] <= 129
    assert groups["openings"] == oracle.openings(groups["crew"])


def check_load(groups: Any, layout: Any) -> None:
    """I7, I8."""
    kept = [*groups["added"], *groups["prisoners"], *groups["crew"], *groups["stowaways"]]
    assert len(set(kept)) == len(kept) == 12
    tavern = prisoners_are_all_of_the_colour(groups) or prisoners_are_all_of_the_colour(layout) or ""
    assert oracle.is_crew(groups["crew"], tavern)
    assert oracle.is_added(groups["added"], tavern, layout["crew"])
    assert tavern not in [card[0] for card in groups["stowaways"]]
    assert groups["total"] == oracle.total(groups["stowaways"])
    assert 0 <= groups["total"] <= 129


def check_scores(match: Match, scored: Any, declared: int, loads: dict[int, int], before: dict[int, int]) -> None:
    """I9, and the sums of spec 5.7."""
    overtakers = [seat for seat, total in loads.items() if total <= declared]
    rows = {row["seat"]: row for row in scored["scores"]}
    assert sorted(rows) == sorted([scored["seat"], *loads])
    assert [seat for seat in loads if rows[seat]["change"] == -10] == overtakers
    assert all(rows[seat]["change"] == loads[seat] > 0 for seat in loads if seat not in overtakers)
    declarers = rows[scored["seat"]]
    assert (declarers["change"] == 0) == (not overtakers) == (declarers["case"] == "3")
    assert not overtakers or declarers["change"] >= 10 + declared
    for seat, row in rows.items():
        total = before[seat] + row["change"]
        assert row["total"] == (max(0, total) if match.head.options["score_floor"] == "zero" else total)


def check_survivors(match: Match) -> None:
    """I10: a round goes on with two seats or more, and with last_standing all of them are below the limit."""
    standing = dict.fromkeys(range(match.seats), 0)
    for event in match.log:
        if event.kind == "round_scored":
            standing |= {row["seat"]: row["total"] for row in event.data["scores"]}
        elif event.kind == "round_started":
            seats = event.data["seats"]
            assert len(seats) >= 2
            if match.head.options["end_mode"] == "last_standing":
                assert all(standing[seat] < match.head.options["limit"] for seat in seats)


def test_a_scored_round_leaves_a_survivor():
    """6.1.4: without resignations at least one seat survives."""
    for seed in range(30):
        match = Match.start("corsari", 2 + seed % 3, f"survivor {seed}", options={"limit": 20, "sweep": "round"})
        play_out(match, Chance(Random(seed), sail=0.5))
        if match.result.reason == "last_standing":
            assert len(match.result.winners) == 1


@settings(max_examples=75)
@given(st.data(), oracle.taverns)
def test_one_card_more_or_a_ship_beside_never_hurts(data: st.DataObject, tavern: str):
    """I8: no best total is above 108. I11."""
    hand = data.draw(oracle.hands(13))
    best = best_sail(hand, tavern).total
    for dropped in hand:
        kept = [card for card in hand if card != dropped]
        twelve = best_arrangement(kept, tavern).total
        assert best <= twelve <= 108
        ship = data.draw(oracle.crews_of_others(tavern, hand)) if dropped == hand[0] else []
        assert best_load(kept, tavern, ship).total <= twelve


# ---------------------------------------------------------------- I12: nothing hidden is told


class Ledger:
    """Compares public events with the real places of the cards."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.face_up = match.head.options["scuttle_face"] == "up"
        self.deal = match.state.round
        self.public: set[str] = set()
        self.read = 0
        self.look()

    def look(self) -> None:
        for event in self.match.log[self.read :]:
            if event.audience is None:
                named = self.turned_up(event)
                assert self.public.issuperset(named), (event.kind, named)
            else:
                assert len(event.audience) == 1
        self.read = len(self.match.log)

    def turned_up(self, event: Event) -> list[str]:
        """Note the cards that an event makes public; return the cards that must be public for the event."""
        if event.kind == "round_started":
            self.deal = self.match.state.round
            self.public = {*self.deal.tavern, *self.deal.discard}
        elif event.kind == "discarded":
            self.public.add(event.data["card"])
        elif event.kind == "layout_revealed":
            self.public |= {*self.deal.hands[self.deal.mover], *self.deal.discard[-1:] * self.face_up}
        elif event.kind == "loads_revealed":
            self.public |= {card for hand in self.deal.hands.values() for card in hand}
        elif event.kind == "match_ended":
            assert event.data["scuttled"] == [card._asdict() for card in self.match.state.scuttled]
            return []
        return cards_in(event.data)


@settings(max_examples=30)
@given(matches(), chances)
def test_public_events_hold_no_card_of_a_hidden_place(match: Match, chance: Chance):
    """I12."""
    ledger = Ledger(match)
    for _ in course(match, chance):
        ledger.look()
    ledger.look()


@settings(max_examples=15)
@given(matches(), chances)
def test_views_say_what_is_so(match: Match, chance: Chance):
    """The view of 7, compared with the state; ``shown`` is every card that was public in the round (8.4)."""
    ledger = Ledger(match)
    for _ in course(match, chance):
        ledger.look()
        state, deal = match.state, match.state.round
        view = match.view(None)
        kinds = {question.kind for question in match.questions.values()}
        phases = {"draw": "draw", "act": "act", "layout": "layout", "load": "load", "press": "press"}
        assert kinds <= {kind for kind, phase in phases.items() if phase == view.round.phase}
        assert (view.totals, view.active) == (state.totals, state.active)
        assert (view.round.number, view.round.dealer) == (state.rounds, state.dealer)
        assert (view.round.tavern, view.round.colour) == (deal.tavern, deal.colour)
        assert (view.round.pile, view.round.discards) == (len(deal.pile), len(deal.discard))
        assert view.round.hand_sizes == {seat: len(hand) for seat, hand in deal.hands.items()}
        assert view.round.mover == deal.mover
        assert {seat: lap for seat, lap in view.round.laps.items() if lap} == deal.laps
        assert (view.round.idle, view.round.discard_closed) == (deal.idle, deal.doldrums and "draw" in kinds)
        if "draw" in kinds or "act" in kinds:
            assert view.round.discard == (deal.discard[-1] if deal.discard else None)
            assert sorted(view.round.shown) == sorted(ledger.public)
        for seat in range(match.seats):
            me = match.view(seat).me
            assert (me and me.hand) == deal.hands.get(seat)
            assert me is None or me.drawn == (deal.drawn if seat == deal.mover and kinds & {"act", "layout"} else None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_of_a_form_is_the_best_that_is_proposed(seats: int):
    """4.2: the default of D-LAYOUT is the best by 5.4, that of D-LOAD by 5.6, though it is built step by step."""
    compared = 0
    for seed in range(40):
        match = Match.start("corsari", seats, f"defaults {seed}", options={"max_rounds": 5, "sweep": "round"})
        chance = Chance(Random(seed), sail=0.3)
        while match.result is None:
            ((seat, question), *_) = match.questions.items()
            if question.shape != "form":
                match.answer(seat, chance.answer(match, seat, question))
                continue
            best = question.proposals[0].answer
            match.answer(seat, {})
            assert next(entry for entry in reversed(match.entries) if entry.seat == seat).answer == best
            compared += 1
    assert compared > 100
