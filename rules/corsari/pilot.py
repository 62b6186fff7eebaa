"""The AI seat (spec 8.4). It answers from its own view alone; the same view gives the same answer.

Each answer comes with its main reason: a kind and a few facts, which a catalog can word.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from rules.corsari.arrange import best_sail
from rules.corsari.cards import CARDS, DECK, PACKAGE, colour_of
from rules.corsari.legality import layout_answer, load_answer
from rules.corsari.load import best_load, heaviest
from rules.corsari.totals import best12_after_drop, best13_sum, best13_total
from rules.corsari.view import CorsariView, RoundView
from rules.kernel import Question
from rules.kernel.data import table

THRESHOLDS: Mapping[tuple[int, int], int] = {
    (int(row["active_seats"]), int(row["lap"])): int(row["sail_if_total_at_most"])
    for row in table(PACKAGE, "ai_thresholds")
}
LAST_LAP = max(lap for _, lap in THRESHOLDS)


Facts = Mapping[str, int | str]
Reasoned = tuple[Any, tuple[str, Facts]]


def pilot(view: CorsariView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    return reasoned(view, question)[0]


def reasoned(view: CorsariView, question: Question) -> Reasoned:
    """Answer the question for the seat whose view this is; return the answer and its main reason."""
    return ANSWERS[question.kind](view, question)


def draw(view: CorsariView, question: Question) -> Reasoned:
    """Draw where the expected best total is lowest, and never the last tavern card.

    Ties go to the pile, then the discard, then the tavern.
    """
    hand, deal = hand_of(view), round_of(view)
    values: list[tuple[Fraction, str]] = []
    for option in question.options:
        if option.id == "pile":
            unseen = unseen_cards(hand, deal)
            values.append((Fraction(best13_sum(hand, str(deal.colour), unseen), len(unseen)), "pile"))
        elif option.id == "discard":
            values.append((Fraction(best13_total([*hand, str(deal.discard)], str(deal.colour))), "discard"))
        elif len(deal.tavern) > 1:
            beneath = colour_of(deal.tavern[-2])
            values.append((Fraction(best13_total([*hand, deal.tavern[-1]], beneath)), "tavern"))
    # Options come in the order pile, discard, tavern, and min() takes the first of equals.
    value, source = min(values, key=lambda value: value[0])
    facts: Facts = {"source": source, "total": round(value)}
    if value == 0:
        return source, ("draw_sweeps", facts)
    return source, ("draw_unknown" if source == "pile" else "draw_known", facts)


def act(view: CorsariView, question: Question) -> Reasoned:
    """Sail if the total is at most this lap's threshold; otherwise drop the card whose loss helps most."""
    hand, deal = hand_of(view), round_of(view)
    colour = str(deal.colour)
    may_sail = any(option.id == "sail" for option in question.options)
    lap, total = deal.laps[view_seat(view)], best13_total(hand, colour)
    facts: Facts = {"total": total, "lap": lap}
    if may_sail and total <= threshold(len(deal.seats), lap):
        swept = total == 0 and view.options["sweep"] != "round"
        return "sail", ("sweep", {}) if swept else ("low_risk_of_overtake", facts)
    after = best12_after_drop(hand, colour)
    dropped = min(after, key=lambda card: (after[card], -CARDS[card].number, CARDS[card].colour_index))
    return f"drop:{dropped}", ("risk_of_overtake", facts) if may_sail else ("may_not_sail", {})


def layout(view: CorsariView, question: Question) -> Reasoned:
    """Choose the layout with the lowest total."""
    best = best_sail(hand_of(view), str(round_of(view).colour))
    return layout_answer(best), ("lowest_total", {"total": best.total})


def load(view: CorsariView, question: Question) -> Reasoned:
    """Overtake with the heaviest load, because the declarer pays for it; otherwise choose the best load."""
    hand, deal = hand_of(view), round_of(view)
    laid = deal.layout or {}
    best, declared = best_load(hand, str(deal.colour), laid["crew"]), int(laid["total"])
    if best.total > declared:
        return load_answer(best), ("lowest_total", {"total": best.total})
    if view.options["received"] == "as_laid":
        best = heaviest(hand, str(deal.colour), laid["crew"], declared) or best
    return load_answer(best), ("overtake", {"total": best.total, "declared": declared})


def press(view: CorsariView, question: Question) -> Reasoned:
    """Eliminate the two leaders, as the default does."""
    return list(question.default), ("press_leaders", {})


ANSWERS: Mapping[str, Callable[[CorsariView, Question], Reasoned]] = {
    "draw": draw,
    "act": act,
    "layout": layout,
    "load": load,
    "press": press,
}


def threshold(active: int, lap: int) -> int:
    """Return the highest total with which the seat sails in that lap."""
    return THRESHOLDS[active, min(lap, LAST_LAP)]


def unseen_cards(hand: Sequence[str], deal: RoundView) -> list[str]:
    """Return the cards that may be on top of the pile: all that the seat has neither seen nor holds."""
    known = dict.fromkeys([*hand, *deal.shown])
    return [card for card in DECK if card not in known]


def hand_of(view: CorsariView) -> list[str]:
    """Return the seat's own hand."""
    if view.me is None:
        msg = "this reader has no hand"
        raise ValueError(msg)
    return view.me.hand


def round_of(view: CorsariView) -> RoundView:
    """Return the current round."""
    if view.round is None:
        msg = "no round has begun"
        raise ValueError(msg)
    return view.round


def view_seat(view: CorsariView) -> int:
    """Return the seat whose view this is."""
    if view.seat is None:
        msg = "a spectator has no seat"
        raise ValueError(msg)
    return view.seat
