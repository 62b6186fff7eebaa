"""Events that a turn's page tells together: each battle or duel with its dice and toll, and pieces placed in a row."""

from typing import Any

import pytest

from bot.text import words_for
from rules.blackbeard import GAME
from rules.blackbeard.passages import ENDS, MOST_ROUNDS, ORDER, SENTENCES, SUMMED, passages
from rules.kernel import Fact, Passage, SeenEvent

from ...games.playthroughs import told_in
from .event_kinds import EVENTS

TWO = {"seat": 0, "pirate": "PI02", "target": "PI05"}
NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"].__getitem__
ATTACK = ("pirate_battle", {**TWO, "aim": "conquer", "place": "X20", "helper": ""})


def story(*events: tuple[str, dict[str, Any]]) -> list[SeenEvent]:
    return [SeenEvent(n, kind, data, "BN 12.1", personal=False) for n, (kind, data) in enumerate(events, 1)]


def volley(number: int, result: str = "won", **more: Any) -> tuple[str, dict[str, Any]]:
    dice = {"dice": [3, 5], "arms": [], "information": [], "foe_dice": [2, 6], "foe_arms": [4]}
    return "pirate_round", {**TWO, "round": number, "total": 14, "rolled": 11, "result": result, **dice, **more}


def bout(number: int, pirate: str = "PI02", result: str = "hit") -> tuple[str, dict[str, Any]]:
    return "duel_round", {
        **TWO,
        "pirate": pirate,
        "round": number,
        "dice": [6, 1],
        "total": 9,
        "rolled": 3,
        "result": result,
    }


def hurt(pirate: str, section: str, points: int) -> tuple[str, dict[str, Any]]:
    return "damaged", {"seat": 0, "pirate": pirate, "section": section, "points": points}


def only(found: list[Passage]) -> Passage:
    (passage,) = found
    return passage


def kinds(passage: Passage) -> list[str]:
    return [fact.kind for fact in passage.facts]


def fact(passage: Passage, kind: str) -> Fact:
    return next(fact for fact in passage.facts if fact.kind == kind)


def test_the_kinds_are_those_of_the_rules() -> None:
    assert {*SENTENCES, *SUMMED, *ENDS} - {*EVENTS} == set()


def test_a_battle_is_one_passage_with_its_rounds_and_its_toll() -> None:
    events = story(
        ATTACK,
        volley(1),
        hurt("PI05", "guns", 2),
        hurt("PI05", "crew", 1),
        ("popularity", {"seat": 1, "pirate": "PI05", "by": -3, "now": 4, "cause": "combat_damage"}),
        volley(2, "lost", foe_arms=[]),
        ("broke_off", {"seat": 1, "pirate": "PI05", "against": "pirate"}),
        ("pirate_battle_over", {**TWO, "rounds": 2, "result": "broke_off"}),
    )
    passage = only(passages(events))
    assert passage.events == events
    assert kinds(passage) == ["pirate_battle", "news_rounds", "broke_off", "pirate_battle_over", "news_toll"]
    first, second = fact(passage, "news_rounds").data["rounds"]
    assert (first["dice"], first["foe_dice"], first["captain"]) == ([3, 5], [2, 6, 4], "PI02")
    assert second["captain"] == "PI05"
    assert fact(passage, "news_toll").data["sides"] == [
        {
            "pirate": "PI05",
            "changes": [{"what": "ship", "by": 2}, {"what": "crew", "by": 1}, {"what": "popularity", "by": -3}],
        }
    ]


def test_the_duel_of_a_boarding_belongs_to_its_battle() -> None:
    events = story(
        ATTACK,
        volley(1),
        ("pirate_battle_over", {**TWO, "rounds": 1, "result": "board"}),
        ("boarded", TWO),
        ("duel_begun", {**TWO, "attack": [3, 2], "defence": [3, 2], "endurance": [3, 3]}),
        bout(1),
        bout(2, "PI05", "parried"),
        ("duel_over", {**TWO, "result": "down", "rounds": 2}),
        ("conquered", {**TWO, "fate": "maroon", "exchanged": False, "place": "X20"}),
    )
    passage = only(passages(events))
    assert kinds(passage)[1:] == [
        "news_rounds",
        "pirate_battle_over",
        "boarded",
        "duel_begun",
        "news_duel",
        "duel_over",
        "conquered",
    ]
    assert [row["pirate"] for row in fact(passage, "news_duel").data["rounds"]] == ["PI02", "PI05"]


def test_a_duel_of_its_own_is_a_passage_and_so_is_the_next_battle() -> None:
    duel = ("duel_begun", {**TWO, "target": "", "attack": [3, 2], "defence": [3, 2], "endurance": [3, 3]})
    first, second = passages(story(duel, bout(1), ATTACK, volley(1)))
    assert (kinds(first), kinds(second)) == (["duel_begun", "news_duel"], ["pirate_battle", "news_rounds"])


def test_acts_of_others_in_between_and_later_events_are_told_apart() -> None:
    events = story(
        ATTACK,
        ("wounded", {"seat": 2, "pirate": "PI09", "part": "left_leg", "grade": "minor"}),
        volley(1),
        ("sailed", {"seat": 0, "pirate": "PI02", "place": "X21"}),
        hurt("PI02", "sails", 1),
    )
    assert [event.n for event in only(passages(events)).events] == [1, 3]
    late = story(ATTACK, ("turn_over", {"turn": 3}), hurt("PI02", "sails", 1))
    assert [event.n for event in only(passages(late)).events] == [1]


def test_a_long_battle_leaves_out_rounds_before_the_last() -> None:
    passage = only(passages(story(ATTACK, *(volley(number) for number in range(1, 10)))))
    rounds = fact(passage, "news_rounds").data
    assert [row["round"] for row in rounds["rounds"]] == [1, 2, 3, 4, 5, 9]
    assert (len(rounds["rounds"]), rounds["more"]) == (MOST_ROUNDS, 3)


def test_a_battle_with_hunters_tells_their_last_state() -> None:
    events = story(
        ("hunter_battle", {"seat": 0, "pirate": "PI02", "hunters": ["kc3"], "began": "hunter", "helper": ""}),
        (
            "hunter_round",
            {
                "seat": 0,
                "pirate": "PI02",
                "hunters": ["kc3"],
                "round": 1,
                "dice": [4],
                "ally": [2],
                "arms": [],
                "total": 15,
                "hunter_total": 12,
                "face": 1,
                "result": "won",
            },
        ),
        ("hunter_worn", {"hunter": "kc3", "seat": 1, "combat": 5, "speed": 2, "cause": "battle"}),
        ("hunter_worn", {"hunter": "kc3", "seat": 1, "combat": 3, "speed": 0, "cause": "battle"}),
    )
    passage = only(passages(events))
    assert kinds(passage) == ["hunter_battle", "news_rounds", "hunter_worn"]
    assert fact(passage, "hunter_worn").data["combat"] == 3
    assert fact(passage, "news_rounds").data["rounds"][0]["foe_dice"] == [1]


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_every_sum_has_words(locale: str) -> None:
    words = words_for(locale, strict=True)
    sides = ([{"pirate": "PI02", "changes": [{"what": what, "by": 2}]}] for what in ORDER)
    lines = [words.fact(GAME, Fact("news_toll", {"sides": side}), NAMES) for side in sides]
    assert len(set(lines)) == len(ORDER)


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_every_passage_of_the_playthroughs_has_words(locale: str) -> None:
    words = words_for(locale, strict=True)
    events = [
        SeenEvent(n, kind, data, rule, personal=False) for n, (kind, rule, data) in enumerate(told_in("blackbeard"), 1)
    ]
    found = passages(events)
    assert len(found) > 20
    for passage in found:
        lines = [words.fact(GAME, fact, NAMES) for fact in passage.facts]
        assert lines[0]
        assert "" not in [line for line, part in zip(lines, passage.facts, strict=True) if part.kind[:5] == "news_"]


@pytest.mark.parametrize("what", ["battle", "location"])
def test_a_reroll_is_told_after_the_round_that_it_belongs_to(what: str) -> None:
    again = ("rerolled", {"seat": 0, "pirate": "PI02", "what": what, "before": [1, 2], "after": [3, 5]})
    before = [again, volley(1)] if what == "battle" else [volley(1), again]
    passage = only(passages(story(ATTACK, *before, volley(2))))
    assert kinds(passage) == ["pirate_battle", "news_rounds", "rerolled"]


def test_a_reroll_whose_round_never_came_is_told_all_the_same() -> None:
    again = ("rerolled", {"seat": 0, "pirate": "PI02", "what": "battle", "before": [1, 2], "after": [3, 5]})
    assert kinds(only(passages(story(ATTACK, again)))) == ["pirate_battle", "rerolled"]


GOVERNORS = [
    ("governors_drawn", {"seat": 0, "count": 2}),
    ("governors_drawn", {"seat": 1, "count": 1}),
    *(
        ("governor_placed", {"seat": seat, "port": port, "token": port})
        for seat, port in ((0, "11"), (0, "25"), (1, "16"))
    ),
]


def sail(place: str, lane: str = "32") -> tuple[str, dict[str, Any]]:
    return "merchant_placed", {"token": place, "hex": place, "lane": lane, "rolled": 0}


def test_governors_of_the_start_are_one_passage() -> None:
    events = story(*GOVERNORS, ("refuge_chosen", {"seat": 0, "pirate": "PI02", "port": "14"}))
    passage = only(passages(events))
    assert passage.events == events[:5]
    assert passage.facts == [
        Fact("news_governors", {"rows": [{"seat": 0, "ports": ["11", "25"]}, {"seat": 1, "ports": ["16"]}]})
    ]
    assert passages(story(*GOVERNORS[:2])) == []


def test_merchants_placed_in_a_row_are_one_passage() -> None:
    card = ("card_drawn", {"card": "AC16", "what": "lane", "value": "*"})
    events = story(card, sail("N27"), card, sail("F22"), sail("N27"))
    passage = only(passages(events))
    assert [event.n for event in passage.events] == [2, 4, 5]
    assert passage.facts == [Fact("news_merchants", {"rows": [{"code": "N27", "n": 2}, {"code": "F22", "n": 1}]})]


def test_a_single_merchant_or_one_that_was_found_keeps_its_own_line() -> None:
    turn = ("turn_start", {"turn": 2, "seat": 0})
    assert passages(story(sail("N27"), turn, sail("F22"), sail("D19", lane=""))) == []
