"""Tortuga 1667: pirates of mixed loyalties vote over Spain's treasure (2 to 9 seats; rule ids "TO x.y", "TO-H1")."""

from rules.kernel import Game
from rules.tortuga.options import Options
from rules.tortuga.orders import standing_orders
from rules.tortuga.pilot import pilot
from rules.tortuga.play import play_match
from rules.tortuga.state import new_state
from rules.tortuga.watcher import TortugaWatcher

OPEN_KINDS = ("seat_order", "brethren", "bag")
"""What falls face up: these alone may ever be checked by everybody where the rest stays secret (TO-H7)."""
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
    """Return the kinds of draw whose keys stay secret after the end: hands and ballots follow from them (5.5.4)."""
    return () if options.post_game_disclosure == "full" else HIDDEN_KINDS


GAME = Game(
    name="tortuga",
    seats=(2, 3, 4, 5, 6, 7, 8, 9),
    options=Options,
    play=play_match,
    state=new_state,
    watcher=TortugaWatcher,
    pilot=pilot,
    kinds=(*OPEN_KINDS, *HIDDEN_KINDS),
    secret_kinds=secret_kinds,
    orders=standing_orders,
    vocabulary={
        "seat": "seat",
        "head": "seat",
        "order": "seat",
        "line": "seat",
        "crew": "seat",
        "voters": "seat",
        "cardless": "seat",
        "caller": "seat",
        "captain": "seat",
        "victim": "seat",
        "giver": "seat",
        "holder": "seat",
        "peekers": "seat",
        "winners": "seat",
        "where": "place",
        "origin": "place",
        "destination": "place",
        "ship": "place",
        "boat": "place",
        "target": "place",
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
        "pirate": "pirate",
    },
)
