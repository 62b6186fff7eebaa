"""The Kaiser's Pirates in the suite."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.kaiser import GAME
from rules.kaiser.pieces import ANSWERS, kind_of
from rules.kernel import Game, Match, Question

from ..rules.kaiser.courses import Chance, chances, options
from ..rules.kaiser.twins import Twins
from .case import GameCase, Leak, Options, Spec, Versus
from .leaks import Facts, add, ask_with, open_to_all
from .playthroughs import Plan, absent

# ---------------------------------------------------------------- secrets

VARIANTS: tuple[Options, ...] = (
    {},
    {"teams": True, "carry_over": True},
    {"auto_safe_passage": False, "slim_chooser": "defender", "reflag_cancels": False, "pp_targeting": "live"},
    {"tournament": "choose", "prize_resupply": True, "teams": True, "pp_targeting": "random"},
    {"after_1914": True, "torpedo_prizes": True, "shallow_pursuit": True, "fast_raiders": True},
)


def variant(seats: int, seed: int) -> Options:
    """Return options: partners only with four seats, decks that are soon used up."""
    chosen = {**VARIANTS[seed % len(VARIANTS)], "deck_size": 9 * max(2, seats), "rounds": 2, "max_extra_rounds": 0}
    return {**chosen, "teams": chosen.get("teams", False) and seats == 4}


def twins(game: Game, seats: int, reader: int | None, seed: int, options: Mapping[str, Any]) -> Twins:
    return Twins(game, seats, reader, seed, options, length=400)


def check_twins(seats: int, pairs: Sequence[Twins]) -> None:
    """Check that cards were swapped often, no pair ended early, and the events that hide most happened."""
    met: Counter[str] = Counter()
    for pair in pairs:
        assert not pair.parted
        assert pair.swapped > 20 * pair.compared
        met.update(pair.seen)
    happened = ["committed", "revealed", "discarded", "carried"] + ["drew_card", "reacted", "passed"] * (seats > 1)
    assert all(met[kind] for kind in happened), met


def might_react(state: Any, facts: Facts) -> bool:
    return any(kind_of(card) in ANSWERS for card in state.forces[facts["seat"]].hand)


LEAKS = {
    "faces_in_committed": open_to_all("committed"),
    "one_face_in_committed": add("committed", lambda state, _: [c.card for c in state.turn.committed][:1]),
    "hands_as_dealt": open_to_all("dealt_hand"),
    "drew_card_tells_the_card": open_to_all("drew_card"),
    "hand_seen_tells_the_hand": open_to_all("hand_seen"),
    "deck_seen_tells_the_cards": open_to_all("deck_seen"),
    "deck_ordered_tells_the_order": open_to_all("deck_ordered"),
    "cards_taken_tells_the_cards": open_to_all("cards_taken"),
    "next_card_of_the_deck": add("turn_start", lambda state, _: state.actions[:1]),
    "how_far_a_card_is": add("turn_start", lambda state, _: (state.actions + ["recalled#1"]).index("recalled#1")),
    "what_was_set_aside": add("round_start", lambda state, _: state.aside[:1]),
    "next_merchant": add("turn_end", lambda state, _: state.merchants.unused[:1]),
    "next_german_ship": add("turn_end", lambda state, _: state.germans.unused[:1]),
    "who_passed_could_have_reacted": add("passed", might_react),
    "a_card_of_who_passed": add("passed", lambda state, facts: state.forces[facts["seat"]].hand[:1]),
    "what_is_left_in_a_hand": add("turn_end", lambda state, facts: state.forces[facts["seat"]].hand[-1:]),
    "assists_that_were_kept_back": add(
        "declared", lambda state, _: sum(c.state == "down" and "surprise" in c.card for c in state.turn.committed)
    ),
    "next_card_in_a_question": ask_with(lambda state: state.actions[:1]),
    "committed_face_in_a_question": ask_with(lambda state: [c.card for c in state.turn.committed]),
    "a_hand_in_a_question": ask_with(lambda state: [force.hand[:1] for force in state.forces]),
}
SOLITAIRE_LEAKS = {
    "order_of_discarded": add("discarded", lambda state, facts: state.discard[-facts["cards"] :]),
    "hand_of_the_live_player": open_to_all("dealt_hand", "drew_card"),
    "cards_that_recon_aircraft_lost": open_to_all("cards_lost"),
    "hand_of_the_phantom": add("turn_start", lambda state, _: state.forces[1].hand[:1]),
    "card_that_the_phantom_drew": add("phantom_drew", lambda state, _: state.discard[-1:]),
    "next_solitaire_card": add("turn_end", lambda state, _: state.solitaire.unused[:1]),
}
OTHER_LEAKS = {
    "exchanged_tells_the_cards": Leak(open_to_all("exchanged"), (4,), {"teams": True}),
    # KS 7.1: the spec says that this option leaks.
    "windows_that_open_only_if_able": Leak(lambda game: game, (), {"reaction_prompts": "only_if_able"}),
}

# ---------------------------------------------------------------- playthroughs


def bold(match: Match, seat: int, question: Question) -> Any:
    """Play cards wherever they have an effect; choose by chance, but the same way every time."""
    return Chance(Random(f"{match.head.seed}:{question.id}"), bold=0.95).answer(match, seat, question)


OTHER_WAYS = {
    "coal": True,
    "sail_raider": True,
    "little_wolf": True,
    "fast_raiders": True,
    "carry_over": True,
    "extra_damage": True,
    "torpedo_prizes": True,
    "shallow_pursuit": True,
    "sail_merchants": True,
    "prize_resupply": True,
    "auto_safe_passage": False,
    "slim_chooser": "defender",
    "first_player": "lowest_va",
    "first_later": "last",
}
ALONE = {"pp_targeting": "live", "solo_reshuffle": "when_empty", "solo_first": "phantom", **OTHER_WAYS}
BY_CHANCE = {"pp_targeting": "random", "solo_first": "d10"}
AFTER_1914 = {"after_1914": True, "drop_breakout": True, "drop_1914_merchants": True}
TEAMS = {"teams": True, "team_refuge_transfer": "optional"}
SHORT = {"rounds": 1, "deck_size": 14}

# The seeds are chosen so that each playthrough contains what its name says, and that together they contain what
# test_playthroughs.py asks for.
PLANS: dict[str, Plan] = {
    "two_seats": Plan(2, "two seats", {"rounds": 1}, bold),
    "three_seats": Plan(3, "three 31", {"rounds": 1}, bold),
    "four_seats": Plan(4, "four seats", {"rounds": 1, "deck_size": 48}, bold),
    "teams": Plan(4, "teams 1973 1", {"rounds": 2, "deck_size": 48, **TEAMS}, bold),
    "teams_all_other_options": Plan(4, "teamsall 904 9", {"rounds": 2, "deck_size": 44, **TEAMS, **OTHER_WAYS}, bold),
    "all_other_options": Plan(3, "other 1085 266", {"rounds": 2, "deck_size": 50, **OTHER_WAYS}, bold),
    "balanced_start": Plan(3, "balanced", {"rounds": 1, "deck_size": 27, "tournament": "choose"}, bold),
    "after_1914": Plan(4, "after 1914", {"rounds": 2, "deck_size": 36, **AFTER_1914}, bold),
    "prize_supplies": Plan(2, "supplies 1060", {"rounds": 1, "deck_size": 40, "prize_resupply": True}, bold),
    "live_player_wins": Plan(1, "live player 7", {"rounds": 1}, bold),
    "phantom_wins": Plan(1, "solo 2", {"rounds": 1}, bold),
    "phantom_by_chance": Plan(1, "solorandom 589", {"rounds": 1, "deck_size": 60, **BY_CHANCE}, bold),
    "phantom_judged": Plan(1, "soloall 388", {"rounds": 2, "deck_size": 36, **ALONE}, bold),
    "decided_by_va": Plan(2, "by va 6", {"rounds": 2, "deck_size": 16}, bold),
    "further_round": Plan(2, "further 1 3", {**SHORT}, bold),
    "shared": Plan(2, "absent", {**SHORT, "max_extra_rounds": 1}, absent),
    "one_resigns": Plan(3, "one resigns", {"rounds": 1, "deck_size": 30}, bold, {20: [1]}),
    "all_resign": Plan(4, "all resign", {"rounds": 2, "deck_size": 32}, bold, {9: [2, 0], 30: [1, 3]}),
    "live_player_resigns": Plan(1, "resigned", {"deck_size": 24}, bold, {12: [0]}),
}
PUBLIC = (
    "bounding_main", "broke_out", "captured", "card_scored", "cards_lost", "cards_taken", "carried", "committed",
    "damaged", "dealt_hand", "dealt_merchants", "dealt_ships", "deception", "deception_drawn", "deck_ordered",
    "deck_seen", "declared", "discarded", "disguised", "drew_card", "exchanged", "first_rolled", "first_seat",
    "fleets_sorted", "fog", "hand_seen", "identified", "line_rolled", "match_end", "out_of_play", "overheard",
    "passed", "phantom_answered", "phantom_drew", "phantom_idle", "phantom_rolled", "phantom_specials", "picked",
    "prize_exhausted", "prize_supplies",
    "pursued", "reacted", "refilled", "refuge_enter", "refuge_leave", "released", "repaired", "reshuffled",
    "revealed", "roll", "round_points", "round_start", "safe", "score", "seat_resigned", "solitaire_card", "sunk",
    "supply_gained", "supply_lost", "swapped", "transferred", "turn_end", "turn_skipped", "turn_start",
)  # fmt: skip

SILENT = (
    "carried", "dealt_hand", "discarded", "line_rolled", "passed", "phantom_rolled", "phantom_specials", "reshuffled",
    "revealed", "solitaire_card", "turn_end",
)  # fmt: skip
"""Events that another line of the story already tells, at least in some cases."""

# ---------------------------------------------------------------- the AI


def much_more_va(played: Sequence[tuple[Sequence[int], Match]]) -> None:
    """Check that the AI scores more than 1.5 times as much as the others."""
    ours = sum(match.result.data["amounts"][seat] for mine, match in played for seat in mine)
    assert ours > 1.5 * sum(sum(match.result.data["amounts"]) for _, match in played) - 1.5 * ours


CASE = GameCase(
    GAME,
    longest=4_000,
    chances=chances,
    by_chance=Chance,
    options=options,
    twins=twins,
    variants=variant,
    pairs=6,
    check_twins=check_twins,
    leaks={name: Leak(plant) for name, plant in LEAKS.items()}
    | {f"alone_{name}": Leak(plant, (1,)) for name, plant in SOLITAIRE_LEAKS.items()}
    | OTHER_LEAKS,
    leak_seats=((2, 3, 4),),
    plans=PLANS,
    endings=("points", "amounts", "further_round", "shared", "resigned"),
    public=PUBLIC,
    silent=SILENT,
    spec=Spec(10, {"G"}, 13),
    rule_ids=r"\bKP [0-9]+\.[0-9.]*[0-9]",
    versus=[
        *(
            Versus(seats, 0.85, other, 4, {"rounds": 1}, check=much_more_va)
            for seats in (2, 3, 4)
            for other in ("default", "chance")
        ),
        Versus(4, 0.85, "chance", 4, {"rounds": 1, "teams": True}),
    ],
)
