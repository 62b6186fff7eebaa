"""The news: how a campaign is told in pages, one for the table whenever a turn ends and one for each captain (spec 8).

The table's page holds public events under the names of the captains. A captain's own page is made of the seat's view
and of the events that it has seen: what has changed since the turn in which the captain last answered in person, the
log book of each ship, and rumours, which are public sightings near it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.blackbeard.implied import implied
from rules.blackbeard.odds import LEAST, retire
from rules.blackbeard.passages import BETWEEN, passages
from rules.blackbeard.sea.merchants import free_to
from rules.blackbeard.ship.figures import room
from rules.blackbeard.state import Pirate, State
from rules.blackbeard.tables import GOVERNORS, PORTS
from rules.blackbeard.view.model import LAST_TURNS, BlackbeardView, pirate_facts
from rules.blackbeard.world.hexes import HEXES
from rules.blackbeard.world.ports import nation_of, shut_out
from rules.blackbeard.world.routes import distances_to
from rules.kernel import Fact, News, SeenEvent, Telling

CLOSES = ("turn_start",)
"""A page ends before the next turn begins: trade and the action card belong to the turn that ends."""

OF_THE_TABLE = frozenset(
    (
        "match_start",
        "governors_drawn",
        "governor_placed",
        "governor_clash",
        "turn_start",
        "dispute",
        "action_card",
        "match_end",
        "answers_undone",
    )
)
"""Events that are about everybody, although they name a seat."""

URGENT = 3
"""The last turns, in which a captain is told every time that nobody of his seat has retired."""
NEAR = 10
"""The hexes around a ship from which rumours come."""
MOST_RUMOURS = 2
"""Rumours of each sort about one ship."""
MOST_HEADLINES = 8

ROWS: Mapping[str, Sequence[str]] = MappingProxyType({"governor_placed": (), "merchant_placed": BETWEEN})
"""The kinds of event that come by the dozen, and the kinds that may stand between two of a row."""

SUMS = ("notoriety", "popularity", "cabin", "treasure")
"""Kinds of event whose ``by`` is added up in the changes of a pirate."""
COUNTS: Mapping[str, str] = MappingProxyType(
    {
        "hostages": "hostage_taken",
        "deals": "traded",
        "wounds": "wounded",
        "storms": "storm",
        "ships": "ship_swapped",
        "upgrades": "upgraded",
    }
)
"""Kinds of event that are counted in the changes of a pirate, by the name of the count."""
LISTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"ransomed": ("ransomed", "hostages"), "healed": ("healed", "parts")}
)
"""Kinds of event whose list is counted in the changes of a pirate, and the list, by the name of the count."""

POINTS: Mapping[str, str] = MappingProxyType({"damage": "damaged", "repairs": "repaired"})
"""Kinds of event whose ``points`` are added up in the changes of a pirate, by the name of the sum."""

HEADLINES = frozenset(
    (
        "port_taken",
        "port_sacked",
        "port_destroyed",
        "mutiny",
        "sunk",
        "left_play",
        "replaced",
        "commissioned",
    )
)
"""Events that everybody who was away wants to know."""
OWN_HEADLINES = frozenset(
    (
        "prize_taken",
        "sold",
        "ransomed",
        "letter_price",
        "storm",
        "hostage_taken",
        "wounded",
        "pet_lost",
        "chased",
        "debauched",
        "traded",
        "conquered",
    )
)
"""Events that matter to the captain of the pirate alone."""
SURPRISES = frozenset(
    (
        "operation_lost",
        "captured",
        "treason_tried",
        "captive_taken",
        "captive_freed",
        "pledge_paid",
        "sentence_passed",
        "hostages_lost",
        "doubloons_lost",
        "merchant_declined",
        "cargo_danger",
        "misses_turn",
        "jury_failed",
        "drifted",
        "chased",
        "mutiny",
        "scurvy",
        "sunk",
        "left_play",
        "replaced",
        "discontent",
        "interception",
        "evasion",
        "taken_careened",
        "hunter_battle",
        "smoke_screen",
        "broke_off",
        "surrendered",
        "got_away",
        "pirate_battle",
    )
)
"""Events that a captain did not order, or whose end he did not: they explain the changes to one who was there, too."""
OF_ALL = ("hazard_drawn", "merchants_removed")
"""Events that change the game for everybody: a captain reads of them who was there, if there is room."""
FATES_OF_RIVALS = ("left_play",)
"""Events of other captains that everybody reads: one pirate fewer, and a result to beat if he has retired."""
ARRIVALS = ("refuge_chosen", "commissioned", "pirate_dealt")
"""Events with which a pirate comes into play: of him nothing is to be said yet."""
ROUNDS_TOLD = ("news_rounds", "news_duel")
"""The facts of a passage that tell the rounds of a battle, or of a duel."""
AFTER_HIM = ("hunter_arrived", "hunter_turned", "pirate_battle", "challenged")
"""Events of others that name the captain's pirate as their target: hunters and rivals who are after him."""
BLOWS = (
    "blockaded",
    "captive_taken",
    "captured",
    "cargo_danger",
    "chased",
    "damaged",
    "discontent",
    "doubloons_lost",
    "drifted",
    "flooded",
    "hostages_lost",
    "hunter_battle",
    "interception",
    "jury_failed",
    "left_play",
    "misses_turn",
    "mutiny",
    "operation_lost",
    "scurvy",
    "sentence_passed",
    "sunk",
    "taken_careened",
    "wounded",
)
"""Events that happen to the captain of a pirate: what he has not ordered, and what it costs him."""
CLASHES = ("pirate_battle", "pirate_battle_over", "conquered", "captive_tortured")
"""Events between two captains that name the seat of only one of them, although both want to know."""
OUTCOMES: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "searched": ("nothing",),
        "merchant_fought": ("held", "escaped"),
        "port_attacked": ("won", "tied", "lost"),
        "bribed": ("refused",),
        "refuge_moved": ("",),
        "retirement_tried": ("failed",),
        "petitioned": ("granted", "refused"),
        "hunter_arrived": ("",),
        "enemy_mark": ("",),
        "captive_weakened": ("wounded",),
        "jury_rigged": ("",),
        "speed_challenged": ("caught", "honest"),
    }
)
"""The outcomes of orders and the fates of captives that no change of a figure shows: kinds of event, and the results
that are told."""
ENDS_TOLD = (
    "broke_off",
    "duel_over",
    "evasion",
    "flotsam_taken",
    "got_away",
    "hunter_battle_over",
    "merchant_declined",
    "surrendered",
)
"""How fights of the captain's own, and what else he has not decided alone, have ended."""
SUFFERED = frozenset(("captive_tortured", "bargain_broken"))
"""Events about another captain's act that are surprises to the captain whose pirate is their target."""


def about(event: SeenEvent) -> Fact | None:
    """Return the heading of an event on the table's page: the captain whose seat it names."""
    seat = event.data.get("seat")
    return None if seat is None or event.kind in OF_THE_TABLE else Fact("news_captain", {"seat": seat})


def facts(view: BlackbeardView, since: Sequence[SeenEvent]) -> list[Fact]:
    """Return the lines of a captain's own page; none in the middle of the turn in which the captain last answered."""
    turns = [event.data["turn"] for event in since if event.kind in CLOSES]
    ended, seat = turns[:-1], view.seat
    if not turns or seat is None or (not ended and since[0].kind in CLOSES):
        return []
    return [
        *_unretired(view, seat, ended),
        *_changes(view, seat, since, ended),
        *_log_book(view, seat),
        *_rumours(view.state, seat),
    ]


NEWS = News(CLOSES, about, facts, passages)
TELLING = Telling(
    finals=("match_end",),
    headlines=(*sorted(HEADLINES), *CLASHES),
    rounds=CLOSES,
    rows=ROWS,
    befalls=dict.fromkeys(BLOWS, ("seat",)),
    settles=("chart",),
    unseals=("orders_revealed",),
    brings={**dict.fromkeys(sorted(OWN_HEADLINES | {*ENDS_TOLD}), ()), **OUTCOMES},
)


# ---------------------------------------------------------------- changes


def _unretired(view: BlackbeardView, seat: int, ended: Sequence[int]) -> Iterator[Fact]:
    """Yield that nobody of the seat has retired, when the agreed end comes near, and again in the last turns.

    It then scores nothing (spec 6.5).

    It names the captain who is most likely to succeed, his chance to retire in per cent, and the ``least`` doubloons
    that give him a chance, or another one after a failure (BN 18.3), and his ``chance`` with them, in per cent. If
    nobody has a chance yet, it is the one who lacks least. ``rivals``: how many other seats have a retired pirate.
    """
    cap = int(view.options["turn_cap"])
    turn, near = view.state.turn, max(2, cap - LAST_TURNS + 1)
    # Who was not asked in the turn in which the end came near reads it on the next page.
    matters = turn > cap - URGENT or min(ended, default=turn - 1) < near <= turn
    if cap and matters and not view.state.has_retired(seat):
        hopes = [_hope(view, pirate) for pirate in view.state.active(seat)]
        odds, _, name = max(hopes, default=(0, -LEAST, ""))
        least = _least(view, name)
        rivals = sum(view.state.has_retired(other) for other in range(view.state.seats) if other != seat)
        needs = {"least": least, "chance": retire(least)}
        yield Fact("news_unretired", {"pirate": name, "odds": odds, **needs, "rivals": rivals})


def _hope(view: BlackbeardView, pirate: Pirate) -> tuple[int, int, str]:
    """Return how likely a captain is to retire, in per cent, and then by how much he has more than he needs."""
    worth = pirate.cabin + (view.me.treasure_of(pirate.id) if view.me else 0)
    more = worth - _least(view, pirate.id)
    return (retire(worth) if more >= 0 else 0), more, pirate.id


def _least(view: BlackbeardView, name: str) -> int:
    """Return the least treasure with which a captain has a chance to retire, or another one after a failure."""
    return max(LEAST, view.me.refused.get(name, 0) if view.me else 0)


def _changes(view: BlackbeardView, seat: int, since: Sequence[SeenEvent], ended: Sequence[int]) -> Iterator[Fact]:
    """Yield what has changed in the turns that ended: for each pirate of the seat, then headlines after an absence."""
    if not ended:
        # The campaign has just begun.
        return
    yield Fact("news_since", {"turns": len(ended), "first": ended[0], "last": ended[-1]})
    own = [event for event in since if event.data.get("seat") == seat]
    headlines = list(_headlines(view, seat, since, away=len(ended) > 1))
    told = {fact.data.get(who) for fact in headlines for who in ("pirate", "target")}
    for pirate in dict.fromkeys(str(event.data["pirate"]) for event in own if event.data.get("pirate")):
        of_pirate = [event for event in own if event.data.get("pirate") == pirate]
        # The money that he retires on has not left him: it is his score.
        sums = dict.fromkeys([*SUMS, "saved"], 0)
        for event in of_pirate:
            if event.kind in SUMS and event.data.get("cause") == "retired":
                sums["saved"] -= event.data.get("by", 0)
            elif event.kind in SUMS:
                sums[event.kind] += event.data.get("by", 0)
        found = [*sums.items()]
        found += [(what, sum(event.kind == kind for event in of_pirate)) for what, kind in COUNTS.items()]
        for what, (kind, name) in LISTS.items():
            found.append((what, sum(len(event.data[name]) for event in of_pirate if event.kind == kind)))
        for what, kind in POINTS.items():
            found.append((what, sum(event.data["points"] for event in of_pirate if event.kind == kind)))
        none: Mapping[str, Any] = {"merchant": "", "markers": []}
        changes = [{"what": what, "by": by, **none} for what, by in found if by]
        prizes = [event.data["merchant"] for event in of_pirate if event.kind == "prize_taken"]
        changes += [{**none, "what": "prize", "by": 1, "merchant": prize} for prize in prizes]
        cargo = _cargo(of_pirate).items()
        changes += [
            {**none, "what": what, "by": len(markers), "markers": markers} for what, markers in cargo if markers
        ]
        arrived = any(event.kind in ARRIVALS for event in of_pirate)
        if changes or (pirate not in told and not arrived):
            yield Fact("news_pirate", {"pirate": pirate, "changes": changes})
    yield from headlines
    yield from _refuges_lost(view.state, own)


def _cargo(events: Sequence[SeenEvent]) -> dict[str, list[str]]:
    """Return the markers that came into the holds of a pirate, went overboard, and left them otherwise.

    What was only moved is left out, and what came in and left at once, but for what was used up, such as arms in the
    attack that brought others.
    """

    def markers(kind: str, *causes: str) -> Counter[str]:
        found = (event for event in events if event.kind == kind and (not causes or event.data["cause"] in causes))
        return Counter(marker for event in found for marker in event.data["markers"])

    loaded, thrown, spent = markers("loaded"), markers("unloaded", "jettison"), markers("unloaded", "spent")
    left = markers("unloaded") - thrown - spent
    kept = loaded - left
    changes = {"loaded": kept - thrown, "jettisoned": thrown - kept, "unloaded": (left - loaded) + spent}
    return {what: [*count.elements()] for what, count in changes.items()}


def _headlines(view: BlackbeardView, seat: int, since: Sequence[SeenEvent], *, away: bool) -> Iterator[Fact]:
    """Yield the newest important events, worded as in the story; without an absence only surprises and outcomes.

    A relative who is taken hostage is news for the captain of the seat.

    What concerns everybody has the room that the captain's own leaves. The rounds of a battle follow its beginning.
    """
    state, own = view.state, SURPRISES | OWN_HEADLINES if away else SURPRISES
    gone = [event.data["hunter"] for event in since if event.kind == "hunter_gone" and event.data.get("seat") == seat]
    begun = max(number for number, event in enumerate(since) if event.kind in CLOSES)

    def tells(number: int, event: SeenEvent) -> bool:
        if event.kind in FATES_OF_RIVALS or (away and event.kind in HEADLINES):
            return True
        if event.kind in OF_ALL:
            return not away and event.data.get("tokens", (event,)) != []
        if event.kind == "hostage_taken" and (relative := state.pirates.get(event.data.get("relative_of", ""))):
            return relative.seat == seat or (away and event.data.get("seat") == seat)
        if event.kind in SUFFERED or (event.kind in AFTER_HIM and event.data.get("seat") != seat):
            hunted = state.pirates.get(event.data["target"])
            return hunted is not None and hunted.seat == seat
        if event.kind == "speed_challenged" and event.data["hunter"] in gone:
            # The controller of a warship learns how it was lost.
            return event.data["result"] == "caught"
        if event.data.get("seat") != seat or (event.kind == "misses_turn" and number < begun):
            # The turn that a pirate missed is over.
            return False
        return event.kind in own or event.data.get("result", "") in OUTCOMES.get(event.kind, ())

    found = [event for number, event in enumerate(since) if tells(number, event)]
    places = sorted(range(len(found)), key=lambda at: (found[at].kind not in OF_ALL, at))[-MOST_HEADLINES:]
    battles = passages([event for event in since if event.kind not in OF_THE_TABLE])
    for event in (found[at] for at in sorted(places)):
        known = view.known_of(event.data["pirate"]) if event.kind in FATES_OF_RIVALS else {}
        yield Fact(event.kind, {"rule": event.rule, **event.data, **implied(event.kind, event.data), **known})
        fought = (passage.facts for passage in battles if passage.events[0] is event)
        yield from (fact for told in fought for fact in told if fact.kind in ROUNDS_TOLD)


def _refuges_lost(state: State, own: Sequence[SeenEvent]) -> Iterator[Fact]:
    """Yield each Refuge that is closed to its pirate since he became an enemy of its nation (BN 9.22)."""
    made = [(event.data["pirate"], event.data["nation"]) for event in own if event.kind == "enemy_mark"]
    for pirate in state.pirates.values():
        if pirate.in_play and shut_out(state, pirate) and (pirate.id, nation_of(state, pirate.refuge)) in made:
            yield Fact("news_refuge_lost", {"pirate": pirate.id, "port": pirate.refuge})


# ---------------------------------------------------------------- the log book


def _log_book(view: BlackbeardView, seat: int) -> Iterator[Fact]:
    """Yield the log book of each pirate in play: what everybody sees of the ship, then what is aboard."""
    for pirate in view.state.pirates.values():
        if pirate.seat == seat and pirate.in_play:
            yield Fact("board_pirate", pirate_facts(view.state, pirate))
            yield Fact("news_aboard", _aboard(view, pirate))


def _aboard(view: BlackbeardView, pirate: Pirate) -> dict[str, Any]:
    """Return what a captain knows of the state of a ship and its crew. A captive has lost his (``shipless``)."""
    capacity = int(view.options["hold_capacity"])
    return {
        "pirate": pirate.id,
        "shipless": pirate.status != "active",
        "room": room(pirate.ship, capacity),
        "unusable": len(pirate.ship.holds) - len(pirate.ship.usable),
        "treasure": 0 if view.me is None else view.me.treasure_of(pirate.id),
        "parts": [part for part, wounds in pirate.wounds.items() if wounds],
        "letter": pirate.letter,
        "misses": pirate.debauched > 0 and pirate.debauched >= view.state.turn,
    }


# ---------------------------------------------------------------- rumours


def _rumours(state: State, seat: int) -> Iterator[Fact]:
    """Yield what is sighted near each of the seat's pirates: hunters, merchants, pirates, governors everybody knows.

    Hunters come first, and those that hunt him are told of wherever they are on his map. ``more``: the merchants that
    are not named, but lie within the hexes ``around`` him.
    """
    for pirate in state.active(seat):
        away = _ways_from(pirate.position.place).get
        # A merchant that another pirate has stopped is his alone (BN 9.12).
        sails = Counter((sail.face, sail.hex, "" if free_to(sail, pirate) else sail.attached) for sail in state.sails)
        merchants = [
            (away(place), {"merchant": face, "place": place, "count": count, "holder": holder})
            for (face, place, holder), count in sails.items()
        ]
        rivals = [
            (
                away(other.position.place),
                {"target": other.id, "seat": other.seat, "place": other.position.place, "ship": other.ship.type},
            )
            for other in state.active()
            if other.seat != seat
        ]
        governors = [
            (
                away(PORTS[port.number].hex),
                {"port": port.number, "governor": port.governor.face, "stance": GOVERNORS[port.governor.face].stance},
            )
            for port in state.ports.values()
            if port.governor is not None and port.governor.face and not port.destroyed
        ]
        nearest = _nearest(merchants)
        around = sum(_is_near(away(sail.hex)) for sail in state.sails)
        found = {
            "hunters": _hunters(state, pirate),
            "merchants": nearest,
            "rivals": _nearest(rivals),
            "known": _nearest(governors),
        }
        if any(found.values()):
            more = around - sum(int(row["count"]) for row in nearest)
            yield Fact("news_rumours", {"pirate": pirate.id, **found, "more": more, "around": NEAR})


def _hunters(state: State, pirate: Pirate) -> list[dict[str, Any]]:
    """Return the hunters of other seats: those that hunt a pirate, and others near him (spec 4.11.2)."""
    ways = _ways_from(pirate.position.place)
    found = [
        (hunter.target != pirate.id, away, hunter)
        for hunter in state.hunters
        if hunter.controller != pirate.seat
        and (away := ways.get(hunter.position.place)) is not None
        and (hunter.target == pirate.id or away <= NEAR)
    ]
    return [
        {"hunter": hunter.token, "hunts": not other, "place": hunter.position.place, "away": away}
        for other, away, hunter in sorted(found, key=lambda one: one[:2])[:MOST_RUMOURS]
    ]


def _ways_from(here: str) -> Mapping[str, int]:
    """Return the hexes to sail to each place to which there is a way; from a transit zone only to itself."""
    return distances_to(here) if here in HEXES else {here: 0}


def _is_near(away: int | None) -> bool:
    return away is not None and away <= NEAR


def _nearest(sighted: Sequence[tuple[int | None, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return the nearest sightings, each with its distance."""
    near = sorted(
        ((away, row) for away, row in sighted if away is not None and away <= NEAR), key=lambda found: found[0]
    )
    return [{**row, "away": away} for away, row in near[:MOST_RUMOURS]]
