"""Barbe Noire 2: pirates of the golden age on three maps (2 to 5 seats; rule ids "BN x.y.z").

The rooms and what they offer each other: docs/blackbeard.md.
"""

from typing import Any

from rules.blackbeard.cunning import CUNNING_IN_EVERY_ROLL, CUNNING_IN_OWN_ROLLS
from rules.blackbeard.dice import KINDS
from rules.blackbeard.implied import implied
from rules.blackbeard.lesson import LESSON
from rules.blackbeard.measures import measures
from rules.blackbeard.news import NEWS, TELLING
from rules.blackbeard.options import PRESETS, Options
from rules.blackbeard.pilot import advise, counsel, voyager
from rules.blackbeard.policies import FINER_POLICIES, OWN_POLICIES, standing_orders
from rules.blackbeard.ship.fates import CAREERS_OWED
from rules.blackbeard.shown import shown_draws
from rules.blackbeard.turn.arenas import CUNNING_IN_DISPUTES
from rules.blackbeard.turn.play import play_match, resume_match
from rules.blackbeard.view.watcher import BlackbeardWatcher
from rules.blackbeard.voyage import (
    COMBAT_CORRECTIONS,
    CROWN_CORRECTIONS,
    DEALINGS_CORRECTIONS,
    FORTUNE_CORRECTIONS,
    JUSTICE_CORRECTIONS,
    NAMED_MERCHANTS,
    NOTHING_IN_VAIN,
    OUTCOMES_TOLD,
    REASONS_TOLD,
    RETIREMENT_REROLLED,
    SAFE_STOWAGE,
    STORMS_TOLD,
    STRIFE_CORRECTIONS,
    TABLE_CUSTOMS,
    TABLE_RULINGS,
    TIDY_CHOICES,
    VOYAGE_CORRECTIONS,
    WAR_CORRECTIONS,
    Campaign,
    new_campaign,
)
from rules.kernel import Ask, Game, Table

__all__ = ["GAME"]


def orders_form(table: Table, campaign: Campaign, seat: int) -> Ask[Any]:
    """Return the form of a seat's policies."""
    return standing_orders(table, campaign.state, seat)


GAME = Game(
    name="blackbeard",
    seats=(2, 3, 4, 5),
    usual_seats=3,
    # A first match is short, and a captain's fights are his own.
    alone={"turn_cap": 20},
    alone_orders="ask_fights",
    options=Options,
    play=play_match,
    state=new_campaign,
    watcher=BlackbeardWatcher,
    advise=advise,
    counsels=counsel,
    kinds=KINDS,
    patches=(
        CUNNING_IN_DISPUTES,
        CAREERS_OWED,
        CUNNING_IN_OWN_ROLLS,
        CUNNING_IN_EVERY_ROLL,
        WAR_CORRECTIONS,
        VOYAGE_CORRECTIONS,
        STRIFE_CORRECTIONS,
        DEALINGS_CORRECTIONS,
        COMBAT_CORRECTIONS,
        CROWN_CORRECTIONS,
        JUSTICE_CORRECTIONS,
        FORTUNE_CORRECTIONS,
        TABLE_RULINGS,
        TABLE_CUSTOMS,
        FINER_POLICIES,
        OWN_POLICIES,
        REASONS_TOLD,
        OUTCOMES_TOLD,
        RETIREMENT_REROLLED,
        NAMED_MERCHANTS,
        NOTHING_IN_VAIN,
        TIDY_CHOICES,
        STORMS_TOLD,
        SAFE_STOWAGE,
    ),
    lesson=LESSON,
    orders=orders_form,
    resume=resume_match,
    shown=shown_draws,
    telling=TELLING,
    implied=implied,
    news=NEWS,
    looks={"map": False, "ships": True, "key": False},
    presets=PRESETS,
    measures=measures,
    opponents={"voyage": voyager},
    # Where a pirate may sail: what is nearest first; other ports by name.
    listed=("hexes", "port"),
    vocabulary={
        "seat": "seat",
        "seats": "seat",
        "winners": "seat",
        "nearest": "seat",
        "starter": "seat",
        "pirate": "pirate",
        "target": "pirate",
        "chase": "pirate",
        "against": "pirate",
        "captain": "pirate",
        "holder": "pirate",
        "leavers": "pirate",
        "members": "pirate",
        "captive": "pirate",
        "detained": "pirate",
        "successor": "pirate",
        "victim": "pirate",
        "helper": "pirate",
        "relative_of": "pirate",
        "ships": "pirate",
        "port": "port",
        "ports": "port",
        "home": "port",
        "about": "port",
        "refuge": "port",
        "taken": "port",
        "stranded": "port",
        "next": "port",
        "richer": "port",
        "place": "place",
        "places": "place",
        "hex": "place",
        "course": "place",
        "governor": "governor",
        "governors": "governor",
        "marker": "marker",
        "markers": "marker",
        "goods": "marker",
        "left": "marker",
        "left_wares": "marker",
        "wares": "marker",
        "lost": "marker",
        "give": "marker",
        "ask": "marker",
        "display": "marker",
        "nation": "nation",
        "next_nation": "nation",
        "merchant": "merchant",
        "ship": "ship",
        "own": "ship",
        "section": "section",
        "sections": "section",
        "part": "part",
        "parts": "part",
        "letter": "letter",
        "letters": "letter",
        "hunter": "hunter",
        "hunters": "hunter",
        "prowlers": "hunter",
        "chasers": "hunter",
        "piece": "hunter",
        "item": "item",
        "operation": "operation",
        "policy": "policy",
        "trigger": "trigger",
        "triggers": "trigger",
        "sea": "sea",
        "seas": "sea",
    },
)
