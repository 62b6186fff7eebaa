"""The Kaiser's Pirates: raiders, merchants and the Royal Navy (1 to 4 seats; rule ids "KP x.y.z", "KS x.y")."""

from rules.kaiser.combat.windows import PASS
from rules.kaiser.lesson import LESSON
from rules.kaiser.options import Options
from rules.kaiser.orders import standing_orders
from rules.kaiser.pilot.answers import advise, continues
from rules.kaiser.play import play_match, resume_match
from rules.kaiser.scoring import implied
from rules.kaiser.shown import shown_draws
from rules.kaiser.state import (
    DISCARDS_EXPLAINED,
    LAID_EXPLAINED,
    MINES_IN_ORDER,
    PHANTOM_CORRECTIONS,
    SURPLUS_EXPLAINED,
    TURNS_EXPLAINED,
    new_state,
)
from rules.kaiser.turn import ORDER
from rules.kaiser.view.watcher import KaiserWatcher
from rules.kernel import Game, Telling

GAME = Game(
    name="kaiser",
    seats=(1, 2, 3, 4),
    # With one opponent nobody chooses whose ships to attack.
    usual_seats=3,
    # From an AI nobody need hide that a hand is empty, and nobody likes to be asked when there is nothing to decide.
    alone={"reaction_prompts": "only_if_able"},
    options=Options,
    play=play_match,
    state=new_state,
    watcher=KaiserWatcher,
    advise=advise,
    continues=continues,
    kinds=(
        "B",
        "G",
        "W",
        "R",
        "action_deck",
        "german_deck",
        "merchant_deck",
        "solitaire_deck",
        "hand",
        "surplus",
        "phantom",
        "tournament",
    ),
    patches=(
        PHANTOM_CORRECTIONS,
        TURNS_EXPLAINED,
        SURPLUS_EXPLAINED,
        DISCARDS_EXPLAINED,
        LAID_EXPLAINED,
        MINES_IN_ORDER,
    ),
    lesson=LESSON,
    orders=standing_orders,
    implied=implied,
    shown=shown_draws,
    resume=resume_match,
    telling=Telling(
        # Damage is no result: the board shows each fight with its dice, and a message that stays is for what counts.
        results=("sunk", "captured", "safe", "card_scored", "round_points"),
        follows=("roll", "sunk", "captured", "card_scored", "damaged", "identified", "safe", "prize_exhausted"),
        # From the attack on, with what its owner's opponent answered.
        leads=("declared", "passed", "reacted", "identified", "roll", "damaged"),
        # Where the attacked side fires back, the dice of both are what the attack has brought, even if no ship sinks.
        ends_with={"roll": ("purpose", ("amc", "amc_guns", "trap", "duel"))},
        finals=("match_end",),
        # The roll of an attack names both ships and says whether it damages. So its declaration is no headline.
        headlines=(
            "reacted",
            "roll",
            "out_of_play",
            "transferred",
            "disguised",
            # From then on the Royal Navy may attack the ship.
            "identified",
            "broke_out",
            "fog",
            "deception",
            "bounding_main",
            "cards_taken",
            "seat_resigned",
        ),
        # A turn starts without a word, unless it is lost in fog, nearly lost by Deception, or an extra one.
        # An empty hand leaves nothing to decide, so that its seat is not asked.
        losses={"turn_skipped": "", "turn_start": "", "committed": "empty"},
        drawn=("match_end",),
        held=("dealt_hand",),
        held_own=("committed",),
        deals=("dealt_hand",),
        rounds=("round_start",),
        # What the attack of a turn has done would be gone with the next turn, where no card is left to play.
        read={"roll": "ours"},
        befalls={
            "damaged": ("seat",),
            "sunk": ("seat",),
            "captured": ("seat",),
            "safe": ("seat",),
            "out_of_play": ("seat",),
            "transferred": ("origin",),
            "swapped": ("other",),
            "identified": ("seat",),
            # A reaction of one's own is no mere move: it says what became of the attack.
            "reacted": ("seat",),
            "disguised": ("seat",),
            "supply_lost": ("seat",),
            "cards_taken": ("victim",),
            "cards_lost": ("seat",),
            "fog": ("seat",),
            "deception": ("seat",),
            "bounding_main": ("seat",),
            "turn_skipped": ("seat",),
            # Silent, but for a turn that is lost, or nearly lost by Deception, and an extra one.
            "turn_start": ("seat",),
        },
    ),
    windows=True,
    seldom=(ORDER,),
    passes=(PASS,),
    looks={"discard": False, "pile": True, "deck": False},
    vocabulary={
        "seat": "seat",
        "defender": "seat",
        "victim": "seat",
        "by": "seat",
        "origin": "seat",
        "partner": "seat",
        "other": "seat",
        "rival": "seat",
        "captor": "seat",
        "winners": "seat",
        "ship": "ship",
        "ships": "ship",
        "target": "ship",
        "over": "ship",
        "targets": "ship",
        "prize": "ship",
        "swapped": "ship",
        "struck": "ship",
        "joined": "ship",
        "prey": "ship",
        "attacked": "ship",
        "left": "ship",
        "card": "card",
        "hand": "card",
        "known": "card",
        "top": "card",
        "faces": "drawn",
        "taken": "card",
        "lost": "card",
        "gave": "card",
        "got": "card",
        # In their order.
        "order": "drawn",
        "specials": "card",
        "assists": "card",
        "idle": "card",
        "alone": "card",
        "harms": "card",
        "added": "card",
        "instead": "card",
        "besides": "card",
        "answering": "card",
        "copy": "copy",
        "keep": "ship",
        "offer": "ship",
        "what": "piece",
    },
)
