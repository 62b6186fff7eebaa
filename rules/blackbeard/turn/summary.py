"""What a player confirms: the facts of the entries of an orders form, for its summary."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from rules.blackbeard.battle.duellists import boarding_chance
from rules.blackbeard.battle.hunters import ATTACK_HUNTER
from rules.blackbeard.battle.pirates import ATTACK_PIRATE
from rules.blackbeard.battle.prisoners import prize_of, rescuable
from rules.blackbeard.cunning import points_left
from rules.blackbeard.hidden import Entry
from rules.blackbeard.hunters import MOST_HEXES
from rules.blackbeard.league.alliances import allies_of
from rules.blackbeard.odds import CERTAIN, FACES, battle, capture_of, meet_unseen, retire_twice
from rules.blackbeard.operation import Scene
from rules.blackbeard.policies import ASK, SPARING, policy_facts
from rules.blackbeard.port.assault import ASSAULT
from rules.blackbeard.port.business import BUSINESS, PURCHASES, compels
from rules.blackbeard.port.sack import SACK
from rules.blackbeard.port.sales import besieged, has_sold, proceeds_of, ransom_of
from rules.blackbeard.port.shop import price_of
from rules.blackbeard.sea.debauch import skips_last
from rules.blackbeard.sea.merchants import ATTACK_MERCHANT, RANDOM, greatest_defence, is_named, would_attack
from rules.blackbeard.sea.passage import INSIDE, lies, present_end, where_it_ends
from rules.blackbeard.sea.search import LEAVE, SEARCH, prospects
from rules.blackbeard.ship.fates import AGAIN, RETIRE, may_retire, needed_after, pardoned
from rules.blackbeard.ship.figures import adrift, allowance, boxes, combat, lost
from rules.blackbeard.ship.repair import ASHORE, CAREEN, REFIT, turns_of_jury
from rules.blackbeard.state import MOST_CABIN, Pirate, State
from rules.blackbeard.tables import MERCHANTS, WARSHIPS
from rules.blackbeard.turn.desk import Desk
from rules.blackbeard.turn.goals import Goals
from rules.blackbeard.turn.rooms import NOTHING
from rules.blackbeard.turn.sundries import ALL
from rules.blackbeard.world.hexes import HEXES, distance
from rules.blackbeard.world.ports import nation_of, port_at, stake_of, status_of
from rules.blackbeard.world.zones import is_zone

BESIDE = 1
"""The hexes at which a foreign warship is a danger worth a word."""
HUNTING = (SEARCH.id, ATTACK_MERCHANT.id)
FIGHTING = (ATTACK_PIRATE.id, ATTACK_HUNTER.id, ASSAULT.id, SACK.id)
NONE: Mapping[str, str] = MappingProxyType({})
UNEASY = 4
"""The Popularity from which on orders that may cost some are worth a word."""
STRONGEST = max(merchant.defence for merchant in MERCHANTS.values())
MEN_OF_WAR = tuple(warship.strength for warship in WARSHIPS.values())
"""The Combat of all warships."""


def orders_in(desk: Desk, entries: Mapping[str, Entry], refuges: Mapping[str, str] = NONE) -> Mapping[str, Any]:
    """Return the facts of some entries: what each pirate does, where, and to whom.

    ``refuges``: by pirate without one, the Refuge that the same form asks for.

    ``beyond``: whether the one whom he pursues is out of reach as he lies now. ``leaves``: whether he only puts out
    of the port that he is in. ``waters``: whether he stays at sea before a port. ``prowlers``: the warships of
    other seats where he ends or beside it; ``chasers``: those farther away that hunt him and may come there.
    ``prey``: the merchants that he could attack where he does nothing.
    ``idle``: whether an extra action changes nothing at all.
    ``section``: what a jury repair is to hold up, in ``lasts`` turns. ``floats``: whether careening ends.
    ``markers``: what goes overboard. ``hides``: whether money goes ashore; ``fetches``: whether it comes aboard;
    ``early``: before he sails, not at the end of his turn; ``whole``: all that there is then, else these
    ``doubloons``. ``policies``: those that differ in this turn, each with its value, but for one that ``shuns``
    tells. ``stranded``: the port in which he cannot retire although the end is near.
    Beside the rows, ``ends``: whether the match ends with one of them; ``leavers``: those who
    try to retire; ``heirs``: the pirates whom the seat has yet to play after them.
    """
    rows = [_facts_of(desk, desk.state.pirates[name], entry, refuges.get(name, "")) for name, entry in entries.items()]
    leavers = [row["pirate"] for row in rows if row["operation"] == RETIRE.id]
    ends = any(row["finale"] for row in rows)
    return {"orders": rows, "ends": ends, "leavers": leavers, "heirs": careers_left(desk) if leavers else 0}


def grave_in(entries: Mapping[str, Entry]) -> bool:
    """Return whether some entries are confirmed twice: a pirate who retires leaves play for good (BN 18.3)."""
    return any(entry.operation == RETIRE.id for entry in entries.values())


def _facts_of(desk: Desk, pirate: Pirate, entry: Entry, refuge: str) -> dict[str, Any]:
    state, move = desk.state, entry.move
    prices, aims = _prices(desk, pirate, entry, refuge), _aims(state, pirate, entry)
    return {
        "pirate": pirate.id,
        "move": move.kind,
        "place": "" if move.kind == "pursue" else move.goal,
        "target": move.goal if move.kind == "pursue" else "",
        "beyond": _out_of_reach(desk, pirate, entry),
        "course": move.course,
        "last": desk.options.is_last(state.turn),
        "stuck": _stuck(pirate),
        **_way(desk, pirate, entry),
        **_rolled(desk, pirate, entry),
        "end": entry.end,
        "waters": move.kind == "go" and entry.end in (None, "sea") and bool(HEXES[move.goal].port),
        "leaves": move.kind == "hold" and pirate.position.inside and entry.end not in INSIDE,
        "operation": entry.operation,
        **_warships(desk, pirate, entry),
        "prey": _prey(desk, pirate, entry),
        "idle": desk.extra and _is_idle(pirate, entry),
        **aims,
        **_chances(desk, pirate, entry),
        **_fight(state, pirate, entry, aims["against"]),
        **_meeting(desk, pirate, entry, refuge),
        **_trade(desk, pirate, entry),
        "vain": _in_vain(desk, pirate, entry),
        **prices,
        **_discontent(desk, pirate, entry, prices),
        "popularity": pirate.popularity,
        "stranded": _stranded(desk, pirate, entry),
        **_retirement(desk, pirate, entry),
        **_work(state, pirate, entry),
        "markers": list(entry.jettison),
        "hides": entry.treasure > 0,
        "fetches": entry.treasure < 0,
        "whole": abs(entry.treasure) == ALL,
        "doubloons": 0 if abs(entry.treasure) == ALL else abs(entry.treasure),
        "early": entry.treasure_first,
        "policies": _changed(desk, pirate, entry, prices),
    }


def _rolled(desk: Desk, pirate: Pirate, entry: Entry) -> dict[str, Any]:
    """Return what came of rolling the movement die again: ``before`` and ``rolled``, and how far he sails by it.

    ``left``: the cunning that he has left then. All are 0 if he has not rolled again. ``short``: whether he may not
    search, because he sails less far than that.
    """
    if not entry.reroll:
        return {**dict.fromkeys(("before", "rolled", "allowance", "left"), 0), "short": False}
    die, goal = desk.spare[pirate.id], entry.move.goal
    goes = entry.move.kind == "go" and entry.end in (None, "sea") and entry.operation == NOTHING
    found = {"before": desk.dice[pirate.id], "rolled": die, "allowance": allowance(pirate, die)}
    short = goes and not _goals(desk, pirate, entry).uses_all(goal)
    return {**found, "left": points_left(pirate) - 1, "short": short}


def _way(desk: Desk, pirate: Pirate, entry: Entry) -> dict[str, Any]:
    """Return the hexes that he sails in this turn (``cost``), and those and the turns to the goal of his course."""
    move = entry.move
    if move.kind != "go":
        return {"cost": 0, "hexes": 0, "turns": 0}
    way = _goals(desk, pirate, entry).way(move.goal)
    ahead = _goals(desk, pirate, entry).way(move.course) if move.course else way
    return {"cost": way["cost"], "hexes": ahead["hexes"], "turns": ahead["turns"]}


def _goals(desk: Desk, pirate: Pirate, entry: Entry) -> Goals:
    dice = desk.spare if entry.reroll else desk.dice
    return desk.goals(pirate, dice.get(pirate.id, 0), entry.boosts)


def _trade(desk: Desk, pirate: Pirate, entry: Entry) -> dict[str, Any]:
    """Return what business in a port is about.

    ``sells``: whether the cargo is sold, for ``sale`` doubloons; ``unsold``: the goods that are lost unsold;
    ``priced``: whether both are known before he is there. ``ransoms``: the hostages who are ransomed, each for
    ``ransom_low`` to ``ransom_high`` doubloons.
    ``buys_letter``, ``bribes``: whether a letter of marque is bought, and a bribe offered.
    """
    found: dict[str, Any] = {"sells": False, "sale": 0, "unsold": 0, "priced": False, "ransoms": 0}
    found |= {"ransom_low": 0, "ransom_high": 0}
    scene = _arrival(desk, pirate, entry)
    chosen = entry.arguments
    if entry.operation == BUSINESS.id and port_at(scene.there.place):
        facts = BUSINESS.facts(scene)
        found["priced"] = facts["status"] != "unknown"
        if chosen.get("sell"):
            found |= {"sells": True, "sale": facts["sale"], "unsold": facts["unsold"]}
        if chosen.get("ransom"):
            low, high = (ransom_of(die, facts["percentage"]) for die in (min(FACES), max(FACES)))
            found |= {"ransoms": facts["hostages"], "ransom_low": low, "ransom_high": high}
    buys = {name: chosen.get(key, "no") != "no" for name, key in (("buys_letter", "letter"), ("bribes", "bribe"))}
    return {**found, **buys}


def _in_vain(desk: Desk, pirate: Pirate, entry: Entry) -> str:
    """Return why business is ordered in which nothing is sold, ransomed or bought, and no debauch is allowed.

    "besieged": hunters lie before the port. "sold": he has sold in this call. "kept": he keeps what he has. "empty": he
    has nothing. "": business is not in vain.
    """
    if entry.operation not in (BUSINESS.id, PURCHASES.id):
        return ""
    chosen = entry.arguments
    buys = chosen.get("shop") or any(chosen.get(part, "no") != "no" for part in ("letter", "bribe"))
    # On the last turn a debauch brings nothing: no turn follows in which it would help.
    debauch = _policy(desk, pirate, entry, "debauch_free") != "no" and not desk.options.is_last(desk.state.turn)
    if chosen.get("sell") or chosen.get("ransom") or buys or debauch:
        return ""
    port = port_at(_arrival(desk, pirate, entry).there.place)
    if not port or not (pirate.ship.markers or pirate.hostages):
        return "empty"
    if besieged(desk.state, pirate, port):
        return "besieged"
    return "sold" if has_sold(pirate, port) else "kept"


def _out_of_reach(desk: Desk, pirate: Pirate, entry: Entry) -> bool:
    if entry.move.kind != "pursue":
        return False
    return not _goals(desk, pirate, entry).catches(where_it_ends(desk.state, pirate, entry.move))


def _work(state: State, pirate: Pirate, entry: Entry) -> dict[str, Any]:
    """Return what a crew works at.

    ``section`` and ``lasts`` of a jury repair; ``sections``: the damaged ones that a refit can mend; ``floats``:
    whether careening ends.
    """
    section = str(entry.arguments.get("section", ""))
    return {
        "section": section,
        "sections": [part for part in ASHORE if pirate.ship.damage[part]] if entry.operation == REFIT.id else [],
        "lasts": turns_of_jury(state, pirate, section) if section else 0,
        "floats": entry.operation == CAREEN.id and bool(entry.arguments.get("end")),
    }


def careers_left(desk: Desk) -> int:
    """Return how many pirates a seat has yet to play, beside those in play and those to come in this turn (BN 17.4)."""
    begun = desk.state.careers[desk.seat] + desk.state.owed.count(desk.seat)
    return max(0, desk.options.careers - begun)


def _changed(desk: Desk, pirate: Pirate, entry: Entry, prices: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the policies that differ in this turn from those in force.

    Left out are those that a line tells already, and the one for merchants, which ready-made plans bring, if he meets
    none, or attacks the one that his orders name whatever that policy says.
    """
    told = ["debauch_forced"] if prices["drinks"] else []
    named = is_named(desk.table, _face(desk.state, _wanted(entry)))
    if (prices["nation"] and prices["shuns"]) or named or not _hunts(entry):
        told.append("merchant")
    return [
        policy_facts(name, value, once=True)
        for name, value in entry.overrides.items()
        if name not in told and value != desk.policy(pirate, name)
    ]


def _retirement(desk: Desk, pirate: Pirate, entry: Entry) -> dict[str, Any]:
    """Return what comes of retiring (BN 18.3).

    ``retires``: the chance in per cent, 0 for any other operation; ``finale``: whether the match ends with him;
    ``heirs``: how many pirates his seat has yet to play; the next one takes over his ship.
    ``worth``: his result, the doubloons in the ``cabin`` and those that are ``hidden``; ``best``: the seat's best
    result so far, 0 for none, and whether his ``betters`` it. ``rivals``: how many other seats have a result, which is
    secret; ``known``: what the best of them is at least, 0 if nothing is known, and whether he is ``behind`` that.
    ``again``: the treasure for another try. ``rerolls``: whether cunning is to roll again for a failure; ``either``:
    the chance of both rolls together; ``barred``:
    whether he must wait for a pirate of another seat to use cunning first (BN 21.1).
    """
    found = {
        "retires": 0,
        "finale": False,
        "heirs": 0,
        "worth": 0,
        "cabin": 0,
        "hidden": 0,
        "best": 0,
        "betters": False,
        "rivals": 0,
        "known": 0,
        "behind": False,
        "again": 0,
        "rerolls": False,
        "either": 0,
        "barred": False,
    }
    if entry.operation != RETIRE.id:
        return found
    facts = RETIRE.facts(_arrival(desk, pirate, entry))
    best = max(desk.scores.values(), default=0)
    return {
        "retires": facts["odds"],
        "finale": desk.is_finale(pirate),
        "heirs": careers_left(desk),
        "worth": facts["worth"],
        "cabin": pirate.cabin,
        "hidden": facts["worth"] - pirate.cabin,
        "best": best,
        "betters": facts["worth"] > best,
        "again": needed_after(facts["worth"]),
        "rerolls": entry.arguments.get("cunning") == AGAIN,
        "either": CERTAIN if facts["odds"] == CERTAIN else retire_twice(facts["worth"]),
        "barred": pirate.cunning_blocked or entry.reroll,
        "known": desk.rival,
        "behind": facts["worth"] < desk.rival,
        "rivals": sum(desk.state.has_retired(seat) for seat in range(desk.state.seats) if seat != desk.seat),
    }


def _stranded(desk: Desk, pirate: Pirate, entry: Entry) -> str:
    """Return the port to which orders lead a pirate with money near the end, where he cannot retire; "" for none.

    A port whose governor the seat does not know may yet turn out to be friendly.
    """
    state, options = desk.state, desk.options
    money = pirate.cabin + desk.secrets(pirate)["treasure"] > 0 or pirate.ship.markers or pirate.hostages
    if not desk.late or not money or entry.operation == RETIRE.id:
        return ""
    inside = pirate.position.inside if entry.end is None else entry.end in INSIDE
    port = port_at(entry.move.course) if entry.move.course else ""
    port = port or (port_at(where_it_ends(state, pirate, entry.move)) if inside else "")
    if not port or pardoned(options, state, pirate, port):
        return ""
    status = status_of(state, pirate, port, desk.stances)
    return "" if status == "unknown" or may_retire(pirate, port, status) else port


def _stuck(pirate: Pirate) -> str:
    """Return why his ship cannot sail until it is repaired: by its ``sails`` or its ``speed``; "" if it can."""
    if pirate.careened or is_zone(pirate.position.place) or not adrift(pirate):
        return ""
    return "sails" if lost(pirate.ship, "sails") >= boxes(pirate.ship, "sails") else "speed"


def _warships(desk: Desk, pirate: Pirate, entry: Entry) -> dict[str, list[str]]:
    """Return the foreign warships that may find him at sea, whomever they hunt (BN 6.51), and those that come for him.

    The latter hunt him, and are so near that they may sail to where he ends.
    """
    place = where_it_ends(desk.state, pirate, entry.move)
    stays_inside = entry.end is None and pirate.position.inside
    found = [one for one in desk.state.hunters if one.kind != "kc" and one.controller != desk.seat]
    if stays_inside or entry.end in INSIDE or place not in HEXES:
        found = []
    ways = ((one, distance(one.position.place, place)) for one in found if one.position.place in HEXES)
    away = [(one, hexes) for one, hexes in ways if hexes is not None]
    hunting = [one.token for one, hexes in away if BESIDE < hexes <= MOST_HEXES and one.target == pirate.id]
    return {"prowlers": [one.token for one, hexes in away if hexes <= BESIDE], "chasers": hunting}


def _prey(desk: Desk, pirate: Pirate, entry: Entry) -> int:
    """Return how many merchants he could attack at the end of his move, if his orders are to do nothing there."""
    if entry.operation != NOTHING or entry.move.kind == "pursue":
        return 0
    scene = _arrival(desk, pirate, entry)
    return ATTACK_MERCHANT.facts(scene)["sails"] if ATTACK_MERCHANT.offered(scene) else 0


def _is_idle(pirate: Pirate, entry: Entry) -> bool:
    """Return whether he neither sails nor does anything else."""
    stays = entry.end in (None, present_end(pirate.position))
    return stays and replace(entry, end=None, overrides={}, reroll=False) == Entry()


def _arrival(desk: Desk, pirate: Pirate, entry: Entry) -> Scene:
    """Return what he finds at the end of his move."""
    place = where_it_ends(desk.state, pirate, entry.move)
    there = pirate.position if entry.end is None else lies(place, entry.end)
    return Scene(
        desk.table, desk.state, pirate, there, moved=True, spent=False, secrets=desk.secrets(pirate), extra=desk.extra
    )


def _aims(state: State, pirate: Pirate, entry: Entry) -> dict[str, Any]:
    """Return what the arguments of an operation name.

    ``against``: pirates and hunters, in order; ``frees``: whether it is to free somebody; ``betrays``: whether an ally
    is attacked; ``merchant``: the one that is known, or ``unseen``: one that is not; ``item``: what he buys, for a
    ``price`` in all.
    """
    chosen = entry.arguments
    wanted, bought = _wanted(entry), list(chosen.get("shop", ()))
    prize = prize_of(str(chosen.get("aim", "")))
    if prize is not None:
        against = [other.id for other in state.active() if prize in rescuable(state, pirate, other)]
    else:
        named = wanted in state.pirates or any(hunter.token == wanted for hunter in state.hunters)
        against = [*chosen.get("targets", ()), *([wanted] if named else [])]
    return {
        "against": against,
        "frees": prize is not None,
        "betrays": entry.operation == ATTACK_PIRATE.id and any(ally.id in against for ally in allies_of(state, pirate)),
        "merchant": _face(state, wanted),
        "unseen": entry.operation == ATTACK_MERCHANT.id and wanted == RANDOM,
        "item": bought,
        "price": sum(map(price_of, bought)),
    }


def _fight(state: State, pirate: Pirate, entry: Entry, against: Sequence[str]) -> dict[str, int]:
    """Return the chances against the pirate whom he attacks, in per cent: ``strikes`` of a round, ``boards`` of a duel.

    Both are -1 if he attacks none, or the first one of several who is there.
    """
    found = [state.pirates[name] for name in against if name in state.pirates]
    if entry.operation != ATTACK_PIRATE.id or len(found) != 1:
        return dict.fromkeys(("strikes", "boards"), -1)
    return {"strikes": battle(pirate, found[0]), "boards": boarding_chance(pirate, found[0])}


def _meeting(desk: Desk, pirate: Pirate, entry: Entry, refuge: str) -> dict[str, Any]:
    """Return what comes of meeting the merchant that he attacks, or that he finds.

    ``meets``: "attacks" one that his orders name, or any about which he is asked; or goes by a "policy" about one that
    nobody has seen; "" if he meets none. ``capture``: the chance to capture it, in per cent; by a policy, it gets away
    or holds out with the chance ``misses``, and he lets it go with the chance ``declines``.
    """
    none = {"meets": "", "capture": 0, "misses": 0, "declines": 0}
    if not _hunts(entry):
        return none
    state, face = desk.state, _face(desk.state, _wanted(entry))
    policy = _policy(desk, pirate, entry, "merchant")
    asks_or_names = policy == ASK or is_named(desk.table, face)
    if face or asks_or_names:
        attacks = asks_or_names or would_attack(state, pirate, face, policy, refuge)
        return {**none, "meets": "attacks", "capture": capture_of(state, pirate, face)} if attacks else none
    found = meet_unseen(state, pirate, lambda one: would_attack(state, pirate, one, policy, refuge))
    if not found.declines:
        return {**none, "meets": "attacks", "capture": found.capture}
    return {"meets": "policy", **found._asdict()}


def _chances(desk: Desk, pirate: Pirate, entry: Entry) -> dict[str, int]:
    """Return what a search is likely to bring, in per cent; 0 for any other operation, and where he may not get.

    ``finds``: any merchants; ``storms``: a storm; ``warships``: a warship. ``outgunned``: his Combat, if every warship
    has more, or if some have and he carries booty or money; else -1.
    """
    place = where_it_ends(desk.state, pirate, entry.move)
    if entry.operation != SEARCH.id or place not in HEXES:
        return {"finds": 0, "storms": 0, "warships": 0, "outgunned": -1}
    found = prospects(desk.options, place)
    combat_of, laden = combat(pirate), bool(pirate.cabin or pirate.ship.markers)
    feared = found["warship"] > 0 and combat_of < (max(MEN_OF_WAR) if laden else min(MEN_OF_WAR))
    return {
        "finds": found["merchants"],
        "storms": found["storm"],
        "warships": found["warship"],
        "outgunned": combat_of if feared else -1,
    }


def _prices(desk: Desk, pirate: Pirate, entry: Entry, refuge: str) -> dict[str, Any]:
    """Return what an operation may cost besides.

    ``nation``: whose merchants would cost him his Refuge if he attacked one, on the last turn only if he lets them go
    for it; ``shuns``: whether his orders let these go; ``costs``: whether his attack on a port does, before the last
    turn (BN 9.22); ``debauch``: whether a sale ends in one that is compulsory (BN 10.21); ``drinks``: what his orders
    say to a debauch that the sale or a prize makes compulsory, "" for any other operation; ``tokens``: how many he then
    cannot spend any more in this turn; ``final``: whether the turn that he then misses is the last one; ``spares``: the
    Defence from which his orders let a merchant go that he may meet, 0 if they attack each or ask (BN 9.12).
    ``surplus``: the doubloons of a sale that his cabin will not hold, by what everybody sees of the port; none in his
    Refuge (BN 10.71).
    """
    state = desk.state
    port = port_at(where_it_ends(state, pirate, entry.move))
    stake = stake_of(state, pirate, refuge)
    face = _face(state, _wanted(entry))
    hunts = _hunts(entry)
    trades = bool(entry.arguments.get("sell") or entry.arguments.get("ransom"))
    compulsory = bool(port) and compels(status_of(state, pirate, port), traded=trades)
    policy = _policy(desk, pirate, entry, "debauch_forced")
    last, tokens = desk.options.is_last(state.turn), pirate.tokens - desk.extra
    storms = entry.operation == ASSAULT.id and bool(stake and port) and not last
    shuns = hunts and not is_named(desk.table, face) and _policy(desk, pirate, entry, "merchant") in SPARING
    staked = hunts and (shuns or not last) and (not face or MERCHANTS[face].nationality == stake)
    if last and policy == "yes" and not (compulsory and tokens):
        # A debauch costs a turn, and none is left.
        compulsory, policy = False, ""
    return {
        "nation": stake if staked else "",
        "shuns": shuns,
        "costs": storms and nation_of(state, port) == stake,
        "debauch": compulsory,
        "drinks": policy if compulsory or hunts else "",
        "tokens": tokens if compulsory else 0,
        "final": skips_last(desk.options, state.turn),
        "spares": _spared_from(desk, pirate, entry, face) if hunts else 0,
        "surplus": _surplus(state, pirate, port) if port and entry.arguments.get("sell") else 0,
    }


def _discontent(desk: Desk, pirate: Pirate, entry: Entry, prices: Mapping[str, Any]) -> dict[str, bool]:
    """Return whether orders may cost Popularity where it is low (BN 17.1, 17.2).

    ``unrest``: they may cost him all that he has left, so that his crew mutinies; ``uneasy``: they may cost some of
    the last points. A fight may cost several, and so may a hunt if it brings a fight or is not the last one of the
    turn.
    """
    hunts, fights = _hunts(entry), entry.operation in FIGHTING
    refuses = prices["debauch"] and prices["drinks"] == "no"
    again = hunts and (pirate.tokens > 0 or (entry.operation == SEARCH.id and desk.options.m_hunters))
    steps = 2 if fights or again else 1 if hunts or refuses else 0
    unrest = 0 < steps >= pirate.popularity
    return {"unrest": unrest, "uneasy": steps > 0 and not unrest and pirate.popularity <= UNEASY}


def _hunts(entry: Entry) -> bool:
    """Return whether he looks for merchants, or attacks one."""
    return entry.operation in HUNTING and _wanted(entry) != LEAVE


def _surplus(state: State, pirate: Pirate, port: str) -> int:
    if status_of(state, pirate, port) == "refuge":
        return 0
    return max(0, pirate.cabin + proceeds_of(state, pirate, port) - MOST_CABIN)


def _spared_from(desk: Desk, pirate: Pirate, entry: Entry, face: str) -> int:
    if is_named(desk.table, face):
        return 0
    policy = _policy(desk, pirate, entry, "merchant")
    strongest = MERCHANTS[face].defence if face else STRONGEST
    limit = greatest_defence(pirate, policy)
    return 0 if policy == ASK or strongest <= limit else limit + 1


def _policy(desk: Desk, pirate: Pirate, entry: Entry, name: str) -> str:
    """Return the value of a policy in this turn: that of his orders, or else the one in force."""
    return entry.overrides.get(name, desk.policy(pirate, name))


def _wanted(entry: Entry) -> str:
    """Return the one whom an operation names, by id or token; "" for nobody."""
    return str(entry.arguments.get("target", "") or entry.arguments.get("captive", ""))


def _face(state: State, token: str) -> str:
    """Return the merchant with that token, if it is known."""
    sail = state.sail(token)
    return "" if sail is None else sail.face
