"""Tortuga 1667 in the suite."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.kernel import Game, Match, Question
from rules.tortuga import GAME
from rules.tortuga.ending import END_RULES

from ..rules.tortuga.courses import Chance, chances, narrowed
from ..rules.tortuga.twins import Twins
from .case import GameCase, Leak, Options, Spec, Versus, often
from .leaks import add, ask_with, open_to_all
from .playthroughs import Plan, absent, pilot

# ---------------------------------------------------------------- secrets

VARIANTS: tuple[Options, ...] = (
    {},
    {"missing_voters": "names"},
    {"event_set": "core", "seat_order": "shuffled"},
    {"vote_deck": "ks30", "rowboats": 1, "brethren": "auto"},
    {"attack_target": "captain_choice", "actions_per_turn": "2"},
)


def twins(game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any]) -> Twins:
    """Return twins; one in four pairs plays its match to the end."""
    return Twins(game, seats, reader, seed, options, length=60 if seed % 4 else 300)


def check_twins(seats: int, pairs: Sequence[Twins]) -> None:
    """Check that hundreds of moments were compared, among them votes, ends and sudden death."""
    assert sum(pair.compared for pair in pairs) > 500
    assert sum(pair.votes for pair in pairs) > 30
    assert sum(pair.ended for pair in pairs) > 0
    assert sum(pair.sudden for pair in pairs) > 0 or seats % 2 == 1


LEAKS = {
    "peeks_are_public": open_to_all("peeked", "row_scouted"),
    "refills_are_public": open_to_all("hand_refilled"),
    "ballots_are_public": open_to_all("ballot_ack"),
    "forfeits_are_public": open_to_all("card_forfeited"),
    "loyalties_are_public": open_to_all("loyalty_dealt"),
    "top_of_the_vote_deck": add("turn_started", lambda state, _: state.vote_deck[:1]),
    "top_of_the_event_deck": add("row_refilled", lambda state, _: state.event_deck[:1]),
    "how_far_the_armada_is": add("row_refilled", lambda state, _: (state.event_deck + ["ARM"]).index("ARM")),
    "a_card_of_the_active_hand": add("turn_started", lambda state, _: state.hands[state.active][:1]),
    "loyalty_of_the_active_seat": add("turn_started", lambda state, _: state.loyalty[state.active]),
    "who_has_skulls": add("vote_called", lambda state, _: str(state.hands).count("S'")),
    "next_event_card_in_a_question": ask_with(lambda state: state.row[1]),
    "next_vote_card_in_a_question": ask_with(lambda state: state.vote_deck[:1]),
}

# ---------------------------------------------------------------- playthroughs


def whimsical(match: Match, seat: int, question: Question) -> Any:
    """Choose a verb by chance, then one of its options."""
    random = Random(f"{match.head.seed}:{question.id}")
    ids = [option.id for option in question.options]
    verb = random.choice(list(dict.fromkeys(option.split("/")[0] for option in ids)))
    return random.choice([option for option in ids if option.split("/")[0] == verb])


def hasty(match: Match, seat: int, question: Question) -> Any:
    """Turn up event cards whenever possible."""
    turn_up = [option.id for option in question.options if option.id.startswith("reveal")]
    return turn_up[0] if turn_up else question.default


OTHER_WAYS = {
    "starred_pick": "chosen",
    "starred_first": "KIL",
    "starred_second": "PIE",
    "starred_third": "CAB",
    "vote_deck": "ks30",
    "brethren": "auto",
    "seat_order": "shuffled",
    "tortuga_start": "split",
    "rowboats": 1,
    "attack_target": "captain_choice",
    "tiebreak_keep_held": True,
    "actions_per_turn": "2",
    "stall_rounds": 1,
    "sudden_death_rounds": 2,
    "post_game_disclosure": "full",
    "missing_voters": "names",
}

# The seeds are chosen so that each playthrough contains what its name says.
PLANS: dict[str, Plan] = {
    "two_seats": Plan(2, "two seats"),
    "three_seats": Plan(3, "three seats 2"),
    "five_seats": Plan(5, "five seats"),
    "six_seats": Plan(6, "six seats"),
    "nine_seats": Plan(9, "nine seats"),
    "british_win": Plan(4, "british 1"),
    "french_win": Plan(4, "french 1"),
    "dutch_win": Plan(5, "dutch 3"),
    "sudden_death": Plan(6, "sudden 1", {}, whimsical),
    "draw_after_sudden_death": Plan(4, "draw 1", {"sudden_death_rounds": 2}, absent),
    "all_other_options": Plan(6, "other 5", OTHER_WAYS, whimsical),
    "core_set": Plan(7, "core 4", {"event_set": "core"}, whimsical),
    "absent_seats": Plan(3, "absent 0", {}, absent),
    "event_deck_runs_out": Plan(4, "hasty 1", {}, hasty),
    "anything_goes": Plan(8, "anything 4", {}, whimsical),
    "two_resign": Plan(6, "two resign", {}, pilot, {20: [1], 41: [4]}),
    "all_resign": Plan(5, "all resign", {}, pilot, {9: [2, 0, 1], 14: [4, 3]}),
}
PUBLIC = (
    "actions_left", "armada", "boat_destroyed", "brethren_chosen", "card_discarded", "card_forfeited", "card_kept",
    "card_revealed", "events_reshuffled", "forced", "hands_reshuffled", "line_reversed", "marooned", "match_over",
    "match_started", "no_effect", "pawn_drawn", "pawn_moved", "peeked", "ranks_changed", "row_laid", "row_refilled",
    "row_scouted", "seat_resigned", "shipwreck", "start_hold_chosen", "sudden_death_started", "treasure_moved",
    "turn_started", "vote_called", "vote_recycled", "vote_result", "vote_revealed",
)  # fmt: skip

CASE = GameCase(
    GAME,
    longest=4_000,
    chances=chances,
    by_chance=Chance,
    narrowed=narrowed,
    twins=twins,
    variants=lambda seats, seed: {**VARIANTS[seed % len(VARIANTS)], "sudden_death_rounds": 3},
    pairs=often(25, 30),
    check_twins=check_twins,
    leaks={name: Leak(plant) for name, plant in LEAKS.items()},
    leak_seats=((4, 5, 6, 7),),
    plans=PLANS,
    endings=tuple(END_RULES),
    public=PUBLIC,
    spec=Spec(10, {"G"}, 48),
    versus=[
        *(Versus(seats, share, seeds=often(5, 8)) for seats, share in ((2, 0.8), (3, 0.7), (5, 0.6), (6, 0.55))),
        Versus(2, 0.55, "v1", often(6, 10), rival=GAME.opponents["v1"]),
    ],
    silent=("card_discarded", "row_refilled"),
    rule_ids=r"\bTO(?: [0-9]+(?:\.[0-9]+[a-d]?)?|-[HP][0-9]|-E (?!MAP\b)[A-Z]+)",
)
