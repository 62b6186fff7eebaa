"""The news: pages by captain, and what a captain reads who was away. All from public events and the seat's own view."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.blackbeard import GAME
from rules.blackbeard.news import (
    AFTER_HIM,
    ARRIVALS,
    BLOWS,
    CLASHES,
    CLOSES,
    HEADLINES,
    MOST_HEADLINES,
    MOST_RUMOURS,
    NEAR,
    NEWS,
    OF_ALL,
    OF_THE_TABLE,
    OWN_HEADLINES,
    SUFFERED,
    SURPRISES,
    about,
    facts,
)
from rules.blackbeard.odds import retire
from rules.blackbeard.state import Hunter, Position, Sail
from rules.blackbeard.view.model import BlackbeardView
from rules.blackbeard.world.ports import nation_of
from rules.kernel import Fact, Match, SeenEvent

from ...secrets.twins import Sight, differences, sight
from .courses import Chance
from .decks import VOYAGE
from .event_kinds import EVENTS
from .twins import Twins

TURN, NEXT = ({"kind": "turn_start", "turn": turn, "seat": 0} for turn in (1, 2))


def seen(kind: str, **data: Any) -> SeenEvent:
    return SeenEvent(1, kind, data, "BN 7.1", personal=False)


def played(seed: int, turns: int, *, absent: tuple[int, ...] = (), **options: Any) -> Match:
    """Play to the start of a turn; absent seats are played for."""
    match = Match.start(GAME, 3, f"news {seed}", options={"turn_cap": 30, **options})
    chance = Chance(Random(seed))
    while match.result is None and match.view(None).state.turn < turns:
        for seat, question in list(match.questions.items()):
            if seat in match.questions:
                by = "default" if seat in absent else "player"
                match.answer(seat, question.default if seat in absent else chance.answer(match, seat, question), by=by)
    return match


def own_page(match: Match, seat: int) -> list[Fact]:
    return list(facts(match.view(seat), NEWS.unread(match.events(seat), match.seen_when_present(seat))))


def kinds(found: list[Fact]) -> list[str]:
    return [fact.kind for fact in found]


def test_the_kinds_are_those_of_the_rules() -> None:
    told = {*CLOSES, *OF_THE_TABLE, *HEADLINES, *OWN_HEADLINES, *SURPRISES, *SUFFERED}
    told |= {*OF_ALL, *AFTER_HIM, *ARRIVALS, *BLOWS, *CLASHES}
    assert told - {*EVENTS, "answers_undone"} == set()


def test_an_event_stands_under_the_captain_whose_seat_it_names() -> None:
    assert about(seen("sailed", seat=2, pirate="PI07")) == Fact("news_captain", {"seat": 2})
    assert about(seen("merchant_sighted", token="sail3", hex="F10")) is None
    assert about(seen("turn_start", turn=3, seat=1)) is None
    assert about(seen("dispute", place="F10", what="crates", seats=[0, 1], rolls=[], seat=1)) is None


def test_a_page_ends_when_the_next_turn_begins() -> None:
    match = played(1, 3)
    starts = [event for event in match.events(None) if event.kind in CLOSES]
    assert [event.data["turn"] for event in starts] == [1, 2, 3]
    tail = [event.kind for event in match.events(None)[starts[1].n : starts[2].n - 1]]
    assert "turn_over" in tail
    assert "action_card" in tail


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_captain_who_was_there_reads_of_one_turn(seed: int) -> None:
    match = played(seed, 4, **VOYAGE)
    for seat in range(3):
        found = own_page(match, seat)
        since = [fact for fact in found if fact.kind == "news_since"]
        assert [dict(fact.data) for fact in since] == [{"turns": 1, "first": 3, "last": 3}]
        assert not {*kinds(found)} & {*HEADLINES, *OWN_HEADLINES}


@pytest.mark.parametrize("seed", range(3))
def test_a_captain_who_was_away_reads_of_all_turns(seed: int) -> None:
    match = played(seed, 5, absent=(1,))
    (since,) = [fact for fact in own_page(match, 1) if fact.kind == "news_since"]
    assert dict(since.data) == {"turns": 4, "first": 1, "last": 4}


def test_the_first_page_holds_the_log_book_and_no_changes() -> None:
    match = played(2, 1)
    found = kinds(own_page(match, 0))
    assert "news_since" not in found
    assert found[:2] == ["board_pirate", "news_aboard"]


@pytest.mark.parametrize(("turn", "cap", "late"), [(41, 50, True), (50, 50, True), (40, 50, False), (50, 0, False)])
@pytest.mark.parametrize("retired", [True, False])
def test_a_page_warns_near_the_agreed_end_who_has_nobody_retired(
    turn: int, cap: int, late: bool, retired: bool
) -> None:
    view = played(2, 1).view(0)
    view = view.model_copy(update={"options": {**view.options, "turn_cap": cap}})
    view.state.turn = turn
    own, other = (next(one for one in view.state.pirates.values() if one.seat == seat) for seat in (0, 1))
    other.status = "retired"
    own.status = "retired" if retired else "active"
    found = [fact for fact in facts(view, [seen(**TURN), seen(**NEXT)]) if fact.kind == "news_unretired"]
    assert bool(found) is (late and not retired)
    assert all(fact.data["rivals"] == 1 for fact in found)


@pytest.mark.parametrize(
    ("ended", "turn", "told"),
    [([10], 11, True), ([11], 12, False), ([9, 10, 11, 12], 13, True), ([16], 17, False), ([17], 18, True)],
)
def test_a_page_warns_once_and_then_in_the_last_three_turns(ended: list[int], turn: int, told: bool) -> None:
    view = played(2, 1).view(0)
    view = view.model_copy(update={"options": {**view.options, "turn_cap": 20}})
    view.state.turn = turn
    found = facts(view, [seen(kind="turn_start", turn=one, seat=0) for one in (*ended, turn)])
    assert ("news_unretired" in [fact.kind for fact in found]) is told


@pytest.mark.parametrize("refused", [0, 2500])
def test_a_page_near_the_agreed_end_tells_the_chance_to_retire(refused: int) -> None:
    view = played(2, 1).view(0)
    view = view.model_copy(update={"options": {**view.options, "turn_cap": 10}})
    view.state.turn = 9
    own = next(one for one in view.state.pirates.values() if one.seat == 0)
    own.cabin = 1550
    view.me.refused = {own.id: refused} if refused else {}
    (told,) = [fact for fact in facts(view, [seen(**TURN), seen(**NEXT)]) if fact.kind == "news_unretired"]
    odds, least = (0, refused) if refused else (retire(1550), 1100)
    assert dict(told.data) == {"pirate": own.id, "odds": odds, "least": least, "chance": retire(least), "rivals": 0}


@pytest.mark.parametrize(
    ("cabin", "refused", "named"), [(2100, 0, (19, 1100)), (2100, 2200, (0, 2400)), (1000, 0, (0, 2400))]
)
def test_18_3_a_page_near_the_agreed_end_names_who_may_retire(cabin: int, refused: int, named: tuple[int, int]) -> None:
    """The richest captain has failed once and lacks 75 doubloons for another attempt."""
    view = played(2, 1).view(0)
    view = view.model_copy(update={"options": {**view.options, "turn_cap": 20}})
    view.state.turn = 13
    own = next(one for one in view.state.pirates.values() if one.seat == 0)
    second = replace(own, id="PI99", cabin=cabin)
    view.state.pirates["PI99"] = second
    own.cabin = 2325
    view.me.refused = {own.id: 2400, second.id: refused}
    (told,) = [fact for fact in facts(view, [seen(**TURN), seen(**NEXT)]) if fact.kind == "news_unretired"]
    name = second.id if named[0] else own.id
    odds, least = named
    assert dict(told.data) == {"pirate": name, "odds": odds, "least": least, "chance": retire(least), "rivals": 0}


def test_rumours_begin_with_the_hunter_that_is_after_the_captain() -> None:
    view = played(2, 1).view(0)
    own = next(one for one in view.state.pirates.values() if one.seat == 0)
    own.position = Position("J9", "sea")
    view.state.hunters[:] = [
        Hunter("warship1", "warship", Position("J9", "sea"), 1, "PI99"),
        Hunter("warship2", "warship", Position("T5", "sea"), 1, own.id),
        Hunter("warship3", "warship", Position("J9", "sea"), 0, "PI99"),
        Hunter("warship4", "warship", Position("T5", "sea"), 1, "PI99"),
    ]
    (told,) = [fact for fact in facts(view, [seen(**TURN), seen(**NEXT)]) if fact.kind == "news_rumours"]
    assert [(row["hunter"], row["hunts"], row["away"] > 0) for row in told.data["hunters"]] == [
        ("warship2", True, True),
        ("warship1", False, False),
    ]


def test_in_mid_turn_there_is_no_page() -> None:
    match = played(3, 2)
    view = match.view(0)
    assert facts(view, [seen(**TURN), seen("sailed", seat=0, pirate="PI07")]) == []
    assert facts(view, []) == []
    assert facts(match.view(None), match.events(None)) == []


def test_a_turn_is_told_whole_even_to_a_captain_who_answered_in_its_middle() -> None:
    """Answers during a turn are given before it is over: what came before them belongs to its page as well."""
    match = played(7, 4)
    for seat in range(3):
        answered = match.seen_when_present(seat)
        (start,) = [event.n for event in match.events(seat) if event.kind == "turn_start" and event.data["turn"] == 3]
        assert answered >= start
        assert NEWS.unread(match.events(seat), answered)[0].n == start


def test_changes_of_a_pirate_are_added_up() -> None:
    view = played(4, 2).view(0)
    since = [
        seen(**TURN),
        seen("notoriety", seat=0, pirate="PI07", by=4, now=4, cause="capture"),
        seen("notoriety", seat=0, pirate="PI07", by=-1, now=3, cause="escaped"),
        seen("notoriety", seat=1, pirate="PI09", by=9, now=9, cause="capture"),
        seen("treasure", seat=0, pirate="PI07", port="23", cause="deposit", by=700, now=700),
        seen("prize_taken", seat=0, pirate="PI07", merchant="M04", doubloons=60, goods=[], left=[]),
        seen("damaged", seat=0, pirate="PI07", section="crew", points=2, absorbed=0, now=2, cause="storm"),
        seen("repaired", seat=0, pirate="PI07", section="crew", points=1, now=1, cause="refit"),
        seen(**NEXT),
    ]
    (changes,) = [fact.data for fact in facts(view, since) if fact.kind == "news_pirate"]
    assert changes["pirate"] == "PI07"
    assert {row["what"]: row["by"] for row in changes["changes"]} == {
        "notoriety": 3,
        "treasure": 700,
        "prize": 1,
        "damage": 2,
        "repairs": 1,
    }
    # A prize is named: how it went says no other line.
    assert [row["merchant"] for row in changes["changes"] if row["what"] == "prize"] == ["M04"]


def test_the_money_a_captain_retires_on_is_not_told_as_a_loss() -> None:
    view = played(4, 2).view(0)
    since = [
        seen(**TURN),
        seen("cabin", seat=0, pirate="PI07", by=300, now=900, cause="sale"),
        seen("cabin", seat=0, pirate="PI07", by=-900, now=0, cause="retired"),
        seen("treasure", seat=0, pirate="PI07", port="23", cause="retired", by=-700, now=0),
        seen(**NEXT),
    ]
    (changes,) = [fact.data["changes"] for fact in facts(view, since) if fact.kind == "news_pirate"]
    assert {row["what"]: row["by"] for row in changes} == {"cabin": 300, "saved": 1600}


def test_cargo_and_hostages_are_changes() -> None:
    view = played(4, 2).view(0)

    def changes(*events: SeenEvent) -> dict[str, int]:
        found = facts(view, [seen(**TURN), *events, seen(**NEXT)])
        (told,) = [fact.data for fact in found if fact.kind == "news_pirate"]
        return {row["what"]: row["by"] for row in told["changes"]}

    def event(kind: str, **data: Any) -> SeenEvent:
        return seen(kind, seat=0, pirate="PI07", **data)

    loaded = event("loaded", markers=["spices", "arms", "arms"], cause="prize")
    assert changes(loaded) == {"loaded": 3}
    assert changes(loaded, event("unloaded", markers=["arms", "food"], cause="sold")) == {"loaded": 2, "unloaded": 1}
    thrown = event("unloaded", markers=["cloth"], cause="jettison")
    assert changes(thrown, loaded) == {"loaded": 3, "jettisoned": 1}
    # Thrown over after it came aboard: it never was a gain.
    assert changes(loaded, event("unloaded", markers=["arms"], cause="jettison")) == {"loaded": 2}
    # Arms that brought others are gone, and the prize is told as it was.
    assert changes(event("unloaded", markers=["arms"], cause="spent"), loaded) == {"loaded": 3, "unloaded": 1}
    # Into another ship: nothing was won or lost.
    moved = (event("unloaded", markers=["spices"], cause="swap"), event("loaded", markers=["spices"], cause="swap"))
    assert changes(event("ship_swapped", ship="sloop"), *moved) == {"ships": 1}
    hostage = event("hostage_taken", hostage="hostage1", nation="ES", home="23", relative_of="")
    assert changes(hostage) == {"hostages": 1}
    assert changes(event("ransomed", port="23", hostages=["hostage1"], face=2, proceeds=200)) == {"ransomed": 1}
    assert changes(event("healed", parts=["arm", "leg"])) == {"healed": 2}
    assert changes(event("sailed", die=3)) == {}


def test_events_that_a_captain_did_not_order_are_told_after_each_turn() -> None:
    view = played(4, 2).view(0)
    lost, other = (seen("operation_lost", seat=seat, pirate=f"PI0{seat}", operation="search") for seat in (0, 1))
    told = [fact for fact in facts(view, [seen(**TURN), lost, other, seen(**NEXT)]) if fact.kind == "operation_lost"]
    assert told == [Fact("operation_lost", {"rule": "BN 7.1", **lost.data})]


def test_a_captain_who_was_there_reads_what_caused_his_changes_and_who_is_after_him() -> None:
    view = played(4, 2).view(0)
    mine, other = (next(one.id for one in view.state.pirates.values() if one.seat == seat) for seat in (0, 1))
    low = {"seat": 0, "pirate": mine}
    hunted = {"hunter": "warship34", "place": "J9"}
    since = [
        seen("hazard_drawn", seat=1, pirate=other, event=16, rolls=[1, 6]),
        seen("discontent", **low, rolls=[6, 6], popularity=5, result="mutiny"),
        seen("interception", **low, **hunted, face=1, total=4, dice=[2], speed=2, debauch=0, result="avoided"),
        seen("interception", seat=1, pirate=other, **hunted, face=1, total=4, dice=[2], result="avoided"),
        seen("hunter_arrived", seat=1, **hunted, what="warship", target=mine, lane="3", rolled=0),
        seen("hunter_arrived", seat=2, **hunted, what="warship", target=other, lane="3", rolled=0),
        seen("hunter_turned", seat=1, hunter="warship34", target=mine),
        seen("merchants_removed", tokens=[], parity="odd"),
        seen("merchants_removed", tokens=["sail1", "sail2"], parity="odd"),
    ]
    told = facts(view, [seen(**TURN), *since, seen(**NEXT)])
    assert [fact.kind for fact in told if not fact.kind.startswith(("news_", "board_"))] == [
        "hazard_drawn",
        "discontent",
        "interception",
        "hunter_arrived",
        "hunter_turned",
        "merchants_removed",
    ]
    # What concerns everybody has the room that the captain's own leaves.
    crowd = [seen("operation_lost", **low, operation="search") for _ in range(MOST_HEADLINES)]
    told = facts(view, [seen(**TURN), since[0], *crowd, since[-1], seen(**NEXT)])
    assert {fact.kind for fact in told if not fact.kind.startswith(("news_", "board_"))} == {"operation_lost"}


def test_everybody_reads_that_a_pirate_has_left_play_and_what_he_is_known_to_have_kept() -> None:
    view = played(4, 2).view(0)
    rich, drowned = [one.id for one in view.state.pirates.values() if one.seat != 0][:2]
    view.kept[rich] = 4150
    gone = [
        seen("left_play", seat=1, pirate=rich, cause="retired"),
        seen("left_play", seat=2, pirate=drowned, cause="sunk"),
    ]
    told = [fact for fact in facts(view, [seen(**TURN), *gone, seen(**NEXT)]) if fact.kind == "left_play"]
    assert [fact.data.get("known") for fact in told] == [4150, None]
    boards = {fact.data["pirate"]: fact.data.get("known") for fact in view.board() if fact.kind == "board_pirate"}
    assert (boards[rich], boards[drowned]) == (4150, None)


def test_of_a_pirate_who_has_retired_on_hidden_money_it_is_said_that_the_sum_is_secret() -> None:
    view = played(4, 2).view(0)
    rich, poor, sailing = [one.id for one in view.state.pirates.values()][:3]
    view.kept[rich] = 4150
    for name in (rich, poor):
        view.state.pirates[name].status = "retired"
    found = [view.known_of(name) for name in (rich, poor, sailing)]
    assert found == [{"known": 4150}, {"untold": True}, {}]
    # Where hidden sums are public, or at the end, nothing is secret.
    shown = view.model_copy(update={"options": {**view.options, "refuge_amounts": "public"}})
    assert shown.known_of(poor) == {}


@pytest.mark.parametrize(("relative", "told"), [("mine", 1), ("other", 0), ("", 0)])
def test_a_captain_reads_that_a_relative_of_his_pirate_was_taken(relative: str, told: int) -> None:
    view = played(4, 2).view(0)
    mine, other = (next(one.id for one in view.state.pirates.values() if one.seat == seat) for seat in (0, 1))
    who = {"mine": mine, "other": other}.get(relative, "")
    taken = {"hostage": "hostage1", "nation": "French", "home": "", "relative_of": who}
    found = facts(view, [seen(**TURN), seen("hostage_taken", seat=1, pirate=other, **taken), seen(**NEXT)])
    assert kinds(found).count("hostage_taken") == told


def test_the_rounds_follow_the_battle_whose_end_a_captain_reads() -> None:
    view = played(4, 2).view(0)
    low = {"seat": 0, "pirate": "PI07"}
    began = seen("hunter_battle", **low, hunters=["warship34"], began="hunter", place="J9", helper="")
    rolled = {"dice": [2], "ally": [], "arms": [], "face": 5, "total": 5, "hunter_total": 15}
    round_of = seen("hunter_round", **low, hunters=["warship34"], round=1, result="lost", **rolled)
    sunk = seen("sunk", **low, place="J9", cause="battle")
    told = facts(view, [seen(**TURN), began, round_of, sunk, seen(**NEXT)])
    assert kinds(told)[1:4] == ["hunter_battle", "news_rounds", "sunk"]


def test_of_a_pirate_who_has_just_come_nothing_is_said() -> None:
    view = played(4, 2).view(0)
    for kind in ("pirate_dealt", "commissioned", "refuge_chosen"):
        came = seen(kind, seat=0, pirate="PI09", port="23", taken="", only=False)
        assert "news_pirate" not in kinds(list(facts(view, [seen(**TURN), seen(**NEXT), came])))


def test_events_of_a_captive_are_told_after_each_turn_and_nothing_contradicts_them() -> None:
    """His captor and his liberator act, not his captain: without these lines the page would say “nothing to report”."""
    view = played(4, 2).view(0)
    mine, other = (next(one.id for one in view.state.pirates.values() if one.seat == seat) for seat in (0, 1))
    low = {"seat": 0, "pirate": mine}
    taken = seen("captive_taken", **low, captain=other, how="mast", place="J9")
    tortured = seen("captive_tortured", seat=1, pirate=other, target=mine, result="weakened", endurance=2)
    hungry = seen("captive_weakened", **low, how="plank", face=1, result="wounded")
    paid = seen("pledge_paid", **low, target=other, doubloons=500, result="paid")
    freed = seen("captive_freed", **low, captain=other, rolls=[2, 3])
    fined = seen("sentence_passed", **low, port="21", dice=[4], percentage=40, result="retired", doubloons=800)
    killed = seen("bargain_broken", seat=1, pirate=other, target=mine)
    for event in (tortured, hungry, paid, freed, fined, killed):
        told = facts(view, [seen(**TURN), taken, event, seen(**NEXT)])
        lines = [kind for kind in kinds(told) if not kind.startswith(("news_", "board_"))]
        assert lines == ["captive_taken", event.kind]
        assert "news_pirate" not in kinds(told)


def test_a_captive_who_holds_out_and_the_torture_of_another_are_not_told() -> None:
    view = played(4, 2).view(0)
    mine, other = (next(one.id for one in view.state.pirates.values() if one.seat == seat) for seat in (0, 1))
    held = seen("captive_weakened", seat=0, pirate=mine, how="plank", face=4, result="holds_out")
    tortured = seen("captive_tortured", seat=0, pirate=mine, target=other, result="silent", endurance=2)
    told = facts(view, [seen(**TURN), held, tortured, seen(**NEXT)])
    assert [kind for kind in kinds(told) if not kind.startswith(("news_", "board_"))] == []
    assert [fact.data["changes"] for fact in told if fact.kind == "news_pirate"] == [[]]


def test_the_outcome_of_an_order_is_told_where_no_figure_shows_it() -> None:
    view = played(4, 2).view(0)

    def told(kind: str, **data: Any) -> str:
        event = seen(kind, seat=0, pirate="PI07", **data)
        return next(fact.kind for fact in facts(view, [seen(**TURN), event, seen(**NEXT)]) if fact.kind != "news_since")

    assert told("searched", card="A1", result="nothing") == "searched"
    assert told("searched", card="A1", result="merchant_1") == "news_pirate"
    for result in ("held", "escaped"):
        assert told("merchant_fought", merchant="M01", result=result) == "merchant_fought"
    assert told("merchant_fought", merchant="M01", result="captured") == "news_pirate"
    assert told("port_attacked", port="16", result="lost") == "port_attacked"
    assert told("bribed", port="16", result="refused") == "bribed"
    assert told("bribed", port="16", result="moved") == "news_pirate"
    assert told("refuge_moved", port="16") == "refuge_moved"
    assert told("retirement_tried", result="failed") == "retirement_tried"
    assert told("enemy_mark", nation="French") == "enemy_mark"
    for result in ("granted", "refused"):
        assert told("petitioned", target="PI12", nation="French", face=11, notoriety=9, result=result) == "petitioned"
    assert told("jury_rigged", section="sails") == "jury_rigged"
    assert told("doubloons_lost", doubloons=1610, cause="sale") == "doubloons_lost"


def test_a_controller_reads_that_a_warship_was_lost_by_a_bluff() -> None:
    match = played(3, 3)
    turns = [seen("turn_start", turn=2, seat=0), seen("turn_start", turn=3, seat=1)]
    exposed = seen("speed_challenged", seat=1, hunter="warship35", hexes=5, speed=3, result="caught")
    wrong = seen("speed_challenged", seat=1, hunter="warship36", hexes=5, speed=5, result="honest")
    gone = seen("hunter_gone", hunter="warship35", what="warship", seat=0, target="PI01")
    since = [turns[0], exposed, gone, wrong, turns[1]]
    told = {seat: [fact for fact in facts(match.view(seat), since) if fact.kind == exposed.kind] for seat in range(3)}
    assert [[fact.data["hunter"] for fact in told[seat]] for seat in range(3)] == [
        ["warship35"],
        ["warship35", "warship36"],
        [],
    ]


def test_a_turn_that_a_pirate_missed_is_not_told_once_it_is_over() -> None:
    view = played(4, 2).view(0)
    missed = seen("misses_turn", seat=0, pirate="PI07")
    now, over = [seen(**TURN), seen(**NEXT), missed], [seen(**TURN), missed, seen(**NEXT)]
    assert "misses_turn" in kinds(list(facts(view, now)))
    assert "misses_turn" not in kinds(list(facts(view, over)))


def test_a_captain_reads_that_an_attack_has_cost_a_refuge() -> None:
    view = played(4, 2).view(0)
    pirate = view.state.active(0)[0]
    nation = nation_of(view.state, pirate.refuge)

    def lost(enemy: str) -> bool:
        view.state.pirates[pirate.id] = replace(pirate, enemy=[enemy])
        marked = seen("enemy_mark", seat=0, pirate=pirate.id, nation=enemy)
        return "news_refuge_lost" in kinds(list(facts(view, [seen(**TURN), marked, seen(**NEXT)])))

    assert lost(nation)
    assert not lost("Spanish" if nation != "Spanish" else "Dutch")


def test_headlines_after_an_absence_are_the_events_themselves() -> None:
    view = played(4, 2).view(0)
    taken = seen("port_taken", seat=1, pirate="PI09", port="16", value=1, loot=100)
    sold = seen("sold", seat=1, pirate="PI09", port="16")
    assert not [fact for fact in facts(view, [seen(**TURN), taken, sold, seen(**NEXT)]) if fact.kind == "port_taken"]
    since = [seen(**TURN), taken, sold, seen(**NEXT), seen("turn_start", turn=3, seat=2)]
    told = [fact for fact in facts(view, since) if fact.kind in ("port_taken", "sold")]
    assert told == [Fact("port_taken", {"rule": "BN 7.1", **taken.data})]


def test_rumours_are_the_nearest_sightings() -> None:
    match = played(5, 3)
    view = match.view(0)
    assert isinstance(view, BlackbeardView)
    own = view.state.active(0)[0]
    rival = next(pirate for pirate in view.state.active() if pirate.seat != 0)
    view.state.pirates[own.id] = replace(own, position=Position("G11", "sea"))
    view.state.pirates[rival.id] = replace(rival, position=Position("G12", "sea"))
    (rumours,) = [
        fact.data
        for fact in facts(view, [seen("first_turn"), seen(**TURN)])
        if fact.kind == "news_rumours" and fact.data["pirate"] == own.id
    ]
    assert rumours["rivals"][0] == {
        "target": rival.id,
        "seat": rival.seat,
        "place": "G12",
        "ship": rival.ship.type,
        "away": 1,
    }
    for rows in (rumours["merchants"], rumours["rivals"], rumours["known"]):
        assert len(rows) <= MOST_RUMOURS
        assert [row["away"] for row in rows] == sorted(row["away"] for row in rows)
        assert all(row["away"] <= NEAR for row in rows)


def test_merchants_that_look_alike_in_one_hex_are_one_rumour() -> None:
    view = played(5, 3).view(0)
    own = view.state.active(0)[0]
    view.state.pirates[own.id] = replace(own, position=Position("G11", "sea"))
    view.state.sails[:] = [Sail(f"sail{n}", place) for n, place in enumerate(("G12", "G13", "G12"))]
    (rumours,) = [
        fact.data
        for fact in facts(view, [seen("first_turn"), seen(**TURN)])
        if fact.kind == "news_rumours" and fact.data["pirate"] == own.id
    ]
    assert [(row["place"], row["count"]) for row in rumours["merchants"]] == [("G12", 2), ("G13", 1)]


def test_rumours_tell_hexes_by_sea_and_how_many_merchants_are_not_named() -> None:
    """From S17 to S21 an island lies in the way: four hexes across it, six by sea, as orders and options say."""
    view = played(5, 3).view(0)
    own = view.state.active(0)[0]
    view.state.pirates[own.id] = replace(own, position=Position("S17", "sea"))
    view.state.sails[:] = [
        Sail("sail0", "S21"),
        Sail("sail1", "S17"),
        Sail("sail2", "S21", "M05"),
        Sail("sail3", "J2"),
    ]
    (rumours,) = [
        fact.data
        for fact in facts(view, [seen("first_turn"), seen(**TURN)])
        if fact.kind == "news_rumours" and fact.data["pirate"] == own.id
    ]
    assert [(row["place"], row["away"]) for row in rumours["merchants"]] == [("S17", 0), ("S21", 6)]
    assert (rumours["more"], rumours["around"]) == (1, NEAR)


def test_news_are_plain_data() -> None:
    match = played(6, 4)
    for seat in range(3):
        for fact in own_page(match, seat):
            assert json.loads(json.dumps(dict(fact.data))) == dict(fact.data)


# ---------------------------------------------------------------- secrets


def news_of(match: Match, reader: int | None) -> Sight:
    """Return all news that a reader gets, and the rest that the rules give it."""
    headings = [about(event) for event in match.events(None)]
    return headings, [] if reader is None else own_page(match, reader), sight(match, None)


@pytest.mark.parametrize("reader", [None, 0, 1])
@pytest.mark.parametrize("seed", range(2))
def test_the_news_tell_no_secret(reader: int | None, seed: int) -> None:
    """In the twin everything hidden from the reader is different, and the news are the same."""
    pair = Twins(GAME, 2, reader, seed, {"turn_cap": 4, "seas": "auto"}, 40)
    assert differences(pair, news_of) == []


def test_a_page_names_scurvy_and_passes_over_a_pirate_who_has_just_come() -> None:
    view = played(2, 1).view(0)
    own = next(one for one in view.state.pirates.values() if one.seat == 0)
    ill = seen("scurvy", seat=0, pirate=own.id, face=3, result="none")
    lost = seen("popularity", seat=0, pirate=own.id, by=-2, cause="scurvy", value=5)
    found = list(facts(view, [seen(**TURN), ill, lost, seen(**NEXT)]))
    assert [fact.kind for fact in found if fact.kind in ("news_pirate", "scurvy")] == ["news_pirate", "scurvy"]
    come = seen("refuge_chosen", seat=0, pirate=own.id, port=own.refuge)
    assert "news_pirate" not in kinds(list(facts(view, [seen(**TURN), come, seen(**NEXT)])))
    assert "news_pirate" in kinds(list(facts(view, [seen(**TURN), come, lost, seen(**NEXT)])))
