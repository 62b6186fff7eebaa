"""Stories of Barbe Noire 2: the events are compared with the draws, by the rules and by the stand-alone checker."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.stories import Story, check_story
from rules.blackbeard.dice import KINDS
from rules.blackbeard.listed import JD66, LOOSE, SILENT, SIZES
from rules.blackbeard.policies import ASK, POLICIES, WAR
from rules.blackbeard.shown import ROLLS
from rules.blackbeard.stocks import CONTENTS, STOCKS
from rules.blackbeard.tables import CARDS, CARGO, GOVERNORS, LANES, MERCHANTS
from rules.kernel import Match
from rules.kernel.dice import drawn_by, key_of, secret_of

from ..games.courses import course
from ..rules.blackbeard.courses import Chance
from .files import GOLDEN, File, checker, exported_record, exported_story, faults_of, golden, named

PLAYED = [path for path in GOLDEN if path.parent.name == "blackbeard"]
Change = Callable[[File], object]


@cache
def match_of(name: str) -> Match:
    return golden(next(path for path in PLAYED if named(path) == f"blackbeard-{name}"))


def story_of(name: str, seat: int | None = 0) -> File:
    return deepcopy(exported_story(match_of(name), seat))


def told(data: File, kind: str) -> Iterator[Any]:
    """Yield the data of the events of one kind that stand."""
    yield from (event["data"] for event in data["events"] if event["kind"] == kind and event["undone"] is None)


def assert_wrong(data: File) -> None:
    """Check that the rules and the stand-alone checker find something."""
    assert check_story(data).faults
    assert faults_of(data)


# ---------------------------------------------------------------- what is played is right


@pytest.mark.parametrize("path", PLAYED, ids=named)
def test_every_golden_story_is_right_for_every_reader(path: Path) -> None:
    match = golden(path)
    public = check_story(exported_story(match)).draws
    for seat in range(match.seats):
        found = check_story(exported_story(match, seat))
        assert found.faults == []
        # A reader who sits at the table sees more.
        assert found.draws >= public > 50


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 6), (4, 1), (5, 1)])
def test_acts_that_wait_for_each_other_are_told_rightly(seats: int, seed: int) -> None:
    """Where captains ask their seats, dice may be told in another order than they were rolled."""
    match = Match.start("blackbeard", seats, f"asked {seed}", "salt", {"turn_cap": 5, "merchants_per_seat": 6})
    asking = {
        name: ASK if ASK in policy.values else policy.values[0] for name, policy in POLICIES.items() if name not in WAR
    }
    for seat in range(seats):
        match.set_orders(seat, asking)
    for _ in course(match, Chance(Random(seed), curious=0.3, undo=0.1)):
        pass
    assert any(event.undone is not None for event in match.events(None))
    assert faults_of(exported_record(match)) == []
    for seat in (None, *range(seats)):
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

SHOWN = [
    ("two_seats", "match_start", "starter"),
    ("two_seats", "pirate_dealt", "pirate"),
    ("two_seats", "governors_drawn", "governors"),
    ("two_seats", "card_drawn", "card"),
    ("two_seats", "letter_offered", "letter"),
    ("five_seats", "merchant_placed", "rolled"),
    ("three_seats", "reshuffled", "cards"),
    ("three_seats", "merchant_identified", "merchant"),
    ("three_seats", "merchant_fought", "dice"),
    ("three_seats", "merchant_fought", "defence"),
    ("three_seats", "prize_taken", "goods"),
    ("three_seats", "passenger", "face"),
    ("three_seats", "prize_ship", "face"),
    ("three_seats", "leaked", "face"),
    ("three_seats", "merchants_removed", "parity"),
    ("notorious", "storm", "face"),
    ("notorious", "ransomed", "face"),
    ("notorious", "tavern", "face"),
    ("flotsam", "drifted", "face"),
    ("port_sacked", "port_attacked", "dice"),
    ("port_sacked", "port_attacked", "garrison_dice"),
    ("port_sacked", "port_sacked", "face"),
    ("governor_drawn", "governor_drawn", "governor"),
    ("governor_drawn", "bribed", "face"),
    ("equipped", "cargo_danger", "face"),
    ("healed", "wounded", "face"),
    ("flotsam", "mutiny", "face"),
    ("equipped", "tortured", "face"),
    ("equipped", "rerolled", "before"),
    ("equipped", "rerolled", "after"),
    ("healed", "letter_price", "face"),
    ("flotsam", "jury_failed", "face"),
]


def other(value: Any) -> Any:
    """Return another value of the same kind: another face, another id, other rows."""
    if isinstance(value, int):
        return value % 6 + 1 if value < 10 else value // 10 % 6 * 10 + 10 + value % 10
    if isinstance(value, list):
        return [other(value[0]), *value[1:]]
    return {"odd": "even", "even": "odd"}.get(value, value[:-1] + ("2" if value[-1] == "1" else "1"))


@pytest.mark.parametrize(("name", "kind", "field"), SHOWN)
def test_a_wrong_value_is_found(name: str, kind: str, field: str) -> None:
    data = story_of(name)
    event = next(event for event in told(data, kind) if event.get(field))
    event[field] = other(event[field])
    assert_wrong(data)


@pytest.mark.parametrize("kind", ["governor_clash", "dispute"])
def test_a_wrong_roll_of_a_seat_is_found(kind: str) -> None:
    data = story_of("five_seats")
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
    data = story_of("healed", None)
    event = next(told(data, "governor_revealed"))
    owner = next(one["seat"] for one in told(data, "governor_placed") if one["token"] == event["token"])
    hand = next(one["governors"] for one in told(story_of("healed", owner), "governors_drawn") if one["seat"] == owner)
    event["governor"] = next(name for name in GOVERNORS if name not in hand)
    assert_wrong(data)
    data = story_of("healed", owner)
    placed = [one for one in told(data, "governor_placed") if "governor" in one]
    placed[0]["governor"], placed[1]["governor"] = placed[1]["governor"], placed[0]["governor"]
    assert_wrong(data)


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
