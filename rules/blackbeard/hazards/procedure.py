"""A hazard event: what ends, what it does to all, what it is (spec 5.0)."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from rules.blackbeard import ledgers
from rules.blackbeard.asking import put_all
from rules.blackbeard.crown.contacts import in_its_hex, try_one
from rules.blackbeard.crown.harbours import settle
from rules.blackbeard.crown.hunting import begin_step, enter_zones
from rules.blackbeard.dice import jd66
from rules.blackbeard.hazards import auctions, crown, family, laws, places, scurvy, treasures, waters
from rules.blackbeard.hazards.expiry import expire
from rules.blackbeard.hunters import blockaders, dismiss, in_play
from rules.blackbeard.lasting import FAMILY, RULE
from rules.blackbeard.names import asked
from rules.blackbeard.sea.bounty import deliver
from rules.blackbeard.state import Pirate
from rules.blackbeard.stocks import MOST_REROLLS
from rules.blackbeard.voyage import COMBAT_CORRECTIONS, OUTCOMES_TOLD, Voyage
from rules.kernel import Ask, Option, Play, choose

Resolve = Callable[[Voyage, Pirate], Play[None]]
LAWS = ("34", "52", "54")
"""The laws on which the Pope lets the seats vote (event 22), by number."""
DEFAULT_LAW = "52"


def hazard(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Carry out a hazard event for the pirate who drew it."""
    yield from deliver(voyage)
    yield from expire(voyage)
    yield from hit_all(voyage)
    if voyage.state.ended:
        return
    face, rolls = roll_event(voyage)
    voyage.tell("hazard_drawn", seat=drawing.seat, pirate=drawing.id, event=face, rolls=rolls, rule=RULE)
    told = len(voyage.table.events)
    yield from EVENTS[face](voyage, drawing)
    if len(voyage.table.events) == told and voyage.table.patched(OUTCOMES_TOLD):
        voyage.tell("hazard_idle", event=face, rule=RULE)
    yield from settle(voyage)
    yield from deliver(voyage)


def roll_event(voyage: Voyage) -> tuple[str, list[int]]:
    """Roll the number of the event; without story events the others only (module ``m_story_events``)."""
    rolls: list[int] = []
    while len(rolls) < MOST_REROLLS:
        rolls.append(jd66(voyage, "hazard"))
        if voyage.options.m_story_events or str(rolls[-1]) not in STORIES:
            return str(rolls[-1]), rolls
    return "11", rolls


# ---------------------------------------------------------------- the frame of every hazard event


def hit_all(voyage: Voyage) -> Play[None]:
    """Carry out the general effects: interceptions, blockades, scurvy, hunters that enter zones (BN 22.1).

    Nothing follows a victory (spec 6.1); in older matches the others do.
    """
    yield from _intercept(voyage)
    if voyage.state.ended and voyage.table.patched(COMBAT_CORRECTIONS):
        return
    for pirate in voyage.state.in_order():
        if blockaders(voyage.state, pirate):
            ledgers.popularity(voyage, pirate, -1, "blockade", "BN 14.3")
    yield from scurvy.worsen(voyage)
    yield from enter_zones(voyage)


def _intercept(voyage: Voyage) -> Play[None]:
    """Let every hunter intercept, without dice, the pirates of other seats in its hex at sea (spec 4.11.5)."""
    state = voyage.state
    begin_step(voyage)
    places_of = {seat: place for place, seat in enumerate(state.from_marker())}
    for hunter in sorted(state.hunters, key=lambda one: places_of[one.controller]):
        for pirate in in_its_hex(voyage, hunter, automatic=True):
            free = in_play(voyage, hunter) and not hunter.fought and not state.ended
            if free and pirate.status == "active" and pirate.position.place == hunter.position.place:
                yield from try_one(voyage, hunter, pirate, automatic=True)


# ---------------------------------------------------------------- the Pope (event 22)


def pope(voyage: Voyage, drawing: Pirate) -> Play[None]:
    """Call all commissioners home, and let the seats vote on a law, which is passed at once (event 22)."""
    for hunter in [one for one in voyage.state.hunters if one.kind == "kc"]:
        dismiss(voyage, hunter)
    if not voyage.options.m_story_events:
        return
    votes = yield from put_all(voyage, [_ask_vote(seat) for seat in range(voyage.state.seats)])
    count = Counter(votes)
    tied = [law for law in LAWS if count[law] == max(count.values())]
    chosen = votes[drawing.seat] if votes[drawing.seat] in tied else tied[0]
    voyage.tell(
        "law_voted",
        votes=[{"seat": seat, "event": law} for seat, law in enumerate(votes)],
        event=chosen,
        reveals=True,
        rule=RULE,
    )
    yield from EVENTS[chosen](voyage, drawing)


def _ask_vote(seat: int) -> Ask[str]:
    question = asked("BN-E3")
    return choose(
        seat,
        question.kind,
        [Option(law, {"event": law}) for law in LAWS],
        default=DEFAULT_LAW,
        secret=True,
        rule=question.rule,
    )


# ---------------------------------------------------------------- the table


EVENTS: Mapping[str, Resolve] = MappingProxyType(
    {
        "11": places.earthquake,
        "12": places.arm_wrestling,
        "13": scurvy.break_out,
        "14": waters.storm,
        "15": crown.letter,
        "16": crown.discontent,
        "21": places.rising,
        "22": pope,
        "23": places.governors,
        "24": crown.ghost_ship,
        "25": crown.hunt,
        "26": auctions.pardon,
        "31": crown.peace,
        "32": crown.discontent,
        "33": auctions.pardon,
        "34": partial(laws.law, event="34"),
        "35": treasures.stolen,
        "36": auctions.parrot,
        "41": family.beloved_arrested,
        **{event: partial(family.abducted, event=event) for event in FAMILY[1:]},
        "46": family.governors_daughter,
        "51": treasures.treasure_map,
        "52": auctions.prohibition,
        "53": treasures.papers,
        "54": partial(laws.law, event="54"),
        "55": waters.sirens,
        "56": places.shortage,
        "61": partial(laws.crusade, event="61"),
        "62": partial(laws.crusade, event="62"),
        "63": waters.reefs,
        "64": waters.currents,
        "65": waters.fires,
        "66": waters.creature,
    }
)
"""By jd66, how each event is carried out (spec 5.1)."""
STORIES = tuple(event for event in EVENTS if event[0] in "456" or event in ("34", "35", "36"))
"""The events of the module ``m_story_events``."""
