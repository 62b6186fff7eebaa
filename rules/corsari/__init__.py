"""Corsari: hire a crew and guess when to sail, for 2 to 4 seats.

Rule ids are "CO x.y" for the rule sheet and "spec x.y" for what only the game's spec decides.
"""

from rules.corsari.lesson import LESSON
from rules.corsari.options import Options
from rules.corsari.orders import standing_orders
from rules.corsari.pilot import opponent, reasoned
from rules.corsari.play import play_match, resume_match
from rules.corsari.score import implied
from rules.corsari.shown import shown_draws
from rules.corsari.state import new_state
from rules.corsari.watcher import CorsariWatcher
from rules.kernel import Game, Telling, advice_by

GAME = Game(
    name="corsari",
    seats=(2, 3, 4),
    usual_seats=3,
    options=Options,
    play=play_match,
    state=new_state,
    watcher=CorsariWatcher,
    advise=advice_by(reasoned),
    kinds=("first_dealer", "deal"),
    vocabulary={
        "seat": "seat",
        "dealer": "seat",
        "first_dealer": "seat",
        "starter": "seat",
        "declarer": "seat",
        "mover": "seat",
        "fallen": "seat",
        "winners": "seat",
        "overtakers": "seat",
        "opponent": "seat",
        "card": "card",
        "better": "card",
        "discard": "card",
        "scuttled": "card",
        "hand": "card",
        "tavern": "card",
        "top": "card",
        "added": "card",
        "addable": "card",
        "prisoners": "card",
        "crew": "card",
        "stowaways": "card",
        "colour": "colour",
        "crew_colours": "colour",
    },
    orders=standing_orders,
    implied=implied,
    shown=shown_draws,
    resume=resume_match,
    telling=Telling(
        results=("round_scored", "round_void", "sweep"),
        follows=("seat_eliminated",),
        finals=("match_ended",),
        headlines=("seat_resigned",),
        befalls={"seat_eliminated": ("seat",)},
        drawn=("layout_revealed", "loads_revealed"),
        held=("hand_dealt", "drew_card", "layout_revealed"),
        rounds=("round_started",),
    ),
    lesson=LESSON,
    opponents={name: opponent(name) for name in ("v1", "waiter", "band", "level")},
)
