"""The AI seat (spec 8.4 and its ruling). It answers from its own view alone; the same view gives the same answer.

Each answer comes with its main reason: a kind and a few facts, which a catalog can word.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

from rules.corsari.arrange import best_sail
from rules.corsari.cards import CARDS, DECK, colour_of, number_of, sort_hand
from rules.corsari.legality import layout_answer, load_answer
from rules.corsari.load import best_load, heaviest
from rules.corsari.plans import PLANS, Plan, overtake_percent, sweep_percents
from rules.corsari.sailing import sweep_of
from rules.corsari.score import SURCHARGE
from rules.corsari.state import next_clockwise
from rules.corsari.totals import best12_after_drop, best12_total, best13_sum, best13_total
from rules.corsari.view import CorsariView, RoundView
from rules.kernel import Question

Reason = tuple[str, Mapping[str, int | str]]
Reasoned = tuple[Any, Reason]


class Draw(NamedTuple):
    """A source, and what drawing from it leads to.

    ``value``: its value for the plan. ``total``: the lowest total, or the mean of the lowest ones. ``kept``: the same,
    but of what the seat itself keeps where it would not leave the next seat the card that speaks against it.
    """

    value: Fraction
    source: str
    total: Fraction
    kept: Fraction


def pilot(view: CorsariView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    return reasoned(view, question)[0]


def reasoned(view: CorsariView, question: Question) -> Reasoned:
    """Answer the question for the seat whose view this is; return the answer and its main reason."""
    # The thresholds of spec 8.4 were found for points: they hold where a sweep is an ordinary round.
    return by_plan("v1" if view.options["sweep"] == "round" else "race", view, question)


def opponent(name: str) -> Callable[[CorsariView, Question], Any]:
    """Return the AI that plays by the plan of that name."""
    return partial(_answer, name)


def _answer(name: str, view: CorsariView, question: Question) -> Any:
    return by_plan(name, view, question)[0]


def by_plan(name: str, view: CorsariView, question: Question) -> Reasoned:
    """Answer by the plan of that name for the number of seats that still play."""
    hand_of(view)
    return ANSWERS[question.kind](PLANS[name, len(round_of(view).seats)], view, question)


# ---------------------------------------------------------------- drawing


def draw(plan: Plan, view: CorsariView, question: Question) -> Reasoned:
    """Draw where the expected value is lowest. The last tavern card is taken only to void the round.

    Where that leads to a total with which the seat sails at once, the lowest total counts: fewer stowaways would help
    only later. Ties go to the pile, then the discard, then the tavern.
    """
    hand, deal = hand_of(view), round_of(view)
    offered = [option.id for option in question.options]
    # Sources come in the order pile, discard, tavern, and min() takes the first of equals.
    found = draws(plan, view, offered)
    best = min(found, key=lambda one: one.value)
    if sails_at_once(plan, view, best.total):
        best = min(found, key=lambda one: one.total)
    if best.value == 0:
        return best.source, ("draw_sweeps", {"source": best.source, "total": 0})
    if best.source != "tavern" and "tavern" in offered and tired(plan, view, best12_total(hand, str(deal.colour))):
        return "tavern", waited(view, found)
    facts = {"source": best.source, "total": round(best.total), **kept_after(plan, view, best)}
    facts |= way_out(plan, view, offered)
    # What is kept from the next seat may make the total higher than with another draw, and still leave fewer stowaways.
    facts |= {"still": "true" if any(one.kept < best.kept for one in found) else "false"}
    lowest = min(found, key=lambda one: one.total)
    if best.total > lowest.total:
        kind = "draw_fewer" if facts["total"] != round(lowest.total) else "draw_level"
        return best.source, (kind, {**facts, "rival": lowest.source, "least": round(lowest.total)})
    others = [one.total for one in found if (one.source == "pile") != (best.source == "pile")]
    facts |= {"gap": gap(best.total, min(others)), "other": round(min(others))} if others else {"gap": "alone"}
    return best.source, ("draw_unknown" if best.source == "pile" else "draw_known", facts)


def gap(total: Fraction, other: Fraction) -> str:
    """Return how a total compares with one that is no lower: "same", "hardly" lower (both are told as one), "lower"."""
    if total == other:
        return "same"
    return "hardly" if round(total) == round(other) else "lower"


def kept_after(plan: Plan, view: CorsariView, best: Draw) -> dict[str, int | str]:
    """Return what the seat itself would keep after an open card: the total of a draw is the lowest one possible.

    ``leaves`` and the facts with it are those of :func:`dropped`: "lowest" also where the seat would sail, and for the
    pile, whose card is not known. ``colour``: that of the tavern, if the ``card`` is taken only for it: the seat would
    discard it again; else "none".
    """
    if best.source == "pile":
        return {"leaves": "lowest", "colour": "none"}
    taken, hand, deal = taking(view, best.source)
    card, leaving = dropped(plan, hand, deal, view_seat(view))
    colour = str(deal.colour) if card == taken and best.source == "tavern" else "none"
    sails = sails_at_once(plan, view, best.total) or leads_at_once(plan, view, best.total)
    return {**({"leaves": "lowest"} if sails else leaving), "colour": colour, "card": taken}


def taking(view: CorsariView, source: str) -> tuple[str, list[str], RoundView]:
    """Return the face-up card of a source, and the hand and the round once the seat has taken it."""
    hand, deal = hand_of(view), round_of(view)
    taken = str(deal.discard)
    if source == "tavern":
        taken, beneath = deal.tavern[-1], deal.tavern[:-1]
        deal = deal.model_copy(update={"tavern": beneath, "colour": colour_of(beneath[-1])})
    return taken, sort_hand([*hand, taken]), deal


def waited(view: CorsariView, found: Sequence[Draw]) -> Reason:
    """Return why a seat that has waited too long takes the tavern's card though another would help its hand more.

    ``after``: the total with that card. The last one has none, because the round is then void.
    """
    deal = round_of(view)
    total = best12_total(hand_of(view), str(deal.colour))
    facts: dict[str, int | str] = {"lap": deal.laps[view_seat(view)], "total": total}
    after = next((round(one.total) for one in found if one.source == "tavern"), None)
    if after is None:
        return "void_round", facts
    return "empty_tavern", {**facts, "tavern_size": len(deal.tavern) - 1, "after": after}


def way_out(plan: Plan, view: CorsariView, offered: Sequence[str]) -> dict[str, int | str]:
    """Return why a seat that could make the round void, by taking the last card of the tavern, does not.

    ``void``: "early": the plan does so only from the lap ``patience`` on, with a total above ``content``; "low": the
    seat has no such ``held`` total; "never": the plan never does so; "none": there is no such way out.
    :func:`opponents_of`: who may sweep before the round is void.
    """
    deal = round_of(view)
    if "tavern" not in offered or len(deal.tavern) > 1:
        return {"void": "none"}
    if not plan.patience:
        return {"void": "never"}
    seat = view_seat(view)
    void = "early" if deal.laps[seat] < plan.patience else "low"
    held = best12_total(hand_of(view), str(deal.colour))
    return {"void": void, "patience": plan.patience, "content": plan.content, "held": held, **opponents_of(deal, seat)}


def may_sail(view: CorsariView) -> bool:
    """Return whether the seat may sail in this turn, after its draw."""
    return round_of(view).laps[view_seat(view)] > 1 or not view.options["no_sail_first_lap"]


def sails_at_once(plan: Plan, view: CorsariView, total: Fraction) -> bool:
    """Return whether the seat sails in this turn with such a total, after its draw."""
    lap = round_of(view).laps[view_seat(view)]
    return may_sail(view) and (plan.sails(round(total), lap) or finishes(plan, view, round(total)))


def leads_at_once(plan: Plan, view: CorsariView, total: Fraction) -> bool:
    """Return whether the seat sails in this turn with such a total because it leads clearly."""
    return may_sail(view) and total < plan.least and leads(plan, view, round(total))


def draws(plan: Plan, view: CorsariView, offered: Sequence[str]) -> list[Draw]:
    """Return what each source leads to, the last tavern card left out."""
    hand, deal = hand_of(view), round_of(view)
    colour = str(deal.colour)
    found: list[Draw] = []
    if "pile" in offered:
        unseen = unseen_cards(hand, deal)
        value, total = (Fraction(best13_sum(hand, colour, unseen, burden), len(unseen)) for burden in (plan.burden, 0))
        found.append(Draw(value, "pile", total, total))
    if "discard" in offered:
        found.append(_known(plan, view, "discard"))
    if "tavern" in offered and len(deal.tavern) > 1:
        found.append(_known(plan, view, "tavern"))
    return found


def _known(plan: Plan, view: CorsariView, source: str) -> Draw:
    _, hand, deal = taking(view, source)
    colour = str(deal.colour)
    value, total = (Fraction(best13_total(hand, colour, burden)) for burden in (plan.burden, 0))
    if plan.denial and value and not sails_at_once(plan, view, total):
        # A card is no help where the seat would then not discard what it has to for that.
        card, leaving = dropped(plan, hand, deal, view_seat(view))
        if leaving["leaves"] == "denied":
            value = Fraction(best12_after_drop(hand, colour, plan.burden)[card])
            return Draw(value, source, total, Fraction(leaving["after"]))
    return Draw(value, source, total, total)


def tired(plan: Plan, view: CorsariView, total: int) -> bool:
    """Return whether the seat has waited so long, with such a total, that a void round is better."""
    lap = round_of(view).laps[view_seat(view)]
    return 0 < plan.patience <= lap and view.options["last_tavern_card"] != "closed" and total > plan.content


# ---------------------------------------------------------------- sailing or dropping


def act(plan: Plan, view: CorsariView, question: Question) -> Reasoned:
    """Sail if the plan does so with the total in this lap; otherwise drop the card whose loss helps most."""
    hand, deal, seat = hand_of(view), round_of(view), view_seat(view)
    total, sweep = best13_total(hand, str(deal.colour)), str(view.options["sweep"])
    facts = {**chances(plan, view, total), "sweep": sweep}
    sailable = any(option.id == "sail" for option in question.options)
    if sailable and total < plan.least and leads(plan, view, total):
        return "sail", ("lead", {**facts, "lead": lead_of(view)})
    if sailable and plan.sails(total, deal.laps[seat]):
        if sweep_of(total, sweep) != "none":
            return "sail", ("sweep", {"sweep": sweep})
        return "sail", ("low_risk_of_overtake", {**facts, **stakes(view, overtaken_by_all(view, total), 0)})
    if sailable and finishes(plan, view, total):
        return "sail", ("finish", {**facts, **stakes(view, overtaken_by_all(view, total), 0)})
    card, leaving = dropped(plan, hand, deal, seat)
    answer = f"drop:{card}"
    # The round is void when a seat takes the last card of the tavern: that ends every wait.
    facts |= {"tavern_left": len(deal.tavern) if view.options["last_tavern_card"] == "void" else 0}
    if not sailable:
        return answer, ("may_not_sail", leaving)
    points = view.totals[seat]
    # Who is advised to wait reads what would be certain, not the worst that could come of a sailing.
    facts |= stakes(view, points + SURCHARGE + total, points + int(leaving["after"]))
    if total >= plan.least:
        # Who has drawn to make the round void goes on waiting for that.
        hopes = {"hope": "void"} if tired(plan, view, total) else {}
        return answer, ("risk_of_overtake", {**facts, **hopes, **leaving})
    own, rivals = sweep_percents(len(deal.seats), total, deal.laps[seat])
    # A sweep that an opponent makes more often is no reason to wait; what speaks against sailing is.
    kind = "wait_in_danger" if own < rivals and int(facts["percent"]) >= OFTEN else "wait_for_sweep"
    return answer, (
        kind,
        {**facts, "own": own, "rivals": rivals, "rest": 100 - own - rivals, **leaving},
    )


OFTEN = 30
"""From this percentage of overtakes on, those are the reason not to sail with a low total."""
HOPE = 12
"""The highest total of which a player hears that it may still come down to 0: it does so in 3 to 4 of 100 rounds."""


def chances(plan: Plan, view: CorsariView, total: int) -> dict[str, int | str]:
    """Return what speaks for sailing with a total, and against it.

    ``most`` and ``least``: the highest and the lowest total with which the plan sails in this lap, apart from 0;
    ``span``: whether it sails with "any" total up to that, with an "exact" one, or a "range"; ``late``: it now sails
    only with 0, or, in the "lead", only with less than ``least``. ``lead`` and ``clear``: see :func:`clear_lead`.
    ``hope``: whether the total may still come down to 0, and that counts; "void" if a void round is all
    that is hoped for.
    ``loss``: the points that a declarer takes at the least, who is overtaken.
    ``wins``: "true" if sailing wins the match unless somebody overtakes, else "false".
    Who the opponents are: :func:`opponents_of`.
    """
    deal, seat = round_of(view), view_seat(view)
    lap, most = deal.laps[seat], plan.most(deal.laps[seat])
    percent = overtake_percent(len(deal.seats), total, lap)
    leading = clear_lead(plan, view)
    late = "lead" if leading["lead"] else "true"
    return {
        **leading,
        "total": total,
        "loss": SURCHARGE + total,
        "lap": lap,
        "percent": percent,
        "safe": 100 - percent,
        "most": most,
        "least": plan.least,
        "span": "any" if not plan.least or leading["lead"] else "exact" if plan.least == most else "range",
        "late": late if most < max(1, plan.least) else "false",
        "hope": "true" if total <= HOPE and view.options["sweep"] != "round" else "false",
        "wins": str(wins_at_once(view, total)).lower(),
        **opponents_of(deal, seat),
    }


def opponents_of(deal: RoundView, seat: int) -> dict[str, int]:
    """Return ``opponents``, their number, and ``opponent``, the next seat: the only one where there is one."""
    return {"opponents": len(deal.seats) - 1, "opponent": next_clockwise(seat, deal.seats)}


def clear_lead(plan: Plan, view: CorsariView) -> dict[str, int]:
    """Return the seat's ``lead`` where it is so clear that it would sail with any total that it else keeps for a sweep.

    Otherwise 0. ``clear``: the lead that it would take, for a seat that leads at all; 0 if it has that, or if no lead
    makes a difference.
    """
    if not plan.least or not plan.leads(lead_of(view)):
        return {"lead": 0, "clear": plan.lead if plan.least and lead_of(view) > 0 else 0}
    return {"lead": lead_of(view) if leads(plan, view, plan.least - 1) else 0, "clear": 0}


def lead_of(view: CorsariView) -> int:
    """Return how many penalty points fewer the seat has than every opponent."""
    seat = view_seat(view)
    return min(view.totals[other] for other in round_of(view).seats if other != seat) - view.totals[seat]


def leads(plan: Plan, view: CorsariView, total: int) -> bool:
    """Return whether the seat leads clearly, and stays in the match even if all opponents overtake that total."""
    return total > 0 and plan.leads(lead_of(view)) and overtaken_by_all(view, total) < int(view.options["limit"])


def finishes(plan: Plan, view: CorsariView, total: int) -> bool:
    """Return whether sailing with that total wins the match at once, but for an overtake that is unlikely enough."""
    deal = round_of(view)
    percent = overtake_percent(len(deal.seats), total, deal.laps[view_seat(view)])
    return wins_at_once(view, total) and percent <= plan.finish


def wins_at_once(view: CorsariView, total: int) -> bool:
    """Return whether all opponents reach the limit if the seat sails with that total and none overtakes (CO 9.4)."""
    rivals = [view.totals[seat] for seat in round_of(view).seats if seat != view_seat(view)]
    # Who does not overtake is left with at least one point more.
    return view.options["end_mode"] == "last_standing" and min(rivals) + total + 1 >= int(view.options["limit"])


def overtaken_by_all(view: CorsariView, total: int) -> int:
    """Return the points that the seat has at the worst if it sails with that total."""
    others = len(round_of(view).seats) - 1
    surcharge = SURCHARGE * (others if view.options["overtake_penalty"] == "each" else 1)
    return view.totals[view_seat(view)] + surcharge + total * (1 + others)


def stakes(view: CorsariView, sailing: int, waiting: int) -> dict[str, int | str]:
    """Return whether the limit is near for the seat, as its player wants to know beside any advice (CO 9.2).

    ``sailing``: its points if it sails and is overtaken; ``waiting``: if another seat sails and it does not overtake.
    ``stake``: which of these reach the ``limit``: "sails", "waits", "both" or "none"; ``points``: those it has now.
    ``end``: what the limit means, by the end mode.
    """
    limit, end = int(view.options["limit"]), str(view.options["end_mode"])
    near = [name for name, worst in (("sails", sailing), ("waits", waiting)) if worst >= limit]
    stake = "none" if end == "fixed_rounds" or not near else "both" if len(near) > 1 else near[0]
    return {"stake": stake, "points": view.totals[view_seat(view)], "limit": limit, "end": end}


def dropped(plan: Plan, hand: Sequence[str], deal: RoundView, seat: int) -> tuple[str, dict[str, int | str]]:
    """Return the card whose loss helps most, and the next seat least; the total ``after`` it, and what speaks for it.

    ``leaves``: "lowest": the lowest total. Else the card ``better`` would leave the lowest one, ``lowest``. "fewer":
    but with more stowaways; "denied": but the next seat, the ``opponent``, wants that card more.

    Where stowaways count more than their numbers, ties go to the card that a player of this hand would scuttle, as
    their screen says; then, as in spec 8.4, to the highest number, then the lowest colour index.
    """
    colour, rival = str(deal.colour), next_clockwise(seat, deal.seats)
    kept = best12_after_drop(hand, colour, plan.burden)
    after: Mapping[str, int] = kept
    if plan.denial:
        after = {card: value + plan.denial * wanted(card, deal, rival) for card, value in kept.items()}
    aside = best_sail(hand, colour).scuttled if plan.burden else ""
    best = min(after, key=lambda card: (after[card], card != aside, -CARDS[card].number, CARDS[card].colour_index))
    totals = best12_after_drop(hand, colour) if plan.burden else kept
    better = min(totals, key=lambda card: (totals[card], kept[card]))
    if totals[best] == totals[better]:
        return best, {"leaves": "lowest", "after": totals[best]}
    return best, {
        "leaves": "fewer" if kept[best] <= kept[better] else "denied",
        "after": totals[best],
        "better": better,
        "lowest": totals[better],
        "opponent": rival,
    }


def wanted(card: str, deal: RoundView, rival: int) -> int:
    """Return how much a seat seems to want a card, from -3 to 3: by what it took, holds and dropped."""
    colour = colour_of(card)
    if colour == deal.colour:
        return 3
    taken = deal.taken[rival]
    collects = min(3, sum(colour_of(one) == colour for one in taken))
    discards = min(2, sum(colour_of(one) == colour for one in deal.dropped[rival]))
    return collects - discards - any(number_of(one) == number_of(card) for one in taken)


# ---------------------------------------------------------------- the sailing


def layout(plan: Plan, view: CorsariView, question: Question) -> Reasoned:
    """Choose the layout with the lowest total."""
    best = best_sail(hand_of(view), str(round_of(view).colour))
    facts = {"total": best.total, "sweep": sweep_of(best.total, str(view.options["sweep"]))}
    return layout_answer(best), ("hard_to_overtake", facts)


def load(plan: Plan, view: CorsariView, question: Question) -> Reasoned:
    """Overtake with the heaviest load, because the declarer pays for it; otherwise choose the best load."""
    hand, deal = hand_of(view), round_of(view)
    laid = deal.layout or {}
    best, declared = best_load(hand, str(deal.colour), laid["crew"]), int(laid["total"])
    if best.total > declared:
        return load_answer(best), ("lowest_total", {"total": best.total})
    if view.options["received"] == "as_laid":
        best = heaviest(hand, str(deal.colour), laid["crew"], declared) or best
    level = "true" if best.total == declared else "false"
    return load_answer(best), ("overtake", {"total": best.total, "level": level, "declarer": deal.mover})


def press(plan: Plan, view: CorsariView, question: Question) -> Reasoned:
    """Eliminate the two leaders, as the default does."""
    return list(question.default), ("press_leaders", {})


ANSWERS: Mapping[str, Callable[[Plan, CorsariView, Question], Reasoned]] = {
    "draw": draw,
    "act": act,
    "layout": layout,
    "load": load,
    "press": press,
}


# ---------------------------------------------------------------- the view


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
