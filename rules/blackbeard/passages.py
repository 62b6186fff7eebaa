"""Events on the page of a turn that are told together: battles and duels (spec 8), and pieces placed in a row.

The passage of a battle or duel begins with the event that opens it. It takes in what follows for its captains: the
rounds with their dice, what ended it, and what became of ships, crews, cargo and captains. Other events may lie between
them, because arenas run side by side.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Any

from rules.blackbeard.implied import implied
from rules.kernel import Fact, Passage, SeenEvent

OPENINGS = ("pirate_battle", "hunter_battle", "duel_begun")
"""Kinds of event with which a passage begins; the duel of a boarding belongs to its battle."""
ROUNDS = ("pirate_round", "hunter_round", "duel_round")
IN_ROUNDS = ("battle", "hunter_battle", "duel")
"""The rolls of a round, as cunning names them."""
MOST_ROUNDS = 6
"""The rounds of a battle or duel that are told one by one; of a longer one the first, and the last."""

SENTENCES = frozenset(
    (
        *OPENINGS,
        "hunter_known",
        "smoke_screen",
        "barrel_used",
        "rerolled",
        "boarded",
        "broke_off",
        "surrendered",
        "duel_over",
        "downed",
        "pirate_battle_over",
        "hunter_battle_over",
        "hunter_sunk",
        "sunk",
        "flotsam_left",
        "pet_lost",
        "hostages_lost",
        "hot_shot",
        "fire",
        "flooded",
        "mainsail_set",
        "enemy_mark",
        "event_over",
        "outlaw_beaten",
        "left_play",
        "conquered",
        "ship_scuttled",
        "captive_taken",
        "captive_freed",
        "relative_rescued",
        "relative_passed",
        "restarted",
        "captured",
        "treason_tried",
    )
)
"""Kinds of event that are a sentence of the passage, in their own words."""
SUMMED = frozenset(
    (
        *ROUNDS,
        "damaged",
        "repaired",
        "wounded",
        "notoriety",
        "popularity",
        "cabin",
        "loaded",
        "unloaded",
        "faster_ship",
        "speed_tie",
        "hunter_worn",
    )
)
"""Kinds of event that are told as a sum at the end of the passage, or within its rounds."""
CHANGES: Mapping[str, str] = MappingProxyType({"notoriety": "by", "popularity": "by", "cabin": "by"})
"""Kinds of event whose amounts are added up, by the fact that holds the amount."""
ENDS = ("turn_over",)
"""Kinds of event after which no passage goes on."""
PLACED = ("governors_drawn", "governor_placed")
"""Kinds of event that tell where the governors are; who they are, the page of the table never knows."""
BETWEEN = ("card_drawn", "chart")
"""Kinds of event that may stand between merchants placed in a row."""
ORDER = ("ship", "crew", "repairs", "wounds", "loaded", "unloaded", "cabin", "notoriety", "popularity")


@dataclass
class _Tale:
    """A passage in the making. ``who``: the ids of its captains and hunters; ``parts``: its sentences so far."""

    who: list[str]
    events: list[SeenEvent] = field(default_factory=list[SeenEvent])
    parts: list[Fact] = field(default_factory=list[Fact])
    rounds: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    sums: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    worn: dict[str, Fact] = field(default_factory=dict[str, Fact])
    boarded: bool = False
    rerolls: list[Fact] = field(default_factory=list[Fact])
    """Rolls that cunning has made again in the first round, which is told before them."""


def passages(story: Sequence[SeenEvent]) -> list[Passage]:
    """Return the events of a page that are told together: governors, merchants, and each battle or duel."""
    return [*_governors(story), *_merchants(story), *_battles(story)]


def _governors(story: Sequence[SeenEvent]) -> Iterator[Passage]:
    """Yield where the governors were placed at the start, by seat (BN 4.3)."""
    events = [event for event in story if event.kind in PLACED]
    ports: dict[int, list[str]] = {}
    for event in events:
        if event.kind == "governor_placed":
            ports.setdefault(event.data["seat"], []).append(event.data["port"])
    if ports:
        rows = [{"seat": seat, "ports": placed} for seat, placed in ports.items()]
        yield Passage(events, [Fact("news_governors", {"rows": rows})])


def _merchants(story: Sequence[SeenEvent]) -> Iterator[Passage]:
    """Yield where merchants appeared, if several did in a row (BN 4.4)."""
    told = [event for event in story if event.kind not in BETWEEN]
    for placed, group in groupby(told, lambda event: event.kind == "merchant_placed" and bool(event.data["lane"])):
        events = list(group)
        if placed and len(events) > 1:
            places = Counter(event.data["hex"] for event in events)
            rows = [{"code": place, "n": n} for place, n in places.items()]
            yield Passage(events, [Fact("news_merchants", {"rows": rows})])


def _battles(story: Sequence[SeenEvent]) -> list[Passage]:
    """Return the battles and duels among the events of a page, each as a passage."""
    tales: list[_Tale] = []
    going: list[_Tale] = []
    for event in story:
        if event.kind in ENDS:
            going = []
        named = _named(event)
        mine = next((tale for tale in going if any(name in tale.who for name in named)), None)
        if event.kind in OPENINGS and not (event.kind == "duel_begun" and mine is not None and mine.boarded):
            # A captain's next battle ends the tale of the last one.
            going = [tale for tale in going if not any(name in tale.who for name in named)]
            mine = _Tale(named)
            tales.append(mine)
            going.append(mine)
        if mine is None:
            continue
        if event.kind in SENTENCES or event.kind in SUMMED:
            _add(mine, event)
        elif event.data.get("pirate") in mine.who:
            # He does something else.
            going.remove(mine)
    return [Passage(tale.events, _parts(tale)) for tale in tales]


def _named(event: SeenEvent) -> list[str]:
    """Return the ids of the captains and hunters whom an event names."""
    names = [event.data.get(key) for key in ("pirate", "target", "captain", "helper", "hunter")]
    return [str(name) for name in (*names, *event.data.get("hunters", ())) if name]


def _add(tale: _Tale, event: SeenEvent) -> None:
    """Add an event to a passage: as a sentence, a round or a part of a sum."""
    tale.events.append(event)
    if event.kind in ROUNDS:
        tale.rounds.append(_round(event))
        if len(tale.rounds) == 1:
            kind = "news_duel" if event.kind == "duel_round" else "news_rounds"
            tale.parts += [Fact(kind, {"rounds": tale.rounds}), *tale.rerolls]
            tale.rerolls = []
    elif event.kind == "rerolled" and event.data["what"] in IN_ROUNDS and not tale.rounds:
        tale.rerolls.append(_sentence(event))
    elif event.kind in SENTENCES:
        tale.parts.append(_sentence(event))
        tale.boarded = tale.boarded or event.kind == "boarded"
        if event.kind == "duel_begun":
            tale.rounds = []
    else:
        _sum_up(tale, event)


def _sentence(event: SeenEvent) -> Fact:
    """Return an event as a line, with what it implies for its words."""
    return Fact(event.kind, {"rule": event.rule, **event.data, **implied(event.kind, event.data)})


def _round(event: SeenEvent) -> dict[str, Any]:
    """Return a round in a line: the sums of both sides, their dice, and who has won it."""
    data = event.data
    found = {"round": data["round"], "result": data["result"], "pirate": data["pirate"], "total": data["total"]}
    if event.kind == "duel_round":
        mine, theirs = data["dice"]
        return {**found, "dice": [mine], "rolled": data["rolled"], "foe_dice": [theirs]}
    if event.kind == "hunter_round":
        dice = [*data["dice"], *data["ally"], *data["arms"]]
        rolled, foe_dice, foe = data["hunter_total"], [data["face"]], ""
    else:
        dice = [*data["dice"], *data["arms"], *data["information"]]
        rolled, foe_dice, foe = data["rolled"], [*data["foe_dice"], *data["foe_arms"]], data["target"]
    captain = data["pirate"] if data["result"] == "won" else foe
    return {**found, "captain": captain, "dice": dice, "rolled": rolled, "foe_dice": foe_dice}


def _sum_up(tale: _Tale, event: SeenEvent) -> None:
    """Add what an event changed to the sums of its captain; of a hunter only the last state counts."""
    data = event.data
    if event.kind == "hunter_worn":
        tale.worn[str(data["hunter"])] = Fact(event.kind, {"rule": event.rule, **data})
        return
    sums = tale.sums.setdefault(str(data.get("pirate", "")), Counter())
    if event.kind == "damaged":
        sums["crew" if data["section"] == "crew" else "ship"] += data["points"]
    elif event.kind == "repaired":
        sums["repairs"] += data["points"]
    elif event.kind == "wounded":
        sums["wounds"] += 1
    elif event.kind in ("loaded", "unloaded"):
        sums[event.kind] += len(data["markers"])
    elif event.kind in CHANGES:
        sums[event.kind] += data[CHANGES[event.kind]]


def _parts(tale: _Tale) -> list[Fact]:
    """Return the sentences of a passage, the sums at its end."""
    sides = [
        {"pirate": name, "changes": [{"what": what, "by": sums[what]} for what in ORDER if sums[what]]}
        for name, sums in tale.sums.items()
        if name
    ]
    sides = [side for side in sides if side["changes"]]
    toll = [Fact("news_toll", {"sides": sides})] if sides else []
    return [*(_shortened(part) for part in (*tale.parts, *tale.rerolls)), *tale.worn.values(), *toll]


def _shortened(part: Fact) -> Fact:
    """Return the rounds of a long battle or duel without those in its middle; other sentences as they are."""
    if part.kind not in ("news_rounds", "news_duel"):
        return part
    rounds: list[dict[str, Any]] = part.data["rounds"]
    more = max(0, len(rounds) - MOST_ROUNDS)
    told = [*rounds[: MOST_ROUNDS - 1], rounds[-1]] if more else rounds
    return Fact(part.kind, {"rounds": told, "more": more})
