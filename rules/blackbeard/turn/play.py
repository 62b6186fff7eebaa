"""The flow of a match: set-up, turns of steps 0 to 9, the end (spec 4.1)."""

from collections.abc import Callable, Sequence

from rules.blackbeard.arrivals import deal_pirate
from rules.blackbeard.asking import charted
from rules.blackbeard.captivity.treason import prison_sacked
from rules.blackbeard.chart import publish
from rules.blackbeard.crown.summons import found_by_search
from rules.blackbeard.ending import capped, conclude, finished
from rules.blackbeard.hazards.laws import arrest
from rules.blackbeard.setup import set_up
from rules.blackbeard.state import Now
from rules.blackbeard.turn.desk import takes_orders
from rules.blackbeard.turn.entries import after_acts, begin_step, carry_out, hunt_after_each
from rules.blackbeard.turn.extra import extra_actions, free_operation
from rules.blackbeard.turn.orders import ask_orders, roll_movement
from rules.blackbeard.turn.rooms import ACTION_CARD, DICE_OF_ALL, END_OF_TURN, FOR_CAPTIVES, HUNTERS
from rules.blackbeard.turn.trade import trade_window
from rules.blackbeard.voyage import VOYAGE_CORRECTIONS, Campaign, Hooks, Voyage
from rules.kernel import Abandoned, Play, Result, Table

HOOKS = Hooks(found_by_search, arrest, prison_sacked, free_operation)
"""The hooks by which the Crown, captivity and the extra actions add to the rooms below."""


def play_match(table: Table, campaign: Campaign) -> Play[Result]:
    """Play a match from set-up to its end."""
    voyage = Voyage(table, campaign, HOOKS)

    def whole() -> Play[None]:
        yield from set_up(voyage)
        yield from play_turns(voyage)

    return (yield from concluded(voyage, whole()))


def resume_match(table: Table, campaign: Campaign) -> Play[Result]:
    """Play on from the start of a turn."""
    voyage = Voyage(table, campaign, HOOKS)
    return (yield from concluded(voyage, play_turns(voyage)))


def concluded(voyage: Voyage, play: Play[None]) -> Play[Result]:
    """Play to the end, or until everybody has resigned."""
    try:
        yield from charted(voyage, play)
    except Abandoned:
        return conclude(voyage, resigned=True)
    return conclude(voyage)


def play_turns(voyage: Voyage) -> Play[None]:
    """Take turns until the match ends."""
    while not voyage.state.ended:
        voyage.table.checkpoint(voyage.campaign)
        yield from play_turn(voyage)


def play_turn(voyage: Voyage) -> Play[None]:
    """Play one turn; it breaks off after the micro-step that ends the match."""
    for number, step in STEPS:
        for pirate in voyage.state.active():
            pirate.now.tested = []
        yield from begin_step(voyage, number)
        if finished(voyage):
            return
        yield from step(voyage)
        if finished(voyage):
            return
    publish(voyage)
    capped(voyage)
    voyage.state.marker = voyage.state.left_of(voyage.state.marker)


# ---------------------------------------------------------------- the steps


def upkeep(voyage: Voyage) -> Play[None]:
    """Step 0: a new turn begins, replacements are drawn, movement dice are rolled."""
    yield from ()
    state = voyage.state
    state.turn += 1
    for pirate in state.pirates.values():
        pirate.now = Now(rigged=list(pirate.ship.jury))
        pirate.call.letter_priced = False
    for hunter in state.hunters:
        hunter.foes, hunter.ignores = [], []
    state.newcomers = [(deal_pirate(voyage, seat), seat) for seat in state.owed]
    state.owed = []
    voyage.tell("turn_start", turn=state.turn, seat=state.marker, rule="BN 7.1")
    roll_movement(voyage, [pirate for pirate in state.in_order() if takes_orders(state, pirate)])
    for pirate in state.active():
        if pirate.debauched == state.turn:
            voyage.tell("misses_turn", seat=pirate.seat, pirate=pirate.id, rule="BN 9.28")


def entries(voyage: Voyage) -> Play[None]:
    """Steps 2 and 3: moves, then operations, of all pirates with orders."""
    state, hidden = voyage.state, voyage.hidden
    pirates = [pirate for pirate in state.in_order() if pirate.id in hidden.entries]
    yield from carry_out(voyage, pirates, hidden.entries)
    for pirate in state.in_order():
        # A pirate who misses his turn stays where he is.
        if pirate.debauched == state.turn and not state.ended:
            yield from hunt_after_each(voyage, pirate)
    hidden.last = dict(hidden.entries)


def hunters(voyage: Voyage) -> Play[None]:
    """Step 4: hunters move and intercept."""
    for act in HUNTERS:
        yield from act(voyage)
    if voyage.options.m_hunters and not voyage.state.ended:
        yield from after_acts(voyage)


def end_of_turn(voyage: Voyage) -> Play[None]:
    """Step 6: the dice of the end of the turn, each for every pirate before the next one (spec 4.17)."""
    state = voyage.state
    for dice in END_OF_TURN:
        for pirate in state.in_order(held=dice in FOR_CAPTIVES):
            able = pirate.status == "active" or (pirate.in_play and dice in FOR_CAPTIVES)
            if able and (rolling := dice(voyage, pirate)) is not None:
                yield from rolling
    for roll_all in DICE_OF_ALL:
        yield from roll_all(voyage)
    yield from after_acts(voyage)
    for pirate in state.active():
        if pirate.debauched == state.turn:
            pirate.debauched = 0
    tell_turn(voyage)


def tell_turn(voyage: Voyage) -> None:
    """Tell what each pirate did in the turn, in one event for the news."""
    facts = [
        {
            "seat": pirate.seat,
            "pirate": pirate.id,
            "place": pirate.position.place,
            "mode": pirate.position.mode,
            "path": [*pirate.now.track, *pirate.now.path],
            "operation": pirate.now.operation,
        }
        for pirate in voyage.state.active()
    ]
    voyage.tell("turn_over", turn=voyage.state.turn, pirates=facts, rule="BN 7.1")


def action_card(voyage: Voyage) -> Play[None]:
    """Step 8: the action card."""
    options = voyage.options
    for act in ACTION_CARD:
        yield from act(voyage)
    # Without hunters, too, a hazard event may call a mutiny at once; older matches left it to the next turn.
    acted = options.m_hunters or (options.m_hazards and voyage.table.patched(VOYAGE_CORRECTIONS))
    if acted and not voyage.state.ended:
        yield from after_acts(voyage)


STEPS: Sequence[tuple[int, Callable[[Voyage], Play[None]]]] = (
    (0, upkeep),
    (1, ask_orders),
    (2, entries),
    (4, hunters),
    (5, extra_actions),
    (6, end_of_turn),
    (7, trade_window),
    (8, action_card),
)
"""The steps of a turn by number; step 3 follows step 2 inside ``entries``, and step 9 is the end of ``play_turn``."""
