"""The flow of a match (spec 4): turns, and the effect of each command."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel import Option, Play, Result, Table, choose
from rules.tortuga.actions import default_command, restricted, targets, turns_before_restriction
from rules.tortuga.cards import ISLAND, LETTER, has_dutch, opposite
from rules.tortuga.commands import Command, command_of
from rules.tortuga.ending import Decided, concluded
from rules.tortuga.events import discard, reveal_card
from rules.tortuga.options import actions_of
from rules.tortuga.pawns import maroon, move
from rules.tortuga.refusing import ActionAsk
from rules.tortuga.setup import set_up
from rules.tortuga.state import STALLS_COUNTED, State, ranks_of
from rules.tortuga.treasure import Haul, transfer
from rules.tortuga.votes import Vote, hold_vote


def play_match(table: Table, state: State) -> Play[Result]:
    """Set up, and play turns until the match is decided (spec 3.2, 4.1)."""
    return (yield from concluded(table, state, whole_match(table, state)))


def resume_match(table: Table, state: State) -> Play[Result]:
    """Play on from the beginning of a turn."""
    return (yield from concluded(table, state, play_turns(table, state)))


def whole_match(table: Table, state: State) -> Play[None]:
    """Set up, and play turns without end."""
    yield from set_up(table, state)
    yield from play_turns(table, state)


def play_turns(table: Table, state: State) -> Play[None]:
    """Play turn after turn, clockwise; no seat is ever skipped (TO 3.1, 5.4)."""
    while True:
        table.checkpoint(state)
        yield from play_turn(table, state)


def play_turn(table: Table, state: State) -> Play[None]:
    """Play a turn; passing is not allowed. When sudden death begins, the rest of the turn is lost (T1-T3, A20)."""
    seat, phase = state.active, state.phase
    state.actions_left, state.revealed = actions_per_turn(table), False
    table.tell(
        "turn_started",
        seat=seat,
        round=state.round,
        actions=state.actions_left,
        where=state.where(seat),
        ranks=ranks_of(state.lines, seat),
        **stall_facts(table, state),
        rule="TO 3.1",
    )
    while state.actions_left and state.phase == phase:
        command = command_of((yield from action(table, state)))
        yield from COMMANDS[command.verb](table, state, seat, command)
        state.actions_left -= 1
        if state.actions_left and state.phase == phase:
            table.tell("actions_left", seat=seat, actions=state.actions_left, rule="TO-P1")
    end_turn(table, state, phase)


def stall_facts(table: Table, state: State) -> dict[str, Any]:
    """Return whether a turn must reveal a card; if so, the rounds in which nobody has (TO-H1)."""
    must = restricted(state, table.options)
    counted = must and table.patched(STALLS_COUNTED)
    return {"restricted": must, **({"stalled": table.options.stall_rounds} if counted else {})}


def actions_per_turn(table: Table) -> int:
    """Return the number of actions in a turn: as the options say, or two with two seats, one with more (TO-P1)."""
    return actions_of(table.options.actions_per_turn, table.seats)


def end_turn(table: Table, state: State, phase: str) -> None:
    """Count the turn for the stall guard and for the limit of sudden death (T3, X6). Raises Decided at that limit."""
    state.turns += 1
    if not state.revealed:
        state.stall += 1
    if phase == "sudden_death":
        state.sudden_turns += 1
        limit = table.options.sudden_death_rounds
        if limit and state.sudden_turns >= limit * state.seats:
            raise Decided("draw", None)
    state.active = state.after(state.active)


def action(table: Table, state: State) -> ActionAsk:
    """Ask D-ACTION: every complete legal command. It is asked even if there is only one."""
    seat, options = state.active, table.options
    before = turns_before_restriction(state, options)
    obliged = state.clockwise_from(seat)[before % state.seats]
    return ActionAsk(
        state,
        options,
        seat,
        default=lambda: default_command(state, options),
        rule="TO 3.2",
        data={
            "where": state.where(seat),
            "duties": ranks_of(state.lines, seat),
            "actions": state.actions_left,
            "begun": state.actions_left < actions_of(options.actions_per_turn, state.seats),
            "dutch": has_dutch(state.seats),
            "restricted": restricted(state, options),
            "stalled": options.stall_rounds,
            "turns_before": before,
            # Who plays the first turn that must reveal a card.
            "obliged": obliged if before else None,
            "obliged_own": obliged == seat,
        },
    )


# ---------------------------------------------------------------- the commands


def peek(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Look at two cards of the row. Everybody sees which slots, only the seat sees the cards (TO 3.3a, A28)."""
    slots = list(command.slots)
    seen = [{"slot": slot, "card": state.row[slot]} for slot in slots]
    table.tell("peeked", seat=seat, slots=slots, private={seat: {"seen": seen}}, rule="TO 3.3a")
    yield from ()


def reveal(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Reveal a card of the row (TO 3.3b)."""
    yield from reveal_card(table, state, seat, command.slots[0])


def force(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Force another seat to reveal one of two cards; that seat is the revealer (TO 3.3c)."""
    victim, slots = command.seat, list(command.slots)
    table.tell("forced", seat=seat, victim=victim, slots=slots, rule="TO 3.3c")
    picked = yield from choose(
        victim,
        "forced_card",
        [Option(str(slot), {"slot": slot}, final=True) for slot in slots],
        rule="TO 3.3c",
        data={"caller": seat},
    )
    yield from reveal_card(table, state, victim, int(picked))


def sail(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Move the seat's own pawn (TO 3.3d)."""
    move(table, state, seat, command.where, "TO 3.3d")
    yield from ()


def attack(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Call an attack, as the captain (TO 3.4a)."""
    ship = state.where(seat)
    target = command.where or targets(state, table.options, ship)[0]
    yield from hold_vote(table, state, Vote("attack", ship, seat, seat, target))


def maroon_crew(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Maroon one of the crew, as the captain, without a vote (TO 3.4b)."""
    yield from maroon(table, state, command.seat, "TO 3.4b", seat)


def mutiny(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Call a mutiny, as the First Mate (TO 3.5)."""
    ship = state.where(seat)
    yield from hold_vote(table, state, Vote("mutiny", ship, seat, state.lines[ship][0]))


def stow(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Move a treasure to the other hold of the seat's ship (TO 3.6)."""
    transfer(table, state, [Haul(command.where, opposite(command.where), 1)], "stow", seat, "TO 3.6")
    yield from ()


def brawl(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Call a brawl, as the Governor or the holder of Tortuga's map (TO 3.7)."""
    yield from hold_vote(table, state, Vote("brawl", ISLAND, seat, None))


def letter(table: Table, state: State, seat: int, command: Command) -> Play[None]:
    """Spend a saved Letter of Marque (TO-E LOM)."""
    state.held[seat].remove(LETTER)
    discard(table, state, LETTER, holder=seat)
    move(table, state, command.seat, command.where, "TO-E LOM")
    yield from ()


COMMANDS: Mapping[str, Callable[[Table, State, int, Command], Play[None]]] = {
    "peek": peek,
    "reveal": reveal,
    "force": force,
    "move": sail,
    "attack": attack,
    "maroon": maroon_crew,
    "mutiny": mutiny,
    "stow": stow,
    "brawl": brawl,
    "letter": letter,
}
