"""Why a command or a ballot is refused: the reason and the rule in the refusal (spec 4.6)."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel import IllegalAnswer, NotYourSeat, Refusal, StaleQuestion
from rules.kernel.asking import ChooseAsk, Taken
from rules.tortuga.actions import REVEALING, commands, is_legal, may_stow, restricted
from rules.tortuga.cards import LETTER, LINES
from rules.tortuga.commands import Command, parsed
from rules.tortuga.options import Options
from rules.tortuga.state import State, ranks_of

RANKED = ("attack", "maroon", "mutiny", "stow", "brawl")


class ActionAsk(ChooseAsk):
    """The question D-ACTION: a command. An illegal one is refused with the rule that forbids it (spec 4.6)."""

    def __init__(self, state: State, options: Options, seat: int, **ask: Any) -> None:
        super().__init__(seat, "action", lambda: commands(state, options, seat), **ask)
        self._state = state
        self._agreed = options

    def take(self, answer: object) -> Taken[str]:
        """Check that the answer is a legal command."""
        if isinstance(answer, str):
            if is_legal(self._state, self._agreed, self.seat, answer):
                return answer, answer
            fault = fault_of(self._state, self._agreed, self.seat, answer)
            if fault is not None:
                raise fault
        return super().take(answer)


def fault_of(state: State, options: Options, seat: int, answer: str) -> IllegalAnswer | None:
    """Return why a command that is not offered is illegal; None if it is not a command at all."""
    command = parsed(answer)
    if command is None:
        return None
    if command.verb not in REVEALING and restricted(state, options):
        return IllegalAnswer("reveal_first", "TO-H1")
    return FAULTS[command.verb](state, seat, command)


def peek_fault(state: State, seat: int, command: Command) -> IllegalAnswer | None:
    """Refuse: a peek needs two different cards."""
    return IllegalAnswer("two_cards", "TO 3.3a")


def reveal_fault(state: State, seat: int, command: Command) -> IllegalAnswer | None:
    """Refuse: the slot is empty or does not exist."""
    return IllegalAnswer("slot_empty", "TO 3.3b")


def force_fault(state: State, seat: int, command: Command) -> IllegalAnswer | None:
    """Refuse: a force needs another seat and two different cards."""
    if command.seat == seat:
        return IllegalAnswer("force_oneself", "TO-P3")
    return IllegalAnswer("two_cards", "TO 3.3c")


def move_fault(state: State, seat: int, command: Command) -> IllegalAnswer | None:
    """Refuse: a boat holds one pawn, and a line is reached only from a boat."""
    where = command.where
    if where in state.boats and state.where(seat) not in state.boats:
        if where in state.destroyed:
            return IllegalAnswer("boat_destroyed", "TO-E GUN", boat=where)
        return IllegalAnswer("boat_taken", "TO 6.2", boat=where, seat=state.boats[where])
    if where in (*LINES, *state.boats):
        return IllegalAnswer("by_boat_only", "TO 3.3d", where=where)
    return None


def rank_fault(state: State, seat: int, command: Command) -> IllegalAnswer | None:
    """Refuse: the command needs a rank and a target."""
    if state.where(seat) in state.boats:
        return IllegalAnswer("no_rank_in_boat", "TO 6.2")
    rank, rule = RANK_NEEDED[command.verb]
    able = rank in ranks_of(state.lines, seat) or (command.verb == "stow" and may_stow(state, seat))
    if not able:
        return IllegalAnswer("rank_needed", rule, rank=rank)
    code, rule = NOTHING_TO_DO.get(command.verb, ("not_offered", rule))
    return IllegalAnswer(code, rule)


def letter_fault(state: State, seat: int, command: Command) -> IllegalAnswer | None:
    """Refuse: the command needs a saved letter and a seat that is not aboard a ship."""
    if LETTER not in state.held[seat]:
        return IllegalAnswer("no_letter", "TO-E LOM")
    return IllegalAnswer("aboard_already", "TO-E LOM")


FAULTS: Mapping[str, Callable[[State, int, Command], IllegalAnswer | None]] = {
    "peek": peek_fault,
    "reveal": reveal_fault,
    "force": force_fault,
    "move": move_fault,
    **dict.fromkeys(RANKED, rank_fault),
    "letter": letter_fault,
}
VOTED_BY: Mapping[str, str] = {"attack": "TO 7.2", "mutiny": "TO 8.2", "brawl": "TO 9.2"}
"""The rule that says who votes, by the kind of vote."""
RANK_NEEDED: Mapping[str, tuple[str, str]] = {
    "attack": ("CPT", "TO 3.4a"),
    "maroon": ("CPT", "TO 3.4b"),
    "mutiny": ("FM", "TO 3.5"),
    "stow": ("CB", "TO 3.6"),
    "brawl": ("GOV", "TO 3.7"),
}
NOTHING_TO_DO: Mapping[str, tuple[str, str]] = {
    "attack": ("no_target", "TO-H5"),
    "maroon": ("not_in_crew", "TO 3.4b"),
    "stow": ("hold_empty", "TO 3.6"),
}


def unasked(state: State, seat: int) -> Refusal:
    """Return why a seat that is asked nothing cannot answer: it has voted, has no vote, or must wait (spec 4.6)."""
    vote = state.vote
    if vote is None:
        return StaleQuestion("wait", "TO 3.1")
    if seat in vote.voters:
        return StaleQuestion("ballot_final", "TO-H7")
    if seat in vote.members:
        return NotYourSeat("no_vote_card", "TO-H8")
    rule = "TO 6.2" if state.where(seat) in state.boats else VOTED_BY[vote.kind]
    return NotYourSeat("not_in_electorate", rule, vote=vote.kind)
