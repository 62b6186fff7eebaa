"""The AI seat: answers from its own view alone; the same view gives the same answer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kaiser.aiming import (
    assists,
    boarding,
    ids,
    mine_order,
    open_seats,
    sally,
    slim_target,
    target_seat,
    target_ship,
    targets,
    upright,
)
from rules.kaiser.cards import action, is_german, kind_of, sort_actions
from rules.kaiser.cards import va_of as va
from rules.kaiser.judging import SUPPLY, Judge
from rules.kaiser.planning import commitment
from rules.kaiser.reacting import after_sinking, quickest, react, reflag_now, slim
from rules.kaiser.using import ATTACKING, quality, uses
from rules.kaiser.view import KaiserView
from rules.kernel import Option, Question

Answer = Callable[[Judge, Question], Any]
Score = Callable[[Judge, Question, Option], float]


def pilot(view: KaiserView, question: Question) -> Any:
    """Answer the question for the seat whose view this is."""
    answer = ANSWERS.get(question.kind)
    return answer(Judge(view), question) if answer else question.default


def commit(judge: Judge, question: Question) -> dict[str, Any]:
    """Commit what pays."""
    return commitment(judge)


def choosing(score: Score) -> Answer:
    """Choose the option with the highest score, the first of equals."""

    def answer(judge: Judge, question: Question) -> str:
        return max(question.options, key=lambda option: score(judge, question, option)).id

    return answer


# ---------------------------------------------------------------- the play loop

ORDER = (
    "recon_aircraft",
    "wireless_intercept",
    "collier",
    "blockade_runner",
    "damage_control",
    "rendezvous_missed",
    "breakdown",
    "transfer_command",
    "aboard",
    "lay_mines",
    "submarine_uc",
    "ship",
    "submarine_u",
    "british",
    "interrogate",
    "monitor",
    "interned",
    "heavy_weather",
    "fair_seas",
    "reflag",
    "breakout",
    "intelligence",
    "scuttle",
    "island_refuge",
    "leave_refuge",
    "bounding_main",
    "exchange_information",
    "deception",
    "fog_bank",
    "second_chance",
)
"""In which order cards are played: what makes the others better first, then attacks, then shelter."""


def play(judge: Judge, question: Question) -> str:
    """Play what is on the table in a good order, but nothing that would do harm; then end the turn."""
    wanted = [(rank, option.id) for option in question.options if (rank := ranked(judge, option)) is not None]
    return min(wanted)[1] if wanted else "end_turn"


def ranked(judge: Judge, option: Option) -> tuple[int, float] | None:
    """Return when to do something, None: not at all."""
    verb, _, rest = option.id.partition("/")
    if verb == "leave_refuge":
        ship = judge.vessel(rest)
        healthy = ship is not None and not ship.damage and not ship.low_supply
        return (ORDER.index(verb), 0.0) if healthy and judge.turns > 1 else None
    if verb == "resupply":
        prize = rest.partition("/")[0]
        return (0, 0.0) if 0.35 * va(prize) < SUPPLY and judge.turns > 1 else None
    if verb != "reveal":
        return None
    mode, _, ship = str(option.data["place"]).partition("/")
    card = str(option.data["card"])
    if mode == "ship":
        worth = max((sally(judge, ship, card, seat) for seat in open_seats(judge)), default=0.0)
        aboard = any(kind_of(slot.card) == "boarding_party" for slot in upright(judge) if slot.card)
        return (ORDER.index("aboard" if aboard else "ship"), -worth) if worth > 0 else None
    if mode == "british":
        return ORDER.index("british"), -coin_strength(card)
    kind = kind_of(card)
    if kind in ATTACKING:
        return ORDER.index(kind), 0.0
    return (ORDER.index(kind), 0.0) if uses(judge, card) > 0 else None


def coin_strength(card: str) -> float:
    """Return how good a card's intercept half is."""
    return len(action(card).intercept_attack) - 0.5 * action(card).intercept_night


# ---------------------------------------------------------------- other choices


def uc_mode(judge: Judge, question: Question) -> str:
    """Mines or a torpedo, whichever gains more somewhere."""
    coins = {"mines": action("submarine_uc").coin_mine, "torpedo": action("submarine_uc").coin_torp}
    rows = [judge.view.forces[seat].row for seat in open_seats(judge)]

    def gain(mode: str) -> float:
        if mode == "mines":
            return max((judge.sweep(coins[mode], row) for row in rows), default=0.0)
        return max((judge.sinks(coins[mode], target) for row in rows for target in row), default=0.0)

    return max(ids(question), key=gain)


def intelligence_order(judge: Judge, question: Question) -> list[str]:
    """Take the best card, and leave the worst to those who draw next."""
    order = sorted(ids(question), key=lambda card: (judge.keeps(card), card))
    return [order[-1], *order[:-1]]


def breakout_gift(judge: Judge, question: Question, option: Option) -> float:
    """Give the weaker ship away."""
    return -quality(option.id)


def mistaken_pick(judge: Judge, question: Question, option: Option) -> float:
    """Give the cheapest away."""
    return -va(option.id)


def resupply_capture(judge: Judge, question: Question) -> str:
    """Take supplies where the prize is worth less than they are."""
    return "yes" if 0.35 * va(str(question.data["prize"])) < SUPPLY and judge.turns > 1 else "no"


def pursue_fast(judge: Judge, question: Question) -> str:
    """Run after a merchant that is worth the coal."""
    ship, target = judge.vessel(str(question.data["what"])), judge.vessel(str(question.data["target"]))
    if ship is None or target is None:
        return "no"
    plus = judge.attack_of(ship, night=bool(question.data["night"]), surprise=bool(question.data["surprise"]))
    gain = judge.strike(ship.card, plus, target) - judge.strike(ship.card, plus - 2, target)
    return "yes" if gain > 0.7 * judge.supplies(ship) else "no"


def carry(judge: Judge, question: Question) -> Any:
    """Keep ships that are better than what is dealt and a card (KS 3.3.2, 3.3.3)."""
    most = int(question.data["most"])
    if question.shape == "form":
        kept = finest([step.step for step in question.steps], most)
        return {step.step: "keep" if step.step in kept else "give_up" for step in question.steps}
    return finest(ids(question), most)


def carry_swap(judge: Judge, question: Question) -> list[str]:
    """Begin with the best of one's own and of what the partner offers."""
    return finest(ids(question), int(question.data["most"]))


FINE = 0.41
"""How good a ship must be for it to be kept instead of a card: such as Karlsruhe, Wolf or Möwe."""


def finest(ships: Sequence[str], most: int) -> list[str]:
    """Return the ships that are worth keeping."""
    return [ship for ship in sorted(ships, key=lambda ship: (-quality(ship), ship))[:most] if quality(ship) > FINE]


def tournament_pick(judge: Judge, question: Question, option: Option) -> float:
    """Take the best ship; a merchant that gets to port by itself."""
    return quality(option.id) if is_german(option.id) else -va(option.id)


def all_of(judge: Judge, question: Question) -> list[str]:
    """Return everything as it is offered."""
    return ids(question)


def discard_order(judge: Judge, question: Question) -> list[str]:
    """Leave what is of least use on top for whoever listens (KS 5.5.47)."""
    return sorted(sort_actions(ids(question)), key=lambda card: -judge.keeps(card))


def gift(judge: Judge, question: Question) -> list[str]:
    """Give nothing that was not asked for."""
    return []


def last_of(wanted: str) -> Answer:
    """Answer always the same, where it is offered."""

    def answer(judge: Judge, question: Question) -> str:
        return wanted if wanted in ids(question) else question.options[0].id

    return answer


ANSWERS: Mapping[str, Answer] = {
    "commit": commit,
    "play": play,
    "target_seat": choosing(target_seat),
    "target_ship": choosing(target_ship),
    "targets": targets,
    "assists": assists,
    "boarding": boarding,
    "mine_order": mine_order,
    "slim": slim,
    "slim_target": choosing(slim_target),
    "react": react,
    "after_sinking": after_sinking,
    "recall_late": after_sinking,
    "recall_ship": quickest,
    "reflag": reflag_now,
    "mistaken_pick": choosing(mistaken_pick),
    "safe_passage": last_of("try"),
    "resupply_capture": resupply_capture,
    "pursue_fast": pursue_fast,
    "pursue_shallow": last_of("no"),
    "intelligence_mode": last_of("deck"),
    "intelligence_order": intelligence_order,
    "uc_mode": uc_mode,
    "breakout_gift": choosing(breakout_gift),
    "refuge_transfer": last_of("no"),
    "wish": last_of("attacks"),
    "exchange": gift,
    "carry": carry,
    "carry_swap": carry_swap,
    "tournament_pick": choosing(tournament_pick),
    "discard_order": discard_order,
}
"""By kind of question. The Phantom's choices are made as it would, by their default (KS 5.9.13)."""
