"""The play loop: the order in which the AI plays its committed cards, one at a time."""

from rules.kaiser.pieces import action, kind_of
from rules.kaiser.pieces import va_of as va
from rules.kaiser.pilot.aiming import gain_of_sortie, open_seats, own_upright
from rules.kaiser.pilot.card_gains import ATTACKING, gain_of
from rules.kaiser.pilot.judging import SUPPLY, Judge
from rules.kernel import Option, Question

EXHAUSTION = 0.35
"""The share of a prize's VA that is at risk when it supplies a ship (KS 5.8.12)."""

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
"""The order of play: cards that help the others, then attacks, then shelter."""


def answer_play(judge: Judge, question: Question) -> str:
    """Play the next useful card in order, or end the turn."""
    wanted = [(rank, option.id) for option in question.options if (rank := play_rank(judge, option)) is not None]
    return min(wanted)[1] if wanted else "end_turn"


def play_rank(judge: Judge, option: Option) -> tuple[int, float] | None:
    """Return the place of a move in the order of play, or None for a harmful or useless one."""
    verb, _, rest = option.id.partition("/")
    if verb == "leave_refuge":
        ship = judge.vessel(rest)
        healthy = ship is not None and not ship.damage and not ship.low_supply
        return (ORDER.index(verb), 0.0) if healthy and judge.turns > 1 else None
    if verb == "resupply":
        prize = rest.partition("/")[0]
        return (0, 0.0) if EXHAUSTION * va(prize) < SUPPLY and judge.turns > 1 else None
    if verb != "reveal":
        return None
    mode, ship = str(option.data["place"]), str(option.data["ship"])
    card = str(option.data["card"])
    if mode == "ship":
        worth = max((gain_of_sortie(judge, ship, card, seat) for seat in open_seats(judge)), default=0.0)
        aboard = any(kind_of(slot.card) == "boarding_party" for slot in own_upright(judge) if slot.card)
        return (ORDER.index("aboard" if aboard else "ship"), -worth) if worth > 0 else None
    if mode == "british":
        return ORDER.index("british"), -coin_strength(card)
    kind = kind_of(card)
    if kind in ATTACKING:
        return ORDER.index(kind), 0.0
    return (ORDER.index(kind), 0.0) if gain_of(judge, card) > 0 else None


def coin_strength(card: str) -> float:
    """Return the strength of a card's intercept half."""
    return len(action(card).intercept_attack) - 0.5 * action(card).intercept_night
