"""The main reason of each of the AI's answers, from the figures with which it has decided: facts, never prose."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.kaiser.coins import AMOUNTS, percent
from rules.kaiser.combat.windows import PASS
from rules.kaiser.pieces import ACTIONS, GERMANS, action, is_german, kind_of
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.aiming import (
    aimed_with,
    card_on,
    gain_at_seat,
    offered_ids,
    own_upright,
    score_target_seat,
    score_target_ship,
)
from rules.kaiser.pilot.card_gains import AT_ENEMY, ATTACKING
from rules.kaiser.pilot.continuing import Continued
from rules.kaiser.pilot.judging import GRUDGE, Judge, attacked
from rules.kaiser.pilot.planning import Commitment
from rules.kaiser.pilot.playing import ORDER
from rules.kaiser.pilot.reacting import gains_after_sinking, gains_of_reactions, raids, weighed
from rules.kernel import Option, Question, Reason

Explain = Callable[[Judge, Question, Any], Reason]
ONLY = Reason("only")
"""Nothing else can be answered."""
MANY = 2
"""The cards that most people lay and keep; who lays more and keeps fewer asks for a reason."""
FEW = 2
"""A hand of so many cards or fewer is often spared until it has grown."""
CLEARLY = 1.5
"""The least by which one turn is clearly better than another."""
NOTHING = 0.05
"""A gain that is none."""
ENDS = ("end_turn", "end_turn/order")
"""The moves that end the turn."""
UNDERSEA = ("lay_mines", "submarine_uc", "submarine_u")
"""The cards that attack merchants beside a raid, which each merchant may meet in the same turn, too."""
ATTACKS = ORDER.index("aboard")
"""The place in the order of play before which cards help the attacks of the turn."""


def reason_of(judge: Judge, question: Question, answer: Any) -> Reason:
    """Return the main reason of an answer to any question but that of the cards to lay down."""
    if question.shape == "choose" and len(question.options) == 1:
        return ONLY
    explain = EXPLAINED.get(question.kind)
    return explain(judge, question, answer) if explain else Reason(FIXED[question.kind])


def reason_to_commit(commitment: Commitment, worth: float) -> Reason:
    """Return why these cards are laid down, or none.

    ``worth``: what all of them promise beyond their worth in the hand. ``more``: how much of it does not come from the
    attacks, but from cards that are laid for their texts.
    """
    if commitment.against is not None:
        laid = len(commitment.answer["cards"])
        facts = {"laid": laid - len(commitment.own), "kept": commitment.hand - laid}
        # What is laid for its text beside the attacks has another reason than theirs.
        facts |= {"many": laid > MANY > commitment.hand - laid, "besides": commitment.own}
        gain = max(1, round(commitment.profit))
        facts["more"] = max(0, round(worth) - gain) if commitment.own else 0
        reactions = [card for card in sideways(commitment.answer) if action(card).family == "reaction"]
        # Of one, another sentence is said than of several.
        alone = {"card": reactions[0] if len(reactions) == 1 else None}
        told = {**alone, "answering": reactions if len(reactions) > 1 else []}
        return Reason("commit_attack", {"other": commitment.against, "gain": gain, **facts, **told})
    if commitment.own:
        extra = next((card for card in commitment.own if kind_of(card) == "second_chance"), None)
        told = Reason("commit_own", {"card": commitment.own[0], "count": len(commitment.own)})
        return told if extra is None else Reason("commit_extra", {"card": extra})
    return Reason("commit_nothing", {"few": commitment.hand <= FEW})


def reason_to_continue(turn: Continued) -> Reason:
    """Return why a turn goes on so from what has been chosen.

    ``loss``: by how much the AI's own turn is better, whose cards are ``instead``; 0: not clearly. ``same``: they are
    the same cards, in other places.
    """
    if turn.turn is turn.instead:
        return reason_to_commit(turn.turn, turn.gain)
    loss = round(turn.loss) if turn.loss >= CLEARLY else 0
    instead: Sequence[str] = turn.instead.answer["cards"] if loss else []
    facts = {"added": turn.added, "closed": turn.closed, "gain": max(0, round(turn.gain)), "other": turn.turn.against}
    same = bool(loss) and set(instead) == set(turn.turn.answer["cards"])
    return Reason("commit_on", {**facts, "loss": loss, "instead": instead, "same": same})


def sideways(answer: Mapping[str, Any]) -> list[str]:
    """Return the cards that lie sideways in an answer to the question of the cards to lay down."""
    return [card for card in answer["cards"] if answer[card] == "british" or answer[card].startswith("ship/")]


# ---------------------------------------------------------------- the play loop


def of_play(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a card is played now, or why the turn ends."""
    verb, _, rest = answer.partition("/")
    if verb == "end_turn":
        return Reason("play_end", {"kept": sum(option.id.startswith("reveal/") for option in question.options)})
    if verb == "leave_refuge":
        return Reason("play_leave", {"ship": rest})
    if verb == "resupply":
        return Reason("play_resupply", {"ship": rest.partition("/")[0]})
    option = next(option for option in question.options if option.id == answer)
    card = str(option.data["card"])
    if kind_of(card) == "second_chance" and not is_attack(option):
        return Reason("play_extra", {"card": card})
    if is_attack(option):
        return Reason("play_attack", {"card": card, "rest": rest_of_play(judge, question, option)})
    helps = ORDER.index(kind_of(card)) < ATTACKS and any(is_attack(other) for other in question.options)
    return Reason("play_first" if helps else "play_now", {"card": card})


def is_attack(option: Option) -> bool:
    """Return whether a move turns up a card that attacks."""
    if not option.id.startswith("reveal/"):
        return False
    return option.data["place"] in ("ship", "british") or kind_of(str(option.data["card"])) in ATTACKING


def rest_of_play(judge: Judge, question: Question, chosen: Option) -> str:
    """Return what else could be played instead of an attack.

    "none": nothing. "others": only cards that do not attack. Of the attacks among the rest, "best": all with other
    ships, which bring less. "weaker": it damages merchants, which are easier to sink then (KP 3.2.7). "unhurt": they
    damage merchants, which could not be captured then (KS 5.5.3). Else "attacks" if there is nothing but attacks, and
    "mixed" if not.
    """
    rest = [option for option in question.options if option.id not in (*ENDS, chosen.id)]
    if not rest:
        return "none"
    attacks = [option for option in rest if is_attack(option)]
    if not attacks:
        return "others"
    if all(option.data["place"] == "ship" for option in (chosen, *attacks)):
        return "best"
    if is_undersea(chosen) and any(option.data["place"] == "ship" or is_undersea(option) for option in attacks):
        return "weaker"
    boards = any(slot.card and kind_of(slot.card) == "boarding_party" for slot in own_upright(judge))
    if boards and chosen.data["place"] == "ship" and any(map(is_undersea, attacks)):
        return "unhurt"
    return "attacks" if attacks == rest else "mixed"


def is_undersea(option: Option) -> bool:
    """Return whether an attack is one by mines or torpedo."""
    return option.data["place"] not in ("ship", "british") and kind_of(str(option.data["card"])) in UNDERSEA


def of_ahead(judge: Judge, question: Question, answer: Mapping[str, Any]) -> Reason:
    """Return why the plan of a turn begins as it does."""
    first = question.steps_with(answer)[0]
    return of_play(judge, first, answer[first.step])


# ---------------------------------------------------------------- targets


def of_seat(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why an enemy is the one to be attacked, or the one for a card that is no attack.

    ``rival``: the enemy who comes next. ``why``: "more" if the attacks promise clearly more than there; "ahead" if no
    more, but this enemy is ahead; "even" if no other is better; else "little".
    """
    what = aimed_with(question)
    if not is_german(what) and kind_of(what) in AT_ENEMY:
        return Reason("seat_card", {"other": int(answer), "card": what})
    scores = {int(one.id): score_target_seat(judge, question, one) for one in question.options if one.id != answer}
    rival = max(scores, key=lambda seat: scores[seat])
    gain, less = gain_at_seat(judge, what, int(answer)), gain_at_seat(judge, what, rival)
    if gain < less + NOTHING:
        why = "ahead" if judge.leads(int(answer)) > judge.leads(rival) else "even"
    else:
        why = "more" if round(gain) > max(0, round(less)) else "little"
    facts = {"gain": round(gain), "rival": rival, "less": max(0, round(less)), "why": why}
    return Reason("seat_best", {"other": int(answer), **facts})


def sinking(judge: Judge, question: Question, card: str) -> int | None:
    """Return the chance to sink a target in per cent; None if nothing is fired at it."""
    what, vessel = aimed_with(question), judge.vessel(card)
    if vessel is None:
        return None
    if is_german(what):
        ship = judge.vessel(what)
        if ship is None:
            return None
        cover = card_on(judge, what)
        plus = judge.attack_of(ship, night=bool(cover) and bool(action(cover).intercept_night))
        return percent(attacked(GERMANS[what].attack, plus, vessel)[0])
    if any(slot.card == what and slot.place == "british" for slot in judge.view.committed):
        printed = action(what)
        return percent(attacked(printed.intercept_attack, AMOUNTS["night"] * printed.intercept_night, vessel)[0])
    return None


def chance_to_sink(judge: Judge, question: Question, card: str) -> int | None:
    """Return the chance to sink a target in per cent, as its option shows it; None if nothing is fired at it."""
    shown = next((option.data.get("odds") for option in question.options if option.id == card), None)
    return sinking(judge, question, card) if shown is None else int(shown["sunk"])


def of_ship(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a ship is the target.

    ``even``: another one is as good. ``over``: the one for which VA times chance is higher, and ``why`` it is not the
    target nevertheless: see :func:`decisive`. ``frees``: a merchant lets a sunken German ship count.
    """
    odds = chance_to_sink(judge, question, answer)
    if odds is None:
        return Reason("ship_best", {"target": answer, "va": va(answer), **card_facts_of(question, answer)})
    chances = {option.id: chance_to_sink(judge, question, option.id) or 0 for option in question.options}
    gains = {option.id: score_target_ship(judge, question, option) for option in question.options}
    even = any(gain >= gains[answer] - NOTHING for card, gain in gains.items() if card != answer)
    facts: dict[str, Any] = {"target": answer, "va": va(answer), "odds": odds, "even": even, "over": None}
    facts["frees"] = not is_german(answer) and judge.room(judge.force) < 0
    over = max(chances, key=lambda card: va(card) * chances[card])
    if gains[over] < gains[answer] - NOTHING and va(over) * chances[over] > va(answer) * odds:
        why = decisive(judge, question, answer, over)
        facts |= {"over": over, "over_va": va(over), "over_odds": chances[over], "why": why}
        facts["frees"] &= why != "unlock"
    return Reason("ship_odds", facts)


def card_facts_of(question: Question, answer: str) -> dict[str, Any]:
    """Return the card that is aimed at a ship without firing at it, and the chance that its option shows."""
    what = aimed_with(question)
    data = next(option.data for option in question.options if option.id == answer)
    card = what if not is_german(what) and kind_of(what) in ACTIONS else None
    chance = data.get("succeeds", data.get("chance"))
    return {"card": card, "kind": None if card is None else kind_of(card), "chance": chance}


def decisive(judge: Judge, question: Question, target: str, over: str) -> str:
    """Return what speaks most for a target against one for which VA times chance is higher.

    "port": what its owner scores if it gets away. "unlock": the German ship that counts with a merchant. "pair": the
    merchant that a German ship needs to count. "owner": its worth to its owner. "other": damage, and the rest.
    """
    terms, others = weights(judge, question, target), weights(judge, question, over)
    best = max(terms, key=lambda term: terms[term] - others[term])
    return best if terms[best] > others[best] else "other"


def weights(judge: Judge, question: Question, card: str) -> dict[str, float]:
    """Return what counts for a target beside the VA that sinking it scores, from what its option shows."""
    data = next(option.data for option in question.options if option.id == card)
    vessel, worth, sunk = judge.vessel(card), va(card), (chance_to_sink(judge, question, card) or 0) / 100
    terms: dict[str, float] = {"port": 0.0, "unlock": 0.0, "pair": 0.0, "owner": 0.0}
    if (passage := data.get("passage")) is not None:
        terms["port"] = -judge.grudge * worth * passage["missed"] * passage["chance"] / 100**2
    if is_german(card):
        terms["pair"] = -sunk * worth * (1 - judge.counts(judge.force))
    else:
        terms["unlock"] = sunk * judge.unlocks
    if vessel is not None and (is_german(card) or judge.is_prize(vessel)):
        terms["owner"] = sunk * judge.grudge * judge.loses(vessel)
    return terms


def of_ships(judge: Judge, question: Question, answer: list[str]) -> Reason:
    """Return why the targets of an intercept are fought in this order."""
    odds = sinking(judge, question, answer[0]) if answer else None
    if odds is None:
        return Reason("ships_best")
    return Reason("ships_odds", {"target": answer[0], "va": va(answer[0]), "odds": odds})


def of_slim_target(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a merchant is the one that stays under attack."""
    if question.data["seat"] == judge.seat:
        return of_ship(judge, question, answer)
    return Reason("slim_cheapest", {"target": answer, "va": va(answer)})


def of_assists(judge: Judge, question: Question, answer: list[str]) -> Reason:
    """Return why cards are attached to an attack, or saved."""
    del judge
    if not question.options:
        return Reason("assists_none")
    saved = [card for card in offered_ids(question) if card not in answer]
    return Reason("assists_saved", {"card": saved[0]}) if saved else Reason("assists_all")


def of_boarding(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a ship is boarded or not."""
    del judge
    return Reason(f"boarding_{answer}", {"target": question.data["target"], "va": va(question.data["target"])})


# ---------------------------------------------------------------- reactions


def of_reaction(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why an attack is answered with a card, or not.

    ``card``: the best card, None if none helps at all. ``gain`` and ``price``: what it is worth here, and in the hand,
    in whole VA; ``close``: rounded, they are the same. ``rivals``: what an enemy scores counts less than what the seat
    scores, because there are several enemies.
    """
    under = raids(judge, question)
    odds = max((percent(attacked(raid.coin, raid.plus, raid.target)[0]) for raid in under), default=0)
    target = max((raid.target.card for raid in under), key=va, default="")
    facts = {"target": target or None, "va": va(target) if target else 0, "odds": odds}
    facts |= {"captures": bool(question.data.get("boarding")), "rivals": judge.grudge < GRUDGE[2], "card": None}
    best = weighed(judge, question, gains_of_reactions(judge, question))
    if best is not None and best.gain > NOTHING:
        gain, price = round(best.gain), round(best.price)
        facts |= {"card": best.card, "gain": gain, "price": price, "close": gain == price}
    return Reason("react_pass" if answer == PASS else "react_card", facts)


def of_after_sinking(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a card answers a sinking, or none; the facts are those of :func:`of_reaction`, and its chance."""
    chances = {option.id: option.data.get("succeeds") for option in question.options}
    if answer != PASS:
        kind = "after_recall" if kind_of(answer) == "recalled" else "after_mistaken"
        return Reason(kind, {"card": answer, "chance": chances[answer]})
    best = weighed(judge, question, gains_after_sinking(judge, question))
    if best is None:
        return Reason("after_pass", {"card": None})
    gain, price = max(0, round(best.gain)), round(best.price)
    facts = {"card": best.card, "chance": chances[best.card], "gain": gain, "price": price, "close": gain == price}
    return Reason("after_pass", facts)


def of_reflag(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a ship gets a new disguise, or not."""
    del judge
    return Reason("reflag_pass" if answer == PASS else "reflag_yes", {"ship": question.data["target"]})


# ---------------------------------------------------------------- other choices


def either(yes: str, no: str) -> Explain:
    """Return the explanation of an answer by yes or no."""
    return lambda _, __, answer: Reason(yes if answer == "yes" else no)


def of_carry(judge: Judge, question: Question, answer: Any) -> Reason:
    """Return why ships are kept for the next hand, or not."""
    del judge
    kept = [ship for ship, fate in answer.items() if fate == "keep"] if question.shape == "form" else list(answer)
    return Reason("carry_keep", {"ships": kept}) if kept else Reason("carry_none")


def of_mode(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a minelaying U-boat lays mines or fires a torpedo."""
    del judge, question
    return Reason(f"uc_{answer}")


def of_pick(judge: Judge, question: Question, answer: str) -> Reason:
    """Return why a card of the tournament's display is taken."""
    del judge, question
    return Reason("pick_german" if is_german(answer) else "pick_merchant", {"ship": answer, "va": va(answer)})


EXPLAINED: Mapping[str, Explain] = {
    "play": of_play,
    "ahead_move": of_play,
    "ahead": of_ahead,
    "target_seat": of_seat,
    "ahead_seat": of_seat,
    "target_ship": of_ship,
    "ahead_ship": of_ship,
    "targets": of_ships,
    "ahead_ships": of_ships,
    "slim_target": of_slim_target,
    "assists": of_assists,
    "ahead_assists": of_assists,
    "boarding": of_boarding,
    "react": of_reaction,
    "slim": of_reaction,
    "after_sinking": of_after_sinking,
    "recall_late": of_after_sinking,
    "reflag": of_reflag,
    "resupply_capture": either("supply_yes", "supply_no"),
    "pursue_fast": either("pursue_yes", "pursue_no"),
    "carry": of_carry,
    "carry_swap": of_carry,
    "uc_mode": of_mode,
    "tournament_pick": of_pick,
}
"""By kind of question, what explains an answer that depends on the view."""
FIXED: Mapping[str, str] = {
    "mine_order": "mines_cheap_first",
    "recall_ship": "recall_best",
    "mistaken_pick": "give_cheapest",
    "safe_passage": "passage_free",
    "pursue_shallow": "shallow_risk",
    "intelligence_mode": "deck_helps_us",
    "intelligence_order": "best_card_first",
    "breakout_gift": "give_weaker",
    "refuge_transfer": "keep_ship",
    "wish": "wish_attacks",
    "exchange": "exchange_none",
    "discard_order": "discard_worst_up",
}
"""By kind of question, the reason of an answer that always follows the same idea."""
