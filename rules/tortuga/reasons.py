"""The main reason of each answer of the AI seat, from its own view: facts, never prose."""

from collections.abc import Callable, Mapping

from rules.kernel import BY_DEFAULT, Advice, Option, Question, Reason
from rules.tortuga.beliefs import Beliefs
from rules.tortuga.cards import ARMADA, BLIND
from rules.tortuga.commands import verb_of
from rules.tortuga.pilot import pilot
from rules.tortuga.view import TortugaView

Explain = Callable[[Beliefs, Question, Option], Reason]


def advise(view: TortugaView, question: Question) -> Advice:
    """Answer the question for the seat whose view this is, and give the main reason."""
    answer = pilot(view, question)
    explain = EXPLAINED.get(question.kind)
    if explain is None:
        return Advice(answer, BY_DEFAULT)
    if len(question.options) == 1:
        return Advice(answer, Reason("only"))
    chosen = next(option for option in question.options if option.id == answer)
    return Advice(answer, explain(Beliefs(view), question, chosen))


# ---------------------------------------------------------------- a turn


def of_action(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why a command is the best one."""
    del question
    verb, facts = verb_of(chosen.id), chosen.data
    match verb:
        case "reveal":
            return of_reveal(beliefs, int(facts["slot"]))
        case "maroon" | "mutiny":
            seat = int(facts["seat"])
            known = beliefs.friend(seat) < 0
            return Reason(f"{verb}_{'enemy' if known else 'unknown'}", {"seat": seat})
        case "move":
            return Reason("move", {"where": facts["where"]})
        case "attack":
            return Reason("attack", {"target": facts["target"]})
        case "stow":
            return Reason("stow", {"source": facts["source"], "hold": facts["hold"]})
        case "force":
            return Reason("force", {"seat": int(facts["seat"])})
        case "letter":
            return Reason("letter", {"ship": facts["ship"]})
        case "peek":
            return Reason("peek_armada" if beliefs.armada_chance else "peek")
        case _:
            return Reason("brawl")


def of_reveal(beliefs: Beliefs, slot: int) -> Reason:
    """Return why the card in a slot is turned up."""
    card = beliefs.me.memory.get(slot)
    if card is None:
        return Reason("reveal_unknown_ahead" if beliefs.end_value > 0 else "reveal_unknown")
    if card == ARMADA:
        return Reason("reveal_armada" if beliefs.end_value > 0 else "reveal_armada_lost")
    return Reason("reveal_known", {"card": card})


def of_forced_card(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why one of two cards is turned up."""
    del question
    card = beliefs.me.memory.get(int(chosen.data["slot"]))
    return Reason("forced_unknown") if card is None else Reason("forced_known", {"card": card})


# ---------------------------------------------------------------- votes


def of_ballot(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why a vote card is cast, by what the seat wants of the vote."""
    del chosen
    data = question.data
    if data["caller"] == beliefs.seat:
        return Reason("ballot_own")
    if data["vote"] == "brawl":
        return Reason("ballot_flag")
    # Friends of the captain help an attack, and hinder a mutiny against the captain.
    captain = int(data["captain" if data["vote"] == "mutiny" else "caller"])
    friendly = beliefs.friend(captain) >= 0 if data["vote"] == "mutiny" else beliefs.friend(captain) > 0.3
    return Reason("ballot_friend" if friendly else "ballot_enemy", {"captain": captain})


# ---------------------------------------------------------------- other choices


def of_start_hold(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why the first chest goes where it does."""
    del question
    return Reason("hold_own" if beliefs.gain("GAL", chosen.data["hold"]) >= 0 else "hold_bluff", dict(chosen.data))


def of_letter(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why a Letter of Marque is used or saved."""
    del beliefs, question
    return Reason("letter_saved") if chosen.id == "save" else Reason("letter", {"ship": chosen.data["ship"]})


def of_gunpowder(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why a rowboat is blown up."""
    del beliefs, question
    sailor = chosen.data["seat"]
    return Reason("boat_empty") if sailor is None else Reason("boat_enemy", {"seat": sailor})


def of_forfeit(beliefs: Beliefs, question: Question, chosen: Option) -> Reason:
    """Return why a vote card is given up."""
    del beliefs, question
    return Reason("forfeit_blind" if chosen.id == BLIND else "forfeit")


def about(kind: str, *keys: str) -> Explain:
    """Return the explanation of a choice whose reason is always the same, with facts of the option."""
    return lambda _, __, chosen: Reason(kind, {key: chosen.data[key] for key in keys})


EXPLAINED: Mapping[str, Explain] = {
    "action": of_action,
    "forced_card": of_forced_card,
    "ballot": of_ballot,
    "start_hold": of_start_hold,
    "attack_source": about("rob", "hold"),
    "attack_dest": about("keep_chest", "hold"),
    "forfeit": of_forfeit,
    "letter": of_letter,
    "pistol": about("pistol", "seat"),
    "map": about("map_kept"),
    "gunpowder": of_gunpowder,
    "cabin": about("cabin", "ship"),
    "pieces": about("stow", "source", "hold"),
}
"""By kind of question, what explains an answer; the AI weighs no other kind."""
