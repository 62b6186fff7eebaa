"""Barbe Noire 2 in the suite: the voyage, without the war against the pirates."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules.blackbeard import GAME
from rules.blackbeard.pilot import pilot as ai
from rules.blackbeard.view.model import BlackbeardView, Me
from rules.kernel import Game, Match, Question

from ..rules.blackbeard.courses import Chance, chances, options
from ..rules.blackbeard.twins import Twins
from .case import GameCase, Leak, Options, Spec, Versus
from .leaks import add, ask_with, open_to_all
from .playthroughs import Plan, absent

# ---------------------------------------------------------------- secrets

VARIANTS: tuple[Options, ...] = (
    {},
    {"governor_peek": False, "seas": "all"},
    {"max_active": 2, "careers": 2, "merchants_per_seat": 6},
    {"m_cunning": False, "refuge_amounts": "public", "transit_openings": "all"},
)


def variant(seats: int, seed: int) -> Options:
    return {**VARIANTS[seed % len(VARIANTS)], "turn_cap": 5}


def twins(game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any]) -> Twins:
    return Twins(game, seats, reader, seed, options, most=30)


def check_twins(seats: int, pairs: Sequence[Twins]) -> None:
    """Check that counters were swapped in every pair, dice and orders in many, and that hardly any pair ended early."""
    assert all(pair.swapped > 20 for pair in pairs)
    assert sum(pair.changed for pair in pairs) > 3 * seats
    assert sum(pair.compared for pair in pairs) > 4 * len(pairs)
    assert sum(pair.parted for pair in pairs) * 10 <= len(pairs)


LEAKS = {
    "governors_that_a_seat_draws": open_to_all("governors_drawn"),
    "governors_as_they_are_placed": open_to_all("governor_placed"),
    "movement_dice": open_to_all("die_rolled"),
    "next_action_card": add("turn_start", lambda campaign, _: campaign.hidden.deck[:1]),
    "next_merchant": add("turn_start", lambda campaign, _: campaign.hidden.stocks["merchants"][:1]),
    "faces_of_merchants": add("turn_start", lambda campaign, _: sorted(campaign.hidden.faces.items())),
    "second_movement_dice": ask_with(lambda campaign: list(campaign.hidden.spare.values())),
    "others_movement_dice": ask_with(lambda campaign: list(campaign.hidden.dice.values())),
    "next_letter_in_a_question": ask_with(lambda campaign: campaign.hidden.stocks["letters"][:1]),
}

# ---------------------------------------------------------------- playthroughs


def whimsical(match: Match, seat: int, question: Question) -> Any:
    """Choose by chance, but the same way every time."""
    return Chance(Random(f"{match.head.seed}:{question.id}"), curious=0.3).answer(match, seat, question)


def restless(match: Match, seat: int, question: Question) -> Any:
    """Answer as the AI does for captains without money, who never retire."""
    view: BlackbeardView = match.view(seat)
    poor = {name: replace(pirate, cabin=0) for name, pirate in view.state.pirates.items()}
    return ai(view.model_copy(update={"state": replace(view.state, pirates=poor), "me": Me()}), question)


WIDE = {"turn_cap": 20, "seas": "all", "damage_location": "per_point"}
RICH = {"turn_cap": 30, "hold_capacity": 8, "merchants_per_seat": 6, "careers": 4}
# The seeds are chosen so that together the playthroughs tell every event but the rarest, which have tests of their own:
# pet_lost, sextant_used, upgraded, handful, pursuit_circle.
PLANS: dict[str, Plan] = {
    "two_seats": Plan(2, "1718", {"turn_cap": 12}),
    "three_seats": Plan(3, "1718", {"turn_cap": 20}),
    "four_seats": Plan(4, "1718", {"turn_cap": 6}),
    "five_seats": Plan(5, "1718", {"turn_cap": 6}),
    "notorious": Plan(2, "n10", {"turn_cap": 120, "careers": 2, "seas": "all"}, restless),
    "last_career": Plan(2, "careers", {"careers": 1}),
    "absent": Plan(3, "absent", {"turn_cap": 5}, absent),
    "port_sacked": Plan(2, "whim 111", WIDE, whimsical),
    "wrecked": Plan(2, "whim 39", WIDE, whimsical),
    "traded": Plan(2, "whim 41", WIDE, whimsical),
    "overseas": Plan(2, "whim 68", WIDE, whimsical),
    "governor_drawn": Plan(2, "whim 2", WIDE, whimsical),
    "healed": Plan(2, "whim 264", {"turn_cap": 14}, whimsical),
    "equipped": Plan(2, "whim 5007", RICH, whimsical),
    "flotsam": Plan(3, "whim 816", RICH, whimsical),
    "all_resign": Plan(3, "all resign", {"turn_cap": 12}, resign={9: [1], 15: [0, 2]}),
}

PUBLIC = (
    "action_card", "anchored", "bought", "bribed", "cabin", "card_drawn", "careened", "cargo_danger", "chart",
    "chased", "commissioned", "damaged", "debauched", "dispute", "doubloons_lost", "drifted", "enemy_mark",
    "entered_port", "entered_zone", "first_turn", "flooded", "flotsam_left", "flotsam_taken", "governor_clash",
    "governor_drawn", "governor_placed", "governor_revealed", "governors_drawn", "healed", "hostage_taken",
    "jury_failed", "jury_rigged", "leaked", "left_play", "left_port", "left_zone", "letter_offered", "letter_price",
    "loaded", "mainsail_set", "match_end", "match_start", "merchant_declined", "merchant_fought",
    "merchant_identified", "merchant_placed", "merchant_sighted", "merchants_removed", "misses_turn", "mutiny",
    "notoriety", "operation_lost", "orders_revealed", "passenger", "pirate_dealt", "popularity", "port_attacked",
    "port_destroyed", "port_sacked", "port_taken", "prize_ship", "prize_taken", "pursued", "ransomed",
    "refuge_chosen", "refuge_moved", "relative_home", "repaired", "replaced", "rerolled", "reshuffled", "restowed",
    "retirement_tried", "sailed", "searched", "seat_resigned", "ship_swapped", "sold", "stayed_ashore", "storm",
    "sunk", "tavern", "token_spent", "tortured", "traded", "treasure", "turn_over", "turn_start", "turned",
    "unloaded", "weighed_anchor", "wounded",
)  # fmt: skip

CASE = GameCase(
    GAME,
    longest=400,
    chances=chances,
    by_chance=Chance,
    options=options,
    resumed=0,  # every turn begins with dice that one seat knows
    twins=twins,
    variants=variant,
    pairs=16,
    check_twins=check_twins,
    leaks={name: Leak(plant) for name, plant in LEAKS.items()},
    plans=PLANS,
    endings=("notoriety", "careers", "turn_cap", "resigned"),
    public=PUBLIC,
    spec=Spec(10, {"G"}, 30, later=("G29", "G30")),
    rule_ids=r"\bBN [0-9]+\.[0-9]+",
    versus=[Versus(seats, 0.85, seeds=3, options={"turn_cap": 20}) for seats in (2, 3, 4, 5)],
)
