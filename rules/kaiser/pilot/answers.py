"""The AI seat's answer to each kind of question, from its own view alone; equal views give equal answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kaiser.coins import AMOUNTS
from rules.kaiser.pieces import action, is_german, sort_actions
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.aiming import (
    answer_assists,
    answer_boarding,
    answer_mine_order,
    answer_targets,
    offered_ids,
    open_seats,
    score_slim_target,
    score_target_seat,
    score_target_ship,
)
from rules.kaiser.pilot.card_gains import quality
from rules.kaiser.pilot.continuing import continued, worth
from rules.kaiser.pilot.judging import SUPPLY, Judge
from rules.kaiser.pilot.planning import committed, plan_commitment
from rules.kaiser.pilot.playing import EXHAUSTION, answer_play
from rules.kaiser.pilot.reacting import (
    answer_after_sinking,
    answer_react,
    answer_recall_ship,
    answer_reflag,
)
from rules.kaiser.pilot.reasons import reason_of, reason_to_commit, reason_to_continue
from rules.kaiser.view.model import KaiserView
from rules.kernel import Advice, Begun, Option, Question, Reason, Refusal, default_advice

Answer = Callable[[Judge, Question], Any]
Score = Callable[[Judge, Question, Option], float]


def pilot(view: KaiserView, question: Question) -> Any:
    """Answer a question for the seat of this view."""
    return advise(view, question).answer


def advise(view: KaiserView, question: Question) -> Advice:
    """Answer a question for the seat of this view, and give the main reason."""
    answer = ANSWERS.get(question.kind)
    if answer is None:
        return default_advice(question)
    judge = Judge(view)
    if question.kind == "commit":
        commitment = committed(judge)
        return Advice(commitment.answer, reason_to_commit(commitment, worth(judge, commitment)))
    given = answer(judge, question)
    return Advice(given, reason_of(judge, question, given))


def continues(view: KaiserView, question: Question, begun: Begun) -> Advice | None:
    """Advise on the rest of a form of which a part has been answered: how a turn goes on from there."""
    judge = Judge(view)
    if question.kind == "commit":
        turn = continued(judge, begun)
        return Advice(turn.turn.answer, reason_to_continue(turn))
    return continue_ahead(judge, question, begun) if question.kind == "ahead" else None


def from_view(answer: Callable[[Judge], Any]) -> Answer:
    """Return an answer that the view alone decides."""
    return lambda judge, _: answer(judge)


def from_question(answer: Callable[[Question], Any]) -> Answer:
    """Return an answer that the question alone decides."""
    return lambda _, question: answer(question)


def highest_score(score: Score) -> Answer:
    """Return an answer that chooses the option with the highest score, the first of equals."""

    def answer(judge: Judge, question: Question) -> str:
        return max(question.options, key=lambda option: score(judge, question, option)).id

    return answer


def highest_worth(worth: Callable[[str], float]) -> Answer:
    """Return an answer that chooses the option whose card is worth most, the first of equals."""
    return from_question(lambda question: max(offered_ids(question), key=worth))


# ---------------------------------------------------------------- the play loop


def answer_ahead(judge: Judge, question: Question) -> dict[str, Any]:
    """Plan the moves that would be chosen one by one."""
    plan: dict[str, Any] = {}
    while (step := next((step for step in question.steps_with(plan) if step.step not in plan), None)) is not None:
        plan[step.step] = ANSWERS[step.kind](judge, step)
    return plan


def continue_ahead(judge: Judge, question: Question, begun: Begun) -> Advice | None:
    """Plan the moves that follow those which have been planned, for the reason of the first of them."""
    plan: dict[str, Any] = {}
    reason: Reason | None = None
    while (step := next((step for step in question.steps_with(plan) if step.step not in plan), None)) is not None:
        if fits(step, given := begun.steps.get(step.step)):
            plan[step.step] = given
            continue
        plan[step.step] = with_picked(step, begun, ANSWERS[step.kind](judge, step))
        reason = reason or reason_of(judge, step, plan[step.step])
    return None if reason is None else Advice(plan, reason)


def fits(step: Question, given: object) -> bool:
    """Return whether an answer to a step is legal."""
    try:
        step.checked(given)
    except Refusal:
        return False
    return True


def with_picked(step: Question, begun: Begun, answer: Any) -> Any:
    """Return an answer to a step with what has been picked for it, if that is legal."""
    if step.step != begun.open or step.pick is None or not begun.picked:
        return answer
    whole = list(dict.fromkeys([*begun.picked, *answer]))[: step.pick[1]]
    return whole if fits(step, whole) else answer


# ---------------------------------------------------------------- other choices


def answer_uc_mode(judge: Judge, question: Question) -> str:
    """Choose mines or a torpedo by the gain."""
    coins = {"mines": action("submarine_uc").coin_mine, "torpedo": action("submarine_uc").coin_torp}
    rows = [judge.view.forces[seat].row for seat in open_seats(judge)]

    def gain(mode: str) -> float:
        if mode == "mines":
            return max((judge.sweep(coins[mode], row) for row in rows), default=0.0)
        return max((judge.sinks(coins[mode], target) for row in rows for target in row), default=0.0)

    return max(offered_ids(question), key=gain)


def answer_intelligence_order(judge: Judge, question: Question) -> list[str]:
    """Draw the best card, and leave the others to later seats, the worst first."""
    order = sorted(offered_ids(question), key=lambda card: (judge.keeps(card), card))
    return [order[-1], *order[:-1]]


def weakness(ship: str) -> float:
    """Return a score by which the weaker ship is given away."""
    return -quality(ship)


def cheapness(merchant: str) -> float:
    """Return a score by which the cheapest merchant is given away."""
    return -va(merchant)


def answer_resupply_capture(judge: Judge, question: Question) -> str:
    """Supply the ship if the supplies are worth more than the risk to the prize."""
    return "yes" if EXHAUSTION * va(str(question.data["prize"])) < SUPPLY and judge.turns > 1 else "no"


def answer_pursue_fast(judge: Judge, question: Question) -> str:
    """Pursue a merchant if the gain exceeds the risk to the supplies."""
    ship, target = judge.vessel(str(question.data["what"])), judge.vessel(str(question.data["target"]))
    if ship is None or target is None:
        return "no"
    plus = judge.attack_of(ship, night=bool(question.data["night"]), surprise=bool(question.data["surprise"]))
    gain = judge.strike(ship.card, plus, target) - judge.strike(ship.card, plus + AMOUNTS["fast_ship"], target)
    return "yes" if gain > 0.7 * judge.supplies(ship) else "no"


def answer_carry(question: Question) -> Any:
    """Keep ships that are better than a new ship and a card (KS 3.3.2, 3.3.3)."""
    most = int(question.data["most"])
    if question.shape == "form":
        kept = finest([step.step for step in question.steps], most)
        return {step.step: "keep" if step.step in kept else "give_up" for step in question.steps}
    return finest(offered_ids(question), most)


def answer_carry_swap(question: Question) -> list[str]:
    """Begin with the best of the own ships and the partner's offers."""
    return finest(offered_ids(question), int(question.data["most"]))


FINE = 0.41
"""The least quality of a ship worth keeping instead of a card, such as Karlsruhe, Wolf or Möwe."""


def finest(ships: Sequence[str], most: int) -> list[str]:
    """Return the ships that are worth keeping."""
    return [ship for ship in sorted(ships, key=lambda ship: (-quality(ship), ship))[:most] if quality(ship) > FINE]


def tournament_worth(card: str) -> float:
    """Score the best ship highest, and among merchants the cheapest."""
    return quality(card) if is_german(card) else -va(card)


def answer_discard_order(judge: Judge, question: Question) -> list[str]:
    """Put the least useful cards on top, against Wireless Intercept (KS 5.5.47)."""
    return sorted(sort_actions(offered_ids(question)), key=lambda card: -judge.keeps(card))


def answer_exchange(_: Question) -> list[str]:
    """Give no cards."""
    return []


def fixed_answer(wanted: str) -> Answer:
    """Return an answer that is always the same, where it is offered, else the first option."""
    return from_question(lambda question: wanted if wanted in offered_ids(question) else question.options[0].id)


ANSWERS: Mapping[str, Answer] = {
    "commit": from_view(plan_commitment),
    "ahead": answer_ahead,
    "ahead_move": answer_play,
    "ahead_seat": highest_score(score_target_seat),
    "ahead_ship": highest_score(score_target_ship),
    "ahead_ships": answer_targets,
    "ahead_assists": answer_assists,
    "play": answer_play,
    "target_seat": highest_score(score_target_seat),
    "target_ship": highest_score(score_target_ship),
    "targets": answer_targets,
    "assists": answer_assists,
    "boarding": answer_boarding,
    "mine_order": from_question(answer_mine_order),
    "slim": answer_react,
    "slim_target": highest_score(score_slim_target),
    "react": answer_react,
    "after_sinking": answer_after_sinking,
    "recall_late": answer_after_sinking,
    "recall_ship": answer_recall_ship,
    "reflag": answer_reflag,
    "mistaken_pick": highest_worth(cheapness),
    "safe_passage": fixed_answer("try"),
    "resupply_capture": answer_resupply_capture,
    "pursue_fast": answer_pursue_fast,
    "pursue_shallow": fixed_answer("no"),
    "intelligence_mode": fixed_answer("deck"),
    "intelligence_order": answer_intelligence_order,
    "uc_mode": answer_uc_mode,
    "breakout_gift": highest_worth(weakness),
    "refuge_transfer": fixed_answer("no"),
    "wish": fixed_answer("attacks"),
    "exchange": from_question(answer_exchange),
    "carry": from_question(answer_carry),
    "carry_swap": from_question(answer_carry_swap),
    "tournament_pick": highest_worth(tournament_worth),
    "discard_order": answer_discard_order,
}
"""By kind of question. The Phantom's choices have no entry: their default is the Phantom's own (KS 5.9.13)."""
