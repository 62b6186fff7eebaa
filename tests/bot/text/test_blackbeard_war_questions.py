"""The questions of the war in Barbe Noire 2, in every language: each in each of its forms, with labels that fit."""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

from bot import limits
from bot.text import Words, locales
from bot.text.catalog import PACKAGE, catalog_of
from rules.blackbeard import GAME
from rules.blackbeard.league.breach import end_alliances
from rules.blackbeard.policies import MORE, POLICIES, TRIGGERS, policy_facts
from rules.kernel import Ask, Option, Play, Proposal, choose, form, number, pick
from rules.kernel.question import Question

from ...games.blackbeard_war import CONDITIONS
from ...rules.blackbeard.decks import Deck
from .test_blackbeard_war import NAMES

Data = Mapping[str, Any]
Options = Sequence[str | Option]
CODE = re.compile(r"[a-z]_[a-z]|\bPI[0-9]|warship[0-9]|\bkc[0-9]|ghost[0-9]|[{}]|: none|^none|  ")
"""What only the code should call so."""
HELPERS = re.compile(
    r"hunter_(strength|chances|escape)|break_when|duellist|duel_foe|prisoner_how|contract_(says|pays)|kept_ship|bid_explained"
)
"""Messages that others quote."""
BUTTON = limits.BUTTON_LABEL - len("Modifier : ")

LOW: Data = {"pirate": "PI02"}
HERE: Data = {**LOW, "place": "X20"}
TWO: Data = {**LOW, "target": "PI05"}
FIGURES: Data = {"attack": 4, "defence": 3, "endurance": 5}
DUEL: Data = {**TWO, **FIGURES, "foe_attack": 3, "foe_defence": 3, "foe_endurance": 4}
SECRET: Data = {"known": False, "hunter_combat": 0, "hunter_speed": 0, "won": 0, "lost": 0}
UNKNOWN: Data = {"hunter": "warship12", "hunters": ["warship12", "warship13"], "nation": "", **SECRET}
KNOWN: Data = {
    **UNKNOWN,
    "hunter": "kc3",
    "hunters": ["kc3"],
    "known": True,
    "nation": "English",
    "won": 28,
    "lost": 58,
}
SHIP: Data = {**TWO, "round": 2, "boxes": 1, "combat": 6, "speed": 3}
YES_NO = ("no", "yes")
ROLLED: Sequence[tuple[str, Data]] = (
    ("nothing tight leaks sinks dry kills crew_lost usable useless arrested unseen", {}),
    ("beasts hostage relative nobody fire grieves chest no_chest", {}),
    ("flooded damaged wrecked wrecked_and_fought", {"hold": 2}),
    ("floats crew_found coins hostages", {"count": 2}),
    ("brings costs", {"doubloons": 600}),
    ("dead wounds_3 wounds_2 wound incapacitating minor superficial disgraced", {"victim": "PI05"}),
    ("hit", {"sections": ["hull", "guns"]}),
    ("wounded", {"part": "left_hand"}),
    ("hurts", {"points": 3}),
    ("fame", {"notoriety": 6}),
    ("fined", {"percentage": 60}),
    ("goods", {"goods": ["cloth", "cloth", "gold100"]}),
)
"""Results of rolls that may be made again, with what their words name."""
MARKERS = ["gold100", "cloth"]
CARGO = [Option(f"{good}/{good}", {"marker": good, "copy": 1, "copies": 1}) for good in ("cloth", "arms")]


def one(kind: str, options: Options, *facts: Data, **about: Any) -> Iterator[Ask[Any]]:
    """Yield a choice once for each set of facts."""
    for data in facts or ({},):
        yield choose(0, kind, options, data=data, **about)


def some(kind: str, options: Options, data: Data) -> Iterator[Ask[Any]]:
    """Yield a question for some of the options."""
    yield pick(0, kind, options, (0, len(options)), data=data)


def sums(kind: str, *facts: Data) -> Iterator[Ask[Any]]:
    """Yield a question for a number once for each set of facts."""
    for data in facts:
        yield number(0, kind, 0, 5, data=data)


def whole(kind: str, data: Data, *summaries: Data) -> Iterator[Ask[Any]]:
    """Yield a form once for each set of facts of its answer."""

    def steps() -> Play[str]:
        return (yield from choose(0, "hunter_others", YES_NO, default="no", data={"hunter": "kc3", "target": "PI05"}))

    for facts in summaries:
        yield form(0, kind, steps, facts=lambda _, facts=facts: facts, data=data)


def pirates(kind: str, *names: str) -> list[Option]:
    """Return pirates as options, under a key of their facts."""
    return [Option(name, {kind: name}) for name in names]


def crown() -> Iterator[Ask[Any]]:
    """Yield the questions about hunters."""
    hunter: Data = {"hunter": "warship12", "target": "PI05", "place": "X20", "combat": 9, "speed": 4}
    orders = [
        Option("chase", {"target": "PI05"}),
        Option("chase/PI02", {"target": "PI02", "place": "X20"}),
        Option("hold", {"place": "X20"}),
        Option("transit/TZ1", {"place": "TZ1", "zone": True}),
        Option("transit/X20", {"place": "X20", "zone": False}),
        Option("refit", {"port": "25"}),
        *(Option(f"{head}/51", {"port": "51", "place": "G19", "hexes": 12}) for head in ("blockade", "enter")),
        *(
            Option("goto/NE/X20", {"place": "X20", "cost": 1, "port": "", "lane": "12", "bluff": bluff})
            for bluff in (False, True)
        ),
    ]
    ghost = {**hunter, "hunter": "ghost8", "target": "", "what": "ghost"}
    for data in ({**hunter, "what": "warship"}, {**hunter, "hunter": "kc3", "what": "kc"}, ghost):
        yield from one("hunter_order", orders, data)
        yield from sums("hunter_hexes", *({**data, "bluff": bluff, "speed": 5 - bluff} for bluff in (True, False)))
    yield from one("hunter_order", [Option("chase", {"target": ""})], ghost)
    yield from one("hunter_others", YES_NO, hunter)
    doubts = [Option("never", {"hexes": 0}), Option("3", {"hexes": 3})]
    yield from one("challenge_speed", doubts, hunter)
    rivals = [Option("nobody"), Option("PI05", {"target": "PI05", "notoriety": 30, "odds": 33})]
    yield from one("petition_target", rivals, {**LOW, "port": "25"}, {**LOW, "port": ""})
    yield from one("hunter_zone", [Option("TZ1", {"place": "TZ1"})], {"target": "PI05", "nation": "English"})
    ways = [Option(way, {"target": "PI05", "place": "X20"}) for way in ("keep", "sail/PI05", "turn/PI05")]
    yield from one("new_target", ways, {**hunter, "seat": 1})
    rows: list[dict[str, Any]] = [
        {"hunter": "kc3", "order": order, "place": "X20", "port": "25", "target": target, "hexes": 3, **pace}
        for pace in ({"speed": 3, "bluff": False}, {"speed": 2, "bluff": True})
        for order in ("chase", "blockade", "enter", "refit", "hold", "goto", "transit")
        for target in ("", "PI05")
    ]
    rows = [{**row, "explained": False} for row in rows]
    chases = [{**rows[0], "hunter": "warship12", "explained": True}]
    for target in ("PI05", ""):
        yield from whole("free_operation", {**hunter, "target": target}, {"hunters": rows}, {"hunters": chases})
        yield from one("free_hunter", [Option("kc3", {**hunter, "target": target})])
        yield from one("enter_zone", YES_NO, {**hunter, "target": target, "place": "TZ1"})
    yield from one("thrown_out", [Option("X20", {"place": "X20"})], {"hunter": "kc3", "port": "25"})
    pairs = [{"pirate": "PI14", "target": "PI05"}]
    league = {"allies": pairs, "breaks": pairs, "doubts": [{"hunter": "kc3", "hexes": 4}]}
    league["petitions"] = [{**pairs[0], "odds": 42}]
    idle: Data = {"orders": [], "refuges": [], "parley": False, "spend_tokens": False, "saved": 0}
    fates = {
        "captives": [{"target": "PI05", "fate": fate} for fate in ("on", "release")],
        "abandoned": [{"pirate": "PI14"}],
        "pledges": [{"pirate": "PI14", "pledge": 800}],
    }
    idle |= {name: [] for name in (*league, *fates)}
    after = (("", False), ("PI05", False), ("PI05", True))
    home: Data = {"pirate": "PI14", "port": "25", "place": "X20", "new": True}
    homes = [{**home, "captain": captain, "retired": retired} for captain, retired in after]
    starts = {"refuges": [{**homes[0], "place": "", "new": False}, *homes]}
    yield from whole(
        "orders", {"turn": 2, "captains": 1}, {**idle, "hunters": rows}, idle, {**idle, **league, **starts, **fates}
    )


def operations() -> Iterator[Ask[Any]]:
    """Yield the questions about operations of the war."""
    held = {"target": "PI05", "captain": "PI14"}
    aims = [
        Option("conquer"),
        *(Option(f"{kind}/x", {**held, "kind": kind}) for kind in ("captive", "hostage", "lasting")),
    ]
    yield from one("attack_aim", aims, HERE)
    prey = {"target": "PI05", "ship": "square-rigger", "combat": 10, "speed": 0, "odds": 44, "wins": 8}
    yield from some("attack_targets", [Option("PI05", prey)], HERE)
    yield from sums("attack_arms", {**LOW, "arms": 2})
    yield from one("hunter_target", [Option("kc3", KNOWN), Option("warship12", UNKNOWN)], HERE)
    yield from one("rescue_whom", pirates("pirate", "PI05"), HERE)
    errands = [
        Option(f"{what}/x{pledge}", {"what": what, "target": "PI05", "port": "51", "pledge": pledge, **FIGURES})
        for what, pledge in (("prisoner", 0), ("prisoner", 900), ("gang", 0), ("beloved", 0))
    ]
    yield from one("errand", errands, HERE)
    fights = [
        Option("attack_pirate", {"targets": ["PI05"], "odds": 44, "wins": 8}),
        Option("attack_hunter", KNOWN),
        *(Option(name) for name in ("rescue", "petition", "dive")),
    ]
    yield from one("operation", fights, HERE)
    more = [
        Option("attack_pirate", {"targets": ["PI05", "PI06"], "odds": 44, "wins": 100}),
        Option("attack_hunter", UNKNOWN),
    ]
    yield from one("operation", more, HERE)
    for errand in errands:
        yield from one("operation", [Option("infiltrate", errand.data)], HERE)
    yield from one("extras", ["pardon", "chest"], *({**LOW, "nation": nation} for nation in ("", "English")))
    yield from one("chased_to", [Option("X20", {"place": "X20"})], {**LOW, "port": ""}, {**LOW, "port": "25"})
    prices: list[Data] = [{**LOW, "what": what, "price": 300, "cabin": 900} for what in ("letter", "bribe")]
    yield from one(
        "pay_price", YES_NO, *prices, {**LOW, "what": "won_letter", "price": 0, "cabin": 0, "letter": "LM04"}
    )
    rolls = "petition evasion interception careened_found hunter_battle battle speed_tie duel downed captive treason"
    for what in (*rolls.split(), "arrest", "discontent", "dive", "grief", "fire"):
        yield from one("reroll", YES_NO, {**LOW, "what": what, "dice": [1, 4], "result": "", "own": [], "foe": []})
    for left in (1, 4):
        drawn = {"what": "dive", "dice": [4], "result": "", "own": [], "foe": [], "cunning": left}
        yield from one("reroll", YES_NO, {**LOW, **drawn})
    for result in ("passed", "failed", "hanged", "imprisoned", "released", "talked", "died_talking", "silent"):
        seen = {"result": result, "own": [], "foe": []}
        yield from one("reroll", YES_NO, {**LOW, "what": "evasion", "dice": [4], **seen})
    for result in ("won", "lost", "ahead", "behind", "tied"):
        seen = {"result": result, "own": [1, 4], "foe": [3]}
        yield from one("reroll", YES_NO, {**LOW, "what": "battle", "dice": [1, 4, 3], **seen})
    for results, named in ROLLED:
        for result in results.split():
            seen = {"result": result, "own": [], "foe": [], **named}
            yield from one("reroll", YES_NO, {**LOW, "what": "leak", "dice": [1], **seen})
    prey_way = {"target": "kc3", "place": "X20", "hexes": 9, "turns": 2, "cost": 0}
    facts = {**HERE, "mode": "sea", "die": 3, "allowance": 6}
    for before in (0, 3, 5):
        yield from one("move", [Option("pursue/kc3", prey_way)], {**facts, "before": before})
    for spent in ([], ["mainsail"]):
        yield from one("boosts", ["direct"], {**LOW, "spent": spent})


def captives() -> Iterator[Ask[Any]]:
    """Yield the questions about captives, pledges and alliances."""
    for how in ("mast", "plank"):
        for pledge in (0, 300):
            facts = {**TWO, "how": how, "endurance": 2, "cruelty": 4, "pledge": pledge}
            yield from one("captive_fate", ["stop", "on", "release"], facts)
    yield from some("abandon_captive", pirates("pirate", "PI02"), {"count": 1})
    for how in ("island", "plank", "mast", "prison"):
        yield from sums("pledge_amount", {**LOW, "pledge": 100, "how": how})
    promises = ["none", "peace", "way_clear", "favour"]
    yield from one("pledge_promise", promises, {**LOW, "pledge": 0, "how": "mast"})
    for kind in ("ally_with", "break_with"):
        yield from some(kind, [Option("PI02/PI05", {**TWO, "place": "DD19"})], {"count": 1})
    for pledge, promised in ((0, None), (0, 0), (0, 1), (0, 300), (300, None)):
        facts = {**TWO, "pledge": pledge, "promised": promised}
        yield from one("free_or_keep", ["free", "plank", "mast"], facts)
    yield from one("broken_bargain", ["free", "kill"], {**TWO, "pledge": 300})
    ends = [{"reply": reply, "doubloons": 100} for reply in ("nothing", "duel", "bounty")]
    yield from whole("end_alliance", {**TWO, "cabin": 100}, *ends)
    yield from one("breach_answer", ["nothing", "duel", "bounty"], {**TWO, "cabin": 100})
    yield from sums("breach_bounty", {**TWO, "cabin": 100})


def battles() -> Iterator[Ask[Any]]:
    """Yield the questions about battles."""
    fates = ["maroon", "plank", "mast", "ashore", "wreck", "let_go"]
    for foe in (KNOWN, UNKNOWN):
        yield from one("hunter_attacks", ["attack", "let_go"], {**SHIP, **foe})
        yield from one("attack_or_avoid", ["avoid", "attack"], {**SHIP, **foe})
        yield from one("surrender", ["surrender", "fight_on"], {**SHIP, **foe, "letter": "LM07"})
        for by, immune in product(("pirate", "hunter"), (False, True)):
            yield from one("press_on", ["break_off", "go_on"], {**SHIP, **foe, "by": by, "immune": immune})
    yield from one("hand_letter", YES_NO, {**LOW, **KNOWN, "letter": "LM07"})
    rivals: Data = {**TWO, "against": "pirate", "combat": 8, "foe_combat": 6, "duel": 60}
    for turn, stronger in product((1, 3), (True, False)):
        data = {**rivals, "number": turn, "stronger": stronger}
        yield from one("press_on", ["break_off", "go_on", "board"], data)
    plan: Data = {
        "arms": 2,
        "smoke": False,
        "mainsail": True,
        "barrel": 2,
        "breaks": "yes",
        "board": "stronger",
        "surrender": "last",
    }
    plans = [plan, {**plan, "smoke": True}, {**plan, "surrender": "now"}]
    plans += [{**plan, "arms": 0, "breaks": ask, "board": "ask", "surrender": "ask"} for ask in ("ask", "no")]
    against: list[Data] = [{**rivals, "number": 1}]
    for foe, escape in product(("kc", "warship"), ("free", "faster", "equal", "slower", "secret")):
        facts: Data = {"against": foe, "immune": foe == "warship", "escape": escape, "escape_odds": 50}
        against.append({**KNOWN, **TWO, **facts, "number": 1})
    against += [{**KNOWN, "target": "PI05", "pirate": "", "against": "pirate", "immune": False, "number": 4}]
    for data in against:
        yield from whole("battle_plan", data, *plans)
    for pirate, foe in (("PI02", "pirate"), ("PI02", "kc"), ("", "pirate")):
        yield from one("plan_breaks", [*YES_NO, "ask"], {"pirate": pirate, "against": foe})
        yield from one("plan_mainsail", YES_NO, {"pirate": "PI02", "against": foe})
    side: Data = {**LOW, "against": "kc", "number": 2}
    yield from sums("plan_arms", side)
    yield from one("plan_smoke", YES_NO, side)
    yield from one("plan_barrel", [Option(value, {"value": value}) for value in ("1", "2", "never")], side)
    yield from one("plan_board", ["stronger", "always", "never", "ask"], side)
    yield from one("plan_surrender", ["last", "never", "now", "ask"], side)
    for foe, what in (("hunter", "merchant"), ("pirate", "port")):
        yield from one("help_ally", YES_NO, {**TWO, "against": foe})
        merchant = "M19" if what == "merchant" else ""
        yield from one("join_attack", YES_NO, {**TWO, "what": what, "merchant": merchant, "combat": 8})
    shares = [{"markers": markers, "hostage": hostage} for markers in ([], MARKERS) for hostage in (True, False)]
    yield from whole("share_loot", {**TWO, "markers": MARKERS}, *shares)
    yield from some("share_markers", CARGO, TWO)
    yield from one("share_hostage", ["own", "ally"], TWO)
    kept = [{"fate": fate, "exchanged": True, "markers": MARKERS} for fate in ("", *fates)]
    for cabin in (0, 700):
        none: Data = {"fate": "", "exchanged": False, "markers": []}
        yield from whole("aftermath", {**TWO, "cabin": cabin, "rescue": cabin > 0}, *kept, none)
    for stronger, rescue in product((True, False), (True, False)):
        yield from one("loser_fate", fates, {**TWO, "stronger": stronger, "rescue": rescue})
    for damage in (0, 1, 2):
        ship = {"ship": "square-rigger", "holds": 5, "combat": 10, "speed": 0, "damage": damage}
        for fate in ("", "mast", "wreck"):
            yield from one("keep_ship", [Option("own", ship), Option("exchange", ship)], {**TWO, "fate": fate})
    yield from some("keep_cargo", CARGO, {**LOW, "room": 3})


def duels() -> Iterator[Ask[Any]]:
    """Yield the questions about duels."""
    yield from one("duel_duty", [Option("PI05", {"target": "PI05", **FIGURES})], {**LOW, **FIGURES})
    yield from one("accept_duel", ["fight", "refuse"], DUEL)
    plans = [
        {"surrender": least, "cunning": cunning}
        for least in (0, 1)
        for cunning in ("", "grave", "lost", "ask", "never")
    ]
    yield from whole("duel_plan", DUEL, *plans)
    gives_up = [Option(value, {"value": value, "now": now}) for value, now in (("0", False), ("1", False), ("3", True))]
    for fall in ("", "captive", "beaten", "mercy", "chased"):
        yield from one("duel_surrender", gives_up, {**LOW, **FIGURES, "foe_endurance": 4, "fall": fall})
    yield from one("duel_cunning", ["grave", "lost", "ask", "never"], LOW)


def contracts() -> Iterator[Ask[Any]]:
    """Yield the questions about contracts, and about the relatives of events in trades."""
    relatives = [Option(f"relative/{event}", {"event": event, "relative_of": "PI05"}) for event in ("42", "43", "44")]
    relatives += [Option("relative/45", {"event": "45", "relative_of": "PI05"})]
    relatives += [Option("relative/46", {"event": "46", "relative_of": ""})]
    for place in (1, 2):
        none = Option("none", {"number": place})
        yield from one("offer_to", [none, Option("PI02/PI05", TWO)], {"number": place})
    yield from some("offer_give", relatives, {**TWO, "number": 1})
    yield from some("offer_ask", relatives, {**TWO, "number": 1})
    texts = ["none", "peace", "territory", "defence", "prizes"]
    kinds = ["none", "target", "deliver", "meet", "stay_out"]
    yield from one("contract_by", ["none", *pirates("pirate", "PI02")])
    yield from some("contract_with", pirates("pirate", "PI05"), LOW)
    yield from one("contract_text", texts, LOW)
    yield from one("contract_condition", kinds)
    for condition in ("target", "stay_out"):
        yield from one("contract_target", pirates("pirate", "PI05"), {"condition": condition})
    yield from one("contract_good", [Option("cloth", {"marker": "cloth"})])
    yield from one("contract_port", [Option("NA/11", {"port": "11"}), Option("CAR/25", {"port": "25"})])
    yield from one("contract_sea", [Option("CAR", {"sea": "CAR"})], {"target": "PI05"})
    yield from sums("contract_stake", {**LOW, "cabin": 100})
    yield from sums("contract_turns", LOW)
    yield from one("contract_public", YES_NO, LOW)
    empty: Data = {**LOW, "members": ["PI02", "PI05"], "until": 9, "target": "", "marker": "", "port": "", "sea": ""}
    for text, condition, stakes in product(texts, CONDITIONS, ([], [{"pirate": "PI05", "doubloons": 100}])):
        draft = {**empty, **condition, "text": text, "stakes": stakes, "public": bool(stakes)}
        accepting = Option("accept", {"stake": 100 * len(stakes)})
        yield from one("accept_contract", [Option("refuse"), accepting], {**draft, "number": 1})
        yield from whole("make_offers", {"turn": 2}, {"offers": [], "contracts": [draft]})
        yield from whole("answer_offers", {"offers": []}, {"accepted": [], "contracts": [draft]})


LOSES, DRINKS, FILLS, *THINKS = (
    policy_facts(name, value)
    for name, value in (
        ("arms", "1"),
        ("debauch_forced", "ask"),
        ("free_damage", "guns/hull/sails"),
        ("cunning", "/".join(("listed", *TRIGGERS))),
        ("cunning", "listed/duels"),
    )
)
"""Standing orders that differ in one turn."""


def events() -> Iterator[Ask[Any]]:
    """Yield the questions of hazard events."""
    yield from one("mutiny_pirate", [Option("PI02", {**LOW, "popularity": 7, "notoriety": 20})])
    yield from one("law_vote", [Option(law, {"event": law}) for law in ("34", "52", "54")])
    lots: list[Data] = [{"what": "pardon", "letter": "LM04", "nation": "Portuguese"}, {"what": "parrot"}]
    for lot in (*lots, *({"what": "alcohol", "target": "PI05", "count": count} for count in (1, 2))):
        bids = [{"pirate": "PI02", "doubloons": 0}, {"pirate": "PI05", "doubloons": 10}]
        yield from whole("sealed_bid", lot, {"bids": bids})
        yield from sums("bid", {**LOW, "cabin": 100, "what": lot["what"]})
    yield from whole("share_treasure", {**LOW, "doubloons": 800}, {"shares": [{**LOW, "doubloons": 800}]})
    yield from sums("share", {**LOW, "doubloons": 800})
    order = {**LOW, "move": "go", "place": "X20", "target": "", "course": "", "end": "sea", "operation": "search"}
    order |= {"markers": [], "hides": False, "fetches": False, "early": False, "policies": []}
    order |= {
        "against": [],
        "frees": False,
        "betrays": False,
        "merchant": "",
        "item": [],
        "price": 500,
        "strikes": -1,
        "boards": -1,
    }
    order |= {
        "nation": "",
        "shuns": False,
        "debauch": False,
        "leaves": False,
        "costs": False,
        "retires": 0,
        "finale": False,
        "heirs": 0,
    }
    order |= {
        "prowlers": [],
        "chasers": [],
        "prey": 0,
        "drinks": "",
        "tokens": 0,
        "final": False,
        "spares": 0,
        "surplus": 0,
        "section": "",
        "lasts": 0,
        "floats": False,
    }
    order |= {"cost": 3, "hexes": 3, "turns": 1, "whole": False, "sells": False, "sale": 0, "unsold": 0, "priced": True}
    order |= {"worth": 0, "cabin": 0, "hidden": 0, "best": 0, "betters": False, "rivals": 0}
    order |= {"known": 0, "behind": False}
    order |= {
        "ransoms": 0,
        "unseen": False,
        "ransom_low": 120,
        "ransom_high": 720,
        "buys_letter": False,
        "bribes": False,
        "again": 0,
        "rerolls": False,
        "either": 0,
        "capture": 0,
    }
    order |= {"barred": False, "before": 0, "rolled": 0, "allowance": 0, "left": 0, "short": False}
    order |= {"finds": 0, "storms": 0, "warships": 0, "outgunned": -1, "meets": "", "misses": 0, "declines": 0}
    order |= {"waters": False, "sections": [], "doubloons": 0}
    order |= {"unrest": False, "uneasy": False, "popularity": 1, "stranded": "", "stuck": "", "vain": "", "last": False}
    attacks = [
        {**order, "operation": "attack_pirate", "against": against, "frees": frees, "betrays": not frees}
        for against in (["PI05"], ["PI05", "kc3"])
        for frees in (True, False)
    ]
    attacks += [{**order, "operation": "attack_pirate", "against": ["PI05"], "strikes": 12, "boards": 7}]
    hunts = {**order, "operation": "attack_merchant", "merchant": "M01", "nation": "French"}
    hunts |= {"meets": "attacks", "capture": 59}
    drinking = {"operation": "business", "debauch": True}
    missed = [{**order, **drinking, "drinks": "yes", **cost} for cost in ({"tokens": 2}, {"final": True})]
    missed += [{**missed[0], "last": True}]
    drinks = [
        {**order, **asked, "drinks": policy}
        for asked in ({"operation": "search"}, drinking)
        for policy in POLICIES["debauch_forced"].values
    ]
    sells = {**order, "operation": "business", "item": ["mainsail"], "debauch": True, "drinks": "yes"}
    sells["surplus"] = 1610
    leaves = {**order, "move": "hold", "leaves": True, "operation": "assault", "costs": True}
    retire = {**order, "end": "enter_port", "operation": "retire", "retires": 42, "again": 2000}
    retires = [{**retire, "finale": finale, "heirs": heirs} for finale, heirs in ((False, 0), (False, 2), (True, 0))]
    retires += [{**retire, "retires": 100, "rerolls": True}]
    rolled = {"before": 2, "rolled": 5, "allowance": 7, "left": 2}
    searches = [{**order, **rolled, "operation": "search"}, {**order, **rolled, "operation": "nothing", "short": True}]
    again = {**order, **rolled, "rerolls": True, "either": 66, "barred": True, "retires": 42, "operation": "retire"}
    results = [(1, 0, 0, False, 1), (1980, 1980, 900, True, 2), (1980, 80, 2100, False, 0)]
    retires += [
        {**retire, "worth": worth, "hidden": hidden, "best": best, "betters": betters, "rivals": rivals}
        for worth, hidden, best, betters, rivals in results
    ]
    outdone = [{**retire, "worth": 3900, "rivals": rivals, "known": 3270} for rivals in (1, 2)]
    outdone += [{**retire, "worth": 2400, "rivals": 1, "known": 3270, "behind": True}]
    spares = [{**hunts, "spares": 8, "shuns": True}, {**hunts, "nation": "", "spares": 8}]
    spares += [{**hunts, "spares": 8}, {**hunts, "shuns": True}]
    works = [{**order, "operation": "jury", "section": "hull", "lasts": turns} for turns in (1, 2)]
    unseen = {"merchant": "", "unseen": True, "meets": "policy", "capture": 36, "misses": 21, "declines": 43}
    spares += [
        {**hunts, **unseen, "nation": ""},
        {**order, **unseen, "finds": 50, "storms": 10, "warships": 5, "outgunned": 6},
    ]
    courses = [{**order, "course": "G19", "hexes": 14, "turns": turns, "last": turns < 0} for turns in (2, -1)]
    courses += [{**order, "course": "G19", "hexes": 14, "turns": 2, "end": "enter_port"}]
    trade: Data = {**order, "operation": "business", "sells": True, "sale": 240}
    trades = [{**trade, "unsold": unsold, "ransoms": unsold} for unsold in (0, 1, 4)]
    trades += [{**trade, "priced": False, "buys_letter": True, "bribes": True}]
    floats = {**order, "operation": "careen", "floats": True}
    near = [{**order, "prowlers": found} for found in (["warship12"], ["warship12", "ghost8"])]
    near += [{**order, "chasers": found} for found in (["warship12"], ["warship12", "ghost8"])]
    near += [
        {**order, "unrest": True},
        {**order, "uneasy": True, "popularity": 4},
        {**order, "stranded": "25"},
        *({**order, "vain": why} for why in ("besieged", "sold", "kept", "empty")),
        *({**order, "stuck": why} for why in ("sails", "speed")),
    ]
    idle = [{**order, "operation": "nothing", "prey": prey} for prey in (0, 1, 2)]
    idle += [{**order, "operation": "refit", "sections": found} for found in (["sails"], ["sails", "crew"])]
    money = [
        {**order, way: True, "early": early, "doubloons": 960}
        for way in ("hides", "fetches")
        for early in (False, True)
    ]
    short = [{**one, "whole": True} for one in money]
    short += [{**order, "cost": cost, "place": "E13", "waters": True} for cost in (0, 1)]
    others = [{**order, "policies": found} for found in ([LOSES], [LOSES, DRINKS])]
    lists = [{**order, "policies": [FILLS, thinks]} for thinks in THINKS]
    orders = [order, *others, *attacks, sells, hunts, *drinks, leaves]
    yield from whole(
        "dolphins",
        {**LOW, "turn": 2},
        {"orders": []},
        {"orders": orders},
        {"orders": idle},
        {"orders": spares},
        {"orders": near},
        {"orders": lists},
        {"orders": [*outdone, again]},
        {"orders": [*retires, *works, floats, *money]},
        {"orders": [*courses, *short, *trades]},
        {"orders": searches},
        {"orders": missed},
    )
    yield from one("free_action", YES_NO, {**LOW, "die": 3})


def policies() -> Iterator[Ask[Any]]:
    """Yield the questions about standing orders."""
    for name in POLICIES:
        for once in (False, True):
            facts = {"which": name, "once": once}
            values = [Option(value, {**facts, "value": value}) for value in POLICIES[name].values]
            yield from one("policy", values, {"policy": name, "which": name, "named": once})
    for name, more in MORE.items():
        items = [Option(item, {"which": name, more.fact: item}) for item in more.items]
        for pirate in ({}, LOW):
            yield from some("policy_list", items, {"policy": name, "which": name, **pirate})


def questions() -> list[Question]:
    """Return all questions of the war."""
    scenes = (crown, operations, captives, battles, duels, contracts, events, policies)
    return [Question(ask, "0.1") for scene in scenes for ask in scene()]


def texts(words: Words, question: Question) -> Iterator[tuple[str, int]]:
    """Yield every text that people read of a question, with the limit of its characters."""
    title, hint = words.question(GAME, question, NAMES)
    yield from ((title, limits.TEXT), (hint or "-", limits.TEXT))
    if f"blackbeard-{question.kind}.step" in catalog_of(words.locale):
        yield words.step(GAME, question, NAMES), BUTTON
    for option in question.options:
        yield words.option(GAME, question, option, NAMES), limits.OPTION_LABEL
        for head in ("", *option.id.split("/")[:-1]):
            yield words.group(GAME, question, head, NAMES), limits.PLACEHOLDER
    answers = {"form": {}, "pick": [option.id for option in question.options]}
    yield words.answer(GAME, question, answers.get(question.shape, question.default), NAMES), limits.TEXT


@pytest.mark.parametrize("locale", locales())
def test_every_question_of_the_war_has_its_words(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    faults: list[str] = []
    for question in questions():
        found = list(texts(words, question))
        faults += [f"{question.kind}: {text}" for text, most in found if CODE.search(text) or not 0 < len(text) <= most]
        labels = [words.option(GAME, question, option, NAMES) for option in question.options]
        faults += [f"{question.kind}: {labels}"] if len({*labels}) < len(labels) else []
    assert faults == []


def test_these_are_all_questions_of_the_war() -> None:
    catalog = (files(PACKAGE) / "en" / "blackbeard_war_questions.ftl").read_text(encoding="utf-8")
    kinds = {name for name in re.findall(r"^blackbeard-(\w+) =", catalog, re.MULTILINE) if not HELPERS.fullmatch(name)}
    assert kinds - {question.kind for question in questions()} == set()


@pytest.mark.parametrize("locale", locales())
def test_a_policy_that_spares_merchants_tells_its_price_whatever_else_is_spared(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    said = [words.answer(GAME, question, {}, NAMES) for question in questions() if question.kind == "dolphins"]
    goes = {"en": "Lets", "fr": "laisse filer", "ja": "は見逃す"}[locale]
    flag = {"en": "French", "fr": "français", "ja": "フランス"}[locale]
    lines = [line for text in said for line in text.splitlines() if goes in line]
    # One line says all that he lets go, and what each one costs.
    assert {(flag in line, "8" in line) for line in lines} == {(True, True), (False, True), (True, False)}
    assert len(lines) == 4
    assert all(line.count("−1") == 2 for line in lines)


@pytest.mark.parametrize(
    ("locale", "bound", "warned"),
    [
        ("en", "with at least 3,270 doubloons", "Beware: another player has retired"),
        ("fr", "avec au moins 3\u202f270 doublons", "Attention\u00a0: un adversaire a pris sa retraite"),
        ("ja", "3,270ダブロン以上", "注意：ほかのプレイヤーの海賊が"),
    ],
)
def test_a_retirement_tells_what_rivals_are_known_to_have_kept(locale: str, bound: str, warned: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    said = [words.answer(GAME, question, {}, NAMES) for question in questions() if question.kind == "dolphins"]
    lines = [line for text in said for line in text.splitlines() if bound in line]
    assert len({*lines}) == 3
    assert sum(warned in line for line in lines) == 1


@pytest.mark.parametrize(
    ("locale", "odds"),
    [
        ("en", "taken 36%, missed 21%, let go 43%"),
        ("fr", "capture 36\u202f%, échec 21\u202f%, renoncement 43\u202f%"),
        ("ja", "拿捕36％、失敗21％、見逃し43％"),
    ],
)
def test_a_hunt_tells_how_often_the_orders_let_a_merchant_go(locale: str, odds: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    said = [words.answer(GAME, question, {}, NAMES) for question in questions() if question.kind == "dolphins"]
    lines = [line for text in said for line in text.splitlines() if odds in line]
    assert len(lines) == 2
    # A search tells first whether it finds any.
    assert ["50" in line for line in lines] == [False, True]


@pytest.mark.parametrize(
    ("locale", "own", "best"),
    [
        ("en", "This pirate’s result: 80", "your best so far, 2100"),
        ("fr", "Résultat de ce pirate\u00a0: 80", "votre meilleur résultat, 2100"),
        ("ja", "この海賊の成績は80", "あなたのこれまでの最高額2100"),
    ],
)
def test_a_further_retirement_tells_the_result_of_that_pirate_alone(locale: str, own: str, best: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    asked = [words.answer(GAME, question, {}, NAMES) for question in questions() if question.kind == "dolphins"]
    said = re.sub(r"(?<=[0-9])[\u202f\u00a0,](?=[0-9])", "", "\n".join(asked)).replace("1980", "80")
    assert own in said
    assert best in said


@pytest.mark.parametrize("locale", locales())
def test_a_rescuer_reads_what_the_captive_has_pledged(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)

    def hint(promised: int | None) -> str:
        (ask,) = one("free_or_keep", ["free", "plank"], {**TWO, "pledge": 0, "promised": promised})
        return words.question(GAME, Question(ask, "0.1"), NAMES).hint

    assert "1500" in re.sub(r"[^0-9]", "", hint(1500))
    assert len({hint(None), hint(0), hint(1), hint(1500)}) == 4


@pytest.mark.parametrize("locale", locales())
def test_a_seat_without_captains_to_order_about_is_not_told_how_to_hunt(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)

    def hints(captains: int, *held: str, gives_up: bool = False) -> list[str]:
        (ask,) = whole("orders", {"turn": 2, "captains": captains, "detained": held, "gives_up": gives_up}, {})
        question = Question(ask, "0.1")
        return [words.question(GAME, question, NAMES).hint, words.first_hint(GAME, question, NAMES)]

    assert hints(0) == ["", ""]
    assert all(hints(1))
    # But how a captured pirate comes free.
    waits, may_give_up = (hints(0, "PI02", gives_up=gives_up)[0] for gives_up in (False, True))
    assert 0 < len(waits) < len(may_give_up) <= 260
    assert "PI02" not in waits + may_give_up


def test_no_fact_that_is_true_or_false_has_a_name_of_the_vocabulary() -> None:
    """It would be worded as a pirate or a port, and a message that asks whether it is true would never find it so."""
    assert {
        (question.kind, name)
        for question in questions()
        for name, value in question.data.items()
        if isinstance(value, bool) and name in GAME.vocabulary
    } == set()


@pytest.mark.parametrize("locale", locales())
def test_only_to_a_less_notorious_winner_are_the_port_and_the_wreck_explained(locale: str) -> None:
    """Popularity 7, with which a captain begins again, is of no interest to who keeps him captive."""
    words = Words([catalog_of(locale)], strict=True)
    hints = {
        asked.data["stronger"]: words.question(GAME, asked, NAMES).hint
        for asked in questions()
        if asked.kind == "loser_fate"
    }
    assert {stronger: "7" in hint for stronger, hint in hints.items()} == {True: False, False: True}


@pytest.mark.parametrize("locale", locales())
def test_the_answer_to_the_end_of_an_alliance_is_read_back_before_it_is_confirmed(locale: str) -> None:
    board = Deck(3, m_rivals=True, alliances="on")
    board.pirate("PI02", 0)
    board.pirate("PI05", 1).cabin = 800
    board.campaign.state.alliances.append(["PI02", "PI05"])
    question = board.run(lambda voyage: end_alliances(voyage, ["PI02/PI05"]), GAME).questions[1]
    answers = ({}, {"answer": "duel"}, {"answer": "bounty", "bounty": 500})
    words = Words([catalog_of(locale)], strict=True)
    assert len({words.answer(GAME, question, answer, NAMES) for answer in answers}) == len(answers)


def test_a_new_captain_is_introduced_with_what_became_of_the_last_one() -> None:
    home: Data = {"pirate": "PI09", "port": "25", "place": "", "new": True, "captain": "PI02", "retired": False}
    idle: Data = {"orders": [], "parley": False, "spend_tokens": False, "saved": 0, "refuges": [home]}
    rest = dict.fromkeys(("allies", "breaks", "petitions", "doubts", "captives", "abandoned", "pledges"), ())
    (ask,) = whole("orders", {"turn": 3, "captains": 0}, {**idle, **rest})
    told = Words([catalog_of("en")], strict=True).answer(GAME, Question(ask, "0.1"), {}, NAMES)
    assert told.splitlines()[1].startswith(
        "You have lost Low. You choose a Refuge for Tew, your next captain (he acts from next turn): "
    )
    # It is the reader who chooses, and others may choose the same port.
    assert told.splitlines()[1].endswith(" (dice decide if another player chooses it too)")


@pytest.mark.parametrize("locale", locales())
def test_a_later_plan_names_its_round_and_a_slower_ship_reads_that_it_cannot_break_off(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    slow: Data = {**KNOWN, **TWO, "against": "warship", "immune": True, "escape": "slower", "escape_odds": 50}
    titles: list[str] = []
    for turn in (1, 4):
        (ask,) = whole("battle_plan", {**slow, "number": turn}, {})
        titles.append(words.question(GAME, Question(ask, "0.1"), NAMES).title)
    assert ["4" in title for title in titles] == [False, True]
    can, cannot = (
        words.proposal(GAME, Question(ask, "0.1"), Proposal("break_off", {}, {"escape": escape}), NAMES)
        for escape in ("faster", "slower")
    )
    now = {"en": "he can’t now", "fr": "impossible pour l’instant", "ja": "離脱できません"}[locale]
    assert [now in label for label in (can, cannot)] == [False, True]


@pytest.mark.parametrize(
    ("locale", "dies"),
    [("en", "die and lose his treasure"), ("fr", "mourir et perdre aussi son trésor"), ("ja", "死亡")],
)
def test_who_fights_a_rival_reads_what_a_lost_round_may_cost(locale: str, dies: str) -> None:
    data: Data = {**TWO, "against": "pirate", "combat": 10, "foe_combat": 10, "duel": 100, "number": 10}
    (ask,) = whole("battle_plan", data, {})
    hint = Words([catalog_of(locale)], strict=True).question(GAME, Question(ask, "0.1"), NAMES).hint or ""
    assert dies in hint
    assert len(hint) <= 260


@pytest.mark.parametrize("locale", locales())
def test_who_fights_a_warship_reads_that_fighting_on_brings_nothing(locale: str) -> None:
    """It cannot be hurt, and a round won costs a point of damage all the same (spec 4.11.8)."""
    words = Words([catalog_of(locale)], strict=True)
    vain = {"en": "brings nothing", "fr": "rapporte rien", "ja": "得るもの"}[locale]
    for foe, immune in (("warship", True), ("kc", False)):
        facts: Data = {
            **KNOWN,
            **TWO,
            "against": foe,
            "immune": immune,
            "escape": "faster",
            "escape_odds": 50,
            "number": 1,
        }
        (plan,) = whole("battle_plan", facts, {})
        (pressed,) = one("press_on", ["break_off", "go_on"], {**SHIP, **KNOWN, "by": "pirate", "immune": immune})
        label = words.proposal(
            GAME, Question(plan, "0.1"), Proposal("fight_on", {}, {"escape": "faster", "immune": immune}), NAMES
        )
        hints = [words.question(GAME, Question(ask, "0.1"), NAMES).hint for ask in (plan, pressed)]
        assert [vain in text for text in (*hints, label)] == [immune] * 3


@pytest.mark.parametrize("locale", locales())
def test_a_petition_in_a_plan_names_its_chance_and_a_warship_whom_it_chases(locale: str) -> None:
    words = Words([catalog_of(locale)], strict=True)
    idle: Data = {"orders": [], "parley": False, "spend_tokens": False, "saved": 0, "refuges": []}
    rest: Data = dict.fromkeys(("allies", "breaks", "doubts", "captives", "abandoned", "pledges"), ())
    chase: Data = {"hunter": "warship12", "order": "chase", "place": "", "port": "", "target": "PI05", "hexes": None}
    chase = {**chase, "speed": 3, "bluff": False, "explained": True}
    petitions = [{"pirate": "PI14", "target": "PI05", "odds": 42}]
    (ask,) = whole("orders", {"turn": 3, "captains": 1}, {**idle, **rest, "petitions": petitions, "hunters": [chase]})
    told = words.answer(GAME, Question(ask, "0.1"), {}, NAMES)
    unordered = {"en": "Without other orders", "fr": "Sans autre ordre", "ja": "別の命令を出さなければ"}[locale]
    assert "42" in told
    assert unordered in told
