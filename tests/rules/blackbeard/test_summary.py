"""The facts that a player confirms: whom orders name, and what they may cost besides."""

from typing import Any, Literal

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.battle.duellists import boarding_chance
from rules.blackbeard.chart import publish
from rules.blackbeard.crown.orders import hunter_facts
from rules.blackbeard.hidden import Entry, HunterEntry, Move, Pledge, SeatForm, SeatOrders
from rules.blackbeard.odds import battle, capture_of
from rules.blackbeard.sea.merchants import greatest_defence
from rules.blackbeard.sea.search import prospects
from rules.blackbeard.ship.fates import AGAIN, leave_play
from rules.blackbeard.ship.figures import combat
from rules.blackbeard.state import Governor, Hostage, Hunter, Position, Sail, Section
from rules.blackbeard.tables import MERCHANTS, PORTS, WARSHIPS
from rules.blackbeard.turn.desk import desk_of
from rules.blackbeard.turn.orders import summary
from rules.blackbeard.turn.summary import orders_in
from rules.blackbeard.turn.sundries import ALL
from rules.blackbeard.voyage import Voyage

from .decks import Deck


def facts(deck: Deck, entry: Entry) -> dict[str, object]:
    """Return the facts of one entry of PI14."""
    found: list[dict[str, object]] = []
    deck.run(lambda voyage: found.extend(orders_in(desk_of(voyage, 0), {"PI14": entry})["orders"]))
    return found[0]


def test_an_attack_names_its_targets_in_order() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    attack = Entry(operation="attack_pirate", arguments={"aim": "conquer", "targets": ["PI15", "PI16"]})
    assert facts(deck, attack)["against"] == ["PI15", "PI16"]
    assert not facts(deck, attack)["frees"]


@pytest.mark.parametrize(("targets", "known"), [(["PI15"], True), (["PI15", "PI16"], False)])
def test_an_attack_on_one_pirate_tells_the_chances_of_a_round_and_of_a_duel(targets: list[str], *, known: bool) -> None:
    deck = Deck()
    pirate, other = deck.pirate(at=Position("J9", "sea")), deck.pirate("PI15", 1, at=Position("J9", "sea"))
    deck.pirate("PI16", 1, at=Position("J9", "sea"))
    attack = Entry(operation="attack_pirate", arguments={"aim": "conquer", "targets": targets})
    found = facts(deck, attack)
    chances = (battle(pirate, other), boarding_chance(pirate, other)) if known else (-1, -1)
    assert (found["strikes"], found["boards"]) == chances


def test_a_plan_names_the_price_of_what_is_bought() -> None:
    deck = Deck()
    deck.pirate(at=Position("G4", "port"))
    business = Entry(operation="business", arguments={"shop": ("mainsail", "cannon")})
    assert facts(deck, business)["price"] == 2500


def test_a_petition_and_an_attack_on_a_hunter_name_whom_they_are_against() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("J9", "sea"))
    deck.campaign.state.hunters = [Hunter("warship1", "warship", Position("J9", "sea"), 1, "PI14")]
    for operation, target in (("petition", "PI15"), ("attack_hunter", "warship1")):
        assert facts(deck, Entry(operation=operation, arguments={"target": target}))["against"] == [target]


@pytest.mark.parametrize(
    ("operation", "arguments", "betrays"),
    [
        ("attack_pirate", {"aim": "conquer", "targets": ["PI16", "PI15"]}, True),
        ("attack_pirate", {"aim": "conquer", "targets": ["PI16"]}, False),
        ("petition", {"target": "PI15"}, False),
    ],
)
def test_4_21_5_an_attack_on_an_ally_says_that_it_ends_the_alliance(
    operation: str, arguments: dict[str, object], *, betrays: bool
) -> None:
    deck = Deck(3)
    deck.pirate(at=Position("J9", "sea"))
    for seat, name in ((1, "PI15"), (2, "PI16")):
        deck.pirate(name, seat, at=Position("J9", "sea"))
    deck.campaign.state.alliances = [["PI14", "PI15"]]
    assert facts(deck, Entry(operation=operation, arguments=arguments))["betrays"] is betrays


@pytest.mark.parametrize(
    ("place", "controller", "kind", "warned"),
    [("J9", 1, "warship", True), ("J10", 1, "ghost", True), ("J12", 1, "warship", False), ("J9", 0, "warship", False)],
)
def test_14_11_a_plan_warns_of_warships_that_find_him_whomever_they_hunt(
    place: str, controller: int, kind: Literal["warship", "ghost"], *, warned: bool
) -> None:
    deck = Deck(3)
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 2, at=Position("T5", "sea"))
    deck.campaign.state.hunters = [Hunter("warship1", kind, Position(place, "sea"), controller, "PI15")]
    assert facts(deck, Entry(end="sea"))["prowlers"] == ["warship1"] * warned


@pytest.mark.parametrize(
    ("place", "controller", "target", "warned"),
    [
        ("J11", 1, "PI14", True),
        ("J14", 1, "PI14", True),
        ("J15", 1, "PI14", False),
        ("J10", 1, "PI14", False),
        ("J11", 1, "PI15", False),
        ("J11", 0, "PI14", False),
    ],
)
def test_14_15_a_plan_warns_of_warships_that_hunt_him_and_may_come_where_he_ends(
    place: str, controller: int, target: str, *, warned: bool
) -> None:
    deck = Deck(3)
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 2, at=Position("T5", "sea"))
    deck.campaign.state.hunters = [Hunter("warship1", "warship", Position(place, "sea"), controller, target)]
    assert facts(deck, Entry(end="sea"))["chasers"] == ["warship1"] * warned


@pytest.mark.parametrize(
    ("order", "bluffs"),
    [
        (HunterEntry("chase", "", 5), True),
        (HunterEntry("chase", "", 3), False),
        (HunterEntry("goto", "J13"), True),
        (HunterEntry("goto", "J12"), False),
        (HunterEntry("hold"), False),
    ],
)
def test_14_15_orders_to_sail_farther_than_the_speed_are_called_a_bluff(order: HunterEntry, *, bluffs: bool) -> None:
    deck = Deck(3, m_hunters=True)
    deck.pirate("PI15", 2, at=Position("T5", "sea"))
    deck.campaign.state.hunters = [Hunter("warship1", "warship", Position("J9", "sea"), 0, "PI15")]
    deck.campaign.hidden.faces["warship1"] = next(name for name, row in WARSHIPS.items() if row.speed == 3)
    told: list[dict[str, object]] = []
    deck.run(lambda voyage: told.extend(hunter_facts(desk_of(voyage, 0).bridge, {"warship1": order})))
    assert (told[0]["speed"], told[0]["bluff"]) == (3, bluffs)
    assert told[0]["explained"] is (order.kind == "chase")


def test_14_13_the_first_warship_that_chases_says_who_moves_warships() -> None:
    deck = Deck(3, m_hunters=True)
    deck.pirate("PI15", 2, at=Position("T5", "sea"))
    tokens = ("warship1", "warship2")
    deck.campaign.state.hunters = [Hunter(token, "warship", Position("J9", "sea"), 0, "PI15") for token in tokens]
    for token, face in zip(tokens, WARSHIPS, strict=False):
        deck.campaign.hidden.faces[token] = face
    told: list[dict[str, object]] = []
    orders = {token: HunterEntry("chase", "", 3) for token in tokens}
    deck.run(lambda voyage: told.extend(hunter_facts(desk_of(voyage, 0).bridge, orders)))
    assert [one["explained"] for one in told] == [True, False]


@pytest.mark.parametrize(("popularity", "warned"), [(1, True), (2, False)])
def test_17_1_a_plan_that_may_cost_the_last_popularity_warns_of_mutiny(popularity: int, *, warned: bool) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).popularity = popularity
    assert facts(deck, Entry(operation="search", arguments={"target": "random"}))["unrest"] is warned
    for calm in (Entry(operation="search", arguments={"target": "leave"}), Entry(end="sea")):
        assert facts(deck, calm)["unrest"] is False


@pytest.mark.parametrize(("popularity", "told"), [(1, False), (2, True), (4, True), (5, False)])
def test_17_1_a_plan_that_may_cost_popularity_tells_early_how_low_it_is(popularity: int, *, told: bool) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).popularity = popularity
    assert facts(deck, Entry(operation="search", arguments={"target": "random"}))["uneasy"] is told
    for calm in (Entry(operation="search", arguments={"target": "leave"}), Entry(end="sea")):
        assert facts(deck, calm)["uneasy"] is False


@pytest.mark.parametrize(
    ("operation", "tokens", "hunters", "warned"),
    [
        ("attack_pirate", 0, False, True),
        ("attack_merchant", 0, True, False),
        ("attack_merchant", 1, False, True),
        ("search", 0, True, True),
        ("search", 0, False, False),
    ],
)
def test_17_1_a_plan_that_may_cost_two_points_warns_at_popularity_2(
    operation: str, tokens: int, *, hunters: bool, warned: bool
) -> None:
    deck = Deck(m_hunters=hunters)
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.popularity, pirate.tokens = 2, tokens
    assert facts(deck, Entry(operation=operation, arguments={"targets": []}))["unrest"] is warned
    pirate.popularity = 3
    assert facts(deck, Entry(operation=operation, arguments={"targets": []}))["unrest"] is False


@pytest.mark.parametrize("hunters", [True, False])
def test_8_1_a_search_tells_what_it_may_find(*, hunters: bool) -> None:
    deck = Deck(m_hunters=hunters)
    deck.pirate(at=Position("J9", "sea"))
    told = facts(deck, Entry(operation="search", arguments={"target": "random"}))
    found = prospects(deck.options, "J9")
    assert (told["finds"], told["storms"], told["warships"]) == (found["merchants"], found["storm"], found["warship"])
    assert (found["warship"] > 0) is hunters
    other = facts(deck, Entry(end="sea"))
    assert (other["finds"], other["storms"], other["warships"]) == (0, 0, 0)


@pytest.mark.parametrize(
    ("ship", "cabin", "hunters", "warned"),
    [
        ("sloop", 0, True, True),
        ("brigantine", 0, True, False),
        ("brigantine", 500, True, True),
        ("sloop", 500, False, False),
    ],
)
def test_8_12_a_search_warns_of_warships_that_are_stronger(
    ship: str, cabin: int, *, hunters: bool, warned: bool
) -> None:
    """Any warship is stronger than a sloop; with money at stake, one that may be stronger is worth a word, too."""
    deck = Deck(m_hunters=hunters)
    pirate = deck.pirate(ship=ship, at=Position("J9", "sea"))
    pirate.cabin = cabin
    told = facts(deck, Entry(operation="search"))["outgunned"]
    assert told == (combat(pirate) if warned else -1)
    assert facts(deck, Entry())["outgunned"] == -1


@pytest.mark.parametrize(("section", "points", "why"), [("sails", 1, "sails"), ("crew", 3, ""), ("guns", 1, "")])
def test_5_22_orders_for_a_ship_that_cannot_sail_say_why(section: Section, points: int, why: str) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.ship.damage[section] = points
    assert facts(deck, Entry(end="sea"))["stuck"] == why


@pytest.mark.parametrize(
    ("arguments", "policy", "vain"),
    [
        ({"sell": False, "letter": "no", "bribe": "no", "shop": []}, "no", "empty"),
        ({"sell": False, "letter": "no", "bribe": "no", "shop": []}, "yes", ""),
        ({"sell": True}, "no", ""),
        ({"ransom": True}, "no", ""),
        ({"shop": ["sextant"]}, "no", ""),
        ({"letter": "300"}, "no", ""),
    ],
)
def test_10_1_business_that_brings_nothing_is_called_so(arguments: dict[str, object], policy: str, vain: str) -> None:
    deck = Deck()
    deck.pirate(at=Position("G4", "port"))
    order = Entry(end="enter_port", operation="business", arguments=arguments, overrides={"debauch_free": policy})
    assert facts(deck, order)["vain"] == vain
    assert facts(deck, Entry(end="enter_port"))["vain"] == ""


def test_10_1_on_the_last_turn_business_for_a_debauch_alone_is_in_vain() -> None:
    deck = Deck(turn_cap=1)
    deck.pirate(at=Position("G4", "port"))
    order = Entry(end="enter_port", operation="business", overrides={"debauch_free": "yes"})
    assert facts(deck, order)["vain"] == "empty"


@pytest.mark.parametrize(
    ("besieged", "sold", "vain"), [(True, False, "besieged"), (False, True, "sold"), (False, False, "kept")]
)
def test_14_3_business_without_a_sale_says_why_the_cargo_is_not_sold(vain: str, *, besieged: bool, sold: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G4", "port"))
    pirate.ship.holds[0].markers, pirate.call.sold = ["food"], sold
    if besieged:
        deck.campaign.state.hunters = [Hunter("warship1", "warship", Position("G4", "sea"), 1, "PI14")]
    assert facts(deck, Entry(end="enter_port", operation="business"))["vain"] == vain


@pytest.mark.parametrize(("turn", "policy", "debauch"), [(59, "yes", True), (60, "yes", False), (60, "no", True)])
def test_6_2_on_the_last_turn_a_debauch_costs_no_turn(turn: int, policy: str, *, debauch: bool) -> None:
    deck = Deck()
    deck.pirate(at=Position("J16", "sea"))
    deck.campaign.state.turn = turn
    orders = {"debauch_forced": policy}
    sells = Entry(move=Move("go", "K16"), operation="business", arguments={"sell": True}, overrides=orders)
    told = facts(deck, sells)
    assert (told["debauch"], told["drinks"], told["last"]) == (debauch, policy * debauch, turn == 60)


@pytest.mark.parametrize(
    ("turn", "tokens", "told"),
    [(58, 0, (True, 0, False)), (59, 2, (True, 2, True)), (60, 2, (True, 2, False)), (60, 0, (False, 0, False))],
)
def test_10_21_a_sale_with_a_debauch_tells_all_that_it_costs(
    turn: int, tokens: int, told: tuple[bool, int, bool]
) -> None:
    deck = Deck()
    deck.pirate(at=Position("J16", "sea")).tokens = tokens
    deck.campaign.state.turn = turn
    row = facts(deck, Entry(move=Move("go", "K16"), operation="business", arguments={"sell": True}))
    assert (row["debauch"], row["tokens"], row["final"]) == told


def test_a_rescue_names_who_holds_the_prisoner() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("J9", "sea"))
    holder = deck.campaign.state.pirates["PI15"]
    holder.hostages = [Hostage("H1", "English", "16", 1, relative_of="PI14")]
    told = facts(deck, Entry(operation="attack_pirate", arguments={"aim": "hostage/H1"}))
    assert (told["against"], told["frees"]) == (["PI15"], True)


@pytest.mark.parametrize(("target", "named"), [("random", ("", True)), ("sail2", ("M05", False))])
def test_9_12_an_attack_says_which_of_the_merchants_in_the_hex_it_is(target: str, named: tuple[str, bool]) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.campaign.state.sails = [Sail("sail1", "J9"), Sail("sail2", "J9", "M05")]
    told = facts(deck, Entry(operation="attack_merchant", arguments={"target": target}))
    assert (told["merchant"], told["unseen"]) == named


def test_9_22_a_hunt_says_which_nation_would_cost_the_refuge() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    pirate.refuge = "16"
    search = Entry(operation="search", arguments={"target": "random"})
    assert facts(deck, search)["nation"] == "English"
    assert facts(deck, Entry(operation="search", arguments={"target": "leave"}))["nation"] == ""
    deck.campaign.state.sails = [Sail("sail1", "J9", "M02"), Sail("sail2", "J9", "M01")]
    named = {name: Entry(operation="attack_merchant", arguments={"target": name}) for name in ("sail1", "sail2")}
    assert [facts(deck, entry)["nation"] for entry in named.values()] == ["", "English"]
    pirate.enemy.append("English")
    assert facts(deck, search)["nation"] == ""


def test_9_22_orders_that_spare_the_flag_of_the_refuge_say_so_once() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).refuge = "16"
    search = Entry(operation="search", arguments={"target": "random"}, overrides={"merchant": "spare", "arms": "1"})
    told = facts(deck, search)
    assert (told["nation"], told["shuns"], told["spares"]) == ("English", True, 8)
    assert [one["policy"] for one in told["policies"]] == ["arms"]  # type: ignore[attr-defined]


def test_9_22_an_attack_on_a_port_of_the_nation_of_his_refuge_costs_it() -> None:
    deck = Deck()
    deck.pirate(at=Position("H4", "sea")).refuge = "16"
    for place, costs in (("G4", True), ("E13", False)):
        assert facts(deck, Entry(move=Move("go", place), operation="assault"))["costs"] is costs


@pytest.mark.parametrize(("best", "betters"), [(0, True), (1500, True), (2480, False)])
def test_18_3_to_retire_tells_the_result_and_whether_it_is_the_best(best: int, betters: bool) -> None:
    deck = Deck(3)
    pirate = deck.pirate(at=Position("G4", "port"))
    pirate.cabin, pirate.refuge = 500, "16"
    deck.campaign.hidden.treasures["PI14"] = {"16": 1980}
    for seat, name in ((0, "PI15"), (2, "PI16")):
        if best or seat:
            deck.pirate(name, seat).status = "retired"
            deck.campaign.hidden.scores[name] = best if seat == 0 else 4000
    told = facts(deck, Entry(end="enter_port", operation="retire"))
    assert (told["worth"], told["cabin"], told["hidden"]) == (2480, 500, 1980)
    assert (told["best"], told["betters"], told["rivals"]) == (best, betters, 1)


@pytest.mark.parametrize(("cabin", "behind"), [(2400, True), (3270, False)])
@pytest.mark.parametrize("amounts", ["secret", "public"])
def test_18_3_to_retire_tells_what_a_rival_is_known_to_have_kept(cabin: int, amounts: str, *, behind: bool) -> None:
    deck = Deck(refuge_amounts=amounts, careers=1)
    pirate, rival = deck.pirate(at=Position("G4", "port")), deck.pirate("PI15", 1)
    pirate.cabin, pirate.refuge = cabin, "16"
    rival.cabin, rival.chests = 3000, ["21"]
    deck.campaign.hidden.treasures["PI15"] = {"21": 270}

    def retires(voyage: Voyage) -> None:
        leave_play(voyage, rival, "retired")
        publish(voyage)

    match = deck.run(retires, GAME)
    known = 3270 if amounts == "public" else 3000
    told = facts(deck, Entry(end="enter_port", operation="retire"))
    assert (told["rivals"], told["known"], told["behind"]) == (1, known, cabin < known)
    assert behind is (cabin < 3000)
    # What the seat sees of it, and nothing more.
    assert match.view(0).kept == {"PI15": known}
    assert match.view(1).me.scores == {"PI15": 3270}
    assert (match.view(0).rival_of(0), match.view(1).rival_of(1)) == (known, 0)


@pytest.mark.parametrize(
    ("cap", "refuge", "enemy", "governor", "stranded"),
    [
        (60, "", [], "", ""),
        (7, "", [], "", ""),
        (6, "", [], "", "25"),
        (1, "", [], "", "25"),
        (6, "25", [], "", ""),
        # His old Refuge lets him retire even as an enemy (BN 9.22).
        (6, "25", ["English", "Spanish", "French", "Dutch"], "", ""),
        (6, "", [], "GOV15", ""),
    ],
)
def test_18_3_near_the_end_a_plan_says_where_he_cannot_retire(
    cap: int, refuge: str, enemy: list[str], governor: str, stranded: str
) -> None:
    deck = Deck(turn_cap=cap)
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.cabin, pirate.refuge, pirate.enemy = 1200, refuge, enemy
    if governor:
        deck.campaign.state.ports["25"].governor = Governor("governor1", governor)
    sells = Entry(move=Move("go", "G19"), end="enter_port", operation="business")
    sets_out = Entry(move=Move("go", "H19", course="G19"), end="sea")
    for entry in (sells, sets_out):
        assert facts(deck, entry)["stranded"] == stranded
    assert facts(deck, Entry(move=Move("go", "H19"), end="sea"))["stranded"] == ""
    assert facts(deck, Entry(move=Move("go", "G19"), end="enter_port", operation="retire"))["stranded"] == ""
    pirate.cabin = 0
    assert facts(deck, sells)["stranded"] == ""


def test_10_21_a_sale_in_a_pirate_port_ends_in_a_debauch_that_is_compulsory() -> None:
    deck = Deck()
    deck.pirate(at=Position("J16", "sea"))
    for sells in (True, False):
        order = Entry(move=Move("go", "K16"), operation="business", arguments={"sell": sells, "shop": ["mainsail"]})
        told = facts(deck, order)
        assert (told["debauch"], told["item"]) == (sells, ["mainsail"])


@pytest.mark.parametrize("policy", [None, "no", "ask"])
def test_9_282_a_hunt_and_a_sale_tell_what_the_orders_say_to_a_compulsory_debauch(policy: str | None) -> None:
    deck = Deck()
    deck.pirate(at=Position("J16", "sea"))
    overrides = {} if policy is None else {"debauch_forced": policy}
    hunts = [("search", {"target": "random"}), ("attack_merchant", {})]
    sells = Entry(move=Move("go", "K16"), operation="business", arguments={"sell": True}, overrides=overrides)
    for entry in (*(Entry(operation=name, arguments=of, overrides=overrides) for name, of in hunts), sells):
        assert facts(deck, entry)["drinks"] == (policy or "yes")
    for entry in (Entry(operation="search", arguments={"target": "leave"}, overrides=overrides), Entry()):
        assert facts(deck, entry)["drinks"] == ""


@pytest.mark.parametrize(("policy", "spares"), [(None, 8), ("combat", 8), ("5", 6), ("0", 1), ("8", 0), ("ask", 0)])
def test_9_12_a_hunt_tells_which_merchants_the_orders_let_go(policy: str | None, spares: int) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    overrides = {} if policy is None else {"merchant": policy}
    for name, of in (("search", {"target": "random"}), ("attack_merchant", {})):
        assert facts(deck, Entry(operation=name, arguments=of, overrides=overrides))["spares"] == spares
    assert facts(deck, Entry(operation="search", arguments={"target": "leave"}, overrides=overrides))["spares"] == 0
    assert facts(deck, Entry(overrides=overrides))["spares"] == 0


@pytest.mark.parametrize(("merchant", "spares"), [("M01", 0), ("M10", 4)])
def test_9_12_orders_for_a_merchant_that_is_known_tell_whether_they_let_it_go(merchant: str, spares: int) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.campaign.state.sails = [Sail("sail1", "J9", merchant)]
    named = Entry(operation="attack_merchant", arguments={"target": "sail1"}, overrides={"merchant": "3"})
    assert facts(deck, named)["spares"] == spares


@pytest.mark.parametrize("policy", ["combat", "5", "3", "0", "8", "ask"])
@pytest.mark.parametrize("operation", ["attack_merchant", "search"])
def test_9_12_a_hunt_tells_the_chances_that_a_merchant_is_captured_missed_or_let_go(
    operation: str, policy: str
) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    told = facts(deck, Entry(operation=operation, arguments={"target": "random"}, overrides={"merchant": policy}))
    if policy in ("8", "ask"):
        # He attacks each, or is asked.
        wanted = ("attacks", capture_of(deck.campaign.state, pirate, ""), 0, 0)
        assert (told["meets"], told["capture"], told["misses"], told["declines"]) == wanted
        return
    limit = greatest_defence(pirate, policy)
    beyond = sum(row.defence > limit for row in MERCHANTS.values())
    assert told["meets"] == "policy"
    assert told["capture"] + told["misses"] + told["declines"] == 100  # type: ignore[operator]
    assert told["declines"] == pytest.approx(100 * beyond / len(MERCHANTS), abs=1)
    assert bool(told["capture"]) is bool(told["misses"]) is (policy != "0")


def test_9_12_a_hunt_that_spares_a_flag_counts_what_it_lets_go() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).refuge = "16"
    random = {"target": "random"}
    usual, spares = (
        facts(deck, Entry(operation="search", arguments=random, overrides={"merchant": policy}))
        for policy in ("combat", "spare")
    )
    assert spares["declines"] > usual["declines"] > 0  # type: ignore[operator]
    for quiet in (Entry(operation="search", arguments={"target": "leave"}), Entry()):
        assert facts(deck, quiet)["meets"] == ""


@pytest.mark.parametrize(("refuge", "surplus"), [("", 1610), ("25", 0)])
def test_10_71_a_sale_tells_what_the_cabin_will_not_hold(refuge: str, surplus: int) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.cabin, pirate.refuge = 1810, refuge
    pirate.ship.holds[0].markers = ["gold1000"] * 4
    pirate.ship.holds[1].markers = ["gold500", *["gold100"] * 3]
    sells = Entry(move=Move("go", "G19"), operation="business", arguments={"sell": True})
    assert facts(deck, sells)["surplus"] == surplus
    assert facts(deck, Entry(move=Move("go", "G19"), operation="business"))["surplus"] == 0
    pirate.cabin = 200
    assert facts(deck, sells)["surplus"] == 0


def test_orders_to_do_nothing_tell_the_merchants_that_could_be_attacked() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    idle = Entry(end="sea")
    assert facts(deck, idle)["prey"] == 0
    deck.campaign.state.sails = [Sail("T1", "J9"), Sail("T2", "J9"), Sail("T3", "J10")]
    assert facts(deck, idle)["prey"] == 2
    assert facts(deck, Entry(move=Move("go", "J10"), end="sea"))["prey"] == 1
    assert facts(deck, Entry(operation="attack_merchant", end="sea", arguments={"target": "T1"}))["prey"] == 0


def test_a_pirate_who_only_puts_out_leaves_the_port() -> None:
    deck = Deck()
    deck.pirate(at=Position("G4", "port"))
    assert facts(deck, Entry(end="sea"))["leaves"]
    assert not facts(deck, Entry(end="enter_port"))["leaves"]


def test_18_3_an_order_to_retire_tells_the_chance() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("K16", "port"))
    retire = Entry(operation="retire", end="enter_port")
    pirate.cabin = 3000
    # 12 of the 36 results of jd66 are at most 30: 11 to 16, and 21 to 26.
    assert (facts(deck, retire)["retires"], facts(deck, retire)["again"]) == (33, 3100)
    pirate.cabin = 0
    deck.campaign.hidden.treasures["PI14"] = {"16": 6600}
    assert facts(deck, retire)["retires"] == 100
    assert facts(deck, Entry(end="enter_port"))["retires"] == 0


@pytest.mark.parametrize(("over", "finale"), [(1, False), (2, True)])
def test_6_1_an_order_to_retire_tells_whether_the_match_ends_with_it(over: int, finale: bool) -> None:
    deck = Deck(careers=3)
    deck.pirate(at=Position("K16", "port"))
    for name in ("PI01", "PI03")[:over]:
        deck.pirate(name).status = "dead"
    deck.campaign.state.careers[0] = over + 1
    told = facts(deck, Entry(operation="retire", end="enter_port"))
    # As long as the match goes on, the seat has pirates yet to play.
    assert (told["finale"], told["heirs"]) == (finale, 2 - over)
    assert not facts(deck, Entry(end="enter_port"))["finale"]


def test_the_fate_of_captives_is_confirmed_unless_it_stays_as_it_is() -> None:
    seat = SeatOrders(
        captives={"PI02": "on", "PI03": "release", "PI04": "stop"},
        abandoned=("PI05",),
        pledges={"PI06": Pledge(800, "favour")},
    )
    deck, found = Deck(), dict[str, object]()
    deck.run(lambda voyage: found.update(summary(desk_of(voyage, 0), SeatForm(seat=seat))))
    assert found["captives"] == [{"target": "PI02", "fate": "on"}, {"target": "PI03", "fate": "release"}]
    assert (found["abandoned"], found["pledges"]) == ([{"pirate": "PI05"}], [{"pirate": "PI06", "pledge": 800}])


@pytest.mark.parametrize(("crew", "begun", "turns"), [(0, 0, 1), (1, 0, 2), (1, 3, 1), (1, 2, 2)])
def test_bn_15_6_a_jury_repair_names_its_section_and_turns(crew: int, begun: int, turns: int) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("J9", "sea"))
    deck.campaign.state.turn = 4
    pirate.ship.damage["crew"] = crew
    pirate.jury_job, pirate.jury_turns = ("hull", begun) if begun else (None, 0)
    told = facts(deck, Entry(operation="jury", arguments={"section": "hull"}))
    assert (told["section"], told["lasts"]) == ("hull", turns)


def test_bn_15_2_a_refit_names_the_damaged_sections_that_it_can_mend() -> None:
    deck = Deck()
    damage = deck.pirate(at=Position("H18", "port")).ship.damage
    damage["sails"] = damage["hull"] = 1
    assert facts(deck, Entry(operation="refit"))["sections"] == ["sails"]
    assert facts(deck, Entry())["sections"] == []


@pytest.mark.parametrize(
    ("place", "end", "waters"), [("E13", "sea", True), ("E13", "anchor", False), ("J9", "sea", False)]
)
def test_who_stays_at_sea_before_a_port_sails_to_the_waters_off_it(
    place: str, end: Literal["sea", "anchor"], *, waters: bool
) -> None:
    deck = Deck()
    deck.pirate(at=Position("J10", "sea"))
    assert facts(deck, Entry(Move("go", place), end=end))["waters"] is waters


def test_10_71_money_that_is_hidden_is_told_with_its_sum() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    for treasure, told in ((300, (True, False, 300)), (-200, (False, False, 200)), (ALL, (True, True, 0))):
        row = facts(deck, Entry(treasure=treasure))
        assert (row["hides"], row["whole"], row["doubloons"]) == told


@pytest.mark.parametrize("end", [True, False])
def test_bn_15_5_the_end_of_careening_says_that_the_ship_floats(*, end: bool) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "anchored"))
    assert facts(deck, Entry(operation="careen", arguments={"end": end}))["floats"] is end
    assert not facts(deck, Entry(operation="search"))["floats"]


@pytest.mark.parametrize(("spends", "saved"), [(True, 0), (False, 2)])
def test_7_3_the_summary_counts_the_tokens_about_which_nobody_asks(spends: bool, saved: int) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea")).tokens = 2
    told: list[object] = []
    form = SeatForm({}, seat=SeatOrders(spend_tokens=spends))
    deck.run(lambda voyage: told.append(summary(desk_of(voyage, 0), form)["saved"]))
    assert told == [saved]


def test_10_61_a_sale_tells_its_price_what_is_lost_and_who_is_ransomed() -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("H18", "sea"))
    pirate.ship.holds[0].markers = ["gold100", "food", "food"]
    pirate.hostages = [Hostage("H1", "English", "16", 1)]
    deck.campaign.state.ports["25"].display = ["food"]
    there, all_of_it = Move("go", "G19"), {"sell": True, "ransom": True}
    told = facts(deck, Entry(move=there, end="enter_port", operation="business", arguments=all_of_it))
    assert (told["sells"], told["sale"], told["unsold"], told["ransoms"]) == (True, 100, 2, 1)
    kept = facts(deck, Entry(move=there, end="enter_port", operation="business", arguments={"letter": "300"}))
    assert (kept["sells"], kept["ransoms"], kept["buys_letter"], kept["bribes"]) == (False, 0, True, False)


@pytest.mark.parametrize(("at", "range_"), [("25", (100, 600)), ("24", (120, 720)), ("35", (80, 480))])
def test_10_6_a_plan_tells_between_what_sums_a_ransom_lies_in_that_port(at: str, range_: tuple[int, int]) -> None:
    """His Refuge adds a fifth to ransoms, and a pirate port takes one off."""
    deck = Deck()
    pirate = deck.pirate(at=Position(PORTS[at].hex, "port"))
    pirate.refuge = "24"
    pirate.hostages = [Hostage("H1", "English", "16", 1), Hostage("H2", "English", "16", 1)]
    told = facts(deck, Entry(operation="business", arguments={"ransom": True}))
    assert (told["ransoms"], told["ransom_low"], told["ransom_high"]) == (2, *range_)


@pytest.mark.parametrize(("cabin", "chances"), [(2100, (19, 35)), (2300, (25, 44)), (7000, (100, 100))])
def test_18_3_two_rolls_to_retire_are_counted_exactly(cabin: int, chances: tuple[int, int]) -> None:
    """7 results of 36: 35 per cent for two rolls, not 34 as for two times 19."""
    deck = Deck()
    deck.pirate(at=Position(PORTS["35"].hex, "port")).cabin = cabin
    told = facts(deck, Entry(operation="retire", arguments={"cunning": "again"}))
    assert (told["retires"], told["either"]) == chances


def test_a_move_tells_its_hexes_and_a_course_its_turns() -> None:
    deck = Deck(dice={})
    deck.pirate(at=Position("H18", "sea"))
    deck.campaign.hidden.dice["PI14"] = 4
    near = facts(deck, Entry(move=Move("go", "G19")))
    assert (near["cost"], near["turns"]) == (1, 1)
    far = facts(deck, Entry(move=Move("go", "H18", course="T5")))
    assert far["turns"] > 1


def test_only_orders_that_differ_in_this_turn_are_told_and_none_twice() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    overrides = {"arms": "0", "torture": "yes", "debauch_forced": "no"}
    stays: Any = facts(deck, Entry(overrides=overrides))
    assert [row["policy"] for row in stays["policies"]] == ["torture", "debauch_forced"]
    hunts: Any = facts(deck, Entry(operation="search", overrides=overrides))
    assert hunts["drinks"] == "no"
    assert [row["policy"] for row in hunts["policies"]] == ["torture"]


@pytest.mark.parametrize("used", [False, True])
def test_bn_21_1_a_plan_to_retire_says_that_cunning_waits_for_another_seat(used: bool) -> None:
    deck = Deck()
    pirate = deck.pirate(at=Position("G19", "port"))
    pirate.cabin = 2000
    pirate.cunning_blocked = used
    found: Any = facts(deck, Entry(operation="retire", arguments={"cunning": AGAIN}))
    assert (found["rerolls"], found["barred"]) == (True, used)


@pytest.mark.parametrize(("operation", "told"), [("search", ["merchant"]), ("petition", [])])
def test_an_order_about_merchants_is_told_only_of_a_captain_who_may_meet_one(operation: str, told: list[str]) -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    found: Any = facts(deck, Entry(operation=operation, overrides={"merchant": "8"}))
    assert [row["policy"] for row in found["policies"]] == told


def test_bn_13_21_a_petition_in_a_plan_names_its_chance() -> None:
    deck = Deck()
    deck.pirate(at=Position("J9", "sea"))
    deck.pirate("PI15", 1, at=Position("J9", "sea")).notoriety = 33
    form = SeatForm(seat=SeatOrders(petition={"PI14": "PI15"}))
    found: list[dict[str, Any]] = []
    deck.run(lambda voyage: found.append(dict(summary(desk_of(voyage, 0), form))))
    # 11 to 16, 21 to 26 and 31 to 33: 15 of 36 results.
    assert found[0]["petitions"] == [{"pirate": "PI14", "target": "PI15", "odds": 42}]
