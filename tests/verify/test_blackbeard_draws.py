"""Stories of Barbe Noire 2: the events are compared with the draws, by the rules and by the stand-alone checker."""

from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.tables.stories import Story, check_story
from rules.blackbeard import GAME
from rules.blackbeard.dice import KINDS
from rules.blackbeard.listed import JD66, LOOSE, SILENT, SIZES
from rules.blackbeard.policies import ASK, POLICIES
from rules.blackbeard.shown import ROLLS
from rules.blackbeard.stocks import CONTENTS, STOCKS
from rules.blackbeard.tables import CARDS, CARGO, GOVERNORS, LANES, MERCHANTS
from rules.kernel import Match
from rules.kernel.dice import drawn_by, key_of, secret_of

from ..games.blackbeard import PLANS
from ..games.courses import course
from ..games.playthroughs import play
from ..rules.blackbeard.courses import Chance
from ..rules.blackbeard.test_rivals import rival_walk
from .files import (
    File,
    checker,
    exported_record,
    exported_story,
    faults_of,
    golden,
    named,
    of_course,
    of_story,
    tampered,
)
from .voyages import PLAYED, SHOWN, match_of, other, story_of, telling, told, with_wrong_value


def assert_wrong(data: File) -> None:
    """Check that the rules and the stand-alone checker find something."""
    assert check_story(data).faults
    assert faults_of(data)


# ---------------------------------------------------------------- played matches are right


@pytest.mark.parametrize("path", PLAYED, ids=named)
def test_every_golden_story_is_right_for_every_reader(path: Path) -> None:
    match = golden(path)
    public = check_story(exported_story(match)).draws
    for seat in range(match.seats):
        found = check_story(exported_story(match, seat))
        assert found.faults == []
        # A reader who sits at the table sees more.
        assert found.draws >= public > 50


def disputed() -> Match:
    """Return a match of rivals who use cunning in their disputes."""
    *_, match = rival_walk(3, 30)
    return match


def test_a_dispute_that_cunning_rolls_again_is_compared() -> None:
    story = exported_story(disputed(), 0)
    assert (check_story(story).faults, faults_of(story)) == ([], [])
    again = [data for data in told(story, "rerolled") if data["what"] == "dispute"]
    assert again
    for name in ("before", "after"):
        wrong = deepcopy(story)
        first = next(data for data in told(wrong, "rerolled") if data["what"] == "dispute")
        first[name][0] = 11 if first[name][0] != 11 else 12
        assert_wrong(wrong)


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 3), (4, 5), (5, 3)])
def test_acts_that_wait_for_each_other_are_told_rightly(seats: int, seed: int) -> None:
    """Where captains ask their seats, dice may be told in another order than they were rolled."""
    match = Match.start("blackbeard", seats, f"asked {seed}", "salt", {"turn_cap": 5, "merchants_per_seat": 6})
    asking = {name: ASK if ASK in policy.values else policy.values[0] for name, policy in POLICIES.items()}
    for seat in range(seats):
        match.set_orders(seat, asking)
    for _ in course(match, Chance(Random(seed), curious=0.3, undo=0.1)):
        pass
    assert any(entry.type == "undo" for entry in match.entries)
    assert faults_of(exported_record(match)) == []
    for seat in (None, *range(seats)):
        data = exported_story(match, seat)
        assert (check_story(data).faults, faults_of(data)) == ([], [])


def test_a_sack_whose_fame_is_the_garrison_needs_no_die() -> None:
    plan = PLANS["port_sacked"]
    match = play(GAME, replace(plan, seed="raid 163", options={**plan.options, "port_notoriety": "garrison"}))
    assert [event.data["face"] for event in match.log if event.kind == "port_sacked"] == [0]
    for seat in (None, 0):
        data = exported_story(match, seat)
        assert (check_story(data).faults, faults_of(data)) == ([], [])


def test_an_open_match_shows_no_keys_and_is_no_fault() -> None:
    match = Match.start("blackbeard", 3, "open", "salt", {"turn_cap": 5})
    for _ in range(7):
        seat, question = next(iter(match.questions.items()))
        match.answer(seat, question.default)
    assert match.result is None
    for seat in (None, 1):
        data = exported_story(match, seat)
        assert (data["keys"], data["draws"]) == ({}, [])
        assert (check_story(data).faults, check_story(data).draws, faults_of(data)) == ([], 0, [])


def test_draws_that_no_event_tells_are_counted() -> None:
    about = checker.check(plain(story_of("three_seats", None))).about
    untold = next(line for line in about if line.startswith("draws that no event tells: "))
    assert 0 < int(untold.split(": ")[1]) < len(match_of("three_seats").draws) / 2


def plain(data: File) -> str:
    return checker.json.dumps(data)


# ---------------------------------------------------------------- a wrong value is found


@pytest.mark.parametrize(("kind", "field"), SHOWN)
def test_a_wrong_value_is_found(kind: str, field: str) -> None:
    assert_wrong(with_wrong_value(kind, field))


@pytest.mark.parametrize("kind", ["governor_clash", "dispute"])
def test_a_wrong_roll_of_a_seat_is_found(kind: str) -> None:
    data = story_of(telling(kind))
    roll = next(told(data, kind))["rolls"][0]
    roll["face"] = other(roll["face"])
    assert_wrong(data)


@pytest.mark.parametrize(
    "kind", ["card_drawn", "pirate_dealt", "merchant_placed", "merchant_fought", "passenger", "prize_ship", "leaked"]
)
def test_an_event_that_is_left_out_is_found(kind: str) -> None:
    data = story_of("three_seats")
    next(event for event in data["events"] if event["kind"] == kind)["kind"] = "turn_over"
    assert_wrong(data)


def test_another_governor_than_the_one_that_was_placed_is_found() -> None:
    """The seat that placed a governor knows his face; the others know whose he is."""
    name = telling("governor_revealed")
    data = story_of(name, None)
    event = next(told(data, "governor_revealed"))
    owner = next(one["seat"] for one in told(data, "governor_placed") if one["token"] == event["token"])
    hand = next(one["governors"] for one in told(story_of(name, owner), "governors_drawn") if one["seat"] == owner)
    event["governor"] = next(name for name in GOVERNORS if name not in hand)
    assert_wrong(data)
    data = story_of(name, owner)
    placed = [one for one in told(data, "governor_placed") if "governor" in one]
    placed[0]["governor"], placed[1]["governor"] = placed[1]["governor"], placed[0]["governor"]
    assert_wrong(data)


def test_tampering_with_the_listed_draws_is_found() -> None:
    """Only the last draws of a kind that events do not always tell may be left out unnoticed."""
    data = story_of("absent")
    tried = [(name, changed) for name, work in [*of_story(data)][::19] if (changed := tampered(data, (name, work)))]
    untold = [f"missing ('draws', {n})" for n, draw in enumerate(data["draws"]) if draw["kind"] in LOOSE]
    assert len(tried) > 80
    assert [name for name, changed in tried if not faults_of(changed) and name not in untold] == []


def test_tampering_with_a_record_is_found() -> None:
    record = exported_record(match_of("absent"))
    tried = [changed for name, work in [*of_course(record)][::19] if (changed := tampered(record, (name, work)))]
    assert len(tried) > 80
    assert all(faults_of(changed) for changed in tried)


# ---------------------------------------------------------------- a forger who chooses what was drawn from


@pytest.mark.parametrize("kind", ["merchants", "letters", "cards", "pirates", "move", "starter", "attack"])
def test_a_draw_of_something_else_than_the_rules_ask_for_is_found(kind: str) -> None:
    """The outcome fits the key, and what it was drawn from does not fit the rules."""
    match, data = match_of("notorious"), story_of("notorious")
    draw = next(draw for draw in reversed(data["draws"]) if draw["kind"] == kind)
    if "items" in draw:
        draw["items"] = [*draw["items"][1:], draw["items"][0]]
    else:
        draw["high"] += 1
    made = next(
        one.draw for one in Story.model_validate(data).draws if (one.draw.kind, one.draw.n) == (kind, draw["n"])
    )
    draw["outcome"] = drawn_by(key_of(secret_of(match.head.seed), kind), match.head.salt, made)
    assert_wrong(data)


def test_a_list_of_draws_that_lacks_the_first_shuffles_is_found() -> None:
    data = story_of("two_seats")
    data["draws"] = [draw for draw in data["draws"] if draw["kind"] != "warships"]
    assert_wrong(data)


# ---------------------------------------------------------------- the checker knows what the rules know


def test_the_stocks_and_tables_are_those_of_the_rules() -> None:
    contents = {name: list(ids) for name, ids in zip(STOCKS, CONTENTS, strict=True)}
    assert {**contents, "cards": list(CARDS)} == checker.STOCKS
    assert [name for name, card in GOVERNORS.items() if card.stance == "pro"] == checker.PRO_PIRATE
    groups = ("2-4", "5-6", "7-8")
    goods = {
        sea: [
            [
                cell.good if cell.gold_value is None else f"gold{cell.gold_value}"
                for cell in (CARGO[sea, face, group] for group in groups)
            ]
            for face in range(1, 7)
        ]
        for sea in ("NA", "CAR", "GC", "IO")
    }
    assert goods == checker.GOODS
    column = {name: 0 if number < 16 else 1 if number < 27 else 2 for number, name in enumerate(MERCHANTS, 1)}
    assert {name: groups[column[name]] for name in MERCHANTS} == {name: one.group for name, one in MERCHANTS.items()}
    assert [number for number, lane in LANES.items() if lane.sea in ("NA", "CAR")] == [
        number for number in LANES if int(number) <= 46
    ]


def test_the_events_and_kinds_are_those_of_the_rules() -> None:
    assert {event: (roll.cunning, dict(roll.parts)) for event, roll in ROLLS.items()} == checker.ROLLS
    assert (dict(SIZES), JD66, LOOSE) == (checker.TOGETHER, checker.TENS, checker.SOMETIMES)
    assert SILENT[-len(checker.NEVER) :] == checker.NEVER
    kinds = [kind for roll in ROLLS.values() for kind in roll.parts.values()]
    assert [kind for kind in (*kinds, *SIZES, *LOOSE, *SILENT) if kind not in KINDS] == []
