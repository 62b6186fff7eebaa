"""Tortuga 1667: pirates of mixed loyalties vote over Spain's treasure, for 2 to 9 seats.

Rule ids are "TO x.y" for the rule sheet, "TO-E" for event cards, "TO-P" for published rules and "TO-H" for house rules.
"""

from rules.kernel import Game, Telling, advice_by
from rules.tortuga.lesson import LESSON
from rules.tortuga.options import Options
from rules.tortuga.orders import standing_orders
from rules.tortuga.pilot import reasoned, v1
from rules.tortuga.play import play_match, resume_match
from rules.tortuga.refusing import unasked
from rules.tortuga.shown import shown_draws
from rules.tortuga.state import BALLOTS_NAMED, BRAWLS_EXPLAINED, STALLS_COUNTED, new_state
from rules.tortuga.votes import implied
from rules.tortuga.watcher import TortugaWatcher

OPEN_KINDS = ("seat_order", "brethren", "bag")
"""Draws whose outcome is public: anyone can check these, even if all other keys stay secret (TO-H7)."""
HIDDEN_KINDS = (
    "loyalties",
    "vote_deck",
    "starred",
    "event_deck",
    "last_five",
    "blind",
    "recycle",
    "kill_devil",
    "sudden_death",
    "reshuffle",
)


def secret_kinds(options: Options) -> tuple[str, ...]:
    """Return the kinds of draw whose keys stay secret after the end, because they reveal hands and ballots (5.5.4)."""
    return () if options.post_game_disclosure == "full" else HIDDEN_KINDS


GAME = Game(
    name="tortuga",
    seats=(2, 3, 4, 5, 6, 7, 8, 9),
    usual_seats=4,
    options=Options,
    play=play_match,
    state=new_state,
    watcher=TortugaWatcher,
    advise=advice_by(reasoned),
    lesson=LESSON,
    opponents={"v1": v1},
    kinds=(*OPEN_KINDS, *HIDDEN_KINDS),
    secret_kinds=secret_kinds,
    patches=(BRAWLS_EXPLAINED, STALLS_COUNTED, BALLOTS_NAMED),
    implied=implied,
    orders=standing_orders,
    unasked=unasked,
    shown=shown_draws,
    resume=resume_match,
    telling=Telling(
        results=("vote_result",),
        follows=("treasure_moved", "marooned", "vote_recycled"),
        leads=("vote_called", "vote_revealed"),
        finals=("match_over",),
        headlines=("vote_revealed", "card_revealed", "marooned", "shipwreck", "seat_resigned"),
        keeps=("vote_called", "treasure_moved"),
        joins=("forced", "pawn_moved", "card_kept", "card_forfeited", "boat_destroyed", "line_reversed"),
        drawn=("vote_revealed",),
        held=("hand_dealt", "hand_refilled"),
        rounds=("turn_started",),
        # What one has peeked at is known to nobody else, and the next turn may turn it up.
        read={"peeked": "seat"},
        turns=("turn_started",),
        befalls={
            "forced": ("victim",),
            "card_revealed": ("seat",),
            "card_kept": ("seat",),
            "card_forfeited": ("seat",),
            "pawn_moved": ("seat",),
            "marooned": ("seat",),
            "boat_destroyed": ("seat",),
            "shipwreck": ("crew",),
            "line_reversed": ("line",),
            "vote_called": ("voters", "captain"),
        },
    ),
    vocabulary={
        "seat": "seat",
        "head": "seat",
        "order": "seat",
        "line": "seat",
        "crew": "seat",
        "voters": "seat",
        "others": "seat",
        "cardless": "seat",
        "caller": "seat",
        "obliged": "seat",
        "captain": "seat",
        "victim": "seat",
        "giver": "seat",
        "by": "seat",
        "holder": "seat",
        "peekers": "seat",
        "winners": "seat",
        "where": "place",
        "origin": "place",
        "destination": "place",
        "ship": "place",
        "boat": "place",
        "target": "place",
        "empty": "place",
        "hold": "hold",
        "source": "hold",
        "card": "card",
        "discard": "card",
        "held": "card",
        "type": "vote",
        "hand": "vote",
        "pool": "vote",
        "loyalty": "loyalty",
        "rank": "rank",
        "ranks": "rank",
        "duties": "duty",
        "pirate": "pirate",
    },
)
