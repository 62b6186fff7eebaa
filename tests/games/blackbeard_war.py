"""Samples of the events of the war in Barbe Noire 2, each in each of its forms."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

Data = Mapping[str, Any]
LOW: Data = {"seat": 0, "pirate": "PI02"}
TWO: Data = {**LOW, "target": "PI05"}
HUNTER: Data = {"hunter": "warship12", "seat": 1}
KNOWN: Data = {"piece": "W16", "nation": "Spanish", "combat": 9, "speed": 4}
CONTRACT: Data = {**LOW, "members": ["PI02", "PI05"], "until": 9, "target": "", "marker": "", "port": "", "sea": ""}
CONDITIONS: Sequence[Data] = (
    {"condition": "none"},
    {"condition": "target", "target": "PI05"},
    {"condition": "deliver", "marker": "cloth", "port": "25"},
    {"condition": "meet", "port": "25"},
    {"condition": "stay_out", "target": "PI05", "sea": "CAR"},
)
DIGITS = [str(first * 10 + second) for first in range(1, 7) for second in range(1, 7)]
FAMILY = ("41", "42", "43", "44", "45")


RULES = {"last_secrets": "BN 18.1"}


def samples() -> Iterator[tuple[str, str, Data]]:
    """Yield one event of each kind, with a rule that it cites."""
    found = dict(reversed([*events()]))
    for kind, data in found.items():
        yield kind, RULES.get(kind, "BN 22.1"), data


def each(kind: str, data: Data, **choices: Sequence[Any]) -> Iterator[tuple[str, Data]]:
    """Yield an event once for each combination of some values."""
    for values in product(*choices.values()):
        yield kind, {**data, **dict(zip(choices, values, strict=True))}


def hunters() -> Iterator[tuple[str, Data]]:
    """Yield the events of hunters."""
    arrived: Data = {**HUNTER, "target": "PI02", "place": "X20", "mode": "sea", "lane": "", "rolled": 0}
    yield "hunter_arrived", {**arrived, "what": "warship"}
    yield "hunter_arrived", {**arrived, "what": "warship", "lane": "12", "rolled": 12, **KNOWN}
    yield "hunter_arrived", {**arrived, "hunter": "kc3", "what": "kc", "place": "TZ1", **KNOWN, "piece": "KC5"}
    yield "hunter_arrived", {**arrived, "hunter": "ghost8", "what": "ghost", "target": "", "lane": "3", **KNOWN}
    yield "hunter_nation", {**HUNTER, "nation": "Dutch"}
    yield "hunter_known", {**HUNTER, **KNOWN}
    yield "hunter_turned", {**HUNTER, "target": "PI05"}
    yield "hunter_turned", {**HUNTER, "target": "PI05", **KNOWN}
    yield from each("hunter_sailed", {**HUNTER, "place": "G19"}, target=("", "PI02"), path=(["G19"], ["X20", "G19"]))
    yield from each("merchants_haunted", {"hunter": "ghost8", "seat": 1, "place": "X20"}, tokens=(["a"], ["a", "b"]))
    for tokens, places in ((["a"], ["X20"]), (["a", "b"], ["X20", "G19"])):
        yield "merchants_scattered", {"tokens": tokens, "places": places}
    yield "hunter_drifted", {**HUNTER, "place": "X20", "face": 3}
    for kind in ("hunter_shifted", "hunter_entered_zone", "hunter_left_zone"):
        yield kind, {**HUNTER, "place": "TZ2"}
    yield "hunter_entered_port", {**HUNTER, "port": "25"}
    yield "hunter_thrown_out", {**HUNTER, "port": "25", "place": "X20"}
    causes = ("battle", "fire", "storm", "scurvy", "shore", "current", "refit")
    for kind in ("hunter_worn", "hunter_mended"):
        yield from each(kind, {**HUNTER, "combat": 4, "speed": 0}, cause=causes)
    yield from each("hunter_gone", HUNTER, what=("kc", "warship"), target=("PI02",))
    yield "hunter_gone", {"hunter": "ghost8", "seat": 1, "what": "ghost", "target": ""}
    yield from each("speed_challenged", {**HUNTER, "hexes": 5, "speed": 4}, result=("caught", "honest"))
    petition: Data = {**TWO, "nation": "English", "face": 23, "notoriety": 31}
    yield from each("petitioned", petition, result=("granted", "refused"))
    found: Data = {**LOW, "hunter": "kc3", "port": "25", "dice": [4, 2]}
    yield from each("careened_found", found, result=("chased", "captured"))
    yield "port_english", {"port": "35"}
    for kind in ("blockaded", "blockade_over"):
        yield kind, {**LOW, "port": "25"}
    yield "letter_won", {**HUNTER, "letter": "LM01", "nation": "French"}
    yield "letter_taken", {**LOW, "letter": "LM01"}
    yield from each("pursued", {**LOW, "target": "warship12"}, reached=(True, False))


def battles() -> Iterator[tuple[str, Data]]:
    """Yield the events of battles with hunters."""
    met: Data = {**LOW, "hunter": "warship12", "place": "X20"}
    yield from each("evasion", {**met, "face": 5}, result=("evaded", "seen"))
    caught: Data = {**met, "dice": [3], "speed": -1, "total": 2, "face": 5}
    yield from each("interception", caught, debauch=(0, 2), result=("avoided", "caught"))
    yield "taken_careened", met
    yield "hunter_let_go", {"hunter": "kc3", "pirate": "PI02"}
    yield "letter_handed", {**met, "letter": "LM07", "nation": "English"}
    fleets = (["kc3"], ["warship12", "warship4"])
    yield from each(
        "hunter_battle", {**LOW, "place": "X20"}, hunters=fleets, began=("hunter", "pirate"), helper=("", "PI05")
    )
    figures: Data = {**LOW, "hunter_combat": 8, "hunter_speed": 5, "face": 4, "hunter_total": 17, "combat": 6}
    figures = {**figures, "speed": 3, "competence": 4, "dice": [2], "total": 15, "round": 1}
    for helper, ally in (("", []), ("PI05", [6])):
        data = {**figures, "helper": helper, "ally": ally}
        results = ("won", "tied", "lost")
        yield from each(
            "hunter_round", data, hunters=fleets, debauch=(0, 2), arms=([], [4]), result=results, points=(1, 2)
        )
    yield "smoke_screen", {**LOW, "place": "X20"}
    yield from each("barrel_used", LOW, points=(1, 3))
    yield from each("hot_shot", LOW, face=(1, 5), result=("burns", "missed", "burst", "held"))
    yield from each("speed_tie", {**LOW, "hunters": ["kc3"], "dice": [4, 2]}, result=("faster", "slower"))
    yield from each("broke_off", LOW, against=("hunter", "pirate"))
    yield "surrendered", {**LOW, "hunter": "kc3", "nation": "English"}
    yield "hunter_sunk", {"hunter": "kc3", "place": "X20"}
    ends = ("won", "lost", "gone", "smoke", "surrendered", "broke_off", "let_go")
    yield from each("hunter_battle_over", {**LOW, "hunters": ["kc3"]}, rounds=(0, 1, 3), result=ends)
    yield from each("got_away", LOW, hunters=fleets)


def rivals() -> Iterator[tuple[str, Data]]:
    """Yield the events of pirates against pirates."""
    aims = ("conquer", "captive", "hostage", "lasting")
    yield from each("pirate_battle", {**TWO, "place": "X20"}, aim=aims, helper=("", "PI09"))
    volley: Data = {**TWO, "round": 2, "combat": 6, "dice": [3, 4], "total": 15, "foe_combat": 5}
    volley = {**volley, "foe_dice": [1, 6, 2], "rolled": 14}
    some = ([], [5])
    yield from each("pirate_round", volley, helper=("", "PI09"), arms=some, information=some, debauch=(0, 2),
                    foe_arms=some, foe_debauch=(0, 2), result=("won", "tied", "lost"), points=(1, 2))  # fmt: skip
    yield "faster_ship", {**TWO, "rolls": [4, 4, 5, 2]}
    ends = ("won", "lost", "smoke", "broke_off", "board")
    yield from each("pirate_battle_over", {**TWO, "rounds": 2}, result=ends)
    yield "boarded", TWO
    duellists: Sequence[Data] = (TWO, {**LOW, "target": ""}, {"seat": 1, "pirate": "", "target": "PI05"})
    for one in duellists:
        yield "duel_begun", {**one, "attack": [3, 2], "defence": [2, 2], "endurance": [4, 1]}
        bout: Data = {**one, "round": 1, "dice": [2, 5], "attack": 3, "total": 5, "defence": 2, "rolled": 7}
        yield from each("duel_round", {**bout, "endurance": 3, "foe_endurance": 1}, result=("hit", "parried"))
        yield "duel_over", {**one, "result": "down", "rounds": 3}
    yield "duel_over", {**TWO, "result": "surrender", "rounds": 3}
    outcomes = ("dead", "disgraced", "wound", "wounds_2", "wounds_3", "incapacitating", "minor", "superficial")
    yield from each("downed", {**LOW, "face": 4}, captain=("", "PI05"), result=outcomes)
    yield "challenged", TWO
    yield "duel_refused", TWO
    fates = ("maroon", "plank", "mast", "ashore", "wreck", "let_go", "")
    yield from each("conquered", {**TWO, "place": "X20"}, fate=fates, exchanged=(True, False))
    yield "ship_scuttled", {**LOW, "ship": "brigantine"}
    yield from each("captive_taken", {**LOW, "captain": "PI05", "place": "X20"}, how=("island", "plank", "mast"))
    yield from each("captive_weakened", {**LOW, "face": 1}, how=("island", "plank"), result=("wounded", "holds_out"))
    pain: Data = {**TWO, "dice": [3, 4], "total": 7, "rolled": 6, "endurance": 2}
    for result, about in (("silent", ""), ("weakened", ""), ("talked", "35"), ("wounded", "")):
        yield "captive_tortured", {**pain, "result": result, "about": about}
    yield from each("captive_freed", LOW, captain=("", "PI05"), rolls=([], [3, 4]))
    yield from each("hostages_lost", LOW, count=(1, 3), cause=("crew_lost", "conquest"))
    yield "castaway_found", {**TWO, "place": "X20"}
    yield from each("relative_rescued", TWO, is_own=(True, False))
    yield "relative_passed", TWO
    yield from each("jury_fell", LOW, section=("sails", "hull", "rudder"))
    yield "restarted", {**LOW, "port": "35", "ship": "sloop"}


def captivity() -> Iterator[tuple[str, Data]]:
    """Yield the events of prisons, alliances and contracts."""
    yield from each("captured", {**LOW, "nation": "English"}, hunter=("", "kc3"))
    rows = ("hanged", "high_security", "death_row", "trial", "hearing", "released")
    yield from each("treason_tried", {**LOW, "face": 3, "port": "25"}, bonus=(0, 1), result=rows)
    sentence: Data = {**LOW, "port": "25", "percentage": 40}
    yield "sentence_passed", {**sentence, "dice": [], "result": "hanged"}
    yield from each("sentence_passed", {**sentence, "dice": [4]}, result=("retired", "continues"))
    yield "sentence_passed", {**sentence, "dice": [4], "result": "continues", "doubloons": 320}
    promises = ("none", "peace", "way_clear", "favour")
    yield from each("pledge_posted", {**LOW, "doubloons": 300}, promise=promises)
    yield from each("pledge_paid", {**TWO, "doubloons": 300}, result=("paid", "short"))
    for what, target in (("prisoner", "PI05"), ("gang", ""), ("beloved", "")):
        yield "infiltrated", {**LOW, "port": "25", "what": what, "target": target}
    yield "bargain_broken", TWO
    yield from each("gang_beaten", {**LOW, "port": "25"}, is_own=(True, False))
    yield from each("beloved_freed", TWO, is_own=(True, False))
    yield "pardon_used", {**LOW, "nation": "English"}
    yield "allied", {**TWO, "place": "G19"}
    yield "alliance_ended", TWO
    yield from each("ally_joined", {**TWO, "combat": 6}, what=("merchant", "port"))
    texts = ("none", "peace", "territory", "defence", "prizes")
    stakes: Sequence[Any] = ([], [{"pirate": "PI02", "doubloons": 100}, {"pirate": "PI05", "doubloons": 50}])
    for condition in CONDITIONS:
        data = {**CONTRACT, **condition}
        for kind in ("contract_offered", "contract_made", "contract_lapsed"):
            yield from each(kind, data, text=texts, stakes=stakes, public=(True, False))
        for result, winners in (("paid", [0, 1]), ("fulfilled", [1]), ("refunded", []), ("ended", [])):
            ends: Data = {**data, "result": result, "winners": winners}
            yield from each("contract_over", ends, text=texts, pot=(0, 150))
    yield "bounty_posted", {**TWO, "doubloons": 500, "until": 12}


def events_of_ports() -> Iterator[tuple[str, Data]]:
    """Yield the hazard events of ports and crowns."""
    yield from each("hazard_drawn", {**LOW, "rolls": [46, 35]}, event=DIGITS)
    yield from each("hazard_idle", {}, event=("65", "61"))
    causes = ("expired", "home", "set_free", "ship_lost", "owner_left", "port_destroyed")
    yield from each("event_over", LOW, event=FAMILY, cause=causes)
    yield from each("event_over", LOW, event=("35",), cause=("expired", "robbed", "owner_left", "port_destroyed"))
    nobody: Data = {"seat": None, "pirate": ""}
    others = (
        "expired",
        "replaced",
        "found",
        "delivered",
        "triggered",
        "port_destroyed",
        "home",
        "set_free",
        "ship_lost",
    )
    yield from each("event_over", nobody, event=("12", "24", "46", "51", "53", "56", "61", "62"), cause=others)
    for kind in ("earthquake", "tournament"):
        yield kind, {"rolls": [], "port": ""}
        yield kind, {"rolls": [15, 25], "port": "25"}
    yield from each("put_to_sea", {**LOW, "place": "X20"}, cause=("natives", "earthquake"))
    yield "tournament_joined", {**LOW, "port": "25"}
    for kind in ("rising", "new_governors"):
        yield kind, {"sea": "CAR", "rolls": [2]}
    yield from each("governor_gone", {"port": "25", "governor": "GOV03"}, cause=("natives", "returned"))
    yield from each("governor_came", {"port": "25", "token": "governor9"}, permanent=(True, False))
    for law in ("34", "52", "54"):
        yield "law_voted", {"event": law, "votes": [{"seat": 0, "event": law}, {"seat": 1, "event": "52"}]}
    yield from each("law", {}, event=("34", "54"), again=(True, False))
    yield from each("crusade", {}, event=("61", "62"), again=(True, False))
    yield from each("crusade_won", {**TWO, "rolls": [3, 4], "count": 7}, event=("61", "62"))
    yield from each("peace", {}, letters=([], ["LM01", "LM04"]))
    yield "pardon_offered", {"letter": "LM07", "nation": "English"}
    bids = [{"seat": 0, "pirate": "PI02", "doubloons": 200}, {"seat": 1, "pirate": "PI05", "doubloons": 200}]
    rolls = [{"pirate": "PI02", "face": 44}, {"pirate": "PI05", "face": 12}]
    sold: Sequence[Data] = (
        {"what": "pardon", "letter": "LM07", "nation": "English"},
        {"what": "parrot"},
        {"what": "alcohol", "target": "PI09", "count": 3},
    )
    for lot in sold:
        yield "auction", {**lot, **nobody, "bids": [], "rolls": [], "doubloons": 0}
        yield "auction", {**lot, **LOW, "bids": bids, "rolls": rolls, "doubloons": 200}
    yield from each("discontent", {**LOW, "rolls": [3, 6], "popularity": 7}, result=("mutiny", "calm"))
    yield "outlaw_beaten", {**TWO, "doubloons": 2400}
    yield from each("drugs_watched", {**LOW, "port": "25", "rolls": [4, 1]}, result=("arrested", "unseen"))
    yield "drugs_sold", {**LOW, "port": "25", "count": 2, "doubloons": 2000}
    yield "shortage", {"port": "", "rolls": [], "face": 2, "markers": []}
    yield "shortage", {"port": "25", "rolls": [25], "face": 2, "markers": ["drink"]}
    yield "shortage_met", {**LOW, "port": "25", "markers": ["drink", "drink"], "doubloons": 2000}


def events_at_sea() -> Iterator[tuple[str, Data]]:
    """Yield the hazard events of treasures, relatives and the sea."""
    nobody: Data = {"seat": None, "pirate": ""}
    yield "treasure_stolen", {**LOW, "port": "35"}
    gangs = [{"port": "35", "pirate": "PI02", "doubloons": 700}]
    for governors, stolen in ((["GOV03", "GOV15"], []), ([], gangs), (["GOV03"], gangs)):
        yield "last_secrets", {"governors": governors, "gangs": stolen}
    yield from each("treasure_map", {"place": "X20", "lane": "12"}, rolled=(0, 12))
    yield from each("dived", {**LOW, "place": "X20"}, face=range(1, 7))
    yield "wreck_found", {**LOW, "place": "X20", "doubloons": 4000}
    yield "secret_papers", {"port": "25", "ports": ["35"], "rolls": [25, 35]}
    yield "secret_papers", {"port": "", "ports": [], "rolls": []}
    yield "chest_delivered", {**LOW, "port": "35"}
    for kind in ("beloved_arrested", "daughter_abducted"):
        yield kind, {**LOW, "rolls": [], "port": ""}
        yield kind, {**LOW, "rolls": [15, 25], "port": "25"}
    yield from each("relative_abducted", LOW, event=FAMILY, target=("", "PI05"))
    yield "daughter_home", {**LOW, "port": "25"}
    yield from each("grief", LOW, event=FAMILY, face=(1, 4))
    yield from each("scurvy", {**LOW, "face": 1}, result=("", "captain_ill", "captain_died", "hostages_died"))
    yield from each("sea_storm", {"sea": "CAR", "rolls": [2]}, ships=([], ["PI02", "PI05"]))
    for found in (LOW, nobody):
        yield "sirens", found
        yield "reef", {**found, "sea": "CAR", "rolls": [2]}
    yield from each("currents", {"sea": "CAR", "rolls": [2]}, face=range(1, 7))
    yield "shifted", {**LOW, "place": "X20"}
    yield from each("fire_danger", {**LOW, "face": 1}, result=("fire", "safe"))
    yield from each("creature", LOW, face=range(1, 7))
    yield "creature", {**nobody, "face": 0}
    yield "dolphins_followed", LOW


def events() -> Iterator[tuple[str, Data]]:
    """Yield all events of the war."""
    for scene in (hunters, battles, rivals, captivity, events_of_ports, events_at_sea):
        yield from scene()
